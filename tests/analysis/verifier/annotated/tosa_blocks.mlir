// Scaled blocks, constants and operations on shapes of tosa.

func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type}}
  %0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %0 = tosa.const_shape {values = dense<1> : tensor<2x2xindex>} : () -> !tosa.shape<4>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi8>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'tosa.const' op expected tensors for attr/result type}}
  %0 = "tosa.const"() <{values = dense<1> : vector<2xi32>}> : () -> tensor<2xi32>
  return
}
// -----
func.func @f() {
  %0 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.concat_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (4), got 3}}
  %0 = tosa.concat_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %st = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sz = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.slice_shape %s, %st, %sz : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %st = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sz = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected non-negative start index, got -1}}
  %0 = tosa.slice_shape %s, %st, %sz : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %st = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sz = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected positive size, got 0}}
  %0 = tosa.slice_shape %s, %st, %sz : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %st = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sz = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (2), got 3}}
  %0 = tosa.slice_shape %s, %st, %sz : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %st = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %sz = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 1 vs 2}}
  %0 = tosa.slice_shape %s, %st, %sz : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
// -----
func.func @f(%a0: tensor<4x32xf8E4M3FN>, %a1: tensor<4x1xf8E8M0FNU>) {
  %0 = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x32xf8E4M3FN>, %a1: tensor<4x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (2) to be equal to last dimension of input_data / block_size (1)}}
  %0 = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x30xf8E4M3FN>, %a1: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (30) to be divisible by block_size (32)}}
  %0 = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x30xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x30xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x32xf8E4M3FN>, %a1: tensor<5x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E4M3FN>') and input_scale ('tensor<5x1xf8E8M0FNU>') except for the last dimension}}
  %0 = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E4M3FN>, tensor<5x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x32xf8E4M3FN>, %a1: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E4M3FN>') and output_data ('tensor<5x32xf32>')}}
  %0 = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<5x32xf32>
  return
}
// -----
func.func @f(%a: tensor<4x32xf32>) {
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}
// -----
func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (2) to be equal to last dimension of output_data / block_size (1)}}
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}
// -----
func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf32>') and output_data ('tensor<5x32xf8E4M3FN>')}}
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<5x32xf8E4M3FN>, tensor<5x1xf8E8M0FNU>)
  return
}
// -----
func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x32xf8E4M3FN>') and output_scale ('tensor<5x1xf8E8M0FNU>') except for the last dimension}}
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<5x1xf8E8M0FNU>)
  return
}
// -----
func.func @f(%a: tensor<4x30xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of input_data (30) to be divisible by block_size (32)}}
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x30xf32>) -> (tensor<4x30xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}
// -----
func.func @f(%a0: tensor<4x8x32xf8E4M3FN>, %a1: tensor<4x8x1xf8E8M0FNU>, %a2: tensor<4x16x32xf8E4M3FN>, %a3: tensor<4x16x1xf8E8M0FNU>) {
  %0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E4M3FN>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x8x30xf8E4M3FN>, %a1: tensor<4x8x1xf8E8M0FNU>, %a2: tensor<4x16x30xf8E4M3FN>, %a3: tensor<4x16x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect C to be a multiple of block size, got C=30, block_size=32}}
  %0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x30xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x30xf8E4M3FN>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x8x32xf8E4M3FN>, %a1: tensor<4x8x2xf8E8M0FNU>, %a2: tensor<4x16x32xf8E4M3FN>, %a3: tensor<4x16x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect scale operands dimension 2 to equal C/block_size (32/32), got 2}}
  %0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x2xf8E8M0FNU>, tensor<4x16x32xf8E4M3FN>, tensor<4x16x2xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x8x32xf8E4M3FN>, %a1: tensor<4x8x1xf8E8M0FNU>, %a2: tensor<3x16x32xf8E4M3FN>, %a3: tensor<3x16x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect B matrix batch size to be broadcast compatible with A, got D=3 vs N=4}}
  %0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<3x16x32xf8E4M3FN>, tensor<3x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x8x32xf8E4M3FN>, %a1: tensor<4x8x1xf8E8M0FNU>, %a2: tensor<1x16x32xf8E4M3FN>, %a3: tensor<1x16x1xf8E8M0FNU>) {
  %0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<1x16x32xf8E4M3FN>, tensor<1x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x8x32xf8E4M3FN>, %a1: tensor<4x8x1xf8E8M0FNU>, %a2: tensor<4x16x32xf8E4M3FN>, %a3: tensor<4x16x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected output shape 4, 8, 15 to be compatible with expected output shape 4, 8, 16}}
  %0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E4M3FN>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x15xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x8x32xf8E4M3FN>, %a1: tensor<5x8x1xf8E8M0FNU>, %a2: tensor<4x16x32xf8E4M3FN>, %a3: tensor<4x16x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected batch of a_scale to match size 4, got 5}}
  %0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E4M3FN>, tensor<5x8x1xf8E8M0FNU>, tensor<4x16x32xf8E4M3FN>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x8x32xf8E4M3FN>, %a1: tensor<4x8x1xf8E8M0FNU>, %a2: tensor<4x16x64xf8E4M3FN>, %a3: tensor<4x16x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 32, got 64}}
  %0 = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x64xf8E4M3FN>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----
func.func @f(%a: tensor<4x5xf32>) {
  // expected-error@+1 {{custom op 'tosa.argmax' invalid nan_mode value: BAD}}
  %0 = tosa.argmax %a {axis = 0 : i32, nan_mode = BAD} : (tensor<4x5xf32>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x5xf32>) -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<1x4x5x1xf32>, %s: !tosa.shape<4>, %o: !tosa.shape<2>) {
  // expected-error@+1 {{custom op 'tosa.resize' invalid resize mode value: BAD}}
  %0 = tosa.resize %a, %s, %o, %o {mode = BAD} : (tensor<1x4x5x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x1xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  // expected-error@+1 {{custom op 'tosa.rescale' invalid rounding_mode value: BAD}}
  %0 = tosa.rescale %a, %m, %s, %s, %s {rounding_mode = BAD, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x21x3xi8>
  return
}
// -----
func.func @f(%a: tensor<4x8x32xf8E4M3FN>, %s: tensor<4x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{custom op 'tosa.matmul_t_block_scaled' invalid block_size value: BAD}}
  %0 = tosa.matmul_t_block_scaled %a, %s, %a, %s {block_size = BAD} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>) -> tensor<4x8x8xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<4xf32>) {
  // expected-error@+1 {{expected '->' in function type}}
  %0 = tosa.cond_if %c (%b = %a) : tensor<i1> (tensor<4xf32>) {
  ^bb0(%b: tensor<4xf32>):
    tosa.yield %b : tensor<4xf32>
  } else {
  ^bb0(%b: tensor<4xf32>):
    tosa.yield %b : tensor<4xf32>
  }
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = tosa.cond_if %c : 5 -> tensor<4xf32> {
    tosa.yield %a : tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  return
}
// -----
// expected-error@+1 {{expected non-function type}}
tosa.variable @v : 7
// -----
tosa.variable @v : tensor<2xi32>
