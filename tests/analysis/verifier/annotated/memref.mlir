// memref: what mlir-opt says of each rule.

func.func @f() {
  // expected-error@below {{'memref.alloc' op result #0 must be memref of any type values, but got 'memref<*xf32>'}}
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<*xf32>
  return
}

// -----

module {
  // expected-error@below {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %0 = memref.alloca() : memref<4xf32>
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %v: i32, %i: index) {
  // expected-error@below {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%m, %i) : (memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%v, %i, %i, %i) : (f32, index, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%m, %v, %i, %i, %i, %i, %i) : (memref<4xf32>, f32, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%m, %i, %v, %i, %i, %i, %i) : (memref<4xf32>, index, f32, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%m, %i, %m, %v, %i, %i, %i) : (memref<4xf32>, index, memref<4xf32>, f32, index, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%m, %i, %m, %i, %v, %m, %i) : (memref<4xf32>, index, memref<4xf32>, index, f32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %v, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, f32, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %v) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, f32) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %v, %v) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, f32, f32) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  memref.dma_start %m[%i], %m[%i], %i, %m[%i] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  // expected-error@below {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %m[%i, %i], %i : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  memref.dma_wait %m[%i], %i : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 1] : memref<4xf32> into memref<2x2x1xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{'memref.expand_shape' op has source rank 1 and result rank 0. This is not an expansion (1 > 0).}}
  %0 = memref.expand_shape %m [] output_shape [] : memref<4xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [2] : memref<f32> into memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>) {
  // expected-error@below {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<2xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<1xf32>) {
  %0 = memref.collapse_shape %m [] : memref<1xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@below {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (5)}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [4, 5] : memref<4x4xf32> into memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@below {{'memref.expand_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@below {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 2}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 4] : memref<4x4xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4x4xf32>) {
  // expected-error@below {{'memref.expand_shape' op has source rank 3 and result rank 2. This is not an expansion (3 > 2).}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [4, 4] : memref<4x4x4xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%m: f32, %i: index) {
  // expected-error@below {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  %0 = memref.load %m[%i] : f32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf64>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf64>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf32, 1>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %0 = memref.realloc %m(%i) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{unsupported layout for result memref type 'memref<8xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>) {
  // expected-error@below {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{different memory spaces specified for source type 'memref<4xf32>' and result memref type 'memref<4xf32, 3>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 3>
  return
}

// -----

func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  // expected-error@below {{base type 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>' is not strided}}
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{different memory spaces specified for base memref type 'memref<4xf32>' and subview memref type 'memref<2xf32, 3>'}}
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, 3>
  return
}

// -----

func.func @f(%m: memref<4xf32, 2>) {
  // expected-error@below {{different memory spaces specified for base memref type 'memref<4xf32, 2>' and subview memref type 'memref<2xf32, strided<[1]>, 3>'}}
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32, 2> to memref<2xf32, strided<[1]>, 3>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>) {
  // expected-error@below {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<4x5xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>) {
  // expected-error@below {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i) -> (i) : memref<4x5xf32> to memref<4x5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %a[%n], %b[%n], %n, %t[%n] : memref<4xf32>, memref<4xf32, 1>
  return
}
