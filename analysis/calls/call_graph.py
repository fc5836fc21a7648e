"""Call graph of one program: which functions a function may run, and which of these may run it again."""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.graph import Operation
from ...ir.walk import operations_in
from ..components import components
from .bodies import Bodies


class CallGraph:
    """Of functions with bodies. Cost: each function is read once; Tarjan's algorithm finds components."""

    def __init__(self, bodies: Bodies) -> None:
        self._bodies = bodies
        self._callees: dict[Operation, tuple[Operation, ...]] = {}
        self._component: dict[Operation, frozenset[Operation]] = {}

    def callees(self, function: Operation) -> tuple[Operation, ...]:
        """The functions that `function` calls itself, each once, in text order of the first call."""
        known = self._callees.get(function)
        if known is None:
            is_call, targets = self._bodies.knowledge.is_call, self._bodies.targets
            calls = [op for op in operations_in(function) if is_call(op)]
            found = dict.fromkeys(one for call in calls for one in targets.of(call).functions)
            known = self._callees[function] = tuple(found)
        return known

    def component(self, function: Operation) -> frozenset[Operation]:
        """The functions that `function` may run and that may run it, with itself."""
        if function not in self._component:
            self._visit(function)
        return self._component[function]

    def know(self, component: Iterable[Operation]) -> None:
        """Take it that these functions are a component: what they call need not be read for that."""
        together = frozenset(component)
        self._component.update(dict.fromkeys(together, together))

    def is_recursive(self, function: Operation) -> bool:
        """Whether a function may be called again before it returns."""
        callees = self.callees(function)
        return bool(callees) and (function in callees or len(self.component(function)) > 1)

    def reached_from(self, function: Operation) -> set[Operation]:
        """All functions that `function` calls, directly or through others."""
        found = dict.fromkeys(self.callees(function))
        pending = list(found)
        for callee in pending:
            new = [one for one in self.callees(callee) if one not in found]
            found.update(dict.fromkeys(new))
            pending += new
        return set(found)

    def _visit(self, start: Operation) -> None:
        for one in components((start,), self.callees, self._component):
            self._component.update(dict.fromkeys(one, frozenset(one)))
