"""Files that are opened, edited and closed in one process: the analysis of an editor's session without its threads."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from random import Random

from pydealloc.server.config.editor_settings import DiagnosticSettings
from pydealloc.server.session.edit_history import EditHistory
from pydealloc.server.session.file_analysis import FileAnalysis
from pydealloc.server.session.programs import Programs
from pydealloc.server.session.snapshot import Snapshot
from pydealloc.server.session.text_buffer import Change, apply_changes
from pydealloc.syntax.text.line_index import Encoding, LineIndex
from tests.robustness.soak import INSERTED


class EditedFiles:
    """Each version is analysed to its end, at once."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._edits = EditHistory()
        self._analysis = FileAnalysis(Programs(self._edits), self._edits, DiagnosticSettings)
        self._newest: dict[str, Snapshot] = {}
        self._numbers = count(1)

    def open(self, uri: str, text: str) -> None:
        self._show(Snapshot(uri, 1, LineIndex(text), Encoding.UTF16, number=next(self._numbers)))

    def close(self, uri: str) -> None:
        del self._newest[uri]
        self._edits.forget(uri)
        self._analysis.forget(uri)
        self._analysis.programs.forget(uri)

    def edit(self, uri: str, times: int) -> None:
        """Put something in at a random place and take it out again, so many times."""
        for _ in range(times):
            lines = self._newest[uri].lines
            place, text = self._random.randrange(len(lines.text) + 1), self._random.choice(INSERTED)
            start = lines.position(place, Encoding.UTF16)
            self._change(uri, Change(text, start, start))
            end = self._newest[uri].lines.position(place + len(text), Encoding.UTF16)
            self._change(uri, Change("", start, end))

    def _change(self, uri: str, change: Change) -> None:
        old = self._newest[uri]
        lines, edit = apply_changes(old.lines, [change], Encoding.UTF16)
        number = next(self._numbers)
        self._edits.add(uri, old.number, number, edit)
        edited = edit.start if edit is not None else None
        self._show(Snapshot(uri, number, lines, Encoding.UTF16, number=number, edited=edited))

    def _show(self, snapshot: Snapshot) -> None:
        self._newest[snapshot.uri] = snapshot
        _exhaust(self._analysis.steps(snapshot, lambda findings, extent: None))

    def rest(self) -> int:
        """Let the time pass that garbage is collected in; the number of blocks of memory that are in use then."""
        _exhaust(self._analysis.programs.collect_when_idle())
        return sys.getallocatedblocks()


def _exhaust(steps: Iterator[object]) -> None:
    for _ in steps:
        pass
