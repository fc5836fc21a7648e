"""`--check` where files, folders, disks and processes fail: each costs itself alone, and is named."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from io import RawIOBase
from pathlib import Path

import pytest

from pydealloc.server.commands.check import CheckJob, check_all
from pydealloc.server.commands.options import BatchOptions
from pydealloc.server.io import reading
from pydealloc.server.io.files import UserFacingError, read_source, sources_of
from tests.server.command import CLEAN, COMMAND, WRONG, Command, interruptible, process
from tests.server.trees import LONG, check, named_alone

pytestmark = pytest.mark.long

linux = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux what processes there are")
posix = pytest.mark.skipif(os.name == "nt", reason="signals, links and limits differ there")


# --- Files that are not as they should be ----------------------------------------------------------------------------


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
    todo = [CheckJob(source, "json", colored=False, config=None, isolated=True) for source in sources]
    (tree / "part1" / "1.mlir").unlink()
    results = list(check_all(todo, jobs, BatchOptions(cache="")))
    failures = [result.failure for result in results if result.failure]
    assert len(results) == 24
    assert len(failures) == 1
    assert "1.mlir: cannot be read: no such file" in failures[0]


def test_a_file_that_changes_while_it_is_read_is_read_again(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (source,) = sources_of(str(tree / "part0" / "0.mlir"), "")
    changes = [b"// a\n", b"// b\n"]

    read = reading._read  # pyright: ignore[reportPrivateUsage]

    def changing(file: RawIOBase, largest: int) -> bytes:
        data = read(file, largest)
        if changes:
            with Path(source.path or "").open("ab") as other:
                other.write(changes.pop(0))
        return data

    monkeypatch.setattr(reading, "_read", changing)
    assert read_source(source).endswith("// a\n// b\n")
    changes += [b"x"] * 10
    with pytest.raises(UserFacingError, match="changes while it is read"):
        read_source(source)


def test_a_file_of_300_mb_is_not_read(tree: Path) -> None:
    _, expected = check("--no-cache", tree)
    huge = tree / "huge.mlir"
    with huge.open("wb") as file:
        file.truncate(300 << 20)
    run = process("--check", "--format", "json", tree)
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
    run = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        start_new_session=True,
        preexec_fn=interruptible,
    )
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
    (tree / "long.mlir").write_text(LONG * 10)
    run = process("--check", "--format", "json", "--timeout", "3", "--no-cache", "--jobs", "2", tree)
    assert run.status == 2
    assert run.out == expected
    assert named_alone(run.err, "long.mlir: was not checked: the process that did it took longer than 3 s")


@linux
def test_a_file_that_needs_too_much_memory_is_named(tree: Path) -> None:
    _, expected = check("--no-cache", tree)
    (tree / "long.mlir").write_text(LONG * 4)
    run = process("--check", "--format", "json", "--max-memory", "48", "--no-cache", tree)
    assert run.status == 2
    assert run.out == expected
    assert named_alone(run.err, "long.mlir: needs more memory than there is; see --max-memory")
