"""What VS Code itself writes to the page's console or to a log, each with the reason why it is none of our business."""

from __future__ import annotations

import re

NOISE: dict[str, str] = {
    "is already registered": "two of its own extensions, when a workspace becomes trusted",
    "/vsda": "a part of VS Code that code-server does not have",
    "DisposableStore is missing": "the list of completions was released while VS Code waited for one of its items",
    "Timed out waiting for authentication provider 'github' to register": "it would like to synchronise settings",
}
"""Part of the message -> why it is there."""


_REASON = re.compile(r"^\S+ \S+ \[error\] ")
_WITHOUT_REASON = "provider FAILED"


def complaints_in(log: str, text: str) -> list[str]:
    """The errors of our extension in a log of that name: its own log, and those lines of the host's that name it.

    Why a provider has failed is in the line that follows.
    """
    lines = text.splitlines()
    found: list[str] = []
    for number, line in enumerate(lines):
        if "[error]" in line and ("pydealloc" in log or "pydealloc" in line):
            reason = lines[number + 1] if line.endswith(_WITHOUT_REASON) and number + 1 < len(lines) else ""
            found.append(line + (f": {_REASON.sub('', reason)}" if reason else ""))
    return found


def ours(message: str) -> bool:
    return not any(part in message for part in NOISE)
