"""`--check` on many files: the same however they are spread, and kept; a file that fails costs itself alone."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pydealloc.server import configuration, files, progress_line
from pydealloc.server.checking import Job, check_all
from pydealloc.server.files import WorldError, read_source, sources_of
from pydealloc.server.result_cache import ResultCache
from pydealloc.server.tree_arguments import TreeOptions, shard_of
from tests.server.command import CLEAN, COMMAND, LEAKS, REFUSED, WRONG, Command, process

linux = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux what processes there are")
posix = pytest.mark.skipif(os.name == "nt", reason="signals, links and limits differ there")

LONG = "".join(WRONG.replace("@f", f"@f{number}") for number in range(3000))
"""Seconds of work."""


@pytest.fixture
def command(capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user-cache"))
    configuration.configurations.cache_clear()
    return Command(capfd, tmp_path)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """24 programs in folders, some of them twice."""
    for number in range(24):
        path = tmp_path / "tree" / f"part{number % 3}" / f"{number}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text((CLEAN, WRONG, LEAKS, REFUSED)[number % 4] + f"// {number // 8}\n")
    return tmp_path / "tree"


def check(*arguments: str | Path) -> tuple[int, str]:
    run = process("--check", "--format", "json", *arguments)
    assert run.err == ""
    return run.status, run.out


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
    monkeypatch.setattr("pydealloc.server.checking.parse_document", None)
    assert command("--check", "--cache-dir", "cache", path) == first
    # Another name, another format and another layout of the output: the same findings.
    other = command("--check", "--format", "json", "--cache-dir", "cache", command.file("b.mlir", WRONG))
    assert [record["code"] for record in other.records] == ["undefined-value"]


def test_few_files_leave_no_cache_behind(command: Command) -> None:
    command("--check", command.file("a.mlir", WRONG))
    assert not (command.folder / "user-cache").exists()


def test_many_files_use_the_users_cache(command: Command, tree: Path) -> None:
    command("--check", tree)
    assert (command.folder / "user-cache" / "pydealloc-lsp" / "v1").is_dir()


def test_what_is_kept_depends_on_the_configuration(command: Command) -> None:
    path = command.file("a.mlir", REFUSED)

    def codes(settings: str) -> list[str]:
        command.file("pydealloc.toml", settings)
        configuration.configurations.cache_clear()
        run = command("--check", "--format", "json", "--cache-dir", "cache", path)
        return [f"{record['severity']} {record['code']}" for record in run.records]

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
        os.utime(tmp_path / "cache" / "v1" / "00" / f"{number:030x}", (1000 + number, 1000 + number))
    (tmp_path / "cache" / "v1" / "00" / "rest.1.tmp").write_bytes(b"")
    os.utime(tmp_path / "cache" / "v1" / "00" / "rest.1.tmp", (1, 1))
    size = (tmp_path / "cache" / "v1" / "00" / f"{0:030x}").stat().st_size
    cache.clean(size=5 * size, now=1_000_000)
    left = sorted(path.name for path in (tmp_path / "cache" / "v1" / "00").iterdir())
    assert left == [f"{number:030x}" for number in range(6, 10)]
    # Not again within the hour.
    cache.clean(size=0, now=1_000_100)
    assert len(list((tmp_path / "cache" / "v1" / "00").iterdir())) == 4


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
    monkeypatch.setattr("pydealloc.server.cluster._PATIENCE", 0.5)
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"dask://127.0.0.1:{unused.getsockname()[1]}"
        run = command("--check", "--executor", address, tree)
    assert (run.status, run.out) == (2, "")
    assert f"pydealloc-lsp: {address}: there is no scheduler" in run.err


def test_a_missing_extra_is_said_in_one_line(command: Command, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    run = command("--check", "--executor", "dask://localhost:8786", tree)
    assert (run.status, run.out) == (2, "")
    assert run.err == "pydealloc-lsp: --executor needs dask.distributed: pip install 'pydealloc-lsp[dask]'\n"


# --- Arguments -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--check", "--shard", "0/2", "."], "--shard wants a part and how many there are"),
        (["--check", "--shard", "3/2", "."], "as in 2/5, not `3/2`"),
        (["--check", "--timeout", "soon", "."], "--timeout wants a number of seconds"),
        (["--check", "--max-memory", "-1", "."], "--max-memory wants a number of MiB"),
        (["--check", "--executor", "ssh://here", "."], "--executor wants dask://HOST:PORT"),
        (["--check", "--executor", "dask://here:1", "-"], "--executor wants files"),
        (["--check", "--no-cache", "--cache-dir", "x", "."], "exclude each other"),
        (["--check", "--cache-dir=", "."], "--cache-dir wants the name of a folder"),
        (["--apply", "", "--shard", "1/2", "."], "--shard belongs to --check"),
    ],
)
def test_senseless_arguments(command: Command, arguments: list[str], words: str) -> None:
    run = command(*arguments)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
    assert words in run.err


# --- Files that are not as they should be ----------------------------------------------------------------------------


def named_alone(run_err: str, name: str) -> bool:
    """Whether the one line on standard error is about this file."""
    return run_err.count("\n") == 1 and run_err.startswith("pydealloc-lsp: ") and name in run_err


@pytest.mark.parametrize("jobs", ["1", "2"])
@posix
def test_a_file_that_cannot_be_read_costs_itself(tree: Path, jobs: str) -> None:
    _, expected = check("--no-cache", tree)
    # A link to itself: nobody can read that, whatever they are allowed to.
    (tree / "part0" / "self.mlir").symlink_to("self.mlir")
    run = process("--check", "--format", "json", "--jobs", jobs, "--no-cache", tree)
    assert (run.status, run.out) == (2, expected)
    assert named_alone(run.err, "self.mlir: cannot be read")


def test_a_folder_that_cannot_be_read_costs_itself(
    command: Command, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tree / "part3").mkdir()
    (tree / "part3" / "a.mlir").write_text(WRONG)
    expected = command("--check", "--no-cache", tree / "part0", tree / "part1", tree / "part2").out
    scan = os.scandir

    def scandir(path: str):
        if path.endswith("part3"):
            raise PermissionError(13, "Permission denied", path)
        return scan(path)

    monkeypatch.setattr(os, "scandir", scandir)
    run = command("--check", "--no-cache", tree)
    assert (run.status, run.out) == (2, expected)
    assert named_alone(run.err, "part3: cannot be read: permission denied")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_that_vanishes_costs_itself(tree: Path, jobs: int) -> None:
    sources = sources_of(str(tree), "")
    todo = [Job(source, "json", colored=False, config=None, isolated=True) for source in sources]
    (tree / "part1" / "1.mlir").unlink()
    results = list(check_all(todo, jobs, TreeOptions(cache="")))
    failures = [result.failure for result in results if result.failure]
    assert len(results) == 24
    assert len(failures) == 1
    assert "1.mlir: cannot be read: no such file" in failures[0]


def test_a_file_that_changes_while_it_is_read_is_read_again(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (source,) = sources_of(str(tree / "part0" / "0.mlir"), "")
    changes = [b"// a\n", b"// b\n"]

    def opened(path: str, mode: str):
        file = Path(path).open(mode)  # noqa: SIM115
        read = file.read

        class Changing:
            def __enter__(self):
                return self

            def __exit__(self, *_: object) -> None:
                file.close()

            def fileno(self) -> int:
                return file.fileno()

            def read(self) -> bytes:
                data = read()
                if changes:
                    with Path(path).open("ab") as other:
                        other.write(changes.pop(0))
                return data

        return Changing()

    monkeypatch.setattr(files, "open", opened, raising=False)
    assert read_source(source).endswith("// a\n// b\n")
    changes += [b"x"] * 10
    with pytest.raises(WorldError, match="changes while it is read"):
        read_source(source)


def test_a_file_of_300_mb_is_not_read(tree: Path) -> None:
    _, expected = check("--no-cache", tree)
    huge = tree / "huge.mlir"
    with huge.open("wb") as file:
        file.truncate(300 << 20)
    start = time.monotonic()
    run = process("--check", "--format", "json", tree)
    assert time.monotonic() - start < 20
    assert (run.status, run.out) == (2, expected)
    assert named_alone(run.err, "huge.mlir: is too large (300 MiB, at most 128 MiB); see --max-file-size")


def test_the_largest_size_is_yours_to_say(command: Command) -> None:
    path = command.file("a.mlir", CLEAN + "// " + "x" * 2000 + "\n")
    assert command("--check", path).status == 0
    assert "is too large" in command("--check", "--max-file-size", "0.001", path).err


@posix
def test_links_in_a_circle_end(tree: Path) -> None:
    _, expected = check("--no-cache", tree)
    (tree / "part0" / "up").symlink_to("..", target_is_directory=True)
    (tree / "part1" / "across").symlink_to("../part2", target_is_directory=True)
    assert check("--no-cache", tree) == (1, expected)


def test_ten_thousand_files(tmp_path: Path) -> None:
    for number in range(10_000):
        (tmp_path / f"{number:05}.mlir").write_text("// nothing\n" if number % 1000 else WRONG)
    run = process("--check", "--format", "json", "--no-cache", tmp_path)
    assert (run.status, run.err) == (1, "")
    assert [Path(record["file"]).stem for record in run.records] == [f"{n:05}" for n in range(0, 10_000, 1000)]


# --- A cache that is not as it should be -----------------------------------------------------------------------------


def test_a_broken_cache_is_mended(tree: Path, tmp_path: Path) -> None:
    expected = check("--cache-dir", tmp_path / "cache", tree)
    entries = [path for path in (tmp_path / "cache" / "v1").rglob("*") if path.is_file() and path.name != "cleaned"]
    sound = {path: path.read_bytes() for path in entries}
    for number, path in enumerate(entries):
        data = sound[path]
        path.write_bytes([b"", data[:-1], data[:-1] + b"x", b"\xff" * 99][number % 4])
    assert check("--cache-dir", tmp_path / "cache", tree) == expected
    assert {path: path.read_bytes() for path in entries} == sound


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_full_disk_is_one_warning(tree: Path, tmp_path: Path, jobs: str) -> None:
    expected = check("--no-cache", tree)
    script = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); " + COMMAND[2]
    arguments = ["--check", "--format", "json", "--jobs", jobs, "--cache-dir", tmp_path / "cache", tree]
    run = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stdout) == expected
    assert named_alone(run.stderr, "cache: results cannot be kept for the next time: file too large")
    left = [path for path in (tmp_path / "cache" / "v1").rglob("*") if path.is_file() and path.name != "cleaned"]
    assert left == []


def test_a_cache_that_is_no_folder_is_one_warning(tree: Path, tmp_path: Path) -> None:
    expected = check("--no-cache", tree)
    (tmp_path / "cache").write_text("mine")
    run = process("--check", "--format", "json", "--jobs", "2", "--cache-dir", tmp_path / "cache", tree)
    assert (run.status, run.out) == expected
    assert named_alone(run.err, "cache: results cannot be kept for the next time: not a directory")
    assert (tmp_path / "cache").read_text() == "mine"


# --- Processes that end ----------------------------------------------------------------------------------------------


def children(process_id: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process_id}/task/{process_id}/children").read_text().split()]


def started_on(folder: Path, *options: str) -> tuple[subprocess.Popen[bytes], list[int]]:
    """A run with two processes that have something at hand, in a group of its own."""
    command = [*COMMAND, "--check", "--format", "json", "--jobs", "2", "--no-cache", *options, folder]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, start_new_session=True)
    end = time.monotonic() + 30
    while len(found := children(run.pid)) < 2 and time.monotonic() < end:
        time.sleep(0.01)
    assert len(found) == 2
    return run, found


@linux
def test_a_killed_process_costs_one_file(tree: Path) -> None:
    names = {str(path) for path in tree.rglob("*.mlir") if "undefined" in check("--no-cache", path)[1]}
    for number in range(2):
        (tree / f"long{number}.mlir").write_text(LONG)
    run, (first, _) = started_on(tree)
    time.sleep(0.2)
    os.kill(first, signal.SIGKILL)
    out, err = run.communicate(timeout=120)
    assert run.returncode == 2
    found = {record["file"] for record in json.loads(out) if record["code"] == "undefined-value"}
    expected = names | {str(tree / f"long{number}.mlir") for number in range(2)}
    (lost,) = expected - found
    line = f"pydealloc-lsp: {lost}: was not checked: the process that did it was killed by SIGKILL\n"
    assert err.decode() == line


@linux
def test_an_interrupt_leaves_whole_lines_and_no_process(tree: Path) -> None:
    for number in range(20):
        (tree / f"long{number:02}.mlir").write_text(LONG)
    run, workers = started_on(tree)
    assert run.stdout is not None
    beginning = run.stdout.read(10)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert (run.returncode, err) == (130, b"")
    assert json.loads(beginning + out)
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


@linux
def test_a_killed_run_leaves_no_process(tree: Path) -> None:
    for number in range(4):
        (tree / f"long{number:02}.mlir").write_text(LONG)
    run, workers = started_on(tree)
    run.kill()
    run.communicate(timeout=60)
    end = time.monotonic() + 60
    while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < end:
        time.sleep(0.1)
    assert not any(Path(f"/proc/{worker}/stat").exists() for worker in workers)


def test_a_file_that_takes_too_long_is_named(tree: Path) -> None:
    _, expected = check("--no-cache", tree)
    (tree / "long.mlir").write_text(LONG)
    run = process("--check", "--format", "json", "--timeout", "0.4", "--no-cache", "--jobs", "2", tree)
    assert run.status == 2
    assert run.out == expected
    assert named_alone(run.err, "long.mlir: was not checked: the process that did it took longer than 0.4 s")


@linux
def test_a_file_that_needs_too_much_memory_is_named(tree: Path) -> None:
    _, expected = check("--no-cache", tree)
    (tree / "long.mlir").write_text(LONG * 4)
    run = process("--check", "--format", "json", "--max-memory", "48", "--no-cache", tree)
    assert run.status == 2
    assert run.out == expected
    assert named_alone(run.err, "long.mlir: needs more memory than there is; see --max-memory")


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
    monkeypatch.setattr(progress_line, "_PATIENCE", 1000.0)
    assert "\x1b" not in command("--check", tree).err
