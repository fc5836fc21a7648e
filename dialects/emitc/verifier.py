"""Verifier rules of `emitc`: operators, constants and calls (mlir/lib/Dialect/EmitC/IR/EmitC.cpp)."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, DialectAttr, ElementsAttr, FloatAttr, IntegerAttr, StringAttr, TypeAttr
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import DialectType, IndexType, IntegerType, UnknownType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, bad_attribute, operand
from ...ods.verification.op_parts import function_type, string
from ...ods.verification.op_view import View
from ...ods.verification.type_groups import emitc_index, emitc_type
from ...ods.verification.type_predicates import differ
from . import ops as emitc
from .body_rules import GRAPH_RULES

__all__ = ["GRAPH_RULES", "RULES"]

_ARRAY = lazy_pattern(r"\s*((?:[0-9]+\s*x\s*)+)(.*)").fullmatch


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
        place = attribute("applicableOperator")
        return Failure("verify-attribute", text, place, addition=f": '{operator}'")
    source, result = apply.operand.type, apply.result.type
    if operator == "&" and not _is(source, "lvalue") and not isinstance(source, UnknownType):
        text = "operand type must be an lvalue when applying `&`"
        return Failure("verify-operand-type", text, operand(0), addition=f", but is '{source}'")
    if operator == "&" and not _is(result, "ptr"):
        text = "result type must be a pointer when applying `&`"
        return Failure("verify-result-type", text, addition=f", but is '{result}'")
    if operator == "*" and not _is(source, "ptr") and not isinstance(source, UnknownType):
        text = "operand type must be a pointer when applying `*`"
        return Failure("verify-operand-type", text, operand(0), addition=f", but is '{source}'")
    return None


def _add(view: View) -> Failure | None:
    left, right = view.operands
    if _is(left, "ptr") and _is(right, "ptr"):
        return Failure("verify-operand-type", "requires that at most one operand is a pointer", operand(1))
    if (_is(left, "ptr") and not _number(right)) or (_is(right, "ptr") and not _number(left)):
        text = "requires that one operand is an integer or of opaque type if the other is a pointer"
        return Failure("verify-operand-type", text, addition=f": '{left}' and '{right}'")
    return None


def _subtract(view: View) -> Failure | None:
    left, right = view.operands
    result = view.results[0]
    if _is(right, "ptr") and not _is(left, "ptr"):
        text = "rhs can only be a pointer if lhs is a pointer"
        return Failure("verify-operand-type", text, operand(1), addition=f", but that is '{left}'")
    if _is(left, "ptr") and not _is(right, "ptr") and not _number(right):
        text = "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer"
        return Failure("verify-operand-type", text, operand(1), addition=f", but it is '{right}'")
    if _is(left, "ptr") and _is(right, "ptr") and not _number(result) and not _is(result, "ptrdiff_t"):
        text = "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers"
        return Failure("verify-result-type", text, addition=f", but it is '{result}'")
    return None


def _number(type_: Type) -> bool:
    return isinstance(type_, (IntegerType, UnknownType)) or _is(type_, "opaque")


def _initialized(view: View) -> Failure | None:
    """The initial value, which is of the result's type or opaque (verifyInitializationAttribute)."""
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
            place = attribute("template_args")
            return Failure("verify-attribute", "template argument has invalid type", place, addition=f": {each}")
    if any(_is(type_, "array") for type_ in view.results):
        return Failure("verify-result-type", "cannot return array type")
    return None


def _argument(value: Attribute, count: int) -> Failure | None:
    if isinstance(value, IntegerAttr) and isinstance(value.type, IndexType) and not 0 <= value.value < count:
        addition = f": {value.value}, and there are {count} operands"
        return Failure("verify-attribute", "index argument is out of range", attribute("args"), addition=addition)
    if isinstance(value, ArrayAttr):
        place = attribute("args")
        return Failure("verify-attribute", "array argument has no type", place, addition=f": {value}")
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


def _address_of(view: View) -> Failure | None:
    reference, result = emitc.AddressOfOp(view.op).reference.type, view.results[0]
    if _is(reference, "lvalue") and _is(result, "ptr") and _inner(reference) != _inner(result):
        text = "requires result to be a pointer to the type referenced by operand"
        return Failure("verify-result-type", text)
    return None


def _dereference(view: View) -> Failure | None:
    pointer, result = emitc.DereferenceOp(view.op).pointer.type, view.results[0]
    if _is(pointer, "ptr") and _is(result, "lvalue") and _inner(pointer) != _inner(result):
        text = "requires result to be an lvalue of the type pointed to by operand"
        return Failure("verify-result-type", text)
    return None


