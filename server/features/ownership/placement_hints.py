"""Inlay hints and lenses of better placements: `64 B could be on the stack`.

    %0 = memref.alloc() : memref<16xf32>⟨ 64 B could be on the stack⟩
    %a = memref.alloc() : memref<8xf32>⟨ allocated 1024 times; once would do⟩
    func.func private @f() -> memref<4xf32> {⟨ result could be an out-parameter⟩

Each has a code action, which runs the pass that decided it for that one allocation or function.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from ....analysis.buffers.size import bytes_text
from ....analysis.placement.heap_buffers import CalledInItem, Placement, Placements, placements_with
from ....analysis.placement.placement_limits import Place, PlacementLimits
from ....ir.attributes import StringAttr, SymbolRefAttr
from ....ir.graph import Operation, Value
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ...facts.calls.call_reach import call_reach
from ...facts.kept.buffers import same_placements
from ...facts.out_param_facts import out_param_functions
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from .display_memory import Memory, all_lenses, hint_after_edit, recall, remember
from .hint_values import InlayHint, LabelPart, end_of_line, moved_hint
from .lens_values import CodeLens

_PLACED = FactKey[Placements]("placements with calls")
OUT_PARAMETER = "result could be an out-parameter"


def placement_hints(
    document: Document, start: int, end: int, limits: PlacementLimits, memory: Memory[InlayHint] | None = None
) -> list[InlayHint]:
    """The hints that stand in `[start, end]`, in text order. Buffers outside of the limits get none.

    While a function has errors, its hints come from `memory`.
    """
    hints = [
        hint
        for item in document.leaves()
        if item.start <= end and item.end >= start
        for hint in _hints(document, item, limits, memory)
        if start <= hint.offset <= end
    ]
    return sorted(hints, key=lambda hint: hint.offset)


def _hints(
    document: Document, item: Item, limits: PlacementLimits, memory: Memory[InlayHint] | None
) -> Iterable[InlayHint]:
    if memory is None:
        return _of_item(document, item, limits)
    if item.has_errors:
        known = recall(memory, document, item, hint_after_edit)
        return [moved_hint(hint, item.start) for hint in known]
    found = [*_of_item(document, item, limits)]
    remember(memory, item, tuple([moved_hint(hint, -item.start) for hint in found]))
    return found


def _of_item(document: Document, item: Item, limits: PlacementLimits) -> Iterator[InlayHint]:
    for found in better_placements(document, item, limits):
        offset = end_of_line(found.op, document.text, item)
        if offset is not None:
            yield InlayHint(offset, (LabelPart(found.label),), why(found))
    for function in out_param_functions(document, item):
        span = function.regions[0].span
        if span is not None:
            line_end = _end_of_line(document.text, in_document(item, span)[0])
            yield InlayHint(line_end, (LabelPart(OUT_PARAMETER),), why_out_parameter())


def placements_in(document: Document, item: Item) -> Placements:
    """Of all heap buffers of `item`, which belongs to `document` and has no errors."""
    knowledge = document.knowledge
    stamps = call_reach(document, item).stamps(item)
    if not stamps:
        return same_placements(item, knowledge)
    return item.parsed.facts.get(_PLACED, (knowledge, stamps), _placed, document, item)


def _placed(document: Document, item: Item) -> Placements:
    knowledge, reach = document.knowledge, call_reach(document, item)
    called = {one.name: one.op for one in reach.from_item(item)}
    own = {name.value: op for op in item.operations if isinstance(name := op.attribute("sym_name"), StringAttr)}

    def callee(user: Operation, symbol: SymbolRefAttr) -> Operation | None:
        if symbol.nested:
            return None
        return own.get(symbol.root) or called.get(symbol.root) or reach.from_operation(user, symbol.root)

    return placements_with(item, knowledge, CalledInItem(item.operations[0], knowledge, callee))


def better_placements(document: Document, item: Item, limits: PlacementLimits) -> list[Placement]:
    """In text order; none for items with errors."""
    if item.kind is not ItemKind.OPERATIONS or item.has_errors:
        return []
    return [found for found in placements_in(document, item).better if limits.admits(found.place, found.size)]


def _end_of_line(text: str, offset: int) -> int:
    ends = [at for at in (text.find("\n", offset), text.find("\r", offset)) if at >= 0]
    return min(ends, default=len(text))


def why(found: Placement) -> str:
    """Explanation of a placement, in Markdown."""
    name = f"`{name_of(found.op.results[0])}`"
    if found.place is Place.STACK:
        words = "`memref.alloca` would do, without a deallocation"
        return f"{name} is small, and no name of it outlives the function: {words}"
    loop = "loop" if len(found.loops) == 1 else f"{len(found.loops)} loops"
    return (
        f"No name of {name} outlives an iteration, so that one allocation before the {loop} serves all of them; "
        "a deallocation in the loop goes along"
    )


def why_out_parameter() -> str:
    """Explanation of an out-parameter, in Markdown."""
    return (
        "All callers are known, and each returned buffer is allocated here: callers could allocate it and pass it in "
        "(`buffer-results-to-out-params`, which changes all functions of a module, or refuses it)"
    )


def placement_lines(document: Document, item: Item, value: Value) -> Iterator[str]:
    """Sentences for the hover of a buffer: its better places, or the reasons against them."""
    op = value.defining_op
    if op is None or item.kind is not ItemKind.OPERATIONS or item.has_errors:
        return
    found = placements_in(document, item)
    better = [one for one in found.better if one.op is op]
    for one in better:
        yield f"{_capitalized(one.words)}. {why(one)}"
    if not better:
        yield from _reasons(found, op)


def _reasons(found: Placements, op: Operation) -> Iterator[str]:
    for place, use in found.not_moved:
        if place is op:
            yield f"Has to be allocated in each iteration: `{name_of(use.name)}` is {use.kind.value} by `{use.op.name}`"
    for place, obstacle in found.reasons:
        if place is op:
            yield f"Stays on the heap: {obstacle.value}"


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def placement_lenses(
    document: Document, limits: PlacementLimits, memory: Memory[CodeLens] | None = None
) -> list[CodeLens]:
    """One for each function with better places: `2 buffers could be on the stack: 96 B`; in text order.

    While a function has errors, its lens comes from `memory`.
    """
    return sorted(all_lenses(memory, document, partial(_lenses, limits), beside=True), key=lambda lens: lens.start)


def _lenses(limits: PlacementLimits, document: Document, item: Item) -> Iterator[CodeLens]:
    """Those of one item, with offsets relative to its start."""
    better = better_placements(document, item, limits)
    results = out_param_functions(document, item)
    for function in dict.fromkeys([*map(_function_around, better), *results]):
        inside = [one for one in better if _function_around(one) is function]
        words = [*_stack_words(inside), *(one.words for one in inside if one.place is Place.BEFORE_LOOP)]
        words += [OUT_PARAMETER] if function in results else []
        if function.syntax is not None:
            start, end = function.syntax.name_start, function.syntax.name_end
            yield CodeLens(start, end, start, " · ".join(dict.fromkeys(words)), can_insert=False)


def _function_around(found: Placement) -> Operation:
    """The function of `found`: placements are found in functions alone."""
    return next((op for op in found.op.ancestors() if op.name == "func.func"), found.op)


def _stack_words(inside: list[Placement]) -> Iterator[str]:
    small = [one for one in inside if one.place is Place.STACK]
    if small:
        count = "1 buffer" if len(small) == 1 else f"{len(small)} buffers"
        size = sum(one.size or 0 for one in small)
        yield f"{count} could be on the stack: {bytes_text(size)}" if size else f"{count} could be on the stack"
