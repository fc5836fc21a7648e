"""Attributes of `nvvm` on operations of other dialects, and on arguments of functions."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, DenseArrayAttr, DictAttr, IntegerAttr, UnitAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ods.verification.discardable_attributes import Words

_DIMENSIONS = frozenset(("nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"))


def operation_attribute(op: Operation, name: str, value: Attribute) -> Words:
    if name == "nvvm.kernel" and op.name not in ("llvm.func", "gpu.func"):
        return f"'{name}' attribute attached to unexpected op '{op.name}'"
    if name in _DIMENSIONS and (not isinstance(value, DenseArrayAttr) or not 1 <= len(value.values) <= 3):
        return f"'\"{name}\"' attribute must be integer array with maximum 3 index", str(value)
    if name in ("nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks") and not isinstance(value, IntegerAttr):
        return f"'\"{name}\"' attribute must be integer constant", str(value)
    if name == "nvvm.blocksareclusters" and not {"nvvm.reqntid", "nvvm.cluster_dim"} <= op.attributes.keys():
        return f"'\"{name}\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'"
    return None


def argument_attribute(op: Operation, name: str, value: Attribute, of: Type) -> Words:
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
