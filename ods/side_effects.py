"""Side effects, nested operations included: whether an operation may be erased, duplicated or moved.

Follows mlir/lib/Interfaces/SideEffectInterfaces.cpp. Unknown operations may do anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..ir.graph import Operation, Value
from ..ir.types import RankedTensorType, UnrankedTensorType
from .knowledge import Knowledge
from .semantics import EffectInstance, EffectKind, Speculation


def _nested(op: Operation) -> Iterator[Operation]:
    return (inner for region in op.regions for block in region.blocks for inner in block.ops)


def is_memory_effect_free(op: Operation, knowledge: Knowledge) -> bool:
    """Whether running `op`, with what it contains, touches no memory at all."""
    pending = [op]
    while pending:
        current = pending.pop()
        kinds = knowledge.effect_kinds(current)
        if kinds or (kinds is None and not knowledge.has_recursive_effects(current)):
            return False
        if current.regions and knowledge.has_recursive_effects(current):
            pending.extend(_nested(current))
    return True


def recursive_effects(op: Operation, knowledge: Knowledge) -> list[EffectInstance] | None:
    """All effects of `op` and of what it contains; None when one of them does not say."""
    found: list[EffectInstance] = []
    pending = [op]
    while pending:
        current = pending.pop()
        recursive = knowledge.has_recursive_effects(current)
        if recursive:
            pending.extend(_nested(current))
        effects = knowledge.effects(current)
        if effects is not None:
            found.extend(effects)
        elif not recursive:
            return None
    return found


def written_back(op: Operation, knowledge: Knowledge) -> Sequence[tuple[Value, Value]]:
    """Operands of the end of a region that the operation around writes into memory, each with the memory."""
    around = op.parent_op if op.next is None and op.operands and not op.results and not op.successors else None
    semantics = knowledge.semantics(around.name) if around is not None else None
    if around is None or semantics is None or semantics.writes_back is None:
        return ()
    pairs = zip(op.operand_values, semantics.writes_back(around), strict=False)
    return [pair for pair in pairs if not isinstance(pair[1].type, (RankedTensorType, UnrankedTensorType))]


def is_trivially_dead(op: Operation, knowledge: Knowledge) -> bool:
    """Whether nobody uses the results and nobody notices if `op` does not run."""
    for result in op.results:
        if result.use_list:
            return False
    return would_be_trivially_dead(op, knowledge)


def would_be_trivially_dead(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` could go if its results had no uses: it reads at most, or allocates what it returns.

    Terminators, symbols and unknown operations stay.
    """
    known = knowledge.is_removable(op)
    if known is not None:
        return known
    return _only_reads_inside(op, knowledge) and not (
        (knowledge.definition(op.name) is None and (op.successors or knowledge.is_terminator(op)))
        or is_symbol(op, knowledge)
    )


def _only_reads_inside(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` and what it contains do no more than read, or allocate what they return."""
    # One operation after the other: most of those with contents have something that stays near their end.
    pending: list[Operation] = []
    current = op
    while True:
        rule = knowledge.removal_rule(current.name)
        if rule == "by shape":
            if not knowledge.is_removable(current):
                return False
        elif rule is not True:
            kinds = knowledge.effect_kinds(current)
            if kinds and not (
                kinds == _READS or (EffectKind.ALLOCATE in kinds and _only_reads_or_makes(current, knowledge))
            ):
                return False
            if kinds is None or current.regions:
                if knowledge.has_recursive_effects(current):
                    pending += [block.last for region in current.regions for block in region.blocks if block.last]
                elif kinds is None:
                    return False
        if not pending:
            return True
        current = pending.pop()
        if current.prev is not None:
            pending.append(current.prev)


_READS = frozenset((EffectKind.READ,))


def _only_reads_or_makes(op: Operation, knowledge: Knowledge) -> bool:
    """Whether each effect is a read, or concerns a result that the operation allocates."""
    effects = knowledge.effects(op) or ()
    made = {
        effect.value
        for effect in effects
        if effect.kind is EffectKind.ALLOCATE and effect.value is not None and effect.value.defining_op is op
    }
    return all(effect.value in made or effect.kind is EffectKind.READ for effect in effects)


def is_symbol(op: Operation, knowledge: Knowledge) -> bool:
    """SymbolOpInterface. Operations whose name is optional are symbols only with one."""
    return knowledge.has_interface(op, "SymbolOpInterface") and (
        op.name != "builtin.module" or op.attribute("sym_name") is not None
    )


def is_speculatable(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` may run where the program would not have run it (ConditionallySpeculatable)."""
    pending = [op]
    while pending:
        current = pending.pop()
        speculation = _speculation(current, knowledge)
        if speculation is Speculation.NEVER:
            return False
        if speculation is Speculation.IF_NESTED:
            pending.extend(_nested(current))
    return True


def _speculation(op: Operation, knowledge: Knowledge) -> Speculation:
    semantics = knowledge.semantics(op.name)
    if semantics is not None and semantics.speculation is not None:
        return semantics.speculation(op)
    definition = knowledge.definition(op.name)
    if definition is not None:
        if "AlwaysSpeculatable" in definition.traits:
            return Speculation.ALWAYS
        if "RecursivelySpeculatable" in definition.traits:
            return Speculation.IF_NESTED
    return Speculation.NEVER


def is_pure(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` may run any number of times, anywhere its operands are."""
    return is_speculatable(op, knowledge) and is_memory_effect_free(op, knowledge)


def has_effect(op: Operation, kind: EffectKind, knowledge: Knowledge, value: Value | None = None) -> bool:
    """Whether `op` states an effect of `kind`, on `value` if one is given. Nested operations do not count."""
    if kind not in (knowledge.effect_kinds(op) or ()):
        return False
    return value is None or knowledge.has_effect_on(op, kind, value)


def has_only_effect(op: Operation, kind: EffectKind, knowledge: Knowledge) -> bool:
    """Whether `op` states effects and all of them are of `kind`."""
    kinds = knowledge.effect_kinds(op)
    return kinds is not None and len(kinds) == 1 and kind in kinds
