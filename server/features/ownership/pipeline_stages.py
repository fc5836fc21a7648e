"""Pipeline stages: the file after each pass of the deallocation pipeline, tensors bufferized first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial

from ....ir.plurals import counted
from ....ir.records import dataclass
from ....passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....passes.pass_manager.pipelines import parse_pipeline, passes_of
from ....syntax.document.document import Document
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.edits import TextEdit, apply_edits
from ...facts.item_stages import stages_by_item
from ...facts.not_bufferized import first_on_tensors
from ...facts.pass_snapshots import Stage, Stages
from ...facts.program_errors import program_errors
from ...facts.tensors.run_options import run_options
from ...facts.transform import apply_steps
from ..titles import plain


class PipelineStage:
    """The file after one pass. Texts are made anew in each call: of a long file, nine are not stored."""

    def __init__(
        self, number: int, name: str, source: str, edits: Callable[[], tuple[TextEdit, ...]], *, is_changed: bool
    ) -> None:
        self.number = number
        """From 1."""
        self.name = name
        self.is_changed = is_changed
        """Whether the pass before left another text."""
        self.source = source
        """The file's text."""
        self._edits = edits

    @cached_property
    def edits(self) -> tuple[TextEdit, ...]:
        """The edits of `source` that make the stage, in text order."""
        return self._edits()

    @property
    def text(self) -> str:
        """The whole file after the pass."""
        return apply_edits(self.source, self.edits)


@dataclass(frozen=True)
class PipelineStages:
    """The passes that ran, and why the pipeline stopped; `refusal` is empty when all of them ran.

    The words are for lists and status lines, which render no Markdown.
    """

    stages: tuple[PipelineStage, ...]
    refusal: str = ""
    left: str = ""
    """The reason why some functions stay as they are although others are changed; empty where there are none."""
    is_complete: bool = True
    """Whether they are of all functions; the others are as in the file."""


_STAGES, _STAGES_ACROSS = FactKey[PipelineStages]("pipeline stages"), FactKey[PipelineStages]("stages across functions")
_FIRST = FactKey[PipelineStages]("first pipeline stages")


def pipeline_stages(document: Document, *, options: PlanOptions = DEFAULT_PLAN) -> PipelineStages:
    """Run the pipeline on a copy, once for a version. A file with errors has no stages."""
    key = _STAGES_ACROSS if options.crosses_functions else _STAGES
    return document.facts.get(key, None, _pipeline_stages, document, options, 0, None)


def first_stages(
    document: Document, near: int, seconds: float, *, options: PlanOptions = DEFAULT_PLAN
) -> PipelineStages:
    """The stages of the functions around the offset `near`, as many as so much processor time is enough for.

    What was computed is remembered, so that further calls complete it.
    """
    complete = document.facts.find(_STAGES_ACROSS if options.crosses_functions else _STAGES)
    if complete is None:
        found = _pipeline_stages(document, options, near, seconds)
        key = _FIRST if not found.is_complete else _STAGES_ACROSS if options.crosses_functions else _STAGES
        complete = document.facts.put(key, None, found)
    return complete


def shown_stages(document: Document, *, options: PlanOptions = DEFAULT_PLAN) -> PipelineStages:
    """The last answer of one of the above; the complete stages without one."""
    complete = document.facts.find(_STAGES_ACROSS if options.crosses_functions else _STAGES)
    return complete or document.facts.find(_FIRST) or pipeline_stages(document, options=options)


def _pipeline_stages(document: Document, options: PlanOptions, near: int, seconds: float | None) -> PipelineStages:
    if program_errors(document):
        return PipelineStages((), "fix the errors first")
    written = "{private-function-dynamic-ownership=true}" if options.crosses_functions else ""
    deallocation = BufferDeallocationPipeline.name + written
    has_tensors = any(first_on_tensors(chunk) is not None for chunk in document.chunks)
    bufferization = run_options(document).pipeline
    steps = parse_pipeline(f"{bufferization},{deallocation}" if has_tensors else deallocation)
    passes = list(passes_of(steps))
    # Signatures of private functions change with their callers.
    found = None if options.crosses_functions else stages_by_item(document, passes, near=near, seconds=seconds)
    if found is not None:
        left = ""
        if found.refusal and not has_tensors:
            others, reasons = found.without_refused()
            if any(others.is_changed(number) for number in range(others.reached)):
                found, left = others, _left(reasons)
        stages = [
            PipelineStage(
                number + 1,
                step.name,
                document.text,
                partial(found.edits, number),
                is_changed=found.is_changed(number),
            )
            for number, step in zip(range(found.reached), passes, strict=False)
        ]
        return PipelineStages(tuple(stages), plain(found.refusal), plain(left), found.is_complete)
    gathered = Stages(document, steps)
    applied = apply_steps(document, steps, gathered)
    refusal = applied.refusals[0].message if applied.refusals else ""
    return PipelineStages(tuple(_compared(document.text, gathered.stages())), plain(refusal))


def _left(reasons: Sequence[str]) -> str:
    more = f", and {len(reasons) - 1} more" if len(reasons) > 1 else ""
    return f"{counted(len(reasons), 'function')} unchanged: {reasons[0]}{more}"


def _compared(source: str, stages: Iterable[Stage]) -> Iterator[PipelineStage]:
    before: tuple[TextEdit, ...] = ()
    for stage in stages:
        is_changed = stage.edits != before and apply_edits(source, stage.edits) != apply_edits(source, before)
        yield PipelineStage(
            stage.number, stage.step.name, source, lambda edits=stage.edits: edits, is_changed=is_changed
        )
        before = stage.edits
