"""`--fix`, `--unsafe-fixes`, `--diff`: quick fixes applied to files, or shown as a diff."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from ...ir.plurals import counted
from ...ir.records import dataclass
from ...syntax.document.document import Document, parse_document
from ...syntax.text.edits import TextEdit, apply_edits
from ...syntax.text.findings import Finding, Severity
from ..batch.release_choice import read_for_project, release_of
from ..config.discovery import Configuration, configurations
from ..features.fixes.quick_fixes import fix_all, merged, quick_fixes
from ..io.console import is_colored, print_status
from ..io.files import Source, UserFacingError, read_source
from ..io.guard import guarded
from ..io.replacing import write_text
from ..report import text as rendering
from ..report.reported_findings import reported_findings
from .options import Options

_ROUNDS = 10
"""A fix may uncover another finding; what is not done by then goes round in circles."""


@dataclass(frozen=True)
class FixSummary:
    is_changed: bool = False
    is_broken: bool = False
    """Whether a file could not be read, written or worked on."""


def fix_all_files(options: Options, sources: Sequence[Source]) -> FixSummary:
    """Fix each file, or print the diffs."""
    changed = broken = findings = unsafe = 0
    colored = is_colored(options.color, sys.stdout)
    for source in sources:
        result = guarded(f"fixing {source.name}", lambda source=source: _fix_file(options, source), None)
        if result is None:
            broken += 1
            continue
        old, new, count, left = result
        unsafe += left
        if new == old:
            continue
        try:
            if options.checking.shows_diff:
                sys.stdout.write(rendering.diff(source.name, old, new, colored=colored))
            elif source.path is not None:
                write_text(source.path, new, expected=old, within=source.within)
        except UserFacingError as error:
            print_status(str(error))
            broken += 1
            continue
        changed += 1
        findings += count
    if changed:
        done = f"migrated to LLVM {options.checking.target_llvm}" if options.checking.target_llvm else "fixed"
        would = f"would be {done}" if options.checking.shows_diff else done
        what = "spelling" if options.checking.target_llvm else "finding"
        print_status(f"{counted(findings, what)} {would} in {counted(changed, 'file')}")
    if unsafe:
        print_status(f"{counted(unsafe, 'finding')} can be fixed with --unsafe-fixes; look at these with --diff first")
    return FixSummary(bool(changed), bool(broken))


def _fix_file(options: Options, source: Source) -> tuple[str, str, int, int] | None:
    """The text before and after, the findings fixed, and those that --unsafe-fixes would fix too."""
    try:
        text = read_source(source)
        configuration = configurations(options.config, options.isolated, options.llvm).for_file(source.config_path)
    except UserFacingError as error:
        if options.checking.shows_diff:
            # Otherwise the check that follows says it.
            print_status(str(error))
        return None
    if options.checking.target_llvm:
        return text, *_migrated(source, text, configuration, options.checking.target_llvm), 0
    _, configuration = read_for_project(text, source.path, configuration)
    configuration = configuration.selected(options.checking.selection)
    is_unsafe = options.checking.fixes == "unsafe"
    new, count = fixed(text, configuration, unsafe=is_unsafe)
    return text, new, count, 0 if is_unsafe else sum(1 for _ in _groups(*_checked(new, configuration)))


def _migrated(source: Source, text: str, configuration: Configuration, target: str) -> tuple[str, int]:
    """The text in the spelling of `target`, and the number of edits; a line says what has none there."""
    from ..features.fixes.migration import migrated

    current = configuration.for_llvm(target).knowledge
    older = configuration.for_llvm(str(release_of(text, source.path, configuration))).knowledge
    new, count = migrated(text, older, current)
    left = [one for one in _checked(new, configuration.for_llvm(target))[1] if one.severity is Severity.ERROR]
    if left and older.llvm != current.llvm:
        errors = counted(len(left), "error")
        print_status(f"{source.name}: {errors} left for LLVM {target}, the first: {left[0].message}")
    return new, count


def fixed(text: str, configuration: Configuration, *, unsafe: bool) -> tuple[str, int]:
    """The text with everything put right that can be, and how many findings that were.

    What makes an error that was not there before is left out. The same text when there is nothing to do.
    """
    original, count = text, 0
    document, findings = _checked(text, configuration)
    for _ in range(_ROUNDS):
        edits = _edits(document, findings, configuration, unsafe=unsafe)
        if not edits:
            break
        text = apply_edits(text, edits)
        document, findings = _checked(text, configuration)
    if text != original:
        count = max(1, len(_checked(original, configuration)[1]) - len(findings))
    return text, count


def _checked(text: str, configuration: Configuration) -> tuple[Document, list[Finding]]:
    document = parse_document(text, configuration.knowledge)
    return document, reported_findings(document, configuration)


def _edits(
    document: Document, findings: Sequence[Finding], configuration: Configuration, *, unsafe: bool
) -> tuple[TextEdit, ...]:
    """The edits of this round; empty when none is left that causes no new errors."""
    before = errors_of(findings)
    safe = fix_all(document, findings)
    if safe and _is_accepted(document, safe, before, configuration):
        return safe
    if not unsafe:
        return ()
    groups = [group for group in _groups(document, findings) if group]
    edits = merged(groups)
    if not edits or _is_accepted(document, edits, before, configuration):
        return edits
    edits = merged([group for group in groups if _is_accepted(document, group, before, configuration)])
    return edits if edits and _is_accepted(document, edits, before, configuration) else ()


def _groups(document: Document, findings: Sequence[Finding]) -> Iterator[tuple[TextEdit, ...]]:
    """The fix of each finding that has only one."""
    for finding in findings:
        if finding.severity is Severity.HINT:
            continue
        fixes = quick_fixes(document, [finding], finding.start, finding.end)
        only = next((fix for fix in fixes if fix.is_preferred and fix.file is None), None)
        if only is not None:
            yield only.edits


def _is_accepted(
    document: Document, edits: Sequence[TextEdit], before: Counter[str], configuration: Configuration
) -> bool:
    """Whether the changed text has no error that the old one has not."""
    text = apply_edits(document.text, edits)
    return text != document.text and not errors_of(_checked(text, configuration)[1]) - before


def errors_of(findings: Sequence[Finding]) -> Counter[str]:
    """The number of errors by code."""
    return Counter(finding.code for finding in findings if finding.severity is Severity.ERROR)
