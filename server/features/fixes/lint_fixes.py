"""Fixes of the lints about buffers: deallocations inserted, moved or removed, dead buffers and clones removed.

Where a deallocation belongs is decided by minimal-deallocation, on a copy of the program; of what it inserts, only
that of the one buffer is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from ....analysis.ownership.call_summaries import CallSummaries
from ....analysis.ownership.token_states import Token
from ....dialects.common.view_chains import view_base
from ....ir.graph import Operation, Value
from ....ir.types import is_memref
from ....ods.semantics import AUTOMATIC_SCOPE, EffectKind
from ....passes.minimal.trace import MinimalTrace
from ....passes.minimal_deallocation import deallocate_function
from ....passes.pass_manager.callees import Callees
from ....syntax.document.document import Document
from ....syntax.text.edits import TextEdit
from ....syntax.text.findings import Finding, Severity
from ...facts.deallocation_facts import deallocation_of
from .offer_values import INSERT_TITLE
from .program_edits import Copies, LocatedOperation, changed, place_at
from .refusal_fixes import Proposal


def is_known(code: str) -> bool:
    """Whether there may be a proposal for findings of this code."""
    return code in _MAKERS


def proposals(document: Document, finding: Finding) -> Iterator[Proposal]:
    """The remedy of `finding`; nothing where it has several, or where the program cannot be changed safely."""
    maker = _MAKERS.get(finding.code)
    place = place_at(document, finding.start, finding.end) if maker is not None else None
    if maker is not None and place is not None:
        yield from maker(place, finding)


def _noted(place: LocatedOperation, finding: Finding) -> Iterator[Operation]:
    """The operations that the notes point at, or whose results they point at."""
    for note in finding.notes:
        found = place_at(place.document, note.start, note.end)
        if found is not None and found.item is place.item:
            yield found.op


# Deallocations that are missing, or too early


def _insert(place: LocatedOperation, finding: Finding) -> Iterator[Proposal]:
    value = _value_at(place, finding)
    plan = deallocation_of(place.document, place.item).plan_of(place.function)
    if value is None or plan is None or plan.refusal is not None or plan.is_compared or plan.changes_types:
        return
    if finding.severity is Severity.HINT:
        # Nothing is freed by hand yet: with one deallocation, the other buffers of the function would be leaks.
        # Called as the action on the function, which makes the same edit.
        yield Proposal(INSERT_TITLE, partial(_deallocated, place, None, ()))
    else:
        yield Proposal(f"Insert the deallocation of {_called(value)}", partial(_deallocated, place, value, ()))


def _value_at(place: LocatedOperation, finding: Finding) -> Value | None:
    """The buffer whose definition is the finding's range."""
    buffers = [result for result in place.op.results if is_memref(result.type)]
    start = place.offset(0)
    return next((one for one in buffers if one.span == (finding.start - start, finding.end - start)), None)


def _called(value: Value) -> str:
    return f"%{value.name}" if value.name else "this buffer"


def _move(place: LocatedOperation, finding: Finding) -> Iterator[Proposal]:
    """A deallocation before the last use, or in a loop that its buffer is not allocated in."""
    noted = list(_noted(place, finding))
    early = [op for op in (place.op, *noted) if _frees_alone(place, op)]
    made = next((op for op in reversed(noted) if _allocates(place, op)), None)
    if len(early) != 1 or made is None:
        return
    where = "after the last use" if early[0] is not place.op else "out of the loop"
    make = partial(_deallocated, place, made.results[0], tuple(early))
    yield Proposal(f"Move the deallocation of {_called(made.results[0])} {where}", make)


def _deallocated(place: LocatedOperation, value: Value | None, without: tuple[Operation, ...]) -> tuple[TextEdit, ...]:
    """The edits that leave `without` out and free `value`, or all buffers, where it is needed no more; none where
    that is refused."""
    refused: list[bool] = []

    def change(copies: Copies) -> None:
        function = copies[place.function]
        for op in without:
            copies[op].erase()
        root = [function, *function.ancestors()][-1]
        knowledge = place.document.knowledge
        result = deallocate_function(function, knowledge, CallSummaries(root, knowledge, Callees(knowledge)))
        refused.append(bool(result.refusals))
        if value is not None and isinstance(result.trace, MinimalTrace):
            _keep_only(value, result.trace)

    edits = changed(place, change)
    return () if any(refused) else edits


def _keep_only(value: Value, trace: MinimalTrace) -> None:
    """Erase the inserted frees of other buffers. Those under a condition stay: what makes it is inserted, too."""
    tokens = {token.holder: token for states in trace.states for token in states.tokens.values()}
    wanted = {holder for holder, token in tokens.items() if _is_fed_by(value, token, tokens)}
    for freed in trace.frees:
        block = freed.operation.parent
        is_plain = freed.condition is None and block is not None and block.origin is not None
        if freed.token.holder not in wanted and is_plain:
            freed.operation.erase()


def _is_fed_by(value: Value, token: Token, tokens: dict[Value, Token]) -> bool:
    """Whether the token of the author's `value` may have moved to `token`."""
    pending = [token]
    seen = {token.holder}
    for one in pending:
        if one.holder.origin is value:
            return True
        for source in (tokens[feed.source] for feed in one.feeds if feed.source in tokens):
            if source.holder not in seen:
                seen.add(source.holder)
                pending.append(source)
    return False


