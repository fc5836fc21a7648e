"""The wheel holds exactly the packages of the tree.

A package that setup.py forgets imports fine here, where the project is installed editable, and is missing
for everybody else.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.harness.tree import LAYERS, ROOT, project_files


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist and the wheel made from it, built from a copy: no stale `build/`, nothing ignored."""
    copy = tmp_path_factory.mktemp("copy")
    for name in project_files():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copy / name)
    built = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation"], cwd=copy, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout[-3000:] + built.stderr[-3000:]
    return copy / "dist"


def in_tree() -> set[str]:
    inside = {name for name in project_files() if name.split("/")[0] in LAYERS or name.startswith("docs/checks/")}
    return {f"pydealloc/{name}" for name in inside | {"__init__.py", "__main__.py", "py.typed"}}


def test_the_wheel_holds_the_tree(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert sorted(in_tree() - packed) == [], "missing from the wheel: see setup.py"
    assert sorted(packed - in_tree()) == [], "in the wheel, but not in the tree"


def test_the_wheel_says_what_it_is(dist: Path) -> None:
    (wheel,) = dist.glob("pydealloc_lsp-*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        (info,) = {name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name}
        metadata = archive.read(f"{info}/METADATA").decode()
        assert "pydealloc-lsp = pydealloc.server.cli:main" in archive.read(f"{info}/entry_points.txt").decode()
        assert f"{info}/licenses/LICENSE" in archive.namelist()
    assert "License-Expression: Apache-2.0 WITH LLVM-exception" in metadata
    assert "Requires-Python: >=3.10" in metadata


def test_the_sdist_can_be_built_again(dist: Path) -> None:
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    files = {"pyproject.toml", "setup.py", "README.md", "LICENSE"}
    wanted = files | {name.removeprefix("pydealloc/") for name in in_tree()}
    assert sorted(wanted - packed) == []


def test_every_python_file_lies_in_a_package() -> None:
    folders = {
        name.rpartition("/")[0] for name in project_files() if name.split("/")[0] in LAYERS and name.endswith(".py")
    }
    assert [folder for folder in sorted(folders) if not (ROOT / folder / "__init__.py").is_file()] == []
