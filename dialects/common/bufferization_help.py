"""Ways out where One-Shot Bufferize refuses an operation: the option, pass or transformation that helps there."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.knowledge import UPSTREAM

_TRANSFORMATIONS = {
    "linalg.pack": "transform.structured.lower_pack",
    "linalg.unpack": "transform.structured.lower_unpack",
}
"""By operation, the one of the transform dialect that replaces it by others, which can be bufferized."""
_PASSES = {"quant": "lower-quant-ops", "shape": "convert-shape-to-std", "tosa": "tosa-to-linalg-pipeline"}
"""By dialect, the pass that replaces its operations on tensors."""
_ELEMENTWISE = "Tensorizable"
_LOOP = (
    "with `allow-return-allocs-from-loops` a loop may yield another buffer than it was given; or yield what was "
    "computed in the value that the loop carries"
)
_DECLARE = 'if it computes in its last operands, declare it with `bufferizes = "destination-style"` in pydealloc.toml'
_READ_PAGE = "pydealloc-lsp --explain cannot-bufferize has the usual causes"


def way_to_buffers(op: Operation | None, *, is_left_over: bool) -> str:
    """The way out for `op`, the place of a refusal; `is_left_over`: nobody says how it is bufferized."""
    if op is None:
        return _READ_PAGE
    if not is_left_over:
        around = op.parent_op
        ends_loop = UPSTREAM.is_region_terminator(op) and around is not None and _repeats(around)
        return _LOOP if ends_loop else _READ_PAGE
    if op.dialect not in UPSTREAM.dialect_names:
        return _DECLARE
    if op.name in _TRANSFORMATIONS:
        return f"lower it first with {_TRANSFORMATIONS[op.name]}"
    if UPSTREAM.has_trait(op, _ELEMENTWISE):
        return "lower it first with convert-elementwise-to-linalg"
    if op.dialect in _PASSES:
        return f"lower it first with {_PASSES[op.dialect]}"
    return "lower it first to operations that can be bufferized, or keep it on tensors with `allow-unknown-ops`"


def _repeats(op: Operation) -> bool:
    """Whether a region of `op` may run after a region of it."""
    branch = UPSTREAM.region_branch(op)
    return branch is not None and any(
        edge.target is not None for region in op.regions for edge in branch.leave(op, region)
    )
