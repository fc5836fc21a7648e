// Operands and kinds of named linalg operations, and shapes of packed values.

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %c: tensor<5xf32>) {
  // expected-error@+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %0:2 = linalg.reduce ins(%a, %c : tensor<4x4xf32>, tensor<5xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) dimensions = [1]
    (%x: f32, %y: f32, %z: f32, %w: f32) {
      linalg.yield %x, %y : f32, f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %c: tensor<5xf32>) {
  // expected-error@+1 {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  %0:2 = linalg.reduce ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b, %c : tensor<4xf32>, tensor<5xf32>) dimensions = [1]
    (%x: f32, %y: f32, %z: f32, %w: f32) {
      linalg.yield %x, %y : f32, f32
    }
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
func.func @f(%b: tensor<4xf32>, %c: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error@+1 {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %x, %y : f32, f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
func.func @f(%b: tensor<4xf32>, %c: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = arith.constant 1 : i32
    // expected-error@+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %i : i32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%b: tensor<4xf32>, %c: tensor<4xf32>) {
  %0 = linalg.copy ins(%b, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{custom op 'linalg.copy' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
  return
}

// -----

func.func @f(%b: tensor<4xf32>, %c: tensor<4xf32>) {
  %0 = linalg.add ins(%b : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{custom op 'linalg.add' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @f(%b: tensor<4xi32>, %c: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'i32' and 'f32'}}
  %0 = linalg.add ins(%b, %c : tensor<4xi32>, tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<15x16xf32>, %b: tensor<2x1x16x8xf32>) {
  // expected-error@+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [16, 8] into %b : tensor<15x16xf32> -> tensor<2x1x16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<16x16xf32>, %b: tensor<3x1x16x8xf32>) {
  // expected-error@+1 {{expected 'tensor<2x1x16x8xf32>' for the packed domain value, got 'tensor<3x1x16x8xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [16, 8] into %b : tensor<16x16xf32> -> tensor<3x1x16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<16x16xf32>, %b: tensor<1x1x16x8xf32>) {
  // expected-error@+1 {{expected 'tensor<2x1x16x8xf32>' for the packed domain value, got 'tensor<1x1x16x8xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [16, 8] into %b : tensor<16x16xf32> -> tensor<1x1x16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  %0 = linalg.matmul indexing_maps = [1] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected 'kind'}}
  %0 = linalg.elementwise ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  %0 = linalg.elementwise kind=1 ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-error@+1 {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'linalg.elementwise' op result #0 must be variadic of ranked tensor of any type values, but got 'f32'}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> f32
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %x: f32) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x4xf32>) outs(%x : f32) -> tensor<4x4xf32>
  // expected-error@+1 {{custom op 'linalg.elementwise' return type needs to be shaped type}}
  return
}

// -----

func.func @f(%a: tensor<16x16xf32>, %b: tensor<2x1x16x4xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [16, 8] into %b : tensor<16x16xf32> -> tensor<2x1x16x4xf32>
  return
}

// -----

func.func @f(%a: tensor<16x16xf32>, %b: tensor<3x1x16x8xf32>) {
  // expected-error@+1 {{expected 'tensor<2x1x16x8xf32>' for the packed domain value, got 'tensor<3x1x16x8xf32>'}}
  %0 = linalg.unpack %b inner_dims_pos = [1, 0] inner_tiles = [16, 8] into %a : tensor<3x1x16x8xf32> -> tensor<16x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x?xf32>, %b: tensor<?x3x16x8xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [16, 8] into %b : tensor<16x?xf32> -> tensor<?x3x16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<15x16xf32>, %b: tensor<3x1x16x8xf32>, %p: f32) {
  // expected-error@+1 {{expected 'tensor<2x1x16x8xf32>' for the packed domain value, got 'tensor<3x1x16x8xf32>'}}
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [16, 8] into %b : tensor<15x16xf32> -> tensor<3x1x16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xcomplex<f32>>, %b: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'complex<f32>' and 'f32'}}
  %0 = linalg.add ins(%a, %b : tensor<4xcomplex<f32>>, tensor<4xf32>) outs(%a : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = linalg.elementwise kind= ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%a, %a, %a : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.exp ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  // expected-error@+1 {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  %0 = linalg.add ins(%a, %a : tensor<4xindex>, tensor<4xindex>) outs(%a : tensor<4xindex>) -> tensor<4xindex>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  // expected-error@+1 {{custom op 'linalg.powf' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  %0 = linalg.powf ins(%a, %a : tensor<4xindex>, tensor<4xindex>) outs(%a : tensor<4xindex>) -> tensor<4xindex>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  // expected-error@+1 {{custom op 'linalg.div' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  %0 = linalg.div ins(%a, %a : tensor<4xindex>, tensor<4xindex>) outs(%a : tensor<4xindex>) -> tensor<4xindex>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  // expected-error@+1 {{custom op 'linalg.max' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  %0 = linalg.max ins(%a, %a : tensor<4xindex>, tensor<4xindex>) outs(%a : tensor<4xindex>) -> tensor<4xindex>
  return
}
