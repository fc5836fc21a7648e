"""Code actions `Insert deallocations ...`, and the pipeline: passes as edits of the text.

An offer costs a look at facts that are there anyway. The edit is made when somebody chooses it: the pass runs on a copy
of the program, and what it changed is written into the author's text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from ....ir.attributes import StringAttr
from ....ir.graph import Operation
from ....ir.records import dataclass
from ....passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from ....passes.ownership.value_order import number_operations
from ....passes.ownership_based_buffer_deallocation import (
    OwnershipBasedBufferDeallocation,
    functions,
    run_on_function,
)
from ....passes.pass_manager.base import Pass, Refusal
from ....passes.pass_manager.callees import Callees
from ....passes.simplify_inserted import simplify_inserted
from ....syntax.document.document import Document, Item, ParsedChunk, assemble
from ....syntax.document.segmenter import ItemKind
from ....syntax.printer.minimal_edits import edits_of
from ....syntax.text.edits import TextEdit, apply_edits
from ....syntax.text.findings import Severity
from ...facts.document_facts import OwnershipFacts, ownership_of
from ...facts.refusals import in_document, unwritable_of, words_of

_ERRORS_FIRST = "there are errors to be repaired first"


class Scope(Enum):
    FUNCTION = "function"
    SIMPLIFIED = "simplified"
    """As `FUNCTION`, and then what was inserted is simplified."""
    FILE = "file"
    PIPELINE = "pipeline"
    """The passes of buffer-deallocation-pipeline on the whole file, all or the first ones."""
    WORKSPACE = "workspace"
    """As `FILE`, for each file that the editor has open or in its folders."""


@dataclass(frozen=True)
class Offer:
    """One action for the user. `offset`: where the function stands; 0 for the whole file."""

    title: str
    scope: Scope
    offset: int = 0
    function: str = ""
    passes: int = 0
    """Of the pipeline: how many of its passes run."""
    disabled: str | None = None
    """Why it cannot be done, for a person; None when it can."""


class RefusedError(Exception):
    """The edit cannot be made; the message is for the user."""


def offers(
    document: Document, offset: int, *, dynamic: bool = False, each_pass: bool = False, workspace: bool = False
) -> list[Offer]:
    """What can be done about the function at `offset`, then about the file; nothing where no buffer needs it.

    `workspace`: offer to do it in all files too. Files that cannot be done are left out then, so it is always possible.

    `each_pass`: offer to stop after each pass of the pipeline too, which is much for a menu.
    """
    found: list[Offer] = []
    place = _function_at(document, offset)
    if place is not None:
        item, function = place
        reason, useful = _prospect(document, item, dynamic=False)
        if reason is not None or useful:
            start, name = _offset_of(item, function), _name(function)
            found.append(Offer("Insert deallocations in this function", Scope.FUNCTION, start, name, disabled=reason))
            if reason is None:
                found.append(Offer("Insert simplified deallocations in this function", Scope.SIMPLIFIED, start, name))
    prospects = [_prospect(document, item, dynamic) for item in document.leaves() if item.kind is ItemKind.OPERATIONS]
    reasons = [reason for reason, _ in prospects if reason is not None]
    if _errors(document):
        reasons.insert(0, _ERRORS_FIRST)
    if reasons or any(useful for _, useful in prospects):
        title = "Insert deallocations in this file"
        found.append(Offer(title, Scope.FILE, disabled=reasons[0] if reasons else None))
        # The passes before it may remove what ownership is refused for, so that is no reason here.
        found.extend(_pipeline_offers(_ERRORS_FIRST if _errors(document) else None, each_pass=each_pass))
        if workspace:
            found.append(Offer("Insert deallocations in all files of the workspace", Scope.WORKSPACE))
    return found


def _pipeline_offers(disabled: str | None, *, each_pass: bool) -> Iterator[Offer]:
    names = [step.name for step in BufferDeallocationPipeline().stages()]
    title = "Run the whole deallocation pipeline on this file"
    yield Offer(title, Scope.PIPELINE, passes=len(names), disabled=disabled)
    for number, name in enumerate(names[:-1], 1):
        if each_pass:
            title = f"Run the deallocation pipeline up to {name} ({number} of {len(names)})"
            yield Offer(title, Scope.PIPELINE, passes=number, disabled=disabled)


def edits(document: Document, scope: Scope, offset: int, *, dynamic: bool = False, passes: int = 0) -> list[TextEdit]:
    """What an offer does to the text: minimal, in text order, and read back before it is given away.

    `dynamic` is the pass's option `private-function-dynamic-ownership`. It counts for whole files only: for one
    function alone, its callers would not learn that it returns more.

    Raises:
        RefusedError: the pass does not apply, or there is no function at `offset`.
    """
    if scope in (Scope.FUNCTION, Scope.SIMPLIFIED):
        made = _function_edits(document, offset, is_simplified=scope is Scope.SIMPLIFIED)
    elif scope in (Scope.FILE, Scope.WORKSPACE):
        made = _file_edits(document, [OwnershipBasedBufferDeallocation(dynamic)])
    else:
        made = _file_edits(document, BufferDeallocationPipeline(dynamic).stages()[:passes])
    result = document.edited(apply_edits(document.text, made))
    if _errors(result) > _errors(document):
        raise RefusedError("the result could not be read back, so the file was left alone")
    return made


def _prospect(document: Document, item: Item, dynamic: bool) -> tuple[str | None, bool]:
    """Why the pass cannot run on `item`, and whether it would do anything."""
    if any(finding.severity is Severity.ERROR for finding in item.parsed.findings):
        has_function = any(op.name == "func.func" for op in item.operations)
        return (_ERRORS_FIRST if has_function else None), False
    facts = ownership_of(document, item, dynamic)
    if facts.refusals:
        return _reason(facts.refusals[0]), False
    return None, _does_something(facts)


def _does_something(facts: OwnershipFacts) -> bool:
    trace = facts.trace
    return bool(trace.deallocations or trace.copies or trace.added_arguments or trace.added_results)


def _reason(refusal: Refusal) -> str:
    message, way_out = words_of(refusal)
    return f"{message}: {way_out}"


def _function_at(document: Document, offset: int) -> tuple[Item, Operation] | None:
    """The innermost function with a body that covers `offset`, and its item."""
    item = document.item_at(offset)
    if item is None or item.kind is not ItemKind.OPERATIONS:
        return None
    best: Operation | None = None
    for top in item.operations:
        # Outer functions come later, so the first that fits is the innermost.
        for function in functions(top):
            start, end = _span_of(item, function)
            if best is None and start <= offset <= end:
                best = function
    return (item, best) if best is not None else None


def _span_of(item: Item, op: Operation) -> tuple[int, int]:
    return in_document(item, (op.syntax.start, op.syntax.end)) if op.syntax is not None else (item.start, item.end)


def _offset_of(item: Item, function: Operation) -> int:
    return _span_of(item, function)[0]


def _name(function: Operation) -> str:
    name = function.attribute("sym_name")
    return name.value if isinstance(name, StringAttr) else ""


def _function_edits(document: Document, offset: int, *, is_simplified: bool) -> list[TextEdit]:
    place = _function_at(document, offset)
    if place is None:
        raise RefusedError("there is no function here any more")
    item, original = place
    _refuse_errors(item)
    chunk = _chunk_of(document, item)
    assembled = assemble(chunk)
    function = next((op for op in functions(assembled.root) if op.origin is original), None)
    if function is None:
        raise RefusedError("there is no function here any more")
    number_operations(assembled.root)
    result = run_on_function(function, document.knowledge, Callees(document.knowledge))
    if result.refusals:
        raise RefusedError(_reason(result.refusals[0]))
    if is_simplified:
        simplify_inserted(function, document.knowledge)
    _refuse_unwritable(assembled.root)
    return edits_of(document.text, assembled, chunk, document.knowledge)


def _file_edits(document: Document, steps: Sequence[Pass]) -> list[TextEdit]:
    return [edit for chunk in document.chunks for edit in _chunk_edits(document, chunk, steps)]


def _chunk_edits(document: Document, chunk: ParsedChunk, steps: Sequence[Pass]) -> Iterator[TextEdit]:
    for item in chunk.leaves():
        _refuse_errors(item)
    if chunk.findings:
        raise RefusedError(_ERRORS_FIRST)
    assembled = assemble(chunk)
    for step in steps:
        result = step.run(assembled.root, document.knowledge)
        if result.refusals:
            raise RefusedError(_reason(result.refusals[0]))
    _refuse_unwritable(assembled.root)
    yield from edits_of(document.text, assembled, chunk, document.knowledge)


def _refuse_unwritable(root: Operation) -> None:
    for refusal in unwritable_of(root):
        raise RefusedError(_reason(refusal))


def _chunk_of(document: Document, item: Item) -> ParsedChunk:
    return next(chunk for chunk in document.chunks if chunk.start <= item.start and item.end <= chunk.end)


def _refuse_errors(item: Item) -> None:
    if any(finding.severity is Severity.ERROR for finding in item.parsed.findings):
        raise RefusedError(_ERRORS_FIRST)


def _errors(document: Document) -> int:
    return sum(finding.severity is Severity.ERROR for finding in document.findings)
