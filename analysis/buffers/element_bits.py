"""Bits of elements of buffers, as the data layout of the program has them."""

from __future__ import annotations

from ...ir.attributes import DialectAttr
from ...ir.floats import WIDTHS
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import ComplexType, FloatType, IndexType, IntegerType, Type, VectorType

_INDEX_ENTRY = lazy_pattern(r"(?:^|,)\s*index\s*=\s*(\d+)").search
_INDEX_BITS = 64
_SMALL_FLOAT = lazy_pattern(r"f(\d+)E\d").match


def element_bits(type_: Type, place: Operation) -> int | None:
    """Bits of a value of `type_` in memory, for a buffer allocated at `place`.

    Returns:
        None if the size is not known here: buffers, tuples, scalable vectors, types of dialects.
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


def _index_bits(place: Operation) -> int:
    """Width of `index` in the innermost data layout around `place`; 64 without one."""
    for around in place.ancestors():
        for attribute in around.attributes.values():
            if isinstance(attribute, DialectAttr) and (attribute.dialect, attribute.mnemonic) == ("dlti", "dl_spec"):
                entry = _INDEX_ENTRY(attribute.body or "")
                if entry is not None:
                    return int(entry[1])
    return _INDEX_BITS
