"""Operations in bytecode, as text in the generic form.

Regions are read with a stack of our own, so nesting is limited by memory alone. Values have numbers in the order of
their definitions inside the nearest isolated operation; those of a region come after all of the regions around it.
"""

from __future__ import annotations

from ...ir.attributes import quoted
from ...ir.records import dataclass, field
from ...ods.knowledge import Knowledge
from .attributes import AttributeTable, dictionary_text, function_text
from .byte_cursor import BytecodeError, ByteCursor
from .properties import read_properties
from .sections import (
    NATIVE_PROPERTIES,
    UNKNOWN_LOCATIONS_ELIDED,
    USE_LIST_ORDERING,
    BytecodeFile,
    OpName,
    entry,
)

_ATTRIBUTES, _RESULTS, _OPERANDS, _SUCCESSORS, _REGIONS, _USE_LISTS, _PROPERTIES = (1 << bit for bit in range(7))
"""Bits of an operation's mask: the parts that it has."""
_LAZY_LOADING = 2
"""The version from which on an isolated region is a section."""


@dataclass(eq=False)
class _Value:
    name: str
    type: str = ""
    """Empty until the definition has been read: uses may come first."""


@dataclass(eq=False)
class _Regions:
    """The regions of an operation that are still to be read."""

    cursor: ByteCursor
    values: list[_Value]
    """Of the nearest isolated operation; those of finished regions are removed."""
    remaining: int
    attributes: str = ""
    """The text of the operation after its regions, up to its types."""
    operands: list[_Value] = field(default_factory=list["_Value"])
    results: list[str] = field(default_factory=list[str])
    """Types."""
    is_first: bool = True
    blocks: int = 0
    operations: int = 0
    """Of the current block."""
    own: int = 0
    """Values of the current region."""
    next_value: int = 0
    first_label: int = 0
    label: int = 0


