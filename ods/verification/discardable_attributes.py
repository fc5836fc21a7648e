"""Attributes of a dialect on operations of any other, and on arguments of functions.

What verifyOperationAttribute and verifyRegionArgAttribute of upstream's dialects say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ...ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.types import I1, FloatType, FunctionType, IndexType, IntegerType, UnknownType
from ..registry import UPSTREAM
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
        check = _ON_OPERATIONS.get(dialect) if dot else None
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
        ("arg_attrs", _ON_ARGUMENTS, function.inputs if function is not None else ()),
        ("res_attrs", _ON_RESULTS, function.results if function is not None else ()),
    )
    for key, checks, types in kinds:
        given = op.properties.get(key)
        for index, each in enumerate(given.elements if isinstance(given, ArrayAttr) else ()):
            for name, value in each.entries if isinstance(each, DictAttr) else ():
                check = checks.get(name.partition(".")[0]) if "." in name else None
                of = types[index] if index < len(types) else UnknownType()
                words = check(op, name, value, of) if check is not None else None
                if words is not None:
                    return _failure("verify-function", words, None)
    return None


def _failure(code: str, words: str | tuple[str, str], place: Place) -> Failure:
    message, found = (words, "") if isinstance(words, str) else words
    return Failure(code, message, place, addition=found and f", but is {found}", is_bare=True)


def _bufferization(op: Operation, name: str, __: Attribute) -> Words:
    if name == "bufferization.manual_deallocation":
        definition = UPSTREAM.lookup(op.name)
        if definition is None or definition.has_custom_effects:
            return None
        if any(effect.kind in ("alloc", "free") for effect in definition.effects or ()):
            return None
        text = f"'{op.name}' op attribute '{name}"
        return f"{text}' can be used only on ops that have an allocation and/or free side effect"
    return f"attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"


def _test(_: Operation, name: str, __: Attribute) -> Words:
    return "invalid to use 'test.invalid_attr'" if name == "test.invalid_attr" else None


def _test_value(op: Operation, name: str, value: Attribute, _: Type) -> Words:
    return _test(op, name, value)


def _dlti(_: Operation, name: str, value: Attribute) -> Words:
    kind = name.partition(".")[2]
    if kind not in ("dl_spec", "map", "target_system_spec"):
        return f"attribute '{name}' not supported by dialect"
    if isinstance(value, DialectAttr) and (value.dialect, value.mnemonic or kind) == ("dlti", kind):
        return None
    return f"'{name}' is expected to be a #dlti.{kind} attribute", str(value)


def _linalg(_: Operation, name: str, __: Attribute) -> Words:
    if name == "linalg.memoized_indexing_maps":
        return None
    return f"attribute '\"{name}\"' not supported by the linalg dialect"


def _bufferized_argument(op: Operation, name: str, value: Attribute, of: Type) -> Words:
    del of
    if name == "bufferization.writable":
        if not isinstance(value, IntegerAttr) or value.type is not I1:
            return f"'{name}' is expected to be a boolean attribute", str(value)
        return None if op.regions and op.regions[0].blocks else f"'{name}' is invalid on external functions"
    if name == "bufferization.access":
        if not isinstance(value, StringAttr):
            return f"'{name}' is expected to be a string attribute", str(value)
        allowed = ("none", "read", "write", "read-write")
        return None if value.value in allowed else f"invalid value for '{name}': {value}, none of {', '.join(allowed)}"
    if name == "bufferization.buffer_layout":
        is_right = isinstance(value, (AffineMapAttr, DialectAttr))
        return None if is_right else (f"'{name}' is expected to be a memref layout attribute", str(value))
    return f"attribute '\"{name}\"' not supported as a region arg attribute by the bufferization dialect"


def _spirv(_: Operation, name: str, value: Attribute) -> Words:
    wanted = {
        "spirv.entry_point_abi": "'spirv.entry_point_abi' attribute must be an entry point ABI attribute",
        "spirv.target_env": "'spirv.target_env' must be a spirv::TargetEnvAttr",
    }
    if name not in wanted:
        return f"found unsupported '{name}' attribute on operation"
    return None if _is_of_spirv(value, name) else (wanted[name], str(value))


def _is_of_spirv(value: Attribute, name: str) -> bool:
    """Whether `value` is the attribute that has the name, `#spirv.name<...>` or `#spirv<name...>`."""
    if not isinstance(value, DialectAttr) or value.dialect != "spirv":
        return False
    kind = name.removeprefix("spirv.")
    return value.mnemonic == kind or (not value.mnemonic and (value.body or "").startswith(kind))


def _spirv_argument(_: Operation, name: str, value: Attribute, of: Type) -> Words:
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


def _spirv_result(op: Operation, name: str, value: Attribute, of: Type) -> Words:
    if op.name == "spirv.ARM.Graph":
        return _spirv_argument(op, name, value, of)
    return "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type"


_DIMENSIONS = frozenset(("nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"))


def _nvvm(op: Operation, name: str, value: Attribute) -> Words:
    if name == "nvvm.kernel" and op.name not in ("llvm.func", "gpu.func"):
        return f"'{name}' attribute attached to unexpected op '{op.name}'"
    if name in _DIMENSIONS and (not isinstance(value, DenseArrayAttr) or not 1 <= len(value.values) <= 3):
        return f"'\"{name}\"' attribute must be integer array with maximum 3 index", str(value)
    if name in ("nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks") and not isinstance(value, IntegerAttr):
        return f"'\"{name}\"' attribute must be integer constant", str(value)
    if name == "nvvm.blocksareclusters" and not {"nvvm.reqntid", "nvvm.cluster_dim"} <= op.attributes.keys():
        return f"'\"{name}\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'"
    return None


def _nvvm_argument(op: Operation, name: str, value: Attribute, of: Type) -> Words:
    del of
    if name != "nvvm.grid_constant":
        return None
    if "nvvm.kernel" not in op.attributes:
        return f"'\"{name}\"' attribute must be present only on kernel arguments"
    if not isinstance(value, UnitAttr):
        return f"'\"{name}\"' must be a unit attribute"
    given = op.properties.get("arg_attrs")
    for each in given.elements if isinstance(given, ArrayAttr) else ():
        names = {key for key, _ in each.entries} if isinstance(each, DictAttr) else set[str]()
        if name in names and "llvm.byval" not in names:
            return f"'\"{name}\"' attribute requires the argument to also have attribute 'llvm.byval'"
    return None


def _transform(op: Operation, name: str, value: Attribute) -> Words:
    if name == "transform.with_named_sequence":
        definition = UPSTREAM.lookup(op.name)
        if definition is None or "SymbolTable" in definition.traits or op.name == "builtin.module":
            return None
        return f'"{name}" attribute can only be attached to operations with symbol tables'
    if name == "transform.target_tag":
        return None if isinstance(value, StringAttr) else f'"{name}" attribute must be a string'
    if name not in ("transform.consumed", "transform.readonly", "transform.silence_tracking_failures"):
        return f'unknown attribute: "{name}"'
    return None if isinstance(value, UnitAttr) else f'"{name}" must be a unit attribute'


def _gpu(op: Operation, name: str, value: Attribute) -> Words:
    if name != "gpu.container_module" or not isinstance(value, UnitAttr) or op.name == "builtin.module":
        return None
    return f"expected '{name}' attribute to be attached to 'builtin.module'"


def _llvm(op: Operation, name: str, value: Attribute) -> Words:
    if name != "llvm.data_layout" or isinstance(value, StringAttr):
        return None
    return f"'{op.name}' op expected '{name}' to be a string attributes"


_ON_OPERATIONS: Mapping[str, Check] = {
    "bufferization": _bufferization,
    "gpu": _gpu,
    "llvm": _llvm,
    "dlti": _dlti,
    "linalg": _linalg,
    "nvvm": _nvvm,
    "spirv": _spirv,
    "test": _test,
    "transform": _transform,
}
_ON_ARGUMENTS: Mapping[str, ValueCheck] = {
    "bufferization": _bufferized_argument,
    "nvvm": _nvvm_argument,
    "spirv": _spirv_argument,
    "test": _test_value,
}
_ON_RESULTS: Mapping[str, ValueCheck] = {"spirv": _spirv_result, "test": _test_value}
