"""Out-parameter facts: private functions whose returned buffers their callers could pass in, without a copy."""

from __future__ import annotations

from collections.abc import Iterator

from ...analysis.calls.call_facts import CallFacts
from ...analysis.ownership.call_summaries import names_in_attributes
from ...ir.attributes import StringAttr
from ...ir.graph import Operation, Value
from ...ir.symbol_names import is_private
from ...ir.types import MemRefType
from ...ods.knowledge import Knowledge
from ...passes.out_params.functions import Hoisting, Options, function_type, has_fitting_layout, out_positions, sizes_of
from ...passes.pass_manager.compat import Compat
from ...syntax.document.document import Document, Item
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey

_OPTIONS = Options(False, True, True, Compat.SAFE)
_CANDIDATES = FactKey["tuple[Operation, ...]"]("functions that could take their results")
_NAMED = FactKey[frozenset[str]]("symbols named otherwise than by calls")


def out_param_functions(document: Document, item: Item) -> tuple[Operation, ...]:
    """Functions directly in the module that item is in, all of whose returned buffers are allocations of their own.

    buffer-results-to-out-params with both hoisting options makes arguments of them, and leaves no copy.
    """
    if item.kind is not ItemKind.OPERATIONS or item.has_errors or document.error_count:
        return ()
    knowledge = document.knowledge
    found = item.parsed.facts.get(_CANDIDATES, knowledge, _candidates, item, knowledge)
    return tuple([function for function in found if not _is_named(document, function)])


def _candidates(item: Item, knowledge: Knowledge) -> tuple[Operation, ...]:
    return tuple([op for op in item.operations if op.name == "func.func" and _is_candidate(op, knowledge)])


def _is_candidate(function: Operation, knowledge: Knowledge) -> bool:
    if not is_private(function) or not function.regions or not function.regions[0].blocks:
        return False
    positions = out_positions(function)
    types = function_type(function).results
    fitting = all(has_fitting_layout(type_) for i in positions if isinstance(type_ := types[i], MemRefType))
    if not positions or not fitting:
        return False
    decisions = Hoisting(function, _OPTIONS, knowledge).decided()
    if decisions.is_left_alone or decisions.notices or set(decisions.hoisted) != set(positions):
        return False
    if not all(_has_known_size(op.results[0], function) for op in decisions.hoisted.values()):
        return False
    facts = CallFacts(function, knowledge, lambda _call, _symbol: None)
    returned = {at: facts.of_value(function, op.results[0]).results for at, op in decisions.hoisted.items()}
    # Callers may find the buffer through another result, too, and would see that they got a copy.
    return all(found.keys() <= {at} for at, found in returned.items())


def _has_known_size(buffer: Value, function: Operation) -> bool:
    """Whether callers can compute the size of what `function` allocates."""
    return isinstance(buffer.type, MemRefType) and (None not in buffer.type.shape or bool(sizes_of(buffer, function)))


def _is_named(document: Document, function: Operation) -> bool:
    """Whether something refers to the function otherwise than by a call."""
    name = function.attribute("sym_name")
    if not isinstance(name, StringAttr):
        return True
    return any(
        name.value in item.parsed.facts.get(_NAMED, document.knowledge, _named, item, document.knowledge)
        for item in document.leaves()
        if item.kind is ItemKind.OPERATIONS and name.value in item.parsed.source
    )


def _named(item: Item, knowledge: Knowledge) -> frozenset[str]:
    return frozenset(_symbols(item, knowledge))


def _symbols(item: Item, knowledge: Knowledge) -> Iterator[str]:
    for op in item.operations:
        yield from names_in_attributes(op, knowledge)
