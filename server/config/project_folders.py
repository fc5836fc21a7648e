"""Project folders: the project that a file belongs to."""

from __future__ import annotations

import os

from .model import FILE_NAME

_MARKS = (FILE_NAME, ".git")


def project_of(path: str) -> str:
    """The folder of the project that the file at `path` belongs to."""
    return project_folder(os.path.dirname(os.path.abspath(path)))[0]


def project_folder(folder: str) -> tuple[str, bool]:
    """The folder of the project, and whether folders in it belong to it too."""
    above = folder
    while True:
        if any(os.path.exists(os.path.join(above, mark)) for mark in _MARKS):
            return above, True
        parent = os.path.dirname(above)
        if parent == above:
            return folder, False
        above = parent
