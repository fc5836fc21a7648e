"""The files for services of continuous integration, run as those services run them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.tree import ROOT, project_files
from tests.server.command import CLEAN, COMMAND, WRONG

BASH = shutil.which("bash")
needs_bash = pytest.mark.skipif(BASH is None or os.name == "nt", reason="needs bash")


# --- The action -----------------------------------------------------------------------------------------------------


def steps() -> dict[str, str]:
    """The scripts of action.yml by the names of their steps."""
    text = (ROOT / "action.yml").read_text(encoding="utf-8")
    found = re.findall(r"    - name: (.*)\n(?:      .*\n)*?      run: \|\n((?:        .*\n|\n)+)", text)
    return {name: re.sub(r"(?m)^ {8}", "", script) for name, script in found}


def run_step(name: str, folder: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    assert BASH is not None
    given = {"RUNNER_TEMP": str(folder / "temp"), "GITHUB_OUTPUT": str(folder / "outputs"), **inputs}
    given.setdefault("BIN", str(folder / "temp/pydealloc/bin"))
    return subprocess.run(
        [BASH, "--noprofile", "--norc", "-eo", "pipefail", "-c", steps()[name]],
        cwd=folder,
        env={**os.environ, **given},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.fixture
def runner(tmp_path: Path) -> Path:
    """A folder with a project, and what the step that installs leaves behind."""
    command = tmp_path / "temp/pydealloc/bin/pydealloc-lsp"
    command.parent.mkdir(parents=True)
    words = " ".join(f"'{word}'" for word in COMMAND)
    command.write_text(f'#!/bin/sh\nexec {words} "$@"\n')
    command.chmod(0o755)
    (tmp_path / "a b").mkdir()
    (tmp_path / "a b" / "wrong.mlir").write_text(WRONG)
    (tmp_path / "clean.mlir").write_text(CLEAN)
    return tmp_path


@needs_bash
def test_the_action_fails_on_findings(runner: Path) -> None:
    run = run_step("Check", runner, SRC="a b\nclean.mlir\n", ARGS="", SARIF="", FAIL="true")
    assert run.returncode == 1
    assert run.stdout.startswith("::error title=pydealloc (undefined-value),file=a b/wrong.mlir,")
    assert (runner / "outputs").read_text() == "status=1\n"


@needs_bash
def test_the_action_may_only_tell(runner: Path) -> None:
    run = run_step(
        "Check", runner, SRC=".", ARGS="--severity\nundefined-value=warning", SARIF="all.sarif", FAIL="false"
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("::warning ")
    assert "undefined-value" in (runner / "all.sarif").read_text()
    assert (runner / "outputs").read_text() == "status=1\n"


@needs_bash
def test_the_action_fails_when_it_cannot_check(runner: Path) -> None:
    run = run_step("Check", runner, SRC="missing.mlir", ARGS="", SARIF="", FAIL="false")
    assert run.returncode == 2
    assert "no such file or folder" in run.stderr


@needs_bash
@pytest.mark.parametrize(
    ("version", "installed"),
    [("0.1.0", "pydealloc-lsp==0.1.0"), ("", "/action"), ("git+https://example.org/x", "git+https://example.org/x")],
)
def test_the_action_installs_a_release_by_its_number(tmp_path: Path, version: str, installed: str) -> None:
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\nmkdir -p "$3/bin" 2>/dev/null; cp "$0" "$3/bin/python" 2>/dev/null; echo "$@"\n')
    python.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    run = run_step("Install pydealloc-lsp", tmp_path, VERSION=version, ACTION="/action", PATH=path)
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[-1].split()[-1] == installed


def test_the_action_has_the_steps_that_are_tested() -> None:
    assert list(steps()) == ["Install pydealloc-lsp", "Check"]


# --- With an installed project --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is needed to install, as a repository with one commit."""
    copy = tmp_path_factory.mktemp("project")
    for name in project_files():
        if not name.startswith(("tests/", "bench/", "examples/")):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    git(copy, "init", "-q")
    git(copy, "add", "-A")
    git(copy, "commit", "-q", "-m", "all")
    return copy


