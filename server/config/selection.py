"""Selection: the codes and severities that the command line selects.

A module of its own: each run reads the options, and only some need the configuration and all that it loads.
"""

from __future__ import annotations

from ...ir.records import dataclass


@dataclass(frozen=True)
class Selection:
    """Patterns of codes as in the configuration, which they override."""

    select: tuple[str, ...] = ()
    """Empty: as configured."""
    ignore: tuple[str, ...] = ()
    severity: tuple[tuple[str, str], ...] = ()
    """Patterns with the name of a severity; the last that fits counts."""
    profile: str = ""
    """Empty: as configured."""

    def __bool__(self) -> bool:
        return bool(self.select or self.ignore or self.severity or self.profile)
