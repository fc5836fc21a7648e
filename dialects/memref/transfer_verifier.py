"""Verifier rules of `memref` for copies in the background and for buffers that grow (MemRefOps.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.types import IndexType, MemRefType, UnknownType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bare_failure
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from ..common.canonicalization.memref_types import has_identity_layout
from . import ops as memref


def _wrong(text: str) -> Failure:
    return Failure("verify-operand-type", text)


class _Operands:
    """Takes the operands of a copy one after the other; the first that does not fit is the failure."""

    def __init__(self, types: list[Type]) -> None:
        self._types = types
        self._taken = 0
        self.failure: Failure | None = None

    def _next(self, count: int) -> list[Type]:
        found = self._types[self._taken : self._taken + count]
        self._taken += count
        if len(found) < count:
            self.failure = self.failure or Failure("verify-count", "incorrect number of operands")
        return found

    def buffer(self, what: str) -> int:
        """The rank of a buffer."""
        found = self._next(1)
        if found and self.failure is None and not isinstance(found[0], (MemRefType, UnknownType)):
            self.failure = _wrong(f"expected {what} to be of memref type")
        return len(found[0].shape) if found and isinstance(found[0], MemRefType) else 0

    def indices(self, count: int, words: str) -> None:
        found = self._next(count)
        if self.failure is None and any(not isinstance(each, (IndexType, UnknownType)) for each in found):
            self.failure = _wrong(f"expected {words} of index type")

    @property
    def left(self) -> list[Type]:
        return self._types[self._taken :]


def _dma_start(view: View) -> Failure | None:
    if len(view.operands) < 4:
        return Failure("verify-count", "expected at least 4 operands")
    operands = _Operands(view.operands)
    operands.indices(operands.buffer("source"), "source indices to be")
    operands.indices(operands.buffer("destination"), "destination indices to be")
    operands.indices(1, "num elements to be")
    operands.indices(operands.buffer("tag"), "tag indices to be")
    if operands.failure is not None or not operands.left:
        return operands.failure
    if len(operands.left) != 2:
        return Failure("verify-count", "incorrect number of operands")
    if any(not isinstance(each, (IndexType, UnknownType)) for each in operands.left):
        return _wrong("expected stride and num elements per stride to be of type index")
    return None


def _dma_wait(view: View) -> Failure | None:
    tag = view.type_of("tagMemRef")
    given = len(view.types("tagIndices"))
    if not isinstance(tag, MemRefType) or given == len(tag.shape):
        return None
    text = "expected tagIndices to have the same number of elements as the tagMemRef rank"
    return Failure("verify-count", f"{text}, expected {len(tag.shape)}, but got {given}")


def _realloc(view: View) -> Failure | None:
    realloc = memref.ReallocOp(view.op)
    source, result = realloc.source.type, realloc.result.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return None
    for side, type_ in (("source", source), ("result", result)):
        if not has_identity_layout(type_):
            return bare_failure(f"unsupported layout for {side} memref type '{type_}'")
    about = f"specified for source memref type '{source}' and result memref type '{result}'"
    if source.memory_space is not result.memory_space:
        return bare_failure(f"different memory spaces {about}")
    if differ(source.element, result.element):
        return bare_failure(f"different element types {about}")
    has_size = bool(view.types("dynamicResultSize"))
    if has_size != (None in result.shape):
        words = "unnecessary" if has_size else "missing"
        return bare_failure(f"{words} dimension operand for result type '{result}'")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "memref.dma_start": (_dma_start,),
    "memref.dma_wait": (_dma_wait,),
    "memref.realloc": (_realloc,),
}
