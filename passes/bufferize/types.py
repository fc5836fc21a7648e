"""Types of the buffers that tensors become (getBufferType of BufferizableOpInterface.cpp)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...dialects.bufferization import ops as bufferization
from ...ir.base import Attribute, Type
from ...ir.builder import Rewriter
from ...ir.graph import BlockArgument, Operation, OpOperand, Value
from ...ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ...ods.bufferization.interface import Bufferization, BufferTypes, Unbufferizable, is_tensor, owner_of
from ...ods.knowledge import Knowledge
from ...ods.op_view import defining
from ...ods.verification.element_types import MEMREF_ELEMENTS, element_error
from ..pass_manager.refusal import MADE_OF_ITSELF
from .options import BufferizeOptions
from .state import AnalysisState

_ELEMENTS = (
    IntegerType,
    IndexType,
    FloatType,
    ComplexType,
    VectorType,
    MemRefType,
    UnrankedMemRefType,
)
_CALLS_PER_CHAIN = 64
"""Nested questions after which those that follow are answered in a loop."""
_MOST_TIMES = 8
"""Nested questions for one value after which it is taken to depend on itself; loops ask twice."""
_NO_SPACE = "could not infer memory space"
Reify = Callable[[Operation, Rewriter], "Sequence[Sequence[int | Value]] | None"]


class TypeResolver(BufferTypes):
    """Answers from the program as it is, without an analysis."""

    def __init__(self, options: BufferizeOptions, knowledge: Knowledge) -> None:
        self._options = options
        self.knowledge = knowledge
        self.state = AnalysisState(options, knowledge)
        self.causes: dict[Operation, Operation] = {}
        """Operations that were made, and those of the program they were made for."""
        self.callees: dict[Operation, Operation] = {}
        self.notes: dict[Operation, object] = {}
        """Those of the rewriters, which are one for each function."""
        self._taking_part: dict[str, bool] = {}
        self._asked: list[Value] = []
        self._chain: dict[Value, Type] = {}
        """Types of values that the value asked for was made of, if many were; empty after the question."""
        self._final_ops: set[Operation] = set()
        self._final_types: dict[Value, Type] = {}
        """Types that depend on nothing but results of these operations and on arguments of functions."""
        self._questions = 0
        """The number of types that were asked for."""
        self._changing = 0
        """The number of those that may be others later."""

    @property
    def options(self) -> BufferizeOptions:
        return self._options

    def cause_of(self, op: Operation | None) -> Operation | None:
        """The operation of the program that `op` was made for, or is."""
        while op is not None and op in self.causes:
            op = self.causes[op]
        return op

    def takes_part(self, op: Operation) -> bool:
        """`BufferizeOptions.takes_part`, remembered by name."""
        known = self._taking_part.get(op.name)
        if known is None:
            known = self._taking_part[op.name] = self.options.takes_part(op.name, self.knowledge)
        return known

    def interface(self, op: Operation | None) -> Bufferization | None:
        return self.state.interface(op)

    def reify_rule(self, op: Operation) -> Reify | None:
        known = self.knowledge.bufferization(op.name)
        return known.reify if known is not None else None

    def called_function(self, call: Operation) -> Operation | None:
        return self.callees.get(call)

    def incoming(self, argument: BlockArgument) -> Iterator[OpOperand]:
        return self.state.incoming(argument)

    def times_asked(self, value: Value) -> int:
        return sum(each is value for each in self._asked)

    def default_space(self, op: Operation | None, type_: Type) -> Attribute | None:
        try:
            return self.options.default_space(type_)
        except LookupError:
            raise Unbufferizable(_NO_SPACE, op) from None

    def unknown_type(self, type_: Type, space: Attribute | None = None) -> Type:
        return self.options.unknown_type(type_, space)

    def buffer_type(self, value: Value) -> Type:
        self._questions += 1
        known = self._final_types.get(value)
        if known is not None:
            return known
        known = self._chain.get(value)
        if known is not None:
            self._changing += 1
            return known
        questions, changing = self._questions, self._changing
        found = self._ask(value)
        op = value.defining_op
        is_final = op in self._final_ops if op is not None else self._questions == questions
        if is_final and self._changing == changing and self._final_ops:
            self._final_types[value] = found
        else:
            self._changing += 1
        return found

    def _ask(self, value: Value) -> Type:
        outer = self._chain
        self._asked.append(value)
        is_long = len(self._asked) % _CALLS_PER_CHAIN == 0
        try:
            if is_long:
                self._check_progress(value)
            if isinstance(value, BlockArgument):
                # What a loop passes on depends on how often its arguments were asked for.
                self._chain = {}
            elif is_long:
                self._resolve_chain(value)
            return self._buffer_type(value)
        finally:
            self._asked.pop()
            self._chain = outer

    def add_final(self, op: Operation) -> None:
        """The operands of `op`, and all that it contains, stay as they are until `forget_types`."""
        self._final_ops.add(op)

    def forget_types(self) -> None:
        """Drop all types: the program changes."""
        self._final_ops.clear()
        self._final_types.clear()

    def _check_progress(self, value: Value) -> None:
        """Fail if `value`, which was asked for last, is made of itself: in a block that nothing reaches, it may be."""
        asked = self._asked[-_CALLS_PER_CHAIN - 1 : -1]
        if value in asked and (
            not any(isinstance(each, BlockArgument) for each in asked) or self.times_asked(value) > _MOST_TIMES
        ):
            raise Unbufferizable(MADE_OF_ITSELF, owner_of(value))

    def _resolve_chain(self, value: Value) -> None:
        """Find the types of what `value` was made of, earliest first: programs are deeper than Python's stack."""
        chain: dict[Value, None] = {}
        source = self._source(value)
        while source is not None and source not in chain:
            chain[source] = None
            source = self._source(source)
        self._chain = {}
        for each in reversed(chain):
            try:
                self._chain[each] = self.buffer_type(each)
            except Unbufferizable:
                # An error only if `value` needs it; then it is raised again.
                return

    def _source(self, value: Value) -> Value | None:
        """The tensor that the type of `value` probably depends on; None for arguments of blocks."""
        op = value.defining_op
        if op is None or defining(value, bufferization.ToTensorOp) is not None:
            return None
        aliases = self.state.aliasing_operands(value)
        if aliases:
            return aliases[0].operand.value
        return next((operand.value for operand in op.operands if is_tensor(operand.value.type)), None)

    def _buffer_type(self, value: Value) -> Type:
        op = owner_of(value)
        to_tensor = defining(value, bufferization.ToTensorOp)
        if to_tensor is not None:
            return to_tensor.buffer.type
        interface = self.interface(op)
        if interface is None:
            made = self.unknown_type(value.type, self.default_space(op, value.type))
        elif interface.buffer_type is not None:
            made = interface.buffer_type(value, self)
        else:
            return self.default_type(value)
        if isinstance(made, (MemRefType, UnrankedMemRefType)) and element_error(made, self.knowledge.registry):
            raise _not_an_element(value.type, made.element, op)
        return made

    def default_type(self, value: Value) -> Type:
        op = owner_of(value)
        type_ = value.type
        assert isinstance(type_, (RankedTensorType, UnrankedTensorType))
        if not may_be_element(type_.element):
            raise _not_an_element(type_, type_.element, op)
        if isinstance(value, BlockArgument):
            return self.unknown_type(type_)
        operands = self.state.aliasing_operands(value)
        if operands and operands[0].is_equivalent:
            return self.buffer_type(operands[0].operand.value)
        return self.unknown_type(type_, self.default_space(op, type_))


def _not_an_element(of: Type, element: Type, op: Operation | None) -> Unbufferizable:
    reason = f"element type '{element}' is not a valid memref element type"
    return Unbufferizable(f"cannot bufferize value of type '{of}': {reason}", op)


def may_be_element(type_: Type) -> bool:
    """BaseMemRefType::isValidElementType."""
    if isinstance(type_, DialectType):
        return f"{type_.dialect}.{type_.mnemonic}" in MEMREF_ELEMENTS
    return isinstance(type_, _ELEMENTS)
