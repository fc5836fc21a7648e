"""Bits and bytes of elements of buffers, as the data layout of the program has them."""

from __future__ import annotations

from math import prod

from ...ir.attributes import DialectAttr
from ...ir.floats import WIDTHS
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import ComplexType, FloatType, IndexType, IntegerType, Type, VectorType

_INDEX_ENTRY = lazy_pattern(r"(?:^|,)\s*index\s*=\s*(\d+)").search
_INDEX_BITS = 64
_BYTE = 8
_SMALL_FLOAT = lazy_pattern(r"f(\d+)E\d").match


def element_bits(type_: Type, place: Operation | None) -> int | None:
    """Bits of a value of `type_`, for a buffer allocated at `place`, as MLIR's data layout counts them.

    Returns:
        None if the size is not known here: buffers, tuples, scalable vectors, types of dialects, and an index without a
        place.
    """
    if isinstance(type_, IntegerType):
        return type_.width
    if isinstance(type_, IndexType):
        return _index_bits(place)
    if isinstance(type_, FloatType):
        small = _SMALL_FLOAT(type_.name)
        return WIDTHS.get(type_.name, int(small[1]) if small is not None else None)
    if isinstance(type_, ComplexType):
        half = element_bits(type_.element, place)
        return 2 * half if half is not None else None
    if isinstance(type_, VectorType) and not any(type_.scalable):
        bits = element_bits(type_.element, place)
        if bits is None:
            return None
        for extent in type_.shape[:-1]:
            bits *= extent
        # The last dimension of a vector fills a register.
        last = type_.shape[-1] if type_.shape else 1
        return bits * (1 << (last - 1).bit_length() if last else 0)
    return None


def stored_bytes(type_: Type, place: Operation | None) -> int | None:
    """Bytes from one element of `type_` to the next in memory.

    A number takes the next power of two of whole bytes, as LLVM's default data layout stores it: `i1` takes 1 byte,
    `i24` takes 4. So does a row of a vector, its last dimension, and rows follow each other: `vector<4x4xi1>` takes 4.

    Args:
        place: where the buffer is allocated; None: the width of an index is not known.

    Returns:
        None where `element_bits` is.
    """
    if isinstance(type_, ComplexType):
        half = stored_bytes(type_.element, place)
        return 2 * half if half is not None else None
    if isinstance(type_, VectorType):
        row = _row_bytes(type_, place)
        return row * prod(type_.shape[:-1]) if row is not None else None
    return _bytes_of_numbers(type_, 1, place)


def natural_alignment(type_: Type, place: Operation) -> int:
    """The alignment in bytes that code for elements of `type_` takes for granted: a number, and a row of a vector,
    begin at multiples of their size."""
    if isinstance(type_, ComplexType):
        return natural_alignment(type_.element, place)
    size = _row_bytes(type_, place) if isinstance(type_, VectorType) else _bytes_of_numbers(type_, 1, place)
    return size or 1


def _row_bytes(type_: VectorType, place: Operation | None) -> int | None:
    if any(type_.scalable):
        return None
    return _bytes_of_numbers(type_.element, type_.shape[-1] if type_.shape else 1, place)


def _bytes_of_numbers(type_: Type, count: int, place: Operation | None) -> int | None:
    """Of `count` numbers without gaps, the next power of two."""
    bits = element_bits(type_, place)
    if bits is None:
        return None
    whole = (bits * count + _BYTE - 1) // _BYTE
    return 1 << (whole - 1).bit_length() if whole else 0


def _index_bits(place: Operation | None) -> int | None:
    """Width of `index` in the innermost data layout around `place`; 64 without one."""
    if place is None:
        return None
    for around in place.ancestors():
        for attribute in around.attributes.values():
            if isinstance(attribute, DialectAttr) and (attribute.dialect, attribute.mnemonic) == ("dlti", "dl_spec"):
                entry = _INDEX_ENTRY(attribute.body or "")
                if entry is not None:
                    return int(entry[1])
    return _INDEX_BITS
