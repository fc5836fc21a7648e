"""Traits that relate the types of one operation (mlir/lib/IR/Operation.cpp, mlir/lib/Dialect/Traits.cpp)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from typing import cast

from ...ir.base import Type
from ...ir.records import replace
from ...ir.types import (
    DialectType,
    RankedTensorType,
    UnknownType,
    UnrankedTensorType,
    VectorType,
    element_type,
)
from ...ods.definitions import OpDefinition, Term
from ...ods.requirement_words import trait_key, trait_name, upstream_words
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_view import View
from ...ods.verification.shapes import (
    broadcast,
    dimensions_text,
    is_shaped,
    is_uncertain,
    shape_of,
    shapes_agree,
    sizes_agree,
    types_agree_in_shape,
)
from ...ods.verification.type_groups import Verdict, all_hold, any_holds, opposite
from ...ods.verification.type_predicates import differ, type_predicate
from ...syntax.parser.type_inference import LIST_TRANSFORMS, TRANSFORMS

CODE = "verify-trait"
_VERIFY = "failed to verify that "


def trait_rules(definition: OpDefinition) -> list[Rule]:
    rules = [rule for name, rule in _PLAIN.items() if name in definition.traits]
    if "SameOperandsAndResultType" in definition.traits:
        rules.append(_encoding)
        if "InferTypeOpInterface" in definition.interfaces:
            rules.append(_inferred)
    return rules


def predicate_rules(definition: OpDefinition) -> list[Rule]:
    """Rules of traits that are predicates, which upstream asks with the constraints of operands, before all others."""
    rules: list[Rule] = []
    for name, *parameters in definition.trait_arguments:
        maker = _WITH_PARAMETERS.get(str(name))
        if maker is not None:
            rules.append(_in_upstream_words(maker(parameters, definition), [name, *parameters], definition))
    return rules


def _in_upstream_words(rule: Rule, trait: Sequence[Term], definition: OpDefinition) -> Rule:
    """Failures of `rule`, called as the definition calls the trait; our words are an addition."""
    dialect = definition.name.partition(".")[0]
    key = trait_key(definition.name, trait_name(trait))

    def asked(view: View) -> Failure | None:
        failure = rule(view)
        words = upstream_words(dialect, key) if failure is not None else ""
        if failure is None or not words:
            return failure
        _, _, ours = failure.message.partition(_VERIFY)
        if ours in ("", words):
            return replace(failure, message=f"{_VERIFY}{words}")
        return replace(failure, message=f"{_VERIFY}{words}", addition=f" ({ours}{failure.addition})")

    return asked


def _failed(text: str, addition: str = "") -> Failure:
    return Failure(CODE, text, addition=addition)


# Traits without parameters


def _same_operand_types(view: View) -> Failure | None:
    types = view.operands
    if any(differ(types[0], other) for other in types[1:]):
        return _failed("requires all operands to have the same type", f", but got {_listed(types)}")
    return None


def _listed(types: Sequence[Type]) -> str:
    return ", ".join(f"'{type_}'" for type_ in dict.fromkeys(types))


def _same_types(view: View) -> Failure | None:
    types = [*view.results, *view.operands]
    if not view.operands:
        return _failed("expected 1 or more operands, but found 0")
    first = types[0] if types else None
    for other in types[1:]:
        if first is None or first is other or is_uncertain(first) or is_uncertain(other):
            if first is not None and differ(first, other) and not (is_shaped(first) or is_shaped(other)):
                break
            continue
        if differ(element_type(first), element_type(other)) or not _fit(first, other):
            break
    else:
        return None
    return _failed("requires the same type for all operands and results", f", but got {_listed(types)}")


def _inferred(view: View) -> Failure | None:
    """InferTypeOpInterface: the result is of the type of the first operand, not of one that merely agrees with it."""
    first = next(iter(view.operands), None)
    if first is not None and len(view.results) == 1 and differ(first, view.results[0]):
        text = f"inferred type(s) '{first}' are incompatible with return type(s) of operation"
        return _failed(f"{text} '{view.results[0]}'")
    return None


def _encoding(view: View) -> Failure | None:
    """An encoding of the first result is that of all tensors."""
    types = [*view.results, *view.operands]
    tensors = [type_ for type_ in types if isinstance(type_, RankedTensorType)]
    encoding = tensors[0].encoding if tensors and tensors[0] is types[0] else None
    if encoding is not None and any(type_.encoding != encoding for type_ in tensors):
        return _failed("requires the same encoding for all operands and results", f", but got {_listed(types)}")
    return None


def _fit(a: Type, b: Type) -> bool:
    """verifyCompatibleShape of two types."""
    if not is_shaped(a) or not is_shaped(b):
        return is_shaped(a) == is_shaped(b)
    first, second = shape_of(a), shape_of(b)
    if isinstance(a, VectorType) and isinstance(b, VectorType) and a.scalable != b.scalable:
        return False
    return first is None or second is None or shapes_agree(first, second)


def _shape_rule(text: str, choose: Callable[[View], Sequence[Type]]) -> Rule:
    def rule(view: View) -> Failure | None:
        types = choose(view)
        if types_agree_in_shape(types):
            return None
        return _failed(f"requires the same shape for all {text}", f", but got {_listed(types)}")

    return rule


def _element_rule(text: str, choose: Callable[[View], Sequence[Type]]) -> Rule:
    def rule(view: View) -> Failure | None:
        elements = [_element(type_) for type_ in choose(view)]
        known = [element for element in elements if element is not None]
        if any(differ(known[0], other) for other in known[1:]):
            return _failed(f"requires the same element type for all {text}", f", but got {_listed(known)}")
        return None

    return rule


def _element(type_: Type) -> Type | None:
    """None if unknown: dialect types may have elements."""
    return None if is_uncertain(type_) else element_type(type_)


def _all(view: View) -> Sequence[Type]:
    return [*view.results, *view.operands]


def _operands(view: View) -> Sequence[Type]:
    return view.operands


def _same_rank(view: View) -> Failure | None:
    ranks = [len(shape) for shape in map(shape_of, view.operands) if shape is not None]
    if len(set(ranks)) > 1:
        return _failed("operands don't have matching ranks", f", but {', '.join(map(str, ranks))}")
    others = [len(shape) for shape in map(shape_of, view.results) if shape is not None]
    if ranks and any(rank != ranks[0] for rank in others):
        return _failed("result type has different rank than operands", f": {others[0]}, not {ranks[0]}")
    return None


_MAPPABLE = (VectorType, RankedTensorType, UnrankedTensorType)


def _elementwise(view: View) -> Failure | None:
    results = [type_ for type_ in view.results if isinstance(type_, _MAPPABLE)]
    operands = [type_ for type_ in view.operands if isinstance(type_, _MAPPABLE)]
    if any(isinstance(type_, (DialectType, UnknownType)) for type_ in (*view.operands, *view.results)):
        return None
    if not results and not operands:
        return None
    if results and not operands:
        return _failed("if a result is non-scalar, then at least one operand must be non-scalar")
    if not results:
        return _failed("if an operand is non-scalar, then there must be at least one non-scalar result")
    if len(results) != len(view.results):
        return _failed("if an operand is non-scalar, then all results must be non-scalar")
    types = [*operands, *results]
    if len({type(type_) for type_ in types}) > 1 or not types_agree_in_shape(types):
        text = "all non-scalar operands/results must have the same shape and base type"
        return _failed(text, f", but got {_listed(types)}")
    return None


def _broadcastable(view: View) -> Failure | None:
    if any(not is_shaped(type_) for type_ in view.operands):
        return None
    known = [shape for type_ in view.operands if (shape := shape_of(type_)) is not None]
    if not known:
        return None
    common = broadcast(known)
    if common is None:
        given = " and ".join(f"'{dimensions_text(shape)}'" for shape in known)
        return _failed("operands don't have broadcast-compatible shapes", f": {given}")
    for type_ in view.results:
        shape = shape_of(type_)
        if shape is None:
            continue
        # Operands without a rank may add dimensions in front.
        is_ranked = len(known) == len(view.operands)
        if (len(shape) != len(common) if is_ranked else len(shape) < len(common)) or not all(
            map(_fits_broadcast, common, shape[len(shape) - len(common) :])
        ):
            text = f"result type '{dimensions_text(shape)}' not broadcast compatible with broadcasted operands's shapes"
            return _failed(f"{text} '{dimensions_text(common)}'")
    return None


def _fits_broadcast(inferred: int | None, given: int | None) -> bool:
    """isCompatibleInferredReturnShape of two sizes."""
    return sizes_agree(inferred, given) or inferred == 1


_PLAIN: Mapping[str, Rule] = {
    "SameTypeOperands": _same_operand_types,
    "SameOperandsAndResultType": _same_types,
    "SameOperandsAndResultShape": _shape_rule("operands and results", _all),
    "SameOperandsShape": _shape_rule("operands", _operands),
    "SameOperandsAndResultElementType": _element_rule("operands and results", _all),
    "SameOperandsElementType": _element_rule("operands", _operands),
    "SameOperandsAndResultRank": _same_rank,
    "Elementwise": _elementwise,
    "ResultsBroadcastableShape": _broadcastable,
}


# Traits with parameters


def _named(parameters: Sequence[Term]) -> str:
    return f"{{{', '.join(map(str, parameters))}}}"


def _match(text: str, aspect: Callable[[Type], object]) -> Callable[[Sequence[Term], OpDefinition], Rule]:
    """All values agree in the `aspect` of their types; None: the type has none."""

    def make(parameters: Sequence[Term], definition: OpDefinition) -> Rule:
        names = [str(name) for name in parameters]
        groups = {group.name: group.kind for group in (*definition.operands, *definition.results)}
        if text == "type" and all(groups.get(name) == "variadic" for name in names):
            return _same_lists(names)
        names = [name for name in names if groups.get(name, "one") in ("one", "optional")]

        def rule(view: View) -> Failure | None:
            types = [type_ for name in names for type_ in view.types(name)]
            found = [value for value in map(aspect, types) if value is not None]
            if all(_same(found[0], other) for other in found[1:]):
                return None
            return _failed(f"failed to verify that all of {_named(parameters)} have same {text}", f": {_listed(types)}")

        return rule

    return make


def _same_lists(names: Sequence[str]) -> Rule:
    """Groups of values that have the same types, each in its order."""

    def rule(view: View) -> Failure | None:
        first, *others = (view.types(name) for name in names)
        if all(len(first) == len(other) and not any(map(differ, first, other)) for other in others):
            return None
        types = [type_ for name in names for type_ in view.types(name)]
        return _failed(f"failed to verify that all of {_named(names)} have same type", f": {_listed(types)}")

    return rule


def _same(a: object, b: object) -> bool:
    if isinstance(a, Type) and isinstance(b, Type):
        return not differ(a, b)
    return a == b


def _shape_of_memory(type_: Type) -> object:
    shape = shape_of(type_)
    if shape is None or None in shape:
        return None
    width = getattr(element_type(type_), "width", None)
    return prod(size for size in shape if size is not None) * width if isinstance(width, int) else None


def _element_count(type_: Type) -> object:
    shape = shape_of(type_)
    return prod(size for size in shape if size is not None) if shape is not None and None not in shape else None


def _rank(type_: Type) -> object:
    shape = shape_of(type_)
    return len(shape) if shape is not None else None


def _kind(type_: Type) -> object:
    return (type_.dialect, type_.mnemonic) if isinstance(type_, DialectType) else None if _odd(type_) else type(type_)


def _odd(type_: Type) -> bool:
    return isinstance(type_, UnknownType)


def _types_match_with(parameters: Sequence[Term], definition: OpDefinition) -> Rule:
    lhs, rhs = str(parameters[0]), str(parameters[1])
    code = parameters[2] if len(parameters) > 2 else None
    one, several = TRANSFORMS.get(str(code)), LIST_TRANSFORMS.get(str(code))
    kinds = {group.name: group.kind for group in (*definition.operands, *definition.results)}

    def rule(view: View) -> Failure | None:
        source, target = view.types(lhs), view.types(rhs)
        if not source or (kinds.get(rhs) == "optional" and not target):
            return None
        if several is not None:
            wanted = several(source[0])
        elif one is not None:
            wanted = [found for found in map(one, source) if found is not None]
            if len(wanted) != len(source):
                return None
            if kinds.get(rhs) in ("variadic", "nested") and len(source) == 1:
                wanted *= len(target)
        else:
            return None
        if wanted is None or isinstance(source[0], UnknownType):
            return None
        if len(wanted) == len(target) and not any(map(differ, wanted, target)):
            return None
        text = f"failed to verify that the type of '{rhs}' follows from that of '{lhs}'"
        return _failed(text, f": expected {_listed(wanted)}, but got {_listed(target)}")

    return rule


def _element_types_match(parameters: Sequence[Term], _: OpDefinition) -> Rule:
    first_kind, first, second_kind, second = parameters

    def pick(view: View, kind: Term, index: Term) -> Type | None:
        types = view.operands if kind == "operand" else view.results
        return _element(types[index]) if isinstance(index, int) and index < len(types) else None

    def rule(view: View) -> Failure | None:
        a, b = pick(view, first_kind, first), pick(view, second_kind, second)
        if a is None or b is None or not differ(a, b):
            return None
        places = f"{second_kind} #{second} and {first_kind} #{first}"
        return _failed(f"failed to verify that {places} have same element type", f": {_listed((b, a))}")

    return rule


def _present_together(parameters: Sequence[Term], _: OpDefinition) -> Rule:
    first, second = (str(name) for name in parameters)

    def rule(view: View) -> Failure | None:
        if bool(view.types(first)) == bool(view.types(second)):
            return None
        return _failed(f"failed to verify that both `{first}` and `{second}` should be provided or neither")

    return rule


def _check(parameters: Sequence[Term], _: OpDefinition) -> Rule:
    def same_tensor_dimensions(view: View) -> Failure | None:
        shapes = [
            type_.shape if isinstance(type_, RankedTensorType) else None
            for name in ("in", "out")
            for type_ in view.types(name)
        ]
        if len(shapes) == 2 and shapes[0] is not None and shapes[1] is not None and shapes[0] != shapes[1]:
            return _failed("failed to verify that input and output have the same tensor dimensions")
        return None

    return same_tensor_dimensions if parameters and parameters[0] == "SameInputOutputTensorDims" else lambda _: None


_NUMBERS: Mapping[str, Callable[[Type], object]] = {"rank": _rank, "count": _element_count}


def _equal(parameters: Sequence[Term], _: OpDefinition) -> Rule:
    """Two numbers are equal: literals, ranks and counts of elements; one that is not known equals any."""

    def number(view: View, term: Term) -> object:
        if not isinstance(term, str):
            return term
        what, _, name = term.partition(" ")
        type_ = view.type_of(name)
        return _NUMBERS[what](type_) if type_ is not None else None

    def rule(view: View) -> Failure | None:
        first, second = (number(view, term) for term in parameters[1:])
        if first is None or second is None or first == second:
            return None
        return _failed(_VERIFY, f"{first} equals {second}")

    return rule


def _types(parameters: Sequence[Term], _: OpDefinition) -> Rule:
    """A predicate of the types of single values."""
    tree = cast("tuple[Term, ...]", parameters[1])
    names = [str(name) for name in _names_in(tree)]

    def rule(view: View) -> Failure | None:
        if any(len(view.types(name)) != 1 for name in names) or _holds(tree, view) is not False:
            return None
        return _failed(_VERIFY, f": {_listed([type_ for name in names for type_ in view.types(name)])}")

    return rule


def _names_in(tree: tuple[Term, ...]) -> Iterator[Term]:
    if tree[0] == "of":
        yield tree[1]
        return
    for part in tree[1:]:
        yield from _names_in(cast("tuple[Term, ...]", part))


def _holds(tree: tuple[Term, ...], view: View) -> Verdict:
    """None where that is not known."""
    if tree[0] == "of":
        (type_,) = view.types(str(tree[1]))
        return type_predicate(cast("tuple[Term, ...]", tree[2]))(type_)
    found = (_holds(cast("tuple[Term, ...]", part), view) for part in tree[1:])
    if tree[0] == "not":
        return opposite(next(found))
    return any_holds(found) if tree[0] == "or" else all_hold(found)


_WITH_PARAMETERS: Mapping[str, Callable[[Sequence[Term], OpDefinition], Rule]] = {
    "AllTypesMatch": _match("type", lambda t: t),
    "AllShapesMatch": _match("shape", shape_of),
    "AllRanksMatch": _match("rank", _rank),
    "AllElementTypesMatch": _match("element type", _element),
    "AllElementCountsMatch": _match("element count", _element_count),
    "AllMemSizesMatch": _match("size in bits", _shape_of_memory),
    "AllTypeIDsMatch": _match("type IDs", _kind),
    "TypesMatchWith": _types_match_with,
    "OptionalTypesMatchWith": _types_match_with,
    "RangedTypesMatchWith": _types_match_with,
    "ElementTypesMatch": _element_types_match,
    "PresentTogether": _present_together,
    "Equal": _equal,
    "Types": _types,
    "Check": _check,
}
