"""Format regexes: a declarative format without regions as one regular expression, with the meaning of its groups.

Where the expression matches, reading the same text node by node (`format_reader`) reaches the same end; where it does
not match, nothing is known. So every piece must either be unable to stop early, or be followed by a look at what
would make the slow reader go on. White space between tokens is allowed, comments are not.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, cast

from ...dialects.common.assembly.index_lists import DYNAMIC_INDEX_LIST
from ...ir.records import dataclass, replace
from ...ods.definitions import AttributeDefinition, FormatNode, OpDefinition
from ...ods.knowledge import Knowledge
from ..types.token_patterns import ATTRIBUTE_START, TYPE_START

Nodes = Sequence[FormatNode]
StepKind = Literal["operands", "types", "attr", "unit", "successor", "dictionary", "index-list"]

NAME = r"(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*)"
_W = r"[ \t\r\n]*"
_SKIP = r"[ \t\r\n]*(?://[^\r\n]*(?![^\r\n])[ \t\r\n]*)*"
_END_OF_WORD = r"(?![\w$.])"
_USE = rf"%{NAME}(?:#[0-9]+(?![\w$.\-#])|(?![\w$.\-#]| #))"
_FLAT = r'[^<>"%{}/\-]*(?:(?:->|-(?!>))[^<>"%{}/\-]*)*'
_BRACKETS = rf"<{_FLAT}(?:<{_FLAT}>{_FLAT})*>"
TYPE = rf"!?[A-Za-z_$][\w$.]*(?:{_BRACKETS}|(?![\w$.<\-]))"
"""Every type that the expression can end in the right place; whether it is a type is seen when it is read."""
_TYPES = rf"{TYPE}(?:{_W},{_W}{TYPE})*"
_DICTIONARY = r"\{[^{}]*\}"
_INDEX = rf"(?:-?[0-9]{{1,18}}(?![\w.])|{_USE})"
_NUMBER = r"-?[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?(?![\w.])"
_TAIL = rf'(?P<end>){_SKIP}(?:(?=[%}}^"])|\Z|(?!loc{_END_OF_WORD})(?=[A-Za-z_]))'
"""After an operation: white space up to something that can only belong to the next one."""


class NotFlat(Exception):
    """The format has something that no expression is made for."""


@dataclass(frozen=True)
class Step:
    """Content of one group of the expression."""

    kind: StepKind
    group: int
    node: FormatNode
    """For types: the operands or results that have them."""
    name: str = ""
    always: bool = True
    """False inside of optional groups, which may be absent."""
    many: bool = False
    """For operands and types: a list, or what may not be there, which may start with white space."""


@dataclass(frozen=True)
class FastPattern:
    """`expression` matches from after the operation's name; `steps` in the order of the text."""

    expression: re.Pattern[str]
    steps: tuple[Step, ...]
    end: int
    """The group whose start is the end of the operation; the match itself goes on to the next token."""


def compile_pattern(definition: OpDefinition, knowledge: Knowledge) -> FastPattern | None:
    """The expression for `definition.format`; None when there is no format or it is not flat."""
    if definition.format is None or definition.regions:
        return None
    compiler = _Compiler(definition, knowledge)
    try:
        text = compiler.nodes(definition.format)
    except NotFlat:
        return None
    expression = re.compile(text + _TAIL, re.ASCII)
    groups = expression.groupindex
    steps = tuple(replace(step, group=groups[f"g{number}"]) for number, step in enumerate(compiler.steps))
    return FastPattern(expression, steps, groups["end"])


