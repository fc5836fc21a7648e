"""Commands that are run: their statuses, where their output goes, and how they end when they do not want to."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
import time
from pathlib import Path

import pytest

from pydealloc.server.config.editor_settings import RunSettings
from pydealloc.server.run import execute as running
from pydealloc.server.run.commands import read_command, run_lines
from pydealloc.server.run.execute import RunEnvironment, run_command
from pydealloc.server.run.report import CommandResult, report, status_of, uri_of_run
from pydealloc.server.run.run_environment import RunEnvironmentError, ScratchDirs
from pydealloc.server.run.shell_words import LitSubstitutions, RunLineError
from pydealloc.server.run.tool_paths import Tools
from pydealloc.server.session.snapshot import Snapshot
from pydealloc.syntax.text.line_index import Encoding, LineIndex

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the little programs here are scripts")

PROGRAMS = {
    "say": "print(*sys.argv[1:])",
    "complain": "print(*sys.argv[1:], file=sys.stderr); sys.exit(3)",
    "shout": "sys.stdout.write(sys.stdin.read().upper())",
    "crash": "os.kill(os.getpid(), 6)",
    "flood": "sys.stdout.write('x' * 3_000_000); sys.stderr.write('y' * 10)",
    "environment": "print(os.environ.get('LEVEL'), os.environ.get('HOME'))",
    "sleep": "open(sys.argv[1], 'w').write(str(os.getpid())); time.sleep(60)",
    "leave": "os.fork() or (open(sys.argv[1], 'w').write(str(os.getpid())), time.sleep(60))",
}


def script(path: Path, code: str) -> None:
    path.write_text(f"#!{sys.executable}\nimport os, sys, time\n{code}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def place(tmp_path: Path) -> RunEnvironment:
    bin_folder, made = tmp_path / "bin", tmp_path / "made"
    bin_folder.mkdir()
    made.mkdir()
    for name, code in PROGRAMS.items():
        script(bin_folder / name, code)
    return RunEnvironment(str(made), {name: str(bin_folder / name) for name in PROGRAMS}, 20)


async def ran(place: RunEnvironment, command: str) -> CommandResult:
    (run,) = run_lines(LineIndex(f"// RUN: {command}"))
    places = LitSubstitutions(str(Path(place.temporary, "a.mlir")), place.temporary, place.temporary)
    return await run_command(read_command(run, places), place)


@pytest.mark.parametrize(
    ("command", "status", "output", "errors"),
    [
        ("say one two", 0, "one two\n", ""),
        ("say one | shout", 0, "ONE\n", ""),
        ("complain no", 3, "", "no\n"),
        ("complain no 2>&1 | shout", 3, "NO\n", ""),
        ("complain no | shout", 3, "", "no\n"),
        ("not complain no", 0, "", "no\n"),
        ("not say yes", 1, "yes\n", ""),
        ("not crash", 1, "", ""),
        ("not --crash crash", 0, "", ""),
        ("not --crash complain no", 1, "", "no\n"),
        ("crash", 134, "", ""),
        ("say a && say b", 0, "a\nb\n", ""),
        ("complain a && say b", 3, "", "a\n"),
        ("complain a || say b", 0, "b\n", "a\n"),
        ("say a || say b", 0, "a\n", ""),
        ("complain a; say b", 0, "b\n", "a\n"),
        ("say a >%t && say b >>%t && shout <%t", 0, "A\nB\n", ""),
        ("complain a >%t 2>&1; shout <%t", 0, "A\n", ""),
        ("complain a 2>/dev/null", 3, "", ""),
        ("say a > local && shout < local", 0, "A\n", ""),
        ("env LEVEL=2 -u HOME environment", 0, "2 None\n", ""),
    ],
)
async def test_what_comes_of_it(place: RunEnvironment, command: str, status: int, output: str, errors: str) -> None:
    found = await ran(place, command)
    assert (found.status, found.output, found.errors) == (status, output, errors)


async def test_what_cannot_begin(place: RunEnvironment) -> None:
    for command in ("nowhere", "not nowhere", "say a | nowhere"):
        found = await ran(place, command)
        assert found.status == 127
        assert "nowhere: " in found.errors
    found = await ran(place, "shout < %t.missing")
    assert found.status == 127
    assert "a.mlir.tmp.missing" in found.errors


@pytest.mark.parametrize("target", ["/etc/x", "../x", "%S/../x", "%T", ".."])
async def test_nothing_is_written_elsewhere(place: RunEnvironment, target: str) -> None:
    for redirection in (f">{target}", f"2>{target}", f">>{target}", f"&>{target}"):
        with pytest.raises(RunLineError, match="may write only to"):
            await ran(place, f"say a {redirection}")


async def test_a_link_out_of_the_folder_is_no_way_out(place: RunEnvironment, tmp_path: Path) -> None:
    Path(place.temporary, "out").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(RunLineError, match="may write only to"):
        await ran(place, "say a > out")


async def test_nobody_waits_for_a_pipe_in_the_file_system(place: RunEnvironment) -> None:
    os.mkfifo(Path(place.temporary, "fifo"))
    for command in ("say a > fifo", "shout < fifo"):
        found = await ran(place, command)
        assert found.status == 127
        assert "this is no file" in found.errors


async def test_much_output_is_cut(place: RunEnvironment) -> None:
    found = await ran(place, "flood")
    assert found.status == 0
    assert found.errors == "y" * 10
    assert found.output.endswith("\n[2000000 more bytes are not shown]\n")
    assert len(found.output) < running.MAX_OUTPUT_BYTES + 100


def is_running(place: RunEnvironment) -> bool:
    """Whether the program that notes its number is there still; it is given a moment to go."""
    try:
        number = int(Path(place.temporary, "number").read_text())
    except (FileNotFoundError, ValueError):
        # On a busy machine its time is up before it has noted anything.
        return False
    for _ in range(100):
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return False
        if Path(f"/proc/{number}/stat").exists() and " Z " in Path(f"/proc/{number}/stat").read_text():
            # Nobody has asked how it ended; who started it is gone.
            return False
        time.sleep(0.02)
    return True


@pytest.mark.parametrize(
    "command", ["say early; sleep number", "say early; sleep number | shout", "say early; leave number"]
)
async def test_time_is_up(place: RunEnvironment, command: str) -> None:
    """Also for what a program has left behind."""
    limit = 1
    found = await ran(RunEnvironment(place.temporary, place.tools, limit), command)
    # On a busy machine a second can be over before the first program has said anything.
    while not found.output and limit < 30:
        limit *= 5
        found = await ran(RunEnvironment(place.temporary, place.tools, limit), command)
    assert (found.status, found.output) == (None, "early\n")
    assert found.note == f"time limit {limit} s (`pydealloc.run.timeout`)"
    assert not is_running(place)


async def test_nobody_wants_it_any_more(place: RunEnvironment) -> None:
    task = asyncio.ensure_future(ran(place, "sleep number | shout"))
    while not Path(place.temporary, "number").exists() or not Path(place.temporary, "number").read_text():
        await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not is_running(place)


def descriptors() -> int:
    """How many are open; 0 where nobody can tell."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


