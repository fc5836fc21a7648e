"""`--trace`: one line per operation that the ownership pass inserted: rule and reason, in the source's names."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Block, Operation, Value
from ...passes.ownership.trace import Copy, Deallocation, Freed, Ownership, OwnershipFact, Trace

Line = tuple["Operation | Value | None", str]
"""Subject and message."""


def account_of(trace: Trace) -> Iterator[Line]:
    """Conditions first, then who carries them, then copies and deallocations; each in the order of the pass."""
    for fact in trace.facts:
        yield fact.value, _fact(fact)
    for result in trace.added_results:
        yield result.buffer, f"{_op(result.result.op)} also returns whether {_name(result.buffer)} is owned"
    for argument in trace.added_arguments:
        where = _block(argument.argument.block)
        yield argument.buffer, f"{where} also takes whether {_name(argument.buffer)} is owned"
    for added in trace.added_operands:
        yield added.operation, f"{_op(added.operation)} also passes whether {_name(added.buffer)} is owned"
    for copy in trace.copies:
        yield copy.terminator, _copy(trace, copy)
    for deallocation in trace.deallocations:
        yield deallocation.terminator, _deallocation(deallocation)


def _fact(fact: OwnershipFact) -> str:
    text = f"{_name(fact.value)} is {fact.ownership.value} in {_block(fact.block)}, because it {_reasons(fact)}"
    if fact.ownership is Ownership.CONDITIONAL and fact.condition is not None:
        text += f"; flag {_name(fact.condition)}"
    if fact.ownership_at_end is not fact.ownership:
        text += f"; {fact.ownership_at_end.value} after the deallocations at the end of the block"
    return text


def _reasons(fact: OwnershipFact) -> str:
    return " and ".join(
        reason.cause.value + "".join(f" {_name(value)}" for value, _ in reason.sources) for reason in fact.reasons
    )


def _copy(trace: Trace, copy: Copy) -> str:
    when = "unless it is owned at run time" if copy.conditional else "always"
    fact = next((f for f in trace.facts if f.value is copy.value and f.block is copy.terminator.parent), None)
    why = f", and {_name(copy.value)} {_reasons(fact)}" if fact is not None else ""
    return (
        f"{_op(copy.terminator)} gets a copy of {_name(copy.value)} as operand {copy.operand}, {when}: "
        f"results must be owned{why}"
    )


def _deallocation(one: Deallocation) -> str:
    edge = "" if one.successor is None else f" on the edge to {_block(one.terminator.successors[one.successor].block)}"
    parts = [_freed(each) for each in one.candidates]
    if one.retained:
        parts.append("keeps " + ", ".join(dict.fromkeys(map(_name, one.retained))))
    return f"deallocation before {_op(one.terminator)}{edge}: {'; '.join(parts) or 'nothing to free'}"


def _freed(one: Freed) -> str:
    name = _name(one.value)
    if one.ownership is Ownership.BORROWED:
        return f"leaves {name}, which is borrowed"
    if one.shown_by:
        return f"would free {name}, but it is kept"
    when = " if it is owned at run time" if one.ownership is Ownership.CONDITIONAL else ""
    unless = f" unless it is {' or '.join(map(_name, one.retained_as))}" if one.retained_as else ""
    return f"frees {name}{when}{unless}"


def _name(value: Value) -> str:
    named = value
    while named.origin is not None:
        named = named.origin
    if named.name is not None:
        return f"%{named.name}"
    maker = value.defining_op
    return f"a new `{maker.name}`" if maker is not None else "a new argument"


def _op(op: Operation) -> str:
    return f"`{op.name}`"


def _block(block: Block) -> str:
    if block.label is not None:
        return f"^{block.label}"
    owner = block.parent_op
    return "its block" if owner is None else f"the entry block of `{owner.name}`"
