"""Marks in a text: strings that a feature looks for in every version of it."""

from __future__ import annotations

from collections.abc import Mapping

from ..text.edits import EditSpan


class Marks:
    """Of one version of a text: whether it has each of the strings that were asked for."""

    def __init__(self, absent: Mapping[str, bool] | None = None) -> None:
        """`absent`: strings that the text does not have, each with False."""
        self._known = dict(absent or {})

    def are_in(self, text: str, mark: str) -> bool:
        """Whether `text`, the one this is of, has `mark` in it."""
        found = self._known.get(mark)
        if found is None:
            found = self._known[mark] = mark in text
        return found

    def after(self, edit: EditSpan, text: str) -> Marks:
        """Those of the text that `edit` makes: only around it can a mark be that was in no place before."""
        return Marks(
            {
                mark: False
                for mark, is_there in self._known.items()
                if not is_there and text.find(mark, max(edit.start - len(mark), 0), edit.new_end + len(mark)) < 0
            }
        )
