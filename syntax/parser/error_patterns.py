"""Error patterns: regexes for the names that broken operations and block headers still tell. Each has an example."""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ..text.cursor import LABEL

_ID = r"(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*)"
_NAME = r'"[^"\r\n]*"[ \t]*\(|[A-Za-z_]\w*\.[A-Za-z_]|(?:call|call_indirect|constant)\b'
_BROKEN_RESULTS = lazy_pattern(rf"\(?[^\r\n=(){{}}\"]*=+(?:[ \t]+=)?[ \t]*(?={_NAME})", re.ASCII).match
"""Anything before an equals sign and the name of an operation: `% = arith.addi`, `(%0 = "a.b"(`."""
RESULTS_WITHIN = lazy_pattern(
    rf"(?!%)[^\r\n=(){{}}\"]*?(?=%{_ID}(?:[ \t]*:[ \t]*[0-9]+)?[ \t]*=[ \t]*(?:{_NAME}))", re.ASCII
).match
"""Superfluous text before the results of an operation, on their line: `x %0 = arith.addi`."""
HEADER_WITHIN = lazy_pattern(
    rf"[^\r\n^\"{{}}]{{1,80}}?(?=\^{_ID}[ \t]*(?:\([^\r\n]*\)[ \t]*)?:[ \t]*(?://[^\r\n]*)?(?:[\r\n]|$))", re.ASCII
).match
"""Superfluous text before the header of a block, on its line: `x ^bb1(%a: i32):`."""
_WITHOUT_EQUALS = lazy_pattern(
    rf"(?:[:,#0-9 \t]|%(?:{_ID})?(?![\w$.\-]))*?(?:[^\w\s\"%:,#][^\w\s\"]*[ \t]*)?(?={_NAME})", re.ASCII
).match
"""Results whose equals sign is missing: `%0 arith.addi`, `%0, %1 "a.b"(`."""
_WRITTEN_RESULT = lazy_pattern(
    rf"%({_ID})(?:[ \t]*:[ \t]*([0-9]+))?|(?<![\w$.\-%])([\w$.\-]+)(?=[ \t]*(?:[,=]|:[ \t]*[0-9]))", re.ASCII
).finditer
"""One result in a broken list, with or without its `%`: `%a`, `%a:2`, and `b` of `%a, b = arith.addi`."""
WORD_AND_EQUALS = lazy_pattern(
    r"(?!%)(?:[^\w\s\"%^@{}]{1,2}[ \t]*(?![ \t]))?([\w$.\-]*[\w$](?![\w$]))?(?:[ \t]*:[ \t]*[0-9]+(?![0-9]))?"
    rf"[^\r\n=\"(){{}}]{{0,200}}=(?![=>])[ \t]*(?:{_NAME})",
    re.ASCII,
).match
"""The results of an operation when the first `%` is missing, or all of the name: `0 = arith.addi`, `= arith.addi`."""
EQUALS = lazy_pattern(r"[ \t]*=(?![=>])").match
"""The equals sign after a word: ` = 1` of `x = 1`, not ` ==` or ` =>`."""
EQUALS_AND_NAME = lazy_pattern(rf"([ \t]*=)(?![=>])[ \t]*(?:{_NAME})", re.ASCII).match
"""The text after a first result whose `%` is missing: ` = arith.addi`."""
LABEL_WITHOUT_SIGN = lazy_pattern(
    rf"([A-Za-z_]\w*|(?=[(:]))[ \t]*(?:\([ \t]*%{_ID}[ \t]*:[^\r\n]*\)[ \t]*)?:"
    r"[ \t]*(?://[^\r\n]*)?(?=[\r\n]|$)",
    re.ASCII,
).match
"""A block's name whose `^` is missing, or the arguments of a nameless one, to the end of the line: `bb1(%a: i32):`."""
END_EXPECTED = "expected the end of the operation"
OPERATION_NAME = "expected operation name in quotes"
INTEGER_TYPE = lazy_pattern(r"[su]?i[0-9]+\Z").match
_FIT_AFTER = re.compile(
    r'[}\r\n"]|//|[A-Za-z_]\w*\.|[#!][\w$](?:[\w$]|-(?!>))*\s*=|%[\w$.\-][^\r\n=]*=', re.ASCII
).match
"""Text that may follow an operation on its line: `}`, `// comment`, `arith.addi`, `%0 = ...`, `#a = ...`."""
_HEADER_AFTER = lazy_pattern(r"[ \t]*(?:\([^\r\n]*?\)[ \t]*)?:").match
"""The rest of a block header after its name: `(%a: i32):`, `:`."""
WORD = lazy_pattern(r"[A-Za-z_]\w*").match
"""A bare word that may be an operation's name without its dialect: `return`."""
_ARGUMENT = lazy_pattern(rf"%({_ID})(?![\w$.\-#])", re.ASCII).finditer
"""An argument in a broken block header: `%a` of `^bb1(%a i32`."""


