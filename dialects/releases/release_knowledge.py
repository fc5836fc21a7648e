"""Knowledge of another LLVM release: its definitions, with the hand-written syntax and semantics that hold for it.

Hand-written code is for LLVM 22. It serves another release where that release leaves the same thing to C++:

* An operation with an assembly format in the release is read by that format, unless the format is LLVM 22's too.
* One that the release parses in C++ is read by LLVM 22's parser, under the name the operation has there
  (`older_spellings.py`), or by LLVM 22's format where that is how it is declared today.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from ...ir.attributes import DenseArrayAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.records import replace
from ...ir.types import IntegerType
from ...ods.definitions import OpDefinition
from ...ods.knowledge import UPSTREAM, Knowledge
from ...ods.protocols import Directive, OpParser, ParseFunction
from ...ods.registry import Registry
from ...ods.segments import dense_values
from ...ods.semantics import Semantics
from .former_parsers import FORMER_DIRECTIVES, SAME_SYNTAX, former_parser
from .later_spellings import has_later_spelling, refusing_later, refusing_later_attributes
from .newer_parsers import newer_parser
from .older_spellings import older_spelling
from .release_numbers import BASE
from .release_registry import VersionRegistry

_STANDARD_UNTIL = 15
"""The first release without the dialect `std`, whose operations were written without a prefix."""
STRICT_SINCE = 23
"""The first release whose assembly formats name every inherent attribute, so that dictionaries refuse them."""
STRICT_DIALECTS = frozenset(
    ("affine", "amdgpu", "arith", "arm_neon", "arm_sme", "arm_sve", "bufferization", "builtin", "cf", "complex",
     "emitc", "func", "gpu", "linalg", "llvm", "math", "memref", "ml_program", "nvgpu", "nvvm", "pdl", "pdl_interp",
     "quant", "rocdl", "scf", "shape", "smt", "spirv", "tensor", "tosa", "transform", "ub", "vector")
)  # fmt: skip
"""Dialects whose formats are known as `STRICT_SINCE` has them; those of the others are LLVM 22's."""
_BRACKETS_IN_FORMAT = frozenset(("llvm.switch",))
"""Operations whose brackets are part of the format in an earlier release, and part of a directive in LLVM 22."""
_CUSTOM_SINCE = 15
"""The first release whose definitions say that an operation has a parser in C++."""


class VersionKnowledge(Knowledge):
    """The knowledge of release `llvm`. `registry`: its definitions, with the user's own on top of them."""

    def __init__(self, llvm: int, registry: Registry, overrides: Mapping[str, Semantics] | None = None) -> None:
        super().__init__(registry, overrides)
        self.llvm = llvm
        self._definitions: dict[str, OpDefinition | None] = {}
        self.definition = self._definition
        if llvm < _STANDARD_UNTIL:
            self.default_dialects = ("builtin", "std")

    def _definition(self, name: str) -> OpDefinition | None:
        """The release's definition; with LLVM 22's format in place of C++ that nobody has written down for it."""
        try:
            return self._definitions[name]
        except KeyError:
            pass
        found = self.registry.lookup(name)
        if found is not None and self.llvm < BASE and name in _BRACKETS_IN_FORMAT:
            current = UPSTREAM.definition(name)
            found = replace(found, format=current.format) if current is not None else found
        if found is not None and found.format is None and self._is_custom(found) and self._hand_written(name) is None:
            current = UPSTREAM.definition(_current_name(name))
            if current is not None and current.format is not None and _has_same_parts(found, current):
                # C++ may set what the operation needs and the text does not say.
                pairs = zip(found.attributes, current.attributes, strict=True)
                attributes = tuple([other if own.required and not other.required else own for own, other in pairs])
                found = replace(found, format=current.format, attributes=attributes)
        if found is not None:
            found = self._definitions[name] = _with_known_types(found, UPSTREAM.definition(_current_name(name)))
        return found

    def is_exact(self, name: str) -> bool:
        found, declared = self.definition(name), self.registry.lookup(name)
        is_declared = found is None or declared is None or found.format is declared.format
        return (is_declared or has_later_spelling(name, self.llvm)) and super().is_exact(name)

    def has_strict_dictionaries(self, name: str) -> bool:
        # Operations that a project adds to one of them are as the project says.
        is_strict = self.llvm >= STRICT_SINCE and name.partition(".")[0] in STRICT_DIALECTS
        return is_strict and knowledge_of(self.llvm).definition(name) is not None

    def has_current_parts(self, name: str) -> bool:
        one, other = self.registry.lookup(name), UPSTREAM.definition(name)
        if other is None:
            # Of the user's own dialects nothing is written by hand.
            return self.llvm == BASE
        if one is None:
            return False
        # Attributes that came after an earlier release are absent there, and code for LLVM 22 reads them as such.
        return _is_part(one, other) if self.llvm < BASE else _parts(one) == _parts(other)

    def parser(self, name: str) -> ParseFunction | None:
        found = self.registry.lookup(name)
        current = UPSTREAM.definition(name)
        if found is None:
            # What LLVM 22 reads, and the release does not know.
            return super().parser(name) if current is None else None
        if found.format is not None:
            parse = super().parser(name) if current is not None and current.format == found.format else None
            return refusing_later(name, self.llvm, parse)
        if not self._is_custom(found):
            return _no_custom_form
        parse = newer_parser(name, self.llvm, self._hand_written(name))
        current = UPSTREAM.definition(_current_name(name))
        if parse is not None and current is not None:
            parse = refusing_later_attributes(parse, found, current)
            if len(found.operands) != len(current.operands):
                parse = _with_segments(parse, found, current)
        return refusing_later(name, self.llvm, parse)

    def directive(self, dialect: str, name: str) -> Directive | None:
        is_known = FORMER_DIRECTIVES.get(f"{dialect}.{name}", 0) <= self.llvm
        return super().directive(dialect, name) if is_known else None

    def result_inference(self, name: str) -> Callable[[Operation], Sequence[Type]] | None:
        return super().result_inference(name) if self.has_current_parts(name) else None

    def semantics(self, name: str) -> Semantics | None:
        return super().semantics(name) or super().semantics(_current_name(name))

    def _is_custom(self, definition: OpDefinition) -> bool:
        """Whether the release may parse the operation in C++: definitions of old ones do not tell."""
        return definition.has_custom_syntax or self.llvm < _CUSTOM_SINCE

    def _hand_written(self, name: str) -> ParseFunction | None:
        return (
            former_parser(name, self.llvm)
            or super().parser(name)
            or super().parser(SAME_SYNTAX.get(name) or _current_name(name))
        )


