"""Sizes of buffers in bytes."""

from __future__ import annotations

from math import prod

from ...ir.types import MemRefType, Type
from .element_bits import stored_bytes


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

    Elements are as LLVM's default data layout stores them, see `stored_bytes`. A rank-0 memref holds one element.

    Returns:
        None for anything but a ranked memref, if a dimension is dynamic, or if the width of an element depends on the
        target (`index`). Zero is a real answer: `memref<0xf32>` is a valid, empty buffer. A layout does not count.
    """
    if not isinstance(type_, MemRefType) or None in type_.shape:
        return None
    element = stored_bytes(type_.element, None)
    if element is None:
        return None
    return prod(extent for extent in type_.shape if extent is not None) * element
