"""Options of a file's RUN line: what is read of it, and that hints tell of the program that it makes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.config.loader import configured
from pydealloc.server.facts.tensors.run_options import RunOptions, run_options
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.server.features.ownership.pipeline_stages import pipeline_stages
from pydealloc.server.io.files import UserFacingError
from pydealloc.syntax.document.document import Document, parse_document
from tests.harness.tensor_agreement import problems_of_tensors
from tests.server.command import Command
from tests.server.test_tensor_plans import COLLAPSED, PROGRAM, long_program

BOUNDARIES = "one-shot-bufferize{bufferize-function-boundaries"
LINES = {
    "": f"{BOUNDARIES}}}",
    "-canonicalize": f"{BOUNDARIES}}}",
    "-one-shot-bufferize": f"{BOUNDARIES}}}",
    '--one-shot-bufferize="bufferize-function-boundaries=1 allow-unknown-ops"': f"{BOUNDARIES} allow-unknown-ops}}",
    "-one-shot-bufferize=analysis-heuristic=top-down": f"{BOUNDARIES} analysis-heuristic=top-down}}",
    '-one-shot-bufferize="test-analysis-only create-deallocs=0 check-parallel-regions=0"': (
        f"{BOUNDARIES} check-parallel-regions=0}}"
    ),
    "-pass-pipeline='builtin.module(one-shot-bufferize{dialect-filter=linalg,tensor},cse)'": f"{BOUNDARIES}}}",
    '-one-shot-bufferize="must-infer-memory-space use-encoding-for-memory-space"': f"{BOUNDARIES}}}",
}
FREED_EARLY = '-one-shot-bufferize -minimal-deallocation="placement=early"'
BRANCHES = """\
func.func @f(%c: i1, %v: f32, %i: index) -> f32 {
  %e = tensor.empty() : tensor<8xf32>
  %h = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.if %c -> f32 {
    %x = tensor.extract %h[%i] : tensor<8xf32>
    %y = arith.mulf %x, %x : f32
    scf.yield %y : f32
  } else {
    scf.yield %v : f32
  }
  return %r : f32
}
"""


def shown(document: Document) -> list[str]:
    return [hint.label for hint in inlay_hints(document, 0, len(document.text), HintSettings(max_length=0))]


def with_run(line: str, program: str) -> str:
    return f"// RUN: mlir-opt %s {line}\n{program}"


@pytest.mark.parametrize("line", LINES)
def test_options_are_read(line: str) -> None:
    assert run_options(parse_document(with_run(line, PROGRAM))).pipeline == LINES[line]


def test_the_first_line_that_names_the_pass_counts() -> None:
    text = "// RUN: mlir-opt %s -cse\n// RUN: mlir-opt %s -one-shot-bufferize=allow-unknown-ops\n"
    more = "// RUN: mlir-opt %s -one-shot-bufferize=analysis-heuristic=top-down\n"
    assert run_options(parse_document(text + more + PROGRAM)).bufferization.allow_unknown_ops
    assert run_options(parse_document(PROGRAM)) == RunOptions()


@pytest.mark.parametrize("line", [*LINES, FREED_EARLY])
@pytest.mark.parametrize("program", [PROGRAM, COLLAPSED, BRANCHES, long_program(5)])
def test_hints_say_what_that_program_does(line: str, program: str) -> None:
    problems, _ = problems_of_tensors(with_run(line, program))
    assert problems == []


def test_places_of_deallocations_follow_the_line() -> None:
    assert shown(parse_document(with_run("-one-shot-bufferize", BRANCHES)))[0] == "new 32 B, freed after line 11"
    early = shown(parse_document(with_run(FREED_EARLY, BRANCHES)))[0]
    assert early == "new 32 B, freed after line 6 or freed before line 10"


def test_an_edit_of_the_line_is_noticed() -> None:
    before = parse_document(with_run("-one-shot-bufferize", BRANCHES), lazily=True)
    assert shown(before)[0].endswith("freed after line 11")
    after = parse_document(with_run(FREED_EARLY, BRANCHES), old=before, lazily=True)
    assert shown(after)[0].endswith("before line 10")


def test_without_analysis_there_are_no_decisions() -> None:
    assert shown(parse_document(with_run("-one-shot-bufferize=copy-before-write", PROGRAM))) == []


def test_stages_have_the_options() -> None:
    line = '-one-shot-bufferize="function-boundary-type-conversion=identity-layout-map"'
    plain, identical = (
        pipeline_stages(parse_document(text)).stages[0].text for text in (COLLAPSED, with_run(line, COLLAPSED))
    )
    assert "strided<" in plain
    assert "strided<" not in identical


CARRIED = """\
func.func @f(%n: index, %t: tensor<8xf32>, %i: index) -> f32 {
  %r = scf.for %k = %i to %n step %i iter_args(%a = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<8xf32>
    %x = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %x : tensor<8xf32>
  }
  %v = tensor.extract %r[%i] : tensor<8xf32>
  return %v : f32
}
"""
"""One-Shot Bufferize refuses it without its option for loops."""
PASSES = """\
passes = ["one-shot-bufferize{allow-return-allocs-from-loops}", "minimal-deallocation{placement=early}"]
"""


def test_the_configuration_counts_where_no_line_does(command: Command) -> None:
    program, line = command.file("a.mlir", CARRIED), "// RUN: mlir-opt %s -one-shot-bufferize\n"
    assert "One-Shot Bufferize refuses the program" in command("--explain", f"{program}:4:5").out
    command.file("pydealloc.toml", PASSES)
    assert "%e (line 3), without a copy" in command("--explain", f"{program}:4:5").out
    program.write_text(line + CARRIED, encoding="utf-8")
    assert "One-Shot Bufferize refuses the program" in command("--explain", f"{program}:5:5").out


def test_options_of_the_configuration_are_read(tmp_path: Path) -> None:
    path = tmp_path / "pydealloc.toml"
    path.write_text(PASSES + 'llvm = "19"\n', encoding="utf-8")
    found = configured(str(path))
    assert found.passes == {"one-shot-bufferize", "minimal-deallocation"}
    assert found.knowledge.llvm == 19
    options = run_options(parse_document(PROGRAM, found.knowledge))
    assert options.bufferization.allow_return_allocs_from_loops
    assert options.placement == "early"
    path.write_text('passes = ["one-shot-bufferize"]\n', encoding="utf-8")
    assert configured(str(path)).knowledge is UPSTREAM


def test_options_are_shown(command: Command) -> None:
    command.file("a.mlir", PROGRAM)
    command.file("pydealloc.toml", 'passes = ["one-shot-bufferize{dialect-filter=linalg,tensor}", "expand-realloc"]\n')
    shown = command("--show-settings", "a.mlir").out
    assert 'passes = ["expand-realloc", "one-shot-bufferize{dialect-filter=linalg,tensor}"]' in shown


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("cse{x}", "`cse` is no pass with limits"),
        ("one-shot-bufferize{allow}", "one-shot-bufferize{allow}`: "),
        ("one-shot-bufferize{allow-unknown-ops", "one-shot-bufferize{allow-unknown-ops`: "),
    ],
)
def test_options_that_no_pass_has_are_errors(tmp_path: Path, entry: str, reason: str) -> None:
    path = tmp_path / "pydealloc.toml"
    path.write_text(f'passes = ["{entry}"]\n', encoding="utf-8")
    with pytest.raises(UserFacingError, match=re.escape(reason)):
        configured(str(path))


def test_configured_options_tell_of_the_edited_program() -> None:
    knowledge = UPSTREAM.of_pipeline("one-shot-bufferize{allow-return-allocs-from-loops}")
    assert UPSTREAM.of_pipeline(knowledge.pipeline) is knowledge
    assert "new 32 B, freed after line 4 or 7" in shown(parse_document(CARRIED, knowledge))
    problems, compared = problems_of_tensors(with_run("-one-shot-bufferize=allow-return-allocs-from-loops", CARRIED))
    assert (problems, compared > 0) == ([], True)
