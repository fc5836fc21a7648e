"""Reading a long text bit by bit, what somebody is looking at first.

The end is the same document that `parse_document` makes; until then there is one of what has been read so far.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from ..dialects.knowledge import Knowledge
from .aliases import Aliases
from .braces import Braces
from .collecting import no_collection
from .document import Document, DocumentReader, Item, ParsedChunk
from .findings import Finding
from .items import Chunk, Kind, Piece, cut


class GradualReading:
    """The document of `text` in the making. Nothing that is read is read twice."""

    def __init__(self, text: str, knowledge: Knowledge, old: Document | None = None) -> None:
        """Items of `old`, which may be one that is not complete, are shared where they mean the same."""
        self.text = text
        self.knowledge = knowledge
        self._reader = DocumentReader(text, knowledge, old.leaves() if old is not None else ())
        with no_collection(is_worth_it=True):
            self._chunks = cut(text)
        self._aliases: list[tuple[Aliases, list[Finding]]] = [
            self._reader.read_aliases(chunk) for chunk in self._chunks
        ]
        self._waiting = deque(self._pieces())

    def _pieces(self) -> Iterator[tuple[Piece, Aliases, Braces | None]]:
        for chunk, (aliases, _) in zip(self._chunks, self._aliases, strict=True):
            pending = [*chunk.pieces][::-1]
            while pending:
                piece = pending.pop()
                if piece.kind is not Kind.ALIAS:
                    yield piece, aliases, chunk.braces
                pending.extend(piece.children[::-1])

    def read(self, start: int, end: int) -> None:
        """Read next what stands between the offsets, as a whole."""
        rest: deque[tuple[Piece, Aliases, Braces | None]] = deque()
        with no_collection(is_worth_it=True):
            for waiting in self._waiting:
                if waiting[0].start < end and waiting[0].end > start:
                    self._read(*waiting)
                else:
                    rest.append(waiting)
        self._waiting = rest

    def step(self) -> bool:
        """Read one item more; whether there was one."""
        if not self._waiting:
            return False
        with no_collection(is_worth_it=True):
            self._read(*self._waiting.popleft())
        return True

    def _read(self, piece: Piece, aliases: Aliases, braces: Braces | None) -> None:
        self._reader.ready[piece.start] = self._reader.read_piece(piece, aliases, braces)

    def so_far(self) -> Document:
        """What has been read, as if the rest did not exist. Symbols may be defined, and used, in the rest."""
        return Document(self.text, self.knowledge, tuple([self._chunk_so_far(chunk) for chunk in self._chunks]))

    def _chunk_so_far(self, chunk: Chunk) -> ParsedChunk:
        items: list[Item] = []
        pending = [*chunk.pieces][::-1]
        while pending:
            piece = pending.pop()
            ready = self._reader.ready.get(piece.start) if piece.kind is Kind.OPERATIONS else None
            if ready is not None:
                items.append(Item(piece.start, piece.kind, *ready, (), 0, piece.end))
            pending.extend(piece.children[::-1])
        return ParsedChunk(chunk.start, chunk.end, tuple(items))

    def document(self) -> Document:
        """The whole document; reads what is left."""
        chunks: list[ParsedChunk] = []
        with no_collection(is_worth_it=True):
            for chunk, (aliases, findings) in zip(self._chunks, self._aliases, strict=True):
                items = tuple([self._reader.item(piece, aliases, chunk.braces) for piece in chunk.pieces])
                chunks.append(ParsedChunk(chunk.start, chunk.end, items, tuple(findings), aliases, chunk.is_regular))
        self._waiting.clear()
        return Document(self.text, self.knowledge, tuple(chunks))
