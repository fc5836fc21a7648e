"""Groups of types that upstream asks for with functions and interfaces of its own.

Each answers True, False, or None for a type whose definition is not known well enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ...ir.base import Type
from ...ir.types import (
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnknownType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ..dialect_modules import dialect_module

Verdict = bool | None

LLVM_FLOATS = frozenset(("f16", "bf16", "f32", "f64", "f80", "f128"))
_EMITC_FLOATS = frozenset(("f16", "bf16", "f32", "f64"))
_EMITC_WIDTHS = frozenset((1, 8, 16, 32, 64))
_HANDLES: Mapping[str, frozenset[str]] = {
    "handle": frozenset(("any_op", "op")),
    "param": frozenset(("any_param", "param", "affine_map", "type")),
    "value": frozenset(("any_value",)),
}

_ALL_HANDLES = frozenset(name for names in _HANDLES.values() for name in names)


def all_hold(verdicts: Iterable[Verdict]) -> Verdict:
    """False at the first that is; None where one is not known."""
    answer: Verdict = True
    for verdict in verdicts:
        if verdict is False:
            return False
        answer = answer and verdict
    return answer


def any_holds(verdicts: Iterable[Verdict]) -> Verdict:
    """True at the first that is; None where one is not known."""
    return opposite(all_hold(map(opposite, verdicts)))


def opposite(verdict: Verdict) -> Verdict:
    return None if verdict is None else not verdict


def is_dialect(type_: Type, dialect: str) -> bool:
    return isinstance(type_, DialectType) and type_.dialect == dialect


def is_llvm_pointer(type_: Type) -> bool:
    return isinstance(type_, DialectType) and type_.dialect == "llvm" and type_.mnemonic == "ptr"


def _unknown_elsewhere(type_: Type) -> Verdict:
    """None for the types of dialects, False for builtin ones."""
    return None if isinstance(type_, (DialectType, UnknownType)) else False


def llvm_type(type_: Type) -> Verdict:
    """LLVM::isCompatibleOuterType, which does not look into vectors."""
    if isinstance(type_, IntegerType):
        return not type_.signedness
    if isinstance(type_, FloatType):
        return type_.name in LLVM_FLOATS
    if isinstance(type_, VectorType):
        return len(type_.shape) == 1
    return True if is_dialect(type_, "llvm") else _unknown_elsewhere(type_)


def llvm_vector(type_: Type) -> Verdict:
    """LLVM::isCompatibleVectorType."""
    if not isinstance(type_, VectorType):
        return _unknown_elsewhere(type_) if not is_dialect(type_, "llvm") else False
    if len(type_.shape) != 1:
        return False
    element = type_.element
    if isinstance(element, IntegerType):
        return not element.signedness
    return llvm_float(element) or is_llvm_pointer(element) or _unknown_elsewhere(element)


def llvm_float(type_: Type) -> Verdict:
    """LLVM::isCompatibleFloatingPointType."""
    if isinstance(type_, FloatType):
        return type_.name in LLVM_FLOATS
    return is_dialect(type_, "llvm") and str(type_) == "!llvm.ppc_fp128"


def _llvm_scalable(type_: Type) -> Verdict:
    return isinstance(type_, VectorType) and bool(type_.scalable)


def _llvm_loadable(type_: Type) -> Verdict:
    if is_dialect(type_, "llvm"):
        return False if str(type_) in ("!llvm.void", "!llvm.label", "!llvm.token", "!llvm.metadata") else None
    return llvm_type(type_)


def emitc_type(type_: Type) -> Verdict:
    """isSupportedEmitCType."""
    if isinstance(type_, UnknownType):
        return None
    supported: Callable[[str], Verdict] = dialect_module("emitc", "types").is_supported
    return supported(str(type_))


def emitc_index(type_: Type) -> Verdict:
    """isIntegerIndexOrOpaqueType."""
    if isinstance(type_, IntegerType):
        return type_.width in _EMITC_WIDTHS
    return True if isinstance(type_, IndexType) else _unknown_elsewhere(type_)


def _emitc_float(type_: Type) -> Verdict:
    return isinstance(type_, FloatType) and type_.name in _EMITC_FLOATS


def _transform(kind: str) -> Callable[[Type], Verdict]:
    names = _HANDLES[kind]

    def check(type_: Type) -> Verdict:
        if not is_dialect(type_, "transform"):
            return _unknown_elsewhere(type_)
        mnemonic = type_.mnemonic if isinstance(type_, DialectType) else ""
        # Other projects add types to the dialect.
        return mnemonic in names or (False if mnemonic in _ALL_HANDLES else None)

    return check


def _pointer_like(type_: Type) -> Verdict:
    if isinstance(type_, (MemRefType, UnrankedMemRefType)) or is_llvm_pointer(type_):
        return True
    return _unknown_elsewhere(type_) if not is_dialect(type_, "llvm") else False


def _tensor_like(type_: Type) -> Verdict:
    """TensorLikeType, of bufferization; dialects may have such types too."""
    return isinstance(type_, (RankedTensorType, UnrankedTensorType)) or _unknown_elsewhere(type_)


def _buffer_like(type_: Type) -> Verdict:
    """BufferLikeType; as `_tensor_like`."""
    return isinstance(type_, (MemRefType, UnrankedMemRefType)) or _unknown_elsewhere(type_)


GROUPS: Mapping[str, Callable[[Type], Verdict]] = {
    "llvm-type": llvm_type,
    "llvm-vector": llvm_vector,
    "llvm-float": llvm_float,
    "llvm-scalable": _llvm_scalable,
    "llvm-loadable": _llvm_loadable,
    "emitc-type": emitc_type,
    "emitc-index": emitc_index,
    "emitc-float": _emitc_float,
    "transform-handle": _transform("handle"),
    "transform-param": _transform("param"),
    "transform-value": _transform("value"),
    "pointer-like": _pointer_like,
    "tensor-like": _tensor_like,
    "buffer-like": _buffer_like,
    "mappable": _unknown_elsewhere,
}
