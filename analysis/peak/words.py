"""Words for amounts of bytes: `312 MiB`, `4·%n + 1024`, `at most 64 B`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.graph import Value
from ..buffers.size import bytes_text
from .amounts import BYTES, NUMBER, Amount, Size
from .spans import Span


def amount_text(amount: Amount, name_of: Callable[[Value], str]) -> str:
    """In a unit where it is a number; otherwise a sum in bytes, products first."""
    if not amount.terms:
        return bytes_text(amount.constant) if amount.constant >= 0 else f"{amount.constant} B"
    products = [
        (factor, sorted([size_text(size, name_of) for size in product])) for product, factor in amount.terms.items()
    ]
    products.sort(key=lambda one: (-len(one[1]), one[1]))
    parts = ["·".join([*([] if abs(factor) == 1 else [str(abs(factor))]), *names]) for factor, names in products]
    signs = [factor for factor, _ in products]
    if amount.constant:
        parts.append(str(abs(amount.constant)))
        signs.append(amount.constant)
    text = ("-" if signs[0] < 0 else "") + parts[0]
    for part, sign in zip(parts[1:], signs[1:], strict=True):
        text += f" {'-' if sign < 0 else '+'} {part}"
    return f"{text} B"


def largest_text(amounts: Sequence[Amount], name_of: Callable[[Value], str]) -> str:
    """The largest of `amounts`, of which there is at least one."""
    texts = [amount_text(one, name_of) for one in amounts]
    return texts[0] if len(texts) == 1 else f"max({', '.join(texts)})"


def peak_text(span: Span, name_of: Callable[[Value], str]) -> str:
    """`64 B`, `at most 64 B`, `without bound`."""
    if span.peaks is None:
        return "without bound"
    text = largest_text([point.amount for point in span.peaks], name_of)
    return text if span.is_exact else f"at most {text}"


def size_text(size: Size, name_of: Callable[[Value], str]) -> str:
    """`%n`, `dim(%a, 0)`, `bytes(%a)`."""
    value, dimension = size
    name = name_of(value)
    if dimension == NUMBER:
        return name
    return f"bytes({name})" if dimension == BYTES else f"dim({name}, {dimension})"
