"""Verifier rules of `ptr` (mlir/lib/Dialect/Ptr/IR/PtrDialect.cpp): alignments, and conversions of pointers."""

from __future__ import annotations

from ...ir.attributes import AffineMapAttr, ArrayAttr, DictAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    VectorType,
)
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, bare_failure, unfit_attribute
from ...ods.verification.op_parts import integers, is_generic
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule


def _stored(view: View) -> Failure | None:
    """Stores, which the memory space has to allow; that of tests allows none."""
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
_ENUMS = {
    ("ptr.load", "ordering"): ("AtomicOrdering", "Atomic ordering for LLVM's memory model", range(7)),
    ("ptr.store", "ordering"): ("AtomicOrdering", "Atomic ordering for LLVM's memory model", range(7)),
    ("ptr.ptr_add", "flags"): ("PtrAddFlags", "Pointer add flags", range(4)),
    ("ptr.ptr_diff", "flags"): ("PtrDiffFlags", "Pointer difference flags", range(4)),
}
"""Properties that are enums: the enum, its summary and its numbers."""


def _enums(view: View) -> Failure | None:
    for (name, key), (enum, summary, numbers) in _ENUMS.items():
        value = view.op.properties.get(key) if view.op.name == name else None
        if value is None or (isinstance(value, StringAttr) and not is_generic(view.op)):
            continue
        if not isinstance(value, IntegerAttr):
            text = f"property '{key}' failed to satisfy constraint: {summary}"
            conversion = f"expected IntegerAttr storage for ::mlir::ptr::{enum}"
            return Failure("verify-attribute", text, attribute(key), conversion=conversion)
        if value.value not in numbers:
            text = f"property '{key}' failed to satisfy constraint: {summary}"
            return Failure("verify-attribute", text, attribute(key))
    return None


def _alignment(view: View) -> Failure | None:
    """A property that need not be there is an array of at most one number."""
    value = view.op.properties.get("alignment")
    if value is None or not is_generic(view.op):
        return None
    conversion = ""
    if not isinstance(value, ArrayAttr):
        conversion = "expected optional properties to materialize as arrays"
    elif len(value.elements) > 1:
        conversion = "expected optional properties to become 0- or 1-element arrays"
    elif value.elements and not isinstance(value.elements[0], IntegerAttr):
        conversion = "expected IntegerAttr for key `value`"
    text = "property 'alignment' failed to satisfy constraint"
    return Failure("verify-attribute", text, attribute("alignment"), conversion=conversion) if conversion else None


def _typed_value(view: View) -> Failure | None:
    """The value of `ptr.constant`, which has a type, as attributes of dialects may and these builtin ones do not."""
    value = view.op.properties.get("value")
    if not isinstance(value, (UnitAttr, ArrayAttr, DictAttr, AffineMapAttr, TypeAttr)):
        return None
    return unfit_attribute("value", "TypedAttr instance", value)


_LIKE_POINTERS = ("ptr.from_ptr", "ptr.get_metadata", "ptr.to_ptr")
"""Operations with an operand or a result that is a pointer or a buffer."""


def _like_pointer(op: Operation) -> Failure | None:
    value = next(iter(op.results if op.name == "ptr.from_ptr" else op.operand_values), None)
    type_ = value.type if value is not None else None
    if type_ is None or not isinstance(type_, _NO_POINTERS):
        return None
    if not is_generic(op):
        return Failure("verify-type", "invalid kind of type specified", is_bare=True, is_syntax=True)
    what = "result" if op.name == "ptr.from_ptr" else "operand"
    return Failure("verify-type", f"{what} #0 must be PtrLikeTypeInterface instance, but got '{type_}'")


_NO_POINTERS = (IntegerType, FloatType, IndexType, VectorType, RankedTensorType, ComplexType, FunctionType)


EARLY_RULES: dict[str, tuple[Rule, ...]] = {
    "ptr.constant": (_typed_value,),
    **dict.fromkeys(("ptr.ptr_add", "ptr.ptr_diff"), (_enums,)),
    **dict.fromkeys(("ptr.load", "ptr.store"), (_enums, _alignment)),
    **dict.fromkeys((f"ptr.{name}" for name in _ALIGNED if name not in ("load", "store")), (_alignment,)),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = dict.fromkeys(_LIKE_POINTERS, (_like_pointer,))
RULES: dict[str, tuple[Rule, ...]] = {
    **dict.fromkeys((f"ptr.{name}" for name in _ALIGNED), (_aligned,)),
    "ptr.store": (_stored,),
    "ptr.from_ptr": (_from_pointer,),
    "ptr.ptr_add": (_sum,),
    "ptr.ptr_diff": (_difference,),
    "ptr.to_ptr": (_to_pointer,),
}
