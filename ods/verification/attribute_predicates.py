"""ODS attribute constraints as functions; as `type_predicates`, of attributes.

The vocabulary is in `ods/from_tablegen/attribute_predicates.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ...ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    LocationAttr,
    OpaqueAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import (
    I1,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    NoneType,
    RankedTensorType,
    UnknownType,
    VectorType,
    element_type,
)
from ..definitions import Term
from ..dialect_bodies import described_dialects
from ..registry import UPSTREAM, Registry
from .type_groups import Verdict, all_hold, any_holds, opposite
from .type_predicates import COMPARISONS, type_predicate

Predicate = Callable[[Attribute], Verdict]

_DECIMAL = lazy_pattern(r"[+-]?[0-9]+(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?")
_KINDS: dict[str, type[Attribute]] = {
    "integer": IntegerAttr,
    "float": FloatAttr,
    "str": StringAttr,
    "array": ArrayAttr,
    "type": TypeAttr,
    "unit": UnitAttr,
    "dict": DictAttr,
    "symbol": SymbolRefAttr,
    "affine-map": AffineMapAttr,
    "integer-set": IntegerSetAttr,
    "location": LocationAttr,
}


def storage_predicate(term: tuple[Term, ...]) -> Callable[[Attribute], bool] | None:
    """Whether an attribute is of the class that a property of the constraint `term` has; None: of any."""
    if term[0] == "and":
        return storage_predicate(cast("tuple[Term, ...]", term[1]))
    if term[0] == "enum":
        return lambda attribute: isinstance(attribute, (IntegerAttr, DialectAttr)) or _is_unknown(attribute)
    if term[0] in ("dense", "isa"):
        is_class = (_dense if term[0] == "dense" else _isa)(term[1:])
        return lambda attribute: _is_unknown(attribute) or is_class(attribute) is not False
    if term == ("kind", "typed"):
        return lambda attribute: _is_typed(attribute) is not False
    kind = (
        {"bool": IntegerAttr, "flat-symbol": SymbolRefAttr, **_KINDS}.get(str(term[1])) if term[0] == "kind" else None
    )
    return (lambda attribute: isinstance(attribute, kind) or _is_unknown(attribute)) if kind is not None else None


def _is_unknown(attribute: Attribute) -> bool:
    return isinstance(attribute, OpaqueAttr) and attribute.is_unknown


class AttributePredicates:
    """The functions of constraints, each compiled when first asked for. `registry` knows the enums."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._compiled: dict[tuple[Term, ...], Predicate] = {}
        self._makers: dict[str, Callable[[Sequence[Term]], Predicate]] = {
            "any": lambda _: lambda a: True,
            "and": self._and,
            "or": self._or,
            "not": self._not,
            "all": self._all,
            "enum": self._enum,
            **_MAKERS,
        }

    def predicate(self, term: tuple[Term, ...]) -> Predicate:
        found = self._compiled.get(term)
        if found is None:
            maker = self._makers.get(str(term[0]))
            found = self._compiled[term] = _tolerant(maker(term[1:])) if maker is not None else _unknown_verdict
        return found

    def _parts(self, arguments: Sequence[Term]) -> list[Predicate]:
        return [self.predicate(cast("tuple[Term, ...]", part)) for part in arguments]

    def _and(self, arguments: Sequence[Term]) -> Predicate:
        parts = self._parts(arguments)
        return lambda a: all_hold(part(a) for part in parts)

    def _or(self, arguments: Sequence[Term]) -> Predicate:
        parts = self._parts(arguments)
        return lambda a: any_holds(part(a) for part in parts)

    def _not(self, arguments: Sequence[Term]) -> Predicate:
        (part,) = self._parts(arguments)
        return lambda a: opposite(part(a))

    def _all(self, arguments: Sequence[Term]) -> Predicate:
        (part,) = self._parts(arguments)
        return lambda a: all_hold(map(part, a.elements)) if isinstance(a, ArrayAttr) else None

    def case_names(self, key: str) -> str:
        """The cases of an enum whose attributes are numbers, by name; empty without any."""
        definition = self._registry.lookup_enum(key)
        if definition is None or definition.is_bits:
            return ""
        return ", ".join(keyword for keyword, _ in definition.cases)

    def _enum(self, arguments: Sequence[Term]) -> Predicate:
        definition = self._registry.lookup_enum(str(arguments[0]))
        if definition is None:
            return _unknown_verdict
        values = {value for _, value in definition.cases}
        bits = 0
        for value in values:
            bits |= value

        def check(attribute: Attribute) -> Verdict:
            if isinstance(attribute, IntegerAttr):
                fits = not attribute.value & ~bits if definition.is_bits else attribute.value in values
                return fits and is_signless(attribute.type, definition.width)
            return None if isinstance(attribute, (DialectAttr, StringAttr)) and definition.width == 0 else False

        return check


