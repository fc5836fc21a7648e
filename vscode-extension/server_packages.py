"""The server with what it needs, as folders of Python packages: for what brings it along."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from npm import run

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PYTHON_LOCK = HERE / "bundled-requirements.lock"
PROJECT_FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "__init__.py", "py.typed")
PROJECT_FOLDERS = ("server", "passes", "analysis", "syntax", "dialects", "ods", "ir", "docs/checks")
OLDEST_PYTHON = "3.10"


def install(packages: Path) -> None:
    """Put the project and what it needs into the folder `packages`, as sources."""
    shutil.rmtree(packages, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    to = ["--target", str(packages), "--no-deps", "--no-compile"]
    pure = ["--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any"]
    run(*pip, *to, *pure, f"--python-version={OLDEST_PYTHON}", "--require-hashes", "-r", PYTHON_LOCK, cwd=HERE)
    with tempfile.TemporaryDirectory() as temporary:
        copy = Path(temporary) / "project"
        copy_project(copy)
        run(*pip, *to, "--no-build-isolation", copy, cwd=HERE)
    shutil.rmtree(packages / "bin", ignore_errors=True)


def copy_project(to: Path) -> None:
    """What the wheel is made from; it is built in a copy, since building leaves things behind."""
    to.mkdir()
    for name in PROJECT_FILES:
        shutil.copyfile(ROOT / name, to / name)
    for name in PROJECT_FOLDERS:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
