"""Members of op views: the Python names of an operation's groups and attributes, their types, and their accessors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from keyword import iskeyword
from typing import Literal, Protocol

from ..ir.attributes import Attribute
from ..ir.graph import Block, Operation, OpResult, Region, Value
from ..ir.lazy_pattern import lazy_pattern
from ..ir.records import dataclass
from .definitions import OpDefinition, ValueGroup
from .knowledge import UPSTREAM

_WORD_BREAK = lazy_pattern(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_NOT_IN_IDENTIFIERS = lazy_pattern(r"\W")
_WORD_END = lazy_pattern(r"[._]")

_Count = Literal["one", "optional", "many"]


class _HasOperation(Protocol):
    op: Operation


@dataclass(frozen=True)
class Member:
    """One name of a view: its type in the stub, and its property."""

    name: str
    type: str
    accessor: property


def snake_case(name: str) -> str:
    """`lowerBound` as `lower_bound`; a keyword, and `op`, get an underscore at the end."""
    words = _NOT_IN_IDENTIFIERS.sub("_", _WORD_BREAK.sub("_", name)).lower()
    return f"{words}_" if iskeyword(words) or words == "op" else words


def default_class_name(op_name: str) -> str:
    """`CondBrOp` for `cf.cond_br`: the C++ class of an operation whose definition does not name one."""
    mnemonic = op_name.partition(".")[2]
    return "".join(word[:1].upper() + word[1:] for word in _WORD_END.split(mnemonic)) + "Op"


def members(definition: OpDefinition) -> list[Member]:
    """Operands, results, attributes, regions, successors. Of two things with one name the first one has it."""
    found: dict[str, Member] = {}
    for member in _all_members(definition):
        if member.name:
            found.setdefault(member.name, member)
    return list(found.values())


def _all_members(definition: OpDefinition) -> Iterator[Member]:
    yield from _groups(definition.operands, is_result=False)
    results = definition.results
    if len(results) == 1 and not results[0].name:
        name = "results" if _count(results[0]) == "many" else "result"
        results = (ValueGroup(name, results[0].kind, results[0].constraint),)
    yield from _groups(results, is_result=True)
    for attribute in definition.attributes:
        yield Member(snake_case(attribute.name), "Attribute | None", _attribute(attribute.name))
    for position, region in enumerate(definition.regions):
        if region.variadic:
            yield Member(snake_case(region.name), "list[Region]", _regions_from(position))
        else:
            yield Member(snake_case(region.name), "Region", _region(position))
    for position, successor in enumerate(definition.successors):
        if successor.variadic:
            yield Member(snake_case(successor.name), "list[Block]", _successors_from(position))
        else:
            yield Member(snake_case(successor.name), "Block", _successor(position))


def _count(group: ValueGroup) -> _Count:
    return group.kind if group.kind in ("one", "optional") else "many"


def _groups(groups: Sequence[ValueGroup], *, is_result: bool) -> Iterator[Member]:
    """The position of a group is a constant where at most one group before it, or it alone, varies in size."""
    variable = [position for position, group in enumerate(groups) if group.is_variable]
    value = "OpResult" if is_result else "Value"
    for position, group in enumerate(groups):
        count = _count(group)
        type_ = {"one": value, "optional": f"{value} | None", "many": f"list[{value}]"}[count]
        is_before_all = not variable or position < variable[0]
        if count == "one" and (is_before_all or len(variable) == 1):
            fixed = position if is_before_all else position - len(groups)
            accessor = _result(fixed) if is_result else _operand(fixed)
        elif len(variable) == 1:
            accessor = _only_variable(count, position, len(groups) - position - 1, is_result=is_result)
        else:
            accessor = _segment(count, group.name, is_result=is_result)
        yield Member(snake_case(group.name), type_, accessor)


# Accessors


def _operand(position: int) -> property:
    def get(view: _HasOperation) -> Value:
        return view.op.operands[position].value

    def use(view: _HasOperation, value: Value) -> None:
        view.op.operands[position].set(value)

    return property(get, use)


def _result(position: int) -> property:
    def get(view: _HasOperation) -> OpResult:
        return view.op.results[position]

    return property(get)


def _only_variable(count: _Count, start: int, after: int, *, is_result: bool) -> property:
    """The one group that varies in size: `start` values come before it and `after` after it."""

    def operands(view: _HasOperation) -> list[Value]:
        found = view.op.operands
        return [operand.value for operand in found[start : len(found) - after]]

    def results(view: _HasOperation) -> list[OpResult]:
        found = view.op.results
        return list(found[start : len(found) - after])

    return _of_count(count, results if is_result else operands)


def _segment(count: _Count, name: str, *, is_result: bool) -> property:
    def operands(view: _HasOperation) -> list[Value]:
        return UPSTREAM.operand_group(view.op, name)

    def results(view: _HasOperation) -> list[Value]:
        return UPSTREAM.result_group(view.op, name)

    return _of_count(count, results if is_result else operands)


def _of_count(count: _Count, values: Callable[[_HasOperation], Sequence[Value]]) -> property:
    def first(view: _HasOperation) -> Value | None:
        found = values(view)
        return found[0] if found else None

    def one(view: _HasOperation) -> Value:
        return values(view)[0]

    return property({"one": one, "optional": first, "many": values}[count])


def _attribute(name: str) -> property:
    def get(view: _HasOperation) -> Attribute | None:
        return view.op.properties.get(name)

    return property(get)


def _region(position: int) -> property:
    def get(view: _HasOperation) -> Region:
        return view.op.regions[position]

    return property(get)


def _regions_from(position: int) -> property:
    def get(view: _HasOperation) -> list[Region]:
        return list(view.op.regions[position:])

    return property(get)


def _successor(position: int) -> property:
    def get(view: _HasOperation) -> Block:
        return view.op.successors[position].block

    return property(get)


def _successors_from(position: int) -> property:
    def get(view: _HasOperation) -> list[Block]:
        return view.op.successor_blocks[position:]

    return property(get)
