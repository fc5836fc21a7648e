// scf: what mlir-opt says of each rule.

func.func @f(%i: index, %x: i32) {
  // expected-error@below {{'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
  "scf.for"(%i, %i, %i) ({
  ^bb0:
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  // expected-error@below {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%a: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  // expected-error@below {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "scf.for"(%i, %i, %i, %x) ({
  ^bb0(%a: index):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  // expected-error@below {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%i, %i, %i, %x) ({
  ^bb0(%a: index, %b: i64):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  // expected-error@below {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%i, %i, %i, %x) ({
  ^bb0(%a: index, %b: i32):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  // expected-error@below {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %0:2 = "scf.for"(%i, %i, %i, %x) ({
  ^bb0(%a: index, %b: i32):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> (i32, i32)
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  // expected-error@below {{'scf.for' op different number of region iter_args and yielded values: 1 != 2}}
  %0 = scf.for %a = %i to %i step %i iter_args(%b = %x) -> i32 {
    scf.yield %x, %x : i32, i32
  }
  return
}

// -----

func.func @f(%i: index, %x: i32) {
  // expected-error@below {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'index'}}
  %0 = scf.for %a = %i to %i step %i iter_args(%b = %x) -> i32 {
    scf.yield %i : index
  }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = scf.forall (%a) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      // expected-error@below {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      tensor.parallel_insert_slice %t into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = scf.forall (%a) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    // expected-error@below {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      %1 = arith.constant 1 : i32
    }
  }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  "test.op"() ({
    // expected-error@below {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
    scf.forall.in_parallel { }
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%a) in (4) { } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  scf.forall (%a) in (4) { } {mapping = [#gpu.thread<x>]}
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%a) in (4) { } {mapping = [#gpu.mask<0x1>, #gpu.mask<0x2>]}
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'scf.forall' op "mapping" supports at most one device masking attribute}}
  scf.forall (%a) in (4) { } {mapping = [#gpu.mask<1>, #gpu.mask<2>, #gpu.thread<x>]}
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  scf.forall (%a, %b) in (4, 5) { } {mapping = [#gpu.thread<x>, #gpu.block<x>]}
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  scf.forall (%a, %b) in (4, 5) { } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<x>]}
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'scf.forall' op produces 2 results, but has only 1 outputs}}
  %0:2 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%a: index, %o: tensor<4xf32>):
    scf.forall.in_parallel { }
  }) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'scf.forall' op region expects 1 arguments}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%a: index):
    scf.forall.in_parallel { }
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'scf.forall' op expects 0-th block argument to be an index}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%a: i32, %o: tensor<4xf32>):
    scf.forall.in_parallel { }
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%a: index, %o: tensor<5xf32>):
    scf.forall.in_parallel { }
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'scf.index_switch' op has duplicate case value: 1}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    %c = arith.constant 1 : i32
    scf.yield %c : i32
  }
  case 1 {
    %c = arith.constant 1 : i32
    scf.yield %c : i32
  }
  default {
    %c = arith.constant 1 : i32
    scf.yield %c : i32
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    scf.yield
  }
  default {
    %c = arith.constant 1 : i32
    scf.yield %c : i32
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    %c = arith.constant 1 : i32
    scf.yield %c : i32
  }
  default {
    %c = arith.constant 1 : i64
    scf.yield %c : i64
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'scf.index_switch' op has 1 case regions but 2 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@below {{'scf.index_switch' op expected region to end with scf.yield, but got llvm.unreachable}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
    "llvm.unreachable"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %z: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 {
    // expected-error@below {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'f32'}}
    scf.reduce(%i : index) {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %l : index
    }
  }
  return
}

// -----

func.func @f(%i: index, %z: f32) {
  // expected-error@below {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 {
    scf.reduce
  }
  return
}

// -----

func.func @f(%i: index, %z: f32) {
  // expected-error@below {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%a: index):
    "llvm.unreachable"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %z: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 {
    // expected-error@below {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
    "scf.reduce"(%z) ({
    ^bb0(%l: f32, %r: f32):
      "llvm.unreachable"() : () -> ()
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @f(%i: index, %z: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 {
    // expected-error@below {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    "scf.reduce"(%z) ({
    ^bb0(%l: f32, %r: i32):
      scf.reduce.return %l : f32
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @f(%i: index, %z: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 {
    "scf.reduce"(%z) ({
    ^bb0(%l: f32, %r: f32):
      // expected-error@below {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %i : index
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"() ({
    scf.yield
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"() ({
    scf.condition(%c)
  }, {
    scf.condition(%c)
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.while (%a = %z) : (f32) -> f32 {
    scf.condition(%c)
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  }
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.while (%a = %z) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> i32 {
    scf.yield
  } else {
    scf.yield
  }
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.if' op must have an else block if defining values}}
  %0 = scf.if %c -> i32 {
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  }
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.if %c -> i32 {
    scf.yield %z : f32
  } else {
    scf.yield %z : f32
  }
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.execute_region -> i32 {
    scf.yield %z : f32
  }
  return
}

// -----

func.func @f(%i: index, %z: f32, %c: i1) {
  // expected-error@below {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({ }) : () -> ()
  return
}
