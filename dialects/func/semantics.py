"""Semantics of `func` that ODS lacks."""

from __future__ import annotations

from ...ods.semantics import Semantics

SEMANTICS: dict[str, Semantics] = {"func.func": Semantics(default_dialect="func")}
