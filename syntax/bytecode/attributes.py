"""Attributes and types in bytecode, as MLIR's text.

Those of the builtin dialect have codes of their own; what another dialect has no encoding for is stored as text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from ...ir.attributes import is_bare_identifier, quoted, symbol_text
from ...ir.base import Type
from ...ir.types import MemRefType, RankedTensorType, VectorType, element_type
from ...ods.aliases import Aliases
from ...ods.parse_fault import ParseFault
from ..types.types import read_type
from .byte_cursor import BytecodeError, ByteCursor
from .elements import BITS_OF_BYTE, bits_of, dense_text, nested_list, number_text, read_number
from .sections import BytecodeFile, Encoded, entry

_DYNAMIC = -(1 << 63)
"""The size of a dynamic dimension."""
_FLOAT_TYPES = ("bf16", "f16", "f32", "f64", "f80", "f128")
"""In the order of their codes, from `_FIRST_FLOAT` on."""
_FIRST_FLOAT = 3
_SIGNS = ("", "s", "u")
_DICTIONARY, _DISTINCT = 1, 21
"""Codes of attributes."""
_Decode = Callable[[Any, ByteCursor], str]
"""A method of `AttributeTable`, not bound, which reads what follows a code."""
_MOST_NESTED = 100
"""Attributes and types in each other; more are taken for a broken file that refers to itself."""


class AttributeTable:
    """The attributes and types of a file; each is decoded at its first use."""

    def __init__(self, file: BytecodeFile) -> None:
        self._file = file
        self._attributes: dict[int, str] = {}
        self._types: dict[int, str] = {}
        self._parsed: dict[str, Type] = {}
        self._distinct: dict[int, int] = {}
        self._depth = 0

    def attribute(self, number: int) -> str:
        """Attribute `number` as text, its type included.

        Raises:
            BytecodeError: it is broken, or in a dialect's own encoding.
        """
        found = self._attributes.get(number)
        if found is None:
            encoded = entry(self._file.attributes, number, "attribute")
            found = self._attributes[number] = self._decoded(encoded, self._builtin_attribute, number, "attributes")
        return found

    def type(self, number: int) -> str:
        """Type `number` as text; errors as for `attribute`."""
        found = self._types.get(number)
        if found is None:
            encoded = entry(self._file.types, number, "type")
            found = self._types[number] = self._decoded(encoded, self._builtin_type, number, "types")
        return found

    def dictionary(self, number: int) -> list[tuple[str, str]]:
        """Names and values of attribute `number`, a dictionary."""
        encoded = entry(self._file.attributes, number, "attribute")
        cursor = encoded.data.copy()
        if not encoded.is_custom or encoded.dialect != "builtin" or cursor.integer() != _DICTIONARY:
            raise BytecodeError("the attributes of an operation in the bytecode are no dictionary")
        return self._entries(cursor)

    def _decoded(self, encoded: Encoded, builtin: Callable[[ByteCursor, int], str], number: int, kind: str) -> str:
        cursor = encoded.data.copy()
        if not encoded.is_custom:
            return cursor.text()
        if encoded.dialect != "builtin":
            raise BytecodeError(
                f"{kind} of the dialect `{encoded.dialect}` are in an encoding that only this dialect can read"
            )
        self._depth += 1
        try:
            if self._depth > _MOST_NESTED:
                raise BytecodeError(f"more than {_MOST_NESTED} nested attributes or types")
            return builtin(cursor, number)
        finally:
            self._depth -= 1

    def _builtin_attribute(self, cursor: ByteCursor, number: int) -> str:
        code = cursor.integer()
        decode = self._BUILTIN_ATTRIBUTES.get(code)
        if code == _DISTINCT:
            order = self._distinct.setdefault(number, len(self._distinct))
            return f"distinct[{order}]<{self.attribute(cursor.integer())}>"
        if decode is None:
            raise BytecodeError(f"an attribute of the builtin dialect has the unknown code {code}")
        return decode(self, cursor)

    # Parts of attributes

    def _string(self, cursor: ByteCursor) -> str:
        return self._file.string(cursor.integer())

    def _string_of(self, number: int) -> str:
        """The value of attribute `number`, a string."""
        cursor = entry(self._file.attributes, number, "attribute").data.copy()
        cursor.integer()
        return self._string(cursor)

    def _entries(self, cursor: ByteCursor) -> list[tuple[str, str]]:
        return [(self._string_of(cursor.integer()), self.attribute(cursor.integer())) for _ in range(cursor.integer())]

    def _list(self, cursor: ByteCursor, of: Callable[[int], str]) -> list[str]:
        return [of(cursor.integer()) for _ in range(cursor.integer())]

    def _value(self, text: str) -> Type:
        """The type that `text` spells."""
        found = self._parsed.get(text)
        if found is None:
            try:
                found, end = read_type(text, 0, Aliases())
            except ParseFault as fault:
                raise BytecodeError(f"`{text}` in the bytecode is no type: {fault}") from None
            if end != len(text):
                raise BytecodeError(f"`{text}` in the bytecode is no type")
            self._parsed[text] = found
        return found

    # Attributes

    def _array(self, cursor: ByteCursor) -> str:
        return f"[{', '.join(self._list(cursor, self.attribute))}]"

    def _dictionary(self, cursor: ByteCursor) -> str:
        return dictionary_text(self._entries(cursor))

    def _text(self, cursor: ByteCursor) -> str:
        return quoted(self._string(cursor))

    def _typed_text(self, cursor: ByteCursor) -> str:
        return f"{quoted(self._string(cursor))} : {self.type(cursor.integer())}"

    def _symbol(self, cursor: ByteCursor) -> str:
        return symbol_text(self._string_of(cursor.integer()))

    def _nested_symbol(self, cursor: ByteCursor) -> str:
        root = symbol_text(self._string_of(cursor.integer()))
        return "::".join([root, *self._list(cursor, self.attribute)])

    def _type(self, cursor: ByteCursor) -> str:
        return self.type(cursor.integer())

    def _unit(self, _cursor: ByteCursor) -> str:
        return "unit"

    def _number(self, cursor: ByteCursor) -> str:
        type_ = self.type(cursor.integer())
        value = self._value(type_)
        text = number_text(read_number(cursor, value), value)
        return text if type_ == "i1" else f"{text} : {type_}"

    def _resource(self, cursor: ByteCursor) -> str:
        type_ = self.type(cursor.integer())
        key = entry(self._file.resource_keys, cursor.integer(), "resource")
        return f"dense_resource<{key if is_bare_identifier(key) else quoted(key)}> : {type_}"

    def _dense_array(self, cursor: ByteCursor) -> str:
        type_ = self.type(cursor.integer())
        count, data = cursor.integer(), cursor.blob()
        if not count:
            return f"array<{type_}>"
        element = self._value(type_)
        size = (bits_of(element) + BITS_OF_BYTE - 1) // BITS_OF_BYTE
        if len(data) != count * size:
            raise BytecodeError(f"an array of {count} numbers in the bytecode has {len(data)} bytes")
        numbers = [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]
        return f"array<{type_}: {', '.join(number_text(number, element) for number in numbers)}>"

    def _dense(self, cursor: ByteCursor) -> str:
        type_ = self.type(cursor.integer())
        value = self._value(type_)
        return f"dense<{dense_text(cursor.blob(), _shape_of(value), element_type(value))}> : {type_}"

    def _dense_strings(self, cursor: ByteCursor) -> str:
        type_ = self.type(cursor.integer())
        is_splat = bool(cursor.integer())
        shape = [size or 0 for size in _shape_of(self._value(type_))]
        count = 1
        for size in shape:
            count *= size
        texts = [quoted(self._string(cursor)) for _ in range(1 if is_splat else count)]
        return f"dense<{texts[0] if is_splat else nested_list(texts, shape)}> : {type_}"

    def _sparse(self, cursor: ByteCursor) -> str:
        type_ = self.type(cursor.integer())
        indices, values = (self.attribute(cursor.integer()) for _ in range(2))
        return f"sparse<{_inside_dense(indices)}, {_inside_dense(values)}> : {type_}"

    # Locations

    def _call_site(self, cursor: ByteCursor) -> str:
        callee, caller = (_inside_location(self.attribute(cursor.integer())) for _ in range(2))
        return f"loc(callsite({callee} at {caller}))"

    def _file_line_column(self, cursor: ByteCursor) -> str:
        name = quoted(self._string_of(cursor.integer()))
        return f"loc({name}:{cursor.integer()}:{cursor.integer()})"

    def _fused(self, cursor: ByteCursor) -> str:
        return f"loc(fused[{', '.join(map(_inside_location, self._list(cursor, self.attribute)))}])"

    def _fused_with_metadata(self, cursor: ByteCursor) -> str:
        inner = ", ".join(map(_inside_location, self._list(cursor, self.attribute)))
        return f"loc(fused<{self.attribute(cursor.integer())}>[{inner}])"

    def _named(self, cursor: ByteCursor) -> str:
        name = quoted(self._string_of(cursor.integer()))
        child = _inside_location(self.attribute(cursor.integer()))
        return f"loc({name})" if child == "unknown" else f"loc({name}({child}))"

    def _unknown(self, _cursor: ByteCursor) -> str:
        return "loc(unknown)"

    # Types

    def _builtin_type(self, cursor: ByteCursor, _number: int) -> str:
        code = cursor.integer()
        if _FIRST_FLOAT <= code < _FIRST_FLOAT + len(_FLOAT_TYPES):
            return _FLOAT_TYPES[code - _FIRST_FLOAT]
        decode = self._BUILTIN_TYPES.get(code)
        if decode is None:
            raise BytecodeError(f"a type of the builtin dialect has the unknown code {code}")
        return decode(self, cursor)

    def _index(self, _cursor: ByteCursor) -> str:
        return "index"

    def _none(self, _cursor: ByteCursor) -> str:
        return "none"

    def _integer_type(self, cursor: ByteCursor) -> str:
        value = cursor.integer()
        return f"{entry([*_SIGNS], value & 3, 'signedness')}i{value >> 2}"

    def _function(self, cursor: ByteCursor) -> str:
        inputs, results = self._list(cursor, self.type), self._list(cursor, self.type)
        return function_text(inputs, results)

    def _complex(self, cursor: ByteCursor) -> str:
        return f"complex<{self.type(cursor.integer())}>"

    def _shape(self, cursor: ByteCursor) -> list[str]:
        sizes = [cursor.signed() for _ in range(cursor.integer())]
        return ["?" if size == _DYNAMIC else str(size) for size in sizes]

    def _memref(self, cursor: ByteCursor, space: str = "") -> str:
        shape = self._shape(cursor)
        element, layout = self.type(cursor.integer()), self.attribute(cursor.integer())
        parts = ["x".join([*shape, element])]
        if layout != _identity_map(len(shape)):
            parts.append(layout)
        return f"memref<{', '.join([*parts, space] if space else parts)}>"

    def _memref_in_space(self, cursor: ByteCursor) -> str:
        return self._memref(cursor, self.attribute(cursor.integer()))

    def _tensor(self, cursor: ByteCursor, encoding: str = "") -> str:
        shape = self._shape(cursor)
        inner = "x".join([*shape, self.type(cursor.integer())])
        return f"tensor<{inner}, {encoding}>" if encoding else f"tensor<{inner}>"

    def _encoded_tensor(self, cursor: ByteCursor) -> str:
        return self._tensor(cursor, self.attribute(cursor.integer()))

    def _tuple(self, cursor: ByteCursor) -> str:
        return f"tuple<{', '.join(self._list(cursor, self.type))}>"

    def _unranked_memref(self, cursor: ByteCursor) -> str:
        return f"memref<*x{self.type(cursor.integer())}>"

    def _unranked_memref_in_space(self, cursor: ByteCursor) -> str:
        space = self.attribute(cursor.integer())
        return f"memref<*x{self.type(cursor.integer())}, {space}>"

    def _unranked_tensor(self, cursor: ByteCursor) -> str:
        return f"tensor<*x{self.type(cursor.integer())}>"

    def _vector(self, cursor: ByteCursor) -> str:
        return f"vector<{'x'.join([*self._shape(cursor), self.type(cursor.integer())])}>"

    def _scalable_vector(self, cursor: ByteCursor) -> str:
        scalable = [bool(cursor.byte()) for _ in range(cursor.integer())]
        shape = self._shape(cursor)
        sizes = [f"[{size}]" if flag else size for size, flag in zip(shape, scalable, strict=True)]
        return f"vector<{'x'.join([*sizes, self.type(cursor.integer())])}>"

    _BUILTIN_ATTRIBUTES: ClassVar[Mapping[int, _Decode]] = {
        0: _array,
        1: _dictionary,
        2: _text,
        3: _typed_text,
        4: _symbol,
        5: _nested_symbol,
        6: _type,
        7: _unit,
        8: _number,
        9: _number,
        10: _call_site,
        11: _file_line_column,
        12: _fused,
        13: _fused_with_metadata,
        14: _named,
        15: _unknown,
        16: _resource,
        17: _dense_array,
        18: _dense,
        19: _dense_strings,
        20: _sparse,
    }
    """By code. Distinct attributes and locations of ranges are not among them."""
    _BUILTIN_TYPES: ClassVar[Mapping[int, _Decode]] = {
        0: _integer_type,
        1: _index,
        2: _function,
        9: _complex,
        10: _memref,
        11: _memref_in_space,
        12: _none,
        13: _tensor,
        14: _encoded_tensor,
        15: _tuple,
        16: _unranked_memref,
        17: _unranked_memref_in_space,
        18: _unranked_tensor,
        19: _vector,
        20: _scalable_vector,
    }
    """By code, without the floats."""


def function_text(inputs: Sequence[str], results: Sequence[str]) -> str:
    """`(inputs) -> results`, in parentheses unless there is exactly one that is no function."""
    single = len(results) == 1 and not results[0].startswith("(")
    return f"({', '.join(inputs)}) -> {results[0] if single else '(' + ', '.join(results) + ')'}"


def dictionary_text(entries: Sequence[tuple[str, str]]) -> str:
    """`{name = value, ...}`; a unit without its value."""
    texts: list[str] = []
    for name, value in entries:
        key = name if is_bare_identifier(name) else quoted(name)
        texts.append(key if value == "unit" else f"{key} = {value}")
    return f"{{{', '.join(texts)}}}"


def _identity_map(rank: int) -> str:
    dims = ", ".join(f"d{number}" for number in range(rank))
    return f"affine_map<({dims}) -> ({dims})>"


def _shape_of(type_: Type) -> Sequence[int | None]:
    if isinstance(type_, (RankedTensorType, VectorType, MemRefType)):
        return type_.shape
    raise BytecodeError(f"a dense attribute in the bytecode has the type {type_}")


def _inside_dense(text: str) -> str:
    return text.partition("dense<")[2].rpartition("> : ")[0]


def _inside_location(text: str) -> str:
    return text.removeprefix("loc(").removesuffix(")")
