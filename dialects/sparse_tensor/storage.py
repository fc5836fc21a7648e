"""Sparse tensors as rules look at them: levels, their sizes, and the fields that store them (SparseTensorType.h)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.records import dataclass
from ...ir.types import INDEX, IntegerType, RankedTensorType
from .encodings import Encoding, Level, encoding_of, encoding_text

_BLOCK = lazy_pattern(r"d([0-9]+) (floordiv|mod) ([0-9]+)").fullmatch
_DENSE = "dense"


@dataclass(frozen=True)
class SparseTensor:
    """A ranked tensor with an encoding that can be read, or with none: then all of its levels are dense."""

    type: RankedTensorType
    encoding: Encoding | None

    @property
    def levels(self) -> tuple[Level, ...]:
        if self.encoding is not None:
            return self.encoding.levels
        return tuple(Level(f"d{place}", _DENSE) for place in range(len(self.type.shape)))

    @property
    def widths(self) -> tuple[int, int]:
        return self.encoding.widths if self.encoding is not None else (0, 0)

    @property
    def is_static(self) -> bool:
        return None not in self.type.shape

    @property
    def coo_start(self) -> int:
        return self.encoding.coo_start if self.encoding is not None else len(self.levels)

    @property
    def level_sizes(self) -> list[int | None] | None:
        """None for each size that is dynamic, and as a whole where it is not known."""
        sizes: list[int | None] = []
        for level in self.levels:
            found = _BLOCK(level.expression)
            place = number_in(found[1] if found is not None else level.expression[1:] or "0")
            if found is None and not level.expression[1:].isdecimal():
                return None
            if place >= len(self.type.shape):
                return None
            size = self.type.shape[place]
            sizes.append(_block_size(size, found[2], number_in(found[3])) if found is not None else size)
        return sizes

    @property
    def fields(self) -> list[Type]:
        """The element types of the buffers of positions and coordinates, in order."""
        found: list[Type] = []
        positions, coordinates = map(integer_type, self.widths)
        end = min(len(self.levels), self.coo_start + 1)
        for level in self.levels[:end]:
            if level.format in ("compressed", "loose_compressed"):
                found.append(positions)
            if level.format in ("compressed", "loose_compressed", "singleton", "structured"):
                found.append(coordinates)
        return found

    @property
    def is_coo(self) -> bool:
        levels = self.levels
        if self.encoding is None or not levels or levels[0].format not in ("compressed", "loose_compressed"):
            return False
        return all(level.format == "singleton" for level in levels[1:]) and levels[-1].is_unique


def _block_size(size: int | None, operator: str, block: int) -> int | None:
    """Of a level, from the largest coordinate of its dimension, as upstream has it."""
    if not block:
        return None
    if operator == "mod":
        return block if size is None else (size - 1) % block + 1
    return None if size is None else (size - 1) // block + 1


def integer_type(width: int) -> Type:
    """Of positions or coordinates of `width` bits, which is 0 for `index`."""
    return IntegerType(width) if width else INDEX


def sparse_tensor_of(type_: Type | None) -> SparseTensor | None:
    """None for a type that is no ranked tensor, or has an encoding that cannot be read."""
    if not isinstance(type_, RankedTensorType):
        return None
    encoding = encoding_of(type_)
    return None if encoding is None and type_.encoding is not None else SparseTensor(type_, encoding)


def mapping(tensor: SparseTensor) -> tuple[str, ...]:
    """The levels in terms of dimensions."""
    return tuple(level.expression for level in tensor.levels)


def same_encoding(left: Type | None, right: Type | None) -> bool:
    return encoding_text(left) == encoding_text(right)
