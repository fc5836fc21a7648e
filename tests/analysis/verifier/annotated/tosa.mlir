// Shapes, element types, constants and regions of tosa.

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis = 5 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.argmax' op expected output shape '2', got '3'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32}}
  %0 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 2.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {max_val = 1.0 : f16, min_val = 0.0 : f16} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=2 : i8, max_val=1 : i8}}
  %0 = tosa.clamp %a {max_val = 1 : i8, min_val = 2 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=2.000000e+00 : f32, max_val=0x7FC00000 : f32}}
  %0 = tosa.clamp %a {max_val = 0x7FC00000 : f32, min_val = 2.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.clamp' op requires the same element type for all operands and results}}
  %0 = tosa.clamp %a {max_val = 3.0 : f32, min_val = 2.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf16>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs 3 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 5}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
  %0 = tosa.concat %a, %b {axis = 2 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3x1xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 3 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3x1xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect output rank to match inputs rank, got 3 vs 2}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf16>
  return
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f(|- %0 = tosa.concat {axis = 0 : i32} : () -> tensor<4x3xf16>) {
  
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x26xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 0 to have size 13, got 12}}
  %0 = tosa.gather %a, %b : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<12x26x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<12x26xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires indices dimension 0 to have size 13, got 12}}
  %0 = tosa.gather %a, %b : (tensor<13x21x3xf32>, tensor<12x26xi32>) -> tensor<13x26x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x26xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 1 to have size 26, got 25}}
  %0 = tosa.gather %a, %b : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<13x25x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x26xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 2 to have size 3, got 4}}
  %0 = tosa.gather %a, %b : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<13x26x4xf32>
  return
}

// -----

func.func @f(%a: tensor<13x52x3xf32>, %b: tensor<13x26xi32>, %c: tensor<13x26x3xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 0 to have size 13, got 12}}
  %0 = tosa.scatter %a, %b, %c : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<12x52x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x52x3xf32>, %b: tensor<12x26xi32>, %c: tensor<13x26x3xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires indices dimension 0 to have size 13, got 12}}
  %0 = tosa.scatter %a, %b, %c : (tensor<13x52x3xf32>, tensor<12x26xi32>, tensor<13x26x3xf32>) -> tensor<13x52x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x52x3xf32>, %b: tensor<13x26xi32>, %c: tensor<12x26x3xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 0 to have size 13, got 12}}
  %0 = tosa.scatter %a, %b, %c : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<12x26x3xf32>) -> tensor<13x52x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x52x3xf32>, %b: tensor<13x26xi32>, %c: tensor<13x26x3xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 1 to have size 52, got 51}}
  %0 = tosa.scatter %a, %b, %c : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x51x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x52x3xf32>, %b: tensor<13x27xi32>, %c: tensor<13x26x3xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 1 to have size 27, got 26}}
  %0 = tosa.scatter %a, %b, %c : (tensor<13x52x3xf32>, tensor<13x27xi32>, tensor<13x26x3xf32>) -> tensor<13x52x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x52x3xf32>, %b: tensor<13x26xi32>, %c: tensor<13x26x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 2 to have size 3, got 4}}
  %0 = tosa.scatter %a, %b, %c : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<13x26x4xf32>) -> tensor<13x52x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x52x3xf32>, %b: tensor<13x26xi32>, %c: tensor<13x26x3xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 2 to have size 3, got 4}}
  %0 = tosa.scatter %a, %b, %c : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x52x4xf32>
  return
}

// -----

func.func @f(%a: tensor<13x20x3xf32>, %b: tensor<13x26xi32>, %c: tensor<13x26x3xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires dimensions K >= W, got K=20 and W=26}}
  %0 = tosa.scatter %a, %b, %c : (tensor<13x20x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x20x3xf32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xf32>, %b: tensor<1x3x4xf32>, %z: tensor<1xf16>, %y: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'f32' and 'f16'}}
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xf32>, %b: tensor<1x3x4xf32>, %z: tensor<1xf32>, %y: tensor<1xf16>) {
  // expected-error@+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f32' and 'f16'}}
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %0 = tosa.reverse %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf16>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.select' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2x3xf32>'}}
  %0 = tosa.select %a, %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%c: tensor<2x3xi1>, %a: tensor<2x3xf32>, %b: tensor<2x3xf16>) {
  // expected-error@+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.select %c, %a, %b : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf16>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%c: tensor<2x3xi1>, %a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.select' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.select %c, %a, %b : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%c: tensor<2x1xi1>, %a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.select' op result type '3x3' not broadcast compatible with broadcasted operands's shapes '2x3'}}
  %0 = tosa.select %c, %a, %b : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@+1 {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %0 = tosa.slice %a, %p, %s : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<3>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op length of start is not equal to rank of input shape}}
  %0 = tosa.slice %a, %p, %s : (tensor<2x3xf32>, !tosa.shape<3>, !tosa.shape<2>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 1}}
  %0 = tosa.slice %a, %p, %s : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@+1 {{'tosa.tile' op expect 'multiples' to have rank 2 but got 3.}}
  %0 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %0 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 3}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op failed to verify that all of {input1, output} have same element type}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf16>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 6 and 12}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected output tensor dim 1 to match input dim 0 with value of 2}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x?xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 2}}
  %0 = tosa.pad %a, %s, %z : (tensor<2x3xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[0, 1, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op expect same input and output tensor rank, but got inputRank: 2, outputRank: 3}}
  %0 = tosa.pad %a, %s, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[0, 1, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op mismatch in output shape at dimension 1: expected 3 + 0 + 1 = 4, but got 3}}
  %0 = tosa.pad %a, %s, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[0, -2, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [0, -2]}}
  %0 = tosa.pad %a, %s, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<1xf16>) {
  %s = tosa.const_shape {values = dense<[0, 1, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.pad %a, %s, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf16>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x3xf32>, %s: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<2x3xf32>' and 'tensor<3x3xf32>'}}
  %0 = tosa.mul %a, %b, %s : (tensor<2x3xf32>, tensor<3x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op require shift to be 0 for float type}}
  %0 = tosa.mul %a, %b, %s : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<2xi8>}> : () -> tensor<2xi8>
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 1 } for shift input, got { 2 }}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 3 } for multiplier input, got { 1 }}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%a: tensor<i8>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op requires input to be at least rank 1 when per_channel is true, but got rank 0}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.negate' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<2x3xf32>'}}
  %0 = tosa.negate %a, %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.negate' op requires the same shape for input1 and output}}
  %0 = tosa.negate %a, %z, %z : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<1x4x5xf32>', 'tensor<1x4x4xf32>'}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x4x8xf32>' output='tensor<2x4x5xf32>'}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
  return
}

