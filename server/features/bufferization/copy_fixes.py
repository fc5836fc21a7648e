"""Quick fixes for what One-Shot Bufferize copies and allocates, each proven by the analysis of the edited text.

A fix is offered only if the edited functions, and those that mention them, have fewer copies, or as many and fewer
allocations, and none that they did not have. In a long function a proof takes longer than a menu may: it is made when
the fix is chosen, and the fix has no edits then if it saves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ....ir.graph import BlockArgument, Operation, OpResult, Value
from ....ir.lazy_pattern import lazy_pattern
from ....ir.walk import walk, walk_into
from ....ods.knowledge import Knowledge
from ....ods.side_effects import is_pure
from ....syntax.document.assembled import assemble
from ....syntax.document.document import Document, Item
from ....syntax.printer.minimal_edits import edits_of
from ....syntax.text.edits import TextEdit
from ....syntax.text.findings import Finding
from ...facts.bufferization_facts import bufferization_of, chunk_with_callees
from ...facts.bufferization_findings import finding_of_copy, finding_of_loop_allocation, finding_of_refused
from ...facts.bufferization_words import is_movable, named
from ...facts.item_errors import is_valid
from ...facts.kept.bufferization_plans import BufferizationPlan, PlannedCopy
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from ..fixes.quick_fixes import QuickFix
from ..titles import plain
from .allocation_fixes import (
    dead_tensors,
    hoist_allocation,
    may_need_no_tensor,
    reuse_dead_tensor,
    use_destination,
    yield_into_argument,
)
from .fix_proof import saving

_not_writable = lazy_pattern(r"[^%]*?\bbufferization\.writable\s*=\s*(false)\b").match
_restrict = lazy_pattern(r"\brestrict\b(?!\s+writable)").search

_LONG_ITEM_CHARS = 40_000
_MOST_OPERATIONS = 64
"""Operations that are asked for ways to save their allocations; no more are selected for that."""

_Change = Callable[[Operation, Knowledge], bool]
"""From a program, a copy, to whether it could be changed."""


def copy_fixes(document: Document, start: int, end: int) -> Iterator[QuickFix]:
    """Those for operations that `[start, end]` touches; each has the finding it answers, reported or not, if any."""
    for item in document.leaves():
        if item.start > end or item.end < start or not is_valid(document, item):
            continue
        facts = bufferization_of(document, item)
        refused = facts.refused
        if refused is not None and _touches(item, refused, start, end):
            yield from _yielded(document, item, refused, facts.refusal)
        for plan in facts.plans:
            for copy in plan.copies:
                if _touches(item, copy.operation, start, end):
                    yield from _of_copy(document, item, copy)
            touched = _touched(item, plan, start, end)
            of_allocations = _lazily_of_allocations if _is_long(item) else _of_allocations
            for op in touched if len(touched) <= _MOST_OPERATIONS else ():
                yield from of_allocations(document, item, plan, op)


def _is_long(item: Item) -> bool:
    return len(item.parsed.source) > _LONG_ITEM_CHARS


def _touched(item: Item, plan: BufferizationPlan, start: int, end: int) -> list[Operation]:
    """The operations with results that `[start, end]` touches, without those around `start`."""
    touched = walk_into((plan.function,), lambda op: _touches(item, op, start, end))
    return [op for op in touched if op.results and not _is_inside(item, op, start)]


def _of_copy(document: Document, item: Item, copy: PlannedCopy) -> Iterator[QuickFix]:
    read, write, finding = copy.reason.read, copy.reason.write, finding_of_copy(item, copy)
    if read is not None and write is not None and is_movable(read, write) and is_pure(read, document.knowledge):
        edits = _move_line(document.text, item, read, write)
        title = f"Move {named(read)} before {named(write)}, so that {name_of(copy.value)} is not copied"
        yield from _proven(document, item, edits, title, finding, is_preferred=True)
    definition = copy.reason.definition
    if definition is not None and read is None and not copy.reason.is_parallel:
        title = f"Mark {name_of(definition)} as writable: a promise that its contents are not needed after"
        yield from _proven(document, item, _marked(document.text, item, definition), title, finding)


def _of_allocations(document: Document, item: Item, plan: BufferizationPlan, op: Operation) -> Iterator[QuickFix]:
    if op in plan.loop_allocations:
        yield from _hoisted(document, item, op)
    yield from _in_other_tensors(document, item, op)


def _lazily_of_allocations(
    document: Document, item: Item, plan: BufferizationPlan, op: Operation
) -> Iterator[QuickFix]:
    """As `_of_allocations`, for a long item: one fix stands for all whose proofs would take long."""
    if op in plan.loop_allocations:
        yield from _hoisted(document, item, op)
    if may_need_no_tensor(op, document.knowledge):
        title = plain(f"Find a tensor that {named(op)} can work in, instead of a new one")

        def make() -> tuple[TextEdit, ...]:
            return next((fix.edits for fix in _in_other_tensors(document, item, op)), ())

        yield QuickFix(title, make, is_lazy=True)


def _hoisted(document: Document, item: Item, op: Operation) -> Iterator[QuickFix]:
    title = f"Make {name_of(op.results[0])} once, before the loop"
    change, finding = partial(hoist_allocation, op=op), finding_of_loop_allocation(item, op)
    yield from _changed(document, item, change, title, finding, is_proven=not _is_long(item))


def _in_other_tensors(document: Document, item: Item, op: Operation) -> Iterator[QuickFix]:
    name = named(op)
    title = f"Work in the destination: {name} needs no tensor of its own"
    yield from _changed(document, item, partial(use_destination, op=op), title)
    program = assemble(chunk_with_callees(document, item)).root
    for operand, dead in dead_tensors(program, document.knowledge, op):
        change = partial(reuse_dead_tensor, operand=operand, dead=dead)
        title = f"Write the result of {name} over {name_of(dead)}, which is not read again"
        fixes = list(_changed(document, item, change, title))
        yield from fixes
        if fixes:
            break


def _is_inside(item: Item, op: Operation, start: int) -> bool:
    """Whether `start` is in an operation in a region of `op`."""
    return any(_touches(item, inner, start, start) for inner in walk(op) if inner is not op)


def _yielded(document: Document, item: Item, refused: Operation, refusal: str) -> Iterator[QuickFix]:
    """`refused` is a loop, or its terminator."""
    is_terminator = document.knowledge.is_region_terminator(refused)
    loop = refused.parent_op if is_terminator else refused
    if loop is None:
        return
    title = f"Copy what {named(loop)} yields into its iteration arguments, so that it can be bufferized"
    finding = finding_of_refused(document, item, refused, refusal)
    change = partial(yield_into_argument, op=loop)
    yield from _changed(document, item, change, title, finding, is_proven=not _is_long(item))


def _touches(item: Item, op: Operation, start: int, end: int) -> bool:
    if op.syntax is None:
        return False
    first, last = in_document(item, (op.syntax.start, op.syntax.end))
    return first <= end and last >= start


def _changed(
    document: Document,
    item: Item,
    change: _Change,
    title: str,
    finding: Finding | None = None,
    *,
    is_proven: bool = True,
) -> Iterator[QuickFix]:
    def make() -> tuple[TextEdit, ...]:
        chunk = chunk_with_callees(document, item)
        assembled = assemble(chunk)
        if not change(assembled.root, document.knowledge):
            return ()
        return tuple(edits_of(document.text, assembled, chunk, document.knowledge))

    yield from _offered(document, item, make, title, finding, is_proven=is_proven)


def _proven(
    document: Document,
    item: Item,
    edits: tuple[TextEdit, ...],
    title: str,
    finding: Finding | None,
    *,
    is_preferred: bool = False,
) -> Iterator[QuickFix]:
    if edits:
        is_proven = not _is_long(item)
        yield from _offered(
            document, item, lambda: edits, title, finding, is_preferred=is_preferred, is_proven=is_proven
        )


def _offered(
    document: Document,
    item: Item,
    make: Callable[[], tuple[TextEdit, ...]],
    title: str,
    finding: Finding | None,
    *,
    is_preferred: bool = False,
    is_proven: bool,
) -> Iterator[QuickFix]:
    """The fix, if its edits save something. With `is_proven` false, that is found out when they are asked for."""

    def saving_edits() -> tuple[TextEdit, ...]:
        edits = make()
        return edits if edits and saving(document, item, edits) is not None else ()

    code = finding.code if finding is not None else ""
    if not is_proven:
        yield QuickFix(plain(title), saving_edits, finding, code, is_preferred=is_preferred, is_lazy=True)
    elif edits := saving_edits():
        yield QuickFix(plain(title), lambda: edits, finding, code, is_preferred=is_preferred)


def _move_line(text: str, item: Item, read: Operation, write: Operation) -> tuple[TextEdit, ...]:
    """The edits that move the lines of `read` before those of `write`; none where something else is in these lines."""
    if read.syntax is None or write.syntax is None:
        return ()
    start, end = in_document(item, (read.syntax.start, read.syntax.end))
    line, stop = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    target = text.rfind("\n", 0, in_document(item, (write.syntax.start, write.syntax.end))[0]) + 1
    rest = text[end:stop].strip()
    if stop < 0 or text[line:start].strip() or (rest and not rest.startswith("//")) or target > line:
        return ()
    return TextEdit(target, target, text[line : stop + 1]), TextEdit(line, stop + 1, "")


def _marked(text: str, item: Item, definition: Value) -> tuple[TextEdit, ...]:
    """The edit that makes the memory of `definition` writable: an argument, or a buffer that is read as a tensor."""
    if isinstance(definition, BlockArgument) and definition.span is not None:
        found = _not_writable(text, in_document(item, definition.span)[1])
        return (TextEdit(*found.span(1), "true"),) if found is not None else ()
    if isinstance(definition, OpResult) and definition.op.syntax is not None:
        syntax = definition.op.syntax
        start, end = in_document(item, (syntax.start, syntax.end))
        found = _restrict(text[start:end])
        return (TextEdit(start + found.end(), start + found.end(), " writable"),) if found is not None else ()
    return ()
