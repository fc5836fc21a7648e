"""The lifetime of a tensor: its buffer, what writes into that, and where it is freed, line by line.

As sentences for a hover, and as events for an explanation.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import BlockArgument, Operation, Value
from ....ods.bufferization.interface import is_tensor, owner_of
from ....syntax.document.document import Document, Item
from ...facts.bufferization_facts import bufferization_of
from ...facts.bufferization_words import conflict_words, named
from ...facts.kept.plans import PlannedFree
from ...facts.kept.tensor_plans import FunctionTensors, PlannedTensor, Storage, TensorBuffer, TensorPlans
from ...facts.ownership_words import name_of
from ...facts.refusals import words_of
from ...facts.tensors.plans import tensor_plans
from ...facts.tensors.run_options import run_options
from ..ownership.buffer_lifetime import line_of
from .tensor_words import buffer_words, owner_of_free, place_line, refused_words, way_out

_MOST = 6
"""Tensors or operations that are listed in one sentence; more are counted."""


def tensor_lines(document: Document, item: Item, tensor: Value) -> list[str]:
    """Sentences in Markdown about `tensor`; none where nothing is known."""
    found = _planned(document, item, tensor)
    if found is None:
        return [*_without_buffer(document, item, tensor)] if is_tensor(tensor.type) else []
    function, planned = found
    lines = [_with_line(document, item, planned), *_apart(document, item, planned)]
    for buffer in planned.buffers:
        lines += _of_buffer(document, item, function, planned, buffer)
    lines += _stopped(document, item, planned)
    plan = function.deallocation
    if plan is not None and plan.refusal is not None and any(_is_owned(one) for one in planned.buffers):
        message, way_out = words_of(plan.refusal)
        lines.append(f"Where it is freed is not known: {message}; {way_out}")
    return lines


def tensor_events(document: Document, item: Item, tensor: Value) -> list[tuple[Operation, str]]:
    """The events of the buffers of `tensor`, each with its operation, in text order."""
    found = _planned(document, item, tensor)
    if found is None:
        return []
    function, planned = found
    events: dict[Operation, list[str]] = {}
    for other in function.tensors.values():
        maker = other.tensor.defining_op
        if maker is not None and any(one in planned.buffers for one in other.buffers):
            events.setdefault(maker, []).append(f"{name_of(other.tensor)} {_short(other)}")
    for buffer in planned.buffers:
        if buffer.operation is not None and buffer.tensor is None:
            events.setdefault(buffer.operation, []).append("allocated")
        for op in buffer.writes:
            events.setdefault(op, []).append("written")
        for op in buffer.returned:
            events.setdefault(op, []).append("moves to the caller")
        for free in buffer.frees:
            side, place = owner_of_free(free)
            if place is not None:
                words = {"after": "after this", "before": "before this", "in": "inside this"}[side]
                events.setdefault(place, []).append(f"pass: freed{_condition(free)} {words}")
        if buffer.open_for is not None:
            events.setdefault(buffer.open_for, []).append("not bufferized, and decides where it is freed")
    return sorted(((op, ", ".join(dict.fromkeys(words))) for op, words in events.items()), key=_start_of_event)


def _without_buffer(document: Document, item: Item, tensor: Value) -> Iterator[str]:
    """The reason why nothing is known of the buffer of `tensor`, or that it has none."""
    facts, plans = bufferization_of(document, item), tensor_plans(document, item)
    message, refused = (facts.refusal, facts.refused) if facts.refusal else (plans.refusal, plans.refused)
    maker = owner_of(tensor)
    if maker in plans.left:
        refused = maker
    if message and (refused is maker or not plans.functions):
        yield f"Its buffer is not known, since {refused_words(document, item, refused)}: {message}"
        yield way_out(document, refused)
    elif _is_unneeded(document, item, tensor, plans):
        yield f"`{name_of(tensor)}` has no buffer: nothing in the bufferized program uses it"


def _stopped(document: Document, item: Item, planned: PlannedTensor) -> Iterator[str]:
    """That the pass refuses the program, and what is not known for it."""
    plans = tensor_plans(document, item)
    if plans.refused is None:
        return
    op = next((one.open_for for one in planned.buffers if one.open_for is not None), None)
    if op is None:
        yield f"{refused_words(document, item, plans.refused)}: this is as with `allow-unknown-ops`"
        return
    yield f"Where it is freed is not known: how {named(op)}{line_of(document, item, op)} is bufferized decides that"
    left = op if op in plans.left else plans.refused
    yield f"{refused_words(document, item, left)}: {plans.refusal}"
    yield way_out(document, left)


def _is_unneeded(document: Document, item: Item, tensor: Value, plans: TensorPlans) -> bool:
    """Whether `tensor`, of which nothing is planned, is gone when the pass has run."""
    op = owner_of(tensor)
    around = [*op.ancestors()] if op is not None else []
    is_planned = any(one.function in around for one in plans.functions)
    return is_planned and not run_options(document).bufferization.allow_unknown_ops


def _apart(document: Document, item: Item, planned: PlannedTensor) -> Iterator[str]:
    """The reason why a tensor without old contents is not in the buffer that its operation was given for it."""
    plans = bufferization_of(document, item).plans if planned.of is None else ()
    for one in (copy for plan in plans for copy in plan.apart if copy.operation is planned.tensor.defining_op):
        conflict = conflict_words(one)
        if conflict:
            yield f"Not in the buffer of `{name_of(one.value)}`: {conflict}"


def _start_of_event(event: tuple[Operation, str]) -> int:
    syntax = event[0].syntax
    return syntax.start if syntax is not None else 0


def _short(planned: PlannedTensor) -> str:
    if planned.of is not None:
        return f"{planned.storage.value} {name_of(planned.of)}"
    return place_line(planned).partition(" is ")[2].replace("`", "")


def _planned(document: Document, item: Item, tensor: Value) -> tuple[FunctionTensors, PlannedTensor] | None:
    if not is_tensor(tensor.type):
        return None
    for function in tensor_plans(document, item).functions:
        planned = function.tensors.get(tensor)
        if planned is not None:
            return function, planned
    return None


def _with_line(document: Document, item: Item, planned: PlannedTensor) -> str:
    place = line_of(document, item, _maker(planned.of)) if planned.of is not None else ""
    return place_line(planned).replace(", without a copy", f"{place}, without a copy")


def _maker(value: Value) -> Operation | None:
    return value.block.parent_op if isinstance(value, BlockArgument) else value.defining_op


def _is_owned(buffer: TensorBuffer) -> bool:
    return buffer.storage in (Storage.NEW, Storage.CALL)


def _of_buffer(
    document: Document, item: Item, function: FunctionTensors, planned: PlannedTensor, buffer: TensorBuffer
) -> Iterator[str]:
    if buffer.tensor is not planned.tensor:
        first = f", first that of `{name_of(buffer.tensor)}`" if buffer.tensor is not None else ""
        yield f"The buffer{first}: {buffer_words(buffer)}{line_of(document, item, buffer.operation)}"
    own = (planned.tensor, buffer.tensor)
    others = [one for one in function.tensors.values() if buffer in one.buffers and one.tensor not in own]
    for words, is_certain in (("Also in it", True), ("In it on some paths", False)):
        names = [f"`{name_of(one.tensor)}`" for one in others if (len(one.buffers) == 1) is is_certain]
        if names:
            yield f"{words}: {_listed(names)}"
    if buffer.writes:
        yield f"Written by {_listed([f'{named(op)}{line_of(document, item, op)}' for op in buffer.writes])}"
    for free in buffer.frees:
        side, place = owner_of_free(free)
        where = f" {side} {named(place)}{line_of(document, item, place)}" if place is not None else ""
        yield f"The pass would free it{_condition(free)}{where}: nothing needs it afterwards"
    for op in buffer.returned:
        yield f"Ownership moves to the caller at `{op.name}`{line_of(document, item, op)}"


def _condition(free: PlannedFree) -> str:
    return f" if {free.condition}" if free.condition else ""


def _listed(words: list[str]) -> str:
    more = len(words) - _MOST
    return ", ".join(words[:_MOST]) + (f" and {more} more" if more > 0 else "")
