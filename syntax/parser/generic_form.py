"""Generic form of operations: `"name"(operands)[successors] <{..}> ({regions}) {..} : (types) -> types`."""

from __future__ import annotations

from ...dialects.releases.release_numbers import PROPERTIES_SINCE
from ...ir.attributes import DictAttr
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ods.definitions import OpDefinition
from ...ods.dialect_bodies import unescape
from ...ods.knowledge import Knowledge
from ...ods.verification.op_arity import wrong_count
from ..text.cursor import STRING
from .op_parser import OpReader

_DICTIONARY = lazy_pattern(r"<\s*\{").match


def read_generic(reader: OpReader, op: Operation, knowledge: Knowledge) -> None:
    """Read from the quoted name on."""
    found = STRING(reader.text, reader.pos, reader.end)
    if found is None:
        raise reader.fault("expected operation name in quotes")
    op.name = unescape(found.group(), found.start())
    reader.pos = reader.syntax.name_end = found.end()
    if not op.name:
        raise reader.fault("empty operation name is invalid", found.start(), found.end())
    definition = knowledge.definition(op.name)
    reader.inherent = definition.inherent_names if definition is not None else frozenset()
    uses = reader.operand_list("(", ")", is_generic=True)
    _successors(reader, op, definition, knowledge)
    if knowledge.llvm < PROPERTIES_SINCE and reader.next_is("<"):
        raise reader.fault("expected ':' followed by operation type")
    _properties(reader, op, definition, knowledge)
    if reader.optional_punctuation("("):
        reader.region(op)
        while reader.optional_punctuation(","):
            reader.region(op)
        reader.punctuation(")", " to end region list")
    reader.attribute_dictionary(op)
    reader.punctuation(":", " followed by operation type")
    inputs, results = reader.function_type()
    if len(uses) != len(inputs):
        start, end = (uses[0].start, uses[-1].end) if uses else (reader.token_end - 1, reader.token_end)
        text = f"number of operands and types do not match: got {len(uses)} operands and {len(inputs)} types"
        upstream = f"expected {len(uses)} operand type{' ' if len(uses) == 1 else 's'} but had {len(inputs)}"
        raise reader.fault(text, start, end, upstream=upstream)
    reader.resolve_all(op, uses, inputs)
    for type_ in results:
        op.add_result(type_)
    if definition is not None and (message := wrong_count(op, definition)) is not None:
        # Loaded here: few programs have wrong counts.
        from ...dialects.releases.older_spellings import without_region

        if without_region(op, knowledge) is not None:
            # An older spelling, which is read as what it represents.
            return
        reader.report_finding("wrong-count", message, found.start(), found.end(), ())


def _successors(reader: OpReader, op: Operation, definition: OpDefinition | None, knowledge: Knowledge) -> None:
    """Read `[^block, ...]`, at least one."""
    if not reader.optional_punctuation("["):
        return
    if definition is not None and not definition.is_terminator and knowledge.is_exact(op.name):
        raise reader.fault("successors in non-terminator")
    if reader.next_is("]"):
        raise reader.fault("expected list element")
    reader.successor(op)
    while reader.optional_punctuation(","):
        reader.successor(op)
    if not reader.optional_punctuation("]"):
        raise reader.fault("expected ',' or ']'")


def _properties(reader: OpReader, op: Operation, definition: OpDefinition | None, knowledge: Knowledge) -> None:
    """Read `<{...}>`, or another attribute between `<` and `>`, which only unregistered operations have."""
    if not reader.next_is("<"):
        return
    start, value = reader.skip(), None
    if _DICTIONARY(reader.text, start) is not None:
        reader.properties_dictionary(op)
    else:
        reader.punctuation("<")
        value = reader.attribute()
        reader.punctuation(">", " to close properties")
    if definition is None or not knowledge.is_exact(op.name):
        return
    if definition.inherent_names:
        missing = "expected DictionaryAttr to set properties"
        is_wrong = value is not None and not isinstance(value, DictAttr)
    else:
        missing, is_wrong = "this operation does not support properties", not op.properties
        value = value or DictAttr(())
    if not is_wrong:
        return
    raise reader.fault(f"invalid properties {value} for op {op.name}: {missing}", start, reader.token_end)
