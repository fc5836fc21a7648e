"""Computations that are copied into a part of a tensor work there from the start.

    %0 = tensor.empty() : tensor<4xf32>                     %0 = tensor.extract_slice %t[%i] [4] [1]
    %1 = linalg.fill ins(%v) outs(%0)                 =>    %1 = linalg.fill ins(%v) outs(%0)
    %2 = tensor.insert_slice %1 into %t[%i] [4] [1]         %2 = tensor.insert_slice %1 into %t[%i] [4] [1]

Before one-shot-bufferize it saves an allocation and a copy. Safe because a `tensor.empty` has no contents: any tensor
of its type may represent it, if it is there. Where nothing is inserted, the part may be outside of `%t`, or of another
size, and a buffer has to stay as it is: so the part is made where the insertion certainly follows, or where all of it
is known to be inside. What is before the insertion must not see in a buffer what is inserted later. LLVM does not look
at that; `compat` selects it. Order of operations:
mlir/lib/Dialect/Bufferization/Transforms/EmptyTensorElimination.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, cast

from ..analysis.certain_runs import is_certain
from ..dialects.common.canonicalization.mixed import Slice, is_surely_in_bounds
from ..ir.builder import Rewriter
from ..ir.dominance import Dominance
from ..ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from ..ir.records import dataclass
from ..ir.types import MemRefType, RankedTensorType, element_type
from ..ir.walk import walk_post_order
from ..ods.bufferization.interface import Subset
from ..ods.knowledge import Knowledge
from ..ods.side_effects import is_memory_effect_free
from .bufferize.analysis import OneShotState
from .bufferize.driver import OneShot
from .bufferize.options import BufferizeOptions
from .bufferize.state import EQUIVALENT_SAME_TYPE
from .bufferize.subsets import insertion_of
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, Notice
from .pass_manager.refusal import Refusal
from .rewriting.moved_definitions import late_definitions

_CODE = "cannot-bufferize"
_EMPTY, _CAST = "tensor.empty", "tensor.cast"
_RESTRICT = "restrict"
"""The promise of an insertion into a buffer that nothing else of the tensors is there."""
EARLY = (
    "LLVM 22 computes in the place of this insertion also where nothing is inserted: that may be out of bounds, or"
    " change a buffer"
)
SEEN = "LLVM 22 computes in the buffer of this insertion, where what runs before the insertion sees it"


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
        changed, notices = False, list[Notice]()
        state.is_caching = False
        for op in list(walk_post_order(module)):
            subset = insertion_of(state, op)
            if subset is not None:
                one = _Elimination(op, subset, state, wanted, self.compat)
                changed = one.run() or changed
                notices += [Notice("early-destination", words, op) for words in one.objections]
        return PassResult(changed, notices=tuple(notices))


class _Elimination:
    """The tensors without contents that one operation inserts into another tensor."""

    def __init__(
        self,
        op: Operation,
        subset: Subset,
        state: OneShotState,
        wanted: Callable[[Operation], bool],
        compat: Compat,
    ) -> None:
        self.op = op
        self.subset = subset
        self.state = state
        self.wanted = wanted
        self.compat = compat
        self.rewriter = Rewriter()
        self.changed = False
        self.objections: dict[str, None] = {}
        """The faults of the places where LLVM makes a part."""

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
        places = self._places(empty.defining_op, user, values)
        place, late = next(places, None), None
        if place is None:
            place, late = user, late_definitions(values, user, self.state.knowledge)
            if late is None:
                return None
        objection = self._objection(place, user, empty)
        if objection is not None:
            self.objections[objection] = None
            if self.compat is Compat.SAFE:
                place = next((one for one in (*places, user) if not self._objection(one, user, empty)), None)
                if late is not None or place is None:
                    return None
        for op in late or ():
            assert place.parent is not None
            self.rewriter.move_before(op, place.parent, place)
        self.changed = self.changed or late is not None
        self.rewriter.set_before(place)
        return build(self.op, self.rewriter)

    def _places(self, empty: Operation | None, user: Operation, needed: Sequence[Value]) -> Iterator[Operation]:
        """Operations before which all of `needed` is defined, and that come before `user` or are it."""
        dominance = Dominance()
        for place in _candidates(empty, needed):
            if all(dominance.value_dominates(value, place) for value in needed) and (
                place is user or dominance.properly_dominates(place, user)
            ):
                yield place

    def _objection(self, place: Operation, user: Operation, empty: Value) -> str | None:
        """The fault of a part that is made at `place`, and written by `user`; None: it has none."""
        if not self._is_inside(empty) and not is_certain(self.op, place, self.state.knowledge):
            return EARLY
        is_buffer = isinstance(self.op.operands[self.subset.container].value.type, MemRefType)
        return SEEN if is_buffer and not self._is_unseen(user) else None

    def _is_unseen(self, user: Operation) -> bool:
        """Whether nothing from `user` to the insertion may look into memory."""
        around = (one for one in (user, *user.ancestors()) if one.parent is self.op.parent)
        op = next(around, None)
        while op is not None and op is not self.op:
            if not is_memory_effect_free(op, self.state.knowledge) and not self._is_elsewhere(op):
                return False
            op = op.next
        return op is self.op

    def _is_elsewhere(self, op: Operation) -> bool:
        """Whether `op` is an insertion into another buffer, as this one promises."""
        container = self.subset.container
        is_insertion = op.name == self.op.name and _RESTRICT in self.op.properties
        return is_insertion and op.operands[container].value is not self.op.operands[container].value

    def _is_inside(self, empty: Value) -> bool:
        """Whether the part is known to be there, with the sizes of `empty`, wherever it is made."""
        assert self.subset.source is not None
        container, part = self.op.operands[self.subset.container].value.type, self.subset.part
        given = self.op.operands[self.subset.source].value.type if part is not None else container
        if given is not empty.type or not isinstance(given, RankedTensorType) or None in given.shape:
            return False
        return part is None or (
            isinstance(container, RankedTensorType)
            and is_surely_in_bounds(container.shape, cast("Slice", part(self.op)))
        )


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
