"""Project releases: the LLVM that `llvm = "auto"` has found for the projects of open files.

A project is asked about once, in the background, when a file of it has an error that a release may make. Until then,
and where no release reads its files better, it is read as LLVM 22.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...dialects.releases.release_numbers import BASE
from ...syntax.text.findings import Finding
from ..config.discovery import Configuration
from ..config.project_folders import project_of
from ..config.releases import AUTO

if TYPE_CHECKING:
    from ..batch.release_choice import ReleaseChoice

READ_AS = "files are read as"
"""Start of the sentence about a release that was chosen."""


class ProjectReleases:
    """For the protocol's thread."""

    def __init__(self) -> None:
        self._asked: dict[str, ReleaseChoice | None] = {}
        """By folder of a project; None while nobody has answered."""

    def forget(self) -> None:
        """Settings may have changed: projects are asked about anew."""
        self._asked.clear()

    def applied(self, configuration: Configuration, path: str | None) -> Configuration:
        """The configuration of the file at `path`, with the release of its project."""
        if configuration.llvm != AUTO or path is None or not self._asked:
            return configuration
        choice = self._asked.get(project_of(path))
        return configuration if choice is None or not choice.is_shown else configuration.as_chosen(choice.llvm)

    def ask(self, configuration: Configuration, path: str | None, findings: Sequence[Finding]) -> bool:
        """Whether the project of the file at `path`, with all of its `findings`, has to be asked about now."""
        if configuration.llvm != AUTO or path is None or not any(one.is_refusal for one in findings):
            return False
        folder = project_of(path)
        if folder in self._asked:
            return False
        self._asked[folder] = None
        return True

    def answer(self, choice: ReleaseChoice) -> bool:
        """Remember `choice`; whether it changes what is said of files."""
        self._asked[choice.folder] = choice
        return choice.is_shown

    def __str__(self) -> str:
        """One sentence on the projects that are not read as LLVM 22; empty where there are none."""
        chosen = [choice for choice in self._asked.values() if choice is not None and choice.llvm != BASE]
        return "; ".join(f"{READ_AS} {choice}" for choice in chosen)
