"""Facts about operations of the arith dialect that ODS does not state."""

from __future__ import annotations

from ...ods.semantics import Semantics

SEMANTICS: dict[str, Semantics] = {
    "arith.select": Semantics(chooses=range(1, 3)),
}
