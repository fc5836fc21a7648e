"""Simplification of `bufferization.dealloc` by alias information about its operands.

    %r = bufferization.dealloc (%a) if (%c) retain (%a)          %r = %c

Retained buffers are not freed, retained buffers that alias no freed buffer are not compared, and buffers
that alias no other one are freed separately. Correct because only must-alias and no-alias answers of
`analysis/buffers/origins.py` are used, never may-alias. Patterns and their order are those of
mlir/lib/Dialect/Bufferization/Transforms/BufferDeallocationSimplification.cpp of LLVM 22; the
operation's own canonicalization patterns follow.

The analysis describes the program at the start of the pass, as upstream's does, but tolerates that folding
erases operations it knows (LLVM 22 crashes there: llvm-project#205228).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import ClassVar

from ..analysis.buffers.origins import BufferOrigins, is_allocated
from ..analysis.dataflow.state import constant_of
from ..dialects.bufferization.dealloc_patterns import DeallocOperands, operands_of
from ..dialects.common.view_chains import view_base
from ..dialects.memref import ops as memref
from ..ir.attributes import DenseArrayAttr
from ..ir.graph import BlockArgument, Operation, Value
from ..ir.records import dataclass
from ..ir.types import I1, IntegerType
from ..ods.folding import Folding
from ..ods.knowledge import Knowledge
from ..ods.op_view import defining
from ..ods.rewriting import Pattern, PatternRewriter
from .ownership.builders import constant, deallocation
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, Notice, defects_for, notices_of
from .rewriting.greedy_driver import GreedyConfig, simplify_greedily

_DEALLOC = "bufferization.dealloc"
_MAX_PAIRWISE = 4
"""Up to this many buffers are compared one by one instead of by an index."""


@dataclass(frozen=True)
class BufferDeallocationSimplification(Pass):
    name: ClassVar[str] = "buffer-deallocation-simplification"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.FUNCTION

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        defects = defects_for(self.compat)
        folding = Folding(knowledge, defects)
        origins = BufferOrigins(module, knowledge)
        own = _Simplifications(origins, knowledge).patterns()
        patterns = (*own, *folding.patterns(_DEALLOC))
        config = GreedyConfig(region_simplification="normal", builds_implied_bodies=self.compat is Compat.LLVM22)
        result = simplify_greedily(
            module, knowledge, lambda name: patterns if name == _DEALLOC else (), config, folding
        )
        notices = notices_of(defects)
        if origins.met_erased:
            message = "LLVM 22 may crash here, because it asks about an operation that folding has erased"
            notices = (*notices, Notice("stale-origins", message, module, issue="llvm/llvm-project#205228"))
        return PassResult(result.changed, notices=notices)


def simplifications(root: Operation, knowledge: Knowledge) -> tuple[Pattern, ...]:
    """The patterns for deallocations in `root`, as it is now."""
    return _Simplifications(BufferOrigins(root, knowledge), knowledge).patterns()


class _Candidates:
    """Buffers that another one may alias."""

    def __init__(self, buffers: Sequence[Value]) -> None:
        self.buffers = buffers

    def of(self, buffer: Value, without: int = -1) -> Iterable[Value]:
        """A superset of those that `buffer` may alias, except for the one at `without`."""
        return (self.buffers[position] for position in self.positions(buffer) if position != without)

    def positions(self, buffer: Value) -> Iterable[int]:
        """The positions of a superset of those that `buffer` may alias."""
        _ = buffer
        return range(len(self.buffers))


class _IndexedCandidates(_Candidates):
    """Excludes buffers of other allocations by an index, without comparing each."""

    def __init__(self, buffers: Sequence[Value], origins: BufferOrigins, knowledge: Knowledge) -> None:
        super().__init__(buffers)
        self.origins = origins
        self.knowledge = knowledge
        self.sharing: dict[Value, list[int]] = {}
        """From the base of a buffer, and from its possible origins, to the positions of the buffers with them."""
        self.not_new: list[int] = []
        self.unexplained: list[int] = []
        """Positions of buffers that are neither allocations nor arguments."""
        for position, buffer in enumerate(buffers):
            base = view_base(buffer, knowledge)
            origin = origins.origin(base)
            for key in {base, *origin.terminals}:
                self.sharing.setdefault(key, []).append(position)
            if not origin.is_new:
                self.not_new.append(position)
            if not origin.is_new_or_given:
                self.unexplained.append(position)

    def positions(self, buffer: Value) -> Iterable[int]:
        base = view_base(buffer, self.knowledge)
        origin = self.origins.origin(base)
        sharing = [self.sharing.get(key, ()) for key in (base, *origin.terminals)]
        if origin.is_new:
            rest: Sequence[int] = self.unexplained
        elif origin.is_new_or_given:
            rest = self.not_new
        else:
            rest = range(len(self.buffers))
        return chain(*sharing, rest)


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

    # Patterns

    def drop_what_is_retained(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Drop freed buffers that must-alias a retained one; their conditions go to its ownership.

            %r = bufferization.dealloc (%a, %b) if (%c, %d) retain (%a)
            use(%r)
        =>
            %r = bufferization.dealloc (%b) if (%d) retain (%a)
            %owned = arith.ori %r, %c : i1
            use(%owned)

        Must-alias with one retained buffer and must- or no-alias with each other one is needed: a buffer that only
        may-aliases has to stay, because the comparison at run time decides whether it is freed.
        """
        given = operands_of(op, rewriter)
        if not given.retained or len(set(given.retained)) != len(given.retained):
            return False
        retained = self.candidates([view_base(one, self.knowledge) for one in given.retained], given.buffers)
        rest: list[tuple[Value, Value]] = []
        for pair in given.pairs:
            for one in self.bases_of(pair[0]):
                if self.move_to_results(op, retained, one, pair[1], rewriter):
                    break
            else:
                rest.append(pair)
        return self.update(op, given, rest, rewriter)

    def move_to_results(
        self, op: Operation, retained: _Candidates, buffer: Value, condition: Value, rewriter: PatternRewriter
    ) -> bool:
        """Add `condition` to the results of retained aliases of `buffer`. False, without a change, on any may-alias.

        All of them are bases.
        """
        same = {
            position: self.origins.is_same_base(retained.buffers[position], buffer)
            for position in sorted(retained.positions(buffer))
        }
        if None in same.values() or True not in same.values():
            return False
        rewriter.set_after(op)
        for position, is_same in same.items():
            result = op.results[position]
            if is_same:
                either = rewriter.create("arith.ori", [result, condition], [I1], location=op.location)
                for use in reversed(list(result.uses)):
                    if use.owner is not either:
                        use.set(either.result)
                        rewriter.modified(use.owner)
        return True

    def drop_retained_without_alias(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Drop retained buffers that alias none of the freed ones; their ownership is false.

            %r:2 = bufferization.dealloc (%a) if (%c) retain (%a_view, %other)
        =>
            %r = bufferization.dealloc (%a) if (%c) retain (%a_view)
            %false = arith.constant false

        Needs no-alias with every freed buffer: with a may-alias the retained one could be owned through it.
        """
        given = operands_of(op, rewriter)
        freed = self.candidates(given.buffers, given.retained)
        may_be_freed = [self.may_alias(freed.of(retained), retained) for retained in given.retained]
        if all(may_be_freed):
            return False
        rewriter.set_before(op)
        owned: list[Value | None] = [
            None if stays else constant(rewriter, op.location, False) for stays in may_be_freed
        ]
        remaining = [retained for retained, stays in zip(given.retained, may_be_freed, strict=True) if stays]
        new = deallocation(rewriter, op.location, given.buffers, given.conditions, remaining)
        results = iter(new.results)
        rewriter.replace(op, [one if one is not None else next(results) for one in owned])
        return True

    def split(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Free buffers that alias no other freed one by a `bufferization.dealloc` of their own.

            %r = bufferization.dealloc (%a, %b) if (%c, %d) retain (%x)
        =>
            %r0 = bufferization.dealloc (%a) if (%c) retain (%x)
            %r1 = bufferization.dealloc (%b) if (%d) retain (%x)
            %r = arith.ori %r1, %r0 : i1

        Needs no-alias with all other freed buffers: two buffers that may be one allocation have to stay together, since
        it must be freed once.
        """
        given = operands_of(op, rewriter)
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
        """Drop freed buffers with a constant true condition that must-alias a retained one, which is then owned.

            %true = arith.constant true
            %r = bufferization.dealloc (%a) if (%true) retain (%a_view)
            use(%r)
        =>
            use(%true)

        Must-alias is needed: a may-alias would make a buffer owned that the block does not own, a double free later.
        As upstream, results are replaced even if the operation stays, and the pattern then reports no change.

        """
        given = operands_of(op, rewriter)
        decided: set[int] = set()
        rest: list[tuple[Value, Value]] = []
        retained = self.candidates([view_base(one, self.knowledge) for one in given.retained], given.buffers)
        for buffer, condition in given.pairs:
            same: list[int] = []
            if constant_of(condition) is True:
                found = {
                    position
                    for one in self.bases_of(buffer)
                    for position in retained.positions(one)
                    if self.origins.is_same_base(retained.buffers[position], one) is True
                }
                same = sorted(found)
                for position in same:
                    rewriter.replace_all_uses(op.results[position], condition)
            decided.update(same)
            if not same:
                rest.append((buffer, condition))
        return len(decided) == len(given.retained) and self.update(op, given, rest, rewriter)

    # Alias queries

    def bases_of(self, buffer: Value) -> list[Value]:
        """The bases of `buffer` and of the buffer whose metadata it is; one if they are the same."""
        base = view_base(buffer, self.knowledge)
        metadata = defining(buffer, memref.ExtractStridedMetadataOp)
        other = base if metadata is None else view_base(metadata.source, self.knowledge)
        return [base] if base is other else [base, other]

    def candidates(self, buffers: Sequence[Value], asked: Sequence[Value]) -> _Candidates:
        """`buffers` as alias candidates for each of them and of `asked`."""
        if len(buffers) <= _MAX_PAIRWISE or (
            not self.origins.met_erased and self.origins.leads_to_erased(chain(buffers, asked))
        ):
            # Whether a query reaches an erased operation depends on the queries made, so all are made as upstream does.
            return _Candidates(buffers)
        return _IndexedCandidates(buffers, self.origins, self.knowledge)

    def may_alias(self, others: Iterable[Value], buffer: Value) -> bool:
        base = view_base(buffer, self.knowledge)
        for other in others:
            left = view_base(other, self.knowledge)
            is_distinct = self.is_newer(left, base) or self.is_newer(base, left)
            if not is_distinct and self.origins.is_same_base(left, base) is not False:
                return True
        return False

    def is_newer(self, new: Value, argument: Value) -> bool:
        """Whether one is allocated inside of the block that has the other as argument."""
        if not isinstance(argument, BlockArgument) or not is_allocated(new, self.knowledge):
            return False
        region = argument.block.parent
        home = new.parent_block
        return home is not None and region is not None and home.ancestor_in(region) is argument.block

    def update(
        self, op: Operation, given: DeallocOperands, rest: Sequence[tuple[Value, Value]], rewriter: PatternRewriter
    ) -> bool:
        """Free only `rest`. False if nothing was dropped."""
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
