"""Custom syntax of `linalg`: everything that is not a plain named operation.

Those, which differ in their attributes only, are in `linalg_named_syntax`.
"""

from __future__ import annotations

from ...ir.attributes import (
    Attribute,
    DialectAttr,
    UnitAttr,
    is_bare_identifier,
    quoted,
)
from ...ir.graph import Block, Operation
from ...ir.types import RankedTensorType, element_type
from ...ods.protocols import Argument, OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ...ods.segments import dense_i64, dense_values, set_segments
from ..common.assembly.index_lists import DYNAMIC_INDEX_LIST
from ..common.assembly.structured import parse_trait, print_trait
from .named_assembly import NAMED, parse_named, parse_parts, print_named, print_parts

# linalg.generic

_TRAIT = ("doc", "indexing_maps", "iterator_types", "library_call")


def _parse_generic(p: OpParser, op: Operation) -> None:
    parse_trait(p, op, _TRAIT)
    inputs, outputs = parse_parts(p, op)
    set_segments(op, inputs, outputs)
    if p.optional_keyword("attrs"):
        p.punctuation("=")
        p.attribute_dictionary(op)
    p.region(op)
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)


def _print_generic(p: OpPrinter, op: Operation) -> None:
    print_trait(p, op, _TRAIT)
    print_parts(p, op)
    if op.attributes:
        p.write(" attrs = ")
        p.attribute_dictionary(op, (*_TRAIT, "operandSegmentSizes"))
    if op.regions[0].blocks:
        p.write(" ")
        p.region(op.regions[0])
    p.arrow_types(op.result_types)


# linalg.map, linalg.reduce: the body may be the name of one operation


def _parse_payload(p: OpParser) -> Operation | None:
    """`{ operation {attributes} }` before the operands."""
    if not p.optional_punctuation("{"):
        return None
    payload = Operation(p.any_keyword("operation name"))
    p.attribute_dictionary(payload)
    definition = UPSTREAM.lookup(payload.name)
    inherent = definition.inherent_names if definition is not None else frozenset[str]()
    everything = {**payload.properties, **payload.attributes}
    payload.properties = {name: value for name, value in everything.items() if name in inherent}
    payload.attributes = {name: value for name, value in everything.items() if name not in inherent}
    p.punctuation("}")
    return payload


def _add_payload_body(op: Operation, payload: Operation) -> None:
    """The body `payload` represents: a reduction hands it the accumulator first."""
    block = op.add_region().append(Block())
    arguments = [block.add_argument(element_type(operand.value.type)) for operand in op.operands]
    used = [arguments[-1], *arguments[:-1]] if op.name == "linalg.reduce" else arguments[:-1]
    for argument in used:
        payload.add_operand(argument)
    result = payload.add_result(element_type(op.operands[-1].value.type))
    block.append(payload)
    terminator = Operation("linalg.yield")
    terminator.add_operand(result)
    block.append(terminator)


def _parse_body(p: OpParser, op: Operation, payload: Operation | None) -> None:
    if payload is not None and op.operands:
        _add_payload_body(op, payload)
        return
    arguments: list[Argument] = []
    p.comma_separated(lambda: arguments.append(p.argument(True, True)), "(", ")")
    p.region(op, arguments)


def _add_tensor_results(op: Operation, outputs: int) -> None:
    for operand in op.operands[len(op.operands) - outputs :]:
        if isinstance(operand.value.type, RankedTensorType):
            op.add_result(operand.value.type)


def _parse_map(p: OpParser, op: Operation) -> None:
    payload = _parse_payload(p)
    _, outputs = parse_parts(p, op)
    _add_tensor_results(op, outputs)
    p.attribute_dictionary(op)
    _parse_body(p, op, payload)


def _parse_integers(p: OpParser, op: Operation, name: str) -> None:
    """`name = [1, 2]`."""
    numbers: list[int] = []
    p.keyword(name)
    p.punctuation("=")
    p.comma_separated(lambda: numbers.append(p.integer()), "[", "]")
    op.properties[name] = dense_i64(numbers)


def _print_integers(p: OpPrinter, op: Operation, name: str) -> None:
    p.write(f" {name} = [{', '.join(map(str, dense_values(op.properties.get(name))))}] ")


def _parse_reduce(p: OpParser, op: Operation) -> None:
    payload = _parse_payload(p)
    _, outputs = parse_parts(p, op)
    _add_tensor_results(op, outputs)
    _parse_integers(p, op, "dimensions")
    p.attribute_dictionary(op)
    _parse_body(p, op, payload)


