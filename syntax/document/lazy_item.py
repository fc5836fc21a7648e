"""Lazy items: items of a long text that are parsed on first access to their operations or findings.

Segmenting a text takes a tenth of the time of parsing its items, and an editor shows one page at a time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ...ir.pauses import pause, without_pauses
from ...ir.records import dataclass
from ..parser.fact_cache import FactCache, FactKey
from ..parser.parser_state import NameNotes, ParsedItem
from ..text.findings import Severity

if TYPE_CHECKING:
    from ...ir.graph import Block
    from ..parser.item_parser import ItemParser
    from ..text.edits import EditSpan
    from ..text.findings import Finding
    from .splice import Splice


MIN_SPLICED_CHARS = 4_000
"""Code points of an item from which on the operations of the version before are taken over."""
_LONG_CHARS = 20_000
"""Code points of an item that is read in slices: of a shorter one, what was interrupted is read anew."""
_RIGHT_CHARS = 10_000
"""Code points of edits since the last version without errors up to which that one is kept while there are errors."""
_SLICE_CHARS = 2_000
"""Code points of a long item that are read without a pause, for which a key waits."""


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
    versions of which nothing was read: their edits are composed. A version that was read in part is read to its end
    before a later one, so that no edit makes the reading of a long function begin again.

    An item may take over the operations of the version before (`splice.py`), which parses its text once more if
    somebody still asks for it, and has no facts any more but those that refer to no operation. Where that one was read
    afresh and has errors, as while a definition is moved, `last_right` and `edit_since_right` are the version before it
    that still has its operations, and facts of them: once the errors are gone, only what differs from that is read.
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
        """The result of `prepare`, of `_base`."""
        self._base: LazyItem | None = None
        self.reused: Reused | None = None
        """Facts of the version before, where its operations are in this one."""
        self._splicer = splicer
        self.last_parsed: ParsedItem | None = None
        """The last version of the item that has been parsed, or begun, until this one has been parsed."""
        self.edit_since_parse: EditSpan | None = None
        """The edit from the text of `last_parsed` to this one."""
        self.last_right: LazyItem | None = None
        self.edit_since_right: EditSpan | None = None
        if isinstance(before, LazyItem) and before.last_right is not None:
            self._follow(before.last_right, before.edit_since_right, edit)
        if isinstance(before, LazyItem) and not before.is_read:
            last, edits = before.last_parsed, before.edit_since_parse
            if last is not None and edits is not None and edit is not None:
                self.last_parsed, self.edit_since_parse = last, edits.then(edit)
            elif before._parser is not None and edit is not None and splicer is not None:
                self.last_parsed, self.edit_since_parse = before, edit
        elif before is not None and edit is not None:
            self.last_parsed, self.edit_since_parse = before, edit
        self.facts = FactCache()
        self._begin = begin
        self._parser: ItemParser | None = None
        """A parser that has read some of it."""
        self._halt = 0
        """The offset up to which it has read, at least."""
        self._parsed: ParsedItem | None = None

    def _follow(self, right: LazyItem, since: EditSpan | None, edit: EditSpan | None) -> None:
        """Keep `right` for later, unless the edits since are many, or another version has its operations."""
        edits = since.then(edit) if since is not None and edit is not None else since or edit
        if right.is_read and edits is not None and max(edits.old_end, edits.new_end) - edits.start <= _RIGHT_CHARS:
            self.last_right, self.edit_since_right = right, edits

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
        splicer, bases = self._splicer, self._bases()
        if splicer is not None and bases and self._parsed is None:
            found = ((base, splicer.read(base._parsed, edit, self.source)) for base, edit in bases if base._parsed)
            self._base, self.splice = next((one for one in found if one[1] is not None), (None, None))
            # An edit that is not one of a few operations stays so.
            self._splicer = splicer if self.splice is not None else None
        return self.splice

    def _bases(self) -> list[tuple[LazyItem, EditSpan]]:
        """Versions whose operations may be taken over, with the edit since, the best first."""
        pairs = (self.last_right, self.edit_since_right), (self.last_parsed, self.edit_since_parse)
        return [
            (base, edit)
            for base, edit in pairs
            if isinstance(base, LazyItem) and base._parsed is not None and edit is not None
        ]

    @property
    def begun(self) -> ItemParser | None:
        """The parser that has read a part of the version before, which is to be read first; None if there is none."""
        return self.last_parsed._parser if isinstance(self.last_parsed, LazyItem) else None

    def read_ahead(self, end: int) -> ParsedItem:
        """The operations up to the first one that starts at `end` or after it, and their findings so far.

        Whatever is read later goes on there. All of it where the version before has most of the operations.
        """
        if self._parsed is not None or self.last_parsed is not None or end >= len(self.source):
            return self._parsed or self._parse()
        return self._read_to(end).item

    def read_slice(self) -> bool:
        """Read some of what has to be read before the operations are known; whether there is more."""
        first = self.last_parsed if self.begun is not None else self
        if not isinstance(first, LazyItem) or first._parsed is not None or first.last_parsed is not None:
            return False
        first.read_ahead(first._halt + _SLICE_CHARS)
        return first._parsed is None

    def _read_to(self, end: int) -> ItemParser:
        # Nobody else may go on in the middle of an operation.
        with without_pauses():
            self._parser = parser = self._parser or self._begin()
            self._halt = max(end, self._halt)
            parser.run_to(self._halt)
            if parser.frames:
                # The next operation may be far away, behind comments.
                self._halt = max(self._halt, parser.frames[-1].pos)
        return parser

    def _read(self) -> ParsedItem:
        if len(self.source) <= _LONG_CHARS and self._parser is None:
            # Work that ends in here leaves nothing: the next one begins anew.
            return self._begin().run()
        while self._parsed is None and self._halt + _SLICE_CHARS < len(self.source):
            self._read_to(self._halt + _SLICE_CHARS)
            pause()
        if self._parsed is None:
            with without_pauses():
                self._parsed = self._read_to(sys.maxsize).run()
        return self._parsed

    def _parse(self) -> ParsedItem:
        if self.begun is not None and isinstance(self.last_parsed, LazyItem):
            self.last_parsed._parse()
            if self._parsed is not None:
                return self._parsed
        splice = self.splice or self.prepare()
        parsed = self._taken_over(splice) if splice is not None else None
        is_afresh = parsed is None
        parsed = parsed or self._read()
        # Reading pauses, and another thread may have read it meanwhile: all have to see the same operations.
        if self._parsed is None:
            self._parsed = parsed
        if not any(one.severity is Severity.ERROR for one in self._parsed.findings):
            self.last_right = self.edit_since_right = None
        elif is_afresh and self.last_right is None and isinstance(self.last_parsed, LazyItem):
            self._follow(self.last_parsed, None, self.edit_since_parse)
        self.last_parsed = self.edit_since_parse = self.splice = self._base = self._splicer = self._parser = None
        return self._parsed

    def _taken_over(self, splice: Splice) -> ParsedItem | None:
        """The operations of the version before, as `splice` changes them; None if another version has them."""
        before, splicer = self._base, self._splicer
        for key in INHERITED_KEYS:
            inherited = before.facts.find(key) if before is not None else None
            if inherited is not None:
                inherited.settle()
        if self._parsed is not None or splicer is None or before is None or before._parsed is not splice.base:
            return None
        # Work that ends in here would leave operations that no version has as a whole.
        with without_pauses():
            before._parsed = None
            before.facts.keep_plain()
            self.reused = Reused(splice, before.facts)
            self._parsed = splicer.commit(splice)
        return self._parsed
