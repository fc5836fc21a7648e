"""Verifier rules of `spirv`: constants, composites and matrices (mlir/lib/Dialect/SPIRV/IR/SPIRVOps.cpp)."""

from __future__ import annotations

from math import prod

from ...ir.attributes import (
    ArrayAttr,
    DialectAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    attribute_type,
)
from ...ir.base import Attribute, Type
from ...ir.types import DialectType, FloatType, IntegerType, NoneType, VectorType, element_type
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import integers
from ...ods.verification.op_view import View
from ...ods.verification.shapes import SHAPED, shape_of
from ...ods.verification.type_predicates import differ
from ..llvm.types import split_types
from . import ops as spirv
from .types import cooperative_parts, element_at, element_count, is_composite, reached


def constant_value(view: View) -> Failure | None:
    value = view.op.properties.get("value")
    return _constant_of(value, view.results[0]) if value is not None else None


def _constant_of(value: Attribute, type_: Type) -> Failure | None:
    is_array = isinstance(type_, DialectType) and type_.mnemonic == "array"
    if isinstance(type_, DialectType) and type_.mnemonic == "coopmatrix":
        is_splat = isinstance(value, ElementsAttr) and value.keyword == "dense" and not value.body.startswith("[")
        if not is_splat:
            found = value if isinstance(value, ElementsAttr) and value.keyword == "dense" else "<<NULL ATTRIBUTE>>"
            text = f"expected a splat dense attribute for cooperative matrix constant, but found {found}"
            return Failure("verify-constant", text)
    if isinstance(value, (IntegerAttr, FloatAttr)):
        if differ(value.type, type_):
            text = f"result type ('{type_}') does not match value type ('{value.type}')"
            return Failure("verify-constant", text)
        return None
    if isinstance(value, ElementsAttr):
        if not differ(value.type, type_):
            return None
        if not is_array:
            text = f"result or element type ('{type_}') does not match value type ('{value.type}')"
            return Failure("verify-constant", f"{text}, must be the same or spirv.array")
        return _elements_in_array(value, type_)
    if not isinstance(value, ArrayAttr):
        return Failure("verify-constant", f"cannot have attribute: {value}", attribute("value"))
    if not is_array:
        return Failure("verify-constant", f"must have spirv.array result type for array value, but has '{type_}'")
    element = element_at(type_, 0)
    found = (_constant_of(each, element) for each in value.elements) if element is not None else ()
    return next((failure for failure in found if failure is not None), None)


def _elements_in_array(value: ElementsAttr, type_: Type) -> Failure | None:
    count, element = 1, type_
    while isinstance(element, DialectType) and element.mnemonic == "array":
        length, inner = element_count(element), element_at(element, 0)
        if length is None or inner is None:
            return None
        count, element = count * length, inner
    if not isinstance(element, (IntegerType, FloatType)):
        return Failure("verify-constant", f"only support nested array result type, but it is '{type_}'")
    if not isinstance(value.type, SHAPED):
        return None
    if differ(value.type.element, element):
        text = f"result element type ('{element}') does not match value element type ('{value.type.element}')"
        return Failure("verify-constant", text)
    shape = shape_of(value.type)
    given = prod(size or 0 for size in shape) if shape is not None else count
    if given != count:
        text = f"result number of elements ({count}) does not match value number of elements ({given})"
        return Failure("verify-constant", text)
    return None


def _members(type_: Type) -> list[str] | None:
    """The members of `!spirv.struct<(a, b)>`; None for any other type."""
    body = type_.body if isinstance(type_, DialectType) and type_.mnemonic == "struct" else None
    if body is None or not body.strip().startswith("(") or not body.strip().endswith(")"):
        return None
    return split_types(body.strip()[1:-1])


def pair(view: View) -> Failure | None:
    """Operations that give two values, in a structure."""
    members = _members(view.results[0])
    if members is None:
        return None
    if len(members) != 2:
        return Failure("verify-result-type", f"expected result struct type containing two members, got {len(members)}")
    texts = {str(type_) for type_ in view.operands} | set(members)
    if len(texts) > 1:
        return Failure("verify-type", "expected all operand types and struct member types are the same")
    return None


def construct(view: View) -> Failure | None:
    result, given = view.results[0], len(view.operands)
    matrix = cooperative_parts(result)
    if matrix is not None:
        if given != 1:
            return Failure("verify-count", f"has incorrect number of operands: expected 1, but provided {given}")
        (constituent,) = view.operands
        return _unlike_constituent(constituent, matrix.element, 0)
    count = element_count(result)
    if count == given:
        for index, type_ in enumerate(view.operands):
            failure = _unlike_constituent(type_, element_at(result, index), index)
            if failure is not None:
                return failure
        return None
    if isinstance(result, VectorType):
        return _fills(view, result, count or 0)
    if not is_composite(result) or (count is None and not _is_of_unknown_length(result)):
        return None
    return Failure(
        "verify-count",
        "expected to return a vector or cooperative matrix when the number of constituents is less than what the "
        "result needs",
        addition=f", but provided {given}",
    )


def _is_of_unknown_length(type_: Type) -> bool:
    return isinstance(type_, DialectType) and type_.mnemonic == "rtarray"


def _unlike_constituent(given: Type, wanted: Type | None, index: int) -> Failure | None:
    if wanted is None or not differ(wanted, given):
        return None
    text = f"operand type mismatch: expected operand type '{wanted}', but provided '{given}'"
    return Failure("verify-operand-type", text, operand(index))


