"""Op views of `xevm`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class BlockLoadOp(OpView):
    ptr: Value
    res: OpResult
    cache_control: Attribute | None

class BlockLoad2dOp(OpView):
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
    res: OpResult
    elem_size_in_bits: Attribute | None
    tile_width: Attribute | None
    tile_height: Attribute | None
    v_blocks: Attribute | None
    transpose: Attribute | None
    pack_register: Attribute | None
    cache_control: Attribute | None

class BlockPrefetch2dOp(OpView):
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
    elem_size_in_bits: Attribute | None
    tile_width: Attribute | None
    tile_height: Attribute | None
    v_blocks: Attribute | None
    cache_control: Attribute | None

class BlockStoreOp(OpView):
    ptr: Value
    val: Value
    cache_control: Attribute | None

class BlockStore2dOp(OpView):
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
    stored_val: Value
    elem_size_in_bits: Attribute | None
    tile_width: Attribute | None
    tile_height: Attribute | None
    cache_control: Attribute | None

class GridDimXOp(OpView):
    res: OpResult
    range: Attribute | None

class GridDimYOp(OpView):
    res: OpResult
    range: Attribute | None

class GridDimZOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkgroupIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkgroupIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkgroupIdZOp(OpView):
    res: OpResult
    range: Attribute | None

class LaneIdOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkitemIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkitemIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkitemIdZOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkgroupDimXOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkgroupDimYOp(OpView):
    res: OpResult
    range: Attribute | None

class WorkgroupDimZOp(OpView):
    res: OpResult
    range: Attribute | None

class MemfenceOp(OpView):
    scope: Attribute | None
    addrspace: Attribute | None

class MMAOp(OpView):
    a: Value
    b: Value
    c: Value | None
    d: OpResult
    shape: Attribute | None
    types: Attribute | None

class PrefetchOp(OpView):
    ptr: Value
    cache_control: Attribute | None

class SubgroupIdOp(OpView):
    res: OpResult
    range: Attribute | None

class SubgroupSizeOp(OpView):
    res: OpResult
    range: Attribute | None
