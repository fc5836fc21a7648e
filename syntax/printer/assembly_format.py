"""Declarative assembly format printer; blanks as OpFormatGen.cpp puts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from ...ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr, dictionary_text
from ...ir.base import Type
from ...ir.graph import Block, Operation, Value
from ...ods.definitions import AttributeDefinition, FormatNode, OpDefinition, mentioned_attributes
from ...ods.knowledge import Knowledge
from ...ods.protocols import DirectiveArgument, OpPrinter
from ...ods.segments import segment_sizes
from ..parser.elided_types import short_type_text
from .output import OutputPart
from .ssa_names import WrittenNames

Nodes = Sequence[FormatNode]


class FormatPrinter(OpPrinter, Protocol):
    """Members of the printer used here beyond `OpPrinter`."""

    names: WrittenNames
    parts: list[OutputPart]

    def dictionary_entries(self, op: Operation, elided: Sequence[str]) -> list[tuple[str, Attribute]]: ...

    def type_text(self, type_: Type) -> str: ...


def write_format(printer: FormatPrinter, op: Operation, definition: OpDefinition, knowledge: Knowledge) -> bool:
    """Write what follows the name. False (with parts to be dropped) when the operation does not fit its definition."""
    writer = _FormatWriter(printer, op, definition, knowledge)
    if not writer.fits or definition.format is None:
        return False
    mark = len(printer.parts)
    if not writer.run(definition.format):
        return False
    left_out = (name for name in op.properties if name in writer.mentioned and name not in writer.written)
    if unwritten := frozenset(name for name in left_out if writer.has_effect(name)):
        # An optional group left out what is part of the program.
        del printer.parts[mark:]
        return _FormatWriter(printer, op, definition, knowledge, unwritten).run(definition.format)
    return True


class _FormatWriter:
    def __init__(
        self,
        printer: FormatPrinter,
        op: Operation,
        definition: OpDefinition,
        knowledge: Knowledge,
        unwritten: frozenset[str] = frozenset(),
    ) -> None:
        """`unwritten`: attributes of optional groups that are left out; they go into the dictionary."""
        self.printer = printer
        self.op = op
        self.definition = definition
        self.knowledge = knowledge
        self.space = True
        self.punctuation = False
        operands = definition.operand_slices(len(op.operands), segment_sizes(op, "operandSegmentSizes"))
        results = definition.result_slices(len(op.results), segment_sizes(op, "resultSegmentSizes"))
        self.fits = operands is not None and results is not None and len(op.regions) >= _fixed_regions(definition)
        self.groups: dict[tuple[str, str], list[Value]] = {}
        for group, part in zip(definition.operands, operands or (), strict=False):
            self.groups["operand", group.name] = op.operand_values[part]
        for group, part in zip(definition.results, results or (), strict=False):
            self.groups["result", group.name] = list(op.results[part])
        self.mentioned = definition.format_attributes - unwritten
        self.written: set[str] = set()
        """The printed attributes so far."""

    def run(self, nodes: Nodes) -> bool:
        return all(map(self.node, nodes))

    def node(self, node: FormatNode) -> bool:
        if isinstance(node, str | int):
            self.literal(str(node))
            return True
        parts = node
        kind = cast("str", parts[0])
        if kind == "ws":
            if parts[1] == "":
                self.space, self.punctuation = False, True
            else:
                if parts[1] == "\n":
                    self.printer.newline()
                else:
                    self.printer.write(cast("str", parts[1]))
                self.space, self.punctuation = False, True
            return True
        if kind == "optional":
            return self.optional(parts)
        if kind == "oilist":
            return self.oilist(cast("Sequence[tuple[str, Nodes]]", parts[1]))
        if kind in ("attr-dict", "attr-dict-with-keyword", "prop-dict"):
            self.dictionary(kind)
            return True
        if self.mentioned:
            self.written.update(mentioned_attributes([node]))
        return self.element(kind, parts)

    def literal(self, text: str) -> None:
        glued = self.punctuation and text[0] in ">)}],"
        quiet = not self.punctuation and text in ("<", ">", "(", ")", "{", "}", "[", "]", ",")
        if self.space and not (glued or quiet):
            self.printer.write(" ")
        self.printer.write(text)
        self.space = len(text) != 1 or text[0] not in "<({["
        self.punctuation = not (text[0] == "_" or text[0].isalpha())

    def lead(self) -> None:
        if self.space or not self.punctuation:
            self.printer.write(" ")
        self.space, self.punctuation = True, False

    def element(self, kind: str, parts: Sequence[FormatNode]) -> bool:
        printer = self.printer
        if kind == "custom":
            directive = self.knowledge.directive(self.definition.dialect, cast("str", parts[1]))
            if directive is None:
                return False
            mark = len(printer.parts)
            self.lead()
            begin = len(printer.parts)
            directive.print(printer, self.op, self.definition, [*map(DirectiveArgument.of, cast("Nodes", parts[2]))])
            if len(printer.parts) == begin:
                del printer.parts[mark:]
            return True
        texts: str | None = None
        if kind in ("operand", "operands"):
            values = self.op.operand_values if kind == "operands" else self.groups["operand", cast("str", parts[1])]
            if kind == "operand" and self.is_nested(cast("str", parts[1])):
                texts = self.nested(cast("str", parts[1]), [printer.names.value(value) for value in values])
            else:
                texts = ", ".join(printer.names.value(value) for value in values)
        elif kind in ("attr", "prop"):
            return self.attribute(cast("str", parts[1]))
        elif kind in ("successor", "successors"):
            blocks = self.op.successor_blocks
            if kind == "successor":
                blocks = self.successor_group(cast("str", parts[1]))
            texts = ", ".join(printer.names.block(block) for block in blocks)
        elif kind == "type":
            texts = self.types_text(cast("Sequence[FormatNode]", parts[1]))
        elif kind == "functional-type":
            self.lead()
            inputs = self.types_of(cast("Sequence[FormatNode]", parts[1]))
            printer.function_type(inputs, self.types_of(cast("Sequence[FormatNode]", parts[2])))
            return True
        elif kind == "qualified":
            return self.qualified(parts[1])
        elif kind in ("region", "regions"):
            return self.regions(kind, parts)
        if texts is None:
            return False
        if texts:
            self.lead()
            printer.write(texts)
        return True

    def successor_group(self, name: str) -> list[Block]:
        """The successors called `name`; a variadic group is the last one and takes the rest."""
        blocks = self.op.successor_blocks
        for index, successor in enumerate(self.definition.successors):
            if successor.name == name:
                return blocks[index:] if successor.variadic else blocks[index : index + 1]
        return []

    def successors(self, name: str) -> list[Block]:
        """The blocks of one successor group; only the last group may hold any number."""
        names = [successor.name for successor in self.definition.successors]
        index = names.index(name)
        variadic = self.definition.successors[index].variadic
        return self.op.successor_blocks[index:] if variadic else self.op.successor_blocks[index : index + 1]

    def is_nested(self, name: str) -> bool:
        return any(group.name == name and group.kind == "nested" for group in self.definition.operands)

    def nested(self, name: str, texts: list[str]) -> str:
        group = next(group for group in self.definition.operands if group.name == name)
        sizes = self.op.properties.get(group.segment_attribute or "")
        parts: list[str] = []
        start = 0
        for size in sizes.values if isinstance(sizes, DenseArrayAttr) else ():
            stop = start + (size if isinstance(size, int) else 0)
            parts.append(f"({', '.join(texts[start:stop])})")
            start = stop
        return ", ".join(parts)

    def qualified(self, inner: FormatNode) -> bool:
        if isinstance(inner, str | int):
            return False
        if inner[0] in ("attr", "prop"):
            attribute = self.op.attribute(cast("str", inner[1]))
            if attribute is not None:
                self.lead()
                self.printer.write(str(attribute))
            return True
        return self.node(["type", inner] if inner[0] == "type" else inner)

    def attribute(self, name: str) -> bool:
        attribute = self.op.attribute(name)
        definition = self.definition.attribute(name)
        if definition is None:
            return False
        if attribute is None:
            # Only the generic form goes without one that is read here, whatever its default.
            return definition.optional
        if definition.syntax[0] == "unit":
            return True
        self.lead()
        before = len(self.printer.parts)
        self.printer.attribute_like(definition, attribute)
        self.part_words(before)
        return True

    def part_words(self, index: int) -> None:
        """Put a blank before part `index` where it would run into the word before it (index.cmp eq)."""
        around = self.printer.parts[index - 1 : index + 1]
        left, right = (part if isinstance(part, str) else "" for part in (around[0], around[-1]))
        if len(around) == 2 and left[-1:].isalnum() and right[:1].isalnum():
            self.printer.parts.insert(index, " ")

    def types_of(self, node: Sequence[FormatNode]) -> list[Type]:
        kind = cast("str", node[0])
        if kind in ("qualified", "type"):
            return self.types_of(cast("Sequence[FormatNode]", node[1]))
        if kind == "operands":
            return [value.type for value in self.op.operand_values]
        if kind == "results":
            return self.op.result_types
        return [value.type for value in self.groups.get((kind, cast("str", node[1])), [])]

    def types_text(self, node: Sequence[FormatNode]) -> str:
        inner = node[1] if node[0] == "qualified" else node
        found = self.types_of(node)
        if node[0] == "type":
            # Qualified: in full.
            inner = node[1]
        elif node[0] in ("operand", "result") and len(found) == 1:
            short = self.short_type(cast("str", node[0]), cast("str", node[1]))
            return short_type_text(found[0], short) if short is not None else self.printer.type_text(found[0])
        types = [self.printer.type_text(type_) for type_ in found]
        if not isinstance(inner, str | int) and inner[0] == "operand" and self.is_nested(cast("str", inner[1])):
            return self.nested(cast("str", inner[1]), types)
        return ", ".join(types)

    def short_type(self, kind: str, name: str) -> str | None:
        """The type whose name is left out in `type($name)`, if it is one."""
        groups = self.definition.operands if kind == "operand" else self.definition.results
        return next((group.constraint.short for group in groups if group.name == name and group.kind == "one"), None)

    def regions(self, kind: str, parts: Sequence[FormatNode]) -> bool:
        regions = self.op.regions
        if kind == "region":
            names = [region.name for region in self.definition.regions]
            index = names.index(cast("str", parts[1]))
            last = index == len(names) - 1 and self.definition.regions[index].variadic
            regions = regions[index:] if last else regions[index : index + 1]
        implicit = self.definition.implicit_terminator is not None
        for number, region in enumerate(regions):
            if number:
                self.printer.write(",")
            self.lead()
            self.printer.region(region, terminator=not implicit)
        return True

    def dictionary(self, kind: str) -> None:
        elided = list(self.mentioned)
        elided += [group.segment_attribute for group in self.definition.operands if group.segment_attribute]
        mark = len(self.printer.parts)
        if kind == "prop-dict":
            entries = self.printer.dictionary_entries(self.op, elided)
            inherent = [(n, v) for n, v in entries if n in self.op.properties]
            if inherent:
                self.printer.write(f" <{dictionary_text(tuple(inherent))}>")
        else:
            self.printer.attribute_dictionary(self.op, elided, keyword=kind == "attr-dict-with-keyword")
        if len(self.printer.parts) > mark:
            self.space, self.punctuation = True, False

    def oilist(self, clauses: Sequence[tuple[str, Nodes]]) -> bool:
        for literal, nodes in clauses:
            if not any(self.is_present(node) or self.is_written_default(node) for node in nodes):
                continue
            self.literal(literal)
            if not self.run(nodes):
                return False
        return True

    def optional(self, parts: Sequence[FormatNode]) -> bool:
        nodes, other = cast("Nodes", parts[1]), cast("Nodes", parts[2])
        anchor = nodes[cast("int", parts[3])]
        return self.run(nodes if self.is_present(anchor) else other)

    def is_present(self, node: FormatNode) -> bool:
        """Whether the anchor of an optional group has something to print."""
        if isinstance(node, str | int):
            return False
        kind = cast("str", node[0])
        if kind in ("attr", "prop"):
            return self.attribute_present(cast("str", node[1]))
        if kind in ("operand", "result"):
            return bool(self.groups.get((kind, cast("str", node[1]))))
        if kind in ("operands", "results"):
            return bool(self.op.operands if kind == "operands" else self.op.results)
        if kind == "region":
            names = [region.name for region in self.definition.regions]
            index = names.index(cast("str", node[1]))
            return index < len(self.op.regions) and bool(self.op.regions[index].blocks)
        if kind in ("successor", "successors"):
            return bool(self.op.successors)
        if kind in ("type", "qualified", "ref"):
            return self.is_present(node[1])
        if kind == "functional-type":
            return self.is_present(node[1]) or self.is_present(node[2])
        if kind == "custom":
            return any(self.is_present(argument) for argument in cast("Nodes", node[2]))
        if kind == "optional":
            return any(self.is_present(inner) for inner in cast("Nodes", node[1]))
        return False

    def is_written_default(self, node: FormatNode) -> bool:
        """Whether a directive is of an attribute that may be missing and is there all the same, with its default."""
        if isinstance(node, str | int) or node[0] != "custom":
            return False
        names = [
            str(each[1]) for each in cast("Nodes", node[2]) if not isinstance(each, str | int) and each[0] == "attr"
        ]
        definitions = [self.definition.attribute(name) for name in names if self.op.attribute(name) is not None]
        return any(each is not None and each.optional for each in definitions)

    def attribute_present(self, name: str) -> bool:
        value = self.op.attribute(name)
        definition = self.definition.attribute(name)
        if value is None:
            return False
        return definition is None or not is_default(value, definition, self.knowledge)

    def has_effect(self, name: str) -> bool:
        """Whether the operation is another one without its attribute `name`."""
        definition, value = self.definition.attribute(name), self.op.properties.get(name)
        return definition is None or value is None or not is_default(value, definition, self.knowledge)


def is_default(value: Attribute, definition: AttributeDefinition, knowledge: Knowledge) -> bool:
    """Whether an attribute with this `value` means the same as without it: a default, or a flag that is not set."""
    kind = definition.syntax[0]
    if kind == "unit":
        return isinstance(value, IntegerAttr) and not value.value
    if kind == "optional" and definition.is_property:
        return isinstance(value, ArrayAttr) and not value.elements
    default = definition.default
    if default is None:
        return False
    if isinstance(value, IntegerAttr):
        if kind == "enum":
            enum = knowledge.registry.lookup_enum(str(definition.syntax[1]))
            return enum is not None and enum.value_of(default) == value.value
        return default == str(value.value) or default == str(value)
    if isinstance(value, DenseArrayAttr):
        return default == f"[{', '.join(map(str, value.values))}]"
    text = str(value)
    # An attribute of a dialect holds the value that is written: `#d.name<value>`, `#d<name value>`.
    body = text.partition("<")[2].rpartition(">")[0]
    return default in (text, text.partition(" : ")[0], body, body.partition(" ")[2], text.removesuffix("<>"))


def _fixed_regions(definition: OpDefinition) -> int:
    return sum(not region.variadic for region in definition.regions)
