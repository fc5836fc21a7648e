// Elements of constant globals, and of one that changes.
memref.global "private" constant @k : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global "private" constant @same : memref<4xi32> = dense<7>
memref.global "private" @w : memref<2xi32> = dense<[5, 6]>
func.func @f(%n: index, %v: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @k : memref<4xi32>
  %s = memref.get_global @same : memref<4xi32>
  %g = memref.get_global @w : memref<2xi32>
  %old = affine.load %g[1] : memref<2xi32>
  affine.store %v, %g[1] : memref<2xi32>
  %a = affine.load %m[symbol(%n) mod 4] : memref<4xi32>
  %b = affine.load %m[symbol(%c1) + 1] : memref<4xi32>
  %c = affine.load %g[1] : memref<2xi32>
  %d = affine.load %s[symbol(%n) mod 4] : memref<4xi32>
  affine.store %old, %g[1] : memref<2xi32>
  return %a, %b, %c, %d : i32, i32, i32, i32
}
// -----
// A place behind the end of a constant global, which is never read.
memref.global "private" constant @k : memref<2xi32> = dense<[1, 2]>
func.func private @never() -> i32 {
  %m = memref.get_global @k : memref<2xi32>
  %a = affine.load %m[7] : memref<2xi32>
  return %a : i32
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Loops with bounds of several parts, which run never, once, or more often.
func.func @f(%n: index, %a: i32, %b: i32, %m: index) -> (i32, i32, i32, i32, index) {
  %c0 = arith.constant 0 : index
  %r:2 = affine.for %i = 0 to min affine_map<(d0) -> (1, d0)>(%n) iter_args(%x = %a, %y = %b) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %s:2 = affine.for %i = max affine_map<(d0) -> (0, d0)>(%n) to 1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %t = affine.for %i = max affine_map<(d0) -> (d0, 2)>(%n) to 5 iter_args(%x = %c0) -> (index) {
    %z = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%x, %i)
    affine.yield %z : index
  }
  affine.for %i = 3 to 3 {
    vector.print %i : index
  }
  return %r#0, %r#1, %s#0, %s#1, %t : i32, i32, i32, i32, index
}
// -----
// Loops that give what they are given, and print, or that change places.
func.func @f(%n: index, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %r = affine.for %i = 0 to %n iter_args(%x = %a) -> (i32) {
    vector.print %x : i32
    affine.yield %x : i32
  }
  %s = affine.for %i = 0 to %n iter_args(%x = %a) -> (i32) {
    affine.yield %b : i32
  }
  %t:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %b) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  return %r, %s, %t#0, %t#1 : i32, i32, i32, i32
}
// -----
// A loop whose step is zero, which never runs.
func.func private @never(%a: i32) -> i32 {
  %r = "affine.for"(%a) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (5)>,
    step = 0 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %x: i32):
    affine.yield %x : i32
  }) : (i32) -> i32
  return %r : i32
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Conditions with an alternative that prints, or gives a value of outside.
func.func @f(%n: index, %a: i32, %b: i32) -> i32 {
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
    vector.print %a : i32
  } else {
    vector.print %b : i32
  }
  affine.if affine_set<() : (2 == 0)>() {
    vector.print %a : i32
  } else {
    vector.print %b : i32
  }
  %r = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) -> i32 {
    affine.yield %a : i32
  } else {
    affine.yield %b : i32
  }
  return %r : i32
}
// -----
// The least of remainders by a number that is not known.
func.func @f(%n: index, %m: index) -> (index, index) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %k = arith.remui %m, %c3 : index
  %s = arith.addi %k, %c2 : index
  %r = affine.min affine_map<(d0)[s0] -> (d0 mod s0, d0 + 8, d0 * 2, d0)>(%n)[%s]
  %t = affine.max affine_map<(d0)[s0] -> (d0 + 8, d0 * 2, d0 floordiv s0, d0 + 9)>(%n)[%s]
  return %r, %t : index, index
}
// -----
// Maps with an operand that is there twice.
func.func @f(%a: index, %b: index) -> (index, index, i1) {
  %false = arith.constant false
  %true = arith.constant true
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 * 2 + s2 * 4)>()[%a, %a, %b]
  %1 = affine.min affine_map<(d0, d1, d2) -> (d0 + d1 + 1, d2 * 8)>(%b, %b, %a)
  %2 = affine.if affine_set<(d0, d1, d2) : (d0 + d1 - d2 * 3 >= 0)>(%a, %a, %b) -> i1 {
    affine.yield %true : i1
  } else {
    affine.yield %false : i1
  }
  return %0, %1, %2 : index, index, i1
}
// -----
// Maps of the number of a loop, of its parts, and of what a call gives.
func.func private @seven() -> index {
  %c7 = arith.constant 7 : index
  return %c7 : index
}
func.func @f(%m: memref<8xi32>, %n: index) -> (i32, index) {
  %k0 = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %r:2 = affine.for %i = 0 to 4 iter_args(%s = %k0, %u = %c0) -> (i32, index) {
    %d:2 = affine.delinearize_index %i into (2, 2) : index, index
    %x = affine.load %m[%d#0 + 2] : memref<8xi32>
    %y = affine.load %m[%i + symbol(%n) mod 4] : memref<8xi32>
    %c = func.call @seven() : () -> index
    %a = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%c]
    %b = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%u, %a)
    %z = arith.addi %x, %y : i32
    %t = arith.addi %s, %z : i32
    affine.yield %t, %b : i32, index
  }
  return %r#0, %r#1 : i32, index
}
// -----
// Indices taken apart by other sizes than they were put together with.
func.func @f(%a: index, %b: index, %c: index) -> (index, index, index, index, index, index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %x = arith.remui %a, %c3 : index
  %y = arith.remui %b, %c2 : index
  %z = arith.shrui %c, %c9 : index
  %n = affine.apply affine_map<()[s0] -> ((s0 * 7 + 5) mod 32)>()[%c]
  %l = affine.linearize_index disjoint [%x, %y, %n] by (3, 2, 32) : index
  %r:3 = affine.delinearize_index %l into (2, 3, 40) : index, index, index
  %s:3 = affine.delinearize_index %l into (5, 5, 8) : index, index, index
  %k = affine.linearize_index disjoint [%x, %y, %n] by (2, 32) : index
  %t:3 = affine.delinearize_index %k into (3, 32) : index, index, index
  %j = affine.linearize_index disjoint [%y, %n] by (2, 32) : index
  %u:3 = affine.delinearize_index %j into (2, 32) : index, index, index
  %i = affine.linearize_index disjoint [%z, %y, %n] by (2, 32) : index
  %v:2 = affine.delinearize_index %i into (2, 32) : index, index
  return %r#0, %r#1, %r#2, %s#0, %s#1, %s#2, %t#0, %t#1, %u#0, %v#1 : index, index, index, index, index, index, index, index, index, index
}
// -----
// Parts of an index that is taken apart, put together by other sizes.
func.func @f(%a: index, %b: index) -> (index, index, index, index, index, index) {
  %i = affine.apply affine_map<()[s0] -> (s0 * 100)>()[%a]
  %d:3 = affine.delinearize_index %i into (4, 8, 16) : index, index, index
  %0 = affine.linearize_index [%b, %d#1, %d#2] by (6, 16) : index
  %1 = affine.linearize_index [%d#1, %d#2, %b] by (16, 7) : index
  %2 = affine.linearize_index [%d#0, %d#2] by (16) : index
  %3 = affine.linearize_index [%b, %d#0, %d#2] by (2, 16) : index
  return %0, %1, %2, %3, %d#0, %d#1 : index, index, index, index, index, index
}
// -----
// The first two parts of an index, put together behind something else, by smaller sizes.
func.func @f(%a: index, %b: index) -> (index, index) {
  %i = affine.apply affine_map<()[s0] -> (s0 * 100)>()[%a]
  %d:3 = affine.delinearize_index %i into (4, 8, 16) : index, index, index
  %0 = affine.linearize_index [%b, %d#0, %d#1] by (2, 8) : index
  return %0, %d#0 : index, index
}
// -----
// Indices and sizes of which some are numbers.
func.func @f(%a: index, %b: index) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %i = affine.apply affine_map<()[s0] -> (s0 * 100)>()[%a]
  %m = arith.addi %b, %c2 : index
  %r:3 = affine.delinearize_index %i into (4, %c8, 16) : index, index, index
  %s:2 = affine.delinearize_index %c7 into (4, %m) : index, index
  %0 = affine.linearize_index [%c1, %c2] by (4, %m) : index
  %1 = affine.linearize_index [%a, %c1] by (8) : index
  %2 = affine.linearize_index [%a, %c1] by (%c8) : index
  %3 = affine.linearize_index [%c0, %a, %b] by (9, 3) : index
  return %r#0, %r#1, %s#0, %s#1, %0, %1, %2, %3 : index, index, index, index, index, index, index, index
}
// -----
// one-shot-bufferize: A constant that each round changes for itself.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k0 = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %k0) -> (i32) {
    %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
    %x = tensor.extract %t[%c0] : tensor<3xi32>
    %w = tensor.insert %v into %t[%c0] : tensor<3xi32>
    %y = tensor.extract %w[%i] : tensor<3xi32>
    %q = arith.addi %x, %y : i32
    %z = arith.addi %q, %s : i32
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
// Numbers with a point that come from integers, or from a choice, compared with constants.
func.func @f(%n: i32, %x: f32, %c: i1) -> (i1, i1, i1, i1, i1, i1, i1) {
  %p = arith.constant 2.5 : f32
  %q = arith.constant 1.5 : f32
  %two = arith.constant 2.0 : f32
  %big = arith.constant 16777216.0 : f32
  %s = arith.select %c, %x, %big : f32
  %0 = arith.cmpf olt, %s, %p : f32
  %k = arith.constant 16777216 : i32
  %v = arith.addi %n, %k : i32
  %f = arith.sitofp %v : i32 to f32
  %1 = arith.cmpf oeq, %f, %big : f32
  %i = arith.trunci %n : i32 to i8
  %u = arith.uitofp %i : i8 to f32
  %2 = arith.cmpf ogt, %u, %q : f32
  %3 = arith.cmpf ole, %u, %q : f32
  %4 = arith.cmpf une, %u, %two : f32
  %5 = arith.cmpf ult, %p, %x : f32
  %6 = arith.cmpf oeq, %x, %two : f32
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}
// -----
// Numbers that get narrower and wider, and do not come back to the type that they had.
func.func @f(%x: f64, %h: f16, %n: i8, %m: i64) -> (f32, f16, i16, i32, i16, f32) {
  %a = arith.truncf %x fastmath<contract> : f64 to f16
  %0 = arith.extf %a fastmath<contract> : f16 to f32
  %b = arith.extf %h : f16 to f64
  %1 = arith.truncf %b : f64 to f32
  %c = arith.extf %h : f16 to f64
  %2 = arith.truncf %c : f64 to f16
  %d = arith.extsi %n : i8 to i64
  %3 = arith.trunci %d : i64 to i16
  %e = arith.trunci %m : i64 to i48
  %4 = arith.trunci %e : i48 to i32
  %g = arith.extui %n : i8 to i64
  %5 = arith.trunci %g : i64 to i16
  %third = arith.constant 3.0 : f32
  %z = arith.constant 0.0 : f32
  %i = arith.truncf %x : f64 to f32
  %p = arith.mulf %i, %third fastmath<nnan,nsz> : f32
  %sum = arith.addf %0, %1 : f32
  return %sum, %2, %3, %4, %5, %p : f32, f16, i16, i32, i16, f32
}
// -----
// Quotients by zero, which are never asked for.
func.func private @never() -> (i32, i32, i32, i32, i32, i32, i32) {
  %a = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  %0 = arith.divui %a, %z : i32
  %1 = arith.divsi %a, %z : i32
  %2 = arith.ceildivui %a, %z : i32
  %3 = arith.ceildivsi %a, %z : i32
  %4 = arith.floordivsi %a, %z : i32
  %5 = arith.remui %a, %z : i32
  %6 = arith.remsi %a, %z : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Choices between zero, one and others, of several types.
func.func @f(%c: i1, %d: i1, %x: i32) -> (i32, i32, i32, i32, i32, i32, i1, i1, i1, i1, i1, i32, index, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.select %c, %k1, %k0 : i32
  %1 = arith.select %c, %k0, %k1 : i32
  %2 = arith.select %c, %k1, %k2 : i32
  %3 = arith.select %c, %k2, %k0 : i32
  %4 = arith.select %c, %k0, %k2 : i32
  %5 = arith.select %c, %k2, %k1 : i32
  %6 = arith.select %c, %false, %true : i1
  %7 = arith.select %c, %false, %d : i1
  %8 = arith.select %c, %d, %true : i1
  %9 = arith.select %c, %true, %d : i1
  %10 = arith.select %c, %d, %false : i1
  %n = arith.xori %c, %d : i1
  %11 = arith.select %n, %x, %k2 : i32
  %12 = arith.select %c, %c1, %c0 : index
  %same = arith.xori %c, %false : i1
  %13 = arith.select %same, %x, %k2 : i32
  %14 = arith.addi %0, %x : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : i32, i32, i32, i32, i32, i32, i1, i1, i1, i1, i1, i32, index, i32, i32
}
// -----
// Bits of a number that meet those of others.
func.func @f(%x: i32, %y: i32, %z: i32, %d: i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) {
  %ones = arith.constant -1 : i32
  %five = arith.constant 5 : i32
  %ny = arith.xori %y, %ones : i32
  %x5 = arith.xori %x, %five : i32
  %0 = arith.andi %x, %ny : i32
  %1 = arith.andi %x, %x5 : i32
  %2 = arith.ori %x, %ny : i32
  %3 = arith.ori %x, %x5 : i32
  %a = arith.andi %x, %y : i32
  %4 = arith.andi %a, %z : i32
  %b = arith.xori %x, %y : i32
  %5 = arith.xori %b, %z : i32
  %s = arith.subi %x, %y : i32
  %6 = arith.subi %s, %z : i32
  %7 = arith.addi %s, %z : i32
  %t = arith.addi %x, %y : i32
  %8 = arith.subi %t, %z : i32
  %c = arith.cmpi slt, %x, %y : i32
  %9 = arith.xori %c, %d : i1
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i1
}
// -----
// Comparisons with zero and one of numbers of several widths.
func.func @f(%x: i32, %c: i1, %n: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %true = arith.constant true
  %false = arith.constant false
  %e = arith.extui %n : i8 to i32
  %s = arith.extsi %c : i1 to i32
  %0 = arith.cmpi ne, %x, %k0 : i32
  %1 = arith.cmpi eq, %x, %k1 : i32
  %2 = arith.cmpi ne, %e, %k0 : i32
  %3 = arith.cmpi eq, %s, %k0 : i32
  %4 = arith.cmpi ne, %s, %k1 : i32
  %5 = arith.cmpi eq, %c, %false : i1
  %6 = arith.cmpi ne, %c, %true : i1
  %7 = arith.cmpi slt, %c, %true : i1
  %8 = arith.cmpi ult, %c, %true : i1
  %9 = arith.cmpi ne, %s, %k0 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
// Both halves of products by one and by others.
func.func @f(%x: i32, %c: i1, %y: i32) -> (i32, i32, i32, i32, i1, i1, i32, i1) {
  %k1 = arith.constant 1 : i32
  %k3 = arith.constant 3 : i32
  %true = arith.constant true
  %a, %b = arith.mulsi_extended %x, %k3 : i32
  %d, %e = arith.mulsi_extended %x, %k1 : i32
  %g, %h = arith.mulsi_extended %c, %true : i1
  %s, %o = arith.addui_extended %x, %k3 : i32, i1
  return %a, %b, %d, %e, %g, %h, %s, %o : i32, i32, i32, i32, i1, i1, i32, i1
}
// -----
// one-shot-bufferize: A body that writes a part of a tensor, and reads nothing of it.
func.func @f(%v: i32, %w: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %w, %w, %w, %w : tensor<2x2xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]}
    outs(%t : tensor<2x2xi32>) {
  ^bb0(%y: i32):
    linalg.yield %v : i32
  } -> tensor<2x2xi32>
  %x = tensor.extract %r[%c0, %c1] : tensor<2x2xi32>
  %y = tensor.extract %r[%c0, %c0] : tensor<2x2xi32>
  %z = tensor.extract %t[%c0, %c0] : tensor<2x2xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// one-shot-bufferize: A body that writes the diagonal of a square, and reads nothing of it.
func.func @f(%v: i32, %w: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %w, %w, %w, %w : tensor<2x2xi32>
  %s = tensor.from_elements %v, %w : tensor<2xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d0)>],
      iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<2xi32>) outs(%t : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %v : i32
  } -> tensor<2x2xi32>
  %x = tensor.extract %r[%c0, %c1] : tensor<2x2xi32>
  %y = tensor.extract %r[%c1, %c1] : tensor<2x2xi32>
  %z = tensor.extract %t[%c0, %c0] : tensor<2x2xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// one-shot-bufferize: A square that is turned onto itself.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %v, %w, %v, %v : tensor<2x2xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<2x2xi32>) outs(%t : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  %x = tensor.extract %r[%c0, %c1] : tensor<2x2xi32>
  %y = tensor.extract %r[%c1, %c0] : tensor<2x2xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: Sums and copies that are put where one of the operands was.
func.func @f(%v: i32, %w: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %v, %w : tensor<2xi32>
  %u = tensor.from_elements %w, %w : tensor<2xi32>
  %r = linalg.map ins(%u, %t : tensor<2xi32>, tensor<2xi32>) outs(%t : tensor<2xi32>)
    (%a: i32, %b: i32, %o: i32) {
      %s = arith.addi %a, %b : i32
      linalg.yield %s : i32
    }
  %q = linalg.copy ins(%u : tensor<2xi32>) outs(%u : tensor<2xi32>) -> tensor<2xi32>
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  %y = tensor.extract %r[%c1] : tensor<2xi32>
  %z = tensor.extract %q[%c1] : tensor<2xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// A transposition with its body written out, and bodies that give what they do not compute.
func.func @f(%t: tensor<2x2xi32>, %d: tensor<2x2xi32>, %s: tensor<i32>, %k: i32, %e: tensor<2xi32>)
    -> (tensor<2x2xi32>, tensor<2xi32>, tensor<i32>, tensor<2xi32>) {
  %0 = "linalg.transpose"(%t, %d) <{permutation = array<i64: 1, 0>}> ({
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    outs(%e : tensor<2xi32>) {
  ^bb0(%y: i32):
    linalg.yield %k : i32
  } -> tensor<2xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
    ins(%k : i32) outs(%s : tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<i32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%e : tensor<2xi32>) outs(%e : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %y : i32
  } -> tensor<2xi32>
  return %0, %1, %2, %3 : tensor<2x2xi32>, tensor<2xi32>, tensor<i32>, tensor<2xi32>
}
// -----
// Bodies on buffers that give what they are given, to one buffer or another.
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %c: memref<2xi32>, %d: memref<2x2xi32>, %e: memref<2x2xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%a : memref<2xi32>) outs(%a, %b : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %x, %x : i32, i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%a : memref<2xi32>) outs(%c : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  linalg.transpose ins(%d : memref<2x2xi32>) outs(%e : memref<2x2xi32>) permutation = [0, 1]
  return
}
// -----
// The sum of tensors of which one size is known, and a result that is larger only in one branch.
func.func @f(%k: i32, %t: tensor<?xi32>, %n: i32, %u: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%u : tensor<?xi32>) outs(%t : tensor<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    %z = arith.addi %x, %y : i32
    linalg.yield %z : i32
  } -> tensor<?xi32>
  %d = tensor.dim %t, %c0 : tensor<?xi32>
  %c = arith.cmpi eq, %d, %c4 : index
  %v = scf.if %c -> (i32) {
    %s = tensor.cast %r : tensor<?xi32> to tensor<4xi32>
    %e = tensor.extract %s[%c3] : tensor<4xi32>
    scf.yield %e : i32
  } else {
    scf.yield %k : i32
  }
  return %v : i32
}
// -----
// A result that is said to be less static than it is.
func.func @f(%k: i32, %t: tensor<4xi32>, %u: tensor<4xi32>) -> tensor<?xi32> {
  %r = linalg.map ins(%u : tensor<4xi32>) outs(%t : tensor<4xi32>)
    (%x: i32, %y: i32) {
      %z = arith.addi %x, %k : i32
      linalg.yield %z : i32
    }
  %s = tensor.cast %r : tensor<4xi32> to tensor<?xi32>
  return %s : tensor<?xi32>
}
// -----
// Padding of one number, and what is filled with another.
func.func @f(%s: tensor<2xi32>, %t: tensor<8xi32>, %n: i32, %e: tensor<2xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %k = arith.constant 7 : i32
  %l = arith.constant 8 : i32
  %f = linalg.fill ins(%k : i32) outs(%t : tensor<8xi32>) -> tensor<8xi32>
  %p = tensor.pad %s low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %l : i32
  } : tensor<2xi32> to tensor<4xi32>
  %r = tensor.insert_slice %p into %f[2] [4] [1] : tensor<4xi32> into tensor<8xi32>
  %g = linalg.fill ins(%n : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %q = tensor.pad %g low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %l : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %r, %q : tensor<8xi32>, tensor<4xi32>
}
// -----
// Padded parts of a filled tensor that cover what was put there before, or leave gaps.
func.func @f(%s: tensor<2xi32>, %t: tensor<8xi32>, %v: tensor<2xi32>, %d: tensor<2x8xi32>)
    -> (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<2x8xi32>) {
  %k = arith.constant 7 : i32
  %f = linalg.fill ins(%k : i32) outs(%t : tensor<8xi32>) -> tensor<8xi32>
  %p = tensor.pad %s low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %k : i32
  } : tensor<2xi32> to tensor<4xi32>
  %a = tensor.insert_slice %v into %f[1] [2] [1] : tensor<2xi32> into tensor<8xi32>
  %0 = tensor.insert_slice %p into %a[2] [4] [1] : tensor<4xi32> into tensor<8xi32>
  %b = tensor.insert_slice %v into %f[0] [2] [3] : tensor<2xi32> into tensor<8xi32>
  %1 = tensor.insert_slice %p into %b[3] [4] [1] : tensor<4xi32> into tensor<8xi32>
  %2 = tensor.insert_slice %p into %f[0] [4] [2] : tensor<4xi32> into tensor<8xi32>
  %g = linalg.fill ins(%k : i32) outs(%d : tensor<2x8xi32>) -> tensor<2x8xi32>
  %3 = tensor.insert_slice %p into %g[1, 2] [1, 4] [1, 1] : tensor<4xi32> into tensor<2x8xi32>
  return %0, %1, %2, %3 : tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<2x8xi32>
}
// -----
// Filled and other tensors put together, which never happens.
func.func private @never(%s: tensor<2xi32>, %t: tensor<3xi32>, %k: i32) -> tensor<5xi32> {
  %f = linalg.fill ins(%k : i32) outs(%s : tensor<2xi32>) -> tensor<2xi32>
  %r = tensor.concat dim(0) %f, %t : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
  return %r : tensor<5xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Packing of what was unpacked to other types, with padding and tiles that are not known, which never happens.
func.func private @never(%t: tensor<?x4xi32>, %a: tensor<8xi32>, %b: tensor<2x4xi32>, %k: i32, %n: index,
    %u: tensor<?xi32>, %d: tensor<?x?xi32>, %q: tensor<?xi32>, %e: tensor<2x3x4xi32>, %w: tensor<?x3xi32>, %x: tensor<7xi32>)
    -> (tensor<2x4xi32>, tensor<?xi32>, tensor<?x?xi32>, tensor<2x4xi32>, tensor<2x3x4xi32>, tensor<2x4xi32>) {
  %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<?x4xi32> -> tensor<8xi32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<8xi32> -> tensor<2x4xi32>
  %2 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<8xi32> -> tensor<2x4xi32>
  %3 = linalg.unpack %2 inner_dims_pos = [0] inner_tiles = [4] into %u : tensor<2x4xi32> -> tensor<?xi32>
  %4 = linalg.pack %q padding_value(%k : i32) inner_dims_pos = [0] inner_tiles = [%n] into %d : tensor<?xi32> -> tensor<?x?xi32>
  %5 = linalg.pack %q padding_value(%k : i32) inner_dims_pos = [0] inner_tiles = [4] into %t : tensor<?xi32> -> tensor<?x4xi32>
  %6 = tensor.cast %5 : tensor<?x4xi32> to tensor<2x4xi32>
  %7 = linalg.pack %w padding_value(%k : i32) inner_dims_pos = [0] inner_tiles = [4] into %e
    : tensor<?x3xi32> -> tensor<2x3x4xi32>
  %8 = linalg.pack %x padding_value(%k : i32) inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<7xi32> -> tensor<2x4xi32>
  %9 = arith.addi %1, %b : tensor<2x4xi32>
  %10 = arith.addi %3, %u : tensor<?xi32>
  return %9, %10, %4, %6, %7, %8 : tensor<2x4xi32>, tensor<?xi32>, tensor<?x?xi32>, tensor<2x4xi32>, tensor<2x3x4xi32>, tensor<2x4xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Parts of what is unpacked, and what is unpacked into a tensor of another type, which never happens.
func.func private @never(%t: tensor<2x4xi32>, %s: tensor<2x1x4xi32>, %a: tensor<8xi32>, %e: tensor<8x1xi32>)
    -> (tensor<3xi32>, tensor<8xi32>, tensor<?xi32>, tensor<?xi32>) {
  %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<2x4xi32> -> tensor<8xi32>
  %1 = tensor.extract_slice %0[0] [3] [1] : tensor<8xi32> to tensor<3xi32>
  %2 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<2x1x4xi32> -> tensor<8x1xi32>
  %3 = tensor.extract_slice %2[0, 0] [8, 1] [1, 1] : tensor<8x1xi32> to tensor<8xi32>
  %c = tensor.cast %a : tensor<8xi32> to tensor<?xi32>
  %4 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %c : tensor<2x4xi32> -> tensor<?xi32>
  %c8 = arith.constant 8 : index
  %d = tensor.empty(%c8) : tensor<?xi32>
  %5 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<2x4xi32> -> tensor<?xi32>
  return %1, %3, %4, %5 : tensor<3xi32>, tensor<8xi32>, tensor<?xi32>, tensor<?xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Constants that are packed with sizes that nobody knows, and broadcasts of buffers, which never happen.
func.func private @never(%a: memref<2xi32>, %b: memref<2xi32>, %t: tensor<2xi32, "as it is">, %u: tensor<2xi32>, %d: tensor<?x4xi32>,
    %m: memref<0xi32>) -> (tensor<2xi32>, tensor<?x4xi32>) {
  %c = arith.constant dense<1> : tensor<8xi32>
  %k = arith.constant 1 : i32
  linalg.broadcast ins(%a : memref<2xi32>) outs(%b : memref<2xi32>) dimensions = []
  %0 = linalg.broadcast ins(%t : tensor<2xi32, "as it is">) outs(%u : tensor<2xi32>) dimensions = []
  %1 = linalg.pack %c inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8xi32> -> tensor<?x4xi32>
  linalg.fill ins(%k : i32) outs(%m : memref<0xi32>)
  %2 = arith.addi %0, %u : tensor<2xi32>
  return %2, %1 : tensor<2xi32>, tensor<?x4xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// A place behind the last dimension of what a broadcast reads, which is never asked for.
func.func private @never(%t: tensor<2xi32>, %d: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %r = "linalg.broadcast"(%t, %d) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: i32, %y: i32):
    %i = linalg.index 1 : index
    %n = arith.index_cast %i : index to i32
    %z = arith.addi %n, %x : i32
    linalg.yield %z : i32
  }) : (tensor<2xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// one-shot-bufferize: A body that may never run writes a tensor, and reads nothing of it.
func.func @f(%n: index, %w: i32, %u: tensor<8xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %w, %w : tensor<2xi32>
  %s = tensor.extract_slice %u[0] [%n] [1] : tensor<8xi32> to tensor<?xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<?xi32>) outs(%t : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  %y = tensor.extract %t[%c0] : tensor<2xi32>
  return %x, %y : i32, i32
}
// -----
// buffer-results-to-out-params: A body shows what it finds in a buffer that a function has given back.
func.func private @same(%a: memref<1xi32>) -> memref<1xi32> {
  return %a : memref<1xi32>
}
func.func @f(%v: i32, %w: i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<1xi32>
  memref.store %w, %a[%c0] : memref<1xi32>
  %r = call @same(%a) : (memref<1xi32>) -> memref<1xi32>
  memref.store %v, %a[%c0] : memref<1xi32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%r : memref<1xi32>) {
  ^bb0(%y: i32):
    vector.print %y : i32
    linalg.yield %y : i32
  }
  return
}
// -----
// Choices of the smaller of two numbers, and of others where two are equal; bits added to a number.
func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32, i32) {
  %five = arith.constant 5 : i32
  %l = arith.cmpi slt, %a, %b : i32
  %e = arith.cmpi eq, %a, %b : i32
  %0 = arith.select %l, %a, %b : i32
  %1 = arith.select %l, %b, %a : i32
  %2 = arith.select %e, %c, %b : i32
  %3 = arith.select %e, %c, %a : i32
  %4 = arith.select %e, %a, %c : i32
  %5 = arith.ori %a, %five : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}
