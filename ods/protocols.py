"""Protocols of parser and printer that custom syntax is written against; `syntax/` implements them.

A dialect's hand-written syntax is a pair of functions per operation (`PARSERS`, `PRINTERS`) or per
`custom<Name>(...)` directive of a declarative format (`DIRECTIVES`). A parser function reads what
follows the operation's name and fills the `Operation` it is given; it never catches or raises
anything itself but calls `fail`.

All offsets are code points into the text being parsed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn, Protocol, cast

from ..ir.affine import AffineMap
from ..ir.attributes import StringAttr, SymbolRefAttr
from ..ir.base import Attribute, Type
from ..ir.graph import Block, BlockUse, Operation, Region, Value
from ..ir.records import dataclass, field
from .definitions import AttributeDefinition, EnumDefinition, FormatNode, OpDefinition


@dataclass(frozen=True)
class OperandUse:
    """`%name` or `%name#number` as written, not yet connected to a value."""

    name: str
    """Without `%`; with `#number` when written and not 0."""
    start: int
    end: int


@dataclass
class Argument:
    """`%name : type {attributes} loc(...)` where an operation's syntax defines a region's argument."""

    use: OperandUse
    type: Type | None = None
    attributes: dict[str, Attribute] = field(default_factory=dict[str, "Attribute"])
    location: Attribute | None = None


class OpParser(Protocol):
    """A cursor in the text of one operation. `optional_*` consume nothing when they answer None or False.

    White space and comments before a token are skipped by every method.
    """

    # Cursor and failure
    @property
    def text(self) -> str:
        """Text around the operation, too; offsets are offsets into it."""
        ...

    def fail(
        self,
        message: str,
        start: int | None = None,
        end: int | None = None,
        candidates: Iterable[str] = (),
        *,
        upstream: str = "",
    ) -> NoReturn:
        """Give up on this operation's custom syntax; it becomes opaque. Default place: the next token.

        `candidates`: words that may be there, of which a misspelt one may have been meant. `upstream`: mlir-opt's
        words, where `message` is not in them.
        """
        ...

    def report(self, message: str, start: int, end: int, *, upstream: str | None = None) -> None:
        """An error in the text that does not stop the parse; `upstream`: mlir-opt's words, where they are others."""
        ...

    @property
    def offset(self) -> int:
        """The start of the next token."""
        ...

    @property
    def token_end(self) -> int:
        """The end of the last token that was read."""
        ...

    def next_is(self, text: str) -> bool:
        """Whether the text continues with `text` (punctuation, or a whole keyword)."""
        ...

    def next_is_operand(self) -> bool: ...
    def next_is_type(self) -> bool: ...
    def next_is_attribute(self) -> bool: ...

    # Tokens
    def punctuation(self, text: str, context: str = "") -> None: ...
    def optional_punctuation(self, text: str) -> bool: ...
    def keyword(self, text: str) -> None: ...
    def optional_keyword(self, text: str) -> bool: ...
    def any_keyword(self, what: str = "keyword") -> str:
        """A bare identifier; dots allowed."""
        ...

    def optional_any_keyword(self) -> str | None: ...
    def integer(self) -> int:
        """With optional minus sign; decimal or hexadecimal."""
        ...

    def optional_integer(self) -> int | None: ...
    def string(self) -> str:
        """A quoted string, escapes resolved."""
        ...

    def optional_string(self) -> str | None: ...
    def comma_separated(
        self, item: Callable[[], None], opening: str = "", closing: str = "", context: str = ""
    ) -> None:
        """`opening item, item, ... closing`; empty is allowed when delimiters are given."""
        ...

    # Names of things
    def symbol_name(self) -> StringAttr:
        """`@name`, as the attribute that defines a symbol."""
        ...

    def optional_symbol_name(self) -> StringAttr | None: ...
    def symbol_ref(self) -> SymbolRefAttr:
        """`@a::@b`."""
        ...

    def optional_symbol_ref(self) -> SymbolRefAttr | None: ...

    # Values
    def operand(self, *, numbered: bool = True) -> OperandUse:
        """`numbered` false: `#0` behind the name is refused, because it is that of an argument."""
        ...

    def optional_operand(self) -> OperandUse | None: ...
    def operand_list(self, opening: str = "", closing: str = "") -> list[OperandUse]:
        """Comma separated operands; without delimiters an empty list is allowed too."""
        ...

    def resolve(self, op: Operation, use: OperandUse, type_: Type) -> Value:
        """Append the use to the operands of `op`; a mismatch with the value's type is reported."""
        ...

    def resolve_all(self, op: Operation, uses: Sequence[OperandUse], types: Sequence[Type] | Type) -> None:
        """As `resolve` for each; one type serves all. A different count of types is reported."""
        ...

    def typed_operands(self, op: Operation) -> int:
        """`(%a, %b : type, type)`, each as with `resolve`; the number of operands."""
        ...

    def type_of(self, use: OperandUse) -> Type | None:
        """The type of a value that is already defined; None for a forward reference."""
        ...

    # Types and attributes
    def type(self) -> Type: ...
    def optional_type(self) -> Type | None: ...
    def colon_type(self) -> Type: ...
    def type_list(self, opening: str = "", closing: str = "") -> list[Type]: ...
    def inner_type(self, type_: Type) -> Type | None:
        """The T of `!dialect.mnemonic<T>`; None for any other type."""
        ...

    def optional_colon_type_list(self) -> list[Type]: ...
    def optional_arrow_type_list(self) -> list[Type]:
        """`-> type` or `-> (types)`; empty when there is no arrow."""
        ...

    def function_type(self) -> tuple[list[Type], list[Type]]:
        """`(types) -> types`: inputs and results."""
        ...

    def attribute(self, type_: Type | None = None) -> Attribute:
        """`type_`: known from the context, so no `: type` is read."""
        ...

    def optional_attribute(self, type_: Type | None = None) -> Attribute | None: ...
    def attribute_like(self, definition: AttributeDefinition) -> Attribute:
        """The spelling a declarative format uses for `$attribute` of this definition (keywords of enums, ...)."""
        ...

    def enum(self, key: str) -> EnumDefinition | None:
        """The enum `dialect.Class` of the release that the program is for."""
        ...

    def attribute_dictionary(self, op: Operation) -> None:
        """Optional `{...}` into properties (inherent names) and attributes."""
        ...

    def attribute_dictionary_with_keyword(self, op: Operation) -> None:
        """Optional `attributes {...}`."""
        ...

    def properties_dictionary(self, op: Operation) -> None:
        """Optional `<{...}>`."""
        ...

    def dimension_list(self, allow_dynamic: bool = True, trailing_x: bool = False) -> list[int | None]:
        """`4x?x8`; None is `?`."""
        ...

    def affine_map(self) -> AffineMap:
        """Bare `(d0)[s0] -> (d0 + s0)`."""
        ...

    def affine_map_of_ssa(self, closing: str) -> tuple[AffineMap, list[OperandUse], list[OperandUse]]:
        """Affine expressions over `%values` and `symbol(%values)`, up to `closing`: the map, its dims, its symbols."""
        ...

    def affine_expr_of_ssa(self) -> tuple[AffineMap, list[OperandUse], list[OperandUse]]:
        """One such expression, ended by whatever cannot continue it: a map with one result."""
        ...

    def location(self) -> Attribute | None:
        """Optional `loc(...)`."""
        ...

    # Structure
    def argument(self, type_required: bool = False, attributes: bool = False) -> Argument:
        """`%name`, then `: type` if there is one (must be when `type_required`), dictionary, location."""
        ...

    def optional_argument_list(self, *, attributes: bool = False) -> list[Argument]:
        """`(%name: type, ...)`, empty where there is no parenthesis."""
        ...

    def region(self, op: Operation, arguments: Sequence[Argument] = ()) -> Region:
        """`{...}`, appended to the regions of `op`. The body is read after the operation, so it is empty here.

        `arguments` become the entry block's arguments.
        """
        ...

    def optional_region(self, op: Operation, arguments: Sequence[Argument] = ()) -> Region | None: ...
    def empty_region(self, op: Operation) -> Region:
        """A region the text leaves out."""
        ...

    def successor(self, op: Operation) -> Block:
        """`^label`, appended to the successors of `op`."""
        ...

    def optional_successor(self, op: Operation) -> Block | None: ...


