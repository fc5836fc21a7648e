"""Directives in the formats of `shard`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import dense_i64, dense_values
from ..common.assembly.index_lists import DYNAMIC, DYNAMIC_INDEX_LIST


def _parse_dimensions(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`2x?x4`, or `[]`."""
    start = p.offset
    is_empty = p.optional_punctuation("[")
    if is_empty:
        p.punctuation("]")
    sizes = [] if is_empty else [DYNAMIC if size is None else size for size in p.dimension_list()]
    if not sizes and not is_empty:
        p.fail('Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".', start)
    state.op.properties[arguments[0].name] = dense_i64(sizes)


def _print_dimensions(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    sizes = dense_values(op.properties.get(arguments[0].name))
    p.write("x".join("?" if size == DYNAMIC else str(size) for size in sizes))


DIRECTIVES = {
    "DimensionList": Directive(_parse_dimensions, _print_dimensions),
    "DynamicIndexList": DYNAMIC_INDEX_LIST,
}
