"""Op views of `sparse_tensor`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AssembleOp(OpView):
    levels: list[Value]
    values: Value
    result: OpResult

class BinaryOp(OpView):
    x: Value
    y: Value
    output: OpResult
    left_identity: Attribute | None
    right_identity: Attribute | None
    overlap_region: Region
    left_region: Region
    right_region: Region

class CoIterateOp(OpView):
    iter_spaces: list[Value]
    init_args: list[Value]
    results: list[OpResult]
    crd_used_lvls: Attribute | None
    cases: Attribute | None
    case_regions: list[Region]

class CompressOp(OpView):
    values: Value
    filled: Value
    added: Value
    count: Value
    tensor: Value
    lvl_coords: list[Value]
    result: OpResult

class ConcatenateOp(OpView):
    inputs: list[Value]
    result: OpResult
    dimension: Attribute | None

class ConvertOp(OpView):
    source: Value
    dest: OpResult

class ToCoordinatesOp(OpView):
    tensor: Value
    result: OpResult
    level: Attribute | None

class ToCoordinatesBufferOp(OpView):
    tensor: Value
    result: OpResult

class CrdTranslateOp(OpView):
    in_crds: list[Value]
    out_crds: list[OpResult]
    direction: Attribute | None
    encoder: Attribute | None

class DisassembleOp(OpView):
    tensor: Value
    out_levels: list[Value]
    out_values: Value
    ret_levels: list[OpResult]
    ret_values: OpResult
    lvl_lens: list[OpResult]
    val_len: OpResult

class ExpandOp(OpView):
    tensor: Value
    values: OpResult
    filled: OpResult
    added: OpResult
    count: OpResult

class ExtractIterSpaceOp(OpView):
    tensor: Value
    parent_iter: Value | None
    extracted_space: OpResult
    lo_lvl: Attribute | None
    hi_lvl: Attribute | None

class ExtractValOp(OpView):
    tensor: Value
    iterator: Value
    result: OpResult

class ForeachOp(OpView):
    tensor: Value
    init_args: list[Value]
    results: list[OpResult]
    order: Attribute | None
    region: Region

class HasRuntimeLibraryOp(OpView):
    result: OpResult

class IterateOp(OpView):
    iter_space: Value
    init_args: list[Value]
    results: list[OpResult]
    crd_used_lvls: Attribute | None
    region: Region

class LoadOp(OpView):
    tensor: Value
    result: OpResult
    has_inserts: Attribute | None

class LvlOp(OpView):
    source: Value
    index: Value
    result: OpResult

class NewOp(OpView):
    source: Value
    result: OpResult

class NumberOfEntriesOp(OpView):
    tensor: Value
    result: OpResult

class OutOp(OpView):
    tensor: Value
    dest: Value

class ToPositionsOp(OpView):
    tensor: Value
    result: OpResult
    level: Attribute | None

class PrintOp(OpView):
    tensor: Value

class PushBackOp(OpView):
    cur_size: Value
    in_buffer: Value
    value: Value
    n: Value | None
    out_buffer: OpResult
    new_size: OpResult
    inbounds: Attribute | None

class ReduceOp(OpView):
    x: Value
    y: Value
    identity: Value
    output: OpResult
    region: Region

class ReinterpretMapOp(OpView):
    source: Value
    dest: OpResult

class ReorderCOOOp(OpView):
    input_coo: Value
    result_coo: OpResult
    algorithm: Attribute | None

class SelectOp(OpView):
    x: Value
    output: OpResult
    region: Region

class ToSliceOffsetOp(OpView):
    slice: Value
    offset: OpResult
    dim: Attribute | None

class ToSliceStrideOp(OpView):
    slice: Value
    stride: OpResult
    dim: Attribute | None

class SortOp(OpView):
    n: Value
    xy: Value
    ys: list[Value]
    perm_map: Attribute | None
    ny: Attribute | None
    algorithm: Attribute | None

class GetStorageSpecifierOp(OpView):
    specifier: Value
    result: OpResult
    specifier_kind: Attribute | None
    level: Attribute | None

class StorageSpecifierInitOp(OpView):
    source: Value | None
    result: OpResult

class SetStorageSpecifierOp(OpView):
    specifier: Value
    value: Value
    result: OpResult
    specifier_kind: Attribute | None
    level: Attribute | None

class UnaryOp(OpView):
    x: Value
    output: OpResult
    present_region: Region
    absent_region: Region

class ToValuesOp(OpView):
    tensor: Value
    result: OpResult

class YieldOp(OpView):
    results: list[Value]
