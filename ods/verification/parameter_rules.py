"""Rules for the parameters of types and attributes: what a dialect finds wrong in the text between the angle brackets.

A dialect has them in `parameter_rules.py` of its folder, by names as in `"emitc.array"`, or `"wasmssa.*"` for all
others: `TYPE_RULES`, `ATTRIBUTE_RULES`, and `TYPED_RULES` for attributes whose parameters go with the type after them.
Parameters are of C++ classes: `CLASSES` has by class the names of the types and attributes that derive from it or
implement it, `WORD_RULES` by the name of a parameter that C++ reads as a word what is wrong with the word.
Names are there too: `UNDEFINED`, by `type` and `attribute`, those that are no definitions in TableGen; `UNKNOWN`, what
upstream says of others; `OPEN`, the kinds that other projects add to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ...ir.base import Type

ParameterMessage: TypeAlias = "str | tuple[str, str] | tuple[str, str, str]"
"""Upstream's message, or that and what ours says after it, and perhaps upstream's second error."""
ParameterRule = Callable[[str], "ParameterMessage | None"]
ParameterRules = Mapping[str, ParameterRule]
TypedRule = Callable[[str, "Type | None"], "str | None"]


def first_of(*rules: ParameterRule) -> ParameterRule:
    """The message of the first of `rules` that has one."""

    def rule(body: str) -> ParameterMessage | None:
        return next((message for each in rules if (message := each(body))), None)

    return rule
