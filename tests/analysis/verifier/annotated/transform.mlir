// Sequences, named sequences, transforms of structured operations, matchers, parameters.

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.alternatives' op expects terminator operands to have the same type as results of the operation}}
  %0 = transform.alternatives %a : !transform.any_op -> !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }, {
  ^bb1(%b: !transform.any_op):
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.alternatives %a : !transform.any_op -> !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }, {
  ^bb1(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expected '='}}
  transform.apply_registered_pass "canonicalize" with options = {top-down = 1 + 2} to %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.apply_registered_pass' duplicate keys found in options dictionary}}
  transform.apply_registered_pass "canonicalize" with options = {"a" = 1, "a" = 2} to %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expected '='}}
  transform.apply_registered_pass "canonicalize" with options = {"a" 1} to %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected key to either be an identifier or a string}}
  transform.apply_registered_pass "canonicalize" with options = {4 = 2} to %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.apply_registered_pass' the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only used in the generic print format}}
  transform.apply_registered_pass "canonicalize" with options = {"a" = #transform.param_operand<index=0>} to %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.apply_registered_pass' op dynamic option index 1 is out of bounds for the number of dynamic options: 0}}
  %0 = "transform.apply_registered_pass"(%a) <{options = {"a" = #transform.param_operand<index=1 : i64>}, pass_name = "canonicalize"}> : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 1 -> !transform.any_param
  // expected-error@+1 {{'transform.apply_registered_pass' op dynamic option index 0 is already used in options}}
  %0 = "transform.apply_registered_pass"(%a, %p) <{options = {"a" = #transform.param_operand<index=0 : i64>, "b" = #transform.param_operand<index=0 : i64>}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 1 -> !transform.any_param
  // expected-error@+1 {{'transform.apply_registered_pass' op a param operand does not have a corresponding param_operand attr in the options dict}}
  %0 = "transform.apply_registered_pass"(%a, %p) <{options = {}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 1 -> !transform.any_param
  %0 = "transform.apply_registered_pass"(%a, %p) <{options = {"a" = [2, #transform.param_operand<index=0 : i64>]}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.bufferize_to_allocation' op unsupported alloc op}}
  transform.structured.bufferize_to_allocation %a {alloc_op = "foo"} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.bufferize_to_allocation' op unsupported memcpy op}}
  transform.structured.bufferize_to_allocation %a {memcpy_op = "foo"} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.bufferize_to_allocation %a {alloc_op = "memref.alloca", memcpy_op = "linalg.copy"} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op 'dump_alias_sets' requires 'test_analysis_only'}}
  transform.bufferization.one_shot_bufferize %a {dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op 'print_conflicts' requires 'test_analysis_only'}}
  transform.bufferization.one_shot_bufferize %a {print_conflicts = true} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op unsupported memcpy op}}
  transform.bufferization.one_shot_bufferize %a {memcpy_op = "foo"} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.bufferization.one_shot_bufferize %a {dump_alias_sets = true, print_conflicts = true, test_analysis_only = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.bufferization.one_shot_bufferize' expected string or keyword containing one of the following enum values for attribute 'function_boundary_type_conversion' [InferLayoutMap, IdentityLayoutMap, FullyDynamicLayoutMap]}}
  transform.bufferization.one_shot_bufferize layout{Identity} %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %f = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
  %v = transform.get_result %f[0] : (!transform.any_op) -> !transform.any_value
  // expected-error@+1 {{'transform.func.cast_and_call' op function handle and name are mutually exclusive}}
  transform.func.cast_and_call @g %f(%v) -> %v after %f : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %f = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{'transform.func.cast_and_call' op expected a function handle or name to call}}
  "transform.func.cast_and_call"(%f) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({}) : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %f = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{'transform.func.cast_and_call' op function handle and name are mutually exclusive}}
  "transform.func.cast_and_call"(%f, %f) <{function_name = @g, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> ({}) : (!transform.any_op, !transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %f = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
  %v = transform.get_result %f[0] : (!transform.any_op) -> !transform.any_value
  // expected-error@+1 {{'transform.func.cast_and_call' op expected children ops to implement TypeConverterBuilderOpInterface}}
  transform.func.cast_and_call @g(%v) -> %v after %f {
    transform.print
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %f = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
  %v = transform.get_result %f[0] : (!transform.any_op) -> !transform.any_value
  transform.func.cast_and_call @g(%v) -> %v after %f {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %f = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{'transform.apply_patterns' op expected children ops to implement PatternDescriptorOpInterface}}
  transform.apply_patterns to %f { transform.print } : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.apply_conversion_patterns' op expected pattern children ops to implement ConversionPatternDescriptorOpInterface}}
  transform.apply_conversion_patterns to %a {
    transform.print
  } : !transform.any_op
}

// -----



// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 cannot be both readonly and consumed}}
  transform.named_sequence @f(%x: !transform.any_op {transform.readonly, transform.consumed})
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @f(%x: !transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%x: !transform.any_op {transform.readonly})
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @f(%x: !transform.any_op {transform.readonly}) {
    transform.apply_dce to %x : !transform.any_op
    %0 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%x: !transform.any_op {transform.consumed}) {
    transform.apply_dce to %x : !transform.any_op
    %0 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected a non-empty body block}}
  "transform.named_sequence"() <{sym_name = "f", function_type = () -> ()}> ({
  ^bb0:
  }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected a non-empty body block}}
  transform.named_sequence @f(%x: !transform.any_op) {
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected 'transform.yield' as terminator}}
  "transform.named_sequence"() <{sym_name = "f", function_type = () -> ()}> ({
    transform.print
  }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%x: !transform.any_op) -> !transform.any_op {
    // expected-error@+1 {{expected terminator to have as many operands as the parent op has results}}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%x: !transform.any_op) -> !transform.any_value {
    // expected-error@+1 {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.any_value')}}
    transform.yield %x : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%x: !transform.any_op) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{'transform.include' op does not reference a named transform sequence}}
    transform.include @zzz failures(propagate) (%a) : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.include @c failures(propagate) (%a) : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{'transform.include' op operand type mismatch: expected operand type '!transform.any_op', but provided '!transform.any_param' for operand number 0}}
    transform.include @c failures(propagate) (%p) : (!transform.any_param) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{incorrect number of results for callee}}
    %p = transform.include @c failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{'transform.include' op type of result #0 must implement the same transform dialect interface as the corresponding callee result}}
    %p = transform.include @c failures(propagate) (%a) : (!transform.any_op) -> !transform.any_value
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.include @c failures(propagate) (%a) : (!transform.any_op) -> !transform.op<"a.b">
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}, %y: !transform.any_op) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.include @c failures(propagate) (%a, %a) : (!transform.any_op, !transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @c()
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{'transform.include' op does not reference a named transform sequence}}
    transform.include @c failures(propagate) (%a) : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) {
    transform.include @d failures(propagate) (%x) : (!transform.any_op) -> ()
    transform.yield
  }
  // expected-error@+1 {{recursion not allowed in named sequences}}
  transform.named_sequence @d(%x: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%x) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{recursion not allowed in named sequences}}
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%x) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @e()
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) {
    func.call @e() : () -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence = 1} {
}

