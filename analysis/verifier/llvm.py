"""llvm: attributes of arguments and results of functions (mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...dialects.llvm_types import VOID, function_parts
from ...ir.attributes import ArrayAttr, DialectAttr, DictAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.types import DialectType, FloatType, FunctionType, IntegerType
from .constraints import Rule
from .failures import Failure, Remark, attribute, operand
from .parts import string
from .structure import GraphRule
from .type_groups import is_dialect, is_llvm_pointer, llvm_type
from .view import View

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
_NO_RESULT = frozenset(
    ("allocptr", "byref", "byval", "inalloca", "nest", "nocapture", "nofree", "preallocated", "readonly", "readnone",
     "returned", "sret", "swiftself", "swifterror", "writeonly")
)  # fmt: skip


def parameter_attributes(view: View) -> Failure | None:
    """Each is of its kind, and stands where it may stand."""
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
    return None


def _returned(op: Operation) -> Failure | None:
    parent = op.parent_op
    type_ = parent.properties.get("function_type") if parent is not None and parent.name == "llvm.func" else None
    if not isinstance(type_, TypeAttr) or not is_dialect(type_.type, "llvm") or parent is None:
        return None
    wanted = function_parts(type_.type)[1]
    remarks = (Remark(parent, "the function"),)
    if wanted is VOID:
        if op.operands:
            return Failure("verify-return", "expected no operands: the function returns nothing", operand(0), remarks)
        return None
    if not op.operands:
        return Failure("verify-return", f"expected 1 operand of type '{wanted}'", remarks=remarks)
    given = op.operands[0].value.type
    if (
        isinstance(wanted, (IntegerType, FloatType))
        and isinstance(given, (IntegerType, FloatType))
        and given is not wanted
    ):
        text = f"mismatching result types: '{given}' is returned, and the function returns '{wanted}'"
        return Failure("verify-return", text, operand(0), remarks)
    return None


def _intrinsic(view: View) -> Failure | None:
    name = string(view.op, "intrin")
    if name is not None and not name.startswith("llvm."):
        return Failure(
            "verify-attribute", f"intrinsic name must start with 'llvm.', but is '{name}'", attribute("intrin")
        )
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
    if found is not None and int(found[1]) == length:
        return None
    text = f"requires an i8 array type of the length equal to that of the string attribute: {length}"
    return Failure("verify-attribute", f"{text}, but got '{type_.type}'", attribute("value"))


_ARRAY = re.compile(r"\s*(\d+)\s*x\s*i8\s*").fullmatch

RULES: dict[str, tuple[Rule, ...]] = {
    "llvm.call_intrinsic": (_intrinsic,),
    "llvm.func": (parameter_attributes, _linkage),
    "llvm.mlir.global": (_global,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"llvm.return": (_returned,)}
