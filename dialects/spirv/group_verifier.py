"""Verifier rules of `spirv`: operations of groups of invocations (mlir/lib/Dialect/SPIRV/IR/GroupOps.cpp)."""

from __future__ import annotations

from typing import TypeAlias

from ...ir.attributes import DialectAttr, IntegerAttr
from ...ir.graph import Operation, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import IntegerType, VectorType
from ...ods.op_view import BinaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from . import ops as spirv
from .image_verifier import required
from .keywords import keyword_of
from .structure_verifier import module_around
from .types import element_count


def _scope(view: View) -> Failure | None:
    found = keyword_of(view.op, "execution_scope")
    if found in ("", "Workgroup", "Subgroup"):
        return None
    text = f"execution scope must be 'Workgroup' or 'Subgroup', but got '{found}'"
    return Failure("verify-attribute", text, attribute("execution_scope"))


def _local(view: View) -> Failure | None:
    """The place of the invocation whose value `spirv.GroupBroadcast` spreads: a scalar, or 2 or 3 numbers."""
    given = view.type_of("localid")
    count = element_count(given) if isinstance(given, VectorType) else None
    if count is None or count in (2, 3):
        return None
    text = f"localid is a vector and can be with only  2 or 3 components, actual number is {count}"
    return Failure("verify-operand-type", text, operand(1))


def _shuffle(view: View) -> Failure | None:
    second = BinaryOp(view.op).rhs.type
    if isinstance(second, IntegerType) and second.signedness == "s":
        return Failure("verify-operand-type", "second operand must be a singless/unsigned integer", operand(1))
    return None


def _clustered(view: View) -> Failure | None:
    if keyword_of(view.op, "group_operation") == "ClusteredReduce" and len(view.operands) == 1:
        text = "cluster size operand must be provided for 'ClusteredReduce' group operation"
        return Failure("verify-count", text)
    return None


def _cluster_size(op: Operation) -> Failure | None:
    return _power_of_two(BinaryOp(op).rhs, 1) if len(op.operands) > 1 else None


def _rotated(op: spirv.GroupNonUniformRotateKHROp) -> Failure | None:
    size = op.cluster_size
    return _power_of_two(size, 2) if size is not None else None


def _power_of_two(size: Value, index: int) -> Failure | None:
    """A size of clusters, which is operand `index`."""
    definition = size.defining_op
    if definition is not None and is_opaque(definition):
        return None
    value = definition.properties.get("value") if definition is not None else None
    if definition is None or definition.name != "spirv.Constant" or not isinstance(value, IntegerAttr):
        return Failure("verify-constant", "cluster size operand must come from a constant op", operand(index))
    if value.value <= 0 or value.value & (value.value - 1):
        text = f"cluster size operand must be a power of two, but is {value.value}"
        return Failure("verify-constant", text, operand(index))
    return None


# The version of SPIR-V

Version: TypeAlias = "tuple[int, int]"
_VERSION = lazy_pattern(r"\bvce<\s*v(\d+)\.(\d+)\b").search
_FIRST: Version = (1, 0)
_ANY_ID_SINCE: Version = (1, 5)
"""The version since which the id of a broadcast need not be constant."""


def _broadcast(view: spirv.GroupNonUniformBroadcastOp) -> Failure | None:
    definition = view.id.defining_op
    is_constant = definition is not None and definition.name in ("spirv.Constant", "spirv.mlir.referenceof")
    if is_constant or (definition is not None and is_opaque(definition)):
        return None
    module = module_around(view.op)
    version = _version(module) if module is not None else _FIRST
    # What a module further out asks for is not seen here.
    if version is None or version >= _ANY_ID_SINCE:
        return None
    return Failure("verify-constant", "id must be the result of a constant op", operand(1))


def _version(module: Operation) -> Version | None:
    """Of the target that the module names; None if it names none."""
    target = module.attributes.get("spirv.target_env")
    found = _VERSION(target.body or "") if isinstance(target, DialectAttr) else None
    return (number_in(found[1]), number_in(found[2])) if found is not None else None


_CLUSTERED = tuple(
    f"spirv.GroupNonUniform{name}"
    for name in ("BitwiseAnd", "BitwiseOr", "BitwiseXor", "FAdd", "FMax", "FMin", "FMul", "IAdd", "IMul", "LogicalAnd",
                 "LogicalOr", "LogicalXor", "SMax", "SMin", "UMax", "UMin")
)  # fmt: skip
_IN_GROUP = tuple(
    f"spirv.{name}"
    for name in ("GroupFAdd", "GroupFMax", "GroupFMin", "GroupIAdd", "GroupSMax", "GroupSMin", "GroupUMax", "GroupUMin",
                 "GroupNonUniformBallot", "GroupNonUniformBallotFindLSB", "GroupNonUniformBallotFindMSB",
                 "GroupNonUniformBroadcast", "GroupNonUniformElect", "GroupNonUniformRotateKHR", "KHR.GroupFMul",
                 "KHR.GroupIMul")
)  # fmt: skip
_IN_SUBGROUP = ("All", "AllEqual", "Any", "BallotBitCount", "QuadSwap")

RULES: dict[str, tuple[Rule, ...]] = {
    **dict.fromkeys(_IN_GROUP, (_scope,)),
    **dict.fromkeys(_CLUSTERED, (_scope, _clustered)),
    **{f"spirv.GroupNonUniform{name}": (required,) for name in _IN_SUBGROUP},
    **{f"spirv.GroupNonUniformShuffle{name}": (_scope, _shuffle) for name in ("", "Down", "Up", "Xor")},
    "spirv.GroupBroadcast": (_scope, _local),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    **dict.fromkeys(_CLUSTERED, (_cluster_size,)),
    "spirv.GroupNonUniformBroadcast": (_broadcast,),
    "spirv.GroupNonUniformRotateKHR": (_rotated,),
}
