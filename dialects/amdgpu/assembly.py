"""Directives in the formats of `amdgpu`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import i32_attr, integer_value
from ..common.assembly.index_lists import DYNAMIC_INDEX_LIST


def _parse_shape(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`16x16x4`: one number for each attribute."""
    start = p.offset
    sizes = p.dimension_list(allow_dynamic=False)
    if len(sizes) != len(arguments):
        p.fail("expected 3 dimensions in MNK dimension list", start)
    for argument, size in zip(arguments, sizes, strict=True):
        state.op.properties[argument.name] = i32_attr(size or 0)


def _print_shape(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    p.write("x".join(str(integer_value(op.properties.get(argument.name))) for argument in arguments))


DIRECTIVES = {
    "DynamicIndexList": DYNAMIC_INDEX_LIST,
    "MNKDimensionList": Directive(_parse_shape, _print_shape),
}
