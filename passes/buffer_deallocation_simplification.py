"""Simplification of `bufferization.dealloc` by alias information about its operands.

    %r = bufferization.dealloc (%a) if (%c) retain (%a)          %r = %c

What is kept anyway is not freed, what can be none of the freed buffers is not compared with them, and
buffers that can be no other one are freed on their own. Safe because only certain answers of
`analysis.buffer_origins` are used. Patterns and their order are those of
mlir/lib/Dialect/Bufferization/Transforms/BufferDeallocationSimplification.cpp of LLVM 22; behind them come
the operation's own canonicalization patterns.

The analysis speaks of the program as it was when the pass started, as upstream's does, but stays harmless
when folding erases what it knows (LLVM 22 crashes there: llvm-project#205228).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import ClassVar

from ..analysis.buffer_origins import BufferOrigins, is_allocated, view_base
from ..ir.attributes import DenseArrayAttr
from ..ir.graph import BlockArgument, Operation, Value
from ..ir.records import dataclass
from ..ir.types import I1, IntegerType
from ..ods.folding import Folding
from ..ods.knowledge import Knowledge
from ..ods.rewriting import Pattern, PatternRewriter
from ..ods.segments import segments
from .ownership.builders import constant, deallocation
from .ownership.state import constant_condition
from .pass_manager.base import Pass, PassResult
from .pass_manager.compat import Notice
from .rewriting.greedy_driver import GreedyConfig, simplify_greedily

_DEALLOC = "bufferization.dealloc"
_FEW = 4
"""Buffers that are rather compared one by one."""


@dataclass(frozen=True)
class BufferDeallocationSimplification(Pass):
    name: ClassVar[str] = "buffer-deallocation-simplification"

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        folding = Folding(knowledge)
        origins = BufferOrigins(module, knowledge)
        own = _Simplifications(origins, knowledge).patterns()
        patterns = (*own, *folding.patterns(_DEALLOC))
        config = GreedyConfig(region_simplification="normal")
        result = simplify_greedily(
            module, knowledge, lambda name: patterns if name == _DEALLOC else (), config, folding
        )
        notices: tuple[Notice, ...] = ()
        if origins.met_erased:
            message = "LLVM 22 may crash here, because it asks about an operation that folding has erased"
            notices = (Notice("stale-origins", message, module, issue="llvm/llvm-project#205228"),)
        return PassResult(result.changed, notices=notices)


def simplifications(root: Operation, knowledge: Knowledge) -> tuple[Pattern, ...]:
    """The patterns for deallocations in `root`, as it is now."""
    return _Simplifications(BufferOrigins(root, knowledge), knowledge).patterns()


@dataclass(frozen=True)
class _Operands:
    buffers: list[Value]
    conditions: list[Value]
    retained: list[Value]

    @property
    def pairs(self) -> list[tuple[Value, Value]]:
        return list(zip(self.buffers, self.conditions, strict=True))


class _Candidates:
    """Buffers that another one is compared with."""

    def __init__(self, buffers: Sequence[Value]) -> None:
        self.buffers = buffers

    def of(self, buffer: Value, without: int = -1) -> Iterable[Value]:
        """Those that `buffer` may be, and maybe others, except for the one at `without`."""
        return [other for position, other in enumerate(self.buffers) if position != without]


class _IndexedCandidates(_Candidates):
    """Leaves out those that certainly are another allocation, without looking at each."""

    def __init__(self, buffers: Sequence[Value], origins: BufferOrigins, knowledge: Knowledge) -> None:
        super().__init__(buffers)
        self.origins = origins
        self.knowledge = knowledge
        self.sharing: dict[Value, list[int]] = {}
        """From a buffer without its views, and from where it may come from, to the positions of those."""
        self.not_new: list[int] = []
        self.unexplained: list[int] = []
        """Neither new nor given."""
        for position, buffer in enumerate(buffers):
            base = view_base(buffer, knowledge)
            origin = origins.origin(base)
            for key in {base, *origin.terminals}:
                self.sharing.setdefault(key, []).append(position)
            if not origin.is_new:
                self.not_new.append(position)
            if not origin.is_new_or_given:
                self.unexplained.append(position)

    def of(self, buffer: Value, without: int = -1) -> Iterable[Value]:
        base = view_base(buffer, self.knowledge)
        origin = self.origins.origin(base)
        sharing = [self.sharing.get(key, ()) for key in (base, *origin.terminals)]
        if origin.is_new:
            rest: Sequence[int] = self.unexplained
        elif origin.is_new_or_given:
            rest = self.not_new
        else:
            rest = range(len(self.buffers))
        return (self.buffers[position] for position in chain(*sharing, rest) if position != without)


class _Simplifications:
    def __init__(self, origins: BufferOrigins, knowledge: Knowledge) -> None:
        self.origins = origins
        self.knowledge = knowledge

    def patterns(self) -> tuple[Pattern, ...]:
        return (
            Pattern("RemoveDeallocMemrefsContainedInRetained", self.drop_what_is_retained),
            Pattern("RemoveRetainedMemrefsGuaranteedToNotAlias", self.drop_retained_without_alias),
            Pattern("SplitDeallocWhenNotAliasingAnyOther", self.split),
            Pattern("RetainedMemrefAliasingAlwaysDeallocatedMemref", self.drop_always_owned),
        )

    def operands(self, op: Operation) -> _Operands:
        return _Operands(*segments(op, 3))

    # Patterns

    def drop_what_is_retained(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """A buffer that certainly is a retained one is never freed: it only makes that one owned."""
        given = self.operands(op)
        if not given.retained or len(set(given.retained)) != len(given.retained):
            return False
        rest = [
            (buffer, condition)
            for buffer, condition in given.pairs
            if not any(self.move_to_results(op, given, one, condition, rewriter) for one in self.names_of(buffer))
        ]
        return self.update(op, given, rest, rewriter)

    def move_to_results(
        self, op: Operation, given: _Operands, buffer: Value, condition: Value, rewriter: PatternRewriter
    ) -> bool:
        """Let the results say what freeing `buffer` under `condition` says. False: not known well enough."""
        same = [self.origins.is_same_allocation(retained, buffer) for retained in given.retained]
        if None in same or True not in same:
            return False
        rewriter.set_after(op)
        for result, is_same in zip(op.results, same, strict=True):
            if is_same:
                either = rewriter.create("arith.ori", [result, condition], [I1], location=op.location)
                for use in reversed(list(result.uses)):
                    if use.owner is not either:
                        use.set(either.result)
                        rewriter.modified(use.owner)
        return True

    def drop_retained_without_alias(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """A retained buffer that can be none of the freed ones is not owned through any of them."""
        given = self.operands(op)
        freed = self.candidates(given.buffers, given.retained)
        may_be_freed = [self.may_alias(freed.of(retained), retained) for retained in given.retained]
        if all(may_be_freed):
            return False
        rewriter.set_before(op)
        owned: list[Value | None] = [
            None if stays else constant(rewriter, op.location, False) for stays in may_be_freed
        ]
        kept = [retained for retained, stays in zip(given.retained, may_be_freed, strict=True) if stays]
        new = deallocation(rewriter, op.location, given.buffers, given.conditions, kept)
        results = iter(new.results)
        rewriter.replace(op, [one if one is not None else next(results) for one in owned])
        return True

    def split(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Buffers that can be no other freed one need not be compared with those."""
        given = self.operands(op)
        if len(given.buffers) <= 1:
            return False
        rest: list[tuple[Value, Value]] = []
        apart: list[tuple[Value, Value]] = []
        freed = self.candidates(given.buffers, ())
        for position, pair in enumerate(given.pairs):
            others = freed.of(pair[0], without=position)
            (rest if self.may_alias(others, pair[0]) else apart).append(pair)
        if not apart:
            return False
        rewriter.set_before(op)
        parts = [
            deallocation(rewriter, op.location, [buffer], [condition], given.retained) for buffer, condition in apart
        ]
        last = deallocation(rewriter, op.location, *_unzipped(rest), given.retained)
        owned: list[Value] = list(last.results)
        for part in parts:
            for position, other in enumerate(part.results):
                either = rewriter.create("arith.ori", [owned[position], other], [I1], location=op.location)
                owned[position] = either.result
        rewriter.replace(op, owned)
        return True

    def drop_always_owned(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """A retained buffer that certainly is one that is always owned is owned itself.

        As upstream, that is said of a result even when the operation stays, and the pattern reports nothing then.
        """
        given = self.operands(op)
        decided: set[int] = set()
        rest: list[tuple[Value, Value]] = []
        for buffer, condition in given.pairs:
            same: list[int] = []
            if constant_condition(condition) is True:
                for position, retained in enumerate(given.retained):
                    if any(self.origins.is_same_allocation(retained, one) is True for one in self.names_of(buffer)):
                        rewriter.replace_all_uses(op.results[position], condition)
                        same.append(position)
            decided.update(same)
            if not same:
                rest.append((buffer, condition))
        return len(decided) == len(given.retained) and self.update(op, given, rest, rewriter)

    # Parts of them

    def names_of(self, buffer: Value) -> list[Value]:
        """`buffer`, and what it is the base of."""
        op = buffer.defining_op
        if op is not None and op.name == "memref.extract_strided_metadata":
            return [buffer, op.operands[0].value]
        return [buffer]

    def candidates(self, buffers: Sequence[Value], asked: Sequence[Value]) -> _Candidates:
        """`buffers`, to compare each of them, and of `asked`, with."""
        if len(buffers) <= _FEW or (
            not self.origins.met_erased and self.origins.leads_to_erased(chain(buffers, asked))
        ):
            # Whether a question meets something erased depends on which are asked, so all of them are.
            return _Candidates(buffers)
        return _IndexedCandidates(buffers, self.origins, self.knowledge)

    def may_alias(self, others: Iterable[Value], buffer: Value) -> bool:
        return any(
            not self.are_distinct(other, buffer) and self.origins.is_same_allocation(other, buffer) is not False
            for other in others
        )

    def are_distinct(self, left: Value, right: Value) -> bool:
        """Whether one is allocated after the other came in as an argument of an enclosing block."""
        left, right = view_base(left, self.knowledge), view_base(right, self.knowledge)
        return self.is_newer(left, right) or self.is_newer(right, left)

    def is_newer(self, new: Value, argument: Value) -> bool:
        if not isinstance(argument, BlockArgument) or not is_allocated(new, self.knowledge):
            return False
        region = argument.block.parent
        home = new.parent_block
        return home is not None and region is not None and home.ancestor_in(region) is argument.block

    def update(
        self, op: Operation, given: _Operands, rest: Sequence[tuple[Value, Value]], rewriter: PatternRewriter
    ) -> bool:
        """Free only `rest`. False when that is what the operation does already."""
        if len(rest) == len(given.buffers):
            return False
        buffers, conditions = _unzipped(rest)
        op.set_operands([*buffers, *conditions, *given.retained])
        sizes = (len(buffers), len(conditions), len(given.retained))
        op.properties["operandSegmentSizes"] = DenseArrayAttr(IntegerType(32), sizes)
        rewriter.modified(op)
        return True


def _unzipped(pairs: Sequence[tuple[Value, Value]]) -> tuple[list[Value], list[Value]]:
    return [left for left, _ in pairs], [right for _, right in pairs]
