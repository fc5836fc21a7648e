"""Rewrite patterns show what they do: before and after in MLIR, in the docstring of each; folds do in one line."""

from __future__ import annotations

import ast
import inspect
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from pydealloc.ods.dialect_modules import hand_written
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.rewriting import FoldFunction
from tests.dialects.pattern_examples import Function, canonical, documented, examples_of, patterns
from tests.harness.tree import package_files, parsed


def folds() -> Iterator[tuple[str, Function]]:
    """Each operation with a fold, and the function behind it."""
    for dialect in sorted(UPSTREAM.dialect_names):
        table: dict[str, FoldFunction] = getattr(hand_written(dialect, "canonicalize"), "FOLDS", {})
        for op, fold in table.items():
            yield op, documented(fold)


def name_of(function: Function) -> str:
    return f"{function.__module__.removeprefix('pydealloc.dialects.')}.{function.__qualname__}"


PATTERNS: dict[str, tuple[set[str], Function]] = {}
OPERATIONS: dict[str, set[str]] = defaultdict(set)
for _name, _op, _function in patterns():
    PATTERNS.setdefault(name_of(_function), (set(), _function))[0].add(_name)
    OPERATIONS[name_of(_function)].add(_op)
FOLDS: dict[str, tuple[set[str], Function]] = {}
for _op, _function in folds():
    FOLDS.setdefault(name_of(_function), (set(), _function))[0].add(_op)


def test_there_are_patterns_and_folds() -> None:
    assert len(PATTERNS) > 120
    assert len(FOLDS) > 90


@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_a_pattern_shows_before_and_after(name: str) -> None:
    names, function = PATTERNS[name]
    examples = examples_of(function)
    assert examples, f"{name}: no before and after in MLIR"
    assert any(op in example.before for op in OPERATIONS[name] for example in examples)
    for example in examples:
        assert example.before != example.after
        if example.is_complete:
            before, after = canonical(example, *names)
            assert before == after
            before, after = canonical(example)
            assert before != after, "folds alone do this"


def test_few_examples_leave_parts_out() -> None:
    """The others are canonicalized."""
    left_out = [name for name, (_, function) in PATTERNS.items() for e in examples_of(function) if not e.is_complete]
    assert len(left_out) <= 8, left_out


@pytest.mark.parametrize("name", sorted(FOLDS))
def test_a_fold_shows_operation_and_result(name: str) -> None:
    operations, function = FOLDS[name]
    text = inspect.getdoc(function) or ""
    rewrites = re.findall(r"`([^`]+)` -> `([^`]+)`", text)
    assert rewrites, f"{name}: not in the form `op` -> `result`"
    assert any(op in operation for op in operations for operation, _ in rewrites)
    assert all(operation != result for operation, result in rewrites)


def patterns_of_passes() -> Iterator[tuple[str, str]]:
    """Each function that a pass makes a pattern of, as "file::function", with its docstring."""
    for name in package_files():
        if not name.startswith("passes/"):
            continue
        tree = parsed(name)
        functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Pattern":
                _, apply = node.args
                called = ast.unparse(apply).removeprefix("self.")
                yield f"{name}::{called}", ast.get_docstring(functions[called]) or ""


def test_patterns_of_passes_show_before_and_after() -> None:
    found = dict(patterns_of_passes())
    assert len(found) > 4
    assert [name for name, text in found.items() if "=>" not in text and "\nbecomes\n" not in text] == []
