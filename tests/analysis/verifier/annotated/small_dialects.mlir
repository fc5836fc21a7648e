// Bit vectors, solvers and quantifiers of smt; gpu, amx, x86vector and cf.

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 6 of length 4 requires input width of at least 10, but the input width is only 8}}
  %0 = smt.bv.extract %a from 6 : (!smt.bv<8>) -> !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  %0 = smt.bv.extract %a from 4 : (!smt.bv<8>) -> !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width}}
  %0 = "smt.bv.repeat"(%a) : (!smt.bv<8>) -> !smt.bv<12>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  %0 = smt.bv.repeat 2 times %a : !smt.bv<8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'smt.solver' op types of yielded values must match return values}}
  %0 = smt.solver() : () -> i32 {
    smt.yield
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'smt.solver' op types of yielded values must match return values}}
  %0 = smt.solver() : () -> i32 {
    %c = arith.constant 1 : i64
    smt.yield %c : i64
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'smt.solver' op block argument types must match the types of the 'inputs'}}
  smt.solver(%a) : (i32) -> () {
  ^bb0(%b: i64):
    smt.yield
  }
  return
}

// -----

func.func @f(%a: i32) {
  smt.solver(%a) : (i32) -> () {
  ^bb0(%b: i32):
    smt.yield
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'smt.solver' op block argument types must match the types of the 'inputs'}}
  smt.solver(%a) : (i32) -> () {
  ^bb0:
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    %c = arith.constant 1 : i32
    // expected-error@+1 {{'smt.check' op types of yielded values in 'sat' region must match return values}}
    %0 = smt.check sat {
      smt.yield
    } unknown {
      smt.yield %c : i32
    } unsat {
      smt.yield %c : i32
    } -> i32
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    %c = arith.constant 1 : i32
    // expected-error@+1 {{'smt.check' op types of yielded values in 'unknown' region must match return values}}
    %0 = smt.check sat {
      smt.yield %c : i32
    } unknown {
      smt.yield
    } unsat {
      smt.yield %c : i32
    } -> i32
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    %c = arith.constant 1 : i32
    // expected-error@+1 {{'smt.check' op types of yielded values in 'unsat' region must match return values}}
    %0 = smt.check sat {
      smt.yield %c : i32
    } unknown {
      smt.yield %c : i32
    } unsat {
      smt.yield
    } -> i32
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    %c = arith.constant 1 : i32
    %0 = smt.check sat {
      smt.yield %c : i32
    } unknown {
      smt.yield %c : i32
    } unsat {
      smt.yield %c : i32
    } -> i32
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    %0 = smt.forall {
    ^bb0(%b: !smt.int):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.forall' op number of bound variable names must match number of block arguments}}
    %0 = smt.forall ["a", "b"] {
    ^bb0(%b: !smt.int):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.exists' op bound variables must by any non-function SMT value}}
    %0 = smt.exists ["a"] {
    ^bb0(%b: !smt.func<(!smt.int) !smt.int>):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.exists' op bound variables must by any non-function SMT value}}
    %0 = smt.exists {
    ^bb0(%b: i32):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.exists' op yielded value must be of '!smt.bool' type}}
    %0 = smt.exists {
    ^bb0(%b: !smt.int):
      smt.yield %b : !smt.int
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.exists' op patterns and the no_pattern attribute must not be specified at the same time}}
    %0 = smt.exists no_pattern {
    ^bb0(%b: !smt.int):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    } patterns {
    ^bb0(%b: !smt.int):
      smt.yield %b : !smt.int
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.exists' op block argument number and types of the 'body' and 'patterns' region #0 must match}}
    %0 = smt.exists {
    ^bb0(%b: !smt.int):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    } patterns {
    ^bb0(%b: !smt.bool):
      smt.yield %b : !smt.bool
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.exists' op 'patterns' region #0 must have at least one yielded value}}
    %0 = smt.exists {
    ^bb0(%b: !smt.int):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    } patterns {
    ^bb0(%b: !smt.int):
      smt.yield
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.exists' op the 'patterns' region #0 may only contain SMT dialect operations}}
    %0 = smt.exists {
    ^bb0(%b: !smt.int):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    } patterns {
    ^bb0(%b: !smt.int):
      %c = arith.constant 1 : i32
      smt.yield %b : !smt.int
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error@+1 {{'smt.exists' op the 'patterns' region #0 must not contain any variable binding operations}}
    %0 = smt.exists {
    ^bb0(%b: !smt.int):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    } patterns {
    ^bb0(%b: !smt.int):
      %2 = smt.exists {
        %1 = smt.constant true
        smt.yield %1 : !smt.bool
      }
      smt.yield %b : !smt.int
    }
    smt.yield
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    %0 = smt.exists {
    ^bb0(%b: !smt.int):
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    } patterns {
    ^bb0(%b: !smt.int):
      smt.yield %b : !smt.int
    }
    smt.yield
  }
  return
}

// -----

// expected-error@+1 {{bit-vector must have at least a width of one}}
func.func private @f(!smt.bv<0>)

// -----

func.func private @f(!smt.bv<8>)

// -----

// expected-error@+1 {{domain must be any SMT value type}}
func.func private @f(!smt.array<[i32 -> !smt.int]>)

// -----

// expected-error@+1 {{range must be any SMT value type}}
func.func private @f(!smt.array<[!smt.int -> i32]>)

// -----

func.func private @f(!smt.array<[!smt.int -> !smt.int]>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(!smt.func<() !smt.int>)

// -----

// expected-error@+1 {{domain types must be any non-function SMT type}}
func.func private @f(!smt.func<(i32) !smt.int>)

// -----

// expected-error@+1 {{range type must be any non-function SMT type}}
func.func private @f(!smt.func<(!smt.int) i32>)

// -----

// expected-error@+1 {{range type must be any non-function SMT type}}
func.func private @f(!smt.func<(!smt.int) !smt.func<(!smt.int) !smt.int>>)

// -----

func.func private @f(!smt.func<(!smt.int) !smt.bool>)

// -----

// expected-error@+1 {{sort parameter types must be any non-function SMT type}}
func.func private @f(!smt.sort<"a"[i32]>)

// -----

func.func private @f(!smt.sort<"a"[!smt.int]>)

// -----

func.func private @f(!smt.sort<"a">)

// -----

func.func @f() {
  %0 = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
  return
}

// -----

func.func @f() {
  %0 = smt.bv.constant #smt.bv<255> : !smt.bv<8>
  return
}

// -----

func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1
  ]
  ^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'amx.tile_zero' op bad row height: 17}}
  %0 = amx.tile_zero : !amx.tile<17x16xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'amx.tile_zero' op bad column width: 128}}
  %0 = amx.tile_zero : !amx.tile<16x32xf32>
  return
}

// -----

func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  return
}

// -----

func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'amx.tile_zero' op bad column width: 65}}
  %0 = amx.tile_zero : !amx.tile<16x65xi8>
  return
}

// -----

func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x32xbf16>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op requires at least 2D memref}}
  %0 = amx.tile_load %m[%i] : memref<8xf32> into !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, strided<[8, 2]>>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
  %0 = amx.tile_load %m[%i, %i] : memref<8x8xf32, strided<[8, 2]>> into !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>, %d: !amx.tile<16x8xf32>, %x: !amx.tile<16x64xi8>, %y: !amx.tile<16x16xi32>, %h: !amx.tile<16x32xf16>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>, %d: !amx.tile<16x8xf32>, %x: !amx.tile<16x64xi8>, %y: !amx.tile<16x16xi32>, %h: !amx.tile<16x32xf16>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad mult shape: 16 x 8 x 16}}
  %0 = amx.tile_mulf %a, %b, %d : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x8xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>, %d: !amx.tile<16x8xf32>, %x: !amx.tile<16x64xi8>, %y: !amx.tile<16x16xi32>, %h: !amx.tile<16x32xf16>) {
  // expected-error@+1 {{'amx.tile_mulf' op unsupported type combination}}
  %0 = amx.tile_mulf %a, %h, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>, %d: !amx.tile<16x8xf32>, %x: !amx.tile<16x64xi8>, %y: !amx.tile<16x16xi32>, %h: !amx.tile<16x32xf16>) {
  %0 = amx.tile_muli %x, %x, %y : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xf32>) {
  // expected-error@+1 {{cannot use both src and constant_src}}
  %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<1.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xf32>) {
  // expected-error@+1 {{failed to verify that constant_src and dst have same type}}
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<1> : vector<16xi32>} : vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xf32>, %b: vector<16xi32>) {
  // expected-error@+1 {{failed to verify that src and dst have same type}}
  %0 = x86vector.avx512.mask.compress %k, %a, %b : vector<16xf32>, vector<16xi32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %a : vector<16xf32>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf32>'}}
  %0 = gpu.subgroup_reduce add %a : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 2) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.rotate' op offset must be in the range [0, 8)}}
  %0, %1 = gpu.rotate %a, 8, 8 : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
  %0, %1 = gpu.rotate %a, 4, 7 : f32
  return
}

