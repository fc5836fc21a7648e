"""Code lenses of One-Shot Bufferize: what it would copy and allocate in each function, in one line above it.

2 copies (8 KiB), 3 allocations
"""

from __future__ import annotations

from collections.abc import Iterator

from ....analysis.buffers.size import bytes_text
from ....ir.plurals import counted
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ...facts.bufferization_facts import bufferization_of
from ...facts.bufferization_words import size_with_loops
from ...facts.kept.bufferization_plans import BufferizationFacts, BufferizationPlan
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from ...io.work_clock import work_time
from ..ownership.display_memory import Memory, all_lenses
from ..ownership.lens_values import CodeLens, moved_lens

_LENSES = FactKey["tuple[CodeLens, ...]"]("bufferization lenses")


def plan_some(document: Document, items: Iterator[Item], seconds: float) -> bool:
    """Whether any of `items`, which belong to `document`, may be left after so many seconds of planning their copies.

    What is planned is remembered for `copy_lenses` and for hints, which need not wait for the whole file meanwhile.
    """
    end = work_time() + seconds
    for item in items:
        bufferization_of(document, item)
        if work_time() > end:
            return True
    return False


def copy_lenses(document: Document, memory: Memory[CodeLens] | None = None) -> list[CodeLens]:
    """One for each function in which anything would be copied or allocated, in text order.

    While a function has errors, its lens comes from `memory`.
    """
    return all_lenses(memory, document, lenses_of_copies)


def lenses_of_copies(document: Document, item: Item) -> tuple[CodeLens, ...]:
    """Those of one item, with offsets from its start."""
    facts = bufferization_of(document, item)
    return item.parsed.facts.get(_LENSES, facts, _lenses, item, facts) if facts.plans else ()


def _lenses(item: Item, facts: BufferizationFacts) -> tuple[CodeLens, ...]:
    """With offsets relative to the start of the item."""
    found = [lens for plan in facts.plans if (lens := _lens(item, plan)) is not None]
    return tuple([moved_lens(lens, -item.start) for lens in found])


def _lens(item: Item, plan: BufferizationPlan) -> CodeLens | None:
    syntax = plan.function.syntax
    if syntax is None or not (plan.copies or plan.allocations):
        return None
    words: list[str] = []
    if plan.copies:
        least = "at least " * any(copy.bytes is None for copy in plan.copies)
        size = f" ({least}{bytes_text(plan.copied_bytes)})" if plan.copied_bytes else ""
        words.append(f"{'1 copy' if len(plan.copies) == 1 else f'{len(plan.copies)} copies'}{size}")
    if plan.allocations:
        words.append(counted(plan.allocations, "allocation"))
    start, end = in_document(item, (syntax.name_start, syntax.name_end))
    lines = [f"{name_of(copy.value)}: {size_with_loops(copy)}" for copy in plan.copies]
    title = f"bufferization: {', '.join(words)}"
    return CodeLens(start, end, start, title, can_insert=False, tooltip="\n".join(lines))