// -----

func.func @f(%c: tensor<2xi1>, %a: tensor<f32>, %b: tensor<f32>) {
  // expected-error@+1 {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<2xi1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  tosa.yield %x : tensor<f32>
  } else {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  tosa.yield %x : tensor<f32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (1) and 'input_list' (2)}}
  %0 = "tosa.cond_if"(%c, %a, %b) ({
  ^bb0(%x: tensor<f32>):
  tosa.yield %x : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  tosa.yield %x : tensor<f32>
  }) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'else_graph' arguments ('f16') and 'input_list' ('f32')}}
  %0 = "tosa.cond_if"(%c, %a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  tosa.yield %x : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f16>):
  tosa.yield %x : tensor<f32>
  }) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'then_graph' results (2) and 'output_list' (1)}}
  %0 = "tosa.cond_if"(%c, %a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  tosa.yield %x, %x : tensor<f32>, tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  tosa.yield %x : tensor<f32>
  }) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'else_graph' results ('i1') and 'output_list' ('f32')}}
  %0 = "tosa.cond_if"(%c, %a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  tosa.yield %x : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  tosa.yield %c : tensor<i1>
  }) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'cond_graph' arguments ('f32') and 'input_list' ('i32')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<f32>):
  tosa.yield %x : tensor<f32>
  }, {
  ^bb0(%x: tensor<i32>):
  tosa.yield %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<i32>'}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
  tosa.yield %x : tensor<i32>
  }, {
  ^bb0(%x: tensor<i32>):
  tosa.yield %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %c: tensor<2xi1>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
  tosa.yield %c : tensor<2xi1>
  }, {
  ^bb0(%x: tensor<i32>):
  tosa.yield %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %c: tensor<i1>) {
  // expected-error@+1 {{'tosa.while_loop' op require 'cond_graph' only have one result}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
  tosa.yield %c, %c : tensor<i1>, tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
  tosa.yield %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %c: tensor<i1>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'body_graph' arguments ('i64') and 'input_list' ('i32')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
  tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>):
  tosa.yield %x : tensor<i64>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %c: tensor<i1>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'body_graph' results ('i1') and 'input_list' ('i32')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
  tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
  tosa.yield %c : tensor<i1>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %c: tensor<i1>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'input_list' ('i32') and 'output_list' ('i64')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
  tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
  tosa.yield %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i64>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x3xf32>, %w: tensor<8x1x1x3xi8>, %b: tensor<8xf32>, %z: tensor<1xf32>, %y: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<8x1x1x3xi8>, tensor<8xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x3xf32>, %w: tensor<8x1x1x3xf32>, %b: tensor<8xf16>, %z: tensor<1xf32>, %y: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<8x1x1x3xf32>, tensor<8xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x3xf32>, %w: tensor<8x1x1x3xf32>, %b: tensor<8xf32>, %z: tensor<1xf16>, %y: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<8x1x1x3xf32>, tensor<8xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.dim' op expect axis to be in the range [0, 2), got 3}}
  %0 = tosa.dim %a {axis = 3 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<2>'}}
  %0 = tosa.dim %a {axis = 1 : i32} : (tensor<2x3xf32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error@+1 {{'tosa.cast' op requires the same shape for all operands and results}}
  %0 = tosa.cast %a : (tensor<2x3xi8>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.abs' op requires the same shape for all operands and results}}
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %0 = tosa.const_shape {values = dense<[[1, 2]]> : tensor<1x2xindex>} : () -> !tosa.shape<2>
  return
}

// -----

// What is not as long as its type says is not read.

func.func @f(%t: tensor<1x8x8x8xi8>) {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.const_shape' op expect number of elements in attribute values (1) to be equal to the rank (2) for the result shape type}}
  %offset = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %t, %scale, %offset, %border {mode = NEAREST_NEIGHBOR} : (tensor<1x8x8x8xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xi32>
  return
}

// -----

func.func @f(%t: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %padding = tosa.const_shape {values = dense<0> : memref<6xindex>} : () -> !tosa.shape<6>
  %value = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %t, %padding, %value : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
