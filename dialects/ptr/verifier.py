"""Verifier rules of `ptr` (mlir/lib/Dialect/Ptr/IR/PtrDialect.cpp): alignments, and conversions of pointers."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.types import DialectType, MemRefType, RankedTensorType, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bare_failure
from ...ods.verification.op_parts import integers
from ...ods.verification.op_view import View


def _stored(view: View) -> Failure | None:
    """What the memory space allows; that of tests allows no stores."""
    of = view.type_of("ptr")
    if isinstance(of, DialectType) and of.dialect == "ptr" and (of.body or "").strip() == "#test.const_memory_space":
        return bare_failure("memory space is read-only")
    return _aligned(view)


def _aligned(view: View) -> Failure | None:
    for number in integers(view.op.properties.get("alignment")) or ():
        if number <= 0:
            return bare_failure("alignment must be positive")
        if number & (number - 1):
            return bare_failure("alignment must be a power of 2")
    return None


def _is_pointer(type_: Type | None) -> bool:
    return isinstance(type_, DialectType) and type_.dialect == "ptr" and type_.mnemonic == "ptr"


def _space(type_: Type | None) -> str:
    """Of a pointer or a buffer; empty where it is not known."""
    if isinstance(type_, MemRefType):
        return str(type_.memory_space)
    return (type_.body or "").strip() if isinstance(type_, DialectType) and _is_pointer(type_) else ""


def _to_pointer(view: View) -> Failure | None:
    source = view.type_of("ptr")
    return bare_failure("the input value cannot be of type `!ptr.ptr`") if _is_pointer(source) else _spaces(view)


def _from_pointer(view: View) -> Failure | None:
    return bare_failure("the result type cannot be `!ptr.ptr`") if _is_pointer(view.results[0]) else _spaces(view)


def _spaces(view: View) -> Failure | None:
    given, made = _space(view.type_of("ptr")), _space(view.type_of("result"))
    # An attribute is either written with its name or it is a number; these are never one.
    if given and made and given != made:
        return bare_failure("expected the input and output to have the same memory space")
    return None


def _difference(view: View) -> Failure | None:
    given, made = view.type_of("lhs"), view.type_of("result")
    is_shaped = isinstance(given, (VectorType, RankedTensorType))
    if is_shaped and type(given) is not type(made):
        return bare_failure(
            "expected the result to have the same container type as the operands when operands are shaped"
        )
    return None


def _sum(view: View) -> Failure | None:
    base, offset = view.type_of("base"), view.type_of("offset")
    if not isinstance(base, (VectorType, RankedTensorType)) or not isinstance(offset, (VectorType, RankedTensorType)):
        return None
    if type(base) is not type(offset):
        return bare_failure("the shaped containers type must match")
    return bare_failure("shapes of base and offset must match") if base.shape != offset.shape else None


_ALIGNED = ("gather", "load", "masked_load", "masked_store", "scatter", "store")
RULES: dict[str, tuple[Rule, ...]] = {
    **dict.fromkeys((f"ptr.{name}" for name in _ALIGNED), (_aligned,)),
    "ptr.store": (_stored,),
    "ptr.from_ptr": (_from_pointer,),
    "ptr.ptr_add": (_sum,),
    "ptr.ptr_diff": (_difference,),
    "ptr.to_ptr": (_to_pointer,),
}
