"""Plans of tensors: what edits leave of them, while something is typed, and with errors."""

from __future__ import annotations

import pytest

from pydealloc.ir.walk import walk
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts import bufferization_facts, deallocation_facts, document_facts, ownership_facts
from pydealloc.server.facts.deallocation_facts import deallocation_of
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.tensors import plans as made
from pydealloc.server.facts.tensors.plans import tensor_plans
from pydealloc.server.features.bufferization import tensor_hints
from pydealloc.server.features.explanation import explanation_at
from pydealloc.server.features.ownership import minimal_plan
from pydealloc.server.features.ownership.display_memory import Memory
from pydealloc.server.features.ownership.hint_values import InlayHint
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.syntax.document.document import Document, parse_document
from tests.harness import tensor_agreement
from tests.harness.tensor_agreement import problems_of_tensors

PROGRAM = """\
func.func @g() {
  return
}
func.func @f(%v: f32, %i: index) -> f32 {
  %e = tensor.empty() : tensor<8xf32>
  %h = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %x = tensor.extract %h[%i] : tensor<8xf32>
  %y = arith.addf %x, %v : f32
  return %y : f32
}
"""
COLLAPSED = """\
func.func @f(%t: tensor<4x8x2xf16>) -> tensor<4x16xf16> {
  %c = tensor.collapse_shape %t [[0], [1, 2]] : tensor<4x8x2xf16> into tensor<4x16xf16>
  return %c : tensor<4x16xf16>
}
"""
NEW, SHARED = "new 32 B, freed after line 7", "in place of %e"


def shown(document: Document, memory: Memory[InlayHint] | None = None) -> list[str]:
    return [hint.label for hint in inlay_hints(document, 0, len(document.text), HintSettings(), memory=memory)]


def long_program(count: int) -> str:
    """A function that is kept in an editor's memory."""
    fills = "".join(
        f"  %h{n} = linalg.fill ins(%v : f32) outs(%h{n - 1} : tensor<8xf32>) -> tensor<8xf32>\n"
        for n in range(1, count)
    )
    start = "func.func @f(%v: f32, %i: index) -> f32 {\n  %h0 = tensor.empty() : tensor<8xf32>\n"
    start += "  %k = arith.constant dense<0.5> : tensor<8xf32>\n"
    end = f"  %x = tensor.extract %h{count - 1}[%i] : tensor<8xf32>\n  %w = tensor.extract %k[%i] : tensor<8xf32>\n"
    return f"{start}{fills}{end}  %y = arith.addf %x, %v : f32\n  return %y : f32\n}}\n"


def test_lines_follow_the_text() -> None:
    document = parse_document(PROGRAM)
    assert shown(document) == [NEW, SHARED]
    assert shown(document.edited(f"// a\n// b\n{PROGRAM}")) == [NEW.replace("7", "9"), SHARED]


def test_hints_stay_while_something_is_typed() -> None:
    memory: Memory[InlayHint] = {}
    document = parse_document(PROGRAM)
    assert shown(document, memory) == [NEW, SHARED]
    typed = document.edited(PROGRAM.replace("  %x =", "  %z = arith.\n  %x ="))
    assert shown(typed) == []
    assert shown(typed, memory) == [NEW.replace("7", "8"), SHARED]


def test_a_function_with_an_error_says_nothing() -> None:
    assert shown(parse_document(PROGRAM.replace("outs(%e :", "outs(%q :"))) == []


@pytest.mark.parametrize(
    ("old", "new", "is_kept"),
    [
        ("arith.addf", "arith.mulf", True),
        ("  return", "  // said\n  return", True),
        ("dense<0.5>", "dense<0.25>", True),
        ("dense<0.5> : tensor<8xf32>", "dense<0.5> : tensor< 8xf32>", True),
        ("outs(%h9 :", "outs(%h0 :", False),
        ("tensor.extract %h79", "tensor.extract %h78", False),
    ],
)
def test_plans_are_taken_over(monkeypatch: pytest.MonkeyPatch, old: str, new: str, is_kept: bool) -> None:
    text = long_program(80)
    before = parse_document(text, lazily=True)
    (item,) = before.leaves()
    first = tensor_plans(before, item)
    assert len(first.functions[0].tensors) == 81
    runs: list[object] = []
    run = made._plans  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(made, "_plans", lambda *args: runs.append(args) or run(*args))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    changed = text.replace(old, new, 1)
    assert changed != text
    after = parse_document(changed, old=before, lazily=True)
    assert shown(after) == shown(parse_document(changed))
    assert len(runs) == (1 if is_kept else 2)


