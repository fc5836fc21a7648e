"""One place a subject: what a reader looks for in one room is in no other."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.harness.tree import imports_of, package_files, parsed

_FIRST_RELEASE, _LAST_RELEASE = 10, 30


def numbered_releases(name: str, tree: ast.Module) -> Iterator[str]:
    """Places where a release of LLVM is written as a number: a name for one, or a comparison with one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if not node.targets[0].id.endswith(("_SINCE", "_UNTIL")):
                continue
        elif not (isinstance(node, ast.Compare) and "llvm" in ast.unparse(node.left)):
            continue
        yield from (
            f"{name}:{node.lineno}: LLVM {number.value}"
            for number in ast.walk(node)
            if isinstance(number, ast.Constant)
            and type(number.value) is int
            and _FIRST_RELEASE <= number.value <= _LAST_RELEASE
        )


def test_releases_are_known_in_one_room() -> None:
    numbered = [
        place
        for name in package_files()
        if not name.startswith("dialects/releases/")
        for place in numbered_releases(name, parsed(name))
    ]
    assert numbered == [], "what differs between releases of LLVM is in dialects/releases/"
    source = "A_SINCE = 17\nif knowledge.llvm < 19: pass\nb = 17\nif knowledge.llvm < A_SINCE: pass\n"
    assert list(numbered_releases("a", ast.parse(source))) == ["a:1: LLVM 17", "a:2: LLVM 19"]


MOST_NESTED = 10


def nested_functions(tree: ast.AST, *, inside: bool = False) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions that are defined in other functions: nobody can import them, or find them by name."""
    for node in ast.iter_child_nodes(tree):
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if is_function and inside:
            yield node
        yield from nested_functions(node, inside=inside or is_function)


def test_handlers_are_functions_that_can_be_imported() -> None:
    nested = [
        f"{name}:{node.lineno}: {node.name}"
        for name in package_files()
        if name.startswith(("server/lsp/handlers/", "server/lsp/connection/"))
        for node in nested_functions(parsed(name))
    ]
    assert len(nested) <= MOST_NESTED, nested
    assert [node.name for node in nested_functions(ast.parse("def f():\n    def g(): pass\n"))] == ["g"]


def dialect_pairs() -> set[tuple[str, str]]:
    """Folders of `dialects/` with a folder that they import; views of operations, `ops.py`, import none themselves."""
    found: set[tuple[str, str]] = set()
    for name in package_files():
        layer, folder, *inside = name.split("/")
        if layer == "dialects" and inside:
            targets = [imported.target.split(".")[1:] for imported in imports_of(name)]
            found |= {
                (folder, path[1]) for path in targets if path[:1] == ["dialects"] and path[2:3] not in ([], ["ops"])
            }
    return {(folder, other) for folder, other in found if folder != other}


def test_no_two_dialects_import_each_other() -> None:
    pairs = dialect_pairs()
    assert len(pairs) > 50
    assert {(one, other) for one, other in pairs if (other, one) in pairs and one < other} == set()
