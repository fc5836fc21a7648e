"""Facts and plans of tensors after an edit: those of before, and new ones for the tensors that it can reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from ....ir.graph import OpOperand, Value
from ....ir.records import replace
from ....ods.bufferization.interface import FunctionFacts
from ....passes.bufferize.functions import returns_of
from ..kept.bufferization_plans import BufferizationFacts, PlannedCopy, place_of_copy, place_of_operand
from ..kept.edited_tensors import EditedTensors
from ..kept.plans import FunctionPlan, PlannedClone, PlannedFree
from ..kept.tensor_plans import NOT_BUFFERIZED, FunctionTensors, Storage, TensorBuffer, TensorPlans, in_order

PartT = TypeVar("PartT")


def edited_facts(
    known: BufferizationFacts, new: BufferizationFacts, edited: EditedTensors
) -> BufferizationFacts | None:
    """`known`, with what `new` says of the edited tensors, which is about the function that has these alone.

    None where one says nothing of the function.
    """
    if len(known.plans) != 1 or len(new.plans) != 1:
        return None
    (old,), (part,) = known.plans, new.plans
    if old.summary is None or part.summary is None or None in (*old.allocated, *part.allocated):
        return None

    def is_other(operand: OpOperand) -> bool:
        return operand.owner not in edited.gone and not edited.has(operand.value)

    def is_other_copy(copy: PlannedCopy) -> bool:
        operand = copy.operand
        return copy.operation not in edited.gone and not edited.has(
            operand.value if operand is not None else copy.value
        )

    plan = replace(
        old,
        copies=_chosen(old.copies, part.copies, is_other_copy, place_of_copy),
        apart=_chosen(old.apart, part.apart, is_other_copy, place_of_copy),
        in_place=_chosen(old.in_place, part.in_place, is_other, place_of_operand),
        allocated=(
            *[one for one in old.allocated if one is not None and not edited.has(one)],
            *[one for one in part.allocated if one is not None and edited.has(one)],
        ),
        loop_allocations=_chosen(
            old.loop_allocations,
            part.loop_allocations,
            lambda op: op not in edited.gone and not any(map(edited.has, op.results)),
            edited.place,
        ),
        returned=_chosen(old.returned, part.returned, is_other, place_of_operand),
        summary=_merged_summary(old.summary, part.summary, edited),
    )
    return BufferizationFacts((plan,))


def _chosen(
    old: Iterable[PartT],
    new: Iterable[PartT],
    is_other: Callable[[PartT], bool],
    place: Callable[[PartT], int | tuple[int, int]],
) -> tuple[PartT, ...]:
    """Those of `old` that are kept, and of `new` all others, each in its place."""
    found: list[PartT] = [*[one for one in old if is_other(one)], *[one for one in new if not is_other(one)]]
    return tuple(sorted(found, key=place))


def _merged_summary(old: FunctionFacts, new: FunctionFacts, edited: EditedTensors) -> FunctionFacts:
    function = edited.function
    arguments = function.regions[0].blocks[0].args
    own = {number for number, argument in enumerate(arguments) if edited.has(argument)}
    (end,) = returns_of(function)
    results = {operand.index for operand in end.operands if edited.has(operand.value)}

    def chosen(known: frozenset[int], part: frozenset[int], mine: set[int]) -> frozenset[int]:
        return frozenset((known - mine) | (part & mine))

    aliasing, same = list(old.aliasing_results), list(old.equivalent_arguments)
    for number in own:
        aliasing[number] = new.aliasing_results[number]
    for number in results:
        same[number] = new.equivalent_arguments[number]
    return FunctionFacts(
        chosen(old.read, new.read, own),
        chosen(old.written, new.written, own),
        tuple(aliasing),
        tuple(same),
        chosen(old.unwritable_results, new.unwritable_results, results),
    )


def edited_plans(known: TensorPlans, new: TensorPlans, edited: EditedTensors) -> TensorPlans | None:
    """`known`, with what `new` says of the edited tensors; None where that may not be all that is another one now."""
    if len(known.functions) != 1 or len(new.functions) != 1:
        return None
    (old,), (part,) = known.functions, new.functions
    deallocation = _merged_plan(old, part, edited)
    if deallocation is None:
        return None
    tensors = [
        *[one for one in old.tensors.values() if not edited.has(one.tensor)],
        *[one for one in part.tensors.values() if edited.has(one.tensor)],
    ]
    others = _other_buffers(old, edited)
    if others is None:
        return None
    tensors = [replace(one, buffers=tuple([others.get(each, each) for each in one.buffers])) for one in tensors]
    tensors.sort(key=lambda one: edited.place_of(one.tensor))
    mine = _edited_buffers(part, edited)
    if mine is None:
        return None
    buffers = in_order([*others.values(), *mine])
    function = FunctionTensors(old.function, {one.tensor: one for one in tensors}, buffers, deallocation)
    left = [*[op for op in known.left if not edited.reaches(op)], *new.left]
    if not left:
        return TensorPlans((function,))
    left.sort(key=edited.place)
    return TensorPlans((function,), NOT_BUFFERIZED, left[0], tuple(left))


def _merged_plan(old_tensors: FunctionTensors, part: FunctionTensors, edited: EditedTensors) -> FunctionPlan | None:
    """The plan of `old` for the function's own buffers, which are not edited, and the clones that there are now."""
    old, new = old_tensors.deallocation, part.deallocation
    if old is None or new is None or new.frees or new.holders or new.returned:
        return None
    inside: dict[Value, list[Value]] = {}
    for buffer, tensors in _tensors_by_buffer(old_tensors).items():
        if buffer.tensor is not None:
            inside.setdefault(buffer.tensor, []).extend(tensors)
    if not all(_stays(free, (free.value, *inside.get(free.value, ())), edited) for free in old.frees):
        return None
    if any(one.refusal is not None or one.is_compared or one.changes_types for one in (old, new)):
        return None

    clones = _merged_clones(old, new, edited)
    return replace(old, frees=tuple(map(_with_next, old.frees)), clones=clones) if clones is not None else None


