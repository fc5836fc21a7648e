"""Words of mlir-opt for a failure of a rule: they depend on the form in which the operation is written."""

from __future__ import annotations

from ...ir.attributes import DictAttr
from ...ir.graph import Operation
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import is_among_properties


def upstream_words(op: Operation, failure: Failure) -> str:
    """mlir-opt's message about `op`; its parser of an operation says the operation's name once more."""
    place = failure.place
    if failure.conversion and place is not None and is_among_properties(op, str(place[1])):
        properties = DictAttr(tuple(sorted(op.properties.items())))
        return f"invalid properties {properties} for op {op.name}: {failure.conversion}"
    words = failure.message if failure.is_bare else f"'{(failure.on or op).name}' op {failure.message}"
    syntax = op.syntax
    is_custom = syntax is not None and not syntax.is_generic
    return f"custom op '{op.name}' {words}" if failure.is_syntax and is_custom else words
