"""The smallest text, and the shortest sequence, that still fails in the same way."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
_TOKEN = re.compile(r"[\w.$]+|\s+|.", re.DOTALL)


def minimised(text: str, fails: Callable[[str], bool], seconds: float = 60.0) -> str:
    """`text` with lines, then tokens, then characters taken out as long as `fails` says it still does.

    Stops after `seconds` with what it has.
    """
    until = monotonic() + seconds
    for cut in (_lines, _TOKEN.findall, list):
        text = "".join(without(cut(text), lambda parts: fails("".join(parts)), until))
    return text


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def without(parts: Sequence[T], fails: Callable[[Sequence[T]], bool], until: float) -> Sequence[T]:
    """`parts` with stretches taken out as long as `fails` says it still does: half of them at first, one at last.

    `until`: of `time.monotonic`.
    """
    size = max(len(parts) // 2, 1)
    while monotonic() < until:
        at, changed = 0, False
        while at < len(parts) and monotonic() < until:
            fewer = [*parts[:at], *parts[at + size :]]
            if fails(fewer):
                parts, changed = fewer, True
            else:
                at += size
        if size == 1 and not changed:
            break
        if not changed or size > len(parts):
            size = max(size // 2, 1)
    return parts
