"""Simplification of what ownership-based-buffer-deallocation has inserted; nothing else changes.

    %true = arith.constant true
    %base_buffer, ... = memref.extract_strided_metadata %a : ...   =>   memref.dealloc %a : memref<4xf32>
    bufferization.dealloc (%base_buffer : memref<f32>) if (%true)

What the rest of buffer-deallocation-pipeline does, on inserted operations alone: those without an `origin`. Where a
deallocation of several buffers, or one that spares some, would become longer by lowering it, it stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Operation
from ..ir.walk import walk
from ..ods.folding import Folding
from ..ods.knowledge import Knowledge
from ..ods.rewriting import Pattern
from .buffer_deallocation_simplification import simplifications
from .bufferization_lower_deallocations import lower_single
from .rewriting.constant_pool import ConstantPool
from .rewriting.greedy_driver import GreedyConfig, GreedyDriver, PatternLookup, Plan, WorkList

_DEALLOC = "bufferization.dealloc"
_CONFIG = GreedyConfig(top_down=True, region_simplification="disabled")
_OF_THE_AUTHOR = "RemoveAllocDeallocPairWhenNoOtherUsers"
"""Erases allocations that are only freed. They are the author's, and a lint tells of them."""


def simplify_inserted(function: Operation, knowledge: Knowledge) -> None:
    """Simplify what the ownership pass has inserted into `function`, in place."""
    InsertedSimplification(knowledge).run(function)


class InsertedSimplification:
    """Of any number of functions: what names tell is found out once."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._folding = Folding(knowledge)
        self._canonical_plans: dict[str, Plan] = {}
        self._fold_plans: dict[str, Plan] = {}
        """For deallocations, those of the last function."""

    def run(self, function: Operation) -> None:
        """As `simplify_inserted`."""
        self._simplify(function, self._canonical, self._canonical_plans)
        of_deallocations = (*simplifications(function, self._knowledge), *self._canonical(_DEALLOC))
        self._fold_plans.pop(_DEALLOC, None)
        self._simplify(function, lambda name: of_deallocations if name == _DEALLOC else (), self._fold_plans)
        for op in [op for op in walk(function) if op.name == _DEALLOC]:
            lower_single(op, self._knowledge)
        self._simplify(function, self._canonical, self._canonical_plans)

    def _canonical(self, name: str) -> tuple[Pattern, ...]:
        return tuple(pattern for pattern in self._folding.patterns(name) if pattern.name != _OF_THE_AUTHOR)

    def _simplify(self, function: Operation, patterns: PatternLookup, plans: dict[str, Plan]) -> None:
        for region in function.regions:
            _Driver(region, self._folding, patterns, _CONFIG, plans).run()


class _Driver(GreedyDriver):
    """Looks at nothing that has an origin (upstream: GreedyRewriteStrictness)."""

    def _tops_to_visit(self, *, is_first: bool) -> list[Operation]:
        self._is_retry = not is_first
        return [op for block in self.region.blocks for op in block.ops]

    def _fill(self, tops: Sequence[Operation]) -> bool:
        work = self.work = WorkList()
        pool = ConstantPool(self.rewriter, self.folding)
        is_due = self._due()
        everything = [op for top in tops for op in (walk(top) if top.regions else (top,))]
        for op in [op for op in everything if op.origin is None]:
            if not self.folding.is_constant(op) or pool.keep(op):
                work.items[op] = is_due is None or is_due(op)
        work.items = dict(reversed(work.items.items()))
        return pool.has_changes

    def _erase_unreachable(self) -> bool:
        return False

    def add(self, op: Operation) -> None:
        if op.parent is not None:
            self._changed.add(op)
            if op.origin is None:
                self.work.items[op] = True