def git(folder: Path, *arguments: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    who = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"]
    done = subprocess.run(
        ["git", *who, *arguments],
        cwd=folder,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
        timeout=400,
    )
    if environment is None:
        assert done.returncode == 0, done.stderr
    return done


@pytest.mark.long
@needs_bash
def test_the_action_installs_itself(project: Path, tmp_path: Path) -> None:
    (tmp_path / "temp").mkdir()
    run = run_step("Install pydealloc-lsp", tmp_path, VERSION="", ACTION=str(project))
    if run.returncode and re.search("No matching distribution|Connection|Temporary failure", run.stderr):
        pytest.skip(f"pip cannot install the dependencies here: {run.stderr.strip().splitlines()[-1]}")
    assert run.returncode == 0, run.stderr
    (tmp_path / "wrong.mlir").write_text(WRONG)
    outputs = dict(line.split("=", 1) for line in (tmp_path / "outputs").read_text().splitlines())
    run = run_step("Check", tmp_path, BIN=outputs["bin"], SRC=".", ARGS="", SARIF="", FAIL="true")
    assert run.returncode == 1


def test_pre_commit_stops_a_commit_with_a_defect(project: Path, tmp_path: Path) -> None:
    beside = Path(sys.executable).parent / "pre-commit"
    program = str(beside) if beside.exists() else shutil.which("pre-commit")
    if program is None:
        pytest.skip("pre-commit is not installed: pip install pre-commit")
    repository = tmp_path / "repository"
    repository.mkdir()
    git(repository, "init", "-q")
    revision = git(project, "rev-parse", "HEAD").stdout.strip()
    (repository / ".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {project}\n  rev: {revision}\n  hooks:\n  - id: pydealloc-check\n  - id: pydealloc-format\n"
    )
    environment = {"PRE_COMMIT_HOME": str(tmp_path / "cache")}
    settings = {**os.environ, **environment}
    subprocess.run([program, "install"], cwd=repository, env=settings, check=True, capture_output=True, timeout=60)
    prepared = subprocess.run(
        [program, "install-hooks"], cwd=repository, env=settings, check=False, capture_output=True, timeout=400
    )
    if prepared.returncode:
        pytest.skip(f"pre-commit cannot install the project here: {prepared.stdout.decode()[-300:]}")
    (repository / "a.mlir").write_text(WRONG)
    git(repository, "add", ".")
    stopped = git(repository, "commit", "-m", "defect", environment=environment)
    assert stopped.returncode == 1
    assert "error[undefined-value]" in stopped.stdout + stopped.stderr
    # What is staged counts, not what stands in the folder.
    (repository / "a.mlir").write_text(CLEAN)
    assert git(repository, "commit", "-m", "still", environment=environment).returncode == 1
    git(repository, "add", ".")
    done = git(repository, "commit", "-m", "repaired", environment=environment)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_workflow_to_copy_is_whole_and_gives_inputs_that_exist() -> None:
    """A workflow without its trigger, jobs or runner is refused before the first step."""
    page = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
    block = page.partition("## GitHub\n")[2].partition("```yaml\n")[2].partition("```")[0]
    assert re.findall(r"^(\w+):", block, re.MULTILINE) == ["name", "on", "permissions", "jobs"]
    assert re.findall(r"^  check:\n    runs-on: \S+\n    steps:\n      - uses: ", block, re.MULTILINE)
    ours = block.partition("pydealloc-lsp@")[2].partition("      - uses:")[0]
    given = re.findall(r"^          ([\w-]+):", ours, re.MULTILINE)
    action = (ROOT / "action.yml").read_text(encoding="utf-8")
    known = re.findall(r"^  ([\w-]+):\n    description", action.partition("outputs:")[0], re.MULTILINE)
    assert given == ["src", "args", "sarif-file"]
    assert set(given) <= set(known)


# --- GitLab ---------------------------------------------------------------------------------------------------------


@needs_bash
def test_the_job_for_gitlab_writes_its_reports_and_fails(runner: Path) -> None:
    text = (ROOT / "ci" / "gitlab.yml").read_text(encoding="utf-8")
    block = text.partition("  script:\n")[2].partition("  artifacts:")[0]
    script = "\n".join(line.strip().removeprefix("- ") for line in block.splitlines())
    assert BASH is not None
    settings = {"PATH": f"{runner / 'temp/pydealloc/bin'}:{os.environ['PATH']}", "PYDEALLOC_SRC": "."}
    run = subprocess.run(
        [BASH, "-eo", "pipefail", "-c", script],
        cwd=runner,
        env={**os.environ, "PYDEALLOC_ARGS": "", **settings},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 1
    assert "undefined-value" in (runner / "gl-code-quality-report.json").read_text()
    assert "<testsuites>" in (runner / "pydealloc-junit.xml").read_text()
