"""`--watch`: check again whenever a file, or a configuration of one, changes."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from ...ir.plurals import counted
from ..config.discovery import configurations
from ..io.console import print_status
from ..io.files import ConfigurationError, Source, UserFacingError
from .options import Options

_SECONDS = 0.5
"""Between two looks at the files: nobody waits for that, and the disk does not notice."""

State = dict[str, tuple[int, int]]
"""Modification time in nanoseconds, and size, by file."""


def watch(options: Options, listing: Callable[[], tuple[list[Source], bool]], check: Callable[[], int]) -> int:
    """Never returns: an interrupt ends it."""
    while True:
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[2J\x1b[H")
        configurations.cache_clear()
        sources, _ = listing()
        # What changes while it is checked is seen as a change afterwards.
        before = _state(options, sources)
        check()
        sys.stdout.flush()
        print_status(f"watching {counted(len(before), 'file')}; Ctrl-C ends it")
        while _state(options, _quietly(listing, sources)) == before:
            time.sleep(_SECONDS)


def _quietly(listing: Callable[[], tuple[list[Source], bool]], old: Sequence[Source]) -> Sequence[Source]:
    """The files there are now; `old` while they cannot be listed, which the next check tells."""
    stderr, sys.stderr = sys.stderr, Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    try:
        found, failed = listing()
    finally:
        sys.stderr.close()
        sys.stderr = stderr
    return old if failed else found


def _state(options: Options, sources: Sequence[Source]) -> State:
    paths = {source.path for source in sources if source.path is not None}
    for path in list(paths):
        try:
            configuration = configurations(options.config, options.isolated, options.llvm).for_file(path)
        except ConfigurationError as error:
            paths.add(error.problem.path)
            continue
        except UserFacingError:
            continue
        paths.update(configuration.extended)
        if configuration.path is not None:
            paths.add(configuration.path)
    return {path: found for path in sorted(paths) if (found := _stamp(path)) is not None}


def _stamp(path: str) -> tuple[int, int] | None:
    try:
        found = Path(path).stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