def _merged_clones(old: FunctionPlan, new: FunctionPlan, edited: EditedTensors) -> tuple[PlannedClone, ...] | None:
    """None where it is not certain in which order they are."""
    others = [one for one in old.clones if one.terminator not in edited.gone and not edited.has(one.value)]
    mine = [one for one in new.clones if edited.has(one.value)]
    if {*mine} == {*old.clones} - {*others}:
        return old.clones
    return (*others, *mine) if not (others and mine) else None


def _other_buffers(old: FunctionTensors, edited: EditedTensors) -> dict[TensorBuffer, TensorBuffer] | None:
    """The buffers of `old` in which no edited tensor is, each with what it is now; None if that is not certain."""
    inside = _tensors_by_buffer(old)
    found: dict[TensorBuffer, TensorBuffer] = {}
    for buffer in old.buffers:
        tensors = inside.get(buffer, ())
        is_mine = _is_edited(buffer, tensors, edited)
        if is_mine is None:
            return None
        if is_mine:
            continue
        frees: list[PlannedFree] = []
        for free in buffer.frees:
            if not _stays(free, tensors, edited):
                return None
            frees.append(_with_next(free))
        found[buffer] = replace(buffer, frees=tuple(frees)) if frees else buffer
    return found


def _edited_buffers(part: FunctionTensors, edited: EditedTensors) -> list[TensorBuffer] | None:
    inside = _tensors_by_buffer(part)
    found: list[TensorBuffer] = []
    for buffer in part.buffers:
        tensors = inside.get(buffer, ())
        is_mine = _is_edited(buffer, tensors, edited)
        if is_mine is None or (is_mine and not all(_is_after_a_use(free, tensors, edited) for free in buffer.frees)):
            return None
        if is_mine:
            found.append(buffer)
    return found


def _tensors_by_buffer(function: FunctionTensors) -> Mapping[TensorBuffer, Sequence[Value]]:
    found: dict[TensorBuffer, list[Value]] = {}
    for one in function.tensors.values():
        for buffer in one.buffers:
            found.setdefault(buffer, []).append(one.tensor)
    return found


def _is_edited(buffer: TensorBuffer, tensors: Sequence[Value], edited: EditedTensors) -> bool | None:
    """Whether `buffer`, which has `tensors` in it, is that of an edited one; None if that is not certain."""
    if tensors:
        return any(map(edited.has, tensors))
    if buffer.operation in edited.gone:
        return True
    value = buffer.tensor or buffer.copied
    if value is not None:
        return edited.has(value)
    if buffer.storage in (Storage.ARGUMENT, Storage.CONSTANT) or buffer.operation is None:
        return None
    return None if buffer.operation in edited.operations else False


def _stays(free: PlannedFree, tensors: Sequence[Value], edited: EditedTensors) -> bool:
    """Whether the place of `free`, of a buffer with `tensors`, is where it was."""
    if any(place in edited.gone for place in (free.after, free.around, free.clone_end)):
        return False
    if free.after is not None:
        return _is_after_a_use(free, tensors, edited)
    return free.before is None or (free.before not in edited.gone and free.before.prev is None)


def _is_after_a_use(free: PlannedFree, tensors: Sequence[Value], edited: EditedTensors) -> bool:
    """Whether `free` is where its buffer is needed last. What the return needs is freed after whatever is before it."""
    if free.after is None or free.after.parent_op is not edited.function:
        return True
    end = edited.function.regions[0].blocks[0].last
    return end is None or not any(value in tensors for value in end.operand_values)


def _with_next(free: PlannedFree) -> PlannedFree:
    return replace(free, before=free.after.next) if free.after is not None else free
