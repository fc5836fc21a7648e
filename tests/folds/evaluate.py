"""A function without control flow, evaluated for given arguments with poison as a value."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

from pydealloc.ir.attributes import ElementsAttr, FloatAttr, IntegerAttr
from pydealloc.ir.base import Attribute
from pydealloc.ir.graph import Operation
from pydealloc.ir.graph import Value as Name
from pydealloc.ir.types import FloatType, RankedTensorType, VectorType, element_type
from pydealloc.ods.constants import elements_of, float_value
from tests.folds.affine import AFFINE
from tests.folds.numbers import POISON, Array, Poison, Scalar, Undefined, Unknown, Value, bits_of, unsigned
from tests.folds.scalars import EAGER, STRICT, Compute
from tests.folds.shaped import SHAPED

_CONSTANTS = ("arith.constant", "index.constant", "index.bool.constant")


def evaluate(function: Operation, arguments: Sequence[Value], index_bits: int = 64) -> list[Value]:
    """What it returns.

    Raises:
        Undefined: the function does what it must not.
        Unknown: it has an operation whose meaning is not written down.
    """
    block = function.regions[0].blocks[0]
    values: dict[Name, Value] = dict(zip(block.args, arguments, strict=True))
    for op in block.ops:
        operands = [values[operand.value] for operand in op.operands]
        if op.name == "func.return":
            return operands
        for result, value in zip(op.results, _results(op, operands, index_bits), strict=True):
            _require_shape(result, value)
            values[result] = value
    raise Unknown("a function without a return")


def _require_shape(result: Name, value: Value) -> None:
    """
    Raises:
        Undefined: `value` has not the type of `result`. The operation was invalid.
    """
    if not isinstance(value, Array) or not isinstance(result.type, (VectorType, RankedTensorType)):
        return
    pairs = zip(result.type.shape, value.shape, strict=False)
    is_right = len(result.type.shape) == len(value.shape) and all(size in (None, known) for size, known in pairs)
    if not is_right or math.prod(value.shape) != len(value.items):
        raise Undefined(f"{list(value.shape)} as {result.type}")


def _results(op: Operation, operands: list[Value], index_bits: int) -> Sequence[Value]:
    if op.name in _CONSTANTS:
        return (constant(op.properties.get("value"), index_bits),)
    if op.name == "ub.poison":
        type_ = op.results[0].type
        return (filled(type_, POISON) if isinstance(type_, (VectorType, RankedTensorType)) else POISON,)
    compute = EAGER.get(op.name)
    if compute is not None:
        return _elementwise(compute, op, operands, index_bits)
    compute = STRICT.get(op.name)
    if compute is not None:
        return _elementwise(compute, op, operands, index_bits)
    shaped = SHAPED.get(op.name) or AFFINE.get(op.name)
    if shaped is None:
        raise Unknown(op.name)
    return shaped(op, operands)


def filled(type_: VectorType | RankedTensorType, item: Scalar) -> Array:
    shape = tuple(size or 0 for size in type_.shape)
    count = 1
    for size in shape:
        count *= size
    return Array(shape, (item,) * count)


def constant(attribute: Attribute | None, index_bits: int = 64) -> Value:
    if isinstance(attribute, IntegerAttr):
        return unsigned(attribute.value, bits_of(attribute.type, index_bits))
    if isinstance(attribute, FloatAttr):
        number = float_value(attribute)
        if number is None:
            raise Unknown(f"the number {attribute}")
        return number
    found = elements_of(attribute)
    if found is None or not isinstance(attribute, ElementsAttr):
        raise Unknown(f"the constant {attribute}")
    type_ = attribute.type
    assert isinstance(type_, (VectorType, RankedTensorType))
    element = element_type(type_)
    items: list[Scalar] = [
        value if isinstance(element, FloatType) else unsigned(int(value), bits_of(element, index_bits))
        for value in found.values
    ]
    whole = filled(type_, items[0])
    return whole if found.is_splat else Array(whole.shape, tuple(items))


def _elementwise(compute: Compute, op: Operation, operands: list[Value], index_bits: int) -> Sequence[Value]:
    is_eager = op.name in EAGER
    arrays = [operand for operand in operands if isinstance(operand, Array)]
    if not arrays:
        scalars = cast("list[Scalar]", operands)
        if not is_eager and any(isinstance(value, Poison) for value in scalars):
            return (POISON,) * len(op.results)
        return compute(op, scalars, index_bits)
    columns = [
        operand.items if isinstance(operand, Array) else (operand,) * len(arrays[0].items) for operand in operands
    ]
    rows: list[Sequence[Scalar]] = []
    for row in zip(*columns, strict=True):
        spoilt = not is_eager and any(isinstance(value, Poison) for value in row)
        rows.append((POISON,) * len(op.results) if spoilt else compute(op, row, index_bits))
    return [Array(arrays[0].shape, tuple(row[number] for row in rows)) for number in range(len(op.results))]
