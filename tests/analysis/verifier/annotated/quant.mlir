// quant: what mlir-opt says of each rule.

// expected-error@below {{illegal storage type prefix}}
func.func private @f(!quant.uniform<i:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<i8:f32:0, {1.0, 2.0:1}>)

// -----

func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error@below {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 1.0>> to tensor<4xf64>
  return
}

// -----

func.func @f(%a: tensor<4xf64>) {
  // expected-error@below {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %a : tensor<4xf64> to tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @f(%a: tensor<4xi16>) {
  // expected-error@below {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %a : tensor<4xi16> to tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@below {{scalar types may not use per-axis quantization}}
  %0 = quant.scast %a : i8 to !quant.uniform<i8:f32:0, {1.0, 2.0}>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@below {{scalar types may not use sub-channel quantization}}
  %0 = quant.scast %a : i8 to !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error@below {{quantized dimension size does not match number of scales}}
  %0 = quant.scast %a : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error@below {{quantized dimension must be less than tensor rank}}
  %0 = quant.scast %a : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return
}

// -----

func.func @f(%a: tensor<*xi8>) {
  // expected-error@below {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.scast %a : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error@below {{quantized dimension 1 must be less than tensor rank 1}}
  %0 = quant.scast %a : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>>
  return
}

// -----

func.func @f(%a: tensor<2x0xi8>) {
  // expected-error@below {{tensor dimension size of zero is not allowed with sub-channel quantization}}
  %0 = quant.scast %a : tensor<2x0xi8> to tensor<2x0x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>>
  return
}

// -----

func.func @f(%a: tensor<2x5xi8>) {
  // expected-error@below {{tensor dimension size 5 at axis 1 must be divisible by the corresponding block size 2}}
  %0 = quant.scast %a : tensor<2x5xi8> to tensor<2x5x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>>
  return
}

// -----

func.func @f(%a: tensor<2x8xi8>) {
  // expected-error@below {{dimension size 4 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 4}}
  %0 = quant.scast %a : tensor<2x8xi8> to tensor<2x8x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>>
  return
}

// -----

func.func @f(%a: tensor<2x4xi8>) {
  // expected-error@below {{Rank of scales 1 must match the rank of the tensor 2}}
  %0 = quant.scast %a : tensor<2x4xi8> to tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {1.0, 2.0}>>
  return
}

// -----

func.func @f(%a: tensor<2x4xi8>) {
  %0 = quant.scast %a : tensor<2x4xi8> to tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>>
  return
}

// -----

// expected-error@below {{invalid kind of type specified}}
module attributes {test.a = !quant.any<i8:i32>} {}

// -----

// expected-error@below {{illegal storage type prefix}}
module attributes {test.a = !quant.any<f8:f32>} {}

// -----

// expected-error@below {{illegal storage type prefix}}
module attributes {test.a = !quant.any<i:f32>} {}

// -----

// expected-error@below {{illegal storage type size: 33}}
module attributes {test.a = !quant.any<i33:f32>} {}

// -----

// expected-error@below {{expected storage type width}}
module attributes {test.a = !quant.any<u:f32>} {}

// -----

// expected-error@below {{illegal storage type minimum: -129}}
module attributes {test.a = !quant.any<i8<-129:7>:f32>} {}

// -----

// expected-error@below {{illegal storage min and storage max: (9:7)}}
module attributes {test.a = !quant.any<i8<9:7>:f32>} {}

// -----

// expected-error@below {{expected ':'}}
module attributes {test.a = !quant.any<i8<9 7>:f32>} {}

// -----

// expected-error@below {{unbalanced '<' character in pretty dialect name}}
module attributes {test.a = !quant.any<i8<9:7:f32>} {}

// -----

