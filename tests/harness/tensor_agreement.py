"""Whether hints of tensors tell what the edited program does: what is allocated, in place, copied, and freed where.

`./dev hints --tensors FOLDER...` bufferizes and deallocates the text of each program, in which every operation has its
number as its location. The text that comes out is read, and judged with no help of passes:

- Each allocation is one that a hint announces, with the size, the line of the operation it is made for, and the places
  where it is freed or returned; or the memory of a copy that a hint announces at an operand.
- Each copy into an allocation has its hint, with its size and its line.
- A tensor in place of another one, or part of it: operations made for it work on the buffer that its hints lead to.
- Each clone before a return is announced.

Where a pass refuses, hints must not say more than the passes before it do. Where that is for operations that are left
on tensors, the edit is that with `allow-unknown-ops`, and some hints leave the end of a buffer open.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pydealloc.analysis.buffers.size import bytes_text, static_bytes
from pydealloc.ir.graph import BlockArgument, Operation, Value
from pydealloc.ir.types import MemRefType, RankedTensorType, is_memref
from pydealloc.ir.walk import walk
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts.program_errors import program_errors
from pydealloc.server.facts.refusals import in_document
from pydealloc.server.facts.tensors.run_options import run_options
from pydealloc.server.facts.transform import apply_steps
from pydealloc.server.features.ownership.hint_values import InlayHint
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.syntax.document.document import Document, Item, parse_document
from tests.harness.aliases import Aliases

SETTINGS = HintSettings(ownership=False, frees=False, tensors="all", max_length=0)
_NEW = re.compile(r"(?:#\d+ )?new (?P<size>[^,;](?:(?! or )[^,;])*)(?:, (?P<ends>.*))?").fullmatch
_SHARED = re.compile(r"(?:#\d+ )?(?:in place|part) of %(?P<name>[^\s;]+)").fullmatch
_COPIED = re.compile(r"pass: copies (?P<size>.+)").fullmatch
_CLONED = re.compile(r"pass: clones (?P<names>.+)").fullmatch
OPEN = "end depends on"
_NOT_BUFFERIZED = "op was not bufferized"
_NUMBER = re.compile(r'loc\("n(\d+)"\)').fullmatch
_CONDITION = re.compile(r" if .*?(?=$| or (?:freed )?(?:after |before |in )?(?:line )?\d)")

Said = tuple[int, str, tuple[str, ...]]
"""The line of an operation from 1, the size of an allocation, and its ends in order: `after 4`, `returned`."""


@dataclass
class _Numbered:
    """A program in which each operation has a number; `operations`: the author's, by number."""

    document: Document
    text: str
    operations: list[tuple[Item, Operation]] = field(default_factory=list[tuple[Item, Operation]])

    def line(self, number: int, *, end: bool = False) -> int:
        item, op = self.operations[number]
        assert op.syntax is not None
        start, stop = in_document(item, (op.syntax.start, op.syntax.end))
        return self.document.text.count("\n", 0, stop if end else start) + 1

    def line_of_name(self, number: int) -> int:
        item, op = self.operations[number]
        assert op.syntax is not None
        offset = in_document(item, (op.syntax.name_start, op.syntax.name_end))[0]
        return self.document.text.count("\n", 0, offset) + 1


def numbered(document: Document) -> _Numbered | None:
    """None where the program has locations of its own."""
    made = _Numbered(document, "")
    places: list[tuple[int, int]] = []
    for item in document.leaves():
        for root in item.operations:
            for op in walk(root):
                if op.location is not None:
                    return None
                if op.syntax is not None:
                    places.append((in_document(item, (op.syntax.start, op.syntax.end))[1], len(made.operations)))
                    made.operations.append((item, op))
    text = document.text
    for offset, number in sorted(places, reverse=True):
        text = f'{text[:offset]} loc("n{number}"){text[offset:]}'
    made.text = text
    return made


# What the edited program does


