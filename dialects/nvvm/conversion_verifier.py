"""Verifier rules of `nvvm.convert.*` (mlir/lib/Dialect/LLVMIR/IR/NVVMDialect.cpp): types and rounding."""

from __future__ import annotations

from ...ir.attributes import IntegerAttr, TypeAttr
from ...ir.graph import Operation
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_parts import case_word
from ...ods.verification.op_view import View


def is_set(op: Operation, name: str) -> bool:
    """Whether a unit or a boolean attribute is there and true."""
    value = op.properties.get(name)
    return value is not None and not (isinstance(value, IntegerAttr) and value.value == 0)


def _other_type(attribute: str, wanted: tuple[str, ...], path: str, *, ends_with_stop: bool = True) -> Rule:
    """One of the types `wanted` in `attribute`, for conversions along `path`, as `f32x2 to f6x2`."""
    quoted = [f"'{name}'" for name in wanted]
    listed = f"{', '.join(quoted[:-1])}, and {quoted[-1]}" if len(quoted) > 2 else " and ".join(quoted)
    verb = "types are" if len(quoted) > 1 else "type is"
    text = f"Only {listed} {verb} supported for conversions from {path}{'.' if ends_with_stop else ''}"

    def rule(view: View) -> Failure | None:
        given = view.op.properties.get(attribute)
        return bad_attribute(text) if isinstance(given, TypeAttr) and str(given.type) not in wanted else None

    return rule


def _rounded_bytes(view: View) -> Failure | None:
    """nvvm.convert.f32x2.to.f8x2."""
    given, mode = view.op.properties.get("dstTy"), case_word(view.op, "rnd") or "none"
    target = str(given.type) if isinstance(given, TypeAttr) else ""
    where = "conversions from f32x2 to "
    if target in ("f8E4M3FN", "f8E5M2"):
        where += "'f8E4M3FN' and 'f8E5M2' types"
        if mode != "rn":
            return bad_attribute(f"Only RN rounding mode is supported for {where}")
        if case_word(view.op, "sat") != "satfinite":
            return bad_attribute(f"Only SATFINITE saturation mode is supported for {where}")
    elif target == "f8E8M0FNU":
        if mode not in ("rz", "rp"):
            return bad_attribute(f"Only RZ and RP rounding modes are supported for {where}'f8E8M0FNU' type")
        if is_set(view.op, "relu"):
            return bad_attribute("relu not supported for conversions to 'f8E8M0FNU' type")
    return None


def _rounded_exponents(view: View) -> Failure | None:
    if (case_word(view.op, "rnd") or "none") in ("rz", "rp"):
        return None
    return bad_attribute("Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.")


def _rounded_halves(view: View) -> Failure | None:
    mode, has_bits = case_word(view.op, "rnd"), bool(view.types("random_bits"))
    if mode is None:
        return None
    if mode not in ("rn", "rz", "rs"):
        name = view.op.name.rpartition(".")[2]
        return bad_attribute(f"Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {name}.")
    if mode == "rs":
        return None if has_bits else bad_attribute("random_bits is required for RS rounding mode.")
    return bad_attribute("random_bits not supported for RN and RZ rounding modes.") if has_bits else None


def _tf32(view: View) -> Failure | None:
    mode = case_word(view.op, "rnd") or "none"
    if mode == "rna" and is_set(view.op, "relu"):
        return bare_failure("Relu not supported with rna rounding mode.")
    if mode in ("rna", "rn", "rz"):
        return None
    return bare_failure("Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.")


_CONVERSIONS: dict[str, tuple[Rule, ...]] = {
    "bf16x2.to.f8x2": (_other_type("dstTy", ("f8E8M0FNU",), "bf16x2 to f8x2"), _rounded_exponents),
    "f16x2.to.f8x2": (_other_type("dstTy", ("f8E4M3FN", "f8E5M2"), "f16x2 to f8x2"),),
    "f32x2.to.bf16x2": (_rounded_halves,),
    "f32x2.to.f16x2": (_rounded_halves,),
    "f32x2.to.f4x2": (_other_type("dstTy", ("f4E2M1FN",), "f32x2 to f4x2"),),
    "f32x2.to.f6x2": (_other_type("dstTy", ("f6E2M3FN", "f6E3M2FN"), "f32x2 to f6x2"),),
    "f32x2.to.f8x2": (
        _other_type("dstTy", ("f8E4M3FN", "f8E5M2", "f8E8M0FNU"), "f32x2 to f8x2", ends_with_stop=False),
        _rounded_bytes,
    ),
    "f32x4.to.f4x4": (_other_type("dstTy", ("f4E2M1FN",), "f32x4 to f4x4"),),
    "f32x4.to.f6x4": (_other_type("dstTy", ("f6E2M3FN", "f6E3M2FN"), "f32x4 to f6x4"),),
    "f32x4.to.f8x4": (_other_type("dstTy", ("f8E4M3FN", "f8E5M2"), "f32x4 to f8x4"),),
    "f4x2.to.f16x2": (_other_type("srcType", ("f4E2M1FN",), "f4x2 to f16x2"),),
    "f6x2.to.f16x2": (_other_type("srcType", ("f6E2M3FN", "f6E3M2FN"), "f6x2 to f16x2"),),
    "f8x2.to.bf16x2": (_other_type("srcType", ("f8E8M0FNU",), "f8x2 to bf16x2"),),
    "f8x2.to.f16x2": (_other_type("srcType", ("f8E4M3FN", "f8E5M2"), "f8x2 to f16x2"),),
    "float.to.tf32": (_tf32,),
}
"""By name without `nvvm.convert.`."""

RULES: dict[str, tuple[Rule, ...]] = {f"nvvm.convert.{name}": rules for name, rules in _CONVERSIONS.items()}
