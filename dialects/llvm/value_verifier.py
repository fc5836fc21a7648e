"""Verifier rules of `llvm` for types of values: target extensions, scalable vectors, flags, operations on pointers.

Follows mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp and mlir/include/mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td.
"""

from __future__ import annotations

from math import prod

from ...ir.attributes import DenseArrayAttr, ElementsAttr, IntegerAttr, TypeAttr
from ...ir.base import Type
from ...ir.types import DialectType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, bad_attribute
from ...ods.verification.op_parts import case_word, integer, width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from .types import struct_elements

_MOST_BITS = 1 << 17
"""Bits of the largest vector of the intrinsics for parts of vectors."""
_DYNAMIC_INDEX = -(1 << 31)


def _extension(type_: Type) -> str | None:
    """The name of a target extension type; None for any other type."""
    if not isinstance(type_, DialectType) or (type_.dialect, type_.mnemonic) != ("llvm", "target"):
        return None
    return (type_.body or "").partition(",")[0].strip().strip('"')


def _alloca(view: View) -> Failure | None:
    type_ = view.op.properties.get("elem_type")
    name = _extension(type_.type) if isinstance(type_, TypeAttr) else None
    if name is None or name.startswith("spirv.") or name == "aarch64.svcount":
        return None
    return bad_attribute("this target extension type cannot be used in alloca")


def _zero(view: View) -> Failure | None:
    name = _extension(view.results[0])
    if name is None or name.startswith("spirv."):
        return None
    return Failure("verify-result-type", "target extension type does not support zero-initializer")


def global_extension(view: View) -> Failure | None:
    """A global of a type that only a target knows."""
    type_ = view.op.properties.get("global_type")
    name = _extension(type_.type) if isinstance(type_, TypeAttr) else None
    if name is None:
        return None
    if not name.startswith("spirv."):
        return bad_attribute("this target extension type cannot be used in a global")
    if "value" in view.op.properties:
        return bad_attribute("global with target extension type can only be initialized with zero-initializer")
    return None


def _indices(view: View) -> Failure | None:
    indices = view.op.properties.get("rawConstantIndices")
    if not isinstance(indices, DenseArrayAttr):
        return None
    if sum(index == _DYNAMIC_INDEX for index in indices.values) != len(view.types("dynamicIndices")):
        return bad_attribute("expected as many dynamic indices as specified in 'rawConstantIndices'")
    if integer(view.op, "noWrapFlags") == 1:
        return bad_attribute("'inbounds_flag' cannot be used directly.")
    return None


def _cases(view: View) -> Failure | None:
    values, condition = view.op.properties.get("case_values"), view.type_of("value")
    if not isinstance(values, ElementsAttr) or condition is None:
        return None
    if differ(element_type(values.type), condition):
        return Failure("verify-type", "expects case value type to match condition value type", is_bare=True)
    return None


def _shuffle(view: View) -> Failure | None:
    first, mask = view.type_of("v1"), view.op.properties.get("mask")
    if not isinstance(first, VectorType) or not any(first.scalable or ()) or not isinstance(mask, DenseArrayAttr):
        return None
    if any(index != 0 for index in mask.values):
        return bad_attribute("expected a splat operation for scalable vectors")
    return None


def _sincos(view: View) -> Failure | None:
    value, result = view.type_of("val"), view.results[0]
    if value is None:
        return None
    types = struct_elements(result)
    if types is None and isinstance(result, DialectType) and result.mnemonic == "struct":
        return None
    if types is not None and len(types) == 2 and not any(differ(type_, value) for type_ in types):
        return None
    return Failure(
        "verify-result-type",
        "expected result type to be an homogeneous struct with two elements matching the operand type, "
        f"but got '{result}'",
    )


def _assembler(view: View) -> Failure | None:
    if case_word(view.op, "tail_call_kind") == "musttail":
        return bad_attribute("tail call kind 'musttail' is not supported by this operation")
    return None


# Parts of vectors


