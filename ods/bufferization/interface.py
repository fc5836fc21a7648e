"""BufferizableOpInterface: what One-Shot Bufferize asks of an operation, as one record of functions for each.

Each dialect has a table `BUFFERIZATIONS` from an operation's whole name to its `Bufferization`, found through
`Knowledge`. An operation without one is unknown: it may read and write all of its tensors, and is not rewritten.
A function whose first parameter is annotated with a view gets that of the operation (`dialect_modules.py`).
The defaults of the fields are those of mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from ...ir.base import Attribute, Type
from ...ir.builder import Rewriter
from ...ir.graph import Block, BlockArgument, BlockUse, Operation, OpOperand, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType

TENSORS = (RankedTensorType, UnrankedTensorType)


def is_tensor(type_: Type) -> bool:
    """Ranked or unranked."""
    return isinstance(type_, TENSORS)


def is_buffer(type_: Type) -> bool:
    return isinstance(type_, (MemRefType, UnrankedMemRefType))


def owner_of(value: Value) -> Operation | None:
    """The operation that makes `value`, or whose block it is an argument of."""
    if isinstance(value, OpResult):
        return value.op
    block = value.parent_block
    return block.parent_op if block is not None else None


class Unbufferizable(Exception):
    """An operation that cannot be bufferized, with upstream's words. Not an error of the program."""

    def __init__(self, message: str, op: Operation | None) -> None:
        super().__init__(message)
        self.message = message
        self.op = op


@dataclass(frozen=True, slots=True)
class AliasingValue:
    """A result or a block argument that may share memory with an operand, if that is bufferized in place.

    `is_equivalent`: same buffer, offset, sizes and strides, not only overlapping. `is_definite`: always, not on some
    paths only.
    """

    value: Value
    is_equivalent: bool = True
    is_definite: bool = True


@dataclass(frozen=True, slots=True)
class AliasingOperand:
    """The same relation, seen from the value."""

    operand: OpOperand
    is_equivalent: bool = True
    is_definite: bool = True


class Analysis(Protocol):
    """Queries that operations may make during an analysis: facts found so far."""

    @property
    def is_exact(self) -> bool:
        """Whether LLVM 22's behaviour is wanted where it is wrong."""
        ...

    def is_in_place(self, operand: OpOperand) -> bool:
        """Whether the result uses the memory of `operand`."""
        ...

    def are_equivalent(self, a: Value, b: Value) -> bool:
        """Whether both certainly become the same buffer."""
        ...

    def may_alias(self, a: Value, b: Value) -> bool:
        """Whether both may be the same memory."""
        ...

    def is_value_read(self, value: Value) -> bool:
        """Whether some use reads `value`, or something that shares its memory."""
        ...

    def has_outside_alias(self, value: Value, argument: BlockArgument) -> bool:
        """Whether `value` may share memory with anything defined outside the block of `argument`, itself apart."""
        ...

    def is_unwritable(self, value: Value) -> bool:
        """Whether `value` may be memory that nothing may write: a constant, for one."""
        ...

    def shares_with_earlier(self, operand: OpOperand) -> bool:
        """Whether a tensor operand before `operand`, of the same operation, may be the same memory."""
        ...

    def incoming(self, argument: BlockArgument) -> Iterator[OpOperand]:
        """Operands that branches forward to a block argument."""
        ...

    def callee_facts(self, call: Operation) -> FunctionFacts | None:
        """Facts of the called function; None when it was not analysed."""
        ...

    def is_call_result_writable(self, result: OpResult) -> bool:
        """Whether the called function returns memory that its callers may write."""
        ...


@dataclass(frozen=True)
class FunctionFacts:
    """Facts of a function for its callers; positions of arguments and results, from 0."""

    read: frozenset[int]
    written: frozenset[int]
    aliasing_results: tuple[tuple[int, ...], ...]
    """For each argument, the results that may share memory with it."""
    equivalent_arguments: tuple[int | None, ...]
    """For each result, the argument that it is the buffer of."""
    unwritable_results: frozenset[int] = frozenset()
    """Results that may be memory which nothing may write: a constant, for one."""


class BufferOptions(Protocol):
    """The options of the pass as far as operations depend on them."""

    @property
    def buffer_alignment(self) -> int: ...

    @property
    def is_exact(self) -> bool:
        """Whether LLVM 22's behaviour is wanted where it is wrong."""
        ...

    def default_space(self, type_: Type) -> Attribute | None:
        """The memory space of what nothing says it of.

        Raises:
            LookupError: it must be inferred, so there is no default.
        """
        ...

    def unknown_type(self, type_: Type, space: Attribute | None) -> Type:
        """The type of a buffer whose layout is not known."""
        ...

    def function_type(self, type_: Type, space: Attribute | None) -> Type:
        """The type of an argument or a result of a function."""
        ...


