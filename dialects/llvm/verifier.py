"""llvm: attributes of arguments and results of functions (mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import (
    ArrayAttr,
    DialectAttr,
    DictAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import DialectType, FloatType, FunctionType, IntegerType, UnknownType, VectorType
from ...ods.op_view import UnaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark, attribute, operand
from ...ods.verification.op_parts import integers, string, width
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_groups import is_dialect, is_llvm_pointer, llvm_type
from ...ods.verification.type_predicates import differ
from ..releases.release_numbers import CONSTANTS_EXACT_SINCE
from . import ops as llvm
from .constant_verifier import array_size, constant, exact_type
from .memory_verifier import GRAPH_RULES as MEMORY_GRAPH_RULES
from .memory_verifier import RULES as MEMORY_RULES
from .structure_verifier import GRAPH_RULES as STRUCTURE_GRAPH_RULES
from .structure_verifier import RULES as STRUCTURE_RULES
from .types import VOID, element_at, function_parts, split_types
from .value_verifier import RULES as VALUE_RULES

_UNSIGNED = 0xFFFF_FFFF
"""Upstream compares positions as unsigned integers of 32 bits."""
_UNIT = frozenset(
    ("noalias", "nocapture", "nofree", "nonnull", "noundef", "readonly", "readnone", "writeonly", "returned", "nest",
     "inreg", "signext", "zeroext", "swiftself", "swifterror", "allocptr")
)  # fmt: skip
_INTEGER = frozenset(("align", "alignstack", "dereferenceable", "dereferenceable_or_null"))
_TYPED = frozenset(("byval", "byref", "sret", "inalloca", "preallocated", "elementtype"))
_POINTERS = frozenset(
    ("noalias", "nocapture", "nofree", "nonnull", "readonly", "readnone", "writeonly", "nest", "dereferenceable",
     "dereferenceable_or_null", "byval", "byref", "sret", "inalloca")
)  # fmt: skip
_EXTENDED = frozenset(("signext", "zeroext"))
_NO_RESULT = frozenset(
    ("allocptr", "byref", "byval", "inalloca", "nest", "nocapture", "nofree", "preallocated", "readonly", "readnone",
     "returned", "sret", "swiftself", "swifterror", "writeonly")
)  # fmt: skip


def parameter_attributes(view: View) -> Failure | None:
    """Each is of its kind, and is where it may be."""
    type_ = view.op.properties.get("function_type")
    inputs: Sequence[Type] = ()
    if isinstance(type_, TypeAttr):
        inputs = type_.type.inputs if isinstance(type_.type, FunctionType) else function_parts(type_.type)[0]
    for name, types in (("arg_attrs", inputs), ("res_attrs", ())):
        given = view.op.properties.get(name)
        if not isinstance(given, ArrayAttr):
            continue
        for index, each in enumerate(given.elements):
            for key, value in each.entries if isinstance(each, DictAttr) else ():
                dialect, _, short = key.partition(".")
                if dialect != "llvm":
                    continue
                if name == "res_attrs" and short in _NO_RESULT:
                    return Failure("verify-function", f'"{key}" is not a valid result attribute')
                failure = _kind(key, short, value, types[index] if index < len(types) else None)
                if failure is not None:
                    return failure
    return None


def _kind(key: str, short: str, value: Attribute, type_: Type | None) -> Failure | None:
    if short in _UNIT and not isinstance(value, UnitAttr):
        return Failure("verify-function", f'"{key}" should be a unit attribute, but it is {value}')
    if short in _INTEGER and not isinstance(value, IntegerAttr):
        return Failure("verify-function", f'"{key}" should be an integer attribute, but it is {value}')
    if short in _TYPED and not isinstance(value, TypeAttr):
        return Failure("verify-function", f'"{key}" should be a type attribute, but it is {value}')
    if short in _POINTERS and type_ is not None and llvm_type(type_) and not is_llvm_pointer(type_):
        return Failure("verify-function", f"\"{key}\" attribute attached to non-pointer LLVM type '{type_}'")
    if short in _EXTENDED and (isinstance(type_, FloatType) or (type_ is not None and is_llvm_pointer(type_))):
        return Failure("verify-function", f'"{key}" attribute attached to non-integer LLVM type', is_bare=True)
    return None


def _returned(view: UnaryOp) -> Failure | None:
    parent = view.op.parent_op
    type_ = parent.properties.get("function_type") if parent is not None and parent.name == "llvm.func" else None
    if not isinstance(type_, TypeAttr) or not is_dialect(type_.type, "llvm") or parent is None:
        return None
    wanted = function_parts(type_.type)[1]
    remarks = (Remark(parent, "the function"),)
    if wanted is VOID:
        if view.op.operands:
            addition = ": the function returns nothing"
            return Failure("verify-return", "expected no operands", operand(0), remarks, addition=addition)
        return None
    if not view.op.operands:
        return Failure("verify-return", "expected 1 operand", remarks=remarks, addition=f" of type '{wanted}'")
    given = view.operand.type
    if (
        isinstance(wanted, (IntegerType, FloatType))
        and isinstance(given, (IntegerType, FloatType))
        and given is not wanted
    ):
        addition = f": '{given}' is returned, and the function returns '{wanted}'"
        return Failure("verify-return", "mismatching result types", operand(0), remarks, addition=addition)
    return None


def _intrinsic(view: View) -> Failure | None:
    name = string(view.op, "intrin")
    if name is not None and not name.startswith("llvm."):
        text = "intrinsic name must start with 'llvm.'"
        return Failure("verify-attribute", text, attribute("intrin"), addition=f", but is '{name}'")
    return None


def _linkage(view: View) -> Failure | None:
    linkage = view.op.properties.get("linkage")
    body = linkage.body or "" if isinstance(linkage, DialectAttr) else ""
    if body.split()[-1:] == ["common"]:
        return Failure("verify-attribute", "functions cannot have 'common' linkage", attribute("linkage"))
    return None


def _global(view: View) -> Failure | None:
    value, type_ = view.op.properties.get("value"), view.op.properties.get("global_type")
    if not isinstance(value, StringAttr) or not isinstance(type_, TypeAttr):
        return None
    found = _ARRAY(type_.type.body or "") if isinstance(type_.type, DialectType) else None
    length = len(value.value.encode("utf-8", "surrogateescape"))
    if found is not None and number_in(found[1]) == length:
        return None
    text = f"requires an i8 array type of the length equal to that of the string attribute: {length}"
    return Failure("verify-attribute", f"{text}, but got '{type_.type}'", attribute("value"))


def _common(view: View) -> Failure | None:
    """Globals with `common` linkage begin as zero."""
    value, linkage = view.op.properties.get("value"), view.op.properties.get("linkage")
    words = (linkage.body or "").split() if isinstance(linkage, DialectAttr) else []
    if words[-1:] != ["common"] or value is None:
        return None
    is_zero = True
    if isinstance(value, IntegerAttr):
        is_zero = not value.value
    elif isinstance(value, FloatAttr):
        is_zero = _DIGIT(str(value).partition(":")[0]) is None
    elif isinstance(value, ElementsAttr) and value.keyword == "dense":
        is_zero = _DIGIT(value.body) is None
    elif isinstance(value, (StringAttr, SymbolRefAttr)):
        is_zero = False
    if is_zero:
        return None
    return Failure("verify-attribute", f"expected zero value for 'common' linkage, but got {value}", attribute("value"))


def _signature(view: View) -> Failure | None:
    """Arguments and results that LLVM has."""
    type_ = view.op.properties.get("function_type")
    if not isinstance(type_, TypeAttr):
        return None
    if isinstance(type_.type, FunctionType):
        inputs: Sequence[Type] = type_.type.inputs
        results: Sequence[Type] = type_.type.results
    else:
        inputs, result, _ = function_parts(type_.type)
        results = (result,)
    for types, what in ((inputs, "arguments"), (results, "results")):
        for each in types:
            if _is_foreign(each):
                text = f"failed to construct function type: expected LLVM type for function {what}"
                return Failure("verify-function", text, is_syntax=True, is_bare=True, addition=f", but got '{each}'")
    return None


def _is_foreign(type_: Type) -> bool:
    """Whether no function of LLVM can have the type."""
    if isinstance(type_, VectorType):
        return len(type_.shape) != 1 or _is_foreign(type_.element)
    if llvm_type(type_) is False:
        return True
    # What is written inside of an LLVM function type reads as a type of LLVM.
    return isinstance(type_, DialectType) and (type_.mnemonic in _FOREIGN or _WITH_SIGN(type_.mnemonic) is not None)


def _sized(view: View) -> Failure | None:
    """The loaded or stored type is one that LLVM has."""
    types = view.results if view.op.name == llvm.LoadOp.NAME else [llvm.StoreOp(view.op).value.type]
    if types and llvm_type(types[0]) is False:
        is_load = view.op.name == llvm.LoadOp.NAME
        what = "result" if is_load else "operand"
        text = f"{what} #0 must be LLVM type with size, but got '{types[0]}'"
        return Failure(f"verify-{what}-type", text, None if is_load else operand(0))
    return None


def _inner_type(type_: Type, position: Sequence[int]) -> Type | Failure | None:
    """The type at `position`, a failure, or None where it is unknown."""
    for index in position:
        count = _length(type_)
        if count is not None and (index < 0 or index & _UNSIGNED >= count):
            return Failure("verify-position", f"position out of bounds: {index}", attribute("position"))
        found = element_at(type_, index)
        if found is None or isinstance(found, UnknownType):
            is_scalar = isinstance(type_, (IntegerType, FloatType))
            text = f"expected LLVM IR structure/array type, got: '{type_}'"
            return Failure("verify-type", text) if is_scalar else None
        type_ = found
    return type_


def _length(type_: Type) -> int | None:
    if not isinstance(type_, DialectType) or (type_.dialect, type_.mnemonic) != ("llvm", "struct"):
        return array_size(type_)
    body = (type_.body or "").rstrip()
    return len(split_types(body[body.find("(") + 1 : -1])) if body.endswith(")") else None


def _inserted(view: View) -> Failure | None:
    container, value = (view.types(name) for name in ("container", "value"))
    position = integers(view.op.properties.get("position"))
    if len(container) != 1 or len(value) != 1 or position is None:
        return None
    found = _inner_type(container[0], position)
    if found is None or isinstance(found, Failure):
        return found
    if differ(found, value[0]):
        return Failure("verify-type", f"Type mismatch: cannot insert '{value[0]}' into '{container[0]}'")
    return None


def _extracted(view: View) -> Failure | None:
    extractvalue = llvm.ExtractValueOp(view.op)
    position = integers(view.op.properties.get("position"))
    found = _inner_type(extractvalue.container.type, position) if position is not None else None
    if found is None or isinstance(found, Failure):
        return found
    if view.results and differ(found, extractvalue.res.type):
        text = f"Type mismatch: extracting from '{extractvalue.container.type}' should produce '{found}'"
        return Failure("verify-type", f"{text} but this op returns '{extractvalue.res.type}'")
    return None


def _extended(view: View) -> Failure | None:
    first, second = (
        width(type_.element if isinstance(type_, VectorType) else type_) for type_ in (*view.operands, *view.results)
    )
    if first is None or second is None or second > first:
        return None
    text = "integer width of the output type is smaller or equal to the integer width of the input type"
    return Failure("verify-result-type", f"{text}: {second} and {first}")


def _called(view: UnaryOp) -> Failure | None:
    """A call without a symbol goes to its first operand."""
    if "callee" in view.op.properties or not view.op.operands:
        return None
    callee = view.operand.type
    if is_llvm_pointer(callee) or not (llvm_type(callee) is False or is_dialect(callee, "llvm")):
        return None
    text = f"indirect call expects a pointer as callee: '{callee}'"
    return Failure("verify-operand-type", text, operand(0))


_FOREIGN = frozenset(("complex", "index", "memref", "none", "tensor", "tuple"))
_WITH_SIGN = lazy_pattern(r"[su]i\d+").fullmatch
_DIGIT = lazy_pattern(r"[1-9]|true").search
_ARRAY = lazy_pattern(r"\s*(\d+)\s*x\s*i8\s*").fullmatch

_OWN: dict[str, tuple[Rule, ...]] = {
    "llvm.call_intrinsic": (_intrinsic,),
    "llvm.extractvalue": (_extracted,),
    "llvm.func": (_signature, parameter_attributes, _linkage),
    "llvm.insertvalue": (_inserted,),
    "llvm.load": (_sized,),
    "llvm.mlir.constant": (constant,),
    "llvm.mlir.global": (_global, _common),
    "llvm.sext": (_extended,),
    "llvm.store": (_sized,),
    "llvm.zext": (_extended,),
}
_PARTS = (STRUCTURE_RULES, MEMORY_RULES, VALUE_RULES, _OWN)
RULES: dict[str, tuple[Rule, ...]] = {
    name: tuple(rule for part in _PARTS for rule in part.get(name, ())) for part in _PARTS for name in part
}
LATER_RULES: dict[str, tuple[tuple[int, Rule], ...]] = {"llvm.mlir.constant": ((CONSTANTS_EXACT_SINCE, exact_type),)}
_OWN_GRAPH: dict[str, tuple[GraphRule, ...]] = {"llvm.call": (_called,), "llvm.return": (_returned,)}
_GRAPH_PARTS = (MEMORY_GRAPH_RULES, STRUCTURE_GRAPH_RULES, _OWN_GRAPH)
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    name: tuple(rule for part in _GRAPH_PARTS for rule in part.get(name, ())) for part in _GRAPH_PARTS for name in part
}
