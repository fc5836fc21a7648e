"""Dialect offers: the sentence that a project's own dialects can be learned, once per project."""

from __future__ import annotations

from collections.abc import Sequence

from ...syntax.parser.unknown_names import UNKNOWN_DIALECT
from ...syntax.text.findings import Finding
from ..config.discovery import Configuration
from ..config.project_folders import project_of


class DialectOffers:
    """For the protocol's thread."""

    def __init__(self) -> None:
        self._asked: set[str] = set()

    def ask(self, configuration: Configuration, path: str | None, findings: Sequence[Finding]) -> str:
        """The folder of the project to look at now, for the file at `path` with all of its `findings`; empty: none.

        Empty, too, where the configuration names definitions, or where nobody wants to hear of unknown dialects.
        """
        if path is None or configuration.dialect_patterns:
            return ""
        if not any(one.code == UNKNOWN_DIALECT for one in findings):
            return ""
        folder = project_of(path)
        if folder in self._asked:
            return ""
        self._asked.add(folder)
        return folder


def sentence(folder: str) -> str:
    """The offer for the project in `folder`; empty where nothing in it defines a dialect."""
    # Loaded here: few programs have operations of unknown dialects.
    from ..config.tablegen_files import has_dialects

    if not has_dialects(folder):
        return ""
    return (
        f"dialects of {folder} are read without their definitions: "
        "`pydealloc-lsp --learn-dialects` in that folder learns them from its .td files"
    )
