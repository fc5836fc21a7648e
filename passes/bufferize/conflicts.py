"""Read-after-write conflicts: whether an operand may be bufferized in place (OneShotAnalysis.cpp of LLVM 22).

Sets of aliases are free of conflicts at any time, because operands that make one are not bufferized in place. So
only pairs that an operand newly brings together are looked at: reads of one set with writes of another one, and the
operand's own write with all reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...ir.graph import Block, BlockArgument, Operation, OpOperand, OpResult, Region, Value
from ...ods.bufferization.interface import TENSORS
from .alias_sets import AliasSet, AliasSets
from .llvm_order import LlvmOrder
from .paths import STRAIGHT, Path, Paths
from .regions import Regions
from .state import WITH_LEAVES, AnalysisState, Traversal
from .subsets import are_disjoint_subsets, varies
from .trace import Conflict, Divergence, Excuse, NotWritable, ParallelConflict, Reason
from .unseen import Unseen

_SAME_BUFFER = Traversal(leaves=False, equivalent_only=True, same_type_or_casts_only=True)


class ConflictFinder:
    """Answers for one analysis; `sets` grows meanwhile."""

    def __init__(self, state: AnalysisState, sets: AliasSets) -> None:
        self.state = state
        self.sets = sets
        self.divergences: list[Divergence] = []
        self.unseen: dict[OpOperand, Divergence] = {}
        """Operands out of place for a reason that LLVM 22 may not see."""
        self._crosses: dict[OpOperand, Value | None] = {}
        self._subsets: dict[tuple[OpOperand, OpOperand], bool] = {}
        self._order: dict[Operation, int] = {}
        exact = state.regions if state.is_exact else Regions(state.knowledge, state.interface, is_exact=True)
        self.llvm = LlvmOrder(exact, state.knowledge)
        self.paths = Paths(state.regions, self._order)
        self._homes: dict[Block, Block] = {}
        self._places: dict[Operation, tuple[Block | None, int]] = {}
        self._count = 0

    # Sets of uses

    def united(self, operand: OpOperand) -> list[AliasSet]:
        """The sets that become one if `operand` is bufferized in place, each once."""
        sets = [self.sets.set_of(operand.value)]
        for alias in self.state.aliases(operand):
            found = self.sets.set_of(alias.value)
            if found not in sets:
                sets.append(found)
        return sets

    def is_read(self, use: OpOperand) -> bool:
        """Whether `use` reads, or is turned into something that is read."""
        state = self.state
        if state.reads(use):
            return True
        return not state.writes(use) and any(state.is_value_read(alias.value) for alias in state.aliases(use))

    def add_write(self, operand: OpOperand) -> None:
        """`operand` is in place now: its write counts."""
        if self.state.writes(operand):
            found = self.sets.set_of(operand.value)
            found.writes.append(operand)
            self._count += 1
            found.index.add_write(operand, *self._place(operand.owner), self._count)
            if self.crossed_definition(operand) is not None:
                found.crossing.append(operand)

    # Writability

    def not_writable(
        self, operand: OpOperand, sets: Sequence[AliasSet], *, is_consistency: bool = False
    ) -> NotWritable | None:
        """A value that would be written though it may not, if `operand` is bufferized in place; `sets`: it unites."""
        writes = (not is_consistency and self.state.writes(operand)) or any(found.writes for found in sets)
        if not writes:
            return None
        value = next((found.unwritable for found in sets if found.unwritable is not None), None)
        return NotWritable(value) if value is not None else None

    # Conflicts

    def conflict(self, operand: OpOperand, sets: Sequence[AliasSet]) -> Reason | None:
        """The first conflict of bufferizing `operand` in place, which unites `sets`; None without one."""
        new = operand if self.state.writes(operand) else None
        if new is None and len(sets) == 1 and not sets[0].crossing:
            # Nothing comes together.
            return None
        found = self._parallel_conflict(sets, new)
        if found is not None:
            self._note_across(operand, found.write, is_read=any(each.reads for each in sets))
            return found
        if next(self.conflicts(sets, new), None) is not None:
            return self.first_conflict(operand, sets, new)
        return None

    def conflicts(
        self, sets: Sequence[AliasSet], new: OpOperand | None
    ) -> Iterator[tuple[OpOperand, OpOperand, Value]]:
        """Reads, writes and definitions in conflict if `sets` become one and `new` writes, in no order."""
        for read, write in self._new_pairs(sets, new):
            definition = self._conflict_of(read, write)
            if definition is not None:
                yield read, write, definition

    def is_consistent(self, operand: OpOperand) -> bool:
        """Whether `operand`, which is in place already, conflicts with nothing in the sets that it unites."""
        sets = self.united(operand)
        if not any(each.writes for each in sets):
            return True
        if self._parallel_conflict(sets, None) is not None:
            return False
        return all(self._conflict_of(read, write) is None for read, write in self._all_pairs(sets))

    def _new_pairs(self, sets: Sequence[AliasSet], new: OpOperand | None) -> Iterator[tuple[OpOperand, OpOperand]]:
        for reading in sets:
            if not reading.reads:
                continue
            if new is not None:
                for read in reading.index.reads_near(*self._place(new.owner)):
                    yield read, new
            for writing in sets:
                if writing is reading:
                    continue
                if len(writing.writes) <= len(reading.reads):
                    for write in writing.writes:
                        for read in reading.index.reads_near(*self._place(write.owner)):
                            yield read, write
                else:
                    for read in reading.reads:
                        for write in writing.index.writes_near(*self._interval(read)):
                            yield read, write

    def _sorted_new_pairs(
        self, sets: Sequence[AliasSet], new: OpOperand | None
    ) -> Iterator[Iterator[tuple[OpOperand, OpOperand]]]:
        """As `_new_pairs`, but the reads of each write, or the writes of each read, in the order of the program."""
        for reading in sets:
            for writing in sets:
                if writing is not reading and len(writing.writes) > len(reading.reads):
                    for read in reading.reads:
                        for writes in writing.index.sorted_writes_near(*self._interval(read), self._position):
                            yield ((read, write) for write in writes)
                    continue
                for write in writing.writes if writing is not reading else [new] if new is not None else []:
                    for reads in reading.index.sorted_reads_near(*self._place(write.owner), self._position):
                        yield ((read, write) for read in reads)

    def _all_pairs(self, sets: Sequence[AliasSet]) -> Iterator[tuple[OpOperand, OpOperand]]:
        for reading in sets:
            for writing in sets:
                for write in writing.writes:
                    for read in reading.reads:
                        yield read, write

    def first_conflict(self, operand: OpOperand, sets: Sequence[AliasSet], new: OpOperand | None) -> Conflict:
        """The first of the new ones in the order of the program: reads, then writes. `operand` is being decided."""
        conflicts: list[tuple[OpOperand, OpOperand, Value]] = []
        for pairs in self._sorted_new_pairs(sets, new):
            found: tuple[OpOperand, OpOperand, Value] | None = None
            for read, write in pairs:
                # All after the first one are later, except operands of the same operation.
                if found is not None and (read.owner is not found[0].owner or write.owner is not found[1].owner):
                    break
                definition = self._conflict_of(read, write)
                if definition is not None:
                    found = (read, write, definition)
                    conflicts.append(found)
        read, write, definition = min(conflicts, key=lambda each: (self._position(each[0]), self._position(each[1])))
        if self.state.is_exact:
            usable = self.llvm.is_order_usable(read, write, self.state.definitions(read.value))
        else:
            lost = self._lost(read, write)
            usable = lost is not None and lost[1].again is None
            if lost is not None:
                self._note_unseen(operand, Unseen(write, read, *lost))
        return Conflict(read, write, definition, usable, tuple(self._tried(read, definition, usable)))

    def _note_unseen(self, operand: OpOperand, found: Unseen) -> None:
        read, write = found.read, found.write
        is_known = read is not None and self._llvm_conflict_of(read, write) is not None
        if not is_known or self.state.has_more_aliases or (read is not None and read.value in self.state.shown):
            self.unseen[operand] = found.divergence(self.state.regions, self.llvm, is_known=is_known)

    def _note_across(self, operand: OpOperand, write: OpOperand, *, is_read: bool) -> None:
        region = write.owner.parent_region
        if not is_read or self.llvm.regions.parallel(region) is not self.state.regions.parallel(region):
            self._note_unseen(operand, Unseen(write))

    def add_read(self, use: OpOperand, of: Value | None = None) -> None:
        """`use` reads a member of the set of its value, or of the set of another one."""
        found = self.sets.set_of(of or use.value)
        found.reads.append(use)
        self._count += 1
        found.index.add_read(use, *self._interval(use), self._count)

    def _number(self, op: Operation) -> int:
        return self._order.get(op, 0)

    def _place(self, op: Operation) -> tuple[Block | None, int]:
        """The outermost block that `op` runs in once each time, and its number; no block where that does not order it.

        It does not if `op` contains others that are in this order, too: they come after its start, not after `op`.
        """
        found = self._places.get(op)
        if found is None:
            if op.regions and any(self.home_of(block) is not block for region in op.regions for block in region.blocks):
                found = None, 0
            else:
                found = self.home_of(op.parent) if op.parent is not None else None, self._number(op)
            self._places[op] = found
        return found

    def _interval(self, read: OpOperand) -> tuple[Block | None, int, int]:
        """The block of a read, as `_place`, the first of its definitions, and the read.

        No block where one of its definitions does not run there, or not around the read.
        """
        home, position = self._place(read.owner)
        if home is None:
            return None, 0, 0
        first = position
        for value in self.state.definitions(read.value):
            block = value.parent_block
            if block is None or not self._is_around(block, read.owner, home):
                return None, 0, 0
            if isinstance(value, OpResult):
                first = min(first, self._number(value.op))
            else:
                around = block.parent_op if block is not home else None
                first = min(first, self._number(around)) if around is not None else -1
        return home, first, position

    @staticmethod
    def _is_around(block: Block, op: Operation, home: Block) -> bool:
        """Whether `block` is that of `op`, or one around it, up to `home`."""
        at = op.parent
        while at is not None and at is not block and at is not home:
            around = at.parent_op
            at = around.parent if around is not None else None
        return at is block

    def home_of(self, block: Block) -> Block:
        """The outermost block around `block` which runs it at most once each time, and in the order of the text.

        From there on each region runs at most once, has one block, and excludes those beside it.
        """
        passed: list[Block] = []
        home = block
        while home not in self._homes:
            passed.append(home)
            region = home.parent
            around = region.parent.parent if region is not None else None
            if region is None or around is None or not self._runs_in_place(region):
                self._homes[home] = home
            else:
                home = around
        home = self._homes[home]
        for each in passed:
            self._homes[each] = home
        return home

    def _runs_in_place(self, region: Region) -> bool:
        op = region.parent
        return (
            len(region.blocks) == 1
            and self.state.knowledge.region_branch(op) is not None
            and self.state.regions.repetitive(region) is not region
            and not any(self.state.regions.can_reach(region, other) for other in op.regions)
            and (self.state.is_exact or not self.state.regions.runs(region).may_be_late)
        )

    def _position(self, use: OpOperand) -> tuple[int, int]:
        return self._order.get(use.owner, 0), use.index

    def number_operations(self, ops: Iterable[Operation]) -> None:
        """The order in which uses are looked at when a conflict is reported."""
        for op in ops:
            self._order[op] = len(self._order)

    # The parallel rule

    def _parallel_conflict(self, sets: Sequence[AliasSet], new: OpOperand | None) -> ParallelConflict | None:
        if not self.state.options.check_parallel_regions:
            return None
        writes = [use for each in sets for use in each.crossing]
        if new is not None:
            writes.append(new)
        if not any(each.reads for each in sets):
            writes = [write for write in writes if self._may_read_within(write)]
        for write in writes:
            definition = self.crossed_definition(write)
            if definition is not None:
                return ParallelConflict(write, definition)
        return None

    def _may_read_within(self, write: OpOperand) -> bool:
        """Whether the operation may read what it has written before it ends, as a function that is called; LLVM 22 does
        not ask."""
        return not self.state.is_exact and self.state.knowledge.is_call(write.owner)

    def crossed_definition(self, write: OpOperand) -> Value | None:
        """The definition that `write` overwrites, if it is outside of the parallel region around."""
        state = self.state
        if write not in self._crosses:
            here = state.regions.parallel(write.owner.parent_region)
            found = None
            for value in state.find_origins(write, self._is_made, WITH_LEAVES):
                if state.regions.parallel(value.parent_region) is not here:
                    found = value
                    break
            self._crosses[write] = found
        return self._crosses[write]

    def _is_made(self, value: Value) -> bool:
        """Whether `value` is no memory that was handed on; LLVM 22 does not look beyond arguments of blocks."""
        state = self.state
        is_handed = isinstance(value, BlockArgument) and not state.is_exact and bool(state.aliasing_operands(value))
        return not is_handed and state.result_is_write(value)

    # One read and one write

    def _conflict_of(self, read: OpOperand, write: OpOperand) -> Value | None:
        """The definition that `read` would lose to `write`; None: they do not conflict."""
        if self.state.is_exact:
            return self._llvm_conflict_of(read, write)
        found = self._lost(read, write)
        return found[0] if found is not None else None

    def _llvm_conflict_of(self, read: OpOperand, write: OpOperand) -> Value | None:
        """The definition that LLVM 22 takes for lost."""
        definitions = self.state.definitions(read.value)
        if not definitions:
            return None
        is_usable = self.llvm.is_order_usable(read, write, definitions)
        if is_usable and (self.llvm.excuse(read, write) is not None or self._is_elementwise(read, write)):
            return None
        for definition in definitions:
            excuse = self.llvm.definition_excuse(definition, write.owner)
            if excuse is None and self._definition_excuse(definition, write) is None:
                # Asked last: it may follow what was written back to the start of the function.
                return None if self._are_disjoint(read, write) else definition
        return None

    def _lost(self, read: OpOperand, write: OpOperand) -> tuple[Value, Path] | None:
        """The definition whose contents `read` should see, and the path on which `write` changes them before."""
        is_ordered = read is write
        for definition in self.state.definitions(read.value):
            if self._definition_excuse(definition, write) is not None:
                continue
            path = self.paths.find(write.owner, read.owner, definition)
            if path is None and read.owner is write.owner and not is_ordered:
                is_ordered = self._is_elementwise(read, write)
                path = None if is_ordered else STRAIGHT
            if path is not None and self._are_disjoint(read, write):
                # In one run; the next one may read another part.
                path = self.paths.find_around(write.owner, read.owner, definition)
                if path is not None and (path.again is None or not varies(self.state, read, path.again)):
                    path = None
            if path is not None:
                return definition, path
        return None

    def _definition_excuse(self, definition: Value, write: OpOperand) -> Excuse | None:
        op = write.owner
        if definition.defining_op is op and definition in self.state.shown:
            return Excuse.WRITE_IS_DEFINITION
        if isinstance(definition, OpResult) and definition.op.regions and definition.op.is_proper_ancestor_of(op):
            return Excuse.WRITE_IN_DEFINITION
        aliases = self.state.aliases(write)
        if len(aliases) == 1 and aliases[0].value is definition:
            return Excuse.WRITE_IS_DEFINITION
        return None

    def _tried(self, read: OpOperand, definition: Value, usable: bool) -> Iterator[Excuse]:
        yield Excuse.NO_DEFINITION
        if usable:
            yield from (Excuse.READ_FIRST, Excuse.SAME_OPERAND, Excuse.EXCLUSIVE, Excuse.ELEMENTWISE)
        yield Excuse.DISJOINT_SUBSETS
        if isinstance(definition, OpResult):
            yield from (Excuse.WRITE_BEFORE_DEFINITION, Excuse.WRITE_IN_DEFINITION)
        else:
            yield Excuse.WRITE_OUTSIDE_BLOCK
        yield Excuse.WRITE_IS_DEFINITION

    def _is_elementwise(self, read: OpOperand, write: OpOperand) -> bool:
        op = read.owner
        if op is not write.owner:
            return False
        interface = self.state.interface(op)
        if interface is None or interface.is_elementwise is None or not interface.is_elementwise(op, (read, write)):
            return False
        for start, goal in ((read, write), (write, read)):
            found = self.state.find_origins(
                start, lambda value, goal=goal: value is goal.value, _SAME_BUFFER, goals=(goal.value,)
            )
            if found:
                return True
        return False

    def _are_disjoint(self, read: OpOperand, write: OpOperand) -> bool:
        reading, writing = self.state.interface(read.owner), self.state.interface(write.owner)
        if (reading is None or reading.subset is None) and (writing is None or writing.subset is None):
            return False
        known = self._subsets.get((read, write))
        if known is None:
            known = self._subsets[read, write] = are_disjoint_subsets(self.state, read, write)
        return known


def operands_of(op: Operation) -> list[OpOperand]:
    """The tensor operands, in order."""
    return [operand for operand in op.operands if isinstance(operand.value.type, TENSORS)]
