"""Transformation of a document: a pipeline run on each chunk, and the text with minimal edits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.gc_control import LONG_TEXT_CHARS, gc_paused
from ...ir.graph import Operation
from ...ir.records import dataclass, replace
from ...ods.knowledge import Knowledge
from ...passes.pass_manager.pipelines import Step, StepResult, run_pipeline
from ...passes.pass_manager.set_apart import NOTHING, SetApart
from ...syntax.document.assembled import Assembled, assemble
from ...syntax.document.document import Document, ParsedChunk
from ...syntax.text.findings import Finding
from ...syntax.text.line_index import line_end_near, with_line_ends
from .checked_results import result_findings, while_valid
from .not_bufferized import not_bufferized
from .pass_snapshots import Stages, changed_chunk, chunk_edits
from .program_errors import apart_from, dependent_findings, program_errors
from .refusals import finding_of, notice_of, unwritable_of


@dataclass(frozen=True)
class Applied:
    """The result of passes on a document.

    `text` is None when a pass refused; `refusals` then says why, with offsets into the original text. Operations with
    errors, and those that passes cannot change without a look at these, stay as they are: `errors` names them.
    """

    text: str | None
    refusals: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()
    """Notices of the passes about the result, mainly differences to LLVM 22."""
    errors: tuple[Finding, ...] = ()
    program: Assembled | None = None
    """The last chunk as the passes have left it; None where no pass has run in this process on the whole chunk."""


def apply_steps(document: Document, steps: Sequence[Step], stages: Stages | None = None) -> Applied:
    """Run `steps` on each chunk of the document; what they leave alone keeps its bytes.

    Without steps, the whole program is printed anew as it was understood. `stages` gathers what each pass does.
    """
    with gc_paused(enabled=len(document.text) > LONG_TEXT_CHARS):
        changed: list[ChangedChunk] = []
        program: Assembled | None = None
        for number, chunk in enumerate(document.chunks):
            if not steps:
                changed.append(ChangedChunk(_printed(document, chunk)))
                continue
            program = assemble(chunk)
            after = stages.watcher(number, chunk, program) if stages is not None else None
            changed.append(change_chunk(document, chunk, program, steps, after))
        errors = program_errors(document).findings if steps else ()
        return replace(applied_of(document, changed, errors), program=program)


@dataclass(frozen=True)
class ChangedChunk:
    """One chunk after the passes. `text` is None when one of them refused."""

    text: str | None
    refusals: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()
    unready: Finding | None = None
    """That the chunk has tensors where passes free buffers. Said only when there is no notice before."""
    dependent: tuple[Finding, ...] = ()
    """For operations without errors that stay as they are because of an error elsewhere."""


@dataclass(frozen=True)
class PlacedNotice:
    finding: Finding
    is_of_module: bool
    """Whether it is about the module, and so the same for each part that has it."""


def run_with_notices(
    steps: Sequence[Step],
    program: Assembled,
    knowledge: Knowledge,
    after: Callable[[StepResult], None] | None = None,
    apart: SetApart = NOTHING,
) -> tuple[list[StepResult], list[PlacedNotice]]:
    """Run `steps` as `run_pipeline` does. The notices have the places that they had after their pass: a later one may
    take what they are about out of the program."""
    notices: list[PlacedNotice] = []

    def note(done: StepResult) -> None:
        items, root = program.sources.get, program.root
        notices.extend(PlacedNotice(notice_of(one, items), one.anchor is root) for one in done.result.notices)
        if after is not None:
            after(done)

    return run_pipeline(steps, program.root, knowledge, note, apart), notices


def change_chunk(
    document: Document,
    chunk: ParsedChunk,
    program: Assembled,
    steps: Sequence[Step],
    after: Callable[[StepResult], None] | None = None,
) -> ChangedChunk:
    """Run `steps` on `program`, a copy of the chunk's; `after` is told of each pass."""
    apart = apart_from(document, program, steps)
    dependent = tuple(dependent_findings(document, program, apart))
    if apart.is_everything:
        return ChangedChunk(document.text[chunk.start : chunk.end], dependent=dependent)
    unready = not_bufferized(steps, chunk)
    if after is not None:
        after = while_valid(program, document.knowledge, after)
    results, placed = run_with_notices(steps, program, document.knowledge, after, apart)
    notices = tuple(one.finding for one in placed)
    refused = results[-1].result.refusals if results else ()
    if not refused:
        with apart.hidden():
            refused = unwritable_of(program.root)
    if refused:
        refusals = tuple(finding_of(one, program.sources.get) for one in refused)
        return ChangedChunk(None, refusals, notices, unready, dependent)
    unmodified: set[Operation] = set()
    edits = chunk_edits(document, chunk, program, unmodified)
    invalid = result_findings(document, chunk, program, steps, edits, unmodified)
    if invalid:
        return ChangedChunk(None, invalid, notices, unready, dependent)
    return ChangedChunk(changed_chunk(document, chunk, edits), (), notices, unready, dependent)


def applied_of(document: Document, changed: Sequence[ChangedChunk], errors: Sequence[Finding] = ()) -> Applied:
    """The result for the whole document from that for each of its chunks; `errors`: those of the document."""
    text = document.text
    pieces: list[str] = []
    refusals: list[Finding] = []
    notices: list[Finding] = []
    dependent: list[Finding] = []
    position = 0
    for chunk, after in zip(document.chunks, changed, strict=True):
        pieces += [text[position : chunk.start], after.text or ""]
        position = chunk.end
        if after.unready is not None and not notices:
            notices.append(after.unready)
        notices.extend(after.notices)
        refusals.extend(after.refusals)
        dependent.extend(after.dependent)
    why = (*errors, *dependent)
    if refusals:
        return Applied(None, tuple(refusals), tuple(notices), why)
    return Applied("".join(pieces) + text[position:], (), tuple(notices), why)


def _printed(document: Document, chunk: ParsedChunk) -> str:
    from ...syntax.printer.print_chunk import print_chunk

    text = document.text
    printed = print_chunk(text, chunk, document.knowledge)
    return with_line_ends(printed if chunk is document.chunks[0] else f"\n{printed}", line_end_near(text, chunk.start))
