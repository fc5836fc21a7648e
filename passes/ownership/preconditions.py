"""Functions that the ownership pass transforms, and its preconditions, one function each.

The messages, and the order in `PRECONDITIONS`, are those of upstream's checks
(mlir/lib/Dialect/Bufferization/Transforms/OwnershipBasedBufferDeallocation.cpp).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...ir.graph import Block, Operation
from ...ir.types import UnknownType, is_memref
from ...ir.walk import reachable_preorder, walk_post_order
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind
from ..pass_manager.refusal import Note, Refusal

MANUAL_DEALLOCATION = "bufferization.manual_deallocation"

WITH_RULES_OF_THEIR_OWN = frozenset(
    ("arith.select", "cf.cond_br", "gpu.terminator", "scf.forall.in_parallel", "scf.reduce.return")
)
"""Operations that upstream gives a BufferDeallocationOpInterface; the general rules do not apply to them."""

Precondition = Callable[[Operation, Knowledge], "Refusal | None"]


def functions(module: Operation) -> Iterator[Operation]:
    """The functions that the pass transforms, in its order."""
    return filter(is_function, walk_post_order(module))


def is_function(op: Operation) -> bool:
    """Whether the pass transforms `op`: a function with a body."""
    return op.name == "func.func" and bool(op.regions and op.regions[0].blocks)


def processing_order(root: Operation) -> list[Block]:
    """Reachable blocks in depth-first preorder over successors, each after all blocks nested in it."""
    order: list[Block] = []
    pending = [(block, False) for region in reversed(root.regions) for block in reversed(reachable_preorder(region))]
    while pending:
        block, expanded = pending.pop()
        if expanded:
            order.append(block)
            continue
        pending.append((block, True))
        nested = [inner for op in block.ops for region in op.regions for inner in reachable_preorder(region)]
        pending.extend((inner, False) for inner in reversed(nested))
    return order


def function_refusal(function: Operation, knowledge: Knowledge) -> Refusal | None:
    """CFG loops, where the notes name every back edge, and operations at the end that are not declared terminators."""
    from ...analysis.back_edges import back_edges

    edges = tuple(back_edges(function, knowledge))
    if not edges:
        lasts = (block.last for block in function.regions[0].blocks)
        declared = (op for op in lasts if op is not None and _is_declared(op, knowledge))
        return next((_unknown_terminator(op) for op in declared if not knowledge.is_terminator(op)), None)
    notes = tuple(
        note
        for edge in edges
        for note in (
            Note("this branch goes back to a block that leads to it", edge.branch),
            Note("the loop begins with the block of this", edge.header.first),
        )
    )
    reason = "Only structured control-flow loops are supported."
    return Refusal(reason, "dealloc-unstructured-loop", function, notes=notes)


def operation_refusal(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """The first precondition that `op` violates."""
    return next(operation_refusals(op, knowledge), None)


def operation_refusals(op: Operation, knowledge: Knowledge) -> Iterator[Refusal]:
    """Every precondition that `op` violates, in order. Most operations without buffers have none."""
    if _needs_checks(op, knowledge):
        for precondition in PRECONDITIONS:
            refusal = precondition(op, knowledge)
            if refusal is not None:
                yield refusal


def one_branch_target(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """Checked after `PRECONDITIONS`, so only if no buffer is passed."""
    if not knowledge.is_branch(op) or len(op.successors) <= 1:
        return None
    reason = "BranchOpInterface operations with multiple successors are not supported yet"
    return Refusal(reason, "dealloc-branch-multiple-successors", op)


def has_buffer_semantics(op: Operation) -> bool:
    """Whether operands, results or region arguments are buffers."""
    # Asked of every operation: loops are faster than `any` here.
    for operand in op.operands:
        if is_memref(operand.value.type):
            return True
    for result in op.results:
        if is_memref(result.type):
            return True
    if op.regions:
        return any(is_memref(arg.type) for region in op.regions if region.blocks for arg in region.blocks[0].args)
    return False


def is_region_branch(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` implements RegionBranchOpInterface, with or without known region edges."""
    return knowledge.region_branch(op) is not None or knowledge.has_interface(op, "RegionBranchOpInterface")


