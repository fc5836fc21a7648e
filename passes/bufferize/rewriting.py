"""The rewriting: every operation on tensors is replaced by one on buffers, contents before what contains them.

Between the two are `bufferization.to_tensor` and `bufferization.to_buffer`, which cancel out in the end. Follows
mlir/lib/Dialect/Bufferization/Transforms/Bufferize.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...dialects.bufferization import ops as bufferization
from ...dialects.common.buffers import cast_or_copy, is_safe_cast
from ...ir.base import Attribute, Type
from ...ir.builder import Listener
from ...ir.graph import BlockArgument, BlockUse, Operation, OpOperand, OpResult, Value
from ...ir.pauses import pause
from ...ir.types import MemRefType, UnrankedMemRefType
from ...ir.walk import operations_inside_out
from ...ods.bufferization.interface import BufferRewriter, Unbufferizable, is_tensor
from ...ods.op_view import defining
from ...ods.side_effects import is_memory_effect_free
from .analysis import complaint_about_blocks
from .copies import allocate_tensor
from .options import BufferizeOptions
from .state import has_tensor_semantics
from .trace import BufferizeTrace, Divergence, placed
from .types import TypeResolver

TO_TENSOR, TO_BUFFER = "bufferization.to_tensor", "bufferization.to_buffer"
_FAILED = "failed to bufferize op"
_LEFT = "op was not bufferized"
_OTHER_LAYOUT = "LLVM 22 hands on a buffer with another layout here than the option says for what is left on tensors"


class BufferizationFailed(Exception):
    """Errors of bufferization, in order: messages and the operations they are about."""

    def __init__(self, *complaints: tuple[str, Operation | None]) -> None:
        super().__init__(complaints)
        self.complaints = complaints


class LeftOver(BufferizationFailed):
    """An operation on tensors is left; everything else has been rewritten."""


class _Work(Listener):
    """Operations that are still to be looked at, and the casts that were made."""

    def __init__(self, types: TypeResolver, trace: BufferizeTrace) -> None:
        self.types = types
        self.trace = trace
        self.list: list[Operation] = []
        self.casts: dict[Operation, None] = {}
        self.erased_ops: set[Operation] = set()
        self.current: Operation | None = None

    def inserted(self, op: Operation) -> None:
        self.erased_ops.discard(op)
        if self.current is not None and op is not self.current and op.origin is None:
            self.types.causes.setdefault(op, self.current)
        if op.name == "memref.alloc":
            self.trace.allocations.append(op)
        elif op.name == TO_BUFFER:
            self.casts[op] = None
        elif op.name == TO_TENSOR or not has_tensor_semantics(op):
            return
        if self.types.takes_part(op):
            self.list.append(op)

    def erased(self, op: Operation) -> None:
        self.erased_ops.add(op)
        self.casts.pop(op, None)
        if op.name == TO_TENSOR:
            self.trace.replaced[op.result] = bufferization.ToTensorOp(op).buffer


class BufferizeDriver(BufferRewriter):
    """Rewrites one operation with all that is in it: a module, a function."""

    def __init__(self, types: TypeResolver, trace: BufferizeTrace) -> None:
        self.work = _Work(types, trace)
        super().__init__(listener=self.work)
        self.types = types
        self.notes = types.notes
        self.trace = trace
        self.done: set[Operation] = set()

    # What operations ask

    @property
    def options(self) -> BufferizeOptions:
        return self.types.options

    def buffer_type(self, value: Value) -> Type:
        return self.types.buffer_type(value)

    def times_asked(self, value: Value) -> int:
        return self.types.times_asked(value)

    def incoming(self, argument: BlockArgument) -> Iterator[OpOperand]:
        return self.types.incoming(argument)

    def allocate_tensor(self, value: Value, op: Operation, *, is_copy: bool) -> Value:
        return allocate_tensor(self, value, op, self.types, is_copy=is_copy).result

    def forwarded_operands(self, use: BlockUse) -> range | None:
        knowledge = self.types.knowledge
        if not knowledge.is_branch(use.owner):
            return None
        number = next(i for i, each in enumerate(use.owner.successors) if each is use)
        return knowledge.successor_operands(use.owner, number)

    def called_function(self, call: Operation) -> Operation | None:
        return self.types.called_function(call)

    def default_space(self, op: Operation | None, type_: Type) -> Attribute | None:
        return self.types.default_space(op, type_)

    def unknown_type(self, type_: Type, space: Attribute | None = None) -> Type:
        return self.types.unknown_type(type_, space)

    def buffer(self, value: Value) -> Value:
        if isinstance(value, OpResult) and value.op.name == TO_TENSOR:
            return bufferization.ToTensorOp(value.op).buffer
        block, anchor = self.block, self.anchor
        type_ = self.buffer_type(value)
        self.set_after_value(value)
        new = self.create(TO_BUFFER, (value,), (type_,))
        self.block, self.anchor = block, anchor
        return new.result

    def replace_all_uses(self, old: Value, new: Value) -> None:
        self.trace.replaced[old] = new
        super().replace_all_uses(old, new)

    def replace_with_buffers(self, op: Operation, values: Sequence[Value]) -> None:
        replacements: list[Value] = []
        for result, value in zip(op.results, values, strict=True):
            if is_tensor(result.type) and not is_tensor(value.type):
                _hand_on_name(result, value)
                self.set_after(op)
                replacements.append(self.create(TO_TENSOR, (value,), (result.type,), location=op.location).result)
            else:
                replacements.append(value)
        self.replace(op, replacements)

    def differs(self, code: str, message: str, op: Operation) -> None:
        self.trace.divergences.append(placed(Divergence(code, message, self.types.cause_of(op)), op))

    # The driver

    def run(self, root: Operation) -> None:
        """Bufferize `root`.

        Raises:
            BufferizationFailed: something cannot be bufferized; `root` is half rewritten then.
        """
        work, types = self.work, self.types
        before = operations_inside_out(root)
        work.casts = {op: None for op in before if op.name == TO_BUFFER}
        work.list = [op for op in before if types.takes_part(op) and has_tensor_semantics(op)]
        position = 0
        while position < len(work.list):
            pause()
            op = work.list[position]
            position += 1
            if op not in work.erased_ops:
                self._bufferize(op)
        work.current = None
        if root in work.erased_ops:
            return
        for op in list(work.casts):
            self.fold_cast(op)
        for op in operations_inside_out(root):
            if op.name == TO_TENSOR and not op.result.uses:
                self.erase(op)
            elif op.name == TO_TENSOR and self.options.allow_unknown_ops and not self.options.is_exact:
                self._keep_promise(op)
        self._check_rest()

    def _bufferize(self, op: Operation) -> None:
        interface = self.types.interface(op)
        if interface is None or not has_tensor_semantics(op):
            return
        complaint = complaint_about_blocks(self.types.state, op)
        if complaint is not None:
            raise BufferizationFailed((complaint, op))
        self.work.current = op
        self.set_before(op)
        if interface.bufferize is None:
            return
        try:
            interface.bufferize(op, self)
        except Unbufferizable as failure:
            place = self.types.cause_of(failure.op)
            raise BufferizationFailed((failure.message, place), (_FAILED, self.types.cause_of(op))) from None

    def _keep_promise(self, op: Operation) -> None:
        """Hand a copy to what is left on tensors, where the buffer has not the layout that it is said to have there.

        What comes out of it is taken for a buffer of that layout.
        """
        buffer, tensor = bufferization.ToTensorOp(op).buffer, op.result
        if not isinstance(buffer.type, MemRefType):
            return
        wanted = self.unknown_type(tensor.type, buffer.type.memory_space)
        if not isinstance(wanted, MemRefType) or is_safe_cast(buffer.type, wanted):
            return
        for use in list(tensor.uses):
            user = use.owner
            if user.name == TO_BUFFER or self.types.interface(user) is not None:
                continue
            self.set_before(user)
            new = cast_or_copy(self, buffer, wanted, user)
            if new is not None:
                self.differs("unknown-layout", _OTHER_LAYOUT, user)
                use.set(self.tensor_of(new, tensor.type, user))
        if not tensor.uses:
            self.erase(op)

    def _check_rest(self) -> None:
        for op in self.work.list:
            if op in self.work.erased_ops or not has_tensor_semantics(op) or op.name in (TO_TENSOR, TO_BUFFER):
                continue
            if not any(result.uses for result in op.results) and is_memory_effect_free(op, self.types.knowledge):
                continue
            self.trace.not_bufferized.append(op)
            if not self.options.allow_unknown_ops:
                raise LeftOver((_LEFT, self.types.cause_of(op)))

    def fold_cast(self, op: Operation) -> None:
        """A buffer of a tensor of a buffer is that buffer, perhaps with another layout (foldToBufferToTensorPair)."""
        given = defining(bufferization.ToBufferOp(op).tensor, bufferization.ToTensorOp)
        if given is None:
            return
        self.set_before(op)
        source, target = given.buffer, op.result.type
        if source.type is target:
            self.replace(op, (source,))
        elif isinstance(source.type, MemRefType) and isinstance(target, MemRefType):
            try:
                new = cast_or_copy(self, source, target, self.types.cause_of(op) or op)
            except Unbufferizable as failure:
                raise BufferizationFailed((failure.message, failure.op)) from None
            if new is not None:
                self.replace(op, (new,))
        elif isinstance(target, UnrankedMemRefType):
            # Both are unranked, in different memory spaces: no cast goes there, and a copy needs the rank.
            types = f"operand type '{source.type}' and result type '{target}'"
            raise BufferizationFailed((f"'memref.cast' op {types} are cast incompatible", op))


def _hand_on_name(result: OpResult, value: Value) -> None:
    """A buffer that was just made is called what the tensor was."""
    if value.name is None and isinstance(value, OpResult) and value.origin is None:
        value.name = result.name
