"""Verifier rules of `gpu` (mlir/lib/Dialect/GPU/IR/GPUDialect.cpp)."""

from __future__ import annotations

import re

from ...ir.attributes import ArrayAttr, DenseArrayAttr, DialectAttr
from ...ir.graph import Operation
from ...ir.numerals import number_in
from ...ir.types import DialectType, FloatType, IntegerType, element_type
from ...ods.op_view import UnaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import entry, is_opaque, terminator
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..func.verifier import function_attributes
from ..memref.verifier import allocation
from . import ops as gpu


def _has_body(op: Operation) -> Failure | None:
    if op.regions and not op.regions[0].blocks:
        return Failure("verify-region", "expected body with at least one block")
    return None


def _known_sizes(op: Operation) -> Failure | None:
    """Discardable attributes are no part of what an operation is remembered by."""
    for name in ("gpu.known_block_size", "gpu.known_grid_size"):
        value = op.attributes.get(name)
        if value is None:
            continue
        if not isinstance(value, DenseArrayAttr) or str(value.element) != "i32":
            return Failure("verify-attribute", f"{name} must be a dense i32 array", attribute(name))
        if len(value.values) != 3:
            return Failure("verify-attribute", f"{name} must contain exactly 3 elements", attribute(name))
    return None


def _all_reduce(op: Operation) -> Failure | None:
    all_reduce = gpu.AllReduceOp(op)
    block = entry(op)
    has_operation = "op" in op.properties
    if (block is not None) == has_operation:
        return Failure("verify-region", "expected either an op attribute or a non-empty body")
    if block is None:
        return None
    if len(block.args) != 2:
        return Failure("verify-region", f"expected two region arguments, but got {len(block.args)}")
    if any(differ(argument.type, all_reduce.value.type) for argument in block.args):
        return Failure("verify-region", "incorrect region argument type")
    last = terminator(block, "gpu.yield")
    if last is None:
        text = "expected gpu.yield op in region"
        is_clear = block.last is not None and not is_opaque(block.last) and not block.last.successors
        return Failure("verify-region", text) if is_clear and len(op.regions[0].blocks) == 1 else None
    if len(last.operands) != 1:
        return Failure("verify-yield", "expected one gpu.yield operand", on=last)
    if differ(UnaryOp(last).operand.type, all_reduce.value.type):
        return Failure("verify-yield", "incorrect gpu.yield type", on=last)
    return None


def _reduction(view: View) -> Failure | None:
    """Element types that the reduction supports."""
    found = view.op.properties.get("op")
    type_ = element_type(UnaryOp(view.op).operand.type)
    if not isinstance(found, DialectAttr) or found.body is None or not isinstance(type_, (IntegerType, FloatType)):
        return None
    name = found.body.split()[-1]
    needs_float = name.endswith(("numf", "imumf"))
    needs_integer = name in ("minui", "minsi", "maxui", "maxsi", "and", "or", "xor", "andi", "ori", "xori")
    if (needs_float and isinstance(type_, IntegerType)) or (needs_integer and isinstance(type_, FloatType)):
        return Failure("verify-kind", f"`{name}` reduction operation is not compatible with type '{type_}'")
    return None


def _memcpy(view: View) -> Failure | None:
    types = [*view.types("dst"), *view.types("src")]
    if len(types) == 2 and differ(element_type(types[0]), element_type(types[1])):
        text = f"arguments have incompatible element type: '{types[0]}' and '{types[1]}'"
        return Failure("verify-operand-type", text)
    return None


_MATRIX = re.compile(r'"(\w+)"\s*$').search


def _multiplied(view: View) -> Failure | None:
    """gpu.subgroup_mma_compute."""
    bodies = [(type_.body or "") if isinstance(type_, DialectType) else "" for type_ in view.operands]
    found = [match[1] if match is not None else "" for match in map(_MATRIX, bodies)]
    sizes = [[number_in(size) for size in re.findall(r"(\d+)x", body)] for body in bodies]
    if len(found) != 3 or not all(found) or any(len(size) != 2 for size in sizes):
        return None
    if found != ["AOp", "BOp", "COp"]:
        text = f"operands must be in the order AOp, BOp, COp, but are {', '.join(found)}"
        return Failure("verify-operand-type", text)
    (m, k), (depth, n), (rows, columns) = sizes
    if k != depth or m != rows or n != columns:
        return Failure("verify-shape", "operand shapes do not satisfy matmul constraints")
    return None


def _launch(op: Operation) -> Failure | None:
    """Blocks from which nothing goes on end the launch."""
    for block in op.regions[0].blocks if op.regions else ():
        last = block.last
        if last is None or is_opaque(last) or last.successors or last.name == "gpu.terminator":
            continue
        text = f"expected 'gpu.terminator' or a terminator with successors, but found '{last.name}'"
        return Failure("verify-terminator", text, on=last)
    return None


def _warp(op: Operation) -> Failure | None:
    last = terminator(entry(op), "gpu.yield")
    if last is None:
        return None
    if len(last.operands) != len(op.results):
        text = f"expected same number of yield operands and return values: {len(last.operands)} and {len(op.results)}"
        return Failure("verify-yield", text)
    return None


def _targets(view: View) -> Failure | None:
    value = view.op.properties.get("targets")
    if not isinstance(value, ArrayAttr) or all(isinstance(each, DialectAttr) for each in value.elements):
        return None
    text = "attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements"
    return Failure("verify-attribute", text, attribute("targets"))


RULES: dict[str, tuple[Rule, ...]] = {
    "gpu.all_reduce": (_reduction,),
    "gpu.alloc": (allocation,),
    "gpu.func": (function_attributes,),
    "gpu.memcpy": (_memcpy,),
    "gpu.subgroup_mma_compute": (_multiplied,),
    "gpu.subgroup_reduce": (_reduction,),
}
RULES["gpu.module"] = (_targets,)
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "gpu.all_reduce": (_all_reduce,),
    "gpu.func": (_has_body, _known_sizes),
    "gpu.launch": (_launch,),
    "gpu.warp_execute_on_lane_0": (_warp,),
}