def beside_a_loop() -> str:
    """A long function with a loop over numbers, whose deallocation in the text is refused."""
    loop = """\
  %m = memref.alloc() : memref<8xf32>
  %s = scf.for %n = %i to %i step %i iter_args(%a = %v) -> f32 {
    %q = arith.addf %a, %a : f32
    scf.yield %q : f32
  }
  memref.store %s, %m[%i] : memref<8xf32>
  %t = bufferization.to_tensor %m restrict : memref<8xf32> to tensor<8xf32>
"""
    text = long_program(80).replace("  %k =", loop + "  %k =")
    return text.replace(") -> f32 {\n  %h0", ") -> (f32, tensor<8xf32>) {\n  %h0").replace(
        "return %y : f32", "return %y, %t : f32, tensor<8xf32>"
    )


@pytest.mark.parametrize(("old", "new"), [("arith.addf %a", "arith.mulf %a"), ("  return", "  // said\n  return")])
def test_nothing_is_planned_again(monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """For numbers that a loop computes, and where the place of a refusal is read anew."""
    text = beside_a_loop()
    before = parse_document(text, lazily=True)
    (item,) = before.leaves()
    refused = [plan.refusal for plan in deallocation_of(before, item).plans]
    assert len(tensor_plans(before, item).functions) == 1
    assert None not in refused
    for module, name in ((made, "_plans"), (bufferization_facts, "_facts"), (deallocation_facts, "plans_of_program")):
        monkeypatch.delattr(module, name)
    changed = text.replace(old, new, 1)
    after = parse_document(changed, old=before, lazily=True)
    (later,) = after.leaves()
    assert len(tensor_plans(after, later).functions) == 1
    (plan,) = deallocation_of(after, later).plans
    assert plan.refusal is not None
    assert plan.refusal.operation is not None
    assert plan.refusal.operation.origin in list(walk(later.operations[0]))


@pytest.mark.parametrize(
    ("old", "new"),
    [("arith.addf %a", "arith.mulf %a"), ("scf.yield", "scf.yield "), ("  scf.yield", "  // said\n  scf.yield")],
)
def test_edits_inside_of_an_operation_leave_all_hints_and_reports(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    text = beside_a_loop()
    before = parse_document(text, lazily=True)
    shown(before)
    findings_of(before)
    changed = text.replace(old, new, 1)
    fresh = parse_document(changed)
    expected = shown(fresh), findings_of(fresh)
    for module, name in (
        (tensor_hints, "_of_function"),
        (minimal_plan, "planned_hints"),
        (ownership_facts, "_run_ownership"),
        (document_facts, "_run_checks"),
    ):
        monkeypatch.delattr(module, name)
    after = parse_document(changed, old=before, lazily=True)
    assert (shown(after), findings_of(after)) == expected


def test_the_whole_lifetime() -> None:
    document = parse_document(PROGRAM)
    found = explanation_at(document, PROGRAM.index("%h ="))
    assert found is not None
    assert [(event.words, event.text.split(" ")[0]) for event in found.events] == [
        ("%e in a new buffer (32 B)", "%e"),
        ("%h in place of %e, written", "%h"),
        ("pass: freed after this", "%x"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        PROGRAM,
        long_program(5),
        COLLAPSED,
    ],
)
def test_hints_say_what_the_edit_does(text: str) -> None:
    problems, compared = problems_of_tensors(text)
    assert problems == []
    assert compared > 0


def test_a_wrong_hint_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tensor_hints, "size_of_buffer", lambda _: "1 B")  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    problems, _ = problems_of_tensors(PROGRAM)
    assert [one.partition(":")[0] for one in problems] == ["line 5", "line 5", "line 6"]


def test_a_missing_hint_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tensor_agreement, "inlay_hints", lambda *_: [])  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    assert len(problems_of_tensors(PROGRAM)[0]) == 1
