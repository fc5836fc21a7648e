"""Semantics of `spirv` that ODS lacks: operands that branches forward."""

from __future__ import annotations

from ...ods.branches import conditional_operands, switch_operands
from ...ods.semantics import Runs, Semantics

# mlir/include/mlir/Dialect/SPIRV/IR/SPIRVControlFlowOps.td: a loop runs in the blocks of its region.
SEMANTICS = {
    "spirv.ARM.Graph": Semantics(may_be_empty=True),
    "spirv.BranchConditional": Semantics(successor_operands=conditional_operands),
    "spirv.SpecConstantOperation": Semantics(runs=Runs.ONCE),
    "spirv.Switch": Semantics(successor_operands=switch_operands),
    "spirv.func": Semantics(may_be_empty=True),
    "spirv.mlir.loop": Semantics(runs=Runs.ONCE),
    "spirv.mlir.selection": Semantics(runs=Runs.ONCE),
}
