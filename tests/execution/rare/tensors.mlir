// Parts and paddings of tensors of unknown size whose types stay.
func.func @f(%t: tensor<?xi32>, %k: i32) -> (tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[0] [%c0] [1] : tensor<?xi32> to tensor<?xi32>
  %p = tensor.pad %t low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %k : i32
  } : tensor<?xi32> to tensor<?xi32>
  return %s, %p : tensor<?xi32>, tensor<?xi32>
}
// -----
// Elements of constants, and of what was changed elsewhere.
func.func @f(%n: index, %k: i32) -> (i32, i32, i32, i32, tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %four = arith.constant 4 : i32
  %i = arith.remui %n, %c3 : index
  %d = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
  %s = arith.constant dense<5> : tensor<3xi32>
  %m = arith.constant sparse<[[1], [2]], [2, 7]> : tensor<4xi32>
  %0 = tensor.extract %d[%i] : tensor<3xi32>
  %1 = tensor.extract %d[%c2] : tensor<3xi32>
  %2 = tensor.extract %m[%c1] : tensor<4xi32>
  %w = tensor.insert %k into %d[%c0] : tensor<3xi32>
  %3 = tensor.extract %w[%c1] : tensor<3xi32>
  %v = tensor.insert %four into %d[%i] : tensor<3xi32>
  %u = tensor.insert %four into %s[%i] : tensor<3xi32>
  return %0, %1, %2, %3, %v, %u : i32, i32, i32, i32, tensor<3xi32>, tensor<3xi32>
}
// -----
// Elements behind the end of a tensor, which nobody reads.
func.func private @never(%a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %t = tensor.from_elements %a, %b : tensor<2xi32>
  %x = tensor.extract %t[%c3] : tensor<2xi32>
  %u = tensor.from_elements %a, %b, %a, %b : tensor<2x2xi32>
  %y = tensor.extract %u[%c0, %c3] : tensor<2x2xi32>
  return %x, %y : i32, i32
}
func.func @f(%a: i32) -> (tensor<2xi32>, tensor<2x1xf32>) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.constant 0.0 : f32
  %m = arith.constant -0.0 : f32
  %t = tensor.from_elements %c1, %c2 : tensor<2xi32>
  %u = tensor.from_elements %z, %m : tensor<2x1xf32>
  return %t, %u : tensor<2xi32>, tensor<2x1xf32>
}
// -----
// Parts that are put where others were, or come from elsewhere.
func.func @f(%s: tensor<2xi32>, %u: tensor<2xi32>, %t: tensor<4xi32>, %w: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2xi32>) {
  %a = tensor.insert_slice %s into %t[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %b = tensor.insert_slice %u into %a[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %e = tensor.extract_slice %w[1] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %c = tensor.insert_slice %e into %t[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %d = tensor.insert_slice %e into %w[2] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %x = tensor.extract_slice %b[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  return %b, %c, %d, %x : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2xi32>
}
// -----
// Shapes that tensors of the same type are given.
func.func private @size(%t: tensor<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  return %n : index
}
func.func @f(%t: tensor<3x2xi32>, %u: tensor<2x3xi32>, %v: tensor<6xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %a = tensor.cast %t : tensor<3x2xi32> to tensor<?x?xi32>
  %b = tensor.cast %u : tensor<2x3xi32> to tensor<?x?xi32>
  %0 = tensor.from_elements %c2, %c3 : tensor<2xindex>
  %r = tensor.reshape %a(%0) : (tensor<?x?xi32>, tensor<2xindex>) -> tensor<?x?xi32>
  %d = tensor.dim %a, %c1 : tensor<?x?xi32>
  %e = tensor.dim %a, %c0 : tensor<?x?xi32>
  %1 = tensor.from_elements %d, %e : tensor<2xindex>
  %s = tensor.reshape %a(%1) : (tensor<?x?xi32>, tensor<2xindex>) -> tensor<?x?xi32>
  %g = tensor.dim %b, %c0 : tensor<?x?xi32>
  %h = tensor.dim %b, %c1 : tensor<?x?xi32>
  %2 = tensor.from_elements %g, %h : tensor<2xindex>
  %q = tensor.reshape %a(%2) : (tensor<?x?xi32>, tensor<2xindex>) -> tensor<?x?xi32>
  %3 = tensor.from_elements %c6 : tensor<1xindex>
  %p = tensor.reshape %v(%3) : (tensor<6xi32>, tensor<1xindex>) -> tensor<?xi32>
  %n = call @size(%p) : (tensor<?xi32>) -> index
  return %r, %s, %q, %n : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, index
}
// -----
// Tensors of one after the other, which nobody puts together.
func.func private @takes(%t: tensor<?xi32>)
func.func private @never(%a: tensor<?xi32>, %b: tensor<4xi32>, %c: tensor<?x8xi32>, %d: tensor<?x?xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?x8xi32>, tensor<?xi32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
  %1 = tensor.concat dim(0) %b : (tensor<4xi32>) -> tensor<?xi32>
  %2 = tensor.concat dim(0) %c, %d : (tensor<?x8xi32>, tensor<?x?xi32>) -> tensor<?x8xi32>
  %3 = tensor.concat dim(0) %b, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<?xi32>
  call @takes(%1) : (tensor<?xi32>) -> ()
  return %0, %1, %2, %3 : tensor<?xi32>, tensor<?xi32>, tensor<?x8xi32>, tensor<?xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Clones that are freed together with what they are of, in another order, or in other blocks.
func.func @f(%c: i1, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %a = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  scf.if %c {
    vector.print %v : i32
    memref.dealloc %m : memref<2xi32>
  } else {
    memref.dealloc %m : memref<2xi32>
  }
  %x = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  %h = memref.alloc() : memref<2xi32>
  memref.store %v, %h[%c0] : memref<2xi32>
  %d = bufferization.clone %h : memref<2xi32> to memref<2xi32>
  scf.if %c {
    vector.print %v : i32
    memref.dealloc %d : memref<2xi32>
  } else {
    memref.dealloc %d : memref<2xi32>
  }
  %z = memref.load %h[%c0] : memref<2xi32>
  memref.dealloc %h : memref<2xi32>
  return %x, %z : i32, i32
}
// -----
// A clone of what another name of the buffer frees.
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %n = memref.alloc() : memref<2xi32>
  %s = arith.select %c, %m, %n : memref<2xi32>
  memref.store %v, %s[%c0] : memref<2xi32>
  %a = bufferization.clone %s : memref<2xi32> to memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  memref.dealloc %n : memref<2xi32>
  %x = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  return %x : i32
}
// -----
// The base of a part of a buffer is freed.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %s = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %b, %o, %n, %t = memref.extract_strided_metadata %s : memref<2xi32, strided<[1], offset: 2>> -> memref<i32>, index, index, index
  %x = memref.load %m[%c0] : memref<4xi32>
  bufferization.dealloc (%b : memref<i32>) if (%true)
  return %x : i32
}
// -----
// A buffer that is freed under another name, unless it is kept, and tokens of a buffer that is freed alone.
func.func private @never(%c: i1) {
  %w = gpu.wait async
  %m, %t = gpu.alloc async [%w] () : memref<2xi32>
  bufferization.dealloc (%m : memref<2xi32>) if (%c)
  gpu.wait [%t]
  return
}
func.func @f(%c: i1, %v: i32) -> (i1, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %k = memref.cast %m : memref<2xi32> to memref<?xi32>
  %r = bufferization.dealloc (%k : memref<?xi32>) if (%c) retain (%m : memref<2xi32>)
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %r, %x : i1, i32
}
// -----
// Clones of parts, which are read in a branch alone, or have another layout.
func.func @f(%c: i1, %v: i32) -> (i32, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %s = memref.subview %m[0] [1] [2] : memref<4xi32> to memref<1xi32, strided<[2]>>
  memref.store %v, %s[%c0] : memref<1xi32, strided<[2]>>
  scf.if %c {
    %a = bufferization.clone %s : memref<1xi32, strided<[2]>> to memref<1xi32, strided<[2]>>
    %x = memref.load %a[%c0] : memref<1xi32, strided<[2]>>
    vector.print %x : i32
  }
  %k = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%k : memref<4xi32>)
  %p = memref.subview %k[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %b = bufferization.clone %p : memref<2xi32, strided<[2]>> to memref<2xi32>
  %y = memref.load %b[%c0] : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  return %y, %k : i32, memref<4xi32>
}
// -----
// one-shot-bufferize: A tensor that is copied on demand, and changed where its source is read.
func.func @f(%v: i32, %w: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<2xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %a = bufferization.alloc_tensor() copy(%t) : tensor<2xi32>
  %b = tensor.insert %w into %a[%c0] : tensor<2xi32>
  %x = tensor.extract %a[%c0] : tensor<2xi32>
  %y = tensor.extract %b[%c0] : tensor<2xi32>
  %z = tensor.extract %t[%c0] : tensor<2xi32>
  return %x, %y, %z : i32, i32, i32
}
// -----
// one-shot-bufferize: A buffer as a tensor, which may not be written.
func.func @f(%m: memref<2xi32>, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %b = tensor.insert %w into %t[%c0] : tensor<2xi32>
  %y = tensor.extract %b[%c0] : tensor<2xi32>
  %z = memref.load %m[%c0] : memref<2xi32>
  return %y, %z : i32, i32
}
// -----
// one-shot-bufferize: The buffer of a tensor is written, and the tensor is read.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<2xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %w, %m[%c0] : memref<2xi32>
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  %y = memref.load %m[%c0] : memref<2xi32>
  return %x, %y : i32, i32
}
// -----
// A tensor of a buffer of a tensor, with a write between them.
func.func private @g(%t: tensor<2xi32>, %v: i32) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %u = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  return %u : tensor<2xi32>
}
func.func @f(%t: tensor<2xi32>, %v: i32) -> tensor<2xi32> {
  %r = call @g(%t, %v) : (tensor<2xi32>, i32) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
// -----
// Parts of parts of the same type, that are others.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %x: index, %q: memref<1x8xi32>) -> (index, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = arith.remui %x, %c1 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %x, %c2 : index
  %z = arith.shrui %i, %c1 : index
  %n = arith.addi %z, %c1 : index
  %k = arith.addi %z, %c2 : index
  %s = memref.subview %m[1] [%n] [1] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %t = memref.subview %s[0] [%n] [2] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %b, %o, %l, %d = memref.extract_strided_metadata %t : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %u = memref.subview %m[1] [%k] [1] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %v = memref.subview %u[0] [%n] [1] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %e = memref.dim %v, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %p = memref.subview %q[0, 1] [1, %k] [1, 1] : memref<1x8xi32> to memref<1x?xi32, strided<[8, 1], offset: 1>>
  %r = memref.subview %p[0, 0] [1, %k] [1, 1] : memref<1x?xi32, strided<[8, 1], offset: 1>> to memref<?xi32, strided<[1], offset: 1>>
  %w = memref.load %r[%c1] : memref<?xi32, strided<[1], offset: 1>>
  return %d, %e, %w : index, index, i32
}
// -----
// A buffer of bytes as numbers.
func.func @f(%v: i32, %n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %n, %c2 : index
  %k = arith.addi %i, %c1 : index
  %m = memref.alloca() : memref<16xi8>
  %w = memref.view %m[%c0][] : memref<16xi8> to memref<4xi32>
  memref.store %v, %w[%c1] : memref<4xi32>
  %x = memref.load %w[%c1] : memref<4xi32>
  %u = memref.view %m[%c0][%k] : memref<16xi8> to memref<?xi32>
  memref.store %v, %u[%c0] : memref<?xi32>
  %d = memref.dim %u, %c0 : memref<?xi32>
  return %x, %d : i32, index
}
// -----
// Buffers whose dimensions change places, and whose type stays.
func.func private @g(%m: memref<2x2xi32, strided<[2, 1]>>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0, %c0] : memref<2x2xi32, strided<[2, 1]>>
  return %x : i32
}
func.func @f(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %q: memref<2x2xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %x = memref.load %t[%c0, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %u = memref.transpose %q (i, j) -> (i, j) : memref<2x2xi32> to memref<2x2xi32, strided<[2, 1]>>
  %y = call @g(%u) : (memref<2x2xi32, strided<[2, 1]>>) -> i32
  return %x, %y : i32, i32
}
// -----
// Sizes and parts behind the ends of buffers, which nobody looks at.
func.func private @never(%m: memref<4xi32>, %t: tensor<4xi32>, %s: memref<4xi32, strided<[1], offset: 2>>, %u: tensor<2xi32>) -> (index, index, index, index, memref<?xi32>, memref<4xi32, strided<[1], offset: 1>>, tensor<5xi32>, tensor<5xi32>) {
  %c5 = arith.constant 5 : index
  %n = arith.constant -1 : index
  %d = memref.dim %m, %c5 : memref<4xi32>
  %e = tensor.dim %t, %c5 : tensor<4xi32>
  %em = tensor.empty(%d) : tensor<?xi32>
  %f = tensor.dim %em, %c5 : tensor<?xi32>
  %al = bufferization.alloc_tensor(%d) : tensor<?xi32>
  %g = tensor.dim %al, %c5 : tensor<?xi32>
  %h = memref.alloc(%n) : memref<?xi32>
  %a = memref.cast %s : memref<4xi32, strided<[1], offset: 2>> to memref<4xi32, strided<[1], offset: ?>>
  %b = memref.cast %a : memref<4xi32, strided<[1], offset: ?>> to memref<4xi32, strided<[1], offset: 1>>
  %p = tensor.cast %t : tensor<4xi32> to tensor<?xi32>
  %q = tensor.cast %p : tensor<?xi32> to tensor<5xi32>
  %v = tensor.cast %t : tensor<4xi32> to tensor<*xi32>
  %w = tensor.cast %v : tensor<*xi32> to tensor<5xi32>
  return %d, %e, %f, %g, %h, %b, %q, %w : index, index, index, index, memref<?xi32>, memref<4xi32, strided<[1], offset: 1>>, tensor<5xi32>, tensor<5xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// An argument that is shown from another place.
func.func @f(%a: memref<2xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.reinterpret_cast %a to offset: [1], sizes: [2], strides: [1] : memref<2xi32, strided<[?], offset: ?>> to memref<2xi32, strided<[?], offset: ?>>
  %x = memref.load %r[%c0] : memref<2xi32, strided<[?], offset: ?>>
  return %x : i32
}
// -----
// Sizes of tensors that were changed, chosen, or made in threads.
func.func @f(%c: i1, %t: tensor<?xi32>, %v: i32, %i: index, %a: tensor<3xi32>, %b: tensor<4xi32>) -> (index, index, index, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %j = arith.remui %i, %c2 : index
  %w = tensor.insert %v into %t[%j] : tensor<?xi32>
  %0 = tensor.dim %w, %c0 : tensor<?xi32>
  %p = tensor.cast %a : tensor<3xi32> to tensor<?xi32>
  %q = tensor.cast %b : tensor<4xi32> to tensor<?xi32>
  %s = arith.select %c, %p, %q : tensor<?xi32>
  %1 = tensor.dim %s, %c0 : tensor<?xi32>
  %r = scf.forall (%k) in (2) shared_outs(%o = %t) -> (tensor<?xi32>) {
    %e = tensor.from_elements %v : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%k] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  }
  %2 = tensor.dim %r, %c0 : tensor<?xi32>
  return %0, %1, %2, %r : index, index, index, tensor<?xi32>
}
// -----
// Shapes of tensors whose sizes are forgotten, or are not known.
func.func @f(%t: tensor<2x3xi32>, %u: tensor<6xi32>, %n: index, %k: i32) -> (tensor<?xi32>, tensor<?xi32>, tensor<2x3xi32>) {
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %i = arith.remui %n, %c2 : index
  %h = arith.addi %i, %c2 : index
  %s = tensor.splat %k[%h] : tensor<?x2xi32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<?x2xi32> into tensor<?xi32>
  %a = tensor.cast %t : tensor<2x3xi32> to tensor<?x3xi32>
  %1 = tensor.collapse_shape %a [[0, 1]] : tensor<?x3xi32> into tensor<?xi32>
  %b = tensor.cast %u : tensor<6xi32> to tensor<?xi32>
  %l = arith.divui %c6, %h : index
  %m = arith.muli %h, %l : index
  %c = tensor.extract_slice %b[0] [%m] [1] : tensor<?xi32> to tensor<?xi32>
  %d = tensor.expand_shape %c [[0, 1]] output_shape [%h, %l] : tensor<?xi32> into tensor<?x?xi32>
  %e = tensor.expand_shape %b [[0, 1]] output_shape [%c2, 3] : tensor<?xi32> into tensor<?x3xi32>
  %2 = tensor.cast %e : tensor<?x3xi32> to tensor<2x3xi32>
  return %0, %1, %2 : tensor<?xi32>, tensor<?xi32>, tensor<2x3xi32>
}
// -----
// Shapes that are numbers of another type.
func.func @f(%v: tensor<6xi32>, %s: tensor<2xi32>, %i: index) -> index {
  %c1 = arith.constant 1 : index
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %c2 = arith.constant 2 : index
  %j = arith.remui %i, %c2 : index
  %0 = tensor.insert %k2 into %s[%j] : tensor<2xi32>
  %k = arith.subi %c1, %j : index
  %1 = tensor.insert %k3 into %0[%k] : tensor<2xi32>
  %o = tensor.reshape %v(%1) : (tensor<6xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %x = tensor.dim %o, %c1 : tensor<?x?xi32>
  return %x : index
}
// -----
// New tensors whose size is forgotten, and elements of computed tensors.
func.func @f(%n: index, %k: i32) -> (index, i32, tensor<?xi32>, tensor<?x2xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %n, %c2 : index
  %m = arith.addi %i, %c2 : index
  %e = tensor.empty() : tensor<4xi32>
  %d = tensor.cast %e : tensor<4xi32> to tensor<?xi32>
  %0 = tensor.dim %d, %c0 : tensor<?xi32>
  %l = linalg.fill ins(%k : i32) outs(%d : tensor<?xi32>) -> tensor<?xi32>
  %t = tensor.generate {
  ^bb0(%j: index):
    vector.print %k : i32
    tensor.yield %k : i32
  } : tensor<3xi32>
  %2 = tensor.extract %t[%i] : tensor<3xi32>
  %u = tensor.generate %m {
  ^bb0(%j: index, %h: index):
    tensor.yield %k : i32
  } : tensor<?x2xi32>
  return %0, %2, %l, %u : index, i32, tensor<?xi32>, tensor<?x2xi32>
}
// -----
// Paddings of tensors whose rank is not known, that are used twice, or have other values.
func.func private @size(%t: tensor<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  return %n : index
}
func.func @f(%t: tensor<4xi32>, %k: i32, %l: i32, %u: tensor<*xi32>) -> (tensor<6xi32>, index, tensor<6xi32>, tensor<*xi32>, tensor<6xi32>) {
  %c1 = arith.constant 1 : index
  %p = tensor.pad %t low[1] high[%c1] {
  ^bb0(%i: index):
    tensor.yield %k : i32
  } : tensor<4xi32> to tensor<?xi32>
  %c = tensor.cast %p : tensor<?xi32> to tensor<6xi32>
  %n = call @size(%p) : (tensor<?xi32>) -> index
  %q = tensor.pad %t low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %k : i32
  } : tensor<4xi32> to tensor<5xi32>
  %r = tensor.pad %q low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %l : i32
  } : tensor<5xi32> to tensor<6xi32>
  %s = tensor.pad %t low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %k : i32
  } : tensor<4xi32> to tensor<6xi32>
  %d = tensor.cast %s : tensor<6xi32> to tensor<*xi32>
  %e = tensor.cast %u : tensor<*xi32> to tensor<4xi32>
  %v = tensor.pad %e low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %k : i32
  } : tensor<4xi32> to tensor<6xi32>
  return %c, %n, %r, %d, %v : tensor<6xi32>, index, tensor<6xi32>, tensor<*xi32>, tensor<6xi32>
}
// -----
// A padded part of what was padded with another value.
func.func @f(%t: tensor<8x8xi32>, %v: i32) -> tensor<5x6xi32> {
  %k = arith.constant 7 : i32
  %s = tensor.extract_slice %t[1, 0] [3, 8] [1, 1] : tensor<8x8xi32> to tensor<3x8xi32>
  %p = tensor.pad %s low[0, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %k : i32
  } : tensor<3x8xi32> to tensor<5x8xi32>
  %q = tensor.extract_slice %p[0, 2] [5, 4] [1, 1] : tensor<5x8xi32> to tensor<5x4xi32>
  %r = tensor.pad %q low[0, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<5x4xi32> to tensor<5x6xi32>
  return %r : tensor<5x6xi32>
}
// -----
// Padded parts of padded parts: without some of the padding, with padding at the other end, and of every second element.
func.func @f(%t: tensor<8x8xi32>, %x: index) -> (tensor<?x6xi32>, tensor<5x6xi32>, tensor<5x6xi32>) {
  %k = arith.constant 7 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %i = arith.remui %x, %c2 : index
  %z = arith.shrui %i, %c1 : index
  %n = arith.addi %z, %c3 : index
  %h = arith.addi %n, %c1 : index
  %s = tensor.extract_slice %t[1, 0] [3, 8] [1, 1] : tensor<8x8xi32> to tensor<3x8xi32>
  %p = tensor.pad %s low[0, 0] high[2, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %k : i32
  } : tensor<3x8xi32> to tensor<5x8xi32>
  %s0 = tensor.extract_slice %p[0, 2] [%h, 4] [1, 1] : tensor<5x8xi32> to tensor<?x4xi32>
  %0 = tensor.pad %s0 low[0, 0] high[0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %k : i32
  } : tensor<?x4xi32> to tensor<?x6xi32>
  %d = tensor.extract_slice %t[1, 0] [%n, 8] [1, 1] : tensor<8x8xi32> to tensor<?x8xi32>
  %q = tensor.pad %d low[1, 0] high[1, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %k : i32
  } : tensor<?x8xi32> to tensor<5x8xi32>
  %s1 = tensor.extract_slice %q[0, 2] [5, 4] [1, 1] : tensor<5x8xi32> to tensor<5x4xi32>
  %1 = tensor.pad %s1 low[0, 0] high[0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %k : i32
  } : tensor<5x4xi32> to tensor<5x6xi32>
  %s2 = tensor.extract_slice %t[1, 0] [3, 4] [1, 2] : tensor<8x8xi32> to tensor<3x4xi32>
  %p2 = tensor.pad %s2 low[0, 0] high[2, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %k : i32
  } : tensor<3x4xi32> to tensor<5x4xi32>
  %s3 = tensor.extract_slice %p2[0, 1] [5, 3] [1, 1] : tensor<5x4xi32> to tensor<5x3xi32>
  %2 = tensor.pad %s3 low[0, 0] high[0, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %k : i32
  } : tensor<5x3xi32> to tensor<5x6xi32>
  return %0, %1, %2 : tensor<?x6xi32>, tensor<5x6xi32>, tensor<5x6xi32>
}
// -----
// A column that is put in where its sizes are not known.
func.func @f(%t: tensor<1x6x5x1xi32>, %s: tensor<1x5x1xi32>, %x: index) -> tensor<1x6x5x1xi32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %i = arith.remui %x, %c2 : index
  %z = arith.shrui %i, %c1 : index
  %n = arith.addi %z, %c1 : index
  %m = arith.addi %z, %c5 : index
  %c = tensor.cast %s : tensor<1x5x1xi32> to tensor<?x?x1xi32>
  %r = tensor.insert_slice %c into %t[0, 1, 0, 0] [1, %n, %m, 1] [1, 1, 1, 1] : tensor<?x?x1xi32> into tensor<1x6x5x1xi32>
  return %r : tensor<1x6x5x1xi32>
}
// -----
// Parts behind the end of tensors whose size is forgotten, which nobody looks at.
func.func private @never(%t: tensor<4xi32>, %s: tensor<2xi32>, %n: index) -> (tensor<2xi32>, tensor<?xi32>, tensor<2xi32>) {
  %c5 = arith.constant 5 : index
  %c = tensor.cast %t : tensor<4xi32> to tensor<?xi32>
  %0 = tensor.extract_slice %c[5] [2] [1] : tensor<?xi32> to tensor<2xi32>
  %1 = tensor.insert_slice %s into %c[5] [2] [1] : tensor<2xi32> into tensor<?xi32>
  %2 = tensor.extract_slice %t[%c5] [2] [1] : tensor<4xi32> to tensor<2xi32>
  return %0, %1, %2 : tensor<2xi32>, tensor<?xi32>, tensor<2xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Parts of a tensor of tensors, one dimension of which is left out.
func.func @f(%t: tensor<4x1x4xi32>, %u: tensor<1x4xi32>, %s: tensor<4xi32>, %x: index) -> (tensor<?xi32>, tensor<4x1x4xi32>, tensor<1x4xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %x, %c2 : index
  %n = arith.addi %i, %c2 : index
  %0 = tensor.extract_slice %t[%c1, 0, %c1] [1, 1, %n] [1, 1, 1] : tensor<4x1x4xi32> to tensor<?xi32>
  %1 = tensor.insert_slice %s into %t[%c2, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<4xi32> into tensor<4x1x4xi32>
  %2 = tensor.insert_slice %s into %u[0, 0] [1, 4] [1, 1] : tensor<4xi32> into tensor<1x4xi32>
  %c = tensor.cast %u : tensor<1x4xi32> to tensor<?x?xi32>
  %3 = tensor.extract_slice %c[0, %i] [1, %n] [1, 1] : tensor<?x?xi32> to tensor<?xi32>
  return %0, %1, %2, %3 : tensor<?xi32>, tensor<4x1x4xi32>, tensor<1x4xi32>, tensor<?xi32>
}
// -----
// one-shot-bufferize: What is put into a tensor is read after a change of where it came from.
func.func @f(%v: i32, %w: i32, %x: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %x, %c2 : index
  %n = arith.addi %i, %c1 : index
  %k = arith.addi %n, %c1 : index
  %e = tensor.empty(%k) : tensor<?xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %g = tensor.empty(%k) : tensor<?xi32>
  %u = linalg.fill ins(%w : i32) outs(%g : tensor<?xi32>) -> tensor<?xi32>
  %p = tensor.extract_slice %t[0] [%n] [1] : tensor<?xi32> to tensor<?xi32>
  %q = linalg.fill ins(%w : i32) outs(%t : tensor<?xi32>) -> tensor<?xi32>
  %r = tensor.insert_slice %p into %u[0] [%n] [1] : tensor<?xi32> into tensor<?xi32>
  %a = tensor.extract %r[%c0] : tensor<?xi32>
  %b = tensor.extract %q[%c0] : tensor<?xi32>
  %c = tensor.extract %r[%n] : tensor<?xi32>
  return %a, %b, %c : i32, i32, i32
}
// -----
// one-shot-bufferize: A part is put into a tensor of unknown size, whose rest stays.
func.func @f(%v: i32, %w: i32, %x: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %x, %c2 : index
  %n = arith.addi %i, %c1 : index
  %k = arith.addi %n, %c1 : index
  %e = tensor.empty(%n) : tensor<?xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %g = tensor.empty(%k) : tensor<?xi32>
  %u = linalg.fill ins(%w : i32) outs(%g : tensor<?xi32>) -> tensor<?xi32>
  %r = tensor.insert_slice %t into %u[0] [%n] [1] : tensor<?xi32> into tensor<?xi32>
  %a = tensor.extract %r[%c0] : tensor<?xi32>
  %c = tensor.extract %r[%n] : tensor<?xi32>
  %b = tensor.extract %u[%c0] : tensor<?xi32>
  return %a, %b, %c : i32, i32, i32
}
// -----
// Rows of one element, whose size is not known.
func.func @f(%t: tensor<4x4xi32>, %s: tensor<1xi32>, %v: tensor<?xi32>, %x: index) -> (tensor<4x4xi32>, tensor<?xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %x, %c2 : index
  %z = arith.shrui %i, %c1 : index
  %n = arith.addi %z, %c1 : index
  %m = arith.addi %n, %c1 : index
  %p = tensor.extract_slice %t[1, 0] [%n, %m] [1, 1] : tensor<4x4xi32> to tensor<?x?xi32>
  %q = tensor.cast %p : tensor<?x?xi32> to tensor<?x2xi32>
  %c = tensor.cast %q : tensor<?x2xi32> to tensor<?x?xi32>
  %0 = tensor.insert_slice %c into %t[%i, 0] [%n, %m] [1, 1] : tensor<?x?xi32> into tensor<4x4xi32>
  %w = tensor.cast %s : tensor<1xi32> to tensor<?xi32>
  %1 = tensor.insert_slice %w into %v[%i] [%n] [1] : tensor<?xi32> into tensor<?xi32>
  return %0, %1 : tensor<4x4xi32>, tensor<?xi32>
}
// -----
// one-shot-bufferize: Threads that fill what they are given, for themselves, and then put one element into it.
func.func @f(%v: i32, %w: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %g = tensor.empty() : tensor<4xi32>
  %d = linalg.fill ins(%w : i32) outs(%g : tensor<4xi32>) -> tensor<4xi32>
  %r = scf.forall (%i) in (2) shared_outs(%o = %d) -> tensor<4xi32> {
    %f = linalg.fill ins(%v : i32) outs(%o : tensor<4xi32>) -> tensor<4xi32>
    %a = tensor.extract %f[%i] : tensor<4xi32>
    %s = tensor.from_elements %a : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
// -----
// one-shot-bufferize: A thread that fills what it is given, for itself, and then puts a part of unknown size into it.
func.func @f(%v: i32, %w: i32, %x: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %x, %c2 : index
  %n = arith.addi %i, %c1 : index
  %k = arith.addi %n, %c1 : index
  %g = tensor.empty(%k) : tensor<?xi32>
  %d = linalg.fill ins(%w : i32) outs(%g : tensor<?xi32>) -> tensor<?xi32>
  %r = scf.forall (%j) in (1) shared_outs(%o = %d) -> tensor<?xi32> {
    %f = linalg.fill ins(%v : i32) outs(%o : tensor<?xi32>) -> tensor<?xi32>
    %a = tensor.extract %f[%j] : tensor<?xi32>
    %e = tensor.empty(%n) : tensor<?xi32>
    %s = linalg.fill ins(%a : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%j] [%n] [1] : tensor<?xi32> into tensor<?xi32>
    }
  }
  return %r : tensor<?xi32>
}
// -----
// Rows that are put in and taken out as what has another rank.
func.func private @row(%t: tensor<1x4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0, %c0] : tensor<1x4xi32>
  return %x : i32
}
func.func @f(%s: tensor<4xi32>, %t: tensor<2x4xi32>, %u: tensor<1x4xi32>) -> (i32, i32) {
  %w = tensor.insert_slice %s into %t[1, 0] [1, 4] [1, 1] : tensor<4xi32> into tensor<2x4xi32>
  %p = tensor.extract_slice %w[1, 0] [1, 4] [1, 1] : tensor<2x4xi32> to tensor<1x4xi32>
  %0 = call @row(%p) : (tensor<1x4xi32>) -> i32
  %q = tensor.insert_slice %s into %u[0, 0] [1, 4] [1, 1] : tensor<4xi32> into tensor<1x4xi32>
  %1 = call @row(%q) : (tensor<1x4xi32>) -> i32
  return %0, %1 : i32, i32
}
// -----
// Buffers that are made again from a base: as they were, as another part, and as rows.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %q: memref<4xi32>) -> (i32, i32, i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b, %o, %n, %s = memref.extract_strided_metadata %m : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%n], strides: [%s] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  %x = memref.load %r[%c0] : memref<?xi32, strided<[?], offset: ?>>
  %p = arith.addi %o, %s : index
  %t = memref.reinterpret_cast %b to offset: [%p], sizes: [%c1], strides: [%s] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  %y = memref.load %t[%c0] : memref<?xi32, strided<[?], offset: ?>>
  %d = memref.dim %t, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %a, %u, %l, %v = memref.extract_strided_metadata %q : memref<4xi32> -> memref<i32>, index, index, index
  %w = memref.reinterpret_cast %a to offset: [0], sizes: [4, 1], strides: [1, 1] : memref<i32> to memref<4x1xi32>
  %z = memref.load %w[%c1, %c0] : memref<4x1xi32>
  return %x, %y, %z, %d : i32, i32, i32, index
}
// -----
// Parts behind the end of buffers whose size is forgotten, and of any rank, which nobody looks at.
func.func private @never(%m: memref<4xi32>, %u: memref<*xi32>) -> (memref<2xi32, strided<[1], offset: 5>>, memref<4xi32>) {
  %c = memref.cast %m : memref<4xi32> to memref<?xi32>
  %s = memref.subview %c[5] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: 5>>
  %d = memref.cast %u : memref<*xi32> to memref<2x2xi32>
  %f = memref.collapse_shape %d [[0, 1]] : memref<2x2xi32> into memref<4xi32>
  return %s, %f : memref<2xi32, strided<[1], offset: 5>>, memref<4xi32>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Shapes of buffers whose rank or sizes are forgotten.
func.func @f(%u: memref<*xi32>, %m: memref<4x8xi32>, %v: memref<*xi32>, %x: index) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %i = arith.remui %x, %c2 : index
  %z = arith.shrui %i, %c1 : index
  %n = arith.addi %z, %c1 : index
  %a = memref.cast %u : memref<*xi32> to memref<4xi32>
  %b = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  %d = memref.collapse_shape %b [[0, 1]] : memref<2x2xi32> into memref<4xi32>
  %0 = memref.load %b[%c1, %i] : memref<2x2xi32>
  %e = memref.cast %m : memref<4x8xi32> to memref<?x?xi32>
  %f = memref.collapse_shape %e [[0, 1]] : memref<?x?xi32> into memref<?xi32>
  %1 = memref.load %f[%c2] : memref<?xi32>
  %g = memref.cast %m : memref<4x8xi32> to memref<?x8xi32>
  %h = memref.expand_shape %g [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xi32> into memref<?x4x8xi32>
  %2 = memref.load %h[%c0, %c1, %i] : memref<?x4x8xi32>
  %k = memref.expand_shape %e [[0, 1], [2]] output_shape [%c2, %c2, %c8] : memref<?x?xi32> into memref<?x?x?xi32>
  %3 = memref.load %k[%c0, %c1, %i] : memref<?x?x?xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
// Memory of the stack in a branch that prints.
func.func @f(%c: i1, %v: i32) {
  scf.if %c {
    memref.alloca_scope {
      %c0 = arith.constant 0 : index
      %m = memref.alloca() : memref<1xi32>
      memref.store %v, %m[%c0] : memref<1xi32>
      %x = memref.load %m[%c0] : memref<1xi32>
      vector.print %v : i32
      vector.print %x : i32
    }
  }
  return
}
// -----
// one-shot-bufferize: Functions that write what they are given, read it, and give it back.
func.func private @write(%t: tensor<2xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %w = tensor.insert %v into %t[%c0] : tensor<2xi32>
  %x = tensor.extract %w[%c0] : tensor<2xi32>
  return %x : i32
}
func.func private @read(%t: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  return %x : i32
}
func.func @f(%v: i32, %w: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %w : tensor<2xi32>
  %a = call @write(%t, %w) : (tensor<2xi32>, i32) -> i32
  %b = tensor.extract %t[%c0] : tensor<2xi32>
  %u = tensor.insert %w into %t[%c0] : tensor<2xi32>
  %c = call @read(%t) : (tensor<2xi32>) -> i32
  %d = tensor.extract %u[%c0] : tensor<2xi32>
  return %a, %b, %c, %d : i32, i32, i32, i32
}
// -----
// one-shot-bufferize: A function gives a constant, which its caller changes.
func.func private @given() -> tensor<2xi32> {
  %t = arith.constant dense<[3, 4]> : tensor<2xi32>
  return %t : tensor<2xi32>
}
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = call @given() : () -> tensor<2xi32>
  %w = tensor.insert %v into %t[%c0] : tensor<2xi32>
  %x = tensor.extract %w[%c0] : tensor<2xi32>
  %u = call @given() : () -> tensor<2xi32>
  %y = tensor.extract %u[%c0] : tensor<2xi32>
  return %x, %y : i32, i32
}
// -----
// Buffers of tensors of buffers in other memory, or with gaps, and tensors with other words, which nobody looks at.
func.func private @takes(%a: memref<2xi32, 1>, %b: memref<*xi32, 1>, %t: tensor<2xi32>, %d: memref<2xi32>)
func.func private @never(%m: memref<2xi32>, %n: memref<*xi32>, %t: tensor<2xi32, "words">, %s: memref<2xi32, strided<[2]>>) {
  %a = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %b = bufferization.to_buffer %a read_only : tensor<2xi32> to memref<2xi32, 1>
  %c = bufferization.to_tensor %n restrict : memref<*xi32> to tensor<*xi32>
  %d = bufferization.to_buffer %c read_only : tensor<*xi32> to memref<*xi32, 1>
  %e = bufferization.to_buffer %t : tensor<2xi32, "words"> to memref<2xi32>
  %f = bufferization.to_tensor %e restrict : memref<2xi32> to tensor<2xi32>
  %g = bufferization.to_tensor %s restrict : memref<2xi32, strided<[2]>> to tensor<2xi32>
  %h = bufferization.to_buffer %g read_only : tensor<2xi32> to memref<2xi32>
  call @takes(%b, %d, %f, %h) : (memref<2xi32, 1>, memref<*xi32, 1>, tensor<2xi32>, memref<2xi32>) -> ()
  return
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// New tensors of unknown size, and a copy of one.
func.func @f(%t: tensor<?xi32>, %v: i32, %x: index) -> (tensor<?xi32>, tensor<?xi32>, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %i = arith.remui %x, %c2 : index
  %n = arith.addi %i, %c2 : index
  %a = bufferization.alloc_tensor() copy(%t) : tensor<?xi32>
  %w = tensor.insert %v into %a[%i] : tensor<?xi32>
  %b = bufferization.alloc_tensor(%n) : tensor<?xi32>
  %d = tensor.dim %b, %c0 : tensor<?xi32>
  %f = linalg.fill ins(%v : i32) outs(%b : tensor<?xi32>) -> tensor<?xi32>
  return %w, %f, %d : tensor<?xi32>, tensor<?xi32>, index
}
// -----
// cse: Two buffers of a tensor, one of which is written.
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.splat %v : tensor<2xi32>
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %n = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %w, %m[%c0] : memref<2xi32>
  %x = memref.load %n[%c0] : memref<2xi32>
  return %x : i32
}
// -----
// Elements of complex numbers that cannot be read, which nobody looks at.
func.func private @never(%z: complex<f32>) -> (complex<f32>, complex<f8E4M3FN>, tensor<2xcomplex<f8E4M3FN>>, complex<f32>, tensor<2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant sparse<[[1]], [(1.0, 2.0)]> : tensor<2xcomplex<f32>>
  %0 = tensor.extract %a[%c1] : tensor<2xcomplex<f32>>
  %b = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f8E4M3FN>>
  %1 = tensor.extract %b[%c0] : tensor<2xcomplex<f8E4M3FN>>
  %2 = tensor.from_elements %1, %1 : tensor<2xcomplex<f8E4M3FN>>
  %c = arith.constant dense<"0x0000803F000000400000404000008040"> : tensor<2xcomplex<f32>>
  %3 = tensor.extract %c[%c1] : tensor<2xcomplex<f32>>
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %4 = tensor.from_elements %k, %z : tensor<2xcomplex<f32>>
  %l = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %5 = tensor.from_elements %k, %l : tensor<1x2xcomplex<f32>>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f8E4M3FN>, tensor<2xcomplex<f8E4M3FN>>, complex<f32>, tensor<2xcomplex<f32>>, tensor<1x2xcomplex<f32>>
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// Elements of a tensor of which a few are given.
func.func @f() -> (i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = arith.constant sparse<[[1], [2]], [2, 2]> : tensor<4xi32>
  %u = arith.constant sparse<[[1], [2]], [2, 7]> : tensor<4xi32>
  %0 = tensor.extract %t[%c1] : tensor<4xi32>
  %1 = tensor.extract %t[%c2] : tensor<4xi32>
  %2 = tensor.extract %u[%c1] : tensor<4xi32>
  return %0, %1, %2 : i32, i32, i32
}
// -----
// A buffer of a tensor is written, and then the tensor is shown as a buffer again.
func.func private @read(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}
func.func private @g(%m: memref<2xi32>, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict writable : memref<2xi32> to tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  %d = bufferization.to_buffer %t read_only : tensor<2xi32> to memref<2xi32>
  %y = call @read(%d) : (memref<2xi32>) -> i32
  return %x, %y : i32, i32
}
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %w, %m[%c0] : memref<2xi32>
  %r:2 = call @g(%m, %v) : (memref<2xi32>, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
// -----
// One element of a buffer, with a distance that another dimension has.
func.func private @read(%m: memref<1xi32, strided<[3], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<1xi32, strided<[3], offset: ?>>
  return %x : i32
}
func.func @f(%m: memref<4x3xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[%c1, 0] [1, 1] [2, 3] : memref<4x3xi32> to memref<1xi32, strided<[3], offset: ?>>
  %x = call @read(%s) : (memref<1xi32, strided<[3], offset: ?>>) -> i32
  return %x : i32
}
// -----
// A clone of a part has no gaps.
func.func private @read(%m: memref<2xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c1] : memref<2xi32>
  return %x : i32
}
func.func @f(%m: memref<4xi32>) -> i32 {
  %p = memref.subview %m[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %b = bufferization.clone %p : memref<2xi32, strided<[2]>> to memref<2xi32>
  %x = call @read(%b) : (memref<2xi32>) -> i32
  memref.dealloc %b : memref<2xi32>
  return %x : i32
}
// -----
// A clone in another memory, which another block frees.
func.func private @read(%m: memref<2xi32, 1>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<2xi32, 1>
  return %x : i32
}
func.func @f(%v: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %b = bufferization.clone %m : memref<2xi32> to memref<2xi32, 1>
  memref.dealloc %m : memref<2xi32>
  cf.cond_br %c, ^one, ^two
^one:
  vector.print %v : i32
  cf.br ^end
^two:
  cf.br ^end
^end:
  %x = call @read(%b) : (memref<2xi32, 1>) -> i32
  memref.dealloc %b : memref<2xi32, 1>
  return %x : i32
}
// -----
// A buffer that nobody uses, made when work is done that others wait for.
func.func private @never() {
  %true = arith.constant true
  %s = gpu.wait async
  %m, %t = gpu.alloc async [%s] () : memref<2xi32>
  bufferization.dealloc (%m : memref<2xi32>) if (%true)
  gpu.wait [%t]
  return
}
func.func @f(%v: i32) -> i32 {
  return %v : i32
}
// -----
// one-shot-bufferize: A part of a tensor without one of its two dimensions of size 1.
func.func @f(%v: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.splat %v : tensor<1x2x4xi32>
  %s = tensor.extract_slice %t[0, %c1, 0] [1, 1, 4] [1, 1, 1] : tensor<1x2x4xi32> to tensor<1x4xi32>
  %x = tensor.extract %s[%c0, %c1] : tensor<1x4xi32>
  return %x : i32
}
// -----
// Sizes that are numbers, of a type that does not say them.
func.func @f(%t: tensor<6xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %s = tensor.extract_slice %t[0] [%c2] [1] : tensor<6xi32> to tensor<?xi32>
  %u = tensor.cast %t : tensor<6xi32> to tensor<?xi32>
  %r = tensor.expand_shape %u [[0, 1]] output_shape [%c3, 2] : tensor<?xi32> into tensor<?x?xi32>
  %q = tensor.expand_shape %s [[0, 1]] output_shape [2, %c1] : tensor<?xi32> into tensor<?x?xi32>
  return %r, %q : tensor<?x?xi32>, tensor<?x?xi32>
}
// -----
// one-shot-bufferize: Threads that exchange parts of a shared output, and of two.
func.func @f(%t: tensor<4xi32>, %u: tensor<4xi32>, %w: tensor<8xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<8xi32>) {
  %c4 = arith.constant 4 : index
  %r:2 = scf.forall (%i) in (4) shared_outs(%o = %t, %p = %u) -> (tensor<4xi32>, tensor<4xi32>) {
    %a = tensor.extract_slice %o[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %b = tensor.extract_slice %p[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %a into %p[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  %s = scf.forall (%i) in (4) shared_outs(%o = %w) -> (tensor<8xi32>) {
    %j = arith.addi %i, %c4 : index
    %a = tensor.extract_slice %o[%i] [1] [1] : tensor<8xi32> to tensor<1xi32>
    %b = tensor.extract_slice %o[%j] [1] [1] : tensor<8xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%i] [1] [1] : tensor<1xi32> into tensor<8xi32>
      tensor.parallel_insert_slice %a into %o[%j] [1] [1] : tensor<1xi32> into tensor<8xi32>
    }
  }
  return %r#0, %r#1, %s : tensor<4xi32>, tensor<4xi32>, tensor<8xi32>
}
// -----
// one-shot-bufferize: Buffers of tensors that are changed afterwards, in a loop as well, and of one that is filled.
func.func @f(%t: tensor<4xi32>, %u: tensor<4xi32>, %q: tensor<4xi32>, %v: i32) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %m = bufferization.to_buffer %t read_only : tensor<4xi32> to memref<4xi32, strided<[?], offset: ?>>
  %w = tensor.insert %v into %t[%c0] : tensor<4xi32>
  %x = memref.load %m[%c0] : memref<4xi32, strided<[?], offset: ?>>
  %n = bufferization.to_buffer %u read_only : tensor<4xi32> to memref<4xi32, strided<[?], offset: ?>>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %u, %s = %z) -> (tensor<4xi32>, i32) {
    %y = memref.load %n[%c0] : memref<4xi32, strided<[?], offset: ?>>
    %d = arith.addi %s, %y : i32
    %b = tensor.insert %d into %a[%c0] : tensor<4xi32>
    scf.yield %b, %d : tensor<4xi32>, i32
  }
  %p = bufferization.to_buffer %q : tensor<4xi32> to memref<4xi32, strided<[?], offset: ?>>
  %g = linalg.fill ins(%v : i32) outs(%q : tensor<4xi32>) -> tensor<4xi32>
  memref.store %z, %p[%c1] : memref<4xi32, strided<[?], offset: ?>>
  %e = tensor.extract %g[%c1] : tensor<4xi32>
  return %w, %r#0, %g, %x, %r#1, %e : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, i32, i32, i32
}
// -----
// eliminate-empty-tensors: A tensor that is written to the place of another one where both have one size alone.
func.func @f(%v: i32, %w: i32, %n: index) -> (i32, i32) {
  %z = arith.constant 0 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %d0 = tensor.empty(%two) : tensor<?xi32>
  %d = linalg.fill ins(%v : i32) outs(%d0 : tensor<?xi32>) -> tensor<?xi32>
  %e = tensor.empty(%four) : tensor<?xi32>
  %f = linalg.fill ins(%w : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %x = tensor.extract %f[%three] : tensor<?xi32>
  %c = arith.cmpi ne, %n, %n : index
  %r = scf.if %c -> (tensor<?xi32>) {
    %m = bufferization.materialize_in_destination %f in %d : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    scf.yield %m : tensor<?xi32>
  } else {
    scf.yield %d : tensor<?xi32>
  }
  %y = tensor.extract %r[%z] : tensor<?xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize{bufferize-function-boundaries allow-unknown-ops}: A tensor from an operation with regions that nobody knows is written.
func.func @f(%t: tensor<4xi32>, %n: i32) -> (i32) {
  %c0 = arith.constant 0 : index
  %r = "test.region"(%t) ({
  ^bb0(%x: tensor<4xi32>):
    %u = tensor.insert %n into %x[%c0] : tensor<4xi32>
    %z = tensor.extract %u[%c0] : tensor<4xi32>
    "test.yield"(%x) : (tensor<4xi32>) -> ()
  }) : (tensor<4xi32>) -> tensor<4xi32>
  %w = tensor.insert %n into %r[%c0] : tensor<4xi32>
  %y = tensor.extract %w[%c0] : tensor<4xi32>
  return %y : i32
}
