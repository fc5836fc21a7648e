// cse: A branch to a block that another block has branched to before.
func.func @f(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k3 = arith.constant 3 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %k1, %m[%c0] : memref<1xi32>
  cf.br ^head
^head:
  %x = memref.load %m[%c0] : memref<1xi32>
  %c = arith.cmpi slt, %x, %k3 : i32
  cf.cond_br %c, ^again, ^end
^again:
  %y = arith.addi %x, %k1 : i32
  memref.store %y, %m[%c0] : memref<1xi32>
  cf.br ^head
^end:
  %r = arith.addi %x, %n : i32
  return %r : i32
}
// -----
// cse: Loads before and behind stores, in a block, in a branch, and in the next block.
func.func @f(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  memref.store %a, %m[%c0] : memref<1xi32>
  %0 = memref.load %m[%c0] : memref<1xi32>
  memref.store %b, %m[%c0] : memref<1xi32>
  %1 = memref.load %m[%c0] : memref<1xi32>
  scf.if %c {
    memref.store %a, %m[%c0] : memref<1xi32>
  }
  %2 = memref.load %m[%c0] : memref<1xi32>
  cf.br ^next
^next:
  %d = arith.addi %a, %b : i32
  memref.store %d, %m[%c0] : memref<1xi32>
  %3 = memref.load %m[%c0] : memref<1xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
// cse: Branches of one condition that give different values.
func.func @f(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %1 = scf.if %c -> (i32) {
    scf.yield %b : i32
  } else {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}
// -----
// cse: Two buffers of one size, one of which is written.
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  %n = memref.alloca() : memref<1xi32>
  memref.store %a, %m[%c0] : memref<1xi32>
  memref.store %b, %n[%c0] : memref<1xi32>
  %0 = memref.load %m[%c0] : memref<1xi32>
  %1 = memref.load %n[%c0] : memref<1xi32>
  return %0, %1 : i32, i32
}
// -----
// cse: Two equal tensors, the buffer of one of which is written, and that of the other one read behind that.
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.splat %a : tensor<2xi32>
  %u = tensor.splat %a : tensor<2xi32>
  %n = bufferization.to_buffer %u read_only : tensor<2xi32> to memref<2xi32>
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %b, %m[%c0] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  %1 = memref.load %n[%c0] : memref<2xi32>
  return %0, %1 : i32, i32
}
// -----
// cse: Two groups of work, of which one waits for the other.
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<1xi32>
  %g = async.create_group %c1 : !async.group
  %h = async.create_group %c1 : !async.group
  %t = async.execute {
    memref.store %a, %m[%c0] : memref<1xi32>
    async.yield
  }
  %i = async.add_to_group %t, %g : !async.token
  %u = async.execute {
    async.await_all %g
    %x = memref.load %m[%c0] : memref<1xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %m[%c0] : memref<1xi32>
    async.yield
  }
  %j = async.add_to_group %u, %h : !async.token
  async.await_all %h
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
// -----
// buffer-results-to-out-params: A buffer whose size is an argument of another block.
func.func private @make(%n: index, %v: i32) -> memref<?xi32> {
  %c2 = arith.constant 2 : index
  %d = arith.addi %n, %c2 : index
  cf.br ^next(%d : index)
^next(%k: index):
  %m = memref.alloc(%k) : memref<?xi32>
  memref.store %v, %m[%n] : memref<?xi32>
  return %m : memref<?xi32>
}
func.func @f(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = call @make(%c1, %v) : (index, i32) -> memref<?xi32>
  %r = memref.load %m[%c1] : memref<?xi32>
  return %r : i32
}
// -----
// buffer-results-to-out-params: A function that never returns, one that is defined elsewhere, and one that is called.
func.func private @never() -> memref<1xi32> {
  cf.br ^again
^again:
  cf.br ^again
}
func.func private @elsewhere() -> memref<1xi32>
func.func private @make(%v: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  return %m : memref<1xi32>
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @make(%v) : (i32) -> memref<1xi32>
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
// -----
// buffer-results-to-out-params: A part of a buffer with gaps between its elements.
func.func private @part(%v: i32) -> memref<2xi32, strided<[2], offset: ?>> {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<6xi32>
  %s = memref.subview %m[%c1] [2] [2] : memref<6xi32> to memref<2xi32, strided<[2], offset: ?>>
  memref.store %v, %s[%c1] : memref<2xi32, strided<[2], offset: ?>>
  return %s : memref<2xi32, strided<[2], offset: ?>>
}
func.func @f(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = call @part(%v) : (i32) -> memref<2xi32, strided<[2], offset: ?>>
  %r = memref.load %m[%c1] : memref<2xi32, strided<[2], offset: ?>>
  return %r : i32
}
// -----
// buffer-results-to-out-params: Buffers of one size in one return, and of another one in the other.
func.func private @make(%c: i1, %n: index, %k: index, %v: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^one, ^two
^one:
  %a = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %a[%c0] : memref<?xi32>
  return %a : memref<?xi32>
^two:
  %b = memref.alloc(%k) : memref<?xi32>
  memref.store %v, %b[%c0] : memref<?xi32>
  return %b : memref<?xi32>
}
func.func @f(%c: i1, %v: i32) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = call @make(%c, %c2, %c5, %v) : (i1, index, index, i32) -> memref<?xi32>
  %r = memref.load %m[%c0] : memref<?xi32>
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %r, %d : i32, index
}
// -----
// buffer-results-to-out-params: A buffer that is given back, as long as nobody knows.
func.func private @same(%m: memref<?xi32>) -> memref<?xi32> {
  return %m : memref<?xi32>
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%c2) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %n = call @same(%m) : (memref<?xi32>) -> memref<?xi32>
  %r = memref.load %n[%c0] : memref<?xi32>
  return %r : i32
}
// -----
// buffer-results-to-out-params: A buffer that is given back, and written under its first name.
func.func private @same(%m: memref<1xi32>) -> memref<1xi32> {
  return %m : memref<1xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %n = call @same(%m) : (memref<1xi32>) -> memref<1xi32>
  memref.store %w, %m[%c0] : memref<1xi32>
  %r = memref.load %n[%c0] : memref<1xi32>
  return %r : i32
}
// -----
// buffer-results-to-out-params: One buffer that is returned twice, and two that change places.
func.func private @twice(%v: i32) -> (memref<1xi32>, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  return %m, %m : memref<1xi32>, memref<1xi32>
}
func.func private @two(%c: i1, %v: i32, %w: i32) -> (memref<1xi32>, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  memref.store %w, %n[%c0] : memref<1xi32>
  cf.cond_br %c, ^one, ^two
^one:
  return %m, %n : memref<1xi32>, memref<1xi32>
^two:
  return %n, %m : memref<1xi32>, memref<1xi32>
}
func.func @f(%c: i1, %v: i32, %w: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %a:2 = call @twice(%v) : (i32) -> (memref<1xi32>, memref<1xi32>)
  %b:2 = call @two(%c, %v, %w) : (i1, i32, i32) -> (memref<1xi32>, memref<1xi32>)
  %0 = memref.load %a#0[%c0] : memref<1xi32>
  %1 = memref.load %a#1[%c0] : memref<1xi32>
  %2 = memref.load %b#0[%c0] : memref<1xi32>
  %3 = memref.load %b#1[%c0] : memref<1xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
// buffer-results-to-out-params: A buffer that one return gives, and that is freed before the other one.
func.func private @make(%c: i1, %v: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  cf.cond_br %c, ^one, ^two
^one:
  return %m : memref<1xi32>
^two:
  %x = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  memref.store %x, %n[%c0] : memref<1xi32>
  return %n : memref<1xi32>
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @make(%c, %v) : (i1, i32) -> memref<1xi32>
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
// -----
// buffer-results-to-out-params: A copy that is returned twice, and a buffer that grows.
func.func private @copy(%m: memref<1xi32>) -> (memref<1xi32>, memref<1xi32>) {
  %n = bufferization.clone %m : memref<1xi32> to memref<1xi32>
  return %n, %n : memref<1xi32>, memref<1xi32>
}
func.func private @grow(%m: memref<1xi32>) -> memref<2xi32> {
  %n = memref.realloc %m : memref<1xi32> to memref<2xi32>
  return %n : memref<2xi32>
}
func.func @f(%v: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %a:2 = call @copy(%m) : (memref<1xi32>) -> (memref<1xi32>, memref<1xi32>)
  %b = call @grow(%m) : (memref<1xi32>) -> memref<2xi32>
  %0 = memref.load %a#0[%c0] : memref<1xi32>
  %1 = memref.load %a#1[%c0] : memref<1xi32>
  %2 = memref.load %b[%c0] : memref<2xi32>
  return %0, %1, %2 : i32, i32, i32
}
// -----
// ownership-based-buffer-deallocation: An address that another function gives, and that another block uses.
func.func private @address(%m: memref<1xi32>) -> i64 {
  %i = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  %j = arith.index_cast %i : index to i64
  return %j : i64
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %j = call @address(%m) : (memref<1xi32>) -> i64
  cf.br ^next
^next:
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// ownership-based-buffer-deallocation: A buffer that another function stores, and that another block loads.
func.func private @keep(%m: memref<1xi32>, %box: memref<1xmemref<1xi32>>) {
  %c0 = arith.constant 0 : index
  memref.store %m, %box[%c0] : memref<1xmemref<1xi32>>
  return
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  call @keep(%m, %box) : (memref<1xi32>, memref<1xmemref<1xi32>>) -> ()
  cf.br ^next
^next:
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// ownership-based-buffer-deallocation: A function gives back what it is given, and its caller writes that under the first name.
func.func private @same(%m: memref<1xi32>) -> memref<1xi32> {
  return %m : memref<1xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %n = call @same(%m) : (memref<1xi32>) -> memref<1xi32>
  memref.store %w, %m[%c0] : memref<1xi32>
  %r = memref.load %n[%c0] : memref<1xi32>
  return %r : i32
}
// -----
// buffer-deallocation-pipeline: A function returns a buffer, and a part behind the beginning of it.
func.func private @both(%v: i32) -> (memref<8xi8>, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xi8>
  %p = memref.view %a[%c4][] : memref<8xi8> to memref<1xi32>
  memref.store %v, %p[%c0] : memref<1xi32>
  return %a, %p : memref<8xi8>, memref<1xi32>
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a:2 = call @both(%v) : (i32) -> (memref<8xi8>, memref<1xi32>)
  %0 = memref.load %a#1[%c0] : memref<1xi32>
  return %0 : i32
}
// -----
// ownership-based-buffer-deallocation: A buffer that is freed by hand, and is not said to be.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m {bufferization.manual_deallocation} : memref<1xi32>
  return %x : i32
}
// -----
// ownership-based-buffer-deallocation: A switch to blocks of which only one needs a buffer.
func.func @f(%n: i32, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  cf.switch %n : i32, [
    default: ^one,
    1: ^two,
    2: ^three
  ]
^one:
  return %n : i32
^two:
  %x = memref.load %m[%c0] : memref<1xi32>
  return %x : i32
^three:
  return %v : i32
}
// -----
// ownership-based-buffer-deallocation: Buffers that are no longer needed at a branch, and at one of two.
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  cf.br ^next
^next:
  %n = memref.alloc() : memref<1xi32>
  memref.store %x, %n[%c0] : memref<1xi32>
  cf.cond_br %c, ^one, ^two
^one:
  %y = memref.load %n[%c0] : memref<1xi32>
  return %y : i32
^two:
  return %v : i32
}
// -----
// ownership-based-buffer-deallocation: A part of a buffer that is in pieces.
func.func @f(%v: i32) -> i32 {
  return %v : i32
}
func.func private @never(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>
  %n = memref.alloc() : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>
  %s = scf.if %c -> (memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>) {
    scf.yield %m : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>
  } else {
    scf.yield %n : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>
  }
  %r = memref.load %s[%c0] : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>
  return %r : i32
}
// -----
// buffer-deallocation-pipeline: A condition chooses between a part behind the beginning of a buffer, and another buffer.
func.func @f(%c: i1, %d: i1, %v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xi8>
  %p = memref.view %a[%c4][] : memref<8xi8> to memref<1xi32>
  memref.store %v, %p[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %w, %b[%c0] : memref<1xi32>
  %s = arith.select %c, %p, %b : memref<1xi32>
  cf.cond_br %d, ^one, ^two
^one:
  %r = memref.load %s[%c0] : memref<1xi32>
  return %r : i32
^two:
  return %w : i32
}
// -----
// ownership-based-buffer-deallocation: A part of a buffer that is masked.
func.func private @never(%v: vector<4xi32>, %k: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  vector.mask %k { vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32> } : vector<4xi1>
  return
}
func.func @f(%v: i32) -> i32 {
  return %v : i32
}
// -----
// ownership-based-buffer-deallocation: A call in a function that runs later.
func.func private @make(%v: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  return %m : memref<1xi32>
}
async.func @later(%v: i32) -> !async.token {
  %c0 = arith.constant 0 : index
  %m = func.call @make(%v) : (i32) -> memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  vector.print %x : i32
  return
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @make(%v) : (i32) -> memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// ownership-based-buffer-deallocation: Buffers that threads choose from.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %r = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%m) -> memref<1xi32> {
    %n = memref.alloc() : memref<1xi32>
    memref.store %v, %n[%c0] : memref<1xi32>
    scf.reduce(%n : memref<1xi32>) {
    ^bb0(%a: memref<1xi32>, %b: memref<1xi32>):
      scf.reduce.return %b : memref<1xi32>
    }
  }
  %x = memref.load %r[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// buffer-deallocation-pipeline: A block hands on a part behind the beginning of a buffer, and the next one reads both.
func.func @f(%d: i1, %v: i32, %w: i8) -> (i32, i8) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xi8>
  memref.store %w, %a[%c0] : memref<8xi8>
  %p = memref.view %a[%c4][] : memref<8xi8> to memref<1xi32>
  memref.store %v, %p[%c0] : memref<1xi32>
  cf.cond_br %d, ^one(%p : memref<1xi32>), ^two
^one(%s: memref<1xi32>):
  %r = memref.load %s[%c0] : memref<1xi32>
  %x = memref.load %a[%c0] : memref<8xi8>
  return %r, %x : i32, i8
^two:
  return %v, %w : i32, i8
}
// -----
// buffer-loop-hoisting: Work that goes on behind the round that starts it.
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    %t = async.execute {
      %x = memref.load %m[%c0] : memref<1xindex>
      vector.print %x : index
      async.yield
    }
  }
  return
}
// -----
// buffer-loop-hoisting: Tasks that go on behind the round that starts them.
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    omp.task {
      %x = memref.load %m[%c0] : memref<1xindex>
      vector.print %x : index
      omp.terminator
    }
  }
  return
}
// -----
// buffer-loop-hoisting: A call that goes on behind the round that starts it.
async.func @later(%m: memref<1xindex>) -> !async.token {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<1xindex>
  vector.print %x : index
  return
}
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    %t = async.call @later(%m) : (memref<1xindex>) -> !async.token
  }
  return
}
// -----
// buffer-loop-hoisting: A buffer that each round frees under another name.
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    %n = memref.cast %m : memref<1xindex> to memref<?xindex>
    %x = memref.load %n[%c0] : memref<?xindex>
    vector.print %x : index
    memref.dealloc %n : memref<?xindex>
  }
  return
}
// -----
// buffer-loop-hoisting: Buffers that rounds store, and others read behind them.
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %box = memref.alloca() : memref<3xmemref<1xindex>>
  scf.for %i = %c0 to %c3 step %c1 {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    memref.store %m, %box[%i] : memref<3xmemref<1xindex>>
  }
  scf.for %i = %c0 to %c3 step %c1 {
    %n = memref.load %box[%i] : memref<3xmemref<1xindex>>
    %x = memref.load %n[%c0] : memref<1xindex>
    vector.print %x : index
  }
  return
}
// -----
// buffer-loop-hoisting: Buffers that a function stores, and others read behind the loop.
func.func private @keep(%m: memref<1xindex>, %box: memref<3xmemref<1xindex>>, %i: index) {
  memref.store %m, %box[%i] : memref<3xmemref<1xindex>>
  return
}
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %box = memref.alloca() : memref<3xmemref<1xindex>>
  scf.for %i = %c0 to %c3 step %c1 {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    func.call @keep(%m, %box, %i) : (memref<1xindex>, memref<3xmemref<1xindex>>, index) -> ()
  }
  scf.for %i = %c0 to %c3 step %c1 {
    %n = memref.load %box[%i] : memref<3xmemref<1xindex>>
    %x = memref.load %n[%c0] : memref<1xindex>
    vector.print %x : index
  }
  return
}
// -----
// promote-buffers-to-stack: A tensor, and a buffer of it, that leave the place of the buffer.
func.func private @make(%v: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %n = memref.alloca_scope -> (memref<1xi32>) {
    %m = memref.alloc() : memref<1xi32>
    memref.store %v, %m[%c0] : memref<1xi32>
    %t = bufferization.to_tensor %m restrict : memref<1xi32> to tensor<1xi32>
    %k = bufferization.to_buffer %t : tensor<1xi32> to memref<1xi32>
    memref.alloca_scope.return %k : memref<1xi32>
  }
  return %n : memref<1xi32>
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @make(%v) : (i32) -> memref<1xi32>
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
// -----
// promote-buffers-to-stack: A buffer that another function frees.
func.func private @free(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %r = memref.load %m[%c0] : memref<1xi32>
  call @free(%m) : (memref<1xi32>) -> ()
  return %r : i32
}
// -----
// promote-buffers-to-stack: A loop of blocks that makes buffers, in a branch, too.
func.func @f(%d: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k3 = arith.constant 3 : i32
  cf.br ^head(%k0 : i32)
^head(%i: i32):
  %c = arith.cmpi slt, %i, %k3 : i32
  cf.cond_br %c, ^again, ^end
^again:
  %m = memref.alloc() : memref<1xi32>
  memref.store %i, %m[%c0] : memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  %y = arith.addi %x, %k1 : i32
  cf.br ^head(%y : i32)
^end:
  return %i : i32
}
// -----
// promote-buffers-to-stack: A loop of blocks that makes a buffer in a branch.
func.func @f(%d: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k3 = arith.constant 3 : i32
  cf.br ^head(%k0 : i32)
^head(%i: i32):
  %c = arith.cmpi slt, %i, %k3 : i32
  cf.cond_br %c, ^again, ^end
^again:
  scf.if %d {
    %m = memref.alloc() : memref<1xi32>
    memref.store %i, %m[%c0] : memref<1xi32>
    %x = memref.load %m[%c0] : memref<1xi32>
    vector.print %x : i32
  }
  %y = arith.addi %i, %k1 : i32
  cf.br ^head(%y : i32)
^end:
  return %i : i32
}
// -----
// buffer-hoisting: A buffer in a branch whose size is computed there.
func.func @f(%c: i1, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.minui %n, %c3 : index
  %r = scf.if %c -> (memref<?xindex>) {
    %s = arith.addi %k, %c1 : index
    %m = memref.alloc(%s) : memref<?xindex>
    memref.store %n, %m[%k] : memref<?xindex>
    scf.yield %m : memref<?xindex>
  } else {
    %m = memref.alloc(%c3) : memref<?xindex>
    memref.store %c1, %m[%c0] : memref<?xindex>
    scf.yield %m : memref<?xindex>
  }
  %x = memref.load %r[%c0] : memref<?xindex>
  %d = memref.dim %r, %c0 : memref<?xindex>
  %y = arith.select %c, %d, %x : index
  return %y : index
}
// -----
// buffer-hoisting: A buffer that grows in a branch, and is read in the other one.
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %v, %a[%c0] : memref<1xi32>
  %r = scf.if %c -> (memref<2xi32>) {
    %n = memref.realloc %a : memref<1xi32> to memref<2xi32>
    scf.yield %n : memref<2xi32>
  } else {
    %x = memref.load %a[%c0] : memref<1xi32>
    %b = memref.alloc() : memref<2xi32>
    memref.store %x, %b[%c0] : memref<2xi32>
    scf.yield %b : memref<2xi32>
  }
  %y = memref.load %r[%c0] : memref<2xi32>
  return %y : i32
}
// -----
// buffer-hoisting: A loop of blocks that stores the buffers that it makes, and hands on the last one.
func.func @f(%d: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = memref.alloca() : memref<1xindex>
  memref.store %n, %z[%c0] : memref<1xindex>
  %box = memref.alloca() : memref<3xmemref<1xindex>>
  scf.for %k = %c0 to %c3 step %c1 {
    memref.store %z, %box[%k] : memref<3xmemref<1xindex>>
  }
  cf.cond_br %d, ^again(%c0 : index), ^end(%z : memref<1xindex>)
^again(%i: index):
  %m = memref.alloc() : memref<1xindex>
  memref.store %i, %m[%c0] : memref<1xindex>
  memref.store %m, %box[%i] : memref<3xmemref<1xindex>>
  %j = arith.addi %i, %c1 : index
  %c = arith.cmpi ult, %j, %c3 : index
  cf.cond_br %c, ^again(%j : index), ^end(%m : memref<1xindex>)
^end(%y: memref<1xindex>):
  %l = memref.load %y[%c0] : memref<1xindex>
  vector.print %l : index
  scf.for %k = %c0 to %c3 step %c1 {
    %b = memref.load %box[%k] : memref<3xmemref<1xindex>>
    %x = memref.load %b[%c0] : memref<1xindex>
    vector.print %x : index
  }
  return
}
// -----
// buffer-hoisting: A loop of blocks that stores the buffers that its branches make, and hands on the last one.
func.func @f(%d: i1, %e: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = memref.alloca() : memref<1xindex>
  memref.store %n, %z[%c0] : memref<1xindex>
  %box = memref.alloca() : memref<3xmemref<1xindex>>
  scf.for %k = %c0 to %c3 step %c1 {
    memref.store %z, %box[%k] : memref<3xmemref<1xindex>>
  }
  cf.cond_br %d, ^again(%c0 : index), ^end(%z : memref<1xindex>)
^again(%i: index):
  %m = scf.if %e -> (memref<1xindex>) {
    %p = memref.alloc() : memref<1xindex>
    scf.yield %p : memref<1xindex>
  } else {
    %q = memref.alloc() : memref<1xindex>
    scf.yield %q : memref<1xindex>
  }
  memref.store %i, %m[%c0] : memref<1xindex>
  memref.store %m, %box[%i] : memref<3xmemref<1xindex>>
  %j = arith.addi %i, %c1 : index
  %c = arith.cmpi ult, %j, %c3 : index
  cf.cond_br %c, ^again(%j : index), ^end(%m : memref<1xindex>)
^end(%y: memref<1xindex>):
  %l = memref.load %y[%c0] : memref<1xindex>
  vector.print %l : index
  scf.for %k = %c0 to %c3 step %c1 {
    %b = memref.load %box[%k] : memref<3xmemref<1xindex>>
    %x = memref.load %b[%c0] : memref<1xindex>
    vector.print %x : index
  }
  return
}
// -----
// buffer-loop-hoisting: A loop that may run its rounds at once, and makes a buffer in each.
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  affine.parallel (%i) = (0) to (3) {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    %x = memref.load %m[%c0] : memref<1xindex>
    vector.print %x : index
  }
  return
}
// -----
// buffer-loop-hoisting: Copies that go on behind the round that starts them.
func.func @f(%v: i32) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %out = memref.alloc() : memref<3xindex>
  %t = gpu.wait async
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%w = %t) -> (!gpu.async.token) {
    %m = memref.alloc() : memref<1xindex>
    memref.store %i, %m[%c0] : memref<1xindex>
    %s = memref.subview %out[%i] [1] [1] : memref<3xindex> to memref<1xindex, strided<[1], offset: ?>>
    %u = gpu.memcpy async [%w] %s, %m : memref<1xindex, strided<[1], offset: ?>>, memref<1xindex>
    scf.yield %u : !gpu.async.token
  }
  gpu.wait [%r]
  %x = memref.load %out[%c0] : memref<3xindex>
  %y = memref.load %out[%c1] : memref<3xindex>
  %z = memref.load %out[%c2] : memref<3xindex>
  return %x, %y, %z : index, index, index
}
// -----
// optimize-allocation-liveness: A buffer that a function stores, and that is read by another name behind.
func.func private @keep(%m: memref<1xi32>, %box: memref<1xmemref<1xi32>>) {
  %c0 = arith.constant 0 : index
  memref.store %m, %box[%c0] : memref<1xmemref<1xi32>>
  return
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  call @keep(%m, %box) : (memref<1xi32>, memref<1xmemref<1xi32>>) -> ()
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %x : i32
}
// -----
// optimize-allocation-liveness: A buffer that is stored, and read by another name behind.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  memref.store %m, %box[%c0] : memref<1xmemref<1xi32>>
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %x : i32
}
// -----
// optimize-allocation-liveness: A buffer that is cast to one of another type, and read by that name.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %n = builtin.unrealized_conversion_cast %m : memref<1xi32> to memref<?xi32>
  vector.print %v : i32
  %x = memref.load %n[%c0] : memref<?xi32>
  memref.dealloc %m : memref<1xi32>
  return %x : i32
}
// -----
// one-shot-bufferize: A constant of which another element is changed each time.
func.func private @g(%v: i32, %i: index, %j: index) -> i32 {
  %d = arith.constant dense<[1, 2]> : tensor<2xi32>
  %w = tensor.insert %v into %d[%i] : tensor<2xi32>
  %x = tensor.extract %w[%j] : tensor<2xi32>
  return %x : i32
}
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = call @g(%v, %c0, %c1) : (i32, index, index) -> i32
  %1 = call @g(%v, %c1, %c0) : (i32, index, index) -> i32
  return %0, %1 : i32, i32
}
// -----
// one-shot-bufferize: A constant that a function gives, and that its caller changes.
func.func private @g() -> tensor<2xi32> {
  %d = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %d : tensor<2xi32>
}
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = call @g() : () -> tensor<2xi32>
  %w = tensor.insert %v into %t[%c0] : tensor<2xi32>
  %0 = tensor.extract %w[%c0] : tensor<2xi32>
  %u = call @g() : () -> tensor<2xi32>
  %1 = tensor.extract %u[%c0] : tensor<2xi32>
  return %0, %1 : i32, i32
}
// -----
// one-shot-bufferize: A constant that a function gives which calls itself, and that its caller changes.
func.func private @g(%n: index) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %c, ^one, ^two
^one:
  %d = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %d : tensor<2xi32>
