"""View chains: the views that a value is made by, from the last one to the base."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Operation, OpResult, Value
from ...ods.knowledge import Knowledge


def views_of(value: Value, knowledge: Knowledge) -> Iterator[tuple[Operation, Value]]:
    """The views that `value` is made by, nearest first, each with its source.

    Each of them once: in a program with an error, or where nothing runs, a view may be made from itself.
    """
    seen: set[Operation] = set()
    while isinstance(value, OpResult) and value.index == 0 and value.op not in seen:
        source = knowledge.view_source(value.op)
        if source is None:
            return
        seen.add(value.op)
        yield value.op, source
        value = source


def view_base(value: Value, knowledge: Knowledge) -> Value:
    """The base of `value`, through any number of views; itself when it is no view."""
    for _, source in views_of(value, knowledge):
        value = source
    return value
