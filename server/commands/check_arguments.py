"""Arguments of `--check` beyond the plain listing: what is looked for, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...ir.records import dataclass
from ..config.model import Selection

MODES = {"--show-settings": "show-settings"}
WITH_VALUE = ("--output-file", "--select", "--ignore", "--severity", "--exclude", "--baseline")
FLAGS = (
    "--show-settings",
    "--write-baseline",
    "--fix",
    "--unsafe-fixes",
    "--watch",
    "--exit-zero",
    "--statistics",
    "--add-ignore",
    "--no-gitignore",
)
REPEATED = ("--select", "--ignore", "--severity", "--exclude")
"""Lists: given twice, the values add up."""
FORMATS = ("text", "json", "concise", "json-lines", "sarif", "github", "gitlab", "junit", "rdjson")
_ANY_MODE = ("--exclude", "--no-gitignore")
_REPORTING = ("--output-file", "--baseline", "--write-baseline", "--fix", "--watch", "--statistics", "--add-ignore")
_SEVERITIES = ("error", "warning", "information", "hint")


class CheckArgumentError(Exception):
    """The text is one line: what is wrong, and what to do."""


@dataclass(frozen=True)
class CheckOptions:
    selection: Selection = Selection()
    exclude: tuple[str, ...] = ()
    """Patterns of files and folders, from the current folder."""
    gitignore: bool = True
    output_file: str = ""
    """Empty: standard output."""
    baseline: str = ""
    writes_baseline: bool = False
    fixes: str = ""
    """Empty: none; `safe` or `unsafe`."""
    shows_diff: bool = False
    """Of the fixes, instead of writing them."""
    watches: bool = False
    exits_zero: bool = False
    statistics: bool = False
    adds_ignores: bool = False
    is_report: bool = False
    """Whether all findings have to be known before the first one can be shown."""


def read_check_options(given: Mapping[str, str], mode: str, paths: Sequence[str]) -> CheckOptions:
    """The options among `given`, which maps the names of all options to their values.

    Raises:
        CheckArgumentError: options without an effect, or that contradict each other.
    """
    if mode != "check":
        stray = [name for name in given if name in (*WITH_VALUE, *FLAGS) and name not in (*_ANY_MODE, *MODES)]
        if stray:
            raise CheckArgumentError(f"{stray[0]} belongs to --check")
    if mode == "show-settings" and len(paths) != 1:
        raise CheckArgumentError("--show-settings wants one file, which need not exist")
    _reject_contradictions(given, mode, paths)
    shows_diff = mode == "check" and "--diff" in given
    fixes = ("unsafe" if "--unsafe-fixes" in given else "safe") if shows_diff or "--fix" in given else ""
    format_ = given.get("--format", "text")
    is_report = shows_diff or format_ not in ("text", "json") or any(name in given for name in _REPORTING)
    return CheckOptions(
        Selection(_list(given, "--select"), _list(given, "--ignore"), _severities(_list(given, "--severity"))),
        _list(given, "--exclude"),
        "--no-gitignore" not in given,
        given.get("--output-file", ""),
        given.get("--baseline", ""),
        "--write-baseline" in given,
        fixes,
        shows_diff,
        "--watch" in given,
        "--exit-zero" in given,
        "--statistics" in given,
        "--add-ignore" in given,
        mode == "check" and is_report,
    )


def _reject_contradictions(given: Mapping[str, str], mode: str, paths: Sequence[str]) -> None:
    for name in ("--output-file", "--baseline"):
        if given.get(name) == "":
            raise CheckArgumentError(f"{name} wants the name of a file")
    if "--write-baseline" in given and "--baseline" not in given:
        raise CheckArgumentError("--write-baseline wants --baseline FILE, which says where to")
    if "--statistics" in given and given.get("--format", "text") not in ("text", "json"):
        raise CheckArgumentError("--statistics knows --format text and json only")
    if "--unsafe-fixes" in given and not {"--fix", "--diff"} & {*given}:
        raise CheckArgumentError("--unsafe-fixes wants --fix, or --diff to see them first")
    if "--fix" in given and "--diff" in given:
        raise CheckArgumentError("--fix and --diff exclude each other; give one of them")
    if mode == "check" and "-" in paths:
        stray = [name for name in ("--fix", "--watch", "--add-ignore") if name in given]
        if stray:
            raise CheckArgumentError(f"{stray[0]} wants files; standard input cannot be changed or watched")
    expecting = [name for name in ("--verify-diagnostics", "--features") if name in given]
    changing = [name for name in ("--fix", "--diff", "--add-ignore", "--write-baseline", "--watch") if name in given]
    if mode == "check" and expecting and changing:
        raise CheckArgumentError(f"{expecting[0]} and {changing[0]} exclude each other; give one of them")


def _list(given: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(part for part in (word.strip() for word in given.get(name, "").split(",")) if part)


def _severities(words: Sequence[str]) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for word in words:
        code, equals, severity = word.partition("=")
        if not code or not equals or severity not in _SEVERITIES:
            levels = ", ".join(_SEVERITIES)
            raise CheckArgumentError(f"--severity wants CODE=LEVEL, with a LEVEL of {levels}, not `{word}`")
        found.append((code, severity))
    return tuple(found)
