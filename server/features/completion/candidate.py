"""Completion candidates, and the choice of those that are shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import Enum

from ....ir.records import dataclass

MOST = 120
"""Candidates that are sent at most: an editor asks again when more is typed."""
MOST_DETAIL = 80


class CandidateKind(Enum):
    OPERATION = "operation"
    DIALECT = "dialect"
    VALUE = "value"
    BLOCK = "block"
    FUNCTION = "function"
    SYMBOL = "symbol"
    TYPE = "type"
    ALIAS = "alias"
    ATTRIBUTE = "attribute"
    CASE = "case"
    KEYWORD = "keyword"


@dataclass(frozen=True)
class Candidate:
    """`label` is what is compared with the word at the cursor."""

    label: str
    kind: CandidateKind
    detail: str = ""
    text: str = ""
    """The inserted text; the label when empty."""
    is_snippet: bool = False
    """Whether `text` has places to fill in, `${1:name}`."""
    about: tuple[str, ...] = ()
    """The key for documentation, which is made later: a kind and a name."""


def matching(candidates: Iterable[Candidate], prefix: str) -> list[Candidate]:
    """Those whose label has the characters of `prefix` in their order, in whatever case; each label once.

    What starts as typed comes first; otherwise the order stays.
    """
    fits = subsequence(prefix)
    seen: set[str] = set()
    near: list[Candidate] = []
    far: list[Candidate] = []
    for candidate in candidates:
        if candidate.label in seen or not fits(candidate.label):
            continue
        seen.add(candidate.label)
        (near if begins_with(candidate.label, prefix) else far).append(candidate)
    return near + far


def subsequence(prefix: str) -> Callable[[str], bool]:
    """Whether a text has the characters of `prefix`, in their order and in whatever case; the first one starts a word.

    The first place of each is as good as any other, so the time is that of one look at the text.
    """
    first, rest = re.escape(prefix[:1]), prefix[1:].lower()
    start = re.compile(f"(?:^|[._%@^!#:<]){first}", re.IGNORECASE).search

    def fits(text: str) -> bool:
        found = start(text)
        if found is None:
            return False
        text, pos = text.lower(), found.end()
        for char in rest:
            pos = text.find(char, pos) + 1
            if not pos:
                return False
        return True

    return fits if prefix else lambda _: True


def begins_with(label: str, prefix: str) -> bool:
    """Whether `label`, or what is after its dot, starts with `prefix`."""
    return label.startswith(prefix) or label.partition(".")[2].startswith(prefix)


def cut(text: str) -> str:
    """`text` short enough to be beside a label."""
    return text if len(text) <= MOST_DETAIL else text[: MOST_DETAIL - 1] + "…"
