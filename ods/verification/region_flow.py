"""Region flow: what operations hand to their regions and get back from them, by the interfaces of branches and loops.

Follows mlir/lib/Interfaces/ControlFlowInterfaces.cpp and mlir/lib/Interfaces/LoopLikeInterface.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...ir.gc_control import remembered
from ...ir.graph import Block, Operation, Region, Value
from ..knowledge import Knowledge
from ..semantics import RegionEdge
from .failure import Failure, Remark
from .type_groups import is_dialect
from .type_predicates import differ

_DISTRIBUTING = frozenset(("gpu.warp_execute_on_lane_0",))
"""Operations whose results are parts of what their region yields, which they look at themselves."""


def region_edges(knowledge: Knowledge, *, is_loop: bool) -> Callable[[Operation], Failure | None]:
    """RegionBranchOpInterface: what goes along an edge between regions fits what it arrives at.

    `is_loop`: asked as a loop first; its edges are looked up once for both.
    """

    fitting = _Fitting()

    def rule(op: Operation) -> Failure | None:
        branch = knowledge.region_branch(op)
        if branch is None:
            return None
        key = _handed_types(op)
        if key in fitting.keys or not all(_is_readable(region, knowledge) for region in op.regions if region.blocks):
            return None
        entry = branch.entry(op)
        leaving = [(region, branch.leave(op, region)) for region in op.regions if region.blocks]
        found = _loop(op, entry, leaving[0][1]) if is_loop and leaving else None
        if found is None and op.name not in _DISTRIBUTING:
            found = _edges(op, entry, leaving, knowledge)
        if found is None:
            fitting.add(key)
        return found

    return rule


_MAX_FITTING = 2_000
"""Of one operation name."""


class _Fitting:
    """Types that operations of one name hand on without a mistake, as `_handed_types` lists them."""

    def __init__(self) -> None:
        self.keys: set[tuple[object, ...]] = set()
        remembered(self)

    def add(self, key: tuple[object, ...]) -> None:
        if len(self.keys) > _MAX_FITTING:
            self.keys.clear()
        self.keys.add(key)

    def forget(self) -> None:
        """As `ir.gc_control.Recall`."""
        self.keys.clear()


def _handed_types(op: Operation) -> tuple[object, ...]:
    """All that edges between the regions of `op` depend on: types of what may be handed on, and numbers of these."""
    parts: list[object] = [operand.value.type for operand in op.operands]
    parts += (None, *op.properties.values(), None, *[result.type for result in op.results])
    for region in op.regions:
        parts.append(len(region.blocks))
        for block in region.blocks:
            parts += (None, *[argument.type for argument in block.args], None)
            last = block.last
            if last is not None:
                is_opaque = last.syntax is not None and last.syntax.opaque
                parts += (last.name, is_opaque, len(last.successors), *last.properties.values())
                parts += [operand.value.type for operand in last.operands]
    return tuple(parts)


def _edges(
    op: Operation,
    entry: Sequence[RegionEdge],
    leaving: Sequence[tuple[Region, Sequence[RegionEdge]]],
    knowledge: Knowledge,
) -> Failure | None:
    for edge in entry:
        # What the operation makes by itself, such as an induction variable, is nobody's operand.
        if edge.operands:
            sources = [op.operands[position].value for position in edge.operands if position < len(op.operands)]
            found = _edge(op, "parent", sources, edge, op) if sources else None
            if found is not None:
                return found
    for region, edges in leaving:
        for terminator in _leaving(region, knowledge):
            operands = [each.value for each in terminator.operands]
            for edge in edges:
                sources = [operands[position] for position in edge.operands if position < len(operands)]
                if not sources and edge.target is not None:
                    continue
                found = _edge(op, f"Operation {terminator.name}", sources, edge, terminator)
                if found is not None:
                    return found
    return None


def _is_readable(region: Region, knowledge: Knowledge) -> bool:
    return all(block.last is None or not is_unclear(block.last, knowledge) for block in region.blocks)


def _leaving(region: Region, knowledge: Knowledge) -> Iterator[Operation]:
    for block in region.blocks:
        last = block.last
        if last is None or last.successors or not knowledge.is_region_terminator(last):
            continue
        if not last.operands or knowledge.parent_operands(last):
            yield last


def _edge(op: Operation, origin: str, sources: list[Value], edge: RegionEdge, source_op: Operation) -> Failure | None:
    target = edge.target
    inputs = _inputs(op, target)[edge.first_input : edge.end_input]
    name = f"Region #{target.index}" if target is not None else "parent"
    about = f"along control flow edge from {origin} to {name}"
    remarks = () if source_op is op else (Remark(source_op, "forwarded here"),)
    if len(sources) != len(inputs):
        text = f"{about}: region branch point has {len(sources)} operands"
        text += f", but region successor needs {len(inputs)} inputs"
        return Failure("verify-region-flow", text, remarks=remarks)
    for index, (value, wanted) in enumerate(zip(sources, inputs, strict=True)):
        if differ(value.type, wanted.type) and not any(is_dialect(each.type, "async") for each in (value, wanted)):
            text = f"{about}: successor operand type #{index} '{value.type}' should match successor input type #{index}"
            text += f" '{wanted.type}'"
            return Failure("verify-region-flow", text, remarks=remarks)
    return None


def _inputs(op: Operation, target: Region | None) -> list[Value]:
    if target is None:
        return [*op.results]
    entry: Block | None = target.entry
    return [*entry.args] if entry is not None else []


def _loop(op: Operation, entry: Sequence[RegionEdge], leave: Sequence[RegionEdge]) -> Failure | None:
    """LoopLikeOpInterface: what a loop carries is of one kind at its start, in each round, and in the end."""
    region = op.regions[0]
    start = next((edge for edge in entry if edge.target is region), None)
    if start is None or not start.operands:
        return None
    initial = [op.operands[position].value for position in start.operands if position < len(op.operands)]
    carried = _inputs(op, region)[start.first_input : start.end_input]
    last = region.blocks[-1].last
    back = next((edge for edge in leave if edge.target is region), None)
    handed: list[Value] = []
    if last is not None and back is not None:
        operands = [each.value for each in last.operands]
        handed = [operands[position] for position in back.operands if position < len(operands)]
    return _carried(op, initial, carried, handed)


def _carried(
    op: Operation, initial: Sequence[Value], carried: Sequence[Value], handed: Sequence[Value]
) -> Failure | None:
    """verifyLoopLikeOpInterface. `handed`: to the next round; what is not handed over is not looked at."""
    about = "different number of"
    if len(initial) != len(carried):
        return _loop_failure(f"{about} inits and region iter_args: {len(initial)} != {len(carried)}")
    if handed and len(carried) != len(handed):
        return _loop_failure(f"{about} region iter_args and yielded values: {len(carried)} != {len(handed)}")
    if len(op.results) != len(carried):
        return _loop_failure(f"{about} loop results and region iter_args: {len(op.results)} != {len(carried)}")
    for lefts, rights, left_name, right_name in (
        (initial, carried, "init", "region iter_arg"),
        (carried, handed, "region iter_arg", "yielded value"),
        (carried, op.results, "region iter_arg", "loop result"),
    ):
        for index, (left, right) in enumerate(zip(lefts, rights, strict=False)):
            if differ(left.type, right.type):
                text = f"{index}-th {left_name} and {index}-th {right_name} have different type"
                return _loop_failure(f"{text}: '{left.type}' != '{right.type}'")
    return None


def _loop_failure(message: str) -> Failure:
    return Failure("verify-region-flow", message)


def is_unclear(op: Operation, knowledge: Knowledge) -> bool:
    """Whether nothing is known of what `op` does at the end of a block."""
    return (op.syntax is not None and op.syntax.opaque) or (
        knowledge.definition(op.name) is None and not knowledge.registry.is_complete(op.dialect)
    )
