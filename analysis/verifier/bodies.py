"""What stands between the angle brackets of a dialect's types and attributes, as far as upstream refuses it.

The parser keeps those bodies as text; here is looked at what upstream's parsers of them, and their verifiers, complain
about. Each type and attribute is looked at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...dialects.knowledge import Knowledge
from ...ir.attributes import ArrayAttr, DialectAttr, DictAttr, ElementsAttr, TypeAttr
from ...ir.base import Attribute, Type
from ...ir.records import dataclass
from ...ir.types import (
    ComplexType,
    DialectType,
    FunctionType,
    MemRefType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from .body_rules import ATTRIBUTE_BODIES, TYPE_BODIES

_MOST_KNOWN = 50_000


@dataclass(frozen=True)
class BodyFault:
    """`name` is how the text of what is wrong starts, behind its `!` or `#`."""

    name: str
    message: str


class Bodies:
    """The faults of types and attributes; each is remembered."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._registry = knowledge.registry
        self._known: dict[Type | Attribute, BodyFault | None] = {}

    def fault(self, of: Type | Attribute) -> BodyFault | None:
        try:
            return self._known[of]
        except KeyError:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            found = self._known[of] = self._fault(of)
            return found

    def _fault(self, of: Type | Attribute) -> BodyFault | None:
        if isinstance(of, (DialectType, DialectAttr)):
            found = self._own(of)
            if found is not None:
                return found
        for inner in _inside(of):
            found = self.fault(inner)
            if found is not None:
                return found
        return None

    def _own(self, of: DialectType | DialectAttr) -> BodyFault | None:
        name = f"{of.dialect}.{of.mnemonic}"
        table: Mapping[str, Callable[[str], str | None]]
        table = TYPE_BODIES if isinstance(of, DialectType) else ATTRIBUTE_BODIES
        check = table.get(name) or table.get(f"{of.dialect}.*")
        message = check(of.body or "") if check is not None else self._unknown(of)
        return BodyFault(name if of.mnemonic else of.dialect, message) if message is not None else None

    def _unknown(self, of: DialectType | DialectAttr) -> str | None:
        """For dialects known to have no types, or no attributes, at all."""
        if not self._registry.is_complete(of.dialect) or (of.dialect == "builtin" and of.mnemonic):
            return None
        if of.dialect == "llvm" and isinstance(of, DialectType):
            return None if of.mnemonic in _LLVM_TYPES else f"unknown LLVM type: {of.mnemonic}"
        is_type = isinstance(of, DialectType)
        if of.dialect not in _WITHOUT_TYPES_AND_ATTRIBUTES:
            return None
        return f"dialect '{of.dialect}' provides no {'type' if is_type else 'attribute'} parsing hook"


_WITHOUT_TYPES_AND_ATTRIBUTES = frozenset(("arm_neon", "func", "cf", "scf", "math", "memref", "tensor", "affine"))
_LLVM_TYPES = frozenset(("void", "ppc_fp128", "token", "label", "metadata", "func", "ptr", "array", "struct", "target",
                         "x86_amx", ""))  # fmt: skip


def _inside(of: Type | Attribute) -> list[Type | Attribute]:
    """What `of` is made of."""
    found: list[Type | Attribute | None] = []
    if isinstance(of, (VectorType, ComplexType, UnrankedTensorType)):
        found = [of.element]
    elif isinstance(of, RankedTensorType):
        found = [of.element, of.encoding]
    elif isinstance(of, MemRefType):
        found = [of.element, of.layout, of.memory_space]
    elif isinstance(of, UnrankedMemRefType):
        found = [of.element, of.memory_space]
    elif isinstance(of, TupleType):
        found = [*of.elements]
    elif isinstance(of, FunctionType):
        found = [*of.inputs, *of.results]
    elif isinstance(of, ArrayAttr):
        found = [*of.elements]
    elif isinstance(of, DictAttr):
        found = [value for _, value in of.entries]
    elif isinstance(of, (TypeAttr, ElementsAttr)):
        found = [of.type]
    return [each for each in found if each is not None]
