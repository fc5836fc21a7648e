"""Baseline: findings that were there before, which are hidden so that only new ones count.

A finding is recognised by its file, its code and what its line says, wherever the line stands. A run changes the
file only if it is asked to: `--write-baseline` lists all findings, `--update-baseline` removes those that are gone.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from ...ir.plurals import counted
from ...ir.records import replace
from ..io.console import print_status
from ..io.files import UserFacingError, read_file
from ..io.replacing import write_text
from ..report.formats.report import CheckReport, json_text
from ..report.records import FindingRecord
from .options import Options

_VERSION = 1

Entries = dict[str, dict[str, list[str]]]
"""Fingerprints by file (from the folder of the baseline, with slashes) and code."""


def compared(made: CheckReport, options: Options) -> CheckReport:
    """The report without findings in the baseline, which is written, or cleaned, as `options` select.

    Raises:
        UserFacingError: the baseline cannot be read or written.
    """
    path = options.checking.baseline
    if options.checking.writes_baseline:
        old = read_baseline(path) if Path(path).exists() else {}
        checked = {_key(file, path) for file in made.files}
        # What another run is about stays: a baseline may be written folder by folder.
        entries = {file: codes for file, codes in old.items() if file not in checked and _exists(file, path)}
        entries.update(_entries(made.reported, path))
        write_text(path, _text(entries))
        print_status(f"{path}: {counted(_count(entries), 'finding')} written")
        return replace(made, found=_hints(made), known=made.reported, has_baseline=True)
    entries = read_baseline(path)
    new: list[FindingRecord] = []
    known: list[FindingRecord] = []
    for found in made.found:
        codes = entries.get(_key(found["file"], path), {})
        (known if found["fingerprint"] in codes.get(found["code"], ()) else new).append(found)
    result = replace(made, found=tuple(new), known=tuple(known), has_baseline=True)
    if options.checking.updates_baseline and not options.checking.selection and not options.expected:
        _shrink(path, entries, result)
    return result


def _hints(made: CheckReport) -> tuple[FindingRecord, ...]:
    return tuple([found for found in made.found if found["severity"] == "hint"])


def _shrink(path: str, entries: Entries, made: CheckReport) -> None:
    """Remove entries that no longer match; only where every file could be checked."""
    if made.failures:
        return
    checked = {_key(file, path) for file in made.files}
    still = _entries(made.known, path)
    remaining = {
        file: still.get(file, {}) if file in checked else codes
        for file, codes in entries.items()
        if file in checked or _exists(file, path)
    }
    remaining = {file: codes for file, codes in remaining.items() if codes}
    removed = _count(entries) - _count(remaining)
    if removed:
        write_text(path, _text(remaining))
        print_status(f"{path}: {counted(removed, 'finding')} no longer found: removed, {_count(remaining)} left")


def read_baseline(path: str) -> Entries:
    """Raises:
    UserFacingError: there is no such file, or it is no baseline."""
    if not Path(path).exists():
        raise UserFacingError(f"{path}: no such baseline; create it with --write-baseline")
    from json import loads

    text = read_file(path)
    try:
        content = cast("object", loads(text))
    except ValueError as error:
        raise UserFacingError(f"{path}: not a baseline: {error}; write it again with --write-baseline") from None
    findings = cast("Mapping[str, object]", content).get("findings") if isinstance(content, dict) else None
    if not isinstance(findings, dict) or cast("Mapping[str, object]", content).get("version") != _VERSION:
        raise UserFacingError(f"{path}: not a baseline of this version; write it again with --write-baseline")
    return cast("Entries", findings)


def _entries(all_: Iterable[FindingRecord], path: str) -> Entries:
    entries: Entries = {}
    for found in all_:
        codes = entries.setdefault(_key(found["file"], path), {})
        codes.setdefault(found["code"], []).append(found["fingerprint"])
    return entries


def _text(entries: Entries) -> str:
    ordered = {
        file: {code: sorted(codes[code]) for code in sorted(codes)} for file, codes in sorted(entries.items()) if codes
    }
    return json_text({"version": _VERSION, "findings": ordered}) + "\n"


def _count(entries: Entries) -> int:
    return sum(len(fingerprints) for codes in entries.values() for fingerprints in codes.values())


def _key(file: str, path: str) -> str:
    if file.startswith("<"):
        return file
    return os.path.relpath(file, Path(path).parent).replace(os.sep, "/")


def _exists(key: str, path: str) -> bool:
    return (Path(path).parent / key).exists()
