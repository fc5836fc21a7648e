"""Common subexpression elimination: an operation that repeats an earlier one is replaced by it.

    %0 = arith.addi %a, %b : i32             %0 = arith.addi %a, %b : i32
    %1 = arith.addi %a, %b : i32     =>      "use"(%0, %0) : (i32, i32) -> ()
    "use"(%0, %1) : (i32, i32) -> ()

Correct because the earlier one dominates the later one, and nothing the operation depends on has changed:
it has no memory effects, or only reads, in the same block, with no write
in between. Dead operations are erased too. Scopes, order and the notion of a write are those of
mlir/lib/Transforms/CSE.cpp of LLVM 22; deallocations are no writes there. What is distinct from its equals although it
has no effects, a group of asynchronous work or a tensor whose buffer is written, LLVM replaces too; `compat` selects
that.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import ClassVar

from ..ir.attributes import UNKNOWN_LOCATION
from ..ir.dominance import Dominance, post_order
from ..ir.graph import Block, Operation, Region, Value
from ..ir.pauses import pause
from ..ir.records import dataclass, field
from ..ir.walk import walk
from ..ods.knowledge import Knowledge
from ..ods.semantics import EffectKind
from ..ods.side_effects import has_only_effect, is_memory_effect_free, is_trivially_dead, recursive_effects
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, Notice

_NOTHING = frozenset[object]()
Key = Hashable
"""Structural key of an operation; equivalent operations have equal keys."""
MERGED_MEMORY = "LLVM 22 makes one tensor of two equal ones, and what is written to the buffer of one changes the other"
MERGED = "LLVM 22 makes one group of two equal ones, and work may then wait for itself"


@dataclass(frozen=True)
class CommonSubexpressionElimination(Pass):
    name: ClassVar[str] = "cse"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.FUNCTION

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        elimination = _Elimination(knowledge, self.compat)
        elimination.run(module)
        return PassResult(elimination.changed, notices=tuple(elimination.notices))


class _Scope:
    """Operations seen so far in dominating blocks, by their keys."""

    __slots__ = ("known", "outer")

    def __init__(self, outer: _Scope | None = None) -> None:
        self.outer = outer
        self.known: dict[Key, Operation] = {}

    def find(self, key: Key) -> Operation | None:
        scope: _Scope | None = self
        while scope is not None:
            found = scope.known.get(key)
            if found is not None:
                return found
            scope = scope.outer
        return None


@dataclass
class _Elimination:
    knowledge: Knowledge
    compat: Compat
    changed: bool = False
    notices: list[Notice] = field(default_factory=list[Notice])
    dominance: Dominance = field(default_factory=Dominance)
    dead: list[Operation] = field(default_factory=list[Operation])
    """Erased at the end: until then their operands count as used, as upstream."""
    written_until: dict[Operation, tuple[Operation, bool]] = field(
        default_factory=dict[Operation, "tuple[Operation, bool]"]
    )
    """From a reading operation: how far the block was scanned, and whether a write was found."""

    def run(self, root: Operation) -> None:
        for region in root.regions:
            self.region(region, _Scope())
        for op in self.dead:
            op.erase()

    def region(self, region: Region, scope: _Scope) -> None:
        """Visit blocks in dominator tree order, each with the scope of its dominators. Iterative over nesting."""
        steps = self.blocks_of(region, scope)
        while steps:
            pause()
            op, inside, has_been_entered = steps.pop()
            while op is not None:
                if op.regions and not has_been_entered:
                    # Again after the operations nested in it.
                    steps.append((op, inside, True))
                    self.enter(op, inside, steps)
                    break
                has_been_entered = False
                self.operation(op, inside)
                op = op.next
            else:
                self.written_until.clear()

    def enter(self, op: Operation, scope: _Scope, steps: list[_Step]) -> None:
        isolated = self.knowledge.has_trait(op, "IsolatedFromAbove")
        for region in reversed(op.regions):
            steps += self.blocks_of(region, _Scope() if isolated else scope)

    def blocks_of(self, region: Region, scope: _Scope) -> list[_Step]:
        """Reachable blocks, each after its immediate dominator; in reverse order, for a stack."""
        if not region.blocks:
            return []
        if len(region.blocks) == 1:
            return [(region.blocks[0].first, _Scope(scope), False)]
        if not self.has_order(region):
            return []
        dominators = self.dominance.immediate_dominators(region)
        scopes: dict[Block, _Scope] = {}
        for block in reversed(post_order(region)):
            above = dominators[block]
            scopes[block] = _Scope(scope if above is block else scopes[above])
        return [(block.first, found, False) for block, found in reversed(scopes.items())]

    def has_order(self, region: Region) -> bool:
        """Whether operations run in order: not in graph regions, nor inside of unregistered operations."""
        parent = region.parent
        return self.knowledge.definition(parent.name) is not None and not self.knowledge.has_trait(
            parent, "HasOnlyGraphRegion"
        )

    def operation(self, op: Operation, scope: _Scope) -> None:
        knowledge = self.knowledge
        if knowledge.is_terminator(op):
            return
        if is_trivially_dead(op, knowledge):
            self.dead.append(op)
            self.changed = True
            return
        for region in op.regions:
            if len(region.blocks) > 1:
                return
        reads = not is_memory_effect_free(op, knowledge)
        if reads and not has_only_effect(op, EffectKind.READ, knowledge):
            return
        key = key_of(op, knowledge)
        existing = scope.find(key)
        if existing is not None:
            same_block = existing.parent is op.parent
            if not reads or (same_block and not self.is_written_between(existing, op)):
                wrong = _why_not_merged(op, existing, knowledge)
                if wrong is not None:
                    self.notices.append(wrong)
                if wrong is None or self.compat is Compat.LLVM22:
                    self.replace(op, existing, scope)
                    return
        scope.known[key] = op

    def replace(self, op: Operation, existing: Operation, scope: _Scope) -> None:
        region = op.parent_region
        ordered = region is None or self.has_order(region)
        for result, same in zip(op.results, existing.results, strict=True):
            for use in list(result.uses):
                # Without an order, operations visited before may depend on either.
                if ordered or scope.find(key_of(use.owner, self.knowledge)) is None:
                    use.set(same)
                    self.changed = True
        if not any(result.uses for result in op.results):
            self.dead.append(op)
            self.changed = True
        if existing.location is UNKNOWN_LOCATION:
            existing.location = op.location

    def is_written_between(self, first: Operation, last: Operation) -> bool:
        """Whether an operation between two reading ones, in one block, writes or has unknown effects."""
        at, written = self.written_until.get(first, (first.next, False))
        if written:
            return True
        while at is not None and at is not last:
            if self.may_write(at):
                self.written_until[first] = (at, True)
                return True
            at = at.next
        self.written_until[first] = (last, False)
        return False

    def may_write(self, op: Operation) -> bool:
        """Whether `op`, or an operation in it, writes or does not say what it does."""
        if op.regions:
            effects = recursive_effects(op, self.knowledge)
            return effects is None or any(effect.kind is EffectKind.WRITE for effect in effects)
        kinds = self.knowledge.effect_kinds(op)
        return not self.knowledge.has_recursive_effects(op) if kinds is None else EffectKind.WRITE in kinds


def _why_not_merged(op: Operation, existing: Operation, knowledge: Knowledge) -> Notice | None:
    """The notice for two equal operations that must stay two, although LLVM 22 makes them one; else None."""
    if any(_is_distinct(each, knowledge) for each in _nested(op)):
        return Notice("merged-group", MERGED, op)
    shown = (_is_shown(result, knowledge) for each in (op, existing) for result in each.results)
    if any(_shows(each, knowledge) for each in _nested(op)) or any(shown):
        return Notice("merged-memory", MERGED_MEMORY, op, issue="llvm/llvm-project#156032")
    return None


def _is_shown(value: Value, knowledge: Knowledge) -> bool:
    """Whether the memory of a value without any of its own, a tensor, may be written where it is used."""
    return any(_shows(use.owner, knowledge) for use in value.uses)


def _shows(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` gives memory to a tensor that it is given, and that memory may be written."""
    semantics = knowledge.semantics(op.name)
    return semantics is not None and semantics.shows_memory is not None and semantics.shows_memory(op)


