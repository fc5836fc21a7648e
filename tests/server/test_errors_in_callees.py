"""Errors in a function, in one that it calls, and in the calls: hints, hovers and offers do not guess around them."""

from __future__ import annotations

import pytest

from pydealloc.passes.pass_manager.deallocation import DEFAULT_PLAN
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.features.fixes.code_actions import edits, offers
from pydealloc.server.features.fixes.llvm_offers import ERRORS_FIRST
from pydealloc.server.features.fixes.offer_values import Offer, RefusedError, Scope
from pydealloc.server.features.hover import hover
from pydealloc.server.features.ownership.display_memory import all_lenses
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.server.features.ownership.plans import plans_of
from pydealloc.syntax.document.document import Document, parse_document
from tests.fuzz.later_uses import frees_in, later_use

CALLER = """\
func.func @caller(%i: index, %x: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  %r = call @same(%a) : (memref<4xf32>) -> memref<4xf32>
  %y = memref.load %r[%i] : memref<4xf32>
  return %y : f32
}
"""
_CALL = "  %r = call @same(%a) : (memref<4xf32>) -> memref<4xf32>\n"
OTHER = CALLER.replace("@caller", "@other").replace(_CALL, "").replace("%r[", "%a[")
RIGHT = """\
func.func private @same(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
"""
CALLEES = {
    "a type that is not finished": RIGHT.replace("return %m : memref<4xf32>", "return %m : memref<4xf3"),
    "a value that is not defined": RIGHT.replace("return %m", "return %q"),
    "no terminator": RIGHT.replace("  return %m : memref<4xf32>\n", ""),
    "another result": RIGHT.replace("return %m : memref<4xf32>", "return"),
    "another argument": RIGHT.replace("%m: memref<4xf32>)", "%m: memref<4xf32>, %n: index)"),
    "another type": RIGHT.replace("memref<4xf32>", "memref<5xf32>"),
    "a condition that is not defined": RIGHT.replace(
        "  return %m", "  %s = arith.select %c, %m, %m : memref<4xf32>\n  return %s"
    ),
}
OF_ITSELF = {
    "a definition behind its branch": """\
func.func @f(%c: i1, %i: index, %x: f32) -> f32 {
  cf.cond_br %c, ^then, ^join
^then:
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  cf.br ^join
^join:
  %y = memref.load %a[%i] : memref<4xf32>
  return %y : f32
}
""",
    "a definition in a later block of a loop": """\
func.func @f(%c: i1, %i: index, %x: f32) {
  cf.br ^head
^head:
  memref.store %x, %a[%i] : memref<4xf32>
  cf.br ^body
^body:
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^head, ^end
^end:
  return
}
""",
    "a region that ends otherwise": """\
func.func @f(%c: i1, %i: index, %x: f32) {
  %a = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.store %x, %a[%i] : memref<4xf32>
    func.return
  }
  memref.store %x, %a[%i] : memref<4xf32>
  return
}
""",
}


def _hints(document: Document) -> list[tuple[int, str]]:
    return [(hint.offset, hint.label) for hint in inlay_hints(document, 0, len(document.text), HintSettings())]


def _lenses(document: Document) -> list[tuple[str, bool]]:
    made = all_lenses(None, document, plans_of(DEFAULT_PLAN).buffers.lenses)
    return [(lens.title, lens.can_insert) for lens in made]


def test_without_an_error_both_functions_have_hints() -> None:
    document = parse_document(RIGHT + CALLER + OTHER)
    assert [label for _, label in _hints(document)] == ["owned", "pass: frees %a", "owned", "pass: frees %a"]
    assert [can_insert for _, can_insert in _lenses(document)] == [True, True]
    assert [offer.disabled for offer in offers(document, document.text.index("%y"))] == [None] * 6


