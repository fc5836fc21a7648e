"""Match of an operation's typed tokens against the outline of its assembly format."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....ir.records import dataclass, field
from ....ods.outlines import Outline, Part, PartKind
from ....syntax.text.lexer import TokenKind
from .partial_operation import PrecedingToken

_OPENING = {"(": ")", "[": "]", "<": ">", "{": "}"}
_SIGIL_OF = {
    PartKind.OPERAND: TokenKind.VALUE,
    PartKind.DEFINITION: TokenKind.VALUE,
    PartKind.SUCCESSOR: TokenKind.BLOCK,
}


@dataclass(frozen=True)
class ExpectedPart:
    """One thing that may come next. `part` says what; `index`: which of a list, from 0."""

    part: Part
    kind: PartKind
    index: int = 0


@dataclass
class OutlineMatch:
    """Result of `walk`."""

    expected: list[ExpectedPart] = field(default_factory=list[ExpectedPart])
    """The expected parts, the most likely first; empty where the text does not match the outline."""
    operands: dict[str, list[str]] = field(default_factory=dict[str, "list[str]"])
    """The values, with `%`, that have been written for each operand group."""
    passed: list[Part] = field(default_factory=list[Part])
    """The parts at the top of the outline that are written, or begun, in order."""
    leaves: list[Part] = field(default_factory=list[Part])
    """The parts other than literals that have been begun, those in groups too, in order."""
    is_open: bool = False
    """Whether the text ends in the middle of the last leaf."""
    in_region: bool = False
    successor: str = ""
    """The block, with `^`, that was written last."""
    symbol: str = ""
    """The symbol, with `@`, that was written last."""


def walk(outline: Outline, words: Sequence[PrecedingToken]) -> OutlineMatch:
    """Hold `words`, which follow the operation's name, against `outline`."""
    return _OutlineMatcher(words).run(outline)


