"""JUnit XML, as Ant writes it and most CI services read it: one test per file."""

from __future__ import annotations

import re

from ..records import FindingRecord
from .report import CheckReport, path_of

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 cannot represent, not even escaped."""


def junit(report: CheckReport) -> str:
    """One suite. A file with errors or warnings has failed; what could not be checked is an error of the suite."""
    from datetime import datetime, timezone

    by_file: dict[str, list[FindingRecord]] = {file: [] for file in report.files}
    for found in report.reported:
        by_file.setdefault(found["file"], []).append(found)
    cases = [_case(file, all_) for file, all_ in by_file.items()]
    cases += [_broken(failure) for failure in report.failures]
    failed = sum(any(_counts(found) for found in all_) for all_ in by_file.values())
    now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S")
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n'
        f'  <testsuite name="pydealloc-lsp" package="pydealloc" id="0" timestamp="{now}" hostname="localhost"'
        f' tests="{len(cases)}" failures="{failed}" errors="{len(report.failures)}" time="0">\n    <properties/>\n'
        + "".join(cases)
        + "    <system-out/>\n    <system-err/>\n  </testsuite>\n</testsuites>\n"
    )


def _counts(found: FindingRecord) -> bool:
    return found["severity"] in ("error", "warning")


def _case(file: str, all_: list[FindingRecord]) -> str:
    failing = [found for found in all_ if _counts(found)]
    opening = f'    <testcase name="{_escaped(path_of(file))}" classname="pydealloc" time="0"'
    if not failing:
        return f"{opening}/>\n"
    first = failing[0]
    message = first["message"] + (f" (and {len(failing) - 1} more)" if len(failing) > 1 else "")
    body = "\n".join(
        f"{found['file']}:{found['line']}:{found['column']}: {found['severity']}[{found['code']}]: {found['message']}"
        + (f"\n  help: {found['help']}" if found["help"] is not None else "")
        for found in all_
    )
    return (
        f"{opening}>\n"
        f'      <failure message="{_escaped(message)}" type="{_escaped(first["code"])}">{_escaped(body)}</failure>\n'
        "    </testcase>\n"
    )


def _broken(failure: str) -> str:
    return (
        '    <testcase name="the run" classname="pydealloc" time="0">\n'
        f'      <error message="{_escaped(failure.splitlines()[-1])}" type="failure">{_escaped(failure)}</error>\n'
        "    </testcase>\n"
    )


def _escaped(text: str) -> str:
    text = _FORBIDDEN.sub("\ufffd", text)
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(character, entity)
    return text
