"""Copies as tensors: each operand out of place gets a `bufferization.alloc_tensor` (TensorCopyInsertion.cpp).

%1 = tensor.insert %v into %0[%i]   =>   %c = bufferization.alloc_tensor() copy(%0)
                                         %1 = tensor.insert %v into %c[%i]
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import index_attr
from ...ir.base import Attribute
from ...ir.builder import Rewriter
from ...ir.graph import Operation, OpOperand, OpResult, Value
from ...ir.types import INDEX, MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from ...ir.walk import operations_inside_out
from ...ods.bufferization.interface import ConflictResolver, Unbufferizable
from ...ods.segments import dense_i32
from .conflicts import operands_of
from .options import is_overlooked
from .state import AnalysisState
from .subsets import insertion_of, overwritten_before
from .trace import BufferizeTrace, Contents, Divergence, TensorCopy, placed
from .types import TypeResolver

_UNRANKED = "copying of unranked tensors is not implemented"
_SIZE = "tensor.dim"
_INSERTED = "LLVM 22 does not see that a thread overwrites what it has yet to insert elsewhere"


def insert_tensor_copies(
    root: Operation, state: AnalysisState, types: TypeResolver, trace: BufferizeTrace, *, within_tables: bool = True
) -> None:
    """Put copies into `root` so that every operand can be in place.

    Raises:
        Unbufferizable: an unranked tensor would have to be copied.
    """
    was_caching, state.is_caching = state.is_caching, False
    state.forget_uses()
    resolver = CopyInserter(state, types, trace)
    ops = operations_inside_out(root)
    passed_over = set[Operation]() if within_tables else _in_inner_tables(ops, root, state)
    for op in ops:
        interface = state.interface(op)
        if interface is None or op in passed_over:
            continue
        if not interface.resolves_none:
            resolver.resolve(op)
        elif not state.is_analysis and not state.is_exact:
            resolver.keep_inserted(op)
        # Without an analysis nothing is written in place, so loops may pass on what they like.
        if interface.resolve_conflicts is not None and state.is_analysis:
            resolver.set_before(op)
            interface.resolve_conflicts(op, resolver)
        types.add_final(op)
    types.forget_types()
    state.is_caching = was_caching


def _in_inner_tables(ops: Sequence[Operation], root: Operation, state: AnalysisState) -> set[Operation]:
    """Those of `ops` that a symbol table inside of `root` contains; outer operations are after inner ones."""
    found: set[Operation] = set()
    for op in reversed(ops):
        around = op.parent_op
        if around is None or around is root:
            continue
        if around in found or state.knowledge.has_trait(around, "SymbolTable"):
            found.add(op)
    return found


class CopyInserter(ConflictResolver):
    """The default resolution of conflicts, and what operations need for their own."""

    def __init__(self, state: AnalysisState, types: TypeResolver, trace: BufferizeTrace) -> None:
        super().__init__()
        self.state = state
        self.types = types
        self.trace = trace

    @property
    def analysis(self) -> AnalysisState:
        return self.state

    def resolve(self, op: Operation) -> None:
        """Copy operands out of place, or the results they become."""
        operands: list[tuple[OpOperand, Contents]] = []
        results: list[tuple[OpResult, OpOperand, Contents]] = []
        for operand in operands_of(op):
            if not self.state.is_analysis and is_overlooked(operand) and self.state.writes(operand):
                self.differs("written-buffer", "LLVM 22 lets this write into the tensor itself", op.origin or op)
            if self.state.is_in_place(operand):
                continue
            if isinstance(operand.value.type, UnrankedTensorType):
                raise Unbufferizable(_UNRANKED, op)
            contents = self._contents(operand)
            result = self._copied_result(operand)
            if result is not None:
                if all(result is not each for each, _, _ in results):
                    results.append((result, operand, contents))
            else:
                operands.append((operand, contents))
        if not operands and not results:
            return
        self.set_before(op)
        for operand, contents in operands:
            new = self.allocate(operand.value, contents, op, operand)
            operand.set(new)
        self.set_after(op)
        for result, operand, contents in results:
            new = self.allocate(result, contents, op, operand, is_of_result=True)
            for use in list(result.uses):
                # Sizes are those of the result, whatever its contents are.
                if use.owner is not new.defining_op and use.owner.name != _SIZE:
                    use.set(new)

    def keep_inserted(self, op: Operation) -> None:
        """Copy what `op` inserts at the end of a thread, where insertions before it, or itself, would change it."""
        if overwritten_before(self.state, op):
            at_end = op.parent_op
            subset = insertion_of(self.state, op)
            assert at_end is not None
            assert subset is not None
            assert subset.source is not None
            operand = op.operands[subset.source]
            self.set_before(at_end)
            operand.set(self.allocate(operand.value, "copied", op, operand))
            self.differs("thread-writes", _INSERTED, op.origin or op)

    def _copied_result(self, operand: OpOperand) -> OpResult | None:
        aliases = self.state.aliases(operand)
        if len(aliases) != 1 or self.state.writes(operand):
            return None
        value = aliases[0].value
        if not isinstance(value, OpResult) or isinstance(value.type, UnrankedTensorType):
            return None
        return value if len(self.state.aliasing_operands(value)) == 1 else None

    def _contents(self, operand: OpOperand) -> Contents:
        state = self.state
        if state.has_undefined_contents(operand):
            return "undefined"
        if state.reads(operand):
            return "copied"
        if state.writes(operand):
            return "overwritten"
        aliases = state.aliases(operand)
        return "copied" if any(state.is_value_read(alias.value) for alias in aliases) else "never read"

    def differs(self, code: str, message: str, op: Operation) -> None:
        self.trace.divergences.append(placed(Divergence(code, message, op), op))

    def copy_of(self, value: Value, op: Operation) -> Value:
        return self.allocate(value, "copied", op, None)

    def allocate(
        self,
        value: Value,
        contents: Contents,
        op: Operation,
        operand: OpOperand | None,
        *,
        is_of_result: bool = False,
    ) -> Value:
        """A new tensor like `value`, made where the rewriter is (allocateTensorForShapedValue)."""
        new = allocate_tensor(self, value, op, self.types, is_copy=contents == "copied")
        self.trace.copies.append(TensorCopy(new, operand, value, is_of_result, contents, op))
        self.types.causes[new] = op
        self.types.add_final(new)
        return new.result


def allocate_tensor(
    rewriter: Rewriter, value: Value, op: Operation, types: TypeResolver, *, is_copy: bool
) -> Operation:
    """A `bufferization.alloc_tensor` for a tensor like `value`, with its contents or without.

    Raises:
        Unbufferizable: the tensor is unranked, or nothing says in which memory it has to be.
    """
    type_ = value.type
    if not isinstance(type_, RankedTensorType):
        raise Unbufferizable(_UNRANKED, op)
    if is_copy:
        return make_allocation(rewriter, type_, (), value, None, op.location)
    sizes = dynamic_sizes(rewriter, value, type_, op, types)
    buffer = types.buffer_type(value)
    space = buffer.memory_space if isinstance(buffer, (MemRefType, UnrankedMemRefType)) else None
    return make_allocation(rewriter, type_, sizes, None, space, op.location)


def make_allocation(
    rewriter: Rewriter,
    type_: RankedTensorType,
    sizes: Sequence[Value],
    copied: Value | None,
    space: Attribute | None,
    location: Attribute | None,
) -> Operation:
    operands = [*sizes, copied] if copied is not None else [*sizes]
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": dense_i32((len(sizes), 1 if copied is not None else 0, 0))
    }
    if space is not None:
        properties["memory_space"] = space
    return rewriter.create("bufferization.alloc_tensor", operands, (type_,), properties=properties, location=location)


def dynamic_sizes(
    rewriter: Rewriter, value: Value, type_: RankedTensorType, op: Operation, types: TypeResolver
) -> list[Value]:
    """The sizes that the type does not say, asked of the operation that makes `value`, else of `value` itself."""
    definer = value.defining_op
    if isinstance(value, OpResult) and definer is not None:
        reify = types.reify_rule(definer)
        shapes = reify(definer, rewriter) if reify is not None else None
        if shapes is not None:
            shape = shapes[value.index]
            return [as_value(rewriter, shape[i], op) for i, size in enumerate(type_.shape) if size is None]
    return [tensor_size(rewriter, value, i, op) for i, size in enumerate(type_.shape) if size is None]


def as_value(rewriter: Rewriter, size: int | Value, op: Operation) -> Value:
    if isinstance(size, Value):
        return size
    return rewriter.create(
        "arith.constant", (), (INDEX,), properties={"value": index_attr(size)}, location=op.location
    ).result


def tensor_size(rewriter: Rewriter, value: Value, position: int, op: Operation) -> Value:
    number = as_value(rewriter, position, op)
    return rewriter.create(_SIZE, (value, number), (INDEX,), location=op.location).result
