"""What one wrong token costs: a program is edited in one place, and what was known of the rest is compared.

Comments are left alone, and nothing is made one: that takes away more than a token.

`./dev mutate FOLDER...` measures it on any `.mlir` files; `tests/syntax/test_mutations.py` on programs of our own.

The *edited operation* is the innermost one whose own text, its regions left out, the edit touches; a join of two lines
edits the operations on both. Its *lines* are those that its own text touches, in the edited text. With that, of one
edit:

- *harm*: an item that the edit does not touch is not the same any more: its place, its findings, its operations.
- *lost*: an operation other than the edited one is no longer recognised where it was: it is gone, opaque, or has
  another name.
- *outside*: an error on another line than those of the edited operation that was not there before.
- *consequence*: an error outside that is true whatever the author meant: it is about a value, block, symbol or alias
  that the edited operation named before the edit, or names now. Counted among those outside, and by itself.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.document.segmenter import ItemKind
from pydealloc.syntax.text.findings import Finding, Severity
from pydealloc.syntax.text.lexer import Token, TokenKind, tokens

_INSERTED = (
    "{", "}", "(", ")", "[", "]", "<", ">", '"', ",", ":", "=", "->", "%", "^", "@", "#", "!", "-", "?", "::",
    "x", "0", "i32", "%q", "^q", "@q", "loc", "return", "attributes", "arith.addi", "$",
)  # fmt: skip
_HARD = frozenset('{}()[]<>":=,') | {"->"}
_SIGIL = frozenset("%^@#!")
_NAMES = re.compile(r"[%^@#!][\w$.\-]+")


@dataclass(frozen=True)
class Mutation:
    """`text[start:end]` becomes `new`."""

    kind: str
    start: int
    end: int
    new: str

    def apply(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.end :]

    def moved(self, offset: int) -> int:
        """Where what stood at `offset` stands after the edit."""
        return offset if offset <= self.start else max(offset + len(self.new) - (self.end - self.start), self.start)


@dataclass
class Outcome:
    """What one mutation did; see above."""

    mutation: Mutation
    harm: list[str] = field(default_factory=list[str])
    lost: list[str] = field(default_factory=list[str])
    outside: list[Finding] = field(default_factory=list[Finding])
    consequences: list[Finding] = field(default_factory=list[Finding])
    errors: int = 0
    is_within: bool = False
    """Whether the edit is inside of an operation that stands in a module, as a function is."""


def mutations(text: str, count: int, seed: int) -> Iterator[Mutation]:
    """`count` edits of one token each; the same for the same arguments. None for a text without tokens."""
    chosen = random.Random(seed)
    every = list(tokens(text))
    solid = [token for token in every if token.kind not in (TokenKind.SPACE, TokenKind.COMMENT)]
    hard = [token for token in solid if text[token.start : token.end] in _HARD]
    marked = [token for token in solid if text[token.start] in _SIGIL and token.end - token.start > 1]
    pairs = pairwise(every)
    breaks = [
        each for before, each in pairs if before.kind is not TokenKind.COMMENT and "\n" in text[each.start : each.end]
    ]
    while solid and count:
        count -= 1
        kind = chosen.choices(
            ("delete", "duplicate", "insert", "replace", "bracket", "sigil", "join"), (5, 4, 4, 4, 2, 1, 1)
        )[0]
        pool = {"bracket": hard, "sigil": marked, "join": breaks}.get(kind) or solid
        token = chosen.choice(pool)
        yield _mutation(kind, text, token, chosen, solid)


def _mutation(kind: str, text: str, token: Token, chosen: random.Random, solid: Sequence[Token]) -> Mutation:
    word = text[token.start : token.end]
    if kind == "duplicate":
        return Mutation(kind, token.end, token.end, f" {word}")
    if kind == "insert":
        return Mutation(kind, token.start, token.start, f" {chosen.choice(_INSERTED)} ")
    if kind == "replace":
        other = chosen.choice(solid)
        return Mutation(kind, token.start, token.end, text[other.start : other.end])
    if kind == "sigil":
        return Mutation(kind, token.start, token.start + 1, "")
    return Mutation(kind, token.start, token.end, " " if kind == "join" else "")


class Program:
    """One text and what is known of it, to compare edited texts with."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.document = parse_document(text)
        self.errors = _errors(self.document)

    def try_(self, mutation: Mutation) -> Outcome:
        """Edit, read and compare."""
        outcome = Outcome(mutation)
        leaves = [item for item in self.document.leaves() if item.kind is ItemKind.OPERATIONS]
        outcome.is_within = any(item.start <= mutation.start and mutation.end <= item.end for item in leaves)
        edited = mutation.apply(self.text)
        new = parse_document(edited)
        names, spans = self._edited(mutation)
        self._compare_items(mutation, new, outcome)
        self._compare_operations(mutation, new, outcome)
        lines = _lines(edited, spans, mutation)
        before = {(mutation.moved(finding.start), finding.code) for finding in self.errors}
        for start, end in spans:
            names |= set(_NAMES.findall(edited[start:end]))
        for finding in _errors(new):
            if (finding.start, finding.code) in before:
                continue
            outcome.errors += 1
            if edited.count("\n", 0, finding.start) not in lines:
                outcome.outside.append(finding)
                named = set(_NAMES.findall(edited[finding.start : finding.end] + " " + finding.message))
                if finding.code not in ("syntax", "unclosed-brace", "unopened-brace") and named & names:
                    outcome.consequences.append(finding)
        return outcome

    def _edited(self, mutation: Mutation) -> tuple[set[str], list[tuple[int, int]]]:
        """The names in the own text of the edited operations, and where that is."""
        spans: list[tuple[int, int]] = []
        names: set[str] = set()
        for start, end in self._own_texts(mutation):
            names |= set(_NAMES.findall(self.text[start:end]))
            spans.append((mutation.moved(start), mutation.moved(end)))
        return names, spans

    def _own_texts(self, mutation: Mutation) -> list[tuple[int, int]]:
        """The stretches of the own text of the operations that the mutation touches."""
        for item in _all_items(self.document):
            if item.start <= mutation.end and mutation.start <= item.end and not item.operations:
                return [(item.start, item.end)]
        best: list[tuple[int, int]] = []
        for item in self.document.leaves():
            for op in _operations(item):
                spans = _own_spans(item, op)
                if any(start <= mutation.end and mutation.start <= end for start, end in spans):
                    best.extend(spans)
        return best

    def _compare_items(self, mutation: Mutation, new: Document, outcome: Outcome) -> None:
        found = {(item.start, item.parsed.source): item for item in new.leaves()}
        for item in self.document.leaves():
            source = item.parsed.source
            if item.start <= mutation.end and mutation.start <= item.end:
                continue
            other = found.get((mutation.moved(item.start), source))
            if other is None:
                outcome.harm.append(f"gone: {source[:60]!r}")
            elif item.parsed.findings != other.parsed.findings:
                outcome.harm.append(f"findings: {source[:60]!r}")
            elif [op.name for op in _operations(item)] != [op.name for op in _operations(other)]:
                outcome.harm.append(f"operations: {source[:60]!r}")

    def _compare_operations(self, mutation: Mutation, new: Document, outcome: Outcome) -> None:
        found = _recognised(new)
        for item in self.document.leaves():
            for op in _operations(item):
                place = _name_place(item, op)
                if place is None:
                    continue
                spans = _own_spans(item, op)
                if any(start <= mutation.end and mutation.start <= end for start, end in spans):
                    continue
                if found.get(mutation.moved(place)) != op.name:
                    line = self.text.count("\n", 0, place) + 1
                    outcome.lost.append(f"{op.name} in line {line}")