// -----

// expected-error@+1 {{"transform.with_named_sequence" attribute can only be attached to operations with symbol tables}}
func.func private @f() attributes {transform.with_named_sequence}

// -----

// expected-error@+1 {{"transform.target_tag" attribute must be a string}}
module attributes {transform.target_tag = 1} {
}

// -----

// expected-error@+1 {{unknown attribute: "transform.foo"}}
module attributes {transform.foo} {
}

// -----

module attributes {transform.target_tag = "a"} {
}

// -----

// expected-error@+1 {{"transform.target_tag" attribute must be a string}}
func.func private @f() attributes {transform.target_tag}

// -----

func.func private @f(i32 {transform.readonly})

// -----

func.func private @f(i32 {transform.readonly = 1})

// -----

func.func private @f() attributes {transform.readonly}

// -----

// expected-error@+1 {{unknown attribute: "transform.syntax_error"}}
func.func private @f() attributes {transform.syntax_error}

// -----

// expected-error@+1 {{unknown attribute: "transform.payload_root"}}
func.func private @f() attributes {transform.payload_root}

// -----

func.func private @f() attributes {transform.silence_tracking_failures}

// -----

// expected-error@+1 {{"transform.silence_tracking_failures" must be a unit attribute}}
func.func private @f() attributes {transform.silence_tracking_failures = 1}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{unresolved matcher symbol @zz}}
    transform.foreach_match in %a @zz -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{unresolved action symbol @zz}}
    transform.foreach_match in %a @m -> @zz : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{'transform.foreach_match' op expected the same number of matchers and actions}}
    %r = "transform.foreach_match"(%a) <{matchers = [@m], actions = []}> : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{'transform.foreach_match' op expected at least one match/action pair}}
    %r = "transform.foreach_match"(%a) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @m(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m() {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{the number of operands (1) doesn't match the number of matcher arguments (0) for @m}}
    transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{'transform.foreach_match' op does not expect matcher symbol to consume its operand #0}}
    transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_param {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{mismatching type interfaces for operand and matcher argument #0 of matcher @m}}
    transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{mismatching number of matcher results and action arguments between @m (1) and @n (0)}}
    transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @n(%y: !transform.any_param {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{mismatching type interfaces for matcher result and action argument #0of matcher @m and action @n}}
    transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{the number of action results (0) for @n doesn't match the number of extra op results (1)}}
    transform.foreach_match in %a @m -> @n : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @n(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-error@+1 {{mismatching type interfaces for action result #0 of action @n and op result}}
    %r:2 = transform.foreach_match in %a @m -> @n : (!transform.any_op) -> (!transform.any_op, !transform.any_param)
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @n(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    %r:2 = transform.foreach_match in %a @m -> @n : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{unresolved matcher symbol @zz}}
    transform.collect_matching @zz in %a : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m() {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{expected the matcher to take one operation handle argument}}
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{expected the matcher argument to be marked readonly}}
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{expected the matcher to yield as many values as op has results (1), got 0}}
    %r = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{mismatching type interfaces for matcher result and op result #0}}
    %r = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_value
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %r = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach' op expects the same number of targets as the body has block arguments}}
  transform.foreach %a, %a : !transform.any_op, !transform.any_op {
  ^bb1(%x: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  transform.foreach %a : !transform.any_op {
  ^bb1(%x: !transform.op<"a.b">):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach' op expects the same number of results as the yield terminator has operands}}
  %r = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb1(%x: !transform.any_op):
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type}}
  %r = transform.foreach %a : !transform.any_op -> !transform.op<"a.b"> {
  ^bb1(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb1(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects interchange values to be in range [0, 2), found: 2}}
  transform.structured.fuse %a tile_sizes [1, 2] interchange [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op found duplicate interchange value: 0}}
  transform.structured.fuse %a tile_sizes [1, 2] interchange [0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op interchange length exceeds iteration space dimensions (2), found }}
  transform.structured.fuse %a tile_sizes [1, 2] interchange [0, 1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects 2 loop results}}
  transform.structured.fuse %a tile_sizes [1, 2] interchange [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.fuse %a tile_sizes [1, 2] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.fuse %a tile_sizes [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects 2 loop results}}
  %0 = "transform.structured.fuse"(%a) <{static_tile_sizes = array<i64: 1, -9223372036854775808>, static_tile_interchange = array<i64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.hoist_pad.build_packing_loop_nest' op expects transpose to be a permutation, found 0, 2}}
  transform.structured.hoist_pad.build_packing_loop_nest %a above %a, transpose by [0, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.hoist_pad.build_packing_loop_nest %a above %a, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 0, 2}}
  transform.structured.interchange %a iterator_interchange = [0, 2] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.interchange %a iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.gpu.map_forall_to_blocks' op transform requires empty or size-3 grid_dims}}
  transform.gpu.map_forall_to_blocks %a grid_dims = [1, 2] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.gpu.map_forall_to_blocks %a grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.gpu.map_forall_to_blocks %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.multitile_sizes %a {dimension = 0, target_size = 1} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.multitile_sizes' op expects all results type to be the same}}
  "transform.structured.multitile_sizes"(%a) <{dimension = 0 : i64, target_size = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.param<i64>)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.pad %a {padding_dimensions = [0, 1], pack_paddings = [1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pad' op expects nofold_flags to contain booleans (0/1), found [1, 2]}}
  transform.structured.pad %a {padding_dimensions = [0, 1], nofold_flags = [1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pad' op expects padding_dimensions to contain positive integers, found [0, -1]}}
  transform.structured.pad %a {padding_dimensions = [0, -1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pad' op expects as many multiples as padding_dimensions}}
  transform.structured.pad %a pad_to_multiple_of [2] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pad' op expects transpose_paddings to be a permutation, found [0, 2]}}
  transform.structured.pad %a {padding_dimensions = [0, 1], transpose_paddings = [[0, 2]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pad' op invalid copy_back_op}}
  transform.structured.pad %a {padding_dimensions = [0, 1], copy_back_op = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.pad %a pad_to_multiple_of [2, 2] {padding_dimensions = [0, 1], transpose_paddings = [[1, 0], []], nofold_flags = [0, 1], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pack_greedily' op at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy}}
  transform.structured.pack_greedily %a matmul_packed_sizes = [8, 0, 32] matmul_padded_sizes_next_multiple_of = [2, 0, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.pack_greedily %a matmul_packed_sizes = [0, 8, 32] matmul_padded_sizes_next_multiple_of = [2, 0, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pack_greedily' op "matmul_inner_dims_order" is not a valid permutation}}
  transform.structured.pack_greedily %a matmul_packed_sizes = [0, 8, 32] matmul_inner_dims_order = [1, 3, 0] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pack_greedily' op attribute 'matmul_padded_sizes_next_multiple_of' failed to satisfy constraint: i64 dense array attribute with 0 or 3 elements}}
  transform.structured.pack_greedily %a matmul_packed_sizes = [0, 8, 32] matmul_padded_sizes_next_multiple_of = [2, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pack_greedily' op attribute 'static_matmul_packed_sizes' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements}}
  transform.structured.pack_greedily %a matmul_packed_sizes = [0, 8] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.affine.simplify_bounded_affine_ops' op incorrect number of lower bounds, expected 0 but found 1}}
  transform.affine.simplify_bounded_affine_ops %a with [] within [0] and [] : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.affine.simplify_bounded_affine_ops' op incorrect number of upper bounds, expected 0 but found 1}}
  transform.affine.simplify_bounded_affine_ops %a with [] within [] and [5] : !transform.any_op
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.affine.simplify_bounded_affine_ops %a with [%a : !transform.any_op] within [0] and [5] : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.split_handle' op overflow_result is not a valid result index}}
  %0:2 = transform.split_handle %a {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.split_handle' op expects result types to implement the same transform interface as the operand type}}
  %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = transform.split_handle %a {overflow_result = 1} : (!transform.any_op) -> (!transform.any_op, !transform.op<"a.b">)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.split' op expects either a dynamic or a static split point to be provided}}
  %0 = "transform.structured.split"(%a) <{dimension = 0 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op) -> (!transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.tile_using_for' op expected number of loops to tile (2) to match number of `loops` results (1)}}
  %0, %1 = transform.structured.tile_using_for %a tile_sizes [1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.structured.tile_using_for %a tile_sizes [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.tile_using_for' op expected same number of sizes (1) and scalable sizes (2)}}
  %0 = "transform.structured.tile_using_for"(%a) <{static_sizes = array<i64: 0>, scalable_sizes = array<i1: true, false>}> : (!transform.any_op) -> (!transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.structured.tile_using_for %a tile_sizes [[4], 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.tile_using_forall' op either (packed_)num_threads or (packed_)tile_sizes must be specified}}
  %0, %1 = transform.structured.tile_using_forall %a num_threads [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.structured.tile_using_forall %a num_threads [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = "transform.structured.tile_using_forall"(%a) <{static_num_threads = array<i64: 1>, static_tile_sizes = array<i64: 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.vectorize' op expected same number of vector sizes (1) and scalable sizes (2)}}
  "transform.structured.vectorize"(%a) <{static_vector_sizes = array<i64: 1>, scalable_sizes = array<i1: true, false>}> : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.vectorize %a vector_sizes [1, [2]] : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.vectorize %a vector_sizes [1, 2] {vectorize_nd_extract} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.continuous_tile_sizes' expects a trailing functional type with one argument and one result}}
  %r = transform.structured.continuous_tile_sizes %a {dimension = 0, target_size = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r, %s = transform.structured.continuous_tile_sizes %a {dimension = 0, target_size = 1} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.continuous_tile_sizes' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %r, %s = transform.structured.continuous_tile_sizes %a {dimension = 0, target_size = 1} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.transpose_matmul' expected string or keyword containing one of the following enum values for attribute 'inputToTranspose' [lhs, rhs]}}
  %r = transform.structured.transpose_matmul %a <foo> : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expected ']'}}
  %r = transform.get_operand %a[all, 1] : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_operand' op cannot both request 'all' and specific values in the list}}
  %r = "transform.get_operand"(%a) <{is_all, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_operand' op cannot request both 'all' and 'inverted' values in the list}}
  %r = "transform.get_operand"(%a) <{is_all, is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_operand' op must request specific values in the list if 'all' is not specified}}
  %r = "transform.get_operand"(%a) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_operand' op expected the listed values to be unique}}
  %r = transform.get_operand %a[1, 1] : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op expected the listed values to be unique}}
  %r = transform.get_result %a[except(1, 1)] : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.get_result %a[except(1, -1)] : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op must request specific values in the list if 'all' is not specified}}
  %r = "transform.get_result"(%a) <{is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.replicate num(%a) %a : !transform.any_op, !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{only supports integer types with width <=64}}
  %r = transform.param.constant 1 -> !transform.param<i65>
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{only supports integer types with width <=64}}
  %r = transform.param.constant 1.0 -> !transform.param<f32>
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.param.constant 1 : i64 -> !transform.param<i32>
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expected the type of the parameter attribute ('i64') to match the parameter type ('i32')}}
  %r = transform.num_associations %a : (!transform.any_op) -> !transform.param<i32>
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.num_associations %a : (!transform.any_op) -> !transform.param<i64>
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expected affine map attribute, got 0 : i64}}
  %r = transform.num_associations %a : (!transform.any_op) -> !transform.affine_map
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.param.constant affine_map<(d0) -> (d0)> -> !transform.affine_map
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.param.constant 1 -> !transform.affine_map
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.param.constant 1 -> !transform.type
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.param.constant i32 -> !transform.type
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.replace' op expected one operation in block}}
  %r = transform.structured.replace %a {
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.structured.replace %a {
    %x = arith.constant 1 : i32
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.structured.replace %a {
    // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
    func.func private @f()
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op cannot request the same dimension to be both parallel and reduction}}
    transform.match.structured.dim %b[0] {parallel, reduction} : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op expected the listed values to be unique}}
    transform.match.structured.dim %b[0, 0] : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op must request specific values in the list if 'all' is not specified}}
    "transform.match.structured.dim"(%b) <{raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.dim %b[all] {parallel} : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.input' op "permutation" and "projected_permutation" are mutually exclusive}}
    transform.match.structured.input %b[all] {permutation, projected_permutation} : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.input' op cannot bind multiple inputs/inits to the same value}}
    %0 = transform.match.structured.input %b[0, 1] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.input %b[all] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.input %b[except(0)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.input %b[0] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.init' op cannot bind multiple inputs/inits to the same value}}
    %0 = transform.match.structured.init %b[0, 1] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.init' op "permutation" and "projected_permutation" are mutually exclusive}}
    transform.match.structured.init %b[all] {permutation, projected_permutation} : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.init' op expected the listed values to be unique}}
    transform.match.structured.init %b[0, 0] : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.init %b[0] : (!transform.any_op) -> !transform.affine_map
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
    %0 = transform.match.structured.result %b[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
    %0 = transform.match.structured.result %b[0] {any} : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.result' op 'any' and 'single' are mutually exclusive}}
    %0 = transform.match.structured.result %b[0] {any, single} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.result %b[0] {any} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.result %b[0] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.body' op only one of {"reduction_position", "passthrough", "elementwise", "contraction"} is allowed}}
    transform.match.structured.body %b {reduction_position = 0, passthrough} : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.body %b : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.body' op expects "contraction" to contain two elements}}
    transform.match.structured.body %b {contraction = ["arith.mulf"]} : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.body %b {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.body' op only one of {"reduction_position", "passthrough", "elementwise", "contraction"} is allowed}}
    transform.match.structured.body %b {elementwise, passthrough} : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.rank' op expected predicate to apply to the surrounding structured op}}
    transform.match.structured.rank %a : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.print %b : !transform.any_op
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.rank %b : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.match.structured' op expected one body argument}}
  "transform.match.structured"(%a) ({
  ^bb0(%b: !transform.any_op, %c: !transform.any_op):
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.match.structured' op expected body argument to implement TransformHandleTypeInterface}}
  "transform.match.structured"(%a) ({
  ^bb0(%b: !transform.any_value):
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.match.structured' op expected one body argument}}
  "transform.match.structured"(%a) ({
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.match.structured' expected string or keyword containing one of the following enum values for attribute 'failure_propagation_mode' [propagate, suppress]}}
  transform.match.structured failures(foo) %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.match.structured failures(suppress) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.match.structured failures(suppress) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.match.structured.yield %b : !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.irdl.collect_matching' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %r = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op {
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.irdl.collect_matching' op expects the body operation to be irdl.dialect}}
  %r = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op {
    transform.print
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  // expected-error@+1 {{'transform.smt.constrain_params' op must have the same number of block arguments as operands}}
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb1():
    smt.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is !smt.bool though the corresponding operand type ('!transform.param<i64>') is not wrapping i1}}
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb1(%s: !smt.bool):
    smt.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i1>
  transform.smt.constrain_params(%p) : (!transform.param<i1>) -> () {
  ^bb1(%s: !smt.bool):
    smt.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is '!smt.bv<8>' though the corresponding operand type ('!transform.param<i64>') is not wrapping an integer type of the same bitwidth}}
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb1(%s: !smt.bv<8>):
    smt.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i8>
  transform.smt.constrain_params(%p) : (!transform.param<i8>) -> () {
  ^bb1(%s: !smt.bv<8>):
    smt.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i8>
  transform.smt.constrain_params(%p) : (!transform.param<i8>) -> () {
  ^bb1(%s: !smt.int):
    smt.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  // expected-error@+1 {{'transform.smt.constrain_params' op ops contained in region should belong to SMT-dialect}}
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb1(%s: !smt.int):
    %c = arith.constant 1 : i32
    smt.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  %r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> (!transform.param<i64>) {
  ^bb1(%s: !smt.int):
    // expected-error@+1 {{'smt.yield' op expected terminator to have as many operands as the parent op has results}}
    smt.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  %r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> (!transform.param<i64>) {
  ^bb1(%s: !smt.int):
    %t = smt.constant true
    // expected-error@+1 {{'smt.yield' op the type of terminator operand #0 is !smt.bool though the corresponding result type ('!transform.param<i64>') is not wrapping i1}}
    smt.yield %t : !smt.bool
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  %r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> (!transform.param<i64>) {
  ^bb1(%s: !smt.int):
    smt.yield %s : !smt.int
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  %r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> (!transform.any_param) {
  ^bb1(%s: !smt.int):
    smt.yield %s : !smt.int
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  // expected-error@+1 {{'transform.smt.constrain_params' op expected 'smt.yield' as terminator}}
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb1(%s: !smt.int):
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 42 -> !transform.param<i64>
  %r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> (!transform.param<i64>) {
  ^bb1(%s: !smt.int):
    %b = smt.bv.constant #smt.bv<1> : !smt.bv<8>
    // expected-error@+1 {{'smt.yield' op the type of terminator operand #0 is '!smt.bv<8>' though the corresponding result type ('!transform.param<i64>') is not wrapping an integer type of the same bitwidth}}
    smt.yield %b : !smt.bv<8>
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.tune.knob' op provided `selected` attribute is not an element of `options` array of attributes}}
  %k = transform.tune.knob<"coin"> = 1 from options = [true, false] -> !transform.any_param
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %k = transform.tune.knob<"coin"> = true from options = [true, false] -> !transform.any_param
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %k = transform.tune.knob<"coin"> = 3 from options = 1 -> !transform.any_param
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.tune.alternatives' op 'selected_region' attribute specifies region at index 2 while op has only 2 regions}}
  transform.tune.alternatives<"x"> selected_region = 2 {
    transform.yield
  }, {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.tune.alternatives<"x"> selected_region = 1 {
    transform.yield
  }, {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.tune.alternatives' expected either an integer attribute or a transform.param operand}}
  transform.tune.alternatives<"x"> selected_region = "a" {
    transform.yield
  }, {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.tune.alternatives' expected either an integer attribute or a transform.param operand}}
  transform.tune.alternatives<"x"> selected_region = {
    transform.yield
  }, {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.tune.alternatives' op 'selected_region' attribute specifies region at index -1 while op has only 2 regions}}
  transform.tune.alternatives<"x"> selected_region = -1 {
    transform.yield
  }, {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.tune.alternatives<"x"> -> !transform.any_op {
    // expected-error@+1 {{'transform.yield' op expected terminator to have as many operands as the parent op has results}}
    transform.yield
  }, {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.tune.alternatives<"x"> -> !transform.any_value {
    // expected-error@+1 {{'transform.yield' op the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.any_value')}}
    transform.yield %a : !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = "transform.tune.alternatives"() <{name = "x", operandSegmentSizes = array<i32>}> ({
    // expected-error@+1 {{'transform.yield' op the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.any_value')}}
    transform.yield %a : !transform.any_op
  }) : () -> !transform.any_value
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the entry block to have at least one argument}}
transform.sequence failures(propagate) {
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: i64):
}

// -----

// expected-error@+1 {{'transform.sequence' op expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: i64):
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op expects operands to be provided for a nested op}}
  transform.sequence failures(propagate) {
  ^bb1(%c: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op expects the type of the block argument to match the type of the operand}}
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%c: !transform.op<"a.b">):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  // expected-error@+1 {{expected ','}}
  transform.sequence %a, %b : !transform.any_op failures(propagate) {
  ^bb1(%c: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  transform.sequence %a, %b : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb1(%c: !transform.any_op, %d: !transform.any_op):
  }
}

// -----

// expected-error@+1 {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %c = arith.constant 1 : i32
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the types of the terminator operands to match the types of the result}}
%0 = transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.yield
}

// -----

// expected-error@+1 {{'transform.sequence' op expects to have a terminator in the body}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%arg0: !transform.any_op):
  transform.print
}) : () -> ()

// -----

// expected-error@+1 {{'transform.sequence' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
}) : () -> ()

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op does not expect extra operands when used as top-level}}
  "transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb1(%b: !transform.any_op):
    transform.yield
  }) : (!transform.any_op) -> ()
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"transform.with_pdl_patterns"() ({
}) : () -> ()

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects the entry block to have at least one argument}}
"transform.with_pdl_patterns"() ({
^bb0:
}) : () -> ()

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only one non-pattern op in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.print
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  %x = arith.constant 1 : i32
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}

// -----

transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.with_pdl_patterns' op cannot be nested}}
  transform.with_pdl_patterns %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.sequence %b : !transform.any_op failures(propagate) {
    ^bb2(%c: !transform.any_op):
    }
  }
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{result #0 has more than one potential consumer}}
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.foreach %a : !transform.any_op {
  ^bb1(%x: !transform.any_op):
    %1 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.foreach %a : !transform.any_op {
  ^bb1(%x: !transform.any_op):
    transform.print %x : !transform.any_op
  }
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%x: !transform.any_op):
    %1 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%x: !transform.any_op):
    transform.print %x : !transform.any_op
  }
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.alternatives %a : !transform.any_op {
  ^bb1(%x: !transform.any_op):
    transform.print %x : !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{'transform.alternatives' op expects operands to be provided for a nested op}}
  transform.alternatives {
  ^bb1(%x: !transform.any_op):
    transform.print %x : !transform.any_op
  }
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %a {
  } : !transform.any_op
  transform.apply_conversion_patterns to %a {
  } : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %a {
  } {preserve_handles} : !transform.any_op
  transform.structured.bufferize_to_allocation %a {bufferize_destination_only} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  %1 = transform.merge_handles %a, %a : !transform.any_op
  %2 = transform.merge_handles deduplicate %a, %a : !transform.any_op
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.fuse_into_containing_op %a into %a : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a() { 
  func.call @b() : () -> ()
  return }
// expected-error@+1 {{recursion not allowed in named sequences}}
func.func @b() { 
  func.call @a() : () -> ()
  return }
}

// -----

module attributes {transform.with_named_sequence} {
// expected-error@+1 {{recursion not allowed in named sequences}}
func.func @a() { 
  func.call @a() : () -> ()
  return }
}

// -----

module attributes {transform.with_named_sequence} {
func.func @d() { 
  func.call @e() : () -> ()
  return }
func.func @b() { 
  func.call @c() : () -> ()
  return }
// expected-error@+1 {{recursion not allowed in named sequences}}
func.func @c() { 
  func.call @d() : () -> ()
  return }
func.func @e() { 
  func.call @b() : () -> ()
  return }
}

// -----

// expected-error@+1 {{only supports integer types with width <=64}}
func.func private @f() -> !transform.param<index>

// -----

func.func private @f() -> !transform.param<si8>

// -----

// expected-error@+1 {{unknown attribute: "transform.no_payload"}}
func.func private @f() attributes {transform.no_payload}

// -----

// expected-error@+1 {{"transform.consumed" must be a unit attribute}}
func.func private @f() attributes {transform.consumed = 1, transform.readonly}

// -----

// expected-error@+1 {{'transform.alternatives' op expects at least one region}}
"transform.alternatives"() : () -> ()

// -----

transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{TransformOpInterface requires memory effects on operands to be specified}}
  %0 = "transform.test_required_memory_effects"(%a) {modifies_payload} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{TransformOpInterface expects ops consuming operands to have a 'write' effect on the payload resource}}
  %0 = "transform.test_required_memory_effects"(%a) {has_operand_effect} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{TransformOpInterface requires 'allocate' memory effect to be specified for results}}
  %0 = "transform.test_required_memory_effects"(%a) {has_operand_effect, modifies_payload} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  %0 = "transform.test_required_memory_effects"(%a) {has_operand_effect, modifies_payload, has_result_effect} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  transform.structured.replace %a {
    // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
    func.func private @f()
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  transform.structured.replace %a {
    // expected-error@+1 {{'scf.execute_region' op expect op that is isolated from above}}
    "scf.execute_region"() ({
      scf.yield
    }) : () -> ()
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 1 -> !transform.any_param
  // expected-error@+1 {{custom op 'transform.sequence' expected types to be provided for all operands}}
  transform.sequence %a, %p : !transform.any_op, !transform.any_param, !transform.any_param failures(propagate) {
  ^bb1(%c: !transform.any_op, %d: !transform.any_param):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expected ')'}}
  %0, %1 = transform.structured.tile_using_forall %a num_threads *(%p : !transform.any_param) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  // expected-error@+1 {{'transform.structured.tile_using_forall' op num_threads and packed_num_threads are mutually exclusive}}
  %0, %1 = "transform.structured.tile_using_forall"(%a, %b) <{static_num_threads = array<i64: 1>, static_tile_sizes = array<i64>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  // expected-error@+1 {{'transform.structured.tile_using_forall' op tile_sizes and packed_tile_sizes are mutually exclusive}}
  %0, %1 = "transform.structured.tile_using_forall"(%a, %b) <{static_num_threads = array<i64>, static_tile_sizes = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  // expected-error@+1 {{'transform.structured.split' op requires one result}}
  %0, %1 = "transform.structured.split"(%a, %b) <{dimension = 0 : i64, static_chunk_sizes = 3 : i64}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.continuous_tile_sizes' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %r, %s = transform.structured.continuous_tile_sizes %a {dimension = 0, target_size = 1} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.continuous_tile_sizes' expects a trailing functional type with one argument and one result}}
  %r, %s = transform.structured.continuous_tile_sizes %a {dimension = 0, target_size = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.multitile_sizes' expects a trailing functional type with one argument and one result}}
  %r, %s, %t = transform.structured.multitile_sizes %a {dimension = 0, target_size = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.multitile_sizes' expects a trailing functional type with one argument and one result}}
  %r, %s, %t = transform.structured.multitile_sizes %a {dimension = 0, target_size = 1} : (!transform.any_op, !transform.any_op) -> !transform.any_op
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    // expected-error@+1 {{'transform.foreach_match' op expected the same number of matchers and actions}}
    %r = "transform.foreach_match"(%a) <{matchers = [@m], actions = []}> : (!transform.any_op) -> !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach_match' op expected at least one match/action pair}}
  %r = "transform.foreach_match"(%a) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  // expected-error@+1 {{expected ','}}
  transform.sequence %a, %b : !transform.any_op failures(propagate) {
  ^bb1(%c: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.structured.replace %a {
    %x = arith.constant 1 : i32
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.lower_pack' op operand #0 must be Transform IR handle to linalg.pack operations, but got '!transform.any_op'}}
  %0:3 = transform.structured.lower_pack %a : (!transform.any_op) -> (!transform.op<"tensor.pad">, !transform.any_op, !transform.op<"linalg.transpose">)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.match.structured' invalid failure_propagation_mode attribute specification: "foo"}}
  transform.match.structured failures("foo") %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.match.structured' expected string or keyword containing one of the following enum values for attribute 'failure_propagation_mode' [propagate, suppress]}}
  transform.match.structured failures(3) %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.transpose_matmul' invalid inputToTranspose attribute specification: "foo"}}
  %r = transform.structured.transpose_matmul %a <"foo"> : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.bufferization.one_shot_bufferize' invalid function_boundary_type_conversion attribute specification: "foo"}}
  transform.bufferization.one_shot_bufferize layout{"foo"} %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.bufferization.one_shot_bufferize' expected string or keyword containing one of the following enum values for attribute 'function_boundary_type_conversion' [InferLayoutMap, IdentityLayoutMap, FullyDynamicLayoutMap]}}
  transform.bufferization.one_shot_bufferize layout{foo} %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.replace' op expects region #0 to have 0 or 1 blocks}}
  %r = transform.structured.replace %a {
    cf.br ^bb3
  ^bb3:
    cf.br ^bb3
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.replace' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  "transform.structured.replace"(%a) ({
  }) : (!transform.any_op) -> !transform.any_op
}
