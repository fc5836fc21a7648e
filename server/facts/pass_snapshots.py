"""Pass snapshots: the program after each pass of a pipeline, as text, in numbered files or as a dump."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...ir.graph import Operation
from ...ir.records import dataclass
from ...passes.ownership.trace import Trace
from ...passes.pass_manager.base import Pass
from ...passes.pass_manager.pipelines import Step, StepResult, passes_of
from ...syntax.document.assembled import Assembled
from ...syntax.document.document import Document, ParsedChunk
from ..io.files import make_folder
from ..io.replacing import write_text
from .program_errors import program_errors

if TYPE_CHECKING:
    from ...syntax.text.edits import TextEdit

_UNFIT = re.compile(r"[^\w.\-]+")


@dataclass(frozen=True)
class Stage:
    """`number` counts from 1 in the order of the pipeline's text; `text` is the whole document."""

    number: int
    step: Pass
    text: str
    edits: tuple[TextEdit, ...]
    """The edits from the document's text to `text`, in text order."""


class Stages:
    """Collects the result of each pass on the chunks of one document."""

    def __init__(self, document: Document, steps: Sequence[Step], *, texts: bool = True) -> None:
        """`texts`: whether the program is wanted after each pass; it costs as much as printing it."""
        self._document = document
        self._passes = list(passes_of(steps))
        self._number = {id(step): number for number, step in enumerate(self._passes)}
        self._edits: list[dict[int, list[TextEdit]]] = [{} for _ in self._passes]
        self._needs_texts = texts
        self.traces: list[tuple[Trace, Assembled]] = []

    def watcher(self, number: int, chunk: ParsedChunk, assembled: Assembled) -> Callable[[StepResult], None]:
        """The callback of `run_pipeline` for chunk `number`."""

        def after(done: StepResult) -> None:
            if isinstance(done.result.trace, Trace):
                self.traces.append((done.result.trace, assembled))
            if self._needs_texts and not done.result.refusals:
                self._edits[self._number[id(done.step)]][number] = chunk_edits(self._document, chunk, assembled)

        return after

    def stages(self) -> list[Stage]:
        """One per pass that ran on any chunk."""
        from ...syntax.text.edits import apply_edits

        current: dict[int, list[TextEdit]] = {}
        found: list[Stage] = []
        for number, (step, edits) in enumerate(zip(self._passes, self._edits, strict=True), 1):
            current.update(edits)
            if edits:
                all_ = tuple([edit for chunk in sorted(current) for edit in current[chunk]])
                found.append(Stage(number, step, apply_edits(self._document.text, all_), all_))
        return found


def chunk_edits(
    document: Document, chunk: ParsedChunk, assembled: Assembled, unmodified: set[Operation] | None = None
) -> list[TextEdit]:
    """The edits from the document's text to one with the changed chunk, keeping unchanged text; in text order.

    Args:
        unmodified: as for `edits_of`.
    """
    from ...syntax.printer.minimal_edits import edits_of

    errors = program_errors(document).by_item
    return edits_of(document.text, assembled, chunk, document.knowledge, untouched=errors, unmodified=unmodified)


def changed_chunk(document: Document, chunk: ParsedChunk, edits: Sequence[TextEdit]) -> str:
    """The new text of the chunk, in which unchanged operations keep their text."""
    from ...syntax.text.edits import apply_edits

    changed = apply_edits(document.text, edits)
    return changed[chunk.start : len(changed) - (len(document.text) - chunk.end)]


def write_stages(folder: str, name: str, before: str, stages: Sequence[Stage]) -> None:
    """`folder/NAME.NN-PASS.mlir` for each stage that is not the text before it.

    Raises:
        UserFacingError: the folder cannot be made, or a file not be written.
    """
    make_folder(folder)
    stem = _UNFIT.sub("_", os.path.basename(name).removesuffix(".mlir")) or "input"
    width = max(2, len(str(stages[-1].number))) if stages else 2
    for stage in stages:
        if stage.text != before:
            write_text(os.path.join(folder, f"{stem}.{stage.number:0{width}}-{stage.step.name}.mlir"), stage.text)
            before = stage.text


def dump_of(stage: Stage) -> str:
    """As mlir-opt introduces what it prints after a pass, with the pass by the name that pipelines use."""
    return f"// -----// IR Dump After {stage.step.name} //----- //\n{stage.text.rstrip()}\n\n"
