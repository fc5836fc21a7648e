"""Called summaries: what the functions that an item calls do, as values that outlive edits.

Each is kept with its item, and is the same as long as that is, and what it calls has the same summaries. After an edit
the summary of the edited function is found anew, and those of callers only where it is another one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from ....analysis.calls.call_targets import has_body
from ....analysis.components import components
from ....analysis.ownership.call_summaries import CallSummaries
from ....analysis.ownership.function_summaries import (
    FunctionSummary,
    function_summary,
    returned_copies,
    returns_buffers,
)
from ....ir.graph import Operation
from ....ir.pauses import pause
from ....ir.symbol_names import is_private
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Item
from ....syntax.parser.fact_cache import FactKey

_SUMMARY = FactKey["FunctionSummary | None"]("function summary")
MIN_RETURNING = 32
"""Functions that return buffers, from which on summaries are worth their time: others are read quickly."""


def called_summaries(
    knowledge: Knowledge,
    item: Item,
    reached: Mapping[str, tuple[Item, Operation]],
    addressed: AbstractSet[str],
    symbols_in: Callable[[Item], AbstractSet[str]],
    program: Callable[[], CallSummaries],
) -> tuple[tuple[str, FunctionSummary], ...] | None:
    """The summaries of the functions that `item` calls itself, with their names.

    None where one that it reaches has none, where functions call each other, or where few return buffers.

    Args:
        reached: the functions that it calls, directly or through others.
        addressed: private functions that return buffers, and are referred to without a call.
        symbols_in: the symbols that an item may call.
        program: a program that reaches all of them; what is found stays known there.
    """
    if sum(has_body(op) and returns_buffers(op) for _, op in reached.values()) < MIN_RETURNING:
        return None
    callees: dict[str, Sequence[str]] = {}
    for name, (owner, op) in reached.items():
        if len(owner.operations) != 1 or owner.operations[0] is not op or not knowledge.is_function_like(op):
            return None
        callees[name] = sorted(symbols_in(owner) & reached.keys())
    found: dict[str, FunctionSummary] = {}
    summaries = program()
    summaries.may_flag = {one for _, one in reached.values() if is_private(one) and has_body(one)}
    returned = returned_copies(summaries)

    def compute(op: Operation) -> FunctionSummary | None:
        pause()
        return function_summary(op, summaries, returned)

    for name, *others in components(reached, callees.__getitem__):
        if others or name in callees[name]:
            return None
        owner, op = reached[name]
        depends_on = (knowledge, name in addressed, *[(one, found[one]) for one in callees[name]])
        summary = owner.parsed.facts.get(_SUMMARY, depends_on, compute, op)
        if summary is None:
            return None
        found[name] = summary
        if has_body(op):
            summaries.known[op] = summary.known
    own = symbols_in(item)
    return tuple([(name, found[name]) for name in reached if name in own])