def _is_scalable(type_: Type) -> bool:
    return isinstance(type_, VectorType) and any(type_.scalable or ())


def _bits(type_: Type) -> int:
    if not isinstance(type_, VectorType):
        return 0
    return prod(size or 0 for size in type_.shape) * (width(type_.element) or 0)


def _part(whole: str, part: str, words: str) -> Rule:
    def rule(view: View) -> Failure | None:
        types = view.type_of(whole), view.type_of(part)
        if types[0] is None or types[1] is None:
            return None
        if any(_bits(type_) > _MOST_BITS for type_ in types if type_ is not None):
            return Failure("verify-trait", "failed to verify that vectors are not bigger than 2^17 bits.")
        if _is_scalable(types[1]) and not _is_scalable(types[0]):
            return Failure("verify-trait", words)
        return None

    return rule


def _interleaved(view: View) -> Failure | None:
    first, result = view.type_of("vec1"), view.results[0]
    if not isinstance(first, VectorType) or not isinstance(result, VectorType):
        return None
    if _is_scalable(first) == _is_scalable(result) and 2 * prod(size or 0 for size in first.shape) == prod(
        size or 0 for size in result.shape
    ):
        return None
    return Failure("verify-trait", "failed to verify that result has twice as many elements as 'vec1'")


_SIZELESS = frozenset(("void", "label", "token", "metadata", "func"))


def _sized(view: View) -> Failure | None:
    """A value in memory has a size."""
    type_ = view.results[0] if view.results else view.type_of("value")
    if not isinstance(type_, DialectType) or type_.dialect != "llvm" or type_.mnemonic not in _SIZELESS:
        return None
    what = "result" if view.results else "operand"
    return Failure(f"verify-{what}-type", f"{what} #0 must be LLVM type with size, but got '{type_}'")


# Flags


def _flags_of(name: str, most: int, words: str, constraint: str, own: str = "") -> Rule:
    """`own`: the mnemonic of the attribute that may be there in place of a number."""

    def rule(view: View) -> Failure | None:
        value = view.op.properties.get(name)
        if value is None or (own and str(value).startswith((f"#llvm.{own}<", f"#llvm<{own} "))):
            return None
        if not isinstance(value, IntegerAttr):
            return Failure("verify-attribute", words, attribute(name), conversion=words)
        if 0 <= value.value <= most:
            return None
        return bad_attribute(f"property '{name}' failed to satisfy constraint: {constraint}")

    return rule


_NO_WRAP = _flags_of(
    "noWrapFlags",
    7,
    "expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags",
    "::mlir::LLVM::GEPNoWrapFlags",
)
_OVERFLOW = _flags_of(
    "overflowFlags",
    3,
    "expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags",
    "LLVM integer overflow flags",
    "overflow",
)

RULES: dict[str, tuple[Rule, ...]] = {
    "llvm.add": (_OVERFLOW,),
    "llvm.alloca": (_alloca,),
    "llvm.getelementptr": (_NO_WRAP, _indices),
    "llvm.inline_asm": (_assembler,),
    "llvm.intr.sincos": (_sincos,),
    "llvm.intr.vector.extract": (
        _part("srcvec", "res", "failed to verify that it is not extracting scalable from fixed-length vectors."),
    ),
    "llvm.intr.vector.insert": (
        _part("dstvec", "srcvec", "failed to verify that it is not inserting scalable into fixed-length vectors."),
    ),
    "llvm.intr.vector.interleave2": (_interleaved,),
    "llvm.load": (_sized,),
    "llvm.mlir.global": (global_extension,),
    "llvm.mlir.zero": (_zero,),
    "llvm.mul": (_OVERFLOW,),
    "llvm.shl": (_OVERFLOW,),
    "llvm.shufflevector": (_shuffle,),
    "llvm.store": (_sized,),
    "llvm.sub": (_OVERFLOW,),
    "llvm.switch": (_cases,),
    "llvm.trunc": (_OVERFLOW,),
}
