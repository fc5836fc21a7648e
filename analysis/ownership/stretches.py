"""Walk and stretch: what is known of one token.

A *stretch* is a straight piece of one block as one token sees it: from a node, or from where the holder is defined,
to the end of the block or to an operation with regions that concerns the buffer.
"""

from __future__ import annotations

from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass, field
from ..dataflow.flow_graph import Edge, Node, Source
from .problems import Problem

Start = Node | Value
"""A node, or the holder itself: from its definition on."""


@dataclass(eq=False)
class Stretch:
    start: Start
    block: Block
    source: Source
    names: int = 0
    """At its end."""
    last: Operation | None = None
    """The last operation that uses a name; None: none does."""
    taken: Operation | None = None
    """The operation that ends the token: a free by the author, a `return`, a selection; nothing follows then."""
    first: int = 0
    """Position from which on operations belong to it."""


@dataclass(eq=False)
class Walk:
    """All that is known of one holder. `names` at nodes; a node without names is reached in vain."""

    holder: Value
    frees: str
    names: dict[Node, int] = field(default_factory=dict["Node", int])
    stretches: dict[Start, Stretch] = field(default_factory=dict["Start", Stretch])
    brings: dict[Edge, Value] = field(default_factory=dict[Edge, Value])
    """Edges along which the token moves to a receiver."""
    returned: dict[Operation, int] = field(default_factory=dict[Operation, int])
    """Returns that hand the token to the caller, with the position of the operand."""
    met: dict[Operation, set[Value]] = field(default_factory=dict[Operation, "set[Value]"])
    """Returns with values that may be the buffer but have a token of their own, which may be this one or not."""
    wanted: dict[Value, None] = field(default_factory=dict[Value, None])
    """Values that have to become receivers before this walk can be right."""
    problems: list[Problem] = field(default_factory=list[Problem])
    seeds: list[tuple[Start, Value, int]] = field(default_factory=list[tuple[Start, Value, int]])
    """For receivers: where the token arrives, and under which names."""
    asked: set[Value] = field(default_factory=set[Value])
    """Values about which it made a difference whether they are receivers."""
