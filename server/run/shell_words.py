"""Shell words and operators of a command line, with lit's substitutions.

Where lit replaces text, a substitution here becomes part of its word, whatever is in it: names of folders with blanks
are no matter.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from ...ir.records import dataclass

_SUBSTITUTION = re.compile(
    r"%%|%\{(?P<braced>[^{}\s]*)\}|%\(line(?P<delta>[+-][0-9]{1,6})?\)|%/?(?P<path>[sSpT](?!\w)|t(?![A-Za-z]))"
    r"|%(?P<name>[A-Za-z_]\w*|/\w+|:\w+)"
).match
_OPERATOR = re.compile(r"(?P<stream>[0-9]?)(?P<redirect>>>|>&|>|<<|<&|<)|&>>|&>|\|\||\|&|\||&&|&|;").match
_PLAIN = re.compile(r"[^\s'\"\\%$`|&;<>()*?]+").match
_IN_DOUBLE_QUOTES = re.compile(r"[^\"\\%$`]+").match
_VARIABLE = re.compile(r"\$(?:\([^)]*\)?|\{[^}]*\}?|[A-Za-z_]\w*|[0-9@*#?!$-])").match


class RunLineError(Exception):
    """A command that is not run. The text is one sentence: what it is, and why."""


def needs_shell(what: str) -> RunLineError:
    return RunLineError(f"`{what}` needs a shell")


@dataclass(frozen=True)
class LitSubstitutions:
    """Values of substitutions. `path`: of the file; `folder`: its folder; `temporary`: a folder."""

    path: str
    folder: str
    temporary: str

    def of(self, letter: str) -> str:
        """The value of `%s`, `%S`, `%p`, `%t`, `%T`."""
        if letter == "s":
            return self.path
        if letter == "t":
            return os.path.join(self.temporary, os.path.basename(self.path) + ".tmp")  # noqa: PTH118, PTH119
        return self.temporary if letter == "T" else self.folder


@dataclass(frozen=True)
class ShellWord:
    text: str


@dataclass(frozen=True)
class Operator:
    """An operator. `stream`: that of a redirection."""

    text: str
    stream: int = 1


class Words:
    """Splits a command into words and operators."""

    def __init__(self, text: str, line: int, places: LitSubstitutions) -> None:
        """`line`: its number in the file, from 1."""
        self._text = text
        self._line = line
        self._places = places
        self._at = 0

    def __iter__(self) -> Iterator[ShellWord | Operator]:
        text = self._text
        while self._at < len(text):
            if text[self._at].isspace():
                self._at += 1
            elif text[self._at] == "#":
                return
            elif (sign := _OPERATOR(text, self._at)) is not None:
                self._at = sign.end()
                stream = int(sign["stream"] or (0 if sign["redirect"] == "<" else 1)) if sign["redirect"] else 1
                yield Operator(sign["redirect"] or sign[0], stream)
            elif text[self._at] in "()":
                raise needs_shell(text[self._at])
            else:
                yield ShellWord(self._word())

    def _word(self) -> str:
        text, parts = self._text, list[str]()
        while self._at < len(text) and not text[self._at].isspace() and text[self._at] not in "|&;<>":
            here = text[self._at]
            plain = _PLAIN(text, self._at)
            if plain is not None:
                parts.append(plain[0])
                self._at = plain.end()
            elif here == "'":
                parts.append(self._single_quoted())
            elif here == '"':
                parts.append(self._double_quoted())
            elif here == "\\":
                parts.append(text[self._at + 1 : self._at + 2])
                self._at += 2
            elif here in "*?":
                raise RunLineError(f"`{here}` outside of quotes is a file name pattern, which needs a shell")
            else:
                parts.append(self._special())
        return "".join(parts)

    def _single_quoted(self) -> str:
        end = self._text.find("'", self._at + 1)
        if end < 0:
            raise RunLineError("a quote is not closed")
        inside, parts, last = self._text[self._at + 1 : end], list[str](), 0
        while (at := inside.find("%", last)) >= 0:
            value, length = self._substitution(inside, at)
            parts += inside[last:at], value
            last = at + length
        self._at = end + 1
        return "".join([*parts, inside[last:]])

    def _double_quoted(self) -> str:
        text, parts = self._text, list[str]()
        self._at += 1
        while self._at < len(text) and text[self._at] != '"':
            plain = _IN_DOUBLE_QUOTES(text, self._at)
            if plain is not None:
                parts.append(plain[0])
                self._at = plain.end()
            elif text[self._at] == "\\":
                escaped = text[self._at + 1 : self._at + 2]
                parts.append(escaped if escaped in '"\\$`' else "\\" + escaped)
                self._at += 2
            else:
                parts.append(self._special())
        if self._at >= len(text):
            raise RunLineError("a quote is not closed")
        self._at += 1
        return "".join(parts)

    def _special(self) -> str:
        """The value of `%`, `$` and the like; any other text itself."""
        text, here = self._text, self._text[self._at]
        if here == "%":
            value, length = self._substitution(text, self._at)
            self._at += length
            return value
        variable = _VARIABLE(text, self._at)
        if variable is not None or here == "`":
            raise needs_shell(variable[0]) if variable is not None else RunLineError("a backquote needs a shell")
        self._at += 1
        return here

    def _substitution(self, text: str, at: int) -> tuple[str, int]:
        """The value of the substitution at the `%` at `at`, and its length in `text`."""
        found = _SUBSTITUTION(text, at)
        if found is None or found[0] == "%%":
            return "%", len(found[0]) if found is not None else 1
        length = len(found[0])
        if found["path"] is not None:
            return self._places.of(found["path"]), length
        if found[0].startswith("%(line"):
            return str(self._line + int(found["delta"] or 0)), length
        name = os.path.basename(self._places.path)  # noqa: PTH119
        known = {
            "%basename_t": name,
            "%{pathsep}": os.pathsep,
            "%{fs-sep}": os.sep,
            "%{s:basename}": name,
            "%{t:stem}": name,
        }
        if found[0] in known:
            return known[found[0]], length
        if found[0] == "%if":
            raise RunLineError("`%if` asks for the features of a test suite, which are not known here")
        raise RunLineError(f"`{found[0]}` comes from lit.cfg, which is not read")
