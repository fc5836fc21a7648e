"""Rewriting of one function: frees where buffers die, copies where a function hands out what it borrows."""

from __future__ import annotations

from ...analysis.ownership.call_summaries import CallSummaries, ReturnKind, returns_of
from ...analysis.ownership.operation_facts import DEALLOC
from ...analysis.ownership.owned_sets import Place
from ...analysis.ownership.token_states import State, Token, TokenStates
from ...ir.attributes import StridedLayoutAttr
from ...ir.builder import Builder
from ...ir.graph import Block, Operation, OpResult, Value
from ...ir.types import INDEX, MemRefType
from .trace import Copied, Freed, MinimalTrace


class Rewriting:
    """Changes one function by its token states, which must have no problems."""

    def __init__(self, states: TokenStates, summaries: CallSummaries, trace: MinimalTrace) -> None:
        self.states = states
        self.summaries = summaries
        self.trace = trace
        self.changed = False

    def run(self) -> None:
        copies = list(self._copies())
        for token in self.states.tokens.values():
            for place in token.deaths:
                self._free(token, place)
        for op, position in copies:
            self._copy(op, position)

    # Frees

    def _free(self, token: Token, place: Place) -> None:
        self.changed = True
        builder = self._builder(place)
        assert token.state is State.OWNED
        op = free(builder, token)
        self.trace.frees.append(Freed(token, op, None, place.after))

    def _builder(self, place: Place) -> Builder:
        if place.edge is not None:
            assert isinstance(place.edge.source, Block)
            assert place.edge.successor is not None
            last = place.edge.source.last
            assert last is not None
            return Builder.before(split_edge(last, place.edge.successor))
        if place.missing is not None:
            return Builder.before(added_region(place.missing))
        assert place.block is not None
        return Builder(place.block, place.before)

    # Copies

    def _copies(self) -> list[tuple[Operation, int]]:
        """Operands of returns that are borrowed, though callers own what a function returns."""
        lends = self.summaries.lends(self.states.function)
        found: list[tuple[Operation, int]] = []
        returns = list(returns_of(self.states))
        for op, by_position in returns:
            for position, returned in by_position.items():
                if returned.kind is ReturnKind.BORROWED and not (
                    lends and all(self._is_lent(others[position]) for _, others in returns)
                ):
                    found.append((op, position))
                elif returned.kind is ReturnKind.SAME and not all(
                    others[position].kind is ReturnKind.SAME and others[position].position == returned.position
                    for _, others in returns
                ):
                    found.append((op, position))
        return found

    @staticmethod
    def _is_lent(returned: object) -> bool:
        kind, arguments = getattr(returned, "kind", None), getattr(returned, "arguments", ())
        return kind is ReturnKind.BORROWED and bool(arguments)

    def _copy(self, op: Operation, position: int) -> None:
        self.changed = True
        value = op.operands[position].value
        clone = Builder.before(op).create("bufferization.clone", [value], [value.type], location=op.location)
        op.operands[position].set(clone.result)
        self.trace.copies.append(Copied(clone, value, op, position, None))


def free(builder: Builder, token: Token) -> Operation:
    """The free of the buffer that `token` is for, under the name of its holder, or that of its base."""
    holder = token.holder
    location = holder.defining_op.location if holder.defining_op is not None else None
    value: Value = holder
    if token.frees == DEALLOC and begins_elsewhere(token):
        value = base_of(builder, holder)
    return builder.create(token.frees, [value], location=location)


def begins_elsewhere(token: Token) -> bool:
    """Whether the holder may begin behind the start of its buffer: a view that was handed on."""
    type_ = token.holder.type
    handed = token.is_receiver or not (isinstance(token.holder, OpResult) and not token.holder.op.regions)
    call = isinstance(token.holder, OpResult) and "callee" in token.holder.op.properties
    if not isinstance(type_, MemRefType) or not isinstance(type_.layout, StridedLayoutAttr):
        return False
    return (handed or call) and type_.layout.offset != 0


def base_of(builder: Builder, value: Value) -> Value:
    """The buffer from its start."""
    type_ = value.type
    assert isinstance(type_, MemRefType)
    base = MemRefType((), type_.element, None, type_.memory_space)
    results = [base, INDEX, *[INDEX] * (2 * len(type_.shape))]
    return builder.create("memref.extract_strided_metadata", [value], results).results[0]


def split_edge(branch: Operation, successor: int) -> Operation:
    """A block on the edge from `branch` to its `successor`, which hands on what it is given; its terminator."""
    use = branch.successors[successor]
    target = use.block
    region = target.parent
    assert region is not None
    assert branch.parent is not None
    middle = Block()
    region.blocks.insert(branch.parent.index + 1, middle)
    middle.parent = region
    arguments = [middle.add_argument(argument.type) for argument in target.args]
    jump = Builder.at_end(middle).create("cf.br", arguments, successors=[target], location=branch.location)
    use.set(middle)
    return jump


def added_region(op: Operation) -> Operation:
    """The second region of `op`, which its text leaves out, with a terminator like the first one's; that terminator."""
    region = op.regions[1]
    if region.blocks and region.blocks[0].last is not None:
        return region.blocks[0].last
    like = op.regions[0].blocks[0].last
    block = region.append(Block())
    assert like is not None
    return Builder.at_end(block).create(like.name, location=op.location)


