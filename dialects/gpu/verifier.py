"""Verifier rules of `gpu` (mlir/lib/Dialect/GPU/IR/GPUDialect.cpp)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, DenseArrayAttr, DialectAttr, IntegerAttr
from ...ir.base import Type
from ...ir.graph import BlockArgument, Operation
from ...ir.numerals import number_in
from ...ir.types import DialectType, FloatType, IntegerType, MemRefType, VectorType, element_type
from ...ods.op_view import UnaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.discardable_attributes import argument_fault
from ...ods.verification.failure import Failure, attribute, bad_attribute, bare_failure, operand
from ...ods.verification.op_parts import case_word, entry, function_type, integer, integers, is_opaque, terminator
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of, shapes_agree
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.allocations import allocation
from ..nvgpu.verifier import last_stride_is_one
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


def _all_reduce(all_reduce: gpu.AllReduceOp) -> Failure | None:
    block = entry(all_reduce.op)
    has_operation = "op" in all_reduce.op.properties
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
        return Failure("verify-region", text) if is_clear and len(all_reduce.op.regions[0].blocks) == 1 else None
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


def _is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def _clustered(view: View) -> Failure | None:
    """gpu.subgroup_reduce: the lanes that are reduced together."""
    type_ = view.type_of("value")
    if isinstance(type_, VectorType) and any(type_.scalable or ()):
        return bad_attribute("is not compatible with scalable vector types")
    size, stride = integer(view.op, "cluster_size"), integer(view.op, "cluster_stride") or 1
    if size is not None and not _is_power_of_two(size):
        return bad_attribute(f"cluster size {size} is not a power of two")
    if stride != 1 and size is None:
        return bad_attribute("cluster stride can only be specified if cluster size is specified")
    return bad_attribute(f"cluster stride {stride} is not a power of two") if not _is_power_of_two(stride) else None


def _rotated(view: View) -> Failure | None:
    offset, lanes = integer(view.op, "offset"), integer(view.op, "width")
    if offset is None or lanes is None or not _is_power_of_two(lanes) or 0 <= offset < lanes:
        return None
    return bad_attribute(f"offset must be in the range [0, {lanes})")


def _broadcast(view: View) -> Failure | None:
    is_specific = case_word(view.op, "broadcast_type") == "specific_lane"
    if is_specific and not view.types("lane"):
        return bad_attribute("lane must be specified for `specific_lane` broadcast")
    if not is_specific and view.types("lane"):
        return bad_attribute("lane can only be specified for `specific_lane` broadcast")
    return None


def _shared_memory(view: View) -> Failure | None:
    type_ = view.results[0]
    if not isinstance(type_, MemRefType):
        return None
    if type_.memory_space is None or "workgroup" not in str(type_.memory_space):
        return bad_attribute("address space must be address_space<workgroup>")
    if type_.shape != (None,) or str(type_.element) != "i8":
        return bad_attribute("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
    return None


_KERNEL = "gpu.kernel"


def _returned(op: Operation) -> Failure | None:
    """A kernel gives nothing back."""
    type_ = function_type(op)
    if type_ is None or _KERNEL not in {*op.properties, *op.attributes} or not type_.results:
        return None
    return Failure("verify-function", "expected void return type for kernel function")


def _memcpy(view: View) -> Failure | None:
    types = [*view.types("dst"), *view.types("src")]
    if len(types) == 2 and differ(element_type(types[0]), element_type(types[1])):
        text = f"arguments have incompatible element type: '{types[0]}' and '{types[1]}'"
        return Failure("verify-operand-type", text)
    shapes = [shape_of(type_) for type_ in types]
    if len(types) == 2 and shapes[0] is not None and shapes[1] is not None and not shapes_agree(shapes[0], shapes[1]):
        return Failure("verify-shape", "arguments have incompatible shape")
    return None


_MATRIX = re.compile(r'"(\w+)"\s*$').search


def _loaded(view: View) -> Failure | None:
    """The memref that `gpu.subgroup_mma_load_matrix` reads."""
    return _contiguous(view.type_of("srcMemref"), "source")


def _contiguous(type_: Type | None, what: str) -> Failure | None:
    if not isinstance(type_, MemRefType) or last_stride_is_one(type_) is not False:
        return None
    return bare_failure(f"expected {what} memref most minor dim must have unit stride")


def _stored(view: View) -> Failure | None:
    """The matrix and the memref of `gpu.subgroup_mma_store_matrix`."""
    source = view.type_of("src")
    kind = _MATRIX(source.body or "") if isinstance(source, DialectType) else None
    if kind is not None and kind[1] != "COp":
        return bare_failure("expected the operand matrix being stored to have 'COp' operand type")
    return _contiguous(view.type_of("dstMemref"), "destination")


def _multiplied(view: View) -> Failure | None:
    """Kinds and sizes of the matrices of `gpu.subgroup_mma_compute`."""
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


def _clusters(view: View) -> Failure | None:
    """The sizes of clusters: of `gpu.launch` all or none, of `gpu.launch_func` of one type."""
    given = [type_ for axis in "XYZ" if (type_ := view.type_of(f"clusterSize{axis}")) is not None]
    if view.op.name == "gpu.launch":
        is_whole = len(given) in (0, 3)
        return None if is_whole else bad_attribute("cluster size must be all present")
    if len(given) == 3 and any(differ(given[0], other) for other in given[1:]):
        return bad_attribute("expects types of the cluster dimensions must be the same")
    return None


_SPACES = ("workgroup", "private")


def _attributions(arguments: Sequence[BlockArgument], count: int) -> Failure | None:
    """The first `count` arguments are shared by the threads of a block, the others are each thread's own."""
    for index, argument in enumerate(arguments):
        type_ = argument.type
        if not isinstance(type_, MemRefType):
            return Failure("verify-region", "expected memref type in attribution", addition=f", but got {type_}")
        space, wanted = type_.memory_space, _SPACES[0 if index < count else 1]
        is_named = isinstance(space, DialectAttr) and space.dialect == "gpu" and "address_space" in str(space)
        if is_named and wanted not in str(space):
            text = f"expected memory space {wanted} in attribution"
            return Failure("verify-region", text, addition=f", but got {space}")
    return None


