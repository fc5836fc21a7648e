"""Names in printed text: the author's stay unless they would mean something else."""

from __future__ import annotations

import pytest

from pydealloc.dialects.knowledge import UPSTREAM
from pydealloc.syntax.document import assemble, parse_document
from pydealloc.syntax.keeping import edits_of


@pytest.mark.parametrize(
    "text",
    [
        # What stands behind an operation is not seen inside of it.
        "func.func @f(%c: i1, %a: i32) {\n  scf.if %c {\n    %0 = arith.addi %a, %a : i32\n  }\n"
        "  %0 = arith.muli %a, %a : i32\n  return\n}\n",
        # Nor are its own results.
        "func.func @f(%c: i1, %a: i32) {\n  %0 = scf.if %c -> (i32) {\n    %0 = arith.addi %a, %a : i32\n"
        "    scf.yield %0 : i32\n  } else {\n    scf.yield %a : i32\n  }\n  return\n}\n",
        # Siblings do not see each other.
        "func.func @f(%c: i1, %a: i32) {\n  scf.if %c {\n    %0 = arith.addi %a, %a : i32\n  }\n"
        "  scf.if %c {\n    %0 = arith.addi %a, %a : i32\n  }\n  %1 = arith.addi %a, %a : i32\n  return\n}\n",
    ],
)
def test_names_that_do_not_meet_stay(text: str) -> None:
    document = parse_document(text)
    assert not document.findings
    (chunk,) = document.chunks
    assert edits_of(text, assemble(chunk), chunk, UPSTREAM) == []
