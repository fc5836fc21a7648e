"""ODS type constraints as functions. Each constraint is compiled once, and asked once about each type.

A predicate answers True, False, or None where it cannot tell; only False is an error. The vocabulary is in
`ods/from_tablegen/constraints.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from math import prod
from operator import eq, ge, gt, le, lt, ne
from typing import cast

from ...ir.attributes import AffineMapAttr, DialectAttr, OpaqueAttr, StridedLayoutAttr
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    TupleType,
    UnknownType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ..definitions import Term
from ..dialect_bodies import are_alike
from ..registry import dialect_names
from .type_groups import GROUPS, Verdict, all_hold, any_holds, opposite

Predicate = Callable[[Type], Verdict]
COMPARISONS: dict[str, Callable[[float, float], bool]] = {"==": eq, "!=": ne, ">=": ge, "<=": le, ">": gt, "<": lt}

_CLASSES: dict[str, type[Type] | tuple[type[Type], ...]] = {
    "index": IndexType,
    "none": NoneType,
    "complex": ComplexType,
    "function": FunctionType,
    "tuple": TupleType,
    "vector": VectorType,
    "tensor": (RankedTensorType, UnrankedTensorType),
    "ranked-tensor": RankedTensorType,
    "unranked-tensor": UnrankedTensorType,
    "memref": MemRefType,
    "unranked-memref": UnrankedMemRefType,
    "base-memref": (MemRefType, UnrankedMemRefType),
}
_SHAPED = (VectorType, RankedTensorType, MemRefType)
_UNRANKED = (UnrankedTensorType, UnrankedMemRefType)
_SHAPED_ELSEWHERE = frozenset(("test", "xegpu", "tosa", "gpu", "llvm", "arm_sme", "sparse_tensor", "amx"))
"""Dialects some of whose types have a shape or elements too, which nothing here looks at."""
_FLOATS_ELSEWHERE = frozenset(("test", "llvm"))
"""Dialects some of whose types are floats too."""
_RANGE = ("pdl", "range")
"""The type of a dialect that has an element: `!pdl.range<value>` holds `!pdl.value`."""
_QUANTIZED = lazy_pattern(r"[ui]?([0-9]+)")
_MOST_KNOWN = 50_000
"""Types a predicate remembers its answer about."""

_compiled: dict[tuple[Term, ...], Predicate] = {}


def type_predicate(term: tuple[Term, ...]) -> Predicate:
    """The function of a constraint, which remembers its answers."""
    found = _compiled.get(term)
    if found is None:
        found = _compiled[term] = _remembering(_compile(term))
    return found


def _remembering(predicate: Predicate) -> Predicate:
    known: dict[Type, Verdict] = {}

    def check(type_: Type) -> Verdict:
        try:
            return known[type_]
        except KeyError:
            if len(known) > _MOST_KNOWN:
                known.clear()
            answer = known[type_] = None if isinstance(type_, UnknownType) else predicate(type_)
            return answer

    return check


def _compile(term: tuple[Term, ...]) -> Predicate:
    head = cast("str", term[0])
    arguments = term[1:]
    if head in _CLASSES:
        classes = _CLASSES[head]
        return lambda type_: isinstance(type_, classes)
    made = _MAKERS.get(head)
    return made(arguments) if made is not None else _unknown_verdict


def _unknown_verdict(_: Type) -> Verdict:
    return None


def _parts(arguments: Sequence[Term]) -> list[Predicate]:
    return [type_predicate(cast("tuple[Term, ...]", part)) for part in arguments]


def _and(arguments: Sequence[Term]) -> Predicate:
    parts = _parts(arguments)
    return lambda t: all_hold(part(t) for part in parts)


def _or(arguments: Sequence[Term]) -> Predicate:
    parts = _parts(arguments)
    return lambda t: any_holds(part(t) for part in parts)


def _not(arguments: Sequence[Term]) -> Predicate:
    (part,) = _parts(arguments)
    return lambda t: opposite(part(t))


def _int(arguments: Sequence[Term]) -> Predicate:
    signs = {"signless": ("",), "signed": ("s",), "unsigned": ("u",)}.get(str(arguments[0]), ("", "s", "u"))
    width = cast("int", arguments[1])
    return lambda t: isinstance(t, IntegerType) and t.signedness in signs and width in (0, t.width)


def _float(arguments: Sequence[Term]) -> Predicate:
    if arguments:
        name = arguments[0]
        return lambda t: isinstance(t, FloatType) and t.name == name

    def check(type_: Type) -> Verdict:
        return isinstance(type_, FloatType) or (None if _may_implement(type_, _FLOATS_ELSEWHERE) else False)

    return check


def _is_of(type_: Type, dialects: Sequence[str] | frozenset[str]) -> bool:
    return isinstance(type_, DialectType) and type_.dialect in dialects


def _may_implement(type_: Type, dialects: Sequence[str] | frozenset[str]) -> bool:
    """Whether a type may implement an interface that of upstream's dialects only those of `dialects` do."""
    return isinstance(type_, DialectType) and (type_.dialect in dialects or type_.dialect not in dialect_names())


