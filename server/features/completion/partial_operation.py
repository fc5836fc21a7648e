"""Operation being typed: the tokens from its start to the cursor, and the word that the cursor is in.

Judged from the text alone, since what is half written is seldom an operation to the parser.
"""

from __future__ import annotations

import re

from ....ir.records import dataclass
from ....syntax.text.lexer import Token, TokenKind, significant_tokens, tokens
from ....syntax.text.line_index import line_start
from ....syntax.text.recovery import OPERATION_START

_MOST_LINES = 60
_MOST_TEXT = 6000
"""Lines, and code points, that an operation is looked for backwards."""
_WORD = re.compile(r"[A-Za-z0-9_$.\-]*").match
_DIMENSIONS = re.compile(r"[x0-9]*x").match
_LABEL = re.compile(r"[ \t]*\^[\w$.\-]*[ \t]*(?:\([^\r\n]*\)[ \t]*)?:").match
_OPENS_DICTIONARY = re.compile(r'\{\s*(?:[A-Za-z_][\w$.]*|"[^"\r\n]*")\s*(?:=(?!=)|,)').match
_CONTINUES = frozenset((",", "(", "[", "<", ":", "->", "=", "to", "step", "in", "ins", "outs", "iter_args", "else"))
_OPENING = {"(": ")", "[": "]", "<": ">", "{": "}", "{-#": "#-}"}
_SIGILS = "%^@#!"


@dataclass(frozen=True)
class PrecedingToken:
    """A token before the cursor."""

    kind: TokenKind
    text: str
    start: int


@dataclass(frozen=True)
class PartialOperation:
    """All offsets are into the document."""

    start: int
    """Of the operation."""
    words: tuple[PrecedingToken, ...]
    """The tokens before the one at the cursor, without white space and comments; results and name are among them."""
    prefix: str
    """The part of the word before the cursor; may be empty."""
    prefix_start: int
    cursor: int
    word_end: int
    """The end of the word at the cursor; at least `cursor`."""

    @property
    def before(self) -> str:
        """The token before the word; empty at the start of an operation."""
        return self.words[-1].text if self.words else ""


def half_written(text: str, cursor: int, floor: int = 0) -> PartialOperation | None:
    """The unfinished operation at `cursor`; None within comments and strings.

    `floor`: where to look back at most.
    """
    floor = max(floor, cursor - _MOST_TEXT)
    line = line_start(text, cursor, floor)
    here = list(tokens(text, line, cursor))
    if here and (here[-1].kind is TokenKind.COMMENT or _in_string(text, here[-1])):
        return None
    start = _start(text, line, cursor, floor)
    words = words_between(text, start, cursor)
    if words and words[-1].kind is TokenKind.ERROR and words[-1].text.startswith('"'):
        return None
    words = words[_begin(text, words) :]
    prefix, prefix_start = "", cursor
    while words and words[-1].start + len(words[-1].text) == prefix_start and _may_be_prefix(words[-1], prefix):
        last = words.pop()
        prefix, prefix_start = last.text + prefix, last.start
        if not prefix.startswith("#") or not words or words[-1].kind is not TokenKind.VALUE:
            break
    skipped = _shape_before(prefix, words)
    prefix, prefix_start = prefix[skipped:], prefix_start + skipped
    end = _WORD(text, cursor)
    assert end is not None  # `_WORD` matches nothing too.
    return PartialOperation(
        words[0].start if words else prefix_start, tuple(words), prefix, prefix_start, cursor, end.end()
    )


def words_between(text: str, start: int, end: int) -> list[PrecedingToken]:
    """The tokens of `text[start:end]` that mean something."""
    return [
        PrecedingToken(token.kind, text[token.start : token.end], token.start)
        for token in significant_tokens(text, start, end)
    ]


def _in_string(text: str, token: Token) -> bool:
    return token.kind is TokenKind.ERROR and text.startswith('"', token.start)


def _may_be_prefix(word: PrecedingToken, after: str) -> bool:
    """Whether `word` can be the beginning of something longer. `after`: what of it is known already."""
    if after:
        return word.kind is TokenKind.VALUE and after.startswith("#")
    if word.kind in (
        TokenKind.WORD,
        TokenKind.VALUE,
        TokenKind.BLOCK,
        TokenKind.SYMBOL,
        TokenKind.ATTRIBUTE,
        TokenKind.TYPE,
    ):
        return not word.text.endswith('"')
    return word.kind is TokenKind.ERROR and word.text in _SIGILS


def _shape_before(prefix: str, words: list[PrecedingToken]) -> int:
    """The length of the shape in `prefix`: `4x` of `memref<4xf32` is a number and the word `xf32`."""
    if words and (words[-1].kind is TokenKind.INTEGER or words[-1].text in ("?", "]", "*")):
        found = _DIMENSIONS(prefix)
        return found.end() if found is not None else 0
    return 0


