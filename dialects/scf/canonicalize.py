"""Canonicalization of `scf` (mlir/lib/Dialect/SCF/IR/SCF.cpp). Also in `*_patterns.py`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Block, Operation, Value
from ...ir.types import IndexType
from ...ods.knowledge import UPSTREAM
from ...ods.op_view import defining
from ...ods.rewriting import FoldFunction, Pattern, PatternRewriter
from ...ods.segments import dense_values, segments, set_segments
from ..arith import ops as arith
from ..arith.canonicalize import make_constant
from ..arith.flags import overflow_flags
from ..common.canonicalization.matching import constant_int
from ..common.canonicalization.region_branch import REGION_BRANCH_PATTERNS, rebuilt
from ..common.canonicalization.regions import replace_with_region
from . import ops as scf
from .forall_patterns import FORALL_PATTERNS
from .if_patterns import IF_PATTERNS, fold_negated
from .tensor_patterns import fold_for_cast
from .while_patterns import WHILE_PATTERNS

CONSTANT = make_constant


def trip_count(lower: Value, upper: Value, step: Value, *, unsigned: bool = False) -> int | None:
    """Number of iterations of a loop, if that is a constant (constantTripCount); None else."""
    if lower is upper:
        return 0
    start, end, stride = constant_int(lower), constant_int(upper), constant_int(step)
    difference: int | None = None
    if start is not None and end is not None:
        if unsigned:
            width = 64 if isinstance(lower.type, IndexType) else getattr(lower.type, "width", 64)
            start, end = start & ((1 << width) - 1), end & ((1 << width) - 1)
        difference = end - start
    else:
        total = defining(upper, arith.AddIOp)
        flag = "nuw" if unsigned else "nsw"
        if total is not None and total.lhs is lower and flag in overflow_flags(total.op):
            difference = constant_int(total.rhs)
    if difference is None:
        return None
    if difference <= 0:
        return 0
    if stride == 0:
        # As upstream: such a loop would never end.
        return 0
    if stride is None or stride < 0:
        return None
    return -(-difference // stride)


# Loops


def _trivial_loop(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of an `scf.for` whose constant trip count is 0 or 1, or whose body only yields values from outside.

        scf.for %i = %c0 to %c1 step %c1 { "f"(%i) : (index) -> () }
    becomes
        "f"(%c0) : (index) -> ()

    With no iteration, the results are the init values: a loop that only yields has to run at least once.
    """
    lower, upper, step, *inits = op.operand_values
    count = trip_count(lower, upper, step, unsigned="unsignedCmp" in op.properties)
    if count is None:
        return False
    if count == 0:
        rewriter.replace(op, inits)
        return True
    if count == 1:
        replace_with_region(op, rewriter, op.regions[0], (lower, *inits))
        return True
    block = op.regions[0].blocks[0]
    if block.first is not block.last or block.last is None:
        return False
    values = block.last.operand_values
    if any(value.parent_region is op.regions[0] for value in values):
        return False
    rewriter.replace(op, values)
    return True


# scf.parallel


