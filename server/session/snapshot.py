"""One version of an open file, and what was read of it."""

from __future__ import annotations

from ...ir.records import dataclass
from ...syntax.document.document import Document
from ...syntax.text.line_index import Encoding, LineIndex
from ..config.discovery import DEFAULT, Configuration
from .text_buffer import Position


@dataclass(frozen=True, eq=False)
class Snapshot:
    """One version of an open file. Two snapshots are the same only if they are one object."""

    uri: str
    version: int | None
    lines: LineIndex
    encoding: Encoding
    configuration: Configuration = DEFAULT
    number: int = 0
    """Of the texts that any file has had; 0 for one that nobody edits."""
    edited: int | None = None
    """Where it was edited last."""

    @property
    def text(self) -> str:
        return self.lines.text

    def offset(self, position: Position) -> int:
        """Clamped to the text."""
        return self.lines.offset(*position, self.encoding)

    def position(self, offset: int) -> Position:
        return self.lines.position(offset, self.encoding)


@dataclass(frozen=True)
class View:
    """What a request is answered from: the program, and where its offsets are for the editor."""

    snapshot: Snapshot
    document: Document

    @property
    def dynamic(self) -> bool:
        """The option `private-function-dynamic-ownership`, as the project wants it."""
        return self.snapshot.configuration.dynamic_ownership

    def offset(self, position: Position) -> int:
        return self.snapshot.offset(position)