def _attributed(op: Operation) -> int:
    """The count of the arguments of the body that the threads of a block share."""
    value = op.attributes.get("workgroup_attributions")
    return value.value if isinstance(value, IntegerAttr) else 0


_LAUNCHED = 12
"""The arguments that every launch gives its body: places and sizes of blocks and threads."""
_CLUSTERED = 6


def _launch(op: Operation) -> Failure | None:
    """The arguments of the body; blocks from which nothing goes on end the launch."""
    body, sizes = entry(op), integers(op.properties.get("operandSegmentSizes"))
    if body is not None and sizes is not None and len(sizes) > 7:
        first = _LAUNCHED + (_CLUSTERED if sizes[7] else 0)
        shared = _attributed(op)
        if len(body.args) < first + shared:
            return Failure("verify-region", "unexpected number of region arguments", addition=f": {len(body.args)}")
        failure = _attributions(body.args[first:], shared)
        if failure is not None:
            return failure
    for block in op.regions[0].blocks if op.regions else ():
        last = block.last
        if last is None or is_opaque(last) or last.successors or last.name == "gpu.terminator":
            continue
        text = f"expected 'gpu.terminator' or a terminator with successors, but found '{last.name}'"
        return Failure("verify-terminator", text, on=last)
    return None


def _function_body(op: Operation) -> Failure | None:
    """The arguments of the body of `gpu.func`: those of its type, then the attributions (verifyBody)."""
    type_, body = function_type(op), entry(op)
    if type_ is None or body is None:
        return _has_body(op)
    shared = _attributed(op)
    wanted = len(type_.inputs) + shared
    if len(body.args) < wanted:
        text = f"expected at least {wanted} arguments to body region"
        return Failure("verify-region", text, addition=f", but got {len(body.args)}")
    for index, (argument, input_) in enumerate(zip(body.args, type_.inputs, strict=False)):
        if differ(argument.type, input_):
            text = f"expected body region argument #{index} to be of type '{input_}', got '{argument.type}'"
            return Failure("verify-region", text)
    return _attributions(body.args[len(type_.inputs) :], shared)


def _result_values(op: Operation) -> Failure | None:
    """The operands of `gpu.return`, which are the results of the function."""
    function = op.parent_op
    type_ = function_type(function) if function is not None and function.name == "gpu.func" else None
    if type_ is None:
        return None
    if len(type_.results) != len(op.operands):
        text = f"expected {len(type_.results)} result operands"
        return Failure("verify-return", text, addition=f", but got {len(op.operands)}")
    for index, (value, result) in enumerate(zip(op.operand_values, type_.results, strict=True)):
        if differ(value.type, result):
            text = f"unexpected type `'{value.type}'' for operand #{index}"
            return Failure("verify-return", text, operand(index), addition=f": it should be '{result}'")
    return None


