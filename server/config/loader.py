"""Configuration files, and the ones they extend, read into a `Configuration`."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...analysis.placement.placement_limits import PlacementLimits
from ...ir.records import dataclass, replace
from ...ods.knowledge import UPSTREAM, Knowledge
from ...passes.pass_manager.deallocation import Deallocation
from ...syntax.text.findings import Severity
from ..io.files import Problem, UserFacingError
from .confinement import ADVICE, ANYWHERE, Confinement
from .finding_kinds import DEALLOCATION_PASSES
from .known_codes import unknown_code_message
from .model import DEALLOCATIONS, Configuration, PathSettings, table_of
from .profiles import DEFAULT_PROFILE, PASSES_WITH_LIMITS, PROFILES
from .releases import AUTO, LLVM
from .toml_table import TomlTable, read_settings

if TYPE_CHECKING:
    from ...ods.registry import Registry
    from .dialect_files import LoadedFile

SEVERITIES = tuple(severity.value for severity in Severity)
COMPAT = ("safe", "llvm22")
PER_PATH = ("select", "ignore", "severity")
NAMES = (
    "extend",
    "select",
    "ignore",
    "severity",
    "per-path",
    "dialects",
    "operations",
    "private-function-dynamic-ownership",
    "compat",
    "deallocation",
    "llvm",
    "profile",
    "max-stack-bytes",
    "min-loop-bytes",
    "max-copies",
    "max-copied-bytes",
    "max-peak-bytes",
    "passes",
)


def configured(path: str, confinement: Confinement = ANYWHERE) -> Configuration:
    """The configuration of the file at `path`, on top of those it extends.

    Tables and `dialects` add up, the own ones last; everything else that is said replaces what was said before.

    Args:
        confinement: what other files it may name.

    Raises:
        UserFacingError: unreadable, not TOML, or with a setting that does not exist or has a wrong value; says where.
    """
    chain = _chain(path, confinement)
    own = chain[-1]
    problems: list[Problem] = []
    for settings in chain:
        settings.only(NAMES, "setting")
        problems += _unknown_codes(settings)
    knowledge, dialects = _knowledge(chain, confinement)
    crosses_functions = _last_flag(chain, "private-function-dynamic-ownership")
    # That option belongs to LLVM's pass: whoever sets it has chosen.
    usual = Deallocation.LLVM if crosses_functions else Deallocation.MINIMAL
    chosen = _last_choice(chain, "deallocation", DEALLOCATIONS)
    found = Configuration(
        knowledge,
        _last_strings(chain, "ignore"),
        tuple([grade for settings in chain for grade in _grades(settings)]),
        crosses_functions,
        own.path,
        _last_choice(chain, "compat", COMPAT) or "safe",
        dialects.patterns,
        (*problems, *dialects.problems),
        _last_strings(chain, "select"),
        tuple([one for settings in chain for one in _per_path(settings)]),
        tuple([settings.path for settings in reversed(chain[:-1])]),
        deallocation=Deallocation(chosen or usual),
        operations=tuple(sorted({name for settings in chain for name in settings.table("operations").names()})),
        profile=_last_choice(chain, "profile", tuple(PROFILES)) or DEFAULT_PROFILE,
        placement=_placement_limits(chain),
        max_copies=_last_number(chain, "max-copies"),
        max_copied_bytes=_last_number(chain, "max-copied-bytes"),
        max_peak_bytes=_last_number(chain, "max-peak-bytes"),
        passes=_passes(chain, is_llvm=crosses_functions or chosen == Deallocation.LLVM.value),
        dialect_files=dialects.files,
        declared=repr([table.content for settings in chain if (table := settings.table("operations")).content]),
    )
    found = replace(found, knowledge=found.knowledge.of_pipeline(_pipeline(chain)))
    return found.for_llvm(_last_choice(chain, "llvm", LLVM) or AUTO)


def _placement_limits(chain: Sequence[TomlTable]) -> PlacementLimits:
    usual = PlacementLimits()
    stack, loop = _last_number(chain, "max-stack-bytes"), _last_number(chain, "min-loop-bytes")
    return PlacementLimits(usual.max_stack_bytes if stack is None else stack, loop or usual.min_loop_bytes)


def _chain(path: str, confinement: Confinement) -> list[TomlTable]:
    """The settings of `path` and of all it extends, the outermost first.

    Raises:
        UserFacingError: one cannot be read, or they go round in a circle.
    """
    chain: list[TomlTable] = []
    seen: dict[str, str] = {}
    while True:
        seen[os.path.realpath(path)] = path
        settings = read_settings(path, table_of(path))
        chain.append(settings)
        if "extend" not in settings.names():
            return chain[::-1]
        named = settings.string("extend")
        folder = os.path.dirname(os.path.abspath(path))
        following = os.path.normpath(os.path.join(folder, os.path.expanduser(named)))
        if not confinement.allows(following):
            message = f"`extend` names {named}, which is outside of {confinement.root}{ADVICE}"
            raise settings.fail("extend", message)
        if not os.path.isfile(following):
            raise settings.fail("extend", f"`extend` names {named}, which is no file; the path counts from {folder}")
        if os.path.realpath(following) in seen:
            circle = " -> ".join(os.path.basename(each) for each in (*seen.values(), following))
            raise settings.fail("extend", f"`extend` is circular: {circle}; leave it out in one of them")
        path = following


def _last_strings(chain: Sequence[TomlTable], name: str) -> tuple[str, ...]:
    given = [settings for settings in chain if name in settings.names()]
    return tuple(given[-1].strings(name)) if given else ()


def _passes(chain: Sequence[TomlTable], *, is_llvm: bool) -> frozenset[str]:
    """`is_llvm`: settings choose LLVM's deallocation passes."""
    named = _last_strings(chain, "passes")
    names = [one.partition("{")[0] for one in named]
    own = next((one for one in reversed(chain) if "passes" in one.names()), None)
    for name in names:
        if own is not None and name not in PASSES_WITH_LIMITS:
            raise own.fail(
                "passes", f"`{name}` is no pass with limits; those are {', '.join(sorted(PASSES_WITH_LIMITS))}"
            )
    if own is not None and any("{" in one for one in named):
        _check_options(own, named)
    return frozenset(names).union(DEALLOCATION_PASSES if is_llvm else ())


