"""Dialect modules, imported by name on demand: a dialect costs nothing until a program uses it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, cast

from .registry import UPSTREAM, dialect_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..ir.graph import Operation
    from .bufferization.interface import Bufferization
    from .definitions import OpDefinition
    from .semantics import EffectInstance

_DESTINATION_STYLE = "DestinationStyleOpInterface"


def dialect_module(dialect: str, module: str) -> ModuleType:
    """The module `dialects/<dialect>/<module>.py`, imported when it is first asked for.

    This is the only way from this room up to `dialects/`: by name, as plug-ins are loaded.

    Raises:
        ModuleNotFoundError: the dialect has no such module.
    """
    return import_module(f"..dialects.{dialect_folder(dialect)}.{module}", __package__)


def hand_written(dialect: str, module: str) -> ModuleType | None:
    """The module `dialects/<dialect>/<module>.py`; None where the folder has none, and for dialects that are not ours.

    A file in the folder is all that registers it.
    """
    # What users make up must not fill the memory.
    return _hand_written(dialect, module) if dialect in UPSTREAM.dialect_names() else None


@cache
def _hand_written(dialect: str, module: str) -> ModuleType | None:
    is_there = find_spec(f"..dialects.{dialect_folder(dialect)}.{module}", __package__) is not None
    return dialect_module(dialect, module) if is_there else None


def described_bufferization(
    name: str,
    definition: OpDefinition | None,
    effects: Callable[[Operation], Sequence[EffectInstance] | None],
    *,
    is_declared: bool,
) -> Bufferization | None:
    """That of a user's operation which computes its results in its last operands; None: nothing says so."""
    if not is_declared:
        is_upstream = UPSTREAM.is_complete(name.partition(".")[0])
        if definition is None or is_upstream or _DESTINATION_STYLE not in definition.interfaces:
            return None
    needs_results = definition is not None and not all(group.is_variable for group in definition.results)
    make = dialect_module("common", "destination_style").described_destination_style
    return cast("Bufferization", make(effects, needs_results=needs_results))
