// Verifiers of several dialects, symbols outside of tables, file metadata.

func.func @transformed(%filter: tensor<7x2x3x9xf64>, %to: tensor<4x4x9x7xf64>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %made = linalg.winograd_filter_transform fmr(F_2_3) ins(%filter : tensor<7x2x3x9xf64>) outs(%to : tensor<4x4x9x7xf64>) -> tensor<4x4x9x7xf64>
  return
}

// -----

func.func @transformed(%filter: tensor<7x3x2x9xf64>, %to: tensor<4x4x9x7xf64>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %made = linalg.winograd_filter_transform fmr(F_2_3) ins(%filter : tensor<7x3x2x9xf64>) outs(%to : tensor<4x4x9x7xf64>) -> tensor<4x4x9x7xf64>
  return
}

// -----

func.func @transformed(%filter: tensor<7x3x3x9xf64>, %to: tensor<4x5x9x7xf64>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %made = linalg.winograd_filter_transform fmr(F_2_3) ins(%filter : tensor<7x3x3x9xf64>) outs(%to : tensor<4x5x9x7xf64>) -> tensor<4x5x9x7xf64>
  return
}

// -----

func.func @transformed(%filter: tensor<7x3x9xf64>, %to: tensor<4x5x9x7xf64>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op operand #0 must be 4D tensor of any type values, but got 'tensor<7x3x9xf64>'}}
  %made = linalg.winograd_filter_transform fmr(F_2_3) ins(%filter : tensor<7x3x9xf64>) outs(%to : tensor<4x5x9x7xf64>) -> tensor<4x5x9x7xf64>
  return
}

// -----

func.func @transformed(%from: tensor<3x10x10x9xf64>, %to: tensor<4x3x4x4x3x9xf64>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %made = linalg.winograd_input_transform fmr(F_2_3) ins(%from : tensor<3x10x10x9xf64>) outs(%to : tensor<4x3x4x4x3x9xf64>) -> tensor<4x3x4x4x3x9xf64>
  return
}

// -----

func.func @transformed(%from: tensor<3x10x10x9xf64>, %to: tensor<4x4x4x4x3xf64>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op operand #1 must be 6D tensor of any type values, but got 'tensor<4x4x4x4x3xf64>'}}
  %made = linalg.winograd_input_transform fmr(F_2_3) ins(%from : tensor<3x10x10x9xf64>) outs(%to : tensor<4x4x4x4x3xf64>) -> tensor<4x4x4x4x3xf64>
  return
}

// -----

func.func @transformed(%from: tensor<4x4x4x4x3x9xf64>, %to: tensor<3x8x9x9xf64>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %made = linalg.winograd_output_transform fmr(F_2_3) ins(%from : tensor<4x4x4x4x3x9xf64>) outs(%to : tensor<3x8x9x9xf64>) -> tensor<3x8x9x9xf64>
  return
}

// -----

func.func @transformed(%from: tensor<3x4x4x4x3x9xf64>, %to: tensor<3x8x8x9xf64>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %made = linalg.winograd_output_transform fmr(F_2_3) ins(%from : tensor<3x4x4x4x3x9xf64>) outs(%to : tensor<3x8x8x9xf64>) -> tensor<3x8x8x9xf64>
  return
}

// -----

func.func @transformed(%from: tensor<4x3x4x4x3x9xf64>, %to: tensor<3x8x8x9xf64>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %made = linalg.winograd_output_transform fmr(F_2_3) ins(%from : tensor<4x3x4x4x3x9xf64>) outs(%to : tensor<3x8x8x9xf64>) -> tensor<3x8x8x9xf64>
  return
}

// -----

func.func @masked(%lanes : vector<16xi1>, %otherwise : vector<16xf64>) {
  // expected-error@+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %lanes, %otherwise { } : vector<16xi1> -> ()
  return
}

// -----

func.func @copied(%source: memref<64xi8>, %near: memref<64xi8, 3>, %tag: memref<1xi16>, %count: index) {
  affine.for %step = 2 to 9 {
    %twice = arith.addi %step, %step : index
    // expected-error@+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %source[%twice], %near[%step], %tag[%step], %count : memref<64xi8>, memref<64xi8, 3>, memref<1xi16>
  }
  return
}

// -----

