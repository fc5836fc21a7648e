// Buffers: their sizes, views and accesses.

func.func @loaded(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{incorrect number of indices for load, expected 1 but got 2}}
  %0 = memref.load %m[%i, %i] : memref<4xf32>
  return
}

// -----

func.func @stored(%m: memref<4x4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{store index operand count not equal to memref rank}}
  memref.store %x, %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @copy(%a: memref<4xf32>, %b: memref<4xf64>) {
  // expected-error@+1 {{requires the same element type for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<4xf64>
  return
}

// -----

func.func @allocated() -> memref<4xf32> {
  // expected-error@+1 {{has 0 operands, but enclosing function}}
  return
}

// -----

func.func @fine(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  return
}