@dataclass
class ResultName:
    """`%name:count` on the left of `=`; `name` without `%`."""

    name: str
    count: int
    start: int
    end: int


@dataclass
class BrokenResults:
    """`names`: name, count, start and end of each result still told apart.

    `name_start`: where the operation's name is.
    """

    names: list[tuple[str, int, int, int]]
    name_start: int


def broken_results(text: str, pos: int, end: int) -> BrokenResults | None:
    """The results of the operation at `pos` when what is left of its name makes no sense; None if no name follows."""
    found = _BROKEN_RESULTS(text, pos, end)
    if found is None and text.startswith("%", pos):
        found = _WITHOUT_EQUALS(text, pos, end)
    if found is None:
        return None
    names: list[tuple[str, int, int, int]] = []
    for each in _WRITTEN_RESULT(text, pos, found.end()):
        name, count = each.group(1) or each.group(3), min(int((each.group(2) or "1")[:4]), 1000)
        if names and "," not in text[names[-1][3] : each.start()]:
            # One of the two is too much: rather the one that is not there twice.
            if name == names[-1][0]:
                names[-1] = (name, count, each.start(), each.end())
            continue
        # `...` represents what was left out, and defines nothing.
        if name.strip("."):
            names.append((name, count, each.start(), each.end()))
    return BrokenResults(names, found.end())


def is_stray(text: str, pos: int, end: int) -> bool:
    """Whether what is at `pos`, on the line where an operation ends, is not the start of anything.

    A bare word may still be the name of an operation.
    """
    if pos < end and text[pos] == "^":
        label = LABEL(text, pos, end)
        return label is None or _HEADER_AFTER(text, label.end(), end) is None
    return pos < end and _FIT_AFTER(text, pos, end) is None


_VALUE = lazy_pattern(rf"%{_ID}", re.ASCII).findall
_VALUES = lazy_pattern(rf"%{_ID}(?:[ \t]*,[ \t]*%{_ID})*", re.ASCII).finditer
_COLON_OR_EQUALS = lazy_pattern(r"[ \t]*[:=]").match
"""A name that is likely defined there: `%a` of `%a, %b = ...`, of `%a = ...` and of `(%a: i32)`."""


def defined_names(text: str, start: int, end: int) -> list[str]:
    """With its `%`, each name between that looks like a result or an argument; each once."""
    names: dict[str, None] = {}
    for values in _VALUES(text, start, end):
        if _COLON_OR_EQUALS(text, values.end(), end) is not None:
            names.update(dict.fromkeys(_VALUE(values.group())))
    return list(names)


def written_arguments(text: str, start: int, end: int) -> list[tuple[str, int, int]]:
    """Name, start and end of each value written between, in order, each name once."""
    seen: set[str] = set()
    found: list[tuple[str, int, int]] = []
    for each in _ARGUMENT(text, start, end):
        if each.group(1) not in seen:
            seen.add(each.group(1))
            found.append((each.group(1), each.start(), each.end()))
    return found
