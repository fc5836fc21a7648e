"""Compatibility modes: the correct behaviour, or LLVM 22's, where that one has a bug.

docs/divergences.md lists the places. A pass that has one takes a field `compat`, which is no option of
pipelines: whoever reads a pipeline's text says it once for all of its passes.
"""

from __future__ import annotations

from enum import Enum

from ...ir.graph import Operation, Value
from ...ir.records import dataclass


class Compat(Enum):
    SAFE = "safe"
    """Programs that LLVM 22 rejects or miscompiles are handled, or refused with the reason."""
    LLVM22 = "llvm22"
    """As LLVM 22.1 does, byte for byte, wherever its answer does not depend on memory it has freed."""


@dataclass(frozen=True)
class Notice:
    """Something about the result that its text does not show: above all that LLVM 22 does something else here.

    The place is `value` where there is one, else `operation`; both belong to the program the pass ran on.
    """

    code: str
    """Stable; a section of docs/divergences.md explains it."""
    message: str
    operation: Operation | None = None
    value: Value | None = None
    issue: str = ""
    """Where it is reported upstream, like `llvm/llvm-project#119863`; empty when it is not."""

    @property
    def anchor(self) -> Operation | Value | None:
        return self.value if self.value is not None else self.operation

    def __str__(self) -> str:
        return f"{self.message} ({self.issue})" if self.issue else self.message
