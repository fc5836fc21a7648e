"""Ownership contract of a function: the owner of its arguments and results in the deallocation pipeline."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.types import FunctionType, is_memref


def contract(function: FunctionType) -> Iterator[str]:
    """A sentence about the arguments and one about the results; none for a function without buffers."""
    if any(is_memref(type_) for type_ in function.inputs):
        yield "Ownership: arguments are borrowed"
    results = [index for index, type_ in enumerate(function.results) if is_memref(type_)]
    if results:
        which = "the result" if len(function.results) == 1 else "result " + " and ".join(map(str, results))
        yield f"Ownership: the caller must free {which}"
