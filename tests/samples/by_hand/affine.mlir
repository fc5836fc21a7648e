// ===== affine.for
func.func @f(%n: index, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)> (%n)[%n] to min affine_map<(d0) -> (d0, 4)> (%n) step 2 {
  } {t.x = 1 : i32}
  affine.for %i = affine_map<(d0) -> (d0 + 1)> (%n) to %n {
  }
  %r = affine.for %i = 0 to %n step 3 iter_args(%a = %x) -> (f32) {
    affine.yield %a : f32
  }
  return %r : f32
}
// ===== affine.parallel
func.func @f(%n: index, %x: memref<100x100xf32>) {
  %r:2 = affine.parallel (%i, %j) = (0, %n) to (%n, 10) step (2, 3) reduce ("minimumf", "addi") -> (f32, i32) {
    %v = affine.load %x[%i, %j] : memref<100x100xf32>
    %c = arith.constant 1 : i32
    affine.yield %v, %c : f32, i32
  }
  affine.parallel (%i) = (max(0, %n)) to (min(%n, 10)) {
  }
  return
}
// ===== affine.if
func.func @f(%n: index, %x: f32) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)> (%n)[%n] {
  }
  %r = affine.if affine_set<(d0) : (d0 >= 0)> (%n) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  }
  return %r : f32
}
// ===== affine.apply
func.func @f(%n: index) -> index {
  %r = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%n]
  return %r : index
}
// ===== affine.load
func.func @f(%n: index, %x: memref<100x100xf32>) -> f32 {
  affine.for %i = 0 to 10 {
    %r = affine.load %x[%i + 1, symbol(%n) floordiv 2] : memref<100x100xf32>
  }
  %s = affine.load %x[3, %n] : memref<100x100xf32>
  return %s : f32
}
// ===== affine.store
func.func @f(%n: index, %x: memref<100xf32>, %v: f32) {
  affine.store %v, %x[%n mod 4] : memref<100xf32>
  affine.store %v, %x[%n] {t.x = 1 : i32} : memref<100xf32>
  return
}
// ===== affine.vector_load
func.func @f(%n: index, %x: memref<100xf32>) -> vector<8xf32> {
  %r = affine.vector_load %x[%n * 8] : memref<100xf32>, vector<8xf32>
  return %r : vector<8xf32>
}
// ===== affine.vector_store
func.func @f(%n: index, %x: memref<100xf32>, %v: vector<8xf32>) {
  affine.vector_store %v, %x[%n + 8] : memref<100xf32>, vector<8xf32>
  return
}
// ===== affine.prefetch
func.func @f(%n: index, %x: memref<100x100xf32>) {
  affine.prefetch %x[%n, %n + 5], read, locality<3>, data : memref<100x100xf32>
  affine.prefetch %x[%n, 0], write, locality<0>, instr {t.x = 1 : i32} : memref<100x100xf32>
  return
}
// ===== affine.max
func.func @f(%n: index) -> index {
  %r = affine.max affine_map<(d0)[s0] -> (1000, d0 + 512, s0)> (%n)[%n]
  return %r : index
}
// ===== affine.min
func.func @f(%n: index) -> index {
  %r = affine.min affine_map<()[s0] -> (1000, s0)> ()[%n]
  return %r : index
}
// ===== affine.yield
func.func @f(%n: index, %x: f32, %y: i32) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%a = %x, %b = %y) -> (f32, i32) {
    affine.yield %a, %b : f32, i32
  }
  return
}
