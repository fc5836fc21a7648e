"""Functions that take the buffers they returned: signatures, returns, and allocations that become arguments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...analysis.back_edges import comes_back
from ...analysis.buffers.allocations import allocation_effects, frees
from ...analysis.buffers.escape import CarefulFlow
from ...analysis.buffers.origins import is_allocated
from ...dialects.common.canonicalization.memref_types import has_identity_layout, strides_and_offset
from ...ir.attributes import ArrayAttr, DictAttr, TypeAttr, UnitAttr
from ...ir.base import Attribute
from ...ir.builder import Builder
from ...ir.graph import BlockArgument, Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import FunctionType, IndexType, MemRefType, Type
from ...ir.walk import walk_post_order
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind
from ...ods.side_effects import has_effect
from ..pass_manager.compat import Compat, Notice

_LOST = "LLVM 22 erases this, and with it the contents that it copies"
Sizes = tuple[int, ...]
"""Numbers of the arguments that are the dynamic sizes of a buffer."""


@dataclass(frozen=True)
class Options:
    add_result_attr: bool
    hoist_static_allocs: bool
    hoist_dynamic_allocs: bool
    compat: Compat

    def hoists(self, type_: Type) -> bool:
        """Whether allocations of the type may become arguments."""
        if not isinstance(type_, MemRefType):
            return False
        return self.hoist_dynamic_allocs if None in type_.shape else self.hoist_static_allocs


@dataclass(frozen=True)
class OutParams:
    """Facts of a changed function for its callers."""

    positions: tuple[int, ...]
    """Of the results that are arguments now, in order."""
    sizes: tuple[Sizes | None, ...] = ()
    """One for each of `positions`; None if callers cannot know them, or need not because the shape is static."""
    alignments: tuple[Attribute | None, ...] = ()
    """One for each of `positions`."""


@dataclass
class Decisions:
    """Allocations that become arguments: results by position, each with the operation."""

    hoisted: dict[int, Operation] = field(default_factory=dict)
    notices: list[Notice] = field(default_factory=list)
    is_left_alone: bool = False


def out_positions(function: Operation) -> list[int]:
    """Positions of the results that are ranked buffers."""
    return [i for i, type_ in enumerate(function_type(function).results) if isinstance(type_, MemRefType)]


def function_type(function: Operation) -> FunctionType:
    type_ = function.properties.get("function_type")
    assert isinstance(type_, TypeAttr)
    assert isinstance(type_.type, FunctionType)
    return type_.type


def has_fitting_layout(type_: MemRefType) -> bool:
    """Whether callers may pass a buffer that they allocate: its layout is the identity, or all dynamic."""
    if has_identity_layout(type_):
        return True
    strided = strides_and_offset(type_)
    return strided is not None and strided[1] is None and all(stride is None for stride in strided[0])


def returns_of(function: Operation) -> list[Operation]:
    return [op for op in walk_post_order(function) if op.name == "func.return"]


def is_allocation(value: Value, knowledge: Knowledge) -> bool:
    """Whether `value` is the result of an operation with AllocationOpInterface."""
    op = value.defining_op
    semantics = knowledge.semantics(op.name) if op is not None else None
    return semantics is not None and semantics.hoisting is not None


def sizes_of(value: Value, function: Operation) -> Sizes | None:
    """The arguments that are the sizes of the allocation `value`; empty, as for LLVM 22, if one is something else."""
    op = value.defining_op
    assert op is not None
    found: list[int] = []
    for size in op.operand_values:
        if isinstance(size.type, IndexType):
            if not isinstance(size, BlockArgument) or size.block.parent_op is not function or not size.block.is_entry:
                return None
            found.append(size.index)
    return tuple(found)


# As LLVM 22 does it


def llvm_returns(
    function: Operation,
    arguments: Sequence[BlockArgument],
    positions: Sequence[int],
    options: Options,
    knowledge: Knowledge,
) -> list[Sizes | None]:
    """Rewrite the returns as LLVM 22 does; the sizes that it remembers, of the dynamic allocations of the first."""
    remembered: list[Sizes | None] = []
    for number, op in enumerate(returns_of(function)):
        for position, argument in zip(positions, arguments, strict=True):
            value = op.operands[position].value
            if options.hoists(value.type) and is_allocation(value, knowledge):
                if number == 0 and isinstance(value.type, MemRefType) and None in value.type.shape:
                    remembered.append(sizes_of(value, function))
                _become_argument(value, argument)
            else:
                _copy_before(op, value, argument)
        keep_other_operands(op, positions)
        op.attributes.clear()
    return remembered


def _become_argument(value: Value, argument: BlockArgument) -> None:
    op = value.defining_op
    assert op is not None
    argument.name = argument.name or value.name
    value.replace_all_uses_with(argument)
    op.erase()


def _copy_before(op: Operation, source: Value, target: Value) -> None:
    Builder.before(op).create("memref.copy", [source, target], location=op.location)


def keep_other_operands(op: Operation, positions: Iterable[int]) -> None:
    gone = set(positions)
    op.set_operands([value for i, value in enumerate(op.operand_values) if i not in gone])


# As is right


class Hoisting:
    """Decides which allocations of `function` can be the caller's buffers."""

    def __init__(self, function: Operation, options: Options, knowledge: Knowledge) -> None:
        self._function = function
        self._options = options
        self._knowledge = knowledge
        self._returns = returns_of(function)
        self._flow = CarefulFlow(function, knowledge)

    def decided(self) -> Decisions:
        decisions = Decisions()
        for position in out_positions(self._function):
            values = [op.operands[position].value for op in self._returns]
            if not values:
                continue
            wrong = self._disagreeing_sizes(values)
            if wrong is not None:
                decisions.notices.append(wrong)
                decisions.is_left_alone = True
                continue
            decisions.notices += self._other_allocations(values)
            decisions.notices += self._shared(values)
            if not self._is_wanted(values[0]) or values[0].defining_op in decisions.hoisted.values():
                continue
            op = values[0].defining_op
            assert op is not None
            reason = self._obstacle(op, values[0], position)
            if reason is not None:
                decisions.notices.append(reason)
                continue
            if self._reads(op):
                decisions.notices.append(Notice("lost-contents", _LOST, op))
            decisions.hoisted[position] = op
        return decisions

    def _is_wanted(self, value: Value) -> bool:
        return self._options.hoists(value.type) and is_allocation(value, self._knowledge)

    def _disagreeing_sizes(self, values: Sequence[Value]) -> Notice | None:
        """LLVM 22 lets callers allocate what the first return allocates."""
        first = values[0]
        if not isinstance(first.type, MemRefType) or None not in first.type.shape or not self._is_wanted(first):
            return None
        sizes = sizes_of(first, self._function)
        if not sizes:
            return None
        for value in values[1:]:
            if not self._is_wanted(value) or sizes_of(value, self._function) != sizes:
                message = "LLVM 22 lets callers allocate the size of the first return, although the others differ"
                return Notice("first-size", message, self._function)
        return None

    def _other_allocations(self, values: Sequence[Value]) -> Iterator[Notice]:
        first = values[0]
        if any(value is not first and self._is_wanted(value) for value in values[1:]):
            message = "LLVM 22 makes one buffer of the allocations that different returns yield"
            yield Notice("merged-allocations", message, self._function)

    def _shared(self, values: Sequence[Value]) -> Iterator[Notice]:
        """Memory that others see as well: from now on the caller has a copy of its own."""
        if any(self._is_known_to_others(origin) for value in values for origin in self._flow.origins(value)):
            message = "callers get copies of the returned buffers from now on, and no longer see the same memory"
            yield Notice("copied-result", message, self._function)

    def _is_known_to_others(self, origin: Value) -> bool:
        """Whether the buffer may be known outside; one allocated here, or returned by a call, is not."""
        op = origin.defining_op
        return op is None or not (is_allocated(origin, self._knowledge) or self._knowledge.is_call(op))

    def _obstacle(self, op: Operation, value: Value, position: int) -> Notice | None:
        """The reason why the allocation `op` cannot be the caller's buffer; copying works nevertheless."""
        knowledge = self._knowledge
        if any(frees(op, operand, knowledge) for operand in op.operand_values) or (
            self._reads(op) and None in getattr(value.type, "shape", ())
        ):
            return Notice("lost-contents", _LOST, op)
        names = self._flow.dependents(value)
        if any(frees(user, name, knowledge) for name in names for user in name.users):
            return Notice("freed-argument", "LLVM 22 makes this the caller's buffer, and frees it all the same", op)
        if op.parent is not None and comes_back(op.parent):
            message = "LLVM 22 makes one buffer of what this allocates in each iteration of a loop of blocks"
            return Notice("merged-allocations", message, op)
        for each in self._returns:
            others = [operand.value for i, operand in enumerate(each.operands) if i != position]
            if each.operands[position].value is not value and any(other in names for other in others):
                message = "LLVM 22 overwrites this before it is copied to another argument"
                return Notice("merged-allocations", message, op)
        return None

    def _reads(self, op: Operation) -> bool:
        """Whether what `op` allocates has contents from the start."""
        return any(has_effect(op, EffectKind.READ, self._knowledge, operand) for operand in op.operand_values)


