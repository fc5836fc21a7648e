"""Editor capabilities and settings, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, cast

from ...ir.records import dataclass, field, fields, replace
from .releases import AUTO, LLVM


@dataclass(frozen=True)
class HintSettings:
    """`pydealloc.inlayHints.*` in the editor's settings."""

    ownership: bool = True
    """Show the ownership of each buffer after its definition."""
    arguments: bool = False
    """Show the ownership of function arguments, too; they are always borrowed."""
    frees: bool = True
    """Show where the deallocation pass would free buffers: `pass: frees %0`."""
    handovers: bool = True
    """Show at each terminator which ownership it moves, and which buffers the deallocation pass would clone."""
    aliases: bool = True
    """Show the buffers that a view or a selection may alias, after its ownership: `through %0`."""
    placement: bool = True
    """Show heap buffers that could be on the stack or allocated once outside of a loop, and results that could be
    out-parameters."""
    bufferization: str = "copies"
    """Show at operands what One-Shot Bufferize would do with their tensors: `off`, `copies` or `all`."""
    tensors: str = "shortLines"
    """Show the buffer that each tensor becomes, and where it is freed: `off`, `shortLines` or `all`."""
    bufferization_lenses: bool = True
    """Show above each function on tensors what One-Shot Bufferize would copy and allocate."""
    peak_lenses: bool = True
    """Show above each function with buffers its peak memory, the line of the peak, and the number of its buffers."""
    max_length: int = 40
    """Maximum length of a hint in characters; 0: unlimited."""


@dataclass(frozen=True)
class DiagnosticSettings:
    """`pydealloc.diagnostics.*` in the editor's settings."""

    most_of_a_code: int = 100
    """Maximum number of findings of one code per file; 0: all. Findings around the last edit are always shown, and of
    errors ten times as many."""
    hints: bool = False
    """Show all hints: unused values, buffers that the deallocation pipeline would free, unregistered dialects."""
    llvm: str = "auto"
    """The release of LLVM that programs are for, `14` to `24`; `auto`: as `pydealloc.toml` says, else as files show."""
    whole_workspace: bool = False
    """Check files of the workspace that are not open too, for editors with pull diagnostics."""


@dataclass(frozen=True)
class RunSettings:
    """`pydealloc.run.*` in the editor's settings: the commands of `// RUN:` lines."""

    trusted: bool = False
    """Allow running the programs that RUN lines name."""
    path: str = ""
    """Folders to search for programs before those of PATH, with the system's separator between them."""
    timeout: int = 30
    """Time limit of one command in seconds; 0: none."""


@dataclass(frozen=True)
class EditorSettings:
    """`pydealloc.*`: one section per field."""

    inlay_hints: HintSettings = field(default_factory=HintSettings)
    diagnostics: DiagnosticSettings = field(default_factory=DiagnosticSettings)
    run: RunSettings = field(default_factory=RunSettings)


CHOICES: dict[tuple[str, str], dict[str, str]] = {
    ("inlayHints", "bufferization"): {
        "off": "No hints.",
        "copies": "Tensors that would be copied.",
        "all": "Tensors that would be copied, and those that would be written in place.",
    },
    ("inlayHints", "tensors"): {
        "off": "No hints.",
        "shortLines": "In lines of at most 100 characters.",
        "all": "In all lines.",
    },
    ("diagnostics", "llvm"): {
        name: f"LLVM {name}." if name != AUTO else "The release that `pydealloc.toml` names, else LLVM 22."
        for name in LLVM
    },
}
"""Values of settings that are words, each with what it means, by section and name."""

Section = TypeVar("Section", bound="HintSettings | DiagnosticSettings | RunSettings")


@dataclass(frozen=True)
class ParsedEditorSettings:
    """`problems`: one sentence each, for the user, about what could not be used and was left as it was."""

    settings: EditorSettings
    problems: tuple[str, ...]


def read_settings(value: object, old: EditorSettings, base: EditorSettings | None = None) -> ParsedEditorSettings:
    """`base` with what `value` gives: the section `pydealloc`, or an object that has it.

    Args:
        old: the settings until now, which remain where `value` is None or no such object.
        base: settings of what `value` leaves out; `old` if None.
    """
    section = _section(value)
    if section is None:
        problems = ("the settings `pydealloc` must be an object",) if value is not None else ()
        return ParsedEditorSettings(old, problems)
    return _read_section(section, base or old)


def _read_section(section: Mapping[str, object], old: EditorSettings) -> ParsedEditorSettings:
    problems: list[str] = []
    changes: dict[str, object] = {}
    for known in fields(EditorSettings):
        name = _spelling(known.name)
        given = section.get(name)
        if isinstance(given, Mapping):
            before: HintSettings | DiagnosticSettings | RunSettings = getattr(old, known.name)
            changes[known.name] = _changed(before, name, cast("Mapping[str, object]", given), problems)
        elif given is not None:
            problems.append(f"the setting `pydealloc.{name}` must be an object")
    return ParsedEditorSettings(replace(old, **changes), tuple(problems))


def _changed(old: Section, section: str, given: Mapping[str, object], problems: list[str]) -> Section:
    """`old` with what `given`, the section `pydealloc.<section>`, has for it. What makes no sense is a problem."""
    changes: dict[str, object] = {}
    names = {_spelling(known.name): known.name for known in fields(type(old))}
    for name, value in given.items():
        if name not in names:
            # Loaded here: most names are right.
            from difflib import get_close_matches

            close = get_close_matches(name, names, 1)
            hint = f", did you mean `{close[0]}`?" if close else ""
            problems.append(f"there is no setting `pydealloc.{section}.{name}`{hint}")
            continue
        current = cast("object", getattr(old, names[name]))
        choices = CHOICES.get((section, name))
        if choices is not None and value not in choices:
            problems.append(f"the setting `pydealloc.{section}.{name}` is one of {', '.join(choices)}")
            continue
        if type(value) is type(current) and not (isinstance(value, int) and value < 0):
            changes[names[name]] = value
        else:
            numbers = "a text" if isinstance(current, str) else "a number from 0"
            wanted = "true or false" if isinstance(current, bool) else numbers
            problems.append(f"the setting `pydealloc.{section}.{name}` must be {wanted}")
    return replace(old, **changes)


def _section(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Mapping):
        return None
    given = cast("Mapping[str, object]", value)
    inner = given.get("pydealloc")
    return cast("Mapping[str, object]", inner) if isinstance(inner, Mapping) else given


def _spelling(name: str) -> str:
    """`max_length` is `maxLength` in settings."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)
