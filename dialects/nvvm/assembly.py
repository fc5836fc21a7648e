"""Custom syntax of `nvvm`: matrix products of a warp (mlir/lib/Dialect/LLVMIR/IR/NVVMDialect.cpp).

`A[%a, ...] B[...] C[...] {attributes} : (type of A, type of B, type of C) -> type`. Sparse and scaled
products have more groups, whose types are fixed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import UNKNOWN_TYPE, FloatType, IntegerType, VectorType
from ...ods.protocols import OperandUse, OpParser, OpPrinter
from ...ods.segments import I32, dense_values, set_segments
from ..llvm.types import element_at

_I16 = IntegerType(16)
_SPARSE: tuple[tuple[str, tuple[Type, ...]], ...] = (("sparseMetadata", (I32,)), ("selector", (I32,)))
_SCALED: tuple[tuple[str, tuple[Type, ...]], ...] = (("scaleA", (I32, _I16, _I16)), ("scaleB", (I32, _I16, _I16)))
_FRAGMENTS = ("A", "B", "C")
_GROUPS: dict[str, tuple[tuple[str, tuple[Type, ...]], ...]] = {
    "nvvm.mma.block_scale": _SCALED,
    "nvvm.mma.sp.block_scale": (*_SPARSE, *_SCALED),
    "nvvm.mma.sp.sync": _SPARSE,
    "nvvm.mma.sync": (),
}
"""The groups after A, B and C, each with the types of its operands."""
_ELEMENT_TYPES = ("multiplicandAPtxType", "multiplicandBPtxType")
_HALVES = VectorType((2,), FloatType("f16"))


def _implied(type_: Type) -> DialectAttr | None:
    """The element type that operands of `type_` imply for A and B; None when several are possible."""
    if isinstance(type_, FloatType):
        words = {"f64": "f64", "f16": "f16", "f32": "tf32"}
        word = words.get(type_.name)
        return DialectAttr("nvvm", "mma_type", word) if word is not None else None
    if type_ is _HALVES:
        return DialectAttr("nvvm", "mma_type", "f16")
    inner = element_at(type_, 0)
    return _implied(inner) if inner is not None and not isinstance(type_, VectorType) else None


def _parse_product(p: OpParser, op: Operation) -> None:
    groups: list[list[OperandUse]] = []
    for word in (*_FRAGMENTS, *(word for word, _ in _GROUPS[op.name])):
        p.keyword(word)
        groups.append(p.operand_list("[", "]"))
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    types, results = p.function_type()
    if len(types) != len(_FRAGMENTS):
        p.fail("expected one type for each operand segment but got " + str(len(types)) + " types", start)
    for uses, type_ in zip(groups, types, strict=False):
        p.resolve_all(op, uses, type_)
    sizes = [len(uses) for uses in groups[: len(_FRAGMENTS)]]
    for uses, (_, fixed) in zip(groups[len(_FRAGMENTS) :], _GROUPS[op.name], strict=True):
        p.resolve_all(op, uses, fixed)
        sizes += [1] * len(fixed)
    set_segments(op, *sizes)
    for name, type_ in zip(_ELEMENT_TYPES, types, strict=False):
        element = _implied(type_)
        if element is not None:
            op.properties.setdefault(name, element)
    for type_ in results:
        op.add_result(type_)


def _fragment_types(op: Operation, sizes: Sequence[int]) -> list[Type]:
    """The type of the first operand of A, B and C each."""
    values = op.operand_values
    starts = (sum(sizes[:position]) for position in range(len(_FRAGMENTS)))
    return [
        values[start].type if size and start < len(values) else UNKNOWN_TYPE
        for start, size in zip(starts, sizes, strict=False)
    ]


def _print_product(p: OpPrinter, op: Operation) -> None:
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    values = op.operand_values
    lengths = [*sizes[: len(_FRAGMENTS)], *(len(fixed) for _, fixed in _GROUPS[op.name])]
    start = 0
    for word, length in zip((*_FRAGMENTS, *(word for word, _ in _GROUPS[op.name])), lengths, strict=True):
        p.write(f" {word}[")
        p.values(values[start : start + length])
        p.write("]")
        start += length
    types = _fragment_types(op, sizes)
    implied = [
        name
        for name, type_ in zip(_ELEMENT_TYPES, types, strict=False)
        if name in op.properties and op.properties[name] == _implied(type_)
    ]
    p.attribute_dictionary(op, ("operandSegmentSizes", *implied))
    p.write(" : ")
    p.function_type(types, op.result_types)


PARSERS = dict.fromkeys(_GROUPS, _parse_product)
PRINTERS = dict.fromkeys(_GROUPS, _print_product)
