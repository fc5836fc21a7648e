"""Globals that hold the values of constant tensors (getGlobalFor of mlir/Dialect/Bufferization/Transforms)."""

from __future__ import annotations

from ...ir.attributes import UNIT, Attribute, ElementsAttr, IntegerAttr, StringAttr, TypeAttr
from ...ir.graph import Operation
from ...ir.types import MemRefType, RankedTensorType
from ...ods.constants import Elements, elements_of
from ...ods.segments import i64_attr

_GLOBAL = "memref.global"


def global_for(constant: Operation, module: Operation, alignment: int, space: Attribute | None) -> Operation:
    """A `memref.global` of `module` with the value of `constant`: one that is there, or a new one before all else."""
    value = constant.properties["value"]
    block = module.regions[0].blocks[0]
    for op in block.ops:
        if op.name == _GLOBAL and _are_equal(op.properties.get("initial_value"), value):
            stated = op.properties.get("alignment")
            if (stated.value if isinstance(stated, IntegerAttr) else 0) == alignment:
                return op
    type_ = constant.result.type
    assert isinstance(type_, RankedTensorType)
    op = Operation(_GLOBAL)
    op.location = constant.location
    op.properties = {
        "sym_name": StringAttr(_unused_name(module, _name(type_))),
        "sym_visibility": StringAttr("private"),
        "type": TypeAttr(MemRefType(type_.shape, type_.element, None, space)),
        "initial_value": _plain(value, type_),
        "constant": UNIT,
    }
    if alignment:
        op.properties["alignment"] = i64_attr(alignment)
    block.prepend(op)
    return op


def _are_equal(a: Attribute | None, b: Attribute) -> bool:
    """Whether both are the same constant, however it is spelt."""
    if a is b:
        return True
    if not isinstance(a, ElementsAttr) or not isinstance(b, ElementsAttr) or a.type is not b.type:
        return False
    first, second = elements_of(a), elements_of(b)
    return first is not None and second is not None and _values(first) == _values(second)


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


def _unused_name(module: Operation, wanted: str) -> str:
    taken = {
        name.value
        for op in module.regions[0].blocks[0].ops
        if isinstance(name := op.properties.get("sym_name"), StringAttr)
    }
    if wanted not in taken:
        return wanted
    number = 0
    while f"{wanted}_{number}" in taken:
        number += 1
    return f"{wanted}_{number}"
