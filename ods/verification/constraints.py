"""Constraints from ODS on the parts of one operation: counts, types, attributes.

The order is upstream's: regions, results, successors and operands are counted, then attributes, then types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Literal

from ...ir.attributes import DenseArrayAttr, IntegerAttr, OpaqueAttr, UnitAttr
from ...ir.types import I1
from ..definitions import AttributeDefinition, FormatNode, OpDefinition, Term, ValueGroup
from ..requirement_words import attribute_key, type_key, upstream_words
from ..segments import I32, dense_values
from .attribute_predicates import AttributePredicates, storage_predicate
from .failure import Failure, attribute
from .functions import function_attributes
from .op_arity import arity_check, wrong_count
from .op_parts import is_custom
from .op_view import View
from .type_predicates import type_predicate

Rule = Callable[[View], Failure | None]
"""Check of an operation's name, types, attributes and numbers of regions and successors alone."""


def rules_of(definition: OpDefinition, predicates: AttributePredicates, *, is_upstream: bool) -> list[Rule]:
    """The rules in the order in which they are asked. `is_upstream`: the definition is one of LLVM's."""
    # Sizes of parts of operands are read as `array<i32: ...>`, in whatever form a release has them.
    sizes = {group.segment_attribute for group in definition.operands}
    checked = [each for each in definition.attributes if each.name not in sizes or each.predicate[0] == "dense"]
    of_attributes = {each.name: rule for each in checked if (rule := _attribute(each, predicates))}
    rules: list[Rule] = [*_inferred_from(definition), _counts(definition, of_attributes)]
    if is_upstream and not definition.attributes and "Segments" not in "".join(definition.traits):
        rules.append(_no_properties)
    if "AttrSizedOperandSegments" in definition.traits:
        rules.append(_segments("operand", definition.operands, sizes_are_derived=is_upstream))
    if "AttrSizedResultSegments" in definition.traits:
        rules.append(_segments("result", definition.results, sizes_are_derived=is_upstream))
    if of_attributes:
        rules.append(_attributes(definition, of_attributes))
    if definition.operands:
        rules.append(_types("operand", definition.operands))
    if definition.results:
        rules.append(_types("result", definition.results))
    if "FunctionOpInterface" in definition.interfaces:
        rules.append(function_attributes)
    return rules


def _attributes(definition: OpDefinition, of_attributes: Mapping[str, Rule]) -> Rule:
    """The rules of all attributes, as far as those are there or have to be: most are neither."""
    rules = [(name, definition.attribute_map[name].required, rule) for name, rule in of_attributes.items()]

    def rule(view: View) -> Failure | None:
        properties = view.op.properties
        for name, required, of_attribute in rules:
            if required or name in properties:
                failure = of_attribute(view)
                if failure is not None:
                    return failure
        return None

    return rule


def _counts(definition: OpDefinition, of_attributes: Mapping[str, Rule]) -> Rule:
    """Upstream looks for wrong attributes while it reads the operation, and counts later."""

    fits = arity_check(definition)

    def rule(view: View) -> Failure | None:
        text = wrong_count(view.op, definition) if not fits(view.op) else None
        if not text:
            return None
        failures = (of_attribute(view) for of_attribute in of_attributes.values())
        found = next((failure for failure in failures if failure is not None and failure.is_constraint), None)
        return found or Failure("verify-count", text.partition(" op ")[2])

    return rule


def _no_properties(view: View) -> Failure | None:
    name = next(iter(view.op.properties), None)
    if name is None or is_custom(view.op):
        return None
    text = "this operation does not support properties"
    return Failure("verify-attribute", text, attribute(name), conversion=text)