def _shaped(_: Sequence[Term]) -> Predicate:
    return lambda t: isinstance(t, (*_SHAPED, *_UNRANKED)) or (None if _may_implement(t, _SHAPED_ELSEWHERE) else False)


def _element(arguments: Sequence[Term]) -> Predicate:
    (part,) = _parts(arguments)

    def check(type_: Type) -> Verdict:
        if isinstance(type_, (*_SHAPED, *_UNRANKED, ComplexType)):
            return part(type_.element)
        if isinstance(type_, DialectType) and (type_.dialect, type_.mnemonic) == _RANGE and type_.body is not None:
            return part(DialectType("pdl", type_.body.strip().removeprefix("!pdl.")))
        return None

    return check


def _element_or_self(arguments: Sequence[Term]) -> Predicate:
    (part,) = _parts(arguments)

    def check(type_: Type) -> Verdict:
        if isinstance(type_, (*_SHAPED, *_UNRANKED)):
            return part(type_.element)
        found = part(type_)
        return None if found is False and _is_of(type_, _SHAPED_ELSEWHERE) else found

    return check


def _members(arguments: Sequence[Term]) -> Predicate:
    (part,) = _parts(arguments)
    return lambda t: all_hold(map(part, t.elements)) if isinstance(t, TupleType) else None


def _leaves(arguments: Sequence[Term]) -> Predicate:
    (part,) = _parts(arguments)
    return lambda t: all_hold(map(part, _flattened(t))) if isinstance(t, TupleType) else None


def _flattened(tuple_: TupleType) -> list[Type]:
    """The types in a tuple and in the tuples in it, in order."""
    found: list[Type] = []
    waiting = [*reversed(tuple_.elements)]
    while waiting:
        type_ = waiting.pop()
        if isinstance(type_, TupleType):
            waiting += reversed(type_.elements)
        else:
            found.append(type_)
    return found


def _on_shape(answer: Callable[[tuple[int | None, ...]], Verdict]) -> Predicate:
    return lambda t: answer(t.shape) if isinstance(t, _SHAPED) else None


def _rank(arguments: Sequence[Term]) -> Predicate:
    compare, number = COMPARISONS[str(arguments[0])], cast("int", arguments[1])
    return _on_shape(lambda shape: compare(len(shape), number))


def _shape(arguments: Sequence[Term]) -> Predicate:
    return _on_shape(lambda shape: shape == arguments[0])


def _count(arguments: Sequence[Term]) -> Predicate:
    compare, number = COMPARISONS[str(arguments[0])], cast("int", arguments[1])

    def check(shape: tuple[int | None, ...]) -> Verdict:
        sizes = [size for size in shape if size is not None]
        return compare(prod(sizes), number) if len(sizes) == len(shape) else None

    return _on_shape(check)


def _sizes(arguments: Sequence[Term]) -> Predicate:
    compare, number = COMPARISONS[str(arguments[0])], cast("int", arguments[1])
    # Upstream's number for a dynamic size is neither 0 nor 1.
    return _on_shape(lambda shape: all(compare(-1 if size is None else size, number) for size in shape))


def _has_rank(_: Sequence[Term]) -> Predicate:
    return lambda t: True if isinstance(t, _SHAPED) else False if isinstance(t, _UNRANKED) else None