class OpPrinter(Protocol):
    """Writes one operation. Text is appended as given; nothing adds blanks by itself."""

    def write(self, text: str) -> None: ...
    def newline(self) -> None:
        """A line end and the indentation of the operation being written."""
        ...

    def name_of(self, value: Value) -> str:
        """`%name`, as `value` writes it."""
        ...

    def value(self, value: Value) -> None: ...
    def values(self, values: Sequence[Value]) -> None:
        """Comma separated."""
        ...

    def type(self, type_: Type) -> None: ...
    def types(self, types: Sequence[Type]) -> None: ...
    def arrow_types(self, types: Sequence[Type]) -> None:
        """` -> type` or ` -> (types)`; nothing when empty."""
        ...

    def function_type(self, inputs: Sequence[Type], results: Sequence[Type]) -> None: ...
    def attribute(self, attribute: Attribute, *, with_type: bool = True) -> None:
        """Without the trailing `: type` of numbers and strings when `with_type` is false."""
        ...

    def attribute_like(self, definition: AttributeDefinition, attribute: Attribute) -> None: ...
    def enum(self, key: str) -> EnumDefinition | None:
        """The enum `dialect.Class` of the release that is written."""
        ...

    def symbol_name(self, name: str) -> None: ...
    def attribute_dictionary(self, op: Operation, elided: Sequence[str] = (), *, keyword: bool = False) -> None:
        """` {...}` with the inherent and discardable attributes not in `elided`; nothing when none is left."""
        ...

    def affine_map_of_ssa(self, map_: AffineMap, operands: Sequence[Value]) -> None:
        """The results of `map_` with `%values` for dims and `symbol(%values)` for symbols."""
        ...

    def argument(self, argument: Value, *, with_type: bool = True) -> None: ...
    def region(self, region: Region, *, entry_arguments: bool = True, terminator: bool = True) -> None:
        """`{...}`. `entry_arguments`: with the entry block's header. `terminator` false: without one that is empty."""
        ...

    def successor(self, block: Block) -> None: ...


