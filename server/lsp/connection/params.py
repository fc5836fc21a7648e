"""Parameters of custom requests, checked. pygls makes named tuples of them."""

from __future__ import annotations

from collections.abc import Mapping

from .answers import invalid_params


def params_dict(params: object) -> Mapping[str, object]:
    """The fields of `params` by name; empty for what is no object."""
    fields: tuple[str, ...] = getattr(params, "_fields", ())
    return {name: getattr(params, name) for name in fields}


def str_param(params: object, name: str) -> str:
    """The string `name`.

    Raises:
        JsonRpcException: `InvalidParams`, if there is none.
    """
    value = params_dict(params).get(name)
    if not isinstance(value, str):
        raise invalid_params(f"`{name}` has to be a text")
    return value


def uri_param(params: object) -> str:
    """The URI in `textDocument`.

    Raises:
        JsonRpcException: `InvalidParams`, if there is none.
    """
    return str_param(params_dict(params).get("textDocument"), "uri")


def position_param(params: object) -> tuple[int, int]:
    """`position`: line and column from 0, in the encoding agreed on.

    Raises:
        JsonRpcException: `InvalidParams`, if there is none.
    """
    position = params_dict(params).get("position")
    line, character = getattr(position, "line", None), getattr(position, "character", None)
    if isinstance(line, int) and isinstance(character, int) and line >= 0 and character >= 0:
        return line, character
    raise invalid_params("`position` has to have a line and a character, from 0")
