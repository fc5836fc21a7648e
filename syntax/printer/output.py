"""Printer output before it is joined: text, unchanged slices of the source, and regions still to be written."""

from __future__ import annotations

from ...ir.graph import Region
from ...ir.records import dataclass

INDENT = "  "
"""What a region's operations are further in than the operation it belongs to."""


@dataclass(frozen=True)
class SourceSlice:
    """A stretch of `source` that is printed as it stands."""

    source: str
    start: int
    end: int


@dataclass(frozen=True)
class RegionBody:
    """What stands between the braces of a region, to be written later: programs nest deeper than Python's stack."""

    region: Region
    margin: str
    entry_arguments: bool
    terminator: bool
    generic: bool = False
    """Whether the operation around it is in generic form."""


OutputPart = str | SourceSlice | RegionBody
