"""Value names of a program that has none: numbers, as MLIR prints them.

Values are numbered region by region: what a region defines comes before what the regions in it define, and regions of
different operations have the same numbers. That holds for operations that are isolated from above, too: the syntax of
most of them does not let a name be used again. Constants and other operations that suggest names are left to the
printer.
"""

from __future__ import annotations

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation, Region
from ...ods.knowledge import Knowledge


def assign_names(root: Operation, knowledge: Knowledge) -> None:
    """Replace the names of all values and blocks inside `root`."""
    pending: list[tuple[Region, int, int]] = [(region, 0, 0) for region in root.regions]
    while pending:
        region, value, argument = pending.pop()
        for block in region.blocks:
            block.label = None
            for one in block.args:
                if block is region.entry:
                    one.name = f"arg{argument}"
                    argument += 1
                else:
                    one.name = str(value)
                    value += 1
            for op in block.ops:
                value += _name_results(op, value, knowledge)
        for block in region.blocks:
            for op in block.ops:
                pending.extend((inner, value, argument) for inner in op.regions)


def _name_results(op: Operation, number: int, knowledge: Knowledge) -> int:
    """The numbers used: results of one operation share one."""
    is_named = knowledge.result_names(op.name) or (
        knowledge.has_trait(op, "ConstantLike") and isinstance(op.properties.get("value"), IntegerAttr)
    )
    for position, result in enumerate(op.results):
        if is_named:
            result.name = None
        else:
            result.name = f"{number}#{position}" if len(op.results) > 1 else str(number)
    return 1 if op.results and not is_named else 0
