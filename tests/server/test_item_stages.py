"""Stages by item against the pipeline on whole programs."""

from __future__ import annotations

import itertools
import threading
from pathlib import Path

import pytest

from pydealloc.ir.pauses import pause
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, passes_of
from pydealloc.server.facts.item_stages import stages_by_item, stages_of
from pydealloc.server.facts.not_bufferized import BUFFERIZATION
from pydealloc.server.facts.pass_snapshots import Stages
from pydealloc.server.facts.transform import apply_steps
from pydealloc.server.features.ownership.pipeline_stages import first_stages, pipeline_stages, shown_stages
from pydealloc.server.session.scheduler import Urgency
from pydealloc.server.session.thread_scheduler import ThreadScheduler
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.findings import Severity

STEPS = parse_pipeline("buffer-deallocation-pipeline")
PASSES = list(passes_of(STEPS))
ROOT = Path(__file__).parents[2]
FILES = sorted(ROOT.glob("examples/*.mlir"))

FREED = """\
func.func @{name}(%x: f32, %i: index) -> f32 {{
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}}
"""
REFUSED = """\
func.func @refused() {
  %0 = memref.alloc() : memref<4xf32>
  "vendor.unknown"(%0) : (memref<4xf32>) -> ()
  return
}
"""
SHARED_HELPER = """\
func.func @several(%c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0, %b = %1) -> (memref<4xf32>, memref<4xf32>) {
    %3 = memref.alloc() : memref<4xf32>
    %4 = arith.select %c, %b, %3 : memref<4xf32>
    scf.yield %4, %a : memref<4xf32>, memref<4xf32>
  }
  %5 = memref.load %2#0[%c0] : memref<4xf32>
  vector.print %5 : f32
  return
}
"""


def whole(document: Document) -> tuple[list[object], str]:
    gathered = Stages(document, STEPS)
    applied = apply_steps(document, STEPS, gathered)
    refusal = applied.refusals[0].message if applied.refusals else ""
    return [stage.edits for stage in gathered.stages()], refusal


def assert_same(text: str) -> None:
    document = parse_document(text)
    found = stages_by_item(document, PASSES)
    assert found is not None
    assert ([found.edits(number) for number in range(found.reached)], found.refusal) == whole(document)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_examples(path: Path) -> None:
    document = parse_document(path.read_text(encoding="utf-8"))
    if any(finding.severity is Severity.ERROR for finding in document.findings):
        return  # Such a file has no stages.
    if stages_by_item(document, PASSES) is None:
        assert "func.func private @dealloc_helper" in pipeline_stages(document).stages[-1].text
    else:
        assert_same(document.text)


