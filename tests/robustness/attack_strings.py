"""Attack strings for regular expressions: texts on which an ambiguous pattern backtracks.

`re` tries every way in which nested or adjacent repeats can share a text before it gives up. For each unbounded
repeat of a pattern, `attacks` gives texts that lead there, pump it, and then fail; a pattern that reads each text in
one way only handles them in linear time.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

# The parser of `re` is not public; its name changed with Python 3.11.
_IS_OLD = sys.version_info < (3, 11)
constants: Any = import_module("sre_constants" if _IS_OLD else "re._constants")
parser: Any = import_module("sre_parse" if _IS_OLD else "re._parser")

MANY = 50
"""Repetitions from which on a bounded repeat is attacked like an unbounded one."""
_ENDS = ("", "\0", "$$", "\n", '"', "x", "1\0")
_CATEGORIES = {
    constants.CATEGORY_DIGIT: "7",
    constants.CATEGORY_NOT_DIGIT: "a",
    constants.CATEGORY_SPACE: " ",
    constants.CATEGORY_NOT_SPACE: "a",
    constants.CATEGORY_WORD: "a",
    constants.CATEGORY_NOT_WORD: " ",
}
_LIKELY = 'a1 %:,x.-\t\n/"<([{=#@!?*$_^'

Node = tuple[Any, Any]
Tree = Sequence[Node]


def attacks(pattern: re.Pattern[str], seed: int = 0) -> Iterator[tuple[str, str, str]]:
    """`(prefix, pump, end)` for each repeat of the pattern: the text is prefix, then pump many times, then end."""
    random = Random(seed)
    tree = parser.parse(pattern.pattern, pattern.flags)
    seen: set[tuple[str, str]] = set()
    for before, body in _repeats(list(tree), []):
        for _ in range(3):
            prefix = "".join(_sample(node, random) for node in before)
            pump = "".join(_sample(node, random) for node in body) or "a"
            if (prefix, pump) not in seen:
                seen.add((prefix, pump))
                yield from ((prefix, pump, end) for end in _ENDS)


def _repeats(
    tree: Tree, before: list[tuple[Any, Any]]
) -> Iterator[tuple[list[tuple[Any, Any]], list[tuple[Any, Any]]]]:
    """Each repeat in the tree: what stands before it, one way to get there, and its body."""
    so_far = list(before)
    for op, value in tree:
        if op in (constants.MAX_REPEAT, constants.MIN_REPEAT):
            _, most, body = value
            if most is constants.MAXREPEAT or most >= MANY:
                yield list(so_far), list(body)
            yield from _repeats(list(body), so_far)
        else:
            for inner in _children(op, value):
                yield from _repeats(list(inner), so_far)
        so_far.append((op, value))


def _children(op: Any, value: Any) -> Iterator[Tree]:
    if op is constants.SUBPATTERN:
        yield value[-1]
    elif op is constants.BRANCH:
        yield from value[1]
    elif op in (constants.ASSERT, constants.ASSERT_NOT):
        yield value[1]
    elif str(op) == "ATOMIC_GROUP":
        yield value


def _sample(node: tuple[Any, Any], random: Random) -> str:
    """One text that the node matches, as far as that can be told without what is around it."""
    op, value = node
    if op is constants.LITERAL:
        return chr(value)
    if op is constants.NOT_LITERAL:
        return random.choice([char for char in _LIKELY if char != chr(value)])
    if op is constants.ANY:
        return random.choice("a1 %")
    if op is constants.IN:
        return _member(value, random)
    if op is constants.BRANCH:
        return "".join(_sample(inner, random) for inner in random.choice(value[1]))
    if op is constants.SUBPATTERN:
        return "".join(_sample(inner, random) for inner in value[-1])
    if op in (constants.MAX_REPEAT, constants.MIN_REPEAT):
        least, most, body = value
        times = least if most == least else random.choice([least, least + 1, min(int(most), least + 3)])
        return "".join(_sample(inner, random) for _ in range(times) for inner in body)
    if str(op) == "POSSESSIVE_REPEAT":
        return "".join(_sample(inner, random) for inner in value[2])
    if str(op) == "ATOMIC_GROUP":
        return "".join(_sample(inner, random) for inner in value)
    return ""


def _member(members: Sequence[tuple[Any, Any]], random: Random) -> str:
    is_negated = bool(members) and members[0][0] is constants.NEGATE
    fitting = [char for char in _LIKELY if _is_in(char, members) is not is_negated]
    if fitting:
        return random.choice(fitting)
    if is_negated:
        return "\u00e9"
    op, value = members[0]
    if op is constants.LITERAL:
        return chr(value)
    return chr(value[0]) if op is constants.RANGE else _CATEGORIES.get(value, "a")


def _is_in(char: str, members: Sequence[tuple[Any, Any]]) -> bool:
    for op, value in members:
        if op is constants.LITERAL and ord(char) == value:
            return True
        if op is constants.RANGE and value[0] <= ord(char) <= value[1]:
            return True
        if op is constants.CATEGORY and re.match(_CATEGORY_PATTERNS[value], char):
            return True
    return False


_CATEGORY_PATTERNS = {
    constants.CATEGORY_DIGIT: r"\d",
    constants.CATEGORY_NOT_DIGIT: r"\D",
    constants.CATEGORY_SPACE: r"\s",
    constants.CATEGORY_NOT_SPACE: r"\S",
    constants.CATEGORY_WORD: r"\w",
    constants.CATEGORY_NOT_WORD: r"\W",
}
