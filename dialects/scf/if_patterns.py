"""Patterns of `scf.if` (mlir/lib/Dialect/SCF/IR/SCF.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Attribute
from ...ir.builder import Builder
from ...ir.graph import Block, Operation, Region, Value
from ...ir.records import replace
from ...ir.types import I1
from ...ir.walk import walk
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, FoldResult, Pattern, PatternRewriter, inherit_names, name_results
from ..arith import ops as arith
from ..common.canonicalization.matching import constant_int, constant_of, defining_op, int_constant, is_one
from ..common.canonicalization.region_branch import REGION_BRANCH_PATTERNS, move_region
from ..common.canonicalization.regions import replace_with_region
from . import ops as scf


def then_block(op: Operation) -> Block:
    return op.regions[0].blocks[-1]


def else_block(op: Operation) -> Block | None:
    return op.regions[1].blocks[-1] if len(op.regions) > 1 and op.regions[1].blocks else None


def yielded(block: Block | None) -> list[Value]:
    """The operands of what ends the block; none for no block."""
    return block.last.operand_values if block is not None and block.last is not None else []


def replace_yield(rewriter: PatternRewriter, block: Block, values: Sequence[Value]) -> None:
    old = block.last
    assert old is not None
    rewriter.replace_with(old, "scf.yield", values, ())


def is_inside(region: Region, op: Operation) -> bool:
    return region.is_ancestor_of(op.parent_region)


def _is_well_formed(op: Operation) -> bool:
    return len(op.regions) == 2 and bool(op.regions[0].blocks) and then_block(op).last is not None


# Consecutive and nested


def _related_blocks(view: scf.IfOp, op: Operation) -> tuple[Block | None, Block | None]:
    """The blocks of `op` that run when `previous` takes its first and its second region."""
    condition, before = scf.IfOp(op).condition, view.condition
    if condition is before:
        return then_block(op), else_block(op)
    for value, of in ((condition, before), (before, condition)):
        negation = defining(value, arith.XOrIOp)
        if negation is None or negation.lhs is not of:
            continue
        if is_one(constant_of(negation.rhs)):
            return else_block(op), then_block(op)
    return None, None


def _combine_ifs(op: Operation, rewriter: PatternRewriter) -> bool:
    """Merge of two adjacent `scf.if` with the same condition, or with a condition and its `arith.xori` with true.

        %r = scf.if %c -> i32 { "f"() : () -> ()  scf.yield %x : i32 } else { scf.yield %y : i32 }
        scf.if %c { "g"(%r) : (i32) -> () }
    becomes
        %r = scf.if %c -> i32 { "f"() : () -> ()  "g"(%x) : (i32) -> ()  scf.yield %x : i32
        } else { scf.yield %y : i32 }

    Nothing runs between the two, so the order of side effects stays. For a negated condition, the regions of the
    second one change places.
    """
    previous = op.prev
    if previous is None or previous.name != "scf.if" or not _is_well_formed(op) or not _is_well_formed(previous):
        return False
    then, other = _related_blocks(scf.IfOp(previous), op)
    if then is None and other is None:
        return False
    _use_yielded(previous, then, other, rewriter)
    combined = rewriter.create(
        "scf.if",
        [scf.IfOp(previous).condition],
        [*previous.result_types, *op.result_types],
        regions=2,
        location=op.location,
    )
    combined.origin = previous.origin
    move_region(previous.regions[0], combined.regions[0])
    if then is not None:
        _append_block(rewriter, then_block(combined), then)
    move_region(previous.regions[1], combined.regions[1])
    if other is not None:
        target = else_block(combined)
        if target is None:
            assert other.parent is not None
            move_region(other.parent, combined.regions[1])
        else:
            _append_block(rewriter, target, other)
    name_results(combined, [*previous.results, *op.results])
    count = len(previous.results)
    rewriter.replace(previous, combined.results[:count])
    rewriter.replace(op, combined.results[count:])
    return True


def _use_yielded(previous: Operation, then: Block | None, other: Block | None, rewriter: PatternRewriter) -> None:
    """Inside of the second `if`, the results of the first one are what the region before yielded."""
    else_values = yielded(else_block(previous))
    for result, then_value, else_value in zip(
        previous.results, yielded(then_block(previous)), else_values, strict=False
    ):
        for use in list(reversed(result.uses)):
            for block, value in ((then, then_value), (other, else_value)):
                if block is not None and block.parent is not None and is_inside(block.parent, use.owner):
                    use.set(value)
                    rewriter.modified(use.owner)
                    break


def _append_block(rewriter: PatternRewriter, target: Block, source: Block) -> None:
    """`source` after `target`, with one terminator that yields what both yield."""
    first, second = target.last, source.last
    assert first is not None
    assert second is not None
    rewriter.inline_block_before(source, target, None)
    rewriter.set_insertion_point(target, None)
    values = [*first.operand_values, *second.operand_values]
    new = rewriter.create("scf.yield", values, location=second.location)
    new.origin = first.origin
    rewriter.erase(first)
    rewriter.erase(second)


def _only_operation(block: Block) -> Operation | None:
    """The only operation of a block besides its terminator; None if there are more or none."""
    first = block.first
    return first if first is not None and first.next is block.last else None


def _yields_only(block: Block | None) -> bool:
    return block is None or block.first is block.last


def _combine_nested(view: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Merge of an `scf.if` with the one that is all its then region contains.

        scf.if %a { scf.if %b { "f"() : () -> () } }
    becomes
        %c = arith.andi %a, %b : i1
        scf.if %c { "f"() : () -> () }

    Neither may do more than yield in its else region. For a result of the inner `scf.if` both else regions must yield
    the same value; a value from outside that the outer one yields becomes an `arith.select` on `%a`.
    """
    if not _is_well_formed(view.op):
        return False
    nested = _only_operation(then_block(view.op))
    if nested is None or nested.name != "scf.if" or not _yields_only(else_block(view.op)):
        return False
    if not _is_well_formed(nested) or not _yields_only(else_block(nested)):
        return False
    then_values, else_values = yielded(then_block(view.op)), yielded(else_block(view.op))
    selects: list[int] = []
    for index, value in enumerate(then_values):
        if value.defining_op is nested:
            position = nested.results.index(value)  # pyright: ignore[reportArgumentType]
            if yielded(else_block(nested))[position] is not else_values[index]:
                return False
            then_values[index] = yielded(then_block(nested))[position]
        elif value.parent_region is view.op.regions[0]:
            return False
        else:
            selects.append(index)
    _build_nested(view, nested, rewriter, then_values, else_values, selects)
    return True


