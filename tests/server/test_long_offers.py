"""Offers in a long function: what LLVM's passes would do is found out when somebody chooses it, not at each move."""

from __future__ import annotations

from typing import NoReturn

import pytest

from pydealloc.server.features.fixes import llvm_offers
from pydealloc.server.features.fixes.code_actions import RefusedError, Scope, edits, offers
from pydealloc.syntax.document.document import parse_document

STORE = "  memref.store %f, %a[%c0] : memref<4xf32>\n"
SHORT = f"""\
func.func @f(%f: f32, %c0: index) {{
  %a = memref.alloc() : memref<4xf32>
{STORE}  return
}}
"""
LONG = SHORT.replace(STORE, STORE * 300)
REFUSED = LONG.replace("  return", '  "my.own"(%a) : (memref<4xf32>) -> ()\n  return')


def _run(*_: object) -> NoReturn:
    raise AssertionError("LLVM's pass was asked")


def test_the_offers_are_those_of_a_short_function(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = offers(parse_document(SHORT), SHORT.index("store"))
    monkeypatch.setattr(llvm_offers, "llvm_changes", _run)
    monkeypatch.setattr(llvm_offers, "ownership_of", _run)
    monkeypatch.setattr(llvm_offers, "refusals_of", _run)
    with pytest.raises(AssertionError, match="was asked"):
        offers(parse_document(SHORT), SHORT.index("store"))
    found = offers(parse_document(LONG), LONG.index("store"))
    assert [(one.title, one.disabled) for one in found] == [(one.title, one.disabled) for one in expected]
    assert len(found) > 3


def test_nothing_to_free_is_no_offer() -> None:
    text = LONG.replace("  return", "  memref.dealloc %a : memref<4xf32>\n  return")
    assert [one.title for one in offers(parse_document(text), text.index("store")) if "LLVM" in one.title] == []


@pytest.mark.parametrize("scope", [Scope.SIMPLIFIED, Scope.OWNERSHIP])
def test_what_is_refused_says_so_when_it_is_chosen(scope: Scope) -> None:
    document = parse_document(REFUSED)
    offset = REFUSED.index("store")
    assert scope in {one.scope for one in offers(document, offset)}
    with pytest.raises(RefusedError, match=r"my\.own"):
        edits(document, scope, offset)
