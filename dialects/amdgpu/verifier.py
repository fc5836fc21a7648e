"""Verifier rules of `amdgpu` (mlir/lib/Dialect/AMDGPU/IR/AMDGPUDialect.cpp)."""

from __future__ import annotations

import re
from math import prod

from ...ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DialectAttr,
    IntegerAttr,
    StridedLayoutAttr,
    UnitAttr,
)
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import width_in
from ...ir.types import FloatType, IntegerType, MemRefType, UnrankedMemRefType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute
from ...ods.verification.op_parts import case_word, integer, integers, width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ

_WAVE = 64
"""Lanes that share the values of a matrix."""
_BYTES = (8, 16, 32, 64)
_SCALES = ("f8E8M0FNU", "f8E4M3FN")
_BITS = lazy_pattern(r"[isuf]+([0-9]+)").fullmatch
_GATHERED = lazy_pattern(r"\s*(\w+)\s*,\s*(\w+|!.*|\w+<.*>)\s*", re.DOTALL).fullmatch


def _count(type_: Type | None) -> int:
    return prod(type_.shape) if isinstance(type_, VectorType) else 1


def _bits(type_: Type | None) -> int:
    """Of an element; 0 where that is not known."""
    return (width(element_type(type_)) or 0) if type_ is not None else 0


def _is_float(type_: Type | None) -> bool:
    return type_ is not None and isinstance(element_type(type_), FloatType)


def _number(view: View, name: str) -> int:
    return integer(view.op, name) or 0


def _is_set(view: View, name: str) -> bool:
    return name in view.op.properties


def _existing(view: View) -> Failure | None:
    given, made = view.type_of("existing"), view.type_of("res")
    if given is not None and made is not None and differ(given, made):
        return bad_attribute("existing values must have same type as result")
    return None


# Memory


def _space(attribute: Attribute | None) -> str | int:
    """The number of a memory space or its name; empty for another attribute."""
    if attribute is None:
        return 0
    if isinstance(attribute, IntegerAttr):
        return attribute.value
    words = (attribute.body or "").strip("<> ").split() if isinstance(attribute, DialectAttr) else []
    return words[-1].strip("<>") if words else ""


def _is_global(type_: MemRefType | UnrankedMemRefType) -> bool:
    return _space(type_.memory_space) in (0, 1, "global")


def _is_workgroup(type_: MemRefType) -> bool:
    return type_.memory_space is not None and _space(type_.memory_space) in (3, "workgroup")


def _raw_buffer(view: View) -> Failure | None:
    memory = view.type_of("memref")
    if not isinstance(memory, (MemRefType, UnrankedMemRefType)):
        return None
    if not _is_global(memory):
        return bad_attribute("Buffer ops must operate on a memref in global memory")
    if isinstance(memory, UnrankedMemRefType):
        return bad_attribute("Cannot meaningfully buffer_store to an unranked memref")
    if len(memory.shape) != len(view.types("indices")):
        return bad_attribute(f"Expected {len(memory.shape)} indices to memref")
    return None


def _gather(view: View) -> Failure | None:
    source, dest, moved = view.type_of("src"), view.type_of("dst"), view.type_of("transferType")
    if not isinstance(source, MemRefType) or not isinstance(dest, MemRefType):
        return None
    if isinstance(dest.layout, StridedLayoutAttr) and dest.layout.strides and dest.layout.strides[-1] != 1:
        return bad_attribute("destination type inner most dim must be contiguous")
    if differ(source.element, dest.element):
        return bad_attribute("source and destination element types must match")
    if moved is not None and _bits(moved) and _count(moved) * _bits(moved) not in (8, 16, 32, 96, 128):
        return bad_attribute("Transfering type size must be 8, 16, 32, 96 or 128 bits")
    if not _is_global(source) and _space(source.memory_space) not in (7, "fat_raw_buffer"):
        return bad_attribute("source memory address space must be global or fat raw buffer")
    return None if _is_workgroup(dest) else bad_attribute("destination memory address space must be Workgroup")


def _fat_buffer(view: View) -> Failure | None:
    source = view.type_of("source")
    if not _is_set(view, "resetOffset") or not isinstance(source, MemRefType):
        return None
    if isinstance(source.layout, AffineMapAttr) and not source.layout.map.is_identity:
        return bad_attribute(f"source type '{source}' can't have its offset reset")
    return None


def _transposed_load(view: View) -> Failure | None:
    source, made = view.type_of("src"), view.results[0]
    if not isinstance(source, MemRefType):
        return None
    if not _is_workgroup(source):
        return bad_attribute("source memory address space must be Workgroup")
    bits, wanted = _bits(made), {4: 16, 6: 16, 8: 8, 16: 4}
    if bits and bits not in wanted:
        return bad_attribute(f"Unsupported element type size for transpose load: {bits} bits")
    if bits and _count(made) != wanted[bits]:
        return bad_attribute(f"Transferring type size mismatch: expected num of elements: {wanted[bits]}")
    return None


