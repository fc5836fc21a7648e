"""Freed results: functions that may return a buffer that is freed already.

    scf.if %c { memref.dealloc %m : memref<1xi32> }
    return %m : memref<1xi32>

Callers that know %c never look at the result then, but who copies it at the return reads memory that is not there.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.graph import Operation
from ...ir.types import is_memref
from ..buffers.escape import CarefulFlow
from ..calls.call_facts import CallFacts
from ..dataflow.buffer_flow import Flow
from ..dataflow.operation_facts import OperationFacts
from ..dataflow.summaries import Summaries


def freed_results(functions: Iterable[Operation], facts: CallFacts) -> dict[Operation, Operation]:
    """Those of `functions` that may return a freed buffer, or what another of them returns, each with the return."""
    every = list(functions)
    found = {one: end for one in every if (end := _returned_freed(one, facts)) is not None}
    flows = {one: CarefulFlow(one, facts.knowledge) for one in every if found and one not in found}
    new = found
    while new:
        new = {one: end for one in flows if one not in found and (end := _handed_on(one, flows[one], found, facts))}
        found |= new
    return found


def _returned_freed(function: Operation, facts: CallFacts) -> Operation | None:
    flow = Flow(facts.graph(function), OperationFacts(facts.knowledge), None, facts.decided.known_calls(function))
    freed = flow.names.set_of(operand.value for op in flow.frees for operand in op.operands)
    for site, summary in Summaries(flow).of_freed(freed) if freed else ():
        if summary is not None:
            returns = list(summary.returned_freed)
        else:
            # Its paths are too many: any of them may free it.
            names = facts.of_value(function, site.value)
            returns = _returns(function) if names.results else []
        if returns:
            return returns[0]
    return None


def _handed_on(
    function: Operation, flow: CarefulFlow, freed: dict[Operation, Operation], facts: CallFacts
) -> Operation | None:
    """A return of what may be the result of one of the functions in `freed`."""
    for end in _returns(function):
        for value in end.operand_values:
            for origin in flow.origins(value) if is_memref(value.type) else ():
                made = origin.defining_op
                if made is None or not facts.knowledge.is_call(made):
                    continue
                if any(one in freed for one in facts.targets.of(made).functions):
                    return end
    return None


def _returns(function: Operation) -> list[Operation]:
    lasts = [block.last for block in function.regions[0].blocks]
    return [last for last in lasts if last is not None and not last.successors]
