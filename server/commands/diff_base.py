"""Changed lines: the findings of a report that are in lines which differ from a commit of the git repository."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from ...ir.records import replace
from ..io.files import UserFacingError
from ..io.git import git_output
from ..report.formats.report import CheckReport
from ..report.records import FindingRecord, SpanRecord

_FILE = re.compile(r"\+\+\+ (?:b/(?P<path>[^\t\n]*)|\"b/(?P<quoted>[^\n]*)\"|/dev/null)")
_HUNK = re.compile(r"@@ -\S+ \+(?P<start>\d+)(?:,(?P<count>\d+))? @@")
_ALL = (range(1, 1 << 31),)
"""The lines of a file that git does not track."""


def in_changed_lines(report: CheckReport, ref: str) -> CheckReport:
    """Without findings that touch no line, nor note about a line, that differs from the commit `ref`.

    Raises:
        UserFacingError: there is no git, no repository, or no such commit.
    """
    changed = changed_lines(ref)
    return replace(report, found=tuple([found for found in report.found if _is_changed(found, changed)]))


def changed_lines(ref: str) -> Mapping[str, Sequence[range]]:
    """Lines, from 1, that differ from the commit `ref`, by the real path of the file.

    Raises:
        UserFacingError: as `in_changed_lines`.
    """
    if ref.startswith("-"):
        raise UserFacingError(f"--diff-base takes a commit, not `{ref}`")
    root = _repository()
    _find_commit(ref)
    found: dict[str, Sequence[range]] = {}
    lines: list[range] = []
    diff = _git("-c", "core.quotePath=false", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames",
                "--src-prefix=a/", "--dst-prefix=b/", ref, "--")  # fmt: skip
    for line in diff.split("\n"):
        file = _FILE.match(line)
        if file is not None:
            name = file["path"] or _unquoted(file["quoted"] or "")
            lines = []
            found[str((root / name).resolve())] = lines
        elif (hunk := _HUNK.match(line)) is not None:
            start = int(hunk["start"])
            lines.append(range(start, start + int(hunk["count"] or 1)))
    for name in _git("-C", str(root), "ls-files", "-z", "--others", "--exclude-standard").split("\0"):
        if name:
            found[str((root / name).resolve())] = _ALL
    return found


def _repository() -> Path:
    """Raises UserFacingError: there is no git, or the current folder is in no repository."""
    try:
        return Path(_git("rev-parse", "--show-toplevel").rstrip("\n"))
    except UserFacingError as error:
        if "not a git repository" not in str(error):
            raise
        raise UserFacingError(f"--diff-base: {Path.cwd()} is not in a git repository; run it in one") from None


def _find_commit(ref: str) -> None:
    """Raises UserFacingError: the repository has no commit of that name."""
    try:
        _git("rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}")
    except UserFacingError:
        raise UserFacingError(
            f"--diff-base: this repository has no commit `{ref}`; in CI, fetch it first (`git fetch origin {ref}`, or "
            "`fetch-depth: 0` of actions/checkout)"
        ) from None


def _unquoted(name: str) -> str:
    return re.sub(r"\\(.)", r"\1", name)


def _is_changed(found: FindingRecord, changed: Mapping[str, Sequence[range]]) -> bool:
    lines = changed.get(str(Path(found["file"]).resolve()), ())
    places: list[SpanRecord] = [found, *found["notes"]]
    return any(each.start <= place["end_line"] and place["line"] < each.stop for place in places for each in lines)


def _git(*arguments: str) -> str:
    return git_output("--diff-base", *arguments).decode(errors="surrogateescape")
