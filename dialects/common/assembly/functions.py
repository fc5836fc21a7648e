"""The syntax that function-like operations share (mlir/lib/Interfaces/FunctionImplementation.cpp).

`public @name(%a: type {attributes}, ...) -> (type {attributes}, ...) attributes {...} {body}`; a
declaration may list bare types and has no body.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....ir.attributes import ArrayAttr, DictAttr, StringAttr, TypeAttr
from ....ir.base import Attribute, Type
from ....ir.graph import BlockArgument, Operation, Value
from ....ir.records import dataclass, field
from ....ir.types import UNKNOWN_TYPE, FunctionType
from ....ods.protocols import Argument, OpParser, OpPrinter
from ....ods.segments import array_elements

VISIBILITIES = ("public", "private", "nested")
FUNCTION_ATTRIBUTES = ("sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs")
"""Attributes spelled by the signature, so that the attribute dictionary leaves them out."""

INFERRED = ("sym_name", "sym_visibility", "function_type")
"""Attributes that upstream's own parser of functions takes from the signature alone."""

Attributes = dict[str, Attribute]


@dataclass
class Signature:
    """The text between the name of a function and its attributes."""

    inputs: list[Type] = field(default_factory=list[Type])
    results: list[Type] = field(default_factory=list[Type])
    argument_attributes: list[Attributes] = field(default_factory=list[Attributes])
    result_attributes: list[Attributes] = field(default_factory=list[Attributes])
    arguments: list[Argument] = field(default_factory=list[Argument])
    """Of the body; empty when the text lists bare types."""
    is_variadic: bool = False
    """Whether the arguments end in `...`."""

    @property
    def type(self) -> FunctionType:
        return FunctionType(tuple(self.inputs), tuple(self.results))


def parse_visibility(p: OpParser, op: Operation) -> None:
    """Optional `public`, `private` or `nested`, as `sym_visibility`."""
    for word in VISIBILITIES:
        if p.optional_keyword(word):
            op.properties["sym_visibility"] = StringAttr(word)
            return


def parse_dictionary(p: OpParser) -> Attributes:
    """Optional `{...}`; empty without one."""
    if not p.next_is("{"):
        return {}
    attribute = p.attribute()
    return dict(attribute.entries) if isinstance(attribute, DictAttr) else {}


def parse_signature(p: OpParser, *, allow_variadic: bool = False) -> Signature:
    """`(arguments) -> results`."""
    signature = Signature()
    p.comma_separated(lambda: _parse_argument(p, signature, allow_variadic), "(", ")")
    if p.optional_punctuation("->"):
        if p.next_is("("):
            p.comma_separated(lambda: _parse_result(p, signature), "(", ")")
        else:
            signature.results.append(p.type())
            signature.result_attributes.append({})
    return signature


def _parse_argument(p: OpParser, signature: Signature, allow_variadic: bool) -> None:
    if signature.is_variadic:
        p.fail("variadic arguments must be in the end of the argument list")
    if allow_variadic and p.optional_punctuation("..."):
        signature.is_variadic = True
        return
    if p.next_is_operand():
        if len(signature.arguments) < len(signature.inputs):
            p.fail("expected type instead of SSA identifier")
        argument = p.argument(type_required=True, attributes=True)
        signature.arguments.append(argument)
        signature.inputs.append(argument.type or UNKNOWN_TYPE)
        signature.argument_attributes.append(argument.attributes)
        return
    if signature.arguments:
        p.fail("expected SSA identifier")
    signature.inputs.append(p.type())
    signature.argument_attributes.append(parse_dictionary(p))
    p.location()


def _parse_result(p: OpParser, signature: Signature) -> None:
    signature.results.append(p.type())
    signature.result_attributes.append(parse_dictionary(p))


def dictionary_attr(attributes: Mapping[str, Attribute]) -> DictAttr:
    return DictAttr(tuple(sorted(attributes.items(), key=lambda entry: entry[0])))


def attributes_array(dictionaries: Sequence[Attributes]) -> ArrayAttr | None:
    """One dictionary for each argument or result; None when all are empty."""
    if not any(dictionaries):
        return None
    return ArrayAttr(tuple(dictionary_attr(entry) for entry in dictionaries))


def set_signature_attributes(op: Operation, signature: Signature) -> None:
    """`arg_attrs` and `res_attrs`, where there is anything to say."""
    for name, dictionaries in (
        ("arg_attrs", signature.argument_attributes),
        ("res_attrs", signature.result_attributes),
    ):
        array = attributes_array(dictionaries)
        if array is not None:
            op.properties[name] = array


