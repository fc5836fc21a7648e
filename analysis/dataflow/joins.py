"""Control-flow joins: states where control arrives."""

from __future__ import annotations

from collections.abc import Iterable

from .buffer_flow import Flow
from .flow_graph import Node
from .outcome import TooManyPaths
from .state import State, joined

MAX_STATES = 48
"""States of one buffer at one place."""


class Arrivals:
    """States at nodes of the flow graph: new ones, and those seen before."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._seen: dict[Node, dict[object, State]] = {}
        self._fresh: dict[Node, dict[object, State]] = {}

    def add(self, place: Node, states: Iterable[State]) -> bool:
        """Whether one of `states` is new."""
        seen = self._seen.setdefault(place, {})
        fresh = self._fresh.setdefault(place, {})
        flags = self._flow.flags
        for state in states:
            bound = frozenset([item for item in state.facts.items() if item[0] in flags])
            key = (state.status, state.names, state.doubts, bound)
            known = seen.get(key)
            if known is not None:
                both = joined(known, state)
                if len(both.facts) == len(known.facts):
                    if key in fresh:
                        seen[key] = fresh[key] = both
                    continue
                state = both
            seen[key] = fresh[key] = state
        if len(seen) > MAX_STATES:
            raise TooManyPaths
        return bool(fresh)

    def seen(self, place: Node) -> list[State]:
        """All states added for `place`."""
        return list(self._seen.get(place, {}).values())

    def take(self, place: Node) -> list[State]:
        return list(self._fresh.pop(place, {}).values())
