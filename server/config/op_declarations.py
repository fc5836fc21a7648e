"""Declared operations: `[operations."my.op"]` of a configuration as `Semantics`.

effects            "none", names of effects (read, write and free: of every buffer operand; allocate: of every buffer
                   result), or { operands = [...], results = [...] } with the effects by position
recursive-effects  true: the effects are those of the operations inside
terminator         "return": ends a region and hands all its operands to the operation around it;
                   "branch": hands them to its successor
regions            "once": exactly one of the regions runs; "maybe": one or none; "loop": any number of times.
                   Results are what the terminators return. Where a region may not run, and in loops, the last operands
                   represent them, one per result, and enter the last arguments of the region.
view-of            N: the results are views of operand N
bufferizes         "destination-style": on tensors, its last operands are what its results are computed in, one for each
call               true: calls the function that it names, with all its operands
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ...ir.attributes import SymbolRefAttr
from ...ir.graph import Operation, Region, Value
from ...ir.types import is_memref
from ...ods.knowledge import UPSTREAM
from ...ods.regions import yielded
from ...ods.semantics import EffectInstance, EffectKind, RegionBranch, RegionEdge, Semantics
from .toml_table import TomlTable, hint

NAMES = ("effects", "recursive-effects", "terminator", "regions", "view-of", "bufferizes", "call")
_EFFECTS = {kind.value: kind for kind in EffectKind}
Kinds = tuple[EffectKind, ...]


def declared(name: str, settings: TomlTable) -> Semantics:
    """The declaration of the operation `name` in `settings`.

    Raises:
        UserFacingError: with the place of what makes no sense.
    """
    outer = TomlTable(settings.path, settings.text, settings.where[:-1], {name: settings.content})
    if "." not in name:
        raise outer.fail(name, f'`{name}` is no operation\'s name; write it with its dialect, like "my.{name}"')
    if UPSTREAM.definition(name) is not None and UPSTREAM.registry.is_complete(name.partition(".")[0]):
        raise outer.fail(name, f"`{name}` is an operation of MLIR itself; only others can be declared")
    settings.only(NAMES, "fact")
    terminator = settings.choice("terminator", ("return", "branch"))
    regions = settings.choice("regions", tuple(_REGIONS))
    view_of = settings.number("view-of")
    return Semantics(
        effects=_effects(settings),
        region_branch=_REGIONS.get(regions),
        parent_operands=_all_operands if terminator == "return" else None,
        successor_operands=_forwarded if terminator == "branch" else None,
        view_source=None if view_of is None else lambda _: view_of,
        callee=_first_symbol if settings.flag("call") else None,
        is_terminator=bool(terminator),
        is_destination_style=bool(settings.choice("bufferizes", ("destination-style",))),
        recursive_effects=settings.flag("recursive-effects"),
    )


def _all_operands(op: Operation) -> range:
    return range(len(op.operands))


def _forwarded(op: Operation, _successor: int) -> range:
    return range(len(op.operands))


def _first_symbol(op: Operation) -> SymbolRefAttr | None:
    """The first symbol that the operation names, in its text where nobody knows its syntax; None: an indirect call."""
    for attribute in (*op.properties.values(), *op.attributes.values()):
        if isinstance(attribute, SymbolRefAttr):
            return attribute
    for _, _, named in op.syntax.symbol_spans if op.syntax is not None else ():
        if isinstance(named, SymbolRefAttr):
            return named
    return None


# Effects


def _effects(settings: TomlTable) -> Callable[[Operation], Sequence[EffectInstance]] | None:
    if "effects" not in settings.content:
        return None
    value: object = settings.content["effects"]
    if not isinstance(value, dict):
        return _AllPositions(_kinds(settings, "effects", value))
    places = settings.table("effects")
    places.only(("operands", "results"), "place of effects")
    return _ByPosition(_by_position(places, "operands"), _by_position(places, "results"))


def _by_position(settings: TomlTable, name: str) -> tuple[Kinds, ...]:
    value: object = settings.content.get(name, [])
    if not isinstance(value, list):
        raise settings.fail(name, f'`{name}` must be a list with the effects of each, like ["read", ["read", "write"]]')
    return tuple(_kinds(settings, name, item) for item in cast("list[object]", value))


def _kinds(settings: TomlTable, name: str, value: object) -> Kinds:
    """Of `"none"`, `"read"` or `["read", "write"]`."""
    if value == "none":
        return ()
    names: list[object] = cast("list[object]", value) if isinstance(value, list) else [value]
    for item in names:
        if not isinstance(item, str) or item not in _EFFECTS:
            close = hint(item, [*_EFFECTS, "none"]) if isinstance(item, str) else ""
            raise settings.fail(name, f"{item!r} is no effect{close}")
    return tuple(_EFFECTS[cast("str", item)] for item in names)


class _AllPositions:
    """The same effects on all buffers that go in, or, for allocations, come out."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds

    def __call__(self, op: Operation) -> list[EffectInstance]:
        effects: list[EffectInstance] = []
        for kind in self.kinds:
            values = op.results if kind is EffectKind.ALLOCATE else op.operand_values
            on = [value for value in values if is_memref(value.type)]
            effects.extend(EffectInstance(kind, value) for value in on)
            if not on:
                effects.append(EffectInstance(kind))
        return effects


class _ByPosition:
    def __init__(self, operands: tuple[Kinds, ...], results: tuple[Kinds, ...]) -> None:
        self.operands = operands
        self.results = results

    def __call__(self, op: Operation) -> list[EffectInstance]:
        pairs: list[tuple[Value, Kinds]] = [
            *zip(op.operand_values, self.operands, strict=False),
            *zip(op.results, self.results, strict=False),
        ]
        return [EffectInstance(kind, value) for value, kinds in pairs for kind in kinds]


# Regions


def _carried(op: Operation) -> range:
    """The last operands, one for each result."""
    return range(max(0, len(op.operands) - len(op.results)), len(op.operands))


def _into(region: Region, values: range) -> RegionEdge:
    """The last arguments of the region take `values`."""
    arguments = len(region.blocks[0].args) if region.blocks else 0
    taken = min(arguments, len(values))
    return RegionEdge(region, values[len(values) - taken :], arguments - taken)


def _one_region(op: Operation) -> Sequence[RegionEdge]:
    return tuple(RegionEdge(region) for region in op.regions)


def _perhaps_one_region(op: Operation) -> Sequence[RegionEdge]:
    carried = _carried(op)
    return (*(_into(region, carried) for region in op.regions), RegionEdge(None, carried))


def _after(_: Operation, region: Region) -> Sequence[RegionEdge]:
    return (RegionEdge(None, yielded(region)),)


def _again_or_after(_: Operation, region: Region) -> Sequence[RegionEdge]:
    values = yielded(region)
    return (_into(region, values), RegionEdge(None, values))


_REGIONS = {
    "once": RegionBranch(_one_region, _after),
    "maybe": RegionBranch(_perhaps_one_region, _after),
    "loop": RegionBranch(_perhaps_one_region, _again_or_after),
}
