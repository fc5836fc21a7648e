"""Changes of functions between two versions of a program: what each needs more of, and less."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from ...ir.records import dataclass
from .function_figures import FunctionFigures


class Change(Enum):
    """The word of a report for what became of a function."""

    ERROR = "error"
    """The new program has an error in it."""
    MORE = "more"
    """It needs more of something, and less of nothing."""
    MIXED = "mixed"
    """It needs more of something and less of something else, or sizes decide which."""
    ADDED = "added"
    LESS = "less"
    OTHER = "other"
    """It frees at other places, more or less of it is known, or it had an error before."""
    REMOVED = "removed"
    SAME = "same"


@dataclass(frozen=True)
class FileFigures:
    """Of one file, of one version."""

    file: str
    """As messages call it."""
    functions: tuple[FunctionFigures, ...] = ()
    broken: tuple[str, ...] = ()
    """Symbols of functions with errors, of which there are no figures."""
    errors: int = 0
    failure: str = ""
    """The reason why the file could not be read; empty: it could."""


@dataclass(frozen=True)
class FunctionChange:
    """`old` and `new`: one of them is None where the other version lacks the function, or has an error in it."""

    change: Change
    file: str
    """Below the folders that are compared; of two files, as messages call the new one."""
    name: str
    old: FunctionFigures | None
    new: FunctionFigures | None

    @property
    def growth(self) -> int:
        """Bytes by which the peak grows, as far as they are known."""
        old, new = (one.peak.number or 0 if one is not None else 0 for one in (self.old, self.new))
        return new - old


@dataclass(frozen=True)
class Comparison:
    """Of two versions of the same files."""

    old: str
    """As the user named it."""
    new: str
    changes: tuple[FunctionChange, ...]
    """Without functions that stay the same, the worst first."""
    unchanged: int
    added: tuple[str, ...]
    """Files that only the new version has, with or without functions."""
    removed: tuple[str, ...]
    errors: tuple[tuple[str, int], ...]
    """Files of the new version that have errors, with their number."""
    old_errors: tuple[tuple[str, int], ...]

    def count(self, change: Change) -> int:
        return sum(one.change is change for one in self.changes)

    @property
    def is_worse(self) -> bool:
        """Whether a function needs more than before, or the new version has an error."""
        return bool(self.errors) or any(self.count(one) for one in (Change.ERROR, Change.MORE, Change.MIXED))


def compared(names: tuple[str, str], old: Mapping[str, FileFigures], new: Mapping[str, FileFigures]) -> Comparison:
    """`names`: of the versions. The files of each by what they have in common: the path below the folder."""
    found: list[FunctionChange] = []
    unchanged = 0
    for key in dict.fromkeys((*old, *new)):
        for change in _of_file(key, old.get(key), new.get(key)):
            if change.change is Change.SAME:
                unchanged += 1
            else:
                found.append(change)
    order = list(Change)
    found.sort(key=lambda one: (order.index(one.change), -abs(one.growth), one.file, one.name))
    return Comparison(
        *names,
        tuple(found),
        unchanged,
        tuple([key for key in new if key not in old]),
        tuple([key for key in old if key not in new]),
        _errors(new),
        _errors(old),
    )


def _errors(files: Mapping[str, FileFigures]) -> tuple[tuple[str, int], ...]:
    return tuple([(key or one.file, one.errors) for key, one in files.items() if one.errors])


def _of_file(key: str, old: FileFigures | None, new: FileFigures | None) -> Sequence[FunctionChange]:
    """Of each function that holds, or held, anything."""
    before, after = ({one.name: one for one in file.functions} if file is not None else {} for file in (old, new))
    broken = [*(old.broken if old is not None else ()), *(new.broken if new is not None else ())]
    file = key or (new or old or FileFigures("")).file
    found: list[FunctionChange] = []
    for name in dict.fromkeys((*before, *after)):
        one, other = before.get(name), after.get(name)
        if all(each is None or each.is_empty for each in (one, other)):
            continue
        found.append(FunctionChange(_change(one, other, is_broken=name in broken), file, name, one, other))
    return found


def _change(old: FunctionFigures | None, new: FunctionFigures | None, *, is_broken: bool) -> Change:
    if new is None:
        return Change.ERROR if is_broken else Change.REMOVED
    if old is None:
        return Change.OTHER if is_broken else Change.ADDED
    is_more, is_less = _needs_more(old, new), _needs_more(new, old)
    if is_more:
        return Change.MIXED if is_less else Change.MORE
    if is_less:
        return Change.LESS
    is_same = (old.frees, old.unknown_operations) == (new.frees, new.unknown_operations)
    return Change.SAME if is_same else Change.OTHER


def _needs_more(old: FunctionFigures, new: FunctionFigures) -> bool:
    """Whether `new` may need more than `old` of anything."""
    counts = new.allocations > old.allocations or new.copies > old.copies
    return counts or not old.peak.covers(new.peak) or not old.allocated.covers(new.allocated)
