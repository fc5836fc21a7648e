"""Transformation of a document: a pipeline run on each chunk, and the text with minimal edits."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.gc_control import LONG_TEXT_CHARS, gc_paused
from ...ir.records import dataclass
from ...passes.pass_manager.pipelines import Step, run_pipeline
from ...syntax.document.document import Assembled, Document, ParsedChunk, assemble
from ...syntax.text.findings import Finding, Severity
from ..io.guard import excused
from .item_errors import error_findings
from .not_bufferized import not_bufferized
from .pass_snapshots import Stages, changed_chunk
from .refusals import finding_of, notice_of, unwritable_of


@dataclass(frozen=True)
class Applied:
    """`text` is None when a pass refused; `refusals` then says why, with offsets into the original text."""

    text: str | None
    refusals: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()
    """Notices of the passes about the result, mainly differences to LLVM 22."""
    program: Assembled | None = None
    """The last chunk as the passes have left it; None where no pass has run."""


def apply_steps(document: Document, steps: Sequence[Step], stages: Stages | None = None) -> Applied:
    """Run `steps` on each chunk of the document; what they leave alone keeps its bytes.

    Without steps, the whole program is printed anew as it was understood. `stages` gathers what each pass does.
    Passes assume programs that verify: where one fails on a program that does not, the verifier's errors refuse it.
    """
    with gc_paused(enabled=len(document.text) > LONG_TEXT_CHARS):
        return excused(lambda: _apply_steps(document, steps, stages), lambda: _unverified(document))


def _unverified(document: Document) -> Applied | None:
    """A refusal with the errors of the verifier; None for a program that verifies."""
    errors = [
        finding.shifted(item.start)
        for item in document.leaves()
        for finding in error_findings(document, item)
        if finding.severity is Severity.ERROR
    ]
    return Applied(None, tuple(errors)) if errors else None


def _apply_steps(document: Document, steps: Sequence[Step], stages: Stages | None) -> Applied:
    text = document.text
    pieces: list[str] = []
    refusals: list[Finding] = []
    notices: list[Finding] = []
    position = 0
    assembled: Assembled | None = None
    for number, chunk in enumerate(document.chunks):
        pieces.append(text[position : chunk.start])
        position = chunk.end
        if not steps:
            pieces.append(_printed(document, chunk))
            continue
        unready = not_bufferized(steps, chunk) if not notices else None
        notices.extend([unready] if unready is not None else [])
        assembled = assemble(chunk)
        after = stages.watcher(number, chunk, assembled) if stages is not None else None
        results = run_pipeline(steps, assembled.root, document.knowledge, after)
        notices.extend(notice_of(one, assembled.sources.get) for done in results for one in done.result.notices)
        refused = (results[-1].result.refusals if results else ()) or unwritable_of(assembled.root)
        refusals.extend(finding_of(refusal, assembled.sources.get) for refusal in refused)
        if not refused:
            pieces.append(changed_chunk(document, chunk, assembled))
    if refusals:
        return Applied(None, tuple(refusals), tuple(notices), assembled)
    return Applied("".join(pieces) + text[position:], (), tuple(notices), assembled)


def _printed(document: Document, chunk: ParsedChunk) -> str:
    from ...syntax.printer.print_chunk import print_chunk

    return ("\n" if chunk.start else "") + print_chunk(document.text, chunk, document.knowledge)
