"""Watchdog process: the program that ends a server after its editor. It imports next to nothing, and runs by itself."""

from __future__ import annotations

import os
import select
import sys
import time

GRACE_S = 0.7
"""Time that the server has to end by itself after its editor."""
INPUT_GRACE_S = 30.0
"""The same after the end of its input, of which a part may be unread."""
_KILL = 9
"""SIGKILL: the module of signals is as large as all others here."""


def watch(server: int, editor: int | None, pipes: tuple[int, ...]) -> None:
    """Return when the process `server`, the parent, has ended; kill it if it has not some time after its editor.

    Args:
        editor: a process; None: only the pipes count.
        pipes: descriptors of pipes or sockets to the editor.
    """
    poll = select.poll()
    try:
        servers = os.pidfd_open(server)
    except OSError:
        return
    poll.register(servers, select.POLLIN)
    try:
        editors = os.pidfd_open(editor) if editor is not None else -1
    except OSError:
        editors = -1
    if editors >= 0:
        poll.register(editors, select.POLLIN)
    for descriptor in pipes:
        # No event but the end, which is always reported.
        poll.register(descriptor, 0)
    if os.getppid() != server:
        return
    deadline = float("inf")
    while time.monotonic() < deadline:
        events = poll.poll(None if deadline == float("inf") else (deadline - time.monotonic()) * 1000)
        for descriptor, event in events:
            if descriptor == servers:
                return
            is_input = descriptor in pipes and not event & select.POLLERR
            deadline = min(deadline, time.monotonic() + (INPUT_GRACE_S if is_input else GRACE_S))
            poll.unregister(descriptor)
    os.kill(server, _KILL)


if __name__ == "__main__":
    _server, _editor, *_pipes = map(int, sys.argv[1:])
    watch(_server, _editor if _editor >= 0 else None, tuple(_pipes))
