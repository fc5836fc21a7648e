"""Numbers in bytecode as text: integers, floats, and the elements of dense attributes."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.floats import WIDTHS, decoded, float_text
from ...ir.types import ComplexType, FloatType, IndexType, IntegerType
from .byte_cursor import BytecodeError, ByteCursor

_BITS_OF_INDEX = 64
_WIDEST_INTEGER = (1 << 24) - 1
"""MLIR's limit in bits."""
BITS_OF_BYTE = 8
_BITS_OF_WORD = 64
_MOST_LISTED = 100
"""Elements that MLIR prints as a list; more are printed as their bytes in memory."""
_NARROW_FLOAT_PREFIXES = (("f8", 8), ("f6", 6), ("f4", 4))


def bits_of(type_: Type) -> int:
    """The width of a number of this type in bits.

    Raises:
        BytecodeError: it is no type of integers or floats.
    """
    if isinstance(type_, IntegerType) and type_.width <= _WIDEST_INTEGER:
        return type_.width
    if isinstance(type_, IndexType):
        return _BITS_OF_INDEX
    if isinstance(type_, FloatType):
        width = WIDTHS.get(type_.name) or next(
            (bits for prefix, bits in _NARROW_FLOAT_PREFIXES if type_.name.startswith(prefix)), 0
        )
        if width:
            return width
    raise BytecodeError(f"a number in the bytecode has the type {type_}")


def read_number(cursor: ByteCursor, type_: Type) -> int:
    """The bits of a number whose width the type tells."""
    width = bits_of(type_)
    if width <= BITS_OF_BYTE:
        value = cursor.byte()
    elif width <= _BITS_OF_WORD:
        value = cursor.signed()
    else:
        words = [cursor.signed() for _ in range(cursor.integer())]
        value = sum((word & ((1 << _BITS_OF_WORD) - 1)) << (_BITS_OF_WORD * place) for place, word in enumerate(words))
    return value & ((1 << width) - 1)


def number_text(bits: int, type_: Type) -> str:
    """A number as MLIR spells it, without its type."""
    if isinstance(type_, FloatType):
        value = decoded(bits, type_.name)
        return float_text(value, type_.name) if value is not None and value == value else _hexadecimal(bits, type_)
    width = bits_of(type_)
    if isinstance(type_, IntegerType):
        if width == 1 and not type_.signedness:
            return "true" if bits & 1 else "false"
        if type_.signedness == "u":
            return str(bits)
    return str(bits - (1 << width) if width and bits >> (width - 1) else bits)


def _hexadecimal(bits: int, type_: Type) -> str:
    return f"0x{bits:0{(bits_of(type_) + 3) // 4}X}"


def dense_text(data: bytes, shape: Sequence[int | None], element: Type) -> str:
    """The part in the angle brackets of `dense<...>`: a list, one number for equal elements, or the bytes."""
    parts = 2 if isinstance(element, ComplexType) else 1
    number = element.element if isinstance(element, ComplexType) else element
    count = 1
    for size in shape:
        count *= size or 0
    if count == 0:
        return ""
    width = bits_of(number)
    if width == 1 and parts == 1:
        bits = _packed_bits(data, count)
    else:
        size = (width + BITS_OF_BYTE - 1) // BITS_OF_BYTE
        bits = [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]
    if width == 0:
        raise BytecodeError("a dense attribute in the bytecode has elements without bits")
    texts = [number_text(one & ((1 << width) - 1), number) for one in bits]
    if parts == 2:
        texts = [f"({real}, {imaginary})" for real, imaginary in zip(texts[::2], texts[1::2], strict=True)]
    if len(texts) == 1:
        return texts[0]
    if len(texts) != count:
        raise BytecodeError(f"a dense attribute in the bytecode has {len(texts)} elements instead of {count}")
    if count > _MOST_LISTED:
        return f'"0x{data.hex().upper()}"'
    return nested_list(texts, [size or 0 for size in shape])


def _packed_bits(data: bytes, count: int) -> list[int]:
    """Elements of one bit: eight in a byte, or a byte of equal bits for all."""
    if len(data) == 1 and data[0] in (0x00, 0xFF) and count > 1:
        return [data[0] & 1]
    return [data[at // BITS_OF_BYTE] >> (at % BITS_OF_BYTE) & 1 for at in range(count)]


def nested_list(texts: Sequence[str], shape: Sequence[int]) -> str:
    """Elements in brackets, a level for each dimension."""
    if len(shape) <= 1:
        return f"[{', '.join(texts)}]"
    step = len(texts) // shape[0]
    return "[" + ", ".join(nested_list(texts[at : at + step], shape[1:]) for at in range(0, len(texts), step)) + "]"
