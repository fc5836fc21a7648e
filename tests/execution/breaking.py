"""Small wrongs done to a deallocated program, to see that a run of it is found to be wrong.

Each changes one thing that the ownership pass made: it removes a deallocation, or inverts one `i1` that says who owns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pydealloc.ir.attributes import bool_attr
from pydealloc.ir.builder import Builder
from pydealloc.ir.graph import Operation, OpOperand
from pydealloc.ir.types import I1
from pydealloc.ir.walk import walk
from pydealloc.ods.segments import dense_values


@dataclass(frozen=True)
class Wrong:
    """`operand` is None where the whole operation goes."""

    what: str
    operation: Operation
    operand: OpOperand | None = None

    def do(self) -> None:
        """Change the program."""
        if self.operand is None:
            for result in self.operation.results:
                never = Builder.before(self.operation)
                constant = never.create("arith.constant", [], [I1], properties={"value": bool_attr(False)})
                result.replace_all_uses_with(constant.result)
            self.operation.erase()
            return
        builder = Builder.before(self.operation)
        true = builder.create("arith.constant", [], [I1], properties={"value": bool_attr(True)}).result
        self.operand.set(builder.create("arith.xori", [self.operand.value, true], [I1]).result)


def wrongs(module: Operation) -> Iterator[Wrong]:
    """All there are, in text order; each for a program of its own."""
    for op in walk(module):
        if _is_in_helper(op):
            continue
        if op.name == "bufferization.dealloc":
            sizes = dense_values(op.properties.get("operandSegmentSizes"))
            if sizes[0]:
                yield Wrong("deallocation removed", op)
            for operand in op.operands[sizes[0] : sizes[0] + sizes[1]]:
                yield Wrong("condition of a deallocation inverted", op, operand)
        elif op.name == "memref.dealloc":
            yield Wrong("deallocation removed", op)
        elif op.name in ("cf.br", "scf.yield", "func.return"):
            for operand in op.operands:
                if operand.value.type is I1:
                    yield Wrong("handed on ownership inverted", op, operand)
        elif op.name == "scf.if" and any(inner.name == "memref.dealloc" for inner in walk(op)):
            yield Wrong("condition of a deallocation inverted", op, op.operands[0])


def _is_in_helper(op: Operation) -> bool:
    """The function that compares addresses at run time is the same in all programs; most do not need all of it."""
    return any(
        outer.name == "func.func" and "dealloc_helper" in str(outer.properties.get("sym_name"))
        for outer in op.ancestors()
    )
