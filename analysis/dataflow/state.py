"""State of one buffer on one path, and the conditions it implies.

The tracked buffer is that of one arbitrary execution of its allocation: the analysis follows each path with it and
without it. So in a loop a value can alias it in one iteration and another buffer in the next.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from enum import Enum

from ...dialects.arith import ops as arith
from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation, Value
from ...ir.types import I1, is_memref
from ...ods.op_view import UnaryOp
from .buffer_flow import Flow, is_address
from .operation_facts import constant_of

_POINTERS_EQUAL = {0: True, 1: False}
"""Predicates `eq` and `ne` of `arith.cmpi`, and their result for equal pointers."""
_MAX_CONDITION_DEPTH = 200
"""Operations on the longest chain from a condition to its operands."""
_MAX_PATH_CHOICES = 12
"""Branch decisions of a path that are recorded for messages."""
Path = tuple[tuple[Value, bool], ...]
"""Branch conditions and their outcomes along this path, in order."""


class Status(Enum):
    ABSENT = 0
    """Not allocated yet, or allocated by another execution."""
    LIVE = 1
    FREED = 2


class State:
    """Immutable. `names` are bits, as in `BufferNames`.

    `doubts` lower a finding's severity: `called` (passed to a callee), `escaped` (still reachable).
    """

    __slots__ = ("doubts", "facts", "freed_at", "names", "path", "status")

    def __init__(
        self,
        status: Status,
        names: int,
        facts: Mapping[Value, bool],
        doubts: frozenset[str] = frozenset(),
        freed_at: Operation | None = None,
        path: Path = (),
    ) -> None:
        self.status = status
        self.names = names
        self.facts = facts
        self.doubts = doubts
        self.freed_at = freed_at
        self.path = path

    def moved(self, names: int, facts: Mapping[Value, bool]) -> State:
        """The same buffer with other aliases."""
        return State(self.status, names, facts, self.doubts, self.freed_at, self.path)

    def chosen(self, condition: Value, outcome: bool) -> State:
        """The state on a path on which `condition` was `outcome`."""
        before = [choice for choice in self.path if choice[0] is not condition]
        path = (*before[-_MAX_PATH_CHOICES:], (condition, outcome))
        return State(self.status, self.names, self.facts, self.doubts, self.freed_at, path)

    def named(self, names: int) -> State:
        """The same buffer with further aliases."""
        if not names & ~self.names:
            return self
        return State(self.status, self.names | names, self.facts, self.doubts, self.freed_at, self.path)

    def freed(self, op: Operation) -> State:
        return State(Status.FREED, self.names, self.facts, self.doubts, op, self.path)

    def doubted(self, doubt: str) -> State:
        if doubt in self.doubts:
            return self
        return State(self.status, self.names, self.facts, self.doubts | {doubt}, self.freed_at, self.path)

    def with_facts(self, facts: Mapping[Value, bool]) -> State:
        return State(self.status, self.names, facts, self.doubts, self.freed_at, self.path)


class Conditions:
    """Values of `i1` conditions in a state. Comparisons of addresses are decided by the aliases of the buffer."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow

    def value_of(self, state: State, condition: Value) -> bool | None:
        known, _ = self._evaluate(state, condition, {}, _MAX_CONDITION_DEPTH)
        return known

    def split(self, state: State, condition: Value, most: int = 4) -> Iterator[tuple[State, bool | None]]:
        """`state` split by the values that `condition` depends on; None where `most` splits do not decide it."""
        known, open_ = self._evaluate(state, condition, {}, _MAX_CONDITION_DEPTH)
        if known is not None or open_ is None or most == 0:
            yield state, known
            return
        for outcome in (True, False):
            yield from self.split(self.assume(state, open_, outcome), condition, most - 1)

    def assume(self, state: State, condition: Value, outcome: bool) -> State:
        facts = dict(state.facts)
        self.learn(state, facts, condition, outcome)
        return state.with_facts(facts)

    def is_address_of(self, state: State, address: Value) -> bool:
        """Whether `address` is that of the buffer."""
        op = address.defining_op
        shown = (address, UnaryOp(op).operand) if op is not None and op.operands else (address,)
        return bool(self._flow.names.set_of(shown) & state.names)

    def given_back(self, state: State, call: Operation) -> list[State]:
        """`state` after `call` was given the buffer: where a flag says that a result is not owned, it may be that
        buffer."""
        states = [state]
        for flag in ownership_flags(self._flow, call).values():
            lent = [self.assume(one, flag, False).doubted("escaped") for one in states]
            states = [*(self.assume(one, flag, True) for one in states), *lent]
        return states

    def learn(self, state: State, facts: dict[Value, bool], condition: Value, outcome: bool) -> None:
        """Add to `facts` that `condition` is `outcome`, with the implied values of its operands."""
        pending = [(condition, outcome)]
        while pending:
            current, value = pending.pop()
            op = current.defining_op
            if op is None or not op.operands:
                facts[current] = value
                continue
            if op.name == "arith.cmpi":
                atom, inverted = self._flow.atom(op)
                facts[atom] = value != inverted
                continue
            facts[current] = value
            if (op.name == "arith.andi" and value) or (op.name == "arith.ori" and not value):
                pending += [(operand.value, value) for operand in op.operands]
            elif op.name == "arith.xori":
                left, right = op.operand_values
                for one, other in ((left, right), (right, left)):
                    constant = constant_of(one)
                    if constant is not None:
                        pending.append((other, value != constant))
                        break

    def _evaluate(
        self, state: State, value: Value, memo: dict[Value, tuple[bool | None, Value | None]], depth: int
    ) -> tuple[bool | None, Value | None]:
        """The value of `value`; if unknown, an unknown value that it depends on."""
        known = state.facts.get(value)
        if known is not None:
            return known, None
        found = memo.get(value)
        if found is not None:
            return found
        op = value.defining_op
        if op is None or depth == 0 or not op.results or op.results[0] is not value:
            return None, value
        result = self._evaluate_op(state, op, memo, depth - 1)
        memo[value] = result
        return result

    def _evaluate_op(
        self, state: State, op: Operation, memo: dict[Value, tuple[bool | None, Value | None]], depth: int
    ) -> tuple[bool | None, Value | None]:
        name = op.name
        if name == "arith.constant":
            constant = constant_of(op.results[0])
            return constant, None if constant is not None else op.results[0]
        if name == "arith.cmpi" and len(op.operands) == 2:
            return self._compare(state, op)
        if name not in _OPERATORS or op.results[0].type is not I1 or len(op.operands) < 2:
            return None, op.results[0]
        if name == "arith.select":
            select = arith.SelectOp(op)
            chosen, open_ = self._evaluate(state, select.condition, memo, depth)
            if chosen is not None:
                return self._evaluate(state, select.true_value if chosen else select.false_value, memo, depth)
            first, _ = self._evaluate(state, select.true_value, memo, depth)
            second, _ = self._evaluate(state, select.false_value, memo, depth)
            return (first, None) if first is not None and first is second else (None, open_)
        lhs, rhs = op.operand_values
        left, open_left = self._evaluate(state, lhs, memo, depth)
        decisive = _DECISIVE.get(name)
        if left is not None and left is decisive:
            return left, None
        right, open_right = self._evaluate(state, rhs, memo, depth)
        if right is not None and right is decisive:
            return right, None
        if left is None or right is None:
            return None, open_left or open_right
        return (left != right, None) if name == "arith.xori" else (left, None)

    def _compare(self, state: State, op: Operation) -> tuple[bool | None, Value | None]:
        left, right = op.operand_values
        predicate = op.properties.get("predicate")
        equal = _POINTERS_EQUAL.get(predicate.value) if isinstance(predicate, IntegerAttr) else None
        if equal is not None and is_address(left) and is_address(right):
            is_left, is_right = self.is_address_of(state, left), self.is_address_of(state, right)
            if is_left or is_right:
                return (is_left and is_right) is equal, None
        atom, inverted = self._flow.atom(op)
        known = state.facts.get(atom)
        return (None, atom) if known is None else (known != inverted, None)


