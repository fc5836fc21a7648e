"""Operations that only the generic form can say: their custom form has no words for it, or says something else."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "an operand without a device type": """
func.func @f(%m: memref<4xf32>, %x: i32) {
  "acc.detach"(%m, %x) <{dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (memref<4xf32>, i32) -> ()
  return
}
""",  # noqa: E501
    "a device type without an operand": """
func.func @f(%m: memref<4xf32>, %x: i32) {
  "acc.detach"(%m, %x) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<star>], dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (memref<4xf32>, i32) -> ()
  return
}
""",  # noqa: E501
    "a modifier of no schedule": """
func.func @f(%x: i32) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_mod = #omp<sched_mod monotonic>}> ({
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      omp.yield
    }
  }) : () -> ()
  return
}
""",
    "a variable without visibility": """
"ml_program.global"() <{sym_name = "g", type = i32, value = 3 : i32}> : () -> ()
""",
    "a value without a place in its list": """
func.func @f(%m: memref<24x32xf16>, %i: index) {
  %t = "xegpu.create_nd_tdesc"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<24x32xf16>, index) -> !xegpu.tensor_desc<8x16xf16>
  return
}
""",  # noqa: E501
    "an attribute that its format always reads": """
func.func @f(%n: index, %m: memref<4xindex>) {
  %s = "gpu.create_2to4_spmat"(%n, %n, %m) : (index, index, memref<4xindex>) -> !gpu.sparse.spmat_handle
  return
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_stays_in_generic_form(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
