"""Repositories that nobody should have to trust: the check and the server answer, with one line, and read nothing else.

Budgets are of processor time and address space, which the system enforces, so a loaded machine changes nothing.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("FIFOs, devices and limits as Linux has them", allow_module_level=True)

import resource

from pydealloc.server.api import check
from pydealloc.server.session.workspace_files import files_below
from tests.fuzz.connection import Connection
from tests.robustness.hostile import REPOSITORIES, SECRET, UNREADABLE_SETTINGS, flatten
from tests.server.command import COMMAND, WRONG

pytestmark = pytest.mark.long

CPU_S = 10
MEMORY_BYTES = 2 << 30
WALL_S = 120.0
"""Only what waits for ever gets there."""
MOST_LINES = 4


LIMITED = ["/bin/sh", "-c", f'ulimit -t {CPU_S} && ulimit -v {MEMORY_BYTES >> 10} && exec "$@"', "sh"]
"""What runs a command with these limits. `preexec_fn` would copy this process, which is large, each time."""


def test_limits_hold() -> None:
    asked = "import resource; print(*map(resource.getrlimit, (resource.RLIMIT_CPU, resource.RLIMIT_AS)))"
    run = subprocess.run([*LIMITED, sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout == f"{(CPU_S, CPU_S)} {(MEMORY_BYTES, MEMORY_BYTES)}\n"


@pytest.fixture(params=sorted(REPOSITORIES))
def repository(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Path]]:
    folder = tmp_path / "repo"
    folder.mkdir()
    (folder / ".git").mkdir()
    (folder / "good.mlir").write_text(WRONG)
    (tmp_path / "outside.mlir").write_text(SECRET)
    (tmp_path / "outside.toml").write_text(f'[severity]\n"{SECRET}" = 3\n')
    name: str = request.param
    REPOSITORIES[name](folder)
    yield name, folder
    # Pytest removes old folders by recursion, and fails at its end where they are nested too deeply for that.
    flatten(folder / "d")


@pytest.mark.parametrize("form", ["json", "sarif"])
def test_a_check_ends_with_a_line(repository: tuple[str, Path], form: str) -> None:
    name, folder = repository
    run = subprocess.run(
        [*LIMITED, *COMMAND, "--check", "--format", form, "--jobs", "1", str(folder)],
        capture_output=True,
        timeout=WALL_S,
        stdin=subprocess.DEVNULL,
    )
    err = run.stderr.decode()
    assert run.returncode in (1, 2), err
    assert "Traceback" not in err
    assert "internal error" not in err
    assert len(err.splitlines()) <= MOST_LINES, err
    assert SECRET.encode() not in run.stdout + run.stderr
    assert b"\x1b" not in run.stdout + run.stderr
    assert json.loads(run.stdout) is not None
    assert (b"undefined-value" in run.stdout) is (name not in UNREADABLE_SETTINGS)


def test_a_server_answers(repository: tuple[str, Path]) -> None:
    _, folder = repository
    connection = Connection(lambda message: None)
    resource.prlimit(connection.process.pid, resource.RLIMIT_CPU, (CPU_S * 2, CPU_S * 2))
    resource.prlimit(connection.process.pid, resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    workspace = {"uri": folder.as_uri(), "name": "repo"}
    start = {"processId": os.getpid(), "rootUri": None, "capabilities": {}, "workspaceFolders": [workspace]}
    connection.ask("initialize", start, WALL_S)
    connection.notify("initialized", {})
    uri = (folder / "good.mlir").as_uri()
    item = {"uri": uri, "languageId": "mlir", "version": 1, "text": WRONG}
    connection.notify("textDocument/didOpen", {"textDocument": item})
    connection.ask("workspace/symbol", {"query": "f"}, WALL_S)
    hover = {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 8}}
    connection.ask("textDocument/hover", hover, WALL_S)
    report = connection.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}}, WALL_S)
    assert [one["code"] for one in report["items"]] == ["undefined-value"]
    connection.leave(WALL_S)


def test_fixes_stay_in_the_folder(tmp_path: Path) -> None:
    folder, outside = tmp_path / "repo" / "src", tmp_path / "repo" / "other.mlir"
    folder.mkdir(parents=True)
    (tmp_path / "repo" / ".git").mkdir()
    text = "func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}\n"
    outside.write_text(text)
    (folder / "link.mlir").symlink_to(outside)
    for arguments in (("--check", "--unsafe-fixes"), ("--format-mlir",), ("--check", "--add-ignore")):
        subprocess.run([*COMMAND, *arguments, str(folder)], capture_output=True, timeout=WALL_S)
        assert outside.read_text() == text


@pytest.mark.parametrize("name", ["fifo", "zeros", "socket", "link-to-folder", "folder-like-a-file"])
def test_what_is_no_file_is_skipped(name: str, tmp_path: Path) -> None:
    (tmp_path / "good.mlir").write_text("func.func @f() {\n  return\n}\n")
    REPOSITORIES[name](tmp_path)
    for jobs in ("1", "2"):
        command = [*COMMAND, "--check", "--jobs", jobs, str(tmp_path)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=WALL_S, stdin=subprocess.DEVNULL)
        assert (run.returncode, run.stdout) == (0, ""), run.stderr
        lines = run.stderr.splitlines()
        assert lines == [line for line in lines if line.endswith("; it was skipped")]
        assert len(lines) == (name in ("fifo", "zeros", "socket"))


def test_what_is_named_and_no_file_is_skipped(tmp_path: Path) -> None:
    pipe, good = tmp_path / "pipe.mlir", tmp_path / "good.mlir"
    os.mkfifo(pipe)
    (tmp_path / "link.mlir").symlink_to("pipe.mlir")
    good.write_text(WRONG)
    named = {str(pipe): "a named pipe", str(tmp_path / "link.mlir"): "a named pipe", "/dev/zero": "a device"}
    for paths, code in (([*named], 2), ([*named, str(good)], 1)):
        command = [*COMMAND, "--check", *paths]
        run = subprocess.run(command, capture_output=True, text=True, timeout=WALL_S, stdin=subprocess.DEVNULL)
        assert run.returncode == code
        assert run.stderr.splitlines() == [
            f"pydealloc-lsp: {path}: is {kind}; it was skipped" for path, kind in named.items()
        ]
        assert ("undefined-value" in run.stdout) is (code == 1)
    report = check([pipe, good])
    assert [one.code for one in report.diagnostics] == ["undefined-value"]
    assert report.failures == (f"{pipe}: is a named pipe; name a file",)


def test_open_descriptors_are_read(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.mlir"
    wrong.write_text(WRONG)
    script = f'{shlex.join(COMMAND)} --check <(cat "$1") /dev/stdin <"$1"'
    run = subprocess.run(["bash", "-c", script, "bash", str(wrong)], capture_output=True, text=True, timeout=WALL_S)
    assert (run.returncode, run.stderr) == (1, "")
    assert run.stdout.count("undefined-value") == 2


def test_what_is_no_file_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "outside.mlir").write_text(SECRET)
    folder = tmp_path / "repo"
    (folder / ".git").mkdir(parents=True)
    (folder / "good.mlir").write_text(WRONG)
    REPOSITORIES["fifo"](folder)
    (folder / "link.mlir").symlink_to("../outside.mlir")
    report = check([folder])
    assert [one.code for one in report.diagnostics] == ["undefined-value"]
    assert ["link.mlir: is a link" in failure for failure in report.failures] == [True]
    assert files_below([str(folder)], []) == [str(folder / "good.mlir")]
