"""Deallocation facts: what they depend on, and how little of a long file they look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ir.symbol_names import symbol_name
from pydealloc.ods.knowledge import Knowledge
from pydealloc.server.facts import deallocation_facts
from pydealloc.server.facts.calls import call_reach
from pydealloc.server.facts.deallocation_facts import FunctionPlan, deallocation_of
from pydealloc.server.facts.ownership_facts import known_ownership
from pydealloc.server.features.fixes.code_actions import offers
from pydealloc.server.features.fixes.offer_values import Scope
from pydealloc.syntax.document.document import Document, parse_document
from tests.harness.plans import deallocation_plans

_FUNCTION = """\
func.func @f{n}(%x: f32, %i: index) {{
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  return
}}
"""
_CALLER = """\
func.func @caller(%m: memref<4xf32>) {
  %r = call @give(%m) : (memref<4xf32>) -> memref<4xf32>
  "use"(%r) : (memref<4xf32>) -> ()
  return
}
"""
_LENDS = "func.func private @give(%m: memref<4xf32>) -> memref<4xf32> {\n  return %m : memref<4xf32>\n}\n"
_MAKES = """\
func.func private @give(%m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
"""
Reader = Callable[[Sequence[Operation], Knowledge], frozenset[str]]
_ADDRESS = "func.func @address() {\n  %f = func.constant @give : (memref<4xf32>) -> memref<4xf32>\n  return\n}\n"


def read(document: Document) -> int:
    """How many items have been parsed."""
    return sum(item.parsed.is_read for item in document.leaves())


def plan_of(document: Document, name: str) -> FunctionPlan:
    """The plan of the function with this symbol name."""
    (plan,) = [
        plan for _, plan in deallocation_plans(document) if str(plan.function.attribute("sym_name")) == f'"{name}"'
    ]
    return plan


def test_a_function_of_a_long_file_is_looked_at_alone() -> None:
    document = parse_document("".join(_FUNCTION.format(n=n) for n in range(300)), lazily=True)
    before = read(document)
    (plan,) = deallocation_of(document, next(iter(document.leaves()))).plans
    assert len(plan.frees) == 1
    assert read(document) <= before + 1


def test_only_what_is_called_is_parsed_too() -> None:
    others = "".join(_FUNCTION.format(n=n) for n in range(300))
    document = parse_document(_CALLER.replace("use", "test.use") + others + _LENDS, lazily=True)
    before = read(document)
    deallocation_of(document, next(iter(document.leaves())))
    assert read(document) <= before + 2


def test_offers_for_a_long_file_look_at_its_first_functions() -> None:
    text = "".join(_FUNCTION.format(n=n) for n in range(1000))
    document = parse_document(text)
    found = {offer.scope: offer for offer in offers(document, len(text) - 2)}
    assert found[Scope.FILE].disabled is None
    assert found[Scope.FUNCTION].function == "f999"
    assert sum(known_ownership(document, item) is not None for item in document.leaves()) <= 101


def test_a_symbol_of_another_module_is_not_the_callee() -> None:
    inner = f"module @m {{\n{_MAKES}}}\n"
    uses = _CALLER.replace('"use"(%r) : (memref<4xf32>) -> ()', "memref.copy %r, %m : memref<4xf32> to memref<4xf32>")
    assert plan_of(parse_document(inner + uses + _LENDS), "caller").frees == ()
    both = plan_of(parse_document(f"module @n {{\n{_LENDS}{uses}}}\n" + _MAKES), "caller")
    assert both.frees == ()


def test_what_a_callee_does_counts() -> None:
    uses = _CALLER.replace('"use"(%r) : (memref<4xf32>) -> ()', "memref.copy %r, %m : memref<4xf32> to memref<4xf32>")
    makes = plan_of(parse_document(uses + _MAKES), "caller")
    assert [free.value.name for free in makes.frees] == ["r"]
    assert plan_of(parse_document(uses + _LENDS), "caller").frees == ()


def test_a_callee_that_changes_is_asked_again() -> None:
    uses = _CALLER.replace('"use"(%r) : (memref<4xf32>) -> ()', "memref.copy %r, %m : memref<4xf32> to memref<4xf32>")
    document = parse_document(uses + _LENDS)
    assert plan_of(document, "caller").frees == ()
    assert len(plan_of(document.edited(uses + _MAKES), "caller").frees) == 1


def test_only_changed_functions_are_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others call, and which of them return buffers, is known from the version before."""
    links = "".join(
        f"func.func private @f{number}(%m: memref<4xf32>) -> memref<4xf32> {{\n"
        f"  %r = call @f{number + 1}(%m) : (memref<4xf32>) -> memref<4xf32>\n"
        "  return %r : memref<4xf32>\n}\n"
        for number in range(20)
    )
    document = parse_document(links + _LENDS.replace("@give", "@f20"))
    plan_of(document, "f0")
    read_again: list[str] = []
    for name in ("called_in", "lenders_in"):
        whole = getattr(call_reach, name)

        def noted(operations: Sequence[Operation], knowledge: Knowledge, whole: Reader = whole) -> frozenset[str]:
            read_again.extend(symbol for op in operations if (symbol := symbol_name(op)))
            return whole(operations, knowledge)

        for module in (call_reach, deallocation_facts):
            monkeypatch.setattr(module, name, noted)
    end = document.text.rindex("  return")
    edited = f"{document.text[:end]} {document.text[end:]}"
    plan_of(document.edited(edited), "f0")
    assert set(read_again) == {"f20"}


def test_a_function_whose_address_is_taken_keeps_the_convention() -> None:
    alone, addressed = parse_document(_LENDS), parse_document(_LENDS + _ADDRESS)
    assert plan_of(alone, "give").clones == ()
    assert len(plan_of(addressed, "give").clones) == 1
