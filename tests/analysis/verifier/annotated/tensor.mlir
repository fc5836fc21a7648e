// tensor: what mlir-opt says of each rule.

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<4x4xf32> into tensor<16x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %t [[0], [0, 1]] : tensor<4x4xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %u: tensor<4x4xf64>) {
  // expected-error@below {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x4xf32>, tensor<4x4xf64>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf64>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(2) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.expand_shape' op expected dimension 1 of collapsed type to be static value of 6}}
  %0 = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, 2, 2] : tensor<4x4xf32> into tensor<4x2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.expand_shape %t [[0], [1]] output_shape [4, 2, 2] : tensor<4x4xf32> into tensor<4x2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.expand_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.expand_shape %t [[0], [2, 1]] output_shape [4, 2, 2] : tensor<4x4xf32> into tensor<4x2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [4, 2, 2] : tensor<4x4xf32> into tensor<4x2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error@below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (3) but found 2 inputs instead}}
  %0 = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, 4] : tensor<4x4xf32> into tensor<4x2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4x4xf32>) {
  // expected-error@below {{'tensor.expand_shape' op expected the expanded type, 'tensor<4x4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x4x4xf32>'.}}
  %0 = tensor.expand_shape %t [[0], [1]] output_shape [4, 4] : tensor<4x4x4xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: f32, %i: index) {
  // expected-error@below {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = tensor.extract %t[%i] : f32
  return
}

// -----

func.func @f(%t: tensor<*xf32>, %i: index) {
  // expected-error@below {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract %t[%i] : tensor<*xf32>
  return
}

// -----

func.func @f(%t: f32) {
  // expected-error@below {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %t : tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: tensor<2x1xindex>) {
  // expected-error@below {{'tensor.gather' op result type mismatch: expected 'tensor<2x1x4xf32>' or its rank-reduced variant 'tensor<2x4xf32>' (got: 'tensor<2x3xf32>')}}
  %0 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: tensor<2x1xindex>) {
  %0 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<2x1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: tensor<2x1xindex>, %s: tensor<2x4xf32>) {
  // expected-error@below {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: tensor<2x1xindex>, %s: tensor<2x3xf32>) {
  // expected-error@below {{'tensor.scatter' op source type mismatch: expected 'tensor<2x1x4xf32>' or its rank-reduced variant 'tensor<2x4xf32>' (got: 'tensor<2x3xf32>')}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x3xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index) {
  // expected-error@below {{'tensor.generate' op expects regions to end with 'tensor.yield', found 'llvm.unreachable'}}
  %0 = "tensor.generate"() ({
  ^bb0(%a: index):
    "llvm.unreachable"() : () -> ()
  }) : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index) {
  // expected-error@below {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate {
  ^bb0(%a: index):
    tensor.yield %i : index
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index) {
  // expected-error@below {{all body arguments must be index}}
  %0 = tensor.generate {
  ^bb0(%a: i32):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: f32) {
  // expected-error@below {{custom op 'tensor.insert' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = tensor.insert %i into %t[] : f32
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: f32) {
  // expected-error@below {{'tensor.pad' op expected block argument 1 to be an index}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: i32):
    tensor.yield %i : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %s: tensor<1xindex>) {
  // expected-error@below {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%t: f32) {
  // expected-error@below {{custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = tensor.splat %t : f32
  return
}

// -----

func.func @f(%t: f32) {
  // expected-error@below {{custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.splat %t : tensor<*xf32>
  return
}

// -----

// Only a buffer without dimensions needs sizes of 1 on the other side.

func.func @f(%t: tensor<?x2xf32>, %u: tensor<f32>) {
  %0 = tensor.collapse_shape %t [] : tensor<?x2xf32> into tensor<f32>
  %1 = tensor.expand_shape %u [] output_shape [2, 1] : tensor<f32> into tensor<2x1xf32>
  return
}
