// ===== pdl.pattern
pdl.pattern @p : benefit(1) {
  %t = pdl.type : i32
  %a = pdl.operand
  %b = pdl.operand : %t
  %n = pdl.attribute = 3 : i64
  pdl.apply_native_constraint "check"(%a, %n : !pdl.value, !pdl.attribute)
  %op = pdl.operation "t.x"(%a, %b : !pdl.value, !pdl.value) {"n" = %n} -> (%t : !pdl.type)
  %r = pdl.result 0 of %op
  rewrite %op {
    %c = pdl.apply_native_rewrite "make"(%op : !pdl.operation) : !pdl.operation
    replace %op with %c
  }
}
// ===== pdl.rewrite
pdl.pattern : benefit(2) {
  %op = operation "t.x"
  rewrite %op with "rewriter"(%op : !pdl.operation)
}
// ===== pdl.erase
pdl.pattern : benefit(2) {
  %op = operation "t.x"
  rewrite %op {
    erase %op
  }
}
// ===== pdl.replace
pdl.pattern : benefit(2) {
  %a = operand
  %op = operation "t.x"(%a : !pdl.value)
  rewrite %op {
    replace %op with(%a : !pdl.value)
  }
}
// ===== pdl.operand
pdl.pattern : benefit(1) {
  %t = type
  %a = operand
  %b = operand : %t
  %op = operation "t.x"(%a, %b : !pdl.value, !pdl.value)
  rewrite %op with "rewriter"
}
// ===== pdl.operands
pdl.pattern : benefit(1) {
  %t = types
  %a = operands
  %b = operands : %t
  %op = operation "t.x"(%a, %b : !pdl.range<value>, !pdl.range<value>)
  rewrite %op with "rewriter"
}
// ===== pdl.apply_native_constraint
pdl.pattern : benefit(1) {
  %a = operand
  pdl.apply_native_constraint "check"(%a : !pdl.value)
  %r = pdl.apply_native_constraint "check"(%a : !pdl.value) : !pdl.attribute {isNegated = true}
  %op = operation "t.x"(%a : !pdl.value)
  rewrite %op with "rewriter"
}
// ===== pdl.apply_native_rewrite
pdl.pattern : benefit(1) {
  %op = operation "t.x"
  rewrite %op {
    pdl.apply_native_rewrite "a"(%op : !pdl.operation)
    %r, %s = pdl.apply_native_rewrite "b"(%op : !pdl.operation) : !pdl.attribute, !pdl.value
  }
}
// ===== pdl.range
pdl.pattern : benefit(1) {
  %op = operation "t.x"
  rewrite %op {
    %t = type : i32
    %r = pdl.range %t, %t : !pdl.type, !pdl.type
    %s = pdl.range : !pdl.range<value>
  }
}
