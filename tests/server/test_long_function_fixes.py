"""Fixes of copies in a function too long for proofs in a menu: offered at once, proven when they are chosen."""

from __future__ import annotations

from pydealloc.server.features.bufferization.copy_fixes import copy_fixes
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.edits import apply_edits

_HEAD = "func.func @f(%t: tensor<16xf32>, %x: f32) -> tensor<16xf32> {\n"
_LINES = """\
  %e{n} = tensor.empty() : tensor<4xf32>
  %f{n} = linalg.fill ins(%x : f32) outs(%e{n} : tensor<4xf32>) -> tensor<4xf32>
  %i{n} = tensor.insert_slice %f{n} into %i{before}[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
"""


def _document(count: int) -> Document:
    lines = "".join(_LINES.format(n=number + 1, before=number) for number in range(count))
    text = f"{_HEAD}{lines}  return %i{count} : tensor<16xf32>\n}}\n"
    return parse_document(text.replace("%i0[", "%t["))


def test_a_fix_is_chosen_before_it_is_proven() -> None:
    document = _document(250)
    at = document.text.index("tensor.empty", len(document.text) // 2)
    (fix,) = copy_fixes(document, at, at)
    assert fix.is_lazy
    edited = apply_edits(document.text, fix.edits)
    assert edited.count("tensor.empty") == document.text.count("tensor.empty") - 1


def test_a_choice_that_saves_nothing_has_no_edits() -> None:
    lines = "".join(
        f"  %e{n} = tensor.empty() : tensor<{n + 1}xf32>\n"
        f"  %f{n} = linalg.fill ins(%x : f32) outs(%e{n} : tensor<{n + 1}xf32>) -> tensor<{n + 1}xf32>\n"
        for n in range(400)
    )
    document = parse_document(f"{_HEAD}{lines}  return %t : tensor<16xf32>\n}}\n")
    at = document.text.index("linalg.fill", len(document.text) // 2)
    (fix,) = copy_fixes(document, at, at)
    assert fix.is_lazy
    assert fix.edits == ()


def test_whoever_selects_a_whole_function_wants_none_of_each_operation() -> None:
    document = _document(250)
    assert [fix for fix in copy_fixes(document, 0, len(document.text)) if fix.title.startswith("Find")] == []
