"""Operations printed from a template read as if each had been printed by itself."""

from __future__ import annotations

import re

from pydealloc.ir.attributes import StringAttr
from pydealloc.ir.builder import Builder
from pydealloc.ir.graph import Block, Operation, Region, Value
from pydealloc.ir.types import I1, IndexType
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.printer.printer import print_operation


def _lines(region: Region) -> list[str]:
    module = region.parent
    return re.findall(r"= (arith.+)", print_operation(module, UPSTREAM))


def _body() -> tuple[Region, Builder, list[Value]]:
    module = Operation("builtin.module")
    region = module.add_region()
    builder = Builder.at_end(region.append(Block()))
    made = [builder.create("test.value", (), [I1]).results[0] for _ in range(3)]
    for value, name in zip(made, "abc", strict=True):
        value.name = name
    return region, builder, list(made)


def test_each_operation_has_its_own_operands() -> None:
    region, builder, (a, b, c) = _body()
    for left, right in ((a, b), (b, c), (c, a)):
        builder.create("arith.ori", [left, right], [I1])
    assert _lines(region) == ["arith.ori %a, %b : i1", "arith.ori %b, %c : i1", "arith.ori %c, %a : i1"]


def test_one_value_twice_makes_no_template() -> None:
    region, builder, (a, b, c) = _body()
    for left, right in ((a, a), (b, c), (b, b)):
        builder.create("arith.ori", [left, right], [I1])
    assert _lines(region) == ["arith.ori %a, %a : i1", "arith.ori %b, %c : i1", "arith.ori %b, %b : i1"]


def test_types_and_attributes_tell_templates_apart() -> None:
    region, builder, (a, b, _) = _body()
    x = builder.create("test.value", (), [IndexType()]).results[0]
    x.name = "x"
    for operand in (a, b, x):
        builder.create("arith.addi", [operand, operand], [operand.type])
    builder.create("arith.index_cast", [x], [I1])
    builder.create("arith.index_cast", [a], [IndexType()])
    assert _lines(region) == [
        "arith.addi %a, %a : i1",
        "arith.addi %b, %b : i1",
        "arith.addi %x, %x : index",
        "arith.index_cast %x : index to i1",
        "arith.index_cast %a : i1 to index",
    ]


def test_an_operation_without_its_operands_has_no_template() -> None:
    region, builder, (a, b, _) = _body()
    builder.create("arith.ori", [a], [I1])
    builder.create("arith.ori", [a, b], [I1])
    assert _lines(region) == ["arith.ori %a, %b : i1"]
    assert '"arith.ori"(%a) : (i1) -> i1' in print_operation(region.parent, UPSTREAM)


def test_percent_signs_in_attributes_stay() -> None:
    region, builder, (a, b, _) = _body()
    for operand in (a, b):
        builder.create("arith.index_cast", [operand], [IndexType()], attributes={"note": StringAttr("50%s %% %d")})
    assert [line.split("arith.")[1] for line in _lines(region)] == [
        f'index_cast {name} {{note = "50%s %% %d"}} : i1 to index' for name in ("%a", "%b")
    ]
