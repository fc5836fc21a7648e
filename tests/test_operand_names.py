"""Operands by name: positions stand only where no definition gives a name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.harness.tree import package_files, parsed

# Functions that take an operand by its position, as "file::function", each with what it does beside it.
BY_POSITION = {
    "analysis/dataflow/slices.py::_mark_blocks",  # The condition, if there is one, of a branch of any name.
    "analysis/dataflow/edge_conditions.py::branch_outcome",  # As above.
    "dialects/releases/current_tosa.py::_transpose",  # The permutation, which releases before LLVM 22 take.
    "dialects/releases/current_tosa.py::changed",  # The last operand of an operation of any name.
    "dialects/linalg/assembly.py::_add_payload_body",  # The last operand of map and reduce: the output.
    "dialects/linalg/assembly.py::_payload_of",  # As above.
    "dialects/linalg/named_assembly.py::_maps_left_out",  # The only output, behind any number of inputs.
    "dialects/rocdl/assembly.py::_print",  # The last four operands, of one or the other group: loads and stores.
    "ods/folding.py::_involution",  # A trait: operations of any name.
    "ods/knowledge.py::view_source",  # ViewLikeOpInterface: operations of any name.
}


def operand_positions(name: str, tree: ast.Module) -> Iterator[str]:
    """Subscripts of `operands` and `operand_values` with constants, as "file::function"; those of op views aside."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    views = {id(inner) for node in classes if _is_view(node) for inner in ast.walk(node)}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or id(function) in views:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
                bounds = [node.slice.lower, node.slice.upper] if isinstance(node.slice, ast.Slice) else [node.slice]
                is_fixed = any(isinstance(_unsigned(bound), ast.Constant) for bound in bounds)
                is_by_name = any(isinstance(bound, ast.Constant) and isinstance(bound.value, str) for bound in bounds)
                if node.value.attr in ("operands", "operand_values") and is_fixed and not is_by_name:
                    yield f"{name}::{function.name}"


def _is_view(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "OpView" for base in node.bases)


def _unsigned(node: ast.expr | None) -> ast.expr | None:
    return node.operand if isinstance(node, ast.UnaryOp) else node


def test_operands_have_names() -> None:
    folders = ("ods/", "dialects/", "analysis/", "passes/")
    found = [
        each for name in package_files() if name.startswith(folders) for each in operand_positions(name, parsed(name))
    ]
    new = sorted({each for each in found if each not in BY_POSITION})
    explain(new, "Operands are asked for by name (ods/op_view.py; CONTRIBUTING says how):")
    explain(sorted(BY_POSITION - set(found)), "These no longer take an operand by position:")


def test_an_operand_by_position_is_found() -> None:
    source = "def f(op):\n    op.operands[0].value\n    op.operand_values[1:]\n    op.operands[-1]\n"
    assert list(operand_positions("passes/a.py", ast.parse(source))) == ["passes/a.py::f"] * 3
    source = "def f(op, i):\n    op.operands[i]\n    state.operands['a']\n    op.operands[i:]\n"
    assert list(operand_positions("passes/a.py", ast.parse(source))) == []


def explain(problems: list[str], rule: str) -> None:
    if problems:
        pytest.fail("\n".join([rule, *problems]), pytrace=False)
