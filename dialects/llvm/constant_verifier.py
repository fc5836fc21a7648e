"""Verifier rules of `llvm.mlir.constant` (`ConstantOp::verify` in mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp)."""

from __future__ import annotations

from math import prod

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr, ElementsAttr, FloatAttr, IntegerAttr, StringAttr
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import (
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    UnknownType,
    VectorType,
    element_type,
)
from ...ods.dense_integers import dense_integers
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import width
from ...ods.verification.op_view import View
from .types import element_at, struct_elements

_COUNT = lazy_pattern(r"\s*(\d+)\s*x").match
_BYTE = 8


def _wrong(text: str, addition: str = "") -> Failure:
    return Failure("verify-constant", text, attribute("value"), addition=addition)


def _is(type_: Type, mnemonic: str) -> bool:
    return isinstance(type_, DialectType) and (type_.dialect, type_.mnemonic) == ("llvm", mnemonic)


def array_size(type_: Type) -> int | None:
    """The number of elements of an array of LLVM; None for any other type."""
    found = _COUNT(type_.body or "") if isinstance(type_, DialectType) and _is(type_, "array") else None
    return number_in(found[1]) if found is not None else None


def constant(view: View) -> Failure | None:
    """The value is one that a constant of the type can have."""
    value, type_ = view.op.properties.get("value"), view.results[0]
    if value is None or isinstance(type_, UnknownType):
        return None
    if isinstance(value, StringAttr):
        return _text(value, type_)
    if _is(type_, "struct"):
        return _structure(value, type_)
    if _is(type_, "target"):
        return _wrong("does not support target extension type.")
    if isinstance(value, IntegerAttr):
        return None if isinstance(type_, IntegerType) else _wrong("expected integer type")
    if isinstance(value, FloatAttr):
        return _number(value.type, type_)
    if isinstance(value, ElementsAttr):
        return _elements(value, type_)
    if isinstance(value, ArrayAttr):
        if not _is(type_, "array"):
            return _wrong("expected array or struct type for array attribute")
        return _array(value, type_, 0)
    if isinstance(value, DialectAttr) and value.dialect not in ("llvm", "builtin"):
        # It may have elements, which is an interface.
        return None
    return _wrong("only supports integer, float, string or elements attributes")


def exact_type(view: View) -> Failure | None:
    """The integers of the value have the type of the constant. Elements of scalable vectors are looked at, too."""
    value, type_ = view.op.properties.get("value"), view.results[0]
    if isinstance(value, IntegerAttr):
        return _same_integers(value.type, type_, "integer types")
    if not isinstance(value, ElementsAttr):
        return None
    wanted = numbers_of(type_)
    if isinstance(element_type(value.type), FloatType):
        return _number(element_type(value.type), wanted)
    if not isinstance(element_type(value.type), (IntegerType, IndexType)):
        return None
    if not isinstance(wanted, (IntegerType, UnknownType)):
        return _wrong("expected integer element type for integer elements attribute")
    return _same_integers(element_type(value.type), wanted, "integer element types")


def _same_integers(given: Type, wanted: Type, what: str) -> Failure | None:
    if given is wanted or not isinstance(wanted, IntegerType):
        return None
    return _wrong(f"attribute and type have different {what}: '{given}' vs. '{wanted}'")


def numbers_of(type_: Type) -> Type:
    """The type of the numbers in a constant of `type_`."""
    return element_type(_innermost(type_)[0])


def _text(value: StringAttr, type_: Type) -> Failure | None:
    length = len(value.value.encode("utf-8", "surrogateescape"))
    element = element_at(type_, 0) if _is(type_, "array") else None
    if isinstance(element, IntegerType) and element.width == _BYTE and array_size(type_) == length:
        return None
    return _wrong(f"expected array type of {length} i8 elements for the string constant", f", but got '{type_}'")


