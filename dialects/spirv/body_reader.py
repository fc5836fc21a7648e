"""Reader of the text between the brackets of SPIR-V's types and attributes, for what upstream says is wrong with it.

Follows parseType of mlir/lib/Dialect/SPIRV/IR/SPIRVDialect.cpp and parseAttribute of SPIRVAttributes.cpp.
"""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern
from ...ods.registry import UPSTREAM
from ..common.assembly.body_parts import closing

_BLANK = lazy_pattern(r"\s*").match
_KEYWORD = lazy_pattern(r"[A-Za-z_][\w.$]*").match
_NUMBER = lazy_pattern(r"0x[0-9a-fA-F]+|-?[0-9]+").match
_DIMENSION = lazy_pattern(r"\s*([0-9]+|\?)\s*x").match
_NAME = lazy_pattern(r"[!#]?[A-Za-z_][\w.]*").match


_BUILTIN = lazy_pattern(
    r"[!#].*|[su]?i[0-9]+|tf32|f(?:16|32|64|80|128)|f[0-9]E[0-9]M[0-9]\w*|bf16|index|none|token"
).fullmatch
"""A type or an attribute without brackets."""


class BodyError(Exception):
    """Upstream's message about a text."""


class UnclearError(Exception):
    """The text has something that is not read here."""


_MOST_DIGITS = 19
_SHAPED = frozenset(("complex", "memref", "tensor", "tuple", "vector"))


class BodyReader:
    """A text and the place in it; each method reads on, or raises one of the errors."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def skip(self) -> int:
        found = _BLANK(self.text, self.at)
        self.at = found.end() if found is not None else self.at
        return self.at

    def optional(self, mark: str) -> bool:
        is_there = self.text.startswith(mark, self.skip())
        self.at += len(mark) if is_there else 0
        return is_there

    def expect(self, mark: str) -> None:
        if not self.optional(mark):
            raise BodyError(f"expected '{mark}'")

    def next(self) -> str:
        """The next character; empty at the end."""
        return self.text[self.skip() : self.at + 1]

    def optional_keyword(self) -> str:
        found = _KEYWORD(self.text, self.skip())
        self.at = found.end() if found is not None else self.at
        return found.group() if found is not None else ""

    def keyword(self) -> str:
        found = self.optional_keyword()
        if not found:
            raise BodyError("expected valid keyword")
        return found

    def word(self, word: str) -> None:
        start = self.skip()
        if self.optional_keyword() != word:
            self.at = start
            raise BodyError(f"expected '{word}'")

    def case(self, enum: str, message: str, end: str = "") -> str:
        """A keyword of `enum`; `message` and `end` stand around another one."""
        found = self.keyword()
        definition = UPSTREAM.lookup_enum(f"spirv.{enum}")
        if definition is not None and found not in definition.keywords:
            raise BodyError(f"{message}{found}{end}")
        return found

    def optional_integer(self) -> int | None:
        found = _NUMBER(self.text, self.skip())
        self.at = found.end() if found is not None else self.at
        # More digits than any of these numbers has would cost time to convert.
        return int(found.group()[:20], 0 if found.group().startswith("0x") else 10) if found is not None else None

    def integer(self) -> int:
        found = self.optional_integer()
        if found is None:
            raise BodyError("expected integer value")
        return found

    def dimensions(self, *, dynamic: bool = False) -> list[int | None]:
        """`4x3x`; None for a dynamic size."""
        sizes: list[int | None] = []
        while (found := _DIMENSION(self.text, self.at)) is not None:
            if found[1] == "?" and not dynamic:
                raise BodyError("expected static shape")
            if len(found[1]) > _MOST_DIGITS or (found[1] != "?" and int(found[1]) >= 1 << 63):
                raise BodyError("invalid dimension")
            sizes.append(None if found[1] == "?" else int(found[1][:20]))
            self.at = found.end()
        if self.next().isdigit():
            raise BodyError("expected 'x' in dimension list")
        return sizes

    def other(self) -> str:
        """The text of a type or an attribute that is not read here."""
        start = self.skip()
        if self.next() in ("", ",", ">", ")", "]"):
            raise BodyError("expected non-function type")
        found = _NAME(self.text, start)
        if found is None:
            if self.next() != "(":
                raise BodyError("expected non-function type")
            raise UnclearError
        self.at = found.end()
        if self.text.startswith("<", self.at):
            if found.group()[0] not in "!#" and found.group() not in _SHAPED:
                raise BodyError("expected non-function type")
            end = closing(self.text, self.at)
            if end < 0:
                raise UnclearError
            self.at = end + 1
        elif _BUILTIN(found.group()) is None:
            raise BodyError("expected non-function type")
        return self.text[start : self.at]
