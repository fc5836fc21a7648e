"""Other forms of freed buffers: pointers, descriptors, tensors and work that lead to memory that a function frees.

The lints follow buffers as buffers. Where a function frees one, and something in it has another form of a buffer, paths
are followed once more, with all names that the pass follows.
"""

from __future__ import annotations

from ...ir.graph import Operation
from ..dataflow.buffer_flow import Flow
from ..dataflow.buffer_names import BufferNames
from ..dataflow.outcome import PathSummary
from ..dataflow.sites import Role
from ..dataflow.summaries import Summaries
from .function_memory import FunctionMemory


def in_other_forms(memory: FunctionMemory) -> tuple[Flow, tuple[PathSummary, ...]]:
    """Paths of freed buffers of the function, under all of their names; none where each name is a buffer."""
    flow = memory.flow
    if not flow.frees or not _has_other_forms(flow):
        return flow, ()
    graph, facts, known = flow.graph, flow.facts, flow.known
    followed = [site.value for site in flow.followed]
    names = BufferNames(graph, facts, known.given.get, followed, call_effects=known, contents=flow.contents)
    wide = Flow(graph, facts, names, known)
    freed = names.set_of(value for op in wide.frees for value in op.operand_values)
    return wide, tuple([summary for _, summary in Summaries(wide).of_freed(freed) if summary is not None])


def accesses(flow: Flow, op: Operation) -> bool:
    """Whether `op` reads or writes memory through an operand, rather than to compute another name."""
    if flow.role(op) is Role.EFFECTS and flow.effects_of(op).used:
        return True
    return any(flow.facts.accesses(op, value) for value in op.operand_values)


def _has_other_forms(flow: Flow) -> bool:
    if flow.known.led_to:
        return True
    names = {op.name for op in flow.graph.ops if op is not flow.function}
    return any(map(flow.facts.may_outlive, names))
