"""What operations of the func dialect do, where ODS does not say it."""

from __future__ import annotations

from ...ods.semantics import Semantics

SEMANTICS: dict[str, Semantics] = {"func.func": Semantics(default_dialect="func")}
