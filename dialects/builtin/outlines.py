"""Outlines of `builtin`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

DISCARDABLE: dict[str, tuple[tuple[str, str], ...]] = {
    "builtin.module": (
        ("gpu.container_module", "gpu.container_module"),
        ("transform.with_named_sequence", "transform.with_named_sequence"),
        ("dlti.dl_spec", "dlti.dl_spec = #dlti.dl_spec<$1>"),
    ),
}
"""Attributes that are often added to an operation, or to arguments of `name()`, each as it is written for a start."""
