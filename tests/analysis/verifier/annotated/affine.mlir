// affine: what mlir-opt says of each rule.

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0, d1) -> (d0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  affine.for %k = 0 to 10 {
    // expected-error@below {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%k]
  }
  return
}

// -----

func.func @f(%i: index) {
  %c = "arith.index_castui"(%i) : (index) -> i32
  %d = arith.index_cast %c : i32 to index
  "test.op"() ({ 
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%d]
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %i into (-1, 4) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %i into (2, 0) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0:3 = affine.delinearize_index %i into (2) : index, index, index
  return
}

// -----

func.func @f(%i: index) {
  %0:2 = affine.delinearize_index %i into (2, 3) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: -9223372036854775808, 3>}> : (index) -> (index, index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i, %i, %i] by (2) : index
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.linearize_index [%i, %i] by (2) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i] by (2, 3) : index
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.linearize_index [%i, %i] by (2, -3) : index
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%a, %n, %a, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0, d1) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: f32, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op expected DMA source to be of memref type}}
  "affine.dma_start"(%b, %n, %a, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (f32, index, memref<4xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: f32, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op expected DMA destination to be of memref type}}
  "affine.dma_start"(%a, %n, %b, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, f32, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: f32, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op expected DMA tag to be of memref type}}
  "affine.dma_start"(%a, %n, %a, %n, %b, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, f32, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: i32, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %b, %a, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, i32, memref<4xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: i32, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %n, %a, %b, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, i32, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: i32, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %n, %a, %n, %t, %b, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  affine.dma_start %a[0, 1], %a[0], %t[0], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@below {{use of value '%t' expects different type than prior uses: 'f32' vs 'memref<1xi32>'}}
  affine.dma_wait %t[0], %n : f32
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %n: index, %b: i32) {
  // expected-error@below {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%t, %b, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %n: index, %b: i32) {
  affine.dma_wait %t[%n, %n], %n : memref<1xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %k = affine_map<(d0) -> (d0)>(%i, %i) to 10 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %k = affine_map<()[s0] -> (s0)>()[%i, %i] to 10 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %k = affine_map<(d0) -> (d0, d0)>(%i) to 10 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %k = 0 to affine_map<(d0) -> (d0, d0)>(%i) { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %k = 0 to 10 step -1 { }
  return
}

// -----

// A step of 0 is read by mlir-opt.
func.func @f(%i: index) {
  affine.for %k = 0 to 10 step 0 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{integer constant out of range for attribute}}
  affine.for %k = 0 to 10 step 99999999999999999999 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.for' expected only one loop bound operand}}
  affine.for %k = %i, %i to 10 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{expected non-function type}}
  affine.for %k = (%i, %i) to 10 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 == 0)>(%i, %i) { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<()[s0] : (s0 == 0)>()[%i, %i] { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.if' op requires attribute 'condition'}}
  "affine.if"(%i) ({ affine.yield }, {}) : (index) -> ()
  return
}

// -----

func.func @f(%i: i32, %m: memref<4xf32>) {
  // expected-error@below {{'affine.load' op operand #1 must be variadic of index, but got 'i32'}}
  "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, i32) -> f32
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{'affine.load' op result type must match element type of memref}}
  "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f64
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>, %v: f64) {
  // expected-error@below {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%v, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f64, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %m: memref<4x4xf32>, %v: f64) {
  // expected-error@below {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%i], read, locality<1>, data : memref<4x4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4x4xf32>, %v: f64) {
  // expected-error@below {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m) <{isDataCache = true, isWrite = false, localityHint = 1 : i32, map = affine_map<(d0) -> (d0, d0)>}> : (memref<4x4xf32>) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%k) = (0) to (10) step (%i) { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{custom op 'affine.parallel' invalid reduction value: "foo"}}
  %0 = affine.parallel (%k) = (0) to (10) reduce ("foo") -> f32 { 
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%k) = (0) to (10) reduce ("addi") -> f32 { 
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.parallel (%k) = (0) to (10) reduce ("addf") -> f32 { 
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%k) = (0) to (10) -> f32 { 
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%k) = (0) to (10) reduce ("addf", "addf") -> f32 { 
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f() {
  // expected-error@below {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%arg0: index):
    %1 = arith.constant 1.0 : f32
    affine.yield %1 : f32
  }) : () -> f32
  return
}

// -----

func.func @f() {
  // expected-error@below {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [77], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%arg0: index):
    %1 = arith.constant 1.0 : f32
    affine.yield %1 : f32
  }) : () -> f32
  return
}

// -----

func.func @f() {
  // expected-error@below {{'affine.parallel' op expected lower bounds map to have 1 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0, 1)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%arg0: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@below {{'affine.parallel' op expected upper bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%arg0: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @f(%i: index) {
  affine.for %k = 0 to 10 { 
    // expected-error@below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %k : index
  }
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.for %k = 0 to 10 iter_args(%a = %i) -> index { 
    // expected-error@below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield
  }
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  %0 = affine.for %k = 0 to 10 iter_args(%a = %i) -> index { 
    // expected-error@below {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %x : i32
  }
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  %0 = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> index { 
    // expected-error@below {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %x : i32
  } else {
    affine.yield %i : index
  }
  return
}

// -----

func.func @f(%i: index) {
  affine.for %k = 0 to 10 {
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%k)
    // expected-error@below {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%a]
  }
  return
}

// -----

func.func @f(%i: index) {
  affine.for %k = 0 to 10 {
    %a = arith.addi %k, %k : index
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%a]
  }
  return
}

// -----

func.func @f(%i: index) {
  affine.parallel (%k) = (0) to (10) {
    // expected-error@below {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%k]
  }
  return
}

// -----

func.func @f(%i: index, %m: memref<?xindex>) {
  affine.for %k = 0 to 10 {
    %a = memref.load %m[%k] : memref<?xindex>
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%a]
  }
  return
}
