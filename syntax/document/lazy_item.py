"""Items of a long text that are read when somebody asks what they say.

Cutting a text into items takes a tenth of the time of reading them, and an editor shows one page at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..parser.fact_cache import FactCache
from ..parser.parser_state import ParsedItem

if TYPE_CHECKING:
    from ...ir.graph import Block
    from ..text.edits import EditSpan
    from ..text.findings import Finding


class LateItem(ParsedItem):
    """An item that is read with the first look at its operations or findings; `is_read` does not look.

    `read` gives what the text says; it is called once, by whoever looks first, and may take as long as the item is.
    """

    def __init__(
        self,
        source: str,
        read: Callable[[], ParsedItem],
        before: ParsedItem | None = None,
        edit: EditSpan | None = None,
    ) -> None:
        """`before`: what the item was, `edit`: what made its text of the text before."""
        self.source = source
        self.before: ParsedItem | None = None
        """The last version of the item that has been read, until this one has."""
        self.since: EditSpan | None = None
        """What made this text of that of `before`."""
        if isinstance(before, LateItem) and not before.is_read:
            if before.before is not None and before.since is not None and edit is not None:
                self.before, self.since = before.before, before.since.then(edit)
        elif before is not None and edit is not None:
            self.before, self.since = before, edit
        self.facts = FactCache()
        self._read: Callable[[], ParsedItem] | None = read
        self._parsed: ParsedItem | None = None

    @property
    def is_read(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._parsed is not None

    @property
    def block(self) -> Block:  # pyright: ignore[reportIncompatibleVariableOverride]
        return (self._parsed or self._now()).block

    @property
    def findings(self) -> list[Finding]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return (self._parsed or self._now()).findings

    def _now(self) -> ParsedItem:
        read = self._read
        parsed = read() if read is not None else None
        # Reading pauses, and somebody else may have read it meanwhile: all have to see the same operations.
        if self._parsed is None:
            assert parsed is not None
            self._parsed, self._read = parsed, None
            self.before = self.since = None
        return self._parsed
