"""Operations that use their own results: an error in a block, legal where nothing runs. Walks over views end there."""

from __future__ import annotations

import pytest

from pydealloc.dialects.common.view_chains import view_base, views_of
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from tests.passes.programs import program

_SUBVIEW = "memref.subview %0[0, 0] [4, 4] [1, 1] : memref<4x4xf32> to memref<4x4xf32>"
_VIEWS = {
    "a view": f"%0 = {_SUBVIEW}",
    "two views": f"%1 = {_SUBVIEW}\n  %0 = memref.cast %1 : memref<4x4xf32> to memref<4x4xf32>",
    "a choice": "%0 = arith.select %c, %0, %m : memref<4x4xf32>",
    "a conversion": "%0 = builtin.unrealized_conversion_cast %0 : memref<4x4xf32> to memref<4x4xf32>",
}
_USES = """
  memref.dealloc %0 : memref<4x4xf32>
  %z = arith.constant 0 : index
  %d = memref.dim %0, %z : memref<4x4xf32>
  %a = memref.alloc(%d) : memref<?xf32>
  return %0 : memref<4x4xf32>
"""


@pytest.mark.parametrize("name", _VIEWS)
def test_the_error_is_found(name: str) -> None:
    text = f"func.func @f(%c: i1, %m: memref<4x4xf32>) -> memref<4x4xf32> {{\n  {_VIEWS[name]}{_USES}}}\n"
    assert any("does not dominate this use" in finding.message for finding in findings_of(parse_document(text)))


@pytest.mark.parametrize("name", _VIEWS)
def test_a_pass_ends_where_no_block_leads_to_it(name: str) -> None:
    head = "func.func @f(%c: i1, %m: memref<4x4xf32>) -> memref<4x4xf32> {\n  return %m : memref<4x4xf32>\n^dead:\n  "
    given = program(f"{head}{_VIEWS[name]}{_USES}}}\n")
    result = run_pipeline(parse_pipeline("drop-equivalent-buffer-results"), given.root, UPSTREAM)[-1].result
    assert not result.refusals


def test_each_view_once() -> None:
    given = program(f"func.func @f(%m: memref<4x4xf32>) {{\n  return\n^dead:\n  {_VIEWS['two views']}\n  return\n}}\n")
    view, cast = (op for op in walk(given.root) if op.name in ("memref.subview", "memref.cast"))
    assert list(views_of(cast.results[0], UPSTREAM)) == [(cast, view.results[0]), (view, cast.results[0])]
    assert view_base(cast.results[0], UPSTREAM) is cast.results[0]
