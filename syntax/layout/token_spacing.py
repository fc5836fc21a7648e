"""Token spacing: the blanks between the tokens of one operation, block header or alias, as its printer puts them.

What is printed and what is written rarely differ in more than blanks. Where they do (an alias, the order of a
dictionary, a number in hexadecimal), the blanks of the tokens around are taken over, and those between are the
author's, tidied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher

from ...ir.records import dataclass
from ..text.lexer import Token, TokenKind, significant_tokens, tokens

_MAX_COMPARED_TOKENS = 300
"""Tokens in a row that are compared one with another; the time for that is quadratic."""
_EXACT = frozenset((TokenKind.WORD, TokenKind.PUNCTUATION))
_NO_BLANK_AFTER = frozenset("([{")
_NO_BLANK_BEFORE = frozenset(")]},")
_COMPARING = frozenset("<=>")
_CLEAR = _NO_BLANK_AFTER | _NO_BLANK_BEFORE | {"="}
"""Tokens that say by themselves which blanks are around them."""

Separators = tuple["str | None", ...]
"""White space before each token. None: that of the author, normalised."""


@dataclass(frozen=True)
class Written:
    """A token as written, with what the blanks around it depend on."""

    token: Token
    text: str
    verbatim: bool
    """Whether the blanks before it, or that there are none, mean something: in `!type <` and `4 xf32`, and inside of an
    attribute or type of an unknown dialect."""


def written_tokens(text: str, found: Iterable[Token], dialects: frozenset[str]) -> list[Written]:
    """`found`, the tokens of `text` without white space; comments may be among them."""
    result: list[Written] = []
    depth = 0
    previous: Token | None = None
    for token in found:
        word = text[token.start : token.end]
        verbatim = depth > 0
        if depth:
            depth += (word in _OPENING) - (word in _CLOSING)
            verbatim = verbatim or depth == 0
        elif word == "<" and previous is not None and _is_foreign(text, previous, token, dialects):
            depth = 1
        verbatim = verbatim or (previous is not None and _belong_together(text, previous, token))
        result.append(Written(token, word, verbatim))
        previous = token
    return result


_OPENING, _CLOSING = frozenset("<([{"), frozenset(">)]}")


def _belong_together(text: str, left: Token, right: Token) -> bool:
    """Whether two tokens are one thing when no blank is between them: `!a.b<`, `%a#1`, `4xf32`, `?x4`."""
    if left.kind in (TokenKind.ATTRIBUTE, TokenKind.TYPE):
        return text[right.start] == "<"
    if left.kind is TokenKind.VALUE:
        return right.kind is TokenKind.ATTRIBUTE
    return right.kind is TokenKind.WORD and text[right.start] == "x" and text[left.end - 1] in "0123456789?]*"


def _is_foreign(text: str, name: Token, bracket: Token, dialects: frozenset[str]) -> bool:
    """Whether `bracket` opens the inside of a `#dialect.name` or `!dialect.name` that is text and nothing more."""
    if name.kind not in (TokenKind.ATTRIBUTE, TokenKind.TYPE) or name.end != bracket.start:
        return False
    return text[name.start + 1 : name.end].partition(".")[0] not in dialects


class Spacing:
    """Separators by the shape of what is written: many operations differ in names and numbers only."""

    def __init__(self, dialects: frozenset[str]) -> None:
        """`dialects`: as of `written_tokens`."""
        self._dialects = dialects
        self._known: dict[tuple[str, ...], Separators] = {}

    def separators(self, subject: str, own: Sequence[Written], printed: Callable[[], str]) -> Separators:
        """The white space before each token of `own`; nothing before the first.

        `subject` says what it is, for instance an operation's name; `printed` gives the text of the printer.
        """
        shape = (subject, *[one.text if one.token.kind in _EXACT else one.token.kind.value for one in own])
        found = self._known.get(shape)
        if found is None:
            found = self._known[shape] = _compared(own, printed(), self._dialects)
        return found


def _compared(written: Sequence[Written], printed: str, dialects: frozenset[str]) -> Separators:
    own = [one.text for one in written]
    before: list[str] = []
    end = 0
    shown = written_tokens(printed, significant_tokens(printed), dialects)
    for one in shown:
        blanks = printed[end : one.token.start]
        before.append(blanks if not blanks.strip(" ") else " ")
        end = one.token.end
    place: list[int | None] = [None] * len(own)
    for at, there, size in _common([*map(_compared_by, written)], [*map(_compared_by, shown)]):
        place[at : at + size] = range(there, there + size)
    result: list[str | None] = [None]
    for index in range(1, len(own)):
        left, right = place[index - 1], place[index]
        is_clear = own[index - 1] in _CLEAR or own[index] in _CLEAR
        if right is not None and left == right - 1:
            result.append(before[right])
        elif is_clear or (left is None) == (right is None):
            result.append(None)
        elif right is not None:
            result.append(before[right])
        else:
            # Something else is printed after the same token.
            result.append(before[left + 1] if left is not None and left + 1 < len(before) else None)
    return tuple(result)


def _compared_by(one: Written) -> str:
    """Text of a token; of one whose blanks are the author's, also where it is printed, it is like no other's."""
    return f"\0{one.text}" if one.verbatim else one.text


def _common(own: Sequence[str], theirs: Sequence[str]) -> list[tuple[int, int, int]]:
    """Stretches that are the same: where in `own`, where in `theirs`, how many tokens."""
    shorter = min(len(own), len(theirs))
    head = next((i for i in range(shorter) if own[i] != theirs[i]), shorter)
    tail = next((i for i in range(shorter - head) if own[-1 - i] != theirs[-1 - i]), shorter - head)
    left, right = len(own) - tail, len(theirs) - tail
    found = [(0, 0, head)]
    if left - head <= _MAX_COMPARED_TOKENS and right - head <= _MAX_COMPARED_TOKENS:
        matcher = SequenceMatcher(None, own[head:left], theirs[head:right], autojunk=False)
        found.extend((head + block.a, head + block.b, block.size) for block in matcher.get_matching_blocks())
    found.append((left, right, tail))
    return found


def tidied(before: str, blanks: str, after: str) -> str:
    """The blanks between two tokens where no printer says which.

    One after commas and around the `=` of attributes, none inside of brackets, and elsewhere at most one.
    """
    if before == "," or (before == "=" and after not in _COMPARING) or (after == "=" and before not in _COMPARING):
        return " "
    return " " if blanks and before not in _NO_BLANK_AFTER and after not in _NO_BLANK_BEFORE else ""


def may_touch(before: str, after: str) -> bool:
    """Whether two tokens stay two tokens without a blank between them."""
    found = [token.end for token in tokens(before + after)]
    return found == [len(before), len(before) + len(after)]
