"""Code of the product that nothing in the product uses: what only tests call belongs to them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from tests.harness.tree import base_of, module_name, package_files, parsed, project_files

_FOR_PEOPLE = ("server/api.py", "server/program.py", "server/function_ownership.py")
"""Modules of the library, whose users are elsewhere."""
_BY_OTHERS = ("server/lsp/protocol/pygls_adapter.py",)
"""Methods there are called by a package."""
_KEPT = {"TRIGGERS", "helps", "latest", "unfinished"}
"""What tests have to see of a table or a state that is private."""
_WORD = re.compile(r"[A-Za-z_]\w*")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@cache
def _users() -> tuple[str, ...]:
    others = (name for name in project_files() if name.endswith(".py") and not name.startswith("tests/"))
    return tuple(dict.fromkeys([*package_files(), *others]))


class Mentions:
    """What one module mentions, found in one walk: a walk through all modules takes seconds."""

    def __init__(self, file: str, tree: ast.Module) -> None:
        self.words: set[str] = set()
        """Attributes, and words of strings, docstrings apart: names may be looked up, annotations are in quotes."""
        self.imports: set[tuple[str, str]] = set()
        """Module and name."""
        self.names: Counter[str] = Counter()
        documents: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                self.names[node.id] += 1
            elif isinstance(node, ast.Attribute):
                self.words.add(node.attr)
            elif isinstance(node, ast.Expr):
                documents.add(id(node.value))
            elif isinstance(node, ast.Constant):
                if isinstance(node.value, str) and id(node) not in documents:
                    self.words.update(_WORD.findall(node.value))
            elif isinstance(node, ast.ImportFrom):
                self.imports.update((base_of(file, node), alias.name) for alias in node.names)


def _defined(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """The names that a module defines, those with underscores on both sides apart."""
    for node in tree.body:
        if isinstance(node, Definition):
            yield node.name, node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from ((one.id, node) for one in targets if isinstance(one, ast.Name) and one.id[:2] != "__")


def _methods(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    for owner in ast.walk(tree):
        for node in owner.body if isinstance(owner, ast.ClassDef) else ():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name[0] != "_":
                yield node.name, node


def unused(trees: Mapping[str, ast.Module], checked: tuple[str, ...]) -> Iterator[str]:
    """Places of functions, classes, constants and methods of `checked` that nothing in `trees` mentions."""
    mentions = {file: Mentions(file, tree) for file, tree in trees.items()}
    imported = set[tuple[str, str]]().union(*(one.imports for one in mentions.values()))
    read = set[str]().union(*(one.words for one in mentions.values()))
    for file in checked:
        names, module = mentions[file].names, module_name(file)
        for name, node in _defined(trees[file]):
            if name in read or (module, name) in imported:
                continue
            if names[name] == sum(isinstance(one, ast.Name) and one.id == name for one in ast.walk(node)):
                yield f"{file}:{node.lineno}: {name}"
        if file not in _BY_OTHERS:
            yield from (f"{file}:{one.lineno}: {name}" for name, one in _methods(trees[file]) if name not in read)


def test_the_product_uses_what_it_contains() -> None:
    checked = tuple(
        name for name in package_files() if not name.endswith("/ops.py") and not name.startswith(_FOR_PEOPLE)
    )
    found = list(unused({name: parsed(name) for name in _users()}, checked))
    assert [one for one in found if one.rpartition(" ")[2] not in _KEPT] == []


def test_what_is_not_used_is_found() -> None:
    source = "A = 1\nB = 2\ndef f():\n    return f() + B\nclass C:\n    def m(self): ...\n    def n(self): self.n()\n"
    user = ast.parse("from .a import C\n")
    trees = {"ir/a.py": ast.parse(source), "ir/b.py": user}
    assert list(unused(trees, ("ir/a.py",))) == ["ir/a.py:1: A", "ir/a.py:3: f", "ir/a.py:6: m"]
