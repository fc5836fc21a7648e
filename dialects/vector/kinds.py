"""Kinds of combining of `vector`, and the types that each takes (isSupportedCombiningKind of VectorOps.cpp)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import FloatType, IndexType, IntegerType
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import is_uncertain

_FLOAT_KINDS = frozenset(("minnumf", "maxnumf", "minimumf", "maximumf"))
_INTEGER_KINDS = frozenset(("minui", "minsi", "maxui", "maxsi", "and", "or", "xor"))


def kind_fits(name: str, type_: Type, message: str) -> Failure | None:
    """isSupportedCombiningKind; `message` where it does not."""
    if is_uncertain(type_):
        return None
    is_number = isinstance(type_, (IntegerType, IndexType))
    if (name in _FLOAT_KINDS and not isinstance(type_, FloatType)) or (name in _INTEGER_KINDS and not is_number):
        addition = f": `{name}` operation is not compatible with type '{type_}'"
        return Failure("verify-kind", message, addition="" if name in message else addition)
    return None


def kind_of(op: Operation) -> str:
    """The word of its combining kind; empty if that is not known."""
    found = op.properties.get("kind")
    if not isinstance(found, DialectAttr) or found.body is None:
        return ""
    return found.body.split()[-1] if not found.mnemonic else found.body
