"""Cost of operations: sentences for people on what an operation does and costs."""

from __future__ import annotations

from collections.abc import Mapping

from .bufferization.costs import COSTS as _BUFFERIZATION
from .memref.costs import COSTS as _MEMREF

COSTS: Mapping[str, str] = {**_BUFFERIZATION, **_MEMREF}
"""By name; `{size}` and `{of_size}` stand for the size of the buffer."""
