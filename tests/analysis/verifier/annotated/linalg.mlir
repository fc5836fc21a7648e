// linalg: what mlir-opt says of each rule.

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  // expected-error@below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%b, %a : tensor<4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  // expected-error@below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x4xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, k)>] ins(%a, %a : tensor<2x4x4xf32>, tensor<2x4x4xf32>) outs(%a : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %a : tensor<2x4x4xf32>, tensor<2x4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@below {{'indexing_maps' do not specify a contracting dimension}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@below {{iteration spaces of provided affine_maps differ}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n) -> (m, n)>] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@below {{provided affine_map is not a projected permutation}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k + 1)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@below {{ranks of shaped operand and results of corresponding affine_map differ}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %s: f32) {
  // expected-error@below {{affine_map specifies shaped access while operand has non-shaped type}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%s, %a : f32, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@below {{iteration space dim at index 3 not used to access any operand}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@below {{iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (l, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-error@below {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %i = linalg.index 1 : index
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@below {{'linalg.index' op expected parent op with LinalgOp interface}}
  %i = linalg.index 1 : index
  return
}

// -----

// expected-error@below {{attribute '"linalg.foo"' not supported by the linalg dialect}}
func.func @f(%a: tensor<4xf32>) attributes {linalg.foo = 3} {
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@below {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'f64'}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f64, %y: f32) {
    linalg.yield %y : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@below {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (5) to match shape of output (4)}}
  %0 = linalg.map ins(%b : tensor<5xf32>) outs(%a : tensor<4xf32>) (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x4xf32>, %o: tensor<4xf32>) {
  // expected-error@below {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %0:2 = linalg.reduce ins(%a, %b : tensor<4x4xf32>, tensor<5x4xf32>) outs(%o, %o : tensor<4xf32>, tensor<4xf32>) dimensions = [0] (%x: f32, %y: f32, %z: f32, %w: f32) {
    linalg.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<5xf32>, %o: tensor<4xf32>) {
  // expected-error@below {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  %0:2 = linalg.reduce ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o, %b : tensor<4xf32>, tensor<5xf32>) dimensions = [0] (%x: f32, %y: f32, %z: f32, %w: f32) {
    linalg.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<5xf32>, %o: tensor<4xf32>) {
  // expected-error@below {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(2) ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error@below {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error@below {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-error@below {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %x, %x : f32, f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %z: f32) {
  // expected-error@below {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield %z : f32
}

// -----

acc.private.recipe @p : memref<4xi32> init {
^bb0(%a: memref<4xi32>):
  acc.yield %a : memref<4xi32>
} destroy {
^bb0(%a: memref<4xi32>, %b: memref<4xi32>):
  // expected-error@below {{'linalg.yield' op expected single non-empty parent region}}
  linalg.yield
}

// -----

func.func @f(%a: tensor<4x4xf32>, %z: f64, %d: tensor<2x2x3x3xf32>) {
  // expected-error@below {{'linalg.pack' op expected padding_value has 'f32' but got: 'f64'}}
  %0 = linalg.pack %a padding_value(%z : f64) inner_dims_pos = [0, 1] inner_tiles = [3, 3] into %d : tensor<4x4xf32> -> tensor<2x2x3x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %z: f64, %d: f32) {
  // expected-error@below {{custom op 'linalg.pack' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [3, 3] into %d : tensor<4x4xf32> -> f32
  return
}

// -----

func.func @f(%a: tensor<4xi1>) {
  // expected-error@below {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  %0 = linalg.sub ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error@below {{custom op 'linalg.exp' unsupported non numeric type}}
  %0 = linalg.exp ins(%a : tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: memref<0xf32>, %b: memref<1xf32>) {
  // expected-error@below {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (d0)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : memref<0xf32>) outs(%b : memref<1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<3xf32>) {
  // expected-error@below {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (-d0 + 1)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (-d0 + 1)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

func.func @f(%a: memref<4x0xf32>, %b: memref<2x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.matmul' op unexpected result less than 0 at expression #0 in (d0, d1, d2) -> (d2, d1)}}
  linalg.matmul ins(%a, %b : memref<4x0xf32>, memref<2x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

// Nothing of an empty loop is compared beyond that.
func.func @f(%a: memref<0x4xf32>, %b: memref<4x5xf32>, %c: memref<0x5xf32>) {
  linalg.matmul ins(%a, %b : memref<0x4xf32>, memref<4x5xf32>) outs(%c : memref<0x5xf32>)
  return
}

// -----

// Maps that are left out are the usual ones.
func.func @f(%a: tensor<5x2x3xi32>, %b: tensor<5x3x4xi32>, %c: tensor<5x2x4xi32>, %d: tensor<2x4xi32>) -> (tensor<5x2x4xi32>, tensor<2x4xi32>) {
  %r = "linalg.batch_matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %z : i32
  }) : (tensor<5x2x3xi32>, tensor<5x3x4xi32>, tensor<5x2x4xi32>) -> tensor<5x2x4xi32>
  %s = "linalg.batch_reduce_matmul"(%a, %b, %d) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %z : i32
  }) : (tensor<5x2x3xi32>, tensor<5x3x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return %r, %s : tensor<5x2x4xi32>, tensor<2x4xi32>
}

// -----

func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  // expected-error@below {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 3, but found 2}}
  %r = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %z : i32
  }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f(%a: tensor<2x3x3xi32>, %c: tensor<3x3xi32>) -> tensor<3x3xi32> {
  // expected-error@below {{'linalg.batch_reduce_matmul' op Indexing_map attribute must have 3 affine maps.}}
  %r = "linalg.batch_reduce_matmul"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = []}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %z : i32
  }) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}

// -----

// Except here, where the text alone may leave them out.
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  // expected-error@below {{'linalg.elementwise' op expected the number of indexing_map (0) to be equal to the number of input/output operands (3)}}
  %r = "linalg.elementwise"(%a, %a, %a) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %z : i32
  }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

// Other operations have no maps to state.
#transposed = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = "linalg.add"(%a, %a, %a) <{indexing_maps = [#transposed, #transposed, #transposed], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %z : i32
  }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f(%a: tensor<3xi32>, %b: tensor<3x2xi32>, %c: tensor<2xi32>) -> tensor<2xi32> {
  %r = "linalg.vecmat"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    %i = linalg.index 1 : index
    // expected-error@below {{'linalg.index' op expected dim (2) to be lower than the number of loops (2) of the enclosing LinalgOp}}
    %j = linalg.index 2 : index
    linalg.yield %z : i32
  }) : (tensor<3xi32>, tensor<3x2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
