"""Verifier rules of `nvgpu`: copies and fragments of matrices (mlir/lib/Dialect/NVGPU/IR/NVGPUDialect.cpp)."""

from __future__ import annotations

from ...ir.attributes import AffineMapAttr, Attribute, DialectAttr, IntegerAttr, StridedLayoutAttr
from ...ir.base import Type
from ...ir.types import FloatType, IntegerType, MemRefType, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import integer, integers, width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from . import ops as nvgpu

_SHARED = 3
_WARP = 32


def _is_shared(space: Attribute | None) -> bool | None:
    if isinstance(space, IntegerAttr):
        return space.value == _SHARED
    if isinstance(space, DialectAttr):
        return "workgroup" in str(space)
    return False if space is None else None


def last_stride_is_one(type_: MemRefType) -> bool | None:
    """Whether the elements of the last dimension are neighbours; None where that is not known."""
    layout = type_.layout
    if layout is None or not type_.shape:
        return True
    if isinstance(layout, StridedLayoutAttr) and layout.strides:
        return layout.strides[-1] == 1
    return None if isinstance(layout, AffineMapAttr) else True


def _copy(view: View) -> Failure | None:
    target, source = (next(iter(view.types(name)), None) for name in ("dst", "src"))
    if not isinstance(target, MemRefType) or not isinstance(source, MemRefType):
        return None
    for name, type_ in (("source", source), ("destination", target)):
        if last_stride_is_one(type_) is False:
            return Failure("verify-layout", f"{name} memref most minor dim must have unit stride, but it is '{type_}'")
    if _is_shared(target.memory_space) is False:
        text = "destination memref must have a memory space attribute of IntegerAttr(3) or"
        return Failure("verify-operand-type", f"{text} gpu::AddressSpaceAttr(Workgroup), but it is '{target}'")
    if differ(target.element, source.element):
        text = "source and destination must have the same element type"
        return Failure("verify-operand-type", f"{text}: '{source.element}' and '{target.element}'")
    for name, type_, group in (("source", source, "srcIndices"), ("destination", target, "dstIndices")):
        given = len(view.types(group))
        if given != len(type_.shape):
            return Failure("verify-count", f"expected {len(type_.shape)} {name} indices, got {given}")
    return _copied_size(view, target)


def _copied_size(view: View, target: MemRefType) -> Failure | None:
    count, bits = integer(view.op, "dstElements"), width(target.element)
    if count is None or bits is None or bits * count // 8 in (4, 8, 16):
        return None
    allowed = ", ".join(str(size // bits) for size in (32, 64, 128) if size // bits > 0)
    text = f"Requested copy elements is {count} with width {bits}. But copy elements could be one of {allowed}."
    return Failure("verify-attribute", text, attribute("dstElements"))


def _load_matrix(view: View) -> Failure | None:
    ldmatrix = nvgpu.LdMatrixOp(view.op)
    source, result = ldmatrix.src_memref.type, ldmatrix.res.type
    tiles, flag = integer(view.op, "numTiles"), view.op.properties.get("transpose")
    if not isinstance(source, MemRefType) or not isinstance(result, VectorType):
        return None
    bits = width(result.element)
    if _is_shared(source.memory_space) is False:
        text = "expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or"
        return Failure("verify-operand-type", f"{text} gpu::AddressSpaceAttr(Workgroup), but it is '{source}'")
    if bits is None:
        return None
    if bits > 32:
        return Failure("verify-type", f"nvgpu.ldmatrix works for 32b or lower, but here are {bits}")
    if isinstance(flag, IntegerAttr) and flag.value and bits != 16:
        return Failure("verify-type", f"nvgpu.ldmatrix transpose works only at 16b granularity, but here are {bits}")
    if len(result.shape) != 2:
        return Failure("verify-result-type", f"results must be 2 dimensional vector, but it is '{result}'")
    if result.shape[1] != 32 // bits:
        text = f"expected vector register shape[1] = {32 // bits}"
        return Failure("verify-result-type", f"{text}, but it is {result.shape[1]}")
    if tiles is not None and result.shape[0] != tiles:
        text = "expected vector register shape[0] and numTiles to match"
        return Failure("verify-result-type", f"{text}: {result.shape[0]} and {tiles}")
    return None


_MATRICES = ("matrixA", "matrixB", "matrixC")


def _multiply(*, is_sparse: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        shape = integers(view.op.properties.get("mmaShape"))
        types = [
            type_
            for name in _MATRICES
            for type_ in view.types(name)
            if isinstance(type_, VectorType) and len(type_.shape) == 2
        ]
        if shape is None or len(shape) != 3 or len(types) != 3:
            return None
        tile = _tile(types[0].element)
        if tile is None:
            text = "expected input data type (i4,i8,f16,bf16,tf32,f64) supported by"
            return Failure("verify-operand-type", f"{text} {view.op.name}, but got '{types[0].element}'", operand(0))
        if is_sparse and str(types[0].element) == "f64":
            return Failure("verify-operand-type", "f64 is not supported for sparse mode", operand(0))
        return _fragments(types, shape, tile, 2 if is_sparse else 1)

    return rule


def _tile(element: Type) -> tuple[int, int] | None:
    """The depth of the smallest product, and how many elements of it a thread has."""
    if str(element) == "f64":
        return 4, 1
    bits = width(element) if isinstance(element, (IntegerType, FloatType)) else None
    if bits not in (4, 8, 16, 32) or str(element) in ("i16", "i32"):
        return None
    return 128 // bits, 32 // bits


def _fragments(types: list[VectorType], shape: list[int], tile: tuple[int, int], sparsity: int) -> Failure | None:
    m, n, k = shape
    wanted = (("A", m * k, sparsity), ("B", k * n, 1), ("C", m * n, 1))
    for index, (type_, (name, elements, factor)) in enumerate(zip(types, wanted, strict=True)):
        size = (type_.shape[0] or 0) * (type_.shape[1] or 0)
        if size * _WARP != elements // factor:
            text = f"expected {elements} warp-wide matrix {name} elements, but got {size * _WARP}"
            return Failure("verify-shape", text, operand(index))
    rows, columns, depth = m // 8, n // 8, k // tile[0]
    for index, (type_, (first, second)) in enumerate(
        zip(
            types,
            ((rows * depth // sparsity, tile[1]), (depth * columns, tile[1]), (rows * columns, 2)),
            strict=True,
        )
    ):
        if type_.shape != (first, second):
            text = f"expected matrix {'ABC'[index]} to be shaped ({first} x {second}), but it is '{type_}'"
            return Failure("verify-shape", text, operand(index))
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "nvgpu.device_async_copy": (_copy,),
    "nvgpu.ldmatrix": (_load_matrix,),
    "nvgpu.mma.sp.sync": (_multiply(is_sparse=True),),
    "nvgpu.mma.sync": (_multiply(is_sparse=False),),
}
