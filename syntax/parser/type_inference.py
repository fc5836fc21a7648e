"""Type inference: types that a custom form leaves out, from the relations that ODS states between them.

Upstream generates the same deductions into each operation's parser (mlir/tools/mlir-tblgen/OpFormatGen.cpp).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from ...ir.attributes import attribute_type
from ...ir.base import Type
from ...ir.types import (
    I1,
    UNKNOWN_TYPE,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    element_type,
)
from ...ods.definitions import OpDefinition, ValueGroup
from ...ods.protocols import FormatState, OperandUse
from ...ods.registry import dialect_names
from ..types.types import read_type
from .attribute_syntax import named_type

TypeTable = dict[str, list[Type]]
TypeOf = Callable[[OperandUse], "Type | None"]
"""The type of the value that is used, None for one that nothing has defined yet."""


def with_element(type_: Type, element: Type) -> Type:
    """The shape of `type_` with another element; `element` itself when there is no shape."""
    if isinstance(type_, VectorType):
        return VectorType(type_.shape, element, type_.scalable)
    if isinstance(type_, RankedTensorType):
        return RankedTensorType(type_.shape, element, type_.encoding)
    if isinstance(type_, UnrankedTensorType):
        return UnrankedTensorType(element)
    if isinstance(type_, MemRefType):
        return MemRefType(type_.shape, element, type_.layout, type_.memory_space)
    if isinstance(type_, UnrankedMemRefType):
        return UnrankedMemRefType(element, type_.memory_space)
    return element


def _of_shape(result: Callable[[Type], Type]) -> Callable[[Type], Type | None]:
    """`result` for types whose shape is known: those of dialects that nobody described may have one of their own."""

    def transform(type_: Type) -> Type | None:
        is_foreign = isinstance(type_, DialectType) and type_.dialect not in dialect_names()
        return None if is_foreign else result(type_)

    return transform


def _element_of(type_: Type) -> Type | None:
    if isinstance(type_, ComplexType):
        return type_.element
    element = element_type(type_)
    return element if element is not type_ else None


def _vector(type_: Type, change: Callable[[tuple[int, ...], tuple[bool, ...]], VectorType]) -> Type | None:
    if not isinstance(type_, VectorType) or not type_.shape:
        return None
    return change(type_.shape, type_.scalable or (False,) * len(type_.shape))


def _scaled_last(type_: Type, numerator: int, denominator: int) -> Type | None:
    if not isinstance(type_, VectorType) or not type_.shape:
        return None
    shape = (*type_.shape[:-1], type_.shape[-1] * numerator // denominator)
    return VectorType(shape, type_.element, type_.scalable)


def _vector_of(type_: Type, numerator: int, denominator: int, element: Type) -> Type | None:
    if not isinstance(type_, VectorType) or not type_.shape:
        return None
    return VectorType((type_.shape[0] * numerator // denominator,), element)


def _drop_first(type_: Type, element: Type | None = None) -> Type | None:
    if not isinstance(type_, VectorType) or not type_.shape:
        return None
    return VectorType(type_.shape[1:], element or type_.element, type_.scalable[1:])


def _doubled_width(type_: Type) -> Type | None:
    element = element_type(type_)
    return with_element(type_, IntegerType(element.width * 2)) if isinstance(element, IntegerType) else None


def _inner_type(type_: Type) -> Type | None:
    """The type parameter of `!dialect.mnemonic<T, ...>` where its text is one builtin type."""
    if not isinstance(type_, DialectType) or type_.body is None:
        return None
    from ...ods.aliases import Aliases
    from ...ods.parse_fault import ParseFault

    try:
        return read_type(type_.body, 0, Aliases())[0]
    except ParseFault:
        return None


def _renamed(type_: Type, dialect: str, mnemonic: str) -> Type | None:
    """`!dialect.mnemonic<body>` with the body of `type_`."""
    return DialectType(dialect, mnemonic, type_.body) if isinstance(type_, DialectType) else None


def _types_in(type_: Type) -> list[Type]:
    """The types in the body of `type_`, whatever is between them; empty when it has none."""
    from ...ods.aliases import Aliases
    from ...ods.parse_fault import ParseFault

    body = type_.body or "" if isinstance(type_, DialectType) else ""
    found: list[Type] = []
    at = body.find("!")
    while at >= 0:
        try:
            inner, end = read_type(body, at, Aliases())
        except ParseFault:
            return []
        found.append(inner)
        at = body.find("!", end)
    return found


def _part(type_: Type, position: int) -> Type | None:
    found = _types_in(type_)
    return found[position] if found else None


TRANSFORMS: dict[str, Callable[[Type], Type | None]] = {
    "identity": lambda t: t,
    "element-of": _element_of,
    "element-or-self": _of_shape(element_type),
    "i1-same-shape": _of_shape(lambda t: with_element(t, I1)),
    "i1-vector-of-length": lambda t: _vector_of(t, 1, 1, I1),
    "i32-vector-quarter": lambda t: _vector_of(t, 1, 4, IntegerType(32)),
    "i8-vector-quadruple": lambda t: _vector_of(t, 4, 1, IntegerType(8)),
    "i1-drop-first-dim": lambda t: _drop_first(t, I1),
    "drop-first-dim": _drop_first,
    "half-last-dim": lambda t: _scaled_last(t, 1, 2),
    "double-last-dim": lambda t: _scaled_last(t, 2, 1),
    "vector-double-width": _doubled_width,
    "int-of-vector-length": lambda t: IntegerType(t.shape[0]) if isinstance(t, VectorType) and t.shape else None,
    "last-dim-16": lambda t: _vector(t, lambda s, f: VectorType((*s[:-1], 16), element_type(t), f)),
    "spirv-pointee": _inner_type,
    "async-value-type": _inner_type,
    "emitc-lvalue-type": _inner_type,
    "tuple-of": lambda t: TupleType((t,)),
    "pdl-range-of": lambda t: DialectType("pdl", "range", str(t).removeprefix("!pdl.")),
    "bf16-vector-double": lambda t: _vector_of(t, 2, 1, FloatType("bf16")),
    "square-scalable": lambda t: _vector(t, lambda s, f: VectorType(s + s, element_type(t), f + f)),
    "emitc-pointer-to-lvalue": lambda t: _renamed(t, "emitc", "ptr"),
    "emitc-lvalue-of-pointee": lambda t: _renamed(t, "emitc", "lvalue"),
    "ptr-metadata": lambda t: DialectType("ptr", "ptr_metadata", str(t)),
    "pdl-value-of-type": lambda t: (
        DialectType("pdl", "range", "value") if "<" in str(t) else DialectType("pdl", "value")
    ),
    "smt-array-domain": lambda t: _part(t, 0),
    "smt-array-range": lambda t: _part(t, -1),
    "smt-func-range": lambda t: _part(t, -1),
    "llvm-struct-with-i1": lambda t: DialectType("llvm", "struct", f"({str(t).removeprefix('!llvm.')}, i1)"),
}


def _per_element(type_: Type) -> list[Type] | None:
    if isinstance(type_, (RankedTensorType, VectorType)):
        sizes = [size for size in type_.shape if size is not None]
        if len(sizes) == len(type_.shape) and prod(sizes) <= _MOST_ELEMENTS:
            return [type_.element] * prod(sizes)
    return None


_PER_ELEMENT = "element-per-element"
_MOST_ELEMENTS = 100_000
"""Elements of a type for each of which an operand is looked for."""
_ELEMENTS_CHECK = "ShapedTypeMatchesElementCountAndTypes"
"""The check of `vector.from_elements`, which says the same of its result and operands."""
LIST_TRANSFORMS: dict[str, Callable[[Type], list[Type] | None]] = {
    _PER_ELEMENT: _per_element,
    "function-inputs": lambda t: list(t.inputs) if isinstance(t, FunctionType) else None,
    "function-results": lambda t: list(t.results) if isinstance(t, FunctionType) else None,
    "smt-func-domain": lambda t: _types_in(t)[:-1],
}
"""From the type of one value to those of a whole group."""


def complete_types(type_of: TypeOf, state: FormatState) -> TypeTable:
    """All types known of the groups of an operation, by group name, those left out in the text included.

    Groups whose types cannot be told are absent. Operand groups already defined help as a last resort.
    """
    definition = state.definition
    known: TypeTable = {**state.operand_types, **state.result_types}
    for name in definition.written_types:
        if state.operands.get(name):
            # They would have been read.
            known.setdefault(name, [])
    for group in (*definition.operands, *definition.results):
        if group.name not in known and group.constraint.buildable is not None:
            type_ = buildable_type(group.constraint.buildable)
            if type_ is not None:
                known[group.name] = [type_] * _count(state, group)
    _apply_traits(state, known)
    missing = [group for group in definition.operands if group.name not in known]
    for group in missing:
        uses = state.operands.get(group.name, [])
        types = [type_of(use) for use in uses]
        if all(type_ is not None for type_ in types):
            known[group.name] = [type_ for type_ in types if type_ is not None]
    if missing:
        _apply_traits(state, known)
    return known


def operand_types(type_of: TypeOf, state: FormatState, known: TypeTable) -> list[list[Type]]:
    """The types of the operands of each group, in the order of the definition; their number may be wrong."""
    found: list[list[Type]] = []
    for group in state.definition.operands:
        uses = state.operands.get(group.name, [])
        types = known.get(group.name)
        if types is None or (len(types) != len(uses) and not _is_exact(group, state)):
            types = [type_of(use) or UNKNOWN_TYPE for use in uses]
        elif len(types) == 1 and len(uses) > 1 and group.name not in state.operand_types:
            types = types * len(uses)
        found.append(types)
    return found


def _is_exact(group: ValueGroup, state: FormatState) -> bool:
    """Whether another number of operands than of types is an error of the text."""
    definition = state.definition
    is_written = group.name in state.operand_types or group.name in definition.written_types
    return is_written or group.name in _listed_groups(definition)


def _listed_groups(definition: OpDefinition) -> frozenset[str]:
    """The groups with an operand for each element of another type."""
    if _ELEMENTS_CHECK in definition.checks:
        return frozenset(definition.operand_map)
    return frozenset(rhs for _, rhs, code in definition.derived_types if code == _PER_ELEMENT)


def result_types(definition: OpDefinition, known: TypeTable) -> list[list[Type]]:
    """The types of the results of each group, in the order of the definition."""
    unknown: list[Type] = [UNKNOWN_TYPE]
    return [known.get(group.name, [] if group.is_variable else unknown) for group in definition.results]


def deciding_attributes(definition: OpDefinition) -> tuple[str, ...]:
    """The attributes that `complete_types` may look at."""
    names: set[str] = set()
    for relation in definition.parameters_of("AllTypesMatch"):
        names.update(str(name) for name in relation)
    for trait in ("TypesMatchWith", "OptionalTypesMatchWith", "RangedTypesMatchWith"):
        names.update(str(parameters[0]) for parameters in definition.parameters_of(trait) if parameters)
    if definition.has_trait("FirstAttrDerivedResultType") and definition.attributes:
        names.add(definition.attributes[0].name)
    return tuple(sorted(names & definition.inherent_names))


def buildable_type(text: str) -> Type | None:
    simple = named_type(text)
    if simple is not None or not text.startswith("!"):
        return simple
    from ...ods.aliases import Aliases

    return read_type(text, 0, Aliases())[0]


def _count(state: FormatState, group: ValueGroup) -> int:
    if group.name in state.operands:
        return len(state.operands[group.name])
    return 0 if group.is_variable else 1


def _apply_traits(state: FormatState, known: TypeTable) -> None:
    definition = state.definition
    for names in definition.shared_types:
        _share(state, known, names)
    for lhs, rhs, code in definition.derived_types:
        _transform(state, known, lhs, rhs, code)
    if _ELEMENTS_CHECK in definition.checks:
        for operands_name in _listed_groups(definition):
            _transform(state, known, definition.results[0].name, operands_name, _PER_ELEMENT)
    operands, results = definition.operands, definition.results
    if definition.has_trait("SameOperandsAndResultType"):
        _spread(state, known, (*operands, *results))
    elif definition.has_trait("SameTypeOperands"):
        _spread(state, known, operands)
    if definition.has_trait("FirstAttrDerivedResultType") and definition.attributes:
        type_ = attribute_type(state.op.properties.get(definition.attributes[0].name))
        if type_ is not None:
            for group in results:
                known.setdefault(group.name, [type_])


def _share(state: FormatState, known: TypeTable, names: Sequence[str]) -> None:
    source = next((known[name][0] for name in names if known.get(name)), None)
    if source is None:
        candidates = (attribute_type(state.op.properties.get(name)) for name in names)
        source = next((type_ for type_ in candidates if type_ is not None), None)
    if source is None:
        return
    variable = (group.name for group in state.definition.operands if group.is_variable)
    whole = next((known[name] for name in variable if name in names and name in known), None)
    for name in names:
        group = _group(state.definition, name)
        if group is None or name in known:
            continue
        if group.is_variable and name not in state.operands and whole:
            # A result for each of the others.
            known[name] = list(whole)
        else:
            known[name] = [source] * _count(state, group)


def _transform(state: FormatState, known: TypeTable, lhs: str, rhs: str, code: str) -> None:
    if rhs in known or _group(state.definition, rhs) is None:
        return
    several = LIST_TRANSFORMS.get(code)
    if several is not None:
        found = several(known[lhs][0]) if known.get(lhs) else None
        if found is not None:
            known[rhs] = found
        return
    transform = TRANSFORMS.get(code)
    if transform is None:
        return
    if known.get(lhs):
        types = [transform(type_) for type_ in known[lhs]]
    else:
        source = attribute_type(state.op.properties.get(lhs))
        types = [transform(source)] if source is not None else []
    group = _group(state.definition, rhs)
    if types and all(type_ is not None for type_ in types) and group is not None:
        wanted = _count(state, group)
        known_types = [type_ for type_ in types if type_ is not None]
        known[rhs] = known_types if len(known_types) == wanted else [known_types[0]] * wanted


def _spread(state: FormatState, known: TypeTable, groups: Sequence[ValueGroup]) -> None:
    source = next((known[group.name][0] for group in groups if known.get(group.name)), None)
    if source is not None:
        for group in groups:
            known.setdefault(group.name, [source] * _count(state, group))


def _group(definition: OpDefinition, name: str) -> ValueGroup | None:
    return definition.operand_map.get(name) or definition.result_map.get(name)
