"""Code actions `Insert deallocations ...`, and the pipeline: passes as edits of the text.

An offer costs a look at facts that are there anyway. The edit is made when somebody chooses it: the pass runs on a copy
of the program, and what it changed is written into the author's text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from ....ir.graph import Operation
from ....ir.records import replace
from ....ir.symbol_names import symbol_name
from ....passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from ....passes.buffer_results_to_out_params import BufferResultsToOutParams
from ....passes.one_shot_bufferize import OneShotBufferize
from ....passes.ownership.preconditions import functions
from ....passes.pass_manager.base import Pass, Refusal
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....passes.pass_manager.pipelines import run_pipeline
from ....passes.simplify_inserted import simplify_inserted
from ....syntax.document.assembled import assemble
from ....syntax.document.document import Document, Item, ParsedChunk
from ....syntax.document.segmenter import ItemKind
from ....syntax.printer.minimal_edits import edits_of
from ....syntax.text.edits import TextEdit, apply_edits
from ...facts.bufferization_facts import bufferization_of, connected_items
from ...facts.deallocation_facts import has_buffers
from ...facts.item_errors import is_valid
from ...facts.llvm_changes import deallocate_as_llvm
from ...facts.not_bufferized import first_to_bufferize
from ...facts.out_param_facts import out_param_functions
from ...facts.program_errors import hindrance, program_errors
from ..ownership.llvm_plan import LlvmPlan
from ..ownership.memory_levers import LEVER_SCOPES, lever_edits, memory_offers
from ..ownership.plans import BufferPlan, plans_of
from .function_edits import function_at, function_edits, refuse_unwritable
from .llvm_offers import (
    ERRORS_FIRST,
    Prospect,
    broken,
    file_offers,
    function_offers,
    offset_of,
    pipeline_offers,
    reason_of,
)
from .offer_values import INSERT_TITLE, WHOLE_FILE, Offer, RefusedError, Scope

_MOST_EXAMINED = 100
"""Items with buffers that an offer for a whole file looks at. A long file costs no more; where the pass refuses a later
one, the edit says so."""


def offers(
    document: Document,
    offset: int,
    *,
    options: PlanOptions = DEFAULT_PLAN,
    each_pass: bool = False,
    workspace: bool = False,
) -> list[Offer]:
    """The actions on the function at `offset`, then on the file; none where no buffer needs a deallocation.

    The first is the one that an engineer would write by hand. LLVM's own passes come last, by LLVM's names.

    Args:
        each_pass: offer to stop after each pass of LLVM's pipeline too, which is much for a menu.
        workspace: offer all files too, where something smaller is possible: nobody at an error means all files.
    """
    place = function_at(document, offset)
    found = _offers(document, offset, place, options, each_pass=each_pass)
    errors = program_errors(document)
    if errors:
        why = None
        if place is not None:
            why = ERRORS_FIRST if errors.of(place[0]) is not None else hindrance(document, place[0])
        found = [_without_errors(offer, why) for offer in found]
    if workspace and any(offer.scope is Scope.FILE for offer in found) and any(one.disabled is None for one in found):
        at = next(i for i, offer in enumerate(found) if offer.scope is Scope.FILE) + 1
        found.insert(at, Offer("Insert deallocations in all files of the workspace…", Scope.WORKSPACE))
    return found


def _without_errors(offer: Offer, why: str | None) -> Offer:
    """`offer` in a text with errors; `why`: what keeps passes from changing the function.

    Those of the whole file are none then.
    """
    reason = ERRORS_FIRST if offer.scope in WHOLE_FILE else why
    return replace(offer, disabled=offer.disabled or reason)


def _offers(
    document: Document,
    offset: int,
    place: tuple[Item, Operation] | None,
    options: PlanOptions,
    *,
    each_pass: bool,
) -> list[Offer]:
    """The actions of `offers`, as if the text had no errors elsewhere."""
    found: list[Offer] = []
    plan = plans_of(options).buffers
    prospect = Prospect()
    if place is not None:
        item, function = place
        prospect = _prospect(document, item, plan.alone, function)
        if prospect.reason is not None or prospect.is_useful:
            start, name = offset_of(item, function), symbol_name(function)
            title = INSERT_TITLE
            if plan.changes_callers(document, item, function):
                title = f"{title} in @{name}, what it calls and what calls it"
            found.append(Offer(title, Scope.FUNCTION, start, name, disabled=prospect.reason))
        found.extend(memory_offers(document, item, function, offset))
    examined = list(islice(_items_with_buffers(document), _MOST_EXAMINED))
    if place is not None and place[1] in out_param_functions(document, place[0]):
        start, name = offset_of(*place), symbol_name(place[1])
        found.append(Offer(f"Pass the result of @{name} in as an argument", Scope.OUT_PARAMETERS, start, name))
    found.extend(_bufferization_offers(document, place, plan))
    reasons = [why for item in examined if (why := _reason(document, item, plan)) is not None]
    is_useful = any(_prospect(document, item, plan).is_useful for item in examined)
    if any(plan.needs_callers(document, item) for item in examined):
        reasons, is_useful = [*_whole_file_reason(document, plan)], True
    if _has_errors(document, examined):
        reasons.insert(0, ERRORS_FIRST)
    if reasons or is_useful:
        found.append(Offer("Insert deallocations in this file", Scope.FILE, disabled=reasons[0] if reasons else None))
    if place is not None and (prospect.reason is not None or prospect.is_useful):
        found.extend(function_offers(document, *place))
    if reasons or is_useful:
        found.extend(file_offers(document, examined, options))
        found.extend(pipeline_offers(document, examined, offset, options, each_pass=each_pass))
    return found


def _bufferization_offers(
    document: Document, place: tuple[Item, Operation] | None, plan: BufferPlan
) -> Iterator[Offer]:
    """Of the file, and of the function at `place`; none where there is nothing to bufferize."""
    if "tensor<" not in document.text:
        return
    if all(first_to_bufferize(chunk, document.knowledge) is None for chunk in document.chunks):
        return
    examined = () if place is None else (place[0],)
    reason = ERRORS_FIRST if _has_errors(document, examined) else None
    title = "Bufferize this file (one-shot-bufferize), as deallocation needs it"
    yield Offer(title, Scope.BUFFERIZE, disabled=reason)
    names = ", ".join(step.name for step in _bufferization_and(plan))
    title = f"Bufferize this file and insert deallocations ({names})"
    yield Offer(title, Scope.BUFFERIZE_AND_DEALLOCATE, disabled=reason)
    if place is not None and bufferization_of(document, place[0]).plan_of(place[1]) is not None:
        start, name = offset_of(*place), symbol_name(place[1])
        title = f"Bufferize @{name}, what it calls and what calls it"
        yield Offer(title, Scope.BUFFERIZE_FUNCTION, start, name, disabled=reason)
        title = f"{title}, and insert their deallocations"
        yield Offer(title, Scope.BUFFERIZE_FUNCTION_AND_DEALLOCATE, start, name, disabled=reason)


def _bufferization_and(plan: BufferPlan) -> tuple[Pass, Pass]:
    return OneShotBufferize(bufferize_function_boundaries=True), plan.after_bufferization


def _items_with_buffers(document: Document) -> Iterator[Item]:
    """Broken items are among them: what they mention is not known."""
    for item in document.leaves():
        if item.kind is ItemKind.OPERATIONS and (item.has_errors or has_buffers(item)):
            yield item


def _has_errors(document: Document, examined: Sequence[Item]) -> bool:
    """Whether the text has errors, as far as `examined` and the parser tell; all are looked at for the edits."""
    return document.error_count > 0 or not all(is_valid(document, item) for item in examined)


def edits(
    document: Document,
    scope: Scope,
    offset: int,
    *,
    options: PlanOptions = DEFAULT_PLAN,
    passes: int = 0,
) -> list[TextEdit]:
    """The text edits of an offer: minimal, in text order, and read back before they are returned.

    That ownership crosses functions counts for whole files only: for one function alone, its callers would not learn
    that it returns more.

    Raises:
        RefusedError: the pass does not apply, or there is no function at `offset`.
    """
    plan = plans_of(options).buffers
    place = function_at(document, offset) if scope is Scope.FUNCTION else None
    if place is not None and plan.changes_callers(document, *place):
        made = _connected_edits(document, offset, plan.steps)
    elif scope is Scope.FUNCTION:
        made = function_edits(document, offset, plan.alone.deallocate, plan.alone.steps)
    elif scope is Scope.SIMPLIFIED:
        made = function_edits(document, offset, _LLVM.deallocate, _LLVM.steps)
    elif scope is Scope.OWNERSHIP:
        made = function_edits(document, offset, _ownership, _LLVM.steps)
    elif scope in LEVER_SCOPES:
        made = lever_edits(document, offset, scope)
    elif scope is Scope.OUT_PARAMETERS:
        made = function_edits(document, offset, _out_parameters, [_OUT_PARAMETERS])
    elif scope is Scope.BUFFERIZE:
        made = _file_edits(document, [OneShotBufferize(bufferize_function_boundaries=True)])
    elif scope is Scope.BUFFERIZE_FUNCTION:
        made = _connected_edits(document, offset, [OneShotBufferize(bufferize_function_boundaries=True)])
    elif scope is Scope.BUFFERIZE_FUNCTION_AND_DEALLOCATE:
        made = _connected_edits(document, offset, _bufferization_and(plan))
    elif scope is Scope.BUFFERIZE_AND_DEALLOCATE:
        made = _file_edits(document, _bufferization_and(plan))
    elif scope is Scope.PIPELINE:
        made = _file_edits(document, BufferDeallocationPipeline(options.crosses_functions).stages()[:passes])
    elif scope is Scope.OWNERSHIP_FILE:
        made = _file_edits(document, LlvmPlan(options).steps)
    else:
        made = _file_edits(document, plan.steps, simplified=plan.is_simplified)
    _refuse_new_errors(document, made)
    return made


def _refuse_new_errors(document: Document, made: Sequence[TextEdit]) -> None:
    edited = document.edited(apply_edits(document.text, made))
    if len(program_errors(edited).findings) > len(program_errors(document).findings):
        raise RefusedError("the result would have errors, so the file was not changed: a bug in pydealloc-lsp")


def _prospect(document: Document, item: Item, plan: BufferPlan, function: Operation | None = None) -> Prospect:
    """Of an item, or of one function in it."""
    if not is_valid(document, item):
        return broken(item)
    return Prospect(_reason(document, item, plan, function), plan.changes(document, item, function))


def _reason(document: Document, item: Item, plan: BufferPlan, function: Operation | None = None) -> str | None:
    """The reason of `_prospect`, for which nothing has to run that has not."""
    if not is_valid(document, item):
        return broken(item).reason
    refusal = plan.refusal(document, item, function)
    return reason_of(refusal) if refusal is not None else None


def _whole_file_reason(document: Document, plan: BufferPlan) -> Iterator[str]:
    """The reason why `plan` cannot change the whole file, if there is one; costs a run of its passes."""
    try:
        _file_edits(document, plan.steps)
    except RefusedError as error:
        yield str(error)


_LLVM = LlvmPlan(DEFAULT_PLAN)
_OUT_PARAMETERS = BufferResultsToOutParams(hoist_static_allocs=True, hoist_dynamic_allocs=True)


def _ownership(function: Operation, root: Operation, document: Document) -> tuple[Refusal, ...]:
    return deallocate_as_llvm(function, root, document.knowledge)


def _out_parameters(function: Operation, root: Operation, document: Document) -> tuple[Refusal, ...]:
    # The pass changes functions directly in a module: the one around, which may be nested.
    return _OUT_PARAMETERS.run_on(function.parent_op or root, document.knowledge, lambda one: one is function).refusals


def _connected_edits(document: Document, offset: int, steps: Sequence[Pass]) -> list[TextEdit]:
    place = function_at(document, offset)
    if place is None:
        raise RefusedError("the function is gone; the file has changed")
    items = connected_items(document, place[0])
    chunk = ParsedChunk(items[0].start, items[-1].end, items)
    return list(_chunk_edits(document, chunk, steps, simplified=False))


def _file_edits(document: Document, steps: Sequence[Pass], *, simplified: bool = False) -> list[TextEdit]:
    if program_errors(document):
        raise RefusedError(ERRORS_FIRST)
    return [edit for chunk in document.chunks for edit in _chunk_edits(document, chunk, steps, simplified=simplified)]


def _chunk_edits(
    document: Document, chunk: ParsedChunk, steps: Sequence[Pass], *, simplified: bool
) -> Iterator[TextEdit]:
    if any(program_errors(document).of(item) is not None for item in chunk.leaves()):
        raise RefusedError(ERRORS_FIRST)
    assembled = assemble(chunk)
    results = run_pipeline(steps, assembled.root, document.knowledge)
    if results and (refusals := results[-1].result.refusals):
        raise RefusedError(reason_of(refusals[0]))
    if simplified:
        for function in list(functions(assembled.root)):
            simplify_inserted(function, document.knowledge)
    refuse_unwritable(assembled.root)
    yield from edits_of(document.text, assembled, chunk, document.knowledge)
