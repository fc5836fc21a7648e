"""Edits that leave a long function's program as it was, or nearly: what is known of its buffers is kept, and right."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

import pytest

from pydealloc.analysis import lints
from pydealloc.analysis.dataflow.buffer_flow import Flow
from pydealloc.analysis.dataflow.buffer_names import BufferNames
from pydealloc.analysis.ownership import function_memory, token_states
from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import operations_in
from pydealloc.ods.knowledge import Knowledge
from pydealloc.server.facts import deallocation_facts
from pydealloc.server.facts.calls import call_reach
from pydealloc.server.facts.deallocation_facts import deallocation_of
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.kept import edit_reach
from pydealloc.server.facts.kept.buffers import same_findings, same_plans
from pydealloc.server.facts.kept.remembered import RememberedBuffers
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.document.lazy_item import INHERITED_BUFFERS
from pydealloc.syntax.text.edits import EditSpan
from tests.server.buffer_edits import (
    PLAIN,
    PROGRAMS,
    assert_sketches_are_right,
    each_line_goes_and_comes_back,
    hints,
    run,
)

LINES = "".join([f"  %w{n} = arith.addf %{f'w{n - 1}' if n else 'f'}, %f : f32\n" for n in range(200)])
LONG = f"""\
func.func @f(%m: memref<4xf32>, %f: f32) -> f32 {{
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
{LINES}  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  return %w199 : f32
}}
"""


def test_codes_of_findings_at_sites_are_those_of_their_lints() -> None:
    """Findings of a version before are told apart by their codes: those of one that is missing would be lost."""
    assert {import_module(check.__module__).CODE for check in lints.OF_SITES} == edit_reach.SITE_CODES


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_any_edits_give_the_findings_and_hints_of_the_new_text(seed: int) -> None:
    tally = run(PROGRAMS, seed, 200)
    assert tally.findings > 10
    assert tally.plans > 20


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_edits_of_plain_buffers_look_at_these_alone(seed: int) -> None:
    tally = run(PLAIN, seed, 400)
    assert tally.findings_in_part > 5
    assert tally.plans_in_part > 5


def test_an_edit_of_a_buffer_leaves_what_is_known_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of a long function is planned again but a slice of it, and no buffer of it is followed."""
    others = "".join([f"  %m{n} = memref.alloc() : memref<{n + 1}xf32>\n" for n in range(50)])
    copies = LONG.replace("  %a = memref.alloc", f"{others}  memref.dealloc %m4 : memref<5xf32>\n  %a = memref.alloc")
    free = "  memref.dealloc %a : memref<4xf32>"
    before = _analysed(parse_document(copies, lazily=True))
    sizes: list[int] = []

    def counted(root: Operation, *_: object) -> None:
        sizes.append(len(operations_in(root)))

    for module, name in ((token_states, "problems_of_frees"), (function_memory, "Summaries")):
        whole = getattr(module, name)
        monkeypatch.setattr(module, name, lambda one, *rest, whole=whole: (counted(_root(one)), whole(one, *rest))[1])
    for old, new in (
        ("  memref.copy %m, %a : memref<4xf32> to memref<4xf32>\n", ""),
        ("memref.copy %a, %m", "memref.copy %a, %a"),
        ("%a, %a : memref<4xf32> to memref<4xf32>", f"%a, %a : memref<4xf32> to memref<4xf32>\n{free}"),
        (f"\n{free}", ""),
    ):
        before = _edited(before, old, new)
        findings_of(_analysed(before))
        assert sizes, new
        assert max(sizes) < 20, new
        sizes.clear()
        assert hints(before) == hints(parse_document(before.text)), new
        sizes.clear()


@pytest.mark.parametrize("text", PROGRAMS)
def test_a_line_that_goes_and_comes_back_leaves_what_was_shown(text: str) -> None:
    """Calls go and come back with it, and what callers know of functions."""
    each_line_goes_and_comes_back(text)


def test_a_fix_about_a_whole_function_moves_with_what_is_typed_in_it() -> None:
    text = LONG.replace("@f(", "private @f(")
    before = _analysed(parse_document(text, lazily=True))
    assert [one.code for one in findings_of(before) if one.edits] == ["unused-function"]
    for old, new in (
        ("  %w7 ", "  // a line\n  %w7 "),
        ("func.func", " func.func"),
        ("%w199 : f32\n}", "%w199 : f32\n }"),
    ):
        after = _edited(before, old, new)
        assert findings_of(after) == findings_of(parse_document(after.text)), new


def _edited(document: Document, old: str, new: str) -> Document:
    at = document.text.index(old)
    text = document.text.replace(old, new, 1)
    return parse_document(text, document.knowledge, document, EditSpan(at, at + len(old), at + len(new)), lazily=True)