def _dma_base(view: View) -> Failure | None:
    lds, memory = view.type_of("lds"), view.type_of("global")
    if not isinstance(lds, MemRefType) or not isinstance(memory, MemRefType):
        return None
    if not _is_workgroup(lds):
        return bad_attribute("lds memref must have workgroup address space attribute.")
    if not _is_global(memory):
        return bad_attribute("global memref must have global address space attribute.")
    bits = _bits(lds)
    if bits and bits not in _BYTES:
        return bad_attribute(f"element type must be 1, 2, 4, or 8 bytes long but type was {bits} bits long.")
    return None


def _dma_descriptor(view: View) -> Failure | None:
    strides, sizes, tile = (
        integers(view.op.properties.get(name))
        for name in ("global_static_strides", "global_static_sizes", "shared_static_sizes")
    )
    if strides is None or sizes is None or tile is None:
        return None
    if not strides:
        return bad_attribute("strides must not be empty.")
    if strides[-1] != 1:
        return bad_attribute("strides for the innermost dimension must be 1.")
    if len(sizes) > 5:
        return bad_attribute("tensor and tile must be at most of rank 5.")
    if len(sizes) != len(strides):
        return bad_attribute("strides and sizes must have same rank.")
    if len(sizes) != len(tile):
        return bad_attribute("tensor must have same rank as tile.")
    element = _BITS(str(view.type_of("base")).partition("<")[2].removesuffix(">").partition(",")[0].strip())
    if element is not None and width_in(element[1]) not in _BYTES:
        return bad_attribute(f"element type width must be 1, 2, 4 or 8 bytes, but was {element[1]} bits long")
    barrier = view.type_of("atomic_barrier_address")
    if isinstance(barrier, MemRefType) and not _is_workgroup(barrier):
        return bad_attribute("atomic barrier address must be in LDS.")
    if view.types("early_timeout") and not view.types("workgroup_mask"):
        return bad_attribute("early timeout does not apply when workgroup_mask is not set.")
    return None


def _gather_descriptor(view: View) -> Failure | None:
    sizes, indices = integers(view.op.properties.get("global_static_sizes")), view.type_of("indices")
    if sizes is not None and len(sizes) > 2:
        return bad_attribute("tensor and tile must be at most of rank two in gather mode.")
    base = str(view.type_of("base"))
    found = _GATHERED(base.partition("<")[2].removesuffix(">"))
    if found is not None and indices is not None and str(element_type(indices)) != found[2]:
        return bad_attribute("indices' element type must match base's element type.")
    return _dma_descriptor(view)


def gather_base_fault(body: str) -> str | None:
    """TDMGatherBaseType::verify."""
    found = _GATHERED(body)
    if found is None:
        return None
    bits = _BITS(found[1])
    number = width_in(bits[1]) if bits is not None else 0
    if bits is not None and number not in _BYTES:
        return f"element type must be 1, 2, 4, or 8 bytes wide but type '{found[1]}' is {number // 8} bytes wide."
    if found[2] not in ("i16", "i32"):
        return f"index type must be i16 or i32 but index type is '{found[2]}'."
    return None


# Lanes


_SHIFTS = ("row_shl", "row_shr", "row_ror")


def _dpp(view: View) -> Failure | None:
    kind, given = case_word(view.op, "kind"), view.op.properties.get("permArgument")
    if kind is None:
        return None
    if kind == "quad_perm":
        numbers = integers(given) if isinstance(given, ArrayAttr) else None
        if numbers is None or len(numbers) != 4:
            return bad_attribute("quad_perm attribute must have exactly 4 elements")
        if any(not 0 <= number <= 3 for number in numbers):
            return bad_attribute("Each element of quad_perm must be in the range [0, 3]")
    elif kind in _SHIFTS:
        if given is None:
            return bad_attribute(f"Attribute '{kind}' value not specified")
        if isinstance(given, IntegerAttr) and not 1 <= given.value <= 15:
            return bad_attribute("Attribute value must be between 1 and 15")
    elif given is not None and not isinstance(given, UnitAttr):
        return bad_attribute("Expected unit attribute for permArgument, but found non-trivial argument")
    return None


def _dpp_types(view: View) -> Failure | None:
    if any(_bits(type_) > 64 for type_ in (view.type_of("old"), view.type_of("src"))):
        return bad_attribute("integer and floating point types larger than 64 bits are not supported")
    return None


def _permlane(view: View) -> Failure | None:
    if _number(view, "row_length") not in (16, 32):
        return bad_attribute("row_length attribute must either be 16 or 32.")
    return None


# Matrices


