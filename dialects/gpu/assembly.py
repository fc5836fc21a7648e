"""Custom syntax of the gpu dialect (mlir/lib/Dialect/GPU/IR/GPUDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ...ir.attributes import UNIT, DialectAttr, SymbolRefAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import INDEX, DialectType
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
from ...ods.registry import UPSTREAM
from ...ods.segments import (
    I32,
    array_elements,
    i64_attr,
    integer_value,
    operand_group,
    result_group,
    segments,
    set_segments,
)
from ..common.assembly.functions import (
    attributes_array,
    entry_arguments,
    function_type,
    parse_function_attributes,
    parse_signature,
    print_dictionary,
    print_signature,
    print_symbol,
    set_signature_attributes,
)

ASYNC_TOKEN = DialectType("gpu", "async.token")
_DEFAULT_HANDLER = DialectAttr("gpu", "select_object")
_WORKGROUP_COUNT = "workgroup_attributions"
_KERNEL = "gpu.kernel"


# Dependencies


def _is_named(text: str, start: int) -> bool:
    """Whether results are named before the operation whose name ends before `start`."""
    while start and text[start - 1].isspace():
        start -= 1
    while start and (text[start - 1].isalnum() or text[start - 1] in "._$"):
        start -= 1
    while True:
        while start and text[start - 1].isspace():
            start -= 1
        comment = text.find("//", text.rfind("\n", 0, start) + 1, start)
        if comment < 0:
            return text[start - 1 : start] == "="
        start = comment


def parse_dependencies(p: OpParser) -> tuple[bool, list[OperandUse]]:
    """`async [%tokens]`, both parts optional: whether there is a token as result, and the tokens waited for."""
    start = p.offset
    is_async = p.optional_keyword("async")
    if is_async and not _is_named(p.text, start):
        p.fail("needs to be named when marked 'async'", start, start + len("async"))
    return is_async, p.operand_list("[", "]") if p.next_is("[") else []


def print_dependencies(out: OpPrinter, is_async: bool, tokens: Sequence[Value]) -> None:
    if is_async:
        out.write("async")
    if tokens:
        out.write(" [" if is_async else "[")
        out.values(tokens)
        out.write("]")


def _parse_async(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    token, dependencies = (argument.name for argument in arguments)
    is_async, uses = parse_dependencies(p)
    state.result_types[token] = [ASYNC_TOKEN] if is_async else []
    state.operands[dependencies] = uses
    state.operand_types[dependencies] = [ASYNC_TOKEN] * len(uses)


def _print_async(
    out: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    token, dependencies = (argument.name for argument in arguments)
    is_async = bool(result_group(op, definition, token))
    print_dependencies(out, is_async, operand_group(op, definition, dependencies))


# Memory attributions


def _parse_attributions(p: OpParser, keyword: str) -> list[Argument]:
    """`keyword(%a : type {attributes}, ...)`; empty without the keyword."""
    if not p.optional_keyword(keyword):
        return []
    return p.optional_argument_list(attributes=True)


def _print_attributions(out: OpPrinter, keyword: str, arguments: Sequence[Value], op: Operation) -> None:
    if not arguments:
        return
    attributes = array_elements(op.attribute(f"{keyword}_attrib_attrs"))
    out.write(f" {keyword}(")
    for index, argument in enumerate(arguments):
        out.write(", " if index else "")
        out.value(argument)
        out.write(" : ")
        out.type(argument.type)
        if index < len(attributes):
            print_dictionary(out, attributes[index])
    out.write(")")


def _shared_count(op: Operation) -> int:
    """Number of buffers in workgroup memory; the custom form always gives it."""
    count = op.attribute(_WORKGROUP_COUNT)
    if count is None:
        raise ValueError("no number of workgroup attributions")
    return integer_value(count)


# gpu.func


def _parse_func(p: OpParser, op: Operation) -> None:
    # ODS does not list these three names, so they are discardable.
    op.attributes["sym_name"] = p.symbol_name()
    signature = parse_signature(p)
    if signature.inputs and not signature.arguments:
        p.fail("gpu.func requires named arguments")
    op.properties["function_type"] = TypeAttr(signature.type)
    set_signature_attributes(op, signature)
    arguments = list(signature.arguments)
    for keyword in ("workgroup", "private"):
        attributions = _parse_attributions(p, keyword)
        array = attributes_array([argument.attributes for argument in attributions])
        if array is not None:
            op.properties[f"{keyword}_attrib_attrs"] = array
        if keyword == "workgroup":
            op.attributes[_WORKGROUP_COUNT] = i64_attr(len(attributions))
        arguments += attributions
    if p.optional_keyword("kernel"):
        op.attributes[_KERNEL] = UNIT
    parse_function_attributes(p, op)
    p.region(op, arguments)


_FUNC_ATTRIBUTES = (
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "workgroup_attrib_attrs",
    "private_attrib_attrs",
    _WORKGROUP_COUNT,
    _KERNEL,
)


def _print_func(out: OpPrinter, op: Operation) -> None:
    out.write(" ")
    print_symbol(out, op)
    type_ = function_type(op)
    print_signature(out, op, type_.inputs, type_.results)
    buffers = (entry_arguments(op) or ())[len(type_.inputs) :]
    shared = _shared_count(op)
    _print_attributions(out, "workgroup", buffers[:shared], op)
    _print_attributions(out, "private", buffers[shared:], op)
    out.write(" kernel" if op.attribute(_KERNEL) is not None else "")
    out.attribute_dictionary(op, _FUNC_ATTRIBUTES, keyword=True)
    out.write(" ")
    out.region(op.regions[0], entry_arguments=False)


# gpu.launch


@dataclass
class _Sizes:
    """`(%id, %id, %id) in (%size = %value, ...)`."""

    ids: list[Argument] = field(default_factory=list[Argument])
    sizes: list[Argument] = field(default_factory=list[Argument])
    values: list[OperandUse] = field(default_factory=list[OperandUse])


def _parse_sizes(p: OpParser) -> _Sizes:
    found = _Sizes()

    def size() -> None:
        found.sizes.append(Argument(p.operand(), INDEX))
        p.punctuation("=")
        found.values.append(p.operand())

    found.ids = [Argument(use, INDEX) for use in p.operand_list("(", ")")]
    p.keyword("in")
    p.comma_separated(size, "(", ")")
    if len(found.ids) != 3 or len(found.sizes) != 3:
        p.fail("expected three dimensions")
    return found


def _parse_launch(p: OpParser, op: Operation) -> None:
    is_async, tokens = parse_dependencies(p)
    clusters = _parse_sizes(p) if p.optional_keyword("clusters") else _Sizes()
    p.keyword("blocks")
    blocks = _parse_sizes(p)
    p.keyword("threads")
    threads = _parse_sizes(p)
    p.resolve_all(op, tokens, ASYNC_TOKEN)
    p.resolve_all(op, [*blocks.values, *threads.values, *clusters.values], INDEX)
    has_memory = p.optional_keyword("dynamic_shared_memory_size")
    if has_memory:
        p.resolve(op, p.operand(), I32)
    for name in ("module", "function"):
        if p.optional_keyword(name):
            p.punctuation("(")
            op.properties[name] = p.symbol_ref()
            p.punctuation(")")
    workgroup = _parse_attributions(p, "workgroup")
    private = _parse_attributions(p, "private")
    op.attributes[_WORKGROUP_COUNT] = i64_attr(len(workgroup))
    has_clusters = [int(bool(clusters.ids))] * 3
    set_segments(op, len(tokens), *[1] * 6, *has_clusters, int(has_memory))
    if is_async:
        op.add_result(ASYNC_TOKEN)
    ids = [*blocks.ids, *threads.ids, *blocks.sizes, *threads.sizes, *clusters.ids, *clusters.sizes]
    p.region(op, [*ids, *workgroup, *private])
    p.attribute_dictionary(op)


def _print_sizes(
    out: OpPrinter, keyword: str, ids: Sequence[Value], sizes: Sequence[Value], values: Sequence[Value]
) -> None:
    out.write(f" {keyword}(")
    out.values(ids)
    out.write(") in (")
    for index, (size, value) in enumerate(zip(sizes, values, strict=False)):
        out.write(", " if index else "")
        out.value(size)
        out.write(" = ")
        out.value(value)
    out.write(")")


def _print_launch(out: OpPrinter, op: Operation) -> None:
    tokens, *rest = segments(op, 11)
    memory = rest[9]
    clusters = [value for group in rest[6:9] for value in group]
    sizes = [value for group in rest[:6] for value in group]
    arguments = iter(entry_arguments(op) or ())
    triples = [list(islice(arguments, 3)) for _ in range(6 if clusters else 4)]
    buffers = list(arguments)
    if op.results or tokens:
        out.write(" ")
        print_dependencies(out, bool(op.results), tokens)
    if clusters:
        _print_sizes(out, "clusters", triples[4], triples[5], clusters)
    _print_sizes(out, "blocks", triples[0], triples[2], sizes[:3])
    _print_sizes(out, "threads", triples[1], triples[3], sizes[3:])
    if memory:
        out.write(" dynamic_shared_memory_size ")
        out.values(memory)
    for name in ("module", "function"):
        symbol = op.properties.get(name)
        if isinstance(symbol, SymbolRefAttr):
            out.write(f" {name}(")
            out.attribute(symbol)
            out.write(")")
    shared = _shared_count(op)
    _print_attributions(out, "workgroup", buffers[:shared], op)
    _print_attributions(out, "private", buffers[shared:], op)
    out.write(" ")
    out.region(op.regions[0], entry_arguments=False)
    out.attribute_dictionary(op, ("operandSegmentSizes", _WORKGROUP_COUNT, "module", "function"))


# gpu.warp_execute_on_lane_0


def _parse_warp(p: OpParser, op: Operation) -> None:
    """`(%lane)[size] args(%values : types) -> types {...}`."""
    p.punctuation("(")
    p.resolve(op, p.operand(), INDEX)
    p.punctuation(")")
    p.punctuation("[")
    op.properties["warp_size"] = i64_attr(p.integer())
    p.punctuation("]")
    if p.optional_keyword("args"):
        p.punctuation("(")
        uses = p.operand_list()
        p.resolve_all(op, uses, p.optional_colon_type_list())
        p.punctuation(")")
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    p.region(op)
    p.attribute_dictionary(op)


def _print_warp(out: OpPrinter, op: Operation) -> None:
    lane, *values = op.operand_values
    out.write("(")
    out.value(lane)
    out.write(f")[{integer_value(op.properties.get('warp_size'))}]")
    if values:
        out.write(" args(")
        out.values(values)
        out.write(" : ")
        out.types([value.type for value in values])
        out.write(")")
    if op.results:
        out.write(" -> (")
        out.types(op.result_types)
        out.write(")")
    out.write(" ")
    out.region(op.regions[0], terminator=bool(op.results))
    out.attribute_dictionary(op, ("warp_size",))


# Directives of declarative formats


def _parse_dimension_type(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`: type` of all launch dimensions; index when it is left out. Cluster dimensions have it when they exist."""
    grid, present, *clusters = (argument.name for argument in arguments)
    type_: Type = p.type() if p.optional_punctuation(":") else INDEX
    state.operand_types[grid] = [type_]
    for name in clusters:
        state.operand_types[name] = [type_] if state.operands.get(present) else []


