"""Canonicalization of `arith`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute, DialectAttr, ElementsAttr, FloatAttr, IntegerAttr
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ir.types import IntegerType
from ...ods.registry import UPSTREAM
from ...ods.rewriting import FoldFunction, Pattern
from ..common.canonicalization.matching import arith_constant
from . import fold_floats as arith_floats
from . import fold_integers as arith_integers
from . import patterns as arith_patterns


def make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    """`arith.constant`, or `ub.poison` for poison; None for what neither can hold."""
    if isinstance(value, DialectAttr) and (value.dialect, value.mnemonic) == ("ub", "poison"):
        return builder.create("ub.poison", (), [type_], location=location)
    if not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr)) or value.type is not type_:
        return None
    if isinstance(type_, IntegerType) and type_.signedness:
        return None
    return arith_constant(builder, value, type_, location)


CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = {**arith_integers.FOLDS, **arith_floats.FOLDS}
PATTERNS: dict[str, Sequence[Pattern]] = arith_patterns.PATTERNS
LOOKING_BACK = frozenset(
    name
    for name in UPSTREAM.op_names("arith")
    # Whether their second result is used decides, and that may change without a change of them.
    if name not in ("arith.mulsi_extended", "arith.mului_extended")
)
