"""Integers in and out of `dense<...>` attributes of rank 1."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.attributes import Attribute, ElementsAttr
from ..ir.base import Type
from ..ir.lazy_pattern import lazy_pattern
from ..ir.numerals import number_in
from ..ir.types import I1, IntegerType, MemRefType, RankedTensorType, VectorType, element_type

_NUMBER = lazy_pattern(r"true|false|-?0x[0-9a-fA-F]+|-?[0-9]+").findall
_MOST_COPIES = 1 << 16
"""Elements that one value counts for, at most: a text of a few characters can promise any number."""
_MOST_DIGITS = 1_000
"""Of an integer constant, as where it is read; a longer one is an error there."""
_HEX_BYTES = lazy_pattern(r'"0x([0-9a-fA-F]*)"').fullmatch


def dense_attr(values: Sequence[int], type_: Type) -> ElementsAttr:
    """`dense<...> : type_`; equal values are written once, as upstream does."""
    is_bool = element_type(type_) is I1

    def text(value: int) -> str:
        return ("true" if value else "false") if is_bool else str(value)

    if not values:
        body = ""
    elif len(set(values)) == 1:
        body = text(values[0])
    else:
        body = f"[{', '.join(map(text, values))}]"
    return ElementsAttr("dense", body, type_)


def dense_integers(attribute: Attribute | None) -> list[int]:
    """The elements, one for each of the type's; empty for anything that is not a dense attribute of integers.

    Also empty where one value counts for more elements than anybody needs.
    """
    values = written_integers(attribute)
    if len(values) != 1 or not isinstance(attribute, ElementsAttr):
        return values
    count = _length(attribute.type)
    return values * count if count <= _MOST_COPIES else []


def written_integers(attribute: Attribute | None) -> list[int]:
    """The elements as `dense<...>` spells them, one for a splat; empty for anything else."""
    if not isinstance(attribute, ElementsAttr) or attribute.keyword != "dense":
        return []
    packed = _HEX_BYTES(attribute.body)
    return _unpack(packed.group(1), attribute.type) if packed else _read(attribute.body)


def _read(body: str) -> list[int]:
    words = {"true": 1, "false": 0}
    return [words[word] if word in words else _number(word) for word in _NUMBER(body)]


def _number(word: str) -> int:
    if "x" in word:
        return int(word, 16)
    return int(word) if len(word) <= _MOST_DIGITS else number_in(word)


def _length(type_: Type) -> int:
    if isinstance(type_, (MemRefType, RankedTensorType, VectorType)) and len(type_.shape) == 1:
        return type_.shape[0] or 0
    return 1


def _unpack(digits: str, type_: Type) -> list[int]:
    """Little endian; an index has 8 bytes."""
    element = element_type(type_)
    size = -(-element.width // 8) if isinstance(element, IntegerType) else 8
    data = bytes.fromhex(digits) if len(digits) % 2 == 0 else b""
    return [int.from_bytes(data[i : i + size], "little", signed=True) for i in range(0, len(data), max(size, 1))]
