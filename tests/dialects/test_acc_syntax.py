"""Custom syntax of the acc dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "data": """
func.func @f(%c: i1, %m: memref<10xf32>, %i: i32, %l: i64, %x: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %1 = acc.copyin varPtr(%m : memref<10xf32>) varType(tensor<10xf32>) async(%i : i32) -> memref<10xf32> {name = "a", structured = false}
  %2 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) async -> !llvm.ptr
  %3 = acc.getdeviceptr varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  acc.copyout accPtr(%0 : memref<10xf32>) async(%i : i32 [#acc.device_type<nvidia>]) to varPtr(%m : memref<10xf32>)
  acc.delete accPtr(%0 : memref<10xf32>) async
  acc.enter_data async(%i : i32) wait_devnum(%i : i32) wait(%i, %l : i32, i64) dataOperands(%0 : memref<10xf32>)
  acc.enter_data async wait dataOperands(%0 : memref<10xf32>)
  acc.exit_data if(%c) async dataOperands(%0 : memref<10xf32>) attributes {finalize}
  acc.wait(%i : i32) async(%i : i32) wait_devnum(%i : i32) if(%c)
  acc.wait async
  acc.data async(%i : i32) dataOperands(%0 : memref<10xf32>) {
  }
  return
}
acc.private.recipe @pr : memref<10xf32> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
}
func.func @g(%m: memref<10xf32>) {
  %p = acc.private varPtr(%m : memref<10xf32>) recipe(@pr) -> memref<10xf32>
  return
}
""",  # noqa: E501
    "loops": """
func.func @f(%i: i32, %l: i64, %x: index) {
  acc.loop gang({num=%i : i32, static=%x : index} [#acc.device_type<nvidia>]) worker(%i : i32 [#acc.device_type<nvidia>]) vector(%i : i32) tile({%l : i64, %x : index}, {%x : index} [#acc.device_type<nvidia>]) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang worker vector control(%iv : index, %jv : index) = (%x, %x : index, index) to (%x, %x : index, index) step (%x, %x : index, index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
  acc.loop combined(parallel) gang({dim=%l : i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>], unstructured}
  acc.parallel async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) num_gangs({%i : i32}, {%l : i64} [#acc.device_type<nvidia>]) num_workers(%i : i32 [#acc.device_type<nvidia>]) vector_length(%i : i32) wait({devnum: %x : index, %i : i32}) {
    acc.yield
  }
  acc.parallel combined(loop) async wait {
    acc.yield
  } attributes {selfAttr}
  acc.parallel wait([#acc.device_type<radeon>], {%i : i32} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  return
}
""",  # noqa: E501
    "routines": """
func.func private @f()
func.func private @g()
func.func private @h()
acc.routine @r1 func(@f) bind(@g, @h [#acc.device_type<nvidia>], "s" [#acc.device_type<radeon>], "t" [#acc.device_type<star>]) worker nohost implicit
acc.routine @r2 func(@f) bind(@g) vector ([#acc.device_type<radeon>])
acc.routine @r3 func(@f) gang
acc.routine @r4 func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<radeon>])
acc.routine @r5 func(@f) gang(dim: 1 : i64)
"acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [], bindStrName = [], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @f, sym_name = "r6"}> : () -> ()
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
