// A block that hands itself a number, and is reached no more.
func.func @f(%a: i32) -> i32 {
  %f = arith.constant false
  cf.cond_br %f, ^u(%a : i32), ^v
^u(%x: i32):
  vector.print %x : i32
  %y = arith.addi %x, %a : i32
  cf.br ^u(%y : i32)
^v:
  return %a : i32
}
// -----
// Blocks that branch in a circle, where a number never leads.
func.func @f(%a: index) -> index {
  %c4 = arith.constant 4 : index
  %r = arith.remui %a, %c4 : index
  %f = arith.cmpi ugt, %r, %c4 : index
  cf.cond_br %f, ^u, ^v
^u:
  cf.br ^w
^w:
  cf.br ^u
^v:
  return %a : index
}
// -----
// Arguments of a block that only branches on, which are used behind it.
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^u(%a : i32), ^u(%b : i32)
^u(%x: i32):
  cf.br ^v
^v:
  vector.print %x : i32
  return %x : i32
}
// -----
// A switch on another number behind a case.
func.func @f(%a: i32, %b: i32) -> i32 {
  %k = arith.constant 7 : i32
  cf.switch %a : i32, [
    default: ^x,
    0: ^y
  ]
^x:
  vector.print %b : i32
  return %b : i32
^y:
  vector.print %a : i32
  cf.switch %b : i32, [
    default: ^x,
    0: ^z
  ]
^z:
  return %k : i32
}
// -----
// one-shot-bufferize: Blocks in a circle that hand on a tensor and a number.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  cf.br ^h(%c0, %t : index, tensor<2xi32>)
^h(%i: index, %x: tensor<2xi32>):
  %c = arith.cmpi ult, %i, %c3 : index
  cf.cond_br %c, ^b, ^e
^b:
  %e = tensor.extract %x[%c0] : tensor<2xi32>
  %s = arith.addi %e, %v : i32
  %y = tensor.insert %s into %x[%c0] : tensor<2xi32>
  %j = arith.addi %i, %c1 : index
  cf.br ^h(%j, %y : index, tensor<2xi32>)
