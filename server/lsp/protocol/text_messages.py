"""Text messages: the notifications that open, change and close a file, read from JSON without the libraries' types.

One comes with each key. cattrs compiles a function for each type in a message, which takes the first key milliseconds,
and pygls wraps each handler, which takes all others a third of one. What has an unusual shape is None here, and the
libraries read or reject it.
"""

from __future__ import annotations

from typing import TypeGuard, cast

from ...session.text_buffer import Change, Position

_LARGEST = 2**31 - 1
"""The largest `integer` and `uinteger` of the protocol."""


def opened(params: object) -> tuple[str, int, str] | None:
    """URI, version and text of `textDocument/didOpen`."""
    document = params.get("textDocument") if _is_object(params) else None
    if not _is_object(document) or not isinstance(document.get("languageId"), str):
        return None
    uri, version, text = document.get("uri"), document.get("version"), document.get("text")
    if isinstance(uri, str) and _is_integer(version) and isinstance(text, str):
        return uri, version, text
    return None


def changed(params: object) -> tuple[str, int, list[Change]] | None:
    """URI, version and changes of `textDocument/didChange`."""
    document = params.get("textDocument") if _is_object(params) else None
    given = params.get("contentChanges") if _is_object(params) else None
    if not _is_object(document) or not isinstance(given, list):
        return None
    uri, version = document.get("uri"), document.get("version")
    changes = [change for one in cast("list[object]", given) if (change := _change(one)) is not None]
    if isinstance(uri, str) and _is_integer(version) and len(changes) == len(cast("list[object]", given)):
        return uri, version, changes
    return None


def closed(params: object) -> str | None:
    """URI of `textDocument/didClose`."""
    document = params.get("textDocument") if _is_object(params) else None
    uri = document.get("uri") if _is_object(document) else None
    return uri if isinstance(uri, str) else None


def _change(given: object) -> Change | None:
    if not _is_object(given) or not given.keys() <= {"range", "text", "rangeLength"}:
        return None
    text, place = given.get("text"), given.get("range")
    if not isinstance(text, str):
        return None
    if given.keys() == {"text"}:
        return Change(text)
    if not _is_unsigned(given.get("rangeLength", 0)):
        return None
    start, end = (_position(place.get("start")), _position(place.get("end"))) if _is_object(place) else (None, None)
    return Change(text, start, end) if start is not None and end is not None else None


def _position(given: object) -> Position | None:
    if not _is_object(given):
        return None
    line, column = given.get("line"), given.get("character")
    return (line, column) if _is_unsigned(line) and _is_unsigned(column) else None


def _is_unsigned(value: object) -> TypeGuard[int]:
    return _is_integer(value) and value >= 0


def _is_integer(value: object) -> TypeGuard[int]:
    return type(value) is int and -_LARGEST - 1 <= value <= _LARGEST


def _is_object(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)
