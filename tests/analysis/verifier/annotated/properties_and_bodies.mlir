// Properties of the generic form, and bodies of attributes.

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = "x"} : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %0 = "arith.cmpi"(%a, %a) <{predicat = 77 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {a, b = 7 : i64, predicate = "x"} for op arith.cmpi: Invalid attribute `predicate` in property conversion: "x"}}
  %0 = "arith.cmpi"(%a, %a) <{b = 7 : i64, predicate = "x", a}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>} for op memref.subview: size mismatch in attribute conversion: 3 vs 4}}
  %0 = "memref.subview"(%a) <{operandSegmentSizes = array<i32: 1,0,0>, static_offsets = array<i64: 0>, static_sizes = array<i64:4>, static_strides = array<i64:1>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = "x", static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>} for op memref.subview: expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.subview"(%a) <{operandSegmentSizes = "x", static_offsets = array<i64: 0>, static_sizes = array<i64:4>, static_strides = array<i64:1>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'memref.subview' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.subview"(%a) {operandSegmentSizes = "x", static_offsets = array<i64: 0>, static_sizes = array<i64:4>, static_strides = array<i64:1>} : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'memref.subview' op attribute 'static_sizes' failed to satisfy constraint: i64 dense array attribute}}
  %0 = "memref.subview"(%a) {operandSegmentSizes = array<i32: 1,0,0,0>, static_offsets = array<i64: 0>, static_sizes = array<i32:4>, static_strides = array<i64:1>} : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{invalid properties {proc_bind_kind = "x"} for op omp.parallel: Invalid attribute `proc_bind_kind` in property conversion: "x"}}
  "omp.parallel"() <{proc_bind_kind = "x"}> ({ omp.terminator }) : () -> ()
  return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{invalid properties {x = 1 : i64} for op llvm.return: this operation does not support properties}}
  "llvm.return"() <{x = 1}> : () -> ()
}

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = @x} for op func.func: Invalid attribute `sym_name` in property conversion: @x}}
"func.func"() <{sym_name = @x, function_type = () -> ()}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = 1 : i64, sym_name = "x"} for op func.func: Invalid attribute `function_type` in property conversion: 1 : i64}}
"func.func"() <{sym_name = "x", function_type = 1}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{sym_name = "x", function_type = i32}> ({}) : () -> ()

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{invalid properties {axis = "x"} for op tosa.reverse: Invalid attribute `axis` in property conversion: "x"}}
  %0 = "tosa.reverse"(%a) <{axis = "x"}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.reverse' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = "tosa.reverse"(%a) <{axis = 1 : i8}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: q}}
func.func private @a() attributes {x = #nvvm.shape<m = 1, n = 2, q = 3>}

// -----

// expected-error@+1 {{expected ','}}
func.func private @a() attributes {x = #nvvm.shape<m = 1, n = 2>}

// -----

// expected-error@+1 {{expected 'in'}}
func.func private @a() attributes {x = #llvm.di_file<"a">}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
func.func private @a() attributes {x = #llvm.loop_annotation<foo = true>}

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `gpu`}}
func.func private @a() attributes {x = #gpu.foo}

// -----

// expected-error@+1 {{unknown gpu type: foo}}
func.func private @a(!gpu.foo)

// -----

func.func private @f() attributes {a = [
  #gpu.address_space<global>,
  // expected-error@+1 {{unknown attribute `nothing` in dialect `gpu`}}
  #gpu<nothing global>,
  #gpu.address_space<workgroup>]}