def _scaled_extension(view: View) -> Failure | None:
    block, lane, byte = (_number(view, name) for name in ("blockSize", "firstScaleLane", "firstScaleByte"))
    bits, text = _bits(view.type_of("source")), ""
    if bits != 8 and block == 16 and byte not in (0, 1):
        text = "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6."
    elif bits != 8 and block != 16 and byte not in (0, 2):
        text = "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6."
    elif bits == 8 and block == 16 and (lane, byte) not in ((0, 0), (16, 2)):
        text = "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8."
    return bad_attribute(text) if text and bits else None


def _wmma(view: View) -> Failure | None:
    left, right, made = (view.type_of(name) for name in ("sourceA", "sourceB", "destC"))
    if not isinstance(left, VectorType) or not isinstance(right, VectorType) or made is None:
        return None
    if _count(left) != _count(right):
        return bad_attribute(f"source vectors have different lengths: '{left}' vs. '{right}'")
    if _is_float(made) and not _is_float(left):
        return bad_attribute("expected float sources with float destination")
    if not _is_float(made) and _is_float(left):
        return bad_attribute("expected int sources with int destination")
    is_small = _is_float(left) and _bits(left) == 8
    if not is_small and differ(left.element, right.element):
        return bad_attribute(f"source element types must match (except for fp8/bf8) but have '{left}' and '{right}'")
    if _is_float(left) and _is_set(view, "clamp"):
        return bad_attribute("clamp flag is not supported for float types")
    if _is_float(left) and (_is_set(view, "unsignedA") or _is_set(view, "unsignedB")):
        return bad_attribute("unsigned flags are not supported for float types")
    return None


def _scaled_wmma(view: View) -> Failure | None:
    left, right, made = (view.type_of(name) for name in ("sourceA", "sourceB", "destC"))
    wide = _number(view, "m") != 16
    wanted = 16 if wide else 8
    if _count(made) != wanted:
        return bad_attribute(f"expected output vector of length {wanted} but got {_count(made)}")
    text = _wide_sources(view, left, right) if wide else _square_sources(left, right)
    return bad_attribute(text) if text is not None else _scales(view, left, right)


def _square_sources(left: Type | None, right: Type | None) -> str | None:
    if _count(left) != 64:
        return f"for 16x16x128, sourceA must have 64 elements but got {_count(left)}"
    return f"for 16x16x128, sourceB must have 64 elements but got {_count(right)}" if _count(right) != 64 else None


def _wide_sources(view: View, left: Type | None, right: Type | None) -> str | None:
    if _bits(left) != 4 and _bits(right) != 4:
        return "32x16x128 only supports fp4 element types"
    if _count(left) != 128:
        return f"for 32x16x128, sourceA must have 128 elements but got {_count(left)}"
    if _count(right) != 64:
        return f"for 32x16x128, sourceB must have 64 elements but got {_count(right)}"
    return "for 32x16x128, a_first_scale_lane must be 0" if _number(view, "a_first_scale_lane") else None


def _scales(view: View, left: Type | None, right: Type | None) -> Failure | None:
    scales = [view.type_of(name) for name in ("scaleA", "scaleB")]
    names = [str(element_type(each)) if each is not None else "" for each in scales]
    if any(name not in _SCALES for name in names):
        return bad_attribute("scale operands must have f8 element types (E8M0FNU or E4M3FN)")
    kinds = tuple("fine" if name == _SCALES[1] else "coarse" for name in names)
    narrow = (_bits(left) == 4, _bits(right) == 4)
    fits = all(kind == "coarse" or is_narrow for kind, is_narrow in zip(kinds, narrow, strict=True))
    # Elements that are narrow on both sides have scales of one kind.
    if fits and not (all(narrow) and kinds[0] != kinds[1]):
        return None
    elements = [element_type(each) if each is not None else None for each in (left, right)]
    return bad_attribute(
        f"invalid combination of matrix and scale types: sourceA='{elements[0]}', scaleA='{names[0]}', "
        f"sourceB='{elements[1]}', scaleB='{names[1]}'"
    )


def _is_small(type_: Type | None) -> bool:
    return _is_float(type_) and _bits(type_) in (4, 6, 8)


def _mfma(view: View) -> Failure | None:
    left, right, made = (view.type_of(name) for name in ("sourceA", "sourceB", "destC"))
    if left is None or right is None or made is None:
        return None
    text: str | None = None
    if _is_small(left) and not _is_small(right):
        text = "expected both source operands to have small-float elements if one does"
    elif _is_small(left) and _count(left) != _count(right):
        text = "expected both small-float source vectors to have the same length"
    elif not _is_small(left) and differ(left, right):
        text = "expected both non-small-float source operand types to match exactly"
    text = text or _mfma_counts(view, left, made) or _mfma_flags(view, element_type(made))
    return bad_attribute(text) if text is not None else None


