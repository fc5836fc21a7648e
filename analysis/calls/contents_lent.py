"""Contents lent: containers that a function only looks into, so that what they hold stays whose it was.

func.func private @first(%box: memref<1xmemref<4xf32>>) -> f32 {     // Loads from it, and hands it on to functions
  %m = memref.load %box[%c0] : memref<1xmemref<4xf32>>               // that do the same. What is found is read and
  %v = memref.load %m[%c0] : memref<4xf32>                           // written, not freed, stored or returned.
  return %v : f32
}
"""

from __future__ import annotations

from typing import Protocol

from ...ir.graph import Operation, Value
from ...ods.semantics import EffectKind
from ..components import components
from ..dataflow.container_contents import followed_use, holds_buffers
from .argument_facts import ArgumentFacts
from .bodies import Bodies

_Place = tuple[Operation, int]
"""A function with a body, and the position of an argument."""


class ValueFacts(Protocol):
    def of_value(self, function: Operation, value: Value) -> ArgumentFacts:
        """Facts of a value of `function`."""
        ...


class ContentsLent:
    """Of the functions of one program."""

    def __init__(self, bodies: Bodies, values: ValueFacts) -> None:
        self._bodies = bodies
        self._values = values
        self._known: dict[_Place, bool] = {}
        self._handed_on: dict[_Place, tuple[_Place, ...] | None] = {}

    def by_call(self, call: Operation, container: Value) -> bool:
        """Whether `call`, which is given `container`, only looks into it."""
        places = self._places(call, container)
        return places is not None and all(self.by_function(*place) for place in places)

    def by_function(self, function: Operation, position: int) -> bool:
        """Whether `function`, which has a body, only looks into an argument that holds buffers."""
        place = function, position
        # From the bottom of the call graph, so that each is asked once; functions that call each other go together.
        for together in components((place,), lambda one: self._after(one) or (), self._known):
            every = [self._after(one) for one in together]
            holds = all(each is not None and all(self._known.get(one, True) for one in each) for each in every)
            self._known.update(dict.fromkeys(together, holds))
        return self._known[place]

    def _places(self, call: Operation, container: Value) -> list[_Place] | None:
        """The arguments that `container` becomes; None where nobody knows, or the function runs on after its call."""
        given = [operand.index for operand in call.operands if operand.value is container]
        found = [self._bodies.argument_of(call, position) for position in given]
        places = [place for place in found if place is not None]
        return None if len(places) < len(given) or self._bodies.facts.runs_later(call) else places

    def _after(self, place: _Place) -> tuple[_Place, ...] | None:
        """The arguments that an argument is handed on to; None where the function itself does more with it."""
        if place not in self._handed_on:
            self._handed_on[place] = self._find_after(*place)
        return self._handed_on[place]

    def _find_after(self, function: Operation, position: int) -> tuple[_Place, ...] | None:
        container, facts = function.regions[0].blocks[0].args[position], self._bodies.facts
        if not holds_buffers(container.type):
            return None
        found: dict[_Place, None] = {}
        for op in container.users:
            if any(facts.runs_later(around) for around in op.ancestors()):
                return None
            if facts.knowledge.is_call(op):
                places = self._places(op, container)
                if places is None:
                    return None
                found.update(dict.fromkeys(places))
            elif followed_use(op, container, facts) is not EffectKind.READ or not self._is_lent(
                function, op.results[0]
            ):
                return None
        return tuple(found)

    def _is_lent(self, function: Operation, buffer: Value) -> bool:
        """Whether `function` reads and writes `buffer`, and does nothing else with it."""
        found = self._values.of_value(function, buffer)
        return not (found.events or found.results or found.may_come_back)
