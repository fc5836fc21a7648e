"""Edit history: the last edits of each open file, from which two of its versions are compared."""

from __future__ import annotations

from ...syntax.text.edits import EditSpan
from .snapshot import Snapshot

_MAX_EDITS = 100
"""Per file; of older versions the difference is not known any more."""


class EditHistory:
    """Written on the protocol's thread, read on the scheduler's."""

    def __init__(self) -> None:
        self._of_file: dict[str, dict[int, tuple[int, EditSpan | None]]] = {}
        """By URI, then by the number of the text after an edit: the number of the text before, and the edit."""

    def add(self, uri: str, before: int, number: int, edit: EditSpan | None) -> None:
        """`edit` made the text `number` of the text `before`; None: a whole text was sent."""
        edits = self._of_file.setdefault(uri, {})
        edits[number] = (before, edit)
        if len(edits) > _MAX_EDITS:
            del edits[next(iter(edits))]

    def forget(self, uri: str) -> None:
        self._of_file.pop(uri, None)

    def between(self, old: Snapshot, new: Snapshot) -> EditSpan | None:
        """The edit that makes the text of `new` of that of `old`; None where it is not known."""
        number, later = new.number, None
        edits = self._of_file.get(new.uri, {})
        while number != old.number:
            number, edit = edits.get(number, (0, None))
            if edit is None:
                return None
            later = edit if later is None else edit.then(later)
        return later
