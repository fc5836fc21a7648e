"""`docs/reference/messages.md`: how many of the texts of LLVM's messages are said here, by dialect."""

from __future__ import annotations

import sys
from collections import Counter

from tests.harness.made_pages import cell
from tests.harness.tree import ROOT

from .families import MISSING, REASONS, SAID, TESTED
from .store import Entry, stored

PAGE = ROOT / "docs" / "reference" / "messages.md"

_INTRODUCTION = """# Messages of LLVM 22, and which of them are reported here

Made by `./dev pages` from the list of `./dev messages`, which reads the texts of messages from LLVM's library and from
`mlir-opt`: those of each function that reads or verifies a program. A message with values in it has several texts, and
each is counted.

| column | counts texts |
| --- | --- |
| texts | all |
| from a program | that a program can provoke |
| said | of these, that are in our words too; tested: with a program in the tests that makes both say it |
| share | said, of those that a program can provoke |

*Said* compares words: what is reported in other words counts as missing.
"""


def page() -> str:
    """The text of the page, from what is stored."""
    lines = [
        _INTRODUCTION,
        "| dialect | texts | from a program | said | tested | share |",
        "| --- | --: | --: | --: | --: | --: |",
    ]
    every: list[Entry] = []
    for dialect, those in stored().items():
        lines.append(_row(dialect, those))
        every += those
    lines.append(_row("**all**", every))
    lines += ["", "## Texts that no program provokes", "", "| texts | reason |", "| --: | --- |"]
    counts = _counts(every)
    lines += [f"| {counts[key]} | {cell(reason)} |" for key, reason in REASONS.items() if counts[key]]
    return "\n".join(lines) + "\n"


def _counts(those: list[Entry]) -> Counter[str]:
    found: Counter[str] = Counter()
    for each in those:
        found[each.status] += each.count
    return found


def _row(dialect: str, those: list[Entry]) -> str:
    counts = _counts(those)
    provoked = counts[SAID] + counts[TESTED] + counts[MISSING]
    said = counts[SAID] + counts[TESTED]
    share = f"{100 * said / provoked:.0f} %" if provoked else ""
    return f"| {dialect} | {counts.total()} | {provoked} | {said} | {counts[TESTED]} | {share} |"


def main(arguments: list[str]) -> int:
    """Write the page; with `--check`, say whether it is old."""
    old = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    new = page()
    if "--check" in arguments:
        if old != new:
            print("docs/reference/messages.md is out of date; run ./dev pages")
        return int(old != new)
    PAGE.write_text(new, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
