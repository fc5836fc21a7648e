// buffer-results-to-out-params: Work writes a buffer that a call gives back.
func.func private @spawn(%m: memref<2xi32>, %v: i32) -> !async.token {
  %z = arith.constant 0 : index
  %t = async.execute {
    memref.store %v, %m[%z] : memref<2xi32>
    async.yield
  }
  return %t : !async.token
}
func.func private @both(%m: memref<2xi32>, %n: memref<2xi32>, %v: i32) -> (memref<2xi32>, !async.token) {
  %t = call @spawn(%m, %v) : (memref<2xi32>, i32) -> !async.token
  return %n, %t : memref<2xi32>, !async.token
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %r, %t = call @both(%a, %a, %w) : (memref<2xi32>, memref<2xi32>, i32) -> (memref<2xi32>, !async.token)
  async.await %t : !async.token
  %x = memref.load %r[%z] : memref<2xi32>
  return %x : i32
}
// -----
// minimal-deallocation: One of two buffers is returned, another name of it is used, and a call frees a third one.
func.func private @free_if(%c: i1, %m: memref<2xi32>) {
  scf.if %c {
    memref.dealloc %m : memref<2xi32>
  }
  return
}
func.func @f(%c: i1, %v: i32, %w: i32) -> memref<2xi32> {
  %z = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %n = memref.alloc() : memref<2xi32>
  linalg.fill ins(%w : i32) outs(%n : memref<2xi32>)
  %s = arith.select %c, %m, %n : memref<2xi32>
  memref.store %w, %m[%z] : memref<2xi32>
  %a = memref.alloc() : memref<2xi32>
  call @free_if(%c, %a) : (i1, memref<2xi32>) -> ()
  return %s : memref<2xi32>
}
// -----
// minimal-deallocation: One buffer is two arguments, of which one is copied and the other one written.
func.func @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func private @both(%m: memref<2xi32>, %n: memref<2xi32>, %v: i32) -> i32 {
  %z = arith.constant 0 : index
  %r = call @same(%m) : (memref<2xi32>) -> memref<2xi32>
  memref.store %v, %n[%z] : memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  return %x : i32
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %x = call @both(%a, %a, %w) : (memref<2xi32>, memref<2xi32>, i32) -> i32
  return %x : i32
}
// -----
// minimal-deallocation: A function hands work to one that does not wait for it.
func.func private @ignore(%t: !async.token) {
  return
}
func.func private @spawn(%m: memref<2xi32>, %v: i32) {
  %z = arith.constant 0 : index
  %t = async.execute {
    memref.store %v, %m[%z] : memref<2xi32>
    async.yield
  }
  call @ignore(%t) : (!async.token) -> ()
  return
}
func.func @f(%v: i32) {
  %a = memref.alloc() : memref<2xi32>
  call @spawn(%a, %v) : (memref<2xi32>, i32) -> ()
  return
}
// -----
// buffer-results-to-out-params: What a call put into a global is given back, and written.
memref.global "private" @kept : memref<1xmemref<2xi32>> = uninitialized
func.func private @keep(%m: memref<2xi32>) {
  %z = arith.constant 0 : index
  %s = memref.get_global @kept : memref<1xmemref<2xi32>>
  memref.store %m, %s[%z] : memref<1xmemref<2xi32>>
  return
}
func.func private @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %s = memref.get_global @kept : memref<1xmemref<2xi32>>
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  call @keep(%a) : (memref<2xi32>) -> ()
  %m = memref.load %s[%z] : memref<1xmemref<2xi32>>
  %r = call @same(%m) : (memref<2xi32>) -> memref<2xi32>
  memref.store %w, %a[%z] : memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  return %x : i32
}
// -----
// minimal-deallocation: A function that calls itself returns memory of the device.
func.func private @make(%i: i32) -> memref<2xi32> {
  %z = arith.constant 0 : index
  %o = arith.constant 0 : i32
  %k = arith.constant 1 : i32
  %last = arith.cmpi sle, %i, %o : i32
  cf.cond_br %last, ^done, ^more
^more:
  %l = arith.subi %i, %k : i32
  %r = call @make(%l) : (i32) -> memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  vector.print %x : i32
  cf.br ^done
^done:
  %m = gpu.alloc () : memref<2xi32>
  memref.store %i, %m[%z] : memref<2xi32>
  return %m : memref<2xi32>
}
func.func @f() -> i32 {
  %z = arith.constant 0 : index
  %two = arith.constant 2 : i32
  %m = call @make(%two) : (i32) -> memref<2xi32>
  %x = memref.load %m[%z] : memref<2xi32>
  return %x : i32
}
// -----
// buffer-results-to-out-params: A function returns two buffers, each with a pointer to it, of which one is not used.
func.func private @pairs(%v: i32) -> (memref<*xi32>, !llvm.ptr, memref<2xi32>, !llvm.ptr) {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %u = memref.cast %m : memref<2xi32> to memref<*xi32>
  %p = builtin.unrealized_conversion_cast %m : memref<2xi32> to !llvm.ptr
  %n = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%n : memref<2xi32>)
  %q = builtin.unrealized_conversion_cast %n : memref<2xi32> to !llvm.ptr
  return %u, %p, %n, %q : memref<*xi32>, !llvm.ptr, memref<2xi32>, !llvm.ptr
}
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %z = arith.constant 0 : index
  %u, %p, %r, %q = call @pairs(%v) : (i32) -> (memref<*xi32>, !llvm.ptr, memref<2xi32>, !llvm.ptr)
  %k = memref.cast %u : memref<*xi32> to memref<2xi32>
  %a = memref.load %k[%z] : memref<2xi32>
  memref.store %w, %r[%z] : memref<2xi32>
  %c = llvm.load %q : !llvm.ptr -> i32
  return %a, %c : i32, i32
}
// -----
// minimal-deallocation: A declaration gives back a buffer, and a loop hands on two in turn, which are one at first.
func.func private @ext_same(memref<?xi32>) -> memref<?xi32>
func.func @f(%c: i1, %v: i32, %w: i32) -> (i32, i32) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %e = arith.constant 3 : index
  %m = memref.alloc(%e) : memref<?xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<?xi32>)
  scf.if %c {
    %g = func.call @ext_same(%m) : (memref<?xi32>) -> memref<?xi32>
    %u = memref.load %g[%z] : memref<?xi32>
    vector.print %u : i32
  }
  %p, %q = scf.for %i = %z to %e step %o iter_args(%a = %m, %b = %m) -> (memref<?xi32>, memref<?xi32>) {
    %n = memref.alloc(%e) : memref<?xi32>
    linalg.fill ins(%w : i32) outs(%n : memref<?xi32>)
    scf.yield %b, %n : memref<?xi32>, memref<?xi32>
  }
  %x = memref.load %p[%z] : memref<?xi32>
  %y = memref.load %q[%z] : memref<?xi32>
  return %x, %y : i32, i32
}
// -----
// minimal-deallocation: A declaration keeps the address of a buffer.
func.func private @ext_hold(index)
func.func private @ext_held()
func.func private @hand(%m: memref<2xi32>) {
  %p = memref.extract_aligned_pointer_as_index %m : memref<2xi32> -> index
  call @ext_hold(%p) : (index) -> ()
  return
}
func.func @f(%v: i32) {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  call @hand(%a) : (memref<2xi32>) -> ()
  call @ext_held() : () -> ()
  return
}
// -----
// minimal-deallocation: A call starts work that waits for other work, and nobody waits for it.
func.func private @follow(%t: !async.token) {
  %u = async.execute [%t] {
    async.yield
  }
  return
}
func.func private @spawn(%m: memref<2xi32>, %v: i32) -> !async.token {
  %z = arith.constant 0 : index
  %t = async.execute {
    memref.store %v, %m[%z] : memref<2xi32>
    async.yield
  }
  return %t : !async.token
}
func.func @f(%v: i32) {
  %a = memref.alloc() : memref<2xi32>
  %t = call @spawn(%a, %v) : (memref<2xi32>, i32) -> !async.token
  call @follow(%t) : (!async.token) -> ()
  return
}
// -----
// minimal-deallocation: A declaration keeps the address of a buffer, as a number.
func.func private @ext_hold(index)
func.func private @ext_held()
func.func @f(%v: i32) {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<2xi32> -> index
  call @ext_hold(%p) : (index) -> ()
  call @ext_held() : () -> ()
  return
}
// -----
// minimal-deallocation: A function gives a pointer that a declaration gives to what it is given.
func.func private @ext_same(memref<?xi32>) -> !llvm.ptr
func.func private @point(%m: memref<?xi32>) -> !llvm.ptr {
  %p = call @ext_same(%m) : (memref<?xi32>) -> !llvm.ptr
  return %p : !llvm.ptr
}
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %n = arith.constant 2 : index
  %a = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %a[%z] : memref<?xi32>
  %p = call @point(%a) : (memref<?xi32>) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// minimal-deallocation: A function frees what a declaration gives back.
