"""Globals that hold the values of constant tensors (getGlobalFor of mlir/Dialect/Bufferization/Transforms)."""

from __future__ import annotations

from ...ir.attributes import UNIT, Attribute, ElementsAttr, IntegerAttr, StringAttr, TypeAttr
from ...ir.graph import Operation
from ...ir.types import MemRefType, RankedTensorType
from ...ods.bufferization.interface import BufferRewriter
from ...ods.constants import Elements, elements_of
from ...ods.segments import i64_attr

_GLOBAL = "memref.global"


def global_for(constant: Operation, module: Operation, space: Attribute | None, rewriter: BufferRewriter) -> Operation:
    """A `memref.global` of `module` with the value of `constant`: one that is there, or a new one before all else."""
    known = rewriter.notes.get(module)
    if not isinstance(known, _Globals):
        known = rewriter.notes[module] = _Globals(module)
    return known.global_for(constant, rewriter.options.buffer_alignment, space)


class _Globals:
    """Globals of a module by value and alignment, and the names of all its symbols."""

    def __init__(self, module: Operation) -> None:
        self._block = module.regions[0].blocks[0]
        self._by_value: dict[tuple[object, ...], Operation] = {}
        self._taken: set[str] = set()
        self._numbers: dict[str, int] = {}
        """By a name that is taken, the number from which on it may be used with one."""
        for op in self._block.ops:
            name = op.properties.get("sym_name")
            if isinstance(name, StringAttr):
                self._taken.add(name.value)
            if op.name == _GLOBAL:
                stated = op.properties.get("alignment")
                alignment = stated.value if isinstance(stated, IntegerAttr) else 0
                self._by_value.setdefault(_key(op.properties.get("initial_value"), alignment), op)

    def global_for(self, constant: Operation, alignment: int, space: Attribute | None) -> Operation:
        value = constant.properties["value"]
        known = self._by_value.get(_key(value, alignment))
        if known is not None:
            return known
        type_ = constant.result.type
        assert isinstance(type_, RankedTensorType)
        value = _plain(value, type_)
        op = self._by_value[_key(value, alignment)] = Operation(_GLOBAL)
        op.location = constant.location
        op.properties = {
            "sym_name": StringAttr(self._unused_name(_name(type_))),
            "sym_visibility": StringAttr("private"),
            "type": TypeAttr(MemRefType(type_.shape, type_.element, None, space)),
            "initial_value": value,
            "constant": UNIT,
        }
        if alignment:
            op.properties["alignment"] = i64_attr(alignment)
        self._block.prepend(op)
        return op

    def _unused_name(self, wanted: str) -> str:
        name = wanted
        if wanted in self._taken:
            number = self._numbers.get(wanted, 0)
            while f"{wanted}_{number}" in self._taken:
                number += 1
            self._numbers[wanted] = number
            name = f"{wanted}_{number}"
        self._taken.add(name)
        return name


def _key(value: Attribute | None, alignment: int) -> tuple[object, ...]:
    """The same for the same constant, however it is spelt."""
    found = elements_of(value) if isinstance(value, ElementsAttr) else None
    if found is None or not isinstance(value, ElementsAttr):
        return value, alignment
    return value.type, _values(found), alignment


def _values(elements: Elements) -> tuple[object, ...]:
    """The values as text, so that signed zeros differ; one for all if all are equal."""
    found = tuple(map(repr, elements.values))
    return found[:1] if len(set(found)) == 1 else found


def _plain(value: Attribute, type_: RankedTensorType) -> Attribute:
    """`value` without the encoding of its type."""
    if type_.encoding is None or not isinstance(value, ElementsAttr):
        return value
    return ElementsAttr(value.keyword, value.body, RankedTensorType(type_.shape, type_.element))


def _name(type_: RankedTensorType) -> str:
    return "__constant_" + "x".join(map(str, type_.shape)) + f"x{type_.element}"
