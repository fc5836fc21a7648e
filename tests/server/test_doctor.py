"""`--doctor` says what is there, what is wrong, and what to do about it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pydealloc import __version__
from pydealloc.server.commands import doctor
from pydealloc.server.facts import document_facts as facts
from tests.server.command import Command, process


def test_a_working_installation(command: Command) -> None:
    ran = command("--doctor", "--isolated")
    lines = ran.out.splitlines()
    assert (ran.status, ran.err) == (0, "")
    assert lines[0].startswith(f"  pydealloc-lsp    {__version__}")
    assert ", in /" in lines[0]
    names = [line.split()[0] for line in lines[:-1]]
    assert names[1:7] == ["python", "pygls", "lsprotocol", "cattrs", "attrs", "lark"]
    assert names[7:11] == ["platform", "folder", "encoding", "configuration"]
    assert names[11:] == ["LLVM", "pictures", "clusters", "tools", "analysis", "server"]
    assert "start" in lines[-2]
    assert "exit code 0" in lines[-2]
    assert lines[-1] == "OK"


def test_for_programs() -> None:
    ran = process("--doctor", "--isolated", "--format", "json")
    told = json.loads(ran.out)
    assert (ran.status, told["ok"]) == (0, True)
    assert {"name": "folder", "value": str(Path.cwd()), "remedy": None} in told["examined"]


def test_a_configuration_with_a_mistake(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_server", lambda: iter(()))
    file = command.file("pydealloc.toml", 'ignores = ["memory-leak"]\n')
    ran = command("--doctor")
    assert ran.status == 1
    assert f"! configuration    {file}:1:1: unknown setting `ignores`" in ran.out
    assert ran.out.splitlines()[-1] == "configuration: correct that file, or use --isolated"


def test_definitions_of_dialects(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_server", lambda: iter(()))
    command.file("pydealloc.toml", 'dialects = ["own/*.json", "gone.json"]\n')
    own = command.file("own/my.json", "[")
    ran = command("--doctor")
    assert ran.status == 1
    assert f"  dialects         {own}\n" in ran.out
    assert "gone.json: " in ran.out
    assert ran.out.splitlines()[-1] == "configuration: correct that line"


def test_an_analysis_that_fails(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("no findings today")

    monkeypatch.setattr(doctor, "_server", lambda: iter(()))
    monkeypatch.setattr(facts, "findings_of", fail)
    ran = command("--doctor", "--isolated")
    assert ran.status == 1
    assert "ZeroDivisionError: no findings today" in ran.out
    assert ran.out.splitlines()[-1] == "analysis: report this, with all that --doctor prints"


def test_a_server_that_ends(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "SERVER", "no.such.module")
    ran = command("--doctor", "--isolated")
    assert ran.status == 1
    assert "! server           it has exited without an answer\n" in ran.out
    assert "no.such.module" in ran.out
    assert ran.out.splitlines()[-1].endswith("in a terminal, and read its output")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--doctor", "a.mlir"], "--doctor takes no files"),
        (["--doctor", "--jobs", "2"], "--jobs belongs to --check, --apply PIPELINE"),
        (["--doctor", "--check", "a.mlir"], "--doctor and --check exclude each other"),
    ],
)
def test_what_makes_no_sense(command: Command, arguments: list[str], complaint: str) -> None:
    ran = command(*arguments)
    assert ran.status == 2
    assert complaint in ran.err
