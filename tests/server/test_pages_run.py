"""The pages of RUN lines: what is read of them, and what stands above them."""

from __future__ import annotations

from pydealloc.server.features.ownership.run_lenses import run_lenses
from pydealloc.server.run.commands import as_text, read_command, run_lines
from pydealloc.server.run.shell_words import LitSubstitutions, RunLineError
from pydealloc.syntax.text.line_index import LineIndex
from tests.harness.literate import Case, literate

PLACES = LitSubstitutions("/test/a.mlir", "/test", "/made")
TOOLS = ("mlir-opt", "FileCheck", "cat")


@literate("server/run_lines.md")
def test_run_lines(case: Case) -> None:
    lines = LineIndex(case.blocks["mlir"])
    shown: list[str] = []
    for run in run_lines(lines):
        try:
            said = as_text(read_command(run, PLACES), {})
        except RunLineError as error:
            said = f"refused: {error}"
        shown.append(f"{run.line + 1}-{lines.line_at(run.end) + 1}: {said}\n")
        assert lines.text.startswith("//", run.start)
        assert run.start < run.first_end <= run.end
    case.expect("text commands", "".join(shown) or "nothing\n")


@literate("server/run_lenses.md")
def test_run_lenses(case: Case) -> None:
    lines = LineIndex(case.blocks["mlir"])
    found = run_lenses(lines, PLACES, lambda name: f"/bin/{name}" if name in TOOLS else None)
    shown = [
        f"line {lines.line_at(lens.start) + 1}: {lens.title}" + (f" ({lens.tooltip})" if lens.tooltip else "") + "\n"
        for lens in found
    ]
    assert all(lines.line_at(lens.end) == lines.line_at(lens.start) for lens in found)
    case.expect("text lenses", "".join(shown) or "nothing\n")


def test_lines_may_end_in_any_way() -> None:
    for end in ("\n", "\r\n", "\r"):
        text = end.join(["func.func private @f()", "  // RUN: a \\", "\t//RUN: b", "// END. ", "// RUN: c", ""])
        (run,) = run_lines(LineIndex(text))
        assert (run.line, run.command, text[run.first_end - 1], text[run.end - 1]) == (1, "a b", "\\", "b")
