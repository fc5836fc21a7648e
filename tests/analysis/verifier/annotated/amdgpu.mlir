// Matrices, lanes and buffers of amdgpu.

func.func @f(%a0: f32, %a1: vector<4xf8E4M3FNUZ>) {
  // expected-error@+1 {{'amdgpu.packed_trunc_2xfp8' op existing values must have same type as result}}
  %0 = "amdgpu.packed_trunc_2xfp8"(%a0, %a1) <{wordIndex = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 1>}> : (f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32, %a1: vector<4xf8E4M3FNUZ>) {
  %0 = "amdgpu.packed_trunc_2xfp8"(%a0, %a1) <{wordIndex = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 1>}> : (f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
  return
}
// -----
func.func @f(%a0: f32, %a1: i32, %a2: vector<4xf8E4M3FNUZ>) {
  // expected-error@+1 {{'amdgpu.packed_stoch_round_fp8' op existing values must have same type as result}}
  %0 = "amdgpu.packed_stoch_round_fp8"(%a0, %a1, %a2) <{storeIndex = 0 : i32}> : (f32, i32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: memref<8x8xf32>, %a1: i32, %a2: i32) {
  %0 = "amdgpu.raw_buffer_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xf32>, i32, i32) -> f32
  return
}
// -----
func.func @f(%a0: f32, %a1: memref<8x8xf32>, %a2: i32, %a3: i32) {
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<8x8xf32>, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: memref<8x8xf32>, %a1: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op Expected 2 indices to memref}}
  %0 = "amdgpu.raw_buffer_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8x8xf32>, i32) -> f32
  return
}
// -----
func.func @f(%a0: f32, %a1: memref<8x8xf32>, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_store' op Expected 2 indices to memref}}
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8x8xf32>, i32) -> ()
  return
}
// -----
func.func @f(%a0: memref<8x8xf32, 3>, %a1: i32, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory}}
  %0 = "amdgpu.raw_buffer_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xf32, 3>, i32, i32) -> f32
  return
}
// -----
func.func @f(%a0: f32, %a1: memref<8x8xf32, 3>, %a2: i32, %a3: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_store' op Buffer ops must operate on a memref in global memory}}
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<8x8xf32, 3>, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: memref<8xf32, #gpu.address_space<global>>, %a1: i32) {
  %0 = "amdgpu.raw_buffer_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8xf32, #gpu.address_space<global>>, i32) -> f32
  return
}
// -----
func.func @f(%a0: f32, %a1: memref<8xf32, #gpu.address_space<global>>, %a2: i32) {
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8xf32, #gpu.address_space<global>>, i32) -> ()
  return
}
// -----
func.func @f(%a0: memref<8xf32, #gpu.address_space<workgroup>>, %a1: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory}}
  %0 = "amdgpu.raw_buffer_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8xf32, #gpu.address_space<workgroup>>, i32) -> f32
  return
}
// -----
func.func @f(%a0: f32, %a1: memref<8xf32, #gpu.address_space<workgroup>>, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_store' op Buffer ops must operate on a memref in global memory}}
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8xf32, #gpu.address_space<workgroup>>, i32) -> ()
  return
}
// -----
func.func @f(%a0: memref<*xf32>, %a1: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op operand #0 must be memref of any type values, but got 'memref<*xf32>'}}
  %0 = "amdgpu.raw_buffer_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<*xf32>, i32) -> f32
  return
}
// -----
func.func @f(%a0: f32, %a1: memref<*xf32>, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_store' op operand #1 must be memref of any type values, but got 'memref<*xf32>'}}
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<*xf32>, i32) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf32>, %a1: index, %a2: memref<64xf32, #gpu.address_space<workgroup>>, %a3: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = f32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf32>, %a1: index, %a2: memref<64xf32, #gpu.address_space<workgroup>>, %a3: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = vector<3xf32>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf32>, %a1: index, %a2: memref<64xf32, #gpu.address_space<workgroup>>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = vector<5xf32>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf16>, %a1: index, %a2: memref<64xf32, #gpu.address_space<workgroup>>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op source and destination element types must match}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = f32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf16>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf32, 3>, %a1: index, %a2: memref<64xf32, #gpu.address_space<workgroup>>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = f32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32, 3>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf32, 7>, %a1: index, %a2: memref<64xf32, #gpu.address_space<workgroup>>, %a3: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = f32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32, 7>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>, %a1: index, %a2: memref<64xf32, #gpu.address_space<workgroup>>, %a3: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = f32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf32>, %a1: index, %a2: memref<64xf32>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op destination memory address space must be Workgroup}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = f32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32>, index, memref<64xf32>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf32>, %a1: index, %a2: memref<64xf32, strided<[2]>, #gpu.address_space<workgroup>>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = f32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32>, index, memref<64xf32, strided<[2]>, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64xf16, #gpu.address_space<workgroup>>, %a1: index) {
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<64xf16, #gpu.address_space<workgroup>>, index) -> vector<4xf16>
  return
}
// -----
func.func @f(%a0: memref<64xf16, #gpu.address_space<workgroup>>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<64xf16, #gpu.address_space<workgroup>>, index) -> vector<8xf16>
  return
}
// -----
func.func @f(%a0: memref<64xf16>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op source memory address space must be Workgroup}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<64xf16>, index) -> vector<4xf16>
  return
}
// -----
func.func @f(%a0: memref<64xf32, #gpu.address_space<workgroup>>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<64xf32, #gpu.address_space<workgroup>>, index) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: memref<64xf32, 1>, %a1: index, %a2: memref<64xf32, 3>, %a3: index) {
  %0 = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32, 1>, index, memref<64xf32, 3>, index) -> !amdgpu.tdm_base<f32>
  return
}
// -----
func.func @f(%a0: memref<64xf32, 3>, %a1: index, %a2: memref<64xf32, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op global memref must have global address space attribute.}}
  %0 = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32, 3>, index, memref<64xf32, 3>, index) -> !amdgpu.tdm_base<f32>
  return
}
// -----
func.func @f(%a0: memref<64xf32, 1>, %a1: index, %a2: memref<64xf32>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.}}
  %0 = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32, 1>, index, memref<64xf32>, index) -> !amdgpu.tdm_base<f32>
  return
}
// -----
func.func @f(%a0: memref<64xi4, 1>, %a1: index, %a2: memref<64xi4, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op element type must be 1, 2, 4, or 8 bytes long but type was 4 bits long.}}
  %0 = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xi4, 1>, index, memref<64xi4, 3>, index) -> !amdgpu.tdm_base<f32>
  return
}
// -----
func.func private @f(!amdgpu.tdm_gather_base<i32, i16>)
// -----
// expected-error@+1 {{element type must be 1, 2, 4, or 8 bytes wide but type 'i4' is 0 bytes wide.}}
func.func private @f(!amdgpu.tdm_gather_base<i4, i16>)
// -----
// expected-error@+1 {{index type must be i16 or i32 but index type is 'i64'.}}
func.func private @f(!amdgpu.tdm_gather_base<i32, i64>)
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, shared_static_sizes = array<i64: 8, 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides must not be empty.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64>, shared_static_sizes = array<i64: 8, 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 2>, shared_static_sizes = array<i64: 8, 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 8, 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, shared_static_sizes = array<i64: 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor and tile must be at most of rank 5.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 2, 2, 2, 2, 2, 2>, global_static_strides = array<i64: 2, 2, 2, 2, 2, 1>, shared_static_sizes = array<i64: 2, 2, 2, 2, 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>, %a1: i1) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op early timeout does not apply when workgroup_mask is not set.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, shared_static_sizes = array<i64: 8, 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3]}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2]}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 4]}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_shl' value not specified}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shl>}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shr>, permArgument = 16 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_ror>, permArgument = 0 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_mirror>, permArgument = unit}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_mirror>, permArgument = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm wave_shl>}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i128, %a1: i128) {
  // expected-error@+1 {{'amdgpu.dpp' op integer and floating point types larger than 64 bits are not supported}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (i128, i128) -> i128
  return
}
// -----
func.func @f(%a0: i32) {
  %0 = "amdgpu.permlane_swap"(%a0) <{row_length = 16 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %0 = "amdgpu.permlane_swap"(%a0) <{row_length = 32 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  // expected-error@+1 {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
  %0 = "amdgpu.permlane_swap"(%a0) <{row_length = 8 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 2 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<8xf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source vectors have different lengths: 'vector<16xf16>' vs. 'vector<8xf16>'}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op expected float sources with float destination}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xi8>, vector<16xi8>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.wmma' op expected int sources with int destination}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xbf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xf16>' and 'vector<16xbf16>'}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op clamp flag is not supported for float types}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = 0 : i32, clamp}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = 0 : i32, unsignedA}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<8xi32>) {
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = 0 : i32, clamp, unsignedB}> : (vector<16xi8>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op expected output vector of length 8 but got 16}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 16x16x128, sourceA must have 64 elements but got 128}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf4E2M1FN>, %a1: vector<128xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 16x16x128, sourceB must have 64 elements but got 128}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<128xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<128xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op operand #0 must be vector of f8E5M2 type or f8E4M3FN type values of length 64 or vector of f6E2M3FN type or f6E3M2FN type values of length 64 or vector of f4E2M1FN type values of length 64/128, but got 'vector<128xf8E4M3FN>'}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf8E4M3FN>, vector<64xf8E4M3FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, sourceA must have 128 elements but got 64}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<128xf4E2M1FN>, %a1: vector<128xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, sourceB must have 64 elements but got 128}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<128xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, a_first_scale_lane must be 0}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E5M2>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op operand #3 must be vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8, but got 'vector<4xf8E5M2>'}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E4M3FN>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f8E4M3FN', scaleA='f8E4M3FN', sourceB='f8E4M3FN', scaleB='f8E8M0FNU'}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E4M3FN>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E4M3FN>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf4E2M1FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E4M3FN>, %a4: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E4M3FN>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f4E2M1FN', scaleA='f8E4M3FN', sourceB='f4E2M1FN', scaleB='f8E8M0FNU'}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E4M3FN>, %a4: vector<4xf8E4M3FN>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<4xf8E4M3FN>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf6E2M3FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E4M3FN>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf6E2M3FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E4M3FN>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<16xf32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (f32, f32, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: vector<2xf32>, %a1: vector<2xf32>, %a2: vector<16xf32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (vector<2xf32>, vector<2xf32>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f16, %a2: vector<16xf32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (f32, f16, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E4M3FNUZ>, %a1: vector<8xi8>, %a2: vector<16xf32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (vector<8xf8E4M3FNUZ>, vector<8xi8>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E4M3FNUZ>, %a1: vector<4xf8E4M3FNUZ>, %a2: vector<16xf32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (vector<8xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E4M3FNUZ>, %a1: vector<8xf8E5M2FNUZ>, %a2: vector<16xf32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (vector<8xf8E4M3FNUZ>, vector<8xf8E5M2FNUZ>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: i32, %a1: i32, %a2: vector<16xi32>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (i32, i32, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @f(%a0: f64, %a1: f64, %a2: vector<4xf64>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm none>}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 1 : i32, abid = 1 : i32}> : (f32, f32, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<16xf32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 1 : i32, abid = 1 : i32, cbsz = 1 : i32}> : (f32, f32, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 1 : i32, negateA}> : (f32, f32, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: f64, %a1: f64, %a2: vector<4xf64>) {
  // expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of A}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, blocks = 1 : i32, cbsz = 1 : i32}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
  return
}
// -----
func.func @f(%a0: f64, %a1: f64, %a2: vector<4xf64>) {
  // expected-error@+1 {{unknown attribute `mfma_perm` in dialect `amdgpu`}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, blocks = 1 : i32, blgp = #amdgpu<mfma_perm bcast_first_32>}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
  return
}
// -----
func.func @f(%a0: f64, %a1: f64, %a2: vector<4xf64>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, blocks = 1 : i32, negateA}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op operand #1 must be vector of 16-bit float values of length 8/16 or vector of bfloat16 type values of length 8/16 or vector of 8-bit signless integer values of length 16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 16/32 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 16/32, but got 'vector<4xf16>'}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xbf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xbf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32, abid = 4 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected vector<4xi8> sparse indices for 16-bit source data, but got 'vector<2xi16>'}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<4xi32>, %a3: vector<2xi16>) {
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<4xi32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected vector<2xi16> sparse indices for 8-bit source data, but got 'vector<4xi8>'}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<4xi32>, %a3: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be 0 or 1 for 8-bit source data}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32, abid = 2 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected 16 source values for this operation but got 8}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<16xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected 4 result values for this operation but got 16}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<16xf32>, vector<4xi8>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {
  // expected-error@+1 {{custom op 'amdgpu.wmma' expected 3 dimensions in MNK dimension list}}
  %0 = amdgpu.wmma 16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32, affine_map<(i) -> (i * 2)>>) {
  // expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op source type 'memref<8xf32, affine_map<(d0) -> (d0 * 2)>>' can't have its offset reset}}
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8xf32, affine_map<(i) -> (i * 2)>> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i4>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op element type width must be 1, 2, 4 or 8 bytes, but was 4 bits long}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 8>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i4>) -> !amdgpu.tdm_descriptor
  return
}
