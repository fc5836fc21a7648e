"""Parameters of dialect types and attributes: the errors upstream reports for the text in their angle brackets.

The parser keeps these parameters as text; the checks here repeat those of upstream's parsers and verifiers of the types
and attributes. Each type and attribute is checked once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any

from ...dialects.releases.release_numbers import BASE, BYTE_EACH_SINCE, ENUMS_IN_BRACKETS_SINCE, TOKEN_TYPE_SINCE
from ...ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    LocationAttr,
    OpaqueAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ir.types import (
    ComplexType,
    DialectType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    TokenType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    element_type,
)
from ...ods.definitions import AttrOrTypeDefinition
from ...ods.dialect_bodies import described_dialects
from ...ods.knowledge import UPSTREAM, Knowledge
from ...ods.parse_fault import ParseFault
from ...ods.requirement_words import unknown_case_words
from ...ods.verification.element_types import element_error
from ...ods.verification.op_parts import width

_MOST_KNOWN = 50_000


@dataclass(frozen=True)
class BodyFault:
    """`name`: the start of the faulty text, after its `!` or `#`."""

    name: str
    message: str
    word: str = ""
    """The invalid part of it, which an operation's own syntax may write without the name."""
    spelled: re.Pattern[str] | None = None
    """A pattern for the text after the name: parameters may be stored otherwise than written."""
    addition: str = ""
    """The end of our message, after `message`, which upstream does not say."""
    second: str = ""
    """Upstream's second error at the same place, where its reader of a parameter and its caller both report."""
    is_token: bool = False
    """Whether upstream's tokens are wrong, of which a parser of an operation speaks without its name."""
    read: str = ""
    """Upstream's words before the keyword where an operation's own syntax in C++ reads it; empty for the same."""
    body: str = ""
    """The text between the brackets after the name, as stored: it tells the faulty one from others of that name."""

    def found_in(self, text: str, start: int, end: int) -> int:
        """The offset of the name in `text[start:end]`; -1: it is not there, or spelled otherwise."""
        exact = text.find(f"{self.name}<{self.body}>", start, end) if self.body else -1
        if exact >= 0:
            return exact
        place = text.find(self.name, start, end)
        while place >= 0 and self.spelled is not None and self.spelled.match(text, place + len(self.name)) is None:
            place = text.find(self.name, place + 1, end)
        return place


