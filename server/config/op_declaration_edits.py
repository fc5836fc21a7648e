"""Edits of a configuration file that declare the memory effects of an unknown operation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

from ...ir.records import dataclass
from ...syntax.text.edits import TextEdit, apply_edits
from ..io.files import Source, UserFacingError, read_source
from .discovery import FILE_NAME
from .op_declarations import declared
from .toml_table import TomlTable, header_of, parsed

CODES = frozenset({"dealloc-unknown-effects", "dealloc-unknown-regions", "unknown-dialect"})
"""Codes of findings that a declaration of the operation answers."""
_CHOICES = (
    ("only reads the buffers it is given", '"read"'),
    ("reads and writes the buffers it is given", '["read", "write"]'),
)


@dataclass(frozen=True)
class ConfigurationText:
    """`text` is None for a file that is still to be made."""

    path: str
    text: str | None

    @property
    def table(self) -> tuple[str, ...]:
        """The table of the settings in the file."""
        return () if Path(self.path).name == FILE_NAME else ("tool", "pydealloc")


@dataclass(frozen=True)
class Declaration:
    title: str
    edit: TextEdit
    """Of the configuration's text."""


def configuration_for(path: str | None, configured: str | None) -> ConfigurationText | None:
    """The file to edit for the program at `path`: that of `configured`, or a new one beside the program.

    None when the program has no file yet, or what there is cannot be read.
    """
    if configured is None:
        if path is None:
            return None
        configured = str(Path(path).absolute().parent / FILE_NAME)
        if not Path(configured).exists():
            return ConfigurationText(configured, None)
    try:
        return ConfigurationText(configured, read_source(Source(configured, configured, configured)))
    except UserFacingError:
        return None


def declarations(configuration: ConfigurationText, name: str) -> Iterator[Declaration]:
    """The ways to declare the operation `name`; none for one that cannot be declared, or where the file is broken."""
    for what, effects in _CHOICES:
        edit = _edit(configuration, name, f"effects = {effects}")
        if edit is not None and _is_understood(configuration, name, edit):
            yield Declaration(f"Declare in {Path(configuration.path).name} that {name} {what}", edit)


def loading(configuration: ConfigurationText, dialect: str) -> Declaration | None:
    """The setting that loads the definition of `dialect`; None where the configuration loads some, or is broken."""
    text = configuration.text or ""
    new_line = "\r\n" if "\r\n" in text else "\n"
    header = header_of(configuration.table, text) if configuration.table else None
    if configuration.table and header is None:
        return None
    at = 0 if header is None else len("\n".join(text.split("\n")[: header + 1])) + 1
    line = f'dialects = ["{dialect}.json"]  # llvm-tblgen --dump-json -o {dialect}.json; or IRDL: {dialect}.mlir'
    edit = TextEdit(min(at, len(text)), min(at, len(text)), f"{line}{new_line}")
    try:
        parsed(apply_edits(text, (edit,)))
    except (ValueError, UserFacingError):
        return None
    return Declaration(f"Load the definition of '{dialect}' in {Path(configuration.path).name}", edit)


def _edit(configuration: ConfigurationText, name: str, line: str) -> TextEdit | None:
    text = configuration.text or ""
    new_line = "\r\n" if "\r\n" in text else "\n"
    path = (*configuration.table, "operations", name)
    header = header_of(path, text)
    if header is not None:
        lines = text.split("\n")
        end = len("\n".join(lines[: header + 1]))
        at = end - 1 if text[:end].endswith("\r") else end
        return TextEdit(at, at, f"{new_line}{line}")
    separator = "" if not text else new_line if text.endswith("\n") else new_line * 2
    where = ".".join(path[:-1])
    return TextEdit(len(text), len(text), f'{separator}[{where}."{name}"]{new_line}{line}{new_line}')


def _is_understood(configuration: ConfigurationText, name: str, edit: TextEdit) -> bool:
    """Whether the edited text is TOML, and makes sense as a declaration of the operation."""
    text = apply_edits(configuration.text or "", (edit,))
    try:
        content: object = parsed(text)
        for key in (*configuration.table, "operations", name):
            content = cast("dict[str, object]", content)[key] if isinstance(content, dict) else None
        if not isinstance(content, dict):
            return False
        where = (*configuration.table, "operations", name)
        declared(name, TomlTable(configuration.path, text, where, cast("dict[str, object]", content)))
    except (ValueError, KeyError, UserFacingError):
        return False
    return True