def _warp(warp: gpu.WarpExecuteOnLane0Op) -> Failure | None:
    last = terminator(entry(warp.op), "gpu.yield")
    if last is None:
        return None
    if len(last.operands) != len(warp.op.results):
        text = (
            f"expected same number of yield operands and return values: {len(last.operands)} and {len(warp.op.results)}"
        )
        return Failure("verify-yield", text)
    body = entry(warp.op)
    if body is not None and len(warp.args) != len(body.args):
        return Failure("verify-region", "expected same number op arguments and block arguments.")
    size = integer(warp.op, "warp_size")
    pairs = [(yielded.type, result) for yielded, result in zip(last.operand_values, warp.op.result_types, strict=True)]
    if body is not None:
        pairs = [(argument.type, value.type) for argument, value in zip(body.args, warp.args, strict=True)] + pairs
    found = (_distributed(whole, part, size) for whole, part in pairs if size)
    return next((failure for failure in found if failure is not None), None)


def _distributed(whole: Type, part: Type, size: int) -> Failure | None:
    """Each lane has the same part of a vector, or all of a value."""
    if not differ(whole, part):
        return None
    if not isinstance(whole, VectorType) or not isinstance(part, VectorType):
        return Failure("verify-type", "expected vector type for distributed operands.")
    if len(whole.shape) != len(part.shape) or differ(whole.element, part.element):
        return Failure("verify-type", "expected distributed vectors to have same rank and element type.")
    lanes = 1
    for index, (all_, some) in enumerate(zip(whole.shape, part.shape, strict=True)):
        if not all_ or not some or all_ == some:
            continue
        if all_ % some:
            text = (
                f"expected expanded vector dimension #{index} ({all_}) to be a multipler of the distributed "
                f"vector dimension ({some})"
            )
            return Failure("verify-type", text)
        lanes *= all_ // some
    if lanes == size:
        return None
    text = f"incompatible distribution dimensions from '{whole}' to '{part}' with warp size = {size}"
    return Failure("verify-type", text)


def _targets(view: View) -> Failure | None:
    value = view.op.properties.get("targets")
    if not isinstance(value, ArrayAttr) or all(isinstance(each, DialectAttr) for each in value.elements):
        return None
    text = "attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements"
    return Failure("verify-attribute", text, attribute("targets"))


def _handler(view: View) -> Failure | None:
    """The attribute that chooses an object: other projects may add some."""
    value = view.op.properties.get("offloadingHandler")
    if value is None or (isinstance(value, DialectAttr) and value.dialect not in _WITHOUT_HANDLERS):
        return None
    if isinstance(value, DialectAttr) and "select_object" in str(value):
        return None
    text = "any attribute with the `OffloadingTranslationAttrTrait` trait."
    return Failure(
        "verify-attribute",
        f"attribute 'offloadingHandler' failed to satisfy constraint: {text}",
        attribute("offloadingHandler"),
        is_constraint=True,
    )


_WITHOUT_HANDLERS = frozenset(("gpu", "llvm", "nvvm", "rocdl", "spirv", "xevm"))


RULES: dict[str, tuple[Rule, ...]] = {
    "gpu.all_reduce": (_reduction,),
    "gpu.alloc": (allocation,),
    "gpu.binary": (_handler,),
    "gpu.launch": (_clusters,),
    "gpu.launch_func": (_clusters,),
    "gpu.memcpy": (_memcpy,),
    "gpu.dynamic_shared_memory": (_shared_memory,),
    "gpu.rotate": (_rotated,),
    "gpu.subgroup_broadcast": (_broadcast,),
    "gpu.subgroup_mma_compute": (_multiplied,),
    "gpu.subgroup_mma_load_matrix": (_loaded,),
    "gpu.subgroup_mma_store_matrix": (_stored,),
    "gpu.subgroup_reduce": (_reduction, _clustered),
}
RULES["gpu.module"] = (_targets, _handler)
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "gpu.all_reduce": (_all_reduce,),
    "gpu.func": (_returned, _function_body, _known_sizes, argument_fault),
    "gpu.launch": (_launch,),
    "gpu.return": (_result_values,),
    "gpu.warp_execute_on_lane_0": (_warp,),
}
