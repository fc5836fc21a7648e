"""DMA transfers, which several dialects have: a start that names a tag, and a wait for that tag."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Operation
from ..ir.types import is_memref
from .semantics import Semantics

_TAG = 2
"""Position of the tag among the buffers: source and destination precede it."""


def _tag(op: Operation) -> Sequence[int]:
    """The position of the tag among the operands; indices are between the buffers."""
    buffers = [position for position, operand in enumerate(op.operands) if is_memref(operand.value.type)]
    return buffers[_TAG : _TAG + 1]


def _ends(_: Operation) -> bool:
    return True


TRANSFER = Semantics(borrows=True, tags=_tag)
TRANSFER_END = Semantics(borrows=True, awaits=_ends)
