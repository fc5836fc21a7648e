"""TOML tables with typed access and positions, so that errors name a line and a column."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from ..io.files import ConfigurationError, Problem, UserFacingError, place_in, read_file
from ..io.reading import SETTINGS_BYTES


class _Toml(Protocol):
    def loads(self, text: str, /) -> dict[str, Any]:
        """Raises ValueError with the place in its words."""
        ...


# The same module, which Python 3.10 does not bring along.
_toml = cast("_Toml", import_module("tomllib" if sys.version_info >= (3, 11) else "tomli"))

Path = tuple[str, ...]


def read_settings(path: str, table: Path) -> TomlTable:
    """The table at `table` of the file; an empty one when it is not there.

    Raises:
        UserFacingError: unreadable, or not TOML.
    """
    text = read_file(path, SETTINGS_BYTES)
    try:
        content = _toml.loads(text)
    except RecursionError:
        raise ConfigurationError(Problem(path, 1, 1, "is nested too deeply; leave it out with --isolated")) from None
    except ValueError as error:
        line, column, what = _place_in(str(error), text)
        raise ConfigurationError(
            Problem(path, line, column, f"{what}; correct it, or leave it out with --isolated")
        ) from None
    settings = TomlTable(path, text, (), content)
    for name in table:
        settings = settings.table(name)
    return settings


def _place_in(message: str, text: str) -> tuple[int, int, str]:
    """Line, column and what from the parser's words, `what (at line 1, column 2)` or `what (at end of document)`."""
    what, _, place = message.partition(" (at ")
    numbers = [int(word.strip(",)")) for word in place.split() if word.strip(",)").isdecimal()]
    if len(numbers) != len(("line", "column")):
        lines = text.split("\n")
        numbers = [len(lines), len(lines[-1]) + 1]
    line, column = numbers
    return line, column, f"{what[:1].lower()}{what[1:]}"


class TomlTable:
    """One table. Everything that reads a value raises `UserFacingError` with its place when it is not as asked for."""

    def __init__(self, path: str, text: str, where: Path, content: dict[str, Any]) -> None:
        self.path = path
        self.text = text
        self.where = where
        self.content = content

    def names(self) -> list[str]:
        return list(self.content)

    def fail(self, name: str, message: str) -> UserFacingError:
        """To be raised: `message` about the setting `name`."""
        return ConfigurationError(self.about(name, message))

    def problem(self, name: str, item: str, message: str) -> Problem:
        """`message` about one of the strings that the setting `name` lists."""
        line, column = place_of((*self.where, name), self.text)
        start = sum(len(earlier) + 1 for earlier in self.text.split("\n")[: line - 1])
        found = next((at for quote in "\"'" if (at := self.text.find(f"{quote}{item}{quote}", start)) >= 0), -1)
        return Problem(self.path, *(place_in(self.text, found) if found >= 0 else (line, column)), message)

    def about(self, name: str, message: str) -> Problem:
        """`message` about the setting `name`."""
        return Problem(self.path, *place_of((*self.where, name), self.text), message)

    def only(self, allowed: Sequence[str], what: str) -> None:
        """Nothing but `allowed` may be here; `what` they are called."""
        for name in self.content:
            if name not in allowed:
                raise self.fail(name, f"unknown {what} `{name}`{hint(name, allowed)}")

    def table(self, name: str) -> TomlTable:
        value = self.content.get(name, {})
        if not isinstance(value, dict):
            raise self.fail(name, f"`{name}` must be a table, `[{'.'.join((*self.where, name))}]`")
        return TomlTable(self.path, self.text, (*self.where, name), cast("dict[str, Any]", value))

    def strings(self, name: str) -> list[str]:
        value = self.content.get(name, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in cast("list[object]", value)):
            raise self.fail(name, f'`{name}` must be a list of strings, like ["one", "two"]')
        return cast("list[str]", value)

    def string(self, name: str) -> str:
        value = self.content.get(name, "")
        if not isinstance(value, str):
            raise self.fail(name, f"`{name}` must be a string")
        return value

    def flag(self, name: str) -> bool:
        value = self.content.get(name, False)
        if not isinstance(value, bool):
            raise self.fail(name, f"`{name}` must be true or false")
        return value

    def number(self, name: str) -> int | None:
        """Not negative; None when absent."""
        value = self.content.get(name)
        if value is not None and (not isinstance(value, int) or isinstance(value, bool) or value < 0):
            raise self.fail(name, f"`{name}` must be a number, from 0")
        return value

    def choice(self, name: str, allowed: Sequence[str]) -> str:
        """Empty when absent."""
        value = self.content.get(name, "")
        if name in self.content and value not in allowed:
            from difflib import get_close_matches

            close = get_close_matches(value, allowed, n=1) if isinstance(value, str) else []
            meant = f"; did you mean `{close[0]}`?" if close else ""
            raise self.fail(name, f"`{name}` must be one of {', '.join(allowed)}{meant}")
        return str(value)


def hint(name: str, allowed: Sequence[str]) -> str:
    """`; did you mean ...`, or the list of what is allowed."""
    from difflib import get_close_matches

    close = get_close_matches(name, allowed, n=1)
    return f"; did you mean `{close[0]}`?" if close else f"; there are {', '.join(allowed)}"


def parsed(text: str) -> dict[str, Any]:
    """The content of a TOML file.

    Raises:
        ValueError: it is none.
    """
    return _toml.loads(text)


def header_of(wanted: Path, text: str) -> int | None:
    """The line, from 0, of the header of the table with this path; None when it has no header of its own."""
    for number, line in enumerate(text.split("\n")):
        content = line.strip()
        if content.startswith("[") and not content.startswith("[[") and _path_of(content) == wanted:
            return number
    return None


def place_of(wanted: Path, text: str) -> tuple[int, int]:
    """Line and column, from 1, of the key with this path, or of the longest part of the path that has a line."""
    best, place = 0, (1, 1)
    table: Path = ()
    for number, line in enumerate(text.split("\n"), start=1):
        content = line.strip()
        if content.startswith("["):
            header = _path_of(content.replace("[[", "[").replace("]]", "]"))
            table = path = header if header is not None else table
        elif "=" in content:
            key = _path_of(content.partition("=")[0] + "= 0")
            if key is None:
                continue
            path = (*table, *key)
        else:
            continue
        common = len(path) if wanted[: len(path)] == path else 0
        if common > best:
            best, place = common, (number, len(line) - len(line.lstrip()) + 1)
    return place


def _path_of(line: str) -> Path | None:
    """The keys that one line of TOML leads to; None when it is no line of its own."""
    try:
        content: object = _toml.loads(line)
    except (ValueError, RecursionError):
        return None
    path: list[str] = []
    while isinstance(content, dict) and content:
        ((key, content),) = cast("dict[str, object]", content).items()
        path.append(key)
    return tuple(path)
