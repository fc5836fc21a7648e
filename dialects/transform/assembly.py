"""Custom syntax of `transform` and the directives in its formats."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import UNIT, ArrayAttr, Attribute, DialectAttr, DictAttr, quoted
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.numerals import number_in
from ...ir.types import UNKNOWN_TYPE
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ...ods.segments import (
    array_elements,
    dense_i64,
    dense_values,
    i64_attr,
    integer_value,
    operand_group,
    result_group,
)
from ..common.assembly.functions import parse_function, print_function
from ..common.assembly.index_lists import DYNAMIC, DYNAMIC_INDEX_LIST, parse_index_list, print_index_list
from . import ops as transform

Arguments = Sequence[DirectiveArgument]


def _names(arguments: Arguments, kind: str) -> list[str]:
    return [argument.name for argument in arguments if argument.kind == kind]


# transform.structured.split


def _parse_split(p: OpParser, op: Operation) -> None:
    target = p.operand()
    p.keyword("after")
    dynamic = p.optional_operand()
    size = DYNAMIC if dynamic is not None else p.integer()
    op.properties["static_chunk_sizes"] = i64_attr(size)
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    p.resolve(op, target, type_)
    if dynamic is not None:
        p.punctuation(",")
        p.resolve(op, dynamic, p.type())
    op.add_result(type_)


def _print_split(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.value(transform.SplitOp(op).target)
    p.write(" after ")
    dynamic = transform.SplitOp(op).dynamic_chunk_sizes
    if dynamic is not None:
        p.value(dynamic)
    else:
        p.write(str(integer_value(op.properties.get("static_chunk_sizes"))))
    p.attribute_dictionary(op, ("static_chunk_sizes",))
    p.write(" : ")
    p.types([value.type for value in op.operand_values])


# custom<SequenceOpOperands>


def _parse_sequence_operands(p: OpParser, state: FormatState, _: Arguments) -> None:
    root = p.optional_operand()
    if root is None:
        return
    extra: list[OperandUse] = []
    while p.optional_punctuation(","):
        extra.append(p.operand())
    p.punctuation(":")
    types = p.type_list("(", ")") if p.next_is("(") else p.type_list()
    if extra and len(types) == 1:
        p.punctuation(",")
    if len(types) != 1 + len(extra):
        p.fail("expected types to be provided for all operands")
    state.operands["root"], state.operand_types["root"] = [root], types[:1]
    state.operands["extra_bindings"], state.operand_types["extra_bindings"] = extra, types[1:]


def _print_sequence_operands(p: OpPrinter, op: Operation, _: OpDefinition, __: Arguments) -> None:
    if not op.operands:
        return
    p.values(op.operand_values)
    types = [value.type for value in op.operand_values]
    p.write(" : (" if len(types) > 1 else " : ")
    p.types(types)
    p.write(")" if len(types) > 1 else "")


# Types


def _parse_semi_function(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`type` or `(type) -> type`."""
    operand, result = _names(arguments, "type")
    if not p.optional_punctuation("("):
        state.types_of(operand).append(p.type())
        return
    state.types_of(operand).append(p.type())
    p.punctuation(")")
    p.punctuation("->")
    if p.next_is("("):
        state.types_of(result).extend(p.type_list("(", ")"))
    else:
        state.types_of(result).append(p.type())


