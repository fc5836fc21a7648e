"""Fast reader of locations inside of locations: `"name"("f":1:2)`, `callsite("a" at "b")`, `fused["a", "b"]`.

Names of aliases, ranges, locations of dialects and numbers that may be too large, or are spelt otherwise than printed,
are left to the general reader, and so is every error.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_TOKEN = re.compile(
    r"(?:[ \t\r\n\0]|//[^\r\n]*(?![^\r\n]))*"
    r'("[^"\\\n\v\f]*"|(?:0|[1-9][0-9]{0,8})(?![\w.])|[a-z]+(?![\w$.\-])|[()\[\],:<>]|$)',
    re.ASCII,
).match
Metadata = Callable[[str, int], tuple[str, int]]
"""From a text and the offset of an attribute to that in normal form, and the offset after it."""
_DEEPEST = 100
"""Locations around one that is read here; deeper ones could take all of Python's stack."""


class UnfitLocation(Exception):
    """The general reader has to look at it."""


def location_text(body: str, metadata: Metadata) -> str:
    """The text between the parentheses of `loc(...)`, in normal form.

    Args:
        body: as it is written.
        metadata: reads the attribute of a fused location.

    Raises:
        UnfitLocation: it is nothing that is read here.
    """
    reader = _Reader(body, metadata)
    text = reader.location(0)
    reader.expect("")
    return text


class _Reader:
    def __init__(self, text: str, metadata: Metadata) -> None:
        self._text = text
        self._metadata = metadata
        self._end = 0
        self._next = ""
        self._move()

    def _move(self) -> str:
        """The token at hand, and on to the next one."""
        token, found = self._next, _TOKEN(self._text, self._end)
        if found is None:
            raise UnfitLocation
        self._next, self._end = found.group(1), found.end()
        return token

    def _is_at(self, token: str) -> bool:
        return self._next == token

    def expect(self, token: str) -> None:
        if self._next != token:
            raise UnfitLocation
        if token:
            self._move()

    def location(self, depth: int) -> str:
        if depth > _DEEPEST:
            raise UnfitLocation
        first = self._move()
        if first.startswith('"'):
            return self._of_name(first, depth)
        if first == "callsite":
            self.expect("(")
            callee = self.location(depth + 1)
            self.expect("at")
            caller = self.location(depth + 1)
            self.expect(")")
            return f"callsite({callee} at {caller})"
        if first == "fused":
            metadata = self._attribute()
            return f"fused{metadata}[{', '.join(self._fused(depth))}]"
        if first != "unknown":
            raise UnfitLocation
        return first

    def _of_name(self, name: str, depth: int) -> str:
        if self._next == "(":
            self._move()
            inner = self.location(depth + 1)
            self.expect(")")
            return f"{name}({inner})"
        if self._next != ":":
            return name
        line, column = self._number(), "0"
        if self._is_at(":"):
            column = self._number()
        if self._is_at("to"):
            raise UnfitLocation
        return f"{name}:{line}:{column}"

    def _number(self) -> str:
        self.expect(":")
        number = self._move()
        if not number.isdecimal():
            raise UnfitLocation
        return number

    def _attribute(self) -> str:
        """The metadata in its brackets; empty if there is none."""
        if self._next != "<":
            return ""
        text, self._end = self._metadata(self._text, self._end)
        self._move()
        self.expect(">")
        return f"<{text}>"

    def _fused(self, depth: int) -> list[str]:
        self.expect("[")
        parts: list[str] = []
        while self._next != "]":
            if parts:
                self.expect(",")
            parts.append(self.location(depth + 1))
        self.expect("]")
        return parts
