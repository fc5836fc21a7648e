"""Configuration of a file, as a value."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import cache, partial

from ...analysis.placement.placement_limits import Place, PlacementLimits
from ...dialects.releases.release_numbers import BASE
from ...ir.records import dataclass, replace
from ...ods.knowledge import UPSTREAM, Knowledge
from ...passes.pass_manager.deallocation import Deallocation, PlanOptions
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT
from ...syntax.text.findings import OLDER_SPELLING, OTHER_VERSION, Finding, Severity
from ..io.files import Problem
from .finding_kinds import BUFFERIZATION, CORRECTNESS, DEALLOCATION, PERFORMANCE, kind_of
from .profiles import (
    ALL,
    DEFAULT_PROFILE,
    LIMITS,
    MAX_COPIED_BYTES,
    MAX_COPIES,
    MAX_PEAK_BYTES,
    PROFILES,
    category_of,
    codes_of,
    fits,
    is_limit,
    named_passes,
    passes_of,
)
from .releases import AUTO
from .selection import Selection

FILE_NAME = "pydealloc.toml"
PROJECT_FILE = "pyproject.toml"
DEALLOCATIONS = tuple([approach.value for approach in Deallocation])
"""Values of the setting `deallocation`."""
_PROJECT_TABLE = ("tool", "pydealloc")


def table_of(path: str) -> tuple[str, ...]:
    """The table with the settings in the file at `path`."""
    return _PROJECT_TABLE if os.path.basename(path) == PROJECT_FILE else ()


@dataclass(frozen=True)
class PathSettings:
    """Settings for files that `pattern` matches (see `path_patterns`, from `folder`), on top of the rest."""

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
    """Settings of the user; the default is used without any file."""

    knowledge: Knowledge = UPSTREAM
    ignore: tuple[str, ...] = ()
    """Codes; one that ends in `*` represents all that begin like it, a category for its codes."""
    severity: tuple[tuple[str, Severity], ...] = ()
    """The same, with what they are reported as; the last that fits counts."""
    crosses_functions: bool = False
    """The option `private-function-dynamic-ownership` of LLVM's pass."""
    path: str | None = None
    """The file it comes from."""
    compat: str = "safe"
    """Behaviour of the passes where LLVM 22 has a bug: `safe` or `llvm22`."""
    dialect_patterns: tuple[str, ...] = ()
    """Of the files with definitions of dialects, absolute."""
    problems: tuple[Problem, ...] = ()
    """Problems of those files, and doubtful settings; valid settings are used."""
    select: tuple[str, ...] = ()
    """Codes, as in `ignore`: these alone are reported. Empty: all."""
    per_path: tuple[PathSettings, ...] = ()
    """Additional settings of some files."""
    extended: tuple[str, ...] = ()
    """The files that `path` builds on, the nearest first."""
    operations: tuple[str, ...] = ()
    """Names of those that are declared."""
    declared: str = ""
    """The tables of operations that went into `knowledge`, as text: with the content of the files with definitions,
    all that `knowledge` depends on. The same text, the same answers; kept results are found by it."""
    dialect_files: tuple[str, ...] = ()
    """The files that `dialect_patterns` led to and that could be read, absolute."""
    deallocation: Deallocation = Deallocation.MINIMAL
    """The pass that deallocations are inserted by, and that hints and hovers speak of."""
    profile: str = DEFAULT_PROFILE
    """One of `profiles.PROFILES`: the categories that are reported."""
    placement: PlacementLimits = PlacementLimits()
    max_copies: int | None = None
    """Copies of tensors that One-Shot Bufferize may make in a function; None: any number."""
    max_copied_bytes: int | None = None
    """Bytes that these may copy, as far as sizes are known, in all iterations of loops; None: any number."""
    max_peak_bytes: int | None = None
    """Bytes that a function may hold on the heap, with what it calls; None: any number."""
    passes: frozenset[str] = frozenset()
    """The passes, by their names in pipelines, that settings name, so that their limits matter to the project."""
    llvm: str = AUTO
    """The release of LLVM that programs are for: `auto`, or one of `releases.RELEASES` as text."""
    has_chosen: bool = False
    """Whether `auto` has found the release, since that one reads the files of the project."""

    def for_llvm(self, llvm: str) -> Configuration:
        """With what the setting `llvm` says; for `auto`, LLVM 22 as long as nothing is known of the project."""
        release = BASE if llvm == AUTO else int(llvm)
        if release == self.knowledge.llvm:
            return self if llvm == self.llvm else replace(self, llvm=llvm)
        from ...dialects.releases.release_knowledge import for_release

        knowledge = for_release(self.knowledge, release).of_pipeline(self.knowledge.pipeline)
        return replace(self, llvm=llvm, knowledge=knowledge)

    def as_chosen(self, llvm: int) -> Configuration:
        """With LLVM's own operations as in release `llvm`, which `auto` has found; the setting stays `auto`."""
        return replace(self.for_llvm(str(llvm)), llvm=AUTO, has_chosen=True)

    def becomes_other_version(self, finding: Finding) -> bool:
        """Whether `finding`, an error, is shown as the information that another release reads its operation."""
        return finding.read_by != 0 and self.has_chosen and self.llvm == AUTO

    def _of_other_version(self, finding: Finding) -> Finding:
        llvm = self.knowledge.llvm
        words = (
            f"LLVM {llvm}: {finding.message}",
            f'if the project is for LLVM {finding.read_by}, set `llvm = "{finding.read_by}"`',
        )
        return replace(
            finding,
            code=OTHER_VERSION,
            severity=Severity.INFORMATION,
            message=f"LLVM {llvm} refuses this operation, and LLVM {finding.read_by} reads it",
            help="\n".join(words),
            upstream=None,
            edits=(),
        )

    def filtered(self, findings: Sequence[Finding], text: str, codes: Iterable[str] | None = None) -> list[Finding]:
        """The findings that are reported, with their severities.

        Args:
            findings: all that there are, or a part of them.
            text: the file's, whose RUN lines name passes.
            codes: those of all findings of the file, where `findings` are only a part of them.
        """
        all_codes = {finding.code for finding in findings} if codes is None else {*codes}
        findings = _judged_by_llvm(findings, all_codes)
        if self.llvm == AUTO:
            as_read = self._of_other_version if self.has_chosen else _with_reader
            findings = [as_read(one) if one.read_by else one for one in findings]
        findings = self.within_limits(findings)
        named = cache(partial(named_passes, text))
        hidden = {code for code in {finding.code for finding in findings} if not self._reports(code, named)}
        if hidden:
            findings = [finding for finding in findings if finding.code not in hidden]
        return [self._graded(finding) for finding in findings] if self.severity else findings

    def within_limits(self, findings: Sequence[Finding]) -> list[Finding]:
        """Without better places outside of their limits, and functions that copy and hold no more than they may."""
        limits = {
            MAX_COPIES: self.max_copies,
            MAX_COPIED_BYTES: self.max_copied_bytes,
            MAX_PEAK_BYTES: self.max_peak_bytes,
        }
        codes = {finding.code for finding in findings}
        if codes.isdisjoint(_PLACES) and codes.isdisjoint(limits):
            return list(findings)
        return [finding for finding in findings if self._is_proposed(finding) and _exceeds(finding, limits)]

    def _is_proposed(self, finding: Finding) -> bool:
        place = _PLACES.get(finding.code)
        return place is None or self.placement.admits(place, finding.size)

    def offered(self, findings: Sequence[Finding]) -> list[Finding]:
        """Findings that have fixes in the editor, even where the profile does not report them: better placements."""
        return [
            finding
            for finding in self.within_limits(findings)
            if category_of(finding.code) == PERFORMANCE and not self.ignores(finding.code)
        ]

    def published(self, findings: Sequence[Finding]) -> list[Finding]:
        """`findings` without the hints that an editor shows only with the profile `all`, or where codes are selected.

        A quiet hint (`FindingKind`) that may be a misspelt name stays: it is known by its edits.
        """
        if self.select or self.profile == ALL:
            return list(findings)
        return [finding for finding in findings if not _is_quiet(finding)]

    def ignores(self, code: str) -> bool:
        """Whether findings of `code` are switched off by a setting, whatever the profile."""
        if any(fits(pattern, code) for pattern in self.ignore):
            return True
        return bool(self.select) and not any(fits(pattern, code) for pattern in self.select)

    def _reports(self, code: str, named: Callable[[], Set[str]]) -> bool:
        """`named`: the passes that RUN lines name; finding them takes as long as the text."""
        if self.ignores(code):
            return False
        if code in LIMITS or self.select or category_of(code) in PROFILES[self.profile]:
            return True
        if not is_limit(code):
            return False
        passes = passes_of(code)
        return not passes.isdisjoint(self.passes) or self._is_graded(code) or not passes.isdisjoint(named())

    @property
    def plan_options(self) -> PlanOptions:
        return PlanOptions(self.deallocation, self.crosses_functions, self.checks_bufferization, self.checks_peaks)

    @property
    def checks_bufferization(self) -> bool:
        """Whether findings of One-Shot Bufferize may be reported in a file without a RUN line that names the pass."""
        if self.max_copies is not None or self.max_copied_bytes is not None:
            return True
        codes = [code for code in codes_of(BUFFERIZATION) if code not in LIMITS]
        return any(self._reports(code, frozenset[str]) for code in codes)

    @property
    def checks_peaks(self) -> bool:
        """Whether findings about the peaks of functions may be reported."""
        return self.max_peak_bytes is not None

    @property
    def reports_places(self) -> bool:
        """Whether better places for allocations may be reported."""
        return bool(self.select) or PERFORMANCE in PROFILES[self.profile]

    def reports_limits(self, text: str) -> bool:
        """Whether limits of deallocation passes may be reported in a file with this text."""
        # Each of these may make an error of a limit.
        is_asked = bool(self.select or self.severity or self.passes) or DEALLOCATION in PROFILES[self.profile]
        return is_asked or bool(named_passes(text))

    def _is_graded(self, code: str) -> bool:
        """Whether a setting makes an error or a warning of `code`."""
        return any(
            severity in (Severity.ERROR, Severity.WARNING) and pattern != "*" and fits(pattern, code)
            for pattern, severity in self.severity
        )

    def _graded(self, finding: Finding) -> Finding:
        for pattern, severity in reversed(self.severity):
            if fits(pattern, finding.code):
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
            profile=selection.profile or self.profile,
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
_PLACES = {"small-heap-buffer": Place.STACK, "alloc-in-loop": Place.BEFORE_LOOP}
"""By code. The lints themselves are not loaded for it."""


