"""Configuration files, and the ones they extend, read into a `Configuration`."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...ir.records import replace
from ...ods.knowledge import UPSTREAM, Knowledge
from ...passes.pass_manager.deallocation import Deallocation
from ...syntax.text.findings import Severity
from ..io.files import Problem, UserFacingError
from .known_codes import unknown_code_message
from .model import DEALLOCATIONS, Configuration, PathSettings, table_of
from .profiles import DEFAULT_PROFILE, PROFILES
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
    "profile",
)


def configured(path: str) -> Configuration:
    """The configuration of the file at `path`, on top of those it extends.

    Tables and `dialects` add up, the own ones last; everything else that is said replaces what was said before.

    Raises:
        UserFacingError: unreadable, not TOML, or with a setting that does not exist or has a wrong value; says where.
    """
    chain = _chain(path)
    own = chain[-1]
    problems: list[Problem] = []
    for settings in chain:
        settings.only(NAMES, "setting")
        problems += _unknown_codes(settings)
    knowledge, patterns, broken = _knowledge(chain)
    compat = next((given for one in reversed(chain) if (given := one.choice("compat", COMPAT))), "safe")
    is_dynamic = _last_flag(chain, "private-function-dynamic-ownership")
    # That option belongs to LLVM's pass: whoever sets it has chosen.
    usual = Deallocation.LLVM if is_dynamic else Deallocation.MINIMAL
    chosen = [given for one in reversed(chain) if (given := one.choice("deallocation", DEALLOCATIONS))]
    profile = next((given for one in reversed(chain) if (given := one.choice("profile", tuple(PROFILES)))), None)
    return Configuration(
        knowledge,
        _last_strings(chain, "ignore"),
        tuple([grade for settings in chain for grade in _grades(settings)]),
        is_dynamic,
        own.path,
        compat,
        patterns,
        (*problems, *broken),
        _last_strings(chain, "select"),
        tuple([one for settings in chain for one in _per_path(settings)]),
        tuple([settings.path for settings in reversed(chain[:-1])]),
        deallocation=Deallocation(chosen[0]) if chosen else usual,
        operations=tuple(sorted({name for settings in chain for name in settings.table("operations").names()})),
        profile=profile or DEFAULT_PROFILE,
        names_pass=is_dynamic or chosen[:1] == [Deallocation.LLVM.value],
        declared=repr([table.content for settings in chain if (table := settings.table("operations")).content]),
    )


def _chain(path: str) -> list[TomlTable]:
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
        if not os.path.isfile(following):
            raise settings.fail("extend", f"`extend` names {named}, which is no file; the path counts from {folder}")
        if os.path.realpath(following) in seen:
            circle = " -> ".join(os.path.basename(each) for each in (*seen.values(), following))
            raise settings.fail("extend", f"`extend` goes round in a circle: {circle}; leave it out in one of them")
        path = following


def _last_strings(chain: Sequence[TomlTable], name: str) -> tuple[str, ...]:
    given = [settings for settings in chain if name in settings.names()]
    return tuple(given[-1].strings(name)) if given else ()


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


def _knowledge(chain: Sequence[TomlTable]) -> tuple[Knowledge, tuple[str, ...], tuple[Problem, ...]]:
    """The knowledge, the absolute patterns of dialect files, and problems of both."""
    patterns, registry, problems = _dialects(chain)
    tables = [settings.table("operations") for settings in chain]
    if registry is None and not any(table.names() for table in tables):
        return UPSTREAM, patterns, problems
    from .op_declarations import declared

    overrides = {name: declared(name, table.table(name)) for table in tables for name in table.names()}
    return Knowledge(registry or UPSTREAM.registry, overrides), patterns, problems


def _dialects(chain: Sequence[TomlTable]) -> tuple[tuple[str, ...], Registry | None, tuple[Problem, ...]]:
    """Absolute patterns, what the files define (None: nothing), and what is wrong with them."""
    if not any(settings.strings("dialects") for settings in chain):
        return (), None, ()
    from .dialect_files import expand, load, registry_of

    absolute: list[str] = []
    loaded: dict[str, LoadedFile] = {}
    problems: list[Problem] = []
    for settings in chain:
        folder = os.path.dirname(os.path.abspath(settings.path))
        patterns = settings.strings("dialects")
        absolute += [os.path.normpath(os.path.join(folder, os.path.expanduser(pattern))) for pattern in patterns]
        for pattern, files in expand(patterns, folder):
            if not files:
                problems.append(settings.problem("dialects", pattern, f"no file matches `{pattern}`"))
            for file in files:
                if file in loaded:
                    continue
                try:
                    loaded[file] = load(file)
                except UserFacingError as error:
                    problems.append(settings.problem("dialects", pattern, str(error)))
    problems += [problem for file in loaded.values() for problem in file.problems]
    return tuple(absolute), registry_of(list(loaded.values())), tuple(problems)
