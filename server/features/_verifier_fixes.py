"""Fixes of what mlir-opt's parser and verifier refuse, where there is an obvious one.

Each maker proposes edits without being sure; what is offered was tried: the changed text is read and verified. It has
fewer errors than before; or as many, but not this one, and the others are elsewhere.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from ...analysis.removals import removed_span
from ...ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ir.types import FunctionType
from ...ir.walk import walk
from ...syntax.document import Document, Item
from ...syntax.findings import Finding, Severity
from ...syntax.items import Kind
from ...syntax.keeping import Edit, apply_edits
from ..facts import findings_of

_MOST_TRIED = 8
"""Candidates for one finding: each is read and verified."""
_TERMINATORS = {
    "func.func": "return",
    "llvm.func": "llvm.return",
    "gpu.func": "gpu.return",
    "spirv.func": "spirv.Return",
    "ml_program.func": "ml_program.return",
}
"""What a function that gives nothing back ends in, as it is written there."""
_NAME_AND_EQUALS = re.compile(r"[\w$.\"]+\s*=\s*$")
_SUCCESSOR_OPERANDS = re.compile(r"(\^[\w$.-]+)\s*\([^()]*\)")
_ARROW = re.compile(r"\s*->\s*")
_INDENTATION = re.compile(r"[ \t]*")


@dataclass(frozen=True)
class Fix:
    title: str
    edits: tuple[Edit, ...]


@dataclass(frozen=True)
class _Site:
    """The operation that `finding`, an error of `document`, is about."""

    document: Document
    item: Item
    op: Operation
    finding: Finding

    @property
    def source(self) -> str:
        return self.item.parsed.source

    def edit(self, start: int, end: int, text: str) -> Edit:
        """Offsets into the item's text."""
        return Edit(self.item.start + start, self.item.start + end, text)


Maker = Callable[[_Site], Iterator[Fix]]


def is_known(code: str) -> bool:
    """Whether there may be a fix for findings of this code."""
    return code in _MAKERS


def fixes_of(document: Document, finding: Finding) -> list[Fix]:
    """What can be done about `finding`, the most likely first."""
    makers = _MAKERS.get(finding.code, ())
    site = _site(document, finding) if makers else None
    if site is None:
        return []
    found: dict[tuple[Edit, ...], Fix] = {}
    for maker in makers:
        for number, fix in enumerate(maker(site)):
            if number >= _MOST_TRIED:
                break
            if fix.edits not in found and _helps(site, fix):
                found[fix.edits] = fix
    return list(found.values())


def _site(document: Document, finding: Finding) -> _Site | None:
    item = document.item_at(finding.start)
    if item is None:
        return None
    at = finding.start - item.start
    best: Operation | None = None
    for root in item.operations:
        for op in walk(root):
            if op.syntax is not None and op.syntax.start <= at < op.syntax.end:
                best = op
    return _Site(document, item, best, finding) if best is not None else None


def _helps(site: _Site, fix: Fix) -> bool:
    before = _errors(site.document)
    known = Counter(map(_words, before))
    after = _errors(site.document.edited(apply_edits(site.document.text, fix.edits)))
    left = Counter(map(_words, after))
    about = _words(site.finding)
    if len(after) > len(before) or left[about] >= known[about]:
        return False
    if len(after) < len(before):
        return True
    start, end = _moved(site, fix.edits)
    return not any(start <= one.start < end for one in after if left[_words(one)] > known[_words(one)])


def _errors(document: Document) -> list[Finding]:
    return [one for one in findings_of(document) if one.severity is Severity.ERROR]


def _words(finding: Finding) -> tuple[str, str]:
    return finding.code, finding.message


def _moved(site: _Site, edits: Sequence[Edit]) -> tuple[int, int]:
    """Where the operation stands after `edits`."""
    syntax = site.op.syntax
    assert syntax is not None
    start, end = site.item.start + syntax.start, site.item.start + syntax.end
    first = start + sum(len(edit.text) - (edit.end - edit.start) for edit in edits if edit.end <= start)
    last = end + sum(len(edit.text) - (edit.end - edit.start) for edit in edits if edit.start < end)
    return first, last


# Types


def _written_types(site: _Site) -> Iterator[Fix]:
    """The type behind the `:`, as the definition of an operand has it."""
    op, syntax = site.op, site.op.syntax
    assert syntax is not None
    at = site.finding.start - site.item.start
    meant = [one for one in op.operands if one.span is not None and one.span[0] <= at < one.span[1]]
    for type_ in dict.fromkeys(one.value.type for one in meant or op.operands):
        for start, end, written in _own_types(op):
            if written is not type_:
                text = str(type_)
                yield Fix(f"Replace `{site.source[start:end]}` by `{text}`", (site.edit(start, end, text),))


def _own_types(op: Operation) -> list[tuple[int, int, Type]]:
    """Types written in `op`, not in its regions."""
    assert op.syntax is not None
    inside = [region.span for region in op.regions if region.span is not None]
    return [found for found in op.syntax.type_spans if not any(start <= found[0] < end for start, end in inside)]


