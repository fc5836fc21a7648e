"""Tensor programs that are given to a deallocation pass: nothing allocates yet, so that nothing can be freed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...ir.graph import Operation
from ...ir.types import RankedTensorType, UnrankedTensorType
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...passes.pass_manager.base import Pass
from ...passes.pass_manager.pipelines import Step, passes_of
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.document.segmenter import ItemKind
from ...syntax.text.findings import Finding, Severity
from .refusals import in_document

CODE = "not-bufferized"
BUFFERIZATION = "one-shot-bufferize{bufferize-function-boundaries}"
_DEALLOCATE = frozenset(
    ("buffer-deallocation", "minimal-deallocation", "ownership-based-buffer-deallocation")
)  # fmt: skip
_BUFFERIZE = "one-shot-bufferize"


def not_bufferized(steps: Sequence[Step], chunk: ParsedChunk) -> Finding | None:
    """The notice for the first operation of `chunk` on tensors, where `steps` deallocate without bufferization."""
    if not _needs_buffers(list(passes_of(steps))):
        return None
    return _finding(first_on_tensors(chunk))


def not_bufferized_by_run_lines(document: Document) -> list[Finding]:
    """The same for `document`, whose RUN lines deallocate without bufferization, once: at most one finding."""
    found = next(filter(None, map(first_on_tensors, document.chunks)), None)
    finding = _finding(found)
    return [finding] if finding is not None else []


def _finding(place: tuple[int, Operation] | None) -> Finding | None:
    if place is None:
        return None
    item_start, op = place
    assert op.syntax is not None
    message = f"bufferization has not run: '{op.name}' works on tensors, and the pass frees buffers alone"
    help_ = f"run `{BUFFERIZATION}` before it"
    start, end = op.syntax.name_start + item_start, op.syntax.name_end + item_start
    return Finding(CODE, Severity.INFORMATION, start, end, message, help=help_)


def _needs_buffers(passes: Sequence[Pass]) -> bool:
    """Whether a deallocation pass comes before any bufferization."""
    for step in passes:
        if step.name == _BUFFERIZE:
            return False
        if step.name in _DEALLOCATE:
            return True
    return False


def first_on_tensors(chunk: ParsedChunk) -> tuple[int, Operation] | None:
    """The first operation that takes or makes a tensor and is no constant, with the offset of its item."""
    return _first_on_tensors(chunk.leaves())


def first_to_bufferize(chunk: ParsedChunk, knowledge: Knowledge) -> tuple[int, Operation] | None:
    """The same, where one-shot-bufferize looks: in what is directly in the module and has no symbols of its own."""
    top = [item for item in chunk.items if item.kind is not ItemKind.ALIAS]
    items = top[0].children if len(top) == 1 and top[0].kind is ItemKind.MODULE else top
    return _first_on_tensors(
        item
        for item in items
        if item.kind is ItemKind.OPERATIONS
        and not any(knowledge.has_trait(op, "SymbolTable") for op in item.operations)
    )


def _first_on_tensors(items: Iterable[Item]) -> tuple[int, Operation] | None:
    for item in items:
        if "tensor<" not in item.parsed.source:
            continue
        for root in item.operations:
            for op in walk(root):
                types = [*op.result_types, *(value.type for value in op.operand_values)]
                is_on_tensors = any(isinstance(type_, (RankedTensorType, UnrankedTensorType)) for type_ in types)
                if is_on_tensors and op.operands and op.syntax is not None:
                    return in_document(item, (0, 0))[0], op
    return None
