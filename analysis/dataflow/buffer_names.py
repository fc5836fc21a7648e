"""Names of buffers in one function: which values may be whose, where they are used, where they are needed.

Values that may be a name of a buffer that has to be freed are numbered; sets of them are integers, a bit each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ...ir.graph import Block, BlockArgument, Operation, OpResult, Region, Value
from ...ir.types import is_memref
from .container_contents import ContainerContents
from .flow_graph import Edge, FlowGraph, Node, Source
from .operation_facts import DEALLOC, Carrier, OperationFacts, carrier_of
from .places import Places, Touches, bits
from .work import may_be_awaited, waits_under_other_names

if TYPE_CHECKING:
    from .call_results import CallEffects, CallResults
    from .name_liveness import NameLiveness, Step

CallLookup = Callable[[Operation], "CallResults | None"]
"""From a call to what is known of its results; None: it is no call of a function, or by an address."""


class BufferNames:
    """Origins, names, uses and liveness of one function. Cost: uses times depth, and a fixpoint over the blocks."""

    def __init__(
        self,
        graph: FlowGraph,
        facts: OperationFacts,
        calls: CallLookup,
        others: Sequence[Value] = (),
        *,
        only_buffers: bool = False,
        call_effects: CallEffects | None = None,
        contents: ContainerContents | None = None,
    ) -> None:
        """
        Args:
            others: values that are followed like buffers made here: arguments of the function.
            only_buffers: leave out what leads to a buffer in another form than as a buffer, or as its address.
            call_effects: what else calls do to what they are given. None: nothing.
            contents: of containers. None: what is loaded from one is no name of what was stored.
        """
        self.graph = graph
        self.facts = facts
        self.calls = calls
        self._call_effects = call_effects
        self.contents = contents or ContainerContents()
        self.origins: dict[Value, str] = dict.fromkeys(others, DEALLOC)
        """Results that start a token, with the operation that frees them, in text order."""
        self.sources: dict[Value, list[Value]] = {}
        """Values of which each value may be a name in one step; absent where nothing is known, or where a buffer
        starts."""
        self.targets: dict[Value, list[Value]] = {}
        self._roots: dict[Value, Value] = {}
        self.single: dict[Value, Value] = {}
        """The value whose buffer a value certainly shows."""
        self.compared: dict[Value, tuple[Value, ...]] = {}
        """Results of calls of declarations, with values that they may be the same buffer as."""
        self.flagged: set[Value] = set()
        """Results of calls that are buffers of their own on some paths; an `i1` result beside each says so."""
        self.has_later = False
        """Whether regions run after the operations that they are in, if more than buffers is followed."""
        self.has_work = False
        """Whether asynchronous work concerns a buffer that has to be freed."""
        self._work: set[Value] = set()
        self.values: list[Value] = []
        """The names, by number."""
        self.number: dict[Value, int] = {}
        self.touches: list[dict[Block, list[int]]] = []
        """For each name and block: ascending positions of the operations of the block that use it, or contain uses."""
        self._known_liveness: NameLiveness | None = None
        self.captured: dict[Operation, int] = {}
        """For operations with regions: names that they use, as operands or in their regions."""
        self.captured_later: dict[Operation, int] = {}
        """For those whose regions run later, if more than buffers is followed: names of buffers used in there."""
        self._used_at_end: dict[Operation, int] = {}
        self._inputs: dict[Node, int] = {}
        self._operands: dict[Operation, Places] = {}
        self._given: dict[Edge, Places] = {}
        self._awaited: dict[Operation, int] = {}
        self.only_buffers = only_buffers
        self._read()
        self._find_carried()
        self.single.update({op.results[0]: value for op, value in self.contents.loaded.items()})
        for value, found in self.contents.held_pairs():
            self._flow(value, found)
        self._number_names()
        self.all_work = self.set_of(self._work) if self.has_work else 0
        """The names that represent work."""
        self._waits = waits_under_other_names(self, self._work) if self.has_work else {}
        self._find_uses()

    # Values and where they come from

    def _flow(self, source: Value, target: Value) -> None:
        self.sources.setdefault(target, []).append(source)
        self.targets.setdefault(source, []).append(target)

    def _read(self) -> None:
        for op in self.graph.ops:
            if op.results and op is not self.graph.function:
                self._read_results(op)
        for edges in self.graph.leaving.values():
            for edge in edges:
                for operand, value in edge.pairs:
                    self._flow(operand, value)

    def _find_carried(self) -> None:
        """Arguments and results that all edges to them give one buffer: what a loop hands on from round to round."""
        graph, given, users = self.graph, dict[Value, list[Value]](), dict[Value, list[Value]]()
        for edges in graph.arriving.values():
            for operand, value in (pair for edge in edges for pair in edge.pairs):
                if is_memref(value.type) and value not in self.single and value not in self.origins:
                    given.setdefault(value, []).append(self.root(operand))
                    users.setdefault(self.root(operand), []).append(value)
        shown: dict[Value, Value] = {}
        """The buffer that each shows, as far as edges are known yet; itself where it shows several."""
        pending = list(given)
        for value in pending:
            node = value.block if isinstance(value, BlockArgument) else value.defining_op
            found = {shown.get(root, root) for root in given[value] if root in shown or root not in given}
            if node is None or not found or shown.get(value) is value:
                continue
            one = found.pop()
            if found or len(given[value]) < len(graph.arriving[node]) or not graph.node_dominated(one, node):
                one = value
            if one is not shown.get(value):
                shown[value] = one
                pending += users.get(value, ())
        self.single.update({value: one for value, one in shown.items() if one is not value})
        self._roots.clear()

    def _read_results(self, op: Operation) -> None:
        facts = self.facts
        for result in op.results:
            if is_memref(result.type):
                break
        else:
            if self.only_buffers or not facts.choices(op):
                return
        for value, frees in facts.made(op):
            self.origins[value] = frees
        source = facts.view_source(op)
        if source is not None:
            self.single[op.results[0]] = source
        choices = facts.choices(op)
        if choices and len({self.root(value) for value in choices}) == 1:
            self.single[op.results[0]] = choices[0]
        if facts.knowledge.is_call(op):
            self._read_call(op)

    def _read_call(self, op: Operation) -> None:
        from .call_results import ResultKind

        results = self.calls(op)
        for result in op.results:
            if not is_memref(result.type):
                continue
            found = results.kinds.get(result.index) if results is not None else None
            freed_by = found.freed_by if found is not None else DEALLOC
            if found is None or found.kind is ResultKind.FRESH:
                self.origins[result] = freed_by
            elif found.kind in (ResultKind.EXTERNAL, ResultKind.BESIDE):
                self.origins[result] = freed_by
                self._may_be_given(op, result, operands=found.kind is ResultKind.EXTERNAL)
            elif found.kind is ResultKind.FLAGGED:
                self.origins[result] = freed_by
                self.flagged.add(result)
                for position in found.positions:
                    self._flow(op.operands[position].value, result)
            elif found.kind is ResultKind.SAME:
                first = op.results[found.positions[0]]
                self.single[result] = first
                self.targets.setdefault(first, []).append(result)
            elif len(found.positions) == 1:
                self.single[result] = op.operands[found.positions[0]].value
            else:
                for position in found.positions:
                    self._flow(op.operands[position].value, result)

    def _may_be_given(self, op: Operation, result: OpResult, *, operands: bool) -> None:
        """`result` may be a buffer that the call was given, or another one of its results."""
        given = [operand.value for operand in op.operands if operands and is_memref(operand.value.type)]
        given += [other for other in op.results[: result.index] if is_memref(other.type)]
        for value in dict.fromkeys(given):
            self._flow(value, result)
        self.compared[result] = tuple(dict.fromkeys(given))

    def compared_with(self, result: Value) -> list[Value]:
        """Values that `result` has to be compared with before it is freed: buffers that somebody else frees."""
        return list(self.compared.get(result, ()))

    def names_at_origin(self, origin: Value) -> int:
        """`origin`, and results beside it that may be the same buffer."""
        made = origin.defining_op
        beside = made.results if made is not None else ()
        same = [other for other in beside if self.single.get(other) is origin or origin in self.compared.get(other, ())]
        return self.set_of((origin, *same))

    def root(self, value: Value) -> Value:
        """The value whose buffer `value` certainly shows: itself, or the base of a view."""
        known = self._roots.get(value)
        if known is None:
            known, passed = value, [value]
            while known in self.single:
                known = self.single[known]
                if known in self._roots:
                    known = self._roots[known]
                    break
                passed.append(known)
            # All on the way, or a chain of views would be followed once for each of them.
            self._roots.update(dict.fromkeys(passed, known))
        return known

    def _number_names(self) -> None:
        """Everything that may be a name of an origin."""
        only_buffers = self.only_buffers
        later = not only_buffers and any(op.regions and self.facts.runs_later(op) for op in self.graph.ops)
        self.has_later = later
        pending = list(self.origins)
        for value in pending:
            self.number[value] = len(self.number)
        for value in pending:
            reached = [*self.targets.get(value, ()), *(op.results[0] for op in self.contents.loads_of(value))]
            for user in dict.fromkeys(use.owner for use in value.uses):
                if user in self.graph.position:
                    reached += self._derived(user, value)
                if later:
                    for around in user.ancestors():
                        reached += self._later(around)
            for target in reached:
                if only_buffers and not (is_memref(target.type) or is_memref(value.type)):
                    continue
                if target not in self.number:
                    self.number[target] = len(self.number)
                    pending.append(target)
        self.values = pending
        self._spread_work()

    def _spread_work(self) -> None:
        """Values that work flows into represent it, too."""
        pending = list(self._work)
        for value in pending:
            new = [target for target in self.targets.get(value, ()) if target not in self._work]
            self._is_started(new)
            pending += [target for target in new if target in self._work]

    def _derived(self, op: Operation, name: Value) -> list[Value]:
        facts = self.facts
        if facts.knowledge.is_call(op):
            return self._after_call(op, name)
        if op.regions and op in self.graph.is_described:
            return self._later(op)
        found = list(facts.derived(op, name))
        if facts.starts_work(op):
            # The tag of a transfer is memory, and may have to be freed itself.
            self._is_started(value for value in found if value not in self.origins or is_memref(value.type))
        for target in found:
            if target is not self.root(target) and self.single.get(target) is name:
                continue
            if target not in self.origins:
                self._flow(name, target)
        return found

    def derived(self, op: Operation, name: Value) -> list[Value]:
        """Values that are names of a buffer after `op` because its operand `name` is one; not those that edges bind."""
        if not self.facts.knowledge.is_call(op):
            return list(self.facts.derived(op, name))
        found = self._same_after(op, name)
        found += [result for result in self._led_to(op, name) if result not in found]
        return found

    def _same_after(self, call: Operation, name: Value) -> list[Value]:
        """Results of `call` that are, or may be, the buffer of its operand `name`."""
        if not call.results or carrier_of(name.type) not in (Carrier.BUFFER, Carrier.TENSOR):
            return []
        found: list[Value] = []
        for result in call.results:
            # A result may be another one, too.
            shown = (self.single.get(result), *self.sources.get(result, ()))
            if any(value is name or value in found for value in shown):
                found.append(result)
        return found

    def _led_to(self, call: Operation, name: Value) -> Iterator[Value]:
        """Results of `call` that lead to the buffer of its operand `name` in another form than as a buffer."""
        if self._call_effects is None or self.only_buffers or not call.results:
            return
        for operand in call.operands:
            if operand.value is name:
                results = self._call_effects.results(call, operand.index)
                yield from (result for result in results if not is_memref(result.type))

    def _after_call(self, call: Operation, name: Value) -> list[Value]:
        found = self._same_after(call, name)
        led_to = [*self._led_to(call, name)]
        for target in led_to:
            if name not in self.sources.get(target, ()):
                self._flow(name, target)
        if led_to and self._call_effects is not None:
            for operand in call.operands:
                if operand.value is name:
                    self._is_started(self._call_effects.work(call, operand.index))
        return [*found, *(target for target in led_to if target not in found)]

    def ends_work(self, op: Operation) -> bool:
        """Whether all asynchronous work that operands of `op` represent is over when it is."""
        if self._call_effects is None or not self.facts.knowledge.is_call(op):
            return self.facts.ends_work(op)
        work = [operand.index for operand in op.operands if self.is_work(operand.value)]
        return bool(work) and all(self.ends_work_of(op, position) for position in work)

    def ends_work_of(self, op: Operation, position: int) -> bool:
        """The same of the work that one operand represents."""
        if self._call_effects is None or not self.facts.knowledge.is_call(op):
            return self.facts.ends_work(op)
        return self._call_effects.ends_work(op, position)

    def awaited_by(self, op: Operation) -> int:
        """Names that represent work which may be over when all work is that operands of `op` represent."""
        found = self._awaited.get(op)
        if found is None:
            found = self._awaited[op] = self.set_of(may_be_awaited(self, op))
        return found

    def _later(self, op: Operation) -> list[Value]:
        """The token of an operation whose regions run later; it represents work on all that they capture."""
        if not self.facts.runs_later(op):
            return []
        self._is_started(op.results[:1])
        return [*op.results[:1]]

    def _is_started(self, values: Iterable[Value]) -> None:
        found = [value for value in values if self.single.get(value) is None]
        self._work.update(found)
        self.has_work = self.has_work or bool(found)

    def is_work(self, value: Value) -> bool:
        """Whether `value` represents work that may go on with a buffer: a token, a group, the tag of a transfer."""
        return value in self._work

    # Uses

    def _users(self, value: Value) -> list[Operation]:
        """Operations that use `value`, or wait for what waits for the work that it represents."""
        found = [*(use.owner for use in value.uses), *self.contents.uses_of(value)]
        return [*found, *self._waits.get(value, ())]

    def _find_uses(self) -> None:
        graph = self.graph
        self.touches = [{} for _ in self.values]
        uses: list[set[Operation]] = []
        for value in self.values:
            users: set[Operation] = set()
            region = value.parent_region
            for user in self._users(value):
                self._climb(user, region, users)
            uses.append(users)
        for number, users in enumerate(uses):
            touched = self.touches[number]
            for op in users:
                if op.parent is not None and op in graph.position:
                    touched.setdefault(op.parent, []).append(graph.position[op])
                    if op.regions:
                        self.captured[op] = self.captured.get(op, 0) | (1 << number)
        for op in graph.ops:
            if op.regions and op in self.captured and self.facts.runs_later(op):
                self._use_at_end(op)
                if not self.only_buffers:
                    work = self.set_of(filter(self.is_work, op.operand_values))
                    self.captured_later[op] = self.captured[op] & ~work
        for touched in self.touches:
            for positions in touched.values():
                positions.sort()

    def _climb(self, op: Operation, region: Region | None, found: set[Operation]) -> None:
        current: Operation | None = op
        while current is not None and current not in found:
            found.add(current)
            if current.parent_region is region or current is self.graph.function:
                return
            current = current.parent_op

    def _use_at_end(self, op: Operation) -> None:
        """Let regions that run later use all that they capture until their end."""
        position = self.graph.position
        for region in op.regions:
            if region.blocks and region.blocks[-1].last is not None:
                self._used_at_end[region.blocks[-1].last] = self.captured[op]
        for number in bits(self.captured[op]):
            for region in op.regions:
                last = region.blocks[-1].last if region.blocks else None
                if last is not None and last.parent is not None:
                    positions = self.touches[number].setdefault(last.parent, [])
                    if position[last] not in positions:
                        positions.append(position[last])

    def touches_in(self, block: Block, after: int) -> Touches:
        """The operations of `block` above position `after`, for names that are given later."""
        return Touches(self.touches, block, after)

    def is_needed_after(self, names: int, block: Block, after: int) -> bool:
        """Whether one of `names` is used in `block` above position `after`, or needed at its end."""
        return bool(names & self._liveness.out(block)) or self.touches_in(block, after).next(names) is not None

    # Liveness

    @property
    def _liveness(self) -> NameLiveness:
        if self._known_liveness is None:
            from .name_liveness import NameLiveness

            self._known_liveness = NameLiveness(self.graph, self._find_steps(), self.inputs_of, self.counts_as_live)
        return self._known_liveness

    def _find_steps(self) -> dict[Block, list[Step]]:
        """From the end of each block, without operations that neither use nor define names."""
        described, position = self.graph.is_described, self.graph.position
        used: dict[Operation, int] = dict(self._used_at_end)
        defined: dict[Operation, int] = {}
        for number, value in enumerate(self.values):
            bit = 1 << number
            for user in self._users(value):
                used[user] = used.get(user, 0) | bit
            op = value.defining_op
            if op is not None:
                defined[op] = defined.get(op, 0) | bit
        for op, names in self.captured.items():
            if op not in described:
                used[op] = used.get(op, 0) | names
        steps: dict[Block, list[Step]] = {}
        concerned = [op for op in {**used, **defined, **dict.fromkeys(described)} if op in position]
        for op in sorted(concerned, key=position.__getitem__, reverse=True):
            if op.parent is not None:
                step = (op if op in described else None, used.get(op, 0), defined.get(op, 0))
                steps.setdefault(op.parent, []).append(step)
        return steps

    def set_of(self, values: Iterable[Value]) -> int:
        """Those of `values` that are names."""
        found = 0
        for value in values:
            number = self.number.get(value)
            if number is not None:
                found |= 1 << number
        return found

    def inputs_of(self, node: Node) -> int:
        """Arguments or results that are defined where control arrives at `node`."""
        found = self._inputs.get(node)
        if found is None:
            found = self._inputs[node] = self.set_of(node.args if isinstance(node, Block) else node.results)
        return found

    def operands_of(self, op: Operation) -> Places:
        """The places of names among the operands of `op`."""
        found = self._operands.get(op)
        if found is None:
            found = self._operands[op] = Places(op.operand_values, self.number)
        return found

    def given_along(self, edge: Edge) -> Places:
        """The places of names among what `edge` hands over."""
        found = self._given.get(edge)
        if found is None:
            found = self._given[edge] = Places([source for source, _ in edge.pairs], self.number)
        return found

    def counts_as_live(self, node: Node) -> bool:
        """Whether what is defined at `node` counts as needed without any use: edges to it cannot be split."""
        if isinstance(node, Block):
            return node.is_entry and node.parent_op is not self.graph.function
        return True

    def live_at(self, node: Node) -> int:
        """Names needed where control arrives at `node`; those it defines count where edges cannot be split."""
        return self._liveness.at(node)

    def live_before_end(self, source: Source) -> int:
        """Names needed where control reaches `source`: what is needed after it, and what it uses itself."""
        op = source.last if isinstance(source, Block) else source
        used = self.set_of(operand.value for operand in op.operands) if op is not None else 0
        return used | self._liveness.after(source)


def is_entry_argument(value: Value, function: Operation) -> bool:
    return isinstance(value, BlockArgument) and value.block.is_entry and value.block.parent_op is function