def is_signless(type_: Type, width: int) -> bool:
    return isinstance(type_, IntegerType) and not type_.signedness and width in (type_.width, 0)


def _unknown_verdict(_: Attribute) -> Verdict:
    return None


def _tolerant(predicate: Predicate) -> Predicate:
    return lambda a: None if _is_unknown(a) else predicate(a)


def _kind(arguments: Sequence[Term]) -> Predicate:
    name = str(arguments[0])
    if name == "bool":
        return lambda a: isinstance(a, IntegerAttr) and a.type is I1
    if name == "flat-symbol":
        return lambda a: isinstance(a, SymbolRefAttr) and not a.nested
    if name == "int-elements":
        return _integer_elements
    if name == "string-elements":
        return _string_elements
    if name == "typed":
        return _is_typed
    if name == "elements":
        return lambda a: isinstance(a, ElementsAttr) or (None if _is_of_a_project(a) else False)
    kind = _KINDS[name]
    return lambda a: isinstance(a, kind)


def _is_of_a_project(attribute: Attribute) -> bool:
    """Whether it is of a dialect that may implement anything; none of LLVM's own attributes is an ElementsAttr."""
    return isinstance(attribute, DialectAttr) and attribute.dialect not in described_dialects() - {"test"}


def _integer_elements(attribute: Attribute) -> Verdict:
    if not isinstance(attribute, ElementsAttr):
        return False
    element = element_type(attribute.type)
    if isinstance(element, UnknownType):
        return None
    return attribute.keyword == "dense" and isinstance(element, (IntegerType, IndexType))