^two:
  %k = arith.subi %n, %c1 : index
  %t = call @g(%k) : (index) -> tensor<2xi32>
  return %t : tensor<2xi32>
}
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = call @g(%c2) : (index) -> tensor<2xi32>
  %w = tensor.insert %v into %t[%c0] : tensor<2xi32>
  %0 = tensor.extract %w[%c0] : tensor<2xi32>
  %u = call @g(%c2) : (index) -> tensor<2xi32>
  %1 = tensor.extract %u[%c0] : tensor<2xi32>
  return %0, %1 : i32, i32
}
// -----
// one-shot-bufferize: A tensor that a function gives back twice, of which its caller changes one.
func.func private @g(%t: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  return %t, %t : tensor<2xi32>, tensor<2xi32>
}
func.func @f(%v: i32, %t: tensor<2xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %r:2 = call @g(%t) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  %w = tensor.insert %v into %r#0[%c0] : tensor<2xi32>
  %0 = tensor.extract %w[%c0] : tensor<2xi32>
  %1 = tensor.extract %r#1[%c0] : tensor<2xi32>
  return %0, %1 : i32, i32
}
// -----
// one-shot-bufferize: A square that is added to itself, transposed.
func.func @f(%v: i32, %w: i32) -> tensor<2x2xi32> {
  %t = tensor.from_elements %v, %w, %w, %v : tensor<2x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.insert %v into %t[%c0, %c1] : tensor<2x2xi32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%s : tensor<2x2xi32>) outs(%s : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %z = arith.addi %x, %y : i32
    linalg.yield %z : i32
  } -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