def _segments(kind: Literal["operand", "result"], groups: Sequence[ValueGroup], *, sizes_are_derived: bool) -> Rule:
    """`sizes_are_derived`: an operation without the attribute has no operands or results in any segment."""
    name = f"{kind}SegmentSizes"

    def rule(view: View) -> Failure | None:
        given = view.attribute(name)
        if given is not None and not (isinstance(given, DenseArrayAttr) and given.element is I32):
            # Among other attributes it gets lost: each segment is empty.
            count = len(view.op.operands if kind == "operand" else view.op.results)
            text = f"{kind} count ({count}) does not match with the total size (0) specified in attribute '{name}'"
            conversion = "expected DenseI32ArrayAttr for key `value`"
            return Failure("verify-segments", text if count else "", attribute(name), conversion=conversion)
        sizes = dense_values(given)
        count = len(view.op.operands if kind == "operand" else view.op.results)
        if given is None and not sizes_are_derived:
            return None
        if given is not None and len(sizes) != len(groups):
            text = f"'{name}' attribute for specifying {kind} segments must have {len(groups)} elements"
            conversion = f"size mismatch in attribute conversion: {len(sizes)} vs {len(groups)}"
            return Failure("verify-segments", f"{text}, but got {len(sizes)}", attribute(name), conversion=conversion)
        if any(size < 0 for size in sizes):
            return Failure("verify-segments", f"'{name}' attribute cannot have negative elements", attribute(name))
        if sum(sizes) != count:
            text = f"{kind} count ({count}) does not match with the total size ({sum(sizes)}) specified in attribute"
            return Failure("verify-segments", f"{text} '{name}'", attribute(name))
        start = 0
        for group, size in zip(groups, sizes, strict=False):
            if (group.kind == "one" and size != 1) or (group.kind == "optional" and size > 1):
                text = f"{kind} group starting at #{start} requires 0 or 1 element, but found {size}"
                if group.kind == "one":
                    text = f"{kind} group starting at #{start} requires 1 element, but found {size}"
                return Failure("verify-segments", text, attribute(name))
            start += size
        return None

    return rule


def _attribute(definition: AttributeDefinition, predicates: AttributePredicates) -> Rule | None:
    name, required = definition.name, definition.required and not definition.is_property
    if definition.is_property and definition.syntax == ("unit",):
        return partial(_unit_property, name)
    predicate = predicates.predicate(definition.predicate) if definition.predicate[0] not in ("any", "?") else None
    if predicate is None and not required:
        return None
    is_stored = storage_predicate(definition.predicate)
    combines = definition.predicate == ("isa", "vector.kind")

    def rule(view: View) -> Failure | None:
        value = view.op.properties.get(name)
        if value is None:
            return Failure("verify-missing-attribute", f"requires attribute '{name}'") if required else None
        if predicate is None or predicate(value) is not False:
            return None
        is_other = is_stored is not None and not is_stored(value)
        is_lost = view.definition.format is None and is_other
        if is_lost and not combines and is_custom(view.op) and not view.op.name.startswith("linalg."):
            # Upstream's own parsers hand the dictionary on, and what is of another class gets lost there.
            # Those of linalg check the whole dictionary first, those of vector the kind of a combination.
            return Failure("verify-missing-attribute", f"requires attribute '{name}'") if required else None
        wanted = upstream_words(view.op.dialect, attribute_key(definition.constraint)) or _words(definition.predicate)
        text = f"attribute '{name}' failed to satisfy constraint: {wanted}"
        names = predicates.case_names(str(definition.predicate[1])) if definition.predicate[0] == "enum" else ""
        addition = f"{f' ({names})' if names else ''}, but got {value}"
        is_syntax = view.definition.format is not None
        if is_syntax and is_other and is_custom(view.op) and _is_in_format(view.definition.format or (), name):
            return Failure("verify-attribute", "invalid kind of attribute specified", attribute(name), is_syntax=True,
                           is_bare=True, addition=f": {text}{addition}")  # fmt: skip
        conversion = f"Invalid attribute `{name}` in property conversion: {value}" if is_other else ""
        # Upstream looks at the dictionary while it reads, at what has a place of its own later.
        is_syntax = is_syntax and not _is_in_format(view.definition.format or (), name)
        return Failure(
            *("verify-attribute", text, attribute(name)),
            is_syntax=is_syntax,
            is_constraint=True,
            addition=addition,
            conversion=conversion,
        )

    return rule


def _unit_property(name: str, view: View) -> Failure | None:
    """A property that is there or not, which is read from `unit` and booleans: of others upstream says nothing."""
    value = view.op.properties.get(name)
    if value is None or isinstance(value, UnitAttr) or (isinstance(value, IntegerAttr) and value.type is I1):
        return None
    if isinstance(value, OpaqueAttr) and value.is_unknown:
        return None
    return Failure("verify-attribute", f"property '{name}' is `unit` or a boolean, but got {value}", attribute(name))


