"""Work that goes on under several names: what is over when an operation has waited for what it is given.

%t = async.execute { .. }
%u = async.execute [%t] { .. }
async.await %u                     // The work of %t is over, too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from ...ir.graph import Operation, Value
from .flow_graph import FlowGraph
from .operation_facts import OperationFacts, may_be_work


class WorkNames(Protocol):
    """Names of work, as `BufferNames` has them."""

    facts: OperationFacts
    graph: FlowGraph

    @property
    def sources(self) -> Mapping[Value, Iterable[Value]]: ...
    def ends_work_of(self, op: Operation, position: int) -> bool: ...
    def is_work(self, value: Value) -> bool: ...


def may_be_awaited(names: WorkNames, op: Operation) -> set[Value]:
    """Work that may be over when all work is that operands of `op` represent: on some path, or if calls wait."""

    def before(value: Value) -> Iterator[Value]:
        yield from names.sources.get(value, ())
        made = value.defining_op
        if made is not None:
            yield from (*made.operand_values, *made.results)
        for user in value.users:
            yield from names.facts.tags(user)

    return _over_with(names, op.operand_values, before)


def waits_under_other_names(names: WorkNames, work: Collection[Value]) -> dict[Value, list[Operation]]:
    """Operations that certainly wait for each of `work`, and are given other work."""
    facts = names.facts

    def before(value: Value) -> Sequence[Value]:
        made = value.defining_op
        if made is None or facts.knowledge.is_call(made) or not facts.starts_work(made):
            return ()
        return (*made.operand_values, *made.results)

    found: dict[Value, list[Operation]] = {}
    for op in names.graph.ops:
        given = [one.value for one in op.operands if names.ends_work_of(op, one.index)] if _may_wait(names, op) else ()
        for value in _over_with(names, given, before) if given else ():
            is_inside = any(one.parent_region is value.parent_region for one in (op, *op.ancestors()))
            if value in work and value not in op.operand_values and is_inside:
                found.setdefault(value, []).append(op)
    return found


def _may_wait(names: WorkNames, op: Operation) -> bool:
    return op is not names.graph.function and any(map(may_be_work, op.operand_values))


def _over_with(names: WorkNames, given: Iterable[Value], before: Callable[[Value], Iterable[Value]]) -> set[Value]:
    """Work that values `given` represent, and all that is over `before` it is."""

    def matters(value: Value) -> bool:
        # What work results in is there when the work is over.
        return names.is_work(value) or may_be_work(value)

    found = set(filter(matters, given))
    pending = list(found)
    for value in pending:
        new = set(filter(matters, before(value))) - found
        found |= new
        pending += new
    return {value for value in found if names.is_work(value)}