def _is_distinct(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` makes a thing of its own each time."""
    semantics = knowledge.semantics(op.name)
    return semantics is not None and semantics.is_distinct


def _nested(op: Operation) -> Iterable[Operation]:
    """`op` and all in its regions: what one of them makes, a region may hand out."""
    return walk(op) if op.regions else (op,)


_Step = tuple[Operation | None, _Scope, bool]
"""An operation, from which on a block is to be visited, with what is known there; whether what it contains was visited.

None after the last one.
"""


def key_of(op: Operation, knowledge: Knowledge) -> Key:
    """The key of `op`: everything but its location and result names (mlir::OperationEquivalence)."""
    if not op.regions:
        return _shallow(op, op.operand_values, knowledge)
    local: dict[Value, int] = {}
    parts: list[Key] = []
    pending: list[Operation | Block] = [op]
    while pending:
        current = pending.pop()
        if isinstance(current, Block):
            for argument in current.args:
                local[argument] = len(local)
            parts.append(tuple(argument.type for argument in current.args))
            pending.extend(reversed(list(current.ops)))
            continue
        values = [local.get(value, value) for value in current.operand_values]
        parts.append(_shallow(current, values, knowledge))
        if current is not op:
            for result in current.results:
                local[result] = len(local)
        parts.append(tuple(len(region.blocks) for region in current.regions))
        pending.extend(block for region in reversed(current.regions) for block in reversed(region.blocks))
    return tuple(parts)


def _shallow(op: Operation, operands: Sequence[Value | int], knowledge: Knowledge) -> Key:
    """`operands`: numbers represent values that an enclosing operation of the key defines."""
    commutative = len(operands) > 1 and knowledge.has_trait(op, "Commutative")
    return (
        op.name,
        tuple(sorted(operands, key=_place) if commutative else operands),
        frozenset(op.properties.items()) if op.properties else _NOTHING,
        frozenset(op.attributes.items()) if op.attributes else _NOTHING,
        tuple([result.type for result in op.results]),
        tuple(op.successor_blocks) if op.successors else (),
    )


def _place(operand: Value | int) -> tuple[bool, int]:
    return (True, operand) if isinstance(operand, int) else (False, id(operand))
