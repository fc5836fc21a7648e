"""Frees of the program itself: what its paths do wrong with them, as reasons not to insert any more.

The lints report from the same summaries of paths.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

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
    flow = Flow(graph, facts, names, KnownCalls(takes, own_results=True))
    for site, summary in Summaries(flow).of_freed(freed):
        if summary is None:
            reason = "is freed on some of more paths than can be told apart"
            yield Problem(NEEDS_COMPARISON, reason, site.op or graph.function, site.value)
        else:
            yield from _problems(site, summary, flow)


def freed_by_hand(names: BufferNames, known: KnownCalls, holders: Iterable[Value]) -> Iterator[Value]:
    """Those of `holders`, buffers, that the program itself frees, after all uses: the function's own on all paths, what
    it was given on some.

    `known`: all frees of calls, and all results that may be what a call was given.
    """
    flow = Flow(names.graph, names.facts, names, known)
    sites = {site.value: site for site in flow.followed}
    paths = Summaries(flow)
    for holder in holders:
        site = sites.get(holder)
        summary = paths.on_paths(site) if site is not None and not _may_be_result(names, holder, known) else None
        if summary is not None and _is_done(summary):
            yield holder


def _is_done(summary: PathSummary) -> bool:
    """Whether nothing is left to free, and nothing is wrong with the frees."""
    goes_on = summary.leaks or summary.may_leak or summary.escaped if summary.site.is_owned else summary.returned
    tallies = (summary.uses, summary.frees, summary.returned_freed, summary.unawaited)
    is_wrong = any(counts.violating for tally in tallies for counts in tally.values())
    return summary.freed > 0 and not goes_on and not is_wrong


def _may_be_result(names: BufferNames, holder: Value, known: KnownCalls) -> bool:
    """Whether a call may give the buffer back, or another one: its paths do not tell which."""
    results = {result for call in known.given for result in call.results if result in names.number}
    pending, seen = [holder], {holder}
    for value in pending:
        if value in results and value is not holder:
            return True
        new = [one for one in _names_after(names, value) if one not in seen]
        seen.update(new)
        pending += new
    return False


def _names_after(names: BufferNames, value: Value) -> list[Value]:
    """Values that may be what `value` is, one step on."""
    return [*names.targets.get(value, ()), *(one for op in value.users for one in op.results if one in names.number)]


def _problems(site: Site, summary: PathSummary, flow: Flow) -> Iterator[Problem]:
    for op, counts in summary.frees.items():
        if counts.violating:
            yield _freed_again(site, op, counts, flow)
    for op, counts in (*summary.uses.items(), *summary.returned_freed.items()):
        if counts.violating and op not in summary.frees:
            reason = f"uses a buffer that {_was(counts)} freed before"
            yield Problem("dealloc-used-after-free", reason, op, site.value)


def _freed_again(site: Site, op: Operation, counts: Counts, flow: Flow) -> Problem:
    if flow.times_freed(op, site.value) > 1:
        return Problem("dealloc-freed-before", "frees a buffer that it is given twice", op, site.value)
    if counts.freed_at is op:
        reason = "frees the same buffer each time that it runs"
        return Problem("dealloc-freed-in-loop", reason, op, site.value)
    return Problem("dealloc-freed-before", f"frees a buffer that {_was(counts)} freed before", op, site.value)


def _was(counts: Counts) -> str:
    return "was" if counts.is_certain else "may have been"
