"""Look-up of the rules for the parameters of dialect types and attributes.

A dialect's rules are loaded when a program has such a type or attribute: start-up time counts, and most programs have
few dialects. Those that are given to mlir-opt's grammar are here, above `syntax/`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import cast

from ...ir.attributes import DialectAttr
from ...ir.types import DialectType
from ...ods.dialect_modules import hand_written
from ...ods.verification.parameter_rules import ParameterRule, ParameterRules, TypedRule


def parameter_rule(of: DialectType | DialectAttr) -> ParameterRule | None:
    """The rule for the parameters of `of`, None without one."""
    rules = _rules(of.dialect, "TYPE_RULES" if isinstance(of, DialectType) else "ATTRIBUTE_RULES")
    return rules.get(f"{of.dialect}.{of.mnemonic}") or rules.get(f"{of.dialect}.*")


def typed_rule(of: DialectAttr) -> TypedRule | None:
    """The rule for the parameters of `of` together with the type after them."""
    rules = cast("Mapping[str, TypedRule]", getattr(hand_written(of.dialect, "parameter_rules"), "TYPED_RULES", {}))
    return rules.get(f"{of.dialect}.{of.mnemonic}")


def open_kinds(dialect: str) -> Collection[str]:
    """Of `type` and `attribute`, those that other projects add to the dialect."""
    return cast("Collection[str]", getattr(hand_written(dialect, "parameter_rules"), "OPEN", ()))


def undefined_names(dialect: str, kind: str) -> Collection[str]:
    """The types, or the attributes, of a dialect that are no definitions in TableGen."""
    return cast("Collection[str]", _table(dialect, "UNDEFINED").get(kind, ()))


def unknown_name(dialect: str, kind: str) -> str:
    """Upstream's message for a name that the dialect does not define, with braces in the place of the name."""
    return cast("str", _table(dialect, "UNKNOWN").get(kind, f"unknown {kind} `{{}}` in dialect `{dialect}`"))


def parameter_classes(dialect: str) -> Mapping[str, Collection[str]]:
    """By C++ class, the names of the types and attributes that derive from it or implement it."""
    return cast("Mapping[str, Collection[str]]", _table(dialect, "CLASSES"))


def parameter_words(dialect: str, parameter: str, word: str) -> str | None:
    """The fault of `word` as a parameter whose C++ parser reads a word; None where it has none, or it is not known."""
    rule = cast("Mapping[str, ParameterRule]", _table(dialect, "WORD_RULES")).get(parameter)
    return cast("str | None", rule(word)) if rule is not None else None


def _table(dialect: str, name: str) -> Mapping[str, object]:
    return cast("Mapping[str, object]", getattr(hand_written(dialect, "parameter_rules"), name, {}))


@cache
def _rules(dialect: str, table: str) -> ParameterRules:
    if dialect == "quant":
        from .quantized_syntax import QUANTIZED

        return QUANTIZED if table == "TYPE_RULES" else {}
    if dialect == "dlti":
        from .data_layout_syntax import SPEC_BODIES

        return SPEC_BODIES if table == "ATTRIBUTE_RULES" else {}
    return cast("ParameterRules", getattr(hand_written(dialect, "parameter_rules"), table, {}))
