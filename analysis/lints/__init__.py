"""One file per lint, each with a page in tests/lints."""

from __future__ import annotations

from ..checks import Check

CHECKS: tuple[Check, ...] = ()
"""In the order users see them."""
