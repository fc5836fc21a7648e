"""Lazy items: items of a long text that are parsed on first access to their operations or findings.

Segmenting a text takes a tenth of the time of parsing its items, and an editor shows one page at a time.
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


class LazyItem(ParsedItem):
    """An item parsed on the first access to `block`, `operations` or `findings`; `is_read` never parses.

    `last_parsed` and `edit_since_parse` are both None or both set, and None as soon as the item is parsed. They skip
    versions that were never parsed: their edits are composed.
    """

    def __init__(
        self,
        source: str,
        read: Callable[[], ParsedItem],
        before: ParsedItem | None = None,
        edit: EditSpan | None = None,
    ) -> None:
        """`read` parses `source` and is called at most once.

        Args:
            before: the item in the version before.
            edit: the edit from the text of `before` to `source`.
        """
        self.source = source
        self.last_parsed: ParsedItem | None = None
        """The last version of the item that has been parsed, until this one has."""
        self.edit_since_parse: EditSpan | None = None
        """The edit from the text of `last_parsed` to this one."""
        if isinstance(before, LazyItem) and not before.is_read:
            last, edits = before.last_parsed, before.edit_since_parse
            if last is not None and edits is not None and edit is not None:
                self.last_parsed, self.edit_since_parse = last, edits.then(edit)
        elif before is not None and edit is not None:
            self.last_parsed, self.edit_since_parse = before, edit
        self.facts = FactCache()
        self._read: Callable[[], ParsedItem] | None = read
        self._parsed: ParsedItem | None = None

    @property
    def is_read(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._parsed is not None

    @property
    def block(self) -> Block:  # pyright: ignore[reportIncompatibleVariableOverride]
        return (self._parsed or self._parse()).block

    @property
    def findings(self) -> list[Finding]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return (self._parsed or self._parse()).findings

    def _parse(self) -> ParsedItem:
        read = self._read
        parsed = read() if read is not None else None
        # Reading pauses, and another thread may have read it meanwhile: all have to see the same operations.
        if self._parsed is None:
            assert parsed is not None
            self._parsed, self._read = parsed, None
            self.last_parsed = self.edit_since_parse = None
        return self._parsed
