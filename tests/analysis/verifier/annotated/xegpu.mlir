// Blocks of memory, layouts and scattered data of xegpu.

// expected-error@+1 {{expected at least one of sg_layout, inst_data or lane_layout}}
func.func private @f() attributes {test.x = #xegpu.layout<sg_data = [2, 2]>}
// -----
// expected-error@+1 {{expected sg_layout and inst_data to have the same rank}}
func.func private @f() attributes {test.x = #xegpu.layout<sg_layout = [2, 2], inst_data = [8]>}
// -----
// expected-error@+1 {{expected sg_layout and lane_layout to have the same rank}}
func.func private @f() attributes {test.x = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8], lane_layout = [8], lane_data = [1]>}
// -----
// expected-error@+1 {{expected inst_data and lane_layout to have the same rank, got inst_data 2, lane_layout 1}}
func.func private @f() attributes {test.x = #xegpu.layout<inst_data = [8, 8], lane_layout = [8], lane_data = [1]>}
// -----
// expected-error@+1 {{expected sg_layout being used with sg_data}}
func.func private @f() attributes {test.x = #xegpu.layout<inst_data = [8, 8], sg_data = [8, 8]>}
// -----
// expected-error@+1 {{expected sg_data and sg_layout to have the same rank}}
func.func private @f() attributes {test.x = #xegpu.layout<sg_layout = [2, 2], sg_data = [8]>}
// -----
// expected-error@+1 {{expected lane_layout being used with lane_data}}
func.func private @f() attributes {test.x = #xegpu.layout<inst_data = [8, 8], lane_data = [1, 1]>}
// -----
// expected-error@+1 {{expected lane_data and lane_layout to have the same rank}}
func.func private @f() attributes {test.x = #xegpu.layout<lane_layout = [1, 16], lane_data = [1]>}
// -----
// expected-error@+1 {{expected sg_layout/lane_layout being used with order}}
func.func private @f() attributes {test.x = #xegpu.layout<inst_data = [8, 8], order = [0, 1]>}
// -----
// expected-error@+1 {{expected order and sg_layout to have the same rank}}
func.func private @f() attributes {test.x = #xegpu.layout<sg_layout = [2, 2], order = [0]>}
// -----
// expected-error@+1 {{expected order and lane_layout to have the same rank}}
func.func private @f() attributes {test.x = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1], order = [0]>}
// -----
func.func private @f() attributes {test.x = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1], order = [0, 1]>}
// -----
func.func private @f() attributes {test.x = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8], inst_data = [4, 4], lane_layout = [1, 2], lane_data = [1, 1]>}
// -----
// expected-error@+1 {{expected at least one of sg_layout, inst_data or lane_layout}}
func.func private @f() attributes {test.x = #xegpu.layout<>}
// -----
// expected-error@+1 {{invalid dim (2) in slice attribute.}}
func.func private @f() attributes {test.x = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8]>, dims = [2]>}
// -----
// expected-error@+1 {{repeated dim (0) in slice attribute.}}
func.func private @f() attributes {test.x = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8]>, dims = [0, 0]>}
// -----
func.func private @f() attributes {test.x = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8]>, dims = [0]>}
// -----
// expected-error@+1 {{invalid dim (2) in slice attribute.}}
func.func private @f() attributes {test.x = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_layout = [2, 2, 2], sg_data = [8, 8, 8]>, dims = [0]>, dims = [2]>}
// -----
// expected-error@+1 {{'end' : 4 must be greater than 'start' : 4}}
func.func private @f() attributes {test.x = #xegpu.range<[4, 4]>}
// -----
// expected-error@+1 {{'end' : 4 must be greater than 'start' : 5}}
func.func private @f() attributes {test.x = #xegpu.range<[5, 4]>}
// -----
func.func private @f() attributes {test.x = #xegpu.range<[0, 4]>}
// -----
// expected-error@+1 {{invalid chunk size}}
func.func private @f() attributes {test.x = #xegpu.scatter_tdesc_attr<chunk_size = 0>}
// -----
// expected-error@+1 {{invalid chunk size}}
func.func private @f() attributes {test.x = #xegpu.scatter_tdesc_attr<chunk_size = -1>}
// -----
func.func private @f() attributes {test.x = #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>}
// -----
// expected-error@+1 {{invalid chunk size}}
func.func private @f(!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = -2>>)
// -----
// expected-error@+1 {{invalid kind of attribute specified}}
func.func private @f() attributes {test.x = #xegpu.block_tdesc_attr<array_length = "two">}
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = true>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = - 2>>)
// -----
// expected-error@+1 {{duplicate key 'stride in mem layout attribute}}
func.func private @f() attributes {test.x = #xegpu.mem_layout<stride = [1, 2], stride = [1, 2]>}
// -----
func.func private @f() attributes {test.x = #xegpu.mem_layout<stride = [1, 2], block = [1, 2]>}
// -----
// expected-error@+1 {{expected valid keyword}}
func.func private @f() attributes {test.x = #xegpu.mem_layout<5>}
// -----
// expected-error@+1 {{expected non-zero rank tensor}}
func.func private @f(!xegpu.tensor_desc<f32>)
// -----
// expected-error@+1 {{SLM is only supported for 1D block tensor}}
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)
// -----
func.func private @f(!xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)
// -----
// expected-error@+1 {{expected non-contiguous elements for 1D tensor}}
func.func private @f(!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>)
// -----
// expected-error@+1 {{expected last dim of tensor to match chunk size}}
func.func private @f(!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4 : i64>>)
// -----
// expected-error@+1 {{expected last dim of tensor to be a multiple of 2}}
func.func private @f(!xegpu.tensor_desc<16x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3 : i64>>)
// -----
func.func private @f(!xegpu.tensor_desc<16x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4 : i64>>)
// -----
// expected-error@+1 {{expected layout rank to match tensor rank}}
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [16], lane_data = [1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)
// -----
// expected-error@+1 {{cannot distribute [8, 15] using #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}}
func.func private @f(!xegpu.tensor_desc<8x15xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)
// -----
// expected-error@+1 {{expected last dim of lane_data to be a multiple of: 2}}
func.func private @f(!xegpu.tensor_desc<16x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4 : i64>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<16x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4 : i64>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 2]>>)
// -----
func.func private @f(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 4], sg_data = [32, 64]>>)
// -----
// expected-error@+1 {{cannot distribute [128, 128] using #xegpu.layout<sg_layout = [4, 4], sg_data = [24, 64]>}}
func.func private @f(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 4], sg_data = [24, 64]>>)
// -----
// expected-error@+1 {{cannot distribute [128, 128] using #xegpu.layout<sg_layout = [4, 4], sg_data = [32, 32], inst_data = [9, 16]>}}
func.func private @f(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 4], sg_data = [32, 32], inst_data = [9, 16]>>)
// -----
func.func @f(%s: memref<24x32xf32>, %i: index) {
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>, %i: index) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.}}
  %0 = xegpu.create_nd_tdesc %s[0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.}}
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%s: memref<24x32xf32, 3>, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32, 3> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<64xf32, 3>, %i: index) {
  %0 = xegpu.create_nd_tdesc %s : memref<64xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<2x8x16xf32>
  return
}
// -----
func.func @f(%s: i64, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.}}
  %0 = xegpu.create_nd_tdesc %s : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: i64, %i: index) {
  %0 = xegpu.create_nd_tdesc %s, shape : [24, 32], strides : [32, 1] : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: i64, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.}}
  %0 = xegpu.create_nd_tdesc %s, shape : [24, 32], strides : [1] : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: i64, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %0 = xegpu.create_nd_tdesc %s, shape : [32], strides : [1] : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expects a non-scattered TensorDesc.}}
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%s: memref<?x?xf32>, %i: index) {
  %0 = xegpu.create_nd_tdesc %s[%i, %i], shape : [%i, %i], strides : [%i, 1] : memref<?x?xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [8, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<8x8xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<2x8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Expects a 1D or 2D TensorDesc.}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<2x8x16xf32> -> vector<2x8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<8xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [7] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<7xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
  // expected-error@+1 {{'xegpu.load_nd' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>> -> vector<8xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error@+1 {{'xegpu.load_nd' op Expects a non-scattered TensorDesc.}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>> -> vector<16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  %0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op invalid l2_hint: #xegpu.cache_hint<write_back>}}
  %0 = xegpu.load_nd %t <{l2_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op invalid l3_hint: #xegpu.cache_hint<write_through>}}
  %0 = xegpu.load_nd %t <{l3_hint = #xegpu.cache_hint<write_through>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %t <{packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %t <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<16x8xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %t[0, 0] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Mismatched ranks between offsets and tensor descriptor}}
  %0 = xegpu.load_nd %t[0] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<2x8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  xegpu.store_nd %v, %t : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x8xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [8, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  xegpu.store_nd %v, %t : vector<8x8xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<2x8x16xf32>, %v: vector<2x8x16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Expects a 1D or 2D TensorDesc.}}
  xegpu.store_nd %v, %t : vector<2x8x16xf32>, !xegpu.tensor_desc<2x8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8xf32>) {
  xegpu.store_nd %v, %t : vector<8xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<7xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [7] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  xegpu.store_nd %v, %t : vector<7xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>, %v: vector<8xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  xegpu.store_nd %v, %t : vector<8xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %v: vector<16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Expects a non-scattered TensorDesc.}}
  xegpu.store_nd %v, %t : vector<16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op invalid l1_hint: #xegpu.cache_hint<streaming>}}
  xegpu.store_nd %v, %t <{l1_hint = #xegpu.cache_hint<streaming>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  xegpu.store_nd %v, %t <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>, %v: vector<2x8x16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op array length is not supported by store_nd.}}
  xegpu.store_nd %v, %t : vector<2x8x16xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf32>, %v: f32) {
  // expected-error@+1 {{custom op 'xegpu.store_nd' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  xegpu.store_nd %v, %t : f32, !xegpu.tensor_desc<16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  xegpu.prefetch_nd %t : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.prefetch_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  xegpu.prefetch_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error@+1 {{'xegpu.prefetch_nd' op Expects a non-scattered TensorDesc.}}
  xegpu.prefetch_nd %t : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.prefetch_nd' op Mismatched ranks between offsets and tensor descriptor}}
  xegpu.prefetch_nd %t[0] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.update_nd_offset %t, [0, 16] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error@+1 {{'xegpu.update_nd_offset' op Invalid number of offsets.}}
  %0 = xegpu.update_nd_offset %t, [0] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error@+1 {{'xegpu.update_nd_offset' op Expects a non-scattered TensorDesc.}}
  %0 = xegpu.update_nd_offset %t, [0] : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<16xindex>) {
  %0 = xegpu.create_tdesc %s, %o : memref<256xf32>, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<16xindex>) {
  %0 = xegpu.create_tdesc %s, %o : memref<256xf32>, vector<16xindex> -> !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<8xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [8, 2]}}
  %0 = xegpu.create_tdesc %s, %o : memref<256xf32>, vector<8xindex> -> !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Expects a scattered TensorDesc.}}
  %0 = xegpu.create_tdesc %s, %o : memref<256xf32>, vector<16xindex> -> !xegpu.tensor_desc<16xf32>
  return
}
// -----
func.func @f(%s: memref<16x16xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op operand #0 must be 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'memref<16x16xf32>'}}
  %0 = xegpu.create_tdesc %s, %o : memref<16x16xf32>, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%s: memref<256xf32, 3>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  %0 = xegpu.create_tdesc %s, %o : memref<256xf32, 3>, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%s: i64, %o: vector<16xindex>) {
  %0 = xegpu.create_tdesc %s, %o : i64, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<16xindex>) {
  %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xindex>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %o: vector<16xindex>) {
  %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<16xindex>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %o: vector<8xindex>) {
  // expected-error@+1 {{'xegpu.update_offset' op Offsets should match TensorDesc except the chunk size dim.}}
  %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<8xindex>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.update_offset' op Expects a scattered TensorDesc.}}
  %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<16xf32>, vector<16xindex>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
  xegpu.prefetch %s : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32>) {
  // expected-error@+1 {{'xegpu.prefetch' op Expects a scattered TensorDesc.}}
  xegpu.prefetch %s : !xegpu.tensor_desc<16xf32>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.prefetch' op offsets not allowed.}}
  xegpu.prefetch %s[%o] : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xindex>
  return
}
// -----
func.func @f(%s: memref<256xf32>) {
  // expected-error@+1 {{'xegpu.prefetch' op Expects offsets.}}
  xegpu.prefetch %s : memref<256xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<16xindex>) {
  xegpu.prefetch %s[%o] : memref<256xf32>, vector<16xindex>
  return
}
// -----
func.func @f(%s: i64, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.prefetch' op offset_align_byte is required with integer source.}}
  xegpu.prefetch %s[%o] : i64, vector<16xindex>
  return
}
// -----
func.func @f(%s: i64, %o: vector<16xindex>) {
  xegpu.prefetch %s[%o] <{offset_align_byte = 4}> : i64, vector<16xindex>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.prefetch' op offset_align_byte only allowed with integer source.}}
  xegpu.prefetch %s[%o] <{offset_align_byte = 4}> : memref<256xf32>, vector<16xindex>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.prefetch' op invalid l2_hint: #xegpu.cache_hint<write_back>}}
  xegpu.prefetch %s[%o] <{l2_hint = #xegpu.cache_hint<write_back>}> : memref<256xf32>, vector<16xindex>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> vector<16xf32>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>, %v: vector<16xf32>) {
  xegpu.store %v, %s, %m : vector<16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %m: vector<16xi1>) {
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<16xi1> -> vector<16x2xf32>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %m: vector<16xi1>, %v: vector<16x2xf32>) {
  xegpu.store %v, %s, %m : vector<16x2xf32>, !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<16xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32>, %m: vector<16xi1>) {
  // expected-error@+1 {{'xegpu.load' op Expects a scattered TensorDesc.}}
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16xf32>, vector<16xi1> -> vector<16xf32>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32>, %m: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error@+1 {{'xegpu.store' op Expects a scattered TensorDesc.}}
  xegpu.store %v, %s, %m : vector<16xf32>, !xegpu.tensor_desc<16xf32>, vector<16xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  // expected-error@+1 {{'xegpu.load' op Value should have the same element type as TensorDesc.}}
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> vector<16xf16>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>, %v: vector<16xf16>) {
  // expected-error@+1 {{'xegpu.store' op Value should have the same element type as TensorDesc.}}
  xegpu.store %v, %s, %m : vector<16xf16>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<8xi1>) {
  // expected-error@+1 {{'xegpu.load' op Mask should match TensorDesc except the chunk size dim.}}
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<8xi1> -> vector<16xf32>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<8xi1>, %v: vector<16xf32>) {
  // expected-error@+1 {{'xegpu.store' op Mask should match TensorDesc except the chunk size dim.}}
  xegpu.store %v, %s, %m : vector<16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<8xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  // expected-error@+1 {{'xegpu.load' op Value shape [8] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>'}}
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>, %v: vector<8xf32>) {
  // expected-error@+1 {{'xegpu.store' op Value shape [8] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>'}}
  xegpu.store %v, %s, %m : vector<8xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %m: vector<16xi1>) {
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<16xi1> -> vector<2xf32>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %m: vector<16xi1>, %v: vector<2xf32>) {
  xegpu.store %v, %s, %m : vector<2xf32>, !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<16xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %m: vector<16xi1>) {
  // expected-error@+1 {{'xegpu.load' op Expecting chunk size == 1 for scalar result}}
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<16xi1> -> f32
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %m: vector<16xi1>, %v: f32) {
  // expected-error@+1 {{'xegpu.store' op Expecting chunk size == 1 for scalar result}}
  xegpu.store %v, %s, %m : f32, !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<16xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  // expected-error@+1 {{'xegpu.load' op Expecting a vector type result.}}
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> f32
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>, %v: f32) {
  // expected-error@+1 {{'xegpu.store' op Expecting a vector type result.}}
  xegpu.store %v, %s, %m : f32, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 2]>>, %m: vector<16xi1>) {
  // expected-error@+1 {{'xegpu.load' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 2]>>, vector<16xi1> -> vector<2xf32>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 2]>>, %m: vector<16xi1>, %v: vector<2xf32>) {
  // expected-error@+1 {{'xegpu.store' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  xegpu.store %v, %s, %m : vector<2xf32>, !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 2]>>, vector<16xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %o: vector<16xindex>) {
  %0 = xegpu.load %s[%o], %m : memref<256xf32>, vector<16xindex>, vector<16xi1> -> vector<16xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %v: vector<16xf32>, %o: vector<16xindex>) {
  xegpu.store %v, %s[%o], %m : vector<16xf32>, memref<256xf32>, vector<16xindex>, vector<16xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %o: vector<16xindex>) {
  // expected-error@+1 {{Value should have the same element type as MemRef.}}
  %0 = xegpu.load %s[%o], %m : memref<256xf32>, vector<16xindex>, vector<16xi1> -> vector<16xf16>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %v: vector<16xf16>, %o: vector<16xindex>) {
  // expected-error@+1 {{Value should have the same element type as MemRef.}}
  xegpu.store %v, %s[%o], %m : vector<16xf16>, memref<256xf32>, vector<16xindex>, vector<16xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %o: vector<16xindex>) {
  %0 = xegpu.load %s[%o], %m <{chunk_size = 8}> : memref<256xf32>, vector<16xindex>, vector<16xi1> -> vector<16x8xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %v: vector<16x8xf32>, %o: vector<16xindex>) {
  xegpu.store %v, %s[%o], %m <{chunk_size = 8}> : vector<16x8xf32>, memref<256xf32>, vector<16xindex>, vector<16xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<8xi1>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
  %0 = xegpu.load %s[%o], %m <{chunk_size = 8}> : memref<256xf32>, vector<16xindex>, vector<8xi1> -> vector<16x8xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<8xi1>, %v: vector<16x8xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.store' op Mask should match value except the chunk size dim.}}
  xegpu.store %v, %s[%o], %m <{chunk_size = 8}> : vector<16x8xf32>, memref<256xf32>, vector<16xindex>, vector<8xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<8xi1>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
  %0 = xegpu.load %s[%o], %m : memref<256xf32>, vector<16xindex>, vector<8xi1> -> vector<16xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<8xi1>, %v: vector<16xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.store' op Mask should match value except the chunk size dim.}}
  xegpu.store %v, %s[%o], %m : vector<16xf32>, memref<256xf32>, vector<16xindex>, vector<8xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %o: index) {
  %0 = xegpu.load %s[%o], %m : memref<256xf32>, index, i1 -> f32
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %v: f32, %o: index) {
  xegpu.store %v, %s[%o], %m : f32, memref<256xf32>, index, i1
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %o: index) {
  // expected-error@+1 {{'xegpu.load' op Expecting chunk size == 1 for scalar result}}
  %0 = xegpu.load %s[%o], %m <{chunk_size = 2}> : memref<256xf32>, index, i1 -> f32
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %v: f32, %o: index) {
  // expected-error@+1 {{'xegpu.store' op Expecting chunk size == 1 for scalar result}}
  xegpu.store %v, %s[%o], %m <{chunk_size = 2}> : f32, memref<256xf32>, index, i1
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<1xi1>, %o: vector<1xindex>) {
  // expected-error@+1 {{'xegpu.load' op Expecting scalar mask and offsets.}}
  %0 = xegpu.load %s[%o], %m : memref<256xf32>, vector<1xindex>, vector<1xi1> -> f32
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<1xi1>, %v: f32, %o: vector<1xindex>) {
  // expected-error@+1 {{'xegpu.store' op Expecting scalar mask and offsets.}}
  xegpu.store %v, %s[%o], %m : f32, memref<256xf32>, vector<1xindex>, vector<1xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %o: index) {
  // expected-error@+1 {{'xegpu.load' op value elements must match chunk size 1}}
  %0 = xegpu.load %s[%o], %m : memref<256xf32>, index, i1 -> vector<4xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %v: vector<4xf32>, %o: index) {
  // expected-error@+1 {{'xegpu.store' op value elements must match chunk size 1}}
  xegpu.store %v, %s[%o], %m : vector<4xf32>, memref<256xf32>, index, i1
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %o: index) {
  %0 = xegpu.load %s[%o], %m <{chunk_size = 4}> : memref<256xf32>, index, i1 -> vector<4xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %v: vector<4xf32>, %o: index) {
  xegpu.store %v, %s[%o], %m <{chunk_size = 4}> : vector<4xf32>, memref<256xf32>, index, i1
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.load' op Expecting a vector type mask.}}
  %0 = xegpu.load %s[%o], %m : memref<256xf32>, vector<16xindex>, i1 -> vector<4xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: i1, %v: vector<4xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.store' op Expecting a vector type mask.}}
  xegpu.store %v, %s[%o], %m : vector<4xf32>, memref<256xf32>, vector<16xindex>, i1
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<1xi1>, %o: vector<1xindex>) {
  // expected-error@+1 {{'xegpu.load' op value elements must match chunk size 2}}
  %0 = xegpu.load %s[%o], %m <{chunk_size = 2}> : memref<256xf32>, vector<1xindex>, vector<1xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<1xi1>, %v: vector<4xf32>, %o: vector<1xindex>) {
  // expected-error@+1 {{'xegpu.store' op value elements must match chunk size 2}}
  xegpu.store %v, %s[%o], %m <{chunk_size = 2}> : vector<4xf32>, memref<256xf32>, vector<1xindex>, vector<1xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %o: vector<16xindex>) {
  %0 = xegpu.load %s[%o], %m <{l1_hint = #xegpu.cache_hint<read_invalidate>}> : memref<256xf32>, vector<16xindex>, vector<16xi1> -> vector<16xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %v: vector<16xf32>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.store' op invalid l1_hint: #xegpu.cache_hint<read_invalidate>}}
  xegpu.store %v, %s[%o], %m <{l1_hint = #xegpu.cache_hint<read_invalidate>}> : vector<16xf32>, memref<256xf32>, vector<16xindex>, vector<16xi1>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %o: vector<16xindex>) {
  // expected-error@+1 {{'xegpu.load' op invalid l3_hint: #xegpu.cache_hint<write_back>}}
  %0 = xegpu.load %s[%o], %m <{l3_hint = #xegpu.cache_hint<write_back>}> : memref<256xf32>, vector<16xindex>, vector<16xi1> -> vector<16xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %m: vector<16xi1>, %v: vector<16xf32>, %o: vector<16xindex>) {
  xegpu.store %v, %s[%o], %m <{l3_hint = #xegpu.cache_hint<write_back>}> : vector<16xf32>, memref<256xf32>, vector<16xindex>, vector<16xi1>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x8xf16>, %b: vector<16x16xf16>) {
  // expected-error@+1 {{'xegpu.dpas' op K-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x8xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x16xf16>, %b: vector<16x16xf16>) {
  // expected-error@+1 {{'xegpu.dpas' op M-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<4x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  // expected-error@+1 {{'xegpu.dpas' op N-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x8xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf16>) {
  // expected-error@+1 {{'xegpu.dpas' op Expecting the acc type to be the same as result.}}
  %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<15xf16>) {
  // expected-error@+1 {{'xegpu.dpas' op Expecting B operand to be a multiple of 32 bits.}}
  %0 = xegpu.dpas %a, %b : vector<8xf16>, vector<15xf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8xf16>, vector<16xf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16x16xf16>) {
  // expected-error@+1 {{'xegpu.dpas' op expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.}}
  %0 = xegpu.dpas %a, %b : vector<8xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf32>) {
  %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%v: vector<32x32xf16>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 16]>, target_layout = #xegpu.layout<sg_layout = [4, 2], sg_data = [8, 16]>}> : vector<32x32xf16>
  return
}
// -----
func.func @f(%v: vector<32x32xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.}}
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 16]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x32xf16>
  return
}
// -----
func.func @f(%v: vector<32x32xf16>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<inst_data = [8, 16]>}> : vector<32x32xf16>
  return
}
// -----
func.func @f(%v: vector<32x30xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x30xf16>
  return
}
// -----
func.func @f(%v: vector<32x32xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 12], lane_data = [1, 1]>}> : vector<32x32xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>) {
  %0 = xegpu.load_matrix %m[0, 0] : !xegpu.mem_desc<32x32xf16> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>, %v: vector<8x16xf16>) {
  xegpu.store_matrix %v, %m[0, 0] : vector<8x16xf16>, !xegpu.mem_desc<32x32xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>) {
  // expected-error@+1 {{data shape must not exceed mem_desc shape.}}
  %0 = xegpu.load_matrix %m[0, 0] : !xegpu.mem_desc<32x32xf16> -> vector<64x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>, %v: vector<64x16xf16>) {
  // expected-error@+1 {{data shape must not exceed mem_desc shape.}}
  xegpu.store_matrix %v, %m[0, 0] : vector<64x16xf16>, !xegpu.mem_desc<32x32xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32xf16>) {
  // expected-error@+1 {{mem_desc must be 2D.}}
  %0 = xegpu.load_matrix %m[0] : !xegpu.mem_desc<32xf16> -> vector<16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32xf16>, %v: vector<16xf16>) {
  // expected-error@+1 {{mem_desc must be 2D.}}
  xegpu.store_matrix %v, %m[0] : vector<16xf16>, !xegpu.mem_desc<32xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>) {
  // expected-error@+1 {{subgroup_block_io are only allowed when result is a VectorType.}}
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io}> : !xegpu.mem_desc<32x32xf16> -> f16
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>, %v: f16) {
  // expected-error@+1 {{subgroup_block_io are only allowed when result is a VectorType.}}
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io}> : f16, !xegpu.mem_desc<32x32xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>) {
  %0 = xegpu.load_matrix %m[0, 0] : !xegpu.mem_desc<32x32xf16> -> f16
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>, %v: f16) {
  xegpu.store_matrix %v, %m[0, 0] : f16, !xegpu.mem_desc<32x32xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>) {
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io}> : !xegpu.mem_desc<32x32xf16> -> vector<16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16>, %v: vector<16xf16>) {
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io}> : vector<16xf16>, !xegpu.mem_desc<32x32xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>) {
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>, %v: vector<16xf16>) {
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io}> : vector<16xf16>, !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 16]>>) {
  // expected-error@+1 {{mem_desc should be row major when subgroup_block_io is set.}}
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 16]>> -> vector<16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 16]>>, %v: vector<16xf16>) {
  // expected-error@+1 {{mem_desc should be row major when subgroup_block_io is set.}}
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io}> : vector<16xf16>, !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 16]>>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>) {
  // expected-error@+1 {{With subgroup_block_io, accessed data must be contiguous and coalesced.}}
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>, %v: vector<16x16xf16>) {
  // expected-error@+1 {{With subgroup_block_io, accessed data must be contiguous and coalesced.}}
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : vector<16x16xf16>, !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>) {
  // expected-error@+1 {{With subgroup_block_io, the block shape must match the lane layout.}}
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>, %v: vector<16x16xf16>) {
  // expected-error@+1 {{With subgroup_block_io, the block shape must match the lane layout.}}
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<16x16xf16>, !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 16]>>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [1, 16]>>) {
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [1, 16]>> -> vector<16x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [1, 16]>>, %v: vector<16x16xf16>) {
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<16x16xf16>, !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [1, 16]>>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 1]>>) {
  // expected-error@+1 {{With subgroup_block_io, the distributed dimensions must be contiguous.}}
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 1]>> -> vector<16x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 1]>>, %v: vector<16x16xf16>) {
  // expected-error@+1 {{With subgroup_block_io, the distributed dimensions must be contiguous.}}
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<16x16xf16>, !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<block = [16, 1]>>
  return
}
// -----
// expected-error@+1 {{invalid kind of attribute specified}}
func.func private @f(!xegpu.tensor_desc<32x16xf16, #xegpu.block_tdesc_attr<array_length = unit>>)
// -----
// expected-error@+1 {{invalid kind of attribute specified}}
func.func private @f(!xegpu.tensor_desc<32x16xf16, #xegpu.scatter_tdesc_attr<chunk_size = unit>>)
