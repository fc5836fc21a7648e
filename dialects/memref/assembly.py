"""Custom syntax of the memref dialect (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.attributes import UNIT, AffineMapAttr, TypeAttr, UnitAttr, bool_attr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import (
    INDEX,
    UNKNOWN_TYPE,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    element_type,
    is_memref,
)
from ...ods.definitions import OpDefinition
from ...ods.protocols import (
    Directive,
    DirectiveArgument,
    FormatState,
    OpParser,
    OpPrinter,
    ParseFunction,
    PrintFunction,
)
from ...ods.segments import I32, integer_value
from ..common.assembly.index_lists import DYNAMIC_INDEX_LIST
from . import ops as memref_ops

# memref.alloca_scope


def _parse_alloca_scope(p: OpParser, op: Operation) -> None:
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    p.region(op)
    p.attribute_dictionary(op)


def _print_alloca_scope(out: OpPrinter, op: Operation) -> None:
    if op.results:
        out.write("  -> (")
        out.types(op.result_types)
        out.write(")")
    out.write(" " if op.results else "  ")
    out.region(op.regions[0], entry_arguments=False, terminator=bool(op.results))
    out.attribute_dictionary(op)


# memref.dma_start


def _parse_dma_start(p: OpParser, op: Operation) -> None:
    """`%source[...], %destination[...], %count, %tag[...], %stride, %count per stride : three types`."""
    source, source_indices = p.operand(), p.operand_list("[", "]")
    p.punctuation(",")
    target, target_indices = p.operand(), p.operand_list("[", "]")
    p.punctuation(",")
    count = p.operand()
    p.punctuation(",")
    tag, tag_indices = p.operand(), p.operand_list("[", "]")
    strides = p.operand_list() if p.optional_punctuation(",") else []
    if len(strides) not in (0, 2):
        p.fail("expected two stride related operands")
    p.punctuation(":")
    start, types = p.offset, p.type_list()
    if len(types) != 3:
        p.fail("fewer/more types expected", start, p.token_end)
    p.resolve(op, source, types[0])
    p.resolve_all(op, source_indices, INDEX)
    p.resolve(op, target, types[1])
    p.resolve_all(op, [*target_indices, count], INDEX)
    p.resolve(op, tag, types[2])
    p.resolve_all(op, [*tag_indices, *strides], INDEX)


def _print_dma_start(out: OpPrinter, op: Operation) -> None:
    values = op.operand_values
    types: list[Type] = []
    position = 0
    for label in (" ", ", ", ", "):
        if len(types) == 2:
            out.write(", ")
            out.value(values[position])
            position += 1
        type_ = values[position].type
        rank = len(type_.shape) if isinstance(type_, MemRefType) else 0
        out.write(label)
        out.value(values[position])
        out.write("[")
        out.values(values[position + 1 : position + 1 + rank])
        out.write("]")
        position += 1 + rank
        types.append(type_)
    for value in values[position:]:
        out.write(", ")
        out.value(value)
    out.attribute_dictionary(op)
    out.write(" : ")
    out.types(types)


# memref.generic_atomic_rmw


def _parse_generic_atomic_rmw(p: OpParser, op: Operation) -> None:
    memref = p.operand()
    indices = p.operand_list("[", "]")
    type_ = p.colon_type()
    p.resolve(op, memref, type_)
    p.resolve_all(op, indices, INDEX)
    op.add_result(element_type(type_))
    p.region(op)
    p.attribute_dictionary(op)


def _print_generic_atomic_rmw(out: OpPrinter, op: Operation) -> None:
    memref, *indices = op.operand_values
    out.write(" ")
    out.value(memref)
    out.write("[")
    out.values(indices)
    out.write("] : ")
    out.type(memref.type)
    out.write(" ")
    out.region(op.regions[0])
    out.attribute_dictionary(op)


# memref.prefetch


def _choice(p: OpParser, keywords: tuple[str, str], message: str) -> bool:
    """Whether the first of two keywords is next."""
    start = p.offset
    word = p.any_keyword()
    if word not in keywords:
        p.fail(message, start, start + len(word))
    return word == keywords[0]


def _parse_prefetch(p: OpParser, op: Operation) -> None:
    memref = p.operand()
    indices = p.operand_list("[", "]")
    p.punctuation(",")
    is_write = _choice(p, ("write", "read"), "rw specifier has to be 'read' or 'write'")
    p.punctuation(",")
    p.keyword("locality")
    p.punctuation("<")
    op.properties["localityHint"] = p.attribute(I32)
    p.punctuation(">")
    p.punctuation(",")
    is_data = _choice(p, ("data", "instr"), "cache type has to be 'data' or 'instr'")
    type_ = p.colon_type()
    op.properties["isWrite"] = bool_attr(is_write)
    op.properties["isDataCache"] = bool_attr(is_data)
    p.resolve(op, memref, type_)
    p.resolve_all(op, indices, INDEX)


def _print_prefetch(out: OpPrinter, op: Operation) -> None:
    memref, *indices = op.operand_values
    properties = op.properties
    out.write(" ")
    out.value(memref)
    out.write("[")
    out.values(indices)
    out.write("], write" if integer_value(properties.get("isWrite")) else "], read")
    out.write(f", locality<{integer_value(properties.get('localityHint'))}>")
    out.write(", data" if integer_value(properties.get("isDataCache")) else ", instr")
    out.attribute_dictionary(op, ("localityHint", "isWrite", "isDataCache"))
    out.write(" : ")
    out.type(memref.type)


# memref.transpose


def _parse_transpose(p: OpParser, op: Operation) -> None:
    source = p.operand()
    op.properties["permutation"] = AffineMapAttr(p.affine_map())
    p.attribute_dictionary(op)
    p.resolve(op, source, p.colon_type())
    p.keyword("to")
    op.add_result(p.type())


def _print_transpose(out: OpPrinter, op: Operation) -> None:
    source = memref_ops.TransposeOp(op).in_
    permutation = op.properties.get("permutation")
    out.write(" ")
    out.value(source)
    if isinstance(permutation, AffineMapAttr):
        out.write(f" {permutation.map}")
    out.attribute_dictionary(op, ("permutation",))
    out.write(" : ")
    out.type(source.type)
    out.write(" to ")
    out.type(op.result.type)


# memref.global


def _tensor_like(type_: Type) -> Type:
    """The tensor type of the initial value of a global."""
    if isinstance(type_, MemRefType):
        return RankedTensorType(type_.shape, type_.element)
    return UnrankedTensorType(type_.element) if isinstance(type_, UnrankedMemRefType) else UNKNOWN_TYPE


def _parse_global(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`type`, `type = uninitialized` or `type = value`: the attributes of the type and of the value."""
    type_name, value_name = (argument.name for argument in arguments)
    start = p.offset
    type_ = p.type()
    if not is_memref(type_):
        p.fail(f"type should be static shaped memref, but got {type_}", start)
    state.op.properties[type_name] = TypeAttr(type_)
    if not p.optional_punctuation("="):
        return
    if p.optional_keyword("uninitialized"):
        state.op.properties[value_name] = UNIT
    else:
        state.op.properties[value_name] = p.attribute(_tensor_like(type_))