// -----
// one-shot-bufferize: Elements that the elements before them are added to.
func.func @f(%v: i32, %w: i32) -> tensor<4xi32> {
  %t = tensor.from_elements %v, %w, %w, %v : tensor<4xi32>
  %a = tensor.extract_slice %t[0] [3] [1] : tensor<4xi32> to tensor<3xi32>
  %b = tensor.extract_slice %t[1] [3] [1] : tensor<4xi32> to tensor<3xi32>
  %s = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<3xi32>) outs(%b : tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %z = arith.addi %x, %y : i32
    linalg.yield %z : i32
  } -> tensor<3xi32>
  %r = tensor.insert_slice %s into %t[1] [3] [1] : tensor<3xi32> into tensor<4xi32>
  return %r : tensor<4xi32>
}
// -----
// one-shot-bufferize: Each round changes another part of a tensor of outside, for itself.
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k0 = arith.constant 0 : i32
  %t = tensor.from_elements %v, %w, %w : tensor<3xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%n = %k0) -> (i32) {
    %p = tensor.extract_slice %t[%i] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %q = linalg.fill ins(%k0 : i32) outs(%p : tensor<1xi32>) -> tensor<1xi32>
    %u = tensor.insert_slice %q into %t[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
    %x = tensor.extract %u[%c0] : tensor<3xi32>
    %y = arith.addi %n, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
// one-shot-bufferize: Each round of a loop of blocks changes another part of a tensor of outside, for itself.
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k0 = arith.constant 0 : i32
  %t = tensor.from_elements %v, %w, %w : tensor<3xi32>
  cf.br ^again(%c0, %k0 : index, i32)
^again(%i: index, %n: i32):
  %p = tensor.extract_slice %t[%i] [1] [1] : tensor<3xi32> to tensor<1xi32>
  %q = linalg.fill ins(%k0 : i32) outs(%p : tensor<1xi32>) -> tensor<1xi32>
  %u = tensor.insert_slice %q into %t[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
  %x = tensor.extract %u[%c0] : tensor<3xi32>
  %y = arith.addi %n, %x : i32
  %j = arith.addi %i, %c1 : index
  %c = arith.cmpi ult, %j, %c3 : index
  cf.cond_br %c, ^again(%j, %y : index, i32), ^end
^end:
  return %y : i32
}
// -----
// one-shot-bufferize: A tensor that one block changes for itself, and the next one reads.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %w : tensor<2xi32>
  %u = tensor.insert %w into %t[%c0] : tensor<2xi32>
  %x = tensor.extract %u[%c0] : tensor<2xi32>
  cf.br ^next
^next:
  %y = tensor.extract %t[%c0] : tensor<2xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: Blocks that stand in another order than they run.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  cf.br ^first
^second:
  %u = tensor.insert %w into %t[%c0] : tensor<2xi32>
  %x = tensor.extract %u[%c0] : tensor<2xi32>
  cf.br ^third
^first:
  %t = tensor.from_elements %v, %w : tensor<2xi32>
  cf.br ^second
^third:
  %y = tensor.extract %t[%c0] : tensor<2xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: A part that is put back as it was before it was filled.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %v, %v, %v : tensor<4xi32>
  %q = tensor.extract_slice %t[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %f = linalg.fill ins(%w : i32) outs(%q : tensor<2xi32>) -> tensor<2xi32>
  %r = tensor.insert_slice %q into %t[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %x = tensor.extract %f[%c0] : tensor<2xi32>
  %y = tensor.extract %r[%c0] : tensor<4xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: A part that is filled and put back, and the whole as it was before.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %v, %v, %v : tensor<4xi32>
  %q = tensor.extract_slice %t[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %f = linalg.fill ins(%w : i32) outs(%q : tensor<2xi32>) -> tensor<2xi32>
  %r = tensor.insert_slice %f into %t[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %x = tensor.extract %r[%c0] : tensor<4xi32>
  %y = tensor.extract %t[%c0] : tensor<4xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: A part of unknown size of a tensor that was filled, and the rest of it as it was before.
func.func @f(%v: i32, %w: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.minui %n, %c2 : index
  %l = arith.addi %k, %c2 : index
  %e = tensor.empty(%l) : tensor<?xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %u = linalg.fill ins(%w : i32) outs(%t : tensor<?xi32>) -> tensor<?xi32>
  %p = arith.addi %k, %c1 : index
  %q = tensor.extract_slice %u[0] [%p] [1] : tensor<?xi32> to tensor<?xi32>
  %r = tensor.insert_slice %q into %t[0] [%p] [1] : tensor<?xi32> into tensor<?xi32>
  %x = tensor.extract %r[%c0] : tensor<?xi32>
  %y = tensor.extract %r[%p] : tensor<?xi32>
  return %x, %y : i32, i32
}
// -----
// one-shot-bufferize: A part of a part that is filled, and put into the whole at the same place.
func.func @f(%v: i32, %w: i32) -> tensor<5xi32> {
  %t = tensor.from_elements %v, %v, %v, %v, %v : tensor<5xi32>
  %p = tensor.extract_slice %t[1] [3] [1] : tensor<5xi32> to tensor<3xi32>
  %q = tensor.extract_slice %p[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
  %f = linalg.fill ins(%w : i32) outs(%q : tensor<2xi32>) -> tensor<2xi32>
  %r = tensor.insert_slice %f into %t[0] [2] [1] : tensor<2xi32> into tensor<5xi32>
  return %r : tensor<5xi32>
}
// -----
// one-shot-bufferize: Threads that each fill a tensor of outside for themselves.
func.func @f(%v: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %d = tensor.empty() : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %d) -> tensor<4xi32> {
    %k = arith.index_cast %i : index to i32
    %w = linalg.fill ins(%k : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
    %y = tensor.extract %w[%c0] : tensor<2xi32>
    %s = tensor.from_elements %y : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
// -----
// Blocks that are alike but for what they compute: sums and differences, comparisons, and elements of other buffers.
func.func @f(%n: i32, %a: i32, %b: i32, %m: memref<2xi32>, %k: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  cf.switch %n : i32, [
    default: ^one,
    0: ^two,
    1: ^three,
    2: ^four,
    3: ^five,
    4: ^six
  ]
^one:
  %0 = arith.addi %a, %b : i32
  cf.br ^end(%0 : i32)
^two:
  %1 = arith.subi %a, %b : i32
  cf.br ^end(%1 : i32)
^three:
  %c = arith.cmpi slt, %a, %b : i32
  %2 = arith.extui %c : i1 to i32
  cf.br ^end(%2 : i32)
^four:
  %d = arith.cmpi sgt, %a, %b : i32
  %3 = arith.extui %d : i1 to i32
  cf.br ^end(%3 : i32)
^five:
  %4 = memref.load %m[%c0] : memref<2xi32>
  cf.br ^end(%4 : i32)
^six:
  %5 = memref.load %k[%c0, %c0] : memref<2x2xi32>
  cf.br ^end(%5 : i32)
^end(%r: i32):
  return %r : i32
}
// -----
// Blocks that are alike but for what their branches print.
func.func @f(%c: i1, %d: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^one, ^two
^one:
  scf.if %d {
    vector.print %a : i32
  }
  cf.br ^end
^two:
  scf.if %d {
    vector.print %b : i32
  }
  cf.br ^end
^end:
  return
}
// -----
// A first round and the others, which are alike, and a value of the first one.
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k9 = arith.constant 9 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %a, %m[%c0] : memref<1xi32>
  cf.br ^one
^one:
  %x = memref.load %m[%c0] : memref<1xi32>
  %n = arith.addi %x, %k1 : i32
  memref.store %n, %m[%c0] : memref<1xi32>
  %c = arith.cmpi slt, %n, %k9 : i32
  cf.cond_br %c, ^two, ^end
^two:
  %y = memref.load %m[%c0] : memref<1xi32>
  %o = arith.addi %y, %k1 : i32
  memref.store %o, %m[%c0] : memref<1xi32>
  %d = arith.cmpi slt, %o, %k9 : i32
  cf.cond_br %d, ^two, ^end
^end:
  return %x : i32
}
// -----
// Later rounds and a first one, which are alike, and a value of the first one.
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k9 = arith.constant 9 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %a, %m[%c0] : memref<1xi32>
  cf.br ^one
^two:
  %y = memref.load %m[%c0] : memref<1xi32>
  %o = arith.addi %y, %k1 : i32
  memref.store %o, %m[%c0] : memref<1xi32>
  %d = arith.cmpi slt, %o, %k9 : i32
  cf.cond_br %d, ^two, ^end
^one:
  %x = memref.load %m[%c0] : memref<1xi32>
  %n = arith.addi %x, %k1 : i32
  memref.store %n, %m[%c0] : memref<1xi32>
  %c = arith.cmpi slt, %n, %k9 : i32
  cf.cond_br %c, ^two, ^end
^end:
  return %x : i32
}
// -----
// Blocks that print what a function gives them, what they are given, and what they find.
func.func private @g(%x: i32) -> i32 {
  vector.print %x : i32
  %k = arith.constant 7 : i32
  %y = arith.muli %x, %k : i32
  return %y : i32
}
func.func @f(%n: i32, %a: i32, %b: i32) {
  cf.switch %n : i32, [
    default: ^one(%a : i32),
    0: ^one(%b : i32),
    1: ^two(%a, %b : i32, i32),
    2: ^two(%b, %a : i32, i32),
    3: ^three,
    4: ^four,
    5: ^five
  ]
^one(%x: i32):
  %r = func.call @g(%x) : (i32) -> i32
  vector.print %r : i32
  cf.br ^end
^two(%y: i32, %z: i32):
  %s = func.call @g(%y) : (i32) -> i32
  vector.print %z : i32
  cf.br ^end
^three:
  %t = func.call @g(%a) : (i32) -> i32
  %u = func.call @g(%b) : (i32) -> i32
  vector.print %t : i32
  cf.br ^end
^four:
  %v = func.call @g(%a) : (i32) -> i32
  %w = func.call @g(%b) : (i32) -> i32
  vector.print %w : i32
  cf.br ^end
^five:
  %p = func.call @g(%a) : (i32) -> i32
  %q = func.call @g(%b) : (i32) -> i32
  vector.print %b : i32
  cf.br ^end
^end:
  return
}
// -----
// Blocks that print different values, with several ways to each.
func.func @f(%n: i32, %a: i32, %b: i32) {
  cf.switch %n : i32, [
    default: ^one,
    0: ^two,
    1: ^three,
    2: ^four
  ]
^one:
  vector.print %a : i32
  cf.br ^end
^two:
  vector.print %b : i32
  cf.br ^end
^three:
  vector.print %n : i32
  cf.br ^one
^four:
  %x = arith.addi %a, %b : i32
  vector.print %x : i32
  cf.br ^two
^end:
  return
}
// -----
// Work that is suspended, and never run, with blocks that print different values.
func.func private @never(%a: i32, %b: i32) {
  %id = async.coro.id
  %hdl = async.coro.begin %id
  %st = async.coro.save %hdl
  async.coro.suspend %st, ^end, ^one, ^two
^one:
  vector.print %a : i32
  cf.br ^end
^two:
  vector.print %b : i32
  cf.br ^end
^end:
  return
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// drop-equivalent-buffer-results: Results that are an argument of another block, and a number that is given back.
func.func private @g(%a: memref<1xi32>, %b: memref<1xi32>, %n: i32) -> (memref<1xi32>, i32) {
  cf.br ^next(%b : memref<1xi32>)
^next(%x: memref<1xi32>):
  return %x, %n : memref<1xi32>, i32
}
func.func @f(%a: memref<1xi32>, %b: memref<1xi32>, %n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %r:2 = call @g(%a, %b, %n) : (memref<1xi32>, memref<1xi32>, i32) -> (memref<1xi32>, i32)
  %x = memref.load %r#0[%c0] : memref<1xi32>
  return %x, %r#1 : i32, i32
}
// -----
// expand-realloc: A buffer that shrinks.
func.func @f(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c1] : memref<4xi32>
  %n = memref.realloc %m : memref<4xi32> to memref<2xi32>
  %x = memref.load %n[%c1] : memref<2xi32>
  memref.dealloc %n : memref<2xi32>
  return %x : i32
}
// -----
// eliminate-empty-tensors: A part whose place depends on what it holds.
func.func @f(%v: i32, %t: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %x = tensor.extract %f[%c0] : tensor<2xi32>
  %y = arith.index_cast %x : i32 to index
  %i = arith.remui %y, %c3 : index
  %r = tensor.insert_slice %f into %t[%i] [2] [1] : tensor<2xi32> into tensor<4xi32>
  return %r : tensor<4xi32>
}
// -----
// buffer-deallocation-simplification: Two arguments that are one buffer.
func.func private @g(%a: memref<1xi32>, %b: memref<1xi32>, %c: i1, %d: i1) {
  bufferization.dealloc (%a, %b : memref<1xi32>, memref<1xi32>) if (%c, %d)
  return
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  call @g(%m, %m, %true, %true) : (memref<1xi32>, memref<1xi32>, i1, i1) -> ()
  return %x : i32
}
// -----
// buffer-deallocation-simplification: Two names of a buffer, one of which is stored and loaded.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  memref.store %m, %box[%c0] : memref<1xmemref<1xi32>>
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %n[%c0] : memref<1xi32>
  bufferization.dealloc (%m, %n : memref<1xi32>, memref<1xi32>) if (%true, %true)
  return %x : i32
}
// -----
// buffer-deallocation-simplification: A name of a buffer that is loaded, and the buffer, of which either may be owned.
func.func @f(%c: i1, %d: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  memref.store %m, %box[%c0] : memref<1xmemref<1xi32>>
  %n = memref.load %box[%c0] : memref<1xmemref<1xi32>>
  %r:2 = bufferization.dealloc (%m, %n : memref<1xi32>, memref<1xi32>) if (%c, %d) retain (%m, %n : memref<1xi32>, memref<1xi32>)
  vector.print %r#0 : i1
  vector.print %r#1 : i1
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// buffer-deallocation-simplification: Buffers that are kept, one of which is that which might be freed.
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  %s = memref.cast %m : memref<1xi32> to memref<?xi32>
  %r:3 = bufferization.dealloc (%m : memref<1xi32>) if (%c) retain (%s, %n, %s : memref<?xi32>, memref<1xi32>, memref<?xi32>)
  vector.print %r#0 : i1
  vector.print %r#1 : i1
  vector.print %r#2 : i1
  %q:2 = bufferization.dealloc (%m : memref<1xi32>) if (%c) retain (%n, %s : memref<1xi32>, memref<?xi32>)
  vector.print %q#0 : i1
  vector.print %q#1 : i1
  %x = memref.load %m[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// buffer-deallocation-simplification: A buffer and the name that another block has of it.
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %m = memref.alloc() : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  memref.store %v, %n[%c0] : memref<1xi32>
  cf.cond_br %c, ^next(%m : memref<1xi32>), ^next(%n : memref<1xi32>)
^next(%a: memref<1xi32>):
  %x = memref.load %a[%c0] : memref<1xi32>
  bufferization.dealloc (%m, %n, %a : memref<1xi32>, memref<1xi32>, memref<1xi32>) if (%true, %true, %true)
  return %x : i32
}
// -----
// buffer-deallocation: A function that gives a new buffer, and uses parts of it.
func.func private @g(%v: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi32>
  %s = memref.cast %m : memref<2xi32> to memref<?xi32>
  memref.store %v, %s[%c0] : memref<?xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  return %m : memref<2xi32>
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi32>
  %s = memref.cast %m : memref<2xi32> to memref<?xi32>
  memref.store %v, %s[%c0] : memref<?xi32>
  %n = call @g(%v) : (i32) -> memref<2xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = memref.load %n[%c0] : memref<2xi32>
  %z = arith.addi %x, %y : i32
  return %z : i32
}
// -----
// buffer-deallocation: One of two buffers, which is written by that name.
func.func @f(%c: i1, %v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %s = scf.if %c -> (memref<1xi32>) {
    scf.yield %m : memref<1xi32>
  } else {
    %n = memref.alloc() : memref<1xi32>
    scf.yield %n : memref<1xi32>
  }
  memref.store %w, %s[%c0] : memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  return %x : i32
}
// -----
// buffer-deallocation: A loop of blocks that hands a buffer on to its next round.
func.func @f(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k3 = arith.constant 3 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %k1, %m[%c0] : memref<1xi32>
  cf.br ^head(%m : memref<1xi32>)
^head(%a: memref<1xi32>):
  %x = memref.load %a[%c0] : memref<1xi32>
  %c = arith.cmpi slt, %x, %k3 : i32
  cf.cond_br %c, ^again, ^end
^again:
  %y = arith.addi %x, %k1 : i32
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  cf.br ^head(%b : memref<1xi32>)
^end:
  %r = memref.load %a[%c0] : memref<1xi32>
  return %r : i32
}
// -----
// Blocks that print one of two values that they compute, each another one.
func.func private @g(%x: i32) -> i32 {
  vector.print %x : i32
  %k = arith.constant 7 : i32
  %y = arith.muli %x, %k : i32
  return %y : i32
}
func.func @f(%c: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^one, ^two
^one:
  %t = func.call @g(%a) : (i32) -> i32
  %u = func.call @g(%b) : (i32) -> i32
  vector.print %t : i32
  cf.br ^end
^two:
  %v = func.call @g(%a) : (i32) -> i32
  %w = func.call @g(%b) : (i32) -> i32
  vector.print %w : i32
  cf.br ^end
^end:
  return
}
// -----
// Blocks, never run, that make a value of one other or of two.
func.func private @use(%x: i64)
func.func private @never(%c: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^one, ^two
^one:
  %x = builtin.unrealized_conversion_cast %a : i32 to i64
  func.call @use(%x) : (i64) -> ()
  cf.br ^end
^two:
  %y = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i64
  func.call @use(%y) : (i64) -> ()
  cf.br ^end
^end:
  return
}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
// one-shot-bufferize: A tensor that is changed, and what is changed of it as it was before.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : index
  %t = tensor.from_elements %v, %v, %v, %v : tensor<4xi32>
  %q = tensor.from_elements %w, %w : tensor<2xi32>
  %u = tensor.insert %w into %t[%c3] : tensor<4xi32>
  %x = tensor.extract %u[%c3] : tensor<4xi32>
  %r = tensor.insert_slice %q into %t[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %y = tensor.extract %r[%c3] : tensor<4xi32>
  return %x, %y : i32, i32
}
// -----
// minimal-deallocation: Two works, of which a function awaits the first one.
func.func private @wait(%t: !async.token, %u: !async.token) {
  async.await %t : !async.token
  return
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %o = memref.alloca() : memref<2xi32>
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  memref.store %v, %n[%c0] : memref<1xi32>
  %t = async.execute {
    %x = memref.load %m[%c0] : memref<1xi32>
    memref.store %x, %o[%c0] : memref<2xi32>
    async.yield
  }
  %u = async.execute {
    %x = memref.load %n[%c0] : memref<1xi32>
    memref.store %x, %o[%c1] : memref<2xi32>
    async.yield
  }
  call @wait(%t, %u) : (!async.token, !async.token) -> ()
  vector.print %v : i32
  async.await %u : !async.token
  %r = memref.load %o[%c0] : memref<2xi32>
  %s = memref.load %o[%c1] : memref<2xi32>
  %q = arith.addi %r, %s : i32
  return %q : i32
}
// -----
// ownership-based-buffer-deallocation: A loop of another dialect, whose rounds make buffers.
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  emitc.for %i = %c0 to %c3 step %c1 : index {
    %m = memref.alloc() : memref<1xi32>
    memref.store %v, %m[%c0] : memref<1xi32>
    %x = memref.load %m[%c0] : memref<1xi32>
    vector.print %x : i32
  }
  return
}
// -----
// one-shot-bufferize: A tensor whose buffer is written, and which is read behind that.
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %t = tensor.splat %a : tensor<2xi32>
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %b, %m[%c0] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  %1 = tensor.extract %t[%c0] : tensor<2xi32>
  return %0, %1 : i32, i32
}
// -----
// minimal-deallocation{reuse=same-block}: A function that makes a buffer is called again when the first one is freed.
func.func private @make() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %k = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %k, %m[%c0] : memref<2xi32>
  return %m : memref<2xi32>
}
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %a = call @make() : () -> memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  %x = memref.load %a[%c0] : memref<2xi32>
  %b = call @make() : () -> memref<2xi32>
  %y = memref.load %b[%c0] : memref<2xi32>
  return %x, %y : i32, i32
}
// -----
// eliminate-empty-tensors: A tensor is written to the place of a buffer, which is read before that.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %w, %m[%c0] : memref<2xi32>
  %e = tensor.empty() : tensor<2xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<2xi32>, memref<2xi32>) -> ()
  %y = memref.load %m[%c0] : memref<2xi32>
  return %x, %y : i32, i32
}
// -----
// cse: Equal constants in no order, the later of which something before them uses.
%u = arith.addi %b, %b : i32
vector.print %u : i32
%a = arith.constant 1 : i32
%b = arith.constant 1 : i32
vector.print %a : i32
func.func @f(%v: i32) -> i32 {
  return %v : i32
}
// -----
// buffer-deallocation: What is given is written after it may have been chosen to be returned.
func.func @f(%c: i1, %m: memref<2xi32>, %v: i32) -> memref<2xi32> {
  %z = arith.constant 0 : index
  %r = scf.if %c -> (memref<2xi32>) {
    %a = memref.alloc() : memref<2xi32>
    linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
    scf.yield %a : memref<2xi32>
  } else {
    scf.yield %m : memref<2xi32>
  }
  memref.store %v, %m[%z] : memref<2xi32>
  return %r : memref<2xi32>
}
// -----
// buffer-deallocation: A function returns a buffer that it made, and what may be the same one.
func.func private @grown(%c: i1) -> (memref<2xi32>, memref<2xi32>) {
  %a = memref.alloc() : memref<2xi32>
  %r = scf.if %c -> (memref<2xi32>) {
    %n = memref.alloc() : memref<2xi32>
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %a : memref<2xi32>
  }
  return %a, %r : memref<2xi32>, memref<2xi32>
}
func.func @f(%c: i1, %v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %r:2 = call @grown(%c) : (i1) -> (memref<2xi32>, memref<2xi32>)
  memref.store %v, %r#1[%z] : memref<2xi32>
  memref.store %w, %r#0[%z] : memref<2xi32>
  %x = memref.load %r#1[%z] : memref<2xi32>
  return %x : i32
}
// -----
// buffer-deallocation: A call returns one buffer twice, of which one name may be chosen to be returned.
func.func private @twice() -> (memref<2xi32>, memref<2xi32>) {
  %a = memref.alloc() : memref<2xi32>
  return %a, %a : memref<2xi32>, memref<2xi32>
}
func.func private @grown(%c: i1) -> (memref<2xi32>, memref<2xi32>) {
  %a:2 = call @twice() : () -> (memref<2xi32>, memref<2xi32>)
  %r = scf.if %c -> (memref<2xi32>) {
    %n = memref.alloc() : memref<2xi32>
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %a#1 : memref<2xi32>
  }
  return %a#0, %r : memref<2xi32>, memref<2xi32>
}
func.func @f(%c: i1, %v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %r:2 = call @grown(%c) : (i1) -> (memref<2xi32>, memref<2xi32>)
  memref.store %v, %r#1[%z] : memref<2xi32>
  memref.store %w, %r#0[%z] : memref<2xi32>
  %x = memref.load %r#1[%z] : memref<2xi32>
  return %x : i32
}
// -----
// buffer-hoisting: Branches make a buffer each, which is freed by one name where they meet again, and one does not.
func.func @f(%c: i1, %d: i1, %v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  cf.cond_br %d, ^go, ^end(%w : i32)
^go:
  cf.cond_br %c, ^left, ^right
^left:
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  cf.br ^join(%a : memref<2xi32>)
^right:
  %b = memref.alloc() : memref<2xi32>
  memref.store %w, %b[%z] : memref<2xi32>
  cf.br ^join(%b : memref<2xi32>)
^join(%m: memref<2xi32>):
  %x = memref.load %m[%z] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  cf.br ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}
// -----
// promote-buffers-to-stack{max-alloc-size-in-bytes=8}: A buffer that is larger than any may be on the stack, and a small one.
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %b = memref.alloc() : memref<4xi32>
  %x = memref.load %a[%z] : memref<2xi32>
  memref.store %x, %b[%z] : memref<4xi32>
  %y = memref.load %b[%z] : memref<4xi32>
  return %y : i32
}
// -----
// buffer-hoisting: Branches make a buffer each, which a call frees where they meet again, and one does not.
func.func private @free(%m: memref<2xi32>) {
  memref.dealloc %m : memref<2xi32>
  return
}
func.func @f(%c: i1, %d: i1, %v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  cf.cond_br %d, ^go, ^end(%w : i32)
^go:
  cf.cond_br %c, ^left, ^right
^left:
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  cf.br ^join(%a : memref<2xi32>)
^right:
  %b = memref.alloc() : memref<2xi32>
  memref.store %w, %b[%z] : memref<2xi32>
  cf.br ^join(%b : memref<2xi32>)
^join(%m: memref<2xi32>):
  %x = memref.load %m[%z] : memref<2xi32>
  call @free(%m) : (memref<2xi32>) -> ()
  cf.br ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}
