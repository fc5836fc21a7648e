"""Actions at the place of a peak: which passes make it smaller, and by how much."""

from __future__ import annotations

import pytest

from pydealloc.server.features.fixes.code_actions import edits, offers
from pydealloc.server.features.fixes.offer_values import Offer, Scope
from pydealloc.server.features.ownership import memory_levers
from pydealloc.server.features.ownership.memory_levers import LEVER_SCOPES
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits

LATE = """\
func.func @f(%i: index, %x: f32) -> f32 {
  %b = memref.alloc() : memref<4096xf32>  // early
  %a = memref.alloc() : memref<1024xf32>
  memref.store %x, %a[%i] : memref<1024xf32>
  %y = memref.load %a[%i] : memref<1024xf32>
  memref.store %y, %b[%i] : memref<4096xf32>
  %z = memref.load %b[%i] : memref<4096xf32>
  memref.dealloc %a : memref<1024xf32>
  memref.dealloc %b : memref<4096xf32>
  return %z : f32
}
"""
BRANCHES = """\
func.func @f(%c: i1, %i: index, %x: f32) {
  %a = memref.alloc() : memref<1024xf32>
  memref.store %x, %a[%i] : memref<1024xf32>
  scf.if %c {
    %y = memref.load %a[%i] : memref<1024xf32>
    memref.store %y, %a[%i] : memref<1024xf32>
  } else {
    %b = memref.alloc() : memref<4096xf32>
    memref.store %x, %b[%i] : memref<4096xf32>
    %y = memref.load %b[%i] : memref<4096xf32>
    vector.print %y : f32
  }
  return
}
"""


def levers(text: str, place: str) -> list[Offer]:
    return [one for one in offers(parse_document(text), text.index(place)) if one.scope in LEVER_SCOPES]


def test_actions_name_what_they_save() -> None:
    (offer,) = levers(LATE, "%a = ")
    assert offer.title == (
        "Allocate buffers at their first use and free them after the last "
        "(sink-allocations, optimize-allocation-liveness): saves 4 KiB at the peak"
    )
    text = apply_edits(LATE, edits(parse_document(LATE), offer.scope, offer.offset))
    assert text.splitlines()[3:6] == [
        "  %y = memref.load %a[%i] : memref<1024xf32>",
        "  memref.dealloc %a : memref<1024xf32>",
        "  %b = memref.alloc() : memref<4096xf32>  // early",
    ]


@pytest.mark.parametrize("place", ["%b = ", "%y = ", "return"])
def test_there_are_none_elsewhere(place: str) -> None:
    assert levers(LATE, place) == []


def test_deallocations_come_early_where_that_holds_less() -> None:
    """A path through the branch decides, so that the peak is a bound."""
    (offer,) = levers(BRANCHES, "%b = ")
    assert offer.scope is Scope.FREE_EARLY
    assert offer.title.endswith("(minimal-deallocation{placement=early}): lowers the bound of the peak by 4 KiB")
    text = apply_edits(BRANCHES, edits(parse_document(BRANCHES), offer.scope, offer.offset))
    assert text.index("memref.dealloc %a") < text.index("memref.dealloc %b")


def test_buffers_take_over_others_of_their_size() -> None:
    """The peak stays, so allocations are named: here of buffers whose deallocations are planned."""
    lines = [line.replace("4096", "32x32") for line in LATE.splitlines() if "dealloc" not in line]
    lines = [line.replace("%b[%i]", "%b[%i, %i]") for line in [lines[0], *lines[2:5], lines[1], *lines[5:]]]
    text = "\n".join(lines) + "\n"
    (offer,) = levers(text, "%a = ")
    assert offer.scope is Scope.REUSE
    assert offer.title.endswith("(minimal-deallocation{reuse=same-size}): 1 allocation fewer, of 4 KiB")
    after = apply_edits(text, edits(parse_document(text), offer.scope, offer.offset))
    assert after.count("memref.alloc()") == after.count("memref.dealloc") == 1


def test_nothing_is_offered_where_nothing_is_saved() -> None:
    text = LATE.replace("memref.load %a", "memref.load %b").replace("1024", "4096")
    (offer,) = levers(text, "%a = ")
    assert "saves 16 KiB" in offer.title
    after = apply_edits(text, edits(parse_document(text), offer.scope, offer.offset))
    assert levers(after, "%b = ") == []
    (offer,) = levers(after, "%a = ")
    assert offer.scope is Scope.REUSE
    last = apply_edits(after, edits(parse_document(after), offer.scope, offer.offset))
    assert not any(levers(last, line) for line in last.splitlines()[1:-1])


def test_nobody_asks_what_a_function_holds_that_allocates_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_levers, "_MOST_ALLOCATIONS", 2)
    assert levers(LATE, "%a = ")
    monkeypatch.setattr(memory_levers, "_MOST_ALLOCATIONS", 1)
    monkeypatch.delattr(memory_levers, "memory_of")
    assert not levers(LATE, "%a = ")