@pytest.mark.parametrize("callee", CALLEES.values(), ids=CALLEES)
def test_a_function_whose_callee_has_an_error_is_left_alone(callee: str) -> None:
    document = parse_document(callee + CALLER + OTHER)
    begin = document.text.index("func.func @other")
    hints = _hints(document)
    assert [label for offset, label in hints if offset < begin] == []
    assert [label for offset, label in hints if offset > begin] == ["owned", "pass: frees %a"]
    assert _lenses(document)[-2:] == [("fix the error first", False), ("1 allocation · pass adds 1 dealloc", True)]
    told = hover(document, document.text.index("%a = "))
    assert told is not None
    assert "free" not in told.plain


@pytest.mark.parametrize("callee", CALLEES.values(), ids=CALLEES)
def test_what_is_offered_beside_an_error_can_be_done(callee: str) -> None:
    document = parse_document(callee + CALLER + OTHER)
    found = offers(document, document.text.index("%y"))
    assert found
    assert all(offer.disabled for offer in found)
    assert not any("`" in (offer.disabled or "") for offer in found)
    _can_be_done(document, document.text.rindex("%y"))


@pytest.mark.parametrize("function", OF_ITSELF.values(), ids=OF_ITSELF)
def test_a_function_that_does_not_verify_has_no_hints(function: str) -> None:
    document = parse_document(function)
    assert _hints(document) == []
    assert all(offer.disabled == ERRORS_FIRST for offer in offers(document, document.text.index("%x")))


def test_functions_behind_a_brace_that_is_open_are_left_alone() -> None:
    document = parse_document(OTHER + CALLER.replace("  %y", "  scf.if %c {\n  %y") + OTHER.replace("@other", "@last"))
    for at in (document.text.index("%x"), document.text.rindex("%x")):
        _can_be_done(document, at)


def _can_be_done(document: Document, at: int) -> None:
    """Nothing that is enabled is refused because of an error."""
    for offer in offers(document, at, each_pass=True):
        if offer.disabled is None and offer.scope is not Scope.WORKSPACE:
            assert _refusal(document, offer) != ERRORS_FIRST, offer.title


def _refusal(document: Document, offer: Offer) -> str:
    """Why the edits of `offer` cannot be made; empty where they can."""
    try:
        edits(document, offer.scope, offer.offset, passes=offer.passes)
    except RefusedError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("function", OF_ITSELF.values(), ids=OF_ITSELF)
def test_lines_that_move_leave_no_hint_before_a_later_use(function: str) -> None:
    lines = function.splitlines(keepends=True)
    for at in range(1, len(lines) - 1):
        for target in range(1, len(lines) - 1):
            rest = lines[:at] + lines[at + 1 :]
            text = "".join([*rest[:target], lines[at], *rest[target:]])
            for offset, label in _hints(parse_document(text)):
                for free in frees_in(label, offset):
                    assert later_use(text, free) is None, text


ALIAS = """\
#map = affine_map<(d0) -> (d0)>
#body = {indexing_maps = [#map], iterator_types = ["parallel"]}
!t = tensor<8xf32>
func.func @f(%t: !t) -> !t {
  %r = linalg.generic #body outs(%t : !t) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> !t
  return %r : !t
}
func.func @buffer(%x: f32, %i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32, #map>
  memref.store %x, %a[%i] : memref<4xf32, #map>
  %y = memref.load %a[%i] : memref<4xf32, #map>
  return %y : f32
}
"""


@pytest.mark.parametrize("broken", ["#map = affine_map<(d0) -> (d0", "#body = {%x", "!t = tensor<8xf3"])
def test_functions_that_mention_a_broken_alias_are_left_alone(broken: str) -> None:
    document = parse_document(ALIAS)
    assert _hints(document)
    name = broken.partition(" ")[0]
    lines = [broken if line.startswith(f"{name} =") else line for line in ALIAS.splitlines()]
    document = parse_document("\n".join(lines) + "\n")
    wanted = ["owned", "pass: frees %a"] if name != "#map" else []
    assert [label for _, label in _hints(document)] == wanted
    for at in (document.text.index("%r ="), document.text.index("%a =")):
        _can_be_done(document, at)
