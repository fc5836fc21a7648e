"""Custom syntax of `omp`: loops, and clauses that define arguments of the region."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import UNIT, ArrayAttr, Attribute, DenseArrayAttr, DialectAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ir.types import I1, INDEX, UNKNOWN_TYPE, DialectType
from ...ods.definitions import OpDefinition
from ...ods.protocols import Argument, Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ...ods.segments import (
    I64,
    array_elements,
    dense_i64,
    dense_values,
    i64_attr,
    integer_value,
    operand_group,
    segments,
    set_segments,
)
from .clauses_assembly import CLAUSES, word_of

Arguments = Sequence[DirectiveArgument]
_CLI = DialectType("omp", "cli")

# Loops


def _typed_arguments(p: OpParser) -> tuple[list[Argument], Type]:
    """`(%i, %j) : type`."""
    arguments: list[Argument] = []
    p.comma_separated(lambda: arguments.append(Argument(p.operand(numbered=False))), "(", ")")
    type_ = p.colon_type()
    for argument in arguments:
        argument.type = type_
    return arguments, type_


def _parse_loop_nest(p: OpParser, op: Operation) -> None:
    arguments, type_ = _typed_arguments(p)
    p.punctuation("=")
    bounds = p.operand_list("(", ")")
    p.keyword("to")
    bounds += p.operand_list("(", ")")
    if p.optional_keyword("inclusive"):
        op.properties["loop_inclusive"] = UNIT
    p.keyword("step")
    bounds += p.operand_list("(", ")")
    if p.optional_keyword("collapse"):
        p.punctuation("(")
        op.properties["collapse_num_loops"] = i64_attr(p.integer())
        p.punctuation(")")
    if p.optional_keyword("tiles"):
        sizes: list[int] = []
        p.comma_separated(lambda: sizes.append(p.integer()), "(", ")")
        op.properties["tile_sizes"] = dense_i64(sizes)
    p.resolve_all(op, bounds, type_)
    p.region(op, arguments)
    p.attribute_dictionary(op)


def _print_loop_nest(p: OpPrinter, op: Operation) -> None:
    arguments = op.regions[0].blocks[0].args if op.regions[0].blocks else []
    third = len(op.operands) // 3
    values = op.operand_values
    p.write(" (")
    p.values(arguments)
    p.write(") : ")
    p.type(values[0].type if values else UNKNOWN_TYPE)
    for word, part in (("=", values[:third]), ("to", values[third : 2 * third]), ("step", values[2 * third :])):
        inclusive = "inclusive " if word == "step" and "loop_inclusive" in op.properties else ""
        p.write(f" {inclusive}{word} (")
        p.values(part)
        p.write(")")
    collapse = op.properties.get("collapse_num_loops")
    if collapse is not None:
        p.write(f" collapse({integer_value(collapse)})")
    tiles = dense_values(op.properties.get("tile_sizes"))
    if tiles:
        p.write(f" tiles({', '.join(map(str, tiles))})")
    p.write(" ")
    p.region(op.regions[0], entry_arguments=False)
    p.attribute_dictionary(op, ("loop_inclusive", "collapse_num_loops", "tile_sizes"))


def _parse_canonical_loop(p: OpParser, op: Operation) -> None:
    handle: list[OperandUse] = []
    if p.optional_punctuation("("):
        handle.append(p.operand())
        p.punctuation(")")
    induction = p.argument(type_required=True)
    p.keyword("in")
    p.keyword("range")
    p.punctuation("(")
    count = p.operand()
    p.punctuation(")")
    p.resolve(op, count, induction.type or UNKNOWN_TYPE)
    p.resolve_all(op, handle, _CLI)
    p.region(op, [induction])
    p.attribute_dictionary(op)


def _print_canonical_loop(p: OpPrinter, op: Operation) -> None:
    count, *handle = op.operand_values
    if handle:
        p.write("(")
        p.values(handle)
        p.write(")")
    p.write(" ")
    for argument in op.regions[0].blocks[0].args if op.regions[0].blocks else []:
        p.argument(argument)
    p.write(" in range(")
    p.value(count)
    p.write(") ")
    p.region(op.regions[0], entry_arguments=False)
    p.attribute_dictionary(op)


def _parse_unroll(p: OpParser, op: Operation) -> None:
    p.resolve_all(op, p.operand_list("(", ")"), _CLI)
    p.attribute_dictionary(op)


def _print_unroll(p: OpPrinter, op: Operation) -> None:
    p.write("(")
    p.values(op.operand_values)
    p.write(")")
    p.attribute_dictionary(op)


def _parse_transform(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`(%generated, ...) <- (%applied, ...)`; the first list and its arrow may be left out."""
    generated, applied = (argument.name for argument in arguments)
    uses = p.operand_list("(", ")") if p.next_is("(") else []
    state.operands[generated] = uses
    p.punctuation("<")
    p.punctuation("-")
    state.operands[applied] = p.operand_list("(", ")")


