"""Flags: conditions that say whether a buffer is owned, where that depends on the path, in their cheapest spelling.

A condition that the program has anyway comes first, then the position in a counted loop; an `i1` carried beside the
buffer comes last.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...analysis.dataflow.flow_graph import Edge, FlowGraph, Node, Source
from ...analysis.ownership.token_states import Feed, State, Token, TokenStates
from ...ir.attributes import DenseArrayAttr, IntegerAttr, bool_attr
from ...ir.builder import Builder
from ...ir.graph import Block, BlockArgument, Operation, OpOperand, Value
from ...ir.records import dataclass
from ...ir.types import I1, INDEX, IntegerType
from ...ods.op_view import UnaryOp
from ...ods.segments import dense_i32, dense_values
from .edges import split_edge

_NOT_EQUAL, _EQUAL, _LESS, _NOT_LESS = 1, 0, 2, 5
"""Predicates of `arith.cmpi`; the comparison is signed."""


@dataclass(frozen=True, eq=False)
class Flag:
    """`value`, negated if `inverted`; or, without a value, `left` compared with `right` where it is needed."""

    value: Value | None = None
    inverted: bool = False
    left: Value | None = None
    right: Value | None = None
    predicate: int = 0

    def made(self, builder: Builder) -> Value:
        """The `i1` before negation."""
        if self.value is not None:
            return self.value
        assert self.left is not None
        assert self.right is not None
        predicate = IntegerAttr(self.predicate, IntegerType(64))
        return builder.create("arith.cmpi", [self.left, self.right], [I1], properties={"predicate": predicate}).result

    def as_value(self, builder: Builder) -> Value:
        """The `i1` itself."""
        value = self.made(builder)
        if not self.inverted:
            return value
        true = builder.create("arith.constant", [], [I1], properties={"value": bool_attr(True)}).result
        return builder.create("arith.xori", [value, true], [I1]).result


class Flags:
    """The flags of one function, made when they are first asked for."""

    def __init__(self, states: TokenStates, of_results: Mapping[Value, Value]) -> None:
        """`of_results`: for results of calls that are buffers of their own on some paths, the `i1` that says so."""
        self.states = states
        self._of_results = of_results
        self.graph: FlowGraph = states.names.graph
        self.added: list[Value] = []
        self._flags: dict[Value, Flag] = {}
        self._constants: dict[bool, Value] = {}
        self._split: dict[Block, tuple[Block | None, int]] = {}
        """Blocks put on edges, with the edge each is on."""

    def flag(self, token: Token) -> Flag:
        """Whether `token`, which is owned on some paths, is owned wherever its holder is defined."""
        known = self._flags.get(token.holder)
        if known is not None:
            return known
        found = self._of_origin(token) or self._choice(token) or self._region(token) or self._blocks(token)
        if found is None:
            found = self._counted(token)
        if found is None:
            self._carry(token)
            return self._flags[token.holder]
        self._flags[token.holder] = found
        return found

    def constant(self, value: bool) -> Value:
        """`arith.constant` at the start of the function, one for each."""
        if value not in self._constants:
            builder = Builder.at_start(self.states.function.regions[0].blocks[0])
            op = builder.create("arith.constant", [], [I1], properties={"value": bool_attr(value)})
            self._constants[value] = op.result
        return self._constants[value]

    def erase_unused(self) -> None:
        """Take out constants that nothing uses in the end."""
        for value in self._constants.values():
            if not value.uses and value.defining_op is not None:
                value.defining_op.erase()

    # Conditions that are there

    def _of_origin(self, token: Token) -> Flag | None:
        """Of a result that may be one of the operands of its call: the call says it, or addresses are compared after
        it."""
        holder = token.holder
        if holder in self._of_results:
            return Flag(self._of_results[holder])
        op = holder.defining_op
        others = self.states.names.compared_with(holder)
        if op is None or not others:
            return None
        builder = Builder.after(op)
        own = address_of(builder, holder)
        found: Value | None = None
        for other in others:
            differs = compared(builder, own, address_of(builder, other))
            found = differs if found is None else builder.create("arith.andi", [found, differs], [I1]).result
        assert found is not None
        self.added.append(found)
        return Flag(found)

    def _is_plain(self, feed: Feed) -> bool:
        return feed.source is None or self.states.of(feed.source).state is State.OWNED

    def _two_ways(self, condition: Value, first: Feed, second: Feed) -> Flag | None:
        """`first` comes with the condition, `second` without it."""
        if not (self._is_plain(first) and self._is_plain(second)):
            return None
        if (first.source is None) == (second.source is None):
            return None
        return Flag(condition, inverted=first.source is None)

    def _choice(self, token: Token) -> Flag | None:
        feeds = token.feeds
        made = token.holder.defining_op
        if len(feeds) != 2 or feeds[0].edge is not None or made is None:
            return None
        condition, *_ = made.operand_values
        return self._two_ways(condition, feeds[0], feeds[1])

    def _region(self, token: Token) -> Flag | None:
        """The result of an operation that runs one of two regions by a condition."""
        op = token.holder.defining_op
        if op is None or len(op.regions) != 2 or len(token.feeds) != 2 or len(op.operands) != 1:
            return None
        condition = UnaryOp(op).operand
        if condition.type is not I1:
            return None
        by_region: dict[int, Feed] = {}
        for feed in token.feeds:
            source = feed.edge.source if feed.edge is not None else None
            if isinstance(source, Block) and source.parent is not None and source.parent_op is op:
                by_region[source.parent.index] = feed
        if len(by_region) != 2:
            return None
        return self._two_ways(condition, by_region[0], by_region[1])

    def _blocks(self, token: Token) -> Flag | None:
        """The argument of a block where the two ways of one conditional branch meet."""
        holder = token.holder
        if not isinstance(holder, BlockArgument) or len(token.feeds) != 2 or holder.block.is_entry:
            return None
        home = self.graph.dominance.immediate_dominators(holder.block.parent).get(holder.block)  # type: ignore[arg-type]
        branch = home.last if home is not None else None
        if branch is None or home is None or home is holder.block or len(branch.successors) != 2 or not branch.operands:
            return None
        condition, *_ = branch.operand_values
        if condition.type is not I1:
            return None
        sides = [self._side(feed.edge, home, branch) for feed in token.feeds]
        if sorted(side for side in sides if side is not None) != [0, 1]:
            return None
        first, second = token.feeds if sides[0] == 0 else reversed(token.feeds)
        return self._two_ways(condition, first, second)

    def _side(self, edge: Edge | None, home: Block, branch: Operation) -> int | None:
        """The successor of `branch` that every path along `edge` takes; None: either."""
        if edge is None or not isinstance(edge.source, Block):
            return None
        if edge.source is home:
            return edge.successor
        for number, target in enumerate(branch.successor_blocks):
            alone = len(self.graph.arriving.get(target, ())) == 1
            if alone and target is not home and self.graph.dominance.block_dominates(target, edge.source):
                return number
        return None

    # Counted loops

    def _counted(self, token: Token) -> Flag | None:
        """Borrowed at the start and owned from the first round on, or the other way round."""
        op = self._region_op(token.holder)
        semantics = self.graph.knowledge.semantics(op.name) if op is not None else None
        counts = semantics.counts(op) if semantics is not None and semantics.counts is not None and op else None
        if counts is None or len(token.feeds) != 2 or not all(self._is_plain(feed) for feed in token.feeds):
            return None
        at_start = [feed for feed in token.feeds if feed.edge is not None and feed.edge.source is op]
        later = [feed for feed in token.feeds if feed not in at_start]
        if len(at_start) != 1 or (at_start[0].source is None) == (later[0].source is None):
            return None
        lower, upper, counter = counts
        owned_later = later[0].source is not None
        if isinstance(token.holder, BlockArgument):
            return Flag(left=counter, right=lower, predicate=_NOT_EQUAL if owned_later else _EQUAL)
        return Flag(left=lower, right=upper, predicate=_LESS if owned_later else _NOT_LESS)

    @staticmethod
    def _region_op(holder: Value) -> Operation | None:
        """The operation that `holder` is a result of, or an argument of a region of."""
        if isinstance(holder, BlockArgument):
            return holder.block.parent_op if holder.block.is_entry else None
        return holder.defining_op

    # Carried flags

    def _carry(self, token: Token) -> None:
        holder = token.holder
        if isinstance(holder, BlockArgument) and not holder.block.is_entry:
            self._carry_into_block(token, holder)
            return
        if token.feeds[0].edge is None:
            self._flags[holder] = Flag(self.selected(token, *token.feeds))
            return
        op = self._region_op(holder)
        assert op is not None
        node: Node = holder.block if isinstance(holder, BlockArgument) else op
        sources, targets = self._component(op, node)
        receivers = self._receivers_beside(op, token, targets)
        for target in targets:
            added = target.add_argument(I1) if isinstance(target, Block) else target.add_result(I1)
            self.added.append(added)
            for receiver in receivers:
                if (receiver.block if isinstance(receiver, BlockArgument) else receiver.defining_op) is target:
                    self._flags[receiver] = Flag(added)
        # All operands first: to find out what one of them is may add further ones.
        handed: list[tuple[Source, Operation, OpOperand]] = []
        for source in sources:
            at = source.last if isinstance(source, Block) else source
            assert at is not None
            handed.append((source, at, at.add_operand(self.constant(False))))
            if at is op:
                _lengthen(op)
        for source, at, operand in handed:
            operand.set(self._fed(self._feed_from(receivers, source), at))

    def _component(self, op: Operation, node: Node) -> tuple[list[Source], list[Node]]:
        """Sources and targets of edges at `op` whose operands have to agree with those that lead to `node`."""
        edges = [*self.graph.leaving.get(op, ())]
        for region in op.regions:
            for block in region.blocks:
                edges += [edge for edge in self.graph.leaving.get(block, ()) if edge.successor is None]
        sources: dict[Source, None] = {}
        targets: dict[Node, None] = {node: None}
        before = -1
        while before != len(sources) + len(targets):
            before = len(sources) + len(targets)
            for edge in edges:
                if edge.target in targets or edge.source in sources:
                    sources[edge.source] = None
                    targets[edge.target] = None
        return list(sources), list(targets)

    def _receivers_beside(self, op: Operation, token: Token, targets: list[Node]) -> list[Value]:
        """The holder of `token`, and receivers at the other targets that are fed by the same operands."""
        operands = {feed.operand for feed in token.feeds}
        sources = {feed.edge.source for feed in token.feeds if feed.edge is not None}
        found: dict[Value, None] = {token.holder: None}
        for source in sources:
            for edge in self.graph.leaving.get(source, ()):
                if edge.target in targets:
                    at = [value for _, value in edge.pairs]
                    mine = self._index_of(token, source)
                    if mine is not None and mine < len(at) and at[mine] in self.states.tokens and operands:
                        found[at[mine]] = None
        return list(found)

    def _index_of(self, token: Token, source: Source) -> int | None:
        """The position, among the edges from `source`, of the pair that leads to the holder of `token`."""
        for edge in self.graph.leaving.get(source, ()):
            for index, (_, value) in enumerate(edge.pairs):
                if value is token.holder:
                    return index
        return None

    def _feed_from(self, receivers: list[Value], source: Source) -> Feed | None:
        for receiver in receivers:
            for feed in self.states.tokens[receiver].feeds:
                if feed.edge is not None and feed.edge.source is source:
                    return feed
        return None

    def selected(self, token: Token, first: Feed, second: Feed) -> Value:
        """The flag of a selection like that of `token`, from the flags of two operands; inserted after it."""
        op = token.holder.defining_op
        assert op is not None
        builder = Builder.after(op)
        condition, *_ = op.operand_values
        values = [self._fed(feed, op) for feed in (first, second)]
        return builder.create("arith.select", [condition, *values], [I1]).result

    def is_plain(self, token: Token) -> bool:
        """Whether each way into `token` certainly brings a buffer, or certainly none."""
        return all(self._is_plain(feed) for feed in token.feeds)

    def _fed(self, feed: Feed | None, at: Operation) -> Value:
        """The `i1` that says whether `feed` forwards a buffer."""
        if feed is None or feed.source is None:
            return self.constant(False)
        return self.ownership(self.states.of(feed.source), at)

    def ownership(self, token: Token, at: Operation) -> Value:
        """The `i1` that says before `at` whether `token` is owned."""
        if token.state is State.OWNED:
            return self.constant(True)
        return self.flag(token).as_value(Builder.before(at))

    def _carry_into_block(self, token: Token, holder: BlockArgument) -> None:
        block = holder.block
        added = block.add_argument(I1)
        self.added.append(added)
        self._flags[holder] = Flag(added)
        feeds = {(feed.edge.source, feed.edge.successor): feed for feed in token.feeds if feed.edge is not None}
        # All operands first: to find out what one of them is may add further ones.
        handed: list[tuple[Feed | None, Operation, OpOperand]] = []
        for use in list(block.uses):
            branch = use.owner
            number = next(index for index, successor in enumerate(branch.successors) if successor is use)
            place = (branch.parent, number)
            if branch.parent is not None and branch.parent in self._split:
                place = self._split[branch.parent]
            source, successor = place
            feed = feeds.get((source, successor)) if source is not None else None
            handed.append((feed, branch, self._append(branch, number)))
        for feed, branch, operand in handed:
            operand.set(self._fed(feed, branch))

    def _append(self, branch: Operation, successor: int) -> OpOperand:
        """Forward something to `successor`, whose last argument has just been added, after the other operands."""
        value = self.constant(False)
        if len(branch.successors) == 1:
            return branch.add_operand(value)
        sizes = dense_values(branch.properties.get("operandSegmentSizes"))
        if len(branch.successors) == 2 and len(sizes) == 3:
            place = sum(sizes[: successor + 2])
            branch.insert_operands(place, [value])
            sizes[successor + 1] += 1
            branch.properties["operandSegmentSizes"] = dense_i32(sizes)
            return branch.operands[place]
        jump = split_edge(branch, successor, but_last=True)
        assert jump.parent is not None
        self._split[jump.parent] = (branch.parent, successor)
        return jump.add_operand(value)


def address_of(builder: Builder, value: Value) -> Value:
    """The address that the buffer of `value` begins at, as an `index`."""
    return builder.create("memref.extract_aligned_pointer_as_index", [value], [INDEX]).result


def compared(builder: Builder, left: Value, right: Value) -> Value:
    """Whether two addresses differ, as an `i1`."""
    predicate = IntegerAttr(_NOT_EQUAL, IntegerType(64))
    return builder.create("arith.cmpi", [left, right], [I1], properties={"predicate": predicate}).result


def _lengthen(op: Operation) -> None:
    """The operand added at the end belongs to the last group, as `iter_args` do."""
    sizes = op.properties.get("operandSegmentSizes")
    if isinstance(sizes, DenseArrayAttr):
        values = dense_values(sizes)
        values[-1] += 1
        op.properties["operandSegmentSizes"] = dense_i32(values)
