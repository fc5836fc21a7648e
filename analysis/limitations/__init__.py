"""Limits of the deallocation pipeline: one file per limit, each with a page in tests/limitations.

Refusals of the ownership pass are not repeated here: the pass itself is run, and each refusal has a page too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dependent_elsewhere import check as dependent_elsewhere
from .shapes_differ import check as shapes_differ
from .shrinking_realloc import check as shrinking_realloc
from .stale_liveness import check as stale_liveness
from .stale_origins import check as stale_origins

if TYPE_CHECKING:
    from ..check_types import Check

CHECKS: tuple[Check, ...] = (
    shapes_differ,
    shrinking_realloc,
    stale_liveness,
    stale_origins,
    dependent_elsewhere,
)
"""In the order users see them."""