def _no_custom_form(parser: OpParser, op: Operation) -> None:
    parser.fail(f"custom op '{op.name}' has no custom assembly form")


_SEGMENTS = "operandSegmentSizes"


def _with_segments(parse: ParseFunction, definition: OpDefinition, current: OpDefinition) -> ParseFunction:
    """`parse`, which makes an operation of `current`, for the groups of operands that `definition` has."""
    names = [group.name for group in definition.operands]

    def parse_in_groups(parser: OpParser, op: Operation) -> None:
        parse(parser, op)
        sizes = dense_values(op.properties.get(_SEGMENTS))
        if len(sizes) != len(current.operands):
            return
        if "AttrSizedOperandSegments" not in definition.traits:
            del op.properties[_SEGMENTS]
            return
        by_name = {group.name: size for group, size in zip(current.operands, sizes, strict=True)}
        extra = next((name for name, size in by_name.items() if size and name not in names), None)
        if not by_name.keys() >= {*names}:
            return
        if extra is not None:
            parser.fail(f"'{op.name}' has no operands '{extra}'")
        op.properties[_SEGMENTS] = DenseArrayAttr(IntegerType(32), tuple([by_name.get(name, 0) for name in names]))

    return parse_in_groups


_TYPES_MATCH = "TypesMatchWith"


def _with_known_types(definition: OpDefinition, current: OpDefinition | None) -> OpDefinition:
    """`definition` with relations between types as LLVM 22 has them, where C++ of the release is not understood."""
    known = {each[:-1]: each for each in current.trait_arguments if each[0] == _TYPES_MATCH} if current else {}
    if not known or all(each[-1] is not None for each in definition.trait_arguments if each[0] == _TYPES_MATCH):
        return definition
    arguments = [known.get(each[:-1], each) if each[-1] is None else each for each in definition.trait_arguments]
    return replace(definition, trait_arguments=tuple(arguments))


def _current_name(name: str) -> str:
    """The name in LLVM 22 of an operation whose name alone has changed."""
    older = older_spelling(name)
    return older.name if older is not None and older.parse is None else name


def _has_same_parts(one: OpDefinition, other: OpDefinition) -> bool:
    """Whether a format of the one may speak of the parts of the other."""

    def names(definition: OpDefinition) -> tuple[list[str], ...]:
        groups = (definition.operands, definition.results, definition.attributes, definition.regions)
        return tuple([part.name for part in group] for group in groups)

    return names(one) == names(other)


def _parts(definition: OpDefinition) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """Operands and results, and attributes."""
    return (
        [(group.name, group.kind) for group in (*definition.operands, *definition.results)],
        [(attribute.name, attribute.syntax, attribute.type) for attribute in definition.attributes],
    )


def _is_part(one: OpDefinition, other: OpDefinition) -> bool:
    """Whether `other` is `one` and perhaps more attributes, and nothing that `one` needs may be left out of it."""
    (values, attributes), (others, more) = _parts(one), _parts(other)
    optional = {attribute.name for attribute in other.attributes if not attribute.required}
    return (
        values == others
        and all(each in more for each in attributes)
        and not any(attribute.required and attribute.name in optional for attribute in one.attributes)
    )


@cache
def knowledge_of(llvm: int) -> Knowledge:
    """The knowledge of release `llvm` without any configuration; one object per release."""
    return UPSTREAM if llvm == BASE else VersionKnowledge(llvm, VersionRegistry(llvm))


def for_release(knowledge: Knowledge, llvm: int) -> Knowledge:
    """`knowledge`, which is of any release, with LLVM's own operations as they are in release `llvm`."""
    if knowledge.llvm == llvm:
        return knowledge
    plain = knowledge_of(llvm)
    has_documents = knowledge.registry is not knowledge_of(knowledge.llvm).registry
    if not has_documents and not knowledge.overrides:
        return plain
    registry = knowledge.registry.on(plain.registry) if has_documents else plain.registry
    if llvm == BASE:
        return with_definitions(registry, knowledge.overrides)
    return VersionKnowledge(llvm, registry, knowledge.overrides)


def with_definitions(registry: Registry, overrides: Mapping[str, Semantics]) -> Knowledge:
    """The knowledge of LLVM 22 with the definitions of `registry`, a user's on top of LLVM 22's.

    Where they replace one of LLVM 22's, hand-written code is for the operation only if it has the same parts.
    """
    if registry.replaces(UPSTREAM.registry):
        return VersionKnowledge(BASE, registry, overrides)
    return Knowledge(registry, overrides)
