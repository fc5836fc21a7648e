"""Operations that One-Shot Bufferize leaves on tensors, and refuses the program for: what is planned for all others.

%value = bufferization.to_tensor %e : ...   // What `math.cos` becomes decides whether `%s` is in the buffer of
%s = math.cos %value : tensor<4xf32>        // `%e`, and so where that is freed: the ends of both are open. What
%b = bufferization.to_buffer %s : ...       // shares no memory with them is as with `allow-unknown-ops`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from ....dialects.bufferization import ops as bufferization
from ....ir.builder import Builder
from ....ir.graph import Operation, OpResult, Value
from ....ir.types import is_memref
from ....ir.walk import walk
from ....ods.bufferization.interface import owner_of
from ....passes.bufferize.driver import OneShot
from ....passes.bufferize.functions import FUNCTION
from ....passes.bufferize.rewriting import TO_BUFFER, TO_TENSOR

_UNRELATED = "builtin.unrealized_conversion_cast"
"""Without operands: a tensor that shares memory with nothing."""


class LeftOver:
    """Those of one run, after its rewriting; their functions are changed so that they are given no buffer.

    Deallocation frees then what has nothing to do with them, whatever it knows of their effects.
    """

    def __init__(self, shot: OneShot) -> None:
        self._cause_of = shot.types.cause_of
        self._left = set(shot.trace.not_bufferized)
        self.operations: tuple[Operation, ...] = tuple(
            dict.fromkeys([one for op in shot.trace.not_bufferized if (one := self._author(op)) is not None])
        )
        """The author's."""
        self._handed: dict[Operation, list[tuple[Value, Operation]]] = {}
        """By function: the buffers that such operations are given or make, with the author's operation."""
        self._calls: dict[Operation, list[tuple[Operation, Operation]]] = {}
        """By callee, those of it and the functions that they are in."""
        if self._left:
            for function in [op for op in walk(shot.module) if op.name == FUNCTION]:
                self._handed[function] = [*self._set_apart(function, shot)]
            self._follow_calls()

    def open_ones(
        self, function: Operation, bases_of: Callable[[Value], Sequence[Value]], names: Iterable[Value]
    ) -> Mapping[Value, Operation]:
        """The buffers of `function` with an open end, each with the author's operation that decides about it.

        `names`: values that may be one of several buffers. These are alike: all of them are open, or none.
        """
        found: dict[Value, Operation] = {}
        for buffer, author in self._handed.get(function, ()):
            for base in bases_of(buffer):
                found.setdefault(base, author)
        groups = [bases for name in names if len(bases := bases_of(name)) > 1] if found else []
        size = -1
        while size != len(found):
            size = len(found)
            for bases in groups:
                author = next((found[base] for base in bases if base in found), None)
                if author is not None:
                    for base in bases:
                        found.setdefault(base, author)
        return found

    def _author(self, op: Operation | None) -> Operation | None:
        cause = self._cause_of(op)
        return cause.origin if cause is not None else None

    def _set_apart(self, function: Operation, shot: OneShot) -> Iterator[tuple[Value, Operation]]:
        callees = shot.order.callees if shot.order is not None else {}
        for op in list(walk(function)):
            cause = self._cause_of(op)
            callee = callees.get(cause) if cause is not None and shot.knowledge.is_call(op) else None
            if callee is not None:
                self._calls.setdefault(callee, []).append((op, function))
            elif op.name == TO_BUFFER:
                tensor, buffer = bufferization.ToBufferOp(op).tensor, op.result
                author, first = self._author(owner_of(tensor)), shot.trace.buffer_of(tensor)
                if first is not None and first.type is buffer.type:
                    buffer.replace_all_uses_with(first)
                elif author is not None:
                    shot.trace.replaced.setdefault(tensor, buffer)
                    yield buffer, author
            elif op.name == TO_TENSOR:
                for use in list(op.result.uses):
                    user = use.owner
                    author = self._author(user)
                    is_given = user in self._left or shot.knowledge.is_terminator(user)
                    if user.name != TO_BUFFER and is_given and author is not None:
                        yield bufferization.ToTensorOp(op).buffer, author
                        use.set(_unrelated(op.result, user))

    def _follow_calls(self) -> None:
        """Buffers that are handed to functions with such operations, or come from them, are open in their callers."""
        touched = [function for function, handed in self._handed.items() if handed]
        seen = set(touched)
        for function in touched:
            for call, caller in self._calls.get(function, ()):
                author = self._author(call)
                if author is None:
                    continue
                values = [one for one in (*call.operand_values, *call.results) if is_memref(one.type)]
                self._handed[caller] += [(value, author) for value in values]
                if caller not in seen:
                    seen.add(caller)
                    touched.append(caller)


def _unrelated(tensor: OpResult, user: Operation) -> Value:
    return Builder.before(user).create(_UNRELATED, result_types=(tensor.type,)).result