// -----
// minimal-deallocation: Threads on the device that the host waits for behind other work.
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = memref.alloc() : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  linalg.fill ins(%v : i32) outs(%r : memref<2xi32>)
  %t = gpu.wait async
  %u = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %m[%bx] : memref<2xi32>
    %y = arith.addi %x, %v : i32
    memref.store %y, %r[%bx] : memref<2xi32>
    gpu.terminator
  }
  gpu.wait [%u]
  %p = memref.load %r[%c0] : memref<2xi32>
  %q = memref.load %r[%c1] : memref<2xi32>
  return %p, %q : i32, i32
}
// -----
// buffer-loop-hoisting: Threads that go on behind the round that starts them.
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = memref.alloc() : memref<2xi32>
  %t = gpu.wait async
  %w = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %t) -> (!gpu.async.token) {
    %m = memref.alloc() : memref<1xi32>
    %k = arith.index_cast %i : index to i32
    %s = arith.addi %k, %v : i32
    memref.store %s, %m[%c0] : memref<1xi32>
    %u = gpu.launch async [%a] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      %x = memref.load %m[%tx] : memref<1xi32>
      memref.store %x, %r[%i] : memref<2xi32>
      gpu.terminator
    }
    scf.yield %u : !gpu.async.token
  }
  gpu.wait [%w]
  %p = memref.load %r[%c0] : memref<2xi32>
  %q = memref.load %r[%c1] : memref<2xi32>
  return %p, %q : i32, i32
}
// -----
// buffer-loop-hoisting: A function keeps the buffer of each round.
func.func private @put(%b: memref<2xmemref<1xi32>>, %i: index, %m: memref<1xi32>) {
  memref.store %m, %b[%i] : memref<2xmemref<1xi32>>
  return
}
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b = memref.alloc() : memref<2xmemref<1xi32>>
  scf.for %i = %c0 to %c2 step %c1 {
    %m = memref.alloc() : memref<1xi32>
    %k = arith.index_cast %i : index to i32
    %s = arith.addi %k, %v : i32
    memref.store %s, %m[%c0] : memref<1xi32>
    func.call @put(%b, %i, %m) : (memref<2xmemref<1xi32>>, index, memref<1xi32>) -> ()
  }
  %m0 = memref.load %b[%c0] : memref<2xmemref<1xi32>>
  %m1 = memref.load %b[%c1] : memref<2xmemref<1xi32>>
  %x = memref.load %m0[%c0] : memref<1xi32>
  %y = memref.load %m1[%c0] : memref<1xi32>
  return %x, %y : i32, i32
}
// -----
// buffer-loop-hoisting: Functions go on behind the round that calls them.
async.func @work(%r: memref<2xi32>, %i: index, %m: memref<1xi32>) -> !async.token {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<1xi32>
  memref.store %x, %r[%i] : memref<2xi32>
  async.return
}
func.func @f(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = memref.alloc() : memref<2xi32>
  %g = async.create_group %c2 : !async.group
  scf.for %i = %c0 to %c2 step %c1 {
    %m = memref.alloc() : memref<1xi32>
    %k = arith.index_cast %i : index to i32
    %s = arith.addi %k, %v : i32
    memref.store %s, %m[%c0] : memref<1xi32>
    %t = async.call @work(%r, %i, %m) : (memref<2xi32>, index, memref<1xi32>) -> !async.token
    %n = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  %x = memref.load %r[%c0] : memref<2xi32>
  %y = memref.load %r[%c1] : memref<2xi32>
  return %x, %y : i32, i32
}
// -----
// canonicalize{region-simplify=aggressive}: The first round of a loop of blocks does what the others do, and what it has read is used behind.
func.func @f(%n: i32, %b: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k3 = arith.constant 3 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %n, %m[%c0] : memref<1xi32>
  cf.cond_br %b, ^other, ^first
^other:
  memref.store %k1, %m[%c0] : memref<1xi32>
  cf.br ^first
^first:
  %x = memref.load %m[%c0] : memref<1xi32>
  %y = arith.addi %x, %k1 : i32
  memref.store %y, %m[%c0] : memref<1xi32>
  %c = arith.cmpi slt, %y, %k3 : i32
  cf.cond_br %c, ^again, ^end
^again:
  %u = memref.load %m[%c0] : memref<1xi32>
  %v = arith.addi %u, %k1 : i32
  memref.store %v, %m[%c0] : memref<1xi32>
  %d = arith.cmpi slt, %v, %k3 : i32
  cf.cond_br %d, ^again, ^end
^end:
  %r = memref.load %m[%c0] : memref<1xi32>
  return %x, %r : i32, i32
}
// -----
// canonicalize{region-simplify=aggressive}: The first round of a loop of blocks comes behind the others in the text, and is used behind.
func.func @f(%n: i32, %b: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k3 = arith.constant 3 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %n, %m[%c0] : memref<1xi32>
  cf.cond_br %b, ^other, ^first
^other:
  memref.store %k1, %m[%c0] : memref<1xi32>
  cf.br ^first
^again:
  %u = memref.load %m[%c0] : memref<1xi32>
  %v = arith.addi %u, %k1 : i32
  memref.store %v, %m[%c0] : memref<1xi32>
  %d = arith.cmpi slt, %v, %k3 : i32
  cf.cond_br %d, ^again, ^end
^first:
  %x = memref.load %m[%c0] : memref<1xi32>
  %y = arith.addi %x, %k1 : i32
  memref.store %y, %m[%c0] : memref<1xi32>
  %c = arith.cmpi slt, %y, %k3 : i32
  cf.cond_br %c, ^again, ^end
^end:
  %r = memref.load %m[%c0] : memref<1xi32>
  return %x, %r : i32, i32
}
// -----
// A transposed buffer of unknown sizes, in a buffer whose sizes a cast hides.
func.func @f(%a: memref<2x3xi32>, %d: memref<?x?xi32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %w = memref.alloc() : memref<4x4xi32>
  %c = memref.cast %w : memref<4x4xi32> to memref<?x?xi32>
  %s = memref.alloc(%c4, %c4) : memref<?x?xi32>
  linalg.transpose ins(%d : memref<?x?xi32>) outs(%c : memref<?x?xi32>) permutation = [1, 0]
  %x = memref.load %w[%c0, %c2] : memref<4x4xi32>
  return %x : i32
}
