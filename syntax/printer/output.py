"""Printer output before it is joined: text, unchanged slices of the source, and regions still to be written."""

from __future__ import annotations

from ...ir.graph import Region
from ...ir.records import dataclass

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