^e:
  %r = tensor.extract %x[%c0] : tensor<2xi32>
  return %r : i32
}
// -----
// one-shot-bufferize: A branch to one block with one tensor or another.
func.func @f(%c: i1, %v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %w : tensor<2xi32>
  %u = tensor.from_elements %w, %v : tensor<2xi32>
  cf.cond_br %c, ^e(%t, %v : tensor<2xi32>, i32), ^e(%u, %w : tensor<2xi32>, i32)
^e(%x: tensor<2xi32>, %y: i32):
  %r = tensor.extract %x[%c0] : tensor<2xi32>
  %s = arith.subi %r, %y : i32
  return %s : i32
}
// -----
// A buffer of buffers that holds one of a size that is not known.
func.func @f(%m: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<1xmemref<?xi32>>
  %c = memref.cast %m : memref<4xi32> to memref<?xi32>
  memref.store %c, %s[%c0] : memref<1xmemref<?xi32>>
  %l = memref.load %s[%c0] : memref<1xmemref<?xi32>>
  memref.store %v, %l[%c0] : memref<?xi32>
  %r = memref.load %m[%c0] : memref<4xi32>
  return %r : i32
}
// -----
// Casts to types that do not fit, which never run.
func.func private @never(%m: memref<4x4xi32>, %s: memref<4xi32, strided<[2], offset: 1>>) -> (memref<4x5xi32>, memref<4xi32>, memref<4xi32, strided<[3], offset: 1>>, memref<4xi32, strided<[2], offset: 2>>) {
  %a = memref.cast %m : memref<4x4xi32> to memref<4x?xi32>
  %b = memref.cast %a : memref<4x?xi32> to memref<4x5xi32>
  %c = memref.cast %m : memref<4x4xi32> to memref<*xi32>
  %d = memref.cast %c : memref<*xi32> to memref<4xi32>
  %e = memref.cast %s : memref<4xi32, strided<[2], offset: 1>> to memref<4xi32, strided<[?], offset: 1>>
  %g = memref.cast %e : memref<4xi32, strided<[?], offset: 1>> to memref<4xi32, strided<[3], offset: 1>>
  %h = memref.cast %s : memref<4xi32, strided<[2], offset: 1>> to memref<4xi32, strided<[2], offset: ?>>
  %i = memref.cast %h : memref<4xi32, strided<[2], offset: ?>> to memref<4xi32, strided<[2], offset: 2>>
  return %b, %d, %g, %i : memref<4x5xi32>, memref<4xi32>, memref<4xi32, strided<[3], offset: 1>>, memref<4xi32, strided<[2], offset: 2>>
}
func.func @f(%m: memref<4x4xi32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %a = memref.cast %m : memref<4x4xi32> to memref<?x?xi32>
  %b = memref.cast %a : memref<?x?xi32> to memref<?x4xi32>
  %d = memref.dim %b, %c1 : memref<?x4xi32>
  %e = memref.dim %a, %c1 : memref<?x?xi32>
  return %d, %e : index, index
}
// -----
// Parts of buffers of which one dimension of size one is left out, and another one is not.
func.func @f(%m: memref<2x3x3x2xi32, strided<[?, ?, ?, ?], offset: ?>>, %n: index, %k: index) -> (index, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = arith.remui %n, %c2 : index
  %b = arith.addi %a, %c1 : index
  %s = memref.subview %m[0, 0, 0, 1] [1, %b, %c3, 1] [1, 1, 1, 1] : memref<2x3x3x2xi32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %d = memref.dim %s, %c1 : memref<1x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %e = memref.dim %s, %c2 : memref<1x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %r = memref.load %s[%c0, %c0, %c1] : memref<1x?x?xi32, strided<[?, ?, ?], offset: ?>>
  return %d, %e, %r : index, index, i32
}
// -----
// Parts of parts, of other sizes and of another rank.
func.func @f(%m: memref<8x2xi32>, %l: memref<8xi32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.remui %n, %c2 : index
  %b = arith.addi %a, %c2 : index
  %s = memref.subview %m[0, 0] [%b, 1] [1, 1] : memref<8x2xi32> to memref<?xi32, strided<[2]>>
  %t = memref.subview %s[0] [%b] [1] : memref<?xi32, strided<[2]>> to memref<?xi32, strided<[2]>>
  %u = memref.subview %l[0] [%b] [1] : memref<8xi32> to memref<?xi32, strided<[1]>>
  %k = arith.subi %b, %c1 : index
  %v = memref.subview %u[0] [%k] [1] : memref<?xi32, strided<[1]>> to memref<?xi32, strided<[1]>>
  %d = memref.dim %t, %c0 : memref<?xi32, strided<[2]>>
  %e = memref.dim %v, %c0 : memref<?xi32, strided<[1]>>
  return %d, %e : index, index
}
// -----
// A slice of a tensor beside what was inserted.
func.func @f(%s: tensor<2xi32>, %t: tensor<4xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %w = tensor.insert_slice %s into %t[2] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %0 = tensor.extract_slice %w[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %1 = tensor.extract_slice %w[2] [2] [1] : tensor<4xi32> to tensor<2xi32>
  return %0, %1 : tensor<2xi32>, tensor<2xi32>
}
// -----
// A loop that carries two equal numbers, one of which it hands on for a third.
func.func @f(%x: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x, %c = %x) -> (i32, i32, i32) {
    %s = arith.addi %a, %b : i32
    vector.print %s : i32
    scf.yield %s, %s, %b : i32, i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
// Sizes of tensors and of buffers that change places, and are not equal.
func.func @f(%n: index, %t: tensor<12xi32>, %m: memref<12xi32>) -> (tensor<?x?xi32>, index, index, tensor<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  %k = arith.remui %n, %c2 : index
  %a = arith.addi %k, %c2 : index
  %b = arith.divui %c12, %a : index
  %g = tensor.expand_shape %t [[0, 1]] output_shape [2, 6] : tensor<12xi32> into tensor<2x6xi32>
  %s = tensor.extract_slice %g[0, 0] [%c2, %c3] [1, 1] : tensor<2x6xi32> to tensor<?x?xi32>
  %c = tensor.collapse_shape %s [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
  %r = tensor.expand_shape %c [[0, 1]] output_shape [%c3, %c2] : tensor<?xi32> into tensor<?x?xi32>
  %w = memref.cast %m : memref<12xi32> to memref<?xi32>
  %e = memref.expand_shape %w [[0, 1]] output_shape [%a, %b] : memref<?xi32> into memref<?x?xi32>
  %h = memref.collapse_shape %e [[0, 1]] : memref<?x?xi32> into memref<?xi32>
  %p = memref.expand_shape %h [[0, 1]] output_shape [%b, %a] : memref<?xi32> into memref<?x?xi32>
  %d = memref.dim %p, %c0 : memref<?x?xi32>
  %q = memref.dim %p, %c1 : memref<?x?xi32>
  %x = tensor.expand_shape %s [[0, 1], [2]] output_shape [1, %c2, %c3] : tensor<?x?xi32> into tensor<1x?x?xi32>
  %y = tensor.collapse_shape %x [[0], [1, 2]] : tensor<1x?x?xi32> into tensor<1x?xi32>
  %z = tensor.cast %y : tensor<1x?xi32> to tensor<?x?xi32>
  return %r, %d, %q, %z : tensor<?x?xi32>, index, index, tensor<?x?xi32>
}
// -----
// Two sizes for three that were put together, and groups that begin elsewhere.
func.func @f(%t: tensor<?x?x2xi32>, %u: tensor<?x?xi32>, %k: tensor<6x4xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<2x6x2xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c = tensor.collapse_shape %t [[0, 1, 2]] : tensor<?x?x2xi32> into tensor<?xi32>
  %n = tensor.dim %c, %c0 : tensor<?xi32>
  %h = arith.divui %n, %c2 : index
  %r = tensor.expand_shape %c [[0, 1]] output_shape [%c2, %h] : tensor<?xi32> into tensor<?x?xi32>
  %i = tensor.dim %u, %c0 : tensor<?x?xi32>
  %j = arith.divui %i, %c2 : index
  %s = tensor.extract_slice %u[0, 0] [%c2, %i] [1, 1] : tensor<?x?xi32> to tensor<?x?xi32>
  %e = tensor.expand_shape %s [[0, 1], [2]] output_shape [1, %c2, %i] : tensor<?x?xi32> into tensor<1x?x?xi32>
  %g = tensor.cast %e : tensor<1x?x?xi32> to tensor<?x?x?xi32>
  %p = tensor.collapse_shape %g [[0], [1, 2]] : tensor<?x?x?xi32> into tensor<?x?xi32>
  %a = tensor.expand_shape %k [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : tensor<6x4xi32> into tensor<2x3x2x2xi32>
  %b = tensor.collapse_shape %a [[0], [1, 2], [3]] : tensor<2x3x2x2xi32> into tensor<2x6x2xi32>
  return %r, %p, %b : tensor<?x?xi32>, tensor<?x?xi32>, tensor<2x6x2xi32>
}
// -----
// Dimensions that are divided where nothing divided them before.
func.func @f(%t: tensor<2x?x3xi32>, %u: tensor<2x3x4xi32>, %z: tensor<0x2x3xi32>) -> (tensor<?x6xi32>, tensor<24x1xi32>, tensor<0x2xi32>) {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c1 : tensor<2x?x3xi32>
  %c = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x?x3xi32> into tensor<?xi32>
  %r = tensor.expand_shape %c [[0, 1]] output_shape [%n, 6] : tensor<?xi32> into tensor<?x6xi32>
  %d = tensor.collapse_shape %u [[0, 1, 2]] : tensor<2x3x4xi32> into tensor<24xi32>
  %s = tensor.expand_shape %d [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
  %e = tensor.collapse_shape %z [[0, 1, 2]] : tensor<0x2x3xi32> into tensor<0xi32>
  %q = tensor.expand_shape %e [[0, 1]] output_shape [0, 2] : tensor<0xi32> into tensor<0x2xi32>
  return %r, %s, %q : tensor<?x6xi32>, tensor<24x1xi32>, tensor<0x2xi32>
}
// -----
// one-shot-bufferize: Parts that are put into places that follow from numbers otherwise.
func.func @f(%n: index, %v: i32, %w: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.remui %n, %c2 : index
  %i = arith.addi %k, %c1 : index
  %t = tensor.from_elements %w, %w, %w, %w, %w, %w : tensor<6xi32>
  %a = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
  %e = tensor.extract_slice %t[%a] [1] [1] : tensor<6xi32> to tensor<1xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<1xi32>) -> tensor<1xi32>
  %r = tensor.insert_slice %f into %t[%b] [1] [1] : tensor<1xi32> into tensor<6xi32>
  %x = tensor.extract %r[%a] : tensor<6xi32>
  %u = tensor.from_elements %w, %w, %w, %w, %w, %w : tensor<6xi32>
  %c = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %e1 = tensor.extract_slice %u[%a] [1] [1] : tensor<6xi32> to tensor<1xi32>
  %f1 = linalg.fill ins(%v : i32) outs(%e1 : tensor<1xi32>) -> tensor<1xi32>
  %r1 = tensor.insert_slice %f1 into %u[%c] [1] [1] : tensor<1xi32> into tensor<6xi32>
  %y = tensor.extract %r1[%a] : tensor<6xi32>
  %s = tensor.from_elements %w, %w, %w, %w, %w, %w : tensor<6xi32>
  %d = arith.muli %i, %i : index
  %e2 = tensor.extract_slice %s[%d] [1] [1] : tensor<6xi32> to tensor<1xi32>
  %f2 = linalg.fill ins(%v : i32) outs(%e2 : tensor<1xi32>) -> tensor<1xi32>
  %r2 = tensor.insert_slice %f2 into %s[%i] [1] [1] : tensor<1xi32> into tensor<6xi32>
  %z = tensor.extract %r2[%d] : tensor<6xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// one-shot-bufferize: Parts that are put into places that are sizes of other tensors.
func.func @f(%p: i1, %n: index, %v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = arith.remui %n, %c2 : index
  %k = arith.addi %m, %c2 : index
  %s = tensor.splat %w : tensor<2x4xi32>
  %g = tensor.extract_slice %s[0, 0] [1, %k] [1, 1] : tensor<2x4xi32> to tensor<?xi32>
  %i = tensor.dim %g, %c0 : tensor<?xi32>
  %t = tensor.from_elements %w, %w, %w, %w, %w, %w : tensor<6xi32>
  %e = tensor.extract_slice %t[%i] [1] [1] : tensor<6xi32> to tensor<1xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<1xi32>) -> tensor<1xi32>
  %r = tensor.insert_slice %f into %t[1] [1] [1] : tensor<1xi32> into tensor<6xi32>
  %x = tensor.extract %r[%i] : tensor<6xi32>
  %a = tensor.splat %w[%k] : tensor<?xi32>
  %b = tensor.splat %w[%c2] : tensor<?xi32>
  %o = arith.select %p, %g, %b : tensor<?xi32>
  %q = arith.select %p, %b, %a : tensor<?xi32>
  %h = tensor.dim %o, %c0 : tensor<?xi32>
  %l = tensor.dim %q, %c0 : tensor<?xi32>
  %u = tensor.from_elements %w, %w, %w, %w, %w, %w : tensor<6xi32>
  %e1 = tensor.extract_slice %u[%h] [1] [1] : tensor<6xi32> to tensor<1xi32>
  %f1 = linalg.fill ins(%v : i32) outs(%e1 : tensor<1xi32>) -> tensor<1xi32>
  %r1 = tensor.insert_slice %f1 into %u[%l] [1] [1] : tensor<1xi32> into tensor<6xi32>
  %y = tensor.extract %r1[%h] : tensor<6xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: A part of a tensor in another shape, and sizes that no tensor has, where nothing runs.
func.func private @never(%t: tensor<4xi32>, %v: i32) -> tensor<4xi32> {
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c5 : tensor<4xi32>
  %e = tensor.extract_slice %t[%d] [1] [1] : tensor<4xi32> to tensor<1xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<1xi32>) -> tensor<1xi32>
  %r = tensor.insert_slice %f into %t[%c1] [1] [1] : tensor<1xi32> into tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.splat %w : tensor<4x2xi32>
  %s = tensor.collapse_shape %t [[0, 1]] : tensor<4x2xi32> into tensor<8xi32>
  %e = tensor.extract_slice %s[2] [2] [1] : tensor<8xi32> to tensor<2xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = tensor.insert_slice %f into %t[2, 0] [2, 1] [1, 1] : tensor<2xi32> into tensor<4x2xi32>
  %x = tensor.extract %r[%c1, %c1] : tensor<4x2xi32>
  return %x : i32
}
// -----
// one-shot-bufferize: A number that is a sum of very many.
func.func @f(%n: index, %v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = arith.subi %n, %n : index
  %1 = affine.apply affine_map<(a, b, c, d, e, f, g, h) -> (a + b + c + d + e + f + g + h)>(%0, %0, %0, %0, %0, %0, %0, %0)
  %2 = affine.apply affine_map<(a, b, c, d, e, f, g, h) -> (a + b + c + d + e + f + g + h)>(%1, %1, %1, %1, %1, %1, %1, %1)
  %3 = affine.apply affine_map<(a, b, c, d, e, f, g, h) -> (a + b + c + d + e + f + g + h)>(%2, %2, %2, %2, %2, %2, %2, %2)
  %4 = affine.apply affine_map<(a, b, c, d, e, f, g, h) -> (a + b + c + d + e + f + g + h)>(%3, %3, %3, %3, %3, %3, %3, %3)
  %5 = affine.apply affine_map<(a, b, c, d, e, f, g, h) -> (a + b + c + d + e + f + g + h)>(%4, %4, %4, %4, %4, %4, %4, %4)
  %6 = affine.apply affine_map<(a, b, c, d, e, f, g, h) -> (a + b + c + d + e + f + g + h)>(%5, %5, %5, %5, %5, %5, %5, %5)
  %7 = affine.apply affine_map<(a, b, c, d, e, f, g, h) -> (a + b + c + d + e + f + g + h)>(%6, %6, %6, %6, %6, %6, %6, %6)
  %8 = affine.apply affine_map<(a, b, c, d, e, f, g, h) -> (a + b + c + d + e + f + g + h)>(%7, %7, %7, %7, %7, %7, %7, %7)
  %t = tensor.from_elements %w, %w : tensor<2xi32>
  %e = tensor.extract_slice %t[%8] [1] [1] : tensor<2xi32> to tensor<1xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<1xi32>) -> tensor<1xi32>
  %r = tensor.insert_slice %f into %t[%0] [1] [1] : tensor<1xi32> into tensor<2xi32>
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  return %x : i32
}
// -----
// one-shot-bufferize: Parts of a tensor as buffers that begin at once, and hold one element after the other.
func.func @f(%n: index, %v: i32, %w: i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.remui %n, %c2 : index
  %t = tensor.from_elements %v, %w, %w, %v, %w : tensor<5xi32>
  %a = tensor.extract_slice %t[%k] [2] [1] : tensor<5xi32> to tensor<2xi32>
  %b = tensor.extract_slice %t[1] [2] [1] : tensor<5xi32> to tensor<2xi32>
  %c = tensor.extract_slice %t[0] [2] [2] : tensor<5xi32> to tensor<2xi32>
  %d = bufferization.to_buffer %a read_only : tensor<2xi32> to memref<2xi32>
  %e = bufferization.to_buffer %b read_only : tensor<2xi32> to memref<2xi32>
  %g = bufferization.to_buffer %c read_only : tensor<2xi32> to memref<2xi32>
  %x = memref.load %d[%c1] : memref<2xi32>
  %y = memref.load %e[%c1] : memref<2xi32>
  %z = memref.load %g[%c1] : memref<2xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// A tensor that is divided, and put together in other groups.
func.func @f(%t: tensor<6xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
  %s = tensor.extract_slice %d[0, 0] [%c2, %c3] [1, 1] : tensor<2x3xi32> to tensor<?x?xi32>
  %e = tensor.expand_shape %s [[0, 1], [2]] output_shape [%c1, 2, %c3] : tensor<?x?xi32> into tensor<?x2x?xi32>
  %r = tensor.collapse_shape %e [[0], [1, 2]] : tensor<?x2x?xi32> into tensor<?x?xi32>
  %g = tensor.collapse_shape %r [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
  %h = tensor.expand_shape %g [[0, 1, 2]] output_shape [%c2, 1, %c3] : tensor<?xi32> into tensor<?x1x?xi32>
  %q = tensor.collapse_shape %h [[0, 1], [2]] : tensor<?x1x?xi32> into tensor<?x?xi32>
  return %r, %q : tensor<?x?xi32>, tensor<?x?xi32>
}
// -----
// Loops that never run, run twice around zero, or end where a number overflows.
func.func @f(%a: i32, %b: i32, %n: index, %m: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c63 = arith.constant 63 : index
  %minus = arith.constant -1 : index
  %most = arith.constant 9223372036854775807 : index
  %r = scf.for %i = %c5 to %c0 step %c1 iter_args(%x = %a) -> (i32) {
    scf.yield %b : i32
  }
  scf.for %i = %minus to %c1 step %c1 {
    vector.print %i : index
  }
  %u = arith.addi %m, %c1 overflow<nsw> : index
  scf.for %i = %c0 to %u step %c1 {
    vector.print %i : index
  }
  %z = arith.shrui %n, %c63 : index
  %l = arith.ori %z, %most : index
  %h = arith.addi %l, %c1 : index
  scf.for %i = %l to %h step %c1 {
    vector.print %i : index
  }
  return %r : i32
}
// -----
// A loop without a step, which never runs.
func.func private @never(%k: i32) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %z = arith.muli %c5, %c0 : index
  scf.for %i = %c0 to %c5 step %z {
    vector.print %k : i32
  }
  return
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Loops in threads that run once in one direction, or in all.
func.func @f(%m: memref<2x3xi32>, %k: i32, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i, %j) = (%c1, %c0) to (%c2, %c3) step (%c1, %c1) {
    memref.store %k, %m[%i, %j] : memref<2x3xi32>
    scf.reduce
  }
  %r = scf.parallel (%i) = (%c1) to (%c2) step (%c1) init (%a) -> i32 {
    %x = memref.load %m[%c0, %i] : memref<2x3xi32>
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %h: i32):
      %s = arith.addi %l, %h : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
// Loops in threads inside of others: alone, before something else, or with a sum.
func.func @f(%m: memref<3x3xi32>, %n: memref<3xi32>, %k: i32, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c3) step (%c1) {
      memref.store %k, %m[%i, %j] : memref<3x3xi32>
      scf.reduce
    }
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c3) step (%c1) {
      memref.store %a, %m[%j, %i] : memref<3x3xi32>
      scf.reduce
    }
    memref.store %k, %n[%i] : memref<3xi32>
    scf.reduce
  }
  %r = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%a) -> i32 {
    scf.parallel (%j) = (%c0) to (%c3) step (%c1) {
      memref.store %k, %m[%i, %j] : memref<3x3xi32>
      scf.reduce
    }
    scf.reduce(%k : i32) {
    ^bb0(%l: i32, %h: i32):
      %s = arith.addi %l, %h : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
// A sum of threads, inside of other threads, that marks where it was.
func.func @f(%m: memref<3xi32>, %k: i32, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %r = scf.parallel (%j) = (%c0) to (%c2) step (%c1) init (%a) -> i32 {
      scf.reduce(%a : i32) {
      ^bb0(%l: i32, %h: i32):
        memref.store %k, %m[%c1] : memref<3xi32>
        scf.reduce.return %l : i32
      }
    }
    scf.reduce
  }
  return
}
// -----
// Regions with several blocks, in a function and in a loop.
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^x, ^y
  ^x:
    vector.print %a : i32
    cf.br ^z(%a : i32)
  ^y:
    vector.print %b : i32
    cf.br ^z(%b : i32)
  ^z(%d: i32):
    vector.print %d : i32
    scf.yield %d : i32
  }
  scf.for %i = %c0 to %c2 step %c1 {
    scf.execute_region {
      cf.cond_br %c, ^x, ^y
    ^x:
      vector.print %r : i32
      scf.yield
    ^y:
      vector.print %i : index
      scf.yield
    }
  }
  return %r : i32
}
// -----
// Regions that end in what nobody knows, where nothing runs.
func.func private @never(%c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    "test.end"() : () -> ()
  }
  %s = scf.execute_region -> i32 {
    cf.cond_br %c, ^x, ^y
  ^x:
    scf.yield %r : i32
  ^y:
    "test.end"() : () -> ()
  }
  return %s : i32
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Threads that run once in one direction or in all, with names for them and without.
func.func @f(%m: memref<2x3xi32>, %n: memref<2x3xi32>, %k: i32, %t: tensor<4xi32>) -> tensor<4xi32> {
  scf.forall (%i, %j) in (1, 3) {
    memref.store %k, %m[%i, %j] : memref<2x3xi32>
  }
  scf.forall (%i, %j) in (1, 3) {
    memref.store %k, %n[%i, %j] : memref<2x3xi32>
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %s = tensor.from_elements %k : tensor<1xi32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<4xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
// -----
// Threads that insert into two tensors, one of which nobody sees.
func.func @f(%t: tensor<4xi32>, %u: tensor<4xi32>, %k: i32) -> tensor<4xi32> {
  %s = tensor.from_elements %k : tensor<1xi32>
  %r:2 = scf.forall (%i) in (3) shared_outs(%o = %t, %p = %u) -> (tensor<4xi32>, tensor<4xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %s into %p[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r#0 : tensor<4xi32>
}
// -----
// Threads that insert into a tensor whose rank was not known.
func.func @f(%t: tensor<*xi32>, %k: i32) -> tensor<4xi32> {
  %g = tensor.cast %t : tensor<*xi32> to tensor<4xi32>
  %s = tensor.from_elements %k : tensor<1xi32>
  %r = scf.forall (%i) in (3) shared_outs(%o = %g) -> tensor<4xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
// -----
// Conditions that differ in more than a negation.
func.func @f(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  %n = arith.xori %c, %d : i1
  scf.if %c {
    vector.print %a : i32
  }
  scf.if %n {
    vector.print %b : i32
  }
  %r = scf.if %n -> i32 {
    vector.print %a : i32
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  } else {
    vector.print %b : i32
    scf.yield %b : i32
  }
  return %r : i32
}
// -----
// The result of a branch, seen in the next one and behind it.
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.if %c -> i32 {
    vector.print %a : i32
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  } else {
    vector.print %b : i32
    %s = arith.muli %a, %b : i32
    scf.yield %s : i32
  }
  scf.if %c {
    vector.print %r : i32
  }
  return %r : i32
}
// -----
// Branches inside of branches: before something else, with another way, and with a value of their own.
func.func @f(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  scf.if %c {
    scf.if %d {
      vector.print %a : i32
    }
    vector.print %b : i32
  }
  scf.if %c {
    scf.if %d {
      vector.print %a : i32
    } else {
      vector.print %b : i32
    }
  }
  scf.if %d {
    scf.if %c {
      vector.print %b : i32
    }
  } else {
    vector.print %a : i32
  }
  %r = scf.if %c -> i32 {
    %s = scf.if %d -> i32 {
      vector.print %a : i32
      %x = arith.addi %a, %b : i32
      scf.yield %x : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
// -----
// A loop with a truth value before a branch, and one inside of it.
func.func @f(%c: i1, %d: i1, %a: i32) {
  %false = arith.constant false
  %r = scf.while (%x = %c) : (i1) -> i1 {
    vector.print %a : i32
    scf.condition(%x) %d : i1
  } do {
  ^bb0(%y: i1):
    vector.print %d : i1
    scf.yield %false : i1
  }
  scf.if %c {
    vector.print %d : i1
  }
  scf.if %d {
    %s = scf.while (%x = %c) : (i1) -> i1 {
      vector.print %x : i1
      scf.condition(%x) %false : i1
    } do {
    ^bb0(%y: i1):
      scf.yield %false : i1
    }
  }
  return
}
// -----
// A branch at the end of the condition of a loop, which is needed behind it only.
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %k5 = arith.constant 5 : i32
  %k1 = arith.constant 1 : i32
  %r:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %c = arith.cmpi slt, %x, %k5 : i32
    %z = arith.muli %x, %b : i32
    %n = scf.if %c -> i32 {
      %y = arith.addi %x, %k1 : i32
      vector.print %y : i32
      vector.print %z : i32
      scf.yield %y : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%c) %n, %x : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    vector.print %q : i32
    scf.yield %p : i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
// Loops that compare with another number than before, and go on with a condition itself.
func.func @f(%n: i32, %l: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %s = arith.subi %n, %c3 : i32
  %r:2 = scf.while (%x = %s, %k = %c0) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x, %k : i32, i32
  } do {
  ^bb0(%a: i32, %m: i32):
    %d = arith.cmpi slt, %a, %l : i32
    %e = arith.extui %d : i1 to i32
    %t = arith.addi %m, %e : i32
    %next = arith.addi %a, %c1 : i32
    scf.yield %next, %t : i32, i32
  }
  %q:2 = scf.while (%x = %s) : (i32) -> (i32, i1) {
    vector.print %x : i32
    %c = arith.cmpi slt, %x, %n : i32
    %e = arith.extui %c : i1 to i32
    %y = arith.addi %x, %e : i32
    scf.condition(%c) %y, %c : i32, i1
  } do {
  ^bb0(%a: i32, %m: i1):
    scf.yield %a : i32
  }
  %v = arith.extui %q#1 : i1 to i32
  return %r#0, %r#1, %v : i32, i32, i32
}
// -----
// Loops that go on with tensors of another size.
func.func @f(%c: i1, %n: index, %v: i32) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %u = tensor.from_elements %v, %v, %v : tensor<3xi32>
  %w = tensor.cast %u : tensor<3xi32> to tensor<?xi32>
  %g = tensor.cast %t : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %g) -> (tensor<?xi32>) {
    %d = tensor.dim %a, %c0 : tensor<?xi32>
    vector.print %d : index
    scf.yield %w : tensor<?xi32>
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %g) -> (tensor<?xi32>) {
    %d = tensor.dim %a, %c0 : tensor<?xi32>
    vector.print %d : index
    %e = arith.select %c, %w, %a : tensor<?xi32>
    scf.yield %e : tensor<?xi32>
  }
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%a = %g) -> (tensor<?xi32>) {
    %e = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (tensor<?xi32>) {
      %d = tensor.dim %b, %c0 : tensor<?xi32>
      vector.print %d : index
      scf.yield %w : tensor<?xi32>
    }
    scf.yield %e : tensor<?xi32>
  }
  %x = tensor.dim %r, %c0 : tensor<?xi32>
  %y = tensor.dim %s, %c0 : tensor<?xi32>
  %z = tensor.dim %q, %c0 : tensor<?xi32>
  return %x, %y, %z : index, index, index
}
// -----
// one-shot-bufferize: Loops that may not run, do not run or do run, and overwrite what they carry.
func.func @f(%n: index, %v: i32, %w: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %f = linalg.fill ins(%w : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
  %d = tensor.extract %f[%c0] : tensor<2xi32>
  vector.print %d : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<2xi32>) {
    %g = linalg.fill ins(%w : i32) outs(%a : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %g : tensor<2xi32>
  }
  %u = tensor.from_elements %v, %v : tensor<2xi32>
  %h = linalg.fill ins(%w : i32) outs(%u : tensor<2xi32>) -> tensor<2xi32>
  %e = tensor.extract %h[%c0] : tensor<2xi32>
  vector.print %e : i32
  %s = scf.for %i = %c2 to %c0 step %c1 iter_args(%a = %u) -> (tensor<2xi32>) {
    %g = linalg.fill ins(%w : i32) outs(%a : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %g : tensor<2xi32>
  }
  %o = tensor.from_elements %v, %v : tensor<2xi32>
  %p = linalg.fill ins(%w : i32) outs(%o : tensor<2xi32>) -> tensor<2xi32>
  %q = tensor.extract %p[%c0] : tensor<2xi32>
  vector.print %q : i32
  %l = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %o) -> (tensor<2xi32>) {
    %j = tensor.extract %a[%c1] : tensor<2xi32>
    vector.print %j : i32
    scf.yield %a : tensor<2xi32>
  }
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  %y = tensor.extract %s[%c0] : tensor<2xi32>
  %z = tensor.extract %l[%c0] : tensor<2xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// one-shot-bufferize: A loop whose condition hands on a tensor of outside, which it changes then.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %u = tensor.from_elements %w, %w : tensor<2xi32>
  %r:2 = scf.while (%x = %t, %i = %c0) : (tensor<2xi32>, index) -> (tensor<2xi32>, index) {
    %c = arith.cmpi ult, %i, %c2 : index
    scf.condition(%c) %u, %i : tensor<2xi32>, index
  } do {
  ^bb0(%y: tensor<2xi32>, %i: index):
    %a = tensor.insert %v into %y[%c0] : tensor<2xi32>
    %z = tensor.extract %a[%c0] : tensor<2xi32>
    vector.print %z : i32
    %j = arith.addi %i, %c1 : index
    scf.yield %a, %j : tensor<2xi32>, index
  }
  %d = tensor.extract %r#0[%c0] : tensor<2xi32>
  %e = tensor.extract %u[%c0] : tensor<2xi32>
  return %d, %e : i32, i32
}
// -----
// one-shot-bufferize: A loop whose condition hands on a tensor more than it is given.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %u = tensor.from_elements %w, %w : tensor<2xi32>
  %r:2 = scf.while (%i = %c0) : (index) -> (index, tensor<2xi32>) {
    %c = arith.cmpi ult, %i, %c2 : index
    scf.condition(%c) %i, %u : index, tensor<2xi32>
  } do {
  ^bb0(%i: index, %y: tensor<2xi32>):
    %a = tensor.insert %v into %y[%c0] : tensor<2xi32>
    %z = tensor.extract %a[%c0] : tensor<2xi32>
    vector.print %z : i32
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  %d = tensor.extract %r#1[%c0] : tensor<2xi32>
  %e = tensor.extract %u[%c0] : tensor<2xi32>
  return %d, %e : i32, i32
}
// -----
// Branches inside of branches with two ways each.
func.func @f(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  scf.if %c {
    scf.if %d {
      vector.print %a : i32
    } else {
      vector.print %b : i32
    }
  }
  vector.print %d : i1
  %r = scf.if %c -> i32 {
    %s = scf.if %d -> i32 {
      vector.print %a : i32
      %x = arith.addi %a, %b : i32
      scf.yield %x : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
// -----
// one-shot-bufferize: Loops that go on with a constant of their own, and with one new tensor twice.
func.func @f(%n: index, %v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %u = tensor.from_elements %w, %w : tensor<2xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<2xi32>) {
    %k = arith.constant dense<[7, 8]> : tensor<2xi32>
    %y = tensor.extract %k[%c0] : tensor<2xi32>
    vector.print %y : i32
    %x = tensor.insert %v into %a[%c0] : tensor<2xi32>
    %z = tensor.extract %x[%c0] : tensor<2xi32>
    vector.print %z : i32
    scf.yield %k : tensor<2xi32>
  }
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<2xi32>, tensor<2xi32>) {
    %x = tensor.insert %v into %a[%c0] : tensor<2xi32>
    %z = tensor.extract %x[%c0] : tensor<2xi32>
    vector.print %z : i32
    %y = tensor.extract %b[%c0] : tensor<2xi32>
    vector.print %y : i32
    %e = tensor.empty() : tensor<2xi32>
    %g = linalg.fill ins(%w : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %g, %g : tensor<2xi32>, tensor<2xi32>
  }
  %d = tensor.extract %r[%c0] : tensor<2xi32>
  %f = tensor.extract %s#1[%c0] : tensor<2xi32>
  return %d, %f : i32, i32
}
// -----
// one-shot-bufferize: A part with gaps that are not known, as a buffer that begins at once.
func.func @f(%n: index, %v: i32, %w: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.remui %n, %c2 : index
  %s = arith.addi %k, %c1 : index
  %t = tensor.from_elements %v, %w, %w, %v, %w : tensor<5xi32>
  %a = tensor.extract_slice %t[%k] [2] [%s] : tensor<5xi32> to tensor<2xi32>
  %d = bufferization.to_buffer %a : tensor<2xi32> to memref<2xi32, strided<[?]>>
  %x = memref.load %d[%c1] : memref<2xi32, strided<[?]>>
  return %x : i32
}
// -----
// Casts of tensors to another rank and from another encoding, where nothing runs.
func.func private @never(%t: tensor<4x4xi32>, %u: tensor<4xi32, "x">) -> (tensor<4xi32>, tensor<2xi32>) {
  %a = tensor.cast %t : tensor<4x4xi32> to tensor<*xi32>
  %b = tensor.cast %a : tensor<*xi32> to tensor<4xi32>
  %c = tensor.cast %u : tensor<4xi32, "x"> to tensor<?xi32>
  %d = tensor.extract_slice %c[0] [2] [1] : tensor<?xi32> to tensor<2xi32>
  return %b, %d : tensor<4xi32>, tensor<2xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// one-shot-bufferize: Threads without a step, where nothing runs.
func.func private @never(%t: tensor<4xi32>, %k: i32) -> tensor<4xi32> {
  %s = tensor.from_elements %k : tensor<1xi32>
  %r = scf.forall (%i) = (0) to (4) step (0) shared_outs(%o = %t) -> tensor<4xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
func.func @f(%v: i32) -> i32 {
  return %v : i32
}
// -----
// canonicalize: A program that stops where a condition does not hold.
func.func @f(%c: i1, %v: i32) -> i32 {
  vector.print %v : i32
  cf.assert %c, "stops"
  vector.print %v : i32
  return %v : i32
}
// -----
// ownership-based-buffer-deallocation: A loop reads its buffers as tensors, and so does what follows it.
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 3 : index
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %b[%z] : memref<2xi32>
  %s = scf.for %i = %z to %n step %o iter_args(%x = %b) -> memref<2xi32> {
    %t = bufferization.to_tensor %x : memref<2xi32> to tensor<2xi32>
    %e = tensor.extract %t[%z] : tensor<2xi32>
    %a = memref.alloc() : memref<2xi32>
    memref.store %e, %a[%z] : memref<2xi32>
    scf.yield %a : memref<2xi32>
  }
  %t = bufferization.to_tensor %s : memref<2xi32> to tensor<2xi32>
  %e = tensor.extract %t[%z] : tensor<2xi32>
  return %e : i32
}
// -----
// canonicalize{region-simplify=aggressive}: Something that nobody knows leads to blocks that differ in one value.
func.func @f(%v: i32, %w: i32) -> i32 {
  "test.jump"() [^a, ^b] : () -> ()
^a:
  %x = arith.addi %v, %w : i32
  vector.print %x : i32
  return %x : i32
^b:
  %y = arith.addi %w, %w : i32
  vector.print %y : i32
  return %y : i32
}
