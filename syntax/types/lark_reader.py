"""General reader of types and attributes: all of the builtin grammar, through lark.

Imported only when the fast reader gives up.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Protocol, cast

from lark import Lark, TextSlice, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from ...ir.base import Attribute, Type
from ...ods.aliases import Aliases
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import TYPE_WORDS, fault
from .lark_values import Node, NodeReader

# What a reader would call the tokens that a complaint may list.
_FRIENDLY = {
    "LESSTHAN": "'<'",
    "CLOSE": "'>'",
    "MORETHAN": "'>'",
    "LPAR": "'('",
    "RPAR": "')'",
    "LSQB": "'['",
    "RSQB": "']'",
    "LBRACE": "'{'",
    "RBRACE": "'}'",
    "COMMA": "','",
    "COLON": "':'",
    "EQUAL": "'='",
    "INTEGER": "integer",
    "STRING": "string",
    "OFFSET": "'offset'",
    "AT": "'at'",
    "COMPARISON": "'==', '>=' or '<='",
}
_MAX_LISTED_TOKENS = 4


class Parser(Protocol):
    """Members of `Lark` used here, whose own annotations leave the text's type open."""

    def parse(self, text: TextSlice[str], start: str) -> Tree[Token]: ...


def parse_type(source: str, start: int, end: int, aliases: Aliases) -> Type:
    """The type that is the whole of `source[start:end]`; raises `ParseFault` with offsets into `source`."""
    return NodeReader(source, aliases).type(_tree(source, start, end, "type"))


def parse_attribute(source: str, start: int, end: int, aliases: Aliases, type_: Type | None) -> Attribute:
    """As `parse_type`; `type_` None: a `: type` belongs to the attribute."""
    rule = "attribute" if type_ is None else "attribute_of_type"
    return NodeReader(source, aliases).attribute(_tree(source, start, end, rule), type_)


@cache
def _parser() -> Parser:
    grammar = files(str(__package__)).joinpath("lark_reader.lark").read_text(encoding="utf-8")
    made = Lark(
        grammar,
        parser="lalr",
        lexer="contextual",
        start=["type", "attribute", "attribute_of_type"],
        propagate_positions=True,
        maybe_placeholders=False,
    )
    return cast("Parser", made)


def _tree(source: str, start: int, end: int, rule: str) -> Node:
    try:
        return _node(_parser().parse(TextSlice(source, start, end), start=rule), start)
    except UnexpectedInput as problem:
        raise _as_fault(source, start, end, problem) from None


def _node(branch: Tree[Token] | Token, start: int) -> Node:
    """`start` is where an empty `branch` is. Trees are as deep as brackets nest, which the extent has bounded."""
    if isinstance(branch, Token):
        at = start if branch.start_pos is None else branch.start_pos
        return Node(branch.type, at, at + len(branch), str(branch))
    meta = branch.meta
    if meta.empty:
        return Node(str(branch.data), start, start)
    children: list[Node] = []
    at = meta.start_pos
    for child in branch.children:
        children.append(_node(child, at))
        at = children[-1].end
    return Node(str(branch.data), meta.start_pos, meta.end_pos, "", children)


def _as_fault(source: str, start: int, end: int, problem: UnexpectedInput) -> ParseFault:
    if isinstance(problem, UnexpectedToken):
        token = cast("Token", problem.token)
        at = end if token.type == "$END" or token.start_pos is None else token.start_pos
        return _fault(source, at, _expectation(problem.accepts or problem.expected))
    if isinstance(problem, UnexpectedCharacters):
        return _fault(source, cast("int", problem.pos_in_stream), _expectation(problem.allowed or set()))
    return ParseFault(start, end, "unexpected end of text")


def _fault(source: str, pos: int, message: str) -> ParseFault:
    return fault(source, pos, message, TYPE_WORDS if message.endswith("type") else ())


def _expectation(names: set[str]) -> str:
    if "DIMENSION" in names:
        return "expected dimensions or element type"
    if "ATTRIBUTE_NAME" in names and "ELEMENTS_OPEN" in names:
        return "expected attribute value"
    if "TYPE_NAME" in names:
        return "expected type"
    known = sorted({_FRIENDLY[name] for name in names if name in _FRIENDLY})
    if not known or len(known) > _MAX_LISTED_TOKENS:
        return "unexpected text"
    return f"expected {' or '.join(known)}"
