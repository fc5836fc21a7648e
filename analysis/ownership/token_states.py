"""Token states of one function: who holds the duty to free each buffer, where it ends, and what remains open.

    states = token_states(function, knowledge, calls)
    states.tokens[value].deaths     # places where the buffer has to be freed
    states.tokens[value].state      # owned on each path, or on some

Everything is a value computed from a program that is left as it is. All tokens are walked; where one goes on under a
name that has to take it over, that name becomes a receiver, and all are walked again until nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from enum import Enum

from ...ir.graph import BlockArgument, Operation, Value
from ...ir.pauses import pause
from ...ir.records import dataclass, field
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ..calls.argument_facts import EventKind
from ..calls.call_facts import CallFacts
from ..dataflow.buffer_names import BufferNames, CallLookup
from ..dataflow.container_contents import ContainerContents
from ..dataflow.flow_graph import Edge, FlowGraph, Node
from ..dataflow.operation_facts import Carrier, OperationFacts, carrier_of
from ..dataflow.sites import KnownCalls
from .frees_by_hand import freed_by_hand, problems_of_frees
from .loops_of_accesses import loops_of_accesses
from .owned_sets import OwnedSet, Owning, Place
from .problems import FREED_ON_SOME_PATHS, NEEDS_COMPARISON, UNDECIDED, Problem
from .stretches import Start, Walk
from .token_walks import Walker

TakesLookup = Callable[[Operation], tuple[Value, ...]]
"""From a call to the operands that the function called frees."""
_ROUNDS = 24
"""Times that all tokens are walked, at most; each round adds a receiver."""


class State(Enum):
    OWNED = "owned"
    """On each path."""
    MAYBE = "maybe"
    """On some paths: only a flag can tell."""


@dataclass(frozen=True, eq=False)
class Feed:
    """One way into a receiver. `edge` is None for an operand of a selection; `source` None: nothing is forwarded."""

    edge: Edge | None
    operand: Value
    source: Value | None


@dataclass(eq=False)
class Token:
    """The duty to free one buffer, as long as `holder` has it. `feeds` is empty where the buffer is made."""

    holder: Value
    frees: str
    """The operation that frees the buffer."""
    walk: Walk
    owned: OwnedSet
    state: State = State.OWNED
    feeds: tuple[Feed, ...] = ()

    @property
    def deaths(self) -> list[Place]:
        return self.owned.deaths

    @property
    def is_receiver(self) -> bool:
        return bool(self.feeds)

    @property
    def moves(self) -> bool:
        """Whether it is passed on, returned or freed by the author on some path."""
        return bool(self.walk.brings) or any(stretch.taken is not None for stretch in self.walk.stretches.values())


@dataclass(eq=False)
class TokenStates:
    """Everything found out about one function. With `problems`, `tokens` may be incomplete."""

    function: Operation
    names: BufferNames
    tokens: dict[Value, Token] = field(default_factory=dict[Value, Token])
    arguments: dict[Value, Token] = field(default_factory=dict[Value, Token])
    """Arguments of the function that it frees itself."""
    problems: list[Problem] = field(default_factory=list[Problem])

    def of(self, holder: Value) -> Token:
        """The token of `holder`, the source of a feed."""
        return self.tokens.get(holder) or self.arguments[holder]


def token_states(
    function: Operation,
    knowledge: Knowledge,
    calls: CallLookup,
    takes: TakesLookup = lambda _: (),
    *,
    call_facts: CallFacts | None = None,
    unknown_borrows: bool = False,
    compact: bool = True,
    known: Container[Value] = (),
    places: bool = True,
) -> TokenStates:
    """The states of all tokens of `function`, which has a body.

    Args:
        calls: what is known of the results of calls.
        takes: which operands calls free.
        call_facts: what else calls do to what they are given.
        unknown_borrows: unknown operations use their buffer operands and have no other effect.
        compact: few frees, rather than each as early as can be.
        known: buffers that need not be followed, since what is asked is known of them.
        places: find out where each buffer dies, unless the function is refused: then some of its problems are enough.
            Without, all problems are found, and the walks but for loops that only read and write what they capture.
    """
    facts = OperationFacts(knowledge)
    graph = call_facts.graph(function) if call_facts is not None else FlowGraph(function, knowledge)
    contents = call_facts.contents(function) if call_facts is not None else ContainerContents.of(graph, facts)
    arguments = _freed_arguments(graph, facts, call_facts, contents)
    names = BufferNames(graph, facts, calls, arguments, call_effects=call_facts, contents=contents)

    def solved(known: Container[Value]) -> tuple[TokenStates, Walker]:
        solver = _Solver(TokenStates(function, names), arguments, takes, call_facts, unknown_borrows, known)
        return solver.solved(compact=compact, places=places), solver.walker

    states, walker = solved(known)
    open_ = {one.value: None for one in states.problems if one.code == FREED_ON_SOME_PATHS and places}
    if open_ and all(one.code == FREED_ON_SOME_PATHS for one in states.problems):
        calls_known = KnownCalls(walker.takes)
        if call_facts is not None:
            calls_known = call_facts.decided.known_calls(function, walker.takes)
        done = set(freed_by_hand(names, calls_known, open_))
        if done:
            return solved(done)[0]
    return states


def _freed_arguments(
    graph: FlowGraph, facts: OperationFacts, calls: CallFacts | None, contents: ContainerContents
) -> list[Value]:
    """Arguments of the function that it may free, or a function that it calls, as they are, as a view, or as they are
    found in a container."""
    entry = graph.function.regions[0].blocks[0]
    arguments = [argument for argument in entry.args if is_memref(argument.type)]
    is_call = facts.knowledge.is_call
    if not arguments or not any(
        facts.taken(op) or (calls is not None and is_call(op)) for op in graph.ops if op is not graph.function
    ):
        return []
    found: list[Value] = []
    for argument in arguments:
        seen: set[Value] = {argument}
        pending: list[Value] = [argument]
        for value in pending:
            found_again = [one for load in contents.loads_of(value) for one in load.results if one not in seen]
            seen.update(found_again)
            pending += found_again
            for use in value.uses:
                op = use.owner
                # What a terminator takes goes on: it may be the caller's, and is not freed by that.
                is_freed = value in facts.taken(op) and not facts.knowledge.is_terminator(op)
                if calls is not None and is_call(op):
                    is_freed = EventKind.FREED in calls.events(op, use.index)
                if is_freed:
                    found.append(argument)
                    break
                if facts.view_source(op) is value and op.results[0] not in seen:
                    seen.add(op.results[0])
                    pending.append(op.results[0])
    return list(dict.fromkeys(found))


class _Solver:
    def __init__(
        self,
        states: TokenStates,
        arguments: list[Value],
        takes: TakesLookup,
        call_facts: CallFacts | None,
        unknown_borrows: bool,
        known: Container[Value],
    ) -> None:
        self.states = states
        self.known = known
        self.names = states.names
        self.graph = states.names.graph
        self.receivers: dict[Value, None] = {}
        self.arguments = arguments
        self.walker = Walker(self.names, self.receivers, call_facts, unknown_borrows)
        self.unknown_borrows = unknown_borrows
        for op in self.graph.ops:
            if op is not self.graph.function and (taken := takes(op)):
                self.walker.takes[op] = taken
        self.walks: dict[Value, Walk] = {}
        self._known: dict[tuple[Value, str, tuple[tuple[Start, int], ...]], tuple[Walk, int]] = {}
        """Walks that would come out the same again, with the number of problems found by themselves."""
        self._operands: dict[Edge, Mapping[Value, Value]] = {}

    def solved(self, *, compact: bool, places: bool) -> TokenStates:
        self.walker.passed = loops_of_accesses(self.names, self.walker.is_plain)
        self._check_origins()
        self.states.problems += problems_of_frees(self.names, self.walker.takes)
        is_first_enough = places and not self.arguments and not any(map(self.names.facts.taken, self._ends()))
        for _ in range(_ROUNDS):
            if self._walk_all(up_to_refusal=is_first_enough):
                return self.states
            wanted = [value for walk in self.walks.values() for value in walk.wanted]
            if not wanted and not self._let_stay():
                break
            self._receive(wanted)
        else:
            op = self.graph.function
            reason = "whose buffer this is can only be found out by comparing addresses"
            self.states.problems.append(Problem(NEEDS_COMPARISON, reason, op, next(iter(self.receivers))))
        self._check_given_away()
        self._make_tokens(compact=compact, places=places)
        return self.states

    def _check_origins(self) -> None:
        """Buffers that come from unknown operations."""
        facts = self.names.facts
        for op in self.graph.ops:
            if op is self.graph.function or not op.results:
                continue
            if op.regions and op not in self.graph.is_described:
                self._check_handed_on(op)
            if not any(is_memref(result.type) for result in op.results):
                continue
            buffer = next(result for result in op.results if is_memref(result.type))
            if not facts.is_known(op) and not self.unknown_borrows:
                reason = "nothing is known of the buffer that this results in"
                self.states.problems.append(Problem("dealloc-unknown-effects", reason, op, buffer))
            elif op.regions and op not in self.graph.is_described:
                reason = "how buffers leave the regions of this operation is not described"
                self.states.problems.append(Problem("dealloc-unknown-regions", reason, op, buffer))

    def _check_handed_on(self, op: Operation) -> None:
        """Values that lead to buffers, at the ends of regions that nobody describes: results may be these."""
        if not any(carrier_of(result.type) in (Carrier.TENSOR, Carrier.HANDLE) for result in op.results):
            return
        for last in (block.last for region in op.regions for block in region.blocks):
            for operand in last.operands if last is not None and not last.successors else ():
                value = operand.value
                if value in self.names.number and carrier_of(value.type) is not Carrier.NUMBER:
                    reason = "how buffers leave the regions of this operation is not described"
                    self.states.problems.append(Problem("dealloc-unknown-regions", reason, op, self.names.root(value)))
                    return

    def _walk_all(self, *, up_to_refusal: bool) -> bool:
        """Walk all tokens; whether that ended before, at the first problem for which the function is refused in any
        case: no receiver makes a difference to that walk, nor to those before it."""
        names = self.names
        if up_to_refusal and any(map(_is_certain, self.states.problems)):
            return True
        self.walks.clear()
        starts: dict[Value, dict[Start, int]] = {}
        kinds: dict[Value, str] = {}
        pending: list[Value] = []
        for value, frees in names.origins.items():
            if value.parent_block in self.graph.reachable and value not in self.known:
                starts[value] = {value: names.names_at_origin(value)}
                kinds[value] = frees
                pending.append(value)
        pending.reverse()
        while pending:
            pause()
            holder = pending.pop()
            walk = self.walks[holder] = self._walk(holder, kinds[holder], starts[holder])
            up_to_refusal = up_to_refusal and not walk.seeds and walk.asked <= self.receivers.keys()
            if up_to_refusal and any(map(_is_certain, walk.problems)):
                self.states.problems += [one for each in self.walks.values() for one in each.problems]
                return True
            for start, receiver, inputs in walk.seeds:
                if self._seed(starts.setdefault(receiver, {}), start, inputs):
                    pending.append(receiver)
                if kinds.setdefault(receiver, walk.frees) != walk.frees:
                    reason = "is one of several buffers that are freed in different ways"
                    op = receiver.defining_op or (start if isinstance(start, Operation) else self.graph.function)
                    walk.problems.append(Problem("dealloc-freed-otherwise", reason, op, receiver))
        return False

    def _walk(self, holder: Value, frees: str, starts: dict[Start, int]) -> Walk:
        key = (holder, frees, tuple(starts.items()))
        known = self._known.get(key)
        if known is not None:
            walk, problems = known
            del walk.problems[problems:]
            return walk
        walk = self.walker.walk(holder, frees, starts)
        self._known[key] = walk, len(walk.problems)
        return walk

    def _receive(self, values: Sequence[Value]) -> None:
        """Make receivers of `values`; walks that depend on that are walked again."""
        self.receivers.update(dict.fromkeys(values))
        new = frozenset(values)
        self._known = {key: known for key, known in self._known.items() if known[0].asked.isdisjoint(new)}

    def _let_stay(self) -> bool:
        """Keep tokens from moving to where they also arrive without moving; whether there are new ones."""
        new = {
            (holder, edge)
            for holder, walk in self.walks.items()
            for edge in walk.brings
            if edge.target in walk.names and self.graph.node_dominated(holder, edge.target)
        }
        new -= self.walker.staying
        self.walker.staying |= new
        holders = {holder for holder, _ in new}
        self._known = {key: known for key, known in self._known.items() if key[0] not in holders}
        return bool(new)

    @staticmethod
    def _seed(starts: dict[Start, int], start: Start, inputs: int) -> bool:
        before = starts.get(start, 0)
        starts[start] = before | inputs
        return starts[start] != before

    def _check_given_away(self) -> None:
        """Buffers that somebody else has to free, handed to where they are freed: to whoever awaits them."""
        for op in self._ends():
            for value in self.names.facts.taken(op):
                root = self.names.root(value)
                is_ours = root in self.walks and any(one.taken is op for one in self.walks[root].stretches.values())
                if not is_ours and not self.names.facts.is_free(op):
                    reason = "hands on a buffer that is not owned here, and that is freed by whoever awaits it"
                    self.states.problems.append(Problem("dealloc-escapes", reason, op, value))

    def _ends(self) -> Iterator[Operation]:
        """The last operations of blocks."""
        function = self.graph.function
        return (op for op in self.graph.ops if op is not function and op.parent is not None and op is op.parent.last)

    # Tokens

    def _make_tokens(self, *, compact: bool, places: bool) -> None:
        owning = Owning(self.walker, compact=compact)
        for holder, walk in self.walks.items():
            self.states.problems += walk.problems
            owned = owning.of(walk) if places else OwnedSet()
            if owned.conflicts:
                self._conflict(walk, owned)
            token = Token(holder, walk.frees, walk, owned)
            if holder in self.receivers:
                token.feeds = tuple(self._feeds(holder))
            if holder in self.arguments:
                self.states.arguments[holder] = token
            else:
                self.states.tokens[holder] = token
        if places:
            self._find_states()

    def _conflict(self, walk: Walk, owned: OwnedSet) -> None:
        node = owned.conflicts[0]
        op = node if isinstance(node, Operation) else node.first
        reason = "is reached both with the buffer and after it was freed or passed on"
        self.states.problems.append(Problem(FREED_ON_SOME_PATHS, reason, op or self.graph.function, walk.holder))

    def _feeds(self, receiver: Value) -> list[Feed]:
        made = receiver.defining_op
        choices = self.names.facts.choices(made) if made is not None else ()
        if choices:
            return [Feed(None, value, self._selected(made, value)) for value in choices]
        node: Node
        if isinstance(receiver, BlockArgument):
            node = receiver.block
        else:
            assert made is not None
            node = made
        feeds: list[Feed] = []
        for edge in self.graph.arriving.get(node, ()):
            operand = self._initialising(edge).get(receiver)
            source: Value | None = None
            if operand is not None:
                walk = self.walks.get(self.names.root(operand))
                if walk is not None and walk.brings.get(edge) is receiver:
                    source = walk.holder
            feeds.append(Feed(edge, operand if operand is not None else receiver, source))
        return feeds

    def _initialising(self, edge: Edge) -> Mapping[Value, Value]:
        """The operand that `edge` initialises each argument or result with."""
        found = self._operands.get(edge)
        if found is None:
            found = self._operands[edge] = {value: operand for operand, value in edge.pairs}
        return found

    def _selected(self, made: Operation | None, value: Value) -> Value | None:
        walk = self.walks.get(self.names.root(value))
        if walk is None or not any(stretch.taken is made for stretch in walk.stretches.values()):
            return None
        return walk.holder

    def _find_states(self) -> None:
        tokens = self.states.tokens
        # An argument that is not freed or passed on everywhere stays its caller's where it is not freed.
        lent = {holder for holder, token in self.states.arguments.items() if token.deaths}
        for token in tokens.values() if lent else ():
            token.feeds = tuple(
                Feed(feed.edge, feed.operand, None) if feed.source in lent else feed for feed in token.feeds
            )
        for token in tokens.values():
            borrows = any(feed.source is None for feed in token.feeds)
            if borrows or token.holder in self.names.flagged or self.names.compared_with(token.holder):
                token.state = State.MAYBE
        changed = True
        while changed:
            changed = False
            for token in tokens.values():
                sources = [self.states.of(feed.source) for feed in token.feeds if feed.source is not None]
                if token.state is State.OWNED and any(source.state is State.MAYBE for source in sources):
                    token.state = State.MAYBE
                    changed = True
        for token in tokens.values():
            for op, met in token.walk.met.items():
                if any(tokens[value].state is State.OWNED for value in met if value in tokens):
                    reason = "may be returned under a name that has a buffer of its own"
                    self.states.problems.append(Problem(NEEDS_COMPARISON, reason, op, token.holder))


def _is_certain(problem: Problem) -> bool:
    """Whether no comparison of addresses solves `problem`."""
    return problem.code not in UNDECIDED