def parse_function_attributes(p: OpParser, op: Operation, *inferred: str) -> None:
    """Optional `attributes {...}`, without what the signature has said and without the names `inferred`."""
    if not p.next_is("attributes"):
        return
    start = p.offset
    stored = (op.properties, op.attributes)
    given = [dict(names) for names in stored]
    for names in stored:
        names.clear()
    try:
        p.attribute_dictionary_with_keyword(op)
        written = [*op.properties, *op.attributes]
    finally:
        for names, before in zip(stored, given, strict=True):
            after = dict(names)
            names.clear()
            names.update(before | after)
    for name in written:
        if name in inferred:
            message = (
                f"'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
            )
        elif name in given[0] or name in given[1]:
            message = f"attribute '{name}' occurs more than once in the attribute list"
        else:
            continue
        upstream = f"custom op '{op.name}' {message}" if name in inferred else None
        p.report(message, start, p.token_end, upstream=upstream)
        return


def parse_body(p: OpParser, op: Operation, signature: Signature, *inferred: str) -> None:
    """Parse the rest after a signature: attributes after their keyword, and the body unless it is a declaration.

    `inferred`: names that the attributes must not have, whether or not the signature says them.
    """
    set_signature_attributes(op, signature)
    parse_function_attributes(p, op, *inferred)
    if p.optional_region(op, signature.arguments) is None:
        p.empty_region(op)


def parse_function(p: OpParser, op: Operation) -> None:
    """A whole function whose type is a builtin function type."""
    parse_visibility(p, op)
    op.properties["sym_name"] = p.symbol_name()
    signature = parse_signature(p)
    op.properties["function_type"] = TypeAttr(signature.type)
    parse_body(p, op, signature, *INFERRED)


def function_type(op: Operation) -> FunctionType:
    """The type of a function-like operation; without arguments and results when it has none."""
    attribute = op.attribute("function_type")
    if isinstance(attribute, TypeAttr) and isinstance(attribute.type, FunctionType):
        return attribute.type
    return FunctionType((), ())


def entry_arguments(op: Operation) -> Sequence[Value] | None:
    """The arguments of the body; None for a declaration."""
    entry = op.regions[0].entry if op.regions else None
    return entry.args if entry is not None else None


def print_dictionary(out: OpPrinter, attribute: Attribute | None) -> None:
    """` {...}`; nothing for an empty or missing one."""
    if isinstance(attribute, DictAttr) and attribute.entries:
        out.write(" ")
        out.attribute(attribute)


def _nth(attributes: Sequence[Attribute], index: int) -> Attribute | None:
    return attributes[index] if index < len(attributes) else None


def print_signature(
    out: OpPrinter, op: Operation, inputs: Sequence[Type], results: Sequence[Type], *, is_variadic: bool = False
) -> None:
    """The counterpart of `parse_signature`."""
    for name in ("arg_attrs", "res_attrs"):
        array = op.attribute(name)
        if array is not None and not any(isinstance(e, DictAttr) and e.entries for e in array_elements(array)):
            raise ValueError("dictionaries that are all empty can only be said in generic form")
    arguments = entry_arguments(op)
    attributes = array_elements(op.attribute("arg_attrs"))
    out.write("(")
    for index, type_ in enumerate(inputs):
        if index:
            out.write(", ")
        argument = arguments[index] if arguments is not None and index < len(arguments) else None
        if argument is not None:
            out.value(argument)
            out.write(": ")
        out.type(type_ if argument is None else argument.type)
        print_dictionary(out, _nth(attributes, index))
        # The location comes last, so `out.argument` cannot write the whole of it.
        if isinstance(argument, BlockArgument) and argument.location is not None:
            out.write(f" {argument.location}")
    if is_variadic:
        out.write(", ..." if inputs else "...")
    out.write(")")
    if results:
        out.write(" -> ")
        _print_results(out, results, array_elements(op.attribute("res_attrs")))


def _print_results(out: OpPrinter, results: Sequence[Type], attributes: Sequence[Attribute]) -> None:
    first = _nth(attributes, 0)
    bare = len(results) == 1 and not isinstance(results[0], FunctionType)
    if bare and not (isinstance(first, DictAttr) and first.entries):
        out.type(results[0])
        return
    out.write("(")
    for index, type_ in enumerate(results):
        if index:
            out.write(", ")
        out.type(type_)
        print_dictionary(out, _nth(attributes, index))
    out.write(")")


def print_visibility(out: OpPrinter, op: Operation) -> None:
    visibility = op.attribute("sym_visibility")
    if isinstance(visibility, StringAttr):
        out.write(f"{visibility.value} ")


def print_function(out: OpPrinter, op: Operation) -> None:
    """The counterpart of `parse_function`."""
    out.write(" ")
    print_visibility(out, op)
    print_symbol(out, op)
    type_ = function_type(op)
    print_signature(out, op, type_.inputs, type_.results)
    out.attribute_dictionary(op, FUNCTION_ATTRIBUTES, keyword=True)
    if entry_arguments(op) is not None:
        out.write(" ")
        out.region(op.regions[0], entry_arguments=False)


def print_symbol(out: OpPrinter, op: Operation) -> None:
    """`@name` of the symbol that `op` defines."""
    name = op.attribute("sym_name")
    if isinstance(name, StringAttr):
        out.symbol_name(name.value)
