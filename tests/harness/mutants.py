"""Mutants: programs changed in one place, judged by mlir-opt, to compare our errors with on programs that nobody wrote.

`./dev mutants FOLDER...` changes one token, type, attribute or operand of each program, asks mlir-opt
which of the results it refuses, and counts: refused mutants whose first error we know on its line, with the same words,
and accepted mutants with an error of ours. The answers of one batch are of one mlir-opt process.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from pydealloc.syntax.text.lexer import TokenKind, tokens
from tests.harness.oracle import Oracle, find_oracle
from tests.harness.superset import parts, programs

_LINES = 200
"""Longer programs are left out."""
_BATCH = 60
"""Mutants in one process of mlir-opt."""
_SECONDS = 60.0
_OPTIONS = ("--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading", "-o", "/dev/null")
# What mlir-opt reads beyond the program, and locations under other names.
LEFT_OUT = re.compile(r"expected-(?:error|warning|remark|note)|\bloc\(|// -----|\{-#")
_ERROR = re.compile(r"^<stdin>:(?P<line>\d+):\d+: error: (?P<words>.*)$")
_EARLIER_USE = re.compile(r"^<stdin>:(?P<line>\d+):\d+: note: previously used here with type ")
_TYPE = re.compile(r"\b(?:i(?:1|8|16|32|64)|f(?:16|32|64)|bf16|index|none)\b")
_NAMED = re.compile(r"\b(?:tensor|memref|vector)<(?=[^<>]*x)")
_DIMENSION = re.compile(r"(?<=[<x])(?:\d+|\?)(?=x)")
_OPERAND = re.compile(r"%[\w$.\-]+(?:#\d+)?")
_NUMBER = re.compile(r"(?<![\w%@#^!.])-?\d+(?![\w.])")
_ENTRY = re.compile(r"[\w.]+ = (?:\"[^\"]*\"|-?\d+(?: : \w+)?|true|false|@\w+|[#\w.]+<[^<>{}]*>|\[[^\[\]{}]*\])(?:, )?")
_WORD = re.compile(r"(?<=[ <\[(])[a-z][a-z_0-9]{2,}(?=[,>\]) ])")
_TYPES = (
    "i1",
    "i8",
    "i32",
    "i64",
    "f16",
    "f32",
    "f64",
    "index",
    "none",
    "tensor<4xf32>",
    "memref<?xi8>",
    "vector<4xi32>",
)
_NUMBERS = ("0", "1", "-1", "2", "3", "7", "64", "4294967296")


@dataclass(frozen=True)
class Mutant:
    """`text` is a whole program; `source` the program it was made from."""

    source: Path
    kind: str
    text: str


@dataclass(frozen=True)
class Judged:
    """What mlir-opt says of a mutant: the line, from 1, and the words of its first error, if any."""

    mutant: Mutant
    line: int = 0
    words: str = ""
    cause: int = 0
    """The line that is wrong: another one where mlir-opt is at the definition of what was used before, elsewhere."""


# --- Making ----------------------------------------------------------------------------------------------------------


def mutants(paths: Sequence[Path], seed: int, each: int = 1) -> Iterator[Mutant]:
    """`each` mutants of every program that is short enough; the same for the same arguments."""
    for path in paths:
        for number, (_, text) in enumerate(parts(path.read_bytes().decode("utf-8", "replace"))):
            if LEFT_OUT.search(text) or text.count("\n") > _LINES:
                continue
            chosen = random.Random(f"{seed} {path.name} {number}")
            for _ in range(each):
                kind, make = chosen.choice(_KINDS)
                edited = make(text, chosen)
                if edited is not None and edited != text:
                    yield Mutant(path, kind, edited)


def _replaced(text: str, pattern: re.Pattern[str], chosen: random.Random, other: Callable[[str], str]) -> str | None:
    """`text` with one match of `pattern`, outside of comments, replaced by what `other` makes of it."""
    comments = [token for token in tokens(text) if token.kind is TokenKind.COMMENT]
    found = [
        match
        for match in pattern.finditer(text)
        if not any(token.start <= match.start() < token.end for token in comments)
    ]
    if not found:
        return None
    match = chosen.choice(found)
    return text[: match.start()] + other(match[0]) + text[match.end() :]


def _other_type(text: str, chosen: random.Random) -> str | None:
    return _replaced(text, _TYPE, chosen, lambda _: chosen.choice(_TYPES))


def _other_shape(text: str, chosen: random.Random) -> str | None:
    return _replaced(text, _DIMENSION, chosen, lambda _: chosen.choice(("1", "3", "5", "?", "4x2", "0")))


def _other_container(text: str, chosen: random.Random) -> str | None:
    return _replaced(text, _NAMED, chosen, lambda _: chosen.choice(("tensor<", "memref<", "vector<")))


def _other_operand(text: str, chosen: random.Random) -> str | None:
    names = sorted(set(_OPERAND.findall(text)))
    return _replaced(text, _OPERAND, chosen, lambda _: chosen.choice(names)) if len(names) > 1 else None


def _other_number(text: str, chosen: random.Random) -> str | None:
    return _replaced(text, _NUMBER, chosen, lambda _: chosen.choice(_NUMBERS))


def _without_attribute(text: str, chosen: random.Random) -> str | None:
    return _replaced(text, _ENTRY, chosen, lambda _: "")


def _other_value(text: str, chosen: random.Random) -> str | None:
    def other(entry: str) -> str:
        value = chosen.choice(("unit", "true", "1 : i32", "-5 : i64", "@nothing", '"text"', "[1, 2]", "2.0 : f32"))
        return f"{entry.split(' = ', maxsplit=1)[0]} = {value}{', ' if entry.endswith(', ') else ''}"

    return _replaced(text, _ENTRY, chosen, other)


def _other_word(text: str, chosen: random.Random) -> str | None:
    words = sorted(set(_WORD.findall(text)))
    return _replaced(text, _WORD, chosen, lambda _: chosen.choice(words)) if len(words) > 1 else None


def _token(text: str, chosen: random.Random) -> str | None:
    solid = [token for token in tokens(text) if token.kind not in (TokenKind.SPACE, TokenKind.COMMENT)]
    if not solid:
        return None
    token, other = chosen.choice(solid), chosen.choice(solid)
    new = chosen.choice(("", text[other.start : other.end]))
    return text[: token.start] + new + text[token.end :]


_KINDS: tuple[tuple[str, Callable[[str, random.Random], str | None]], ...] = (
    ("type", _other_type),
    ("shape", _other_shape),
    ("container", _other_container),
    ("operand", _other_operand),
    ("number", _other_number),
    ("attribute removed", _without_attribute),
    ("attribute value", _other_value),
    ("word", _other_word),
    ("token", _token),
)


# --- Judging ---------------------------------------------------------------------------------------------------------


def judged(made: Sequence[Mutant], oracle: Oracle) -> list[Judged]:
    """mlir-opt's answers, of those that it survives."""
    batches = [made[start : start + _BATCH] for start in range(0, len(made), _BATCH)]
    with ThreadPoolExecutor(2) as pool:
        return [each for answers in pool.map(lambda batch: _batch(batch, oracle), batches) for each in answers]


