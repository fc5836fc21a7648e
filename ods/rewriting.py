"""Canonicalization interface of a dialect: folds, patterns, and materialization of constants.

Each `dialects/<name>/canonicalize.py` may have `FOLDS`, `PATTERNS` (by operation name) and `CONSTANT`. They are
written against the rewriter here and know nothing of the driver that applies them. `LOOKING_BACK` has the names of
operations whose folds and patterns look at nothing but the operation, what it contains, and what computes its
operands: where none of that has changed, they are not tried again. Patterns among them with `sees_uses` are. Folds and
patterns take the operation as an `Operation`, or as the view that they are annotated with (`dialect_modules.py`).

Where a fold or pattern of LLVM 22 makes a wrong program, ours asks `Defects.follow` which behaviour is wanted, the
right one or LLVM 22's. docs/divergences.md has a section for each code of a `Defect`. Whoever runs folds and patterns
chooses (passes/pass_manager/compat.py), and reports what was found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ..ir.base import Attribute, Type
from ..ir.builder import Builder, Listener, Rewriter
from ..ir.graph import Block, Operation, Value
from ..ir.records import dataclass
from .dialect_modules import with_view
from .knowledge import Knowledge

FoldResult = Value | Attribute
"""Replacement of one result of an operation: a value that exists already, or a constant."""

IN_PLACE: tuple[FoldResult, ...] = ()
"""The answer of a fold that changed the operation itself."""


@dataclass(frozen=True)
class Defect:
    """A kind of wrong result. `code` and `issue` are those of a notice (`Notice` in passes/pass_manager/compat.py)."""

    code: str
    message: str
    issue: str = ""


@dataclass(frozen=True)
class Found:
    """A place where LLVM 22 makes a wrong program, or would."""

    defect: Defect
    operation: Operation
    """May be erased since."""
    around: Operation | None
    """The operation around it, at that time."""


class Defects:
    """The behaviour that is wanted, and the places where that made a difference, each once, in the order met."""

    __slots__ = ("_found", "follows_llvm22")

    def __init__(self, *, follows_llvm22: bool = False) -> None:
        self.follows_llvm22 = follows_llvm22
        self._found: dict[tuple[Defect, Operation], Found] = {}

    def follow(self, defect: Defect, op: Operation) -> bool:
        """Whether to do to `op` what LLVM 22 does. To be asked only where that is wrong: the place is noted."""
        self._found.setdefault((defect, op.origin or op), Found(defect, op, op.parent_op))
        return self.follows_llvm22

    @property
    def found(self) -> tuple[Found, ...]:
        return tuple(self._found.values())


class FoldFunction(Protocol):
    """Operation::fold: what the results of `op` are without running it, or None.

    `constants` has, for each operand, its value where that is known. No operation is created; only `op` itself may
    be changed, and then the answer is `IN_PLACE`.
    """

    def __call__(self, op: Any, constants: Sequence[Attribute | None], /) -> Sequence[FoldResult] | None: ...


class DivergingFoldFunction(Protocol):
    """A fold that is wrong in LLVM 22 at places, where it asks which behaviour is wanted."""

    def __call__(
        self, op: Any, constants: Sequence[Attribute | None], defects: Defects, /
    ) -> Sequence[FoldResult] | None: ...


@dataclass(frozen=True)
class Diverging:
    """`func` as an entry of `FOLDS`. Called as the other folds are, it gives the right result."""

    func: DivergingFoldFunction

    def __call__(self, op: Operation, constants: Sequence[Attribute | None], /) -> Sequence[FoldResult] | None:
        return with_view(self.func)(op, constants, Defects())


class PatternRewriter(Rewriter):
    """The rewriter that patterns get. Its insertion point is before the operation a pattern is tried on."""

    def __init__(self, knowledge: Knowledge, listener: Listener | None = None, defects: Defects | None = None) -> None:
        super().__init__(listener=listener)
        self.knowledge = knowledge
        self.defects = defects if defects is not None else Defects()
        self.remembered: object = None
        """Notes of one pattern for the next one that is tried on the same operation; None at first."""

    def replace_with(
        self,
        op: Operation,
        name: str,
        operands: Sequence[Value] = (),
        result_types: Sequence[Type] | None = None,
        *,
        properties: dict[str, Attribute] | None = None,
        attributes: dict[str, Attribute] | None = None,
        successors: Sequence[Block] = (),
    ) -> Operation:
        """Make an operation before `op` and use it instead; its result types are those of `op` unless given."""
        self.set_before(op)
        new = self.create(
            name,
            operands,
            op.result_types if result_types is None else result_types,
            properties=properties,
            attributes=attributes,
            successors=successors,
            location=op.location,
        )
        inherit_names(op, new)
        self.replace(op, new.results)
        return new

    def replace_with_cast(self, op: Operation, cast: str, new: Operation) -> None:
        """Use `new` instead, which does with another type what `op` did, and cast its result to the old type."""
        new.origin = op.origin
        self.set_before(op)
        seen = self.create(cast, new.results, op.result_types, location=op.location)
        name_results(seen, op.results)
        self.replace(op, seen.results)


class PatternFunction(Protocol):
    """matchAndRewrite: whether `op` was rewritten. A pattern that answers False has changed nothing."""

    def __call__(self, op: Any, rewriter: PatternRewriter, /) -> bool: ...


@dataclass(frozen=True)
class Pattern:
    """`name` is upstream's class name (without namespace), which disable-patterns and enable-patterns use."""

    name: str
    apply: PatternFunction
    benefit: int = 1
    needs_results: bool = False
    """Whether it never applies to an operation without results, and is not tried there."""
    sees_uses: bool = False
    """Whether it also looks at what else uses the operands, or what uses the results."""


ConstantMaker = Callable[[Builder, Attribute, Type, "Attribute | None"], "Operation | None"]
"""Dialect::materializeConstant: an operation with the value and the type, at the location; None if there is none."""


def rebuild(rewriter: Rewriter, op: Operation, operands: Sequence[Value], types: Sequence[Type]) -> Operation:
    """`op` with other operands and as many results of `types`, at the insertion point, with the regions of `op`.

    These are moved, not copied: bodies have their place in the text. `op` is left for its uses to be replaced.
    """
    new = rewriter.create(
        op.name,
        operands,
        types,
        properties=op.properties,
        attributes=op.attributes,
        regions=len(op.regions),
        location=op.location,
    )
    for region, old in zip(new.regions, op.regions, strict=True):
        region.take_body(old)
    inherit_names(op, new)
    return new


def inherit_names(old: Operation, new: Operation) -> None:
    """`new` is in the text where `old` stood, and its results have the names of those they replace one to one."""
    new.origin = old.origin
    if len(old.results) == len(new.results):
        name_results(new, old.results)


def name_results(op: Operation, values: Sequence[Value]) -> None:
    """Give each result of `op` the name of the value in its place; `%a#1` alone becomes `%a`."""
    bases = [value.name.partition("#")[0] if value.name is not None else None for value in values]
    position = 0
    taken: set[str] = set()
    while position < len(bases):
        base = bases[position]
        end = position + 1
        while end < len(bases) and base is not None and bases[end] == base:
            end += 1
        for index in range(position, end):
            result = op.results[index]
            result.origin = values[index].origin
            if base is not None and base not in taken:
                result.name = base if end == position + 1 else f"{base}#{index - position}"
        if base is not None:
            taken.add(base)
        position = end
