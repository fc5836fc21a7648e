"""Custom syntax of `llvm.call`, `llvm.invoke` and `llvm.call_intrinsic`, with their operand bundles."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr, StringAttr, TypeAttr, quoted
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import FunctionType
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ...ods.segments import array_elements, dense_i32, dense_values, operand_group, segments, set_segments
from ..common.assembly.functions import parse_signature, print_dictionary, set_signature_attributes
from ..common.assembly.successors import parse_successor, print_successor
from .keywords import parse_keyword, print_keyword
from .types import VOID

_NO_FASTMATH = DialectAttr("llvm", "fastmath", "none")
_ELIDED = (
    "callee", "operandSegmentSizes", "op_bundle_sizes", "op_bundle_tags", "var_callee_type", "CConv", "TailCallKind",
    "arg_attrs", "res_attrs", "intrin",
)  # fmt: skip


@dataclass
class Bundles:
    """`["tag"(%a : type), ...]`: values and types of all bundles, one tag and one size for each bundle."""

    tags: list[Attribute] = field(default_factory=list[Attribute])
    sizes: list[int] = field(default_factory=list[int])
    values: list[OperandUse] = field(default_factory=list[OperandUse])
    types: list[Type] = field(default_factory=list[Type])

    def store(self, op: Operation) -> None:
        op.properties["op_bundle_sizes"] = dense_i32(self.sizes)
        if self.tags:
            op.properties["op_bundle_tags"] = ArrayAttr(tuple(self.tags))


def parse_bundles(p: OpParser) -> Bundles:
    """Optional bundles."""
    found = Bundles()

    def bundle() -> None:
        tag = p.optional_string()
        if tag is None:
            p.fail("expected string")
        found.tags.append(StringAttr(tag))
        p.punctuation("(")
        values, start = p.operand_list(), p.offset
        types = p.optional_colon_type_list()
        if len(types) != len(values):
            number = len(found.sizes)
            p.fail(
                f"expected {len(values)} types for operand bundle operands for operand bundle #{number}, "
                f"but actually got {len(types)}",
                start,
                p.token_end,
            )
        found.types += types
        p.punctuation(")")
        found.values += values
        found.sizes.append(len(values))

    if p.next_is("["):
        p.comma_separated(bundle, "[", "]")
    return found


def print_bundles(p: OpPrinter, op: Operation, values: Sequence[Value]) -> None:
    """The counterpart of `parse_bundles`."""
    tags = array_elements(op.properties.get("op_bundle_tags"))
    start = 0
    p.write("[")
    for position, size in enumerate(dense_values(op.properties.get("op_bundle_sizes"))):
        tag = tags[position] if position < len(tags) else None
        part = values[start : start + size]
        start += size
        p.write((", " if position else "") + quoted(tag.value if isinstance(tag, StringAttr) else "") + "(")
        if part:
            p.values(part)
            p.write(" : ")
            p.types([value.type for value in part])
        p.write(")")
    p.write("]")


def _print_optional_bundles(p: OpPrinter, op: Operation, values: Sequence[Value]) -> None:
    if dense_values(op.properties.get("op_bundle_sizes")):
        p.write(" ")
        print_bundles(p, op, values)


def _parse_bundles_directive(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    name = next(argument.name for argument in arguments if argument.kind == "operand")
    bundles = parse_bundles(p)
    state.operands[name], state.operand_types[name] = bundles.values, bundles.types
    state.segments[name] = bundles.sizes
    bundles.store(state.op)


def _print_bundles_directive(
    p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    name = next(argument.name for argument in arguments if argument.kind == "operand")
    if dense_values(op.properties.get("op_bundle_sizes")):
        print_bundles(p, op, operand_group(op, definition, name))


def _bundles_follow(p: OpParser) -> bool:
    return p.next_is("[")


BUNDLES = Directive(_parse_bundles_directive, _print_bundles_directive, _bundles_follow)


@dataclass
class _Callee:
    """Callee and arguments."""

    pointer: OperandUse | None
    arguments: list[OperandUse]


def _parse_callee(p: OpParser, op: Operation) -> _Callee:
    pointer = p.optional_operand()
    if pointer is None:
        op.properties["callee"] = p.symbol_ref()
    return _Callee(pointer, p.operand_list("(", ")"))


def _parse_variadic_type(p: OpParser, op: Operation) -> None:
    if p.optional_keyword("vararg"):
        p.punctuation("(")
        op.properties["var_callee_type"] = TypeAttr(p.type())
        p.punctuation(")")


def _resolve_callee(p: OpParser, op: Operation, callee: _Callee) -> list[Type]:
    """`pointer type, (inputs) -> result`; connects the operands of the call and gives the results' types."""
    start = p.offset
    if callee.pointer is not None:
        type_ = p.type()
        if not p.optional_punctuation(","):
            p.fail("expected indirect call to have 2 trailing types", start, p.token_end)
        p.resolve(op, callee.pointer, type_)
    if not p.next_is("("):
        p.punctuation("(")
    signature = parse_signature(p)
    set_signature_attributes(op, signature)
    inputs, results = signature.inputs, signature.results
    if len(results) > 1:
        p.fail("expected function with 0 or 1 result", start, p.token_end)
    if VOID in results:
        p.fail("expected a non-void result type", start, p.token_end)
    p.resolve_all(op, callee.arguments, inputs)
    return [*results]


