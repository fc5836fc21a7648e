"""The comparison with LLVM tells a difference that is explained from one that is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pydealloc.passes import PASSES
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.syntax.document.document import Document
from tests.harness import agreement
from tests.harness.agreement import compare, deallocated, document_of, problems_of_text, sections, stages_of
from tests.harness.oracle import Oracle

_LEAK = """func.func @f() {
  %m = memref.alloc() : memref<4xf32>  // a buffer
  "use.it"(%m) : (memref<4xf32>) -> ()
  return
}
"""
_STORED = """func.func @f(%all: memref<2xmemref<4xf32>>, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %all[%i] : memref<2xmemref<4xf32>>
  return
}
"""
_CALLED = "func.call @g(%m) : (memref<4xf32>) -> ()"
_PRINTED = _LEAK.replace('"use.it"(%m) : (memref<4xf32>) -> ()', _CALLED) + "func.func private @g(memref<4xf32>)\n"


def _document(text: str) -> Document:
    document = document_of(text)
    assert document is not None
    return document


def test_the_codes_of_notices_and_refusals_have_sections() -> None:
    root = Path(agreement.__file__).parents[2] / "passes"
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(root.glob("*.py")))
    notices = {f"llvm22-{code}" for code in re.findall(r'Notice\(\s*"([a-z-]+)"', source)}
    assert notices, [entry.name for entry in PASSES]
    assert notices <= sections()


@pytest.mark.oracle
def test_what_agrees_needs_no_section(oracle: Oracle) -> None:
    verdict = compare(_document(_PRINTED), oracle)
    assert (verdict.section, verdict.problems) == ("", [])


@pytest.mark.oracle
def test_what_differs_has_the_section_of_its_refusal(oracle: Oracle) -> None:
    verdict = compare(_document(_STORED), oracle)
    assert (verdict.section, verdict.problems) == ("dealloc-stored", [])


@pytest.mark.oracle
def test_what_nothing_explains_is_wrong(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement, "sections", lambda: frozenset({"llvm22-kept-twice"}))
    assert compare(_document(_STORED), oracle).problems


def test_refusals_of_both_are_no_difference() -> None:
    result = deallocated(_document(_LEAK), stages_of(Compat.SAFE))
    assert result.text is None
    assert result.codes == ("dealloc-unknown-effects",)


def test_comments_may_go_with_what_they_stand_beside_only() -> None:
    text = _PRINTED.replace("  return", "  %unused = arith.constant 1 : i32  // for nobody\n  // the end\n  return")
    result = deallocated(_document(text), stages_of(Compat.SAFE))
    assert result.text is not None
    assert "for nobody" not in result.text
    assert problems_of_text(result) == []
    result.text = result.text.replace("// the end", "")
    assert problems_of_text(result) == ["a comment is gone: // the end"]


def test_another_program_and_other_names_are_found() -> None:
    result = deallocated(_document(_PRINTED), stages_of(Compat.SAFE))
    assert result.text is not None
    result.text = result.text.replace("memref.dealloc %m : memref<4xf32>", "")
    assert problems_of_text(result) == ["the edited text is another program than the passes made"]
