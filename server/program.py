"""Read-only program: operations, values, blocks and regions of a text, for the library.

    >>> program = parse("func.func @f(%m: memref<4xf32>) { memref.dealloc %m : memref<4xf32> return }")
    >>> [op.name for op in program.walk()]
    ['builtin.module', 'func.func', 'memref.dealloc', 'func.return']
    >>> program.function("f").find("memref.dealloc").operand("memref").type.shape
    (4,)

Objects are made on access. Two that represent the same part of a program are equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..ir import base, graph
from ..ir.plurals import counted
from ..ir.records import dataclass
from ..ir.symbol_names import symbol_name
from ..ir.types import (
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ..ir.walk import walk
from ..ods.knowledge import UPSTREAM, Knowledge
from ..syntax.document.assembled import Assembled, assemble
from ..syntax.document.document import Document, Item, parse_document
from ..syntax.text.line_index import Encoding, LineIndex
from .facts.refusals import in_document


@dataclass(frozen=True)
class Position:
    """`line` and `column` count from 1, columns in code points."""

    line: int
    column: int


@dataclass(frozen=True)
class Type:
    """The type of a value. `text`: as MLIR spells it."""

    text: str
    shape: tuple[int | None, ...] | None = None
    """Sizes of a ranked memref, tensor or vector, None for a size known at run time; None for all other types."""
    element: str | None = None
    """The element type of a memref, tensor or vector."""
    memory_space: str | None = None
    """As in the type: `1`, `#gpu.address_space<workgroup>`; None for the default one."""
    is_memref: bool = False

    def __str__(self) -> str:
        return self.text


class _Part:
    """A part of a program. `ir`: internal, and not to be changed."""

    __slots__ = ("_program", "ir")

    def __init__(self, ir: object, program: Program) -> None:
        self.ir = ir
        self._program = program

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Part) and other.ir is self.ir

    def __hash__(self) -> int:
        return id(self.ir)


class Value(_Part):
    """A result or a block argument."""

    __slots__ = ()
    ir: graph.Value

    @property
    def name(self) -> str | None:
        """With its `%`; None for a value that the text does not name."""
        return f"%{self.ir.name}" if self.ir.name is not None else None

    @property
    def type(self) -> Type:
        return _type(self.ir.type)

    @property
    def operation(self) -> Operation | None:
        """The operation that has this result; None for a block argument and an undefined name."""
        op = self.ir.defining_op
        return Operation(op, self._program) if op is not None else None

    @property
    def users(self) -> tuple[Operation, ...]:
        """The operations that use it, each once."""
        return tuple([Operation(op, self._program) for op in dict.fromkeys(self.ir.users)])

    def __repr__(self) -> str:
        return f"<Value {self.name or '(unnamed)'}: {self.type}>"


class Block(_Part):
    """`label`: with its `^`; None where the text has none."""

    __slots__ = ()
    ir: graph.Block

    @property
    def label(self) -> str | None:
        return f"^{self.ir.label}" if self.ir.label is not None else None

    @property
    def arguments(self) -> tuple[Value, ...]:
        return tuple([Value(argument, self._program) for argument in self.ir.args])

    @property
    def operations(self) -> tuple[Operation, ...]:
        return tuple([Operation(op, self._program) for op in self.ir.ops])

    @property
    def successors(self) -> tuple[Block, ...]:
        return tuple([Block(block, self._program) for block in self.ir.successors])


class Region(_Part):
    """A list of blocks, the entry first; empty for the body of a declaration."""

    __slots__ = ()
    ir: graph.Region

    @property
    def blocks(self) -> tuple[Block, ...]:
        return tuple([Block(block, self._program) for block in self.ir.blocks])


class Operation(_Part):
    """One operation; `name` with its dialect."""

    __slots__ = ()
    ir: graph.Operation

    @property
    def name(self) -> str:
        return self.ir.name

    @property
    def program(self) -> Program:
        """The program that it is part of."""
        return self._program

    @property
    def symbol(self) -> str | None:
        """The name after `@` of what defines one."""
        return symbol_name(self.ir) or None

    @property
    def operands(self) -> tuple[Value, ...]:
        return tuple([Value(value, self._program) for value in self.ir.operand_values])

    @property
    def operand_groups(self) -> Mapping[str, tuple[Value, ...]]:
        """Operands by their names in ODS, `memref` and `indices` of a `memref.load`; empty for unknown operations."""
        definition = self._knowledge.definition(self.name)
        names = [group.name for group in definition.operands] if definition is not None else []
        return {name: self._values(self._knowledge.operand_group(self.ir, name)) for name in names}

    def operand(self, name: str) -> Value:
        """The operand of that name in ODS.

        Raises:
            KeyError: the operation has no operand of that name.
            ValueError: it has several, or none where it is optional: `operand_groups` has them all.
        """
        groups = self.operand_groups
        if name not in groups:
            named = f"its operands: {', '.join(groups)}" if groups else "it has none"
            raise KeyError(f"{self.name} has no operand `{name}`; {named}")
        if len(groups[name]) != 1:
            raise ValueError(
                f"{self.name} has {counted(len(groups[name]), 'operand')} `{name}`: `operand_groups` has them all"
            )
        return groups[name][0]

    @property
    def results(self) -> tuple[Value, ...]:
        return self._values(self.ir.results)

    @property
    def attributes(self) -> Mapping[str, str]:
        """Inherent and discardable attributes in MLIR's spelling."""
        return {name: str(value) for name, value in (*self.ir.properties.items(), *self.ir.attributes.items())}

    @property
    def regions(self) -> tuple[Region, ...]:
        return tuple([Region(region, self._program) for region in self.ir.regions])

    @property
    def successors(self) -> tuple[Block, ...]:
        return tuple([Block(block, self._program) for block in self.ir.successor_blocks])

    @property
    def parent(self) -> Operation | None:
        """The operation around it; None at the top."""
        op = self.ir.parent_op
        return Operation(op, self._program) if op is not None else None

    @property
    def is_function(self) -> bool:
        """FunctionOpInterface."""
        return self._knowledge.is_function_like(self.ir)

    @property
    def text(self) -> str:
        """As it is written, with its regions; empty for a module that the text leaves out."""
        return self.ir.syntax.text if self.ir.syntax is not None else ""

    @property
    def start(self) -> Position | None:
        """The place of its text; None for a module that the text leaves out."""
        syntax = self.ir.syntax
        return self._program.position_of(self.ir, syntax.start) if syntax is not None else None

    def walk(self) -> Iterator[Operation]:
        """This operation and all nested ones, each before what it contains, in text order."""
        return (Operation(op, self._program) for op in walk(self.ir))

    def find(self, name: str) -> Operation:
        """The first operation of that name in this one.

        Raises:
            LookupError: there is none.
        """
        for op in self.walk():
            if op.name == name:
                return op
        raise LookupError(f"no {name} in this {self.name}")

    @property
    def _knowledge(self) -> Knowledge:
        return self._program.document.knowledge

    def _values(self, values: Sequence[graph.Value]) -> tuple[Value, ...]:
        return tuple([Value(value, self._program) for value in values])

    def __repr__(self) -> str:
        symbol = f" @{self.symbol}" if self.symbol else ""
        return f"<Operation {self.name}{symbol}>"


