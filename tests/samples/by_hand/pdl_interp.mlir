// ===== pdl_interp.foreach
pdl_interp.func @matcher(%root: !pdl.operation) {
  %value = pdl_interp.get_operand 0 of %root
  %ops = pdl_interp.get_users of %value : !pdl.value
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.finalize
}
// ===== pdl_interp.continue
pdl_interp.func @matcher(%root: !pdl.operation) {
  %value = pdl_interp.get_operand 0 of %root
  %ops = pdl_interp.get_users of %value : !pdl.value
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue {t.x = 1 : i32}
  } {t.y} -> ^bb1
^bb1:
  pdl_interp.finalize
}
// ===== pdl_interp.switch_operand_count
pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.switch_operand_count of %root to dense<[10, 2]> : vector<2xi32>(^bb1, ^bb2) -> ^bb3
^bb1:
  pdl_interp.finalize
^bb2:
  pdl_interp.finalize
^bb3:
  pdl_interp.finalize
}
// ===== pdl_interp.switch_result_count
pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.switch_result_count of %root to dense<[0, 1]> : vector<2xi32>(^bb1, ^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}
