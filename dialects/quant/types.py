"""The normal form of `quant`'s types (mlir/lib/Dialect/Quant/IR/TypeParser.cpp)."""

from __future__ import annotations

import re

from ...ir.floats import float_text
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import width_in
from ..common.assembly.body_parts import split_parts

_STORAGE = lazy_pattern(r"(u?)i([0-9]+)(?:\s*<\s*(-?[0-9]+)\s*:\s*(-?[0-9]+)\s*>)?").fullmatch

_WIDEST_STORAGE = 32
"""Bits."""
_LONGEST_STORAGE = 100
"""Code points, with a range and white space."""


def _storage(text: str) -> str:
    """`i8<-8:7>`, without the range when it is all of the type."""
    found = _STORAGE(text if not text.startswith("u") or text.startswith("ui") else f"ui{text[1:]}")
    if found is None:
        # No such type: it stays as it is written.
        return text
    width = width_in(found[2])
    if not 0 < width <= _WIDEST_STORAGE or len(text) > _LONGEST_STORAGE:
        return text
    name = f"u{width}" if found[1] else f"i{width}"
    everything = (0, (1 << width) - 1) if found[1] else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
    if found[3] is None or (int(found[3]), int(found[4])) == everything:
        return name
    return f"{name}<{int(found[3])}:{int(found[4])}>"


def _scale(text: str) -> str:
    """`scale:zero_point`, without a zero point of 0."""
    parts = split_parts(text, ":")
    if parts and "." not in parts[0]:
        # No float: it stays as it is written.
        return text
    try:
        number = float_text(float(parts[0]), "f64")
    except (ValueError, IndexError):
        return text
    return number if len(parts) == 1 or parts[1] == "0" else f"{number}:{parts[1]}"


def _scales(text: str, separator: str) -> str:
    """One scale, or braces around several, one level for each axis."""
    if not text.startswith("{"):
        return _scale(text)
    inner = (_scales(part, ", ") for part in split_parts(text[1:-1]))
    return f"{{{separator.join(inner)}}}"


def normal_uniform(body: str) -> str:
    """`storage:expressed:axes, scales`."""
    parts = split_parts(body)
    head = split_parts(parts[0], ":") if parts else []
    if len(parts) != 2 or not 2 <= len(head) <= 3:
        return body
    axes = [re.sub(r"\s*:\s*", ":", part) for part in head[2:]]
    scales = _scales(parts[1], ", " if "{{" in parts[1] else ",")
    return f"{':'.join([_storage(head[0]), head[1], *axes])}, {scales}"


def normal_any(body: str) -> str:
    """`storage:expressed`; the latter is optional."""
    parts = split_parts(body, ":")
    return ":".join([_storage(parts[0]), *parts[1:]]) if parts else body


def normal_calibrated(body: str) -> str:
    """`expressed<minimum:maximum>`."""
    return re.sub(r"\s*:\s*", ":", body)
