// ===== transform.affine.simplify_bounded_affine_ops: ones
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  transform.affine.simplify_bounded_affine_ops %0#0 with[%0#1 : !transform.any_op] within [0] and [0] : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  "transform.affine.simplify_bounded_affine_ops"(%0#0, %0#1) <{lower_bounds = array<i64: 0>, upper_bounds = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.affine.simplify_min_max_affine_ops: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.affine.simplify_min_max_affine_ops"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.affine.simplify_min_max_affine_ops: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.affine.simplify_min_max_affine_ops"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.alternatives: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}) {
    %0 = transform.alternatives %arg0 : !transform.any_op -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }, {
    ^bb0(%arg1: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.alternatives"(%arg0) ({
    ^bb0(%arg2: !transform.any_op):
      "transform.yield"(%arg2) : (!transform.any_op) -> ()
    }, {
    ^bb0(%arg1: !transform.any_op):
      "transform.yield"(%arg1) : (!transform.any_op) -> ()
    }) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.annotate: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.annotate %0 "text" : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.annotate"(%0) <{name = "text"}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.annotate: full
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.affine_map)
  transform.annotate %0#0 "text" {t.x = 1 : i32} = %0#1 : !transform.any_op, !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.affine_map)
  "transform.annotate"(%0#0, %0#1) <{name = "text"}> {t.x = 1 : i32} : (!transform.any_op, !transform.affine_map) -> ()
}) : () -> ()
// ===== transform.annotate: ones
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_param)
  transform.annotate %0#0 "text" = %0#1 : !transform.any_op, !transform.any_param
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_param)
  "transform.annotate"(%0#0, %0#1) <{name = "text"}> : (!transform.any_op, !transform.any_param) -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["func"], partial_conversion} : !transform.any_op
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.apply_conversion_patterns"(%arg0) <{legal_dialects = ["func"], partial_conversion}> ({
      "transform.apply_conversion_patterns.dialect_to_llvm"() <{dialect_name = "arith"}> : () -> ()
    }, {
      "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.apply_conversion_patterns.dialect_to_llvm: bare (not verified)
module {
  transform.apply_conversion_patterns.dialect_to_llvm "text"
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.dialect_to_llvm"() <{dialect_name = "text"}> : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.dialect_to_llvm: full (not verified)
module {
  transform.apply_conversion_patterns.dialect_to_llvm "text" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.dialect_to_llvm"() <{dialect_name = "text"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.func.func_to_llvm: bare
module {
  transform.apply_conversion_patterns.func.func_to_llvm
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.func.func_to_llvm: full
module {
  transform.apply_conversion_patterns.func.func_to_llvm {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.func.func_to_llvm"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm: bare
module {
  transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm: full
module {
  transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.gpu.gpu_to_nvvm: bare
module {
  transform.apply_conversion_patterns.gpu.gpu_to_nvvm
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() <{benefit = 1 : i16}> : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.gpu.gpu_to_nvvm: full
module {
  transform.apply_conversion_patterns.gpu.gpu_to_nvvm {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() <{benefit = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.gpu.gpu_to_rocdl: bare
module {
  transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "text"
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "text"}> : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.gpu.gpu_to_rocdl: full
module {
  transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "text" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "text"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm: bare
module {
  transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm: full
module {
  transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter: bare
module {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter: full
module {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "text", index_bitwidth = 1 : i64, t.x = 1 : i32, use_aligned_alloc = true, use_bare_ptr_call_conv = true, use_generic_functions = true}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{data_layout = "text", index_bitwidth = 1 : i64, use_aligned_alloc = true, use_bare_ptr_call_conv = true, use_generic_functions = true}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter: with use_aligned_alloc
module {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_aligned_alloc = true}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_aligned_alloc = true}> : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter: with index_bitwidth
module {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 1 : i64}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{index_bitwidth = 1 : i64}> : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter: with use_generic_functions
module {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_generic_functions = true}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_generic_functions = true}> : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm: bare
module {
  transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm: full
module {
  transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.scf.scf_to_control_flow: bare
module {
  transform.apply_conversion_patterns.scf.scf_to_control_flow
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.scf.scf_to_control_flow: full
module {
  transform.apply_conversion_patterns.scf.scf_to_control_flow {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.scf.scf_to_control_flow"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.scf.structural_conversions: bare
module {
  transform.apply_conversion_patterns.scf.structural_conversions
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.scf.structural_conversions: full
module {
  transform.apply_conversion_patterns.scf.structural_conversions {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.scf.structural_conversions"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.transform.test_conversion_patterns: bare
module {
  transform.apply_conversion_patterns.transform.test_conversion_patterns
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.transform.test_conversion_patterns"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.transform.test_conversion_patterns: full
module {
  transform.apply_conversion_patterns.transform.test_conversion_patterns {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.transform.test_conversion_patterns"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.transform.test_type_converter: bare
module {
  transform.apply_conversion_patterns.transform.test_type_converter
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.transform.test_type_converter"() : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.transform.test_type_converter: full
module {
  transform.apply_conversion_patterns.transform.test_type_converter {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.transform.test_type_converter"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.vector.vector_to_llvm: full
module {
  transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true, t.x = 1 : i32, use_vector_alignment = true}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.vector.vector_to_llvm"() <{force_32bit_vector_indices = true, reassociate_fp_reductions = true, use_vector_alignment = true}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.vector.vector_to_llvm: with reassociate_fp_reductions
module {
  transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.vector.vector_to_llvm"() <{force_32bit_vector_indices = true, reassociate_fp_reductions = true, use_vector_alignment = false}> : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.vector.vector_to_llvm: bare
module {
  transform.apply_conversion_patterns.vector.vector_to_llvm
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.vector.vector_to_llvm"() <{force_32bit_vector_indices = true, reassociate_fp_reductions = false, use_vector_alignment = false}> : () -> ()
}) : () -> ()
// ===== transform.apply_conversion_patterns.vector.vector_to_llvm: with use_vector_alignment
module {
  transform.apply_conversion_patterns.vector.vector_to_llvm {use_vector_alignment = true}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_conversion_patterns.vector.vector_to_llvm"() <{force_32bit_vector_indices = true, reassociate_fp_reductions = false, use_vector_alignment = true}> : () -> ()
}) : () -> ()
// ===== transform.apply_cse: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.apply_cse to %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.apply_cse"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.apply_cse: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.apply_cse to %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.apply_cse"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.apply_dce: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.apply_dce to %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.apply_dce"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.apply_dce: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.apply_dce to %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.apply_dce"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.apply_licm: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.apply_licm to %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.apply_licm"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.apply_licm: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.apply_licm to %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.apply_licm"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.apply_patterns: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.canonicalization
    } {apply_cse, max_iterations = 3 : i64} : !transform.any_op
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.apply_patterns"(%arg0) <{apply_cse, max_iterations = 3 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.canonicalization"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.apply_patterns: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.apply_patterns to %0 {
  } : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.apply_patterns"(%0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
  ^bb0:
  }) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.apply_patterns: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.apply_patterns to %0 {
  } {apply_cse, max_iterations = 1 : i64, max_num_rewrites = 1 : i64, t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.apply_patterns"(%0) <{apply_cse, max_iterations = 1 : i64, max_num_rewrites = 1 : i64}> ({
  ^bb0:
  }) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.apply_patterns.arm_neon.vector_contract_to_bfmmla: bare
module {
  transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.arm_neon.vector_contract_to_bfmmla: full
module {
  transform.apply_patterns.arm_neon.vector_contract_to_bfmmla {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.arm_neon.vector_contract_to_i8mm: bare
module {
  transform.apply_patterns.arm_neon.vector_contract_to_i8mm
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.arm_neon.vector_contract_to_i8mm: full
module {
  transform.apply_patterns.arm_neon.vector_contract_to_i8mm {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.arm_sve.vector_contract_to_bfmmla: bare
module {
  transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.arm_sve.vector_contract_to_bfmmla: full
module {
  transform.apply_patterns.arm_sve.vector_contract_to_bfmmla {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.arm_sve.vector_contract_to_i8mm: bare
module {
  transform.apply_patterns.arm_sve.vector_contract_to_i8mm
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.arm_sve.vector_contract_to_i8mm: full
module {
  transform.apply_patterns.arm_sve.vector_contract_to_i8mm {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.canonicalization: bare
module {
  transform.apply_patterns.canonicalization
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.canonicalization"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.canonicalization: full
module {
  transform.apply_patterns.canonicalization {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.canonicalization"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.gpu.eliminate_barriers: bare
module {
  transform.apply_patterns.gpu.eliminate_barriers
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.gpu.eliminate_barriers: full
module {
  transform.apply_patterns.gpu.eliminate_barriers {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.gpu.eliminate_barriers"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.gpu.gpu_rewrite_patterns: bare
module {
  transform.apply_patterns.gpu.gpu_rewrite_patterns
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.gpu.gpu_rewrite_patterns: full
module {
  transform.apply_patterns.gpu.gpu_rewrite_patterns {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.gpu.gpu_rewrite_patterns"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu: bare
module {
  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu: full
module {
  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "text" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = "text"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.gpu.unroll_vectors_subgroup_mma: bare
module {
  transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[1, 1, 1]
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{k = 1 : i64, m = 1 : i64, n = 1 : i64}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.gpu.unroll_vectors_subgroup_mma: full
module {
  transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[1, 1, 1] {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{k = 1 : i64, m = 1 : i64, n = 1 : i64}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.decompose_pack_unpack: bare
module {
  transform.apply_patterns.linalg.decompose_pack_unpack
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.decompose_pack_unpack: full
module {
  transform.apply_patterns.linalg.decompose_pack_unpack {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.decompose_pack_unpack"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.decompose_pad: bare
module {
  transform.apply_patterns.linalg.decompose_pad
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.decompose_pad"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.decompose_pad: full
module {
  transform.apply_patterns.linalg.decompose_pad {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.decompose_pad"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.erase_unnecessary_inputs: bare
module {
  transform.apply_patterns.linalg.erase_unnecessary_inputs
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.erase_unnecessary_inputs: full
module {
  transform.apply_patterns.linalg.erase_unnecessary_inputs {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.erase_unnecessary_inputs"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.fold_add_into_dest: bare
module {
  transform.apply_patterns.linalg.fold_add_into_dest
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.fold_add_into_dest: full
module {
  transform.apply_patterns.linalg.fold_add_into_dest {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.fold_add_into_dest"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.fold_pack_unpack_into_empty: bare
module {
  transform.apply_patterns.linalg.fold_pack_unpack_into_empty
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = false}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.fold_pack_unpack_into_empty: full
module {
  transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = true}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes: bare
module {
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes: full
module {
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices: bare
module {
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices: full
module {
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.pad_vectorization: bare
module {
  transform.apply_patterns.linalg.pad_vectorization
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.pad_vectorization: full
module {
  transform.apply_patterns.linalg.pad_vectorization {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.pad_vectorization"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.tiling_canonicalization: bare
module {
  transform.apply_patterns.linalg.tiling_canonicalization
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.linalg.tiling_canonicalization: full
module {
  transform.apply_patterns.linalg.tiling_canonicalization {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.linalg.tiling_canonicalization"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.alloc_to_alloca: bare
module {
  transform.apply_patterns.memref.alloc_to_alloca
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.alloc_to_alloca"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.alloc_to_alloca: full
module {
  transform.apply_patterns.memref.alloc_to_alloca size_limit(1) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 1 : i64}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.expand_ops: bare
module {
  transform.apply_patterns.memref.expand_ops
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.expand_ops"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.expand_ops: full
module {
  transform.apply_patterns.memref.expand_ops {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.expand_ops"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.expand_strided_metadata: bare
module {
  transform.apply_patterns.memref.expand_strided_metadata
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.expand_strided_metadata: full
module {
  transform.apply_patterns.memref.expand_strided_metadata {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.expand_strided_metadata"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.extract_address_computations: bare
module {
  transform.apply_patterns.memref.extract_address_computations
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.extract_address_computations"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.extract_address_computations: full
module {
  transform.apply_patterns.memref.extract_address_computations {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.extract_address_computations"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.fold_memref_alias_ops: bare
module {
  transform.apply_patterns.memref.fold_memref_alias_ops
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.fold_memref_alias_ops: full
module {
  transform.apply_patterns.memref.fold_memref_alias_ops {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.fold_memref_alias_ops"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims: bare
module {
  transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims: full
module {
  transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.scf.for_loop_canonicalization: bare
module {
  transform.apply_patterns.scf.for_loop_canonicalization
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.scf.for_loop_canonicalization: full
module {
  transform.apply_patterns.scf.for_loop_canonicalization {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.scf.for_loop_canonicalization"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.bubble_up_extract_slice: bare
module {
  transform.apply_patterns.tensor.bubble_up_extract_slice
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.bubble_up_extract_slice: full
module {
  transform.apply_patterns.tensor.bubble_up_extract_slice {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.bubble_up_extract_slice"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.decompose_concat: bare
module {
  transform.apply_patterns.tensor.decompose_concat
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.decompose_concat"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.decompose_concat: full
module {
  transform.apply_patterns.tensor.decompose_concat {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.decompose_concat"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion: bare
module {
  transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion: full
module {
  transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.fold_into_pack_and_unpack: bare
module {
  transform.apply_patterns.tensor.fold_into_pack_and_unpack
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.fold_into_pack_and_unpack: full
module {
  transform.apply_patterns.tensor.fold_into_pack_and_unpack {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.fold_into_pack_and_unpack"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.fold_tensor_empty: bare
module {
  transform.apply_patterns.tensor.fold_tensor_empty
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = false}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.fold_tensor_empty: full
module {
  transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = true}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.fold_tensor_subset_ops: bare
module {
  transform.apply_patterns.tensor.fold_tensor_subset_ops
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.fold_tensor_subset_ops: full
module {
  transform.apply_patterns.tensor.fold_tensor_subset_ops {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.fold_tensor_subset_ops"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers: bare
module {
  transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers: full
module {
  transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice: bare
module {
  transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice: full
module {
  transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.reassociative_reshape_folding: bare
module {
  transform.apply_patterns.tensor.reassociative_reshape_folding
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.reassociative_reshape_folding: full
module {
  transform.apply_patterns.tensor.reassociative_reshape_folding {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.reassociative_reshape_folding"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.rewrite_as_constant: bare
module {
  transform.apply_patterns.tensor.rewrite_as_constant
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.rewrite_as_constant"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.tensor.rewrite_as_constant: full
module {
  transform.apply_patterns.tensor.rewrite_as_constant aggressive {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.transform.test_patterns: bare
module {
  transform.apply_patterns.transform.test_patterns
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.transform.test_patterns"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.transform.test_patterns: full
module {
  transform.apply_patterns.transform.test_patterns {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.transform.test_patterns"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.cast_away_vector_leading_one_dim: bare
module {
  transform.apply_patterns.vector.cast_away_vector_leading_one_dim
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.cast_away_vector_leading_one_dim: full
module {
  transform.apply_patterns.vector.cast_away_vector_leading_one_dim {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops: bare
module {
  transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops: full
module {
  transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.drop_unit_dims_with_shape_cast: bare
module {
  transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.drop_unit_dims_with_shape_cast: full
module {
  transform.apply_patterns.vector.drop_unit_dims_with_shape_cast {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.elementwise_to_vector: bare
module {
  transform.apply_patterns.vector.elementwise_to_vector
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.elementwise_to_vector: full
module {
  transform.apply_patterns.vector.elementwise_to_vector {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.elementwise_to_vector"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.fold_arith_extension: bare
module {
  transform.apply_patterns.vector.fold_arith_extension
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.fold_arith_extension: full
module {
  transform.apply_patterns.vector.fold_arith_extension {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.fold_arith_extension"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.interleave_to_shuffle: bare
module {
  transform.apply_patterns.vector.interleave_to_shuffle
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.interleave_to_shuffle: full
module {
  transform.apply_patterns.vector.interleave_to_shuffle {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.interleave_to_shuffle"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_bitcast: bare
module {
  transform.apply_patterns.vector.lower_bitcast
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_bitcast"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_bitcast: full
module {
  transform.apply_patterns.vector.lower_bitcast {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_bitcast"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_broadcast: bare
module {
  transform.apply_patterns.vector.lower_broadcast
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_broadcast"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_broadcast: full
module {
  transform.apply_patterns.vector.lower_broadcast {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_broadcast"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_contraction: bare
module {
  transform.apply_patterns.vector.lower_contraction
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 2 : i32}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_contraction: full
module {
  transform.apply_patterns.vector.lower_contraction lowering_strategy = llvmintr {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_create_mask: bare
module {
  transform.apply_patterns.vector.lower_create_mask
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_create_mask"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_create_mask: full
module {
  transform.apply_patterns.vector.lower_create_mask {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_create_mask"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_gather: bare
module {
  transform.apply_patterns.vector.lower_gather
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_gather"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_gather: full
module {
  transform.apply_patterns.vector.lower_gather {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_gather"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_interleave: bare
module {
  transform.apply_patterns.vector.lower_interleave
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_interleave"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_interleave: full
module {
  transform.apply_patterns.vector.lower_interleave {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_interleave"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_masked_transfers: bare
module {
  transform.apply_patterns.vector.lower_masked_transfers
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_masked_transfers: full
module {
  transform.apply_patterns.vector.lower_masked_transfers {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_masked_transfers"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_masks: bare
module {
  transform.apply_patterns.vector.lower_masks
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_masks"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_masks: full
module {
  transform.apply_patterns.vector.lower_masks {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_masks"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_multi_reduction: bare
module {
  transform.apply_patterns.vector.lower_multi_reduction
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 0 : i32}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_multi_reduction: full
module {
  transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_outerproduct: bare
module {
  transform.apply_patterns.vector.lower_outerproduct
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_outerproduct: full
module {
  transform.apply_patterns.vector.lower_outerproduct {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_outerproduct"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_scan: bare
module {
  transform.apply_patterns.vector.lower_scan
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_scan"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_scan: full
module {
  transform.apply_patterns.vector.lower_scan {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_scan"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_shape_cast: bare
module {
  transform.apply_patterns.vector.lower_shape_cast
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_shape_cast: full
module {
  transform.apply_patterns.vector.lower_shape_cast {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_shape_cast"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_transfer: bare
module {
  transform.apply_patterns.vector.lower_transfer
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 1 : i64}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_transfer: full
module {
  transform.apply_patterns.vector.lower_transfer {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 1 : i64}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_transpose: bare
module {
  transform.apply_patterns.vector.lower_transpose
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = false, lowering_strategy = 0 : i32}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_transpose: full
module {
  transform.apply_patterns.vector.lower_transpose lowering_strategy = llvmintr avx2_lowering_strategy = true {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = true, lowering_strategy = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_transpose: with lowering_strategy
module {
  transform.apply_patterns.vector.lower_transpose lowering_strategy = llvmintr
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = false, lowering_strategy = 1 : i32}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.lower_transpose: with avx2_lowering_strategy
module {
  transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = true
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = true, lowering_strategy = 0 : i32}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.materialize_masks: bare
module {
  transform.apply_patterns.vector.materialize_masks
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.materialize_masks"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.materialize_masks: full
module {
  transform.apply_patterns.vector.materialize_masks {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.materialize_masks"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.rank_reducing_subview_patterns: bare
module {
  transform.apply_patterns.vector.rank_reducing_subview_patterns
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.rank_reducing_subview_patterns: full
module {
  transform.apply_patterns.vector.rank_reducing_subview_patterns {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.rank_reducing_subview_patterns"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.reduction_to_contract: bare
module {
  transform.apply_patterns.vector.reduction_to_contract
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.reduction_to_contract: full
module {
  transform.apply_patterns.vector.reduction_to_contract {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.reduction_to_contract"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.rewrite_narrow_types: bare
module {
  transform.apply_patterns.vector.rewrite_narrow_types
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.rewrite_narrow_types: full
module {
  transform.apply_patterns.vector.rewrite_narrow_types {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.rewrite_narrow_types"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.sink_mem_ops: bare
module {
  transform.apply_patterns.vector.sink_mem_ops
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.sink_mem_ops: full
module {
  transform.apply_patterns.vector.sink_mem_ops {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.sink_mem_ops"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.sink_ops: bare
module {
  transform.apply_patterns.vector.sink_ops
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.sink_ops"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.sink_ops: full
module {
  transform.apply_patterns.vector.sink_ops {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.sink_ops"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.split_transfer_full_partial: bare
module {
  transform.apply_patterns.vector.split_transfer_full_partial
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 2 : i32}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.split_transfer_full_partial: full
module {
  transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.transfer_permutation_patterns: bare
module {
  transform.apply_patterns.vector.transfer_permutation_patterns
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.transfer_permutation_patterns: full
module {
  transform.apply_patterns.vector.transfer_permutation_patterns {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.transfer_permutation_patterns"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.transfer_to_scf: full
module {
  transform.apply_patterns.vector.transfer_to_scf full_unroll = true {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.transfer_to_scf"() <{full_unroll = true, max_transfer_rank = 1 : i64}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.transfer_to_scf: bare
module {
  transform.apply_patterns.vector.transfer_to_scf
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.transfer_to_scf"() <{full_unroll = false, max_transfer_rank = 1 : i64}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.transfer_to_scf: with full_unroll
module {
  transform.apply_patterns.vector.transfer_to_scf full_unroll = true
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.transfer_to_scf"() <{full_unroll = true, max_transfer_rank = 1 : i64}> : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.unroll_from_elements: bare
module {
  transform.apply_patterns.vector.unroll_from_elements
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.unroll_from_elements: full
module {
  transform.apply_patterns.vector.unroll_from_elements {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.unroll_from_elements"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.unroll_to_elements: bare
module {
  transform.apply_patterns.vector.unroll_to_elements
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.vector.unroll_to_elements: full
module {
  transform.apply_patterns.vector.unroll_to_elements {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.vector.unroll_to_elements"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.x86vector.sink_vector_producer_ops: bare
module {
  transform.apply_patterns.x86vector.sink_vector_producer_ops
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.x86vector.sink_vector_producer_ops: full
module {
  transform.apply_patterns.x86vector.sink_vector_producer_ops {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.x86vector.sink_vector_producer_ops"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.x86vector.vector_contract_bf16_to_fma: bare
module {
  transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.x86vector.vector_contract_bf16_to_fma: full
module {
  transform.apply_patterns.x86vector.vector_contract_bf16_to_fma {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.x86vector.vector_contract_to_fma: bare
module {
  transform.apply_patterns.x86vector.vector_contract_to_fma
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.x86vector.vector_contract_to_fma: full
module {
  transform.apply_patterns.x86vector.vector_contract_to_fma {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.x86vector.vector_contract_to_fma"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product: bare
module {
  transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
}) : () -> ()
// ===== transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product: full
module {
  transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.apply_registered_pass: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.apply_registered_pass "text" to %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.apply_registered_pass"(%0) <{options = {}, pass_name = "text"}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.apply_registered_pass: with options
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.apply_registered_pass "text" with options = {"a" = 1 : i32} to %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.apply_registered_pass"(%0) <{options = {a = 1 : i32}, pass_name = "text"}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.bufferization.buffer_loop_hoisting: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.bufferization.buffer_loop_hoisting %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.bufferization.buffer_loop_hoisting"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.bufferization.buffer_loop_hoisting: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.bufferization.buffer_loop_hoisting %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.bufferization.buffer_loop_hoisting"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.bufferization.eliminate_empty_tensors: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.bufferization.eliminate_empty_tensors"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.bufferization.eliminate_empty_tensors: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.bufferization.eliminate_empty_tensors"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.bufferization.empty_tensor_to_alloc_tensor: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = transform.bufferization.empty_tensor_to_alloc_tensor %0 : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%0) : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}) : () -> ()
// ===== transform.bufferization.empty_tensor_to_alloc_tensor: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = transform.bufferization.empty_tensor_to_alloc_tensor %0 {t.x = 1 : i32} : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%0) {t.x = 1 : i32} : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}) : () -> ()
// ===== transform.bufferization.one_shot_bufferize: with function_boundary_type_conversion
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.bufferization.one_shot_bufferize"(%0) <{allow_return_allocs_from_loops = false, allow_unknown_ops = false, bufferize_function_boundaries = false, check_parallel_regions = true, dump_alias_sets = false, function_boundary_type_conversion = 1 : i32, memcpy_op = "memref.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.bufferization.one_shot_bufferize: with allow_return_allocs_from_loops
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.bufferization.one_shot_bufferize %0 {allow_return_allocs_from_loops = true} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.bufferization.one_shot_bufferize"(%0) <{allow_return_allocs_from_loops = true, allow_unknown_ops = false, bufferize_function_boundaries = false, check_parallel_regions = true, dump_alias_sets = false, memcpy_op = "memref.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.bufferization.one_shot_bufferize: with allow_unknown_ops
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.bufferization.one_shot_bufferize %0 {allow_unknown_ops = true} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.bufferization.one_shot_bufferize"(%0) <{allow_return_allocs_from_loops = false, allow_unknown_ops = true, bufferize_function_boundaries = false, check_parallel_regions = true, dump_alias_sets = false, memcpy_op = "memref.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.bufferization.one_shot_bufferize: with bufferize_function_boundaries
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.bufferization.one_shot_bufferize %0 {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.bufferization.one_shot_bufferize"(%0) <{allow_return_allocs_from_loops = false, allow_unknown_ops = false, bufferize_function_boundaries = true, check_parallel_regions = true, dump_alias_sets = false, memcpy_op = "memref.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.bufferization.one_shot_bufferize: with test_analysis_only
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.bufferization.one_shot_bufferize %0 {test_analysis_only = true} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.bufferization.one_shot_bufferize"(%0) <{allow_return_allocs_from_loops = false, allow_unknown_ops = false, bufferize_function_boundaries = false, check_parallel_regions = true, dump_alias_sets = false, memcpy_op = "memref.copy", print_conflicts = false, test_analysis_only = true}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.cast: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.cast"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.cast: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.cast %0 {t.x = 1 : i32} : !transform.any_op to !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.cast"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.collect_matching: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.collect_matching @m in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "m"}> ({
  ^bb0(%arg1: !transform.any_op):
    "transform.yield"(%arg1) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.collect_matching"(%arg0) <{matcher = @m}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.debug.emit_param_as_remark: bare
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.debug.emit_param_as_remark %0 : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.debug.emit_param_as_remark"(%0) : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.debug.emit_param_as_remark: with message
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.debug.emit_param_as_remark %0, "text" : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.debug.emit_param_as_remark"(%0) <{message = "text"}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.debug.emit_param_as_remark: full
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  transform.debug.emit_param_as_remark %0#0, "text" at %0#1 {t.x = 1 : i32} : !transform.affine_map, !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  "transform.debug.emit_param_as_remark"(%0#0, %0#1) <{message = "text"}> {t.x = 1 : i32} : (!transform.affine_map, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.debug.emit_param_as_remark: ones
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  transform.debug.emit_param_as_remark %0#0 at %0#1 : !transform.affine_map, !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  "transform.debug.emit_param_as_remark"(%0#0, %0#1) : (!transform.affine_map, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.debug.emit_param_as_remark: ones with message
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  transform.debug.emit_param_as_remark %0#0, "text" at %0#1 : !transform.affine_map, !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  "transform.debug.emit_param_as_remark"(%0#0, %0#1) <{message = "text"}> : (!transform.affine_map, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.debug.emit_remark_at: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.debug.emit_remark_at %0, "text" : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.debug.emit_remark_at"(%0) <{message = "text"}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.debug.emit_remark_at: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.debug.emit_remark_at %0, "text" {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.debug.emit_remark_at"(%0) <{message = "text"}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.dlti.query: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.dlti.query [1] at %0 : (!transform.any_op) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.dlti.query"(%0) <{keys = [1]}> : (!transform.any_op) -> !transform.affine_map
}) : () -> ()
// ===== transform.dlti.query: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.dlti.query [1] at %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.dlti.query"(%0) <{keys = [1]}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.affine_map
}) : () -> ()
// ===== transform.foreach: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.foreach %arg0 : !transform.any_op -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.foreach"(%arg0) ({
    ^bb0(%arg1: !transform.any_op):
      "transform.yield"(%arg1) : (!transform.any_op) -> ()
    }) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.foreach: with targets
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  transform.foreach %0#0, %0#1 : !transform.affine_map, !transform.affine_map {
  ^bb0(%arg0: !transform.affine_map, %arg1: !transform.affine_map):
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  "transform.foreach"(%0#0, %0#1) ({
  ^bb0(%arg0: !transform.affine_map, %arg1: !transform.affine_map):
    "transform.yield"() : () -> ()
  }) : (!transform.affine_map, !transform.affine_map) -> ()
}) : () -> ()
// ===== transform.foreach_match: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @g(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield 
  }
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}) {
    %updated_root = transform.foreach_match restrict_root flatten_results in %arg0 
        @m -> @g : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "m"}> ({
  ^bb0(%arg2: !transform.any_op):
    "transform.yield"(%arg2) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "g"}> ({
  ^bb0(%arg1: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.foreach_match"(%arg0) <{actions = [@g], flatten_results, matchers = [@m], restrict_root}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.func.cast_and_call: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.func.cast_and_call before %0 {
    "t.end"() : () -> ()
  } : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.func.cast_and_call"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.func.cast_and_call: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
  %1 = transform.func.cast_and_call @s %0#3(%0#1) -> %0#2 after %0#0 {
    "t.end"() : () -> ()
  } {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
  %1 = "transform.func.cast_and_call"(%0#0, %0#1, %0#2, %0#3) <{function_name = @s, insert_after, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.func.cast_and_call: ones (not verified)
module {
  %0:4 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
  %1 = transform.func.cast_and_call %0#3(%0#1) -> %0#2 before %0#0 {
    "t.end"() : () -> ()
  } : (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
  %1 = "transform.func.cast_and_call"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    "t.end"() : () -> ()
  }) : (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.func.cast_and_call: with inputs (not verified)
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = transform.func.cast_and_call(%0#1) before %0#0 {
    "t.end"() : () -> ()
  } : (!transform.affine_map, !transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = "transform.func.cast_and_call"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (!transform.affine_map, !transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.func.cast_and_call: with outputs (not verified)
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = transform.func.cast_and_call -> %0#1 before %0#0 {
    "t.end"() : () -> ()
  } : (!transform.affine_map, !transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = "transform.func.cast_and_call"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> ({
    "t.end"() : () -> ()
  }) : (!transform.affine_map, !transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.func.deduplicate_func_args: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %transformed_module, %transformed_function = transform.func.deduplicate_func_args @s at %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.func.deduplicate_func_args"(%0) <{function_name = @s}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.func.deduplicate_func_args: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %transformed_module, %transformed_function = transform.func.deduplicate_func_args @s at %0 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.func.deduplicate_func_args"(%0) <{function_name = @s}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.func.replace_func_signature: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %transformed_module, %transformed_function = transform.func.replace_func_signature @s args_interchange = [0] results_interchange = [0] at %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.func.replace_func_signature"(%0) <{args_interchange = array<i32: 0>, function_name = @s, results_interchange = array<i32: 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.func.replace_func_signature: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %transformed_module, %transformed_function = transform.func.replace_func_signature @s args_interchange = [0] results_interchange = [0] at %0 {adjust_func_calls, t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.func.replace_func_signature"(%0) <{adjust_func_calls, args_interchange = array<i32: 0>, function_name = @s, results_interchange = array<i32: 0>}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.get_consumers_of_result: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_consumers_of_result %0[1] : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_consumers_of_result"(%0) <{result_number = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_consumers_of_result: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_consumers_of_result %0[1] {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_consumers_of_result"(%0) <{result_number = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_defining_op: bare
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.get_defining_op %0 : (!transform.any_value) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.get_defining_op"(%0) : (!transform.any_value) -> !transform.any_op
}) : () -> ()
// ===== transform.get_defining_op: full
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.get_defining_op %0 {t.x = 1 : i32} : (!transform.any_value) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.get_defining_op"(%0) {t.x = 1 : i32} : (!transform.any_value) -> !transform.any_op
}) : () -> ()
// ===== transform.get_operand: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.get_operand %0[0] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.get_operand"(%0) <{raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.get_operand: with is_inverted (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.get_operand %0[except(0)] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.get_operand"(%0) <{is_inverted, raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.get_parent_op: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_parent_op %0 {allow_empty_results, deduplicate, isolated_from_above, op_name = "text", t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_parent_op"(%0) <{allow_empty_results, deduplicate, isolated_from_above, nth_parent = 1 : i64, op_name = "text"}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_parent_op: with isolated_from_above
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_parent_op %0 {isolated_from_above} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_parent_op"(%0) <{isolated_from_above, nth_parent = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_parent_op: with allow_empty_results
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_parent_op %0 {allow_empty_results} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_parent_op"(%0) <{allow_empty_results, nth_parent = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_parent_op: with op_name
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_parent_op %0 {op_name = "text"} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_parent_op"(%0) <{nth_parent = 1 : i64, op_name = "text"}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_parent_op: with deduplicate
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_parent_op %0 {deduplicate} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_parent_op"(%0) <{deduplicate, nth_parent = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_producer_of_operand: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_producer_of_operand %0[1] : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_producer_of_operand"(%0) <{operand_number = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_producer_of_operand: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.get_producer_of_operand %0[1] {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.get_producer_of_operand"(%0) <{operand_number = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.get_result: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.get_result %0[0] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.get_result"(%0) <{raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.get_result: with is_inverted (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.get_result %0[except(0)] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.get_result"(%0) <{is_inverted, raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.get_type: bare
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.get_type %0 : (!transform.any_value) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.get_type"(%0) : (!transform.any_value) -> !transform.affine_map
}) : () -> ()
// ===== transform.get_type: full
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.get_type elemental %0 {t.x = 1 : i32} : (!transform.any_value) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.get_type"(%0) <{elemental}> {t.x = 1 : i32} : (!transform.any_value) -> !transform.affine_map
}) : () -> ()
// ===== transform.gpu.map_forall_to_blocks: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.gpu.map_forall_to_blocks"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.gpu.map_forall_to_blocks: with generate_gpu_launch
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.gpu.map_forall_to_blocks"(%0) <{generate_gpu_launch}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.gpu.map_forall_to_blocks: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [0] {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.gpu.map_forall_to_blocks"(%0) <{generate_gpu_launch, grid_dims = array<i64: 0>}> {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.gpu.map_nested_forall_to_threads: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [0] warp_size = 1 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.gpu.map_nested_forall_to_threads"(%0) <{block_dims = array<i64: 0>, sync_after_distribute = true, warp_size = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.gpu.map_nested_forall_to_threads: with block_dims
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [0] : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.gpu.map_nested_forall_to_threads"(%0) <{block_dims = array<i64: 0>, sync_after_distribute = true, warp_size = 32 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.gpu.map_nested_forall_to_threads: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [] : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.gpu.map_nested_forall_to_threads"(%0) <{block_dims = array<i64>, sync_after_distribute = true, warp_size = 32 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.gpu.map_nested_forall_to_threads: with warp_size
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [] warp_size = 1 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.gpu.map_nested_forall_to_threads"(%0) <{block_dims = array<i64>, sync_after_distribute = true, warp_size = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.include: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.include @g failures(propagate) (%arg0) : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "g"}> ({
  ^bb0(%arg1: !transform.any_op):
    "transform.yield"(%arg1) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @g}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.irdl.collect_matching: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.irdl.collect_matching in %0 : (!transform.affine_map) -> !transform.affine_map {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.irdl.collect_matching"(%0) ({
    "t.end"() : () -> ()
  }) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.irdl.collect_matching: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.irdl.collect_matching in %0 : (!transform.affine_map) -> !transform.affine_map attributes {t.x = 1 : i32} {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.irdl.collect_matching"(%0) ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.loop.coalesce: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.loop.coalesce %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.loop.coalesce"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.loop.coalesce: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.loop.coalesce %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.loop.coalesce"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.loop.forall_to_for: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.forall_to_for %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.forall_to_for"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.forall_to_for: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = transform.loop.forall_to_for %0 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.loop.forall_to_for"(%0) {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.loop.forall_to_for: ones
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.loop.forall_to_for %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.loop.forall_to_for"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.loop.forall_to_parallel: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.forall_to_parallel %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.forall_to_parallel"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.forall_to_parallel: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = transform.loop.forall_to_parallel %0 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.loop.forall_to_parallel"(%0) {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.loop.forall_to_parallel: ones
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.loop.forall_to_parallel %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.loop.forall_to_parallel"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.loop.fuse_sibling: bare
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = transform.loop.fuse_sibling %0#0 into %0#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = "transform.loop.fuse_sibling"(%0#0, %0#1) : (!transform.any_op, !transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.loop.fuse_sibling: full
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = transform.loop.fuse_sibling %0#0 into %0#1 {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = "transform.loop.fuse_sibling"(%0#0, %0#1) {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.loop.hoist_loop_invariant_subsets: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.hoist_loop_invariant_subsets"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.hoist_loop_invariant_subsets: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.hoist_loop_invariant_subsets"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.outline: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %function, %call = transform.loop.outline %0 {func_name = "text"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.loop.outline"(%0) <{func_name = "text"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.loop.outline: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %function, %call = transform.loop.outline %0 {func_name = "text", t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.loop.outline"(%0) <{func_name = "text"}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.loop.parallel_for_to_nested_fors: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.parallel_for_to_nested_fors %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.parallel_for_to_nested_fors"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.parallel_for_to_nested_fors: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = transform.loop.parallel_for_to_nested_fors %0 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.loop.parallel_for_to_nested_fors"(%0) {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.loop.parallel_for_to_nested_fors: ones
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.loop.parallel_for_to_nested_fors %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.loop.parallel_for_to_nested_fors"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.loop.peel: bare
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %peeled_loop, %remainder_loop = transform.loop.peel %0 : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:2 = "transform.loop.peel"(%0) <{fail_if_already_divisible = false, peel_front = false}> : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.loop.peel: full
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %peeled_loop, %remainder_loop = transform.loop.peel %0 {fail_if_already_divisible = true, peel_front = true, t.x = 1 : i32} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:2 = "transform.loop.peel"(%0) <{fail_if_already_divisible = true, peel_front = true}> {t.x = 1 : i32} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.loop.peel: with peel_front
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %peeled_loop, %remainder_loop = transform.loop.peel %0 {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:2 = "transform.loop.peel"(%0) <{fail_if_already_divisible = false, peel_front = true}> : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.loop.peel: with fail_if_already_divisible
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %peeled_loop, %remainder_loop = transform.loop.peel %0 {fail_if_already_divisible = true} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:2 = "transform.loop.peel"(%0) <{fail_if_already_divisible = true, peel_front = false}> : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.loop.pipeline: full
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = transform.loop.pipeline %0 {read_latency = 1 : i64, t.x = 1 : i32} : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = "transform.loop.pipeline"(%0) <{iteration_interval = 1 : i64, read_latency = 1 : i64}> {t.x = 1 : i32} : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}) : () -> ()
// ===== transform.loop.pipeline: bare
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = transform.loop.pipeline %0 : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = "transform.loop.pipeline"(%0) <{iteration_interval = 1 : i64, read_latency = 10 : i64}> : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}) : () -> ()
// ===== transform.loop.pipeline: with read_latency
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = transform.loop.pipeline %0 {read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1 = "transform.loop.pipeline"(%0) <{iteration_interval = 1 : i64, read_latency = 1 : i64}> : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
}) : () -> ()
// ===== transform.loop.promote_if_one_iteration: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.promote_if_one_iteration %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.promote_if_one_iteration"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.promote_if_one_iteration: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.promote_if_one_iteration %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.promote_if_one_iteration"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.unroll: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.unroll %0 {factor = 1 : i64} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.unroll"(%0) <{factor = 1 : i64}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.unroll: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.unroll %0 {factor = 1 : i64, t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.unroll"(%0) <{factor = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.unroll_and_jam: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.unroll_and_jam %0 {factor = 1 : i64} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.unroll_and_jam"(%0) <{factor = 1 : i64}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.loop.unroll_and_jam: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.loop.unroll_and_jam %0 {factor = 1 : i64, t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.loop.unroll_and_jam"(%0) <{factor = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.operation_empty: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.operation_empty %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.operation_empty"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.operation_empty: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.operation_empty %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.operation_empty"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.operation_name: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.operation_name %0 ["text"] : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.operation_name"(%0) <{op_names = ["text"]}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.operation_name: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.operation_name %0 ["text"] {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.operation_name"(%0) <{op_names = ["text"]}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.param.cmpi: bare
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  transform.match.param.cmpi ne %0#0, %0#1 : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  "transform.match.param.cmpi"(%0#0, %0#1) <{predicate = 1 : i32}> : (!transform.affine_map, !transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.param.cmpi: full
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  transform.match.param.cmpi ne %0#0, %0#1 {t.x = 1 : i32} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  "transform.match.param.cmpi"(%0#0, %0#1) <{predicate = 1 : i32}> {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured %0 : !transform.affine_map {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured"(%0) ({
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1:2 = transform.match.structured failures(suppress) %0 : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map) attributes {t.x = 1 : i32} {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1:2 = "transform.match.structured"(%0) <{failure_propagation_mode = 2 : i32}> ({
    "transform.match.structured.yield"() : () -> ()
  }) {t.x = 1 : i32} : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.match.structured: ones (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured %0 : (!transform.affine_map) -> !transform.affine_map {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured"(%0) ({
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured: with outputs (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1:2 = transform.match.structured %0 : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map) {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1:2 = "transform.match.structured"(%0) ({
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.match.structured: with failure_propagation_mode (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured failures(suppress) %0 : !transform.affine_map {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured"(%0) <{failure_propagation_mode = 2 : i32}> ({
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.body: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.structured.body %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.structured.body"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.structured.body: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.structured.body %0 {contraction = ["text"], elementwise, passthrough, reduction_position = 1 : i64, t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.structured.body"(%0) <{contraction = ["text"], elementwise, passthrough, reduction_position = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.structured.body: with reduction_position (not verified)
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.structured.body %0 {reduction_position = 1 : i64} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.structured.body"(%0) <{reduction_position = 1 : i64}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.structured.body: with passthrough (not verified)
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.structured.body %0 {passthrough} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.structured.body"(%0) <{passthrough}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.structured.body: with elementwise (not verified)
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.match.structured.body %0 {elementwise} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.match.structured.body"(%0) <{elementwise}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.match.structured.classify_contraction_dims: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %0 : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1:4 = "transform.match.structured.classify_contraction_dims"(%0) : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.match.structured.classify_contraction_dims: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %0 {t.x = 1 : i32} : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1:4 = "transform.match.structured.classify_contraction_dims"(%0) {t.x = 1 : i32} : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.match.structured.classify_convolution_dims: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %batch, %output_image, %output_channel, %filter_loop, %input_channel, %depth, %strides, %dilations = transform.match.structured.classify_convolution_dims %0 : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1:8 = "transform.match.structured.classify_convolution_dims"(%0) : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.match.structured.classify_convolution_dims: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %batch, %output_image, %output_channel, %filter_loop, %input_channel, %depth, %strides, %dilations = transform.match.structured.classify_convolution_dims %0 {t.x = 1 : i32} : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1:8 = "transform.match.structured.classify_convolution_dims"(%0) {t.x = 1 : i32} : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.match.structured.dim: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.dim %0[0] : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.dim"(%0) <{raw_dim_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.dim: ones (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.dim %0[0] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.dim"(%0) <{raw_dim_list = array<i64: 0>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.dim: with is_inverted (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.dim %0[except(0)] : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.dim"(%0) <{is_inverted, raw_dim_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.dim: with parallel (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.dim %0[0] {parallel} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.dim"(%0) <{parallel, raw_dim_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.dim: with reduction (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.dim %0[0] {reduction} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.dim"(%0) <{raw_dim_list = array<i64: 0>, reduction}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.elemental_bitwidth: bare
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.match.structured.elemental_bitwidth %0 : (!transform.any_value) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.match.structured.elemental_bitwidth"(%0) : (!transform.any_value) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.elemental_bitwidth: full
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.match.structured.elemental_bitwidth %0 {t.x = 1 : i32} : (!transform.any_value) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.match.structured.elemental_bitwidth"(%0) {t.x = 1 : i32} : (!transform.any_value) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.init: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.init %0[0] : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.init"(%0) <{raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.init: ones (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.init %0[0] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.init"(%0) <{raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.init: with is_inverted (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.init %0[except(0)] : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.init"(%0) <{is_inverted, raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.init: with permutation (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.init %0[0] {permutation} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.init"(%0) <{permutation, raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.init: with projected_permutation (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.init %0[0] {projected_permutation} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.init"(%0) <{projected_permutation, raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.input: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.input %0[0] : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.input"(%0) <{raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.input: ones (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.input %0[0] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.input"(%0) <{raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.input: with is_inverted (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.input %0[except(0)] : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.input"(%0) <{is_inverted, raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.input: with permutation (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.input %0[0] {permutation} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.input"(%0) <{permutation, raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.input: with projected_permutation (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.match.structured.input %0[0] {projected_permutation} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.match.structured.input"(%0) <{projected_permutation, raw_position_list = array<i64: 0>}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.match.structured.num_inits: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.num_inits %0 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.num_inits"(%0) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.num_inits: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.num_inits %0 {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.num_inits"(%0) {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.num_inputs: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.num_inputs %0 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.num_inputs"(%0) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.num_inputs: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.num_inputs %0 {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.num_inputs"(%0) {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.rank: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.rank %0 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.rank"(%0) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.rank: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.rank %0 {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.rank"(%0) {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.result: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.result %0[1] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.result"(%0) <{position = 1 : i64}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.result: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.result %0[1] any single {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.result"(%0) <{any, position = 1 : i64, single}> {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.result: with any (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.result %0[1] any : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.result"(%0) <{any, position = 1 : i64}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.result: with single (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.match.structured.result %0[1] single : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.match.structured.result"(%0) <{position = 1 : i64, single}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.match.structured.yield: by hand
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.match.structured failures(propagate) %arg0 : (!transform.any_op) -> !transform.param<i64> {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %1 : !transform.param<i64>
    }
  }
}
// ----- generic
"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.match.structured"(%arg0) <{failure_propagation_mode = 1 : i32}> ({
    ^bb0(%arg1: !transform.any_op):
      %1 = "transform.match.structured.rank"(%arg1) : (!transform.any_op) -> !transform.param<i64>
      "transform.match.structured.yield"(%1) : (!transform.param<i64>) -> ()
    }) : (!transform.any_op) -> !transform.param<i64>
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.match.structured.yield: bare
module {
  "t.around"() ({
    transform.match.structured.yield 
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "transform.match.structured.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.match.structured.yield: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
    transform.match.structured.yield %0#0, %0#1 {t.x = 1 : i32} : !transform.affine_map, !transform.affine_map
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
    "transform.match.structured.yield"(%0#0, %0#1) {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.match.structured.yield: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !transform.affine_map
    transform.match.structured.yield %0 : !transform.affine_map
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !transform.affine_map
    "transform.match.structured.yield"(%0) : (!transform.affine_map) -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.memref.alloca_to_global: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %getGlobal, %global = transform.memref.alloca_to_global %0 : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:2 = "transform.memref.alloca_to_global"(%0) : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.memref.alloca_to_global: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %getGlobal, %global = transform.memref.alloca_to_global %0 {t.x = 1 : i32} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:2 = "transform.memref.alloca_to_global"(%0) {t.x = 1 : i32} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.memref.erase_dead_alloc_and_stores: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.memref.erase_dead_alloc_and_stores %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.memref.erase_dead_alloc_and_stores"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.memref.erase_dead_alloc_and_stores: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.memref.erase_dead_alloc_and_stores %0 {t.x = 1 : i32} : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.memref.erase_dead_alloc_and_stores"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.memref.make_loop_independent: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.memref.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.memref.make_loop_independent"(%0) <{num_loops = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.memref.make_loop_independent: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.memref.make_loop_independent %0 {num_loops = 1 : i64, t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.memref.make_loop_independent"(%0) <{num_loops = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.memref.multibuffer: bare
module {
  %0 = "t.values"() : () -> !transform.op<"memref.alloc">
  %1 = transform.memref.multibuffer %0 {factor = 1 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"memref.alloc">
  %1 = "transform.memref.multibuffer"(%0) <{factor = 1 : i64}> : (!transform.op<"memref.alloc">) -> !transform.any_op
}) : () -> ()
// ===== transform.memref.multibuffer: full
module {
  %0 = "t.values"() : () -> !transform.op<"memref.alloc">
  %1 = transform.memref.multibuffer %0 {factor = 1 : i64, skip_analysis, t.x = 1 : i32} : (!transform.op<"memref.alloc">) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"memref.alloc">
  %1 = "transform.memref.multibuffer"(%0) <{factor = 1 : i64, skip_analysis}> {t.x = 1 : i32} : (!transform.op<"memref.alloc">) -> !transform.any_op
}) : () -> ()
// ===== transform.merge_handles: full
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = transform.merge_handles deduplicate %0#0, %0#1 {t.x = 1 : i32} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = "transform.merge_handles"(%0#0, %0#1) <{deduplicate}> {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.merge_handles: ones
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.merge_handles %0 : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.merge_handles"(%0) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.merge_handles: with handles
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = transform.merge_handles %0#0, %0#1 : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = "transform.merge_handles"(%0#0, %0#1) : (!transform.affine_map, !transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.merge_handles: ones with deduplicate
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.merge_handles deduplicate %0 : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.merge_handles"(%0) <{deduplicate}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.merge_handles: bare (not verified)
module {
  %0 = transform.merge_handles  : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.merge_handles"() : () -> !transform.affine_map
}) : () -> ()
// ===== transform.named_sequence: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @g(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.num_associations: bare
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.num_associations %0 : (!transform.affine_map) -> !transform.any_param
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.num_associations"(%0) : (!transform.affine_map) -> !transform.any_param
}) : () -> ()
// ===== transform.num_associations: full
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.num_associations %0 {t.x = 1 : i32} : (!transform.affine_map) -> !transform.any_param
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.num_associations"(%0) {t.x = 1 : i32} : (!transform.affine_map) -> !transform.any_param
}) : () -> ()
// ===== transform.nvgpu.create_async_groups: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.nvgpu.create_async_groups %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.nvgpu.create_async_groups"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.nvgpu.create_async_groups: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.nvgpu.create_async_groups %0 {bypass_l1, t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.nvgpu.create_async_groups"(%0) <{bypass_l1}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.nvgpu.pipeline_shared_memory_copies: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %0 {depth = 1 : i64, peel_epilogue, t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.nvgpu.pipeline_shared_memory_copies"(%0) <{depth = 1 : i64, failure_propagation_mode = 2 : i32, peel_epilogue}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.nvgpu.pipeline_shared_memory_copies: with peel_epilogue
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %0 {depth = 1 : i64, peel_epilogue} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.nvgpu.pipeline_shared_memory_copies"(%0) <{depth = 1 : i64, failure_propagation_mode = 2 : i32, peel_epilogue}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.nvgpu.pipeline_shared_memory_copies: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %0 {depth = 1 : i64} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.nvgpu.pipeline_shared_memory_copies"(%0) <{depth = 1 : i64, failure_propagation_mode = 2 : i32}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.nvgpu.rewrite_copy_as_tma: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.nvgpu.rewrite_copy_as_tma %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.nvgpu.rewrite_copy_as_tma"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.nvgpu.rewrite_copy_as_tma: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.nvgpu.rewrite_copy_as_tma %0 {t.x = 1 : i32} : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.nvgpu.rewrite_copy_as_tma"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.nvgpu.rewrite_matmul_as_mma_sync: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.nvgpu.rewrite_matmul_as_mma_sync"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.nvgpu.rewrite_matmul_as_mma_sync: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.nvgpu.rewrite_matmul_as_mma_sync %0 {t.x = 1 : i32} : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.nvgpu.rewrite_matmul_as_mma_sync"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.param.constant: bare
module {
  %0 = transform.param.constant 1 : i32 -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.param.constant"() <{value = 1 : i32}> : () -> !transform.affine_map
}) : () -> ()
// ===== transform.param.constant: full
module {
  %0 = transform.param.constant 1 : i32 {t.x = 1 : i32} -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.param.constant"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> !transform.affine_map
}) : () -> ()
// ===== transform.pdl_match: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.pdl_match @s in %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.pdl_match"(%0) <{pattern_name = @s}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.pdl_match: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.pdl_match @s in %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.pdl_match"(%0) <{pattern_name = @s}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.print: bare
module {
  transform.print 
}
// ----- generic
"builtin.module"() ({
  "transform.print"() : () -> ()
}) : () -> ()
// ===== transform.print: with name
module {
  transform.print  {name = "text"}
}
// ----- generic
"builtin.module"() ({
  "transform.print"() <{name = "text"}> : () -> ()
}) : () -> ()
// ===== transform.print: with assume_verified
module {
  transform.print  {assume_verified}
}
// ----- generic
"builtin.module"() ({
  "transform.print"() <{assume_verified}> : () -> ()
}) : () -> ()
// ===== transform.print: with use_local_scope
module {
  transform.print  {use_local_scope}
}
// ----- generic
"builtin.module"() ({
  "transform.print"() <{use_local_scope}> : () -> ()
}) : () -> ()
// ===== transform.print: with skip_regions
module {
  transform.print  {skip_regions}
}
// ----- generic
"builtin.module"() ({
  "transform.print"() <{skip_regions}> : () -> ()
}) : () -> ()
// ===== transform.replicate: full
module {
  %0:3 = "t.values"() : () -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %1:2 = transform.replicate num(%0#0) %0#1, %0#2 {t.x = 1 : i32} : !transform.any_op, !transform.any_op, !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %1:2 = "transform.replicate"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.replicate: ones
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = transform.replicate num(%0#0) %0#1 : !transform.any_op, !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = "transform.replicate"(%0#0, %0#1) : (!transform.any_op, !transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.scf.take_assumed_branch: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.scf.take_assumed_branch %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.scf.take_assumed_branch"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.scf.take_assumed_branch: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.scf.take_assumed_branch %0 take_else_branch {t.x = 1 : i32} : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.scf.take_assumed_branch"(%0) <{take_else_branch}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.select: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.select "text" in %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.select"(%0) <{op_name = "text"}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.select: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.select "text" in %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.select"(%0) <{op_name = "text"}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.sequence: by hand
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    sequence %arg0 : !transform.any_op failures(suppress) {
    ^bb0(%arg1: !transform.any_op):
    }
  }
}
// ----- generic
"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.sequence"(%arg0) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg1: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.smt.constrain_params: bare (not verified)
module {
  transform.smt.constrain_params() : () -> () {
  }
}
// ----- generic
"builtin.module"() ({
  "transform.smt.constrain_params"() ({
    "smt.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.smt.constrain_params: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1:2 = transform.smt.constrain_params(%0#0, %0#1) {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> (!transform.affine_map, !transform.affine_map) {
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1:2 = "transform.smt.constrain_params"(%0#0, %0#1) ({
    "smt.yield"() : () -> ()
  }) {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.smt.constrain_params: ones (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.smt.constrain_params(%0) : (!transform.affine_map) -> !transform.affine_map {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.smt.constrain_params"(%0) ({
    "smt.yield"() : () -> ()
  }) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.smt.constrain_params: with params (not verified)
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  transform.smt.constrain_params(%0#0, %0#1) : (!transform.affine_map, !transform.affine_map) -> () {
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  "transform.smt.constrain_params"(%0#0, %0#1) ({
    "smt.yield"() : () -> ()
  }) : (!transform.affine_map, !transform.affine_map) -> ()
}) : () -> ()
// ===== transform.smt.constrain_params: with results (not verified)
module {
  %0:2 = transform.smt.constrain_params() : () -> (!transform.affine_map, !transform.affine_map) {
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "transform.smt.constrain_params"() ({
    "smt.yield"() : () -> ()
  }) : () -> (!transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.sparse_tensor.match.sparse_inout: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.sparse_tensor.match.sparse_inout"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.sparse_tensor.match.sparse_inout: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.sparse_tensor.match.sparse_inout %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.sparse_tensor.match.sparse_inout"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.split_handle: full
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1:2 = transform.split_handle %0 {overflow_result = 1 : i64, t.x = 1 : i32} : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1:2 = "transform.split_handle"(%0) <{fail_on_payload_too_small = true, overflow_result = 1 : i64, pass_through_empty_handle = true}> {t.x = 1 : i32} : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.split_handle: with results
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1:2 = transform.split_handle %0 : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1:2 = "transform.split_handle"(%0) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.split_handle: bare
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.split_handle %0 : (!transform.affine_map) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.split_handle"(%0) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.split_handle: ones
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.split_handle %0 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.split_handle"(%0) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.structured.bufferize_to_allocation: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.bufferize_to_allocation"(%0) <{alloc_op = "memref.alloc", memcpy_op = "bufferization.materialize_in_destination"}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
}) : () -> ()
// ===== transform.structured.bufferize_to_allocation: with memory_space
module {
  %0 = "t.values"() : () -> !transform.any_op
  %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %0 {memory_space = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.bufferize_to_allocation"(%0) <{alloc_op = "memref.alloc", memcpy_op = "bufferization.materialize_in_destination", memory_space = 1 : i32}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
}) : () -> ()
// ===== transform.structured.bufferize_to_allocation: with bufferize_destination_only
module {
  %0 = "t.values"() : () -> !transform.any_op
  %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.bufferize_to_allocation"(%0) <{alloc_op = "memref.alloc", bufferize_destination_only, memcpy_op = "bufferization.materialize_in_destination"}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
}) : () -> ()
// ===== transform.structured.bufferize_to_allocation: with emit_dealloc
module {
  %0 = "t.values"() : () -> !transform.any_op
  %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %0 {emit_dealloc} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.bufferize_to_allocation"(%0) <{alloc_op = "memref.alloc", emit_dealloc, memcpy_op = "bufferization.materialize_in_destination"}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
}) : () -> ()
// ===== transform.structured.continuous_tile_sizes: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %0 {dimension = 1 : i64, target_size = 1 : i64} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.continuous_tile_sizes"(%0) <{dimension = 1 : i64, target_size = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.continuous_tile_sizes: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %0 {dimension = 1 : i64, t.x = 1 : i32, target_size = 1 : i64} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.continuous_tile_sizes"(%0) <{dimension = 1 : i64, target_size = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.convert_conv2d_to_img2col: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.convert_conv2d_to_img2col"(%0) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.convert_conv2d_to_img2col: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %0 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.convert_conv2d_to_img2col"(%0) {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.convert_to_loops: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.convert_to_loops %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.convert_to_loops"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.convert_to_loops: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.convert_to_loops %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.convert_to_loops"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.decompose: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.decompose"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.decompose: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.decompose %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.decompose"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.decompose_interface: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.decompose_interface %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.decompose_interface"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.decompose_interface: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.decompose_interface %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.decompose_interface"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.decompose_winograd_op: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.decompose_winograd_op %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.decompose_winograd_op"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.decompose_winograd_op: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.decompose_winograd_op %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.decompose_winograd_op"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.eliminate_empty_tensors: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.structured.eliminate_empty_tensors %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.structured.eliminate_empty_tensors"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.structured.eliminate_empty_tensors: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.structured.eliminate_empty_tensors %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.structured.eliminate_empty_tensors"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.structured.flatten_elementwise: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.flatten_elementwise"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.flatten_elementwise: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.flatten_elementwise %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.flatten_elementwise"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.fuse: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %transformed = transform.structured.fuse %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.fuse"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.fuse: with static_tile_sizes
module {
  %0 = "t.values"() : () -> !transform.any_op
  %transformed = transform.structured.fuse %0 tile_sizes [0] : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.fuse"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 0>}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.fuse: with apply_cleanup
module {
  %0 = "t.values"() : () -> !transform.any_op
  %transformed = transform.structured.fuse %0 {apply_cleanup} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.fuse"(%0) <{apply_cleanup, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.fuse_into_containing_op: bare
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %0#0 into %0#1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1:2 = "transform.structured.fuse_into_containing_op"(%0#0, %0#1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.fuse_into_containing_op: full
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %0#0 into %0#1 {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1:2 = "transform.structured.fuse_into_containing_op"(%0#0, %0#1) {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.generalize: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.generalize"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.generalize: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.generalize %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.generalize"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.gpu.map_copy_to_threads: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1 desired_bit_alignment = 1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.gpu.map_copy_to_threads"(%0) <{desired_bit_alignment = 1 : i64, total_num_threads = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.gpu.map_copy_to_threads: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1 desired_bit_alignment = 1 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.gpu.map_copy_to_threads"(%0) <{desired_bit_alignment = 1 : i64, total_num_threads = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.hoist_pad: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.hoist_pad %0 by 1 loops : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.hoist_pad"(%0) <{num_loops = 1 : i64, transpose = array<i64>}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.hoist_pad: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.hoist_pad %0 by 1 loops, transpose by [0] {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.hoist_pad"(%0) <{num_loops = 1 : i64, transpose = array<i64: 0>}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.hoist_pad.build_packing_loop_nest: bare
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = transform.structured.hoist_pad.build_packing_loop_nest %0#0 above %0#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = "transform.structured.hoist_pad.build_packing_loop_nest"(%0#0, %0#1) <{transpose = array<i64>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.hoist_pad.build_packing_loop_nest: full
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = transform.structured.hoist_pad.build_packing_loop_nest %0#0 above %0#1, transpose by [0] {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1 = "transform.structured.hoist_pad.build_packing_loop_nest"(%0#0, %0#1) <{transpose = array<i64: 0>}> {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.hoist_redundant_vector_broadcasts: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.hoist_redundant_vector_broadcasts %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.hoist_redundant_vector_broadcasts"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.hoist_redundant_vector_broadcasts: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.hoist_redundant_vector_broadcasts %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.hoist_redundant_vector_broadcasts"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.hoist_redundant_vector_transfers: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.hoist_redundant_vector_transfers"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.hoist_redundant_vector_transfers: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.hoist_redundant_vector_transfers %0 {t.x = 1 : i32, verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.hoist_redundant_vector_transfers"(%0) <{verify_non_zero_trip}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.insert_slice_to_copy: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.insert_slice_to_copy"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.insert_slice_to_copy: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.insert_slice_to_copy %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.insert_slice_to_copy"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.interchange: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.interchange %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.interchange"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.interchange: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.interchange %0 iterator_interchange = [0] {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.interchange"(%0) <{iterator_interchange = array<i64: 0>}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.linalg_copy_to_memref: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.linalg_copy_to_memref"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.linalg_copy_to_memref: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.linalg_copy_to_memref %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.linalg_copy_to_memref"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.lower_pack: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %0 : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:3 = "transform.structured.lower_pack"(%0) <{lowerPadLikeWithInsertSlice = true}> : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.structured.lower_pack: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %0 {t.x = 1 : i32} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:3 = "transform.structured.lower_pack"(%0) <{lowerPadLikeWithInsertSlice = true}> {t.x = 1 : i32} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.structured.lower_unpack: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %empty_op, %transpose_op, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %0 : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:4 = "transform.structured.lower_unpack"(%0) <{lowerUnpadLikeWithExtractSlice = true}> : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.structured.lower_unpack: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %empty_op, %transpose_op, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %0 {t.x = 1 : i32} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:4 = "transform.structured.lower_unpack"(%0) <{lowerUnpadLikeWithExtractSlice = true}> {t.x = 1 : i32} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
}) : () -> ()
// ===== transform.structured.match: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul", "scf.for"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match interface{LinalgOp} attributes {a = 1 : i32} filter_result_type = f32 in %arg0 : (!transform.any_op) -> !transform.op<"linalg.generic">
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul", "scf.for"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.structured.match"(%arg0) <{filter_result_type = f32, interface = 0 : i32, op_attrs = {a = 1 : i32}}> : (!transform.any_op) -> !transform.op<"linalg.generic">
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.structured.match: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.match in %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.match"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.match: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.match ops{["text"]} interface{TilingInterface} attributes {a = 1 : i32} filter_result_type = i32 filter_operand_types = [i32] in %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.match"(%0) <{filter_operand_types = [i32], filter_result_type = i32, interface = 1 : i32, op_attrs = {a = 1 : i32}, ops = ["text"]}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.match: with ops
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.match ops{["text"]} in %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.match"(%0) <{ops = ["text"]}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.match: with interface
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.match interface{TilingInterface} in %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.match"(%0) <{interface = 1 : i32}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.multitile_sizes: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %low_size, %high_size, %split_point = transform.structured.multitile_sizes %0 {dimension = 1 : i64, target_size = 1 : i64} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.multitile_sizes"(%0) <{dimension = 1 : i64, divisor = 1 : i64, target_size = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.multitile_sizes: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %low_size, %high_size, %split_point = transform.structured.multitile_sizes %0 {dimension = 1 : i64, t.x = 1 : i32, target_size = 1 : i64} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.multitile_sizes"(%0) <{dimension = 1 : i64, divisor = 1 : i64, target_size = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pack: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.pack %0 packed_sizes = [] : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.pack"(%0) <{static_packed_sizes = array<i64>}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.pack: with static_packed_sizes
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.pack %0 packed_sizes = [0] : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.pack"(%0) <{static_packed_sizes = array<i64: 0>}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.pack_greedily: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.structured.pack_greedily %0 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.structured.pack_greedily"(%0) <{matmul_inner_dims_order = array<i64>, matmul_padded_sizes_next_multiple_of = array<i64>, static_matmul_packed_sizes = array<i64>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.structured.pack_greedily: with static_matmul_packed_sizes (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [0] matmul_inner_dims_order = [] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.structured.pack_greedily"(%0) <{matmul_inner_dims_order = array<i64>, matmul_padded_sizes_next_multiple_of = array<i64>, static_matmul_packed_sizes = array<i64: 0>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.structured.pack_greedily: with matmul_padded_sizes_next_multiple_of (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [] matmul_padded_sizes_next_multiple_of = [0] matmul_inner_dims_order = [] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.structured.pack_greedily"(%0) <{matmul_inner_dims_order = array<i64>, matmul_padded_sizes_next_multiple_of = array<i64: 0>, static_matmul_packed_sizes = array<i64>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.structured.pack_greedily: with matmul_inner_dims_order (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [] matmul_inner_dims_order = [0] : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.structured.pack_greedily"(%0) <{matmul_inner_dims_order = array<i64: 0>, matmul_padded_sizes_next_multiple_of = array<i64>, static_matmul_packed_sizes = array<i64>}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.structured.pack_transpose: full
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %0#0 with_compute_op(%0#1) outer_perm = [0] inner_perm = [0] {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1:3 = "transform.structured.pack_transpose"(%0#0, %0#1) <{inner_perm = array<i64: 0>, outer_perm = array<i64: 0>}> {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pack_transpose: with outer_perm
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %0#0 with_compute_op(%0#1) outer_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1:3 = "transform.structured.pack_transpose"(%0#0, %0#1) <{outer_perm = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pack_transpose: with inner_perm
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %0#0 with_compute_op(%0#1) inner_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  %1:3 = "transform.structured.pack_transpose"(%0#0, %0#1) <{inner_perm = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pack_transpose: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %0#0 with_compute_op(%0#1) : (!transform.affine_map, !transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1:3 = "transform.structured.pack_transpose"(%0#0, %0#1) : (!transform.affine_map, !transform.affine_map) -> (!transform.affine_map, !transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.structured.pad: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.pad"(%0) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [], padding_dimensions = [], padding_values = [], transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pad: with padding_values
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_values = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.pad"(%0) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [], padding_dimensions = [], padding_values = [1], transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pad: with padding_dimensions
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.pad"(%0) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [], padding_dimensions = [1], padding_values = [], transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pad: with nofold_flags
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {nofold_flags = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.pad"(%0) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [1], padding_dimensions = [], padding_values = [], transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pad: with use_prescribed_tensor_shapes
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 use_prescribed_tensor_shapes : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.pad"(%0) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [], padding_dimensions = [], padding_values = [], transpose_paddings = [], use_prescribed_tensor_shapes}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pad_tiling_interface: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.pad_tiling_interface"(%0) <{padding_values = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pad_tiling_interface: with padding_values
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to {padding_values = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.pad_tiling_interface"(%0) <{padding_values = [1]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pad_tiling_interface: with static_padding_sizes
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to padding_sizes [0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.pad_tiling_interface"(%0) <{padding_values = [], static_padding_sizes = array<i64: 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.pad_tiling_interface: with pad_to_multiple_of
module {
  %0 = "t.values"() : () -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.pad_tiling_interface"(%0) <{pad_to_multiple_of, padding_values = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.promote: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.promote %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.promote"(%0) <{operands_to_promote = [], use_full_tile_buffers = []}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.promote: with operands_to_promote
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.promote %0 {operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.promote"(%0) <{operands_to_promote = [1], use_full_tile_buffers = []}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.promote: with use_full_tile_buffers
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.promote %0 {use_full_tile_buffers = [true]} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.promote"(%0) <{operands_to_promote = [], use_full_tile_buffers = [true]}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.promote: with use_full_tiles_by_default
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.promote %0 {use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.promote"(%0) <{operands_to_promote = [], use_full_tile_buffers = [], use_full_tiles_by_default}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.promote: with use_original_subview_size
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.promote %0 {use_original_subview_size} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.promote"(%0) <{operands_to_promote = [], use_full_tile_buffers = [], use_original_subview_size}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.promote_tensor: bare
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.structured.promote_tensor %0 : !transform.any_value
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.structured.promote_tensor"(%0) : (!transform.any_value) -> !transform.any_value
}) : () -> ()
// ===== transform.structured.promote_tensor: full
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.structured.promote_tensor to 1 : i32 %0 {t.x = 1 : i32} : !transform.any_value
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.structured.promote_tensor"(%0) <{memory_space = 1 : i32}> {t.x = 1 : i32} : (!transform.any_value) -> !transform.any_value
}) : () -> ()
// ===== transform.structured.replace: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.structured.replace %0 {
  } : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.structured.replace"(%0) ({
  ^bb0:
  }) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.structured.replace: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.structured.replace %0 attributes {t.x = 1 : i32} {
  } : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.structured.replace"(%0) ({
  ^bb0:
  }) {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.structured.rewrite_in_destination_passing_style: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.rewrite_in_destination_passing_style"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.rewrite_in_destination_passing_style: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.rewrite_in_destination_passing_style %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.rewrite_in_destination_passing_style"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.scalarize: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.scalarize %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.scalarize"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.scalarize: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.scalarize %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.scalarize"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.specialize: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.specialize"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.specialize: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.specialize %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.specialize"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.split: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.split %0 after 1  {dimension = 1 : i64} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.split"(%0) <{dimension = 1 : i64, static_chunk_sizes = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.split: with multiway
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.split %0 after 1  {dimension = 1 : i64, multiway} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.split"(%0) <{dimension = 1 : i64, multiway, static_chunk_sizes = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.split_reduction: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:4 = "transform.structured.split_reduction"(%0) <{insert_split_dimension = 0 : i64, split_factor = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.split_reduction: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %0 {inner_parallel, insert_split_dimension = 1 : i64, split_factor = 1 : i64, t.x = 1 : i32, use_alloc, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:4 = "transform.structured.split_reduction"(%0) <{inner_parallel, insert_split_dimension = 1 : i64, split_factor = 1 : i64, use_alloc, use_scaling_algorithm}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.split_reduction: with split_factor
module {
  %0 = "t.values"() : () -> !transform.any_op
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %0 {split_factor = 1 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:4 = "transform.structured.split_reduction"(%0) <{insert_split_dimension = 0 : i64, split_factor = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.split_reduction: with insert_split_dimension
module {
  %0 = "t.values"() : () -> !transform.any_op
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %0 {insert_split_dimension = 1 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:4 = "transform.structured.split_reduction"(%0) <{insert_split_dimension = 1 : i64, split_factor = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.split_reduction: with inner_parallel
module {
  %0 = "t.values"() : () -> !transform.any_op
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %0 {inner_parallel} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:4 = "transform.structured.split_reduction"(%0) <{inner_parallel, insert_split_dimension = 0 : i64, split_factor = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_for: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %0 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.tile_reduction_using_for"(%0) <{reduction_dims = [], tile_sizes = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_for: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %fill_op:2, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %0 reduction_dims = [1] by tile_sizes = [1] {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:5 = "transform.structured.tile_reduction_using_for"(%0) <{reduction_dims = [1], tile_sizes = [1]}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_for: ones
module {
  %0 = "t.values"() : () -> !transform.any_op
  %fill_op, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %0 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:4 = "transform.structured.tile_reduction_using_for"(%0) <{reduction_dims = [], tile_sizes = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_for: with fill_op
module {
  %0 = "t.values"() : () -> !transform.any_op
  %fill_op:2, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %0 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:5 = "transform.structured.tile_reduction_using_for"(%0) <{reduction_dims = [], tile_sizes = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_for: with reduction_dims
module {
  %0 = "t.values"() : () -> !transform.any_op
  %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %0 reduction_dims = [1] by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.tile_reduction_using_for"(%0) <{reduction_dims = [1], tile_sizes = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_forall: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %0 by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.tile_reduction_using_forall"(%0) <{num_threads = array<i64>, reduction_dims = [], tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_forall: ones
module {
  %0 = "t.values"() : () -> !transform.any_op
  %fill_op, %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %0 by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:4 = "transform.structured.tile_reduction_using_forall"(%0) <{num_threads = array<i64>, reduction_dims = [], tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_forall: with fill_op
module {
  %0 = "t.values"() : () -> !transform.any_op
  %fill_op:2, %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %0 by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:5 = "transform.structured.tile_reduction_using_forall"(%0) <{num_threads = array<i64>, reduction_dims = [], tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_forall: with reduction_dims
module {
  %0 = "t.values"() : () -> !transform.any_op
  %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %0 reduction_dims = [1] by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.tile_reduction_using_forall"(%0) <{num_threads = array<i64>, reduction_dims = [1], tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_reduction_using_forall: with num_threads
module {
  %0 = "t.values"() : () -> !transform.any_op
  %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %0 by num_threads = [0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.structured.tile_reduction_using_forall"(%0) <{num_threads = array<i64: 0>, reduction_dims = [], tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_using_for: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %tiled_linalg_op, %loops:2 = transform.structured.tile_using_for %arg0 tile_sizes [%arg1, [4]] interchange = [1, 0] {t.x = 1 : i32} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
    %0:3 = "transform.structured.tile_using_for"(%arg0, %arg1) <{interchange = array<i64: 1, 0>, scalable_sizes = array<i1: false, true>, static_sizes = array<i64: -9223372036854775808, 4>}> {t.x = 1 : i32} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.structured.tile_using_forall: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 num_threads [10, 20](mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled_op_0, %forall_op_1 = transform.structured.tile_using_forall %tiled_op tile_sizes [%arg1, 5] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
    %0:2 = "transform.structured.tile_using_forall"(%arg0) <{mapping = [#gpu.thread<y>, #gpu.thread<x>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_num_threads = array<i64: 10, 20>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %1:2 = "transform.structured.tile_using_forall"(%0#0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, static_tile_sizes = array<i64: -9223372036854775808, 5>}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.structured.tile_using_forall: with static_num_threads
module {
  %0 = "t.values"() : () -> !transform.any_op
  %tiled_op, %forall_op = transform.structured.tile_using_forall %0 num_threads [0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.tile_using_forall"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_num_threads = array<i64: 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.tile_using_forall: with static_tile_sizes
module {
  %0 = "t.values"() : () -> !transform.any_op
  %tiled_op, %forall_op = transform.structured.tile_using_forall %0 tile_sizes [0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.structured.tile_using_forall"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_tile_sizes = array<i64: 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.structured.transpose_conv2d: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.transpose_conv2d"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.transpose_conv2d: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.transpose_conv2d %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.transpose_conv2d"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.transpose_matmul: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.transpose_matmul"(%0) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.transpose_matmul: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.transpose_matmul %0<rhs> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.transpose_matmul"(%0) <{inputToTranspose = 1 : i32}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.vectorize: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.structured.vectorize %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.structured.vectorize"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.structured.vectorize: with vectorize_nd_extract
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.structured.vectorize %0 {vectorize_nd_extract} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.structured.vectorize"(%0) <{vectorize_nd_extract}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.structured.vectorize: with assume_dynamic_dims_match_vec_sizes
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.structured.vectorize %0 {assume_dynamic_dims_match_vec_sizes} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.structured.vectorize"(%0) <{assume_dynamic_dims_match_vec_sizes}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.structured.vectorize: with create_named_contraction
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.structured.vectorize"(%0) <{create_named_contraction}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.structured.vectorize_children_and_apply_patterns: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.vectorize_children_and_apply_patterns %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.vectorize_children_and_apply_patterns"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.vectorize_children_and_apply_patterns: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns, flatten_1d_depthwise_conv, fold_type_extensions_into_contract, t.x = 1 : i32, vectorize_nd_extract, vectorize_padding} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.vectorize_children_and_apply_patterns"(%0) <{disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns, flatten_1d_depthwise_conv, fold_type_extensions_into_contract, vectorize_nd_extract, vectorize_padding}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.vectorize_children_and_apply_patterns: with fold_type_extensions_into_contract
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.vectorize_children_and_apply_patterns"(%0) <{fold_type_extensions_into_contract}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.vectorize_children_and_apply_patterns: with vectorize_padding
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.vectorize_children_and_apply_patterns"(%0) <{vectorize_padding}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.vectorize_children_and_apply_patterns: with vectorize_nd_extract
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.vectorize_children_and_apply_patterns"(%0) <{vectorize_nd_extract}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.winograd_conv2d: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.winograd_conv2d"(%0) <{fmr = 1 : i32}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.structured.winograd_conv2d: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32, t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.structured.winograd_conv2d"(%0) <{fmr = 1 : i32}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.tensor.make_loop_independent: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.tensor.make_loop_independent"(%0) <{num_loops = 1 : i64}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.tensor.make_loop_independent: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64, t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.tensor.make_loop_independent"(%0) <{num_loops = 1 : i64}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_add_test_extension: bare
module {
  transform.test_add_test_extension "text"
}
// ----- generic
"builtin.module"() ({
  "transform.test_add_test_extension"() <{message = "text"}> : () -> ()
}) : () -> ()
// ===== transform.test_add_test_extension: full
module {
  transform.test_add_test_extension "text" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.test_add_test_extension"() <{message = "text"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.test_add_to_param: bare
module {
  %0 = transform.test_add_to_param 1
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_add_to_param"() <{addendum = 1 : i32}> : () -> !transform.test_dialect_param
}) : () -> ()
// ===== transform.test_add_to_param: full
module {
  %0 = "t.values"() : () -> !transform.test_dialect_param
  %1 = transform.test_add_to_param %0, 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.test_dialect_param
  %1 = "transform.test_add_to_param"(%0) <{addendum = 1 : i32}> {t.x = 1 : i32} : (!transform.test_dialect_param) -> !transform.test_dialect_param
}) : () -> ()
// ===== transform.test_add_to_param: ones
module {
  %0 = "t.values"() : () -> !transform.test_dialect_param
  %1 = transform.test_add_to_param %0, 1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.test_dialect_param
  %1 = "transform.test_add_to_param"(%0) <{addendum = 1 : i32}> : (!transform.test_dialect_param) -> !transform.test_dialect_param
}) : () -> ()
// ===== transform.test_branching_transform_op_terminator: bare
module {
  "t.around"() ({
    "transform.test_branching_transform_op_terminator"()[^bb1] : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "transform.test_branching_transform_op_terminator"()[^bb1] : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.test_branching_transform_op_terminator: full
module {
  "t.around"() ({
    "transform.test_branching_transform_op_terminator"()[^bb1] {t.x = 1 : i32} : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "transform.test_branching_transform_op_terminator"()[^bb1] {t.x = 1 : i32} : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.test_check_if_test_extension_present: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_check_if_test_extension_present %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_check_if_test_extension_present"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_check_if_test_extension_present: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_check_if_test_extension_present %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_check_if_test_extension_present"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_consume_operand: bare
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.test_consume_operand %0 : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.test_consume_operand"(%0) : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.test_consume_operand: with allow_repeated_handles
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.test_consume_operand %0 {allow_repeated_handles} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.test_consume_operand"(%0) <{allow_repeated_handles}> : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.test_consume_operand: full
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  transform.test_consume_operand %0#0, %0#1 {allow_repeated_handles, t.x = 1 : i32} : !transform.affine_map, !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  "transform.test_consume_operand"(%0#0, %0#1) <{allow_repeated_handles}> {t.x = 1 : i32} : (!transform.affine_map, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_consume_operand: ones
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  transform.test_consume_operand %0#0, %0#1 : !transform.affine_map, !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  "transform.test_consume_operand"(%0#0, %0#1) : (!transform.affine_map, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_consume_operand: ones with allow_repeated_handles
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  transform.test_consume_operand %0#0, %0#1 {allow_repeated_handles} : !transform.affine_map, !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.any_op)
  "transform.test_consume_operand"(%0#0, %0#1) <{allow_repeated_handles}> : (!transform.affine_map, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_consume_operand_each: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_consume_operand_each %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_consume_operand_each"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_consume_operand_each: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_consume_operand_each %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_consume_operand_each"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_consume_operand_of_op_kind_or_fail: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_consume_operand_of_op_kind_or_fail %0, "text" : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_consume_operand_of_op_kind_or_fail"(%0) <{op_kind = "text"}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_consume_operand_of_op_kind_or_fail: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_consume_operand_of_op_kind_or_fail %0, "text" {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_consume_operand_of_op_kind_or_fail"(%0) <{op_kind = "text"}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_copy_payload: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_copy_payload %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_copy_payload"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_copy_payload: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_copy_payload %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_copy_payload"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_correct_number_of_multi_results: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %result1, %result2 = transform.test_correct_number_of_multi_results %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.test_correct_number_of_multi_results"(%0) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.test_correct_number_of_multi_results: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %result1, %result2 = transform.test_correct_number_of_multi_results %0 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.test_correct_number_of_multi_results"(%0) {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.test_dummy_payload_op: bare
module {
  transform.test_dummy_payload_op  : () -> ()
}
// ----- generic
"builtin.module"() ({
  "transform.test_dummy_payload_op"() : () -> ()
}) : () -> ()
// ===== transform.test_dummy_payload_op: with outs
module {
  %0:2 = transform.test_dummy_payload_op  : () -> (!transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "transform.test_dummy_payload_op"() : () -> (!transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.test_dummy_payload_op: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1:2 = transform.test_dummy_payload_op %0#0, %0#1 {fail_to_verify, t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1:2 = "transform.test_dummy_payload_op"(%0#0, %0#1) <{fail_to_verify}> {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
}) : () -> ()
// ===== transform.test_emit_remark_and_erase_operand: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_emit_remark_and_erase_operand %0, "text" : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_emit_remark_and_erase_operand"(%0) <{remark = "text"}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_emit_remark_and_erase_operand: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_emit_remark_and_erase_operand %0, "text" {fail_after_erase, t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_emit_remark_and_erase_operand"(%0) <{fail_after_erase, remark = "text"}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_initializer_extension: bare
module {
  transform.test_initializer_extension "text"
}
// ----- generic
"builtin.module"() ({
  "transform.test_initializer_extension"() <{type = "text"}> : () -> ()
}) : () -> ()
// ===== transform.test_initializer_extension: full
module {
  transform.test_initializer_extension "text" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.test_initializer_extension"() <{type = "text"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.test_mixed_null_and_non_null_results: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %null, %non_null = transform.test_mixed_null_and_non_null_results %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.test_mixed_null_and_non_null_results"(%0) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.test_mixed_null_and_non_null_results: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %null, %non_null = transform.test_mixed_null_and_non_null_results %0 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.test_mixed_null_and_non_null_results"(%0) {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.test_mixed_success_and_silenceable: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_mixed_success_and_silenceable %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_mixed_success_and_silenceable"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_mixed_success_and_silenceable: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_mixed_success_and_silenceable %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_mixed_success_and_silenceable"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_notify_payload_op_replaced: bare
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  transform.test_notify_payload_op_replaced %0#0, %0#1 : (!transform.any_op, !transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  "transform.test_notify_payload_op_replaced"(%0#0, %0#1) : (!transform.any_op, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_notify_payload_op_replaced: full
module {
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  transform.test_notify_payload_op_replaced %0#0, %0#1 {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.any_op, !transform.any_op)
  "transform.test_notify_payload_op_replaced"(%0#0, %0#1) {t.x = 1 : i32} : (!transform.any_op, !transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_produce_empty_payload: bare
module {
  %0 = transform.test_produce_empty_payload : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_empty_payload"() : () -> !transform.any_op
}) : () -> ()
// ===== transform.test_produce_empty_payload: full
module {
  %0 = transform.test_produce_empty_payload {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_empty_payload"() {t.x = 1 : i32} : () -> !transform.any_op
}) : () -> ()
// ===== transform.test_produce_invalid_ir: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_produce_invalid_ir %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_produce_invalid_ir"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_produce_invalid_ir: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_produce_invalid_ir %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_produce_invalid_ir"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_produce_null_param: bare
module {
  %0 = transform.test_produce_null_param : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_null_param"() : () -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_null_param: full
module {
  %0 = transform.test_produce_null_param {t.x = 1 : i32} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_null_param"() {t.x = 1 : i32} : () -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_null_payload: bare
module {
  %0 = transform.test_produce_null_payload : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_null_payload"() : () -> !transform.any_op
}) : () -> ()
// ===== transform.test_produce_null_payload: full
module {
  %0 = transform.test_produce_null_payload {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_null_payload"() {t.x = 1 : i32} : () -> !transform.any_op
}) : () -> ()
// ===== transform.test_produce_null_value: bare
module {
  %0 = transform.test_produce_null_value : !transform.any_value
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_null_value"() : () -> !transform.any_value
}) : () -> ()
// ===== transform.test_produce_null_value: full
module {
  %0 = transform.test_produce_null_value {t.x = 1 : i32} : !transform.any_value
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_null_value"() {t.x = 1 : i32} : () -> !transform.any_value
}) : () -> ()
// ===== transform.test_produce_param: bare
module {
  %0 = transform.test_produce_param(1 : i32) : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_param"() <{attr = 1 : i32}> : () -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_param: full
module {
  %0 = transform.test_produce_param(1 : i32) {t.x = 1 : i32} : !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_param"() <{attr = 1 : i32}> {t.x = 1 : i32} : () -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_param_with_number_of_test_ops: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_produce_param_with_number_of_test_ops %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_produce_param_with_number_of_test_ops"(%0) : (!transform.any_op) -> !transform.test_dialect_param
}) : () -> ()
// ===== transform.test_produce_param_with_number_of_test_ops: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_produce_param_with_number_of_test_ops %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_produce_param_with_number_of_test_ops"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.test_dialect_param
}) : () -> ()
// ===== transform.test_produce_self_handle_or_forward_operand: bare
module {
  %0 = transform.test_produce_self_handle_or_forward_operand : () -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.test_produce_self_handle_or_forward_operand"() : () -> !transform.any_op
}) : () -> ()
// ===== transform.test_produce_self_handle_or_forward_operand: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_produce_self_handle_or_forward_operand %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_produce_self_handle_or_forward_operand"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_produce_self_handle_or_forward_operand: ones
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_produce_self_handle_or_forward_operand %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_produce_self_handle_or_forward_operand"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_produce_transform_param_or_forward_operand: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %out, %param = transform.test_produce_transform_param_or_forward_operand %0 : (!transform.any_op) -> (!transform.any_op, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.test_produce_transform_param_or_forward_operand"(%0) : (!transform.any_op) -> (!transform.any_op, !transform.affine_map)
}) : () -> ()
// ===== transform.test_produce_transform_param_or_forward_operand: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %out, %param = transform.test_produce_transform_param_or_forward_operand %0 {first_result_is_null, first_result_is_param, second_result_is_handle, t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:2 = "transform.test_produce_transform_param_or_forward_operand"(%0) <{first_result_is_null, first_result_is_param, second_result_is_handle}> {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.affine_map)
}) : () -> ()
// ===== transform.test_produce_transform_param_or_forward_operand: with first_result_is_param
module {
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %out, %param = transform.test_produce_transform_param_or_forward_operand %0 {first_result_is_param} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.affine_map)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.op<"scf.for">
  %1:2 = "transform.test_produce_transform_param_or_forward_operand"(%0) <{first_result_is_param}> : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.affine_map)
}) : () -> ()
// ===== transform.test_produce_value_handle_to_argument_of_parent_block: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.test_produce_value_handle_to_argument_of_parent_block %0, 1 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.test_produce_value_handle_to_argument_of_parent_block"(%0) <{number = 1 : i64}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_value_handle_to_argument_of_parent_block: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.test_produce_value_handle_to_argument_of_parent_block %0, 1 {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.test_produce_value_handle_to_argument_of_parent_block"(%0) <{number = 1 : i64}> {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_value_handle_to_result: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.test_produce_value_handle_to_result %0, 1 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.test_produce_value_handle_to_result"(%0) <{number = 1 : i64}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_value_handle_to_result: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.test_produce_value_handle_to_result %0, 1 {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.test_produce_value_handle_to_result"(%0) <{number = 1 : i64}> {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_value_handle_to_self_operand: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.test_produce_value_handle_to_self_operand %0 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.test_produce_value_handle_to_self_operand"(%0) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.test_produce_value_handle_to_self_operand: full (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.test_produce_value_handle_to_self_operand %0 {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.test_produce_value_handle_to_self_operand"(%0) {t.x = 1 : i32} : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.test_re_enter_region: bare
module {
  transform.test_re_enter_region {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "transform.test_re_enter_region"() ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.test_re_enter_region: ones
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.test_re_enter_region %0 : !transform.affine_map {
  ^bb0(%arg0: !transform.affine_map):
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.test_re_enter_region"(%0) ({
  ^bb0(%arg0: !transform.affine_map):
    "t.end"() : () -> ()
  }) : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.test_re_enter_region: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  transform.test_re_enter_region %0#0, %0#1 : !transform.affine_map, !transform.affine_map attributes {t.x = 1 : i32} {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  "transform.test_re_enter_region"(%0#0, %0#1) ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> ()
}) : () -> ()
// ===== transform.test_remap_operand_to_self: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_remap_operand_to_self %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_remap_operand_to_self"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_remap_operand_to_self: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_remap_operand_to_self %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_remap_operand_to_self"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_remap_operand_to_self: ones
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_remap_operand_to_self %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_remap_operand_to_self"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_remove_test_extension: bare
module {
  transform.test_remove_test_extension
}
// ----- generic
"builtin.module"() ({
  "transform.test_remove_test_extension"() : () -> ()
}) : () -> ()
// ===== transform.test_remove_test_extension: full
module {
  transform.test_remove_test_extension {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.test_remove_test_extension"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.test_report_number_of_tracked_handles_nested_under: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_report_number_of_tracked_handles_nested_under %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_report_number_of_tracked_handles_nested_under"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_report_number_of_tracked_handles_nested_under: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_report_number_of_tracked_handles_nested_under %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_report_number_of_tracked_handles_nested_under"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_required_memory_effects: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_required_memory_effects %0 {has_operand_effect, has_result_effect, modifies_payload, t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_required_memory_effects"(%0) <{has_operand_effect, has_result_effect, modifies_payload}> {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_required_memory_effects: bare (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.test_required_memory_effects %0 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.test_required_memory_effects"(%0) : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.test_reverse_payload_ops: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_reverse_payload_ops %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_reverse_payload_ops"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_reverse_payload_ops: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_reverse_payload_ops %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_reverse_payload_ops"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_succeed_if_operand_of_op_kind: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_succeed_if_operand_of_op_kind %0, "text" : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_succeed_if_operand_of_op_kind"(%0) <{op_kind = "text"}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_succeed_if_operand_of_op_kind: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_succeed_if_operand_of_op_kind %0, "text" {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_succeed_if_operand_of_op_kind"(%0) <{op_kind = "text"}> {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_tracked_rewrite: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_tracked_rewrite %0 : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_tracked_rewrite"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_tracked_rewrite: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.test_tracked_rewrite %0 {t.x = 1 : i32} : (!transform.any_op) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.test_tracked_rewrite"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.test_transform_op_with_regions: bare
module {
  transform.test_transform_op_with_regions {
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "transform.test_transform_op_with_regions"() ({
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.test_transform_op_with_regions: full
module {
  transform.test_transform_op_with_regions attributes {t.x = 1 : i32} {
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "transform.test_transform_op_with_regions"() ({
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.test_wrong_number_of_multi_results: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_wrong_number_of_multi_results %0 : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_wrong_number_of_multi_results"(%0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_wrong_number_of_multi_results: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %1 = transform.test_wrong_number_of_multi_results %0 {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1 = "transform.test_wrong_number_of_multi_results"(%0) {t.x = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// ===== transform.test_wrong_number_of_results: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  %a, %b, %c = transform.test_wrong_number_of_results %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.test_wrong_number_of_results"(%0) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.test_wrong_number_of_results: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  %a, %b, %c = transform.test_wrong_number_of_results %0 {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  %1:3 = "transform.test_wrong_number_of_results"(%0) {t.x = 1 : i32} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}) : () -> ()
// ===== transform.tune.alternatives: bare
module {
  transform.tune.alternatives<"text"> {
  }
}
// ----- generic
"builtin.module"() ({
  "transform.tune.alternatives"() <{name = "text"}> ({
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.tune.alternatives: with selected_region_param
module {
  %0 = "t.values"() : () -> !transform.affine_map
  transform.tune.alternatives<"text"> selected_region = %0 : !transform.affine_map {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  "transform.tune.alternatives"(%0) <{name = "text"}> ({
    "transform.yield"() : () -> ()
  }) : (!transform.affine_map) -> ()
}) : () -> ()
// ===== transform.tune.knob: bare
module {
  %0 = transform.tune.knob<"text"> options = 1 : i32 -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.tune.knob"() <{name = "text", options = 1 : i32}> : () -> !transform.affine_map
}) : () -> ()
// ===== transform.tune.knob: full
module {
  %0 = transform.tune.knob<"text"> = 1 : i32 from options = 1 : i32 {t.x = 1 : i32} -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "transform.tune.knob"() <{name = "text", options = 1 : i32, selected = 1 : i32}> {t.x = 1 : i32} : () -> !transform.affine_map
}) : () -> ()
// ===== transform.type_conversion.tensor.cast_shape_dynamic_dims: bare
module {
  transform.type_conversion.tensor.cast_shape_dynamic_dims
}
// ----- generic
"builtin.module"() ({
  "transform.type_conversion.tensor.cast_shape_dynamic_dims"() : () -> ()
}) : () -> ()
// ===== transform.type_conversion.tensor.cast_shape_dynamic_dims: full
module {
  transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== transform.verify: bare
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.verify %0 : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.verify"(%0) : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.verify: full
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.verify %0 {t.x = 1 : i32} : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.verify"(%0) {t.x = 1 : i32} : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.with_pdl_patterns: by hand
module {
  transform.with_pdl_patterns {
  ^bb0(%arg0: !transform.any_op):
    sequence %arg0 : !transform.any_op failures(propagate) {
    ^bb0(%arg1: !transform.any_op):
      %0 = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
    }
    pdl.pattern @p : benefit(1) {
      %0 = operation "t.x" 
      rewrite %0 with "transform.dialect"
    }
  }
}
// ----- generic
"builtin.module"() ({
  "transform.with_pdl_patterns"() ({
  ^bb0(%arg0: !transform.any_op):
    "transform.sequence"(%arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg1: !transform.any_op):
      %1 = "transform.pdl_match"(%arg1) <{pattern_name = @p}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "pdl.pattern"() <{benefit = 1 : i16, sym_name = "p"}> ({
      %0 = "pdl.operation"() <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
      "pdl.rewrite"(%0) <{name = "transform.dialect", operandSegmentSizes = array<i32: 1, 0>}> ({
      }) : (!pdl.operation) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.xegpu.convert_layout: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %0 = transform.get_operand %arg0[0] : (!transform.any_op) -> !transform.any_value
    %1 = transform.xegpu.convert_layout %0 input_sg_layout = [8, %arg1] input_sg_data = [32, 32] input_inst_data = [8, 16] target_sg_layout = [8, 4] target_sg_data = [32, 32] target_inst_data = [8, 16] : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
    %0 = "transform.get_operand"(%arg0) <{raw_position_list = array<i64: 0>}> : (!transform.any_op) -> !transform.any_value
    %1 = "transform.xegpu.convert_layout"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0>, static_input_inst_data = array<i64: 8, 16>, static_input_sg_data = array<i64: 32, 32>, static_input_sg_layout = array<i64: 8, -9223372036854775808>, static_target_inst_data = array<i64: 8, 16>, static_target_sg_data = array<i64: 32, 32>, static_target_sg_layout = array<i64: 8, 4>}> : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.xegpu.get_desc_op: bare
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.xegpu.get_desc_op %0 : (!transform.any_value) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.xegpu.get_desc_op"(%0) : (!transform.any_value) -> !transform.any_op
}) : () -> ()
// ===== transform.xegpu.get_desc_op: full
module {
  %0 = "t.values"() : () -> !transform.any_value
  %1 = transform.xegpu.get_desc_op %0 {t.x = 1 : i32} : (!transform.any_value) -> !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_value
  %1 = "transform.xegpu.get_desc_op"(%0) {t.x = 1 : i32} : (!transform.any_value) -> !transform.any_op
}) : () -> ()
// ===== transform.xegpu.insert_prefetch: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = transform.xegpu.insert_prefetch %0#0 nb_prefetch = %0#1 : (!transform.affine_map, !transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
  %1 = "transform.xegpu.insert_prefetch"(%0#0, %0#1) : (!transform.affine_map, !transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.xegpu.insert_prefetch: with static_nb_prefetch (not verified)
module {
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = transform.xegpu.insert_prefetch %0 nb_prefetch = 1 : (!transform.affine_map) -> !transform.affine_map
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.affine_map
  %1 = "transform.xegpu.insert_prefetch"(%0) <{static_nb_prefetch = 1 : i64}> : (!transform.affine_map) -> !transform.affine_map
}) : () -> ()
// ===== transform.xegpu.set_desc_layout: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %0 = transform.xegpu.set_desc_layout %arg0 sg_layout = [8, %arg1] sg_data = [32, 32] inst_data = [8, 16] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
    %0 = "transform.xegpu.set_desc_layout"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inst_data = array<i64: 8, 16>, static_sg_data = array<i64: 32, 32>, static_sg_layout = array<i64: 8, -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.xegpu.set_gpu_launch_threads: with static_threads
module {
  %0 = "t.values"() : () -> !transform.any_op
  transform.xegpu.set_gpu_launch_threads %0 threads = [0] : !transform.any_op
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !transform.any_op
  "transform.xegpu.set_gpu_launch_threads"(%0) <{static_threads = array<i64: 0>}> : (!transform.any_op) -> ()
}) : () -> ()
// ===== transform.xegpu.set_op_layout_attr: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    transform.xegpu.set_op_layout_attr %arg0 result index = 1 sg_layout = [8, %arg1] sg_data = [32, 64] inst_data = [8, 16] : !transform.any_op, !transform.param<i64>
    transform.xegpu.set_op_layout_attr %arg0 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
    transform.yield 
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
    "transform.xegpu.set_op_layout_attr"(%arg0, %arg1) <{index = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 0, 0>, result, static_inst_data = array<i64: 8, 16>, static_sg_data = array<i64: 32, 64>, static_sg_layout = array<i64: 8, -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> ()
    "transform.xegpu.set_op_layout_attr"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_sg_data = array<i64: 32, 64>, static_sg_layout = array<i64: 8, 4>}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.yield: by hand
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.yield %arg0, %arg0 : !transform.any_op, !transform.any_op
  }
}
// ----- generic
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (!transform.any_op, !transform.any_op), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"(%arg0, %arg0) : (!transform.any_op, !transform.any_op) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// ===== transform.yield: bare
module {
  "t.around"() ({
    transform.yield 
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.yield: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
    transform.yield %0#0, %0#1 {t.x = 1 : i32} : !transform.affine_map, !transform.affine_map
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!transform.affine_map, !transform.affine_map)
    "transform.yield"(%0#0, %0#1) {t.x = 1 : i32} : (!transform.affine_map, !transform.affine_map) -> ()
  }) : () -> ()
}) : () -> ()
// ===== transform.yield: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !transform.affine_map
    transform.yield %0 : !transform.affine_map
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !transform.affine_map
    "transform.yield"(%0) : (!transform.affine_map) -> ()
  }) : () -> ()
}) : () -> ()
