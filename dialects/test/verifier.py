"""Verifier rules of LLVM's `test` dialect (mlir/test/lib/Dialect/Test/TestOpDefs.cpp)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import (
    DialectType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnknownType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ...ods.segments import array_elements
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..linalg.convolution_verifier import convolution_fault, written_maps
from .properties import PROPERTY_RULES

_SHAPED = (RankedTensorType, UnrankedTensorType, MemRefType, UnrankedMemRefType, VectorType)


def _reify_bound(view: View) -> Failure | None:
    of, given = view.type_of("var"), view.op.properties
    if isinstance(of, _SHAPED):
        if "dim" not in given:
            return bad_attribute("expected 'dim' attribute for shaped type variable")
    elif isinstance(of, IndexType):
        if "dim" in given:
            return bad_attribute("unexpected 'dim' attribute for index variable")
    elif not isinstance(of, (DialectType, UnknownType)):
        return bad_attribute("expected index-typed variable or shape type variable")
    if "constant" in given and "scalable" in given:
        return bad_attribute("'scalable' and 'constant' are mutually exlusive")
    if any((name in given) != ("scalable" in given) for name in ("vscale_min", "vscale_max")):
        return bad_attribute("expected 'vscale_min' if and only if 'scalable'")
    return None


def _compare(view: View) -> Failure | None:
    given = view.op.properties
    if "compose" in given and ("lhs_map" in given or "rhs_map" in given):
        return bad_attribute("'compose' not supported when 'lhs_map' or 'rhs_map' is present")
    return None


def _type_with_trait(view: View) -> Failure | None:
    of = next(iter(view.results), None)
    if isinstance(of, UnknownType) or (isinstance(of, DialectType) and of.mnemonic in ("", "test_type_with_trait")):
        return None
    return bare_failure("result type should have trait 'TestTypeTrait'")


def _attribute_with_trait(view: View) -> Failure | None:
    of = view.op.properties.get("attr")
    if of is None or (isinstance(of, DialectAttr) and of.mnemonic in ("", "attr_with_trait")):
        return None
    return bare_failure("'attr' attribute should have trait 'TestAttrTrait'")


def _not_inferred(view: View, inferred: Type) -> Failure | None:
    if not view.results or not differ(inferred, view.results[0]):
        return None
    text = f"'{view.op.name}' op inferred type(s) '{inferred}' are incompatible with return type(s) of operation"
    return Failure("verify-result-type", f"{text} '{view.results[0]}'", is_bare=True)


def _as_operands(view: View) -> Failure | None:
    """Two operands of the result's type (inferReturnTypes)."""
    if len(view.operands) != 2:
        return None
    first, second = view.operands
    if differ(first, second):
        return bare_failure(f"operand type mismatch '{first}' vs '{second}'")
    if view.op.name == "test.op_with_refine_type_if":
        is_other = bool(view.results) and differ(first, view.results[0])
        return bare_failure("required first operand and result to match") if is_other else None
    return _not_inferred(view, first)


def _as_i16(view: View) -> Failure | None:
    return _not_inferred(view, IntegerType(16))


def _convolution(op: Operation) -> Failure | None:
    maps, kinds = written_maps(op, "indexing_maps"), array_elements(op.attribute("iterator_types"))
    is_parallel = ["parallel" in str(kind) for kind in kinds]
    words = convolution_fault(maps, is_parallel)
    return Failure("verify-map", words, is_bare=True) if words is not None else None


def _fill(op: Operation) -> Failure | None:
    """isFillInterface: one scalar that fills one output."""
    maps = written_maps(op, "indexing_maps")
    if len(maps) != 2 or len(op.operands) != 2:
        return Failure("verify-map", "expected op with 1 input and 1 output", is_bare=True)
    given, _ = op.operand_values
    is_scalar = not isinstance(given.type, _SHAPED)
    return None if is_scalar else Failure("verify-map", "expected op with scalar input", is_bare=True)


def _no_structured_operation(op: Operation) -> Failure | None:
    """An operation that claims to be a convolution."""
    return Failure("verify-map", "expected a LinalgOp", is_bare=True)


RULES: dict[str, tuple[Rule, ...]] = {
    "test.attr_with_trait": (_attribute_with_trait,),
    "test.compare": (_compare,),
    "test.format_infer_type": (_as_i16,),
    "test.format_infer_type2": (_as_i16,),
    "test.op_with_infer_type_if": (_as_operands,),
    "test.op_with_refine_type_if": (_as_operands,),
    "test.reify_bound": (_reify_bound,),
    "test.result_type_with_trait": (_type_with_trait,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    **PROPERTY_RULES,
    "test.conv_op_not_linalg_op": (_no_structured_operation,),
    "test.linalg_conv_op": (_convolution,),
    "test.linalg_fill_op": (_fill,),
}
