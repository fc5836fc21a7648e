// File metadata, blocks, successors, signatures, casts and encodings: what mlir-opt says of each.

// expected-error@below {{referenced attribute does not match previous definition: i32}}
"test.op"() {a = distinct[0]<i32>, b = distinct[0]<i64>} : () -> ()

// -----

// expected-error@below {{referenced attribute does not match previous definition: i32}}
module attributes {test.a = distinct[0]<i32>, test.b = distinct[0]<i64>} {}

// -----

module attributes {test.a = distinct[0]<"x">, test.b = distinct[0]<"x">} {}

// -----

// expected-error@below {{invalid dimension}}
func.func @f(%a: memref<9223372036854775808xf32>)

// -----

// expected-error@below {{invalid dimension}}
func.func @f(%a: tensor<9223372036854775808xf32>)

// -----

func.func @f(%a: i32) {
// expected-error@below {{invalid block name in region with named arguments}}
^bb0(%b: i32):
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@below {{invalid block name in region with named arguments}}
^bb0:
  return
}

// -----

func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
  // expected-error@below {{invalid block name in region with named arguments}}
  ^bb0(%x: index):
    scf.yield
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@below {{successors in non-terminator}}
  "arith.addi"(%a, %a)[^bb1] : (index, index) -> index
^bb1:
  return
}

// -----

