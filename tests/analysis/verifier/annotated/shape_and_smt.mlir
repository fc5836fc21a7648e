// Libraries and bodies of shape, values of smt, lists of irdl, attributes of bufferization.

func.func private @f() attributes {a = #complex.number<:f32 1.0, 2.0>}

// -----

func.func private @f() attributes {a = #complex.number<:f32 1.0, 2.0> : complex<f32>}

// -----

func.func private @f() attributes {a = #complex.number<:f32 1.0, 2.0> : complex<f64>}

// -----

func.func private @f() attributes {a = #complex.number<:f32 1.0, 2.0> : f32}

// -----

// expected-error@+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @f() attributes {shape.lib = @a}

// -----

// expected-error@+1 {{shape function library @a not found}}
module attributes {shape.lib = @a} {
}

// -----

// expected-error@+1 {{@a required to be shape function library}}
module attributes {shape.lib = @a} {
  func.func private @a()
}

// -----

// expected-error@+1 {{@a does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@a]} {
  func.func private @a()
}

// -----

// expected-error@+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [1]} {
}

// -----

// expected-error@+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 1} {
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size, %c: index, %d: tensor<?xindex>, %e: tensor<2xindex>, %g: tensor<3xindex>) {
  // expected-error@+1 {{requires all sizes or shapes}}
  %0 = "shape.meet"(%a, %b) : (!shape.shape, !shape.size) -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size, %c: index, %d: tensor<?xindex>, %e: tensor<2xindex>, %g: tensor<3xindex>) {
  // expected-error@+1 {{requires all sizes or shapes}}
  %0 = "shape.meet"(%a, %c) : (!shape.shape, index) -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size, %c: index, %d: tensor<?xindex>, %e: tensor<2xindex>, %g: tensor<3xindex>) {
  // expected-error@+1 {{unequal shape cardinality}}
  %0 = "shape.meet"(%e, %g) : (tensor<2xindex>, tensor<3xindex>) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size, %c: index, %d: tensor<?xindex>, %e: tensor<2xindex>, %g: tensor<3xindex>) {
  %0 = "shape.meet"(%e, %d) : (tensor<2xindex>, tensor<?xindex>) -> tensor<2xindex>
  %1 = "shape.meet"(%c, %c) : (index, index) -> index
  %2 = "shape.meet"(%b, %c) : (!shape.size, index) -> !shape.size
  %3 = "shape.meet"(%a, %d) : (!shape.shape, tensor<?xindex>) -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size, %c: index, %d: tensor<?xindex>, %e: tensor<2xindex>, %g: tensor<3xindex>) {
  // expected-error@+1 {{requires all sizes or shapes}}
  %0 = "shape.meet"(%e, %c) : (tensor<2xindex>, index) -> tensor<2xindex>
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size, %c: index, %d: tensor<?xindex>, %e: tensor<2xindex>, %g: tensor<3xindex>) {
  // expected-error@+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = "shape.reduce"(%d, %c) ({
  ^bb0(%i: index, %x: !shape.size, %y: index):
    shape.yield %y : index
  }) : (tensor<?xindex>, index) -> index
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size, %c: index, %d: tensor<?xindex>, %e: tensor<2xindex>, %g: tensor<3xindex>) {
  // expected-error@+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = "shape.reduce"(%a, %c) ({
  ^bb0(%i: index, %x: index, %y: index):
    shape.yield %y : index
  }) : (!shape.shape, index) -> index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'i32'}}
  %0 = "shape.shape_of"(%a) : (i32) -> !shape.shape
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'i32'}}
  %0 = "shape.value_as_shape"(%a) : (i32) -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.value_shape) {
  %0 = "shape.shape_of"(%a) : (!shape.value_shape) -> !shape.shape
  %1 = "shape.value_as_shape"(%a) : (!shape.value_shape) -> !shape.shape
  return
}

// -----

// expected-error@+1 {{explicit bit-vector type required}}
func.func private @f() attributes {a = #smt.bv<0>}

// -----

// expected-error@+1 {{explicit bit-vector type required}}
func.func private @f() attributes {a = #smt.bv<0> : i32}

// -----

// expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<2>'}}
func.func private @f() attributes {a = #smt.bv<9> : !smt.bv<2>}

// -----

func.func private @f() attributes {a = #smt.bv<-2> : !smt.bv<2>}

// -----

// expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<2>'}}
func.func private @f() attributes {a = #smt.bv<-3> : !smt.bv<2>}

// -----

// expected-error@+1 {{expected integer value}}
func.func private @f() attributes {a = #smt.bv<a> : !smt.bv<2>}

// -----

func.func @f(%a: !smt.bv<4>, %b: !smt.int, %c: !smt.bv<2000000>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must be positive}}
  %0 = smt.bv.repeat 0 times %a : !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<4>, %b: !smt.int, %c: !smt.bv<2000000>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' input must have bit-vector type}}
  %0 = smt.bv.repeat 2 times %b : !smt.int
  return
}

// -----

func.func @f(%a: !smt.bv<4>, %b: !smt.int, %c: !smt.bv<2000000>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must fit into 63 bits}}
  %0 = smt.bv.repeat 9223372036854775808999 times %a : !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<4>, %b: !smt.int, %c: !smt.bv<2000000>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' result bit-width (provided integer times bit-width of the input type) must fit into 63 bits}}
  %0 = smt.bv.repeat 9223372036854775800 times %a : !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<4>, %b: !smt.int, %c: !smt.bv<2000000>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must be positive}}
  %0 = smt.bv.repeat -1 times %a : !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<4>, %b: !smt.int, %c: !smt.bool) {
  // expected-error@+1 {{'smt.ite' op failed to verify that all of {thenValue, elseValue, result} have same type}}
  %0 = "smt.ite"(%c, %a, %b) : (!smt.bool, !smt.bv<4>, !smt.int) -> !smt.int
  return
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) {names = ["a", "b"], variadicity = #irdl<variadicity_array[single, single]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[single, single]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.results' op the number of results and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[single, single]>} : (!irdl.attribute) -> ()
  }
}

// -----

// expected-error@+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @f(%a: tensor<2xf32> {bufferization.writable = true})

// -----

"test.one_region_op"() ({}) {arg_attrs = [{bufferization.writable = true}]} : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'arg_attrs'}}
module attributes {arg_attrs = [{bufferization.writable = true}]} {}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'arith.constant' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = arith.constant {bufferization.manual_deallocation} 1 : i32
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: i32) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: !transform.any_op, %b: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 cannot be both readonly and consumed}}
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly, transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence private @a(%a: !transform.any_op)
}
