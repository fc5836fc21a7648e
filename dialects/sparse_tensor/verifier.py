"""Verifier rules of `sparse_tensor`: regions and constants (mlir/lib/Dialect/SparseTensor/IR/SparseTensorDialect.cpp).

What follows from types and attributes is in `tensor_rules`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import BlockArgument, Operation, Region
from ...ir.types import I1, INDEX, DialectType, MemRefType
from ...ods.segments import array_elements, integer_value
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_parts import (
    affine_map,
    constant,
    entry,
    is_opaque,
    operand_types,
    terminator,
    types_of,
)
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as sparse_tensor
from .storage import same_encoding, sparse_tensor_of
from .tensor_rules import RULES, iteration_levels

__all__ = ["GRAPH_RULES", "RULES"]


def _region(name: str, region: Region, inputs: Sequence[Type], output: Type) -> Failure | None:
    """verifyNumBlockArgs."""
    block = region.entry
    if block is None:
        return None
    if len(block.args) != len(inputs):
        text = f"{name} region must have exactly {len(inputs)} arguments"
        return _region_failure("verify-region", text, f", but it has {len(block.args)}")
    for index, (argument, wanted) in enumerate(zip(block.args, inputs, strict=True)):
        if differ(argument.type, wanted):
            text = f"{name} region argument {index + 1} type mismatch"
            return _region_failure("verify-region", text, f": '{argument.type}' and '{wanted}'")
    last = block.last
    if last is None or is_opaque(last):
        return None
    if last.name != "sparse_tensor.yield":
        text = f"{name} region must end with sparse_tensor.yield"
        return _region_failure("verify-terminator", text, f", found '{last.name}'")
    given = [each.value.type for each in last.operands]
    if len(given) != 1 or differ(given[0], output):
        found = ", ".join(f"'{type_}'" for type_ in given) or "nothing"
        return _region_failure("verify-yield", f"{name} region yield type mismatch", f": {found} instead of '{output}'")
    return None


def _region_failure(code: str, message: str, addition: str) -> Failure:
    return Failure(code, message, addition=addition, is_bare=True)


def _binary(op: Operation) -> Failure | None:
    if len(op.operands) != 2 or len(op.regions) != 3 or not op.results:
        return None
    left, right = (each.value.type for each in op.operands)
    output = op.results[0].type
    for name, region, inputs, flag in (
        ("overlap", op.regions[0], (left, right), ""),
        ("left", op.regions[1], (left,), "left_identity"),
        ("right", op.regions[2], (right,), "right_identity"),
    ):
        failure = _region(name, region, inputs, output)
        if failure is not None:
            return failure
        if flag in op.properties and differ(inputs[0], output):
            which = "first" if name == "left" else "second"
            text = f"{name}=identity requires {which} argument to have the same type as the output"
            return _region_failure("verify-type", text, f": '{inputs[0]}' and '{output}'")
    return None


def _unary(unary: sparse_tensor.UnaryOp) -> Failure | None:
    if len(unary.op.operands) != 1 or len(unary.op.regions) != 2 or not unary.op.results:
        return None
    source, output = unary.x.type, unary.output.type
    failure = _region("present", unary.op.regions[0], (source,), output) or _region(
        "absent", unary.op.regions[1], (), output
    )
    return failure or _absent(unary.op)


def _absent(op: Operation) -> Failure | None:
    """The value that the absent region yields does not depend on where the loop is."""
    block = entry(op, 1)
    last = terminator(block, "sparse_tensor.yield")
    if last is None or not last.operands:
        return None
    value = sparse_tensor.YieldOp(last).results[0]
    if isinstance(value, BlockArgument):
        is_around = value.block is op.parent
        return bare_failure("absent region cannot yield linalg argument") if is_around else None
    made = value.defining_op
    if made is not None and made.name != "arith.constant" and made.parent in (block, op.parent):
        return bare_failure("absent region cannot yield locally computed value")
    return None


def _reduce(view: sparse_tensor.ReduceOp) -> Failure | None:
    if not view.op.operands or not view.op.regions:
        return None
    type_ = view.x.type
    return _region("reduce", view.op.regions[0], (type_, type_), type_)


def _select(view: sparse_tensor.SelectOp) -> Failure | None:
    if not view.op.operands or not view.op.regions:
        return None
    return _region("select", view.op.regions[0], (view.x.type,), I1)


def _foreach(loop: sparse_tensor.ForeachOp) -> Failure | None:
    tensor, block = sparse_tensor_of(loop.tensor.type), entry(loop.op)
    if tensor is None or block is None:
        return None
    order, rank, initial = affine_map(loop.op, "order"), len(tensor.type.shape), types_of(loop.init_args)
    if order is not None and order.num_dims != len(tensor.levels):
        return bare_failure("Level traverse order does not match tensor's level rank")
    arguments = [argument.type for argument in block.args]
    if rank + 1 + len(initial) != len(arguments):
        return bare_failure("Unmatched number of arguments in the block")
    if len(loop.op.results) != len(initial):
        return bare_failure("Mismatch in number of init arguments and results")
    if _differ_all(loop.op.result_types, initial):
        return bare_failure("Mismatch in types of init arguments and results")
    last = terminator(block, "sparse_tensor.yield")
    if last is None:
        return None
    given = operand_types(last)
    if len(given) != len(loop.op.results) or _differ_all(given, loop.op.result_types):
        return bare_failure("Mismatch in types of yield values and results")
    for place, type_ in enumerate(arguments[:rank]):
        if differ(type_, INDEX):
            return bare_failure(f"Expecting Index type for argument at index {place}")
    if differ(arguments[rank], tensor.type.element):
        return bare_failure(
            "Unmatched element type between input tensor and block argument, "
            f"expected:{tensor.type.element}, got: {arguments[rank]}"
        )
    return None


def _differ_all(left: Sequence[Type], right: Sequence[Type]) -> bool:
    return any(differ(one, other) for one, other in zip(left, right, strict=True))


# Iteration


def _iterate(loop: sparse_tensor.IterateOp) -> Failure | None:
    block = entry(loop.op)
    if block is None or not block.args:
        return None
    space, iterator = loop.iter_space.type, block.args[-1].type
    is_other = isinstance(iterator, DialectType) and (
        iterator.mnemonic != "iterator" or _levels_differ(space, iterator)
    )
    if is_other:
        return bad_attribute("mismatch in iterator and iteration space type")
    return None


def _levels_differ(space: Type, iterator: Type) -> bool:
    is_one_encoding = same_encoding(space, iterator)
    return not is_one_encoding or iteration_levels(space) != iteration_levels(iterator)


def _coiterate(view: sparse_tensor.CoIterateOp) -> Failure | None:
    cases = [integer_value(each) for each in array_elements(view.op.properties.get("cases"))]
    if len(cases) != len(view.op.regions):
        return None
    for number, region in enumerate(view.op.regions):
        failure = _case(view, number, region)
        if failure is not None:
            return failure
    return bad_attribute("contains duplicated cases.") if len({*cases}) != len(cases) else None


def _case(view: sparse_tensor.CoIterateOp, number: int, region: Region) -> Failure | None:
    block = region.entry
    last = terminator(block, "sparse_tensor.yield")
    if block is None or last is None:
        return None
    initial, made, given = types_of(view.init_args), view.op.result_types, operand_types(last)
    if not len(initial) == len(made) == len(given):
        return bad_attribute(f"number mismatch between iter args and results on {number}th region")
    carried = [argument.type for argument in block.args[: len(made)]]
    for index, wanted in enumerate(made):
        for types, what in (
            (initial, "th iter operand and defined value on "),
            (carried, "th iter region arg and defined value on "),
            (given, "th yield value and defined value on "),
        ):
            if index < len(types) and differ(types[index], wanted):
                return bad_attribute(f"types mismatch between {index}{what}{number}th region")
    return None


# Constants


def _lvl(found: sparse_tensor.LvlOp) -> Failure | None:
    tensor, index = sparse_tensor_of(found.source.type), constant(found.index)
    if tensor is not None and index is not None and not 0 <= index < len(tensor.levels):
        return bare_failure("Level index exceeds the rank of the input sparse tensor")
    return None


def _push_back(op: sparse_tensor.PushBackOp) -> Failure | None:
    times = op.n
    count = constant(times) if times is not None else None
    return bad_attribute("n must be not less than 1") if count is not None and count < 1 else None


def _sort(sort: sparse_tensor.SortOp) -> Failure | None:
    """The buffers are long enough."""
    order, count = affine_map(sort.op, "perm_map"), constant(sort.n)
    if order is None or count is None:
        return None
    entries = count * (order.num_dims + integer_value(sort.op.properties.get("ny")))
    wanted = [(sort.xy.type, entries, "Expected dimension(xy) >= n * (rank(perm_map) + ny)")]
    wanted += [(each.type, count, "Expected dimension(y) >= n") for each in sort.ys]
    for type_, least, what in wanted:
        size = type_.shape[0] if isinstance(type_, MemRefType) and type_.shape else None
        if size is not None and size < least:
            return bare_failure(f"{what} got {size} < {least}")
    return None


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "sparse_tensor.binary": (_binary,),
    "sparse_tensor.coiterate": (_coiterate,),
    "sparse_tensor.foreach": (_foreach,),
    "sparse_tensor.iterate": (_iterate,),
    "sparse_tensor.lvl": (_lvl,),
    "sparse_tensor.push_back": (_push_back,),
    "sparse_tensor.reduce": (_reduce,),
    "sparse_tensor.select": (_select,),
    "sparse_tensor.sort": (_sort,),
    "sparse_tensor.unary": (_unary,),
}
