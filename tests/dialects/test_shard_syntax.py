"""Custom syntax of `shard`."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "grids and shardings": """
shard.grid @g(shape = 2x?x4)
shard.grid @h(shape = 2)
func.func @f(%t: tensor<4x8xf32>, %n: index, %k: i64) {
  %0 = shard.sharding @g split_axes = [[0], [1, 2]] : !shard.sharding
  %1 = shard.sharding @g split_axes = [[], [0]] halo_sizes = [1, %k] : !shard.sharding
  %2 = shard.sharding @h split_axes = [[0]] sharded_dims_offsets = [0, 2, %k] {foo} : !shard.sharding
  %3 = shard.shard %t to %0 : tensor<4x8xf32>
  %4 = shard.shard %3 to %0 annotate_for_users : tensor<4x8xf32>
  %5 = shard.update_halo %t on @g split_axes = [[0], []] halo_sizes = [1, %k] {foo} : tensor<4x8xf32>
  %6:2 = shard.neighbors_linear_indices on @g[%n, %n, %n] split_axes = [0] : index, index
  return
}
""",
    "collectives": """
shard.grid @g(shape = 2x2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_reduce %t on @g grid_axes = [0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf64>
  %1 = shard.broadcast %t on @g grid_axes = [0] root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = shard.shift %t on @g grid_axes = [0, 1] shift_axis = 1 offset = -2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
  %3 = shard.all_gather %t on @g grid_axes = [2] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  return
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
