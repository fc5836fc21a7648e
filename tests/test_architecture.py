"""The rules of ARCHITECTURE.md that a machine can check."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterable, Iterator

import pytest

from pydealloc.ods.registry import UPSTREAM
from tests.harness.tree import (
    LAYERS,
    ROOMS,
    ROOT,
    Import,
    imports_in,
    imports_of,
    module_name,
    package_files,
    parsed,
    project_files,
    read,
)

# Third-party code is confined: {library: the only files that may import it}.
CONFINED = {
    "pygls": re.compile(r"server/lsp/.*\.py"),
    "lsprotocol": re.compile(r"server/lsp/.*\.py"),
    "pygraphviz": re.compile(r"server/pictures/drawing\.py"),
    "lark": re.compile(r"ods/assembly_format\.py"),
}
MAY_CATCH_EVERYTHING = {"server/io/guard.py"}
LONGEST_FILE = 500
LONGEST_FUNCTION = 80

# Functions that may be longer, as "file::function", each with its reason beside it.
LONG_FUNCTIONS: frozenset[str] = frozenset()


def _explain(problems: list[str], rule: str) -> None:
    if problems:
        pytest.fail("\n".join([rule, *problems]), pytrace=False)


# --- Arrows ---------------------------------------------------------------------------------------------------------


def arrow_problems(found: Iterable[Import]) -> Iterator[str]:
    for imported in found:
        here = imported.importer.split("/")[0]
        top = imported.target.split(".")[0]
        if top == "pydealloc" and not imported.relative:
            yield f"{imported.place}: `{imported.target}`: import our own modules relatively"
        elif top in LAYERS or top in {"tests", "bench"}:
            yield f"{imported.place}: `{imported.target}` is no module of an installed project"
        elif imported.layer is not None and imported.layer not in LAYERS:
            yield f"{imported.place}: `{imported.target}` is in none of our packages"
        elif imported.layer is not None and LAYERS.index(imported.layer) < LAYERS.index(here):
            yield f"{imported.place}: {here} must not import {imported.layer} (`{imported.target}`)"
        confined_to = CONFINED.get(top)
        if confined_to is not None and not confined_to.fullmatch(imported.importer):
            yield f"{imported.place}: {top} is confined to {confined_to.pattern}"


def test_arrows_point_down() -> None:
    problems = [problem for name in package_files() for problem in arrow_problems(imports_of(name))]
    _explain(problems, f"A package imports only packages to its right: {' -> '.join(LAYERS)}")


@pytest.mark.parametrize(
    ("name", "source", "problem"),
    [
        ("ir/a.py", "def f():\n    from ..passes import base\n", "ir must not import passes"),
        ("ir/a.py", "from .. import server\n", "ir must not import server"),
        ("analysis/lints/a.py", "from ...server import guard\n", "analysis must not import server"),
        ("passes/a.py", "import lsprotocol.types\n", "lsprotocol is confined"),
        ("syntax/text/lexer.py", "import lark\n", "lark is confined"),
        ("ir/a.py", "from pydealloc.ir import types\n", "relatively"),
        ("ir/a.py", "import dialects\n", "no module of an installed project"),
    ],
)
def test_an_arrow_that_points_up_is_found(name: str, source: str, problem: str) -> None:
    assert [found for found in arrow_problems(imports_in(name, ast.parse(source))) if problem in found]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("server/lsp/handlers/edit.py", "from lsprotocol import types\nfrom pygls.lsp.server import LanguageServer\n"),
        ("server/features/hover.py", "from ...passes import base\nfrom ..document import Document\n"),
        ("server/cli.py", "from .. import __version__\nfrom ..ir.types import Type\n"),
        ("ods/assembly_format.py", "import lark\n"),
    ],
)
def test_an_arrow_that_points_down_is_accepted(name: str, source: str) -> None:
    assert list(arrow_problems(imports_in(name, ast.parse(source)))) == []


def room_of(parts: list[str]) -> str:
    """The room in its layer of a module, given by the names after `pydealloc`; empty for the layer itself."""
    inside = parts[1:]
    layer_is_a_package = len(inside) == 0
    return "" if layer_is_a_package else inside[0] if inside[0] in ROOMS[parts[0]].split() else "."


def room_problems(found: Iterable[Import]) -> Iterator[str]:
    """Imports within a layer that go to a room beside or above the importer's own."""
    for imported in found:
        here, target = module_name(imported.importer).split(".")[1:], imported.target.split(".")[1:]
        if here[0] not in ROOMS or not imported.target.startswith("pydealloc.") or target[0] != here[0]:
            continue
        own, other = room_of(here), room_of(target)
        heights = {room: height for height, level in enumerate(ROOMS[here[0]].split("<")) for room in level.split()}
        if own and other and own != other and heights[other] >= heights[own]:
            yield f"{imported.place}: {here[0]}/{own} must not import {here[0]}/{other} (`{imported.target}`)"


