"""One-Shot Bufferize on sparse tensors: known, so that functions may pass them along, and left to the sparsifier."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.bufferization.interface import Bufferization, BufferRewriter, Unbufferizable, always
from ...ods.registry import UPSTREAM

_SPARSIFIER = "sparse_tensor ops must be bufferized with the sparsifier"


def _refuse(op: Operation, _rewriter: BufferRewriter) -> None:
    raise Unbufferizable(_SPARSIFIER, op)


BUFFERIZATIONS: dict[str, Bufferization] = {
    name: Bufferization(_refuse, reads=always) for name in UPSTREAM.op_names("sparse_tensor")
}
