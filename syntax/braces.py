"""Which brace closes which, found in one pass, so that regions can be skipped and read later."""

from __future__ import annotations

import re

from ..ir.records import dataclass

_stop = re.compile(r'[{}"/]').search
_string_or_comment = re.compile(r'"(?:[^"\\\r\n]|\\.)*"|//[^\r\n]*').match


@dataclass(frozen=True)
class Braces:
    """`pairs`: offset of each `{` to that of its `}`. Strings and comments do not count."""

    pairs: dict[int, int]
    unclosed: tuple[int, ...]
    """Offsets of `{` that nothing closes, in text order."""
    unopened: tuple[int, ...]
    """Offsets of `}` that nothing opened, in text order."""


def match_braces(text: str, start: int = 0, end: int | None = None) -> Braces:
    """All braces of `text[start:end]`. Total: any text has an answer. O(length)."""
    pairs: dict[int, int] = {}
    unopened: list[int] = []
    open_: list[int] = []
    end = len(text) if end is None else end
    pos = start
    while (found := _stop(text, pos, end)) is not None:
        at = found.start()
        pos = at + 1
        char = text[at]
        if char == "{":
            open_.append(at)
        elif char == "}":
            if open_:
                pairs[open_.pop()] = at
            else:
                unopened.append(at)
        else:
            skipped = _string_or_comment(text, at, end)
            if skipped is not None:
                pos = skipped.end()
    return Braces(pairs, tuple(open_), tuple(unopened))


_STOPS_AND_FUNCTIONS = re.compile(
    r'"(?:[^"\\\r\n]|\\.)*"|//[^\r\n]*|[{}]|^([ \t]*)(?:func\.func|llvm\.func|gpu\.func|spirv\.func|memref\.global)\b',
    re.MULTILINE,
)


def match_braces_of_functions(text: str, start: int, end: int) -> Braces:
    """As `match_braces`, for text with unclosed braces: a function on a new line ends an unfinished one before it.

    Nobody nests a function in a function at the same or a smaller indentation, so a missing brace costs
    the function it is missing in and not the rest of the file. Such a brace is paired with the offset
    before the line of the next function, and is among `unclosed` as well.
    """
    pairs: dict[int, int] = {}
    unopened: list[int] = []
    unclosed: list[int] = []
    open_: list[tuple[int, int | None]] = []
    """Open braces, and the functions they are in: (offset, None), (offset, indentation)."""
    for found in _STOPS_AND_FUNCTIONS.finditer(text, start, end):
        char = text[found.start()]
        indent = found.group(1)
        if indent is not None:
            unfinished = [i for i, (_, depth) in enumerate(open_) if depth is not None and depth >= len(indent)]
            if unfinished:
                for brace, depth in open_[unfinished[0] :]:
                    if depth is None:
                        pairs[brace] = found.start() - 1
                        unclosed.append(brace)
                del open_[unfinished[0] :]
            open_.append((found.start(), len(indent)))
        elif char == "{":
            open_.append((found.start(), None))
        elif char == "}":
            while open_ and open_[-1][1] is not None:
                open_.pop()
            if open_:
                pairs[open_.pop()[0]] = found.start()
            else:
                unopened.append(found.start())
    unclosed.extend(brace for brace, depth in open_ if depth is None)
    return Braces(pairs, tuple(sorted(unclosed)), tuple(unopened))
