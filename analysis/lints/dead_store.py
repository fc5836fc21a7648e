"""Buffers that are written and never read: the stores and the allocation are dead."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Value
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.buffer_flow import Flow
from ..dataflow.sites import Origin, Role
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "dead-store"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in _in_function(memory)]


def _in_function(memory: FunctionMemory) -> Sequence[Finding]:
    found: list[Finding] = []
    for site in memory.flow.sites:
        if site.origin is Origin.HEAP and site.op is not None and site.op.name != "bufferization.clone":
            found += [_finding(op, site.value) for op in _stores_only(site.value, memory.flow)]
    return found


def _stores_only(buffer: Value, flow: Flow) -> list[Operation]:
    """The operations that write `buffer`; empty if it may be read or escape."""
    names = [buffer]
    stores: dict[Operation, None] = {}
    for name in names:
        for user in name.users:
            if user in stores:
                continue
            role = flow.role(user)
            if role is Role.VIEW:
                names.append(user.results[0])
            elif role is Role.EFFECTS:
                stated = flow.facts.effects(user)
                if stated is None:
                    return []
                effects = [effect.kind for effect in stated if effect.value is name]
                if EffectKind.READ in effects or name in flow.effects_of(user).captured:
                    return []
                if EffectKind.WRITE in effects:
                    stores[user] = None
            elif role is not Role.DEALLOC:
                return []
    return list(stores)


def _finding(op: Operation, buffer: Value) -> Finding:
    message = f"`{op.name}` writes {called(buffer)}, which is never read"
    notes = (note_at(buffer, "this is the buffer"),)
    return Finding(CODE, Severity.HINT, *name_span(op), message, notes, "remove the buffer and all stores to it")
