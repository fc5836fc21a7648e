"""Programs of an older release, and what migration makes of them."""

from __future__ import annotations

OLDER = 16
"""The release that reads all of `PROGRAMS`."""
PROGRAMS: dict[str, tuple[str, tuple[str, ...]]] = {
    # A program, and text that has to be in it afterwards.
    "typed_pointers": (
        """\
// A pointer !llvm.ptr<i8> in a comment.
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @f(%p: !llvm.ptr<i32>, %q: !llvm.ptr<struct<(i32, ptr<i8>)>, 3>, %s: !llvm.ptr<i8>)
    -> !llvm.ptr<array<4 x i32>> {
  %z = llvm.mlir.null : !llvm.ptr<array<4 x i32>>
  %0 = llvm.load %p : !llvm.ptr<i32>
  llvm.store %0, %p {alignment = 4 : i64} : !llvm.ptr<i32>
  %1 = llvm.getelementptr %q[%0, 1] : (!llvm.ptr<struct<(i32, ptr<i8>)>, 3>, i32) -> !llvm.ptr<ptr<i8>, 3>
  %2 = llvm.call @printf(%s, %0) : (!llvm.ptr<i8>, i32) -> i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %3 = llvm.alloca %n x !llvm.ptr<i8> : (i64) -> !llvm.ptr<ptr<i8>>
  llvm.return %z : !llvm.ptr<array<4 x i32>>
}
""",
        (
            "<i8> in a comment",
            "!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.struct<(i32, ptr)>",
            "vararg(!llvm.func<i32 (ptr, ...)>)",
        ),
    ),
    "constant_operands": (
        """\
llvm.func @f(%d: !llvm.ptr<i8>, %s: !llvm.ptr<i8>, %n: i64) -> i64 {
  %c = llvm.mlir.constant(false) : i1
  "llvm.intr.memcpy"(%d, %s, %n, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %0 = "llvm.intr.abs"(%n, %c) : (i64, i1) -> i64
  llvm.return %0 : i64
}
""",
        ("(%d, %s, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()", "is_int_min_poison = false"),
    ),
    "sparse_encoding": (
        """\
#a = #sparse_tensor.encoding<{dimLevelType = ["dense", "compressed-nu-no"], dimOrdering = \
affine_map<(i, j) -> (j, i)>, pointerBitWidth = 32}>
func.func private @f(tensor<?x?xf32, #a>)
""",
        ("map = (i, j) -> (j : dense, i : compressed(nonunique, nonordered)), posWidth = 32",),
    ),
    "expand_shape": (
        """\
func.func @f(%x: tensor<?x16xf32>) -> tensor<4x?x16xf32> {
  %0 = tensor.expand_shape %x [[0, 1], [2]] : tensor<?x16xf32> into tensor<4x?x16xf32>
  return %0 : tensor<4x?x16xf32>
}
""",
        ("output_shape [4, %v0_part0, 16]", "tensor.dim %x, "),
    ),
    "resize": (
        """\
func.func @f(%x: tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8> {
  %r = "tosa.resize"(%x) {mode = "NEAREST_NEIGHBOR", scale = array<i64: 4, 2, 4, 2>, offset = array<i64: 0, 0>, \
border = array<i64: 2, 2>} : (tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8>
  return %r : tensor<1x4x4x1xi8>
}
""",
        ("(%x, %r_scale, %r_offset, %r_border)", "values = dense<[4, 2, 4, 2]> : tensor<4xindex>"),
    ),
    "reduction_of_a_loop": (
        """\
func.func @f(%n: index, %x: f32) -> f32 {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
""",
        ("scf.reduce(%x : f32) {",),
    ),
    "reductions_of_a_loop": (
        """\
func.func @f(%n: index, %x: f32, %k: i64) -> (f32, i64) {
  %r:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x, %k) -> (f32, i64) {
    %one = arith.constant 1.0 : f32
    // The first of two.
    scf.reduce(%one) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
    %1 = arith.fptosi %one : f32 to i64
    scf.reduce(%1) : i64 {
    ^bb0(%a: i64, %b: i64):
      scf.reduce.return %a : i64
    }
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.yield
  }
  %q = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %v = vector.broadcast %a : f32 to vector<4xf32>
      %m = vector.reduction <maxf>, %v : vector<4xf32> into f32
      scf.reduce.return %m : f32
    }
    %1 = arith.fptosi %x : f32 to i64
    scf.yield
  }
  %o = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
    scf.yield
  }
  return %r#0, %r#1 : f32, i64
}
""",
        ("scf.reduce(%one, %1 : f32, i64) {", "// The first of two.\n    %1 = ", "scf.reduce\n  }", "<maximumf>"),
    ),
    "shared_loop": (
        """\
func.func @f(%n: i32) {
  omp.wsloop schedule(static) for (%i) : i32 = (%n) to (%n) step (%n) {
    omp.yield
  }
  return
}
""",
        ("omp.loop_nest (%i) : i32",),
    ),
    "access_chain": (
        """\
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32> [4])>, Uniform>, %i: i32) "None" {
    %one = spirv.Constant 1 : i32
    %0 = spirv.AccessChain %p[%one, %i] \
: !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32> [4])>, Uniform>, i32, i32
    spirv.Return
  }
}
""",
        (" -> !spirv.ptr<f32, Uniform>",),
    ),
    "words": (
        """\
gpu.module @m {
  gpu.func @f(%i: index, %v: vector<4xf32>, %x: i32) kernel {
    gpu.printf "Hello %d\\n" %i : index
    %0 = vector.reduction <maxf>, %v : vector<4xf32> into f32
    %1 = gpu.all_reduce max %x {} : (i32) -> i32
    gpu.return
  }
}
""",
        ('gpu.printf "Hello %d\\n", %i', "<maximumf>", "all_reduce maxsi"),
    ),
    "attributes_that_are_operands": (
        """\
func.func @f(%x: tensor<16xf32>, %a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>,
             %m: tensor<1x3x4xi8>, %n: tensor<1x4x5xi8>) {
  %0 = "tosa.reshape"(%x) {new_shape = array<i64: 2, 8>} : (tensor<16xf32>) -> tensor<2x8xf32>
  %1 = "tosa.conv2d"(%a, %w, %b) {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, \
stride = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} \
: (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  %2 = "tosa.mul"(%x, %x) {shift = 0 : i32} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %3 = "tosa.matmul"(%m, %n) : (tensor<1x3x4xi8>, tensor<1x4x5xi8>) -> tensor<1x3x5xi32>
  %4 = "tosa.clamp"(%x) {min_int = 0 : i64, max_int = 6 : i64, min_fp = 0.0 : f32, max_fp = 6.0 : f32} \
: (tensor<16xf32>) -> tensor<16xf32>
  %5 = "tosa.negate"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %6 = "tosa.slice"(%x) {start = array<i64: 2>, size = array<i64: 8>} : (tensor<16xf32>) -> tensor<8xf32>
  %7 = "tosa.tile"(%x) {multiples = array<i64: 2>} : (tensor<16xf32>) -> tensor<32xf32>
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %8 = "tosa.transpose"(%0, %p) : (tensor<2x8xf32>, tensor<2xi32>) -> tensor<8x2xf32>
  %9 = "tosa.avg_pool2d"(%a) {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} \
: (tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  return
}
""",
        ('"tosa.reshape"(%x, %v0_shape) : ', "dense<2> : tensor<1xi8>", "acc_type = i32", "perms = array<i32: 1, 0>"),
    ),
    "ranks": (
        """\
func.func @f(%x: tensor<16xf32>, %y: tensor<2x16xf32>, %z: tensor<i1>) {
  %0 = "tosa.add"(%x, %y) : (tensor<16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
  %1 = "tosa.mul"(%x, %y) {shift = 0 : i32} : (tensor<16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
  %2 = "tosa.select"(%z, %0, %y) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
  %3 = "tosa.reduce_prod"(%y) {axis = 0 : i64} : (tensor<2x16xf32>) -> tensor<1x16xf32>
  return
}
""",
        ('"tosa.add"(%v0_reshaped0, %y) : (tensor<1x16xf32>, ', '"tosa.reduce_product"(%y) {axis = 0 : i32}'),
    ),
    "kinds_of_atomic_updates": (
        """\
func.func @f(%m: memref<4xf32>, %i: index, %x: f32, %n: memref<4xi32>, %y: i32) {
  %0 = memref.atomic_rmw maxf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = "memref.atomic_rmw"(%y, %n, %i) {kind = 4 : i64} : (i32, memref<4xi32>, index) -> i32
  %2 = affine.parallel (%a) = (0) to (4) reduce ("minf") -> (f32) {
    affine.yield %x : f32
  }
  %3 = "affine.parallel"() ({
  ^bb0(%a: index):
    affine.yield %x : f32
  }) {lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [3], \
steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>} : () -> f32
  return
}
""",
        ("atomic_rmw maximumf %x", "atomic_rmw maxs %y", 'reduce ("minimumf")', "reductions = [4]"),
    ),
    "functions_and_branches": (
        """\
llvm.func @g(%0: i32) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} {
  llvm.switch %0 : i32, ^bb1 [
    42: ^bb1
  ] {branch_weights = dense<[13, 17]> : vector<2xi32>}
^bb1:
  llvm.return
}
llvm.mlir.global_dtors {dtors = [@g], priorities = [0 : i32]}
func.func @f(%v: vector<[4x4]xf32>) {
  emitc.call "foo"() : () -> ()
  return
}
""",
        ("errnoMem = none", "array<i32: 13, 17>", "data = [#llvm.zero]", "vector<[4]x[4]xf32>", "emitc.call_opaque"),
    ),
    "openacc": (
        """\
func.func @f(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10xf32>, %n: i64, %i: index) {
  acc.data copyin(%a : memref<10xf32>) copyout(%b : memref<10xf32>) present(%c : memref<10xf32>) {
    acc.parallel async(%n: i64) num_gangs(%n: i64) copy(%a: memref<10xf32>) {
      acc.loop gang(num=%n: i64, static=%n: i64) worker(%n: i64) {
        scf.for %k = %i to %i step %i {
          scf.for %l = %i to %i step %i {
          }
        }
        acc.yield
      } attributes {collapse = 2, independent}
      acc.loop vector {
        scf.for %k = %i to %i step %i {
        }
        acc.yield
      }
      acc.loop {
        scf.for %k = %i to %i step %i {
        }
        acc.yield
      } attributes {seq}
      acc.yield
    }
    acc.terminator
  }
  acc.enter_data copyin(%a : memref<10xf32>) create(%b, %c : memref<10xf32>, memref<10xf32>)
  acc.update host(%a : memref<10xf32>) device(%b : memref<10xf32>)
  acc.exit_data copyout(%a : memref<10xf32>) delete(%b : memref<10xf32>)
  return
}
""",
        (
            "acc.data dataOperands(%value_data0_0, ",
            "acc.delete accPtr(%value_data0_0 : memref<10xf32>) {dataClause = #acc<data_clause acc_copyin>}",
            "acc.copyout accPtr(%value_data0_1 : memref<10xf32>) to varPtr(%b : memref<10xf32>)\n",
            "num_gangs({%n : i64}) dataOperands(",
            "gang({num=%n : i64, static=%n : i64}) worker(%n: i64)",
            "collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}",
            "attributes {seq = [#acc.device_type<none>]}",
            "attributes {independent = [#acc.device_type<none>]}",
            "acc.update_host accPtr(%value_data11_0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {structured",
        ),
    ),
    "openmp": (
        """\
llvm.func @f(%a: !llvm.ptr<i32>, %b: !llvm.ptr<array<4 x f32>>, %c: i1, %n: i32) {
  omp.parallel if(%c : i1) {
    omp.terminator
  }
  omp.target_data if(%c : i1) map((always, tofrom -> %a : !llvm.ptr<i32>)) {
    omp.terminator
  }
  omp.target_enter_data map((to -> %a : !llvm.ptr<i32>), (alloc -> %b : !llvm.ptr<array<4 x f32>>))
  omp.target_exit_data map((release -> %a : !llvm.ptr<i32>))
  omp.simdloop if(%c) for (%i) : i32 = (%n) to (%n) step (%n) {
    omp.yield
  }
  llvm.return
}
""",
        (
            "omp.map.info var_ptr(%b : !llvm.ptr, !llvm.array<4 x f32>) map_clauses(alloc)",
            "omp.target_data if(%c) map_entries(",
            "omp.simd if(%c) {\n omp.loop_nest (%i)",
        ),
    ),
    "elements_of_destinations": (
        """\
func.func @f(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.map ins(%x : tensor<8xf32>) outs(%y : tensor<8xf32>)
    (%e: f32) {
      %1 = math.absf %e : f32
      linalg.yield %1 : f32
    }
  func.return %0 : tensor<8xf32>
}
""",
        ("(%e: f32, %v0_out: f32) {",),
    ),
    "layouts_and_vectors": (
        """\
module attributes {dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<f64, dense<[64, 128]> : vector<2xi32>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(!llvm.vec<4 x ptr<i8>>, !llvm.vec<? x 2 x !llvm.ptr<i8>>)
  llvm.func @k() attributes {nvvm.kernel, nvvm.reqntid = [1, 23 : i64, 32]} {
    llvm.return
  }
}
""",
        ("nvvm.reqntid = array<i32: 1, 23, 32>", "vector<2xi64>", "vector<4x!llvm.ptr>", "vector<[2]x!llvm.ptr>"),
    ),
    "handles": (
        """\
transform.sequence failures(propagate) {
^bb0(%root: !pdl.operation):
  transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {target_is_module = true}
}
""",
        ("{target_is_module = true} : (!pdl.operation) -> !transform.any_op",),
    ),
    "scales_and_padding": (
        """\
func.func @f(%x: tensor<2xi8>, %y: tensor<1x2xf32>, %q: tensor<1x2xi8>, %v: i32, %s: i8) {
  %0 = "tosa.rescale"(%x) {input_zp = 17 : i32, output_zp = 2 : i32, multiplier = array<i32: 19689, 5>, \
shift = array<i32: 15, 3>, scale32 = true, double_round = true, per_channel = true} : (tensor<2xi8>) -> tensor<2xi8>
  %1 = "tosa.apply_scale"(%v, %v, %s) {double_round = false} : (i32, i32, i8) -> i32
  %p = "tosa.const"() {value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %2 = "tosa.pad"(%y, %p) : (tensor<1x2xf32>, tensor<2x2xi32>) -> tensor<4x9xf32>
  %3 = "tosa.pad"(%q, %p) {quantization_info = #tosa.pad_quant<input_zp = 3>} \
: (tensor<1x2xi8>, tensor<2x2xi32>) -> tensor<4x9xi8>
  return
}
func.func @quantized(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  %0 = "tosa.negate"(%x) {quantization_info = #tosa.unary_quant<input_zp = -1, output_zp = 2>} \
: (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}
""",
        (
            "dense<[19689, 5]> : tensor<2xi32>",
            "#tosa.rounding_mode<DOUBLE_ROUND>",
            "dense<3> : tensor<1xi8>",
            "dense<-1> : tensor<1xi8>",
            "%x, %v0_multiplier, %v0_shift, %v0_input_zp, %v0_output_zp)",
        ),
    ),
}
OF_22 = """\
func.func @f(%m: memref<4xf32>, %i: index, %x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  // #gpu<dim x> stays in a comment.
  %0 = "gpu.thread_id"() {dimension = #gpu<dim x>} : () -> index
  %a = memref.alloc() { // aligned
    alignment = 8 : i64, "my.attr"} : memref<4xf32>  // kept
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    %v = memref.load %m[%k] {nontemporal = true} : memref<4xf32>
    scf.reduce
  }
  %1 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%y : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @g(%v: vector<4xf32>) -> vector<8xf32> {
  %c = arith.constant dense<0.0> : vector<8xf32>
  %0 = vector.insert_strided_slice %v, %c {offsets = [4], strides = [1]} : vector<4xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
"""
"""A program that LLVM 24 does not read."""
