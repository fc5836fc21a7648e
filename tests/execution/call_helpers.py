"""Functions that the programs of `call_passes` call, by name; `M` is the type of a buffer."""

from __future__ import annotations

HELPERS = {
    "id": "func.func private @id(%m: M) -> M {\n  return %m : M\n}",
    "id2": "func.func private @id2(%m: M) -> M {\n  %r = call @id(%m) : (M) -> M\n  return %r : M\n}",
    "twice": "func.func private @twice(%m: M) -> (M, M) {\n  return %m, %m : M, M\n}",
    "pick": "func.func private @pick(%c: i1, %m: M, %n: M) -> M {\n"
    "  %r = arith.select %c, %m, %n : M\n  return %r : M\n}",
    "public": "func.func @public(%m: M) -> M {\n  return %m : M\n}",
    "lend": "func.func private @lend(%c: i1, %m: M) -> M {\n  cf.cond_br %c, ^a, ^b(%m : M)\n^a:\n"
    "  %r = call @public(%m) : (M) -> M\n  cf.br ^b(%r : M)\n^b(%x: M):\n  return %x : M\n}",
    "made": "func.func private @made(%c: i1, %m: M) -> (M, M) {\n  %r = scf.if %c -> (M) {\n"
    "    %a = memref.alloc() : M\n    %v = arith.constant 3 : i32\n    linalg.fill ins(%v : i32) outs(%a : M)\n"
    "    scf.yield %a : M\n  } else {\n    scf.yield %m : M\n  }\n  return %r, %r : M, M\n}",
    "write": "func.func private @write(%m: M) {\n  %z = arith.constant 0 : index\n  %v = arith.constant 7 : i32\n"
    "  memref.store %v, %m[%z] : M\n  return\n}",
    "spawn": "func.func private @spawn(%m: M) -> !async.token {\n  %t = async.execute {\n"
    "    func.call @write(%m) : (M) -> ()\n    async.yield\n  }\n  return %t : !async.token\n}",
    "spawn_with": "func.func private @spawn_with(%m: M, %n: M) -> (M, !async.token) {\n"
    "  %t = call @spawn(%m) : (M) -> !async.token\n  return %n, %t : M, !async.token\n}",
    "wait": "func.func private @wait(%t: !async.token) {\n  async.await %t : !async.token\n  return\n}",
    "tensor": "func.func private @tensor(%m: M) -> tensor<4xi32> {\n"
    "  %t = bufferization.to_tensor %m restrict : M to tensor<4xi32>\n  return %t : tensor<4xi32>\n}",
    "view": "func.func private @view(%m: M) -> memref<2xi32, strided<[1]>> {\n"
    "  %v = memref.subview %m[0] [2] [1] : M to memref<2xi32, strided<[1]>>\n"
    "  return %v : memref<2xi32, strided<[1]>>\n}",
    "eat": "func.func private @eat(%m: M) {\n  memref.dealloc %m : M\n  return\n}",
    "eat2": "func.func private @eat2(%m: M) {\n  call @eat(%m) : (M) -> ()\n  return\n}",
    "eat_if": "func.func private @eat_if(%c: i1, %m: M) {\n  scf.if %c {\n    func.call @eat2(%m) : (M) -> ()\n  }\n"
    "  return\n}",
    "eat_when": "func.func private @eat_when(%c: i1, %m: M) {\n  bufferization.dealloc (%m : M) if (%c)\n  return\n}",
    "back": "func.func private @back(%m: M) -> M {\n  %r = call @public(%m) : (M) -> M\n  call @write(%m) : (M) -> ()\n"
    "  return %r : M\n}",
    "kept": 'memref.global "private" @kept : memref<1xM> = uninitialized',
    "keep": "func.func private @keep(%m: M) {\n  %z = arith.constant 0 : index\n"
    "  %s = memref.get_global @kept : memref<1xM>\n  memref.store %m, %s[%z] : memref<1xM>\n  return\n}",
    "keep2": "func.func private @keep2(%m: M) {\n  call @keep(%m) : (M) -> ()\n  return\n}",
    "found": "func.func private @found() {\n  %z = arith.constant 0 : index\n"
    "  %s = memref.get_global @kept : memref<1xM>\n  %m = memref.load %s[%z] : memref<1xM>\n"
    "  %v = memref.load %m[%z] : M\n  vector.print %v : i32\n  return\n}",
    "spawn2": "func.func private @spawn2(%m: M) {\n  %t = call @spawn(%m) : (M) -> !async.token\n  return\n}",
    "both": "func.func private @both(%m: M, %n: M) {\n  %r = call @public(%m) : (M) -> M\n"
    "  call @write(%n) : (M) -> ()\n  call @look(%r) : (M) -> ()\n  return\n}",
    "both2": "func.func private @both2(%m: M, %n: M) {\n  call @both(%m, %n) : (M, M) -> ()\n  return\n}",
    "global": 'memref.global "private" @shared : M = dense<0>',
    "shared": "func.func @shared_one() -> M {\n  %g = memref.get_global @shared : M\n  return %g : M\n}",
    "change": "func.func private @change() {\n  %g = memref.get_global @shared : M\n  call @write(%g) : (M) -> ()\n"
    "  return\n}",
    "cross": "func.func private @cross(%m: M, %n: M) {\n  call @write(%m) : (M) -> ()\n  call @look(%n) : (M) -> ()\n"
    "  return\n}",
    "follow": "func.func private @follow(%t: !async.token) {\n  %s = async.execute [%t] {\n    async.yield\n  }\n"
    "  return\n}",
    "hold": "func.func private @ext_hold(index)\nfunc.func private @ext_held()",
    "hand": "func.func private @hand(%m: M) {\n"
    "  %p = memref.extract_aligned_pointer_as_index %m : M -> index\n  call @ext_hold(%p) : (index) -> ()\n  return\n}",
    "spawn_maybe": "func.func private @spawn_maybe(%c: i1, %m: M) {\n  %t = call @spawn(%m) : (M) -> !async.token\n"
    "  scf.if %c {\n    async.await %t : !async.token\n  }\n  return\n}",
    "spawn_ignored": "func.func private @spawn_ignored(%m: M) {\n  %t = call @spawn(%m) : (M) -> !async.token\n"
    "  call @ignore(%t) : (!async.token) -> ()\n  return\n}",
    "group": "func.func private @group(%t: !async.token) {\n  %o = arith.constant 1 : index\n"
    "  %g = async.create_group %o : !async.group\n  %i = async.add_to_group %t, %g : !async.token\n  return\n}",
    "send": "func.func private @send(%m: M, %n: M) -> !gpu.async.token {\n  %w = gpu.wait async\n"
    "  %t = gpu.memcpy async [%w] %n, %m : M, M\n  return %t : !gpu.async.token\n}",
    "public_d": "func.func @public_d(%m: memref<?xi32>) -> memref<?xi32> {\n  return %m : memref<?xi32>\n}",
    "spawn_look": "func.func private @spawn_look(%m: M) {\n  %t = async.execute {\n"
    "    func.call @look(%m) : (M) -> ()\n    async.yield\n  }\n  return\n}",
    "with_address": "func.func private @with_address(%v: i32) -> (M, !llvm.ptr) {\n  %m = memref.alloc() : M\n"
    "  linalg.fill ins(%v : i32) outs(%m : M)\n  %p = builtin.unrealized_conversion_cast %m : M to !llvm.ptr\n"
    "  return %m, %p : M, !llvm.ptr\n}",
    "with_tensor": "func.func private @with_tensor(%v: i32) -> (tensor<4xi32>, M) {\n  %m = memref.alloc() : M\n"
    "  linalg.fill ins(%v : i32) outs(%m : M)\n"
    "  %t = bufferization.to_tensor %m restrict : M to tensor<4xi32>\n  return %t, %m : tensor<4xi32>, M\n}",
    "eat_same": "func.func private @eat_same(%m: memref<?xi32>) {\n"
    "  %r = call @ext_same(%m) : (memref<?xi32>) -> (memref<?xi32>)\n  memref.dealloc %r : memref<?xi32>\n  return\n}",
    "eat_same2": "func.func private @eat_same2(%m: memref<?xi32>) {\n"
    "  call @eat_same(%m) : (memref<?xi32>) -> ()\n  return\n}",
    "keeps_own": "func.func private @keeps_own(%v: i32) {\n  %m = memref.alloc() : M\n"
    "  linalg.fill ins(%v : i32) outs(%m : M)\n  call @keep2(%m) : (M) -> ()\n  return\n}",
    "ignore": "func.func private @ignore(%t: !async.token) {\n  return\n}",
    "pair": "func.func private @pair(%v: i32) -> (M, M) {\n  %m = memref.alloc() : M\n"
    "  linalg.fill ins(%v : i32) outs(%m : M)\n  return %m, %m : M, M\n}",
    "drop": "func.func private @drop(%n: i32, %m: M) {\n  %z = arith.constant 0 : i32\n  %k = arith.constant 1 : i32\n"
    "  %c = arith.cmpi sle, %n, %z : i32\n  cf.cond_br %c, ^a, ^b\n^a:\n  return\n^b:\n"
    "  %l = arith.subi %n, %k : i32\n  call @drop(%l, %m) : (i32, M) -> ()\n  return\n}",
    "lose": "func.func private @fall(%n: i32) {\n  %v = arith.constant 3 : i32\n  %m = memref.alloc() : M\n"
    "  linalg.fill ins(%v : i32) outs(%m : M)\n  call @lose(%n, %m) : (i32, M) -> ()\n  return\n}\n"
    "func.func private @lose(%n: i32, %m: M) {\n  %z = arith.constant 0 : i32\n  %k = arith.constant 1 : i32\n"
    "  %c = arith.cmpi sle, %n, %z : i32\n  cf.cond_br %c, ^a, ^b\n^a:\n  return\n^b:\n"
    "  %l = arith.subi %n, %k : i32\n  call @fall(%l) : (i32) -> ()\n  memref.dealloc %m : M\n  return\n}",
    "through": "func.func private @through(%m: M) -> index {\n"
    "  %p = memref.extract_aligned_pointer_as_index %m : M -> index\n  return %p : index\n}",
    "same": "func.func private @ext_same(memref<?xi32>) -> (memref<?xi32>)",
    "peek": "func.func private @peek(%m: memref<?xi32>) {\n  %z = arith.constant 0 : index\n"
    "  %r = call @ext_same(%m) : (memref<?xi32>) -> memref<?xi32>\n  %v = memref.load %r[%z] : memref<?xi32>\n"
    "  vector.print %v : i32\n  return\n}",
    "look": "func.func private @look(%m: M) {\n  %z = arith.constant 0 : index\n  %v = memref.load %m[%z] : M\n"
    "  vector.print %v : i32\n  return\n}",
    "async": "async.func private @async(%m: M) -> !async.token {\n  %r = func.call @id(%m) : (M) -> M\n"
    "  func.call @write(%r) : (M) -> ()\n  return\n}",
}
