"""`^label(%values : types)`: where a branch goes on, and with which values."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.base import Type
from ....ir.graph import Block, Operation, Value
from ....ods.protocols import OperandUse, OpParser, OpPrinter


def parse_successor(p: OpParser, op: Operation) -> tuple[list[OperandUse], list[Type]]:
    """The block becomes a successor of `op`; the answer is what is forwarded, with its types. Both may be empty."""
    p.successor(op)
    if not p.optional_punctuation("("):
        return [], []
    uses = p.operand_list()
    types = p.optional_colon_type_list()
    p.punctuation(")")
    return uses, types


def print_successor(p: OpPrinter, block: Block, values: Sequence[Value]) -> None:
    """The counterpart of `parse_successor`; without parentheses when nothing is forwarded."""
    p.successor(block)
    if values:
        p.write("(")
        p.values(values)
        p.write(" : ")
        p.types([value.type for value in values])
        p.write(")")
