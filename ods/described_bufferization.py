"""Bufferization of operations that a user describes: those that compute their results in their last operands."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .dialect_modules import dialect_module
from .registry import UPSTREAM

if TYPE_CHECKING:
    from .bufferization.interface import Bufferization
    from .knowledge import Knowledge

_DESTINATION_STYLE = "DestinationStyleOpInterface"


def described_bufferization(name: str, knowledge: Knowledge) -> Bufferization | None:
    """That of a user's operation which computes its results in its last operands; None: nothing says so."""
    semantics, definition = knowledge.overrides.get(name), knowledge.definition(name)
    is_declared = semantics is not None and semantics.is_destination_style
    if not is_declared:
        is_upstream = UPSTREAM.is_complete(name.partition(".")[0])
        if definition is None or is_upstream or _DESTINATION_STYLE not in definition.interfaces:
            return None
    needs_results = definition is not None and not all(group.is_variable for group in definition.results)
    make = dialect_module("common", "destination_style").described_destination_style
    return cast("Bufferization", make(knowledge.effects, needs_results=needs_results))
