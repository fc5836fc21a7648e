"""Passes on one document, run by several processes: the result is that of one process."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.passes import PASSES
from pydealloc.passes.cse import CommonSubexpressionElimination
from pydealloc.passes.pass_manager.base import Pass, Reach
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import before_parts, parse_pipeline
from pydealloc.server.batch import apply_pool, forked_shares
from pydealloc.server.batch.apply_pool import apply_in_forks
from pydealloc.server.cli import main
from pydealloc.server.facts.transform import apply_steps
from pydealloc.syntax.document.document import parse_document

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes share a document by forking only")

_PROGRAM = re.compile(r"^```mlir[ \t]*\n(.*?)^```", re.DOTALL | re.MULTILINE).findall
_PAGES = Path(__file__).parent.parent / "passes"
_PIPELINE = "buffer-deallocation-pipeline"
_OTHER = """
func.func private @of_another(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %r = arith.select %c, %a, %m : memref<2xf32>
  memref.copy %b, %r : memref<2xf32> to memref<2xf32>
  return %r : memref<2xf32>
}
"""
_COMPARED = """
func.func @compared_{n}(%c: i1, %x: f32, %i: index) -> memref<{w}xf32> {{
  %a = memref.alloc() : memref<{w}xf32>
  %b = memref.alloc() : memref<{w}xf32> // the second
  cf.cond_br %c, ^one(%a, %b : memref<{w}xf32>, memref<{w}xf32>), ^one(%b, %a : memref<{w}xf32>, memref<{w}xf32>)
^one(%p: memref<{w}xf32>, %q: memref<{w}xf32>):
  memref.store %x, %p[%i] : memref<{w}xf32>
  %r = func.call @given(%q) : (memref<{w}xf32>) -> memref<{w}xf32>
  "test.foreign"() : () -> ()
  return %p : memref<{w}xf32>
}}"""
_PLAIN = """
func.func @plain_{n}(%x: i32, %m: !buffer) -> i32 {{
  %c = arith.constant {w} : i32
  %d = arith.constant {w} : i32
  %g = memref.get_global @table : memref<2xi32>
  %s = arith.addi %c, %d : i32
  return %s : i32
}}"""


def program(count: int, kinds: str, end: str = "") -> str:
    """Functions, a global and a declaration below an alias, with comments between them."""
    made = {"c": _COMPARED, "p": _PLAIN}
    functions = [made[kinds[n % len(kinds)]].format(n=n, w=3) + f"\n// after {n}\n" for n in range(count)]
    functions.insert(count // 2, 'memref.global "private" @table : memref<2xi32>\n')
    functions.insert(1, "func.func private @given(memref<3xf32>) -> memref<3xf32>\n")
    return "!buffer = memref<3xf32>\n" + "".join(functions).replace('  "test.foreign"() : () -> ()\n', "") + end


def _without_symbols(text: str) -> str:
    """`text` without its alias, its global and its declaration, to follow a program that has them."""
    return "".join(
        line
        for line in text.splitlines(keepends=True)
        if not line.startswith(("!buffer", "memref.global", "func.func private"))
    )


@pytest.fixture
def fell_back(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were left to one process."""
    texts: list[str] = []

    def apply(document, steps):
        texts.append(document.text)
        return apply_steps(document, steps)

    monkeypatch.setattr(apply_pool, "apply_steps", apply)
    return texts


def is_the_same(text: str, pipeline: str, processes: int, compat: Compat = Compat.SAFE) -> bool:
    """Whether the result is that of one process, which is no refusal."""
    document, steps = parse_document(text), parse_pipeline(pipeline, compat=compat)
    expected, found = apply_steps(document, steps), apply_in_forks(document, steps, processes)
    assert (found.text, found.refusals, found.notices) == (expected.text, expected.refusals, expected.notices)
    return found.text is not None


@pytest.mark.parametrize(
    "text",
    [
        program(7, "cp"),
        program(7, "pc", "\n\n// the end"),
        program(6, "p"),
        program(6, "cpp").removesuffix("\n// after 5\n"),
        program(6, "cpp").replace("\n", "\r\n"),
        "module @m {" + program(6, "pcp").replace("!buffer =", "// no alias").replace("!buffer", "index") + "}\n",
        "module @m {" + program(5, "p").replace("!buffer =", "//").replace("!buffer", "index") + _OTHER + "} // end",
        program(4, "p") + "func.func private @dealloc_helper()\n" + _without_symbols(program(3, "c")),
        "// -----\n".join([program(4, "cp"), "// nothing\n", program(3, "p"), _OTHER]),
    ],
)
def test_the_deallocation_pipeline_gives_what_one_process_gives(text: str, fell_back: list[str]) -> None:
    assert is_the_same(text, _PIPELINE, 2)
    assert not fell_back