def _build_nested(
    view: scf.IfOp,
    nested: Operation,
    rewriter: PatternRewriter,
    then_values: Sequence[Value],
    else_values: Sequence[Value],
    selects: Sequence[int],
) -> None:
    outer = view.condition
    both = rewriter.create("arith.andi", (outer, scf.IfOp(nested).condition), [I1], location=view.op.location)
    new = rewriter.create("scf.if", both.results, view.op.result_types, regions=2, location=view.op.location)
    inherit_names(view.op, new)
    results: list[Value] = list(new.results)
    rewriter.set_before(new)
    for index in selects:
        values = (outer, then_values[index], else_values[index])
        choice = rewriter.create("arith.select", values, [values[1].type], location=view.op.location)
        results[index] = choice.results[0]
    block = new.regions[0].append(Block())
    rewriter.inline_block_before(then_block(nested), block, None)
    replace_yield(rewriter, block, then_values)
    if else_values:
        other = new.regions[1].append(Block())
        rewriter.set_insertion_point(other, None)
        rewriter.create("scf.yield", else_values, location=view.op.location)
    rewriter.replace(view.op, results)


# The condition


def _propagate_condition(view: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Constants for the uses of the condition inside of the regions: true in the first, false in the second.

        scf.if %c { "f"(%c) : (i1) -> () } else { "g"(%c) : (i1) -> () }
    becomes
        %false = arith.constant false
        %true = arith.constant true
        scf.if %c { "f"(%true) : (i1) -> () } else { "g"(%false) : (i1) -> () }
    """
    condition = view.condition
    # One use is that of `op` itself.
    if len(condition.uses) == 1 or defining_op(condition, "arith.constant") is not None:
        return False
    if not _may_be_used_inside(view.op, condition):
        return False
    constants: dict[int, Value] = {}
    for use in list(reversed(condition.uses)):
        for index, region in enumerate(view.op.regions):
            if is_inside(region, use.owner):
                if index not in constants:
                    constants[index] = int_constant(rewriter, 1 - index, I1, view.op.location)
                use.set(constants[index])
                rewriter.modified(use.owner)
                break
    return bool(constants)


def _may_be_used_inside(op: Operation, value: Value) -> bool:
    """Whether regions of `op` may use `value`. Looks at no more operations than the value has uses."""
    left = len(value.uses)
    for inner in walk(op):
        if inner is op:
            continue
        if left == 0 or value in inner.operand_values:
            return True
        left -= 1
    return False


def _to_select(view: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Selects for results that both regions take from outside.

        %r = scf.if %c -> i32 { "f"() : () -> ()  scf.yield %x : i32 } else { scf.yield %y : i32 }
    becomes
        %r = arith.select %c, %x, %y : i32
        scf.if %c { "f"() : () -> () } else { }

    Where both yield the same value, that value is the result. Results with a value from inside of a region stay.
    """
    other = else_block(view.op)
    if not view.op.results or other is None:
        return False
    then_region, else_region = view.op.regions
    pairs = list(zip(yielded(then_block(view.op)), yielded(other), strict=True))
    stays = [a.parent_region is then_region or b.parent_region is else_region for a, b in pairs]
    if all(stays):
        return False
    condition = view.condition
    types = [a.type for (a, _), stay in zip(pairs, stays, strict=True) if stay]
    new = rewriter.create("scf.if", [condition], types, regions=2, location=view.op.location)
    new.origin = view.op.origin
    name_results(new, [old for old, stay in zip(view.op.results, stays, strict=True) if stay])
    for old_region, new_region in zip(view.op.regions, new.regions, strict=True):
        move_region(old_region, new_region)
    rewriter.set_before(new)
    results: list[Value] = []
    remaining: list[tuple[Value, Value]] = []
    for (a, b), stay, old in zip(pairs, stays, view.op.results, strict=True):
        if stay:
            result = new.results[len(remaining)]
            results.append(result)
            remaining.append((a, b))
        elif a is b:
            results.append(a)
        else:
            choice = rewriter.create("arith.select", (condition, a, b), [a.type], location=view.op.location)
            name_results(choice, [old])
            results.append(choice.results[0])
    replace_yield(rewriter, then_block(new), [a for a, _ in remaining])
    new_else = else_block(new)
    assert new_else is not None
    replace_yield(rewriter, new_else, [b for _, b in remaining])
    rewriter.replace(view.op, results)
    return True


def _remove_empty_else(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of an else region that contains only its terminator, from an `scf.if` without results.

        scf.if %c { "f"() : () -> () } else { }
    becomes
        scf.if %c { "f"() : () -> () }
    """
    other = else_block(op)
    if op.results or other is None or other.first is not other.last:
        return False
    new = rewriter.create("scf.if", op.operand_values, (), attributes=op.attributes, regions=2, location=op.location)
    new.origin = op.origin
    move_region(op.regions[0], new.regions[0])
    rewriter.erase(op)
    return True


def _static_condition(view: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Inlining of the region that runs where the condition is a constant.

        scf.if %true { "f"() : () -> () } else { "g"() : () -> () }  =>  "f"() : () -> ()

    For false without an else region, nothing remains.
    """
    value = constant_int(view.condition)
    if value is None:
        return False
    if value:
        replace_with_region(view.op, rewriter, view.op.regions[0])
    elif view.op.regions[1].blocks:
        replace_with_region(view.op, rewriter, view.op.regions[1])
    else:
        rewriter.erase(view.op)
    return True


def _yield_of_condition(view: scf.IfOp, rewriter: PatternRewriter) -> bool:
    """Replacement of used results that are the condition, its negation, or the same value in both regions.

        %r = scf.if %c -> i1 { "f"() : () -> ()  scf.yield %true : i1 } else { scf.yield %false : i1 }
        "use"(%r) : (i1) -> ()
    becomes
        %r = scf.if %c -> i1 { "f"() : () -> ()  scf.yield %true : i1 } else { scf.yield %false : i1 }
        "use"(%c) : (i1) -> ()

    For false and true in this order, users get `arith.xori %c, %true`. The `scf.if` itself stays, with its effects.
    """
    other = else_block(view.op)
    if not view.op.results or other is None:
        return False
    changed = False
    condition = view.condition
    for a, b, result in zip(yielded(then_block(view.op)), yielded(other), view.op.results, strict=True):
        if not result.uses:
            continue
        if a is b:
            rewriter.replace_all_uses(result, a)
            changed = True
            continue
        if a.type is not I1:
            continue
        values = (constant_int(a), constant_int(b))
        if values == (1, 0):
            rewriter.replace_all_uses(result, condition)
            changed = True
        elif values == (0, 1):
            rewriter.replace_all_uses(result, _negation(rewriter, view.op, condition))
            changed = True
    return changed


def _negation(builder: Builder, op: Operation, condition: Value) -> Value:
    true = int_constant(builder, 1, I1, op.location)
    return builder.create("arith.xori", (condition, true), [I1], location=op.location).results[0]


def fold_negated(branch: scf.IfOp, constants: Sequence[Attribute | None]) -> Sequence[FoldResult] | None:
    """`scf.if (arith.xori %c, true) A else B` -> `scf.if %c B else A`, in place."""
    del constants
    negation = defining(branch.condition, arith.XOrIOp)
    if negation is None or else_block(branch.op) is None or not is_one(constant_of(negation.rhs)):
        return None
    branch.condition = negation.lhs
    first, second = branch.op.regions
    first.blocks, second.blocks = second.blocks, first.blocks
    for region in branch.op.regions:
        for block in region.blocks:
            block.parent = region
    return IN_PLACE


IF_PATTERNS: tuple[Pattern, ...] = (
    Pattern("CombineIfs", _combine_ifs),
    Pattern("CombineNestedIfs", _combine_nested),
    Pattern("ConditionPropagation", _propagate_condition),
    Pattern("ConvertTrivialIfToSelect", _to_select, needs_results=True),
    Pattern("RemoveEmptyElseBranch", _remove_empty_else),
    Pattern("RemoveStaticCondition", _static_condition),
    Pattern("ReplaceIfYieldWithConditionOrValue", _yield_of_condition, needs_results=True),
    # Its blocks have no arguments.
    *(replace(pattern, needs_results=True) for pattern in REGION_BRANCH_PATTERNS),
)
