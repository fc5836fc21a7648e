// A list of types that nothing follows after its colon, and other parts that are not optional.

func.func @returned(%x: i32) -> i32 {
  // expected-error@below {{expected non-function type}}
  return %x :
}

// -----

func.func @branch(%x: i32) {
  // expected-error@below {{expected non-function type}}
  cf.br ^a(%x : )
^a(%y: i32):
  return
}

// -----

func.func @yielded(%c: i1, %x: f32) {
  %0 = scf.if %c -> (f32) {
    // expected-error@below {{expected non-function type}}
    scf.yield %x :
  } else {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @flags(%x: f32) {
  // expected-error@below {{custom op 'arith.addf' expected valid keyword or string}}
  %0 = arith.addf %x, %x fastmath<> : f32
  return
}

// -----

func.func @bounds(%n: index) {
  // expected-error@below {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%i) = () to (%n) step (%n) {
  }
  return
}

// -----

func.func @loops(%n: index) {
  // expected-error@below {{expected 1 upper bound values, got 0}}
  scf.forall (%i) in () {
  }
  return
}

// -----

// expected-error@below {{expected ','}}
func.func private @matrix(!gpu.mma_matrix<16x16xf16 "COp">)

// -----

// expected-error@below {{expected valid keyword}}
func.func private @structure(!llvm.struct<(ptr, )>)

// -----

// expected-error@below {{expected ','}}
func.func private @named(!llvm.struct<"s" (i32)>)

// -----

// Operands without their types.

func.func @f(%m: memref<?xindex>, %i: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.push_back' number of operands and types do not match: got 1 operands and 0 types}}
  %0:2 = sparse_tensor.push_back %i, %m, %i, %i : index, memref<?xindex>, index
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: i32) -> i32 {
  // expected-error@+1 {{custom op 'amdgpu.raw_buffer_load' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<4xi32> -> i32
  return %0 : i32
}

// -----

func.func @f(%a: vector<16xf32>, %k: vector<16xi1>) -> vector<16xf32> {
  // expected-error@+1 {{custom op 'x86vector.avx512.mask.compress' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = x86vector.avx512.mask.compress %k, %a, %a : vector<16xf32>
  return %0 : vector<16xf32>
}

// -----

// The width of a bit-vector that is typed at the moment.

func.func @f() {
  // expected-error@+1 {{expected '>'}}
  %0 = smt.bv.constant #smt.bv<7> : !smt.bv<32 32>
  return
}
