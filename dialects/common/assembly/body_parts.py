"""Taking apart the text between the brackets of a dialect's types and attributes.

The texts come with white space in one form. Strings, brackets inside of each other and arrows are respected.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ....ir.lazy_pattern import lazy_pattern

_STEP = lazy_pattern(r'"(?<!\\")(?:[^"\\]|\\.)*"|->|[<(\[{]|[>)\]}]|.', re.DOTALL).match
_NESTED = lazy_pattern(r'"(?<!\\")(?:[^"\\]|\\.)*"|([#!])([A-Za-z_]\w*)\.([A-Za-z_][\w.]*)<').search


def split_parts(text: str, separator: str = ",") -> list[str]:
    """The parts of `text` between separators (one character) outside of brackets and strings; none for blank text."""
    parts: list[str] = []
    depth = start = pos = 0
    while pos < len(text):
        found = _STEP(text, pos)
        assert found is not None  # `_STEP` matches any character.
        token = found.group()
        if token in "<([{":
            depth += 1
        elif token in ">)]}":
            depth -= 1
        elif token == separator and depth == 0:
            parts.append(text[start:pos].strip())
            start = found.end()
        pos = found.end()
    last = text[start:].strip()
    return [*parts, last] if last or parts else []


def closing(text: str, start: int) -> int:
    """The offset of the bracket that closes the one at `start`; -1 when none does."""
    depth, pos = 0, start
    while pos < len(text):
        found = _STEP(text, pos)
        assert found is not None
        token = found.group()
        if token in "<([{":
            depth += 1
        elif token in ">)]}":
            depth -= 1
            if depth == 0:
                return pos
        pos = found.end()
    return -1


def replace_nested(text: str, replace: Callable[[str, str, str, str], str]) -> str:
    """`text` with each outermost `#dialect.mnemonic<body>` and `!...` in it as `replace` makes it.

    `replace` is given the sigil, the dialect, the mnemonic and the body.
    """
    if "#" not in text and "!" not in text:
        return text
    done: list[str] = []
    pos = 0
    while (found := _NESTED(text, pos)) is not None:
        end = closing(text, found.end() - 1) if found[1] is not None else found.end()
        if end < 0:
            break
        if found[1] is None:
            done.append(text[pos:end])
            pos = end
            continue
        done += (text[pos : found.start()], replace(found[1], found[2], found[3], text[found.end() : end]))
        pos = end + 1
    return "".join((*done, text[pos:]))