def _fold_parallel_dimensions(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of the dimensions with one iteration, and of the whole loop where a dimension has none.

        scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) {
          memref.store %v, %m[%i, %j] : memref<?x?xf32> }
    becomes
        scf.parallel (%j) = (%c0) to (%n) step (%c1) { memref.store %v, %m[%c0, %j] : memref<?x?xf32> }

    Where every dimension has one iteration, the body and one step of each reduction take the place of the loop.
    """
    lower, upper, steps, inits = segments(op, 4)
    block = op.regions[0].blocks[0]
    single: dict[int, Value] = {}
    for index, (low, high, step) in enumerate(zip(lower, upper, steps, strict=True)):
        count = trip_count(low, high, step)
        if count == 0:
            rewriter.replace(op, inits)
            return True
        if count == 1:
            single[index] = low
    if not single:
        return False
    for index, value in single.items():
        rewriter.replace_all_uses(block.args[index], value)
    if len(single) == len(lower):
        _inline_parallel(op, rewriter, inits)
        return True
    for index in reversed(single):
        block.erase_argument(index)
    remaining = [i for i in range(len(lower)) if i not in single]
    operands = [*([part[i] for i in remaining] for part in (lower, upper, steps)), inits]
    new = rewriter.create(
        "scf.parallel", [v for part in operands for v in part], op.result_types, regions=1, location=op.location
    )
    set_segments(new, *(len(part) for part in operands))
    rebuilt(op, new)
    for inner in block.ops:
        rewriter.listener.inserted(inner)
    rewriter.replace(op, new.results)
    return True


def _inline_parallel(op: Operation, rewriter: PatternRewriter, inits: Sequence[Value]) -> None:
    block = op.regions[0].blocks[0]
    reduce = block.last
    assert reduce is not None
    assert op.parent is not None
    for inner in block.ops:
        if inner is not reduce:
            rewriter.move_before(inner, op.parent, op)
    results: list[Value] = []
    for region, init, value in zip(reduce.regions, inits, reduce.operand_values, strict=True):
        body = region.blocks[0]
        rewriter.replace_all_uses(body.args[0], init)
        rewriter.replace_all_uses(body.args[1], value)
        last = body.last
        assert last is not None
        for inner in body.ops:
            if inner is not last:
                rewriter.move_before(inner, op.parent, op)
        results.append(scf.ReduceReturnOp(last).result)
    rewriter.replace(op, results)


def _merge_parallel(op: Operation, rewriter: PatternRewriter) -> bool:
    """Merge of an `scf.parallel` with the one that is all it contains.

        scf.parallel (%i) = (%a) to (%b) step (%s) { scf.parallel (%j) = (%c) to (%d) step (%t) { ... } }
    becomes
        scf.parallel (%i, %j) = (%a, %c) to (%b, %d) step (%s, %t) { ... }

    The inner bounds and steps must not use `%i`, and neither loop may reduce.
    """
    outer = op.regions[0].blocks[0]
    inner_op = outer.first
    if inner_op is None or inner_op.next is not outer.last or inner_op.name != "scf.parallel":
        return False
    first, second = segments(op, 4), segments(inner_op, 4)
    arguments: set[Value] = set(outer.args)
    if any(value in arguments for part in second[:3] for value in part) or first[3] or second[3]:
        return False
    bounds = [a + b for a, b in zip(first[:3], second[:3], strict=True)]
    new = rewriter.create("scf.parallel", [v for part in bounds for v in part], (), regions=1, location=op.location)
    set_segments(new, *(len(part) for part in bounds), 0)
    new.origin = op.origin
    block = new.regions[0].append(Block())
    inner = inner_op.regions[0].blocks[0]
    for argument in (*outer.args, *inner.args):
        block.add_argument(argument.type, argument.name)
    for old, argument in zip((*outer.args, *inner.args), block.args, strict=True):
        rewriter.replace_all_uses(old, argument)
    rewriter.set_insertion_point(block, None)
    rewriter.create("scf.reduce", location=op.location)
    reduce = block.last
    for moved in inner.ops:
        if moved is not inner.last:
            rewriter.move_before(moved, block, reduce)
    rewriter.replace(op, ())
    return True


# scf.execute_region, scf.index_switch


def _inline_single_block(op: Operation, rewriter: PatternRewriter) -> bool:
    """Inlining of an `scf.execute_region` with one block and without `no_inline`.

        %r = scf.execute_region -> i32 { %x = "f"() : () -> i32  scf.yield %x : i32 }
    becomes
        %r = "f"() : () -> i32
    """
    if len(op.regions[0].blocks) != 1 or "no_inline" in op.properties:
        return False
    if not _ends_are_known(op):
        return False
    replace_with_region(op, rewriter, op.regions[0])
    return True


def _inline_blocks(op: Operation, rewriter: PatternRewriter) -> bool:
    """Inlining of an `scf.execute_region` without `no_inline`, directly in a function or in another one.

        %r = scf.execute_region -> i32 { cf.br ^bb1  ^bb1: scf.yield %x : i32 }
        "rest"(%r) : (i32) -> ()
    becomes
        cf.br ^bb0  ^bb0: cf.br ^bb1  ^bb1: cf.br ^bb2(%x : i32)
        ^bb2(%r: i32): "rest"(%r) : (i32) -> ()

    Other parents may allow a single block only.
    """
    parent, block = op.parent_op, op.parent
    if parent is None or block is None or block.parent is None or "no_inline" in op.properties:
        return False
    if not _ends_are_known(op):
        return False
    if parent.name != "scf.execute_region" and not UPSTREAM.is_function_like(parent):
        return False
    after = rewriter.split_block(block, op)
    region = op.regions[0]
    rewriter.set_insertion_point(block, None)
    rewriter.create("cf.br", successors=(region.blocks[0],), location=op.location)
    for inner in region.blocks:
        last = inner.last
        if last is not None and last.name == "scf.yield":
            rewriter.set_before(last)
            rewriter.create("cf.br", last.operand_values, successors=(after,), location=last.location)
            rewriter.erase(last)
    _move_blocks_before(op, after)
    arguments = [after.add_argument(result.type, result.name) for result in op.results]
    rewriter.replace(op, arguments)
    return True


def _ends_are_known(op: Operation) -> bool:
    """Whether all blocks of an `scf.execute_region` end in terminators; nobody knows what runs after anything else."""
    ends = [block.last for block in op.regions[0].blocks]
    return all(last is not None and UPSTREAM.is_terminator(last) for last in ends)


def _move_blocks_before(op: Operation, after: Block) -> None:
    region = after.parent
    assert region is not None
    position = after.index
    moved = op.regions[0].blocks
    op.regions[0].blocks = []
    for block in moved:
        block.parent = region
    region.blocks[position:position] = moved


def _switch_on_constant(view: scf.IndexSwitchOp, rewriter: PatternRewriter) -> bool:
    """Region of the case, or the default one where no case fits, for an `scf.index_switch` of a constant.

        scf.index_switch %c2 case 2 { "f"() : () -> () scf.yield } default { "g"() : () -> () }
    becomes
        "f"() : () -> ()
    """
    value = constant_int(view.arg)
    if value is None:
        return False
    cases = dense_values(view.op.properties.get("cases"))
    region = view.op.regions[cases.index(value) + 1 if value in cases else 0]
    replace_with_region(view.op, rewriter, region)
    return True


FOLDS: dict[str, FoldFunction] = {"scf.if": fold_negated}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "scf.execute_region": (
        Pattern("SingleBlockExecuteInliner", _inline_single_block),
        Pattern("MultiBlockExecuteInliner", _inline_blocks),
        *REGION_BRANCH_PATTERNS,
    ),
    "scf.for": (
        Pattern("SimplifyTrivialLoops", _trivial_loop),
        Pattern("ForOpTensorCastFolder", fold_for_cast),
        *REGION_BRANCH_PATTERNS,
    ),
    "scf.forall": FORALL_PATTERNS,
    "scf.if": IF_PATTERNS,
    "scf.index_switch": (Pattern("FoldConstantCase", _switch_on_constant), *REGION_BRANCH_PATTERNS),
    "scf.parallel": (
        Pattern("ParallelOpSingleOrZeroIterationDimsFolder", _fold_parallel_dimensions),
        Pattern("MergeNestedParallelLoops", _merge_parallel),
    ),
    "scf.while": WHILE_PATTERNS,
}