def _errors(document: Document) -> list[Finding]:
    return [finding for finding in document.findings if finding.severity is Severity.ERROR]


def _all_items(document: Document) -> Iterator[Item]:
    pending = [item for chunk in document.chunks for item in chunk.items]
    while pending:
        item = pending.pop()
        yield item
        pending.extend(item.children)


def _operations(item: Item) -> Iterator[Operation]:
    for top in item.operations:
        yield from walk(top)


def _recognised(document: Document) -> dict[int, str]:
    found: dict[int, str] = {}
    for item in document.leaves():
        for op in _operations(item):
            place = _name_place(item, op)
            if place is not None:
                found[place] = op.name
    return found


def _name_place(item: Item, op: Operation) -> int | None:
    """Offset of the name of an operation that was understood."""
    syntax = op.syntax
    if syntax is None or (syntax.opaque and UPSTREAM.definition(op.name) is not None):
        return None
    return _in_document(item, syntax.name_start)


def _in_document(item: Item, offset: int) -> int:
    """A module's text lacks its body: what is behind it stands further down."""
    if item.opening and offset > item.opening:
        return item.end - (len(item.parsed.source) - offset)
    return item.start + offset


def _own_spans(item: Item, op: Operation) -> list[tuple[int, int]]:
    """The text of `op` outside of its regions, braces included."""
    syntax = op.syntax
    if syntax is None:
        return []
    spans: list[tuple[int, int]] = []
    pos = syntax.start
    for region in sorted(region.span for region in op.regions if region.span is not None):
        spans.append((_in_document(item, pos), _in_document(item, region[0]) + 1))
        pos = max(region[1] - 1, pos)
    spans.append((_in_document(item, pos), _in_document(item, syntax.end)))
    return spans


def _lines(text: str, spans: Sequence[tuple[int, int]], mutation: Mutation) -> set[int]:
    lines: set[int] = set()
    for start, end in (*spans, (mutation.start, mutation.start + len(mutation.new))):
        first = text.count("\n", 0, start)
        lines.update(range(first, first + text.count("\n", start, end) + 1))
    return lines


