// Traits, symbols, blocks, and attributes of modules: what mlir-opt says of each.

// expected-error@below {{'arith.negf' op requires a single operand}}
"arith.negf"() : () -> f32

// -----

func.func @f(%a: f32) {
  // expected-error@below {{'arith.negf' op requires one result}}
  "arith.negf"(%a) : (f32) -> ()
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{'arith.negf' op requires zero regions}}
  "arith.negf"(%a) ({}) : (f32) -> f32
  return
}

// -----

// expected-error@below {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

func.func @f(%a: f32) {
  // expected-error@below {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{'cf.br' op requires 1 successor but found 2}}
  "cf.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@below {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%a)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{'func.return' op requires 0 successors but found 1}}
  "func.return"()[^bb1] : () -> ()
^bb1:
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@below {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  return
}

// -----

// expected-error@below {{invalid properties {function_type = () -> (), sym_name = 3 : i64} for op func.func: Invalid attribute `sym_name` in property conversion: 3 : i64}}
"func.func"() <{function_type = () -> (), sym_name = 3}> ({}) : () -> ()

// -----

// expected-error@below {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({}) : () -> ()

// -----

module attributes {sym_visibility = "foo"} {
}

// -----

// expected-error@below {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "foo"}> ({}) : () -> ()

// -----

// expected-error@below {{invalid properties {function_type = () -> (), sym_name = "a", sym_visibility = 3 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 3 : i64}}
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = 3}> ({}) : () -> ()

// -----

// expected-error@below {{'func.func' op requires one region}}
"func.func"() <{function_type = () -> (), sym_name = "a"}> : () -> ()

// -----

// expected-error@below {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%x: i64):
  func.return
}) : () -> ()

// -----

// expected-error@below {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "a", arg_attrs = [3]}> ({}) : () -> ()

// -----

