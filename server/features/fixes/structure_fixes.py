"""Fixes of missing, superfluous or misplaced parts: terminators, definitions, names, attributes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....analysis.removal_edits import removed_span
from ....ir.attributes import TypeAttr
from ....ir.types import FunctionType
from ..titles import quoted
from .fix_sites import Fix, FixContext, margin, noted

_TERMINATORS = {
    "func.func": "return",
    "llvm.func": "llvm.return",
    "gpu.func": "gpu.return",
    "spirv.func": "spirv.Return",
    "ml_program.func": "ml_program.return",
}
"""Terminators of functions without results, in custom form."""
_NAME_AND_EQUALS = re.compile(r"(?<![\w$.\"])[\w$.\"]+\s*=\s*$")


def terminator(site: FixContext) -> Iterator[Fix]:
    """The end of a function, after its last operation."""
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
    yield Fix(f"Insert {word}", (site.edit(end, end, f"\n{margin(site.source, syntax.start)}{word}"),))


def other_terminator(site: FixContext) -> Iterator[Fix]:
    """The terminator that belongs to the operation around it."""
    for op in (site.op, *(note_op for note_op in noted(site))):
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
                yield Fix(f"Replace {quoted(written)} by {quoted(word)}", (edit,))


def moved_up(site: FixContext) -> Iterator[Fix]:
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
    indentation = margin(site.source, syntax.start)
    start, end = removed_span(site.source, definition.syntax.start, definition.syntax.end)
    moved = site.source[definition.syntax.start : definition.syntax.end]
    edits = (site.edit(syntax.start, syntax.start, f"{moved}\n{indentation}"), site.edit(start, end, ""))
    yield Fix(f"Move the definition of %{used.name if used is not None else ''} before this use", edits)


def result_names(site: FixContext) -> Iterator[Fix]:
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
        yield Fix(f"Change the result names to {text}", (site.edit(syntax.start, equals, f"{text} "),))
    if not any(site.source.find(name, syntax.end) >= 0 for name in names):
        yield Fix("Remove the result names", (site.edit(syntax.start, syntax.name_start, ""),))


def without_attribute(site: FixContext) -> Iterator[Fix]:
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
            yield Fix(f"Remove {name}", (site.edit(first, outside.end(), ""),))
            continue
        while first and site.source[first - 1] in " \t,":
            first -= 1
        if site.source[first - 1] == "{" and site.source[end : end + 1] == "}":
            first, end = first - 1, end + 1
            first -= site.source[first - 1] == " "
        yield Fix(f"Remove {name}", (site.edit(first, end, ""),))
