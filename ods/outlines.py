"""Outlines: the parts of an operation's custom form, for completion and signature help.

An outline is made from the declarative format. Where there is none the syntax is code, and `outlines.py` of the dialect
says in one line what it looks like. An outline may leave out rare forms: nothing is read or refused by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import cast

from ..ir.records import dataclass
from .definitions import AttributeDefinition, EnumDefinition, FormatNode, OpDefinition, ValueGroup
from .dialect_modules import hand_written
from .knowledge import Knowledge
from .outline_table import DIRECTIVE_OUTLINES, GENERIC, STRUCTURED


def _by_hand(table: str, name: str) -> object:
    """The entry of an operation in `outlines.py` of its dialect; None without one."""
    found: Mapping[str, object] = getattr(hand_written(name.partition(".")[0], "outlines"), table, {})
    return found.get(name)


def last_lines(name: str) -> tuple[str, ...]:
    """The terminators of an operation's regions, one for each, that are written out; the others are implied."""
    return cast("tuple[str, ...]", _by_hand("LAST_LINES", name) or ())


def template_of(name: str) -> str | None:
    """The text that completion inserts, as a snippet, where the outline alone would leave out too much."""
    return cast("str | None", _by_hand("SNIPPETS", name))


def discardable(name: str) -> tuple[tuple[str, str], ...]:
    """Attributes that are often added to an operation, or to arguments of `name()`, and that no definition names.

    With how each is written for a start, in the notation of snippets.
    """
    return cast("tuple[tuple[str, str], ...]", _by_hand("DISCARDABLE", name) or ())


class PartKind(Enum):
    LITERAL = "literal"
    """A keyword or punctuation; `text` is its spelling."""
    OPERAND = "operand"
    INDICES = "indices"
    """Values and numbers in brackets, `[%i, 0]`; in parentheses if `many`."""
    DEFINITION = "definition"
    """A name that the operation gives to something: `%i` of a loop."""
    ARGUMENTS = "arguments"
    """`(%a: f32, %b: index)`."""
    ASSIGNMENTS = "assignments"
    """`(%a = %b, %c = %d)`."""
    TYPE = "type"
    FUNCTION_TYPE = "function type"
    """`(f32, f32) -> index`."""
    ATTRIBUTE = "attribute"
    REGION = "region"
    SUCCESSOR = "successor"
    DICTIONARY = "dictionary"
    """`text` is the keyword before it, mostly none."""
    PROPERTIES = "properties"
    SPACE = "space"
    """White space as it is printed, `text`; nothing to read."""
    OPTIONAL = "optional"
    """`parts`, or none of them."""
    CLAUSES = "clauses"
    """Each of `parts`, which are optional, in any order."""
    ANYTHING = "anything"
    """Unknown syntax."""


@dataclass(frozen=True)
class Part:
    """`text`: the spelling of a literal, else a name. `many`: a list with commas; `is_optional`: it may be absent."""

    kind: PartKind
    text: str = ""
    many: bool = False
    is_optional: bool = False
    parts: tuple[Part, ...] = ()
    of: tuple[str, ...] = ()
    """For types: the operand groups they are the types of. Empty for those of results and others."""
    group: ValueGroup | None = None
    attribute: AttributeDefinition | None = None
    words: tuple[str, ...] = ()
    """Spellings an attribute can have, if it is one of few."""
    default: str = ""
    """The initial text of it; its name when empty."""


Outline = tuple[Part, ...]


