"""Custom syntax of `spirv`'s control flow: branches, structured loops and selections, switches."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import I1, UNKNOWN_TYPE, IntegerType, VectorType
from ...ods.definitions import OpDefinition
from ...ods.dense_integers import dense_attr, dense_integers
from ...ods.protocols import DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ...ods.segments import (
    array_elements,
    dense_i32,
    dense_values,
    i32_attr,
    integer_value,
    operand_group,
    segments,
    set_segments,
)
from ..common.assembly.successors import parse_successor, print_successor
from . import ops as spirv
from .keywords import keyword_of


def parse_branch(p: OpParser, op: Operation) -> None:
    p.resolve(op, p.operand(), I1)
    weights: list[Attribute] = []
    if p.next_is("["):
        p.comma_separated(lambda: weights.append(i32_attr(p.integer())), "[", "]")
        op.properties["branch_weights"] = ArrayAttr(tuple(weights))
    p.punctuation(",")
    on_true = parse_successor(p, op)
    p.punctuation(",")
    on_false = parse_successor(p, op)
    p.attribute_dictionary(op)
    p.resolve_all(op, *on_true)
    p.resolve_all(op, *on_false)
    set_segments(op, 1, len(on_true[0]), len(on_false[0]))


def print_branch(p: OpPrinter, op: Operation) -> None:
    condition, on_true, on_false = segments(op, 3)
    p.write(" ")
    p.values(condition)
    weights = array_elements(op.properties.get("branch_weights"))
    if weights:
        p.write(f" [{', '.join(str(integer_value(weight)) for weight in weights)}]")
    for successor, values in enumerate((on_true, on_false)):
        p.write(", ")
        print_successor(p, op.successor_blocks[successor], values)
    p.attribute_dictionary(op, ("branch_weights", "operandSegmentSizes"))


def _control(op: Operation) -> str:
    return "selection_control" if op.name == "spirv.mlir.selection" else "loop_control"


def parse_structured(p: OpParser, op: Operation) -> None:
    keyword = "None"
    if p.optional_keyword("control"):
        p.punctuation("(")
        keyword = p.any_keyword()
        while p.optional_punctuation("|"):
            keyword += f"|{p.any_keyword()}"
        p.punctuation(")")
    op.properties[_control(op)] = DialectAttr("spirv", _control(op), keyword)
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    p.region(op)


def print_structured(p: OpPrinter, op: Operation) -> None:
    keyword = keyword_of(op, _control(op))
    if keyword not in ("", "None"):
        p.write(f" control({keyword})")
    p.arrow_types(op.result_types)
    p.write(" ")
    p.region(op.regions[0])


def parse_switch_cases(p: OpParser, state: FormatState, _: Sequence[DirectiveArgument]) -> None:
    """`default: ^label, 1: ^label(%values : types), ...`."""
    type_ = next(iter(state.operand_types.get("selector", ())), UNKNOWN_TYPE)
    p.keyword("default")
    p.punctuation(":")
    state.operands["defaultOperands"], state.operand_types["defaultOperands"] = parse_successor(p, state.op)
    literals: list[int] = []
    uses: list[OperandUse] = []
    types: list[Type] = []
    sizes: list[int] = []
    while p.optional_punctuation(","):
        literals.append(_signed(p.integer(), type_))
        p.punctuation(":")
        values, value_types = parse_successor(p, state.op)
        uses += values
        types += value_types
        sizes.append(len(values))
    state.operands["targetOperands"], state.operand_types["targetOperands"] = uses, types
    state.segments["targetOperands"] = sizes
    state.op.properties["case_operand_segments"] = dense_i32(sizes)
    if literals:
        state.op.properties["literals"] = dense_attr(literals, VectorType((len(literals),), type_))


def _signed(value: int, type_: Type) -> int:
    """A literal of a switch as attributes hold it; it is written without a sign."""
    width = type_.width if isinstance(type_, IntegerType) else 0
    return value - (1 << width) if width and value >= 1 << (width - 1) else value


def print_switch_cases(p: OpPrinter, op: Operation, definition: OpDefinition, _: Sequence[DirectiveArgument]) -> None:
    p.write("default: ")
    print_successor(p, op.successor_blocks[0], operand_group(op, definition, "defaultOperands"))
    values = operand_group(op, definition, "targetOperands")
    sizes = dense_values(op.properties.get("case_operand_segments"))
    type_ = spirv.SwitchOp(op).selector.type
    start = 0
    for case, literal in enumerate(dense_integers(op.properties.get("literals"))):
        size = sizes[case] if case < len(sizes) else 0
        p.write(f", {literal % (1 << type_.width) if isinstance(type_, IntegerType) else literal}: ")
        print_successor(p, op.successor_blocks[case + 1], values[start : start + size])
        start += size