func.func @copied(%source: memref<64xi8>, %near: memref<64xi8, 3>, %tag: memref<1xi16>, %count: index) {
  affine.for %step = 2 to 9 {
    %twice = arith.addi %step, %step : index
    // expected-error@+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %source[%step], %near[%twice], %tag[%step], %count : memref<64xi8>, memref<64xi8, 3>, memref<1xi16>
  }
  return
}

// -----

func.func @copied(%source: memref<64xi8>, %near: memref<64xi8, 3>, %tag: memref<1xi16>, %count: index) {
  affine.for %step = 2 to 9 {
    %twice = arith.addi %step, %step : index
    // expected-error@+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %tag[%twice], %count : memref<1xi16>
  }
  return
}

// -----

// expected-error@+1 {{@shapes required to be shape function library}}
module attributes {shape.lib = @shapes} {
func.func @shapes(%value: !shape.value_shape) { return }
}

// -----

// expected-error@+1 {{shape function library @shapes not found}}
module attributes {shape.lib = @shapes} {
}

// -----

// expected-error@+1 {{only one op to shape mapping allowed, found multiple for `"test.like"`}}
module attributes {shape.lib = [@rules, @rules]} {
shape.function_library @rules {
  func.func @unchanged(%value: !shape.value_shape) -> !shape.shape { %shape = shape.shape_of %value : !shape.value_shape -> !shape.shape
    return %shape : !shape.shape }
} mapping { test.like = @unchanged }
}

// -----

// expected-error@+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = unit} {
}

// -----

// expected-error@+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = ["rules"]} {
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  spirv.GlobalVariable @counter initializer(@start) : !spirv.ptr<i32, Private>
}

// -----

// expected-error@+1 {{expected ']'}}
func.func private @taking(!spirv.struct<(i16 [NonWritable 4])>) -> ()

// -----

// expected-error@+1 {{expected ')'}}
func.func private @taking(!spirv.struct<(i16 [0] i16)>) -> ()

// -----

// expected-error@+1 {{expected attribute value}}
func.func private @taking(!spirv.struct<(!spirv.matrix<2 x vector<4xf16>> [0, RowMajor, MatrixStride=])>)

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

func.func @padded(%t: tensor<5x7x9xf32>, %d: index, %v: f32) {
 // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<5x7x9xf32>', specified resultType is 'tensor<?x7x14xf32>'}}
 %padded = tensor.pad %t low[1, %d] high[%d, %d, 3] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : f32
  } : tensor<5x7x9xf32> to tensor<?x7x14xf32>
 return }

// -----

func.func @padded(%t: tensor<5x7xf32>, %v: f32) {
 // expected-error@+1 {{specified type 'tensor<7x12xf32>' does not match the inferred type 'tensor<7x9xf32>'}}
 %padded = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<5x7xf32> to tensor<7x12xf32>
 return }

// -----

func.func @updated(%sums: memref<6xi64>, %i : index) {
  %x = memref.generic_atomic_rmw %sums[%i] : memref<6xi64> {
    ^bb0(%before : i64):
      %next = arith.addi %before, %before : i64
      // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
      %scratch = memref.alloc() : memref<3xi8>
      memref.atomic_yield %next : i64
  }
  return
}

// -----

// expected-error@+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @kernels [1] {
}

// -----

func.func @pooled(%a: tensor<2x6x6x3xi1>, %b: tensor<3x3xi1>, %c: tensor<2x4x4x3xi1>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_max_unsigned' unsupported operation: unsigned max not on uint}}
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
        ins (%a, %b: tensor<2x6x6x3xi1>, tensor<3x3xi1>)
        outs (%c: tensor<2x4x4x3xi1>) -> tensor<2x4x4x3xi1>
  return
}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {a.b = 1 : i0} {}

// -----

transform.sequence failures(propagate) {
^bb0(%loop: !pdl.operation):
  // expected-error@+1 {{'transform.loop.outline' op expected 2 results}}
  transform.loop.outline %loop {func_name = "outlined"} : (!pdl.operation) -> !pdl.operation
}

// -----

