"""Semantics of operations: effects, control flow and aliasing that ODS lacks.

Each hand-written dialect module has a table `SEMANTICS: dict[str, Semantics]`. Positions are those of
the generic form, from 0. Whoever asks goes through `Knowledge`, which also answers from ODS. A function whose first
parameter is annotated with a view gets that of the operation (`dialect_modules.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, Flag
from typing import Any, Literal

from ..ir.attributes import SymbolRefAttr
from ..ir.graph import Operation, Region, Value
from ..ir.records import dataclass
from ..ir.types import is_memref
from .definitions import OpDefinition


class EffectKind(Enum):
    # By identity: that of `Enum` calls a function for each look into a set.
    __hash__ = object.__hash__

    READ = "read"
    WRITE = "write"
    ALLOCATE = "allocate"
    FREE = "free"


class Speculation(Enum):
    """Whether an operation may run where the program would not have run it (ConditionallySpeculatable)."""

    NEVER = "never"
    IF_NESTED = "if all nested operations may"
    ALWAYS = "always"


class Hoisting(Flag):
    """Restriction of the places to which passes may move an allocation (AllocationOpInterface, `getHoistingKind`)."""

    NONE = 0
    LOOP = 1
    """Out of loops."""
    BLOCK = 2
    """To a dominating block."""


AUTOMATIC_SCOPE = "AutomaticAllocationScopeResource"
"""The resource of allocations that end with an enclosing scope (memref.alloca)."""


@dataclass(frozen=True, slots=True)
class EffectInstance:
    """One effect. `value` is None when it concerns no value in particular; `resource` is upstream's short name."""

    kind: EffectKind
    value: Value | None = None
    resource: str = "default"


EFFECT_KINDS = {
    "read": EffectKind.READ,
    "write": EffectKind.WRITE,
    "alloc": EffectKind.ALLOCATE,
    "free": EffectKind.FREE,
}
"""By their names in ODS."""
EffectPlace = tuple[EffectKind, str, Literal["", "operands", "results"], "slice | None"]
"""One stated effect, its resource, and what it acts on; without a slice, on nothing in particular."""


def reads_or_makes(places: Sequence[EffectPlace]) -> bool:
    """Whether each effect is a read, or acts on results that are allocated there."""
    made: set[int] = set()
    for kind, _, values, part in places:
        if kind is EffectKind.ALLOCATE and values == "results" and part is not None:
            made.update(range(part.start, part.stop))
    return all(
        kind is EffectKind.READ
        or (values == "results" and part is not None and made.issuperset(range(part.start, part.stop)))
        for kind, _, values, part in places
    )


@dataclass(frozen=True, slots=True)
class RegionEdge:
    """Control passes to `target` (None: to after the operation), handing over values.

    `operands` are positions among the operands of the operation the edge starts from (the region branch
    operation itself, or the terminator). They initialise the inputs of the target from `first_input` on:
    entry block arguments, or results.
    """

    target: Region | None
    operands: range = range(0)
    first_input: int = 0
    end_input: int | None = None
    """Behind the last of these inputs; None: all that are left are initialised."""


@dataclass(frozen=True)
class RegionBranch:
    """RegionBranchOpInterface: `entry` gives the edges from the operation itself, in upstream's order;
    `leave` those taken when a terminator of the region ends."""

    entry: Callable[[Operation], Sequence[RegionEdge]]
    leave: Callable[[Operation, Region], Sequence[RegionEdge]]


class Runs(Enum):
    """The number of times that a region runs each time its operation does, and the time."""

    ONCE = "once"
    AT_MOST_ONCE = "at most once"
    REPEATEDLY = "any number of times, one after another"
    IN_PARALLEL = "any number of times, several at once"
    AT_ANOTHER_TIME = "at another time"
    """At most once for what surrounds it, at the same time as what follows; or when somebody asks for what it defines,
    as for the body of a function, where nothing from outside can be used."""
    ASYNCHRONOUSLY = "any number of times, several at once, at another time"
    UNKNOWN = "nobody has said how often"
    """The worst case: as the one before."""

    # Known for all members at once: asked of each region of a program.
    may_repeat: bool
    """Whether what runs in the region may run again before the operation has ended."""
    may_overlap: bool
    """Whether two runs, be it of two executions of the operation, may be under way at the same time."""
    may_be_late: bool
    """Whether the region may still run when what follows the operation does."""


for _kind in Runs:
    _kind.may_be_late = _kind in (Runs.AT_ANOTHER_TIME, Runs.ASYNCHRONOUSLY, Runs.UNKNOWN)
    _kind.may_overlap = _kind.may_be_late or _kind is Runs.IN_PARALLEL
    _kind.may_repeat = _kind not in (Runs.ONCE, Runs.AT_MOST_ONCE, Runs.AT_ANOTHER_TIME)


