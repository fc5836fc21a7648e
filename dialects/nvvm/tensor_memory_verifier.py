"""Verifier rules of `nvvm.tcgen05.*` and `nvvm.mma.*block_scale`: tensor memory and scaled products."""

from __future__ import annotations

import re

from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bare_failure
from ...ods.verification.op_parts import case_word
from ...ods.verification.op_view import View

_SIZES = lazy_pattern(r"m\s*=\s*([0-9]+),\s*n\s*=\s*([0-9]+)(?:,\s*k\s*=\s*([0-9]+))?").search


def sizes_of(op: Operation) -> tuple[int, ...]:
    """The numbers of `<m = 16, n = 8, k = 16>` in the attribute `shape`; empty where there is none."""
    found: re.Match[str] | None = _SIZES(str(op.properties.get("shape", "")))
    return tuple(int(digits) for digits in found.groups() if digits) if found is not None else ()


def _multicast(view: View) -> Failure | None:
    shape, multicast = case_word(view.op, "shape"), case_word(view.op, "multicast") or "none"
    if shape == "shape_64x128b":
        if not multicast.startswith("warpx2"):
            text = "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op"
            return bare_failure(text)
    elif shape == "shape_32x128b":
        if multicast != "warpx4":
            return bare_failure("Shape 32x128b requires multicast warpx4 for tcgen05.cp Op")
    elif shape is not None and multicast != "none":
        return bare_failure("Invalid multicast type for tcgen05.cp Op")
    return None


def _moved(view: View) -> Failure | None:
    """nvvm.tcgen05.ld and nvvm.tcgen05.st. Upstream reports the offset first, and the length as well."""
    shape, is_load = case_word(view.op, "shape"), view.op.name.endswith(".ld")
    if shape == "shape_16x32bx2" and not view.types("offset"):
        return bare_failure("shape 16x32bx2 requires offset argument")
    if is_load and shape != "shape_16x32bx2" and view.types("offset"):
        return bare_failure("offset argument is only supported for shape 16x32bx2")
    moved = view.results[0] if is_load else view.type_of("val")
    length = moved.shape[0] if isinstance(moved, VectorType) and moved.shape else 1
    least = {"shape_16x128b": 2, "shape_16x256b": 4}.get(shape or "", 1)
    if length >= least:
        return None
    what = f"invalid result type length {length}" if is_load else f"invalid input length {length}"
    return bare_failure(f"{what} for shape {shape} in tcgen05.{'ld' if is_load else 'st'} Op")


def _product(view: View) -> Failure | None:
    group = case_word(view.op, "ctaGroup")
    mask = view.type_of("disableOutputLane")
    if isinstance(mask, VectorType) and mask.shape and group is not None:
        wanted = 8 if group == "cta_2" else 4
        if mask.shape[0] != wanted:
            return bare_failure(f"Disable Output Lane of length {mask.shape[0]} is incompatible with CtaGroupAttr")
    if "aShift" not in view.op.properties:
        return None
    matrix = view.type_of("matrixA")
    if not str(matrix).startswith("!llvm.ptr"):
        return bare_failure("A-shift can be applied only when matrix A is in tensor memory")
    if case_word(view.op, "collectorOp") in ("fill", "use"):
        return bare_failure("Cannot use collector buffer operation fill or use with ashift")
    return None


def _block_scale(view: View) -> Failure | None:
    kind, block = case_word(view.op, "kind"), case_word(view.op, "blockScale") or "default"
    if kind == "mxf4nvf4" and block == "default":
        return bare_failure("mxf4nvf4 requires block scale attribute")
    if kind in ("mxf8f6f4", "mxf4") and block == "block16":
        return bare_failure(f"{kind} kind does not support block16 attribute")
    return None


def _scaled(view: View) -> Failure | None:
    is_sparse = ".sp." in view.op.name
    if is_sparse and "orderedMetadata" not in view.op.properties:
        return Failure("verify-attribute", "'orderedMetadata' attribute is mandatory")
    text = _unsupported(view.op, is_sparse=is_sparse)
    return Failure("verify-attribute", text) if text else None


def _unsupported(op: Operation, *, is_sparse: bool) -> str:
    sizes, kind = sizes_of(op), case_word(op, "kind")
    scale, form = case_word(op, "scaleVecSize"), case_word(op, "blockScaleFormat")
    short, long = (64, 128) if is_sparse else (32, 64)
    if len(sizes) != 3 or sizes[:2] != (16, 8) or sizes[2] not in (short, long):
        return f"unsupported Geom for {'sparse ' if is_sparse else ''}mma with block scaling"
    name = f"mma.m16n8k{sizes[2]}"
    if sizes[2] == short:
        if (kind, scale, form) == ("mxf8f6f4", "x1", "ue8m0"):
            return ""
        return f"unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for {name}"
    types = [case_word(op, f"multiplicand{each}PtxType") for each in "AB"]
    if types != ["e2m1", "e2m1"]:
        return f"unsupported MMATypes attribute for {name}.(mxf4nvf4|mxf4)"
    if kind == "mxf4":
        if scale != "x2":
            return f"unsupported ScaleVecSize attribute for {name}.mxf4"
        return f"unsupported BlockScaleFormat attribute for {name}.mxf4" if form != "ue8m0" else ""
    if kind != "mxf4nvf4":
        return f"unsupported Kind attribute for {name}"
    if (scale, form) in (("x2", "ue8m0"), ("x4", "ue4m3"), ("x4", "ue8m0")):
        return ""
    return f"unsupported ScaleVecSize and BlockScaleFormat attributes for {name}.mxf4nvf4"


RULES: dict[str, tuple[Rule, ...]] = {
    "nvvm.mma.block_scale": (_scaled,),
    "nvvm.mma.sp.block_scale": (_scaled,),
    "nvvm.tcgen05.cp": (_multicast,),
    "nvvm.tcgen05.ld": (_moved,),
    "nvvm.tcgen05.mma": (_product,),
    "nvvm.tcgen05.mma.block_scale": (_block_scale,),
    "nvvm.tcgen05.mma.sp": (_product,),
    "nvvm.tcgen05.mma.sp.block_scale": (_block_scale,),
    "nvvm.tcgen05.st": (_moved,),
}
