"""Flow search: whether a value flows into one that has some property, for many values of one flow.

What the answer for one value has found out about others is not found out again: buffers that are handed on from one to
the next share most of what they flow into.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...ir.graph import Value


class FlowSearch:
    """For a flow and a property that do not change meanwhile."""

    def __init__(self, targets: Callable[[Value], Iterable[Value]], has_property: Callable[[Value], bool]) -> None:
        """`targets`: what a value directly flows into."""
        self._targets = targets
        self._has_property = has_property
        self._known: dict[Value, bool] = {}

    def leads_to_it(self, value: Value) -> bool:
        """Whether `value`, or something that it flows into, has the property."""
        known = self._known
        if value in known:
            return known[value]
        seen = {value}
        path = [value]
        """From `value` to the one that is looked at: all of them flow into it."""
        pending: list[Iterator[Value]] = [] if self._has_property(value) else [iter(self._targets(value))]
        while pending:
            target = next(pending[-1], None)
            if target is None:
                pending.pop()
                path.pop()
            elif known.get(target):
                break
            elif target not in seen and target not in known:
                seen.add(target)
                path.append(target)
                if self._has_property(target):
                    break
                pending.append(iter(self._targets(target)))
        if path:
            known.update(dict.fromkeys(path, True))
        else:
            known.update(dict.fromkeys(seen, False))
        return bool(path)
