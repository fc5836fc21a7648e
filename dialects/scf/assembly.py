"""Custom syntax of the scf dialect (mlir/lib/Dialect/SCF/IR/SCF.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import UNIT
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import I1, INDEX, UNKNOWN_TYPE
from ...ods.definitions import OpDefinition
from ...ods.protocols import (
    Argument,
    Directive,
    DirectiveArgument,
    FormatState,
    OperandUse,
    OpParser,
    OpPrinter,
    ParseFunction,
    PrintFunction,
)
from ...ods.segments import dense_i64, dense_values, segments, set_segments
from ..common.assembly.index_lists import ROUND, IndexList, parse_index_list, print_index_list
from ..common.assembly.regions import (
    entry_values,
    parse_assignments,
    parse_then_else,
    parse_while_like,
    print_assignments,
    print_then_else,
    print_while_like,
    set_types,
)
from . import ops as scf

# Shared parts


def add_results(op: Operation, types: Sequence[Type]) -> None:
    for type_ in types:
        op.add_result(type_)


def print_results(out: OpPrinter, op: Operation) -> None:
    """` -> (types)`, with parentheses even around one type; nothing without results."""
    if op.results:
        out.write(" -> (")
        out.types(op.result_types)
        out.write(")")


def _matched(p: OpParser, start: int, uses: Sequence[OperandUse], types: Sequence[Type], message: str) -> list[Type]:
    """One type for each use. A wrong number of types is reported at what was written since `start`."""
    if len(uses) != len(types):
        p.report(message, start, p.offset)
    return [*types, *[UNKNOWN_TYPE] * len(uses)][: len(uses)]


def _induction_variables(p: OpParser) -> list[Argument]:
    return [Argument(use, INDEX) for use in p.operand_list("(", ")")]


# scf.for


def _parse_for(p: OpParser, op: Operation) -> None:
    begin = p.offset
    if p.optional_keyword("unsigned"):
        op.properties["unsignedCmp"] = UNIT
    induction = Argument(p.operand())
    bounds: list[OperandUse] = []
    p.punctuation("=")
    bounds.append(p.operand())
    p.keyword("to")
    bounds.append(p.operand())
    p.keyword("step")
    bounds.append(p.operand())
    carried: list[Argument] = []
    inits: list[OperandUse] = []
    types: list[Type] = []
    if p.optional_keyword("iter_args"):
        carried, inits = parse_assignments(p)
        if not p.next_is("->"):
            p.fail("expected '->'")
        types = p.optional_arrow_type_list()
    add_results(op, types)
    types = _matched(p, begin, inits, types, "mismatch in number of loop-carried values and defined values")
    induction.type = p.type() if p.optional_punctuation(":") else INDEX
    p.resolve_all(op, bounds, induction.type)
    p.resolve_all(op, inits, types)
    set_types(carried, types)
    p.region(op, [induction, *carried])
    p.attribute_dictionary(op)


def _print_for(out: OpPrinter, op: Operation) -> None:
    lower, upper, step, *inits = op.operand_values
    induction, *carried = entry_values(op)
    out.write(" unsigned " if "unsignedCmp" in op.properties else " ")
    for value, separator in ((induction, " = "), (lower, " to "), (upper, " step "), (step, "")):
        out.value(value)
        out.write(separator)
    print_assignments(out, " iter_args", carried, inits)
    print_results(out, op)
    if induction.type is not INDEX:
        out.write("  : ")
        out.type(induction.type)
    out.write(" ")
    out.region(op.regions[0], entry_arguments=False, terminator=bool(inits))
    out.attribute_dictionary(op, ("unsignedCmp",))


# scf.if


def _parse_if(p: OpParser, op: Operation) -> None:
    p.resolve(op, p.operand(), I1)
    add_results(op, p.optional_arrow_type_list())
    parse_then_else(p, op)


def _print_if(out: OpPrinter, op: Operation) -> None:
    out.write(" ")
    out.value(scf.IfOp(op).condition)
    print_results(out, op)
    print_then_else(out, op, terminator=bool(op.results))


# scf.while


def _parse_while(p: OpParser, op: Operation) -> None:
    arguments, uses = parse_assignments(p) if p.next_is("(") else ([], [])
    p.punctuation(":")
    start = p.offset
    inputs, results = p.function_type()
    message = f"expected as many input types as operands (expected {len(uses)} got {len(inputs)})"
    inputs = _matched(p, start, uses, inputs, message)
    p.resolve_all(op, uses, inputs)
    set_types(arguments, inputs)
    parse_while_like(p, op, arguments, results)


# scf.execute_region


def _parse_execute_region(p: OpParser, op: Operation) -> None:
    add_results(op, p.optional_arrow_type_list())
    if p.optional_keyword("no_inline"):
        op.properties["no_inline"] = UNIT
    p.region(op)
    p.attribute_dictionary(op)


def _print_execute_region(out: OpPrinter, op: Operation) -> None:
    out.arrow_types(op.result_types)
    out.write(" no_inline " if "no_inline" in op.properties else " ")
    out.region(op.regions[0])
    out.attribute_dictionary(op, ("no_inline",))


# scf.parallel


def _as_many(p: OpParser, arguments: Sequence[Argument]) -> list[OperandUse]:
    """Operands in parentheses, one for each of `arguments`."""
    start = p.offset
    uses = p.operand_list("(", ")")
    if len(uses) != len(arguments):
        p.fail(f"expected {len(arguments)} operands", start, p.token_end)
    return uses


def _parse_parallel(p: OpParser, op: Operation) -> None:
    arguments = _induction_variables(p)
    p.punctuation("=")
    lower = _as_many(p, arguments)
    p.keyword("to")
    upper = _as_many(p, arguments)
    p.keyword("step")
    steps = _as_many(p, arguments)
    inits = p.operand_list("(", ")") if p.optional_keyword("init") else []
    start = p.offset
    types = p.optional_arrow_type_list()
    add_results(op, types)
    types = _matched(p, start, inits, types, "number of operands and types do not match")
    p.resolve_all(op, [*lower, *upper, *steps], INDEX)
    p.resolve_all(op, inits, types)
    set_segments(op, len(lower), len(upper), len(steps), len(inits))
    p.region(op, arguments)
    p.attribute_dictionary(op)


def _print_parallel(out: OpPrinter, op: Operation) -> None:
    groups = segments(op, 4)
    labels = (" = ", " to ", " step ", " init ")
    out.write(" (")
    out.values(entry_values(op))
    out.write(")")
    for label, values in zip(labels, groups, strict=True):
        if values or label != " init ":
            out.write(f"{label}(")
            out.values(values)
            out.write(")")
    out.arrow_types(op.result_types)
    out.write(" ")
    out.region(op.regions[0], entry_arguments=False)
    out.attribute_dictionary(op, ("operandSegmentSizes",))


# scf.forall

_FORALL_BOUNDS = ("staticLowerBound", "staticUpperBound", "staticStep")


def _parse_forall(p: OpParser, op: Operation) -> None:
    arguments = _induction_variables(p)
    if p.optional_keyword("in"):
        rank = len(arguments)
        bounds = [IndexList(integers=[0] * rank), parse_index_list(p, ROUND), IndexList(integers=[1] * rank)]
    else:
        p.punctuation("=")
        bounds = [parse_index_list(p, ROUND)]
        p.keyword("to")
        bounds.append(parse_index_list(p, ROUND))
        p.keyword("step")
        bounds.append(parse_index_list(p, ROUND))
    shared: list[Argument] = []
    outputs: list[OperandUse] = []
    types: list[Type] = []
    start = p.offset
    if p.optional_keyword("shared_outs"):
        shared, outputs = parse_assignments(p)
        types = p.optional_arrow_type_list()
    add_results(op, types)
    types = _matched(p, start, outputs, types, "mismatch between out operands and types")
    for name, bound in zip(_FORALL_BOUNDS, bounds, strict=True):
        p.resolve_all(op, bound.values, INDEX)
        op.properties[name] = dense_i64(bound.integers)
    p.resolve_all(op, outputs, types)
    set_segments(op, *(len(bound.values) for bound in bounds), len(outputs))
    set_types(shared, types)
    p.region(op, [*arguments, *shared])
    p.attribute_dictionary(op)


def _print_forall(out: OpPrinter, op: Operation) -> None:
    *bounds, outputs = segments(op, 4)
    lower, upper, step = (dense_values(op.properties.get(name)) for name in _FORALL_BOUNDS)
    arguments = entry_values(op)
    rank = len(upper)
    out.write(" (")
    out.values(arguments[:rank])
    if not any(lower) and all(value == 1 for value in step):
        out.write(") in ")
        print_index_list(out, upper, bounds[1], ROUND)
    else:
        out.write(")")
        for label, integers, values in zip((" = ", " to ", " step "), (lower, upper, step), bounds, strict=True):
            out.write(label)
            print_index_list(out, integers, values, ROUND)
    print_assignments(out, " shared_outs", arguments[rank:], outputs)
    print_results(out, op)
    out.write(" ")
    out.region(op.regions[0], entry_arguments=False, terminator=bool(op.results))
    out.attribute_dictionary(op, ("operandSegmentSizes", *_FORALL_BOUNDS))


def _parse_in_parallel(p: OpParser, op: Operation) -> None:
    p.region(op)
    p.attribute_dictionary(op)


def _print_in_parallel(out: OpPrinter, op: Operation) -> None:
    out.write(" ")
    out.region(op.regions[0], entry_arguments=False)
    out.attribute_dictionary(op)


# scf.index_switch


def _parse_cases(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`case 2 {...} case 5 {...}`: the attribute of the numbers and the group of the regions."""
    numbers, regions = (argument.name for argument in arguments)
    cases: list[int] = []
    group = state.regions.setdefault(regions, [])
    while p.optional_keyword("case"):
        cases.append(p.integer())
        group.append(p.region(state.op))
    state.op.properties[numbers] = dense_i64(cases)


def _print_cases(out: OpPrinter, op: Operation, _: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    """Region 0 is the default."""
    cases = dense_values(op.properties.get(arguments[0].name))
    for number, region in zip(cases, op.regions[1:], strict=False):
        out.newline()
        out.write(f"case {number} ")
        out.region(region, entry_arguments=False)


PARSERS: dict[str, ParseFunction] = {
    "scf.execute_region": _parse_execute_region,
    "scf.for": _parse_for,
    "scf.forall": _parse_forall,
    "scf.forall.in_parallel": _parse_in_parallel,
    "scf.if": _parse_if,
    "scf.parallel": _parse_parallel,
    "scf.while": _parse_while,
}
PRINTERS: dict[str, PrintFunction] = {
    "scf.execute_region": _print_execute_region,
    "scf.for": _print_for,
    "scf.forall": _print_forall,
    "scf.forall.in_parallel": _print_in_parallel,
    "scf.if": _print_if,
    "scf.parallel": _print_parallel,
    "scf.while": print_while_like,
}
DIRECTIVES: dict[str, Directive] = {"SwitchCases": Directive(_parse_cases, _print_cases)}
