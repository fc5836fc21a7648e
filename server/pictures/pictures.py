"""Picture of a function of a document."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Operation
from ...ir.symbol_names import symbol_name
from ...ir.walk import walk
from ...passes.pass_manager.deallocation import DEFAULT_PLAN, Deallocation, PlanOptions
from ...syntax.document.document import Document, Item
from ..facts.bufferization_facts import bufferization_of
from ..facts.deallocation_facts import FunctionPlan, deallocation_of
from ..facts.ownership_facts import OwnershipFacts, mentions_buffers, no_ownership, ownership_of
from ..facts.refusals import words_of
from .flow import flow_of
from .lifetimes import lifetimes_of
from .model import Picture
from .planned import PlannedSubject, planned_lifetimes
from .program import Subject
from .tensor_copies import copy_lines

_ERRORS = "the text has errors, so nothing is known of its buffers"


def functions_of(document: Document) -> Iterator[tuple[Item, Operation, str]]:
    """Every function with its name, declarations too, in text order."""
    for item in document.leaves():
        for op in item.operations:
            for inner in walk(op):
                if document.knowledge.is_function_like(inner):
                    yield item, inner, symbol_name(inner)


def has_body(function: Operation) -> bool:
    return bool(function.regions and function.regions[0].blocks)


def picture_of(
    document: Document,
    item: Item,
    function: Operation,
    *,
    options: PlanOptions = DEFAULT_PLAN,
) -> Picture:
    """Of `function`, which is in `item` and has a body.

    Args:
        options: the pass whose frees and owners are drawn.
    """
    name = symbol_name(function)
    tensors = bufferization_of(document, item).plan_of(function)
    if options.deallocation is Deallocation.MINIMAL:
        plan = deallocation_of(document, item).plan_of(function)
        # With comparisons at run time, the function is as LLVM's pass makes it.
        if plan is None or not plan.is_compared:
            refusal = _refusal_of_plan(item, function, plan)
            planned = PlannedSubject(
                item, function, no_ownership(), document.knowledge, not refusal, plan or FunctionPlan(function)
            )
            return Picture(name, flow_of(planned, copy_lines(planned, tensors)), planned_lifetimes(planned), refusal)
    facts = ownership_of(document, item, options)
    subject = Subject(item, function, facts, document.knowledge, not (refusal := _refusal(item, function, facts)))
    return Picture(name, flow_of(subject, copy_lines(subject, tensors)), lifetimes_of(subject), refusal)


def _refusal_of_plan(item: Item, function: Operation, plan: FunctionPlan | None) -> str:
    if item.has_errors:
        return _ERRORS
    if plan is not None and plan.refusal is not None:
        return words_of(plan.refusal)[0]
    return _foreign(function)


def _foreign(function: Operation) -> str:
    if function.name != "func.func" and mentions_buffers(function):
        return f"the pass looks into func.func only, and this is {function.name}"
    return ""


def _refusal(item: Item, function: Operation, facts: OwnershipFacts) -> str:
    """The reason why ownership in `function` is unknown; empty when it is known."""
    if item.has_errors:
        return _ERRORS
    for refusal in facts.refusals:
        if refusal.operation is not None and _is_in(refusal.operation, function):
            return words_of(refusal)[0]
    return _foreign(function)


def _is_in(op: Operation, function: Operation) -> bool:
    """Whether `op`, of the copy that the pass ran on, belongs to `function`."""
    return op.origin is function or any(around.origin is function for around in op.ancestors())
