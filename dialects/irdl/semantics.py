"""Facts of `irdl` that ODS does not have: bodies that may be left out."""

from __future__ import annotations

from ...ods.semantics import Semantics

# `SingleBlockRegion` in their formats adds the block.
_BODY = Semantics(fills_body=True)

SEMANTICS = {"irdl.attribute": _BODY, "irdl.dialect": _BODY, "irdl.operation": _BODY, "irdl.type": _BODY}