def safe_returns(
    function: Operation,
    arguments: Sequence[BlockArgument],
    positions: Sequence[int],
    decisions: Decisions,
    knowledge: Knowledge,
) -> OutParams:
    """Rewrite the returns, with the allocations of `decisions` as arguments."""
    by_position = dict(zip(positions, arguments, strict=True))
    returns = returns_of(function)
    sizes: list[Sizes | None] = []
    alignments: list[Attribute | None] = []
    for position in positions:
        values = [op.operands[position].value for op in returns]
        sizes.append(_common_sizes(values, function, knowledge))
        alignments.append(_alignment(values, knowledge))
    for position, op in decisions.hoisted.items():
        argument, value = by_position[position], op.results[0]
        source = next((v for v in op.operand_values if has_effect(op, EffectKind.READ, knowledge, v)), None)
        if source is not None:
            _copy_before(op, source, argument)
        _become_argument(value, argument)
    for op in returns:
        for position, argument in by_position.items():
            value = op.operands[position].value
            if value is not argument:
                _copy_before(op, value, argument)
        keep_other_operands(op, positions)
    return OutParams(tuple(positions), tuple(sizes), tuple(alignments))


def _common_sizes(values: Sequence[Value], function: Operation, knowledge: Knowledge) -> Sizes | None:
    """Those that all of `values`, which the returns give, are allocated with."""
    if not all(is_allocation(value, knowledge) for value in values):
        return None
    found = {sizes_of(value, function) for value in values}
    return found.pop() or None if len(found) == 1 else None


