"""The package in a real Emacs, with Eglot.

Each script in `emacs/` is a test; `emacs/steps.el` is what they are made of.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.editors.under_test import PATIENCE, PROGRAMS, SERVER, expected, write_bytecode
from tests.harness.tree import ROOT

SCRIPTS = Path(__file__).parent / "emacs"
PACKAGES = sorted((ROOT / "editors" / "emacs").glob("*.el"))
SCRIPT_NAMES = ("core", "insert", "stages", "forms", "truth", "ownership", "server")
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
    """A folder with copies, beside which compiling may write."""
    folder = tmp_path / "package"
    folder.mkdir()
    for file in PACKAGES:
        shutil.copy(file, folder)
    return folder


def run(emacs: str, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "HOME": str(cwd.parent),
        "PYDEALLOC_COMMAND": "\n".join(SERVER),
        "PYDEALLOC_PATIENCE": str(PATIENCE),
    }
    command = [emacs, "-q", "--batch", *arguments]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=TIMEOUT, check=False)


@pytest.mark.parametrize("script", SCRIPT_NAMES)
def test_script(script: str, emacs: str, package: Path, tmp_path: Path) -> None:
    workspace = tmp_path / "workspace"
    shutil.copytree(PROGRAMS, workspace)
    (workspace / "scale.expected").write_text(expected("scale.mlir"))
    write_bytecode(workspace)
    folders = ["-L", str(package), "-L", str(SCRIPTS)]
    result = run(emacs, *folders, "-l", str(SCRIPTS / f"{script}.el"), cwd=workspace)
    assert result.returncode == 0, f"{result.stdout}\n{result.stderr}"


def test_each_script_is_run() -> None:
    assert {script.stem for script in SCRIPTS.glob("*.el")} == {"steps", *SCRIPT_NAMES}


def test_it_compiles_without_a_warning(emacs: str, package: Path) -> None:
    strict = ["-L", ".", "--eval", "(setq byte-compile-error-on-warn t)"]
    result = run(emacs, *strict, "-f", "batch-byte-compile", *(file.name for file in PACKAGES), cwd=package)
    assert result.returncode == 0, result.stderr
    assert all((package / file.name).with_suffix(".elc").is_file() for file in PACKAGES)


@pytest.mark.parametrize("file", PACKAGES, ids=lambda file: file.name)
def test_its_documentation_is_in_order(emacs: str, package: Path, file: Path) -> None:
    result = run(emacs, "--eval", f'(checkdoc-file "{file.name}")', cwd=package)
    assert file.name not in result.stderr
    assert result.returncode == 0
