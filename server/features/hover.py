"""Hover: an operation, a value, a symbol or an alias in a few lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...dialects.op_costs import COSTS
from ...dialects.op_summaries import summary
from ...ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from ...ir.graph import Block, BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import MemRefType, RankedTensorType
from ...ods.definitions import OpDefinition, ValueGroup
from ...ods.knowledge import Knowledge
from ...ods.segments import segment_sizes
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind
from ...passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ...syntax.document.document import Document, Item
from ...syntax.printer.printer import outline_text
from ..facts.bufferization_facts import bufferization_of
from ..facts.bufferization_words import conflict_roles, how_to_avoid, named, place_of, why_copied
from ..facts.kept.bufferization_plans import PlannedCopy
from ..facts.ownership_words import name_of
from ..facts.refusals import in_document
from .lookup.constraint_words import type_in_words
from .lookup.node_at import Alias, NodeAt, chunk_of, place_at, symbol_definitions
from .ownership.buffer_lifetime import size_in_words
from .ownership.peak_lenses import peak_of_function
from .ownership.plans import plans_of

_MOST_TEXT = 400
"""Characters of the user's own text that are repeated in a hover."""
_MARKDOWN = re.compile(r"```mlir\n|\n?```(?!mlir)|`|\*\*")
_EFFECTS = {
    EffectKind.READ: "reads",
    EffectKind.WRITE: "writes",
    EffectKind.ALLOCATE: "allocates",
    EffectKind.FREE: "frees",
}
_KINDS = {"one": "", "optional": ", optional", "variadic": ", any number", "nested": ", lists of any number"}


@dataclass(frozen=True)
class Place:
    """A place in the document that a hover leads to."""

    name: str
    """An operation or a value, in backticks."""
    role: str
    """Its part in the text, to follow a colon."""
    start: int
    """Offset into the document."""


@dataclass(frozen=True)
class Hover:
    """`start`, `end`: the range of the node, offsets into the document."""

    start: int
    end: int
    markdown: str
    places: tuple[Place, ...] = ()
    """Of the names in the text of which editors make links."""

    @property
    def plain(self) -> str:
        """The same without markup and without places."""
        return _MARKDOWN.sub("", self.markdown)


def hover(document: Document, offset: int, *, options: PlanOptions = DEFAULT_PLAN) -> Hover | None:
    """About the thing at `offset`; None where nothing is known."""
    place = place_at(document, offset)
    if place is None:
        return None
    what = place.what
    copies = _copies_at(document, place)
    if isinstance(what, Operation):
        lines = list(_operation(what, document.knowledge))
        # Behind what the operation is, before the details of its definition.
        lines[2:2] = map(_why, copies)
        if document.knowledge.is_function_like(what):
            lines[2:2] = peak_of_function(document, place.item, what)
    elif isinstance(what, Value):
        lines = list(_value(document, place.item, what, options))
        lines += map(_why, copies)
    elif isinstance(what, Block):
        lines = list(_block(what))
    elif isinstance(what, Alias):
        lines = _alias(document, what, place)
    else:
        lines = _symbol(document, what, place)
    places = tuple([one for copy in copies for one in _places(place.item, copy)])
    return Hover(place.start, place.end, "\n\n".join(lines), places) if lines else None


def _copies_at(document: Document, place: NodeAt) -> list[PlannedCopy]:
    """The copies that One-Shot Bufferize would make for this operation, or for this use of a tensor."""
    what = place.what
    if not isinstance(what, Operation | Value):
        return []
    copies = [copy for plan in bufferization_of(document, place.item).plans for copy in plan.copies]
    if isinstance(what, Operation):
        return [copy for copy in copies if copy.operation is what]
    return [
        copy
        for copy in copies
        if (span := copy.operand.span if copy.operand is not None else None) is not None
        and in_document(place.item, span) == (place.start, place.end)
    ]


def _why(copy: PlannedCopy) -> str:
    remedy = how_to_avoid(copy)
    return f"{why_copied(copy)}." + (f" To avoid it: {remedy}." if remedy else "")


def _places(item: Item, copy: PlannedCopy) -> Iterator[Place]:
    """The parts of the conflict that are in the text of `item`."""
    for what, role in conflict_roles(copy):
        found = place_of(item, what)
        if found is not None:
            name = named(what) if isinstance(what, Operation) else f"`{name_of(what)}`"
            yield Place(name, role, found[0])


# Operations


def _operation(op: Operation, knowledge: Knowledge) -> Iterator[str]:
    yield f"**{op.name}**"
    definition = knowledge.definition(op.name)
    if definition is None:
        yield "Unknown operation: may have any memory effect"
        return
    sentence = _cost(op) or summary(op.name)
    if sentence:
        yield sentence
    if op.syntax is not None and op.syntax.opaque:
        yield "Syntax error: only names could be recognised"
    yield from _groups(op, definition)
    effects = list(dict.fromkeys(_effects(op, definition, knowledge)))
    if effects:
        yield "Effects: " + ", ".join(effects)
    elif knowledge.has_recursive_effects(op):
        yield "Effects: those of the operations inside"
    elif definition.is_pure or knowledge.effects(op) == ():
        yield "Effects: none"
    if definition.traits:
        yield "Traits: " + ", ".join(f"`{trait}`" for trait in sorted(definition.traits))
    if definition.interfaces:
        yield "Interfaces: " + ", ".join(f"`{interface}`" for interface in sorted(definition.interfaces))
    if op.syntax is None or not op.syntax.opaque:
        yield "Generic form:\n\n" + _code(_cut(outline_text(op, knowledge)))


