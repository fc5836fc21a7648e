"""Custom syntax of `spirv` where one operation is written inside of another one, and operands of images."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute, DictAttr, quoted
from ...ir.graph import Block, Operation
from ...ods.definitions import OpDefinition
from ...ods.protocols import DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from .keywords import keyword_of
from .symbols_assembly import read_keyword

# spirv.SpecConstantOperation


def parse_wrapped(p: OpParser, op: Operation) -> None:
    """`wraps "name"(%operands) {attributes} : type`: the operation in its region, in generic form."""
    p.keyword("wraps")
    inner = Operation(p.string())
    uses = p.operand_list("(", ")")
    p.properties_dictionary(inner)
    if p.next_is("{"):
        _take_attributes(inner, p.attribute())
    p.punctuation(":")
    inputs, results = p.function_type()
    p.resolve_all(inner, uses, inputs)
    for type_ in results:
        inner.add_result(type_)
    block = op.add_region().append(Block())
    block.append(inner)
    terminator = Operation("spirv.mlir.yield")
    for result in inner.results:
        terminator.add_operand(result)
        op.add_result(result.type)
    block.append(terminator)


def _take_attributes(op: Operation, attributes: Attribute) -> None:
    """The generic form may have inherent attributes in the dictionary too."""
    definition = UPSTREAM.lookup(op.name)
    inherent = definition.inherent_names if definition is not None else frozenset[str]()
    for name, value in attributes.entries if isinstance(attributes, DictAttr) else ():
        (op.properties if name in inherent else op.attributes)[name] = value


def print_wrapped(p: OpPrinter, op: Operation) -> None:
    inner = op.regions[0].blocks[0].first
    if inner is None:
        raise ValueError("nothing is wrapped")
    p.write(f" wraps {quoted(inner.name)}(")
    p.values(inner.operand_values)
    p.write(")")
    if inner.properties:
        p.write(" <")
        p.attribute(DictAttr(tuple(sorted(inner.properties.items()))))
        p.write(">")
    if inner.attributes:
        p.write(" ")
        p.attribute(DictAttr(tuple(inner.attributes.items())))
    p.write(" : ")
    p.function_type([value.type for value in inner.operand_values], inner.result_types)


# custom<ImageOperands>


def parse_image_operands(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """Optional `["Lod|Grad"]`."""
    if p.optional_punctuation("["):
        state.op.properties[arguments[0].name] = read_keyword(p, "image_operands")
        p.punctuation("]")


def print_image_operands(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    operands = keyword_of(op, arguments[0].name)
    if operands:
        p.write(f"[{quoted(operands)}]")
