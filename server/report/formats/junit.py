"""JUnit XML, as Ant writes it and most CI services read it: one test per file."""

from __future__ import annotations

import re

from ...config.addresses import web_page
from ..records import FindingRecord
from .report import CheckReport, path_of

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 cannot represent, not even escaped."""


def junit(report: CheckReport) -> str:
    """One suite. A file with errors or warnings has failed; one that could not be checked is an error."""
    from datetime import datetime, timezone

    by_file: dict[str, list[FindingRecord]] = {file: [] for file in report.files}
    for found in report.reported:
        by_file.setdefault(found["file"], []).append(found)
    cases = [_case(file, all_, report) for file, all_ in by_file.items()]
    # Failures of the run itself belong to no file.
    others = [failure for failure in report.failures if failure not in report.failed.values()]
    cases += [_broken("the run", failure, 0) for failure in others]
    failed = sum(file not in report.failed and any(map(_counts, all_)) for file, all_ in by_file.items())
    errors = len(report.failed) + len(others)
    now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S")
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n'
        f'  <testsuite name="pydealloc-lsp" package="pydealloc" id="0" timestamp="{now}" hostname="localhost"'
        f' tests="{len(cases)}" failures="{failed}" errors="{errors}" time="{sum(report.times.values()):.3f}">\n'
        "    <properties/>\n" + "".join(cases) + "    <system-out/>\n    <system-err/>\n  </testsuite>\n</testsuites>\n"
    )


def _counts(found: FindingRecord) -> bool:
    return found["severity"] in ("error", "warning")


def _case(file: str, all_: list[FindingRecord], report: CheckReport) -> str:
    seconds = report.times.get(file, 0)
    if file in report.failed:
        return _broken(path_of(file), report.failed[file], seconds)
    failing = [found for found in all_ if _counts(found)]
    opening = f'    <testcase name="{_escaped(path_of(file))}" classname="pydealloc" time="{seconds:.3f}"'
    if not failing:
        return f"{opening}/>\n"
    first = failing[0]
    message = first["message"] + (f" (and {len(failing) - 1} more)" if len(failing) > 1 else "")
    body = "\n".join(map(_lines, all_))
    return (
        f"{opening}>\n"
        f'      <failure message="{_escaped(message)}" type="{_escaped(first["code"])}">{_escaped(body)}</failure>\n'
        "    </testcase>\n"
    )


def _lines(found: FindingRecord) -> str:
    place = f"{found['file']}:{found['line']}:{found['column']}"
    lines = [f"{place}: {found['severity']}[{found['code']}]: {found['message']}"]
    if found["help"] is not None:
        lines.append(f"  help: {found['help']}")
    if (page := web_page(found["code"])) is not None:
        lines.append(f"  see {page}")
    return "\n".join(lines)


def _broken(name: str, failure: str, seconds: float) -> str:
    return (
        f'    <testcase name="{_escaped(name)}" classname="pydealloc" time="{seconds:.3f}">\n'
        f'      <error message="{_escaped(failure.splitlines()[-1])}" type="failure">{_escaped(failure)}</error>\n'
        "    </testcase>\n"
    )


def _escaped(text: str) -> str:
    text = _FORBIDDEN.sub("\ufffd", text)
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(character, entity)
    return text
