"""CFG loops raised to `scf.for` and `scf.while`, as edits of the text; the text of their bodies is kept.

      cf.br ^head(%c0 : index)                     scf.for %i = %c0 to %n step %c1 {
    ^head(%i: index):                                memref.store %x, %a[%i] : memref<?xf32>
      %more = arith.cmpi slt, %i, %n : index  =>   }
      cf.cond_br %more, ^body, ^exit
    ^body:
      memref.store %x, %a[%i] : memref<?xf32>
      %next = arith.addi %i, %c1 : index
      cf.br ^head(%next : index)
    ^exit:

A loop is a header with one way in and one way back, and a body of at most one block, which stand one behind the
other in the text. Inner loops are written first, so that what is left of them is one block. What the header defines
and somebody needs afterwards becomes a result under its old name: names inside of a region end with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ....analysis.back_edges import BackEdge, back_edges
from ....ir.graph import Block, Operation, Value
from ....ir.records import dataclass
from ....ir.types import is_memref
from ....ir.walk import walk
from ....ods.semantics import AUTOMATIC_SCOPE
from ....syntax.text.cursor import STRING_OR_COMMENT
from ....syntax.text.edits import TextEdit, apply_edits
from ....syntax.text.line_index import line_start
from .counted_loops import CountedLoop, counting
from .program_edits import LocatedOperation, place_at, shortened

_INDENT = "  "
_MOST_LOOPS = 50
"""In one function; of more, none is written anew."""


@dataclass(frozen=True)
class StructuredLoop:
    title: str
    edits: tuple[TextEdit, ...]
    is_exact: bool
    """Certainly the same program: no counter that could wrap around."""


@dataclass(frozen=True)
class CfgLoop:
    """`enter` branches to `header`, `test` from there to `body` or `exit`, `back` from `body` to `header`.

    Where the header is all there is of the loop, `body` and `back` are None and `test` goes back itself.
    """

    enter: Operation
    header: Block
    test: Operation
    body: Block | None
    back: Operation | None
    exit: Block

    def holds(self, block: Block | None) -> bool:
        """Whether `block` is in the loop, or in a region of one of its operations."""
        region = self.header.parent
        around = block.ancestor_in(region) if block is not None and region is not None else None
        return around is not None and (around is self.header or around is self.body)


def structured(place: LocatedOperation) -> StructuredLoop | None:
    """All loops of blocks of the function at `place`; None when one of them cannot be written with `scf`."""
    start = place.document.text
    document, names = place.document, list[str]()
    is_exact = True
    here: LocatedOperation | None = place
    assert place.op.syntax is not None
    span = (place.offset(place.op.syntax.name_start), place.offset(place.op.syntax.name_end))
    for _ in range(_MOST_LOOPS):
        edges = list(back_edges(here.op, document.knowledge))
        if not edges:
            break
        made = next((made for edge in edges if (made := _written(here, edge)) is not None), None)
        if made is None:
            return None
        edit, name, exact = made
        names.append(name)
        is_exact = is_exact and exact
        document = document.edited(apply_edits(document.text, (edit,)))
        # Everything changes after the function's name.
        here = place_at(document, *span)
        if here is None or document.error_count > place.document.error_count:
            return None
    else:
        return None
    whole = shortened(start, TextEdit(0, len(start), document.text))
    if whole is None:
        return None
    which = "the loop" if len(names) == 1 else f"the {len(names)} loops"
    title = f"Write {which} of {place.function_name} with {' and '.join(sorted(set(names)))}"
    return StructuredLoop(title, (whole,), is_exact)


# Recognising


def _loop_of(place: LocatedOperation, edge: BackEdge) -> CfgLoop | None:
    header, test = edge.header, edge.header.last
    region = header.parent
    if region is None or test is None or test.name != "cf.cond_br" or header.is_entry:
        return None
    enters = [use.owner for use in header.uses if use.owner is not edge.branch]
    if len(enters) != 1 or len(header.uses) != 2 or enters[0].name != "cf.br":
        return None
    inside, exit_ = test.successor_blocks
    body, back = (None, None) if edge.branch is test else (edge.branch.parent, edge.branch)
    if inside is not (header if body is None else body) or exit_ is inside or exit_ is header:
        return None
    if body is not None and (len(body.uses) != 1 or back is None or back.name != "cf.br"):
        return None
    loop = CfgLoop(enters[0], header, test, body, back, exit_)
    blocks = [block for block in (loop.enter.parent, header, body) if block is not None]
    first = blocks[0].index
    follows = region.blocks[first : first + len(blocks)] == blocks
    return loop if follows and _is_plain(place, loop) and _is_self_contained(loop) else None


def _is_plain(place: LocatedOperation, loop: CfgLoop) -> bool:
    """Nothing is lost with the branches, all values have names of their own, nothing is allocated for the function."""
    branches = [op for op in (loop.enter, loop.test, loop.back) if op is not None]
    if any(op.syntax is None or op.attributes or op.location is not None for op in branches):
        return False
    if loop.test.attribute("branch_weights") is not None or loop.header.span is None:
        return False
    arguments = [*loop.header.args, *(loop.body.args if loop.body is not None else ())]
    if any(argument.location is not None for argument in arguments):
        return False
    if loop.body is not None and loop.body.span is None:
        return False
    carries = any(is_memref(value.type) for value in _defined(loop.header))
    for block in (loop.header, loop.body):
        for op in (inner for root in (block.ops if block is not None else ()) for inner in walk(root)):
            if op.parent is block and op.syntax is None:
                return False
            effects = place.document.knowledge.effects(op) or ()
            if carries and any(effect.resource == AUTOMATIC_SCOPE for effect in effects):
                return False
    return True


def _defined(block: Block) -> Iterator[Value]:
    yield from block.args
    for op in block.ops:
        yield from op.results


def _is_self_contained(loop: CfgLoop) -> bool:
    """Only what the header defines is used outside, further down, and by a name that a result can have."""
    if loop.body is not None and any(_used_outside(loop, value) for value in _defined(loop.body)):
        return False
    last = loop.back or loop.test
    assert last.syntax is not None
    for value in _defined(loop.header):
        for op in _used_outside(loop, value):
            if op.syntax is None or op.syntax.start < last.syntax.end:
                return False
    return all(value.name is not None and "#" not in value.name for value in _defined(loop.header) if value.uses)


def _used_outside(loop: CfgLoop, value: Value) -> list[Operation]:
    return [op for op in value.users if not loop.holds(op.parent)]


# Writing


def _written(place: LocatedOperation, edge: BackEdge) -> tuple[TextEdit, str, bool] | None:
    """The edit, the operation's name, and whether nothing depends on how large numbers get."""
    loop = _loop_of(place, edge)
    if loop is None or loop.enter.syntax is None:
        return None
    source = loop.enter.syntax.source
    counts = counting(loop.header, loop.test, loop.body, loop.back, place.document.knowledge)
    if counts is not None and _used_after(place, loop, counts.variable):
        counts = None
    writer = _LoopWriter(place, loop, source)
    lines = writer.while_lines() if counts is None else writer.for_lines(counts)
    last = loop.back or loop.test
    assert last.syntax is not None
    leaving = writer.leaving()
    end = last.syntax.end
    if leaving is None:
        assert loop.exit.span is not None
        lines += [f"{writer.margin}{line}" for line in _comments(source, end, loop.exit.span[0])]
        end = _header_end(source, loop.exit)
    else:
        lines.append(f"{writer.margin}{leaving}")
    new_line = "\r\n" if "\r\n" in source else "\n"
    text = new_line.join(lines)[len(writer.margin) :]
    edit = TextEdit(place.offset(loop.enter.syntax.start), place.offset(end), text)
    return edit, "scf.while" if counts is None else "scf.for", counts is None or counts.is_exact


