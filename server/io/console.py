"""Console: the status lines of the command line on standard error, and whether a stream shows colors."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from .printable import without_controls

PROGRAM = "pydealloc-lsp"


def print_status(message: str) -> None:
    """One line on standard error that begins with the program's name. `message` has no line end."""
    print_line(f"{PROGRAM}: {message}")


def print_line(line: str) -> None:
    """`line`, or several of them, on standard error; `line` has no line end.

    What was printed before goes out first, so that both streams are in order on a terminal.
    """
    sys.stdout.flush()
    sys.stderr.write(f"{without_controls(line)}\n")
    sys.stderr.flush()


def is_colored(choice: str, stream: TextIO) -> bool:
    """`choice` is `auto`, `always` or `never`; `auto` asks the terminal and https://no-color.org."""
    if choice != "auto":
        return choice == "always"
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class UniqueLines:
    """Lines on standard error, each printed once: a broken configuration fails every file in the same words."""

    def __init__(self) -> None:
        self._printed: set[str] = set()

    def print(self, line: str) -> None:
        if line not in self._printed:
            self._printed.add(line)
            print_line(line)
