"""Attributes of `test` on operations of other dialects, and on arguments of functions."""

from __future__ import annotations

from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ods.verification.discardable_attributes import Words


def operation_attribute(_: Operation, name: str, __: Attribute) -> Words:
    return "invalid to use 'test.invalid_attr'" if name == "test.invalid_attr" else None


def argument_attribute(op: Operation, name: str, value: Attribute, _: Type) -> Words:
    return operation_attribute(op, name, value)


result_attribute = argument_attribute
