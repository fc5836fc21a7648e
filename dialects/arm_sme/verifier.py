"""Verifier rules of `arm_sme`: sizes of elements and of counts (mlir/Dialect/ArmSME/IR of LLVM's headers)."""

from __future__ import annotations

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation
from ...ir.types import IntegerType, element_type
from ...ods.registry import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute
from ...ods.verification.op_parts import width
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule, within

_PRODUCTS = {
    "arm_sme.fmopa_2way": 2,
    "arm_sme.fmops_2way": 2,
    **{f"arm_sme.{sign}mop{end}_2way": 2 for sign in "su" for end in "as"},
    **{f"arm_sme.{sign}mop{end}_4way": 4 for sign in ("s", "u", "su", "us") for end in "as"},
}
"""Of sums of outer products, how many products are in each sum."""
_BITS_OF_COUNTS = 64


def _failure(words: str) -> Failure:
    return Failure("verify-trait", words)


def _outer_product(view: View) -> Failure | None:
    ways = _PRODUCTS[view.op.name]
    (operand,) = view.types("lhs")
    given, made = width(element_type(operand)), width(element_type(view.results[0]))
    if given is None or made is None or made == given * ways:
        return None
    return _failure(f"failed to verify that tile element size equals input element size * {ways}")


def _count(view: View) -> Failure | None:
    type_ = view.results[0]
    is_right = isinstance(type_, IntegerType) and width(type_) == _BITS_OF_COUNTS
    return None if is_right else _failure("failed to verify that `res` is i64")


@within
def _tile(op: Operation) -> Failure | None:
    """ArmSMETileOpInterface; the attribute is discardable."""
    tile = op.attribute("tile_id")
    if not isinstance(tile, IntegerAttr) or tile.type is IntegerType(32):
        return None
    return bad_attribute("tile ID should be a 32-bit signless integer")


EARLY_RULES: dict[str, tuple[Rule, ...]] = {
    **dict.fromkeys(_PRODUCTS, (_outer_product,)),
    **dict.fromkeys((f"arm_sme.intr.cnts{letter}" for letter in "bdhw"), (_count,)),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    name: (_tile,)
    for name in UPSTREAM.op_names("arm_sme")
    if (definition := UPSTREAM.lookup(name)) is not None and "ArmSMETileOpInterface" in definition.interfaces
}
