"""Verifier rules of `spirv`: single operations by their types and attributes (mlir/lib/Dialect/SPIRV/IR/*.cpp)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr, FloatAttr, IntegerAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType, IntegerType, VectorType
from ...ods.op_view import BinaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import function_type, integers, width
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..llvm.types import split_types
from . import ops as spirv
from .composite_verifier import (
    constant_value,
    construct,
    extract,
    fraction,
    insert,
    matrix_product,
    matrix_times_scalar,
    matrix_transposed,
    pair,
    shuffled,
)
from .structure_verifier import GRAPH_RULES as STRUCTURE
from .types import element_count, pointer_parts


def keyword(op: Operation, name: str) -> str:
    """Of the enum attribute `name`; empty without one."""
    value = op.properties.get(name)
    return (value.body or "") if isinstance(value, DialectAttr) else ""


def _weights(view: View) -> Failure | None:
    values = integers(view.op.properties.get("branch_weights"))
    if values is None:
        return None
    if len(values) != 2:
        return Failure("verify-attribute", "must have exactly two branch weights", attribute("branch_weights"))
    if not any(values):
        return Failure("verify-attribute", "branch weights cannot both be zero", attribute("branch_weights"))
    return None


def _select(view: View) -> Failure | None:
    select = spirv.SelectOp(view.op)
    condition, result = select.condition.type, select.result.type
    if not isinstance(condition, VectorType) or isinstance(result, DialectType):
        return None
    if not isinstance(result, VectorType):
        return Failure("verify-result-type", "result expected to be of vector type when condition is of vector type")
    if result.shape != condition.shape:
        text = "result should have the same number of elements as the condition when condition is of vector type"
        return Failure("verify-shape", text)
    return None


def _same_count(view: View) -> Failure | None:
    ldexp = spirv.GLLdexpOp(view.op)
    first, second = shape_of(ldexp.x.type), shape_of(ldexp.exp.type)
    if (first is None) != (second is None) and not any(isinstance(each, DialectType) for each in view.operands):
        return Failure("verify-shape", "operands must be both scalars or vectors")
    if first is not None and second is not None and first != second:
        return Failure("verify-shape", "operands must have the same number of elements")
    return None


def _shuffle(view: View) -> Failure | None:
    second = BinaryOp(view.op).rhs.type
    if isinstance(second, IntegerType) and second.signedness == "s":
        return Failure("verify-operand-type", "second operand must be a singless/unsigned integer", operand(1))
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


# Memory


def _access(prefix: str = "") -> Rule:
    """verifyMemoryAccessAttribute: an alignment goes with `Aligned`, and only with that."""
    access, alignment = f"{prefix}memory_access", f"{prefix}alignment"

    def rule(view: View) -> Failure | None:
        has_alignment = alignment in view.op.properties
        given = view.op.properties.get(access)
        if given is None:
            if not has_alignment:
                return None
            text = "invalid alignment specification without aligned memory access specification"
            return Failure("verify-attribute", text, attribute(alignment))
        is_aligned = "Aligned" in keyword(view.op, access).replace(" ", "").split("|")
        if is_aligned and not has_alignment:
            return Failure("verify-attribute", f"missing alignment value: '{alignment}' goes with `Aligned`")
        if has_alignment and not is_aligned and isinstance(given, DialectAttr):
            text = "invalid alignment specification with non-aligned memory access specification"
            return Failure("verify-attribute", text, attribute(alignment))
        return None

    return rule


def _copied(view: View) -> Failure | None:
    copy = spirv.CopyMemoryOp(view.op)
    target, source = (pointer_parts(value.type)[0] for value in (copy.target, copy.source))
    if differ(target, source):
        text = "both operands must be pointers to the same type"
        return Failure("verify-operand-type", f"{text}, but got '{target}' and '{source}'")
    return None


def _semantics(view: View) -> Failure | None:
    words = keyword(view.op, "memory_semantics").replace(" ", "").split("|")
    if sum(word in _ORDERS for word in words) > 1:
        text = "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,"
        text += "`AcquireRelease` or `SequentiallyConsistent`"
        return Failure("verify-attribute", f"{text}, but got {'|'.join(words)}", attribute("memory_semantics"))
    return None


_ORDERS = frozenset(("Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"))


def _stored_class(view: View) -> Failure | None:
    """spirv.GlobalVariable."""
    value = view.op.properties.get("type")
    if not isinstance(value, TypeAttr):
        return None
    if not isinstance(value.type, DialectType) or value.type.mnemonic != "ptr":
        return Failure("verify-result-type", f"result must be of a !spv.ptr type, but got '{value.type}'")
    storage = pointer_parts(value.type)[1]
    if storage in ("Generic", "Function"):
        return Failure("verify-attribute", f"storage class cannot be '{storage}'")
    return None


# Groups


def _scope(*allowed: str) -> Rule:
    listed = " or ".join(f"'{each}'" for each in allowed)

    def rule(view: View) -> Failure | None:
        found = keyword(view.op, "execution_scope")
        if not found or found in allowed:
            return None
        text = f"execution scope must be {listed}, but got '{found}'"
        return Failure("verify-attribute", text, attribute("execution_scope"))

    return rule


def _clustered(view: View) -> Failure | None:
    if keyword(view.op, "group_operation") == "ClusteredReduce" and len(view.operands) == 1:
        text = "cluster size operand must be provided for 'ClusteredReduce' group operation"
        return Failure("verify-count", text)
    return None


# Conversions


def _widths(view: View) -> Failure | None:
    """Conversions between numbers of one kind."""
    pair = [type_.element if isinstance(type_, VectorType) else type_ for type_ in (*view.operands, *view.results)]
    first, second = map(width, pair)
    if first is None or first != second:
        return None
    text = "expected the different bit widths for operand type and result type, but provided"
    return Failure("verify-result-type", f"{text} '{pair[0]}' and '{pair[1]}'")


def _bitcast(view: View) -> Failure | None:
    cast = spirv.BitcastOp(view.op)
    source, result = cast.operand.type, cast.result.type
    first, second = (isinstance(type_, DialectType) and type_.mnemonic == "ptr" for type_ in (source, result))
    if source is result:
        return Failure("verify-result-type", f"result type must be different from operand type '{source}'")
    if first != second:
        kinds = ("pointer type", "non-pointer type") if first else ("non-pointer type", "pointer type")
        text = f"unhandled bit cast conversion from {kinds[0]} to {kinds[1]}"
        return Failure("verify-result-type", f"{text}: '{source}' to '{result}'")
    bits = [_bits(type_) for type_ in (source, result)]
    if None not in bits and bits[0] != bits[1]:
        text = f"mismatch in result type bitwidth {bits[1]} and operand type bitwidth {bits[0]}"
        return Failure("verify-result-type", text)
    return None


def _bits(type_: Type) -> int | None:
    if not isinstance(type_, VectorType):
        return width(type_)
    count, each = element_count(type_), width(type_.element)
    return count * each if count is not None and each is not None else None


_NEAR = ("Workgroup", "CrossWorkgroup", "Function")


def _generic(*, to_generic: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        (pointee, storage), (result, other) = map(pointer_parts, (*view.operands, *view.results))
        if not storage or not other:
            return None
        near, generic = (storage, other) if to_generic else (other, storage)
        if to_generic and near not in _NEAR:
            text = "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
            return Failure("verify-operand-type", f"{text}, but it is {near}", operand(0))
        if generic != "Generic":
            what = "result type" if to_generic else "pointer type"
            return Failure("verify-type", f"{what} must be of storage class Generic, but it is {generic}")
        if near not in _NEAR:
            text = "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
            return Failure("verify-result-type", f"{text}, but it is {near}")
        if differ(pointee, result):
            text = "pointer operand's pointee type must have the same as the op result type, but found"
            return Failure("verify-type", f"{text} '{pointee}' vs '{result}'")
        return None

    return rule


# Others


def _shifted(view: View) -> Failure | None:
    base, (result,) = BinaryOp(view.op).lhs.type, view.results
    if differ(base, result):
        text = "expected the same type for the first operand and result, but provided"
        return Failure("verify-type", f"{text} '{base}' and '{result}'")
    return None


_SIZES = {"Dim1D": 1, "Buffer": 1, "Dim2D": 2, "Cube": 2, "Rect": 2, "Dim3D": 3}


def _image_size(view: View) -> Failure | None:
    query = spirv.ImageQuerySizeOp(view.op)
    image, result = query.image.type, query.result.type
    parts = split_types(image.body) if isinstance(image, DialectType) and image.body is not None else []
    if len(parts) != 7:
        return None
    _, dim, _, arrayed, sampling, sampler, _ = parts
    if dim in ("Dim1D", "Dim2D", "Dim3D", "Cube") and sampling != "MultiSampled" and sampler == "NeedSampler":
        text = "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2"
        return Failure("verify-operand-type", text, operand(0))
    if dim not in _SIZES:
        text = "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect"
        return Failure("verify-operand-type", f"{text}, but it is {dim}", operand(0))
    wanted = _SIZES[dim] + (arrayed == "Arrayed")
    found = element_count(result) or 1
    if wanted != found:
        text = f"expected the result to have {wanted} component(s), but found {found} component(s)"
        return Failure("verify-result-type", text)
    return None


def _bit_width(view: View) -> Failure | None:
    """spirv.SpecConstant."""
    value = view.op.properties.get("default_value")
    if isinstance(value, IntegerAttr):
        bits = width(value.type)
        if bits is not None and bits not in (1, 8, 16, 32, 64):
            return Failure("verify-attribute", f"default value bitwidth disallowed: '{value.type}'")
    elif not isinstance(value, FloatAttr) and value is not None:
        text = f"default value can only be a bool, integer, or float scalar, but got {value}"
        return Failure("verify-attribute", text)
    return None


_REDUCTIONS = tuple(
    f"spirv.GroupNonUniform{name}"
    for name in ("BitwiseAnd", "BitwiseOr", "BitwiseXor", "FAdd", "FMax", "FMin", "FMul", "IAdd", "IMul", "LogicalAnd",
                 "LogicalOr", "LogicalXor", "SMax", "SMin", "UMax", "UMin")
)  # fmt: skip
_IN_GROUP = tuple(
    f"spirv.{name}"
    for name in ("GroupBroadcast", "GroupFAdd", "GroupFMax", "GroupFMin", "GroupIAdd", "GroupSMax", "GroupSMin",
                 "GroupUMax", "GroupUMin", "GroupNonUniformBallot", "GroupNonUniformBallotFindLSB",
                 "GroupNonUniformBallotFindMSB", "GroupNonUniformBroadcast", "GroupNonUniformElect",
                 "GroupNonUniformRotateKHR", "KHR.GroupFMul", "KHR.GroupIMul")
)  # fmt: skip
_EITHER = _scope("Workgroup", "Subgroup")

RULES: dict[str, tuple[Rule, ...]] = {
    **{f"spirv.{name}": (pair,) for name in ("IAddCarry", "ISubBorrow", "SMulExtended", "UMulExtended")},
    **{f"spirv.{name}": (_shifted,) for name in ("ShiftLeftLogical", "ShiftRightArithmetic", "ShiftRightLogical")},
    **{f"spirv.{name}": (_widths,) for name in ("FConvert", "SConvert", "UConvert")},
    **{f"spirv.{name}": (_semantics,) for name in ("ControlBarrier", "MemoryBarrier")},
    **{f"spirv.{name}": (_access(),) for name in ("Load", "Store")},
    **{f"spirv.GroupNonUniformShuffle{name}": (_EITHER, _shuffle) for name in ("", "Down", "Up", "Xor")},
    **{f"spirv.GroupNonUniform{name}": (_scope("Subgroup"),) for name in ("All", "Any", "AllEqual")},
    **dict.fromkeys(_IN_GROUP, (_EITHER,)),
    **dict.fromkeys(_REDUCTIONS, (_EITHER, _clustered)),
    "spirv.Bitcast": (_bitcast,),
    "spirv.BranchConditional": (_weights,),
    "spirv.CompositeConstruct": (construct,),
    "spirv.CompositeExtract": (extract,),
    "spirv.CompositeInsert": (insert,),
    "spirv.Constant": (constant_value,),
    "spirv.CopyMemory": (_copied, _access(), _access("source_")),
    "spirv.GL.FrexpStruct": (fraction,),
    "spirv.GL.Ldexp": (_same_count,),
    "spirv.GenericCastToPtr": (_generic(to_generic=False),),
    "spirv.GenericCastToPtrExplicit": (_generic(to_generic=False),),
    "spirv.GlobalVariable": (_stored_class,),
    "spirv.ImageQuerySize": (_image_size,),
    "spirv.MatrixTimesMatrix": (matrix_product,),
    "spirv.MatrixTimesScalar": (matrix_times_scalar,),
    "spirv.PtrCastToGeneric": (_generic(to_generic=True),),
    "spirv.Select": (_select,),
    "spirv.SpecConstant": (_bit_width,),
    "spirv.Transpose": (matrix_transposed,),
    "spirv.VectorShuffle": (shuffled,),
    "spirv.func": (_function,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {**STRUCTURE, "spirv.Variable": (_variable,)}