def _payload_of(op: Operation) -> Operation | None:
    """The one operation of the body, when the short form represents exactly this body."""
    block = op.regions[0].entry
    first = block.first if block is not None else None
    last = block.last if block is not None else None
    if block is None or first is None or last is None or first.next is not last or first.regions:
        return None
    used = first.operand_values
    expected = [*block.args[-1:], *block.args[:-1]] if op.name == "linalg.reduce" else block.args[:-1]
    if not used or not op.operands or [id(value) for value in used] != [id(value) for value in expected]:
        return None
    if len(first.results) != 1 or [id(value) for value in last.operand_values] != [id(first.results[0])]:
        return None
    return first if first.result.type is element_type(op.operands[-1].value.type) else None


def _print_payload(p: OpPrinter, payload: Operation) -> None:
    p.write(f" {{ {payload.name}")
    entries: list[tuple[str, Attribute]] = sorted({**payload.properties, **payload.attributes}.items())
    shown = [(name, value) for name, value in entries if not _is_no_fastmath(value)]
    for position, (name, value) in enumerate(shown):
        p.write((", " if position else " {") + (name if is_bare_identifier(name) else quoted(name)))
        if not isinstance(value, UnitAttr):
            p.write(" = ")
            p.attribute(value)
    p.write("} }" if shown else " }")


def _is_no_fastmath(value: Attribute) -> bool:
    return isinstance(value, DialectAttr) and str(value) == "#arith.fastmath<none>"


def _print_body(p: OpPrinter, op: Operation) -> None:
    region = op.regions[0]
    p.write(" (")
    for position, argument in enumerate(region.blocks[0].args if region.blocks else []):
        p.write(", " if position else "")
        p.argument(argument)
    p.write(") ")
    p.region(region, entry_arguments=False)


def _print_map(p: OpPrinter, op: Operation) -> None:
    payload = _payload_of(op)
    if payload is not None:
        _print_payload(p, payload)
    print_parts(p, op)
    p.attribute_dictionary(op)
    if payload is None:
        _print_body(p, op)


def _print_reduce(p: OpPrinter, op: Operation) -> None:
    payload = _payload_of(op)
    if payload is not None:
        _print_payload(p, payload)
    print_parts(p, op)
    _print_integers(p, op, "dimensions")
    p.attribute_dictionary(op, ("dimensions",))
    if payload is None:
        _print_body(p, op)


# linalg.transpose, linalg.broadcast


def _integers_name(op: Operation) -> str:
    return "permutation" if op.name == "linalg.transpose" else "dimensions"


def _parse_rearrangement(p: OpParser, op: Operation) -> None:
    _, outputs = parse_parts(p, op)
    _add_tensor_results(op, outputs)
    _parse_integers(p, op, _integers_name(op))
    p.attribute_dictionary(op)
    p.empty_region(op)


def _print_rearrangement(p: OpPrinter, op: Operation) -> None:
    print_parts(p, op)
    _print_integers(p, op, _integers_name(op))
    p.attribute_dictionary(op, (_integers_name(op),))


# linalg.yield


def _parse_yield(p: OpParser, op: Operation) -> None:
    uses = p.operand_list()
    p.attribute_dictionary(op)
    p.resolve_all(op, uses, p.type_list() if uses and p.optional_punctuation(":") else [])


def _print_yield(p: OpPrinter, op: Operation) -> None:
    if op.operands:
        p.write(" ")
        p.values(op.operand_values)
    p.attribute_dictionary(op)
    if op.operands:
        p.write(" : ")
        p.types([value.type for value in op.operand_values])


PARSERS = {
    **dict.fromkeys(NAMED, parse_named),
    "linalg.broadcast": _parse_rearrangement,
    "linalg.generic": _parse_generic,
    "linalg.map": _parse_map,
    "linalg.reduce": _parse_reduce,
    "linalg.transpose": _parse_rearrangement,
    "linalg.yield": _parse_yield,
}
PRINTERS = {
    **dict.fromkeys(NAMED, print_named),
    "linalg.broadcast": _print_rearrangement,
    "linalg.generic": _print_generic,
    "linalg.map": _print_map,
    "linalg.reduce": _print_reduce,
    "linalg.transpose": _print_rearrangement,
    "linalg.yield": _print_yield,
}
DIRECTIVES = {"DynamicIndexList": DYNAMIC_INDEX_LIST}
