"""What to say about an operation name that no definition has."""

from __future__ import annotations

from ..dialects.definitions import OpDefinition
from ..dialects.knowledge import Knowledge
from .findings import Finding, Severity

_EXTENSIBLE = frozenset({"transform"})
"""Dialects that other projects add operations to."""


def unknown_operation(name: str, default_dialect: str, start: int, end: int, knowledge: Knowledge) -> Finding:
    """An error within a known dialect, a hint for what somebody else may define."""
    dialect, dot, _ = name.partition(".")
    if dot and dialect not in knowledge.dialect_names:
        return Finding(
            "unknown-dialect",
            Severity.HINT,
            start,
            end,
            f"dialect '{dialect}' is unknown: the custom syntax of '{name}' is not checked",
            help="describe its operations in the configuration to have effects and regions understood",
        )
    if _may_be_extension(name if dot else f"{default_dialect}.{name}", knowledge):
        return Finding(
            "unknown-operation",
            Severity.HINT,
            start,
            end,
            f"'{name}' is no operation of LLVM's own: its custom syntax is not checked",
            help="describe it in the configuration to have effects and regions understood",
        )
    from difflib import get_close_matches

    close = get_close_matches(name, knowledge.op_names(dialect), n=1, cutoff=0.75) if dot else []
    return Finding(
        "unknown-operation",
        Severity.ERROR,
        start,
        end,
        f"custom op '{name}' is unknown",
        help=f"did you mean '{close[0]}'?" if close else None,
        upstream=f"custom op '{name}' is unknown",
    )


def _may_be_extension(name: str, knowledge: Knowledge) -> bool:
    """Whether the operation may come from an extension of its dialect: of a test, or a group that upstream lacks."""
    group, _, mnemonic = name.rpartition(".")
    dialect = group.partition(".")[0]
    if dialect not in _EXTENSIBLE:
        return False
    return mnemonic.startswith("test_") or not any(
        known.startswith(f"{group}.") for known in knowledge.op_names(dialect)
    )


def resolve_operation(name: str, default_dialect: str, knowledge: Knowledge) -> tuple[str, OpDefinition | None]:
    """The full name of the operation written as `name`, with its definition; `name` itself when nothing defines it."""
    definition = knowledge.definition(name)
    if definition is None and "." not in name:
        for dialect in dict.fromkeys((default_dialect, "builtin", "func")):
            definition = knowledge.definition(f"{dialect}.{name}")
            if definition is not None:
                return definition.name, definition
    return name, definition