def _cost(op: Operation) -> str:
    """One sentence on what `op` does and costs; empty where no table has one."""
    sentence = COSTS.get(op.name, "")
    types = [value.type for value in (*op.results, *op.operand_values)]
    declared = op.properties.get("type")
    if isinstance(declared, TypeAttr):
        types.append(declared.type)
    sizes = (size_in_words(MemRefType(t.shape, t.element) if isinstance(t, RankedTensorType) else t) for t in types)
    size = next((size for size in sizes if size), "")
    return sentence.format(size=size or "a buffer", of_size=f" of {size}" if size else "")


def _groups(op: Operation, definition: OpDefinition) -> Iterator[str]:
    lines: list[str] = []
    slices = definition.operand_slices(len(op.operands), segment_sizes(op, "operandSegmentSizes"))
    operands = op.operand_values
    for position, group in enumerate(definition.operands):
        lines.append(_group("operand", group, operands[slices[position]] if slices is not None else ()))
    slices = definition.result_slices(len(op.results), segment_sizes(op, "resultSegmentSizes"))
    for position, group in enumerate(definition.results):
        lines.append(_group("result", group, op.results[slices[position]] if slices is not None else ()))
    if lines:
        yield "\n".join(lines)


def _group(role: str, group: ValueGroup, values: Sequence[Value]) -> str:
    name = f" `{group.name}`" if group.name else ""
    line = f"- {role}{name} ({type_in_words(group)}{_KINDS[group.kind]})"
    types = list(dict.fromkeys(f"`{_cut(str(value.type))}`" for value in values))
    return f"{line}: {', '.join(types)}" if types else line


def _effects(op: Operation, definition: OpDefinition, knowledge: Knowledge) -> Iterator[str]:
    for effect in knowledge.effects(op) or ():
        on = f" `{_name(effect.value)}`" if effect.value is not None else ""
        scope = " until the end of the scope" if effect.resource == AUTOMATIC_SCOPE else ""
        yield f"{_EFFECTS[effect.kind]}{on}{scope}"


# Values and blocks


def _value(document: Document, item: Item, value: Value, options: PlanOptions) -> Iterator[str]:
    yield _code(f"{_name(value)} : {_cut(str(value.type))}")
    count = len(value.uses)
    uses = "unused" if count == 0 else "1 use" if count == 1 else f"{count} uses"
    yield f"{_where(value)}, {uses}"
    for plan in plans_of(options).all:
        yield from plan.about(document, item, value)


def _where(value: Value) -> str:
    if isinstance(value, OpResult):
        which = f"Result {value.index} of" if len(value.op.results) > 1 else "Result of"
        return f"{which} `{value.op.name}`"
    if isinstance(value, BlockArgument):
        block, owner = value.block, value.block.parent_op
        if block.label is not None and not block.is_entry:
            return f"Argument {value.index} of block `^{block.label}`"
        return f"Argument {value.index} of {_described(owner)}" if owner is not None else "Block argument"
    return "Undefined"


def _described(op: Operation) -> str:
    name = op.attribute("sym_name")
    return f"`{op.name} @{name.value}`" if isinstance(name, StringAttr) else f"`{op.name}`"


def _block(block: Block) -> Iterator[str]:
    arguments = ", ".join(f"{_name(argument)}: {argument.type}" for argument in block.args)
    yield _code(f"^{block.label or 'entry'}" + (f"({_cut(arguments)})" if arguments else ""))
    yield "Predecessors: " + (_labels(block.predecessors) or "none")
    yield "Successors: " + (_labels(block.successors) or "none")


def _labels(blocks: Sequence[Block]) -> str:
    return ", ".join(f"`^{block.label}`" if block.label is not None else "the entry block" for block in blocks)


# Names


def _symbol(document: Document, symbol: SymbolRefAttr, place: NodeAt) -> list[str]:
    found = next(symbol_definitions(document, symbol.root, place.start), None)
    if found is None:
        return [f"`{symbol}` is not defined in this part of the file"]
    return [_code(_header(found[1]))]


def _header(op: Operation) -> str:
    """The text of `op` up to its body."""
    syntax = op.syntax
    if syntax is None:
        return op.name
    ends = [region.span[0] for region in op.regions if region.span is not None]
    return _cut(" ".join(syntax.source[syntax.start : min(ends, default=syntax.end)].split()))


def _alias(document: Document, alias: Alias, place: NodeAt) -> list[str]:
    aliases = chunk_of(document, place.start).aliases
    name = alias.name[1:]
    meaning = aliases.types.get(name) if alias.name[0] == "!" else aliases.attributes.get(name)
    return [_code(f"{alias.name} = {_cut(str(meaning))}")] if meaning is not None else []


def _name(value: Value) -> str:
    return name_of(value) if value.name is not None else "the result" if isinstance(value, OpResult) else "an argument"


def _cut(text: str) -> str:
    return text if len(text) <= _MOST_TEXT else text[:_MOST_TEXT] + "…"


def _code(text: str) -> str:
    return f"```mlir\n{text}\n```"
