"""Operations on numbers that random programs do not have, as the evaluation of folds does them."""

from __future__ import annotations

from collections.abc import Sequence

from pydealloc.ir.attributes import IntegerAttr
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType, IndexType, IntegerType
from tests.execution.ledger import Fault, Kind
from tests.execution.memory import POISON, Compute, Memory, Unsupported, bits_of, wrapped
from tests.folds import numbers
from tests.folds.scalars import STRICT

_NUMBERS = (IntegerType, IndexType, FloatType)


def of_folds(op: Operation) -> Compute | None:
    """None where it has other operands than numbers, or nothing is known of it."""
    if op.name == "index.constant":
        return lambda memory, op, operands: (wrapped(_value(op), 64),)
    values = (*op.operand_values, *op.results)
    is_known = op.name in STRICT and all(isinstance(value.type, _NUMBERS) for value in values)
    return _computed if is_known else None


def _value(op: Operation) -> int:
    value = op.properties.get("value")
    assert isinstance(value, IntegerAttr)
    return value.value


def _computed(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    if any(value is POISON for value in operands):
        return (POISON,) * len(op.results)
    given: list[numbers.Scalar] = []
    for value, operand in zip(operands, op.operand_values, strict=True):
        assert isinstance(value, (int, float))
        given.append(value if isinstance(value, float) else numbers.unsigned(value, bits_of(operand.type)))
    try:
        found = STRICT[op.name](op, given, 64)
    except numbers.Undefined as reason:
        raise Fault(Kind.UNDEFINED, str(reason)) from None
    except numbers.Unknown as reason:
        raise Unsupported(str(reason)) from None
    return [
        POISON
        if isinstance(value, numbers.Poison)
        else value
        if isinstance(value, float)
        else wrapped(value, bits_of(result.type))
        for value, result in zip(found, op.results, strict=True)
    ]