def _used_after(place: LocatedOperation, loop: CfgLoop, value: Value) -> bool:
    exits = place.document.knowledge.successor_operands(loop.test, 1)
    handed = [loop.test.operands[position].value for position in exits]
    return value in handed or bool(_used_outside(loop, value))


@dataclass(frozen=True)
class _PassedValues:
    """A value that `scf.condition` passes on: its name in the body, and that of the result it becomes."""

    value: Value
    inside: str
    outside: str


class _LoopWriter:
    def __init__(self, place: LocatedOperation, loop: CfgLoop, source: str) -> None:
        self.place, self.loop, self.source = place, loop, source
        assert loop.enter.syntax is not None
        before = source[line_start(source, loop.enter.syntax.start) : loop.enter.syntax.start]
        self.margin = before if not before.strip() else before[: len(before) - len(before.lstrip())] or _INDENT
        self.inner = self.margin + _INDENT

    def operands(self, branch: Operation, successor: int) -> list[Value]:
        positions = self.place.document.knowledge.successor_operands(branch, successor)
        return [branch.operands[position].value for position in positions]

    def leaving(self) -> str | None:
        """The branch after the loop; None where what follows can simply follow."""
        region, last = self.loop.header.parent, self.loop.body or self.loop.header
        assert region is not None
        values = self.operands(self.loop.test, 1)
        position = last.index + 1
        is_next = position < len(region.blocks) and region.blocks[position] is self.loop.exit
        if is_next and len(self.loop.exit.uses) == 1 and not self.loop.exit.args and self.loop.exit.span is not None:
            return None
        given = f"({_names(values)} : {_types(values)})" if values else ""
        return f"cf.br ^{self.loop.exit.label}{given}"

    def for_lines(self, counts: CountedLoop) -> list[str]:
        loop = self.loop
        assert loop.body is not None
        assert loop.back is not None
        assert loop.enter.syntax is not None
        assert loop.back.syntax is not None
        header = loop.header
        first = self.operands(loop.enter, 0)
        again = self.operands(loop.back, 0)
        number = counts.variable.index
        carried = [argument for argument in header.args if argument is not counts.variable]
        initial = [value for position, value in enumerate(first) if position != number]
        yielded = [value for position, value in enumerate(again) if position != number]
        lines = self.comments(loop.enter, _header_end(self.source, loop.body))
        lines += [f"{self.margin}{op.syntax.text}" for op in counts.constants if op.syntax is not None]
        results = f"{_names(carried)} = " if carried else ""
        sign = "unsigned " if counts.is_unsigned else ""
        text = f"{results}scf.for {sign}%{counts.variable.name} = %{first[number].name} to %{counts.bound.name}"
        text += f" step %{counts.step.name}"
        if carried:
            pairs = ", ".join(f"%{a.name} = %{b.name}" for a, b in zip(carried, initial, strict=True))
            text += f" iter_args({pairs}) -> ({_types(carried)})"
        if str(counts.variable.type) != "index":
            text += f" : {counts.variable.type}"
        lines.append(f"{self.margin}{text} {{")
        gone = [op for op in (*counts.constants, counts.increment) if op is not None and op.parent is loop.body]
        lines += self.inside(loop.body, loop.back, gone)
        if carried:
            lines.append(f"{self.inner}scf.yield {_names(yielded)} : {_types(yielded)}")
        return [*lines, f"{self.margin}}}"]

    def while_lines(self) -> list[str]:
        loop = self.loop
        handed = self.handed()
        again = self.operands(loop.back or loop.test, 0)
        condition = loop.test.operands[0].value
        lines = self.comments(loop.enter, _header_end(self.source, loop.header))
        is_read = any(self.is_needed_after(one.value) for one in handed)
        head = f"{', '.join(f'%{one.outside}' for one in handed)} = " if is_read else ""
        given = zip(loop.header.args, self.operands(loop.enter, 0), strict=True)
        pairs = ", ".join(f"%{argument.name} = %{value.name}" for argument, value in given)
        values = [one.value for one in handed]
        types = f"({_types(loop.header.args)}) -> ({_types(values)})"
        lines.append(f"{self.margin}{head}scf.while {f'({pairs}) ' if pairs else ''}: {types} {{")
        lines += self.inside(loop.header, loop.test, ())
        passed = f" {_names(values)} : {_types(values)}" if handed else ""
        lines.append(f"{self.inner}scf.condition(%{condition.name}){passed}")
        lines.append(f"{self.margin}}} do {{")
        if handed:
            arguments = ", ".join(f"%{one.inside}: {one.value.type}" for one in handed)
            lines.append(f"{self.margin}^bb0({arguments}):")
        if loop.body is not None and loop.back is not None:
            assert loop.test.syntax is not None
            middle = _comments(self.source, loop.test.syntax.end, _header_end(self.source, loop.body))
            lines += [f"{self.inner}{comment}" for comment in middle]
            lines += self.inside(loop.body, loop.back, ())
            names = _names(again)
        else:
            names = ", ".join(f"%{one.inside}" for one in handed[: len(again)])
        lines.append(f"{self.inner}scf.yield{f' {names} : {_types(again)}' if again else ''}")
        return [*lines, f"{self.margin}}}"]

    def handed(self) -> list[_PassedValues]:
        """The values passed into the body of `scf.while`, each under its name there; all of them are results as
        well."""
        loop = self.loop
        values = self.operands(loop.test, 0)
        if loop.body is None:
            names = [f"{argument.name}_next" for argument in loop.header.args]
        else:
            names = [str(argument.name) for argument in loop.body.args]
        found: list[_PassedValues] = []
        needed = [v for v in _defined(loop.header) if self.is_needed_after(v) or self.is_needed_in_body(v)]
        for name, value in zip(names, values, strict=True):
            fresh = self.fresh(name, [one.outside for one in found])
            inside = name if loop.body is not None else fresh
            if value in needed and not self.is_needed_in_body(value):
                needed.remove(value)
                fresh = str(value.name)
            found.append(_PassedValues(value, inside, fresh))
        return [*found, *(_PassedValues(value, str(value.name), str(value.name)) for value in needed)]

    def is_needed_after(self, value: Value) -> bool:
        in_loop = value.parent_block is self.loop.header
        return in_loop and (value in self.operands(self.loop.test, 1) or bool(_used_outside(self.loop, value)))

    def is_needed_in_body(self, value: Value) -> bool:
        region = self.loop.header.parent
        assert region is not None
        blocks = [op.parent.ancestor_in(region) for op in value.users if op.parent is not None]
        return self.loop.body is not None and self.loop.body in blocks

    def fresh(self, name: str, taken: Sequence[str]) -> str:
        """A name like `name` that nothing in the text has."""
        name = f"v{name}" if name[0].isdigit() else name
        found, number = name, 0
        while found in taken or re.search(rf"%{re.escape(found)}(?![\w$.-])", self.source):
            found = f"{name}_{number}"
            number += 1
        return found

    def comments(self, enter: Operation, end: int) -> list[str]:
        """Those between the branch into the loop and `end`, on lines of their own."""
        assert enter.syntax is not None
        return [f"{self.margin}{comment}" for comment in _comments(self.source, enter.syntax.end, end)]

    def inside(self, block: Block, last: Operation, gone: Sequence[Operation]) -> list[str]:
        """The lines of `block` before `last`, without `gone`, as deep as the inside of the loop is."""
        assert last.syntax is not None
        text, pos = "", _header_end(self.source, block)
        for op in block.ops:
            syntax = op.syntax
            if syntax is None or op is last:
                continue
            if op in gone:
                text += self.source[pos : syntax.start]
                pos = syntax.end
                if not text.rpartition("\n")[2].strip() and re.compile(r"[ \t]*\r?\n").match(self.source, pos):
                    text = text[: text.rfind("\n")] if "\n" in text else ""
            elif op.name.endswith(f".{self.source[syntax.name_start : syntax.name_end]}"):
                # Short names, `call` for `func.call`, are understood directly in the function alone.
                text += self.source[pos : syntax.name_start] + op.name
                pos = syntax.name_end
        text += self.source[pos : last.syntax.start]
        lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
        old = next((line[: len(line) - len(line.lstrip())] for line in lines[1:] if line.strip()), "")
        moved = [self.inner + (line[len(old) :] if line.startswith(old) else line.lstrip()) for line in lines]
        moved = [line.rstrip() if line.strip() else "" for line in moved]
        moved[:1] = [self.inner + lines[0].strip()] if lines[0].strip() else []
        while moved and not moved[-1]:
            moved.pop()
        return moved


def _names(values: Sequence[Value]) -> str:
    return ", ".join(f"%{value.name}" for value in values)


def _types(values: Sequence[Value]) -> str:
    return ", ".join(str(value.type) for value in values)


def _comments(source: str, start: int, end: int) -> list[str]:
    found = (match.group() for match in STRING_OR_COMMENT.finditer(source, start, end))
    return [text.rstrip() for text in found if text.startswith("//")]


def _header_end(source: str, block: Block) -> int:
    """The offset after the colon of the block's header."""
    assert block.span is not None
    pos, depth = block.span[1], 0
    while pos < len(source) and not (source[pos] == ":" and depth == 0):
        depth += (source[pos] in "([{<") - (source[pos] in ")]}>")
        pos += 1
    return pos + 1