def _start(text: str, line: int, cursor: int, floor: int) -> int:
    """The start of the operation that covers `cursor`, in the line that starts at `line`, or of its line."""
    own = text[line:cursor].lstrip(" \t")
    is_word = _WORD(own) is not None and len(_WORD(own).group()) == len(own)  # pyright: ignore[reportOptionalMemberAccess]
    if not is_word and _begins_here(text, cursor - len(own), line, floor, cursor):
        return cursor - len(own)
    indentation = cursor - len(own) - line
    above = line
    for _ in range(_MOST_LINES):
        if above <= floor:
            break
        above = line_start(text, above - 1, floor)
        first = above + len(text[above:cursor]) - len(text[above:cursor].lstrip(" \t"))
        if text.startswith("}", first):
            # What closes here may be a region of the operation further up, which goes on: `} else {`.
            return first if _goes_on(text, first, line, 0) else cursor - len(own)
        if _begins_here(text, first, above, floor, cursor):
            further_right = indentation - (first - above)
            if (own and not is_word and further_right > 0) or _goes_on(text, first, line, further_right):
                return first
            return cursor - len(own)
    return cursor - len(own)


def _begins_here(text: str, first: int, line: int, floor: int, cursor: int) -> bool:
    """Whether an operation or a block starts at `first`, in the line that starts at `line`."""
    if text.startswith("^", first) and text[floor:line].rstrip().endswith(","):
        # A successor in a line of its own.
        return False
    return OPERATION_START(text, first) is not None or _LABEL(text, line, max(cursor, line)) is not None


def _goes_on(text: str, start: int, line: int, further_right: int) -> bool:
    """Whether the operation at `start` goes on after `line`, judged by what is open there."""
    words = words_between(text, start, line)
    stack = open_brackets(text, words)
    if stack:
        innermost = words[stack[-1]]
        if innermost.text == "{":
            return _is_dictionary(text, words, stack[-1])
        return further_right > 0 or innermost.text == "<"
    if not words or further_right <= 0:
        return False
    return words[-1].text in _CONTINUES or not _is_complete(words)


def _is_complete(words: list[PrecedingToken]) -> bool:
    """Whether the operation may end here, as far as its last tokens tell."""
    texts = [word.text for word in words]
    return ":" in texts or "->" in texts or len(words) <= 2 or texts[-1] == "}"


def open_brackets(text: str, words: list[PrecedingToken] | tuple[PrecedingToken, ...]) -> list[int]:
    """The positions in `words` of the brackets that nothing closes before their end, outermost first."""
    stack: list[int] = []
    for position, word in enumerate(words):
        if word.kind is not TokenKind.PUNCTUATION:
            continue
        if word.text in _OPENING:
            stack.append(position)
        elif stack and word.text in ")]>}":
            # A `>` closes nothing but a `<`: it is a comparison in affine sets.
            if word.text == _OPENING.get(words[stack[-1]].text):
                stack.pop()
            elif word.text != ">":
                while stack and _OPENING.get(words[stack[-1]].text) != word.text:
                    stack.pop()
                if stack:
                    stack.pop()
    return stack


def _is_dictionary(text: str, words: list[PrecedingToken] | tuple[PrecedingToken, ...], position: int) -> bool:
    before = words[position - 1].text if position else ""
    return before in ("attributes", "<") or _OPENS_DICTIONARY(text, words[position].start) is not None


def is_dictionary(text: str, written: PartialOperation, position: int) -> bool:
    """Whether the `{` among the words at `position` opens a dictionary, as far as the text tells."""
    return _is_dictionary(text, written.words, position)


def _begin(text: str, words: list[PrecedingToken]) -> int:
    """The index in `words` of the first word of the operation: after a block's label, and after the parent's brace."""
    begin = 0
    stack = open_brackets(text, words)
    for position in reversed(stack):
        if words[position].text == "{" and not _is_dictionary(text, words, position):
            is_last = position == len(words) - 1
            names_nothing = (
                len(words) - position == 2 and words[-1].kind is TokenKind.WORD and "." not in words[-1].text
            )
            if is_last or names_nothing:
                # `{` alone, or with the start of a word: a dictionary if the operation has no region there.
                if "\n" in text[words[position].start : words[-1].start + 1]:
                    begin = position + 1
            else:
                begin = position + 1
            break
    if words[begin:] and words[begin].kind is TokenKind.BLOCK:
        for position in range(begin + 1, len(words)):
            if words[position].text == ":" and not open_brackets(text, words[begin:position]):
                return position + 1
    return begin
