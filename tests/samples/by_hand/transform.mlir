// ===== transform.sequence
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  sequence %a : !transform.any_op failures(suppress) {
  ^bb0(%b: !transform.any_op):
  }
}
// ===== transform.named_sequence
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @g(%a: !transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
// ===== transform.yield
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.yield %a, %a : !transform.any_op, !transform.any_op
  }
}
// ===== transform.include
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    %r = transform.include @g failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ===== transform.foreach_match
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
    %r = transform.foreach_match restrict_root flatten_results in %a @m -> @g : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ===== transform.collect_matching
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    %r = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ===== transform.foreach
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    %r = transform.foreach %a : !transform.any_op -> !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.yield %b : !transform.any_op
    }
    transform.yield
  }
}
// ===== transform.alternatives
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
    %r = transform.alternatives %a : !transform.any_op -> !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.yield %b : !transform.any_op
    }, {
    ^bb0(%b: !transform.any_op):
      transform.yield %b : !transform.any_op
    }
    transform.yield
  }
}
// ===== transform.apply_patterns
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %a {
      transform.apply_patterns.canonicalization
    } {apply_cse, max_iterations = 3 : i64} : !transform.any_op
    transform.yield
  }
}
// ===== transform.apply_conversion_patterns
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %a {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// ===== transform.structured.match
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["linalg.matmul", "scf.for"]} in %a : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match interface{LinalgOp} attributes {a = 1 : i32} filter_result_type = f32 in %a : (!transform.any_op) -> !transform.op<"linalg.generic">
    transform.yield
  }
}
// ===== transform.match.structured.yield
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.param<i64> {
  ^bb0(%b: !transform.any_op):
    %n = transform.match.structured.rank %b : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %n : !transform.param<i64>
  }
}
// ===== transform.structured.tile_using_forall
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %n: !transform.param<i64>) {
    %t, %l = transform.structured.tile_using_forall %a num_threads [10, 20] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u, %m = transform.structured.tile_using_forall %t tile_sizes [%n, 5] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ===== transform.structured.tile_using_for
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %n: !transform.param<i64>) {
    %t, %l:2 = transform.structured.tile_using_for %a tile_sizes [%n, [4]] interchange = [1, 0] {t.x = 1 : i32} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ===== transform.with_pdl_patterns
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
    %r = pdl_match @p in %b : (!transform.any_op) -> !transform.any_op
  }
  pdl.pattern @p : benefit(1) {
    %0 = operation "t.x"
    rewrite %0 with "transform.dialect"
  }
}
// ===== transform.xegpu.convert_layout
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %v = transform.get_operand %a[0] : (!transform.any_op) -> !transform.any_value
    %r = transform.xegpu.convert_layout %v input_sg_layout = [8, %p] input_sg_data = [32, 32] input_inst_data = [8, 16] target_sg_layout = [8, 4] target_sg_data = [32, 32] target_inst_data = [8, 16] : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}
// ===== transform.xegpu.set_desc_layout
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %r = transform.xegpu.set_desc_layout %a sg_layout = [8, %p] sg_data = [32, 32] inst_data = [8, 16] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}
// ===== transform.xegpu.set_op_layout_attr
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    transform.xegpu.set_op_layout_attr %a result index = 1 sg_layout = [8, %p] sg_data = [32, 64] inst_data = [8, 16] : !transform.any_op, !transform.param<i64>
    transform.xegpu.set_op_layout_attr %a sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
    transform.yield
  }
}