def _root(of: Flow | BufferNames) -> Operation:
    return of.graph.function


def _analysed(document: Document) -> Document:
    findings_of(document)
    deallocation_of(document, document.leaves()[0])
    return document


@pytest.mark.parametrize(
    ("old", "new", "findings", "plans"),
    [
        ("  %w7 ", "  // a line\n  %w7 ", True, True),
        ("%w7 = arith.addf", "%w7 = arith.mulf", False, True),
        ("%w7 = arith.addf %w6", "%w7 = arith.addf %w5", False, True),
        ("memref.copy %a, %m", "memref.copy %m, %m", False, False),
        ("memref.copy %a, %m : memref<4xf32> to", "%b = memref.alloc() : memref<4xf32> //", False, False),
    ],
)
def test_what_an_edit_keeps(old: str, new: str, findings: bool, plans: bool) -> None:
    before = _analysed(parse_document(LONG, lazily=True))
    after = _edited(before, old, new)
    item, knowledge = after.leaves()[0], after.knowledge
    known = item.parsed.facts.find(INHERITED_BUFFERS)
    assert isinstance(known, RememberedBuffers)
    assert (same_findings(item, knowledge) is not None) is findings
    assert (same_plans(item, knowledge, known.depends_on) is not None) is plans
    assert_sketches_are_right(_analysed(after))


@pytest.mark.parametrize(
    ("new", "called"),
    [
        ("memref.copy %m, %m : memref<4xf32> to memref<4xf32>", None),
        ("func.call @g(%a) : (memref<4xf32>) -> ()", {"g"}),
        ("%g = func.constant @h : () -> ()", {"h"}),
    ],
)
def test_symbols_are_looked_for_again_where_an_edit_may_name_one(
    new: str, called: set[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = "memref.copy %a, %m : memref<4xf32> to memref<4xf32>"
    before = _analysed(parse_document(LONG, lazily=True))
    after = _edited(before, old, new)
    asked: list[frozenset[str]] = []
    real = call_reach.called_in

    def counted(operations: Sequence[Operation], knowledge: Knowledge) -> frozenset[str]:
        asked.append(real(operations, knowledge))
        return asked[-1]

    monkeypatch.setattr(call_reach, "called_in", counted)
    monkeypatch.setattr(deallocation_facts, "called_in", counted)
    _analysed(after)
    assert asked == ([] if called is None else [called])
    asked.clear()
    # And back: what named it is gone.
    _analysed(_edited(after, new, old))
    assert asked == ([] if called is None else [set()])


@pytest.mark.parametrize("comment", ["// one\n", "  // one\r\n", "// one\n\n// two\n", "\n"])
def test_hints_move_with_lines_between_them(comment: str) -> None:
    """In front of the first operation of a block that begins with a deallocation, too."""
    end = "  memref.copy %a, %m : memref<4xf32> to memref<4xf32>\n"
    text = LONG.replace(
        end,
        f"""\
  %c = arith.constant true
  cf.cond_br %c, ^x, ^y
^x:
{end}  cf.br ^z
^y:
  %c0 = arith.constant 0 : index
  memref.store %f, %m[%c0] : memref<4xf32>
  cf.br ^z
^z:
""",
    )
    document = parse_document(text, lazily=True)
    assert len([hint for hint in hints(document) if "frees" in hint]) == 2
    lines = text.splitlines(keepends=True)
    for number in (1, 2, 3, 4, *range(len(lines) - 13, len(lines))):
        at = len("".join(lines[:number]))
        for old, new in (("", comment), (comment, "")):
            edit = EditSpan(at, at + len(old), at + len(new))
            changed = document.text[:at] + new + document.text[at + len(old) :]
            document = parse_document(changed, document.knowledge, document, edit, lazily=True)
            assert hints(document) == hints(parse_document(changed)), lines[number]


def test_what_is_known_outlives_an_error() -> None:
    before = _analysed(parse_document(LONG, lazily=True))
    broken = _analysed(_edited(before, "%w7 = arith.addf", "%w7 = arith.addf%"))
    item, knowledge = broken.leaves()[0], broken.knowledge
    assert item.has_errors
    assert same_findings(item, knowledge) is None
    mended = _edited(broken, "arith.addf%", "arith.addf")
    item = mended.leaves()[0]
    assert same_findings(item, knowledge) == tuple(findings_of(parse_document(LONG)))
    known = item.parsed.facts.find(INHERITED_BUFFERS)
    assert isinstance(known, RememberedBuffers)
    plans = same_plans(item, knowledge, known.depends_on)
    assert plans is not None
    assert [free.value.name for plan in plans.plans for free in plan.frees] == ["a"]
