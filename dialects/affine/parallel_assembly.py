"""Custom syntax of `affine.parallel`, whose bounds are groups of expressions over one list of operands."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineBinary, AffineDim, AffineExpr, AffineMap, AffineSymbol
from ...ir.affine_arithmetic import combine
from ...ir.attributes import AffineMapAttr, ArrayAttr, Attribute, ElementsAttr
from ...ir.graph import Operation, Value
from ...ir.numerals import number_in
from ...ir.records import dataclass, field
from ...ir.types import INDEX, RankedTensorType
from ...ods.protocols import Argument, OperandUse, OpParser, OpPrinter
from ...ods.segments import I32, array_elements, i64_array_attr, i64_attr, integer_value

_REDUCTIONS = "arith.AtomicRMWKind"
_PROPERTIES = ("lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps", "reductions")


@dataclass
class _Bounds:
    """The bounds of all dimensions: `groups[i]` expressions belong to dimension `i`."""

    results: list[AffineExpr] = field(default_factory=list[AffineExpr])
    groups: list[int] = field(default_factory=list[int])
    dims: list[OperandUse] = field(default_factory=list[OperandUse])
    symbols: list[OperandUse] = field(default_factory=list[OperandUse])

    def add(self, parsed: tuple[AffineMap, list[OperandUse], list[OperandUse]]) -> None:
        """Add one group; a value that earlier groups use keeps its position."""
        map_, dims, symbols = parsed
        new_dims = [AffineDim(_position(self.dims, use)) for use in dims]
        new_symbols = [AffineSymbol(_position(self.symbols, use)) for use in symbols]
        self.results += [_substitute(result, new_dims, new_symbols) for result in map_.results]
        self.groups.append(len(map_.results))

    def store(self, p: OpParser, op: Operation, which: str) -> None:
        map_ = AffineMap(len(self.dims), len(self.symbols), tuple(self.results))
        op.properties[f"{which}BoundsMap"] = AffineMapAttr(map_)
        op.properties[f"{which}BoundsGroups"] = _groups_attr(self.groups)
        p.resolve_all(op, self.dims + self.symbols, INDEX)


def _position(uses: list[OperandUse], use: OperandUse) -> int:
    for position, known in enumerate(uses):
        if known.name == use.name:
            return position
    uses.append(use)
    return len(uses) - 1


def _substitute(expr: AffineExpr, dims: Sequence[AffineExpr], symbols: Sequence[AffineExpr]) -> AffineExpr:
    if isinstance(expr, AffineBinary):
        lhs, rhs = _substitute(expr.lhs, dims, symbols), _substitute(expr.rhs, dims, symbols)
        return combine(expr.operator, lhs, rhs)
    if isinstance(expr, AffineDim):
        return dims[expr.position]
    return symbols[expr.position] if isinstance(expr, AffineSymbol) else expr


def _groups_attr(groups: Sequence[int]) -> ElementsAttr:
    """As upstream prints it: one number when all are equal."""
    if not groups:
        body = ""
    elif len(set(groups)) == 1:
        body = str(groups[0])
    else:
        body = f"[{', '.join(map(str, groups))}]"
    return ElementsAttr("dense", body, RankedTensorType((len(groups),), I32))


def _groups_of(attribute: Attribute | None, dimensions: int) -> list[int]:
    if not isinstance(attribute, ElementsAttr):
        return [1] * dimensions
    words = attribute.body.strip("[] ").replace(",", " ").split()
    numbers = [number_in(word) for word in words if word.isdecimal()]
    return numbers * dimensions if len(numbers) == 1 else numbers


def _parse_bounds(p: OpParser, op: Operation, which: str, keyword: str) -> None:
    bounds = _Bounds()

    def bound() -> None:
        if p.optional_keyword(keyword):
            p.punctuation("(")
            bounds.add(p.affine_map_of_ssa(")"))
            p.punctuation(")")
        else:
            bounds.add(p.affine_expr_of_ssa())

    p.comma_separated(bound, "(", ")")
    bounds.store(p, op, which)


def _parse_step(p: OpParser) -> int:
    step = p.optional_integer()
    if step is None:
        p.fail("expected integer value", upstream="steps must be constant integers")
    return step


def parse_parallel(p: OpParser, op: Operation) -> None:
    arguments: list[Argument] = []
    p.comma_separated(lambda: arguments.append(p.argument()), "(", ")")
    for argument in arguments:
        argument.type = INDEX
    p.punctuation("=")
    _parse_bounds(p, op, "lower", "max")
    p.keyword("to")
    _parse_bounds(p, op, "upper", "min")
    steps: list[int] = []
    if p.optional_keyword("step"):
        p.comma_separated(lambda: steps.append(_parse_step(p)), "(", ")")
    else:
        steps = [1] * len(arguments)
    op.properties["steps"] = i64_array_attr(steps)
    reductions: list[Attribute] = []
    if p.optional_keyword("reduce"):
        p.comma_separated(lambda: reductions.append(_parse_reduction(p)), "(", ")")
    op.properties["reductions"] = ArrayAttr(tuple(reductions))
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    p.region(op, arguments)
    p.attribute_dictionary(op)


def _parse_reduction(p: OpParser) -> Attribute:
    start = p.offset
    keyword = p.string()
    enum = p.enum(_REDUCTIONS)
    value = enum.value_of(keyword) if enum is not None else None
    if value is None:
        p.fail(f'invalid reduction value: "{keyword}"', start)
    return i64_attr(value)


def _print_bounds(p: OpPrinter, op: Operation, which: str, keyword: str, values: Sequence[Value]) -> None:
    attribute = op.properties[f"{which}BoundsMap"]
    map_ = attribute.map if isinstance(attribute, AffineMapAttr) else AffineMap(0, 0, ())
    groups = _groups_of(op.properties.get(f"{which}BoundsGroups"), len(array_elements(op.properties.get("steps"))))
    start = 0
    p.write("(")
    for dimension, size in enumerate(groups):
        p.write(", " if dimension else "")
        p.write(f"{keyword}(" if size > 1 else "")
        part = AffineMap(map_.num_dims, map_.num_symbols, map_.results[start : start + size])
        p.affine_map_of_ssa(part, values)
        p.write(")" if size > 1 else "")
        start += size
    p.write(")")


def print_parallel(p: OpPrinter, op: Operation) -> None:
    region = op.regions[0]
    lower_map = op.properties["lowerBoundsMap"]
    lower = lower_map.map.num_dims + lower_map.map.num_symbols if isinstance(lower_map, AffineMapAttr) else 0
    p.write(" (")
    for position, argument in enumerate(region.blocks[0].args if region.blocks else []):
        p.write(", " if position else "")
        p.argument(argument, with_type=False)
    p.write(") = ")
    _print_bounds(p, op, "lower", "max", op.operand_values[:lower])
    p.write(" to ")
    _print_bounds(p, op, "upper", "min", op.operand_values[lower:])
    steps = [integer_value(step) for step in array_elements(op.properties.get("steps"))]
    if any(step != 1 for step in steps):
        p.write(f" step ({', '.join(map(str, steps))})")
    if op.results:
        enum = p.enum(_REDUCTIONS)
        values = [integer_value(kind) for kind in array_elements(op.properties.get("reductions"))]
        names = [(enum.keyword_of(value) if enum is not None else None) or str(value) for value in values]
        quoted = ", ".join(f'"{name}"' for name in names)
        p.write(f" reduce ({quoted}) -> (")
        p.types(op.result_types)
        p.write(")")
    p.write(" ")
    p.region(region, entry_arguments=False, terminator=bool(op.results))
    p.attribute_dictionary(op, _PROPERTIES)