func.func @f(%block: memref<16x32xf16>) {
  %0 = xegpu.create_nd_tdesc %block : memref<16x32xf16> -> !xegpu.tensor_desc<16x32xf16>
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [16, 8, 4] is not consistent with tensor descriptor '!xegpu.tensor_desc<16x32xf16>'}}
  %1 = xegpu.load_nd %0  : !xegpu.tensor_desc<16x32xf16> -> vector<16x8x4xf16>
  return
}

// -----

func.func @f(%block: memref<32xf16>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %0 = xegpu.create_nd_tdesc %block : memref<32xf16> -> !xegpu.tensor_desc<16x32xf16>
  return
}

// -----

func.func @f(%block: memref<16x32xf16>, %v: vector<8x8xf16>) {
  %0 = xegpu.create_nd_tdesc %block : memref<16x32xf16> -> !xegpu.tensor_desc<16x32xf16>
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [8, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<16x32xf16>'}}
  xegpu.store_nd %v, %0  : vector<8x8xf16>, !xegpu.tensor_desc<16x32xf16>
  return
}

// -----

func.func @f(%block: memref<16x32xf16>, %v: vector<7xf16>) {
  %0 = xegpu.create_nd_tdesc %block : memref<16x32xf16> -> !xegpu.tensor_desc<16x32xf16>
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [7] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<16x32xf16>'}}
  %1 = xegpu.load_nd %0  : !xegpu.tensor_desc<16x32xf16> -> vector<7xf16>
  return
}

// -----

func.func @f(%block: memref<16x32xf16>, %v: vector<7xf16>) {
  %0 = xegpu.create_nd_tdesc %block : memref<16x32xf16> -> !xegpu.tensor_desc<16x32xf16>
  // expected-error@+1 {{'xegpu.load_nd' op Mismatched ranks between offsets and tensor descriptor}}
  %1 = xegpu.load_nd %0[0]  : !xegpu.tensor_desc<16x32xf16> -> vector<16x32xf16>
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

func.func @pooled(%a: tensor<2x6x6x3xf32>, %b: tensor<3x3xf32>, %c: tensor<2x4x4x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_min_unsigned' unsupported operation: unsigned min not on uint}}
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
        ins (%a, %b: tensor<2x6x6x3xf32>, tensor<3x3xf32>)
        outs (%c: tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
  return
}

// -----

#sum = affine_map<(d0, d1) -> (d0 + d1)>
#first = affine_map<(d0, d1) -> (d0)>
func.func @f(%a: tensor<7xi32>, %b: tensor<7xi32>) {
  // expected-error@+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0 + d1, d0))}}
  %r = linalg.generic {indexing_maps = [#sum, #first], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<7xi32>) outs(%b : tensor<7xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<7xi32>
  return
}

// -----

func.func @f(%m: memref<?x?xi16>) {
  affine.for %row = 0 to 9 {
    %x = memref.load %m[%row, %column] : memref<?x?xi16>
  }
  // expected-error@+1 {{region entry argument '%column' is already in use}}
  affine.for %column = 0 to 9 {
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
"func.func"() ({}) {function_type = () -> (), bits = dense<"0x0102030405060708090A0B0C"> : tensor<2xi32>, sym_name = "hex"} : () -> ()

// -----

func.func @f(%a: memref<?x?xf64>, %b: memref<?x?x?xf64>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
   ins(%a, %b : memref<?x?xf64>, memref<?x?x?xf64>) outs(%b : memref<?x?x?xf64>)
  return
}

// -----

func.func @f(%a: tensor<3x5xi8>, %b: tensor<5x2xi8>, %c: tensor<3x2xi8>) {
  linalg.contract
      // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
      ins(%a, %b : tensor<3x5xi8>, tensor<5x2xi8>)
      outs(%c : tensor<3x2xi8>) -> tensor<3x2xi8>
  return
}

// -----

func.func @f(%a: memref<16xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<16xindex>) {
  ^bb0(%o: index):
    // expected-error@+1 {{'linalg.index' op expected dim (7) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %i = linalg.index 7 : index
    linalg.yield %i : index
  }
  return
}

// -----

func.func @f(%a: memref<16x4xindex>) {
  linalg.map outs(%a : memref<16x4xindex>) (%o: index) {
    // expected-error@+1 {{'linalg.index' op expected dim (2) to be lower than the number of loops (2) of the enclosing LinalgOp}}
    %i = linalg.index 2 : index
    linalg.yield %i : index
  }
  return
}
