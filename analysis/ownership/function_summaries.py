"""Summaries of functions as values: all that a function which calls one needs to know of it.

Two versions of a function with equal summaries are the same to each caller. Most functions have one; those that would
need more than what is said here have none.
"""

from __future__ import annotations

from ...ir.attributes import Attribute
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ir.types import is_memref
from ..calls.argument_facts import EventKind
from ..calls.call_targets import has_body
from ..dataflow.call_results import CallResult, CallResults, ResultKind
from ..dataflow.container_contents import holds_buffers
from .call_summaries import CallSummaries
from .returned_copies import ReturnedCopies


@dataclass(frozen=True)
class ArgumentSummary:
    """`ArgumentFacts` without places."""

    events: tuple[EventKind, ...]
    results: tuple[int, ...]
    work: frozenset[int]
    may_come_back: bool
    is_looked_into: bool
    """Whether it holds buffers, and the function only looks into it."""


@dataclass(frozen=True)
class FunctionSummary:
    """Of a function that copies nothing that it was given, and hands on no addresses."""

    form: tuple[tuple[str, Attribute], ...]
    """Properties and attributes, its type among them, without its name."""
    types: tuple[Type, ...]
    """Of its arguments; of a declaration none."""
    buffers: tuple[ArgumentSummary, ...]
    """The arguments that are buffers, in order."""
    results: tuple[tuple[int, CallResult], ...]
    """Its results that are buffers, by position."""
    taken: tuple[int, ...]
    """The arguments that it frees on all of its paths."""

    @property
    def known(self) -> tuple[CallResults, tuple[int, ...]]:
        """See `CallSummaries.known`."""
        return CallResults(dict(self.results)), self.taken


def function_summary(function: Operation, summaries: CallSummaries, returned: ReturnedCopies) -> FunctionSummary | None:
    """The summary of `function`; None if callers have to know more of it.

    Args:
        summaries: of the program; every private function may have flags.
        returned: of the same program.
    """
    every = (*function.properties.items(), *function.attributes.items())
    form = tuple([(key, value) for key, value in every if key != "sym_name"])
    if not has_body(function):
        return FunctionSummary(form, (), (), (), ())
    arguments = function.regions[0].blocks[0].args
    buffers = [one for one in arguments if is_memref(one.type)]
    facts = [summaries.facts.argument(function, one.index) for one in buffers]
    results: tuple[tuple[int, CallResult], ...] = ()
    if returns_buffers(function):
        results = tuple(summaries.returned_by(function).kinds.items())
        if any(one.kind is ResultKind.FLAGGED or returned.shows(function, at, one) for at, one in results):
            return None
    freed = [one.index for one, found in zip(buffers, facts, strict=True) if EventKind.FREED in found.events]
    taken = summaries.taken_of(function) if freed else ()
    if summaries.facts.follows_other_forms or not set(freed) <= set(taken):
        # What a call hands over may decide whether an argument is freed.
        return None
    return FunctionSummary(
        form,
        tuple([one.type for one in arguments]),
        tuple([
            ArgumentSummary(
                tuple(found.events),
                tuple(found.results),
                frozenset(found.work),
                found.may_come_back,
                holds_buffers(one.type) and summaries.facts.looks_into(function, one.index),
            )
            for one, found in zip(buffers, facts, strict=True)
        ]),
        results,
        taken,
    )  # fmt: skip


def returned_copies(summaries: CallSummaries) -> ReturnedCopies:
    """Of the program that `summaries` is of."""
    return ReturnedCopies(
        summaries.knowledge,
        summaries.facts,
        summaries.results_of,
        summaries.is_split,
        summaries.is_moved,
        plain=summaries.known,
    )


def returns_buffers(function: Operation) -> bool:
    """Whether `function`, which has a body, returns buffers."""
    lasts = [block.last for block in function.regions[0].blocks]
    return any(is_memref(operand.value.type) for last in lasts if last is not None for operand in last.operands)
