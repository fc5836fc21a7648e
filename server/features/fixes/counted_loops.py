"""Counted CFG loops: from a start, by a positive constant step, while below a bound."""

from __future__ import annotations

from ....ir.attributes import DialectAttr, IntegerAttr
from ....ir.graph import Block, BlockArgument, Operation, Value
from ....ir.records import dataclass
from ....ir.types import INDEX, IntegerType
from ....ods.knowledge import Knowledge

_BELOW = {2: (False, False), 6: (True, False), 4: (False, True), 8: (True, True)}
"""Predicates of arith.cmpi that say `less`, slt, ult, sgt, ugt: whether without signs, whether exchanged."""
_LEAST_INDEX_WIDTH = 32
"""Bits that an index has at least, whatever the target is."""


@dataclass(frozen=True)
class CountedLoop:
    """`constants` are in the loop and have to be before it. `increment` is None when something else uses it."""

    variable: BlockArgument
    bound: Value
    step: Value
    is_unsigned: bool
    constants: tuple[Operation, ...]
    increment: Operation | None
    is_exact: bool
    """The number certainly does not get past what its type holds, so that the loop ends where it seems to."""


def counting(
    header: Block, test: Operation, body: Block | None, back: Operation | None, knowledge: Knowledge
) -> CountedLoop | None:
    """None when the loop does something else. The arguments are those of a loop of which one block is the body."""
    if body is None or back is None or body.args:
        return None
    *constants, compare = [op for op in header.ops if op is not test] or [test]
    found = _comparison(compare, test)
    if found is None or not all(knowledge.has_trait(op, "ConstantLike") for op in constants):
        return None
    variable, bound, is_unsigned = found
    if not isinstance(variable, BlockArgument) or variable.block is not header or not _is_number(variable):
        return None
    next_ = back.operands[knowledge.successor_operands(back, 0)[variable.index]].value
    increment = next_.defining_op
    if increment is None or increment.name != "arith.addi" or increment.parent is not body:
        return None
    others = [value for value in increment.operand_values if value is not variable]
    if len(others) != 1:
        return None
    (step,) = others
    size, steps = _constant(step, knowledge), step.defining_op
    if size is None or steps is None or not 0 < size < 1 << (_width(step) - 1):
        # Of 255 : i8 the loop goes back by 1.
        return None
    if steps.parent is body:
        constants.append(steps)
    blocks = (header, body)
    if any(value.parent_block in blocks and value.defining_op not in constants for value in (bound, step)):
        return None
    is_exact = size == 1 or _fits(increment, bound, size, knowledge, is_unsigned=is_unsigned)
    used_once = len(next_.uses) == 1
    return CountedLoop(variable, bound, step, is_unsigned, tuple(constants), increment if used_once else None, is_exact)


def _comparison(compare: Operation, test: Operation) -> tuple[Value, Value, bool] | None:
    """The compared value, the bound, and whether the comparison is unsigned."""
    predicate = compare.attribute("predicate")
    if compare.name != "arith.cmpi" or not isinstance(predicate, IntegerAttr) or predicate.value not in _BELOW:
        return None
    result = compare.results[0]
    if test.operands[0].value is not result or len(result.uses) != 1:
        return None
    is_unsigned, is_exchanged = _BELOW[predicate.value]
    first, second = compare.operand_values
    return (second, first, is_unsigned) if is_exchanged else (first, second, is_unsigned)


def _is_number(value: Value) -> bool:
    return value.type is INDEX or (isinstance(value.type, IntegerType) and not value.type.signedness)


def _width(value: Value) -> int:
    return value.type.width if isinstance(value.type, IntegerType) else _LEAST_INDEX_WIDTH


def _constant(value: Value, knowledge: Knowledge) -> int | None:
    op = value.defining_op
    if op is None or not knowledge.has_trait(op, "ConstantLike"):
        return None
    number = op.attribute("value")
    return number.value if isinstance(number, IntegerAttr) else None


def _fits(increment: Operation, bound: Value, step: int, knowledge: Knowledge, *, is_unsigned: bool) -> bool:
    """Whether the last number, at most `bound - 1 + step`, can be told from a smaller one."""
    flags = increment.attribute("overflowFlags")
    promised = (flags.body or "").replace(" ", "").split(",") if isinstance(flags, DialectAttr) else ()
    if ("nuw" if is_unsigned else "nsw") in promised:
        return True
    limit = _constant(bound, knowledge)
    width = _width(bound)
    return limit is not None and limit - 1 + step < 1 << (width if is_unsigned else width - 1) and limit >= 0
