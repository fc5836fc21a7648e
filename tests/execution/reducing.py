"""Programs made small that still go wrong in the same way.

    small = reduced(text, lambda text: "race" in problems_of(text))

Lines and bodies are left out as long as the rest has no errors, and operands become others of the same type.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

_NAME = re.compile(r"%[\w#]+")
_DEFINED = re.compile(r"^\s*(%\w+)(?::\d+)? = ")
_ROUNDS = 12


def reduced(text: str, is_wrong: Callable[[str], bool]) -> str:
    """`text` without what `is_wrong` does not need. `is_wrong` says no to programs with errors."""
    lines = text.splitlines()
    for _ in range(_ROUNDS):
        before = len(lines), sum(map(len, lines))
        for change in (_without, _joined):
            lines = _smaller(lines, change, is_wrong)
        if (len(lines), sum(map(len, lines))) == before:
            break
    return "\n".join(lines) + "\n"


def _smaller(
    lines: list[str], change: Callable[[Sequence[str]], Iterator[list[str]]], is_wrong: Callable[[str], bool]
) -> list[str]:
    """After each change that helps, the next ones are tried on what is left."""
    tried: set[str] = set()
    found = True
    while found:
        found = False
        for shorter in change(lines):
            text = "\n".join(shorter) + "\n"
            if text not in tried and len(text) < sum(map(len, lines)) + len(lines):
                tried.add(text)
                if is_wrong(text):
                    lines, found = shorter, True
                    break
    return lines


def _without(lines: Sequence[str]) -> Iterator[list[str]]:
    """Without one line, or one operation with its body; the last ones first."""
    for number in reversed(range(len(lines))):
        end = _end_of(lines, number)
        if end > number:
            yield [*lines[:number], *lines[end:]]


def _end_of(lines: Sequence[str], start: int) -> int:
    """The line behind the operation that begins in line `start`; `start` where none does."""
    depth = 0
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if number == start and line.startswith(("}", "^", "case", "default")):
            return start
        depth += line.count("{") - line.count("}")
        if depth <= 0 and not line.endswith("{"):
            following = lines[number + 1].strip() if number + 1 < len(lines) else ""
            if not following.startswith(("case", "default", "(%")):
                return number + 1
    return start


def _joined(lines: Sequence[str]) -> Iterator[list[str]]:
    """With a body in place of its operation, or a value in place of another one."""
    for number in reversed(range(len(lines))):
        if lines[number].endswith("{") and not lines[number].startswith("func"):
            end = _end_of(lines, number)
            yield [*lines[:number], *lines[number + 1 : end - 2], *lines[end:]]
    for number in reversed(range(len(lines))):
        defined = _DEFINED.match(lines[number])
        if defined is None:
            continue
        for name in dict.fromkeys(_NAME.findall(lines[number])[1:]):
            end = _end_of(lines, number)
            rest = [re.sub(rf"{defined[1]}\b", name, line) for line in lines[end:]]
            yield [*lines[:number], *rest]


__all__ = ["reduced"]
