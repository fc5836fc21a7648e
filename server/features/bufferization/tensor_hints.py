"""Inlay hints of tensors: the buffer that each becomes, and where that is freed.

%e⟨ new 16 KiB, freed after line 14⟩ = tensor.empty() : tensor<64x64xf32>
%h⟨ in place of %e⟩ = linalg.fill ins(%c : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
return %t⟨ pass: clones %t⟩ : tensor<4xf32>
"""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import Operation, Value
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ...config.editor_settings import HintSettings
from ...facts.bufferization_facts import bufferization_of
from ...facts.bufferization_words import named
from ...facts.kept.buffers import same_hints
from ...facts.kept.plans import PlannedFree
from ...facts.kept.remembered import HintsOf
from ...facts.kept.tensor_plans import (
    NOT_BUFFERIZED,
    FunctionTensors,
    PlannedTensor,
    Storage,
    TensorBuffer,
    TensorPlans,
)
from ...facts.ownership_words import name_of
from ...facts.refusals import from_item_start
from ...facts.tensors.plans import tensor_plans
from ..ownership.hint_values import (
    InlayHint,
    LabelPart,
    end_of_line,
    hint_beside_edit,
    listed,
    result_count_end,
)
from .tensor_words import (
    buffer_words,
    callee_of,
    owner_of_free,
    place_line,
    size_of_buffer,
    way_out,
)

OFF, ALL = "off", "all"
"""Values of the setting."""
LONGEST_LINE = 100
"""Characters of a line that gets hints where not all lines get them."""
_MOST_PLACES = 2
"""Places of deallocations that are listed; more are counted."""
_HINTS = FactKey["tuple[InlayHint, ...]"]("hints of tensors")


def tensor_hints(document: Document, item: Item, settings: HintSettings) -> tuple[InlayHint, ...]:
    """The hints of one item, with offsets relative to its start; lines are numbered when they are shown."""
    if settings.tensors == OFF:
        return ()
    plans = tensor_plans(document, item)
    if not plans.functions:
        return ()
    depends_on = plans, settings
    return item.parsed.facts.get(_HINTS, depends_on, _hints, document, item, plans, settings)


def _hints(document: Document, item: Item, plans: TensorPlans, settings: HintSettings) -> tuple[InlayHint, ...]:
    def make() -> tuple[InlayHint, ...]:
        # Of these, the operand tells.
        known = {copy.operation for plan in bufferization_of(document, item).plans for copy in plan.copies}
        found = [hint for one in plans.functions for hint in _of_function(document.text, item, one, settings, known)]
        found += filter(None, [_left(document, item, op) for op in plans.left])
        return tuple(sorted(found, key=lambda hint: hint.offset))

    return same_hints(item, document.knowledge, HintsOf.TENSORS, plans, settings, make, hint_beside_edit)


def _left(document: Document, item: Item, op: Operation) -> InlayHint | None:
    """The reason why less is told of some tensors, which is told whatever the length of the line is."""
    span = op.results[0].span if op.results else None
    if span is not None:
        offset = _name_end(document.text, item, from_item_start(item, span)[1])
    else:
        offset = _line_end(op, document.text, item)
    if offset is None:
        return None
    # Lines move without a new hint.
    words = f"One-Shot Bufferize refuses the program for {named(op)}: {NOT_BUFFERIZED}\n\n{way_out(document, op)}"
    return InlayHint(offset, (LabelPart("not bufferized"),), words)


def _of_function(
    text: str, item: Item, function: FunctionTensors, settings: HintSettings, known: set[Operation]
) -> Iterator[InlayHint]:
    by_place: dict[int, list[PlannedTensor]] = {}
    for value, one in function.tensors.items():
        if value.span is not None and (settings.arguments or one.storage is not Storage.ARGUMENT):
            by_place.setdefault(from_item_start(item, value.span)[1], []).append(one)
    for end, together in by_place.items():
        if settings.tensors != ALL and _line_length(text, item.start + end) > LONGEST_LINE:
            continue
        # The results of one `%r:2` share a place.
        numbered = len(together) > 1 or "#" in (together[0].tensor.name or "")
        parts: list[LabelPart] = []
        for position, one in enumerate(together):
            number = "#" + (one.tensor.name or "").rpartition("#")[2] + " " if numbered else ""
            parts.append(LabelPart(("; " if position else "") + number))
            parts += _label(item, one, known)
        label = tuple([part for part in parts if part.text or part.is_line])
        yield InlayHint(_name_end(text, item, end), label, listed(list(map(place_line, together))))
    yield from _without_tensors(text, item, function, settings, known)


