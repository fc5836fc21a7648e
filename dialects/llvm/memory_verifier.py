"""Verifier rules of `llvm` for memory, casts and globals (mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp)."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, DenseArrayAttr, DialectAttr, SymbolRefAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType, FloatType, IntegerType, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.discardable_attributes import argument_fault
from ...ods.verification.failure import Failure, attribute, bad_attribute
from ...ods.verification.op_parts import case_word, entry, integer, is_opaque, is_uncertain
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_mismatch
from . import ops as llvm
from .types import address_space, function_parts, struct_elements

_ORDERINGS = {0: "not_atomic", 1: "unordered", 2: "monotonic", 4: "acquire", 5: "release", 6: "acq_rel", 7: "seq_cst"}
_FLOAT_UPDATES = (11, 12, 13, 14, 19, 20)
"""The numbers of `fadd` and its like."""
_DYNAMIC_INDEX = -(1 << 31)


def _is_pointer(type_: Type) -> bool:
    return isinstance(type_, DialectType) and (type_.dialect, type_.mnemonic) == ("llvm", "ptr")


def _is_atomic(type_: Type) -> bool:
    """Whether hardware may move values of the type at once: whole bytes, as many as a power of two."""
    if isinstance(type_, IntegerType):
        return type_.width >= 8 and type_.width & (type_.width - 1) == 0
    return isinstance(type_, FloatType) or _is_pointer(type_) or isinstance(type_, DialectType)


# Accesses


def _access(*refused: str) -> Rule:
    """llvm.load and llvm.store, whose order is none of `refused`."""

    def rule(view: View) -> Failure | None:
        order = _ORDERINGS.get(integer(view.op, "ordering") or 0, "")
        value = view.results[0] if view.results else view.type_of("value")
        if value is None:
            return None
        if order == "not_atomic":
            if "syncscope" in view.op.properties:
                return bad_attribute("expected syncscope to be null for non-atomic access")
            return None
        if not _is_atomic(value):
            return bad_attribute(f"unsupported type '{value}' for atomic access")
        if order in refused:
            return bad_attribute(f"unsupported ordering '{order}'")
        return None if "alignment" in view.op.properties else bad_attribute("expected alignment for atomic access")

    return rule


def _fence(view: View) -> Failure | None:
    order = integer(view.op, "ordering")
    if order is None or order >= 4:
        return None
    return bad_attribute("can be given only acquire, release, acq_rel, and seq_cst orderings")


def _exchange(view: View) -> Failure | None:
    value = view.type_of("val")
    orders = [integer(view.op, f"{name}_ordering") for name in ("success", "failure")]
    if value is None:
        return None
    if not _is_atomic(value):
        return bad_attribute("unexpected LLVM IR type")
    if any(order is not None and order < 2 for order in orders):
        return bad_attribute("ordering must be at least 'monotonic'")
    return bad_attribute("failure ordering cannot be 'release' or 'acq_rel'") if orders[1] in (5, 6) else None


def _update(view: View) -> Failure | None:
    kind, value = integer(view.op, "bin_op"), view.type_of("val")
    if value is None:
        return None
    if kind in _FLOAT_UPDATES:
        if isinstance(value, VectorType):
            if any(value.scalable or ()):
                return bad_attribute("expected LLVM IR fixed vector type")
            if not isinstance(value.element, FloatType):
                return bad_attribute("expected LLVM IR floating point type for vector element")
        elif not isinstance(value, FloatType):
            return bad_attribute("expected LLVM IR floating point type")
    elif kind == 0:
        if not _is_atomic(value):
            return bad_attribute("unexpected LLVM IR type for 'xchg' bin_op")
    elif not isinstance(value, IntegerType) or not _is_atomic(value):
        return bad_attribute("expected LLVM IR integer type")
    order = integer(view.op, "ordering")
    return bad_attribute("expected at least 'monotonic' ordering") if order is not None and order < 2 else None


def _address(view: View) -> Failure | None:
    """llvm.getelementptr: indices stay within structures, and lead to what has elements."""
    indices, type_ = view.op.properties.get("rawConstantIndices"), view.op.properties.get("elem_type")
    if not isinstance(indices, DenseArrayAttr) or not isinstance(type_, TypeAttr):
        return None
    found: Type = type_.type
    for number, index in enumerate(indices.values[1:], 1):
        elements = struct_elements(found)
        if elements is None:
            if isinstance(found, (IntegerType, FloatType)) or _is_pointer(found):
                return bad_attribute(f"type '{found}' cannot be indexed (index #{number})")
            return None
        if index == _DYNAMIC_INDEX:
            return bad_attribute(f"expected index {number} indexing a struct to be constant")
        if not isinstance(index, int) or not 0 <= index < len(elements):
            return bad_attribute(f"index {number} indexing a struct is out of bounds")
        found = elements[index]
    return None


# Casts


def _bitcast(view: View) -> Failure | None:
    source, result = view.type_of("arg"), view.results[0]
    if source is None:
        return None
    inner = [type_.element if isinstance(type_, VectorType) else type_ for type_ in (source, result)]
    are_pointers = [_is_pointer(type_) for type_ in inner]
    if not any(are_pointers) or any(isinstance(type_, DialectType) and not _is_pointer(type_) for type_ in inner):
        return None
    if not all(are_pointers):
        return bad_attribute("can only cast pointers from and to pointers")
    if isinstance(source, VectorType) != isinstance(result, VectorType):
        if isinstance(source, VectorType):
            return bad_attribute("cannot cast vector of pointers to pointer")
        return bad_attribute("cannot cast pointer to vector of pointers")
    if address_space(inner[0]) != address_space(inner[1]):
        return bad_attribute("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead")
    return None


def _extended_shapes(view: View) -> Failure | None:
    """llvm.sext and llvm.zext: both are vectors of one shape, or neither is one."""
    source, result = view.type_of("arg"), view.results[0]
    if source is None:
        return None
    if isinstance(source, VectorType) and isinstance(result, VectorType):
        if source.shape == result.shape:
            return None
        return bad_attribute("input and output vectors are of incompatible shape", is_bare=True)
    if isinstance(source, VectorType):
        return bad_attribute("input type is a vector but output type is an integer", is_bare=True)
    if isinstance(result, VectorType):
        return bad_attribute("input type is an integer but output type is a vector", is_bare=True)
    return None


# Functions and globals


def _inlining(view: View) -> Failure | None:
    properties = view.op.properties
    if "no_inline" in properties and "always_inline" in properties:
        return bad_attribute("no_inline and always_inline attributes are incompatible", is_bare=True)
    if "optimize_none" in properties and "no_inline" not in properties:
        return bad_attribute("with optimize_none must also be no_inline")
    return None


def _declared(op: Operation) -> Failure | None:
    """A function without a body is another module's."""
    linkage = case_word(op, "linkage")
    if not op.regions or op.regions[0].blocks or linkage in ("external", "extern_weak", None):
        return None
    return bad_attribute("external functions must have 'external' or 'extern_weak' linkage")


