"""`--explain`: places and codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.server.config import discovery as configuration
from pydealloc.server.config.known_codes import codes
from tests.server.command import Command

PROGRAM = """\
// 𝄞 counts as one column.
func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  %big = memref.alloc() : memref<1024x1024xf32>
  return %m : memref<4xf32>
}
"""


@pytest.fixture
def command(capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.chdir(tmp_path)
    configuration.configurations.cache_clear()
    command = Command(capfd, tmp_path)
    command.file("a.mlir", PROGRAM)
    return command


def test_a_buffer_is_explained(command: Command) -> None:
    run = command("--explain", "a.mlir:3:4")
    assert run.status == 0
    assert "Owned: this function frees it or passes the ownership on" in run.out
    assert "4 MiB (4194304 B)" in run.out
    assert "The pass would free it after memref.alloc (line 3)" in run.out
    run = command("--explain", "a.mlir:4:11")
    assert "The pass would clone it (16 B) before func.return (line 4): results must be owned" in run.out


def test_the_conflict_of_a_copy_is_located(command: Command) -> None:
    command.file(
        "t.mlir",
        "func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) -> (tensor<4xf32>, f32) {\n"
        "  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>\n"
        "  %1 = tensor.extract %t[%i] : tensor<4xf32>\n"
        "  return %0, %1 : tensor<4xf32>, f32\n"
        "}\n",
    )
    assert command("--explain", "t.mlir:2:30").out.splitlines()[-3:] == [
        "  t.mlir:3:8: %1 = tensor.extract: reads the old contents",
        "  t.mlir:2:8: %0 = tensor.insert: would overwrite the old contents",
        "  t.mlir:1:14: %t: the tensor",
    ]
    assert "Generic form:\n\n%0 = " in command("--explain", "t.mlir:2:8").out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("a.mlir:9:1", "a.mlir has 5 lines"),
        ("a.mlir:1:3", "nothing is known about a.mlir:1:3"),
        ("b.mlir:1:1", "b.mlir"),
        ("doublefree", "neither FILE:LINE:COLUMN nor the code of a finding"),
        ("double-fre", "did you mean double-free?"),
    ],
)
def test_what_cannot_be_explained(command: Command, asked: str, said: str) -> None:
    run = command("--explain", asked)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert run.err.count("\n") == 1


def test_one_thing_at_a_time(command: Command) -> None:
    assert "one FILE:LINE:COLUMN" in command("--explain", "a.mlir:1:1", "a.mlir:2:1").err
    assert command("--explain").status == 2


def test_every_code_with_a_page_is_explained(command: Command) -> None:
    assert codes()
    for code in codes():
        run = command("--explain", code)
        assert run.status == 0
        assert run.out.startswith(f"# `{code}`\n")
