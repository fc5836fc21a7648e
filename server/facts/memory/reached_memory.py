"""Memory of reached functions: what those that items call hold, found once, from the bottom of the call graph.

What a function reaches is one value, its stamp: those of two versions of a document are the same where all that it
reaches is, with the plans of it. So what has been found outlives edits elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....analysis.calls.call_targets import CallTargets, has_body
from ....analysis.components import components
from ....analysis.peak.function_walk import FunctionUse
from ....analysis.peak.memory_use import MemoryUse
from ....analysis.peak.steps import UNPLANNED, Free, Planned
from ....ir.attributes import SymbolRefAttr
from ....ir.graph import Operation
from ....ir.pauses import pause
from ....passes.pass_manager.callees import Callees
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ..calls.call_reach import CALLED, CallReach, Reached, call_reach, called_in, stamp_of_version
from ..deallocation_facts import FunctionPlan, deallocation_of
from ..symbol_items import in_item, symbols_of_calls

_BELOW = FactKey["ReachedMemory"]("memory of reached functions")
_STAMPS = FactKey["dict[Operation, tuple[list[object], MemoryStamp]]"]("stamps of the memory of functions")


class MemoryStamp:
    """Functions that call each other, or one, and all that they reach, in some versions of a document. `uses`: what
    those that have a body hold; None where nobody has asked."""

    __slots__ = ("uses",)

    def __init__(self) -> None:
        self.uses: dict[Operation, FunctionUse] | None = None


class ReachedMemory:
    """Of the items that are directly in one module."""

    def __init__(self, document: Document, reach: CallReach) -> None:
        self._document = document
        self._reach = reach
        self._inside = Callees(reach.knowledge)
        self._stamps: dict[Reached, MemoryStamp] = {}
        self._below: dict[Reached, list[Reached]] = {}

    def called_by(self, item: Item, operations: Sequence[Operation]) -> list[Reached]:
        """The functions that `operations`, which are in `item`, call or make values, by name. Those with an error are
        as unknown as those of another file."""
        knowledge = self._reach.knowledge
        names = symbols_of_calls(item, operations, knowledge) | in_item(item, operations, knowledge, CALLED, called_in)
        found = [self._reach.named(name) for name in sorted(names)]
        return [one for one in found if one is not None and not one.item.has_errors]

    def stamp(self, one: Reached) -> MemoryStamp:
        """It, and all that it reaches."""
        if one not in self._stamps:
            for each in components((one,), self._called, self._stamps):
                pause()
                self._stamps.update(dict.fromkeys(each, self._stamp_of(each)))
        return self._stamps[one]

    def _called(self, one: Reached) -> list[Reached]:
        if one not in self._below:
            self._below[one] = self.called_by(one.item, (one.op,))
        return self._below[one]

    def _stamp_of(self, together: Sequence[Reached]) -> MemoryStamp:
        together = sorted(together, key=lambda one: one.name)
        key: list[object] = [self._reach.knowledge]
        for one in together:
            # Those that are in `together` have no stamp yet.
            key += (one.item.parsed, one.op, deallocation_of(self._document, one.item))
            key += map(self._stamps.get, self._called(one))
        stamp = stamp_of_version(_STAMPS, together[0], key, MemoryStamp)
        if stamp.uses is None:
            self._find(stamp, together)
        return stamp

    def _find(self, stamp: MemoryStamp, together: Sequence[Reached]) -> None:
        inside = set(together)
        below = dict.fromkeys(one for each in together for one in self._called(each) if one not in inside)
        uses = self._uses(together[0].op, [one.item for one in together], below)
        stamp.uses = {one.op: uses.of(one.op) for one in together if has_body(one.op)}

    def uses_around(self, item: Item, functions: Sequence[Operation]) -> MemoryUse:
        """Of `functions`, which are in `item`."""
        uses = self._uses(functions[0], (item,), self.called_by(item, item.operations))
        for function in functions:
            one = self._reach.at(function)
            if one is not None and one in self._stamps:
                # Of one that may call itself through others, only its stamp tells.
                self._know(uses, one)
        return uses

    def _uses(self, function: Operation, items: Iterable[Item], below: Iterable[Reached]) -> MemoryUse:
        plans = [plan for item in items for plan in deallocation_of(self._document, item).plans]
        planned = {plan.function: planned_of(plan) for plan in plans}
        targets = CallTargets(function, self._reach.knowledge, self._callee)
        uses = MemoryUse(self._reach.knowledge, targets, lambda one: planned.get(one, UNPLANNED))
        for one in below:
            self._know(uses, one)
        return uses

    def _know(self, uses: MemoryUse, one: Reached) -> None:
        found = self.stamp(one).uses or {}
        if one.op in found:
            uses.known[one.op] = found[one.op]

    def _callee(self, user: Operation, symbol: SymbolRefAttr) -> Operation | None:
        found = self._inside(user, symbol)
        if found is None and not symbol.nested:
            one = self._reach.named(symbol.root)
            found = one.op if one is not None and not one.item.has_errors else None
        return found


def reached_memory(document: Document, item: Item) -> ReachedMemory:
    """Of the items beside `item`, which belongs to `document`."""
    reach = call_reach(document, item)
    return reach.facts.get(_BELOW, None, ReachedMemory, document, reach)


def planned_of(plan: FunctionPlan) -> Planned:
    """The frees and copies of a plan; none where the pass refuses, or compares addresses when the program runs."""
    if plan.refusal is not None or plan.is_compared or not plan.changes:
        return UNPLANNED
    before: dict[Operation, list[Free]] = {}
    after: dict[Operation, list[Free]] = {}
    otherwise: dict[Operation, list[Free]] = {}
    clones: dict[Operation, list[Free]] = {}
    for one in plan.frees:
        free = Free(one.value, not one.condition)
        if one.after is not None:
            after.setdefault(one.after, []).append(free)
        elif one.before is not None:
            before.setdefault(one.before, []).append(free)
        elif one.around is not None and any(not region.blocks for region in one.around.regions):
            otherwise.setdefault(one.around, []).append(free)
        elif one.around is not None:
            after.setdefault(one.around, []).append(Free(one.value, is_certain=False))
    for clone in plan.clones:
        clones.setdefault(clone.terminator, []).append(Free(clone.value, not clone.condition))
    return Planned(before, after, otherwise, clones)
