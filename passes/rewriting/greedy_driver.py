"""Greedy pattern driver: dead code, folds, patterns, constants and the CFG, simplified until nothing changes.

The work list, what is put on it and in which order follow mlir/lib/Transforms/Utils/GreedyPatternRewriteDriver.cpp,
since the order decides which of several simplified forms comes out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from ...ir.builder import Listener
from ...ir.graph import Operation, Region, Value
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...ir.walk import walk, walk_post_order
from ...ods.folding import Folding
from ...ods.knowledge import Knowledge
from ...ods.rewriting import FoldResult, Pattern, PatternRewriter
from ...ods.side_effects import is_trivially_dead
from .constant_pool import ConstantPool
from .region_simplification import erase_unreachable_blocks, simplify_regions

NO_LIMIT = -1
Level = Literal["disabled", "normal", "aggressive"]
"""Whether block arguments and cycles that nobody needs are removed, and whether blocks that do the same are merged."""
PatternLookup = Callable[[str], Sequence[Pattern]]
"""The patterns to try on operations of a name, in order."""


@dataclass(frozen=True)
class GreedyConfig:
    """GreedyRewriteConfig."""

    top_down: bool = False
    max_iterations: int = 10
    max_rewrites: int = NO_LIMIT
    """Per iteration."""
    region_simplification: Level = "aggressive"
    builds_implied_bodies: bool = False
    """Whether constants come out of bodies that the text leaves out, as in LLVM 22."""


@dataclass(frozen=True)
class GreedyResult:
    changed: bool
    converged: bool


def simplify_greedily(
    root: Operation, knowledge: Knowledge, patterns: PatternLookup, config: GreedyConfig, folding: Folding | None = None
) -> GreedyResult:
    """Apply folds and `patterns` to everything inside `root`, which itself stays."""
    folding = folding if folding is not None else Folding(knowledge)
    if config.builds_implied_bodies:
        _build_implied_bodies(root, knowledge)
    results = [GreedyDriver(region, folding, patterns, config).run() for region in root.regions]
    return GreedyResult(any(r.changed for r in results), all(r.converged for r in results))


def _build_implied_bodies(root: Operation, knowledge: Knowledge) -> None:
    for op in list(walk(root)):
        semantics = knowledge.semantics(op.name) if op.regions else None
        if semantics is not None and semantics.implied_body is not None:
            semantics.implied_body(op)


class WorkList:
    """Operations, each once, the last one put in taken first. All of it in constant time."""

    def __init__(self) -> None:
        self._items: list[Operation | None] = []
        self._positions: dict[Operation, int] = {}

    def push(self, op: Operation) -> bool:
        """Whether it was not there yet."""
        if op in self._positions:
            return False
        self._positions[op] = len(self._items)
        self._items.append(op)
        return True

    def pop(self) -> Operation | None:
        """The last operation; None when there is none left."""
        while self._items:
            op = self._items.pop()
            if op is not None:
                del self._positions[op]
                return op
        return None

    def remove(self, op: Operation) -> None:
        position = self._positions.pop(op, None)
        if position is not None:
            self._items[position] = None

    def reverse(self) -> None:
        self._items.reverse()
        self._positions = {op: i for i, op in enumerate(self._items) if op is not None}

    def __contains__(self, op: Operation) -> bool:
        return op in self._positions


class GreedyDriver(Listener):
    def __init__(self, region: Region, folding: Folding, patterns: PatternLookup, config: GreedyConfig) -> None:
        self.region = region
        self.folding = folding
        self.knowledge = folding.knowledge
        self.patterns = patterns
        self.config = config
        self.work = WorkList()
        self.rewriter = PatternRewriter(folding.knowledge, self)

    def run(self) -> GreedyResult:
        iteration = 0
        again = True
        has_moved_constants = False
        while again and (self.config.max_iterations == NO_LIMIT or iteration < self.config.max_iterations):
            iteration += 1
            simplifies = self.config.region_simplification != "disabled"
            # Otherwise region simplification has just erased them.
            erased = (iteration == 1 or not simplifies) and self._erase_unreachable()
            has_moved_constants = self._fill() or has_moved_constants
            again = self._process() or erased
            if simplifies:
                merges = self.config.region_simplification == "aggressive"
                again = simplify_regions(self.rewriter, [self.region], merges_blocks=merges) or again
        return GreedyResult(changed=again or iteration > 1 or has_moved_constants, converged=not again)

    def _erase_unreachable(self) -> bool:
        return erase_unreachable_blocks(self.rewriter, [self.region])

    # The work list

    def _fill(self) -> bool:
        """Push all operations of the region, merging equal constants on the way; whether a constant moved or went."""
        work = self.work = WorkList()
        pool = ConstantPool(self.rewriter, self.folding)
        is_constant = self.folding.is_constant
        if not self.config.top_down:
            for block in self.region.blocks:
                for top in block.ops:
                    for op in list(walk_post_order(top)):
                        current: Operation | None = op if not is_constant(op) or pool.keep(op) else None
                        # If an operation is on the list, all enclosing ones are.
                        while current is not None and work.push(current) and current.parent_region is not self.region:
                            current = current.parent_op
            return pool.has_changes
        pending = [op for block in self.region.blocks for op in block.ops]
        pending.reverse()
        while pending:
            op = pending.pop()
            # The operations after this one are collected already, so it may be moved or erased.
            if is_constant(op) and not pool.keep(op):
                continue
            work.push(op)
            if op.regions:
                nested = [inner for region in op.regions for block in region.blocks for inner in block.ops]
                nested.reverse()
                pending += nested
        work.reverse()
        return pool.has_changes

    def add(self, op: Operation) -> None:
        """Put `op` and everything around it on the list, if it is inside of the region at all."""
        ancestors = [op]
        block = op.parent
        while block is not None:
            region = block.parent
            if region is self.region:
                push = self.work.push
                for found in ancestors:
                    push(found)
                return
            if region is None:
                return
            ancestors.append(region.parent)
            block = region.parent.parent

    def inserted(self, op: Operation) -> None:
        self.add(op)

    def modified(self, op: Operation) -> None:
        self.add(op)

    def erased(self, op: Operation) -> None:
        for operand in op.operands:
            definition = operand.value.defining_op
            if definition is not None and _has_at_most_one_other_user(operand.value, op):
                self.add(definition)
        self.work.remove(op)

    # One iteration

    def _process(self) -> bool:
        changed = False
        rewrites = 0
        limit = self.config.max_rewrites
        pop, knowledge, patterns, rewriter = self.work.pop, self.knowledge, self.patterns, self.rewriter
        fold, is_constant = self.folding.fold, self.folding.is_constant
        while (limit == NO_LIMIT or rewrites < limit) and (op := pop()) is not None:
            pause()
            if is_trivially_dead(op, knowledge):
                rewriter.erase(op)
                changed = True
                continue
            if not is_constant(op):
                results = fold(op)
                if results is not None and self._apply_fold(op, results):
                    changed = True
                    continue
            for pattern in patterns(op.name):
                rewriter.block, rewriter.anchor = op.parent, op
                if pattern.apply(op, rewriter):
                    changed = True
                    rewrites += 1
                    break
        return changed

    def _apply_fold(self, op: Operation, results: Sequence[FoldResult]) -> bool:
        """Use what `op` folds to. False when a constant could not be made; then nothing has changed."""
        if not results:
            self.modified(op)
            return True
        values = self.folding.replacements(self.rewriter, op, results)
        if values is None:
            return False
        self.rewriter.replace(op, values)
        return True


def _has_at_most_one_other_user(value: Value, op: Operation) -> bool:
    other: Operation | None = None
    for use in value.uses:
        if use.owner is op or use.owner is other:
            continue
        if other is not None:
            return False
        other = use.owner
    return True