def _aligned(view: View) -> Failure | None:
    value = integer(view.op, "alignment")
    if value is None or (value > 0 and value & (value - 1) == 0):
        return None
    return bad_attribute("alignment attribute is not a power of 2", is_bare=True)


def _initialized(op: Operation) -> Failure | None:
    block, type_ = entry(op), op.properties.get("global_type")
    last = block.last if block is not None else None
    if last is None or is_opaque(last) or last.name != "llvm.return" or not isinstance(type_, TypeAttr):
        return None
    given = llvm.ReturnOp(last).arg
    if given is None:
        return bad_attribute("initializer region cannot return void")
    if differ(given.type, type_.type):
        return bad_attribute(f"initializer region type '{given.type}' does not match global type '{type_.type}'")
    return bad_attribute("cannot have both initializer value and region") if "value" in op.properties else None


def _structors(kind: str) -> Rule:
    """llvm.mlir.global_ctors and llvm.mlir.global_dtors."""

    def rule(view: View) -> Failure | None:
        lists = [view.op.properties.get(name) for name in (kind, "priorities", "data")]
        arrays = [each for each in lists if isinstance(each, ArrayAttr)]
        if len(arrays) < len(lists):
            return None
        if len({len(each.elements) for each in arrays}) > 1:
            return bad_attribute(f"{kind}, priorities, and data must have the same number of elements", is_bare=True)
        for each in arrays[2].elements:
            if not isinstance(each, SymbolRefAttr) and not (isinstance(each, DialectAttr) and "zero" in str(each)):
                return Failure(
                    "verify-attribute", "data element must be symbol or #llvm.zero", attribute("data"), is_bare=True
                )
        return None

    return rule


def _entry_arguments(op: Operation) -> Failure | None:
    type_ = op.properties.get("function_type")
    return entry_mismatch(op, function_parts(type_.type)[0]) if isinstance(type_, TypeAttr) else None


def _cases(view: View) -> Failure | None:
    values = view.op.properties.get("case_values")
    count = len(view.op.successors) - 1
    given = getattr(getattr(values, "type", None), "shape", (None,))[0] if values is not None else 0
    if given is None or given == count:
        return None
    return bad_attribute("expects number of case values to match number of case destinations")


def _dereferenced(view: View) -> Failure | None:
    """DereferenceableOpInterface."""
    (made,) = view.results
    if "dereferenceable" not in view.op.properties or is_uncertain(made) or _is_pointer(made):
        return None
    return Failure("verify-result-type", "expected op to return a single LLVM pointer type")


RULES: dict[str, tuple[Rule, ...]] = {
    "llvm.atomicrmw": (_update,),
    "llvm.bitcast": (_bitcast,),
    "llvm.cmpxchg": (_exchange,),
    "llvm.fence": (_fence,),
    "llvm.func": (_inlining,),
    "llvm.getelementptr": (_address,),
    "llvm.inttoptr": (_dereferenced,),
    "llvm.load": (_access("release", "acq_rel"), _dereferenced),
    "llvm.mlir.global": (_aligned,),
    "llvm.mlir.global_ctors": (_structors("ctors"),),
    "llvm.mlir.global_dtors": (_structors("dtors"),),
    "llvm.sext": (_extended_shapes,),
    "llvm.store": (_access("acquire", "acq_rel"),),
    "llvm.switch": (_cases,),
    "llvm.zext": (_extended_shapes,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "llvm.func": (_entry_arguments, argument_fault, _declared),
    "llvm.mlir.global": (_initialized,),
}
