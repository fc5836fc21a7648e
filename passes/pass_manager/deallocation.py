"""Deallocation approach: which of the two deallocation passes the editor, `--fix` and the demo insert with, and how."""

from __future__ import annotations

from enum import Enum

from ...ir.records import dataclass


class Deallocation(Enum):
    """The value is what the setting `deallocation` calls it."""

    MINIMAL = "minimal"
    """`minimal-deallocation`: frees decided from the text of the program."""
    LLVM = "llvm"
    """`ownership-based-buffer-deallocation`, operation for operation as in LLVM."""


@dataclass(frozen=True)
class PlanOptions:
    """The options of a view of a program: what hints, hovers, findings and edits about its buffers depend on."""

    deallocation: Deallocation = Deallocation.MINIMAL
    """The pass that deallocations are inserted by, and that hints and hovers speak of."""
    crosses_functions: bool = False
    """LLVM's pass hands ownership from function to function: its option `private-function-dynamic-ownership`."""
    bufferization: bool = False
    """Findings of One-Shot Bufferize are asked for; they are there anyway where a RUN line names that pass."""
    peaks: bool = False
    """The peak of each function that holds anything is asked for."""


DEFAULT_PLAN = PlanOptions()
"""Those of a project without settings."""