@pytest.mark.parametrize("indentation", ["", "  ", "\t"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_functions_in_a_module(indentation: str, line_end: str) -> None:
    body = "".join(FREED.format(name=name) for name in "ab")
    lines = [f"{indentation}{line}" for line in body.splitlines()]
    assert_same(line_end.join(["module {", *lines, "}", ""]))


def test_a_refusal_ends_the_pipeline_of_its_chunk() -> None:
    text = FREED.format(name="a") + REFUSED + "// -----\n" + FREED.format(name="b")
    assert_same(text)
    found = stages_by_item(parse_document(text), PASSES)
    assert found is not None
    assert found.refusal


def test_functions_that_are_refused_are_left_out_in_an_editor() -> None:
    """After one accepted insertion the other functions still have stages."""
    inserted = FREED.format(name="a").replace("  return", "  memref.dealloc %0 : memref<4xf32>\n  return")
    document = parse_document(inserted + FREED.format(name="b"))
    found = pipeline_stages(document)
    assert found.refusal == ""
    assert found.left.startswith("1 function unchanged: @a already has a memref.dealloc")
    assert [stage.is_changed for stage in found.stages].count(True) >= 1
    assert found.stages[-1].text.startswith(inserted)
    assert found.stages[-1].text.count("memref.dealloc") == 2
    # Where nothing is left to show, the pipeline stops as on the command line.
    alone = pipeline_stages(parse_document(inserted))
    assert (alone.left, alone.stages[-1].is_changed) == ("", False)
    assert alone.refusal


def test_a_function_that_several_share_is_added_once() -> None:
    document = parse_document(SHARED_HELPER + SHARED_HELPER.replace("@several", "@more"))
    assert stages_by_item(document, PASSES) is None
    assert any(stage for stage in whole(document)[0])


def test_an_edit_reruns_only_the_edited_function() -> None:
    text = FREED.format(name="a") + FREED.format(name="b")
    before = parse_document(text)
    assert stages_by_item(before, PASSES) is not None
    after = before.edited(text.replace("@b(%x: f32", "@b(%y: i8, %x: f32"))
    assert_same(after.text)
    for number, is_same in ((0, True), (1, False)):
        old, new = before.leaves()[number], after.leaves()[number]
        assert (stages_of(before, old, PASSES) is stages_of(after, new, PASSES)) == is_same


def test_hints_of_a_long_file_do_not_wait_for_its_stages() -> None:
    assert max(Urgency) is Urgency.WHOLE_FILE
    scheduler = ThreadScheduler(lambda error: None)
    order: list[str] = []
    is_started, may_end = threading.Event(), threading.Event()

    def stages() -> None:
        is_started.set()
        while not may_end.is_set():
            pause()
        order.append("stages")

    def hints() -> None:
        order.append("hints")
        may_end.set()

    first = scheduler.request(stages, Urgency.WHOLE_FILE)
    assert is_started.wait(60)
    scheduler.request(hints, Urgency.LONG).result(60)
    first.result(60)
    scheduler.stop()
    assert order == ["hints", "stages"]


MOVED_CONSTANT = """\
func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  %c1 = arith.constant 1 : index
  %1 = memref.load %m[%c1] : memref<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
"""


def test_a_pass_that_only_moves_constants_has_a_stage_of_its_own() -> None:
    """Stages of passes that change nothing are not printed."""
    found = stages_by_item(parse_document(MOVED_CONSTANT), PASSES)
    assert found is not None
    assert found.edits(0) == ()
    assert found.edits(1) != ()
    assert_same(MOVED_CONSTANT)


BUFFERIZED = parse_pipeline(f"{BUFFERIZATION},buffer-deallocation-pipeline")
TENSORS = """\
func.func private @callee(%t: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %v: f32) -> (tensor<4xf32>, f32) {
  %0 = call @callee(%t, %i, %v) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
func.func @alone(%x: f32, %i: index) -> f32 {
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
"""


def bufferized(document: Document) -> list[str]:
    """The text after each pass, from the pipeline on the whole program."""
    gathered = Stages(document, BUFFERIZED)
    apply_steps(document, BUFFERIZED, gathered)
    return [stage.text for stage in gathered.stages()]


@pytest.mark.parametrize(
    ("before", "after"),
    [("", ""), ("into %t[%i]", "into %t[%c]"), ("%v into %t[%i]", "%v into %e[%i]"), ("@alone", "@f")],
)
def test_functions_on_tensors_are_bufferized_with_those_that_they_call(before: str, after: str) -> None:
    head = "(%t: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {\n"
    made = "  %c = arith.constant 1 : index\n  %e = tensor.empty() : tensor<4xf32>\n"
    old = parse_document(TENSORS.replace(head, head + made, 1))
    assert [stage.text for stage in pipeline_stages(old).stages] == bufferized(old)
    document = old.edited(old.text.replace(before, after, 1))
    found = pipeline_stages(document)
    assert [stage.text for stage in found.stages] == bufferized(document)
    texts = [document.text, *(stage.text for stage in found.stages)]
    for stage, (one, other) in zip(found.stages, itertools.pairwise(texts), strict=True):
        assert stage.is_changed == (one != other)


def test_an_edit_bufferizes_the_function_and_its_callers_again() -> None:
    passes = list(passes_of(BUFFERIZED))
    old = parse_document(TENSORS)
    assert stages_by_item(old, passes) is not None
    new = old.edited(TENSORS.replace("%v into %t[%i]", "%v into %t[ %i]"))
    for number, is_same in ((0, False), (1, False), (2, True)):
        before, after = old.leaves()[number], new.leaves()[number]
        found = stages_of(new, after, passes, bufferizes=True)
        assert (stages_of(old, before, passes, bufferizes=True) is found) == is_same


def test_functions_that_call_each_other_are_bufferized_as_a_whole() -> None:
    text = TENSORS.replace("tensor.insert %v into %t[%i] : tensor<4xf32>", CALL_OF_CALLEE)
    document = parse_document(text)
    assert stages_by_item(document, list(passes_of(BUFFERIZED))) is None
    assert [stage.text for stage in pipeline_stages(document).stages] == bufferized(document)


CALL_OF_CALLEE = "func.call @callee(%t, %i, %v) : (tensor<4xf32>, index, f32) -> tensor<4xf32>"


def test_the_function_that_is_shown_comes_first_and_further_calls_complete_the_stages() -> None:
    names = "abcde"
    document = parse_document("".join(FREED.format(name=name) for name in names))
    near = document.text.index("@d")
    seen: list[list[str]] = []
    found = first_stages(document, near, 0.0)
    for _ in names:
        parts = found.stages[-1].text.split("func.func ")[1:]
        seen.append([part[1] for part in parts if "memref.dealloc" in part])
        assert shown_stages(document) is found
        found = first_stages(document, near, 0.0)
    assert seen == [["d"], ["c", "d"], ["c", "d", "e"], ["b", "c", "d", "e"], list(names)]
    assert found.is_complete
    assert [stage.text for stage in found.stages] == [stage.text for stage in pipeline_stages(document).stages]
    assert found.stages[-1].edits == whole(document)[0][-1]


def test_tensors_that_an_edit_brings_or_removes_change_the_passes_of_all_items() -> None:
    with_tensors = parse_document(TENSORS + REFUSED + FREED.format(name="a"))
    without = with_tensors.edited(FREED.format(name="a"))
    for old, new in ((with_tensors, without), (without, with_tensors)):
        pipeline_stages(old)
        found, fresh = pipeline_stages(old.edited(new.text)), pipeline_stages(parse_document(new.text))
        assert [(stage.name, stage.text) for stage in found.stages] == [
            (stage.name, stage.text) for stage in fresh.stages
        ]