func.func private @ext_same(memref<?xi32>) -> memref<?xi32>
func.func private @free(%m: memref<?xi32>) {
  %r = call @ext_same(%m) : (memref<?xi32>) -> memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return
}
func.func @f(%v: i32) {
  %z = arith.constant 0 : index
  %n = arith.constant 2 : index
  %a = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %a[%z] : memref<?xi32>
  call @free(%a) : (memref<?xi32>) -> ()
  return
}
// -----
// minimal-deallocation: A function returns a global, and another one writes it.
memref.global "private" @shared : memref<2xi32> = dense<0>
func.func @share() -> memref<2xi32> {
  %g = memref.get_global @shared : memref<2xi32>
  return %g : memref<2xi32>
}
func.func private @change(%v: i32) {
  %z = arith.constant 0 : index
  %g = memref.get_global @shared : memref<2xi32>
  memref.store %v, %g[%z] : memref<2xi32>
  return
}
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %r = call @share() : () -> memref<2xi32>
  call @change(%v) : (i32) -> ()
  %x = memref.load %r[%z] : memref<2xi32>
  return %x : i32
}
// -----
// plan-memory: A declaration gives back a buffer, two calls below.
func.func private @ext_same(memref<?xi32>) -> memref<?xi32>
func.func private @below(%m: memref<?xi32>) -> memref<?xi32> {
  %r = call @ext_same(%m) : (memref<?xi32>) -> memref<?xi32>
  return %r : memref<?xi32>
}
func.func private @again(%m: memref<?xi32>) -> memref<?xi32> {
  %r = call @below(%m) : (memref<?xi32>) -> memref<?xi32>
  return %r : memref<?xi32>
}
func.func private @made(%v: i32, %w: i32) -> memref<?xi32> {
  %z = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%z] : memref<2xi32>
  %d = memref.cast %m : memref<2xi32> to memref<?xi32>
  %s = call @below(%d) : (memref<?xi32>) -> memref<?xi32>
  %r = call @again(%d) : (memref<?xi32>) -> memref<?xi32>
  %x = memref.alloc() : memref<2xi32>
  memref.store %w, %x[%z] : memref<2xi32>
  %a = memref.load %x[%z] : memref<2xi32>
  vector.print %a : i32
  %y = memref.alloc() : memref<2xi32>
  memref.store %w, %y[%z] : memref<2xi32>
  %b = memref.load %y[%z] : memref<2xi32>
  vector.print %b : i32
  return %r : memref<?xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %r = call @made(%v, %w) : (i32, i32) -> memref<?xi32>
  %x = memref.load %r[%z] : memref<?xi32>
  return %x : i32
}
// -----
// minimal-deallocation: What a call gives stands for a buffer and for work on a part of it, which nobody waits for.
func.func private @start(%m: memref<2xi32>, %v: i32) -> !llvm.ptr {
  %z = arith.constant 0 : index
  %k = memref.cast %m : memref<2xi32> to memref<?xi32>
  %t = async.execute {
    memref.store %v, %k[%z] : memref<?xi32>
    async.yield
  }
  %p = builtin.unrealized_conversion_cast %m, %t : memref<2xi32>, !async.token to !llvm.ptr
  return %p : !llvm.ptr
}
func.func @f(%v: i32) -> i32 {
  %a = memref.alloc() : memref<2xi32>
  %p = call @start(%a, %v) : (memref<2xi32>, i32) -> !llvm.ptr
  return %v : i32
}
// -----
// promote-buffers-to-stack: A buffer of the first size is freed, and one of another size is made.
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %n = arith.constant 2 : index
  %k = arith.constant 5 : index
  %dead = arith.constant 3 : index
  %a = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %a[%z] : memref<?xi32>
  %x = memref.load %a[%z] : memref<?xi32>
  %b = memref.alloc(%k) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%b : memref<?xi32>)
  %y = memref.load %b[%n] : memref<?xi32>
  return %y : i32
}
// -----
// minimal-deallocation: Work that was started before reads a buffer of which a copy is written.
func.func @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %r = call @same(%a) : (memref<2xi32>) -> memref<2xi32>
  %t, %y = async.execute -> !async.value<i32> {
    %x = memref.load %a[%z] : memref<2xi32>
    async.yield %x : i32
  }
  memref.store %w, %r[%z] : memref<2xi32>
  %x = async.await %y : !async.value<i32>
  return %x : i32
}
// -----
// buffer-results-to-out-params: What was put into a global is given back, and written.
memref.global "private" @kept : memref<1xmemref<2xi32>> = uninitialized
func.func private @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %s = memref.get_global @kept : memref<1xmemref<2xi32>>
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  memref.store %a, %s[%z] : memref<1xmemref<2xi32>>
  %m = memref.load %s[%z] : memref<1xmemref<2xi32>>
  %r = call @same(%m) : (memref<2xi32>) -> memref<2xi32>
  memref.store %w, %a[%z] : memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  return %x : i32
}
// -----
// one-shot-bufferize: Each round of a loop reads a tensor of outside, and writes it afterwards.
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant 7 : i32
  %e = tensor.empty() : tensor<2xi32>
  %t = linalg.fill ins(%k : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %v) -> (i32) {
    %x = tensor.extract %t[%c0] : tensor<2xi32>
    vector.print %x : i32
    %w = linalg.fill ins(%s : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
    %y = tensor.extract %w[%c0] : tensor<2xi32>
    %z = arith.addi %x, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
// minimal-deallocation: One of two buffers is returned, of which the one was made or taken.
func.func @f(%c: i1, %d: i1, %m: memref<2xi32>, %v: i32) -> memref<2xi32> {
  %x = scf.if %c -> (memref<2xi32>) {
    %a = memref.alloc() : memref<2xi32>
    linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
    scf.yield %a : memref<2xi32>
  } else {
    scf.yield %m : memref<2xi32>
  }
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%b : memref<2xi32>)
  %y = arith.select %d, %x, %b : memref<2xi32>
  return %y : memref<2xi32>
}
// -----
// buffer-deallocation-pipeline: A buffer that a call lends is returned twice.
func.func private @lend(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @twice(%v: i32) -> (memref<2xi32>, memref<2xi32>) {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %r = call @lend(%m) : (memref<2xi32>) -> memref<2xi32>
  return %r, %r : memref<2xi32>, memref<2xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %p, %q = call @twice(%v) : (i32) -> (memref<2xi32>, memref<2xi32>)
  memref.store %w, %p[%z] : memref<2xi32>
  %x = memref.load %q[%z] : memref<2xi32>
  return %x : i32
}
// -----
// minimal-deallocation: A function calls one that runs later, and nobody waits for that.
async.func private @work(%m: memref<2xi32>, %v: i32) -> !async.token {
  %z = arith.constant 0 : index
  memref.store %v, %m[%z] : memref<2xi32>
  return
}
func.func private @start(%m: memref<2xi32>, %v: i32) {
  %t = async.call @work(%m, %v) : (memref<2xi32>, i32) -> !async.token
  return
}
func.func @f(%v: i32) {
  %a = memref.alloc() : memref<2xi32>
  call @start(%a, %v) : (memref<2xi32>, i32) -> ()
  return
}
// -----
// promote-buffers-to-stack: A function frees its argument under a condition.
func.func private @free(%c: i1, %m: memref<2xi32>) {
  bufferization.dealloc (%m : memref<2xi32>) if (%c)
  return
}
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %x = memref.load %a[%z] : memref<2xi32>
  call @free(%true, %a) : (i1, memref<2xi32>) -> ()
  return %x : i32
}
// -----
// minimal-deallocation: Work is added to a group that was waited for before.
func.func private @hide(%m: memref<2xi32>, %v: i32) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %g = async.create_group %o : !async.group
  async.await_all %g
  %t = async.execute {
    memref.store %v, %m[%z] : memref<2xi32>
    async.yield
  }
  %i = async.add_to_group %t, %g : !async.token
  return
}
func.func @f(%v: i32) {
  %a = memref.alloc() : memref<2xi32>
  call @hide(%a, %v) : (memref<2xi32>, i32) -> ()
  return
}
// -----
// minimal-deallocation: A call writes a buffer, and reads a copy of it.
func.func @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func private @cross(%m: memref<2xi32>, %n: memref<2xi32>, %v: i32) -> i32 {
  %z = arith.constant 0 : index
  memref.store %v, %m[%z] : memref<2xi32>
  %x = memref.load %n[%z] : memref<2xi32>
  return %x : i32
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %r = call @same(%a) : (memref<2xi32>) -> memref<2xi32>
  %x = call @cross(%a, %r, %w) : (memref<2xi32>, memref<2xi32>, i32) -> i32
  return %x : i32
}
// -----
// minimal-deallocation: Two functions that call each other, and give their argument back in any case.
func.func private @even(%i: i32, %m: memref<2xi32>) -> memref<2xi32> {
  %z = arith.constant 0 : index
  %o = arith.constant 0 : i32
  %last = arith.cmpi sle, %i, %o : i32
  cf.cond_br %last, ^done, ^more
^more:
  %r = call @odd(%i, %m) : (i32, memref<2xi32>) -> memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  vector.print %x : i32
  cf.br ^done
^done:
  return %m : memref<2xi32>
}
func.func private @odd(%i: i32, %m: memref<2xi32>) -> memref<2xi32> {
  %z = arith.constant 0 : index
  %k = arith.constant 1 : i32
  %l = arith.subi %i, %k : i32
  %r = call @even(%l, %m) : (i32, memref<2xi32>) -> memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  vector.print %x : i32
  return %m : memref<2xi32>
}
func.func @f(%v: i32) -> (i32, i32) {
  %z = arith.constant 0 : index
  %two = arith.constant 2 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %r = call @even(%two, %a) : (i32, memref<2xi32>) -> memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  %y = memref.load %a[%z] : memref<2xi32>
  return %x, %y : i32, i32
}
// -----
// minimal-deallocation: A declaration gives a pointer to a buffer that it is given.
func.func private @ext_same(memref<?xi32>) -> !llvm.ptr
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %n = arith.constant 2 : index
  %a = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %a[%z] : memref<?xi32>
  %p = call @ext_same(%a) : (memref<?xi32>) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// minimal-deallocation: A declaration gives back a buffer, a function copies it, and the first name is written.
