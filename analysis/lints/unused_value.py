"""Unused results of operations without side effects, which canonicalization removes.

The set is closed: what is only used by operations that are reported is reported too, and removing all of it is safe.
Operations count as removable by upstream's rules for dead code (`ods/side_effects.py`). Allocations are left to the
memory lints.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from ...ir.graph import Operation
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind
from ...ods.side_effects import has_effect, would_be_trivially_dead
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Note, Severity
from ..spans import name_span, readable_functions

CODE = "unused-value"
_MAX_NAMED = 4
"""Results, and users, that a message and its notes name."""
_MAX_REMOVED = 100
"""Operations that one fix removes; of a longer chain, the last ones go first."""


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for function in readable_functions(item) for found in _in_function(function, knowledge)]


def _in_function(function: Operation, knowledge: Knowledge) -> Sequence[Finding]:
    """In text order."""
    dead: dict[Operation, Operation] = {}
    """Removable operations, each with the removable operation that contains it, or itself."""
    roots: list[Operation] = []
    # Users before their operands, so that a chain is visited from its end.
    pending = [function]
    while pending:
        op = pending.pop()
        if op.results and _is_unused(op, dead) and _may_go(op, knowledge):
            roots.append(op)
            dead.update((inner, op) for inner in walk(op))
            continue
        for region in op.regions:
            for block in region.blocks:
                pending.extend(block.ops)
    return [_finding(op, dead) for op in reversed(roots)]


def _is_unused(op: Operation, dead: dict[Operation, Operation]) -> bool:
    for result in op.results:
        if result.uses and not (dead and all(use.owner in dead for use in result.uses)):
            return False
    return True


def _may_go(op: Operation, knowledge: Knowledge) -> bool:
    if op.syntax is None or op.syntax.opaque or op.next is None or not would_be_trivially_dead(op, knowledge):
        return False
    return not has_effect(op, EffectKind.ALLOCATE, knowledge)


def _finding(op: Operation, dead: dict[Operation, Operation]) -> Finding:
    from ..removal_edits import removed_span

    syntax = op.syntax
    assert syntax is not None
    removed = list(islice(_with_users(op, dead), _MAX_REMOVED + 1))
    names = [f"`%{result.name}`" for result in op.results if result.name is not None]
    called = " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0] if names else None
    what = called if called is not None and len(names) <= _MAX_NAMED else f"the result of `{op.name}`"
    verb = "are" if called is not None and 1 < len(names) <= _MAX_NAMED else "is"
    users = removed[1:]
    message = f"{what} {verb} unused" if not users else f"{what} {verb} used only by unused operations"
    notes = tuple(Note(*name_span(user), "unused too") for user in users[:_MAX_NAMED])
    if len(removed) > _MAX_REMOVED:
        removed = []
    spans = sorted(removed_span(syntax.source, one.syntax.start, one.syntax.end) for one in removed if one.syntax)
    edits = tuple((start, end, "") for start, end in spans)
    start, end = syntax.start, syntax.end
    if "\n" in syntax.source[start:end] or "\r" in syntax.source[start:end]:
        end = syntax.name_end
    return Finding(CODE, Severity.HINT, start, end, message, notes, "remove it", None, edits)


def _with_users(op: Operation, dead: dict[Operation, Operation]) -> Iterator[Operation]:
    """`op`, and the transitive users of its results."""
    visited: set[Operation] = set()
    pending = [op]
    while pending:
        found = pending.pop()
        if found not in visited:
            visited.add(found)
            yield found
            pending.extend(dead[user] for result in found.results for user in result.users)
