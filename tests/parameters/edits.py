"""Slips in the text of a type or an attribute, and programs that contain it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pydealloc.ods.parse_fault import ParseFault
from pydealloc.syntax.text.balanced_extent import attribute_end

from pydealloc.syntax.text.lexer import TokenKind, significant_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydealloc.syntax.text.lexer import Token

_OTHERS = (
    '"x"', "0", "-1", "4294967296", "18446744073709551616", "1.5", "true", "i32", "f32", "!llvm.ptr", "bogus", "@s",
    "unit", "[]", "{}", "?", "#llvm.bogus", "#ub.poison", "memref<2xi8>", "[1]",
)  # fmt: skip
"""What stands in the place of one token: of each kind, an unknown word, numbers that are too small and too large."""


def edits(text: str, start: int = 0, end: int | None = None) -> Iterator[tuple[int, int, str]]:
    """Each `(start, end, new)` in a part of `text`: tokens dropped, doubled, swapped, replaced."""
    found = list(significant_tokens(text, start, end))
    for number, token in enumerate(found):
        written = text[token.start : token.end]
        yield token.start, token.end, ""
        yield token.end, token.end, f" {written}"
        if number + 1 < len(found):
            after = found[number + 1]
            between = text[token.end : after.start]
            yield token.start, after.end, f"{text[after.start : after.end]}{between or ' '}{written}"
        if token.kind is not TokenKind.PUNCTUATION or written in "-?":
            yield from ((token.start, token.end, other) for other in _others(token, written))


def _others(token: Token, written: str) -> Iterator[str]:
    yield from (other for other in _OTHERS if other != written)
    if token.kind is TokenKind.STRING:
        yield written.strip('"')
    elif token.kind is TokenKind.WORD:
        yield f'"{written}"'
        yield f"{written}_"
    elif token.kind is TokenKind.INTEGER:
        yield f"-{written}"
        yield f"{written}.0"


def edited(example: str) -> list[str]:
    """`example` with one slip in each, and itself."""
    found = (example[:start] + new + example[end:] for start, end, new in edits(example))
    return list(dict.fromkeys((example, *(text for text in found if text.strip()))))


def is_type(name: str, example: str) -> bool:
    return name[0] == "!" or (name == "builtin" and example.startswith(("memref", "tensor", "vector", "tuple", "complex", "(")))


PLACES = {
    "argument": "func.func private @f({})\n",
    "attribute": '"t.a"() {{a = {}}} : () -> ()\n',
}
"""Programs around a type or an attribute; an argument is a type."""


VALUES = (
    '"x"', "1 : i32", "1 : i64", "-1 : i64", "-1 : i32", "1 : i8", "9999 : i64", "1.5 : f32", "true", "i32", "() -> ()", "!llvm.ptr", "@s", "@s::@t",
    "unit", "[]", "[1]", '["x"]', "[unit]", "[@s]", "{}", "{a = 1 : i32}", "array<i32>", "array<i32: 1>", "array<i64: -1>", "array<i1: true>",
    "dense<1> : tensor<1xi32>", "dense<1> : vector<1xi64>", "affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "#ub.poison", "#llvm.linkage<internal>",
    "loc(unknown)", "1 : index", "1 : si32", "1 : ui8", "[[0]]", "[affine_map<(d0) -> (d0)>]", "[i32]", "distinct[0]<>",
)  # fmt: skip
"""Values of each kind for an attribute of an operation."""
_ENTRY = re.compile(r"([A-Za-z_][\w.$]*)(?: = )?")


def own_entries(generic: str, operation: str) -> list[tuple[str, int, int, int]]:
    """Name, start, start of the value and end of the properties of an operation, the first of its name in `generic`."""
    head = generic.find(f'"{operation}"(')
    end = generic.find("\n", head)
    start = generic.find("<{", head, end)
    if head < 0 or start < 0:
        return []
    found: list[tuple[str, int, int, int]] = []
    pos = start + 2
    while True:
        name = _ENTRY.match(generic, pos)
        if name is None:
            return found
        value_end = name.end()
        if name[0].endswith("= "):
            try:
                value_end = attribute_end(generic, name.end(), True)
            except ParseFault:
                return found
        found.append((name[1], pos, name.end(), value_end))
        if not generic.startswith(", ", value_end):
            return found
        pos = value_end + 2


def operation_programs(generic: str, operation: str, done: set[str], *, tokens: bool = True) -> Iterator[str]:
    """`generic` with one property of `operation` of another kind, missing, misspelt, or with a slip in its value.

    `done`: names of properties that need no more programs; the names are added.
    """
    for name, start, value, end in own_entries(generic, operation):
        if name in done:
            continue
        done.add(name)
        for new in VALUES:
            yield f"{generic[:start]}{name} = {new}{generic[end:]}"
        yield f"{generic[:start]}{name}_ = 1 : i32{generic[end:]}"
        after = 2 if generic.startswith(", ", end) else 0
        yield generic[:start] + generic[end + after :]
        if tokens and value != end and end - value < 200:
            for first, last, new in edits(generic, value, end):
                yield generic[:first] + new + generic[last:]
