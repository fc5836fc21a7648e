"""Run environment of the commands of a file: scratch folder, the file as the editor has it, programs."""

from __future__ import annotations

import re
import shutil
import tempfile
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import unquote

from ...ir.records import dataclass, replace
from ..config.editor_settings import RunSettings
from .commands import Pipeline, RunLine, programs_of, read_command
from .execute import RunEnvironment
from .report import CommandResult
from .shell_words import LitSubstitutions
from .tool_paths import Tools, searched_folders

_UNNAMED = "file.mlir"


class RunEnvironmentError(Exception):
    """Nothing can be run. The text is one sentence: why, and what to do."""


@dataclass(frozen=True)
class PreparedCommands:
    """`commands`: the pipelines of each, in their order. `written`: what to call a path in the output, by the path."""

    commands: tuple[tuple[Pipeline, ...], ...]
    workplace: RunEnvironment
    written: Mapping[str, str]

    def as_written(self, ran: CommandResult) -> CommandResult:
        """With the names that the user knows files by."""
        output, errors = ran.output, ran.errors
        for path, name in self.written.items():
            # And not the beginning of the name of another one: `%t` begins with that of the file.
            is_path = re.compile(re.escape(path) + r"(?![\w/-]|\.\w)")
            output, errors = (is_path.sub(lambda _, name=name: name, text) for text in (output, errors))
        return replace(ran, output=output, errors=errors)


def substitutions_of(uri: str, path: str | None, temporary: str) -> LitSubstitutions:
    """Those of a file that is at `path`, or has only a name."""
    if path is not None:
        return LitSubstitutions(path, str(Path(path).parent), temporary)
    return LitSubstitutions(str(Path(temporary, _name(uri))), temporary, temporary)


class ScratchDirs:
    """A temporary folder for each file. It stays, so that a command finds what the one before it has made."""

    def __init__(self) -> None:
        self._folders: dict[str, str] = {}
        # Files are prepared on the worker's thread, and closed on the protocol's.
        self._lock = threading.Lock()

    def prepare(
        self, uri: str, text: str, path: str | None, wanted: Sequence[RunLine], settings: RunSettings
    ) -> PreparedCommands:
        """
        Args:
            uri: of the document, as the editor names it.
            text: as the editor has it.
            path: where the file is on disk, if anywhere.

        Raises:
            RunLineError: one of the commands is not to be run.
            WorkplaceError: a program is missing, or nothing can be written.
        """
        tools = Tools(settings.path)
        # What is missing is said before anything is made.
        _commands(wanted, substitutions_of(uri, path, "."), tools)
        try:
            temporary = self._folder(uri)
            places, written = _placed(uri, text, path, temporary)
        except OSError as error:
            raise RunEnvironmentError(f"no temporary file can be made: {error}") from None
        commands = _commands(wanted, places, tools)
        names = {name for command in commands for name in programs_of(command)}
        found = {name: place for name in names if (place := tools.find(name)) is not None}
        return PreparedCommands(commands, RunEnvironment(temporary, found, settings.timeout), written)

    def _folder(self, uri: str) -> str:
        with self._lock:
            known = self._folders.get(uri)
            if known is None or not Path(known).is_dir():
                known = self._folders[uri] = str(Path(tempfile.mkdtemp(prefix="pydealloc-run-")).resolve())
            return known

    def has(self, uri: str) -> bool:
        """Whether a command of this file has been prepared."""
        return uri in self._folders

    def clear(self, uri: str) -> None:
        """Remove what the commands of a file have made; nothing happens when there is nothing."""
        with self._lock:
            folder = self._folders.pop(uri, None)
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)

    def clear_all(self) -> None:
        for uri in list(self._folders):
            self.clear(uri)


def _commands(wanted: Sequence[RunLine], places: LitSubstitutions, tools: Tools) -> tuple[tuple[Pipeline, ...], ...]:
    commands = tuple([read_command(run, places) for run in wanted])
    missing = tools.missing(dict.fromkeys(name for command in commands for name in programs_of(command)))
    if missing:
        names = " and ".join(f"`{name}`" for name in missing)
        raise RunEnvironmentError(
            f"{names} cannot be found in {searched_folders(tools)}; `pydealloc.run.path` adds folders"
        )
    return commands


def _placed(uri: str, text: str, path: str | None, temporary: str) -> tuple[LitSubstitutions, dict[str, str]]:
    """The file itself if it says what the editor says, else a copy of that.

    Raises:
        OSError: the copy cannot be written.
    """
    encoded = text.encode("utf-8", "surrogatepass")
    if path is not None and _is(Path(path), encoded):
        return substitutions_of(uri, path, temporary), {}
    copy = Path(temporary, Path(path).name if path is not None else _name(uri))
    copy.write_bytes(encoded)
    folder = str(Path(path).parent) if path is not None else temporary
    return LitSubstitutions(str(copy), folder, temporary), {str(copy): path if path is not None else copy.name}


def _is(path: Path, content: bytes) -> bool:
    try:
        return path.stat().st_size == len(content) and path.read_bytes() == content
    except OSError:
        return False


def _name(uri: str) -> str:
    """The last part of a name, as that of a file."""
    name = unquote(uri).rpartition("/")[2].rpartition(":")[2].replace("\\", "").replace("\0", "").partition("?")[0]
    return name if name.strip(". ") else _UNNAMED
