"""What ODS does not say about `spirv`: operands that branches hand on."""

from __future__ import annotations

from ...ods.branches import conditional_operands, switch_operands
from ...ods.semantics import Semantics

SEMANTICS = {
    "spirv.BranchConditional": Semantics(successor_operands=conditional_operands),
    "spirv.Switch": Semantics(successor_operands=switch_operands),
}