async def test_nothing_stays_open(place: RunEnvironment) -> None:
    before = descriptors()
    for command in ("say a | shout", "nowhere | shout", "say a > %t"):
        await ran(place, command)
    await asyncio.sleep(0.05)
    assert descriptors() <= before + 1


# Programs and where they are


def test_programs_with_a_number(tmp_path: Path) -> None:
    first, second, everywhere = (tmp_path / name for name in ("first", "second", "everywhere"))
    for folder in (first, second, everywhere):
        folder.mkdir()
    for path in (first / "opt-9", second / "opt-22", second / "opt-21", everywhere / "opt", everywhere / "check-3"):
        script(path, "")
    (second / "opt-99").write_text("no program")
    tools = Tools(os.pathsep.join([str(first), str(second), "relative"]), str(everywhere))
    assert tools.find("opt") == str(second / "opt-22")
    assert tools.find("check") == str(everywhere / "check-3")
    assert Tools("", str(everywhere)).find("opt") == str(everywhere / "opt")
    assert tools.find(str(everywhere / "opt")) == str(everywhere / "opt")
    assert tools.find("./opt") is None
    assert tools.missing(["opt", "other"]) == ("other",)
    assert tools.folders == (str(first), str(second), str(everywhere))


def snapshot_of(text: str, uri: str) -> Snapshot:
    return Snapshot(uri, 1, LineIndex(text), Encoding.UTF16)


def test_the_file_itself_or_a_copy(tmp_path: Path) -> None:
    script(tmp_path / "say", "")
    settings, bench = RunSettings(path=str(tmp_path)), ScratchDirs()
    file, text = tmp_path / "with blank.mlir", "// RUN: say %s %S\r\n"
    file.write_bytes(text.encode())
    wanted = run_lines(LineIndex(text))
    prepared = bench.prepare(file.as_uri(), text, str(file), wanted, settings)
    assert prepared.commands[0][0].programs[0].words == ("say", str(file), str(tmp_path))
    changed = bench.prepare(file.as_uri(), text + "//", str(file), wanted, settings)
    _, copy, folder = changed.commands[0][0].programs[0].words
    assert (Path(copy).name, folder) == ("with blank.mlir", str(tmp_path))
    assert Path(copy).read_bytes() == (text + "//").encode()
    # Messages name the file that the user knows.
    shown = changed.as_written(CommandResult("", 1, "", f"{copy}:3:1: error"))
    assert shown.errors == f"{file}:3:1: error"
    unnamed = bench.prepare("untitled:Untitled-1", text, None, wanted, settings)
    assert Path(unnamed.commands[0][0].programs[0].words[1]).name == "Untitled-1"
    bench.clear_all()
    assert not Path(copy).exists()


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    text = "// RUN: opt-of-nobody %s | check-of-nobody %s\n"
    with pytest.raises(RunEnvironmentError, match="`opt-of-nobody` and `check-of-nobody` cannot be found in") as caught:
        ScratchDirs().prepare("untitled:a", text, None, run_lines(LineIndex(text)), RunSettings(path=str(tmp_path)))
    assert str(tmp_path) in str(caught.value)


def test_reports() -> None:
    commands = [CommandResult("say a", 0, "a\n", "", 0.0123), CommandResult("say b", 2, "x", "y\n", 12.34)]
    assert report(commands) == (
        "$ say a\nsucceeded (12 ms)\n\n--- output ---\na\n"
        "\n$ say b\nexit code 2 (12.3 s)\n\n--- errors ---\ny\n\n--- output ---\nx\n"
    )
    assert status_of(commands) == 2
    stopped = CommandResult("say c", None, seconds=1, note="time limit 1 s")
    assert report([stopped]) == "$ say c\nstopped (1.0 s): time limit 1 s\n"
    assert status_of([stopped]) is None
    assert (
        uri_of_run("file:///a/b%20c.mlir", 2) == "pydealloc-run:/line-3/b%20c.mlir.log?file%3A%2F%2F%2Fa%2Fb%2520c.mlir"
    )
