"""Unknown operation names: findings and suggestions for a name that no definition has."""

from __future__ import annotations

from functools import lru_cache

from ...dialects.symbol_op_names import FUNCTIONS
from ...dialects.tables.unknown_operations import ALLOWING, EXTENSIBLE
from ...ir.records import replace
from ...ods.definitions import GUESSED, OpDefinition
from ...ods.knowledge import UPSTREAM, Knowledge
from ..text.findings import Finding, Severity

UNKNOWN_DIALECT = "unknown-dialect"
BUILTIN = "builtin"
"""The dialect whose prefix is optional in a module."""


def dialect_words(name: str) -> str:
    """The words about the name of an operation of a dialect that mlir-opt does not know."""
    return _not_found(name.partition(".")[0], name)


def name_words(name: str, default_dialect: str) -> str:
    """The words about a name without dialect that no operation of `default_dialect`, perhaps empty, has."""
    tried = f"(tried '{default_dialect.removesuffix(GUESSED)}.{name}' as well)"
    return f"custom op '{name}' is unknown {tried}" if default_dialect else f"{_not_found('', name)} {tried}"


def _not_found(dialect: str, name: str) -> str:
    return f"Dialect `{dialect}' not found for custom op '{name}' "


def unknown_words(name: str, default_dialect: str, knowledge: Knowledge) -> str:
    """The words about an operation that is not known where `default_dialect` may be left out."""
    dialect, dot, _ = name.partition(".")
    if not dot:
        return name_words(name, default_dialect)
    return f"custom op '{name}' is unknown" if dialect in knowledge.dialect_names else dialect_words(name)


def is_of_foreign_region(name: str, default_dialect: str, knowledge: Knowledge) -> bool:
    """Whether `name` has no dialect, and may be of `default_dialect`, which is a guess, or which nobody described: that
    of the operation around it."""
    return "." not in name and default_dialect not in ("", *knowledge.dialect_names)


def is_later(name: str, knowledge: Knowledge) -> bool:
    """Whether `name` is of a dialect that LLVM 22 has, and the release of `knowledge` does not."""
    dialect = name.partition(".")[0]
    return dialect in UPSTREAM.dialect_names and dialect not in knowledge.dialect_names


def later_dialect(name: str, finding: Finding, knowledge: Knowledge) -> Finding:
    """The error in place of the hint `finding`, about an operation as a release with its dialect reads it."""
    message = f"dialect '{name.partition('.')[0]}' not found for custom op '{name}'"
    upstream = unknown_words(name, "", knowledge)
    help_ = _help(name, "", Severity.ERROR, knowledge)
    return Finding(
        "unknown-operation", Severity.ERROR, finding.start, finding.end, message, help=help_, upstream=upstream
    )


def unknown_operation(name: str, default_dialect: str, start: int, end: int, knowledge: Knowledge) -> Finding:
    """An error within a known dialect, a hint for one that another project may define."""
    return _unknown_operation(name, default_dialect, end - start, knowledge).shifted(start)


def unknown_in_generic_form(name: str, start: int, end: int, knowledge: Knowledge) -> Finding | None:
    """The finding about a name in quotes, at `start`, that no definition has; None where it may be right.

    mlir-opt reads it, and its verifier refuses it. One that a user declares, or that comes from an extension of its
    dialect, may be right.
    """
    dialect, dot, _ = name.partition(".")
    if not dot or dialect not in knowledge.dialect_names or dialect in ALLOWING:
        return None
    found = _unknown_operation(name, "", end - start - 2, knowledge)
    if found.severity is Severity.HINT or knowledge.semantics(name) is not None:
        return None
    message = f"'{name}' is not among the known operations of '{dialect}'"
    if found.severity is Severity.ERROR:
        message = (
            f"unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
        )
    upstream = message if found.upstream else None
    found = found.shifted(start + 1)
    return replace(found, start=start, end=end, message=message, upstream=upstream, is_read=False)


