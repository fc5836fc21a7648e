"""Named sequences of `transform`: their symbol table needs the matching attribute, and there is no recursion.

Follows mlir/lib/Dialect/Transform/IR/TransformOps.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...ir.attributes import StringAttr
from ...ir.graph import Operation
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item
from ...syntax.document.segmenter import ItemKind
from ...syntax.text.findings import Finding, Note, Severity

_SEQUENCE = "transform.named_sequence"
_MARK = "transform.with_named_sequence"
_TABLES = ("builtin.module", "gpu.module", "spirv.module", "transform.sequence")


def check(document: Document) -> Iterator[Finding]:
    """Sequences whose table lacks the attribute, and recursion where it has it; offsets into the text."""
    for chunk in document.chunks:
        pending: list[tuple[Item, Item | None]] = [(item, None) for item in chunk.items]
        while pending:
            item, around = pending.pop()
            pending.extend((child, item) for child in item.children)
            if item.children:
                yield from _recursion(item, document.knowledge)
            if item.kind is ItemKind.OPERATIONS and _SEQUENCE in item.parsed.source:
                yield from _in(item, around)


def _recursion(item: Item, knowledge: Knowledge) -> Iterator[Finding]:
    """The first function that comes back to itself, in each circle of calls of a module that has the attribute.

    Upstream reports the function of a circle that a search from the first function of the module reaches last.
    """
    table = next(iter(item.operations), None)
    if table is None or _MARK not in table.attributes:
        return
    known: dict[str, tuple[Operation, Item]] = {}
    for child in item.children:
        for op in child.operations:
            name = op.attribute("sym_name")
            if isinstance(name, StringAttr) and knowledge.is_function_like(op):
                known[name.value] = op, child
    calls = {name: _called(op, known, knowledge) for name, (op, _) in known.items()}
    for name in _ends_of_circles(calls):
        op, child = known[name]
        if op.syntax is not None:
            place = child.start + op.syntax.name_start, child.start + op.syntax.name_end
            yield Finding("verify-symbol", Severity.ERROR, *place, "recursion not allowed in named sequences")


def _called(op: Operation, known: Mapping[str, object], knowledge: Knowledge) -> list[str]:
    callees = (knowledge.callee(inner) for inner in walk(op) if knowledge.is_call(inner))
    names = (callee.root for callee in callees if callee is not None and not callee.nested)
    return list(dict.fromkeys(name for name in names if name in known))


def _ends_of_circles(calls: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Of each strongly connected component with a circle, the node that Tarjan's algorithm reaches last."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    on_stack: set[str] = set()
    for root in calls:
        pending = [(root, iter(calls[root]))] if root not in order else []
        while pending:
            node, rest = pending[-1]
            if node not in order:
                order[node] = low[node] = len(order)
                stack.append(node)
                on_stack.add(node)
            following = next(rest, None)
            if following is None:
                pending.pop()
                if pending:
                    low[pending[-1][0]] = min(low[pending[-1][0]], low[node])
                if low[node] == order[node]:
                    last = stack[-1]
                    while node in on_stack:
                        on_stack.remove(stack.pop())
                    if last != node or node in calls[node]:
                        yield last
            elif following not in order:
                pending.append((following, iter(calls[following])))
            elif following in on_stack:
                low[node] = min(low[node], order[following])


def _in(item: Item, around: Item | None) -> Iterator[Finding]:
    for top in item.operations:
        for op in walk(top):
            if op.name != _SEQUENCE or op.syntax is None or op.syntax.opaque:
                continue
            table = next((one for one in op.ancestors() if one.name in _TABLES), None)
            start = item.start
            if table is None and around is not None:
                table, start = next(iter(around.operations), None), around.start
                if table is None or table.syntax is None or table.syntax.opaque:
                    # The module's own words are broken.
                    continue
            if table is None or _MARK not in table.attributes:
                yield _finding(item, op, table, start)


def _finding(item: Item, op: Operation, table: Operation | None, start: int) -> Finding:
    syntax = op.syntax
    assert syntax is not None
    message = f"'{op.name}' op expects the parent symbol table to have the '{_MARK}' attribute"
    notes: tuple[Note, ...] = ()
    help_ = f"write `module attributes {{{_MARK}}} {{` around it"
    if table is not None and table.syntax is not None:
        notes = (Note(start + table.syntax.name_start, start + table.syntax.name_end, "symbol table operation"),)
    place = item.start + syntax.name_start, item.start + syntax.name_end
    return Finding("verify-missing-attribute", Severity.ERROR, *place, message, notes, help_)
