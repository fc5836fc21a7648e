"""Op views of `xegpu`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class AllocNbarrierOp(OpView):
    nbarrier_num: Attribute | None

class AtomicRMWOp(OpView):
    tensor_desc: Value
    mask: Value
    value: Value
    result: OpResult
    kind: Attribute | None
    layout: Attribute | None

class ConvertLayoutOp(OpView):
    source: Value
    result: OpResult
    input_layout: Attribute | None
    target_layout: Attribute | None

class CreateMemDescOp(OpView):
    source: Value
    mem_desc: OpResult

class CreateNdDescOp(OpView):
    source: Value
    offsets: list[Value]
    shape: list[Value]
    strides: list[Value]
    tensor_desc: OpResult
    const_offsets: Attribute | None
    const_shape: Attribute | None
    const_strides: Attribute | None

class CreateDescOp(OpView):
    source: Value
    offsets: Value
    tensor_desc: OpResult

class DpasOp(OpView):
    lhs: Value
    rhs: Value
    acc: Value | None
    result: OpResult
    layout_a: Attribute | None
    layout_b: Attribute | None
    layout_cd: Attribute | None

class FenceOp(OpView):
    memory_kind: Attribute | None
    fence_scope: Attribute | None

class InitNbarrierOp(OpView):
    nbarrier_id: Value
    participant_thread_num: Value
    result: OpResult

class LoadGatherOp(OpView):
    source: Value
    offsets: Value | None
    mask: Value
    value: OpResult
    chunk_size: Attribute | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None

class LoadMatrixOp(OpView):
    mem_desc: Value
    offsets: list[Value]
    res: OpResult
    const_offsets: Attribute | None
    subgroup_block_io: Attribute | None
    layout: Attribute | None

class LoadNdOp(OpView):
    tensor_desc: Value
    offsets: list[Value]
    value: OpResult
    const_offsets: Attribute | None
    packed: Attribute | None
    transpose: Attribute | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None

class NbarrierArriveOp(OpView):
    nbarrier: Value

class NbarrierWaitOp(OpView):
    nbarrier: Value

class PrefetchOp(OpView):
    source: Value
    offsets: Value | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    offset_align_byte: Attribute | None
    layout: Attribute | None

class PrefetchNdOp(OpView):
    tensor_desc: Value
    offsets: list[Value]
    const_offsets: Attribute | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None

class StoreScatterOp(OpView):
    value: Value
    dest: Value
    offsets: Value | None
    mask: Value
    chunk_size: Attribute | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None

class StoreMatrixOp(OpView):
    data: Value
    mem_desc: Value
    offsets: list[Value]
    const_offsets: Attribute | None
    subgroup_block_io: Attribute | None
    layout: Attribute | None

class StoreNdOp(OpView):
    value: Value
    tensor_desc: Value
    offsets: list[Value]
    const_offsets: Attribute | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None

class UpdateNdOffsetOp(OpView):
    tensor_desc: Value
    offsets: list[Value]
    result: OpResult
    const_offsets: Attribute | None

class UpdateOffsetOp(OpView):
    tensor_desc: Value
    offsets: Value
    result: OpResult
