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
from ...ods.bufferization.interface import Bufferization, BufferTypes, Unbufferizable, owner_of
from ...ods.knowledge import Knowledge
from ...ods.op_view import defining
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
_ELEMENT_DIALECTS = frozenset(("ptr", "test"))
"""Dialects with types of their own that may be elements of a memref (MemRefElementTypeInterface)."""
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
        self._asked: list[Value] = []

    @property
    def options(self) -> BufferizeOptions:
        return self._options

    def cause_of(self, op: Operation | None) -> Operation | None:
        """The operation of the program that `op` was made for, or is."""
        while op is not None and op in self.causes:
            op = self.causes[op]
        return op

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
        self._asked.append(value)
        try:
            return self._buffer_type(value)
        finally:
            self._asked.pop()

    def _buffer_type(self, value: Value) -> Type:
        op = owner_of(value)
        to_tensor = defining(value, bufferization.ToTensorOp)
        if to_tensor is not None:
            return to_tensor.buffer.type
        interface = self.interface(op)
        if interface is None:
            return self.unknown_type(value.type, self.default_space(op, value.type))
        if interface.buffer_type is not None:
            return interface.buffer_type(value, self)
        return self.default_type(value)

    def default_type(self, value: Value) -> Type:
        op = owner_of(value)
        type_ = value.type
        assert isinstance(type_, (RankedTensorType, UnrankedTensorType))
        if not may_be_element(type_.element):
            reason = f"element type '{type_.element}' is not a valid memref element type"
            raise Unbufferizable(f"cannot bufferize value of type '{type_}': {reason}", op)
        if isinstance(value, BlockArgument):
            return self.unknown_type(type_)
        operands = self.state.aliasing_operands(value)
        if operands and operands[0].is_equivalent:
            return self.buffer_type(operands[0].operand.value)
        return self.unknown_type(type_, self.default_space(op, type_))


def may_be_element(type_: Type) -> bool:
    """BaseMemRefType::isValidElementType."""
    if isinstance(type_, DialectType):
        return type_.dialect in _ELEMENT_DIALECTS
    return isinstance(type_, _ELEMENTS)
