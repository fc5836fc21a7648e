"""Op views of `scf`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class ConditionOp(OpView):
    condition: Value
    args: list[Value]

class ExecuteRegionOp(OpView):
    results: list[OpResult]
    no_inline: Attribute | None
    region: Region

class ForOp(OpView):
    lower_bound: Value
    upper_bound: Value
    step: Value
    init_args: list[Value]
    results: list[OpResult]
    unsigned_cmp: Attribute | None
    region: Region

class ForallOp(OpView):
    dynamic_lower_bound: list[Value]
    dynamic_upper_bound: list[Value]
    dynamic_step: list[Value]
    outputs: list[Value]
    results: list[OpResult]
    static_lower_bound: Attribute | None
    static_upper_bound: Attribute | None
    static_step: Attribute | None
    mapping: Attribute | None
    region: Region

class InParallelOp(OpView):
    region: Region

class IfOp(OpView):
    condition: Value
    results: list[OpResult]
    then_region: Region
    else_region: Region

class IndexSwitchOp(OpView):
    arg: Value
    results: list[OpResult]
    cases: Attribute | None
    default_region: Region
    case_regions: list[Region]

class ParallelOp(OpView):
    lower_bound: list[Value]
    upper_bound: list[Value]
    step: list[Value]
    init_vals: list[Value]
    results: list[OpResult]
    region: Region

class ReduceOp(OpView):
    operands: list[Value]
    reductions: list[Region]

class ReduceReturnOp(OpView):
    result: Value

class WhileOp(OpView):
    inits: list[Value]
    results: list[OpResult]
    before: Region
    after: Region

class YieldOp(OpView):
    results: list[Value]