class OperationReader:
    """The operations of a file, written one after the other."""

    def __init__(self, file: BytecodeFile, attributes: AttributeTable, knowledge: Knowledge) -> None:
        self._file = file
        self._attributes = attributes
        self._knowledge = knowledge
        self._text: list[str] = []
        self._signatures: list[tuple[int, list[_Value], list[str]]] = []
        """Places in `_text` for the types of an operation, which are known when all definitions have been read."""
        self._stack: list[_Regions] = []
        self._names = 0
        self._labels = 0

    def read(self) -> str:
        """The top-level operations in the generic form.

        Raises:
            BytecodeError: the bytecode is broken, or needs a definition that is not known.
        """
        cursor = self._file.operations
        top = _Regions(cursor, [], 0)
        top.operations = cursor.integer() >> 1
        self._stack.append(top)
        while self._stack:
            self._step(self._stack[-1])
        for place, operands, results in self._signatures:
            types = [operand.type for operand in operands]
            if "" in types:
                raise BytecodeError("an operand in the bytecode is never defined")
            self._text[place] = f" : {function_text(types, results)}\n"
        return "".join(self._text)

    def _step(self, state: _Regions) -> None:
        if state.operations:
            state.operations -= 1
            self._operation(state)
        elif state.blocks:
            state.blocks -= 1
            self._block(state)
        elif state.remaining:
            self._leave(state)
            state.remaining -= 1
            self._region(state)
        else:
            self._leave(state)
            self._stack.pop()
            if self._stack:
                self._text.append("})" + state.attributes)
                self._signature(state.operands, state.results)

    # Regions and blocks

    def _region(self, state: _Regions) -> None:
        cursor = state.cursor
        self._text.append("{\n" if state.is_first else "}, {\n")
        state.is_first = False
        state.blocks = cursor.integer()
        if not state.blocks:
            return
        state.own = cursor.integer()
        # The type of each takes a byte at least.
        if state.own > cursor.remaining:
            raise BytecodeError(f"a region in the bytecode claims to define {state.own} values")
        state.next_value = len(state.values)
        state.values.extend([self._fresh() for _ in range(state.own)])
        state.first_label = state.label = self._labels
        self._labels += state.blocks

    @staticmethod
    def _leave(state: _Regions) -> None:
        """Forget the values of the region that has been read."""
        if state.own:
            del state.values[-state.own :]
            state.own = 0

    def _fresh(self) -> _Value:
        self._names += 1
        return _Value(f"%{self._names - 1}")

    def _block(self, state: _Regions) -> None:
        cursor = state.cursor
        state.operations, has_arguments = cursor.flagged()
        arguments: list[str] = []
        if has_arguments:
            for _ in range(cursor.integer()):
                type_, has_location = (
                    cursor.flagged() if self._file.version >= UNKNOWN_LOCATIONS_ELIDED else (cursor.integer(), True)
                )
                if has_location:
                    cursor.integer()
                value = self._define(state, self._attributes.type(type_))
                arguments.append(f"{value.name}: {value.type}")
            if self._file.version >= USE_LIST_ORDERING and cursor.byte():
                _skip_use_lists(cursor, len(arguments))
        self._text.append(f"^bb{state.label}({', '.join(arguments)}):\n" if arguments else f"^bb{state.label}:\n")
        state.label += 1

    def _define(self, state: _Regions, type_: str) -> _Value:
        if state.next_value >= len(state.values):
            raise BytecodeError("a region in the bytecode defines more values than it says")
        value = state.values[state.next_value]
        state.next_value += 1
        value.type = type_
        return value

    # Operations

    def _operation(self, state: _Regions) -> None:
        cursor, version = state.cursor, self._file.version
        name = entry(self._file.op_names, cursor.integer(), "operation name")
        mask = cursor.byte()
        cursor.integer()  # The location.
        attributes = self._attributes.dictionary(cursor.integer()) if mask & _ATTRIBUTES else []
        properties = ""
        if mask & _PROPERTIES:
            if version < NATIVE_PROPERTIES:
                raise BytecodeError("the bytecode has properties, which its version does not allow")
            properties = self._properties(name, cursor.integer())
        result_types = (
            [self._attributes.type(cursor.integer()) for _ in range(cursor.integer())] if mask & _RESULTS else []
        )
        operands = (
            [entry(state.values, cursor.integer(), "value") for _ in range(cursor.integer())]
            if mask & _OPERANDS
            else []
        )
        successors = (
            [f"^bb{state.first_label + cursor.integer()}" for _ in range(cursor.integer())]
            if mask & _SUCCESSORS
            else []
        )
        if mask & _USE_LISTS:
            _skip_use_lists(cursor, len(result_types))
        regions, is_isolated = cursor.flagged() if mask & _REGIONS else (0, False)
        results = self._results(state, result_types)
        head = f"{', '.join(value.name for value in results)} = " if results else ""
        head += f"{quoted(name.name)}({', '.join(operand.name for operand in operands)})"
        if successors:
            head += f"[{', '.join(successors)}]"
        if properties:
            head += f" <{properties}>"
        self._text.append(head)
        written = f" {dictionary_text(attributes)}" if attributes else ""
        if not regions:
            self._text.append(written)
            self._signature(operands, result_types)
            return
        self._text.append(" (")
        if is_isolated and version >= _LAZY_LOADING:
            _, cursor = cursor.section()
        values = [] if is_isolated else state.values
        self._stack.append(_Regions(cursor, values, regions, written, operands, result_types))

    def _results(self, state: _Regions, types: list[str]) -> list[_Value]:
        if len(self._stack) == 1 and types:
            raise BytecodeError("an operation outside of the module in the bytecode has results")
        return [self._define(state, type_) for type_ in types]

    def _signature(self, operands: list[_Value], results: list[str]) -> None:
        self._signatures.append((len(self._text), operands, results))
        self._text.append("")

    def _properties(self, name: OpName, number: int) -> str:
        cursor = entry(self._file.properties, number, "properties").copy()
        if name.is_registered is False:
            return self._attributes.attribute(cursor.integer())
        definition = self._knowledge.definition(name.name)
        if definition is None:
            raise BytecodeError(
                f"the properties of {name.name} cannot be read without its definition: load it, or convert the file"
            )
        found = read_properties(cursor, definition, self._attributes, self._file.version)
        return dictionary_text(sorted(found)) if found else ""


def _skip_use_lists(cursor: ByteCursor, values: int) -> None:
    """Orders of the uses of values, which text does not have."""
    lists = cursor.integer() if values > 1 else 1
    for _ in range(lists):
        if values > 1:
            cursor.integer()
        indices, _ = cursor.flagged()
        for _ in range(indices):
            cursor.integer()
