"""A command line as a function: its files are given, and what it prints and writes is returned.

It changes the working folder and the standard streams of the process while it runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO, TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory

from ..ir.records import dataclass
from .cli import main


@dataclass(frozen=True)
class Ran:
    """`status` as in `usage.py`; `files`: those that were written, or changed, by their paths with slashes."""

    status: int
    output: str
    errors: str
    files: Mapping[str, str]


def run_command(arguments: Sequence[str], files: Mapping[str, str]) -> Ran:
    """Run it in a new folder that has just these files, given by their paths in it. Line ends stay as they are."""
    with TemporaryDirectory() as folder, _working_in(folder):
        for name, text in files.items():
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_bytes(text.encode("utf-8", "surrogatepass"))
        output, errors = _Stream(), _Stream()
        before = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = output, errors
        try:
            status = main(arguments)
        finally:
            sys.stdout, sys.stderr = before
        written = {name: text for name, text in _texts() if files.get(name) != text}
        return Ran(status, output.text(), errors.text(), written)


class _Stream(TextIOWrapper):
    def __init__(self) -> None:
        self._bytes = BytesIO()
        super().__init__(self._bytes, encoding="utf-8", errors="backslashreplace", newline="\n", write_through=True)

    def text(self) -> str:
        return self._bytes.getvalue().decode()


@contextmanager
def _working_in(folder: str) -> Generator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def _texts() -> Iterator[tuple[str, str]]:
    for path in sorted(Path().rglob("*")):
        if path.is_file():
            yield path.as_posix(), path.read_bytes().decode("utf-8", "replace")
