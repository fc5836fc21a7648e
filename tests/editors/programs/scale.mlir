// RUN: cat %s
// Two buffers of functions, and one of the caller.

func.func private @use(memref<4xf32>)

func.func @scale(%x: f32, %i: index) {
  %heap = memref.alloc() : memref<4xf32>  // freed at the end
  memref.store %x, %heap[%i] : memref<4xf32>
  call @use(%heap) : (memref<4xf32>) -> ()
  return
}

func.func @pick(%mine: memref<4xf32>, %first: i1) {
  %other = memref.alloc() : memref<4xf32>
  %one = arith.select %first, %mine, %other : memref<4xf32>
  call @use(%one) : (memref<4xf32>) -> ()
  return
}