// expected-error@below {{expected integer value}}
module attributes {test.a = !quant.any<i8<a:7>:f32>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {test.a = !quant.any<i8:f32:1>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {test.a = !quant.any<i8,f32>} {}

// -----

// expected-error@below {{expected non-function type}}
module attributes {test.a = !quant.any<i8:f>} {}

// -----

// expected-error@below {{unknown quantized type nope}}
module attributes {test.a = !quant.nope<i8:f32>} {}

// -----

// expected-error@below {{illegal min and max: (1.000000e+00:-1.000000e+00)}}
module attributes {test.a = !quant.calibrated<f32<1.0:-1.0>>} {}

// -----

// expected-error@below {{illegal min and max: (1.000000e+00:1.000000e+00)}}
module attributes {test.a = !quant.calibrated<f32<1.0:1.0>>} {}

// -----

// expected-error@below {{expecting float expressed type}}
// expected-error@below {{invalid kind of type specified}}
module attributes {test.a = !quant.calibrated<i32<-1.0:1.0>>} {}

// -----

// expected-error@below {{calibrated values must be present}}
// expected-error@below {{expected '<'}}
module attributes {test.a = !quant.calibrated<f32>} {}

// -----

// expected-error@below {{calibrated values must be present}}
// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.a = !quant.calibrated<f32<1:2.0>>} {}

// -----

// expected-error@below {{calibrated values must be present}}
// expected-error@below {{expected ':'}}
module attributes {test.a = !quant.calibrated<f32<1.0 2.0>>} {}

// -----

// expected-error@below {{calibrated values must be present}}
// expected-error@below {{expected floating point literal}}
module attributes {test.a = !quant.calibrated<f32<1.0:>>} {}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.a = !quant.uniform<i8:f32, 2:3>} {}

// -----

// expected-error@below {{expected integer value}}
module attributes {test.a = !quant.uniform<i8:f32, 2.0:3.0>} {}

// -----

module attributes {test.a = !quant.uniform<i8:f32, 2.0:300>} {}

// -----

// expected-error@below {{expected ':'}}
module attributes {test.a = !quant.uniform<i8, 2.0:3>} {}

// -----

// expected-error@below {{invalid kind of type specified}}
module attributes {test.a = !quant.uniform<i8:i32, 2.0:3>} {}

// -----

// expected-error@below {{expected ','}}
module attributes {test.a = !quant.uniform<i8:f32>} {}

// -----

// expected-error@below {{expected floating point literal}}
module attributes {test.a = !quant.uniform<i8:f32, >} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {test.a = !quant.uniform<i8:f32, 2.0:3, 3.0>} {}

// -----

// expected-error@below {{expected floating point literal}}
module attributes {test.a = !quant.uniform<i8:f32, {2.0:3, 3.0}>} {}

// -----

// expected-error@below {{expected '{'}}
module attributes {test.a = !quant.uniform<i8:f32:1, 2.0:3>} {}

// -----

// expected-error@below {{expected floating point literal}}
module attributes {test.a = !quant.uniform<i8:f32:1, {}>} {}

// -----

// expected-error@below {{expected integer value}}
module attributes {test.a = !quant.uniform<i8:f32:x, {2.0}>} {}

// -----

// expected-error@below {{scale -2.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
module attributes {test.a = !quant.uniform<i8:f32:1, {-2.0}>} {}

// -----

// expected-error@below {{expected integer value}}
module attributes {test.a = !quant.uniform<i8:f32:1, {2.0:a}>} {}

// -----

// expected-error@below {{expected '}'}}
module attributes {test.a = !quant.uniform<i8:f32:1, {2.0 3.0}>} {}

// -----

// expected-error@below {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {test.a = !quant.uniform<i8:f32:1, {2.0, {3.0}}>} {}

// -----

module attributes {test.a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:3, 3.0}, {2.0, 1.0}}>} {}

// -----

// expected-error@below {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {test.a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:3, 3.0}, {2.0}}>} {}

// -----

// expected-error@below {{illegal block size: 0}}
module attributes {test.a = !quant.uniform<i8:f32:{0:1, 1:0}, {{2.0:3, 3.0}, {2.0, 1.0}}>} {}

// -----

// expected-error@below {{illegal block size: -1}}
module attributes {test.a = !quant.uniform<i8:f32:{0:-1, 1:2}, {{2.0:3, 3.0}, {2.0, 1.0}}>} {}

// -----

// expected-error@below {{illegal quantized dimension: -1}}
module attributes {test.a = !quant.uniform<i8:f32:{-1:1, 1:2}, {{2.0:3, 3.0}, {2.0, 1.0}}>} {}

// -----

module attributes {test.a = !quant.uniform<i8:f32:{}, {{2.0:3, 3.0}, {2.0, 1.0}}>} {}

// -----

// expected-error@below {{expected '}'}}
module attributes {test.a = !quant.uniform<i8:f32:{0:1 1:2}, {{2.0:3, 3.0}, {2.0, 1.0}}>} {}

// -----

// expected-error@below {{expected ':'}}
module attributes {test.a = !quant.uniform<i8:f32:{0 1}, {{2.0:3, 3.0}, {2.0, 1.0}}>} {}

// -----

// expected-error@below {{expected '{'}}
module attributes {test.a = !quant.uniform<i8:f32:{0:1}, 2.0>} {}

// -----

// expected-error@below {{scale -3.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
module attributes {test.a = !quant.uniform<i8:f32:{0:1}, {2.0, -3.0}>} {}

// -----

// expected-error@below {{scale 1.000000e+60 out of expressed type range [1.401298e-45, 3.402823e+38]}}
module attributes {test.a = !quant.uniform<i8:f32:{0:1}, {2.0, 1.0e60}>} {}

// -----

// expected-error@below {{scale 1.000000e-45 out of expressed type range [9.183550e-41, 3.389531e+38]}}
module attributes {test.a = !quant.uniform<i8:bf16, 1.0e-45>} {}

// -----

// expected-error@below {{scale 1.000000e+39 out of expressed type range [9.183550e-41, 3.389531e+38]}}
module attributes {test.a = !quant.uniform<i8:bf16, 1.0e39>} {}

// -----

// expected-error@below {{scale 1.000000e+05 out of expressed type range [1.953125e-03, 4.480000e+02]}}
module attributes {test.a = !quant.uniform<i8:f8E4M3FN, 1.0e5>} {}

// -----

// expected-error@below {{integer value too large}}
module attributes {test.a = !quant.uniform<i8:f32, 2.0:99999999999999999999>} {}

// -----

// expected-error@below {{invalid integer width}}
module attributes {test.a = !quant.uniform<i99999999999:f32, 2.0>} {}

// -----

// expected-error@below {{expected valid keyword}}
module attributes {test.a = !quant.uniform<8:f32, 2.0>} {}

// -----

// expected-error@below {{expected valid keyword}}
module attributes {test.a = !quant.uniform<"i8":f32, 2.0>} {}

// -----

// expected-error@below {{expected ','}}
module attributes {test.a = !quant.uniform<i8:f32 2.0>} {}

// -----

// expected-error@below {{expected ':'}}
module attributes {test.a = !quant.uniform<i8 f32, 2.0>} {}

// -----

// Two numbers are no number.

// expected-error@+1 {{expected ':'}}
func.func private @f(!quant.any<i8<-8 8:7>:f32>)

// -----

func.func private @f(!quant.any<i8 < -8 : 7 > : f32>)
