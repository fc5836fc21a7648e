"""Verifier rules of `ptr`: the parameters of its types and attributes."""

from __future__ import annotations

from ...ir.numerals import number_in
from ...ods.verification.parameter_rules import ParameterMessage, ParameterRules
from ..common.assembly.body_parts import split_parts

_SIZES = ("size", "abi", "preferred", "index")
_SCALARS = frozenset(
    ("f64", "f80", "f128", "tf32", "i1", "i4", "i16", "i64", "index", "f32", "f16", "bf16", "i32", "i8")
)


def _metadata(body: str) -> ParameterMessage | None:
    """`!ptr.ptr_metadata`: of a pointer or a buffer that has some."""
    inner = body.strip()
    if inner.startswith("!ptr.ptr<"):
        return "the ptr-like type has no metadata"
    if inner in _SCALARS or inner.startswith(("vector<", "tensor<")):
        second = "failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`"
        return "invalid kind of type specified", "", second
    return None


def _pointer_layout(body: str) -> str | None:
    """SpecAttr::verify of ptr."""
    for part in split_parts(body):
        name, _, value = part.partition("=")
        number = value.strip().removeprefix("-")
        is_known = number.isdecimal() or number == "true"
        # An index of all ones is none.
        is_none = name.strip() == "index" and value.strip() in ("true", "-1", "4294967295")
        if name.strip() in _SIZES and is_known and not is_none and (number == "true" or number_in(number) % 8):
            return f"{name.strip()} entry must be divisible by 8"
    return None


TYPE_RULES: ParameterRules = {"ptr.ptr_metadata": _metadata}
ATTRIBUTE_RULES: ParameterRules = {"ptr.spec": _pointer_layout}
CLASSES = {
    "MemorySpaceAttrInterface": frozenset(("ptr.generic_space", "llvm.address_space", "nvvm.memory_space")),
    "PtrLikeTypeInterface": frozenset(("ptr.ptr", "memref")),
}
