"""Context of the operation being typed, shared by completion and signature help."""

from __future__ import annotations

from functools import cached_property

from ....ir.base import Type
from ....ir.graph import Operation, Value
from ....ir.records import dataclass
from ....ods.definitions import GUESSED, OpDefinition
from ....ods.knowledge import Knowledge
from ....ods.outlines import Outline, outlines
from ....syntax.document.document import Document
from ....syntax.parser.op_lookup import default_dialect_in
from ....syntax.parser.unknown_names import BUILTIN, resolve_operation
from ....syntax.text.lexer import TokenKind
from ..lookup.node_at import chunk_of
from ..lookup.visible_values import InsertionPoint, place_of, types_of, visible_values
from .outline_match import OutlineMatch, walk
from .partial_operation import PartialOperation, PrecedingToken, half_written, open_brackets, words_between


@dataclass(frozen=True)
class OperationContext:
    """The half-written operation at an offset, within the program around it."""

    document: Document
    text: PartialOperation

    @property
    def knowledge(self) -> Knowledge:
        return self.document.knowledge

    @cached_property
    def place(self) -> InsertionPoint:
        return place_of(self.document, self.text.start)

    @cached_property
    def values(self) -> list[Value]:
        """The values in scope, the nearest first."""
        return visible_values(self.place, self.knowledge)

    @cached_property
    def types(self) -> dict[str, Type]:
        """Of visible values by name, with `%`."""
        return types_of(self.values)

    @cached_property
    def equals(self) -> int:
        """The index of the `=` after the results among the words; -1 when there is none."""
        words = self.text.words
        if not words or words[0].kind is not TokenKind.VALUE:
            return -1
        return next((i for i, word in enumerate(words) if word.text == "="), -1)

    @property
    def result_count(self) -> int:
        """The number of results that are named left of `=`."""
        words = self.text.words[: max(self.equals, 0)]
        counts = [int(word.text) for word in words if word.text.isdecimal()]
        packs = sum(word.text == ":" for word in words)
        return sum(word.kind is TokenKind.VALUE for word in words) + sum(counts) - packs

    @property
    def names_results(self) -> bool:
        """Whether the cursor is among the results, left of `=`."""
        words = self.text.words
        if not words:
            return self.text.prefix.startswith("%")
        return words[0].kind is TokenKind.VALUE and self.equals < 0

    @property
    def names_operation(self) -> bool:
        """Whether the cursor is where an operation's name belongs."""
        return len(self.text.words) == self.equals + 1 and not self.names_results

    @property
    def operation_word(self) -> PrecedingToken | None:
        words = self.text.words
        return words[self.equals + 1] if len(words) > self.equals + 1 else None

    @cached_property
    def default_dialect(self) -> str:
        """The dialect whose prefix is optional here."""
        owner = self.place.parent
        return default_dialect_in(owner, self.knowledge).removesuffix(GUESSED) if owner is not None else BUILTIN

    @property
    def is_generic(self) -> bool:
        word = self.operation_word
        return word is not None and word.kind is TokenKind.STRING

    @cached_property
    def name(self) -> str:
        """The full name of the operation; empty when there is none yet."""
        word = self.operation_word
        if word is None or word.kind not in (TokenKind.WORD, TokenKind.STRING):
            return ""
        return resolve_operation(word.text.strip('"'), self.default_dialect, self.knowledge)[0]

    @property
    def definition(self) -> OpDefinition | None:
        return self.knowledge.definition(self.name) if self.name else None

    @cached_property
    def outline(self) -> Outline:
        known = outlines(self.knowledge)
        return known.generic if self.is_generic else known.of(self.name) if self.name else ()

    @cached_property
    def walk(self) -> OutlineMatch:
        return walk(self.outline, self.text.words[self.equals + 2 :])

    @cached_property
    def brackets(self) -> list[int]:
        """Positions of the words that open what is open at the cursor, outermost first."""
        return open_brackets(self.document.text, self.text.words)

    @property
    def parent(self) -> Operation | None:
        return self.place.parent


def writing(document: Document, offset: int) -> OperationContext | None:
    """The unfinished part at `offset`; None in comments and strings."""
    text = half_written(document.text, offset, chunk_of(document, offset).start)
    if text is None:
        return None
    if text.words and text.words[0].text == "}":
        text = _with_regions(document, text)
    found = OperationContext(document, text)
    if found.name and found.walk.in_region:
        # After the brace of a region that is in the line of its operation.
        return OperationContext(document, _after(text, found.brackets[-1]) if found.brackets else text)
    return found


def _with_regions(document: Document, text: PartialOperation) -> PartialOperation:
    """The same from the start of the operation whose region the first word closes; of regions only the braces."""
    place = place_of(document, text.start)
    region = place.regions[0][0] if place.regions else None
    syntax = region.parent.syntax if region is not None else None
    if region is None or syntax is None or region.span is None or region.span[1] != place.local + 1:
        return text
    shift = text.start - place.local
    words: list[PrecedingToken] = []
    pos = syntax.start + shift
    for each in region.parent.regions:
        if each.span is None or each.span[0] + shift >= text.start:
            break
        words += words_between(document.text, pos, each.span[0] + shift + 1)
        pos = each.span[1] - 1 + shift
    words += words_between(document.text, pos, text.start)
    words += text.words
    return PartialOperation(words[0].start, tuple(words), text.prefix, text.prefix_start, text.cursor, text.word_end)


def _after(text: PartialOperation, position: int) -> PartialOperation:
    """The same, from the word after `position` on."""
    words = text.words[position + 1 :]
    start = words[0].start if words else text.prefix_start
    return PartialOperation(start, words, text.prefix, text.prefix_start, text.cursor, text.word_end)
