"""spirv: some of what mlir/lib/Dialect/SPIRV/IR/*.cpp check."""

from __future__ import annotations

from ...dialects.llvm_types import split_types
from ...ir.attributes import ElementsAttr, FloatAttr, IntegerAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType, FloatType, IntegerType, VectorType
from .constraints import Rule
from .failures import Failure, attribute, operand
from .parts import function_type, integers
from .shapes import shape_of
from .structure import GraphRule
from .traits import differ
from .view import View


def _weights(view: View) -> Failure | None:
    values = integers(view.op.properties.get("branch_weights"))
    if values is None:
        return None
    if len(values) != 2:
        return Failure("verify-attribute", "must have exactly two branch weights", attribute("branch_weights"))
    if not any(values):
        return Failure("verify-attribute", "branch weights cannot both be zero", attribute("branch_weights"))
    return None


def _constant(view: View) -> Failure | None:
    value, result = view.op.properties.get("value"), view.results[0]
    if not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr)) or isinstance(result, DialectType):
        return None
    if differ(value.type, result):
        text = f"result or element type ('{result}') does not match value type ('{value.type}')"
        return Failure("verify-constant", f"{text}, must be the same or spirv.array")
    return None


def _members(type_: Type) -> list[str] | None:
    """The members of `!spirv.struct<(a, b)>`; None for any other type."""
    body = type_.body if isinstance(type_, DialectType) and type_.mnemonic == "struct" else None
    if body is None or not body.strip().startswith("(") or not body.strip().endswith(")"):
        return None
    return split_types(body.strip()[1:-1])


def _pair(view: View) -> Failure | None:
    """Operations that give two values, in a structure."""
    members = _members(view.results[0])
    if members is None:
        return None
    if len(members) != 2:
        return Failure("verify-result-type", f"expected result struct type containing two members, got {len(members)}")
    texts = {str(type_) for type_ in view.operands} | set(members)
    if len(texts) > 1:
        return Failure("verify-type", "expected all operand types and struct member types are the same")
    return None


def _select(view: View) -> Failure | None:
    condition, result = view.operands[0], view.results[0]
    if not isinstance(condition, VectorType) or isinstance(result, DialectType):
        return None
    if not isinstance(result, VectorType):
        return Failure("verify-result-type", "result expected to be of vector type when condition is of vector type")
    if result.shape != condition.shape:
        text = "result should have the same number of elements as the condition when condition is of vector type"
        return Failure("verify-shape", text)
    return None


def _same_count(view: View) -> Failure | None:
    first, second = shape_of(view.operands[0]), shape_of(view.operands[1])
    if (first is None) != (second is None) and not any(isinstance(each, DialectType) for each in view.operands):
        return Failure("verify-shape", "operands must be both scalars or vectors")
    if first is not None and second is not None and first != second:
        return Failure("verify-shape", "operands must have the same number of elements")
    return None


def _shuffle(view: View) -> Failure | None:
    second = view.operands[1]
    if isinstance(second, IntegerType) and second.signedness == "s":
        return Failure("verify-operand-type", "second operand must be a singless/unsigned integer", operand(1))
    return None


def _matrix_times_scalar(view: View) -> Failure | None:
    matrix, scalar = view.operands[0], view.operands[1]
    if not isinstance(matrix, DialectType) or matrix.body is None or not isinstance(scalar, (FloatType, IntegerType)):
        return None
    element = matrix.body.rsplit("x", 1)[-1].rstrip("> ").strip()
    if matrix.mnemonic == "matrix" and element != str(scalar):
        text = "input matrix components' type and scaling value must have the same type"
        return Failure("verify-type", f"{text}: '{element}' and '{scalar}'")
    return None


def _variable(op: Operation) -> Failure | None:
    for name in ("descriptor_set", "binding", "built_in"):
        if name in op.attributes:
            return Failure("verify-attribute", f"cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)")
    return None


def _function(view: View) -> Failure | None:
    type_ = function_type(view.op)
    if type_ is not None and len(type_.results) > 1:
        return Failure("verify-function", f"cannot have more than one result, but it has {len(type_.results)}")
    return None


def _construct(view: View) -> Failure | None:
    members = _members(view.results[0])
    if members is not None and len(members) != len(view.operands):
        text = f"has incorrect number of operands: expected {len(members)}, but provided {len(view.operands)}"
        return Failure("verify-count", text)
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    **{f"spirv.{name}": (_pair,) for name in ("IAddCarry", "ISubBorrow", "SMulExtended", "UMulExtended")},
    "spirv.BranchConditional": (_weights,),
    "spirv.CompositeConstruct": (_construct,),
    "spirv.Constant": (_constant,),
    "spirv.GL.Ldexp": (_same_count,),
    "spirv.GroupNonUniformShuffle": (_shuffle,),
    "spirv.GroupNonUniformShuffleXor": (_shuffle,),
    "spirv.MatrixTimesScalar": (_matrix_times_scalar,),
    "spirv.Select": (_select,),
    "spirv.func": (_function,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"spirv.Variable": (_variable,)}
