"""Reach of an edit of a long function: what is found out about the buffers that it is about, in place of what was.

    reach = reach_of(item, old_sketch, sketch, knowledge)
    reach.findings(...)     # those of before, without those of edited buffers, and the ones that these have now

All about other buffers is kept. The edited ones are looked at in a slice of the program (`program_slices.py`).
"""

from __future__ import annotations

import itertools
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from ....analysis import lints
from ....analysis.ownership.function_memory import MEMORY, FunctionMemory, memory_of_function
from ....analysis.placement.heap_buffers import Placements, placements_of
from ....analysis.spans import inventory_of, name_span, readable_functions, value_span
from ....ir.graph import Block, Operation, Value
from ....ir.records import replace
from ....syntax.parser.parser_state import ParsedItem
from ....syntax.text.findings import Finding
from .edited_buffers import EditedBuffers, edited_buffers
from .plans import FunctionPlan, PlannedFree
from .program_slices import slice_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ....ods.knowledge import Knowledge
    from ....passes.ownership.eventless import Events
    from ....syntax.document.document import Item
    from ....syntax.text.edits import EditSpan
    from .buffer_sketches import BufferSketch

PartT = TypeVar("PartT")
SITE_CODES = frozenset(
    (
        *("use-after-free", "double-free", "freed-in-loop", "free-of-unowned", "memory-leak", "missing-free-on-path"),
        *("buffer-escapes", "returned-alias-of-argument", "returned-stack-memory", "redundant-clone", "dead-store"),
        *("alloca-in-loop", "alloc-in-loop", "small-heap-buffer"),
    )
)
"""Codes of the findings of `lints.OF_SITES`."""


