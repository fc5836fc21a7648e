"""Confinement: which files a configuration may have read.

A configuration comes with a repository, whose author may be anybody. So `extend` and `dialects` lead to files of the
same repository only, unless the user has named the configuration, or trusts the workspace.
"""

from __future__ import annotations

import os

from ...ir.records import dataclass
from ..io.folders import is_within, repository_of

ADVICE = "; allow it with --config and the path of this file, or trust the workspace in the editor"


@dataclass(frozen=True)
class Confinement:
    """`root` is a folder; empty: files anywhere may be read."""

    root: str = ""

    def allows(self, path: str) -> bool:
        """Whether `path`, after all links, may be read."""
        return not self.root or is_within(path, self.root)

    def may_allow(self, path: str) -> bool:
        """The same without following links, which looks at no file."""
        root = os.path.abspath(self.root).rstrip(os.sep) + os.sep
        return not self.root or os.path.normpath(path).startswith(root)


ANYWHERE = Confinement()


def confinement_of(configuration: str) -> Confinement:
    """To the repository of the configuration file; outside of repositories, to the current folder if it is in that,
    else to its own folder."""
    folder = os.path.dirname(os.path.abspath(configuration))
    repository = repository_of(folder)
    if repository is not None:
        return Confinement(repository)
    current = os.getcwd()
    is_inside = os.path.dirname(current) != current and is_within(folder, current)
    return Confinement(current if is_inside else folder)