def _is_in_format(nodes: Sequence[FormatNode], name: str) -> bool:
    """Whether the attribute `name` has a place of its own in a format."""
    for node in nodes:
        if isinstance(node, str | int):
            continue
        if (len(node) > 1 and node[0] == "attr" and node[1] == name) or _is_in_format(node, name):
            return True
    return False


_MATCHING = ("TypesMatchWith", "OptionalTypesMatchWith", "RangedTypesMatchWith")
"""Traits of operations where the type of one value follows from that of another."""


def _inferred_from(definition: OpDefinition) -> list[Rule]:
    """Types from which others are made, which upstream looks at while it reads a format: it has no type for those."""
    nodes = definition.format
    if nodes is None:
        return []
    relations = [parameters[:2] for trait in _MATCHING for parameters in definition.parameters_of(trait)]
    sources = {
        str(source) for source, made in relations if _has_type(nodes, str(source)) and not _has_type(nodes, str(made))
    }
    groups: list[tuple[Literal["operand", "result"], ValueGroup]] = [
        *(("operand", group) for group in definition.operands if group.name in sources),
        *(("result", group) for group in definition.results if group.name in sources),
    ]
    return [_source(kind, group) for kind, group in groups if group.kind == "one"]


def _source(kind: Literal["operand", "result"], group: ValueGroup) -> Rule:
    predicate = type_predicate(group.constraint.predicate)

    def rule(view: View) -> Failure | None:
        if not is_custom(view.op):
            return None
        found = view.type_of(group.name)
        if found is None or predicate(found) is not False:
            return None
        text = f"'{group.name}' must be {_wanted(group, view)}, but got '{found}'"
        part = (view.operand_groups if kind == "operand" else view.result_groups).get(group.name)
        place = (kind, part.start) if part is not None else None
        return Failure(f"verify-{kind}-type", text, place, is_syntax=True, is_bare=True)

    return rule


def _has_type(nodes: Sequence[FormatNode], name: str) -> bool:
    """Whether a format has the type of the operand or result `name`."""
    for node in nodes:
        if isinstance(node, str | int):
            continue
        if len(node) > 1 and node[0] == "type" and not isinstance(node[1], str | int) and name in node[1]:
            return True
        if _has_type(node, name):
            return True
    return False


def _types(kind: Literal["operand", "result"], groups: Sequence[ValueGroup]) -> Rule:
    checks = [(group, type_predicate(group.constraint.predicate)) for group in groups]
    single = len(groups) == 1
    fixed = all(group.kind == "one" for group in groups)

    def rule(view: View) -> Failure | None:
        types = view.operands if kind == "operand" else view.results
        if fixed and len(types) == len(checks):
            for index, (group, predicate) in enumerate(checks):
                if predicate(types[index]) is False:
                    return _wrong_type(kind, index, group, view)
            return None
        slices = view.operand_groups if kind == "operand" else view.result_groups
        for group, predicate in checks:
            part = slice(0, len(types)) if single else slices.get(group.name)
            if part is None:
                continue
            for index in range(part.start, part.stop):
                if predicate(types[index]) is False:
                    return _wrong_type(kind, index, group, view)
        return None

    return rule


def _wrong_type(kind: Literal["operand", "result"], index: int, group: ValueGroup, view: View) -> Failure:
    found = (view.operands if kind == "operand" else view.results)[index]
    several = "variadic of " if group.kind in ("variadic", "nested") else ""
    text = f"{kind} #{index} must be {several}{_wanted(group, view)}, but got '{found}'"
    return Failure(f"verify-{kind}-type", text, (kind, index))


def _words(term: Term) -> str:
    # Loaded here: most programs meet all requirements.
    from .constraint_names import words

    return words(term)


def _wanted(group: ValueGroup, view: View) -> str:
    """Words for the types of `group`: upstream's where they are known."""
    found = upstream_words(view.op.dialect, type_key(group.constraint.name))
    return found or _words(group.constraint.predicate) or group.constraint.name
