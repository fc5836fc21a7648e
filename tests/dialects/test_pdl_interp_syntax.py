"""Custom syntax of the pdl_interp dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    %x = pdl_interp.get_operand 0 of %root
    %2 = pdl_interp.get_attribute "a" of %root
    %ty = pdl_interp.create_type i32
    %op = pdl_interp.create_operation "foo.op"(%x, %x : !pdl.value, !pdl.value) {"attr" = %2, "b" = %2}  -> (%ty : !pdl.type)
    %op3 = pdl_interp.create_operation "foo.op"
    %rg = pdl_interp.create_range : !pdl.range<value>
    %rg2 = pdl_interp.create_range %x, %rg : !pdl.value, !pdl.range<value>
    %ops = pdl_interp.get_users of %x : !pdl.value
    pdl_interp.foreach %o: !pdl.operation in %ops {
      pdl_interp.continue
    } -> ^bb2
  ^bb2:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @pdl_generated_rewriter(%x: !pdl.value) -> (!pdl.value, !pdl.value) attributes {foo} {
      pdl_interp.finalize
    }
  }
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
