"""`./dev` explains itself, and says in one line what is in the way."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.tree import ROOT

VERBS = [
    "demo",
    "test",
    "test-editors",
    "lint",
    "fmt",
    "types",
    "snapshots",
    "bench",
    "compare",
    "ods",
    "samples",
    "pages",
    "fuzz",
    "typing",
    "mutate",
    "execute",
    "folds",
    "lints",
    "superset",
    "hints",
    "copies",
    "mutants",
    "broken",
    "results",
    "messages",
    "site",
    "pictures",
    "screenshots",
    "build",
    "vsix",
    "playground",
    "release",
    "oracle",
    "clean",
]

HELP_ITSELF = frozenset(runpy.run_path(str(ROOT / "dev"))["HELP_ITSELF"])


def dev(*arguments: str, root: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(root / "dev"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The script and what it reads first, in a folder without an environment."""
    for name in ("dev", "requirements.lock", "pyproject.toml"):
        shutil.copy2(ROOT / name, tmp_path / name)
    return tmp_path


def test_it_can_be_started() -> None:
    assert os.access(ROOT / "dev", os.X_OK)
    assert os.access(ROOT / ".ci/run", os.X_OK)


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_alone_it_lists_the_verbs(checkout: Path, arguments: list[str]) -> None:
    result = dev(*arguments, root=checkout)
    lines = [line.split(maxsplit=1) for line in result.stdout.splitlines() if line.startswith("  ")]
    assert result.returncode == 0
    assert [line[0] for line in lines] == VERBS
    assert all(len(line) == 2 for line in lines)
    assert not (checkout / ".venv").exists()


@pytest.mark.long
@pytest.mark.parametrize("verb", VERBS)
def test_help_of_a_verb_does_nothing_else(checkout: Path, verb: str) -> None:
    """A word of help that regenerates samples, or removes the environment, is none."""
    result = dev(verb, "--help", root=ROOT if verb in HELP_ITSELF else checkout)
    assert result.returncode == 0
    assert result.stdout.startswith(f"usage: ./dev {verb} [")
    assert not (checkout / ".venv").exists()


def test_clean_takes_no_arguments(checkout: Path) -> None:
    (checkout / "build").mkdir()
    result = dev("clean", "build", root=checkout)
    assert (result.returncode, (checkout / "build").exists()) == (2, True)
    assert result.stderr == "dev: clean removes all of it, and takes no arguments\n"


def test_an_unknown_verb(checkout: Path) -> None:
    result = dev("tset", root=checkout)
    assert result.returncode == 2
    assert result.stderr == "dev: unknown verb `tset`; ./dev alone lists the verbs\n"


def test_bytecode_is_kept(checkout: Path) -> None:
    """Also where the environment says otherwise: each worker of pytest would compile and rewrite all tests."""
    script = "import os, runpy; runpy.run_path('dev')['main']([]); print(os.environ.get('PYTHONDONTWRITEBYTECODE'))"
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", script]
    result = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "None"


@pytest.mark.long
def test_packages_that_cannot_be_had_cost_one_line(checkout: Path) -> None:
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(checkout), "PIP_CONFIG_FILE": os.devnull}
    result = dev("lint", root=checkout, **offline)
    first, problem = result.stderr.splitlines()
    assert result.returncode == 1
    assert first.startswith("dev: setting up .venv")
    assert problem.startswith("dev: could not install the locked packages: ERROR:")
    assert "setup.log" in problem


def test_a_python_without_venv_says_what_to_install(checkout: Path, tmp_path: Path) -> None:
    without = tmp_path / "without"
    without.mkdir()
    (without / "ensurepip.py").write_text("raise ImportError('left out, as Debian does')\n")
    result = dev("lint", root=checkout, PYTHONPATH=str(without))
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "python3-venv" in result.stderr


SMALL = """
[build-system]
requires = ["one"]
[tool.setuptools]
packages = ["two"]
[[tool.basedpyright.executionEnvironments]]
root = "three"
"""


@pytest.mark.parametrize(("changed", "same"), [("one", False), ("two", True), ("three", True)])
def test_the_environment_depends_on_what_is_installed(checkout: Path, changed: str, same: bool) -> None:
    script = "import runpy; print(runpy.run_path('dev')['fingerprint']())"

    def fingerprint(text: str) -> str:
        (checkout / "pyproject.toml").write_text(text)
        command = [sys.executable, "-c", script]
        return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True).stdout

    assert (fingerprint(SMALL) == fingerprint(SMALL.replace(changed, "other"))) is same


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A folder with tests, two of them long, that have the conftest of ours."""
    shutil.copy2(ROOT / "tests" / "conftest.py", tmp_path)
    markers = "long: l\n literate: l\n oracle: o"
    (tmp_path / "pytest.ini").write_text(f"[pytest]\naddopts = --import-mode=importlib\nmarkers =\n {markers}\n")
    (tmp_path / "test_a.py").write_text(
        "import pytest\ndef test_short(): pass\n"
        "@pytest.mark.long\n@pytest.mark.parametrize('n', [1, 2])\ndef test_long(n): pass\n"
    )
    return tmp_path


@pytest.mark.long
@pytest.mark.parametrize(
    ("arguments", "ci", "passed", "left_out"),
    [
        ([], "", 1, 2),
        (["-n", "2"], "", 1, 2),
        (["."], "", 1, 2),
        (["--all"], "", 3, 0),
        ([], "true", 3, 0),
        (["test_a.py"], "", 3, 0),
        (["test_a.py::test_long"], "", 2, 0),
    ],
)
def test_long_tests(suite: Path, arguments: list[str], ci: str, passed: int, left_out: int) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    environment = {**os.environ, "CI": ci, "PYTHONPATH": str(ROOT)}
    result = subprocess.run(command, cwd=suite, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout
    assert f"{passed} passed" in result.stdout
    sentence = f"{left_out} long tests left out: --all runs them too, and so does CI\n"
    assert (sentence in result.stdout) is (left_out > 0)
    assert ("long tests" in result.stdout) is (left_out > 0)


def test_ci_runs_dev_test_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / ".ci").mkdir()
    shutil.copy2(ROOT / ".ci/run", tmp_path / ".ci/run")
    fake = tmp_path / "dev"
    fake.write_text('#!/bin/sh\necho "$@"\nexit 7\n')
    fake.chmod(0o755)
    result = subprocess.run([str(tmp_path / ".ci/run")], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (7, "test --all --editors\n")
