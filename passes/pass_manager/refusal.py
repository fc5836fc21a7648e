"""Refusals: why a pass does not apply, as values."""

from __future__ import annotations

from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass

MADE_OF_ITSELF = "the buffer that its result is written to depends on that result"
"""Reason of `one-shot-bufferize` where LLVM 22 has none: it does not end, or crashes."""


@dataclass(frozen=True)
class Note:
    """A second place that explains a refusal."""

    message: str
    operation: Operation | None = None
    value: Value | None = None


@dataclass(frozen=True)
class Refusal:
    """Reason why a pass does not apply.

    `reason` is upstream's message (empty: it has none) unless `is_own`, `code` the stable name of the kind. The
    place is `value` where upstream reports at the definition of a value, else `operation`. All of them
    belong to the program the pass ran on; `origin` leads from there to the caller's own.
    """

    reason: str
    code: str
    operation: Operation | None = None
    value: Value | None = None
    block: Block | None = None
    notes: tuple[Note, ...] = ()
    is_own: bool = False
    """Whether `reason` is ours: mlir-opt says nothing of the kind."""

    @property
    def anchor(self) -> Operation | Value | None:
        """The operation or value to report at."""
        return self.value if self.value is not None else self.operation
