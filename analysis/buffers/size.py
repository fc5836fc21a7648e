"""Sizes of buffers in bytes."""

from __future__ import annotations

from math import prod

from ...ir.types import ComplexType, FloatType, IntegerType, MemRefType, Type, VectorType

_FLOAT_BITS = {"f16": 16, "bf16": 16, "f32": 32, "tf32": 32, "f64": 64, "f80": 80, "f128": 128}


def bytes_text(count: int) -> str:
    """A number of bytes in the largest unit that divides it well: `64 B`, `1.5 KiB`."""
    size = float(count)
    for unit in ("B", "KiB", "MiB", "GiB"):
        if size < 1024 or unit == "GiB":
            return f"{size:.4g} {unit}"
        size /= 1024
    raise AssertionError("the last unit returns")


def static_bytes(type_: Type) -> int | None:
    """Bytes of one buffer of `type_`, or None when that is not known here.

    An element takes the next power of two of whole bytes, as LLVM's default data layout stores it: `i1` takes 1
    byte, `i24` takes 4. A rank-0 memref holds one element.

    Returns:
        None for anything but a ranked memref, if a dimension is dynamic, or if the width of an element depends on the
        target (`index`). Zero is a real answer: `memref<0xf32>` is a valid, empty buffer. A layout does not count.
    """
    if not isinstance(type_, MemRefType) or None in type_.shape:
        return None
    element = _element_bytes(type_.element)
    if element is None:
        return None
    return prod(extent for extent in type_.shape if extent is not None) * element


def _element_bytes(type_: Type) -> int | None:
    if isinstance(type_, ComplexType):
        half = _element_bytes(type_.element)
        return 2 * half if half is not None else None
    if isinstance(type_, VectorType):
        if any(type_.scalable):
            return None
        one = _element_bytes(type_.element)
        return one * prod(type_.shape) if one is not None else None
    bits = type_.width if isinstance(type_, IntegerType) else None
    if isinstance(type_, FloatType):
        bits = _FLOAT_BITS.get(type_.name, 8 if type_.name.startswith("f8") else None)
    if bits is None:
        return None
    whole = (bits + 7) // 8
    return 1 << (whole - 1).bit_length() if whole else 0
