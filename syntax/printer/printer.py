"""Printer: IR to text. Custom form where the definition has one, generic otherwise; opaque operations as written.

Implements `ods.protocols.OpPrinter`.

The output is a list of parts, strings and slices of the source, so that a caller can turn it into minimal edits; see
`minimal_edits`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...ir.affine import AffineBinary, AffineDim, AffineExpr, AffineMap, AffineSymbol
from ...ir.attributes import (
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    UnitAttr,
    dictionary_text,
    quoted,
    symbol_text,
)
from ...ir.base import Attribute, Type
from ...ir.graph import Block, BlockArgument, Operation, Region, Value
from ...ir.types import FunctionType
from ...ods.conformance import fits
from ...ods.definitions import AttributeDefinition, EnumDefinition, OpDefinition
from ...ods.knowledge import Knowledge
from ...ods.protocols import PrintFunction
from .assembly_format import write_format
from .attribute_syntax import attribute_like_text
from .op_templates import Templates
from .output import INDENT, OutputPart, RegionBody, SourceSlice
from .ssa_names import Names, WrittenNames
from .unregistered import has_changed


class Printer:
    """Writes operations under the names of `names`. `margin` is the indentation of the current operation."""

    def __init__(self, knowledge: Knowledge, names: WrittenNames, *, generic: bool = False) -> None:
        self.knowledge = knowledge
        self.names = names
        self.generic = generic
        self.parts: list[OutputPart] = []
        self.margin = ""
        self.default_dialect = "builtin"
        self.templates = Templates()
        self._ways: dict[str, tuple[PrintFunction | None, OpDefinition | None]] = {}
        """By the name of an operation: the function that writes it, and its definition."""
        self.type_aliases: dict[Type, str] = {}
        """Names, with their `!`, that are written for types."""

    def finished(self) -> list[str | SourceSlice]:
        """All parts in order, the bodies of regions included."""
        done: list[str | SourceSlice] = []
        add = done.append
        pending = [iter(self.parts)]
        while pending:
            for part in pending[-1]:
                if not isinstance(part, RegionBody):
                    add(part)
                    continue
                self.parts = []
                self.margin = part.margin
                semantics = self.knowledge.semantics(part.region.parent.name)
                default = semantics.default_dialect if semantics is not None and not part.generic else None
                self.default_dialect = default or ("builtin" if part.generic else "")
                self.region_body(part)
                pending.append(iter(self.parts))
                break
            else:
                pending.pop()
        return done

    def text(self) -> str:
        return "".join(p if isinstance(p, str) else p.source[p.start : p.end] for p in self.finished())

    # OpPrinter

    def write(self, text: str) -> None:
        self.parts.append(text)

    def newline(self) -> None:
        self.parts.append("\n" + self.margin)

    def name_of(self, value: Value) -> str:
        return self.names.value(value)

    def value(self, value: Value) -> None:
        self.parts.append(self.names.value(value))

    def values(self, values: Sequence[Value]) -> None:
        self.write(", ".join(self.names.value(value) for value in values))

    def type_text(self, type_: Type) -> str:
        """`type_` under the name that the author gave it, if any."""
        return self.type_aliases.get(type_) or str(type_)

    def type(self, type_: Type) -> None:
        self.parts.append(self.type_text(type_))

    def types(self, types: Sequence[Type]) -> None:
        self.write(", ".join(map(self.type_text, types)))

    def arrow_types(self, types: Sequence[Type]) -> None:
        if types:
            self.write(" -> " + results_text(types, self.type_text))

    def function_type(self, inputs: Sequence[Type], results: Sequence[Type]) -> None:
        self.write(f"({', '.join(map(self.type_text, inputs))}) -> {results_text(results, self.type_text)}")

    def attribute(self, attribute: Attribute, *, with_type: bool = True) -> None:
        self.write(str(attribute) if with_type else untyped_text(attribute))

    def attribute_like(self, definition: AttributeDefinition, attribute: Attribute) -> None:
        self.write(attribute_like_text(definition, attribute, self.knowledge.registry))

    def enum(self, key: str) -> EnumDefinition | None:
        return self.knowledge.registry.lookup_enum(key)

    def symbol_name(self, name: str) -> None:
        self.write(symbol_text(name))

    def attribute_dictionary(self, op: Operation, elided: Sequence[str] = (), *, keyword: bool = False) -> None:
        entries = self.dictionary_entries(op, elided)
        if entries:
            self.write((" attributes " if keyword else " ") + dictionary_text(tuple(entries)))

    def dictionary_entries(self, op: Operation, elided: Sequence[str]) -> list[tuple[str, Attribute]]:
        """Inherent attributes that are not `elided` and not at their default, then discardable ones."""
        hidden = {"operandSegmentSizes", "resultSegmentSizes", *elided}
        entries = [(name, value) for name, value in op.properties.items() if name not in hidden]
        return [*entries, *((name, value) for name, value in op.attributes.items() if name not in elided)]

    def affine_map_of_ssa(self, map_: AffineMap, operands: Sequence[Value]) -> None:
        names = [self.names.value(value) for value in operands]
        if len(names) != map_.num_dims + map_.num_symbols:
            raise ValueError("a map has an operand for each dimension and symbol")
        dims, symbols = names[: map_.num_dims], names[map_.num_dims :]
        self.write(", ".join(_affine_text(result, dims, symbols) for result in map_.results))

    def argument(self, argument: Value, *, with_type: bool = True) -> None:
        self.value(argument)
        if with_type:
            self.write(f": {self.type_text(argument.type)}")
        if isinstance(argument, BlockArgument) and argument.location is not None:
            self.write(f" {argument.location}")

    def region(self, region: Region, *, entry_arguments: bool = True, terminator: bool = True) -> None:
        self.write("{")
        self.parts.append(RegionBody(region, self.margin, entry_arguments, terminator))
        self.write("}")

    def successor(self, block: Block) -> None:
        self.write(self.names.block(block))

    # Structure

    def region_body(self, body: RegionBody) -> None:
        """The text between the braces, line ends included."""
        region, outer = body.region, self.margin
        for number, block in enumerate(region.blocks):
            nothing = body.generic and block.first is None
            if number > 0 or nothing or (body.entry_arguments and block.args) or (number == 0 and block.uses):
                self.write("\n" + outer)
                self.block_header(block)
            self.margin = outer + INDENT
            for op in block.ops:
                if not body.terminator and op is block.last and self.is_plain_terminator(op, region):
                    continue
                self.write("\n" + self.margin)
                self.operation(op)
            self.margin = outer
        self.write("\n" + outer)

    def is_plain_terminator(self, op: Operation, region: Region) -> bool:
        """Whether the terminator is one that reading the text would add by itself."""
        return (
            len(region.blocks) == 1
            and not op.operands
            and not op.results
            and not op.successors
            and not op.attributes
            and not any(block.first for region in op.regions for block in region.blocks)
            and self.knowledge.is_terminator(op)
            # Nothing is added after what ends the block already.
            and (op.prev is None or not self.knowledge.is_terminator(op.prev))
        )

    def block_header(self, block: Block) -> None:
        self.write(self.names.block(block))
        if block.args:
            self.write("(")
            for number, argument in enumerate(block.args):
                if number:
                    self.write(", ")
                self.argument(argument)
            self.write(")")
        self.write(":")

    def operation(self, op: Operation) -> None:
        """`op` without the indentation before it and the line end after it."""
        if op.results and not _has_unnamed_results(op):
            self.write(self.names.results(op) + " = ")
        self.body(op)
        if op.location is not None:
            self.write(f" {op.location}")

    def body(self, op: Operation) -> None:
        """`op` from its name on."""
        mark = len(self.parts)
        try:
            has_generic_form = self.generic and not self.lacks_body(op)
            if self.as_written(op) or (not has_generic_form and self.custom_form(op)):
                return
        except (ValueError, IndexError, KeyError, AttributeError, AssertionError):
            # Custom forms are written for operations that verify, a scf.for with an induction variable for
            # instance. What came in generic form without it goes out in generic form.
            pass
        del self.parts[mark:]
        self.generic_form(op)

    def lacks_body(self, op: Operation) -> bool:
        """Whether a region has no block only because the custom form leaves it out, as that of `linalg.fill` does."""
        semantics = self.knowledge.semantics(op.name) if op.regions else None
        return semantics is not None and semantics.implies_body and any(region.entry is None for region in op.regions)

    def custom_form(self, op: Operation) -> bool:
        """Write it; false, with parts to be dropped, when the operation has none or does not fit it."""
        way = self._ways.get(op.name)
        if way is None:
            way = self._ways[op.name] = self.knowledge.printer(op.name), self.knowledge.definition(op.name)
        print_custom, definition = way
        if print_custom is not None and (definition is None or fits(op, definition)):
            self.op_name(op)
            print_custom(self, op)
            return True
        if print_custom is None and definition is not None and definition.format is not None:
            self.op_name(op)
            return self.templates.write(op, self.parts, self.names, partial(self.declared_form, op, definition))
        return False

    def declared_form(self, op: Operation, definition: OpDefinition, names: WrittenNames) -> bool:
        """The text after the name of an operation with a declarative format, with values named by `names`."""
        own, self.names = self.names, names
        try:
            return write_format(self, op, definition, self.knowledge)
        finally:
            self.names = own

    def as_written(self, op: Operation) -> bool:
        """Write an operation whose syntax nobody understood in its own words, with the names that values have now.

        False when it was understood, or when it is not any more what it was read as.
        """
        syntax = op.syntax
        if syntax is None or not syntax.opaque or has_changed(op):
            return False
        changes: list[tuple[int, int, str | Region]] = []
        for operand in op.operands:
            if operand.span is None:
                return False
            changes.append((*operand.span, self.names.value(operand.value)))
        for use in op.successors:
            if use.span is None:
                return False
            changes.append((*use.span, self.names.block(use.block)))
        for region in op.regions:
            if region.span is None:
                return False
            changes.append((region.span[0] + 1, max(region.span[1] - 1, region.span[0] + 1), region))
        pos = syntax.name_start
        for start, end, new in sorted(changes, key=lambda change: change[0]):
            self.write(syntax.source[pos:start])
            if isinstance(new, str):
                self.write(new)
            else:
                entry = new.entry
                self.parts.append(RegionBody(new, self.margin, entry is not None and entry.span is not None, True))
            pos = end
        self.write(syntax.source[pos : syntax.end])
        return True

    def op_name(self, op: Operation) -> None:
        dialect, _, rest = op.name.partition(".")
        self.write(rest if rest and dialect == self.default_dialect and "." not in rest else op.name)

    def generic_region(self, region: Region) -> None:
        """`{...}`; an empty block is told from no block by its label."""
        entry = region.entry
        if entry is not None and entry.first is None and len(region.blocks) == 1 and not entry.args:
            self.write(f"{{\n{self.margin}{self.names.block(entry)}:\n{self.margin}}}")
        else:
            self.write("{")
            self.parts.append(RegionBody(region, self.margin, entry_arguments=True, terminator=True, generic=True))
            self.write("}")

    def generic_form(self, op: Operation) -> None:
        self.write(quoted(op.name) + "(")
        self.values(op.operand_values)
        self.write(")")
        if op.successors:
            self.write("[" + ", ".join(self.names.block(block) for block in op.successor_blocks) + "]")
        if op.properties:
            self.write(f" <{dictionary_text(tuple(sorted(op.properties.items())))}>")
        if op.regions:
            self.write(" (")
            for number, region in enumerate(op.regions):
                if number:
                    self.write(", ")
                self.generic_region(region)
            self.write(")")
        if op.attributes:
            self.write(" " + dictionary_text(tuple(op.attributes.items())))
        self.write(" : ")
        self.function_type([value.type for value in op.operand_values], op.result_types)


class _Outline(Printer):
    """The generic form without what is in regions."""

    def generic_region(self, region: Region) -> None:
        self.write("{...}")


def _has_unnamed_results(op: Operation) -> bool:
    """Whether an opaque operation got results that the text does not name."""
    syntax = op.syntax
    return syntax is not None and syntax.opaque and syntax.start == syntax.name_start


def results_text(types: Sequence[Type], text_of: Callable[[Type], str] = str) -> str:
    """The results of a function type: one type, or a list in parentheses."""
    if len(types) == 1 and not isinstance(types[0], FunctionType):
        return text_of(types[0])
    return f"({', '.join(map(text_of, types))})"


def untyped_text(attribute: Attribute) -> str:
    """`attribute` without the `: type` that the context gives."""
    if isinstance(attribute, IntegerAttr):
        return str(attribute) if str(attribute) in ("true", "false") else str(attribute.value)
    if isinstance(attribute, FloatAttr):
        return attribute.text
    if isinstance(attribute, StringAttr):
        return quoted(attribute.value)
    if isinstance(attribute, ElementsAttr):
        return f"{attribute.keyword}<{attribute.body}>"
    if isinstance(attribute, UnitAttr):
        return "unit"
    return str(attribute)


def _affine_text(expr: AffineExpr, dims: Sequence[str], symbols: Sequence[str]) -> str:
    if isinstance(expr, AffineDim):
        return dims[expr.position]
    if isinstance(expr, AffineSymbol):
        return f"symbol({symbols[expr.position]})"
    if isinstance(expr, AffineBinary):
        sides = [
            f"({_affine_text(side, dims, symbols)})"
            if isinstance(side, AffineBinary)
            else _affine_text(side, dims, symbols)
            for side in (expr.lhs, expr.rhs)
        ]
        return f"{sides[0]} {expr.operator} {sides[1]}"
    return str(expr)


def print_operation(op: Operation, knowledge: Knowledge, *, generic: bool = False) -> str:
    """The text of `op` with everything inside, ending in a line end."""
    printer = Printer(knowledge, Names(op, knowledge, generic=generic), generic=generic)
    printer.operation(op)
    return printer.text() + "\n"


def outline_text(op: Operation, knowledge: Knowledge) -> str:
    """The generic form of `op` under the names of the source, with `{...}` for each region; no line end."""
    printer = _Outline(knowledge, WrittenNames(), generic=True)
    if op.results and not _has_unnamed_results(op):
        printer.write(printer.names.results(op) + " = ")
    printer.generic_form(op)
    return printer.text()