def _mfma_counts(view: View, left: Type, made: Type) -> str | None:
    given = _count(left)
    if isinstance(element_type(left), IntegerType):
        # Wide integers stand for their bytes.
        given *= {32: 4, 64: 8}.get(_bits(left), 1)
    m, n, k, blocks = (_number(view, name) for name in ("m", "n", "k", "blocks"))
    if given != m * k * blocks // _WAVE:
        return f"expected {m * k * blocks // _WAVE} source values for this operation but got {given}"
    if _count(made) != m * n * blocks // _WAVE:
        return f"expected {m * n * blocks // _WAVE} result values for this operation but got {_count(made)}"
    return None


def _mfma_flags(view: View, element: Type) -> str | None:
    is_double = str(element) == "f64"
    if is_double and case_word(view.op, "blgp") not in (None, "none"):
        return "double-precision ops do not support permuting lanes of B"
    if is_double and _number(view, "cbsz"):
        return "double-precision ops do not support permuting lanes of A"
    if _number(view, "abid") >= 1 << (_number(view, "cbsz") % _WAVE):
        return "block ID for permuting A (abid) must be below 2 ** cbsz"
    if not is_double and any(_is_set(view, name) for name in ("negateA", "negateB", "negateC")):
        return "negation flags only available for double-precision operations"
    return None


def _sparse_mfma(view: View) -> Failure | None:
    sparse, dense, made = (view.type_of(name) for name in ("sourceA", "sourceB", "destC"))
    if not isinstance(sparse, VectorType) or not isinstance(dense, VectorType) or made is None:
        return None
    if _count(dense) != 2 * _count(sparse):
        return bad_attribute(
            "expected dense source operand to have exactly double the number of elements of the sparse source operand"
        )
    both = all(_is_float(each) and _bits(each) == 8 for each in (sparse, dense))
    if not both and differ(sparse.element, dense.element):
        return bad_attribute("expected source operands to have the same element type")
    text = _sparse_indices(view, _bits(sparse) == 8)
    if text is not None:
        return bad_attribute(text)
    m, n, k = (_number(view, name) for name in ("m", "n", "k"))
    if _count(dense) != m * k // _WAVE:
        text = f"expected {m * k // _WAVE} source values for this operation but got {_count(dense)}"
    elif _count(made) != m * n // _WAVE:
        text = f"expected {m * n // _WAVE} result values for this operation but got {_count(made)}"
    return bad_attribute(text) if text is not None else None


def _sparse_indices(view: View, is_narrow: bool) -> str | None:
    if not _number(view, "cbsz"):
        if is_narrow and _number(view, "abid") > 1:
            return "ABID must be 0 or 1 for 8-bit source data"
        if not is_narrow and _number(view, "abid") > 3:
            return "ABID must be between 0 and 3 for 16-bit source data"
    indices = view.type_of("sparseIdx")
    if is_narrow and str(indices) != "vector<2xi16>":
        return f"expected vector<2xi16> sparse indices for 8-bit source data, but got '{indices}'"
    if not is_narrow and str(indices) != "vector<4xi8>":
        return f"expected vector<4xi8> sparse indices for 16-bit source data, but got '{indices}'"
    return None


_BUFFERS = (
    "atomic_cmpswap",
    "atomic_fadd",
    "atomic_fmax",
    "atomic_smax",
    "atomic_umin",
    "load",
    "store",
)
RULES: dict[str, tuple[Rule, ...]] = {
    **dict.fromkeys((f"amdgpu.raw_buffer_{name}" for name in _BUFFERS), (_raw_buffer,)),
    "amdgpu.dpp": (_dpp_types, _dpp),
    "amdgpu.fat_raw_buffer_cast": (_fat_buffer,),
    "amdgpu.gather_to_lds": (_gather,),
    "amdgpu.make_dma_base": (_dma_base,),
    "amdgpu.make_dma_descriptor": (_dma_descriptor,),
    "amdgpu.make_gather_dma_base": (_dma_base,),
    "amdgpu.make_gather_dma_descriptor": (_gather_descriptor,),
    "amdgpu.mfma": (_mfma,),
    "amdgpu.packed_scaled_trunc": (_existing,),
    "amdgpu.packed_stoch_round_fp8": (_existing,),
    "amdgpu.packed_trunc_2xfp8": (_existing,),
    "amdgpu.permlane_swap": (_permlane,),
    "amdgpu.scaled_ext_packed_matrix": (_scaled_extension,),
    "amdgpu.scaled_wmma": (_scaled_wmma,),
    "amdgpu.sparse_mfma": (_sparse_mfma,),
    "amdgpu.transpose_load": (_transposed_load,),
    "amdgpu.wmma": (_wmma,),
}
