"""The memrefs and vectors in the types of `nvgpu`, whose text `DialectType` keeps as it is."""

from __future__ import annotations

from functools import lru_cache

from ...ir.attributes import Attribute, DialectAttr, IntegerAttr
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import DialectType, IntegerType, MemRefType, UnknownType, VectorType
from ..common.assembly.body_parts import split_parts
from ..llvm.types import type_from_text

_ENTRY = lazy_pattern(r"\s*([a-z0-9]+)\s*=\s*(.*)").fullmatch
_SHAPED = lazy_pattern(r"(memref|vector)<\s*((?:(?:\?|[0-9]+)\s*x\s*)*)(?![?0-9\s])([^<>]*|[^*<>]+<.*>)>").fullmatch
_SIZE = lazy_pattern(r"\?|[0-9]+").findall
_NUMBER = lazy_pattern(r"([0-9]+)(?:\s*:\s*i64)?").fullmatch
_NAMED = lazy_pattern(r"#(\w+)\.(\w+)<(.*)>").fullmatch
_MOST_KNOWN = 200


def parameters(type_: Type | None) -> dict[str, str]:
    """The texts between the brackets of a type of `nvgpu`, by name; empty for any other type."""
    if not isinstance(type_, DialectType) or type_.dialect != "nvgpu":
        return {}
    entries = map(_ENTRY, split_parts(type_.body or ""))
    return {found[1]: found[2].strip() for found in entries if found is not None}


def inner_memref(type_: Type | None) -> MemRefType | None:
    """The memref of a descriptor; None where that is not understood."""
    found = _shaped(parameters(type_).get("tensor", ""))
    return found if isinstance(found, MemRefType) else None


def inner_vector(type_: Type | None) -> VectorType | None:
    """The vector of an accumulator; None where that is not understood."""
    found = _shaped(parameters(type_).get("fragmented", ""))
    return found if isinstance(found, VectorType) else None


@lru_cache(_MOST_KNOWN)
def _shaped(text: str) -> MemRefType | VectorType | None:
    found = _SHAPED(text)
    if found is None:
        return None
    shape = [None if size == "?" else number_in(size) for size in _SIZE(found[2])]
    parts = split_parts(found[3])
    element = type_from_text(parts[0]) if parts else UnknownType()
    if isinstance(element, (UnknownType, DialectType)) or len(parts) > 2:
        return None
    if found[1] == "vector":
        sizes = [size for size in shape if size is not None]
        return VectorType((*sizes,), element) if len(sizes) == len(shape) and len(parts) == 1 else None
    space = _space(parts[1]) if len(parts) > 1 else None
    return MemRefType((*shape,), element, None, space) if space is not None or len(parts) == 1 else None


def _space(text: str) -> Attribute | None:
    """None for a layout, and for what is not understood."""
    number, named = _NUMBER(text), _NAMED(text)
    if number is not None:
        return IntegerAttr(number_in(number[1]), IntegerType(64))
    return DialectAttr(named[1], named[2], named[3]) if named is not None else None
