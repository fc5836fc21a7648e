"""Definitions made from `irdl.dialect` operations (schema: `from_tablegen/describe.py`).

IRDL says names, numbers and types. It says nothing about custom syntax, effects or control flow, so operations count as
ones whose syntax is written in C++, and the rest is left to the configuration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from ...ir.graph import Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import DialectType, FloatType, IndexType, IntegerType, NoneType
from ..from_tablegen.records import Json

if TYPE_CHECKING:
    from ...ir.base import Type

Predicate = list[Json]
_ANY: Predicate = ["any"]
_UNKNOWN: Predicate = ["?"]
_BASES: dict[str, Predicate] = {
    "!builtin.complex": ["complex"],
    "!builtin.function": ["function"],
    "!builtin.index": ["index"],
    "!builtin.integer": ["int", "any", 0],
    "!builtin.memref": ["memref"],
    "!builtin.none": ["none"],
    "!builtin.tensor": ["ranked-tensor"],
    "!builtin.tuple": ["tuple"],
    "!builtin.unranked_memref": ["unranked-memref"],
    "!builtin.unranked_tensor": ["unranked-tensor"],
    "!builtin.vector": ["vector"],
}
_DEEPEST = 4
"""Alternatives within alternatives beyond which nothing is said about a type; values may even refer to themselves."""
_KINDS = {"single": "one", "optional": "optional", "variadic": "variadic"}


@dataclass(frozen=True)
class IrdlFault:
    """An error in a definition; `op` is the operation to blame."""

    op: Operation
    message: str


def documents_of(operations: Sequence[Operation]) -> tuple[list[dict[str, Json]], list[IrdlFault]]:
    """One document per `irdl.dialect` among `operations`, and what could not be understood.

    Definitions with faults are still there, as far as they make sense.
    """
    faults: list[IrdlFault] = []
    documents = [_Dialect(op, faults).document() for op in operations if op.name == "irdl.dialect"]
    return documents, faults


class _Dialect:
    def __init__(self, op: Operation, faults: list[IrdlFault]) -> None:
        self.op = op
        self.name = _name(op)
        self.faults = faults
        self.constraints: dict[str, Json] = {}
        self.keys: dict[Value, str] = {}

    def document(self) -> dict[str, Json]:
        ops: dict[str, Json] = {}
        attrs: dict[str, Json] = {}
        types: dict[str, Json] = {}
        tables = {"irdl.type": types, "irdl.attribute": attrs, "irdl.operation": ops}
        if not self.name:
            self.fail(self.op, "a dialect needs a name")
        for inner in _body(self.op):
            table = tables.get(inner.name)
            name = _name(inner)
            if table is None:
                self.fail(inner, f"'{inner.name}' defines nothing here; a dialect has types, attributes and operations")
                continue
            full = f"{self.name}.{name}" if table is ops else name
            if full in table:
                self.fail(inner, f"'{name}' is defined twice")
            table[full] = self.operation(inner) if table is ops else self.definition(inner)
        return {
            "dialect": self.name,
            "ops": ops,
            "attrs": attrs,
            "types": types,
            "enums": {},
            "constraints": self.constraints,
            "attributes": {"any": {"syntax": ["any"]}},
        }

    def fail(self, op: Operation, message: str) -> None:
        self.faults.append(IrdlFault(op, message))

    def definition(self, op: Operation) -> Json:
        """A type or an attribute."""
        params: list[Json] = []
        for inner in _body(op):
            if inner.name == "irdl.parameters":
                params.extend([name, ["attr"], 0, None, ""] for name in _names(inner, "names"))
        return {"params": params, "class": "", "custom": True}

    def operation(self, op: Operation) -> Json:
        entry: dict[str, Json] = {"custom": True}
        traits: list[Json] = []
        parts: dict[str, Callable[[Operation], list[Json]]] = {
            "irdl.operands": self.values,
            "irdl.results": self.values,
            "irdl.attributes": self.attributes,
            "irdl.regions": self.regions,
        }
        for inner in _body(op):
            part = inner.name.partition(".")[2]
            read = parts.get(inner.name)
            if read is None:
                if inner.name not in _CONSTRAINTS and inner.name != "irdl.region":
                    self.fail(inner, f"'{inner.name}' is no part of an operation")
                continue
            if part in entry:
                self.fail(inner, f"an operation has one list of {part}")
            rows = entry[part] = read(inner)
            if part in ("operands", "results") and sum(_is_variable(row) for row in rows) > 1:
                traits.append("AttrSizedOperandSegments" if part == "operands" else "AttrSizedResultSegments")
        if traits:
            entry["traits"] = traits
        return entry

    def values(self, op: Operation) -> list[Json]:
        names = _names(op, "names")
        kinds = _variadicity(op)
        if len(names) != len(op.operands):
            self.fail(op, f"{len(op.operands)} values with {len(names)} names")
        rows: list[Json] = []
        for position, operand in enumerate(op.operands):
            name = names[position] if position < len(names) else ""
            kind = _KINDS.get(kinds[position], "one") if position < len(kinds) else "one"
            rows.append([name, kind, self.constraint(op, operand.value)])
        return rows

    def attributes(self, op: Operation) -> list[Json]:
        return [[name, "any", 0] for name in _names(op, "attributeValueNames")]

    def regions(self, op: Operation) -> list[Json]:
        rows: list[Json] = []
        for name, operand in zip(_names(op, "names"), op.operands, strict=False):
            source = operand.value.op if isinstance(operand.value, OpResult) else None
            size = source.attribute("numberOfBlocks") if source is not None else None
            rows.append([name, str(size.value) if isinstance(size, IntegerAttr) else "", 0])
        return rows

    def constraint(self, user: Operation, value: Value) -> str:
        """The key of the constraint that `value` represents."""
        key = self.keys.get(value)
        if key is None:
            key = self.keys[value] = f"irdl_{len(self.keys)}"
            self.constraints[key] = {"is": self.predicate(user, value)}
        return key

    def predicate(self, user: Operation, value: Value, depth: int = 0) -> Predicate:
        op = value.op if isinstance(value, OpResult) else None
        make = _CONSTRAINTS.get(op.name) if op is not None else None
        if op is None or make is None:
            self.fail(user, f"%{value.name or ''} is no constraint")
            return _UNKNOWN
        if op.name in ("irdl.any_of", "irdl.all_of") and depth < _DEEPEST:
            head = "or" if op.name == "irdl.any_of" else "and"
            return [head, *(self.predicate(op, operand.value, depth + 1) for operand in op.operands)]
        return make(op)


def _is(op: Operation) -> Predicate:
    """Exactly one type or attribute."""
    expected = op.attribute("expected")
    return _exactly(expected.type) if isinstance(expected, TypeAttr) else _UNKNOWN


def _exactly(type_: Type) -> Predicate:
    match type_:
        case IntegerType():
            return ["int", {"s": "signed", "u": "unsigned"}.get(type_.signedness or "", "signless"), type_.width]
        case FloatType():
            return ["float", str(type_)]
        case DialectType() if type_.body is None:
            return ["isa", f"{type_.dialect}.{type_.mnemonic}"]
        case IndexType():
            return ["index"]
        case NoneType():
            return ["none"]
        case _:
            return _UNKNOWN


def _base(op: Operation) -> Predicate:
    """Any type or attribute made by one definition."""
    ref, name = op.attribute("base_ref"), op.attribute("base_name")
    if isinstance(ref, SymbolRefAttr):
        return _made_by(ref)
    return _BASES.get(name.value, _UNKNOWN) if isinstance(name, StringAttr) else _UNKNOWN


def _parametric(op: Operation) -> Predicate:
    ref = op.attribute("base_type")
    return _made_by(ref) if isinstance(ref, SymbolRefAttr) else _UNKNOWN


def _made_by(ref: SymbolRefAttr) -> Predicate:
    return ["isa", ".".join((ref.root, *ref.nested))] if ref.nested else _UNKNOWN


_CONSTRAINTS: dict[str, Callable[[Operation], Predicate]] = {
    "irdl.all_of": lambda _: _UNKNOWN,
    "irdl.any": lambda _: _ANY,
    "irdl.any_of": lambda _: _UNKNOWN,
    "irdl.base": _base,
    "irdl.c_pred": lambda _: _UNKNOWN,
    "irdl.is": _is,
    "irdl.parametric": _parametric,
}


def _body(op: Operation) -> Sequence[Operation]:
    return [inner for region in op.regions for block in region.blocks for inner in block.ops]


def _name(op: Operation) -> str:
    """Without the `!` or `#` that types and attributes may carry."""
    name = op.attribute("sym_name")
    return name.value.lstrip("!#") if isinstance(name, StringAttr) else ""


def _names(op: Operation, attribute: str) -> list[str]:
    listed = op.attribute(attribute)
    if not isinstance(listed, ArrayAttr):
        return []
    return [item.value if isinstance(item, StringAttr) else "" for item in listed.elements]


def _variadicity(op: Operation) -> list[str]:
    """`#irdl<variadicity_array[single, optional]>` as a list of words."""
    attribute: Attribute | None = op.attribute("variadicity")
    body = attribute.body if isinstance(attribute, DialectAttr) else None
    return (body or "").partition("[")[2].rstrip("] ").replace(",", " ").split()


def _is_variable(row: Json) -> bool:
    return isinstance(row, list) and row[1] != "one"
