"""Custom syntax of `omp`: loops, and clauses that define arguments of the region."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..ir.attributes import UNIT, ArrayAttr, Attribute, DenseArrayAttr, DialectAttr
from ..ir.base import Type
from ..ir.graph import Operation, Value
from ..ir.records import dataclass
from ..ir.types import I1, UNKNOWN_TYPE, DialectType
from .definitions import OpDefinition
from .groups import operand_group
from .protocols import Argument, Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from .segments import array_elements, dense_i64, dense_values, i64_attr, integer_value

Arguments = Sequence[DirectiveArgument]
_CLI = DialectType("omp", "cli")

_BODY = re.compile(r"\w+\s*\(?\s*(.*?)\s*\)?", re.DOTALL).fullmatch


def _word(attribute: DialectAttr) -> str:
    """The keyword in `#omp<mnemonic keyword>` or `#omp<mnemonic(keyword)>`."""
    found = _BODY(attribute.body or "")
    return found[1] if found is not None else ""


# Loops


def _typed_arguments(p: OpParser) -> tuple[list[Argument], Type]:
    """`(%i, %j) : type`."""
    arguments: list[Argument] = []
    p.comma_separated(lambda: arguments.append(Argument(p.operand())), "(", ")")
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
    handle = p.operand_list("(", ")") if p.next_is("(") else []
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
        )
        for keyword, values in _CLAUSES
        if values in names
    ]


def _parse_clause(p: OpParser, state: FormatState, clause: _Clause) -> list[Argument]:
    properties = state.op.properties
    arguments: list[Argument] = []
    uses: list[OperandUse] = []
    symbols: list[Attribute] = []
    flags: list[int] = []
    p.punctuation("(")
    modifier = state.definition.attribute(clause.modifier)
    if modifier is not None and p.optional_keyword("mod"):
        p.punctuation(":")
        properties[clause.modifier] = DialectAttr("omp", "", f"reduction_modifier ({p.any_keyword()})")
        p.punctuation(",")

    def entry() -> None:
        if clause.by_reference:
            flags.append(int(p.optional_keyword("byref")))
        if clause.symbols:
            symbols.append(p.symbol_ref())
        uses.append(p.operand())
        p.punctuation("->")
        arguments.append(Argument(p.operand()))
        if p.next_is("["):
            p.fail("the index of a map is not read here")

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
    p.write(f" {clause.keyword}(")
    modifier = op.properties.get(clause.modifier)
    if isinstance(modifier, DialectAttr):
        p.write(f"mod: {_word(modifier)}, ")
    for position, (value, argument) in enumerate(zip(values, inner, strict=False)):
        p.write(", " if position else "")
        p.write("byref " if position < len(flags) and flags[position] else "")
        if position < len(symbols):
            p.attribute(symbols[position])
            p.write(" ")
        p.value(value)
        p.write(" -> ")
        p.value(argument)
    p.write(" : ")
    p.types([value.type for value in values])
    p.write(")")
    if clause.barrier in op.properties:
        p.write(f" {clause.keyword}_barrier")


def _print_region(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    region = op.regions[0]
    inner: Sequence[Value] = region.blocks[0].args if region.blocks else []
    for clause in _clauses(arguments):
        values = operand_group(op, definition, clause.values)
        if values:
            _print_clause(p, op, clause, values, inner[: len(values)])
            inner = inner[len(values) :]
    p.write(" ")
    p.region(region, entry_arguments=False)


# Other clauses


def _parse_keyword(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    _parse_attribute(p, state, arguments[0].name)


def _parse_attribute(p: OpParser, state: FormatState, name: str) -> None:
    definition = state.definition.attribute(name)
    if definition is not None:
        state.op.properties[name] = p.attribute_like(definition)


def _print_attribute(p: OpPrinter, op: Operation, definition: OpDefinition, name: str) -> None:
    """The keyword: attributes of this dialect are spelled `#omp<mnemonic keyword>`."""
    attribute = op.properties.get(name)
    described = definition.attribute(name)
    if isinstance(attribute, DialectAttr) and not attribute.mnemonic:
        p.write(_word(attribute))
    elif attribute is not None and described is not None:
        p.attribute_like(described, attribute)


def _print_keyword(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    _print_attribute(p, op, definition, arguments[0].name)


def _parse_allocations(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`%allocator : type -> %variable : type, ...`."""
    variables, allocators = (argument.name for argument in arguments if argument.kind == "operand")
    for name in (variables, allocators):
        state.operands[name], state.operand_types[name] = [], []

    def entry() -> None:
        for name in (allocators, variables):
            state.operands[name].append(p.operand())
            state.operand_types[name].append(p.colon_type())
            if name == allocators:
                p.punctuation("->")

    p.comma_separated(entry)


def _print_typed(p: OpPrinter, value: Value) -> None:
    p.value(value)
    p.write(" : ")
    p.type(value.type)