_OPERATORS = frozenset(("arith.andi", "arith.ori", "arith.xori", "arith.select"))
_DECISIVE = {"arith.andi": False, "arith.ori": True}


def merged(states: Iterable[State], is_flag: Container[Value]) -> list[State]:
    """`states`, joined where they differ only in the outcome of branches that nothing depends on any more.

    Facts about flags (`is_flag`) distinguish states; other assumptions do not.
    """
    found: dict[object, State] = {}
    for state in states:
        flags = frozenset([item for item in state.facts.items() if item[0] in is_flag])
        key = (state.status, state.names, state.doubts, flags)
        other = found.get(key)
        if other is None:
            found[key] = state
        else:
            found[key] = joined(other, state)
    return list(found.values())


def joined(first: State, second: State) -> State:
    """The facts that hold in both, which differ in assumptions only."""
    if first.facts == second.facts and first.path == second.path:
        return first
    common = {value: known for value, known in first.facts.items() if second.facts.get(value) is known}
    path = tuple([choice for choice in first.path if choice in second.path])
    return State(first.status, first.names, common, first.doubts, first.freed_at, path)


def ownership_flag(flow: Flow, call: Operation, value: Value) -> Value | None:
    """The `i1` that a call of a function with dynamic ownership returns along with the buffer `value`."""
    return ownership_flags(flow, call).get(value)


def ownership_flags(flow: Flow, call: Operation) -> Mapping[Value, Value]:
    """The `i1` of each buffer that a call of a function with dynamic ownership returns: these are its last results."""
    if not call.results or call.results[-1].type is not I1 or flow.known.own_results:
        # Looked at first: each buffer that is given to a call with many results asks for all of these.
        return {}
    buffers = [result for result in call.results if is_memref(result.type)]
    flags = call.results[-len(buffers) :]
    if len(call.results) < 2 * len(buffers) or any(flag.type is not I1 for flag in flags):
        return {}
    return dict(zip(buffers, flags, strict=True)) if buffers else {}
