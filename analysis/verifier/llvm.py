"""llvm: attributes of arguments and results of functions (mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...dialects.llvm_types import function_parts
from ...ir.attributes import ArrayAttr, DictAttr, IntegerAttr, TypeAttr, UnitAttr
from ...ir.base import Attribute, Type
from ...ir.types import FunctionType
from .constraints import Rule
from .failures import Failure
from .type_groups import is_llvm_pointer, llvm_type
from .view import View

_UNIT = frozenset(("noalias", "nocapture", "nofree", "nonnull", "noundef", "readonly", "readnone", "writeonly", "returned",
                   "nest", "inreg", "signext", "zeroext", "swiftself", "swifterror", "allocptr"))  # fmt: skip
_INTEGER = frozenset(("align", "alignstack", "dereferenceable", "dereferenceable_or_null"))
_TYPED = frozenset(("byval", "byref", "sret", "inalloca", "preallocated", "elementtype"))
_POINTERS = frozenset(("noalias", "nocapture", "nofree", "nonnull", "readonly", "readnone", "writeonly", "nest",
                       "dereferenceable", "dereferenceable_or_null", "byval", "byref", "sret", "inalloca"))  # fmt: skip
_NO_RESULT = frozenset(("allocptr", "byref", "byval", "inalloca", "nest", "nocapture", "nofree", "preallocated", "readonly",
                        "readnone", "returned", "sret", "swiftself", "swifterror", "writeonly"))  # fmt: skip


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


RULES: dict[str, tuple[Rule, ...]] = {"llvm.func": (parameter_attributes,)}
