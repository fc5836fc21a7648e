"""Plans of tensors after edits of a long function: those of reading it afresh, from the edited tensors alone."""

from __future__ import annotations

import random

import pytest

from pydealloc.server.facts import bufferization_facts
from pydealloc.server.facts.tensors import plans
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.edits import EditSpan
from tests.server.tensor_edits import PROGRAMS, generated, run, shown


@pytest.mark.parametrize("seed", range(2))
def test_plans_are_those_of_the_text(seed: int) -> None:
    tally = run(PROGRAMS, seed, 250)
    assert tally.facts_in_part > 5
    assert tally.plans_in_part > 5


@pytest.mark.long
def test_plans_are_those_of_the_text_after_many_edits() -> None:
    tally = run(PROGRAMS, 2, 1500)
    assert tally.facts_in_part > 40
    assert tally.plans_in_part > 40


def _after(text: str, old: str, new: str) -> tuple[Document, Document]:
    """`text` with the first `old` replaced, as an edit of what is shown of `text`, and read afresh."""
    first = parse_document(text, lazily=True)
    shown(first)
    start = text.index(old)
    edit = EditSpan(start, start + len(old), start + len(new))
    changed = text[:start] + new + text[start + len(old) :]
    return parse_document(changed, first.knowledge, first, edit, lazily=True), parse_document(changed)


def _long() -> str:
    return generated(random.Random(1), 400)


def test_only_edited_tensors_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _long().replace("  return", "  %e = tensor.empty() : tensor<8xf32>\n  return")
    edited, fresh = _after(text, "  %e = ", "  %d = tensor.empty() : tensor<8xf32>\n  %e = ")
    wanted = shown(fresh)

    def all_again(*_: object) -> None:
        raise AssertionError("the whole function is looked at")

    monkeypatch.setattr(bufferization_facts, "_facts", all_again)
    monkeypatch.setattr(plans, "_plans", all_again)
    assert shown(edited) == wanted


def test_contents_that_a_block_reads_are_copied() -> None:
    """An edit of arithmetic in the block of a linalg operation, which reads its output then."""
    text = _long().replace(
        "  return",
        """\
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
    ins(%t1 : tensor<8xf32>) outs(%t0 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %mine = arith.mulf %in, %in : f32
    linalg.yield %mine : f32
  } -> tensor<8xf32>
  return""",
    )
    edited, fresh = _after(text, "mulf %in, %in", "mulf %in, %out")
    assert shown(edited) == shown(fresh)


def test_an_unfinished_function_is_planned_as_a_whole() -> None:
    """What it lacks is supplied, in a copy."""
    text = _long().replace(
        "  return",
        """\
  %d = tensor.empty() : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %z = scf.if %p -> (tensor<8xf32>) {
    %y = tensor.insert %x into %e[%i] : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  } else {
    scf.yield %d : tensor<8xf32>
  }
  return""",
    )
    edited, fresh = _after(text, "    scf.yield %y : tensor<8xf32>\n", "")
    assert shown(edited) == shown(fresh)
