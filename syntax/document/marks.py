"""Marks in a text: strings, and RUN lines, that a feature looks for in every version of it."""

from __future__ import annotations

from collections.abc import Mapping

from ..text.edits import EditSpan
from ..text.line_index import line_start
from ..text.run_lines import may_have_run_line, run_line_matches


class Marks:
    """Of one version of a text: whether it has each of the strings that were asked for."""

    def __init__(
        self, absent: Mapping[str, bool] | None = None, run_lines: tuple[int, tuple[str, ...]] | None = None
    ) -> None:
        """
        Args:
            absent: strings that the text does not have, each with False.
            run_lines: the end of the last one, and all; None if they are not known.
        """
        self._known = dict(absent or {})
        self._run_lines = run_lines

    def run_lines(self, text: str) -> tuple[str, ...]:
        """The RUN lines of `text`, the one this is of; see `syntax/text/run_lines.py`."""
        if self._run_lines is None:
            found = [*run_line_matches(text)]
            self._run_lines = found[-1].end() if found else -1, tuple([one[0] for one in found])
        return self._run_lines[1]

    def are_in(self, text: str, mark: str) -> bool:
        """Whether `text`, the one this is of, has `mark` in it."""
        found = self._known.get(mark)
        if found is None:
            found = self._known[mark] = mark in text
        return found

    def after(self, edit: EditSpan, text: str) -> Marks:
        """Those of the text that `edit` makes: only around it can a mark be that was in no place before."""
        absent = {
            mark: False
            for mark, is_there in self._known.items()
            if not is_there and text.find(mark, max(edit.start - len(mark), 0), edit.new_end + len(mark)) < 0
        }
        lines, start = self._run_lines, line_start(text, edit.start)
        end = text.find("\n", edit.new_end)
        is_same = lines is not None and lines[0] < start
        is_same = is_same and not may_have_run_line(text, start, len(text) if end < 0 else end)
        return Marks(absent, lines if is_same else None)
