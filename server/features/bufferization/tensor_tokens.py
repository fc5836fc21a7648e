"""Modifiers of the semantic tokens of tensors: new buffers, those of other tensors, operands that would be copied."""

from __future__ import annotations

from ....ir.graph import OpOperand, Value
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ...facts.bufferization_facts import bufferization_of, may_have_tensors
from ...facts.kept.tensor_plans import PlannedTensor, Storage, TensorPlans
from ...facts.tensors.plans import known_tensor_plans, tensor_plans
from ..structure.token_kinds import BORROWED, COPIED, IN_PLACE, MAYBE_OWNED, OWNED, TensorModifiers

_MODIFIERS = FactKey[TensorModifiers]("modifiers of tensors")
_OF_STORAGE = {
    Storage.NEW: OWNED,
    Storage.CALL: OWNED,
    Storage.IN_PLACE: IN_PLACE,
    Storage.PART: IN_PLACE,
    Storage.ARGUMENT: BORROWED,
    Storage.CONSTANT: BORROWED,
    Storage.GIVEN: BORROWED,
}


def tensor_modifiers(document: Document, item: Item, *, ask: bool) -> TensorModifiers | None:
    """Those of `item`; None where it has no tensors, and where their plans are not known yet, unless `ask`."""
    if not may_have_tensors(document, item):
        return None
    plans = tensor_plans(document, item) if ask else known_tensor_plans(document, item)
    if plans is None or not plans.functions:
        return None
    return item.parsed.facts.get(_MODIFIERS, plans, _made, document, item, plans)


def _made(document: Document, item: Item, plans: TensorPlans) -> TensorModifiers:
    values: dict[Value, int] = {}
    for function in plans.functions:
        values.update({tensor: _of(planned) for tensor, planned in function.tensors.items()})
    copies = [copy for plan in bufferization_of(document, item).plans for copy in plan.copies if not copy.is_of_result]
    operands: dict[OpOperand, int] = {copy.operand: COPIED for copy in copies if copy.operand is not None}
    return TensorModifiers(values, operands)


def _of(planned: PlannedTensor) -> int:
    if planned.storage is not Storage.ONE_OF:
        return _OF_STORAGE[planned.storage]
    is_new = any(_OF_STORAGE[one.storage] == OWNED for one in planned.buffers)
    return OWNED | MAYBE_OWNED if is_new else BORROWED
