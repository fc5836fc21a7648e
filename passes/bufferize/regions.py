"""Regions that run more than once, and which of the regions of one operation control passes between.

`safe` asks how often each region runs. LLVM 22 asks the bufferization of the operation alone, and takes what it does
not know for something that runs once.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.graph import Operation, Region
from ...ods.bufferization.interface import Bufferization
from ...ods.knowledge import Knowledge
from ...ods.semantics import Runs


class Regions:
    """Answers about the regions of one program, remembered while it does not change."""

    def __init__(
        self, knowledge: Knowledge, interface: Callable[[Operation], Bufferization | None], *, is_exact: bool
    ) -> None:
        """`is_exact`: as LLVM 22 has it. `interface`: the bufferization of an operation."""
        self.knowledge = knowledge
        self._interface = interface
        self._is_exact = is_exact
        self._runs: dict[Region, Runs] = {}
        self._repetitive: dict[Region, Region | None] = {}
        self._parallel: dict[Region, Region | None] = {}

    def forget(self) -> None:
        """Drop what was remembered: the program has changed."""
        self._runs, self._repetitive, self._parallel = {}, {}, {}

    def runs(self, region: Region) -> Runs:
        """The number of times that `region` runs each time its operation does."""
        known = self._runs.get(region)
        if known is None:
            known = self._runs[region] = self.knowledge.runs(region)
        return known

    def repetitive(self, region: Region | None) -> Region | None:
        """`region`, or the innermost one around it, if it may run several times; None if none does."""
        return _innermost(region, self.is_repetitive, self._repetitive)

    def is_repetitive(self, region: Region) -> bool:
        if not self._is_exact:
            return self.runs(region).may_repeat
        op = region.parent
        interface = self._interface(op)
        if interface is None:
            return False
        if interface.is_repetitive is not None:
            return interface.is_repetitive(op, region.index)
        return self.can_reach(region, region)

    def can_reach(self, start: Region, target: Region) -> bool:
        """Whether control may pass from one region of an operation to another one (RegionBranchOpInterface)."""
        op = start.parent
        branch = self.knowledge.region_branch(op)
        if branch is None:
            return False
        work = [start]
        seen: set[Region] = set()
        while work:
            for edge in branch.leave(op, work.pop()):
                if edge.target is target:
                    return True
                if edge.target is not None and edge.target not in seen:
                    seen.add(edge.target)
                    work.append(edge.target)
        return False

    def parallel(self, region: Region | None) -> Region | None:
        """The innermost region around, or `region` itself, that runs in parallel with itself."""
        return _innermost(region, self.is_parallel, self._parallel)

    def is_parallel(self, region: Region) -> bool:
        if not self._is_exact:
            kind = self.runs(region)
            return kind.may_repeat and kind.may_overlap
        interface = self._interface(region.parent)
        return interface is not None and interface.is_parallel is not None and interface.is_parallel(region.parent)


def _innermost(
    region: Region | None, holds: Callable[[Region], bool], known: dict[Region, Region | None]
) -> Region | None:
    """`region`, or the innermost one around it, of which `holds` says so; answers are added to those `known`."""
    passed: list[Region] = []
    found: Region | None = None
    while region is not None:
        if region in known:
            found = known[region]
            break
        passed.append(region)
        if holds(region):
            found = region
            break
        region = region.parent.parent_region
    known.update(dict.fromkeys(passed, found))
    return found
