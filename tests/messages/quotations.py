"""What the findings here quote of mlir-opt, looked for among the literals of LLVM's library.

A quotation is made of literals, whole ones, and of what fills their holes: words of the program, numbers, marks,
operations, and words in quotes or lists that are literals by themselves.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from pathlib import Path

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.registry import dialect_names
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.deallocation import PlanOptions
from pydealloc.passes.pass_manager.pipelines import Step, parse_pipeline
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.transform import apply_steps
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding
from tests.harness.literate import Case, cases
from tests.harness.tree import ROOT

_LITERAL = re.compile(rb"[\x20-\x7e\n\t]{2,}(?=\0)")
_TOKEN = re.compile(r"[A-Za-z_$.][\w$.\-]*|\d[\w.+]*|.", re.DOTALL)
_FOLDERS = ("analysis/verifier", "codes", "limitations", "lints", "passes", "server", "syntax")
_CUT = 12
"""Characters of the beginning of a literal that a quotation may end with: what follows is a value."""


class Literals:
    """The texts in libraries, each of which may be the end of a longer one: linkers store those once."""

    def __init__(self, libraries: Sequence[Path]) -> None:
        found = {match.group().decode("ascii") for each in libraries for match in _LITERAL.finditer(each.read_bytes())}
        self._all = found
        self._forwards = sorted(found)
        self._backwards = sorted(each[::-1] for each in found)

    def has(self, text: str) -> bool:
        return _begins(self._backwards, text[::-1])

    def has_beginning(self, text: str) -> bool:
        return len(text) >= _CUT and _begins(self._forwards, text)

    def unexplained(self, quotation: str, program: str) -> list[str]:
        """The words of `quotation` that are neither in a literal nor in `program`; the fewest possible."""
        ends = [match.end() for match in _TOKEN.finditer(quotation)]
        places = [0, *ends]
        best: dict[int, list[str]] = {0: []}
        for start, end in zip(places, ends, strict=False):
            word = quotation[start:end]
            is_listed = quotation[:start].rstrip(" ")[-1:] in ("'", ",", ":") and word in self._all
            is_hole = is_listed or _is_operation(word) or all(_fills(program, part) for part in word.split("."))
            _keep(best, end, [*best[start], *([] if is_hole else [word])])
            for stop in ends:
                text = quotation[start:stop]
                if stop > end and (self.has(text) or (stop == ends[-1] and self.has_beginning(text))):
                    _keep(best, stop, best[start])
        return best[places[-1]]


def quotations() -> Iterator[tuple[str, str]]:
    """What is quoted of mlir-opt for the programs of the pages, with the program."""
    for one, text in findings_of_pages():
        words = (one.upstream, *(note.message for note in one.upstream_errors))
        yield from ((each, text) for each in words if each)


def findings_of_pages() -> Iterator[tuple[Finding, str]]:
    """What is found, or refused, in the programs of the pages and in those that annotate errors; with the program."""
    texts = dict.fromkeys(case.blocks["mlir"] for folder in _FOLDERS for case in cases(folder))
    annotated = sorted((ROOT / "tests/analysis/verifier/annotated").glob("*.mlir"))
    for text in (*texts, *(file.read_text(encoding="utf-8") for file in annotated)):
        document = parse_document(text)
        found = (
            *findings_of(document, PlanOptions(bufferization=True)),
            *findings_of(document, PlanOptions(crosses_functions=True)),
        )
        yield from ((one, text) for one in found)
    for case in (*cases("codes"), *cases("passes")):
        if "text apply" in case.blocks or "text refused" in case.blocks:
            text = case.blocks["mlir"]
            yield from ((one, text) for one in apply_steps(parse_document(text), _applied(case)).refusals)


def _applied(case: Case) -> tuple[Step, ...]:
    """What a page applies to the program of `case`."""
    pipeline, _, compat = case.blocks.get("text apply", "").strip().partition(" --compat=")
    options = case.blocks.get("text options", "").strip()
    pipeline = pipeline or (f"{case.subject}{{{options}}}" if options else case.subject)
    compat = compat or case.blocks.get("text compat", Compat.SAFE.value).strip()
    return parse_pipeline(pipeline, compat=Compat(compat))


def _begins(texts: Sequence[str], prefix: str) -> bool:
    place = bisect_left(texts, prefix)
    return place < len(texts) and texts[place].startswith(prefix)


def _keep(best: dict[int, list[str]], place: int, words: list[str]) -> None:
    if place not in best or len(words) < len(best[place]):
        best[place] = words


def _is_operation(word: str) -> bool:
    dialect, _, name = word.partition(".")
    return bool(name) and word in UPSTREAM.op_names(dialect)


def _fills(program: str, word: str) -> bool:
    """Whether `word` may be a value: a number, a mark, a dialect or a word of the program."""
    is_word = word[:1].isalpha() or word[:1] == "_"
    pattern = rf"(?<![A-Za-z]){re.escape(word)}(?![A-Za-z])"
    return not is_word or word in dialect_names() or re.search(pattern, program) is not None
