"""Programs of the pages about passes, with what each page is about: one for each of their cases that can be run.

Random programs have few forms of each operation, and pages have those that patterns look for, and those that they leave
alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pydealloc.passes.pass_manager.pipeline_text import PipelineError
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from tests.execution.comparing import CRASHES, NotComparable, Program
from tests.harness.literate import cases

_PAGES = Path(__file__).resolve().parent.parent / "passes"
_MOST_LINES = 200
_LEFT_OUT = ("// -----", "bufferization.manual_deallocation")
"""Words of programs that are several ones, or free by hand what has no free."""


@cache
def page_programs() -> tuple[tuple[str, Program], ...]:
    """The page's pass with the case's options, or `canonicalize`, and the program."""
    return tuple(_made())


def _made() -> Iterator[tuple[str, Program]]:
    for file in sorted(_PAGES.rglob("*.md")):
        name = _name(file)
        for case in cases(file.relative_to(_PAGES.parent).as_posix()):
            text = case.blocks.get("mlir", "")
            if text and text.count("\n") <= _MOST_LINES and not any(word in text for word in _LEFT_OUT):
                options = case.blocks.get("text options", "").strip()
                own = f"{name}{{{options}}}" if options and name != "canonicalize" else name
                try:
                    yield own, Program.of_functions(text)
                except (NotComparable, *CRASHES):
                    continue


def _name(page: Path) -> str:
    name = page.stem.replace("_", "-")
    try:
        parse_pipeline(name)
    except PipelineError:
        return "canonicalize"
    return name
