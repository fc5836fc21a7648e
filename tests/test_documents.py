"""The documents in the root: the paths they name exist, and their tables keep to their limits."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.harness.tree import LAYERS, ROOMS, ROOT, package_files, project_files, read

_CODE = re.compile(r"`([^`\n]+)`")
_TOP = (*LAYERS, "tests", "docs", "bench", "editors", "vscode-extension", "examples", "ci", ".github")
_MADE = ("build/", "dist/")
"""Folders that commands make."""
MOST_TERMS = 40
MOST_STATIONS = 12


def named_paths(text: str) -> list[str]:
    """Paths of this project in backquotes, in order; those with a placeholder, as `<name>`, only up to its folder."""
    found: list[str] = []
    for code in _CODE.findall(text):
        path = code.split("<")[0].rpartition("/")[0] + "/" if "<" in code else code
        if re.fullmatch(r"[\w./*-]+", path) and path.split("/")[0] in _TOP and "/" in path:
            found.append(path)
    return found


def _exists(path: str) -> bool:
    if path.startswith(_MADE):
        return True
    if "*" in path:
        return any(ROOT.glob(path))
    return (
        (ROOT / path).exists()
        if path.endswith("/")
        else any(name == path or name.startswith(f"{path}/") for name in project_files())
    )


@pytest.mark.parametrize("document", ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
def test_the_paths_that_are_named_exist(document: str) -> None:
    missing = [path for path in named_paths(read(document)) if not _exists(path)]
    assert missing == []


def test_modules_that_modules_name_exist() -> None:
    known = {f"/{name}" for name in project_files()}
    for file in package_files():
        named = re.findall(r"`(?:\.\./)*([\w/.-]+\.py)`", read(file))
        assert [one for one in named if not any(name.endswith(f"/{one}") for name in known)] == [], file


def _members(name: str) -> Iterator[str]:
    """What the project's classes of this name define: in their bodies, and on `self`."""
    files = [file for file in package_files() if re.search(rf"^class {name}\b", read(file), re.MULTILINE)]
    for node in (node for file in files for node in ast.walk(ast.parse(read(file)))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            for made in node.body:
                targets = made.targets if isinstance(made, ast.Assign) else [getattr(made, "target", made)]
                yield from (getattr(target, "id", getattr(target, "name", "")) for target in targets)
            stores = (inner for inner in ast.walk(node) if isinstance(inner, ast.Attribute))
            yield from (inner.attr for inner in stores if isinstance(inner.ctx, ast.Store))


def _unknown_names(text: str) -> list[str]:
    """Members as in `Class.member` that the class lacks, and names that the module behind them does not define."""
    members = re.findall(r"`([A-Z]\w*[a-z]\w*)\.(\w+)`", text)
    places = re.findall(r"`([\w.]+)` (?:\(|in |of )`(\w[\w/]*/\w+\.py)`", text)
    return [
        *[f"{name}.{member}" for name, member in members if member not in _members(name)],
        *[f"{name} in {file}" for name, file in places if not _defines(file, name.rpartition(".")[2])],
    ]


def _defines(file: str, name: str) -> bool:
    return re.search(rf"^ *(?:(?:async )?def |class )?{name}\b *[:=(]", read(file), re.MULTILINE) is not None


@pytest.mark.parametrize("document", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_the_names_that_are_given_exist(document: str) -> None:
    assert _unknown_names(read(document)) == []


def test_a_name_that_does_not_exist_is_found() -> None:
    text = "`Scheduler.background`, `Scheduler.none` and `pause` (`ir/pauses.py`), `no_such` in `ir/pauses.py`"
    assert _unknown_names(text) == ["Scheduler.none", "no_such in ir/pauses.py"]


def test_a_path_that_does_not_exist_is_found() -> None:
    text = "`ir/no_such.py`, `passes/<name>.py`, `dialects/none/<x>.py`, `./dev`, `name.md`, `server/lsp/`, `a b/c`"
    paths = named_paths(text)
    assert paths == ["ir/no_such.py", "passes/", "dialects/none/", "server/lsp/"]
    assert [path for path in paths if not _exists(path)] == ["ir/no_such.py", "dialects/none/"]


def _rows(heading: str) -> list[list[str]]:
    """The cells of the first table below `heading` in ARCHITECTURE.md, without its head."""
    section = read("ARCHITECTURE.md").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_order_of_rooms_is_the_tested_one() -> None:
    rows = {row[0].strip("`/"): row[1].strip("`") for row in _rows("Rooms") if "<" in row[1]}
    assert rows == ROOMS


def test_the_glossary_is_short() -> None:
    terms = [row[0] for row in _rows("Terms")]
    assert 0 < len(terms) <= MOST_TERMS
    assert len(set(terms)) == len(terms)


@pytest.mark.parametrize("heading", ["The path of one keystroke", "The path of one `--apply`"])
def test_a_path_has_few_stations_and_each_is_a_module(heading: str) -> None:
    stations = [row[1].strip("`") for row in _rows(heading)]
    assert 0 < len(stations) <= MOST_STATIONS
    assert [station for station in stations if station not in project_files()] == []
