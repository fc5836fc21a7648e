// ===== pdl.apply_native_constraint: by hand
module {
  pdl.pattern : benefit(1) {
    %0 = operand
    apply_native_constraint "check"(%0 : !pdl.value)
    %1 = apply_native_constraint "check"(%0 : !pdl.value) : !pdl.attribute {isNegated = true}
    %2 = operation "t.x"(%0 : !pdl.value) 
    rewrite %2 with "rewriter"
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    %0 = "pdl.operand"() : () -> !pdl.value
    "pdl.apply_native_constraint"(%0) <{isNegated = false, name = "check"}> : (!pdl.value) -> ()
    %1 = "pdl.apply_native_constraint"(%0) <{isNegated = true, name = "check"}> : (!pdl.value) -> !pdl.attribute
    %2 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    "pdl.rewrite"(%2) <{name = "rewriter", operandSegmentSizes = array<i32: 1, 0>}> ({
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.apply_native_rewrite: by hand
module {
  pdl.pattern : benefit(1) {
    %0 = operation "t.x" 
    rewrite %0 {
      apply_native_rewrite "a"(%0 : !pdl.operation)
      %1:2 = apply_native_rewrite "b"(%0 : !pdl.operation) : !pdl.attribute, !pdl.value
    }
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "pdl.apply_native_rewrite"(%0) <{name = "a"}> : (!pdl.operation) -> ()
      %1:2 = "pdl.apply_native_rewrite"(%0) <{name = "b"}> : (!pdl.operation) -> (!pdl.attribute, !pdl.value)
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.attribute: bare
module {
  %0 = pdl.attribute
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
}) : () -> ()
// ===== pdl.attribute: ones
module {
  %0 = "t.values"() : () -> !pdl.type
  %1 = pdl.attribute : %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.type
  %1 = "pdl.attribute"(%0) : (!pdl.type) -> !pdl.attribute
}) : () -> ()
// ===== pdl.attribute: with value
module {
  %0 = pdl.attribute = 1 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl.attribute"() <{value = 1 : i32}> : () -> !pdl.attribute
}) : () -> ()
// ===== pdl.attribute: full (not verified)
module {
  %0 = "t.values"() : () -> !pdl.type
  %1 = pdl.attribute : %0 = 1 : i32 attributes {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.type
  %1 = "pdl.attribute"(%0) <{value = 1 : i32}> {t.x = 1 : i32} : (!pdl.type) -> !pdl.attribute
}) : () -> ()
// ===== pdl.erase: by hand
module {
  pdl.pattern : benefit(2) {
    %0 = operation "t.x" 
    rewrite %0 {
      erase %0
    }
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 2 : i16}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "pdl.erase"(%0) : (!pdl.operation) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.operand: by hand
module {
  pdl.pattern : benefit(1) {
    %0 = type
    %1 = operand
    %2 = operand : %0
    %3 = operation "t.x"(%1, %2 : !pdl.value, !pdl.value) 
    rewrite %3 with "rewriter"
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    %0 = "pdl.type"() : () -> !pdl.type
    %1 = "pdl.operand"() : () -> !pdl.value
    %2 = "pdl.operand"(%0) : (!pdl.type) -> !pdl.value
    %3 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
    "pdl.rewrite"(%3) <{name = "rewriter", operandSegmentSizes = array<i32: 1, 0>}> ({
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.operands: by hand
module {
  pdl.pattern : benefit(1) {
    %0 = types
    %1 = operands
    %2 = operands : %0
    %3 = operation "t.x"(%1, %2 : !pdl.range<value>, !pdl.range<value>) 
    rewrite %3 with "rewriter"
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    %0 = "pdl.types"() : () -> !pdl.range<type>
    %1 = "pdl.operands"() : () -> !pdl.range<value>
    %2 = "pdl.operands"(%0) : (!pdl.range<type>) -> !pdl.range<value>
    %3 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.range<value>, !pdl.range<value>) -> !pdl.operation
    "pdl.rewrite"(%3) <{name = "rewriter", operandSegmentSizes = array<i32: 1, 0>}> ({
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.operation: ones
module {
  %0:3 = "t.values"() : () -> (!pdl.value, !pdl.attribute, !pdl.type)
  %1 = pdl.operation(%0#0 : !pdl.value)  {"text" = %0#1} -> (%0#2 : !pdl.type)
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!pdl.value, !pdl.attribute, !pdl.type)
  %1 = "pdl.operation"(%0#0, %0#1, %0#2) <{attributeValueNames = ["text"], operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
}) : () -> ()
// ===== pdl.operation: ones with opName
module {
  %0:3 = "t.values"() : () -> (!pdl.value, !pdl.attribute, !pdl.type)
  %1 = pdl.operation "text"(%0#0 : !pdl.value)  {"text" = %0#1} -> (%0#2 : !pdl.type)
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!pdl.value, !pdl.attribute, !pdl.type)
  %1 = "pdl.operation"(%0#0, %0#1, %0#2) <{attributeValueNames = ["text"], opName = "text", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
}) : () -> ()
// ===== pdl.operation: bare
module {
  %0 = pdl.operation 
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
}) : () -> ()
// ===== pdl.operation: full
module {
  %0:6 = "t.values"() : () -> (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type)
  %1 = pdl.operation "a b"(%0#0, %0#1 : !pdl.value, !pdl.value)  {"a b" = %0#2, "a b" = %0#3} -> (%0#4, %0#5 : !pdl.type, !pdl.type) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type)
  %1 = "pdl.operation"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{attributeValueNames = ["a b", "a b"], opName = "a b", operandSegmentSizes = array<i32: 2, 2, 2>}> {t.x = 1 : i32} : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
}) : () -> ()
// ===== pdl.operation: with attributeValues
module {
  %0:2 = "t.values"() : () -> (!pdl.attribute, !pdl.attribute)
  %1 = pdl.operation  {"text" = %0#0, "text" = %0#1}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!pdl.attribute, !pdl.attribute)
  %1 = "pdl.operation"(%0#0, %0#1) <{attributeValueNames = ["text", "text"], operandSegmentSizes = array<i32: 0, 2, 0>}> : (!pdl.attribute, !pdl.attribute) -> !pdl.operation
}) : () -> ()
// ===== pdl.pattern: by hand
module {
  pdl.pattern @p : benefit(1) {
    %0 = type : i32
    %1 = operand
    %2 = operand : %0
    %3 = attribute = 3 : i64
    apply_native_constraint "check"(%1, %3 : !pdl.value, !pdl.attribute)
    %4 = operation "t.x"(%1, %2 : !pdl.value, !pdl.value)  {"n" = %3} -> (%0 : !pdl.type)
    %5 = result 0 of %4
    rewrite %4 {
      %6 = apply_native_rewrite "make"(%4 : !pdl.operation) : !pdl.operation
      replace %4 with %6
    }
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16, sym_name = "p"}> ({
    %0 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
    %1 = "pdl.operand"() : () -> !pdl.value
    %2 = "pdl.operand"(%0) : (!pdl.type) -> !pdl.value
    %3 = "pdl.attribute"() <{value = 3 : i64}> : () -> !pdl.attribute
    "pdl.apply_native_constraint"(%1, %3) <{isNegated = false, name = "check"}> : (!pdl.value, !pdl.attribute) -> ()
    %4 = "pdl.operation"(%1, %2, %3, %0) <{attributeValueNames = ["n"], opName = "t.x", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
    %5 = "pdl.result"(%4) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.rewrite"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %6 = "pdl.apply_native_rewrite"(%4) <{name = "make"}> : (!pdl.operation) -> !pdl.operation
      "pdl.replace"(%4, %6) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.operation, !pdl.operation) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.range: by hand
module {
  pdl.pattern : benefit(1) {
    %0 = operation "t.x" 
    rewrite %0 {
      %1 = type : i32
      %2 = range %1, %1 : !pdl.type, !pdl.type 
      %3 = range : !pdl.range<value>
    }
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %1 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
      %2 = "pdl.range"(%1, %1) : (!pdl.type, !pdl.type) -> !pdl.range<type>
      %3 = "pdl.range"() : () -> !pdl.range<value>
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.replace: by hand
module {
  pdl.pattern : benefit(2) {
    %0 = operand
    %1 = operation "t.x"(%0 : !pdl.value) 
    rewrite %1 {
      replace %1 with(%0 : !pdl.value)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 2 : i16}> ({
    %0 = "pdl.operand"() : () -> !pdl.value
    %1 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    "pdl.rewrite"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "pdl.replace"(%1, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.result: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl.result 1 of %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl.result"(%0) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl.result: full
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl.result 1 of %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl.result"(%0) <{index = 1 : i32}> {t.x = 1 : i32} : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl.results: full
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl.results 1 of %0  -> !pdl.value {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl.results"(%0) <{index = 1 : i32}> {t.x = 1 : i32} : (!pdl.operation) -> !pdl.value
}) : () -> ()
// ===== pdl.results: bare
module {
  %0 = "t.values"() : () -> !pdl.operation
  %1 = pdl.results of %0 
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !pdl.operation
  %1 = "pdl.results"(%0) : (!pdl.operation) -> !pdl.range<value>
}) : () -> ()
// ===== pdl.rewrite: by hand
module {
  pdl.pattern : benefit(2) {
    %0 = operation "t.x" 
    rewrite %0 with "rewriter"(%0 : !pdl.operation)
  }
}
// ----- generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 2 : i16}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], opName = "t.x", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%0, %0) <{name = "rewriter", operandSegmentSizes = array<i32: 1, 1>}> ({
    }) : (!pdl.operation, !pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// ===== pdl.type: bare
module {
  %0 = pdl.type
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl.type"() : () -> !pdl.type
}) : () -> ()
// ===== pdl.type: full
module {
  %0 = pdl.type {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl.type"() <{constantType = i32}> {t.x = 1 : i32} : () -> !pdl.type
}) : () -> ()
// ===== pdl.types: bare
module {
  %0 = pdl.types
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl.types"() : () -> !pdl.range<type>
}) : () -> ()
// ===== pdl.types: full
module {
  %0 = pdl.types {t.x = 1 : i32} : [i32]
}
// ----- generic
"builtin.module"() ({
  %0 = "pdl.types"() <{constantTypes = [i32]}> {t.x = 1 : i32} : () -> !pdl.range<type>
}) : () -> ()
