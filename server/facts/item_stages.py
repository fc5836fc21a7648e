"""Item stages: the program after each pass of a pipeline, computed function by function.

The passes of the deallocation pipeline work on functions, and bufferization of one depends on those that it calls.
So an edit reruns them on the edited function and its callers alone. Each item has its edits per pass, with its other
facts; programs in between are not stored, and edits of a whole text are only made for the stage that is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...passes.pass_manager.base import Pass
from ...passes.pass_manager.pipelines import StepResult, run_pipeline
from ...syntax.document.assembled import assemble
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.parser.parser_state import ParsedItem
from ...syntax.printer.minimal_edits import edits_of
from ...syntax.text.edits import TextEdit, apply_edits
from ...syntax.text.line_index import line_end_near, line_start
from ..io.work_clock import work_time
from .bufferization_facts import calls_itself, chunk_with_callees, may_have_tensors
from .checked_results import fault_of, invalid_result
from .item_errors import is_valid
from .refusals import finding_of, unwritable_of

Edits = tuple[TextEdit, ...]


@dataclass(frozen=True)
class ItemStages:
    """`edits`: after each pass that ran on the item, in text order, with offsets relative to the item."""

    edits: tuple[Edits, ...]
    changed: tuple[bool, ...] = ()
    """For each of `edits`, whether the text differs from the one before."""
    refusal: str = ""
    """The reason why the pass after the last of `edits` stopped; empty when all ran."""
    reaches_further: bool = False
    """A pass changed more than the item: it added a function that all of a module share, for one."""


_NONE_YET = ItemStages(())
_STAGES = FactKey[ItemStages]("stages of an item")


class DocumentStages:
    """The same for a whole text."""

    def __init__(self, chunks: Sequence[Sequence[tuple[Item, ItemStages]]], count: int, *, is_complete: bool) -> None:
        """`count`: of passes."""
        self._chunks = chunks
        self._count = count
        self.is_complete = is_complete
        """Whether all items are in it; those that are not stay as the author wrote them."""
        known = [[one for _, one in found if one is not _NONE_YET] for found in chunks]
        # A pass that refuses one function of a chunk ends the pipeline of the chunk.
        self._lengths = [min((len(one.edits) for one in found), default=count) for found in known]
        self.reached = max(self._lengths, default=0)
        """The number of passes that ran on any chunk."""
        self.refusal = next(
            (
                one.refusal
                for found, length in zip(known, self._lengths, strict=True)
                for one in found
                if one.refusal and len(one.edits) == length
            ),
            "",
        )

    def without_refused(self) -> tuple[DocumentStages, list[str]]:
        """The same with the items that a pass refuses as their author wrote them, and the reasons, in text order.

        For passes that look at one item at a time: others do not depend on these.
        """
        reasons = [one.refusal for found in self._chunks for _, one in found if one.refusal]
        chunks = [[(item, _NONE_YET if one.refusal else one) for item, one in found] for found in self._chunks]
        return DocumentStages(chunks, self._count, is_complete=self.is_complete), reasons

    def edits(self, number: int) -> Edits:
        """The edits after pass `number`, from 0, with offsets into the text, in text order."""
        found: list[TextEdit] = []
        for chunk, length in zip(self._chunks, self._lengths, strict=True):
            last = min(number, length - 1)
            if last >= 0:
                found += [
                    edit.shifted(item.start)
                    for item, stages in chunk
                    if stages is not _NONE_YET
                    for edit in stages.edits[last]
                ]
        return tuple(found)

    def is_changed(self, number: int) -> bool:
        """Whether pass `number`, from 0, left another text than the one before it."""
        return any(
            stages.changed[number]
            for chunk, length in zip(self._chunks, self._lengths, strict=True)
            if number < length
            for _, stages in chunk
            if stages is not _NONE_YET
        )


def stages_by_item(
    document: Document, steps: Sequence[Pass], *, near: int = 0, seconds: float | None = None
) -> DocumentStages | None:
    """The stages of `document`, which has no errors; None where items are not independent of each other.

    `steps` must bufferize before anything else if there are tensors, and change functions alone after that.

    Args:
        near: the offset whose item is the first one to be looked at, then those around it.
        seconds: processor time, from the start of the first item that is not known yet, after which no other one is
            begun; None: all are wanted.
    """
    bufferizes = bool(steps) and steps[0].name == "one-shot-bufferize"
    items = [item for item in document.leaves() if item.kind is not ItemKind.MODULE]
    known: dict[ParsedItem, ItemStages] = {}
    end: float | None = None
    for item in sorted(items, key=lambda one: max(one.start - near, near - one.end)):
        if any(op.results or op.operands for op in item.operations) or (bufferizes and calls_itself(document, item)):
            return None
        found = _found(document, item, steps, bufferizes=bufferizes)
        if found is None:
            if end is None and seconds is not None:
                end = work_time() + seconds
            elif end is not None and work_time() >= end:
                continue
            found = stages_of(document, item, steps, bufferizes=bufferizes)
        if found.reaches_further:
            return None
        known[item.parsed] = found
        pause()
    chunks = [
        [(item, known.get(item.parsed, _NONE_YET)) for item in chunk.leaves() if item.kind is not ItemKind.MODULE]
        for chunk in document.chunks
    ]
    return DocumentStages(chunks, len(steps), is_complete=len(known) == len(items))


def stages_of(document: Document, item: Item, steps: Sequence[Pass], *, bufferizes: bool = False) -> ItemStages:
    """Those of one item of `document`; computed once for a text of the item, and of those that it calls."""
    chunk = _chunk(document, item, bufferizes=bufferizes)
    depends_on = _input(document, item, chunk, steps)
    return item.parsed.facts.get(_STAGES, depends_on, _stages_of, document, item, chunk, steps)


def _found(document: Document, item: Item, steps: Sequence[Pass], *, bufferizes: bool) -> ItemStages | None:
    """The answer of `stages_of` for this text, if it has been asked for; else None."""
    chunk = _chunk(document, item, bufferizes=bufferizes)
    return item.parsed.facts.find(_STAGES, _input(document, item, chunk, steps))


def _chunk(document: Document, item: Item, *, bufferizes: bool) -> ParsedChunk:
    if bufferizes and may_have_tensors(document, item):
        return chunk_with_callees(document, item)
    return ParsedChunk(item.start, item.end, (item,))


def _input(document: Document, item: Item, chunk: ParsedChunk, steps: Sequence[Pass]) -> tuple[object, ...]:
    """The passes too: tensors anywhere else in the text put bufferization before the others."""
    margin = document.text[line_start(document.text, item.start) : item.start]
    items = [one.parsed for one in chunk.items]
    return document.knowledge, margin, line_end_near(document.text, item.start), items, tuple(steps)


def _stages_of(document: Document, item: Item, chunk: ParsedChunk, steps: Sequence[Pass]) -> ItemStages:
    if not all(is_valid(document, one) for one in chunk.items):
        return ItemStages((), (), "fix the errors first")
    assembled = assemble(chunk)
    found: list[Edits] = []
    invalid = ""
    own = len(list(_top(assembled.root)))
    reaches_further = False

    def after(done: StepResult) -> None:
        nonlocal reaches_further, invalid
        reaches_further = reaches_further or len(list(_top(assembled.root))) != own
        if done.result.refusals or reaches_further or invalid:
            return
        if done.result.changed and fault_of(assembled, document.knowledge) is not None:
            invalid = invalid_result(done.step)
            return
        if found and not done.result.changed:
            # Printing takes as long as the pass, and most passes have nothing to do in most functions.
            found.append(found[-1])
            return
        edits = tuple(
            [edit.shifted(-item.start) for edit in edits_of(document.text, assembled, chunk, document.knowledge, item)]
        )
        found.append(found[-1] if found and found[-1] == edits else edits)

    results = run_pipeline(steps, assembled.root, document.knowledge, after)
    refused = (results[-1].result.refusals if results else ()) or unwritable_of(assembled.root)
    why = finding_of(refused[0], assembled.sources.get).message if refused else ""
    return ItemStages(tuple(found), _changes(item, found), invalid or why, reaches_further)


def _changes(item: Item, edits: Sequence[Edits]) -> tuple[bool, ...]:
    source = item.parsed.source
    before: Edits = ()
    changed: list[bool] = []
    for now in edits:
        changed.append(now is not before and apply_edits(source, now) != apply_edits(source, before))
        before = now
    return tuple(changed)


def _top(root: Operation) -> Iterator[Operation]:
    return (op for region in root.regions for block in region.blocks for op in block.ops)
