"""Shifted views: views that do not begin where their allocation does."""

from __future__ import annotations

from ...dialects.common.view_chains import views_of
from ...ir.graph import Value
from ...ods.knowledge import Knowledge


def is_shifted(value: Value, knowledge: Knowledge) -> bool:
    """Whether `value` is a view that begins elsewhere than its allocation."""
    return unshifted(value, knowledge) is not value


def unshifted(value: Value, knowledge: Knowledge) -> Value:
    """The nearest source of the view `value` that has the aligned address of the allocation; usually `value`."""
    found = value
    for op, source in views_of(value, knowledge):
        semantics = knowledge.semantics(op.name)
        if semantics is not None and semantics.moves_address is not None and semantics.moves_address(op):
            found = source
    return found
