"""Verifier rules of `vector` for loads and stores (mlir/lib/Dialect/Vector/IR/VectorOps.cpp)."""

from __future__ import annotations

from math import prod

from ...ir.types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from ..common.canonicalization.memref_types import strides_and_offset

_UNRANKED = (UnrankedMemRefType, UnrankedTensorType)


def _memory_access(base: str, value: str, name: str, what: str = "shape") -> Rule:
    """Loads and stores: elements fit, as many indices as dimensions, the vector no larger."""

    def rule(view: View) -> Failure | None:
        memory, vectors = view.types(base), view.types(value)
        if what == "dim" and name == "result" and memory and isinstance(memory[0], _UNRANKED):
            return Failure("verify-operand-type", "requires base to be a memref or ranked tensor type")
        if not memory or not vectors or not isinstance(memory[0], (MemRefType, RankedTensorType)):
            return None
        type_, vector = memory[0], vectors[0]
        if not isinstance(vector, VectorType):
            return None
        if differ(type_.element, vector.element) and not isinstance(type_.element, VectorType):
            return Failure("verify-type", f"base and {name} element type should match")
        given = len(view.types("offsets" if "offsets" in view.operand_groups else "indices"))
        if given != len(type_.shape):
            return Failure("verify-index-count", f"requires {len(type_.shape)} indices", addition=f", but got {given}")
        side = "result" if name == "result" else "valueToStore"
        for other, words in (("index_vec", "indices"), ("indices", "indices"), ("mask", "mask")):
            found = view.types(other)[0] if view.types(other) else None
            if isinstance(found, VectorType) and found.shape != vector.shape:
                return Failure("verify-shape", f"expected {side} {what} to match {words} {what}")
        passed = view.types("pass_thru")
        if passed and differ(passed[0], vector):
            return Failure("verify-type", "expected pass_thru of same type as result type")
        return None

    return rule


def _plain_access(base: str, value: str, *, storing: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        memory, vectors = view.types(base), view.types(value)
        if not memory or not vectors or not isinstance(memory[0], MemRefType):
            return None
        type_, vector = memory[0], vectors[0]
        if not isinstance(vector, VectorType):
            return None
        if not _has_unit_stride(type_) and prod(vector.shape) != 1:
            return Failure("verify-layout", "most minor memref dim must have unit stride")
        if isinstance(type_.element, VectorType):
            wrong = differ(type_.element, vector)
            text = f"base memref and {'valueToStore' if storing else 'result'} vector types should match"
            return Failure("verify-type", text) if wrong else None
        if len(type_.shape) < len(vector.shape):
            return Failure("verify-shape", "source memref has lower rank than the vector to store" if storing else
                           "destination memref has lower rank than the result vector")  # fmt: skip
        if differ(type_.element, vector.element):
            words = "valueToStore element type should match" if storing else "result element types should match"
            return Failure("verify-type", f"base and {words}")
        given = len(view.types("indices"))
        if given != len(type_.shape):
            return Failure("verify-index-count", f"requires {len(type_.shape)} indices", addition=f", but got {given}")
        return None

    return rule


def _has_unit_stride(type_: MemRefType) -> bool:
    layout = strides_and_offset(type_)
    return layout is None or not layout[0] or layout[0][-1] == 1 or type_.shape[-1] == 1


RULES: dict[str, tuple[Rule, ...]] = {
    "vector.compressstore": (_memory_access("base", "valueToStore", "valueToStore"),),
    "vector.expandload": (_memory_access("base", "result", "result"),),
    "vector.gather": (_memory_access("base", "result", "result", "dim"),),
    "vector.load": (_plain_access("base", "result", storing=False),),
    "vector.maskedload": (_memory_access("base", "result", "result"),),
    "vector.maskedstore": (_memory_access("base", "valueToStore", "valueToStore"),),
    "vector.scatter": (_memory_access("base", "valueToStore", "valueToStore", "dim"),),
    "vector.store": (_plain_access("base", "valueToStore", storing=True),),
}