class _Compiler:
    def __init__(self, definition: OpDefinition, knowledge: Knowledge) -> None:
        self.definition = definition
        self.knowledge = knowledge
        self.registry = knowledge.registry
        self.is_strict = knowledge.has_strict_dictionaries(definition.name)
        self.steps: list[Step] = []
        self.depth = 0
        """Number of optional groups around."""
        self.literals = Counter(_literals(definition.format or ()))
        # Where nothing else in the format can take a comma, a list that stops before one leads nowhere anyway.
        self.end_of_list = rf"(?!{_SKIP},)" if "," in self.literals else ""

    def nodes(self, nodes: Nodes) -> str:
        return "".join(self.node(node) for node in nodes)

    def group(self, pattern: str, kind: StepKind, node: FormatNode, name: str = "", many: bool = False) -> str:
        self.steps.append(Step(kind, 0, node, name, self.depth == 0, many))
        return f"(?P<g{len(self.steps) - 1}>{pattern})"

    def node(self, node: FormatNode) -> str:
        kind, parts = _kind(node)
        if kind == "literal":
            return _W + _literal(str(node))
        if kind == "ws":
            return ""
        if kind == "qualified":
            return self.qualified(parts[1])
        if kind in ("operand", "operands"):
            return self.operands(kind, node, parts)
        if kind == "type":
            return self.types(parts[1])
        if kind == "functional-type":
            return self.function(parts[1], parts[2])
        if kind in ("attr", "prop"):
            definition = self.attribute(parts)
            return _W + self.group(self.attribute_pattern(definition), "attr", node, definition.name)
        if kind == "optional":
            return self.optional(parts)
        if kind == "successor" and not any(successor.variadic for successor in self.definition.successors):
            # At the start of a line, it may be the next block.
            return r"[ \t]*" + self.group(rf"\^{NAME}(?![\w$.\-])", "successor", node)
        if kind == "custom":
            return self.index_list(str(parts[1]), cast("Sequence[Nodes]", parts[2]))
        if kind == "oilist":
            # Clauses are left to the slow reader.
            starts = [_literal(str(clause[0])) for clause in cast("Sequence[Nodes]", parts[1])]
            return rf"(?!{_SKIP}(?:{'|'.join(starts)}))"
        if kind == "prop-dict" and self.is_strict:
            return rf"(?!{_SKIP}<)"
        if kind in ("attr-dict", "attr-dict-with-keyword", "prop-dict"):
            first, whole = _DICTIONARIES[kind]
            # Nothing else takes a brace.
            otherwise = rf"(?!{_SKIP}{first})" if first != r"\{" else ""
            return self.group(rf"{_W}{whole}|{otherwise}", "dictionary", node, kind)
        raise NotFlat

    def operands(self, kind: str, node: FormatNode, parts: Nodes) -> str:
        size = "variadic" if kind == "operands" else self.size(parts)
        name = "" if kind == "operands" else str(parts[1])
        if size == "one":
            return _W + self.group(_USE, "operands", node, name)
        rest = rf"(?:{_W},{_W}{_USE})*{self.end_of_list}" if size == "variadic" else ""
        return self.group(rf"{_W}{_USE}{rest}|(?!{_SKIP}%)", "operands", node, name, many=True)

    def index_list(self, directive: str, arguments: Sequence[Nodes]) -> str:
        """`[%a, 4]`, the only directive that is common and flat: its group holds values and an attribute."""
        kinds = [argument[0] for argument in arguments]
        known = self.knowledge.directive(self.definition.dialect, directive)
        if known is not DYNAMIC_INDEX_LIST or kinds != ["operand", "attr"] or self.depth:
            raise NotFlat
        name = str(arguments[1][1])
        group = self.group(rf"\[{_W}(?:{_INDEX}(?:{_W},{_W}{_INDEX})*{_W})?\]", "index-list", arguments[1], name)
        return _W + self.group(group, "operands", arguments[0], str(arguments[0][1]), many=True)

    def types(self, node: FormatNode) -> str:
        is_whole = _kind(node)[0] == "qualified"
        node = _named(node)
        kind, parts = _kind(node)
        size = "variadic" if kind in ("operands", "results") else self.size(parts)
        if size == "one":
            # Where the name of the type may be left out, only one with its name is like all others.
            pattern = TYPE if is_whole or not self.may_be_short(parts) else f"(?=!){TYPE}"
            return _W + self.group(pattern, "types", node)
        if size == "variadic":
            return self.group(rf"{_W}{TYPE}(?:{_W},{_W}{TYPE})*{self.end_of_list}", "types", node, many=True)
        return self.group(rf"{_W}{TYPE}|(?!{_SKIP}{TYPE_START})", "types", node, many=True)

    def function(self, inputs: FormatNode, results: FormatNode) -> str:
        # The space before the types belongs to them: two stretches of it beside each other take quadratic time.
        before = self.group(f"(?:{_W}{_TYPES})?", "types", _named(inputs), many=True)
        after = self.group(rf"{TYPE}|\({_W}(?:{_TYPES}{_W})?\)", "types", _named(results), many=True)
        return rf"{_W}\({before}{_W}\){_W}->{_W}{after}"

    def size(self, parts: Nodes) -> str:
        """The kind of the operand or result group that a node names."""
        groups = self.definition.operands if parts[0] == "operand" else self.definition.results
        found = next((group.kind for group in groups if group.name == parts[1]), "nested")
        if found == "nested":
            raise NotFlat
        return found

    def may_be_short(self, parts: Nodes) -> bool:
        """Whether the type of the group that a node names may be written without its name."""
        groups = self.definition.operands if parts[0] == "operand" else self.definition.results
        return any(group.name == parts[1] and (group.constraint.short or group.constraint.is_own) for group in groups)

    # Attributes

    def qualified(self, node: FormatNode) -> str:
        kind, parts = _kind(node)
        definition = self.attribute(parts) if kind in ("attr", "prop") else None
        if definition is None or definition.syntax[0] != "attrdef":
            return self.node(node)
        return _W + self.group(_QUALIFIED, "attr", node, definition.name)

    def attribute(self, parts: Nodes) -> AttributeDefinition:
        definition = self.definition.attribute(str(parts[1]))
        if definition is None:
            raise NotFlat
        return definition

    def attribute_pattern(self, definition: AttributeDefinition) -> str:
        kind = definition.syntax[0]
        simple = _ATTRIBUTES.get(str(kind))
        if simple is not None:
            return simple
        if kind in ("int", "float") and definition.type is not None:
            return rf"{_NUMBER}(?!{_SKIP}:{_SKIP}{re.escape(definition.type)}{_END_OF_WORD})"
        if kind in ("int", "float", "any", "typed"):
            return rf"(?:true|false){_END_OF_WORD}|{_NUMBER}(?:{_W}:{_W}{TYPE}|(?!{_SKIP}:))"
        if kind == "enum" and len(definition.syntax) == 2:
            return self.enum_pattern(definition)
        raise NotFlat

    def enum_pattern(self, definition: AttributeDefinition) -> str:
        word = rf"[A-Za-z_][\w$.]*{_END_OF_WORD}"
        enum = self.registry.lookup_enum(str(definition.syntax[1]))
        if enum is None or not enum.is_bits:
            return word
        separator = re.escape(enum.separator.strip() or "|")
        return rf"{word}(?:{_W}{separator}{_W}{word})*(?!{_SKIP}{separator})"

    # Groups

    def optional(self, parts: Nodes) -> str:
        nodes, other = cast("Nodes", parts[1]), cast("Nodes", parts[2])
        if parts[4]:
            return self.either(other, other[:1], nodes, taken_first=False)
        first = next((node for node in nodes if _kind(node)[0] != "ws"), None)
        return self.either(nodes, [] if first is None else [first], other, taken_first=True)

    def either(self, probed: Nodes, first: Nodes, other: Nodes, taken_first: bool) -> str:
        """`probed` where the text goes on with its `first` node, `other` elsewhere."""
        start = self.first(first[0]) if first else None
        if start is None:
            return self.nodes(other) if taken_first else self.taken(other)
        self.depth += 1
        a = self.taken(probed) if taken_first else self.nodes(probed)
        b = self.nodes(other) if taken_first else self.taken(other)
        self.depth -= 1
        literal = first[0] if isinstance(first[0], str) and taken_first else ""
        if literal in _DECISIVE and self.literals[literal] == 1 and not b:
            # Nothing else in the format, and nothing after it, takes this token.
            return f"(?:{a})?"
        return rf"(?:(?={_SKIP}{start}){a}|(?!{_SKIP}{start}){b})"

    def taken(self, nodes: Nodes) -> str:
        return "".join(self.unit(node) or self.node(node) for node in nodes)

    def unit(self, node: FormatNode) -> str | None:
        """An empty group for a unit attribute: that the text comes here is all that says it is set."""
        kind, parts = _kind(node)
        if kind not in ("attr", "prop"):
            return None
        definition = self.attribute(parts)
        return self.group("", "unit", node, definition.name) if definition.syntax[0] == "unit" else None

    def first(self, node: FormatNode) -> str | None:
        """The start of `node` as the slow reader recognises it; None if it takes nothing for it."""
        kind, parts = _kind(node)
        if kind == "literal":
            return _literal(str(node))
        if kind == "qualified":
            return self.first(parts[1])
        if kind in ("attr", "prop"):
            return self.first_of_attribute(self.attribute(parts))
        if kind == "optional":
            starts = [self.first(inner) for inner in cast("Nodes", parts[1]) if _kind(inner)[0] != "ws"]
            known = [start for start in starts if start is not None]
            return f"(?:{'|'.join(known)})" if known else None
        if kind == "ws":
            return None
        found = _FIRST.get(kind)
        if found is None:
            raise NotFlat
        return found

    def first_of_attribute(self, definition: AttributeDefinition) -> str:
        kind = definition.syntax[0]
        if kind in ("symbol-name", "symbol-ref"):
            return "@"
        if kind == "str":
            return '"'
        if kind == "dense":
            return rf"(?:\[|array{_END_OF_WORD})"
        if kind == "type":
            return TYPE_START
        if kind == "enum" and len(definition.syntax) == 2:
            enum = self.registry.lookup_enum(str(definition.syntax[1]))
            if enum is not None:
                words = "|".join(re.escape(word) for word in enum.keywords)
                return rf'(?:[<#("]|(?:{words}){_END_OF_WORD})'
        if kind == "attrdef":
            return rf'(?:[<#("]|(?!attributes{_END_OF_WORD})(?:[A-Za-z]|[^\x00-\x7f]))'
        if kind in ("unit", "enum"):
            raise NotFlat
        return f"(?:{ATTRIBUTE_START}|{TYPE_START})"


