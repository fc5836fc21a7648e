// What rewrites of pdl make, and loops, switches and ranges of pdl_interp.

pdl.pattern : benefit(1) {
  %0 = operation
  // expected-error@+1 {{'pdl.apply_native_constraint' op returning an operation from a constraint is not supported}}
  %1 = apply_native_constraint "foo"(%0 : !pdl.operation) : !pdl.operation
  rewrite %0 with "bar"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values}}
  %r = "pdl.operation"() {attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pdl.operation
  rewrite %r with "bar"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %type = type
    %newOp = operation "arith.addi" -> (%type : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %type = type
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "arith.addi" -> (%type : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "memref.load"
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "func.return"
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "nodialect.return"
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "arith.addi"
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %t = types
    %newOp = operation "func.call" -> (%t : !pdl.range<type>)
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = types
  %op = operation "foo.op"
  rewrite %op {
    %a = operation "func.call" -> (%t : !pdl.range<type>)
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = types
  %op = operation "foo.op" -> (%t : !pdl.range<type>)
  rewrite %op {
    %a = operation "func.call" -> (%t : !pdl.range<type>)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %t = type
    // expected-error@+1 {{'pdl.range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.range<operation>'}}
    %r = range %op, %t : !pdl.operation, !pdl.type
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %t = type : i32
    // expected-error@+1 {{'pdl.range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
    %r = "pdl.range"(%t) : (!pdl.type) -> !pdl.range<value>
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %v = operation "func.return"
    // expected-error@+1 {{'pdl.replace' op operand count (3) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
    "pdl.replace"(%op, %v, %v) {operandSegmentSizes = array<i32: 1, 1, 0>} : (!pdl.operation, !pdl.operation, !pdl.operation) -> ()
  }
}

// -----

// expected-error@+1 {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
func.func private @f(!pdl.range<range<value>>)

// -----

// expected-error@+1 {{invalid 'pdl' type: `foo'}}
func.func private @f(!pdl.range<foo>)

// -----

// expected-error@+1 {{invalid 'pdl' type: `i32'}}
func.func private @f(!pdl.range<i32>)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f(!pdl.range<!pdl.value>)

// -----

func.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_operation' op with inferred results cannot also have explicit result types}}
  %0 = "pdl_interp.create_operation"(%t) {name = "foo.op", inferredResultTypes, inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 1>} : (!pdl.type) -> !pdl.operation
  return
}

// -----

func.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_operation' op has inferred results, but the created operation 'func.call' does not support result type inference (or is not registered)}}
  %0 = pdl_interp.create_operation "func.call" -> <inferred>
  return
}

// -----

func.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  %0 = pdl_interp.create_operation "arith.addi" -> <inferred>
  return
}

// -----

func.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_range' op expected operand to have element type '!pdl.type', but got '!pdl.value'}}
  %0 = pdl_interp.create_range %t, %v : !pdl.type, !pdl.value
  return
}

// -----

