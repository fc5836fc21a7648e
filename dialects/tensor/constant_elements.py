"""Single elements of constants whose elements are no plain list of numbers: `sparse<...>`, and complex numbers.

sparse<[[0, 1]], [2.0]> : tensor<2x2xf32> has 2.0 at [0, 1], and 0.0 elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute, ElementsAttr
from ...ir.base import Type
from ...ir.numerals import number_in
from ...ir.types import ComplexType, RankedTensorType
from ...ods.constants import Number, constant_attr, elements_of

_INTEGER = re.compile(r"-?[0-9]+")
_PAIR = re.compile(r"\(([^()]*)\)")


def is_complex_splat(attribute: ElementsAttr) -> bool:
    """Whether all elements are one complex number: `dense<(1.0, 2.0)>`."""
    return attribute.keyword == "dense" and attribute.body.lstrip().startswith("(")


def element_at(attribute: ElementsAttr, indices: Sequence[int], position: int) -> Attribute | None:
    """The element at `indices`, which is number `position` in row-major order; None where it cannot be read.

    A complex number is an array of its two parts, as `complex.constant` has it.
    """
    type_ = attribute.type
    if not isinstance(type_, RankedTensorType):
        return None
    if attribute.keyword == "sparse":
        return _sparse_element(attribute, indices, type_)
    if attribute.keyword == "dense" and isinstance(type_.element, ComplexType):
        pairs = _PAIR.findall(attribute.body)
        number = 0 if is_complex_splat(attribute) else position
        return _complex(pairs[number], type_.element.element) if number < len(pairs) else None
    return None


def _complex(text: str, element: Type) -> Attribute | None:
    words = text.split(",")
    parts = [constant_attr(numbers, element) for word in words if (numbers := _numbers(word.strip(), element, 1))]
    found = [part for part in parts if part is not None]
    return ArrayAttr(tuple(found)) if len(found) == len(words) == 2 else None


def _numbers(text: str, element: Type, count: int) -> tuple[Number, ...]:
    """The numbers of the text of a list, or of one that counts for all; empty where they cannot be read."""
    found = elements_of(ElementsAttr("dense", text, RankedTensorType((count,), element)))
    return () if found is None else found.values


def _sparse_element(attribute: ElementsAttr, indices: Sequence[int], type_: RankedTensorType) -> Attribute | None:
    places, comma, values = _parts(attribute.body)
    if not comma:
        return constant_attr((0,), type_.element) if not attribute.body.strip() else None
    rank = len(type_.shape)
    flat = [number_in(word) for word in _INTEGER.findall(places)]
    if not places.startswith("["):
        flat *= rank
    rows = [flat[start : start + rank] for start in range(0, len(flat), rank)] if rank else []
    numbers = _numbers(values, type_.element, len(rows))
    if not rows or len(numbers) not in (1, len(rows)):
        return None
    row = next((i for i, place in enumerate(rows) if place == list(indices)), None)
    number = 0 if row is None else numbers[row if len(numbers) > 1 else 0]
    return constant_attr((number,), type_.element)


def _parts(body: str) -> tuple[str, str, str]:
    """The indices, the comma after them and the values."""
    depth = 0
    for position, char in enumerate(body):
        depth += (char in "[(") - (char in "])")
        if char == "," and not depth:
            return body[:position].strip(), ",", body[position + 1 :].strip()
    return body, "", ""
