"""Patterns of vector.contract (mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22)."""

from __future__ import annotations

from ...ir.graph import Value
from ...ods.constants import same_number, splat_value
from ...ods.op_view import BinaryOp, defining
from ...ods.rewriting import Pattern, PatternRewriter
from ..vector import ops as vector_ops
from . import ops as arith


def _adds_to_zero(value: Value) -> vector_ops.ContractionOp | None:
    """The contraction that makes `value`, if it starts with 0."""
    made = defining(value, vector_ops.ContractionOp)
    zero = defining(made.acc, arith.ConstantOp) if made is not None else None
    number = splat_value(zero.value) if zero is not None else None
    if made is None or number is None or not (same_number(number, 0) or same_number(number, 0.0)):
        return None
    return made


def _contract_and_add(view: BinaryOp, rewriter: PatternRewriter) -> bool:
    """Contraction that starts with what is added to one that starts with 0.

        %z = arith.constant dense<0> : vector<2x4xi8>
        %a = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>,
            affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
            iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z
            : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi8>
        %b = arith.addi %a, %w : vector<2x4xi8>
        "use"(%b) : (vector<2x4xi8>) -> ()
    becomes
        %b = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>,
            affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
            iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %w
            : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi8>
        "use"(%b) : (vector<2x4xi8>) -> ()
    """
    for one, other in ((view.lhs, view.rhs), (view.rhs, view.lhs)):
        made = _adds_to_zero(one)
        if made is not None:
            operands = (made.lhs, made.rhs, other)
            properties = dict(made.op.properties)
            rewriter.replace_with(view.op, made.op.name, operands, properties=properties, attributes=made.op.attributes)
            return True
    return False


CONTRACT_AND_ADD = Pattern("CanonicalizeContractAdd", _contract_and_add)
