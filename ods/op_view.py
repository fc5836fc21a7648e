"""Op views: an operation with its operands, results, attributes, regions and successors by their names in ODS.

`scf.ForOp(op).init_args` represents `op.operands[3:]`, where `scf` is the module `dialects/scf/ops.py`. Classes are
called as in C++ and in MLIR's Python bindings (`ForOp` for `scf.for`), members in snake_case. `./dev ods` makes two
files of `definitions.json`: `ops.py` lists the classes, and the stub `ops.pyi` their members with types. What a member
does is made from the definition when a class is first used (`op_members.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeVar

from ..ir.graph import Operation, OpResult, Value
from .knowledge import UPSTREAM


class OpView:
    """An operation as its definition describes it. It is as cheap as its one slot, and made where it is needed.

    Nothing is checked: an operand that the operation lacks is an IndexError, as by its position. An optional one is
    None, and a group whose segments do not fit is empty.
    """

    __slots__ = ("op",)
    NAME: ClassVar[str] = ""
    """The operation's full name."""

    def __init__(self, op: Operation) -> None:
        self.op = op


ViewT = TypeVar("ViewT", bound=OpView)


def view_if(op: Operation | None, kind: type[ViewT]) -> ViewT | None:
    """dyn_cast_or_null: `op` as a `kind`; None without an operation and for any other one."""
    return kind(op) if op is not None and op.name == kind.NAME else None


def defining(value: Value, kind: type[ViewT]) -> ViewT | None:
    """getDefiningOp: the operation that makes `value` as a `kind`; None if another operation or none does."""
    return kind(value.op) if isinstance(value, OpResult) and value.op.name == kind.NAME else None


def op_views(module: dict[str, object], dialect: str, mnemonics: Mapping[str, str]) -> Callable[[str], object]:
    """The `__getattr__` of a dialect's `ops.py`: makes a class when it is first asked for and adds it to `module`.

    A dialect has up to 300 operations, and a class takes 50 microseconds to make; a program uses few of them.

    Args:
        module: the globals of `ops.py`.
        mnemonics: the operation's name without the dialect, by class.
    """

    def find(name: str) -> object:
        mnemonic = mnemonics.get(name)
        if mnemonic is None:
            raise AttributeError(f"the dialect {dialect} has no operation of class {name}")
        body = {"__slots__": (), "NAME": f"{dialect}.{mnemonic}", "__init__": _first_init}
        made = module[name] = type(name, (OpView,), body)
        return made

    return find


def _first_init(view: OpView, op: Operation) -> None:
    """The constructor that a class has until it is first used: adds the members, then makes way for `OpView`'s."""
    kind = type(view)
    definition = UPSTREAM.definition(kind.NAME)
    assert definition is not None, f"{kind.NAME} has no definition"
    # Loaded here, with the first class that is used.
    from .op_members import members

    for member in members(definition):
        setattr(kind, member.name, member.accessor)
    if "__init__" in vars(kind):
        del kind.__init__
    view.op = op


class UnaryOp(OpView):
    """An operation of any name with one operand: casts, extensions, negations."""

    __slots__ = ()

    @property
    def operand(self) -> Value:
        return self.op.operands[0].value

    @operand.setter
    def operand(self, value: Value) -> None:
        self.op.operands[0].set(value)


class BinaryOp(OpView):
    """An operation of any name with two operands in arithmetic."""

    __slots__ = ()

    @property
    def lhs(self) -> Value:
        return self.op.operands[0].value

    @property
    def rhs(self) -> Value:
        return self.op.operands[1].value