@pytest.mark.parametrize("pipeline", ["minimal-deallocation-pipeline", "func.func(canonicalize,cse),cse"])
def test_passes_that_need_the_whole_program_run_before(pipeline: str, fell_back: list[str]) -> None:
    assert is_the_same(program(5, "p") + _OTHER, pipeline, 2)
    assert not fell_back


def _of_single_functions() -> list[str]:
    made = [entry.load() for entry in PASSES]
    plain = [made_of for made_of in made if made_of.reach is not Pass.reach]
    return [each.name for each in plain if each().reach() in (Reach.FUNCTION, Reach.CHECKED)]


@pytest.mark.parametrize("name", _of_single_functions())
@pytest.mark.parametrize("compat", Compat)
def test_what_a_pass_does_to_a_function_depends_on_no_other_body(
    name: str, compat: Compat, fell_back: list[str]
) -> None:
    page = (_PAGES / f"{name.replace('-', '_')}.md").read_text(encoding="utf-8")
    programs = _PROGRAM(page)
    same = [is_the_same(text + _OTHER, name, 1, compat) for text in programs[:: 1 + len(programs) // 30]]
    assert sum(same) > len(same) // 3
    assert before_parts(parse_pipeline(name, compat=compat)) or len(fell_back) < len(same)


def test_a_refusal_is_that_of_one_process(fell_back: list[str]) -> None:
    unknown = program(5, "cp").replace("return %p", '"test.unknown"(%p) : (memref<3xf32>) -> ()\n  return %p', 2)
    assert not is_the_same(unknown, "ownership-based-buffer-deallocation", 2)
    assert fell_back == [unknown]


def test_a_text_with_errors_is_left_to_one_process(fell_back: list[str]) -> None:
    broken = program(3, "p") + "memref.alloc(\n" + program(4, "c").partition("\n")[2]
    assert is_the_same(broken, _PIPELINE, 2)
    assert fell_back == [broken]


def test_a_copy_that_changes_the_meaning_is_seen_in_the_whole_program(fell_back: list[str]) -> None:
    text = """
func.func private @same(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}
func.func @main(%m: memref<2xf32>, %x: f32, %i: index) -> f32 {
  %0 = call @same(%m) : (memref<2xf32>) -> memref<2xf32>
  memref.store %x, %0[%i] : memref<2xf32>
  %1 = memref.load %m[%i] : memref<2xf32>
  return %1 : f32
}
"""
    assert not is_the_same(text, _PIPELINE, 2)
    assert fell_back == [text]


def test_a_lost_process_loses_nothing(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    here, run = os.getpid(), CommonSubexpressionElimination.run

    def fatal(self, module: Operation, knowledge):
        if os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        return run(self, module, knowledge)

    monkeypatch.setattr(CommonSubexpressionElimination, "run", fatal)
    assert is_the_same(program(8, "cp"), _PIPELINE, 3)
    said = "pydealloc-lsp: a process was killed by SIGKILL; its share of the work is done again\n"
    assert capfd.readouterr().err in ("", said, 2 * said)


@pytest.mark.parametrize("text", [program(8, "cp"), "// -----\n".join([program(3, "cp")] * 4)])
def test_more_processes_than_a_pipe_holds_numbers(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shared: list[int] = []
    real = apply_pool.in_forks
    monkeypatch.setattr(apply_pool, "MOST_SHARES", 2)
    monkeypatch.setattr(apply_pool, "in_forks", lambda *given, **more: shared.append(given[1]) or real(*given, **more))
    assert is_the_same(text, _PIPELINE, 3)
    assert shared == [2]


def test_a_failure_is_that_of_one_process(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    def failing(self, module, knowledge):
        raise LookupError(str(module))

    document = parse_document(program(8, "cp"))
    monkeypatch.setattr(CommonSubexpressionElimination, "run", failing)
    with pytest.raises(LookupError):
        apply_in_forks(document, parse_pipeline(_PIPELINE), 2)
    assert capfd.readouterr().err == ""


def test_the_command_shares_a_long_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fell_back: list[str]
) -> None:
    file = tmp_path / "long.mlir"
    file.write_text(program(6, "cp") + "\n" * forked_shares.WORTH_PROCESSES_LINES, encoding="utf-8")
    shared: list[int] = []
    real = apply_pool.in_forks
    monkeypatch.setattr(apply_pool, "in_forks", lambda *given, **more: shared.append(given[2]) or real(*given, **more))
    outputs: list[str] = []
    for processes in ("1", "2"):
        assert main(["--apply", _PIPELINE, str(file), "--jobs", processes]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] != file.read_text(encoding="utf-8")
    assert shared == [2]
    assert not fell_back