def _array(type_: Type) -> tuple[list[int], str] | None:
    """The sizes and the element of an array."""
    found = _ARRAY(_inner(type_)) if _is(type_, "array") else None
    return ([number_in(size) for size in found[1].replace(" ", "").strip("x").split("x")], found[2]) if found else None


def _is_integer_like(type_: Type) -> bool:
    """isIntegerIndexOrOpaqueType; also for a type that is not known."""
    if isinstance(type_, DialectType):
        return any(_is(type_, name) for name in ("ssize_t", "size_t", "ptrdiff_t", "opaque"))
    return emitc_index(type_) is not False


def _subscript(view: View) -> Failure | None:
    value, indices, result = view.type_of("value"), view.types("indices"), view.results[0]
    array = _array(value) if value is not None else None
    made = _inner(result) if _is(result, "lvalue") else ""
    if array is not None:
        if len(indices) != len(array[0]):
            text = f"on array operand requires number of indices ({len(indices)}) to match the rank of the array type"
            return Failure("verify-index-count", f"{text} ({len(array[0])})")
        for place, type_ in enumerate(indices):
            if not _is_integer_like(type_):
                text = f"on array operand requires index operand {place} to be integer-like, but got '{type_}'"
                return Failure("verify-operand-type", text)
        if made and array[1] != made:
            text = f"on array operand requires element type ('{array[1]}') and result type ('{made}') to match"
            return Failure("verify-result-type", text)
        return None
    if value is None or not _is(value, "ptr"):
        return None
    if len(indices) != 1:
        return Failure("verify-index-count", f"on pointer operand requires one index operand, but got {len(indices)}")
    if not _is_integer_like(indices[0]):
        text = f"on pointer operand requires index operand to be integer-like, but got '{indices[0]}'"
        return Failure("verify-operand-type", text)
    if made and _inner(value) != made:
        text = f"on pointer operand requires pointee type ('{_inner(value)}') and result type ('{made}') to match"
        return Failure("verify-result-type", text)
    return None


def _verbatim(view: View) -> Failure | None:
    """Places `{}` in the text, one for each operand; `{{` is a brace (parseFormatString)."""
    text, count = string(view.op, "value"), len(view.types("fmtArgs"))
    if text is None or not count:
        return None
    places = pos = 0
    while (pos := text.find("{", pos)) >= 0:
        following = text[pos + 1 : pos + 2]
        if not following:
            return bad_attribute("expected '}' after unescaped '{' at end of string")
        if following not in ("{", "}"):
            return bad_attribute("expected '}' after unescaped '{'")
        places += following == "}"
        pos += 2
    if places != count:
        return Failure("verify-count", "requires operands for each placeholder in the format string")
    return None


def _held_type(view: View) -> Failure | None:
    """The type of a global or a field."""
    held = view.op.properties.get("type")
    if isinstance(held, TypeAttr) and (emitc_type(held.type) is False or _is(held.type, "lvalue")):
        return bad_attribute("expected valid emitc type")
    return None


def _global(view: View) -> Failure | None:
    value, held = view.op.properties.get("initial_value"), view.op.properties.get("type")
    if not isinstance(held, TypeAttr):
        return None
    failure = _initial(value, held.type) if value is not None else None
    if failure is None and "static_specifier" in view.op.properties and "extern_specifier" in view.op.properties:
        return bad_attribute("cannot have both static and extern specifiers")
    return failure


def _initial(value: Attribute, type_: Type) -> Failure | None:
    given: Type | None = None
    if isinstance(value, ElementsAttr):
        array = _array(type_)
        if array is None:
            return bad_attribute(f"expected array type, but got '{type_}'")
        sizes = "".join(f"{size}x" for size in array[0])
        given = None if str(value.type) == f"tensor<{sizes}{array[1]}>" else value.type
    elif isinstance(value, (IntegerAttr, FloatAttr)):
        given = value.type if differ(value.type, type_) else None
    elif not isinstance(value, DialectAttr):
        text = "initial value should be a integer, float, elements or opaque attribute, but got"
        return bad_attribute(f"{text} {value}")
    if given is not None:
        return bad_attribute(f"initial value expected to be of type '{type_}', but was of type '{given}'")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "emitc.add": (_add,),
    "emitc.address_of": (_address_of,),
    "emitc.apply": (_apply,),
    "emitc.assign": (_assigned,),
    "emitc.call_opaque": (_opaque_call,),
    "emitc.constant": (_initialized, _not_empty),
    "emitc.dereference": (_dereference,),
    "emitc.field": (_held_type,),
    "emitc.func": (_function,),
    "emitc.global": (_held_type, _global),
    "emitc.sub": (_subtract,),
    "emitc.subscript": (_subscript,),
    "emitc.variable": (_initialized,),
    "emitc.verbatim": (_verbatim,),
}
