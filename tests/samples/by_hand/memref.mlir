// ===== memref.alloc: with operands
func.func @f(%n: index) {
  %a = memref.alloc(%n)[%n] {alignment = 8 : i64} : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 1>
  return
}
// ===== memref.alloca
func.func @f(%n: index) {
  %a = memref.alloca() : memref<4xf32>
  %b = memref.alloca(%n)[%n] {alignment = 8 : i64} : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 1>
  return
}
// ===== memref.alloca_scope
func.func @f(%x: f32) -> f32 {
  %r = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %x : f32
  }
  memref.alloca_scope {
  }
  return %r : f32
}
// ===== memref.alloca_scope.return
func.func @f(%x: f32, %y: i32) {
  %r:2 = memref.alloca_scope -> (f32, i32) {
    memref.alloca_scope.return %x, %y : f32, i32
  }
  return
}
// ===== memref.generic_atomic_rmw
func.func @f(%m: memref<10xf32>, %n: index) -> f32 {
  %r = memref.generic_atomic_rmw %m[%n] : memref<10xf32> {
  ^bb0(%current: f32):
    %s = arith.addf %current, %current : f32
    memref.atomic_yield %s : f32
  }
  return %r : f32
}
// ===== memref.atomic_yield
func.func @f(%m: memref<10xi32>, %n: index) -> i32 {
  %r = memref.generic_atomic_rmw %m[%n] : memref<10xi32> {
  ^bb0(%current: i32):
    memref.atomic_yield %current : i32
  }
  return %r : i32
}
// ===== memref.collapse_shape
func.func @f(%m: memref<?x4x2x?xf32>) {
  %r = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x4x2x?xf32> into memref<?x?xf32>
  return
}
// ===== memref.expand_shape
func.func @f(%m: memref<?x8xf32>, %n: index) {
  %r = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 4, 2, 4] : memref<?x8xf32> into memref<?x4x2x4xf32>
  return
}
// ===== memref.dma_start
func.func @f(%m: memref<40xf32>, %s: memref<40xf32, 2>, %t: memref<1xi32>, %n: index) {
  memref.dma_start %m[%n], %s[%n], %n, %t[%n] : memref<40xf32>, memref<40xf32, 2>, memref<1xi32>
  memref.dma_start %m[%n], %s[%n], %n, %t[%n], %n, %n : memref<40xf32>, memref<40xf32, 2>, memref<1xi32>
  return
}
// ===== memref.global
memref.global @defined : memref<2xf32> = dense<[1.0, 2.0]>
memref.global "private" constant @constant : memref<2xi32> = dense<3> {alignment = 64 : i64}
memref.global "private" @declared : memref<2xf32>
memref.global "public" @uninitialized : memref<2xf32> = uninitialized
// ===== memref.get_global
memref.global "private" @g : memref<2xf32>
func.func @f() {
  %r = memref.get_global @g : memref<2xf32>
  return
}
// ===== memref.reinterpret_cast
func.func @f(%m: memref<*xf32>, %n: index) {
  %r = memref.reinterpret_cast %m to offset: [%n], sizes: [10, %n], strides: [%n, 1] : memref<*xf32> to memref<10x?xf32, strided<[?, 1], offset: ?>>
  return
}
// ===== memref.subview
func.func @f(%m: memref<8x16xf32>, %n: index) {
  %r = memref.subview %m[%n, 2] [4, %n] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
  %s = memref.subview %m[0, 2] [1, 4] [1, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 2>>
  return
}
// ===== memref.transpose
func.func @f(%m: memref<?x?xf32>) {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return
}
