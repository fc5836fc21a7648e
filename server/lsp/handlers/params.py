"""What came with a request that only this server knows. pygls makes objects with fields of what was sent."""

from __future__ import annotations

from collections.abc import Mapping

from pygls.exceptions import JsonRpcException

_INVALID = -32602


def given(params: object) -> Mapping[str, object]:
    fields: tuple[str, ...] = getattr(params, "_fields", ())
    return {name: getattr(params, name) for name in fields}


def text_given(params: object, name: str) -> str:
    """The text called `name`.

    Raises:
        JsonRpcException: there is none.
    """
    value = given(params).get(name)
    if not isinstance(value, str):
        raise JsonRpcException(f"`{name}` has to be a text", _INVALID)
    return value


def file_given(params: object) -> str:
    """The URI in `textDocument`.

    Raises:
        JsonRpcException: there is none.
    """
    return text_given(given(params).get("textDocument"), "uri")


def position_given(params: object) -> tuple[int, int]:
    """`position`: line and column from 0, in the encoding agreed on.

    Raises:
        JsonRpcException: there is none.
    """
    position = given(params).get("position")
    line, character = getattr(position, "line", None), getattr(position, "character", None)
    if isinstance(line, int) and isinstance(character, int) and line >= 0 and character >= 0:
        return line, character
    raise JsonRpcException("`position` has to have a line and a character, from 0", _INVALID)
