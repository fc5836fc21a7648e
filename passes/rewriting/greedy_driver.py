"""Greedy pattern driver: dead code, folds, patterns, constants and the CFG, simplified until nothing changes.

The work list, what is put on it and in which order follow mlir/lib/Transforms/Utils/GreedyPatternRewriteDriver.cpp,
since the order decides which of several simplified forms comes out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from ...ir.builder import Listener
from ...ir.graph import Operation, OpResult, Region, Value
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...ir.walk import walk, walk_post_order
from ...ods.folding import Folding
from ...ods.knowledge import Knowledge
from ...ods.rewriting import FoldResult, Pattern, PatternRewriter
from ...ods.side_effects import would_be_trivially_dead
from .constant_pool import ConstantPool
from .region_simplification import erase_unreachable_blocks, is_ordered, simplify_regions

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

    def __init__(self, items: Iterable[Operation] = ()) -> None:
        self.items = dict.fromkeys(items)
        """In the order they were put in; to put one in again changes nothing."""

    def push(self, op: Operation) -> bool:
        """Whether it was not there yet."""
        if op in self.items:
            return False
        self.items[op] = None
        return True

    def remove(self, op: Operation) -> None:
        self.items.pop(op, None)


class Plan:
    """Folds and patterns to try on all operations of one name, and the rest that the name decides."""

    __slots__ = (
        "has_folds",
        "is_constant",
        "is_function",
        "is_inert",
        "is_ordered",
        "looks_back",
        "patterns",
        "patterns_without_results",
        "removal",
        "stays",
    )

    def __init__(self, name: str, folding: Folding, patterns: Sequence[Pattern]) -> None:
        self.is_constant = folding.is_constant_name(name)
        self.has_folds = not self.is_constant and folding.has_folds(name)
        self.patterns = patterns
        self.patterns_without_results = tuple([pattern for pattern in patterns if not pattern.needs_results])
        self.removal = folding.knowledge.removal_rule(name)
        """Whether the operation goes if nobody uses its results, as far as its name tells."""
        self.stays = self.removal is False
        """Whether the operation stays even if nobody uses its results."""
        self.is_inert = self.stays and not self.is_constant and not self.has_folds and not patterns
        """Whether nothing can become of the operation itself."""
        definition = folding.knowledge.definition(name)
        self.is_ordered = definition is not None and is_ordered(definition)
        """Whether what operations contain is in an order."""
        self.looks_back = folding.looks_back(name) and set(patterns).issubset(folding.patterns(name))
        """Whether what becomes of an operation depends on it and its operands alone."""
        self.is_function = (
            self.stays
            and definition is not None
            and "FunctionOpInterface" in definition.interfaces
            and "IsolatedFromAbove" in definition.traits
        )


class _Done:
    """Whether trying an operation again gives what it gave before: nothing.

    Asked about the operations of functions in order, so that the operands of each have been looked at before it.
    """

    def __init__(self, changed: set[Operation], plan_of: Callable[[str], Plan]) -> None:
        self._different = changed
        """Operations that have changed, or have operands that have, directly or not."""
        self._plan_of = plan_of
        self._is_in_order = True

    def enter(self, operations: Sequence[Operation]) -> None:
        """Go on with these. With several blocks, what computes an operand may come later in the text."""
        self._is_in_order = all(
            len(region.blocks) <= 1 and self._plan_of(op.name).is_ordered for op in operations for region in op.regions
        )

    def __call__(self, op: Operation) -> bool:
        different = self._different
        if not self._is_in_order or op in different:
            return False
        for operand in op.operands:
            value = operand.value
            if isinstance(value, OpResult) and value.op in different:
                different.add(op)
                return False
        plan = self._plan_of(op.name)
        if op.regions or not plan.looks_back:
            return False
        return plan.stays or not op.results or any(result.uses for result in op.results)


class GreedyDriver(Listener):
    def __init__(
        self,
        region: Region,
        folding: Folding,
        patterns: PatternLookup,
        config: GreedyConfig,
        plans: dict[str, Plan] | None = None,
    ) -> None:
        """`plans`: what is known of names already, for the same patterns; what is found out is added."""
        self.region = region
        self.folding = folding
        self.knowledge = folding.knowledge
        self.patterns = patterns
        self.config = config
        self.work = WorkList()
        self.rewriter = PatternRewriter(folding.knowledge, self)
        self._plans: dict[str, Plan] = plans if plans is not None else {}
        self._touched: set[Operation] = set()
        """The operations directly in the region that something has changed in since the work list was last filled."""
        self._changed: set[Operation] = set()
        """The operations that have changed since then."""
        self._has_unseen_changes = False
        self._is_retry = False
        """Whether everything was tried before, and only what has changed since may have new results."""

    def run(self) -> GreedyResult:
        iteration = 0
        again = True
        has_moved_constants = False
        while again and (self.config.max_iterations == NO_LIMIT or iteration < self.config.max_iterations):
            iteration += 1
            simplifies = self.config.region_simplification != "disabled"
            # Otherwise region simplification has just erased them.
            erased = (iteration == 1 or not simplifies) and self._erase_unreachable()
            tops = self._tops_to_visit(is_first=iteration == 1)
            has_moved_constants = self._fill(tops) or has_moved_constants
            self._touched.clear()
            again = self._process() or erased
            if simplifies:
                again = self._simplify_regions(tops) or again
        return GreedyResult(changed=again or iteration > 1 or has_moved_constants, converged=not again)

    def _erase_unreachable(self) -> bool:
        return erase_unreachable_blocks(self.rewriter, [self.region])

    def _simplify_regions(self, tops: Sequence[Operation]) -> bool:
        merges = self.config.region_simplification == "aggressive"
        if not self._are_apart():
            return simplify_regions(self.rewriter, [self.region], merges_blocks=merges).changed
        changed = False
        for top in tops:
            if top.parent is not None and top.regions:
                done = simplify_regions(self.rewriter, top.regions, merges_blocks=merges)
                changed = changed or done.changed
                if not done.is_as_before:
                    self._touched.add(top)
        return changed

    # Functions that have come to rest

    def _tops_to_visit(self, *, is_first: bool) -> list[Operation]:
        """The operations directly in the region that something can become of, with what is in them.

        A function in which nothing has changed since everything in it was tried will not change now either: patterns
        look at no other function's body. A change outside of functions may concern all of them.
        """
        tops = [op for block in self.region.blocks for op in block.ops]
        self._is_retry = False
        if is_first or self.config.max_rewrites != NO_LIMIT or not self._are_apart():
            return tops
        if not all(self._plan_of(top.name).is_function for top in self._touched):
            return tops
        self._is_retry = not self._has_unseen_changes
        return [top for top in tops if top in self._touched]

    def _are_apart(self) -> bool:
        """Whether the region has but functions and operations without contents, which all stay."""
        if len(self.region.blocks) != 1:
            return False
        plans = ((op, self._plan_of(op.name)) for op in self.region.blocks[0].ops)
        return all(plan.is_function or (plan.stays and not op.regions) for op, plan in plans)

    def _touch(self, op: Operation) -> None:
        """Note that something has changed at `op`."""
        block = op.parent
        while block is not None:
            region = block.parent
            if region is None:
                return
            if region is self.region:
                self._touched.add(op)
                return
            op = region.parent
            block = op.parent

    # The work list

    def _plan_of(self, name: str) -> Plan:
        plan = self._plans.get(name)
        if plan is None:
            plan = self._plans[name] = Plan(name, self.folding, self.patterns(name))
        return plan

    def _fill(self, tops: Sequence[Operation]) -> bool:
        """Push `tops` and all in them, merging equal constants on the way; whether a constant moved or went."""
        self.work = WorkList()
        pool = ConstantPool(self.rewriter, self.folding)
        self._has_unseen_changes = False
        is_done = _Done(self._changed, self._plan_of) if self._is_retry else None
        if self.config.top_down:
            self._fill_in_order(tops, pool, is_done)
        else:
            self._fill_bottom_up(tops, pool, is_done)
        self._changed = set()
        return pool.has_changes

    def _fill_bottom_up(self, tops: Sequence[Operation], pool: ConstantPool, is_done: _Done | None) -> None:
        plans, items, keep = self._plans, self.work.items, pool.keep
        for top in tops:
            operations = list(walk_post_order(top))
            if is_done is not None:
                is_done.enter(operations)
            for op in operations:
                plan = plans.get(op.name) or self._plan_of(op.name)
                if plan.is_constant and not keep(op):
                    continue
                current: Operation | None = op
                if (is_done is not None and is_done(op)) or plan.is_inert:
                    # Those around it have their places nevertheless.
                    current = op.parent_op if op is not top else None
                # If an operation is on the list, all enclosing ones are.
                while current is not None and current not in items:
                    items[current] = None
                    region = current.parent_region
                    current = region.parent if region is not None and region is not self.region else None

    def _fill_in_order(self, tops: Sequence[Operation], pool: ConstantPool, is_done: _Done | None) -> None:
        plans, items, keep = self._plans, self.work.items, pool.keep
        for top in tops:
            operations = list(walk(top))
            if is_done is not None:
                is_done.enter(operations)
            for op in operations:
                plan = plans.get(op.name) or self._plan_of(op.name)
                if plan.is_constant and not keep(op):
                    continue
                if not plan.is_inert and (is_done is None or not is_done(op)):
                    items[op] = None
        self.work.items = dict.fromkeys(reversed(items))

    def add(self, op: Operation) -> None:
        """Put `op` and everything around it on the list, if it is inside of the region at all."""
        ancestors = [op]
        block = op.parent
        while block is not None:
            region = block.parent
            if region is self.region:
                items = self.work.items
                for found in ancestors:
                    items[found] = None
                self._touched.add(ancestors[-1])
                self._changed.add(op)
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
        self._touch(op)
        for value in dict.fromkeys(op.operand_values):
            definition = value.defining_op
            if definition is not None and _has_at_most_one_other_user(value, op):
                self.add(definition)
        self.work.remove(op)

    # One iteration

    def _process(self) -> bool:
        changed = False
        rewrites = 0
        limit = self.config.max_rewrites
        knowledge, plans, rewriter = self.knowledge, self._plans, self.rewriter
        items, fold = self.work.items, self.folding.fold
        while items and (limit == NO_LIMIT or rewrites < limit):
            pause()
            op, _ = items.popitem()
            plan = plans.get(op.name) or self._plan_of(op.name)
            if not plan.stays:
                for result in op.results:
                    if result.uses:
                        break
                else:
                    if plan.removal is True or would_be_trivially_dead(op, knowledge):
                        rewriter.erase(op)
                        changed = True
                        continue
            if plan.has_folds:
                results = fold(op)
                if results is not None and self._apply_fold(op, results):
                    changed = True
                    continue
            rewriter.remembered = None
            for pattern in plan.patterns if op.results else plan.patterns_without_results:
                rewriter.block, rewriter.anchor = op.parent, op
                if pattern.apply(op, rewriter):
                    self._touch(op)
                    self._changed.add(op)
                    changed = True
                    rewrites += 1
                    break
        return changed

    def _apply_fold(self, op: Operation, results: Sequence[FoldResult]) -> bool:
        """Use what `op` folds to. False when a constant could not be made; then nothing has changed."""
        if not results:
            self.modified(op)
            # A fold that knows one of several results may have replaced its uses by itself.
            self._has_unseen_changes = self._has_unseen_changes or len(op.results) > 1
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
