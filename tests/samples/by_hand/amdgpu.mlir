// ===== amdgpu.scaled_wmma
func.func @f(%a: vector<64xf8E4M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>) {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// ===== amdgpu.mfma
func.func @f(%a: f32, %c: vector<32xf32>) {
  %r = amdgpu.mfma 32x32x1 %a * %a + %c {abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// ===== amdgpu.wmma
func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {
  %r = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
