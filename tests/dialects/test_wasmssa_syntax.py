"""Custom syntax of the wasmssa dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "functions": """
wasmssa.import_func "foo" from "m" as @imported {type = () -> i32}
wasmssa.import_global "g" from "m" as @global0 : i32
wasmssa.import_global "h" from "m" as @global1 mutable : i32
wasmssa.func @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i64>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  %1 = wasmssa.local of type f64
  %2 = wasmssa.local_get %1 : ref to f64
  %3 = wasmssa.local_tee %a : ref to i32 to %0 : i32
  wasmssa.return %3 : i32
}
wasmssa.func exported @g() {
  %0 = wasmssa.const 1 : i32
  wasmssa.if %0 : {
    wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.if %0 : {
    wasmssa.block_return
  } else {
    wasmssa.block_return
  }> ^bb2
^bb2:
  wasmssa.return
}
wasmssa.global @constant i32 : {
  %0 = wasmssa.const 17 : i32
  wasmssa.return %0 : i32
}
wasmssa.global exported @variable i32 mutable : {
  %0 = wasmssa.global_get @global0 : i32
  wasmssa.return %0 : i32
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
