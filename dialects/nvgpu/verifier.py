"""Verifier rules of `nvgpu`: copies and fragments of matrices (mlir/lib/Dialect/NVGPU/IR/NVGPUDialect.cpp)."""

from __future__ import annotations

from ...ir.attributes import AffineMapAttr, IntegerAttr, StridedLayoutAttr
from ...ir.base import Type
from ...ir.types import MemRefType, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import integer, integers, width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from . import ops as nvgpu
from .warpgroup_verifier import RULES as WARPGROUP_RULES
from .warpgroup_verifier import bare, is_shared

_WARP = 32


def last_stride_is_one(type_: MemRefType) -> bool | None:
    """Whether the elements of the last dimension are neighbours; None where that is not known."""
    layout = type_.layout
    if layout is None or not type_.shape:
        return True
    if isinstance(layout, StridedLayoutAttr) and layout.strides:
        return layout.strides[-1] == 1
    return None if isinstance(layout, AffineMapAttr) else True


def _copy(view: View) -> Failure | None:
    target, source = view.type_of("dst"), view.type_of("src")
    if not isinstance(target, MemRefType) or not isinstance(source, MemRefType):
        return None
    for name, type_ in (("source", source), ("destination", target)):
        if last_stride_is_one(type_) is False:
            text = f"{name} memref most minor dim must have unit stride"
            return bare("verify-layout", text, f", but it is '{type_}'")
    if is_shared(target.memory_space) is False:
        text = "destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr("
        return bare("verify-operand-type", f"{text}Workgroup)", f", but it is '{target}'")
    if differ(target.element, source.element):
        text = "source and destination must have the same element type"
        return bare("verify-operand-type", text, f": '{source.element}' and '{target.element}'")
    given = len(view.types("srcIndices"))
    if given != len(source.shape):
        return Failure("verify-count", f"expected {len(source.shape)} source indices, got {given}")
    given = len(view.types("dstIndices"))
    if given != len(target.shape):
        return Failure("verify-count", f"expected {len(target.shape)} destination indices, got {given}")
    return _copied_size(view, target)


def _copied_size(view: View, target: MemRefType) -> Failure | None:
    count, bits = integer(view.op, "dstElements"), width(target.element)
    if count is None or bits is None:
        return None
    size = bits * count // 8
    if size not in (4, 8, 16):
        allowed = "".join(f"{each // bits}{'.' if each == 128 else ', '}" for each in (32, 64, 128) if each >= bits)
        text = f"Requested copy elements is {count} with width {bits}. But copy elements could be one of {allowed}"
        return Failure("verify-attribute", text, attribute("dstElements"), is_bare=True)
    if "bypassL1" in view.op.properties and size != 16:
        text = (
            f"bypassL1 does not satify alignment for '{target}' with destination element {count}"
            f". Unset bypassL1, or set destination element to {128 // bits}"
        )
        return Failure("verify-attribute", text, attribute("bypassL1"))
    return None


def _load_matrix(view: View) -> Failure | None:
    ldmatrix = nvgpu.LdMatrixOp(view.op)
    source, result = ldmatrix.src_memref.type, ldmatrix.res.type
    tiles, flag = integer(view.op, "numTiles"), view.op.properties.get("transpose")
    if not isinstance(source, MemRefType) or not isinstance(result, VectorType):
        return None
    bits = width(result.element)
    if is_shared(source.memory_space) is False:
        text = "expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or"
        return bare("verify-operand-type", f"{text} gpu::AddressSpaceAttr(Workgroup)", f", but it is '{source}'")
    if bits is None:
        return None
    if bits > 32:
        return bare("verify-type", "nvgpu.ldmatrix works for 32b or lower", f", but here are {bits}")
    if isinstance(flag, IntegerAttr) and flag.value and bits != 16:
        text = "nvgpu.ldmatrix transpose works only at 16b granularity"
        return bare("verify-type", text, f", but here are {bits}")
    if len(result.shape) != 2:
        return bare("verify-result-type", "results must be 2 dimensional vector", f", but it is '{result}'")
    if result.shape[1] != 32 // bits:
        text = f"expected vector register shape[1] = {32 // bits}"
        return bare("verify-result-type", text, f", but it is {result.shape[1]}")
    if tiles is not None and result.shape[0] != tiles:
        text = "expected vector register shape[0] and numTiles to match"
        return bare("verify-result-type", text, f": {result.shape[0]} and {tiles}")
    return None


