"""Bodies of types and attributes with a declarative format: the first place where a body does not follow it.

Upstream's parsers of them are made from the same formats (mlir/tools/mlir-tblgen/AttrOrTypeFormatGen.cpp).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from ...ods.definitions import AttrOrTypeDefinition, FormatNode, Parameter, Term
from ...ods.dialect_bodies import unescape
from ...ods.parse_fault import ParseFault
from ...ods.registry import Registry
from ...ods.requirement_words import missing_case_words, unknown_case_words
from ...syntax.types.upstream_affine import AffineGrammar
from ...syntax.types.upstream_tokens import Tokens
from .body_reader import BodyReader, FaultOf, Unclear
from .custom_bodies import BODIES, DIRECTIVES
from .parameter_rules import parameter_words


def body_fault(definition: AttrOrTypeDefinition, text: str, registry: Registry, fault_of: FaultOf) -> ParseFault | None:
    """Upstream's first error about `text`, what follows the mnemonic; None where there is none, or it is not known.

    `fault_of`: asked about the types and attributes in it.
    """
    try:
        # What follows what the format reads, upstream does not look at.
        _FormatReader(Tokens(text, 0), registry, fault_of).body(definition)
    except ParseFault as fault:
        return fault
    except Unclear:
        return None
    return None


class _FormatReader(BodyReader):
    """Interprets the formats of definitions, one in the other."""

    def body(self, definition: AttrOrTypeDefinition) -> None:
        """The text that follows the mnemonic of a type or an attribute of `definition`."""
        if definition.custom:
            read = BODIES.get(definition.name)
            if read is None:
                raise Unclear
            read(self)
            return
        outer, self.dialect = self.dialect, definition.name.partition(".")[0]
        self.nodes(definition.format or (), {each.name: each for each in definition.parameters})
        self.dialect = outer

    def nodes(self, nodes: Sequence[FormatNode], parameters: dict[str, Parameter]) -> None:
        for node in nodes:
            if isinstance(node, str):
                self.literal(node)
                continue
            parts = cast("Sequence[FormatNode]", node)
            kind = str(parts[0])
            if kind == "ws":
                continue
            if kind == "optional":
                self.optional(parts, parameters)
            elif kind == "struct":
                listed = cast("Sequence[Sequence[str]]", parts[1])
                self.struct([str(each[1]) for each in listed if len(each) > 1] or [*parameters], parameters)
            elif kind == "params":
                for number, parameter in enumerate(parameters.values()):
                    if number:
                        self.tokens.expect(",")
                    self.parameter(parameter)
            elif kind == "qualified":
                self.parameter(self.named(cast("Sequence[FormatNode]", parts[1]), parameters))
            elif kind == "param":
                self.parameter(self.named(parts, parameters))
            elif kind == "custom":
                self.custom(str(parts[1]))
            else:
                raise Unclear

    @staticmethod
    def named(parts: Sequence[FormatNode], parameters: dict[str, Parameter]) -> Parameter:
        found = parameters.get(str(parts[1]))
        if found is None:
            raise Unclear
        return found

    def literal(self, text: str) -> None:
        if text[0].isalpha() or text[0] == "_":
            self.word(text)
        else:
            self.tokens.expect(text)

    def custom(self, name: str) -> None:
        read = DIRECTIVES.get(name)
        if read is None:
            raise Unclear
        read(self)

    def optional(self, parts: Sequence[FormatNode], parameters: dict[str, Parameter]) -> None:
        """The first literal tells whether a group is there; of an inverted one, that of the other group does."""
        group, other = cast("Sequence[FormatNode]", parts[1]), cast("Sequence[FormatNode]", parts[2])
        if parts[4]:
            group, other = other, group
        first = group[0] if group else None
        if isinstance(first, str):
            self.nodes(group if self.tokens.text == first else other, parameters)
            return
        # A parameter, which may be missing where it is.
        if first is None or (self.tokens.kind == "mark" and self.tokens.text != "-"):
            self.nodes(other, parameters)
        else:
            self.nodes(group, parameters)

    def struct(self, names: Sequence[str], parameters: dict[str, Parameter]) -> None:
        wanted = {name: self.named(("param", name), parameters) for name in names}
        left = dict(wanted)
        is_fixed = not any(parameter.optional for parameter in wanted.values())
        while True:
            if self.tokens.kind != "word" and all(name in left and one.optional for name, one in wanted.items()):
                return
            key = self.keyword()
            self.tokens.expect("=")
            if key not in left:
                self.fail(f"duplicate or unknown struct parameter name: {key}")
            self.parameter(left.pop(key))
            if not left and is_fixed:
                return
            if not self.tokens.take_if(","):
                break
        if is_fixed:
            self.tokens.fail_after("expected ','")
        missing = [name for name, parameter in left.items() if not parameter.optional]
        if missing:
            self.fail(f"struct is missing required parameter: {missing[0]}")

    # Parameters

    def parameter(self, parameter: Parameter) -> None:
        if parameter.kind[0] == "parser":
            self.spelled(parameter)
        else:
            self.of_kind(parameter.kind, parameter.cpp)

    def of_kind(self, kind: tuple[Term, ...], cpp: str) -> None:
        head, inner = str(kind[0]), kind[1] if len(kind) > 1 else None
        if head in _READERS:
            _READERS[head](self, cpp.rpartition("::")[2])
        elif head == "enum":
            self.case(str(inner), cpp)
        elif head in ("attrdef", "typedef"):
            self.nested(head, str(inner))
        elif head == "array" and isinstance(inner, tuple):
            self.tokens.some(partial(self.of_kind, inner, _element(cpp)))
        elif head == "optional" and isinstance(inner, tuple):
            if self.tokens.kind in ("integer", "word") or self.tokens.text == "-":
                self.of_kind(inner, _element(cpp))
        elif head != "self-type":
            raise Unclear

    def spelled(self, parameter: Parameter) -> None:
        """A parameter whose parser is C++: numbers have names, lists braces."""
        kind = parameter.kind[1]
        if not isinstance(kind, tuple):
            raise Unclear
        head, inner = str(kind[0]), kind[1] if len(kind) > 1 else None
        if head == "array" and isinstance(inner, tuple):
            self.tokens.expect("{")
            self.tokens.items(partial(self.of_kind, inner, ""), "}")
        elif head in ("int", "uint"):
            word = self.keyword()
            wrong = parameter_words(self.dialect, parameter.name, word)
            if wrong is not None:
                self.fail(wrong)
        else:
            raise Unclear

    def nested(self, head: str, name: str) -> None:
        """An attribute or a type of a definition, of which only the body is written, or all."""
        sigil = "hash" if head == "attrdef" else "bang"
        dialect, _, mnemonic = name.partition(".")
        look_up = self.registry.lookup_attr if head == "attrdef" else self.registry.lookup_type
        definition = look_up(dialect, mnemonic)
        if definition is None:
            raise Unclear
        if self.tokens.kind == sigil:
            (self.attribute if head == "attrdef" else self.type)(definition.class_name)
            return
        self.body(definition)

    def case(self, key: str, cpp: str) -> None:
        """A keyword or a string that is a case of an enum, or several."""
        enum = self.registry.lookup_enum(key)
        if enum is None:
            raise Unclear
        while True:
            if self.tokens.kind not in (("word",) if enum.is_bits and not enum.quoted else ("string", "word")):
                self.fail(missing_case_words(enum))
            written, at = self.tokens.text, self.tokens.start
            word = unescape(written, at) if written[0] == '"' else written
            self.tokens.take()
            # A string may have several cases.
            several = word.split(enum.separator.strip() or ",") if enum.is_bits and written != word else [word]
            if any(enum.value_of(one.strip()) is None for one in several):
                words = unknown_case_words(enum, cpp, word)
                raise ParseFault(at, at + len(written), words, is_of_operation=True)
            if not enum.is_bits or not (self.tokens.take_if("|") or self.tokens.take_if(",")):
                return


def _element(cpp: str) -> str:
    """The class of the elements of an array."""
    return cpp.partition("<")[2].rpartition(">")[0].rpartition("::")[2] if "<" in cpp else cpp


def _affine(reader: BodyReader, kind: str) -> None:
    AffineGrammar(reader.tokens).map_or_set()


_READERS: dict[str, Callable[[BodyReader, str], None]] = {
    "type": BodyReader.type,
    "attr": BodyReader.attribute,
    "str-attr": lambda reader, _: reader.attribute("StringAttr"),
    "symbol-ref": BodyReader.attribute,
    "location": BodyReader.attribute,
    "int": BodyReader.integer,
    "uint": BodyReader.integer,
    "apint": BodyReader.integer,
    "bool": BodyReader.integer,
    "str": lambda reader, _: reader.string(),
    "affine-map": _affine,
    "integer-set": _affine,
}
"""Readers of parameters by the head of their kind; each is given the class of the parameter."""
