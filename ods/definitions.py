"""Definitions of operations, attributes, types and enums from ODS, as immutable values.

Every class here is built from one entry of the generated JSON (schema: `from_tablegen/describe.py`) and holds no
reference to IR or text. `OpDefinition.from_json` is cheap enough to run on the first lookup of each operation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Literal, TypeAlias, cast

from ..ir.records import dataclass, field

FormatNode: TypeAlias = "str | int | Sequence[FormatNode]"
"""A node of a compiled assembly format; the table of nodes is in `assembly_format`."""

Term: TypeAlias = "str | int | tuple[Term, ...] | None"
"""A nested tuple: a predicate of a type constraint, a syntax, a parameter of a trait."""

GroupKind = Literal["one", "optional", "variadic", "nested"]
EffectKind = Literal["read", "write", "alloc", "free"]
Entry = Mapping[str, Any]
GUESSED = "?"
"""After a default dialect that nobody is sure of: names without a dialect may mean something else there."""
_FEW_VALUES = 64
"""Operands or results of one operation whose groups are remembered by their number."""


def freeze(value: object) -> Term:
    """JSON lists as nested tuples."""
    if isinstance(value, list):
        return tuple(freeze(item) for item in cast("list[object]", value))
    return cast("Term", value)


@dataclass(frozen=True, slots=True)
class TypeConstraint:
    """Constraint that a type must satisfy."""

    name: str
    predicate: tuple[Term, ...]
    """In the vocabulary of `from_tablegen/constraints.py`; `("?",)` where only the C++ knows."""
    buildable: str | None
    """The text of the one type that satisfies it, if there is exactly one; then assembly formats leave it out."""
    short: str | None = None
    """The type (`dialect.mnemonic`) that assembly formats write without its name: `<i32>` for `!emitc.lvalue<i32>`."""
    is_own: bool = False
    """Whether C++ of a user's dialect may read a type that assembly formats write without its name."""


@dataclass(frozen=True, slots=True)
class ValueGroup:
    """An operand group or a result group."""

    name: str
    """Empty for the only result, if it is unnamed; others, and unnamed operands, are called `result1`, `operand0`, ...
    by position."""
    kind: GroupKind
    constraint: TypeConstraint
    segment_attribute: str | None = None
    """For a variadic of variadics (`nested`): the attribute with the sizes of the inner ranges."""

    @property
    def is_variable(self) -> bool:
        """Whether the number of values is not fixed at one."""
        return self.kind != "one"


@dataclass(frozen=True, slots=True)
class AttributeDefinition:
    """An inherent attribute or property of an operation."""

    name: str
    constraint: str
    syntax: tuple[Term, ...]
    """The spelling of an assembly format; the vocabulary is in `from_tablegen/attributes.py`."""
    type: str | None
    """The type of the value, when fixed: such an attribute is printed without it."""
    optional: bool
    default: str | None
    """The default in the attribute's assembly spelling; `"?"` for one that only the C++ can compute."""
    is_property: bool = False
    predicate: tuple[Term, ...] = ("any",)
    """In the vocabulary of `from_tablegen/attribute_predicates.py`."""

    @property
    def required(self) -> bool:
        """Whether an operation without this attribute is invalid."""
        return not self.optional and self.default is None and self.syntax[0] != "unit"


@dataclass(frozen=True, slots=True)
class RegionDefinition:
    """A region of an operation."""

    name: str
    min_blocks: int
    max_blocks: int | None
    """`None`: any number."""
    variadic: bool


@dataclass(frozen=True, slots=True)
class SuccessorDefinition:
    """A successor of an operation."""

    name: str
    variadic: bool


@dataclass(frozen=True, slots=True)
class Effect:
    """One memory effect that ODS states."""

    kind: EffectKind
    on: str | None
    """The operand, result or attribute group it acts on; `None` for the operation as a whole."""
    resource: str = "default"


