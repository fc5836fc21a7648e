"""Verifier rules of `emitc`: operators, constants and calls (mlir/lib/Dialect/EmitC/IR/EmitC.cpp)."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, DialectAttr, FloatAttr, IntegerAttr, StringAttr, TypeAttr
from ...ir.base import Attribute, Type
from ...ir.types import DialectType, IndexType, IntegerType, UnknownType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import function_type, string
from ...ods.verification.op_view import View
from . import ops as emitc


def _is(type_: Type, mnemonic: str) -> bool:
    return isinstance(type_, DialectType) and type_.dialect == "emitc" and type_.mnemonic == mnemonic


def _inner(type_: Type) -> str:
    """The text of what a pointer or lvalue is about."""
    return (type_.body or "").strip() if isinstance(type_, DialectType) else ""


def _apply(view: View) -> Failure | None:
    apply = emitc.ApplyOp(view.op)
    operator = string(view.op, "applicableOperator")
    if operator is None:
        return None
    if operator not in ("&", "*"):
        text = "applicable operator is illegal" if operator else "applicable operator must not be empty"
        return Failure("verify-attribute", f"{text}: '{operator}'", attribute("applicableOperator"))
    source, result = apply.operand.type, apply.result.type
    if operator == "&" and not _is(source, "lvalue") and not isinstance(source, UnknownType):
        text = f"operand type must be an lvalue when applying `&`, but is '{source}'"
        return Failure("verify-operand-type", text, operand(0))
    if operator == "&" and not _is(result, "ptr"):
        return Failure("verify-result-type", f"result type must be a pointer when applying `&`, but is '{result}'")
    if operator == "*" and not _is(source, "ptr") and not isinstance(source, UnknownType):
        text = f"operand type must be a pointer when applying `*`, but is '{source}'"
        return Failure("verify-operand-type", text, operand(0))
    return None


def _add(view: View) -> Failure | None:
    left, right = view.operands
    if _is(left, "ptr") and _is(right, "ptr"):
        return Failure("verify-operand-type", "requires that at most one operand is a pointer", operand(1))
    if (_is(left, "ptr") and not _number(right)) or (_is(right, "ptr") and not _number(left)):
        text = "requires that one operand is an integer or of opaque type if the other is a pointer"
        return Failure("verify-operand-type", f"{text}: '{left}' and '{right}'")
    return None


def _subtract(view: View) -> Failure | None:
    left, right = view.operands
    result = view.results[0]
    if _is(right, "ptr") and not _is(left, "ptr"):
        text = f"rhs can only be a pointer if lhs is a pointer, but that is '{left}'"
        return Failure("verify-operand-type", text, operand(1))
    if _is(left, "ptr") and not _is(right, "ptr") and not _number(right):
        text = "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer"
        return Failure("verify-operand-type", f"{text}, but it is '{right}'", operand(1))
    if _is(left, "ptr") and _is(right, "ptr") and not _number(result) and not _is(result, "ptrdiff_t"):
        text = "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers"
        return Failure("verify-result-type", f"{text}, but it is '{result}'")
    return None


def _number(type_: Type) -> bool:
    return isinstance(type_, (IntegerType, UnknownType)) or _is(type_, "opaque")


def _initialized(view: View) -> Failure | None:
    """verifyInitializationAttribute."""
    value, result = view.op.properties.get("value"), view.results[0]
    if isinstance(value, DialectAttr) or value is None:
        return None
    if isinstance(value, StringAttr):
        text = "string attributes are not supported, use #emitc.opaque instead"
        return Failure("verify-attribute", text, attribute("value"))
    given = value.type if isinstance(value, (IntegerAttr, FloatAttr)) else None
    wanted = _inner(result) if _is(result, "lvalue") else str(result)
    is_size = wanted.removeprefix("!emitc.") in ("ptrdiff_t", "size_t", "ssize_t")
    if given is None or str(given) == wanted or (is_size and isinstance(given, IndexType)):
        return None
    text = f"requires attribute to either be an #emitc.opaque attribute or it's type ('{given}')"
    return Failure("verify-constant", f"{text} to match the op's result type ('{wanted}')")


def _not_empty(view: View) -> Failure | None:
    value = view.op.properties.get("value")
    if isinstance(value, DialectAttr) and (value.body or "").strip() == '""':
        return Failure("verify-attribute", "value must not be empty", attribute("value"))
    return None


def _opaque_call(view: View) -> Failure | None:
    if string(view.op, "callee") == "":
        return Failure("verify-attribute", "callee must not be empty", attribute("callee"))
    arguments, parameters = view.op.properties.get("args"), view.op.properties.get("template_args")
    for each in arguments.elements if isinstance(arguments, ArrayAttr) else ():
        failure = _argument(each, len(view.operands))
        if failure is not None:
            return failure
    for each in parameters.elements if isinstance(parameters, ArrayAttr) else ():
        if not isinstance(each, (TypeAttr, IntegerAttr, FloatAttr, DialectAttr)):
            text = f"template argument has invalid type: {each}"
            return Failure("verify-attribute", text, attribute("template_args"))
    if any(_is(type_, "array") for type_ in view.results):
        return Failure("verify-result-type", "cannot return array type")
    return None


def _argument(value: Attribute, count: int) -> Failure | None:
    if isinstance(value, IntegerAttr) and isinstance(value.type, IndexType) and not 0 <= value.value < count:
        text = f"index argument is out of range: {value.value}, and there are {count} operands"
        return Failure("verify-attribute", text, attribute("args"))
    if isinstance(value, ArrayAttr):
        return Failure("verify-attribute", f"array argument has no type: {value}", attribute("args"))
    return None


def _function(view: View) -> Failure | None:
    type_ = function_type(view.op)
    if type_ is None:
        return None
    if any(_is(each, "lvalue") for each in type_.inputs):
        return Failure("verify-function", "cannot have lvalue type as argument")
    if len(type_.results) > 1:
        return Failure("verify-function", f"requires zero or exactly one result, but has {len(type_.results)}")
    if type_.results and _is(type_.results[0], "array"):
        return Failure("verify-function", "cannot return array type")
    return None


def _assigned(view: View) -> Failure | None:
    variable, value = view.operands
    if _is(variable, "lvalue") and _inner(variable) != str(value) and not isinstance(value, UnknownType):
        text = f"requires value's type ('{value}') to match variable's type ('{_inner(variable)}')"
        return Failure("verify-operand-type", text, operand(1))
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "emitc.add": (_add,),
    "emitc.apply": (_apply,),
    "emitc.assign": (_assigned,),
    "emitc.call_opaque": (_opaque_call,),
    "emitc.constant": (_initialized, _not_empty),
    "emitc.func": (_function,),
    "emitc.sub": (_subtract,),
    "emitc.variable": (_initialized,),
}
