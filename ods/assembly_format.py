"""The declarative assembly language of ODS, compiled to nested lists.

`compile_format(text, names)` turns an `assemblyFormat` string into a list of *nodes* that is plain JSON, so that
the generated definitions carry the compiled form and run time never needs a grammar for it. A node is one of

===================================== ==========================================================================
node                                   meaning
===================================== ==========================================================================
``"text"``                             a literal keyword or punctuation
``["ws", " "]``                        a whitespace literal: one space, a newline (``"\\n"``), or ``""`` (no space)
``["operand", name]``                  an operand group; likewise ``result``, ``attr``, ``prop``, ``region``,
                                       ``successor`` and, for attribute and type definitions, ``param``
``["operands"]``                       all operands; likewise ``results``, ``regions``, ``successors``
``["attr-dict"]``                      the discardable dictionary; also ``attr-dict-with-keyword``, ``prop-dict``
``["type", node]``                     the type or types of an operand, a result, ``operands`` or ``results``
``["functional-type", node, node]``    ``(types) -> types``
``["qualified", node]``                like the node, printed with its dialect prefix
``["ref", node]``                      an argument of a custom directive that was parsed elsewhere
``["custom", name, [args]]``           a directive written in C++; an argument is a node or ``["code", text]``
``["optional", nodes, other, anchor, inverted]``
                                       an optional group. ``nodes`` contains the anchor, at index ``anchor``;
                                       ``other`` is the alternative (often empty). ``inverted`` is 1 when the
                                       alternative is written first, so that *it* is what the parser probes for
``["oilist", [[literal, nodes], ...]]`` clauses in any order, each at most once
``["params"]``                         all parameters of an attribute or type definition, comma separated
``["struct", [nodes]]``                ``name = value`` pairs in any order
===================================== ==========================================================================

``names`` maps each ``$name`` to what it is (``operand``, ``attr`` ...); a name missing from it is an error.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from lark import Lark, Token, Tree
from lark.exceptions import LarkError

if TYPE_CHECKING:
    from collections.abc import Mapping

FormatNode: TypeAlias = "str | int | list[FormatNode]"

_BARE = frozenset(
    ("operands", "results", "regions", "successors", "attr-dict", "attr-dict-with-keyword", "prop-dict", "params")
)
_ONE_ARGUMENT = frozenset(("type", "qualified", "ref"))


class FormatError(ValueError):
    """The text is not a well-formed assembly format, or names something the definition does not have."""


@lru_cache(maxsize=1)
def _grammar() -> Lark:
    return Lark(Path(__file__).with_suffix(".lark").read_text(encoding="utf-8"), parser="lalr")


def compile_format(text: str, names: Mapping[str, str]) -> list[FormatNode]:
    """The nodes of `text`; empty for an empty format. Raises `FormatError`."""
    try:
        tree = _grammar().parse(text)  # pyright: ignore[reportUnknownMemberType] lark leaves a type open
    except LarkError as error:
        raise FormatError(str(error)) from error
    nodes, anchor = _Compiler(names).items(tree.children)
    if anchor is not None:
        raise FormatError("an anchor outside of an optional group")
    return nodes


class _Compiler:
    """Turns syntax trees into nodes; holds what the variables are."""

    __slots__ = ("names",)

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def items(self, trees: list[Token | Tree[Token]]) -> tuple[list[FormatNode], int | None]:
        """The nodes of a sequence and the index of the anchored one, if any."""
        nodes: list[FormatNode] = []
        anchor: int | None = None
        for tree in trees:
            if not isinstance(tree, Tree):
                raise FormatError(f"unexpected {tree}")
            nodes.append(self.node(tree.children[0]))
            if len(tree.children) > 1:
                if anchor is not None:
                    raise FormatError("two anchors in one optional group")
                anchor = len(nodes) - 1
        return nodes, anchor

    def node(self, tree: Token | Tree[Token]) -> FormatNode:
        if not isinstance(tree, Tree):
            raise FormatError(f"unexpected {tree}")
        kind, children = str(tree.data), tree.children
        if kind == "literal":
            return _literal(str(children[0]))
        if kind == "variable":
            return self.variable(str(children[0])[1:])
        if kind == "code":
            return ["code", str(children[0])[1:-1]]
        if kind == "custom":
            return ["custom", str(children[0]), self.arguments(children[1:])]
        if kind == "oilist":
            return ["oilist", [self.clause(child) for child in children]]
        if kind == "optional":
            return self.optional(children)
        return self.directive(str(children[0]), children[1:])

    def variable(self, name: str) -> FormatNode:
        what = self.names.get(name)
        if what is None:
            raise FormatError(f"unknown variable ${name}")
        return [what, name]

    def arguments(self, trees: list[Token | Tree[Token]]) -> list[FormatNode]:
        return [self.node(tree) for tree in trees if _present(tree)]

    def clause(self, tree: Token | Tree[Token]) -> FormatNode:
        if not isinstance(tree, Tree):
            raise FormatError(f"unexpected {tree}")
        nodes, anchor = self.items(tree.children[1:])
        if anchor is not None:
            raise FormatError("an anchor directly inside an oilist clause")
        return [_literal(str(tree.children[0])), nodes]

    def optional(self, children: list[Token | Tree[Token]]) -> FormatNode:
        groups = [self.items(group.children) for group in children if isinstance(group, Tree)]
        then, anchor = groups[0]
        other, other_anchor = groups[1] if len(groups) > 1 else ([], None)
        if (anchor is None) == (other_anchor is None):
            raise FormatError("an optional group needs exactly one anchor")
        if anchor is None and other_anchor is not None:
            return ["optional", other, then, other_anchor, 1]
        return ["optional", then, other, anchor or 0, 0]

    def directive(self, name: str, children: list[Token | Tree[Token]]) -> FormatNode:
        arguments = self.arguments(children)
        if name in _BARE and not arguments:
            return [name]
        if name in _ONE_ARGUMENT and len(arguments) == 1:
            return [name, arguments[0]]
        if name == "functional-type" and len(arguments) == 2:
            return [name, arguments[0], arguments[1]]
        if name == "struct" and arguments:
            return [name, arguments]
        raise FormatError(f"unknown directive or wrong number of arguments: {name}")


def _present(tree: object) -> bool:
    """Whether an optional part of a rule matched: lark puts `None` where it did not."""
    return tree is not None


def _literal(text: str) -> FormatNode:
    inner = text[1:-1]
    if inner in ("", " "):
        return ["ws", inner]
    if inner == "\\n":
        return ["ws", "\n"]
    return inner
