// Verifiers of several dialects, symbols outside of tables, file metadata.

func.func @f(%arg0: tensor<2x4x3x5xf32>, %arg1: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x4x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x4x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x7x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x7x5x2xf32>) -> tensor<6x7x5x2xf32>
  return
}

// -----

func.func @f(%arg0: tensor<2x3x3xf32>, %arg1: tensor<6x7x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op operand #0 must be 4D tensor of any type values, but got 'tensor<2x3x3xf32>'}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3xf32>) outs(%arg1 : tensor<6x7x5x2xf32>) -> tensor<6x7x5x2xf32>
  return
}

// -----

func.func @f(%arg0: tensor<2x14x14x5xf32>, %arg1: tensor<6x5x3x3x2x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<2x14x14x5xf32>) outs(%arg1 : tensor<6x5x3x3x2x5xf32>) -> tensor<6x5x3x3x2x5xf32>
  return
}

// -----

func.func @f(%arg0: tensor<2x14x14x5xf32>, %arg1: tensor<6x6x3x3x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op operand #1 must be 6D tensor of any type values, but got 'tensor<6x6x3x3x2xf32>'}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<2x14x14x5xf32>) outs(%arg1 : tensor<6x6x3x3x2xf32>) -> tensor<6x6x3x3x2xf32>
  return
}

// -----

func.func @f(%arg0: tensor<6x6x3x3x2x2xf32>, %arg1: tensor<2x12x13x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<6x6x3x3x2x2xf32>) outs(%arg1 : tensor<2x12x13x2xf32>) -> tensor<2x12x13x2xf32>
  return
}

// -----

func.func @f(%arg0: tensor<5x6x3x3x2x2xf32>, %arg1: tensor<2x12x12x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<5x6x3x3x2x2xf32>) outs(%arg1 : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return
}

// -----

func.func @f(%arg0: tensor<6x5x3x3x2x2xf32>, %arg1: tensor<2x12x12x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<6x5x3x3x2x2xf32>) outs(%arg1 : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return
}

// -----

func.func @f(%mask : vector<8xi1>, %p : vector<8xi32>) {
  // expected-error@+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %mask, %p { } : vector<8xi1> -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %n: memref<10xf32, 2>, %t: memref<1xi32, 4>, %c: index) {
  affine.for %i0 = 0 to 10 {
    %3 = arith.muli %i0, %c : index
    // expected-error@+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%3], %n[%i0], %t[%i0], %c : memref<10xf32>, memref<10xf32, 2>, memref<1xi32, 4>
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %n: memref<10xf32, 2>, %t: memref<1xi32, 4>, %c: index) {
  affine.for %i0 = 0 to 10 {
    %3 = arith.muli %i0, %c : index
    // expected-error@+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%i0], %n[%3], %t[%i0], %c : memref<10xf32>, memref<10xf32, 2>, memref<1xi32, 4>
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %n: memref<10xf32, 2>, %t: memref<1xi32, 4>, %c: index) {
  affine.for %i0 = 0 to 10 {
    %3 = arith.muli %i0, %c : index
    // expected-error@+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %t[%3], %c : memref<1xi32, 4>
  }
  return
}

// -----

// expected-error@+1 {{@fn required to be shape function library}}
module attributes {shape.lib = @fn} {
func.func @fn(%arg: !shape.value_shape) { return }
}

// -----

// expected-error@+1 {{shape function library @fn not found}}
module attributes {shape.lib = @fn} {
}

// -----

// expected-error@+1 {{only one op to shape mapping allowed, found multiple for `"test.x"`}}
module attributes {shape.lib = [@l, @l]} {
shape.function_library @l {
  func.func @same(%arg: !shape.value_shape) -> !shape.shape { %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
 return %0 : !shape.shape }
} mapping { test.x = @same }
}

// -----

// expected-error@+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 5} {
}

// -----

// expected-error@+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [5]} {
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  spirv.GlobalVariable @var0 initializer(@var1) : !spirv.ptr<f32, Private>
}

// -----

// expected-error@+1 {{expected ']'}}
func.func private @f(!spirv.struct<(f32 [NonWritable 0])>) -> ()

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f(!spirv.struct<(f32 [0] i32)>) -> ()

