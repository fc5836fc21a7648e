// Operations whose custom form leaves no terminator out, although the trait names one that could be implied.

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    // expected-error@+1 {{block with no terminator}}
    %y = arith.addf %c, %c : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.map outs(%a : memref<4xf32>) (%o: f32) {
    // expected-error@+1 {{block with no terminator}}
    %y = arith.constant 1.0 : f32
  }
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32>) {
  linalg.reduce ins(%a : memref<4x4xf32>) outs(%b : memref<4xf32>) dimensions = [1] (%in: f32, %out: f32) {
    // expected-error@+1 {{block with no terminator}}
    %y = arith.addf %in, %out : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a: memref<4xf32>) {
  ^bb0(%o: f32):
    // expected-error@+1 {{block with no terminator}}
    %y = arith.addf %o, %o : f32
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %i: index) -> index {
  %r = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%x: index, %d: index, %acc: index):
    // expected-error@+1 {{block with no terminator}}
    %y = arith.addi %x, %acc : index
  }
  return %r : index
}

// -----

llvm.mlir.global external @g() : i32 {
  // expected-error@+1 {{block with no terminator}}
  %0 = llvm.mlir.constant(1 : i32) : i32
}

// -----

llvm.mlir.global external @g() : i32
llvm.mlir.alias external @a : i32 {
  // expected-error@+1 {{block with no terminator}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
}

// -----

func.func @f() {
  async.execute {
    // expected-error@+1 {{block with no terminator}}
    %y = arith.constant 1 : i32
  }
  return
}