func.func private @ext_same(memref<?xi32>) -> memref<?xi32>
func.func @same(%m: memref<?xi32>) -> memref<?xi32> {
  return %m : memref<?xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %n = arith.constant 2 : index
  %a = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %a[%z] : memref<?xi32>
  %e = call @ext_same(%a) : (memref<?xi32>) -> memref<?xi32>
  %r = call @same(%a) : (memref<?xi32>) -> memref<?xi32>
  memref.store %w, %e[%z] : memref<?xi32>
  %x = memref.load %r[%z] : memref<?xi32>
  return %x : i32
}
// -----
// minimal-deallocation: A function starts a task that writes its argument.
func.func private @start(%m: memref<2xi32>, %v: i32) {
  %z = arith.constant 0 : index
  omp.task {
    memref.store %v, %m[%z] : memref<2xi32>
    omp.terminator
  }
  return
}
func.func @f(%v: i32) {
  %a = memref.alloc() : memref<2xi32>
  call @start(%a, %v) : (memref<2xi32>, i32) -> ()
  return
}
// -----
// minimal-deallocation: A function frees its argument and gives a new one, or gives it back.
func.func private @renew(%c: i1, %m: memref<2xi32>, %v: i32) -> memref<2xi32> {
  %z = arith.constant 0 : index
  %r = scf.if %c -> (memref<2xi32>) {
    memref.dealloc %m : memref<2xi32>
    %o = memref.alloc() : memref<2xi32>
    memref.store %v, %o[%z] : memref<2xi32>
    scf.yield %o : memref<2xi32>
  } else {
    scf.yield %m : memref<2xi32>
  }
  return %r : memref<2xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %false = arith.constant false
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %r = call @renew(%false, %a, %w) : (i1, memref<2xi32>, i32) -> memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  return %x : i32
}
// -----
// promote-buffers-to-stack: Any of two functions frees a buffer.
func.func private @free(%m: memref<2xi32>) {
  memref.dealloc %m : memref<2xi32>
  return
}
func.func private @show(%m: memref<2xi32>) {
  %z = arith.constant 0 : index
  %x = memref.load %m[%z] : memref<2xi32>
  vector.print %x : i32
  memref.dealloc %m : memref<2xi32>
  return
}
func.func @f(%c: i1, %v: i32) {
  %z = arith.constant 0 : index
  %g = func.constant @free : (memref<2xi32>) -> ()
  %h = func.constant @show : (memref<2xi32>) -> ()
  %i = arith.select %c, %g, %h : (memref<2xi32>) -> ()
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  func.call_indirect %i(%a) : (memref<2xi32>) -> ()
  return
}
// -----
// buffer-deallocation: A function starts work on its argument, and nobody waits for it.
func.func private @spawn(%m: memref<2xi32>, %v: i32) {
  %z = arith.constant 0 : index
  %t = async.execute {
    memref.store %v, %m[%z] : memref<2xi32>
    async.yield
  }
  return
}
func.func @f(%v: i32) {
  %a = memref.alloc() : memref<2xi32>
  call @spawn(%a, %v) : (memref<2xi32>, i32) -> ()
  return
}
// -----
// minimal-deallocation: A buffer under two names that a call returns is written, and a copy of it is read.
func.func @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func private @lend(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func private @pair(%v: i32) -> (memref<2xi32>, memref<2xi32>) {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  return %m, %m : memref<2xi32>, memref<2xi32>
}
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  %d = call @lend(%a) : (memref<2xi32>) -> memref<2xi32>
  memref.store %w, %a[%z] : memref<2xi32>
  %y = memref.load %d[%z] : memref<2xi32>
  %r, %s = call @pair(%v) : (i32) -> (memref<2xi32>, memref<2xi32>)
  %c = call @same(%r) : (memref<2xi32>) -> memref<2xi32>
  memref.store %w, %s[%z] : memref<2xi32>
  %x = memref.load %c[%z] : memref<2xi32>
  return %x, %y : i32, i32
}
// -----
// buffer-results-to-out-params: A function returns a buffer of its own, and what it finds in a global.
memref.global "private" @kept : memref<1xmemref<2xi32>> = uninitialized
func.func private @found(%v: i32) -> (memref<2xi32>, memref<2xi32>) {
  %z = arith.constant 0 : index
  %s = memref.get_global @kept : memref<1xmemref<2xi32>>
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%z] : memref<2xi32>
  %n = memref.alloc() : memref<2xi32>
  memref.store %v, %n[%z] : memref<2xi32>
  memref.store %n, %s[%z] : memref<1xmemref<2xi32>>
  %l = memref.load %s[%z] : memref<1xmemref<2xi32>>
  return %m, %l : memref<2xi32>, memref<2xi32>
}
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %z = arith.constant 0 : index
  %s = memref.get_global @kept : memref<1xmemref<2xi32>>
  %r, %q = call @found(%v) : (i32) -> (memref<2xi32>, memref<2xi32>)
  %x = memref.load %r[%z] : memref<2xi32>
  memref.store %w, %q[%z] : memref<2xi32>
  %l = memref.load %s[%z] : memref<1xmemref<2xi32>>
  %y = memref.load %l[%z] : memref<2xi32>
  return %x, %y : i32, i32
}
// -----
// minimal-deallocation: What a function lends is shown in a branch, and what it lends again behind it.
func.func private @pick(%c: i1, %m: memref<2xi32>, %n: memref<2xi32>) -> memref<2xi32> {
  %r = arith.select %c, %m, %n : memref<2xi32>
  return %r : memref<2xi32>
}
func.func @f(%c: i1, %v: i32, %w: i32) -> memref<2xi32> {
  %z = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %n = memref.alloc() : memref<2xi32>
  linalg.fill ins(%w : i32) outs(%n : memref<2xi32>)
  scf.if %c {
    %t = func.call @pick(%c, %m, %n) : (i1, memref<2xi32>, memref<2xi32>) -> memref<2xi32>
    %x = memref.load %t[%z] : memref<2xi32>
    vector.print %x : i32
  }
  %s = call @pick(%c, %m, %n) : (i1, memref<2xi32>, memref<2xi32>) -> memref<2xi32>
  return %s : memref<2xi32>
}
// -----
// minimal-deallocation: A function frees its argument in a thread, if there is one.
func.func private @free(%c: i1, %m: memref<2xi32>) {
  %n = arith.index_castui %c : i1 to index
  scf.forall (%i) in (%n) {
    memref.dealloc %m : memref<2xi32>
  }
  return
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %x = memref.load %a[%z] : memref<2xi32>
  call @free(%c, %a) : (i1, memref<2xi32>) -> ()
  return %x : i32
}
// -----
// minimal-deallocation: A loop of blocks behind a loop that hands on two buffers in turn, which are one at first.
func.func @f(%v: i32, %w: i32) -> (i32, i32) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %e = arith.constant 3 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %p, %q = scf.for %i = %z to %e step %o iter_args(%a = %m, %b = %m) -> (memref<2xi32>, memref<2xi32>) {
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%w : i32) outs(%n : memref<2xi32>)
    scf.yield %b, %n : memref<2xi32>, memref<2xi32>
  }
  %x = memref.load %p[%z] : memref<2xi32>
  %y = memref.load %q[%z] : memref<2xi32>
  cf.br ^loop(%z : index)
