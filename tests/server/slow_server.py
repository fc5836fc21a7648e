"""The server, with each reported step of its work made longer: long work lasts long on fast machines too, and with
everything in its caches."""

from __future__ import annotations

import sys
import time

from pydealloc.server.cli import main
from pydealloc.server.session.work_done_progress import ProgressHandle

STEP_S = 0.05
"""Least duration of a step."""

_report = ProgressHandle.report


def report(self: ProgressHandle, message: str = "", *, done: int = 0, total: int = 0) -> None:
    _report(self, message, done=done, total=total)
    time.sleep(STEP_S)


if __name__ == "__main__":
    ProgressHandle.report = report
    sys.exit(main())
