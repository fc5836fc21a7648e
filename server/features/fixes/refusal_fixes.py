"""Fixes of refusals of the ownership pass; their edits are computed when they are resolved.

Whether a fix is right is decided by looking at the operations around the finding; the program itself is copied and
changed only for the edits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from ....dialects.common.view_chains import view_base
from ....ir.attributes import UNIT
from ....ir.graph import BlockArgument, Operation, Value
from ....ir.records import dataclass
from ....ir.types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType, is_memref
from ....ir.walk import walk
from ....ods.semantics import AUTOMATIC_SCOPE, EffectKind
from ....passes.expand_realloc import ExpandRealloc
from ....passes.ownership.preconditions import MANUAL_DEALLOCATION, no_deallocation
from ....syntax.document.document import Document
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.findings import Finding
from .cf_to_scf import structured
from .placement_fixes import move_before_loop, put_on_stack, remove_copy
from .program_edits import Copies, LocatedOperation, changed, place_at
from .proposals import Maker, Proposal

_FREE_BY_HAND = "dealloc-frees-buffer"


def is_known(code: str) -> bool:
    """Whether there may be a proposal for findings of this code."""
    return code in _MAKERS


def proposals(document: Document, finding: Finding) -> Iterator[Proposal]:
    """The fixes of `finding`, the most likely first."""
    makers = _MAKERS.get(finding.code, ())
    place = place_at(document, finding.start, finding.end) if makers else None
    if place is not None:
        for maker in makers:
            yield from maker(place)


# Reallocations


def _expand_realloc(place: LocatedOperation) -> Iterator[Proposal]:
    if place.op.name != "memref.realloc":
        return
    one = partial(changed, place, partial(_expand, place, (place.op,)))
    yield Proposal("Expand this memref.realloc into an allocation and a copy", one)
    alike = tuple(op for op in walk(place.function) if op.name == place.op.name)
    if len(alike) > 1:
        every = partial(changed, place, partial(_expand, place, alike))
        yield Proposal(f"Expand all memref.realloc of {place.function_name}", every)


def _expand(place: LocatedOperation, reallocs: tuple[Operation, ...], copies: Copies) -> None:
    """Without deallocations, as the pipeline does: they are what the pass places afterwards."""
    for op in reallocs:
        ExpandRealloc(emit_deallocs=False).run(copies[op], place.document.knowledge)


# Deallocations by hand


@dataclass(frozen=True, eq=False)
class _Frees:
    """The deallocations of one function, in text order: each of a thousand refusals asks for them."""

    found: tuple[Operation, ...]
    can_go: bool
    """Whether nothing but buffers allocated in the function is freed: of others, the pass frees none."""
    by_allocation: Mapping[Operation, Sequence[Operation]]
    """The operations that free what each operation makes."""


_FREES = FactKey[_Frees]("deallocations of a function")


def _frees_of(place: LocatedOperation) -> _Frees:
    function = place.function
    return place.item.parsed.facts.get(_FREES, (place.document.knowledge, function), _find_frees, place, function)


def _find_frees(place: LocatedOperation, function: Operation) -> _Frees:
    found = tuple([op for op in walk(function) if _is_deallocation(place, op)])
    by_allocation: dict[Operation, list[Operation]] = {}
    for op in walk(function):
        for allocation in dict.fromkeys(_freed_by(place, op)):
            by_allocation.setdefault(allocation, []).append(op)
    return _Frees(found, all(_can_go(place, op) for op in found), by_allocation)


def _remove_deallocations(place: LocatedOperation) -> Iterator[Proposal]:
    frees = _frees_of(place)
    found = frees.found
    if not frees.can_go or not _is_deallocation(place, place.op):
        return
    which = "this deallocation" if len(found) == 1 else f"the {len(found)} deallocations"
    title = f"Remove {which} of {place.function_name}, so that the pass places it"
    make = partial(changed, place, partial(_remove, found))
    yield Proposal(title if len(found) == 1 else f"{title.removesuffix('it')}them", make)


def _is_deallocation(place: LocatedOperation, op: Operation) -> bool:
    """Frees buffers and does nothing else, and is not meant to stay."""
    if no_deallocation(op, place.document.knowledge) is not None:
        return True
    if op.regions or op.attribute(MANUAL_DEALLOCATION) is not None:
        return False
    effects = place.document.knowledge.effects(op) or ()
    return any(effect.kind is EffectKind.FREE for effect in effects) and all(
        not is_memref(result.type) for result in op.results
    )


def _can_go(place: LocatedOperation, op: Operation) -> bool:
    return not any(result.uses for result in op.results) and all(
        _is_made_here(place, operand.value) for operand in op.operands if is_memref(operand.value.type)
    )


def _is_made_here(place: LocatedOperation, buffer: Value) -> bool:
    """Not an argument of the function, a global, on the stack, a view of one, or what the pass cannot free.

    Arguments of blocks pass.
    """
    knowledge = place.document.knowledge
    root = view_base(buffer, knowledge)
    op = root.defining_op
    semantics = knowledge.semantics(op.name) if op is not None else None
    if semantics is not None and semantics.freed_by is not None:
        return False
    if op is not None and not op.regions and not knowledge.is_call(op) and knowledge.effects(op) is not None:
        types = [operand.value.type for operand in op.operands]
        shaped = (MemRefType, UnrankedMemRefType, RankedTensorType, UnrankedTensorType)
        return _allocates(place, op) or any(isinstance(type_, shaped) for type_ in types)
    return not (isinstance(root, BlockArgument) and root.block.is_entry and root.block.parent_op is place.function)


def _remove(ops: tuple[Operation, ...], copies: Copies) -> None:
    for op in ops:
        copies[op].erase()


def _mark_manual(place: LocatedOperation) -> Iterator[Proposal]:
    """The allocation of what is freed, and everything that frees it."""
    knowledge = place.document.knowledge
    freed = [effect.value for effect in knowledge.effects(place.op) or () if effect.kind is EffectKind.FREE]
    buffers = [value for value in (freed or list(place.op.results)) if value is not None and is_memref(value.type)]
    if len(buffers) != 1:
        return
    allocation = view_base(buffers[0], place.document.knowledge).defining_op
    if allocation is None or not _allocates(place, allocation):
        return
    to_mark = [allocation, *_frees_of(place).by_allocation.get(allocation, ())]
    if any(op.name == "memref.realloc" for op in to_mark):
        return
    what = f"%{allocation.results[0].name}" if allocation.results[0].name else "this buffer"
    title = f"Mark {what} as freed by hand: {MANUAL_DEALLOCATION}"
    yield Proposal(title, partial(changed, place, partial(_mark, tuple(to_mark))))


def _allocates(place: LocatedOperation, op: Operation) -> bool:
    """Whether it makes a buffer on the heap."""
    return any(
        effect.kind is EffectKind.ALLOCATE and effect.value is not None and effect.resource != AUTOMATIC_SCOPE
        for effect in place.document.knowledge.effects(op) or ()
    )


def _freed_by(place: LocatedOperation, op: Operation) -> Iterator[Operation]:
    """The operations that made what `op` frees."""
    for effect in place.document.knowledge.effects(op) or ():
        if effect.kind is EffectKind.FREE and effect.value is not None:
            made = view_base(effect.value, place.document.knowledge).defining_op
            if made is not None:
                yield made


def _mark(ops: tuple[Operation, ...], copies: Copies) -> None:
    for op in ops:
        copies[op].attributes[MANUAL_DEALLOCATION] = UNIT


# Loops of blocks


def _structure_loops(place: LocatedOperation) -> Iterator[Proposal]:
    found = structured(place)
    if found is None:
        return
    yield Proposal(found.title, lambda: found.edits, found.is_exact)


_MAKERS: dict[str, tuple[Maker, ...]] = {
    _FREE_BY_HAND: (_expand_realloc, _remove_deallocations, _mark_manual),
    "llvm22-shrinking-realloc": (_expand_realloc,),
    "dealloc-already-present": (_remove_deallocations,),
    "dealloc-freed-twice": (_mark_manual,),
    "dealloc-freed-otherwise": (_mark_manual,),
    "dealloc-unstructured-loop": (_structure_loops,),
    "alloc-in-loop": (move_before_loop,),
    "needless-copy": (remove_copy,),
    "small-heap-buffer": (put_on_stack,),
}