def test_rooms_import_rooms_below() -> None:
    problems = [problem for name in package_files() for problem in room_problems(imports_of(name))]
    _explain(problems, "Within a layer, a room imports only rooms below it (ROOMS in tests/harness/tree.py):")


@pytest.mark.parametrize(
    ("name", "source", "problem"),
    [
        ("server/io/files.py", "from ..session import session\n", "server/io must not import server/session"),
        (
            "server/config/model.py",
            "def f():\n    from ..facts import refusals\n",
            "config must not import server/facts",
        ),
        ("server/config/model.py", "from ..cli import main\n", "config must not import server/."),
        ("syntax/text/cursor.py", "from ..parser.opaque import x\n", "syntax/text must not import syntax/parser"),
        (
            "analysis/dataflow/buffer_flow.py",
            "from ..lints import double_free\n",
            "dataflow must not import analysis/lints",
        ),
        ("analysis/liveness.py", "from .dataflow import paths\n", "analysis/. must not import analysis/dataflow"),
    ],
)
def test_a_door_that_does_not_exist_is_found(name: str, source: str, problem: str) -> None:
    assert [found for found in room_problems(imports_in(name, ast.parse(source))) if problem in found]


def test_every_folder_is_in_the_order_of_its_layer() -> None:
    folders = {tuple(name.split("/")[:2]) for name in package_files() if name.count("/") > 1}
    unplaced = [
        f"{layer}/{room}" for layer, room in sorted(folders) if layer in ROOMS and room not in ROOMS[layer].split()
    ]
    _explain(unplaced, "Each folder of a layer has its place in ROOMS:")


MOST_MODULES = 25


def test_folders_are_small() -> None:
    folders = {name.rpartition("/")[0] for name in package_files()}
    big = [
        f"{folder}: {len(inside) - 1} modules"
        for folder in sorted(folders)
        if len(inside := [n for n in package_files() if n.rpartition("/")[0] == folder and "__init__" not in n])
        > MOST_MODULES
    ]
    _explain(big, f"No folder has more than {MOST_MODULES} modules of its own:")


def test_every_folder_says_in_one_line_what_is_in_it() -> None:
    silent = [
        name
        for name in package_files()
        if name.endswith("/__init__.py") and not (ast.get_docstring(parsed(name)) or "").split("\n")[0].endswith(".")
    ]
    _explain(silent, "The docstring of a package says in its first line what the folder holds:")


def test_no_import_cycle() -> None:
    edges = {module_name(name): {i.target for i in imports_of(name)} for name in package_files()}
    _explain([" -> ".join(cycle) for cycle in import_cycles(edges)], "Modules import each other in a circle:")


def import_cycles(edges: dict[str, set[str]]) -> list[list[str]]:
    """For each group of modules that reach each other, one path from a module back to itself."""
    reachable = {module: _reachable(module, edges) for module in edges}
    cycles: list[list[str]] = []
    explained: set[str] = set()
    for module in sorted(edges):
        if module in reachable[module] and module not in explained:
            explained |= {other for other in reachable[module] if module in reachable.get(other, ())}
            cycles.append(_shortest_way_back(module, edges))
    return cycles


