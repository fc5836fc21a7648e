"""Changes of a program that make One-Shot Bufferize allocate or copy less. None of them changes what is computed.

- `use_destination`: a computation in a new tensor that is then inserted into another one works in that one.
- `reuse_dead_tensor`: a result overwrites a tensor that nothing reads any more, instead of a new one.
- `hoist_allocation`: a new tensor is made once before a loop, instead of in each iteration.
- `yield_into_argument`: what a loop yields is put into its iteration argument, so that the loop can be bufferized.

Each works on a copy of the program, whose operations lead to the author's by `origin`, and returns whether it applies.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....analysis.region_kinds import enclosing_loops
from ....dialects.common.destination_style import first_destination
from ....dialects.common.value_bounds import have_equal_sizes
from ....ir.builder import Rewriter
from ....ir.dominance import Dominance
from ....ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from ....ir.symbol_names import is_private
from ....ir.types import RankedTensorType
from ....ir.walk import walk
from ....ods.knowledge import Knowledge
from ....ods.side_effects import is_pure
from ....passes.bufferize.options import BufferizeOptions
from ....passes.bufferize.state import AnalysisState

_MATERIALIZE = "bufferization.materialize_in_destination"
_WRITES_DESTINATION = "DestinationStyleOpInterface"
_MOST_CANDIDATES = 4
"""Dead tensors that are tried for one operation."""


def may_need_no_tensor(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `use_destination` or `reuse_dead_tensor` may apply to `op`, by `op` and its operands alone."""
    made = (operand.value.defining_op for operand in op.operands)
    interface = knowledge.bufferization(op.name)
    subset = interface.subset if interface is not None else None
    is_insertion = subset is not None and subset.source is not None
    return is_insertion or any(one is not None and _is_new(one, knowledge) for one in (op, *made))


def use_destination(root: Operation, knowledge: Knowledge, op: Operation) -> bool:
    """`op`, the author's, is the insertion, or makes the new tensor."""
    # Loaded here: it costs start-up time.
    from ....passes.eliminate_empty_tensors import EliminateEmptyTensors

    before = [one for one in walk(root) if _is_new(one, knowledge)]
    result = EliminateEmptyTensors().run_on(root, knowledge, lambda one: one.origin is op)
    if result.refusals or not result.changed:
        return False
    _erase_unused(before)
    return True


def dead_tensors(root: Operation, knowledge: Knowledge, op: Operation) -> Iterator[tuple[OpOperand, Value]]:
    """The author's operands of `op` that are new tensors without contents, each with what may replace it."""
    copied = _copy_of(root, op)
    if copied is None or copied.parent is None:
        return
    state = AnalysisState(BufferizeOptions(bufferize_function_boundaries=True), knowledge)
    for operand in copied.operands:
        made = operand.value.defining_op
        if made is None or not _is_new(made, knowledge) or not state.writes(operand) or state.reads(operand):
            continue
        found = [value for value in _values_before(copied) if _is_dead_after(value, copied, operand)]
        found = [value for value in found if have_equal_sizes(_destination(value, knowledge), operand.value)]
        # What the operation reads itself is in the cache.
        found.sort(key=lambda value: value not in copied.operand_values)
        for value in found[:_MOST_CANDIDATES]:
            if value.origin is not None:
                yield op.operands[operand.index], value.origin


def reuse_dead_tensor(root: Operation, knowledge: Knowledge, operand: OpOperand, dead: Value) -> bool:
    """`operand` and `dead`: the author's, from `dead_tensors`."""
    copied = _copy_of(root, operand.owner)
    if copied is None:
        return False
    value = next((one for one in _values_before(copied) if one.origin is dead), None)
    made = operand.value.defining_op
    if value is None or made is None:
        return False
    copied.operands[operand.index].set(value)
    _erase_unused([one for one in walk(root) if one.origin is made])
    return True


