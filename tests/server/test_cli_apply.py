"""`--apply`: where results go, what is refused, and that nothing is half written."""

from __future__ import annotations

import json
import os
import re
import stat
from pathlib import Path

import pytest

from pydealloc.passes import PASSES
from tests.harness.oracle import Oracle
from tests.server.command import CLEAN, EXAMPLES, LEAKS, OWNERSHIP, REFUSED, WRONG, Command, process


def test_without_an_output_the_result_is_printed(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    run = command("--apply", OWNERSHIP, path)
    assert (run.status, run.err) == (0, "")
    assert "bufferization.dealloc" in run.out
    assert "  // mine\n" in run.out
    assert path.read_text() == LEAKS


def test_an_empty_pipeline_prints_the_program_as_understood(command: Command) -> None:
    run = command("--apply", "", command.file("a.mlir", LEAKS))
    assert run.out.startswith("module {\n  func.func @f(%x: f32, %i: index) {\n")


def test_parts_stay_apart(command: Command) -> None:
    run = command("--apply", OWNERSHIP, command.file("a.mlir", LEAKS + "// -----\n" + LEAKS))
    first, second = run.out.split("// -----\n")
    assert first == second
    assert "bufferization.dealloc" in first


def test_a_diff_changes_nothing(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    run = command("--apply", OWNERSHIP, "--diff", "a.mlir")
    assert run.status == 0
    assert run.out.startswith("--- a.mlir\n+++ a.mlir\n@@ -1,")
    assert [line for line in run.out.splitlines()[2:] if line.startswith("-")] == []
    assert path.read_text() == LEAKS


def test_a_diff_of_nothing_is_empty(command: Command) -> None:
    assert command("--apply", OWNERSHIP, "--diff", command.file("a.mlir", CLEAN)).out == ""


def test_a_diff_says_where_the_last_line_has_no_end(command: Command) -> None:
    run = command("--apply", OWNERSHIP, "--diff", command.file("a.mlir", LEAKS.rstrip("\n")))
    assert "\n }\n\\ No newline at end of file\n" in run.out


def test_writing_in_place_keeps_the_mode(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    path.chmod(0o640)
    printed = command("--apply", OWNERSHIP, path).out
    run = command("--apply", OWNERSHIP, "--write", path)
    assert run.status == 0
    assert path.read_text() == printed
    assert os.name == "nt" or stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [child.name for child in path.parent.iterdir()] == ["a.mlir"]


def test_writing_follows_links(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    link = path.with_name("link.mlir")
    link.symlink_to(path)
    command("--apply", OWNERSHIP, "--write", link)
    assert link.is_symlink()
    assert "bufferization.dealloc" in path.read_text()


def test_a_file_with_nothing_but_errors_is_not_written(command: Command) -> None:
    path = command.file("a.mlir", WRONG)
    before = path.stat().st_mtime_ns
    run = command("--apply", OWNERSHIP, "--write", path)
    assert run.status == 1
    assert "left as it is, because of line 2" in run.err
    assert (path.read_text(), path.stat().st_mtime_ns) == (WRONG, before)


def test_what_has_an_error_stays_as_it_is_in_a_file_that_is_written(command: Command) -> None:
    wrong = WRONG.replace("@f", "@g")
    path = command.file("a.mlir", LEAKS + wrong)
    run = command("--apply", OWNERSHIP, "--write", path)
    assert run.status == 1
    assert "what has errors is left as it is, first in line 7; the rest has changed" in run.err
    assert path.read_text().endswith(wrong)
    assert path.read_text().count("bufferization.dealloc") == 1


def test_a_pass_that_fails_on_a_program_that_does_not_verify_is_refused(command: Command) -> None:
    text = "func.func @f(%i: memref<?xi8>) -> index {\n  %c = arith.constant 0 : index\n"
    text += "  %b = memref.alloc() : memref<?xi8>\n  %d = memref.dim %b, %c : memref<?xi8>\n"
    text += "  memref.copy %i, %b : memref<?xi8> to memref<?xi8>\n  return %d : index\n}\n"
    run = command("--apply", "canonicalize", command.file("a.mlir", text))
    assert run.status == 1
    assert run.out == ""
    assert "a.mlir:3:8: error[verify-allocation]" in run.err
    assert "Traceback" not in run.err


def test_line_ends_stay_as_they_are(command: Command) -> None:
    path = command.file("a.mlir", LEAKS.replace("\n", "\r\n"))
    command("--apply", OWNERSHIP, "--write", path)
    assert b"bufferization.dealloc" in path.read_bytes()
    assert re.search(rb"(?<!\r)\n", path.read_bytes()) is None


MOVES = """func.func @f(%m: memref<4xi32>) {
  %c = arith.constant false
  // why
  scf.if %c {
  } else {
    foo.store %m, @g : i32
  }
  return
}
// -----
func.func private @g()
"""
ONE_LINE = """func.func private @use(memref<4xi32>)
func.func @f() { %a = memref.alloc() : memref<4xi32> call @use(%a) : (memref<4xi32>) -> () return }
"""


@pytest.mark.parametrize(("pipeline", "text"), [("", MOVES), ("canonicalize", MOVES), (OWNERSHIP, ONE_LINE)])
@pytest.mark.parametrize("line_end", [b"\r\n", b"\r"])
def test_line_ends_are_those_of_the_text_wherever_lines_go(
    command: Command, pipeline: str, text: str, line_end: bytes
) -> None:
    expected = command("--apply", pipeline, command.file("a.mlir", text)).out.encode()
    path = command.folder / "b.mlir"
    path.write_bytes(text.encode().replace(b"\n", line_end))
    command("--apply", pipeline, "--write", path)
    assert path.read_bytes() == expected.replace(b"\n", line_end)


def test_a_program_behind_a_byte_order_mark_begins_there(command: Command) -> None:
    path = command.folder / "a.mlir"
    path.write_bytes(b"\xef\xbb\xbffunc.func private @f()\n")
    assert command("--apply", "", path).out.removeprefix("\ufeff").startswith("module")


def test_one_output_file(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    printed = command("--apply", OWNERSHIP, path).out
    assert command("--apply", OWNERSHIP, "-o", "b.mlir", path).out == ""
    assert (command.folder / "b.mlir").read_text() == printed


def test_standard_input() -> None:
    run = process("--apply", OWNERSHIP, "-", stdin=LEAKS.encode())
    assert run.status == 0
    assert "bufferization.dealloc" in run.out


def test_an_output_folder_takes_results_and_reasons(command: Command) -> None:
    command.file("in/a.mlir", LEAKS)
    command.file("in/deep/b.mlir", REFUSED)
    run = command("--apply", OWNERSHIP, "--output-dir", "out", "in")
    out = command.folder / "out"
    assert (run.status, run.out, run.err) == (1, "", "")
    assert sorted(path.relative_to(out).as_posix() for path in out.rglob("*.*")) == ["a.mlir", "deep/b.mlir.json"]
    (reason,) = json.loads((out / "deep" / "b.mlir.json").read_text())
    assert (reason["line"], reason["code"]) == (2, "dealloc-unknown-effects")
    assert reason["message"].startswith("ops with unknown memory side effects are not supported: ")


def test_an_output_folder_holds_nothing_old(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    command("--apply", OWNERSHIP, "--output-dir", "out", path)
    path.write_text(REFUSED)
    command("--apply", OWNERSHIP, "--output-dir", "out", path)
    assert [child.name for child in (command.folder / "out").iterdir()] == ["a.mlir.json"]
    path.write_text(LEAKS)
    command("--apply", OWNERSHIP, "--output-dir", "out", path)
    assert [child.name for child in (command.folder / "out").iterdir()] == ["a.mlir"]


def test_outputs_do_not_overwrite_each_other(command: Command) -> None:
    first, second = command.file("x/a.mlir", CLEAN), command.file("y/a.mlir", CLEAN)
    run = command("--apply", "", "--output-dir", "out", first, second)
    assert run.status == 2
    assert "would both be written" in run.err
    assert not (command.folder / "out").exists()


def test_a_refusal_shows_all_there_is_to_know(command: Command) -> None:
    run = command("--apply", OWNERSHIP, "--diff", command.file("a.mlir", REFUSED))
    assert (run.status, run.out) == (1, "")
    assert "a.mlir:2:3: warning[dealloc-unknown-effects]: " in run.err
    last = run.err.splitlines()[-1]
    assert last.endswith("left as it is, because of line 2: ops with unknown memory side effects are not supported")


def test_notices_have_their_places_though_a_later_pass_removes_what_they_are_about(command: Command) -> None:
    text = """\
func.func @f(%c: i1, %m: memref<2xf32>) -> memref<4xf32> {
  %r = scf.if %c -> memref<4xf32> {
    %a = memref.realloc %m : memref<2xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  return %r : memref<4xf32>
}
"""
    command.file("a.mlir", text)
    pipelines = ("buffer-hoisting", "buffer-hoisting,expand-realloc", "func.func(buffer-hoisting,expand-realloc)")
    for pipeline in pipelines:
        run = command("--apply", pipeline, "--compat", "llvm22", "a.mlir")
        assert run.err.startswith("a.mlir:3:10: "), pipeline


def test_a_pipeline_with_options(command: Command) -> None:
    path = EXAMPLES / "calls.mlir"
    assert "bufferization.clone" in command("--apply", OWNERSHIP, path).out
    pipeline = "builtin.module(" + OWNERSHIP + "{private-function-dynamic-ownership=true})"
    assert "bufferization.clone" not in command("--apply", pipeline, path).out


# --- The examples ---------------------------------------------------------------------------------------------------

WITH_FINDINGS = {"refused", "typo"}
"""The examples that show findings to mend."""
REFUSED_EXAMPLES = {"realloc", *WITH_FINDINGS}
"""Those that the pass refuses; a realloc is no finding, because the pipeline expands it before."""
UNREGISTERED = "--allow-unregistered-dialect"
OUT_OF_TREE = EXAMPLES / "out-of-tree"
"""What is here is in the syntax of a dialect that mlir-opt does not know."""


def examples() -> list[Path]:
    return sorted(EXAMPLES.rglob("*.mlir"))


@pytest.mark.parametrize("example", examples(), ids=lambda path: path.stem)
def test_an_example_opens_with_what_to_look_at(example: Path) -> None:
    opening = example.read_text().partition("\n\n")[0]
    assert all(line.startswith("//") for line in opening.splitlines())


@pytest.mark.parametrize("example", examples(), ids=lambda path: path.stem)
def test_examples_have_the_findings_they_are_there_for(command: Command, example: Path) -> None:
    assert command("--check", example).status == (1 if example.stem in WITH_FINDINGS else 0)


@pytest.mark.oracle
@pytest.mark.parametrize(
    "example", [path for path in examples() if path.parent != OUT_OF_TREE], ids=lambda path: path.stem
)
def test_examples_are_what_upstream_says_they_are(command: Command, oracle: Oracle, example: Path) -> None:
    text = example.read_text()
    assert oracle.accepts(text, UNREGISTERED) == (example.stem != "typo")
    run = command("--apply", OWNERSHIP, example)
    if example.stem in REFUSED_EXAMPLES:
        assert run.status == 1
        return
    ours = oracle.reprint(run.out, UNREGISTERED)
    if example.parent == EXAMPLES:
        assert ours == oracle.reprint(text, f"--{OWNERSHIP}")


def test_a_read_only_file_stays_as_it_is(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    path.chmod(0o444)
    run = command("--apply", OWNERSHIP, "--write", path)
    assert (run.status, run.err.count("\n")) == (2, 1)
    assert f"{path}: is read-only" in run.err
    assert path.read_text() == LEAKS


def test_each_pass_is_listed_in_one_line(command: Command) -> None:
    run = command("--list-passes")
    assert (run.status, run.err) == (0, "")
    present, gone = run.out.split("\n\n")
    lines = dict(line.split(maxsplit=1) for line in present.splitlines())
    assert list(lines) == [entry.name for entry in PASSES]
    assert lines["cse"].startswith("Common subexpression elimination: ")
    assert "finalizing-bufferize                   removed in LLVM 20; " in gone


def test_names_of_documents_are_accepted_with_those_of_today(command: Command) -> None:
    run = command("--apply", "-CSE,--lower-deallocations,cse", command.file("a.mlir", CLEAN))
    assert run.status == 0
    assert run.err.splitlines() == [
        "pydealloc-lsp: `CSE` is spelt `cse` in mlir-opt's command lines",
        "pydealloc-lsp: `lower-deallocations` is spelt `bufferization-lower-deallocations` in mlir-opt's command lines",
    ]


def test_bufferization_reports_the_errors_of_each_function(command: Command) -> None:
    text = "".join(
        f"func.func @{name}(%p: !llvm.ptr) {{\n"
        "  %0 = tensor.splat %p : tensor<8x!llvm.ptr>\n"
        "  return\n"
        "}\n"
        f"func.func @calls_{name}(%p: !llvm.ptr) {{\n"
        f"  call @{name}(%p) : (!llvm.ptr) -> ()\n"
        "  return\n"
        "}\n"
        for name in "ab"
    )
    run = command("--apply", "one-shot-bufferize{bufferize-function-boundaries}", command.file("a.mlir", text))
    assert run.status == 1
    places = re.findall(r"a\.mlir:([0-9:]+): warning\[cannot-bufferize\]", run.err)
    assert places == ["2:8", "2:8", "10:8", "10:8"]


@pytest.mark.oracle
def test_the_generic_form_is_that_of_mlir_opt(command: Command, oracle: Oracle) -> None:
    text = """#map = affine_map<(d0) -> (d0)>
func.func @f(%t: tensor<4xf32>, %x: f32, %m: memref<4xf32, #map>) -> tensor<4xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @g()
"""
    command.file("a.mlir", text)
    printed = command("--apply", "", "--mlir-print-op-generic", "a.mlir")
    assert '"func.func"() <{' in printed.out
    options = ("--split-input-file", "--mlir-print-op-generic")
    assert oracle.run(printed.out, *options).output == oracle.run(text, *options).output


def test_operations_that_are_not_understood_stay_in_the_generic_form(command: Command) -> None:
    command.file("a.mlir", 'func.func @f(%x: i32) {\n  own.keep %x with "words" : i32\n  return\n}\n')
    assert 'own.keep %x with "words" : i32' in command("--apply", "", "--mlir-print-op-generic", "a.mlir").out


def test_mlir_opt_is_not_quoted_for_a_pass_that_it_does_not_have(command: Command) -> None:
    path = command.file("a.mlir", UNKNOWN)
    llvm = command("--apply", "ownership-based-buffer-deallocation", path)
    assert "mlir-opt says: ops with unknown memory side effects are not supported" in llvm.err
    minimal = command("--apply", "minimal-deallocation", path)
    assert minimal.status == 1
    assert "dealloc-unknown-effects" in minimal.err
    assert "mlir-opt says" not in minimal.err


UNKNOWN = """\
func.func @f() {
  %0 = memref.alloc() : memref<8xf32>
  "vendor.shuffle"(%0) : (memref<8xf32>) -> ()
  return
}
"""
