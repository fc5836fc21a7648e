"""Types and attributes from the general reader's trees: one method for each rule of `grammar.lark`.

Trees are as deep as brackets nest, which the extent of the text has bounded, so recursion is safe.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.affine import AffineConstant, AffineConstraint, AffineDim, AffineExpr, AffineMap, AffineSymbol, IntegerSet
from ...ir.affine_arithmetic import add, negate, subtract
from ...ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    ElementsAttr,
    IntegerSetAttr,
    LocationAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    SymbolRefAttr,
    TypeAttr,
)
from ...ir.base import Attribute, Type
from ...ir.numerals import number_in
from ...ir.records import dataclass, field
from ...ir.types import I1, FloatType
from ...ods.aliases import Aliases
from ...ods.dialect_bodies import dialect_body, unescape
from ...ods.parse_fault import ParseFault
from ..text.literals import number_attribute
from . import construct as building
from .affine import PRODUCTS, OperatorBudget, affine_constant, checked_combine

_LONGEST_EXPANSION = 2_000
"""Code points of a location that takes the place of its alias in another location."""
_ATTRIBUTE_WRAPPERS = ("attribute", "attribute_of_type")


@dataclass(slots=True)
class Node:
    """A rule (lower case) with its children, or a token (upper case) with its text; the range is in the source."""

    kind: str
    start: int
    end: int
    text: str = ""
    children: list[Node] = field(default_factory=list["Node"])


class NodeReader:
    def __init__(self, source: str, aliases: Aliases) -> None:
        self._source = source
        self._aliases = aliases
        self._names: dict[str, AffineExpr] = {}
        self._budget = OperatorBudget()
        self._types: dict[str, Callable[[Node], Type]] = {
            "scalar_type": self._scalar,
            "memref": self._memref,
            "tensor": self._tensor,
            "vector": self._vector,
            "complex": lambda node: building.complex_of(self._data_type(node.children[1]), node.start, node.end),
            "tuple": lambda node: building.tuple_of([self.type(child) for child in node.children[1:]]),
            "function_type": self._function,
            "type_name": self._type_name,
            "type_body": self._type_body,
        }
        self._attributes: dict[str, Callable[[Node, Type | None], Attribute]] = {
            "number": self._number,
            "string": self._string,
            "attribute_name": self._attribute_name,
            "attribute_body": self._attribute_body,
            "elements": self._elements,
        }
        self._untyped: dict[str, Callable[[Node], Attribute]] = {
            "type": lambda node: TypeAttr(self.type(node)),
            "symbol": self._symbol,
            "array": lambda node: ArrayAttr(tuple([self.attribute(child, None) for child in node.children])),
            "dictionary": self._dictionary,
            "constant": lambda node: _CONSTANTS[node.children[0].text],
            "dense_array": self._dense_array,
            "strided": self._strided,
            "affine_map_attribute": lambda node: AffineMapAttr(self._affine_map(node.children[1])),
            "affine_set_attribute": lambda node: IntegerSetAttr(self._integer_set(node.children[1])),
            "distinct": self._distinct,
            "location_attribute": self._location,
        }

    # -- types

    def type(self, node: Node) -> Type:
        if node.kind == "type":
            node = node.children[0]
        return self._types[node.kind](node)

    def _data_type(self, node: Node) -> Type:
        return building.data_type(self.type(node), node.start, node.end)

    def _scalar(self, node: Node) -> Type:
        found = building.scalar(node.children[0].text, node.start)
        if found is None:
            raise ParseFault(node.start, node.end, "expected type")
        return found

    def _shape(self, node: Node) -> tuple[list[int | None] | None, list[bool]]:
        """Sizes and which are in square brackets; None for `*x`."""
        shape: list[int | None] = []
        for child in node.children:
            if child.kind == "UNRANKED":
                if len(node.children) > 1:
                    raise ParseFault(child.start, child.end, "expected dimensions or element type")
                return None, []
            digits = "".join(c for c in child.text.partition("//")[0] if c.isdigit())
            if not building.fits(digits):
                raise ParseFault(child.start, child.end, "invalid dimension")
            shape.append(int(digits) if digits else None)
        return shape, [child.kind == "SCALABLE" for child in node.children]

    def _plain_shape(self, node: Node) -> tuple[int | None, ...] | None:
        shape, scalable = self._shape(node)
        if True in scalable:
            raise ParseFault(node.start, node.end, "scalable dimensions are for vectors only")
        return None if shape is None else tuple(shape)

    def _memref(self, node: Node) -> Type:
        _, shape, element, *extras = node.children
        return building.memref(
            self._plain_shape(shape),
            self._data_type(element),
            [self.attribute(extra, None) for extra in extras],
            node.start,
            node.end,
        )

    def _tensor(self, node: Node) -> Type:
        _, shape, element, *extras = node.children
        if extras and self._source.startswith(building.NO_ENCODINGS, extras[0].start):
            raise ParseFault(extras[0].start, extras[0].end, "expected '>' in tensor type")
        encoding = self.attribute(extras[0], None) if extras else None
        return building.tensor(self._plain_shape(shape), self._data_type(element), encoding, node.start, node.end)

    def _vector(self, node: Node) -> Type:
        _, shape_node, element = node.children
        shape, scalable = self._shape(shape_node)
        if shape is None or None in shape:
            raise ParseFault(shape_node.start, shape_node.end, "expected static shape for vector type")
        sizes = tuple([size for size in shape if size is not None])
        return building.vector(sizes, tuple(scalable), self._data_type(element), node.start, node.end)

    def _function(self, node: Node) -> Type:
        inputs, results = node.children
        return building.function(
            [self.type(child) for child in inputs.children],
            [self.type(child) for child in results.children]
            if results.kind == "type_list"
            else [self._data_type(results)],
        )

    def _type_name(self, node: Node) -> Type:
        name = node.children[0].text[1:]
        if "." in name:
            return building.dialect_type(name, None)
        return building.type_alias(name, self._aliases, node.start, node.end)

    def _type_body(self, node: Node) -> Type:
        return building.dialect_type(*self._name_and_body(node))

    def _name_and_body(self, node: Node) -> tuple[str, str]:
        """Of `!name<body>` and `#name<body>`."""
        opening, _, closing = node.children[:3]
        name = opening.text[1:-1]
        return name, dialect_body(name, self._source[opening.end : closing.start], self._aliases)

    # -- attributes

    def attribute(self, node: Node, type_: Type | None) -> Attribute:
        """`type_` is what the context says, None if the text decides."""
        if node.kind in _ATTRIBUTE_WRAPPERS:
            node = node.children[0]
        if node.kind.startswith("typed_"):
            if len(node.children) > 1:
                type_ = self.type(node.children[1])
            node = node.children[0]
        read = self._attributes.get(node.kind)
        return self._untyped[node.kind](node) if read is None else read(node, type_)

    def _number(self, node: Node, type_: Type | None) -> Attribute:
        return number_attribute("".join(child.text for child in node.children), type_, node.start, node.end)

    def _string(self, node: Node, type_: Type | None) -> Attribute:
        return building.string(unescape(node.children[0].text, node.start), type_)

    def _attribute_name(self, node: Node, type_: Type | None) -> Attribute:
        name = node.children[0].text[1:]
        if "." in name:
            return building.dialect_attribute(name, None, type_)
        return building.attribute_alias(name, self._aliases, node.start, node.end)

    def _attribute_body(self, node: Node, type_: Type | None) -> Attribute:
        return building.dialect_attribute(*self._name_and_body(node), type_)

    def _elements(self, node: Node, type_: Type | None) -> Attribute:
        opening, _, closing = node.children
        if type_ is None:
            raise ParseFault(node.end, node.end, "expected ':'")
        body = building.elements_body(self._source[opening.end : closing.start])
        return ElementsAttr(opening.text[:-1].rstrip(" \t\r\n\0"), body, type_)

    def _symbol(self, node: Node) -> Attribute:
        names = [self._symbol_name(child) for child in node.children]
        return SymbolRefAttr(names[0], tuple(names[1:]))

    def _symbol_name(self, node: Node) -> str:
        last = node.children[-1]
        return unescape(last.text, last.start) if last.kind == "STRING" else last.text[1:]

    def _dictionary(self, node: Node) -> Attribute:
        entries: list[tuple[str, int, int, Attribute]] = []
        for entry in node.children:
            name, *values = entry.children
            text = unescape(name.text, name.start) if name.kind == "STRING" else name.text
            entries.append((text, name.start, name.end, self.attribute(values[0], None) if values else UNIT))
        return building.dictionary(entries)

    def _dense_array(self, node: Node) -> Attribute:
        _, element_node, *values = node.children
        element = self.type(element_node)
        building.array_element(element, element_node.start, element_node.end)
        return building.dense_array(element, [self._array_value(value, element) for value in values])

    def _array_value(self, node: Node, element: Type) -> Attribute:
        if node.kind == "number" and element is not I1:
            return self._number(node, element)
        if node.kind == "constant" and element is I1 and node.children[0].text != "unit":
            return _CONSTANTS[node.children[0].text]
        wanted = "'true' or 'false'" if element is I1 else "float" if isinstance(element, FloatType) else "integer"
        raise ParseFault(node.start, node.end, f"expected {wanted} literal")

    def _strided(self, node: Node) -> Attribute:
        strides: list[int | None] = []
        offset: int | None = 0
        for child in node.children[1:]:
            if child.kind == "offset":
                offset = self._stride(child.children[0])
            else:
                strides.append(self._stride(child))
        return StridedLayoutAttr(tuple(strides), offset)

    def _stride(self, node: Node) -> int | None:
        text = "".join(child.text for child in node.children)
        if not building.fits(text):
            raise ParseFault(node.start, node.end, "invalid stride")
        return None if text == "?" else int(text)

    def _distinct(self, node: Node) -> Attribute:
        _, number, *values = node.children
        value = str(self.attribute(values[0], None)) if values else ""
        digits = building.distinct_number(number.text, number.start, number.end)
        return OpaqueAttr(f"distinct[{digits}]<{value}>")

    # -- locations

    def _location(self, node: Node) -> Attribute:
        location = node.children[1]
        if location.kind == "location_alias":
            name = location.children[0].text[1:]
            return building.location_alias(name, self._aliases, location.start, location.end)
        return LocationAttr(self._location_text(location))

    def _location_text(self, node: Node) -> str:
        first = node.children[0].text if node.children else ""
        match node.kind:
            case "location_unknown":
                return "unknown"
            case "location_name":
                return first
            case "location_file":
                line, *column = map(_place_number, node.children[1:])
                return f"{first}:{line}:{column[0] if column else 0}"
            case "location_range":
                numbers = [*map(_place_number, node.children[1:])]
                last = f"{numbers[2]}:{numbers[3]}" if len(numbers) > 3 else f":{numbers[2]}"
                return f"{first}:{numbers[0]}:{numbers[1]} to {last}"
            case "location_named":
                return f"{first}({self._location_text(node.children[1])})"
            case "location_call":
                callee, caller = node.children
                return f"callsite({self._location_text(callee)} at {self._location_text(caller)})"
            case "location_fused":
                return self._fused_text(node)
            case "location_alias":
                found = building.location_alias(first[1:], self._aliases, node.start, node.end)
                # An alias of an alias may double the text each time: a long one stays a name, which is shared.
                return found.body if len(found.body) <= _LONGEST_EXPANSION else first
            case _:
                name, body = self._name_and_body(node)
                return f"#{name}<{body}>"

    def _fused_text(self, node: Node) -> str:
        metadata = "".join(
            f"<{self.attribute(child, None)}>" for child in node.children if child.kind in _ATTRIBUTE_WRAPPERS
        )
        parts = [self._location_text(child) for child in node.children if child.kind.startswith("location_")]
        return f"fused{metadata}[{', '.join(parts)}]"

    # -- affine maps and sets

    def _affine_map(self, node: Node) -> AffineMap:
        dims, symbols, results = self._header(node)
        return AffineMap(dims, symbols, tuple([self._expression(child) for child in results]))

    def _integer_set(self, node: Node) -> IntegerSet:
        dims, symbols, constraints = self._header(node)
        found = [self._constraint(child) for child in constraints]
        return IntegerSet(dims, symbols, tuple(found) or (AffineConstraint(AffineConstant(0), True),))

    def _header(self, node: Node) -> tuple[int, int, list[Node]]:
        """Numbers of dimensions and symbols, and the rest."""
        self._names = {}
        counts = {"dims": 0, "symbols": 0}
        rest: list[Node] = []
        for child in node.children:
            if child.kind not in counts:
                rest.append(child)
                continue
            for position, name in enumerate(child.children):
                if name.text in self._names:
                    raise ParseFault(name.start, name.end, f"redefinition of identifier '{name.text}'")
                made = AffineDim(position) if child.kind == "dims" else AffineSymbol(position)
                self._names[name.text] = made
            counts[child.kind] = len(child.children)
        return counts["dims"], counts["symbols"], rest

    def _constraint(self, node: Node) -> AffineConstraint:
        lhs, rhs = self._expression(node.children[0]), self._expression(node.children[2])
        operator = node.children[1].text
        difference = subtract(rhs, lhs) if operator == "<=" else subtract(lhs, rhs)
        return AffineConstraint(difference, operator == "==")

    def _expression(self, node: Node) -> AffineExpr:
        self._budget = OperatorBudget()
        return self._sum(node)

    def _sum(self, node: Node) -> AffineExpr:
        value = self._product(node.children[0])
        for operator, operand in zip(node.children[1::2], node.children[2::2], strict=True):
            self._budget.spend(operator.start, operator.end)
            rhs = self._product(operand)
            value = add(value, rhs) if operator.kind == "PLUS" else subtract(value, rhs)
        return value

    def _product(self, node: Node) -> AffineExpr:
        value = self._operand(node.children[0])
        for operator, operand in zip(node.children[1::2], node.children[2::2], strict=True):
            self._budget.spend(operator.start, operator.end)
            rhs = self._operand(operand)
            value = checked_combine(PRODUCTS[operator.text], value, rhs, operator.start, operator.end)
        return value

    def _operand(self, node: Node) -> AffineExpr:
        *signs, last = node.children
        for sign in signs:
            self._budget.spend(sign.start, sign.end)
        if last.kind == "INTEGER":
            value = affine_constant(last.text, last.start)
        elif last.kind == "WORD":
            found = self._names.get(last.text)
            if found is None:
                raise ParseFault(last.start, last.end, "use of undeclared identifier")
            value = found
        else:
            self._budget.spend(last.start, last.end)
            value = self._sum(last)
        for _ in signs:
            value = negate(value)
        return value


_CONSTANTS: dict[str, Attribute] = {"true": TRUE, "false": FALSE, "unit": UNIT}


def _place_number(node: Node) -> int:
    """A line or a column."""
    number = int(node.text, 16) if node.kind == "HEXADECIMAL" else number_in(node.text)
    if number >> 32:
        raise ParseFault(node.start, node.end, "expected a line or column number of at most 32 bits")
    return number
