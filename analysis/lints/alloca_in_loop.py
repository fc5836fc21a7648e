"""Stack allocations in loops: each iteration takes new memory, which is released when the function returns.

The regions of scf operations are automatic allocation scopes, but their lowering to LLVM drops these scopes, unless
the body has a `memref.alloca_scope`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..buffers.size import bytes_text, static_bytes
from ..dataflow.sites import Origin, Site
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "alloca-in-loop"
_SCOPE = "memref.alloca_scope"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [
        _finding(site, op, loop)
        for memory in memory_of(item, knowledge)
        for site in memory.flow.sites
        if site.origin is Origin.STACK
        and (op := site.op) is not None
        and (loop := _loop_around(op, memory)) is not None
    ]


def _loop_around(op: Operation, memory: FunctionMemory) -> Operation | None:
    for around in op.ancestors():
        if around.name == _SCOPE:
            return None
        # Of regions of operations that nobody defines it is not known that they run several times.
        if around in memory.flow.nesting.looping and memory.flow.knowledge.definition(around.name) is not None:
            return around
    return None


def _finding(site: Site, op: Operation, loop: Operation) -> Finding:
    size = static_bytes(site.value.type)
    much = bytes_text(size) if size is not None else "memory"
    message = f"{called(site.value)} takes {much} of the stack in each iteration, once lowered to LLVM"
    help_ = "move it before the loop, or put the body into memref.alloca_scope"
    return Finding(CODE, Severity.INFORMATION, *name_span(op), message, (note_at(loop, "this is the loop"),), help_)
