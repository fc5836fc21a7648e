// bufferization, arith, complex, shape, async, func and ml_program: what mlir-opt says of each rule.

func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: memref<4x4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: memref<5xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %u: tensor<?xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %u: f32) {
  // expected-error@below {{'bufferization.materialize_in_destination' op operand #1 must be shaped of any type values, but got 'f32'}}
  bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, f32) -> ()
  return
}

// -----

// expected-error@below {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = 3 : i32}) {
  return
}

// -----

func.func @f(%t: i32 {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) {
  return
}

// -----

// expected-error@below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.writable = 3 : i32}) {
  return
}

// -----

// expected-error@below {{'bufferization.access' is expected to be a string attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.access = 3 : i32}) {
  return
}

// -----

gpu.module @m {
  gpu.func @f(%t: tensor<4xf32> {bufferization.writable = true}) {
    gpu.return
  }
}

// -----

func.func @f() {
  // expected-error@below {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<[2]xi32>
  return
}

// -----

func.func @f() {
  // expected-error@below {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = "arith.constant"() <{value = "x" : i32}> : () -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %0 = arith.cmpi eq, %a, %a : f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@below {{custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'i32'}}
  %0 = arith.cmpf oeq, %a, %a : i32
  return
}

// -----

func.func @f(%a: f32) {
  %same = complex.bitcast %a : f32 to f32
  // expected-error@below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : f32 to i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %a : f32 to complex<f32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error@below {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %a : tensor<2xf32> to complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error@below {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to tensor<2xf32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to i64
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error@below {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to index
  return
}

// -----

func.func @f() {
  // expected-error@below {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant ["x", 1.0 : f32] : complex<f32>
  return
}

// -----

func.func @f() {
  // expected-error@below {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f64, 1.0 : f64] : complex<f32>
  return
}

// -----

func.func @f() {
  // expected-error@below {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f64] : complex<f32>
  return
}

// -----

module attributes {test.a = #complex.number<:f32 1.0, 2.0> : i32} {}

// -----

module attributes {test.a = #complex.number<:f32 1.0, 2.0> : complex<f64>} {}

// -----

module attributes {test.a = #complex.number<:f32 1.0, 2.0>} {}

// -----

module attributes {test.a = #complex.number<:f32 1.0, 2.0> : complex<i32>} {}

// -----

func.func @f() {
  // expected-error@below {{'shape.assuming_all' op no operands specified}}
  %0 = shape.assuming_all
  return
}

// -----

func.func @f() {
  // expected-error@below {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error@below {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error@below {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = "shape.cstr_broadcastable"(%s) : (!shape.shape) -> !shape.witness
  return
}

// -----

func.func @f(%s: !shape.shape, %z: !shape.size) {
  // expected-error@below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %d: index, %a: !shape.size):
    shape.yield %a : !shape.size
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
  // expected-error@below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%s, %z) : tensor<?xindex> -> !shape.size {
  ^bb0(%i: index, %d: !shape.size, %a: !shape.size):
    shape.yield %a : !shape.size
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
  // expected-error@below {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %0 = shape.reduce(%s, %z) : tensor<?xindex> -> !shape.size {
  ^bb0(%i: index, %d: index, %a: index):
    shape.yield %z : !shape.size
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
  // expected-error@below {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%s, %z) : tensor<?xindex> -> !shape.size {
  ^bb0(%i: i32, %d: index, %a: !shape.size):
    shape.yield %z : !shape.size
  }
  return
}

// -----

// expected-error@below {{@lib required to be shape function library}}
module attributes {shape.lib = @lib} {
  func.func private @lib()
}

// -----

// expected-error@below {{shape function library @lib not found}}
module attributes {shape.lib = @lib} {
}

// -----

// expected-error@below {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 3} {
}

// -----

func.func @f(%a: !async.value<f32>) {
  %0 = async.await %a : !async.value<f32>
  return
}

// -----

func.func @f(%a: !async.value<f32>) {
  // expected-error@below {{'async.await' op result type 'i32' does not match async value type 'f32'}}
  %0 = "async.await"(%a) : (!async.value<f32>) -> i32
  return
}

// -----

func.func @f(%a: !async.token) {
  // expected-error@below {{'async.await' op awaiting on a token must have empty result}}
  %0 = "async.await"(%a) : (!async.token) -> i32
  return
}

// -----

func.func @f(%a: !async.value<f32>) {
  // expected-error@below {{'async.execute' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  %0 = "async.execute"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0:
    async.yield
  }) : (!async.value<f32>) -> !async.token
  return
}

// -----

// expected-error@below {{unbalanced '<' character in pretty dialect name}}
func.func @f(%a: !async.value<) {
  return
}

// -----

func.func @f() {
  // expected-error@below {{'func.constant' op reference to undefined function 'g'}}
  %0 = func.constant @g : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f() {
  // expected-error@below {{'func.constant' op reference to function with mismatched type}}
  %0 = func.constant @g : () -> ()
  return
}

// -----

// expected-error@below {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global public @x : i32

// -----

ml_program.func @f(%a: i32) -> i64 {
  // expected-error@below {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
  ml_program.return %a : i32
}

// -----

ml_program.subgraph @f(%a: i32) -> i64 {
  // expected-error@below {{type of output operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
  ml_program.output %a : i32
}

// -----

ml_program.subgraph @f(%a: i32) -> i32 {
  // expected-error@below {{'ml_program.output' op has 2 operands, but enclosing function (@f) outputs 1}}
  ml_program.output %a, %a : i32, i32
}