@dataclass
class _Edited:
    """One function of the edited program."""

    function: Operation
    program: _Numbered
    document: Document
    has_ends: bool

    def __post_init__(self) -> None:
        self.aliases = Aliases(self.function, self.document.knowledge)
        self.ops = [op for op in walk(self.function) if op is not self.function]
        self.allocations = [
            op for op in self.ops if self.aliases.allocates(op) and op.name == "memref.alloc" and self._is_made(op)
        ]

    def number(self, op: Operation) -> int | None:
        found = _NUMBER(str(op.location)) if op.location is not None else None
        return int(found[1]) if found is not None else None

    def _is_made(self, op: Operation) -> bool:
        """Whether it is not the author's own."""
        number = self.number(op)
        return number is None or self.program.operations[number][1].name != op.name

    def copied(self, allocation: Operation) -> bool:
        """Whether it gets the contents of something when it is made."""
        target = allocation.results[0]
        return any(
            use.owner.name == "memref.copy" and use.index == 1 and self.number(use.owner) == self.number(allocation)
            for use in target.uses
        )

    def said(self, allocation: Operation) -> Said:
        number = self.number(allocation)
        line = self.program.line(number) if number is not None else 0
        return line, size_of(allocation.results[0]), self._ends(allocation.results[0])

    def lines(self, op: Operation) -> range:
        """Those of the operation that `op` was made for."""
        number = self.number(op)
        if number is None:
            return range(0)
        return range(self.program.line(number), self.program.line(number, end=True) + 1)

    def _ends(self, buffer: Value) -> tuple[str, ...]:
        if not self.has_ends:
            return ()
        found: set[str] = set()
        for op in self.ops:
            if not any(self._may_be(one, buffer) for one in op.operand_values):
                continue
            if op.name == "func.return":
                found.add("returned")
            elif op.name in ("memref.dealloc", "bufferization.dealloc") and self._is_made(op):
                found.add(self._place(op))
        return tuple(sorted(found))

    def _may_be(self, value: Value, buffer: Value) -> bool:
        """Sizes for a reshape are in memory, too: what has other elements is no part of it."""
        return (
            isinstance(value.type, MemRefType)
            and isinstance(buffer.type, MemRefType)
            and value.type.element is buffer.type.element
            and buffer in self.aliases.roots(value)
        )

    def _place(self, op: Operation) -> str:
        """After a clone, it is before the terminator that the clone is for; what is made for one is passed over."""
        block = op.parent
        assert block is not None
        terminator = block.last
        before = after = None
        for near in self._steps(op, "prev"):
            if near.name == "bufferization.clone" and self._is_made(near) and terminator is not None:
                number = self.number(terminator)
                assert number is not None
                return f"before {self.program.line(number, end=True)}"
            number = self.number(near)
            if number is not None and not self._is_terminator(number):
                after = number
                break
        if after is not None:
            return f"after {self.program.line(after, end=True)}"
        before = next((one for near in self._steps(op, "next") if (one := self.number(near)) is not None), None)
        if before is not None:
            return f"before {self.program.line(before, end=True)}"
        around = op.parent_op
        assert around is not None
        number = self.number(around)
        return f"in {self.program.line(number, end=True)}" if number is not None else self._place(around)

    @staticmethod
    def _steps(op: Operation, direction: str) -> Iterator[Operation]:
        near = getattr(op, direction)
        while near is not None:
            yield near
            near = getattr(near, direction)

    def _is_terminator(self, number: int) -> bool:
        return self.document.knowledge.is_terminator(self.program.operations[number][1])

    def clones(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for op in self.ops:
            if op.name == "bufferization.clone" and self._is_made(op):
                found["clone"] += 1
        return found

    def works_on(self, number: int) -> set[Value] | None:
        """The buffers behind what operations with the number use or give; None where there is none of them."""
        ops = [inner for op in self.ops if self.number(op) == number for inner in walk(op)]
        values = [one for op in ops for one in (*op.operand_values, *op.results) if is_memref(one.type)]
        return {root for one in values for root in self.aliases.roots(one)} if values else None


def size_of(buffer: Value) -> str:
    """As hints write it."""
    size = static_bytes(buffer.type)
    if size is not None:
        return bytes_text(size)
    type_ = buffer.type
    if not isinstance(type_, (MemRefType, RankedTensorType)):
        return ""
    return "x".join([*("?" if extent is None else str(extent) for extent in type_.shape), str(type_.element)])


# What hints say


@dataclass
class _Hints:
    new: dict[tuple[int, str], Said]
    """By line and name of the tensor."""
    shared: dict[tuple[int, str], str]
    copied: Counter[tuple[int, str]]
    clones: int
    copies_of: Counter[Said]
    """Of `new`, those that say that they are copies."""


def read_hints(text: str, hints: Sequence[InlayHint]) -> _Hints:
    found = _Hints({}, {}, Counter(), 0, Counter())
    for hint in hints:
        line = text.count("\n", 0, hint.offset) + 1
        copied, cloned = _COPIED(hint.label), _CLONED(hint.label)
        if copied is not None:
            found.copied[line, copied["size"]] += 1
        elif cloned is not None:
            found.clones += len(cloned["names"].split(", "))
        for number, (name, label) in enumerate(_by_name(text, hint)):
            name = name or f" {hint.offset} {number}"
            new, shared = _NEW(label), _SHARED(label)
            if new is not None:
                said = found.new[line, name] = (line, new["size"], ends_of(new["ends"] or ""))
                found.copies_of[said] += "copy of " in label
            elif shared is not None:
                found.shared[line, name] = shared["name"]
    return found


def _by_name(text: str, hint: InlayHint) -> Iterator[tuple[str, str]]:
    start = text.rfind("%", 0, hint.offset)
    name = re.fullmatch(r"%([\w$.\-]+)(?::\d+)?", text[start : hint.offset])
    for label in hint.label.split("; "):
        number = re.match(r"#\d+", label)
        yield (name[1] if name is not None else "") + (number[0] if number is not None else ""), label


def ends_of(words: str) -> tuple[str, ...]:
    """`returned, freed after line 4 or 9` as `("after 4", "after 9", "returned")`."""
    found: set[str] = set()
    if words.startswith(OPEN):
        return (OPEN,)
    for part in words.split(", "):
        if part == "returned" or (part.startswith("freed in ") and part.endswith(" places")):
            found.add(part)
        elif part.startswith("freed "):
            side = ""
            for place in re.finditer(r"(after|before|in)? ?(?:line )?(\d+)", _CONDITION.sub("", part)):
                side = place[1] or side
                found.add(f"{side} {place[2]}")
    return tuple(sorted(found))


# Both


def problems_of_tensors(text: str) -> tuple[list[str], int]:
    """What is wrong with the hints of one program, and how many allocations, copies and tensors were compared."""
    document = parse_document(text)
    if program_errors(document):
        return [], 0
    program = numbered(document)
    if program is None:
        return [], 0
    hints = read_hints(text, inlay_hints(document, 0, len(text), SETTINGS))
    tagged = parse_document(program.text)
    options = run_options(document)
    if options.bufferization.copy_before_write:
        assert not hints.new, "nothing is said of a program that is bufferized without analysis"
        return [], 0
    deallocation = f"minimal-deallocation{{placement={options.placement}}}"
    for pipeline in (options.pipeline, f"{options.pipeline[:-1]} allow-unknown-ops}}"):
        applied, has_ends = apply_steps(tagged, parse_pipeline(f"{pipeline},{deallocation}")), True
        if applied.text is None:
            applied, has_ends = apply_steps(tagged, parse_pipeline(pipeline)), False
        if applied.text is not None or _NOT_BUFFERIZED not in [one.upstream for one in applied.refusals]:
            break
    if applied.text is None:
        return [f"hints for {len(hints.new)} buffers, and the pass refuses"] if hints.new else [], 0
    return _compared(program, hints, parse_document(applied.text), has_ends)


def _compared(program: _Numbered, hints: _Hints, edited: Document, has_ends: bool) -> tuple[list[str], int]:
    functions = [
        _Edited(op, program, edited, has_ends)
        for item in edited.leaves()
        for root in item.operations
        for op in walk(root)
        if op.name == "func.func" and op.regions[0].blocks
    ]
    problems: list[str] = []
    left = Counter(_shown(said, has_ends) for said in hints.new.values())
    copies = Counter(hints.copied)
    count = 0
    for one in functions:
        for allocation in one.allocations:
            count += 1
            said = one.said(allocation)
            is_copy = one.copied(allocation)
            # It may be made for an operation before the one whose result is in it, and whose name it has.
            name = allocation.results[0].name
            named = [_shown(each, has_ends) for (_, of), each in hints.new.items() if of == name or is_copy]
            same = [each for each in named if left[each] and each[1:] == said[1:]]
            same += [each for each in named if left[each] and each == (*said[:2], (OPEN,))]
            same += [each for each in named if left[each] and each[1:] == (said[1], (OPEN,))]
            match = said if left[said] else next(iter(same), None)
            if match is not None:
                left[match] -= 1
            elif not is_copy:
                problems.append(f"line {said[0]}: no hint tells of the allocation of {said[1]}, {said[2]}")
            if is_copy:
                lines = one.lines(allocation)
                match_of_copy = next(
                    (each for each in copies if copies[each] and each[0] in lines and each[1] == said[1]), None
                )
                if match_of_copy is not None:
                    copies[match_of_copy] -= 1
                elif match is not None and hints.copies_of[match]:
                    hints.copies_of[match] -= 1
                else:
                    problems.append(f"line {said[0]}: no hint tells of the copy of {said[1]}")
    problems += [f"line {said[0]}: a hint says new {said[1]}, {said[2]}, the edit does not" for said in left.elements()]
    problems += [f"line {line}: a hint says copy of {size}, the edit makes none" for line, size in copies.elements()]
    if has_ends:
        made = sum(one.clones()["clone"] for one in functions)
        is_open = any(OPEN in said[2] for said in hints.new.values())
        if made < hints.clones if is_open else made != hints.clones:
            problems.append(f"the edit makes {made} clones, hints announce {hints.clones}")
    more, shared = _shared(program, hints, functions)
    return [*problems, *more], count + shared


def _shown(said: Said, has_ends: bool) -> Said:
    return said if has_ends else (said[0], said[1], ())


def _shared(program: _Numbered, hints: _Hints, functions: Sequence[_Edited]) -> tuple[list[str], int]:
    """Tensors that share memory: what is made for them works on the buffer that hints lead to.

    That is the allocation with the name of the tensor that is new, or the argument of a function.
    """
    problems: list[str] = []
    count = 0
    made = {number: one for one in functions for op in one.ops if (number := one.number(op)) is not None}
    for number, (_, op) in enumerate(program.operations):
        one, line = made.get(number), program.line_of_name(number)
        for result in op.results if one is not None else ():
            shared = hints.shared.get((line, result.name or ""))
            way = _way(result, hints, program) if shared is not None else []
            if one is None or not way:
                continue
            behind = one.works_on(number)
            if behind is None or not behind:
                continue
            count += 1
            if not any(_is_root(value, way, one, hints, program) for value in behind):
                problems.append(f"line {line}: the hint says that %{result.name} is in place of %{shared}, it is not")
    return problems, count


def _way(tensor: Value, hints: _Hints, program: _Numbered) -> list[Value]:
    """The tensors that hints lead to, last the one whose buffer it is; empty where they lead to something else."""
    way: list[Value] = []
    while tensor not in way:
        way.append(tensor)
        line = _line_of(tensor, program)
        name = hints.shared.get((line, tensor.name or ""))
        if name is None:
            is_argument = isinstance(tensor, BlockArgument) and tensor.block.parent_op in _functions(program)
            return way if is_argument or (line, tensor.name or "") in hints.new else []
        found = _named(tensor, name)
        if found is None:
            return []
        tensor = found
    return []


def _functions(program: _Numbered) -> set[Operation]:
    return {op for _, op in program.operations if op.name == "func.func"}


def _line_of(value: Value, program: _Numbered) -> int:
    op = value.defining_op or (value.block.parent_op if isinstance(value, BlockArgument) else None)
    item = next((item for item, one in program.operations if one is op), None)
    if item is None or value.span is None:
        return 0
    return program.document.text.count("\n", 0, in_document(item, value.span)[0]) + 1


def _named(near: Value, name: str) -> Value | None:
    """The value `name` that is seen where `near` is defined: an operand there, or around it."""
    op = near.defining_op or (near.block.parent_op if isinstance(near, BlockArgument) else None)
    while op is not None:
        for value in (*op.operand_values, *op.results):
            if value.name == name:
                return value
        block = op.parent
        for other in block.ops if block is not None else ():
            for value in other.results:
                if value.name == name:
                    return value
        for value in block.args if block is not None else ():
            if value.name == name:
                return value
        op = op.parent_op
    return None


def _is_root(value: Value, way: Sequence[Value], function: _Edited, hints: _Hints, program: _Numbered) -> bool:
    """Whether `value`, a buffer of the edited program, is the one that the last of `way` is in.

    What a call returns may be what it was given: that is on the way.
    """
    tensor = way[-1]
    if isinstance(tensor, BlockArgument):
        return isinstance(value, BlockArgument) and value.block.is_entry and value.index == tensor.index
    made = value.defining_op
    if made is None:
        return False
    if made.name == "memref.alloc":
        said = hints.new.get((_line_of(tensor, program), tensor.name or ""))
        return said is not None and function.said(made)[1] == said[1]
    return any(value.name == one.name for one in way)