func.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
  %0 = "pdl_interp.create_range"(%t) : (!pdl.type) -> !pdl.range<value>
  return
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%vs)[^bb1] ({
  ^bb0(%x: !pdl.operation):
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%vs)[^bb1] ({
  ^bb0(%x: !pdl.value, %y: !pdl.value):
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%vs)[^bb1] ({
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{use of value '%vs' expects different type than prior uses: '!pdl.range<operation>' vs '!pdl.range<value>'}}
  pdl_interp.foreach %x : !pdl.operation in %vs {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 1 but expected 2}}
  "pdl_interp.switch_attribute"(%attr)[^bb1, ^bb1] {caseValues = [1, 2]} : (!pdl.attribute) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.switch_operation_name' op expected number of cases to match the number of case values, got 1 but expected 2}}
  "pdl_interp.switch_operation_name"(%a)[^bb1, ^bb1] {caseValues = ["a", "b"]} : (!pdl.operation) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.switch_operand_count' op expected number of cases to match the number of case values, got 1 but expected 2}}
  "pdl_interp.switch_operand_count"(%a)[^bb1, ^bb1] {caseValues = dense<[1, 2]> : vector<2xi32>} : (!pdl.operation) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.switch_result_count' op expected number of cases to match the number of case values, got 1 but expected 2}}
  "pdl_interp.switch_result_count"(%a)[^bb1, ^bb1] {caseValues = dense<[1, 2]> : vector<2xi32>} : (!pdl.operation) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.switch_type' op expected number of cases to match the number of case values, got 1 but expected 2}}
  "pdl_interp.switch_type"(%t)[^bb1, ^bb1] {caseValues = [i32, i64]} : (!pdl.type) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.range<type>) {
  // expected-error@+1 {{'pdl_interp.switch_types' op expected number of cases to match the number of case values, got 1 but expected 2}}
  "pdl_interp.switch_types"(%t)[^bb1, ^bb1] {caseValues = [[i32], [i64]]} : (!pdl.range<type>) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %t = type
    %newOp = operation "foo.op" -> (%t : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "memref.cast"
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "memref.cast"
    replace %op with %newOp
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "func.call"
    %n = operation "arith.addi"
    %m = operation "nodialect.addi"
    %t = type : i32
    %o = operation "foo.op" -> (%t : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = type
  %op = operation "foo.op" -> (%t : !pdl.type)
  rewrite %op {
    %o = operation "foo.op" -> (%t : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = types
  %op = operation "foo.op"
  rewrite %op {
    %o = operation "foo.op" -> (%t : !pdl.range<type>)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %new = operation "foo.a"
    %t = type
    %o = operation "foo.op" -> (%t : !pdl.type)
    replace %new with %o
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %t = type : i32
    %ts = types
    %r = range %t, %ts : !pdl.type, !pdl.range<type>
    %v = result 0 of %op
    %q = range %v : !pdl.value
    %e = range : !pdl.range<value>
  }
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %attr: !pdl.attribute, %t: !pdl.type) {
  %0 = pdl_interp.create_operation "arith.addi" -> <inferred>
  %1 = pdl_interp.create_range %v, %vs : !pdl.value, !pdl.range<value>
  pdl_interp.foreach %x : !pdl.value in %vs {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.switch_attribute %attr to [1, 2](^bb2, ^bb2) -> ^bb2
^bb2:
  pdl_interp.switch_operand_count of %a to dense<[0, 1]> : vector<2xi32>(^bb3, ^bb3) -> ^bb3
^bb3:
  // expected-error@+1 {{use of undeclared SSA value name}}
  pdl_interp.switch_types %t2 to [[i32]](^bb3) -> ^bb3
}

// -----

pdl_interp.func @f(%a: !pdl.operation, %t: !pdl.range<type>) {
  pdl_interp.switch_types %t to [[i32]](^bb3) -> ^bb3
^bb3:
  pdl_interp.finalize
}

// -----

func.func @f(%a: !smt.bv<4>, %b: !smt.int, %c: !smt.bv<2000000>) {
  %0 = smt.bv.repeat 2 times %a : !smt.bv<4>
  // expected-error@+1 {{custom op 'smt.bv.repeat' result bit-width (provided integer times bit-width of the input type) must fit into 63 bits}}
  %1 = smt.bv.repeat 4611686018427387 times %c : !smt.bv<2000000>
  return
}

// -----

func.func private @f() attributes {a = #smt.bv<3> : !smt.bv<2>, b = #smt.bv<-2> : !smt.bv<2>, c = #smt.bv<-1> : !smt.bv<1>, d = #smt.bv<1> : !smt.bv<1>}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %t = type
    // expected-error@+1 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    %newOp = operation "pdl.range" -> (%t : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error@+1 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    %newOp = operation "pdl.range"
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "pdl.range"
    replace %op with %newOp
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = type
  %op = operation "foo.op" -> (%t : !pdl.type)
  rewrite %op {
    %o = operation "pdl.range" -> (%t : !pdl.type)
    %i = type : i32
    %p = operation "pdl.range" -> (%i : !pdl.type)
    // expected-error@+1 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    %q = operation "pdl.type"
    %r = operation "memref.cast"
  }
}

// -----

pdl.pattern : benefit(1) {
  %x = operand
  %op = operation "foo.op"(%x : !pdl.value)
  rewrite %op {
    %v = operation "func.return"
    // expected-error@+1 {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
    "pdl.replace"(%op, %v, %x) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'func.call' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  func.call @f(%a) {bufferization.manual_deallocation} : (i32) -> ()
  return
}

// -----

// The function loads its dialect, for the pattern beside it too.

func.func private @g()
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    // expected-error@+1 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    %made = operation "func.constant"
    %unknown = operation "cf.br"
    %loaded = operation "memref.cast"
  }
}