def _print_dimension_type(
    out: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    for value in operand_group(op, definition, arguments[0].name):
        if value.type is not INDEX:
            out.write(": ")
            out.type(value.type)


def _parse_kernel_operands(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`args(%a : type, ...)`, optional."""
    uses: list[OperandUse] = []
    types: list[Type] = []

    def operand() -> None:
        uses.append(p.operand())
        types.append(p.colon_type())

    if p.optional_keyword("args"):
        p.comma_separated(operand, "(", ")")
    state.operands[arguments[0].name] = uses
    state.operand_types[arguments[0].name] = types


def _print_kernel_operands(
    out: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    values = operand_group(op, definition, arguments[0].name)
    for index, value in enumerate(values):
        out.write(", " if index else "args(")
        out.value(value)
        out.write(" : ")
        out.type(value.type)
    if values:
        out.write(")")


def _parse_reduction(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """The keyword of a reduction, which may be left out before the operand."""
    definition = state.definition.attribute(arguments[0].name)
    if definition is None or p.next_is_operand():
        return
    enum = UPSTREAM.lookup_enum("gpu.AllReduceOperation")
    cases = [name for name, _ in enum.cases] if enum is not None else []
    if cases and p.text[p.offset : p.offset + 1].isalpha() and not any(map(p.next_is, cases)):
        p.fail("invalid op kind", candidates=cases)
    state.op.properties[definition.name] = p.attribute_like(definition)


def _print_reduction(
    out: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    attribute = op.properties.get(arguments[0].name)
    attribute_definition = definition.attribute(arguments[0].name)
    if attribute is not None and attribute_definition is not None:
        out.attribute_like(attribute_definition, attribute)


def _parse_handler(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`<attribute>`, optional."""
    handler = _DEFAULT_HANDLER
    if p.optional_punctuation("<"):
        handler = p.attribute()
        p.punctuation(">")
    state.op.properties[arguments[0].name] = handler


def _print_handler(out: OpPrinter, op: Operation, _: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    handler = op.properties.get(arguments[0].name)
    if handler is not None and handler is not _DEFAULT_HANDLER:
        out.write("<")
        out.attribute(handler)
        out.write(">")


PARSERS: dict[str, ParseFunction] = {
    "gpu.func": _parse_func,
    "gpu.launch": _parse_launch,
    "gpu.warp_execute_on_lane_0": _parse_warp,
}
PRINTERS: dict[str, PrintFunction] = {
    "gpu.func": _print_func,
    "gpu.launch": _print_launch,
    "gpu.warp_execute_on_lane_0": _print_warp,
}
DIRECTIVES: dict[str, Directive] = {
    "AllReduceOperation": Directive(_parse_reduction, _print_reduction),
    "AsyncDependencies": Directive(_parse_async, _print_async),
    "LaunchDimType": Directive(_parse_dimension_type, _print_dimension_type),
    "LaunchFuncOperands": Directive(_parse_kernel_operands, _print_kernel_operands),
    "OffloadingHandler": Directive(_parse_handler, _print_handler),
}
