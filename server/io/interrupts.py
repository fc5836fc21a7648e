"""Interrupts: output that Ctrl-C does not cut in the middle of a line."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from types import FrameType


def write_whole(stream: TextIO, text: str) -> None:
    """Write all of `text`, and be interrupted afterwards: whoever reads it gets no half of a line.

    A second interrupt does not wait, in case nobody reads.
    """
    # Takes as long as everything else that is loaded to write: not where nothing is written.
    import signal
    import threading

    before = signal.getsignal(signal.SIGINT)
    # Only the main thread is interrupted. Whoever wants another answer to interrupts gets it.
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        _write(stream, text)
        return
    is_interrupted = False

    def later(number: int, frame: FrameType | None) -> None:
        nonlocal is_interrupted
        is_interrupted = True
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, later)
    try:
        _write(stream, text)
    finally:
        signal.signal(signal.SIGINT, before)
    if is_interrupted:
        raise KeyboardInterrupt


def _write(stream: TextIO, text: str) -> None:
    """As `stream.write`, which loses what a signal has kept from being written where Python does not buffer
    (PYTHONUNBUFFERED)."""
    binary = getattr(stream, "buffer", None)
    if binary is None:
        stream.write(text)
        return
    stream.flush()
    data = memoryview(text.replace("\n", os.linesep).encode(stream.encoding, stream.errors or "strict"))
    while data:
        count = binary.write(data)
        if count is None:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        data = data[count:]
