"""Semantics of `builtin` that ODS lacks."""

from __future__ import annotations

from ...ods.semantics import Semantics

SEMANTICS: dict[str, Semantics] = {
    "builtin.module": Semantics(default_dialect="builtin"),
    "builtin.unrealized_conversion_cast": Semantics(names_memory=True),
}
