"""Patterns of `cf.switch` (mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Block, Operation, Value
from ...ir.types import VectorType
from ...ods.constants import int_splat
from ...ods.dense_integers import dense_attr, dense_integers
from ...ods.op_view import view_if
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i32
from ..common.canonicalization.branching import branch_values, past_empty_block, replace_branch, single_predecessor
from ..common.canonicalization.matching import constant_of
from . import ops as cf


def _case_values(op: Operation) -> list[int]:
    return dense_integers(op.properties.get("case_values"))


def _only_default(op: Operation, rewriter: PatternRewriter) -> bool:
    """Branch in place of a switch with a default only.

    cf.switch %x : i32, [default: ^a]    =>    cf.br ^a
    """
    if len(op.successors) != 1:
        return False
    replace_branch(op, rewriter, op.successors[0].block, branch_values(op, 0))
    return True


def _replace_switch(
    view: cf.SwitchOp,
    rewriter: PatternRewriter,
    default: tuple[Block, list[Value]],
    cases: Sequence[tuple[int, Block, list[Value]]],
) -> None:
    flag = view.flag
    operands = [flag, *default[1], *(value for case in cases for value in case[2])]
    counts = [len(case[2]) for case in cases]
    properties: dict[str, Attribute] = {
        "case_operand_segments": dense_i32(counts),
        "operandSegmentSizes": dense_i32((1, len(default[1]), sum(counts))),
    }
    if cases:
        type_ = VectorType((len(cases),), flag.type)
        properties["case_values"] = dense_attr([case[0] for case in cases], type_)
    successors = [default[0], *(case[1] for case in cases)]
    rewriter.replace_with(view.op, "cf.switch", operands, properties=properties, successors=successors)


def _edges(op: Operation) -> list[tuple[Block, list[Value]]]:
    return [(use.block, branch_values(op, i)) for i, use in enumerate(op.successors)]


def _cases_like_default(view: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Removal of the cases that do what the default does.

    cf.switch %x : i32, [default: ^a, 1: ^b, 2: ^a]    =>    cf.switch %x : i32, [default: ^a, 1: ^b]
    """
    default, *others = _edges(view.op)
    values = _case_values(view.op)
    if len(values) != len(others):
        return False
    remaining = [
        (value, block, operands)
        for value, (block, operands) in zip(values, others, strict=True)
        if block is not default[0] or operands != default[1]
    ]
    if len(remaining) == len(others):
        return False
    _replace_switch(view, rewriter, default, remaining)
    return True


def _switch_on_constant(view: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Branch to the case that a constant selects.

        %x = arith.constant 1 : i32
        cf.switch %x : i32, [default: ^a, 1: ^b]
    becomes
        cf.br ^b
    """
    value = int_splat(constant_of(view.flag))
    if value is None:
        return False
    _take_case(view.op, rewriter, value)
    return True


def _take_case(op: Operation, rewriter: PatternRewriter, value: int) -> None:
    edges = _edges(op)
    values = _case_values(op)
    taken = values.index(value) + 1 if value in values else 0
    replace_branch(op, rewriter, *edges[taken])


def _pass_through_switch(view: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Cases to where a block goes on to that does nothing else.

        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^b: cf.br ^d
    becomes
        cf.switch %x : i32, [default: ^a, 1: ^d]
    """
    edges = _edges(view.op)
    values = _case_values(view.op)
    collapsed = [past_empty_block(*edge) for edge in edges]
    if all(found is None for found in collapsed) or len(values) != len(edges) - 1:
        return False
    default, *others = [new or old for new, old in zip(collapsed, edges, strict=True)]
    cases = [(value, block, operands) for value, (block, operands) in zip(values, others, strict=True)]
    _replace_switch(view, rewriter, default, cases)
    return True


def _switch_before(view: cf.SwitchOp) -> Operation | None:
    """The switch on the same flag that is the only way here."""
    here = view.op.parent
    predecessor = single_predecessor(here) if here is not None else None
    before = predecessor.last if predecessor is not None else None
    switch = view_if(before, cf.SwitchOp)
    return before if switch is not None and switch.flag is view.flag else None


def _switch_decided_before(view: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Branch to the case that an earlier switch on the same value has selected.

        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^b: "f"() : () -> ()
        cf.switch %x : i32, [default: ^d, 1: ^e]
    becomes
        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^b: "f"() : () -> ()
        cf.br ^e

    The case of the earlier switch is the only branch that leads to the block.
    """
    before = _switch_before(view)
    if before is None or before.successors[0].block is view.op.parent:
        return False
    blocks = [use.block for use in before.successors[1:]]
    position = next(i for i, block in enumerate(blocks) if block is view.op.parent)
    _take_case(view.op, rewriter, _case_values(before)[position])
    return True


def _default_decided_before(view: cf.SwitchOp, rewriter: PatternRewriter) -> bool:
    """Switch without the cases that an earlier switch on the same value has excluded.

        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^a: "f"() : () -> ()
        cf.switch %x : i32, [default: ^d, 1: ^e, 2: ^g]
    becomes
        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^a: "f"() : () -> ()
        cf.switch %x : i32, [default: ^d, 2: ^g]

    The default of the earlier switch is the only branch that leads to the block.
    """
    before = _switch_before(view)
    if before is None or before.successors[0].block is not view.op.parent:
        return False
    excluded = set(_case_values(before))
    default, *others = _edges(view.op)
    values = _case_values(view.op)
    cases = [(value, *edge) for value, edge in zip(values, others, strict=False) if value not in excluded]
    if len(cases) == len(others):
        return False
    _replace_switch(view, rewriter, default, cases)
    return True


SWITCH_PATTERNS: tuple[Pattern, ...] = (
    Pattern("simplifySwitchWithOnlyDefault", _only_default),
    Pattern("dropSwitchCasesThatMatchDefault", _cases_like_default),
    Pattern("simplifyConstSwitchValue", _switch_on_constant),
    Pattern("simplifyPassThroughSwitch", _pass_through_switch),
    Pattern("simplifySwitchFromSwitchOnSameCondition", _switch_decided_before),
    Pattern("simplifySwitchFromDefaultSwitchOnSameCondition", _default_decided_before),
)
