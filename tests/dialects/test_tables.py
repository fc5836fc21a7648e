"""Hand-written tables name only what there is: operations, directives, modules."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module

import pytest

import pydealloc.dialects
from pydealloc.dialects.knowledge import HAND_WRITTEN_SEMANTICS, HAND_WRITTEN_SYNTAX, UPSTREAM

MODULES = frozenset(module.name for module in pkgutil.iter_modules(pydealloc.dialects.__path__))
OPERATION_TABLES = ("SEMANTICS", "PARSERS", "PRINTERS", "RESULT_NAMES", "RESULT_TYPES")

# Operations that upstream writes in C++ alone, so that there is no generated definition.
WITHOUT_DEFINITION = {"affine.dma_start", "affine.dma_wait"}


def module_of(dialect: str, suffix: str) -> str:
    return "async_" if dialect + suffix == "async" else dialect + suffix


def table(module: str, name: str) -> Mapping[str, object]:
    return getattr(import_module(f"pydealloc.dialects.{module}"), name, {})


def directives_in(format_: object) -> Iterator[str]:
    if isinstance(format_, (list, tuple)):
        if len(format_) > 1 and format_[0] == "custom":
            yield str(format_[1])
        for part in format_:
            yield from directives_in(part)


SEMANTICS_MODULES = {module_of(dialect, ""): dialect for dialect in HAND_WRITTEN_SEMANTICS}
SYNTAX_MODULES = {module_of(dialect, "_syntax"): dialect for dialect in HAND_WRITTEN_SYNTAX}


def test_each_dialect_has_its_module() -> None:
    assert set(SEMANTICS_MODULES) <= MODULES
    assert set(SYNTAX_MODULES) <= MODULES


@pytest.mark.parametrize("module", sorted(MODULES))
def test_tables_are_where_knowledge_looks(module: str) -> None:
    found = {name for name in (*OPERATION_TABLES, "DIRECTIVES") if table(module, name)}
    if module in SEMANTICS_MODULES:
        assert found == {"SEMANTICS"}
    elif module in SYNTAX_MODULES:
        assert found
        assert "SEMANTICS" not in found
    else:
        assert found == set()


@pytest.mark.parametrize(("module", "dialect"), sorted({**SEMANTICS_MODULES, **SYNTAX_MODULES}.items()))
def test_operations_exist(module: str, dialect: str) -> None:
    names = {name for kind in OPERATION_TABLES for name in table(module, kind)}
    assert {name for name in names if name.partition(".")[0] != dialect} == set()
    assert {name for name in names if UPSTREAM.definition(name) is None} - WITHOUT_DEFINITION == set()


def test_exceptions_are_needed() -> None:
    assert {name for name in WITHOUT_DEFINITION if UPSTREAM.definition(name) is not None} == set()
    assert {name for name in WITHOUT_DEFINITION if UPSTREAM.parser(name) is None} == set()


@pytest.mark.parametrize(("module", "dialect"), sorted(SYNTAX_MODULES.items()))
def test_syntax_goes_both_ways(module: str, dialect: str) -> None:
    """What has a parser has a printer, and every directive stands in a format of the dialect."""
    assert set(table(module, "PARSERS")) == set(table(module, "PRINTERS"))
    definitions = (UPSTREAM.definition(name) for name in UPSTREAM.op_names(dialect))
    used = {name for found in definitions if found is not None for name in directives_in(found.format)}
    assert set(table(module, "DIRECTIVES")) - used == set()
