// The second of two globals.
memref.global "private" constant @first : memref<2xi32> = dense<[1, 2]>
memref.global "private" constant @second : memref<2xi32> = dense<[3, 4]>
func.func @f() -> i32 {
  %m = memref.get_global @second : memref<2xi32>
  %x = affine.load %m[1] : memref<2xi32>
  return %x : i32
}
// -----
// Loops that give their induction variable, or that of an iteration before.
func.func @f(%n: index, %a: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = affine.for %i = 0 to 5 iter_args(%x = %a) -> (index) {
    affine.yield %i : index
  }
  %s = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %a) -> (index) {
    scf.yield %i : index
  }
  %t:2 = affine.for %i = 0 to 5 iter_args(%x = %a, %y = %n) -> (index, index) {
    affine.yield %y, %i : index, index
  }
  return %r, %s, %t#0 : index, index, index
}
// -----
// Choices between the values of a comparison, and others.
func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32, i32) {
  %e = arith.cmpi eq, %a, %b : i32
  %n = arith.cmpi ne, %a, %c : i32
  %0 = arith.select %e, %b, %c : i32
  %1 = arith.select %e, %a, %c : i32
  %2 = arith.select %e, %c, %a : i32
  %3 = arith.select %n, %c, %b : i32
  %4 = arith.select %n, %b, %a : i32
  %5 = arith.select %n, %a, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}
// -----
// Integers as numbers with a point, compared with what is none.
func.func @f(%a: i8, %b: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant -0.5 : f32
  %p = arith.constant 1.5 : f32
  %d = arith.subi %b, %a : i8
  %s = arith.sitofp %d : i8 to f32
  %u = arith.uitofp %d : i8 to f32
  %0 = arith.cmpf olt, %s, %m : f32
  %1 = arith.cmpf ole, %s, %m : f32
  %2 = arith.cmpf ogt, %s, %m : f32
  %3 = arith.cmpf oge, %s, %p : f32
  %4 = arith.cmpf olt, %u, %m : f32
  %5 = arith.cmpf ole, %u, %p : f32
  %6 = arith.cmpf ogt, %u, %m : f32
  %7 = arith.cmpf oge, %u, %m : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
// Numbers that are rounded, and quotients that are none.
func.func @f(%n: i32) -> (f64, f64, f64, f32, f32, f32) {
  %0 = arith.sitofp %n : i32 to f64
  %third = arith.constant 3.0 : f64
  %x = arith.divf %0, %third : f64
  %t = arith.truncf %x : f64 to f32
  %e = arith.extf %t : f32 to f64
  %tc = arith.truncf %x fastmath<contract> : f64 to f32
  %ec = arith.extf %tc : f32 to f64
  %ed = arith.extf %t fastmath<contract> : f32 to f64
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %minus = arith.constant -1.0 : f32
  %q0 = arith.divf %zero, %zero : f32
  %q1 = arith.divf %one, %zero : f32
  %q2 = arith.divf %minus, %zero : f32
  return %e, %ec, %ed, %q0, %q1, %q2 : f64, f64, f64, f32, f32, f32
}
// -----
// A switch behind the default of another one.
func.func @f(%x: i32) -> i32 {
  %k0 = arith.constant 10 : i32
  %k1 = arith.constant 11 : i32
  %k2 = arith.constant 12 : i32
  cf.switch %x : i32, [
    default: ^a,
    1: ^b(%k0 : i32)
  ]
^a:
  cf.switch %x : i32, [
    default: ^b(%k1 : i32),
    2: ^b(%k2 : i32),
    3: ^c
  ]
^b(%r: i32):
  return %r : i32
^c:
  return %x : i32
}
// -----
// Shapes that are divided otherwise than they are put together.
func.func @f(%t: tensor<6x2xi32>, %m: memref<6x2xi32>) -> (tensor<2x6xi32>, memref<2x6xi32>) {
  %e = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 3, 2] : tensor<6x2xi32> into tensor<2x3x2xi32>
  %r = tensor.collapse_shape %e [[0], [1, 2]] : tensor<2x3x2xi32> into tensor<2x6xi32>
  %n = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 2] : memref<6x2xi32> into memref<2x3x2xi32>
  %s = memref.collapse_shape %n [[0], [1, 2]] : memref<2x3x2xi32> into memref<2x6xi32>
  return %r, %s : tensor<2x6xi32>, memref<2x6xi32>
}
// -----
// Sizes that change places.
func.func @f(%t: tensor<?x?xi32>, %m: memref<?x?xi32>) -> (tensor<?x?xi32>, memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xi32>
  %b = tensor.dim %t, %c1 : tensor<?x?xi32>
  %s = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
  %r = tensor.expand_shape %s [[0, 1]] output_shape [%b, %a] : tensor<?xi32> into tensor<?x?xi32>
  %d = memref.dim %m, %c0 : memref<?x?xi32>
  %e = memref.dim %m, %c1 : memref<?x?xi32>
  %n = memref.collapse_shape %m [[0, 1]] : memref<?x?xi32> into memref<?xi32>
  %p = memref.expand_shape %n [[0, 1]] output_shape [%e, %d] : memref<?xi32> into memref<?x?xi32>
  return %r, %p : tensor<?x?xi32>, memref<?x?xi32>
}
// -----
// A body that prints, and gives what it is given.
func.func @f(%a: tensor<3xi32>, %b: tensor<3xi32>, %k: i32) -> tensor<3xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%a : tensor<3xi32>) outs(%b : tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32):
    vector.print %k : i32
    linalg.yield %x : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// -----
