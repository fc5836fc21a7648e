"""Release choice: the LLVM that the files of a project are for, the one that reads most of them.

The project of a file is the nearest folder above with a `pydealloc.toml` or a repository in it, else the file's own
folder alone. It is only asked about when a file has errors for LLVM 22. The process remembers it, and the result cache
as long as the files that were looked at stay as they are.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from ...analysis import verifier
from ...dialects.common.versions import for_release
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...ods.versions.releases import BASE, CHAIN
from ...syntax.document.document import Document, parse_document
from ...syntax.text.findings import Finding
from ..config.discovery import FILE_NAME, Configuration
from ..config.releases import AUTO
from ..facts.item_errors import error_findings
from ..io.files import UserFacingError, read_file
from ..io.folders import walk_folders
from .result_cache import ResultCache

MOST_FILES = 20
"""Files of a project that are looked at, evenly spread over it."""
LEAST_FILES = 3
"""Files that a project has to have for them to say anything about its release."""
LEAST_GAIN = 2
"""Files that another release than LLVM 22 reads in addition where it does not read all of them. One may be broken in a
way that the other does not see, unless it is a matter of spelling and no other file speaks against that release."""
LEAST_PART = 0.75
"""Part of the files that another release than LLVM 22 reads: a folder of broken programs is for no release."""
_MOST_BYTES = 100_000
"""Size of a file that is looked at."""
_MOST_BYTES_IN_ALL = 300_000
"""Size of all files that are looked at, the smallest first."""
_MOST_NAMES = 5_000
"""Names of files and folders that are looked at to find those."""
_MARKS = (FILE_NAME, ".git")


@dataclass(frozen=True)
class ReleaseChoice:
    """`llvm` reads `read` of the `files` files of the project in `folder` that were looked at."""

    llvm: int
    read: int
    files: int
    folder: str

    @property
    def is_shown(self) -> bool:
        """Whether the files show that the project is for this release; LLVM 22 is chosen also where they show none."""
        return self.files >= LEAST_FILES and self.read >= LEAST_PART * self.files

    def __str__(self) -> str:
        return f"LLVM {self.llvm}, which reads {self.read} of {self.files} files in {self.folder}"


def other_release(
    configuration: Configuration, document: Document | None, path: str, cache: ResultCache | None
) -> ReleaseChoice | None:
    """The release that the project of the file at `path` shows, which has errors for LLVM 22; None: it shows none.

    None, too, where a setting names the release, or the errors are none that a release makes.

    Args:
        document: the file, parsed for LLVM 22, where it is at hand.
        cache: remembers the choice for the next run.
    """
    if configuration.llvm != AUTO or (document is not None and is_read(document)):
        return None
    chosen = choice_for(os.path.abspath(path), configuration, cache)
    return chosen if chosen.llvm != BASE or chosen.is_shown else None


def release_of(text: str, path: str | None, configuration: Configuration) -> int:
    """The release that one file is for: the configured one, its project's, or else the one with the fewest errors."""
    if configuration.llvm != AUTO:
        return int(configuration.llvm)
    knowledge = configuration.knowledge
    if path is not None and not is_read(parse_document(text, knowledge)):
        chosen = choice_for(os.path.abspath(path), configuration).llvm
        if chosen != BASE:
            return chosen
    return min(
        (BASE, *sorted(CHAIN, reverse=True)),
        key=lambda llvm: sum(map(len, _errors(parse_document(text, for_release(knowledge, llvm))))),
    )


def read_for_project(text: str, path: str | None, configuration: Configuration) -> tuple[Document, Configuration]:
    """`text`, the file at `path`, as the release that its project shows reads it, and the configuration with that one.

    A file that LLVM 22 parses is one of LLVM 22. None as `path`: it belongs to no project.
    """
    document = parse_document(text, configuration.knowledge)
    if configuration.llvm != AUTO or path is None or not _refused(document.findings):
        return document, configuration
    chosen = other_release(configuration, None, path, None)
    if chosen is None:
        return document, configuration
    configuration = configuration.as_chosen(chosen.llvm)
    if chosen.llvm != BASE:
        document = parse_document(text, configuration.knowledge)
    return document, configuration


def is_read(document: Document) -> bool:
    """Whether the release that `document` was parsed for accepts it, as far as parser and verifier tell."""
    return not any(map(any, _errors(document)))


def _errors(document: Document) -> Iterator[list[Finding]]:
    """Errors and older spellings, those of all definitions of aliases and then of each item."""
    yield _refused((*document.findings, *verifier.check_document(document)))
    for item in document.leaves():
        yield _refused(error_findings(document, item))


