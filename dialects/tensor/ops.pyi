"""Op views of `tensor`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class BitcastOp(OpView):
    source: Value
    dest: OpResult

class CastOp(OpView):
    source: Value
    dest: OpResult

class CollapseShapeOp(OpView):
    src: Value
    result: OpResult
    reassociation: Attribute | None

class ConcatOp(OpView):
    inputs: list[Value]
    result: OpResult
    dim: Attribute | None

class DimOp(OpView):
    source: Value
    index: Value
    result: OpResult

class EmptyOp(OpView):
    dynamic_sizes: list[Value]
    result: OpResult

class ExpandShapeOp(OpView):
    src: Value
    output_shape: list[Value]
    result: OpResult
    reassociation: Attribute | None
    static_output_shape: Attribute | None

class ExtractOp(OpView):
    tensor: Value
    indices: list[Value]
    result: OpResult

class ExtractSliceOp(OpView):
    source: Value
    offsets: list[Value]
    sizes: list[Value]
    strides: list[Value]
    result: OpResult
    static_offsets: Attribute | None
    static_sizes: Attribute | None
    static_strides: Attribute | None

class FromElementsOp(OpView):
    elements: list[Value]
    result: OpResult

class GatherOp(OpView):
    source: Value
    indices: Value
    result: OpResult
    gather_dims: Attribute | None
    unique: Attribute | None

class GenerateOp(OpView):
    dynamic_extents: list[Value]
    result: OpResult
    body: Region

class InsertOp(OpView):
    scalar: Value
    dest: Value
    indices: list[Value]
    result: OpResult

class InsertSliceOp(OpView):
    source: Value
    dest: Value
    offsets: list[Value]
    sizes: list[Value]
    strides: list[Value]
    result: OpResult
    static_offsets: Attribute | None
    static_sizes: Attribute | None
    static_strides: Attribute | None

class PadOp(OpView):
    source: Value
    low: list[Value]
    high: list[Value]
    result: OpResult
    static_low: Attribute | None
    static_high: Attribute | None
    nofold: Attribute | None
    region: Region

class ParallelInsertSliceOp(OpView):
    source: Value
    dest: Value
    offsets: list[Value]
    sizes: list[Value]
    strides: list[Value]
    static_offsets: Attribute | None
    static_sizes: Attribute | None
    static_strides: Attribute | None

class RankOp(OpView):
    tensor: Value
    result: OpResult

class ReshapeOp(OpView):
    source: Value
    shape: Value
    result: OpResult

class ScatterOp(OpView):
    source: Value
    dest: Value
    indices: Value
    result: OpResult
    scatter_dims: Attribute | None
    unique: Attribute | None

class SplatOp(OpView):
    input: Value
    dynamic_sizes: list[Value]
    aggregate: OpResult

class YieldOp(OpView):
    value: Value