def is_misread(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` is registered but its custom syntax was not parsed, so that the roles of its operands are unknown.

    Operations without regions, successors and effects on allocations need no roles.
    """
    if op.syntax is None or not op.syntax.opaque or knowledge.definition(op.name) is None:
        return False
    structural = op.regions or op.successors or knowledge.is_terminator(op) or knowledge.is_call(op)
    if structural or any(isinstance(result.type, UnknownType) for result in op.results):
        return True
    effects = knowledge.effects(op)
    return effects is None or any(effect.kind in (EffectKind.ALLOCATE, EffectKind.FREE) for effect in effects)


def _needs_checks(op: Operation, knowledge: Knowledge) -> bool:
    if has_buffer_semantics(op) or is_misread(op, knowledge):
        return True
    kinds = knowledge.effect_kinds(op)
    if kinds is None:
        return not knowledge.has_recursive_effects(op)
    return EffectKind.ALLOCATE in kinds or EffectKind.FREE in kinds


def no_deallocation(op: Operation, knowledge: Knowledge) -> Refusal | None:
    if op.name != "bufferization.dealloc":
        return None
    reason = "No deallocation operations must be present when running this pass!"
    return Refusal(reason, "dealloc-already-present", op)


def known_effects(op: Operation, knowledge: Knowledge) -> Refusal | None:
    stated = knowledge.effect_kinds(op) is not None or knowledge.has_recursive_effects(op) or knowledge.is_call(op)
    if stated and not is_misread(op, knowledge):
        return None
    return Refusal("ops with unknown memory side effects are not supported", "dealloc-unknown-effects", op)


def known_regions(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """A single region without results is accepted: it passes no buffer out."""
    simple = not op.regions or (len(op.regions) == 1 and not op.results)
    if simple or is_region_branch(op, knowledge):
        return None
    reason = "All operations with attached regions need to implement the RegionBranchOpInterface."
    return Refusal(reason, "dealloc-unknown-regions", op)


def has_terminators(op: Operation, knowledge: Knowledge) -> Refusal | None:
    if not knowledge.has_trait(op, "NoTerminator"):
        return None
    return Refusal("NoTerminator trait is not supported", "dealloc-no-terminator", op)


def known_terminator(op: Operation, knowledge: Knowledge) -> Refusal | None:
    ends = knowledge.is_terminator(op) or (op.successors and _is_declared(op, knowledge))
    if not ends or knowledge.is_branch(op) != knowledge.is_region_terminator(op):
        return None
    return _unknown_terminator(op)


def _is_declared(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` has no definition, and effects all the same: a configuration states them."""
    return knowledge.definition(op.name) is None and knowledge.effects(op) is not None


def _unknown_terminator(op: Operation) -> Refusal:
    reason = "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not both)!"
    return Refusal(reason, "dealloc-unknown-terminator", op)


def one_successor(op: Operation, knowledge: Knowledge) -> Refusal | None:
    if len(op.successors) <= 1 or not knowledge.is_terminator(op):
        return None
    reason = "Terminators with more than one successor are not supported!"
    return Refusal(reason, "dealloc-multiple-successors", op)


PRECONDITIONS: tuple[Precondition, ...] = (
    no_deallocation,
    known_effects,
    known_regions,
    has_terminators,
    known_terminator,
    one_successor,
)


def frees_no_buffer(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """Checked after `PRECONDITIONS`: freeing is only allowed under manual deallocation."""
    if op.attribute(MANUAL_DEALLOCATION) is not None:
        return None
    freed = {effect.value for effect in knowledge.effects(op) or () if effect.kind is EffectKind.FREE}
    for operand in op.operands:
        if operand.value in freed and is_memref(operand.value.type):
            reason = "memory free side-effect on MemRef value not supported!"
            return Refusal(reason, "dealloc-frees-buffer", op)
    return None