def hoist_allocation(root: Operation, knowledge: Knowledge, op: Operation) -> bool:
    """`op`, the author's, makes a tensor in a loop; it moves before the outermost loop that its operands allow."""
    copied = _copy_of(root, op)
    if copied is None or copied.regions or not is_pure(copied, knowledge):
        return False
    dominance, target = Dominance(), None
    for loop in enclosing_loops(copied, knowledge):
        if not all(dominance.value_dominates(value, loop) for value in copied.operand_values):
            break
        target = loop
    if target is None or target.parent is None:
        return False
    Rewriter().move_before(copied, target.parent, target)
    return True


def yield_into_argument(root: Operation, knowledge: Knowledge, op: Operation) -> bool:
    """`op`, the author's, is a loop with one block, whose last arguments are what it yields in the iteration before."""
    loop = _copy_of(root, op)
    if loop is None or len(loop.regions) != 1 or len(loop.regions[0].blocks) != 1:
        return False
    (block,) = loop.regions[0].blocks
    terminator = block.last
    if terminator is None or not knowledge.is_region_terminator(terminator):
        return False
    count = len(terminator.operands)
    if count != len(loop.results) or count > len(block.args):
        return False
    from ....passes.bufferize.driver import OneShot

    options = BufferizeOptions(bufferize_function_boundaries=True, allow_return_allocs_from_loops=True)
    state, _ = OneShot(root, options, knowledge).analyze()
    changed, rewriter = False, Rewriter()
    rewriter.set_before(terminator)
    for operand, argument in zip(terminator.operands, block.args[len(block.args) - count :], strict=True):
        value = operand.value
        is_other = value.type is argument.type and not state.are_equivalent(value, argument)
        if is_other and isinstance(value.type, RankedTensorType):
            operand.set(rewriter.create(_MATERIALIZE, (value, argument), (value.type,)).result)
            changed = True
    return changed


def _copy_of(root: Operation, op: Operation) -> Operation | None:
    return next((one for one in walk(root) if one.origin is op), None)


def _is_new(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` makes a tensor without contents, and does nothing else."""
    interface = knowledge.bufferization(op.name)
    return interface is not None and interface.allocates and is_pure(op, knowledge) and not _has_contents(op)


def _has_contents(op: Operation) -> bool:
    return bool(op.regions) or any(isinstance(value.type, RankedTensorType) for value in op.operand_values)


def _erase_unused(ops: list[Operation]) -> None:
    for op in ops:
        if not any(result.uses for result in op.results):
            op.erase()


def _values_before(op: Operation) -> Iterator[Value]:
    """The values of the block of `op` that are defined before it, the latest first; arguments only of its own kind.

    The arguments of a function that others may call are left out: it would overwrite what belongs to its callers.
    """
    block = op.parent
    if block is None:
        return
    before = op.prev
    while before is not None:
        yield from before.results
        before = before.prev
    function = block.parent.parent if block.parent is not None else None
    if function is not None and function.attribute("sym_name") is not None and is_private(function):
        yield from block.args


def _destination(value: Value, knowledge: Knowledge) -> Value:
    """The tensor that `value` was written into first, or itself: it has the same sizes."""
    seen: set[Value] = set()
    while isinstance(value, OpResult) and value not in seen and knowledge.has_interface(value.op, _WRITES_DESTINATION):
        seen.add(value)
        init = value.op.operands[first_destination(value.op) + value.index].value
        if init.type is not value.type:
            break
        value = init
    return value


def _is_dead_after(value: Value, op: Operation, written: OpOperand) -> bool:
    """Whether `value` may be overwritten by `op`, in the place of `written`, as far as its uses tell."""
    if (
        value.type is not written.value.type
        or value is written.value
        or (isinstance(value, BlockArgument) and not value.uses)
    ):
        return False
    if isinstance(value, OpResult) and (_is_constant(value.op) or not value.uses):
        return False
    for use in value.uses:
        inside = use.owner
        while inside.parent is not op.parent:
            around = inside.parent_op
            if around is None:
                return False
            inside = around
        if inside is not op and not inside.is_before_in_block(op):
            return False
    return True


def _is_constant(op: Operation) -> bool:
    return not op.operands and not op.regions
