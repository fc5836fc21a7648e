"""Random programs in which one buffer has several names, written under one and read under another.

Functions give back what they are lent, on some paths or all; deallocation copies that, and has to refuse where the copy
shows. `generate_shared(seed)` is a module whose @main prints what it reads.
"""

from __future__ import annotations

from random import Random

TYPE = "memref<4xi32>"
_CONSTANTS = """  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %g = memref.get_global @input : memref<4xi32>
  %k0 = arith.constant 0 : i32"""


def generate_shared(seed: int) -> str:
    """A program for `seed`, always the same one."""
    random = Random(seed)
    values = ", ".join(str(random.choice((0, 1))) for _ in range(4))
    lines = [f'memref.global "private" @input : {TYPE} = dense<[{values}]>', f'memref.global "private" @old : {TYPE}']
    functions: list[tuple[str, int]] = []
    for number in range(random.randint(1, 3)):
        body = _Body(random, functions, ["%x", "%y"])
        name, results = f"f{number}", random.choice((1, 1, 1, 2))
        body.statements(random.randint(0, 2))
        returned = [body.chosen() if random.random() < 0.8 else body.new() for _ in range(results)]
        types = ", ".join([TYPE] * results)
        visibility = random.choice(("", "", "private "))
        lines += [f"func.func {visibility}@{name}(%x: {TYPE}, %y: {TYPE}) -> ({types}) {{", _CONSTANTS, *body.lines]
        lines += [f"  return {', '.join(returned)} : {types}", "}"]
        functions.append((name, results))
    main = _Body(random, functions, [])
    main.names += [main.new(), main.new()]
    main.call()
    main.statements(random.randint(3, 8))
    for name in main.names if random.random() < 0.5 else [random.choice(main.names)]:
        main.read(name)
    return "\n".join([*lines, "func.func @main() -> i32 {", _CONSTANTS, *main.lines, "  return %k0 : i32", "}", ""])


class _Body:
    """Statements of one function. `names` are the buffers that may be used."""

    def __init__(self, random: Random, functions: list[tuple[str, int]], names: list[str]) -> None:
        self.random = random
        self.functions = functions
        self.names = names
        self.lines: list[str] = []
        self._count = 0

    def fresh(self, kind: str) -> str:
        self._count += 1
        return f"%{kind}{self._count}"

    def statements(self, count: int) -> None:
        for _ in range(count):
            kinds = [self.write, self.write, self.look, self.select, self.branch, self.loop, self.view]
            if self.functions:
                kinds += [self.call, self.call]
            self.random.choice(kinds)()

    def chosen(self) -> str:
        return self.random.choice(self.names)

    def new(self) -> str:
        name, value = self.fresh("m"), self.fresh("s")
        self.lines += [f"  {name} = memref.alloc() : {TYPE}"]
        self.lines += [f"  {value} = arith.constant {self.random.randint(2, 99)} : i32"]
        self.lines += [f"  linalg.fill ins({value} : i32) outs({name} : {TYPE})"]
        return name

    def write(self) -> None:
        value, place = self.fresh("s"), self.random.choice(("%c0", "%c1"))
        self.lines += [f"  {value} = arith.constant {self.random.randint(100, 999)} : i32"]
        self.lines += [f"  memref.store {value}, {self.chosen()}[{place}] : {TYPE}"]

    def look(self) -> None:
        self.read(self.chosen())

    def read(self, name: str) -> None:
        for place in ("%c0", "%c1"):
            value = self.fresh("l")
            self.lines += [f"  {value} = memref.load {name}[{place}] : {TYPE}", f"  vector.print {value} : i32"]

    def condition(self) -> str:
        value, name = self.fresh("l"), self.fresh("b")
        self.lines += [f"  {value} = memref.load %g[{self.random.choice(('%c0', '%c1', '%c2'))}] : {TYPE}"]
        self.lines += [f"  {name} = arith.cmpi ne, {value}, %k0 : i32"]
        return name

    def select(self) -> None:
        condition, name = self.condition(), self.fresh("r")
        self.lines += [f"  {name} = arith.select {condition}, {self.chosen()}, {self.chosen()} : {TYPE}"]
        self.names.append(name)

    def view(self) -> None:
        first, name = self.fresh("v"), self.fresh("v")
        self.lines += [f"  {first} = memref.cast {self.chosen()} : {TYPE} to memref<?xi32>"]
        self.lines += [f"  {name} = memref.cast {first} : memref<?xi32> to {TYPE}"]
        self.names.append(name)

    def call(self) -> None:
        if not self.functions:
            return
        name, results = self.random.choice(self.functions)
        left = self.fresh("q")
        given, types = f"{self.chosen()}, {self.chosen()}", ", ".join([TYPE] * results)
        count = f":{results}" if results > 1 else ""
        self.lines += [f"  {left}{count} = func.call @{name}({given}) : ({TYPE}, {TYPE}) -> ({types})"]
        self.names += [f"{left}#{number}" for number in range(results)] if results > 1 else [left]

    def branch(self) -> None:
        condition, result = self.condition(), self.fresh("r")
        self.lines += [f"  {result} = scf.if {condition} -> ({TYPE}) {{"]
        for last in (False, True):
            outside = list(self.names)
            self.statements(self.random.randint(0, 2))
            given = self.new() if self.random.random() < 0.3 else self.chosen()
            self.lines += [f"  scf.yield {given} : {TYPE}", "  }" if last else "  } else {"]
            self.names[:] = outside
        self.names.append(result)

    def loop(self) -> None:
        result, argument = self.fresh("r"), self.fresh("a")
        start = self.chosen()
        self.lines += [
            (
                f"  {result} = scf.for {self.fresh('i')} = %c0 to %c2 step %c1"
                f" iter_args({argument} = {start}) -> ({TYPE}) {{"
            )
        ]
        outside = list(self.names)
        self.names.append(argument)
        self.statements(self.random.randint(1, 3))
        given = self.new() if self.random.random() < 0.2 else self.chosen()
        self.lines += [f"  scf.yield {given} : {TYPE}", "  }"]
        self.names[:] = [*outside, result]
