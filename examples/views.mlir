// Several names for one allocation.
//
// Look at: a tile or a reshaped matrix is never freed itself; the deallocation finds the base buffer of `%matrix`, and
// retains what is handed out. @last_row returns a view of something it does not own, so it returns a copy.

func.func @corner(%value: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %matrix = memref.alloc() : memref<32x32xf32>
  linalg.fill ins(%value : f32) outs(%matrix : memref<32x32xf32>)
  %tile = memref.subview %matrix[8, 8] [4, 4] [1, 1] : memref<32x32xf32> to memref<4x4xf32, strided<[32, 1], offset: 264>>
  %flat = memref.collapse_shape %matrix [[0, 1]] : memref<32x32xf32> into memref<1024xf32>
  %a = memref.load %tile[%c0, %c0] : memref<4x4xf32, strided<[32, 1], offset: 264>>
  %b = memref.load %flat[%c0] : memref<1024xf32>
  %sum = arith.addf %a, %b : f32
  return %sum : f32
}

func.func @last_row(%matrix: memref<32x32xf32>) -> memref<32xf32, strided<[1], offset: 992>> {
  %row = memref.subview %matrix[31, 0] [1, 32] [1, 1] : memref<32x32xf32> to memref<32xf32, strided<[1], offset: 992>>
  return %row : memref<32xf32, strided<[1], offset: 992>>
}
