"""Folders: a walk that does not recurse, and the bounds of what a folder or a repository contains."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress


def walk_folders(
    folder: str, on_error: Callable[[OSError], None] = lambda error: None
) -> Iterator[tuple[str, list[str], list[str]]]:
    """As `os.walk` from the top, which recurses once per level up to Python 3.11: a folder, folders in it, files in it.

    The caller may remove folders from the list. Links to folders are listed, and not followed.
    """
    pending = [folder]
    while pending:
        parent = pending.pop()
        folders: list[str] = []
        files: list[str] = []
        links: set[str] = set()
        try:
            with os.scandir(parent) as entries:
                for entry in entries:
                    is_folder = False
                    with suppress(OSError):
                        is_folder = entry.is_dir()
                        if is_folder and entry.is_symlink():
                            links.add(entry.name)
                    (folders if is_folder else files).append(entry.name)
        except OSError as error:
            on_error(error)
            continue
        yield parent, folders, files
        pending += [os.path.join(parent, name) for name in reversed(folders) if name not in links]


def is_within(path: str, folder: str) -> bool:
    """Whether `path`, after all links, is `folder` or in it."""
    real, outer = os.path.realpath(path), os.path.realpath(folder)
    return real == outer or real.startswith(outer.rstrip(os.sep) + os.sep)


def repository_of(folder: str) -> str | None:
    """The nearest folder from `folder` upwards that has a `.git`; None outside of repositories."""
    current = os.path.abspath(folder)
    while not os.path.exists(os.path.join(current, ".git")):
        parent = os.path.dirname(current)
        if parent == current:
            return None
        current = parent
    return current
