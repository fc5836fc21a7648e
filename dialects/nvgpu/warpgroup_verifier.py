"""Verifier rules of `nvgpu`: tensor maps, and products of matrices by warp groups (NVGPUDialect.cpp)."""

from __future__ import annotations

from ...ir.attributes import Attribute, DialectAttr, IntegerAttr
from ...ir.base import Type
from ...ir.types import MemRefType, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import case_word, width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from .types import inner_memref, inner_vector, parameters

_SHARED = 3
_DYNAMIC = -(2**63)
"""The number that upstream shows for a size that is not static."""


def is_shared(space: Attribute | None) -> bool | None:
    """Whether a memory space is the one that the threads of a block share; None where that is not known."""
    if isinstance(space, IntegerAttr):
        return space.value == _SHARED
    if isinstance(space, DialectAttr):
        return "workgroup" in str(space)
    return False if space is None else None


def bare(code: str, message: str, addition: str = "") -> Failure:
    """A failure that upstream reports without the name of the operation."""
    return Failure(code, message, addition=addition, is_bare=True)


# Tensor maps

_MOST_COORDINATES = 5
_LARGEST_SIZE = 256
_LAST_BYTES = {"swizzle_32b": 32, "swizzle_64b": 64, "swizzle_128b": 128}
_SMALLEST_PART = 16


def _last_bytes(type_: MemRefType) -> int | None:
    bits = width(type_.element)
    size = type_.shape[-1] if type_.shape else None
    return bits * size // 8 if bits is not None and size is not None else None


def _map_failure(map_: Type | None) -> Failure | None:
    """Faults of the descriptor of a tensor map alone."""
    values, memref = parameters(map_), inner_memref(map_)
    if values.get("interleave", "none") != "none":
        return bare("verify-operand-type", "Interleave options are not supported yet.")
    if memref is None:
        return None
    if is_shared(memref.memory_space) is False:
        text = "the tensor map descriptor has incorrect address space, it must be shared memory address space."
        return bare("verify-operand-type", text)
    if None in memref.shape:
        return bare("verify-operand-type", "the tensor map descriptor must be static shaped")
    for size in memref.shape:
        if size is not None and not 0 < size <= _LARGEST_SIZE:
            text = f"the tensor map descriptor must have dimensions between 1 and {_LARGEST_SIZE} but it is {size}"
            return bare("verify-shape", text)
    wanted, given = _LAST_BYTES.get(values.get("swizzle", "")), _last_bytes(memref)
    if len(memref.shape) > 1 and wanted is not None and given is not None and given != wanted:
        text = f"the tensormap descriptor must have last dimension of {wanted} bytes but it is {given} bytes"
        return bare("verify-shape", text)
    return None


def _mapped_failure(map_: Type | None, memref: Type | None) -> Failure | None:
    """Faults of the memref that data goes to or comes from."""
    mapped = inner_memref(map_)
    if mapped is None or not isinstance(memref, MemRefType):
        return None
    if differ(mapped.element, memref.element):
        return bare("verify-operand-type", "the element type of tensor map descriptor and memref must be same")
    if is_shared(memref.memory_space) is False:
        text = "the destination memref has incorrect address space, it must be shared memory address space."
        return bare("verify-operand-type", text)
    if None in memref.shape:
        return bare("verify-operand-type", "the destination memref must be static shaped")
    if len(memref.shape) != len(mapped.shape):
        return bare("verify-shape", "the shape of tensor map descriptor and memref must have same rank")
    if memref.shape != mapped.shape:
        return bare("verify-shape", f"memref and tensor map shapes mismatch '{mapped}' != '{memref}'")
    size = _last_bytes(mapped)
    if size is not None and size % _SMALLEST_PART:
        text = "the bytes in the last dimension of the tensor map must be a multiple of 16"
        return bare("verify-shape", text, f", but they are {size}")
    return None


def _coordinates(count: int) -> Failure | None:
    if count > _MOST_COORDINATES:
        return bare("verify-count", f"Maximum {_MOST_COORDINATES} coordinates are supported.", f" Here are {count}")
    return None


def _moved(group: str) -> Rule:
    def rule(view: View) -> Failure | None:
        map_ = view.type_of("tensorMapDescriptor")
        count, mapped = len(view.types("coordinates")), inner_memref(map_)
        failure = _map_failure(map_) or _mapped_failure(map_, view.type_of(group)) or _coordinates(count)
        if failure is None and mapped is not None and count != len(mapped.shape):
            text = "number of coordinates do not match with the rank of tensor descriptor map."
            return bare("verify-count", text, f" They are {count} and {len(mapped.shape)}")
        return failure

    return rule


def _created(view: View) -> Failure | None:
    return _coordinates(len(view.types("boxDimensions"))) or _map_failure(view.type_of("tensorMap"))


def _generated(view: View) -> Failure | None:
    map_ = view.type_of("tensorMap")
    failure = _map_failure(map_)
    if failure is None and parameters(map_).get("swizzle", "swizzle_128b") != "swizzle_128b":
        return bare("verify-operand-type", "supports only swizzle_128b is supported for the time being")
    return failure


# Products

_HALVES = frozenset(("bf16", "f16"))
_EIGHTHS = frozenset(("f8E4M3FN", "f8E5M2"))
_FRACTIONS = frozenset(("f32", "tf32", *_HALVES, *_EIGHTHS))
_SMALL_INTEGERS = frozenset(("i1", "i8"))


