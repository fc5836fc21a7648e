"""Greedy pattern driver: dead code, folds, patterns, constants and the CFG, simplified until nothing changes.

The work list, what is put on it and in which order follow mlir/lib/Transforms/Utils/GreedyPatternRewriteDriver.cpp,
since the order decides which of several simplified forms comes out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from ...ir.builder import Listener
from ...ir.graph import Operation, Region, Value
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...ir.walk import operations_in, operations_inside_out, walk
from ...ods.folding import Folding
from ...ods.knowledge import Knowledge
from ...ods.rewriting import FoldResult, Pattern, PatternRewriter
from ...ods.side_effects import would_be_trivially_dead
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
        self.items: dict[Operation, bool] = {}
        """In the order they were put in, each with whether it is tried like a new one, or as `Due` tells.

        To put one in again leaves it where it is.
        """

    def remove(self, op: Operation) -> None:
        self.items.pop(op, None)


class Plan:
    """Folds and patterns to try on all operations of one name, and the rest that the name decides."""

    __slots__ = (
        "has_folds",
        "is_constant",
        "is_function",
        "is_inert",
        "looks_back",
        "patterns",
        "patterns_that_see_uses",
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
        self.looks_back = folding.looks_back(name) and set(patterns).issubset(folding.patterns(name))
        """Whether what becomes of an operation depends on it and its operands alone, but for patterns that see uses."""
        self.patterns_that_see_uses = tuple([pattern for pattern in patterns if pattern.sees_uses])
        self.is_function = (
            self.stays
            and definition is not None
            and "FunctionOpInterface" in definition.interfaces
            and "IsolatedFromAbove" in definition.traits
        )


class Due:
    """Whether trying an operation again may give something else than before, when it gave nothing.

    Otherwise only its uses may be others: whether it has any, and what patterns that see uses make of them.
    """

    def __init__(self, changed: Iterable[Operation], plan_of: Callable[[str], Plan]) -> None:
        self._affected = dict.fromkeys(changed)
        """Operations that have changed, or have contents or operands that have, directly or not."""
        self._plan_of = plan_of
        pending = list(self._affected)
        while pending:
            op = pending.pop()
            found = [use.owner for result in op.results for use in result.uses]
            if (around := op.parent_op) is not None:
                found.append(around)
            for each in found:
                if each not in self._affected:
                    self._affected[each] = None
                    pending.append(each)

    def __call__(self, op: Operation) -> bool:
        return op in self._affected or not self._plan_of(op.name).looks_back


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
        self.rewriter = PatternRewriter(folding.knowledge, self, folding.defects)
        self._plans: dict[str, Plan] = plans if plans is not None else {}
        self._touched: set[Operation] = set()
        """The operations directly in the region that something has changed in since the work list was last filled."""
        self._changed: set[Operation] = set()
        """The operations that have changed since then."""
        self._differs = False
        """Whether regions were simplified, also in what does not count as a change of an iteration."""
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
        changed = again or iteration > 1 or has_moved_constants or self._differs
        return GreedyResult(changed=changed, converged=not again)

    def _erase_unreachable(self) -> bool:
        return erase_unreachable_blocks(self.rewriter, [self.region])

    def _simplify_regions(self, tops: Sequence[Operation]) -> bool:
        merges = self.config.region_simplification == "aggressive"
        if not self._are_apart():
            done = simplify_regions(self.rewriter, [self.region], merges_blocks=merges)
            self._differs = self._differs or not done.is_as_before
            return done.changed
        changed = False
        for top in tops:
            if top.parent is not None and top.regions:
                done = simplify_regions(self.rewriter, top.regions, merges_blocks=merges)
                changed = changed or done.changed
                if not done.is_as_before:
                    self._differs = True
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
        self._is_retry = True
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
        is_due = self._due()
        if self.config.top_down:
            self._fill_in_order(tops, pool, is_due)
        else:
            self._fill_bottom_up(tops, pool, is_due)
        return pool.has_changes

    def _due(self) -> Due | None:
        """The operations to be tried anew; None: all. Changes count for the iteration after this one from now on."""
        is_due = Due(self._changed, self._plan_of) if self._is_retry else None
        self._changed = set()
        return is_due

    def _fill_bottom_up(self, tops: Sequence[Operation], pool: ConstantPool, is_due: Due | None) -> None:
        plans, items, keep = self._plans, self.work.items, pool.keep
        outermost = self.region
        for top in tops:
            for op in operations_inside_out(top):
                plan = plans.get(op.name) or self._plan_of(op.name)
                if plan.is_constant and not keep(op):
                    continue
                current: Operation | None = op
                if plan.is_inert:
                    # Those around it have their places nevertheless.
                    current = op.parent_op if op is not top else None
                # If an operation is on the list, all enclosing ones are.
                while current is not None and current not in items:
                    items[current] = is_due is None or is_due(current)
                    region = current.parent.parent if current.parent is not None else None
                    current = region.parent if region is not None and region is not outermost else None

    def _fill_in_order(self, tops: Sequence[Operation], pool: ConstantPool, is_due: Due | None) -> None:
        plans, items, keep = self._plans, self.work.items, pool.keep
        for top in tops:
            for op in operations_in(top):
                plan = plans.get(op.name) or self._plan_of(op.name)
                if plan.is_constant and not keep(op):
                    continue
                if not plan.is_inert:
                    items[op] = is_due is None or is_due(op)
        self.work.items = dict(reversed(items.items()))

    def add(self, op: Operation) -> None:
        """Put `op` and everything around it on the list, if it is inside of the region at all."""
        ancestors = [op]
        block = op.parent
        while block is not None:
            region = block.parent
            if region is self.region:
                items = self.work.items
                for found in ancestors:
                    items[found] = True
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
        if (around := op.parent_op) is not None:
            self._changed.add(around)
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
            op, is_due = items.popitem()
            plan = plans.get(op.name) or self._plan_of(op.name)
            # What is known of effects changes with the operation alone.
            if not plan.stays and (is_due or op.results):
                for result in op.results:
                    if result.use_list:
                        break
                else:
                    if plan.removal is True or would_be_trivially_dead(op, knowledge):
                        rewriter.erase(op)
                        changed = True
                        continue
            if not is_due:
                patterns = plan.patterns_that_see_uses
            else:
                if plan.has_folds:
                    users = [use.owner for result in op.results for use in result.uses] if len(op.results) > 1 else ()
                    results = fold(op)
                    if results is not None and self._apply_fold(op, results):
                        # A fold that knows one of several results may have replaced its uses by itself.
                        self._changed.update(users)
                        changed = True
                        continue
                patterns = plan.patterns if op.results else plan.patterns_without_results
            rewriter.remembered = None
            for pattern in patterns:
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
