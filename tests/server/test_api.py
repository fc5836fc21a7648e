"""The library: the same as the command line, as values."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from pydealloc.server.api import (
    Checked,
    Edit,
    PipelineError,
    Position,
    UserFacingError,
    apply,
    check,
    check_text,
    explain,
    fix_text,
)
from tests.server.command import CLEAN, LEAKS, OWNERSHIP, REFUSED, WRONG

OLD = """\
func.func @f(%t: tensor<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_memref %t : memref<4xf32>
  return %0 : memref<4xf32>
}
"""


def test_files_are_checked(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(WRONG)
    (tmp_path / "b.mlir").write_text(CLEAN)
    found = check([tmp_path], isolated=True)
    first = found.diagnostics[0]
    assert (first.file, first.code, first.severity) == (str(tmp_path / "a.mlir"), "undefined-value", "error")
    assert first.start == Position(2, 19)
    assert found.failures == ()


def test_processes_find_the_same_and_leave_the_collector_alone(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / f"{number}.mlir").write_text(WRONG)
    threshold = gc.get_threshold()
    assert check([tmp_path], isolated=True, jobs=2) == check([tmp_path], isolated=True)
    assert gc.get_threshold() == threshold


def test_what_cannot_be_checked_is_a_failure_and_costs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(WRONG)
    (tmp_path / "b.mlir").write_bytes(b"\xff")
    found = check([tmp_path, tmp_path / "none.mlir"], isolated=True)
    assert {diagnostic.code for diagnostic in found.diagnostics} >= {"undefined-value"}
    assert len(found.failures) == 2
    assert any("is not UTF-8" in failure for failure in found.failures)


def test_the_configuration_counts_and_arguments_count_more(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(WRONG)
    (tmp_path / "pydealloc.toml").write_text('[severity]\nundefined-value = "hint"\n')
    assert check([path]).diagnostics[0].severity == "hint"
    assert check([path], severity={"undefined-value": "warning"}).diagnostics[0].severity == "warning"
    (tmp_path / "pydealloc.toml").write_text('ignore = ["*"]\n')
    assert check([path]) == Checked(())
    assert check_text(WRONG, filename=str(path)) == ()


def test_texts_are_checked() -> None:
    (found,) = check_text(OLD, isolated=True, select=["older-spelling"])
    assert found.file == "<string>"
    (fix,) = found.fixes
    assert fix.is_safe
    assert fix.edits[0] == Edit(Position(2, 8), Position(2, 31), "bufferization.to_buffer")
    assert found.fingerprint


def test_codes_that_do_not_exist() -> None:
    with pytest.raises(ValueError, match="did you mean `double-free`"):
        check_text(CLEAN, ignore=["doubl-free"])


def test_texts_are_fixed() -> None:
    assert "bufferization.to_buffer" in fix_text(OLD, isolated=True)
    misspelt = CLEAN.replace("  return", "  arith.constantt 1 : i32\n  return")
    assert fix_text(misspelt, isolated=True) == misspelt


def test_passes_are_applied() -> None:
    applied = apply(OWNERSHIP, LEAKS, isolated=True)
    assert applied.text is not None
    assert "bufferization.dealloc" in applied.text
    assert "// mine" in applied.text
    assert apply(OWNERSHIP, CLEAN, isolated=True).text == CLEAN


def test_a_refusal_has_its_place() -> None:
    applied = apply(OWNERSHIP, REFUSED, filename="x.mlir", isolated=True)
    assert applied.text is None
    (refusal,) = applied.refusals
    assert (refusal.file, refusal.code, refusal.start.line) == ("x.mlir", "dealloc-unknown-effects", 2)


def test_mistakes_of_the_caller() -> None:
    with pytest.raises(PipelineError):
        apply("no-such-pass", CLEAN, isolated=True)
    with pytest.raises(UserFacingError):
        check_text(CLEAN, config="/no/such/file.toml")


def test_apply_changes_what_has_no_errors_and_names_the_others() -> None:
    broken = "func.func @broken() {\n  call @nobody() : () -> ()\n  return\n}\n"
    applied = apply(OWNERSHIP, broken + LEAKS, isolated=True)
    assert applied.text is not None
    assert applied.text.startswith(broken)
    assert "bufferization.dealloc" in applied.text
    assert [one.code for one in applied.refusals] == ["undefined-symbol"]


def test_a_place_after_the_end_is_an_error_that_counts_lines_as_editors_do() -> None:
    for text in ("a\nb\n", "a\nb", "a\r\nb\r\n"):
        with pytest.raises(ValueError, match=r"the text has 2 lines, so 9:1 is not in it"):
            explain(text, 9, 1)
