"""Folder: folds of operations of any dialect, and the folds and patterns registered for a name.

Follows mlir/lib/IR/Operation.cpp (fold, and the folds of traits) and mlir/IR/OpDefinition.h (the order of both).
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import partial
from typing import cast

from ..ir.attributes import UNIT, DialectAttr, ElementsAttr, FloatAttr
from ..ir.base import Attribute, Type
from ..ir.builder import Builder, Rewriter
from ..ir.graph import Operation, OpResult, Value
from ..ir.records import replace
from ..ir.types import FloatType, IntegerType, element_type
from .dialect_modules import hand_written, with_view
from .knowledge import Knowledge
from .rewriting import (
    IN_PLACE,
    ConstantMaker,
    Defects,
    Diverging,
    DivergingFoldFunction,
    FoldFunction,
    FoldResult,
    Pattern,
)

# Where the value of a constant-like operation is kept, if not in the property `value`.
_VALUE_PROPERTIES = {
    "shape.const_shape": "shape",
    "shape.const_witness": "passing",
    "tosa.const": "values",
    "tosa.const_shape": "values",
    "llvm.blockaddress": "block_addr",
    "llvm.dso_local_equivalent": "function_name",
    "llvm.mlir.addressof": "global_name",
    "spirv.ARM.GraphConstant": "graph_constant_id",
}
_VALUES = {
    "ub.poison": DialectAttr("ub", "poison"),
    "llvm.mlir.poison": DialectAttr("llvm", "poison"),
    "llvm.mlir.undef": DialectAttr("llvm", "undef"),
    "llvm.mlir.zero": DialectAttr("llvm", "zero"),
}
"""Values of constant-like operations whose text has none."""


class _ValueProperties(dict[str, "str | None"]):
    """By the name of an operation: the property with its value if it is a constant, else None."""

    def __init__(self, knowledge: Knowledge) -> None:
        super().__init__()
        self._knowledge = knowledge

    def __missing__(self, name: str) -> str | None:
        definition = self._knowledge.definition(name)
        found = None
        if definition is not None and "ConstantLike" in definition.traits:
            found = _VALUE_PROPERTIES.get(name, "value")
        self[name] = found
        return found


class Folding:
    """Folds and patterns by operation name, with everything of a name found once."""

    def __init__(self, knowledge: Knowledge, defects: Defects | None = None) -> None:
        """`defects`: the behaviour where LLVM 22's is wrong; the right one unless given."""
        self.knowledge = knowledge
        self.defects = defects if defects is not None else Defects()
        self._constants = _ValueProperties(knowledge)
        self._folds: dict[str, tuple[FoldFunction | None, tuple[FoldFunction, ...]] | None] = {}
        self._patterns: dict[str, tuple[Pattern, ...]] = {}

    def _table(self, dialect: str, name: str) -> Mapping[str, object]:
        """A table of the dialect's canonicalize.py; empty without one."""
        return cast("Mapping[str, object]", getattr(hand_written(dialect, "canonicalize"), name, {}))

    # Constants

    def is_constant(self, op: Operation) -> bool:
        """ConstantLike."""
        return self._constants[op.name] is not None

    def is_constant_name(self, name: str) -> bool:
        """Whether operations called `name` are constants."""
        return self._constants[name] is not None

    def constant_of_operation(self, op: Operation) -> Attribute | None:
        """The value of a constant-like operation with one result; None for any other one."""
        name = self._constants[op.name]
        if name is None or len(op.results) != 1:
            return None
        return op.properties.get(name, _VALUES.get(op.name))

    def _number_of_operation(self, op: Operation) -> Attribute | None:
        """`constant_of_operation`; an attribute without a number where bits of floats are given as integers.

        `llvm.mlir.constant(1.0 : f64) : i64` does that.
        """
        attribute = self.constant_of_operation(op)
        written = element_type(attribute.type) if isinstance(attribute, (FloatAttr, ElementsAttr)) else None
        is_of_bits = isinstance(written, FloatType) and isinstance(element_type(op.results[0].type), IntegerType)
        return UNIT if is_of_bits else attribute

    # Folds

    def fold(self, op: Operation) -> Sequence[FoldResult] | None:
        """The result of folding `op`; None if it does not fold, `IN_PLACE` if it was changed instead."""
        known = self._known_folds(op.name)
        if known is None:
            return None
        function, traits = known
        properties, constant_of = self._constants, self._number_of_operation
        constants = [
            constant_of(value.op)
            if isinstance(value := operand.value, OpResult) and properties[value.op.name] is not None
            else None
            for operand in op.operands
        ]
        result = function(op, constants) if function is not None else None
        if result:
            return result
        for by_trait in traits:
            found = by_trait(op, constants)
            if found is not None:
                return found
        return result

    def has_folds(self, name: str) -> bool:
        """Whether there is anything that `fold` may do for operations called `name`."""
        return self._known_folds(name) is not None

    def _known_folds(self, name: str) -> tuple[FoldFunction | None, tuple[FoldFunction, ...]] | None:
        try:
            return self._folds[name]
        except KeyError:
            known = self._folds[name] = self._fold_of(name)
            return known

    def _fold_of(self, name: str) -> tuple[FoldFunction | None, tuple[FoldFunction, ...]] | None:
        definition = self.knowledge.definition(name)
        if definition is None:
            return None
        function = cast("FoldFunction | None", self._table(name.partition(".")[0], "FOLDS").get(name))
        if isinstance(function, Diverging):
            function = partial(_diverging, with_view(function.func), self.defects)
        elif function is not None:
            function = with_view(function)
        traits = tuple(fold for trait, fold in _TRAIT_FOLDS.items() if trait in definition.traits)
        if "CastOpInterface" in definition.interfaces:
            traits = (*traits, _identity_cast)
        return (function, traits) if function is not None or traits else None

    # Patterns

    def patterns(self, name: str) -> tuple[Pattern, ...]:
        """The canonicalization patterns of an operation, those of higher benefit first, else in upstream's order."""
        found = self._patterns.get(name)
        if found is None:
            own = cast("Sequence[Pattern]", self._table(name.partition(".")[0], "PATTERNS").get(name, ()))
            typed = [replace(pattern, apply=with_view(pattern.apply)) for pattern in own]
            found = self._patterns[name] = tuple(sorted(typed, key=lambda pattern: -pattern.benefit))
        return found

    def looks_back(self, name: str) -> bool:
        """Whether folds and patterns look at nothing but the operation, its contents, and what computes its operands.

        And at whether its results have uses. Dialects say so, in `LOOKING_BACK`.
        """
        module = hand_written(name.partition(".")[0], "canonicalize")
        names = cast("Container[str]", getattr(module, "LOOKING_BACK", ()))
        return name in names

    # Materialisation

    def materialize(
        self, builder: Builder, dialect: str, value: Attribute, type_: Type, location: Attribute | None
    ) -> Operation | None:
        """A constant as `dialect` makes it, inserted by `builder`; None if it cannot."""
        module = hand_written(dialect, "canonicalize")
        maker = cast("ConstantMaker | None", getattr(module, "CONSTANT", None))
        return maker(builder, value, type_, location) if maker is not None else None

    def replacements(
        self, rewriter: Rewriter, op: Operation, results: Sequence[FoldResult], legal: Container[str] | None = None
    ) -> list[Value] | None:
        """A value for each of `results`, with constants inserted before `op`.

        None, and no change, when a constant cannot be made, or is of a dialect that is not in `legal` (None: all are).
        """
        rewriter.set_before(op)
        values: list[Value] = []
        made: list[Operation] = []
        for result, old in zip(results, op.results, strict=True):
            if isinstance(result, Value):
                values.append(result)
                continue
            constant = self.materialize(rewriter, op.dialect, result, old.type, op.location)
            if constant is not None:
                made.append(constant)
            if constant is None or (legal is not None and constant.dialect not in legal):
                for earlier in made:
                    rewriter.erase(earlier)
                return None
            values.append(constant.results[0])
        return values


