"""Hand-written tables name only what there is: operations, directives, modules."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module

import pytest

import pydealloc.dialects
from pydealloc.dialects.op_costs import COSTS
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.registry import dialect_folder
from pydealloc.syntax.parser.type_inference import LIST_TRANSFORMS, TRANSFORMS

MODULES = frozenset(
    module.name.removeprefix("pydealloc.dialects.")
    for module in pkgutil.walk_packages(pydealloc.dialects.__path__, "pydealloc.dialects.")
    if not module.ispkg
)
OPERATION_TABLES = ("SEMANTICS", "PARSERS", "PRINTERS", "RESULT_NAMES", "RESULT_TYPES")

# Operations that upstream writes in C++ alone, so that there is no generated definition.
WITHOUT_DEFINITION = {"affine.dma_start", "affine.dma_wait"}


def module_of(dialect: str, module: str) -> str:
    return f"{dialect_folder(dialect)}.{module}"


def table(module: str, name: str) -> Mapping[str, object]:
    return getattr(import_module(f"pydealloc.dialects.{module}"), name, {})


def directives_in(format_: object) -> Iterator[str]:
    if isinstance(format_, (list, tuple)):
        if len(format_) > 1 and format_[0] == "custom":
            yield str(format_[1])
        for part in format_:
            yield from directives_in(part)


def types_in(format_: object) -> Iterator[str]:
    """The groups whose types a format writes."""
    if isinstance(format_, (list, tuple)):
        if len(format_) > 1 and format_[0] in ("type", "functional-type"):
            yield from (str(part[1]) for part in format_[1:] if isinstance(part, (list, tuple)) and len(part) > 1)
        for part in format_:
            yield from types_in(part)


SEMANTICS_MODULES = {
    module: dialect for dialect in UPSTREAM.dialect_names if (module := module_of(dialect, "semantics")) in MODULES
}
SYNTAX_MODULES = {
    module: dialect for dialect in UPSTREAM.dialect_names if (module := module_of(dialect, "assembly")) in MODULES
}


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


UPSTREAM_OPERATIONS = [name for dialect in sorted(UPSTREAM.dialect_names) for name in UPSTREAM.op_names(dialect)]


@pytest.mark.parametrize("dialect", sorted(UPSTREAM.dialect_names))
def test_all_custom_syntax_is_described(dialect: str) -> None:
    """Every operation whose syntax upstream writes in C++ has a parser, every directive of a format is known."""
    opaque: set[str] = set()
    for name in UPSTREAM.op_names(dialect):
        definition = UPSTREAM.definition(name)
        assert definition is not None
        if UPSTREAM.parser(name) is not None:
            continue
        if definition.format is None and definition.has_custom_syntax:
            opaque.add(name)
        unknown = (found for found in directives_in(definition.format) if UPSTREAM.directive(dialect, found) is None)
        opaque.update(f"{name}: custom<{found}>" for found in unknown)
    assert opaque == set()


@pytest.mark.parametrize("trait", ["TypesMatchWith", "OptionalTypesMatchWith", "RangedTypesMatchWith"])
def test_relations_of_types_are_described(trait: str) -> None:
    """Types that a format leaves out can be computed, or follow from a table."""
    unknown = {
        (name, parameters[2])
        for name in UPSTREAM_OPERATIONS
        if (definition := UPSTREAM.definition(name)) is not None and not UPSTREAM.result_inference(name)
        for parameters in definition.parameters_of(trait)
        if len(parameters) > 2
        and parameters[2] not in {**TRANSFORMS, **LIST_TRANSFORMS}
        and str(parameters[1]) not in set(types_in(definition.format))
    }
    assert unknown == set()


def test_each_operation_on_buffers_has_its_cost() -> None:
    named = {name for dialect in ("bufferization", "memref") for name in UPSTREAM.op_names(dialect)}
    assert set(COSTS) == named
    for sentence in COSTS.values():
        said = sentence.format(size="16 bytes", of_size=" of 16 bytes")
        assert said[0].isupper()
        assert said.endswith(".")
        assert "{" not in said


def test_what_has_to_fit_a_symbol_is_a_use_of_it() -> None:
    uses = table("common.verification.symbol_uses", "SYMBOL_USES")
    assert not set(table("tables.symbol_mismatches", "MISMATCHES")) - set(uses)
    assert all(UPSTREAM.definition(name) is not None for name in uses)
