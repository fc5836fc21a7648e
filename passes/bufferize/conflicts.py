"""Read-after-write conflicts: whether an operand may be bufferized in place (OneShotAnalysis.cpp of LLVM 22).

Sets of aliases are free of conflicts at any time, because operands that make one are not bufferized in place. So
only pairs that an operand newly brings together are looked at: reads of one set with writes of another one, and the
operand's own write with all reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...ir.dominance import Dominance
from ...ir.graph import Block, BlockArgument, Operation, OpOperand, OpResult, Region, Value
from ...ods.bufferization.interface import is_tensor
from ..pass_manager.compat import Compat
from .alias_sets import AliasSet, AliasSets
from .state import WITH_LEAVES, AnalysisState, Traversal
from .subsets import are_disjoint_subsets
from .trace import Conflict, Divergence, Excuse, NotWritable, ParallelConflict, Reason

_UNORDERED = "HasOnlyGraphRegion"
_SAME_BUFFER = Traversal(leaves=False, equivalent_only=True, same_type_or_casts_only=True)


class ConflictFinder:
    """Answers for one analysis; `sets` grows meanwhile."""

    def __init__(self, state: AnalysisState, sets: AliasSets) -> None:
        self.state = state
        self.sets = sets
        self.dominance = Dominance()
        self.divergences: list[Divergence] = []
        self._crosses: dict[OpOperand, Value | None] = {}
        self._subsets: dict[tuple[OpOperand, OpOperand], bool] = {}
        self._order: dict[Operation, int] = {}
        self._homes: dict[Block, Block] = {}
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

    def not_writable(self, operand: OpOperand, *, is_consistency: bool = False) -> NotWritable | None:
        """A value that would be written though it may not, if `operand` is bufferized in place."""
        sets = self.united(operand)
        writes = (not is_consistency and self.state.writes(operand)) or any(found.writes for found in sets)
        if not writes:
            return None
        value = next((found.unwritable for found in sets if found.unwritable is not None), None)
        return NotWritable(value) if value is not None else None

    # Conflicts

    def conflict(self, operand: OpOperand) -> Reason | None:
        """The first conflict of bufferizing `operand` in place; None without one."""
        sets = self.united(operand)
        new = operand if self.state.writes(operand) else None
        if new is None and len(sets) == 1 and not sets[0].crossing:
            # Nothing comes together.
            return None
        found = self._parallel_conflict(sets, new)
        if found is not None:
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
        self._note_divergence(read, write, definition)
        usable = self.is_order_usable(read, write, self.state.definitions(read.value))
        return Conflict(read, write, definition, usable, tuple(self._tried(read, definition, usable)))

    def _note_divergence(self, read: OpOperand, write: OpOperand, definition: Value) -> None:
        """Conflicts that LLVM 22 does not see."""
        if self.state.is_exact:
            return
        op, parent = write.owner, read.owner.parent_op
        if isinstance(definition, BlockArgument) and definition.block.parent is not None and op.parent is not None:
            inside = op.parent.ancestor_in(definition.block.parent)
            if inside is not None and inside is not definition.block:
                message = (
                    "LLVM 22 does not see that this is read after it was overwritten, because that is in a later block"
                )
                self.divergences.append(Divergence("later-block", message, op))
        if parent is not None and self.state.knowledge.has_trait(parent, _UNORDERED):
            message = "LLVM 22 does not see that a thread changes more of the shared output than its part"
            self.divergences.append(Divergence("thread-writes", message, op))

    def add_read(self, use: OpOperand) -> None:
        """`use` reads a member of the set of its value."""
        found = self.sets.set_of(use.value)
        found.reads.append(use)
        self._count += 1
        found.index.add_read(use, *self._interval(use), self._count)

    def _number(self, op: Operation) -> int:
        return self._order.get(op, 0)

    def _place(self, op: Operation) -> tuple[Block | None, int]:
        """The outermost block that `op` runs in once each time, and its number; no block where that does not order it.

        It does not if `op` contains others that are in this order, too: they come after its start, not after `op`.
        """
        if op.regions and any(self.home_of(block) is not block for region in op.regions for block in region.blocks):
            return None, 0
        return self.home_of(op.parent) if op.parent is not None else None, self._number(op)

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
            and self.state.repetitive_region(region) is not region
            and not any(self.state.can_reach(region, other) for other in op.regions)
        )

    def _position(self, use: OpOperand) -> tuple[int, int]:
        return self._order.get(use.owner, 0), use.index

    def number_operations(self, ops: Iterable[Operation]) -> None:
        """The order in which uses are looked at when a conflict is reported."""
        for op in ops:
            self._order[op] = len(self._order)

    # The parallel rule

    def _parallel_conflict(self, sets: Sequence[AliasSet], new: OpOperand | None) -> ParallelConflict | None:
        if not self.state.options.check_parallel_regions or not any(each.reads for each in sets):
            return None
        writes = [use for each in sets for use in each.crossing]
        if new is not None:
            writes.append(new)
        for write in writes:
            definition = self.crossed_definition(write)
            if definition is not None:
                return ParallelConflict(write, definition)
        return None

    def crossed_definition(self, write: OpOperand) -> Value | None:
        """The definition that `write` overwrites, if it is outside of the parallel region around."""
        state = self.state
        if write not in self._crosses:
            here = state.parallel_region(write.owner.parent_region)
            found = None
            for value in state.find_origins(write, state.result_is_write, WITH_LEAVES):
                if state.parallel_region(value.parent_region) is not here:
                    found = value
                    break
            self._crosses[write] = found
        return self._crosses[write]

    # One read and one write

    def _conflict_of(self, read: OpOperand, write: OpOperand) -> Value | None:
        """The definition that `read` would lose to `write`; None: they do not conflict."""
        definitions = self.state.definitions(read.value)
        if not definitions:
            return None
        usable = self.is_order_usable(read, write, definitions)
        if usable and self._order_excuse(read, write) is not None:
            return None
        for definition in definitions:
            if self._definition_excuse(definition, write) is None:
                # Asked last: it may follow what was written back to the start of the function.
                return None if self._are_disjoint(read, write) else definition
        return None

    def _order_excuse(self, read: OpOperand, write: OpOperand) -> Excuse | None:
        if self.happens_before(read.owner, write.owner):
            return Excuse.READ_FIRST
        if read is write:
            return Excuse.SAME_OPERAND
        if self._are_exclusive(read.owner, write.owner):
            return Excuse.EXCLUSIVE
        return Excuse.ELEMENTWISE if self._is_elementwise(read, write) else None

    def _definition_excuse(self, definition: Value, write: OpOperand) -> Excuse | None:
        op = write.owner
        if isinstance(definition, OpResult):
            if self.happens_before(op, definition.op):
                return Excuse.WRITE_BEFORE_DEFINITION
            if definition.op.regions and definition.op.is_proper_ancestor_of(op):
                return Excuse.WRITE_IN_DEFINITION
        elif isinstance(definition, BlockArgument) and self._is_outside(definition.block, op):
            return Excuse.WRITE_OUTSIDE_BLOCK
        aliases = self.state.aliases(write)
        if len(aliases) == 1 and aliases[0].value is definition:
            return Excuse.WRITE_IS_DEFINITION
        return None

    def _is_outside(self, block: Block, op: Operation) -> bool:
        """Whether `op` runs before the arguments of `block` are there, or never while they are.

        LLVM 22 asks for the block alone, and forgets those that follow it in the same region.
        """
        region = block.parent
        assert region is not None
        inside = op.parent.ancestor_in(region) if op.parent is not None else None
        if inside is None:
            return True
        if inside is block:
            return False
        return self.state.options.compat is Compat.LLVM22 or not is_reachable(block, inside, ())

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

    # The excuses

    def happens_before(self, a: Operation, b: Operation) -> bool:
        """Whether `a`, or what contains it, has finished when `b` starts; not if `a` contains `b`."""
        if a.parent is b.parent and a.parent is not None and not self.state.is_exact:
            # As below, where what is around `a` is around `b` as well.
            return self._order[a] < self._order[b]
        current: Operation | None = a
        while current is not None:
            if current.is_proper_ancestor_of(b):
                return False
            if self.dominance.properly_dominates(current, b) or self._is_unordered(current, b):
                return True
            current = current.parent_op
        return False

    def _is_unordered(self, a: Operation, b: Operation) -> bool:
        """LLVM 22 takes all operations of a graph region for earlier than all others, so that it sees no conflict."""
        parent = a.parent_op
        if not self.state.is_exact or a.parent is None or parent is None:
            return False
        if not self.state.knowledge.has_trait(parent, _UNORDERED):
            return False
        inside = b.parent.ancestor_in(a.parent.parent) if b.parent is not None and a.parent.parent is not None else None
        return inside is a.parent

    def is_order_usable(self, read: OpOperand, write: OpOperand, definitions: Sequence[Value]) -> bool:
        """Whether the order of operations tells which of both runs first (canUseOpDominance)."""
        state = self.state
        op = write.owner
        here = read.owner.parent_region
        around_read = state.repetitive_region(here)
        for definition in definitions:
            there = definition.parent_region
            around = around_read if there is here else state.repetitive_region(there)
            if around_read is around:
                continue
            inner = around_read
            while inner is not None:
                following = state.repetitive_region(inner.parent.parent_region)
                if following is around or following is None:
                    break
                inner = following
            if inner is not None and (inner.parent is op or inner.parent.is_proper_ancestor_of(op)):
                return False
        region = read.owner.parent_region
        if region is not None and len(region.blocks) > 1 and region is op.parent_region:
            return self._is_order_usable_in_blocks(read.owner, op, definitions)
        return True

    def _is_order_usable_in_blocks(self, read: Operation, write: Operation, definitions: Sequence[Value]) -> bool:
        reading, writing = read.parent, write.parent
        assert reading is not None
        assert writing is not None
        for definition in definitions:
            block = definition.parent_block
            if block is None:
                continue
            if is_reachable(reading, writing, (block,)) and is_reachable(writing, reading, (block,)):
                return False
        return True

    def _are_exclusive(self, a: Operation, b: Operation) -> bool:
        """Whether a common ancestor runs the regions of both never together (insideMutuallyExclusiveRegions)."""
        if a.parent_region is b.parent_region:
            return False
        above = dict(_regions_around(a))
        for op, region in _regions_around(b):
            other = above.get(op)
            if other is None or other is region or self.state.knowledge.region_branch(op) is None:
                continue
            if not self.state.can_reach(region, other) and not self.state.can_reach(other, region):
                return True
        return False

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


def _regions_around(op: Operation) -> Iterator[tuple[Operation, Region]]:
    """Each enclosing operation with the region that `op` is in, innermost first."""
    region = op.parent_region
    while region is not None:
        yield region.parent, region
        region = region.parent.parent_region


def is_reachable(start: Block, target: Block, excluded: Sequence[Block]) -> bool:
    """Whether control may pass from the end of `start` to `target` without entering `excluded`."""
    if start in excluded:
        return False
    work = list(start.successors)
    seen: set[Block] = set()
    while work:
        block = work.pop()
        if block is target and block not in excluded:
            return True
        if block in seen or block in excluded:
            continue
        seen.add(block)
        work += block.successors
    return False


def operands_of(op: Operation) -> Iterator[OpOperand]:
    """The tensor operands, in order."""
    return (operand for operand in op.operands if is_tensor(operand.value.type))