def _reachable(start: str, edges: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    frontier = [start]
    while frontier:
        for target in edges.get(frontier.pop(), ()):
            if target not in found:
                found.add(target)
                frontier.append(target)
    return found


def _shortest_way_back(start: str, edges: dict[str, set[str]]) -> list[str]:
    paths = [[start]]
    seen: set[str] = set()
    for path in paths:
        for target in sorted(edges.get(path[-1], ())):
            if target == start:
                return [*path, start]
            if target not in seen:
                seen.add(target)
                paths.append([*path, target])
    raise ValueError(f"{start} does not reach itself")


def test_a_cycle_is_found() -> None:
    assert import_cycles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [["a", "b", "c", "a"]]
    assert import_cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


# --- Budgets and errors ---------------------------------------------------------------------------------------------


def test_files_are_short() -> None:
    long = [
        f"{name}: {lines} lines"
        for name in (*_python_files(), "dev")
        if (lines := read(name).count("\n")) > LONGEST_FILE
    ]
    _explain(long, f"No file is longer than {LONGEST_FILE} lines:")


def test_functions_are_short() -> None:
    long = [
        f"{name}:{node.lineno}: {node.name} has {lines} lines"
        for name in _python_files()
        for node in ast.walk(parsed(name))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or node.lineno) - node.lineno + 1) > LONGEST_FUNCTION
        and f"{name}::{node.name}" not in LONG_FUNCTIONS
    ]
    _explain(long, f"No function is longer than {LONGEST_FUNCTION} lines:")


def test_only_the_guard_catches_everything() -> None:
    broad = [
        f"{name}:{node.lineno}: catch the error you expect"
        for name in package_files()
        if name not in MAY_CATCH_EVERYTHING
        for node in ast.walk(parsed(name))
        if isinstance(node, ast.ExceptHandler) and _catches_everything(node)
    ]
    _explain(broad, f"A broad `except` stands only in {', '.join(sorted(MAY_CATCH_EVERYTHING))}:")


def _catches_everything(handler: ast.ExceptHandler) -> bool:
    if handler.type is None:
        return True
    return any(
        isinstance(node, ast.Name) and node.id in {"Exception", "BaseException"} for node in ast.walk(handler.type)
    )


def _python_files() -> list[str]:
    return [name for name in project_files() if name.endswith(".py")]


# --- One behaviour, one file, one line in a list, one page ----------------------------------------------------------


def _modules_in(folder: str) -> list[str]:
    """Stems of the modules directly in `folder`; those with a leading underscore are helpers."""
    inside = [name for name in package_files() if name.rpartition("/")[0] == folder]
    return [stem for name in inside if not (stem := name.rpartition("/")[2].removesuffix(".py")).startswith("_")]


def _defines(name: str, wanted: str) -> bool:
    """Whether the module has a top-level function, class or variable called `wanted`."""
    for node in parsed(name).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == wanted:
            return True
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id == wanted for target in targets):
            return True
    return False


def listed_modules(registry: ast.Module) -> set[str]:
    """Stems of the sibling modules that stand in a list, tuple or dictionary of the registry.

    By a name imported from the module, by `module.NAME`, or, where modules load on demand, by a string.
    """
    origin: dict[str, str] = {}
    for node in ast.walk(registry):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            for alias in node.names:
                origin[alias.asname or alias.name] = (node.module or alias.name).split(".")[0]
    listed: set[str] = set()
    for display in ast.walk(registry):
        if isinstance(display, ast.Tuple | ast.List | ast.Dict | ast.Set):
            for node in ast.walk(display):
                if isinstance(node, ast.Name) and node.id in origin:
                    listed.add(origin[node.id])
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    listed.add(node.value.replace("-", "_"))
    return listed


def test_the_list_of_a_registry_is_read() -> None:
    source = "from . import a\nfrom .b import PASS as B\nfrom .c import PASS as C\nPASSES = (a.PASS, B, 'd-e')\n"
    assert listed_modules(ast.parse(source)) == {"a", "b", "d_e"}


def _subclasses(name: str, base: str) -> bool:
    """Whether the module has a top-level class derived from `base`."""
    classes = [node for node in parsed(name).body if isinstance(node, ast.ClassDef)]
    return any(isinstance(parent, ast.Name) and parent.id == base for node in classes for parent in node.bases)


def _is_pass(name: str) -> bool:
    is_the_base = name.endswith("base.py")
    return not is_the_base and any(_subclasses(name, base) for base in ("Pass", "PassList"))


def _is_check(name: str) -> bool:
    return _defines(name, "check")