def _batch(batch: Sequence[Mutant], oracle: Oracle) -> list[Judged]:
    text, first_lines = "", list[int]()
    for mutant in batch:
        first_lines.append(text.count("\n") + 1)
        text += mutant.text.rstrip("\n") + "\n// -----\n"
    try:
        answer = oracle.run(text, *_OPTIONS, seconds=_SECONDS)
    except subprocess.TimeoutExpired:
        return _halves(batch, oracle)
    if "PLEASE submit a bug report" in answer.errors or "LLVM ERROR" in answer.errors:
        return _halves(batch, oracle)
    # The lines of the messages are those of the whole batch.
    found: dict[int, tuple[int, str, int]] = {}
    last = -1
    for message in answer.errors.splitlines():
        match = _ERROR.match(message) or _EARLIER_USE.match(message)
        if match is None:
            continue
        index = bisect_right(first_lines, int(match["line"])) - 1
        line = int(match["line"]) - first_lines[index] + 1
        if match.re is _ERROR and index not in found:
            found[index], last = (line, match["words"], line), index
        elif match.re is _ERROR:
            last = -1
        elif index == last:
            found[index] = (*found[index][:2], line)
    return [Judged(each, *found.get(index, (0, "", 0))) for index, each in enumerate(batch)]


def _halves(batch: Sequence[Mutant], oracle: Oracle) -> list[Judged]:
    """The answers where mlir-opt ends in the middle of `batch`; none for the mutant that ends it."""
    if len(batch) <= 1:
        return []
    middle = len(batch) // 2
    return [*_batch(batch[:middle], oracle), *_batch(batch[middle:], oracle)]


