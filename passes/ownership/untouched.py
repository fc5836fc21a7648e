"""Functions about which the ownership pass has nothing to report: nothing in them makes, frees or passes on a buffer.

They are found in one walk, without a copy. Other functions may have nothing to report, too: the pass has to run.
"""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import FloatType, IndexType, IntegerType, VectorType, is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind

_PLAIN = (IntegerType, IndexType, FloatType, VectorType)
"""Types of results that lead to a buffer only where semantics say so."""


def is_untouched(function: Operation, knowledge: Knowledge) -> bool:
    """Whether `function`, which has a body, only reads and writes buffers of its caller and of its own stack.

    The pass gives no notice for it, and refuses it at most for want of a description, which loses nothing.
    """
    entry = function.regions[0].blocks[0]
    for op in walk(function):
        for region in op.regions:
            for block in region.blocks:
                if block is not entry and any(is_memref(argument.type) for argument in block.args):
                    return False
        if op is not function and not _leaves_buffers_alone(op, knowledge):
            return False
    return True


def _leaves_buffers_alone(op: Operation, knowledge: Knowledge) -> bool:
    semantics = knowledge.semantics(op.name)
    if knowledge.runs_later(op):
        return False
    if semantics is not None and (
        semantics.names_memory or semantics.tags is not None or semantics.freed_by is not None
    ):
        return False
    if op.syntax is not None and op.syntax.opaque:
        return False
    makes_buffers = any(is_memref(result.type) for result in op.results)
    if not makes_buffers and not any(is_memref(operand.value.type) for operand in op.operands):
        return True
    effects = knowledge.effects(op) or ()
    if any(effect.kind is EffectKind.FREE for effect in effects):
        return False
    if makes_buffers:
        scoped = (effect.kind is EffectKind.ALLOCATE and effect.resource == AUTOMATIC_SCOPE for effect in effects)
        return len(op.results) == 1 and len(effects) == 1 and all(scoped)
    if op.successors or knowledge.is_terminator(op) or knowledge.region_branch(op) is not None:
        return False
    return all(isinstance(result.type, _PLAIN) for result in op.results)
