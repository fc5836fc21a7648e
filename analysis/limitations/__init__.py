"""One file per limit of the deallocation pipeline, each with a page in tests/limitations.

What the ownership pass itself refuses is not repeated here: it is asked.
"""

from __future__ import annotations

from ..checks import Check

CHECKS: tuple[Check, ...] = ()
"""In the order users see them."""
