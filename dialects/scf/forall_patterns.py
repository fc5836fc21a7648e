"""Patterns of `scf.forall` (mlir/lib/Dialect/SCF/IR/SCF.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, OpOperand, Value
from ...ir.types import INDEX
from ...ods.op_view import defining
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import array_elements, dense_i64, dense_values, segments, set_segments
from ..common.canonicalization.matching import constant_int, int_constant
from ..common.canonicalization.mixed import DYNAMIC, Mixed, mixed_values
from ..common.canonicalization.region_branch import erase_results
from ..common.canonicalization.tensor_casts import preserves_static_information
from ..tensor import ops as tensor
from . import ops as scf

_STATIC = ("staticLowerBound", "staticUpperBound", "staticStep")


def _bounds(op: Operation) -> list[list[Mixed]]:
    """Lower bounds, upper bounds and steps, constants as numbers."""
    parts = segments(op, 4)
    return [mixed_values(dense_values(op.properties.get(name)), parts[i]) for i, name in enumerate(_STATIC)]


def _set_bounds(op: Operation, bounds: Sequence[Sequence[Mixed]], outputs: Sequence[Value]) -> None:
    groups = [[value for value in part if isinstance(value, Value)] for part in bounds]
    for name, part in zip(_STATIC, bounds, strict=True):
        op.properties[name] = dense_i64(value if isinstance(value, int) else DYNAMIC for value in part)
    op.set_operands([*(value for group in groups for value in group), *outputs])
    set_segments(op, *(len(group) for group in groups), len(outputs))


def _fold_control_operands(op: Operation, rewriter: PatternRewriter) -> bool:
    """Static bounds and steps in place of operands that are constants.

        scf.forall (%i) = (%c0) to (%c8) step (%c2) { ... }
    becomes
        scf.forall (%i) = (0) to (8) step (2) { ... }
    """
    bounds = _bounds(op)
    changed = False
    for part in bounds:
        for index, value in enumerate(part):
            constant = constant_int(value) if isinstance(value, Value) else None
            if constant is not None:
                part[index] = constant
                changed = True
    if changed:
        _set_bounds(op, bounds, segments(op, 4)[3])
        rewriter.modified(op)
    return changed


def _count(low: Mixed, high: Mixed, step: Mixed) -> int | None:
    if low is high:
        return 0
    values = [value if isinstance(value, int) else constant_int(value) for value in (low, high, step)]
    start, end, stride = values
    if start is None or end is None:
        return None
    if end <= start or stride == 0:
        # A loop that would never end has no iteration, as upstream counts.
        return 0
    return -(-(end - start) // stride) if stride is not None and stride > 0 else None


def _value(rewriter: PatternRewriter, op: Operation, value: Mixed) -> Value:
    return value if isinstance(value, Value) else int_constant(rewriter, value, INDEX, op.location)


def _insertions(op: Operation) -> list[Operation]:
    last = op.regions[0].blocks[0].last
    return list(last.regions[0].blocks[0].ops) if last is not None and last.regions and last.regions[0].blocks else []


def _fold_dimensions(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of the dimensions with one iteration, and of the whole loop where a dimension has none.

        scf.forall (%i, %j) in (1, %n) { memref.store %v, %m[%i, %j] : memref<?x?xf32> }
    becomes
        scf.forall (%j) in (%n) { memref.store %v, %m[%c0, %j] : memref<?x?xf32> }

    A loop with a `mapping` stays, as each dimension belongs to one of its entries. Where every dimension has one
    iteration, or there is no dimension, the body takes the place of the loop; with no iteration, the outputs do.
    """
    if array_elements(op.properties.get("mapping")):
        return False
    lower, upper, steps = _bounds(op)
    counts = [_count(*dimension) for dimension in zip(lower, upper, steps, strict=True)]
    outputs = segments(op, 4)[3]
    if 0 in counts:
        rewriter.replace(op, outputs)
        return True
    single = [i for i, count in enumerate(counts) if count == 1]
    if not single and counts:
        return False
    block = op.regions[0].blocks[0]
    for index in single:
        rewriter.replace_all_uses(block.args[index], _value(rewriter, op, lower[index]))
    if len(single) == len(counts):
        _promote(op, rewriter, outputs)
        return True
    for index in reversed(single):
        block.erase_argument(index)
        for part in (lower, upper, steps):
            del part[index]
    _set_bounds(op, (lower, upper, steps), outputs)
    rewriter.modified(op)
    return True


def _promote(op: Operation, rewriter: PatternRewriter, outputs: Sequence[Value]) -> None:
    """Run the body once, in place; what it inserts in parallel is inserted one after the other."""
    block = op.regions[0].blocks[0]
    insertions = _insertions(op)
    first_output = len(block.args) - len(outputs)
    results = list(outputs)
    destinations = {block.args[first_output + i]: i for i in range(len(outputs))}
    assert op.parent is not None
    for inner in block.ops:
        if inner is not block.last:
            rewriter.move_before(inner, op.parent, op)
    rewriter.set_before(op)
    for insertion in insertions:
        parallel = tensor.ParallelInsertSliceOp(insertion)
        index = destinations[parallel.dest]  # pyright: ignore[reportArgumentType]
        parallel.dest = results[index]
        new = rewriter.create(
            "tensor.insert_slice",
            insertion.operand_values,
            [parallel.dest.type],
            properties=insertion.properties,
            location=insertion.location,
        )
        results[index] = new.results[0]
    for argument, index in destinations.items():
        rewriter.replace_all_uses(argument, outputs[index])
    rewriter.replace(op, results)


