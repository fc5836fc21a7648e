"""One version of one text: an immutable value that shares what it can with the version before.

A document is a list of chunks (`// -----`), a chunk a tree of items. An item holds its own operations with
offsets relative to its start, so an edit above it changes nothing inside of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from ..dialects.knowledge import UPSTREAM, Knowledge
from ..ir.base import Attribute, Type
from ..ir.cloning import clone, clone_all
from ..ir.graph import Block, Operation
from ..ir.records import dataclass, field
from .aliases import Aliases, mentioned_aliases
from .attributes_text import read_attribute
from .collecting import no_collection
from .faults import ParseFault
from .findings import Finding, Severity
from .items import Chunk, Kind, Piece, cut
from .parser import ParsedItem, parse_item
from .types_text import read_type

_BULK = 20_000
"""Code points; reading a longer text makes so many objects that the collector looks through them again and again."""

AliasTable = Mapping[str, "Type | Attribute | None"]


@dataclass(frozen=True)
class Item:
    """`start`: offset of the item in the text. For a module, `parsed` is its header with an empty region."""

    start: int
    kind: Kind
    parsed: ParsedItem
    aliases: AliasTable
    """The aliases (with `!` or `#`) the text mentions, as they were defined when it was read."""
    children: tuple[Item, ...] = ()
    opening: int = 0
    """For a module: offset of its `{` relative to `start`."""
    end: int = 0
    """Offset after the item."""

    @property
    def operations(self) -> list[Operation]:
        return self.parsed.operations


@dataclass(frozen=True)
class ParsedChunk:
    """`start`, `end`: offsets into the text. `items` in text order, alias definitions among them."""

    start: int
    end: int
    items: tuple[Item, ...]
    findings: tuple[Finding, ...] = ()
    """Of alias definitions; offsets into the text."""
    aliases: Aliases = field(default_factory=Aliases)

    def leaves(self) -> Iterator[Item]:
        """Items that hold operations, modules before what they contain."""
        pending = list(reversed(self.items))
        while pending:
            item = pending.pop()
            if item.kind is not Kind.ALIAS:
                yield item
            pending.extend(reversed(item.children))


@dataclass(frozen=True)
class Document:
    """An immutable version of a text. Build with `parse_document`, or `edited` from an older version."""

    text: str
    knowledge: Knowledge
    chunks: tuple[ParsedChunk, ...]

    def leaves(self) -> Iterator[Item]:
        for chunk in self.chunks:
            yield from chunk.leaves()

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """What reading the text found, in text order; offsets into the text."""
        found = [finding for chunk in self.chunks for finding in chunk.findings]
        for item in self.leaves():
            found.extend(finding.shifted(item.start) for finding in item.parsed.findings)
        return tuple(sorted(found, key=lambda f: (f.start, f.end, f.code)))

    def item_at(self, offset: int) -> Item | None:
        """The innermost item that covers `offset`, or touches it at its end."""
        best: Item | None = None
        for item in self.leaves():
            if item.start <= offset <= item.end and (best is None or item.start >= best.start):
                best = item
        return best

    def edited(self, text: str) -> Document:
        """The document of `text`, sharing the items that both texts have."""
        return parse_document(text, self.knowledge, self)


def parse_document(text: str, knowledge: Knowledge = UPSTREAM, old: Document | None = None) -> Document:
    """Read `text`. Items of `old` with the same text and the same meaning of their aliases are shared."""
    known: dict[tuple[str, str], list[ParsedItem]] = {}
    meanings: dict[int, AliasTable] = {}
    if old is not None and old.knowledge is knowledge:
        for item in old.leaves():
            known.setdefault((item.parsed.source, item.kind.value), []).append(item.parsed)
            meanings[id(item.parsed)] = item.aliases
    reader = _DocumentReader(text, knowledge, known, meanings)
    with no_collection(is_worth_it=len(text) > _BULK):
        return Document(text, knowledge, tuple(reader.chunk(chunk) for chunk in cut(text)))


class _DocumentReader:
    def __init__(
        self,
        text: str,
        knowledge: Knowledge,
        known: dict[tuple[str, str], list[ParsedItem]],
        meanings: dict[int, AliasTable],
    ) -> None:
        self.text = text
        self.knowledge = knowledge
        self.known = known
        self.meanings = meanings

    def chunk(self, chunk: Chunk) -> ParsedChunk:
        aliases, findings = self.read_aliases(chunk)
        items = tuple(self.item(piece, aliases) for piece in chunk.pieces)
        return ParsedChunk(chunk.start, chunk.end, items, tuple(findings), aliases)

    def item(self, piece: Piece, aliases: Aliases) -> Item:
        text = self.text
        if piece.kind is Kind.ALIAS:
            return Item(
                piece.start, piece.kind, ParsedItem(text[piece.start : piece.end], Block()), {}, (), 0, piece.end
            )
        if piece.kind is Kind.MODULE:
            source = text[piece.start : piece.opening + 1] + text[piece.closing : piece.end]
        else:
            source = text[piece.start : piece.end]
        parsed, used = self.parsed(source, piece.kind, aliases)
        children = tuple(self.item(child, aliases) for child in piece.children)
        return Item(piece.start, piece.kind, parsed, used, children, piece.opening - piece.start, piece.end)

    def parsed(self, source: str, kind: Kind, aliases: Aliases) -> tuple[ParsedItem, AliasTable]:
        """`source` read, or taken from the old version when its aliases mean the same."""
        candidates = self.known.get((source, kind.value), [])
        for position, candidate in enumerate(candidates):
            used = self.meanings[id(candidate)]
            if all(_meaning(aliases, name) is value for name, value in used.items()):
                # Each old item serves one new item: operations know their item by identity.
                del candidates[position]
                return candidate, used
        names = dict.fromkeys(mentioned_aliases(source)) if "#" in source or "!" in source else {}
        used = {name: _meaning(aliases, name) for name in names}
        return parse_item(source, self.knowledge, aliases), used

    def read_aliases(self, chunk: Chunk) -> tuple[Aliases, list[Finding]]:
        """All alias definitions of the chunk. A name may be used in a definition that stands before its own."""
        aliases = Aliases()
        findings: list[Finding] = []
        pending = [piece for piece in _all_pieces(chunk.pieces) if piece.kind is Kind.ALIAS]
        pending = [piece for piece in pending if self.text[piece.start] in "#!"]
        progress = True
        while pending and progress:
            # Definitions that need later ones are tried again, until nothing changes.
            failed: list[tuple[Piece, ParseFault]] = []
            for piece in pending:
                try:
                    self.define(piece, aliases)
                except ParseFault as fault:
                    failed.append((piece, fault))
            progress = len(failed) < len(pending)
            pending = [piece for piece, _ in failed]
            if not progress:
                findings = [
                    Finding("syntax", Severity.ERROR, fault.start, fault.end, fault.message) for _, fault in failed
                ]
        return aliases, findings

    def define(self, piece: Piece, aliases: Aliases) -> None:
        equals = self.text.index("=", piece.start, piece.end)
        name = self.text[piece.start + 1 : equals].strip()
        if self.text[piece.start] == "!":
            aliases.types[name], end = read_type(self.text, equals + 1, aliases)
        else:
            aliases.attributes[name], end = read_attribute(self.text, equals + 1, aliases)
        rest = self.text[end : piece.end].strip()
        if rest and not rest.startswith("//"):
            raise ParseFault(end, piece.end, "unexpected text after the alias definition")


def _meaning(aliases: Aliases, name: str) -> Type | Attribute | None:
    return aliases.types.get(name[1:]) if name[0] == "!" else aliases.attributes.get(name[1:])


def _all_pieces(pieces: tuple[Piece, ...]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from _all_pieces(piece.children)


@dataclass
class Assembled:
    """One chunk as one program, copied: `root` is a `builtin.module`, an implicit one unless the text is one module.

    `sources` gives, for each operation that is directly in a module (and each module), the item it was
    copied from.
    """

    root: Operation
    sources: dict[Operation, Item]
    implicit_root: bool


def assemble(chunk: ParsedChunk) -> Assembled:
    """A private copy of the chunk's program that passes may change."""
    sources: dict[Operation, Item] = {}
    top = [item for item in chunk.items if item.kind is not Kind.ALIAS]
    if len(top) == 1 and top[0].kind is Kind.MODULE:
        return Assembled(_copy_module(top[0], sources), sources, False)
    root = Operation("builtin.module")
    block = root.add_region().append(Block())
    for item in top:
        for op in _copies(item, sources):
            block.append(op)
    if len(top) == 1 and block.first is not None and block.first is block.last and block.first.name == "builtin.module":
        only = block.first
        only.detach()
        return Assembled(only, sources, False)
    return Assembled(root, sources, True)


def _copies(item: Item, sources: dict[Operation, Item]) -> list[Operation]:
    if item.kind is Kind.MODULE:
        return [_copy_module(item, sources)]
    copies = clone_all(item.parsed.block.ops)
    for copy in copies:
        sources[copy] = item
    return copies


def _copy_module(item: Item, sources: dict[Operation, Item]) -> Operation:
    originals = item.operations
    module = clone(originals[0]) if originals else Operation("builtin.module")
    sources[module] = item
    if not module.regions:
        module.add_region()
    region = module.regions[0]
    block = region.blocks[0] if region.blocks else region.append(Block())
    for child in item.children:
        if child.kind is not Kind.ALIAS:
            for op in _copies(child, sources):
                block.append(op)
    return module