@dataclass(frozen=True, slots=True)
class EnumDefinition:
    """An enum: its keywords and their values."""

    key: str
    cases: tuple[tuple[str, int], ...]
    width: int
    is_bits: bool
    separator: str
    """Between the keywords of a bit enum, as printed; empty for other enums."""
    print_groups: bool = False
    """Whether a case that covers several bits is printed instead of them."""
    quoted: bool = False

    def value_of(self, keyword: str) -> int | None:
        """The value of one keyword."""
        return next((value for name, value in self.cases if name == keyword), None)

    def keyword_of(self, value: int) -> str | None:
        """The keyword of one value."""
        return next((name for name, number in self.cases if number == value), None)

    @property
    def keywords(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.cases)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an attribute or type definition."""

    name: str
    kind: tuple[Term, ...]
    """Its head is one of `type`, `attr`, `int`, `uint`, `bool`, `float`, `str`, `str-attr`, `apint`, `symbol-ref`,
    `enum` (key), `enum-attr` (key), `attrdef`/`typedef` (`dialect.mnemonic`), `array`/`optional` (kind),
    `affine-map`, `integer-set`, `location`, `self-type`, `parser` (kind; spelled in C++), `other`."""
    optional: bool
    default: str | None
    cpp: str


@dataclass(frozen=True, slots=True)
class AttrOrTypeDefinition:
    """An attribute or a type that a dialect defines."""

    name: str
    """`dialect.mnemonic`."""
    parameters: tuple[Parameter, ...]
    format: Sequence[FormatNode] | None
    custom: bool
    class_name: str

    @property
    def is_bare_value(self) -> bool:
        """Whether its format is a value alone, without brackets around it."""
        return self.format == [["param", "value"]]


@dataclass(frozen=True)
class OpDefinition:
    """An operation."""

    name: str
    operands: tuple[ValueGroup, ...]
    results: tuple[ValueGroup, ...]
    attributes: tuple[AttributeDefinition, ...]
    regions: tuple[RegionDefinition, ...]
    successors: tuple[SuccessorDefinition, ...]
    traits: frozenset[str]
    trait_arguments: tuple[tuple[Term, ...], ...]
    """Traits with parameters, each `(name, parameter, ...)`; their names are in `traits` too."""
    interfaces: frozenset[str]
    effects: tuple[Effect, ...] | None
    """The effects ODS states, empty for none at all; `None` if it does not say (see `has_custom_effects`)."""
    has_custom_effects: bool
    format: Sequence[FormatNode] | None
    has_custom_syntax: bool
    has: frozenset[str] = field(default_factory=frozenset[str])
    """`folder`, `canonicalizer`, `verifier`, `region-verifier`: what it has C++ for."""
    default_dialect: str | None = None
    """The dialect whose prefix is optional in its regions, as C++ in a definition says, with `GUESSED` after it where
    other C++ says it; None where none does."""

    def has_trait(self, name: str) -> bool:
        return name in self.traits

    def has_interface(self, name: str) -> bool:
        return name in self.interfaces

    def parameters_of(self, trait: str) -> list[tuple[Term, ...]]:
        """The parameters of each occurrence of a trait; empty if it has none or is absent."""
        return [arguments[1:] for arguments in self.trait_arguments if arguments[0] == trait]

    @property
    def dialect(self) -> str:
        return self.name.partition(".")[0]

    @cached_property
    def is_terminator(self) -> bool:
        return "Terminator" in self.traits

    @cached_property
    def is_pure(self) -> bool:
        """No memory effect and always speculatable."""
        return "Pure" in self.traits

    @cached_property
    def implicit_terminator(self) -> str | None:
        """The name of the terminator that may be left out, if the operation has one."""
        found = self.parameters_of("SingleBlockImplicitTerminator")
        name = str(found[0][0]) if found else None
        # A C++ class of which no operation was found: nobody knows what it is called.
        return None if name is None or "::" in name else name

    @cached_property
    def parents(self) -> tuple[str, ...]:
        """The operations it must be directly inside; empty if that is not restricted, or one of them is unknown."""
        names = tuple(str(name) for names in self.parameters_of("HasParent") for name in names)
        return () if any("::" in name for name in names) else names

    @cached_property
    def inherent_names(self) -> frozenset[str]:
        """The names of all inherent attributes and properties, the segment sizes among them."""
        names = {attribute.name for attribute in self.attributes}
        if "AttrSizedOperandSegments" in self.traits:
            names.add("operandSegmentSizes")
        if "AttrSizedResultSegments" in self.traits:
            names.add("resultSegmentSizes")
        return frozenset(names)

    @cached_property
    def written_types(self) -> frozenset[str]:
        """The variable groups of operands whose types the format writes: where there are operands, there are types."""
        return frozenset(group.name for group in self.operands if group.is_variable) & _typed_in(self.format or ())

    @cached_property
    def attribute_map(self) -> Mapping[str, AttributeDefinition]:
        return {attribute.name: attribute for attribute in self.attributes}

    def attribute(self, name: str) -> AttributeDefinition | None:
        return self.attribute_map.get(name)

    @cached_property
    def operand_map(self) -> Mapping[str, ValueGroup]:
        return _by_name(self.operands)

    @cached_property
    def result_map(self) -> Mapping[str, ValueGroup]:
        return _by_name(self.results)

    @cached_property
    def shared_types(self) -> tuple[tuple[str, ...], ...]:
        """The names of each `AllTypesMatch`."""
        return tuple(tuple(map(str, names)) for names in self.parameters_of("AllTypesMatch"))

    @cached_property
    def derived_types(self) -> tuple[tuple[str, str, str], ...]:
        """Each relation between the types of two groups: what they follow from, whose they are, and by which rule."""
        traits = ("TypesMatchWith", "OptionalTypesMatchWith", "RangedTypesMatchWith")
        relations = [relation[:3] for trait in traits for relation in self.parameters_of(trait) if len(relation) >= 3]
        return tuple((str(lhs), str(rhs), rule if isinstance(rule, str) else "") for lhs, rhs, rule in relations)

    @cached_property
    def checks(self) -> frozenset[Term]:
        """The names of the `Check`s that have no other parameter."""
        return frozenset(names[0] for names in self.parameters_of("Check") if len(names) == 1)

    @cached_property
    def format_attributes(self) -> frozenset[str]:
        """The attributes that the assembly format names."""
        return frozenset(mentioned_attributes(self.format or ()))

    def operand_slices(self, count: int, sizes: Sequence[int] | None = None) -> tuple[slice, ...] | None:
        """The range of each group among `count` operands.

        `sizes` are the segment sizes, if the operation carries them. `None` if the operands cannot be divided: there
        are too few or too many, or the sizes do not fit.
        """
        if sizes is not None:
            return group_slices(self.operands, count, sizes, equal=False)
        return self._slices(self.operands, count, "SameVariadicOperandSize")

    def result_slices(self, count: int, sizes: Sequence[int] | None = None) -> tuple[slice, ...] | None:
        """The range of each group among `count` results; like `operand_slices`."""
        if sizes is not None:
            return group_slices(self.results, count, sizes, equal=False)
        return self._slices(self.results, count, "SameVariadicResultSize")

    def _slices(self, groups: tuple[ValueGroup, ...], count: int, trait: str) -> tuple[slice, ...] | None:
        """`group_slices` without sizes, which depends on the count alone; `trait` makes variable groups equal."""
        known = self._known_slices
        key = (trait, count)
        if key in known:
            return known[key]
        found = group_slices(groups, count, None, equal=trait in self.traits)
        if count <= _FEW_VALUES:
            known[key] = found
        return found

    @cached_property
    def _known_slices(self) -> dict[tuple[str, int], tuple[slice, ...] | None]:
        return {}

    @staticmethod
    def from_json(name: str, entry: Entry, tables: ConstraintTables) -> OpDefinition:
        """Build the definition from its JSON entry and the constraint tables of its dialect."""
        stated = entry.get("effects")
        traits = entry.get("traits", ())
        regions = cast("list[tuple[str, str, int]]", entry.get("regions", []))
        successors = cast("list[tuple[str, int]]", entry.get("successors", []))
        results = cast("list[list[Any]]", entry.get("results", []))
        return OpDefinition(
            name=name,
            operands=tuple(
                tables.group(item if item[0] else (f"operand{position}", *item[1:]))
                for position, item in enumerate(entry.get("operands", ()))
            ),
            results=tuple(
                tables.group(item if item[0] or len(results) == 1 else (f"result{position}", *item[1:]))
                for position, item in enumerate(results)
            ),
            attributes=tuple(tables.attribute(item) for item in entry.get("attributes", ())),
            regions=tuple(_region(region, blocks, bool(variadic)) for region, blocks, variadic in regions),
            successors=tuple(SuccessorDefinition(item, bool(variadic)) for item, variadic in successors),
            traits=frozenset(item if isinstance(item, str) else item[0] for item in traits),
            trait_arguments=tuple(cast("tuple[Term, ...]", freeze(t)) for t in traits if not isinstance(t, str)),
            interfaces=frozenset(entry.get("interfaces", ())),
            effects=None if stated is None or stated == "custom" else tuple(Effect(*item) for item in stated),
            has_custom_effects=stated == "custom",
            format=entry.get("format"),
            has_custom_syntax=bool(entry.get("custom")),
            has=frozenset(entry.get("has", ())),
            default_dialect=entry.get("default-dialect"),
        )


def _by_name(groups: Sequence[ValueGroup]) -> Mapping[str, ValueGroup]:
    # Backwards: the first of several groups without a name counts.
    return {group.name: group for group in reversed(groups)}


def mentioned_attributes(nodes: Sequence[FormatNode]) -> list[str]:
    """The attributes that a part of an assembly format names."""
    names: list[str] = []
    for node in nodes:
        if isinstance(node, str | int) or not node:
            continue
        if node[0] in ("attr", "prop") and len(node) == 2:
            names.append(cast("str", node[1]))
        else:
            names.extend(mentioned_attributes([inner for inner in node if not isinstance(inner, str | int)]))
    return names


def group_slices(
    groups: Sequence[ValueGroup], count: int, sizes: Sequence[int] | None, *, equal: bool
) -> tuple[slice, ...] | None:
    """Divide `count` values among the groups; `equal` says that all variable groups have the same size."""
    if sizes is None:
        variable = [group for group in groups if group.is_variable]
        rest = count - (len(groups) - len(variable))
        if rest < 0 or (not variable and rest) or (len(variable) > 1 and rest and not equal):
            return None
        share, remainder = divmod(rest, len(variable)) if variable else (0, 0)
        if remainder:
            return None
        sizes = [share if group.is_variable else 1 for group in groups]
    if len(sizes) != len(groups) or sum(sizes) != count:
        return None
    slices: list[slice] = []
    start = 0
    for group, size in zip(groups, sizes, strict=True):
        if size < 0 or (group.kind == "one" and size != 1) or (group.kind == "optional" and size > 1):
            return None
        slices.append(slice(start, start + size))
        start += size
    return tuple(slices)


def _region(name: str, blocks: str, variadic: bool) -> RegionDefinition:
    if blocks.startswith(">="):
        return RegionDefinition(name, int(blocks[2:]), None, variadic)
    if blocks.startswith("<="):
        return RegionDefinition(name, 0, int(blocks[2:]), variadic)
    if blocks:
        return RegionDefinition(name, int(blocks), int(blocks), variadic)
    return RegionDefinition(name, 0, None, variadic)


class ConstraintTables:
    """The constraints of one dialect's operations, built when first asked for."""

    __slots__ = ("_attributes", "_constraints", "_types")

    def __init__(self, document: Entry) -> None:
        self._constraints = cast("Mapping[str, Entry]", document.get("constraints", {}))
        self._attributes = cast("Mapping[str, Entry]", document.get("attributes", {}))
        self._types: dict[str, TypeConstraint] = {}

    def type_constraint(self, name: str) -> TypeConstraint:
        """The constraint called `name`; one that allows any type if the document does not have it."""
        found = self._types.get(name)
        if found is None:
            entry = self._constraints.get(name, {"is": ["any"]})
            predicate = cast("tuple[Term, ...]", freeze(entry["is"]))
            found = self._types[name] = TypeConstraint(
                name, predicate, entry.get("buildable"), entry.get("short"), bool(entry.get("own"))
            )
        return found

    def group(self, item: Sequence[str]) -> ValueGroup:
        segment = item[3] if len(item) > 3 else None
        return ValueGroup(item[0], cast("GroupKind", item[1]), self.type_constraint(item[2]), segment)

    def attribute(self, item: Sequence[Any]) -> AttributeDefinition:
        entry = self._attributes.get(item[1], {"syntax": ["any"]})
        return AttributeDefinition(
            name=item[0],
            constraint=item[1],
            syntax=cast("tuple[Term, ...]", freeze(entry["syntax"])),
            type=entry.get("type"),
            optional=bool(item[2]),
            default=item[3] if len(item) > 3 else None,
            is_property=len(item) > 4,
            predicate=cast("tuple[Term, ...]", freeze(entry.get("is", ["any"]))),
        )


