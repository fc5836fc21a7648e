"""Verifier rules of `spirv`: single operations by their types and attributes (mlir/lib/Dialect/SPIRV/IR/*.cpp)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr, ElementsAttr, FloatAttr, IntegerAttr, StringAttr, TypeAttr
from ...ir.types import DialectType, VectorType
from ...ods.op_view import BinaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, unfit_attribute
from ...ods.verification.op_parts import function_type, integers, is_custom, width
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as spirv
from .cast_verifier import bitcast, different_widths, generic_cast, physical_pointer, same_shape
from .composite_verifier import constant_value, construct, extract, fraction, insert, pair, replicated, shuffled
from .graph_verifier import GRAPH_RULES as GRAPHS
from .group_verifier import GRAPH_RULES as GROUPS_AROUND
from .group_verifier import RULES as GROUPS
from .image_verifier import image_size, operands_of_image, required
from .keywords import flags_of, keyword_of
from .matrix_verifier import (
    cooperative_access,
    cooperative_product,
    dot_product,
    matrix_product,
    matrix_times_scalar,
    matrix_times_vector,
    matrix_transposed,
    vector_times_matrix,
    vector_times_scalar,
)
from .memory_verifier import GRAPH_RULES as MEMORY
from .memory_verifier import access, copied, parameters, payload, points_to
from .structure_verifier import GRAPH_RULES as STRUCTURE
from .types import pointer_parts


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
        return Failure("verify-shape", "operands must both be scalars or vectors")
    if first is not None and second is not None and first != second:
        return Failure("verify-shape", "operands must have the same number of elements")
    return None


def _function(view: View) -> Failure | None:
    type_ = function_type(view.op)
    if type_ is not None and len(type_.results) > 1:
        return Failure("verify-function", f"cannot have more than one result, but it has {len(type_.results)}")
    return None


# Memory


def _semantics(view: View) -> Failure | None:
    for name in ("memory_semantics", "semantics"):
        if len(_ORDERS & flags_of(view.op, name)) > 1:
            text = (
                "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,"
                "`AcquireRelease` or `SequentiallyConsistent`"
            )
            found = f", but got {keyword_of(view.op, name)}"
            return Failure("verify-attribute", text, attribute(name), addition=found, is_bare=True)
    return None


_ORDERS = frozenset(("Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"))


def _stored_class(view: View) -> Failure | None:
    """The type of a `spirv.GlobalVariable`: a pointer, of a storage class other than Generic and Function."""
    value = view.op.properties.get("type")
    if not isinstance(value, TypeAttr):
        return None
    if not isinstance(value.type, DialectType) or value.type.mnemonic != "ptr":
        return Failure("verify-result-type", f"result must be of a !spv.ptr type, but got '{value.type}'")
    storage = pointer_parts(value.type)[1]
    if storage in ("Generic", "Function"):
        return Failure("verify-attribute", f"storage class cannot be '{storage}'")
    return None


# Others


def _shifted(view: View) -> Failure | None:
    base, (result,) = BinaryOp(view.op).lhs.type, view.results
    if differ(base, result):
        text = "expected the same type for the first operand and result, but provided"
        return Failure("verify-type", f"{text} '{base}' and '{result}'", is_bare=True)
    return None


def _unlike(view: View, name: str, wanted: str, *, is_read: bool) -> Failure:
    """The attribute `name` is of another class than upstream stores.

    `is_read`: the custom form names no class, so that the attribute gets lost.
    """
    value = view.op.properties[name]
    if is_read and is_custom(view.op):
        return Failure("verify-missing-attribute", f"requires attribute '{name}'")
    return unfit_attribute(name, wanted, value)


def _default_value(view: View) -> Failure | None:
    """The value of a `spirv.SpecConstant`, a scalar of SPIR-V."""
    value = view.op.properties.get("default_value")
    if isinstance(value, IntegerAttr):
        bits = width(value.type)
        if bits is not None and bits not in (1, 8, 16, 32, 64):
            return Failure("verify-attribute", f"default value bitwidth disallowed: '{value.type}'")
    elif isinstance(value, (StringAttr, ElementsAttr, DialectAttr)):
        text = f"default value can only be a bool, integer, or float scalar, but got {value}"
        return Failure("verify-attribute", text)
    elif value is not None and not isinstance(value, FloatAttr):
        return _unlike(view, "default_value", "TypedAttr instance", is_read=True)
    return None


def _triple(view: View) -> Failure | None:
    """The requirements of a `spirv.module`: a version, capabilities and extensions."""
    value = view.op.properties.get("vce_triple")
    if value is None or (isinstance(value, DialectAttr) and value.dialect == "spirv" and value.mnemonic in ("", "vce")):
        return None
    return _unlike(view, "vce_triple", "version-capability-extension attribute", is_read=False)


_WITH_IMAGE_OPERANDS = (
    "ImageDrefGather", "ImageFetch", "ImageRead", "ImageSampleExplicitLod", "ImageSampleImplicitLod",
    "ImageSampleProjDrefImplicitLod", "ImageWrite",
)  # fmt: skip
_DOT_PRODUCTS = ("SDot", "SDotAccSat", "SUDot", "SUDotAccSat", "UDot", "UDotAccSat")
_ATOMIC = tuple(
    f"spirv.{name}"
    for name in ("AtomicAnd", "AtomicIAdd", "AtomicIDecrement", "AtomicIIncrement", "AtomicISub", "AtomicOr",
                 "AtomicSMax", "AtomicSMin", "AtomicUMax", "AtomicUMin", "AtomicXor", "EXT.AtomicFAdd")
)  # fmt: skip

RULES: dict[str, tuple[Rule, ...]] = {
    **GROUPS,
    **{f"spirv.{name}": (pair,) for name in ("IAddCarry", "ISubBorrow", "SMulExtended", "UMulExtended")},
    **{f"spirv.{name}": (_shifted,) for name in ("ShiftLeftLogical", "ShiftRightArithmetic", "ShiftRightLogical")},
    **{f"spirv.{name}": (same_shape,) for name in ("ConvertFToS", "ConvertFToU", "ConvertSToF", "ConvertUToF")},
    **{f"spirv.{name}": (same_shape, different_widths) for name in ("FConvert", "SConvert", "UConvert")},
    **{f"spirv.{name}": (required, operands_of_image) for name in _WITH_IMAGE_OPERANDS},
    **{f"spirv.{name}": (dot_product,) for name in _DOT_PRODUCTS},
    **dict.fromkeys((*_ATOMIC, "spirv.ControlBarrier", "spirv.MemoryBarrier"), (_semantics,)),
    **{f"spirv.{name}": (points_to(), access()) for name in ("Load", "Store")},
    **{f"spirv.INTEL.SubgroupBlock{name}": (points_to(in_parts=True),) for name in ("Read", "Write")},
    **{f"spirv.KHR.CooperativeMatrix{name}": (cooperative_access,) for name in ("Load", "Store")},
    "spirv.Bitcast": (bitcast,),
    "spirv.BranchConditional": (_weights,),
    "spirv.CompositeConstruct": (construct,),
    "spirv.CompositeExtract": (extract,),
    "spirv.CompositeInsert": (insert,),
    "spirv.Constant": (constant_value,),
    "spirv.CopyMemory": (copied, access(), access("source_")),
    "spirv.EXT.ConstantCompositeReplicate": (replicated,),
    "spirv.EXT.EmitMeshTasks": (payload,),
    "spirv.GL.FrexpStruct": (fraction,),
    "spirv.GL.Ldexp": (_same_count,),
    "spirv.GenericCastToPtr": (generic_cast(to_generic=False),),
    "spirv.GenericCastToPtrExplicit": (generic_cast(to_generic=False),),
    "spirv.GlobalVariable": (_stored_class,),
    "spirv.ImageQuerySize": (image_size,),
    "spirv.KHR.CooperativeMatrixMulAdd": (cooperative_product,),
    "spirv.MatrixTimesMatrix": (matrix_product,),
    "spirv.MatrixTimesScalar": (matrix_times_scalar,),
    "spirv.MatrixTimesVector": (matrix_times_vector,),
    "spirv.PtrCastToGeneric": (generic_cast(to_generic=True),),
    "spirv.Select": (_select,),
    "spirv.SpecConstant": (_default_value,),
    "spirv.Transpose": (matrix_transposed,),
    "spirv.VectorShuffle": (shuffled,),
    "spirv.VectorTimesMatrix": (vector_times_matrix,),
    "spirv.VectorTimesScalar": (vector_times_scalar,),
    "spirv.module": (_triple,),
    "spirv.func": (_function, parameters),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    **STRUCTURE,
    **GRAPHS,
    **MEMORY,
    **GROUPS_AROUND,
    **dict.fromkeys(("spirv.ConvertPtrToU", "spirv.ConvertUToPtr"), (physical_pointer,)),
}