def _check_options(settings: TomlTable, passes: Sequence[str]) -> None:
    # Loaded here: few projects say with which options passes run.
    from ...passes.pass_manager.pipeline_text import PipelineError
    from ...passes.pass_manager.pipelines import parse_pipeline

    for one in passes:
        try:
            parse_pipeline(one)
        except PipelineError as error:
            raise settings.fail("passes", f"`{one}`: {error.message}") from None


def _pipeline(chain: Sequence[TomlTable]) -> str:
    """The passes that settings name, where one has options; empty otherwise."""
    named = _last_strings(chain, "passes")
    return ",".join(named) if any("{" in one for one in named) else ""


def _last_choice(chain: Sequence[TomlTable], name: str, choices: tuple[str, ...]) -> str | None:
    given = [one.choice(name, choices) for one in chain]
    return next(filter(None, reversed(given)), None)


def _last_number(chain: Sequence[TomlTable], name: str) -> int | None:
    return next((given for one in reversed(chain) if (given := one.number(name)) is not None), None)


def _last_flag(chain: Sequence[TomlTable], name: str) -> bool:
    given = [settings for settings in chain if name in settings.names()]
    return given[-1].flag(name) if given else False


def _grades(settings: TomlTable) -> Iterator[tuple[str, Severity]]:
    grades = settings.table("severity")
    for code in grades.names():
        yield code, Severity(grades.choice(code, SEVERITIES))