class Outlines:
    """The outlines of the operations that one `Knowledge` knows, each made once."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._known: dict[str, Outline] = {}
        self.generic: Outline = tuple(_Notation(None, {}).parts(GENERIC))
        """Of the generic form, after the name in quotes."""

    def of(self, name: str) -> Outline:
        """The outline after the name of the operation; empty for an unknown one."""
        found = self._known.get(name)
        if found is None:
            definition = self._knowledge.definition(name)
            if definition is None:
                return ()
            found = self._known[name] = self._made(definition)
        return found

    def _made(self, definition: OpDefinition) -> Outline:
        words = {each.name: self.spellings(each) for each in definition.attributes}
        written = cast("str | None", _by_hand("OUTLINES", definition.name))
        if written is not None:
            return tuple(_Notation(definition, words).parts(written))
        if definition.format is not None:
            return tuple(_FromFormat(definition, words).parts(definition.format))
        if definition.has_interface("DestinationStyleOpInterface"):
            return tuple(_Notation(definition, words).parts(STRUCTURED))
        if not definition.has_custom_syntax:
            return self.generic
        return (Part(PartKind.ANYTHING),)

    def spellings(self, attribute: AttributeDefinition) -> tuple[str, ...]:
        """The words that can represent `attribute`, if they are few: the cases of an enum."""
        if attribute.syntax[0] == "bool":
            return ("true", "false")
        enum = self.enum_of(attribute)
        return tuple(word for word in enum.keywords if word) if enum is not None else ()

    def enum_of(self, attribute: AttributeDefinition) -> EnumDefinition | None:
        """The enum an attribute holds a case of, within an attribute of its own or not."""
        head, *rest = attribute.syntax
        if head == "enum" and rest:
            return self._knowledge.registry.lookup_enum(str(rest[0]))
        if head != "attrdef" or not rest:
            return None
        dialect, _, mnemonic = str(rest[0]).partition(".")
        wrapper = self._knowledge.registry.lookup_attr(dialect, mnemonic)
        if wrapper is None or len(wrapper.parameters) != 1 or wrapper.parameters[0].kind[0] != "enum":
            return None
        return self._knowledge.registry.lookup_enum(str(wrapper.parameters[0].kind[1]))


@lru_cache(maxsize=8)
def outlines(knowledge: Knowledge) -> Outlines:
    """The outlines of `knowledge`, whose answers never change."""
    return Outlines(knowledge)


class _Maker:
    """Parts for the names of one definition; without one, for names that mean nothing in particular."""

    def __init__(self, definition: OpDefinition | None, words: Mapping[str, tuple[str, ...]]) -> None:
        self.definition = definition
        self.words = words
        self.operands = {group.name: group for group in definition.operands} if definition is not None else {}
        self.results = {group.name: group for group in definition.results} if definition is not None else {}

    def operand(self, name: str, suffix: str = "") -> Part:
        group = self.operands.get(name)
        many = suffix == "*" or (group is not None and group.kind in ("variadic", "nested"))
        optional = many or suffix == "?" or (group is not None and group.kind == "optional")
        return Part(PartKind.OPERAND, name, many, optional, group=group)

    def type(self, names: Sequence[str], *, is_operand: bool, suffix: str = "") -> Part:
        groups = [(self.operands if is_operand else self.results).get(name) for name in names]
        known = [group for group in groups if group is not None]
        many = suffix == "*" or len(names) != 1 or any(group.kind in ("variadic", "nested") for group in known)
        optional = suffix == "?" or bool(known and all(group.is_variable for group in known))
        of = tuple(names) if is_operand else ()
        group = known[0] if len(known) == 1 else None
        return Part(PartKind.TYPE, "type" if len(names) == 1 else "types", many, optional, of=of, group=group)

    def attribute(self, name: str, words: tuple[str, ...] = (), default: str = "") -> Part:
        found = self.definition.attribute(name) if self.definition is not None else None
        return Part(PartKind.ATTRIBUTE, name, attribute=found, words=words or self.words.get(name, ()), default=default)


class _FromFormat(_Maker):
    """From the nodes that `assembly_format.py` describes."""

    def parts(self, nodes: Sequence[FormatNode]) -> Iterator[Part]:
        for node in nodes:
            if isinstance(node, str):
                yield Part(PartKind.LITERAL, node)
            elif not isinstance(node, int):
                yield from self.node(cast("Sequence[FormatNode]", node))

    def node(self, node: Sequence[FormatNode]) -> Iterator[Part]:
        kind = cast("str", node[0])
        name = node[1] if len(node) > 1 and isinstance(node[1], str) else ""
        if kind == "operand":
            yield self.operand(name)
        elif kind in ("attr", "prop"):
            yield self.attribute(name)
        elif kind in ("optional", "oilist"):
            yield self.choice(node)
        elif kind in ("type", "functional-type"):
            yield self.types(node)
        elif kind in ("qualified", "ref"):
            yield from self.parts(node[1:2])
        elif kind == "custom":
            yield from self.directive(name, cast("Sequence[FormatNode]", node[2]))
        else:
            yield self.simple(kind, name)

    def simple(self, kind: str, name: str) -> Part:
        if kind == "operands":
            return Part(PartKind.OPERAND, "operands", many=True, is_optional=True)
        if kind in ("region", "regions"):
            return Part(PartKind.REGION, name, many=kind == "regions" or self.is_variadic_region(name))
        if kind in ("successor", "successors"):
            return Part(PartKind.SUCCESSOR, name, many=kind == "successors" or self.is_variadic_successor(name))
        if kind in ("attr-dict", "attr-dict-with-keyword"):
            return Part(PartKind.DICTIONARY, "attributes" if kind != "attr-dict" else "", is_optional=True)
        if kind == "prop-dict":
            return Part(PartKind.PROPERTIES, is_optional=True)
        if kind == "ws":
            return Part(PartKind.SPACE, name)
        return Part(PartKind.ANYTHING)

    def is_variadic_region(self, name: str) -> bool:
        return self.definition is not None and any(r.variadic for r in self.definition.regions if r.name == name)

    def is_variadic_successor(self, name: str) -> bool:
        return self.definition is not None and any(s.variadic for s in self.definition.successors if s.name == name)

    def choice(self, node: Sequence[FormatNode]) -> Part:
        if node[0] == "oilist":
            clauses = cast("Sequence[tuple[str, Sequence[FormatNode]]]", node[1])
            return Part(
                PartKind.CLAUSES,
                parts=tuple(
                    Part(PartKind.OPTIONAL, parts=(Part(PartKind.LITERAL, literal), *self.without_units(nodes)))
                    for literal, nodes in clauses
                ),
            )
        taken = Part(PartKind.OPTIONAL, parts=tuple(self.without_units(cast("Sequence[FormatNode]", node[1]))))
        other = tuple(self.without_units(cast("Sequence[FormatNode]", node[2])))
        if not other:
            return taken
        if not [part for part in taken.parts if part.kind is not PartKind.SPACE]:
            return Part(PartKind.OPTIONAL, parts=other)
        return Part(PartKind.CLAUSES, parts=(taken, Part(PartKind.OPTIONAL, parts=other)))

    def without_units(self, nodes: Sequence[FormatNode]) -> Iterator[Part]:
        """Parts of `nodes`; a unit attribute represents its group being there and is not written."""
        for part in self.parts(nodes):
            if part.attribute is None or part.attribute.syntax[0] != "unit":
                yield part

    def types(self, node: Sequence[FormatNode]) -> Part:
        if node[0] == "functional-type":
            inputs = cast("Sequence[FormatNode]", node[1])
            of = (str(inputs[1]),) if inputs[0] == "operand" else tuple(self.operands)
            return Part(PartKind.FUNCTION_TYPE, "function type", of=of)
        inner = cast("Sequence[FormatNode]", node[1])
        while inner[0] in ("qualified", "type"):
            inner = cast("Sequence[FormatNode]", inner[1])
        if inner[0] == "operands":
            return Part(PartKind.TYPE, "types", many=True, is_optional=True, of=tuple(self.operands))
        if inner[0] == "results":
            return Part(PartKind.TYPE, "types", many=True, is_optional=True)
        return self.type([str(inner[1])], is_operand=inner[0] == "operand")

    def directive(self, name: str, arguments: Sequence[FormatNode]) -> Iterator[Part]:
        """A directive written in C++: a few are described, of others the parts they are made of are not known."""
        if name == "DynamicIndexList":
            first = next(cast("Sequence[FormatNode]", one) for one in arguments if not isinstance(one, str | int))
            yield Part(PartKind.INDICES, str(first[1]), _is_in_parentheses(arguments))
        elif name in DIRECTIVE_OUTLINES:
            yield from _Notation(self.definition, self.words).parts(DIRECTIVE_OUTLINES[name])
        else:
            yield Part(PartKind.ANYTHING)


def _is_in_parentheses(arguments: Sequence[FormatNode]) -> bool:
    """Whether an index list is in parentheses rather than in square brackets."""
    return any(not isinstance(one, str | int) and "Paren" in str(one[1:2]) for one in arguments)


_TOKEN = re.compile(
    r"""\s*(?:
    (?P<space>_(?!\w)) | (?P<open>\[<) | (?P<close>>\]) | \{(?P<special>[a-z-]+)\} | ~(?P<free>[^~]*)~
  | (?P<sigil>[$%!\#^])(?P<name>\w+)(?P<suffix>[*?]?)(?:\((?P<words>[\w|]+)\))?
  | fn\((?P<inputs>\w*)\) | (?P<literal>[A-Za-z_][\w.]*|->|::|[^\s])
    )""",
    re.VERBOSE,
).match
_TIGHT = ("indices", "arguments", "assignments")
_SPECIAL = {
    "region": PartKind.REGION,
    "arguments": PartKind.ARGUMENTS,
    "assignments": PartKind.ASSIGNMENTS,
    "indices": PartKind.INDICES,
    "dict": PartKind.DICTIONARY,
    "props": PartKind.PROPERTIES,
    "any": PartKind.ANYTHING,
}


class _Notation(_Maker):
    """From the notation of `outline_table.py`."""

    def parts(self, text: str) -> list[Part]:
        stack: list[list[Part]] = [[]]
        pos = 0
        while (found := _TOKEN(text, pos)) is not None:
            pos = found.end()
            if found["space"]:
                stack[-1].append(Part(PartKind.SPACE, " "))
            elif found["open"]:
                stack.append([])
            elif found["close"]:
                group = stack.pop()
                stack[-1].append(Part(PartKind.OPTIONAL, parts=tuple(group)))
            else:
                if found["special"] in _TIGHT:
                    stack[-1].append(Part(PartKind.SPACE))
                stack[-1].append(self.part(found))
        return stack[0]

    def part(self, found: re.Match[str]) -> Part:
        if found["special"]:
            return self.special(found["special"])
        if found["free"] is not None:
            return Part(PartKind.ATTRIBUTE, "text", default=found["free"])
        if found["inputs"] is not None:
            of = (found["inputs"],) if found["inputs"] else tuple(self.operands)
            return Part(PartKind.FUNCTION_TYPE, "function type", of=of)
        if found["literal"]:
            return Part(PartKind.LITERAL, found["literal"])
        sigil, name, suffix = found["sigil"], found["name"], found["suffix"]
        if sigil == "$":
            return self.operand(name, suffix)
        if sigil == "%":
            return Part(PartKind.DEFINITION, name, many=suffix == "*")
        if sigil == "^":
            return Part(PartKind.SUCCESSOR, name, many=suffix == "*")
        if sigil == "!":
            is_operand = name in self.operands
            return self.type([name], is_operand=is_operand or name not in self.results, suffix=suffix)
        return self.attribute(name, tuple((found["words"] or "").split("|")) if found["words"] else ())

    def special(self, name: str) -> Part:
        if name == "keyword-dict":
            return Part(PartKind.DICTIONARY, "attributes", is_optional=True)
        if name == "results":
            return Part(PartKind.TYPE, "types", many=True)
        return Part(_SPECIAL[name], is_optional=name in ("dict", "props"))