_Forwarded = tuple[list[OperandUse], list[Type]]


def _parse_tail(p: OpParser, op: Operation, callee: _Callee, bundles: Bundles, *forwarded: _Forwarded) -> None:
    """Attributes and types; then the operands are known: those of the callee, of each successor, of the bundles."""
    p.attribute_dictionary(op)
    p.punctuation(":")
    results = _resolve_callee(p, op, callee)
    groups = (*forwarded, (bundles.values, bundles.types))
    sizes = [len(op.operands), *(len(uses) for uses, _ in groups)]
    for uses, types in groups:
        p.resolve_all(op, uses, types)
    bundles.store(op)
    set_segments(op, *sizes)
    for type_ in results:
        op.add_result(type_)


def parse_call(p: OpParser, op: Operation) -> None:
    parse_keyword(p, op, "CConv")
    parse_keyword(p, op, "TailCallKind")
    callee = _parse_callee(p, op)
    _parse_variadic_type(p, op)
    bundles = parse_bundles(p)
    op.properties["fastmathFlags"] = _NO_FASTMATH
    _parse_tail(p, op, callee, bundles)


def _print_types(p: OpPrinter, op: Operation, inputs: Sequence[Value]) -> None:
    """`(types {attributes}) -> types {attributes}`."""
    attributes = array_elements(op.properties.get("arg_attrs"))
    p.write("(")
    for position, value in enumerate(inputs):
        p.write(", " if position else "")
        p.type(value.type)
        print_dictionary(p, attributes[position] if position < len(attributes) else None)
    p.write(") -> ")
    result_attributes = array_elements(op.properties.get("res_attrs"))
    if result_attributes and op.results:
        p.write("(")
        p.type(op.results[0].type)
        print_dictionary(p, result_attributes[0])
        p.write(")")
    elif op.results and not isinstance(op.results[0].type, FunctionType):
        p.type(op.results[0].type)
    else:
        p.write("()")


def _print_callee(p: OpPrinter, op: Operation, operands: list[Value]) -> list[Value]:
    """Print the callee, and the arguments in parentheses; returns the arguments."""
    callee = op.properties.get("callee")
    arguments = operands
    if callee is not None:
        p.attribute(callee)
    elif operands:
        p.value(operands[0])
        arguments = operands[1:]
    p.write("(")
    p.values(arguments)
    p.write(")")
    return arguments


def _print_tail(p: OpPrinter, op: Operation, operands: list[Value], arguments: list[Value]) -> None:
    elided = [*_ELIDED]
    if op.properties.get("fastmathFlags") is _NO_FASTMATH:
        elided.append("fastmathFlags")
    p.attribute_dictionary(op, elided)
    p.write(" : ")
    if len(arguments) < len(operands):
        p.type(operands[0].type)
        p.write(", ")
    _print_types(p, op, arguments)


def _print_variadic_type(p: OpPrinter, op: Operation) -> None:
    type_ = op.properties.get("var_callee_type")
    if type_ is not None:
        p.write(" vararg(")
        p.attribute(type_)
        p.write(")")


def print_call(p: OpPrinter, op: Operation) -> None:
    operands, bundles = segments(op, 2)
    p.write(" ")
    print_keyword(p, op, "CConv")
    print_keyword(p, op, "TailCallKind")
    arguments = _print_callee(p, op, operands)
    _print_variadic_type(p, op)
    _print_optional_bundles(p, op, bundles)
    _print_tail(p, op, operands, arguments)


# llvm.invoke


def parse_invoke(p: OpParser, op: Operation) -> None:
    parse_keyword(p, op, "CConv")
    callee = _parse_callee(p, op)
    p.keyword("to")
    normal = parse_successor(p, op)
    p.keyword("unwind")
    unwind = parse_successor(p, op)
    _parse_variadic_type(p, op)
    bundles = parse_bundles(p)
    _parse_tail(p, op, callee, bundles, normal, unwind)


def print_invoke(p: OpPrinter, op: Operation) -> None:
    operands, normal, unwind, bundles = segments(op, 4)
    normal_block, unwind_block = op.successor_blocks
    p.write(" ")
    print_keyword(p, op, "CConv")
    arguments = _print_callee(p, op, operands)
    p.write(" to ")
    print_successor(p, normal_block, normal)
    p.write(" unwind ")
    print_successor(p, unwind_block, unwind)
    _print_variadic_type(p, op)
    _print_optional_bundles(p, op, bundles)
    _print_tail(p, op, operands, arguments)


# llvm.call_intrinsic


def parse_intrinsic(p: OpParser, op: Operation) -> None:
    op.properties["intrin"] = StringAttr(p.string())
    callee = _Callee(None, p.operand_list("(", ")"))
    bundles = parse_bundles(p)
    op.properties["fastmathFlags"] = _NO_FASTMATH
    _parse_tail(p, op, callee, bundles)


def print_intrinsic(p: OpPrinter, op: Operation) -> None:
    arguments, bundles = segments(op, 2)
    name = op.properties.get("intrin")
    p.write(f" {quoted(name.value if isinstance(name, StringAttr) else '')}(")
    p.values(arguments)
    p.write(")")
    _print_optional_bundles(p, op, bundles)
    _print_tail(p, op, arguments, arguments)
