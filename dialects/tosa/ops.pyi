"""Op views of `tosa`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AbsOp(OpView):
    input1: Value
    output: OpResult

class AddOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class AddShapeOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class ApplyScaleOp(OpView):
    value: Value
    multiplier: Value
    shift: Value
    output: OpResult
    rounding_mode: Attribute | None

class ArgMaxOp(OpView):
    input: Value
    output: OpResult
    axis: Attribute | None
    nan_mode: Attribute | None

class ArithmeticRightShiftOp(OpView):
    input1: Value
    input2: Value
    output: OpResult
    round: Attribute | None

class AvgPool2dOp(OpView):
    input: Value
    input_zp: Value
    output_zp: Value
    output: OpResult
    kernel: Attribute | None
    stride: Attribute | None
    pad: Attribute | None
    acc_type: Attribute | None

class BitwiseAndOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class BitwiseNotOp(OpView):
    input1: Value
    output: OpResult

class BitwiseOrOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class BitwiseXorOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class CastOp(OpView):
    input: Value
    output: OpResult

class CastFromBlockScaledOp(OpView):
    input_data: Value
    input_scale: Value
    output_data: OpResult
    block_size: Attribute | None

class CastToBlockScaledOp(OpView):
    input_data: Value
    output_data: OpResult
    output_scale: OpResult
    block_size: Attribute | None

class CeilOp(OpView):
    input1: Value
    output: OpResult

class ClampOp(OpView):
    input: Value
    output: OpResult
    min_val: Attribute | None
    max_val: Attribute | None
    nan_mode: Attribute | None

class ClzOp(OpView):
    input1: Value
    output: OpResult

class ConcatOp(OpView):
    input1: list[Value]
    output: OpResult
    axis: Attribute | None

class ConcatShapeOp(OpView):
    input: list[Value]
    output: OpResult

class IfOp(OpView):
    condition: Value
    input_list: list[Value]
    output_list: list[OpResult]
    then_graph: Region
    else_graph: Region

class ConstOp(OpView):
    output: OpResult
    values: Attribute | None

class ConstShapeOp(OpView):
    output: OpResult
    values: Attribute | None

class Conv2DOp(OpView):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    output: OpResult
    pad: Attribute | None
    stride: Attribute | None
    dilation: Attribute | None
    acc_type: Attribute | None
    local_bound: Attribute | None

class Conv3DOp(OpView):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    output: OpResult
    pad: Attribute | None
    stride: Attribute | None
    dilation: Attribute | None
    acc_type: Attribute | None
    local_bound: Attribute | None

class CosOp(OpView):
    input1: Value
    output: OpResult

class CustomOp(OpView):
    input_list: list[Value]
    output_list: list[OpResult]
    operator_name: Attribute | None
    domain_name: Attribute | None
    implementation_attrs: Attribute | None

class DepthwiseConv2DOp(OpView):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    output: OpResult
    pad: Attribute | None
    stride: Attribute | None
    dilation: Attribute | None
    acc_type: Attribute | None
    local_bound: Attribute | None

class DimOp(OpView):
    input1: Value
    output: OpResult
    axis: Attribute | None

class DivCeilShapeOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class DivFloorShapeOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class EqualOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class ErfOp(OpView):
    input: Value
    output: OpResult

class ExpOp(OpView):
    input1: Value
    output: OpResult

class Exp2ShapeOp(OpView):
    input: Value
    output: OpResult

class FFT2dOp(OpView):
    input_real: Value
    input_imag: Value
    output_real: OpResult
    output_imag: OpResult
    inverse: Attribute | None
    local_bound: Attribute | None

class FloorOp(OpView):
    input1: Value
    output: OpResult

class GatherOp(OpView):
    values: Value
    indices: Value
    output: OpResult

class GreaterOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class GreaterEqualOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class IdentityOp(OpView):
    input1: Value
    output: OpResult

class IntDivOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class LogOp(OpView):
    input1: Value
    output: OpResult

class Log2CeilShapeOp(OpView):
    input: Value
    output: OpResult

class Log2FloorShapeOp(OpView):
    input: Value
    output: OpResult

class LogicalAndOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class LogicalLeftShiftOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class LogicalNotOp(OpView):
    input1: Value
    output: OpResult

class LogicalOrOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class LogicalRightShiftOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class LogicalXorOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class MatMulOp(OpView):
    a: Value
    b: Value
    a_zp: Value
    b_zp: Value
    output: OpResult

class MatmulTBlockScaledOp(OpView):
    a_data: Value
    a_scale: Value
    b_data: Value
    b_scale: Value
    output_data: OpResult
    block_size: Attribute | None

class MaxPool2dOp(OpView):
    input: Value
    output: OpResult
    kernel: Attribute | None
    stride: Attribute | None
    pad: Attribute | None
    nan_mode: Attribute | None

class MaxShapeOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class MaximumOp(OpView):
    input1: Value
    input2: Value
    output: OpResult
    nan_mode: Attribute | None

class MinShapeOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class MinimumOp(OpView):
    input1: Value
    input2: Value
    output: OpResult
    nan_mode: Attribute | None

class ModShapeOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class MulOp(OpView):
    input1: Value
    input2: Value
    shift: Value
    output: OpResult

class MulShapeOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class NegateOp(OpView):
    input1: Value
    input1_zp: Value
    output_zp: Value
    output: OpResult

class PadOp(OpView):
    input1: Value
    padding: Value
    pad_const: Value
    output: OpResult

class PowOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class ReciprocalOp(OpView):
    input1: Value
    output: OpResult

class ReduceAllOp(OpView):
    input: Value
    output: OpResult
    axis: Attribute | None

class ReduceAnyOp(OpView):
    input: Value
    output: OpResult
    axis: Attribute | None

class ReduceMaxOp(OpView):
    input: Value
    output: OpResult
    axis: Attribute | None
    nan_mode: Attribute | None

class ReduceMinOp(OpView):
    input: Value
    output: OpResult
    axis: Attribute | None
    nan_mode: Attribute | None

class ReduceProductOp(OpView):
    input: Value
    output: OpResult
    axis: Attribute | None

class ReduceSumOp(OpView):
    input: Value
    output: OpResult
    axis: Attribute | None

class RescaleOp(OpView):
    input: Value
    multiplier: Value
    shift: Value
    input_zp: Value
    output_zp: Value
    output: OpResult
    scale32: Attribute | None
    rounding_mode: Attribute | None
    per_channel: Attribute | None
    input_unsigned: Attribute | None
    output_unsigned: Attribute | None

class ReshapeOp(OpView):
    input1: Value
    shape: Value
    output: OpResult

class ResizeOp(OpView):
    input: Value
    scale: Value
    offset: Value
    border: Value
    output: OpResult
    mode: Attribute | None

class ReverseOp(OpView):
    input1: Value
    output: OpResult
    axis: Attribute | None

class RFFT2dOp(OpView):
    input_real: Value
    output_real: OpResult
    output_imag: OpResult
    local_bound: Attribute | None

class RsqrtOp(OpView):
    input1: Value
    output: OpResult

class ScatterOp(OpView):
    values_in: Value
    indices: Value
    input: Value
    values_out: OpResult

class SelectOp(OpView):
    input1: Value
    input2: Value
    input3: Value
    output: OpResult

class SigmoidOp(OpView):
    input: Value
    output: OpResult

class SinOp(OpView):
    input1: Value
    output: OpResult

class SliceOp(OpView):
    input1: Value
    start: Value
    size: Value
    output: OpResult

class SliceShapeOp(OpView):
    input: Value
    start: Value
    size: Value
    output: OpResult

class SubOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class SubShapeOp(OpView):
    input1: Value
    input2: Value
    output: OpResult

class TableOp(OpView):
    input1: Value
    table: Value
    output: OpResult

class TanhOp(OpView):
    input: Value
    output: OpResult

class TileOp(OpView):
    input1: Value
    multiples: Value
    output: OpResult

class TransposeOp(OpView):
    input1: Value
    output: OpResult
    perms: Attribute | None

class TransposeConv2DOp(OpView):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    output: OpResult
    out_pad: Attribute | None
    stride: Attribute | None
    acc_type: Attribute | None
    local_bound: Attribute | None

class VariableOp(OpView):
    sym_name: Attribute | None
    var_shape: Attribute | None
    type: Attribute | None
    initial_value: Attribute | None

class VariableReadOp(OpView):
    output1: OpResult
    name: Attribute | None

class VariableWriteOp(OpView):
    input1: Value
    name: Attribute | None

class WhileOp(OpView):
    input_list: list[Value]
    output_list: list[OpResult]
    cond_graph: Region
    body_graph: Region

class YieldOp(OpView):
    inputs: list[Value]
