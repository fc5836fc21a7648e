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
from .rewriting.greedy_driver import GreedyConfig, GreedyDriver, PatternLookup, WorkList

_DEALLOC = "bufferization.dealloc"
_CONFIG = GreedyConfig(top_down=True, region_simplification="disabled")
_OF_THE_AUTHOR = "RemoveAllocDeallocPairWhenNoOtherUsers"
"""Erases allocations that are only freed. They are the author's, and a lint tells of them."""


def simplify_inserted(function: Operation, knowledge: Knowledge) -> None:
    """Simplify what the ownership pass has inserted into `function`, in place."""
    folding = Folding(knowledge)

    def canonical(name: str) -> tuple[Pattern, ...]:
        return tuple(pattern for pattern in folding.patterns(name) if pattern.name != _OF_THE_AUTHOR)

    _simplify(function, folding, canonical)
    own = simplifications(function, knowledge)
    of_deallocations = (*own, *canonical(_DEALLOC))
    _simplify(function, folding, lambda name: of_deallocations if name == _DEALLOC else ())
    for op in [op for op in walk(function) if op.name == _DEALLOC]:
        lower_single(op, knowledge)
    _simplify(function, folding, canonical)


def _simplify(function: Operation, folding: Folding, patterns: PatternLookup) -> None:
    for region in function.regions:
        _Driver(region, folding, patterns, _CONFIG).run()


class _Driver(GreedyDriver):
    """Looks at nothing that has an origin (upstream: GreedyRewriteStrictness)."""

    def _fill(self, tops: Sequence[Operation]) -> bool:
        del tops
        work = self.work = WorkList()
        pool = ConstantPool(self.rewriter, self.folding)
        everything = (op for block in self.region.blocks for top in block.ops for op in walk(top))
        for op in [op for op in everything if op.origin is None]:
            if not self.folding.is_constant(op) or pool.keep(op):
                work.push(op)
        work.items = dict.fromkeys(reversed(work.items))
        return pool.has_changes

    def _erase_unreachable(self) -> bool:
        return False

    def add(self, op: Operation) -> None:
        if op.origin is None and op.parent is not None:
            self.work.push(op)