def _literals(nodes: Nodes) -> Iterator[str]:
    """All literals of a format; those that a functional type brings with it too."""
    for node in nodes:
        kind, parts = _kind(node)
        if kind == "literal":
            yield str(node)
        elif kind == "functional-type":
            yield from ("(", ")", "->", "(", ")")
        elif kind == "optional":
            yield from _literals(cast("Nodes", parts[1]))
            yield from _literals(cast("Nodes", parts[2]))


def _kind(node: FormatNode) -> tuple[str, Nodes]:
    if isinstance(node, str):
        return "literal", ()
    parts = cast("Nodes", node)
    return str(parts[0]), parts


def _named(node: FormatNode) -> FormatNode:
    """The group for which a type is given, without the wrapping."""
    kind, parts = _kind(node)
    return _named(parts[1]) if kind in ("qualified", "type") else node


def _literal(text: str) -> str:
    is_word = text[-1].isalnum() or text[-1] == "_"
    return re.escape(text) + (_END_OF_WORD if is_word else "")


_DECISIVE = frozenset(("(", ":", "->", ","))
_DICTIONARIES = {
    "attr-dict": (r"\{", _DICTIONARY),
    "attr-dict-with-keyword": (rf"attributes{_END_OF_WORD}", rf"attributes{_END_OF_WORD}{_W}{_DICTIONARY}"),
    "prop-dict": ("<", rf"<{_W}{_DICTIONARY}{_W}>"),
}
_ATTRIBUTES = {
    "symbol-name": rf"@[A-Za-z_][\w$.]*(?![\w$.\-])(?!{_SKIP}::)",
    "symbol-ref": rf"@[A-Za-z_][\w$.]*(?![\w$.\-])(?!{_SKIP}::)",
    "str": r'"[^"\\\r\n]*"',
    "bool": rf"(?:true|false){_END_OF_WORD}",
    "type": TYPE,
    "dense": r'\[[^\[\]"%{}/]*\]',
    "array": r'\[[^\[\]"%{}/]*(?:\[[^\[\]"%{}/]*\][^\[\]"%{}/]*)*\]',
    "attrdef": r'<[^<>"%{}/\-]*>',
}
_QUALIFIED = r'#[A-Za-z_][\w$.]*(?:<[^<>"%{}/\-]*>|(?![\w$.<\-]))'
_FIRST = {
    "operand": r"%(?:[0-9]|[A-Za-z_$.\-])",
    "operands": r"%(?:[0-9]|[A-Za-z_$.\-])",
    "type": TYPE_START,
    "functional-type": r"\(",
    "successor": r"\^",
    "attr-dict": r"\{",
    "attr-dict-with-keyword": rf"attributes{_END_OF_WORD}",
    "prop-dict": "<",
}
