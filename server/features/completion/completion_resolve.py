"""Completion resolve: the documentation of a completion item, looked up when an editor shows it."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import Operation
from ....ods.definitions import AttributeDefinition, OpDefinition, ValueGroup
from ....ods.knowledge import Knowledge
from ....ods.outlines import outlines
from ....syntax.document.document import Document
from ..lookup.constraint_words import attribute_in_words, type_in_words
from ..lookup.visible_symbols import symbol_called
from ..ownership.function_contract import contract
from .names import function_type
from .outline_text import outline_text

_EFFECTS = {"read": "reads", "write": "writes", "alloc": "allocates", "free": "frees"}
_NUMBERS = {"one": "one", "optional": "at most one", "variadic": "any number", "nested": "lists"}
_MOST_WORDS = 24


def completion_resolve(document: Document, about: tuple[str, ...]) -> str:
    """Markdown about a candidate, by its `Candidate.about`; empty where there is nothing to add."""
    if len(about) < 2:
        return ""
    kind, name = about[:2]
    knowledge = document.knowledge
    if kind == "operation":
        return operation_documentation(knowledge, name)
    if kind == "attribute" and len(about) > 2:
        definition = knowledge.definition(name)
        attribute = definition.attribute(about[2]) if definition is not None else None
        return "\n\n".join(_attribute(knowledge, attribute)) if attribute is not None else ""
    if kind == "symbol":
        return "\n\n".join(_symbol(document, name))
    if kind == "dialect":
        count = len(knowledge.op_names(name))
        return f"The dialect `{name}`, of which {count} operations are known"
    if kind == "alias":
        meaning = _alias(document, name)
        return f"```mlir\n{name} = {meaning}\n```" if meaning is not None else ""
    return ""


def operation_documentation(knowledge: Knowledge, name: str) -> str:
    """Documentation of an operation: its syntax, operands, results, attributes and effects. Empty for unknown ones."""
    definition = knowledge.definition(name)
    if definition is None:
        return ""
    known = outlines(knowledge)
    outline = known.of(name)
    shown = f'"{name}"' if outline is known.generic else name
    parts = [f"```mlir\n{outline_text(shown, outline).label}\n```", *_table("Operand", definition.operands)]
    parts += _table("Result", definition.results)
    parts += _attributes(definition)
    parts += _effects(definition)
    return "\n\n".join(parts)


def _table(title: str, groups: tuple[ValueGroup, ...]) -> Iterator[str]:
    if groups:
        rows = [f"| `{g.name or 'result'}` | {_NUMBERS[g.kind]} | {type_in_words(g)} |" for g in groups]
        yield "\n".join([f"| {title} | how many | type |", "| --- | --- | --- |", *rows])


def _attributes(definition: OpDefinition) -> Iterator[str]:
    if definition.attributes:
        rows = [f"- `{one.name}`: {attribute_in_words(one)}" for one in definition.attributes]
        yield "\n".join(["Attributes", "", *rows])


def _attribute(knowledge: Knowledge, attribute: AttributeDefinition) -> Iterator[str]:
    yield f"`{attribute.name}`: {attribute_in_words(attribute)}"
    words = outlines(knowledge).spellings(attribute)
    if words:
        more = ", ..." if len(words) > _MOST_WORDS else ""
        yield "One of " + ", ".join(f"`{word}`" for word in words[:_MOST_WORDS]) + more


def _effects(definition: OpDefinition) -> Iterator[str]:
    """Memory effects, and the owner of its results."""
    effects = [
        f"{_EFFECTS[e.kind]} `{e.on}`" if e.on else f"{_EFFECTS[e.kind]} memory" for e in definition.effects or ()
    ]
    if effects:
        yield "Effects: " + ", ".join(dict.fromkeys(effects))
    elif definition.is_pure:
        yield "Effects: none"
    made = [e.on for e in definition.effects or () if e.kind == "alloc" and e.on]
    freed = [e.on for e in definition.effects or () if e.kind == "free" and e.on]
    if made:
        yield "Ownership: " + ", ".join(f"`{name}`" for name in made) + " is a new buffer, to be freed by the program"
    if freed:
        yield "Ownership: " + ", ".join(f"`{name}`" for name in freed) + " is freed and must not be used afterwards"


def _symbol(document: Document, name: str) -> Iterator[str]:
    op = symbol_called(document, name)
    if op is None:
        return
    yield f"```mlir\n{_header(op)}\n```"
    function = function_type(op)
    if function is not None:
        yield from contract(function)


def _header(op: Operation) -> str:
    """The text of `op` up to its body."""
    syntax = op.syntax
    if syntax is None:
        return op.name
    ends = [region.span[0] for region in op.regions if region.span is not None]
    return " ".join(syntax.source[syntax.start : min(ends, default=syntax.end)].split())


def _alias(document: Document, name: str) -> str | None:
    for chunk in document.chunks:
        table = chunk.aliases.types if name.startswith("!") else chunk.aliases.attributes
        meaning = table.get(name[1:])
        if meaning is not None:
            return str(meaning)
    return None
