"""Programs with buffers that can be run: `generate(seed)` is a module whose @main prints what it sees.

What they promise, so that a run without deallocation has the results that a run with it must have:

* Every buffer has at least four elements that were written.
* Conditions and sizes come from a global that is not constant, so that no pass knows them.
* A function may give back what it was lent only where nobody writes to it: deallocation copies it then. So each buffer
  is of one of two sorts, *written at any time* or *written once*, and these never mix. With `Choices.lends`, private
  functions give back what is written, too: deallocation has to refuse a copy then.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.execution.statements import Statements
from tests.execution.writer import INPUTS, SHAPES, Buffer, Choices, Function, Scope, Type


def generate(seed: int, choices: Choices | None = None) -> str:
    return _Program(Random(seed), choices or Choices()).text()


class _Program:
    """Functions first, each may call those before it; @main last."""

    def __init__(self, random: Random, choices: Choices) -> None:
        self.random = random
        self.choices = choices
        self.functions: list[Function] = []

    def text(self) -> str:
        lines = [f'memref.global "private" @input : memref<{INPUTS}xi32> = dense<[{self.inputs()}]>']
        lines.append('memref.global "private" constant @table : memref<4xi32> = dense<[11, 12, 13, 14]>')
        for number in range(self.random.randint(0, self.choices.functions)):
            lines += self.body(f"f{number}").function()
        lines += self.body("main").main()
        return "\n".join(lines) + "\n"

    def body(self, name: str) -> _Body:
        return _Body(self.random, self.choices, name, self.functions)

    def inputs(self) -> str:
        return ", ".join(str(self.random.randint(-9, 9)) for _ in range(INPUTS))


class _Body(Statements):
    """The functions that statements are in."""

    def function(self) -> list[str]:
        random = self.random
        parameters = tuple((self.any_type(boundary=True), random.random() < 0.4) for _ in range(random.randint(0, 3)))
        scope = Scope()
        for number, (type_, mutable) in enumerate(parameters):
            group = self.group()
            self.foreign.add(group)
            scope.buffers.append(Buffer(f"%p{number}", type_, mutable, group))
        self.prologue()
        if self.choices.lends and random.random() < 0.7:
            return self.lending(scope, parameters)
        wanted = [self.any_type(boundary=True) for _ in range(random.choice((0, 1, 1, 1, 2)))]
        early = random.random() < 0.2
        before = scope.inner()
        if early:
            # Both returns have to promise the same, so each gives back what nobody writes, or what is new.
            self.early_return(before, wanted)
        self.statements(scope, random.randint(1, self.choices.statements))
        returned = [self.returned(scope, type_, early) for type_ in wanted]
        self.line(self.return_text(returned))
        promised = tuple((buffer.type, self.is_own(buffer, returned) and not early) for buffer in returned)
        visibility = "private " if random.random() < 0.5 else ""
        return self.finished(Function(self.name, parameters, promised), visibility)

    def finished(self, function: Function, visibility: str) -> list[str]:
        """The lines of a function, which may be called from now on."""
        taken = [f"%p{number}: {type_}" for number, (type_, _) in enumerate(function.parameters)]
        taken = ["%count: index", *taken] if function.counts else taken
        given = ", ".join(str(type_) for type_, _ in function.results)
        self.functions.append(function)
        return [f"func.func {visibility}@{self.name}({', '.join(taken)}) -> ({given}) {{", *self.lines, "}"]

    def lending(self, scope: Scope, parameters: tuple[tuple[Type, bool], ...]) -> list[str]:
        """A private function with two returns, each of any buffers; the first perhaps of what its call of itself
        gives."""
        random = self.random
        results: list[tuple[Type, bool]] = []
        for _ in range(random.choice((1, 1, 1, 2))):
            is_parameter = bool(parameters) and random.random() < 0.8
            results.append(random.choice(parameters) if is_parameter else (self.any_type(boundary=True), True))
        counts = random.random() < 0.3
        function = Function(self.name, parameters, tuple(results), lends=True, counts=counts)
        before, leave, stay = scope.inner(), self.label(), self.label()
        more = self.op("arith.cmpi sgt, %count, %c0 : index", "b") if counts else self.condition()
        self.line(f"cf.cond_br {more}, {leave}, {stay}")
        self.line(f"{leave}:")
        self.statements(before, random.choice((0, 1, 2)))
        if counts:
            less = self.op("arith.subi %count, %c1 : index", "n")
            self.call_of(function, before, less)
            self.statements(before, random.choice((0, 1)))
        self.line(self.return_text([self.lent(before, type_, mutable) for type_, mutable in results]))
        self.line(f"{stay}:")
        self.statements(scope, random.randint(0, self.choices.statements))
        self.line(self.return_text([self.lent(scope, type_, mutable) for type_, mutable in results]))
        return self.finished(function, "private ")

    def lent(self, scope: Scope, type_: Type, mutable: bool) -> Buffer:
        """A new buffer, or any there is."""
        if self.random.random() < 0.4 and type_.form in SHAPES:
            return self.new(scope, type_, mutable)
        return self.converted(scope, type_, mutable)

    def main(self) -> list[str]:
        scope = Scope()
        self.prologue()
        self.statements(scope, self.choices.statements + 2)
        for buffer in scope.buffers:
            self.observe(scope, buffer)
        self.line("return %k0 : i32")
        return ["func.func @main() -> i32 {", *self.lines, "}"]

    def prologue(self) -> None:
        for number in range(9):
            self.line(f"%c{number} = arith.constant {number} : index")
        self.line("%k0 = arith.constant 0 : i32")
        self.line("%input = memref.get_global @input : memref<16xi32>")

    def return_text(self, returned: Sequence[Buffer]) -> str:
        if not returned:
            return "return"
        return f"return {', '.join(b.name for b in returned)} : {', '.join(str(b.type) for b in returned)}"

    def returned(self, scope: Scope, type_: Type, early: bool) -> Buffer:
        """Never what the caller lent and may write."""
        mutable = self.random.random() < 0.5 and not early
        allowed = [b for b in scope.buffers if not (b.mutable and self.find(b.group) in self.foreign)]
        return self.converted(Scope(allowed, scope.scalars), type_, mutable)

    def is_own(self, buffer: Buffer, returned: Sequence[Buffer]) -> bool:
        """Whether the caller may write it: it is new, and no second name of another result."""
        group = self.find(buffer.group)
        return buffer.mutable and sum(1 for other in returned if self.find(other.group) == group) == 1

    def early_return(self, scope: Scope, wanted: Sequence[Type]) -> None:
        leave, stay = self.label(), self.label()
        self.line(f"cf.cond_br {self.condition()}, {leave}, {stay}")
        self.line(f"{leave}:")
        self.statements(scope, 2)
        self.line(self.return_text([self.returned(scope, type_, early=True) for type_ in wanted]))
        self.line(f"{stay}:")
