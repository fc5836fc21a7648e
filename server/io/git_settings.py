"""Git's own settings as far as they say what is ignored: `core.excludesFile`. No program is started."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from .reading import SETTINGS_BYTES, ChangingError, TooLargeError, read_regular

_SECTION = re.compile(r'\s*\[\s*([\w.-]+)\s*(?:"[^"]*"\s*)?\]\s*')
_ENTRY = re.compile(r"\s*excludesfile\s*=\s*(.*)", re.IGNORECASE)
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')


def excludes_file(repository: str) -> str:
    """The file of patterns for all repositories of the user, which need not exist. Of several settings the last counts.

    Args:
        repository: a folder with `.git`, whose own settings count most.
    """
    home = os.path.expanduser("~")
    shared = os.environ.get("XDG_CONFIG_HOME") or os.path.join(home, ".config")
    given = os.environ.get("GIT_CONFIG_GLOBAL")
    files = [given] if given is not None else [os.path.join(shared, "git", "config"), os.path.join(home, ".gitconfig")]
    found = os.path.join(shared, "git", "ignore")
    for file in (*files, os.path.join(repository, ".git", "config")):
        for value in _values(file):
            found = os.path.join(repository, os.path.expanduser(value))
    return found


def _values(path: str) -> Iterator[str]:
    """The values of `core.excludesFile` in a file of settings; none for a file that cannot be read."""
    try:
        text = read_regular(path, SETTINGS_BYTES).decode("utf-8", "replace")
    except (OSError, TooLargeError, ChangingError):
        return
    section = ""
    for line in text.splitlines():
        heading = _SECTION.match(line)
        if heading is not None:
            section = heading[1].lower() if '"' not in heading[0] else ""
            line = line[heading.end() :]
        entry = _ENTRY.fullmatch(line) if section == "core" else None
        if entry is not None and (value := _value(entry[1])):
            yield value


def _value(text: str) -> str:
    """The value of an entry, without its quotes and without a comment after it."""
    quoted = _QUOTED.match(text)
    if quoted is not None:
        return re.sub(r"\\(.)", r"\1", quoted[1])
    return re.split(r"\s*[#;]", text, maxsplit=1)[0].strip()
