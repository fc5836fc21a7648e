// ===== pdl_interp.apply_constraint: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    %1:2 = pdl_interp.apply_constraint "text"(%0#0, %0#1 : !pdl.operation, !pdl.operation) : !pdl.operation, !pdl.operation {isNegated = true, t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    %1:2 = "pdl_interp.apply_constraint"(%0#0, %0#1)[^bb1, ^bb2] <{isNegated = true, name = "text"}> {t.x = 1 : i32} : (!pdl.operation, !pdl.operation) -> (!pdl.operation, !pdl.operation)
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.apply_constraint: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    %1 = pdl_interp.apply_constraint "text"(%0 : !pdl.operation) : !pdl.operation -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    %1 = "pdl_interp.apply_constraint"(%0)[^bb1, ^bb2] <{isNegated = false, name = "text"}> : (!pdl.operation) -> !pdl.operation
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.apply_constraint: with args
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    pdl_interp.apply_constraint "text"(%0#0, %0#1 : !pdl.operation, !pdl.operation) -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    "pdl_interp.apply_constraint"(%0#0, %0#1)[^bb1, ^bb2] <{isNegated = false, name = "text"}> : (!pdl.operation, !pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.apply_constraint: ones with isNegated
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    %1 = pdl_interp.apply_constraint "text"(%0 : !pdl.operation) : !pdl.operation {isNegated = true} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    %1 = "pdl_interp.apply_constraint"(%0)[^bb1, ^bb2] <{isNegated = true, name = "text"}> : (!pdl.operation) -> !pdl.operation
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.apply_rewrite: bare
module {
  pdl_interp.apply_rewrite "text"
}
// ----- generic
"builtin.module"() ({
  "pdl_interp.apply_rewrite"() <{name = "text"}> : () -> ()
}) : () -> ()
// ===== pdl_interp.apply_rewrite: full
module {
  %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
  %1:2 = pdl_interp.apply_rewrite "text"(%0#0, %0#1 : !pdl.operation, !pdl.operation) : !pdl.operation, !pdl.operation {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
  %1:2 = "pdl_interp.apply_rewrite"(%0#0, %0#1) <{name = "text"}> {t.x = 1 : i32} : (!pdl.operation, !pdl.operation) -> (!pdl.operation, !pdl.operation)
}) : () -> ()
// ===== pdl_interp.apply_rewrite: ones
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.apply_rewrite "text"(%0 : !pdl.operation) : !pdl.operation
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.apply_rewrite"(%0) <{name = "text"}> : (!pdl.operation) -> !pdl.operation
}) : () -> ()
// ===== pdl_interp.apply_rewrite: with args
module {
  %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
  pdl_interp.apply_rewrite "text"(%0#0, %0#1 : !pdl.operation, !pdl.operation)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
  "pdl_interp.apply_rewrite"(%0#0, %0#1) <{name = "text"}> : (!pdl.operation, !pdl.operation) -> ()
}) : () -> ()
// ===== pdl_interp.apply_rewrite: with results
module {
  %0:2 = pdl_interp.apply_rewrite "text" : !pdl.operation, !pdl.operation
}
// ----- generic
"builtin.module"() ({
  %0:2 = "pdl_interp.apply_rewrite"() <{name = "text"}> : () -> (!pdl.operation, !pdl.operation)
}) : () -> ()
// ===== pdl_interp.are_equal: bare
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    pdl_interp.are_equal %0#0, %0#1 : !pdl.operation -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    "pdl_interp.are_equal"(%0#0, %0#1)[^bb1, ^bb2] : (!pdl.operation, !pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.are_equal: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    pdl_interp.are_equal %0#0, %0#1 : !pdl.operation {t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    "pdl_interp.are_equal"(%0#0, %0#1)[^bb1, ^bb2] {t.x = 1 : i32} : (!pdl.operation, !pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.branch: bare
module {
  "t.around"() ({
    pdl_interp.branch ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "pdl_interp.branch"()[^bb1] : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.branch: full
module {
  "t.around"() ({
    pdl_interp.branch ^bb1 {t.x = 1 : i32}
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "pdl_interp.branch"()[^bb1] {t.x = 1 : i32} : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_attribute: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.attribute
    pdl_interp.check_attribute %0 is 1 : i32 -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.attribute
    "pdl_interp.check_attribute"(%0)[^bb1, ^bb2] <{constantValue = 1 : i32}> : (!pdl.attribute) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_attribute: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.attribute
    pdl_interp.check_attribute %0 is 1 : i32 {t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.attribute
    "pdl_interp.check_attribute"(%0)[^bb1, ^bb2] <{constantValue = 1 : i32}> {t.x = 1 : i32} : (!pdl.attribute) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_operand_count: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.check_operand_count of %0 is 1 -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.check_operand_count"(%0)[^bb1, ^bb2] <{count = 1 : i32}> : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_operand_count: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.check_operand_count of %0 is at_least 1 {t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.check_operand_count"(%0)[^bb1, ^bb2] <{compareAtLeast, count = 1 : i32}> {t.x = 1 : i32} : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_operation_name: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.check_operation_name of %0 is "text" -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.check_operation_name"(%0)[^bb1, ^bb2] <{name = "text"}> : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_operation_name: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.check_operation_name of %0 is "text" {t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.check_operation_name"(%0)[^bb1, ^bb2] <{name = "text"}> {t.x = 1 : i32} : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_result_count: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.check_result_count of %0 is 1 -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.check_result_count"(%0)[^bb1, ^bb2] <{count = 1 : i32}> : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_result_count: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.check_result_count of %0 is at_least 1 {t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.check_result_count"(%0)[^bb1, ^bb2] <{compareAtLeast, count = 1 : i32}> {t.x = 1 : i32} : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_type: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.type
    pdl_interp.check_type %0 is i32 -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.type
    "pdl_interp.check_type"(%0)[^bb1, ^bb2] <{type = i32}> : (!pdl.type) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_type: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.type
    pdl_interp.check_type %0 is i32 {t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.type
    "pdl_interp.check_type"(%0)[^bb1, ^bb2] <{type = i32}> {t.x = 1 : i32} : (!pdl.type) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_types: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.range<type>
    pdl_interp.check_types %0 are [i32] -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.range<type>
    "pdl_interp.check_types"(%0)[^bb1, ^bb2] <{types = [i32]}> : (!pdl.range<type>) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.check_types: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.range<type>
    pdl_interp.check_types %0 are [i32] {t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.range<type>
    "pdl_interp.check_types"(%0)[^bb1, ^bb2] <{types = [i32]}> {t.x = 1 : i32} : (!pdl.range<type>) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.continue: by hand
module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_operand 0 of %arg0
    %1 = pdl_interp.get_users of %0 : !pdl.value
    pdl_interp.foreach %arg1 : !pdl.operation in %1 {
      pdl_interp.continue {t.x = 1 : i32}
    } {t.y} -> ^bb1
  ^bb1:
    pdl_interp.finalize
  }
}
// ----- generic
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg0: !pdl.operation):
    %0 = "pdl_interp.get_operand"(%arg0) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %1 = "pdl_interp.get_users"(%0) : (!pdl.value) -> !pdl.range<operation>
    "pdl_interp.foreach"(%1)[^bb1] ({
    ^bb0(%arg1: !pdl.operation):
      "pdl_interp.continue"() {t.x = 1 : i32} : () -> ()
    }) {t.y} : (!pdl.range<operation>) -> ()
  ^bb1:
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.create_attribute: bare
module {
  %0 = pdl_interp.create_attribute 1 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl_interp.create_attribute"() <{value = 1 : i32}> : () -> !pdl.attribute
}) : () -> ()
// ===== pdl_interp.create_attribute: full
module {
  %0 = pdl_interp.create_attribute 1 : i32 attributes {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl_interp.create_attribute"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> !pdl.attribute
}) : () -> ()
// ===== pdl_interp.create_operation: ones
module {
  %0:3 = "t.values"() : () -> (!pdl.value, !pdl.attribute, !pdl.type)
  %1 = pdl_interp.create_operation "text"(%0#0 : !pdl.value) {"text" = %0#1}  -> (%0#2 : !pdl.type)
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!pdl.value, !pdl.attribute, !pdl.type)
  %1 = "pdl_interp.create_operation"(%0#0, %0#1, %0#2) <{inputAttributeNames = ["text"], name = "text", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
}) : () -> ()
// ===== pdl_interp.create_operation: bare
module {
  %0 = pdl_interp.create_operation "text" 
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl_interp.create_operation"() <{inputAttributeNames = [], name = "text", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
}) : () -> ()
// ===== pdl_interp.create_range: bare
module {
  %0 = pdl_interp.create_range : !pdl.range<value>
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl_interp.create_range"() : () -> !pdl.range<value>
}) : () -> ()
// ===== pdl_interp.create_range: full
module {
  %0:2 = "t.values"() : () -> (!pdl.value, !pdl.value)
  %1 = pdl_interp.create_range %0#0, %0#1 : !pdl.value, !pdl.value  {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!pdl.value, !pdl.value)
  %1 = "pdl_interp.create_range"(%0#0, %0#1) {t.x = 1 : i32} : (!pdl.value, !pdl.value) -> !pdl.range<value>
}) : () -> ()
// ===== pdl_interp.create_range: ones
module {
  %0 = "t.values"() : () -> !pdl.value
  %1 = pdl_interp.create_range %0 : !pdl.value 
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.value
  %1 = "pdl_interp.create_range"(%0) : (!pdl.value) -> !pdl.range<value>
}) : () -> ()
// ===== pdl_interp.create_type: bare
module {
  %0 = pdl_interp.create_type i32
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl_interp.create_type"() <{value = i32}> : () -> !pdl.type
}) : () -> ()
// ===== pdl_interp.create_type: full
module {
  %0 = pdl_interp.create_type i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl_interp.create_type"() <{value = i32}> {t.x = 1 : i32} : () -> !pdl.type
}) : () -> ()
// ===== pdl_interp.create_types: bare
module {
  %0 = pdl_interp.create_types [i32]
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl_interp.create_types"() <{value = [i32]}> : () -> !pdl.range<type>
}) : () -> ()
// ===== pdl_interp.create_types: full
module {
  %0 = pdl_interp.create_types [i32] {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl_interp.create_types"() <{value = [i32]}> {t.x = 1 : i32} : () -> !pdl.range<type>
}) : () -> ()
// ===== pdl_interp.erase: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  pdl_interp.erase %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  "pdl_interp.erase"(%0) : (!pdl.operation) -> ()
}) : () -> ()
// ===== pdl_interp.erase: full
module {
  %0 = "t.values"() : () -> !pdl.operation
  pdl_interp.erase %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  "pdl_interp.erase"(%0) {t.x = 1 : i32} : (!pdl.operation) -> ()
}) : () -> ()
// ===== pdl_interp.extract: bare
module {
  %0 = "t.values"() : () -> !pdl.range<operation>
  %1 = pdl_interp.extract 1 of %0 : !pdl.operation
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.range<operation>
  %1 = "pdl_interp.extract"(%0) <{index = 1 : i32}> : (!pdl.range<operation>) -> !pdl.operation
}) : () -> ()
// ===== pdl_interp.extract: full
module {
  %0 = "t.values"() : () -> !pdl.range<operation>
  %1 = pdl_interp.extract 1 of %0 : !pdl.operation {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.range<operation>
  %1 = "pdl_interp.extract"(%0) <{index = 1 : i32}> {t.x = 1 : i32} : (!pdl.range<operation>) -> !pdl.operation
}) : () -> ()
// ===== pdl_interp.finalize: bare
module {
  "t.around"() ({
    pdl_interp.finalize
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.finalize: full
module {
  "t.around"() ({
    pdl_interp.finalize {t.x = 1 : i32}
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "pdl_interp.finalize"() {t.x = 1 : i32} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.foreach: by hand
module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_operand 0 of %arg0
    %1 = pdl_interp.get_users of %0 : !pdl.value
    pdl_interp.foreach %arg1 : !pdl.operation in %1 {
      pdl_interp.continue
    } -> ^bb1
  ^bb1:
    pdl_interp.finalize
  }
}
// ----- generic
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg0: !pdl.operation):
    %0 = "pdl_interp.get_operand"(%arg0) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %1 = "pdl_interp.get_users"(%0) : (!pdl.value) -> !pdl.range<operation>
    "pdl_interp.foreach"(%1)[^bb1] ({
    ^bb0(%arg1: !pdl.operation):
      "pdl_interp.continue"() : () -> ()
    }) : (!pdl.range<operation>) -> ()
  ^bb1:
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.func: bare
module {
  pdl_interp.func @s() {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = () -> (), sym_name = "s"}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.get_attribute: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_attribute "text" of %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_attribute"(%0) <{name = "text"}> : (!pdl.operation) -> !pdl.attribute
}) : () -> ()
// ===== pdl_interp.get_attribute: full
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_attribute "text" of %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_attribute"(%0) <{name = "text"}> {t.x = 1 : i32} : (!pdl.operation) -> !pdl.attribute
}) : () -> ()
// ===== pdl_interp.get_attribute_type: bare
module {
  %0 = "t.values"() : () -> !pdl.attribute
  %1 = pdl_interp.get_attribute_type of %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.attribute
  %1 = "pdl_interp.get_attribute_type"(%0) : (!pdl.attribute) -> !pdl.type
}) : () -> ()
// ===== pdl_interp.get_attribute_type: full
module {
  %0 = "t.values"() : () -> !pdl.attribute
  %1 = pdl_interp.get_attribute_type of %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.attribute
  %1 = "pdl_interp.get_attribute_type"(%0) {t.x = 1 : i32} : (!pdl.attribute) -> !pdl.type
}) : () -> ()
// ===== pdl_interp.get_defining_op: bare
module {
  %0 = "t.values"() : () -> !pdl.value
  %1 = pdl_interp.get_defining_op of %0 : !pdl.value
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.value
  %1 = "pdl_interp.get_defining_op"(%0) : (!pdl.value) -> !pdl.operation
}) : () -> ()
// ===== pdl_interp.get_defining_op: full
module {
  %0 = "t.values"() : () -> !pdl.value
  %1 = pdl_interp.get_defining_op of %0 : !pdl.value {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.value
  %1 = "pdl_interp.get_defining_op"(%0) {t.x = 1 : i32} : (!pdl.value) -> !pdl.operation
}) : () -> ()
// ===== pdl_interp.get_operand: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_operand 1 of %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_operand"(%0) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl_interp.get_operand: full
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_operand 1 of %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_operand"(%0) <{index = 1 : i32}> {t.x = 1 : i32} : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl_interp.get_operands: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_operands of %0 : !pdl.value
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_operands"(%0) : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl_interp.get_operands: full
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_operands 1 of %0 : !pdl.value {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_operands"(%0) <{index = 1 : i32}> {t.x = 1 : i32} : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl_interp.get_result: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_result 1 of %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_result"(%0) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl_interp.get_result: full
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_result 1 of %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_result"(%0) <{index = 1 : i32}> {t.x = 1 : i32} : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl_interp.get_results: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_results of %0 : !pdl.value
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_results"(%0) : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl_interp.get_results: full
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl_interp.get_results 1 of %0 : !pdl.value {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl_interp.get_results"(%0) <{index = 1 : i32}> {t.x = 1 : i32} : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl_interp.get_users: bare
module {
  %0 = "t.values"() : () -> !pdl.value
  %1 = pdl_interp.get_users of %0 : !pdl.value
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.value
  %1 = "pdl_interp.get_users"(%0) : (!pdl.value) -> !pdl.range<operation>
}) : () -> ()
// ===== pdl_interp.get_users: full
module {
  %0 = "t.values"() : () -> !pdl.value
  %1 = pdl_interp.get_users of %0 : !pdl.value {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.value
  %1 = "pdl_interp.get_users"(%0) {t.x = 1 : i32} : (!pdl.value) -> !pdl.range<operation>
}) : () -> ()
// ===== pdl_interp.get_value_type: bare
module {
  %0 = "t.values"() : () -> !pdl.value
  %1 = pdl_interp.get_value_type of %0 : !pdl.type
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.value
  %1 = "pdl_interp.get_value_type"(%0) : (!pdl.value) -> !pdl.type
}) : () -> ()
// ===== pdl_interp.get_value_type: full
module {
  %0 = "t.values"() : () -> !pdl.value
  %1 = pdl_interp.get_value_type of %0 : !pdl.type {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.value
  %1 = "pdl_interp.get_value_type"(%0) {t.x = 1 : i32} : (!pdl.value) -> !pdl.type
}) : () -> ()
// ===== pdl_interp.is_not_null: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.is_not_null %0 : !pdl.operation -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.is_not_null"(%0)[^bb1, ^bb2] : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.is_not_null: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.is_not_null %0 : !pdl.operation {t.x = 1 : i32} -> ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.is_not_null"(%0)[^bb1, ^bb2] {t.x = 1 : i32} : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.record_match: bare
module {
  "t.around"() ({
    pdl_interp.record_match @s : benefit(1), loc([]) -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "pdl_interp.record_match"()[^bb1] <{benefit = 1 : i16, operandSegmentSizes = array<i32: 0, 0>, rewriter = @s}> : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.record_match: full
module {
  "t.around"() ({
    %0:4 = "t.values"() : () -> (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
    pdl_interp.record_match @s(%0#0, %0#1 : !pdl.operation, !pdl.operation) : benefit(1), generatedOps(["text"]), loc([%0#2, %0#3]), root("text") {t.x = 1 : i32} -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:4 = "t.values"() : () -> (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
    "pdl_interp.record_match"(%0#0, %0#1, %0#2, %0#3)[^bb1] <{benefit = 1 : i16, generatedOps = ["text"], operandSegmentSizes = array<i32: 2, 2>, rewriter = @s, rootKind = "text"}> {t.x = 1 : i32} : (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.record_match: ones
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    pdl_interp.record_match @s(%0#0 : !pdl.operation) : benefit(1), loc([%0#1]) -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    "pdl_interp.record_match"(%0#0, %0#1)[^bb1] <{benefit = 1 : i16, operandSegmentSizes = array<i32: 1, 1>, rewriter = @s}> : (!pdl.operation, !pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.record_match: with inputs
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    pdl_interp.record_match @s(%0#0, %0#1 : !pdl.operation, !pdl.operation) : benefit(1), loc([]) -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    "pdl_interp.record_match"(%0#0, %0#1)[^bb1] <{benefit = 1 : i16, operandSegmentSizes = array<i32: 2, 0>, rewriter = @s}> : (!pdl.operation, !pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.record_match: with matchedOps
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    pdl_interp.record_match @s : benefit(1), loc([%0#0, %0#1]) -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.operation)
    "pdl_interp.record_match"(%0#0, %0#1)[^bb1] <{benefit = 1 : i16, operandSegmentSizes = array<i32: 0, 2>, rewriter = @s}> : (!pdl.operation, !pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.replace: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  pdl_interp.replace %0 with ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  "pdl_interp.replace"(%0) : (!pdl.operation) -> ()
}) : () -> ()
// ===== pdl_interp.replace: full
module {
  %0:3 = "t.values"() : () -> (!pdl.operation, !pdl.value, !pdl.value)
  pdl_interp.replace %0#0 with (%0#1, %0#2 : !pdl.value, !pdl.value) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!pdl.operation, !pdl.value, !pdl.value)
  "pdl_interp.replace"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!pdl.operation, !pdl.value, !pdl.value) -> ()
}) : () -> ()
// ===== pdl_interp.replace: ones
module {
  %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.value)
  pdl_interp.replace %0#0 with (%0#1 : !pdl.value)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!pdl.operation, !pdl.value)
  "pdl_interp.replace"(%0#0, %0#1) : (!pdl.operation, !pdl.value) -> ()
}) : () -> ()
// ===== pdl_interp.switch_attribute: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.attribute
    pdl_interp.switch_attribute %0 to [1](^bb2) -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.attribute
    "pdl_interp.switch_attribute"(%0)[^bb1, ^bb2] <{caseValues = [1]}> : (!pdl.attribute) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_attribute: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.attribute
    pdl_interp.switch_attribute %0 to [1](^bb2) {t.x = 1 : i32} -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.attribute
    "pdl_interp.switch_attribute"(%0)[^bb1, ^bb2] <{caseValues = [1]}> {t.x = 1 : i32} : (!pdl.attribute) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_operand_count: by hand
module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operand_count of %arg0 to dense<[10, 2]> : vector<2xi32>(^bb1, ^bb2) -> ^bb3
  ^bb1:
    pdl_interp.finalize
  ^bb2:
    pdl_interp.finalize
  ^bb3:
    pdl_interp.finalize
  }
}
// ----- generic
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg0: !pdl.operation):
    "pdl_interp.switch_operand_count"(%arg0)[^bb3, ^bb1, ^bb2] <{caseValues = dense<[10, 2]> : vector<2xi32>}> : (!pdl.operation) -> ()
  ^bb1:
    "pdl_interp.finalize"() : () -> ()
  ^bb2:
    "pdl_interp.finalize"() : () -> ()
  ^bb3:
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_operation_name: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.switch_operation_name of %0 to ["text"](^bb2) -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.switch_operation_name"(%0)[^bb1, ^bb2] <{caseValues = ["text"]}> : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_operation_name: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    pdl_interp.switch_operation_name of %0 to ["text"](^bb2) {t.x = 1 : i32} -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.operation
    "pdl_interp.switch_operation_name"(%0)[^bb1, ^bb2] <{caseValues = ["text"]}> {t.x = 1 : i32} : (!pdl.operation) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_result_count: by hand
module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_result_count of %arg0 to dense<[0, 1]> : vector<2xi32>(^bb1, ^bb1) -> ^bb1
  ^bb1:
    pdl_interp.finalize
  }
}
// ----- generic
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg0: !pdl.operation):
    "pdl_interp.switch_result_count"(%arg0)[^bb1, ^bb1, ^bb1] <{caseValues = dense<[0, 1]> : vector<2xi32>}> : (!pdl.operation) -> ()
  ^bb1:
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_type: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.type
    pdl_interp.switch_type %0 to [i32](^bb2) -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.type
    "pdl_interp.switch_type"(%0)[^bb1, ^bb2] <{caseValues = [i32]}> : (!pdl.type) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_type: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.type
    pdl_interp.switch_type %0 to [i32](^bb2) {t.x = 1 : i32} -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.type
    "pdl_interp.switch_type"(%0)[^bb1, ^bb2] <{caseValues = [i32]}> {t.x = 1 : i32} : (!pdl.type) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_types: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.range<type>
    pdl_interp.switch_types %0 to [[i32]](^bb2) -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.range<type>
    "pdl_interp.switch_types"(%0)[^bb1, ^bb2] <{caseValues = [[i32]]}> : (!pdl.range<type>) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl_interp.switch_types: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.range<type>
    pdl_interp.switch_types %0 to [[i32]](^bb2) {t.x = 1 : i32} -> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !pdl.range<type>
    "pdl_interp.switch_types"(%0)[^bb1, ^bb2] <{caseValues = [[i32]]}> {t.x = 1 : i32} : (!pdl.range<type>) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