class Program:
    """A text as operations: a module per chunk, which are separated by `// -----`. Errors cost one operation each.

    `document`: internal.
    """

    __slots__ = ("_assembled", "_lines", "crosses_functions", "document")

    def __init__(self, document: Document, *, crosses_functions: bool = False) -> None:
        self.document = document
        self.crosses_functions = crosses_functions
        self._assembled: tuple[Assembled, ...] = tuple([assemble(chunk) for chunk in document.chunks])
        self._lines: LineIndex | None = None

    @property
    def modules(self) -> tuple[Operation, ...]:
        """The `builtin.module` of each chunk, also where the text leaves it out."""
        return tuple([Operation(each.root, self) for each in self._assembled])

    @property
    def functions(self) -> tuple[Operation, ...]:
        """In text order, declarations too."""
        return tuple([op for op in self.walk() if op.is_function])

    def function(self, name: str) -> Operation:
        """The first function of that name, with or without `@`.

        Raises:
            LookupError: there is none.
        """
        wanted = name.removeprefix("@")
        for op in self.functions:
            if op.symbol == wanted:
                return op
        raise LookupError(f"no function @{wanted}")

    def walk(self) -> Iterator[Operation]:
        """All operations, each before what it contains, in text order."""
        for module in self.modules:
            yield from module.walk()

    def __repr__(self) -> str:
        return f"<Program: {counted(len(self.functions), 'function')}>"

    def position_of(self, op: graph.Operation, offset: int) -> Position | None:
        """The position of an offset in the item of `op`, an operation of this program."""
        item = self.item_of(op)
        return self.position(in_document(item, (offset, offset))[0]) if item is not None else None

    def position(self, offset: int) -> Position:
        """The position of an offset in the text."""
        if self._lines is None:
            self._lines = LineIndex(self.document.text)
        line, column = self._lines.position(offset, Encoding.UTF32)
        return Position(line + 1, column + 1)

    def item_of(self, op: graph.Operation) -> Item | None:
        """The item that `op` was parsed in; None for a module that the text leaves out."""
        for each in self._assembled:
            for around in (op, *op.ancestors()):
                if around in each.sources:
                    return each.sources[around]
        return None


def parse(text: str, knowledge: Knowledge = UPSTREAM, *, crosses_functions: bool = False) -> Program:
    """The program of a text. What cannot be parsed is an operation without operands; `check_text` has the errors."""
    return Program(parse_document(text, knowledge), crosses_functions=crosses_functions)


def _type(type_: base.Type) -> Type:
    text = str(type_)
    if isinstance(type_, MemRefType):
        return Type(text, type_.shape, str(type_.element), _memory_space(type_.memory_space), is_memref=True)
    if isinstance(type_, UnrankedMemRefType):
        return Type(text, None, str(type_.element), _memory_space(type_.memory_space), is_memref=True)
    if isinstance(type_, RankedTensorType | VectorType):
        return Type(text, type_.shape, str(type_.element))
    if isinstance(type_, UnrankedTensorType):
        return Type(text, None, str(type_.element))
    return Type(text)


def _memory_space(attribute: base.Attribute | None) -> str | None:
    return str(attribute).removesuffix(" : i64") if attribute is not None else None
