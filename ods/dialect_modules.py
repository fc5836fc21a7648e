"""Dialect modules, imported by name on demand: a dialect costs nothing until a program uses it.

Functions in their tables may be typed: they get the view of the operation that their first parameter is annotated with.
"""

from __future__ import annotations

from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ..ir.records import fields, is_record, replace
from .registry import UPSTREAM, dialect_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ..ir.graph import Operation
    from .bufferization.interface import Bufferization
    from .definitions import OpDefinition
    from .semantics import EffectInstance

_RecordT = TypeVar("_RecordT")
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


@cache
def with_view(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule, fold or pattern as it is called, with an `Operation`; it is given the view of its first annotation.

    `def _fold(view: shape.DimOp, ...)` is about `shape.dim` alone, as `matchAndRewrite(DimOp op, ...)` in C++.
    """
    # As text: all modules of dialects import `annotations`.
    annotations: Mapping[str, str] = getattr(rule, "__annotations__", {})
    annotation = next(iter(annotations.values()), "")
    if not annotation.endswith("Op"):
        return rule
    first, *rest = annotation.split(".")
    kind: Callable[[Operation], object] = reduce(getattr, rest, rule.__globals__[first])

    def call(op: Operation, *more: object) -> object:
        return rule(kind(op), *more)

    return call


def with_views(record: _RecordT) -> _RecordT:
    """A record of such functions, and of records of them, as they are called."""
    changed: dict[str, Any] = {}
    for each in fields(record):  # type: ignore[arg-type]
        value = getattr(record, each.name)
        if hasattr(value, "__globals__"):
            made = with_view(value)
        elif is_record(value):
            made = with_views(value)
        else:
            continue
        if made is not value:
            changed[each.name] = made
    return replace(record, **changed) if changed else record  # type: ignore[type-var]
