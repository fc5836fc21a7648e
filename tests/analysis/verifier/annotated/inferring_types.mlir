// Types of which formats make other types.

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %0 = arith.cmpi eq, %a, %a : f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.load %a[] : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'i32'}}
  %0 = tensor.extract %a[] : i32
  return
}

// -----

func.func @f(%a: tensor<*xi32>) {
  // expected-error@+1 {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xi32>'}}
  %0 = tensor.extract %a[] : tensor<*xi32>
  return
}

// -----

func.func @f(%a: tensor<*xi32>) {
  %0 = arith.cmpi eq, %a, %a : tensor<*xi32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'math.isfinite' 'operand' must be floating-point-like, but got 'i32'}}
  %0 = math.isfinite %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'spirv.FOrdEqual' 'operand1' must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.FOrdEqual %a, %a : i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'spirv.IEqual' 'operand1' must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.IEqual %a, %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'spirv.LogicalNot' 'operand' must be bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.LogicalNot %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'spirv.LogicalAnd' 'operand1' must be bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.LogicalAnd %a, %a : f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'spirv.IsNan' 'operand' must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.IsNan %a : i32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  // expected-error@+1 {{custom op 'spirv.VectorExtractDynamic' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = spirv.VectorExtractDynamic %a[%i] : f32, i32
  return
}

// -----

func.func @f(%a: vector<4xf16>, %k: vector<4xi1>) {
  // expected-error@+1 {{custom op 'x86vector.avx512.mask.compress' 'dst' must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<4xf16>'}}
  %0 = x86vector.avx512.mask.compress %k, %a : vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf16>) {
  // expected-error@+1 {{custom op 'x86vector.avx512.vp2intersect' 'a' must be vector of 32-bit signless integer or 64-bit signless integer values of length 16/8, but got 'vector<4xf16>'}}
  %0, %1 = x86vector.avx512.vp2intersect %a, %a : vector<4xf16>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'i32'}}
  %0 = tensor.splat %a : i32
  return
}
