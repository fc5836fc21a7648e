// Blocks of memory of xevm.

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result size of 256 bits does not match the expected size of 128 bits}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 4 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<8xindex>'}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xindex>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 64}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 64}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 64 for 8 bit elements}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 32}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 16}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1 or 2}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 16 for 32 bit elements}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<8xi64>'}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi64>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<8xi64>'}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi64>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<4xi64>'}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi64>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 9 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<9xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 24 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op transpose and pack_register are mutually exclusive}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 8}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<2xi64>'}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi64>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<4xi64>'}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi64>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<4xi64>'}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi64>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 8 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result size of 32 bits does not match the expected size of 16 bits}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 2 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 16}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result size of 32 bits does not match the expected size of 16 bits}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 1 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op pack_register is only supported for 8 and 16 bit elements}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<4xi64>'}}
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi64>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %a = arith.constant 64 : i32
  %b = arith.constant 32 : i32
  // expected-error@+1 {{'xevm.blockload2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  %0 = xevm.blockload2d %p, %a, %w, %b, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %a = arith.constant 64 : i32
  %b = arith.constant 32 : i32
  %0 = xevm.blockload2d %p, %b, %w, %a, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_height to be between 1 and 8}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 32 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 1 and 16}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi16>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi16>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 2 and 32}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 4 and 64}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi64>) {
  // expected-error@+1 {{'xevm.blockstore2d' op operand #6 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<8xi64>'}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi64>) {
  // expected-error@+1 {{'xevm.blockstore2d' op operand #6 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<8xi64>'}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 7 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 7 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 32 bit elements should be equal to 8 or 16}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 33 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<4xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<4xi32>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<4xi32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<3xi32>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<3xi32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<16xi8>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<16xi8>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi32>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<16xi32>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<16xi32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi8>
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<3xi8>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<3xi8>)
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> i32
  return
}
// -----
func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: i32) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, i32)
  return
}
// -----
func.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf16>) {
  // expected-error@+1 {{'xevm.mma' op type of C operand must match result type}}
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf32>
  return
}
// -----
module attributes {test.x = #xevm.target<O = 4>} {
}
// -----
module attributes {test.x = #xevm.target<O = 3>} {
}
// -----
module attributes {test.x = #xevm.target<triple = "">} {
}
// -----
module attributes {test.x = #xevm.target<chip = "">} {
}
// -----
// expected-error@+1 {{duplicate or unknown struct parameter name: link}}
module attributes {test.x = #xevm.target<chip = "pvc", link = [""]>} {
}
// -----
module attributes {test.x = #xevm.target<O = 2, chip = "pvc">} {
}
