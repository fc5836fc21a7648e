"""Pipeline strings: the grammar of `canonicalize,builtin.module(func.func(cse)),x{flag=true list=a,b}`.

    pipeline: element ("," element)*
    element:  name | name "{" option* "}" | name "(" pipeline? ")"
    option:   key | key "=" value, with white space between options

As on a command line, an outermost name may have dashes before it, no comma between it and the one before, and an option
as `--name=key=value`. The text becomes a tree of names with offsets; `pipelines.py` turns that into passes.
"""

from __future__ import annotations

import re

from ...ir.records import dataclass


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


_space = re.compile(r"\s*").match
_name = re.compile(r"[A-Za-z_][A-Za-z0-9_.\-]*").match
_dashes = re.compile(r"--?(?=[A-Za-z_])").match
_option_of_command_line = re.compile(r"""=([A-Za-z_][A-Za-z0-9_.\-]*)(?:=([^\s,{}"'()]+))?(?=[\s,]|\Z)""").match
_piece = re.compile(r"""[^\s{}"']+|"[^"\n]*"|'[^'\n]*'""").match
"""Of the value of an option."""
_piece_of_group = re.compile(r"""(?:\s|[^\s{}"']|"[^"\n]*"|'[^'\n]*')*""").match


def read_pipeline(text: str) -> tuple[PassText | NestedText, ...]:
    """The elements of a pipeline; empty for blank text.

    Raises:
        PipelineError: the text is no pipeline. Whether its passes exist is not looked at.
    """
    return _Reader(text).whole()


class _Reader:
    """Reads at `_at`, which is never at white space before a token."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._is_bare = False
        """Whether the last element is a name alone, which options or nested elements could follow."""

    def whole(self) -> tuple[PassText | NestedText, ...]:
        self._move(0)
        if self._is_at_end():
            return ()
        elements = self._elements(is_outermost=True)
        if not self._is_at_end():
            raise self._error("`,` or `{` or `(`" if self._is_bare else "`,`")
        return elements

    def _move(self, length: int) -> None:
        """Over `length` code points, and the white space after them."""
        found = _space(self._text, self._at + length)
        self._at = found.end() if found is not None else self._at + length

    def _accept(self, token: str) -> bool:
        if not self._text.startswith(token, self._at):
            return False
        self._move(len(token))
        return True

    def _is_at_end(self) -> bool:
        return self._at == len(self._text)

    def _error(self, expected: str) -> PipelineError:
        found = "the end" if self._is_at_end() else f"`{self._text[self._at]}`"
        return PipelineError(f"expected {expected}, found {found}", self._text, self._at)

    def _elements(self, *, is_outermost: bool) -> tuple[PassText | NestedText, ...]:
        elements = [self._element(is_outermost=is_outermost)]
        while self._accept(",") or (is_outermost and self._text.startswith("-", self._at)):
            elements.append(self._element(is_outermost=is_outermost))
        return tuple(elements)

    def _element(self, *, is_outermost: bool) -> PassText | NestedText:
        dashes = _dashes(self._text, self._at) if is_outermost else None
        if dashes is not None:
            self._at = dashes.end()
        name = _name(self._text, self._at)
        if name is None:
            raise self._error("a pass name")
        place = name.group(), name.start(), name.end()
        self._at = name.end()
        self._is_bare = False
        option = _option_of_command_line(self._text, self._at) if is_outermost else None
        if option is not None:
            self._move(len(option.group()))
            return PassText(*place, (OptionText(option[1], option[2], option.start(1), option.end()),))
        self._move(0)
        if self._accept("{"):
            return PassText(*place, tuple(self._options()))
        if self._accept("("):
            return NestedText(*place, self._nested())
        self._is_bare = True
        return PassText(*place)

    def _nested(self) -> tuple[PassText | NestedText, ...]:
        if self._accept(")"):
            return ()
        elements = self._elements(is_outermost=False)
        if not self._accept(")"):
            others = "" if self._is_at_end() else "`,` or `{` or `(` or " if self._is_bare else "`,` or "
            raise self._error(f"{others}`)`")
        self._is_bare = False
        return elements

    def _options(self) -> list[OptionText]:
        options: list[OptionText] = []
        while not self._accept("}"):
            end = self._at
            if options and options[-1].end == end:
                error = self._error("`}`" if options[-1].value is not None else "`}` or `=`")
                advice = "; options are separated by spaces" if self._text.startswith(",", end) else ""
                raise PipelineError(error.message + advice, self._text, end)
            options.append(self._option())
        return options

    def _option(self) -> OptionText:
        key = _name(self._text, self._at)
        if key is None:
            raise self._error("an option name or `}`")
        self._at = key.end()
        value: str | None = None
        if self._text.startswith("=", self._at):
            self._at += 1
            start = self._at
            while self._text.startswith("{", self._at) or _piece(self._text, self._at) is not None:
                self._skip_piece()
            if self._at == start:
                raise self._error("a value or a string or `{`")
            value = self._text[start : self._at]
        end = self._at
        self._move(0)
        return OptionText(key.group(), value, key.start(), end)

    def _skip_piece(self) -> None:
        """A word, a string, or anything in braces."""
        piece = _piece(self._text, self._at)
        if piece is not None:
            self._at = piece.end()
            return
        depth = 0
        while True:
            sign = self._text[self._at : self._at + 1]
            if sign not in ("{", "}"):
                raise self._error("a value or a string or `{` or `}`")
            depth += 1 if sign == "{" else -1
            self._at += 1
            if not depth:
                return
            inside = _piece_of_group(self._text, self._at)
            self._at = inside.end() if inside is not None else self._at
