"""Samples with one slip each, as typing makes them: a token dropped or doubled, two dropped, the rest not there yet, a
symbol renamed.

What we accept of them and `mlir-opt` refuses is an error that we do not show.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.item_errors import error_findings
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import OTHER_VERSION
from pydealloc.syntax.text.lexer import TokenKind, tokens

from .judge import UNVERIFIED, ask

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from pydealloc.syntax.document.document import Document
    from pydealloc.syntax.text.findings import Finding
    from pydealloc.syntax.text.lexer import Token
    from tests.harness.oracle import Oracle

    from .store import Sample


@dataclass(frozen=True)
class Edited:
    """A sample of which `[start, end)` is replaced by `new`."""

    sample: Sample
    start: int
    end: int
    new: str = ""

    @property
    def text(self) -> str:
        custom = self.sample.custom
        return custom[: self.start] + self.new + custom[self.end :]

    @property
    def line(self) -> int:
        """The line of the edit, from 1."""
        return self.sample.custom.count("\n", 0, self.start) + 1

    def shown(self) -> str:
        """The line of the sample, with the edit marked."""
        custom = self.sample.custom
        start = custom.rfind("\n", 0, self.start) + 1
        end = custom.find("\n", self.end)
        taken = custom[self.start : min(self.end, self.start + 40)]
        rest = custom[self.end : end if end >= 0 else len(custom)]
        return f"{custom[start : self.start].lstrip()}[-{taken}-][+{self.new}+]{rest}"


def _solid(text: str) -> list[Token]:
    return [token for token in tokens(text) if token.kind not in (TokenKind.SPACE, TokenKind.COMMENT)]


def dropped(sample: Sample) -> Iterator[Edited]:
    """Without each of its tokens."""
    for token in _solid(sample.custom):
        yield Edited(sample, token.start, token.end)


def dropped_pairs(sample: Sample) -> Iterator[Edited]:
    """Without each two tokens that follow each other."""
    for first, second in pairwise(_solid(sample.custom)):
        yield Edited(sample, first.start, second.end)


def doubled(sample: Sample) -> Iterator[Edited]:
    """With each of its tokens twice."""
    for token in _solid(sample.custom):
        yield Edited(sample, token.end, token.end, f" {sample.custom[token.start : token.end]}")


def cut(sample: Sample) -> Iterator[Edited]:
    """Each line without what follows one of its tokens."""
    for token in _solid(sample.custom):
        end = sample.custom.find("\n", token.end)
        end = end if end >= 0 else len(sample.custom)
        if sample.custom[token.end : end].strip():
            yield Edited(sample, token.end, end)


def renamed(sample: Sample) -> Iterator[Edited]:
    """With each of its names of symbols, where they are defined and where they are used, changed by itself."""
    for token in _solid(sample.custom):
        if token.kind is TokenKind.SYMBOL:
            yield Edited(sample, token.end, token.end, "_gone")


EDITS: dict[str, Callable[[Sample], Iterator[Edited]]] = {
    "dropped": dropped,
    "pairs": dropped_pairs,
    "doubled": doubled,
    "cut": cut,
    "renamed": renamed,
}
"""Kinds of edits by their names on the command line."""


def is_refused(edited: Edited) -> bool:
    """Whether we say that LLVM 22 does not accept it: of a sample that the verifier refuses anyway, for its syntax."""
    document = parse_document(edited.text)
    if not edited.sample.verified:
        return not _syntax_errors(document) <= _syntax_errors(parse_document(edited.sample.custom))
    # The errors of items first: nearly all programs have some, and the rest takes longer.
    return any(_refuses(one) for item in document.leaves() for one in error_findings(document, item)) or any(
        _refuses(one) for one in findings_of(document, is_last=True)
    )


_WHILE_READING = frozenset(("verify-attribute", "verify-body", "verify-operand-type"))


def _syntax_errors(document: Document) -> set[str]:
    """What mlir-opt says before it verifies: of attributes, of bodies of types and of types of operands too."""
    found = [one for chunk in document.chunks for one in chunk.findings]
    for item in document.leaves():
        found += item.parsed.findings
        found += [one for one in error_findings(document, item) if one.code in _WHILE_READING]
    return {one.message for one in found if _refuses(one)}


def _refuses(finding: Finding) -> bool:
    return finding.is_refusal or finding.code == OTHER_VERSION


@dataclass(frozen=True)
class Missed:
    """A program that we accept, and what `mlir-opt` says about it."""

    edited: Edited
    error: str


def accepted(samples: Iterable[Sample], make: Callable[[Sample], Iterator[Edited]]) -> tuple[list[Edited], int]:
    """The edited programs that we accept, each once, and how many were looked at."""
    seen: set[str] = set()
    found: list[Edited] = []
    for sample in samples:
        for edited in make(sample):
            text = edited.text
            if text not in seen:
                seen.add(text)
                if not is_refused(edited):
                    found.append(edited)
    return found, len(seen)


def missed(oracle: Oracle, found: Sequence[Edited]) -> list[Missed]:
    """Those of `found` that `mlir-opt` refuses: not those that end it, for they have no answer."""
    result: list[Missed] = []
    for verified in (True, False):
        some = [edited for edited in found if edited.sample.verified == verified]
        verdicts = ask(oracle, [edited.text for edited in some], *(() if verified else UNVERIFIED))
        for edited, verdict in zip(some, verdicts, strict=True):
            if not verdict.accepted and verdict.error not in ("crash", "hang"):
                result.append(Missed(edited, verdict.error))
    return result
