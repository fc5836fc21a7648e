"""Properties of operations in bytecode: inherent attributes, in the order that ODS gives them.

The order is that of TableGen's generated code: attributes by name, then native properties as they are declared, then
the sizes of segments. An attribute that an operation may lack has a flag.
"""

from __future__ import annotations

from ...ods.definitions import AttributeDefinition, OpDefinition
from .attributes import AttributeTable
from .byte_cursor import BytecodeError, ByteCursor
from .sections import NATIVE_SEGMENT_SIZES

_SEGMENTS = (("AttrSizedOperandSegments", "operandSegmentSizes"), ("AttrSizedResultSegments", "resultSegmentSizes"))
"""Traits, and the properties that they add."""


def read_properties(
    cursor: ByteCursor, definition: OpDefinition, attributes: AttributeTable, version: int
) -> list[tuple[str, str]]:
    """Names and values of the properties that are set, as text.

    Raises:
        BytecodeError: the data is not what the definition says, or a property has an encoding of its own.
    """
    found: list[tuple[str, str]] = []
    segments = [name for trait, name in _SEGMENTS if definition.has_trait(trait)]
    required = {one.name: one.required for one in definition.attributes if not one.is_property}
    if version < NATIVE_SEGMENT_SIZES:
        required.update(dict.fromkeys(segments, True))
    for name in sorted(required):
        number, is_set = (cursor.integer(), True) if required[name] else cursor.flagged()
        if is_set:
            found.append((name, attributes.attribute(number)))
    for attribute in definition.attributes:
        value = _native(cursor, attribute) if attribute.is_property else None
        if value is not None:
            found.append((attribute.name, value))
    if version >= NATIVE_SEGMENT_SIZES:
        groups = {"operandSegmentSizes": len(definition.operands), "resultSegmentSizes": len(definition.results)}
        found += [(name, _sizes_text(_sparse_array(cursor, groups[name]))) for name in segments]
    if not cursor.at_end:
        raise BytecodeError(f"the properties of {definition.name} are not those of LLVM 22's definition")
    return found


def _sizes_text(sizes: list[int]) -> str:
    return f"array<i32: {', '.join(map(str, sizes))}>"


def _sparse_array(cursor: ByteCursor, size: int) -> list[int]:
    """Numbers, most of which may be 0: those that are not are given with their positions."""
    values = [0] * size
    count, is_sparse = cursor.flagged()
    if not count:
        return values
    bits = cursor.integer() if is_sparse else 0
    for position in range(count):
        value = cursor.integer()
        place = value & ((1 << bits) - 1) if is_sparse else position
        if place >= size:
            raise BytecodeError(f"the bytecode sets segment {place} of {size}")
        values[place] = value >> bits
    return values


def _native(cursor: ByteCursor, attribute: AttributeDefinition) -> str | None:
    """A property that is no attribute; None for one that is not set."""
    match attribute.syntax:
        case ("unit",):
            return "unit" if cursor.byte() else None
        case ("optional", ("int", str())):
            return f"[{cursor.integer()}]" if cursor.byte() else None
        case ("enum", *_):
            return f"{cursor.integer()} : i32"
        case _:
            raise BytecodeError(f"the property {attribute.name} has an encoding that is not known here")
