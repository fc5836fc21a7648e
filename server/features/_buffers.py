"""Words about the ownership of a value, shared by hints and hovers."""

from __future__ import annotations

from ...ir.graph import BlockArgument, OpResult, Value
from ...passes.ownership_trace import Cause, Ownership, OwnershipFact, Reason, Trace

_MOST_STEPS = 8
"""A chain of reasons longer than this helps nobody."""


def name_of(value: Value) -> str:
    """`%a` as the author wrote it; a description for a value that the pass added."""
    source: Value | None = value
    while source is not None:
        if source.name is not None:
            return f"%{source.name}"
        source = source.origin
    return "the copy" if isinstance(value, OpResult) and value.op.name == "bufferization.clone" else "an added value"


def condition_name(fact: OwnershipFact) -> str | None:
    """The name of the author's own `i1` that says whether the buffer is owned; None when the pass adds one."""
    condition = fact.condition
    while condition is not None and condition.origin is not None:
        condition = condition.origin
    return f"%{condition.name}" if condition is not None and condition.name is not None else None


def ownership_word(fact: OwnershipFact) -> str:
    """`owned`, `borrowed`, `owned if %c`, `maybe owned`, or nothing when the pass decided nothing."""
    if fact.ownership is Ownership.OWNED:
        return "owned"
    if fact.ownership is Ownership.BORROWED:
        return "borrowed"
    if fact.ownership is Ownership.NONE:
        return ""
    name = condition_name(fact)
    return f"owned if {name}" if fact.ownership is Ownership.CONDITIONAL and name is not None else "maybe owned"


def explanation(trace: Trace, fact: OwnershipFact) -> list[str]:
    """Why `fact` is so: a sentence for it and for each fact it was derived from, nearest first."""
    lines: list[str] = []
    for step in trace.why(fact):
        for reason in step.reasons:
            line = _sentence(step, reason)
            if line not in lines:
                lines.append(line)
    if len(lines) > _MOST_STEPS:
        lines[_MOST_STEPS:] = [f"... and {len(lines) - _MOST_STEPS} more"]
    return lines


def _sentence(fact: OwnershipFact, reason: Reason) -> str:
    state = {
        Ownership.OWNED: "is owned",
        Ownership.BORROWED: "is borrowed",
        Ownership.CONDITIONAL: "is owned or not, known when the program runs",
        Ownership.UNKNOWN: "may be owned, and no single condition says so",
        Ownership.NONE: "was not looked at",
    }[fact.ownership]
    sources = _sources(reason)
    return f"`{name_of(fact.value)}` {state} because it {reason.cause.value}{sources}"


def _sources(reason: Reason) -> str:
    if reason.cause not in (Cause.DERIVED, Cause.MERGED, Cause.CLONED):
        return ""
    names = dict.fromkeys(f"`{name_of(value)}`" for value, _ in reason.sources)
    return f": {', '.join(names)}" if names else ""


def is_function_argument(value: Value) -> bool:
    """Whether `value` is an argument of a function's entry block."""
    if not isinstance(value, BlockArgument) or not value.block.is_entry:
        return False
    parent = value.block.parent_op
    return parent is not None and parent.name == "func.func"
