"""Verifier rules of `shard`: grids and shardings; what asks for the grid is in `grid_uses`."""

from __future__ import annotations

from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_parts import DYNAMIC, integers
from ...ods.verification.op_view import View
from .grid_uses import grid_shape, split_axes


def _grid(view: View) -> Failure | None:
    shape = grid_shape(view.op)
    if not shape:
        return bad_attribute("rank of grid is expected to be a positive integer")
    if any(size < 0 and size != DYNAMIC for size in shape):
        return bad_attribute("dimension size of a grid is expected to be non-negative or dynamic")
    return None


def _sharding(view: View) -> Failure | None:
    axes = split_axes(view.op)
    seen: set[int] = set()
    for axis in (axis for inner in axes for axis in inner):
        if axis < 0:
            return bare_failure("grid axis is expected to be non-negative")
        if axis in seen:
            return bare_failure("grid axis duplicated")
        seen.add(axis)
    halos, offsets = (
        integers(view.op.properties.get(name)) or [] for name in ("static_halo_sizes", "static_sharded_dims_offsets")
    )
    if halos and offsets:
        return bad_attribute("halo sizes and shard offsets are mutually exclusive")
    if halos and len(halos) != 2 * sum(bool(inner) for inner in axes):
        return bare_failure("halo sizes must be specified for all split axes.")
    return None


RULES: dict[str, tuple[Rule, ...]] = {"shard.grid": (_grid,), "shard.sharding": (_sharding,)}
