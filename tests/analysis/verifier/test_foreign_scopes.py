"""Bodies of functions inside of an operation that nobody knows: they have no error that they do not have outside.

What such an operation allows is not known: it may be the scope of `affine` operations, or hold symbols.
"""

from __future__ import annotations

import re

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.dialects.pattern_examples import example_functions

AFFINE = """
func.func @f(%n: index, %m: memref<?xf32>, %t: tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %size = memref.dim %m, %c4 : memref<?xf32>
  %x = affine.load %m[%n] : memref<?xf32>
  affine.store %x, %m[%size + symbol(%n)] : memref<?xf32>
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n)[%size] {
    affine.for %i = 0 to affine_map<()[s0] -> (s0)>()[%n] {
      affine.prefetch %m[%i + symbol(%n)], read, locality<3>, data : memref<?xf32>
    }
  }
  affine.parallel (%i) = (0) to (%n) {
    %p = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    affine.store %x, %m[%p] : memref<?xf32>
  }
  return
}
"""


def _inside(function: str) -> str:
    """All but the terminator in a region, which hands out what the function returns; empty if it has several blocks."""
    head, body = function.strip().split("{\n", 1)
    found = re.fullmatch(r"(?s)(.*?)^\s*(?:func\.)?return(?: (.*?) : ([^\n]*))?\n\}", body, re.MULTILINE)
    if found is None or re.search(r"(?m)^ *\^", body):
        return ""
    inner, values, types = found.group(1), found.group(2) or "", found.group(3) or ""
    count = values.count(",") + 1
    results = f"%results:{count} = " if values else ""
    handed = ", ".join(f"%results#{number}" for number in range(count))
    end = f"return {handed} : {types}" if values else "return"
    return (
        f'{head}{{\n{results}"foreign.scope"() ({{\n{inner}"foreign.end"({values}) : ({types}) -> ()\n}}) '
        f": () -> ({types})\n{end}\n}}\n"
    )


def _errors(text: str) -> list[str]:
    return [each.message for each in findings_of(parse_document(text)) if each.severity is Severity.ERROR]


PROGRAMS = [(function, wrapped) for function in (AFFINE, *example_functions()) if (wrapped := _inside(function))]


def test_there_are_programs() -> None:
    assert len(PROGRAMS) > 200
    assert not _errors(AFFINE)


@pytest.mark.parametrize(("function", "wrapped"), PROGRAMS)
def test_a_body_is_as_right_inside_of_an_unknown_operation(function: str, wrapped: str) -> None:
    assert set(_errors(wrapped)) <= set(_errors(function))


def test_token_is_a_word_of_an_unknown_syntax_and_no_type_of_llvm_22() -> None:
    assert not _errors("func.func @f() {\n  %0 = odd.say -> token\n  odd.use %0 : token\n  return\n}\n")
    assert _errors("func.func private @f(token)\n")
