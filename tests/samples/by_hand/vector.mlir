// ===== vector.from_elements
func.func @f(%a: f32, %b: f32) {
  %r = vector.from_elements %a, %b, %a, %b : vector<2x2xf32>
  %s = vector.from_elements %a {t.x = 1 : i32} : vector<f32>
  return
}
// ===== vector.to_elements
func.func @f(%a: vector<2x2xf32>) {
  %r:4 = vector.to_elements %a : vector<2x2xf32>
  return
}
// ===== vector.transfer_read
func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %n: index, %x: f32, %k: vector<8x4xi1>) {
  %r = vector.transfer_read %m[%n, %n], %x : memref<?x?xf32>, vector<4x8xf32>
  %s = vector.transfer_read %t[%n, %n], %x, %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<4x8xf32>
  return
}
// ===== vector.transfer_write
func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %n: index, %v: vector<4x8xf32>, %k: vector<4x8xi1>) {
  vector.transfer_write %v, %m[%n, %n] : vector<4x8xf32>, memref<?x?xf32>
  %s = vector.transfer_write %v, %t[%n, %n], %k {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x?xf32>
  return
}
// ===== vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x5xf32>, %c: vector<4x5xf32>, %m: vector<4x5x8xi1>) {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32>
  return
}
// ===== vector.extract_strided_slice
func.func @f(%v: vector<4x8x16xf32>) {
  %r = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  return
}
// ===== vector.maskedload
func.func @f(%m: memref<?x?xf32>, %n: index, %k: vector<16xi1>, %p: vector<16xf32>) {
  %r = vector.maskedload %m[%n, %n], %k, %p : memref<?x?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// ===== vector.scan
func.func @f(%v: vector<4x8x16x32xf32>, %i: vector<4x16x32xf32>) {
  %r:2 = vector.scan <add>, %v, %i {inclusive = false, reduction_dim = 1 : i64} : vector<4x8x16x32xf32>, vector<4x16x32xf32>
  return
}
// ===== vector.mask
func.func @f(%v: vector<8xf32>, %k: vector<8xi1>, %x: f32, %m: memref<?xf32>, %n: index, %p: vector<8xf32>) {
  %r = vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  vector.mask %k { vector.transfer_write %v, %m[%n] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  %s = vector.mask %k, %p { vector.transfer_read %m[%n], %x : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
