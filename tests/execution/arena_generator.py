"""Programs with many buffers of constant size: `generate_arena(seed)`.

Each buffer is written as a whole when it is allocated, and shown as a whole when it is used for the last time, so that
bytes that two of them share are seen. Frees come at the ends of blocks, in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

ELEMENTS = ("i8", "i16", "i32", "i64", "f32", "f64")
VECTORS = ("vector<4x4xi1>", "vector<9xi1>", "vector<8x3xi1>", "vector<3xi16>", "vector<8xf32>", "vector<2x3xf64>")
"""Elements that take more bytes than their numbers have bits for, or have to begin at multiples of many bytes."""


def generate_arena(seed: int, *, bytes_of_all: int = 0, helpers: int = 0, vectors: bool = False) -> str:
    """
    Args:
        vectors: half of the buffers have vectors as elements, which are stored and loaded one by one.
        bytes_of_all: the size of all buffers, a multiple of 8; 0: any.
        helpers: private functions with buffers of their own, each called from those after it and from @main.
    """
    elements = (*ELEMENTS, *VECTORS) if vectors else ELEMENTS
    return _Writer(Random(seed), bytes_of_all, elements).program(helpers)


class _Writer:
    def __init__(self, random: Random, bytes_of_all: int, elements: Sequence[str]) -> None:
        self.random = random
        self.elements = elements
        self.bytes_of_all = bytes_of_all
        self.lines: list[str] = []
        self.shown: dict[tuple[int, str], None] = {}
        self.values = self.depth = self.helpers = 0

    def program(self, helpers: int) -> str:
        private: list[str] = []
        for number in range(helpers):
            self.block([], self.random.randint(2, 6))
            private += [f"func.func private @helper{number}() {{", *self.lines, "  return", "}"]
            self.lines, self.helpers = [], number + 1
        self.block([], self.random.randint(4, 14))
        text = [line for size, element in self.shown for line in _show(size, element)] + private
        end = ["  %end = arith.constant 0 : i32", "  return %end : i32", "}"]
        return "\n".join([*text, "func.func @main() -> i32 {", *self.lines, *end]) + "\n"

    def line(self, text: str) -> None:
        self.lines.append("  " * (self.depth + 1) + text)

    def op(self, text: str) -> str:
        self.values += 1
        self.line(f"%v{self.values} = {text}")
        return f"%v{self.values}"

    def block(self, outer: list[tuple[str, int, str]], count: int) -> None:
        """`outer`: buffers of the blocks around, each with its elements."""
        own: list[tuple[str, int, str]] = []
        pending: list[tuple[str, int, str]] = []
        for _ in range(count):
            kinds: list[Callable[[], None]] = [lambda: self.new(own, pending)] * 3
            kinds += [lambda: self.use([*outer, *own]), lambda: self.last_use(pending)]
            if self.depth < 3:
                kinds.append(lambda: self.nested([*outer, *own]))
            if self.helpers:
                kinds.append(lambda: self.line(f"func.call @helper{self.random.randrange(self.helpers)}() : () -> ()"))
            self.random.choice(kinds)()
        while pending:
            self.last_use(pending)
        for name, size, element in self.random.sample(own, len(own)):
            self.line(f"memref.dealloc {name} : memref<{size}x{element}>")

    def new(self, own: list[tuple[str, int, str]], pending: list[tuple[str, int, str]]) -> None:
        size, element = self.random.randint(1, 9), self.random.choice(self.elements)
        if self.bytes_of_all:
            size = self.bytes_of_all * 8 // int(element[1:])
        aligned = f" {{alignment = {self.random.choice((1, 32, 64))} : i64}}" if self.random.random() < 0.3 else ""
        made = (self.op(f"memref.alloc(){aligned} : memref<{size}x{element}>"), size, element)
        self.write(made)
        own.append(made)
        pending.append(made)

    def write(self, buffer: tuple[str, int, str]) -> None:
        name, size, element = buffer
        if element.startswith("vector"):
            self.store(buffer)
            return
        number = self.random.randint(-99, 99)
        value = self.op(f"arith.constant {number}{'.0' * (element[0] == 'f')} : {element}")
        self.line(f"linalg.fill ins({value} : {element}) outs({name} : memref<{size}x{element}>)")

    def store(self, buffer: tuple[str, int, str]) -> None:
        name, size, element = buffer
        for at in range(size):
            number = self.random.choice(("true", "false")) if "i1>" in element else str(self.random.randint(-99, 99))
            value = self.op(f"arith.constant dense<{number}{'.0' * ('xf' in element)}> : {element}")
            place = self.op(f"arith.constant {at} : index")
            self.line(f"memref.store {value}, {name}[{place}] : memref<{size}x{element}>")

    def use(self, known: list[tuple[str, int, str]]) -> None:
        if known:
            chosen = self.random.choice(known)
            if self.random.random() < 0.6:
                self.show(chosen)
            else:
                self.write(chosen)

    def last_use(self, pending: list[tuple[str, int, str]]) -> None:
        if pending:
            self.show(pending.pop(self.random.randrange(len(pending))))

    def show(self, buffer: tuple[str, int, str]) -> None:
        name, size, element = buffer
        self.shown[size, element] = None
        if self.random.random() < 0.3:
            # By another name.
            type_ = f"memref<?x{element}>"
            view = self.op(f"memref.cast {name} : memref<{size}x{element}> to {type_}")
            name = self.op(f"memref.cast {view} : {type_} to memref<{size}x{element}>")
        self.line(f"func.call @{_shower(size, element)}({name}) : (memref<{size}x{element}>) -> ()")

    def nested(self, known: list[tuple[str, int, str]]) -> None:
        kind = self.random.choice(("if", "for", "region", "parallel"))
        if kind == "if":
            truth = self.op(f"arith.constant {self.random.choice(('true', 'false'))}")
            self.line(f"scf.if {truth} {{")
        elif kind == "region":
            self.line("scf.execute_region {")
        else:
            low, high, by = (self.op(f"arith.constant {number} : index") for number in (0, 2, 1))
            self.values += 1
            if kind == "for":
                self.line(f"scf.for %i{self.values} = {low} to {high} step {by} {{")
            else:
                self.line(f"scf.parallel (%i{self.values}) = ({low}) to ({high}) step ({by}) {{")
                known = []
        self.depth += 1
        self.block(known, self.random.randint(1, 6))
        self.depth -= 1
        if kind == "region":
            self.line("  scf.yield")
        self.line("}")


def _shower(size: int, element: str) -> str:
    return f"show{size}{element.translate({ord(c): '_' for c in '<>'})}"


def _show(size: int, element: str) -> list[str]:
    lines = [f"func.func private @{_shower(size, element)}(%m: memref<{size}x{element}>) {{"]
    for number in range(size):
        lines.append(f"  %c{number} = arith.constant {number} : index")
        lines.append(f"  %x{number} = memref.load %m[%c{number}] : memref<{size}x{element}>")
        lines.append(f"  vector.print %x{number} : {element}")
    return [*lines, "  return", "}"]
