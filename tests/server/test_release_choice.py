"""Release choice: the setting `llvm = "auto"` follows the files of a project."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pydealloc.server.batch import release_choice
from pydealloc.server.batch.release_choice import choice_for
from pydealloc.server.batch.result_cache import ResultCache
from pydealloc.server.config.model import DEFAULT
from tests.server.command import process

OLD = """\
func.func @f(%m: memref<4xf32>) -> tensor<4xf32> {
  %t = bufferization.to_tensor %m : memref<4xf32>
  return %t : tensor<4xf32>
}
"""
PLAIN = "func.func @g(%x: i32) -> i32 {\n  return %x : i32\n}\n"
NEW = """\
func.func @h(%p: f32) -> vector<4xf32> {
  %v = vector.broadcast %p : f32 to vector<4xf32>
  return %v : vector<4xf32>
}
"""
NEWEST = "func.func @e() {\n  scf.execute_region no_inline {\n    scf.yield\n  }\n  return\n}\n"
"""Words that no release before LLVM 22 reads."""
MISTAKE = """\
func.func @s(%t: tensor<2xf32>) -> tensor<2xf32> {
  %s = tensor.extract_slice %t[1] [2] [1] : tensor<2xf32> to tensor<2xf32>
  return %s : tensor<2xf32>
}
"""
"""Out of bounds, which LLVM 19 does not verify."""
ALIGNED = """\
func.func @m() -> memref<4xf32> {
  %m = memref.alloc() {alignment = 8 : i64} : memref<4xf32>
  return %m : memref<4xf32>
}
"""
"""Words that LLVM 24 does not read."""
BARRIER = "func.func @f() {\n  gpu.barrier memfence [#gpu.address_space<workgroup>]\n  return\n}\n"
"""Words that no release before LLVM 24 reads."""
BETWEEN = """\
func.func @n(%x: i16, %m: memref<?xf32>) -> i64 {
  %0 = arith.extui %x nneg : i16 to i64
  %1 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<?xf32>
  %2 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<?xf32>
  return %0 : i64
}
"""
"""A word that no release before LLVM 24 reads, and more that LLVM 24 refuses."""
OF_ITS_OWN = """\
func.func @o(%p: !llvm.ptr) {
  %0 = xevm.load %p {cache = Default} : !llvm.ptr -> i32
  return
}
"""
"""A dialect that LLVM got after 19, as the project had it before."""
LATER = """\
func.func @l(%t: !xegpu.tensor_desc<8xf32>) {
  xegpu.prefetch_nd %t[0 : !xegpu.tensor_desc<8xf32>
  return
}
"""
"""A slip in a dialect that LLVM 19 does not have."""
WRONG = "func.func @w() {\n  scf.if\n  return\n}\n"


@pytest.fixture(autouse=True)
def _forget() -> None:
    release_choice._choices.clear()  # pyright: ignore[reportPrivateUsage]


def project(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.mlir").write_text(text)
    return folder


def chosen(folder: Path) -> int:
    return choice_for(str(folder / "any.mlir"), DEFAULT).llvm


def test_most_files_decide(tmp_path: Path) -> None:
    assert chosen(project(tmp_path, a=OLD, b=OLD, c=OLD, d=NEW)) == 19


def test_a_dialect_that_came_later_is_foreign(tmp_path: Path) -> None:
    folder = project(tmp_path, a=OLD, b=OLD, c=OLD, d=OF_ITS_OWN)
    done = process("--check", "--isolated", "--format", "json", "--severity", "unknown-dialect=warning", folder)
    assert [one["code"] for one in json.loads(done.out)] == ["unknown-dialect"]
    assert "is of LLVM 22 and not of 19" in done.out
    assert process("--check", "--isolated", "--llvm", "22", folder / "d.mlir").status == 1


def test_a_dialect_that_came_later_speaks_for_no_release(tmp_path: Path) -> None:
    assert chosen(project(tmp_path, a=LATER, b=LATER, c=PLAIN, d=PLAIN, e=PLAIN, f=PLAIN)) == 22


def test_commands_read_files_as_their_project(tmp_path: Path) -> None:
    folder = project(tmp_path, a=OLD, b=OLD, c=OLD, d=NEW)
    applied = process("--apply", "canonicalize", folder / "a.mlir")
    assert applied.status == 0, applied
    assert "to_tensor %m : memref<4xf32>\n" in applied.out
    process("--check", "--fix", folder)
    assert (folder / "a.mlir").read_text() == OLD
    assert process("--explain", f"{folder / 'a.mlir'}:2:8").status == 0
    process("--check", "--fix", "--llvm", "22", folder)
    assert (folder / "a.mlir").read_text() != OLD


def test_features_of_a_project_of_another_release_do_not_fail(tmp_path: Path) -> None:
    folder = project(tmp_path, a=OLD, b=OLD, c=OLD)
    done = process("--check", "--features", folder / "a.mlir")
    assert done.status == 0, done.out


def test_one_file_decides_where_every_file_is_read(tmp_path: Path) -> None:
    assert chosen(project(tmp_path, a=OLD, b=PLAIN, c=PLAIN, d=PLAIN)) == 19


def test_one_file_decides_nothing_where_another_is_for_llvm_22(tmp_path: Path) -> None:
    assert chosen(project(tmp_path, a=OLD, b=PLAIN, c=PLAIN, d=NEWEST)) == 22


def test_a_mistake_that_another_release_does_not_look_for_decides_nothing(tmp_path: Path) -> None:
    assert chosen(project(tmp_path, a=MISTAKE, b=PLAIN, c=PLAIN, d=PLAIN)) == 22


def test_a_folder_of_broken_programs_is_for_no_release(tmp_path: Path) -> None:
    broken = {f"w{number}": WRONG for number in range(6)}
    assert chosen(project(tmp_path, a=OLD, b=OLD, c=OLD, **broken)) == 22


def test_a_tie_is_for_llvm_22(tmp_path: Path) -> None:
    assert chosen(project(tmp_path, a=OLD, b=OLD, c=NEWEST, d=NEWEST)) == 22


def test_all_files_with_errors_vote(tmp_path: Path) -> None:
    """Wherever they are among those without any."""
    plain = {f"p{number:02}": PLAIN.replace("@g", f"@g{number}") for number in range(60)}
    project(tmp_path, **plain, p20a=OLD, p20b=OLD, p40c=OLD, p50d=WRONG)
    choice = choice_for(str(tmp_path / "any.mlir"), DEFAULT)
    assert choice.llvm == 19
    assert str(choice).endswith(f"which reads 63 of 64 files in {tmp_path}, 3 of the 4 that LLVM 22 refuses")


def test_one_file_decides_nothing_in_a_large_project(tmp_path: Path) -> None:
    plain = {f"p{number:02}": PLAIN.replace("@g", f"@g{number}") for number in range(30)}
    assert chosen(project(tmp_path, **plain, p20a=OLD)) == 22


def test_a_file_that_no_release_reads_better_asks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project(tmp_path, a=OLD, b=OLD, c=OLD, d=WRONG)
    monkeypatch.setattr(release_choice, "choice_for", None)
    assert release_choice.other_release(DEFAULT, None, str(tmp_path / "d.mlir"), None) is None


def test_a_verifier_that_looks_at_operands_asks_no_other_release(tmp_path: Path) -> None:
    wrong = (
        "func.func @f(%a: i32) {\n"
        '  %0 = "arith.cmpi"(%a, %a) <{predicate = 77 : i64}> : (i32, i32) -> i1\n  return\n}\n'
    )
    project(tmp_path, a=wrong, b=PLAIN, c=PLAIN, d=PLAIN)
    assert process("--check", "--isolated", tmp_path / "a.mlir").status == 1


def test_too_few_files_say_nothing(tmp_path: Path) -> None:
    assert chosen(project(tmp_path, a=OLD, b=OLD)) == 22


def test_files_that_no_release_reads_change_nothing(tmp_path: Path) -> None:
    assert chosen(project(tmp_path, a=WRONG, b=WRONG, c=PLAIN, d=WRONG)) == 22


def test_the_whole_repository_is_the_project(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "x").mkdir()
    project(tmp_path, a=OLD, b=PLAIN)
    assert chosen(project(tmp_path / "x", c=OLD)) == 19


def test_check_follows_the_choice_and_a_setting_counts_more(tmp_path: Path) -> None:
    project(tmp_path, a=OLD, b=OLD, c=PLAIN)
    followed = process("--check", "--isolated", tmp_path)
    assert followed.status == 0
    assert followed.err.count("read as LLVM 19, which reads 3 of 3 files") == 1
    assert "older-spelling" in process("--check", "--isolated", "--llvm", "22", tmp_path).out
    (tmp_path / "pydealloc.toml").write_text('llvm = "22"\n')
    assert "older-spelling" in process("--check", tmp_path).out


def test_the_choice_is_remembered_while_the_files_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project(tmp_path / "project", a=OLD, b=OLD, c=PLAIN)
    cache = ResultCache(str(tmp_path / "cache"))
    first = choice_for(str(folder / "a.mlir"), DEFAULT, cache)
    release_choice._choices.clear()  # pyright: ignore[reportPrivateUsage]
    with monkeypatch.context() as patched:
        patched.setattr(release_choice, "parse_document", None)
        assert choice_for(str(folder / "a.mlir"), DEFAULT, cache) == first
    release_choice._choices.clear()  # pyright: ignore[reportPrivateUsage]
    (folder / "a.mlir").write_text(NEWEST)
    assert choice_for(str(folder / "a.mlir"), DEFAULT, cache).llvm == 22


@pytest.mark.parametrize(
    ("folder", "llvm", "code", "status"),
    [
        ({"a": BARRIER, "b": ALIGNED, "c": ALIGNED, "d": PLAIN}, "auto", "other-version", 0),
        ({"a": BETWEEN, "b": ALIGNED, "c": ALIGNED, "d": PLAIN}, "auto", "other-version", 0),
        ({"a": BARRIER, "b": ALIGNED, "c": ALIGNED, "d": PLAIN}, "22", "syntax", 1),
        ({"a": BARRIER, "b": ALIGNED}, "auto", "syntax", 1),
        ({"a": BARRIER, "b": ALIGNED, "c": WRONG, "d": WRONG}, "auto", "syntax", 1),
    ],
)
def test_an_operation_of_another_release(
    tmp_path: Path, folder: dict[str, str], llvm: str, code: str, status: int
) -> None:
    """An information where the project shows its release, and that is not the operation's; else an error."""
    file = project(tmp_path, **folder) / "a.mlir"
    cold, warm = (process("--check", "--format", "json", "--llvm", llvm, file) for _ in range(2))
    assert cold.status == warm.status == status
    assert cold.out == warm.out
    assert [one["code"] for one in json.loads(cold.out) if one["severity"] != "hint"] == [code]
