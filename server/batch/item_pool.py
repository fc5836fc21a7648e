"""Item pool: the items of one big document, checked by several processes.

This process has read all items before, since they are compared with each other in the end. The findings of an item
depend on nothing but the item and the knowledge, so they are the same wherever they are computed.
"""

from __future__ import annotations

from typing import Any

from ...analysis.lints.alloc_in_loop import CAPTURED_BY_CALLS, captured_by_calls
from ...analysis.lints.memory_leak import LEAKED_CALLS, leaked_calls
from ...analysis.ownership.call_outcomes import LOCAL_OUTCOMES, local_outcomes
from ...syntax.document.document import Document, Item
from ...syntax.parser.fact_cache import FactKey
from ..facts.document_facts import item_findings
from ..facts.incremental import INTERFACE, ITEM_FINDINGS
from .forked_shares import MOST_SHARES, in_forks

_SHARE = 32
"""Items that a process takes at once, so few that all processes end at the same time."""

_SENT: tuple[FactKey[Any], ...] = (ITEM_FINDINGS, LOCAL_OUTCOMES, LEAKED_CALLS, CAPTURED_BY_CALLS)
"""The findings of an item, and what the comparison of items asks of each."""


def check_items(document: Document, processes: int) -> None:
    """Put the `item_findings` of all items of `document` into their caches."""
    items = document.leaves()
    size = max(_SHARE, -(-len(items) // MOST_SHARES))
    groups = [items[start : start + size] for start in range(0, len(items), size)]

    def facts(number: int) -> list[list[object]]:
        return [_facts(document, item) for item in groups[number]]

    for number, found in in_forks(facts, len(groups), processes).items():
        for item, sent in zip(groups[number], found, strict=True):
            for key, fact in zip(_SENT, sent, strict=True):
                item.parsed.facts.put(key, document.knowledge, fact)
    for item in items:
        # A later version, which nothing makes today, would compare all items anew. Computing the interface here
        # would follow the buffers of the items that another process has checked.
        item.parsed.facts.put(INTERFACE, document.knowledge, None)


def _facts(document: Document, item: Item) -> list[object]:
    """Those of `_SENT`."""
    knowledge = document.knowledge
    asked_by_callers = (local_outcomes, leaked_calls, captured_by_calls)
    return [item_findings(document, item), *(ask(item, knowledge) for ask in asked_by_callers)]
