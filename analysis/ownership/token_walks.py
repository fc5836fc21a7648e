"""Walks of tokens: where a holder has the duty to free a buffer, how it ends there, and what else names the buffer."""

from __future__ import annotations

from collections.abc import Mapping

from ...ir.graph import Block, BlockArgument, Operation, Value
from ...ir.types import is_memref
from ...ir.walk import operations_in
from ..calls.call_facts import CallFacts
from ..dataflow.buffer_names import BufferNames
from ..dataflow.flow_graph import Edge, Node
from ..dataflow.operation_facts import Carrier, carrier_of
from .problems import FREED_ON_SOME_PATHS, NEEDS_COMPARISON, UNFOLLOWED, Problem, problems_of_call
from .stretches import Start, Stretch, Walk
from .unawaited_work import UnawaitedWork


class Walker:
    """Follows one token at a time; `receivers` are the values that take tokens over."""

    def __init__(
        self,
        names: BufferNames,
        receivers: dict[Value, None],
        call_facts: CallFacts | None = None,
        unknown_borrows: bool = False,
    ) -> None:
        self.names = names
        self.call_facts = call_facts
        self.work = UnawaitedWork(names)
        self.graph = names.graph
        self.facts = names.facts
        self.receivers = receivers
        self.unknown_borrows = unknown_borrows
        self.staying: set[tuple[Value, Edge]] = set()
        """Holders, and edges that their tokens must not move along: another edge brings them to the same node."""
        self.takes: dict[Operation, tuple[Value, ...]] = {}
        """Operands that calls free, because the function that is called does."""
        self.passed: set[Operation] = set()
        """Loops that no walk goes into: those of `loops_of_accesses`."""
        self._added: dict[Operation, Mapping[int, int] | None] = {}
        self._inner: dict[Operation, list[Operation]] = {}

    def walk(self, holder: Value, frees: str, starts: dict[Start, int]) -> Walk:
        """Follow the token of `holder` from `starts`, each with the names that it has there."""
        found = Walk(holder, frees)
        pending: list[Start] = []
        births: dict[Value, int] = {}
        for start, names in starts.items():
            if isinstance(start, Value):
                births[start] = names
            else:
                found.names[start] = names
            pending.append(start)
        while pending:
            start = pending.pop()
            names = births[start] if isinstance(start, Value) else found.names[start]
            self._stretch(found, start, names, pending)
        return found

    # One stretch

    def begin(self, start: Start) -> tuple[Block, int]:
        """The block, and the position before the first operation of the stretch."""
        position = self.graph.position
        if isinstance(start, Block):
            around = start.parent_op
            return start, (position[start.first] - 1 if start.first is not None else position[around] if around else 0)
        if isinstance(start, BlockArgument):
            return self.begin(start.block)
        op = start if isinstance(start, Operation) else start.defining_op
        assert op is not None
        assert op.parent is not None
        return op.parent, position[op]

    def _stretch(self, walk: Walk, start: Start, names: int, pending: list[Start]) -> None:
        block, at = self.begin(start)
        stretch = Stretch(start, block, block, names, first=at + 1)
        walk.stretches[start] = stretch
        if self.names.has_work and not isinstance(start, Value):
            self.work.check_start(walk, stretch, at, names & self.names.inputs_of(start))
        touches = self.names.touches_in(block, at)
        while (at := touches.next(names)) is not None:
            op = self.graph.ops[at]
            stretch.last = op
            if op in self.graph.is_described and op is not block.last and op not in self.passed:
                self._check_choice_of_region(walk, op, names)
                stretch.names, stretch.source = names, op
                self._leave(walk, stretch, pending)
                return
            if op not in self.passed:
                added = self._added_by(op)
                if added is None:
                    names = self.work.still_names(walk, op, names | self._at(walk, stretch, op, names))
                elif added:
                    for place in self.names.operands_of(op).of(names):
                        names |= added.get(place, 0)
            stretch.names = names
            if stretch.taken is not None:
                return
        self._leave(walk, stretch, pending)

    def is_plain(self, op: Operation) -> bool:
        """Whether `op` reads and writes what it is given, whatever token passes, and does nothing else with it."""
        return self._added_by(op) == {}

    def _added_by(self, op: Operation) -> Mapping[int, int] | None:
        """From operands of `op` to the names that it adds where the operand is one, if it does nothing else that
        matters to a token but to read and write; None where it may do more."""
        if op not in self._added:
            self._added[op] = self._find_added(op)
        return self._added[op]

    def _find_added(self, op: Operation) -> Mapping[int, int] | None:
        facts, names = self.facts, self.names
        if names.has_work or self.is_end(op) or not facts.is_known(op):
            return None
        if (
            names.contents.may_load(op)
            or op in self.takes
            or facts.choices(op)
            or facts.taken(op)
            or self._is_active_call(op)
        ):
            return None
        if (op.regions and facts.runs_later(op)) or facts.loses_work(op) or self._inside(op):
            return None
        added: dict[int, int] = {}
        for operand in op.operands:
            value = operand.value
            if value not in names.number:
                continue
            if facts.stores(op, value) and not names.contents.keeps(op):
                return None
            if (op.results or facts.starts_work(op)) and (found := names.set_of(names.derived(op, value))):
                added[operand.index] = found
        return added

    def _is_active_call(self, op: Operation) -> bool:
        """Whether `op` is a call that does more than to read and write a buffer that it is given."""
        if not self.facts.knowledge.is_call(op):
            return False
        calls, named = self.call_facts, self.names.operands_of(op).of(-1)
        return any(self._may_keep(op, place) or (calls is not None and calls.events(op, place)) for place in named)

    def _is_receiver(self, walk: Walk, value: Value) -> bool:
        walk.asked.add(value)
        return value in self.receivers

    def _check_choice_of_region(self, walk: Walk, op: Operation, names: int) -> None:
        """Operands of an operation with described regions that go nowhere are used by it, like all others."""
        if not self.facts.is_known(op):
            for place in self.names.operands_of(op).of(names):
                self._unknown(walk, op, op.operands[place].value)

    def _is_name(self, value: Value, names: int) -> bool:
        number = self.names.number.get(value)
        return number is not None and bool(names >> number & 1)

    def _at(self, walk: Walk, stretch: Stretch, op: Operation, names: int) -> int:
        """The effect of `op` on the token; the names it adds."""
        given = [op.operands[place].value for place in self.names.operands_of(op).of(names)]
        if op is stretch.block.last and self.is_end(op):
            self._at_end(walk, stretch, op, names, given)
            return self._happens_inside(walk, op, names) if op.regions else 0
        if not self.facts.is_known(op) and not (self._may_borrow(op) and not self.facts.may_take(op)):
            self._unknown(walk, op, given[0] if given else walk.holder)
            return 0
        contents = self.names.contents
        found = any(self._is_name(value, names) for value in contents.may_load(op))
        added = self.names.set_of(op.results) if found else 0
        for value in given:
            if not self.names.is_work(value) and self.facts.stores(op, value) and not contents.keeps(op):
                self._stored(walk, op, value)
            self._called(walk, op, value)
            added |= self.names.set_of(self.names.derived(op, value))
        added |= self._happens_inside(walk, op, names | added)
        if op.regions and self.names.captured.get(op, 0) & names and self._starts_undescribed_work(op):
            # What is captured goes on in the work, like an operand.
            added |= self.names.set_of(op.results[:1])
            if not op.results:
                self.work.unwaited(walk, op, is_named=False)
        if given and self.facts.loses_work(op):
            self.work.unwaited(walk, op, is_named=False)
        self._take(walk, stretch, op, given)
        if stretch.taken is None:
            self._choose(walk, stretch, op, names)
        self.work.check(walk, stretch, op, names, added)
        return added

    def _inside(self, op: Operation) -> list[Operation]:
        """Operations in regions whose order of running is not described, as far as they do more than to read and write
        names that they are given: no walk gets there."""
        if not op.regions or op in self.graph.is_described:
            return []
        found = self._inner.get(op)
        if found is None:
            inner = [one for one in operations_in(op)[1:] if self.names.operands_of(one).of(-1)]
            found = self._inner[op] = [one for one in inner if not self.is_plain(one)]
        return found

    def _happens_inside(self, walk: Walk, op: Operation, names: int) -> int:
        """The effect on the token of what is in regions of `op` that no walk gets to; the names it adds behind."""
        facts, inside = self.facts, [(one, self.names.operands_of(one)) for one in self._inside(op)]
        added: dict[Value, None] = {}
        reached, known = names, 0
        while reached != known:
            known = reached
            for one, operands in inside:
                for value in (one.operands[place].value for place in operands.of(reached)):
                    added |= dict.fromkeys((*self.names.derived(one, value), *self.names.targets.get(value, ())))
            reached |= self.names.set_of(added)
        for one, operands in inside:
            for value in (one.operands[place].value for place in operands.of(reached)):
                if not facts.is_known(one) and not facts.knowledge.is_terminator(one):
                    self._unknown(walk, one, value)
                elif not self.names.is_work(value) and facts.stores(one, value) and not self.names.contents.keeps(one):
                    self._stored(walk, one, value)
                elif facts.loses_work(one):
                    self.work.unwaited(walk, one, is_named=False)
                self._called(walk, one, value)
        return self.names.set_of(value for value in added if not _is_inside(value, op))

    def _starts_undescribed_work(self, op: Operation) -> bool:
        return op not in self.graph.is_described and self.facts.runs_later(op)

    def _called(self, walk: Walk, call: Operation, value: Value) -> None:
        """The effect of the function called on the buffer, other than freeing it always."""
        facts = self.call_facts
        if not self.facts.knowledge.is_call(call):
            return
        for operand in call.operands:
            if operand.value is value and not self.names.is_work(value) and self._may_keep(call, operand.index):
                self._stored(walk, call, value)
        if facts is not None:
            walk.problems += problems_of_call(facts, call, value, walk.holder, self.takes.get(call, ()))

    def _may_keep(self, call: Operation, position: int) -> bool:
        """Whether `call` hands an address to a function that may keep it, unlike a buffer, which is lent."""
        if carrier_of(call.operands[position].value.type) not in (Carrier.NUMBER, Carrier.HANDLE):
            return False
        return self.call_facts is None or self.call_facts.may_keep_address(call, position)

    def is_end(self, op: Operation) -> bool:
        return bool(op.successors) or self.facts.knowledge.is_terminator(op)

    def _may_borrow(self, op: Operation) -> bool:
        """Whether an operation that nobody described is taken to borrow: the last of a block may hand on."""
        return self.unknown_borrows and op.next is not None

    def _unknown(self, walk: Walk, op: Operation, value: Value) -> None:
        if value in self.facts.may_take(op):
            reason = "frees a buffer where a condition holds, and may leave it to others where it does not"
            walk.problems.append(Problem(FREED_ON_SOME_PATHS, reason, op, walk.holder))
        elif not self._may_borrow(op):
            reason = "nothing is known of what this does to the buffers it is given"
            walk.problems.append(Problem("dealloc-unknown-effects", reason, op, value))

    def _stored(self, walk: Walk, op: Operation, value: Value) -> None:
        if carrier_of(value.type) is Carrier.BUFFER:
            reason = "stores a buffer, which is found there after it is freed"
            use = self.names.contents.unfollowed_use(op, self.facts)
            walk.problems.append(Problem("dealloc-stored", reason, op, walk.holder, because=use))
        else:
            reason = "keeps the address of a buffer, which is found there after it is freed"
            walk.problems.append(Problem("dealloc-escapes", reason, op, walk.holder))

    # Ends of tokens

    def _take(self, walk: Walk, stretch: Stretch, op: Operation, given: list[Value]) -> None:
        taken = [*self.facts.taken(op), *self.takes.get(op, ())]
        for value in taken:
            if value not in given:
                continue
            root = self.names.root(value)
            if root is walk.holder:
                stretch.taken = op
                self._check_handed_on(walk, op, value)
            elif self._is_receiver(walk, root):
                reason = "frees a buffer that may be freed under another name, too"
                walk.problems.append(Problem("dealloc-frees-buffer", reason, op, walk.holder))
            else:
                self._request(walk, root, op)

    def _check_handed_on(self, walk: Walk, op: Operation, value: Value) -> None:
        """Refuse unless a terminator's operand has exactly one receiver."""
        for edge in self.graph.leaving.get(op.parent, ()) if op.parent is not None and op is op.parent.last else ():
            for operand, target in edge.pairs:
                users = list(target.users)
                if operand is value and not (len(users) == 1 and any(self.facts.made(users[0]))):
                    reason = "hands a buffer to work whose result is not awaited exactly once"
                    walk.problems.append(Problem("dealloc-escapes", reason, op, walk.holder))

    def _choose(self, walk: Walk, stretch: Stretch, op: Operation, names: int) -> None:
        """A selection whose result takes the token over."""
        choices = self.facts.choices(op)
        if not choices or not self._is_receiver(walk, op.results[0]):
            return
        if not any(self.names.root(value) is walk.holder for value in choices):
            return
        if any(self._is_name(value, names) and self.names.root(value) is not walk.holder for value in choices):
            # The other operand may be the same buffer: which one was selected does not say whether it goes on.
            return
        position = self.graph.position[op]
        if not self.names.is_needed_after(names, stretch.block, position):
            stretch.taken = op
            result = op.results[0]
            walk.seeds.append((result, result, self.names.set_of(op.results)))

    def _request(self, walk: Walk, value: Value, op: Operation) -> None:
        """`value` has to be a receiver, because the token goes on under that name."""
        made = value.defining_op
        can = is_memref(value.type) and (
            isinstance(value, BlockArgument)
            or (made is not None and (made in self.graph.is_described or bool(self.facts.choices(made))))
        )
        if can and not self._is_receiver(walk, value):
            walk.wanted[value] = None
        elif not can and (value in self.names.origins or (made is not None and self.facts.knowledge.is_call(made))):
            # One of several operands of a call: a buffer of its own, if the function called keeps the convention.
            self._needs_comparison(walk, op)
        elif not can:
            walk.problems.append(Problem("dealloc-escapes", UNFOLLOWED, op, walk.holder))
        else:
            self._needs_comparison(walk, op)

    def _needs_comparison(self, walk: Walk, op: Operation) -> None:
        reason = "whose buffer this is can only be found out by comparing addresses"
        walk.problems.append(Problem(NEEDS_COMPARISON, reason, op, walk.holder))

    def _at_end(self, walk: Walk, stretch: Stretch, op: Operation, names: int, given: list[Value]) -> None:
        """A terminator that has names among its operands."""
        edges = self.graph.leaving.get(stretch.block, ())
        if not edges and stretch.block.parent_op is self.graph.function:
            self._return(walk, stretch, op, names)
            return
        handed = 0
        for edge in edges:
            handed |= self.names.given_along(edge).names | self.names.set_of(edge.selections)
        taken = self.facts.taken(op)
        # At the end of a region that nobody describes, that is all.
        for value in given:
            if self._is_name(value, handed) or value in taken:
                continue
            if not (self.facts.is_known(op) or self.unknown_borrows):
                self._unknown(walk, op, value)
            elif carrier_of(value.type) is not Carrier.NUMBER:
                reason = "passes on a buffer in a way that cannot be followed"
                walk.problems.append(Problem("dealloc-escapes", reason, op, walk.holder))
        self._take(walk, stretch, op, given)
        self.work.check(walk, stretch, op, names, 0)

    def _return(self, walk: Walk, stretch: Stretch, op: Operation, names: int) -> None:
        given = self.names.operands_of(op).of(names)
        for position in given:
            if not is_memref(op.operands[position].value.type):
                reason = "returns what leads to a buffer that is freed here"
                if any(self.names.root(op.operands[other].value) is walk.holder for other in given):
                    reason = (
                        "returns a buffer, and what leads to it: callers would free the one before the other is used"
                    )
                walk.problems.append(Problem("dealloc-escapes", reason, op, walk.holder))
                return
        for position in given:
            root = self.names.root(op.operands[position].value)
            if root is walk.holder:
                if op not in walk.returned:
                    walk.returned[op] = position
                stretch.taken = op
            elif root in self.names.origins or self._is_receiver(walk, root):
                walk.met.setdefault(op, set()).add(root)
            else:
                self._request(walk, root, op)

    # Edges

    def _leave(self, walk: Walk, stretch: Stretch, pending: list[Start]) -> None:
        edges = self.graph.leaving.get(stretch.source, ())
        holder = walk.holder
        found: list[tuple[Edge, int, int, Value | None, bool]] = []
        for edge in edges:
            live = self.names.live_at(edge.target)
            inputs, receiver = self._handed(walk, edge, stretch.names, live)
            rest = stretch.names & live & ~self.names.inputs_of(edge.target)
            dominated = self.graph.node_dominated(holder, edge.target)
            if rest or not inputs or (holder, edge) in self.staying:
                receiver = None
            found.append((edge, inputs, rest if dominated else 0, receiver, dominated))
        stays = any(receiver is None and (inputs or rest) for _, inputs, rest, receiver, _ in found)
        tied = stays and len(edges) > 1 and any(len(self.graph.arriving[edge.target]) > 1 for edge in edges)
        for edge, inputs, rest, receiver, dominated in found:
            walk.brings.pop(edge, None)
            if receiver is not None and not (tied and edge.successor is None):
                walk.brings[edge] = receiver
                walk.seeds.append((edge.target, receiver, inputs))
            elif dominated:
                if edge.target is stretch.start:
                    inputs = self._turned(walk, edge, inputs)
                self._arrive(walk, edge.target, inputs | rest, pending)
            elif inputs:
                self._escape(walk, edge, stretch, inputs)
        self.work.check_edges(walk, stretch, found)

    def _turned(self, walk: Walk, edge: Edge, inputs: int) -> int:
        """`inputs` of a block, with those that it hands on to itself in later rounds: each round may add one alone."""
        live, new = self.names.live_at(edge.target), inputs
        while new:
            more, receiver = self._handed(walk, edge, new, live)
            if receiver is not None:
                break
            new = more & ~inputs
            inputs |= new
        return inputs

    def _arrive(self, walk: Walk, target: Node, names: int, pending: list[Start]) -> None:
        before = walk.names.get(target)
        after = (before or 0) | names
        if after and after != before:
            walk.names[target] = after
            pending.append(target)

    def _handed(self, walk: Walk, edge: Edge, names: int, live: int) -> tuple[int, Value | None]:
        """Inputs of the target that are names after the edge, and the receiver among them that may take the token.

        `live`: the names needed at the target.
        """
        # What a nested body hands over is a name of a result already.
        inputs = names & live & self.names.inputs_of(edge.target) if isinstance(edge.target, Operation) else 0
        receiver: Value | None = None
        given = self.names.given_along(edge)
        for place in given.of(names):
            operand, value = edge.pairs[place]
            number = self.names.number.get(value)
            if number is None or not live >> number & 1:
                continue
            inputs |= 1 << number
            if receiver is None and self.names.root(operand) is walk.holder and self._is_receiver(walk, value):
                receiver = value
        runs = edge.source.parent_op if isinstance(edge.source, Block) else None
        if runs is not None and edge.target is runs and self.facts.runs_later(runs) and runs.results:
            captured = self.names.captured.get(runs, 0)
            if (captured | given.names) & names:
                inputs |= self.names.set_of(runs.results[:1])
        return inputs, receiver

    def _escape(self, walk: Walk, edge: Edge, stretch: Stretch, inputs: int) -> None:
        """The token leaves the region, or the iteration, of its holder: an input has to take it over."""
        op = stretch.block.last if isinstance(edge.source, Block) else edge.source
        assert op is not None
        must: list[Value] = []
        may: list[Value] = []
        for place in self.names.given_along(edge).of(stretch.names):
            operand, value = edge.pairs[place]
            if not self._is_name(value, inputs):
                continue
            if self.names.root(operand) is walk.holder:
                must.append(value)
            else:
                may.append(self.names.root(operand))
        target = next((value for value in must if is_memref(value.type)), None)
        if target is not None:
            self._request(walk, target, op)
            return
        root = next((value for value in may if is_memref(value.type)), None)
        if root is not None and not must:
            self._request(walk, root, op)
            return
        reason = "passes on what leads to a buffer that is freed here"
        walk.problems.append(Problem("dealloc-escapes", reason, op, walk.holder))


def _is_inside(value: Value, op: Operation) -> bool:
    region = value.parent_region
    return region is not None and any(one.is_ancestor_of(region) for one in op.regions)
