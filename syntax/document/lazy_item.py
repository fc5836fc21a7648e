"""Lazy items: items of a long text that are parsed on first access to their operations or findings.

Segmenting a text takes a tenth of the time of parsing its items, and an editor shows one page at a time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ...ir.pauses import without_pauses
from ...ir.records import dataclass
from ..parser.fact_cache import FactCache, FactKey
from ..parser.parser_state import NameNotes, ParsedItem

if TYPE_CHECKING:
    from ...ir.graph import Block
    from ..parser.item_parser import ItemParser
    from ..text.edits import EditSpan
    from ..text.findings import Finding
    from .splice import Splice


MIN_SPLICED_CHARS = 4_000
"""Code points of an item from which on the operations of the version before are taken over."""


class Splicer(Protocol):
    """Reads and changes operations; see `splice.py`."""

    def read(self, before: ParsedItem, edit: EditSpan, source: str, /) -> Splice | None: ...

    def commit(self, splice: Splice, /) -> ParsedItem: ...


class Inherited:
    """A fact of an item that the item in its place in the next version takes over."""

    def settle(self) -> None:
        """Remember what is needed of the operations: they are about to change."""


INHERITED_BY_ITEM = FactKey[Inherited]("inherited by item", is_plain=True)
"""Both versions may have it, so that what it says must never change."""
INHERITED_BUFFERS = FactKey[Inherited]("inherited buffers", is_plain=True)
"""Another one, likewise."""
INHERITED_KEYS = (INHERITED_BY_ITEM, INHERITED_BUFFERS)
"""All of them."""


@dataclass(frozen=True, eq=False)
class Reused:
    """The operations that are new in an item, and the facts of the version that it has all others from."""

    splice: Splice
    facts: FactCache


class LazyItem(ParsedItem):
    """An item parsed on the first access to `block`, `operations` or `findings`; `is_read` never parses.

    `last_parsed` and `edit_since_parse` are both None or both set, and None as soon as the item is parsed. They skip
    versions that were never parsed: their edits are composed.

    An item may take over the operations of the version before (`splice.py`), which parses its text once more if
    somebody still asks for it, and has no facts any more but those that refer to no operation.
    """

    def __init__(
        self,
        source: str,
        begin: Callable[[], ItemParser],
        before: ParsedItem | None = None,
        edit: EditSpan | None = None,
        splicer: Splicer | None = None,
    ) -> None:
        """
        Args:
            begin: makes the parser of `source`.
            before: the item in the version before.
            edit: the edit from the text of `before` to `source`.
            splicer: reads no more than what the edit touches.
        """
        self.source = source
        self.splice: Splice | None = None
        """The result of `prepare`."""
        self.reused: Reused | None = None
        """Facts of the version before, where its operations are in this one."""
        self._splicer = splicer
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
        self._begin = begin
        self._parser: ItemParser | None = None
        """A parser that has read some of it; None while it is at work."""
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

    @property
    def names(self) -> NameNotes | None:  # pyright: ignore[reportIncompatibleVariableOverride]
        return (self._parsed or self._parse()).names

    def prepare(self) -> Splice | None:
        """The operations that the edit touches, read again; None if all have to be."""
        before, edit, splicer = self.last_parsed, self.edit_since_parse, self._splicer
        base = before._parsed if isinstance(before, LazyItem) else None
        if splicer is not None and base is not None and edit is not None and self._parsed is None:
            self.splice = splicer.read(base, edit, self.source)
            # An edit that is not one of a few operations stays so.
            self._splicer = splicer if self.splice is not None else None
        return self.splice

    def read_ahead(self, end: int) -> ParsedItem:
        """The operations up to the first one that starts at `end` or after it, and their findings so far.

        Whatever is read later goes on there. All of it where the version before has most of the operations.
        """
        if self._parsed is not None or self.last_parsed is not None or end >= len(self.source):
            return self._parsed or self._parse()
        parser = self._parser or self._begin()
        # Nobody else may go on in the middle of an operation.
        with without_pauses():
            parser.run_to(end)
        self._parser = parser
        return parser.item

    def _read(self) -> ParsedItem:
        parser, self._parser = self._parser or self._begin(), None
        parser.run_to(sys.maxsize)
        return parser.run()

    def _parse(self) -> ParsedItem:
        splice = self.splice or self.prepare()
        parsed = self._taken_over(splice) if splice is not None else None
        parsed = parsed or self._read()
        # Reading pauses, and another thread may have read it meanwhile: all have to see the same operations.
        if self._parsed is None:
            self._parsed = parsed
        self.last_parsed = self.edit_since_parse = self.splice = self._splicer = None
        return self._parsed

    def _taken_over(self, splice: Splice) -> ParsedItem | None:
        """The operations of the version before, as `splice` changes them; None if another version has them."""
        before = self.last_parsed
        for key in INHERITED_KEYS:
            inherited = before.facts.find(key) if before is not None else None
            if inherited is not None:
                inherited.settle()
        splicer = self._splicer
        base = before._parsed if isinstance(before, LazyItem) else None
        if self._parsed is not None or splicer is None or before is None or base is not splice.base:
            return None
        assert isinstance(before, LazyItem)
        # Work that ends in here would leave operations that no version has as a whole.
        with without_pauses():
            before._parsed = None
            before.facts.keep_plain()
            self.reused = Reused(splice, before.facts)
            self._parsed = splicer.commit(splice)
        return self._parsed
