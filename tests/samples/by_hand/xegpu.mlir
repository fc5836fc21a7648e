// ===== xegpu.convert_layout
gpu.module @m {
  gpu.func @f(%a: vector<32x64xf16>) {
    %r = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 32], lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 32], lane_layout = [1, 16], lane_data = [2, 1]>}> : vector<32x64xf16>
    gpu.return
  }
}
// ===== xegpu.create_nd_tdesc
func.func @f(%m: memref<24x32xf16>, %n: index, %p: i64) {
  %a = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %b = xegpu.create_nd_tdesc %m[%n, 4] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %c = xegpu.create_nd_tdesc %p, shape : [%n, 32], strides : [32, 1] : i64 -> !xegpu.tensor_desc<8x16xf16>
  return
}
// ===== xegpu.load_nd
func.func @f(%m: memref<24x32xf16>, %n: index) {
  %a = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %r = xegpu.load_nd %a[%n, 8] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  return
}
// ===== xegpu.store_nd
func.func @f(%m: memref<24x32xf16>, %v: vector<8x16xf16>) {
  %a = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  xegpu.store_nd %v, %a <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
// ===== xegpu.create_mem_desc
func.func @f(%m: memref<2048xi8, 3>) {
  %r = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  return
}
// ===== xegpu.load_matrix
func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  %r = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  return
}
// ===== xegpu.store_matrix
func.func @f(%m: !xegpu.mem_desc<16x64xf16>, %v: vector<16x16xf16>, %n: index) {
  xegpu.store_matrix %v, %m[%n, 8] : vector<16x16xf16>, !xegpu.mem_desc<16x64xf16>, index
  return
}
