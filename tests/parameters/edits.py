"""Slips in the text of a type or an attribute, and programs that contain it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
