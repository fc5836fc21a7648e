"""Documents: one version of one text, an immutable value that shares parsed items with the version before.

A document is a list of chunks (`// -----`), a chunk a tree of items. Invariants of the incremental parse:

* An item holds its own operations with offsets relative to its start: an edit above it changes nothing inside of it.
* An item is shared if its text, its kind, the knowledge and the meaning of each alias it mentions are the same.
* Each old item serves at most one new item, because operations are looked up by identity.
* The result is the one of parsing the whole text afresh; only `delta` and the version's facts tell the two apart.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from ...ir.base import Attribute, Type
from ...ir.gc_control import LONG_TEXT_CHARS, gc_paused
from ...ir.graph import Block, Operation
from ...ir.records import dataclass, field
from ...ods.aliases import Aliases
from ...ods.knowledge import UPSTREAM, Knowledge
from ..parser.fact_cache import FactCache, FactKey
from ..parser.item_parser import ItemParser, ParsedItem
from ..parser.unknown_names import BUILTIN
from ..text.braces import Braces, braces_of
from ..text.cursor import without_nul
from ..text.findings import Finding, Severity
from . import lazy_item
from .alias_definitions import mentions_after, mentions_in, read_aliases
from .item_blocks import ItemBlocks, in_blocks, leaves_of
from .item_search import item_at, start_of
from .lazy_item import INHERITED_KEYS, LazyItem
from .marks import Marks
from .segmenter import BYTE_ORDER_MARK, Chunk, ItemKind, Segment, segment_text

if TYPE_CHECKING:
    from ..text.edits import EditSpan
    from .incremental_segmenter import Resegmentation


@dataclass(frozen=True)
class AliasUses:
    """The aliases that the text of an item mentions, as they were defined when it was parsed."""

    meanings: Mapping[str, Type | Attribute | None] = field(default_factory=dict[str, "Type | Attribute | None"])
    """By name with `!` or `#`; None for an undefined one."""
    has_broken_definition: bool = False
    """Whether the definition of one of them is broken: errors of the item may follow from that one."""


_NO_ALIASES = AliasUses()


@dataclass(frozen=True, slots=True)
class Item:
    """`start`: offset of the item in the text. For a module, `parsed` is its header with an empty region."""

    start: int
    kind: ItemKind
    parsed: ParsedItem
    aliases: AliasUses
    children: Sequence[Item] = ()
    opening: int = 0
    """Offset of its `{` relative to `start`: of a module, or of operations as in `Segment`; 0 for none."""
    end: int = 0
    """Offset after the item."""

    @property
    def operations(self) -> list[Operation]:
        return self.parsed.operations

    @property
    def has_errors(self) -> bool:
        """Whether some of it could not be parsed, or stands for what could not be."""
        is_broken = self.aliases.has_broken_definition
        return is_broken or any(finding.severity is Severity.ERROR for finding in self.parsed.findings)

    @property
    def body(self) -> tuple[int, int]:
        """For a module: offsets into the text, after its `{` and at its `}`."""
        return self.start + self.opening + 1, self.end - (len(self.parsed.source) - self.opening - 1)

    def moved(self, delta: int) -> Item:
        """The same item, `delta` further down."""
        if not delta:
            return self
        children = _moved(self.children, delta) if self.children else ()
        start, end = self.start + delta, self.end + delta
        return Item(start, self.kind, self.parsed, self.aliases, children, self.opening, end)


@dataclass(frozen=True)
class ParsedChunk:
    """`start`, `end`: offsets into the text. `items` in text order, alias definitions among them."""

    start: int
    end: int
    items: Sequence[Item]
    findings: tuple[Finding, ...] = ()
    """Of alias definitions; offsets into the text."""
    aliases: Aliases = field(default_factory=Aliases)
    is_regular: bool = False
    """See `items.Chunk`."""

    def leaves(self) -> Sequence[Item]:
        """Items that hold operations, modules before what they contain."""
        return leaves_of(self.items)

    def moved(self, delta: int) -> ParsedChunk:
        """The same chunk, `delta` further down."""
        if not delta:
            return self
        items = _moved(self.items, delta)
        findings = tuple([finding.shifted(delta) for finding in self.findings])
        return ParsedChunk(self.start + delta, self.end + delta, items, findings, self.aliases, self.is_regular)


def _moved(items: Sequence[Item], delta: int) -> Sequence[Item]:
    if isinstance(items, ItemBlocks):
        return items.moved(delta)
    return tuple([item.moved(delta) for item in items])


@dataclass(frozen=True)
class Carried:
    """Facts of an older version as a whole, and the edit since."""

    facts: object
    removed: tuple[ParsedItem, ...]
    """Items of the older version that are not in this one, in text order."""
    added: tuple[Item, ...]
    """Items of this version that were not in the older one, in text order."""
    edit: EditSpan
    """The edit from the older text to this one."""


@dataclass(frozen=True)
class Document:
    """An immutable version of a text. Build with `parse_document`, or `edited` from an older version."""

    text: str
    knowledge: Knowledge
    chunks: tuple[ParsedChunk, ...]
    facts: FactCache = field(default_factory=FactCache)
    """Of this version; they depend on nothing else."""
    carried: Carried | None = None
    """None unless this version is an edited one, and the version before had the fact `INHERITED`."""
    marks: Marks = field(default_factory=Marks)

    def has(self, mark: str) -> bool:
        """Whether the text has `mark` in it; asked again after an edit, only the text around that is looked at."""
        return self.marks.are_in(self.text, mark)

    def run_lines(self) -> tuple[str, ...]:
        """The RUN lines of the text; likewise."""
        return self.marks.run_lines(self.text)

    @property
    def error_count(self) -> int:
        """Of the errors that parsing found."""
        return sum(finding.severity is Severity.ERROR for finding in self.findings)

    def chunk_of(self, item: Item) -> ParsedChunk:
        """The chunk that `item` is in.

        Raises:
            StopIteration: it is no item of this document.
        """
        return next(chunk for chunk in self.chunks if chunk.start <= item.start and item.end <= chunk.end)

    def leaves(self) -> Sequence[Item]:
        """Items that hold operations, in text order, modules before what they contain."""
        return self._leaves

    @cached_property
    def _leaves(self) -> Sequence[Item]:
        if len(self.chunks) == 1:
            return self.chunks[0].leaves()
        return tuple([item for chunk in self.chunks for item in chunk.leaves()])

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """The findings of the parser, in text order; offsets into the text."""
        found = [finding for chunk in self.chunks for finding in chunk.findings]
        for item in self.leaves():
            if item.parsed.findings:
                found.extend([finding.shifted(item.start) for finding in item.parsed.findings])
        return tuple(sorted(found, key=lambda f: (f.start, f.end, f.code)))

    def item_at(self, offset: int) -> Item | None:
        """The innermost item that covers `offset`, or touches it at its end."""
        # One that starts here may end here too, or be an alias, and the one before end here.
        number = bisect_right(self.chunks, offset, key=start_of)
        for chunk in reversed(self.chunks[max(number - 2, 0) : number]):
            found = item_at(chunk.items, offset) if chunk.end >= offset else None
            if found is not None:
                return found
        return None

    def edited(self, text: str, edit: EditSpan | None = None) -> Document:
        """The document of `text`, sharing the items that both texts have; `edit` as in `parse_document`."""
        return parse_document(text, self.knowledge, self, edit)

    def unread(self) -> list[Item]:
        """Items that are not parsed yet, in text order; none unless the document was read `lazily`."""
        return [item for item in self.leaves() if not item.parsed.is_read]


def parse_document(
    text: str,
    knowledge: Knowledge = UPSTREAM,
    old: Document | None = None,
    edit: EditSpan | None = None,
    *,
    lazily: bool = False,
) -> Document:
    """Read `text`, with spaces for NULs. Items of `old` with equal text and equal meaning of aliases are shared.

    Args:
        edit: the edit from the text of `old` to `text`; found by comparison if None.
        lazily: only cut the text into items, and parse each on first access.
    """
    if "\0" in text:
        text, edit = without_nul(text), None  # More than the edit may differ: what is in a string decides.
    shared = old if old is not None and old.knowledge is knowledge else None
    if shared is not None:
        document = _edited_in_place(shared, text, edit, lazily=lazily)
        if document is not None:
            return document
    reader = DocumentReader(text, knowledge, shared.leaves() if shared is not None else (), lazily=lazily)
    with gc_paused(enabled=len(text) > LONG_TEXT_CHARS):
        return Document(text, knowledge, tuple([reader.chunk(chunk) for chunk in segment_text(text)]))


def _edited_in_place(old: Document, text: str, edit: EditSpan | None, *, lazily: bool) -> Document | None:
    """The document of `text` where only the items that the edit touches are looked at; None if that is not enough."""
    if edit is None and old.text == text:
        return Document(text, old.knowledge, old.chunks)
    # Loaded here, for the editor: the command line reads each text once.
    from .incremental_segmenter import resegment

    found = resegment(old.text, text, old.chunks, edit)
    if found is None or _changes_mark(old.text, text, found.edit):
        return None
    chunk, delta = old.chunks[found.chunk], found.edit.delta
    body = chunk.items
    for position in found.path:
        body = body[position].children
    replaced = body[found.first : found.last]
    findings = _moved_findings(chunk.findings, found.edit)
    if findings is None or _alias_texts(replaced, old.text) != _alias_texts(found.segments, text):
        return None
    reader = DocumentReader(text, old.knowledge, leaves_of(replaced), lazily=lazily)
    around = _around(replaced, found.edit)
    made: list[Item] = []
    for segment in found.segments:
        is_edited = around is not None and (
            len(replaced) == 1 or (segment.start, segment.end) == (around.start, around.end + delta)
        )
        reader.before = around.parsed if around is not None and is_edited else None
        reader.edit = found.edit.shifted(-around.start) if around is not None and is_edited else None
        made.append(reader.item(segment, chunk.aliases, found.braces))
    items = _with_items(chunk.items, found, 0, made)
    changed = ParsedChunk(chunk.start, chunk.end + delta, items, findings, chunk.aliases, chunk.is_regular)
    after = [each.moved(delta) for each in old.chunks[found.chunk + 1 :]]
    chunks = (*old.chunks[: found.chunk], changed, *after)
    carried = _carried(old, replaced, made, found.edit)
    return Document(text, old.knowledge, chunks, carried=carried, marks=old.marks.after(found.edit, text))


def _around(replaced: Sequence[Item], edit: EditSpan) -> Item | None:
    """The operation among `replaced` that `edit` is in; the only one in any case."""
    found = [one for one in replaced if len(replaced) == 1 or one.start < edit.start <= edit.old_end < one.end]
    return found[0] if len(found) == 1 and found[0].kind is ItemKind.OPERATIONS else None


def _changes_mark(old: str, new: str, edit: EditSpan) -> bool:
    """Whether the edit reaches a byte order mark, which is in no chunk."""
    marks = old.startswith(BYTE_ORDER_MARK), new.startswith(BYTE_ORDER_MARK)
    return marks[0] is not marks[1] or (marks[0] and edit.start < len(BYTE_ORDER_MARK))


INHERITED = FactKey[object]("inherited")
"""The fact of a document that its next version takes over: of a type that this layer does not know."""


def _carried(old: Document, replaced: Sequence[Item], made: Sequence[Item], edit: EditSpan) -> Carried | None:
    before = old.carried
    facts = old.facts.remove(INHERITED)
    if any(item.kind is not ItemKind.OPERATIONS for item in (*replaced, *made)):
        return None
    here = {item.parsed for item in made}
    there = {item.parsed for item in replaced}
    removed = [item.parsed for item in replaced if item.parsed not in here]
    added = [item for item in made if item.parsed not in there]
    if facts is not None:
        return Carried(facts, tuple(removed), tuple(added), edit)
    # The version before has no facts: this one differs from the one before that by both edits. Where they touch
    # the same items, the order of these is the same.
    if before is None or {*removed} != {item.parsed for item in before.added}:
        return None
    return Carried(before.facts, before.removed, tuple(added), before.edit.then(edit))


def _with_items(items: Sequence[Item], found: Resegmentation, depth: int, made: list[Item]) -> Sequence[Item]:
    """`items` of the body that the first `depth` modules of the path are around, with `made` in its place."""
    delta = found.edit.delta
    if depth == len(found.path):
        first, last = found.first, found.last
    else:
        first = found.path[depth]
        last = first + 1
        module = items[first]
        children = _with_items(module.children, found, depth + 1, made)
        end = module.end + delta
        made = [Item(module.start, module.kind, module.parsed, module.aliases, children, module.opening, end)]
    if isinstance(items, ItemBlocks):
        return items.replaced(first, last, made, delta)
    after = [item.moved(delta) for item in items[last:]] if delta else items[last:]
    return (*items[:first], *made, *after)


def _moved_findings(findings: tuple[Finding, ...], edit: EditSpan) -> tuple[Finding, ...] | None:
    """`findings` after `edit`; None if it touches one of them."""
    if any(finding.end >= edit.start and finding.start <= edit.old_end for finding in findings):
        return None
    return tuple([finding.shifted(edit.delta) if finding.start > edit.start else finding for finding in findings])


def _alias_texts(places: Sequence[Item] | Sequence[Segment], text: str) -> list[str]:
    """The definitions of aliases among `places` and in them."""
    found: list[str] = []
    pending: list[Item | Segment] = [*places][::-1]
    while pending:
        place = pending.pop()
        if place.kind is ItemKind.ALIAS:
            found.append(text[place.start : place.end])
        pending.extend(place.children[::-1])
    return found


class DocumentReader:
    """Reads items, and takes what it can from the `old` ones."""

    def __init__(self, text: str, knowledge: Knowledge, old: Iterable[Item], *, lazily: bool = False) -> None:
        self.text = text
        self.knowledge = knowledge
        self.lazily = lazily
        self.before: ParsedItem | None = None
        """The last version of the only changed item, and the edit since, from the item's start."""
        self.edit: EditSpan | None = None
        self.known: dict[tuple[str, str], list[ParsedItem]] = {}
        self.uses: dict[int, AliasUses] = {}
        for item in old:
            self.known.setdefault((item.parsed.source, item.kind.value), []).append(item.parsed)
            self.uses[id(item.parsed)] = item.aliases

    def chunk(self, chunk: Chunk) -> ParsedChunk:
        aliases, findings = self.read_aliases(chunk)
        items = in_blocks([self.item(segment, aliases, chunk.braces) for segment in chunk.segments])
        return ParsedChunk(chunk.start, chunk.end, items, tuple(findings), aliases, chunk.is_regular)

    def read_aliases(self, chunk: Chunk) -> tuple[Aliases, list[Finding]]:
        """The aliases of `chunk`, and what is wrong with it outside of its operations."""
        aliases, findings = read_aliases(self.text, chunk.segments)
        if chunk.start == len(BYTE_ORDER_MARK) and self.text.startswith(BYTE_ORDER_MARK):
            findings.append(_BYTE_ORDER_MARK)
        return aliases, findings

    def item(self, segment: Segment, aliases: Aliases, braces: Braces | None = None) -> Item:
        """`braces`: those of the text, if they are known."""
        text = self.text
        if segment.kind is ItemKind.ALIAS:
            parsed = ParsedItem(text[segment.start : segment.end], Block())
            return Item(segment.start, segment.kind, parsed, _NO_ALIASES, (), 0, segment.end)
        opening = segment.opening - segment.start if segment.opening else 0
        parsed, used = self.read_segment(segment, aliases, braces)
        children = in_blocks([self.item(child, aliases, braces) for child in segment.children])
        return Item(segment.start, segment.kind, parsed, used, children, opening, segment.end)

    def read_segment(self, segment: Segment, aliases: Aliases, braces: Braces | None) -> tuple[ParsedItem, AliasUses]:
        """The findings and definitions of `segment` alone: of a module, the header."""
        text = self.text
        if segment.kind is ItemKind.MODULE:
            source = text[segment.start : segment.opening + 1] + text[segment.closing : segment.end]
            return self.parsed(source, segment.kind, aliases, None)
        source = text[segment.start : segment.end]
        within = None if braces is None else partial(braces.within, segment.start, segment.end)
        return self.parsed(source, segment.kind, aliases, within)

    def parsed(
        self, source: str, kind: ItemKind, aliases: Aliases, braces: Callable[[], Braces | None] | None
    ) -> tuple[ParsedItem, AliasUses]:
        """`source` read, to be read, or taken from the old version when its aliases mean the same."""
        candidates = self.known.get((source, kind.value), []) if self.known else []
        before = self.uses.get(id(self.before)) if self.edit is not None else None
        names = mentions_in(source) if before is None else mentions_after(before.meanings, source, self.edit)
        is_affected = bool(names) and aliases.is_affected_by_broken_alias(source)
        for position, candidate in enumerate(candidates):
            used = self.uses[id(candidate)]
            # The suggestion for an undefined alias depends on which others there are.
            if used.has_broken_definition is is_affected and all(
                value is not None and _meaning(aliases, name) is value for name, value in used.meanings.items()
            ):
                # Each old item serves one new item: operations know their item by identity.
                del candidates[position]
                return candidate, used
        used = AliasUses({name: _meaning(aliases, name) for name in names}, is_affected) if names else _NO_ALIASES
        knowledge = self.knowledge

        def begin() -> ItemParser:
            pairs = (braces() if braces is not None else None) or braces_of(source, is_piece=True)
            return ItemParser(source, knowledge, aliases, BUILTIN, pairs)

        is_lazy = self.lazily and kind is ItemKind.OPERATIONS
        splicer = None
        if self.before is not None and len(source) >= lazy_item.MIN_SPLICED_CHARS:
            # Loaded here, for the editor: the command line reads each text once.
            from .splicer import Splices

            splicer = Splices(knowledge, aliases)
        parsed = LazyItem(source, begin, self.before, self.edit, splicer) if is_lazy else begin().run()
        for key in INHERITED_KEYS if self.before is not None else ():
            inherited = self.before.facts.find(key) if self.before is not None else None
            if inherited is not None:
                parsed.facts.put(key, None, inherited)
        return parsed, used


_BYTE_ORDER_MARK = Finding(
    "byte-order-mark",
    Severity.ERROR,
    0,
    len(BYTE_ORDER_MARK),
    "a byte order mark (U+FEFF) is no part of a program",
    help="save the file as UTF-8 without it",
    upstream="unexpected character",
    edits=((0, len(BYTE_ORDER_MARK), ""),),
)


def _meaning(aliases: Aliases, name: str) -> Type | Attribute | None:
    return aliases.type(name[1:]) if name[0] == "!" else aliases.attribute(name[1:])
