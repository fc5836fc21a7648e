"""Pipeline strings: the grammar of `canonicalize,builtin.module(func.func(cse)),x{flag=true list=a,b}`.

The text becomes a tree of names with offsets; `pipelines.py` turns that into passes. Plain lists, which
is what people type, are read without the grammar, because loading lark costs more than most passes.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from ...ir.records import dataclass

if TYPE_CHECKING:
    from lark import Token, Tree, UnexpectedInput


@dataclass(frozen=True)
class OptionText:
    """`name=value` as written, quotes and braces included; `value` is None for a bare name. Offsets of both."""

    name: str
    value: str | None
    start: int
    end: int


@dataclass(frozen=True)
class PassText:
    """One pass or the name of a pipeline. The offsets are those of the name."""

    name: str
    start: int
    end: int
    options: tuple[OptionText, ...] = ()


@dataclass(frozen=True)
class NestedText:
    """`anchor(...)`: what is inside runs on each operation of that name."""

    anchor: str
    start: int
    end: int
    elements: tuple[PassText | NestedText, ...]


class PipelineError(Exception):
    """A pipeline nobody can run. `offset` is a place in `text`; `str` shows it with a caret below."""

    def __init__(self, message: str, text: str, offset: int) -> None:
        super().__init__(message, text, offset)
        self.message = message
        self.text = text
        self.offset = offset

    def __str__(self) -> str:
        line_start = self.text.rfind("\n", 0, self.offset) + 1
        line = self.text[line_start:].partition("\n")[0]
        return f"{self.message}\n  {line}\n  {' ' * (self.offset - line_start)}^"


_NAME = r"[A-Za-z_][A-Za-z0-9_.\-]*"
# Also as on a command line: `--name`, `-name`, `--name=option=value`.
_SIMPLE = re.compile(rf"\s*(?:--?)?({_NAME})(?:\s*\{{([^{{}}\"'()]*)\}}|=([^\s,{{}}\"'()]+))?\s*")
_SIMPLE_OPTION = re.compile(rf"({_NAME})(?:=(\S+))?(?=\s|$)")


def read_pipeline(text: str) -> tuple[PassText | NestedText, ...]:
    """The elements of a pipeline; empty for blank text.

    Raises:
        PipelineError: the text is no pipeline. Whether its passes exist is not looked at.
    """
    simple = _read_simple(text)
    return simple if simple is not None else _read_with_grammar(text)


def _read_simple(text: str) -> tuple[PassText, ...] | None:
    """None when there is anything but names, commas and plain options."""
    if not text.strip():
        return ()
    elements: list[PassText] = []
    position = 0
    while True:
        match = _SIMPLE.match(text, position)
        if match is None:
            return None
        group = 2 if match[2] is not None else 3
        options = _read_simple_options(text, *match.span(group)) if match[group] is not None else ()
        if options is None:
            return None
        elements.append(PassText(match[1], match.start(1), match.end(1), options))
        position = match.end()
        if position == len(text):
            return tuple(elements)
        if text[position] == ",":
            position += 1
        elif text[position] != "-":
            return None


def _read_simple_options(text: str, start: int, end: int) -> tuple[OptionText, ...] | None:
    options: list[OptionText] = []
    position = start
    while position < end:
        if text[position].isspace():
            position += 1
            continue
        match = _SIMPLE_OPTION.match(text[:end], position)
        if match is None:
            return None
        options.append(OptionText(match[1], match[2], match.start(), match.end()))
        position = match.end()
    return tuple(options)


class _Parser(Protocol):
    def parse(self, text: str) -> Tree[Token]: ...


@lru_cache(maxsize=1)
def _parser() -> _Parser:
    from lark import Lark

    grammar = Path(__file__).with_name("pipeline_text.lark").read_text(encoding="utf-8")
    made = Lark(grammar, parser="lalr", propagate_positions=True, maybe_placeholders=False)
    return cast("_Parser", made)


def _read_with_grammar(text: str) -> tuple[PassText | NestedText, ...]:
    from lark import UnexpectedInput

    lead = len(text) - len(text.lstrip())
    body = text.strip()
    try:
        tree = _parser().parse(body)
    except UnexpectedInput as error:
        offset, allowed = _failure(error, body)
        found = f"`{body[offset]}`" if offset < len(body) else "the end"
        advice = "; options are separated by spaces" if found == "`,`" and "_RBRACE" in allowed else ""
        raise PipelineError(f"expected {_words(allowed)}, found {found}{advice}", text, lead + offset) from None
    return tuple(_elements(tree.children, text, lead))


def _failure(error: UnexpectedInput, body: str) -> tuple[int, set[str]]:
    """Offset in `body` of what does not belong there, and the terminals that could be there."""
    from lark import UnexpectedCharacters, UnexpectedToken

    offset = len(body)
    allowed: set[str] = set()
    if isinstance(error, UnexpectedCharacters):
        offset, allowed = cast("int", error.pos_in_stream), error.allowed or set()
    elif isinstance(error, UnexpectedToken):
        # The token that represents the end has the place of the one before it.
        token = cast("Token", error.token)
        offset = offset if token.type == "$END" else token.start_pos or 0
        allowed = error.accepts or error.expected
    return offset + len(body[offset:]) - len(body[offset:].lstrip()), allowed


_SPELLING = {
    "NAME": "a pass name",
    "KEY": "an option name",
    "WORD": "a value",
    "QUOTED": "a string",
    "_COMMA": "`,`",
    "_LBRACE": "`{`",
    "_RBRACE": "`}`",
    "_LPAR": "`(`",
    "_RPAR": "`)`",
    "_EQUALS": "`=`",
}


def _words(terminals: set[str]) -> str:
    """The expected tokens in words."""
    return " or ".join(spelling for name, spelling in _SPELLING.items() if name in terminals) or "the end"


def _elements(children: list[Tree[Token] | Token], text: str, lead: int) -> list[PassText | NestedText]:
    result: list[PassText | NestedText] = []
    for pipeline in _subtrees(children):
        for element in _subtrees(pipeline.children):
            name = _token(element)
            start = lead + (name.start_pos or 0)
            end = start + len(name)
            rest = _subtrees(element.children)
            if element.data == "nested":
                result.append(NestedText(str(name), start, end, tuple(_elements([*rest], text, lead))))
            else:
                options = [_option(option, text, lead) for group in rest for option in _subtrees(group.children)]
                result.append(PassText(str(name), start, end, tuple(options)))
    return result


def _option(option: Tree[Token], text: str, lead: int) -> OptionText:
    key = _token(option)
    start = lead + (key.start_pos or 0)
    key_end = start + len(key)
    end = lead + (option.meta.end_pos if _subtrees(option.children) else (key.end_pos or 0))
    value = text[key_end + 1 : end] if end > key_end else None
    return OptionText(str(key), value, start, end)


def _subtrees(children: list[Tree[Token] | Token]) -> list[Tree[Token]]:
    return [child for child in children if not isinstance(child, str)]


def _token(tree: Tree[Token]) -> Token:
    """The first child, which the grammar makes a name."""
    first = tree.children[0]
    assert isinstance(first, str)
    return first
