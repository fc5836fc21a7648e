"""Computations that are copied into a part of a tensor work there from the start.

    %0 = tensor.empty() : tensor<4xf32>                     %0 = tensor.extract_slice %t[%i] [4] [1]
    %1 = linalg.fill ins(%v) outs(%0)                 =>    %1 = linalg.fill ins(%v) outs(%0)
    %2 = tensor.insert_slice %1 into %t[%i] [4] [1]         %2 = tensor.insert_slice %1 into %t[%i] [4] [1]

Before one-shot-bufferize it saves an allocation and a copy. Safe because a `tensor.empty` has no contents: any tensor
of its type may represent it. Order of operations:
mlir/lib/Dialect/Bufferization/Transforms/EmptyTensorElimination.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from ..ir.builder import Rewriter
from ..ir.dominance import Dominance
from ..ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from ..ir.records import dataclass
from ..ir.types import element_type
from ..ir.walk import walk_post_order
from ..ods.bufferization.interface import Subset
from ..ods.knowledge import Knowledge
from .bufferize.analysis import OneShotState
from .bufferize.driver import OneShot
from .bufferize.options import BufferizeOptions
from .bufferize.state import EQUIVALENT_SAME_TYPE
from .bufferize.subsets import insertion_of
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat
from .pass_manager.refusal import Refusal
from .rewriting.moved_definitions import move_definitions

_CODE = "cannot-bufferize"
_EMPTY, _CAST = "tensor.empty", "tensor.cast"


@dataclass(frozen=True)
class EliminateEmptyTensors(Pass):
    name: ClassVar[str] = "eliminate-empty-tensors"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        return self.run_on(module, knowledge, lambda _: True)

    def run_on(self, module: Operation, knowledge: Knowledge, wanted: Callable[[Operation], bool]) -> PassResult:
        """As `run`, for the insertions and the operations without contents that are `wanted`."""
        is_module = module.name == "builtin.module"
        options = BufferizeOptions(
            allow_return_allocs_from_loops=is_module, bufferize_function_boundaries=is_module, compat=self.compat
        )
        analysis = OneShot(module, options, knowledge)
        state, errors = analysis.analyze()
        if errors:
            return PassResult(False, tuple(Refusal(error.message, _CODE, error.op) for error in errors))
        changed = False
        state.is_caching = False
        for op in list(walk_post_order(module)):
            subset = insertion_of(state, op)
            if subset is not None:
                changed = _Elimination(op, subset, state, wanted).run() or changed
        return PassResult(changed)


class _Elimination:
    """The tensors without contents that one operation inserts into another tensor."""

    def __init__(self, op: Operation, subset: Subset, state: OneShotState, wanted: Callable[[Operation], bool]) -> None:
        self.op = op
        self.subset = subset
        self.state = state
        self.wanted = wanted
        self.rewriter = Rewriter()
        self.changed = False

    def run(self) -> bool:
        """Whether anything was replaced or moved."""
        assert self.subset.source is not None
        source = self.op.operands[self.subset.source]
        if not self.state.is_in_place(source):
            return False
        visited: dict[OpOperand, None] = {}
        found = self.state.find_origins(source, _is_empty, EQUIVALENT_SAME_TYPE, visited)
        for value in found:
            if not self.wanted(self.op) and not (isinstance(value, OpResult) and self.wanted(value.op)):
                continue
            use = next(use for use in visited if use.value is value)
            self.changed = self._replace(use, value) or self.changed
        return self.changed

    def _replace(self, use: OpOperand, empty: Value) -> bool:
        new = self._build(use, empty)
        if new is None or new is empty:
            return False
        if new.type is not empty.type:
            if element_type(new.type) is not element_type(empty.type):
                return False
            if isinstance(new, OpResult):
                self.rewriter.set_after(new.op)
            elif new.parent_block is not None:
                self.rewriter.set_insertion_point(new.parent_block, new.parent_block.first)
            location = empty.defining_op.location if empty.defining_op is not None else None
            new = self.rewriter.create(_CAST, (new,), (empty.type,), location=location).result
        use.set(new)
        self.state.forget()
        return True

    def _build(self, use: OpOperand, empty: Value) -> Value | None:
        """The part that is overwritten, where it can be used instead of `empty`; None: nowhere."""
        build, needed = self.subset.build, self.subset.needed
        if build is None or needed is None:
            return None
        values, user = needed(self.op), use.owner
        place = self._place(empty.defining_op, user, values)
        if place is None:
            if not move_definitions(values, user, self.rewriter, self.state.knowledge):
                return None
            place, self.changed = user, True
        self.rewriter.set_before(place)
        return build(self.op, self.rewriter)

    def _place(self, empty: Operation | None, user: Operation, needed: Sequence[Value]) -> Operation | None:
        """The first operation before which all of `needed` is defined, and that comes before `user`."""
        dominance = Dominance()
        for place in _candidates(empty, needed):
            if all(dominance.value_dominates(value, place) for value in needed) and (
                place is user or dominance.properly_dominates(place, user)
            ):
                return place
        return None


def _candidates(empty: Operation | None, needed: Sequence[Value]) -> Iterator[Operation]:
    if empty is not None:
        yield empty
    for value in needed:
        place = value.block.first if isinstance(value, BlockArgument) else None
        if isinstance(value, OpResult):
            place = value.op.next
        if place is not None:
            yield place


def _is_empty(value: Value) -> bool:
    return isinstance(value, OpResult) and value.op.name == _EMPTY
