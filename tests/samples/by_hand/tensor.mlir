// ===== tensor.from_elements
func.func @f(%a: i32, %b: i32) {
  %r = tensor.from_elements %a, %b, %a, %b : tensor<2x2xi32>
  %s = tensor.from_elements %a {t.x = 1 : i32} : tensor<i32>
  return
}
// ===== tensor.generate
func.func @f(%n: index, %x: f32) {
  %r = tensor.generate %n, %n {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %x : f32
  } : tensor<?x3x?xf32>
  return
}
// ===== tensor.yield
func.func @f(%n: index, %x: i32) {
  %r = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<?xi32>
  return
}
// ===== tensor.pad
func.func @f(%t: tensor<4x?xf32>, %n: index, %x: f32) {
  %r = tensor.pad %t low[1, %n] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<7x?xf32>
  %s = tensor.pad %t nofold low[0, 0] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {t.x = 1 : i32} : tensor<4x?xf32> to tensor<4x?xf32>
  return
}
// ===== tensor.collapse_shape
func.func @f(%t: tensor<?x4x2x?xf32>) {
  %r = tensor.collapse_shape %t [[0, 1], [2, 3]] : tensor<?x4x2x?xf32> into tensor<?x?xf32>
  return
}
// ===== tensor.expand_shape
func.func @f(%t: tensor<?x8xf32>, %n: index) {
  %r = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [%n, 4, 2, 4] : tensor<?x8xf32> into tensor<?x4x2x4xf32>
  return
}
// ===== tensor.gather
func.func @f(%t: tensor<4x4x4xf32>, %i: tensor<1x2x1xindex>) {
  %r = tensor.gather %t[%i] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x1x4xf32>
  %s = tensor.gather %t[%i] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x4xf32>
  return
}
// ===== tensor.scatter
func.func @f(%t: tensor<4x4x4xf32>, %s: tensor<1x2x4x1x4xf32>, %i: tensor<1x2x1xindex>) {
  %r = tensor.scatter %s into %t[%i] scatter_dims([1]) unique : (tensor<1x2x4x1x4xf32>, tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4x4xf32>
  return
}
// ===== tensor.parallel_insert_slice
func.func @f(%t: tensor<8x8xf32>, %s: tensor<1x4xf32>) -> tensor<8x8xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 4] [1, 2] : tensor<1x4xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