def _print_transform(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    generated, applied = (operand_group(op, definition, argument.name) for argument in arguments)
    if generated:
        p.write("(")
        p.values(generated)
        p.write(") ")
    p.write("<- (")
    p.values(applied)
    p.write(")")


# omp.target_allocmem


def _parse_target_allocation(p: OpParser, op: Operation) -> None:
    """`%device : type, in_type(%parameters : types), %shape`; the last two are optional."""
    device = p.operand()
    p.resolve(op, device, p.colon_type())
    p.punctuation(",")
    op.properties["in_type"] = TypeAttr(p.type())
    parameters: list[OperandUse] = []
    if p.optional_punctuation("("):
        parameters = p.operand_list()
        p.resolve_all(op, parameters, p.optional_colon_type_list())
        p.punctuation(")")
    shape = p.operand_list() if p.optional_punctuation(",") else []
    p.resolve_all(op, shape, INDEX)
    p.attribute_dictionary(op)
    set_segments(op, 1, len(parameters), len(shape))
    op.add_result(I64)


def _print_target_allocation(p: OpPrinter, op: Operation) -> None:
    device, parameters, shape = segments(op, 3)
    allocated = op.properties["in_type"]
    p.write(" ")
    p.values(device)
    p.write(" : ")
    p.types([value.type for value in device])
    p.write(", ")
    p.attribute(allocated)
    if parameters:
        p.write("(")
        p.values(parameters)
        p.write(" : ")
        p.types([value.type for value in parameters])
        p.write(")")
    if shape:
        p.write(", ")
        p.values(shape)
    p.attribute_dictionary(op, ("in_type", "operandSegmentSizes"))


# Clauses that hand values to the region, in the order of the region's arguments

_CLAUSES = (
    ("has_device_addr", "has_device_addr_vars"),
    ("host_eval", "host_eval_vars"),
    ("in_reduction", "in_reduction_vars"),
    ("map_entries", "map_vars"),
    ("private", "private_vars"),
    ("reduction", "reduction_vars"),
    ("task_reduction", "task_reduction_vars"),
    ("use_device_addr", "use_device_addr_vars"),
    ("use_device_ptr", "use_device_ptr_vars"),
)


@dataclass(frozen=True)
class _Clause:
    """`keyword(@symbol %value -> %argument, ... : types)`; empty names are parts the clause does not have."""

    keyword: str
    values: str
    symbols: str = ""
    by_reference: str = ""
    modifier: str = ""
    barrier: str = ""
    maps: str = ""


def _clauses(arguments: Arguments) -> list[_Clause]:
    names = {argument.name for argument in arguments}

    def known(name: str) -> str:
        return name if name in names else ""

    return [
        _Clause(
            keyword,
            values,
            symbols=known(f"{keyword}_syms"),
            by_reference=known(f"{keyword}_byref"),
            modifier=known(f"{keyword}_mod"),
            barrier=known(f"{keyword}_needs_barrier"),
            maps=known(f"{keyword}_maps"),
        )
        for keyword, values in _CLAUSES
        if values in names
    ]


def _map_index(p: OpParser) -> int:
    """Optional `[map_idx=2]`: which map a private variable goes with; -1 for none."""
    if not p.optional_punctuation("["):
        return -1
    p.keyword("map_idx")
    p.punctuation("=")
    index = p.integer()
    p.punctuation("]")
    return index


def _parse_clause(p: OpParser, state: FormatState, clause: _Clause) -> list[Argument]:
    properties = state.op.properties
    arguments: list[Argument] = []
    uses: list[OperandUse] = []
    symbols: list[Attribute] = []
    flags: list[int] = []
    maps: list[int] = []
    p.punctuation("(")
    modifier = state.definition.attribute(clause.modifier)
    if modifier is not None and p.optional_keyword("mod"):
        p.punctuation(":")
        properties[clause.modifier] = DialectAttr("omp", "", f"reduction_modifier({p.any_keyword()})")
        p.punctuation(",")

    def entry() -> None:
        if clause.by_reference:
            flags.append(int(p.optional_keyword("byref")))
        if clause.symbols:
            symbols.append(p.symbol_ref())
        uses.append(p.operand())
        p.punctuation("->")
        arguments.append(Argument(p.operand(numbered=False)))
        if clause.maps:
            maps.append(_map_index(p))

    p.comma_separated(entry)
    types = p.optional_colon_type_list()
    p.punctuation(")")
    for argument, type_ in zip(arguments, types, strict=False):
        argument.type = type_
    state.operands[clause.values], state.operand_types[clause.values] = uses, types
    if clause.symbols:
        properties[clause.symbols] = ArrayAttr(tuple(symbols))
    if clause.by_reference:
        properties[clause.by_reference] = DenseArrayAttr(I1, tuple(flags))
    if clause.maps:
        properties[clause.maps] = dense_i64(maps)
    if clause.barrier and p.optional_keyword(f"{clause.keyword}_barrier"):
        properties[clause.barrier] = UNIT
    return arguments


def _parse_region(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    found: list[Argument] = []
    for clause in _clauses(arguments):
        if p.optional_keyword(clause.keyword):
            found += _parse_clause(p, state, clause)
    state.regions[arguments[0].name] = [p.region(state.op, found)]


def _print_clause(
    p: OpPrinter, op: Operation, clause: _Clause, values: Sequence[Value], inner: Sequence[Value]
) -> None:
    symbols = array_elements(op.properties.get(clause.symbols))
    flags = dense_values(op.properties.get(clause.by_reference))
    maps = dense_values(op.properties.get(clause.maps))
    p.write(f"{clause.keyword}(")
    modifier = op.properties.get(clause.modifier)
    if isinstance(modifier, DialectAttr):
        p.write(f"mod: {word_of(modifier)}, ")
    for position, (value, argument) in enumerate(zip(values, inner, strict=False)):
        p.write(", " if position else "")
        p.write("byref " if position < len(flags) and flags[position] else "")
        if position < len(symbols):
            p.attribute(symbols[position])
            p.write(" ")
        p.value(value)
        p.write(" -> ")
        p.value(argument)
        if position < len(maps) and maps[position] >= 0:
            p.write(f" [map_idx={maps[position]}]")
    p.write(" : ")
    p.types([value.type for value in values])
    p.write(")")
    if clause.barrier in op.properties:
        p.write(f" {clause.keyword}_barrier")


def _fits(op: Operation, clause: _Clause, count: int, arguments: int) -> bool:
    """Whether reading the clause makes the properties that `op` has; of a clause without operands nothing is read."""
    if not count:
        names = (clause.symbols, clause.by_reference, clause.maps, clause.modifier, clause.barrier)
        return not any(name in op.properties for name in names)
    symbols = len(array_elements(op.properties.get(clause.symbols)))
    lists = [name for name in (clause.by_reference, clause.maps) if name]
    sizes = [len(dense_values(op.properties.get(name))) for name in lists]
    return arguments >= count and {*sizes, symbols if clause.symbols else count} == {count}


def _print_region(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    region = op.regions[0]
    inner: Sequence[Value] = region.blocks[0].args if region.blocks else []
    for clause in _clauses(arguments):
        values = operand_group(op, definition, clause.values)
        if not _fits(op, clause, len(values), len(inner)):
            raise ValueError(op.name)
        if values:
            _print_clause(p, op, clause, values, inner[: len(values)])
            p.write(" ")
            inner = inner[len(values) :]
    if inner:
        # No clause names the other arguments.
        raise ValueError(op.name)
    p.region(region, entry_arguments=False)


_REGION = Directive(_parse_region, _print_region)

PARSERS = {
    "omp.canonical_loop": _parse_canonical_loop,
    "omp.loop_nest": _parse_loop_nest,
    "omp.target_allocmem": _parse_target_allocation,
    "omp.unroll_heuristic": _parse_unroll,
}
PRINTERS = {
    "omp.canonical_loop": _print_canonical_loop,
    "omp.loop_nest": _print_loop_nest,
    "omp.target_allocmem": _print_target_allocation,
    "omp.unroll_heuristic": _print_unroll,
}
DIRECTIVES = {
    **CLAUSES,
    "InReductionPrivateReductionRegion": _REGION,
    "InReductionPrivateRegion": _REGION,
    "LoopTransformClis": Directive(_parse_transform, _print_transform),
    "PrivateReductionRegion": _REGION,
    "PrivateRegion": _REGION,
    "TargetOpRegion": _REGION,
    "TaskReductionRegion": _REGION,
    "UseDeviceAddrUseDevicePtrRegion": _REGION,
}
