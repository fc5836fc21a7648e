"""Attributes of a dialect on operations of any other, and on arguments of functions.

A dialect says what is wrong in functions of `discardable.py` in its folder, each of which it may lack:
`operation_attribute`, `argument_attribute` and `result_attribute`, which are upstream's verifyOperationAttribute,
verifyRegionArgAttribute and verifyRegionResultAttribute.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ...ir.attributes import (
    ArrayAttr,
    DialectAttr,
    DictAttr,
    TypeAttr,
)
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.types import FunctionType, UnknownType
from ..dialect_modules import hand_written
from .failure import Failure, Place

Words: TypeAlias = "str | tuple[str, str] | None"
"""Upstream's message, alone or with the value that is wrong, which upstream does not say; None: all is well."""
Check = Callable[[Operation, str, Attribute], Words]
"""Check of the attribute with this name, of the operation."""
ValueCheck = Callable[[Operation, str, Attribute, Type], Words]
"""The same, of an argument or a result of the function that the operation is; its type comes last."""


def attribute_fault(op: Operation) -> Failure | None:
    """The failure of the first discardable attribute of `op` that may not be there."""
    is_module = op.name == "builtin.module"
    for name, value in op.attributes.items():
        dialect, dot, _ = name.partition(".")
        if is_module and not dot:
            text = f"can only contain attributes with dialect-prefixed names, found: '{name}'"
            return Failure("verify-attribute", text, ("attribute", name))
        check: Check | None = _check(dialect, "operation_attribute") if dot else None
        words = check(op, name, value) if check is not None else None
        if words is not None:
            return _failure("verify-attribute", words, ("attribute", name))
    if is_module and len(op.attributes) > 1:
        layouts = [value for value in op.attributes.values() if _is_layout(value)]
        if len(layouts) > 1:
            return Failure("verify-attribute", "expects at most one data layout attribute")
    return None


def _is_layout(value: Attribute) -> bool:
    return isinstance(value, DialectAttr) and (value.dialect, value.mnemonic) == ("dlti", "dl_spec")


def argument_fault(op: Operation) -> Failure | None:
    """Failure of the attributes of a function's arguments and results; None without one."""
    if "arg_attrs" not in op.properties and "res_attrs" not in op.properties:
        return None
    type_ = op.properties.get("function_type")
    function = type_.type if isinstance(type_, TypeAttr) and isinstance(type_.type, FunctionType) else None
    kinds = (
        ("arg_attrs", "argument_attribute", function.inputs if function is not None else ()),
        ("res_attrs", "result_attribute", function.results if function is not None else ()),
    )
    for key, function_name, types in kinds:
        given = op.properties.get(key)
        for index, each in enumerate(given.elements if isinstance(given, ArrayAttr) else ()):
            for name, value in each.entries if isinstance(each, DictAttr) else ():
                dialect, dot, _ = name.partition(".")
                check: ValueCheck | None = _check(dialect, function_name) if dot else None
                of = types[index] if index < len(types) else UnknownType()
                words = check(op, name, value, of) if check is not None else None
                if words is not None:
                    return _failure("verify-function", words, None)
    return None


def _check(dialect: str, name: str) -> Any:
    return getattr(hand_written(dialect, "discardable"), name, None)


def _failure(code: str, words: str | tuple[str, str], place: Place) -> Failure:
    message, found = (words, "") if isinstance(words, str) else words
    return Failure(code, message, place, addition=found and f", but is {found}", is_bare=True)
