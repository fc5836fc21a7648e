"""Code lenses: the effects of the deallocation pass on each function, in one line above it.

3 allocations · 1 returned · pass adds 2 deallocs, 1 clone
"""

from __future__ import annotations

from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....syntax.document.document import Document
from ....syntax.document.segmenter import ItemKind
from .lens_values import CodeLens, found_or_errors, moved_lens
from .plans import plans_of


def code_lenses(document: Document, *, options: PlanOptions = DEFAULT_PLAN) -> list[CodeLens]:
    """One for each function with a body that has to do with buffers, in text order."""
    plan, lenses = plans_of(options).buffers, list[CodeLens]()
    for item in document.leaves():
        if item.kind is ItemKind.OPERATIONS:
            found = plan.lenses(document, item)
            lenses += [moved_lens(lens, item.start) for lens in found_or_errors(document, item, found)]
    return lenses
