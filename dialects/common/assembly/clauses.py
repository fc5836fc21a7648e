"""Clauses in the assembly formats of acc and omp (OpenACCMPCommon)."""

from __future__ import annotations

from collections.abc import Sequence

from ....ods.protocols import DirectiveArgument


def operand_name(arguments: Sequence[DirectiveArgument]) -> str:
    """The operand group a directive is about."""
    return next(argument.name for argument in arguments if argument.kind == "operand")