@pytest.mark.parametrize(
    ("folder", "counts", "pages"),
    [
        ("passes", _is_pass, "tests/passes"),
        ("analysis/limitations", _is_check, "tests/limitations"),
        ("analysis/lints", _is_check, "tests/lints"),
    ],
)
def test_each_has_its_line_and_its_page(folder: str, counts: Callable[[str], bool], pages: str) -> None:
    listed = listed_modules(parsed(f"{folder}/__init__.py"))
    problems: list[str] = []
    for stem in _modules_in(folder):
        if counts(f"{folder}/{stem}.py"):
            if stem not in listed:
                problems.append(f"{folder}/{stem}.py: no line in the list of {folder}/__init__.py")
            if not (ROOT / pages / f"{stem}.md").is_file():
                problems.append(f"{folder}/{stem}.py: no page {pages}/{stem}.md")
    _explain(problems, f"Each pass or check in {folder} is listed and has a page:")


_FEATURE_ROOMS = ("completion", "fixes", "navigation", "ownership", "structure")


def _features() -> Iterator[str]:
    """Modules of the rooms of `server/features/`, and those beside the rooms, that a handler imports."""
    handlers = [name for name in package_files() if name.startswith("server/lsp/handlers/")]
    called = {imported.target for name in handlers for imported in imports_of(name)}
    for name in package_files():
        folder, _, stem = name.removesuffix(".py").rpartition("/")
        room = folder.removeprefix("server/features").strip("/")
        if (
            folder.startswith("server/features")
            and stem != "__init__"
            and module_name(name) in called
            and (room in _FEATURE_ROOMS or not room)
        ):
            yield name


def test_each_feature_has_its_page() -> None:
    missing = [
        f"{name}: no page tests/server/{stem}.md"
        for name in _features()
        for stem in [name.rpartition("/")[2].removesuffix(".py")]
        if not (ROOT / "tests/server" / f"{stem}.md").is_file()
    ]
    _explain(missing, "Each editor feature has a page:")


# --- What the text of the project must not say ----------------------------------------------------------------------

# Written in pieces, so that this file does not contain what it looks for.
FORBIDDEN = re.compile(
    r"(?<![\w.)}])/(?:w"
    r"ork|t"
    r"mp|r"
    r"oot|o"
    r"pt(?!/homebrew/))/"  # Where a Mac has its programs.
    r"|\.\./sh"
    r"ared"
    r"|py"
    r"pi\.org|python"
    r"hosted\.org|registry\.npm"
    r"js\.org|deb\.deb"
    r"ian\.org|registry\.yarn"
    r"pkg\.com"
)


def test_nothing_names_a_place_of_one_machine_or_a_package_index() -> None:
    problems: list[str] = []
    for name in project_files():
        content = (ROOT / name).read_bytes()
        if b"\0" in content:
            continue
        for number, line in enumerate(content.decode("utf-8", "replace").split("\n"), start=1):
            if found := FORBIDDEN.search(line):
                problems.append(f"{name}:{number}: {found[0]}")
    _explain(problems, "The project names no folder of one machine and no host of a package index:")


def operations_named(tree: ast.Module, names: Collection[str]) -> Iterator[tuple[int, str]]:
    """Line and name for each string of the code, docstrings aside, that has one of `names` in it; regexes too."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    prose = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, documented)
        for statement in node.body
        if isinstance(statement, ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            for word in re.findall(r"[A-Za-z_]\w*(?:\.\w+)+", node.value.replace("\\.", ".")):
                if word in names:
                    yield node.lineno, word


def test_the_syntax_names_no_operation_of_a_dialect() -> None:
    """What it has to know of some operations is asked from the definitions: see `dialects/symbol_op_names.py`."""
    names = {name for dialect in UPSTREAM.dialect_names() for name in UPSTREAM.op_names(dialect)}
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sorted((ROOT / "syntax").rglob("*.py"))
        for line, name in operations_named(ast.parse(path.read_text(encoding="utf-8")), names)
    ]
    assert found == []


def test_an_operation_in_a_regex_is_found() -> None:
    text = '"""May name func.func."""\nSTART = r"(?:func\\.func|x)"\n"""And llvm.func."""\nX = "a func.func b"\n'
    assert list(operations_named(ast.parse(text), {"func.func", "llvm.func"})) == [(2, "func.func"), (4, "func.func")]
