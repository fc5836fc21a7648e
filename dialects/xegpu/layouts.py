"""Descriptors, layouts and other types and attributes of `xegpu`, read from the text in their brackets.

mlir/lib/Dialect/XeGPU/IR/XeGPUDialect.cpp: their verifiers too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in, width_in
from ...ir.records import dataclass
from ...ir.types import DialectType
from ..common.assembly.body_parts import split_parts

_SIZES = lazy_pattern(r"\s*((?:(?:[0-9]+|\?)\s*x\s*)*)(.*)", re.DOTALL).fullmatch
_LIST = lazy_pattern(r"\b(\w+) ?= ?\[([^\[\]]*)\]").findall
_NUMBER = lazy_pattern(r"-?[0-9]+|true|false").findall
_VALUE = lazy_pattern(r"\b(\w+)\s*=\s*(?:#xegpu\.memory_space<\s*)?([\w-]+)").findall
_ATTRIBUTE = lazy_pattern(r"#xegpu\.(\w+)<(.*)>", re.DOTALL).fullmatch
_DIMS = lazy_pattern(r"dims\s*=\s*\[([^\]]*)\]").search
_WIDTH = lazy_pattern(r"[su]?[ibf]+([0-9]+)").match
_PACKED_BITS = 32
"""Of gathered and scattered data: narrower elements come in packs."""
_SPACES = {"global": 0, "slm": 3}
_MOST_KNOWN = 2_000


@dataclass(frozen=True)
class Layout:
    """`#xegpu.layout<...>`, or a slice of one; a list that is not there is empty."""

    lists: tuple[tuple[str, tuple[int, ...]], ...]
    dims: tuple[int, ...] = ()
    """The dimensions that a slice leaves out."""
    text: str = ""

    def get(self, name: str) -> tuple[int, ...]:
        return dict(self.lists).get(name, ())

    @property
    def rank(self) -> int:
        found = self.get("sg_layout") or self.get("inst_data") or self.get("lane_layout")
        return len(found) - len(self.dims)

    @property
    def is_for_workgroup(self) -> bool:
        return bool(self.get("sg_layout"))

    @property
    def is_for_subgroup(self) -> bool:
        return not self.is_for_workgroup and bool(self.get("lane_layout") or self.get("inst_data"))

    def distributes(self, shape: Sequence[int]) -> bool:
        """Whether each level of the layout divides `shape` evenly; also where that is not known."""
        if self.dims:
            return True
        whole: Sequence[int] | None = shape
        for layout, data, may_repeat in (
            ("sg_layout", "sg_data", True),
            ("", "inst_data", False),
            ("lane_layout", "lane_data", False),
        ):
            whole = _distributed(whole, self.get(layout), self.get(data), may_repeat=may_repeat)
            if whole is None:
                return False
        return True


def _distributed(
    shape: Sequence[int], layout: Sequence[int], data: Sequence[int], *, may_repeat: bool
) -> Sequence[int] | None:
    """The part of `shape` that one level of a layout leaves to the next; None where it does not divide it."""
    rest: Sequence[int] | None = shape
    if layout:
        rest = _ratio(shape, layout)
    if rest is None or not data:
        return rest
    fits = _ratio(rest, data) is not None or (may_repeat and _ratio(data, rest) is not None)
    return data if fits else None


def _ratio(shape: Sequence[int], parts: Sequence[int]) -> list[int] | None:
    if len(shape) != len(parts) or any(not part or size % part for size, part in zip(shape, parts, strict=True)):
        return None
    return [size // part for size, part in zip(shape, parts, strict=True)]


@dataclass(frozen=True)
class Descriptor:
    """`!xegpu.tensor_desc<...>` with known sizes."""

    shape: tuple[int, ...]
    element: str
    is_scattered: bool = False
    chunk_size: int = 1
    array_length: int = 1
    memory_space: int = 0
    layout: Layout | None = None


@dataclass(frozen=True)
class MemDescriptor:
    """`!xegpu.mem_desc<...>`."""

    shape: tuple[int, ...]
    element: str
    block: tuple[int, ...]
    strides: tuple[int, ...]

    @property
    def is_column_major(self) -> bool:
        return bool(self.strides) and self.strides[0] == 1


def layout_of(text: str) -> Layout | None:
    """From the text of the attribute; None for any other."""
    found = _ATTRIBUTE(text.strip())
    if found is None or found[1] not in ("layout", "slice"):
        return None
    if found[1] == "layout":
        return Layout(tuple((name, _numbers(numbers)) for name, numbers in _LIST(found[2])), (), text.strip())
    parts = split_parts(found[2])
    dims, parent = (_DIMS(parts[-1]), layout_of(parts[0])) if len(parts) == 2 else (None, None)
    if parent is None or dims is None:
        return None
    return Layout(parent.lists, (*parent.dims, *_numbers(dims[1])), text.strip())


def _numbers(text: str) -> tuple[int, ...]:
    # A number of one bit is its sign.
    return tuple(-(each == "true") if each[-1] == "e" else number_in(each) for each in _NUMBER(text))


def _divided(body: str) -> tuple[tuple[int, ...], str, list[str]] | None:
    """Sizes, element type and attributes; None where a size is not known."""
    parts = split_parts(body)
    found = _SIZES(parts[0]) if parts else None
    if found is None or "?" in parts[0] or not found[2].strip():
        return None
    return _numbers(found[1].replace("x", " ")), found[2].strip(), parts[1:]


def descriptor_of(type_: Type | None) -> Descriptor | None:
    if not isinstance(type_, DialectType) or type_.dialect != "xegpu" or type_.mnemonic != "tensor_desc":
        return None
    return _descriptor(type_.body or "")


_NO_COUNT = lazy_pattern(r"\b(?:chunk_size|array_length)\s*=\s*+(?!-?\s*[0-9]|(?:true|false)\b)\S").search
"""A count that is no number; a boolean is one of a bit."""


@lru_cache(_MOST_KNOWN)
def _descriptor(body: str) -> Descriptor | None:
    divided = _divided(body)
    if divided is None:
        return None
    shape, element, attributes = divided
    values: dict[str, str] = {}
    layout, is_scattered = None, False
    for text in attributes:
        found = _ATTRIBUTE(text)
        if found is not None and found[1].endswith("tdesc_attr"):
            values, is_scattered = dict(_VALUE(found[2])), found[1].startswith("scatter")
        else:
            layout = layout_of(text)
    return Descriptor(
        shape,
        element,
        is_scattered,
        _count(values, "chunk_size"),
        _count(values, "array_length"),
        _SPACES.get(values.get("memory_space", "global"), 0),
        layout,
    )


def _count(values: Mapping[str, str], name: str) -> int:
    """The number that is written, one where there is none: what else is there is an error of the attribute's reader."""
    text = values.get(name, "")
    return number_in(text) if text.removeprefix("-").isdecimal() else 1


