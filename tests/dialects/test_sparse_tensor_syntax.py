"""Custom syntax of the sparse_tensor dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @f(%sp: tensor<4x8x4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed) }>>, %i: index) -> index {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 : tensor<4x8x4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed) }>, lvls = 0>
  %l2 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8x4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed) }>, lvls = 0 to 2>
  return %i : index
}
""",  # noqa: E501
    "loops": """
func.func @f(%sp: tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>>, %t2: tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>>) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>
  %r = arith.constant 0 : index
  %0 = sparse_tensor.iterate %it1 in %l1 iter_args(%outer = %r) : !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0> -> index {
    sparse_tensor.yield %outer : index
  }
  sparse_tensor.iterate %it1 in %l1 at(%crd) : !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0> {
  }
  %1 = sparse_tensor.iterate %it1 in %l1 at(%crd) iter_args(%outer = %r) : !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0> -> index {
    %l2 = sparse_tensor.extract_iteration_space %sp at %it1 lvls = 1 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>>, !sparse_tensor.iterator<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 1>
    %2 = sparse_tensor.iterate %it2 in %l2 at(%crd2) iter_args(%inner = %outer) : !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 1> -> index {
      %k = sparse_tensor.extract_value %sp at %it2 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>>, !sparse_tensor.iterator<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 1>
      sparse_tensor.yield %inner : index
    }
    sparse_tensor.yield %2 : index
  }
  %sp0 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0 to 2>
  %3 = sparse_tensor.iterate %it1 in %sp0 at(%c1, _) iter_args(%outer = %r) : !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0 to 2> -> index {
    sparse_tensor.yield %c1 : index
  }
  %4 = sparse_tensor.iterate %it1 in %sp0 at(_, %c1) iter_args(%outer = %r) : !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0 to 2> -> index {
    sparse_tensor.yield %c1 : index
  }
  return
}
func.func @g(%s1: !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>, %s2: !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>) {
  %i = arith.constant 0 : index
  %r = sparse_tensor.coiterate (%s1, %s2) at(%coord) iter_args(%arg = %i) : (!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>) -> index
  case %it1, _ {
    sparse_tensor.yield %i : index
  }
  case %it1, %it2 {
    sparse_tensor.yield %coord : index
  }
  case _, %it2 {
    sparse_tensor.yield %arg : index
  }
  sparse_tensor.coiterate (%s1, %s2) at(%coord) : (!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>)
  case %it1, _ {
  }
  %r1, %r2 = sparse_tensor.coiterate (%s1, %s2) iter_args(%arg = %i, %arg2 = %i) : (!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>, lvls = 0>) -> (index, index)
  case %it1, %it2 {
    sparse_tensor.yield %arg, %arg2 : index, index
  }
  return
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
