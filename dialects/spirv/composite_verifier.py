"""Verifier rules of `spirv`: constants, composites and matrices (mlir/lib/Dialect/SPIRV/IR/SPIRVOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import ArrayAttr, ElementsAttr, FloatAttr, IntegerAttr
from ...ir.base import Attribute, Type
from ...ir.types import DialectType, FloatType, IntegerType, VectorType
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import integers
from ...ods.verification.op_view import View
from ...ods.verification.shapes import SHAPED, shape_of
from ...ods.verification.type_predicates import differ
from ..llvm.types import split_types
from . import ops as spirv
from .types import element_at, element_count, is_composite, matrix_parts


def constant_value(view: View) -> Failure | None:
    value = view.op.properties.get("value")
    return _constant_of(value, view.results[0]) if value is not None else None


def _constant_of(value: Attribute, type_: Type) -> Failure | None:
    is_array = isinstance(type_, DialectType) and type_.mnemonic == "array"
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
        return None
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


def matrix_times_scalar(view: View) -> Failure | None:
    product = spirv.MatrixTimesScalarOp(view.op)
    matrix, scalar = matrix_parts(product.matrix.type), product.scalar.type
    if matrix is not None and differ(matrix[2], scalar):
        text = "input matrix components' type and scaling value must have the same type"
        return Failure("verify-type", f"{text}: '{matrix[2]}' and '{scalar}'")
    return None


def matrix_product(view: View) -> Failure | None:
    product = spirv.MatrixTimesMatrixOp(view.op)
    left, right = matrix_parts(product.leftmatrix.type), matrix_parts(product.rightmatrix.type)
    result = matrix_parts(product.result.type)
    if left is None or right is None or result is None:
        return None
    checks = (
        (left[0] == right[1], "left matrix columns' count must be equal to the right matrix rows' count"),
        (right[0] == result[0], "right and result matrices must have equal columns' count"),
        (not differ(right[2], result[2]), "right and result matrices' component type must be the same"),
        (not differ(left[2], result[2]), "left and result matrices' component type must be the same"),
        (left[1] == result[1], "left and result matrices must have equal rows' count"),
    )
    return _first(
        checks,
        f": '{product.leftmatrix.type}', '{product.rightmatrix.type}' and '{product.result.type}'",
    )


def matrix_transposed(view: View) -> Failure | None:
    transpose = spirv.TransposeOp(view.op)
    source, result = matrix_parts(transpose.matrix.type), matrix_parts(transpose.result.type)
    if source is None or result is None:
        return None
    checks = (
        (source[1] == result[0], "input matrix rows count must be equal to output matrix columns count"),
        (source[0] == result[1], "input matrix columns count must be equal to output matrix rows count"),
        (not differ(source[2], result[2]), "input and output matrices must have the same component type"),
    )
    return _first(checks, f": '{transpose.matrix.type}' and '{transpose.result.type}'")


def _first(checks: Sequence[tuple[bool, str]], found: str) -> Failure | None:
    return next((Failure("verify-type", text + found) for is_right, text in checks if not is_right), None)


def construct(view: View) -> Failure | None:
    result, given = view.results[0], len(view.operands)
    count = element_count(result)
    if count is None:
        return None
    if count == given:
        for index, type_ in enumerate(view.operands):
            wanted = element_at(result, index)
            if wanted is not None and differ(wanted, type_):
                text = f"operand type mismatch: expected operand type '{wanted}', but provided '{type_}'"
                return Failure("verify-operand-type", text, operand(index))
        return None
    if not isinstance(result, VectorType):
        text = f"has incorrect number of operands: expected {count}, but provided {given}"
        return Failure("verify-count", text)
    total = 0
    for index, type_ in enumerate(view.operands):
        element = type_.element if isinstance(type_, VectorType) else type_
        if differ(element, result.element):
            text = f"operand element type mismatch: expected to be '{result.element}', but provided '{element}'"
            return Failure("verify-operand-type", text, operand(index))
        total += element_count(type_) or 1
    if total != count:
        return Failure("verify-count", f"has incorrect number of operands: expected {count}, but provided {total}")
    return None


def _inside(composite: Type, indices: Sequence[int]) -> Type | Failure | None:
    """The type at `indices`, what is wrong with them, or None where that cannot be told."""
    if not indices:
        return Failure("verify-position", "expected at least one index for spirv.CompositeExtract")
    type_: Type = composite
    for index in indices:
        if not is_composite(type_):
            if not isinstance(type_, (IntegerType, FloatType)):
                return None
            text = f"cannot extract from non-composite type '{type_}' with index {index}"
            return Failure("verify-position", text, attribute("indices"))
        count = element_count(type_)
        if count is not None and not 0 <= index < count:
            return Failure("verify-position", f"index {index} out of bounds for '{type_}'", attribute("indices"))
        found = element_at(type_, index)
        if found is None:
            return None
        type_ = found
    return type_


def _reached(view: View, composite: Type) -> Type | Failure | None:
    """The type that the attribute `indices` leads to; None where it is unknown."""
    indices = integers(view.op.properties.get("indices"))
    return _inside(composite, indices) if indices is not None else None


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
    """spirv.GL.FrexpStruct."""
    frexp = spirv.GLFrexpStructOp(view.op)
    members = [element_at(frexp.result.type, index) for index in (0, 1)]
    significand, exponent = members
    if significand is None or exponent is None or element_count(frexp.result.type) != 2:
        return None
    if differ(significand, frexp.operand.type):
        text = "member zero of the resulting struct type must be the same type as the operand"
        return Failure("verify-result-type", f"{text}, but got '{significand}' and '{frexp.operand.type}'")
    kind = exponent.element if isinstance(exponent, VectorType) else exponent
    if not isinstance(kind, IntegerType) or kind.width != 32:
        text = "member one of the resulting struct type must be a scalar or vector of 32 bit integer type"
        return Failure("verify-result-type", f"{text}, but got '{exponent}'")
    if (element_count(exponent) or 1) != (element_count(significand) or 1):
        text = "member one of the resulting struct type must have the same number of components as the operand type"
        return Failure("verify-result-type", f"{text}: '{exponent}' and '{significand}'")
    return None
