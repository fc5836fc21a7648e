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