def _diverging(
    function: DivergingFoldFunction, defects: Defects, op: Operation, constants: Sequence[Attribute | None]
) -> Sequence[FoldResult] | None:
    return function(op, constants, defects)


def _constants_last(op: Operation, constants: Sequence[Attribute | None]) -> Sequence[FoldResult] | None:
    """Constant operands of a commutative operation go after the others."""
    numbers = iter(constants)
    # Whether one that is not constant comes after the first that is.
    if all(constant is None for constant in numbers) or None not in numbers:
        return None
    pairs = list(zip(op.operand_values, constants, strict=True))
    pairs.sort(key=lambda pair: pair[1] is not None)
    op.set_operands([value for value, _ in pairs])
    return IN_PLACE


def _idempotent(op: Operation, constants: Sequence[Attribute | None]) -> Sequence[FoldResult] | None:
    """`f(x, x)` is `x`, and `f(f(x))` is `f(x)`."""
    del constants
    values = op.operand_values
    if len(values) == 1:
        inner = values[0].defining_op
        return (values[0],) if inner is not None and inner.name == op.name else None
    if len(values) == 2 and values[0] is values[1] and values[0].type is op.results[0].type:
        return (values[0],)
    return None


def _involution(op: Operation, constants: Sequence[Attribute | None]) -> Sequence[FoldResult] | None:
    """`f(f(x))` is `x`."""
    del constants
    inner = op.operands[0].value.defining_op if len(op.operands) == 1 else None
    if inner is not None and inner.name == op.name and inner.operands[0].value.type is op.results[0].type:
        return (inner.operands[0].value,)
    return None


def _identity_cast(op: Operation, constants: Sequence[Attribute | None]) -> Sequence[FoldResult] | None:
    """A cast to the same types gives its operands."""
    del constants
    if op.operands and [operand.value.type for operand in op.operands] == op.result_types:
        return op.operand_values
    return None


_TRAIT_FOLDS: dict[str, FoldFunction] = {
    "Commutative": _constants_last,
    "Idempotent": _idempotent,
    "Involution": _involution,
}
"""Folds of operations with a trait, in upstream's order."""
