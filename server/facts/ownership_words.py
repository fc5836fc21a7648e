"""Ownership words: how hints and hovers name the ownership of a value and the reasons for it."""

from __future__ import annotations

from ...ir.graph import BlockArgument, OpResult, Value
from ...passes.ownership.trace import Cause, Ownership, OwnershipFact, Reason, Trace

_MAX_STEPS = 8
"""Longer chains of reasons are cut."""


def name_of(value: Value) -> str:
    """`%a` as the author wrote it; a description for a value without a name, and for one that the pass added."""
    source: Value | None = value
    while source is not None:
        if source.name is not None:
            return f"%{source.name}"
        source = source.origin
    if value.origin is not None:
        return "an unnamed buffer"
    return "the clone" if isinstance(value, OpResult) and value.op.name == "bufferization.clone" else "an added value"


def retained_name(value: Value) -> str:
    """The name of a retained buffer in the text, or a description."""
    return name_of(value) if value.origin is not None else "the retained buffer"


def in_code(name: str) -> str:
    """A name as Markdown shows code; a description as it is."""
    return f"`{name}`" if name.startswith("%") else name


def condition_name(fact: OwnershipFact) -> str | None:
    """The name of the author's own `i1` that says whether the buffer is owned; None when the pass adds one."""
    condition = fact.condition
    while condition is not None and condition.origin is not None:
        condition = condition.origin
    return f"%{condition.name}" if condition is not None and condition.name is not None else None


def ownership_word(fact: OwnershipFact, *, through: bool = True) -> str:
    """`owned`, `borrowed`, `owned if %c`, `maybe owned`, or nothing when the pass decided nothing.

    For what is never freed under its own name, a view for instance, `owned through %0`, unless `through` is
    false.
    """
    if fact.ownership is Ownership.NONE:
        return ""
    word = fact.ownership.value if fact.ownership in (Ownership.OWNED, Ownership.BORROWED) else "maybe owned"
    name = condition_name(fact)
    if fact.ownership is Ownership.CONDITIONAL and name is not None:
        word = f"owned if {name}"
    sources = {value: None for reason in fact.reasons if reason.cause is Cause.DERIVED for value, _ in reason.sources}
    if through and not fact.listed and sources and fact.value not in sources:
        word += f" through {' or '.join(map(name_of, sources))}"
    return word


def explanation(trace: Trace, fact: OwnershipFact) -> list[str]:
    """The reasons for `fact`: a sentence for it and for each fact it was derived from, nearest first."""
    lines: list[str] = []
    for step in trace.why(fact):
        for reason in step.reasons:
            line = _sentence(step, reason)
            if line not in lines:
                lines.append(line)
    if len(lines) > _MAX_STEPS:
        lines[_MAX_STEPS:] = [f"... and {len(lines) - _MAX_STEPS} more"]
    return lines


def _sentence(fact: OwnershipFact, reason: Reason) -> str:
    name = f"`{name_of(fact.value)}`"
    state = {
        Ownership.OWNED: f"{name} is owned",
        Ownership.BORROWED: f"{name} is borrowed",
        Ownership.CONDITIONAL: f"{name} is maybe owned",
        Ownership.UNKNOWN: f"{name} is maybe owned (no single ownership flag)",
        Ownership.NONE: f"{name} was not analysed",
    }[fact.ownership]
    name = condition_name(fact)
    if fact.ownership is Ownership.CONDITIONAL and name is not None:
        state = f"`{name_of(fact.value)}` is owned if `{name}` is true"
    return f"{state}, because it {reason.cause.value}{_sources(reason)}"


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
