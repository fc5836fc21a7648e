"""mlir-opt's words: what it says of a syntax error, and where, as far as that is not what we say.

Its words are what `expected-error` comments repeat and what people search for; ours say more of what to do. Followed
from its source: the lexer speaks first, then the reader of a type or attribute, which names what it reads, then the
parser of the operation, which says the operation's name.

Its place is the token that it cannot read; where something else has to be there, and the token is the first of its
line, the end of the text before it.
"""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from ...ods.parse_fault import ParseFault
from ..text.cursor import KEYWORD, SKIP
from ..text.findings import Note
from ..text.line_index import line_start
from ..text.literals import NO_FLOAT_HERE
from ..text.recovery import end_of_text_before
from .error_patterns import END_EXPECTED, INTEGER_TYPE, OPERATION_NAME
from .unknown_names import dialect_words, name_words

_LEXER = {
    "%": "invalid SSA name",
    "#": "invalid attribute name",
    "!": "invalid type identifier",
    "^": "invalid block name",
}
"""The sign of a name that has nothing after it."""
_NAME_AFTER_SIGN = lazy_pattern(r"[%#!^](?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*)", re.ASCII).match
_SYMBOL_AFTER_SIGN = lazy_pattern(r'@(?:[A-Za-z_]|")').match
_SAME = {
    "expected type": "expected non-function type",
    "expected dimensions or element type": "expected non-function type",
    "expected static shape for vector type": "expected non-function type",
    "scalable dimensions are for vectors only": "expected non-function type",
}
"""Messages of ours that do not depend on their place, and mlir-opt's."""
_DIMENSION_BEFORE = lazy_pattern(r"[<x](?:[0-9]+|\?)\Z").search
_DIMENSION_ALONE = lazy_pattern(r"\??[0-9]*(?<=[0-9?])(?![0-9])(?![ \t]*x)").match
_NAMED_BEFORE = lazy_pattern(r"(tensor|vector|memref|complex|tuple)\Z").search
_RESULTS_BEFORE = lazy_pattern(r"[ \t]*%[\w$.\-]+(?:[ \t]*:[ \t]*[0-9]+)?(?:[ \t]*,[ \t]*%[\w$.\-:]+)*\Z").match
_NEXT_OPERATION = (END_EXPECTED, "unexpected text after the alias definition")
"""Messages of ours about what is read as the next operation by mlir-opt."""
_BEFORE_A_TYPE = (" :", "->")
_WORD_EXPECTED = lazy_pattern(r"expected '[a-z_]+'\Z").match
_TOKEN = lazy_pattern(r"expected '([<>)\]=]|->)'\Z").match
_PERCENT_EXPECTED = "expected '%' before"
_BRACKET = lazy_pattern(r"->|[<>()\[\]{}]").finditer
_MOST_CHARS = 400
"""Code points before an error in which the open bracket is looked for."""
_MOST_SKIPPED_CHARS = 10_000
"""Code points before an error in which the end of the text before it is looked for."""


def upstream_error(text: str, fault: ParseFault, op_name: str, default_dialect: str) -> tuple[str | None, int | None]:
    """mlir-opt's words for `fault`, None where the message of the fault has them, and the offset that it points at,
    None where that is not known.

    `op_name`: of the operation that was read, empty outside of one and in the generic form; `default_dialect`: the one
    whose operations need no prefix there.
    """
    if fault.within is not None:
        # Loaded here: most programs have no such error, and mlir-opt's grammar costs start-up time.
        from ..types.upstream_reader import end_of, first_error

        first = first_error(text, *fault.within)
        if first is not None:
            is_missing = first.start == fault.within[0] and first.message.startswith("expected ")
            return first.message, _before_wrong_token(text, first.start) if is_missing else first.start
        if fault.message == NO_FLOAT_HERE:
            # It looks at the value when it has read the type.
            end = end_of(text, fault.start, "attribute" if fault.within[1] == "type" else fault.within[1])
            return None, SKIP(text, end).end()  # pyright: ignore[reportOptionalMemberAccess]
    words = _words(text, fault, op_name, default_dialect)
    message = words or fault.message
    if fault.is_of_operation:
        return words, fault.start if _WORD_EXPECTED(fault.message) is not None else None
    return words, _before_wrong_token(text, fault.start) if message.startswith("expected ") else fault.start


