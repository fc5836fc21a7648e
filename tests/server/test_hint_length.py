"""Long labels of inlay hints: whole entries are left out, and counted."""

from __future__ import annotations

import re

import pytest

from pydealloc.ir.records import replace
from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.features.ownership.hint_values import InlayHint, LabelPart, shortened
from pydealloc.server.features.ownership.inlay_hints import inlay_hints, joined
from pydealloc.syntax.document.document import parse_document
from tests.harness.literate import TESTS, read_page


def hint(*parts: str) -> InlayHint:
    return InlayHint(0, tuple(LabelPart(part) for part in parts), "why")


@pytest.mark.parametrize(
    ("parts", "limit", "label"),
    [
        (("frees ", "%a", ", ", "%b"), 0, "frees %a, %b"),
        (("frees ", "%a", ", ", "%b"), 12, "frees %a, %b"),
        (("frees ", "%a", ", ", "%bc"), 12, "frees %a, +1"),
        (("frees ", "%a", ", ", "%bcd", "; moves ", "%e"), 18, "frees %a, %bcd, +1"),
        (("frees ", "%a", ", ", "%bcd", "; moves ", "%e"), 17, "frees %a, +2"),
        (("frees ", "%abcdefgh"), 12, "frees %abcd…"),
        (("frees ", "%abcdefgh", ", ", "%b"), 14, "frees %ab…, +1"),
        (("frees ", "%abc", " if not %condition"), 22, "frees %abc if not %co…"),
        (("frees ", "%abcdef", " if %condition"), 18, "frees %ab… if %co…"),
        (("frees ", "%a", " if %condition"), 12, "frees %a if…"),
        (("from @function 16 KiB",), 18, "from @func… 16 KiB"),
        (("owned",), 3, "ow…"),
    ],
)
def test_label(parts: tuple[str, ...], limit: int, label: str) -> None:
    before = hint(*parts)
    after = shortened(before, limit)
    assert after.label == label
    assert after.tooltip == ("why" if after.label == before.label else f"{before.label}\n\nwhy")


def test_what_is_more_of_a_buffer_is_no_other_buffer() -> None:
    label = (LabelPart("new 16 KiB"), LabelPart(", freed after line 14", is_more=True))
    assert shortened(InlayHint(0, label, ""), 20).label == "new 16 KiB…"
    assert shortened(InlayHint(0, (*label, LabelPart("; new 4 B")), ""), 20).label == "new 16 KiB, +1"


def test_hints_of_one_place_are_one() -> None:
    hints = [InlayHint(7, (LabelPart("late"),), "a"), InlayHint(3, (LabelPart("frees "), LabelPart("%a")), "b")]
    more = [InlayHint(3, (LabelPart("could be on the stack"),), "c")]
    shown = [(hint.offset, hint.label, hint.tooltip) for hint in joined([*hints, *more])]
    assert shown == [(3, "frees %a · could be on the stack", "b\n\nc"), (7, "late", "a")]


NAME = re.compile(r"[%@][^\s,;:()=\[\]<>#]+")
COUNT = re.compile(r", \+\d+$|…$")
PAGES = ("inlay_hints", "inlay_hints_llvm", "tensor_hints")
LONG = "_as_tools_name_it_which_is_longer_than_a_label"


def words(label: str) -> list[str]:
    """Of a label, without names."""
    return re.sub(r"[,;]", " ", re.sub(r"[%@][^\s,;]+", "", label)).split()


@pytest.mark.parametrize("page", PAGES)
def test_no_verb_and_no_number_is_cut(page: str) -> None:
    """Where all names are too long: what is left of a label begins as the whole one, and only names are incomplete."""
    options = PlanOptions(Deallocation.LLVM if page.endswith("llvm") else Deallocation.MINIMAL)
    settings = HintSettings(tensors="all", bufferization="all")
    cut = 0
    for section in read_page(TESTS / "server" / f"{page}.md").sections:
        text = NAME.sub(lambda name: name[0] + LONG, section.blocks["mlir"].body if "mlir" in section.blocks else "")
        document = parse_document(text)
        shown, whole = (
            inlay_hints(document, 0, len(text), replace(settings, max_length=most), options=options)
            for most in (HintSettings.max_length, 0)
        )
        for short, long in zip(shown, whole, strict=True):
            assert len(short.label) <= HintSettings.max_length
            left = words(COUNT.sub("", short.label))
            assert left == words(long.label)[: len(left)]
            first, *_ = re.split("[,;] ", long.label)
            assert left[: len(words(first))] == words(first)
            cut += short.label != long.label
    assert cut > 0


def test_what_is_certain_and_what_costs_comes_first() -> None:
    text = """\
func.func @f(%cond: i1, %given: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %made = memref.alloc() : memref<4xf32>
  %either = arith.select %cond, %made, %given : memref<4xf32>
  return %made, %either : memref<4xf32>, memref<4xf32>
}
"""
    labels = [one.label for one in inlay_hints(parse_document(text), 0, len(text), HintSettings())]
    assert labels[-1] == "pass: clones %either; moves %made"