def _alignment(values: Sequence[Value], knowledge: Knowledge) -> Attribute | None:
    found = {
        value.defining_op.properties.get("alignment")
        if value.defining_op is not None and allocation_effects(value.defining_op, knowledge)
        else None
        for value in values
    }
    return found.pop() if len(found) == 1 else None


# Signatures


def take_arguments(function: Operation, options: Options, positions: Sequence[int]) -> list[BlockArgument]:
    """Arguments in place of the results at `positions`; the returns stay as they are."""
    old = function_type(function)
    attributes = _attributes(function, "res_attrs", len(old.results))
    added = [_with_mark(attributes[i], options.add_result_attr) for i in positions]
    remaining = [i for i in range(len(old.results)) if i not in positions]
    taken = tuple(old.results[i] for i in positions)
    arguments = [*_attributes(function, "arg_attrs", len(old.inputs)), *added]
    new = FunctionType((*old.inputs, *taken), tuple(old.results[i] for i in remaining))
    function.properties["function_type"] = TypeAttr(new)
    _set_attributes(function, "arg_attrs", arguments)
    _set_attributes(function, "res_attrs", [attributes[i] for i in remaining])
    entry = function.regions[0].blocks[0]
    return [entry.add_argument(type_) for type_ in taken]


def take_argument(function: Operation, type_: Type) -> BlockArgument:
    """One more argument, the last one."""
    old = function_type(function)
    attributes = [*_attributes(function, "arg_attrs", len(old.inputs)), DictAttr(())]
    function.properties["function_type"] = TypeAttr(FunctionType((*old.inputs, type_), old.results))
    _set_attributes(function, "arg_attrs", attributes)
    return function.regions[0].blocks[0].add_argument(type_)


def _with_mark(attributes: DictAttr, wanted: bool) -> DictAttr:
    if not wanted:
        return attributes
    entries = {**dict(attributes.entries), "bufferize.result": UnitAttr()}
    return DictAttr(tuple(sorted(entries.items())))


def _attributes(function: Operation, name: str, count: int) -> list[DictAttr]:
    found = function.properties.get(name)
    elements = found.elements if isinstance(found, ArrayAttr) else ()
    given = [each if isinstance(each, DictAttr) else DictAttr(()) for each in elements]
    return given if len(given) == count else [DictAttr(())] * count


def _set_attributes(function: Operation, name: str, attributes: Sequence[DictAttr]) -> None:
    if any(each.entries for each in attributes):
        function.properties[name] = ArrayAttr(tuple(attributes))
    else:
        function.properties.pop(name, None)
