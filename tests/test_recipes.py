"""The recipes of CONTRIBUTING.md, followed to the letter in a copy of the project: each has to end green.

Code and commands come from the recipe; what the recipe leaves to the author, the words and programs of pages, is here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.tree import ROOT, project_files, read

pytestmark = pytest.mark.long

_PROGRAM = """\
func.func @f(%x: f32, %i: index) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  return %a : memref<4xf32>
}
"""


def recipe(heading: str) -> str:
    return read("CONTRIBUTING.md").split(f"\n## {heading}\n")[1].split("\n## ")[0]


def code_blocks(text: str) -> list[str]:
    """The blocks of Python, without the indentation of the list that they are in."""
    found = re.findall(r"(?ms)^( *)```python\n(.*?)^ *```$", text)
    return [re.sub(rf"(?m)^{indentation}", "", body) for indentation, body in found]


def commands(text: str) -> list[list[str]]:
    """The arguments of each `./dev` in the numbered steps, in their order."""
    steps = re.split(r"\n\n(?=[A-Z`])", text[text.index("\n1. ") :])[0]
    return [_words(found) for found in re.findall(r"`\./dev ([^`]+)`", steps)]


def _words(command: str) -> list[str]:
    return [quoted or word for quoted, word in re.findall(r'"([^"]*)"|(\S+)', command)]


class Project:
    """A copy of the project, in which a recipe is followed."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "pydealloc"
        for name in project_files():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, self.root / name)
        # What is compiled already fits, since the copies have the times of what they are copied from.
        for package in {Path(name).parent for name in project_files() if name.endswith(".py")}:
            compiled = ROOT / package / "__pycache__"
            if compiled.is_dir():
                # Another process may be writing one, under such a name until it is whole.
                unfinished = shutil.ignore_patterns("*.pyc.*")
                shutil.copytree(compiled, self.root / package / compiled.name, ignore=unfinished)

    def write(self, name: str, text: str) -> None:
        assert not (self.root / name).exists(), f"{name} is there already"
        (self.root / name).write_text(text, encoding="utf-8")

    def insert(self, name: str, before: str, text: str) -> None:
        """Insert `text` before the first line that begins with `before`."""
        lines = (self.root / name).read_text(encoding="utf-8").splitlines(keepends=True)
        place = next(number for number, line in enumerate(lines) if line.startswith(before))
        lines.insert(place, text)
        (self.root / name).write_text("".join(lines), encoding="utf-8")

    def append(self, name: str, text: str) -> None:
        with (self.root / name).open("a", encoding="utf-8") as file:
            file.write(text)

    def run(self, verb: str, *arguments: str) -> None:
        """What `./dev VERB ARGUMENTS` runs, in this environment and on the copy."""
        pytest_ = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
        programs = {
            "test": [*pytest_, *arguments],
            "snapshots": [*pytest_, "-m", "literate", "--snapshots", *arguments],
            "pages": [sys.executable, "-m", "tests.harness.pages"],
        }
        program, environment = programs[verb], {**os.environ, "PYTHONPATH": str(self.root.parent)}
        done = subprocess.run(program, cwd=self.root, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(program)}\n{done.stdout}\n{done.stderr}"


