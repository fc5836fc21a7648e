"""Wildcard patterns as git's, matched without backtracking: the time is at most length of pattern by length of path.

`*` and `?` stop at a slash, `**` between slashes represents any number of folders, `[a-c]`, `[!a]`, `[^a]` and
`[[:alpha:]]` for one character. A character is a byte of UTF-8, as in git: `?` does not match `ü`.
"""

from __future__ import annotations

import re
import string
from collections.abc import Callable

_LONGEST = 4096
"""Code points of a pattern; a longer one matches nothing."""
_FEW = 2
"""Unbounded repeats with which a regular expression backtracks over few places."""
_CLASSES = {
    "alpha": string.ascii_letters,
    "digit": string.digits,
    "alnum": string.ascii_letters + string.digits,
    "upper": string.ascii_uppercase,
    "lower": string.ascii_lowercase,
    "space": " \t\n\r\f\v",
    "blank": " \t",
    "punct": string.punctuation,
    "xdigit": string.hexdigits,
}
_ONE, _STAR, _ANY, _FOLDERS = "one", "star", "any", "folders"

Token = tuple[str, str]
"""A kind, and for `_ONE` a regular expression for a single character."""


def matcher(pattern: str) -> Callable[[str], bool]:
    """Whether all of a path, with slashes, is what `pattern` represents."""
    tokens = _tokens(_bytes(pattern)) if len(pattern) <= _LONGEST else None
    if tokens is None:
        return lambda path: False
    if sum(kind != _ONE for kind, _ in tokens) <= _FEW:
        expression = re.compile("".join(map(_regex, tokens)), re.DOTALL)
        return lambda path: expression.fullmatch(_bytes(path)) is not None
    automaton = _Automaton(tokens)
    return lambda path: automaton.matches(_bytes(path))


def _bytes(text: str) -> str:
    """Each byte of the text in UTF-8 as a code point of its own."""
    if text.isascii():
        return text
    try:
        return text.encode("utf-8", "surrogateescape").decode("latin-1")
    except UnicodeEncodeError:
        # Half of a pair, which settings in JSON may have.
        return text.encode("utf-8", "surrogatepass").decode("latin-1")


def _tokens(pattern: str) -> list[Token] | None:
    """None for a pattern that git takes for none: a range that ends before it begins, a bracket without end."""
    found: list[Token] = []
    at = 0
    while at < len(pattern):
        char = pattern[at]
        if char == "*":
            end = at
            while end < len(pattern) and pattern[end] == "*":
                end += 1
            is_first = at == 0 or pattern[at - 1] == "/"
            if end - at > 1 and is_first and pattern[end : end + 1] == "/":
                found.append((_FOLDERS, ""))
                end += 1
            else:
                found.append((_ANY if end - at > 1 and is_first and end == len(pattern) else _STAR, ""))
            at = end
        elif char == "?":
            found.append((_ONE, "[^/]"))
            at += 1
        elif char == "[":
            read = _bracket(pattern, at + 1)
            if read is None:
                return None
            found.append((_ONE, read[0]))
            at = read[1]
        else:
            if char == "\\":
                at += 1
            if at == len(pattern):
                return None
            found.append((_ONE, re.escape(pattern[at])))
            at += 1
    return found


def _bracket(pattern: str, at: int) -> tuple[str, int] | None:
    """The regular expression of the class whose first character is at `at`, and the offset after its end."""
    is_negated = pattern[at : at + 1] in ("!", "^")
    at += is_negated
    members: list[str] = []
    is_first = True
    while at < len(pattern) and (pattern[at] != "]" or is_first):
        is_first = False
        named = re.compile(r"\[:([a-z]+):\]").match(pattern, at)
        if named is not None:
            if named[1] not in _CLASSES:
                return None
            members += map(re.escape, _CLASSES[named[1]])
            at = named.end()
            continue
        low, at = _member(pattern, at)
        if pattern[at : at + 1] == "-" and pattern[at + 1 : at + 2] not in ("", "]"):
            high, at = _member(pattern, at + 1)
            if low <= high:
                members.append(f"{re.escape(low)}-{re.escape(high)}")
        else:
            members.append(re.escape(low))
    if at >= len(pattern):
        return None
    inside = "".join(members)
    if is_negated:
        return f"[^/{inside}]", at + 1
    return (f"(?!/)[{inside}]" if inside else "(?!)"), at + 1


def _member(pattern: str, at: int) -> tuple[str, int]:
    if pattern[at] == "\\" and at + 1 < len(pattern):
        at += 1
    return pattern[at], at + 1


def _regex(token: Token) -> str:
    kind, one = token
    if kind == _ONE:
        return one
    return {_STAR: "[^/]*", _ANY: ".*", _FOLDERS: "(?:.*/)?"}[kind]


class _Automaton:
    """All ways to read a path at once: the set of tokens that may come next."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = [(kind, re.compile(one, re.DOTALL).fullmatch if kind == _ONE else None) for kind, one in tokens]
        self._entered = [self._from(state) for state in range(len(tokens) + 1)]

    def _from(self, state: int) -> frozenset[int]:
        """`state`, and what comes after the repeats that begin there if these represent nothing."""
        found = {state}
        while state < len(self._tokens) and self._tokens[state][1] is None:
            state += 1
            found.add(state)
        return frozenset(found)

    def matches(self, path: str) -> bool:
        states: set[int] | frozenset[int] = self._entered[0]
        for char in path:
            following: set[int] = set()
            for state in states:
                if state == len(self._tokens):
                    continue
                kind, fits = self._tokens[state]
                if fits is not None:
                    if fits(char):
                        following |= self._entered[state + 1]
                elif kind == _FOLDERS:
                    following.add(state)
                    if char == "/":
                        following |= self._entered[state + 1]
                elif kind == _ANY or char != "/":
                    following |= self._entered[state]
            if not following:
                return False
            states = following
        return len(self._tokens) in states
