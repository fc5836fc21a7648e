"""Custom syntax of `llvm`; symbols and calls are in modules of their own."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import UNIT, DialectAttr, IntegerAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.types import UNKNOWN_TYPE, IntegerType, RankedTensorType, VectorType
from ...ods.definitions import OpDefinition
from ...ods.dense_integers import dense_attr, dense_integers
from ...ods.op_view import BinaryOp
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ...ods.segments import dense_i32, dense_values, group_slices_of, i64_attr, integer_value, operand_group
from ..common.assembly.successors import parse_successor, print_successor
from . import ops as llvm
from .calls_assembly import (
    BUNDLES,
    parse_call,
    parse_intrinsic,
    parse_invoke,
    print_call,
    print_intrinsic,
    print_invoke,
)
from .keywords import parse_keyword, print_keyword
from .symbols_assembly import (
    parse_alias,
    parse_function,
    parse_global,
    print_alias,
    print_function,
    print_global,
)
from .types import compare_result, element_at

_PREDICATES = {"llvm.icmp": "llvm.ICmpPredicate", "llvm.fcmp": "llvm.FCmpPredicate"}

# llvm.icmp, llvm.fcmp


def _parse_compare(p: OpParser, op: Operation) -> None:
    start = p.offset
    keyword = p.string()
    enum = UPSTREAM.lookup_enum(_PREDICATES[op.name])
    value = enum.value_of(keyword) if enum is not None else None
    if value is None:
        p.fail(f"'{keyword}' is an incorrect value of the 'predicate' attribute", start)
    op.properties["predicate"] = i64_attr(value)
    if op.name == "llvm.fcmp":
        op.properties["fastmathFlags"] = DialectAttr("llvm", "fastmath", "none")
    uses = [p.operand()]
    p.punctuation(",")
    uses.append(p.operand())
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    p.resolve_all(op, uses, type_)
    op.add_result(compare_result(type_))


def _print_compare(p: OpPrinter, op: Operation) -> None:
    enum = UPSTREAM.lookup_enum(_PREDICATES[op.name])
    value = integer_value(op.properties.get("predicate"))
    p.write(f' "{enum.keyword_of(value) if enum is not None else value}" ')
    p.values(op.operand_values)
    flags = op.properties.get("fastmathFlags")
    no_flags = flags is not None and str(flags) == "#llvm.fastmath<none>"
    p.attribute_dictionary(op, ("predicate", "fastmathFlags") if no_flags else ("predicate",))
    p.write(" : ")
    p.type(BinaryOp(op).lhs.type)


# llvm.alloca


def _parse_alloca(p: OpParser, op: Operation) -> None:
    if p.optional_keyword("inalloca"):
        op.properties["inalloca"] = UNIT
    size = p.operand()
    p.keyword("x")
    op.properties["elem_type"] = TypeAttr(p.type())
    p.attribute_dictionary(op)
    alignment = op.properties.get("alignment")
    if alignment is not None and not isinstance(alignment, IntegerAttr):
        p.fail("expected integer alignment")
    if alignment is not None and integer_value(alignment) == 0:
        del op.properties["alignment"]
    p.punctuation(":")
    start = p.offset
    if not p.next_is("("):
        p.type()
        p.fail("expected trailing function type with one argument and one result", start, p.token_end)
    inputs, results = p.function_type()
    if len(inputs) != 1 or len(results) != 1:
        p.fail("expected trailing function type with one argument and one result", start, p.token_end)
    p.resolve_all(op, [size], inputs)
    for type_ in results:
        op.add_result(type_)


def _print_alloca(p: OpPrinter, op: Operation) -> None:
    alloca = llvm.AllocaOp(op)
    element = op.properties.get("elem_type")
    p.write(" inalloca " if "inalloca" in op.properties else " ")
    p.value(alloca.array_size)
    p.write(" x ")
    p.type(element.type if isinstance(element, TypeAttr) else UNKNOWN_TYPE)
    p.attribute_dictionary(op, ("elem_type", "inalloca"))
    p.write(" : ")
    p.function_type([alloca.array_size.type], op.result_types)


# llvm.landingpad


def _parse_landing_pad(p: OpParser, op: Operation) -> None:
    if p.optional_keyword("cleanup"):
        op.properties["cleanup"] = UNIT
    clauses: list[tuple[OperandUse, Type]] = []
    while p.optional_punctuation("("):
        if not p.optional_keyword("catch"):
            p.keyword("filter")
        use = p.operand()
        clauses.append((use, p.colon_type()))
        p.punctuation(")")
    p.attribute_dictionary(op)
    result = p.colon_type()
    for use, type_ in clauses:
        p.resolve(op, use, type_)
    op.add_result(result)


def _print_landing_pad(p: OpPrinter, op: Operation) -> None:
    p.write(" cleanup" if "cleanup" in op.properties else "")
    for operand in op.operands:
        kind = "filter" if ".array<" in str(operand.value.type) else "catch"
        p.write(f" ({kind} ")
        p.value(operand.value)
        p.write(" : ")
        p.type(operand.value.type)
        p.write(")")
    p.attribute_dictionary(op, ("cleanup",))
    p.write(" : ")
    p.types(op.result_types)


# custom<GEPIndices>: constants and values in one list

_DYNAMIC = -(1 << 31)
_INDICES = "rawConstantIndices"


def _parse_gep_indices(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    # Until LLVM 16 they had other names.
    dynamic, raw = arguments[0].name, arguments[1].name
    values: list[OperandUse] = []
    constants: list[int] = []

    def index() -> None:
        use = p.optional_operand()
        if use is not None:
            values.append(use)
        constants.append(p.integer() if use is None else _DYNAMIC)

    p.comma_separated(index)
    state.operands[dynamic] = values
    # LLVM 15 has elements in place of an array.
    former = RankedTensorType((len(constants),), IntegerType(32))
    state.op.properties[raw] = dense_i32(constants) if raw == _INDICES else dense_attr(constants, former)


def _print_gep_indices(
    p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    dynamic, raw = group_slices_of(op, definition, is_result=False), op.properties.get(arguments[1].name)
    values = iter([operand.value for operand in op.operands[dynamic[arguments[0].name]]])
    for position, constant in enumerate(dense_values(raw) or dense_integers(raw)):
        p.write(", " if position else "")
        value = next(values, None) if constant == _DYNAMIC else None
        if value is None:
            p.write(str(constant))
        else:
            p.value(value)


# Types that follow from others


def _print_nothing(_: OpPrinter, __: Operation, ___: OpDefinition, ____: Sequence[DirectiveArgument]) -> None:
    """The text leaves the type out."""


def _infer_element(_: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """The type of what is inserted into or extracted from an aggregate."""
    inferred, container = arguments[0].name, arguments[1].name
    type_ = next(iter(state.operand_types.get(container, ())), UNKNOWN_TYPE)
    for position in dense_values(state.op.properties.get("position")):
        type_ = element_at(type_, position) or UNKNOWN_TYPE
    state.types_of(inferred).append(type_)


def _infer_shuffle(p: OpParser, state: FormatState, _: Sequence[DirectiveArgument]) -> None:
    source = next(iter(state.operand_types.get("v1", ())), UNKNOWN_TYPE)
    length = len(dense_values(state.op.properties.get("mask")))
    if isinstance(source, VectorType):
        if len(source.shape) != 1:
            p.fail("expected an LLVM compatible vector type")
        state.types_of("res").append(VectorType((length,), source.element, source.scalable))


# Branches with a list of destinations


def _parse_forwarded(p: OpParser, state: FormatState, group: str) -> None:
    """`^label` or `^label(%values : types)`, added to the nested group `group`."""
    uses, types = parse_successor(p, state.op)
    state.operands.setdefault(group, []).extend(uses)
    state.operand_types.setdefault(group, []).extend(types)
    state.segments.setdefault(group, []).append(len(uses))


def _parse_switch_cases(p: OpParser, state: FormatState, _: Sequence[DirectiveArgument]) -> None:
    type_ = next(iter(state.operand_types.get("value", ())), UNKNOWN_TYPE)
    values: list[int] = []
    state.operands["caseOperands"], state.operand_types["caseOperands"] = [], []
    state.segments["caseOperands"] = []

    def case() -> None:
        values.append(p.integer())
        p.punctuation(":")
        _parse_forwarded(p, state, "caseOperands")

    p.comma_separated(case, "[", "]")
    if values:
        state.op.properties["case_values"] = dense_attr(values, VectorType((len(values),), type_))
    state.op.properties["case_operand_segments"] = dense_i32(state.segments["caseOperands"])


def _parts(values: Sequence[Value], sizes: Sequence[int]) -> list[Sequence[Value]]:
    parts: list[Sequence[Value]] = []
    start = 0
    for size in sizes:
        parts.append(values[start : start + size])
        start += size
    return parts


def _print_switch_cases(p: OpPrinter, op: Operation, definition: OpDefinition, _: Sequence[DirectiveArgument]) -> None:
    sizes = dense_values(op.properties.get("case_operand_segments"))
    parts = _parts(operand_group(op, definition, "caseOperands"), sizes)
    p.write("[")
    for position, (value, part) in enumerate(
        zip(dense_integers(op.properties.get("case_values")), parts, strict=False)
    ):
        p.write(", " if position else "")
        p.write(f"{value}: ")
        print_successor(p, op.successor_blocks[position + 1], part)
    p.write("]")


def _parse_indirect(p: OpParser, state: FormatState, _: Sequence[DirectiveArgument]) -> None:
    group = "succOperands"
    state.operands[group], state.operand_types[group], state.segments[group] = [], [], []
    p.punctuation("[")
    if not p.optional_punctuation("]"):
        p.comma_separated(lambda: _parse_forwarded(p, state, group))
        if not p.optional_punctuation("]"):
            p.fail("expected ']' after successor blocks", upstream="expected ']'successor blocks")
    state.op.properties["indbr_operand_segments"] = dense_i32(state.segments[group])


def _print_indirect(p: OpPrinter, op: Operation, definition: OpDefinition, _: Sequence[DirectiveArgument]) -> None:
    sizes = dense_values(op.properties.get("indbr_operand_segments"))
    p.write("[")
    for position, part in enumerate(_parts(operand_group(op, definition, "succOperands"), sizes)):
        p.write(", " if position else "")
        print_successor(p, op.successor_blocks[position], part)
    p.write("]")


# custom<LLVMLinkage>


def _parse_linkage(p: OpParser, state: FormatState, _: Sequence[DirectiveArgument]) -> None:
    parse_keyword(p, state.op, "linkage")


def _print_linkage(p: OpPrinter, op: Operation, _: OpDefinition, __: Sequence[DirectiveArgument]) -> None:
    print_keyword(p, op, "linkage", always=True)


PARSERS = {
    "llvm.alloca": _parse_alloca,
    "llvm.call": parse_call,
    "llvm.call_intrinsic": parse_intrinsic,
    "llvm.fcmp": _parse_compare,
    "llvm.func": parse_function,
    "llvm.icmp": _parse_compare,
    "llvm.invoke": parse_invoke,
    "llvm.landingpad": _parse_landing_pad,
    "llvm.mlir.alias": parse_alias,
    "llvm.mlir.global": parse_global,
}
PRINTERS = {
    "llvm.alloca": _print_alloca,
    "llvm.call": print_call,
    "llvm.call_intrinsic": print_intrinsic,
    "llvm.fcmp": _print_compare,
    "llvm.func": print_function,
    "llvm.icmp": _print_compare,
    "llvm.invoke": print_invoke,
    "llvm.landingpad": _print_landing_pad,
    "llvm.mlir.alias": print_alias,
    "llvm.mlir.global": print_global,
}
DIRECTIVES = {
    "GEPIndices": Directive(_parse_gep_indices, _print_gep_indices),
    "IndirectBrOpSucessors": Directive(_parse_indirect, _print_indirect),
    "InsertExtractValueElementType": Directive(_infer_element, _print_nothing),
    "LLVMLinkage": Directive(_parse_linkage, _print_linkage),
    "OpBundles": BUNDLES,
    "ShuffleType": Directive(_infer_shuffle, _print_nothing),
    "SwitchOpCases": Directive(_parse_switch_cases, _print_switch_cases),
}