// expected-error@below {{'func.func' op attribute 'res_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = () -> (i32), sym_name = "a", res_attrs = [3]}> ({}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op requires one region}}
"builtin.module"() ({}, {}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'}}
module attributes {foo = 3} {}

// -----

// expected-error@below {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 3} {}

// -----

// expected-error@below {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = 3} {}

// -----

// expected-error@below {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 3} {}

// -----

// expected-error@below {{attribute 'dlti.foo' not supported by dialect}}
module attributes {dlti.foo = 3} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
module attributes {test.a = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 3>>} {}

// -----

// expected-error@below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<f32, 3 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.foo" = 3>} {}

// -----

"builtin.module"() ({
// expected-error@below {{expected ':' after block name}}
^bb0(%x: i32)
}) : () -> ()

// -----

"builtin.module"() ({
// expected-error@below {{expected ':' and type for SSA operand}}
^bb0(%a):
}) : () -> ()

// -----

func.func @f(%x: i32) {
  %0 = arith.constant 1 : i32
  // expected-error@below {{reference to invalid result number}}
  "func.return"(%0#1) : (i32) -> ()
}

// -----

func.func @f(%x: i32) {
  %0 = arith.constant 1 : i32
  // expected-error@below {{invalid SSA value result number}}
  "func.return"(%0#x) : (i32) -> ()
}

// -----

func.func @f(%x: i32) {
  // expected-error@below {{expected ')' to end operand list}}
  "func.return"(3) : () -> ()
}

// -----

func.func @f(%x: i1) {
  cf.br ^bb1
^bb1:
  // expected-error@below {{operation with block successors must terminate its parent block}}
  "cf.br"()[^bb1] : () -> ()
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error@below {{branch weights cannot all be zero}}
  cf.cond_br %x weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error@below {{expects number of branch weights to match number of successors: 3 vs 2}}
  "cf.cond_br"(%x)[^bb1, ^bb1] <{branch_weights = array<i32: 1, 2, 3>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

// expected-error@below {{result number not allowed in argument list}}
func.func @f(%x#0: i32) {
  return
}

// -----
func.func @iter_args_number(%n: index) {
  // expected-error@below {{result number not allowed in argument list}}
  %r = scf.for %i#0 = %n to %n step %n iter_args(%a#0 = %n) -> (index) {
    scf.yield %a : index
  }
  return
}
// -----
func.func @loop_nest_number(%n: i32) {
  omp.wsloop {
    // expected-error@below {{result number not allowed in argument list}}
    omp.loop_nest (%i#0) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// -----

func.func @f(%x: i32) {
  cf.br ^bb1(%x, %x : i32, i32)
^bb1(%a: i32, %b#1: i32):
  return
}

// -----

spirv.func @f() "None" {
}
llvm.func @g() {
}

// -----

gpu.module @m {
  // expected-error@below {{'gpu.func' op expected body with at least one block}}
  gpu.func @f() {
  }
}

// -----

// expected-error@below {{expected non-empty function body}}
emitc.func @f() {
}

// -----

%0 = "memref.alloc"() {operandSegmentSizes = @nothing} : () -> memref<2xi32>

// -----

func.func @f(%n: index) {
  // expected-error@below {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%n) {operandSegmentSizes = @nothing} : (index) -> memref<?xi32>
  return
}

// -----

// expected-error@below {{invalid properties {operandSegmentSizes = @nothing} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
%0 = "memref.alloc"() <{operandSegmentSizes = @nothing}> : () -> memref<2xi32>

// -----

// expected-error@below {{'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
%0 = "memref.alloc"() {operandSegmentSizes = 3, alignment = -5 : i64} : () -> memref<2xi32>

// -----

// expected-error@below {{invalid properties {operandSegmentSizes = array<i64: 0, 0>} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
%0 = "memref.alloc"() <{operandSegmentSizes = array<i64: 0, 0>}> : () -> memref<2xi32>

// -----

// What is lost among other attributes is not wrong, whatever else has the same attributes.
%0 = "memref.alloc"() {operandSegmentSizes = 3} : () -> memref<2xi32>
%1 = "memref.alloc"() {operandSegmentSizes = array<i64: 1, 2>} : () -> memref<2xi32>
// expected-error@below {{invalid properties {operandSegmentSizes = 3 : i64} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
%2 = "memref.alloc"() <{operandSegmentSizes = 3}> : () -> memref<2xi32>

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@below {{visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
  "memref.global"() <{sym_name = "g", sym_visibility = "hidden", type = memref<i32>}> : () -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<4xf32>) {
  // expected-error@below {{'tosa.add' op operand #1 must be tosa-conformant tensor of number values, but got 'vector<4xf32>'}}
  %0 = "tosa.add"(%b, %a) : (tensor<4xf32>, vector<4xf32>) -> tensor<4xf32>
  return
}

// -----

#a = 3 : i64
func.func @f() {
  // expected-error@below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = #a}> : () -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@below {{expected 2 operand types but had 1}}
  "func.return"(%a, %b) : (i32) -> ()
}

// -----

// expected-error@below {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "a", arg_attrs = [3]}> ({}) : () -> ()

// -----

// expected-error@below {{'async.call' op requires attribute 'callee'}}
"async.call"() : () -> ()

// -----

// expected-error@below {{'func.call' op requires attribute 'callee'}}
"func.call"() : () -> ()

// -----

// expected-error@below {{'affine.if' op requires attribute 'condition'}}
"affine.if"() ({}, {}) : () -> ()

// -----

module attributes {test.a = #complex.number<:f32 1.0, 2.0>} {}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{'memref.alloc' op result #0 must be memref of any type values, but got 'tensor<2xf32>'}}
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: f32) {
  // expected-error@below {{'bufferization.materialize_in_destination' op operand #1 must be shaped of any type values, but got 'f32'}}
  "bufferization.materialize_in_destination"(%a, %b) : (tensor<4xf32>, f32) -> ()
  return
}

// -----

func.func @f(%a: f32, %b: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op operand #0 must be shaped of any type values, but got 'f32'}}
  %0 = "vector.transfer_read"(%a, %i, %b) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (f32, index, f32) -> vector<4xf32>
  return
}

// -----

// expected-error@below {{'memref.dim' op expected 2 operands, but found 0}}
"memref.dim"() : () -> i32

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@below {{'tensor.dim' op requires one result}}
  %0:2 = "tensor.dim"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> (index, index)
  return
}

// -----

// expected-error@below {{invalid properties {condition = 3 : i64} for op affine.if: Invalid attribute `condition` in property conversion: 3 : i64}}
"affine.if"() <{condition = 3}> ({}, {}) : () -> ()

// -----

func.func @f(%a: tensor<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  "bufferization.materialize_in_destination"(%a, %b) : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%a, %i, %b) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<*xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'memref<*xf32>'}}
  %0 = vector.gather %b[%i] [%v], %m, %p : memref<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
