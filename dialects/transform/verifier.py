"""Verifier rules of `transform`: sequences, and what stands in the regions of other transforms.

Follows mlir/lib/Dialect/Transform/IR/TransformOps.cpp and the extensions in mlir/lib/Dialect/Transform/.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import IntegerAttr
from ...ir.base import Type
from ...ir.graph import Block, Operation, Value
from ...ir.types import DialectType
from ...ods.knowledge import UPSTREAM
from ...ods.verification.failure import Failure, Remark
from ...ods.verification.op_parts import entry, function_type, is_opaque
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_arguments
from . import ops as transform
from .handles import KINDS, annotation_fault, is_kind, is_transform, may_consume
from .structured_verifier import RULES as STRUCTURED_RULES

_TOP_LEVEL = "PossibleTopLevelTransformOpTrait"


def _wrong(message: str, *remarks: Remark, on: Operation | None = None, is_bare: bool = False) -> Failure:
    return Failure("verify-region", message, remarks=remarks, on=on, is_bare=is_bare)


def _has_trait(op: Operation, trait: str) -> bool:
    definition = UPSTREAM.definition(op.name)
    return definition is not None and trait in definition.traits


# Operations that may be at the top level


def _top_level(op: Operation) -> Failure | None:
    """Arguments of the body, and operands where the operation is in another such one."""
    if not op.regions:
        return _wrong("expects at least one region")
    body = op.regions[0].entry
    if body is None:
        return None
    if not body.args:
        return _wrong("expects the entry block to have at least one argument")
    if is_kind(body.args[0].type, "transform-handle") is False:
        return _wrong("expects the first entry block argument to be of type implementing TransformHandleTypeInterface")
    first = next(iter(op.operand_values), None)
    if first is not None and differ(first.type, body.args[0].type):
        return _wrong("expects the type of the block argument to match the type of the operand")
    for argument in body.args[1:]:
        if all(is_kind(argument.type, kind) is False for kind in KINDS):
            text = (
                "expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, "
                "TransformValueHandleTypeInterface or TransformParamTypeInterface"
            )
            return _wrong(text, Remark(argument, "this one does not"))
    around = next((each for each in op.ancestors() if _has_trait(each, _TOP_LEVEL)), None)
    if around is not None and len(op.operands) != len(body.args):
        text = "expects operands to be provided for a nested op"
        return _wrong(text, Remark(around, "nested in another possible top-level op"))
    return None


def _double_consumption(value: Value) -> tuple[str, Sequence[Remark]] | None:
    uses = [use for use in value.uses if may_consume(use)]
    if len(uses) < 2:
        return None
    remarks = [Remark(use.owner, f"used here as operand #{use.index}") for use in uses[:2]]
    return " has more than one potential consumer", remarks


def _sequence(view: transform.SequenceOp) -> Failure | None:
    sequence, body = view, entry(view.op)
    if sequence.root is None and sequence.extra_bindings:
        return _wrong("does not expect extra operands when used as top-level")
    if body is None:
        return None
    for index, argument in enumerate(body.args):
        found = _double_consumption(argument)
        if found is not None:
            return _wrong(f"block argument #{index}{found[0]}", *found[1])
    for child in body.ops:
        if is_transform(child) is False and child is not body.last and not is_opaque(child):
            text = "expected children ops to implement TransformOpInterface"
            return _wrong(text, Remark(child, "op without interface"))
        for index, result in enumerate(child.results):
            found = _double_consumption(result)
            if found is not None:
                return _wrong(f"result #{index}{found[0]}", *found[1], on=child, is_bare=True)
    return _sequence_end(view.op, body)


def _sequence_end(op: Operation, body: Block) -> Failure | None:
    last = body.last
    if last is None or is_opaque(last) or UPSTREAM.definition(last.name) is None:
        return None
    if not UPSTREAM.is_terminator(last):
        return _wrong("expects to have a terminator in the body")
    given = [value.type for value in last.operand_values]
    if len(given) != len(op.results) or any(map(differ, given, op.result_types)):
        text = "expects the types of the terminator operands to match the types of the result"
        return _wrong(text, Remark(last, "terminator"))
    return None


def _alternatives(op: Operation) -> Failure | None:
    for region in op.regions:
        last = region.entry.last if region.entry is not None else None
        if last is None or is_opaque(last):
            continue
        given = [value.type for value in last.operand_values]
        if len(given) != len(op.results) or any(map(differ, given, op.result_types)):
            text = "expects terminator operands to have the same type as results of the operation"
            return _wrong(text, Remark(last, "terminator"))
    return None


_PATTERN = "pdl.pattern"


def _with_patterns(op: Operation) -> Failure | None:
    body, top = entry(op), None
    for child in body.ops if body is not None else ():
        if child.name == _PATTERN or is_opaque(child) or UPSTREAM.definition(child.name) is None:
            if child.name != _PATTERN:
                return None
            continue
        if not _has_trait(child, _TOP_LEVEL):
            text = "expects only pattern and top-level transform ops in its body"
            return _wrong(text, Remark(child, "offending op"))
        if top is not None:
            text = "expects only one non-pattern op in its body"
            return _wrong(text, Remark(top, "first non-pattern op"), Remark(child, "second non-pattern op"))
        top = child
    if any(each.name == op.name for each in op.ancestors()):
        return _wrong("cannot be nested")
    return _wrong("expects at least one non-pattern op") if top is None else None


# Named sequences


def _named_sequence(op: Operation) -> Failure | None:
    around = next((each for each in op.ancestors() if is_transform(each)), None)
    if around is not None:
        text = "cannot be defined inside another transform op"
        return _wrong(text, Remark(around, "ancestor transform op"), is_bare=True)
    type_ = function_type(op)
    body = entry(op)
    last = body.last if body is not None else None
    if type_ is None or (last is not None and is_opaque(last)):
        return None
    if body is not None:
        found = _named_body(body, last, type_.results)
        if found is not None:
            return found
    words = annotation_fault(op, len(type_.inputs), is_called=False)
    return _wrong(words, is_bare=True) if words is not None else None


def _named_body(body: Block, last: Operation | None, results: Sequence[Type]) -> Failure | None:
    if last is None:
        return _wrong("expected a non-empty body block", is_bare=True)
    if last.name != transform.YieldOp.NAME:
        text = f"expected '{transform.YieldOp.NAME}' as terminator"
        return _wrong(text, Remark(last, "terminator"), is_bare=True)
    return _yielded(last, results, is_bare=True)


def _yielded(last: Operation, results: Sequence[Type], *, is_bare: bool = False) -> Failure | None:
    """A terminator yields what the operation around it has as results."""
    given = [value.type for value in last.operand_values]
    if len(given) != len(results):
        text = "expected terminator to have as many operands as the parent op has results"
        return Failure("verify-count", text, on=last, is_bare=is_bare)
    for index, (one, wanted) in enumerate(zip(given, results, strict=True)):
        if differ(one, wanted):
            text = (
                f"the type of the terminator operand #{index} must match the type of the corresponding parent op "
                f"result ('{one}' vs '{wanted}')"
            )
            return Failure("verify-type", text, on=last, is_bare=is_bare)
    return None


# Other operations with regions


def _foreach(op: Operation) -> Failure | None:
    body = entry(op)
    if body is None or is_opaque(body.last):
        return None
    given, arguments = [value.type for value in op.operand_values], [each.type for each in body.args]
    if len(given) != len(arguments):
        return _wrong("expects the same number of targets as the body has block arguments")
    if any(map(differ, given, arguments)):
        text = "expects co-indexed targets and the body's block arguments to have the same op/value/param type"
        return _wrong(text)
    last = body.last
    given = [value.type for value in last.operand_values] if last is not None else []
    if len(given) != len(op.results):
        return _wrong("expects the same number of results as the yield terminator has operands")
    if any(map(differ, given, op.result_types)):
        text = "expects co-indexed results and yield operands to have the same op/value/param type"
        return _wrong(text)
    return None


def _children(interface: str, words: str) -> GraphRule:
    """All operations in the body, the terminator aside, implement an interface."""

    def rule(op: Operation) -> Failure | None:
        for region in op.regions[:1]:
            for child in region.entry.ops if region.entry is not None else ():
                definition = UPSTREAM.definition(child.name)
                if definition is not None and interface not in definition.interfaces and not definition.is_terminator:
                    return _wrong(words, Remark(child, "op without interface"))
        return None

    return rule


def _cast_and_call(call: transform.CastAndCallOp) -> Failure | None:
    has_name = "function_name" in call.op.properties
    if has_name and call.function is not None:
        return Failure("verify-attribute", "function handle and name are mutually exclusive")
    if not has_name and call.function is None:
        return Failure("verify-attribute", "expected a function handle or name to call")
    return None


def _replace(op: Operation) -> Failure | None:
    body = entry(op)
    if body is None:
        return None
    if body.first is None or body.first is not body.last:
        return _wrong("expected one operation in block")
    inner = body.first
    if is_opaque(inner) or UPSTREAM.definition(inner.name) is None:
        return None
    if inner.operands:
        return _wrong("expected replacement without operands", on=inner)
    if inner.regions and not _has_trait(inner, "IsolatedFromAbove"):
        return _wrong("expect op that is isolated from above", on=inner)
    return None


def _match_structured(op: Operation) -> Failure | None:
    body = entry(op)
    if body is None:
        return None
    if len(body.args) != 1:
        return _wrong("expected one body argument")
    if is_kind(body.args[0].type, "transform-handle") is False:
        return _wrong("expected body argument to implement TransformHandleTypeInterface")
    for child in body.ops:
        definition = UPSTREAM.definition(child.name)
        if definition is None or is_opaque(child) or child is body.last:
            continue
        if "MatchOpInterface" not in definition.interfaces:
            text = "expects nested operations to implement MatchOpInterface"
            return _wrong(text, Remark(child, "offending operation"))
    return None


def _predicate(op: Operation) -> Failure | None:
    """A predicate of a structured operation is about the one that the operation around it matches."""
    around = op.parent_op
    if around is None or around.name != transform.MatchStructuredOp.NAME:
        return Failure("verify-parent", "expects parent op 'transform.match.structured'") if around is None else None
    body = entry(around)
    if body is None or not body.args or next(iter(op.operand_values), None) is body.args[0]:
        return None
    text = "expected predicate to apply to the surrounding structured op"
    return Failure("verify-operand", text, ("operand", 0))


def _collected(op: Operation) -> Failure | None:
    """The body describes one operation, in IRDL."""
    body = entry(op)
    if body is None or body.first is None or any(is_opaque(each) for each in body.ops):
        return None
    if body.first is not body.last:
        return _wrong("expects a single operation in the body")
    if body.first.name != "irdl.dialect":
        return _wrong("expects the body operation to be irdl.dialect")
    inside = entry(body.first)
    names = [each.name for each in inside.ops] if inside is not None else []
    if names.count("irdl.operation") != 1:
        return _wrong("expects IRDL to contain exactly one operation")
    if "irdl.type" in names or "irdl.attribute" in names:
        return _wrong("IRDL types and attributes are not yet supported")
    return None


def _regions_of_choice(op: Operation) -> Failure | None:
    for region in op.regions:
        last = region.entry.last if region.entry is not None else None
        if last is None or is_opaque(last) or last.name != transform.YieldOp.NAME:
            continue
        found = _yielded(last, op.result_types)
        if found is not None:
            return found
    selected = op.properties.get("selected_region_attr")
    if isinstance(selected, IntegerAttr) and not 0 <= selected.value < len(op.regions):
        text = f"'selected_region' attribute specifies region at index {selected.value}"
        return Failure("verify-attribute", f"{text} while op has only {len(op.regions)} regions")
    return None


# transform.smt.constrain_params


def _constrained(op: Operation) -> Failure | None:
    body = entry(op)
    if body is None or is_opaque(body.last):
        return None
    if len(op.operands) != len(body.args):
        return _wrong("must have the same number of block arguments as operands")
    for index, (value, argument) in enumerate(zip(op.operand_values, body.args, strict=True)):
        words = _unlike(argument.type, value.type, f"block arg #{index}", "operand")
        if words is not None:
            return _wrong(words)
    if body.last is not None and body.last.name != "smt.yield":
        return _wrong("expected 'smt.yield' as terminator")
    if any(child.dialect != "smt" and not is_opaque(child) for child in body.ops):
        return _wrong("ops contained in region should belong to SMT-dialect")
    last = body.last
    if last is None:
        return None
    if len(last.operands) != len(op.results):
        text = "expected terminator to have as many operands as the parent op has results"
        return _wrong(text, on=last)
    for index, (value, type_) in enumerate(zip(last.operand_values, op.result_types, strict=True)):
        words = _unlike(value.type, type_, f"terminator operand #{index}", "result")
        if words is not None:
            return _wrong(words, on=last)
    return None


def _unlike(type_: Type, parameter: Type, what: str, other: str) -> str | None:
    """The mismatch between a value of smt and a parameter."""
    if not isinstance(type_, DialectType) or type_.mnemonic not in ("bool", "int", "bv"):
        return f"the type of {what} is expected to be either a !smt.bool, a !smt.int, or a !smt.bv"
    if not isinstance(parameter, DialectType) or parameter.mnemonic != "param":
        return None
    width = (parameter.body or "").strip()
    if type_.mnemonic == "bool" and width != "i1":
        return (
            f"the type of {what} is !smt.bool though the corresponding {other} type ('{parameter}') is not wrapping i1"
        )
    if type_.mnemonic == "int" and not width.lstrip("su").startswith("i"):
        return (
            f"the type of {what} is !smt.int though the corresponding {other} type ('{parameter}') "
            f"is not wrapping an integer type"
        )
    if type_.mnemonic == "bv" and width.lstrip("su") != f"i{(type_.body or '').strip()}":
        return (
            f"the type of {what} is '{type_}' though the corresponding {other} type ('{parameter}') "
            f"is not wrapping an integer type of the same bitwidth"
        )
    return None


# Operations of LLVM's tests


def _required_effects(op: Operation) -> Failure | None:
    """TransformOpInterface: an operation of the tests, which has the effects that its attributes say."""
    given = {*op.properties, *op.attributes}
    if op.operands and "has_operand_effect" not in given:
        text = "TransformOpInterface requires memory effects on operands to be specified"
        return Failure("verify-missing-attribute", text, is_bare=True)
    if op.operands and "modifies_payload" not in given:
        text = "TransformOpInterface expects ops consuming operands to have a 'write' effect on the payload resource"
        return Failure("verify-missing-attribute", text, is_bare=True)
    if op.results and "has_result_effect" not in given:
        text = "TransformOpInterface requires 'allocate' memory effect to be specified for results"
        return Failure("verify-missing-attribute", text, is_bare=True)
    return None


def _converter(op: Operation) -> Failure | None:
    """ApplyConversionPatternsOp::verify: the second region has the default type converter."""
    if len(op.regions) == 2 and sum(len([*block.ops]) for block in op.regions[1].blocks) != 1:
        return _wrong("expected exactly one op in default type converter region")
    return None


_CASTS = _children(
    "TypeConverterBuilderOpInterface", "expected children ops to implement TypeConverterBuilderOpInterface"
)
_PATTERNS = _children("PatternDescriptorOpInterface", "expected children ops to implement PatternDescriptorOpInterface")
_CONVERSIONS = _children(
    "ConversionPatternDescriptorOpInterface",
    "expected pattern children ops to implement ConversionPatternDescriptorOpInterface",
)


def _predicates() -> dict[str, tuple[GraphRule, ...]]:
    found: dict[str, tuple[GraphRule, ...]] = {}
    for name in UPSTREAM.op_names("transform"):
        definition = UPSTREAM.definition(name)
        if definition is not None and "StructuredOpPredicateOpTrait" in definition.traits:
            found[name] = (_predicate,)
    return found


RULES = STRUCTURED_RULES
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    **_predicates(),
    "transform.alternatives": (_top_level, _alternatives),
    "transform.apply_conversion_patterns": (_CONVERSIONS, _converter),
    "transform.apply_patterns": (_PATTERNS,),
    "transform.foreach": (_foreach,),
    "transform.func.cast_and_call": (_cast_and_call, _CASTS),
    "transform.irdl.collect_matching": (_collected,),
    "transform.match.structured": (_match_structured,),
    "transform.named_sequence": (_named_sequence, entry_arguments),
    "transform.sequence": (_top_level, _sequence),
    "transform.smt.constrain_params": (_constrained,),
    "transform.structured.replace": (_replace,),
    "transform.test_required_memory_effects": (_required_effects,),
    "transform.tune.alternatives": (_regions_of_choice,),
    "transform.with_pdl_patterns": (_top_level, _with_patterns),
}
