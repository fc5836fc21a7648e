"""Inlay hints of One-Shot Bufferize: the tensors that it would copy, after the operand that needs the copy.

%0 = tensor.insert %v into %t⟨ pass: copies 4 KiB⟩[%i] : tensor<1024xf32>
"""

from __future__ import annotations

from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ...facts.bufferization_facts import bufferization_of
from ...facts.bufferization_words import conflict_roles, copied_size, how_to_avoid, place_of, why_copied
from ...facts.kept.bufferization_plans import BufferizationFacts, PlannedCopy
from ...facts.refusals import in_document
from ..ownership.hint_values import InlayHint, LabelPart, end_of_line

OFF, ALL = "off", "all"
"""Values of the setting."""
_HINTS = FactKey["tuple[InlayHint, ...]"]("bufferization hints")


def copy_hints(document: Document, item: Item, setting: str) -> tuple[InlayHint, ...]:
    """The hints of one item, with offsets relative to its start."""
    if setting == OFF:
        return ()
    facts = bufferization_of(document, item)
    if not facts.plans:
        return ()
    return item.parsed.facts.get(_HINTS, (facts, setting), _made, document.text, item, facts, setting)


def _made(text: str, item: Item, facts: BufferizationFacts, setting: str) -> tuple[InlayHint, ...]:
    found = [hint for plan in facts.plans for copy in plan.copies if (hint := _copied(text, item, copy)) is not None]
    if setting == ALL:
        written = [operand for plan in facts.plans for operand in plan.in_place]
        found += [
            InlayHint(in_document(item, operand.span)[1], (LabelPart("in place"),), "written without a copy")
            for operand in written
            if operand.span is not None
        ]
    return tuple([_relative(hint, item.start) for hint in found])


def _copied(text: str, item: Item, copy: PlannedCopy) -> InlayHint | None:
    span = copy.operand.span if copy.operand is not None else None
    offset = in_document(item, span)[1] if span is not None else end_of_line(copy.operation, text, item)
    if offset is None:
        return None
    label = f"pass: copies {copied_size(copy)}"
    remedy = how_to_avoid(copy)
    tooltip = f"{why_copied(copy)}." + (f"\n\nTo avoid it: {remedy}." if remedy else "")
    places = (place_of(item, what) for what, _ in conflict_roles(copy))
    target = next((place for place in places if place is not None), None)
    return InlayHint(offset, (LabelPart(label, target),), tooltip)


def _relative(hint: InlayHint, start: int) -> InlayHint:
    (part,) = hint.parts
    target = (part.target[0] - start, part.target[1] - start) if part.target is not None else None
    return InlayHint(hint.offset - start, (LabelPart(part.text, target),), hint.tooltip)
