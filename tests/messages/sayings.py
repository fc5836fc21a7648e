"""What the parser and the verifier here can say: literals of the sources, and requirements of definitions in words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.registry import dialect_names
from pydealloc.ods.requirement_words import attribute_key, trait_key, trait_name, type_key, upstream_words
from tests.harness.tree import ROOT

_FOLDERS = ("dialects", "ods", "analysis/verifier", "syntax", "ir")
_FILES = ("analysis/symbols.py",)
_HOLE = "\0"
_ENDS = " \n'\"`()[]{}<>:,."
_COVERED = 0.6
"""The share of a text that has to be in our literal; the rest may be what fills its holes."""
_NAMED_VALUES = {"AllTypesMatch": "type", "AllShapesMatch": "shape", "AllElementTypesMatch": "element type"}
"""What the values that a trait names have in common; its words are made of the names."""
_SHORTEST = 5
"""Characters of a text that can be looked for."""


def says(text: str) -> bool:
    """Whether a literal of ours has `text` in it, but for marks at its ends, or `text` is one with its holes filled.

    A text of a few characters counts as said.
    """
    wanted = text.strip(_ENDS)
    if len(wanted) < _SHORTEST or wanted in _all_literals():
        return True
    return any(
        longest in wanted and length >= _COVERED * len(wanted) and pattern.fullmatch(wanted) is not None
        for longest, length, pattern in _patterns()
    )


def spells(text: str) -> bool:
    """Whether a literal of ours has all of `text` in it, but for marks at its ends."""
    return text.strip(_ENDS) in _all_literals()


def requires(constraint: str) -> bool:
    """Whether a definition's requirement is called `constraint` in our words."""
    return constraint in _requirements()


@cache
def _literals() -> tuple[str, ...]:
    folders = (file for folder in _FOLDERS for file in sorted((ROOT / folder).rglob("*.py")))
    files = (*folders, *(ROOT / file for file in _FILES))
    return tuple(dict.fromkeys(each for file in files for each in _in_file(file)))


@cache
def _all_literals() -> str:
    return "\n\n".join(part for each in _literals() for part in each.split(_HOLE))


@cache
def _patterns() -> tuple[tuple[str, int, re.Pattern[str]], ...]:
    """Stretches of literals with holes: the longest piece without one, the characters of all, and the stretch."""
    found: dict[str, tuple[str, int, re.Pattern[str]]] = {}
    for each in _literals():
        pieces = each.split(_HOLE)
        for start in range(len(pieces)):
            for end in range(start + 1, len(pieces) + 1):
                stretch = [
                    piece.strip(_ENDS) if index in (0, end - start - 1) else piece
                    for index, piece in enumerate(pieces[start:end])
                ]
                longest, length = max(stretch, key=len), sum(map(len, stretch))
                if len(longest) >= _SHORTEST:
                    middle = ".{0,80}?".join(map(re.escape, stretch))
                    before, after = (".{0,80}?" if start else ""), (".{0,80}" if end < len(pieces) else "")
                    found.setdefault(middle, (longest, length, re.compile(before + middle + after, re.DOTALL)))
    return tuple(found.values())


def _in_file(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            yield "".join(_text(each) or _HOLE for each in node.values)
        elif found := _text(node):
            yield found


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@cache
def _requirements() -> frozenset[str]:
    found: set[str] = set()
    for dialect in dialect_names():
        for definition in map(UPSTREAM.definition, UPSTREAM.op_names(dialect)):
            if definition is None:
                continue
            for group in (*definition.operands, *definition.results):
                if group.constraint.predicate != ("?",):
                    found.add(upstream_words(dialect, type_key(group.constraint.name)))
            for attribute in definition.attributes:
                if attribute.predicate not in (("?",), ("any",)):
                    found.add(upstream_words(dialect, attribute_key(attribute.constraint)))
    return frozenset(found)


@cache
def traits() -> frozenset[str]:
    """What the traits with a predicate that are looked at ask for, in upstream's words."""
    found: set[str] = set()
    for dialect in dialect_names():
        for definition in map(UPSTREAM.definition, UPSTREAM.op_names(dialect)):
            for trait in definition.trait_arguments if definition is not None else ():
                text = trait_name(trait)
                if trait[0] in _NAMED_VALUES:
                    found.add(f"all of {{{', '.join(map(str, trait[1:]))}}} have same {_NAMED_VALUES[str(trait[0])]}")
                if definition is not None and text not in ("Check ", "Check TypeIs"):
                    found.add(upstream_words(dialect, trait_key(definition.name, text)))
    return frozenset(found)
