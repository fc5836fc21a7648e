"""Rewriting of one function: frees where buffers die, copies where a function returns what it borrows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from ...analysis.dataflow.call_results import ResultKind
from ...analysis.dataflow.flow_graph import Edge
from ...analysis.dataflow.operation_facts import DEALLOC
from ...analysis.ownership.call_summaries import CallSummaries, ReturnKind, returns_of
from ...analysis.ownership.owned_sets import Place
from ...analysis.ownership.token_states import State, Token, TokenStates
from ...ir.attributes import StridedLayoutAttr
from ...ir.builder import Builder
from ...ir.graph import Block, Operation, Value
from ...ir.types import INDEX, MemRefType
from .edges import added_region, split_edge
from .flags import Flags, address_of, compared
from .trace import Copied, Freed, MinimalTrace

NO_FLAGS: Mapping[Value, Value] = MappingProxyType({})


class Rewriting:
    """Changes one function by its token states, which must have no problems."""

    def __init__(
        self,
        states: TokenStates,
        summaries: CallSummaries,
        trace: MinimalTrace,
        result_flags: Mapping[Value, Value] = NO_FLAGS,
    ) -> None:
        """`result_flags`: for results of calls that are buffers of their own on some paths, the `i1` that says so."""
        self.states = states
        self.summaries = summaries
        self.trace = trace
        self._result_flags = result_flags
        self._flagged = summaries.flagged_positions(states.function)
        self.flags = Flags(states, result_flags)
        self.changed = False
        self._jumps: dict[Edge, Operation] = {}

    def run(self) -> None:
        copies = list(self._copies())
        moved = list(self._conditional_returns())
        joined, moved = self._joined(moved)
        shown = self._shown()
        # What a return copies may be freed before that return.
        met = {op for token in self.states.tokens.values() for op in token.walk.met}
        first, copies = [one for one in copies if one[0] in met], [one for one in copies if one[0] not in met]
        late, later = [one for one in moved if one[0] in met], [one for one in moved if one[0] not in met]
        asked = {token.holder for token in (*[token for _, _, token in moved], *[token for _, token in shown]) if token}
        # Flags first: they look at the edges that frees may put blocks on.
        for token in self.states.tokens.values():
            if token.state is State.MAYBE and (token.deaths or token.holder in asked):
                self.flags.flag(token)
        for op, position, token in late:
            self._copy_unless_owned(op, position, token)
        for op, position in first:
            self._copy(op, position)
        for token in self.states.tokens.values():
            for place in token.deaths:
                self._free(token, place, joined)
            self._free_others(token)
        for op, position in copies:
            self._copy(op, position)
        for op, position, token in later:
            self._copy_unless_owned(op, position, token)
        for op, shown_token in shown:
            op.add_operand(
                self.flags.ownership(shown_token, op) if shown_token is not None else self.flags.constant(False)
            )
            self.changed = True
        self.flags.erase_unused()
        self.trace.flags += self.flags.added
        self.changed = self.changed or bool(self.flags.added)

    # Frees

    def _free(self, token: Token, place: Place, joined: set[tuple[Operation, Value]]) -> None:
        self.changed = True
        builder = self._builder(place)
        condition: Value | None = None
        if place.before is not None:
            for met in token.walk.met.get(place.before, ()):
                if (place.before, met) in joined:
                    condition = self._result_flags.get(met)
                    if condition is None:
                        condition = compared(builder, address_of(builder, met), address_of(builder, token.holder))
                        self.flags.added.append(condition)
                    builder = guarded(builder, condition, negated=False)
        if token.state is State.MAYBE:
            flag = self.flags.flag(token)
            condition = flag.made(builder)
            builder = guarded(builder, condition, negated=flag.inverted)
        op = free(builder, token.holder, token.frees, handed=is_handed(token))
        self.trace.frees.append(Freed(token, op, condition, place.after))

    def _builder(self, place: Place) -> Builder:
        if place.edge is not None:
            if place.edge not in self._jumps:
                assert isinstance(place.edge.source, Block)
                assert place.edge.successor is not None
                last = place.edge.source.last
                assert last is not None
                self._jumps[place.edge] = split_edge(last, place.edge.successor)
            return Builder.before(self._jumps[place.edge])
        if place.missing is not None:
            return Builder.before(added_region(place.missing))
        assert place.block is not None
        return Builder(place.block, place.before)

    def _free_others(self, token: Token) -> None:
        """The buffer that a selection has not taken, which nothing needs any more."""
        if not token.feeds or token.feeds[0].edge is not None:
            return
        op = token.holder.defining_op
        assert op is not None
        condition, first, second = (operand.value for operand in op.operands)
        builder = Builder.after(op)
        self.changed = True
        if token.state is State.OWNED:
            other = builder.create("arith.select", [condition, second, first], [token.holder.type])
            freed = free(builder, other.result, token.frees, handed=True)
            self.trace.frees.append(Freed(token, freed, None, op))
            return
        if not self.flags.is_plain(token):
            is_left = self.flags.selected(token, *reversed(token.feeds))
            other = builder.create("arith.select", [condition, second, first], [token.holder.type])
            freed = free(guarded(builder, is_left, negated=False), other.result, token.frees, handed=True)
            self.trace.frees.append(Freed(token, freed, is_left, op))
            return
        loses_unless = token.feeds[0].source is not None
        builder = guarded(builder, condition, negated=loses_unless)
        source = token.feeds[0 if loses_unless else 1].source
        assert source is not None
        freed = free(builder, source, token.frees, handed=is_handed(self.states.tokens[source]))
        self.trace.frees.append(Freed(self.states.tokens[source], freed, condition, op))

    # Copies

    def _copies(self) -> list[tuple[Operation, int]]:
        """Operands of returns that are borrowed, though callers own what a function returns."""
        kinds = self.summaries.returned_by(self.states.function).kinds
        return [
            (op, position)
            for op, by_position in returns_of(self.states)
            for position, returned in by_position.items()
            if returned.kind is not ReturnKind.MOVES and position in kinds and kinds[position].kind is ResultKind.FRESH
        ]

    def _conditional_returns(self) -> Iterator[tuple[Operation, int, Token]]:
        """Operands of returns that are owned on some paths only."""
        for op, by_position in returns_of(self.states):
            for position, returned in by_position.items():
                token = self.states.tokens.get(returned.holder) if returned.holder is not None else None
                is_conditional = token is not None and token.state is State.MAYBE and position not in self._flagged
                if returned.kind is ReturnKind.MOVES and token is not None and is_conditional:
                    yield op, position, token

    def _shown(self) -> list[tuple[Operation, Token | None]]:
        """Returns, with the tokens whose flags they forward, in the order of the added results; None: a borrowed
        buffer."""
        found: list[tuple[Operation, Token | None]] = []
        for op, by_position in returns_of(self.states) if self._flagged else ():
            for position in self._flagged:
                holder = by_position[position].holder
                found.append((op, self.states.tokens[holder] if holder is not None else None))
        return found

    def _joined(
        self, moved: list[tuple[Operation, int, Token]]
    ) -> tuple[set[tuple[Operation, Value]], list[tuple[Operation, int, Token]]]:
        """Returns of buffers that may be ones that are freed there: each of these is freed if it is another one.

        The second part are those of `moved` that have to be copied on some paths nevertheless.
        """
        joined: set[tuple[Operation, Value]] = set()
        rest: list[tuple[Operation, int, Token]] = []
        met: dict[tuple[Operation, Value], list[Token]] = {}
        for one in self.states.tokens.values() if moved else ():
            for place in ((op, holder) for op, holders in one.walk.met.items() for holder in holders):
                met.setdefault(place, []).append(one)
        for op, position, token in moved:
            holder = token.holder
            others = met.get((op, holder))
            if (
                others
                and not token.is_receiver
                and all(one.state is State.OWNED and op not in one.walk.returned for one in others)
            ):
                joined.add((op, holder))
            else:
                rest.append((op, position, token))
        return joined, rest

    def _copy_unless_owned(self, op: Operation, position: int, token: Token) -> None:
        self.changed = True
        value = op.operands[position].value
        builder = Builder.before(op)
        flag = self.flags.flag(token)
        condition = flag.made(builder)
        choice = builder.create("scf.if", [condition], [value.type], regions=2, location=op.location)
        own, copied = (Builder.at_end(region.append(Block())) for region in choice.regions)
        if flag.inverted:
            own, copied = copied, own
        own.create("scf.yield", [value])
        clone = copied.create("bufferization.clone", [value], [value.type])
        copied.create("scf.yield", [clone.result])
        for operand in [use for use in value.uses if use.owner is op]:
            operand.set(choice.results[0])
        self.trace.copies.append(Copied(clone, value, op, position, condition))

    def _copy(self, op: Operation, position: int) -> None:
        self.changed = True
        value = op.operands[position].value
        clone = Builder.before(op).create("bufferization.clone", [value], [value.type], location=op.location)
        op.operands[position].set(clone.result)
        self.trace.copies.append(Copied(clone, value, op, position, None))


def guarded(builder: Builder, condition: Value, *, negated: bool) -> Builder:
    """Inside of an `scf.if` that runs what is put there under `condition`, or when that does not hold."""
    choice = builder.create("scf.if", [condition], regions=2)
    for region in choice.regions if negated else choice.regions[:1]:
        Builder.at_end(region.append(Block())).create("scf.yield")
    last = choice.regions[1 if negated else 0].blocks[0].last
    assert last is not None
    return Builder.before(last)


def is_handed(token: Token) -> bool:
    """Whether the holder of `token` was forwarded, by an edge or a call: it may be a view then."""
    made = token.holder.defining_op
    return token.is_receiver or made is None or "callee" in made.properties


def free(builder: Builder, value: Value, frees: str, *, handed: bool) -> Operation:
    """The free, by the operation `frees`, of the buffer that `value` shows. `handed`: perhaps not from its start."""
    type_ = value.type
    layout = type_.layout if isinstance(type_, MemRefType) else None
    if handed and frees == DEALLOC and isinstance(layout, StridedLayoutAttr) and layout.offset != 0:
        value = base_of(builder, value)
    return builder.create(frees, [value])


def base_of(builder: Builder, value: Value) -> Value:
    """The buffer from its start."""
    type_ = value.type
    assert isinstance(type_, MemRefType)
    base = MemRefType((), type_.element, None, type_.memory_space)
    results = [base, INDEX, *[INDEX] * (2 * len(type_.shape))]
    return builder.create("memref.extract_strided_metadata", [value], results).results[0]
