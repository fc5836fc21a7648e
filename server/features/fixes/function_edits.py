"""Edits of one function: a pass on a copy of it, in the program around it, written into the author's text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....ir.graph import Operation
from ....ir.walk import walk_into
from ....passes.ownership.preconditions import functions, is_function
from ....passes.pass_manager.base import Pass, Refusal
from ....syntax.document.assembled import assemble
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.printer.minimal_edits import edits_of
from ....syntax.text.edits import TextEdit
from ...facts.program_errors import apart_from
from ...facts.refusals import unwritable_of
from .llvm_offers import ERRORS_FIRST, reason_of
from .offer_values import RefusedError

Change = Callable[[Operation, Operation, Document], "tuple[Refusal, ...]"]
"""From a function and the program it is in, copies both, to why it cannot be changed; empty: it has been."""


def function_at(document: Document, offset: int) -> tuple[Item, Operation] | None:
    """The innermost function with a body that covers `offset`, and its item."""
    item = document.item_at(offset)
    if item is None or item.kind is not ItemKind.OPERATIONS:
        return None
    at, function = offset - item.start, None
    # Nothing outside of an operation is in it: a long function has thousands that need not be looked into.
    for op in walk_into(item.operations, lambda op: _covers(op, at)):
        if is_function(op) and (function is None or function.is_proper_ancestor_of(op)):
            function = op
    return (item, function) if function is not None else None


def _covers(op: Operation, offset: int) -> bool:
    """Whether `offset` in the text of its item is in `op`, or at one of its ends."""
    syntax = op.syntax
    return syntax is None or syntax.start <= offset <= syntax.end


def function_edits(document: Document, offset: int, change: Change, steps: Sequence[Pass]) -> list[TextEdit]:
    """The edits of `change`, which does to one function what `steps` do to all."""
    place = function_at(document, offset)
    if place is None:
        raise RefusedError("the function is gone; the file has changed")
    item, original = place
    chunk = document.chunk_of(item)
    assembled = assemble(chunk)
    apart = apart_from(document, assembled, steps)
    function = next((op for op in functions(assembled.root) if op.origin is original), None)
    if function is None:
        raise RefusedError("the function is gone; the file has changed")
    if apart.is_everything or any(op in apart for op in (function, *function.ancestors())):
        raise RefusedError(ERRORS_FIRST)
    with apart.hidden():
        refusals = change(function, assembled.root, document)
    if refusals:
        raise RefusedError(reason_of(refusals[0]))
    refuse_unwritable(assembled.root)
    return edits_of(document.text, assembled, chunk, document.knowledge)


def refuse_unwritable(root: Operation) -> None:
    for refusal in unwritable_of(root):
        raise RefusedError(reason_of(refusal))
