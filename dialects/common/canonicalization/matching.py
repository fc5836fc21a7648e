"""Small questions that folds and patterns of several dialects ask."""

from __future__ import annotations

from ....ir.attributes import Attribute
from ....ir.base import Type
from ....ir.builder import Builder
from ....ir.graph import Operation, OpResult, Value
from ....ir.types import MemRefType, RankedTensorType, VectorType, element_type
from ....ods.constants import constant_attr, int_attr, int_splat, width_of

_CONSTANTS = frozenset(("arith.constant", "index.constant", "index.bool.constant", "complex.constant"))


def defining_op(value: Value, name: str) -> Operation | None:
    """The operation that makes `value`, if it is called `name`."""
    if isinstance(value, OpResult) and value.op.name == name:
        return value.op
    return None


def constant_of(value: Value) -> Attribute | None:
    """The value of an arithmetic constant; None for everything else."""
    if isinstance(value, OpResult) and value.op.name in _CONSTANTS:
        return value.op.properties.get("value")
    return None


def constant_int(value: Value) -> int | None:
    """getConstantIntValue: the value of an integer or index constant (a splat of them counts)."""
    return int_splat(constant_of(value))


def is_zero(attribute: Attribute | None) -> bool:
    return int_splat(attribute) == 0


def is_one(attribute: Attribute | None) -> bool:
    return int_splat(attribute) == 1


def is_all_ones(attribute: Attribute | None, type_: Type) -> bool:
    value = int_splat(attribute)
    if value is None:
        return False
    mask = (1 << width_of(element_type(type_))) - 1
    return value & mask == mask


def has_static_shape(type_: Type) -> bool:
    """True for scalars and vectors; False for unranked types."""
    if isinstance(type_, (RankedTensorType, MemRefType)):
        return None not in type_.shape
    return not hasattr(type_, "element") or isinstance(type_, VectorType)


def splat_attr(value: int, type_: Type) -> Attribute | None:
    """`value` as a constant of an integer type or of a vector or tensor of one; None where that cannot be spelt."""
    return constant_attr((value,), type_)


def arith_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation:
    """A new `arith.constant` where `builder` is."""
    return builder.create("arith.constant", (), [type_], properties={"value": value}, location=location)


def int_constant(builder: Builder, value: int, type_: Type, location: Attribute | None) -> Value:
    return arith_constant(builder, int_attr(value, type_), type_, location).results[0]


def has_one_use(value: Value) -> bool:
    return len(value.uses) == 1
