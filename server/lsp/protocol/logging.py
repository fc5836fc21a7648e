"""Logging: what the server writes to standard error or a file, one line per record; further lines are indented.

At level `debug` each message of the protocol has a line, `<-` if received and `->` if sent, with the
number of the request, the size, and for an answer how long it took. Texts of messages are not written: they are the
user's.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Protocol

from ...io.files import UserFacingError
from ..stdio import is_message

NAME = "pydealloc-lsp"
LEVELS = {"error": logging.ERROR, "warning": logging.WARNING, "info": logging.INFO, "debug": logging.DEBUG}

_log = logging.getLogger(NAME)


def start_logging(path: str | None, level: str) -> None:
    """Write records of at least `level` to the end of the file at `path`, or to standard error.

    Raises:
        UserFacingError: the file cannot be written.
    """
    handler: logging.Handler
    if path is None:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(_Lines("%(message)s"))
    else:
        try:
            handler = logging.FileHandler(path, encoding="utf-8", errors="backslashreplace")
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise UserFacingError(f"{path}: the log cannot be written: {reason}; name another --log-file") from None
        handler.setFormatter(_Lines("%(asctime)s.%(msecs)03d %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S"))
    logging.basicConfig(level=min(LEVELS[level], logging.WARNING), handlers=[handler])
    handler.setLevel(LEVELS[level])
    # What the libraries tell of each message is for those who write them.
    for library in ("pygls", "asyncio"):
        logging.getLogger(library).setLevel(logging.WARNING)
    _log.setLevel(LEVELS[level])


class _Lines(logging.Formatter):
    """Indents all lines of a record but the first, so that each record can be found."""

    def format(self, record: logging.LogRecord) -> str:
        first, *more = super().format(record).splitlines()
        name = "" if record.name == NAME else f" [{record.name}]"
        return "\n".join([first + name, *(f"    {line}" for line in more)])


def log_error(message: str) -> None:
    """Take down a failure of ours, from any thread."""
    _log.error("%s", message)


def log_info(message: str) -> None:
    """Take down something that happens once in a session."""
    _log.info("%s", message)


def log_warning(message: str) -> None:
    """Take down something that the editor has done wrong."""
    _log.warning("%s", message)


def tracer() -> Tracer | None:
    """The tracer of messages; None when tracing is off."""
    return Tracer() if _log.isEnabledFor(logging.DEBUG) else None


class Writer(Protocol):
    """Output stream of pygls."""

    def close(self) -> None: ...

    def write(self, data: bytes) -> None: ...


class Tracer:
    """For one connection."""

    def __init__(self) -> None:
        self._asked: dict[object, tuple[str, float]] = {}
        """By the number of a request that is not answered: its method, and when it came."""
        self._sending = ""

    def received(self, message: object, size: int) -> None:
        """`message` has come, whatever it is."""
        if not is_message(message):
            _log.debug("<- no message, %d bytes", size)
            return
        method, number = message.get("method"), message.get("id")
        if method is not None and number is not None:
            self._asked[number] = (method, time.perf_counter())
        _log.debug("<- %s, %d bytes", _named(method or "answer", number), size)

    def sending(self, message: object) -> None:
        """`message` is written next: one of ours, or an answer."""
        method, number = getattr(message, "method", None), getattr(message, "id", None)
        if method is not None:
            self._sending = _named(method, number)
            return
        asked, began = self._asked.pop(number, ("answer", None))
        took = "" if began is None else f", {(time.perf_counter() - began) * 1000:.1f} ms"
        error = getattr(message, "error", None)
        failed = f", error {error.code}" if error is not None else ""
        self._sending = f"{_named(asked, number)}{took}{failed}"

    def writer(self, writer: Writer) -> Writer:
        return _TracedWriter(self, writer)

    def sent(self, size: int) -> None:
        _log.debug("-> %s, %d bytes", self._sending, size)


def _named(method: str, number: object) -> str:
    return method if number is None else f"{method} {number}"


class _TracedWriter:
    def __init__(self, tracer: Tracer, writer: Writer) -> None:
        self._tracer = tracer
        self._writer = writer

    def close(self) -> None:
        self._writer.close()

    def write(self, data: bytes) -> None:
        self._writer.write(data)
        self._tracer.sent(len(data))