def _per_path(settings: TomlTable) -> Iterator[PathSettings]:
    tables = settings.table("per-path")
    folder = os.path.dirname(os.path.abspath(settings.path))
    for pattern in tables.names():
        table = tables.table(pattern)
        table.only(PER_PATH, f'setting of [per-path."{pattern}"]')
        select, ignore = tuple(table.strings("select")), tuple(table.strings("ignore"))
        yield PathSettings(folder, pattern, ignore, select, tuple(_grades(table)))


def _unknown_codes(settings: TomlTable) -> Iterator[Problem]:
    """Warnings: a code that does not exist may have existed, or will."""
    tables = [settings]
    if "per-path" in settings.names():
        paths = settings.table("per-path")
        tables += [paths.table(pattern) for pattern in paths.names()]
    for table in tables:
        for name in ("select", "ignore"):
            for pattern in table.strings(name):
                message = unknown_code_message(pattern)
                if message is not None:
                    yield replace(table.problem(name, pattern, message), is_warning=True)
        grades = table.table("severity")
        for pattern in grades.names():
            message = unknown_code_message(pattern)
            if message is not None:
                yield replace(grades.about(pattern, message), is_warning=True)


@dataclass(frozen=True)
class _Dialects:
    """Of the settings `dialects`."""

    patterns: tuple[str, ...] = ()
    """Absolute."""
    files: tuple[str, ...] = ()
    """Those that were read."""
    registry: Registry | None = None
    problems: tuple[Problem, ...] = ()


def _knowledge(chain: Sequence[TomlTable], confinement: Confinement) -> tuple[Knowledge, _Dialects]:
    dialects = _dialects(chain, confinement)
    tables = [settings.table("operations") for settings in chain]
    if dialects.registry is None and not any(table.names() for table in tables):
        return UPSTREAM, dialects
    from .op_declarations import declared

    overrides = {name: declared(name, table.table(name)) for table in tables for name in table.names()}
    if dialects.registry is None:
        return Knowledge(UPSTREAM.registry, overrides), dialects
    from ...dialects.releases.release_knowledge import with_definitions

    return with_definitions(dialects.registry, overrides), dialects


def _dialects(chain: Sequence[TomlTable], confinement: Confinement) -> _Dialects:
    if not any(settings.strings("dialects") for settings in chain):
        return _Dialects()
    from .dialect_files import load, registry_of

    absolute: list[str] = []
    loaded: dict[str, LoadedFile] = {}
    problems: list[Problem] = []
    for settings in chain:
        folder = os.path.dirname(os.path.abspath(settings.path))
        for pattern in settings.strings("dialects"):
            absolute.append(os.path.normpath(os.path.join(folder, os.path.expanduser(pattern))))
            try:
                files = _files_of(pattern, absolute[-1], confinement)
            except UserFacingError as error:
                problems.append(settings.problem("dialects", pattern, str(error)))
                continue
            for file in files:
                try:
                    if file not in loaded:
                        loaded[file] = load(file)
                except UserFacingError as error:
                    problems.append(settings.problem("dialects", pattern, str(error)))
    problems += [problem for file in loaded.values() for problem in file.problems]
    return _Dialects(tuple(absolute), tuple(loaded), registry_of(list(loaded.values())), tuple(problems))


def _files_of(pattern: str, path: str, confinement: Confinement) -> list[str]:
    """The files that `pattern`, which is absolute as `path`, represents.

    Raises:
        UserFacingError: there are none, or some that may not be read.
    """
    from .bounded_glob import MAX_ENTRIES, TooManyEntriesError
    from .dialect_files import expand

    outside = f"`{pattern}` leads out of {confinement.root}{ADVICE}"
    if not confinement.may_allow(path):
        raise UserFacingError(outside)
    try:
        files = expand(path)
    except TooManyEntriesError:
        raise UserFacingError(f"`{pattern}` leads to more than {MAX_ENTRIES} files and folders; narrow it") from None
    if not files:
        raise UserFacingError(f"no file matches `{pattern}`")
    if not all(map(confinement.allows, files)):
        raise UserFacingError(outside)
    return files
