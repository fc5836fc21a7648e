"""Op views of `linalg`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AbsOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class AddOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class BatchMatmulOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    indexing_maps: Attribute | None
    cast: Attribute | None
    region: Region

class BatchMatvecOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class BatchMmt4DOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class BatchReduceMatmulOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    indexing_maps: Attribute | None
    cast: Attribute | None
    region: Region

class BatchVecmatOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class BroadcastOp(OpView):
    input: Value
    init: Value
    result: list[OpResult]
    dimensions: Attribute | None
    region: Region

class CeilOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class ContractOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    indexing_maps: Attribute | None
    cast: Attribute | None
    combiner: Region

class Conv1DOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class Conv1DNcwFcwOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv1DNwcWcfOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class Conv2DNchwFchwOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNchwFchwQOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNgchwFgchwOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNgchwGfchwOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNgchwGfchwQOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNhwcFhwcOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNhwcFhwcQOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNhwcHwcfOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNhwcHwcfQOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNhwgcGfhwcOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv2DNhwgcGfhwcQOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv3DOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class Conv3DNcdhwFcdhwOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv3DNdhwcDhwcfOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class Conv3DNdhwcDhwcfQOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class CopyOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    cast: Attribute | None
    region: Region

class DepthwiseConv1DNcwCwOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv1DNwcWcOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv1DNwcWcmOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv2DNchwChwOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv2DNhwcHwcOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv2DNhwcHwcQOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv2DNhwcHwcmOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv2DNhwcHwcmQOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv3DNcdhwCdhwOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv3DNdhwcDhwcOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DepthwiseConv3DNdhwcDhwcmOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class DivOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class DivUnsignedOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class DotOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class ElementwiseOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    kind: Attribute | None
    indexing_maps: Attribute | None
    region: Region

class ErfOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class ExpOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class FillOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class FillRng2DOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class FloorOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class GenericOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    indexing_maps: Attribute | None
    iterator_types: Attribute | None
    doc: Attribute | None
    library_call: Attribute | None
    region: Region

class IndexOp(OpView):
    result: OpResult
    dim: Attribute | None

class LogOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class MapOp(OpView):
    inputs: list[Value]
    init: Value
    result: list[OpResult]
    mapper: Region

class MatmulOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    indexing_maps: Attribute | None
    cast: Attribute | None
    region: Region

class MatvecOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class MaxOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class MinOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class Mmt4DOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class MulOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class NegFOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class PackOp(OpView):
    source: Value
    dest: Value
    padding_value: Value | None
    inner_tiles: list[Value]
    result: OpResult
    outer_dims_perm: Attribute | None
    inner_dims_pos: Attribute | None
    static_inner_tiles: Attribute | None

class PoolingNchwMaxOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNchwSumOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNcwMaxOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNcwSumOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNdhwcMaxOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNdhwcMinOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNdhwcSumOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNhwcMaxOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNhwcMaxUnsignedOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNhwcMinOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNhwcMinUnsignedOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNhwcSumOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNwcMaxOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNwcMaxUnsignedOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNwcMinOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNwcMinUnsignedOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PoolingNwcSumOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    strides: Attribute | None
    dilations: Attribute | None
    region: Region

class PowFOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class QuantizedBatchMatmulOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class QuantizedMatmulOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class ReciprocalOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class ReduceOp(OpView):
    inputs: list[Value]
    inits: list[Value]
    results: list[OpResult]
    dimensions: Attribute | None
    combiner: Region

class RoundOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class RsqrtOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class SelectOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class SoftmaxOp(OpView):
    input: Value
    output: Value
    result: list[OpResult]
    dimension: Attribute | None

class SqrtOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class SquareOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class SubOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class TanhOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class TransposeOp(OpView):
    input: Value
    init: Value
    result: list[OpResult]
    permutation: Attribute | None
    region: Region

class UnPackOp(OpView):
    source: Value
    dest: Value
    inner_tiles: list[Value]
    result: OpResult
    outer_dims_perm: Attribute | None
    inner_dims_pos: Attribute | None
    static_inner_tiles: Attribute | None

class VecmatOp(OpView):
    inputs: list[Value]
    outputs: list[Value]
    result_tensors: list[OpResult]
    region: Region

class WinogradFilterTransformOp(OpView):
    filter: Value
    output: Value
    result: OpResult
    fmr: Attribute | None

class WinogradInputTransformOp(OpView):
    input: Value
    output: Value
    result: OpResult
    fmr: Attribute | None

class WinogradOutputTransformOp(OpView):
    value: Value
    output: Value
    result: OpResult
    fmr: Attribute | None

class YieldOp(OpView):
    values: list[Value]
