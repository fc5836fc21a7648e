"""Constants of LLVM whose values had another type than they: since LLVM 24 both have the same.

llvm.mlir.constant(1 : index) : i64     =>     llvm.mlir.constant(1 : i64) : i64
"""

from __future__ import annotations

from ....dialects.common.canonicalization.shapes import with_element
from ....dialects.llvm.constant_verifier import numbers_of
from ....dialects.releases.release_numbers import CONSTANTS_EXACT_SINCE
from ....ir.attributes import Attribute, ElementsAttr, IntegerAttr
from ....ir.graph import Operation
from ....ir.types import IntegerType, element_type
from ....ods.constants import constant_attr, elements_of, int_attr, is_integer_like, wrapped
from ....ods.knowledge import Knowledge


def exact_constant(op: Operation, source: Knowledge, target: Knowledge) -> dict[str, Attribute]:
    """The value of `op` in the type of its result, with the number that translation made of it before.

    Empty where it has that type already, where the release of `target` takes any, and where it cannot be computed.
    """
    if op.name != "llvm.mlir.constant" or not source.llvm < CONSTANTS_EXACT_SINCE <= target.llvm or not op.results:
        return {}
    value, wanted = op.properties.get("value"), numbers_of(op.results[0].type)
    if not isinstance(wanted, IntegerType) or not isinstance(value, (IntegerAttr, ElementsAttr)):
        return {}
    given = element_type(value.type)
    if given is wanted or not is_integer_like(given):
        return {}
    if isinstance(value, IntegerAttr):
        return {"value": int_attr(wrapped(value.value, given), wanted)}
    elements = elements_of(value)
    numbers = [int(each) for each in elements.values] if elements is not None else []
    after = constant_attr(numbers, with_element(value.type, wanted)) if numbers else None
    return {"value": after} if after is not None else {}
