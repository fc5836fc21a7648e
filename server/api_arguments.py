"""Arguments of the library: what is of another type, or meant for another function, is one clear error."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias, cast

from ..syntax.text.findings import Severity
from .config.known_codes import unknown_code_message
from .config.selection import Selection

SeverityName = Literal["error", "warning", "information", "hint"]
Paths: TypeAlias = "str | os.PathLike[str] | Iterable[str | os.PathLike[str]]"
Codes: TypeAlias = "str | Sequence[str]"


def check_is_program(text: object) -> None:
    """Accept the text of a program.

    Raises:
        TypeError: no string.
        ValueError: the path of a file.
    """
    if not isinstance(text, str):
        raise TypeError(f"`text` is a string, not {type(text).__name__}; `check` takes the path of a file")
    if text.endswith((".mlir", ".mlirbc")) and len(text.split()) == 1:
        raise ValueError(f"`text` is a program, not the path of one: read {text} first, or give it to `check`")


def check_is_pipeline(pipeline: object) -> None:
    """Accept what may be a pipeline; whether its passes exist is looked at later.

    Raises:
        TypeError: no string.
        ValueError: a program.
    """
    if not isinstance(pipeline, str):
        raise TypeError(f"`pipeline` is a string, not {type(pipeline).__name__}: passes are joined by commas in it")
    if pipeline.count("\n") > 1 and ("@" in pipeline or "%" in pipeline):
        raise ValueError("`pipeline` is a program: the pipeline is the first argument, the program the second")


def check_is_number(what: str, number: object) -> None:
    """Accept a whole number from 0.

    Raises:
        TypeError: something else.
        ValueError: a negative number.
    """
    if not isinstance(number, int) or isinstance(number, bool):
        raise TypeError(f"`{what}` is a whole number, not {type(number).__name__}")
    if number < 0:
        raise ValueError(f"`{what}` is at least 0, not {number}")


def path_or_none(what: str, path: object) -> str | None:
    """The path as a string.

    Raises:
        TypeError: neither a path nor None.
    """
    return _path(what, path) if path is not None else None


def paths_of(paths: object) -> list[str]:
    """One path or several; a string is one path, not those that its letters name.

    Raises:
        TypeError: something else, an open file or a mapping too.
        ValueError: a program.
    """
    if isinstance(paths, (str, os.PathLike)):
        return [_path("paths", cast("object", paths))]
    if isinstance(paths, (bytes, Mapping)) or hasattr(paths, "read") or not isinstance(paths, Iterable):
        raise TypeError(f"`paths` is a path or several, not {type(cast('object', paths)).__name__}")
    return [_path("paths", path) for path in cast("Iterable[object]", paths)]


def selection_of(select: object, ignore: object, severity: object) -> Selection:
    """Selection of codes, with the severities that are others.

    Raises:
        TypeError: no code or codes; `severity` is no mapping.
        ValueError: a code or a severity that does not exist.
    """
    if severity is not None and not isinstance(severity, Mapping):
        raise TypeError(f"`severity` is a mapping from codes to severities, not {type(severity).__name__}")
    grades = tuple(cast("Mapping[str, SeverityName]", severity or {}).items())
    selected, ignored = _codes("select", select), _codes("ignore", ignore)
    for pattern in (*selected, *ignored, *(code for code, _ in grades)):
        message = unknown_code_message(pattern)
        if message is not None:
            raise ValueError(message)
    known = [each.value for each in Severity]
    for code, grade in grades:
        if grade not in known:
            raise ValueError(f"the severity of `{code}` is one of {', '.join(known)}, not {grade}")
    return Selection(selected, ignored, grades)


def _path(what: str, path: object) -> str:
    if not isinstance(path, (str, os.PathLike)):
        raise TypeError(f"`{what}` is a path, not {type(path).__name__}")
    found = os.fsdecode(cast("str | os.PathLike[str]", path))
    if "\n" in found and not os.path.lexists(found):
        raise ValueError(f"`{what}` is a path, not a program: `check_text` takes that")
    return found


def _codes(what: str, codes: object) -> tuple[str, ...]:
    given: tuple[object, ...] = (codes,)
    if isinstance(codes, Iterable) and not isinstance(codes, str):
        given = tuple(cast("Iterable[object]", codes))
    if not all(isinstance(each, str) for each in given):
        raise TypeError(f"`{what}` is a code or several, not {codes!r}")
    return cast("tuple[str, ...]", given)
