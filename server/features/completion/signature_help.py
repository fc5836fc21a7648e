"""Signature help: the syntax of the operation being typed, and the part of it that the cursor is in."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import Operation
from ....ir.records import dataclass
from ....ir.types import FunctionType
from ....ods.outlines import Part, PartKind
from ....syntax.document.document import Document
from ..lookup.constraint_words import attribute_in_words, type_in_words
from ..ownership.function_contract import contract
from .context import OperationContext, writing
from .names import argument_names, callee, function_type
from .outline_text import outline_text

_NUMBERS = {"one": "", "optional": ", optional", "variadic": ", any number", "nested": ", lists of any number"}


@dataclass(frozen=True)
class SignatureParameter:
    """`start`, `end`: offsets into the label. `documentation` is Markdown and may be empty."""

    start: int
    end: int
    documentation: str = ""


@dataclass(frozen=True)
class OperationSignature:
    """`active`: the parameter the cursor is in, a position among `parameters`; None when it is in none."""

    label: str
    parameters: tuple[SignatureParameter, ...]
    active: int | None
    documentation: str = ""


def signature_help(document: Document, offset: int) -> list[OperationSignature]:
    """For the operation at `offset`, the most specific first: of a function that is called, then of the operation.

    Empty outside of operations, and for those whose syntax nobody described.
    """
    found = writing(document, offset)
    if found is None or found.names_operation or not found.outline:
        return []
    signatures = list(_call(found))
    if any(part.kind is not PartKind.ANYTHING for part in found.outline):
        signatures.append(_operation(found))
    return signatures


def _operation(found: OperationContext) -> OperationSignature:
    name = f'"{found.name}"' if found.is_generic else found.name
    shown = outline_text(name, found.outline)
    parameters = tuple(SignatureParameter(start, end, _about(found, part)) for start, end, part in shown.spans)
    current = active_part(found)
    active = next((i for i, (_, _, part) in enumerate(shown.spans) if part is current), None)
    return OperationSignature(shown.label, parameters, active)


def active_part(found: OperationContext) -> Part | None:
    """The part of the outline that the cursor is in, or after."""
    walk = found.walk
    words = found.text.words[found.equals + 2 :]
    if walk.leaves and words and (walk.is_open or (not found.text.prefix and _ends_part(words[-1].text))):
        return walk.leaves[-1]
    coming = [one.part for one in walk.expected if one.part.kind is not PartKind.LITERAL]
    # A dictionary may be nearly everywhere, and seldom is.
    likely = [part for part in coming if part.kind not in (PartKind.DICTIONARY, PartKind.PROPERTIES)]
    return next(iter([*likely, *coming, *walk.leaves[-1:]]), None)


def _ends_part(word: str) -> bool:
    """Whether `word` is something of its own rather than punctuation before the next part."""
    return word[0].isalnum() or word[0] in '%@#!^")]}>'


def _about(found: OperationContext, part: Part) -> str:
    if part.group is not None:
        return f"{type_in_words(part.group)}{_NUMBERS[part.group.kind]}"
    if part.attribute is not None:
        words = attribute_in_words(part.attribute)
        return f"{words}: " + ", ".join(f"`{word}`" for word in part.words) if part.words else words
    if part.kind is PartKind.DICTIONARY and found.definition is not None:
        names = [one.name for one in found.definition.attributes if one.optional]
        return "Attributes: " + ", ".join(f"`{name}`" for name in names) if names else ""
    return ""


def _call(found: OperationContext) -> Iterator[OperationSignature]:
    """The function that is called, where its symbol is written."""
    op = callee(found) if found.walk.symbol else None
    function = function_type(op)
    definition = found.definition
    if op is None or function is None or definition is None or not definition.has_interface("CallOpInterface"):
        return
    label, parameters = _label(op, function, found.walk.symbol)
    current = next((one for one in found.walk.expected if one.kind in (PartKind.OPERAND, PartKind.TYPE)), None)
    if current is None:
        index = sum(map(len, found.walk.operands.values())) - 1
    else:
        index = current.index if current.part.text != "results" else -1
    active = index if 0 <= index < len(parameters) else None
    yield OperationSignature(label, parameters, active, "\n\n".join(contract(function)))


def _label(op: Operation, function: FunctionType, symbol: str) -> tuple[str, tuple[SignatureParameter, ...]]:
    label = f"{symbol}("
    parameters: list[SignatureParameter] = []
    for index, (name, type_) in enumerate(zip(argument_names(op, function), function.inputs, strict=True)):
        label += ", " if index else ""
        start = len(label)
        label += f"{name}: {type_}"
        parameters.append(SignatureParameter(start, len(label)))
    results = str(function).rpartition(" -> ")[2] if len(function.results) == 1 else _results(function)
    return f"{label}) -> {results}", tuple(parameters)


def _results(function: FunctionType) -> str:
    return "(" + ", ".join(map(str, function.results)) + ")"
