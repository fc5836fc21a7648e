"""Release choice: the LLVM that the files of a project are for, the one that reads most of them.

The project of a file is the nearest folder above with a `pydealloc.toml` or a repository in it, else the file's own
folder alone. It is only asked about when a file has errors for LLVM 22, and fewer for some other release. All files
that LLVM 22 refuses vote then; of those that it reads a sample says what another release would refuse. The process
remembers the choice, and the result cache as long as the files that were looked at stay as they are.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from ...analysis import verifier
from ...dialects.releases.release_numbers import BASE, CHAIN
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, parse_document
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT, is_later
from ...syntax.text.findings import Finding
from ..config.discovery import Configuration
from ..config.project_folders import project_folder, project_of
from ..config.releases import AUTO, RELEASES
from ..facts.item_errors import error_findings, shown_errors
from ..io.files import UserFacingError, read_file
from ..io.folders import walk_folders

if TYPE_CHECKING:
    from .result_cache import ResultCache

T = TypeVar("T")

MOST_FILES = 500
"""Files of a project that are looked at, evenly spread over it."""
_MOST_VOTERS = 60
"""Files that LLVM 22 refuses and other releases are asked about, evenly spread."""
_SAMPLE = 30
"""Files that LLVM 22 reads and other releases are asked about, evenly spread."""
LEAST_FILES = 3
"""Files that a project has to have for them to say anything about its release."""
LEAST_GAIN = 2
"""Files that another release than LLVM 22 reads in addition where it does not read all of them. One may be broken in a
way that the other does not see, unless it is a matter of spelling and no other file speaks against that release."""
_LEAST_GAIN_PART = 0.01
"""The same as a part of the files: of hundreds, two are tests of older spellings."""
_FEW = 20
"""Files up to which one of them may decide: in a larger project it is an exception."""
LEAST_PART = 0.75
"""Part of the files that another release than LLVM 22 reads: a folder of broken programs is for no release."""
_MOST_BYTES = 100_000
"""Size of a file that is looked at."""
_MOST_BYTES_IN_ALL = 3_000_000
"""Size of all files that are looked at, the smallest first."""
_MOST_NAMES = 5_000
"""Names of files and folders that are looked at to find those."""


@dataclass(frozen=True)
class ReleaseChoice:
    """`llvm` reads `read` of the `files` files of the project in `folder` that were looked at.

    Of these, LLVM 22 refuses `refused`, of which `llvm` reads `gained`.
    """

    llvm: int
    read: int
    files: int
    folder: str
    refused: int = 0
    gained: int = 0

    @property
    def is_shown(self) -> bool:
        """Whether the files show that the project is for this release; LLVM 22 is chosen also where they show none."""
        return self.files >= LEAST_FILES and self.read >= LEAST_PART * self.files

    @property
    def is_any(self) -> bool:
        """Whether the files show a release at all."""
        return self.llvm != BASE or self.is_shown

    def __str__(self) -> str:
        others = f", {self.gained} of the {self.refused} that LLVM {BASE} refuses" if self.llvm != BASE else ""
        return f"LLVM {self.llvm}, which reads {self.read} of {self.files} files in {self.folder}{others}"


def other_release(
    configuration: Configuration, document: Document | None, path: str, cache: ResultCache | None
) -> ReleaseChoice | None:
    """The release that the project of the file at `path` shows, which has errors for LLVM 22; None: it shows none.

    None, too, where a setting names the release, or the errors are none that a release makes.

    Args:
        document: the file, parsed for LLVM 22, where it is at hand.
        cache: remembers the choice for the next run.
    """
    if configuration.llvm != AUTO:
        return None
    path = os.path.abspath(path)
    known = _choices.get((project_of(path), configuration.knowledge))
    # In a folder of broken programs, it is the same for each of them.
    if (known is not None and not known.is_any) or not _may_be_for_another(document, path, configuration.knowledge):
        return None
    chosen = choice_for(path, configuration, cache)
    return chosen if chosen.is_any else None


def _may_be_for_another(document: Document | None, path: str, knowledge: Knowledge) -> bool:
    """Whether some release reads more of the file at `path`, which is `document`, than `knowledge` does.

    With fewer errors in all, or one operation that it refuses: this may be a project of several releases. A file that
    cannot be read may, and a long one with errors.
    """
    if document is None:
        try:
            document = parse_document(read_file(path), knowledge)
        except (UserFacingError, OSError):
            return True
    if len(document.text) > _MOST_BYTES:
        return not is_read(document)
    count = _error_count(document)
    if count and any(one.read_by for item in document.leaves() for one in shown_errors(document, item)):
        return True
    return count > 0 and any(
        _error_count(parse_document(document.text, _of_release(knowledge, llvm))) < count
        for llvm in _newest_first(CHAIN)
    )


def _of_release(knowledge: Knowledge, llvm: int) -> Knowledge:
    # Loaded here: most files are for LLVM 22.
    from ...dialects.releases.release_knowledge import for_release

    return for_release(knowledge, llvm)


def _error_count(document: Document) -> int:
    return sum(map(len, _errors(document)))


def release_of(text: str, path: str | None, configuration: Configuration) -> int:
    """The release that one file is for: the configured one, its project's, or else the one with the fewest errors."""
    if configuration.llvm != AUTO:
        return int(configuration.llvm)
    knowledge = configuration.knowledge
    if path is not None and not is_read(parse_document(text, knowledge)):
        chosen = choice_for(os.path.abspath(path), configuration).llvm
        if chosen != BASE:
            return chosen

    def unread(llvm: int) -> int:
        document = parse_document(text, _of_release(knowledge, llvm))
        return _error_count(document) + len(_later(document))

    return min((BASE, *_newest_first(CHAIN)), key=unread)


