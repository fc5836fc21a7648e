"""Custom syntax of the shape dialect (mlir/lib/Dialect/Shape/IR/Shape.cpp)."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, IntegerAttr
from ...ir.graph import Operation
from ...ir.types import INDEX, DialectType, RankedTensorType
from ...ods.dense_integers import dense_attr, dense_integers
from ...ods.protocols import OpParser, OpPrinter, ParseFunction, PrintFunction
from ..common.assembly.functions import parse_function, parse_visibility, print_function, print_symbol, print_visibility
from . import ops as shape

_WITNESS = DialectType("shape", "witness")


def _parse_const_shape(p: OpParser, op: Operation) -> None:
    """`{...} [1, 2] : type`."""
    p.attribute_dictionary(op)
    start = p.offset
    extents = p.attribute()
    values = [e.value for e in extents.elements if isinstance(e, IntegerAttr)] if isinstance(extents, ArrayAttr) else []
    if not isinstance(extents, ArrayAttr) or len(values) != len(extents.elements):
        p.fail("expected array of integers", start)
    op.properties["shape"] = dense_attr(values, RankedTensorType((len(values),), INDEX))
    op.add_result(p.colon_type())


def _print_const_shape(out: OpPrinter, op: Operation) -> None:
    out.attribute_dictionary(op, ("shape",))
    out.write(f" [{', '.join(map(str, dense_integers(op.properties.get('shape'))))}] : ")
    out.type(op.result.type)


def _parse_reduce(p: OpParser, op: Operation) -> None:
    """`(%shape, %inits) : type -> types {...}`."""
    uses = p.operand_list("(", ")")
    if not uses:
        p.fail("expected a shape to reduce")
    type_ = p.colon_type()
    types = p.optional_arrow_type_list()
    p.resolve_all(op, uses, [type_, *types])
    for result in types:
        op.add_result(result)
    p.region(op)
    p.attribute_dictionary(op)


def _print_reduce(out: OpPrinter, op: Operation) -> None:
    out.write("(")
    out.values(op.operand_values)
    out.write(") : ")
    out.type(shape.ReduceOp(op).shape.type)
    out.arrow_types(op.result_types)
    out.write(" ")
    out.region(op.regions[0])
    out.attribute_dictionary(op)


def _parse_assuming(p: OpParser, op: Operation) -> None:
    p.resolve(op, p.operand(), _WITNESS)
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    p.region(op)
    p.attribute_dictionary(op)


def _print_assuming(out: OpPrinter, op: Operation) -> None:
    out.write(" ")
    out.value(shape.AssumingOp(op).witness)
    if op.results:
        out.write(" -> (")
        out.types(op.result_types)
        out.write(")")
    out.write(" ")
    out.region(op.regions[0], entry_arguments=False, terminator=bool(op.results))
    out.attribute_dictionary(op)


def _parse_function_library(p: OpParser, op: Operation) -> None:
    """`@name attributes {...} {...} mapping {operation = @function, ...}`."""
    parse_visibility(p, op)
    op.properties["sym_name"] = p.symbol_name()
    p.attribute_dictionary_with_keyword(op)
    p.region(op)
    p.keyword("mapping")
    op.properties["mapping"] = p.attribute()


def _print_function_library(out: OpPrinter, op: Operation) -> None:
    out.write(" ")
    print_visibility(out, op)
    print_symbol(out, op)
    out.attribute_dictionary(op, ("sym_name", "sym_visibility", "mapping"), keyword=True)
    out.write(" ")
    out.region(op.regions[0], terminator=False)
    mapping = op.properties.get("mapping")
    if mapping is not None:
        out.write(" mapping ")
        out.attribute(mapping)


PARSERS: dict[str, ParseFunction] = {
    "shape.assuming": _parse_assuming,
    "shape.const_shape": _parse_const_shape,
    "shape.func": parse_function,
    "shape.function_library": _parse_function_library,
    "shape.reduce": _parse_reduce,
}
PRINTERS: dict[str, PrintFunction] = {
    "shape.assuming": _print_assuming,
    "shape.const_shape": _print_const_shape,
    "shape.func": print_function,
    "shape.function_library": _print_function_library,
    "shape.reduce": _print_reduce,
}
