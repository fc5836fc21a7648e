"""Notes on what a function holds, beside its bytes: calls, loops without bound, the stack, frees of a plan."""

from __future__ import annotations

from collections.abc import Iterator

from ....analysis.peak.words import largest_text, peak_text
from ..ownership_words import name_of
from .function_memory import FunctionMemory


def notes_of(memory: FunctionMemory) -> Iterator[str]:
    if memory.inside is not None and memory.inside.peaks is not None and memory.place is not None:
        yield f"in the call: {largest_text([point.amount for point in memory.inside.peaks], name_of)}"
    if memory.heap.grows_at is not None:
        yield f"no bound is known: what `{memory.heap.grows_at.name}` holds grows"
    if memory.stack.peaks is None or any(point.amount.constant or point.amount.terms for point in memory.stack.peaks):
        yield f"on the stack: {peak_text(memory.stack, name_of)}"
    if memory.is_planned:
        yield "with the frees that minimal-deallocation would insert"
