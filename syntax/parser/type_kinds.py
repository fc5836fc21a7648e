"""Kinds of types: the class of type that `type($value)` of a format reads, whatever else the value's constraint says.

mlir-opt refuses a type of another class while it reads the operation, before it compares the types of values and
verifies anything (`AsmParser::parseType` of mlir/include/mlir/IR/OpImplementation.h).
"""

from __future__ import annotations

from functools import cache
from typing import NoReturn, cast

from ...ir.base import Type
from ...ir.types import DialectType
from ...ods.definitions import OpDefinition, Term, ValueGroup
from ...ods.knowledge import UPSTREAM
from ...ods.verification.op_arity import wrong_results
from ...ods.verification.type_predicates import type_predicate
from .op_parser import OpReader

_NAMES = {
    "memref": "builtin.memref",
    "unranked-memref": "builtin.unranked_memref",
    "base-memref": "",
    "ranked-tensor": "builtin.tensor",
    "unranked-tensor": "builtin.unranked_tensor",
    "tensor": "",
    "vector": "builtin.vector",
    "fixed-vector": "builtin.vector",
    "scalable-vector": "builtin.vector",
    "index": "builtin.index",
}
"""The class that a term demands, by the term's name; empty where the class has no name."""
_WITHOUT_CLASS = ("builtin.", "spirv.")
"""Types whose constraints are about any type: those of SPIR-V name no class in ODS."""
_TENSOR: tuple[tuple[Term, ...], str] = (("tensor",), "")
_UNRANKED_TENSOR: tuple[tuple[Term, ...], str] = (("unranked-tensor",), "builtin.unranked_tensor")
"""Classes as `_class_of` returns them; a choice of both is one of the first."""
_CLASSES = {"fixed-vector": "vector", "scalable-vector": "vector"}


def check_kind(reader: OpReader, group: ValueGroup, type_: Type, start: int) -> None:
    """Fail unless `type_`, which was read from `start` on, is of the class that the constraint of `group` reads."""
    class_ = _class_of(group.constraint.predicate)
    if class_ is None or type_predicate(class_[0])(type_) is not False:
        return
    if isinstance(type_, DialectType):
        # The dialect may have had another name once, and some write their types in several ways.
        own = str(class_[0][1]).partition(".")[0] if class_[0][0] == "isa" else ""
        if type_.dialect == own or type_.dialect not in UPSTREAM.dialect_names:
            return
    expected = f": expected {class_[1]}, but found '{type_}'" if class_[1] else ""
    reader.fail(f"invalid kind of type specified{expected}", start, reader.token_end)


def fail_with_results(reader: OpReader, name: str, definition: OpDefinition, count: int, message: str) -> NoReturn:
    """Fail with `message` about `count` types of results of the operation `name`.

    Upstream divides the types later: its verifier counts the results.
    """
    words = wrong_results(name, definition, count)
    if not words:
        reader.fail(message)
    raise reader.fault(message, reader.syntax.name_start, reader.syntax.name_end, upstream=words)


@cache
def _class_of(constraint: tuple[Term, ...]) -> tuple[tuple[Term, ...], str] | None:
    """The term of the class with its name, which the first part of a conjunction says."""
    head = constraint[0]
    if head == "and":
        return _class_of(cast("tuple[Term, ...]", constraint[1]))
    if head == "isa":
        name = str(constraint[1])
        return None if name.startswith(_WITHOUT_CLASS) else (constraint, name)
    name = str(head)
    if name == "or":
        found = [_class_of(cast("tuple[Term, ...]", term)) for term in constraint[1:]]
        return _TENSOR if _TENSOR in found and all(each in (_TENSOR, _UNRANKED_TENSOR) for each in found) else None
    return ((_CLASSES.get(name, name),), _NAMES[name]) if name in _NAMES else None
