"""Functions before and after canonicalization, compared on arguments at the ends of ranges.

Where the function may do anything, its replacement may too; where it gives poison, anything may stand. Everything else
must be the same: the replacement is never more poisonous.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import cast

from pydealloc.ir.attributes import StringAttr
from pydealloc.ir.base import Attribute, Type
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType, IndexType, IntegerType, RankedTensorType, VectorType
from pydealloc.ods.folding import Folding
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.rewriting import Defects, FoldResult, Pattern, PatternRewriter
from pydealloc.passes.rewriting.greedy_driver import GreedyConfig, simplify_greedily
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation
from tests.folds.evaluate import evaluate
from tests.folds.generator import boundary
from tests.folds.numbers import Array, Poison, Scalar, Undefined, Unknown, Value, bits_of, rounded, unsigned

RUNS = 12
"""Tuples of arguments for each function."""


@dataclass
class Tally:
    """What was tried. `fired` counts folds by operation and patterns by name."""

    functions: int = 0
    changed: int = 0
    runs: int = 0
    unknown: Counter[str] = field(default_factory=Counter[str])
    fired: Counter[str] = field(default_factory=Counter[str])
    defects: Counter[str] = field(default_factory=Counter[str])
    """Places where LLVM 22 is wrong, by code."""
    failures: list[Failure] = field(default_factory=list["Failure"])

    def fail(
        self,
        before: Operation,
        after: Operation,
        arguments: Sequence[Value],
        index_bits: int,
        expected: object,
        found: object,
    ) -> None:
        old, new = (print_operation(one, UPSTREAM) for one in (before, after))
        self.failures.append(Failure(old, new, arguments, index_bits, expected, found))


@dataclass(frozen=True)
class Failure:
    before: str
    after: str
    arguments: Sequence[Value]
    index_bits: int
    expected: object
    found: object

    def __str__(self) -> str:
        width = f" with indices of {self.index_bits} bits" if self.index_bits != 64 else ""
        return (
            f"{self.before}\nbecomes\n{self.after}\nfor {list(self.arguments)}{width}:"
            f" {self.expected} becomes {self.found}\n"
        )


class CountingFolding(Folding):
    """Folds that say which of them did something."""

    def __init__(self, tally: Tally, *, follows_llvm22: bool) -> None:
        super().__init__(UPSTREAM, Defects(follows_llvm22=follows_llvm22))
        self._tally = tally
        self._counted: dict[str, tuple[Pattern, ...]] = {}

    def fold(self, op: Operation) -> Sequence[FoldResult] | None:
        found = super().fold(op)
        if found is not None:
            self._tally.fired[op.name] += 1
        return found

    def patterns(self, name: str) -> tuple[Pattern, ...]:
        if name not in self._counted:
            self._counted[name] = tuple(self._counting(pattern) for pattern in super().patterns(name))
        return self._counted[name]

    def _counting(self, pattern: Pattern) -> Pattern:
        def apply(op: Operation, rewriter: PatternRewriter) -> bool:
            done = pattern.apply(op, rewriter)
            self._tally.fired[pattern.name] += done
            return done

        return Pattern(pattern.name, apply, pattern.benefit, pattern.needs_results, pattern.sees_uses)


def check(
    text: str,
    tally: Tally,
    seed: int,
    *,
    widths: Sequence[int] = (64,),
    are_small: bool = False,
    follows_llvm22: bool = False,
) -> None:
    """Canonicalize the functions of `text`, and compare each with what it was.

    `are_small`: whether arguments are numbers that the usual computations with indices do not make too large.
    """
    before, after = canonicalized(text, tally, follows_llvm22=follows_llvm22)
    changed = {_name_of(function): function for function in _functions(after)}
    for function in _functions(before):
        tally.functions += 1
        replacement = changed[_name_of(function)]
        old, new = (print_operation(one, UPSTREAM) for one in (function, replacement))
        if old != new:
            tally.changed += 1
            _compare(function, replacement, tally, Random(f"{seed} {old}"), widths, are_small=are_small)


def canonicalized(text: str, tally: Tally, *, follows_llvm22: bool) -> tuple[Operation, Operation]:
    """The module, and what becomes of it."""
    document = parse_document(text)
    assert not document.findings, (document.findings[0].message, text)
    before, after = (assemble(document.chunks[0]).root for _ in range(2))
    folding = CountingFolding(tally, follows_llvm22=follows_llvm22)
    simplify_greedily(after, UPSTREAM, folding.patterns, GreedyConfig(True, region_simplification="normal"), folding)
    tally.defects.update(found.defect.code for found in folding.defects.found)
    return before, after


def _functions(root: Operation) -> list[Operation]:
    return [op for block in root.regions[0].blocks for op in block.ops]


def _name_of(function: Operation) -> str:
    return cast("StringAttr", function.properties["sym_name"]).value


def _compare(
    before: Operation, after: Operation, tally: Tally, random: Random, widths: Sequence[int], *, are_small: bool
) -> None:
    types = [argument.type for argument in before.regions[0].blocks[0].args]
    for _ in range(RUNS if types else 1):
        arguments = [
            unsigned(random.randint(-20, 40), 64) if are_small and _is_index(type_) else argument_of(random, type_)
            for type_ in types
        ]
        for bits in widths:
            narrowed = [
                unsigned(one, bits) if isinstance(one, int) and _is_index(type_) else one
                for one, type_ in zip(arguments, types, strict=True)
            ]
            try:
                expected = evaluate(before, narrowed, bits)
            except Undefined:
                continue
            except Unknown as reason:
                tally.unknown[str(reason)] += 1
                return
            found: object
            try:
                found = evaluate(after, narrowed, bits)
                right = all(_may_become(old, new) for old, new in zip(expected, found, strict=True))
            except Undefined as reason:
                found, right = reason, False
            except Unknown as reason:
                tally.unknown[str(reason)] += 1
                return
            tally.runs += 1
            if not right:
                tally.fail(before, after, narrowed, bits, expected, found)
                return


def _is_index(type_: Type) -> bool:
    return isinstance(type_, IndexType)


def argument_of(random: Random, type_: Type) -> Value:
    """A value at the end of a range, for choice."""
    if isinstance(type_, (VectorType, RankedTensorType)):
        shape = tuple(size if size is not None else random.choice((0, 1, 2, 3)) for size in type_.shape)
        items = tuple(cast("Scalar", argument_of(random, type_.element)) for _ in range(math.prod(shape)))
        return Array(shape, items)
    if isinstance(type_, (IntegerType, IndexType)):
        bits = bits_of(type_)
        return unsigned(boundary(random, random.choice((32, 33, 64)) if isinstance(type_, IndexType) else bits), bits)
    if isinstance(type_, FloatType):
        special = (0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 2.5, -3.0, 65504.0, 1e-40, 3.4e38)
        value = random.choice(special) if random.random() < 0.7 else random.uniform(-300, 300)
        return rounded(value, type_)
    raise Unknown(f"an argument of type {type_}")


def _may_become(old: Value, new: Value) -> bool:
    """Whether `new` is allowed where `old` was."""
    if isinstance(old, Array) and isinstance(new, Array):
        return old.shape == new.shape and all(map(_may_become, old.items, new.items))
    if isinstance(old, Poison):
        return True
    if isinstance(new, (Poison, Array)) or isinstance(old, Array):
        return False
    if isinstance(old, float) and isinstance(new, float) and math.isnan(old):
        return math.isnan(new)
    return repr(old) == repr(new)


def names_of(dialect: str) -> tuple[set[str], set[str]]:
    """The operations of the dialect with a fold of their own, and the names of its patterns."""
    from pydealloc.ods.dialect_modules import dialect_module

    module = dialect_module(dialect, "canonicalize")
    folds: dict[str, Attribute] = getattr(module, "FOLDS", {})
    patterns: dict[str, Sequence[Pattern]] = getattr(module, "PATTERNS", {})
    return set(folds), {pattern.name for of_op in patterns.values() for pattern in of_op}
