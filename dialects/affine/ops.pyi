"""Op views of `affine`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AffineApplyOp(OpView):
    map_operands: list[Value]
    result: OpResult
    map: Attribute | None

class AffineDelinearizeIndexOp(OpView):
    linear_index: Value
    dynamic_basis: list[Value]
    multi_index: list[OpResult]
    static_basis: Attribute | None

class AffineForOp(OpView):
    lower_bound_operands: list[Value]
    upper_bound_operands: list[Value]
    inits: list[Value]
    results: list[OpResult]
    lower_bound_map: Attribute | None
    upper_bound_map: Attribute | None
    step: Attribute | None
    region: Region

class AffineIfOp(OpView):
    operand0: list[Value]
    results: list[OpResult]
    condition: Attribute | None
    then_region: Region
    else_region: Region

class AffineLinearizeIndexOp(OpView):
    multi_index: list[Value]
    dynamic_basis: list[Value]
    linear_index: OpResult
    static_basis: Attribute | None
    disjoint: Attribute | None

class AffineLoadOp(OpView):
    memref: Value
    indices: list[Value]
    result: OpResult
    map: Attribute | None

class AffineMaxOp(OpView):
    operands: list[Value]
    result: OpResult
    map: Attribute | None

class AffineMinOp(OpView):
    operands: list[Value]
    result: OpResult
    map: Attribute | None

class AffineParallelOp(OpView):
    map_operands: list[Value]
    results: list[OpResult]
    reductions: Attribute | None
    lower_bounds_map: Attribute | None
    lower_bounds_groups: Attribute | None
    upper_bounds_map: Attribute | None
    upper_bounds_groups: Attribute | None
    steps: Attribute | None
    region: Region

class AffinePrefetchOp(OpView):
    memref: Value
    indices: list[Value]
    is_write: Attribute | None
    locality_hint: Attribute | None
    is_data_cache: Attribute | None
    map: Attribute | None

class AffineStoreOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    map: Attribute | None

class AffineVectorLoadOp(OpView):
    memref: Value
    indices: list[Value]
    result: OpResult
    map: Attribute | None

class AffineVectorStoreOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    map: Attribute | None

class AffineYieldOp(OpView):
    operands: list[Value]
