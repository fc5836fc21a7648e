"""Programs that only some releases of LLVM read, each with the releases that do."""

from __future__ import annotations

WITH_DATA = (14, 15, 16, 19, 22, 24)
"""Releases with definitions of their own, and a tool to compare with."""

PROGRAMS = {
    # What holds in which of `WITH_DATA`.
    "to_tensor": (
        (
            "func.func @f(%m: memref<4xf32>) -> tensor<4xf32> {\n"
            "  %t = bufferization.to_tensor %m : memref<4xf32>\n  return %t : tensor<4xf32>\n}"
        ),
        (15, 16, 19),
    ),
    "to_tensor_to": (
        (
            "func.func @f(%m: memref<4xf32>) -> tensor<4xf32> {\n"
            "  %t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>\n  return %t : tensor<4xf32>\n}"
        ),
        (22, 24),
    ),
    "former_operation_in_generic_form": (
        'func.func @f(%x: f32) {\n  %v = "vector.splat"(%x) : (f32) -> vector<4xf32>\n  return\n}',
        (15, 16, 19),
    ),
    "later_operation_in_generic_form": (
        (
            "func.func @f(%v: vector<2xf32>) {\n"
            '  %0:2 = "vector.to_elements"(%v) : (vector<2xf32>) -> (f32, f32)\n  return\n}'
        ),
        (22, 24),
    ),
    "size_of_a_cast_unknown": (
        (
            "func.func @f(%m: memref<4xf32>) {\n"
            "  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1]\n"
            "    : memref<4xf32> to memref<?xf32>\n  return\n}"
        ),
        (15, 16, 19, 22),
    ),
    "stride_of_a_cast_unknown": (
        (
            "func.func @f(%m: memref<4xf32>) {\n"
            "  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1]\n"
            "    : memref<4xf32> to memref<2xf32, affine_map<(d0)[s0] -> (d0 * s0)>>\n  return\n}"
        ),
        (15, 16, 19, 22),
    ),
    "offset_of_a_cast_unknown": (
        (
            "func.func @f(%m: memref<4xf32>) {\n"
            "  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1]\n"
            "    : memref<4xf32> to memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>\n  return\n}"
        ),
        (15, 16, 19, 22),
    ),
    "attribute_of_execute_region": (
        "func.func @f() {\n  scf.execute_region no_inline {\n    scf.yield\n  }\n  return\n}",
        (22, 24),
    ),
    "maps_of_a_named_operation": (
        (
            "#a = affine_map<(b, m, n, k) -> (b, m, k)>\n#b = affine_map<(b, m, n, k) -> (b, k, n)>\n"
            "#c = affine_map<(b, m, n, k) -> (b, m, n)>\n"
            "func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>) {\n"
            "  linalg.batch_matmul indexing_maps = [#a, #b, #c] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>)"
            " outs(%c : memref<2x3x5xf32>)\n  return\n}"
        ),
        (22, 24),
    ),
    "named_operation_without_maps": (
        (
            "func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>) {\n"
            "  linalg.batch_matmul ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>)"
            " outs(%c : memref<2x3x5xf32>)\n  return\n}"
        ),
        (15, 16, 19, 22, 24),
    ),
    "named_operation_of_one_operand": (
        (
            "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %0 = linalg.elemwise_unary ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>\n"
            "  return %0 : tensor<4xf32>\n}"
        ),
        (15, 16, 19),
    ),
    "kind_of_an_atomic_update": (
        (
            "func.func @f(%x: i32, %m: memref<4xi32>, %i: index) {\n"
            "  %0 = memref.atomic_rmw xori %x, %m[%i] : (i32, memref<4xi32>) -> i32\n  return\n}"
        ),
        (22, 24),
    ),
    "kind_of_a_reduction": (
        (
            "func.func @f(%v: vector<6xf32>) -> f32 {\n"
            "  %0 = vector.reduction <minimumf>, %v : vector<6xf32> into f32\n  return %0 : f32\n}"
        ),
        (19, 22, 24),
    ),
    "map_of_a_sparse_tensor": (
        "#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>\nfunc.func private @f(tensor<?xf32, #s>)",
        (19, 22, 24),
    ),
    "atomic_load": (
        (
            "llvm.func @f(%p: !llvm.ptr) {\n"
            "  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f32\n  llvm.return\n}"
        ),
        (19, 22),
    ),
    "values_of_a_parallel_reduction": (
        (
            "func.func @f(%i: index, %x: f32) {\n"
            "  %r = scf.parallel (%k) = (%i) to (%i) step (%i) init (%x) -> f32 {\n"
            "    scf.reduce(%x : f32) {\n    ^bb0(%a: f32, %b: f32):\n      scf.reduce.return %a : f32\n    }\n"
            "  }\n  return\n}"
        ),
        (19, 22, 24),
    ),
    "scalable_dimension_before_others": (
        "func.func private @f(vector<[4]x2xf32>)",
        (19, 22, 24),
    ),
    "value_of_a_data_layout_key": (
        'module attributes {dlti.dl_spec = #dlti.dl_spec<"k" = 32 : i32>} {\n}',
        (22, 24),
    ),
    "forall": (
        "func.func @f(%n: index) {\n  scf.forall (%i) in (%n) {\n  }\n  return\n}",
        (19, 22, 24),
    ),
    "foreach_thread": (
        "func.func @f(%n: index) {\n  scf.foreach_thread (%i) in (%n) {\n  }\n  return\n}",
        (15, 16),
    ),
    "builtin_func": (
        "builtin.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}",
        (14,),
    ),
    "short_func": (
        "func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}",
        (14,),
    ),
    "standard_branch": (
        "func @f(%c: i1) {\n  cond_br %c, ^bb1, ^bb2\n^bb1:\n  br ^bb2\n^bb2:\n  return\n}",
        (14,),
    ),
    "properties": (
        (
            "func.func @f(%x: i32) -> i1 {\n"
            '  %0 = "arith.cmpi"(%x, %x) <{predicate = 0 : i64}> : (i32, i32) -> i1\n  return %0 : i1\n}'
        ),
        (19, 22, 24),
    ),
    "tosa_custom_form": (
        (
            "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %0 = tosa.abs %x : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}"
        ),
        (19, 22, 24),
    ),
    "tosa_axis": (
        (
            "func.func @f(%x: tensor<4xi32>) -> tensor<4xi32> {\n"
            '  %0 = "tosa.reverse"(%x) {axis = 0 : i64} : (tensor<4xi32>) -> tensor<4xi32>\n'
            "  return %0 : tensor<4xi32>\n}"
        ),
        (15, 16),
    ),
    "poison": ("func.func @f() -> i32 {\n  %0 = ub.poison : i32\n  return %0 : i32\n}", (19, 22, 24)),
    "typed_pointer": (
        "llvm.func @f(%p: !llvm.ptr<i32>) -> !llvm.ptr<i32> {\n  llvm.return %p : !llvm.ptr<i32>\n}",
        (14, 15, 16),
    ),
    "small_float": ("func.func private @f(f8E8M0FNU)", (22, 24)),
    "tensor_pack": (
        (
            "func.func @f(%x: tensor<4x4xf32>, %d: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {\n"
            "  %0 = tensor.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d"
            " : tensor<4x4xf32> -> tensor<2x2x2x2xf32>\n  return %0 : tensor<2x2x2x2xf32>\n}"
        ),
        (16, 19),
    ),
    "type_of_a_loop": (
        "func.func @f(%i: i32) {\n  scf.for %k = %i to %i step %i : i32 {\n  }\n  return\n}",
        (19, 22, 24),
    ),
    "unsigned_loop": (
        "func.func @f(%i: index) {\n  scf.for unsigned %k = %i to %i step %i {\n  }\n  return\n}",
        (22, 24),
    ),
    "load_of_a_typed_pointer": (
        (
            "llvm.func @f(%p: !llvm.ptr<i32>) {\n  %0 = llvm.load %p : !llvm.ptr<i32>\n"
            "  %1 = llvm.add %0, %0 : i32\n  llvm.store %1, %p : !llvm.ptr<i32>\n  llvm.return\n}"
        ),
        (14, 15, 16),
    ),
    "access_chain_with_a_result_type": (
        (
            'spirv.func @f(%p: !spirv.ptr<!spirv.array<4 x i64>, Function>, %i: i64) "None" {\n'
            "  %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.array<4 x i64>, Function>, i64"
            " -> !spirv.ptr<i64, Function>\n  spirv.Return\n}"
        ),
        (22, 24),
    ),
    "layout_of_a_gpu_module": (
        'gpu.module @m attributes {\n  dlti.dl_spec = #dlti.dl_spec<"k" = 32 : i32>\n} {\n}',
        (22, 24),
    ),
    "value_as_an_argument_of_a_sequence": (
        "transform.sequence failures(propagate) {\n^bb0(%a: !transform.any_op, %b: !transform.any_value):\n}",
        (19, 22, 24),
    ),
    "launch": (
        (
            "func.func @f(%n: index) {\n"
            "  gpu.launch blocks(%a, %b, %c) in (%x = %n, %y = %n, %z = %n)"
            " threads(%d, %e, %g) in (%u = %n, %v = %n, %w = %n) {\n    gpu.terminator\n  }\n  return\n}"
        ),
        (15, 16, 19, 22, 24),
    ),
    "transfer": (
        (
            "func.func @f(%m: memref<8xf32>, %i: index, %p: f32) -> vector<4xf32> {\n"
            "  %v = vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32>\n  return %v : vector<4xf32>\n}"
        ),
        (15, 16, 19, 22, 24),
    ),
    "alignment_in_a_dictionary": (
        (
            "func.func @f() -> memref<4xf32> {\n"
            "  %m = memref.alloc() {alignment = 64 : i64} : memref<4xf32>\n  return %m : memref<4xf32>\n}"
        ),
        (15, 16, 19, 22),
    ),
    "alignment_of_an_allocation": (
        (
            "func.func @f() -> memref<4xf32> {\n"
            "  %m = memref.alloc() alignment = 64 {a} : memref<4xf32>\n  return %m : memref<4xf32>\n}"
        ),
        (24,),
    ),
    "clauses_in_any_order": (
        (
            "func.func @f(%m: memref<4xf32>, %i: index) -> f32 {\n"
            "  %x = memref.load %m[%i] nontemporal(true) alignment(8) : memref<4xf32>\n  return %x : f32\n}"
        ),
        (24,),
    ),
    "list_of_properties": (
        (
            "llvm.func @f(%p: !llvm.ptr) -> f32 {\n"
            "  %x = llvm.load %p <nontemporal, alignment = 4> {a} : !llvm.ptr -> f32\n  llvm.return %x : f32\n}"
        ),
        (24,),
    ),
    "unknown_property": (
        (
            "llvm.func @f(%p: !llvm.ptr) -> f32 {\n"
            "  %x = llvm.load %p <size = 4> : !llvm.ptr -> f32\n  llvm.return %x : f32\n}"
        ),
        (),
    ),
    "property_that_is_missing": (
        (
            'transform.named_sequence @f(%a: !transform.op<"memref.alloc">) {\n'
            '  %0 = transform.memref.multibuffer %a {a} : (!transform.op<"memref.alloc">) -> !transform.any_op\n'
            "  transform.yield\n}"
        ),
        (),
    ),
    "properties_in_braces": (
        (
            "llvm.func @f(%p: !llvm.ptr) -> f32 {\n"
            "  %x = llvm.load %p <{alignment = 4 : i64}> : !llvm.ptr -> f32\n  llvm.return %x : f32\n}"
        ),
        (24,),
    ),
    "axis_in_parentheses": (
        (
            "func.func @f(%x: tensor<4x2xf32>) -> tensor<1x2xf32> {\n"
            "  %0 = tosa.reduce_max %x axis(0) nan_mode<IGNORE> : (tensor<4x2xf32>) -> tensor<1x2xf32>\n"
            "  return %0 : tensor<1x2xf32>\n}"
        ),
        (24,),
    ),
    "named_elementwise_operation": (
        (
            "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>\n"
            "  return %0 : tensor<4xf32>\n}"
        ),
        (19, 22),
    ),
    "elementwise_operation": (
        (
            "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %0 = linalg.elementwise <exp> ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>\n"
            "  return %0 : tensor<4xf32>\n}"
        ),
        (24,),
    ),
    "kind_of_an_elementwise_operation": (
        (
            "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4xf32>)"
            " outs(%b : tensor<4xf32>) -> tensor<4xf32>\n"
            "  return %0 : tensor<4xf32>\n}"
        ),
        (22,),
    ),
    "flags_of_a_comparison": (
        ('llvm.func @f(%a: f32) {\n  %0 = llvm.fcmp "oeq" %a, %a fastmath<nnan, ninf> : f32\n  llvm.return\n}'),
        (24,),
    ),
    "flags_of_a_comparison_in_a_dictionary": (
        (
            "llvm.func @f(%a: f32) {\n"
            '  %0 = llvm.fcmp "oeq" %a, %a {fastmathFlags = #llvm.fastmath<nnan>} : f32\n  llvm.return\n}'
        ),
        (14, 15, 16, 19, 22),
    ),
    "memory_space_of_a_tensor": (
        ("func.func @f() {\n  %0 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>\n  return\n}"),
        (15, 16, 19, 22),
    ),
    "memory_space_as_a_property": (
        (
            "func.func @f() {\n"
            "  %0 = bufferization.alloc_tensor() <{memory_space = 1 : i64}> : tensor<4xf32>\n  return\n}"
        ),
        (24,),
    ),
    "case_of_an_enum_in_generic_form": (
        'func.func @f() {\n  %0 = "gpu.thread_id"() {dimension = #gpu<dim x>} : () -> index\n  return\n}',
        (15, 16, 19, 22),
    ),
    "case_of_an_enum_in_brackets": (
        'func.func @f() {\n  %0 = "gpu.thread_id"() {dimension = #gpu.dim<x>} : () -> index\n  return\n}',
        (24,),
    ),
    "mask_of_a_barrier_as_words": (
        "func.func @f() {\n  rocdl.sched.barrier valu|vmem_read\n  rocdl.sched.group.barrier none, 1, 2\n  return\n}",
        (24,),
    ),
    "mask_of_a_barrier_as_a_number": ("func.func @f() {\n  rocdl.sched.barrier 6\n  return\n}", (19, 22)),
    "fence_of_a_barrier": (
        "func.func @f() {\n  gpu.barrier memfence [#gpu.address_space<workgroup>] scope <subgroup>\n  return\n}",
        (24,),
    ),
    "builtin_token": ("func.func private @f(token) -> (token, tuple<token>)", (24,)),
    "named_barrier": (
        (
            "func.func @f(%n: i32) {\n  %0 = gpu.initialize_named_barrier %n : i32 -> !gpu.named_barrier\n"
            "  gpu.barrier named(%0 : !gpu.named_barrier)\n  return\n}"
        ),
        (24,),
    ),
    "shape_of_a_matrix_product": (
        (
            "func.func @f(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>, %m: memref<128x128xf32>,"
            " %s: memref<3x16x128xf32, 3>, %i: index) {\n"
            "  %0 = nvgpu.mma.sync(%a, %b, %c) mmaShape = [16, 8, 8] tf32Enabled"
            " : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>\n"
            "  %1 = nvgpu.device_async_copy %m[%i, %i], %s[%i, %i, %i], 4, %i bypassL1"
            " : memref<128x128xf32> to memref<3x16x128xf32, 3>\n  return\n}"
        ),
        (24,),
    ),
    "fragments_of_a_matrix": (
        (
            "llvm.func @f(%p: !llvm.ptr<3>, %i: i32, %v: vector<2xf16>) {\n"
            "  %0 = nvvm.ldmatrix %p, num = 1, layout = <row>, shape = <m = 8, n = 8>, element_type = <b16>"
            " : (!llvm.ptr<3>) -> i32\n"
            "  nvvm.wmma.store %p, %i, %v, %v, %v, %v m = 16, n = 16, k = 16, layout = <row>, element_type = <f16>"
            " : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>\n  llvm.return\n}"
        ),
        (24,),
    ),
    "list_of_properties_of_a_call": (
        (
            "func.func private @g(i32) -> i32\nfunc.func @f(%p: !llvm.ptr, %x: i32) {\n"
            "  %0 = llvm.atomicrmw add %p, %x acquire <alignment = 4> : !llvm.ptr, i32\n"
            "  %1 = call @g(%x) <no_inline> : (i32) -> i32\n  return\n}"
        ),
        (24,),
    ),
    "kinds_of_a_match": (
        (
            "module attributes {transform.with_named_sequence} {\n"
            "  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {\n"
            "    %0 = transform.match.structured %a : (!transform.any_op) -> !transform.any_op {\n"
            "    ^bb0(%b: !transform.any_op):\n"
            "      %1 = transform.match.structured.dim %b[0] parallel : (!transform.any_op) -> !transform.param<i64>\n"
            "      transform.match.structured.body %b reduction_position = 0 : !transform.any_op\n"
            "      transform.match.structured.init %b[0] permutation : !transform.any_op\n"
            "      transform.match.structured.yield %b : !transform.any_op\n    }\n"
            "    transform.yield %0 : !transform.any_op\n  }\n}"
        ),
        (24,),
    ),
    "results_of_an_indirect_call": (
        (
            "func.func @f(%f: (i32) -> (i32, f32), %x: i32) -> f32 {\n"
            "  %0:2 = func.call_indirect %f(%x) : (i32) -> (i32, f32)\n  return %0#1 : f32\n}"
        ),
        (15, 16, 19, 22, 24),
    ),
    "type_of_an_element_that_is_loaded": (
        (
            "func.func @f(%m: memref<4xf32>, %i: index) -> i32 {\n"
            "  %0 = memref.load %m[%i] : memref<4xf32>\n  return %0 : i32\n}"
        ),
        (),
    ),
    "maximum_of_single_bits": (
        (
            "func.func @f(%i: tensor<1x4x4x1xi1>, %k: tensor<2x2xi1>, %o: tensor<1x2x2x1xi1>) {\n"
            "  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>,"
            " strides = dense<1> : tensor<2xi64>} ins(%i, %k : tensor<1x4x4x1xi1>, tensor<2x2xi1>)"
            " outs(%o : tensor<1x2x2x1xi1>) -> tensor<1x2x2x1xi1>\n  return\n}"
        ),
        (15, 16, 19),
    ),
    "end_of_a_parallel_loop": (
        ("func.func @f(%n: index) {\n  scf.parallel (%i) = (%n) to (%n) step (%n) {\n    scf.yield\n  }\n  return\n}"),
        (15, 16),
    ),
    "integers_of_an_atomic_update": (
        (
            "func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {\n"
            "  %0 = memref.atomic_rmw maxs %x, %m[%i] : (i32, memref<4xi32>) -> i32\n"
            "  %1 = memref.atomic_rmw minu %x, %m[%i] : (i32, memref<4xi32>) -> i32\n  return\n}"
        ),
        (15, 16, 19, 22, 24),
    ),
    "fence_without_a_scope": (
        "llvm.func @f() {\n  llvm.fence seq_cst\n  llvm.return\n}",
        (14, 15, 16, 19, 22, 24),
    ),
    "load_of_unknown_rank": (
        "func.func @f(%m: memref<*xi8>) -> i8 {\n  %0 = memref.load %m[] : memref<*xi8>\n  func.return %0 : i8\n}",
        (),
    ),
    "size_of_a_tensor_as_that_of_a_buffer": (
        (
            "func.func @f(%t: tensor<4xf32>, %i: index) {\n"
            '  %0 = "memref.dim"(%t, %i) : (tensor<4xf32>, index) -> index\n  func.return\n}'
        ),
        (),
    ),
    "store_at_an_integer": (
        (
            "func.func @f(%m: memref<4xf32>, %x: f32, %i: i64) {\n"
            '  "memref.store"(%x, %m, %i) : (f32, memref<4xf32>, i64) -> ()\n  func.return\n}'
        ),
        (),
    ),
    "message_that_is_a_number": (
        'func.func @f(%c: i1) {\n  "cf.assert"(%c) {msg = 4 : i32} : (i1) -> ()\n  func.return\n}',
        (),
    ),
    "weights_of_a_switch": (
        (
            "llvm.func @f(%x: i32) {\n  llvm.switch %x : i32, ^bb1(%x : i32) [\n    42: ^bb1(%x : i32)\n  ]\n"
            "^bb1(%y: i32):\n  llvm.return\n}"
        ),
        (14, 15, 16, 19, 22, 24),
    ),
    "extension_to_the_same_width": (
        "llvm.func @f(%x: i64) {\n  %0 = llvm.sext %x : i64 to i64\n  llvm.return\n}",
        (14, 15, 16),
    ),
    "bits_that_share_bytes": (
        'func.func @f() {\n  %0 = arith.constant dense<"0x03FF"> : tensor<10xi1>\n  return\n}',
        (15, 16, 19, 22),
    ),
}
