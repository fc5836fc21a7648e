"""The first program with what the server says about it, in HTML: what the page shows before anything else is loaded."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from difflib import SequenceMatcher
from html import escape
from typing import Any


def program(text: str, hints: Iterable[dict[str, Any]], lenses: Iterable[dict[str, Any]]) -> str:
    """The text with its hints and lenses, both as the protocol has them."""
    above: dict[int, list[str]] = defaultdict(list)
    for lens in lenses:
        above[lens["range"]["start"]["line"]].append(lens["command"]["title"])
    within: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for hint in hints:
        label = "".join(part["value"] for part in hint["label"])
        within[hint["position"]["line"]].append((hint["position"]["character"], label))
    lines: list[str] = []
    for number, line in enumerate(text.splitlines()):
        if number in above:
            lines.append(f'<span class="lens">{escape(" | ".join(above[number]))}</span>')
        shown, at = "", 0
        for place, label in sorted(within[number], key=lambda one: one[0]):
            shown += f'{escape(line[at:place])}<span class="hint">{escape(label)}</span>'
            at = place
        lines.append(shown + escape(line[at:]))
    return "\n".join(lines)


def differences(before: str, after: str) -> str:
    """The text after a pass, with what is added and removed marked."""
    old, new = before.splitlines(), after.splitlines()
    lines: list[str] = []
    for kind, first, end, other, other_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            lines += map(escape, old[first:end])
        lines += [f"<del>{escape(line)}</del>" for line in old[first:end] if kind != "equal"]
        lines += [f"<ins>{escape(line)}</ins>" for line in new[other:other_end] if kind != "equal"]
    return "\n".join(lines)