def follow(project: Project, heading: str) -> None:
    """Run the commands of a recipe; types are checked with the rest of the tests."""
    for verb, *arguments in commands(recipe(heading)):
        if verb != "types":
            project.run(verb, *arguments)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_lint(project: Project) -> None:
    heading = "Add a lint or a limitation"
    project.write("analysis/lints/self_copy.py", code_blocks(recipe(heading))[0])
    project.insert(
        "analysis/lints/__init__.py", "from .small_heap_buffer", "from .self_copy import check as self_copy\n"
    )
    project.insert("analysis/lints/__init__.py", "    dead_store,", "    self_copy,\n")
    kind = re.search(r'`(FindingKind\("self-copy", \w+\))`', recipe(heading))
    assert kind is not None
    project.insert("server/config/finding_kinds.py", '    FindingKind("unused-function"', f"    {kind[1]},\n")
    other = _PROGRAM.replace("%a, %a :", "%b, %a :").replace("(%x", "(%b: memref<4xf32>, %x")
    project.write(
        "tests/lints/self_copy.md",
        "# `self-copy`\n\nA buffer is copied to itself.\n\n## What it reports\n\nCopies of one value.\n\n"
        "## Why it matters\n\nNothing is copied.\n\n"
        f"## Example\n\n```mlir\n{_PROGRAM}```\n\n## How to fix it\n\nRemove it.\n\n"
        f"## When it is not reported\n\n```mlir\n{other}```\n",
    )
    follow(project, heading)
    assert "copies `%a` to itself" in (project.root / "docs/checks/self-copy.md").read_text(encoding="utf-8")


def test_a_pass(project: Project) -> None:
    heading = "Add a pass"
    text = recipe(heading)
    project.write("passes/erase_self_copies.py", code_blocks(text)[0])
    entry = re.search(r"Add `(PassEntry\([^`]*\))`", text)
    assert entry is not None
    project.insert("passes/__init__.py", '    PassEntry("cse"', f"    {entry[1]},\n")
    project.write("tests/passes/erase_self_copies.md", f"# Erasure\n\n## A copy\n\n```mlir\n{_PROGRAM}```\n")
    pages = project.root / "tests/passes/test_pages.py"
    source = pages.read_text(encoding="utf-8")
    pages.write_text(source.replace("OURS = (", 'OURS = ("erase-self-copies", ', 1), encoding="utf-8")
    follow(project, heading)
    page = (project.root / "tests/passes/erase_self_copies.md").read_text(encoding="utf-8")
    assert "memref.copy" not in page.split("```mlir after")[1]


def test_an_editor_feature_with_a_custom_request(project: Project) -> None:
    heading = "Add an editor feature"
    feature, handler, test = code_blocks(recipe(heading))
    method = re.search(r"(?m)^ +Method\(.*\),$", recipe(heading))
    request = re.search(r"(?m)^ +Feature\(.*\),$", recipe(heading))
    assert method is not None
    assert request is not None
    project.write("server/features/allocation_count.py", feature)
    handlers = "server/lsp/handlers/custom_requests.py"
    project.append(handlers, f"\n\n{handler}")
    project.insert(
        handlers, "from ...features.explanation", "from ...features.allocation_count import allocation_count\n"
    )
    project.insert("server/lsp/protocol/methods.py", '    Method("pydealloc/genericForm"', f"    {method[0].strip()}\n")
    project.insert("server/selftest/requests.py", '    Feature("pydealloc/explain"', f"    {request[0].strip()}\n")
    project.write(
        "tests/server/allocation_count.md",
        "# Allocation counts\n\n## One\n\n```mlir\n"
        + _PROGRAM.replace("  memref.store", "//     ^^^^^^^^^^^^ cursor\n  memref.store")
        + "```\n",
    )
    project.append("tests/server/test_pages.py", f"\n\n{test}")
    project.insert(
        "tests/server/test_pages.py",
        "from pydealloc.server.features.bufferization.copy_fixes",
        "from pydealloc.server.features.allocation_count import allocation_count\n",
    )
    project.append(
        "tests/server/test_lsp_views.py",
        "\n\nasync def test_allocations(client: Client) -> None:\n"
        '    async with Editor(client, "file:///count.mlir", TEXT) as editor:\n'
        '        assert (await ask(client, "pydealloc/allocations", **here(editor, "memref.alloc"))).count > 0\n',
    )
    follow(project, heading)
    project.run("test", "tests/server/test_lsp_views.py", "-k", "allocations")
    assert "`pydealloc/allocations`" in (project.root / "docs/reference/lsp.md").read_text(encoding="utf-8")
