// A matrix product with bias, as bufferization leaves it.
//
// Look at: `%product` is freed before the return, because nothing needs it any more; `%result` is handed out, so the
// caller owns it. The arguments are borrowed: nothing here ever frees them.

#row = affine_map<(i, j) -> (j)>
#all = affine_map<(i, j) -> (i, j)>

func.func @dense_layer(%input: memref<8x16xf32>, %weights: memref<16x4xf32>, %bias: memref<4xf32>) -> memref<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %product = memref.alloc() {alignment = 64 : i64} : memref<8x4xf32>
  linalg.fill ins(%zero : f32) outs(%product : memref<8x4xf32>)
  linalg.matmul ins(%input, %weights : memref<8x16xf32>, memref<16x4xf32>) outs(%product : memref<8x4xf32>)

  // The activation: relu(product + bias).
  %result = memref.alloc() {alignment = 64 : i64} : memref<8x4xf32>
  linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias : memref<8x4xf32>, memref<4xf32>) outs(%result : memref<8x4xf32>) {
  ^bb0(%p: f32, %b: f32, %out: f32):
    %sum = arith.addf %p, %b : f32
    %relu = arith.maximumf %sum, %zero : f32
    linalg.yield %relu : f32
  }
  return %result : memref<8x4xf32>
}
