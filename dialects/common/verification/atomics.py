"""Shared rules of atomic operations of `acc` and `omp` (mlir/.../OpenACCMPCommon/AtomicInterfaces.td)."""

from __future__ import annotations

from ....ir.graph import Operation, Value
from ....ir.types import MemRefType
from ....ods.op_view import OpView, UnaryOp
from ....ods.verification.failure import Failure, operand
from ....ods.verification.op_parts import entry, is_opaque
from ....ods.verification.structure import GraphRule
from ....ods.verification.type_predicates import differ


class _AtomicOp(OpView):
    """AtomicReadOpInterface and its like, with the operands that `acc.atomic.*` and `omp.atomic.*` share."""

    __slots__ = ()

    @property
    def x(self) -> Value:
        return self.op.operands[0].value

    @property
    def other(self) -> Value:
        """`v` of a read, `expr` of a write."""
        return self.op.operands[1].value


def _read(op: Operation) -> Failure | None:
    if len(op.operands) > 1 and _AtomicOp(op).x is _AtomicOp(op).other:
        text = "read and write must not be to the same location for atomic reads"
        return Failure("verify-atomic", text, operand(0), is_bare=True)
    return None


def _write(op: Operation) -> Failure | None:
    if len(op.operands) < 2:
        return None
    address, value = _AtomicOp(op).x.type, _AtomicOp(op).other.type
    if isinstance(address, MemRefType) and differ(address.element, value):
        addition = f" '{value}', but it does to '{address.element}'"
        return Failure(
            "verify-atomic", "address must dereference to value type", operand(0), addition=addition, is_bare=True
        )
    return None


def _update(op: Operation) -> Failure | None:
    block = entry(op)
    if block is None or not op.operands:
        return None
    if len(block.args) != 1:
        addition = f", but it has {len(block.args)}"
        return Failure("verify-region", "the region must accept exactly one argument", addition=addition, is_bare=True)
    argument, address = block.args[0].type, _AtomicOp(op).x.type
    if isinstance(address, MemRefType) and differ(address.element, argument):
        return Failure(
            "verify-region",
            "the type of the operand must be a pointer type whose element type is the same as that of the region "
            "argument",
            addition=f": '{address.element}' and '{argument}'",
            is_bare=True,
        )
    last = block.last
    if last is None or is_opaque(last) or last.name not in ("acc.yield", "omp.yield"):
        return None
    if len(last.operands) != 1:
        addition = f", but here are {len(last.operands)}"
        return Failure("verify-yield", "only updated value must be returned", addition=addition, is_bare=True)
    if differ(UnaryOp(last).operand.type, argument):
        addition = f": '{argument}', '{UnaryOp(last).operand.type}'"
        return Failure(
            "verify-yield", "input and yielded value must have the same type", addition=addition, is_bare=True
        )
    return None


_SEQUENCES = frozenset((("update", "read"), ("read", "update"), ("read", "write")))


def _capture(op: Operation) -> Failure | None:
    block = entry(op)
    inner = list(block.ops) if block is not None else []
    if any(is_opaque(each) for each in inner):
        return None
    if len(inner) != 3:
        text = "expected three operations in atomic.capture region (one terminator, and two atomic ops)"
        return Failure("verify-region", text, is_bare=True, addition=f", but found {len(inner)}")
    first, second = inner[:2]
    kinds = (first.name.rpartition(".")[2], second.name.rpartition(".")[2])
    if kinds not in _SEQUENCES or ".atomic." not in first.name or ".atomic." not in second.name:
        addition = f": '{first.name}' and '{second.name}'"
        text = "invalid sequence of operations in the capture region"
        return Failure("verify-region", text, on=first, addition=addition, is_bare=True)
    if first.operands and second.operands and _AtomicOp(first).x is not _AtomicOp(second).x:
        text = "captured variable in atomic.read must be updated in second operation"
        if kinds[0] == "update":
            text = "updated variable in atomic.update must be captured in second operation"
        return Failure("verify-region", text, on=first, is_bare=True)
    return None


def rules_for(dialect: str) -> dict[str, tuple[GraphRule, ...]]:
    """By name of operation, as the dialect calls them."""
    rules = {"read": _read, "write": _write, "update": _update, "capture": _capture}
    return {f"{dialect}.atomic.{name}": (rule,) for name, rule in rules.items()}