class Reach:
    """Buffers that an edit can reach, and what is found and planned about them."""

    def __init__(
        self,
        item: Item,
        function: Operation,
        edited: EditedBuffers,
        versions: tuple[BufferSketch, BufferSketch],
        knowledge: Knowledge,
    ) -> None:
        self.edited = edited
        self._old, self._new = versions
        self.knowledge = knowledge
        self._item = item
        self._function = function

    @cached_property
    def numbers(self) -> Mapping[Operation, int]:
        return {op: number for number, op in enumerate(self._new.operations)}

    @cached_property
    def module(self) -> Operation | None:
        """The slice; None if it is large."""
        names = [name for of_root in self.edited.names.values() for name in of_root]
        return slice_of(self._function, names, self.knowledge)

    @property
    def sliced(self) -> Operation:
        """The function in the slice."""
        assert self.module is not None
        first = self.module.regions[0].blocks[0].first
        assert first is not None
        return first

    @cached_property
    def _part(self) -> Item:
        """An item with the slice alone. Spans are those of the item itself."""
        assert self.module is not None
        block = Block()
        block.append(self.module)
        return replace(self._item, parsed=ParsedItem(self._item.parsed.source, block))

    def memory(self, *, frees_elsewhere: bool) -> FunctionMemory:
        """Of the function in the slice. `frees_elsewhere`: whether the rest of the function frees anything."""
        found = replace(memory_of_function(self.sliced, self.knowledge), frees_elsewhere=frees_elsewhere)
        self._part.parsed.facts.put(MEMORY, self.knowledge, (found,))
        return found

    def events(self, known: Events) -> Events:
        """The events of the function, given those before."""
        # Loaded here: the first findings of a function come before.
        from ....passes.ownership.eventless import events_after

        edited = self.edited
        new = [op for op in self._new.operations if op in edited.new]
        return events_after(known, self._function, edited.gone, new, self.knowledge)

    # Findings

    def findings(self, known: Sequence[Finding], edit: EditSpan) -> list[Finding] | None:
        """The findings of `lints.OF_SITES`, given all `known` ones of the version before `edit`; None if it cannot be
        told which of these are about edited buffers. After `memory`.

        Offsets are from the start of the item.
        """
        mine = self._edited_places(edit)
        found: list[Finding] = []
        for one in known:
            if one.code not in SITE_CODES:
                continue
            places = [(one.start, one.end), *[(note.start, note.end) for note in one.notes]]
            if not mine.isdisjoint(places):
                continue
            if all(end < edit.start or start > edit.old_end for start, end in places):
                notes = tuple([
                    replace(note, start=_moved(note.start, edit), end=_moved(note.end, edit)) for note in one.notes
                ])  # fmt: skip
                found.append(replace(one, start=_moved(one.start, edit), end=_moved(one.end, edit), notes=notes))
            elif not self.edited.has_lost_any:
                return None
        identities = {(one.start, one.end, one.code) for one in found}
        new = [one for check in lints.OF_SITES for one in check(self._part, self.knowledge)]
        # What stands for other buffers may be returned.
        now = self._places(self.edited.names)
        new = [one for one in new if not now.isdisjoint([(one.start, one.end), *[(n.start, n.end) for n in one.notes]])]
        return [*found, *new] if identities.isdisjoint([(one.start, one.end, one.code) for one in new]) else None

    def _edited_places(self, edit: EditSpan) -> set[tuple[int, int]]:
        """Places where the buffers that there were before are made, viewed and freed, in the text before."""
        places = self._places([root for root in self.edited.before if root.defining_op not in self.edited.gone])
        after = edit.old_end + edit.delta
        outside = [one for one in places if one[1] < edit.start or one[0] > after]
        return {(start - edit.delta, end - edit.delta) if start > after else (start, end) for start, end in outside}

    def _places(self, roots: Iterable[Value]) -> set[tuple[int, int]]:
        """Places where buffers are made and viewed, and any of the edited ones freed."""
        names = [name for root in roots for name in self.edited.names.get(root, (root,))]
        places = {*map(value_span, names), *map(name_span, self.edited.frees)}
        return places | {name_span(name.defining_op) for name in names if name.defining_op is not None}

    # Places

    def placements(self, known: Placements) -> Placements | None:
        found = placements_of(self._part, self.knowledge)
        before = {root.defining_op for root in self.edited.before}
        numbers = self.numbers
        better = _merged(
            [one for one in known.better if one.op not in before],
            [replace(one, op=_author(one.op), loops=tuple(map(_author, one.loops))) for one in found.better],
            lambda one: numbers[one.op],
        )
        if known.not_moved or found.not_moved or better is None:
            return None
        reasons = [one for one in known.reasons if one[0] not in before]
        return Placements(tuple(better), (*reasons, *[(_author(op), why) for op, why in found.reasons]))

    # Plans

    def plan(self, known: FunctionPlan, new: FunctionPlan) -> FunctionPlan | None:
        """The plan of the function, given that of before and that of the slice; None if it may be another one."""
        if any(one.refusal is not None or one.is_compared or one.changes_types for one in (known, new)):
            return None
        before = self.edited.before
        of_others = [free for free in known.frees if free.value not in before]
        if not all(map(self._stays, of_others)) or any(one.value in before for one in known.clones):
            return None
        frees = _merged(of_others, new.frees, lambda free: self._place(free.value))
        holders = _merged(
            [one for one in known.holders.items() if one[0] not in before],
            [*new.holders.items()],
            lambda one: self._place(one[0]),
        )
        if frees is None or holders is None:
            return None
        lost = sum(value in before for value in known.holders)
        allocations = known.allocations - lost + new.allocations
        returned: dict[Operation, tuple[Value, ...]] = {}
        for op in {**known.returned, **new.returned}:
            others = [value for value in known.returned.get(op, ()) if value not in before]
            merged = _merged(others, new.returned.get(op, ()), self._place)
            if merged is None:
                return None
            if merged:
                returned[op] = tuple(merged)
        frees = [replace(one, before=one.after.next) if one.after is not None else one for one in frees]
        return replace(known, frees=tuple(frees), holders=dict(holders), allocations=allocations, returned=returned)

    def _place(self, value: Value) -> int:
        """The number of the operation that makes `value`, or that it is an argument in."""
        block = value.parent_block
        op = value.defining_op or (block.parent_op if block is not None else None)
        return self.numbers.get(op, -1) if op is not None else -1

    def _stays(self, free: PlannedFree) -> bool:
        """Whether the place of `free`, of another buffer, is where it was."""
        places = (free.after, free.around, free.clone_end)
        if any(place in self.edited.gone for place in places):
            return False
        if free.after is not None:
            needs = free.value.defining_op is free.after or any(one.value is free.value for one in free.after.operands)
            return needs or free.after not in self._beside
        return free.before is None or (free.before not in self.edited.gone and free.before.prev is None)

    @cached_property
    def _beside(self) -> set[Operation]:
        """Operations that may be, or may have been, the last one before an edited one."""
        found = {op.prev for op in self.edited.new if op.prev is not None}
        old = self._old.operations
        places = {op: place for place, op in enumerate(old)} if self.edited.gone else {}
        for op in self.edited.gone:
            before = old[places[op] - 1]
            found.update((before, *before.ancestors()))
        return found


def _author(op: Operation) -> Operation:
    origin = op.origin
    assert origin is not None
    return origin


def _merged(known: Sequence[PartT], new: Sequence[PartT], number: Callable[[PartT], int]) -> list[PartT] | None:
    """Both by their numbers; None if those of `known` are not in that order."""
    numbers = [number(one) for one in known]
    if any(one > other for one, other in itertools.pairwise(numbers)):
        return None
    return sorted([*known, *new], key=number)


def reach_of(item: Item, old: BufferSketch, new: BufferSketch, knowledge: Knowledge) -> Reach | None:
    """Reach of the edits between two versions of `item`; None if that may be anything."""
    functions = readable_functions(item)
    if len(functions) != 1 or item.operations != [*functions] or inventory_of(item).has_branches:
        return None
    edited = edited_buffers(old, new, knowledge)
    if edited is None:
        return None
    reach = Reach(item, functions[0], edited, (old, new), knowledge)
    if reach.module is None:
        return None
    return reach


def _moved(offset: int, edit: EditSpan) -> int:
    return offset if offset < edit.start else offset + edit.delta