def mem_descriptor_of(type_: Type | None) -> MemDescriptor | None:
    if not isinstance(type_, DialectType) or type_.dialect != "xegpu" or type_.mnemonic != "mem_desc":
        return None
    divided = _divided(type_.body or "")
    if divided is None:
        return None
    shape, element, attributes = divided
    lists = {name: _numbers(numbers) for name, numbers in _LIST(attributes[0] if attributes else "")}
    return MemDescriptor(shape, element, lists.get("block", ()), lists.get("stride", _row_major(shape)))


def _row_major(shape: Sequence[int]) -> tuple[int, ...]:
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)


# Verifiers of attributes and types


def layout_fault(body: str) -> str | None:
    """LayoutAttr::verify."""
    lists = dict(layout.lists) if (layout := layout_of(f"#xegpu.layout<{body}>")) is not None else {}
    sg_layout, inst_data, lane_layout = (lists.get(name) for name in ("sg_layout", "inst_data", "lane_layout"))
    if sg_layout is None and inst_data is None and lane_layout is None:
        return "expected at least one of sg_layout, inst_data or lane_layout"
    if _differ(sg_layout, inst_data):
        return "expected sg_layout and inst_data to have the same rank"
    if _differ(sg_layout, lane_layout):
        return "expected sg_layout and lane_layout to have the same rank"
    if inst_data is not None and lane_layout is not None and _differ(inst_data, lane_layout):
        ranks = f"inst_data {len(inst_data)}, lane_layout {len(lane_layout)}"
        return f"expected inst_data and lane_layout to have the same rank, got {ranks}"
    return _data_fault(lists) or _order_fault(lists)


def _differ(one: Sequence[int] | None, other: Sequence[int] | None) -> bool:
    return one is not None and other is not None and len(one) != len(other)


def _data_fault(lists: dict[str, tuple[int, ...]]) -> str | None:
    for data, layout, alone, ranks in (
        (
            lists.get("sg_data"),
            lists.get("sg_layout"),
            "expected sg_layout being used with sg_data",
            "expected sg_data and sg_layout to have the same rank",
        ),
        (
            lists.get("lane_data"),
            lists.get("lane_layout"),
            "expected lane_layout being used with lane_data",
            "expected lane_data and lane_layout to have the same rank",
        ),
    ):
        if data is not None and layout is None:
            return alone
        if _differ(data, layout):
            return ranks
    return None


