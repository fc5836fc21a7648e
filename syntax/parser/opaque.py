"""Opaque operations: those of unknown custom syntax, or broken ones, read as far as they can be recognised.

What can be recognised without understanding the syntax is kept: results, `%operands`, `^successors`,
`@symbols` and regions. Names that nothing defines yet and that are before a region are taken for the
region's arguments, because that is how dialects write them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set
from typing import cast

from ...ir.base import Type
from ...ir.graph import Operation, OpOperand
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import UNKNOWN_TYPE, UnknownType, is_memref
from ...ods.definitions import OpDefinition
from ...ods.parse_fault import ParseFault
from ...ods.protocols import Argument, OperandUse
from ...ods.registry import Registry
from ..text.body_slashes import is_in_body
from ..text.cursor import CLOSED_STRING, OPERAND_NAME, SYMBOL
from ..text.recovery import REGION_START, between, operation_end
from ..types.attributes import read_symbol_ref
from ..types.types import read_type
from .op_parser import OpReader
from .type_inference import buildable_type

_STEP = lazy_pattern(rf"{CLOSED_STRING}|//[^\r\n]*|%{OPERAND_NAME}|[\^@{{]", re.DOTALL | re.ASCII).search
_MARK = lazy_pattern(rf"{CLOSED_STRING}|//[^\r\n]*|->|(?<!:):(?!:)|[(\[{{}}\])]").search
_TYPE_MARK = lazy_pattern(rf"{CLOSED_STRING}|//[^\r\n]*|[{{!]").search
_MAX_TYPE_PLACES = 3
"""Maximum number of places for types that are tried, the last one first: the last colon may be within `<...>`."""
_BEGINS_WITH_LABEL = lazy_pattern(r"(?:\s|//[^\r\n]*(?![^\r\n]))*\^").match
_IS_EMPTY = lazy_pattern(r"(?:\s|//[^\r\n]*(?![^\r\n]))*\}").match
_LINE_ENDS = lazy_pattern(r"[ \t]*(?://|[\r\n]|$)").match
_PADDED_NAME = lazy_pattern(r"\s+([A-Za-z_]\w*)\.[\w$.]+\s+", re.ASCII).fullmatch
_COLON_TYPE = lazy_pattern(r"\s*:\s*").match


def read_opaque(reader: OpReader, op: Operation, at_least: int | None = None) -> None:
    """Read from the cursor to where the operation ends; `at_least` is an offset known to belong to it."""
    syntax = reader.syntax
    syntax.opaque = True
    text, end = reader.text, reader.end
    start = reader.pos
    # The name may be on the line below that of the results.
    stop = operation_end(text, syntax.name_start, end, reader.braces)
    if at_least is not None and stop < at_least < end and "\n" not in text[stop:at_least]:
        stop = operation_end(text, at_least, end, reader.braces)
    # Braces that do not balance may lead behind the region around.
    syntax.end = stop = min(stop, end)
    names: list[OperandUse] = []
    regions: list[int] = []
    pos = _after_results(text, start, stop)
    gaps = list(between(reader.missing, pos, stop))[::-1]
    while pos < stop:
        if gaps and gaps[-1] <= pos:
            place = gaps.pop()
            if place == pos:
                regions.append(pos)
                pos = reader.braces[pos] + 1
            continue
        bound = gaps[-1] if gaps else stop
        found = _STEP(text, pos, bound)
        if found is None:
            pos = bound
        elif (token := found.group())[0] == "%":
            pos = found.end()
            names.append(OperandUse(token[1:], found.start(), pos))
        else:
            pos = _token(reader, op, token, found.start(), stop, names, regions)
    # A region that a missing brace opens may end after all that could be told of the operation.
    syntax.end = stop = min(max(stop, pos), end)
    _connect(reader, op, names, regions)
    _guess_result_types(reader, op, stop)
    if reader.registry.is_loaded(op.dialect):
        _note_types(reader, {*regions}, stop)
    reader.pos = stop


def _after_results(text: str, start: int, stop: int) -> int:
    """After `%a, %b =` when the cursor is before the results of a broken operation."""
    if not text.startswith("%", start):
        return start
    equals = text.find("=", start, stop)
    return equals + 1 if equals >= 0 and "\n" not in text[start:equals] else start


def _token(
    reader: OpReader, op: Operation, token: str, pos: int, stop: int, names: list[OperandUse], regions: list[int]
) -> int:
    """Handle one token at `pos` that is no operand; the offset after it."""
    text = reader.text
    if token.startswith("//") and is_in_body(text, pos):
        return pos + 2
    if token == "^":
        reader.pos = pos
        if reader.optional_successor(op) is not None:
            return reader.pos
    elif token == "@" and SYMBOL(text, pos, stop) is not None:
        return _symbol(reader, pos)
    elif token == "{":
        closing = reader.braces.get(pos, stop)
        if not text.startswith("}", closing) and not _LINE_ENDS(text, pos + 1):
            return pos + 1
        declares = _IS_EMPTY(text, pos + 1) is not None and any(reader.scope.find(use.name) is None for use in names)
        if (declares or _is_region(reader, pos, closing)) and not text.startswith("<", pos - 1):
            # What is empty may be a dictionary, but names in front of it that nothing defines say that it is a region.
            regions.append(pos)
            # Where the name is within the braces, the operation was taken to end there too.
            return min(closing + 1, reader.end)
    return pos + len(token)


def _is_region(reader: OpReader, opening: int, closing: int) -> bool:
    """Whether the text between two braces starts with an operation, rather than with the name of an attribute."""
    if REGION_START(reader.text, opening + 1, closing + 1) is not None:
        return True
    # One name and nothing else may be either: of the two, only attributes stand close to the braces.
    word = _PADDED_NAME(reader.text, opening + 1, closing)
    return word is not None and word.group(1) not in reader.registry.dialect_names()


def _symbol(reader: OpReader, pos: int) -> int:
    try:
        ref, end = read_symbol_ref(reader.text, pos)
    except ParseFault:
        return pos + 1
    reader.syntax.symbol_spans.append((pos, end, ref))
    return end


def _connect(reader: OpReader, op: Operation, names: list[OperandUse], regions: list[int]) -> None:
    arguments: list[Argument] = []
    declared: set[str] = set()
    definition = reader.registry.lookup(op.name) if regions else None
    is_isolated = definition is not None and definition.has_trait("IsolatedFromAbove")
    for use in names:
        value = reader.scope.find(use.name)
        is_ahead = bool(regions) and use.start < regions[-1] and "#" not in use.name and use.name not in declared
        if value is not None and is_isolated and is_ahead:
            # What it takes may be called so inside, too.
            declared.add(use.name)
            arguments.append(Argument(use, type_after(reader, use.end)))
        # With a number it is one of several results: no argument.
        if value is None and regions and use.start < regions[-1] and "#" not in use.name:
            if use.name not in declared:
                declared.add(use.name)
                arguments.append(Argument(use, type_after(reader, use.end)))
            continue
        op.add_operand(reader.scope.use(use, UNKNOWN_TYPE), (use.start, use.end))
    for number, brace in enumerate(regions):
        if _BEGINS_WITH_LABEL(reader.text, brace + 1):
            reader.region_at(op, brace)
            continue
        reader.region_at(op, brace, arguments if number == 0 else [Argument(a.use, a.type) for a in arguments])


def type_after(reader: OpReader, pos: int) -> Type | None:
    found = _COLON_TYPE(reader.text, pos, reader.end)
    if found is None:
        return None
    try:
        return read_type(reader.text, found.end(), reader.aliases)[0]
    except ParseFault:
        return None


def _guess_result_types(reader: OpReader, op: Operation, stop: int) -> None:
    """Custom syntax nearly always ends in `-> types` or `: types`.

    The former are the results', which `define_results` believes if their number is right. The latter may be the
    operands' as well: they are `reader.guesses`, for results that no use says more about.
    """
    defined = _defined_types(reader, op)
    for is_arrow, pos in reversed(_type_places(reader, stop)[-_MAX_TYPE_PLACES:]):
        spans = len(reader.syntax.type_spans)
        reader.pos = pos
        try:
            types = _type_list(reader, stop)
        except ParseFault:
            types = None
        if types is None:
            del reader.syntax.type_spans[spans:]
            continue
        if defined is not None or (is_arrow and not reader.text[reader.pos : stop].strip()):
            for type_ in types if defined is None else defined:
                op.add_result(type_)
        elif is_arrow or not any(_may_be_operands(op, type_) for type_ in types):
            reader.guesses.append((op, types))
        return
    for type_ in defined or ():
        op.add_result(type_)


def _defined_types(reader: OpReader, op: Operation) -> list[Type] | None:
    """The types of all results, where the definition that a user loads leaves no choice; None: they are in the text."""
    if not reader.registry.is_loaded(op.dialect):
        return None
    definition = reader.registry.lookup(op.name)
    if definition is None or any(group.kind != "one" for group in definition.results):
        return None
    found = [buildable_type(group.constraint.buildable or "") for group in definition.results]
    types = [type_ for type_ in found if type_ is not None]
    return types if len(types) == len(found) > 0 else None


def _ends_with_results(definition: OpDefinition | None) -> bool:
    """Whether the types of the results are the last that a directive reads, at the end of the custom form."""
    parts: Sequence[object] = (definition.format or ()) if definition is not None else ()
    while parts and isinstance(parts[-1], (list, tuple)):
        parts = cast("Sequence[object]", parts[-1])
        if parts[:1] == ["result"] or parts[:1] == ("result",):
            return True
    return bool(parts) and parts[-1] == "results"


def _type_places(reader: OpReader, stop: int) -> list[tuple[bool, int]]:
    """After each `->` (true) and `:` (false) that is in no brackets."""
    places: list[tuple[bool, int]] = []
    depth, pos = 0, reader.syntax.name_end
    while (found := _MARK(reader.text, pos, stop)) is not None:
        token, pos = found.group(), found.end()
        if token.startswith("//") and is_in_body(reader.text, found.start()):
            pos = found.start() + 2
        elif token == "{":
            # Over a region at once: its operations are read by themselves.
            pos = max(pos, reader.braces.get(found.start(), stop) + 1)
        elif token in "([":
            depth += 1
        elif token in ")]":
            depth -= 1
        elif token in ("->", ":") and depth == 0:
            places.append((token == "->", pos))
    return places


def _note_types(reader: OpReader, regions: Set[int], stop: int) -> None:
    """Note where types of dialects are written, but for those in `regions`, as far as nobody did."""
    text, pos, spans = reader.text, reader.syntax.name_end, reader.syntax.type_spans
    known = {start for start, _, _ in spans}
    while (found := _TYPE_MARK(text, pos, stop)) is not None:
        start, pos = found.start(), found.end()
        if found[0] == "{" and start in regions:
            pos = max(pos, reader.braces.get(start, stop) + 1)
        elif found[0] == "!":
            try:
                type_, pos = read_type(text, start, reader.aliases)
            except ParseFault:
                continue
            if start not in known:
                spans.append((start, pos, type_))
    spans.sort(key=lambda span: span[:2])


def _type_list(reader: OpReader, stop: int) -> list[Type] | None:
    """Types after which the operation ends, or a region or dictionary follows; each may have sizes in braces."""
    if reader.next_is("("):
        types = reader.result_types()
    else:
        types = [_sized_type(reader, stop)]
        while reader.optional_punctuation(","):
            types.append(_sized_type(reader, stop))
    return types if reader.skip() >= stop or reader.text[reader.pos] == "{" else None


def _sized_type(reader: OpReader, stop: int) -> Type:
    type_ = reader.type()
    if reader.text.startswith("{", reader.pos):
        reader.pos = min(reader.braces.get(reader.pos, stop) + 1, stop)
    return type_


def _may_be_operands(op: Operation, type_: Type) -> bool:
    """Whether a buffer type may be an operand's: an operation that loads names it at the same place."""
    return is_memref(type_) and any(v.type is type_ or isinstance(v.type, UnknownType) for v in op.operand_values)


def commit_guessed_types(guesses: Iterable[tuple[Operation, list[Type]]], registry: Registry) -> None:
    """Results that no use gave a type get the one their operation ends with, where there is one for each.

    Not those that an operation of known syntax uses without saying a type: it would be held against it.
    """
    for op, types in guesses:
        if len(types) > len(op.results) > 0 and _ends_with_results(registry.lookup(op.name)):
            types = types[-len(op.results) :]
        if len(types) == len(op.results):
            for result, type_ in zip(op.results, types, strict=True):
                if isinstance(result.type, UnknownType) and all(map(_is_opaque, result.uses)):
                    result.type = type_


def _is_opaque(use: OpOperand) -> bool:
    return use.owner.syntax is not None and use.owner.syntax.opaque