def _print_semi_function(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    operand, result = _names(arguments, "type")
    inputs = [value.type for value in operand_group(op, definition, operand)]
    results = [value.type for value in result_group(op, definition, result)]
    if results:
        p.function_type(inputs, results)
    else:
        p.types(inputs)


def _parse_shared_result(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`(type) -> type`, the latter for each result."""
    operand, *results = _names(arguments, "type")
    start = p.offset
    if not p.next_is("("):
        found = p.type()
        text = f"invalid kind of type specified: expected builtin.function, but found '{found}'"
        p.fail(text, start, p.token_end)
    inputs, outputs = p.function_type()
    if len(inputs) != 1 or len(outputs) != 1:
        p.fail("expects a trailing functional type with one argument and one result", start, p.token_end)
    state.types_of(operand).extend(inputs)
    for result in results:
        state.types_of(result).extend(outputs[:1])


def _print_shared_result(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    operand, *results = _names(arguments, "type")
    types: list[Type] = [value.type for name in results[:1] for value in result_group(op, definition, name)]
    p.function_type([value.type for value in operand_group(op, definition, operand)], types or [UNKNOWN_TYPE])


# custom<PackedOrDynamicIndexList>: `*(%handle)` or `[1, %size]`


def _parse_packed(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    packed, values = _names(arguments, "operand")
    integers = _names(arguments, "attr")[0]
    if p.optional_punctuation("*"):
        p.punctuation("(")
        state.operands[packed] = [p.operand()]
        p.punctuation(")")
        state.op.properties[integers] = dense_i64([])
        return
    found = parse_index_list(p)
    state.operands[values] = found.values
    state.op.properties[integers] = dense_i64(found.integers)


def _print_packed(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    packed, values = _names(arguments, "operand")
    handle = operand_group(op, definition, packed)
    if handle:
        p.write("*(")
        p.values(handle)
        p.write(")")
        return
    integers = dense_values(op.properties.get(_names(arguments, "attr")[0]))
    print_index_list(p, integers, operand_group(op, definition, values))


def _packed_follows(p: OpParser) -> bool:
    return p.next_is("*") or p.next_is("[")


# custom<ForeachMatchSymbols>: `@matcher -> @action, ...`


def _parse_matches(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    matchers, actions = _names(arguments, "attr")
    pairs: list[tuple[Attribute, Attribute]] = []

    def pair() -> None:
        matcher = p.symbol_ref()
        p.punctuation("->")
        pairs.append((matcher, p.symbol_ref()))

    p.comma_separated(pair)
    state.op.properties[matchers] = ArrayAttr(tuple(matcher for matcher, _ in pairs))
    state.op.properties[actions] = ArrayAttr(tuple(action for _, action in pairs))


def _print_matches(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    matchers, actions = (array_elements(op.properties.get(name)) for name in _names(arguments, "attr"))
    for position, (matcher, action) in enumerate(zip(matchers, actions, strict=False)):
        p.write(", " if position else "")
        p.attribute(matcher)
        p.write(" -> ")
        p.attribute(action)


# custom<TransformMatchDims>: `all`, `except(1, 2)` or `0, -1`


def _parse_dimensions(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    positions, inverted, all_ = _names(arguments, "attr")
    numbers: list[int] = []
    if p.optional_keyword("all"):
        state.op.properties[all_] = UNIT
    elif p.optional_keyword("except"):
        state.op.properties[inverted] = UNIT
        p.punctuation("(")
        p.comma_separated(lambda: numbers.append(p.integer()))
        p.punctuation(")")
    else:
        p.comma_separated(lambda: numbers.append(p.integer()))
    state.op.properties[positions] = dense_i64(numbers)


def _print_dimensions(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    positions, inverted, all_ = _names(arguments, "attr")
    numbers = ", ".join(map(str, dense_values(op.properties.get(positions))))
    if all_ in op.properties:
        p.write("all")
    else:
        p.write(f"except({numbers})" if inverted in op.properties else numbers)


# custom<ApplyRegisteredPassOptions>: `{"option" = value, ...}` where a value may be an operand


def _option_operand(index: int) -> DialectAttr:
    return DialectAttr("transform", "param_operand", f"index = {index} : i64")


def operand_index(value: Attribute) -> int | None:
    """The number of the operand that `#transform.param_operand` stands for; None for any other attribute."""
    if not isinstance(value, DialectAttr) or (value.dialect, value.mnemonic) != ("transform", "param_operand"):
        return None
    number = (value.body or "").partition("=")[2].partition(":")[0].strip()
    return number_in(number) if number.removeprefix("-").isdecimal() else None


def _parse_options(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    name, group = _names(arguments, "attr")[0], _names(arguments, "operand")[0]
    values: list[OperandUse] = []
    entries: dict[str, Attribute] = {}

    def element() -> Attribute:
        start = p.offset
        value = p.optional_attribute()
        if value is None:
            values.append(p.operand())
            return _option_operand(len(values) - 1)
        if operand_index(value) is not None:
            text = (
                "the param_operand attribute is a marker reserved for indicating a value will be passed via params "
                "and is only used in the generic print format"
            )
            p.fail(text, start, p.token_end)
        return value

    def option() -> None:
        start = p.offset
        key = p.optional_string()
        key = key if key is not None else p.optional_any_keyword()
        if not key:
            p.fail("expected key to either be an identifier or a string")
        end = p.token_end
        p.punctuation("=")
        if p.next_is("["):
            elements: list[Attribute] = []
            p.comma_separated(lambda: elements.append(element()), "[", "]")
            value: Attribute = ArrayAttr(tuple(elements))
        else:
            value = element()
        if key in entries:
            p.fail("duplicate keys found in options dictionary", start, end)
        entries[key] = value

    p.punctuation("{")
    if not p.optional_punctuation("}"):
        p.comma_separated(option)
        if not p.optional_punctuation("}"):
            p.fail("expected '}' in options dictionary")
    state.op.properties[name] = DictAttr(tuple(sorted(entries.items())))
    state.operands[group] = values


def _print_option(p: OpPrinter, attribute: Attribute, values: Sequence[Value]) -> None:
    if isinstance(attribute, ArrayAttr):
        p.write("[")
        for position, element in enumerate(attribute.elements):
            p.write(", " if position else "")
            _print_option(p, element, values)
        p.write("]")
        return
    for index, value in enumerate(values):
        if attribute is _option_operand(index):
            p.value(value)
            return
    p.attribute(attribute)


def _print_options(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    options = op.properties.get(_names(arguments, "attr")[0])
    values = operand_group(op, definition, _names(arguments, "operand")[0])
    p.write("{")
    for position, (key, attribute) in enumerate(options.entries if isinstance(options, DictAttr) else ()):
        p.write(f"{', ' if position else ''}{quoted(key)} = ")
        _print_option(p, attribute, values)
    p.write("}")


# custom<AlternativesOpSelectedRegion>: a number or an operand


def _parse_selected(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    use = p.optional_operand()
    if use is not None:
        state.operands[_names(arguments, "operand")[0]] = [use]
    elif p.next_is("-") or p.text[p.offset : p.offset + 1].isdecimal():
        state.op.properties[_names(arguments, "attr")[0]] = p.attribute()
    else:
        p.fail("expected either an integer attribute or a transform.param operand")


def _print_selected(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    attribute = op.properties.get(_names(arguments, "attr")[0])
    if attribute is not None:
        p.attribute(attribute)
    else:
        p.values(operand_group(op, definition, _names(arguments, "operand")[0]))


PARSERS = {
    "transform.named_sequence": parse_function,
    "transform.structured.split": _parse_split,
}
PRINTERS = {
    "transform.named_sequence": print_function,
    "transform.structured.split": _print_split,
}
DIRECTIVES = {
    "AlternativesOpSelectedRegion": Directive(_parse_selected, _print_selected),
    "ApplyRegisteredPassOptions": Directive(_parse_options, _print_options),
    "ContinuousTileSizeTypes": Directive(_parse_shared_result, _print_shared_result),
    "DynamicIndexList": DYNAMIC_INDEX_LIST,
    "ForeachMatchSymbols": Directive(_parse_matches, _print_matches),
    "MultitileSizesTypes": Directive(_parse_shared_result, _print_shared_result),
    "PackedOrDynamicIndexList": Directive(_parse_packed, _print_packed, _packed_follows),
    "SemiFunctionType": Directive(_parse_semi_function, _print_semi_function),
    "SequenceOpOperands": Directive(_parse_sequence_operands, _print_sequence_operands),
    "TransformMatchDims": Directive(_parse_dimensions, _print_dimensions),
}