def _refused(findings: Iterable[Finding]) -> list[Finding]:
    return [one for one in findings if one.is_refusal]


def choice_for(path: str, configuration: Configuration, cache: ResultCache | None = None) -> ReleaseChoice:
    """The release of the project that the file at `path`, which is absolute, belongs to."""
    folder, is_marked = _project(os.path.dirname(path))
    which = folder, configuration.knowledge
    found = _choices.get(which)
    if found is None:
        try:
            found = _choice(folder, is_marked, configuration, cache)
        except MemoryError:
            # Definitions of other releases do not fit: the file may, for LLVM 22.
            found = ReleaseChoice(BASE, 0, 0, folder)
        _choices[which] = found
    return found


_choices: dict[tuple[str, Knowledge], ReleaseChoice] = {}
"""By folder of a project, and by the definitions that its configuration adds to."""


def project_of(path: str) -> str:
    """The folder of the project that the file at `path` belongs to."""
    return _project(os.path.dirname(os.path.abspath(path)))[0]


def _project(folder: str) -> tuple[str, bool]:
    """The folder of the project, and whether folders in it belong to it too."""
    above = folder
    while True:
        if any(os.path.exists(os.path.join(above, mark)) for mark in _MARKS):
            return above, True
        parent = os.path.dirname(above)
        if parent == above:
            return folder, False
        above = parent


def _choice(folder: str, is_marked: bool, configuration: Configuration, cache: ResultCache | None) -> ReleaseChoice:
    texts = _texts(_files(folder, is_marked=is_marked))
    key = cache.key("\0".join(texts), configuration, b"release") if cache is not None else ""
    found = cache.get_numbers(key) if cache is not None else None
    if found is None or len(found) != 2 or found[0] not in (BASE, *CHAIN):
        found = _best(texts, configuration.knowledge)
        if cache is not None:
            cache.put_numbers(key, found)
    llvm, read = found
    return ReleaseChoice(llvm, read, len(texts), folder)


def _best(texts: Sequence[str], knowledge: Knowledge) -> tuple[int, int]:
    """The release that the texts show, and the number of them that it reads."""
    unread = [text for text in texts if not is_read(parse_document(text, knowledge))]
    by_base = most = len(texts) - len(unread)
    if len(texts) < LEAST_FILES or not unread:
        return BASE, most
    best, least = BASE, max(by_base + LEAST_GAIN, LEAST_PART * len(texts))
    if len(unread) == 1 and _is_of_spelling(parse_document(unread[0], knowledge)):
        least = len(texts)
    read = [text for text in texts if text not in unread]
    # Newest first: of releases that read as many, the one nearest to today's.
    for llvm in sorted(CHAIN, reverse=True):
        other = for_release(knowledge, llvm)
        count = sum(is_read(parse_document(text, other)) for text in unread)
        # More than the best cannot become less than it without a file that LLVM 22 reads.
        if count + len(read) > most:
            count += sum(is_read(parse_document(text, other)) for text in read)
            if count > most and count >= least:
                best, most = llvm, count
    return best, most


def _is_of_spelling(document: Document) -> bool:
    """Whether nothing is wrong with `document` but words that the release spells otherwise, or does not have."""
    return all(
        finding.code.startswith("verify-") is (finding.code == _OF_BODIES)
        for findings in _errors(document)
        for finding in findings
    )


_OF_BODIES = "verify-body"
"""The code of what is within types and attributes, which each release reads in its own way."""


def _files(folder: str, *, is_marked: bool) -> list[str]:
    found: list[str] = []
    names = 0
    for parent, folders, files in walk_folders(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(".")) if is_marked else []
        found += [os.path.join(parent, name) for name in sorted(files) if name.endswith(".mlir")]
        names += len(folders) + len(files)
        if names > _MOST_NAMES:
            break
    step = max(1, len(found) / MOST_FILES)
    return [found[int(index * step)] for index in range(min(len(found), MOST_FILES))]


def _texts(paths: Sequence[str]) -> list[str]:
    sizes: dict[str, int] = {}
    for path in paths:
        with suppress(OSError):
            sizes[path] = os.path.getsize(path)
    left = _MOST_BYTES_IN_ALL
    small: set[str] = set()
    for path, size in sorted(sizes.items(), key=lambda each: each[1]):
        left -= size
        if size <= _MOST_BYTES and left >= 0:
            small.add(path)
    texts: list[str] = []
    for path in sizes:
        if path in small:
            with suppress(UserFacingError, OSError):
                texts.append(read_file(path))
    return texts
