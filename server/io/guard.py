"""Guard: internal errors go to the log, and the caller gets an empty answer.

The only place in the project that catches everything. Faults of the user's text never get here, they are findings.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TextIO, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

Answer = TypeVar("Answer")

OUT_OF_MEMORY = "needs more memory than it may have"
"""Reason why a process ended that hit its limit."""


def guarded(
    what: str,
    ask: Callable[[], Answer],
    empty: Answer,
    log: Callable[[str], None] | None = None,
    without_memory: Callable[[], Answer] | None = None,
) -> Answer:
    """The answer of `ask`, or `empty` when it raises; the log then names `what` was asked and shows the traceback.

    `log` takes whole messages without line end; by default they go to standard error.
    `without_memory`: the answer where `ask` found no memory, of which the log then says nothing.
    Interrupts and exits pass through.
    """
    try:
        return ask()
    except Exception as error:
        if without_memory is not None and is_out_of_memory(error):
            return without_memory()
        (log or log_to_stderr)(failure_text(what))
        return empty


def guarded_output(what: str, ask: Callable[[], None], log: Callable[[str], None]) -> None:
    """The same for work that writes to standard output: an error of the system passes, for the caller of all of it.

    The next file could not be written there either. Errors of other files are the user's own by then.
    """
    try:
        ask()
    except OSError:
        raise
    except Exception:
        log(failure_text(what))


def is_out_of_memory(error: Exception) -> bool:
    """Whether there was no memory left. Python may have found none to say so, and then names no reason at all."""
    return isinstance(error, MemoryError) or (isinstance(error, SystemError) and "without exception set" in str(error))


def settle(future: Future[Answer], work: Callable[[], Answer]) -> None:
    """Give `future` the result of `work`, or what it raises: interrupts and exits too, as an executor does."""
    try:
        result = work()
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(result)


def failure_text(what: str) -> str:
    """The message for the log about the exception being handled."""
    import traceback

    from ... import __version__

    return f"pydealloc-lsp {__version__}: internal error while {what}\n{traceback.format_exc().rstrip()}"


def log_to_stderr(message: str, stream: TextIO | None = None) -> None:
    print(message, file=stream or sys.stderr, flush=True)