# Deallocations too many


def _remove(place: LocatedOperation, finding: Finding) -> Iterator[Proposal]:
    """Only what frees on no path what has to be freed."""
    if finding.severity is Severity.WARNING and _frees_alone(place, place.op):
        yield Proposal("Remove this deallocation", partial(changed, place, partial(_erase, (place.op,))))


def _free_base(place: LocatedOperation, finding: Finding) -> Iterator[Proposal]:
    """The allocation that a view shows, instead of the view; what nobody here may free is not freed at all."""
    if finding.severity is not Severity.WARNING or not _frees_alone(place, place.op):
        return
    base = view_base(place.op.operands[0].value, place.document.knowledge)
    made = base.defining_op
    if base is place.op.operands[0].value or made is None or not _allocates(place, made):
        yield from _remove(place, finding)
        return

    def change(copies: Copies) -> None:
        copies[place.op].operands[0].set(copies[made].results[0])

    yield Proposal(f"Free {_called(base)}, the allocation itself", partial(changed, place, change))


def _erase(ops: Iterable[Operation], copies: Copies) -> None:
    for op in ops:
        copies[op].erase()


def _frees_alone(place: LocatedOperation, op: Operation) -> bool:
    """Whether `op` frees its one buffer and does nothing else."""
    effects = place.document.knowledge.effects(op) or ()
    is_free = bool(effects) and all(effect.kind is EffectKind.FREE for effect in effects)
    return is_free and len(op.operands) == 1 and not op.results and not op.regions


def _allocates(place: LocatedOperation, op: Operation) -> bool:
    """Whether the one result of `op` is a buffer of its own, which somebody has to free."""
    effects = place.document.knowledge.effects(op) or ()
    return len(op.results) == 1 and any(
        effect.kind is EffectKind.ALLOCATE and effect.value is op.results[0] and effect.resource != AUTOMATIC_SCOPE
        for effect in effects
    )


# Buffers too many


def _merge_clone(place: LocatedOperation, finding: Finding) -> Iterator[Proposal]:
    frees = [op for op in _noted(place, finding) if _frees_alone(place, op)]
    clone = place.op
    if len(frees) != 1 or len(clone.operands) != 1 or clone.operands[0].value.type is not clone.results[0].type:
        return

    def change(copies: Copies) -> None:
        copies[frees[0]].erase()
        copies[clone].results[0].replace_all_uses_with(copies[clone].operands[0].value)
        copies[clone].erase()

    title = f"Use {_called(clone.operands[0].value)} instead of the clone"
    yield Proposal(title, partial(changed, place, change))


def _remove_dead(place: LocatedOperation, finding: Finding) -> Iterator[Proposal]:
    """The buffer, its views, and the operations that only write or free it."""
    made = next((op for op in _noted(place, finding) if _allocates(place, op)), None)
    dead = _dead_with(place, made) if made is not None else None
    if made is not None and dead is not None:
        title = f"Remove {_called(made.results[0])} and all stores to it"
        yield Proposal(title, partial(changed, place, partial(_erase, tuple(reversed(dead)))))


def _dead_with(place: LocatedOperation, made: Operation) -> list[Operation] | None:
    """`made` and all operations on its buffer, in an order of definition; None where one does something else, too."""
    knowledge = place.document.knowledge
    found = [made]
    names = [made.results[0]]
    for name in names:
        for user in dict.fromkeys(name.users):
            if user in found:
                continue
            if knowledge.view_source(user) is name and len(user.results) == 1:
                names.append(user.results[0])
            elif user.results or user.successors or knowledge.has_recursive_effects(user):
                return None
            found.append(user)
    for user in found[1:]:
        effects = knowledge.effects(user)
        if effects is None or any(one.value not in names for one in effects if one.kind is not EffectKind.READ):
            return None
    return found


def _hoist(place: LocatedOperation, finding: Finding) -> Iterator[Proposal]:
    """Stack memory that no iteration hands to the next, before the loop."""
    loop = next(_noted(place, finding), None)
    op = place.op
    if loop is None or op.operands or loop.parent is None or loop not in op.ancestors():
        return
    names = [*op.results]
    for name in names:
        for user in name.users:
            if user.parent is not None and user is user.parent.last and place.document.knowledge.is_terminator(user):
                return
            names += [result for result in user.results if is_memref(result.type) and result not in names]
    title = f"Move {_called(op.results[0])} before the loop"

    def change(copies: Copies) -> None:
        moved, before = copies[op], copies[loop]
        moved.detach()
        if before.parent is not None:
            before.parent.insert_before(before, moved)

    yield Proposal(title, partial(changed, place, change))


_Maker = Callable[[LocatedOperation, Finding], Iterator[Proposal]]
_MAKERS: dict[str, _Maker] = {
    "memory-leak": _insert,
    "missing-free-on-path": _insert,
    "use-after-free": _move,
    "freed-in-loop": _move,
    "double-free": _remove,
    "free-of-unowned": _free_base,
    "redundant-clone": _merge_clone,
    "dead-store": _remove_dead,
    "alloca-in-loop": _hoist,
}
