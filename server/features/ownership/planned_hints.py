"""Inlay hints of minimal-deallocation: who owns a buffer after its definition, and where the pass would free it.

    %0⟨ owned⟩ = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()⟨ pass: frees %0⟩
    return %1⟨ pass: clones %1⟩

Each `pass:` is where the edit would insert a line.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import Operation, Value
from ....ir.types import is_memref
from ....ir.walk import walk
from ....syntax.document.document import Item
from ...config.editor_settings import HintSettings
from ...facts.deallocation_facts import (
    DeallocationFacts,
    FunctionPlan,
    PlannedFree,
    holder_word,
)
from ...facts.kept.plans import is_entry_argument
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from .hint_values import InlayHint, LabelPart, end_of_line, listed, result_count_end


def planned_hints(text: str, item: Item, facts: DeallocationFacts, settings: HintSettings) -> Iterator[InlayHint]:
    """The hints of one item, with offsets into the document; functions that are refused get none."""
    for plan in facts.plans:
        if plan.refusal is not None:
            continue
        if settings.ownership:
            yield from _holders(text, item, plan, settings)
        # Where both are in a line, what is cloned is cloned before a buffer is freed.
        if settings.handovers:
            yield from return_hints(text, item, plan)
        if settings.frees:
            yield from _frees(text, item, plan)


def _holders(text: str, item: Item, plan: FunctionPlan, settings: HintSettings) -> Iterator[InlayHint]:
    by_place: dict[int, list[Value]] = {}
    for value in _buffers_of(plan.function, with_arguments=settings.arguments):
        if value.span is not None and (value in plan.holders or is_entry_argument(value)):
            by_place.setdefault(in_document(item, value.span)[1], []).append(value)
    for end, values in by_place.items():
        # The results of one `%r:2` share a place.
        numbered = len(values) > 1 or "#" in (values[0].name or "")
        words = [
            f"{_number(value)} {holder_word(plan, value)}" if numbered else holder_word(plan, value) for value in values
        ]
        label = (LabelPart(", ".join(words)),)
        yield InlayHint(result_count_end(text, end), label, _why_held(plan, values), is_local=True)


def _buffers_of(function: Operation, *, with_arguments: bool) -> Iterator[Value]:
    for op in walk(function):
        yield from (result for result in op.results if is_memref(result.type))
        for block in (block for region in op.regions for block in region.blocks):
            yield from (
                argument
                for argument in block.args
                if is_memref(argument.type) and (with_arguments or op is not function or not block.is_entry)
            )


def _number(value: Value) -> str:
    return "#" + (value.name or "").rpartition("#")[2]


def _why_held(plan: FunctionPlan, values: list[Value]) -> str:
    return listed([_sentence(plan, value) for value in values])


def _sentence(plan: FunctionPlan, value: Value) -> str:
    name, word = f"`{name_of(value)}`", holder_word(plan, value)
    if word == "borrowed":
        return f"{name} is borrowed: the caller owns it"
    if word == "owned":
        return f"{name} is owned: this function must free its buffer or pass the ownership on"
    return f"{name} is owned on some paths only"


def _frees(text: str, item: Item, plan: FunctionPlan) -> Iterator[InlayHint]:
    by_place: dict[int, list[PlannedFree]] = {}
    for free in plan.frees:
        offset = place_of_free(text, item, free)
        if offset is not None:
            by_place.setdefault(offset, []).append(free)
    for offset, frees in by_place.items():
        parts: list[LabelPart] = []
        frees.sort(key=lambda free: bool(free.condition))
        for position, free in enumerate(frees):
            parts.append(LabelPart("pass: frees " if position == 0 else ", "))
            parts.append(LabelPart(name_of(free.value), _definition(item, free.value)))
            if free.condition:
                parts.append(LabelPart(f" if {free.condition}"))
        yield InlayHint(offset, tuple(parts), listed([_why_freed(free) for free in frees]))


def place_of_free(text: str, item: Item, free: PlannedFree) -> int | None:
    """The end of the line after which the edit inserts the deallocation; None where it has no place in the text.

    Where it inserts a clone first, that is the line of the terminator, which uses the buffer in the text.
    """
    if free.clone_end is not None:
        return end_of_line(free.clone_end, text, item)
    if free.after is not None:
        return end_of_line(free.after, text, item)
    if free.before is not None and free.before.syntax is not None:
        start = in_document(item, (free.before.syntax.start, free.before.syntax.end))[0]
        line = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start))
        # Before the first operation of its block: after the line that opens the block.
        return max(line - (text[line - 1 : line + 1] == "\r\n"), item.start) if line >= 0 else start
    return end_of_line(free.around, text, item) if free.around is not None else None


def _why_freed(free: PlannedFree) -> str:
    when = f" if {free.condition}" if free.condition else ""
    return f"The pass would insert a deallocation of `{name_of(free.value)}` here{when}: nothing needs it afterwards"


def return_hints(text: str, item: Item, plan: FunctionPlan) -> Iterator[InlayHint]:
    """The buffers that terminators move to the caller, and the clones before these, which come first: they cost
    something."""
    labels: dict[Operation, tuple[list[LabelPart], list[str]]] = {}
    for clone in plan.clones:
        parts, lines = labels.setdefault(clone.terminator, ([], []))
        parts.append(LabelPart(", " if parts else "pass: clones "))
        parts.append(LabelPart(name_of(clone.value), _definition(item, clone.value)))
        when = f" if {clone.condition}" if clone.condition else ""
        if when:
            parts.append(LabelPart(when))
        lines.append(f"The pass would clone `{name_of(clone.value)}`{when}: results must be owned")
    for terminator, values in plan.returned.items():
        parts, lines = labels.setdefault(terminator, ([], []))
        for position, value in enumerate(values):
            parts.append(LabelPart(", " if position else "; moves " if parts else "moves "))
            parts.append(LabelPart(name_of(value), _definition(item, value)))
            when = moves_if(plan, value)
            if when:
                parts.append(LabelPart(" if owned"))
            lines.append(f"Ownership of `{name_of(value)}` moves to the caller{when}")
    for terminator, (parts, lines) in labels.items():
        offset = end_of_line(terminator, text, item)
        if offset is not None:
            yield InlayHint(
                offset, tuple(parts), "\n".join(f"- {line}" for line in lines) if len(lines) > 1 else lines[0]
            )


def moves_if(plan: FunctionPlan, value: Value) -> str:
    """The condition under which the ownership of a returned value moves to the caller, in words; empty: always."""
    return " if it is owned, which an added `i1` result says" if holder_word(plan, value) == "maybe owned" else ""


def _definition(item: Item, value: Value) -> tuple[int, int] | None:
    return in_document(item, value.span) if value.span is not None else None