_UNTYPED = (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DictAttr,
    IntegerSetAttr,
    LocationAttr,
    OpaqueAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
"""Builtin attributes without a type of their own; a string has `none`."""


def _is_typed(attribute: Attribute) -> Verdict:
    """TypedAttr."""
    if isinstance(attribute, DialectAttr):
        return _has_type(attribute)
    return not isinstance(attribute, _UNTYPED)


def _has_type(attribute: DialectAttr) -> Verdict:
    """Whether an attribute of a dialect has a type; of other projects' dialects nobody knows."""
    if attribute.type is not None or attribute.dialect not in described_dialects():
        return attribute.type is not None or None
    definition = UPSTREAM.lookup_attr(attribute.dialect, attribute.mnemonic)
    return None if definition is None else any(each.kind == ("self-type",) for each in definition.parameters)


def _string_elements(attribute: Attribute) -> Verdict:
    """DenseStringElementsAttr: elements of builtin scalars are read as numbers, all others as strings."""
    if not isinstance(attribute, ElementsAttr):
        return False
    return not isinstance(element_type(attribute.type), (IntegerType, FloatType, IndexType, ComplexType))


def _dense(arguments: Sequence[Term]) -> Predicate:
    name = arguments[0]
    return lambda a: isinstance(a, DenseArrayAttr) and str(a.element) == name


def _isa(arguments: Sequence[Term]) -> Predicate:
    dialect, _, mnemonic = str(arguments[0]).partition(".")
    if dialect == "builtin":
        return _unknown_verdict

    def check(attribute: Attribute) -> Verdict:
        if not isinstance(attribute, DialectAttr):
            return False
        if attribute.mnemonic:
            return attribute.dialect == dialect and attribute.mnemonic == mnemonic
        # `#dialect<mnemonic ...>`, the longer spelling.
        body = attribute.body or ""
        return attribute.dialect == dialect and body.startswith(mnemonic) and not body[len(mnemonic) :][:1].isalnum()

    return check


def type_of(attribute: Attribute) -> Type | None:
    found = getattr(attribute, "type", None)
    return found if isinstance(found, Type) and not isinstance(attribute, TypeAttr) else None


def _typed(arguments: Sequence[Term]) -> Predicate:
    part = type_predicate(cast("tuple[Term, ...]", arguments[0]))

    def check(attribute: Attribute) -> Verdict:
        type_ = type_of(attribute)
        if type_ is None and isinstance(attribute, StringAttr):
            type_ = NoneType()
        return part(type_) if type_ is not None else None

    return check


def _element(arguments: Sequence[Term]) -> Predicate:
    part = type_predicate(cast("tuple[Term, ...]", arguments[0]))
    return lambda a: part(element_type(a.type)) if isinstance(a, ElementsAttr) else None


def _type_is(arguments: Sequence[Term]) -> Predicate:
    part = type_predicate(cast("tuple[Term, ...]", arguments[0]))
    return lambda a: part(a.type) if isinstance(a, TypeAttr) else None


def _int(arguments: Sequence[Term]) -> Predicate:
    compare, number = COMPARISONS[str(arguments[0])], cast("int", arguments[1])
    return lambda a: compare(a.value, number) if isinstance(a, IntegerAttr) else None


def _power_of_two(_: Sequence[Term]) -> Predicate:
    return lambda a: a.value > 0 and not a.value & (a.value - 1) if isinstance(a, IntegerAttr) else None


def _one_of(arguments: Sequence[Term]) -> Predicate:
    numbers = cast("tuple[int, ...]", arguments[0])
    return lambda a: a.value in numbers if isinstance(a, IntegerAttr) else None


def _size(arguments: Sequence[Term]) -> Predicate:
    compare, number = COMPARISONS[str(arguments[0])], cast("int", arguments[1])

    def check(attribute: Attribute) -> Verdict:
        if isinstance(attribute, DenseArrayAttr):
            return compare(len(attribute.values), number)
        return compare(len(attribute.elements), number) if isinstance(attribute, ArrayAttr) else None

    return check


def _numbers(answer: Callable[[list[float]], bool]) -> Predicate:
    def check(attribute: Attribute) -> Verdict:
        if not isinstance(attribute, DenseArrayAttr):
            return None
        return answer([value for value in map(_number, attribute.values) if value is not None])

    return check


def _number(value: int | str) -> float | None:
    """None for a float that is not written as a decimal number."""
    if isinstance(value, int):
        return value
    return float(value) if _DECIMAL.fullmatch(value) else None


def _each(arguments: Sequence[Term]) -> Predicate:
    compare, number = COMPARISONS[str(arguments[0])], cast("int", arguments[1])
    return _numbers(lambda values: all(compare(value, number) for value in values))


def _shape(arguments: Sequence[Term]) -> Predicate:
    def check(attribute: Attribute) -> Verdict:
        type_ = attribute.type if isinstance(attribute, ElementsAttr) else None
        return type_.shape == arguments[0] if isinstance(type_, (RankedTensorType, VectorType)) else None

    return check


_MAKERS: dict[str, Callable[[Sequence[Term]], Predicate]] = {
    "kind": _kind,
    "dense": _dense,
    "isa": _isa,
    "typed": _typed,
    "element": _element,
    "type-is": _type_is,
    "int": _int,
    "power-of-two": _power_of_two,
    "one-of": _one_of,
    "size": _size,
    "each": _each,
    "sorted": lambda _: _numbers(lambda values: values == sorted(values)),
    "distinct": lambda _: _numbers(lambda values: len(set(values)) == len(values)),
    "shape": _shape,
}
