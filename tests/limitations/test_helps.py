"""Helps of refusals that name a pass, an option or an attribute: doing what they say takes the refusal away."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest

from pydealloc.passes import PASSES
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.deallocation import PlanOptions
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.refusals import helps
from pydealloc.server.facts.transform import apply_steps
from pydealloc.syntax.document.document import parse_document
from tests.harness.literate import cases
from tests.harness.oracle import find_oracle

Remedy = Callable[[str], str]
MARK = " {bufferization.manual_deallocation}"
OPTION = "private-function-dynamic-ownership"
NAMED = (*(entry.name for entry in PASSES), "normalize-memrefs", "manual_deallocation", OPTION)


def marked(text: str, *names: str) -> str:
    """`text` with the attribute on all operations of these names."""
    for name in names:
        text = re.sub(rf"({re.escape(name)}\b[^:\n]*?)( ?:)", rf"\1{MARK}\2", text)
    return text


def after(pipeline: str, text: str) -> str:
    applied = apply_steps(parse_document(text), parse_pipeline(pipeline))
    assert applied.text is not None
    return applied.text


def public(text: str) -> str:
    return text.replace("func.func private", "func.func")


def layout_normalized(text: str) -> str:
    """`normalize-memrefs`, which is LLVM's alone."""
    oracle = find_oracle()
    if oracle is None:
        pytest.skip("mlir-opt is not installed")
    return oracle.run(text, "--pass-pipeline=builtin.module(normalize-memrefs)").output


REMEDIES: dict[tuple[str, str], Remedy] = {
    ("dealloc-frees-buffer", "memref.dealloc"): lambda text: marked(text, "memref.alloc", "memref.dealloc"),
    ("dealloc-frees-buffer", "A reallocation"): partial(after, "expand-realloc{emit-deallocs=false}"),
    ("dealloc-function-constant", "A private function that returns a buffer"): public,
    ("dealloc-result-attributes", "On a private function"): public,
    ("dealloc-layout-without-strides", "Modulo"): layout_normalized,
    ("dealloc-freed-twice", "The allocation is not marked"): lambda text: marked(text, "memref.alloc"),
    ("dealloc-stored", "Into a list"): lambda text: marked(text, "memref.alloc"),
    ("dealloc-escapes", "A tensor is returned"): lambda text: marked(text, "memref.alloc"),
    ("dealloc-escapes", "A call is given an address"): lambda text: marked(text, "memref.alloc"),
    ("dealloc-freed-otherwise", "Memory of a GPU"): lambda text: marked(text, "gpu.alloc"),
}
"""By code, and a part of the name of its case."""
WITH_LLVM22_ALONE = {"dealloc-unreachable-block"}
"""Reported by passes alone, in `llvm22`: tests/codes/ has the program and what it is after the help."""
ELSEWHERE = {"dealloc-copy-changes-meaning"}
"""Reported by passes alone: `tests/server/test_helps.py` applies the pass that the help names."""


def codes_of(text: str, *, dynamic: bool) -> set[str]:
    return {finding.code for finding in findings_of(parse_document(text), PlanOptions(crosses_functions=dynamic))}


@pytest.mark.parametrize(("code", "name"), [*REMEDIES])
def test_a_help_takes_the_refusal_away(code: str, name: str) -> None:
    programs = [
        (case.blocks["mlir"], "dynamic" in case.name)
        for case in cases("limitations")
        if name in case.name and code in codes_of(case.blocks["mlir"], dynamic="dynamic" in case.name)
    ]
    assert programs
    for text, dynamic in programs:
        assert code not in codes_of(REMEDIES[code, name](text), dynamic=dynamic)
        if OPTION in helps()[code]:
            assert code not in codes_of(text, dynamic=False)


def test_each_help_that_names_something_is_executed() -> None:
    named = {code for code, help_ in helps().items() if any(one in help_ for one in NAMED)}
    assert named - WITH_LLVM22_ALONE - ELSEWHERE <= {code for code, _ in REMEDIES}
    assert named >= WITH_LLVM22_ALONE | ELSEWHERE


def test_what_is_unreachable_goes_with_canonicalize() -> None:
    text = next(case.blocks["mlir"] for case in cases("codes/dealloc-unreachable-block.md") if "mlir" in case.blocks)
    llvm22 = parse_pipeline("ownership-based-buffer-deallocation", compat=Compat.LLVM22)
    assert [one.code for one in apply_steps(parse_document(text), llvm22).refusals] == ["dealloc-unreachable-block"]
    assert apply_steps(parse_document(after("canonicalize", text)), llvm22).refusals == ()


BORROWED = """\
func.func private @g(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func @h(%a: memref<4xf32>, %i: index) -> f32 {
  %0 = call @g(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
"""
BUFFERIZED = "one-shot-bufferize{bufferize-function-boundaries},buffer-results-to-out-params"


@pytest.mark.parametrize(
    ("page", "code", "pipeline"),
    [
        ("lints/memory_leak.md", "memory-leak", "minimal-deallocation"),
        ("limitations/stale_origins.md", "llvm22-stale-origins", "canonicalize"),
        ("codes/bufferization-return-allocates.md", "bufferization-return-allocates", BUFFERIZED),
        ("", "returned-alias-of-argument", "drop-equivalent-buffer-results"),
    ],
)
def test_a_pass_that_a_help_names_takes_the_finding_away(page: str, code: str, pipeline: str) -> None:
    texts = [case.blocks["mlir"] for case in cases(page)] if page else [BORROWED]
    reported = [text for text in texts if code in codes_of(text, dynamic=False)]
    assert reported
    for text in reported:
        assert code not in codes_of(after(pipeline, text), dynamic=False)
