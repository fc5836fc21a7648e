"""Findings of One-Shot Bufferize: copies, allocations, and what it refuses."""

from __future__ import annotations

from collections.abc import Iterator

from ...analysis.buffers.size import bytes_text
from ...dialects.common.bufferization_help import way_to_buffers
from ...ir.graph import Operation, OpOperand
from ...ir.records import replace
from ...ir.symbol_names import symbol_name
from ...syntax.document.document import Document, Item
from ...syntax.text.findings import Finding, Note, Severity
from .bufferization_facts import bufferization_of
from .bufferization_words import conflict_roles, how_to_avoid, place_of, size_with_loops, why_copied
from .kept.bufferization_plans import BufferizationPlan, PlannedCopy
from .ownership_words import name_of


def bufferization_findings(document: Document) -> list[Finding]:
    """Those of all functions, offsets into the text."""
    return [finding for item in document.leaves() for finding in _of_item(document, item)]


def _of_item(document: Document, item: Item) -> Iterator[Finding]:
    facts = bufferization_of(document, item)
    if facts.refused is not None:
        yield finding_of_refused(document, item, facts.refused, facts.refusal)
    for plan in facts.plans:
        yield from _of_plan(item, plan)


def finding_of_refused(document: Document, item: Item, refused: Operation, refusal: str) -> Finding:
    """Offsets into the text; `refusal`: the reason that the pass gives for `refused`, an operation of `item`."""
    has_interface = document.knowledge.bufferization(refused.name) is not None
    help_ = way_to_buffers(refused, is_left_over=not has_interface)
    return _at(item, refused, "bufferization-unknown-op", Severity.WARNING, refusal, help_=help_)


def _of_plan(item: Item, plan: BufferizationPlan) -> Iterator[Finding]:
    for copy in plan.copies:
        yield replace(finding_of_copy(item, copy), function=symbol_name(plan.function))
    copied = {copy.operation for copy in plan.copies}
    for op in plan.loop_allocations:
        if op not in copied:
            yield finding_of_loop_allocation(item, op)
    for operand in plan.returned:
        message = f"`{name_of(operand.value)}` would be returned in a new buffer, which the caller has to free"
        help_ = "write into an argument, or run `buffer-results-to-out-params`"
        yield _at(item, operand, "bufferization-return-allocates", Severity.INFORMATION, message, help_=help_)
    yield from _amounts(item, plan)


def finding_of_loop_allocation(item: Item, op: Operation) -> Finding:
    """Offsets into the text; `op`, of `item`, makes a tensor in a loop."""
    message = f"One-Shot Bufferize would allocate the result of `{op.name}` in each iteration of a loop"
    help_ = "define it before the loop if no iteration needs a buffer of its own"
    return _at(item, op, "bufferization-alloc-in-loop", Severity.INFORMATION, message, help_=help_)


def _amounts(item: Item, plan: BufferizationPlan) -> Iterator[Finding]:
    """Findings that are reported where the configuration sets the limit of that name and their `size` is above it."""
    if not plan.copies:
        return
    name = f"`@{symbol_name(plan.function)}`"
    number, least = len(plan.copies), "at least " * any(copy.bytes is None for copy in plan.copies)
    notes = tuple(
        [
            Note(*place, f"copies {size_with_loops(copy)}")
            for copy in plan.copies
            if (place := place_of(item, copy.operand or copy.operation)) is not None
        ]
    )
    for what, amount, size in (
        ("max-copies", f"make {number} {'copy' if number == 1 else 'copies'}", number),
        ("max-copied-bytes", f"copy {least}{bytes_text(plan.copied_bytes)}", plan.copied_bytes),
    ):
        code = f"bufferization-{what}"
        message = f"One-Shot Bufferize would {amount} in {name}, more than `{what}` allows"
        yield replace(_at(item, plan.function, code, Severity.WARNING, message, notes), size=size)


def finding_of_copy(item: Item, copy: PlannedCopy) -> Finding:
    """Offsets into the text; notes for the read, the write, and the definition, as far as they are in `item`."""
    reason = copy.reason
    if copy.is_in_loop:
        code, severity = "bufferization-copy-in-loop", Severity.WARNING
    elif reason.definition is not None and reason.read is None and not reason.is_parallel:
        code, severity = "bufferization-not-writable", Severity.INFORMATION
    else:
        code, severity = "bufferization-copy", Severity.INFORMATION
    notes = [
        Note(*place, message) for what, message in conflict_roles(copy) if (place := place_of(item, what)) is not None
    ]
    message = why_copied(copy)
    place = copy.operand or copy.operation
    found = _at(item, place, code, severity, message, tuple(notes), how_to_avoid(copy))
    return replace(found, size=copy.bytes_in_all)


def _at(
    item: Item,
    place: Operation | OpOperand,
    code: str,
    severity: Severity,
    message: str,
    notes: tuple[Note, ...] = (),
    help_: str = "",
) -> Finding:
    span = place_of(item, place) or (item.start, item.start)
    return Finding(code, severity, *span, message, notes, help_ or None)
