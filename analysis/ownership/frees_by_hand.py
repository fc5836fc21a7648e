"""Frees of the program itself: what its paths do wrong with them, as reasons not to insert any more.

The lints report from the same summaries of paths.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...ir.graph import Operation, Value
from ..dataflow.buffer_flow import Flow
from ..dataflow.buffer_names import BufferNames
from ..dataflow.outcome import Counts, PathSummary
from ..dataflow.sites import KnownCalls, Site
from ..dataflow.summaries import Summaries
from .problems import NEEDS_COMPARISON, Problem


def problems_of_frees(names: BufferNames, takes: Mapping[Operation, Sequence[Value]]) -> Iterator[Problem]:
    """Uses and frees of buffers after they were freed, on a path that the program may take.

    `takes`: operands that calls free.
    """
    facts, graph = names.facts, names.graph
    freed = names.set_of(
        value
        for op in graph.ops
        if op is not graph.function and not (op.successors or facts.knowledge.is_terminator(op))
        for value in (*facts.taken(op), *takes.get(op, ()))
    )
    if not freed:
        return
    flow = Flow(graph, facts, names, KnownCalls(takes))
    for site, summary in Summaries(flow).of_freed(freed):
        if summary is None:
            reason = "is freed on some of more paths than can be told apart"
            yield Problem(NEEDS_COMPARISON, reason, site.op or graph.function, site.value)
        else:
            yield from _problems(site, summary, flow)


def _problems(site: Site, summary: PathSummary, flow: Flow) -> Iterator[Problem]:
    for op, counts in summary.frees.items():
        if counts.violating:
            yield _freed_again(site, op, counts, flow)
    for op, counts in (*summary.uses.items(), *summary.returned_freed.items()):
        if counts.violating and op not in summary.frees:
            yield Problem("dealloc-used-after-free", "uses a buffer that was freed before", op, site.value)


def _freed_again(site: Site, op: Operation, counts: Counts, flow: Flow) -> Problem:
    if flow.times_freed(op, site.value) > 1:
        return Problem("dealloc-freed-before", "frees a buffer that it is given twice", op, site.value)
    if counts.freed_at is op:
        reason = "frees the same buffer each time that it runs"
        return Problem("dealloc-freed-in-loop", reason, op, site.value)
    return Problem("dealloc-freed-before", "frees a buffer that was freed before", op, site.value)
