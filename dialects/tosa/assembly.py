"""Custom syntax of `tosa`: dictionaries with bare enum keywords, structured control flow, variables."""

from __future__ import annotations

from ...ir.attributes import (
    Attribute,
    DialectAttr,
    TypeAttr,
    attribute_type,
    is_bare_identifier,
    quoted,
)
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import INDEX, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from ...ods.dense_integers import dense_attr, dense_integers
from ...ods.protocols import OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ..common.assembly.functions import print_symbol
from ..common.assembly.regions import (
    entry_values,
    parse_assignments,
    parse_while_like,
    print_assignments,
    print_while_like,
    set_types,
)

_ENUMS = {
    "nan_mode": "nan_mode",
    "rounding_mode": "rounding_mode",
    "mode": "resize_mode",
    "block_size": "block_size",
}
"""Attribute name -> mnemonic of the enum attribute whose keyword may be alone."""

_DYNAMIC = -1
"""A size that a shape does not tell."""
_PROPAGATE = DialectAttr("tosa", "nan_mode", "PROPAGATE")


def _has_nan_mode(op: Operation) -> bool:
    definition = UPSTREAM.lookup(op.name)
    return definition is not None and "nan_mode" in definition.inherent_names


def _keywords(mnemonic: str) -> tuple[str, ...]:
    """The cases of the enum that an attribute holds."""
    described = UPSTREAM.lookup_attr("tosa", mnemonic)
    kind = described.parameters[0].kind if described is not None and described.parameters else ("other", "")
    enum = UPSTREAM.lookup_enum(str(kind[1])) if kind[0] == "enum" else None
    return enum.keywords if enum is not None else ()


def _parse_dictionary(p: OpParser, op: Operation) -> None:
    definition = UPSTREAM.lookup(op.name)
    inherent = definition.inherent_names if definition is not None else frozenset[str]()

    def entry() -> None:
        name = p.optional_string()
        name = name if name is not None else p.any_keyword("attribute name")
        p.punctuation("=")
        start = p.offset
        keyword = p.optional_any_keyword() if name in _ENUMS and not p.next_is("#") else None
        if keyword is not None and keyword not in _keywords(_ENUMS[name]):
            p.fail(f"invalid {'resize mode' if name == 'mode' else name} value: {keyword}", start)
        value = p.attribute() if keyword is None else DialectAttr("tosa", _ENUMS[name], keyword)
        (op.properties if name in inherent else op.attributes)[name] = value

    if p.next_is("{"):
        p.comma_separated(entry, "{", "}")


def _parse_plain(p: OpParser, op: Operation) -> None:
    uses = p.operand_list()
    if _has_nan_mode(op):
        op.properties["nan_mode"] = _PROPAGATE
    _parse_dictionary(p, op)
    p.punctuation(":")
    inputs, results = p.function_type()
    p.resolve_all(op, uses, inputs)
    for type_ in results:
        op.add_result(type_)


def _print_plain(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.values(op.operand_values)
    entries: list[tuple[str, Attribute]] = sorted({**op.properties, **op.attributes}.items())
    separator = " {"
    for name, value in entries:
        if value is _PROPAGATE:
            continue
        p.write(f"{separator}{name if is_bare_identifier(name) else quoted(name)} = ")
        separator = ", "
        if name in _ENUMS and isinstance(value, DialectAttr) and value.body is not None:
            p.write(value.body)
        else:
            p.attribute(value)
    p.write("}" if separator == ", " else "")
    p.write(" : ")
    p.function_type([value.type for value in op.operand_values], op.result_types)


# tosa.cond_if, tosa.while_loop


def _parse_if(p: OpParser, op: Operation) -> None:
    condition = p.operand()
    arguments, values = parse_assignments(p) if p.next_is("(") else ([], [])
    p.resolve(op, condition, p.colon_type())
    results: list[Type] = []
    if p.next_is("("):
        inputs, results = p.function_type()
        p.resolve_all(op, values, inputs)
        set_types(arguments, inputs)
    else:
        results = p.optional_arrow_type_list()
    for type_ in results:
        op.add_result(type_)
    # The names are those of the blocks' own headers, which repeat them.
    p.region(op)
    p.keyword("else")
    p.region(op)
    p.attribute_dictionary(op)


def _print_if(p: OpPrinter, op: Operation) -> None:
    condition, *inputs = op.operand_values
    p.write(" ")
    p.value(condition)
    print_assignments(p, " ", entry_values(op), inputs)
    p.write(" : ")
    p.type(condition.type)
    if inputs:
        p.write(" ")
        p.function_type([value.type for value in inputs], op.result_types)
    else:
        p.arrow_types(op.result_types)
    p.write(" ")
    p.region(op.regions[0])
    p.write(" else ")
    p.region(op.regions[1])
    p.attribute_dictionary(op)


def _parse_while(p: OpParser, op: Operation) -> None:
    arguments, values = parse_assignments(p) if p.next_is("(") else ([], [])
    p.punctuation(":")
    inputs, results = p.function_type()
    p.resolve_all(op, values, inputs)
    set_types(arguments, inputs)
    parse_while_like(p, op, arguments, results)


# tosa.variable


def _parse_variable(p: OpParser, op: Operation) -> None:
    """`@name {attributes} = value` or `@name {attributes} : type`; the type is kept as shape and element type."""
    op.properties["sym_name"] = p.symbol_name()
    p.attribute_dictionary(op)
    if p.optional_punctuation("="):
        value = p.attribute()
        op.properties["initial_value"] = value
        type_ = attribute_type(value)
        if type_ is None:
            p.fail("expected Typed attr", p.offset)
    else:
        type_ = p.colon_type()
    if isinstance(type_, (UnrankedTensorType, UnrankedMemRefType)):
        p.fail("expected ranked type", p.offset)
    if not isinstance(type_, RankedTensorType):
        p.fail("expected shaped type", p.offset)
    sizes = [_DYNAMIC if size is None else size for size in type_.shape]
    op.properties["var_shape"] = dense_attr(sizes, RankedTensorType((len(sizes),), INDEX))
    op.properties["type"] = TypeAttr(type_.element)


def _print_variable(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    print_symbol(p, op)
    p.attribute_dictionary(op, ("sym_name", "initial_value", "type", "var_shape"))
    value, element = op.properties.get("initial_value"), op.properties.get("type")
    if value is not None:
        p.write(" = ")
        p.attribute(value)
    elif isinstance(element, TypeAttr):
        sizes = dense_integers(op.properties.get("var_shape"))
        p.write(" : ")
        p.type(RankedTensorType(tuple(None if size == _DYNAMIC else size for size in sizes), element.type))


_PLAIN = (
    "tosa.apply_scale", "tosa.argmax", "tosa.cast_from_block_scaled", "tosa.cast_to_block_scaled", "tosa.clamp",
    "tosa.matmul_t_block_scaled", "tosa.max_pool2d", "tosa.maximum", "tosa.minimum", "tosa.reduce_max",
    "tosa.reduce_min", "tosa.rescale", "tosa.resize",
)  # fmt: skip

PARSERS = {
    **dict.fromkeys(_PLAIN, _parse_plain),
    "tosa.cond_if": _parse_if,
    "tosa.variable": _parse_variable,
    "tosa.while_loop": _parse_while,
}
PRINTERS = {
    **dict.fromkeys(_PLAIN, _print_plain),
    "tosa.cond_if": _print_if,
    "tosa.variable": _print_variable,
    "tosa.while_loop": print_while_like,
}
