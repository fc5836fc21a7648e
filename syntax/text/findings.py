"""Findings: errors, warnings and notices about a text, as values with stable codes, never exceptions."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ...ir.records import dataclass, replace

if TYPE_CHECKING:
    from .edits import EditSpan


OLDER_SPELLING = "older-spelling"
"""The code of findings about the syntax of earlier releases."""
OF_SYNTAX = ("syntax", "unknown-operation")
"""The codes of findings about operations that cannot be read."""
OTHER_VERSION = "other-version"
"""The code of findings about operations that another release reads than the one that a project shows."""


class Severity(Enum):
    ERROR = "error"
    WARNING = "warning"
    INFORMATION = "information"
    HINT = "hint"


@dataclass(frozen=True)
class Note:
    """A second place that explains a finding. Offsets as in the finding it belongs to."""

    start: int
    end: int
    message: str


@dataclass(frozen=True)
class Finding:
    """`start`, `end`: offsets (code points, half open) into the text of the item or document that owns it.

    `code` is the public, stable name; `message` is one sentence without full stop; `help` says what to
    do, None when the message does. `upstream` repeats mlir-opt's words where it reports the same.
    """

    code: str
    severity: Severity
    start: int
    end: int
    message: str
    notes: tuple[Note, ...] = ()
    help: str | None = None
    upstream: str | None = None
    edits: tuple[tuple[int, int, str], ...] = ()
    """The edits of a fix, in text order: replace `[start, end)` by the text. Empty where there is none."""
    size: int | None = None
    """Bytes of the buffer that it is about, for limits of the configuration and sums of copies; None: not known, or
    of no use."""
    function: str = ""
    """The symbol of the function that it is about, for sums of copies; empty where nothing is summed."""
    read_by: int = 0
    """The release of LLVM that reads the operation, which the one that it was parsed for does not; 0: none is known."""
    upstream_errors: tuple[Note, ...] = ()
    """mlir-opt's errors, where these are several, or at another place; empty: one at `start`, of the words `upstream`
    or `message`."""
    is_read: bool | None = None
    """Whether mlir-opt reports it while it reads the program, and so before all that it verifies; None: the code
    tells."""

    @property
    def is_refusal(self) -> bool:
        """Whether the release of LLVM that the program is read for refuses it: for an error, or an older spelling."""
        return self.severity is Severity.ERROR or self.code == OLDER_SPELLING

    @property
    def reported_by_upstream(self) -> tuple[Note, ...]:
        """mlir-opt's errors, each where and as it reports it."""
        return self.upstream_errors or (Note(self.start, self.end, self.upstream or self.message),)

    def shifted(self, delta: int) -> Finding:
        """The same finding in a text where this one's text starts at offset `delta`."""
        if not delta:
            return self
        notes, edits, errors = self.notes, self.edits, self.upstream_errors
        if notes:
            notes = tuple([Note(one.start + delta, one.end + delta, one.message) for one in notes])
        if errors:
            errors = tuple([Note(one.start + delta, one.end + delta, one.message) for one in errors])
        if edits:
            edits = tuple([(start + delta, end + delta, text) for start, end, text in edits])
        # Each key moves hundreds: `replace` takes five times as long.
        return Finding(
            self.code,
            self.severity,
            self.start + delta,
            self.end + delta,
            self.message,
            notes,
            self.help,
            self.upstream,
            edits,
            self.size,
            self.function,
            self.read_by,
            errors,
            self.is_read,
        )

    def mapped(self, edit: EditSpan) -> Finding:
        """The same finding after `edit`, without its own edits: the right ones may be others now."""
        notes, errors = (
            tuple([replace(note, start=edit.map(note.start), end=edit.map(note.end)) for note in each])
            for each in (self.notes, self.upstream_errors)
        )
        start, end = edit.map(self.start), edit.map(self.end)
        return replace(self, start=start, end=end, notes=notes, edits=(), upstream_errors=errors)
