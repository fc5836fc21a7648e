"""Inlay hints: the owner of each buffer after its definition, and what passes would insert and copy.

    %0⟨ owned⟩ = memref.alloc() : memref<4xf32>

All are made from what the pass itself decided (`plans`), so hints cannot disagree with what it would insert.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from ....ir.records import replace
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.line_index import LineIndex
from ...config.editor_settings import HintSettings
from .display_memory import Memory, Since, hint_after_edit, recall, remember
from .hint_values import InlayHint, LabelPart, moved_hint, shortened, with_lines
from .plans import plans_of

_LINES = FactKey[LineIndex]("lines")


def inlay_hints(
    document: Document,
    start: int,
    end: int,
    settings: HintSettings,
    *,
    options: PlanOptions = DEFAULT_PLAN,
    memory: Memory[InlayHint] | None = None,
) -> list[InlayHint]:
    """The hints in `[start, end]`, in text order.

    Functions that the pass refuses have no hints. While a function has errors, as during most edits, or one that it
    calls, its hints come from `memory`, without those in the edited text, so that lines do not jump.
    """
    hints: list[InlayHint] = []
    for item in document.leaves():
        if item.start > end or item.end < start or item.kind is not ItemKind.OPERATIONS:
            continue
        for hint in _hints_of(
            document, item, settings, options, memory, range(start - item.start, end + 1 - item.start)
        ):
            offset = hint.offset + item.start
            if start <= offset <= end:
                shown = with_lines(moved_hint(hint, item.start), partial(_line_at, document))
                hints.append(shortened(shown, settings.max_length))
    return hints


def joined(hints: Iterable[InlayHint]) -> list[InlayHint]:
    """The hints in text order; those of one place are one: editors leave no space between them."""
    found: list[InlayHint] = []
    for hint in sorted(hints, key=lambda hint: hint.offset):
        if found and found[-1].offset == hint.offset:
            parts = (*found[-1].parts, LabelPart(" · "), *hint.parts)
            words = [tooltip for tooltip in (found[-1].tooltip, hint.tooltip) if tooltip]
            found[-1] = replace(found[-1], parts=parts, tooltip="\n\n".join(words))
        else:
            found.append(hint)
    return found


def _line_at(document: Document, offset: int) -> int:
    return document.facts.get(_LINES, None, LineIndex, document.text).line_at(offset)


def _hints_of(
    document: Document,
    item: Item,
    settings: HintSettings,
    options: PlanOptions,
    memory: Memory[InlayHint] | None,
    shown: range,
) -> tuple[InlayHint, ...]:
    """Those of one item, with offsets relative to its start; at least those that are `shown`."""
    plans = plans_of(options)
    if item.has_errors or not plans.buffers.is_certain(document, item):

        def moved(hint: InlayHint, since: Since) -> InlayHint | None:
            return hint_after_edit(hint, since) if since.place(hint.offset) in shown else None

        return recall(memory, document, item, moved) if memory is not None else ()
    hints = plans.buffers.hints(document, item, settings) + plans.tensors.hints(document, item, settings)
    if memory is not None:
        remember(memory, item, hints)
    return hints