def _is_quiet(finding: Finding) -> bool:
    if finding.severity is not Severity.HINT or not kind_of(finding.code).is_quiet_hint:
        return False
    return not (finding.edits and category_of(finding.code) == CORRECTNESS)


def _exceeds(finding: Finding, limits: Mapping[str, int | None]) -> bool:
    """Whether `finding` is over the limit of its code; True for codes without one."""
    if finding.code not in limits:
        return True
    limit = limits[finding.code]
    return limit is not None and finding.size is not None and finding.size > limit


def _with_reader(finding: Finding) -> Finding:
    """`finding`, an error, where nothing tells the release of the project: its help names one that reads it."""
    words = f'LLVM {finding.read_by} reads this; if the project is for it, set `llvm = "{finding.read_by}"`'
    return replace(finding, help=f"{finding.help}\n{words}" if finding.help else words)


def _judged_by_llvm(findings: Sequence[Finding], codes: Set[str]) -> list[Finding]:
    """Older spellings are errors in a program that LLVM 22 could read otherwise.

    They stay warnings, as they were found, beside custom syntax that no dialect of LLVM has: such a program is for
    another tool, whose LLVM may be the one that the spelling is of.
    """
    if OLDER_SPELLING not in codes or UNKNOWN_DIALECT in codes:
        return list(findings)
    return [replace(each, severity=Severity.ERROR) if each.code == OLDER_SPELLING else each for each in findings]
