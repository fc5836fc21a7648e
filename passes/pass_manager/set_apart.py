"""Operations set apart: those with errors, which no pass is given, and those of which passes would need them.

Passes assume programs that verify. An operation directly in a module that does not is replaced while a pass runs: by a
function without contents where others only need its interface, else by an operation that says nothing. Afterwards it
stands where it stood, as it was.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from ...ir.attributes import ArrayAttr, Attribute, DictAttr, StringAttr, SymbolRefAttr
from ...ir.graph import Block, Operation
from ...ir.symbol_names import symbol_name
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from .base import Pass, Reach

PLACEHOLDER = "builtin.set_apart"
"""Name of what stands for an operation while a pass runs; no dialect has it, so that it may have any effect."""


class SetApart:
    """The operations, each directly in a module."""

    def __init__(
        self,
        stand_ins: Mapping[Operation, Operation],
        causes: Mapping[Operation, Operation] | None = None,
        needing: Pass | None = None,
        *,
        is_everything: bool = False,
    ) -> None:
        """
        Args:
            stand_ins: the operations, each with what represents it in the module.
            causes: those of them without errors, each with the one with errors that `needing` would look at to change
                it. Of everything: the root of the program.
            needing: the pass that looks further than the operation it changes; None where there are no causes.
            is_everything: nothing is left to give to a pass.
        """
        self._stand_ins = stand_ins
        self.causes = causes or {}
        self.needing = needing
        self.is_everything = is_everything

    def __contains__(self, op: Operation) -> bool:
        return op in self._stand_ins

    @contextmanager
    def hidden(self) -> Generator[None]:
        """The program without them, while it lasts."""
        _replace(self._stand_ins.items())
        try:
            yield
        finally:
            _replace((new, old) for old, new in self._stand_ins.items())


NOTHING = SetApart({})


def set_apart(passes: Iterable[Pass], root: Operation, knowledge: Knowledge, broken: Collection[Operation]) -> SetApart:
    """The operations below `root` that `passes`, all that will run, are not to be given.

    Args:
        broken: the operations with errors: `root`, or directly in a module in it.
    """
    if not broken:
        return NOTHING
    reaches = {each.reach(): each for each in passes}
    if root in broken:
        return SetApart({}, is_everything=True)
    if Reach.MODULE in reaches:
        return SetApart({}, {root: next(iter(broken))}, reaches[Reach.MODULE], is_everything=True)
    apart = dict.fromkeys([*broken, *_entangled(broken, knowledge)])
    needing = reaches.get(Reach.CALLS) or reaches.get(Reach.CHECKED)
    if needing is None:
        return SetApart({op: _interface(op, knowledge) for op in apart})
    causes = _connected(root, apart)
    return SetApart({op: _placeholder(op) for op in (*apart, *causes)}, causes, needing)


def _entangled(broken: Collection[Operation], knowledge: Knowledge) -> Iterator[Operation]:
    """The operations beside broken ones that may use values from around them, or that others may use values of.

    Where one of these is broken, the others belong to the same unreadable program.
    """
    for block in dict.fromkeys(op.parent for op in broken if op.parent is not None and _is_open(op, knowledge)):
        yield from (op for op in block.ops if _is_open(op, knowledge))


def _is_open(op: Operation, knowledge: Knowledge) -> bool:
    if op.operands or op.results:
        return True
    return bool(op.regions) and not knowledge.has_trait(op, "IsolatedFromAbove")


def _connected(root: Operation, apart: Collection[Operation]) -> dict[Operation, Operation]:
    """The operations that calls, or other mentions of symbols, connect with `apart`; each with the one it leads to.

    A declaration connects nobody. Symbols are told apart by their first names alone, whatever table they are in.
    """
    units = [op for op in _in_modules(root) if op not in apart]
    mentions = {op: set(_mentioned(op)) for op in (*units, *apart)}
    users: dict[str, list[Operation]] = {}
    named: dict[str, list[Operation]] = {}
    for op, names in mentions.items():
        for name in names:
            users.setdefault(name, []).append(op)
        if op in apart or _has_body(op):
            named.setdefault(symbol_name(op), []).append(op)
    causes = {op: op for op in apart}
    pending = [*apart]
    while pending:
        op = pending.pop()
        callers = users.get(symbol_name(op), ()) if op in apart or _has_body(op) else ()
        for each in (*callers, *(callee for name in mentions[op] for callee in named.get(name, ()))):
            if each not in causes:
                causes[each] = causes[op]
                pending.append(each)
    return {op: causes[op] for op in units if op in causes}


def _has_body(op: Operation) -> bool:
    return any(region.blocks for region in op.regions)


def _in_modules(root: Operation) -> Iterator[Operation]:
    """The operations directly in `root` and in modules in it, but not these modules."""
    pending = [root]
    while pending:
        for region in pending.pop().regions:
            for block in region.blocks:
                for op in block.ops:
                    if op.name == root.name:
                        pending.append(op)
                    else:
                        yield op


def _mentioned(root: Operation) -> Iterator[str]:
    """The first names of the symbols that `root` and what is in it refer to."""
    for op in walk(root):
        yield from _names_in((*op.properties.values(), *op.attributes.values()))


def _names_in(attributes: Sequence[Attribute]) -> Iterator[str]:
    pending = [*attributes]
    while pending:
        one = pending.pop()
        if isinstance(one, SymbolRefAttr):
            yield one.root
        elif isinstance(one, ArrayAttr):
            pending.extend(one.elements)
        elif isinstance(one, DictAttr):
            pending.extend(value for _, value in one.entries)


def _placeholder(op: Operation) -> Operation:
    """An operation that keeps the symbol's name taken."""
    name = op.attribute("sym_name")
    new = Operation(PLACEHOLDER, {"sym_name": name} if isinstance(name, StringAttr) else {})
    new.origin = op.origin
    return new


def _interface(op: Operation, knowledge: Knowledge) -> Operation:
    """`op` as its users know it: a symbol with its type and attributes, a function without what it does."""
    is_symbol = op.attribute("sym_name") is not None and not op.operands and not op.results
    if not is_symbol or (op.regions and not knowledge.is_function_like(op)):
        return _placeholder(op)
    return without_contents(op)


def without_contents(op: Operation) -> Operation:
    """A copy of a symbol without the operations in it; a function that has a body keeps an empty block."""
    new = Operation(op.name)
    new.properties, new.attributes = dict(op.properties), dict(op.attributes)
    new.location, new.origin = op.location, op.origin
    for region in op.regions:
        own = new.add_region()
        if region.blocks:
            own.append(Block())
    return new


def _replace(pairs: Iterable[tuple[Operation, Operation]]) -> None:
    """Put the second of each pair where the first is."""
    for old, new in pairs:
        block = old.parent
        assert block is not None, "what stands for an operation with errors is erased by no pass"
        after = old.next
        old.detach()
        block.insert_before(after, new)
