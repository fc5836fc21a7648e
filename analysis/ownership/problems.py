"""Problems: reasons why the duty to free a buffer cannot be followed."""

from __future__ import annotations

from collections.abc import Container, Iterator

from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ..calls.argument_facts import EventKind
from ..calls.call_facts import CallFacts

NEEDS_COMPARISON = "dealloc-needs-comparison"
"""The code of problems that comparisons of addresses solve, when the program runs."""

FREED_ON_SOME_PATHS = "dealloc-freed-on-some-paths"
"""The code of places that are reached with a buffer to be freed, and after it was freed or passed on."""

UNDECIDED = frozenset((NEEDS_COMPARISON, FREED_ON_SOME_PATHS))
"""The codes of problems that LLVM's way may solve: it decides when the program runs."""

UNFOLLOWED = "passes on what may be a name of a buffer, in a form that cannot be freed"
"""The reason of problems that concern only those who decide from the text who frees a buffer."""

NOTHING_WAITS = "nothing waits for its end"
"""The reason why work is not awaited that a value represents."""

UNREPRESENTED = "no value says when it ends"
"""The same of work that none represents: something may wait for it, as for all work."""

_DONE_BY_CALLS = {
    EventKind.FREED: (FREED_ON_SOME_PATHS, "frees this buffer on some of its paths"),
    EventKind.STORED: ("dealloc-stored", "stores this buffer, which is found there after it is freed"),
    EventKind.ADDRESS_STORED: (
        "dealloc-escapes",
        "keeps the address of this buffer, which is found there after it is freed",
    ),
    EventKind.UNKNOWN: ("dealloc-unknown-effects", "gives this buffer to an operation of which nothing is known"),
    EventKind.UNAWAITED: ("dealloc-not-awaited", "starts work on this buffer, and "),
}


@dataclass(frozen=True, eq=False)
class Problem:
    """A reason why a token cannot be followed; `code` is stable."""

    code: str
    reason: str
    operation: Operation
    value: Value
    chain: tuple[Operation, ...] = ()
    """Behind a call: the calls that lead to where it happens, and that place."""
    because: Operation | None = None
    """Of a store: the use of the container that nothing is known behind."""


def problems_of_call(
    facts: CallFacts, call: Operation, name: Value, buffer: Value, taken: Container[Value]
) -> Iterator[Problem]:
    """The problems that `call` makes of `buffer`, of which its operand `name` is a name.

    That it always frees the buffer, as it does with those in `taken`, is none.
    """
    for operand in call.operands:
        if operand.value is not name:
            continue
        for kind, found in facts.events(call, operand.index).items():
            if not (kind is EventKind.FREED and name in taken):
                code, reason = _DONE_BY_CALLS[kind]
                reason = f"calls a function that {reason}"
                if kind is EventKind.FREED and not facts.targets.of(call).is_exact:
                    reason = "calls one of several functions, of which one frees this buffer"
                chain = tuple(found.chain(kind))
                if kind is EventKind.UNAWAITED:
                    reason += NOTHING_WAITS if chain[-1].results else UNREPRESENTED
                yield Problem(code, reason, call, buffer, chain)
