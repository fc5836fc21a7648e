"""Pipeline stages: the file after each pass of the deallocation pipeline, tensors bufferized first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....ir.records import dataclass
from ....passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from ....passes.pass_manager.pipelines import parse_pipeline, passes_of
from ....syntax.document.document import Document
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.edits import TextEdit, apply_edits
from ....syntax.text.findings import Severity
from ...facts.item_stages import stages_by_item
from ...facts.not_bufferized import BUFFERIZATION, first_on_tensors
from ...facts.pass_snapshots import Stages
from ...facts.transform import apply_steps


@dataclass(frozen=True)
class PipelineStage:
    """`number` counts from 1. `is_changed`: whether the pass before left another text."""

    number: int
    name: str
    is_changed: bool
    source: str
    """The file's text."""
    edits: tuple[TextEdit, ...] = ()
    """The edits of `source` that make the stage, in text order."""

    @property
    def text(self) -> str:
        """The whole file after the pass, made anew in each call: of a long file, eight texts are not stored."""
        return apply_edits(self.source, self.edits)


@dataclass(frozen=True)
class PipelineStages:
    """The passes that ran, and why the pipeline stopped; `refusal` is empty when all of them ran."""

    stages: tuple[PipelineStage, ...]
    refusal: str = ""


_STAGES, _DYNAMIC_STAGES = FactKey[PipelineStages]("pipeline stages"), FactKey[PipelineStages]("dynamic stages")


def pipeline_stages(document: Document, *, dynamic: bool = False) -> PipelineStages:
    """Run the pipeline on a copy, once for a version. A file with errors has no stages."""
    return document.facts.get(_DYNAMIC_STAGES if dynamic else _STAGES, None, _pipeline_stages, document, dynamic)


def _pipeline_stages(document: Document, dynamic: bool) -> PipelineStages:
    if any(finding.severity is Severity.ERROR for finding in document.findings):
        return PipelineStages((), "fix the errors first")
    options = "{private-function-dynamic-ownership=true}" if dynamic else ""
    deallocation = BufferDeallocationPipeline.name + options
    has_tensors = any(first_on_tensors(chunk) is not None for chunk in document.chunks)
    steps = parse_pipeline(f"{BUFFERIZATION},{deallocation}" if has_tensors else deallocation)
    passes = list(passes_of(steps))
    # Signatures of functions change with their callers: bufferization is of the whole file.
    found = None if dynamic or has_tensors else stages_by_item(document, passes)
    if found is not None:
        numbered = [
            (number, step.name, edits) for number, (step, edits) in enumerate(zip(passes, found.edits, strict=False), 1)
        ]
        return PipelineStages(tuple(_compared(document.text, numbered)), found.refusal)
    gathered = Stages(document, steps)
    applied = apply_steps(document, steps, gathered)
    numbered = [(stage.number, stage.step.name, stage.edits) for stage in gathered.stages()]
    refusal = applied.refusals[0].message if applied.refusals else ""
    return PipelineStages(tuple(_compared(document.text, numbered)), refusal)


def _compared(source: str, stages: Sequence[tuple[int, str, tuple[TextEdit, ...]]]) -> Iterator[PipelineStage]:
    before: tuple[TextEdit, ...] = ()
    for number, name, edits in stages:
        is_changed = edits != before and apply_edits(source, edits) != apply_edits(source, before)
        yield PipelineStage(number, name, is_changed, source, edits)
        before = edits
