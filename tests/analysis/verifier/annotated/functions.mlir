// Functions, what they return, and who calls them.

func.func @nothing_returned() -> i32 {
  // expected-error@+1 {{has 0 operands, but enclosing function (@nothing_returned) returns 1}}
  return
}

// -----

func.func @of_another_type(%x: i64) -> i32 {
  // expected-error@+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32')}}
  return %x : i64
}

// -----

func.func @nobody_there() {
  call @somebody() : () -> ()  // expected-error {{'somebody' does not reference a valid function}}
  return
}

// -----

func.func private @takes_one(i32)
func.func @gives_none() {
  // expected-error @below {{incorrect number of operands for callee}}
  call @takes_one() : () -> ()
  return
}

// -----

// expected-error@+1 {{symbol declaration cannot have public visibility}}
func.func @declared()

// -----

func.func @to_a_block(%x: i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^next(%x : i32)
^next(%y: i64):
  return
}

// -----

// A body takes what the signature says, in each dialect with functions.

// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
llvm.func @f(i32) {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() ({
^bb0(%a: i64):
  "llvm.return"() : () -> ()
}) {function_type = !llvm.func<void (i32)>, sym_name = "f"} : () -> ()

// -----

// expected-error@+1 {{'emitc.func' op entry block must have 1 arguments to match function signature}}
emitc.func @f(i32) {
  emitc.return
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{'transform.named_sequence' op entry block must have 1 arguments to match function signature}}
  transform.named_sequence @f(!transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.func' op entry block must have 1 arguments to match function signature}}
  spirv.func @f(i32) "None" {
    spirv.Return
  }
}

// -----

// expected-error@+1 {{'async.func' op entry block must have 1 arguments to match function signature}}
async.func @f(i32) -> !async.token {
  return
}

// -----

// expected-error@+1 {{'ml_program.func' op entry block must have 1 arguments to match function signature}}
ml_program.func @f(i32) {
  ml_program.return
}

// -----

// expected-error@+1 {{'ml_program.subgraph' op entry block must have 1 arguments to match function signature}}
ml_program.subgraph @f(i32) {
  ml_program.output
}

// -----

// expected-error@+1 {{'shape.func' op entry block must have 1 arguments to match function signature}}
shape.func @f(i32) {
  shape.return
}

// -----

// expected-error@+1 {{'pdl_interp.func' op entry block must have 1 arguments to match function signature}}
pdl_interp.func @f(i32) {
  pdl_interp.finalize
}

// -----

// expected-error@+1 {{'spirv.ARM.Graph' op entry block must have 1 arguments to match graph signature}}
spirv.ARM.Graph @f(!spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> {
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2xi16>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi16>
}

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) {
  return
}