def enum_from_json(key: str, entry: Entry) -> EnumDefinition:
    """Build an enum from its JSON entry."""
    return EnumDefinition(
        key=key,
        cases=tuple((str(keyword), int(value)) for keyword, value in entry["cases"]),
        width=int(entry.get("width", 32)),
        is_bits=bool(entry.get("bits")),
        separator=str(entry.get("separator", "")),
        print_groups=bool(entry.get("groups")),
        quoted=bool(entry.get("quoted")),
    )


def definition_from_json(name: str, entry: Entry) -> AttrOrTypeDefinition:
    """Build an attribute or type definition from its JSON entry."""
    parameters = cast("list[tuple[str, object, int, str | None, str]]", entry.get("params", []))
    return AttrOrTypeDefinition(
        name=name,
        parameters=tuple(
            Parameter(parameter, cast("tuple[Term, ...]", freeze(kind)), bool(optional), default, cpp)
            for parameter, kind, optional, default, cpp in parameters
        ),
        format=entry.get("format"),
        custom=bool(entry.get("custom")),
        class_name=str(entry.get("class", "")),
    )


def _typed_in(node: FormatNode) -> frozenset[str]:
    """The names of operands whose types are part of a format, but for those that a directive in C++ reads."""
    if isinstance(node, (str, int)) or (node and node[0] == "custom"):
        return frozenset()
    if len(node) > 1 and node[0] == "type" and not isinstance(node[1], (str, int)) and node[1][0] == "operand":
        return frozenset((str(node[1][1]),))
    return frozenset[str]().union(*map(_typed_in, node))
