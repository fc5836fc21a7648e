"""Failure: the result of a violated rule, without a position in a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from ...ir.base import Attribute, Type
from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass

Place: TypeAlias = "tuple[Literal['operand', 'result', 'region'], int] | tuple[Literal['attribute'], str] | None"
"""A part of the operation; None: its name."""


@dataclass(frozen=True)
class Remark:
    """Another place that explains a failure."""

    at: Operation | Value | Block
    message: str


@dataclass(frozen=True)
class Failure:
    """`message` follows `'dialect.op' op `, in upstream's words as far as those are known."""

    code: str
    message: str
    place: Place = None
    remarks: Sequence[Remark] = ()
    on: Operation | None = None
    """The operation that is wrong, where that is not the one that was looked at."""
    is_syntax: bool = False
    """Upstream says so while it reads the operation's own syntax, and points at the attributes."""
    is_constraint: bool = False
    """It is about the value of an inherent attribute, which upstream looks at while it reads the generic form."""
    wanted: Type | None = None
    """The right type of its only result."""
    addition: str = ""
    """The end of our message, after `message`, which upstream does not say."""
    is_bare: bool = False
    """Upstream says it without `'dialect.op' op `."""
    conversion: str = ""
    """Upstream's words where the attribute stands in `<{...}>`: it is none that a property can be made of. Without a
    `message` that is the only place where it is wrong."""


def operand(index: int) -> Place:
    return ("operand", index)


def result(index: int) -> Place:
    return ("result", index)


def attribute(name: str) -> Place:
    return ("attribute", name)


def bad_attribute(message: str, *, is_bare: bool = False) -> Failure:
    """Failure of attributes that do not fit together, or not with the types."""
    return Failure("verify-attribute", message, is_bare=is_bare)


def unfit_attribute(name: str, wanted: str, value: Attribute) -> Failure:
    """Failure of the attribute `name`, which is of another class than its property holds; `wanted`: what that is."""
    text = f"attribute '{name}' failed to satisfy constraint: {wanted}"
    conversion = f"Invalid attribute `{name}` in property conversion: {value}"
    return Failure("verify-attribute", text, attribute(name), is_constraint=True, conversion=conversion)


def bare_failure(message: str) -> Failure:
    """The same, where upstream does not name the operation."""
    return bad_attribute(message, is_bare=True)
