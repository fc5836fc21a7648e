"""Called functions of one chunk: the outcome of each, with those of what it calls, kept up to date from edit to edit.

Functions that call each other first never return; what they do grows from there until nothing changes. A function is
looked at with its calls only if one that it reaches does something which callers have to know: most do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ...ir.pauses import pause
from ...ir.source import Span
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.parser_state import ParsedItem
from ..components import components
from ..symbols import symbols_of
from .call_outcomes import (
    CallingMemory,
    FreePlace,
    LocalOutcome,
    local_outcomes,
    memory_called,
    memory_with,
    outcome_of,
    places_of_borrowed,
    places_of_frees,
)
from .function_memory import FunctionMemory
from .outcomes import ENDLESS, NOTHING, Outcome

_MAX_ROUNDS = 12
"""Times that a function is looked at while those that call each other grow; paths that are too many may waver."""


class CalledFunctions:
    """Of the items of one chunk. Functions are found by name; names that two functions have are left out."""

    def __init__(self, items: Iterable[Item], knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._local: dict[str, LocalOutcome] = {}
        self._item: dict[str, Item] = {}
        self._callers: dict[str, dict[str, None]] = {}
        self._twice: frozenset[str] = frozenset()
        self._outcomes: dict[str, Outcome] = {}
        """Of the functions that are looked at with their calls."""
        self._places: dict[str, dict[int, FreePlace]] = {}
        self._memories: dict[str, CallingMemory] = {}
        items = list(items)
        every = [(one, item) for item in items for one in local_outcomes(item, knowledge)]
        if len(items) > 1:
            defined = Counter(name for item in items for name, _ in symbols_of(item, knowledge).definitions)
            self._twice = frozenset(name for name, times in defined.items() if times > 1)
        for one, item in every:
            self._add(one, item)
        self._settle(set(self._local))

    def _add(self, local: LocalOutcome, item: Item) -> None:
        if local.name in self._twice:
            return
        self._local[local.name] = local
        self._item[local.name] = item
        for callee in local.callees:
            self._callers.setdefault(callee, {})[local.name] = None

    def outcome(self, name: str) -> Outcome:
        return self._outcomes.get(name, NOTHING)

    def has_outcome(self, name: str) -> bool:
        """Whether `name` is that of one function with a body, which is given buffers or work, or makes them."""
        return name in self._local

    def item_of(self, name: str) -> Item | None:
        return self._item.get(name)

    def places(self, name: str) -> Mapping[int, FreePlace]:
        """The places at which a function frees its arguments, by position."""
        return self._places.get(name, {})

    def place_of_result(self, name: str, position: int) -> tuple[Span, ParsedItem]:
        """The return of something that a function does not own, and the item that this is in."""
        item = self._item[name]
        own = self._memory_of(name)
        return places_of_borrowed((self._memories.get(name) or CallingMemory(own)).memory)[position], item.parsed

    def calling(self, name: str) -> CallingMemory | None:
        """The memory of a function with what its calls do; None if these do nothing that matters here."""
        return self._memories.get(name)

    def update(self, items: Iterable[Item], before: Iterable[str]) -> set[str]:
        """Take `items` in the place of those that defined `before`; the functions that were looked at again."""
        changed = set(before)
        known = changed & self._local.keys()
        for name in changed:
            local = self._local.pop(name, None)
            self._item.pop(name, None)
            for callee in local.callees if local is not None else ():
                self._callers[callee].pop(name, None)
        for item in items:
            for local in local_outcomes(item, self._knowledge):
                self._add(local, item)
                changed.add(local.name)
        looked_at = self._settle(changed)
        others = known ^ (changed & self._local.keys())
        return looked_at.union(*(self._callers.get(name, ()) for name in others))

    # Outcomes

    def _settle(self, changed: set[str]) -> set[str]:
        """Look at `changed` again, and at callers of what has another outcome than before."""
        self._concern([name for name in self._local if self._local[name].outcome != NOTHING])
        # Calls that were not there before lead to functions that are looked at already.
        self._concern([name for name in changed if self._callees(name)])
        pending: set[str] = set()
        for name in changed - self._local.keys():
            self._places.pop(name, None)
            self._memories.pop(name, None)
            if self._outcomes.pop(name, NOTHING) != NOTHING:
                pending.update(one for one in self._callers.get(name, ()) if one in self._outcomes)
        pending.update(name for name in changed if name in self._outcomes)
        looked_at = set(changed)
        for component in components(self._outcomes, self._callees) if pending else ():
            pause()
            if pending.isdisjoint(component):
                continue
            before = {name: self._outcomes[name] for name in component}
            self._grow(component)
            looked_at.update(component)
            for name in component:
                if self._outcomes[name] != before[name]:
                    pending.update(one for one in self._callers.get(name, ()) if one in self._outcomes)
        return looked_at

    def _concern(self, concerned: list[str]) -> None:
        """Let `concerned` functions, and all that lead to them, be looked at; new ones are changed ones for callers."""
        pending = [name for name in concerned if name not in self._outcomes]
        for name in pending:
            self._outcomes[name] = NOTHING
        for name in pending:
            for caller in self._callers.get(name, ()):
                if caller not in self._outcomes:
                    self._outcomes[caller] = NOTHING
                    pending.append(caller)

    def _callees(self, name: str) -> list[str]:
        local = self._local.get(name)
        return [one for one in local.callees if one in self._outcomes] if local is not None else []

    def _grow(self, component: tuple[str, ...]) -> None:
        """Find the outcomes of functions that call each other, or of one."""
        if len(component) == 1 and component[0] not in self._callees(component[0]):
            self._look_at(component[0])
            return
        self._outcomes.update(dict.fromkeys(component, ENDLESS))
        rounds: Counter[str] = Counter()
        inside = frozenset(component)
        pending = dict.fromkeys(component)
        while pending:
            pause()
            name = next(iter(pending))
            del pending[name]
            rounds[name] += 1
            before = self._outcomes[name]
            if rounds[name] > _MAX_ROUNDS:
                continue
            self._look_at(name)
            if self._outcomes[name] != before:
                pending.update(dict.fromkeys(one for one in self._callers.get(name, ()) if one in inside))

    def _look_at(self, name: str) -> None:
        local, own = self._local[name], self._memory_of(name)
        if all(self.outcome(callee) == NOTHING for callee in local.callees):
            self._memories.pop(name, None)
            calling, outcome = CallingMemory(own), local.outcome
        else:
            calling = self._memories[name] = memory_with(own, self.outcome)
            outcome = outcome_of(calling.memory, self.outcome)
        self._outcomes[name] = outcome
        self._places[name] = places_of_frees(calling) if outcome.freed else {}

    def _memory_of(self, name: str) -> FunctionMemory:
        return memory_called(name, self._item[name], self._knowledge)
