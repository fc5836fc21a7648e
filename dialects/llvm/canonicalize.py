"""Canonicalization of `llvm`: elements of aggregates (mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp of LLVM 22).

%0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(f32, i32)>
%1 = llvm.extractvalue %0[0] : !llvm.struct<(f32, i32)>          =>     %1 is %a
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    attribute_type,
)
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation, Value
from ...ir.types import IntegerType, RankedTensorType, VectorType
from ...ods.constants import constant_attr, elements_of
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, FoldFunction
from ...ods.segments import dense_values
from ..arith.fold_integers import Constants, Folded
from ..tensor.constant_elements import element_at
from . import ops as llvm
from .folds import POINTER_FOLDS

_UNIFORM = frozenset(("poison", "undef", "zero"))
"""Values without text, the elements of which are the same value."""


def make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    """`llvm.mlir.constant` for a number or elements of the type; an operation of its own for a uniform value."""
    if isinstance(value, DialectAttr) and value.dialect == "llvm" and value.mnemonic in _UNIFORM:
        return builder.create(f"llvm.mlir.{value.mnemonic}", (), [type_], location=location)
    if not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr)) or attribute_type(value) is not type_:
        return None
    return builder.create("llvm.mlir.constant", (), [type_], properties={"value": value}, location=location)


def _extract_value(extract: llvm.ExtractValueOp, constants: Constants) -> Folded:
    """`llvm.extractvalue (llvm.insertvalue %a, %s[0])[0]` -> `%a`.

    The same for elements of a constant, and for an element of what another `llvm.extractvalue` gives.
    """
    outer = defining(extract.container, llvm.ExtractValueOp)
    position = dense_values(extract.position)
    if outer is not None:
        extract.op.properties["position"] = DenseArrayAttr(IntegerType(64), (*dense_values(outer.position), *position))
        extract.op.set_operands((outer.container,))
        return IN_PLACE
    if constants[0] is not None:
        element = _element(constants[0], position)
        return (element,) if element is not None else None
    return _inserted(extract.op, extract.container, position)


def _element(constant: Attribute, position: Sequence[int]) -> Attribute | None:
    """One element after the other: those of elements count row by row, whatever the type of the aggregate."""
    current: Attribute | None = constant
    for index in position:
        if isinstance(current, ArrayAttr):
            current = current.elements[index] if index < len(current.elements) else None
        elif isinstance(current, ElementsAttr):
            current = _element_of_elements(current, index)
        elif not (isinstance(current, DialectAttr) and current.dialect == "llvm" and current.mnemonic in _UNIFORM):
            return None
    return current


def _element_of_elements(attribute: ElementsAttr, index: int) -> Attribute | None:
    type_ = attribute.type
    if not isinstance(type_, (RankedTensorType, VectorType)):
        return None
    shape = [size or 0 for size in type_.shape]
    if index >= prod(shape):
        return None
    found = elements_of(attribute)
    if found is not None:
        return constant_attr((found.values[0 if found.is_splat else index],), type_.element)
    indices: list[int] = []
    rest = index
    for size in reversed(shape):
        rest, one = divmod(rest, size)
        indices.insert(0, one)
    return element_at(attribute, indices, index)


def _inserted(op: Operation, container: Value, position: Sequence[int]) -> Folded:
    """The value inserted at `position`; else the container before insertions that are elsewhere takes its place."""
    result: Folded = None
    wanted = tuple(position)
    is_outer = True
    insert = defining(container, llvm.InsertValueOp)
    while insert is not None:
        place = tuple(dense_values(insert.position))
        if wanted == place:
            return (insert.value,)
        if wanted[: len(place)] == place:
            wanted = wanted[len(place) :]
            insert = defining(insert.value, llvm.InsertValueOp)
            is_outer = False
            continue
        if place[: len(wanted)] == wanted:
            return result
        if is_outer:
            op.set_operands((insert.container,))
            result = IN_PLACE
        insert = defining(insert.container, llvm.InsertValueOp)
    return result


CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = {**POINTER_FOLDS, "llvm.extractvalue": _extract_value}