@dataclass(frozen=True)
class Semantics:
    """Hand-written facts of one operation; None means: as ODS has it, or not applicable."""

    effects: Callable[[Any], Sequence[EffectInstance]] | None = None
    """All memory effects (MemoryEffectOpInterface), where ODS leaves them to C++."""
    effect_kinds: Callable[[Any], frozenset[EffectKind]] | None = None
    """The kinds of `effects`, where there is a shorter way to them."""

    region_branch: RegionBranch | None = None

    parent_operands: Callable[[Any], range] | None = None
    """RegionBranchTerminatorOpInterface: operands handed to the parent. Default: all of them."""

    successor_operands: Callable[[Any, int], range] | None = None
    """BranchOpInterface: operands forwarded to successor `i`."""

    callee: Callable[[Any], SymbolRefAttr | None] | None = None
    """CallOpInterface: the symbol called; None for an indirect call."""

    view_source: Callable[[Any], int | None] | None = None
    """ViewLikeOpInterface: the operand that the results are views of."""

    moves_address: Callable[[Any], bool] | None = None
    """For a view: whether its aligned address may be another one than that of its source."""

    names_memory: bool = False
    """Results are the memory of a buffer operand in another form: a tensor, an address, a descriptor."""

    freed_by: str | None = None
    """The operation that frees what this one allocates, where `memref.dealloc` does not."""

    shows: int | None = None
    """The operand whose buffer the result is, for views that do not implement ViewLikeOpInterface."""

    chooses: range = range(0)
    """Operands one of which the result is, chosen when the operation runs: those of `arith.select`."""

    takes: Callable[[Any], Sequence[int]] | None = None
    """Operands whose buffer this operation frees, or hands to another owner, without a `FREE` effect that says so."""

    gives: Callable[[Any], Sequence[int]] | None = None
    """Results that are buffers of their own, to be freed by the program, without an `ALLOCATE` effect that says so."""

    borrows: bool = False
    """Buffers among the operands, and those used in the regions, are needed while it runs and are not kept. For
    operations that state no effects; whatever goes on afterwards is known by a result, or by a tag."""

    tags: Callable[[Any], Sequence[int]] | None = None
    """Operands that represent work which goes on afterwards with the other buffers: the tag of a DMA transfer."""

    counts: Callable[[Any], tuple[Value, Value, Value] | None] | None = None
    """For a loop that counts upwards: its lower bound, its upper bound, which is excluded, and the argument that
    counts.
    None for loops that compare otherwise than as signed numbers."""

    writes_back: Callable[[Any], Sequence[Value]] | None = None
    """Memory into which it writes what ends of its regions hand over: a value for each operand of these, tensors among
    them where it computes results instead."""

    runs: Runs | Callable[[Any, int], Runs] | None = None
    """The number of times that a region runs, for all of them or by number. None: the interfaces of the operation
    tell (`regions.py`)."""

    iterations: Callable[[Any], int | None] | None = None
    """For regions that run any number of times: the number, where it is constant."""

    runs_later: bool = False
    """Whether the regions, or the function called, run asynchronously: results represent the work on whatever they
    capture."""

    awaits: Callable[[Any], bool] | None = None
    """Whether all work that operands represent has ended when the operation has."""

    speculation: Callable[[Any], Speculation] | None = None
    """ConditionallySpeculatable, where no trait answers it."""

    is_destination_style: bool = False
    """On tensors: whether it computes its results in its last operands, one for each (DestinationStyleOpInterface)."""

    default_dialect: str | None = None
    """OpAsmOpInterface: the dialect of operation names without a dot inside the regions."""

    fills_body: bool = False
    """Its own syntax has a block in its first region also where nothing is written there."""
    shadows_operands: bool = False
    """Whether the custom form writes no arguments for the region: they have the names of the operands."""

    is_terminator: bool = False
    """For operations that only the configuration describes."""

    recursive_effects: bool = False
    """The same: the effects are those of the nested operations."""

    yields_last_operation: bool = False
    """The terminator that the text may leave out passes on the results of the operation before it."""

    writes_terminators_from: int | None = None
    """The first region whose terminator the custom form never leaves out, although one could be implied; or None."""

    hoisting: Hoisting | None = None
    """For an allocation: where it may move. None: the operation does not implement AllocationOpInterface."""

    stack_form: str | None = None
    """For an allocation on the heap: the operation that allocates the same on the stack, by the same operands."""

    is_distinct: bool = False
    """Whether each execution makes a thing of its own, without an effect that says so: two equal ones are not one."""

    shows_memory: Callable[[Any], bool] | None = None
    """Whether the memory of its operand may be written by way of its result. Equal operands must not be one then."""

    implies_body: bool = False
    """Whether the custom form leaves out the body, whose operations follow from the name and the types."""

    may_be_empty: bool = False
    """For a function: braces around nothing are read as no body."""

    implied_body: Callable[[Any], None] | None = None
    """For custom form that leaves the body out: builds what greedy rewriting in LLVM 22 moves out of that body."""


