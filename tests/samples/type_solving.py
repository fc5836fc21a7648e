"""Types for all values of an operation, such that they satisfy its constraints and the traits that relate them."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING

from pydealloc.ir.types import (
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    element_type,
)
from pydealloc.syntax.parser.type_inference import TRANSFORMS

from .type_choices import admits, dialect_types, type_choices, typed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pydealloc.ir.base import Type
    from pydealloc.ods.definitions import OpDefinition, ValueGroup

    Assignment = dict[str, Type]
    Check = Callable[[Mapping[str, Type]], bool]

MOST = 40
"""Solutions offered."""

_RELATIONS = ("TypesMatchWith", "OptionalTypesMatchWith", "RangedTypesMatchWith")


def assignments(definition: OpDefinition) -> list[Assignment]:
    """A type for each group of operands and results, by the group's key (see `keys`); the likeliest first."""
    solver = _Solver(definition)
    found: dict[tuple[tuple[str, Type], ...], Assignment] = {}
    for first in solver.domains[0] if solver.domains else ():
        for solution in islice(solver.solutions(first), 3):
            found.setdefault(tuple(solution.items()), solution)
    # The systematic ones differ in few places; these differ in many.
    randomly = random.Random(definition.name)
    for _ in range(MOST):
        solution = solver.any_solution(randomly)
        if solution is not None:
            found.setdefault(tuple(solution.items()), solution)
    if not found and solver.domains:
        # What is known contradicts itself, so some of it is no condition.
        solver.checks = []
        found = {(): next(solver.solutions(solver.domains[0][0]))}
    return list(found.values())[: 2 * MOST] or [{}]


def keys(definition: OpDefinition) -> list[tuple[str, ValueGroup]]:
    """The groups of operands, then those of results; an unnamed one is called by its number."""
    groups = [*definition.operands, *definition.results]
    return [(group.name or f"#{number}", group) for number, group in enumerate(groups)]


