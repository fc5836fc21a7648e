"""Work that several processes share: what becomes of them when the one that started them is gone."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes share work by forking only")

_KILLED = """
import os, signal, time
from pydealloc.server.batch.forked_shares import in_forks

here = os.getpid()
reading, writing = os.pipe()

def work(number):
    if os.getpid() == here:
        # The other two have begun, each with one share.
        os.read(reading, 1)
        os.read(reading, 1)
        os.kill(here, signal.SIGKILL)
    os.write(1, b".")
    os.write(writing, b"x")
    while os.getppid() == here:
        time.sleep(0.01)
    # More than a pipe holds.
    return bytes(1 << 20)

in_forks(work, 50, 3)
"""


def test_processes_end_with_the_one_that_has_started_them() -> None:
    # Whoever reads the output waits for all that can write it.
    run = subprocess.run([sys.executable, "-c", _KILLED], capture_output=True, text=True, timeout=120, check=False)
    assert (run.stdout, run.stderr) == ("..", "")
