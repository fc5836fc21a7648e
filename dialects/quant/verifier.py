"""Verifier rules of `quant`: casts between numbers and quantized types (mlir/lib/Dialect/Quant/IR/QuantOps.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.records import dataclass
from ...ir.types import DialectType, RankedTensorType, UnrankedTensorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_view import View
from ..common.assembly.body_parts import split_parts

_WIDTH = lazy_pattern(r"[su]?[iu]?([0-9]+)").match
_AXIS = lazy_pattern(r"\s*([0-9]+)\s*").fullmatch


@dataclass(frozen=True)
class _Quantized:
    """`blocks`: the size by axis, None for a type that has no blocks. `scales`: their shape."""

    storage: str
    expressed: str
    axis: int | None
    blocks: dict[int, int] | None
    scales: tuple[int, ...]


def _read(type_: Type) -> _Quantized | None:
    """None where it is no uniform type, or nothing is understood."""
    if not isinstance(type_, DialectType) or (type_.dialect, type_.mnemonic) != ("quant", "uniform"):
        return None
    parts = split_parts(type_.body or "")
    head = split_parts(parts[0], ":") if parts else []
    width = _WIDTH(head[0].strip()) if len(head) > 1 else None
    if width is None or len(parts) != 2:
        return None
    axis, blocks = None, None
    if len(head) > 2:
        text = head[2].strip()
        found = _AXIS(text)
        axis = number_in(found[1]) if found is not None else None
        if found is None:
            blocks = _blocks(text)
            if blocks is None:
                return None
    return _Quantized(f"i{width[1]}", head[1].strip(), axis, blocks, _shape(parts[1].strip()))


def _blocks(text: str) -> dict[int, int] | None:
    """`{axis:size, ...}`."""
    found: dict[int, int] = {}
    for part in split_parts(text[1:-1]):
        sides = [_AXIS(side) for side in part.split(":")]
        if len(sides) != 2 or sides[0] is None or sides[1] is None:
            return None
        found[number_in(sides[0][1])] = number_in(sides[1][1])
    return found


def _shape(text: str) -> tuple[int, ...]:
    if not text.startswith("{"):
        return ()
    parts = split_parts(text[1:-1])
    return (len(parts), *(_shape(parts[0].strip()) if parts else ()))


def _failure(text: str) -> Failure:
    return Failure("verify-type", text, is_bare=True)


def _cast(*, is_storage: bool) -> Rule:
    """`is_storage`: between integers, else with floats."""

    def rule(view: View) -> Failure | None:
        types = [*view.operands, *view.results]
        read = [_read(element_type(type_)) for type_ in types]
        found = next((index for index, each in enumerate(read) if each is not None), None)
        if found is None or len(types) != 2:
            return None
        quantized, other = read[found], str(element_type(types[1 - found]))
        if quantized is None:
            return None
        if is_storage and quantized.storage != other:
            return _failure("storage type in quantized type expected to match integer type")
        if not is_storage and quantized.expressed != other:
            return _failure("expressed type in quantized type expected to match float type")
        if quantized.axis is not None:
            return _axis(quantized.axis, len(quantized.scales) and quantized.scales[0], types[found])
        return _sub_channels(quantized.blocks, quantized.scales, types[found]) if quantized.blocks else None

    return rule


def _axis(axis: int, scales: int, type_: Type) -> Failure | None:
    """The axis that has a scale for each of its places (verifyPerAxisQuantization)."""
    if isinstance(type_, UnrankedTensorType):
        return None
    if not isinstance(type_, RankedTensorType):
        return _failure("scalar types may not use per-axis quantization")
    if axis >= len(type_.shape):
        return _failure("quantized dimension must be less than tensor rank")
    if type_.shape[axis] not in (None, scales):
        return _failure("quantized dimension size does not match number of scales")
    return None


def _sub_channels(blocks: dict[int, int], scales: tuple[int, ...], type_: Type) -> Failure | None:
    """Blocks of a tensor that have a scale each (verifySubChannelQuantization)."""
    if isinstance(type_, UnrankedTensorType):
        return _failure("tensor containing the sub-channel quantized type must be ranked")
    if not isinstance(type_, RankedTensorType):
        return _failure("scalar types may not use sub-channel quantization")
    rank = len(type_.shape)
    if 0 in type_.shape:
        return _failure("tensor dimension size of zero is not allowed with sub-channel quantization")
    expected: list[int | None] = [1] * rank
    for axis, size in blocks.items():
        if axis >= rank:
            return _failure(f"quantized dimension {axis} must be less than tensor rank {rank}")
        found = type_.shape[axis]
        if found is not None and size and found % size:
            words = f"must be divisible by the corresponding block size {size}"
            return _failure(f"tensor dimension size {found} at axis {axis} {words}")
        expected[axis] = found // size if found is not None and size else None
    if len(scales) != rank:
        return _failure(f"Rank of scales {len(scales)} must match the rank of the tensor {rank}")
    for axis, (wanted, found) in enumerate(zip(expected, scales, strict=True)):
        if wanted not in (None, found):
            # Upstream says the right size twice.
            words = f"should match (tensor dimension at axis / block sizes at axis) = {wanted}"
            return _failure(f"dimension size {wanted} of scales tensor at axis {axis} {words}")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "quant.dcast": (_cast(is_storage=False),),
    "quant.qcast": (_cast(is_storage=False),),
    "quant.scast": (_cast(is_storage=True),),
}
