"""Runs programs on tensors before and after each fix that the editor offers for them: by value and on buffers.

for outcome in examine_fixes(generate_tensors(seed)): ...
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pydealloc.server.features.bufferization.copy_fixes import copy_fixes
from pydealloc.syntax.document.document import assemble, parse_document
from pydealloc.syntax.text.edits import apply_edits
from tests.execution.bufferizing import TensorSetting, examine_tensors
from tests.execution.interpreter import interpret


@dataclass(frozen=True)
class FixOutcome:
    title: str
    problem: str = ""
    """The difference to the program without the fix; empty: none."""

    @property
    def kind(self) -> str:
        """The first word of the title, which is another one for each kind of fix."""
        return self.title.partition(" ")[0]


def examine_fixes(text: str, setting: TensorSetting | None = None) -> Iterator[FixOutcome]:
    """Each fix of `text`, whose @main prints what it sees, by itself."""
    document = parse_document(text)
    fixes = list(copy_fixes(document, 0, len(text)))
    if not fixes:
        return
    expected = interpret(assemble(document.chunks[0]).root).observed
    for fix in fixes:
        fixed = apply_edits(text, fix.edits)
        found = interpret(assemble(parse_document(fixed).chunks[0]).root).observed
        report = examine_tensors(fixed, setting or TensorSetting())
        problems = [str(problem) for problem in report.problems]
        if report.refusal is not None:
            problems.append(f"refused: {report.refusal.reason}")
        if found != expected:
            problems.insert(0, f"gives {found} instead of {expected}")
        yield FixOutcome(fix.title, problems[0] if problems else "")
