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
// -----
// buffer-deallocation-pipeline: A tensor of a buffer that another block reads.
func.func @f(%c: i1, %v: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %t = bufferization.to_tensor %m : memref<1xi32> to tensor<1xi32>
  cf.cond_br %c, ^one, ^two
^one:
  %x = tensor.extract %t[%c0] : tensor<1xi32>
  cf.br ^end(%x : i32)
^two:
  %y = tensor.extract %t[%c0] : tensor<1xi32>
  %z = arith.addi %y, %y : i32
  cf.br ^end(%z : i32)
^end(%r: i32):
  return %r : i32
}
// -----
// minimal-deallocation: A condition gives a part of one buffer or of another.
func.func @f(%c: i1, %v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %x = scf.if %c -> (memref<2xi32, strided<[1], offset: ?>>) {
    %m = memref.alloc() : memref<8xi32>
    %s = memref.subview %m[4] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: 4>>
    %d = memref.cast %s : memref<2xi32, strided<[1], offset: 4>> to memref<2xi32, strided<[1], offset: ?>>
    memref.store %v, %d[%c0] : memref<2xi32, strided<[1], offset: ?>>
    scf.yield %d : memref<2xi32, strided<[1], offset: ?>>
  } else {
    %n = memref.alloc() : memref<6xi32>
    %p = memref.subview %n[2] [2] [1] : memref<6xi32> to memref<2xi32, strided<[1], offset: 2>>
    %q = memref.cast %p : memref<2xi32, strided<[1], offset: 2>> to memref<2xi32, strided<[1], offset: ?>>
    memref.store %w, %q[%c0] : memref<2xi32, strided<[1], offset: ?>>
    scf.yield %q : memref<2xi32, strided<[1], offset: ?>>
  }
  %r = memref.load %x[%c0] : memref<2xi32, strided<[1], offset: ?>>
  return %r : i32
}
// -----
// minimal-deallocation: A branch hands on parts of buffers that do not begin where the buffers do.
func.func @f(%c: i1, %v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^one, ^two
^one:
  %m = memref.alloc() : memref<8xi32>
  %s = memref.subview %m[4] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: 4>>
  %d = memref.cast %s : memref<2xi32, strided<[1], offset: 4>> to memref<2xi32, strided<[1], offset: ?>>
  memref.store %v, %d[%c0] : memref<2xi32, strided<[1], offset: ?>>
  cf.br ^end(%d : memref<2xi32, strided<[1], offset: ?>>)
^two:
  %n = memref.alloc() : memref<6xi32>
  %p = memref.subview %n[2] [2] [1] : memref<6xi32> to memref<2xi32, strided<[1], offset: 2>>
  %q = memref.cast %p : memref<2xi32, strided<[1], offset: 2>> to memref<2xi32, strided<[1], offset: ?>>
  memref.store %w, %q[%c0] : memref<2xi32, strided<[1], offset: ?>>
  cf.br ^end(%q : memref<2xi32, strided<[1], offset: ?>>)
^end(%x: memref<2xi32, strided<[1], offset: ?>>):
  %r = memref.load %x[%c0] : memref<2xi32, strided<[1], offset: ?>>
  return %r : i32
}
// -----
// drop-equivalent-buffer-results: Returns of one argument, of different ones, and of a new buffer.
func.func private @same(%c: i1, %a: memref<1xi32>, %b: memref<1xi32>) -> memref<1xi32> {
  cf.cond_br %c, ^one, ^two
^one:
  return %a : memref<1xi32>
^two:
  %k = memref.cast %a : memref<1xi32> to memref<?xi32>
  %l = memref.cast %k : memref<?xi32> to memref<1xi32>
  return %l : memref<1xi32>
}
func.func private @other(%c: i1, %a: memref<1xi32>, %b: memref<1xi32>) -> (memref<1xi32>, memref<1xi32>) {
  cf.cond_br %c, ^one, ^two
^one:
  return %a, %b : memref<1xi32>, memref<1xi32>
^two:
  return %b, %b : memref<1xi32>, memref<1xi32>
}
func.func @f(%c: i1, %v: i32, %w: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<1xi32>
  %b = memref.alloca() : memref<1xi32>
  memref.store %v, %a[%c0] : memref<1xi32>
  memref.store %w, %b[%c0] : memref<1xi32>
  %s = call @same(%c, %a, %b) : (i1, memref<1xi32>, memref<1xi32>) -> memref<1xi32>
  %o:2 = call @other(%c, %a, %b) : (i1, memref<1xi32>, memref<1xi32>) -> (memref<1xi32>, memref<1xi32>)
  %x = memref.load %s[%c0] : memref<1xi32>
  %y = memref.load %o#0[%c0] : memref<1xi32>
  %z = memref.load %o#1[%c0] : memref<1xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// one-shot-bufferize: A part of a loop reads what another part of it writes.
func.func @f(%v: i32, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant 7 : i32
  %e = tensor.empty() : tensor<2xi32>
  %t = linalg.fill ins(%k : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = scf.while (%i = %c0) : (index) -> index {
    %w = linalg.fill ins(%v : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
    %x = tensor.extract %w[%c0] : tensor<2xi32>
    vector.print %x : i32
    %p = arith.cmpi ult, %i, %c3 : index
    scf.condition(%p) %i : index
  } do {
  ^bb0(%i: index):
    %y = tensor.extract %t[%c0] : tensor<2xi32>
    vector.print %y : i32
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return %r : index
}
// -----
// Parts that begin behind the end of a buffer: they hold nothing, or are never made.
func.func @f(%c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %k = arith.constant 3 : i32
  %m = memref.alloca() : memref<4xi32>
  memref.store %k, %m[%c0] : memref<4xi32>
  %false = arith.cmpi ult, %n, %c0 : index
  scf.if %false {
    %s = memref.subview %m[%c5] [%n] [1] : memref<4xi32> to memref<?xi32, strided<[1], offset: ?>>
    memref.store %k, %s[%c0] : memref<?xi32, strided<[1], offset: ?>>
    scf.yield
  }
  %r = memref.load %m[%c0] : memref<4xi32>
  return %r : i32
}
// -----
// Indices whose size is one, and which are not zero.
func.func @f(%x: index, %y: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = affine.linearize_index [%x, %y] by (4, 1) : index
  %1 = affine.linearize_index [%x, %c3, %y] by (4, 1, 8) : index
  %2 = affine.linearize_index [%c3, %c0, %y] by (4, 1, 1) : index
  return %0, %1, %2 : index, index, index
}
// -----
// Squares that are transposed, and not.
func.func @f(%t: tensor<2x2xi32>, %d: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
  %0 = linalg.transpose ins(%t : tensor<2x2xi32>) outs(%d : tensor<2x2xi32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%t : tensor<2x2xi32>) outs(%d : tensor<2x2xi32>) permutation = [0, 1]
  %2 = linalg.copy ins(%0 : tensor<2x2xi32>) outs(%d : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>
}
// -----
// Numbers of loops that run once, and of others, where the first operand has its dimensions in another order.
func.func @f(%t: tensor<1x3xi32>, %d: tensor<3x1xi32>) -> (tensor<3x1xi32>, tensor<1x3xi32>) {
  %e = tensor.empty() : tensor<1x3xi32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%t : tensor<1x3xi32>) outs(%d : tensor<3x1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %n = arith.index_cast %k : index to i32
    %z = arith.addi %n, %x : i32
    linalg.yield %z : i32
  } -> tensor<3x1xi32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%d : tensor<3x1xi32>) outs(%e : tensor<1x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.subi %j, %i : index
    %n = arith.index_cast %k : index to i32
    linalg.yield %n : i32
  } -> tensor<1x3xi32>
  return %0, %1 : tensor<3x1xi32>, tensor<1x3xi32>
}
// -----
// buffer-loop-hoisting: Copies, made in each round, of a buffer that changes.
func.func @f(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca() : memref<1xi32>
  memref.store %v, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %v) -> (i32) {
    %b = bufferization.clone %a : memref<1xi32> to memref<1xi32>
    %x = memref.load %b[%c0] : memref<1xi32>
    vector.print %x : i32
    %y = arith.addi %x, %s : i32
    memref.store %y, %a[%c0] : memref<1xi32>
    memref.dealloc %b : memref<1xi32>
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
// minimal-deallocation: A function frees what it has stored and found again.
func.func private @free(%a: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<1xmemref<1xi32>>
  memref.store %a, %s[%c0] : memref<1xmemref<1xi32>>
  %b = memref.load %s[%c0] : memref<1xmemref<1xi32>>
  memref.dealloc %b : memref<1xi32>
  return
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  call @free(%m) : (memref<1xi32>) -> ()
  return %x : i32
}
// -----
// Blocks that are alike but for the type of what they compute.
func.func @f(%c: i1, %v: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  %a = arith.trunci %v : i32 to i8
  %b = arith.extsi %a : i8 to i32
  cf.br ^end(%b : i32)
^two:
  %d = arith.trunci %v : i32 to i4
  %e = arith.extsi %d : i4 to i32
  cf.br ^end(%e : i32)
^end(%r: i32):
  return %r : i32
}
// -----
// one-shot-bufferize: A tensor is written to the place of another one, which is read afterwards.
func.func @f(%v: i32, %w: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<2xi32>
  %a = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %g = tensor.empty() : tensor<2xi32>
  %b = linalg.fill ins(%w : i32) outs(%g : tensor<2xi32>) -> tensor<2xi32>
  %r = bufferization.materialize_in_destination %a in %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  %y = tensor.extract %b[%c0] : tensor<2xi32>
  %z = tensor.extract %a[%c0] : tensor<2xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// one-shot-bufferize: Each round reads a tensor of outside, and then changes what it has of it.
func.func @f(%v: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %k = arith.constant 7 : i32
  %e = tensor.empty() : tensor<2xi32>
  %t = linalg.fill ins(%k : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %d = tensor.empty() : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %d) -> tensor<4xi32> {
    %x = tensor.extract %t[%c0] : tensor<2xi32>
    %w = linalg.fill ins(%v : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
    %y = tensor.extract %w[%c0] : tensor<2xi32>
    %z = arith.addi %x, %y : i32
    %s = tensor.from_elements %z : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
// -----
// optimize-allocation-liveness: A buffer that another block uses, and that is freed at the end.
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  memref.store %v, %n[%c0] : memref<1xi32>
  %s = arith.select %c, %m, %n : memref<1xi32>
  %x = scf.if %c -> (i32) {
    %y = memref.load %s[%c0] : memref<1xi32>
    scf.yield %y : i32
  } else {
    %z = memref.load %m[%c0] : memref<1xi32>
    scf.yield %z : i32
  }
  memref.store %x, %s[%c0] : memref<1xi32>
  memref.dealloc %n : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %x : i32
}
// -----
// The stride of a slice of one element.
func.func @f(%n: index) -> index {
  %a = memref.alloc() : memref<4xi32>
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [1], strides: [%n] : memref<4xi32> to memref<1xi32, strided<[?]>>
  %s = memref.subview %m[0] [1] [2] : memref<1xi32, strided<[?]>> to memref<1xi32, strided<[?]>>
  %b, %o, %z, %t = memref.extract_strided_metadata %s : memref<1xi32, strided<[?]>> -> memref<i32>, index, index, index
  memref.dealloc %a : memref<4xi32>
  return %t : index
}
// -----
// A loop that asks for something else than its condition says.
func.func @f(%n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %s = arith.subi %n, %c3 : i32
  %r:2 = scf.while (%x = %s, %k = %c0) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x, %k : i32, i32
  } do {
  ^bb0(%a: i32, %m: i32):
    %d = arith.cmpi ne, %a, %n : i32
    %e = arith.extui %d : i1 to i32
    %t = arith.addi %m, %e : i32
    %next = arith.addi %a, %c1 : i32
    scf.yield %next, %t : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
// minimal-deallocation: An address as a number, which is stored and read again.
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %i = memref.extract_aligned_pointer_as_index %a : memref<2xi32> -> index
  %j = arith.index_cast %i : index to i64
  %box = memref.alloc() : memref<1xi64>
  memref.store %j, %box[%c0] : memref<1xi64>
  %k = memref.load %box[%c0] : memref<1xi64>
  memref.dealloc %box : memref<1xi64>
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  return %v : i32
}
// -----
// promote-buffers-to-stack: A number that is made of an address, and leaves the place where the buffer is.
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %j = memref.alloca_scope -> (i64) {
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c0] : memref<2xi32>
    %i = memref.extract_aligned_pointer_as_index %a : memref<2xi32> -> index
    %k = arith.index_cast %i : index to i64
    memref.alloca_scope.return %k : i64
  }
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  return %v : i32
}
// -----
// Zeros with a sign.
func.func @f(%n: i32) -> (i32, i32, i32, i32) {
  %z = arith.constant 0.0 : f32
  %m = arith.constant -0.0 : f32
  %x = arith.sitofp %n : i32 to f32
  %p = arith.mulf %x, %m : f32
  %a = arith.addf %p, %z : f32
  %b = arith.subf %p, %m : f32
  %c = arith.addf %p, %m : f32
  %d = arith.subf %p, %z : f32
  %0 = arith.bitcast %a : f32 to i32
  %1 = arith.bitcast %b : f32 to i32
  %2 = arith.bitcast %c : f32 to i32
  %3 = arith.bitcast %d : f32 to i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
// A branch behind the branch of another condition.
func.func @f(%x: i32, %y: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %a = arith.cmpi slt, %x, %y : i32
  %b = arith.cmpi slt, %x, %c1 : i32
  cf.cond_br %a, ^t, ^e
^t:
  %s = arith.muli %x, %y : i32
  cf.cond_br %b, ^u, ^v
^u:
  return %s : i32
^v:
  return %c2 : i32
^e:
  return %c3 : i32
}
// -----
// A buffer that is said to be shorter.
func.func @f(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %k = arith.remui %n, %c4 : index
  %size = arith.addi %k, %c4 : index
  %m = memref.alloc(%size) : memref<?xi32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%c2], strides: [1] : memref<?xi32> to memref<?xi32>
  %d = memref.dim %r, %c0 : memref<?xi32>
  %e = memref.dim %m, %c0 : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %d, %e : index, index
}
// -----
// one-shot-bufferize: A part that is put into another place than it was taken from.
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = tensor.from_elements %y, %y, %y, %y : tensor<4xi32>
  %e = tensor.extract_slice %t[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %f = linalg.fill ins(%x : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = tensor.insert_slice %f into %t[2] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %v = tensor.extract %r[%c0] : tensor<4xi32>
  %w = tensor.extract %r[%c2] : tensor<4xi32>
  return %v, %w : i32, i32
}
// -----
// A loop that asks about another value than its condition does.
func.func @f(%n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %s = arith.subi %n, %c3 : i32
  %r:2 = scf.while (%x = %s, %k = %c0) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %k, %x : i32, i32
  } do {
  ^bb0(%m: i32, %a: i32):
    %d = arith.cmpi slt, %m, %n : i32
    %e = arith.extui %d : i1 to i32
    %t = arith.addi %m, %e : i32
    %next = arith.addi %a, %c1 : i32
    scf.yield %next, %t : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
// A clone of a part that begins elsewhere than its allocation, which is freed.
func.func @f(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> (memref<1x2xi32, strided<[2, 1], offset: ?>>) {
    %m = memref.alloc() : memref<8xi32>
    %p = memref.subview %m[4] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: 4>>
    %s = memref.expand_shape %p [[0, 1]] output_shape [1, 2] : memref<2xi32, strided<[1], offset: 4>> into memref<1x2xi32, strided<[2, 1], offset: 4>>
    %d = memref.cast %s : memref<1x2xi32, strided<[2, 1], offset: 4>> to memref<1x2xi32, strided<[2, 1], offset: ?>>
    memref.store %x, %d[%c0, %c0] : memref<1x2xi32, strided<[2, 1], offset: ?>>
    %k = bufferization.clone %d : memref<1x2xi32, strided<[2, 1], offset: ?>> to memref<1x2xi32, strided<[2, 1], offset: ?>>
    memref.dealloc %m : memref<8xi32>
    scf.yield %k : memref<1x2xi32, strided<[2, 1], offset: ?>>
  } else {
    %n = memref.alloc() : memref<6xi32>
    %p = memref.subview %n[2] [2] [1] : memref<6xi32> to memref<2xi32, strided<[1], offset: 2>>
    %s = memref.expand_shape %p [[0, 1]] output_shape [1, 2] : memref<2xi32, strided<[1], offset: 2>> into memref<1x2xi32, strided<[2, 1], offset: 2>>
    %d = memref.cast %s : memref<1x2xi32, strided<[2, 1], offset: 2>> to memref<1x2xi32, strided<[2, 1], offset: ?>>
    memref.store %x, %d[%c0, %c0] : memref<1x2xi32, strided<[2, 1], offset: ?>>
    %k = bufferization.clone %d : memref<1x2xi32, strided<[2, 1], offset: ?>> to memref<1x2xi32, strided<[2, 1], offset: ?>>
    memref.dealloc %n : memref<6xi32>
    scf.yield %k : memref<1x2xi32, strided<[2, 1], offset: ?>>
  }
  %v = memref.load %r[%c0, %c0] : memref<1x2xi32, strided<[2, 1], offset: ?>>
  memref.dealloc %r : memref<1x2xi32, strided<[2, 1], offset: ?>>
  return %v : i32
}
// -----
// A clone of a view that begins some bytes after its allocation, which is freed.
func.func @f(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = scf.if %c -> (memref<2xi32>) {
    %m = memref.alloc() : memref<64xi8>
    %d = memref.view %m[%c8][] : memref<64xi8> to memref<2xi32>
    memref.store %x, %d[%c0] : memref<2xi32>
    %k = bufferization.clone %d : memref<2xi32> to memref<2xi32>
    memref.dealloc %m : memref<64xi8>
    scf.yield %k : memref<2xi32>
  } else {
    %n = memref.alloc() : memref<2xi32>
    memref.store %x, %n[%c0] : memref<2xi32>
    scf.yield %n : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  memref.dealloc %r : memref<2xi32>
  return %v : i32
}
// -----
// cse: Two equal regions, of which each hands out a buffer of its own.
func.func @f(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = tensor.splat %x : tensor<4xi32>
  %m = scf.execute_region -> memref<4xi32> {
    %c = bufferization.to_buffer %a : tensor<4xi32> to memref<4xi32>
    scf.yield %c : memref<4xi32>
  }
  memref.store %y, %m[%c0] : memref<4xi32>
  %n = scf.execute_region -> memref<4xi32> {
    %c = bufferization.to_buffer %a : tensor<4xi32> to memref<4xi32>
    scf.yield %c : memref<4xi32>
  }
  %v = memref.load %n[%c0] : memref<4xi32>
  return %v : i32
}
// -----
// eliminate-empty-tensors: A part that is inserted only where it is inside of the tensor.
func.func @f(%x: i32, %y: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %z = arith.andi %x, %c7 : i32
  %i = arith.index_cast %z : i32 to index
  %t = tensor.splat %x : tensor<8xi32>
  %e = tensor.empty() : tensor<4xi32>
  %p = linalg.fill ins(%y : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %is = arith.cmpi ule, %i, %c4 : index
  %r = scf.if %is -> (tensor<8xi32>) {
    %q = tensor.insert_slice %p into %t[%i] [4] [1] : tensor<4xi32> into tensor<8xi32>
    scf.yield %q : tensor<8xi32>
  } else {
    scf.yield %t : tensor<8xi32>
  }
  %v = tensor.extract %r[%c0] : tensor<8xi32>
  return %v : i32
}
// -----
// eliminate-empty-tensors: A part of constant place that is outside of the tensor where a branch never goes.
func.func @f(%x: i32, %y: i32) -> i32 {
  %c6 = arith.constant 6 : index
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  %t = tensor.splat %x : tensor<8xi32>
  %e = tensor.empty() : tensor<4xi32>
  %p = linalg.fill ins(%y : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = scf.if %false -> (tensor<8xi32>) {
    %q = tensor.insert_slice %p into %t[%c6] [4] [1] : tensor<4xi32> into tensor<8xi32>
    scf.yield %q : tensor<8xi32>
  } else {
    scf.yield %t : tensor<8xi32>
  }
  %v = tensor.extract %r[%c0] : tensor<8xi32>
  return %v : i32
// -----
// promote-buffers-to-stack: A body puts a buffer into a buffer of buffers, whose scope goes on.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %z = memref.alloca() : memref<1xi32>
  memref.store %z, %box[%c0] : memref<1xmemref<1xi32>>
  memref.alloca_scope {
    %m = memref.alloc() : memref<1xi32>
    memref.store %v, %m[%c0] : memref<1xi32>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%box : memref<1xmemref<1xi32>>) {
    ^bb0(%o: memref<1xi32>):
      linalg.yield %m : memref<1xi32>
    }
  }
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// optimize-allocation-liveness: A body puts a buffer into a buffer of buffers, where it is read before it is freed.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %z = memref.alloca() : memref<1xi32>
  memref.store %z, %box[%c0] : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    outs(%box : memref<1xmemref<1xi32>>) {
  ^bb0(%o: memref<1xi32>):
    linalg.yield %m : memref<1xi32>
  }
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %x : i32
}
// -----
// ownership-based-buffer-deallocation: A body puts a buffer into a buffer of buffers, where another block reads it.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %z = memref.alloca() : memref<1xi32>
  memref.store %z, %box[%c0] : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    outs(%box : memref<1xmemref<1xi32>>) {
  ^bb0(%o: memref<1xi32>):
    linalg.yield %m : memref<1xi32>
  }
  cf.br ^next
^next:
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// minimal-deallocation: A function puts its argument into a buffer of buffers, by a body.
func.func private @keep(%box: memref<1xmemref<1xi32>>, %m: memref<1xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    outs(%box : memref<1xmemref<1xi32>>) {
  ^bb0(%o: memref<1xi32>):
    linalg.yield %m : memref<1xi32>
  }
  return
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  call @keep(%box, %m) : (memref<1xmemref<1xi32>>, memref<1xi32>) -> ()
  cf.br ^next
^next:
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// minimal-deallocation: A body puts the address of a buffer into memory, where another block reads it.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i64
  %box = memref.alloca() : memref<1xi64>
  memref.store %k0, %box[%c0] : memref<1xi64>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  %j = arith.index_cast %i : index to i64
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%box : memref<1xi64>) {
  ^bb0(%o: i64):
    %s = arith.addi %j, %o : i64
    linalg.yield %s : i64
  }
  cf.br ^next
^next:
  %k = memref.load %box[%c0] : memref<1xi64>
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// minimal-deallocation: An atomic update puts the address of a buffer into memory.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i64
  %box = memref.alloca() : memref<1xi64>
  memref.store %k0, %box[%c0] : memref<1xi64>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  %j = arith.index_cast %i : index to i64
  %q = memref.generic_atomic_rmw %box[%c0] : memref<1xi64> {
  ^bb0(%o: i64):
    memref.atomic_yield %j : i64
  }
  cf.br ^next
^next:
  %k = memref.load %box[%c0] : memref<1xi64>
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// minimal-deallocation: A store in a body, of a buffer that another block reads.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %d = memref.alloca() : memref<1xi32>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%d : memref<1xi32>) {
  ^bb0(%o: i32):
    memref.store %m, %box[%c0] : memref<1xmemref<1xi32>>
    linalg.yield %v : i32
  }
  cf.br ^next
^next:
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// ownership-based-buffer-deallocation: A store in a body, of an address that it is given.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xi64>
  %d = memref.alloca() : memref<1xi32>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  %j = arith.index_cast %i : index to i64
  linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%j : i64) outs(%d : memref<1xi32>) {
  ^bb0(%y: i64, %o: i32):
    memref.store %y, %box[%c0] : memref<1xi64>
    linalg.yield %v : i32
  }
  cf.br ^next
^next:
  %k = memref.load %box[%c0] : memref<1xi64>
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// minimal-deallocation: A reduction that results in the address of a buffer.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i64
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  %j = arith.index_cast %i : index to i64
  %q = scf.parallel (%u) = (%c0) to (%c1) step (%c1) init (%k0) -> i64 {
    scf.reduce(%k0 : i64) {
    ^bb0(%a: i64, %b: i64):
      scf.reduce.return %j : i64
    }
  }
  %p = llvm.inttoptr %q : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// promote-buffers-to-stack: A tensor of addresses, computed by a body in a scope that ends.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = memref.alloca_scope -> (tensor<1xi64>) {
    %m = memref.alloc() : memref<1xi32>
    memref.store %v, %m[%c0] : memref<1xi32>
    %i = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
    %j = arith.index_cast %i : index to i64
    %g = tensor.generate {
    ^bb0(%a: index):
      tensor.yield %j : i64
    } : tensor<1xi64>
    memref.alloca_scope.return %g : tensor<1xi64>
  }
  %k = tensor.extract %t[%c0] : tensor<1xi64>
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// buffer-loop-hoisting: Buffers that are elements of another one, each put there by a body.
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %box = memref.alloca() : memref<3xmemref<1xindex>>
  scf.for %i = %c0 to %c3 step %c1 {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    %s = memref.subview %box[%i] [1] [1] : memref<3xmemref<1xindex>> to memref<1xmemref<1xindex>, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%s : memref<1xmemref<1xindex>, strided<[1], offset: ?>>) {
    ^bb0(%o: memref<1xindex>):
      linalg.yield %m : memref<1xindex>
    }
  }
  scf.for %i = %c0 to %c3 step %c1 {
    %n = memref.load %box[%i] : memref<3xmemref<1xindex>>
    %x = memref.load %n[%c0] : memref<1xindex>
    vector.print %x : index
  }
  return
}
// -----
// minimal-deallocation: A buffer of buffers that is written at a place of a map, and read at the number.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %z = memref.alloca() : memref<1xi32>
  memref.store %v, %z[%c0] : memref<1xi32>
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  memref.store %z, %box[%c0] : memref<1xmemref<1xi32>>
  memref.alloca_scope {
    %m = memref.alloc() : memref<1xi32>
    memref.store %v, %m[%c0] : memref<1xi32>
    affine.store %m, %box[0] : memref<1xmemref<1xi32>>
  }
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// ownership-based-buffer-deallocation: A buffer of buffers that is written one place behind the index that is read.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = memref.alloca() : memref<1xi32>
  memref.store %v, %z[%c0] : memref<1xi32>
  %box = memref.alloca() : memref<2xmemref<1xi32>>
  memref.store %z, %box[%c1] : memref<2xmemref<1xi32>>
  memref.alloca_scope {
    %m = memref.alloc() : memref<1xi32>
    memref.store %v, %m[%c0] : memref<1xi32>
    affine.store %m, %box[symbol(%c0) + 1] : memref<2xmemref<1xi32>>
  }
  %n = memref.load %box[%c1] : memref<2xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// minimal-deallocation: A buffer of buffers that is read at a place of a map, from where another map wrote to.
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<4xmemref<1xi32>>
  %x = affine.for %i = 0 to 2 iter_args(%s = %v) -> (i32) {
    %m = memref.alloc() : memref<1xi32>
    memref.store %w, %m[%c0] : memref<1xi32>
    affine.store %m, %box[%i + 1] : memref<4xmemref<1xi32>>
    %k = memref.alloc() : memref<1xi32>
    memref.store %s, %k[%c0] : memref<1xi32>
    affine.store %k, %box[%i * 2 + 1] : memref<4xmemref<1xi32>>
    %n = affine.load %box[%i + 1] : memref<4xmemref<1xi32>>
    %r = memref.load %n[%c0] : memref<1xi32>
    affine.yield %r : i32
  }
  return %x : i32
}
// -----
// buffer-results-to-out-params: A buffer that is freed before it is returned, in which case nobody reads it.
func.func private @make(%c: i1, %v: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  scf.if %c {
    memref.dealloc %m : memref<1xi32>
  }
  return %m : memref<1xi32>
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @make(%c, %v) : (i1, i32) -> memref<1xi32>
  %r = scf.if %c -> (i32) {
    scf.yield %v : i32
  } else {
    %x = memref.load %m[%c0] : memref<1xi32>
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
// buffer-results-to-out-params: A buffer that a function may free, returned through two others.
func.func private @drop(%c: i1, %m: memref<1xi32>) {
  scf.if %c {
    memref.dealloc %m : memref<1xi32>
  }
  return
}
func.func private @make(%c: i1, %v: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  call @drop(%c, %m) : (i1, memref<1xi32>) -> ()
  return %m : memref<1xi32>
}
func.func private @wrapped(%c: i1, %v: i32) -> memref<1xi32> {
  %m = call @make(%c, %v) : (i1, i32) -> memref<1xi32>
  return %m : memref<1xi32>
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @wrapped(%c, %v) : (i1, i32) -> memref<1xi32>
  %r = scf.if %c -> (i32) {
    scf.yield %v : i32
  } else {
    %x = memref.load %m[%c0] : memref<1xi32>
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
// buffer-deallocation: One of two functions, chosen when the program runs, keeps a buffer in a global.
memref.global "private" @kept : memref<1xmemref<4xi32>> = uninitialized
func.func private @keep(%m: memref<4xi32>) {
  %z = arith.constant 0 : index
  %s = memref.get_global @kept : memref<1xmemref<4xi32>>
  memref.store %m, %s[%z] : memref<1xmemref<4xi32>>
  return
}
func.func private @keep_again(%m: memref<4xi32>) {
  call @keep(%m) : (memref<4xi32>) -> ()
  return
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %z = arith.constant 0 : index
  %f = func.constant @keep_again : (memref<4xi32>) -> ()
  %g = func.constant @keep : (memref<4xi32>) -> ()
  %h = arith.select %c, %f, %g : (memref<4xi32>) -> ()
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%z] : memref<4xi32>
  func.call_indirect %h(%m) : (memref<4xi32>) -> ()
  %s = memref.get_global @kept : memref<1xmemref<4xi32>>
  %n = memref.load %s[%z] : memref<1xmemref<4xi32>>
  %r = memref.load %n[%z] : memref<4xi32>
  return %r : i32
}
// -----
// Buffers with strides, or a beginning, that are forgotten.
func.func private @spread(%a: memref<2xi32, strided<[?]>>) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [2], strides: [0] : memref<2xi32, strided<[?]>> to memref<2xi32, strided<[?]>>
  %x = memref.load %r[%c1] : memref<2xi32, strided<[?]>>
  return %x : i32
}
func.func private @start(%a: memref<2xi32, strided<[1], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [2], strides: [1] : memref<2xi32, strided<[1], offset: ?>> to memref<2xi32, strided<[1], offset: ?>>
  %x = memref.load %r[%c0] : memref<2xi32, strided<[1], offset: ?>>
  return %x : i32
}
func.func private @turned(%a: memref<2x2xi32, strided<[?, ?]>>, %other: memref<2x2xi32, strided<[?, ?]>>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<2x2xi32, strided<[?, ?]>> -> memref<i32>, index, index, index, index, index
  %e, %p, %q:2, %u:2 = memref.extract_strided_metadata %other : memref<2x2xi32, strided<[?, ?]>> -> memref<i32>, index, index, index, index, index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [2, 2], strides: [%t#1, %t#0] : memref<2x2xi32, strided<[?, ?]>> to memref<2x2xi32, strided<[?, ?]>>
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [2, 2], strides: [%u#0, %u#1] : memref<2x2xi32, strided<[?, ?]>> to memref<2x2xi32, strided<[?, ?]>>
  %x = memref.load %r[%c0, %c1] : memref<2x2xi32, strided<[?, ?]>>
  %y = memref.load %v[%c0, %c1] : memref<2x2xi32, strided<[?, ?]>>
  return %x, %y : i32, i32
}
func.func @f(%v: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant 7 : i32
  %a = memref.alloca() : memref<4xi32>
  memref.store %v, %a[%c0] : memref<4xi32>
  %v1 = arith.addi %v, %k : i32
  memref.store %v1, %a[%c1] : memref<4xi32>
  %v2 = arith.addi %v1, %k : i32
  memref.store %v2, %a[%c2] : memref<4xi32>
  %v3 = arith.addi %v2, %k : i32
  memref.store %v3, %a[%c3] : memref<4xi32>
  %s = memref.cast %a : memref<4xi32> to memref<4xi32, strided<[?]>>
  %p = memref.subview %s[0] [2] [1] : memref<4xi32, strided<[?]>> to memref<2xi32, strided<[?]>>
  %w = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %q = memref.cast %w : memref<2xi32, strided<[1], offset: 2>> to memref<2xi32, strided<[1], offset: ?>>
  %x = func.call @spread(%p) : (memref<2xi32, strided<[?]>>) -> i32
  %y = func.call @start(%q) : (memref<2xi32, strided<[1], offset: ?>>) -> i32
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
  %n = memref.reinterpret_cast %a to offset: [0], sizes: [2, 2], strides: [1, 2] : memref<4xi32> to memref<2x2xi32, strided<[1, 2]>>
  %mc = memref.cast %m : memref<2x2xi32, strided<[2, 1]>> to memref<2x2xi32, strided<[?, ?]>>
  %nc = memref.cast %n : memref<2x2xi32, strided<[1, 2]>> to memref<2x2xi32, strided<[?, ?]>>
  %z:2 = func.call @turned(%mc, %nc) : (memref<2x2xi32, strided<[?, ?]>>, memref<2x2xi32, strided<[?, ?]>>) -> (i32, i32)
  return %x, %y, %z#0, %z#1 : i32, i32, i32, i32
}
// -----
// minimal-deallocation-pipeline: A buffer that grows, and is freed at once.
func.func @f(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %true = arith.constant true
  %s = arith.addi %n, %c4 : index
  %a = memref.alloc(%s) : memref<?xi32>
  memref.store %v, %a[%c0] : memref<?xi32>
  %x = memref.load %a[%c0] : memref<?xi32>
  %b = memref.realloc %a(%s) : memref<?xi32> to memref<?xi32>
  bufferization.dealloc (%b : memref<?xi32>) if (%true)
  return %x : i32
}
// -----
// A buffer that grows twice, and is freed; two more, one that nobody reads.
func.func @f(%v: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %v, %a[%c0] : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  %b = memref.realloc %a : memref<4xi32> to memref<6xi32>
  memref.store %v, %b[%c0] : memref<6xi32>
  %d = memref.realloc %b : memref<6xi32> to memref<8xi32>
  scf.if %c {
    memref.dealloc %d : memref<8xi32>
  } else {
    memref.store %x, %d[%c0] : memref<8xi32>
    memref.dealloc %d : memref<8xi32>
  }
  %e = memref.alloc(%c4) : memref<?xi32>
  memref.store %v, %e[%c0] : memref<?xi32>
  %g = memref.realloc %e(%c4) : memref<?xi32> to memref<?xi32>
  memref.dealloc %g : memref<?xi32>
  return %x : i32
}
// -----
// A view of bytes whose beginning a cast hides.
func.func private @bytes(%m: memref<4xi8, strided<[1], offset: ?>>) -> i8 {
  %c0 = arith.constant 0 : index
  %c = memref.cast %m : memref<4xi8, strided<[1], offset: ?>> to memref<4xi8>
  %v = memref.view %c[%c0][] : memref<4xi8> to memref<2xi8>
  %x = memref.load %v[%c0] : memref<2xi8>
  return %x : i8
}
func.func @f(%v: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<4xi8>
  memref.store %v, %a[%c0] : memref<4xi8>
  %p = memref.cast %a : memref<4xi8> to memref<4xi8, strided<[1], offset: ?>>
  %x = func.call @bytes(%p) : (memref<4xi8, strided<[1], offset: ?>>) -> i8
  return %x : i8
// -----
// Packing of what was unpacked in another order, by other sizes, or along other dimensions.
func.func @f(%t: tensor<2x2x2x2xi32>, %a: tensor<4x4xi32>, %n: index, %m: index) -> (tensor<2x2x2x2xi32>, tensor<2x2x2x2xi32>, tensor<4x4xi32>) {
  %e = tensor.empty() : tensor<2x2x2x2xi32>
  %d = tensor.empty() : tensor<4x4xi32>
  %0 = linalg.unpack %t inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x2x2x2xi32> -> tensor<4x4xi32>
  %1 = linalg.pack %0 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<4x4xi32> -> tensor<2x2x2x2xi32>
  %2 = linalg.pack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x4xi32> -> tensor<2x2x2x2xi32>
  %3 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x4xi32> -> tensor<2x2x2x2xi32>
  %4 = linalg.unpack %3 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %d : tensor<2x2x2x2xi32> -> tensor<4x4xi32>
  return %1, %2, %4 : tensor<2x2x2x2xi32>, tensor<2x2x2x2xi32>, tensor<4x4xi32>
}
// -----
// Constants that are packed, with padding of the same number, and of others.
func.func @f(%t: i32) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2x1xi32>) {
  %e = tensor.empty() : tensor<2x2xi32>
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %s = arith.constant dense<7> : tensor<3xi32>
  %k = arith.constant 7 : i32
  %l = arith.constant 8 : i32
  %d = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %g = tensor.empty() : tensor<2x2x1xi32>
  %0 = linalg.pack %d outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [1] into %g : tensor<2x2xi32> -> tensor<2x2x1xi32>
  %1 = linalg.pack %s padding_value(%l : i32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<3xi32> -> tensor<2x2xi32>
  %2 = linalg.pack %s padding_value(%k : i32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<3xi32> -> tensor<2x2xi32>
  return %1, %2, %0 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2x1xi32>
}
// -----
// Parts of what is unpacked that do not begin where it does, or leave gaps.
func.func @f(%t: tensor<1x8xi32>, %u: tensor<2x4xi32>) -> (tensor<3xi32>, tensor<4xi32>, tensor<7xi32>) {
  %e = tensor.empty() : tensor<8xi32>
  %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<1x8xi32> -> tensor<8xi32>
  %1 = tensor.extract_slice %0[2] [3] [1] : tensor<8xi32> to tensor<3xi32>
  %2 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<1x8xi32> -> tensor<8xi32>
  %3 = tensor.extract_slice %2[0] [4] [2] : tensor<8xi32> to tensor<4xi32>
  %4 = linalg.unpack %u inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<2x4xi32> -> tensor<8xi32>
  %5 = tensor.extract_slice %4[1] [7] [1] : tensor<8xi32> to tensor<7xi32>
  return %1, %3, %5 : tensor<3xi32>, tensor<4xi32>, tensor<7xi32>
}
// -----
// Tensors filled with two numbers, put together.
func.func @f(%s: tensor<2xi32>, %t: tensor<3xi32>, %k: i32, %l: i32) -> tensor<5xi32> {
  %f = linalg.fill ins(%k : i32) outs(%s : tensor<2xi32>) -> tensor<2xi32>
  %g = linalg.fill ins(%l : i32) outs(%t : tensor<3xi32>) -> tensor<3xi32>
  %r = tensor.concat dim(0) %f, %g : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
  return %r : tensor<5xi32>
}
// -----
// one-shot-bufferize: A product that is added to one of its factors.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %v, %w, %v, %v : tensor<2x2xi32>
  %u = tensor.from_elements %w, %v, %v, %w : tensor<2x2xi32>
  %r = linalg.matmul ins(%t, %u : tensor<2x2xi32>, tensor<2x2xi32>) outs(%t : tensor<2x2xi32>) -> tensor<2x2xi32>
  %x = tensor.extract %r[%c0, %c1] : tensor<2x2xi32>
  %y = tensor.extract %r[%c1, %c0] : tensor<2x2xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: Products of bytes that are added to a tensor that is read afterwards.
func.func @f(%v: i8, %w: i32, %a: tensor<2x2xi8>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 1 : i32
  %t = tensor.from_elements %w, %w, %w, %w : tensor<2x2xi32>
  %r = linalg.quantized_matmul ins(%a, %a, %k, %k : tensor<2x2xi8>, tensor<2x2xi8>, i32, i32) outs(%t : tensor<2x2xi32>) -> tensor<2x2xi32>
  %x = tensor.extract %r[%c0, %c0] : tensor<2x2xi32>
  %z = tensor.extract %t[%c0, %c0] : tensor<2x2xi32>
  return %x, %z : i32, i32
}
// -----
// one-shot-bufferize: Differences with a tensor that is written before they are taken.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %w : tensor<2xi32>
  %u = tensor.from_elements %w, %w : tensor<2xi32>
  %e = tensor.empty() : tensor<2xi32>
  %f = tensor.insert %w into %t[%c0] : tensor<2xi32>
  %r = linalg.sub ins(%u, %t : tensor<2xi32>, tensor<2xi32>) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  %y = tensor.extract %f[%c0] : tensor<2xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: Sums of windows of a tensor that is written before they are taken.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %w, %v : tensor<1x1x3xi32>
  %win = tensor.empty() : tensor<2xi32>
  %z = tensor.from_elements %w, %w : tensor<1x1x2xi32>
  %f = tensor.insert %w into %t[%c0, %c0, %c0] : tensor<1x1x3xi32>
  %r = linalg.pooling_ncw_sum {strides = dense<1> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>}
    ins(%t, %win : tensor<1x1x3xi32>, tensor<2xi32>) outs(%z : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>
  %x = tensor.extract %r[%c0, %c0, %c0] : tensor<1x1x2xi32>
  %y = tensor.extract %f[%c0, %c0, %c0] : tensor<1x1x3xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: Shares of a tensor that is written before they are computed.
func.func @f(%v: f32, %w: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %w : tensor<2xf32>
  %e = tensor.empty() : tensor<2xf32>
  %f = tensor.insert %w into %t[%c0] : tensor<2xf32>
  %r = linalg.softmax dimension(0) ins(%t : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %x = tensor.extract %r[%c0] : tensor<2xf32>
  %y = tensor.extract %f[%c0] : tensor<2xf32>
  return %x, %y : f32, f32
}
// -----
// Packing by another size than that by which it was unpacked, neither of which is known.
func.func @f(%n: index, %b: tensor<8x8xi32>) -> tensor<?x?xi32> {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %l2 = arith.minui %n, %c2 : index
  %l4 = arith.minui %n, %c4 : index
  %l8 = arith.minui %n, %c8 : index
  %q2 = arith.maxui %l2, %c2 : index
  %q4 = arith.maxui %l4, %c4 : index
  %q8 = arith.maxui %l8, %c8 : index
  %t = tensor.extract_slice %b[0, 0] [%q4, %q4] [1, 1] : tensor<8x8xi32> to tensor<?x?xi32>
  %d = tensor.empty() : tensor<16xi32>
  %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [%q4] into %d : tensor<?x?xi32> -> tensor<16xi32>
  %e = tensor.empty(%q8, %q2) : tensor<?x?xi32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [%q2] into %e : tensor<16xi32> -> tensor<?x?xi32>
  return %1 : tensor<?x?xi32>
}
// -----
// A choice between zero, as LLVM has it, and a number.
func.func @f(%c: i1, %x: i32) -> (i32, i32) {
  %z = llvm.mlir.zero : i32
  %0 = arith.select %c, %z, %x : i32
  %1 = arith.addi %z, %x : i32
  return %0, %1 : i32, i32
}
// -----
// one-shot-bufferize: A product, written out, that is added to one of its factors.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %v, %w, %v, %v : tensor<2x2xi32>
  %u = tensor.from_elements %w, %v, %v, %w : tensor<2x2xi32>
  %r = "linalg.matmul"(%t, %u, %t) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.muli %a, %b : i32
    %s = arith.addi %c, %m : i32
    linalg.yield %s : i32
  }) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %x = tensor.extract %r[%c0, %c1] : tensor<2x2xi32>
  %y = tensor.extract %r[%c1, %c0] : tensor<2x2xi32>
  return %x, %y : i32, i32
}
// -----
// Products whose maps are left out, or stated, of factors whose sizes are not known.
func.func @f(%n: index, %g: tensor<2x2x3xi32>, %b: tensor<2x3x4xi32>, %c: tensor<2x2x4xi32>, %d: tensor<2x4xi32>) -> (tensor<2x2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %l2 = arith.minui %n, %c2 : index
  %l3 = arith.minui %n, %c3 : index
  %q2 = arith.maxui %l2, %c2 : index
  %q3 = arith.maxui %l3, %c3 : index
  %t = tensor.extract_slice %g[0, 0, 0] [%q2, %q2, %q3] [1, 1, 1] : tensor<2x2x3xi32> to tensor<?x?x?xi32>
  %u = tensor.extract_slice %g[0, 0, 0] [1, %q2, %q3] [1, 1, 1] : tensor<2x2x3xi32> to tensor<?x?xi32>
  %v = tensor.extract_slice %b[0, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<2x3x4xi32> to tensor<3x4xi32>
  %0 = "linalg.batch_matmul"(%t, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    %m = arith.muli %x, %y : i32
    %s = arith.addi %z, %m : i32
    linalg.yield %s : i32
  }) : (tensor<?x?x?xi32>, tensor<2x3x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi32>
  %1 = "linalg.batch_reduce_matmul"(%t, %b, %d) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    %m = arith.muli %x, %y : i32
    %s = arith.addi %z, %m : i32
    linalg.yield %s : i32
  }) : (tensor<?x?x?xi32>, tensor<2x3x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  %2 = "linalg.matmul"(%u, %v, %d) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    %m = arith.muli %x, %y : i32
    %s = arith.addi %z, %m : i32
    linalg.yield %s : i32
  }) : (tensor<?x?xi32>, tensor<3x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  %w = tensor.empty(%q3, %q2) : tensor<?x?xi32>
  %r = linalg.transpose ins(%u : tensor<?x?xi32>) outs(%w : tensor<?x?xi32>) permutation = [1, 0]
  %3 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%r, %v : tensor<?x?xi32>, tensor<3x4xi32>) outs(%2 : tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0, %1, %2, %3 : tensor<2x2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>
}
// -----
// Sizes of products whose maps are left out, where only the other factor tells them.
func.func @f(%n: index, %g: tensor<2x3xi32>, %v: tensor<3x3xi32>, %d: tensor<2x3xi32>) -> tensor<?x?xi32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %l2 = arith.minui %n, %c2 : index
  %l3 = arith.minui %n, %c3 : index
  %q2 = arith.maxui %l2, %c2 : index
  %q3 = arith.maxui %l3, %c3 : index
  %u = tensor.extract_slice %g[0, 0] [%q2, %q3] [1, 1] : tensor<2x3xi32> to tensor<?x?xi32>
  %e = tensor.extract_slice %d[0, 0] [%q2, %q3] [1, 1] : tensor<2x3xi32> to tensor<?x?xi32>
  %0 = "linalg.matmul"(%u, %v, %e) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    %m = arith.muli %x, %y : i32
    %s = arith.addi %z, %m : i32
    linalg.yield %s : i32
  }) : (tensor<?x?xi32>, tensor<3x3xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
// A first index of zero, before parts of an index that go beyond their sizes.
func.func @f(%a: index, %b: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %i = affine.apply affine_map<()[s0] -> (s0 * 100)>()[%a]
  %d:3 = affine.delinearize_index %i into (4, 8, 16) : index, index, index
  %0 = affine.linearize_index [%c0, %d#0, %d#1, %b] by (2, 1, 8, 7) : index
  return %0, %d#0 : index, index
}
// -----
// one-shot-bufferize: A reduction of nothing, whose body reads no output.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %a = tensor.empty() : tensor<0xi32>
  %c = tensor.from_elements %v : tensor<i32>
  %r = linalg.reduce ins(%a : tensor<0xi32>) outs(%c : tensor<i32>) dimensions = [0]
    (%in: i32, %out: i32) {
      linalg.yield %in : i32
    }
  %i = tensor.insert %w into %c[] : tensor<i32>
  %x = tensor.extract %r[] : tensor<i32>
  %y = tensor.extract %i[] : tensor<i32>
  return %x, %y : i32, i32
}