@dataclass
class FormatState:
    """Collected parts of a declarative format; a directive adds to it.

    `operands`, `operand_types`, `result_types` are by group name. A group that is missing was not mentioned.
    """

    op: Operation
    definition: OpDefinition
    operands: dict[str, list[OperandUse]] = field(default_factory=dict[str, "list[OperandUse]"])
    operand_types: dict[str, list[Type]] = field(default_factory=dict[str, "list[Type]"])
    result_types: dict[str, list[Type]] = field(default_factory=dict[str, "list[Type]"])
    regions: dict[str, list[Region]] = field(default_factory=dict[str, "list[Region]"])
    successors: dict[str, list[BlockUse]] = field(default_factory=dict[str, "list[BlockUse]"])
    segments: dict[str, list[int]] = field(default_factory=dict[str, "list[int]"])
    """For variadic-of-variadic operand groups: the length of each inner list."""

    def types_of(self, group: str) -> list[Type]:
        """The list to fill for `type($group)`, whether it is an operand or a result group."""
        is_result = any(result.name == group for result in self.definition.results)
        table = self.result_types if is_result else self.operand_types
        return table.setdefault(group, [])


@dataclass(frozen=True)
class DirectiveArgument:
    """One argument of `custom<...>`: `kind` is operand, attr, region, successor, result, type, ref, or literal.

    For `type($x)` the kind is "type" and `name` is x.
    """

    kind: str
    name: str

    @classmethod
    def of(cls, node: FormatNode) -> DirectiveArgument:
        """The argument that a node of a declarative assembly format stands for."""
        if isinstance(node, str | int):
            return cls("literal", str(node))
        kind = cast("str", node[0])
        if kind == "ref":
            return cls.of(node[1])
        if kind in ("type", "qualified"):
            inner = node[1]
            if isinstance(inner, str | int):
                return cls(kind, str(inner))
            name = cast("str", inner[1] if len(inner) > 1 else inner[0])
            return cls("type" if kind == "type" else cast("str", inner[0]), name)
        return cls("attr" if kind == "prop" else kind, cast("str", node[1]) if len(node) > 1 else "")


ParseFunction = Callable[[OpParser, Operation], None]
PrintFunction = Callable[[OpPrinter, Operation], None]
ParseDirective = Callable[[OpParser, FormatState, Sequence[DirectiveArgument]], None]
PrintDirective = Callable[[OpPrinter, Operation, OpDefinition, Sequence[DirectiveArgument]], None]


@dataclass(frozen=True)
class Directive:
    """A `custom<Name>` directive: how to read and how to write it."""

    parse: ParseDirective
    print: PrintDirective
    follows: Callable[[OpParser], bool] | None = None
    """Whether the text goes on with this directive, where it starts an optional group; None: judged by punctuation."""
