"""Lines and scopes of mixed programs: tensors, buffers and numbers at once, in bodies of any operation.

Each tensor and buffer has 6, 2, 2x3 or 1x6 elements of type i32, all of them written. Indices have bounds that are
known, so that no program leaves its memory. Which buffers may share memory is known by groups.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random

WHOLE, PART = "tensor<6xi32>", "tensor<2xi32>"
DYNAMIC, SQUARE, ROW, ANY = "tensor<?xi32>", "tensor<2x3xi32>", "tensor<1x6xi32>", "tensor<*xi32>"
POINT = "tensor<i32>"
TENSORS: dict[str, tuple[int, ...]] = {WHOLE: (6,), DYNAMIC: (6,), PART: (2,), SQUARE: (2, 3), ROW: (1, 6), POINT: ()}

BUFFER, FEW = "memref<6xi32>", "memref<2xi32, strided<[?], offset: ?>>"
OPEN, STRIDED, GRID, LINE = (
    "memref<?xi32>",
    "memref<?xi32, strided<[?], offset: ?>>",
    "memref<2x3xi32>",
    "memref<1x6xi32>",
)
UNRANKED = "memref<*xi32>"
BUFFERS: dict[str, tuple[int, ...]] = {
    BUFFER: (6,),
    OPEN: (6,),
    STRIDED: (6,),
    FEW: (2,),
    GRID: (2, 3),
    LINE: (1, 6),
}
ALLOCATED = (BUFFER, BUFFER, OPEN, GRID, LINE)
SHAPES = {**TENSORS, **BUFFERS}

PARAMETERS = (("%x0", "i32"), ("%x1", "i32"), ("%n0", "index"), ("%n1", "index"), ("%b0", "i1"))
"""What each function takes first: numbers, an index below 6, one below 2, and a condition."""
HEAD = ", ".join(f"{name}: {type_}" for name, type_ in PARAMETERS)


@dataclass(frozen=True)
class Named:
    """A tensor or buffer. Of buffers: the group of those it may share memory with, and whether it may be written."""

    name: str
    type: str
    group: int = -1
    writes: bool = True


@dataclass(frozen=True)
class Function:
    name: str
    inputs: tuple[str, ...]
    results: tuple[str, ...]
    frees: bool = False
    """Whether it frees its last input, a buffer that nobody has a view of."""


@dataclass
class Scope:
    """What can be used here. `places`: elements of buffers outside that this thread alone may write."""

    tensors: list[Named] = field(default_factory=list)
    buffers: list[Named] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    indices: list[tuple[str, int]] = field(default_factory=list)
    """With the number that they are less than."""
    places: list[tuple[Named, str]] = field(default_factory=list)
    is_pure: bool = False
    """Whether nothing may be printed or written to memory."""

    def inner(self) -> Scope:
        return Scope(
            list(self.tensors), list(self.buffers), list(self.numbers), list(self.indices), self.places, self.is_pure
        )


class Writer:
    """One function. Constants are written before the rest."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.count = 0
        self.constants: dict[str, str] = {}
        self.united: list[int] = []

    def line(self, text: str) -> None:
        self.lines.append(text)

    def new(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def op(self, text: str) -> str:
        name = self.new()
        self.lines.append(f"{name} = {text}")
        return name

    def label(self) -> str:
        self.count += 1
        return f"^b{self.count}"

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def names(self, count: int) -> tuple[list[str], str]:
        """Of results, and what stands left of the operation."""
        if not count:
            return [], ""
        stem = self.new()
        if count == 1:
            return [stem], f"{stem} = "
        return [f"{stem}#{i}" for i in range(count)], f"{stem}:{count} = "

    @contextmanager
    def block(self, head: str, tail: str = "}") -> Generator[None]:
        self.lines.append(head)
        yield
        self.lines.append(tail)

    # --- Groups ---

    def group(self) -> int:
        self.united.append(len(self.united))
        return self.united[-1]

    def find(self, group: int) -> int:
        while self.united[group] != group:
            group = self.united[group]
        return group

    def together(self, buffers: Sequence[Named]) -> int:
        """One group of all of them; at least one."""
        first = self.find(buffers[0].group)
        for each in buffers[1:]:
            self.united[self.find(each.group)] = first
        return first

    def made(self, name: str, type_: str, sources: Sequence[Named] = ()) -> Named:
        """A tensor; or a buffer that may be any of `sources`, or a new one."""
        if type_.startswith("tensor"):
            return Named(name, type_)
        writes = all(each.writes for each in sources)
        return Named(name, type_, self.together(sources) if sources else self.group(), writes)

    # --- Numbers ---

    def constant(self, value: int, type_: str = "index") -> str:
        name = f"%c{value}".replace("-", "m") if type_ == "index" else f"%k{value}_{type_}".replace("-", "m")
        self.constants[name] = f"{name} = arith.constant {value} : {type_}"
        return name

    def number(self, scope: Scope) -> str:
        """An i32, most of the time one that was made here last."""
        if scope.numbers and self.chance(0.85):
            return scope.numbers[-1] if self.chance(0.5) else self.random.choice(scope.numbers)
        return self.constant(self.random.choice((0, 1, 2, 5, 7, -1, -3)), "i32")

    def index(self, scope: Scope, below: int) -> str:
        known = [name for name, bound in scope.indices if bound <= below]
        if known and self.chance(0.6):
            return known[-1] if self.chance(0.5) else self.random.choice(known)
        return self.constant(self.random.randrange(below))

    def indices(self, scope: Scope, type_: str) -> str:
        return ", ".join(self.index(scope, size) for size in SHAPES[type_])

    def condition(self, scope: Scope) -> str:
        if self.chance(0.3):
            return "%b0"
        kind = self.random.choice(("sgt", "slt", "eq", "ult"))
        return self.op(f"arith.cmpi {kind}, {self.number(scope)}, {self.number(scope)} : i32")

    # --- Tensors and buffers ---

    def tensor(self, scope: Scope, type_: str = "") -> Named:
        """One in scope, of the type if one is given; made if there is none."""
        found = [each for each in scope.tensors if not type_ or each.type == type_]
        if not found or self.chance(0.06):
            return self.fresh_tensor(scope, type_ or self.random.choice((WHOLE, WHOLE, DYNAMIC, PART, SQUARE, ROW)))
        return found[-1] if self.chance(0.4) else self.random.choice(found)

    def fresh_tensor(self, scope: Scope, type_: str) -> Named:
        sizes = TENSORS[type_]
        kind = self.random.randrange(5 if type_ != DYNAMIC else 2)
        if kind < 2:
            size = self.constant(6) if type_ == DYNAMIC else ""
            maker = "bufferization.alloc_tensor" if self.chance(0.25) and not scope.is_pure else "tensor.empty"
            empty = self.op(f"{maker}({size}) : {type_}")
            name = self.op(f"linalg.fill ins({self.number(scope)} : i32) outs({empty} : {type_}) -> {type_}")
        elif kind == 2:
            values = [str(self.random.randint(0, 9)) for _ in range(math.prod(sizes))]
            text = f"[{', '.join(values)}]" if sizes else values[0]
            if type_ == SQUARE:
                text = f"[[{', '.join(values[:3])}], [{', '.join(values[3:])}]]"
            name = self.op(f"arith.constant dense<{f'[{text}]' if type_ == ROW else text}> : {type_}")
        elif kind == 3:
            values = [self.number(scope) for _ in range(math.prod(sizes))]
            name = self.op(f"tensor.from_elements {', '.join(values)} : {type_}")
        else:
            name = self.op(f"tensor.splat {self.number(scope)} : {type_}")
        scope.tensors.append(Named(name, type_))
        return scope.tensors[-1]

    def buffer(self, scope: Scope, type_: str = "", *, writes: bool = False) -> Named:
        """The same for buffers."""
        found = [b for b in scope.buffers if b.type != UNRANKED and (not type_ or b.type == type_)]
        found = [b for b in found if b.writes or not writes]
        if not found or self.chance(0.06):
            return self.fresh_buffer(scope, type_)
        return found[-1] if self.chance(0.4) else self.random.choice(found)

    def fresh_buffer(self, scope: Scope, type_: str = "") -> Named:
        """In scope."""
        kind = type_ if type_ in ALLOCATED else BUFFER if type_ else self.random.choice(ALLOCATED)
        maker = "memref.alloca" if not type_ and self.chance(0.08) else "memref.alloc"
        name = self.op(f"{maker}({self.constant(6) if kind == OPEN else ''}) : {kind}")
        self.line(f"linalg.fill ins({self.number(scope)} : i32) outs({name} : {kind})")
        made = Named(name, kind, self.group())
        if type_ in (STRIDED, FEW):
            made = self.view(scope, made, type_)
        if maker == "memref.alloc":
            scope.buffers.append(made)
        return made

    def view(self, scope: Scope, source: Named, type_: str) -> Named:
        """`source` of six elements in a row, shown in another way."""
        if type_ == FEW:
            step = self.random.choice((1, 2))
            start = self.index(scope, 4 if step == 1 else 3)
            layout = f"memref<2xi32, strided<[{'?' if source.type == STRIDED else step}], offset: ?>>"
            name = self.op(f"memref.subview {source.name}[{start}] [2] [{step}] : {source.type} to {layout}")
            return replace(source, name=self.op(f"memref.cast {name} : {layout} to {FEW}"), type=FEW)
        return replace(source, name=self.op(f"memref.cast {source.name} : {source.type} to {type_}"), type=type_)

    def pick(self, scope: Scope, type_: str) -> Named:
        """A tensor, buffer or number of the type."""
        if type_ == "i32":
            return Named(self.number(scope), type_)
        if type_.startswith("tensor"):
            return self.tensor(scope, type_)
        return self.buffer(scope, type_, writes=True)

    def enter(self, scope: Scope, values: Sequence[Named]) -> None:
        """`values` can be used in `scope`."""
        for each in values:
            if each.type == "i32":
                scope.numbers.append(each.name)
            elif each.type.startswith("tensor"):
                scope.tensors.append(each)
            else:
                scope.buffers.append(each)


def listed(values: Sequence[Named]) -> str:
    """Names and types, as most operations hand values on; empty for none."""
    if not values:
        return ""
    return f" {', '.join(each.name for each in values)} : {', '.join(each.type for each in values)}"
