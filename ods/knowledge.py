"""Everything known about operations, in one place: definitions from ODS, hand-written facts, configuration.

Parsers, analyses and passes ask a `Knowledge`; none of them lists operation names by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from ..ir.attributes import SymbolRefAttr
from ..ir.base import Attribute, Type
from ..ir.graph import Operation, Region, Value
from . import semantics as rules
from .definitions import OpDefinition
from .dialect_modules import described_bufferization, hand_written, with_view, with_views
from .protocols import Directive, ParseFunction, PrintFunction
from .regions import is_asynchronous, runs_of
from .registry import UPSTREAM as UPSTREAM_DEFINITIONS
from .registry import Registry, is_certain
from .segments import Shape, group_slices_of, shape_of
from .semantics import EFFECT_KINDS, EffectInstance, EffectKind, EffectPlace, RegionBranch, Semantics, reads_or_makes

if TYPE_CHECKING:
    from .bufferization.interface import Bufferization

_FEW = 16
"""Operands and results of an operation up to which something is remembered for all of that shape."""

_GroupsKey = tuple[str, int, bool, "Attribute | None"]
_UNKNOWN = frozenset((EffectKind.READ, EffectKind.WRITE))
_BY_OPERATION = frozenset((EffectKind.READ, EffectKind.FREE))
"""In the place of kinds: nobody has looked yet, and each operation has its own. Compared by identity."""


class Knowledge:
    """Answers about operations by name. Answers never change, so an instance may be shared between threads.

    `overrides` come from the user's configuration and win over everything else.
    """

    llvm = 22
    """The release of LLVM that the answers hold for."""
    default_dialects: tuple[str, ...] = ()
    """Dialects whose prefix may be left out everywhere."""
    pipeline = ""
    """The passes that the project runs on its programs, if it says with which options."""

    def __init__(self, registry: Registry = UPSTREAM_DEFINITIONS, overrides: Mapping[str, Semantics] | None = None):
        self.registry = registry
        self.definition: Callable[[str], OpDefinition | None] = registry.lookup
        self._overrides = dict(overrides or {})
        self._tables: dict[tuple[str, str], Mapping[str, object]] = {}
        # Of names that somebody described only: what users make up must not fill the memory.
        self._semantics: dict[str, Semantics | None] = {}
        self._bufferizations: dict[str, Bufferization | None] = {}
        self._groups: dict[_GroupsKey, dict[str, slice]] = {}
        self._effects: dict[Shape, tuple[EffectPlace, ...]] = {}
        self._effect_kinds: dict[Shape, frozenset[EffectKind]] = {}
        self._effect_kinds_by_name: dict[str, frozenset[EffectKind] | None] = {}
        self._takes_nothing: dict[str, bool] = {}
        self._removable: dict[str, rules.Removal] = {}
        self._removable_shapes: dict[Shape, bool] = {}
        self._no_views: set[str] = set()
        self._plain: dict[str, bool] = {}
        self._calls: dict[str, bool] = {}
        self._of_pipelines: dict[str, Knowledge] = {}

    def of_pipeline(self, pipeline: str) -> Knowledge:
        """The same knowledge of operations, in a project that runs `pipeline`; one object for each."""
        if pipeline == self.pipeline:
            return self
        found = self._of_pipelines.get(pipeline)
        if found is None:
            # Loaded here: most projects run no pipeline.
            from copy import copy

            found = self._of_pipelines[pipeline] = copy(self)
            found.pipeline = pipeline
        return found

    @property
    def dialect_names(self) -> frozenset[str]:
        return self.registry.dialect_names()

    def op_names(self, dialect: str) -> list[str]:
        return self.registry.op_names(dialect)

    # Hand-written tables

    @property
    def overrides(self) -> Mapping[str, Semantics]:
        """Declarations of the user's configuration, by name."""
        return self._overrides

    def semantics(self, name: str) -> Semantics | None:
        try:
            return self._semantics[name]
        except KeyError:
            found = self._overrides.get(name)
        if found is None:
            table = self._table(name.partition(".")[0], "semantics", "SEMANTICS")
            written = cast("Semantics | None", table.get(name))
            found = with_views(written) if written is not None else None
        if found is not None or self.definition(name) is not None:
            self._semantics[name] = found
        return found

    def parser(self, name: str) -> ParseFunction | None:
        table = self._table(name.partition(".")[0], "assembly", "PARSERS")
        return cast("ParseFunction | None", table.get(name))

    def is_exact(self, name: str) -> bool:
        """Whether the custom syntax of a registered operation is known, so that text that does not fit is wrong."""
        definition = self.definition(name)
        return definition is None or is_certain(definition, self.registry)

    def has_strict_dictionaries(self, name: str) -> bool:
        """Whether attribute dictionaries of an operation's assembly format take discardable attributes alone.

        Where they do, `prop-dict` is a list: `<alignment = 8, nontemporal>`.
        """
        del name
        return False

    def has_current_parts(self, name: str) -> bool:
        """Whether operands, results and attributes are those that hand-written rules were written for."""
        del name
        return True

    def printer(self, name: str) -> PrintFunction | None:
        table = self._table(name.partition(".")[0], "assembly", "PRINTERS")
        return cast("PrintFunction | None", table.get(name))

    def directive(self, dialect: str, name: str) -> Directive | None:
        """Parser and printer of the format directive `custom<name>` of `dialect`."""
        table = self._table(dialect, "assembly", "DIRECTIVES")
        return cast("Directive | None", table.get(name))

    def result_inference(self, name: str) -> Callable[[Operation], Sequence[Type]] | None:
        """InferTypeOpInterface in C++: the result types of an operation whose operands and attributes are known."""
        table = self._table(name.partition(".")[0], "assembly", "RESULT_TYPES")
        found = cast("Callable[[Operation], Sequence[Type]] | None", table.get(name))
        return with_view(found) if found is not None else None

    def result_names(self, name: str) -> tuple[str, ...]:
        """OpAsmOpInterface: what to call results that have no name yet, the last one repeated; empty: no opinion."""
        table = self._table(name.partition(".")[0], "assembly", "RESULT_NAMES")
        return cast("tuple[str, ...]", table.get(name, ()))

    def bufferization(self, name: str) -> Bufferization | None:
        """BufferizableOpInterface: how One-Shot Bufferize sees the operation; None: it is unknown to it."""
        try:
            return self._bufferizations[name]
        except KeyError:
            semantics = self._overrides.get(name)
            is_declared = semantics is not None and semantics.is_destination_style
            found = described_bufferization(name, self.definition(name), self.effects, is_declared=is_declared)
        if found is None:
            table = self._table(name.partition(".")[0], "bufferization", "BUFFERIZATIONS")
            written = cast("Bufferization | None", table.get(name))
            found = with_views(written) if written is not None else None
        if found is not None or self.definition(name) is not None:
            self._bufferizations[name] = found
        return found

    def _table(self, dialect: str, room: str, name: str) -> Mapping[str, object]:
        """The table `name`, which no two rooms have, of the module `room` of `dialect`; empty without one."""
        try:
            return self._tables[dialect, name]
        except KeyError:
            module = hand_written(dialect, room)
        if module is None:
            return {}
        found = self._tables[dialect, name] = cast("Mapping[str, object]", getattr(module, name, {}))
        return found

    # Traits and interfaces

    def has_trait(self, op: Operation, trait: str) -> bool:
        definition = self.definition(op.name)
        return definition is not None and trait in definition.traits

    def has_interface(self, op: Operation, interface: str) -> bool:
        definition = self.definition(op.name)
        return definition is not None and interface in definition.interfaces

    def is_terminator(self, op: Operation) -> bool:
        definition = self.definition(op.name)
        if definition is None:
            semantics = self.semantics(op.name)
            return semantics is not None and semantics.is_terminator
        return definition.is_terminator

    def may_terminate(self, op: Operation) -> bool:
        """Whether `op` is a terminator, or nothing is known of it that says it is none."""
        if op.syntax is not None and op.syntax.opaque:
            return True
        return self.definition(op.name) is None or self.is_terminator(op)

    def is_function_like(self, op: Operation) -> bool:
        """FunctionOpInterface."""
        return self.has_interface(op, "FunctionOpInterface")

    # Groups

    def operand_group(self, op: Operation, name: str) -> list[Value]:
        """The operands of the group `name`; empty when it is absent or the segments do not fit."""
        part = self._group(op, name, is_result=False)
        return [operand.value for operand in op.operands[part]] if part is not None else []

    def result_group(self, op: Operation, name: str) -> list[Value]:
        part = self._group(op, name, is_result=True)
        return list(op.results[part]) if part is not None else []

    def _group(self, op: Operation, name: str, *, is_result: bool) -> slice | None:
        """The range of the group called `name` among the operands or results."""
        count = len(op.results if is_result else op.operands)
        property_name = "resultSegmentSizes" if is_result else "operandSegmentSizes"
        attribute = op.properties.get(property_name) or op.attributes.get(property_name)
        key = (op.name, count, is_result, attribute)
        known = self._groups.get(key)
        if known is not None:
            return known.get(name)
        definition = self.definition(op.name)
        if definition is None:
            return None
        by_name = group_slices_of(op, definition, is_result=is_result)
        if count <= _FEW:
            self._groups[key] = by_name
        return by_name.get(name)

    # Effects

    def effects(self, op: Operation) -> tuple[EffectInstance, ...] | None:
        """All memory effects; None when nothing states them (no MemoryEffectOpInterface).

        `rules.effects_in_code` has those that ODS leaves to C++ and no table gives.
        """
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.effects is not None:
            return tuple(semantics.effects(op))
        definition = self.definition(op.name)
        if definition is None:
            return None
        if definition.effects is not None:
            if not definition.effects and not definition.has_interface("MemoryEffectOpInterface"):
                return None
            return self._stated_effects(op, definition)
        if definition.has_custom_effects or definition.has_interface("MemoryEffectOpInterface"):
            is_examined = UPSTREAM_DEFINITIONS.lookup(op.name) is not None
            return rules.effects_in_code(op, definition, is_examined=is_examined)
        return None

    def effect_kinds(self, op: Operation) -> frozenset[EffectKind] | None:
        """The kinds of `effects`, without making these; None when nothing states them."""
        rule = self._effect_kinds_by_name.get(op.name, _UNKNOWN)
        if rule is _UNKNOWN:
            rule = self._effect_kinds_rule(op.name)
        if rule is not _BY_OPERATION:
            return rule
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.effect_kinds is not None:
            return semantics.effect_kinds(op)
        definition = self.definition(op.name)
        if definition is None or not definition.effects or self._has_own_effects(op.name):
            effects = self.effects(op)
            return frozenset([effect.kind for effect in effects]) if effects is not None else None
        shape = shape_of(op)
        known = self._effect_kinds.get(shape)
        if known is None:
            known = frozenset([kind for kind, _, _, _ in self._effect_places(op, definition)])
            if len(op.operands) + len(op.results) <= _FEW:
                self._effect_kinds[shape] = known
        return known

    def _effect_kinds_rule(self, name: str) -> frozenset[EffectKind] | None:
        """The answer of `effect_kinds` for all operations called `name`, or `_BY_OPERATION`."""
        definition = self.definition(name)
        if definition is None:
            return _BY_OPERATION if self._has_own_effects(name) else None
        rule: frozenset[EffectKind] | None = _BY_OPERATION
        if not self._has_own_effects(name) and definition.effects is not None:
            if not definition.effects:
                rule = frozenset() if definition.has_interface("MemoryEffectOpInterface") else None
            else:
                rule = rules.stated_kinds(definition) or _BY_OPERATION
        self._effect_kinds_by_name[name] = rule
        return rule

    def has_effect_on(self, op: Operation, kind: EffectKind, value: Value) -> bool:
        """Whether one of `effects` is of `kind` and on `value`, without making these."""
        definition = self.definition(op.name)
        if definition is None or not definition.effects or self._has_own_effects(op.name):
            return any(effect.kind is kind and effect.value is value for effect in self.effects(op) or ())
        for stated, _, values, part in self._effect_places(op, definition):
            if stated is not kind or part is None:
                continue
            found = [operand.value for operand in op.operands[part]] if values == "operands" else op.results[part]
            if value in found:
                return True
        return False

    def takes_nothing(self, name: str) -> bool:
        """Whether no operation called `name` frees a buffer or hands it to another owner, as far as the name tells."""
        known = self._takes_nothing.get(name)
        if known is None:
            definition = self.definition(name)
            known = definition is not None and rules.takes_nothing(definition, self.semantics(name))
            if definition is not None:
                self._takes_nothing[name] = known
        return known

    def _has_own_effects(self, name: str) -> bool:
        """Whether effects are stated by a function."""
        semantics = self.semantics(name)
        return semantics is not None and semantics.effects is not None

    def _stated_effects(self, op: Operation, definition: OpDefinition) -> tuple[EffectInstance, ...]:
        if not definition.effects:
            return ()
        effects: list[EffectInstance] = []
        for kind, resource, values, part in self._effect_places(op, definition):
            if part is None:
                effects.append(EffectInstance(kind, None, resource))
            elif values == "operands":
                effects += [EffectInstance(kind, operand.value, resource) for operand in op.operands[part]]
            else:
                effects += [EffectInstance(kind, result, resource) for result in op.results[part]]
        return tuple(effects)

    def _effect_places(self, op: Operation, definition: OpDefinition) -> tuple[EffectPlace, ...]:
        """The positions of the stated effects of all operations of the shape of `op`: operands, and results."""
        shape = shape_of(op)
        known = self._effects.get(shape)
        if known is None:
            places: list[EffectPlace] = []
            for effect in definition.effects or ():
                kind = EFFECT_KINDS[effect.kind]
                if effect.on is None:
                    places.append((kind, effect.resource, "", None))
                    continue
                operands = self._group(op, effect.on, is_result=False)
                if operands is not None and op.operands[operands]:
                    places.append((kind, effect.resource, "operands", operands))
                    continue
                results = self._group(op, effect.on, is_result=True)
                if results is not None and op.results[results]:
                    places.append((kind, effect.resource, "results", results))
                elif any(attribute.name == effect.on for attribute in definition.attributes):
                    # What a symbol names: no value of the operation.
                    places.append((kind, effect.resource, "", None))
            known = tuple(places)
            if len(op.operands) + len(op.results) <= _FEW:
                self._effects[shape] = known
        return known

    def is_removable(self, op: Operation) -> bool | None:
        """Whether `op` may go when nobody uses its results, as far as its definition tells; None: its effects decide.

        It stays if it is a terminator or a symbol, or if nothing states its effects; it may go if it reads at most,
        or allocates what it returns.
        """
        rule = self.removal_rule(op.name)
        if rule != "by shape":
            return rule
        shape = shape_of(op)
        known = self._removable_shapes.get(shape)
        if known is None:
            definition = self.definition(op.name)
            assert definition is not None
            known = reads_or_makes(self._effect_places(op, definition))
            if len(op.operands) + len(op.results) <= _FEW:
                self._removable_shapes[shape] = known
        return known

    def removal_rule(self, name: str) -> rules.Removal:
        """The answer of `is_removable` for all operations called `name`, if they have the same."""
        try:
            return self._removable[name]
        except KeyError:
            return self._removability(name)

    def _removability(self, name: str) -> rules.Removal:
        definition = self.definition(name)
        if definition is None:
            return None
        declared = name in self._overrides and self._overrides[name].recursive_effects
        rule = rules.stated_removal(definition, self.semantics(name), is_recursive=declared)
        self._removable[name] = rule
        return rule

    def has_recursive_effects(self, op: Operation) -> bool:
        """RecursiveMemoryEffects: the effects are those of the nested operations."""
        semantics = self._overrides.get(op.name)
        return self.has_trait(op, "RecursiveMemoryEffects") or (semantics is not None and semantics.recursive_effects)

    # Control flow

    def is_plain(self, name: str) -> bool:
        """Whether all that an operation of this name does is to compute results from its operands.

        It has no effects and no rule about control flow or memory. Known by the name alone, so that a walk may pass by
        most operations at the cost of a look into a table; False says nothing.
        """
        known = self._plain.get(name)
        if known is None:
            definition = self.definition(name)
            known = definition is not None and rules.only_computes(definition, self.semantics(name))
            if definition is not None:
                self._plain[name] = known
        return known

    def region_branch(self, op: Operation) -> RegionBranch | None:
        semantics = self.semantics(op.name)
        return semantics.region_branch if semantics is not None else None

    def runs(self, region: Region) -> rules.Runs:
        """The number of times that `region` runs each time its operation does."""
        name = region.parent.name
        return runs_of(region, self.semantics(name), self.definition(name))

    def runs_later(self, op: Operation) -> bool:
        """Whether `op` starts work that goes on behind it: in its regions, or in the function that it calls."""
        return is_asynchronous(op, self.semantics(op.name))

    def is_region_terminator(self, op: Operation) -> bool:
        """RegionBranchTerminatorOpInterface (every ReturnLike operation has it)."""
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.parent_operands is not None:
            return True
        definition = self.definition(op.name)
        return definition is not None and (
            "ReturnLike" in definition.traits or "RegionBranchTerminatorOpInterface" in definition.interfaces
        )

    def parent_operands(self, op: Operation) -> range:
        """Positions of the operands that a region terminator hands to the parent."""
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.parent_operands is not None:
            return semantics.parent_operands(op)
        return range(len(op.operands))

    def is_branch(self, op: Operation) -> bool:
        """BranchOpInterface."""
        semantics = self.semantics(op.name)
        return (semantics is not None and semantics.successor_operands is not None) or self.has_interface(
            op, "BranchOpInterface"
        )

    def successor_operands(self, op: Operation, successor: int) -> range:
        """Positions of the operands forwarded to successor `successor`."""
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.successor_operands is not None:
            return semantics.successor_operands(op, successor)
        return range(len(op.operands)) if len(op.successors) == 1 else range(0)

    def is_call(self, op: Operation) -> bool:
        """CallOpInterface."""
        known = self._calls.get(op.name)
        if known is None:
            declared, definition = self._overrides.get(op.name), self.definition(op.name)
            known = (declared is not None and declared.callee is not None) or (
                definition is not None and "CallOpInterface" in definition.interfaces
            )
            if definition is not None:
                self._calls[op.name] = known
        return known

    def callee(self, op: Operation) -> SymbolRefAttr | None:
        """The symbol a call names; None for an indirect call."""
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.callee is not None:
            return semantics.callee(op)
        callee = op.properties.get("callee")
        return callee if isinstance(callee, SymbolRefAttr) else None

    def view_source(self, op: Operation) -> Value | None:
        """The operand of which the results of a view-like operation are views."""
        if op.name in self._no_views:
            return None
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.view_source is not None:
            index = semantics.view_source(op)
            return op.operands[index].value if index is not None and index < len(op.operands) else None
        definition = self.definition(op.name)
        if definition is None:
            return None
        if "ViewLikeOpInterface" not in definition.interfaces:
            self._no_views.add(op.name)
            return None
        return op.operands[0].value if op.operands else None


UPSTREAM = Knowledge()
"""The knowledge without any configuration."""