_MATRICES = ("matrixA", "matrixB", "matrixC")


def _multiply(*, is_sparse: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        shape = integers(view.op.properties.get("mmaShape"))
        selector = integer(view.op, "sparsitySelector")
        if is_sparse and selector is not None and selector not in (0, 1):
            text = "sparsity selector should be 0 or 1"
            return Failure("verify-attribute", text, attribute("sparsitySelector"), addition=f", but is {selector}")
        types = [type_ for name in _MATRICES if isinstance(type_ := view.type_of(name), VectorType)]
        if shape is None or len(shape) != 3 or len(types) != 3:
            return None
        if is_sparse and str(types[0].element) == "f64":
            return Failure("verify-operand-type", "f64 is not supported for sparse mode", operand(0), is_bare=True)
        tile = _tile(types[0].element)
        if tile is None:
            text = f"expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {view.op.name}"
            got = f", but got '{types[0].element}'"
            return Failure("verify-operand-type", text, operand(0), addition=got, is_bare=True)
        for index, (letter, type_) in enumerate(zip("ABC", types, strict=True)):
            if len(type_.shape) != 2:
                text = f"matrix{letter} must be 2 dimensional vector"
                return Failure("verify-shape", text, operand(index), is_bare=True)
        is_tf32 = "tf32Enabled" in view.op.properties and str(types[0].element) != "f32"
        return _fragments(types, shape, tile, sparsity=2 if is_sparse else 1, is_tf32=is_tf32)

    return rule


def _tile(element: Type) -> tuple[int, int] | None:
    """The depth of the smallest product, and how many elements of it a thread has."""
    if str(element) == "f64":
        return 4, 1
    bits = width(element) if str(element) in ("f32", "bf16", "f16", "i8", "i4") else None
    return (128 // bits, 32 // bits) if bits is not None else None


def _fragments(
    types: list[VectorType], shape: list[int], tile: tuple[int, int], *, sparsity: int, is_tf32: bool
) -> Failure | None:
    """`is_tf32`: wanted for other elements than those that it is for."""
    m, n, k = shape
    wanted = (("A", m * k // sparsity), ("B", k * n), ("C", m * n))
    for index, (type_, (name, elements)) in enumerate(zip(types, wanted, strict=True)):
        size = type_.shape[0] * type_.shape[1]
        if size * _WARP != elements:
            text = f"expected {elements * (sparsity if name == 'A' else 1)} warp-wide matrix {name} elements"
            return Failure("verify-shape", text, operand(index), addition=f", but got {size * _WARP}")
    if is_tf32:
        text = "expected tf32 tensor cores only for F32 operands"
        return Failure("verify-attribute", text, attribute("tf32Enabled"))
    rows, columns, depth = m // 8, n // 8, k // tile[0]
    shapes = ((rows * depth, tile[1]), (depth * columns, tile[1]), (rows * columns, 2))
    for index, (type_, (first, second)) in enumerate(zip(types, shapes, strict=True)):
        if type_.shape != (first // (sparsity if index == 0 else 1), second):
            text = f"expected matrix {'ABC'[index]} to be shaped ({first} x {second})"
            return Failure("verify-shape", text, operand(index), addition=f", but it is '{type_}'")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    **WARPGROUP_RULES,
    "nvgpu.device_async_copy": (_copy,),
    "nvgpu.ldmatrix": (_load_matrix,),
    "nvgpu.mma.sp.sync": (_multiply(is_sparse=True),),
    "nvgpu.mma.sync": (_multiply(is_sparse=False),),
}
