"""Everything known about operations, in one place: definitions from ODS, hand-written facts, configuration.

Parsers, analyses and passes ask a `Knowledge`; none of them lists operation names by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import cast

from ..ir.attributes import DenseArrayAttr, SymbolRefAttr
from ..ir.base import Type
from ..ir.graph import Operation, Value
from .definitions import OpDefinition
from .protocols import Directive, ParseFunction, PrintFunction
from .registry import UPSTREAM as UPSTREAM_DEFINITIONS
from .registry import Registry
from .semantics import EffectInstance, EffectKind, RegionBranch, Semantics

# Dialects with hand-written modules: <name>.py for what operations do, <name>_syntax.py for custom syntax.
# Adding a dialect means adding its name here.
HAND_WRITTEN_SEMANTICS = frozenset(
    ("acc", "affine", "async", "bufferization", "builtin", "cf", "emitc", "func", "gpu", "linalg", "llvm", "memref",
     "pdl", "scf", "shape", "sparse_tensor", "spirv", "test", "transform", "vector")
)  # fmt: skip
HAND_WRITTEN_SYNTAX = frozenset(
    ("acc", "affine", "amdgpu", "arith", "async", "bufferization", "cf", "emitc", "func", "gpu", "irdl", "linalg",
     "llvm", "memref", "ml_program", "nvvm", "omp", "pdl", "pdl_interp", "ptr", "rocdl", "scf", "shape", "shard", "smt",
     "sparse_tensor", "spirv", "tensor", "test", "tosa", "transform", "vector", "wasmssa", "xegpu")
)  # fmt: skip

_EFFECT_KINDS = {
    "read": EffectKind.READ,
    "write": EffectKind.WRITE,
    "alloc": EffectKind.ALLOCATE,
    "free": EffectKind.FREE,
}
_FEW = 16
"""Operands or results of an operation for which their groups are remembered."""


class Knowledge:
    """Answers about operations by name. Answers never change, so an instance may be shared between threads.

    `overrides` come from the user's configuration and win over everything else.
    """

    def __init__(self, registry: Registry = UPSTREAM_DEFINITIONS, overrides: Mapping[str, Semantics] | None = None):
        self.registry = registry
        self.definition = registry.lookup
        self._overrides = dict(overrides or {})
        self._modules: dict[str, ModuleType] = {}
        # Of names that somebody described only: what users make up must not fill the memory.
        self._semantics: dict[str, Semantics | None] = {}
        self._groups: dict[tuple[str, int, bool], dict[str, slice]] = {}

    @property
    def dialect_names(self) -> frozenset[str]:
        return self.registry.dialect_names()

    def op_names(self, dialect: str) -> list[str]:
        return self.registry.op_names(dialect)

    # Hand-written tables

    def semantics(self, name: str) -> Semantics | None:
        try:
            return self._semantics[name]
        except KeyError:
            found = self._overrides.get(name)
        if found is None:
            table = self._table(name.partition(".")[0], HAND_WRITTEN_SEMANTICS, "", "SEMANTICS")
            found = cast("Semantics | None", table.get(name))
        if found is not None or self.definition(name) is not None:
            self._semantics[name] = found
        return found

    def parser(self, name: str) -> ParseFunction | None:
        table = self._table(name.partition(".")[0], HAND_WRITTEN_SYNTAX, "_syntax", "PARSERS")
        return cast("ParseFunction | None", table.get(name))

    def printer(self, name: str) -> PrintFunction | None:
        table = self._table(name.partition(".")[0], HAND_WRITTEN_SYNTAX, "_syntax", "PRINTERS")
        return cast("PrintFunction | None", table.get(name))

    def directive(self, dialect: str, name: str) -> Directive | None:
        """How the format directive `custom<name>` of `dialect` is read and written."""
        table = self._table(dialect, HAND_WRITTEN_SYNTAX, "_syntax", "DIRECTIVES")
        return cast("Directive | None", table.get(name))

    def result_inference(self, name: str) -> Callable[[Operation], Sequence[Type]] | None:
        """InferTypeOpInterface in C++: the result types of an operation whose operands and attributes are known."""
        table = self._table(name.partition(".")[0], HAND_WRITTEN_SYNTAX, "_syntax", "RESULT_TYPES")
        return cast("Callable[[Operation], Sequence[Type]] | None", table.get(name))

    def result_names(self, name: str) -> tuple[str, ...]:
        """OpAsmOpInterface: what to call results that have no name yet, the last one repeated; empty: no opinion."""
        table = self._table(name.partition(".")[0], HAND_WRITTEN_SYNTAX, "_syntax", "RESULT_NAMES")
        return cast("tuple[str, ...]", table.get(name, ()))

    def _table(self, dialect: str, available: frozenset[str], suffix: str, name: str) -> Mapping[str, object]:
        if dialect not in available:
            return {}
        # `async` is a keyword of Python, so that module carries an underscore.
        module_name = "async_" if dialect + suffix == "async" else dialect + suffix
        module = self._modules.get(module_name)
        if module is None:
            module = self._modules[module_name] = import_module(f".{module_name}", __package__)
        return cast("Mapping[str, object]", getattr(module, name, {}))

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
        """Where the group called `name` is among the operands or results."""
        count = len(op.results if is_result else op.operands)
        sizes = segment_sizes(op, "resultSegmentSizes" if is_result else "operandSegmentSizes")
        key = (op.name, count, is_result)
        if sizes is None:
            known = self._groups.get(key)
            if known is not None:
                return known.get(name)
        definition = self.definition(op.name)
        if definition is None:
            return None
        groups = definition.results if is_result else definition.operands
        slices = (definition.result_slices if is_result else definition.operand_slices)(count, sizes)
        by_name: dict[str, slice] = {}
        for group, part in zip(groups, slices or (), strict=False):
            by_name.setdefault(group.name, part)
        if sizes is None and count <= _FEW:
            self._groups[key] = by_name
        return by_name.get(name)

    # Effects

    def effects(self, op: Operation) -> tuple[EffectInstance, ...] | None:
        """All memory effects; None when nothing states them (no MemoryEffectOpInterface).

        Effects that ODS leaves to C++ and no table gives: every operand that is a buffer may be read
        and written, nothing is allocated or freed.
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
            return tuple(self._stated_effects(op, definition))
        if definition.has_custom_effects or definition.has_interface("MemoryEffectOpInterface"):
            return tuple(
                EffectInstance(kind, operand.value)
                for operand in op.operands
                for kind in (EffectKind.READ, EffectKind.WRITE)
            )
        return None

    def _stated_effects(self, op: Operation, definition: OpDefinition) -> Sequence[EffectInstance]:
        effects: list[EffectInstance] = []
        for effect in definition.effects or ():
            kind = _EFFECT_KINDS[effect.kind]
            if effect.on is None:
                effects.append(EffectInstance(kind, None, effect.resource))
                continue
            values = self.operand_group(op, effect.on) or self.result_group(op, effect.on)
            effects.extend(EffectInstance(kind, value, effect.resource) for value in values)
        return effects

    def has_recursive_effects(self, op: Operation) -> bool:
        """RecursiveMemoryEffects: the effects are those of the nested operations."""
        semantics = self._overrides.get(op.name)
        return self.has_trait(op, "RecursiveMemoryEffects") or (semantics is not None and semantics.recursive_effects)

    # Control flow

    def region_branch(self, op: Operation) -> RegionBranch | None:
        semantics = self.semantics(op.name)
        return semantics.region_branch if semantics is not None else None

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
        declared = self._overrides.get(op.name)
        return (declared is not None and declared.callee is not None) or self.has_interface(op, "CallOpInterface")

    def callee(self, op: Operation) -> SymbolRefAttr | None:
        """The symbol a call names; None for an indirect call."""
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.callee is not None:
            return semantics.callee(op)
        callee = op.properties.get("callee")
        return callee if isinstance(callee, SymbolRefAttr) else None

    def view_source(self, op: Operation) -> Value | None:
        """What the results of a view-like operation are views of."""
        semantics = self.semantics(op.name)
        if semantics is not None and semantics.view_source is not None:
            index = semantics.view_source(op)
            return op.operands[index].value if index is not None and index < len(op.operands) else None
        if self.has_interface(op, "ViewLikeOpInterface") and op.operands:
            return op.operands[0].value
        return None


def segment_sizes(op: Operation, name: str) -> list[int] | None:
    """`operandSegmentSizes` or `resultSegmentSizes`; None when the operation carries none."""
    sizes = op.properties.get(name) or op.attributes.get(name)
    if isinstance(sizes, DenseArrayAttr):
        return [size for size in sizes.values if isinstance(size, int)]
    return None


UPSTREAM = Knowledge()
"""What is known without any configuration."""
