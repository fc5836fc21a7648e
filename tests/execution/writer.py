"""Lines of a function, the buffers in it, and who may share memory with whom."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

INPUTS = 16
"""Elements of the global that runs depend on."""

SHAPES = {"dynamic": "?x{}", "small": "4x{}", "large": "8x{}", "square": "2x2x{}"}
STRIDED, UNRANKED = "strided", "unranked"


@dataclass(frozen=True)
class Type:
    form: str
    element: str

    def __str__(self) -> str:
        if self.form == STRIDED:
            return f"memref<?x{self.element}, strided<[?], offset: ?>>"
        return (
            f"memref<*x{self.element}>"
            if self.form == UNRANKED
            else f"memref<{SHAPES[self.form].format(self.element)}>"
        )


@dataclass(frozen=True)
class Buffer:
    """`group` is the number of those it may share memory with; groups unite."""

    name: str
    type: Type
    mutable: bool
    group: int


@dataclass(frozen=True)
class Function:
    name: str
    parameters: tuple[tuple[Type, bool], ...]
    """The type of each, and whether it may be written, then also by the function. Others may be given back."""
    results: tuple[tuple[Type, bool], ...]
    lends: bool = False
    """Whether results that may be written may be arguments, too."""
    counts: bool = False
    """Whether it calls itself: a number that says how often comes before the parameters."""


@dataclass(frozen=True)
class Choices:
    """What programs are made of. Everything is likely enough to occur in one program of ten."""

    shifted_views: bool = True
    """memref.view that does not begin where its buffer does: LLVM 22 does not get them right."""
    reallocs: bool = True
    unranked: bool = True
    statements: int = 4
    functions: int = 2
    more: bool = False
    """What only minimal-deallocation reads: loops between blocks, frees by hand, asynchronous work, device memory."""
    lends: bool = False
    """Private functions that give back what they may write, on some paths; some call themselves."""
    selects_before_branches: bool = False
    """What a branch hands over is selected by the condition that it takes its way by."""


@dataclass
class Scope:
    buffers: list[Buffer] = field(default_factory=list)
    scalars: dict[str, list[str]] = field(default_factory=lambda: {"i32": [], "f32": []})

    def inner(self) -> Scope:
        return Scope(list(self.buffers), {element: list(names) for element, names in self.scalars.items()})


class Writer:
    """One function, written line by line."""

    def __init__(self, random: Random, choices: Choices, name: str) -> None:
        self.random = random
        self.choices = choices
        self.name = name
        self.lines: list[str] = []
        self.indent = 1
        self.values = self.blocks = 0
        self.depth = 0
        self.branching = True
        self.united: list[int] = []
        self.foreign: set[int] = set()
        """Groups that the caller can reach too."""

    # --- Text ---

    def line(self, text: str) -> None:
        self.lines.append("  " * self.indent + text)

    def fresh(self, stem: str = "v") -> str:
        self.values += 1
        return f"%{stem}{self.values}"

    def label(self) -> str:
        self.blocks += 1
        return f"^bb{self.blocks}"

    def op(self, text: str, stem: str = "v") -> str:
        name = self.fresh(stem)
        self.line(f"{name} = {text}")
        return name

    @contextmanager
    def nested(self, *, branching: bool = False) -> Generator[None]:
        """A region; `branching`: it may have several blocks."""
        outer = self.branching
        self.indent, self.depth, self.branching = self.indent + 1, self.depth + 1, branching
        yield
        self.indent, self.depth, self.branching = self.indent - 1, self.depth - 1, outer

    # --- Who may share memory ---

    def group(self) -> int:
        self.united.append(len(self.united))
        return self.united[-1]

    def find(self, group: int) -> int:
        while self.united[group] != group:
            group = self.united[group]
        return group

    def unite(self, groups: Sequence[int]) -> int:
        """At least one."""
        first = self.find(groups[0])
        for group in groups[1:]:
            other = self.find(group)
            self.united[other] = first
            if other in self.foreign:
                self.foreign.add(first)
        return first

    # --- Numbers and new buffers ---

    def any_type(self, *, boundary: bool = False) -> Type:
        forms = [*SHAPES, "dynamic", "dynamic", STRIDED]
        if self.choices.unranked and not boundary:
            forms.append(UNRANKED)
        return Type(self.random.choice(forms), self.random.choice(("i32", "i32", "f32")))

    def input(self) -> str:
        return self.op(f"memref.load %input[%c{self.random.randrange(9)}] : memref<16xi32>")

    def condition(self) -> str:
        return self.op(f"arith.cmpi sgt, {self.input()}, %k0 : i32", "b")

    def number(self, below: int) -> str:
        """A value of type index that no pass knows, from 0."""
        limit = self.op(f"arith.constant {below} : i32")
        low = self.op(f"arith.remsi {self.input()}, {limit} : i32")
        square = self.op(f"arith.muli {low}, {low} : i32")
        return self.op(f"arith.index_cast {self.op(f'arith.remsi {square}, {limit} : i32')} : i32 to index", "n")

    def scalar(self, scope: Scope, element: str) -> str:
        known = scope.scalars[element]
        if known and self.random.random() < 0.6:
            return self.random.choice(known)
        number = self.random.randint(-50, 50)
        return self.op(f"arith.constant {number if element == 'i32' else float(number)} : {element}", "s")

    def new(self, scope: Scope, type_: Type, mutable: bool) -> Buffer:
        """A new buffer, written, of a form that can be allocated."""
        size = self.op(f"arith.addi {self.number(4)}, %c4 : index") if type_.form == "dynamic" else ""
        name = self.op(f"memref.alloc({size}) : {type_}", "m")
        buffer = Buffer(name, type_, mutable, self.group())
        if self.random.random() < 0.8 or type_.form == "square":
            value = self.scalar(scope, type_.element)
            self.line(f"linalg.fill ins({value} : {type_.element}) outs({name} : {type_})")
        else:
            for position in range(8 if type_.form == "large" else 4):
                value = self.scalar(scope, type_.element)
                self.line(f"memref.store {value}, {name}[%c{position}] : {type_}")
        return buffer

    def bytes(self, scope: Scope) -> Buffer:
        """A view of bytes."""
        space = self.op("memref.alloc() : memref<64xi8>", "m")
        shift = self.random.choice((0, 4, 8)) if self.choices.shifted_views else 0
        type_ = Type("small", self.random.choice(("i32", "f32")))
        name = self.op(f"memref.view {space}[%c{shift}][] : memref<64xi8> to {type_}")
        self.line(f"linalg.fill ins({self.scalar(scope, type_.element)} : {type_.element}) outs({name} : {type_})")
        return Buffer(name, type_, self.random.random() < 0.5, self.group())

    def usable(self, scope: Scope, *, mutable: bool = False) -> list[Buffer]:
        return [b for b in scope.buffers if b.type.form != UNRANKED and (b.mutable or not mutable)]

    def element(self, buffer: Buffer) -> str:
        """Indices of one that was written."""
        if buffer.type.form == "square":
            return f"%c{self.random.randrange(2)}, %c{self.random.randrange(2)}"
        return f"%c{self.random.randrange(4)}" if self.random.random() < 0.8 else self.number(4)

    # --- Other names for a buffer ---

    def forms_of(self, form: str) -> list[str]:
        """What a buffer can be shown as."""
        shown = {
            "small": ["dynamic", STRIDED, "square"],
            "large": ["dynamic", STRIDED, STRIDED, "dynamic"],
            "square": ["small"],
            "dynamic": [STRIDED],
            STRIDED: [STRIDED],
        }[form]
        return [*shown, UNRANKED] if self.choices.unranked and form in ("small", "dynamic", "large") else shown

    def view(self, buffer: Buffer, form: str) -> Buffer:
        type_ = Type(form, buffer.type.element)
        name, source = buffer.name, buffer.type
        if form == "square":
            name = self.op(f"memref.expand_shape {name} [[0, 1]] output_shape [2, 2] : {source} into {type_}")
        elif source.form == "square":
            name = self.op(f"memref.collapse_shape {name} [[0, 1]] : {source} into {type_}")
        elif source.form == "large" and form == STRIDED:
            name = self.part(name, source, type_)
        elif source.form == STRIDED:
            name = self.op(
                f"memref.subview {name}[0] [4] [1] : {source} to memref<4x{type_.element}, strided<[?], offset: ?>>"
            )
            name = self.op(f"memref.cast {name} : memref<4x{type_.element}, strided<[?], offset: ?>> to {type_}")
        else:
            name = self.op(f"memref.cast {name} : {source} to {type_}")
        return Buffer(name, type_, buffer.mutable, buffer.group)

    def part(self, name: str, source: Type, target: Type) -> str:
        """Four of eight elements."""
        element = target.element
        match self.random.randrange(3):
            case 0:
                name = self.op(f"memref.subview {name}[0] [4] [2] : {source} to memref<4x{element}, strided<[2]>>")
                return self.op(f"memref.cast {name} : memref<4x{element}, strided<[2]>> to {target}")
            case 1:
                start = self.number(4)
                type_ = f"memref<4x{element}, strided<[1], offset: ?>>"
                name = self.op(f"memref.subview {name}[{start}] [4] [1] : {source} to {type_}")
                return self.op(f"memref.cast {name} : {type_} to {target}")
            case _:
                start = self.number(4)
                shape = f"offset: [{start}], sizes: [%c4], strides: [%c1]"
                return self.op(f"memref.reinterpret_cast {name} to {shape} : {source} to {target}")

    def converted(self, scope: Scope, type_: Type, mutable: bool) -> Buffer:
        """One of the scope of that type and sort, or one that can be shown as it, or a new one."""
        same = [b for b in scope.buffers if b.mutable == mutable and b.type == type_]
        if same and self.random.random() < 0.75:
            return self.random.choice(same)
        near = [
            b
            for b in self.usable(scope)
            if b.mutable == mutable and b.type.element == type_.element and type_.form in self.forms_of(b.type.form)
        ]
        if near and self.random.random() < 0.6:
            return self.view(self.random.choice(near), type_.form)
        if type_.form in SHAPES:
            return self.new(scope, type_, mutable)
        base = self.new(scope, Type("large" if type_.form == STRIDED else "dynamic", type_.element), mutable)
        return self.view(base, type_.form)

    def merged(self, name: str, alternatives: Sequence[Buffer]) -> Buffer:
        """What is one of `alternatives`, which are of one type and sort."""
        group = self.unite([b.group for b in alternatives])
        return Buffer(name, alternatives[0].type, alternatives[0].mutable, group)

    def results(self, count: int) -> tuple[list[str], str]:
        """Names of the results, and what stands left of the operation."""
        if count == 0:
            return [], ""
        stem = self.fresh("r")
        if count == 1:
            return [stem], f"{stem} = "
        return [f"{stem}#{i}" for i in range(count)], f"{stem}:{count} = "