class Bodies:
    """The faults of types and attributes; each is remembered."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._registry = knowledge.registry
        self._llvm = knowledge.llvm
        self.is_current = knowledge.llvm == UPSTREAM.llvm
        """Whether they are those of the release that the definitions are of."""
        self._known: dict[Type | Attribute, BodyFault | None] = {}

    def forget(self) -> None:
        self._known.clear()

    def fault(self, of: Type | Attribute) -> BodyFault | None:
        if of.__class__ in _FAULTLESS and self.is_current:
            return None
        try:
            return self._known[of]
        except KeyError:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            found = self._known[of] = self._fault(of)
            return found

    def _fault(self, of: Type | Attribute) -> BodyFault | None:
        if isinstance(of, TokenType) and self._llvm < TOKEN_TYPE_SINCE:
            return BodyFault("token", f"expected non-function type: 'token' is a type since LLVM {TOKEN_TYPE_SINCE}")
        if not self.is_current:
            from ...dialects.releases.release_rules import newer_than

            newer = newer_than(of, self._registry, self._llvm)
            if newer is not None:
                return BodyFault(_written_name(of), newer.message, spelled=newer.spelled)
        if isinstance(of, (DialectType, DialectAttr)):
            found = self._own(of)
            if found is not None:
                return found
            if self.is_current and not self._registry.is_loaded(of.dialect):
                message = self._written_inside(of)
                if message is not None:
                    return BodyFault(f"{of.dialect}.{of.mnemonic}" if of.mnemonic else of.dialect, message)
        if isinstance(of, ElementsAttr):
            message = _elements(of, packed_bits=self._llvm < BYTE_EACH_SINCE)
            if message is not None:
                return BodyFault(of.keyword, message)
        if isinstance(of, (MemRefType, RankedTensorType, VectorType)) and any((size or 0) < 0 for size in of.shape):
            # No text says it: passes made it of constants.
            return BodyFault(str(of), f"'{of}' has a negative size")
        for inner in _inside(of):
            found = self.fault(inner)
            if found is not None:
                return found
        if isinstance(of, (MemRefType, UnrankedMemRefType, VectorType)) and isinstance(of.element, DialectType):
            message = element_error(of, self._registry)
            if message is not None:
                return BodyFault(f"!{_written_name(of.element)}", message)
        if isinstance(of, RankedTensorType) and of.encoding is not None and self.is_current:
            return _encoded(of)
        return None

    def _own(self, of: DialectType | DialectAttr) -> BodyFault | None:
        # Loaded here: most programs have no type of a dialect, and the rules cost start-up time.
        from .parameter_rules import parameter_rule, typed_rule

        mnemonic, body = of.mnemonic, of.body or ""
        if not mnemonic:
            # `#dialect<mnemonic ...>`, the longer spelling.
            longer = _LONGER(body)
            mnemonic, body = (longer[1], longer[2]) if longer is not None else ("", body)
        name = f"{of.dialect}.{of.mnemonic}"
        check = parameter_rule(of)
        reported = check(of.body or "") if check is not None and self.holds(name) else None
        message, addition, *following = reported if isinstance(reported, tuple) else (reported, "")
        typed = typed_rule(of) if isinstance(of, DialectAttr) else None
        if typed is not None and isinstance(of, DialectAttr):
            message = typed(of.body or "", of.type)
        if message is not None and self._llvm < BASE:
            from ...dialects.releases.messages import is_newer

            message = None if is_newer(message, self._llvm) else message
        if message is None:
            message = self._unknown(of, mnemonic)
        shown = name if of.mnemonic else of.dialect
        if message is None and isinstance(of, DialectAttr):
            fault = self._words(of, mnemonic, body, shown)
            if fault is not None:
                return fault
        declared = None
        if message is None and self.is_current and not self._registry.is_loaded(of.dialect):
            declared = self._declared(of, mnemonic, body)
            message = declared.message if declared is not None else None
        if message is None:
            return None
        is_token = declared is not None and not declared.is_of_operation
        second = "".join(following)
        return BodyFault(shown, message, addition=addition, second=second, is_token=is_token, body=of.body or "")

    def holds(self, name: str) -> bool:
        """Whether the hand-written rule for the type or attribute `name` holds for the release."""
        if self.is_current:
            return True
        from ...dialects.releases.release_rules import BODIES_SINCE

        return BODIES_SINCE.get(name, 0) <= self._llvm

    def _unknown(self, of: DialectType | DialectAttr, mnemonic: str) -> str | None:
        """A name that the dialect does not define, as far as all of them are known."""
        from .parameter_rules import open_kinds, undefined_names, unknown_name

        is_type = isinstance(of, DialectType)
        kind, registry = "type" if is_type else "attribute", self._registry
        if registry.is_loaded(of.dialect) or kind in open_kinds(of.dialect):
            return None
        undefined = undefined_names(of.dialect, kind)
        if not undefined:
            if not registry.is_complete(of.dialect):
                return None
            if not (UPSTREAM.registry.type_names if is_type else UPSTREAM.registry.attr_names)(of.dialect):
                return f"dialect '{of.dialect}' provides no {kind} parsing hook"
        if not self.is_current and is_type:
            from ...dialects.releases.release_rules import OLDER_TYPES

            undefined = OLDER_TYPES.get(of.dialect, undefined)
        known = registry.lookup_type if is_type else registry.lookup_attr
        if not mnemonic:
            return "expected valid keyword" if self.is_current else None
        if mnemonic in undefined or known(of.dialect, mnemonic) is not None:
            return None
        if of.dialect == "llvm" and is_type and _BUILTIN_TYPE(mnemonic):
            return "unexpected type, expected keyword"
        return unknown_name(of.dialect, kind).format(mnemonic)

    def _declared(self, of: DialectType | DialectAttr, mnemonic: str, body: str) -> ParseFault | None:
        """The first place where a body does not follow the syntax of its definition."""
        if of.dialect == "test" or not mnemonic:
            return None
        # Loaded here: most programs have no type of a dialect.
        from .declared_bodies import body_fault

        look_up = self._registry.lookup_type if isinstance(of, DialectType) else self._registry.lookup_attr
        definition = look_up(of.dialect, mnemonic)
        if definition is not None and isinstance(of, DialectAttr):
            message = self._trailing_type_fault(of, definition)
            if message is not None:
                return ParseFault(0, 0, message)
        if definition is None and f"{of.dialect}.{mnemonic}" in _MORE_BODIES:
            definition = AttrOrTypeDefinition(f"{of.dialect}.{mnemonic}", (), None, True, "")
        if definition is None or (not definition.custom and not definition.format):
            return None
        text = f"<{body}>" if of.mnemonic and of.body is not None else body
        return body_fault(definition, text, self._registry, self._message)

    def _trailing_type_fault(self, of: DialectAttr, definition: AttrOrTypeDefinition) -> str | None:
        """The fault of the type after an attribute, where that is a parameter of it."""
        found = next((each for each in definition.parameters if each.kind == ("self-type",)), None)
        if found is None or found.optional:
            return None
        if of.type is None:
            return "expected a trailing type"
        from .parameter_classes import is_of_class

        is_right = is_of_class(of.type, found.cpp, self._registry, of.dialect)
        return None if is_right is not False else "invalid kind of type specified"

    def _written_inside(self, of: DialectType | DialectAttr) -> str | None:
        """The first fault of a type or an attribute in the text of a body that C++ reads."""
        if of.dialect not in described_dialects() - {"test"} or _SIGN(of.body or "") is None:
            # Of other projects nobody knows what looks like a type: `!firrtl.bundle<a: vector<uint<8>, 1>>`.
            return None
        from .body_parts import parts

        name = of.mnemonic or of.body or ""
        look_up = self._registry.lookup_type if isinstance(of, DialectType) else self._registry.lookup_attr
        definition = look_up(of.dialect, name)
        if definition is not None and not definition.custom:
            return None
        for each in parts(of.body or ""):
            # The types of a dialect whose types are all C++ refer to each other, which the reader of the whole follows.
            if definition is None and isinstance(each, DialectType) and each.dialect == of.dialect:
                continue
            message = each if isinstance(each, str) else self._message(each)
            if message is not None:
                return message
        return None

    def _message(self, of: Type | Attribute) -> str | None:
        found = self.fault(of)
        return found.message if found is not None else None

    def _words(self, of: DialectAttr, mnemonic: str, body: str, shown: str) -> BodyFault | None:
        """The words of an attribute that is nothing but a case of an enum, or several."""
        definition = self._registry.lookup_attr(of.dialect, mnemonic)
        if definition is None or definition.custom or len(definition.parameters) != 1:
            return None
        kind = definition.parameters[0].kind
        enum = self._registry.lookup_enum(str(kind[1])) if kind[0] == "enum" else None
        inner = body.strip().removeprefix("<").removesuffix(">").strip()
        if enum is None or not _WORDS(inner):
            return None
        words = [word.strip() for word in re.split(r"[|,]", inner)] if enum.is_bits else [inner]
        if self._llvm < ENUMS_IN_BRACKETS_SINCE and of.mnemonic and definition.is_bare_value:
            return BodyFault(shown, "expected valid keyword or string")
        for word in words:
            if enum.value_of(word) is None:
                message = unknown_case_words(enum, definition.parameters[0].cpp, word)
                addition = "" if "got: " in message else f", but got: {word}"
                read = f"invalid {mnemonic} attribute specification: " if of.dialect == "spirv" else ""
                return BodyFault(shown, message, word, addition=addition, read=read)
        return None


def _written_name(of: Type | Attribute) -> str:
    """The part of its text that each spelling has: not its parameters."""
    if isinstance(of, (DialectType, DialectAttr)) and of.mnemonic:
        return f"{of.dialect}.{of.mnemonic}"
    return str(of)


def _encoded(of: RankedTensorType) -> BodyFault | None:
    """The encoding of a sparse tensor fits its shape and elements."""
    from ...dialects.sparse_tensor.encoding_rules import tensor_fault

    message = tensor_fault(of)
    if message is None:
        return None
    written = [r"\?" if size is None else str(size) for size in of.shape]
    sizes = r"\s*".join(f"{each}\\s*x" for each in written)
    return BodyFault("tensor", message, spelled=re.compile(rf"\s*<\s*{sizes}\s*{re.escape(str(of.element))}\s*,"))


def _elements(of: ElementsAttr, *, packed_bits: bool) -> str | None:
    """Whether its literal is one of its type.

    `packed_bits`: elements of less than a byte share bytes, which are not counted.
    """
    # Loaded here, and below: most programs have no such literal, and start-up time counts.
    from ...syntax.types.element_literals import literal_error

    error = literal_error(of.keyword, of.body, of.type)
    if error is not None:
        return error[0]
    shape = of.type.shape if isinstance(of.type, (RankedTensorType, VectorType)) else (None,)
    if of.keyword != "dense" or None in shape:
        return None
    packed = _HEX_BYTES(of.body)
    bits = _stored_bits(element_type(of.type)) if packed is not None else None
    if packed is None or bits is None:
        return None
    count, size = prod(size or 0 for size in shape), (bits + 7) // 8
    is_packed = bits == 1 and packed_bits
    every = (count + 7) // 8 if is_packed else size * count
    # One byte for all elements has all bits set, or none.
    has_one = len(packed[1]) // 2 == size and (not is_packed or packed[1].lower() in ("00", "ff"))
    if not has_one and len(packed[1]) // 2 != every:
        return f"elements hex data size is invalid for provided type: '{of.type}'"
    return None


def _stored_bits(element: Type) -> int | None:
    """Bits of an element of a literal; None where they are not known. Each part of a complex number has whole bytes."""
    if isinstance(element, ComplexType):
        part = _stored_bits(element.element)
        return 2 * ((part + 7) // 8 * 8) if part is not None else None
    return _INDEX_BITS if isinstance(element, IndexType) else width(element)


_INDEX_BITS = 64
_HEX_BYTES = lazy_pattern(r'\s*"0x([0-9a-fA-F]*)"\s*').fullmatch
_SIGN = lazy_pattern(r"[#!]|(?:dense|sparse|complex|memref|tensor|tuple|vector)<").search
_LONGER = lazy_pattern(r"\s*([A-Za-z_][\w.]*)\s*(.*)", re.DOTALL).fullmatch
_WORDS = lazy_pattern(r"[A-Za-z_]\w*(?:\s*[|,]\s*[A-Za-z_]\w*)*").fullmatch
_BUILTIN_TYPE = lazy_pattern(r"[su]?i\d+|b?f\d\w*|index|vector|tensor|memref|tuple|complex|none").fullmatch
_MORE_BODIES = frozenset(("gpu.mma_matrix",))
"""Types that are no definitions in TableGen, and whose parameters are read."""


def _inside(of: Type | Attribute) -> Iterable[Type | Attribute]:
    """The types and attributes that `of` consists of."""
    kind = of.__class__
    try:
        parts = _PARTS[kind]
    except KeyError:
        known = (parts for base, parts in _PARTS_OF if issubclass(kind, base))
        parts = _PARTS[kind] = next(known, _no_parts)
    return parts(of)


def _no_parts(_: Any) -> tuple[()]:
    return ()


_PARTS: dict[type[Type | Attribute], Callable[[Any], Iterable[Type | Attribute]]] = {}
"""By class, those that were asked for: nothing of most attributes is a type or an attribute."""
_PARTS_OF: Sequence[tuple[type[Type | Attribute], Callable[[Any], Iterable[Type | Attribute]]]] = (
    (VectorType, lambda of: (of.element,)),
    (ComplexType, lambda of: (of.element,)),
    (UnrankedTensorType, lambda of: (of.element,)),
    (RankedTensorType, lambda of: _present(of.element, of.encoding)),
    (MemRefType, lambda of: _present(of.element, of.layout, of.memory_space)),
    (UnrankedMemRefType, lambda of: _present(of.element, of.memory_space)),
    (TupleType, lambda of: of.elements),
    (FunctionType, lambda of: (*of.inputs, *of.results)),
    (ArrayAttr, lambda of: of.elements),
    (DictAttr, lambda of: [value for _, value in of.entries]),
    (TypeAttr, lambda of: _present(of.type)),
    (ElementsAttr, lambda of: _present(of.type)),
    (DialectAttr, lambda of: _present(of.type)),
    (StringAttr, lambda of: _present(of.type)),
    (LocationAttr, lambda of: _readable(of.body)),
    (OpaqueAttr, lambda of: _readable(of.text.partition("<")[2])),
)


def _readable(text: str) -> Iterable[Type | Attribute]:
    """The types and attributes in a text that can be read."""
    if _SIGN(text) is None:
        return ()
    from .body_parts import parts

    return [each for each in parts(text) if not isinstance(each, str)]


_FAULTLESS = frozenset((SymbolRefAttr, IntegerAttr, FloatAttr, UnitAttr, DenseArrayAttr, IntegerType))
"""Classes of what has neither parts nor rules."""


def _present(*parts: Type | Attribute | None) -> list[Type | Attribute]:
    return [part for part in parts if part is not None]
