"""Programs with one operation, in generic form, from nothing but its definition.

A *variant* says which optional parts the operation has. For each variant there are many candidates, which differ in
types, attributes and bodies; `mlir-opt` chooses (`choosing`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from pydealloc.ir.types import element_type
from pydealloc.ods.registry import lookup, op_names

from .attribute_choices import attribute_choices
from .type_choices import typed
from .type_solving import assignments, keys

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pydealloc.ir.base import Type
    from pydealloc.ods.definitions import AttributeDefinition, OpDefinition

_AT_RANDOM = 30
"""Candidates for one variant that differ in many things."""


@dataclass(frozen=True)
class Variant:
    """Which parts are there: the number of values of each variable group, and the attributes."""

    name: str
    counts: Mapping[str, int]
    attributes: frozenset[str]
    extra: bool = False
    """Whether it also carries an attribute of nobody's."""


def variants(definition: OpDefinition) -> list[Variant]:
    """`bare`, with nothing that may be left out, and `full`, with everything; then each optional part alone."""
    variable = {key: group for key, group in keys(definition) if group.is_variable}
    required = frozenset(a.name for a in definition.attributes if a.required)
    optional = [a.name for a in definition.attributes if not a.required]
    least = {key: int(group.kind == "nested") for key, group in variable.items()}
    most = {key: 1 if group.kind == "optional" else 2 for key, group in variable.items()}
    found = [Variant("bare", least, required), Variant("full", most, required | set(optional), extra=True)]
    ones = dict.fromkeys(variable, 1)
    if variable:
        found.append(Variant("ones", ones, required))
    if len(variable) + len(optional) > 1:
        found += [Variant(f"with {name}", {**least, name: most[name]}, required) for name in variable]
        found += [Variant(f"with {name}", least, required | {name}) for name in optional]
        found += [Variant(f"ones with {name}", ones, required | {name}) for name in optional if variable]
    return found


@dataclass(frozen=True)
class Candidate:
    definition: OpDefinition
    variant: Variant
    types: Mapping[str, Type]
    attributes: Mapping[str, str]
    bodies: tuple[str, ...]
    results: tuple[str, ...] | None = None
    """The types of the results where `mlir-opt` said what they have to be."""

    def program(self) -> str:
        """The text, with whatever produces the operands and surrounds the operation."""
        definition = self.definition
        operands = [
            str(self.types[key])
            for key, _ in keys(definition)[: len(definition.operands)]
            for _ in range(self._count(key))
        ]
        results = list(self.results) if self.results is not None else self._result_types()
        names = [f"%v#{number}" for number in range(len(operands))] if len(operands) > 1 else ["%v"] * len(operands)
        successors = self._successors()
        line = f'"{definition.name}"({", ".join(names)})'
        if results:
            line = f"%r{f':{len(results)}' if len(results) > 1 else ''} = {line}"
        if successors:
            line += f"[{', '.join(f'^bb{number + 1}' for number in range(len(successors)))}]"
        if properties := self._properties():
            line += f" <{{{properties}}}>"
        if self.bodies:
            line += f" ({', '.join(self.bodies)})"
        if self.variant.extra:
            line += " {t.x = 1 : i32}"
        line += f" : ({', '.join(operands)}) -> ({', '.join(results)})"
        count = f":{len(operands)}" if len(operands) > 1 else ""
        source = f'%v{count} = "t.values"() : () -> ({", ".join(operands)})\n' if operands else ""
        if not (successors or definition.is_terminator):
            return source + line
        blocks = [
            f"^bb{number}({arguments}):\n" if arguments else f"^bb{number}:\n"
            for number, arguments in enumerate(successors, 1)
        ]
        after = "".join(f'{block}"t.end"() : () -> ()\n' for block in blocks)
        return f'"t.around"() ({{\n{source}{line}\n{after}}}) : () -> ()'

    def _count(self, key: str) -> int:
        return self.variant.counts.get(key, 1)

    def _result_types(self) -> list[str]:
        groups = keys(self.definition)[len(self.definition.operands) :]
        return [str(self.types[key]) for key, _ in groups for _ in range(self._count(key))]

    def _properties(self) -> str:
        pairs = dict(self.attributes)
        definition = self.definition
        for trait, groups, name in (
            ("AttrSizedOperandSegments", keys(definition)[: len(definition.operands)], "operandSegmentSizes"),
            ("AttrSizedResultSegments", keys(definition)[len(definition.operands) :], "resultSegmentSizes"),
        ):
            if definition.has_trait(trait):
                pairs[name] = f"array<i32: {', '.join(str(self._count(key)) for key, _ in groups)}>"
        for key, group in keys(definition):
            if group.kind == "nested" and group.segment_attribute:
                sizes = [str(int(number < self._count(key))) for number in range(max(self._count(key), 1))]
                pairs[group.segment_attribute] = f"array<i32: {', '.join(sizes)}>"
        return ", ".join(name if value == "unit" else f"{name} = {value}" for name, value in sorted(pairs.items()))

    def _successors(self) -> list[str]:
        """For each successor the arguments of its block: the operands whose group is named after it."""
        found: list[str] = []
        for successor in self.definition.successors:
            group = next(
                (key for key, _ in keys(self.definition) if key.startswith(successor.name) and key in self.types), None
            )
            count = self._count(group) if group is not None else 0
            number = len(found)
            if group is None or not successor.variadic:
                arguments = ", ".join(f"%s{number}_{i}: {self.types[group]}" for i in range(count)) if group else ""
                found.append(arguments)
            else:
                found += [f"%s{number + i}: {self.types[group]}" for i in range(count)]
        return found