def _print_allocations(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    variables, allocators = (
        operand_group(op, definition, argument.name) for argument in arguments if argument.kind == "operand"
    )
    for position, (variable, allocator) in enumerate(zip(variables, allocators, strict=False)):
        p.write(", " if position else "")
        _print_typed(p, allocator)
        p.write(" -> ")
        _print_typed(p, variable)


def _parse_order(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`modifier:kind` or `kind`."""
    kind, modifier = (argument.name for argument in arguments)
    for word in ("reproducible", "unconstrained"):
        if p.optional_keyword(word):
            state.op.properties[modifier] = DialectAttr("omp", "", f"order_mod {word}")
            p.punctuation(":")
    _parse_attribute(p, state, kind)


def _print_order(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    kind, modifier = (argument.name for argument in arguments)
    if modifier in op.properties:
        _print_attribute(p, op, definition, modifier)
        p.write(":")
    _print_attribute(p, op, definition, kind)


def _parse_schedule(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`kind = %chunk : type, modifier, simd`; only the kind is required."""
    kind, modifier, simd = (argument.name for argument in arguments if argument.kind == "attr")
    chunk = next(argument.name for argument in arguments if argument.kind == "operand")
    _parse_attribute(p, state, kind)
    if p.optional_punctuation("="):
        state.operands[chunk] = [p.operand()]
        state.operand_types[chunk] = [p.colon_type()]
    while p.optional_punctuation(","):
        word = p.any_keyword()
        if word == "simd":
            state.op.properties[simd] = UNIT
        elif word != "none":
            state.op.properties[modifier] = DialectAttr("omp", "", f"sched_mod {word}")


def _print_schedule(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    kind, modifier, simd = (argument.name for argument in arguments if argument.kind == "attr")
    chunk = next(argument.name for argument in arguments if argument.kind == "operand")
    _print_attribute(p, op, definition, kind)
    for value in operand_group(op, definition, chunk):
        p.write(" = ")
        _print_typed(p, value)
    if modifier in op.properties:
        p.write(", ")
        _print_attribute(p, op, definition, modifier)
    if simd in op.properties:
        p.write(", simd")


_HINTS = {"uncontended": 1, "contended": 2, "nonspeculative": 4, "speculative": 8}


def _parse_hint(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    total = 0

    def word() -> None:
        nonlocal total
        start = p.offset
        keyword = p.any_keyword("hint")
        if keyword != "none" and keyword not in _HINTS:
            p.fail(f"{keyword} is not a valid hint", start)
        total |= _HINTS.get(keyword, 0)

    p.comma_separated(word)
    state.op.properties[arguments[0].name] = i64_attr(total)


def _print_hint(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    value = integer_value(op.properties.get(arguments[0].name))
    p.write(", ".join(word for word, bit in _HINTS.items() if value & bit) or "none")


def _parse_dependences(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`kind -> %value : type, ...`."""
    values = next(argument.name for argument in arguments if argument.kind == "operand")
    kinds = next(argument.name for argument in arguments if argument.kind == "attr")
    found: list[Attribute] = []
    state.operands[values], state.operand_types[values] = [], []

    def entry() -> None:
        found.append(DialectAttr("omp", "", f"clause_task_depend({p.any_keyword()})"))
        p.punctuation("->")
        state.operands[values].append(p.operand())
        state.operand_types[values].append(p.colon_type())

    p.comma_separated(entry)
    state.op.properties[kinds] = ArrayAttr(tuple(found))


def _print_dependences(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    values = next(argument.name for argument in arguments if argument.kind == "operand")
    kinds = array_elements(op.properties.get(next(a.name for a in arguments if a.kind == "attr")))
    for position, (kind, value) in enumerate(zip(kinds, operand_group(op, definition, values), strict=False)):
        word = _word(kind) if isinstance(kind, DialectAttr) else str(kind)
        p.write(f"{', ' if position else ''}{word} -> ")
        _print_typed(p, value)


_REGION = Directive(_parse_region, _print_region)

PARSERS = {
    "omp.canonical_loop": _parse_canonical_loop,
    "omp.loop_nest": _parse_loop_nest,
    "omp.unroll_heuristic": _parse_unroll,
}
PRINTERS = {
    "omp.canonical_loop": _print_canonical_loop,
    "omp.loop_nest": _print_loop_nest,
    "omp.unroll_heuristic": _print_unroll,
}
DIRECTIVES = {
    "AllocateAndAllocator": Directive(_parse_allocations, _print_allocations),
    "ClauseAttr": Directive(_parse_keyword, _print_keyword),
    "DependVarList": Directive(_parse_dependences, _print_dependences),
    "InReductionPrivateReductionRegion": _REGION,
    "InReductionPrivateRegion": _REGION,
    "OrderClause": Directive(_parse_order, _print_order),
    "PrivateReductionRegion": _REGION,
    "PrivateRegion": _REGION,
    "ScheduleClause": Directive(_parse_schedule, _print_schedule),
    "SynchronizationHint": Directive(_parse_hint, _print_hint),
    "TargetOpRegion": _REGION,
    "TaskReductionRegion": _REGION,
    "UseDeviceAddrUseDevicePtrRegion": _REGION,
}
