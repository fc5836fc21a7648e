"""Constant attributes as numbers, and numbers as constant attributes.

An integer is an `int` in the range of its type read as signed, except that `true` is 1; a floating point number is a
`float` already rounded to its type. Vectors and tensors of them are `Elements`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, cast

from ..ir.attributes import FALSE, TRUE, Attribute, ElementsAttr, FloatAttr, IntegerAttr
from ..ir.base import Type
from ..ir.floats import float_text, parsed_float, rounded_to
from ..ir.lazy_pattern import lazy_pattern
from ..ir.records import dataclass
from ..ir.types import I1, FloatType, IndexType, IntegerType, RankedTensorType, VectorType, element_type
from .dense_integers import written_integers

Number = int | float
Elementwise = (
    Callable[[Any], "Number | None"]
    | Callable[[Any, Any], "Number | None"]
    | Callable[[Any, Any, Any], "Number | None"]
)
"""From one element of each operand to one of the result, None where that is not known."""
_MOST = 1 << 16
"""Characters or elements of a constant that are still looked into."""
_WORD = lazy_pattern(r"[^\s,\[\]]+").findall


@dataclass(frozen=True)
class Elements:
    """The numbers of a `dense<...>`; one alone represents all elements of a splat."""

    values: tuple[Number, ...]
    type: Type

    @property
    def is_splat(self) -> bool:
        return len(self.values) == 1


def width_of(type_: Type) -> int:
    """Bits of an integer or index; 64 for anything else."""
    return type_.width if isinstance(type_, IntegerType) else 64


def wrapped(value: int, type_: Type) -> int:
    """`value` as the integer with the same low bits that a constant of the type has.

    A signed one, except for 0 and 1 of `i1`, and for types without a sign, `ui8` for instance.
    """
    width = width_of(type_)
    value &= (1 << width) - 1
    has_sign = width > 1 and not (isinstance(type_, IntegerType) and type_.signedness == "u")
    return value - (1 << width) if has_sign and value >> (width - 1) else value


def unsigned(value: int, type_: Type) -> int:
    return value & ((1 << width_of(type_)) - 1)


def signed(value: int, type_: Type) -> int:
    """`value` as two's complement: `true` is -1."""
    width = width_of(type_)
    value &= (1 << width) - 1
    return value - (1 << width) if width and value >> (width - 1) else value


def is_integer_like(type_: Type) -> bool:
    return isinstance(type_, (IntegerType, IndexType))


def int_attr(value: int, type_: Type) -> IntegerAttr:
    if type_ is I1:
        return TRUE if value & 1 else FALSE
    return IntegerAttr(wrapped(value, type_), type_)


def float_attr(value: float, type_: FloatType) -> FloatAttr:
    return FloatAttr(float_text(value, type_.name), type_)


def int_value(attribute: Attribute | None) -> int | None:
    """The value of an integer attribute; None for anything else."""
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def float_value(attribute: Attribute | None) -> float | None:
    """The value of a float attribute; None for anything else, and for types we cannot compute with."""
    if isinstance(attribute, FloatAttr) and isinstance(attribute.type, FloatType):
        return parsed_float(attribute.text, attribute.type.name)
    return None


def elements_of(attribute: Attribute | None) -> Elements | None:
    """The numbers of a scalar, or of a `dense` constant of static shape; None for what we cannot read."""
    if isinstance(attribute, IntegerAttr):
        return Elements((attribute.value,), attribute.type)
    if isinstance(attribute, FloatAttr):
        value = float_value(attribute)
        return None if value is None else Elements((value,), attribute.type)
    if not isinstance(attribute, ElementsAttr) or attribute.keyword != "dense" or len(attribute.body) > _MOST:
        return None
    values = _dense_values(attribute)
    if not values:
        return None
    if len(values) > 1 and all(same_number(value, values[0]) for value in values):
        values = values[:1]
    return Elements(tuple(values), attribute.type)


def _dense_values(attribute: ElementsAttr) -> list[Number]:
    element = element_type(attribute.type)
    if isinstance(element, (IntegerType, IndexType)):
        packed = attribute.body.startswith('"')
        values = written_integers(attribute) if packed or len(attribute.body) < _MOST else []
        return [wrapped(value, element) for value in values]
    if not isinstance(element, FloatType) or attribute.body.startswith('"'):
        return []
    found: list[Number] = []
    for word in _WORD(attribute.body):
        value = parsed_float(word, element.name)
        if value is None:
            return []
        found.append(value)
    return found


def same_number(a: Number, b: Number) -> bool:
    """Bitwise: -0.0 is not 0.0."""
    return repr(a) == repr(b)


def splat_value(attribute: Attribute | None) -> Number | None:
    """The value of a scalar, or the one of all elements; None for anything else."""
    if isinstance(attribute, IntegerAttr):
        return attribute.value
    if attribute is None:
        return None
    found = elements_of(attribute)
    return found.values[0] if found is not None and found.is_splat else None


def int_splat(attribute: Attribute | None) -> int | None:
    """`splat_value` of integers only."""
    if attribute is None:
        return None
    value = splat_value(attribute)
    return value if isinstance(value, int) else None


def constant_attr(values: Sequence[Number], type_: Type) -> Attribute | None:
    """An attribute of `type_`: one value for a scalar or splat, or all elements. None for types we cannot spell."""
    element = element_type(type_)
    if isinstance(element, FloatType):
        words = [float_text(rounded_to(float(value), element.name), element.name) for value in values]
    elif is_integer_like(element):
        words = [_int_text(int(value), element) for value in values]
    else:
        return None
    if element is type_:
        return FloatAttr(words[0], element) if isinstance(element, FloatType) else int_attr(int(values[0]), element)
    if not isinstance(type_, (VectorType, RankedTensorType)) or None in type_.shape:
        return None
    shape = [dim or 0 for dim in type_.shape]
    if len(set(words)) == 1:
        return ElementsAttr("dense", words[0], type_)
    return ElementsAttr("dense", _nested(words, shape), type_) if prod(shape) == len(words) else None


def _int_text(value: int, type_: Type) -> str:
    if type_ is I1:
        return "true" if value & 1 else "false"
    return str(wrapped(value, type_))


def _nested(words: Sequence[str], shape: Sequence[int]) -> str:
    if not shape:
        return words[0]
    if len(shape) == 1:
        return f"[{', '.join(words)}]"
    size = len(words) // shape[0]
    parts = (_nested(words[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0]))
    return f"[{', '.join(parts)}]"


def compute(operands: Sequence[Attribute | None], result: Type, function: Elementwise) -> Attribute | None:
    """`function` of each tuple of elements as a constant of type `result`.

    None when an operand is not known, or `function` says None for some element.
    """
    found = [elements_of(operand) for operand in operands]
    count = 1
    for one in found:
        if one is None:
            return None
        count = max(count, len(one.values))
    if count > _MOST:
        return None
    columns = [one.values if not one.is_splat else one.values * count for one in found if one is not None]
    call = cast("Callable[..., Number | None]", function)
    values: list[Number] = []
    for arguments in zip(*columns, strict=True):
        value = call(*arguments)
        if value is None:
            return None
        values.append(value)
    return constant_attr(values, result)


def normalized(attribute: Attribute) -> Attribute:
    """The same constant for all spellings of it that we can read; what cannot be read represents itself."""
    if not isinstance(attribute, ElementsAttr):
        return attribute
    found = elements_of(attribute)
    if found is None:
        return attribute
    return constant_attr(found.values, attribute.type) or attribute