// -----

func.func @f(%a: f32) {
  %0, %1 = gpu.rotate %a, 4, 8 : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.rotate' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
  %0, %1 = gpu.rotate %a, -1, 8 : f32
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?xf32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<?xf32>
  return
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @k() -> i32 kernel {
    %0 = arith.constant 1 : i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @m {
  gpu.func @k() {
    gpu.return
  }
}

// -----

func.func @f(%a: f32) {
  %0 = gpu.subgroup_broadcast %a, first_active_lane : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %a, specific_lane : f32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  // expected-error@+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %a, first_active_lane %i : f32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  %0 = gpu.subgroup_broadcast %a, specific_lane %i : f32
  return
}

// -----

// expected-error@+1 {{operand expected to be one of AOp, BOp or COp}}
func.func private @f(!gpu.mma_matrix<16x16xf16, "DOp">)

// -----

func.func private @f(!gpu.mma_matrix<16x16xf16, "AOp">)

// -----

func.func @f(%m: memref<32x32xf16, strided<[32, 2]>>, %i: index) {
  // expected-error@+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[32, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16>, %i: index, %a: !gpu.mma_matrix<16x16xf16, "AOp">) {
  // expected-error@+1 {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16>
  return
}

// -----

func.func @f(%m: memref<32x32xf16, strided<[32, 2]>>, %i: index, %a: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{expected destination memref most minor dim must have unit stride}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[32, 2]>>
  return
}

// -----

func.func @f(%m: memref<32x32xf16>, %i: index, %a: !gpu.mma_matrix<16x16xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xi32, #gpu.address_space<workgroup>>'}}
  %0 = gpu.dynamic_shared_memory : memref<?xi32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (63) to be a multipler of the distributed vector dimension (2)}}
  %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xf32>) {
    %v = "test.x"() : () -> vector<63xf32>
    gpu.yield %v : vector<63xf32>
  }
  return
}

