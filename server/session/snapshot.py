"""Snapshots: one version of one file, its configuration, and its program."""

from __future__ import annotations

from ...ir.records import dataclass
from ...passes.pass_manager.deallocation import PlanOptions
from ...syntax.document.document import Document
from ...syntax.text.line_index import Encoding, LineIndex
from ..config.discovery import DEFAULT, Configuration, Configurations
from ..io.files import read_file
from ..io.uris import uri_of
from .text_buffer import Position


@dataclass(frozen=True, eq=False)
class Snapshot:
    """One version of a file, open or on disk. Two snapshots are the same only if they are one object."""

    uri: str
    version: int | None
    lines: LineIndex
    encoding: Encoding
    configuration: Configuration = DEFAULT
    number: int = 0
    """Serial number of the texts of all open files; 0 for a text that is not open."""
    edited: int | None = None
    """Offset of the last edit; None if there was none."""
    opened: int = 0
    """The `number` of the text that the file was opened with, which later versions come from."""

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
    """The input of a request: a snapshot and its program."""

    snapshot: Snapshot
    document: Document

    @property
    def plan_options(self) -> PlanOptions:
        """Those of the project's configuration."""
        return self.snapshot.configuration.plan_options

    def offset(self, position: Position) -> int:
        return self.snapshot.offset(position)


def open_on_disk(path: str, configurations: Configurations, encoding: Encoding) -> Snapshot:
    """The file at `path` as it is on disk, with the configuration of its project.

    Raises:
        UserFacingError: the file cannot be read, or its configuration is broken.
    """
    text = read_file(path)
    return Snapshot(uri_of(path), None, LineIndex(text), encoding, configurations.for_file(path))