def _static(_: Sequence[Term]) -> Predicate:
    def check(type_: Type) -> Verdict:
        if isinstance(type_, _UNRANKED):
            return False
        return None not in type_.shape if isinstance(type_, _SHAPED) else None

    return check


def _strided(_: Sequence[Term]) -> Predicate:
    def check(type_: Type) -> Verdict:
        if not isinstance(type_, MemRefType):
            return None
        if type_.layout is None or isinstance(type_.layout, StridedLayoutAttr):
            return True
        if isinstance(type_.layout, AffineMapAttr) and len(type_.layout.map.results) > 1:
            return None if type_.layout.map.is_identity else False
        return None

    return check


def _value_semantics(_: Sequence[Term]) -> Predicate:
    by_value = (VectorType, RankedTensorType, UnrankedTensorType)
    return lambda t: isinstance(t, by_value) or (None if isinstance(t, DialectType) else False)


def _isa(arguments: Sequence[Term]) -> Predicate:
    dialect, _, mnemonic = str(arguments[0]).partition(".")
    if dialect == "builtin":
        return _unknown_verdict
    return lambda t: isinstance(t, DialectType) and t.dialect == dialect and _mnemonic(t) == mnemonic


def _mnemonic(type_: DialectType) -> str:
    """Also of the longer spelling, `!dialect<mnemonic ...>`."""
    longer = _WORD((type_.body or "").strip())
    return type_.mnemonic or (longer[0] if longer is not None else "")


_WORD = lazy_pattern(r"[\w.]+", re.ASCII).match


def _of_dialect(arguments: Sequence[Term]) -> Predicate:
    name = arguments[0]
    return lambda t: isinstance(t, DialectType) and t.dialect == name


def _is(arguments: Sequence[Term]) -> Predicate:
    return GROUPS.get(str(arguments[0]), _unknown_verdict)


def _address_space(arguments: Sequence[Term]) -> Predicate:
    wanted = str(arguments[0])
    return lambda t: (t.body or "0") == wanted if isinstance(t, DialectType) and (t.body or "0").isdigit() else None


def _quantized_width(arguments: Sequence[Term]) -> Predicate:
    width = str(arguments[0])

    def check(type_: Type) -> Verdict:
        found = _QUANTIZED.match(type_.body or "") if isinstance(type_, DialectType) else None
        return found[1] == width if found is not None else None

    return check


def _sparse(_: Sequence[Term]) -> Predicate:
    def check(type_: Type) -> Verdict:
        encoding = type_.encoding if isinstance(type_, RankedTensorType) else None
        if encoding is None:
            return False
        if isinstance(encoding, DialectAttr) and encoding.dialect == "sparse_tensor":
            return True
        return None if isinstance(encoding, (OpaqueAttr, DialectAttr)) else False

    return check


def _vector(scalable: bool) -> Callable[[Sequence[Term]], Predicate]:
    return lambda _: lambda t: isinstance(t, VectorType) and bool(t.scalable) == scalable


def _all_scalable(_: Sequence[Term]) -> Predicate:
    return lambda t: bool(t.scalable) and all(t.scalable) if isinstance(t, VectorType) else None


_MAKERS: dict[str, Callable[[Sequence[Term]], Predicate]] = {
    "any": lambda _: lambda t: True,
    "and": _and,
    "or": _or,
    "not": _not,
    "int": _int,
    "float": _float,
    "fixed-vector": _vector(scalable=False),
    "scalable-vector": _vector(scalable=True),
    "shaped": _shaped,
    "has-rank": _has_rank,
    "rank": _rank,
    "shape": _shape,
    "element-count": _count,
    "sizes": _sizes,
    "static-shape": _static,
    "all-scalable": _all_scalable,
    "strided": _strided,
    "value-semantics": _value_semantics,
    "isa": _isa,
    "dialect": _of_dialect,
    "element": _element,
    "element-or-self": _element_or_self,
    "members": _members,
    "leaves": _leaves,
    "address-space": _address_space,
    "quant-width": _quantized_width,
    "sparse": _sparse,
    "is": _is,
}


def differ(a: Type, b: Type) -> bool:
    """Whether two types are certainly not the same."""
    if a is b or isinstance(a, UnknownType) or isinstance(b, UnknownType):
        return False
    return not are_alike(str(a), str(b))