# --- Comparing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Compared:
    """One mutant: mlir-opt's first error, and ours as (line, words)."""

    judged: Judged
    ours: tuple[tuple[int, str], ...]

    @property
    def is_refused(self) -> bool:
        return self.judged.line > 0

    @property
    def has_line(self) -> bool:
        return any(line == self.judged.line for line, _ in self.ours)

    @property
    def has_words(self) -> bool:
        return (self.judged.line, self.judged.words) in self.ours


def compared(each: Judged) -> Compared:
    text = each.mutant.text
    found = [one for one in findings_of(parse_document(text)) if one.severity is Severity.ERROR]
    errors = [error for one in found for error in one.reported_by_upstream]
    return Compared(each, tuple((text.count("\n", 0, error.start) + 1, error.message) for error in errors))


def _is_accepted(each: Compared, oracle: Oracle) -> bool:
    """Whether mlir-opt takes the mutant when it is alone: it fails without a word at times."""
    return oracle.run(each.judged.mutant.text, *_OPTIONS, seconds=_SECONDS).accepted


def report(every: Sequence[Compared]) -> str:
    refused = [each for each in every if each.is_refused]
    accepted = [each for each in every if not each.is_refused]

    def share(what: str, some: int, of: int) -> str:
        return f"{what:<42} {some:5} of {of:5} ({100 * some / max(of, 1):.1f} %)"

    return "\n".join(
        (
            share("refused, and ours on the same line", sum(each.has_line for each in refused), len(refused)),
            share("refused, and ours with the same words", sum(each.has_words for each in refused), len(refused)),
            share("accepted, and an error of ours", sum(bool(each.ours) for each in accepted), len(accepted)),
        )
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev mutants", description="Errors of mutated programs.")
    parser.add_argument(
        "folders", nargs="+", type=Path, metavar="FOLDER", help="with .mlir files that mlir-opt accepts"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=int, default=0, help="programs to mutate, chosen by the seed; 0: all")
    parser.add_argument("--each", type=int, default=1, help="mutants of each program")
    parser.add_argument("--save", type=Path, metavar="FILE", help="the mutants with both answers, as JSON lines")
    options = parser.parse_args(arguments)
    oracle = find_oracle()
    if oracle is None:
        print("mlir-opt of LLVM 22 is not installed: ./dev oracle")
        return 2
    paths = list(programs(options.folders))
    if options.limit and len(paths) > options.limit:
        paths = sorted(random.Random(options.seed).sample(paths, options.limit))
    every = [compared(each) for each in judged([*mutants(paths, options.seed, options.each)], oracle)]
    every = [each for each in every if each.is_refused or not each.ours or _is_accepted(each, oracle)]
    if options.save is not None:
        options.save.write_text("".join(_line(each) for each in every), encoding="utf-8")
    print(report(every))
    return 0


def _line(each: Compared) -> str:
    mutant = each.judged.mutant
    return (
        json.dumps(
            {
                "source": str(mutant.source),
                "kind": mutant.kind,
                "text": mutant.text,
                "theirs": [each.judged.line, each.judged.words] if each.is_refused else None,
                "ours": each.ours,
            }
        )
        + "\n"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
