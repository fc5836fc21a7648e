"""Declarative assembly format reader: an operation read node by node.

The nodes are described in `ods/assembly_format.py`; what each reads follows
mlir/tools/mlir-tblgen/OpFormatGen.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ...ir.attributes import UNIT, DenseArrayAttr, DialectAttr, OpaqueAttr, attribute_type
from ...ir.base import Type
from ...ir.graph import Operation, Region
from ...ir.types import IntegerType
from ...ods.definitions import AttributeDefinition, FormatNode, OpDefinition
from ...ods.knowledge import Knowledge
from ...ods.parse_fault import ParseFault, UnknownSyntax
from ...ods.protocols import DirectiveArgument, FormatState, OperandUse
from ...ods.segments import segment_sizes
from .attribute_syntax import read_attribute_like
from .dictionaries import read_dictionary
from .finished_operation import finish
from .op_parser import OpReader
from .type_kinds import check_kind, fail_with_results

Nodes = Sequence[FormatNode]


def read_format(reader: OpReader, op: Operation, definition: OpDefinition, knowledge: Knowledge) -> None:
    """Read what follows the name of `op` and fill it in."""
    assert definition.format is not None
    state = FormatState(op, definition)
    FormatReader(reader, state, knowledge).run(definition.format)
    finish(reader, state, knowledge)


class FormatReader:
    """Interprets the nodes of a format, one after the other, and collects what they say in `state`."""

    __slots__ = ("knowledge", "op", "reader", "state")

    def __init__(self, reader: OpReader, state: FormatState, knowledge: Knowledge) -> None:
        self.reader = reader
        self.state = state
        self.op = state.op
        self.knowledge = knowledge

    def run(self, nodes: Nodes) -> None:
        for node in nodes:
            self.node(node)

    def node(self, node: FormatNode) -> None:
        if isinstance(node, str):
            self.literal(node)
            return
        parts = cast("Sequence[FormatNode]", node)
        kind = cast("str", parts[0])
        if kind == "optional":
            self.optional(parts)
        elif kind == "oilist":
            self.oilist(cast("Sequence[tuple[str, Nodes]]", parts[1]))
        elif kind == "custom":
            self.custom(cast("str", parts[1]), cast("Nodes", parts[2]))
        elif kind != "ws":
            handler = _HANDLERS.get(kind)
            if handler is None:
                self.reader.fail(f"the format of '{self.op.name}' has an unknown directive '{kind}'")
            handler(self, parts)

    def literal(self, text: str) -> None:
        if text[0].isalpha() or text[0] == "_":
            self.reader.keyword(text)
        else:
            self.reader.punctuation(text)

    # Variables

    def operand(self, parts: Sequence[FormatNode]) -> None:
        name = cast("str", parts[1])
        group = self.state.definition.operand_map[name]
        reader = self.reader
        if group.kind == "one":
            uses = [reader.operand()]
        elif group.kind == "optional":
            use = reader.optional_operand()
            uses = [use] if use is not None else []
        elif group.kind == "nested":
            uses = self.nested_operands(name, group.segment_attribute)
        else:
            uses = reader.operand_list()
        self.state.operands[name] = uses

    def nested_operands(self, name: str, attribute: str | None) -> list[OperandUse]:
        reader = self.reader
        uses: list[OperandUse] = []
        sizes: list[int] = []
        while reader.next_is("("):
            inner = reader.operand_list("(", ")")
            uses.extend(inner)
            sizes.append(len(inner))
            if not reader.optional_punctuation(","):
                break
        self.state.segments[name] = sizes
        if attribute is not None:
            self.op.properties[attribute] = DenseArrayAttr(IntegerType(32), tuple(sizes))
        return uses

    def all_operands(self, _: Sequence[FormatNode]) -> None:
        self.take_operands("", self.reader.operand_list())

    def take_operands(self, name: str, uses: list[OperandUse]) -> None:
        """Use `uses` for the group `name`, or for all groups when it is empty."""
        if name:
            self.state.operands[name] = uses
            return
        definition = self.state.definition
        slices = definition.operand_slices(len(uses))
        if slices is None:
            self.reader.fail(f"'{self.op.name}' takes another number of operands than {len(uses)}")
        for group, part in zip(definition.operands, slices, strict=True):
            self.state.operands[group.name] = uses[part]

    def attribute(self, parts: Sequence[FormatNode]) -> None:
        name = cast("str", parts[1])
        definition = self.state.definition.attribute(name)
        assert definition is not None
        reader = self.reader
        start = reader.skip()
        attribute = read_attribute_like(reader, definition, self.knowledge.registry)
        untyped = definition.constraint == "TypedAttrInterface" and attribute_type(attribute) is None
        # Whether a dialect's own attribute has a type is not known here.
        if untyped and not isinstance(attribute, DialectAttr | OpaqueAttr):
            reader.fail("invalid kind of attribute specified", start, reader.token_end)
        self.op.properties[name] = attribute
        reader.syntax.attribute_spans[name] = (start, reader.token_end)

    def region(self, parts: Sequence[FormatNode]) -> None:
        name = cast("str", parts[1])
        definition = next(region for region in self.state.definition.regions if region.name == name)
        regions: list[Region] = self.state.regions.setdefault(name, [])
        if not definition.variadic:
            regions.append(self.reader.region(self.op))
            return
        while (region := self.reader.optional_region(self.op)) is not None:
            regions.append(region)
            if not self.reader.optional_punctuation(","):
                break

    def all_regions(self, _: Sequence[FormatNode]) -> None:
        while self.reader.optional_region(self.op) is not None and self.reader.optional_punctuation(","):
            pass

    def successor(self, parts: Sequence[FormatNode]) -> None:
        name = cast("str", parts[1])
        variadic = any(s.variadic for s in self.state.definition.successors if s.name == name)
        before = len(self.op.successors)
        if not variadic:
            self.reader.successor(self.op)
        else:
            self.all_successors(parts)
        self.state.successors[name] = list(self.op.successors[before:])

    def all_successors(self, _: Sequence[FormatNode]) -> None:
        if self.reader.optional_successor(self.op) is not None:
            while self.reader.optional_punctuation(","):
                self.reader.successor(self.op)

    def dictionary(self, parts: Sequence[FormatNode]) -> None:
        is_strict = self.knowledge.has_strict_dictionaries(self.op.name)
        kind = cast("str", parts[0])
        read_dictionary(self.reader, self.op, self.state.definition, kind, self.attribute if is_strict else None)

    # Types

    def type(self, parts: Sequence[FormatNode]) -> None:
        self.types_into(cast("Sequence[FormatNode]", parts[1]))

    def take_types(self, node: FormatNode, types: list[Type]) -> None:
        """Use `types` for what `node` names, as if they had been read."""
        self.types_into(cast("Sequence[FormatNode]", node), types, is_written=True)

    def types_into(
        self,
        node: Sequence[FormatNode],
        given: list[Type] | None = None,
        *,
        may_be_short: bool = True,
        is_written: bool = False,
    ) -> None:
        """Read the types of what `node` names, or take those `given`, read there one by one if `is_written`."""
        kind = cast("str", node[0])
        if kind in ("qualified", "type"):
            short = may_be_short and kind != "qualified"
            self.types_into(cast("Sequence[FormatNode]", node[1]), given, may_be_short=short, is_written=is_written)
        elif kind in ("operands", "results"):
            self.distribute(kind, given if given is not None else self.reader.type_list())
        else:
            name = cast("str", node[1])
            table = self.state.operand_types if kind == "operand" else self.state.result_types
            groups = self.state.definition.operand_map if kind == "operand" else self.state.definition.result_map
            group = groups[name]
            if given is not None:
                if group.kind == "one" and is_written and given:
                    check_kind(self.reader, group, given[0], self.reader.pos)
                table[name] = given
            elif group.kind == "one":
                name_of = group.constraint.short if may_be_short else None
                lookup, start = self.knowledge.registry.lookup_type, self.reader.skip()
                if group.constraint.is_own and may_be_short and not self.reader.next_is("!"):
                    raise UnknownSyntax(start, start, f"the types of '{self.op.name}' are not described")
                if name_of is None:
                    type_ = self.reader.type()
                else:
                    from .elided_types import read_short_type

                    type_ = read_short_type(self.reader, name_of, lookup)
                if may_be_short:
                    check_kind(self.reader, group, type_, start)
                table[name] = [type_]
            elif group.kind == "optional":
                type_ = self.reader.optional_type()
                table[name] = [type_] if type_ is not None else []
            elif group.kind == "nested":
                table[name] = self.nested_types()
            else:
                table[name] = self.reader.type_list()

    def nested_types(self) -> list[Type]:
        types: list[Type] = []
        while self.reader.next_is("("):
            types.extend(self.reader.type_list("(", ")"))
            if not self.reader.optional_punctuation(","):
                break
        return types

    def distribute(self, kind: str, types: list[Type]) -> None:
        definition = self.state.definition
        if kind == "operands":
            sizes = [len(self.state.operands.get(group.name, [])) for group in definition.operands]
            known = sizes if self.state.operands else None
            slices = definition.operand_slices(len(types), known)
            groups, table = definition.operands, self.state.operand_types
        else:
            # Where the text has their sizes, the dictionary is before the types.
            sizes = (
                segment_sizes(self.op, "resultSegmentSizes")
                if definition.has_trait("AttrSizedResultSegments")
                else None
            )
            slices = definition.result_slices(len(types), sizes)
            groups, table = definition.results, self.state.result_types
        if slices is None:
            if kind == "operands":
                uses = [use for group in self.state.operands.values() for use in group]
                text = f"number of operands and types do not match: got {len(uses)} operands and {len(types)} types"
                if not uses:
                    self.reader.fail(text)
                self.reader.fail(text, uses[0].start, uses[-1].end)
            message = f"'{self.op.name}' has another number of {kind} than {len(types)} types"
            fail_with_results(self.reader, self.op.name, definition, len(types), message)
        for group, part in zip(groups, slices, strict=True):
            table[group.name] = types[part]

    def functional_type(self, parts: Sequence[FormatNode]) -> None:
        inputs, results = self.reader.function_type()
        self.types_into(cast("Sequence[FormatNode]", parts[1]), inputs)
        self.types_into(cast("Sequence[FormatNode]", parts[2]), results)

    def qualified(self, parts: Sequence[FormatNode]) -> None:
        inner = parts[1]
        if isinstance(inner, str | int) or inner[0] != "type":
            if is_definition(self.state.definition, inner) and not self.reader.next_is("#"):
                raise self.reader.fault("expected attribute value")
            self.node(inner)
        else:
            self.types_into(inner, may_be_short=False)

    def custom(self, name: str, arguments: Nodes) -> None:
        dialect = self.state.definition.dialect
        directive = self.knowledge.directive(dialect, name)
        if directive is None:
            pos = self.reader.skip()
            raise UnknownSyntax(pos, pos, f"the syntax of '{self.op.name}' is not described from here on")
        directive.parse(self.reader, self.state, [*map(DirectiveArgument.of, arguments)])

    def oilist(self, clauses: Sequence[tuple[str, Nodes]]) -> None:
        seen: set[str] = set()
        while (clause := next((each for each in clauses if self.reader.next_is(each[0])), None)) is not None:
            literal, nodes = clause
            if literal in seen:
                place = self.reader.syntax.name_start, self.reader.syntax.name_end
                text = f"`{literal}` clause can appear at most once in the expansion of the oilist directive"
                raise ParseFault(*place, text, is_of_operation=True)
            seen.add(literal)
            self.literal(literal)
            self.mark_unit(nodes)
            for node in nodes:
                if self.unit_name(node) is None:
                    self.node(node)

    def optional(self, parts: Sequence[FormatNode]) -> None:
        nodes, other = cast("Nodes", parts[1]), cast("Nodes", parts[2])
        anchor, inverted = cast("int", parts[3]), bool(parts[4])
        if inverted:
            if other and self.starts_with(other[0]):
                self.run(other)
            else:
                self.taken(nodes, anchor)
            return
        first = next((node for node in nodes if not _is_space(node)), None)
        if first is not None and self.starts_with(first):
            self.taken(nodes, anchor)
        else:
            self.run(other)

    def taken(self, nodes: Nodes, anchor: int) -> None:
        for node in nodes:
            if self.unit_name(node) is not None:
                self.mark_unit([node])
            else:
                self.node(node)

    def unit_name(self, node: FormatNode) -> str | None:
        """The name of a unit attribute, which represents its group being there and has no text of its own."""
        if isinstance(node, str) or cast("Sequence[FormatNode]", node)[0] not in ("attr", "prop"):
            return None
        name = cast("str", cast("Sequence[FormatNode]", node)[1])
        definition = self.state.definition.attribute(name)
        return name if definition is not None and definition.syntax[0] == "unit" else None

    def mark_unit(self, nodes: Nodes) -> None:
        for node in nodes:
            name = self.unit_name(node)
            if name is not None:
                self.op.properties[name] = UNIT

    def starts_with(self, node: FormatNode) -> bool:
        """Whether the text goes on with what `node` reads."""
        reader = self.reader
        if isinstance(node, str):
            return reader.next_is(node)
        parts = cast("Sequence[FormatNode]", node)
        kind = cast("str", parts[0])
        if kind in ("operand", "operands"):
            name = cast("str", parts[1]) if kind == "operand" else ""
            nested = any(g.name == name and g.kind == "nested" for g in self.state.definition.operands)
            return reader.next_is("(") if nested else reader.next_is_operand()
        if kind in ("region", "regions", "attr-dict"):
            return reader.next_is("{")
        if kind in ("successor", "successors"):
            return reader.next_is("^")
        if kind in ("attr", "prop"):
            definition = self.state.definition.attribute(cast("str", parts[1]))
            return definition is not None and self.attribute_follows(definition)
        if kind == "qualified":
            return self.starts_with(parts[1])
        if kind == "type":
            return reader.next_is_type()
        if kind == "functional-type":
            return reader.next_is("(")
        if kind == "attr-dict-with-keyword":
            return reader.next_is("attributes")
        if kind == "prop-dict":
            return reader.next_is("<")
        if kind == "custom":
            return self.custom_follows(parts)
        if kind == "oilist":
            return any(reader.next_is(clause[0]) for clause in cast("Sequence[tuple[str, Nodes]]", parts[1]))
        if kind == "optional":
            nodes = cast("Nodes", parts[1])
            return any(self.starts_with(n) for n in nodes if not _is_space(n))
        return False

    def custom_follows(self, parts: Sequence[FormatNode]) -> bool:
        """A directive that starts an optional group: present unless the text goes on with what cannot be its."""
        directive = self.knowledge.directive(self.state.definition.dialect, cast("str", parts[1]))
        if directive is not None and directive.follows is not None:
            return directive.follows(self.reader)
        reader = self.reader
        pos = reader.skip()
        return pos < reader.end and reader.text[pos] not in ":,)]>}" and not reader.next_is("attributes")

    def attribute_follows(self, definition: AttributeDefinition) -> bool:
        reader = self.reader
        kind = definition.syntax[0]
        if kind in ("symbol-name", "symbol-ref"):
            return reader.next_is("@")
        if kind == "str":
            return reader.next_is('"')
        if kind == "array":
            return reader.next_is("[")
        if kind == "dense":
            return reader.next_is("[") or reader.next_is("array")
        if kind == "enum" and definition.syntax[2:]:
            return reader.next_is(str(definition.syntax[2:][0]))
        if kind in ("enum", "attrdef"):
            pos = reader.skip()
            if pos >= reader.end:
                return False
            char = reader.text[pos]
            if char in ('#"' if kind == "enum" else '<#("'):
                return True
            enum = self.knowledge.registry.lookup_enum(str(definition.syntax[1])) if kind == "enum" else None
            if enum is not None:
                return any(keyword and reader.next_is(keyword) for keyword in enum.keywords)
            return char.isalpha() and kind == "attrdef" and not reader.next_is("attributes")
        if kind == "type":
            return reader.next_is_type()
        return reader.next_is_attribute()


def is_definition(definition: OpDefinition, node: FormatNode) -> bool:
    """Whether `node` is an attribute of a dialect's definition, of which an operation may write the body alone."""
    parts = cast("Sequence[FormatNode]", node)
    attribute = definition.attribute(str(parts[1])) if parts[0] in ("attr", "prop") else None
    return attribute is not None and attribute.syntax[0] == "attrdef"


def _is_space(node: FormatNode) -> bool:
    return not isinstance(node, str | int) and node[0] == "ws"


_HANDLERS = {
    "operand": FormatReader.operand,
    "operands": FormatReader.all_operands,
    "attr": FormatReader.attribute,
    "prop": FormatReader.attribute,
    "region": FormatReader.region,
    "regions": FormatReader.all_regions,
    "successor": FormatReader.successor,
    "successors": FormatReader.all_successors,
    "attr-dict": FormatReader.dictionary,
    "attr-dict-with-keyword": FormatReader.dictionary,
    "prop-dict": FormatReader.dictionary,
    "type": FormatReader.type,
    "functional-type": FormatReader.functional_type,
    "qualified": FormatReader.qualified,
}
