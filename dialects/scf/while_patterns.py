"""Patterns of `scf.while` (mlir/lib/Dialect/SCF/IR/SCF.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ...ir.graph import Block, BlockArgument, Operation, Value
from ...ir.types import I1
from ...ir.walk import walk_post_order
from ...ods.op_view import defining, view_if
from ...ods.rewriting import Defect, Pattern, PatternRewriter
from ..arith import ops as arith
from ..arith.fold_integers import INVERTED, predicate_of
from ..common.canonicalization.matching import int_constant
from ..common.canonicalization.region_branch import REGION_BRANCH_PATTERNS, move_region, rebuilt
from . import ops as scf


def _condition(op: Operation) -> Operation | None:
    last = op.regions[0].blocks[0].last
    return last if last is not None and last.name == "scf.condition" else None


def _condition_truth(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant true in the second region, for its argument where `scf.condition` passes on the condition itself.

        %r = scf.while : () -> i1 { %c = "g"() : () -> i1  scf.condition(%c) %c : i1
        } do { ^bb0(%a: i1): "f"(%a) : (i1) -> ()  scf.yield }
    becomes
        %r = scf.while : () -> i1 { %c = "g"() : () -> i1  scf.condition(%c) %c : i1
        } do { ^bb0(%a: i1): %true = arith.constant true  "f"(%true) : (i1) -> ()  scf.yield }

    The second region runs only after the condition held.
    """
    terminator = _condition(op)
    if terminator is None:
        return False
    condition, *values = terminator.operand_values
    constant: Value | None = None
    for value, argument in zip(values, op.regions[1].blocks[0].args, strict=True):
        if value is condition and argument.uses:
            if constant is None:
                constant = int_constant(rewriter, 1, I1, op.location)
            rewriter.replace_all_uses(argument, constant)
    return constant is not None