def _block_arguments(site: _Site) -> Iterator[Fix]:
    """A block takes what a branch hands over; or, where it takes nothing, nothing is handed over."""
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
                title = f"Let `%{argument.name}` be `{value.type}`"
                yield Fix(title, (site.edit(found.end(), end, str(value.type)),))
    syntax = op.syntax
    assert syntax is not None
    if not any(block.args for block in op.successor_blocks):
        for found in _SUCCESSOR_OPERANDS.finditer(site.source, syntax.start, syntax.end):
            yield Fix(f"Hand nothing over to `{found[1]}`", (site.edit(*found.span(), found[1]),))


# Functions


def _results_of_function(site: _Site) -> Iterator[Fix]:
    """The signature says what is returned."""
    function = site.op.parent_op
    if function is None or function.syntax is None or not function.regions or function.regions[0].span is None:
        return
    types = [operand.value.type for operand in site.op.operands]
    after_arguments = _closing(site.source, function.syntax.name_end)
    body = function.regions[0].span[0]
    if after_arguments is None:
        return
    results = _results(types)
    arrow = _ARROW.match(site.source, after_arguments)
    if arrow is None:
        title = f"Let the function return `{results}`"
        yield Fix(title, (site.edit(after_arguments, after_arguments, f" -> {results}"),))
        return
    ends = [end for start, end, _ in _own_types(function) if arrow.end() <= start < body]
    is_list = site.source.startswith("(", arrow.end())
    end = _closing(site.source, arrow.end()) if is_list else max(ends, default=None)
    if end is not None:
        title = f"Let the function return `{results}`" if types else "Let the function return nothing"
        text = f" -> {results}" if types else ""
        yield Fix(title, (site.edit(after_arguments, end, text),))


def _results(types: Sequence[Type]) -> str:
    if len(types) == 1 and not isinstance(types[0], FunctionType):
        return str(types[0])
    return f"({', '.join(map(str, types))})"


def _closing(source: str, start: int) -> int | None:
    """The offset behind the `)` of the first `(` at or after `start`."""
    depth = 0
    for at in range(max(source.find("(", start), start), len(source)):
        if source[at] == "(":
            depth += 1
        elif source[at] == ")":
            depth -= 1
            if depth == 0:
                return at + 1
    return None


def _private(site: _Site) -> Iterator[Fix]:
    """A declaration is private."""
    name = site.op.syntax.attribute_spans.get("sym_name") if site.op.syntax is not None else None
    if name is not None:
        yield Fix("Make it `private`", (site.edit(name[0], name[0], "private "),))


def _declare(site: _Site) -> Iterator[Fix]:
    """A function that is called and not there is defined elsewhere."""
    symbol = site.document.knowledge.callee(site.op)
    if symbol is None or symbol.nested or site.op.name != "func.call" or site.item.kind is not Kind.OPERATIONS:
        return
    start = min((root.syntax.start for root in site.item.operations if root.syntax is not None), default=None)
    if start is None:
        return
    offset = site.item.start + start
    text = f"func.func private {_symbol(symbol)}{_signature(site.op)}\n{_margin(site.document.text, offset)}"
    yield Fix(f"Declare `{_symbol(symbol)}`", (Edit(offset, offset, text),))


def _signature(call: Operation) -> str:
    taken = f"({', '.join(str(operand.value.type) for operand in call.operands)})"
    given = call.result_types
    return f"{taken} -> {_results(given)}" if given else taken


def _symbol(symbol: SymbolRefAttr) -> str:
    return str(symbol).partition("::")[0]


def _call_types(site: _Site) -> Iterator[Fix]:
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
        yield Fix(f"Call it as `{text}`", (site.edit(colon + 3, syntax.end, text),))
    if function.syntax is not None and function.regions and not function.regions[0].blocks:
        name = function.syntax.attribute_spans.get("sym_name")
        if name is not None:
            signature = _signature(site.op)
            edit = Edit(item.start + name[1], item.start + function.syntax.end, signature)
            yield Fix(f"Declare it as `{signature}`", (edit,))


def _function(site: _Site, name: str) -> tuple[Item, Operation] | None:
    for chunk in site.document.chunks:
        if chunk.start <= site.finding.start <= chunk.end:
            for item in chunk.leaves():
                for op in item.operations:
                    given = op.attribute("sym_name")
                    if op.name == "func.func" and isinstance(given, StringAttr) and given.value == name:
                        return item, op
    return None


# Terminators


def _terminator(site: _Site) -> Iterator[Fix]:
    """The end of a function, behind its last operation."""
    last = site.op
    function = last.parent_op
    syntax = last.syntax
    if function is None or syntax is None or function.name not in _TERMINATORS:
        return
    if last.name.rpartition(".")[2] in ("yield", "return") or last.name in _TERMINATORS.values():
        return
    type_ = function.properties.get("function_type")
    wanted = list(type_.type.results) if isinstance(type_, TypeAttr) and isinstance(type_.type, FunctionType) else []
    word = _TERMINATORS[function.name]
    if wanted:
        if wanted != [result.type for result in last.results] or any(one.name is None for one in last.results):
            return
        values = ", ".join(f"%{one.name}" for one in last.results)
        word = f"{word} {values} : {', '.join(map(str, wanted))}"
    line_end = re.compile(r"[^\r\n]*").match(site.source, syntax.end)
    end = line_end.end() if line_end is not None and "}" not in line_end[0] else syntax.end
    yield Fix(f"Insert `{word}`", (site.edit(end, end, f"\n{_margin(site.source, syntax.start)}{word}"),))


