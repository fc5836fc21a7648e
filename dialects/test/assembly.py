"""Custom syntax of LLVM's `test` dialect that is written in C++ (mlir/test/lib/Dialect/Test/TestOpsSyntax.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.protocols import OpParser, OpPrinter, ParseFunction, PrintFunction

_REGIONS = ("then", "else", "join")


def _parse_region_if(p: OpParser, op: Operation) -> None:
    """`%a, %b: types -> types then {...} else {...} join {...}`, without attributes."""
    uses = p.operand_list()
    p.punctuation(":")
    p.resolve_all(op, uses, p.type_list())
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    for keyword in _REGIONS:
        p.keyword(keyword)
        p.region(op)


def _print_region_if(out: OpPrinter, op: Operation) -> None:
    out.write(" ")
    out.values(op.operand_values)
    out.write(": ")
    out.types([value.type for value in op.operand_values])
    out.arrow_types(op.result_types)
    for keyword, region in zip(_REGIONS, op.regions, strict=False):
        out.write(f" {keyword} ")
        out.region(region)


PARSERS: dict[str, ParseFunction] = {"test.region_if": _parse_region_if}
PRINTERS: dict[str, PrintFunction] = {"test.region_if": _print_region_if}
