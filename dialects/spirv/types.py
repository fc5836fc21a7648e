"""The structure of SPIR-V's types, whose text `DialectType` keeps as it is: pointers and composites."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod

from ...ir.base import Type
from ...ir.numerals import number_in, width_in
from ...ir.records import dataclass
from ...ir.types import DialectType, FloatType, IntegerType, UnknownType, VectorType
from ..llvm.types import split_types

_SCALAR = re.compile(r"(?P<int>[su]?i[0-9]+)|(?P<float>b?f[0-9]\w*)").fullmatch
_VECTOR = re.compile(r"vector<([0-9]+)x(.*)>", re.DOTALL).fullmatch
_DIALECT = re.compile(r"!spirv\.([A-Za-z_][\w.]*)\s*(?:<(.*)>)?", re.DOTALL).fullmatch
_SEQUENCE = re.compile(r"\s*[0-9]+\s*x\s*(.*)", re.DOTALL).fullmatch
_LENGTH = re.compile(r"\s*([0-9]+)\s*x").match
_SHAPE = re.compile(r"\s*((?:(?:[0-9]+|\?)\s*x\s*)+)(.*)", re.DOTALL).fullmatch
_COMPOSITES = frozenset(("arm.tensor", "array", "coopmatrix", "matrix", "rtarray", "struct"))
_DECORATIONS = re.compile(r"(?<!\s)\s*\[[^\[\]<>]*\]$").sub


def type_from_text(text: str) -> Type:
    """The type that `text` means inside a SPIR-V type; `UnknownType` when it is none of those that occur there."""
    text = text.strip()
    scalar = _SCALAR(text)
    if scalar is not None:
        if scalar["float"]:
            return FloatType(text)
        width = width_in(text.lstrip("sui"))
        if text[0] == "s":
            return IntegerType(width, "s")
        return IntegerType(width, "u") if text[0] == "u" else IntegerType(width)
    vector = _VECTOR(text)
    if vector is not None:
        return VectorType((number_in(vector[1]),), type_from_text(vector[2]))
    found = _DIALECT(text)
    return DialectType("spirv", found[1], found[2]) if found is not None else UnknownType(text)


@dataclass(frozen=True)
class CooperativeMatrix:
    """`!spirv.coopmatrix<rows x columns x element, scope, use>`."""

    rows: int
    columns: int
    element: Type
    scope: str
    use: str


def cooperative_parts(type_: Type) -> CooperativeMatrix | None:
    """None for any other type."""
    if not isinstance(type_, DialectType) or type_.mnemonic != "coopmatrix" or type_.body is None:
        return None
    parts = split_types(type_.body)
    shape = shaped_parts(parts[0]) if len(parts) == 3 else None
    if shape is None or len(shape[0]) != 2 or None in shape[0]:
        return None
    rows, columns = (size or 0 for size in shape[0])
    return CooperativeMatrix(rows, columns, type_from_text(shape[1]), parts[1], parts[2])


def shaped_parts(text: str) -> tuple[list[int | None], str] | None:
    """The sizes in `2x?xf32`, None for one that is dynamic, and the text of the element; None for any other text."""
    found = _SHAPE(text)
    if found is None:
        return None
    words = found[1].replace("x", " ").split()
    return [number_in(word) if word != "?" else None for word in words], found[2].strip()


def pointer_type(pointee: Type, storage_class: str) -> DialectType:
    return DialectType("spirv", "ptr", f"{pointee}, {storage_class}")


def pointer_parts(type_: Type) -> tuple[Type, str]:
    """Pointee and storage class of a pointer; an unknown type and the empty text for any other type."""
    parts = split_types(type_.body) if isinstance(type_, DialectType) and type_.body is not None else []
    if not isinstance(type_, DialectType) or type_.mnemonic != "ptr" or len(parts) != 2:
        return UnknownType(), ""
    return type_from_text(parts[0]), parts[1]


def element_at(type_: Type, position: int) -> Type | None:
    """The type of element `position` of a composite; None when that cannot be told."""
    if isinstance(type_, VectorType):
        return type_.element
    if not isinstance(type_, DialectType) or type_.body is None:
        return None
    if type_.mnemonic == "struct":
        start = type_.body.find("(")
        parts = split_types(type_.body[start + 1 : type_.body.rfind(")")]) if start >= 0 else []
        return type_from_text(_DECORATIONS("", parts[position])) if 0 <= position < len(parts) else None
    parts = split_types(type_.body)
    sequence = _SEQUENCE(parts[0]) if parts else None
    if type_.mnemonic == "rtarray":
        return type_from_text(parts[0]) if parts else None
    if type_.mnemonic == "arm.tensor":
        shape = shaped_parts(parts[0]) if parts else None
        return type_from_text(shape[1]) if shape is not None else None
    if sequence is None:
        return None
    text = sequence[1]
    # A cooperative matrix has two dimensions but only one kind of element.
    inner = _SEQUENCE(text)
    return type_from_text(inner[1] if inner is not None else text)


def reached(composite: Type, indices: Sequence[int]) -> Type | str | None:
    """The type that `indices` lead to; a text if they are wrong, in upstream's words, and None if it is unknown."""
    if not indices:
        return "expected at least one index for spirv.CompositeExtract"
    type_: Type | None = composite
    for index in indices:
        if type_ is None or isinstance(type_, UnknownType):
            return None
        if not is_composite(type_):
            return f"cannot extract from non-composite type '{type_}' with index {index}"
        count = element_count(type_)
        if count is not None and not 0 <= index < count:
            return f"index {index} out of bounds for '{type_}'"
        type_ = element_at(type_, index)
    return type_


def element_count(type_: Type) -> int | None:
    """Number of elements of a composite; None for other types, or an unknown number."""
    if isinstance(type_, VectorType):
        return prod(size or 0 for size in type_.shape)
    if not isinstance(type_, DialectType) or type_.dialect != "spirv" or type_.body is None:
        return None
    if type_.mnemonic == "struct":
        start, end = type_.body.find("("), type_.body.rfind(")")
        return len(split_types(type_.body[start + 1 : end])) if 0 <= start < end else None
    if type_.mnemonic == "arm.tensor":
        shape = shaped_parts(type_.body)
        sizes = [size for size in shape[0] if size is not None] if shape is not None else []
        return prod(sizes) if shape is not None and len(sizes) == len(shape[0]) else None
    found = _LENGTH(type_.body) if type_.mnemonic in ("array", "matrix") else None
    return number_in(found[1]) if found is not None else None


def is_composite(type_: Type) -> bool:
    return isinstance(type_, VectorType) or (isinstance(type_, DialectType) and type_.mnemonic in _COMPOSITES)


def matrix_parts(type_: Type) -> tuple[int, int, Type] | None:
    """Columns, rows and element of a `!spirv.matrix`; None for any other type."""
    columns = element_count(type_) if isinstance(type_, DialectType) and type_.mnemonic == "matrix" else None
    column = element_at(type_, 0)
    rows = element_count(column) if isinstance(column, VectorType) else None
    if columns is None or rows is None or not isinstance(column, VectorType):
        return None
    return columns, rows, column.element
