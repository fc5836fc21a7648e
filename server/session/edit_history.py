"""The last edits of each open file, so that a text can be read by what has changed since another one."""

from __future__ import annotations

from ...syntax.text.edits import EditSpan
from .snapshot import Snapshot

_MOST = 100


class EditHistory:
    """Written on the protocol's thread, read on the worker's."""

    def __init__(self) -> None:
        self._of_file: dict[str, dict[int, tuple[int, EditSpan | None]]] = {}
        """By the number of the text they made: that of the one before, and the edit."""

    def add(self, uri: str, before: int, number: int, edit: EditSpan | None) -> None:
        """The text `number` was made of the text `before`. `edit` None: a whole text was sent."""
        edits = self._of_file.setdefault(uri, {})
        edits[number] = (before, edit)
        if len(edits) > _MOST:
            del edits[next(iter(edits))]

    def forget(self, uri: str) -> None:
        self._of_file.pop(uri, None)

    def between(self, old: Snapshot, new: Snapshot) -> EditSpan | None:
        """What made the text of `new` of that of `old`; None: nobody remembers."""
        number, later = new.number, None
        edits = self._of_file.get(new.uri, {})
        while number != old.number:
            number, edit = edits.get(number, (0, None))
            if edit is None:
                return None
            later = edit if later is None else edit.then(later)
        return later
