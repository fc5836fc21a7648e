"""Registry of another LLVM release: the base definitions with the differences of the release applied."""

from __future__ import annotations

import json
import os

from ...ods.registry import DIALECTS, Registry, definitions_path
from .differences import Difference, Document, applied, read_difference
from .release_numbers import differences_to


class VersionRegistry(Registry):
    """The definitions of release `llvm`. A dialect's document is made when something of it is first asked for."""

    __slots__ = ("_differences", "llvm")

    def __init__(self, llvm: int) -> None:
        super().__init__(folder=DIALECTS)
        self.llvm = llvm
        self._differences: tuple[Difference, ...] | None = None

    def _file_names(self) -> frozenset[str]:
        if self._names is None:
            names = {*super()._file_names()}
            for changes in self._changes():
                names.update(changes)
                names.difference_update([dialect for dialect, change in changes.items() if change is None])
            self._names = frozenset(names)
        return self._names

    def document(self, name: str) -> Document | None:
        path = definitions_path(name)
        document: Document | None = {}
        if name.isidentifier() and os.path.isfile(path):
            with open(path, encoding="utf-8") as file:
                document = json.load(file)
        for changes in self._changes():
            if name in changes:
                document = applied(document or {}, changes[name])
        return document

    def _changes(self) -> tuple[Difference, ...]:
        if self._differences is None:
            self._differences = tuple([read_difference(each) for each in differences_to(self.llvm)])
        return self._differences