def _order_fault(lists: dict[str, tuple[int, ...]]) -> str | None:
    order, sg_layout, lane_layout = (lists.get(name) for name in ("order", "sg_layout", "lane_layout"))
    if order is None:
        return None
    if sg_layout is None and lane_layout is None:
        return "expected sg_layout/lane_layout being used with order"
    if _differ(order, sg_layout):
        return "expected order and sg_layout to have the same rank"
    return "expected order and lane_layout to have the same rank" if _differ(order, lane_layout) else None


def slice_fault(body: str) -> str | None:
    """SliceAttr::verify."""
    parts = split_parts(body)
    parent, found = (layout_of(parts[0]), _DIMS(parts[-1])) if len(parts) == 2 else (None, None)
    if parent is None or found is None:
        return None
    seen: set[int] = set()
    for dim in _numbers(found[1]):
        if not 0 <= dim < parent.rank:
            return f"invalid dim ({dim}) in slice attribute."
        if dim in seen:
            return f"repeated dim ({dim}) in slice attribute."
        seen.add(dim)
    return None


def range_fault(body: str) -> str | None:
    """RangeAttr::verify."""
    ends = split_parts(body.strip("[] "))
    numbers = [number for each in ends for number in _numbers(each.partition(":")[0])]
    if len(numbers) == 2 and numbers[0] >= numbers[1]:
        return f"'end' : {numbers[1]} must be greater than 'start' : {numbers[0]}"
    return None


def block_fault(body: str) -> str | None:
    """The count of a block descriptor's attribute."""
    return "invalid kind of attribute specified" if _NO_COUNT(body) is not None else None


def scatter_fault(body: str) -> str | None:
    """ScatterTensorDescAttr::verify."""
    size = dict(_VALUE(body)).get("chunk_size", "1")
    is_wrong = size.removeprefix("-").isdecimal() and number_in(size) <= 0
    return "invalid chunk size" if is_wrong else block_fault(body)


def mem_layout_fault(body: str) -> str | None:
    """MemLayoutAttr::parse."""
    seen: set[str] = set()
    for part in split_parts(body):
        name = part.partition("=")[0].strip()
        if not name.isidentifier():
            return "expected valid keyword"
        if name in seen:
            return f"duplicate key '{name} in mem layout attribute"
        seen.add(name)
    return None


def descriptor_fault(body: str) -> str | None:
    """TensorDescType::verify."""
    found = _descriptor(body)
    if found is None:
        return None
    fault = scatter_fault(body) if found.is_scattered else block_fault(body)
    if fault is not None:
        return fault
    if not found.shape:
        return "expected non-zero rank tensor"
    if not found.is_scattered and len(found.shape) > 1 and found.memory_space == _SPACES["slm"]:
        return "SLM is only supported for 1D block tensor"
    width = _WIDTH(found.element)
    bits = width_in(width[1]) if width is not None else _PACKED_BITS
    packed = _PACKED_BITS // bits if 0 < bits < _PACKED_BITS else 1
    return _scattered_fault(found, packed) or _layout_of_descriptor(found, packed)


def _scattered_fault(found: Descriptor, packed: int) -> str | None:
    if not found.is_scattered:
        return None
    if len(found.shape) == 1 and found.chunk_size != 1:
        return "expected non-contiguous elements for 1D tensor"
    if found.chunk_size <= 1:
        return None
    if found.shape[-1] != found.chunk_size:
        return "expected last dim of tensor to match chunk size"
    if found.shape[-1] % packed:
        return f"expected last dim of tensor to be a multiple of {packed}"
    return None


def _layout_of_descriptor(found: Descriptor, packed: int) -> str | None:
    layout = found.layout
    if layout is None:
        return None
    if len(found.shape) != layout.rank:
        return "expected layout rank to match tensor rank"
    lane_data = layout.get("lane_data")
    if found.is_scattered and lane_data and found.chunk_size > 1 and lane_data[-1] % packed:
        return f"expected last dim of lane_data to be a multiple of: {packed}"
    if not layout.distributes(found.shape):
        return f"cannot distribute [{', '.join(map(str, found.shape))}] using {layout.text}"
    return None


ATTRIBUTE_FAULTS: dict[str, Callable[[str], str | None]] = {
    "xegpu.layout": layout_fault,
    "xegpu.mem_layout": mem_layout_fault,
    "xegpu.range": range_fault,
    "xegpu.block_tdesc_attr": block_fault,
    "xegpu.scatter_tdesc_attr": scatter_fault,
    "xegpu.slice": slice_fault,
}
