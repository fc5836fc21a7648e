"""Pipeline stages: the file after each pass of the deallocation pipeline."""

from __future__ import annotations

from ....ir.records import dataclass
from ....passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from ....passes.pass_manager.pipelines import parse_pipeline
from ....syntax.document.document import Document
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.edits import TextEdit
from ....syntax.text.findings import Severity
from ...facts.pass_snapshots import Stages
from ...facts.transform import apply_steps


@dataclass(frozen=True)
class PipelineStage:
    """`number` counts from 1. `text` is the whole file; `is_changed`: whether the pass before left another one."""

    number: int
    name: str
    text: str
    is_changed: bool
    edits: tuple[TextEdit, ...] = ()
    """The edits from the file's text to `text`, in text order."""


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
    steps = parse_pipeline(BufferDeallocationPipeline.name + options)
    gathered = Stages(document, steps)
    applied = apply_steps(document, steps, gathered)
    found: list[PipelineStage] = []
    before = document.text
    for stage in gathered.stages():
        found.append(PipelineStage(stage.number, stage.step.name, stage.text, stage.text != before, stage.edits))
        before = stage.text
    return PipelineStages(tuple(found), applied.refusals[0].message if applied.refusals else "")
