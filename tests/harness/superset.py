"""`./dev superset FOLDER...`: where mlir-opt reports several errors in a part of a file, do we report all of them?

mlir-opt runs on each `// -----` part by itself and says which lines are wrong; a part counts when these are two or
more, or, with `--all`, one or more. It agrees when each such line has an error of ours, or what we say of a spelling
that LLVM 22 refuses. Prints the lines that have none, and the rate.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding, Severity
from tests.harness.oracle import Oracle, find_oracle

SEPARATOR = re.compile(r"^// -----[^\n]*\n", re.MULTILINE)
# LLVM 22 looks for the annotations of its tests without being asked.
_NOT_PRODUCED = re.compile(r'expected (?:error|warning|remark|note) ".*" was not produced')
_ERROR = re.compile(r"^<stdin>:(?P<line>\d+):\d+: error: (?P<words>.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Verdict:
    """Lines from 1 in the part; `theirs` with what mlir-opt says of each."""

    theirs: dict[int, str]
    ours: frozenset[int]

    @property
    def missing(self) -> dict[int, str]:
        return {line: words for line, words in self.theirs.items() if line not in self.ours}


def parts(text: str) -> Iterator[tuple[int, str]]:
    """Each part with the number of lines before it."""
    start = 0
    for separator in [*SEPARATOR.finditer(text), None]:
        end = separator.start() if separator is not None else len(text)
        yield text.count("\n", 0, start), text[start:end]
        start = separator.end() if separator is not None else end


def errors_of(text: str, oracle: Oracle) -> dict[int, str]:
    """The lines that mlir-opt refuses, with the first words about each. Remarks, notes and warnings are none."""
    errors: dict[int, str] = {}
    for match in _ERROR.finditer(oracle.run(text).errors):
        if not _NOT_PRODUCED.fullmatch(match["words"]):
            errors.setdefault(int(match["line"]), match["words"])
    return errors


def is_refused(finding: Finding) -> bool:
    """Whether we say that LLVM 22 does not accept this."""
    return finding.severity is Severity.ERROR or finding.code == "older-spelling"


def judged(text: str, oracle: Oracle) -> Verdict:
    found = [one for one in findings_of(parse_document(text)) if is_refused(one)]
    places = [at for one in found for at in one.reported_by_upstream]
    return Verdict(errors_of(text, oracle), frozenset(text.count("\n", 0, at.start) + 1 for at in places))


def programs(folders: Sequence[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.mlir")) if folder.is_dir() else [folder]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev superset", description="Errors of mlir-opt that we do not report.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="with .mlir files")
    parser.add_argument("--all", action="store_true", help="count parts with a single error too")
    options = parser.parse_args(arguments)
    oracle = find_oracle()
    if oracle is None:
        print("mlir-opt of LLVM 22 is not installed: ./dev oracle")
        return 2
    agree = counted = lines = found = 0
    for path in programs(options.folders):
        # As bytes: reading as text would take \r for the end of a line, which mlir-opt does not.
        for before, text in parts(path.read_bytes().decode("utf-8", "replace")):
            try:
                verdict = judged(text, oracle)
            except subprocess.TimeoutExpired:
                print(f"{path}:{before + 1}: mlir-opt takes too long")
                continue
            if len(verdict.theirs) < (1 if options.all else 2):
                continue
            counted += 1
            agree += not verdict.missing
            lines += len(verdict.theirs)
            found += len(verdict.theirs) - len(verdict.missing)
            for line, words in verdict.missing.items():
                print(f"{path}:{before + line}: {words}", flush=True)
    print(f"{found} of {lines} lines with errors have one of ours")
    print(f"a superset in {agree} of {counted} parts ({100 * agree / max(counted, 1):.1f} %)")
    return int(agree < counted)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
