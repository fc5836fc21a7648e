"""Loops over sparse iteration spaces: `sparse_tensor.iterate` and `sparse_tensor.coiterate`.

Their regions take the values carried by the loop, then those coordinates that are used (`crdUsedLvls`),
then an iterator for each space (mlir/lib/Dialect/SparseTensor/IR/SparseTensorDialect.cpp).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute
from ...ir.base import Type
from ...ir.graph import Operation, Region, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import INDEX, UNKNOWN_TYPE, DialectType, UnknownType
from ...ods.protocols import Argument, OperandUse, OpParser, OpPrinter
from ...ods.segments import array_elements, i64_attr, integer_value, segments, set_segments
from ..common.assembly.regions import entry_values, parse_assignments, print_assignments, set_types

_LEVELS = lazy_pattern(r"lvls = ([0-9]+)(?: to ([0-9]+))?$").search
_USED = "crdUsedLvls"


def _iterator(space: Type) -> Type:
    """The iterator over `space`."""
    return DialectType("sparse_tensor", "iterator", space.body) if isinstance(space, DialectType) else UNKNOWN_TYPE


def _dimensions(space: Type) -> int:
    """Number of levels of `space`."""
    found = _LEVELS(space.body or "") if isinstance(space, DialectType) else None
    return number_in(found[2]) - number_in(found[1]) if found is not None and found[2] else 1


def _bits(flags: Sequence[bool]) -> int:
    return sum(1 << position for position, flag in enumerate(flags) if flag)


def _names(p: OpParser, opening: str = "", closing: str = "") -> list[OperandUse | None]:
    """`%a, _, %b`: None where there is no name."""
    found: list[OperandUse | None] = []

    def name() -> None:
        found.append(None if p.optional_keyword("_") else p.operand())

    p.comma_separated(name, opening, closing)
    return found


def _write_names(p: OpPrinter, values: Sequence[Value], used: int, count: int) -> list[Value]:
    """`count` names, `_` where `used` has no bit; the values that are left."""
    rest = list(values)
    for position in range(count):
        p.write(", " if position else "")
        p.write(p.name_of(rest.pop(0)) if used >> position & 1 else "_")
    return rest


def _parse_header(p: OpParser, op: Operation) -> tuple[list[Argument], list[Argument], list[OperandUse]]:
    """`at(...) iter_args(...)`, both optional: carried arguments, coordinates, initial values."""
    coordinates = _names(p, "(", ")") if p.optional_keyword("at") else []
    op.properties[_USED] = i64_attr(_bits([use is not None for use in coordinates]))
    carried, initial = parse_assignments(p) if p.optional_keyword("iter_args") else ([], [])
    return carried, [Argument(use, INDEX) for use in coordinates if use is not None], initial


def _check_spaces(p: OpParser, spaces: list[OperandUse], types: list[Type], start: int) -> None:
    if len(types) != len(spaces):
        p.fail("mismatch in number of iteration space operands and iteration space types", start)


def _add_results(p: OpParser, op: Operation, carried: list[Argument], initial: list[OperandUse], start: int) -> None:
    """`start`: where the operation says what is wrong with its whole."""
    types = p.optional_arrow_type_list()
    if len(types) != len(initial):
        p.fail("mismatch in number of iteration arguments and return values", start)
    p.resolve_all(op, initial, types)
    set_types(carried, types)
    for type_ in types:
        op.add_result(type_)


def _print_header(p: OpPrinter, op: Operation, initial: Sequence[Value], dimensions: int) -> None:
    arguments = entry_values(op)
    used = integer_value(op.properties.get(_USED))
    if used:
        p.write(" at(")
        _write_names(p, arguments[len(initial) :], used, dimensions)
        p.write(")")
    print_assignments(p, " iter_args", arguments[: len(initial)], initial)


def parse_iterate(p: OpParser, op: Operation) -> None:
    """`%iterator in %space at(...) iter_args(...) : type -> types {...}`."""
    start = p.offset
    iterators = [Argument(use) for use in p.operand_list()]
    p.keyword("in")
    spaces = p.operand_list()
    if len(iterators) != len(spaces):
        p.fail("mismatch in number of sparse iterators and sparse spaces", start)
    carried, coordinates, initial = _parse_header(p, op)
    p.punctuation(":")
    types = p.type_list()
    _check_spaces(p, spaces, types, start)
    for iterator, type_ in zip(iterators, types, strict=True):
        if isinstance(type_, UnknownType):
            continue
        if not isinstance(type_, DialectType) or type_.mnemonic != "iter_space":
            p.fail("expected sparse_tensor.iter_space type for iteration space operands", start)
        iterator.type = _iterator(type_)
    p.resolve_all(op, spaces, types)
    _add_results(p, op, carried, initial, start)
    if len(iterators) != 1:
        p.fail("expected only one iterator/iteration space", start)
    p.region(op, [*carried, *coordinates, *iterators])


def print_iterate(p: OpPrinter, op: Operation) -> None:
    if op.attributes:
        raise ValueError("the custom form has no place for attributes")
    space, *initial = op.operand_values
    p.write(" ")
    p.value(entry_values(op)[-1])
    p.write(" in ")
    p.value(space)
    _print_header(p, op, initial, _dimensions(space.type))
    p.write(" : ")
    p.type(space.type)
    p.arrow_types(op.result_types)
    p.write(" ")
    p.region(op.regions[0], entry_arguments=False, terminator=bool(initial))


def parse_coiterate(p: OpParser, op: Operation) -> None:
    """`(%spaces) at(...) iter_args(...) : (types) -> types`, then `case %a, _ {...}` for each region."""
    start = p.offset
    spaces = p.operand_list("(", ")")
    carried, coordinates, initial = _parse_header(p, op)
    p.punctuation(":")
    types = p.type_list("(", ")")
    _check_spaces(p, spaces, types, start)
    p.resolve_all(op, spaces, types)
    _add_results(p, op, carried, initial, start)
    set_segments(op, len(spaces), len(initial))
    cases: list[Attribute] = []
    while p.optional_keyword("case"):
        names = _names(p)
        if len(names) > len(types):
            p.fail("parsed more value than expected.", start)
        cases.append(i64_attr(_bits([use is not None for use in names])))
        iterators = [
            Argument(use, _iterator(type_)) for use, type_ in zip(names, types, strict=False) if use is not None
        ]
        shared = [Argument(argument.use, argument.type) for argument in (*carried, *coordinates)]
        p.region(op, [*shared, *iterators])
    op.properties["cases"] = ArrayAttr(tuple(cases))


def print_coiterate(p: OpPrinter, op: Operation) -> None:
    spaces, initial = segments(op, 2)
    shared = len(initial) + integer_value(op.properties.get(_USED)).bit_count()
    regions = [_arguments(region) for region in op.regions]
    if op.attributes or any(
        [p.name_of(value) for value in arguments[:shared]] != [p.name_of(value) for value in regions[0][:shared]]
        for arguments in regions
    ):
        raise ValueError("the custom form has no place for attributes, and one name for what the cases share")
    p.write(" (")
    p.values(spaces)
    p.write(")")
    _print_header(p, op, initial, _dimensions(spaces[0].type))
    p.write(" : (")
    p.types([value.type for value in spaces])
    p.write(")")
    p.arrow_types(op.result_types)
    cases = array_elements(op.properties.get("cases"))
    for case, region, arguments in zip(cases, op.regions, regions, strict=True):
        p.newline()
        p.write("case ")
        _write_names(p, arguments[shared:], integer_value(case), len(spaces))
        p.write(" ")
        p.region(region, entry_arguments=False, terminator=bool(initial))


def _arguments(region: Region) -> Sequence[Value]:
    return region.entry.args if region.entry is not None else ()
