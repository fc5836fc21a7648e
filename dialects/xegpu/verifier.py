"""Verifier rules of `xegpu` (mlir/lib/Dialect/XeGPU/IR/XeGPUOps.cpp): blocks of memory and their descriptors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import DialectType, MemRefType, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import integers
from ...ods.verification.op_view import View

_SHAPE = lazy_pattern(r"\s*((?:[0-9]+\s*x\s*)+)").match
_ARRAY = lazy_pattern(r"array_length\s*=\s*([0-9]+)").search


def _shape(type_: Type | None) -> list[int] | None:
    """The sizes of the block of a descriptor; None for any other type."""
    if not isinstance(type_, DialectType) or type_.mnemonic != "tensor_desc" or type_.body is None:
        return None
    found = _SHAPE(type_.body)
    return [int(size) for size in found[1].replace(" ", "").strip("x").split("x")] if found is not None else None


def _has(type_: Type | None, word: str) -> bool:
    return isinstance(type_, DialectType) and word in (type_.body or "")


def _array_length(type_: Type | None) -> int:
    found = _ARRAY(type_.body or "") if isinstance(type_, DialectType) else None
    return int(found[1]) if found is not None else 1


def _sizes(type_: VectorType) -> list[int] | None:
    sizes = [size for size in type_.shape if size > 0]
    return sizes if len(sizes) == len(type_.shape) and not any(type_.scalable or ()) else None


def _wrong(text: str) -> Failure:
    return Failure("verify-shape", text)


def _offsets(view: View, rank: int) -> Failure | None:
    static = integers(view.op.properties.get("const_offsets")) or []
    count = len(view.types("offsets")) + len([each for each in static if each > -(1 << 63)])
    if count not in (0, rank) or len(static) not in (0, rank):
        return _wrong("Mismatched ranks between offsets and tensor descriptor")
    return None


def _load(view: View) -> Failure | None:
    descriptor, result = view.type_of("TensorDesc"), view.results[0]
    shape = _shape(descriptor)
    if shape is None or not isinstance(result, VectorType):
        return None
    if _has(descriptor, "scatter_tdesc_attr"):
        return _wrong("Expects a non-scattered TensorDesc.")
    value = _sizes(result)
    if value is None:
        return None
    elements = prod(shape) * _array_length(descriptor)
    if len(value) == 1 and value[0] < elements:
        return _distributed(descriptor, value[0], elements)
    wanted = list(shape)
    order = integers(view.op.properties.get("transpose"))
    if order is not None and sorted(order) == list(range(len(wanted))):
        wanted = [wanted[each] for each in order]
    if "packed" in view.op.properties and len(shape) == 2 and value:
        wanted[0] //= value[-1] or 1
        wanted.append(value[-1])
    if _array_length(descriptor) > 1:
        wanted.insert(0, _array_length(descriptor))
    if wanted != value:
        return _wrong(f"Result shape {_listed(value)} is not consistent with tensor descriptor '{descriptor}'")
    return _offsets(view, len(shape))


def _distributed(descriptor: Type | None, count: int, elements: int) -> Failure | None:
    if _has(descriptor, "#xegpu.layout"):
        return _wrong("TensorDesc doesn't need LayoutAttr for SIMT code")
    if count and elements % count == 0:
        return None
    return _wrong(f"Result shape [{count}] is not a valid distribution for tensor descriptor '{descriptor}'")


def _store(view: View) -> Failure | None:
    descriptor, given = view.type_of("TensorDesc"), view.type_of("value")
    shape = _shape(descriptor)
    if shape is None or not isinstance(given, VectorType):
        return None
    if _has(descriptor, "scatter_tdesc_attr"):
        return _wrong("Expects a non-scattered TensorDesc.")
    value = _sizes(given)
    if value is None:
        return None
    if len(value) == 1 and value[0] < prod(shape):
        return None
    if shape != value:
        return _wrong(f"Value shape {_listed(value)} is not consistent with tensor descriptor '{descriptor}'")
    return _offsets(view, len(shape))


def _listed(sizes: Sequence[int]) -> str:
    return f"[{', '.join(map(str, sizes))}]"


def _create(view: View) -> Failure | None:
    shape, source = _shape(view.results[0]), view.type_of("source")
    if shape is None or source is None:
        return None
    ranks = [len(view.types("shape"))] if not integers(view.op.properties.get("const_shape")) else []
    ranks = [len(integers(view.op.properties.get("const_shape")) or ()) or rank for rank in ranks or [0]]
    if isinstance(source, MemRefType):
        ranks.append(len(source.shape))
    given = [rank for rank in ranks if rank]
    if given and len(shape) > min(given):
        text = "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref"
        return _wrong(f"{text} source.")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "xegpu.create_nd_tdesc": (_create,),
    "xegpu.load_nd": (_load,),
    "xegpu.store_nd": (_store,),
}
