"""Words of mlir-opt for a failure of a rule: they depend on the form in which the operation is written."""

from __future__ import annotations

from ...ir.attributes import DictAttr
from ...ir.graph import Operation
from ...ods.verification.failure import Failure


def upstream_words(op: Operation, failure: Failure) -> str:
    """mlir-opt's message about `op`; its parser of an operation says the operation's name once more."""
    if failure.conversion and _is_among_properties(op, failure):
        properties = DictAttr(tuple(sorted(op.properties.items())))
        return f"invalid properties {properties} for op {op.name}: {failure.conversion}"
    words = failure.message if failure.is_bare else f"'{(failure.on or op).name}' op {failure.message}"
    syntax = op.syntax
    is_custom = syntax is not None and not syntax.is_generic
    return f"custom op '{op.name}' {words}" if failure.is_syntax and is_custom else words


def _is_among_properties(op: Operation, failure: Failure) -> bool:
    """Whether the attribute at fault is written in `<{...}>`, of which the properties are made."""
    syntax = op.syntax
    if syntax is None or failure.place is None or not syntax.is_generic:
        return False
    span = syntax.attribute_spans.get(str(failure.place[1]))
    if span is None:
        return False
    before = syntax.source[syntax.name_end : span[0]]
    return before.rfind("<{") > before.rfind("}>")
