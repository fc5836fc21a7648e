"""Semantics of `pdl` that ODS lacks: names without a dialect inside patterns."""

from __future__ import annotations

from ...ods.semantics import Runs, Semantics

SEMANTICS = {
    "pdl.pattern": Semantics(default_dialect="pdl"),
    "pdl.rewrite": Semantics(default_dialect="pdl", runs=Runs.AT_ANOTHER_TIME),
}
