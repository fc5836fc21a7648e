"""Messages of LLVM, extracted and compared: `./dev messages`."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.harness.tree import ROOT

from .extraction import Text, texts
from .families import MISSING, SAID, TESTED, family_of, status
from .library import functions, libraries_of_mlir
from .ours import ours
from .store import entries, stored, write

_BLOCK = re.compile(r"^```mlir\n(.*?)^```", re.MULTILINE | re.DOTALL)
_PAGES = ("tests/analysis/verifier", "tests/syntax", "tests/codes")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev messages", description="Messages of LLVM that are said here too.")
    parser.add_argument("--library", type=Path, action="append", help="LLVM's library; both that mlir-opt is made of")
    parser.add_argument("--missing", metavar="DIALECT", action="append", help="print the texts that are missing")
    parser.add_argument(
        "--seen", type=Path, action="append", default=[], metavar="FILE",
        help="lines saved by `./dev mutants --save`, or JSON of file to [line, column, message]: count how often a "
        "missing text was seen",
    )  # fmt: skip
    parser.add_argument("--stored", action="store_true", help="take the texts as they are stored")
    parser.add_argument(
        "--ours", action="store_true", help="print the texts of ours instead, one per line with its place"
    )
    options = parser.parse_args(arguments)
    if options.ours:
        for place, text in ours():
            print(f"{place}\t{json.dumps(text, ensure_ascii=False)}")
        return 0
    if not options.stored:
        libraries = options.library or libraries_of_mlir()
        if not libraries:
            print("LLVM 22 is not installed: ./dev oracle")
            return 2
        _extract(libraries)
    seen = [message for file in options.seen for message in _messages(file)]
    _report(options.missing or (), seen)
    return 0


def _extract(libraries: Sequence[Path]) -> None:
    every = dict.fromkeys(text for library in libraries for text in texts(functions(library)))
    shown = "\n".join(_shown_in_tests())
    write(entries((text, _status(text, shown)) for text in every))


def _status(text: Text, shown: str) -> str:
    found = status(text)
    is_shown = found in (SAID, MISSING) and text.text.strip() in shown and family_of(text) is None
    return TESTED if is_shown else found


def _shown_in_tests() -> Iterator[str]:
    """Errors of the programs of the tests, in mlir-opt's words: the tests compare the two."""
    for folder in _PAGES:
        for file in sorted((ROOT / folder).rglob("*.md")):
            for block in _BLOCK.findall(file.read_text(encoding="utf-8")):
                yield from _errors(block)
    for file in sorted((ROOT / "tests/analysis/verifier/annotated").glob("*.mlir")):
        yield from _errors(file.read_text(encoding="utf-8"))


def _errors(text: str) -> Iterator[str]:
    for each in findings_of(parse_document(text)):
        if each.severity is Severity.ERROR:
            yield each.upstream or each.message


def _messages(file: Path) -> Iterator[str]:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".json":
        for errors in json.loads(text).values():
            yield from (message for _, _, message in errors)
        return
    for line in text.splitlines():
        theirs = json.loads(line)["theirs"]
        if theirs:
            yield theirs[1]


def _report(shown: Sequence[str], seen: Sequence[str]) -> None:
    total: Counter[str] = Counter()
    for dialect, those in stored().items():
        counts: Counter[str] = Counter()
        for each in those:
            counts[each.status] += each.count
        total += counts
        if dialect in shown or "all" in shown:
            missing = [
                (sum(each.text in message for message in seen), each) for each in those if each.status == MISSING
            ]
            for number, each in sorted(missing, key=lambda pair: -pair[0]):
                print(f"  {number:4} {each.function}: {each.text!r}" + (f" ({each.count})" if each.count > 1 else ""))
        print(_line(dialect, counts))
    print(_line("all", total))


def _line(name: str, counts: Counter[str]) -> str:
    said = counts[SAID] + counts[TESTED]
    provoked = said + counts[MISSING]
    return f"{name:15} {said:5} of {provoked:5} ({100 * said / max(provoked, 1):.1f} %), {counts[TESTED]} tested"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