def read_for_project(text: str, path: str | None, configuration: Configuration) -> tuple[Document, Configuration]:
    """`text`, the file at `path`, as the release that its project shows reads it, and the configuration with that one.

    A file that LLVM 22 parses is one of LLVM 22. None as `path`: it belongs to no project.
    """
    document = parse_document(text, configuration.knowledge)
    if configuration.llvm != AUTO or path is None or not _refused(document.findings):
        return document, configuration
    chosen = other_release(configuration, document, path, None)
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
    folder, is_marked = project_folder(os.path.dirname(path))
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


def _choice(folder: str, is_marked: bool, configuration: Configuration, cache: ResultCache | None) -> ReleaseChoice:
    texts = _texts(_files(folder, is_marked=is_marked))
    key = cache.key("\0".join(texts), configuration, b"release") if cache is not None else ""
    found = cache.get_numbers(key) if cache is not None else None
    if found is None or len(found) != len(_NUMBERS) or found[0] not in RELEASES:
        found = _best(texts, configuration.knowledge)
        if cache is not None:
            cache.put_numbers(key, found)
    numbers = dict(zip(_NUMBERS, found, strict=True))
    return ReleaseChoice(files=len(texts), folder=folder, **numbers)


_NUMBERS = ("llvm", "read", "refused", "gained")
"""The parts of a choice that are kept."""


def _best(texts: Sequence[str], knowledge: Knowledge) -> tuple[int, int, int, int]:
    """The release that the texts show, the number of them that it reads, how many LLVM 22 refuses, and how many of
    those it reads."""
    unread, read = _refused_and_read(texts, knowledge)
    by_base = BASE, len(read), len(unread), 0
    if len(texts) < LEAST_FILES or not unread:
        return by_base
    least = max(len(read) + max(LEAST_GAIN, _LEAST_GAIN_PART * len(texts)), LEAST_PART * len(texts))
    if len(unread) == 1 and len(texts) <= _FEW and _is_of_spelling(parse_document(unread[0], knowledge)):
        least = len(texts)
    best = by_base
    # Of releases that read as many, one with definitions of its own, and the one nearest to today's.
    for llvm in (*_newest_first(CHAIN), *_newest_first({*RELEASES}.difference(CHAIN, (BASE,)))):
        wanted = max(least, best[1] + 1)
        found = _votes(llvm, unread, read, knowledge, wanted)
        if found is not None and found[1] >= wanted:
            best = found
    return best


def _newest_first(releases: Iterable[int]) -> list[int]:
    return sorted(releases, reverse=True)


def _refused_and_read(texts: Sequence[str], knowledge: Knowledge) -> tuple[list[str], list[str]]:
    refused: list[str] = []
    read: list[str] = []
    for text in texts:
        (read if is_read(parse_document(text, knowledge)) else refused).append(text)
    return refused, read


def _votes(
    llvm: int, unread: Sequence[str], read: Sequence[str], knowledge: Knowledge, wanted: float
) -> tuple[int, int, int, int] | None:
    """The same as of `_best` for release `llvm`; None if it certainly reads less than `wanted` files.

    Where the files are many, a part stands for all.
    """
    other = _of_release(knowledge, llvm)
    voters = _spread(unread, _MOST_VOTERS)
    count = 0
    for asked, text in enumerate(voters, 1):
        count += _speaks_for(text, other)
        most = (count + len(voters) - asked) / len(voters) * len(unread) + len(read)
        if round(most) < wanted:
            return None
    gained = count / len(voters) * len(unread) if voters else 0
    # Without a gain, there is nothing to weigh it against.
    others = _part_read(_spread(read, _SAMPLE), other) * len(read) if gained else 0
    return llvm, round(gained + others), len(unread), round(gained)


def _part_read(texts: Sequence[str], knowledge: Knowledge) -> float:
    return sum(_speaks_for(text, knowledge) for text in texts) / len(texts) if texts else 0


def _speaks_for(text: str, knowledge: Knowledge) -> bool:
    """Whether the release of `knowledge` reads `text`, and has all of LLVM's own dialects in it."""
    document = parse_document(text, knowledge)
    return is_read(document) and not _later(document)


def _later(document: Document) -> list[Finding]:
    """Operations of dialects that LLVM got after the release that `document` was parsed for."""
    if document.knowledge.llvm >= BASE:
        return []
    found = [one for one in document.findings if one.code == UNKNOWN_DIALECT]
    return [one for one in found if is_later(document.text[one.start : one.end].strip('"'), document.knowledge)]


def _spread(texts: Sequence[T], most: int) -> list[T]:
    """At most `most` of them, evenly spread."""
    step = max(1, len(texts) / most)
    return [texts[int(index * step)] for index in range(min(len(texts), most))]


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
    return _spread(found, MOST_FILES)


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
