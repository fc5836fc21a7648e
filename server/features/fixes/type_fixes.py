"""Fixes of types and signatures: one occurrence is changed to agree with another one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from ....ir.graph import Operation
from ....syntax.document.document import Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.printer.printer import results_text
from ....syntax.text.edits import TextEdit
from ..titles import quoted
from .fix_sites import Fix, FixContext, margin, noted, own_types

_SUCCESSOR_OPERANDS = re.compile(r"(\^[\w$.-]+)\s*\([^()]*\)")
_ARROW = re.compile(r"\s*->\s*")


def written_types(site: FixContext) -> Iterator[Fix]:
    """The type after the `:`, as the definition of an operand has it."""
    op, syntax = site.op, site.op.syntax
    assert syntax is not None
    at = site.finding.start - site.item.start
    meant = [one for one in op.operands if one.span is not None and one.span[0] <= at < one.span[1]]
    for type_ in dict.fromkeys(one.value.type for one in meant or op.operands):
        for start, end, written in own_types(op):
            if written is not type_:
                text = str(type_)
                yield Fix(f"Replace {quoted(site.source[start:end])} by {quoted(text)}", (site.edit(start, end, text),))


def yielded_types(site: FixContext) -> Iterator[Fix]:
    """The types of an operation's results, as its region hands them over."""
    for source in noted(site):
        for type_ in dict.fromkeys(operand.value.type for operand in source.operands):
            for start, end, written in own_types(site.op):
                if written is not type_:
                    yield Fix(
                        f"Replace {quoted(site.source[start:end])} by {quoted(str(type_))}",
                        (site.edit(start, end, str(type_)),),
                    )


def block_arguments(site: FixContext) -> Iterator[Fix]:
    """A block takes what a branch forwards; or, where it takes nothing, nothing is forwarded."""
    op, knowledge = site.op, site.document.knowledge
    for number, block in enumerate(op.successor_blocks):
        given = [op.operands[position].value for position in knowledge.successor_operands(op, number)]
        for value, argument in zip(given, block.args, strict=False):
            span = argument.span
            if value.type is argument.type or span is None:
                continue
            found = re.compile(r"\s*:\s*").match(site.source, span[1])
            if found is not None and site.source.startswith(str(argument.type), found.end()):
                end = found.end() + len(str(argument.type))
                title = f"Change the type of %{argument.name} to {value.type}"
                yield Fix(title, (site.edit(found.end(), end, str(value.type)),))
    syntax = op.syntax
    assert syntax is not None
    if not any(block.args for block in op.successor_blocks):
        for found in _SUCCESSOR_OPERANDS.finditer(site.source, syntax.start, syntax.end):
            yield Fix(f"Remove the operands of {found[1]}", (site.edit(*found.span(), found[1]),))


def results_of_function(site: FixContext) -> Iterator[Fix]:
    """The signature says what is returned."""
    function = site.op.parent_op
    if function is None or function.syntax is None or not function.regions or function.regions[0].span is None:
        return
    types = [operand.value.type for operand in site.op.operands]
    after_arguments = _closing(site.source, function.syntax.name_end)
    body = function.regions[0].span[0]
    if after_arguments is None:
        return
    results = results_text(types)
    arrow = _ARROW.match(site.source, after_arguments)
    if arrow is None:
        title = f"Add the result types {results}"
        yield Fix(title, (site.edit(after_arguments, after_arguments, f" -> {results}"),))
        return
    ends = [end for start, end, _ in own_types(function) if arrow.end() <= start < body]
    is_list = site.source.startswith("(", arrow.end())
    end = _closing(site.source, arrow.end()) if is_list else max(ends, default=None)
    if end is not None:
        title = f"Change the result types to {results}" if types else "Remove the result types"
        text = f" -> {results}" if types else ""
        yield Fix(title, (site.edit(after_arguments, end, text),))


def _closing(source: str, start: int) -> int | None:
    """The offset after the `)` of the first `(` at or after `start`."""
    depth = 0
    for at in range(max(source.find("(", start), start), len(source)):
        if source[at] == "(":
            depth += 1
        elif source[at] == ")":
            depth -= 1
            if depth == 0:
                return at + 1
    return None


def made_private(site: FixContext) -> Iterator[Fix]:
    """A declaration is private."""
    name = site.op.syntax.attribute_spans.get("sym_name") if site.op.syntax is not None else None
    if name is not None:
        yield Fix("Add private", (site.edit(name[0], name[0], "private "),))


def declared(site: FixContext) -> Iterator[Fix]:
    """Offer to declare an undefined symbol that is defined in another file."""
    symbol = site.document.knowledge.callee(site.op) or site.op.properties.get("name")
    if not isinstance(symbol, SymbolRefAttr) or symbol.nested or site.item.kind is not ItemKind.OPERATIONS:
        return
    declaration = _declaration(site.op, _symbol(symbol))
    start = min((root.syntax.start for root in site.item.operations if root.syntax is not None), default=None)
    if declaration is None or start is None:
        return
    offset = site.item.start + start
    text = f"{declaration}\n{margin(site.document.text, offset)}"
    yield Fix(f"Declare {_symbol(symbol)}", (TextEdit(offset, offset, text),))


def _declaration(user: Operation, name: str) -> str | None:
    """Of what `user` names, as far as its types tell."""
    if user.name == "func.call":
        return f"func.func private {name}{_signature(user)}"
    if user.name == "llvm.call":
        return f"llvm.func {name}{_signature(user)}"
    if user.name == "memref.get_global" and len(user.results) == 1:
        return f'memref.global "private" {name} : {user.results[0].type}'
    return None


def _signature(call: Operation) -> str:
    taken = f"({', '.join(str(operand.value.type) for operand in call.operands)})"
    given = call.result_types
    return f"{taken} -> {results_text(given)}" if given else taken


def _symbol(symbol: SymbolRefAttr) -> str:
    return str(symbol).partition("::")[0]


def call_types(site: FixContext) -> Iterator[Fix]:
    """A call says the types of what it calls, or a declaration those of what calls it."""
    symbol, syntax = site.document.knowledge.callee(site.op), site.op.syntax
    found = _function(site, symbol.root) if symbol is not None else None
    if found is None or syntax is None:
        return
    item, function = found
    type_ = function.properties.get("function_type")
    colon = site.source.rfind(" : ", syntax.start, syntax.end)
    if isinstance(type_, TypeAttr) and colon >= 0:
        text = str(type_.type)
        yield Fix(f"Change the type of the call to {text}", (site.edit(colon + 3, syntax.end, text),))
    if function.syntax is not None and function.regions and not function.regions[0].blocks:
        name = function.syntax.attribute_spans.get("sym_name")
        if name is not None:
            signature = _signature(site.op)
            edit = TextEdit(item.start + name[1], item.start + function.syntax.end, signature)
            yield Fix(f"Change the declaration to {signature}", (edit,))


def _function(site: FixContext, name: str) -> tuple[Item, Operation] | None:
    for chunk in site.document.chunks:
        if chunk.start <= site.finding.start <= chunk.end:
            for item in chunk.leaves():
                for op in item.operations:
                    given = op.attribute("sym_name")
                    if op.name == "func.func" and isinstance(given, StringAttr) and given.value == name:
                        return item, op
    return None
