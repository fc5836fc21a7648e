"""Fixes of missing, superfluous or misplaced parts: terminators, definitions, names, attributes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ....analysis.removal_edits import removed_span
from ....analysis.verifier.missing_terminators import block_end, finish, is_unfinished
from ....ir.graph import Block
from ....ir.walk import walk
from ....syntax.document.assembled import assemble
from ....syntax.document.document import ParsedChunk
from ....syntax.printer.minimal_edits import edits_of
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
    """The end of a block that has none, with values in scope; where others in the operation lack theirs, of all too."""
    knowledge = site.document.knowledge
    place = (site.finding.start - site.item.start, site.finding.end - site.item.start)
    blocks = [block for region in site.op.regions for block in region.blocks]
    if any(block_end(block) == place and is_unfinished(block, knowledge) for block in blocks):
        yield from _finished(site, lambda block: block_end(block) == place)
        yield from _finished(site, lambda block: is_unfinished(block, knowledge))


def _finished(site: FixContext, is_wanted: Callable[[Block], bool]) -> Iterator[Fix]:
    """The terminators of some blocks directly in the operation; none where nothing in scope has a type they need."""
    chunk = ParsedChunk(site.item.start, site.item.end, (site.item,))
    assembled = assemble(chunk)
    around = next((op for op in walk(assembled.root) if op.origin is site.op), None)
    words: set[str] = set()
    for region in around.regions if around is not None else ():
        for block in filter(is_wanted, region.blocks):
            added = finish(block, site.document.knowledge)
            if len(added) != 1:
                # Where no value fits, nobody but the author knows what to write.
                return
            words |= {added[0].name, added[0].name.partition(".")[2]}
    edits = edits_of(site.document.text, assembled, chunk, site.document.knowledge)
    lines = [line.strip() for edit in edits for line in edit.text.splitlines()]
    lines = [line for line in lines if words.intersection(_WORD.findall(line)[:1])]
    more = f" and {len(lines) - 1} more" if len(lines) > 1 else ""
    if lines:
        yield Fix(f"Insert {lines[0]}{more}", tuple(edits))


_WORD = re.compile(r"[\w.]+")


def only_operation(site: FixContext) -> Iterator[Fix]:
    """The end of a function whose body has nothing, and no values to return."""
    word, at = _TERMINATORS.get(site.op.name), site.finding.start - site.item.start
    region = site.op.regions[0] if site.op.regions else None
    if word is None or region is None or region.span is None or region.blocks or region.span[1] != at + 1:
        return
    before = margin(site.document.text, site.item.start + region.span[0])
    start = at - len(margin(site.source, at))
    # The brace stands alone in its line, or right behind the other one.
    is_alone = site.source[start - 1] in "\r\n"
    written = f"{before}  {word}\n"
    edit = site.edit(start, start, written) if is_alone else site.edit(at, at, f"\n{written}{before}")
    yield Fix(f"Insert {word}", (edit,))


def other_terminator(site: FixContext) -> Iterator[Fix]:
    """The terminator that belongs to the operation around it."""
    for op in (site.op, *(note_op for note_op in noted(site))):
        around, syntax = op.parent_op, op.syntax
        if around is None or syntax is None or not site.document.knowledge.is_terminator(op):
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
