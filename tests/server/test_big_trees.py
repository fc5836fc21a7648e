"""`--check` on many files: the same however they are spread, and kept; a file that fails costs itself alone."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from pydealloc.server.batch import dask_cluster, progress_line
from pydealloc.server.batch.result_cache import ResultCache
from pydealloc.server.batch.shards import shard_of
from pydealloc.server.config import discovery as configuration
from pydealloc.server.io.files import UserFacingError
from tests.server.command import COMMAND, REFUSED, WRONG, Command, process
from tests.server.trees import LONG, check

pytestmark = pytest.mark.long

linux = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux what processes there are")
posix = pytest.mark.skipif(os.name == "nt", reason="signals, links and limits differ there")


# --- Spread, and kept ------------------------------------------------------------------------------------------------


def test_any_number_of_processes_gives_the_same(tree: Path) -> None:
    expected = check("--jobs", "1", "--no-cache", tree)
    assert expected[0] == 1
    assert len(json.loads(expected[1])) >= 12
    for jobs in ("2", "3", "30"):
        assert check("--jobs", jobs, "--no-cache", tree) == expected


@pytest.mark.parametrize("format_", ["text", "sarif", "gitlab"])
def test_reports_do_not_depend_on_the_cache(tree: Path, tmp_path: Path, format_: str) -> None:
    # A finding with a fix, for which the program has to be read again.
    (tree / "a.mlir").write_text("func.func @f() {\n  memref.aloc()\n  return\n}\n")
    cache = ["--cache-dir", tmp_path / "cache", tree]
    runs = [process("--check", "--format", format_, *options) for options in (["--no-cache", tree], cache, cache)]
    assert runs[0].out
    assert runs[0] == runs[1] == runs[2]


def test_a_cold_and_a_warm_cache_give_the_same(tree: Path, tmp_path: Path) -> None:
    expected = check("--no-cache", tree)
    for jobs in ("1", "2"):
        cache = tmp_path / f"cache{jobs}"
        for _ in range(2):
            assert check("--jobs", jobs, "--cache-dir", cache, tree) == expected
        assert (cache / "CACHEDIR.TAG").read_text().startswith("Signature: 8a477f597d28d172789f06886806bc55")


def test_parts_are_all_together(tree: Path) -> None:
    _, everything = check("--no-cache", tree)
    parts = [json.loads(check("--no-cache", "--shard", f"{part}/3", tree)[1]) for part in (1, 2, 3)]
    assert all(parts)
    found = [record for part in parts for record in part]
    assert sorted(found, key=str) == sorted(json.loads(everything), key=str)


def test_a_part_may_be_empty(command: Command) -> None:
    command.file("tree/a.mlir", WRONG)
    statuses = sorted(command("--check", "--shard", f"{part}/2", "tree").status for part in (1, 2))
    assert statuses == [0, 1]


def test_the_part_of_a_file_never_changes() -> None:
    assert [shard_of(name, 7) for name in ("a.mlir", "b/c.mlir", "é.mlir")] == [7, 4, 6]


def test_what_is_known_is_not_checked_again(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    path = command.file("a.mlir", WRONG)
    first = command("--check", "--cache-dir", "cache", path)
    monkeypatch.setattr("pydealloc.server.commands.check.parse_document", None)
    assert command("--check", "--cache-dir", "cache", path) == first
    # Another name, another format and another layout of the output: the same findings.
    other = command("--check", "--format", "json", "--cache-dir", "cache", command.file("b.mlir", WRONG))
    assert [record["code"] for record in other.records] == ["undefined-value"]


def test_few_files_leave_no_cache_behind(command: Command) -> None:
    command("--check", command.file("a.mlir", WRONG))
    assert not (command.folder / "user-cache").exists()


def test_many_files_use_the_users_cache(command: Command, tree: Path) -> None:
    command("--check", tree)
    assert (command.folder / "user-cache" / "pydealloc-lsp" / "v2").is_dir()


def test_what_is_kept_depends_on_the_configuration(command: Command) -> None:
    path = command.file("a.mlir", REFUSED)

    def codes(settings: str) -> list[str]:
        command.file("pydealloc.toml", settings)
        configuration.configurations.cache_clear()
        run = command("--check", "--format", "json", "--cache-dir", "cache", path)
        return [f"{record['severity']} {record['code']}" for record in run.records if record["severity"] != "hint"]

    refused = codes("")
    assert refused == ["warning dealloc-unknown-effects"]
    assert codes('[operations."x.y"]\neffects = { operands = ["read"] }\n') == []
    # What comes after the checks needs no check.
    assert codes('ignore = ["dealloc-*"]\n') == []
    assert codes('[severity]\n"dealloc-*" = "error"\n') == ["error dealloc-unknown-effects"]
    assert codes("") == refused


def test_what_is_kept_depends_on_the_files_of_dialects(command: Command) -> None:
    path = command.file("a.mlir", 'func.func @f() {\n  "my.op"() : () -> ()\n  return\n}\n')
    command.file("pydealloc.toml", 'dialects = ["*.irdl.mlir"]\n')
    outputs: list[str] = []
    for operation in ("other", "op"):
        body = "irdl.operands(x: %0)" if operation == "op" else ""
        text = f"irdl.dialect @my {{\n  irdl.operation @{operation} {{\n    %0 = irdl.any\n    {body}\n  }}\n}}\n"
        command.file("my.irdl.mlir", text)
        configuration.configurations.cache_clear()
        outputs.append(command("--check", "--format", "json", "--cache-dir", "cache", path).out)
    assert outputs[0] != outputs[1]


def test_the_oldest_results_go_first(tmp_path: Path) -> None:
    cache = ResultCache(str(tmp_path / "cache"))
    for number in range(10):
        cache.put(f"{number:032x}", [])
        os.utime(tmp_path / "cache" / "v2" / "00" / f"{number:030x}", (1000 + number, 1000 + number))
    (tmp_path / "cache" / "v2" / "00" / "rest.1.tmp").write_bytes(b"")
    os.utime(tmp_path / "cache" / "v2" / "00" / "rest.1.tmp", (1, 1))
    size = (tmp_path / "cache" / "v2" / "00" / f"{0:030x}").stat().st_size
    cache.clean(size=5 * size, now=1_000_000)
    left = sorted(path.name for path in (tmp_path / "cache" / "v2" / "00").iterdir())
    assert left == [f"{number:030x}" for number in range(6, 10)]
    # Not again within the hour.
    cache.clean(size=0, now=1_000_100)
    assert len(list((tmp_path / "cache" / "v2" / "00").iterdir())) == 4


def test_runs_at_the_same_time_share_a_cache(tree: Path, tmp_path: Path) -> None:
    _, expected = check("--no-cache", tree)
    arguments = [*COMMAND, "--check", "--format", "json", "--jobs", "2", "--cache-dir", tmp_path / "cache", tree]
    runs = [subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(3)]
    for run in runs:
        out, err = run.communicate(timeout=60)
        assert (run.returncode, out.decode(), err) == (1, expected, b"")


def test_standard_input_is_read_by_whoever_has_it(tree: Path) -> None:
    run = process("--check", "--format", "json", "--jobs", "2", "-", tree, stdin=WRONG.encode())
    assert (run.status, run.err) == (1, "")
    assert [record["code"] for record in run.records if record["file"] == "<stdin>"] == ["undefined-value"]


# --- Another machine -------------------------------------------------------------------------------------------------


def test_a_real_cluster_gives_the_same(tree: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed")
    expected = check("--no-cache", tree)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address.partition("://")[2]
        assert check("--no-cache", "--executor", f"dask://{address}", tree) == expected


def test_a_cluster_that_is_not_there_is_said_in_one_line(
    command: Command, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="dask.distributed is not installed")
    monkeypatch.setattr("pydealloc.server.batch.dask_cluster._PATIENCE", 0.5)
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"dask://127.0.0.1:{unused.getsockname()[1]}"
        run = command("--check", "--executor", address, tree)
    assert (run.status, run.out) == (2, "")
    assert f"pydealloc-lsp: {address}: there is no scheduler" in run.err


class _Stuck:
    """A future whose worker has gone, and the client that knows it."""

    def __init__(self, workers: dict[str, int]) -> None:
        self.workers, self.looks = workers, 0

    def result(self, timeout: float | None = None) -> object:
        raise TimeoutError

    def done(self) -> bool:
        return False

    def nthreads(self) -> dict[str, int]:
        self.looks += 1
        return self.workers


def test_the_end_of_the_last_worker_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "_lost_errors", lambda: (ConnectionError,))
    alone, others = _Stuck({}), _Stuck({"tcp://here": 1})
    with pytest.raises(UserFacingError, match="the last Dask worker has gone"):
        dask_cluster._result(cast("Any", alone), cast("Any", alone), None)
    assert alone.looks == 2
    with pytest.raises(TimeoutError):
        dask_cluster._result(cast("Any", others), cast("Any", others), 5 * dask_cluster._LOOK)
    assert others.looks == 4


@posix
def test_files_that_a_cluster_had_no_worker_for_are_counted(tree: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed")
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        for number in range(200):
            (tree / f"long{number}.mlir").write_text(LONG * 20)
        address = cluster.scheduler_address.partition("://")[2]
        command = [*COMMAND, "--check", "--no-cache", "--executor", f"dask://{address}", str(tree)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
            assert run.stdout is not None
            run.stdout.readline()
            cluster.scale(0)
            _, err = run.communicate(timeout=60)
    assert run.returncode == 2
    assert re.search(r"the last Dask worker has gone; .*; \d+ files of \d+ not checked", err)


def test_a_missing_extra_is_said_in_one_line(command: Command, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    run = command("--check", "--executor", "dask://localhost:8786", tree)
    assert (run.status, run.out) == (2, "")
    missing = "pydealloc-lsp: --executor needs dask.distributed: pip install 'pydealloc-lsp[dask]'"
    assert run.err == f"{missing}; no file was checked\n"


# --- Arguments -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--check", "--shard", "0/2", "."], "--shard needs a part and how many there are"),
        (["--check", "--shard", "3/2", "."], "as in 2/5, not `3/2`"),
        (["--check", "--timeout", "soon", "."], "--timeout needs a number of seconds"),
        (["--check", "--max-memory", "-1", "."], "--max-memory needs a number of MiB"),
        (["--check", "--executor", "ssh://here", "."], "--executor needs dask://HOST:PORT"),
        (["--check", "--executor", "dask://here:1", "-"], "--executor needs files"),
        (["--check", "--no-cache", "--cache-dir", "x", "."], "exclude each other"),
        (["--check", "--cache-dir=", "."], "--cache-dir needs the name of a folder"),
        (["--apply", "", "--shard", "1/2", "."], "--shard belongs to --check"),
    ],
)
def test_senseless_arguments(command: Command, arguments: list[str], words: str) -> None:
    run = command(*arguments)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
    assert words in run.err


# --- A terminal ------------------------------------------------------------------------------------------------------


@posix
def test_a_terminal_is_shown_how_far_it_is(tree: Path, tmp_path: Path) -> None:
    for number in range(3):
        (tree / f"long{number}.mlir").write_text(LONG)
    ours, its = os.openpty()
    with (tmp_path / "out").open("wb") as out:
        run = subprocess.Popen([*COMMAND, "--check", "--no-cache", tree], stdout=out, stderr=its)
        os.close(its)
        shown = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:
                break
            if not part:
                break
            shown += part
        assert run.wait(60) == 1
    os.close(ours)
    assert b"/27 files" in shown
    assert shown.endswith(b"\r\x1b[K")
    assert b"\x1b" not in (tmp_path / "out").read_bytes()


def test_a_short_run_shows_nothing(command: Command, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_line, "_SHOW_AFTER_S", 1000.0)
    assert "\x1b" not in command("--check", tree).err
