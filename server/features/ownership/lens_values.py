"""Code lens values: one line above a function, and how it says what a pass adds to it."""

from __future__ import annotations

from ....ir.graph import Operation
from ....ir.plurals import counted
from ....ir.records import dataclass, replace
from ....passes.pass_manager.base import Refusal
from ....syntax.document.document import Document, Item
from ...facts.program_errors import hindrance
from ...facts.refusals import in_document, words_of
from ..titles import plain

ERROR_FIRST = "fix the error first"
"""The title of the lens of a function with an error."""
_SEPARATOR = " · "


@dataclass(frozen=True)
class CodeLens:
    """`start`, `end`: the name of the function, offsets into the document. `offset`: where the function starts."""

    start: int
    end: int
    offset: int
    title: str
    can_insert: bool
    """Whether the pass would change anything, and does not refuse."""
    tooltip: str = ""
    """Plain text."""


def function_lens(item: Item, function: Operation, title: str, *, can_insert: bool, tooltip: str = "") -> CodeLens:
    """A lens of `function`, which is in `item`."""
    syntax = function.syntax
    if syntax is None:
        return CodeLens(item.start, item.start, item.start, title, can_insert, tooltip)
    start, end = in_document(item, (syntax.name_start, syntax.name_end))
    return CodeLens(start, end, in_document(item, (syntax.start, syntax.end))[0], title, can_insert, tooltip)


def refused_lens(item: Item, function: Operation, title: str, refusal: Refusal) -> CodeLens:
    """The lens of a function that the pass refuses."""
    message, way_out = words_of(refusal)
    return function_lens(item, function, title, can_insert=False, tooltip=plain(f"{message}; {way_out}"))


def counts_title(allocations: int, returned: int, frees: int, clones: int, *, is_compared: bool = False) -> str:
    """`3 allocations · 1 returned · pass adds 2 deallocs, 1 clone`; without what there is none of."""
    added = [counted(number, noun) for number, noun in ((frees, "dealloc"), (clones, "clone")) if number]
    if is_compared:
        added = ["comparisons"]
    words = [
        counted(allocations, "allocation") if allocations else "",
        f"{returned} returned" if returned else "",
        f"pass adds {', '.join(added)}" if added else "",
    ]
    return _SEPARATOR.join(word for word in words if word)


def moved_lens(lens: CodeLens, delta: int) -> CodeLens:
    """The same lens, `delta` further down."""
    start, end, offset = lens.start + delta, lens.end + delta, lens.offset + delta
    return CodeLens(start, end, offset, lens.title, lens.can_insert, lens.tooltip)


def found_or_errors(
    document: Document, item: Item, found: tuple[CodeLens, ...], *, beside: bool = False
) -> tuple[CodeLens, ...]:
    """`found`, the lenses of `item`; as long as it has an error, or what it calls, they say so: nothing can be done.

    Args:
        beside: each stands beside another one, which says so.
    """
    error = hindrance(document, item) if found else None
    if error is None:
        return found
    if beside:
        return ()
    return tuple([replace(lens, title=ERROR_FIRST, can_insert=False, tooltip=plain(error)) for lens in found])