def _without_tensors(
    text: str, item: Item, function: FunctionTensors, settings: HintSettings, known: set[Operation]
) -> Iterator[InlayHint]:
    """At the end of the line: buffers that are made for an operation, and that no tensor of the text is in."""
    by_place: dict[int, list[TensorBuffer]] = {}
    for buffer in function.buffers:
        op = buffer.operation
        if op is None or buffer.tensor is not None or buffer.storage is not Storage.NEW or op in known:
            continue
        offset = _line_end(op, text, item)
        if offset is not None and (settings.tensors == ALL or _line_length(text, item.start + offset) <= LONGEST_LINE):
            by_place.setdefault(offset, []).append(buffer)
    for offset, together in by_place.items():
        parts: list[LabelPart] = []
        for position, buffer in enumerate(together):
            parts += [LabelPart("; ")] * bool(position)
            parts += _of_buffer(item, buffer, known)
        words = [f"{named(op)} needs {buffer_words(one)}" for one in together if (op := one.operation) is not None]
        yield InlayHint(offset, tuple(parts), listed(words))


def _name_end(text: str, item: Item, end: int) -> int:
    return result_count_end(text, item.start + end) - item.start


def _line_end(op: Operation, text: str, item: Item) -> int | None:
    end = end_of_line(op, text, item)
    return end - item.start if end is not None else None


def _line_length(text: str, offset: int) -> int:
    start = max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1
    ends = [at for mark in ("\n", "\r") if (at := text.find(mark, offset)) >= 0]
    return min(ends, default=len(text)) - start


def _label(item: Item, tensor: PlannedTensor, known: set[Operation]) -> Iterator[LabelPart]:
    if tensor.of is not None:
        yield LabelPart(f"{tensor.storage.value} ")
        yield _name(item, tensor.of)
        return
    if tensor.storage is Storage.ONE_OF:
        for position, buffer in enumerate(tensor.buffers):
            yield LabelPart(" or " if position else "")
            shown = buffer.tensor or buffer.copied
            yield LabelPart("copy of " if buffer.tensor is None and shown is not None else "")
            yield _name(item, shown) if shown is not None else LabelPart(f"new {size_of_buffer(buffer)}")
        return
    yield from _of_buffer(item, tensor.buffers[0], known)


def _of_buffer(item: Item, buffer: TensorBuffer, known: set[Operation]) -> Iterator[LabelPart]:
    words = (buffer.storage.value, callee_of(buffer), size_of_buffer(buffer))
    yield LabelPart(" ".join(word for word in words if word))
    yield from _end(item, buffer)
    if buffer.copied is not None and buffer.operation not in known:
        yield LabelPart(", copy of ", is_more=True)
        yield _name(item, buffer.copied)


def _name(item: Item, value: Value) -> LabelPart:
    return LabelPart(name_of(value), from_item_start(item, value.span) if value.span is not None else None)


def _end(item: Item, buffer: TensorBuffer) -> Iterator[LabelPart]:
    open_for = range_of(item, buffer.open_for)
    if open_for is not None and buffer.storage is not Storage.ARGUMENT:
        yield LabelPart(", end depends on line ")
        yield LabelPart("", open_for, is_line=True)
        return
    if buffer.returned:
        yield LabelPart(", returned", is_more=True)
    frees = list(dict.fromkeys((place, free.condition) for free in buffer.frees if (place := _place(item, free))))
    if len(frees) > _MOST_PLACES:
        yield LabelPart(f", freed in {len(frees)} places", is_more=True)
        return
    before = ""
    for position, ((side, target), condition) in enumerate(frees):
        words = f"freed {side} line "
        if position == 0:
            yield LabelPart(f", {words}", is_more=True)
        else:
            yield LabelPart(" or " if words == before else f" or {words}")
        yield LabelPart("", target, is_line=True)
        if condition:
            yield LabelPart(f" if {condition}")
        before = words


def _place(item: Item, free: PlannedFree) -> tuple[str, tuple[int, int]] | None:
    """`after`, `before` or `in`, and the range of the operation; None where it has no text."""
    side, op = owner_of_free(free)
    found = range_of(item, op)
    return (side, found) if found is not None else None


def range_of(item: Item, op: Operation | None) -> tuple[int, int] | None:
    """The text of an operation of `item`: offsets from the start of that."""
    return from_item_start(item, (op.syntax.start, op.syntax.end)) if op is not None and op.syntax is not None else None