// A part of a buffer of the same type as the whole.
func.func @f(%m: memref<?xi32, strided<[1]>>) -> (index, memref<?xi32, strided<[1]>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?xi32, strided<[1]>>
  %n = arith.subi %d, %c1 : index
  %v = memref.subview %m[0] [%n] [1] : memref<?xi32, strided<[1]>> to memref<?xi32, strided<[1]>>
  %e = memref.dim %v, %c0 : memref<?xi32, strided<[1]>>
  return %e, %v : index, memref<?xi32, strided<[1]>>
}
// -----
// The size of a buffer that was given another shape.
func.func @f(%m: memref<6xi32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k3 = arith.constant 3 : i32
  %k2 = arith.constant 2 : i32
  %shape = memref.alloca() : memref<2xindex>
  memref.store %c2, %shape[%c0] : memref<2xindex>
  memref.store %c3, %shape[%c1] : memref<2xindex>
  %r = memref.reshape %m(%shape) : (memref<6xi32>, memref<2xindex>) -> memref<?x?xi32>
  memref.store %c3, %shape[%c0] : memref<2xindex>
  %d = memref.dim %r, %c0 : memref<?x?xi32>
  %other = memref.alloca() : memref<2xi32>
  memref.store %k3, %other[%c0] : memref<2xi32>
  memref.store %k2, %other[%c1] : memref<2xi32>
  %s = memref.reshape %m(%other) : (memref<6xi32>, memref<2xi32>) -> memref<?x?xi32>
  %e = memref.dim %s, %c1 : memref<?x?xi32>
  return %d, %e : index, index
}
// -----
// A loop in threads whose end is the number of another one.
func.func @f(%m: memref<3x3xi32>, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      memref.store %k, %m[%i, %j] : memref<3x3xi32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
// -----
// A loop alone in a branch, and a branch alone in a branch.
func.func @f(%b: i1, %d: i1, %m: memref<3xi32>, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.if %b {
    scf.for %i = %c0 to %c3 step %c1 {
      memref.store %k, %m[%i] : memref<3xi32>
    }
  }
  scf.if %b {
    scf.if %d {
      vector.print %k : i32
    }
  }
  scf.if %b {
    scf.execute_region {
      vector.print %k : i32
      scf.yield
    }
  }
  return
}
// -----
// Branches one after the other, whose conditions are related, or are not.
func.func @f(%a: i32, %b: i32, %k: i32) {
  %true = arith.constant true
  %p = arith.cmpi slt, %a, %b : i32
  %q = arith.cmpi sgt, %a, %k : i32
  %n = arith.xori %q, %true : i1
  %o = arith.xori %p, %true : i1
  scf.if %p {
    vector.print %a : i32
  }
  scf.if %n {
    vector.print %b : i32
  }
  scf.if %o {
    vector.print %k : i32
  } else {
    vector.print %a : i32
  }
  scf.if %p {
    vector.print %b : i32
  }
  return
}
// -----
// A branch before the condition of a loop, whose value is seen elsewhere, too.
func.func @f(%a: i32) -> i32 {
  %k5 = arith.constant 5 : i32
  %k1 = arith.constant 1 : i32
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %k5 : i32
    %n = scf.if %c -> (i32) {
      %y = arith.addi %x, %k1 : i32
      scf.yield %y : i32
    } else {
      scf.yield %x : i32
    }
    vector.print %n : i32
    scf.condition(%c) %n : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
// A loop that hands on its tensors in another order, one of which is written behind it.
func.func @f(%t: tensor<3xi32>, %u: tensor<3xi32>, %k: i32, %i: index) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:3 = scf.while (%x = %t, %y = %u, %n = %c0) : (tensor<3xi32>, tensor<3xi32>, index) -> (tensor<3xi32>, tensor<3xi32>, index) {
    %c = arith.cmpi slt, %n, %c3 : index
    scf.condition(%c) %x, %y, %n : tensor<3xi32>, tensor<3xi32>, index
  } do {
  ^bb0(%x: tensor<3xi32>, %y: tensor<3xi32>, %n: index):
    %m = arith.addi %n, %c1 : index
    scf.yield %y, %x, %m : tensor<3xi32>, tensor<3xi32>, index
  }
  %w = tensor.insert %k into %r#0[%c1] : tensor<3xi32>
  %0 = tensor.extract %w[%c1] : tensor<3xi32>
  %1 = tensor.extract %t[%c1] : tensor<3xi32>
  %2 = tensor.extract %u[%c1] : tensor<3xi32>
  %3 = tensor.extract %r#1[%c1] : tensor<3xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
// Slices of constants, and of what was inserted as a part of another rank.
func.func @f(%s: tensor<4xi32>, %t: tensor<2x4xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<1x4xi32>, tensor<4xi32>) {
  %d = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %p = arith.constant dense<7> : tensor<4xi32>
  %0 = tensor.extract_slice %d[1] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %1 = tensor.extract_slice %p[1] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %w = tensor.insert_slice %s into %t[0, 0] [1, 4] [1, 1] : tensor<4xi32> into tensor<2x4xi32>
  %2 = tensor.extract_slice %w[0, 0] [1, 4] [1, 1] : tensor<2x4xi32> to tensor<1x4xi32>
  %3 = tensor.extract_slice %w[0, 0] [1, 4] [1, 1] : tensor<2x4xi32> to tensor<4xi32>
  return %0, %1, %2, %3 : tensor<2xi32>, tensor<2xi32>, tensor<1x4xi32>, tensor<4xi32>
}
// -----
// Parts that are larger than the whole, which never runs.
func.func private @never(%t: tensor<4xi32>, %u: tensor<?xi32>, %n: index) -> (tensor<6xi32>, tensor<4xi32>) {
  %s = tensor.extract_slice %t[0] [%n] [1] : tensor<4xi32> to tensor<?xi32>
  %c = tensor.cast %s : tensor<?xi32> to tensor<6xi32>
  %c9 = arith.constant 9 : index
  %w = tensor.insert_slice %u into %t[0] [%c9] [1] : tensor<?xi32> into tensor<4xi32>
  return %c, %w : tensor<6xi32>, tensor<4xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Blocks that do the same with arguments of other types.
func.func @f(%c: i1, %a: i32, %b: i64) -> i32 {
  %k = arith.constant 3 : i32
  cf.cond_br %c, ^one(%a : i32), ^two(%b : i64)
^one(%x: i32):
  vector.print %x : i32
  return %k : i32
^two(%y: i64):
  vector.print %y : i64
  return %k : i32
}
// -----
// Padding of one dimension after the other, at the low ends, too.
func.func @f(%t: tensor<2x3xi32>) -> (tensor<3x4xi32>, tensor<4x5xi32>) {
  %k = arith.constant 7 : i32
  %p = tensor.pad %t low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %k : i32
  } : tensor<2x3xi32> to tensor<3x3xi32>
  %s = tensor.extract_slice %p[0, 0] [3, 3] [1, 1] : tensor<3x3xi32> to tensor<3x3xi32>
  %q = tensor.pad %s low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %k : i32
  } : tensor<3x3xi32> to tensor<3x4xi32>
  %o = tensor.pad %q low[0, 0] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %k : i32
  } : tensor<3x4xi32> to tensor<4x5xi32>
  return %q, %o : tensor<3x4xi32>, tensor<4x5xi32>
}
// -----
// Parts of padded parts, with the padding of other values.
func.func @f(%t: tensor<8x8xi32>, %n: index) -> tensor<5x6xi32> {
  %k = arith.constant 7 : i32
  %l = arith.constant 8 : i32
  %s0 = tensor.extract_slice %t[1, 0] [3, 8] [1, 1] : tensor<8x8xi32> to tensor<3x8xi32>
  %p0 = tensor.pad %s0 low[0, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %k : i32
  } : tensor<3x8xi32> to tensor<5x8xi32>
  %s1 = tensor.extract_slice %p0[0, 2] [5, 4] [1, 1] : tensor<5x8xi32> to tensor<5x4xi32>
  %p1 = tensor.pad %s1 low[0, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %l : i32
  } : tensor<5x4xi32> to tensor<5x6xi32>
  return %p1 : tensor<5x6xi32>
}
