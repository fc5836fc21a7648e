"""Facts of calls for passes that run on one function after another."""

from __future__ import annotations

from collections.abc import Callable

from ...analysis.calls.call_facts import CallFacts
from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from .callees import Callees


def shared_call_facts(knowledge: Knowledge) -> Callable[[Operation], CallFacts]:
    """Facts for each function of one program, found once: they stay the same when allocations and frees move."""
    known: list[CallFacts] = []

    def facts(function: Operation) -> CallFacts:
        if not known:
            known.append(CallFacts(function, knowledge, Callees(knowledge)))
        return known[0]

    return facts
