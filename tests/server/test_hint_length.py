"""Long labels of inlay hints: whole entries are left out, and counted."""

from __future__ import annotations

import pytest

from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.features.ownership.hint_values import InlayHint, LabelPart, shortened
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.syntax.document.document import parse_document


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
        (("frees ", "%a", " if %condition"), 12, "frees %a if…"),
        (("owned",), 3, "ow…"),
    ],
)
def test_label(parts: tuple[str, ...], limit: int, label: str) -> None:
    before = hint(*parts)
    after = shortened(before, limit)
    assert after.label == label
    assert after.tooltip == ("why" if after.label == before.label else f"{before.label}\n\nwhy")


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
