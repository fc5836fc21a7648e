"""Dialect modules, imported by name on demand: a dialect costs nothing until a program uses it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from .registry import dialect_folder


def dialect_module(dialect: str, module: str) -> ModuleType:
    """The module `dialects/<dialect>/<module>.py`, imported when it is first asked for.

    This is the only way from this room up to `dialects/`: by name, as plug-ins are loaded.

    Raises:
        ModuleNotFoundError: the dialect has no such module.
    """
    return import_module(f"..dialects.{dialect_folder(dialect)}.{module}", __package__)