def _fills(view: View, result: VectorType, count: int) -> Failure | None:
    """Scalars and shorter vectors that together make a vector of `count` elements."""
    total = 0
    for index, type_ in enumerate(view.operands):
        if isinstance(type_, DialectType):
            text = f"operand type mismatch: expected operand to have a scalar or vector type, but provided '{type_}'"
            return Failure("verify-operand-type", text, operand(index))
        element = element_type(type_)
        if differ(element, result.element):
            text = f"operand element type mismatch: expected to be '{result.element}', but provided '{element}'"
            return Failure("verify-operand-type", text, operand(index))
        total += element_count(type_) or 1
    if total != count:
        return Failure("verify-count", f"has incorrect number of operands: expected {count}, but provided {total}")
    return None


def _reached(view: View, composite: Type) -> Type | Failure | None:
    """The type that the attribute `indices` leads to; None where it is unknown."""
    indices = integers(view.op.properties.get("indices"))
    found = reached(composite, indices) if indices is not None else None
    if not isinstance(found, str):
        return found
    return Failure("verify-position", found, attribute("indices") if indices else None, is_bare=True)


def extract(view: View) -> Failure | None:
    extraction = spirv.CompositeExtractOp(view.op)
    found = _reached(view, extraction.composite.type)
    if found is None or isinstance(found, Failure):
        return found
    if differ(found, extraction.component.type):
        text = f"invalid result type: expected '{found}' but provided '{extraction.component.type}'"
        return Failure("verify-result-type", text)
    return None


def insert(view: View) -> Failure | None:
    insertion = spirv.CompositeInsertOp(view.op)
    found = _reached(view, insertion.composite.type)
    if found is None or isinstance(found, Failure):
        return found
    if differ(found, insertion.object.type):
        text = f"object operand type should be '{found}', but found '{insertion.object.type}'"
        return Failure("verify-operand-type", text, operand(0))
    if differ(insertion.composite.type, insertion.result.type):
        text = "result type should be the same as the composite type, but found"
        return Failure("verify-result-type", f"{text} '{insertion.composite.type}' vs '{insertion.result.type}'")
    return None


def shuffled(view: View) -> Failure | None:
    selectors = integers(view.op.properties.get("components"))
    result, sources = element_count(view.results[0]), [element_count(type_) for type_ in view.operands]
    if selectors is None or result is None or None in sources:
        return None
    if result != len(selectors):
        text = f"result type element count ({result}) mismatch with the number of component selectors"
        return Failure("verify-count", f"{text} ({len(selectors)})")
    total = sum(size or 0 for size in sources)
    for selector in selectors:
        index = selector & 0xFFFFFFFF
        if index >= total and index != 0xFFFFFFFF:
            text = f"component selector {index} out of range: expected to be in [0, {total}) or 0xffffffff"
            return Failure("verify-position", text, attribute("components"))
    return None


def fraction(view: View) -> Failure | None:
    """The structure of significand and exponent that `spirv.GL.FrexpStruct` makes."""
    frexp = spirv.GLFrexpStructOp(view.op)
    given, made = frexp.operand.type, frexp.result.type
    count = element_count(made)
    if count is not None and count != 2:
        return _frexp("result type must be a struct type with two memebers", f", but got {count}")
    significand, exponent = element_at(made, 0), element_at(made, 1)
    if significand is None or exponent is None:
        return None
    if differ(significand, given):
        text = "member zero of the resulting struct type must be the same type as the operand"
        return _frexp(text, f", but got '{significand}' and '{given}'")
    kind = element_type(exponent)
    if not isinstance(kind, IntegerType) or kind.width != 32:
        text = "member one of the resulting struct type must be a scalar or vector of 32 bit integer type"
        if isinstance(exponent, VectorType):
            text = "member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type"
        return _frexp(text, f", but got '{exponent}'")
    if (element_count(exponent) or 1) != (element_count(significand) or 1):
        text = "member one of the resulting struct type must have the same number of components as the operand type"
        return _frexp(text, f": '{exponent}' and '{significand}'")
    return None


def _frexp(text: str, addition: str) -> Failure:
    return Failure("verify-result-type", text, addition=addition, is_bare=True)


def replicated(view: View) -> Failure | None:
    """The value of `spirv.EXT.ConstantCompositeReplicate`: an element, or one of an element's elements."""
    value, result = view.attribute("value"), view.results[0]
    if value is None:
        return None
    given: Type | None = NoneType() if isinstance(value, StringAttr) and value.type is None else attribute_type(value)
    if isinstance(value, ArrayAttr):
        first = attribute_type(value.elements[0]) if value.elements else None
        if first is None:
            return None
        given = DialectType("spirv", "array", f"{len(value.elements)} x {first}")
    if given is None:
        is_known = not isinstance(value, DialectAttr)
        return Failure("verify-attribute", "unknown value attribute type", is_bare=True) if is_known else None
    possible: list[Type] = []
    inner = element_at(result, 0)
    while inner is not None:
        possible.append(inner)
        inner = element_at(inner, 0) if is_composite(inner) else None
    if not possible or not all(differ(given, each) for each in possible):
        return None
    listed = " or ".join(f"'{each}'" for each in possible)
    return Failure("verify-attribute", f"expected value attribute type {listed}, but got: '{given}'", is_bare=True)
