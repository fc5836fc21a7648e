"""Custom syntax of `affine`: maps and sets applied to values, and loops with such bounds."""

from __future__ import annotations

from ...ir.affine import AffineConstant, AffineMap, AffineSymbol
from ...ir.attributes import AffineMapAttr, IntegerSetAttr, bool_attr, index_attr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, UNKNOWN_TYPE, MemRefType, UnknownType, VectorType
from ...ods.protocols import Argument, OperandUse, OpParser, OpPrinter
from ...ods.segments import i32_attr, integer_value, segments, set_segments
from ..common.assembly.index_lists import DYNAMIC_INDEX_LIST
from ..common.assembly.regions import parse_then_else, print_then_else
from . import ops as affine
from .dma_assembly import parse_start, parse_wait, print_start, print_wait
from .parallel_assembly import parse_parallel, print_parallel


def map_of(op: Operation, name: str = "map") -> AffineMap:
    """The map in the property `name`; without results when it is missing."""
    attribute = op.properties.get(name)
    return attribute.map if isinstance(attribute, AffineMapAttr) else AffineMap(0, 0, ())


def _dims_and_symbols(p: OpParser, of: Attribute, dims_words: str, symbols_words: str) -> list[OperandUse]:
    """The operands of the map or set `of`; the words where these are not as many as its dimensions, or symbols."""
    start = p.offset
    dims = p.operand_list("(", ")")
    symbols = p.operand_list("[", "]") if p.next_is("[") else []
    inner = of.map if isinstance(of, AffineMapAttr) else of.set if isinstance(of, IntegerSetAttr) else None
    if inner is not None and inner.num_dims != len(dims):
        p.fail(dims_words, start)
    if inner is not None and inner.num_symbols != len(symbols):
        p.fail(symbols_words, start)
    return dims + symbols


def _print_dims_and_symbols(p: OpPrinter, values: list[Value], dims: int) -> None:
    p.write("(")
    p.values(values[:dims])
    p.write(")")
    if len(values) > dims:
        p.write("[")
        p.values(values[dims:])
        p.write("]")


# affine.apply, affine.min, affine.max


def _parse_apply(p: OpParser, op: Operation) -> None:
    map_ = op.properties["map"] = p.attribute()
    words = "dimension or symbol index mismatch"
    p.resolve_all(op, _dims_and_symbols(p, map_, words, words), INDEX)
    p.attribute_dictionary(op)
    op.add_result(INDEX)


