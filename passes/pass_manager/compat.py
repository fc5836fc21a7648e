"""Compatibility modes: the correct behaviour, or LLVM 22's, where that one has a bug.

docs/divergences.md lists the places. Such a pass has a field `compat`, which is not an option in
pipeline strings: the parser of a pipeline sets it for all of its passes.
"""

from __future__ import annotations

from enum import Enum

from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ods.rewriting import Defects


class Compat(Enum):
    SAFE = "safe"
    """Programs that LLVM 22 rejects or miscompiles are handled, or refused with the reason."""
    LLVM22 = "llvm22"
    """Output of LLVM 22.1, byte for byte, unless that depends on freed memory."""


@dataclass(frozen=True)
class Notice:
    """A remark about the result, above all that LLVM 22 behaves differently here.

    The place is `value` where there is one, else `operation`; both belong to the program the pass ran on.
    """

    code: str
    """Stable; a section of docs/divergences.md explains it."""
    message: str
    operation: Operation | None = None
    value: Value | None = None
    issue: str = ""
    """The upstream issue, like `llvm/llvm-project#119863`; empty if there is none."""
    around: Operation | None = None
    """An operation around the place that is still in the program, where the pass may have erased `operation`."""

    @property
    def anchor(self) -> Operation | Value | None:
        return self.value if self.value is not None else self.operation

    def __str__(self) -> str:
        return f"{self.message} ({self.issue})" if self.issue else self.message


def defects_for(compat: Compat) -> Defects:
    """The behaviour of folds and patterns where LLVM 22's are wrong."""
    return Defects(follows_llvm22=compat is Compat.LLVM22)


def notices_of(defects: Defects) -> tuple[Notice, ...]:
    """A notice for each place where that made a difference."""
    return tuple(
        Notice(one.defect.code, one.defect.message, one.operation, issue=one.defect.issue, around=one.around)
        for one in defects.found
    )
