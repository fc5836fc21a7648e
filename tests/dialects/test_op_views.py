"""Op views: the generated modules are those of the definitions, and members find what ODS names."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pydealloc.dialects.arith import ops as arith
from pydealloc.dialects.memref import ops as memref
from pydealloc.dialects.scf import ops as scf
from pydealloc.dialects.symbol_op_names import FUNCTIONS, SYMBOL_TABLES
from pydealloc.dialects.transform import ops as transform
from pydealloc.dialects.vector import ops as vector
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import INDEX
from pydealloc.ir.walk import walk
from pydealloc.ods.definitions import ConstraintTables, OpDefinition
from pydealloc.ods.dialect_modules import dialect_module
from pydealloc.ods.from_tablegen.op_stubs import class_names, has_hand_written_code, ops_module, ops_stub
from pydealloc.ods.from_tablegen.symbol_op_index import symbol_op_index
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.op_members import default_class_name, members, snake_case
from pydealloc.ods.op_view import OpView, defining, view_if
from pydealloc.ods.registry import DIALECTS
from pydealloc.ods.segments import dense_i32
from pydealloc.syntax.text.symbol_ops import FUNCTION
from tests.dialects.round_trip import read


def _documents() -> dict[str, dict[str, Any]]:
    paths = sorted(Path(DIALECTS).glob("*/definitions.json"))
    documents = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    return {document["dialect"]: document for document in documents}


DOCUMENTS = _documents()
WITH_VIEWS = [name for name, one in DOCUMENTS.items() if one["ops"] and has_hand_written_code(name, Path(DIALECTS))]


def operations(text: str, name: str) -> list[Operation]:
    return [op for root in read(text) for op in walk(root) if op.name == name]


@pytest.mark.parametrize("dialect", WITH_VIEWS)
def test_the_modules_are_current(dialect: str) -> None:
    folder = Path(DIALECTS) / dialect if (Path(DIALECTS) / dialect).is_dir() else Path(DIALECTS) / f"{dialect}_"
    message = f"run `./dev ods`: dialects/{dialect}/ops.py and ops.pyi are made from definitions.json"
    assert (folder / "ops.py").read_text(encoding="utf-8") == ops_module(DOCUMENTS[dialect]), message
    assert (folder / "ops.pyi").read_text(encoding="utf-8") == ops_stub(DOCUMENTS[dialect]), message


def test_the_index_of_symbol_operations_is_current() -> None:
    message = "run `./dev ods`: dialects/symbol_op_names.py is made from the definitions"
    written = Path(DIALECTS) / "symbol_op_names.py"
    assert written.read_text(encoding="utf-8") == symbol_op_index(DOCUMENTS.values()), message


def test_the_index_has_what_the_definitions_say() -> None:
    named = {name for dialect in UPSTREAM.dialect_names for name in UPSTREAM.op_names(dialect)}
    definitions = {name: UPSTREAM.definition(name) for name in named}
    functions = {name for name, op in definitions.items() if op is not None and op.has_interface("FunctionOpInterface")}
    tables = {name for name, op in definitions.items() if op is not None and op.has_trait("SymbolTable")}
    assert {*FUNCTIONS} == functions
    assert {*SYMBOL_TABLES} == tables
    for name in functions:
        assert re.fullmatch(FUNCTION, name)


@pytest.mark.parametrize("dialect", WITH_VIEWS)
def test_each_operation_has_one_class(dialect: str) -> None:
    names = class_names(DOCUMENTS[dialect]["ops"])
    assert sorted(names.values()) == sorted(DOCUMENTS[dialect]["ops"])
    module = dialect_module(dialect, "ops")
    for class_name, op_name in names.items():
        kind = getattr(module, class_name)
        assert issubclass(kind, OpView)
        assert op_name == kind.NAME
        assert getattr(module, class_name) is kind


@pytest.mark.parametrize("dialect", WITH_VIEWS)
def test_operands_by_name_are_those_by_position(dialect: str) -> None:
    """An operation with one value in each group, and with two in each that may vary, if the definition allows both."""
    document = DOCUMENTS[dialect]
    classes = {op: name for name, op in class_names(document["ops"]).items()}
    for name in document["ops"]:
        definition = OpDefinition.from_json(name, document["ops"][name], ConstraintTables(document))
        for most in (1, 2):
            op = Operation(name)
            expected: dict[str, list[object]] = {}
            for group in definition.operands:
                count = most if group.kind in ("variadic", "nested") else 1
                values = [Operation("test.value").add_result(INDEX) for _ in range(count)]
                expected[snake_case(group.name)] = list(values)
                for value in values:
                    op.add_operand(value)
            sizes = [len(values) for values in expected.values()]
            if "AttrSizedOperandSegments" in definition.traits:
                op.properties["operandSegmentSizes"] = dense_i32(sizes)
            elif definition.operand_slices(len(op.operands)) is None:
                continue
            view = getattr(dialect_module(dialect, "ops"), classes[name])(op)
            for member, values in expected.items():
                found = getattr(view, member)
                assert (found if isinstance(found, list) else [found]) == values, f"{name}: {member}"


def test_a_class_is_called_as_upstream_calls_it() -> None:
    assert default_class_name("cf.cond_br") == "CondBrOp"
    assert arith.AddIOp.NAME == "arith.addi"
    assert memref.SubViewOp.NAME == "memref.subview"
    assert scf.InParallelOp.NAME == "scf.forall.in_parallel"
    assert transform.TuneAlternativesOp.NAME == "transform.tune.alternatives"


def test_an_unknown_class_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="scf has no operation of class UntilOp"):
        getattr(scf, "UntilOp")  # noqa: B009


def test_names_are_in_snake_case() -> None:
    names = ("lowerBound", "in", "A", "asyncDependencies", "LHS", "operandSegmentSizes", "static_offsets", "op")
    snakes = ("lower_bound", "in_", "a", "async_dependencies", "lhs", "operand_segment_sizes", "static_offsets", "op_")
    assert tuple(map(snake_case, names)) == snakes


LOOP = """
func.func @f(%a: index, %b: index, %c: index, %x: f32) -> f32 {
  %r = scf.for %i = %a to %b step %c iter_args(%v = %x) -> f32 {
    scf.yield %v : f32
  }
  return %r : f32
}
"""


def test_a_loop_by_name() -> None:
    (op,) = operations(LOOP, "scf.for")
    loop = scf.ForOp(op)
    assert [value.name for value in (loop.lower_bound, loop.upper_bound, loop.step)] == ["a", "b", "c"]
    assert [value.name for value in loop.init_args] == ["x"]
    assert loop.results == [*op.results]
    assert loop.region is op.regions[0]
    assert loop.unsigned_cmp is None
    loop.lower_bound = loop.upper_bound
    assert op.operands[0].value is op.operands[1].value


def test_groups_by_segments() -> None:
    text = "func.func @f(%m: memref<8xf32>, %i: index) {\n"
    text += (
        "  %0 = memref.subview %m[%i] [4] [%i] : memref<8xf32> to memref<4xf32, strided<[?], offset: ?>>\n  return\n}\n"
    )
    (op,) = operations(text, "memref.subview")
    view = memref.SubViewOp(op)
    assert (len(view.offsets), len(view.sizes), len(view.strides)) == (1, 0, 1)
    op.remove_operand(len(op.operands) - 1)
    assert view.offsets == [], "segments that do not fit are no groups"


def test_optional_operands() -> None:
    text = "func.func @f(%m: memref<8xi32>, %i: index) {\n  %0 = memref.realloc %m : memref<8xi32> to memref<9xi32>\n"
    text += "  %1 = memref.realloc %m(%i) : memref<8xi32> to memref<?xi32>\n  return\n}\n"
    without, with_ = (memref.ReallocOp(op) for op in operations(text, "memref.realloc"))
    assert without.dynamic_result_size is None
    assert with_.dynamic_result_size is with_.op.operands[1].value


def test_defining_and_view_if_ask_the_name() -> None:
    (op,) = operations(LOOP, "scf.for")
    result = op.results[0]
    loop = defining(result, scf.ForOp)
    assert loop is not None
    assert loop.op is op
    assert defining(result, scf.WhileOp) is None
    assert defining(op.operands[0].value, scf.ForOp) is None
    assert view_if(op, scf.IfOp) is None
    assert view_if(None, scf.IfOp) is None


def test_members_that_the_operation_lacks_are_index_errors() -> None:
    with pytest.raises(IndexError):
        scf.ForOp(Operation("scf.for")).lower_bound  # noqa: B018
    assert scf.ForOp(Operation("scf.for")).init_args == []


def test_a_member_in_the_middle_of_segments() -> None:
    definition = UPSTREAM.definition("vector.transfer_read")
    assert definition is not None
    assert [m.type for m in members(definition)][:4] == ["Value", "list[Value]", "Value", "Value | None"]
    assert vector.TransferReadOp.NAME == "vector.transfer_read"
