"""Placement limits: the places that are better for a buffer, and the sizes for which they are proposed."""

from __future__ import annotations

from enum import Enum

from ...ir.records import dataclass


class Place(Enum):
    STACK = "stack"
    BEFORE_LOOP = "before the loop"


@dataclass(frozen=True)
class PlacementLimits:
    """Sizes in bytes of the buffers that a better place is proposed for. Buffers of unknown size always get one."""

    max_stack_bytes: int = 1024
    """Of the largest buffer for the stack."""
    min_loop_bytes: int = 0
    """Of the smallest buffer that is allocated before a loop in place of in it."""

    def admits(self, place: Place, size: int | None) -> bool:
        if size is None:
            return True
        return size <= self.max_stack_bytes if place is Place.STACK else size >= self.min_loop_bytes
