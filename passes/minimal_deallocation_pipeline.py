"""The minimal deallocation pipeline: frees decided from the text of a program, between two simplifications.

The first canonicalize removes unreachable blocks and dead allocations. `bufferization-lower-deallocations` concerns
what is left to run time, in most programs nothing.
"""

from __future__ import annotations

from typing import ClassVar

from ..ir.records import dataclass
from .bufferization_lower_deallocations import BufferizationLowerDeallocations
from .canonicalize import Canonicalize
from .cse import CommonSubexpressionElimination
from .minimal_deallocation import MinimalDeallocation
from .pass_manager.base import Pass, PassList


@dataclass(frozen=True)
class MinimalDeallocationPipeline(PassList):
    name: ClassVar[str] = "minimal-deallocation-pipeline"

    unknown_operations: str = "refuse"
    """Passed to minimal-deallocation."""
    external_results: str = "compare"
    """Passed to minimal-deallocation."""
    placement: str = "compact"
    """Passed to minimal-deallocation."""
    reuse: str = "off"
    """Passed to minimal-deallocation."""
    specialise_public_functions: bool = False
    """Passed to minimal-deallocation."""
    private_results: str = "copy"
    """Passed to minimal-deallocation."""

    def stages(self) -> tuple[Pass, ...]:
        return (
            Canonicalize(),
            MinimalDeallocation(
                self.unknown_operations,
                self.external_results,
                self.placement,
                self.reuse,
                self.specialise_public_functions,
                self.private_results,
            ),
            BufferizationLowerDeallocations(),
            CommonSubexpressionElimination(),
            Canonicalize(),
        )
