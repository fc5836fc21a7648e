"""Which findings of a long file an editor is told of: it draws and lists them again with every key.

A generated file may have the same to be said of thousands of its lines. All are on the command line; an editor gets the
first ones of each code, and those around the last edit, and the last of them says how many more there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..ir.records import replace
from ..syntax.findings import Finding, Severity
from .facts import in_text_order
from .ignores import MARK

if TYPE_CHECKING:
    from .configuration import Configuration
    from .facts import Overview

MOST = 100
"""Findings of one code, away from the last edit."""
_MOST_ERRORS = 1000
"""The same of a code whose findings are errors."""
_NEAR = 2_000
"""Code points before and behind the last edit."""


def chosen(
    overview: Overview, text: str, configuration: Configuration, edited: int | None, most: int = MOST
) -> list[Finding]:
    """The findings to show, in the order of `text`, with the severities that `configuration` wants.

    Args:
        edited: offset of the last edit, if there was any.
        most: how many of a code; 0 for all.
    """
    if not most or MARK in text:
        every = configuration.filtered(overview.all(text))
        return _first_ones(every, edited, most) if most else every
    near = range(edited - _NEAR, edited + _NEAR) if edited is not None else range(0)
    shown: list[Finding] = []
    counts: dict[str, int] = {}
    for item, own in overview.own:
        start = item.start
        for finding in own:
            code = finding.code
            count = counts.get(code, 0)
            counts[code] = count + 1
            limit = most if finding.severity is not Severity.ERROR else _MOST_ERRORS
            if count < limit or start + finding.start in near:
                shown.append(finding.shifted(start))
    loose = list(_within(overview.loose, counts, near, most))
    if loose:
        shown = sorted([*loose, *shown], key=in_text_order)
    return _with_counts(configuration.filtered(shown, counts), counts)


def _first_ones(findings: list[Finding], edited: int | None, most: int) -> list[Finding]:
    near = range(edited - _NEAR, edited + _NEAR) if edited is not None else range(0)
    counts: dict[str, int] = {}
    shown = list(_within(findings, counts, near, most))
    return _with_counts(shown, counts)


def _within(
    findings: list[Finding] | tuple[Finding, ...], counts: dict[str, int], near: range, most: int
) -> Iterator[Finding]:
    for finding in findings:
        count = counts.get(finding.code, 0)
        counts[finding.code] = count + 1
        limit = most if finding.severity is not Severity.ERROR else _MOST_ERRORS
        if count < limit or finding.start in near:
            yield finding


def _with_counts(shown: list[Finding], counts: dict[str, int]) -> list[Finding]:
    """`shown`, where the last one of each code says how many others `counts` knows of."""
    here: dict[str, int] = {}
    last: dict[str, int] = {}
    for position, finding in enumerate(shown):
        here[finding.code] = here.get(finding.code, 0) + 1
        last[finding.code] = position
    for code, position in last.items():
        more = counts[code] - here[code]
        if more > 0:
            words = f"{more} more like this in the file, not shown here; `pydealloc-lsp --check` lists all"
            help_ = shown[position].help
            shown[position] = replace(shown[position], help=words if help_ is None else f"{help_}\n{words}")
    return shown