def _replace_constant_index(op: Operation, rewriter: PatternRewriter) -> bool:
    """Lower bound in place of the index of a dimension with one iteration; the dimension stays.

        scf.forall (%i) in (1) { "f"(%i) : (index) -> () } {mapping = [#gpu.thread<x>]}
    becomes
        scf.forall (%i) in (1) { "f"(%c0) : (index) -> () } {mapping = [#gpu.thread<x>]}
    """
    changed = False
    block = op.regions[0].blocks[0]
    for index, dimension in enumerate(zip(*_bounds(op), strict=True)):
        argument = block.args[index]
        if argument.uses and _count(*dimension) == 1:
            rewriter.replace_all_uses(argument, _value(rewriter, op, dimension[0]))
            changed = True
    return changed


def _fold_outputs(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of outputs whose result has no use or that nothing is inserted into.

        %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) { "f"(%o) : (tensor<8xf32>) -> () }
        "use"(%r) : (tensor<8xf32>) -> ()
    becomes
        scf.forall (%i) in (8) { "f"(%t) : (tensor<8xf32>) -> () }
        "use"(%t) : (tensor<8xf32>) -> ()

    Insertions into an output without uses go too: they take effect after the loop, so the body never reads them.
    """
    outputs = segments(op, 4)[3]
    block = op.regions[0].blocks[0]
    first = len(block.args) - len(outputs)
    insertions = _insertions(op)
    gone: list[int] = []
    for index, result in enumerate(op.results):
        argument = block.args[first + index]
        into = [insertion for insertion in insertions if tensor.ParallelInsertSliceOp(insertion).dest is argument]
        if not result.uses or not into:
            gone.append(index)
    if not gone:
        return False
    for index in gone:
        argument = block.args[first + index]
        for insertion in insertions:
            if tensor.ParallelInsertSliceOp(insertion).dest is argument:
                rewriter.erase(insertion)
        insertions = _insertions(op)
        rewriter.replace_all_uses(argument, outputs[index])
        rewriter.replace_all_uses(op.results[index], outputs[index])
    for index in reversed(gone):
        block.erase_argument(first + index)
    dead: set[Value] = {op.results[index] for index in gone}
    _set_bounds(op, _bounds(op), [value for i, value in enumerate(outputs) if i not in gone])
    erase_results(op, rewriter, dead)
    return True


def _fold_output_casts(view: scf.ForallOp, rewriter: PatternRewriter) -> bool:
    """Move of casts to a more general type from before the loop into it and after it.

        %g = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
        %r = scf.forall (%i) in (8) shared_outs(%o = %g) -> (tensor<?xf32>) { "f"(%o) : (tensor<?xf32>) -> ()
          scf.forall.in_parallel { tensor.parallel_insert_slice %v into %o[%i] [1] [1]
            : tensor<1xf32> into tensor<?xf32> } }
    becomes
        %s = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
          %p = tensor.cast %o : tensor<8xf32> to tensor<?xf32>  "f"(%p) : (tensor<?xf32>) -> ()
          scf.forall.in_parallel { tensor.parallel_insert_slice %v into %o[%i] [1] [1]
            : tensor<1xf32> into tensor<8xf32> } }
        %r = tensor.cast %s : tensor<8xf32> to tensor<?xf32>

    `tensor.parallel_insert_slice` inserts into `%o` itself; it accepts either type.
    """
    outputs = view.outputs
    new_outputs = list(outputs)
    block = view.op.regions[0].blocks[0]
    first_argument = len(block.args) - len(outputs)
    casts: dict[int, tensor.CastOp] = {}
    for index, value in enumerate(outputs):
        cast = defining(value, tensor.CastOp)
        if cast is None or cast.source.type is cast.dest.type:
            continue
        if preserves_static_information(cast.dest.type, cast.source.type):
            casts[index] = cast
    if not casts:
        return False
    rewriter.set_insertion_point(block, block.first)
    for index, cast in casts.items():
        source = cast.source
        general = cast.dest.type
        new_outputs[index] = source
        argument = block.args[first_argument + index]
        insertions = set(_insertions(view.op))
        uses: list[OpOperand] = [use for use in argument.uses if use.owner not in insertions]
        argument.type = source.type
        rewriter.set_insertion_point(block, block.first)
        inside = rewriter.create("tensor.cast", (argument,), (general,), location=view.op.location)
        for use in uses:
            use.set(inside.results[0])
        result = view.op.results[index]
        after = list(result.uses)
        result.type = source.type
        rewriter.set_after(view.op)
        outside = rewriter.create("tensor.cast", (result,), (general,), location=view.op.location)
        for use in after:
            use.set(outside.results[0])
            rewriter.modified(use.owner)
    remaining = view.op.operand_values[: len(view.op.operands) - len(outputs)]
    view.op.set_operands([*remaining, *new_outputs])
    rewriter.modified(view.op)
    return True


FORALL_PATTERNS: tuple[Pattern, ...] = (
    Pattern("FoldTensorCastOfOutputIntoForallOp", _fold_output_casts),
    Pattern("ForallOpControlOperandsFolder", _fold_control_operands),
    Pattern("ForallOpIterArgsFolder", _fold_outputs),
    Pattern("ForallOpSingleOrZeroIterationDimsFolder", _fold_dimensions),
    Pattern("ForallOpReplaceConstantInductionVar", _replace_constant_index),
)