def _compared(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constants for comparisons in the second region that ask what the condition asked, or its opposite.

        %r = scf.while (%x = %y) : (i32) -> i32 { %c = arith.cmpi slt, %x, %n : i32  scf.condition(%c) %x : i32
        } do { ^bb0(%a: i32): %d = arith.cmpi sge, %a, %n : i32  %b = "f"(%d) : (i1) -> i32  scf.yield %b : i32 }
    becomes
        %r = scf.while (%x = %y) : (i32) -> i32 { %c = arith.cmpi slt, %x, %n : i32  scf.condition(%c) %x : i32
        } do { ^bb0(%a: i32): %d = arith.constant false  %b = "f"(%d) : (i1) -> i32  scf.yield %b : i32 }

    `scf.condition` has to pass on one side of the comparison; the other side is the same value in both.
    """
    terminator = _condition(op)
    comparison = defining(scf.ConditionOp(terminator).condition, arith.CmpIOp) if terminator is not None else None
    if comparison is None or terminator is None:
        return False
    changed = False
    for value, argument in zip(scf.ConditionOp(terminator).args, op.regions[1].blocks[0].args, strict=True):
        for side in ("lhs", "rhs"):
            if value is not (comparison.lhs if side == "lhs" else comparison.rhs):
                continue
            for use in list(reversed(argument.uses)):
                changed = _answer(use.owner, comparison, side, rewriter) or changed
    return changed


def _answer(asked: Operation, known: arith.CmpIOp, side: Literal["lhs", "rhs"], rewriter: PatternRewriter) -> bool:
    """Replace `asked`, if it compares what `known` compares; on `side` both have the same value."""
    again = view_if(asked, arith.CmpIOp)
    if again is None or (again.rhs is not known.rhs if side == "lhs" else again.lhs is not known.lhs):
        return False
    predicate = predicate_of(known.op)
    if predicate_of(asked) not in (predicate, INVERTED.get(predicate)):
        return False
    rewriter.set_before(asked)
    constant = int_constant(rewriter, int(predicate_of(asked) == predicate), I1, asked.location)
    rewriter.replace(asked, (constant,))
    return True


def _align_arguments(op: Operation, rewriter: PatternRewriter) -> bool:
    """Own order for the arguments of the first region where `scf.condition` passes on a permutation of all of them.

        %r:2 = scf.while (%a = %x, %b = %y) { scf.condition(%c) %b, %a } do { ^bb0(%p, %q): ... }
    becomes
        %r:2 = scf.while (%a = %x, %b = %y) { scf.condition(%c) %a, %b } do { ^bb0(%q, %p): ... }

    Users of `%r#0` use `%r#1`, and the reverse.
    """
    terminator = _condition(op)
    if terminator is None:
        return False
    before, after = (region.blocks[0] for region in op.regions)
    values = scf.ConditionOp(terminator).args
    arguments: list[Value] = list(before.args)
    if arguments == values or len(values) != len(arguments) or len(set(values)) != len(values):
        return False
    if set(values) != set(arguments):
        return False
    # mapping[i]: where the value that result i had before is now.
    mapping = [arguments.index(value) for value in values]
    rewriter.replace_with(terminator, "scf.condition", (scf.ConditionOp(terminator).condition, *arguments), ())
    rewriter.set_before(op)
    types = [op.results[mapping.index(j)].type for j in range(len(mapping))]
    new = rewriter.create("scf.while", op.operand_values, types, regions=2, location=op.location)
    new.attributes.update(op.attributes)
    new.origin = op.origin
    move_region(op.regions[0], new.regions[0])
    block = new.regions[1].append(Block())
    for type_ in types:
        block.add_argument(type_)
    rewriter.inline_block_before(after, block, None, [block.args[j] for j in mapping])
    rewriter.replace(op, [new.results[j] for j in mapping])
    return True


HANDED_ON_TWICE = Defect(
    "handed-on-twice",
    "LLVM 22 hands on the value of the other branch where `scf.condition` has a result of this `scf.if` more than once",
    "llvm/llvm-project#219456",
)


def _move_if_down(op: Operation, rewriter: PatternRewriter) -> bool:
    """Move of an `scf.if` on the loop's condition from the end of the first region to the start of the second.

        scf.while : () -> () { %c = "g"() : () -> i1  scf.if %c { "f"(%x) : (i32) -> () }  scf.condition(%c)
        } do { "h"() : () -> ()  scf.yield }
    becomes
        scf.while : () -> () { %c = "g"() : () -> i1  scf.condition(%c)
        } do { "f"(%x) : (i32) -> ()  "h"() : () -> ()  scf.yield }

    The second region runs exactly when the condition holds, directly after the `scf.if`. The else region may only
    yield, and only `scf.condition` may use the results of the `scf.if`. Values of the first region that are needed
    become operands of `scf.condition`.
    """
    terminator = _condition(op)
    inner = terminator.prev if terminator is not None else None
    if terminator is None or inner is None or inner.name != "scf.if":
        return False
    if scf.IfOp(inner).condition is not scf.ConditionOp(terminator).condition:
        return False
    other = inner.regions[1].blocks[0] if inner.regions[1].blocks else None
    if other is not None and other.first is not other.last:
        return False
    before, after = (region.blocks[0] for region in op.regions)
    then = inner.regions[0].blocks[0]
    used = _values_from(before, then, inner)
    return _move_if(op, rewriter, terminator, inner, after, used)


def _values_from(block: Block, then: Block, inner: Operation) -> list[Value]:
    """Values defined in `block` that operations in `then` use, what is nested in one before it itself."""
    used = (value for root in then.ops for op in walk_post_order(root) for value in op.operand_values)
    return list(
        dict.fromkeys(value for value in used if value.parent_block is block and value.defining_op is not inner)
    )


def _move_if(
    op: Operation,
    rewriter: PatternRewriter,
    terminator: Operation,
    inner: Operation,
    after: Block,
    used: Sequence[Value],
) -> bool:
    condition = scf.ConditionOp(terminator)
    then = inner.regions[0].blocks[0]
    then_last = then.last
    other_last = inner.regions[1].blocks[0].last if inner.regions[1].blocks else None
    if then_last is None or any(use.owner is not terminator for result in inner.results for use in result.uses):
        return False
    handed = condition.args
    arguments = list(after.args)
    extra = [value for value in used if value not in handed]
    values = list(handed)
    replaced: list[tuple[BlockArgument, Value]] = []
    for index, value in enumerate(handed):
        if value.defining_op is inner and other_last is not None:
            position = inner.results.index(value)  # pyright: ignore[reportArgumentType]
            values[index] = scf.YieldOp(other_last).results[position]
            is_first = value not in handed[:index]
            chosen = then_last if is_first or not rewriter.defects.follow(HANDED_ON_TWICE, inner) else other_last
            replaced.append((arguments[index], scf.YieldOp(chosen).results[position]))
    for value in extra:
        arguments.append(after.add_argument(value.type))
        values.append(value)
    new_arguments = {value: arguments[i] for i, value in enumerate(values) if value in used}
    for argument, value in replaced:
        rewriter.replace_all_uses(argument, value)
    anchor = after.first
    for moved in then.ops:
        if moved is not then_last:
            rewriter.move_before(moved, after, anchor)
    _redirect(after, anchor, new_arguments)
    rewriter.replace_with(terminator, "scf.condition", (condition.condition, *values), ())
    rewriter.erase(inner)
    rewriter.set_before(op)
    types = [argument.type for argument in arguments]
    new = rewriter.create("scf.while", op.operand_values, types, regions=2, location=op.location)
    rebuilt(op, new)
    rewriter.replace(op, new.results[: len(op.results)])
    return True


def _redirect(block: Block, end: Operation | None, values: dict[Value, BlockArgument]) -> None:
    """Before `end`, use the arguments in `values` instead of what they represent."""
    pending: list[Operation] = []
    op = block.first
    while op is not None and op is not end:
        pending.append(op)
        op = op.next
    while pending:
        current = pending.pop()
        for operand in current.operands:
            if operand.value in values:
                operand.set(values[operand.value])
        pending.extend(nested for region in current.regions for b in region.blocks for nested in b.ops)


WHILE_PATTERNS: tuple[Pattern, ...] = (
    Pattern("WhileConditionTruth", _condition_truth),
    Pattern("WhileCmpCond", _compared),
    Pattern("WhileOpAlignBeforeArgs", _align_arguments),
    Pattern("WhileMoveIfDown", _move_if_down),
    *REGION_BRANCH_PATTERNS,
)