class _OutlineMatcher:
    def __init__(self, words: Sequence[PrecedingToken]) -> None:
        self.words = words
        self.pos = 0
        self.found = OutlineMatch()

    def run(self, outline: Outline) -> OutlineMatch:
        for position, part in enumerate(outline):
            self.found.passed.append(part)
            if part.kind is PartKind.ANYTHING and self.skip_to(outline[position + 1 :]):
                continue
            if not self.part(part):
                return self.found
        return self.found

    def skip_to(self, outline: Outline) -> bool:
        """Over an unknown operation, to the word that `outline` begins with; whether it is there."""
        coming = set(_first_words(outline))
        pos, depth = self.pos, 0
        while pos < len(self.words):
            text = self.words[pos].text
            if depth == 0 and text in coming:
                self.pos = pos
                return True
            depth += (text in _OPENING) - (text in _OPENING.values())
            pos += 1
        return False

    @property
    def at_end(self) -> bool:
        return self.pos >= len(self.words)

    def next_is(self, text: str) -> bool:
        return not self.at_end and self.words[self.pos].text == text

    def take(self, text: str) -> bool:
        if self.next_is(text):
            self.pos += 1
            return True
        return False

    def expect(self, part: Part, kind: PartKind | None = None, index: int = 0) -> None:
        self.found.expected.append(ExpectedPart(part, kind or part.kind, index))

    def part(self, part: Part) -> bool:
        """Read `part`; whether to go on with the next one."""
        if part.kind is PartKind.SPACE:
            return True
        if part.kind is PartKind.OPTIONAL:
            return self.optional(part)
        if part.kind is PartKind.CLAUSES:
            return self.clauses(part)
        if self.at_end:
            self.expect(part)
            return self.may_be_absent(part)
        if not self.starts(part):
            return self.may_be_absent(part)
        if part.kind is PartKind.LITERAL:
            return self.taken(part)
        self.found.leaves.append(part)
        self.found.is_open = not self.taken(part)
        return not self.found.is_open

    def may_be_absent(self, part: Part) -> bool:
        if part.attribute is not None and part.attribute.optional:
            return True
        return part.is_optional

    def taken(self, part: Part) -> bool:
        kind = part.kind
        if kind is PartKind.LITERAL:
            self.pos += 1
            return True
        if kind in (PartKind.OPERAND, PartKind.DEFINITION, PartKind.SUCCESSOR):
            return self.names(part)
        if kind is PartKind.TYPE:
            return self.types(part)
        if kind is PartKind.FUNCTION_TYPE:
            return self.function_type(part)
        if kind is PartKind.ATTRIBUTE:
            return self.attribute(part)
        if kind is PartKind.ANYTHING:
            self.pos = len(self.words)
            return False
        if kind is PartKind.DICTIONARY and part.text:
            self.pos += 1
            if self.at_end:
                return False
        return self.bracketed(part)

    # Groups

    def optional(self, part: Part) -> bool:
        """Take the group if the text goes on with it."""
        first = next((one for one in part.parts if one.kind is not PartKind.SPACE), None)
        if first is None:
            return True
        if self.at_end:
            for one in part.parts:
                if not self.part(one):
                    break
            return True
        if not self.starts(first):
            return True
        return all(self.part(one) for one in part.parts)

    def clauses(self, part: Part) -> bool:
        left = list(part.parts)
        while not self.at_end:
            chosen = next((one for one in left if self.starts_group(one)), None)
            if chosen is None:
                return True
            left.remove(chosen)
            if not all(self.part(one) for one in chosen.parts):
                return False
        for one in left:
            self.optional(one)
        return True

    def starts_group(self, part: Part) -> bool:
        first = next((one for one in part.parts if one.kind is not PartKind.SPACE), None)
        return first is not None and self.starts(first)

    def starts(self, part: Part) -> bool:
        """Whether the next word can begin `part`."""
        word = self.words[self.pos]
        kind = part.kind
        if kind is PartKind.LITERAL:
            return word.text == part.text
        if kind in _SIGIL_OF:
            nested = part.group is not None and part.group.kind == "nested"
            return word.kind is _SIGIL_OF[kind] or (nested and word.text == "(")
        if kind in (PartKind.ARGUMENTS, PartKind.ASSIGNMENTS):
            return word.text == "("
        if kind is PartKind.INDICES:
            return word.text == ("(" if part.many else "[")
        if kind in (PartKind.REGION, PartKind.DICTIONARY):
            return word.text == (part.text or "{") if kind is PartKind.DICTIONARY else word.text == "{"
        if kind is PartKind.PROPERTIES:
            return word.text == "<"
        if kind is PartKind.OPTIONAL:
            return self.starts_group(part)
        if kind is PartKind.CLAUSES:
            return any(self.starts_group(one) for one in part.parts)
        if kind in (PartKind.TYPE, PartKind.FUNCTION_TYPE):
            return word.kind in (TokenKind.WORD, TokenKind.TYPE) or word.text == "("
        if kind is PartKind.ATTRIBUTE:
            return self.starts_attribute(part, word)
        return True

    def starts_attribute(self, part: Part, word: PrecedingToken) -> bool:
        syntax = part.attribute.syntax[0] if part.attribute is not None else "any"
        if syntax in ("symbol-name", "symbol-ref"):
            return word.kind is TokenKind.SYMBOL
        if part.words and word.kind is TokenKind.WORD:
            return word.text in part.words or not (part.attribute is None or part.attribute.optional)
        if syntax == "str":
            return word.kind is TokenKind.STRING
        if syntax == "array":
            return word.text == "["
        return word.text not in (":", ",", ")", "]", "}", "=", "->")

    # What is written

    def names(self, part: Part) -> bool:
        """Values or blocks, with commas in between where there may be several."""
        index = 0
        nested = part.group is not None and part.group.kind == "nested"
        while True:
            if nested and self.take("("):
                continue
            if self.at_end:
                self.expect(part, index=index)
                return False
            word = self.words[self.pos]
            if word.kind is not _SIGIL_OF[part.kind]:
                return False
            self.pos += 1
            name = word.text
            if not self.at_end and self.words[self.pos].kind is TokenKind.ATTRIBUTE and part.kind is PartKind.OPERAND:
                name += self.words[self.pos].text
                self.pos += 1
            if part.kind is PartKind.OPERAND:
                self.found.operands.setdefault(part.text, []).append(name)
            elif part.kind is PartKind.SUCCESSOR:
                self.found.successor = name
            index += 1
            if nested and self.take(")") and self.next_is(","):
                pass
            if not part.many or not self.next_is(","):
                return True
            self.pos += 1

    def types(self, part: Part) -> bool:
        if not part.of and self.take("("):
            return self.type_list(part, ")") and self.take(")")
        return self.type_list(part, "")

    def type_list(self, part: Part, end: str) -> bool:
        index = 0
        while True:
            if end and self.next_is(end):
                return True
            if self.at_end:
                self.expect(part, PartKind.TYPE, index)
                return False
            if not self.one_type(part, index):
                return False
            index += 1
            if not (part.many or end) or not self.take(","):
                return not (self.at_end and bool(end))

    def one_type(self, part: Part, index: int = 0) -> bool:
        word = self.words[self.pos]
        if word.text == "(":
            return self.function_type(part)
        if word.kind not in (TokenKind.WORD, TokenKind.TYPE):
            return False
        self.pos += 1
        if self.next_is("<"):
            return self.skip_brackets()
        return True

    def function_type(self, part: Part) -> bool:
        if not self.take("("):
            return False
        whole = Part(PartKind.TYPE, "types", many=True, of=part.of)
        if not self.type_list(whole, ")") or not self.take(")"):
            return False
        if self.at_end:
            return False
        if not self.take("->"):
            return False
        return self.result_types()

    def result_types(self) -> bool:
        result = Part(PartKind.TYPE, "results", many=False)
        if self.at_end:
            self.expect(result)
            return False
        if self.take("("):
            return self.type_list(Part(PartKind.TYPE, "results", many=True), ")") and self.take(")")
        return self.one_type(result)

    def attribute(self, part: Part) -> bool:
        word = self.words[self.pos]
        self.pos += 1
        if word.kind is TokenKind.SYMBOL:
            self.found.symbol = word.text
            while self.take("::"):
                if self.at_end:
                    self.expect(part)
                    return False
                self.found.symbol += "::" + self.words[self.pos].text
                self.pos += 1
            return True
        if word.text in "-+" and not self.at_end:
            self.pos += 1
        elif word.text in _OPENING:
            self.pos -= 1
            if not self.skip_brackets():
                if part.words:
                    self.expect(part)
                return False
        while self.next_is("<") or self.next_is("("):
            if not self.skip_brackets():
                return False
        return self.attribute_type(part)

    def attribute_type(self, part: Part) -> bool:
        """`: type` after an attribute that has one, as the format says."""
        found = part.attribute
        typed = found is not None and found.type is None and found.syntax[0] in ("any", "typed", "elements")
        if not typed or not self.take(":"):
            return True
        of_type = Part(PartKind.TYPE, "type")
        if self.at_end:
            self.expect(of_type)
            return False
        return self.one_type(of_type)

    # Brackets

    def bracketed(self, part: Part) -> bool:
        """A region, a dictionary, arguments and the like; what is expected inside when it is open."""
        start = self.pos
        if part.kind is PartKind.REGION:
            if self.skip_brackets():
                return True
            self.found.in_region = True
            return False
        if self.skip_brackets():
            if part.kind is PartKind.INDICES:
                names = [word.text for word in self.words[start : self.pos] if word.kind is TokenKind.VALUE]
                self.found.operands.setdefault(part.text, []).extend(names)
            return True
        before = self.words[-1].text
        index = sum(word.text == "," for word in self.words[start:])
        if part.kind in (PartKind.DICTIONARY, PartKind.PROPERTIES):
            self.expect(part)
        elif part.kind is PartKind.INDICES and before in "[(,":
            self.expect(part, PartKind.OPERAND, index)
        elif part.kind is PartKind.ARGUMENTS and before in "(,:":
            self.expect(part, PartKind.TYPE, index)
            if before != ":":
                self.expect(part, PartKind.DEFINITION, index)
        elif part.kind is PartKind.ASSIGNMENTS and before in "(,=":
            self.expect(part, PartKind.OPERAND if before == "=" else PartKind.DEFINITION, index)
        return False

    def skip_brackets(self) -> bool:
        """Over what is in brackets from here on; false if nothing closes them."""
        stack: list[str] = []
        while not self.at_end:
            current = self.words[self.pos]
            self.pos += 1
            if current.text in _OPENING and current.kind is TokenKind.PUNCTUATION:
                stack.append(_OPENING[current.text])
            elif stack and current.text == stack[-1]:
                stack.pop()
                if not stack:
                    return True
        return False


def _first_words(outline: Outline) -> Iterator[str]:
    """The words and brackets that `outline` can begin with, as far as they tell where it does."""
    for part in outline:
        if part.kind is PartKind.LITERAL:
            yield part.text
            return
        if part.kind is PartKind.DICTIONARY:
            yield part.text or "{"
        elif part.kind is PartKind.REGION:
            yield "{"
            return
        elif part.kind in (PartKind.OPTIONAL, PartKind.CLAUSES):
            groups = part.parts if part.kind is PartKind.CLAUSES else (part,)
            for group in groups:
                yield from _first_words(group.parts)
        elif part.kind is not PartKind.SPACE:
            return
