"""Compiled formats: the fast path for operations with a flat declarative format, one regex match each.

The result is what `format_reader` makes of the same text. When the expression does not match, or a part of it turns
out to be read differently, nothing has happened yet and the slow reader takes over: it finds the place and the words
of the error. Whatever is a function of the text alone, or of the types alone, is worked out once by the slow code and
remembered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TypeVar

from ...dialects.common.assembly.index_lists import DYNAMIC
from ...ir.attributes import UNIT, DenseArrayAttr
from ...ir.base import NO_ATTRIBUTES, Attribute, Type
from ...ir.graph import Operation, OpOperand, OpResult
from ...ir.records import dataclass
from ...ir.source import OpSyntax, Span, SymbolSpan, TypeSpan, shape_of
from ...ir.types import IntegerType
from ...ods.aliases import mentioned_aliases
from ...ods.definitions import AttributeDefinition, OpDefinition
from ...ods.knowledge import Knowledge
from ...ods.parse_fault import ParseFault
from ...ods.protocols import FormatState, OperandUse
from ...ods.segments import dense_i64
from ..text.recovery import LINE_END
from ..types.types import read_type
from .assembly_format import FormatReader
from .attribute_syntax import read_attribute_like
from .error_patterns import is_stray
from .format_regex import NAME, TYPE, FastPattern, Step, compile_pattern
from .op_parser import OpReader
from .type_inference import complete_types, deciding_attributes, operand_types, result_types

_MAX_CACHE_ENTRIES = 10_000
_MAX_TEXT_CHARS = 200
"""Code points; longer texts hardly repeat."""

_use = re.compile(rf"%{NAME}(?:#[0-9]+)?", re.ASCII).finditer
_type = re.compile(TYPE, re.ASCII).finditer
_item = re.compile(r"[%\w$.\-#]+", re.ASCII).findall
_ALIAS_OR_SYMBOL = re.compile("[#!@]").search

Regs = Sequence["tuple[int, int]"]
_types: dict[str, Type] = {}


_Key = TypeVar("_Key")
_Remembered = TypeVar("_Remembered")


def _remember(table: dict[_Key, _Remembered], key: _Key, value: _Remembered) -> None:
    if len(table) >= _MAX_CACHE_ENTRIES:
        table.clear()
    table[key] = value


def _read_type(reader: OpReader, start: int, end: int) -> Type | None:
    """The type that is written exactly there, None if the text reads otherwise."""
    text = reader.text[start:end]
    found = _types.get(text)
    if found is None:
        try:
            found, stop = read_type(reader.text, start, reader.aliases)
        except ParseFault:
            return None
        if stop != end:
            return None
        if len(text) <= _MAX_TEXT_CHARS and not mentioned_aliases(text):
            _remember(_types, text, found)
    return found


@dataclass(frozen=True, eq=False)
class _Known:
    """Facts that follow from the written types."""

    format: FastFormat
    operands: tuple[Type, ...]
    results: tuple[Type, ...] | None
    """None: to be asked of the operation itself (InferTypeOpInterface)."""
    operand_sizes: Attribute | None
    result_sizes: Attribute | None
    written: tuple[tuple[int, int, int, Type], ...] = ()
    """Each type in the text: the group it is in, and its range relative to the group."""

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]:
        """As `ir.source.Written`."""
        regs = self.format.groups_of(syntax) if self.written else ()
        if not regs:
            return []
        return [(regs[group][0] + start, regs[group][0] + end, type_) for group, start, end, type_ in self.written]

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]:
        """As `ir.source.Written`."""
        regs = self.format.groups_of(syntax)
        return self.format.attribute_places(regs) if regs else {}

    def symbol_spans(self, _: OpSyntax, /) -> list[SymbolSpan]:
        """As `ir.source.Written`: those of an operation are noted when it is read."""
        return []


def _is_followed(text: str, end: int, pos: int, limit: int) -> bool:
    """Whether the operation that ends at `end` has something at `pos`, on its line, that may be an error."""
    if pos >= limit or LINE_END(text, end, pos) is not None:
        return False
    return text[pos].isalpha() or is_stray(text, pos, limit)


class _Attribute:
    __slots__ = ("definition", "knowledge", "known", "name")

    def __init__(self, definition: AttributeDefinition, knowledge: Knowledge) -> None:
        self.name = definition.name
        self.definition = definition
        self.knowledge = knowledge
        self.known: dict[str, Attribute] = {}

    def read(self, reader: OpReader, start: int, end: int) -> Attribute | None:
        """The attribute between `start` and `end`, None if the text there reads otherwise."""
        reader.pos = start
        try:
            attribute = read_attribute_like(reader, self.definition, self.knowledge.registry)
        except ParseFault:
            return None
        if reader.token_end != end:
            return None
        text = reader.text[start:end]
        # Symbols and types also leave their places behind, and an alias has another meaning elsewhere.
        if self.definition.syntax[0] != "type" and len(text) <= _MAX_TEXT_CHARS and _ALIAS_OR_SYMBOL(text) is None:
            _remember(self.known, text, attribute)
        return attribute


class _Dictionary:
    __slots__ = ("inherent", "known", "read_dictionary")

    def __init__(self, kind: str, inherent: frozenset[str]) -> None:
        self.inherent = inherent
        """Names that the dictionary may not have."""
        self.read_dictionary: Callable[[OpReader, Operation], None] = _DICTIONARIES[kind]
        self.known: dict[str, Attribute] = {}
        """Always empty: each dictionary is read."""

    def read(self, reader: OpReader, start: int, end: int) -> Attribute | None:
        """Put the entries between `start` and `end` into `reader.op`; None if the text there reads otherwise."""
        reader.pos = start
        try:
            self.read_dictionary(reader, reader.op)
        except ParseFault:
            return None
        if self.inherent and not self.inherent.isdisjoint(reader.syntax.attribute_spans):
            return None
        return UNIT if reader.pos == end else None


class _IndexList:
    """`[%a, 4]`: the attribute has the numbers, and a mark in the place of each value."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[str, Attribute] = {}

    def read(self, reader: OpReader, start: int, end: int) -> Attribute:
        text = reader.text[start:end]
        numbers = [DYNAMIC if item[0] == "%" else int(item) for item in _item(text)]
        attribute = dense_i64(numbers)
        if len(text) <= _MAX_TEXT_CHARS:
            _remember(self.known, text, attribute)
        return attribute


