"""Settings from `pydealloc.toml`, or `[tool.pydealloc]` in `pyproject.toml`: the nearest one above a file.

    ignore = ["dealloc-*"]
    dialects = ["MyOps.json", "irdl/*.irdl.mlir"]
    private-function-dynamic-ownership = true

    [severity]
    undefined-symbol = "warning"

    [operations."my.copy"]
    effects = { operands = ["read", "write"] }

What the tables of operations mean is in `declarations.py`, the reference for users in docs/configuration.md.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence, Set
from functools import cache
from typing import TYPE_CHECKING

from ..dialects.knowledge import UPSTREAM, Knowledge
from ..ir.records import dataclass, replace
from ..syntax.findings import Finding, Severity
from ..syntax.older_spellings import CODE as OLDER_SPELLING
from ..syntax.unknown_names import UNKNOWN_DIALECT
from .files import PlacedError, Problem, WorldError

if TYPE_CHECKING:
    from ..dialects.registry import Registry
    from .dialect_files import LoadedFile
    from .settings_text import Settings

FILE_NAME = "pydealloc.toml"
_PROJECT_FILE = "pyproject.toml"
_PROJECT_TABLE = ("tool", "pydealloc")


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
    """What is wrong with those files; the rest of them counts."""
    declared: str = ""
    """The tables of operations that went into `knowledge`, as text: with the content of the files with definitions,
    all that `knowledge` depends on. The same text, the same answers; kept results are found by it."""

    def filtered(self, findings: Sequence[Finding], codes: Iterable[str] | None = None) -> list[Finding]:
        """Without ignored codes, with the severities that were asked for.

        Args:
            codes: those of all findings of the file, where `findings` are only a part of them.
        """
        findings = _judged_by_llvm(findings, {finding.code for finding in findings} if codes is None else {*codes})
        if not self.ignore and not self.severity:
            return findings
        kept = [finding for finding in findings if not any(_fits(code, finding.code) for code in self.ignore)]
        return [self._graded(finding) for finding in kept]

    def _graded(self, finding: Finding) -> Finding:
        for code, severity in reversed(self.severity):
            if _fits(code, finding.code):
                return replace(finding, severity=severity)
        return finding


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


class Configurations:
    """The configuration of each file. Each is read once per instance: make a new one when they may have changed."""

    def __init__(self, config: str | None = None, *, isolated: bool = False, strict: bool = True) -> None:
        """`config`: this file for everything; `isolated`: none at all; `strict`: an error in a file with definitions
        of a dialect is as bad as one in the configuration itself."""
        self._strict = strict
        self._config = config
        self._isolated = isolated
        self._of_folder: dict[str, Configuration] = {}
        self._of_file: dict[str, Configuration] = {}

    def for_file(self, path: str | None) -> Configuration:
        """Of the MLIR file at `path`; None: of what has no file, as if it were in the current folder.

        Raises:
            WorldError: the configuration file cannot be read, or says something that makes no sense.
        """
        if self._isolated:
            return DEFAULT
        if self._config is not None:
            return self._read(self._config)
        return self._for_folder(os.path.dirname(os.path.abspath(path)) if path is not None else os.getcwd())

    def _for_folder(self, folder: str) -> Configuration:
        known = self._of_folder.get(folder)
        if known is None:
            known = self._find(folder)
            self._of_folder[folder] = known
        return known

    def _find(self, folder: str) -> Configuration:
        own = os.path.join(folder, FILE_NAME)
        if os.path.isfile(own):
            return self._read(own)
        project = os.path.join(folder, _PROJECT_FILE)
        if os.path.isfile(project) and _mentions_table(project):
            return self._read(project)
        parent = os.path.dirname(folder)
        return self._for_folder(parent) if parent != folder else DEFAULT

    def _read(self, path: str) -> Configuration:
        if path not in self._of_file:
            read = read_configuration(path)
            error = next((problem for problem in read.problems if not problem.is_warning), None)
            if error is not None and self._strict:
                raise PlacedError(error)
            self._of_file[path] = read
        return self._of_file[path]


@cache
def configurations(config: str | None, isolated: bool) -> Configurations:
    """One instance per process, for the command line."""
    return Configurations(config, isolated=isolated)


def is_configuration(path: str) -> bool:
    """Whether the file may be one, by its name."""
    return os.path.basename(path) in (FILE_NAME, _PROJECT_FILE)


def _mentions_table(path: str) -> bool:
    """Without parsing every project's file."""
    try:
        with open(path, "rb") as file:
            return b"[tool.pydealloc" in file.read()
    except OSError:
        return False


def read_configuration(path: str) -> Configuration:
    """The settings in the file at `path`.

    Raises:
        WorldError: unreadable, not TOML, or with a setting that does not exist or has a wrong value; says where.
    """
    from .settings_text import read_settings

    table = _PROJECT_TABLE if os.path.basename(path) == _PROJECT_FILE else ()
    return _configuration(read_settings(path, table))


def _configuration(settings: Settings) -> Configuration:
    names = ("ignore", "severity", "dialects", "operations", "private-function-dynamic-ownership", "compat")
    settings.only(names, "setting")
    ignore = tuple(settings.strings("ignore"))
    grades = settings.table("severity")
    allowed = tuple(severity.value for severity in Severity)
    severity = tuple((code, Severity(grades.choice(code, allowed))) for code in grades.names())
    dynamic = settings.flag("private-function-dynamic-ownership")
    compat = settings.choice("compat", ("safe", "llvm22")) if "compat" in settings.names() else "safe"
    operations = settings.table("operations")
    patterns, registry, problems = _dialects(settings)
    if registry is None and not operations.names():
        return Configuration(UPSTREAM, ignore, severity, dynamic, settings.path, compat, patterns, problems)
    from .declarations import declared

    overrides = {name: declared(name, operations.table(name)) for name in operations.names()}
    knowledge = Knowledge(registry or UPSTREAM.registry, overrides)
    declared_ = repr(operations.content)
    return Configuration(knowledge, ignore, severity, dynamic, settings.path, compat, patterns, problems, declared_)


def _dialects(settings: Settings) -> tuple[tuple[str, ...], Registry | None, tuple[Problem, ...]]:
    """Absolute patterns, what the files define (None: nothing), and what is wrong with them."""
    patterns = settings.strings("dialects")
    if not patterns:
        return (), None, ()
    from .dialect_files import expand, load, registry_of

    folder = os.path.dirname(os.path.abspath(settings.path))
    loaded: dict[str, LoadedFile] = {}
    problems: list[Problem] = []
    for pattern, files in expand(patterns, folder):
        if not files:
            problems.append(settings.problem("dialects", pattern, f"no file matches `{pattern}`"))
        for file in files:
            if file in loaded:
                continue
            try:
                loaded[file] = load(file)
            except WorldError as error:
                problems.append(settings.problem("dialects", pattern, str(error)))
    problems += [problem for file in loaded.values() for problem in file.problems]
    absolute = tuple(os.path.normpath(os.path.join(folder, os.path.expanduser(pattern))) for pattern in patterns)
    return absolute, registry_of(list(loaded.values())), tuple(problems)


__all__ = [
    "DEFAULT",
    "FILE_NAME",
    "Configuration",
    "Configurations",
    "WorldError",
    "configurations",
    "is_configuration",
    "read_configuration",
]
