"""Older spellings: an operation that LLVM 22 refuses is read again as an earlier release wrote it."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ir.records import replace
from ...ods.parse_fault import ParseFault
from ..text.findings import OLDER_SPELLING, Finding, Note
from ..text.recovery import between
from .parser_state import Frame, ParserState
from .unknown_names import BUILTIN, NAMES_IN_FUNCTIONS, RETURN, unknown_operation, unknown_words


class OlderSpellings:
    """Readers of operations in older spellings, for the item of `state`."""

    def __init__(self, state: ParserState, unclosed: Sequence[int]) -> None:
        """
        Args:
            unclosed: offsets of `{` that nothing closes, in text order.
        """
        self._state = state
        self._unclosed = unclosed
        self._reader, self._knowledge, self._findings = state.reader, state.knowledge, state.item.findings
        self._examined = 0
        """Number of findings, from the first on, that are known to be about something else than an older spelling."""

    def read_again(self, frame: Frame, op: Operation, tried: int, fault: ParseFault) -> Operation | None:
        """The operation whose custom form LLVM 22 refuses with `fault`, in that of an earlier release; None if it is
        not that.

        `tried`: how many findings there were before its custom form was tried.
        """
        syntax = self._reader.syntax
        if not op.name or syntax.is_generic:
            return None
        again = Operation("")
        before = self._findings[tried:]
        op.drop_all_references()
        self._reader.pending = []
        syntax.attribute_spans, syntax.type_spans, syntax.symbol_spans = {}, [], []
        del self._findings[tried:]
        self._examined = min(self._examined, tried)
        if self.read(frame, again, op.name, fault):
            return again
        self._findings[tried:] = before
        return None

    def read(self, frame: Frame, op: Operation, written: str, fault: ParseFault | None = None) -> bool:
        """Read `op`, which has no parts, in the spelling of an earlier release, if `written` was one.

        `fault`: what is wrong with it in the current one; None for a name that is unknown.
        """
        owner = frame.owner
        is_within_unknown = owner is not None and self._knowledge.definition(owner.name) is None
        if "." not in written and is_within_unknown and not self._has_older_spelling():
            # Within the regions of an unknown dialect, a name without prefix is one of its own, but for old programs.
            return False
        is_inside = written == RETURN and owner is not None and not self._knowledge.is_function_like(owner)
        is_open = is_inside and bool(between(self._unclosed, 0, self._reader.syntax.name_start))
        from .deprecated_syntax import read_older

        def report(finding: Finding) -> None:
            if is_open:
                # That of the function: the region around it is still to be closed. A text like this is wrong elsewhere.
                frame.scope.repeated += 1
                return
            if is_inside or (frame.default_dialect == BUILTIN and written in NAMES_IN_FUNCTIONS):
                # No release knew it there: the function around it is missing, or it ends something else.
                finding = unknown_operation(written, frame.default_dialect, finding.start, finding.end, self._knowledge)
            elif fault is not None:
                from .upstream_words import upstream_error

                upstream, at = upstream_error(self._reader.text, fault, written, frame.default_dialect)
                words = upstream or fault.message
                start = fault.start if at is None else at
                error = Note(start, max(start, fault.end), words)
                finding = replace(finding, upstream=words, upstream_errors=(error,))
            else:
                finding = replace(finding, upstream=unknown_words(written, frame.default_dialect, self._knowledge))
            self._state.add_finding(finding)

        return read_older(self._reader, op, written, self._knowledge, report)

    def _has_older_spelling(self) -> bool:
        """Whether a finding of the item is about an older spelling. Each finding is looked at once."""
        findings = self._findings
        while self._examined < len(findings) and findings[self._examined].code != OLDER_SPELLING:
            self._examined += 1
        return self._examined < len(findings)
