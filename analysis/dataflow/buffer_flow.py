"""Data flow of buffers, and of the `i1` values that carry their ownership, through one function.

    flow = Flow.of(function, knowledge)
    flow.names              # the values that may be a name of a buffer, as bits
    flow.sites              # where buffers start
    flow.role(op)           # what an operation is to the buffers among its operands

Calls of functions that nothing is known of end the flow: their results are new buffers, because callers own the results
of functions. A pass knows the functions called, and gives the names that it decides by.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from ...dialects.arith import ops as arith
from ...ir.attributes import IntegerAttr
from ...ir.graph import Block, Operation, Value
from ...ir.pauses import pause
from ...ir.types import I1, is_memref
from ...ods.knowledge import Knowledge
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind
from .buffer_names import BufferNames
from .container_contents import ContainerContents
from .flow_graph import Edge, FlowGraph
from .loop_tests import loop_tests
from .nesting import END, Nesting
from .operation_facts import OperationFacts
from .places import Places, Release, bits
from .sites import NO_EFFECTS, NOTHING_KNOWN, Effects, KnownCalls, Origin, Role, Site

if TYPE_CHECKING:
    from ..liveness import Liveness
    from .dealloc_helper import HelperCall


class Flow:
    """Everything about one function that does not depend on the buffer looked at."""

    def __init__(
        self,
        graph: FlowGraph,
        facts: OperationFacts,
        names: BufferNames | None = None,
        known: KnownCalls = NOTHING_KNOWN,
    ) -> None:
        """
        Args:
            names: those of the buffers to follow. None: those of all buffers of the function.
            known: of calls.
        """
        self.graph = graph
        self.known = known
        self.contents = names.contents if names is not None else ContainerContents()
        """Of containers, where the names are those of all buffers."""
        self._finds_contents = names is None
        self.facts = facts
        self.knowledge: Knowledge = facts.knowledge
        self.function = graph.function
        self.effects: dict[Operation, Effects] = {}
        """Of operations that have some on buffers."""
        self.sites: list[Site] = []
        self.calls: list[Operation] = []
        self.frees: list[Operation] = []
        self.helpers: dict[Operation, HelperCall] = {}
        self.flags: set[Value] = set()
        """Conditions passed along edges, or returned by a deallocation: they distinguish paths."""
        self.carriers: dict[Value, list[tuple[Edge, Value]]] = {}
        """For conditions passed along edges: the edges, and what they pass."""
        self._incoming: dict[Value, list[Value]] = {}
        self._addressed: list[Value] = []
        self._roles: dict[Operation, Role] = {}
        self._last_use: dict[Value, int] = {}
        self._liveness: Liveness | None = None
        self._representative: dict[tuple[Value, Value, int], tuple[Value, int]] = {}
        self._releases: dict[Operation, Release] = {}
        self._effects_at: dict[Operation, tuple[Places, Places]] = {}
        self._flags: dict[Operation, dict[int, Value]] = {}
        self._read()
        ended = self._find_ended()
        arguments = [value for value in self.function.regions[0].blocks[0].args if value in ended]
        self.sites += [Site(argument, Origin.ARGUMENT) for argument in arguments]
        self.followed = [site for site in self.sites if site.is_owned or site.value in ended]
        """Buffers that the function has to free, in text order, then others that it may free or return."""
        if names is not None:
            self.followed = [site for site in self.followed if site.value in names.origins]
        self.followed.sort(key=lambda site: not site.is_owned)
        self.names = names or _names_of(graph, facts, self.followed, known, self.contents)
        self.nesting = Nesting(graph, self.names)
        given = (value for helper in self.helpers.values() for value in (*helper.buffers, *helper.retained))
        self.given_to_helpers = self.names.set_of(given)
        self.addressed = self.names.set_of(self._addressed)
        """Buffers whose addresses are taken, and these."""

    @classmethod
    def of(cls, function: Operation, knowledge: Knowledge) -> Flow:
        return cls(FlowGraph(function, knowledge), OperationFacts(knowledge))

    # Reading the function

    def _read(self) -> None:
        graph = self.graph
        for op in graph.ops:
            if op is not self.function:
                self._add(op)
        for edge in (edge for edges in graph.leaving.values() for edge in edges):
            for source, to in edge.pairs:
                self._incoming.setdefault(to, []).append(source)
                if to.type is I1:
                    self.flags.add(to)
                    self.carriers.setdefault(to, []).append((edge, source))
        self.tests = loop_tests(graph.ops, self.knowledge)
        """Results of comparisons for counted loops."""
        for tests in self.tests.values():
            for condition in tests.conditions:
                made = condition.defining_op
                self.flags.add(self.atom(made)[0] if made is not None else condition)
        if self.calls:
            self._add_helpers()

    def _add_helpers(self) -> None:
        # Loaded here: many functions call no other.
        from .dealloc_helper import helper_calls

        for call in helper_calls(self.calls):
            self.helpers[call.op] = call
            self.flags.update(value for _, value in (*call.frees, *call.owned))

    def _add(self, op: Operation) -> None:
        if op.name == "arith.cmpi" and len(op.operands) == 2:
            self.atom(op)
            return
        if not _touches_buffers(op):
            return
        if op.name == "bufferization.dealloc":
            self.frees.append(op)
            self.flags.update(op.results)
        elif self.knowledge.is_call(op):
            self.calls.append(op)
            lent = [result for result, _, is_lent in self.known.given_back(op) if is_lent]
            made = [result for result in op.results if is_memref(result.type) and result not in lent]
            self.sites += [Site(result, Origin.CALL) for result in made]
            if op in self.known.takes or op in self.known.may_take:
                self.frees.append(op)
        elif op not in self.graph.is_described and not op.successors:
            shown = self.shown(op)
            if shown is None:
                self._add_effects(op)
            elif self.facts.gives_address(op):
                self._addressed += (shown, op.results[0])

    def _add_effects(self, op: Operation) -> None:
        facts = self.facts
        if facts.choices(op) or not facts.is_known(op) or self.knowledge.is_region_terminator(op):
            return
        used: dict[Value, None] = {}
        freed = facts.taken(op)
        made = dict.fromkeys([value for value, _ in facts.made(op)], Origin.HEAP) if op.results else {}
        for effect in facts.effects(op) or ():
            value, kind = effect.value, effect.kind
            if value is None or not is_memref(value.type):
                continue
            if kind is EffectKind.READ or kind is EffectKind.WRITE:
                used[value] = None
            elif kind is EffectKind.ALLOCATE and value.defining_op is op:
                made[value] = Origin.STACK if effect.resource == AUTOMATIC_SCOPE else Origin.HEAP
        operands = dict.fromkeys([operand.value for operand in op.operands if is_memref(operand.value.type)])
        renames = facts.names_memory(op)

        def gets_out(form: Value) -> bool:
            return is_memref(form.type) or facts.gets_out(form)

        untouched = [value for value in operands if renames or (value not in used and value not in freed)]
        if op in self.contents.private_stores:
            untouched = []
        captured = [
            value for value in untouched if facts.stores(op, value) or any(map(gets_out, facts.derived(op, value)))
        ]
        self.effects[op] = Effects(tuple(used), tuple(freed), tuple(captured), tuple(made.items()))
        self.sites += [Site(value, origin) for value, origin in made.items()]
        for value in made if self._finds_contents else ():
            self.contents.add(value, facts)
        if not op.operands:
            rest = [result for result in op.results if is_memref(result.type) and result not in made]
            self.sites += [Site(result, Origin.GLOBAL) for result in rest]
        if freed:
            self.frees.append(op)

    def sources(self, value: Value) -> list[Value]:
        """The buffers of which `value` may be one: what it is a view of, selected from, or initialised with."""
        op = value.defining_op
        if op is None or op.regions:
            return self._incoming.get(value, [])
        if op in self.contents.loaded:
            return [self.contents.loaded[op]]
        if op in self.known.given:
            for result, operands, _ in self.known.given_back(op):
                if result is value:
                    return operands
            return []
        source = self.facts.view_source(op)
        return [source] if source is not None else [*self.facts.choices(op)]

    def _find_ended(self) -> set[Value]:
        """Values that the operands of deallocations and returns may alias."""
        body = self.function.regions[0]
        ends = [block.last for block in body.blocks if block.last is not None and not block.successors]
        operands = [operand.value for op in (*self.frees, *ends) for operand in op.operands]
        found = {value for value in operands if is_memref(value.type)}
        for value in (pending := list(found)):
            for source in self.sources(value):
                if source not in found:
                    found.add(source)
                    pending.append(source)
        return found

    def shown(self, op: Operation) -> Value | None:
        """The operand whose buffer result 0 certainly shows: as a buffer, or as its address."""
        if not op.results or op.regions:
            return None
        source = self.facts.view_source(op)
        if source is None and self.facts.gives_address(op):
            source = next((operand.value for operand in op.operands if is_memref(operand.value.type)), None)
        return source

    def role(self, op: Operation) -> Role:
        """Asked for operations that concern a buffer, or what is derived from one."""
        found = self._roles.get(op)
        if found is None:
            found = self._roles[op] = self._find_role(op)
        return found

    def _find_role(self, op: Operation) -> Role:
        if op in self.helpers:
            return Role.HELPER
        if op.name == "bufferization.dealloc":
            return Role.DEALLOC
        if self.knowledge.is_call(op):
            return Role.CALL
        if self.shown(op) is not None:
            return Role.VIEW
        if self.facts.choices(op):
            return Role.SELECT
        if op in self.effects:
            return Role.EFFECTS
        touches = any(is_memref(operand.value.type) for operand in op.operands)
        if touches and not self.facts.is_known(op) and not self.knowledge.is_region_terminator(op):
            return Role.UNKNOWN
        return Role.NOTHING

    def is_quiet(self, op: Operation) -> bool:
        """Whether `op` by itself, its regions aside, at most reads, writes or shows the buffers that it is given."""
        role = self.role(op)
        if role is Role.VIEW:
            return not self.facts.gives_address(op)
        if role is not Role.EFFECTS or op in self.contents.loaded:
            return False
        effects = self.effects[op]
        return not (effects.freed or effects.captured or effects.made)

    def used_and_captured(self, op: Operation) -> tuple[Places, Places]:
        """The places of names among what `op` uses, and among what it hands on."""
        found = self._effects_at.get(op)
        if found is None:
            effects, number = self.effects_of(op), self.names.number
            found = self._effects_at[op] = (Places(effects.used, number), Places(effects.captured, number))
        return found

    def returned_with(self, terminator: Operation) -> Mapping[int, Value]:
        """The `i1` that says whether a returned buffer is owned, by the place of the buffer among the operands."""
        found = self._flags.get(terminator)
        if found is None:
            operands = () if self.known.own_results else terminator.operand_values
            buffers = [place for place, value in enumerate(operands) if is_memref(value.type)]
            flags = operands[-len(buffers) :] if buffers else []
            is_flagged = len(operands) >= 2 * len(buffers) and all(flag.type is I1 for flag in flags)
            found = self._flags[terminator] = dict(zip(buffers, flags, strict=True)) if is_flagged else {}
        return found

    def release(self, op: Operation) -> Release:
        """The arguments of `op`, a `bufferization.dealloc` or a call of its helper."""
        found = self._releases.get(op)
        if found is None:
            found = self._releases[op] = self._read_release(op)
        return found

    def _read_release(self, op: Operation) -> Release:
        helper = self.helpers.get(op)
        if helper is not None:
            return Release(helper.buffers, helper.conditions, helper.retained, self.names.number)
        group = self.knowledge.operand_group
        return Release(group(op, "memrefs"), group(op, "conditions"), group(op, "retained"), self.names.number)

    def times_freed(self, op: Operation, buffer: Value) -> int:
        """Times that `op` certainly frees `buffer`, which a site makes, whenever it runs: it may be given it twice."""
        freed = (*self.effects_of(op).freed, *self.known.takes.get(op, ()))
        return sum(self.names.root(value) is buffer for value in freed)

    def effects_of(self, op: Operation) -> Effects:
        return self.effects.get(op, NO_EFFECTS)

    # Liveness

    def needed_after(self, op: Operation, names: int) -> int:
        """Those of `names` that are needed after `op`, which has regions; all that are defined around its region."""
        block = op.parent
        assert block is not None
        assert block.parent is not None
        around = names & ~self.nesting.in_region(block.parent)
        names &= ~around
        compared = names & self.addressed
        end = self.nesting.last_inside(op)
        # What comparisons of addresses say is asked for as long as something depends on them.
        around |= sum(1 << one for one in bits(compared) if self.last_use(self.names.values[one]) > end)
        if op in self.graph.is_described:
            return around | (names & self.names.live_at(op))
        position = self.graph.position[op]
        return around | sum(1 << one for one in bits(names) if self.names.is_needed_after(1 << one, block, position))

    def live_conditions(self, block: Block) -> Iterator[Value]:
        """Conditions needed at the start of `block` or later."""
        if self._liveness is None:
            from ..liveness import Liveness

            self._liveness = Liveness(self.function, lambda value: value.type is I1)
        return iter(self._liveness.live_in(block))

    def last_use(self, value: Value) -> int:
        """Position of the last operation, seen from the block of `value`, that needs it or what is made of it."""
        known = self._last_use.get(value)
        if known is not None:
            return known
        # Chains of conditions can be long, so without recursion.
        pending, entered = [value], set[Value]()
        while pending:
            pause()
            current = pending[-1]
            if current in self._last_use:
                pending.pop()
                continue
            if current not in entered:
                # An operation may use its own result where nothing runs.
                entered.add(current)
                made = [result for user in current.users if not user.regions for result in user.results]
                pending += [result for result in made if result not in self._last_use and result not in entered]
                continue
            pending.pop()
            self._last_use[current] = max((self._use_end(current, user) for user in current.users), default=0)
        return self._last_use[value]

    def _use_end(self, value: Value, user: Operation) -> int:
        home = value.parent_block
        at: Operation | None = user
        while at is not None and at.parent is not home:
            at = at.parent_op
        if at is None:
            return END
        derived = 0 if user.regions else max((self._last_use.get(r, 0) for r in user.results), default=0)
        return max(self.nesting.last_inside(at), derived)

    # Conditions

    def atom(self, op: Operation) -> tuple[Value, bool]:
        """The first comparison equivalent to `op` or to its negation; and whether it is the negation."""
        predicate = op.properties.get("predicate")
        number = predicate.value if isinstance(predicate, IntegerAttr) else 0
        base = min(number, _OPPOSITE.get(number, number))
        comparison = arith.CmpIOp(op)
        key = (comparison.lhs, comparison.rhs, base)
        found, its_number = self._representative.setdefault(key, (op.results[0], number))
        if found is not op.results[0]:
            # Equivalent comparisons query it under their own names.
            self._last_use[found] = END
        return found, its_number != number


def _names_of(
    graph: FlowGraph, facts: OperationFacts, followed: Iterable[Site], known: KnownCalls, contents: ContainerContents
) -> BufferNames:
    others = [site.value for site in followed]
    return BufferNames(graph, facts, known.given.get, others, only_buffers=True, contents=contents)


def _touches_buffers(op: Operation) -> bool:
    for operand in op.operands:
        if is_memref(operand.value.type):
            return True
    return any(is_memref(result.type) for result in op.results)


def is_address(value: Value) -> bool:
    op = value.defining_op
    return op is not None and op.name == "memref.extract_aligned_pointer_as_index"


_OPPOSITE = {0: 1, 1: 0, 2: 5, 5: 2, 3: 4, 4: 3, 6: 9, 9: 6, 7: 8, 8: 7}
"""Predicates of arith.cmpi."""
