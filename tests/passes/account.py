"""The trace of the ownership pass as lines of text, in the names of the program it started from."""

from __future__ import annotations

from collections.abc import Iterator

from pydealloc.ir.graph import Block, Operation, Value
from pydealloc.passes.ownership.trace import Deallocation, OwnershipFact, Trace
from pydealloc.passes.pass_manager.refusal import Refusal
from tests.passes.programs import Program


def place_of(program: Program, refusal: Refusal) -> str:
    """LINE:COLUMN in the text, both from 1."""
    operation = refusal.operation if refusal.value is None else refusal.value.defining_op
    if operation is None:
        return "?"
    while operation.origin is not None:
        operation = operation.origin
    for item in program.document.leaves():
        if operation.syntax is not None and operation.syntax.source is item.parsed.source:
            before = program.document.text[: item.start + operation.syntax.name_start]
            return f"{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"
    return "?"


def account_of(program: Program, trace: Trace) -> str:
    return "".join(f"{line}\n" for line in _lines(trace))


def _lines(trace: Trace) -> Iterator[str]:
    for fact in trace.facts:
        yield _fact(fact)
    for copy in trace.copies:
        when = "unless owned" if copy.conditional else "always"
        yield f"copy {_name(copy.value)} {when}, for operand {copy.operand} of {copy.terminator.name}"
    for one in trace.deallocations:
        edge = "" if one.successor is None else f" to {_label(one.terminator.successors[one.successor].block)}"
        yield f"at {one.terminator.name}{edge}: {_freed(one)}"
    for added in trace.added_results:
        yield f"{added.result.op.name} also returns whether {_name(added.buffer)} is owned"
    for added in trace.added_arguments:
        yield f"{_label(added.argument.block)} also takes whether {_name(added.buffer)} is owned"
    for added in trace.added_operands:
        yield f"{added.operation.name} also passes whether {_name(added.buffer)} is owned"


def _freed(one: Deallocation) -> str:
    parts: list[str] = []
    if one.freed:
        parts.append("frees " + ", ".join(f"{_name(item.value)} ({item.ownership.value})" for item in one.freed))
    parts += [
        f"frees {_name(item.value)} unless it is {' or '.join(map(_name, item.retained_as))}"
        for item in one.freed_unless_retained
    ]
    if one.retained:
        parts.append("keeps " + ", ".join(map(_name, one.retained)))
    return "; ".join(parts) or "nothing to free"


def _fact(fact: OwnershipFact) -> str:
    because = " and ".join(
        reason.cause.value + "".join(f" {_name(value)}" for value, _ in reason.sources) for reason in fact.reasons
    )
    return f"{_name(fact.value)} in {_label(fact.block)}: {fact.ownership.value}, because it {because}"


def _name(value: Value) -> str:
    named = value
    while named.origin is not None:
        named = named.origin
    if named.name is not None:
        return f"%{named.name}"
    maker: Operation | None = value.defining_op
    return f"(new {maker.name})" if maker is not None else "(new argument)"


def _label(block: Block) -> str:
    if block.label is not None:
        return f"^{block.label}"
    owner = block.parent_op
    return "the entry" if owner is None else f"the entry of {owner.name}"
