"""Item stages: the program after each pass of a pipeline, computed function by function.

The passes of the deallocation pipeline work on functions, so an edit reruns them on the edited function alone. Each
item has its edits per pass, with its other facts; programs in between are not stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...passes.pass_manager.base import Pass
from ...passes.pass_manager.pipelines import StepResult, run_pipeline
from ...syntax.document.document import Document, Item, ParsedChunk, assemble
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.printer.minimal_edits import edits_of
from ...syntax.text.edits import TextEdit
from ...syntax.text.line_index import line_end_near, line_start
from .refusals import finding_of, unwritable_of

Edits = tuple[TextEdit, ...]


@dataclass(frozen=True)
class ItemStages:
    """`edits`: after each pass that ran on the item, in text order, with offsets relative to the item."""

    edits: tuple[Edits, ...]
    refusal: str = ""
    """The reason why the pass after the last of `edits` stopped; empty when all ran."""
    adds_symbols: bool = False
    """A pass added an operation beside the item's own, such as a function that all of a module share."""


@dataclass(frozen=True)
class DocumentStages:
    """The same for a whole text: one entry in `edits` per pass that ran on any chunk, with offsets into the text."""

    edits: tuple[Edits, ...]
    refusal: str = ""


_STAGES = FactKey[ItemStages]("stages of an item")


def stages_by_item(document: Document, steps: Sequence[Pass]) -> DocumentStages | None:
    """The stages of `document`, which has no errors; None where items are not independent of each other.

    `steps` have to be the same in each call, and change nothing beside the function they look at.
    """
    chunks: list[list[tuple[Item, ItemStages]]] = []
    for chunk in document.chunks:
        found: list[tuple[Item, ItemStages]] = []
        for item in chunk.leaves():
            if item.kind is ItemKind.MODULE:
                continue
            if any(op.results or op.operands for op in item.operations):
                return None
            stages = stages_of(document, item, steps)
            if stages.adds_symbols:
                return None
            found.append((item, stages))
            pause()
        chunks.append(found)
    # A pass that refuses one function of a chunk ends the pipeline of the chunk.
    lengths = [min((len(stages.edits) for _, stages in found), default=len(steps)) for found in chunks]
    reached = max(lengths, default=0)
    edits = tuple([_at(chunks, lengths, number) for number in range(reached)])
    return DocumentStages(edits, _refusal(chunks, lengths))


def _at(chunks: Sequence[list[tuple[Item, ItemStages]]], lengths: Sequence[int], number: int) -> Edits:
    found: list[TextEdit] = []
    for chunk, length in zip(chunks, lengths, strict=True):
        last = min(number, length - 1)
        if last >= 0:
            found += [edit.shifted(item.start) for item, stages in chunk for edit in stages.edits[last]]
    return tuple(found)


def _refusal(chunks: Sequence[list[tuple[Item, ItemStages]]], lengths: Sequence[int]) -> str:
    return next(
        (
            stages.refusal
            for chunk, length in zip(chunks, lengths, strict=True)
            for _, stages in chunk
            if stages.refusal and len(stages.edits) == length
        ),
        "",
    )


def stages_of(document: Document, item: Item, steps: Sequence[Pass]) -> ItemStages:
    """Those of one item of `document`; computed once for a text of the item."""
    margin = document.text[line_start(document.text, item.start) : item.start]
    depends_on = (document.knowledge, margin, line_end_near(document.text, item.start))
    return item.parsed.facts.get(_STAGES, depends_on, _stages_of, document, item, steps)


def _stages_of(document: Document, item: Item, steps: Sequence[Pass]) -> ItemStages:
    chunk = ParsedChunk(item.start, item.end, (item,))
    assembled = assemble(chunk)
    found: list[Edits] = []
    own = len(list(_top(assembled.root)))
    adds_symbols = False

    def after(done: StepResult) -> None:
        nonlocal adds_symbols
        adds_symbols = adds_symbols or len(list(_top(assembled.root))) != own
        if done.result.refusals or adds_symbols:
            return
        if found and not done.result.changed:
            # Printing takes as long as the pass, and most passes have nothing to do in most functions.
            found.append(found[-1])
            return
        edits = tuple(
            [edit.shifted(-item.start) for edit in edits_of(document.text, assembled, chunk, document.knowledge)]
        )
        found.append(found[-1] if found and found[-1] == edits else edits)

    results = run_pipeline(steps, assembled.root, document.knowledge, after)
    refused = (results[-1].result.refusals if results else ()) or unwritable_of(assembled.root)
    why = finding_of(refused[0], assembled.sources.get).message if refused else ""
    return ItemStages(tuple(found), why, adds_symbols)


def _top(root: Operation) -> Iterator[Operation]:
    return (op for region in root.regions for block in region.blocks for op in block.ops)
