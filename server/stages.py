"""The program after each pass of a pipeline, as text: numbered files, dumps, and the account of the ownership pass."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence

from ..ir.records import dataclass
from ..passes.base import Pass
from ..passes.ownership_trace import Trace
from ..passes.pipelines import Step, StepResult, passes_of
from ..syntax.document import Assembled, Document, ParsedChunk
from .files import make_folder, write_text

_UNFIT = re.compile(r"[^\w.\-]+")


@dataclass(frozen=True)
class Stage:
    """`number` counts from 1 in the order of the pipeline's text; `text` is the whole document."""

    number: int
    step: Pass
    text: str


class Stages:
    """Gathers what each pass makes of the chunks of one document."""

    def __init__(self, document: Document, steps: Sequence[Step], *, texts: bool = True) -> None:
        """`texts`: whether the program is wanted after each pass; it costs as much as printing it."""
        self._document = document
        self._passes = list(passes_of(steps))
        self._number = {id(step): number for number, step in enumerate(self._passes)}
        self._texts: list[dict[int, str]] = [{} for _ in self._passes]
        self._wants_texts = texts
        self.traces: list[tuple[Trace, Assembled]] = []

    def watcher(self, number: int, chunk: ParsedChunk, assembled: Assembled) -> Callable[[StepResult], None]:
        """What `run_pipeline` calls for chunk `number`."""

        def after(done: StepResult) -> None:
            if isinstance(done.result.trace, Trace):
                self.traces.append((done.result.trace, assembled))
            if self._wants_texts and not done.result.refusals:
                text = changed_chunk(self._document, chunk, assembled)
                self._texts[self._number[id(done.step)]][number] = text

        return after

    def stages(self) -> list[Stage]:
        """One per pass that ran on any chunk."""
        current: dict[int, str] = {}
        found: list[Stage] = []
        for number, (step, texts) in enumerate(zip(self._passes, self._texts, strict=True), 1):
            current.update(texts)
            if texts:
                found.append(Stage(number, step, self._whole(current)))
        return found

    def _whole(self, chunks: dict[int, str]) -> str:
        text = self._document.text
        pieces: list[str] = []
        position = 0
        for number, chunk in enumerate(self._document.chunks):
            pieces += (text[position : chunk.start], chunks.get(number, text[chunk.start : chunk.end]))
            position = chunk.end
        return "".join((*pieces, text[position:]))


def changed_chunk(document: Document, chunk: ParsedChunk, assembled: Assembled) -> str:
    """What the chunk's text becomes, in the author's words where nothing changed."""
    from ..syntax.keeping import apply_edits, edits_of

    changed = apply_edits(document.text, edits_of(document.text, assembled, chunk, document.knowledge))
    return changed[chunk.start : len(changed) - (len(document.text) - chunk.end)]


def write_stages(folder: str, name: str, before: str, stages: Sequence[Stage]) -> None:
    """`folder/NAME.NN-PASS.mlir` for each stage that is not the text before it.

    Raises:
        WorldError: the folder cannot be made, or a file not be written.
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
