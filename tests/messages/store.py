"""Texts with their status as files: `stored/<dialect>.tsv`, a line for each text and for each family.

A line has the status, the number of texts, the function and the text in quotes, with tabs between; families have no
function. Of texts that no program provokes only the number is kept.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .extraction import Text
from .families import REASONS, family_of

STORED = Path(__file__).parent / "stored"


@dataclass(frozen=True)
class Entry:
    """One text, or those of a family that have one status."""

    status: str
    count: int
    function: str
    text: str


def entries(judged: Iterable[tuple[Text, str]]) -> dict[str, list[Entry]]:
    """By dialect, families first; the same for the same texts."""
    families: dict[str, Counter[tuple[str, str]]] = {}
    own: dict[str, list[Entry]] = {}
    for text, status in judged:
        found = family_of(text)
        own.setdefault(text.dialect, [])
        if status in REASONS or found is not None:
            sentence = "" if status in REASONS or found is None else found[0].sentence
            families.setdefault(text.dialect, Counter())[(sentence, status)] += 1
        else:
            own[text.dialect].append(Entry(status, 1, text.function, text.text))
    return {
        dialect: [
            *(Entry(status, count, "", text) for (text, status), count in sorted(families.get(dialect, {}).items())),
            *sorted(those, key=lambda each: (each.function, each.text)),
        ]
        for dialect, those in sorted(own.items())
    }


def write(found: dict[str, list[Entry]]) -> None:
    """Replace all files."""
    STORED.mkdir(exist_ok=True)
    for file in STORED.glob("*.tsv"):
        if file.stem not in found:
            file.unlink()
    for dialect, those in found.items():
        lines = (f"{each.status}\t{each.count}\t{each.function}\t{json.dumps(each.text)}\n" for each in those)
        (STORED / f"{dialect}.tsv").write_text("".join(lines), encoding="ascii", newline="\n")


def stored() -> dict[str, list[Entry]]:
    """What the files hold, by dialect."""
    found: dict[str, list[Entry]] = {}
    for file in sorted(STORED.glob("*.tsv")):
        found[file.stem] = []
        for line in file.read_text(encoding="ascii").splitlines():
            status, count, function, text = line.split("\t")
            found[file.stem].append(Entry(status, int(count), function, json.loads(text)))
    return found
