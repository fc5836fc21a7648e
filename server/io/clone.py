"""The commit of the clone of this project that runs, as git's files have it. No program is started."""

from __future__ import annotations

import re
from pathlib import Path

from ... import __version__

_HASH = re.compile(r"[0-9a-f]{40}")
_SHOWN = 10
"""Digits of a commit that are shown."""


def version_text() -> str:
    """The version; in a clone with the commit that is checked out: `0.1.0 (commit 0cadd43a12)`."""
    commit = commit_of(Path(__file__).resolve().parents[2])
    return f"{__version__} (commit {commit[:_SHOWN]})" if commit else __version__


def commit_of(root: Path) -> str:
    """The commit that is checked out in the clone, or the work tree, at `root`; empty where there is none."""
    git = root / ".git"
    try:
        if git.is_file():
            git = root / git.read_text(encoding="utf-8").partition(":")[2].strip()
        shared = git / "commondir"
        common = git / shared.read_text(encoding="utf-8").strip() if shared.is_file() else git
        head = (git / "HEAD").read_text(encoding="utf-8").strip()
        name = head.partition("ref: ")[2]
        if not name:
            return head if _HASH.fullmatch(head) else ""
        if (common / name).is_file():
            return (common / name).read_text(encoding="utf-8").strip()
        packed = (common / "packed-refs").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return ""
    return next((line.split()[0] for line in packed if line.endswith(f" {name}")), "")
