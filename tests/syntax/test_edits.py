"""Edits of a text, and offsets mapped over them."""

from __future__ import annotations

import random

from pydealloc.ir.records import fields
from pydealloc.syntax.text.edits import EditSpan, TextEdit, apply_edits, edit_between
from pydealloc.syntax.text.findings import Finding, Note, Severity


def test_edits_are_applied_in_text_order() -> None:
    edits = [TextEdit(0, 1, "A"), TextEdit(2, 2, "--"), TextEdit(3, 5, "")]
    assert apply_edits("abcdef", edits) == "Ab--cf"
    assert len("Ab--cf") - len("abcdef") == sum(edit.delta for edit in edits)


def test_offsets_over_an_edit() -> None:
    grown = EditSpan(4, 6, 10)
    assert [grown.map(offset) for offset in (0, 4, 6, 9)] == [0, 4, 10, 13]
    cut = EditSpan(4, 9, 5)
    assert [cut.map(offset) for offset in (4, 5, 8, 9, 12)] == [4, 4, 4, 5, 8]
    assert grown.shifted(3) == EditSpan(7, 9, 13)


def test_a_span_touches_an_edit_from_outside_or_reaches_into_it() -> None:
    edit = EditSpan(4, 6, 10)
    assert edit.is_disjoint(0, 4)
    assert edit.is_disjoint(6, 8)
    assert not edit.is_disjoint(3, 5)
    assert not edit.is_disjoint(0, 9)


def test_two_edits_as_one_map_what_is_outside_of_them_as_both_do() -> None:
    for seed in range(300):
        choose = random.Random(seed)
        text = "".join(choose.choice("ab\n") for _ in range(choose.randrange(30)))
        spans: list[EditSpan] = []
        now = text
        for _ in range(3):
            start = choose.randint(0, len(now))
            end = choose.randint(start, len(now))
            new = "".join(choose.choice("ab\n") for _ in range(choose.randrange(5)))
            spans.append(EditSpan(start, end, start + len(new)))
            now = apply_edits(now, [TextEdit(start, end, new)])
        whole = spans[0].then(spans[1]).then(spans[2])
        assert whole.delta == len(now) - len(text)
        assert text[: whole.start] == now[: whole.start]
        assert text[whole.old_end :] == now[whole.new_end :]
        for offset in (*range(whole.start), *range(max(whole.old_end, whole.start + 1), len(text))):
            mapped = whole.map(offset)
            assert now[mapped] == text[offset]
        found = edit_between(text, now)
        assert found.new_end - found.start <= whole.new_end - whole.start
        assert text[: found.start] + now[found.start : found.new_end] + text[found.old_end :] == now


def test_a_finding_that_moves_there_and_back_is_the_same() -> None:
    at = Note(1, 2, "here")
    finding = Finding(
        "code",
        Severity.WARNING,
        3,
        4,
        "message",
        notes=(at,),
        help="help",
        upstream="words",
        edits=((5, 6, "text"),),
        size=7,
        function="f",
        read_by=21,
        upstream_errors=(at, at),
        is_read=True,
    )
    assert all(getattr(finding, one.name) != one.default for one in fields(Finding))
    moved = finding.shifted(10)
    assert (moved.start, moved.end, moved.notes[0].start, moved.edits[0][:2]) == (13, 14, 11, (15, 16))
    assert moved.shifted(-10) == finding
