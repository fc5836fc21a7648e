// ===== linalg.abs
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.abs ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.abs: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.abs ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.ceil
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.ceil ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.ceil: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.ceil ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.erf
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.erf ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.erf: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.erf ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.exp
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.exp ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.exp: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.exp ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.floor
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.floor ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.floor: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.floor ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.log
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.log ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.log: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.log ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.negf
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.negf ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.negf: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.negf ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.reciprocal
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.reciprocal ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.reciprocal: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.reciprocal ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.round
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.round ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.round: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.round ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.rsqrt
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.rsqrt ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.rsqrt: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.rsqrt ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.sqrt
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.sqrt ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.sqrt: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.sqrt ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.square
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.square ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.square: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.square ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.tanh
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.tanh ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.tanh: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.tanh ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.add
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.add ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.add: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.add ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ===== linalg.div
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.div ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.div: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.div ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ===== linalg.max
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.max ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.max: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.max ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ===== linalg.min
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.min ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.min: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.min ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ===== linalg.mul
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.mul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.mul: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.mul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ===== linalg.sub
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.sub ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.sub: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.sub ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ===== linalg.powf
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.powf ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.powf: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.powf ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ===== linalg.div_unsigned
func.func @f(%a: tensor<4x4xi32>, %b: tensor<4x4xi32>, %c: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %r = linalg.div_unsigned ins(%a, %b : tensor<4x4xi32>, tensor<4x4xi32>) outs(%c : tensor<4x4xi32>) -> tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}
// ===== linalg.div_unsigned: buffers
func.func @f(%a: memref<4x4xi32>, %b: memref<4x4xi32>, %c: memref<4x4xi32>) {
  linalg.div_unsigned ins(%a, %b : memref<4x4xi32>, memref<4x4xi32>) outs(%c : memref<4x4xi32>)
  return
}
// ===== linalg.select
func.func @f(%a: tensor<4x4xi1>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.select ins(%a, %b, %c : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.select: buffers
func.func @f(%a: memref<4x4xi1>, %b: memref<4x4xf32>, %c: memref<4x4xf32>, %d: memref<4x4xf32>) {
  linalg.select ins(%a, %b, %c : memref<4x4xi1>, memref<4x4xf32>, memref<4x4xf32>) outs(%d : memref<4x4xf32>)
  return
}
// ===== linalg.copy
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.copy ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.copy: buffers
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.copy ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.copy: with a cast
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf64>) -> tensor<4x4xf64> {
  %r = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf64>) -> tensor<4x4xf64>
  return %r : tensor<4x4xf64>
}
// ===== linalg.fill
func.func @f(%a: f32, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.fill ins(%a : f32) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.fill: buffers
func.func @f(%a: f32, %b: memref<4x4xf32>) {
  linalg.fill ins(%a : f32) outs(%b : memref<4x4xf32>)
  return
}
// ===== linalg.fill_rng_2d
func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ===== linalg.fill_rng_2d: buffers
func.func @f(%a: f64, %b: f64, %c: i32, %d: memref<4x4xf32>) {
  linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : memref<4x4xf32>)
  return
}
// ===== linalg.dot
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %r = linalg.dot ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// ===== linalg.dot: buffers
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)
  return
}
// ===== linalg.matvec
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.matvec ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// ===== linalg.matvec: buffers
func.func @f(%a: memref<4x8xf32>, %b: memref<8xf32>, %c: memref<4xf32>) {
  linalg.matvec ins(%a, %b : memref<4x8xf32>, memref<8xf32>) outs(%c : memref<4xf32>)
  return
}
// ===== linalg.vecmat
func.func @f(%a: tensor<8xf32>, %b: tensor<8x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.vecmat ins(%a, %b : tensor<8xf32>, tensor<8x4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// ===== linalg.vecmat: buffers
func.func @f(%a: memref<8xf32>, %b: memref<8x4xf32>, %c: memref<4xf32>) {
  linalg.vecmat ins(%a, %b : memref<8xf32>, memref<8x4xf32>) outs(%c : memref<4xf32>)
  return
}
// ===== linalg.matmul
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
// ===== linalg.matmul: buffers
func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}
// ===== linalg.matmul: transposed
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<8x4xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
// ===== linalg.quantized_matmul
func.func @f(%a: tensor<4x8xi8>, %b: tensor<8x5xi8>, %c: i32, %d: i32, %e: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %r = linalg.quantized_matmul ins(%a, %b, %c, %d : tensor<4x8xi8>, tensor<8x5xi8>, i32, i32) outs(%e : tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}
// ===== linalg.quantized_matmul: buffers
func.func @f(%a: memref<4x8xi8>, %b: memref<8x5xi8>, %c: i32, %d: i32, %e: memref<4x5xi32>) {
  linalg.quantized_matmul ins(%a, %b, %c, %d : memref<4x8xi8>, memref<8x5xi8>, i32, i32) outs(%e : memref<4x5xi32>)
  return
}
// ===== linalg.batch_matmul
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x5xf32>, %c: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
  %r = linalg.batch_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %r : tensor<2x4x5xf32>
}
// ===== linalg.batch_matmul: buffers
func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}
// ===== linalg.quantized_batch_matmul
func.func @f(%a: tensor<2x4x8xi8>, %b: tensor<2x8x5xi8>, %c: i32, %d: i32, %e: tensor<2x4x5xi32>) -> tensor<2x4x5xi32> {
  %r = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x4x8xi8>, tensor<2x8x5xi8>, i32, i32) outs(%e : tensor<2x4x5xi32>) -> tensor<2x4x5xi32>
  return %r : tensor<2x4x5xi32>
}
// ===== linalg.quantized_batch_matmul: buffers
func.func @f(%a: memref<2x4x8xi8>, %b: memref<2x8x5xi8>, %c: i32, %d: i32, %e: memref<2x4x5xi32>) {
  linalg.quantized_batch_matmul ins(%a, %b, %c, %d : memref<2x4x8xi8>, memref<2x8x5xi8>, i32, i32) outs(%e : memref<2x4x5xi32>)
  return
}
// ===== linalg.batch_matvec
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8xf32>, %c: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %r = linalg.batch_matvec ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
// ===== linalg.batch_matvec: buffers
func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8xf32>, %c: memref<2x4xf32>) {
  linalg.batch_matvec ins(%a, %b : memref<2x4x8xf32>, memref<2x8xf32>) outs(%c : memref<2x4xf32>)
  return
}
// ===== linalg.batch_vecmat
func.func @f(%a: tensor<2x8xf32>, %b: tensor<2x8x4xf32>, %c: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %r = linalg.batch_vecmat ins(%a, %b : tensor<2x8xf32>, tensor<2x8x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
// ===== linalg.batch_vecmat: buffers
func.func @f(%a: memref<2x8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4xf32>) {
  linalg.batch_vecmat ins(%a, %b : memref<2x8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4xf32>)
  return
}
// ===== linalg.batch_reduce_matmul
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x5xf32>, %c: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = linalg.batch_reduce_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
// ===== linalg.batch_reduce_matmul: buffers
func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<4x5xf32>) {
  linalg.batch_reduce_matmul ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}
// ===== linalg.mmt4d
func.func @f(%a: tensor<2x3x8x4xf32>, %b: tensor<5x3x6x4xf32>, %c: tensor<2x5x8x6xf32>) -> tensor<2x5x8x6xf32> {
  %r = linalg.mmt4d ins(%a, %b : tensor<2x3x8x4xf32>, tensor<5x3x6x4xf32>) outs(%c : tensor<2x5x8x6xf32>) -> tensor<2x5x8x6xf32>
  return %r : tensor<2x5x8x6xf32>
}
// ===== linalg.mmt4d: buffers
func.func @f(%a: memref<2x3x8x4xf32>, %b: memref<5x3x6x4xf32>, %c: memref<2x5x8x6xf32>) {
  linalg.mmt4d ins(%a, %b : memref<2x3x8x4xf32>, memref<5x3x6x4xf32>) outs(%c : memref<2x5x8x6xf32>)
  return
}
// ===== linalg.batch_mmt4d
func.func @f(%a: tensor<7x2x3x8x4xf32>, %b: tensor<7x5x3x6x4xf32>, %c: tensor<7x2x5x8x6xf32>) -> tensor<7x2x5x8x6xf32> {
  %r = linalg.batch_mmt4d ins(%a, %b : tensor<7x2x3x8x4xf32>, tensor<7x5x3x6x4xf32>) outs(%c : tensor<7x2x5x8x6xf32>) -> tensor<7x2x5x8x6xf32>
  return %r : tensor<7x2x5x8x6xf32>
}
// ===== linalg.batch_mmt4d: buffers
func.func @f(%a: memref<7x2x3x8x4xf32>, %b: memref<7x5x3x6x4xf32>, %c: memref<7x2x5x8x6xf32>) {
  linalg.batch_mmt4d ins(%a, %b : memref<7x2x3x8x4xf32>, memref<7x5x3x6x4xf32>) outs(%c : memref<7x2x5x8x6xf32>)
  return
}
// ===== linalg.conv_1d
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ===== linalg.conv_1d: buffers
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) {
  linalg.conv_1d ins(%a, %b : memref<?xf32>, memref<?xf32>) outs(%c : memref<?xf32>)
  return
}
// ===== linalg.conv_2d
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.conv_2d ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ===== linalg.conv_2d: buffers
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.conv_2d ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// ===== linalg.conv_3d
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.conv_3d ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.conv_3d: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.conv_3d ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.conv_1d_ncw_fcw
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.conv_1d_ncw_fcw: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.conv_1d_nwc_wcf
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.conv_1d_nwc_wcf: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.conv_2d_nchw_fchw
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.conv_2d_nchw_fchw: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.conv_2d_nhwc_fhwc
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.conv_2d_nhwc_fhwc: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.conv_2d_nhwc_hwcf
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.conv_2d_nhwc_hwcf: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.conv_2d_nchw_fchw_q
func.func @f(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: i32, %d: i32, %e: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%e : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ===== linalg.conv_2d_nchw_fchw_q: buffers
func.func @f(%a: memref<?x?x?x?xi8>, %b: memref<?x?x?x?xi8>, %c: i32, %d: i32, %e: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%e : memref<?x?x?x?xi32>)
  return
}
// ===== linalg.conv_2d_nhwc_fhwc_q
func.func @f(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: i32, %d: i32, %e: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%e : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ===== linalg.conv_2d_nhwc_fhwc_q: buffers
func.func @f(%a: memref<?x?x?x?xi8>, %b: memref<?x?x?x?xi8>, %c: i32, %d: i32, %e: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%e : memref<?x?x?x?xi32>)
  return
}
// ===== linalg.conv_2d_nhwc_hwcf_q
func.func @f(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: i32, %d: i32, %e: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%e : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ===== linalg.conv_2d_nhwc_hwcf_q: buffers
func.func @f(%a: memref<?x?x?x?xi8>, %b: memref<?x?x?x?xi8>, %c: i32, %d: i32, %e: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%e : memref<?x?x?x?xi32>)
  return
}
// ===== linalg.conv_2d_ngchw_fgchw
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.conv_2d_ngchw_fgchw: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.conv_2d_ngchw_gfchw
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.conv_2d_ngchw_gfchw: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.conv_2d_nhwgc_gfhwc
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.conv_2d_nhwgc_gfhwc: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.conv_2d_ngchw_gfchw_q
func.func @f(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: i32, %d: i32, %e: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%e : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// ===== linalg.conv_2d_ngchw_gfchw_q: buffers
func.func @f(%a: memref<?x?x?x?x?xi8>, %b: memref<?x?x?x?x?xi8>, %c: i32, %d: i32, %e: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%e : memref<?x?x?x?x?xi32>)
  return
}
// ===== linalg.conv_2d_nhwgc_gfhwc_q
func.func @f(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: i32, %d: i32, %e: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%e : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// ===== linalg.conv_2d_nhwgc_gfhwc_q: buffers
func.func @f(%a: memref<?x?x?x?x?xi8>, %b: memref<?x?x?x?x?xi8>, %c: i32, %d: i32, %e: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%e : memref<?x?x?x?x?xi32>)
  return
}
// ===== linalg.conv_3d_ncdhw_fcdhw
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.conv_3d_ncdhw_fcdhw: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.conv_3d_ndhwc_dhwcf
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.conv_3d_ndhwc_dhwcf: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.conv_3d_ndhwc_dhwcf_q
func.func @f(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: i32, %d: i32, %e: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b, %c, %d : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%e : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// ===== linalg.conv_3d_ndhwc_dhwcf_q: buffers
func.func @f(%a: memref<?x?x?x?x?xi8>, %b: memref<?x?x?x?x?xi8>, %c: i32, %d: i32, %e: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b, %c, %d : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%e : memref<?x?x?x?x?xi32>)
  return
}
// ===== linalg.depthwise_conv_1d_ncw_cw
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.depthwise_conv_1d_ncw_cw: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.depthwise_conv_1d_nwc_wc
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.depthwise_conv_1d_nwc_wc: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.depthwise_conv_1d_nwc_wcm
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.depthwise_conv_1d_nwc_wcm: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.depthwise_conv_2d_nchw_chw
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.depthwise_conv_2d_nchw_chw: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.depthwise_conv_2d_nhwc_hwc
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.depthwise_conv_2d_nhwc_hwc: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.depthwise_conv_2d_nhwc_hwc_q
func.func @f(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: i32, %d: i32, %e: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%e : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ===== linalg.depthwise_conv_2d_nhwc_hwc_q: buffers
func.func @f(%a: memref<?x?x?x?xi8>, %b: memref<?x?x?xi8>, %c: i32, %d: i32, %e: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%e : memref<?x?x?x?xi32>)
  return
}
// ===== linalg.depthwise_conv_2d_nhwc_hwcm
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.depthwise_conv_2d_nhwc_hwcm: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.depthwise_conv_2d_nhwc_hwcm_q
func.func @f(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: i32, %d: i32, %e: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%e : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// ===== linalg.depthwise_conv_2d_nhwc_hwcm_q: buffers
func.func @f(%a: memref<?x?x?x?xi8>, %b: memref<?x?x?x?xi8>, %c: i32, %d: i32, %e: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b, %c, %d : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%e : memref<?x?x?x?x?xi32>)
  return
}
// ===== linalg.depthwise_conv_3d_ncdhw_cdhw
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.depthwise_conv_3d_ncdhw_cdhw: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.depthwise_conv_3d_ndhwc_dhwc
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.depthwise_conv_3d_ndhwc_dhwc: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.depthwise_conv_3d_ndhwc_dhwcm
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?x?xf32>
}
// ===== linalg.depthwise_conv_3d_ndhwc_dhwcm: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?x?x?xf32>, %c: memref<?x?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%c : memref<?x?x?x?x?x?xf32>)
  return
}
// ===== linalg.pooling_nchw_max
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.pooling_nchw_max: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.pooling_nchw_sum
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.pooling_nchw_sum: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.pooling_nhwc_max
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.pooling_nhwc_max: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.pooling_nhwc_min
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.pooling_nhwc_min: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.pooling_nhwc_sum
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ===== linalg.pooling_nhwc_sum: buffers
func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?x?xf32>)
  return
}
// ===== linalg.pooling_nhwc_max_unsigned
func.func @f(%a: tensor<?x?x?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ===== linalg.pooling_nhwc_max_unsigned: buffers
func.func @f(%a: memref<?x?x?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xi32>, memref<?x?xi32>) outs(%c : memref<?x?x?x?xi32>)
  return
}
// ===== linalg.pooling_nhwc_min_unsigned
func.func @f(%a: tensor<?x?x?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ===== linalg.pooling_nhwc_min_unsigned: buffers
func.func @f(%a: memref<?x?x?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : memref<?x?x?x?xi32>, memref<?x?xi32>) outs(%c : memref<?x?x?x?xi32>)
  return
}
// ===== linalg.pooling_ncw_max
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.pooling_ncw_max: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?xf32>, %c: memref<?x?x?xf32>) {
  linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.pooling_ncw_sum
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.pooling_ncw_sum: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?xf32>, %c: memref<?x?x?xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.pooling_nwc_max
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.pooling_nwc_max: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?xf32>, %c: memref<?x?x?xf32>) {
  linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.pooling_nwc_min
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.pooling_nwc_min: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?xf32>, %c: memref<?x?x?xf32>) {
  linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.pooling_nwc_sum
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ===== linalg.pooling_nwc_sum: buffers
func.func @f(%a: memref<?x?x?xf32>, %b: memref<?xf32>, %c: memref<?x?x?xf32>) {
  linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// ===== linalg.pooling_nwc_max_unsigned
func.func @f(%a: tensor<?x?x?xi32>, %b: tensor<?xi32>, %c: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi32>, tensor<?xi32>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}
// ===== linalg.pooling_nwc_max_unsigned: buffers
func.func @f(%a: memref<?x?x?xi32>, %b: memref<?xi32>, %c: memref<?x?x?xi32>) {
  linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xi32>, memref<?xi32>) outs(%c : memref<?x?x?xi32>)
  return
}
// ===== linalg.pooling_nwc_min_unsigned
func.func @f(%a: tensor<?x?x?xi32>, %b: tensor<?xi32>, %c: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi32>, tensor<?xi32>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}
// ===== linalg.pooling_nwc_min_unsigned: buffers
func.func @f(%a: memref<?x?x?xi32>, %b: memref<?xi32>, %c: memref<?x?x?xi32>) {
  linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xi32>, memref<?xi32>) outs(%c : memref<?x?x?xi32>)
  return
}
// ===== linalg.pooling_ndhwc_max
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.pooling_ndhwc_max: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.pooling_ndhwc_min
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.pooling_ndhwc_min: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.pooling_ndhwc_sum
func.func @f(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ===== linalg.pooling_ndhwc_sum: buffers
func.func @f(%a: memref<?x?x?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?x?x?xf32>)
  return
}
// ===== linalg.contract
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
// ===== linalg.elementwise
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x8xf32> {
  %r = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %s = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%r : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %s : tensor<4x8xf32>
}
// ===== linalg.broadcast
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>, %m: memref<8xf32>, %n: memref<8x4xf32>) -> tensor<4x8xf32> {
  %r = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [0]
  linalg.broadcast ins(%m : memref<8xf32>) outs(%n : memref<8x4xf32>) dimensions = [1] {t.x = 1 : i32}
  return %r : tensor<4x8xf32>
}
// ===== linalg.transpose
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %m: memref<8x4xf32>, %n: memref<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.transpose ins(%a : tensor<8x4xf32>) outs(%b : tensor<4x8xf32>) permutation = [1, 0]
  linalg.transpose ins(%m : memref<8x4xf32>) outs(%n : memref<4x8xf32>) permutation = [1, 0] {t.x = 1 : i32}
  return %r : tensor<4x8xf32>
}
// ===== linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>, %m: memref<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  linalg.generic {doc = "text", indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], library_call = "f"} outs(%m : memref<4xf32>) attrs = {t.x = 1 : i32} {
  ^bb0(%y: f32):
    linalg.yield %y : f32
  }
  return %r : tensor<4xf32>
}
// ===== linalg.index
func.func @f(%m: memref<4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  }
  return
}
// ===== linalg.yield
func.func @f(%m: memref<4xf32>, %n: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m, %n : memref<4xf32>, memref<4xi32>) {
  ^bb0(%x: f32, %y: i32):
    linalg.yield %x, %y : f32, i32
  }
  return
}
// ===== linalg.map
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.map ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>)
    (%x: f32, %y: f32, %z: f32) {
      %s = arith.addf %x, %y : f32
      %t = arith.mulf %s, %x : f32
      linalg.yield %t : f32
    }
  %t = linalg.map { math.absf } ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)
  return %t : tensor<4xf32>
}
// ===== linalg.reduce
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  %s = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %t = arith.addf %x, %y : f32
      %u = arith.addf %t, %y : f32
      linalg.yield %u : f32
    }
  return %s : tensor<4xf32>
}
// ===== linalg.pack
func.func @f(%a: tensor<128x256xf32>, %b: tensor<4x16x16x32xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?x8x?xf32>, %n: index, %x: f32) {
  %r = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %b : tensor<128x256xf32> -> tensor<4x16x16x32xf32>
  %s = linalg.pack %c padding_value(%x : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  return
}
// ===== linalg.unpack
func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %c: tensor<?x?x8x?xf32>, %d: tensor<?x?xf32>, %n: index) {
  %r = linalg.unpack %c outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
  %s = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}
// ===== linalg.winograd_filter_transform
func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}
// ===== linalg.winograd_input_transform
func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x2x2x2x5xf32>) {
  %r = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}
