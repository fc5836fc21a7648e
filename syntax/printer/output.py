"""Printer output before it is joined: text, unchanged slices of the source, and regions still to be written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Region
from ...ir.records import dataclass
from ..text.edits import TextEdit

INDENT = "  "
"""Indentation of a region's operations relative to their parent."""


@dataclass(frozen=True)
class SourceSlice:
    """A stretch of `source` that is printed as it is."""

    source: str
    start: int
    end: int


@dataclass(frozen=True)
class RegionBody:
    """Body of a region, printed later: programs nest deeper than Python's stack."""

    region: Region
    margin: str
    entry_arguments: bool
    terminator: bool
    generic: bool = False
    """Whether the operation around it is in generic form."""


OutputPart = str | SourceSlice | RegionBody


def edits_of_parts(parts: Sequence[str | SourceSlice], source: str) -> Iterator[TextEdit]:
    """The edits of `source` between unchanged ranges."""
    pos = 0
    added: list[str] = []
    for part in parts:
        if not isinstance(part, SourceSlice):
            added.append(part)
        elif part.source is source and part.start >= pos:
            if added or part.start > pos:
                yield TextEdit(pos, part.start, "".join(added))
                added = []
            pos = part.end
        else:
            added.append(part.source[part.start : part.end])
    if added or pos < len(source):
        yield TextEdit(pos, len(source), "".join(added))
