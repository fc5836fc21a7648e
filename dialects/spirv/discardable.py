"""Attributes of `spirv` on operations of other dialects, and on arguments of functions."""

from __future__ import annotations

from ...ir.attributes import DialectAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.types import FloatType, IndexType, IntegerType, UnknownType
from ...ods.verification.discardable_attributes import Words


def operation_attribute(_: Operation, name: str, value: Attribute) -> Words:
    wanted = {
        "spirv.entry_point_abi": "'spirv.entry_point_abi' attribute must be an entry point ABI attribute",
        "spirv.target_env": "'spirv.target_env' must be a spirv::TargetEnvAttr",
    }
    if name not in wanted:
        return f"found unsupported '{name}' attribute on operation"
    return None if _is_of_spirv(value, name) else (wanted[name], str(value))


def argument_attribute(_: Operation, name: str, value: Attribute, of: Type) -> Words:
    classes = {"spirv.interface_var_abi": "InterfaceVarABIAttr", "spirv.decoration": "DecorationAttr"}
    if name not in classes:
        return f"found unsupported '{name}' attribute on region argument"
    if not isinstance(value, DialectAttr) or not _is_of_spirv(value, name):
        return f"'{name}' must be a spirv::{classes[name]}", str(value)
    # `(set, binding), class`.
    has_class = name == "spirv.interface_var_abi" and ")," in (value.body or "").replace(" ", "")
    if has_class and not isinstance(of, (IntegerType, IndexType, FloatType, UnknownType)):
        return f"'{name}' attribute cannot specify storage class when attaching to a non-scalar value", str(of)
    return None


def result_attribute(op: Operation, name: str, value: Attribute, of: Type) -> Words:
    if op.name == "spirv.ARM.Graph":
        return argument_attribute(op, name, value, of)
    return "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type"


def _is_of_spirv(value: Attribute, name: str) -> bool:
    """Whether `value` is the attribute that has the name, `#spirv.name<...>` or `#spirv<name...>`."""
    if not isinstance(value, DialectAttr) or value.dialect != "spirv":
        return False
    kind = name.removeprefix("spirv.")
    return value.mnemonic == kind or (not value.mnemonic and (value.body or "").startswith(kind))
