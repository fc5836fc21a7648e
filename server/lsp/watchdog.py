"""Watchdog: a process that ends the server when its editor has gone, even while the server cannot run Python code.

A regular expression holds the interpreter's lock as long as it runs, and with it every thread that could notice that
the editor has ended or that its pipes are closed. So on Linux a forked process waits for these events, and kills the
server if that has not ended by itself a little later.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
import time
from contextlib import suppress

from . import watchdog_process

_POLL_S = 2.0


def watch_editor(editor: int | None, pipes: tuple[int, ...] = ()) -> None:
    """End this process when the process `editor` has ended, or a pipe has no other end any more.

    Args:
        editor: None, or the id of a process in another container, say: only the pipes count.
        pipes: descriptors of pipes or sockets to the editor.
    """
    editor = editor if editor is not None and is_running(editor) else None
    if sys.platform == "linux" and hasattr(os, "pidfd_open") and (editor is not None or pipes):
        _fork_watchdog(editor, pipes)
    if editor is not None:
        # Other processes may hold the editor's end of our input open. Windows has no way to ask.
        threading.Thread(target=_watch, args=(editor,), name="editor", daemon=True).start()


def is_running(process: int) -> bool:
    """Whether there is a process with this id, as far as the system says."""
    if os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        # Another user's process, or no valid process id.
        return True
    return True


def _watch(editor: int) -> None:
    if sys.platform == "linux" and hasattr(os, "pidfd_open"):
        with suppress(OSError):
            descriptor = os.pidfd_open(editor)
            select.select([descriptor], [], [])
            # It has ended. `is_running` would say otherwise until its parent has asked for its exit status.
            os._exit(1)
    while is_running(editor):
        time.sleep(_POLL_S)
    os._exit(1)


def _fork_watchdog(editor: int | None, pipes: tuple[int, ...]) -> None:
    server = os.getpid()
    try:
        child = os.fork()
    except OSError:
        # No more processes for this user.
        return
    if child == 0:
        try:
            _become_watchdog(server, editor, pipes)
        finally:
            os._exit(0)


def _become_watchdog(server: int, editor: int | None, pipes: tuple[int, ...]) -> None:
    """Runs in the forked process, and ends with the server."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL if number == signal.SIGTERM else signal.SIG_IGN)
    for descriptor in pipes:
        os.set_inheritable(descriptor, True)
    numbers = [str(number) for number in (server, -1 if editor is None else editor, *pipes)]
    # A small interpreter in place of a copy of the server: 9 MiB, not 25. Frozen programs are none, zips hold no file.
    if sys.executable and not hasattr(sys, "frozen") and os.access(watchdog_process.__file__, os.R_OK):
        with suppress(OSError):
            os.execv(sys.executable, [sys.executable, "-I", "-S", watchdog_process.__file__, *numbers])
    watchdog_process.watch(server, editor, pipes)
