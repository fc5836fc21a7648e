"""Op views of `ptr`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class ConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class FromPtrOp(OpView):
    ptr: Value
    metadata: Value | None
    result: OpResult

class GatherOp(OpView):
    ptrs: Value
    mask: Value
    passthrough: Value
    result: OpResult
    alignment: Attribute | None

class GetMetadataOp(OpView):
    ptr: Value
    result: OpResult

class LoadOp(OpView):
    ptr: Value
    value: OpResult
    alignment: Attribute | None
    volatile_: Attribute | None
    nontemporal: Attribute | None
    invariant: Attribute | None
    invariant_group: Attribute | None
    ordering: Attribute | None
    syncscope: Attribute | None

class MaskedLoadOp(OpView):
    ptr: Value
    mask: Value
    passthrough: Value
    result: OpResult
    alignment: Attribute | None

class MaskedStoreOp(OpView):
    value: Value
    ptr: Value
    mask: Value
    alignment: Attribute | None

class PtrAddOp(OpView):
    base: Value
    offset: Value
    result: OpResult
    flags: Attribute | None

class PtrDiffOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    flags: Attribute | None

class ScatterOp(OpView):
    value: Value
    ptrs: Value
    mask: Value
    alignment: Attribute | None

class StoreOp(OpView):
    value: Value
    ptr: Value
    alignment: Attribute | None
    volatile_: Attribute | None
    nontemporal: Attribute | None
    invariant_group: Attribute | None
    ordering: Attribute | None
    syncscope: Attribute | None

class ToPtrOp(OpView):
    ptr: Value
    result: OpResult

class TypeOffsetOp(OpView):
    result: OpResult
    element_type: Attribute | None
