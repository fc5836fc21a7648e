"""Verifier rules of `xegpu` (mlir/lib/Dialect/XeGPU/IR/XeGPUOps.cpp): blocks of memory and their descriptors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import Attribute, DialectAttr, IntegerAttr
from ...ir.base import Type
from ...ir.types import IntegerType, MemRefType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_parts import case_word, integer, integers, width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from .layouts import Descriptor, Layout, descriptor_of, layout_of, mem_descriptor_of

_READ_HINTS = ("cached", "uncached", "streaming", "read_invalidate")
_WRITE_HINTS = ("cached", "uncached", "write_back", "write_through")
_SCATTERED = "Expects a scattered TensorDesc."
_PLAIN = "Expects a non-scattered TensorDesc."
_CHUNKED_MASK = "Mask should match value except the chunk size dim."


def _sizes(type_: Type | None) -> list[int] | None:
    """The sizes of a vector, `[1]` of anything else; None where they are not known."""
    if not isinstance(type_, VectorType):
        return [1]
    sizes = [size for size in type_.shape if size > 0]
    return sizes if len(sizes) == len(type_.shape) and not any(type_.scalable or ()) else None


def _listed(sizes: Sequence[int]) -> str:
    return f"[{', '.join(map(str, sizes))}]"


def _hints(view: View, allowed: Sequence[str]) -> Failure | None:
    for name, text in (
        ("l1_hint", "invalid l1_hint: "),
        ("l2_hint", "invalid l2_hint: "),
        ("l3_hint", "invalid l3_hint: "),
    ):
        word = case_word(view.op, name)
        if word is not None and word not in allowed:
            return bad_attribute(f"{text}{view.op.properties[name]}")
    return None


def _same_elements(shown: str, types: Sequence[Type | None]) -> Failure | None:
    """AllElementTypesMatch, for descriptors too."""
    names: list[str] = []
    for type_ in types:
        found = descriptor_of(type_) or mem_descriptor_of(type_)
        if found is not None:
            names.append(found.element)
        elif type_ is not None:
            names.append(str(element_type(type_)))
    if len({*names}) > 1 and all(name and not name.startswith("!") for name in names):
        return bad_attribute(f"failed to verify that all of {{{shown}}} have same element type")
    return None


def _elements(*names: str) -> Rule:
    shown = ", ".join(names)

    def rule(view: View) -> Failure | None:
        return _same_elements(shown, [view.type_of(name) for name in names])

    return rule


def _count(view: View, dynamic: str, static: str) -> int | None:
    """The count of the numbers, known or not; None where nothing is written."""
    numbers = integers(view.op.properties.get(static))
    if numbers is not None:
        return len(numbers)
    return len(view.types(dynamic)) or None


def _offsets(view: View, rank: int) -> Failure | None:
    count = _count(view, "offsets", "const_offsets")
    if count is not None and count and count != rank:
        return bad_attribute("Mismatched ranks between offsets and tensor descriptor")
    return None


# Blocks


def _create(view: View) -> Failure | None:
    descriptor, source = descriptor_of(view.type_of("TensorDesc")), view.type_of("source")
    if descriptor is None or source is None:
        return None
    failure = _spaces(source, descriptor)
    if failure is not None:
        return failure
    sizes, strides = _count(view, "shape", "const_shape"), _count(view, "strides", "const_strides")
    if isinstance(source, IntegerType) and (not sizes or not strides):
        return bad_attribute("expecting strides and shape to be present for integer source.")
    given = len(source.shape) if isinstance(source, MemRefType) else 0
    rank, offsets = sizes or given, _count(view, "offsets", "const_offsets")
    if rank != (strides or given) or (offsets and offsets != rank):
        return bad_attribute(
            "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each "
            "other."
        )
    if len(descriptor.shape) > rank:
        return bad_attribute(
            "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref "
            "source."
        )
    if isinstance(source, MemRefType) and str(source.element) != descriptor.element:
        return bad_attribute("TensorDesc should have the same element type with the source if it is a memref.")
    return bad_attribute(_PLAIN) if descriptor.is_scattered else None


def _spaces(source: Type, descriptor: Descriptor) -> Failure | None:
    space = _space(source.memory_space) if isinstance(source, MemRefType) else 0
    if space is not None and space != descriptor.memory_space:
        return bad_attribute(f"Memory space mismatch. Source: {space}, TensorDesc: {descriptor.memory_space}")
    return None


def _space(attribute: Attribute | None) -> int | None:
    """None where the number is not known."""
    if attribute is None:
        return 0
    if isinstance(attribute, IntegerAttr):
        return attribute.value
    if isinstance(attribute, DialectAttr) and attribute.dialect == "xegpu":
        return 3 if "slm" in (attribute.body or "") else 0
    return None


def _prefetch_block(view: View) -> Failure | None:
    descriptor = descriptor_of(view.type_of("TensorDesc"))
    if descriptor is None:
        return None
    if descriptor.is_scattered:
        return bad_attribute(_PLAIN)
    return _hints(view, _READ_HINTS) or _offsets(view, len(descriptor.shape))


def _load(view: View) -> Failure | None:
    descriptor, result = descriptor_of(view.type_of("TensorDesc")), view.type_of("value")
    if descriptor is None:
        return None
    if len(descriptor.shape) > 2:
        return bad_attribute("Expects a 1D or 2D TensorDesc.")
    if descriptor.is_scattered:
        return bad_attribute(_PLAIN)
    if not isinstance(result, VectorType):
        return bad_attribute("Invalid result, it should be a VectorType.")
    value = _sizes(result)
    failure = _hints(view, _READ_HINTS)
    if failure is not None or value is None:
        return failure
    elements = prod(descriptor.shape) * descriptor.array_length
    if len(value) == 1 and value[0] < elements:
        return _distributed(view, descriptor, value, elements, "Result")
    wanted = _loaded_shape(view, descriptor, value)
    if wanted != value:
        shown = view.type_of("TensorDesc")
        return bad_attribute(f"Result shape {_listed(value)} is not consistent with tensor descriptor '{shown}'")
    return _offsets(view, len(descriptor.shape))


def _loaded_shape(view: View, descriptor: Descriptor, value: Sequence[int]) -> list[int]:
    wanted = list(descriptor.shape)
    order = integers(view.op.properties.get("transpose"))
    if order is not None and sorted(order) == list(range(len(wanted))):
        wanted = [wanted[each] for each in order]
    if "packed" in view.op.properties and len(wanted) == 2 and value:
        wanted[0] //= value[-1] or 1
        wanted.append(value[-1])
    return [descriptor.array_length, *wanted] if descriptor.array_length > 1 else wanted


def _distributed(view: View, descriptor: Descriptor, value: Sequence[int], elements: int, name: str) -> Failure | None:
    """A part of the block for each lane."""
    if descriptor.layout is not None:
        return bad_attribute("TensorDesc doesn't need LayoutAttr for SIMT code")
    if value[0] and elements % value[0] == 0:
        return None
    shown = view.type_of("TensorDesc")
    return bad_attribute(f"{name} shape {_listed(value)} is not a valid distribution for tensor descriptor '{shown}'")


def _store(view: View) -> Failure | None:
    descriptor, given = descriptor_of(view.type_of("TensorDesc")), view.type_of("value")
    if descriptor is None:
        return None
    if len(descriptor.shape) > 2:
        return bad_attribute("Expects a 1D or 2D TensorDesc.")
    if descriptor.is_scattered:
        return bad_attribute(_PLAIN)
    if not isinstance(given, VectorType):
        return bad_attribute("Expecting a VectorType result.")
    value = _sizes(given)
    failure = _hints(view, _WRITE_HINTS)
    if failure is not None or value is None:
        return failure
    if descriptor.array_length > 1:
        return bad_attribute("array length is not supported by store_nd.")
    elements = prod(descriptor.shape)
    if len(value) == 1 and value[0] < elements:
        return _distributed(view, descriptor, value, elements, "Value")
    if list(descriptor.shape) != value:
        shown = view.type_of("TensorDesc")
        return bad_attribute(f"Value shape {_listed(value)} is not consistent with tensor descriptor '{shown}'")
    return _offsets(view, len(descriptor.shape))


def _update_block(view: View) -> Failure | None:
    descriptor = descriptor_of(view.type_of("TensorDesc"))
    if descriptor is None:
        return None
    if descriptor.is_scattered:
        return bad_attribute(_PLAIN)
    count = _count(view, "offsets", "const_offsets")
    if count is not None and count != len(descriptor.shape):
        return bad_attribute("Invalid number of offsets.")
    return None


# Scattered data


def _create_scattered(view: View) -> Failure | None:
    descriptor, source = descriptor_of(view.type_of("TensorDesc")), view.type_of("source")
    if descriptor is None or source is None:
        return None
    if isinstance(source, MemRefType) and len(source.shape) > 1:
        return bad_attribute("Expecting the source is a 1D memref or pointer (uint64_t).")
    if not descriptor.is_scattered:
        return bad_attribute(_SCATTERED)
    failure, offsets = _spaces(source, descriptor), _sizes(view.type_of("offsets"))
    if failure is not None or offsets is None:
        return failure
    wanted = [*offsets, descriptor.chunk_size] if descriptor.chunk_size != 1 else offsets
    if wanted != list(descriptor.shape):
        return bad_attribute(f"Incorrect TensorDesc shape. Expected is {_listed(wanted)}")
    return None


def _update_scattered(view: View) -> Failure | None:
    descriptor, offsets = descriptor_of(view.type_of("TensorDesc")), _sizes(view.type_of("offsets"))
    if descriptor is None or offsets is None:
        return None
    if not descriptor.is_scattered:
        return bad_attribute(_SCATTERED)
    if _without_chunk(descriptor) != offsets:
        return bad_attribute("Offsets should match TensorDesc except the chunk size dim.")
    return None


def _without_chunk(descriptor: Descriptor) -> list[int]:
    return list(descriptor.shape[:-1] if descriptor.chunk_size > 1 else descriptor.shape)


def _prefetch(view: View) -> Failure | None:
    source = view.type_of("source")
    descriptor, has_offsets = descriptor_of(source), bool(view.types("offsets"))
    if source is None or (descriptor is None and not isinstance(source, (MemRefType, IntegerType))):
        return None
    if descriptor is None and not has_offsets:
        return bad_attribute("Expects offsets.")
    if descriptor is not None and has_offsets:
        return bad_attribute("offsets not allowed.")
    if descriptor is not None and not descriptor.is_scattered:
        return bad_attribute(_SCATTERED)
    failure, has_bytes = _hints(view, _READ_HINTS), "offset_align_byte" in view.op.properties
    if failure is not None or isinstance(source, IntegerType) == has_bytes:
        return failure
    if has_bytes:
        return bad_attribute("offset_align_byte only allowed with integer source.")
    return bad_attribute("offset_align_byte is required with integer source.")


def _gather(memory: str, hints: Sequence[str]) -> Rule:
    """LoadGatherOp and StoreScatterOp."""

    def rule(view: View) -> Failure | None:
        source, value, mask = view.type_of(memory), view.type_of("value"), view.type_of("mask")
        descriptor = descriptor_of(source)
        if descriptor is not None and not descriptor.is_scattered:
            return bad_attribute(_SCATTERED)
        failure = _hints(view, hints)
        if failure is not None or value is None:
            return failure
        if descriptor is not None:
            return _described(descriptor, source, value, mask)
        if isinstance(source, MemRefType) and differ(source.element, element_type(value)):
            return bare_failure("Value should have the same element type as MemRef.")
        chunk = integer(view.op, "chunk_size") or 1
        text = _buffered(value, mask, view.type_of("offsets"), chunk)
        return bad_attribute(text) if text is not None else None

    return rule


def _described(descriptor: Descriptor, source: Type | None, value: Type, mask: Type | None) -> Failure | None:
    """isValidGatherScatterParams."""
    if not isinstance(value, VectorType):
        if descriptor.chunk_size > 1:
            return bad_attribute("Expecting chunk size == 1 for scalar result")
        return bad_attribute("Expecting a vector type result.") if isinstance(mask, VectorType) else None
    given, masked = _sizes(value), _sizes(mask)
    if given is None or masked is None:
        return None
    if str(value.element) != descriptor.element:
        return bad_attribute("Value should have the same element type as TensorDesc.")
    if _without_chunk(descriptor) != masked:
        return bad_attribute("Mask should match TensorDesc except the chunk size dim.")
    if len(given) == 1 and given[0] == descriptor.chunk_size:
        if descriptor.layout is not None:
            return bad_attribute("TensorDesc doesn't need LayoutAttr for SIMT code")
        return None
    if list(descriptor.shape) != given:
        return bad_attribute(
            f"Value shape {_listed(given)} is neither a valid distribution for SIMT nor consistent with the tensor "
            f"descriptor for SIMD '{source}'"
        )
    return None


def _buffered(value: Type, mask: Type | None, offsets: Type | None, chunk: int) -> str | None:
    """isValidGatherScatterBufferParams."""
    is_scalar = not isinstance(mask, VectorType) and not isinstance(offsets, VectorType)
    if not isinstance(value, VectorType):
        if chunk > 1:
            return "Expecting chunk size == 1 for scalar result"
        return None if is_scalar else "Expecting scalar mask and offsets."
    given, masked = _sizes(value), _sizes(mask)
    if given is None or masked is None:
        return None
    count = prod(given)
    if is_scalar or (isinstance(mask, VectorType) and chunk > 1 and len(given) == 1):
        if count != chunk:
            return f"value elements must match chunk size {chunk}"
        if is_scalar:
            return None
    if not isinstance(mask, VectorType):
        return "Expecting a vector type mask."
    if chunk <= 1 and count != prod(masked):
        return _CHUNKED_MASK
    if prod(masked) == 1 or (given[:-1] if chunk > 1 else given) == masked:
        return None
    return _CHUNKED_MASK


# Matrices


def _dpas(view: View) -> Failure | None:
    acc, made = view.type_of("acc"), view.type_of("result")
    left, right, result = (_sizes(view.type_of(name)) for name in ("lhs", "rhs", "result"))
    if acc is not None and made is not None and differ(acc, made):
        return bad_attribute("Expecting the acc type to be the same as result.")
    if left is None or right is None or result is None:
        return None
    if len(left) == len(right) == len(result) == 1:
        bits = width(element_type(right_type)) if (right_type := view.type_of("rhs")) is not None else None
        if bits and 32 // bits and right[0] % (32 // bits):
            return bad_attribute("Expecting B operand to be a multiple of 32 bits.")
        return None
    if len(left) != 2 or len(right) not in (2, 3) or len(result) != 2:
        return bad_attribute(
            "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector."
        )
    if (right[0] * right[2] if len(right) == 3 else right[0]) != left[1]:
        return bad_attribute("K-dimension mismatch.")
    if left[0] != result[0]:
        return bad_attribute("M-dimension mismatch.")
    return bad_attribute("N-dimension mismatch.") if right[1] != result[1] else None


def _layout(view: View, name: str) -> Layout | None:
    value = view.op.properties.get(name)
    return layout_of(str(value)) if value is not None else None


def _convert(view: View) -> Failure | None:
    source, target = _layout(view, "input_layout"), _layout(view, "target_layout")
    if source is None or target is None:
        return None
    both = (source.is_for_workgroup and target.is_for_workgroup) or (source.is_for_subgroup and target.is_for_subgroup)
    if not both:
        return bad_attribute("expected input layout and target layout be WgLayout or SgLayout at the same time.")
    shape = _sizes(view.type_of("source"))
    if shape is None or not isinstance(view.type_of("source"), VectorType):
        return None
    if not source.distributes(shape):
        return bad_attribute("invalid input layout, data cannot be evenly distributed.")
    if not target.distributes(shape):
        return bad_attribute("invalid target layout, data cannot be evenly distributed.")
    return None


def _matrix(name: str) -> Rule:
    """IsValidMatrixOpParams."""

    def rule(view: View) -> Failure | None:
        data, memory = view.type_of(name), mem_descriptor_of(view.type_of("mem_desc"))
        is_block = "subgroup_block_io" in view.op.properties
        if not isinstance(data, VectorType):
            text = "subgroup_block_io are only allowed when result is a VectorType."
            return bare_failure(text) if is_block and data is not None else None
        shape = _sizes(data)
        if memory is None or shape is None:
            return None
        if len(memory.shape) != 2:
            return bare_failure("mem_desc must be 2D.")
        layout = _layout(view, "layout")
        text = _lanes(layout, memory.block, memory.strides) if is_block and layout is not None else None
        if text is not None:
            return bare_failure(text)
        if len(shape) == 2:
            is_larger = any(one > other for one, other in zip(shape, memory.shape, strict=True))
            return bare_failure("data shape must not exceed mem_desc shape.") if is_larger else None
        if is_block and memory.is_column_major:
            return bare_failure("mem_desc should be row major when subgroup_block_io is set.")
        return None

    return rule


def _lanes(layout: Layout, block: Sequence[int], strides: Sequence[int]) -> str | None:
    data, lanes = layout.get("lane_data"), layout.get("lane_layout")
    if not data or layout.dims:
        return None
    if any(size != 1 for size in data[:-1]):
        return "With subgroup_block_io, accessed data must be contiguous and coalesced."
    for lane, size, stride in zip(lanes, block, strides, strict=False):
        if lane != size:
            return "With subgroup_block_io, the block shape must match the lane layout."
        if lane != 1 and stride != 1:
            return "With subgroup_block_io, the distributed dimensions must be contiguous."
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "xegpu.atomic_rmw": (_elements("tensorDesc", "value", "result"),),
    "xegpu.convert_layout": (_convert,),
    "xegpu.create_nd_tdesc": (_create,),
    "xegpu.create_tdesc": (_create_scattered,),
    "xegpu.dpas": (_dpas,),
    "xegpu.load": (_gather("source", _READ_HINTS),),
    "xegpu.load_matrix": (_elements("mem_desc", "res"), _matrix("res")),
    "xegpu.load_nd": (_elements("value", "TensorDesc"), _load),
    "xegpu.prefetch": (_prefetch,),
    "xegpu.prefetch_nd": (_prefetch_block,),
    "xegpu.store": (_gather("dest", _WRITE_HINTS),),
    "xegpu.store_matrix": (_elements("mem_desc", "data"), _matrix("data")),
    "xegpu.store_nd": (_elements("value", "TensorDesc"), _store),
    "xegpu.update_nd_offset": (_update_block,),
    "xegpu.update_offset": (_update_scattered,),
}
