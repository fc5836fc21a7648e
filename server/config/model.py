"""Configuration of a file, as a value."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence, Set

from ...ir.records import dataclass, replace
from ...ods.knowledge import UPSTREAM, Knowledge
from ...passes.pass_manager.deallocation import Deallocation
from ...syntax.parser.deprecated_syntax import CODE as OLDER_SPELLING
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT
from ...syntax.text.findings import Finding, Severity
from ..io.files import Problem
from .selection import Selection

FILE_NAME = "pydealloc.toml"
PROJECT_FILE = "pyproject.toml"
DEALLOCATIONS = tuple([approach.value for approach in Deallocation])
"""What the setting `deallocation` may be."""
_PROJECT_TABLE = ("tool", "pydealloc")


def table_of(path: str) -> tuple[str, ...]:
    """Where in the file at `path` the settings are."""
    return _PROJECT_TABLE if os.path.basename(path) == PROJECT_FILE else ()


@dataclass(frozen=True)
class PathSettings:
    """What counts for files that `pattern` (see `path_patterns`, from `folder`) fits, on top of the rest."""

    folder: str
    pattern: str
    ignore: tuple[str, ...] = ()
    select: tuple[str, ...] = ()
    severity: tuple[tuple[str, Severity], ...] = ()

    def fits(self, path: str) -> bool:
        from ..io.gitignore import PathPatterns

        relative = os.path.relpath(os.path.abspath(path), self.folder).replace(os.sep, "/")
        return not relative.startswith("../") and PathPatterns([self.pattern]).covers(relative)


@dataclass(frozen=True, eq=False)
class Configuration:
    """What the user set; the default is what counts without any file."""

    knowledge: Knowledge = UPSTREAM
    ignore: tuple[str, ...] = ()
    """Codes; one that ends in `*` stands for all that begin like it."""
    severity: tuple[tuple[str, Severity], ...] = ()
    """The same, with what they are reported as; the last that fits counts."""
    dynamic_ownership: bool = False
    """The option `private-function-dynamic-ownership` of the ownership pass, for checks and hints."""
    path: str | None = None
    """The file it comes from."""
    compat: str = "safe"
    """What passes do where LLVM 22 is wrong: `safe` or `llvm22`."""
    dialect_patterns: tuple[str, ...] = ()
    """Of the files with definitions of dialects, absolute."""
    problems: tuple[Problem, ...] = ()
    """What is wrong with those files, or looks wrong in the configuration; the rest counts."""
    select: tuple[str, ...] = ()
    """Codes, as in `ignore`: these alone are reported. Empty: all."""
    per_path: tuple[PathSettings, ...] = ()
    """What else counts for some files."""
    extended: tuple[str, ...] = ()
    """The files that `path` builds on, the nearest first."""
    operations: tuple[str, ...] = ()
    """Names of those that are declared."""
    declared: str = ""
    """The tables of operations that went into `knowledge`, as text: with the content of the files with definitions,
    all that `knowledge` depends on. The same text, the same answers; kept results are found by it."""
    deallocation: Deallocation = Deallocation.MINIMAL
    """The pass that deallocations are inserted by, and that hints and hovers speak of."""

    def filtered(self, findings: Sequence[Finding], codes: Iterable[str] | None = None) -> list[Finding]:
        """Without ignored codes, with the severities that were asked for.

        Args:
            codes: those of all findings of the file, where `findings` are only a part of them.
        """
        findings = _judged_by_llvm(findings, {finding.code for finding in findings} if codes is None else {*codes})
        if not self.ignore and not self.severity and not self.select:
            return findings
        kept = [finding for finding in findings if not any(_fits(code, finding.code) for code in self.ignore)]
        if self.select:
            kept = [finding for finding in kept if any(_fits(code, finding.code) for code in self.select)]
        return [self._graded(finding) for finding in kept]

    def _graded(self, finding: Finding) -> Finding:
        for code, severity in reversed(self.severity):
            if _fits(code, finding.code):
                return replace(finding, severity=severity)
        return finding

    def selected(self, selection: Selection) -> Configuration:
        """With what the command line says, which counts more."""
        severity = tuple([(code, Severity(grade)) for code, grade in selection.severity])
        return replace(
            self,
            select=selection.select or self.select,
            ignore=(*self.ignore, *selection.ignore),
            severity=(*self.severity, *severity),
        )

    def for_path(self, path: str) -> Configuration:
        """With what is said about the file at `path` alone; the same object when that is nothing."""
        found = self
        for settings in self.per_path:
            if settings.fits(path):
                found = replace(
                    found,
                    select=settings.select or found.select,
                    ignore=(*found.ignore, *settings.ignore),
                    severity=(*found.severity, *settings.severity),
                )
        return found


DEFAULT = Configuration()


def _judged_by_llvm(findings: Sequence[Finding], codes: Set[str]) -> list[Finding]:
    """Older spellings are errors in a program that LLVM 22 could read otherwise.

    They stay warnings, as they were found, beside custom syntax that no dialect of LLVM has: such a program is for
    another tool, whose LLVM may be the one that the spelling is of.
    """
    if OLDER_SPELLING not in codes or UNKNOWN_DIALECT in codes:
        return list(findings)
    return [replace(each, severity=Severity.ERROR) if each.code == OLDER_SPELLING else each for each in findings]


def _fits(pattern: str, code: str) -> bool:
    return code.startswith(pattern[:-1]) if pattern.endswith("*") else code == pattern