@lru_cache(maxsize=256)
def _unknown_operation(name: str, default_dialect: str, length: int, knowledge: Knowledge) -> Finding:
    """The same, written from offset 0 on. Kept: a file has each operation of an unknown dialect many times."""
    start, end = 0, length
    dialect, dot, _ = name.partition(".")
    registry = knowledge.registry
    code, severity, message, upstream = "unknown-operation", Severity.ERROR, f"custom op '{name}' is unknown", True
    if dot and dialect not in knowledge.dialect_names:
        # One of LLVM's own that the release does not have yet is foreign, too: a project may have had it before LLVM.
        # Who knows that another release reads this operation makes it `later_dialect`.
        code, severity, upstream = UNKNOWN_DIALECT, Severity.HINT, False
        who = f"of LLVM {UPSTREAM.llvm} and not of {knowledge.llvm}" if is_later(name, knowledge) else "unknown"
        message = f"dialect '{dialect}' is {who}: the custom syntax of '{name}' is not checked"
    elif _may_be_extension(name if dot else f"{default_dialect}.{name}", knowledge):
        severity, upstream = Severity.HINT, False
        message = f"'{name}' is no operation of LLVM's own: its custom syntax is not checked"
    elif dot and not registry.is_complete(dialect):
        # Of a dialect that a user loads all operations should be there, if any is; of one that we describe a part is.
        is_loaded = registry.is_loaded(dialect) and bool(registry.op_names(dialect))
        severity, upstream = Severity.WARNING if is_loaded else Severity.HINT, False
        message = f"'{name}' is not among the known operations of '{dialect}': its custom syntax is not checked"
    finding = Finding(
        code,
        severity,
        start,
        end,
        message,
        help=_help(name, default_dialect, severity, knowledge),
        upstream=unknown_words(name, default_dialect, knowledge) if upstream else None,
    )
    from ..text.suggestions import with_suggestion

    if dot and dialect in knowledge.dialect_names:
        return with_suggestion(finding, name, knowledge.op_names(dialect))
    if dot:
        return with_suggestion(finding, name, _same_elsewhere(name, knowledge))
    if knowledge.definition(f"{BUILTIN}.{name}") is not None:
        return replace(finding, edits=((start, start, f"{BUILTIN}."),))
    return with_suggestion(finding, name, _WITHOUT_DIALECT)


_WITHOUT_DIALECT = (
    "return", "call", "module", *[name for name in FUNCTIONS if len({*name.split(".")}) == 1],
)  # fmt: skip
"""Names that are written without a dialect, or often tried so: of a function that is called like its dialect."""


def _same_elsewhere(name: str, knowledge: Knowledge) -> list[str]:
    """The operations of known dialects that `name` would be if only its dialect is misspelt."""
    dialect, _, mnemonic = name.partition(".")
    alike = _alike(dialect, frozenset(knowledge.dialect_names))
    return [f"{known}.{mnemonic}" for known in alike if knowledge.definition(f"{known}.{mnemonic}") is not None]


@lru_cache(maxsize=256)
def _alike(dialect: str, known_dialects: frozenset[str]) -> tuple[str, ...]:
    """The known dialects that `dialect` may be a misspelling of. Kept: a file names one unknown dialect all over."""
    from ..text.suggestions import closest

    return tuple([known for known in sorted(known_dialects) if closest(dialect, (known,)) is not None])


RETURN = "return"
"""The one of `NAMES_IN_FUNCTIONS` that no region in a function has."""
NAMES_IN_FUNCTIONS = ("call", "call_indirect", RETURN)
"""Names of the dialect `func` that need no prefix in the body of a function."""


def _help(name: str, default_dialect: str, severity: Severity, knowledge: Knowledge) -> str | None:
    """Help for an unknown name; None for one without a dialect that resembles nothing."""
    dialect, dot, _ = name.partition(".")
    if name == RETURN or (default_dialect == BUILTIN and name in NAMES_IN_FUNCTIONS):
        return f"'{name}' is 'func.{name}' in the body of a function, and unknown outside of one"
    if not dot and knowledge.definition(f"{BUILTIN}.{name}") is not None:
        return f"write '{BUILTIN}.{name}': the prefix may be left out only directly in a module"
    from ...dialects.releases.older_spellings import older_spelling

    older = older_spelling(name)
    if older is not None and older.name != name:
        return f"'{name}' is '{older.name}' since LLVM {older.since}; the rest of it could not be read as such"
    if severity is Severity.HINT:
        return "load its definition or describe it in the configuration to have syntax, effects and regions understood"
    if not dot:
        return None
    if severity is Severity.WARNING:
        return f"make the definitions of '{dialect}' that the configuration names anew, or add the missing file"
    missing = f"LLVM {knowledge.llvm} has no such operation"
    return f"{missing}; load the definitions of '{dialect}' that have it, if another release does"


def _may_be_extension(name: str, knowledge: Knowledge) -> bool:
    """Whether the operation may come from an extension of its dialect: it is hardly a misspelling of a known one."""
    dialect, _, mnemonic = name.partition(".")
    if dialect not in EXTENSIBLE:
        return False
    from ..text.suggestions import closest

    if mnemonic.rpartition(".")[2].startswith("test_"):
        return True
    return UPSTREAM.definition(name) is None and closest(name, knowledge.op_names(dialect)) is None


def dialect_within_unreadable(around: str) -> str:
    """The dialect whose prefix is optional in the regions of an operation whose text could not be read.

    `around`: whose names are where the operation is.
    """
    return "func" if around in ("", BUILTIN) else around


def resolve_operation(name: str, default_dialect: str, knowledge: Knowledge) -> tuple[str, OpDefinition | None]:
    """The full name of the operation written as `name`, with its definition; `name` itself when nothing defines it."""
    definition = knowledge.definition(name)
    if definition is None and "." not in name:
        for dialect in dict.fromkeys((default_dialect.removesuffix(GUESSED), *knowledge.default_dialects)):
            definition = knowledge.definition(f"{dialect}.{name}")
            if definition is not None:
                return definition.name, definition
    return name, definition
