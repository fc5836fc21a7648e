"""Op views of `arm_sme`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class CopyTileOp(OpView):
    tile: Value
    result: OpResult

class ExtractTileSliceOp(OpView):
    tile: Value
    tile_slice_index: Value
    result: OpResult
    layout: Attribute | None

class FMopa2WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class FMops2WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class GetTileOp(OpView):
    tile: OpResult

class InsertTileSliceOp(OpView):
    vector: Value
    tile: Value
    tile_slice_index: Value
    result: OpResult
    layout: Attribute | None

class aarch64_sme_cntsd(OpView):
    res: OpResult

class aarch64_sme_ld1b_horiz(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1b_vert(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1d_horiz(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1d_vert(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1h_horiz(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1h_vert(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1q_horiz(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1q_vert(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1w_horiz(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_ld1w_vert(OpView):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_mopa(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_mopa_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_mops(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_mops_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_read_horiz(OpView):
    vector: Value
    predicate: Value
    tile_slice_index: Value
    res: OpResult
    tile_id: Attribute | None

class aarch64_sme_read_vert(OpView):
    vector: Value
    predicate: Value
    tile_slice_index: Value
    res: OpResult
    tile_id: Attribute | None

class aarch64_sme_smopa_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_smopa_za32(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_smops_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_smops_za32(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_st1b_horiz(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1b_vert(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1d_horiz(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1d_vert(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1h_horiz(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1h_vert(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1q_horiz(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1q_vert(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1w_horiz(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_st1w_vert(OpView):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: Attribute | None

class aarch64_sme_str(OpView):
    index: Value
    store_address: Value
    offset: Value

class aarch64_sme_sumopa_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_sumops_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_umopa_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_umopa_za32(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_umops_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_umops_za32(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_usmopa_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_usmops_wide(OpView):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: Attribute | None

class aarch64_sme_write_horiz(OpView):
    tile_slice_index: Value
    predicate: Value
    vector: Value
    tile_id: Attribute | None

class aarch64_sme_write_vert(OpView):
    tile_slice_index: Value
    predicate: Value
    vector: Value
    tile_id: Attribute | None

class aarch64_sme_zero(OpView):
    tile_mask: Attribute | None

class LoadTileSliceOp(OpView):
    base: Value
    mask: Value
    tile: Value
    indices: list[Value]
    tile_slice_index: Value
    result: OpResult
    layout: Attribute | None

class OuterProductOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult
    kind: Attribute | None

class SMopa2WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class SMopa4WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class SMops2WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class SMops4WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class StoreTileSliceOp(OpView):
    tile: Value
    tile_slice_index: Value
    mask: Value
    base: Value
    indices: list[Value]
    layout: Attribute | None

class StreamingVLOp(OpView):
    result: OpResult
    type_size: Attribute | None

class SuMopa4WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class SuMops4WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class TileLoadOp(OpView):
    base: Value
    indices: list[Value]
    padding: Value | None
    mask: Value | None
    result: OpResult
    layout: Attribute | None

class TileStoreOp(OpView):
    value_to_store: Value
    base: Value
    indices: list[Value]
    mask: Value | None
    layout: Attribute | None

class UMopa2WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class UMopa4WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class UMops2WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class UMops4WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class UsMopa4WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class UsMops4WayOp(OpView):
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    result: OpResult

class ZeroOp(OpView):
    res: OpResult