_DICTIONARIES = {
    "attr-dict": OpReader.attribute_dictionary,
    "attr-dict-with-keyword": OpReader.attribute_dictionary_with_keyword,
    "prop-dict": OpReader.properties_dictionary,
}


class FastFormat:
    """Reads one kind of operation."""

    __slots__ = (
        "_attributes", "_by_text", "_by_types", "_deciding", "_end", "_infer", "_knowledge", "_match", "_ones",
        "_operands", "_successors", "_texts", "_typed_attribute", "_types", "_uses", "definition",
        "inherent", "name",
    )  # fmt: skip

    def __init__(self, definition: OpDefinition, pattern: FastPattern, knowledge: Knowledge) -> None:
        self.definition = definition
        self.name = definition.name
        self.inherent = definition.inherent_names
        self._knowledge = knowledge
        self._match = pattern.expression.match
        self._end = pattern.end
        self._by_text: dict[object, _Known] = {}
        self._by_types: dict[tuple[object, ...], _Known | None] = {}
        self._infer = knowledge.result_inference(definition.name)
        self._deciding = deciding_attributes(definition)
        self._types = [step for step in pattern.steps if step.kind == "types"]
        self._texts = tuple(step.group for step in self._types) or (pattern.end,)
        self._successors = [step.group for step in pattern.steps if step.kind == "successor"]
        kinds = ("attr", "unit", "dictionary", "index-list")
        self._attributes = [self._attribute_step(step) for step in pattern.steps if step.kind in kinds]
        self._typed_attribute = any(
            isinstance(step, _Attribute) and step.definition.syntax[0] == "type" for _, _, step in self._attributes
        )
        order = {group.name: number for number, group in enumerate(definition.operands)}
        self._operands = [step for step in pattern.steps if step.kind == "operands"]
        in_order = sorted(self._operands, key=lambda step: order.get(step.name, 0))
        self._uses = [(step.group, step.many) for step in in_order]
        # Where each operand is written exactly once, outside of optional groups.
        fixed = all(step.always and not step.many for step in in_order)
        self._ones = _picker([step.group for step in in_order]) if fixed and in_order else None

    def _attribute_step(self, step: Step) -> tuple[int, str, _Attribute | _Dictionary | _IndexList | None]:
        """The group, the name and how it is read; None for a unit attribute, which is there when its group is."""
        if step.kind == "index-list":
            return step.group, step.name, _IndexList()
        if step.kind == "unit":
            return step.group, step.name, None
        if step.kind == "dictionary":
            strict = self._knowledge.has_strict_dictionaries(self.name)
            return step.group, "", _Dictionary(step.name, self.inherent if strict else frozenset())
        return step.group, step.name, _Attribute(self.definition.attribute_map[step.name], self._knowledge)

    def read(self, reader: OpReader, start: int, name: Span) -> Operation | None:
        """The operation that starts at `start` and has its name at `name`.

        `reader` is at the next token then. None if only the slow reader can say what the text means: nothing has
        changed except the position of `reader`.
        """
        text = reader.text
        found = self._match(text, name[1], reader.end)
        if found is None:
            return None
        regs: Regs = found.regs
        end = regs[self._end][0]
        if not text.startswith("\n", end) and _is_followed(text, end, found.end(), reader.end):
            return None
        if reader.missing and reader.is_before_missing_brace(end):
            return None
        op = Operation(self.name)
        syntax = op.syntax = reader.syntax = OpSyntax(text, start, shape_of(start, end, *name))
        if self._attributes and not self._read_attributes(reader, op, syntax, regs):
            return None
        key: object = found.group(*self._texts)
        if self._ones is not None and not self._deciding:
            uses: Sequence[Span] = self._ones(regs)
            known = self._by_text.get(key)
        else:
            counts: list[int | None] = []
            uses = self._find_uses(text, regs, counts)
            key = (key, *counts, *[op.properties.get(name) for name in self._deciding])
            known = self._by_text.get(key)
        if known is None:
            known = self._from_text(reader, op, regs, len(uses), key)
            if known is None:
                return None
        if self._typed_attribute:
            syntax.type_spans = sorted([*syntax.type_spans, *known.type_spans(syntax)], key=_start)
        syntax.written = known
        # From here on the program changes.
        scope = reader.scope
        values = scope.values
        operands: list[OpOperand] = []
        for span, type_ in zip(uses, known.operands, strict=True):
            use = text[span[0] + 1 : span[1]]
            value = values.get(use)
            if value is None or value.type is not type_:
                value = scope.use(OperandUse(use, span[0], span[1]), type_)
            operands.append(OpOperand(op, value, span))
        if operands:
            op.operands = tuple(operands)
        if self._successors:
            self._connect(reader, op, regs)
        if known.operand_sizes is not None:
            op.properties["operandSegmentSizes"] = known.operand_sizes
        results = known.results
        if results is None:
            results = self._infer(op) if self._infer is not None else ()
        elif known.result_sizes is not None:
            op.properties["resultSegmentSizes"] = known.result_sizes
        if results:
            op.results = tuple([OpResult(op, index, type_) for index, type_ in enumerate(results)])
        op.properties, op.attributes = op.properties or NO_ATTRIBUTES, op.attributes or NO_ATTRIBUTES
        reader.pos = found.end()
        return op

    def _connect(self, reader: OpReader, op: Operation, regs: Regs) -> None:
        for group in self._successors:
            if regs[group][0] >= 0:
                reader.op, reader.pos = op, regs[group][0]
                reader.optional_successor(op)

    def _read_attributes(self, reader: OpReader, op: Operation, syntax: OpSyntax, regs: Regs) -> bool:
        """Whether all attributes could be read."""
        text, properties = reader.text, op.properties
        by_itself = False
        for group, name, step in self._attributes:
            start, end = regs[group]
            if step is None:
                if start >= 0:
                    properties[name] = UNIT
            elif start < end:
                attribute = step.known.get(text[start:end])
                if attribute is None:
                    if not by_itself and step.__class__ is not _IndexList:
                        reader.op, reader.inherent = op, self.inherent
                        by_itself = True
                    attribute = step.read(reader, start, end)
                    if attribute is None:
                        return False
                if name:
                    properties[name] = attribute
        if by_itself:
            syntax.attribute_spans.update(self.attribute_places(regs))
        return True

    def groups_of(self, syntax: OpSyntax) -> Regs:
        """The groups of the expression in the text of an operation that was read with it; empty if it changed."""
        found = self._match(syntax.source, syntax.name_end)
        if found is None or found.regs[self._end][0] != syntax.end:
            # The region around it ended there, at a brace that is missing or before what belongs to no region.
            found = self._match(syntax.source, syntax.name_end, syntax.end)
        return found.regs if found is not None else ()

    def attribute_places(self, regs: Regs) -> dict[str, Span]:
        """The ranges of attributes that have their own place in the format."""
        return {
            name: regs[group]
            for group, name, step in self._attributes
            if isinstance(step, _Attribute) and regs[group][0] < regs[group][1]
        }

    def _find_uses(self, text: str, regs: Regs, counts: list[int | None]) -> list[tuple[int, int]]:
        """Places of operand uses, in the order of the definition; `counts` gets their number for each step."""
        uses: list[tuple[int, int]] = []
        for group, many in self._uses:
            span = regs[group]
            start, end = span
            before = len(uses)
            if start < 0:
                counts.append(None)
                continue
            if start < end:
                if text[start] == "%" and (not many or text.find(",", start, end) < 0):
                    uses.append(span)
                else:
                    uses.extend([use.span() for use in _use(text, start, end)])
            counts.append(len(uses) - before)
        return uses

    def _counts(self, text: str, regs: Regs) -> list[int | None]:
        counts: list[int | None] = []
        self._find_uses(text, regs, counts)
        return counts

    def _from_text(self, reader: OpReader, op: Operation, regs: Regs, uses: int, key: object) -> _Known | None:
        """Facts that follow from the spelling of types, without resolving names."""
        written: list[tuple[int, int, int, Type]] = []
        types: list[tuple[Type, ...] | None] = []
        for step in self._types:
            start, end = regs[step.group]
            if start < 0:
                types.append(None)
                continue
            before = len(written)
            for found in _type(reader.text, start, end):
                type_ = _read_type(reader, found.start(), found.end())
                if type_ is None:
                    return None
                written.append((step.group, found.start() - start, found.end() - start, type_))
            types.append(tuple(place[3] for place in written[before:]))
        counts = [] if self._ones is not None else self._counts(reader.text, regs)
        same = (*types, *counts, *[op.properties.get(name) for name in self._deciding])
        if same not in self._by_types:
            _remember(self._by_types, same, self._learn(reader, op, regs, types))
        known = self._by_types[same]
        if known is None or len(known.operands) != uses:
            return None
        known = _Known(self, known.operands, known.results, known.operand_sizes, known.result_sizes, tuple(written))
        text = reader.text
        if not any(mentioned_aliases(text[regs[group][0] : regs[group][1]]) for group in self._texts):
            _remember(self._by_text, key, known)
        return known

    def _learn(
        self, reader: OpReader, op: Operation, regs: Regs, types: Sequence[tuple[Type, ...] | None]
    ) -> _Known | None:
        """Work out what follows from the types of each type step, as `format_reader.finish` does.

        None when they are not enough, or do not fit the operands.
        """
        depends = False

        def type_of(use: OperandUse) -> Type | None:
            nonlocal depends
            depends = True
            return reader.type_of(use)

        state = FormatState(op, self.definition)
        try:
            self._collect(reader, state, regs, types)
        except ParseFault:
            return None
        known = complete_types(type_of, state)
        by_group = operand_types(type_of, state, known)
        sizes = [len(state.operands.get(group.name, ())) for group in self.definition.operands]
        if depends or [len(types) for types in by_group] != sizes:
            return None
        results: tuple[Type, ...] | None = None
        result_sizes: Attribute | None = None
        if self._infer is None or state.result_types:
            result_groups = result_types(self.definition, known)
            results = tuple(type_ for types in result_groups for type_ in types)
            result_sizes = self._sizes("AttrSizedResultSegments", [len(types) for types in result_groups])
        operands = tuple(type_ for types in by_group for type_ in types)
        return _Known(self, operands, results, self._sizes("AttrSizedOperandSegments", sizes), result_sizes)

    def _collect(
        self, reader: OpReader, state: FormatState, regs: Regs, types: Sequence[tuple[Type, ...] | None]
    ) -> None:
        """The contents of `state` as the slow reader would collect them."""
        slow = FormatReader(reader, state, self._knowledge)
        for step in self._operands:
            start, end = regs[step.group]
            if start >= 0:
                found = [OperandUse(use.group()[1:], *use.span()) for use in _use(reader.text, start, end)]
                slow.take_operands(step.name, found)
        for step, given in zip(self._types, types, strict=True):
            if given is not None:
                slow.take_types(step.node, list(given))

    def _sizes(self, trait: str, sizes: list[int]) -> Attribute | None:
        return DenseArrayAttr(IntegerType(32), tuple(sizes)) if self.definition.has_trait(trait) else None


def _picker(groups: Sequence[int]) -> Callable[[Regs], Sequence[Span]]:
    """A function that selects the ranges of `groups`, at least one, from those of all."""
    if len(groups) == 1:
        only = groups[0]
        return lambda regs: (regs[only],)
    return itemgetter(*groups)


def _start(span: TypeSpan) -> int:
    return span[0]


def fast_format(definition: OpDefinition, knowledge: Knowledge) -> FastFormat | None:
    """The one-expression reader of `definition`; None where it has none."""
    pattern = compile_pattern(definition, knowledge)
    return FastFormat(definition, pattern, knowledge) if pattern is not None else None