^loop(%i: index):
  vector.print %x : i32
  %j = arith.addi %i, %o : index
  %more = arith.cmpi ult, %j, %e : index
  cf.cond_br %more, ^loop(%j : index), ^end
^end:
  return %x, %y : i32, i32
}
// -----
// minimal-deallocation: A function writes a copy of its argument, and its caller reads the original.
func.func @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func private @change(%m: memref<2xi32>, %v: i32) {
  %z = arith.constant 0 : index
  %r = call @same(%m) : (memref<2xi32>) -> memref<2xi32>
  memref.store %v, %r[%z] : memref<2xi32>
  return
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  call @change(%a, %w) : (memref<2xi32>, i32) -> ()
  %x = memref.load %a[%z] : memref<2xi32>
  return %x : i32
}
// -----
// minimal-deallocation: Results of calls are freed, which are parts of buffers.
func.func private @part(%v: i32) -> memref<2xi32, strided<[1], offset: 2>> {
  %z = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi32>
  %s = memref.subview %m[2] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: 2>>
  memref.store %v, %s[%z] : memref<2xi32, strided<[1], offset: 2>>
  return %s : memref<2xi32, strided<[1], offset: 2>>
}
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %s = call @part(%v) : (i32) -> memref<2xi32, strided<[1], offset: 2>>
  %x = memref.load %s[%z] : memref<2xi32, strided<[1], offset: 2>>
  return %x : i32
}
// -----
// buffer-results-to-out-params: A function returns a buffer twice as a pointer, and another buffer.
func.func private @pointers(%v: i32) -> (memref<2xi32>, !llvm.ptr, !llvm.ptr) {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %p = builtin.unrealized_conversion_cast %m : memref<2xi32> to !llvm.ptr
  %n = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%n : memref<2xi32>)
  return %n, %p, %p : memref<2xi32>, !llvm.ptr, !llvm.ptr
}
func.func @f(%v: i32) -> (i32, i32, i32) {
  %z = arith.constant 0 : index
  %r, %p, %q = call @pointers(%v) : (i32) -> (memref<2xi32>, !llvm.ptr, !llvm.ptr)
  %x = memref.load %r[%z] : memref<2xi32>
  %y = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.load %q : !llvm.ptr -> i32
  return %x, %y, %w : i32, i32, i32
}
// -----
// promote-buffers-to-stack: A function makes a buffer, is done with it, and makes another one.
func.func private @make() -> memref<2xi32> {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  vector.print %v : i32
  return %m : memref<2xi32>
}
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %dead = arith.constant 3 : index
  %a = call @make() : () -> memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %x = memref.load %a[%z] : memref<2xi32>
  vector.print %x : i32
  %b = call @make() : () -> memref<2xi32>
  %y = memref.load %b[%z] : memref<2xi32>
  return %y : i32
}
// -----
// minimal-deallocation: Each round writes a buffer after it has read a copy of it.
func.func @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %e = arith.constant 3 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  %r = call @same(%a) : (memref<2xi32>) -> memref<2xi32>
  scf.for %i = %z to %e step %o {
    linalg.map ins(%r, %r : memref<2xi32>, memref<2xi32>) outs(%a : memref<2xi32>)
      (%l: i32, %n: i32, %w: i32) {
        %u = arith.addi %l, %n : i32
        linalg.yield %u : i32
      }
  }
  %x = memref.load %a[%z] : memref<2xi32>
  return %x : i32
}
// -----
// minimal-deallocation: A function returns memory of the device on one path, and other memory on another.
func.func private @make(%c: i1, %v: i32) -> memref<2xi32> {
  %z = arith.constant 0 : index
  cf.cond_br %c, ^a, ^b
^a:
  %m = gpu.alloc () : memref<2xi32>
  memref.store %v, %m[%z] : memref<2xi32>
  return %m : memref<2xi32>
^b:
  %n = memref.alloc() : memref<2xi32>
  memref.store %v, %n[%z] : memref<2xi32>
  return %n : memref<2xi32>
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %z = arith.constant 0 : index
  %m = call @make(%c, %v) : (i1, i32) -> memref<2xi32>
  %x = memref.load %m[%z] : memref<2xi32>
  return %x : i32
}
// -----
// buffer-deallocation-pipeline: A function lends its argument on one path, and copies it on another.
func.func @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func private @lend(%c: i1, %m: memref<2xi32>) -> memref<2xi32> {
  cf.cond_br %c, ^a, ^b(%m : memref<2xi32>)
^a:
  %r = call @same(%m) : (memref<2xi32>) -> memref<2xi32>
  cf.br ^b(%r : memref<2xi32>)
^b(%x: memref<2xi32>):
  return %x : memref<2xi32>
}
func.func @f(%c: i1, %v: i32, %w: i32) -> i32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  %r = call @lend(%c, %a) : (i1, memref<2xi32>) -> memref<2xi32>
  memref.store %w, %a[%z] : memref<2xi32>
  %x = memref.load %r[%z] : memref<2xi32>
  return %x : i32
}
// -----
// minimal-deallocation: Any of two functions returns memory of the device.
func.func private @make(%v: i32) -> memref<2xi32> {
  %z = arith.constant 0 : index
  %m = gpu.alloc () : memref<2xi32>
  memref.store %v, %m[%z] : memref<2xi32>
  return %m : memref<2xi32>
}
func.func private @other(%v: i32) -> memref<2xi32> {
  %z = arith.constant 1 : index
  %m = gpu.alloc () : memref<2xi32>
  memref.store %v, %m[%z] : memref<2xi32>
  return %m : memref<2xi32>
}
func.func @f(%c: i1, %v: i32) {
  %g = func.constant @make : (i32) -> memref<2xi32>
  %h = func.constant @other : (i32) -> memref<2xi32>
  %i = arith.select %c, %g, %h : (i32) -> memref<2xi32>
  %m = func.call_indirect %i(%v) : (i32) -> memref<2xi32>
  return
}
// -----
// minimal-deallocation: A function starts a copy, and nobody waits for it.
func.func private @send(%m: memref<2xi32>, %n: memref<2xi32>) -> !gpu.async.token {
  %w = gpu.wait async
  %t = gpu.memcpy async [%w] %n, %m : memref<2xi32>, memref<2xi32>
  return %t : !gpu.async.token
}
func.func @f(%v: i32) {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%z] : memref<2xi32>
  memref.store %v, %b[%z] : memref<2xi32>
  %t = call @send(%a, %b) : (memref<2xi32>, memref<2xi32>) -> !gpu.async.token
  return
}
// -----
// minimal-deallocation: A function gives back a buffer, and the address of it as a number.
func.func @g(%m: memref<2xi32>) -> (memref<2xi32>, i64) {
  %i = memref.extract_aligned_pointer_as_index %m : memref<2xi32> -> index
  %k = arith.index_cast %i : index to i64
  return %m, %k : memref<2xi32>, i64
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  %r, %k = call @g(%a) : (memref<2xi32>) -> (memref<2xi32>, i64)
  memref.store %w, %r[%c0] : memref<2xi32>
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// minimal-deallocation: A function gives the address of its argument, and another one gives the argument.
func.func private @p(%m: memref<2xi32>) -> !llvm.ptr {
  %i = memref.extract_aligned_pointer_as_index %m : memref<2xi32> -> index
  %k = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  return %p : !llvm.ptr
}
func.func @g(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  %p = call @p(%a) : (memref<2xi32>) -> !llvm.ptr
  %r = call @g(%a) : (memref<2xi32>) -> memref<2xi32>
  memref.store %w, %r[%c0] : memref<2xi32>
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
// -----
// minimal-deallocation: A function gives back a buffer, and its address, which is used before the buffer is written.
func.func @g(%m: memref<2xi32>) -> (memref<2xi32>, i64) {
  %i = memref.extract_aligned_pointer_as_index %m : memref<2xi32> -> index
  %k = arith.index_cast %i : index to i64
  return %m, %k : memref<2xi32>, i64
}
func.func @f(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  %r, %k = call @g(%a) : (memref<2xi32>) -> (memref<2xi32>, i64)
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  memref.store %w, %r[%c0] : memref<2xi32>
  %y = memref.load %r[%c0] : memref<2xi32>
  %s = arith.addi %x, %y : i32
  return %s : i32
}