class BufferTypes(Protocol):
    """Types of the buffers that tensors become."""

    @property
    def options(self) -> BufferOptions: ...

    def buffer_type(self, value: Value) -> Type:
        """The type of the buffer `value` becomes, or has become.

        Raises:
            Unbufferizable: it has none.
        """
        ...

    def times_asked(self, value: Value) -> int:
        """Number of open questions about `value`."""
        ...

    def incoming(self, argument: BlockArgument) -> Iterator[OpOperand]:
        """Operands that branches forward to a block argument."""
        ...

    def called_function(self, call: Operation) -> Operation | None: ...

    def default_space(self, op: Operation | None, type_: Type) -> Attribute | None:
        """`BufferOptions.default_space`, or an `Unbufferizable` at `op`."""
        ...

    def unknown_type(self, type_: Type, space: Attribute | None = None) -> Type: ...


class BufferRewriter(Rewriter, BufferTypes):
    """The rewriter that `Bufferization.bufferize` gets. It is before the operation."""

    notes: dict[Operation, object]
    """Notes of a rule about the symbols of a module, for the next one: emptied when another one makes a symbol."""

    def buffer(self, value: Value) -> Value:
        """The buffer of the tensor `value`: what it was made from, or a `bufferization.to_buffer` at its definition."""
        raise NotImplementedError

    def replace_with_buffers(self, op: Operation, values: Sequence[Value]) -> None:
        """Replace `op`; tensor results by tensors of the buffers in `values`."""
        raise NotImplementedError

    def allocate_tensor(self, value: Value, op: Operation, *, is_copy: bool) -> Value:
        """A `bufferization.alloc_tensor` of the sizes of `value` where the rewriter is, for `op`."""
        raise NotImplementedError

    def forwarded_operands(self, use: BlockUse) -> range | None:
        """Positions of the operands that a branch hands to a block; None: it is no branch."""
        raise NotImplementedError

    def differs(self, code: str, message: str, op: Operation) -> None:
        """Note that LLVM 22 does something else at `op`, which is wrong."""
        raise NotImplementedError

    def fold_cast(self, op: Operation) -> None:
        """Replace a `bufferization.to_buffer` of a tensor that was made from a buffer."""
        raise NotImplementedError

    def set_start(self, block: Block) -> None:
        """Stand before the first operation of `block`."""
        self.block, self.anchor = block, block.first

    def set_after_value(self, value: Value) -> None:
        """Stand after the definition of `value`."""
        if isinstance(value, OpResult):
            self.set_after(value.op)
        elif value.parent_block is not None:
            self.set_start(value.parent_block)

    def tensor_of(self, buffer: Value, type_: Type, op: Operation) -> Value:
        """A `bufferization.to_tensor` where the rewriter is, for `op`."""
        return self.create("bufferization.to_tensor", (buffer,), (type_,), location=op.location).result

    def buffer_of_type(self, tensor: Value, type_: Type, op: Operation) -> Value:
        """A `bufferization.to_buffer` where the rewriter is, whatever `tensor` was made of."""
        return self.create("bufferization.to_buffer", (tensor,), (type_,), location=op.location).result


class ConflictResolver(Rewriter):
    """The rewriter that `Bufferization.resolve_conflicts` gets, after the default resolution."""

    @property
    def analysis(self) -> Analysis:
        raise NotImplementedError

    def differs(self, code: str, message: str, op: Operation) -> None:
        """Note that LLVM 22 does something else at `op`, which is wrong."""
        raise NotImplementedError

    def copy_of(self, value: Value, op: Operation) -> Value:
        """A new tensor with the contents of `value`, made where the rewriter is, for `op`."""
        raise NotImplementedError


OperandRule = Callable[[Any, int, Analysis], bool]
"""From an operation and the number of an operand to an answer."""
AliasRule = Callable[[Any, int, Analysis], "Sequence[AliasingValue]"]
BufferTypeRule = Callable[[Value, BufferTypes], Type]


def never(_op: Operation, _index: int, _analysis: Analysis) -> bool:
    return False


def always(_op: Operation, _index: int, _analysis: Analysis) -> bool:
    return True