def upstream_elsewhere(text: str, place: int, at: int | None, words: str) -> tuple[Note, ...]:
    """mlir-opt's error with `words` at the offset `at`, if that is in another line than `place`, which we show."""
    return () if at is None or line_start(text, at) == line_start(text, place) else (Note(at, at, words),)


def _before_wrong_token(text: str, start: int) -> int:
    """The offset that mlir-opt points at for the token at `start`."""
    end = end_of_text_before(text, max(start - _MOST_SKIPPED_CHARS, 0), start)
    return end if "\n" in text[end:start] and end > 0 else start


def _words(text: str, fault: ParseFault, op_name: str, default_dialect: str) -> str | None:
    lexed = _lexer_words(text, fault.start)
    if lexed is not None:
        return lexed
    before = text[max(fault.start - _MOST_CHARS, 0) : fault.start].rstrip()
    if fault.message in _SAME:
        if _DIMENSION_ALONE(text, fault.start) is not None:
            return "expected 'x' in dimension list"
        return "expected 'x' in dimension list" if _DIMENSION_BEFORE(before) is not None else _SAME[fault.message]
    if fault.message == "expected symbol reference" and KEYWORD(text, fault.start) is not None:
        return "expected attribute value"
    if fault.message in _NEXT_OPERATION:
        if before.endswith(_BEFORE_A_TYPE):
            return "expected non-function type"
        return _next_operation_words(text, fault.start, default_dialect)
    if fault.message.startswith(_PERCENT_EXPECTED):
        return _next_operation_words(text, fault.start, default_dialect)
    if fault.is_of_operation:
        words = fault.upstream or fault.message
        return f"custom op '{op_name}' {words}" if op_name else fault.upstream or None
    if fault.upstream:
        return fault.upstream
    token = _TOKEN(fault.message)
    return _token_words(before, text[fault.start : fault.start + 1], token.group(1)) if token is not None else None


def _lexer_words(text: str, start: int) -> str | None:
    """The words of the lexer about what is at `start`, None for a token that it makes."""
    sign = text[start : start + 1]
    if sign == "@" and _SYMBOL_AFTER_SIGN(text, start) is None:
        return "@ identifier expected to start with letter or '_'"
    return _LEXER[sign] if sign in _LEXER and _NAME_AFTER_SIGN(text, start) is None else None


def _next_operation_words(text: str, start: int, default_dialect: str) -> str:
    """The words about text after an operation, which is read as the next one."""
    word = KEYWORD(text, start)
    if word is None or INTEGER_TYPE(word.group()) is not None:
        return OPERATION_NAME
    name = word.group()
    if name == "loc":
        return "expected '(' in location"
    return dialect_words(name) if "." in name else name_words(name, default_dialect)


def _token_words(before: str, found: str, token: str) -> str | None:
    """`expected '<' in tensor type` and the like: what is read where `token` is missing, and `found` is."""
    if token == "<":
        named = _NAMED_BEFORE(before)
        return f"expected '<' in {named.group(1)} type" if named is not None else None
    if token == "=":
        if _RESULTS_BEFORE(before.rpartition("\n")[2]) is None:
            return None
        return "expected integer number of results" if found == ":" else "expected '=' after SSA name"
    if token == "->":
        return "expected '->' in function type" if before.endswith(")") else None
    opening = _open_bracket(before)
    if token == ">" and opening is not None and before[opening] == "<":
        named = _NAMED_BEFORE(before[:opening])
        if named is not None and _DIMENSION_BEFORE(before) is not None:
            return "expected 'x' in dimension list"
        if named is not None and (before.endswith("<") or (_is_word(found) and _is_word(before[-1:]))):
            return "expected non-function type"
        if named is not None and named.group(1) in ("memref", "tuple"):
            return "expected ',' or '>'" if named.group(1) == "memref" else "expected '>' in tuple type"
        return f"expected '>' in {named.group(1)} type" if named is not None else None
    return None


def _is_word(character: str) -> bool:
    return character.isalnum() or character in ("_", "$")


def _open_bracket(before: str) -> int | None:
    """The offset of the innermost bracket that is open at the end of the text."""
    opened: list[int] = []
    for each in _BRACKET(before):
        if each.group() in "<([{":
            opened.append(each.start())
        elif each.group() != "->" and opened:
            opened.pop()
    return opened[-1] if opened else None
