"""Diagnostics as JSON, kept as text with each finding: with each key, hundreds are sent as they were sent before."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import inf

from lsprotocol import types

from ....syntax.text.edits import EditSpan
from ....syntax.text.findings import Finding, Severity
from ...config.known_codes import page_uri
from ...features.diagnostics import diagnostic
from ...session.snapshot import Snapshot
from . import convert
from .item_json import listed
from .methods import SOURCE
from .pygls_adapter import JsonText

_MAX_TEXTS = 500
"""Findings whose texts are kept: a few hundred kilobytes."""
_LOOKAHEAD = 1
"""Code points behind a range that its positions depend on: an empty one is widened by it, and a line feed belongs to a
carriage return before it."""


class DiagnosticTexts:
    """Texts of the diagnostics of the file that was sent last.

    A finding that is sent again, as the same object, has the same text if no edit reaches up to its places.
    """

    def __init__(self, edit_between: Callable[[Snapshot, Snapshot], EditSpan | None], *, can_show_notes: bool) -> None:
        """
        Args:
            edit_between: the edit that makes the text of the second snapshot of that of the first; None where it is
                not known.
            can_show_notes: as of `diagnostics`.
        """
        self._edit_between = edit_between
        self._can_show_notes = can_show_notes
        self._last: Snapshot | None = None
        self._known: dict[int, tuple[Finding, str, int]] = {}
        """By the identity of a finding: its text, and the offset behind all that this depends on."""

    def published(self, snapshot: Snapshot, findings: Sequence[Finding]) -> JsonText:
        """The parameters of `textDocument/publishDiagnostics`."""
        version = f', "version": {snapshot.version}' if snapshot.version is not None else ""
        found = self.of(snapshot, findings)
        return JsonText(f'{{"uri": {json.dumps(snapshot.uri)}, "diagnostics": {found}{version}}}')

    def of(self, snapshot: Snapshot, findings: Sequence[Finding]) -> JsonText:
        """An array of diagnostics, in the order of `findings`."""
        unchanged = self._unchanged(snapshot)
        known = self._known
        found: list[tuple[Finding, str, int]] = []
        for finding in findings:
            entry = known.get(id(finding))
            if entry is None or entry[2] > unchanged:
                text = diagnostic_json(snapshot, finding, can_show_notes=self._can_show_notes)
                end = max([finding.end, *[note.end for note in finding.notes]])
                entry = finding, text, end + _LOOKAHEAD
            found.append(entry)
        self._last = snapshot
        self._known = {id(entry[0]): entry for entry in found[:_MAX_TEXTS]}
        return listed([text for _, text, _ in found])

    def _unchanged(self, snapshot: Snapshot) -> float:
        """The offset up to which the text is the one that the known texts are about; 0 where that is not certain."""
        last = self._last
        if last is None or last.uri != snapshot.uri or last.encoding is not snapshot.encoding:
            return 0
        if last.lines is snapshot.lines:
            return inf
        edit = self._edit_between(last, snapshot)
        return edit.start if edit is not None else 0


def diagnostics_json(snapshot: Snapshot, findings: Iterable[Finding], *, can_show_notes: bool) -> JsonText:
    """An array of diagnostics, none of which was sent before.

    Args:
        can_show_notes: as of `diagnostics`.
    """
    return listed([diagnostic_json(snapshot, one, can_show_notes=can_show_notes) for one in findings])


def diagnostic_json(snapshot: Snapshot, finding: Finding, *, can_show_notes: bool) -> str:
    """A diagnostic of the protocol.

    There may be hundreds with each key: making objects and checking them first would take longer than finding out what
    they say.
    """
    shown = diagnostic(finding, snapshot.text, can_show_notes=can_show_notes)
    place, message = _range(snapshot, shown.start, shown.end), json.dumps(shown.message)
    kind = _kind(shown.code, shown.severity, shown.is_unnecessary)
    if not shown.notes:
        return f'{{"range": {place}, "message": {message}, {kind}}}'
    uri = json.dumps(snapshot.uri)
    notes = [
        f'{{"location": {{"uri": {uri}, "range": {_range(snapshot, note.start, note.end)}}}, '
        f'"message": {json.dumps(note.message)}}}'
        for note in shown.notes
    ]
    return f'{{"range": {place}, "message": {message}, {kind}, "relatedInformation": [{", ".join(notes)}]}}'


@cache
def _kind(code: str, severity: Severity, is_unnecessary: bool) -> str:
    """The properties of a diagnostic that those of its code share."""
    shared: dict[str, object] = {"severity": convert.SEVERITIES[severity].value, "code": code, "source": SOURCE}
    page = page_uri(code)
    if page is not None:
        shared["codeDescription"] = {"href": page}
    if is_unnecessary:
        shared["tags"] = [types.DiagnosticTag.Unnecessary.value]
    return json.dumps(shared)[1:-1]


def _range(snapshot: Snapshot, start: int, end: int) -> str:
    (line, column), (last, after) = snapshot.position(start), snapshot.position(end)
    return f'{{"start": {{"line": {line}, "character": {column}}}, "end": {{"line": {last}, "character": {after}}}}}'
