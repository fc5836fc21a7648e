"""The package in a real Emacs, with Eglot.

Each script in `emacs/` is a test; `emacs/steps.el` is what they are made of.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.editors.under_test import PATIENCE, PROGRAMS, SERVER, expected
from tests.harness.tree import ROOT

SCRIPTS = Path(__file__).parent / "emacs"
PACKAGE = ROOT / "editors" / "emacs" / "pydealloc.el"
TIMEOUT = 300
"""Seconds for a script."""


@pytest.fixture(scope="session")
def emacs() -> str:
    found = shutil.which("emacs")
    if found is None:
        pytest.skip("Emacs is not installed (apt-get install emacs-nox)")
    # Not -Q: Debian's own start-up file is what makes its packages known.
    if subprocess.run([found, "-q", "--batch", "-l", "eglot"], capture_output=True, check=False).returncode:
        pytest.skip("Emacs has no Eglot (apt-get install elpa-eglot)")
    return found


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy, beside which compiling may write."""
    folder = tmp_path / "package"
    folder.mkdir()
    return Path(shutil.copy(PACKAGE, folder))


def run(emacs: str, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "HOME": str(cwd.parent),
        "PYDEALLOC_COMMAND": "\n".join(SERVER),
        "PYDEALLOC_PATIENCE": str(PATIENCE),
    }
    command = [emacs, "-q", "--batch", *arguments]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=TIMEOUT, check=False)


@pytest.mark.parametrize("script", ["core", "insert", "stages", "ownership", "server"])
def test_script(script: str, emacs: str, package: Path, tmp_path: Path) -> None:
    workspace = tmp_path / "workspace"
    shutil.copytree(PROGRAMS, workspace)
    (workspace / "scale.expected").write_text(expected("scale.mlir"))
    folders = ["-L", str(package.parent), "-L", str(SCRIPTS)]
    result = run(emacs, *folders, "-l", str(SCRIPTS / f"{script}.el"), cwd=workspace)
    assert result.returncode == 0, f"{result.stdout}\n{result.stderr}"


def test_each_script_is_run() -> None:
    assert {script.stem for script in SCRIPTS.glob("*.el")} == {
        "steps",
        "core",
        "insert",
        "stages",
        "ownership",
        "server",
    }


def test_it_compiles_without_a_warning(emacs: str, package: Path) -> None:
    strict = ["--eval", "(setq byte-compile-error-on-warn t)"]
    result = run(emacs, *strict, "-f", "batch-byte-compile", package.name, cwd=package.parent)
    assert result.returncode == 0, result.stderr
    assert package.with_suffix(".elc").is_file()


def test_its_documentation_is_in_order(emacs: str, package: Path) -> None:
    result = run(emacs, "--eval", f'(checkdoc-file "{package.name}")', cwd=package.parent)
    assert package.name not in result.stderr
    assert result.returncode == 0
