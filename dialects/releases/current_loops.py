"""Loops in LLVM 22's spelling, from that of LLVM 16 to 19, as replacements in the text of the operation.

Reductions of an `scf.parallel` are one operation since LLVM 18, its terminator, with a region for each value; a loop
without any ends in `scf.reduce` too. An `omp.wsloop` has the loop itself as an operation in it since LLVM 19.
"""

from __future__ import annotations

from ...ir.graph import Block, Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.source import OpSyntax
from .new_operations import fresh_name, indentation
from .older_spellings import Replacement

_REDUCED = lazy_pattern(r"\(\s*(%[\w$.#-]+)\s*\)\s*:\s*([^{\s][^{\n]*)\{")
_FOR = lazy_pattern(r"\b(for)\s*\(")


def reductions(op: Operation) -> list[Replacement]:
    """`(%v) : f32 {` is `(%v : f32) {`, at the end of the loop, with those of other reductions before it."""
    block, syntax = op.parent, op.syntax
    if block is None or syntax is None:
        return []
    all_of_them = [each for each in block.ops if each.name == op.name]
    if op is not all_of_them[0]:
        return []
    found = _REDUCED.search(syntax.source, syntax.name_end, syntax.end)
    if found is not None and _last_written(block) is op:
        return [(found.start(), found.end(), f"({found[1]} : {found[2].strip()}) {{")]
    return _joined(block, all_of_them)


def _last_written(block: Block) -> Operation | None:
    """The last operation that the text has; a terminator may be implied."""
    return next((each for each in reversed([*block.ops]) if each.syntax is not None), None)


def _joined(block: Block, reductions: list[Operation]) -> list[Replacement]:
    """The edits that take the reductions away, and write one of all of them as the last operation of the block."""
    removed: list[Replacement] = []
    values: list[str] = []
    types: list[str] = []
    bodies: list[str] = []
    for each in reductions:
        syntax, spans = each.syntax, [region.span for region in each.regions]
        found = _REDUCED.search(syntax.source, syntax.name_end, syntax.end) if syntax is not None else None
        if syntax is None or found is None or len(spans) != 1 or spans[0] is None:
            return []
        values.append(found[1])
        types.append(found[2].strip())
        bodies.append(syntax.source[spans[0][0] : spans[0][1]])
        removed.append((*_line(syntax), ""))
    last = _last_written(block)
    if last is None or last.syntax is None:
        return []
    made = f"scf.reduce({', '.join(values)} : {', '.join(types)}) {', '.join(bodies)}"
    if last.name == "scf.yield":
        return [*removed, (last.syntax.start, last.syntax.end, made)]
    end = max(last.syntax.end, removed[-1][1])
    return [*removed, (end, end, indentation(last) + made)]


def _line(syntax: OpSyntax) -> tuple[int, int]:
    """The place of an operation, with the blanks and the line end before it where it begins its line."""
    start = syntax.source.rfind("\n", 0, syntax.start)
    is_alone = start >= 0 and not syntax.source[start : syntax.start].strip()
    return start if is_alone else syntax.start, syntax.end


def end_of_loop(op: Operation) -> list[Replacement]:
    """`scf.yield` without values, written in an `scf.parallel`, is `scf.reduce`."""
    loop, block, syntax = op.parent_op, op.parent, op.syntax
    if loop is None or block is None or syntax is None or loop.name != "scf.parallel" or op.operands:
        return []
    if any(each.name == "scf.reduce" for each in block.ops):
        return []
    is_generic = syntax.is_generic
    return [(syntax.name_start, syntax.name_end, '"scf.reduce"' if is_generic else "scf.reduce")]


def shared_loop(op: Operation) -> list[Replacement]:
    """The loop itself is an operation of its own, within the one that says how it is shared."""
    syntax = op.syntax
    found = _FOR.search(syntax.source, syntax.name_end, syntax.end) if syntax is not None else None
    if found is None or syntax is None:
        return []
    start, end, name = syntax.name_start, syntax.name_end, _LOOPS_OF_VECTORS.get(op.name, "")
    renamed = [(start, end, name)] if name else []
    return [*renamed, (found.start(1), found.end(1), "{\n omp.loop_nest"), (syntax.end, syntax.end, "\n}")]


_LOOPS_OF_VECTORS = {"omp.simdloop": "omp.simd"}
"""Loops that LLVM 19 has given another name."""


def mapped_elements(op: Operation) -> list[Replacement]:
    """The mapping of `linalg.map` is given the elements of the destination too, since LLVM 22."""
    syntax, region = op.syntax, op.regions[0] if op.regions else None
    entry = region.entry if region is not None else None
    if syntax is None or entry is None or not entry.args or len(entry.args) != len(op.operands) - 1:
        return []
    *_, destination = op.operands
    last, element = entry.args[-1], getattr(destination.value.type, "element", None)
    if last.span is None or element is None:
        return []
    end = syntax.source.find(")", last.span[1])
    return [(end, end, f", {fresh_name(op, 'out')}: {element}")] if end >= 0 else []
