"""Summaries of operations: one sentence of each, from ODS, else from its name or the table of `blank_summaries.py`.

"    The `scf.if` operation represents ..., see\\n    above. The operand ..."   =>
"The `scf.if` operation represents ..., see above."
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from .blank_summaries import BY_HAND, INTRINSICS
from .records import dialect_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .records import Dump, Record

_MAX_CHARS = 220
"""A longer first sentence of a description is no summary."""
_MIN_CHARS = 24
_MIN_WORDS = 6
"""Words from which on the field `summary` says more than "for operation"."""
_PARAGRAPH_END = re.compile(r"\n\s*\n|\n\s*(?:[-*#|] |\d+\. )|```")
_SENTENCE_END = re.compile(r"(?<!e\.g)(?<!i\.e)(?<!etc)(?<!\bvs)(?<!\bcf)[.!](?=\s|$)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKUP = re.compile(r"\*\*|<[^<>\n]*>|\$(?=[a-z_])")
_NO_SUMMARY = re.compile(r"Note\b|Numeric casting|The shapes|.*\bmust\b")
"""First sentences that restrict an operation instead of saying what it does."""


def summaries(dumps: Iterable[Dump]) -> dict[str, str]:
    """By full name; without the operations that nothing is known of. Larger dumps count more, as in `describe`."""
    found: dict[str, str] = {}
    for dump in sorted(dumps, key=lambda dump: -len(dump.records)):
        for op in dump.instances_of("Op"):
            name = f"{dialect_of(op, 'opDialect')}.{op.text('opName')}"
            if name not in found:
                found[name] = summary_of(name, op)
    return {name: sentence for name, sentence in sorted(found.items()) if sentence}


def summaries_text(table: Mapping[str, str]) -> str:
    """The JSON text, one operation a line, so that a new release is a readable diff."""
    return "{\n" + ",\n".join(f"{json.dumps(name)}:{json.dumps(table[name])}" for name in sorted(table)) + "\n}\n"


def summary_of(name: str, op: Record) -> str:
    """A sentence with its full stop: the field `summary` if it has enough words, else the first one of the description.

    Empty where neither ODS nor our own tables say anything.
    """
    if name in BY_HAND:
        return BY_HAND[name]
    words = _plain(op.text("summary"))
    stop = _SENTENCE_END.search(words)
    words = words[: stop.start()] if stop is not None else words
    if len(words.split()) < _MIN_WORDS:
        return _first_sentence(op.text("description")) or _as_sentence(words) or _by_name(name)
    return _as_sentence(words)


def _by_name(name: str) -> str:
    for prefix, template in INTRINSICS:
        if name.startswith(prefix):
            return template.format(name.removeprefix(prefix))
    return ""


def _plain(text: str) -> str:
    return " ".join(_MARKUP.sub("", _LINK.sub(r"\1", text)).split())


def _first_sentence(description: str) -> str:
    """Empty where the description begins with something else than a sentence of moderate length."""
    start = description.strip()
    if start.startswith(("#", "|", "-", "*", "```", "(")):
        return ""
    end = _PARAGRAPH_END.search(start)
    paragraph = _plain(start[: end.start()] if end is not None else start)
    stop = _SENTENCE_END.search(paragraph)
    if stop is None or not _MIN_CHARS <= stop.start() <= _MAX_CHARS or _NO_SUMMARY.match(paragraph[: stop.start()]):
        return ""
    return _as_sentence(paragraph[: stop.start()])


def _as_sentence(words: str) -> str:
    words = words.strip().rstrip(".:")
    if not words:
        return ""
    first = words.split()[0]
    is_name = "." in first or "`" in first or "_" in first
    return f"{words if is_name else words[0].upper() + words[1:]}."