def no_aliases(_op: Operation, _index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
    return ()


def only(*indices: int) -> OperandRule:
    """True for these operands."""
    found = frozenset(indices)
    return lambda _op, index, _analysis: index in found


def to_result(*indices: int, is_equivalent: bool = True, is_definite: bool = True) -> AliasRule:
    """Each of these operands becomes result 0."""
    found = frozenset(indices)

    def aliases(op: Operation, index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
        return (AliasingValue(op.results[0], is_equivalent, is_definite),) if index in found and op.results else ()

    return aliases


def unknown_aliases(op: Operation) -> Sequence[AliasingValue]:
    """Any tensor result and any tensor argument of an entry block."""
    values: list[Value] = [result for result in op.results if is_tensor(result.type)]
    for region in op.regions:
        if region.blocks:
            values += [argument for argument in region.blocks[0].args if is_tensor(argument.type)]
    return [AliasingValue(value, is_equivalent=False, is_definite=False) for value in values]


def unknown_operands(value: Value) -> Sequence[AliasingOperand]:
    """All tensor operands of the operation. What enters the regions of an unknown operation is unknown."""
    if not isinstance(value, OpResult):
        return ()
    return [
        AliasingOperand(operand, is_equivalent=False, is_definite=False)
        for operand in value.op.operands
        if is_tensor(operand.value.type)
    ]


@dataclass(frozen=True)
class Subset:
    """SubsetInsertionOpInterface or SubsetExtractionOpInterface: a part of a tensor, written or read."""

    container: int
    """The operand with the whole tensor: the destination of an insertion, the source of an extraction."""
    source: int | None
    """The operand that is inserted; None for an extraction."""
    part: Callable[[Any], object] | None = None
    """Offsets, sizes and strides as `mixed.Slice`; the function is None where it is all of the container."""
    needed: Callable[[Any], Sequence[Value]] | None = None
    """Values without which the subset cannot be described."""
    build: Callable[[Any, Rewriter], Value | None] | None = None
    """Make the subset of the destination as a tensor where the rewriter is; None if it has none."""


@dataclass(frozen=True)
class Bufferization:
    """The answers of one operation. `index` counts operands of the generic form, from 0."""

    bufferize: Callable[[Any, BufferRewriter], None] | None = None
    """Rewrite the operation with buffers; None leaves it as it is. May raise `Unbufferizable`."""

    reads: OperandRule = never
    writes: OperandRule = never
    aliases: AliasRule = no_aliases

    aliasing_operands: Callable[[Value, Analysis], Sequence[AliasingOperand]] | None = None
    """For operations whose results alias operands of others (terminators inside); None: the reverse of `aliases`."""

    allocates: bool = False
    """Whether results are new memory."""

    needs_uses: bool = False
    """Whether an operation whose results have no uses is erased, and allocates nothing."""

    result_is_write: Callable[[Value, Analysis], bool] | None = None
    """Whether the operation defines the contents of a result; None: found from operands and regions."""

    is_elementwise: Callable[[Any, Sequence[OpOperand]], bool] | None = None
    """Whether each element is written only after it was read through these operands."""

    must_be_in_place: Callable[[Any, int], bool] | None = None
    """None: operands of unranked tensors must."""

    resolve_conflicts: Callable[[Any, ConflictResolver], None] | None = None
    """Copies besides those of operands out of place."""

    resolves_none: bool = False
    """Whether no copies are made for operands out of place, so that those that are written must be in place."""

    needs: tuple[str, ...] = ()
    """Other dialects without whose operations it cannot be rewritten, which LLVM 22 does not ask for."""

    is_writable: Callable[[Value, Analysis], bool] | None = None
    """None: results are, block arguments are not."""

    verify: Callable[[Any, Analysis], Sequence[tuple[str, Operation]]] | None = None
    """Violations among the decisions made, with their operations."""

    is_extension: bool = False
    """Whether LLVM 22 knows nothing of this: the operation is unknown where its behaviour is wanted."""

    precondition: Callable[[Any], str | None] | None = None
    """Obstacles to the analysis, in upstream's words; None: nothing."""

    needs_loop_equivalence: bool = False
    """Whether `verify` is skipped where loops may return new allocations."""

    buffer_type: BufferTypeRule | None = None
    is_repetitive: Callable[[Any, int], bool] | None = None
    """Whether LLVM 22 takes region `index` for one that may run several times; None: by the edges between its regions.
    What is right is said by `Knowledge.runs`."""
    is_parallel: Callable[[Any], bool] | None = None
    supports_blocks: bool = False
    """Whether its regions may have several blocks."""
    hides_aliases: Callable[[Any], bool] | None = None
    """Whether LLVM 22 does not follow what its regions hand on, to its results or to each other; None: it does."""
    shows_memory: bool = False
    """Whether the result is the memory of its tensor as a buffer, which LLVM 22 takes for read at once."""
    keeps_elements: Callable[[Any, int], bool] | None = None
    """Whether elements of an output that nothing reads stay as they were, which LLVM 22 forgets; None: they do not."""
    has_varying_aliases: bool = False
    """Whether `aliases` depends on what the analysis has found so far."""
    subset: Subset | None = None
    reify: Callable[[Any, Rewriter], Sequence[Sequence[int | Value]] | None] | None = None
    """ReifyRankedShapedTypeOpInterface: the sizes of each result, made where the rewriter is; None: cannot."""
