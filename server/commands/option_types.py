"""Value types of command-line options: functions from the text after an option to its value.

Each raises `ValueError` with the rest of a sentence that begins with the option's name.
"""

from __future__ import annotations

from collections.abc import Callable

BYTES_PER_MIB = 1 << 20
_INFINITY = float("inf")
FORMATS = ("text", "json", "concise", "json-lines", "sarif", "github", "gitlab", "junit", "rdjson")
_SEVERITIES = ("error", "warning", "information", "hint")


def text(value: str) -> str:
    return value


def present(value: str) -> bool:
    """The value of a flag: true, because it was given."""
    return not value


def file_name(value: str) -> str:
    if not value:
        raise ValueError("needs the name of a file")
    return value


def folder_name(value: str) -> str:
    if not value:
        raise ValueError("needs the name of a folder")
    return value


def one_of(*choices: str) -> Callable[[str], str]:
    """One of the words; nothing, which only an option with an optional value allows, is the first one."""

    def choice(value: str) -> str:
        if value not in choices:
            raise ValueError(f"is one of {', '.join(choices)}, not `{value}`")
        return value

    return choice


def count(value: str) -> int:
    if not value.isdecimal():
        raise ValueError(f"needs a number, not `{value}`")
    return int(value)


def seconds(value: str) -> float:
    return _not_negative(value, "seconds")


def mebibytes(value: str) -> int:
    """A number of MiB, as bytes."""
    return int(_not_negative(value, "MiB") * BYTES_PER_MIB)


def _not_negative(value: str, unit: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if not 0 <= number < _INFINITY:
        raise ValueError(f"needs a number of {unit}, or 0 for any, not `{value}`")
    return number


def words(value: str) -> tuple[str, ...]:
    """Words separated by commas; empty ones are left out."""
    return tuple(word for word in map(str.strip, value.split(",")) if word)


def severities(value: str) -> tuple[tuple[str, str], ...]:
    """Pairs of a code and its severity."""
    pairs: list[tuple[str, str]] = []
    for word in words(value):
        code, equals, severity = word.partition("=")
        if not code or not equals or severity not in _SEVERITIES:
            raise ValueError(f"needs CODE=LEVEL, with a LEVEL of {', '.join(_SEVERITIES)}, not `{word}`")
        pairs.append((code, severity))
    return tuple(pairs)


def lines(value: str) -> tuple[int, int]:
    """The first and the last line, from 1."""
    first, _, last = value.partition("-")
    last = last or first
    if not (first.isdecimal() and last.isdecimal() and 0 < int(first) <= int(last)):
        raise ValueError(f"needs two lines as 3-7, from 1, not `{value}`")
    return int(first), int(last)


def reports(value: str) -> tuple[tuple[str, str], ...]:
    """Pairs of a format and a file; an empty file name stands for standard output."""
    pairs: list[tuple[str, str]] = []
    for word in words(value):
        name, _, file = word.partition("=")
        if name not in FORMATS:
            raise ValueError(f"takes FORMAT or FORMAT=FILE, where FORMAT is one of {', '.join(FORMATS)}, not `{word}`")
        pairs.append((name, file))
    return tuple(pairs)


def shard(value: str) -> tuple[int, int]:
    """A part, from 1, and the number of parts."""
    part, _, parts = value.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise ValueError(f"needs a part and how many there are, as in 2/5, not `{value}`")
    return int(part), int(parts)


def scheduler(value: str) -> str:
    """`HOST:PORT` of a Dask scheduler."""
    kind, _, address = value.partition("://")
    host, _, port = address.rpartition(":")
    if kind != "dask" or not host or not port.isdecimal():
        raise ValueError(f"needs dask://HOST:PORT, not `{value}`")
    return address
