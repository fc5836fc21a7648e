"""Buffers freed in the block that allocates them while another block uses a name of theirs: LLVM 22 crashes.

The crash is in `optimize-allocation-liveness`, which is not part of the pipeline but often run with it:
llvm-project#205982.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation, Value
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.op_view import UnaryOp
from ...ods.semantics import EffectKind
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..buffers.origins import BufferOrigins
from ..spans import called, inventory_of, name_span, note_at, readable_functions

CODE = "llvm22-dependent-elsewhere"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    if not inventory_of(item).has_branches:
        return []
    return [found for function in readable_functions(item) for found in _in_function(function, knowledge)]


def _in_function(function: Operation, knowledge: Knowledge) -> Iterator[Finding]:
    origins: BufferOrigins | None = None
    for freeing in walk(function):
        region = freeing.parent_region
        if len(freeing.operands) != 1 or region is None or len(region.blocks) < 2:
            continue
        buffer = UnaryOp(freeing).operand
        made = buffer.defining_op
        if made is None or made.parent is not freeing.parent or not _frees(freeing, knowledge):
            continue
        if not _allocates_only(made, buffer, knowledge) or sum(_frees(user, knowledge) for user in buffer.users) != 1:
            continue
        origins = origins or BufferOrigins(function, knowledge)
        user = _user_in_other_block(buffer, made, origins)
        if user is not None:
            start, end = name_span(made)
            message = (
                f"LLVM 22 crashes in `optimize-allocation-liveness`, because another block than the one that frees "
                f"{called(buffer)} uses a name of it (llvm/llvm-project#205982)"
            )
            notes = (note_at(freeing, "freed here"), note_at(user, "used here"))
            yield Finding(
                CODE, Severity.INFORMATION, start, end, message, notes, "do not run that pass on this function"
            )


def _frees(op: Operation, knowledge: Knowledge) -> bool:
    return any(effect.kind is EffectKind.FREE for effect in knowledge.effects(op) or ())


def _allocates_only(op: Operation, buffer: Value, knowledge: Knowledge) -> bool:
    allocated = [effect.value for effect in knowledge.effects(op) or () if effect.kind is EffectKind.ALLOCATE]
    return len(allocated) == 1 and allocated[0] is buffer


def _user_in_other_block(buffer: Value, made: Operation, origins: BufferOrigins) -> Operation | None:
    for name in origins.dependents(buffer):
        for user in name.users:
            around: Operation | None = user
            while around is not None and around.parent is not made.parent:
                around = around.parent_op
            if around is None:
                return user
    return None
