"""References of `transform` to named sequences.

Follows `verifySymbolUses` in mlir/lib/Dialect/Transform/IR/TransformOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import SymbolRefAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ods.knowledge import UPSTREAM
from ...ods.segments import array_elements
from ...ods.verification.op_parts import function_type
from ...ods.verification.type_predicates import differ
from ..common.verification.symbol_faults import Lookup, SymbolCheck, SymbolFault
from . import ops as transform
from .handles import CONSUMED, READONLY, annotation_fault, argument_attribute, is_kind, is_transform, share_kind


def _bare(words: str, on: Operation | None = None) -> SymbolFault:
    return SymbolFault(words, on, is_bare=True)


def _is_sequence(op: Operation | None) -> bool:
    """Whether a symbol is a function of transforms."""
    return op is not None and bool(is_transform(op)) and UPSTREAM.is_function_like(op)


def _types(op: Operation) -> tuple[Sequence[Type], Sequence[Type]] | None:
    type_ = function_type(op)
    return (type_.inputs, type_.results) if type_ is not None else None


def _annotations(op: Operation, inputs: int) -> SymbolFault | None:
    words = annotation_fault(op, inputs, is_called=True)
    return _bare(words, on=op) if words is not None else None


# transform.include


def _include(op: Operation, lookup: Lookup) -> SymbolFault | None:
    reference = op.properties.get("target")
    target = lookup(reference) if isinstance(reference, SymbolRefAttr) else None
    if target is None or target.name != transform.NamedSequenceOp.NAME:
        return SymbolFault("does not reference a named transform sequence", is_undefined=True)
    types = _types(target)
    if types is None:
        return None
    inputs, results = types
    given = op.operand_values
    if len(given) == len(inputs) and _lacks_effects(op, target):
        return _bare("TransformOpInterface requires memory effects on operands to be specified")
    if len(given) != len(inputs):
        return _bare("incorrect number of operands for callee")
    for number, (value, wanted) in enumerate(zip(given, inputs, strict=True)):
        if differ(value.type, wanted):
            text = f"operand type mismatch: expected operand type '{wanted}', but provided '{value.type}'"
            return SymbolFault(f"{text} for operand number {number}")
    if len(op.results) != len(results):
        return _bare("incorrect number of results for callee")
    for number, (one, other) in enumerate(zip(op.result_types, results, strict=True)):
        if not share_kind(one, other):
            text = "must implement the same transform dialect interface as the corresponding callee result"
            return SymbolFault(f"type of result #{number} {text}")
    return _annotations(target, len(inputs))


def _lacks_effects(op: Operation, target: Operation) -> bool:
    """Whether the sequence does not say of an operand what it does to it."""
    is_annotated: dict[int, bool] = {}
    for index, value in enumerate(op.operand_values):
        has_effect = any(argument_attribute(target, index, name) is not None for name in (CONSUMED, READONLY))
        is_annotated[id(value)] = is_annotated.get(id(value), False) or has_effect
    return not all(is_annotated.values())


# transform.collect_matching


def _collect_matching(op: Operation, lookup: Lookup) -> SymbolFault | None:
    reference = op.properties.get("matcher")
    if not isinstance(reference, SymbolRefAttr):
        return None
    matcher = lookup(reference)
    if matcher is None or not _is_sequence(matcher):
        return SymbolFault(f"unresolved matcher symbol {reference}", is_bare=True, is_undefined=True)
    types = _types(matcher)
    if types is None:
        return None
    inputs, results = types
    if len(inputs) != 1 or is_kind(inputs[0], "transform-handle") is False:
        return _bare("expected the matcher to take one operation handle argument")
    if argument_attribute(matcher, 0, READONLY) is None:
        return _bare("expected the matcher argument to be marked readonly")
    if len(results) != len(op.results):
        text = f"expected the matcher to yield as many values as op has results ({len(op.results)})"
        return _bare(f"{text}, got {len(results)}")
    for number, (one, other) in enumerate(zip(results, op.result_types, strict=True)):
        if not share_kind(one, other):
            return _bare(f"mismatching type interfaces for matcher result and op result #{number}")
    return None


# transform.foreach_match


def _foreach_match(op: Operation, lookup: Lookup) -> SymbolFault | None:
    matchers, actions = (array_elements(op.properties.get(name)) for name in ("matchers", "actions"))
    for matcher, action in zip(matchers, actions, strict=False):
        if isinstance(matcher, SymbolRefAttr) and isinstance(action, SymbolRefAttr):
            found = _pair(op, matcher, action, lookup)
            if found is not None:
                return found
    return None


def _pair(op: Operation, matcher: SymbolRefAttr, action: SymbolRefAttr, lookup: Lookup) -> SymbolFault | None:
    matching, acting = lookup(matcher), lookup(action)
    for what, reference, found in (("matcher", matcher, matching), ("action", action, acting)):
        if not _is_sequence(found):
            return SymbolFault(f"unresolved {what} symbol {reference}", is_bare=True, is_undefined=True)
    assert matching is not None
    assert acting is not None
    matched, acted = _types(matching), _types(acting)
    if matched is None or acted is None:
        return None
    return (
        _annotations(matching, len(matched[0]))
        or _annotations(acting, len(acted[0]))
        or _forwarded(op, matching, matcher, matched[0])
        or _handed_on(matcher, action, matched[1], acted[0])
        or _given_back(op, action, acted[1])
    )


def _forwarded(
    op: Operation, matching: Operation, matcher: SymbolRefAttr, inputs: Sequence[Type]
) -> SymbolFault | None:
    """From the operation to the matcher."""
    given = [value.type for value in op.operand_values]
    if len(given) != len(inputs):
        text = f"the number of operands ({len(given)}) doesn't match the number of matcher arguments ({len(inputs)})"
        return _bare(f"{text} for {matcher}")
    for number, (one, other) in enumerate(zip(given, inputs, strict=True)):
        if argument_attribute(matching, number, CONSUMED) is not None:
            return SymbolFault(f"does not expect matcher symbol to consume its operand #{number}")
        if not share_kind(one, other):
            text = f"mismatching type interfaces for operand and matcher argument #{number} of matcher {matcher}"
            return _bare(text)
    return None


def _handed_on(
    matcher: SymbolRefAttr, action: SymbolRefAttr, results: Sequence[Type], inputs: Sequence[Type]
) -> SymbolFault | None:
    """From the matcher to the action."""
    if len(results) != len(inputs):
        text = "mismatching number of matcher results and action arguments between"
        return _bare(f"{text} {matcher} ({len(results)}) and {action} ({len(inputs)})")
    for number, (one, other) in enumerate(zip(results, inputs, strict=True)):
        if not share_kind(one, other):
            text = f"mismatching type interfaces for matcher result and action argument #{number}of matcher"
            return _bare(f"{text} {matcher} and action {action}")
    return None


def _given_back(op: Operation, action: SymbolRefAttr, results: Sequence[Type]) -> SymbolFault | None:
    """From the action to the results of the operation, of which the first is its own."""
    wanted = op.result_types[1:]
    if len(results) != len(wanted):
        text = f"the number of action results ({len(results)}) for {action}"
        return _bare(f"{text} doesn't match the number of extra op results ({len(wanted)})")
    for number, (one, other) in enumerate(zip(results, wanted, strict=True)):
        if not share_kind(one, other):
            return _bare(f"mismatching type interfaces for action result #{number} of action {action} and op result")
    return None


CHECKS: dict[str, SymbolCheck] = {
    transform.CollectMatchingOp.NAME: _collect_matching,
    transform.ForeachMatchOp.NAME: _foreach_match,
    transform.IncludeOp.NAME: _include,
}
