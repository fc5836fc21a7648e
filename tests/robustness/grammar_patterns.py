"""Regular expressions of the grammars that editors colour MLIR by, as patterns of Python.

Those of TextMate and Sublime Text are in Oniguruma's syntax. Python 3.11 and newer have the part of it that these use,
possessive repeats above all; `\\G`, the place at which a search begins, is written as the beginning, and a look behind
for one of several texts as several looks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.harness.tree import ROOT

_TEXTMATE = ROOT / "vscode-extension" / "syntaxes"
_SUBLIME = ROOT / "editors" / "sublime" / "MLIR.sublime-syntax"
_KEYS = ("match", "begin", "end", "while")
_GROUP_OF_BEGIN = re.compile(r"\\[0-9]")
"""In what ends a rule: the text of a group of what began it."""
_LOOK_BEHIND = re.compile(r"\(\?<=(\w+(?:\|\w+)+)\)")


def grammar_patterns() -> Iterator[tuple[str, re.Pattern[str], frozenset[str]]]:
    """`(name, pattern, methods)` as `pattern_worker.patterns` has them: a tokenizer searches a line."""
    for path in sorted(_TEXTMATE.glob("*.json")):
        for number, text in enumerate(_of_rules(json.loads(path.read_text(encoding="utf-8")))):
            yield f"{path.name} {number}", _compiled(text), frozenset(["search"])
    for number, line in enumerate(_SUBLIME.read_text(encoding="utf-8").splitlines(), 1):
        found = re.fullmatch(r"\s*- match: (?:'(.*)'|(\S+))", line)
        if found is not None:
            yield f"{_SUBLIME.name} line {number}", _compiled(found[1] or found[2]), frozenset(["search"])


def _of_rules(rule: Any) -> Iterator[str]:
    if isinstance(rule, dict):
        for key, value in rule.items():
            if key in _KEYS and isinstance(value, str):
                yield value
            else:
                yield from _of_rules(value)
    elif isinstance(rule, list):
        for value in rule:
            yield from _of_rules(value)


def _compiled(text: str) -> re.Pattern[str]:
    text = _GROUP_OF_BEGIN.sub("", text).replace(r"\G", r"\A")
    return re.compile(_LOOK_BEHIND.sub(lambda found: f"(?:(?<={found[1].replace('|', ')|(?<=')}))", text))