// -----

func.func @f(%l: index) {
  %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xf32>) {
    %v = arith.constant dense<1.0> : vector<64xf32>
    gpu.yield %v : vector<64xf32>
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<128xf32>' to 'vector<2xf32>' with warp size = 32}}
  %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xf32>) {
    %v = arith.constant dense<1.0> : vector<128xf32>
    gpu.yield %v : vector<128xf32>
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (63) to be a multipler of the distributed vector dimension (2)}}
  %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xf32>) {
    %v = arith.constant dense<1.0> : vector<63xf32>
    gpu.yield %v : vector<63xf32>
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xf32>) {
    %v = arith.constant dense<1.0> : vector<64x1xf32>
    gpu.yield %v : vector<64x1xf32>
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  %r = gpu.warp_execute_on_lane_0(%l)[32] -> (i32) {
    %v = arith.constant 1.0 : f32
    gpu.yield %v : f32
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  %r = gpu.warp_execute_on_lane_0(%l)[32] args(%l : index) -> (f32) {
    %v = arith.constant 1.0 : f32
    gpu.yield %v : f32
  }
  return
}

// -----

module attributes {gpu.container_module = 1} {
}

// -----

// expected-error@+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @f() attributes {gpu.container_module}

// -----

// What is not a unit attribute says nothing.
func.func private @f() attributes {gpu.container_module = 1}

// -----

module attributes {gpu.container_module} {
}

// -----

// expected-error@+1 {{The optimization level must be a number between 0 and 3.}}
func.func private @f() attributes {a = #nvvm.target<O = 4>}

// -----

func.func private @f() attributes {a = #nvvm.target<O = 3>}

// -----

// expected-error@+1 {{The target triple cannot be empty.}}
func.func private @f() attributes {a = #nvvm.target<triple = "">}

// -----

// expected-error@+1 {{The target chip cannot be empty.}}
func.func private @f() attributes {a = #nvvm.target<chip = "">}

// -----

// expected-error@+1 {{All the elements in the `link` array must be strings.}}
func.func private @f() attributes {a = #nvvm.target<link = [1 : i32]>}

// -----

func.func private @f() attributes {a = #nvvm.target<link = ["a"]>}

// -----

// expected-error@+1 {{All the elements in the `link` array must be strings.}}
func.func private @f() attributes {a = #nvvm.target<O = 2, chip = "x", link = [unit]>}

// -----

func.func private @f() attributes {a = #rocdl.target<O = 4>}

// -----

func.func private @f() attributes {a = #rocdl.target<O = 3>}

// -----

func.func private @f() attributes {a = #rocdl.target<triple = "">}

// -----

func.func private @f() attributes {a = #rocdl.target<chip = "">}

// -----

func.func private @f() attributes {a = #rocdl.target<link = [1 : i32]>}

// -----

func.func private @f() attributes {a = #rocdl.target<link = ["a"]>}

// -----

func.func private @f() attributes {a = #rocdl.target<O = 2, chip = "x", link = [unit]>}

// -----

func.func private @f() attributes {a = #rocdl.target<abi = "300">}

// -----

func.func private @f() attributes {a = #rocdl.target<abi = "500">}

// -----

// expected-error@below {{invalid properties {value = 3 : i64} for op ub.poison: Invalid attribute `value` in property conversion: 3 : i64}}
func.func @f() { %0 = "ub.poison"() <{value = 3}> : () -> i32 return }

// -----

// expected-error@below {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
func.func @f() { %0 = "ub.poison"() {value = 3} : () -> i32 return }

// -----

// expected-error@below {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
func.func @f(%a: !amx.tile<4x4xf64>) { return }

// -----

// expected-error@below {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
func.func @f(%a: !amx.tile<4x4xi16>) { return }

// -----

// expected-error@below {{'arm_neon.2d.sdot' op failed to verify that operand `a` should be 1-dimensional}}
func.func @f(%a: vector<2x2xi32>, %b: vector<2x4xi8>, %c: vector<2x4xi8>) { %0 = "arm_neon.2d.sdot"(%a, %b, %c) : (vector<2x2xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<2x2xi32> return }

// -----

// expected-error@below {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have 4 columns}}
func.func @f(%a: vector<4xi32>, %b: vector<2x8xi8>, %c: vector<2x8xi8>) { %0 = "arm_neon.2d.sdot"(%a, %b, %c) : (vector<4xi32>, vector<2x8xi8>, vector<2x8xi8>) -> vector<4xi32> return }

// -----

// expected-error@below {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have as many rows as the size of operand `a`}}
func.func @f(%a: vector<2xi32>, %b: vector<4x4xi8>, %c: vector<4x4xi8>) { %0 = "arm_neon.2d.sdot"(%a, %b, %c) : (vector<2xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<2xi32> return }

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<4x4xi8>) { %0 = "arm_neon.2d.sdot"(%a, %b, %c) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32> return }

// -----

// expected-error@below {{'arm_sme.fmopa_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[8]xf32>'}}
func.func @f(%a: vector<[8]xf32>, %b: vector<[8]xf32>) { %0 = "arm_sme.fmopa_2way"(%b, %b) <{operandSegmentSizes = array<i32: 1,1,0,0,0>}> : (vector<[8]xf32>, vector<[8]xf32>) -> vector<[4]x[4]xf32> return }

// -----

// expected-error@below {{custom op 'arm_sme.fmopa_2way' 'lhs' must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[4]xf16>'}}
func.func @f(%a: vector<[8]xf32>, %b: vector<[4]xf16>) { %0 = arm_sme.fmopa_2way %b, %b : vector<[4]xf16>, vector<[4]xf16> into vector<[4]x[4]xf32> return }

// -----

func.func @f(%b: vector<[8]xf16>) { %0 = arm_sme.fmopa_2way %b, %b : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32> return }

// -----

// expected-error@below {{custom op 'arm_sme.smopa_2way' 'lhs' must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xbf16>'}}
func.func @f(%b: vector<[8]xbf16>) { %0 = arm_sme.smopa_2way %b, %b : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xi32> return }

// -----

// expected-error@below {{custom op 'arm_sme.smopa_4way' 'lhs' must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xi8>'}}
func.func @f(%b: vector<[8]xi8>) { %0 = arm_sme.smopa_4way %b, %b : vector<[8]xi8>, vector<[8]xi8> into vector<[4]x[4]xi32> return }

// -----

// expected-error@below {{'arm_sme.smopa_4way' op failed to verify that tile element size equals input element size * 4}}
func.func @f(%b: vector<[16]xi8>) { %0 = arm_sme.smopa_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[2]x[2]xi64> return }

// -----

// expected-error@below {{'arm_sme.smopa_4way' op failed to verify that tile element size equals input element size * 4}}
func.func @f(%b: vector<[8]xi16>) { %0 = arm_sme.smopa_4way %b, %b : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32> return }

// -----

// expected-error@below {{'arm_sme.intr.cntsd' op failed to verify that `res` is i64}}
func.func @f(%b: vector<[8]xi16>) { %0 = "arm_sme.intr.cntsd"() : () -> i32 return }

// -----

// expected-error@below {{'arm_sme.intr.read.horiz' op failed to verify that all of {vector, predicate, res} have same shape}}
func.func @f(%v: vector<[8]xi16>, %m : vector<[4]xi1>, %i : i32) { %0 = "arm_sme.intr.read.horiz"(%v, %m, %i) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[4]xi1>, i32) -> vector<[8]xi16> return }

// -----

// expected-error@below {{'arm_sve.intr.convert.from.svbool' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>}}
func.func @f(%v: vector<[16]xi1>) { %0 = "arm_sve.intr.convert.from.svbool"(%v) : (vector<[16]xi1>) -> vector<[3]xi1> return }

// -----

func.func @f(%v: vector<[16]xi1>) { %0 = "arm_sve.intr.convert.from.svbool"(%v) : (vector<[16]xi1>) -> vector<[4]xi1> return }

// -----

// expected-error@below {{'arm_sve.intr.convert.to.svbool' op failed to verify that 'res' is vector<[16]xi1>}}
func.func @f(%v: vector<[8]xi1>) { %0 = "arm_sve.intr.convert.to.svbool"(%v) : (vector<[8]xi1>) -> vector<[8]xi1> return }

// -----

func.func @f(%v: vector<[8]xi1>) { %0 = "arm_sve.intr.convert.to.svbool"(%v) : (vector<[8]xi1>) -> vector<[16]xi1> return }

// -----

// expected-error@below {{'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'vector<[8]x[8]xi16>'}}
func.func @f(%v: vector<[8]x[8]xi16>) { %0 = "arm_sve.intr.dupq_lane"(%v) <{lane = 0 : i64}> : (vector<[8]x[8]xi16>) -> vector<[8]x[8]xi16> return }

// -----

// expected-error@below {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<2x8xi16>'}}
func.func @f(%v: vector<2x8xi16>) { %0 = vector.scalable.extract %v[0] : vector<4xi16> from vector<2x8xi16> return }

// -----

// expected-error@below {{'arm_sve.zip.x4' op failed to verify that all of {sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4} have same type}}
func.func @f(%v: vector<[8]xi16>, %w : vector<[4]xi32>) { %0:4 = "arm_sve.zip.x4"(%v, %v, %w, %v) : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]xi32>, vector<[8]xi16>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) return }

// -----

// expected-error@below {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
func.func @f(%v: vector<8xf32>, %w : vector<4xf32>) { %0 = "vector.fma"(%v, %w, %v) : (vector<8xf32>, vector<4xf32>, vector<8xf32>) -> vector<8xf32> return }

// -----

// expected-error@below {{'vector.scan' op failed to verify that all of {initial_value, accumulated_value} have same type}}
func.func @f(%v: vector<2x8xf32>, %w : vector<8xf32>) { %0:2 = "vector.scan"(%v, %w) <{kind = #vector.kind<add>, inclusive = true, reduction_dim = 0 : i64}> : (vector<2x8xf32>, vector<8xf32>) -> (vector<2x8xf32>, vector<4xf32>) return }

// -----

// expected-error@below {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
func.func @f(%a: index, %b : i32) { "scf.for"(%a, %b, %a) ({^bb0(%i: index): "scf.yield"() : () -> ()}) : (index, i32, index) -> () return }
