"""Functions with errors: an unfinished one is understood as if it were finished, and only its errors are mended."""

from __future__ import annotations

import pytest
from lsprotocol import types

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.item_errors import finished, is_readable
from pydealloc.server.features.fixes.mendable import brings_errors, mendable
from pydealloc.server.features.fixes.quick_fixes import fix_all, quick_fixes
from pydealloc.server.features.ownership.lens_values import ERROR_FIRST
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.edits import TextEdit
from tests.harness.oracle import Oracle
from tests.server.editor import Client, Editor, label

UNFINISHED = """\
func.func @k(%v: f32) {
  %c0 = arith.constant 0 : index
  %buf = memref.alloc() : memref<4xf32>
  memref.store %v, %buf[%c0] : memref<4xf32>
}
"""
FREED = ("  memref.store %v, %buf[%c0] : memref<4xf32>", "pass: frees %buf")


async def _lenses(editor: Editor) -> list[str]:
    params = types.CodeLensParams(text_document=editor.identifier)
    found = await editor.client.text_document_code_lens_async(params) or ()
    return [lens.command.title for lens in found if lens.command is not None]


async def test_a_function_that_is_typed(client: Client) -> None:
    """What is shown is true at each line, and the first fix ends the function."""
    async with Editor(client, "file:///typed.mlir", UNFINISHED) as editor:
        (finding,) = await editor.diagnostics()
        assert (finding.code, editor.span(finding.range)) == ("verify-terminator", "}")
        assert FREED in await editor.hints()
        assert ERROR_FIRST in await _lenses(editor)
        assert "Insert deallocations" not in await _lenses(editor)
        actions = await editor.actions(4)
        enabled = [action for action in actions if action.disabled is None]
        assert [action.title for action in enabled] == ["Insert return"]
        editor.replace("memref<4xf32>\n}", "memref<4xf32>\n  memref.store %v, %buf\n}")
        assert FREED not in await editor.hints(), "the next line uses it"
        assert ERROR_FIRST in await _lenses(editor)
        editor.replace("%buf\n}", "%buf[%c0] : memref<4xf32>\n}")
        hints = [hint for hint in await editor.raw_hints() if label(hint) == "pass: frees %buf"]
        assert [hint.position.line for hint in hints] == [4]
        (action, *_) = await editor.actions(5)
        editor.set(editor.applied(action.edit))
        assert editor.text == UNFINISHED.replace("}\n", f"{FREED[0]}\n  return\n}}\n")
        assert ERROR_FIRST not in await _lenses(editor)
        assert "Insert deallocations" in await _lenses(editor)


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        (UNFINISHED, ["return"]),
        ("func.func @f() -> memref<4xf32> {\n  %0 = arith.constant 1 : index\n}\n", ["return %value : memref<4xf32>"]),
        (
            """\
func.func @f(%x: f32, %c: i1) -> f32 {
  %r = scf.if %c -> f32 {
  } else {
    %y = arith.addf %x, %x : f32
  }
}
""",
            ["scf.yield %x : f32", "scf.yield %y : f32", "return %r : f32"],
        ),
        (
            """\
func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %0 = memref.alloc() : memref<4xf32>
  }
}
""",
            ["scf.reduce", "return"],
        ),
    ],
)
def test_what_is_missing_is_supplied(text: str, ends: list[str], oracle: Oracle) -> None:
    (item,) = parse_document(text).leaves()
    whole = finished(item, UPSTREAM)
    printed = "".join(print_operation(op, UPSTREAM) for op in whole.operations)
    lines = [line.strip() for line in printed.splitlines()]
    assert [line for line in lines if line.startswith(("return", "scf.yield", "scf.reduce"))] == ends
    assert oracle.accepts(printed)
    assert not oracle.accepts(text)
    assert is_readable(item, UPSTREAM)
    assert whole.operations[0].origin is item.operations[0]
    assert finished(whole, UPSTREAM) is whole


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f() {\n  return\n}\n",
        "func.func @f() {\n  return %0\n}\n",
        "func.func @f() -> i32 {\n  return\n}\n",
        "module {\n  func.func private @g()\n}\n",
        "func.func @f() {\n  foo.bar {\n    bar.foo\n  }\n  return\n}\n",
        "#map = affine_map<(d0) -> (d0)>\n",
    ],
)
def test_what_lacks_nothing_stays_as_it_is(text: str) -> None:
    for item in parse_document(text).leaves():
        assert finished(item, UPSTREAM) is item


BROKEN = """\
func.func @f(%x: i64) -> i64 {
  %0 = arith.addi %x, %x : i64
  %1 = arith.subi %x, %x : i64
}
func.func @g(%x: i64) -> i64 {
  %0 = arith.muli %x, %x : i64
  return %x : i64
}
"""


def test_only_errors_are_mended_where_there_are_some() -> None:
    document = parse_document(BROKEN)
    found = findings_of(document)
    unused = [one for one in found if one.code == "unused-value"]
    assert [BROKEN.count("\n", 0, one.start) for one in unused] == [1, 5]
    assert [one for one in mendable(document, found) if one.code == "unused-value"] == unused[1:]
    titles = {fix.title for fix in quick_fixes(document, found, 0, len(BROKEN))}
    assert "Remove '%0 = arith.muli %x, %x : i64'" in titles
    assert "Insert return %1 : i64" in titles
    assert "Remove '%0 = arith.addi %x, %x : i64'" not in titles
    corrected = parse_document(BROKEN.replace("}\nfunc", "  return %x : i64\n}\nfunc"))
    assert mendable(corrected, findings_of(corrected)) == findings_of(corrected)


def test_a_symbol_that_nothing_defines_is_an_error_of_its_users() -> None:
    text = BROKEN.replace("}\nfunc", "  call @missing() : () -> ()\n  return %x : i64\n}\nfunc")
    document = parse_document(text)
    found = findings_of(document)
    wanted = mendable(document, found)
    assert [one.code for one in wanted if text.count("\n", 0, one.start) < 5] == ["undefined-symbol"]
    assert [one.code for one in found if text.count("\n", 0, one.start) < 5] != ["undefined-symbol"]


def test_older_spellings_are_mended_in_functions_with_errors() -> None:
    """LLVM 22 refuses them too."""
    text = "func @f(%x: i64) -> i64 {\n  %1 = arith.addi %x, %x : i32\n  return %x : i64\n}\n"
    document = parse_document(text)
    assert any(one.code == "older-spelling" for one in mendable(document, findings_of(document)))
    assert fix_all(document, findings_of(document))


def test_an_edit_that_brings_an_error() -> None:
    document = parse_document(BROKEN)
    at = BROKEN.index("}")
    assert not brings_errors(document, [TextEdit(at, at, "  return %x : i64\n")])
    assert brings_errors(document, [TextEdit(at, at, "  return %x : i32\n")])
    at = BROKEN.index("@g")
    assert brings_errors(document, [TextEdit(at, at + 2, "@f")])
    assert not brings_errors(document, [TextEdit(at, at + 2, "@h")])
