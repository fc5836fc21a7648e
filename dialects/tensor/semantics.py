"""Semantics of `tensor` that ODS lacks (mlir/include/mlir/Dialect/Tensor/IR/TensorOps.td): bodies of elements."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import RankedTensorType
from ...ods.semantics import Runs, Semantics
from ..common.iteration_counts import product_of


def _element_count(op: Operation) -> int | None:
    type_ = op.results[0].type if op.results else None
    return product_of(type_.shape) if isinstance(type_, RankedTensorType) else None


SEMANTICS = {
    "tensor.generate": Semantics(runs=Runs.IN_PARALLEL, iterations=_element_count),
    "tensor.pad": Semantics(runs=Runs.IN_PARALLEL),
}