def candidates(definition: OpDefinition, variant: Variant, most: int) -> list[Candidate]:
    """Up to `most` of them: first the likeliest, then those that differ in one thing, then some that differ in many."""
    solutions = _assignments(definition.name)
    present = [a for a in definition.attributes if a.name in variant.attributes]
    randomly = random.Random(definition.name + variant.name)

    def make(types: Mapping[str, Type], numbers: Mapping[str, int], body: int) -> Candidate:
        attributes = {
            a.name: values[numbers.get(a.name, 0) % len(values)] for a in present if (values := choices(a, types))
        }
        bodies = tuple(region[body % len(region)] for region in _bodies(definition, tuple(types.values())))
        return Candidate(definition, variant, types, attributes, bodies)

    remembered: dict[tuple[str, tuple[Type, ...]], list[str]] = {}

    def choices(attribute: AttributeDefinition, types: Mapping[str, Type]) -> list[str]:
        key = (attribute.name, tuple(types.values()))
        if key not in remembered:
            remembered[key] = attribute_choices(attribute, key[1])
        return remembered[key]

    found = [make(solutions[0], {}, 0)]
    if most == 1:
        return found
    bodies = max((len(region) for region in _bodies(definition, ())), default=1)
    found += [make(solutions[0], {}, number) for number in range(1, bodies)]
    found += [make(solution, {}, 0) for solution in solutions[1:20]]
    for attribute in present:
        found += [make(solutions[0], {attribute.name: number}, 0) for number in range(1, 8)]
    found += [make(solutions[0], dict.fromkeys(variant.attributes, number), 0) for number in range(1, 8)]
    for _ in range(_AT_RANDOM):
        numbers = {name: randomly.randrange(14) for name in sorted(variant.attributes)}
        found.append(make(randomly.choice(solutions), numbers, randomly.randrange(bodies)))
    different = list({candidate.program(): candidate for candidate in found}.values())
    half = most // 2
    others = different[half:]
    randomly.shuffle(others)
    return [*different[:half], *others][:most]


@cache
def _assignments(name: str) -> list[dict[str, Type]]:
    definition = lookup(name)
    assert definition is not None
    return assignments(definition)


def _bodies(definition: OpDefinition, types: Sequence[Type]) -> list[list[str]]:
    """For each region the texts to try."""
    return [list(dict.fromkeys(_body_choices(definition, types))) for _ in definition.regions]


def _body_choices(definition: OpDefinition, types: Sequence[Type]) -> Iterator[str]:
    ends = [*_terminators(definition.name), '"t.end"() : () -> ()']
    if definition.has_trait("NoTerminator"):
        yield "{\n^bb0:\n}"
    arguments: list[Sequence[object]] = [(), types, [element_type(type_) for type_ in types], (typed("index"),)]
    for end in ends[:2]:
        for list_ in arguments:
            header = ", ".join(f"%a{number}: {type_}" for number, type_ in enumerate(list_))
            yield f"{{\n^bb0({header}):\n{end}\n}}" if header else f"{{\n{end}\n}}"
    yield "{\n}"
    yield "{\n^bb0:\n}"


@cache
def _terminators(name: str) -> list[str]:
    """Terminators that belong into the operation of that name and need no operands."""
    definition = lookup(name)
    assert definition is not None
    found: list[str] = []
    if definition.implicit_terminator is not None:
        found.append(definition.implicit_terminator)
    for candidate in op_names(definition.dialect):
        other = lookup(candidate)
        if other is not None and other.is_terminator and name in other.parents:
            found.append(candidate)
    known = [other for name in dict.fromkeys(found) if (other := lookup(name)) is not None]
    return [f'"{other.name}"() : () -> ()' for other in known if all(group.is_variable for group in other.operands)]