def _fits(element_d: str, element_a: str, element_b: str) -> bool:
    """Whether there is a product of elements of these types (isAllowedWGMMADataType)."""
    if element_d == "i32":
        return element_a == element_b and element_a in ("i1", "i16")
    if element_a == element_b == "tf32":
        return element_d == "f32"
    is_small = (element_a == element_b and element_a in _HALVES) or {element_a, element_b} <= _EIGHTHS
    return is_small and element_d in ("f16", "f32")


def _fits_columns(size: int | None, element: str) -> bool:
    """Whether there is a product with so many columns (isAllowedSizeN)."""
    if size is None or size % 8 or not 8 <= size <= 256:
        return False
    return element in _FRACTIONS or (element in _SMALL_INTEGERS and (size % 16 == 0 or size in (8, 24)))


def _size(size: int | None) -> int:
    return _DYNAMIC if size is None else size


def _multiplied(view: View) -> Failure | None:
    if "transposeA" in view.op.properties and "transposeB" not in view.op.properties:
        text = "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being "
        return Failure("verify-attribute", text, attribute("transposeA"))
    a, b = inner_memref(view.type_of("descriptorA")), inner_memref(view.type_of("descriptorB"))
    c, d = inner_vector(view.type_of("matrixC")), inner_vector(view.type_of("matrixD"))
    if c is not None and d is not None and differ(c, d):
        return Failure("verify-type", "type of matrix C and matrix D must be the same", addition=f": '{c}' and '{d}'")
    if a is None or b is None or c is None or d is None:
        return None
    if any(len(each.shape) != 2 for each in (a, b, c, d)):
        return Failure("verify-shape", "has matrices A, B, C and D, they must be 2 dimensional")
    return _multiplied_shapes(a, b, c) or _multiplied_elements(a, b, c)


def _multiplied_shapes(a: MemRefType, b: MemRefType, c: VectorType) -> Failure | None:
    (rows, depth), (other_depth, columns) = map(_size, a.shape), map(_size, b.shape)
    text = ""
    if depth != other_depth:
        text = f"2nd dim matrix-A ({depth})!= 1st dim matrix-B ({other_depth} )"
    elif rows != c.shape[0]:
        text = f"1st dim matrix-A ( {rows} )!= 1st dim matrix-C ( {c.shape[0]} )"
    elif columns != c.shape[1]:
        text = f"2nd dim matrix-B ( {columns} ) != 2nd dim matrix-C ( {c.shape[1]} )"
    return Failure("verify-shape", text) if text else None


def _multiplied_elements(a: MemRefType, b: MemRefType, c: VectorType) -> Failure | None:
    element_a, element_b, element_c = str(a.element), str(b.element), str(c.element)
    product = f"'{element_c}' += '{element_a}' * '{element_b}'"
    if not _fits(element_c, element_a, element_b):
        return Failure("verify-type", f"{product}, it is not supported.")
    if not _fits_columns(b.shape[1], element_a):
        text = f"has input type '{b}' n is set to {_size(b.shape[1])}, it is not supported"
        return Failure("verify-shape", text, operand(1))
    if element_c != "f32" and element_a not in _HALVES:
        return Failure("verify-type", f"hit a limitation: {product}, it is not supported yet")
    return None


def _stored(view: View) -> Failure | None:
    vector, memref = inner_vector(view.type_of("matrixD")), view.type_of("dstMemref")
    if vector is None:
        return None
    if str(vector.element) != "f32":
        text = "hit a limitation: only f32 results for the time being"
        return Failure("verify-operand-type", text, operand(0), addition=f", but they are {vector.element}")
    if not isinstance(memref, MemRefType) or len(memref.shape) < 2 or len(vector.shape) < 2:
        return None
    first, second = map(_size, memref.shape[:2])
    if (first, second) != vector.shape[:2]:
        return Failure(
            "verify-shape",
            f"results ['{vector}'][{vector.shape[1]}] values. However, destination memref[{first}][{second}]"
            "  does not have same size as results",
            operand(1),
        )
    return None


def _started(view: View) -> Failure | None:
    vector = inner_vector(view.type_of("matrixC"))
    if vector is None or len(vector.shape) < 2:
        return None
    if vector.shape[0] % 64 == 0 and _fits_columns(vector.shape[1], str(vector.element)):
        return None
    text = "It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)"
    return Failure("verify-result-type", f"has type '{vector}'. {text}")


def _reciprocal(view: View) -> Failure | None:
    word = case_word(view.op, "rounding") or "approx"
    if word == "approx" and "ftz" in view.op.properties:
        return None
    return Failure(
        "verify-attribute", f"has a limitation. #nvgpu<rcp_rounding_mode {word}> or non-ftz is not supported yet."
    )


RULES: dict[str, tuple[Rule, ...]] = {
    "nvgpu.rcp": (_reciprocal,),
    "nvgpu.tma.async.load": (_moved("dst"),),
    "nvgpu.tma.async.store": (_moved("src"),),
    "nvgpu.tma.create.descriptor": (_created,),
    "nvgpu.warpgroup.generate.descriptor": (_generated,),
    "nvgpu.warpgroup.mma": (_multiplied,),
    "nvgpu.warpgroup.mma.init.accumulator": (_started,),
    "nvgpu.warpgroup.mma.store": (_stored,),
}
