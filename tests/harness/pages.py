"""All documents that are made from tests, settings and dialects: `./dev pages`, and `--check` to print what is old."""

from __future__ import annotations

import runpy
import sys

PAGES = (
    "tests.harness.check_pages",
    "tests.harness.settings_schema",
    "tests.harness.extension_settings",
    "tests.harness.extension_page",
    "tests.harness.protocol_page",
    "tests.harness.command_line_page",
    "tests.harness.dialect_pages",
    "tests.harness.pass_pages",
    "tests.messages.page",
)
"""Modules with a command each, which takes the same arguments."""


def main() -> int:
    """The highest exit code of all commands."""
    highest = 0
    for page in PAGES:
        try:
            runpy.run_module(page, run_name="__main__", alter_sys=True)
        except SystemExit as ended:
            highest = max(highest, ended.code if isinstance(ended.code, int) else int(ended.code is not None))
    return highest


if __name__ == "__main__":
    sys.exit(main())