def _print_global(out: OpPrinter, op: Operation, _: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    type_, value = (op.properties.get(argument.name) for argument in arguments)
    if isinstance(type_, TypeAttr):
        out.type(type_.type)
    if value is None:
        return
    out.write(" = ")
    if isinstance(value, UnitAttr):
        out.write("uninitialized")
    else:
        out.attribute(value, with_type=False)


def _distinct_types(op: Operation) -> Sequence[Type]:
    return [value.type for value in op.operand_values]


PARSERS: dict[str, ParseFunction] = {
    "memref.alloca_scope": _parse_alloca_scope,
    "memref.dma_start": _parse_dma_start,
    "memref.generic_atomic_rmw": _parse_generic_atomic_rmw,
    "memref.prefetch": _parse_prefetch,
    "memref.transpose": _parse_transpose,
}
PRINTERS: dict[str, PrintFunction] = {
    "memref.alloca_scope": _print_alloca_scope,
    "memref.dma_start": _print_dma_start,
    "memref.generic_atomic_rmw": _print_generic_atomic_rmw,
    "memref.prefetch": _print_prefetch,
    "memref.transpose": _print_transpose,
}
DIRECTIVES: dict[str, Directive] = {
    "DynamicIndexList": DYNAMIC_INDEX_LIST,
    "GlobalMemrefOpTypeAndInitialValue": Directive(_parse_global, _print_global),
}
RESULT_TYPES: dict[str, Callable[[Operation], Sequence[Type]]] = {"memref.distinct_objects": _distinct_types}
RESULT_NAMES = {
    "memref.alloc": ("alloc",),
    "memref.dim": ("dim",),
    "memref.extract_aligned_pointer_as_index": ("pointer",),
    "memref.extract_strided_metadata": ("base_buffer", "offset", "sizes", "strides"),
    "memref.reinterpret_cast": ("reinterpret_cast",),
    "memref.subview": ("subview",),
}
