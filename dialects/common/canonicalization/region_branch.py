"""Values that go in and out of regions without need, for any operation with regions control passes through.

Follows mlir/lib/Interfaces/ControlFlowInterfaces.cpp (populateRegionBranchOpInterfaceCanonicalizationPatterns). An
*input* is a result or an entry argument that gets its value from operands: of the operation itself or of terminators.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Iterator, Sequence

from ....ir.graph import BlockArgument, Operation, OpOperand, OpResult, Region, Value
from ....ods.knowledge import Knowledge
from ....ods.rewriting import Pattern, PatternRewriter, inherit_names, name_results
from ....ods.segments import erase_operand
from ....ods.semantics import RegionEdge

_Inputs = dict[Value, list[OpOperand]]


def _inputs(op: Operation, rewriter: PatternRewriter) -> _Inputs:
    """As `_found_inputs`, which is asked by the first of the patterns here that is tried on `op`."""
    known = rewriter.remembered
    if isinstance(known, _Remembered):
        return known.inputs
    inputs = _found_inputs(op, rewriter.knowledge)
    rewriter.remembered = _Remembered(inputs)
    return inputs


class _Remembered:
    def __init__(self, inputs: _Inputs) -> None:
        self.inputs = inputs


def _found_inputs(op: Operation, knowledge: Knowledge) -> _Inputs:
    """Each input with the operands it may get its value from; in order of the edges."""
    found: _Inputs = {}
    if not op.results:
        for region in op.regions:
            if region.blocks and region.blocks[0].args:
                break
        else:
            return found
    branch = knowledge.region_branch(op)
    if branch is None:
        return found
    for edge in branch.entry(op):
        _add_edge(found, op, op, edge)
    for region in op.regions:
        for block in region.blocks:
            last = block.last
            if last is not None and knowledge.is_region_terminator(last):
                for edge in branch.leave(op, region):
                    _add_edge(found, op, last, edge)
    return found


def _add_edge(found: _Inputs, op: Operation, source: Operation, edge: RegionEdge) -> None:
    values: Sequence[Value] = op.results
    if edge.target is not None:
        values = edge.target.blocks[0].args if edge.target.blocks else ()
    for position, value in zip(edge.operands, values[edge.first_input :], strict=False):
        found.setdefault(value, []).append(source.operands[position])


def _sources(value: Value, inputs: _Inputs) -> set[Value]:
    """The values, none of them an input, that `value` may have."""
    found: set[Value] = set()
    visited: set[Value] = set()
    pending = [value]
    while pending:
        current = pending.pop()
        operands = inputs.get(current)
        if operands is None:
            found.add(current)
            continue
        for operand in operands:
            if operand.value not in visited:
                visited.add(operand.value)
                pending.append(operand.value)
    return found


def _is_in_scope(op: Operation, value: Value, where: Value) -> bool:
    """Whether `value`, from which the input `where` gets its own, can be used instead of it."""
    region = value.parent_region
    if region is None or region.parent is not op:
        return True
    same_block = isinstance(value, BlockArgument) and isinstance(where, BlockArgument) and value.block is where.block
    return same_block and not isinstance(where, OpResult)


def _bypass_inputs(op: Operation, rewriter: PatternRewriter) -> bool:
    """Value in place of an input that can have no other one.

        %r = scf.for %i = %a to %b step %s iter_args(%m = %x) -> (f32) { "f"(%m) : (f32) -> ()  scf.yield %m : f32 }
        "use"(%r) : (f32) -> ()
    becomes
        %r = scf.for %i = %a to %b step %s iter_args(%m = %x) -> (f32) { "f"(%x) : (f32) -> ()  scf.yield %x : f32 }
        "use"(%x) : (f32) -> ()

    Every edge of control, also one round the loop, passes on the same value, which is defined outside of the operation.
    """
    inputs = _inputs(op, rewriter)
    changed = False
    for value in inputs:
        if not value.uses:
            continue
        sources = _sources(value, inputs)
        if len(sources) != 1:
            continue
        (source,) = sources
        if _is_in_scope(op, source, value):
            rewriter.replace_all_uses(value, source)
            changed = True
    return changed


def _number(value: Value) -> int:
    return value.index if isinstance(value, (OpResult, BlockArgument)) else 0


def _owner(value: Value) -> object:
    return value.op if isinstance(value, OpResult) else value.parent_block


def _merge_duplicates(op: Operation, rewriter: PatternRewriter) -> bool:
    """First of several inputs in place of the others, where all operands that they get their values from are the same.

        %r:2 = scf.if %c -> (f32, f32) { scf.yield %x, %x : f32, f32 } else { scf.yield %y, %y : f32, f32 }
        "use"(%r#0, %r#1) : (f32, f32) -> ()
    becomes
        %r:2 = scf.if %c -> (f32, f32) { scf.yield %x, %x : f32, f32 } else { scf.yield %y, %y : f32, f32 }
        "use"(%r#0, %r#0) : (f32, f32) -> ()
    """
    inputs = _inputs(op, rewriter)
    if len(inputs) < 2:
        return False
    alike = _AlikeInputs(sorted(inputs, key=_number), inputs)
    changed = False
    for first, second in alike.pairs():
        affected = alike.fed_with(second)
        rewriter.replace_all_uses(second, first)
        alike.look_again(affected)
        changed = True
    return changed


class _AlikeInputs:
    """Inputs by what they get their values from: equal ones are found without a comparison of all pairs."""

    def __init__(self, ordered: Sequence[Value], inputs: _Inputs) -> None:
        self._ordered = ordered
        self._inputs = inputs
        self._fed: dict[OpOperand, list[int]] = {}
        for at, value in enumerate(ordered):
            for operand in inputs[value]:
                self._fed.setdefault(operand, []).append(at)
        self._keys = [self._key(value) for value in ordered]
        self._used: dict[object, list[int]] = {}
        """By key, the positions of inputs that have uses, ascending."""
        for at, value in enumerate(ordered):
            if value.uses:
                self._used.setdefault(self._keys[at], []).append(at)

    def _key(self, value: Value) -> object:
        by_owner = {operand.owner: operand.value for operand in self._inputs[value]}
        return _owner(value), frozenset(by_owner.items())

    def pairs(self) -> Iterator[tuple[Value, Value]]:
        """Each input with the later ones that are alike, as long as these have uses."""
        for at, first in enumerate(self._ordered):
            last = at
            while (later := self._next(at, last)) is not None:
                last = later
                yield first, self._ordered[later]

    def _next(self, at: int, last: int) -> int | None:
        """The position, above `last`, of the next input that is like the one at `at`; it is taken out."""
        positions = self._used.get(self._keys[at], [])
        place = bisect_right(positions, last)
        return positions.pop(place) if place < len(positions) else None

    def fed_with(self, value: Value) -> list[int]:
        """The positions of inputs that get `value`."""
        return [at for use in value.uses for at in self._fed.get(use, ())]

    def look_again(self, positions: Iterable[int]) -> None:
        """Something else is handed to the inputs at `positions`."""
        for at in dict.fromkeys(positions):
            before = self._used.get(self._keys[at], [])
            place = bisect_left(before, at)
            is_used = place < len(before) and before[place] == at
            if is_used:
                before.pop(place)
            self._keys[at] = self._key(self._ordered[at])
            if is_used:
                insort(self._used.setdefault(self._keys[at], []), at)


def _tied(inputs: _Inputs) -> list[list[Value]]:
    """Inputs that get their value from one operand can only go together."""
    group: dict[Value, list[Value]] = {value: [value] for value in inputs}
    fed: dict[OpOperand, Value] = {}
    for value, operands in inputs.items():
        for operand in operands:
            other = fed.setdefault(operand, value)
            if group[other] is not group[value]:
                small, large = sorted((group[other], group[value]), key=len)
                large.extend(small)
                for member in small:
                    group[member] = large
    return list({id(members): members for members in group.values()}.values())


def _drop_dead_inputs(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of inputs without uses, with the operands that give them their values.

        %r:2 = scf.if %c -> (f32, f32) { scf.yield %x, %y : f32, f32 } else { scf.yield %y, %x : f32, f32 }
        "use"(%r#1) : (f32) -> ()
    becomes
        %r = scf.if %c -> (f32) { scf.yield %y : f32 } else { scf.yield %x : f32 }
        "use"(%r) : (f32) -> ()

    An operand may give its value to several inputs, as those of `scf.condition` do: they go together or not at all.
    """
    inputs = _inputs(op, rewriter)
    if all(value.uses for value in inputs):
        return False
    dead = {value for members in _tied(inputs) if not any(m.uses for m in members) for value in members}
    if not dead:
        return False
    operands = {operand for value in dead for operand in inputs[value]}
    for owner in {operand.owner: None for operand in operands}:
        for position in reversed(range(len(owner.operands))):
            if owner.operands[position] in operands:
                erase_operand(owner, position)
        rewriter.modified(owner)
    for region in op.regions:
        for block in region.blocks[:1]:
            for argument in [argument for argument in reversed(block.args) if argument in dead]:
                block.erase_argument(argument.index)
                rewriter.modified(op)
    if any(result in dead for result in op.results):
        erase_results(op, rewriter, dead)
    return True


def erase_results(op: Operation, rewriter: PatternRewriter, dead: set[Value]) -> Operation:
    """Make `op` anew, without the results in `dead`, which have no uses; its regions move into the new one."""
    remaining = [result for result in op.results if result not in dead]
    rewriter.set_before(op)
    new = rewriter.create(
        op.name,
        op.operand_values,
        [result.type for result in remaining],
        properties=op.properties,
        attributes=op.attributes,
        successors=op.successor_blocks,
        regions=len(op.regions),
        location=op.location,
    )
    new.origin = op.origin
    for old_region, new_region in zip(op.regions, new.regions, strict=True):
        move_region(old_region, new_region)
    name_results(new, remaining)
    for old, result in zip(remaining, new.results, strict=True):
        rewriter.replace_all_uses(old, result)
    rewriter.erase(op)
    return new


def move_region(old: Region, new: Region) -> None:
    new.take_body(old)
    new.span = old.span


def rebuilt(op: Operation, new: Operation) -> None:
    """Let `new`, which has as many regions, take those of `op` and its place in the text."""
    inherit_names(op, new)
    for old_region, new_region in zip(op.regions, new.regions, strict=True):
        move_region(old_region, new_region)


REGION_BRANCH_PATTERNS = (
    Pattern("MakeRegionBranchOpSuccessorInputsDead", _bypass_inputs),
    Pattern("RemoveDuplicateSuccessorInputUses", _merge_duplicates),
    Pattern("RemoveDeadRegionBranchOpSuccessorInputs", _drop_dead_inputs),
)