def _structure(value: Attribute, type_: Type) -> Failure | None:
    if not isinstance(value, ArrayAttr):
        return _wrong("expected array attribute for struct type")
    types = struct_elements(type_)
    if types is None:
        return None
    if len(value.elements) != len(types):
        return _wrong(f"expected array attribute of size {len(types)}", f", but got {len(value.elements)}")
    for index, (element, wanted) in enumerate(zip(value.elements, types, strict=True)):
        if not isinstance(wanted, (IntegerType, IndexType, FloatType)):
            return _wrong("expected struct element types to be floating point type or integer type")
        if not isinstance(element, (IntegerAttr, FloatAttr)):
            return _wrong("expected element of array attribute to be floating point or integer")
        if element.type is not wanted:
            return _wrong(f"struct element at index {index} is of wrong type", f": {element}, not '{wanted}'")
    return None


def _number(given: Type, type_: Type) -> Failure | None:
    """A number of the type `given` as one of another."""
    if isinstance(type_, FloatType):
        return None if given is type_ else _wrong("attribute and type have different float semantics")
    bits = width(given)
    if bits is None or not isinstance(type_, IntegerType) or type_.width == bits:
        return None
    return _wrong(f"expected integer type of width {bits}")


def _elements(value: ElementsAttr, type_: Type) -> Failure | None:
    innermost, count = _innermost(type_)
    if isinstance(innermost, VectorType) and any(innermost.scalable or ()):
        is_splat = value.keyword == "dense" and (not value.body.lstrip().startswith("[") or _is_splat(value))
        return None if is_splat else _wrong("scalable vector type requires a splat attribute")
    if not isinstance(type_, VectorType) and not _is(type_, "array"):
        return _wrong("expected vector or array type")
    shape = value.type.shape if isinstance(value.type, (RankedTensorType, VectorType)) else None
    given = prod(size or 0 for size in shape) if shape is not None else None
    if count is None or given is None:
        return None
    if count != given:
        return _wrong(f"type and attribute have a different number of elements: {count} vs. {given}")
    element, wanted = element_type(value.type), element_type(innermost)
    if isinstance(element, FloatType):
        return _number(element, wanted)
    if isinstance(element, IntegerType) and not isinstance(wanted, IntegerType):
        return _wrong("expected integer element type for integer elements attribute")
    return None


def _is_splat(value: ElementsAttr) -> bool:
    """Whether all elements that are listed are the same, as far as they are numbers."""
    return len({*dense_integers(value)}) <= 1


def _innermost(type_: Type) -> tuple[Type, int | None]:
    """The type that nested arrays hold in the end, a vector as a whole, and the number of scalars in all."""
    count: int | None = 1
    while _is(type_, "array"):
        size, inner = array_size(type_), element_at(type_, 0)
        if size is None or inner is None:
            return type_, None
        count, type_ = count * size, inner
    if isinstance(type_, VectorType):
        count *= prod(size or 0 for size in type_.shape)
    return type_, count


def _is_zero(value: Attribute) -> bool:
    return isinstance(value, DialectAttr) and value.dialect == "llvm" and value.mnemonic in ("zero", "undef")


def _array(value: ArrayAttr, type_: Type, depth: int) -> Failure | None:
    """Arrays of structures, nested as the attributes are."""
    size, inner = array_size(type_), element_at(type_, 0)
    if size is None or inner is None:
        return None
    if len(value.elements) != size:
        return _wrong(
            f"array attribute size does not match array type size in dimension {depth}: "
            f"{len(value.elements)} vs. {size}"
        )
    if _is(inner, "array"):
        return _nested(value, inner, depth)
    if not _is(inner, "struct"):
        return _wrong("for array with an array attribute must have a struct element type")
    types = struct_elements(inner)
    for index, element in enumerate(value.elements):
        if _is_zero(element):
            continue
        if not isinstance(element, ArrayAttr):
            return _wrong(
                f"nested attribute for struct element at index {index} must be a zero, or undef, or array attribute"
            )
        if types is not None and len(element.elements) != len(types):
            return _wrong(
                f"nested array attribute size for struct element at index {index} must match struct size: "
                f"{len(element.elements)} vs. {len(types)}"
            )
    return None


def _nested(value: ArrayAttr, inner: Type, depth: int) -> Failure | None:
    for index, element in enumerate(value.elements):
        if _is_zero(element):
            continue
        if not isinstance(element, ArrayAttr):
            return _wrong(
                f"nested attribute for sub-array in dimension {depth} at index {index} "
                f"must be a zero, or undef, or array attribute"
            )
        found = _array(element, inner, depth + 1)
        if found is not None:
            return found
    return None