// -----

// expected-error@+1 {{expected attribute value}}
func.func private @f(!spirv.struct<(!spirv.matrix<3 x vector<3xf32>> [0, RowMajor, MatrixStride=])>)

// -----

{-#
  dialect_resources: {
    builtin: {
      // expected-error@+1 {{expected hex string blob for key 'blob' to encode alignment in first 4 bytes}}
      blob: "0x"
    }
  }
#-}

// -----

{-#
  dialect_resources: {
    builtin: {
      // expected-error@+1 {{expected hex string blob for key 'blob'}}
      blob: "abc"
    }
  }
#-}

// -----

{-#
  dialect_resources: {
    func: {
      // expected-error@+1 {{unexpected 'resource' section for dialect 'func'}}
      blob: "abc"
    }
  }
#-}

// -----

{-#
  dialect_resources: {
    ml_program: {
      // expected-error@+1 {{unknown 'resource' key 'blob' for dialect 'ml_program'}}
      blob: "abc"
    }
  }
#-}

// -----

func.func @f(%i: i32) {
// expected-error@+1 {{reinterpret input and output type should be distinct}}
%0 = wasmssa.reinterpret %i : i32 as i32
return }

// -----

func.func @f(%t: tensor<12x20x20xf32>, %d: index, %v: f32) {
 // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<12x20x20xf32>', specified resultType is 'tensor<?x20x25xf32>'}}
 %p = tensor.pad %t low[1, %d] high[%d, %d, 3] {
  ^bb0(%arg0: index, %arg1: index, %arg2: index):
    tensor.yield %v : f32
  } : tensor<12x20x20xf32> to tensor<?x20x25xf32>
 return }

// -----

func.func @f(%t: tensor<12x20xf32>, %v: f32) {
 // expected-error@+1 {{specified type 'tensor<14x25xf32>' does not match the inferred type 'tensor<14x22xf32>'}}
 %p = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%arg0: index, %arg1: index):
    tensor.yield %v : f32
  } : tensor<12x20xf32> to tensor<14x25xf32>
 return }

// -----

func.func @f(%I: memref<10xf32>, %i : index) {
  %x = memref.generic_atomic_rmw %I[%i] : memref<10xf32> {
    ^bb0(%old_value : f32):
      %c1 = arith.constant 1.0 : f32
      // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
      %buf = memref.alloc() : memref<2048xf32>
      memref.atomic_yield %c1 : f32
  }
  return
}

// -----

// expected-error@+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @gpu_funcs [1] {
}

// -----

func.func @f(%a: tensor<1x4x4x1xi1>, %b: tensor<2x2xi1>, %c: tensor<1x2x2x1xi1>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_max_unsigned' unsupported operation: unsigned max not on uint}}
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
        ins (%a, %b: tensor<1x4x4x1xi1>, tensor<2x2xi1>)
        outs (%c: tensor<1x2x2x1xi1>) -> tensor<1x2x2x1xi1>
  return
}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {a.b = 1 : i0} {}

// -----

transform.sequence failures(propagate) {
^bb1(%arg1: !pdl.operation):
  // expected-error@+1 {{'transform.loop.outline' op expected 2 results}}
  transform.loop.outline %arg1 {func_name = "foo"} : (!pdl.operation) -> !pdl.operation
}

// -----

func.func @f(%i: memref<8x16xf16>) {
  %0 = xegpu.create_nd_tdesc %i : memref<8x16xf16> -> !xegpu.tensor_desc<8x16xf16>
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [8, 8, 2] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'}}
  %1 = xegpu.load_nd %0  : !xegpu.tensor_desc<8x16xf16> -> vector<8x8x2xf16>
  return
}

// -----

func.func @f(%i: memref<16xf16>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %0 = xegpu.create_nd_tdesc %i : memref<16xf16> -> !xegpu.tensor_desc<8x16xf16>
  return
}

// -----

func.func @f(%i: memref<8x16xf16>, %v: vector<8x8xf16>) {
  %0 = xegpu.create_nd_tdesc %i : memref<8x16xf16> -> !xegpu.tensor_desc<8x16xf16>
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [8, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'}}
  xegpu.store_nd %v, %0  : vector<8x8xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}

// -----

func.func @f(%i: memref<8x16xf16>, %v: vector<7xf16>) {
  %0 = xegpu.create_nd_tdesc %i : memref<8x16xf16> -> !xegpu.tensor_desc<8x16xf16>
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [7] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf16>'}}
  %1 = xegpu.load_nd %0  : !xegpu.tensor_desc<8x16xf16> -> vector<7xf16>
  return
}

// -----

func.func @f(%i: memref<8x16xf16>, %v: vector<7xf16>) {
  %0 = xegpu.create_nd_tdesc %i : memref<8x16xf16> -> !xegpu.tensor_desc<8x16xf16>
  // expected-error@+1 {{'xegpu.load_nd' op Mismatched ranks between offsets and tensor descriptor}}
  %1 = xegpu.load_nd %0[0]  : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  return
}

// -----

func.func @f(%i: i32) {
// expected-error@+1 {{input type ('i32') and output type ('f64') have incompatible bit widths}}
%0 = wasmssa.reinterpret %i : i32 as f64
return }

// -----

func.func @f(%outer: i32) {
  // expected-error@+1 {{'acc.private.recipe' op symbol's parent must have the SymbolTable trait}}
  acc.private.recipe @p : i32 init {
  ^bb0(%a: i32):
    acc.yield %a : i32
  }
  return
}

// -----

func.func @f(%outer: i32) {
  // expected-error@+1 {{'memref.global' op symbol's parent must have the SymbolTable trait}}
  memref.global @p : memref<4xf32>
  return
}

// -----

func.func @f(%outer: i32) {
  // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @g() { return }
  return
}

// -----

func.func @f(%a: tensor<1x4x4x1xf32>, %b: tensor<2x2xf32>, %c: tensor<1x2x2x1xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_min_unsigned' unsupported operation: unsigned min not on uint}}
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
        ins (%a, %b: tensor<1x4x4x1xf32>, tensor<2x2xf32>)
        outs (%c: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

#m1 = affine_map<(d0, d1) -> (d0 + d1)>
#m2 = affine_map<(d0, d1) -> (d0)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0 + d1, d0))}}
  %8 = linalg.generic {indexing_maps = [#m1, #m2], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  affine.for %i0 = 0 to 42 {
    %x = memref.load %m[%i0, %i1] : memref<?x?xf32>
  }
  // expected-error@+1 {{region entry argument '%i1' is already in use}}
  affine.for %i1 = 0 to 42 {
  }
  return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
  %0 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x struct<(i32)>>>
  llvm.return
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_90">] {
  func.func @f(%a: !llvm.ptr<7>, %b: i32) {
    // expected-error@+1 {{'nvvm.tcgen05.alloc' op is not supported on sm_90}}
    nvvm.tcgen05.alloc %a, %b : !llvm.ptr<7>, i32
    return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  func.func @f(%a: !llvm.ptr<7>, %b: i32) {
    // expected-error@+1 {{'nvvm.tcgen05.alloc' op is not supported on sm_103a}}
    nvvm.tcgen05.alloc %a, %b : !llvm.ptr<7>, i32
    return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%arg0 : i32) -> () "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op result group starting at #0 requires 0 or 1 element, but found 2}}
    %0:2 = spirv.FunctionCall @f(%arg0) : (i32) -> (i32, i32)
    spirv.Return
  }
}

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
"func.func"() ({}) {function_type = () -> (), value1 = dense<"0x00BADBAD00BADBAD00BADBAD"> : tensor<2xi32>, sym_name = "invalid_hex_size"} : () -> ()

// -----

func.func @f(%a: memref<?x?xf32>, %b: memref<?x?x?xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
   ins(%a, %b : memref<?x?xf32>, memref<?x?x?xf32>) outs(%b : memref<?x?x?xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x1xf32>, %b: tensor<1x64xf32>, %c: tensor<4x64xf32>) {
  linalg.contract
      // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
      ins(%a, %b : tensor<4x1xf32>, tensor<1x64xf32>)
      outs(%c : tensor<4x64xf32>) -> tensor<4x64xf32>
  return
}
