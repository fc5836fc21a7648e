"""Printing never fails, whatever an operation lacks: programs may be unfinished or in generic form."""

from __future__ import annotations

from importlib import import_module

import pytest

from pydealloc.ir.attributes import UNIT
from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.printer.printer import print_operation
from tests.dialects.round_trip import read

DIALECTS = ("affine", "emitc", "linalg", "llvm", "omp", "pdl_interp", "spirv", "tensor", "tosa", "transform", "vector")


def _operations(dialect: str) -> list[Operation]:
    programs: dict[str, str] = import_module(f"tests.dialects.test_{dialect}_syntax").PROGRAMS
    return [op for text in programs.values() for root in read(text) for op in walk(root) if op.dialect == dialect]


def _prints(op: Operation) -> bool:
    return op.name in print_operation(op, UPSTREAM)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_without_one_attribute_or_with_a_strange_one(dialect: str) -> None:
    for op in _operations(dialect):
        # Operations that were read share theirs, which cannot be changed.
        op.properties = dict(op.properties)
        for name, value in list(op.properties.items()):
            del op.properties[name]
            assert _prints(op)
            op.properties[name] = UNIT
            assert _prints(op)
            op.properties[name] = value


@pytest.mark.parametrize("dialect", DIALECTS)
def test_with_another_number_of_operands(dialect: str) -> None:
    for op in _operations(dialect):
        values = op.operand_values
        for others in (values[:-1], values + values[:1], []):
            op.set_operands(others)
            assert _prints(op)
        op.set_operands(values)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_without_bodies(dialect: str) -> None:
    for op in _operations(dialect):
        for region in op.regions:
            blocks, region.blocks = region.blocks, []
            assert _prints(op)
            region.blocks = blocks