def _print_apply(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.attribute(op.properties["map"])
    _print_dims_and_symbols(p, op.operand_values, map_of(op).num_dims)
    p.attribute_dictionary(op, ("map",))


# Loads and stores


def _subscripts(p: OpParser, op: Operation) -> list[OperandUse]:
    p.punctuation("[", " in affine map")
    map_, dims, symbols = p.affine_map_of_ssa("]")
    p.punctuation("]")
    op.properties["map"] = AffineMapAttr(map_)
    return dims + symbols


def _print_subscripts(p: OpPrinter, op: Operation, memref: Value, indices: list[Value]) -> None:
    p.value(memref)
    p.write("[")
    p.affine_map_of_ssa(map_of(op), indices)
    p.write("]")


def _element(type_: Type) -> Type:
    return type_.element if isinstance(type_, MemRefType) else UNKNOWN_TYPE


def _type_of(p: OpParser, class_: type[MemRefType | VectorType], name: str) -> Type:
    """The next type, which has to be a `builtin.name`."""
    start = p.offset
    found = p.type()
    if not isinstance(found, (class_, UnknownType)):
        p.fail(f"invalid kind of type specified: expected builtin.{name}, but found '{found}'", start, p.token_end)
    return found


def _memref_type(p: OpParser) -> Type:
    p.punctuation(":")
    return _type_of(p, MemRefType, "memref")


def _parse_load(p: OpParser, op: Operation) -> None:
    memref = p.operand()
    indices = _subscripts(p, op)
    p.attribute_dictionary(op)
    type_ = _memref_type(p)
    p.resolve(op, memref, type_)
    p.resolve_all(op, indices, INDEX)
    if op.name == "affine.vector_load":
        p.punctuation(",")
        op.add_result(_type_of(p, VectorType, "vector"))
    else:
        op.add_result(_element(type_))


def _print_load(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    load = affine.AffineLoadOp(op) if op.name == affine.AffineLoadOp.NAME else affine.AffineVectorLoadOp(op)
    _print_subscripts(p, op, load.memref, load.indices)
    p.attribute_dictionary(op, ("map",))
    p.write(" : ")
    p.type(load.memref.type)
    if op.name == "affine.vector_load":
        p.write(", ")
        p.type(op.result.type)


def _parse_store(p: OpParser, op: Operation) -> None:
    stored = p.operand()
    p.punctuation(",")
    memref = p.operand()
    indices = _subscripts(p, op)
    p.attribute_dictionary(op)
    type_ = _memref_type(p)
    stored_type = _element(type_)
    if op.name == "affine.vector_store":
        p.punctuation(",")
        stored_type = _type_of(p, VectorType, "vector")
    p.resolve(op, stored, stored_type)
    p.resolve(op, memref, type_)
    p.resolve_all(op, indices, INDEX)


def _print_store(p: OpPrinter, op: Operation) -> None:
    store = affine.AffineStoreOp(op) if op.name == affine.AffineStoreOp.NAME else affine.AffineVectorStoreOp(op)
    p.write(" ")
    p.value(store.value)
    p.write(", ")
    _print_subscripts(p, op, store.memref, store.indices)
    p.attribute_dictionary(op, ("map",))
    p.write(" : ")
    p.type(store.memref.type)
    if op.name == "affine.vector_store":
        p.write(", ")
        p.type(store.value.type)


def _parse_prefetch(p: OpParser, op: Operation) -> None:
    memref = p.operand()
    indices = _subscripts(p, op)
    p.punctuation(",")
    is_write = p.optional_keyword("write")
    if not is_write:
        p.keyword("read")
    p.punctuation(",")
    p.keyword("locality")
    p.punctuation("<")
    op.properties["localityHint"] = i32_attr(p.integer())
    p.punctuation(">")
    p.punctuation(",")
    is_data = p.optional_keyword("data")
    if not is_data:
        p.keyword("instr")
    p.attribute_dictionary(op)
    op.properties["isWrite"] = bool_attr(is_write)
    op.properties["isDataCache"] = bool_attr(is_data)
    p.resolve(op, memref, _memref_type(p))
    p.resolve_all(op, indices, INDEX)


def _print_prefetch(p: OpPrinter, op: Operation) -> None:
    prefetch = affine.AffinePrefetchOp(op)
    p.write(" ")
    _print_subscripts(p, op, prefetch.memref, prefetch.indices)
    p.write(", write" if integer_value(op.properties.get("isWrite")) else ", read")
    p.write(f", locality<{integer_value(op.properties.get('localityHint'))}>")
    p.write(", data" if integer_value(op.properties.get("isDataCache")) else ", instr")
    p.attribute_dictionary(op, ("map", "isWrite", "localityHint", "isDataCache"))
    p.write(" : ")
    p.type(prefetch.memref.type)


# affine.for

_FOR_PROPERTIES = ("lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes")


def _constant(p: OpParser) -> int | None:
    """A number without its type; upstream reads `true` as a number of one bit with a sign."""
    if p.optional_keyword("true"):
        return -1
    return 0 if p.optional_keyword("false") else p.optional_integer()


def _parse_bound(p: OpParser, op: Operation, name: str, keyword: str) -> int:
    """A bound into the property `name`; the number of operands it has."""
    has_keyword = p.optional_keyword(keyword)
    symbol = p.optional_operand()
    if symbol is not None:
        if p.next_is(","):
            p.fail("expected 'to' between bounds", upstream="expected only one loop bound operand")
        p.resolve(op, symbol, INDEX)
        op.properties[name] = AffineMapAttr(AffineMap(0, 1, (AffineSymbol(0),)))
        return 1
    constant = _constant(p)
    if constant is not None:
        op.properties[name] = AffineMapAttr(AffineMap(0, 0, (AffineConstant(constant),)))
        return 0
    start = p.offset
    map_ = p.attribute()
    if not isinstance(map_, AffineMapAttr):
        p.fail("expected valid affine map representation for loop bounds", start)
    op.properties[name] = map_
    words = (f"{what} operand count and affine map {what} count must match" for what in ("dim", "symbol"))
    uses = _dims_and_symbols(p, map_, *words)
    if len(map_.map.results) > 1 and not has_keyword:
        which = "lower" if keyword == "max" else "upper"
        p.fail(f"{which} loop bound affine map with multiple results requires '{keyword}' prefix", start)
    p.resolve_all(op, uses, INDEX)
    return len(uses)


def _parse_step(p: OpParser) -> int:
    start = p.offset
    step = p.integer()
    if step >= 1 << 63:
        p.fail("integer constant out of range for attribute", start)
    if step < 0:
        p.fail("expected step to be representable as a positive signed integer", start)
    return step


def _parse_for(p: OpParser, op: Operation) -> None:
    induction = p.argument()
    induction.type = INDEX
    p.punctuation("=")
    lower = _parse_bound(p, op, "lowerBoundMap", "max")
    if not p.optional_keyword("to"):
        p.fail("expected 'to' between bounds", candidates=("to",))
    upper = _parse_bound(p, op, "upperBoundMap", "min")
    op.properties["step"] = index_attr(_parse_step(p) if p.optional_keyword("step") else 1)
    arguments, inits = [induction], list[OperandUse]()
    if p.optional_keyword("iter_args"):
        p.comma_separated(lambda: _parse_assignment(p, arguments, inits), "(", ")")
        types = p.optional_arrow_type_list()
        p.resolve_all(op, inits, types)
        for argument, type_ in zip(arguments[1:], types, strict=True):  # `resolve_all` compared the lengths.
            argument.type = type_
            op.add_result(type_)
    set_segments(op, lower, upper, len(inits))
    p.region(op, arguments)
    p.attribute_dictionary(op)


def _parse_assignment(p: OpParser, arguments: list[Argument], inits: list[OperandUse]) -> None:
    arguments.append(p.argument())
    p.punctuation("=")
    inits.append(p.operand())


def _print_bound(p: OpPrinter, map_: AffineMap, values: list[Value], keyword: str) -> None:
    if len(map_.results) == 1 and map_.num_dims == 0:
        (result,) = map_.results
        if isinstance(result, AffineConstant) and map_.num_symbols == 0:
            p.write(str(result.value))
            return
        if isinstance(result, AffineSymbol) and map_.num_symbols == 1 and values:
            p.value(values[0])
            return
    elif len(map_.results) > 1:
        p.write(f"{keyword} ")
    p.attribute(AffineMapAttr(map_))
    _print_dims_and_symbols(p, values, map_.num_dims)


def _print_for(p: OpPrinter, op: Operation) -> None:
    lower, upper, inits = segments(op, 3)
    region = op.regions[0]
    arguments = region.blocks[0].args
    p.write(" ")
    for argument in arguments[:1]:
        p.argument(argument, with_type=False)
    p.write(" = ")
    _print_bound(p, map_of(op, "lowerBoundMap"), lower, "max")
    p.write(" to ")
    _print_bound(p, map_of(op, "upperBoundMap"), upper, "min")
    step = integer_value(op.properties.get("step"), 1)
    if step != 1:
        p.write(f" step {step}")
    if inits:
        p.write(" iter_args(")
        for position, (argument, init) in enumerate(zip(arguments[1:], inits, strict=False)):
            p.write(", " if position else "")
            p.argument(argument, with_type=False)
            p.write(" = ")
            p.value(init)
        p.write(") -> (")
        p.types(op.result_types)
        p.write(")")
    p.write(" ")
    p.region(region, entry_arguments=False, terminator=bool(inits))
    p.attribute_dictionary(op, _FOR_PROPERTIES)


# affine.if


def _parse_if(p: OpParser, op: Operation) -> None:
    start = p.offset
    condition = p.attribute()
    if not isinstance(condition, IntegerSetAttr):
        p.fail("expected an integer set", start)
    op.properties["condition"] = condition
    words = (f"{what} operand count and integer set {what} count must match" for what in ("dim", "symbol"))
    p.resolve_all(op, _dims_and_symbols(p, condition, *words), INDEX)
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    parse_then_else(p, op)


def _print_if(p: OpPrinter, op: Operation) -> None:
    condition = op.properties["condition"]
    p.write(" ")
    p.attribute(condition)
    dims = condition.set.num_dims if isinstance(condition, IntegerSetAttr) else len(op.operands)
    _print_dims_and_symbols(p, op.operand_values, dims)
    p.arrow_types(op.result_types)
    print_then_else(p, op, terminator=bool(op.results), elided=("condition",))


PARSERS = {
    "affine.apply": _parse_apply,
    "affine.dma_start": parse_start,
    "affine.dma_wait": parse_wait,
    "affine.for": _parse_for,
    "affine.if": _parse_if,
    "affine.load": _parse_load,
    "affine.max": _parse_apply,
    "affine.min": _parse_apply,
    "affine.parallel": parse_parallel,
    "affine.prefetch": _parse_prefetch,
    "affine.store": _parse_store,
    "affine.vector_load": _parse_load,
    "affine.vector_store": _parse_store,
}
PRINTERS = {
    "affine.apply": _print_apply,
    "affine.dma_start": print_start,
    "affine.dma_wait": print_wait,
    "affine.for": _print_for,
    "affine.if": _print_if,
    "affine.load": _print_load,
    "affine.max": _print_apply,
    "affine.min": _print_apply,
    "affine.parallel": print_parallel,
    "affine.prefetch": _print_prefetch,
    "affine.store": _print_store,
    "affine.vector_load": _print_load,
    "affine.vector_store": _print_store,
}
DIRECTIVES = {"DynamicIndexList": DYNAMIC_INDEX_LIST}
