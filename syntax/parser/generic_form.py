"""Generic form of operations: `"name"(operands)[successors] <{..}> ({regions}) {..} : (types) -> types`."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.dialect_bodies import unescape
from ...ods.knowledge import Knowledge
from ...ods.verification.op_arity import wrong_count
from ..text.cursor import STRING
from .op_parser import OpReader

_PROPERTIES_SINCE = 17
"""The first release of LLVM that reads `<{...}>`."""


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
    uses = reader.operand_list("(", ")")
    if reader.optional_punctuation("["):
        reader.successor(op)
        while reader.optional_punctuation(","):
            reader.successor(op)
        reader.punctuation("]")
    if knowledge.llvm < _PROPERTIES_SINCE and reader.next_is("<"):
        raise reader.fault("expected ':' followed by operation type")
    reader.properties_dictionary(op)
    if reader.optional_punctuation("("):
        reader.region(op)
        while reader.optional_punctuation(","):
            reader.region(op)
        reader.punctuation(")")
    reader.attribute_dictionary(op)
    reader.punctuation(":")
    inputs, results = reader.function_type()
    reader.resolve_all(op, uses, inputs)
    for type_ in results:
        op.add_result(type_)
    if definition is not None and (message := wrong_count(op, definition)) is not None:
        # Loaded here: few programs have wrong counts.
        from ...dialects.common.assembly.older_spellings import without_region

        if without_region(op, knowledge) is not None:
            # An older spelling, which is read as what it represents.
            return
        reader.report_finding("wrong-count", message, found.start(), found.end(), ())