# What the name of an operation tells of its effects: what its definition says of all that are so called.

Removal = bool | Literal["by shape"] | None
"""Whether an operation may go if nobody uses its results. None: its effects decide."""

_ACTING = frozenset(
    ("BranchOpInterface", "CallOpInterface", "FunctionOpInterface", "RegionBranchOpInterface",
     "RegionBranchTerminatorOpInterface", "SymbolOpInterface", "ViewLikeOpInterface")
)  # fmt: skip
"""Interfaces of operations that do more than compute results."""


def only_computes(definition: OpDefinition, semantics: Semantics | None) -> bool:
    """Whether all that the operation does is to compute results from its operands."""
    if definition.effects is None or definition.effects or definition.is_terminator or definition.has_custom_effects:
        return False
    if "MemoryEffectOpInterface" not in definition.interfaces or not _ACTING.isdisjoint(definition.interfaces):
        return False
    return semantics is None or semantics == Semantics(
        speculation=semantics.speculation, runs=semantics.runs, iterations=semantics.iterations
    )


def effects_in_code(op: Operation, definition: OpDefinition, *, is_examined: bool) -> tuple[EffectInstance, ...] | None:
    """The effects of `op` where only C++ says them; None where it may free a buffer, keep one, or make one.

    Of an operation that works in its destinations, or that `is_examined`, LLVM's own: all operands may be read and
    written, nothing is allocated or freed. Of another one, with neither buffers nor code: it touches something.
    """
    read_and_written = (EffectKind.READ, EffectKind.WRITE)
    if is_examined or definition.has_interface("DestinationStyleOpInterface"):
        return tuple([EffectInstance(kind, value) for value in op.operand_values for kind in read_and_written])
    if op.regions or any(is_memref(value.type) for value in (*op.operand_values, *op.results)):
        return None
    return tuple([EffectInstance(kind) for kind in read_and_written])


def stated_kinds(definition: OpDefinition) -> frozenset[EffectKind] | None:
    """The kinds of the stated effects; None: they depend on the operands and results that an operation has."""
    effects = definition.effects or ()
    if not all(effect.on is None or _is_always_there(effect.on, definition) for effect in effects):
        return None
    return frozenset([EFFECT_KINDS[effect.kind] for effect in effects])


def takes_nothing(definition: OpDefinition, semantics: Semantics | None) -> bool:
    """Whether no operation so defined frees a buffer or hands it to another owner."""
    if definition.effects is None or any(effect.kind == "free" for effect in definition.effects):
        return False
    return semantics is None or (semantics.takes is None and semantics.effects is None)


def stated_removal(definition: OpDefinition, semantics: Semantics | None, *, is_recursive: bool) -> Removal:
    """The rule for all operations so defined. `is_recursive`: the user's configuration says so."""
    if definition.is_terminator:
        return False
    if "SymbolOpInterface" in definition.interfaces:
        return None if definition.name == "builtin.module" else False
    recursive = is_recursive or "RecursiveMemoryEffects" in definition.traits
    if recursive or (semantics is not None and semantics.effects is not None):
        return None
    if definition.effects:
        return _removal_by_effects(definition)
    if "MemoryEffectOpInterface" not in definition.interfaces and not definition.has_custom_effects:
        return False
    return True if definition.effects is not None else None


def _removal_by_effects(definition: OpDefinition) -> bool | Literal["by shape"]:
    """Operations go if they read at most, or make their results."""
    given = {group.name for group in definition.operands}
    makes = {group.name for group in definition.results if group.kind == "one" and group.name not in given}
    made = {effect.on for effect in definition.effects or () if effect.kind == "alloc" and effect.on in makes}
    others = [effect for effect in definition.effects or () if effect.kind != "read" and effect.on not in made]
    if not others:
        return True
    stays = any(effect.on is None or _is_always_there(effect.on, definition) for effect in others)
    return False if stays else "by shape"


def _is_always_there(name: str, definition: OpDefinition) -> bool:
    """Whether all operations so defined have an operand or a result `name`."""
    return any(group.name == name and group.kind == "one" for group in (*definition.operands, *definition.results))
