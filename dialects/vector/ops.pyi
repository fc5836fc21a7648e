"""Op views of `vector`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class BitCastOp(OpView):
    source: Value
    result: OpResult

class BroadcastOp(OpView):
    source: Value
    vector: OpResult

class CompressStoreOp(OpView):
    base: Value
    indices: list[Value]
    mask: Value
    value_to_store: Value
    alignment: Attribute | None

class ConstantMaskOp(OpView):
    result: OpResult
    mask_dim_sizes: Attribute | None

class ContractionOp(OpView):
    lhs: Value
    rhs: Value
    acc: Value
    result: OpResult
    indexing_maps: Attribute | None
    iterator_types: Attribute | None
    kind: Attribute | None

class CreateMaskOp(OpView):
    operands: list[Value]
    result: OpResult

class DeinterleaveOp(OpView):
    source: Value
    res1: OpResult
    res2: OpResult

class ExpandLoadOp(OpView):
    base: Value
    indices: list[Value]
    mask: Value
    pass_thru: Value
    result: OpResult
    alignment: Attribute | None

class ExtractOp(OpView):
    source: Value
    dynamic_position: list[Value]
    result: OpResult
    static_position: Attribute | None

class ExtractStridedSliceOp(OpView):
    source: Value
    result: OpResult
    offsets: Attribute | None
    sizes: Attribute | None
    strides: Attribute | None

class FMAOp(OpView):
    lhs: Value
    rhs: Value
    acc: Value
    result: OpResult

class FromElementsOp(OpView):
    elements: list[Value]
    dest: OpResult

class GatherOp(OpView):
    base: Value
    offsets: list[Value]
    indices: Value
    mask: Value
    pass_thru: Value
    result: OpResult
    alignment: Attribute | None

class InsertOp(OpView):
    value_to_store: Value
    dest: Value
    dynamic_position: list[Value]
    result: OpResult
    static_position: Attribute | None

class InsertStridedSliceOp(OpView):
    value_to_store: Value
    dest: Value
    result: OpResult
    offsets: Attribute | None
    strides: Attribute | None

class InterleaveOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class LoadOp(OpView):
    base: Value
    indices: list[Value]
    result: OpResult
    nontemporal: Attribute | None
    alignment: Attribute | None

class MaskOp(OpView):
    mask: Value
    passthru: Value | None
    results: list[OpResult]
    mask_region: Region

class MaskedLoadOp(OpView):
    base: Value
    indices: list[Value]
    mask: Value
    pass_thru: Value
    result: OpResult
    alignment: Attribute | None

class MaskedStoreOp(OpView):
    base: Value
    indices: list[Value]
    mask: Value
    value_to_store: Value
    alignment: Attribute | None

class MultiDimReductionOp(OpView):
    source: Value
    acc: Value
    dest: OpResult
    kind: Attribute | None
    reduction_dims: Attribute | None

class OuterProductOp(OpView):
    lhs: Value
    rhs: Value
    acc: Value | None
    result: OpResult
    kind: Attribute | None

class PrintOp(OpView):
    source: Value | None
    punctuation: Attribute | None
    string_literal: Attribute | None

class ReductionOp(OpView):
    vector: Value
    acc: Value | None
    dest: OpResult
    kind: Attribute | None
    fastmath: Attribute | None

class ScalableExtractOp(OpView):
    source: Value
    result: OpResult
    pos: Attribute | None

class ScalableInsertOp(OpView):
    value_to_store: Value
    dest: Value
    result: OpResult
    pos: Attribute | None

class ScanOp(OpView):
    source: Value
    initial_value: Value
    dest: OpResult
    accumulated_value: OpResult
    kind: Attribute | None
    reduction_dim: Attribute | None
    inclusive: Attribute | None

class ScatterOp(OpView):
    base: Value
    offsets: list[Value]
    indices: Value
    mask: Value
    value_to_store: Value
    result: OpResult | None
    alignment: Attribute | None

class ShapeCastOp(OpView):
    source: Value
    result: OpResult

class ShuffleOp(OpView):
    v1: Value
    v2: Value
    vector: OpResult
    mask: Attribute | None

class StepOp(OpView):
    result: OpResult

class StoreOp(OpView):
    value_to_store: Value
    base: Value
    indices: list[Value]
    nontemporal: Attribute | None
    alignment: Attribute | None

class ToElementsOp(OpView):
    source: Value
    elements: list[OpResult]

class TransferReadOp(OpView):
    base: Value
    indices: list[Value]
    padding: Value
    mask: Value | None
    vector: OpResult
    permutation_map: Attribute | None
    in_bounds: Attribute | None

class TransferWriteOp(OpView):
    value_to_store: Value
    base: Value
    indices: list[Value]
    mask: Value | None
    result: OpResult | None
    permutation_map: Attribute | None
    in_bounds: Attribute | None

class TransposeOp(OpView):
    vector: Value
    result: OpResult
    permutation: Attribute | None

class TypeCastOp(OpView):
    memref: Value
    result: OpResult

class VectorScaleOp(OpView):
    res: OpResult

class YieldOp(OpView):
    operands: list[Value]
