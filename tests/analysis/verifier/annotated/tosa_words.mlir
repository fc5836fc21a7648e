// Windows, shapes, regions and element types of tosa: what mlir-opt says of each rule.

func.func @f(%a: tensor<1x8x8x4xf32>, %z: tensor<1xf32>) -> tensor<1x4x4x4xf32> {
  // expected-error@below {{'tosa.avg_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=0, pad_right=2, kernel_x=2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 2>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

// -----

func.func @f(%a: tensor<1x8x8x4xf32>, %z: tensor<1xf32>) -> tensor<1x4x4x4xf32> {
  // expected-error@below {{'tosa.avg_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=2, kernel_y=2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

// -----

func.func @f(%a: tensor<1x9x8x4xf32>, %z: tensor<1xf32>) -> tensor<1x4x4x4xf32> {
  // expected-error@below {{'tosa.avg_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (9 + 0 + 0 - 2) / 2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x9x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

// -----

func.func @f(%a: tensor<1x8x9x4xf32>, %z: tensor<1xf32>) -> tensor<1x4x4x4xf32> {
  // expected-error@below {{'tosa.avg_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (9 + 0 + 0 - 2) / 2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x9x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

// -----

func.func @f(%a: tensor<13x8x16xf32>) -> (tensor<12x8x9xf32>, tensor<12x8x9xf32>) {
  // expected-error@below {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<13x8x16xf32>' output='tensor<12x8x9xf32>'}}
  %0, %1 = tosa.rfft2d %a : (tensor<13x8x16xf32>) -> (tensor<12x8x9xf32>, tensor<12x8x9xf32>)
  return %0, %1 : tensor<12x8x9xf32>, tensor<12x8x9xf32>
}

// -----

func.func @f(%a: tensor<1x3xf32>, %b: tensor<1x4xf32>) -> tensor<2x3xf32> {
  // expected-error@below {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs 3 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<1x3xf32>, tensor<1x4xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @f() -> tensor<2x3xf32> {
  // expected-error@below {{'tosa.concat' op expect at least one input}}
  %0 = "tosa.concat"() <{axis = 0 : i32}> : () -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @f(%a: tensor<1x14x19x!quant.uniform<i8:f32, 0.1>>, %b: tensor<1x19x28x!quant.uniform<i16:f32, 0.1>>, %z: tensor<1xi8>, %w: tensor<1xi16>) -> tensor<1x14x28xi32> {
  // expected-error@below {{'tosa.matmul' op expect quantized operands to have same widths, got 8 and 16}}
  %0 = tosa.matmul %a, %b, %z, %w : (tensor<1x14x19x!quant.uniform<i8:f32, 0.1>>, tensor<1x19x28x!quant.uniform<i16:f32, 0.1>>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x14x28xi32>
  return %0 : tensor<1x14x28xi32>
}

// -----

func.func @f(%a: tensor<1x14x19x!quant.uniform<i8:f32, 0.1>>, %b: tensor<1x19x28xi8>, %z: tensor<1xi8>) -> tensor<1x14x28xi32> {
  // expected-error@below {{'tosa.matmul' op expect operands to be both quantized or both not quantized, got '!quant.uniform<i8:f32, 1.000000e-01>' and 'i8'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19x!quant.uniform<i8:f32, 0.1>>, tensor<1x19x28xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x14x28xi32>
  return %0 : tensor<1x14x28xi32>
}

// -----

func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %s = tosa.const_shape {values = dense<[1, 2, -3, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@below {{'tosa.pad' op mismatch in output shape at dimension 0: expected 2 + 1 + 2 = 5, but got 2}}
  %0 = tosa.pad %a, %s, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi16>, %s: tensor<1xi8>) -> tensor<2x3xi32> {
  // expected-error@below {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a, %b, %s : (tensor<2x3xi32>, tensor<2x3xi16>, tensor<1xi8>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

func.func @f(%a: tensor<2x3xi32>, %b: tensor<3xi32>, %s: tensor<1xi8>) -> tensor<2x3xi32> {
  // expected-error@below {{'tosa.mul' op a and b operands don't have matching ranks, got 2 and 1}}
  %0 = tosa.mul %a, %b, %s : (tensor<2x3xi32>, tensor<3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %s = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@below {{'tosa.tile' op expect 'multiples' to have rank 2 but got 3.}}
  %0 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @f(%a: tensor<1x8x8x4xf32>) -> tensor<1x9x15x4xf32> {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@below {{'tosa.resize' op requires attribute 'mode'}}
  %0 = tosa.resize %a, %s, %o, %o {mode = "BILINEAR"} : (tensor<1x8x8x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x15x4xf32>
  return %0 : tensor<1x9x15x4xf32>
}

// -----

func.func @f(%a: tensor<1x8x8x4xf32>) -> tensor<1x15x9x4xf32> {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@below {{'tosa.resize' op requires attribute 'mode'}}
  %0 = tosa.resize %a, %s, %o, %o {mode = "BILINEAR"} : (tensor<1x8x8x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x9x4xf32>
  return %0 : tensor<1x15x9x4xf32>
}

// -----

func.func @f(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) -> tensor<1x11x10x6xf32> {
  // expected-error@below {{'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 11 != (8 - 1) * 1 + 0 + 0 + 3}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x10x6xf32>
  return %0 : tensor<1x11x10x6xf32>
}

// -----

func.func @f(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) -> tensor<1x10x11x6xf32> {
  // expected-error@below {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 11 != (8 - 1) * 1 + 0 + 0 + 3}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x11x6xf32>
  return %0 : tensor<1x10x11x6xf32>
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  // expected-error@below {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (2) and 'input_list' (1)}}
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  // expected-error@below {{'tosa.cond_if' op require same element type for 'else_graph' arguments ('i32') and 'input_list' ('f32')}}
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }, {
  ^bb0(%x: tensor<i32>):
    tosa.yield %a : tensor<f32>
  }) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  // expected-error@below {{'tosa.cond_if' op require same number of values in 'then_graph' results (2) and 'output_list' (1)}}
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x: tensor<f32>):
    tosa.yield %x, %x : tensor<f32>, tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>):
    tosa.yield %a : tensor<f32>
  }) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  // expected-error@below {{'tosa.cond_if' op require same element type for 'else_graph' results ('i1') and 'output_list' ('f32')}}
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>):
    tosa.yield %c : tensor<i1>
  }) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  // expected-error@below {{'tosa.while_loop' op require same element type for 'cond_graph' arguments ('i32') and 'input_list' ('f32')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  // expected-error@below {{'tosa.while_loop' op require same element type for 'body_graph' arguments ('i32') and 'input_list' ('f32')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<f32>):
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
    tosa.yield %a : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  // expected-error@below {{'tosa.while_loop' op require same element type for 'body_graph' results ('i1') and 'input_list' ('f32')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<f32>):
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>):
    tosa.yield %c : tensor<i1>
  }) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<2x3xi8>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@below {{'tosa.select' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2x3xi8>'}}
  %0 = tosa.select %a, %b, %b : (tensor<2x3xi8>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @f(%a: tensor<1x8x8x4xf32>) -> tensor<1x15x15x4xf32> {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@below {{'tosa.resize' op requires attribute 'mode'}}
  %0 = tosa.resize %a, %s, %o, %o {mode = "FOO"} : (tensor<1x8x8x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x4xf32>
  return %0 : tensor<1x15x15x4xf32>
}

// -----

func.func @f(%a: tensor<1x8x8x4xf32>) -> tensor<1x15x15x4xf32> {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@below {{custom op 'tosa.resize' invalid resize mode value: FOO}}
  %0 = tosa.resize %a, %s, %o, %o {mode = FOO} : (tensor<1x8x8x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x4xf32>
  return %0 : tensor<1x15x15x4xf32>
}

// -----

func.func @f(%a: tensor<14x19xf32>) -> tensor<14xi32> {
  // expected-error@below {{custom op 'tosa.argmax' invalid nan_mode value: FOO}}
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = FOO} : (tensor<14x19xf32>) -> tensor<14xi32>
  return %0 : tensor<14xi32>
}

// -----

func.func @f(%a: tensor<2xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %z: tensor<1xi8>) -> tensor<2xi8> {
  // expected-error@below {{custom op 'tosa.rescale' invalid rounding_mode value: FOO}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {rounding_mode = FOO, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @f(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) -> tensor<1x6x7x6xf32> {
  // expected-error@below {{'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (8 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x7x6xf32>
  return %0 : tensor<1x6x7x6xf32>
}

// -----

func.func @f(%a: tensor<2x3xi32>, %s: tensor<1xi8>) -> tensor<2x3xi16> {
  // expected-error@below {{'tosa.mul' op invalid data type size for operands or result}}
  %0 = tosa.mul %a, %a, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

// -----

func.func @f(%a: tensor<2x3xi16>, %s: tensor<1xi8>) -> tensor<2x3xi32> {
  %0 = tosa.mul %a, %a, %s : (tensor<2x3xi16>, tensor<2x3xi16>, tensor<1xi8>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
