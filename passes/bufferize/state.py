"""Answers of operations with their defaults, and walks along definitions and uses (AnalysisState).

Unknown operations read and write all of their tensors, and each result may be each of them. Follows
mlir/lib/Dialect/Bufferization/IR/BufferizableOpInterface.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import FunctionType, UnrankedTensorType
from ...ods.bufferization.interface import (
    TENSORS,
    AliasingOperand,
    AliasingValue,
    Bufferization,
    FunctionFacts,
    is_tensor,
    owner_of,
    unknown_aliases,
    unknown_operands,
)
from ...ods.knowledge import Knowledge
from .handing import handed_on
from .options import BufferizeOptions, is_overlooked
from .regions import Regions
from .sharing import may_be_one

_CASTS = "CastOpInterface"
_FUNCTION = "func.func"
CALL = "func.call"


@dataclass(frozen=True)
class Traversal:
    """Configuration of a walk from a value to its definitions (TraversalConfig)."""

    leaves: bool = True
    """Whether values where the walk ends count."""
    in_place_only: bool = False
    equivalent_only: bool = False
    same_type_or_casts_only: bool = False


WITHOUT_LEAVES = Traversal(leaves=False)
EQUIVALENT_SAME_TYPE = Traversal(leaves=False, equivalent_only=True, same_type_or_casts_only=True)
WITH_LEAVES = Traversal()


class AnalysisState:
    """Answers without an analysis: an operand is in place if its operation does not write it."""

    is_analysis = False
    """Whether decisions were taken by an analysis."""
    is_caching = False
    """Whether answers may be remembered, because the program does not change meanwhile."""

    def __init__(self, options: BufferizeOptions, knowledge: Knowledge) -> None:
        self.options = options
        self.knowledge = knowledge
        self.denied: frozenset[Operation] = frozenset()
        """Functions in which no operation is known."""
        self.shown: dict[Value, tuple[Value, ...]] = {}
        """Buffers through which memory of tensors is used, each with those that were made of these tensors."""
        self.has_more_aliases = False
        """Whether some operation hands on what LLVM 22 does not follow."""
        self._interfaces: dict[str, Bufferization | None] = {}
        self._reads: dict[OpOperand, bool] = {}
        self._writes: dict[OpOperand, bool] = {}
        self._aliases: dict[OpOperand, Sequence[AliasingValue]] = {}
        self._sources: dict[Value, Sequence[AliasingOperand]] = {}
        self._definitions: dict[Value, tuple[Value, ...]] = {}
        self._stable: dict[Value, tuple[Value, ...]] = {}
        """Those of `_definitions` that depend on no decision, so that walks from other values may end there."""
        self._are_read: dict[Value, bool] = {}
        self._result_writes: dict[Value, bool] = {}
        self.regions = Regions(knowledge, self.interface, is_exact=options.is_exact)

    @property
    def is_exact(self) -> bool:
        return self.options.is_exact

    def forget(self) -> None:
        """Drop what was remembered: the program has changed."""
        self.forget_uses()
        self._definitions, self._stable, self._result_writes = {}, {}, {}
        self.regions.forget()

    def forget_uses(self) -> None:
        """Drop what was remembered of uses; what values were made of stays."""
        self._reads, self._writes, self._aliases, self._sources, self._are_read = {}, {}, {}, {}, {}

    # Which operations take part

    def interface(self, op: Operation | None) -> Bufferization | None:
        """The bufferization interface of `op`; None if it is unknown, or has none."""
        if op is None:
            return None
        if self.denied and (op in self.denied or any(outer in self.denied for outer in op.ancestors())):
            return None
        try:
            return self._interfaces[op.name]
        except KeyError:
            found = self._interfaces[op.name] = self.options.interface(op, self.knowledge)
            return found

    # Facts; `OneShotState` knows better

    def is_in_place(self, operand: OpOperand) -> bool:
        return not self.writes(operand) or (self.options.is_exact and is_overlooked(operand))

    def are_equivalent(self, a: Value, b: Value) -> bool:
        return a is b

    def equivalents(self, value: Value) -> Sequence[Value]:
        """All values that are the same buffer as `value`, itself among them."""
        return (value,)

    def has_undefined_contents(self, operand: OpOperand) -> bool:
        del operand
        return False

    def aliases_of(self, value: Value) -> Sequence[Value] | None:
        """Values that may share memory with `value`; None: any."""
        del value
        return None

    def is_unwritable(self, value: Value) -> bool:
        """Whether `value` may be memory that nothing may write."""
        return not self.is_writable(value)

    def shares_with_earlier(self, operand: OpOperand) -> bool:
        for other in operand.owner.operands:
            if other is operand:
                return False
            if is_tensor(other.value.type) and may_be_one(other.value, operand.value, self.may_alias, self.knowledge):
                return True
        return False

    def may_alias(self, a: Value, b: Value) -> bool:
        """Whether both may be the same memory."""
        del a, b
        return True

    def callee_facts(self, call: Operation) -> FunctionFacts | None:
        del call
        return None

    def is_call_result_writable(self, result: OpResult) -> bool:
        del result
        return True

    def has_outside_alias(self, value: Value, argument: BlockArgument) -> bool:
        aliases = self.aliases_of(value)
        if aliases is None:
            return True
        inside = argument.block.parent
        assert inside is not None
        for alias in aliases:
            if alias is argument:
                continue
            region = alias.parent_region
            if isinstance(alias, BlockArgument) and region is inside:
                return True
            if not inside.is_ancestor_of(region):
                return True
        return False

    # Questions to operations

    def reads(self, operand: OpOperand) -> bool:
        known = self._reads.get(operand)
        if known is None:
            interface = self.interface(operand.owner)
            known = interface is None or interface.reads(operand.owner, operand.index, self)
            if self.is_caching:
                self._reads[operand] = known
        return known

    def writes(self, operand: OpOperand) -> bool:
        known = self._writes.get(operand)
        if known is None:
            interface = self.interface(operand.owner)
            known = interface is None or interface.writes(operand.owner, operand.index, self)
            if self.is_caching:
                self._writes[operand] = known
        return known

    def only_aliases(self, operand: OpOperand) -> bool:
        """Whether the operand is passed on without being read or written."""
        if self.interface(operand.owner) is None:
            return False
        return not self.reads(operand) and not self.writes(operand) and bool(self.aliases(operand))

    def must_be_in_place(self, operand: OpOperand) -> bool:
        interface = self.interface(operand.owner)
        if interface is None:
            return False
        if interface.must_be_in_place is not None:
            return interface.must_be_in_place(operand.owner, operand.index)
        if interface.resolves_none and not self.is_exact and self.writes(operand):
            return True
        return isinstance(operand.value.type, UnrankedTensorType)

    def aliases(self, operand: OpOperand) -> Sequence[AliasingValue]:
        """The values that `operand` becomes, if it is bufferized in place."""
        known = self._aliases.get(operand)
        if known is not None:
            return known
        interface = self.interface(operand.owner)
        if interface is None:
            return self._unknown_aliases(operand)
        known = interface.aliases(operand.owner, operand.index, self)
        if self.is_caching and not interface.has_varying_aliases:
            self._aliases[operand] = known
        return known

    def _unknown_aliases(self, operand: OpOperand) -> Sequence[AliasingValue]:
        found = unknown_aliases(operand.owner)
        if self.is_exact:
            return found
        handed = [value for each, value in handed_on(operand.owner, self.knowledge) if each is operand]
        return [*found, *(AliasingValue(value, is_equivalent=False, is_definite=False) for value in handed)]

    def aliasing_operands(self, value: Value) -> Sequence[AliasingOperand]:
        """The operands that `value` may be the memory of."""
        known = self._sources.get(value)
        if known is not None:
            return known
        owner = owner_of(value)
        if owner is None:
            return ()
        interface = self.interface(owner)
        if interface is None:
            return unknown_operands(value)
        if interface.aliasing_operands is not None:
            found = interface.aliasing_operands(value, self)
            if found or not (interface.supports_blocks and isinstance(value, BlockArgument)):
                return found
        if isinstance(value, BlockArgument) and interface.supports_blocks:
            return [AliasingOperand(operand, is_definite=False) for operand in self.incoming(value)]
        result: list[AliasingOperand] = []
        for operand in owner.operands:
            if is_tensor(operand.value.type):
                result += [
                    AliasingOperand(operand, alias.is_equivalent, alias.is_definite)
                    for alias in self.aliases(operand)
                    if alias.value is value
                ]
        if self.is_caching and not interface.has_varying_aliases:
            self._sources[value] = result
        return result

    def incoming(self, argument: BlockArgument) -> Iterator[OpOperand]:
        """Operands that branches forward to a block argument."""
        for use in argument.block.uses:
            branch = use.owner
            if not self.knowledge.is_branch(branch):
                continue
            number = next(i for i, each in enumerate(branch.successors) if each is use)
            forwarded = self.knowledge.successor_operands(branch, number)
            if argument.index < len(forwarded):
                yield branch.operands[forwarded[argument.index]]

    def result_is_write(self, value: Value) -> bool:
        """Whether what defines `value` determines its contents (bufferizesToMemoryWrite of a value)."""
        known = self._result_writes.get(value)
        if known is None:
            known = self._is_write(value)
            if self.is_caching:
                self._result_writes[value] = known
        return known

    def _is_write(self, value: Value) -> bool:
        if not isinstance(value, OpResult):
            return True
        op = value.op
        interface = self.interface(op)
        if interface is None:
            return True
        if interface.result_is_write is not None:
            return interface.result_is_write(value, self)
        operands = self.aliasing_operands(value)
        if not operands or any(self.writes(alias.operand) for alias in operands):
            return True
        if not op.regions:
            return False

        def is_inner_write(inner: Value) -> bool:
            owner = owner_of(inner)
            if owner is op:  # In loops of blocks, its results too, of which it is being asked.
                return not isinstance(inner, OpResult)
            return owner is not None and op.is_proper_ancestor_of(owner) and self.result_is_write(inner)

        return any(self.find_origins(a.operand, is_inner_write, WITHOUT_LEAVES) for a in operands)

    def is_writable(self, value: Value) -> bool:
        interface = self.interface(owner_of(value))
        if interface is None:
            return False
        if interface.is_writable is not None:
            return interface.is_writable(value, self)
        return isinstance(value, OpResult)

    # Walks

    def find_origins(
        self,
        start: OpOperand,
        condition: Callable[[Value], bool],
        config: Traversal = WITH_LEAVES,
        visited_operands: dict[OpOperand, None] | None = None,
        goals: Sequence[Value] = (),
    ) -> list[Value]:
        """Values that `start` was made of and that satisfy `condition`, each path up to the first one.

        What satisfies it is one of `goals`, or made of one: what is certainly older than they are ends its path.
        """
        work: dict[Value, None] = {start.value: None}
        found: dict[Value, None] = {}
        visited: set[Value] = set()
        if visited_operands is not None:
            visited_operands[start] = None
        while work:
            value, _ = work.popitem()
            if value in visited:
                if config.leaves:
                    found[value] = None
                continue
            visited.add(value)
            if condition(value):
                found[value] = None
                continue
            is_older = bool(goals) and all(self._is_older(value, goal) for goal in goals)
            operands = () if is_older else self.aliasing_operands(value)
            if not operands:
                if config.leaves:
                    found[value] = None
                continue
            for alias in operands:
                if not self._follows(value, alias, config):
                    if config.leaves:
                        found[value] = None
                    continue
                work[alias.operand.value] = None
                if visited_operands is not None:
                    visited_operands[alias.operand] = None
        return list(found)

    def _is_older(self, value: Value, other: Value) -> bool:
        """Whether nothing that `value` was made of can be `other`: it is before it in a block that runs once."""
        block = value.parent_block
        if block is None or block is not other.parent_block or not isinstance(other, OpResult):
            return False
        if isinstance(value, OpResult) and not value.op.is_before_in_block(other.op):
            return False
        region = block.parent
        return region is not None and len(region.blocks) == 1 and self.regions.repetitive(region) is None

    def _follows(self, value: Value, alias: AliasingOperand, config: Traversal) -> bool:
        if config.equivalent_only and not alias.is_equivalent:
            return False
        if config.in_place_only and not self.is_in_place(alias.operand):
            return False
        if config.same_type_or_casts_only and alias.operand.value.type is not value.type:
            definer = value.defining_op
            return definer is not None and self.knowledge.has_interface(definer, _CASTS)
        return True

    def definitions(self, value: Value) -> tuple[Value, ...]:
        """Values whose contents `value` may have; empty: it has none."""
        known = self._definitions.get(value)
        if known is None:
            if not value.uses:
                return ()
            if value in self.shown:
                return self.shown[value]
            known, is_stable = self._find_definitions(value)
            if self.is_caching:
                self._definitions[value] = known
                if is_stable:
                    self._stable[value] = known
        return known

    def _find_definitions(self, start: Value) -> tuple[tuple[Value, ...], bool]:
        """Origins of `start` that `result_is_write`, without leaves. Whether that depends on no decision."""
        work: dict[Value, None] = {start: None}
        found: dict[Value, None] = {}
        visited: set[Value] = set()
        is_stable = True
        while work:
            value, _ = work.popitem()
            if value in visited:
                continue
            visited.add(value)
            earlier = self._stable.get(value)
            if earlier is not None:
                found.update(dict.fromkeys(earlier))
            elif self.result_is_write(value):
                found[value] = None
            else:
                work.update((alias.operand.value, None) for alias in self.aliasing_operands(value))
                is_stable = is_stable and value in self._sources
        return tuple(found), is_stable

    def is_value_read(self, value: Value) -> bool:
        """Whether a use of `value`, or of a value that shares its memory, reads it."""
        if value in self._are_read:
            return self._are_read[value]
        cause: dict[Value, Value | None] = {value: None}
        """By each value found, the one that it is an alias of."""
        pending = [value]
        is_stable = self.is_caching
        while pending:
            current = pending.pop()
            known = self._are_read.get(current)
            for use in current.uses if known is None else ():
                if self.reads(use):
                    known = True
                    break
                if self.only_aliases(use):
                    is_stable = is_stable and use in self._aliases
                    for alias in self.aliases(use):
                        if alias.value not in cause:
                            cause[alias.value] = current
                            pending.append(alias.value)
            if known:
                if is_stable:
                    at: Value | None = current
                    while at is not None:
                        self._are_read[at] = True
                        at = cause[at]
                return True
        if is_stable:
            self._are_read.update(dict.fromkeys(cause, False))
        return False


def has_tensor_semantics(op: Operation) -> bool:
    """Whether `op` has to do with tensors: an operand, a result, an argument of a block of its own."""
    if op.name == _FUNCTION:
        type_ = getattr(op.properties.get("function_type"), "type", None)
        if isinstance(type_, FunctionType) and any(map(is_tensor, (*type_.inputs, *type_.results))):
            return True
    elif op.name == "ml_program.global":
        return is_tensor(getattr(op.properties.get("type"), "type", None))  # pyright: ignore[reportArgumentType]
    # Asked of each operation several times, so without calls.
    for operand in op.operands:
        if isinstance(operand.value.type, TENSORS):
            return True
    for result in op.results:
        if isinstance(result.type, TENSORS):
            return True
    for region in op.regions:
        for block in region.blocks:
            for argument in block.args:
                if isinstance(argument.type, TENSORS):
                    return True
    return False
