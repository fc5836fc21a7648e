"""What operations of the memref dialect do, where ODS does not say it."""

from __future__ import annotations

from .regions import RUNS_ONCE
from .semantics import Semantics

SEMANTICS: dict[str, Semantics] = {"memref.alloca_scope": Semantics(region_branch=RUNS_ONCE)}