class _Solver:
    """Groups whose types are equal form a class; a class has a domain and depends on classes decided before."""

    def __init__(self, definition: OpDefinition) -> None:
        self.definition = definition
        self.groups = dict(keys(definition))
        self.operands = [key for key, group in self.groups.items() if group in definition.operands]
        self.class_of = {key: key for key in self.groups}
        self._unite_by_traits()
        self.classes = list(dict.fromkeys(self.class_of[key] for key in self.groups))
        self.derived = self._derivations()
        # What others follow from is decided before them.
        self.classes.sort(key=lambda name: name in self.derived)
        self.domains = [self._domain(name) for name in self.classes]
        self.checks = self._checks()

    def _unite_by_traits(self) -> None:
        definition = self.definition
        if definition.has_trait("SameOperandsAndResultType"):
            self._unite(list(self.groups))
        elif definition.has_trait("SameTypeOperands"):
            self._unite(self.operands)
        for names in definition.parameters_of("AllTypesMatch"):
            self._unite([str(name) for name in names])
        for trait in _RELATIONS:
            for lhs, rhs, code in (p[:3] for p in definition.parameters_of(trait) if len(p) >= 3):
                if code == "identity":
                    self._unite([str(lhs), str(rhs)])

    def _unite(self, names: Sequence[str]) -> None:
        present = [name for name in names if name in self.class_of]
        for name in present[1:]:
            old, new = self.class_of[name], self.class_of[present[0]]
            self.class_of = {key: new if value == old else value for key, value in self.class_of.items()}

    def _derivations(self) -> dict[str, tuple[str, Callable[[Type], Type | None]]]:
        found: dict[str, tuple[str, Callable[[Type], Type | None]]] = {}
        for trait in _RELATIONS:
            for lhs, rhs, code in (p[:3] for p in self.definition.parameters_of(trait) if len(p) >= 3):
                transform = TRANSFORMS.get(str(code))
                source, target = self.class_of.get(str(lhs)), self.class_of.get(str(rhs))
                if transform is not None and source and target and source != target:
                    found[target] = (source, transform)
        return found

    def _domain(self, name: str) -> list[Type]:
        members = [group for key, group in self.groups.items() if self.class_of[key] == name]
        choices = [type_choices(group.constraint, self.definition.dialect) for group in members]
        every = list(dict.fromkeys(type_ for choice in choices for type_ in choice))
        every.sort(key=lambda type_: -sum(type_ in choice for choice in choices))
        fitting = [t for t in every if all(admits(group.constraint.predicate, t) is not False for group in members)]
        return fitting or every or [*dialect_types(self.definition.dialect), typed("i32")]

    def _checks(self) -> list[Check]:
        definition, names = self.definition, list(self.groups)
        relations: list[tuple[list[str], Callable[[Type], object]]] = []
        if definition.has_trait("SameOperandsAndResultElementType"):
            relations.append((names, element_type))
        if definition.has_trait("SameOperandsElementType"):
            relations.append((self.operands, element_type))
        if definition.has_trait("SameOperandsAndResultShape") or definition.has_trait("SameOperandsAndResultRank"):
            relations.append((names, _shape))
        if definition.has_trait("ResultsBroadcastableShape"):
            relations.append((names, _shape))
        for trait, measure in (
            ("AllElementTypesMatch", element_type),
            ("AllShapesMatch", _shape),
            ("AllRanksMatch", _shape),
        ):
            relations += [([str(name) for name in p], measure) for p in definition.parameters_of(trait)]
        for first, one, second, other in (p[:4] for p in definition.parameters_of("ElementTypesMatch")):
            relations.append(([self._numbered(first, one), self._numbered(second, other)], element_type))
        return [_equal(members, measure) for members, measure in relations]

    def _numbered(self, what: object, number: object) -> str:
        assert isinstance(number, int)
        offset = len(self.operands) if what == "result" else 0
        names = list(self.groups)
        return names[min(offset + number, len(names) - 1)]

    def solutions(self, first: Type) -> Iterator[Assignment]:
        """All solutions with the given type for the first class; types already used come first."""
        yield from self._extend({self.classes[0]: first}, 1, [0])

    def _extend(self, chosen: Assignment, number: int, steps: list[int]) -> Iterator[Assignment]:
        steps[0] += 1
        if steps[0] > 400 or not self._consistent(chosen):
            return
        if number == len(self.classes):
            yield {key: chosen[name] for key, name in self.class_of.items()}
            return
        name = self.classes[number]
        for type_ in self._ordered(name, number, chosen):
            yield from self._extend({**chosen, name: type_}, number + 1, steps)

    def _ordered(self, name: str, number: int, chosen: Assignment) -> list[Type]:
        if name in self.derived and self.derived[name][0] in chosen:
            source, transform = self.derived[name]
            made = transform(chosen[source])
            if made is not None:
                return [made]
        used = list(chosen.values())

        def distance(type_: Type) -> tuple[bool, bool, bool]:
            return (
                type_ not in used,
                all(element_type(other) is not element_type(type_) for other in used),
                all(_shape(other) != _shape(type_) for other in used),
            )

        return sorted(self.domains[number], key=distance)

    def _consistent(self, chosen: Assignment) -> bool:
        known = {key: chosen[name] for key, name in self.class_of.items() if name in chosen}
        return all(check(known) for check in self.checks)

    def any_solution(self, randomly: random.Random) -> Assignment | None:
        chosen: Assignment = {}
        for number, name in enumerate(self.classes):
            domain = self._ordered(name, number, chosen) if name in self.derived else self.domains[number]
            fitting = [type_ for type_ in domain if self._consistent({**chosen, name: type_})]
            if not fitting:
                return None
            chosen[name] = randomly.choice(fitting)
        return {key: chosen[name] for key, name in self.class_of.items()} if chosen else None


def _shape(type_: Type) -> object:
    if isinstance(type_, (VectorType, RankedTensorType, MemRefType)):
        return type_.shape
    return type(type_) if isinstance(type_, (UnrankedTensorType, UnrankedMemRefType)) else None


def _equal(names: Sequence[str], measure: Callable[[Type], object]) -> Check:
    def check(known: Mapping[str, Type]) -> bool:
        return len({measure(known[name]) for name in names if name in known}) <= 1

    return check