@dataclass
class Figures:
    """Sums over many edits."""

    edits: int = 0
    exceptions: int = 0
    harm: int = 0
    harm_from_within: int = 0
    lost: int = 0
    outside: int = 0
    beyond: int = 0
    """Edits with an error outside that is no consequence."""
    many: int = 0
    """Edits with more than one error."""
    kinds: Counter[str] = field(default_factory=Counter[str])

    def add(self, outcome: Outcome) -> None:
        self.edits += 1
        self.harm += bool(outcome.harm)
        self.harm_from_within += bool(outcome.harm) and outcome.is_within
        self.lost += bool(outcome.lost)
        self.outside += bool(outcome.outside)
        beyond = [finding for finding in outcome.outside if finding not in outcome.consequences]
        self.beyond += bool(beyond)
        self.many += outcome.errors > 1
        for finding in outcome.outside[:1]:
            kind = "consequence" if finding in outcome.consequences else "beyond"
            self.kinds[f"{kind}: {finding.code}, after {outcome.mutation.kind}"] += 1

    def report(self) -> str:
        def share(count: int) -> str:
            return f"{count:6} = {100 * count / max(self.edits, 1):6.2f} %"

        lines = [
            f"edits                                            {self.edits:6}",
            f"exceptions                                       {self.exceptions:6}",
            f"other items harmed                               {share(self.harm)}",
            f"  by edits within another item                   {share(self.harm_from_within)}",
            f"operations other than the edited one lost        {share(self.lost)}",
            f"errors outside the lines of the edited operation {share(self.outside)}",
            f"  and no consequence of what it names            {share(self.beyond)}",
            f"more than one error                              {share(self.many)}",
        ]
        return "\n".join([*lines, *(f"  {count:5} {kind}" for kind, count in self.kinds.most_common(12))])


def measure(texts: Sequence[tuple[str, str]], edits: int, seed: int, show: str = "") -> Figures:
    """`texts`: name and text. `show`: the outcomes to print, some of `harm`, `lost`, `beyond`, `outside`, `many`."""
    figures = Figures()
    for number, (name, text) in enumerate(texts):
        program = Program(text)
        for mutation in mutations(text, edits, seed + number):
            try:
                outcome = program.try_(mutation)
            except Exception:  # noqa: BLE001 — that nothing is raised is what is measured.
                figures.edits += 1
                figures.exceptions += 1
                print(f"--- {name}: {mutation}\n{traceback.format_exc()}")
                continue
            figures.add(outcome)
            wrong = _shown(outcome, show)
            if wrong:
                print(f"--- {name}: {_marked(text, mutation)}")
                print("\n".join(f"    {line}" for line in wrong))
                for finding in _errors(parse_document(mutation.apply(text))):
                    line = mutation.apply(text).count("\n", 0, finding.start) + 1
                    print(f"    ! {line}: {finding.code}: {finding.message}")
    return figures


def _shown(outcome: Outcome, show: str) -> list[str]:
    lines: list[str] = []
    if "harm" in show:
        lines += [f"harm: {what}" for what in outcome.harm[:3]]
    if "lost" in show:
        lines += [f"lost: {what}" for what in outcome.lost[:3]]
    for finding in outcome.outside:
        if ("beyond" in show and finding not in outcome.consequences) or "outside" in show:
            lines.append(f"outside: {finding.code}: {finding.message}")
    if "many" in show and outcome.errors > 1:
        lines.append("several errors")
    return lines


def _marked(text: str, mutation: Mutation) -> str:
    line = text.count("\n", 0, mutation.start) + 1
    start = text.rfind("\n", 0, mutation.start) + 1
    end = text.find("\n", mutation.end)
    before, after = text[start : mutation.start], text[mutation.end : end if end >= 0 else len(text)]
    taken = text[mutation.start : mutation.end]
    return f"{mutation.kind} in line {line}: {before}[-{taken}-][+{mutation.new}+]{after}"


def main(arguments: Sequence[str]) -> int:
    """Exit code 1 after an exception, or when another item was harmed."""
    parser = argparse.ArgumentParser(prog="./dev mutate", description="what one wrong token costs")
    parser.add_argument("folders", nargs="+", type=Path, help="folders with .mlir files, or such files")
    parser.add_argument("--files", type=int, default=500, help="how many to take, chosen by the seed")
    parser.add_argument("--edits", type=int, default=20, help="of each file")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--longest", type=int, default=20_000, help="characters of the longest file to take")
    parser.add_argument("--show", default="", help="print what went wrong: harm, lost, beyond, outside, many")
    options = parser.parse_args(arguments)
    paths: list[Path] = []
    for folder in options.folders:
        paths.extend(sorted(folder.rglob("*.mlir")) if folder.is_dir() else [folder])
    random.Random(options.seed).shuffle(paths)
    texts: list[tuple[str, str]] = []
    for path in paths:
        text = path.read_text(encoding="utf-8", errors="replace")
        if len(texts) < options.files and 0 < len(text) <= options.longest:
            texts.append((path.name, text))
    figures = measure(texts, options.edits, options.seed, options.show)
    print(figures.report())
    return int(bool(figures.exceptions or figures.harm))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
