"""SSA names in printed text: the user's names of values and blocks where they have one, fresh ones otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import IntegerAttr
from ...ir.graph import Block, Operation, OpResult, Region, Value
from ...ir.records import dataclass
from ...ir.types import IndexType, IntegerType
from ...ir.walk import operations_in
from ...ods.knowledge import Knowledge


class _Pool:
    """The names that nothing new may have inside one isolated operation, collected when first asked for."""

    __slots__ = ("_counters", "_op", "_taken")

    def __init__(self, op: Operation) -> None:
        self._op = op
        self._taken: set[str] | None = None
        self._counters: dict[str, int] = {}

    def fresh(self, base: str) -> str:
        """`base`, `base_0`, `base_1`, ...: the first that is free."""
        taken = self._names()
        name = base
        while name in taken:
            number = self._counters.get(base, 0)
            self._counters[base] = number + 1
            name = f"{base}_{number}"
        taken.add(name)
        return name

    def claim(self, name: str) -> bool:
        """Take `name` if it is free; whether it was."""
        taken = self._names()
        if name in taken:
            return False
        taken.add(name)
        return True

    def _names(self) -> set[str]:
        if self._taken is None:
            self._taken = _written_names(self._op)
        return self._taken


@dataclass
class _Enter:
    region: Region
    visible: set[str]
    pool: _Pool


@dataclass
class _Leave:
    visible: set[str]
    names: list[str]


@dataclass
class _Return:
    """Names that were left for a while."""

    visible: set[str]
    names: list[str]


_Step = _Enter | _Leave | _Return


class WrittenNames:
    """The names that values and blocks were read with; for unchanged operations."""

    def value(self, value: Value) -> str:
        """`%name`, as it is used."""
        return f"%{value.name}"

    def is_called(self, value: Value, name: str | None) -> bool:
        """Whether the name of `value` is `name`."""
        return value.name == name

    def block(self, block: Block) -> str:
        return f"^{block.label}"

    def results(self, op: Operation) -> str:
        """The text before `=`: `%a, %b:2`; empty without results."""
        parts: list[str] = []
        index = 0
        while index < len(op.results):
            name = self.value(op.results[index])
            base, hash_, number = name.partition("#")
            count = 1
            if hash_ and number == "0":
                while index + count < len(op.results) and self.value(op.results[index + count]) == f"{base}#{count}":
                    count += 1
                name = base if count == 1 else f"{base}:{count}"
            parts.append(name)
            index += count
        return ", ".join(parts)


class Names(WrittenNames):
    """Names of everything inside `root`, decided once. Rules of visibility as in `scopes.NameScope`.

    A value keeps its name unless a different visible value has it already; values without one get a
    name that no value inside `root` was written with.
    """

    def __init__(self, root: Operation, knowledge: Knowledge, *, generic: bool = False) -> None:
        """`generic`: for the generic form, in which no region may use a name again that is visible around it."""
        self._knowledge = knowledge
        self._generic = generic
        self._values: dict[Value, str] = {}
        self._blocks: dict[Block, str] = {}
        self._pool = _Pool(root)
        self._assign(root)

    def value(self, value: Value) -> str:
        found = self._values.get(value)
        if found is None:
            found = self._values[value] = value.name if value.name is not None else self._pool.fresh("value")
        return "%" + found

    def is_called(self, value: Value, name: str | None) -> bool:
        found = self._values.get(value)
        return found == name if found is not None else self.value(value) == f"%{name}"

    def block(self, block: Block) -> str:
        return "^" + self._blocks.get(block, block.label or "bb")

    def _assign(self, root: Operation) -> None:
        # An explicit stack of steps, because programs nest deeper than Python's stack.
        self._define_all(root.results, set(), self._pool, _suggestions(root, self._knowledge), [])
        pending: list[_Step] = []
        self._push_regions(root, set(), self._pool, pending)
        while pending:
            step = pending.pop()
            if isinstance(step, _Enter):
                self._enter(step.region, step.visible, step.pool, pending)
            elif isinstance(step, _Leave):
                step.visible.difference_update(step.names)
            else:
                step.visible.update(step.names)

    def _push_regions(self, op: Operation, visible: set[str], pool: _Pool, pending: list[_Step]) -> None:
        definition = self._knowledge.definition(op.name)
        isolated = not self._generic and definition is not None and "IsolatedFromAbove" in definition.traits
        pending += [
            _Enter(region, set() if isolated else visible, _Pool(op) if isolated else pool)
            for region in reversed(op.regions)
        ]

    def _enter(self, region: Region, visible: set[str], pool: _Pool, pending: list[_Step]) -> None:
        """Name what `region` defines, and add the steps left to do, last one first."""
        self._label_blocks(region)
        defined: list[str] = []
        nested: list[tuple[Operation, int]] = []
        ends: list[tuple[int, int]] = []
        self._shadow(region, visible)
        for block in region.blocks:
            if block.args:
                self._define_all(block.args, visible, pool, (), defined)
            op = block.first
            while op is not None:
                if op.regions:
                    nested.append((op, len(defined)))
                results = op.results
                if results and not (len(results) == 1 and self._keeps_name(results[0], visible, defined)):
                    self._define_all(results, visible, pool, _suggestions(op, self._knowledge), defined)
                op = op.next
            ends.append((len(nested), len(defined)))
        if not nested:
            visible.difference_update(defined)
            return
        pending.append(_Leave(visible, defined))
        has_order = self._has_order(region)
        is_followed = (has_order and len(region.blocks) == 1) or (
            not self._generic and _uses_only_what_is_before(region)
        )
        if not is_followed and not has_order:
            for op, _ in reversed(nested):
                self._push_regions(op, visible, pool, pending)
            return
        # What an operation contains does not see what is after it in the block, so it may use the same names.
        if is_followed:
            ends = ends[-1:]
        first = [0, *(count for count, _ in ends)]
        for number, (count, end) in reversed(list(enumerate(ends))):
            for position in range(count - 1, first[number] - 1, -1):
                op, start = nested[position]
                following = nested[position + 1][1] if position + 1 < count else end
                if following > start:
                    pending.append(_Return(visible, defined[start:following]))
                self._push_regions(op, visible, pool, pending)
            if count > first[number] and end > nested[first[number]][1]:
                pending.append(_Leave(visible, defined[nested[first[number]][1] : end]))

    def _keeps_name(self, result: Value, visible: set[str], defined: list[str]) -> bool:
        """Give the only result of an operation its own name, unless there is any doubt about it."""
        name = result.name
        if name is None or name in visible or "#" in name or result in self._values:
            return False
        self._values[result] = name
        visible.add(name)
        defined.append(name)
        return True

    def _has_order(self, region: Region) -> bool:
        """Whether operations only see what is before them."""
        definition = self._knowledge.definition(region.parent.name)
        return not self._generic and definition is not None and not definition.has_trait("HasOnlyGraphRegion")

    def _shadow(self, region: Region, visible: set[str]) -> None:
        """Arguments that are written nowhere have the names of the operands they represent."""
        semantics = self._knowledge.semantics(region.parent.name)
        if semantics is None or not semantics.shadows_operands or region.entry is None or self._generic:
            return
        names = [self.value(operand.value).removeprefix("%") for operand in region.parent.operands]
        if len(set(names)) == len(names):
            for argument, name in zip(region.entry.args, names, strict=False):
                self._values[argument] = name
                visible.add(name)

    def _define_all(
        self, values: Sequence[Value], visible: set[str], pool: _Pool, suggested: tuple[str, ...], defined: list[str]
    ) -> None:
        alone = _left_alone(values) if len(values) != 1 or "#" in (values[0].name or "") else ()
        for index, value in enumerate(values):
            if value in self._values:
                continue
            name = value.name
            if name is None and (former := _former_name(value)) is not None and pool.claim(former):
                name = former
            if name is None or name in visible or value in alone:
                base = suggested[min(index, len(suggested) - 1)] if suggested else _default_base(value)
                written = name.partition("#")[0] if name is not None else ""
                # `0_1` would be no name.
                name = pool.fresh(base if not written or written[0].isdigit() else written)
            self._values[value] = name
            visible.add(name)
            defined.append(name)

    def _label_blocks(self, region: Region) -> None:
        if len(region.blocks) == 1:
            label = region.blocks[0].label
            self._blocks[region.blocks[0]] = label if label is not None else "bb0"
            return
        taken = {block.label for block in region.blocks if block.label is not None}
        seen: set[str] = set()
        number = 0
        for block in region.blocks:
            label = block.label
            if label is None or label in seen:
                while (label := f"bb{number}") in taken:
                    number += 1
                taken.add(label)
            seen.add(label)
            self._blocks[block] = label


def _left_alone(values: Sequence[Value]) -> set[Value]:
    """Results called `x#1` that are not preceded by `x#0`, so that no `x:2` can represent them."""
    alone: set[Value] = set()
    expected: str | None = None
    for value in values:
        name = value.name or ""
        base, hash_, number = name.partition("#")
        if not hash_:
            expected = None
            continue
        if number != "0" and name != expected:
            alone.add(value)
            expected = None
            continue
        expected = f"{base}#{int(number) + 1}"
    return alone


def _former_name(value: Value) -> str | None:
    """The name of the value that was in the text at the place of this one, if there was exactly one."""
    origin = value.op.origin if isinstance(value, OpResult) and len(value.op.results) == 1 else None
    return origin.results[0].name if origin is not None and len(origin.results) == 1 else None


def _default_base(value: Value) -> str:
    return "owned" if isinstance(value.type, IntegerType) and value.type.width == 1 else "value"


def _suggestions(op: Operation, knowledge: Knowledge) -> tuple[str, ...]:
    if not op.results or op.results[-1].name is not None:
        return ()
    constant = op.properties.get("value") if knowledge.has_trait(op, "ConstantLike") else None
    if isinstance(constant, IntegerAttr):
        if isinstance(constant.type, IntegerType) and constant.type.width == 1:
            return ("true" if constant.value else "false",)
        suffix = "" if isinstance(constant.type, IndexType) else f"_{constant.type}"
        return (f"c{'_' if constant.value < 0 else ''}{abs(constant.value)}{suffix}",)
    return knowledge.result_names(op.name)


def _written_names(root: Operation) -> set[str]:
    found: set[str | None] = set()
    add = found.add
    for op in operations_in(root):
        for result in op.results:
            add(result.name)
        for operand in op.operands:
            add(operand.value.name)
        for region in op.regions:
            for block in region.blocks:
                found.update([argument.name for argument in block.args])
    names = {name for name in found if name is not None}
    return names | {name.partition("#")[0] for name in names if "#" in name}


def _uses_only_what_is_before(region: Region) -> bool:
    """Whether no operation, or what is in it, uses a value that is defined after it in the text of `region`."""
    position: dict[Operation, int] = {}
    values: list[tuple[int, Value]] = []
    for block in region.blocks:
        values += [(len(position), argument) for argument in block.args]
        for op in block.ops:
            position[op] = len(position)
            values += [(len(position), result) for result in op.results]
    return all(position[_around(user, region)] >= start for start, value in values for user in value.users)


def _around(op: Operation, region: Region) -> Operation:
    """`op`, or the operation of `region` that it is in."""
    while op.parent_region is not region:
        outer = op.parent_op
        assert outer is not None, "values are used in the region that defines them"
        op = outer
    return op