def _other_terminator(site: _Site) -> Iterator[Fix]:
    """The terminator that belongs to the operation around it."""
    for op in (site.op, *(note_op for note_op in _noted(site))):
        around, syntax = op.parent_op, op.syntax
        if around is None or syntax is None or op.results or op.regions:
            continue
        definition = site.document.knowledge.definition(around.name)
        words = [_TERMINATORS[around.name]] if around.name in _TERMINATORS else []
        if definition is not None and definition.implicit_terminator is not None:
            words.append(definition.implicit_terminator)
        if around.name.startswith("scf."):
            words.append("scf.yield")
        written = site.source[syntax.name_start : syntax.name_end]
        for word in dict.fromkeys(words):
            if word != written:
                edit = site.edit(syntax.name_start, syntax.name_end, word)
                yield Fix(f"Replace `{written}` by `{word}`", (edit,))


def _noted(site: _Site) -> Iterator[Operation]:
    places = {(note.start - site.item.start, note.end - site.item.start) for note in site.finding.notes}
    for root in site.item.operations:
        for op in walk(root):
            if op.syntax is not None and (op.syntax.name_start, op.syntax.name_end) in places:
                yield op


def _margin(text: str, offset: int) -> str:
    line = max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1
    found = _INDENTATION.match(text, line)
    return found[0] if found is not None and found.end() <= offset else ""


# Others


def _move_up(site: _Site) -> Iterator[Fix]:
    """A definition further down in the same block goes before its first use."""
    at = site.finding.start - site.item.start
    used = next((one.value for one in site.op.operands if one.span is not None and one.span[0] == at), None)
    definition = used.defining_op if used is not None else None
    if definition is None or definition.parent is not site.op.parent or definition.syntax is None:
        return
    syntax = site.op.syntax
    assert syntax is not None
    if definition.syntax.start < syntax.start:
        return
    margin = _margin(site.source, syntax.start)
    start, end = removed_span(site.source, definition.syntax.start, definition.syntax.end)
    moved = site.source[definition.syntax.start : definition.syntax.end]
    edits = (site.edit(syntax.start, syntax.start, f"{moved}\n{margin}"), site.edit(start, end, ""))
    yield Fix(f"Move the definition of `%{used.name if used is not None else ''}` before this use", edits)


def _names(site: _Site) -> Iterator[Fix]:
    """As many names as there are results."""
    syntax = site.op.syntax
    assert syntax is not None
    equals = site.source.find("=", syntax.start, syntax.name_start)
    if equals < 0:
        return
    names = [name.strip().partition(":")[0] for name in site.source[syntax.start : equals].split(",")]
    # Who reads the text makes as many results as there are names: fewer may be right.
    texts = [", ".join(names[:count]) for count in range(len(names) - 1, 0, -1)]
    if len(site.op.results) > 1:
        texts.append(f"{names[0]}:{len(site.op.results)}")
    for text in texts:
        yield Fix(f"Name its results `{text}`", (site.edit(syntax.start, equals, f"{text} "),))
    if not any(site.source.find(name, syntax.end) >= 0 for name in names):
        yield Fix("Remove the names", (site.edit(syntax.start, syntax.name_start, ""),))


def _without_attribute(site: _Site) -> Iterator[Fix]:
    """An attribute that the operation can do without."""
    assert site.op.syntax is not None
    at = site.finding.start - site.item.start
    for name, (start, end) in site.op.syntax.attribute_spans.items():
        before = _NAME_AND_EQUALS.search(site.source, 0, start)
        if start != at or before is None:
            continue
        first = before.start()
        outside = re.compile(r"\s*,\s*").match(site.source, end)
        if outside is not None:
            yield Fix(f"Remove `{name}`", (site.edit(first, outside.end(), ""),))
            continue
        while first and site.source[first - 1] in " \t,":
            first -= 1
        if site.source[first - 1] == "{" and site.source[end : end + 1] == "}":
            first, end = first - 1, end + 1
            first -= site.source[first - 1] == " "
        yield Fix(f"Remove `{name}`", (site.edit(first, end, ""),))


_MAKERS: dict[str, tuple[Maker, ...]] = {
    "type-mismatch": (_written_types,),
    "verify-trait": (_written_types,),
    "verify-return": (_results_of_function,),
    "verify-branch": (_block_arguments,),
    "verify-function": (_private,),
    "undefined-symbol": (_declare,),
    "call-mismatch": (_call_types,),
    "verify-terminator": (_terminator, _other_terminator),
    "verify-parent": (_other_terminator,),
    "verify-dominance": (_move_up,),
    "verify-attribute": (_without_attribute,),
    "result-count": (_names,),
}
