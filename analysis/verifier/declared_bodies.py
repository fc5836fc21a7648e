"""Bodies of types and attributes with a declarative format: the first place where a body does not follow it.

Upstream's parsers of them are made from the same formats (mlir/tools/mlir-tblgen/AttrOrTypeFormatGen.cpp). A parameter
of a kind that is not looked into ends at the next comma or bracket outside of brackets.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from ...ir.lazy_pattern import lazy_pattern
from ...ods.definitions import AttrOrTypeDefinition, FormatNode, Parameter
from ...ods.registry import Registry
from ...ods.requirement_words import missing_case_words, unknown_case_words

_KEYWORD = lazy_pattern(r"[A-Za-z_][\w$.]*", re.ASCII).match
_INTEGER = lazy_pattern(r"-?(?:0x[0-9a-fA-F]+|[0-9]+)").match
_FLAGS = lazy_pattern(r"\w+(?:\s*[|,]\s*\w+)*").match
_STRING = lazy_pattern(r'"(?:[^"\\]|\\.)*"', re.DOTALL).match
_OPENING, _CLOSING = frozenset("<([{"), frozenset(">)]}")


class _Wrong(Exception):
    """The words of an error."""


class _Unclear(Exception):
    """The body cannot be followed any further."""


def body_fault(definition: AttrOrTypeDefinition, text: str, registry: Registry) -> str | None:
    """Upstream's first error about `text`, what follows the mnemonic; None where there is none, or it is not known."""
    if definition.custom or definition.format is None:
        return None
    try:
        _Body(definition, text, registry).nodes(definition.format)
    except _Wrong as wrong:
        return str(wrong)
    except _Unclear:
        return None
    return None


class _Body:
    def __init__(self, definition: AttrOrTypeDefinition, text: str, registry: Registry) -> None:
        self.definition = definition
        self.text = text
        self.registry = registry
        self.pos = 0
        self.parameters = {each.name: each for each in definition.parameters}

    def skip(self) -> int:
        while self.pos < len(self.text) and self.text[self.pos].isspace():
            self.pos += 1
        return self.pos

    def nodes(self, nodes: Sequence[FormatNode]) -> None:
        for node in nodes:
            if isinstance(node, str):
                self.literal(node)
                continue
            parts = cast("Sequence[FormatNode]", node)
            kind = parts[0]
            if kind == "ws":
                continue
            if kind == "optional":
                self.optional(cast("Sequence[FormatNode]", parts[1]))
                continue
            if kind == "struct":
                self.struct(cast("Sequence[Sequence[str]]", parts[1]))
            elif kind == "param" and str(parts[1]) in self.parameters:
                self.parameter(self.parameters[str(parts[1])])
            else:
                raise _Unclear

    def optional(self, nodes: Sequence[FormatNode]) -> None:
        """A group that begins with a literal is there if that is."""
        if not nodes or not isinstance(nodes[0], str):
            raise _Unclear
        if self.starts_with(nodes[0]):
            self.nodes(nodes)

    def starts_with(self, word: str) -> bool:
        place = self.skip()
        if not self.text.startswith(word, place):
            return False
        end = place + len(word)
        return not (word[0].isalpha() and end < len(self.text) and (self.text[end].isalnum() or self.text[end] == "_"))

    def literal(self, word: str) -> None:
        if not self.starts_with(word):
            raise _Wrong(f"expected '{word}'")
        self.pos += len(word)

    def struct(self, listed: Sequence[Sequence[str]]) -> None:
        names = [str(each[1]) for each in listed if len(each) > 1] or [*self.parameters]
        wanted = {name for name in names if name in self.parameters}
        if len(wanted) != len(names):
            raise _Unclear
        seen: set[str] = set()
        is_fixed = all(not self.parameters[name].optional for name in names)
        while True:
            key = _KEYWORD(self.text, self.skip())
            if key is None and not seen and all(self.parameters[name].optional for name in names):
                return
            if key is None:
                # The sentence on the struct follows it.
                raise _Wrong("expected valid keyword")
            self.pos = key.end()
            if key.group() not in wanted - seen:
                raise _Wrong(f"duplicate or unknown struct parameter name: {key.group()}")
            seen.add(key.group())
            self.literal("=")
            self.parameter(self.parameters[key.group()])
            if len(seen) == len(names) and is_fixed:
                return
            if not self.starts_with(","):
                break
            self.pos += 1
        if is_fixed:
            raise _Wrong("expected ','")
        missing = [name for name in names if name not in seen and not self.parameters[name].optional]
        if missing:
            raise _Wrong(f"struct is missing required parameter: {missing[0]}")

    def parameter(self, parameter: Parameter) -> None:
        kind = parameter.kind[0]
        if kind == "array":
            # Its elements have commas between, as what follows it may.
            raise _Unclear
        place = self.skip()
        if parameter.optional and kind not in ("int", "uint", "str-attr", "enum"):
            self.anything()
        elif kind in ("int", "uint"):
            self.integer(place)
        elif kind == "str-attr" and self.text[place : place + 1].isdigit():
            raise _Wrong("invalid kind of attribute specified")
        elif kind == "enum":
            self.case(str(parameter.kind[1]), parameter.cpp)
        else:
            self.anything()

    def integer(self, place: int) -> None:
        found = _INTEGER(self.text, place)
        if found is None:
            if self.text[place : place + 1] in ("", "$"):
                raise _Unclear
            raise _Wrong("expected integer value")
        self.pos = found.end()

    def case(self, key: str, cpp: str) -> None:
        enum = self.registry.lookup_enum(key)
        if enum is None:
            raise _Unclear
        if enum.is_bits:
            self.flags()
            return
        found = _KEYWORD(self.text, self.skip())
        if found is None:
            quoted = _STRING(self.text, self.pos)
            if quoted is None:
                raise _Wrong(missing_case_words(enum))
            self.pos = quoted.end()
            return
        self.pos = found.end()
        if enum.value_of(found.group()) is None and not enum.quoted:
            raise _Wrong(unknown_case_words(enum, cpp, found.group()))

    def flags(self) -> None:
        """Keywords with `|` or commas between; what they are is checked elsewhere."""
        found = _FLAGS(self.text, self.skip())
        if found is None:
            raise _Unclear
        self.pos = found.end()

    def anything(self) -> None:
        """Up to the next `,` or closing bracket outside of brackets."""
        depth, start = 0, self.skip()
        while self.pos < len(self.text):
            char = self.text[self.pos]
            if char == '"':
                quoted = _STRING(self.text, self.pos)
                if quoted is None:
                    raise _Unclear
                self.pos = quoted.end()
                continue
            if char == "-" and self.text.startswith("->", self.pos):
                if depth == 0 and not self.text[start : self.pos].rstrip().endswith(")"):
                    # No function's arrow, but a word of the format.
                    break
                self.pos += 2
                continue
            if depth == 0 and (char == "," or char in _CLOSING):
                break
            depth += (char in _OPENING) - (char in _CLOSING)
            self.pos += 1
        if self.pos == start or depth:
            raise _Unclear
