"""Completion: candidates at the cursor.

The text before the cursor says what is being written; the program says what can be named there. Neither needs the
operation, or the rest of the function, to be whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ....ir.records import dataclass, replace
from ....ods.outlines import Outline, Part, PartKind
from ....passes import PASSES
from ....syntax.document.document import Document
from ....syntax.text.lexer import TokenKind
from ....syntax.text.line_index import line_start
from .attributes import (
    argument_attribute_names,
    attribute_names,
    expected_value,
    parameter_words,
    value_of,
)
from .candidate import MOST, Candidate, CandidateKind, matching
from .context import OperationContext, writing
from .dialects import named_attributes
from .names import blocks, nested_before, symbols, values
from .operations import operations
from .outline_match import ExpectedPart
from .partial_operation import is_dictionary
from .types import element_types, map_names, types, whole_types

_RUN_LINE = re.compile(r"[ \t]*//[ \t]*RUN:.*[ \t](--?[\w-]*)\Z").match
_SHAPED = ("memref", "tensor", "vector")
_MAPS = ("affine_map", "affine_set")


@dataclass(frozen=True)
class Completion:
    """Candidates for the word around the cursor. Offsets are into the document."""

    candidates: tuple[Candidate, ...]
    """The best first."""
    is_incomplete: bool
    """Whether there are more than are shown."""
    start: int
    """Of the word."""
    cursor: int
    end: int
    """Of the word; what is between the cursor and here may be kept or replaced."""


def completion(document: Document, offset: int, *, snippets: bool = True) -> Completion:
    """The candidates at `offset`. `snippets`: the editor takes text with places to fill in."""
    found = writing(document, offset)
    if found is None:
        return _in_comment(document.text, offset)
    text = found.text
    candidates = matching(_candidates(found, snippets=snippets), text.prefix)
    if [one.text or one.label for one in candidates] == [text.prefix]:
        # The token is finished, and an editor would open its list again to say so.
        candidates = []
    if not text.prefix and document.text.endswith((":", "->"), 0, offset):
        # Asked for by the colon itself: the space after it is not there yet.
        candidates = [replace(one, text=f" {one.text or one.label}") for one in candidates]
    return Completion(
        tuple(candidates[:MOST]), len(candidates) > MOST, text.prefix_start, text.cursor, max(text.word_end, offset)
    )


def _in_comment(text: str, offset: int) -> Completion:
    """The names of passes in a `// RUN:` line; nothing in other comments, and in strings."""
    run = _RUN_LINE(text[line_start(text, offset) : offset])
    prefix = run[1] if run is not None else ""
    offered = [Candidate(f"--{entry.name}", CandidateKind.KEYWORD, "pass") for entry in PASSES] if prefix else []
    candidates = [one for one in offered if one.label.startswith(f"--{prefix.lstrip('-')}")]
    return Completion(tuple(candidates), False, offset - len(prefix), offset, offset)


def _candidates(found: OperationContext, *, snippets: bool) -> Iterable[Candidate]:
    text = found.text
    first = text.words[0] if text.words else None
    if first is not None and first.kind is TokenKind.BLOCK:
        # `^bb1(%a: `: arguments of a block.
        return types(found, None, snippets=snippets) if text.before == ":" else _within(found, snippets=snippets) or ()
    if first is not None and first.kind in (TokenKind.TYPE, TokenKind.ATTRIBUTE) and len(text.words) > 1:
        return _alias_definition(found, snippets=snippets)
    if found.names_results:
        return ()
    if found.names_operation:
        if text.prefix.startswith("^"):
            return blocks(found, snippets=snippets)
        return operations(found, snippets=snippets) if text.prefix[:1] not in ("%", "@", "#", "!") else ()
    within = _within(found, snippets=snippets)
    return within if within is not None else _in_operation(found, snippets=snippets)


def _alias_definition(found: OperationContext, *, snippets: bool) -> Iterable[Candidate]:
    within = _within(found, snippets=snippets)
    if within is not None:
        return within
    if found.text.words[0].kind is TokenKind.TYPE:
        return types(found, None, snippets=snippets) if found.text.before == "=" else ()
    return value_of(found, "", snippets=snippets) if found.text.before == "=" else ()


# Brackets


def _within(found: OperationContext, *, snippets: bool) -> Iterable[Candidate] | None:
    """The candidates in the innermost open bracket, where they depend on it alone; None elsewhere."""
    if not found.brackets:
        return None
    position = found.brackets[-1]
    words = found.text.words
    opening, before = words[position].text, words[position - 1].text if position else ""
    for outer in reversed(found.brackets):
        if words[outer].text == "<" and outer and words[outer - 1].text in _MAPS:
            body = found.document.text[words[outer].start + 1 : found.text.prefix_start]
            return map_names(body)
    if opening == "<" and any(one.part.words for one in found.walk.expected):
        return [case for one in found.walk.expected for case in expected_value(found, one, snippets=snippets)]
    if (
        opening == "<"
        and position
        and words[position - 1].kind in (TokenKind.WORD, TokenKind.TYPE, TokenKind.ATTRIBUTE)
    ):
        return _parameters(found, before, snippets=snippets)
    if opening == "{" and _is_dictionary(found, position):
        return _dictionary(found, position, snippets=snippets)
    if opening == "[" and _inside_dictionary(found) and before == "=":
        return value_of(found, "", snippets=snippets)
    return None


def _parameters(found: OperationContext, word: str, *, snippets: bool) -> Iterable[Candidate]:
    """Within `<...>` of a type or an attribute."""
    words = found.text.words
    if word in _SHAPED:
        is_first = words[-1].text == "<"
        whole = whole_types(found, word) if is_first else ()
        if words[-1].text == ",":
            return named_attributes(found)
        return [*whole, *element_types(found)]
    if word.startswith("#"):
        return parameter_words(found, word) or named_attributes(found)
    if word in ("array", "dense", "strided", "loc") or word.startswith("locality"):
        return element_types(found) if word == "array" else ()
    return types(found, None, snippets=snippets)


def _is_dictionary(found: OperationContext, position: int) -> bool:
    if is_dictionary(found.document.text, found.text, position) or _is_of_argument(found):
        return True
    return any(one.kind in (PartKind.DICTIONARY, PartKind.PROPERTIES) for one in found.walk.expected)


def _is_of_argument(found: OperationContext) -> bool:
    """Whether a brace that is open belongs to an argument of a function."""
    return found.walk.is_open and found.walk.leaves[-1].kind is PartKind.ARGUMENTS


def _inside_dictionary(found: OperationContext) -> bool:
    return any(found.text.words[i].text == "{" and _is_dictionary(found, i) for i in found.brackets)


def _dictionary(found: OperationContext, position: int, *, snippets: bool) -> Iterable[Candidate]:
    words = found.text.words
    if found.text.before in ("{", ",") and _is_of_argument(found):
        return argument_attribute_names(found, snippets=snippets)
    if found.text.before in ("{", ","):
        return attribute_names(found, snippets=snippets)
    if found.text.before == "=" and len(words) - position >= 3:
        return value_of(found, words[-2].text.strip('"'), snippets=snippets)
    if found.text.before == ":":
        return types(found, None, snippets=snippets)
    return ()


# The parts of an operation


def _in_operation(found: OperationContext, *, snippets: bool) -> Iterator[Candidate]:
    """The candidates from the outline; without one, from the sign before the cursor."""
    sigil = found.text.prefix[:1]
    expected = found.walk.expected
    if nested_before(found) or sigil == "@":
        if not any(
            one.part.attribute is not None and one.part.attribute.syntax[0] == "symbol-name" for one in expected
        ):
            yield from symbols(found, snippets=snippets)
        return
    if sigil == "%":
        operand = next((one for one in expected if one.kind in (PartKind.OPERAND, PartKind.DEFINITION)), None)
        if operand is None or operand.kind is PartKind.OPERAND:
            yield from values(found, operand)
        return
    if sigil == "^":
        yield from blocks(found, snippets=snippets)
        return
    if sigil == "!":
        type_ = next((one for one in expected if one.kind in (PartKind.TYPE, PartKind.FUNCTION_TYPE)), None)
        yield from types(found, type_, snippets=snippets)
        return
    if sigil == "#":
        yield from named_attributes(found)
        return
    for one in expected:
        yield from _expected(found, one, snippets=snippets)
    if all(one.kind is PartKind.ANYTHING for one in expected) and _is_after_colon(found):
        yield from types(found, None, snippets=snippets)


def _is_after_colon(found: OperationContext) -> bool:
    """Whether an unknown operation has come to its types: nearly all operations end in them."""
    words = found.text.words
    if found.text.before not in (":", "->", ",", "("):
        return False
    outside = [i for i in range(len(words)) if words[i].text in (":", "->") and len(found.brackets) <= 1]
    return bool(outside) and all(word.text not in "={}[]" for word in words[outside[-1] + 1 :])


def _expected(found: OperationContext, one: ExpectedPart, *, snippets: bool) -> Iterator[Candidate]:
    kind, part = one.kind, one.part
    if kind is PartKind.LITERAL:
        if part.text[0].isalpha():
            opens = snippets and _opens_region(found.outline, part)
            text = f"{part.text} {{\n  $0\n}}" if opens else ""
            yield Candidate(part.text, CandidateKind.KEYWORD, "", text, opens)
    elif kind is PartKind.OPERAND:
        yield from values(found, one)
    elif kind is PartKind.SUCCESSOR:
        yield from blocks(found, snippets=snippets)
    elif kind in (PartKind.TYPE, PartKind.FUNCTION_TYPE):
        yield from types(found, one, snippets=snippets)
    elif kind is PartKind.DICTIONARY and part.text:
        yield Candidate(part.text, CandidateKind.KEYWORD)
    elif kind is PartKind.ATTRIBUTE:
        syntax = part.attribute.syntax[0] if part.attribute is not None else ""
        if syntax == "symbol-ref":
            yield from symbols(found, snippets=snippets)
        elif syntax == "type":
            yield from types(found, None, snippets=snippets)
        else:
            yield from expected_value(found, one, snippets=snippets)


def _opens_region(outline: Outline, literal: Part) -> bool:
    """Whether a region follows `literal`, a part of `outline`."""
    for position, part in enumerate(outline):
        if part is literal:
            return position + 1 < len(outline) and outline[position + 1].kind is PartKind.REGION
        if part.parts and _opens_region(part.parts, literal):
            return True
    return False