// expected-error@below {{expected identifier key in file metadata dictionary}}
{-# 3: {} #-}

// -----

// expected-error@below {{unknown key 'foo' in file metadata dictionary}}
{-# foo: {} #-}

// -----

// expected-error@below {{expected identifier key for 'resource' entry}}
{-# external_resources: { 3: {} } #-}

// -----

// expected-error@below {{expected '{'}}
{-# external_resources: { foo: 3 } #-}

// -----

// expected-error@below {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { 3: {} } #-}

// -----

// expected-error@below {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { builtin: { 3: "0x" } } #-}

// -----

// expected-error@below {{expected identifier key for 'external_resources' entry}}
{-# external_resources: { foo: { 3: 4 } } #-}

// -----

// expected-error@below {{expected string value for key 'a'}}
{-# external_resources: { foo: { a: } } #-}

// -----

// expected-error@below {{expected ':'}}
{-# foo #-}

// -----

"builtin.module"() <{sym_visibility = "x"}> ({ ^bb0: }) : () -> ()

// -----

// expected-error@below {{expected string value for key 'pipeline'}}
{-# external_resources: { mlir_reproducer: { pipeline: 3 } } #-}

// -----

{-# external_resources: { mlir_reproducer: { foo: "x" } } #-}

// -----

{-# external_resources: { mlir_reproducer: { verify_each: true, disable_threading: false } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a'}}
{-# external_resources: { foo: { a: "0xzz" } } #-}

// -----

{-# external_resources: { foo: { a: "0x00000000", b: true, c: "s" } } #-}

// -----

// expected-error@below {{expected string value for key 'a'}}
{-# external_resources: { foo: { a: 3 } } #-}

// -----

// expected-error@below {{expected ':'}}
{-# external_resources: { foo: { "a" "b" } } #-}

// -----

// expected-error@below {{expected ',' or '}'}}
{-# external_resources: { foo: { a: "b" c: "d" } } #-}

// -----

// expected-error@below {{expected ',' or '}'}}
{-# external_resources: { foo: { a: "b" } foo: { } } #-}

// -----

// expected-error@below {{expected identifier key for 'resource' entry}}
{-# external_resources: { foo: { a: "b" }, } #-}

// -----

// expected-error@below {{expected ',' or '#-}'}}
{-# external_resources: { } external_resources: { } #-}

// -----

// expected-error@below {{expected identifier key in file metadata dictionary}}
{-# external_resources: { }, #-}

// -----

// expected-error@below {{expected ':'}}
{-# external_resources { } #-}

// -----

// expected-error@below {{expected ':'}}
{-# external_resources: { foo { } } #-}

// -----

// expected-error@below {{dialect 'nope' is unknown}}
{-# dialect_resources: { nope: { a: "0x04000000" } } #-}

// -----

// expected-error@below {{dialect 'nope' is unknown}}
{-# dialect_resources: { nope: { } } #-}

// -----

// expected-error@below {{unexpected 'resource' section for dialect 'func'}}
{-# dialect_resources: { func: { } } #-}

// -----

// expected-error@below {{unexpected 'resource' section for dialect 'arith'}}
{-# dialect_resources: { arith: { 3 } } #-}

// -----

// expected-error@below {{expected ':'}}
{-# dialect_resources: { builtin: { a "0x04000000" } } #-}

// -----

// expected-error@below {{expected ',' or '}'}}
{-# dialect_resources: { builtin: { a: "0x04000000" b } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: { builtin: { a: "0x03000000" } } #-}

// -----

// expected-error@below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x040000" } } #-}

// -----

{-# dialect_resources: { builtin: { a: "0x04000000", a: "0x04000000" } } #-}

// -----

{-# #-}

// -----

func.func private @f()
// expected-error@below {{expected string value for key 'a'}}
{-# external_resources: { foo: {a: 3} } #-}

// -----

// expected-error@below {{expected operation name in quotes}}
module { {-# #-} }

// -----

func.func @f() { 
// expected-error@below {{expected list element}}
"cf.br"()[] : () -> () }

// -----

// expected-error@below {{expected ',' or ']'}}
"cf.br"()[^bb1(] : () -> ()

// -----

// expected-error@below {{expected ',' or ']'}}
"cf.br"()[^bb1 : ] : () -> ()

// -----

// expected-error@below {{expected '>' to close properties}}
"builtin.module"() <{sym_name = "a"} ({}) : () -> ()

// -----

// expected-error@below {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
func.func @f(i32) {
^bb0(%a: i64):
  return
}

// -----

func.func @f(i32) {
^bb0(%a: i32):
  return
}

// -----

// expected-error@below {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) {
  return
}

// -----

func.func @f(i32) {
^bb0(%a: i32, %b : i32):
  return
// expected-error@below {{entry block arguments were already defined}}
}

// -----

// expected-error@below {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f(%a: i32) -> () attributes {function_type = 3} { return }

// -----

// expected-error@below {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f(%a: i32) attributes {sym_name = "x"} { return }

// -----

// expected-error@below {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f(%a: i32) attributes {sym_visibility = 3} { return }

// -----

func.func @f(%t : tensor<4xf32>, %u : tensor<4xf32, "x">) { %0 = "arith.addf"(%t, %u) : (tensor<4xf32>, tensor<4xf32, "x">) -> tensor<4xf32> return }

// -----

// expected-error@below {{'arith.addf' op requires the same encoding for all operands and results}}
func.func @f(%t : tensor<4xf32>, %u : tensor<4xf32, "x">) { %0 = "arith.addf"(%t, %u) : (tensor<4xf32>, tensor<4xf32, "x">) -> tensor<4xf32, "x"> return }

// -----

// expected-error@below {{'arith.negf' op requires the same encoding for all operands and results}}
func.func @f(%t : tensor<4xf32>) { %0 = "arith.negf"(%t) : (tensor<4xf32>) -> tensor<4xf32, "x"> return }

// -----

// expected-error@below {{'math.absf' op requires the same encoding for all operands and results}}
func.func @f(%t : tensor<4xf32>) { %0 = "math.absf"(%t) : (tensor<4xf32>) -> tensor<4xf32, "x"> return }

// -----

// expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
func.func @f(%m : memref<4xf32>) { "memref.memory_space_cast"(%m) : (memref<4xf32>) -> memref<*xf32, 1> return }

// -----

// expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
func.func @f(%m : memref<4xf32>) { %0 = memref.memory_space_cast %m : memref<4xf32> to memref<5xf32> return }

// -----

// expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf64>' are cast incompatible}}
func.func @f(%m : memref<4xf32>) { %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf64> return }

// -----

// expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<?xf32>' are cast incompatible}}
func.func @f(%m : memref<4xf32>) { %0 = memref.memory_space_cast %m : memref<4xf32> to memref<?xf32> return }

// -----

// expected-error@below {{'memref.memory_space_cast' op operand type 'memref<*xf32>' and result type 'memref<?xf32>' are cast incompatible}}
func.func @f(%m : memref<*xf32>) { %0 = memref.memory_space_cast %m : memref<*xf32> to memref<?xf32> return }

// -----

// expected-error@below {{'memref.memory_space_cast' op operand type 'memref<*xf32>' and result type 'memref<*xf64, 3>' are cast incompatible}}
func.func @f(%m : memref<*xf32>) { %0 = memref.memory_space_cast %m : memref<*xf32> to memref<*xf64, 3> return }

// -----

func.func @f(%m : memref<*xf32>) { %0 = memref.memory_space_cast %m : memref<*xf32> to memref<*xf32> return }

// -----

// expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[1]>, 3>' are cast incompatible}}
func.func @f(%m : memref<4xf32, affine_map<(d0) -> (d0)>>) { %0 = memref.memory_space_cast %m : memref<4xf32, affine_map<(d0) -> (d0)>> to memref<4xf32, strided<[1]>, 3> return }

// -----

// expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32, affine_map<(d0) -> (d0 + 1)>>' and result type 'memref<4xf32, 3>' are cast incompatible}}
func.func @f(%m : memref<4xf32, affine_map<(d0) -> (d0+1)>>) { %0 = memref.memory_space_cast %m : memref<4xf32, affine_map<(d0) -> (d0+1)>> to memref<4xf32, 3> return }

// -----

// expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
func.func @f(%m : memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<5xf32> return }

// -----

// expected-error@below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
func.func @f(%m : tensor<4xf32>) { %0 = tensor.bitcast %m : tensor<4xf32> to tensor<5xf32> return }

// -----

// expected-error@below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xf64>' are cast incompatible}}
func.func @f(%m : tensor<4xf32>) { %0 = tensor.bitcast %m : tensor<4xf32> to tensor<4xf64> return }

// -----

// expected-error@below {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%m : tensor<4xf32>) { %0 = arith.extf %m : tensor<4xf32> to tensor<5xf64> return }

// -----

// A token that cannot be read is looked for at the end of the text before it.

func.func @f() -> i64 {
  // expected-error@below {{expected operation name in quotes}}
  %a = arith.constant 1 : i64

  i64 %a : i64
}

// -----

// expected-error@below {{expected operation name in quotes}}
func.func @f() {
  // text

   = arith.constant 1 : i64
  return
}

// -----

func.func @f() {
  // expected-error@below {{expected operation name in quotes}}
  %c = arith.constant 1 : i64
  2 = arith.addi %c, %c : i64
  return
}

// -----

func.func @f() {
  %c = arith.constant 1 : i64
  // expected-error@below {{custom op 'd' is unknown (tried 'func.d' as well)}}
  d = arith.addi %c, %c : i64
  return
}

// -----

func.func @f() {
  affine.for %i = 0 to 3 {
    // expected-error@below {{Dialect `' not found for custom op 'nothing'  (tried '.nothing' as well)}}
    nothing
  }
  return
}

// -----

// A value is compared with its type when that has been read.

func.func @f() {
  %c = arith.constant 1.0 : i64
  // expected-error@below {{floating point value not valid for specified type}}
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  vector.shape_cast %a : vector<4xi32>
// expected-error@below {{custom op 'vector.shape_cast' expected 'to'}}
}

// -----

#a = {
  // expected-error@below {{expected attribute name}}
  a,
  ,
  b
}

// -----

func.func @f(%a: i32) {
  // expected-error@below {{custom op 'unrealized_conversion_cast' is unknown (tried 'func.unrealized_conversion_cast' as well)}}
  %b = unrealized_conversion_cast %a : i32 to i64
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
    // expected-error@below {{Dialect `' not found for custom op 'module'  (tried '.module' as well)}}
    module {}
  }
  return
}

// -----

// A module in a function may hold functions that are no further right.
func.func @f() { %a = arith.constant 1 : i32
builtin.module {
func.func @g(%c: i1) { scf.if %c {
} return }
func.func @h() {
return
}
}
return
}

// -----

func.func @f() {
  return
} loc("f":007:0x10)

// -----

func.func @f() {
  return
// expected-error@below {{expected integer line number in FileLineColRange}}
} loc("f":1:2 to 4294967296:3)

// -----

// expected-error@below {{expected ':'}}
func.func @f(%a f32) { return }

// -----

func.func @f() {
  return
// expected-error@below {{expected ':' and type for SSA operand}}
^bb0(%c f32):
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@below {{expected ']' in dynamic index list}}
  %0 = tensor.extract_slice %a[1, 2 [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>) {
  // expected-error@below {{expected '['}}
  %0 = vector.transpose %a, array<i64: 1, 0> : vector<4x4xf32> to vector<4x4xf32>
  return
}

// -----

// expected-error@below {{expected '>' in tensor type}}
func.func @f(%a: tensor<4x4xf32, strided<[4, 1]>>) { return }

// -----

#layout = strided<[4, 1]>
func.func @f(%a: tensor<4x4xf32, #layout>) { return }

// -----

func.func @f(%a: vector<4xf32>, %i: index) {
  // expected-error@below {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'vector<4xf32>'}}
  %0 = affine.load %a[%i] : vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@below {{custom op 'affine.vector_store' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  affine.vector_store %v, %a[%i] : memref<4xf32>, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %i: index) {
  // expected-error@below {{custom op 'tensor.dim' invalid kind of type specified}}
  %0 = tensor.dim %a, %i : vector<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@below {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@below {{custom op 'tosa.cast' invalid kind of type specified: expected builtin.function, but found 'tensor<4xf32>'}}
  %1 = tosa.cast %a : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%in: memref<8xi32>) {
  // expected-error@below {{expected result type to be 'memref<7xi32, strided<[1], offset: 1>>' or a rank-reduced version. (mismatch of result sizes)}}
  %sub = memref.subview %in[1] [7] [1] : memref<8xi32> to memref<1xi32, strided<[1], offset: 1>>
  return
}
