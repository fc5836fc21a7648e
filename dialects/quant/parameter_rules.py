"""Types of `quant`, none of which is a definition in TableGen."""

from __future__ import annotations

UNDEFINED = {"type": frozenset(("any", "calibrated", "uniform"))}
UNKNOWN = {"type": "unknown quantized type {}"}
