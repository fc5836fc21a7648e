"""Custom syntax of the bufferization dialect."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import I1, INDEX, RankedTensorType, UnknownType, UnrankedTensorType
from ...ods.protocols import OpParser, OpPrinter, ParseFunction, PrintFunction
from ...ods.segments import dense_values, segments, set_segments


def _parse_alloc_tensor(p: OpParser, op: Operation) -> None:
    """`(%sizes) copy(%tensor) size_hint=%value {...} : type`."""
    sizes = p.operand_list("(", ")")
    copies = hints = None
    if p.optional_keyword("copy"):
        p.punctuation("(")
        copies = p.operand()
        p.punctuation(")")
    if p.optional_keyword("size_hint"):
        p.punctuation("=")
        hints = p.operand()
    p.attribute_dictionary(op)
    p.punctuation(":")
    start, type_ = p.offset, p.type()
    if not isinstance(type_, (RankedTensorType, UnrankedTensorType, UnknownType)):
        p.fail("invalid kind of type specified", start, p.token_end)
    p.resolve_all(op, sizes, INDEX)
    if copies is not None:
        p.resolve(op, copies, type_)
    if hints is not None:
        p.resolve(op, hints, INDEX)
    set_segments(op, len(sizes), int(copies is not None), int(hints is not None))
    op.add_result(type_)


def _print_alloc_tensor(out: OpPrinter, op: Operation) -> None:
    sizes, copies, hints = segments(op, 3)
    out.write("(")
    out.values(sizes)
    out.write(")")
    if copies:
        out.write(" copy(")
        out.values(copies)
        out.write(")")
    if hints:
        out.write(" size_hint=")
        out.values(hints)
    out.attribute_dictionary(op, ("operandSegmentSizes",))
    out.write(" : ")
    out.type(op.result.type)


def _dealloc_types(op: Operation) -> Sequence[Type]:
    """One updated condition for each retained buffer."""
    return (I1,) * sum(dense_values(op.properties.get("operandSegmentSizes"))[2:])


PARSERS: dict[str, ParseFunction] = {"bufferization.alloc_tensor": _parse_alloc_tensor}
PRINTERS: dict[str, PrintFunction] = {"bufferization.alloc_tensor": _print_alloc_tensor}
RESULT_TYPES: dict[str, Callable[[Operation], Sequence[Type]]] = {"bufferization.dealloc": _dealloc_types}
RESULT_NAMES = {"bufferization.clone": ("clone",), "bufferization.dealloc": ("owned",)}
