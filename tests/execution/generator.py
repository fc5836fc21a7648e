"""Programs with buffers that can be run: `generate(seed)` is a module whose @main prints what it sees.

What they promise, so that a run without deallocation has the results that a run with it must have:

* Every buffer has at least four elements that were written.
* Conditions and sizes come from a global that is not constant, so that no pass knows them.
* A function may give back what it was lent only where nobody writes to it: deallocation copies it then. So each buffer
  is of one of two sorts, *written at any time* or *written once*, and these never mix. With `Choices.lends`, private
  functions give back what is written, too: deallocation has to refuse a copy then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.execution.writer import INPUTS, SHAPES, UNRANKED, Buffer, Choices, Function, Scope, Type, Writer


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
            lines += _Body(self, f"f{number}").function()
        lines += _Body(self, "main").main()
        return "\n".join(lines) + "\n"

    def inputs(self) -> str:
        return ", ".join(str(self.random.randint(-9, 9)) for _ in range(INPUTS))


class _Body(Writer):
    """Statements, and the functions they are in."""

    def __init__(self, program: _Program, name: str) -> None:
        super().__init__(program.random, program.choices, name)
        self.program = program

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
        self.program.functions.append(function)
        return [f"func.func {visibility}@{self.name}({', '.join(taken)}) -> ({given}) {{", *self.lines, "}"]

    def lending(self, scope: Scope, parameters: tuple[tuple[Type, bool], ...]) -> list[str]:
        """A private function with two returns, each of any buffers; the first perhaps of what a call of itself gives."""
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

    def statements(self, scope: Scope, count: int) -> None:
        for _ in range(count):
            self.random.choice(self.possible())(scope)

    def possible(self) -> list[Callable[[Scope], None]]:
        always = [self.allocate, self.store, self.store, self.some_view, self.look, self.look, self.select, self.copy]
        if self.program.functions:
            always += [self.call, self.call]
        if self.choices.reallocs:
            always.append(self.reallocate)
        if self.depth < 3:
            always += [self.if_, self.if_, self.for_, self.for_, self.while_, self.switch, self.parallel, self.region]
        if self.branching and self.depth < 3:
            always += [self.diamond, self.diamond, self.diamond]
        if self.choices.more:
            always += [self.freed_by_hand, self.freed_by_hand, self.work]
            if self.branching and self.depth < 3:
                always += [self.block_loop, self.block_loop]
            if self.depth < 3:
                always.append(self.freed_on_one_path)
        return always

    def allocate(self, scope: Scope) -> None:
        type_ = self.any_type()
        if type_.form in SHAPES:
            scope.buffers.append(self.new(scope, type_, self.random.random() < 0.5))
        elif type_.element == "i32" and self.random.random() < 0.3:
            name = self.op("memref.get_global @table : memref<4xi32>", "m")
            group = self.group()
            self.foreign.add(group)
            scope.buffers.append(Buffer(name, Type("small", "i32"), mutable=False, group=group))
        else:
            scope.buffers.append(self.bytes(scope))

    def reallocate(self, scope: Scope) -> None:
        """Grown, kept or shrunk, never below four elements."""
        element = self.random.choice(("i32", "f32"))
        mutable = self.random.random() < 0.5
        old = self.new(scope, Type("dynamic", element), mutable)
        size = self.op(f"arith.addi {self.number(6)}, %c4 : index")
        name = self.op(f"memref.realloc {old.name}({size}) : {old.type} to {old.type}", "m")
        scope.buffers.append(Buffer(name, old.type, mutable, self.group()))

    def store(self, scope: Scope) -> None:
        known = self.usable(scope, mutable=True)
        if known:
            buffer = self.random.choice(known)
            value, place = self.scalar(scope, buffer.type.element), self.element(buffer)
            self.line(f"memref.store {value}, {buffer.name}[{place}] : {buffer.type}")

    def look(self, scope: Scope) -> None:
        known = self.usable(scope)
        if known:
            self.observe(scope, self.random.choice(known))

    def observe(self, scope: Scope, buffer: Buffer) -> None:
        if buffer.type.form == UNRANKED:
            return
        value = self.op(f"memref.load {buffer.name}[{self.element(buffer)}] : {buffer.type}", "s")
        self.line(f"vector.print {value} : {buffer.type.element}")
        scope.scalars[buffer.type.element].append(value)

    def copy(self, scope: Scope) -> None:
        targets = [b for b in self.usable(scope, mutable=True) if b.type.form == "small"]
        if targets:
            target = self.random.choice(targets)
            source = self.random.choice([b for b in scope.buffers if b.type == target.type])
            self.line(f"memref.copy {source.name}, {target.name} : {source.type} to {target.type}")

    def some_view(self, scope: Scope) -> None:
        known = self.usable(scope)
        if known:
            buffer = self.random.choice(known)
            found = self.view(buffer, self.random.choice(self.forms_of(buffer.type.form)))
            scope.buffers.append(found)

    def select(self, scope: Scope) -> None:
        if scope.buffers:
            first = self.random.choice(scope.buffers)
            second = self.converted(scope, first.type, first.mutable)
            pair = [first, second]
            self.random.shuffle(pair)
            name = self.op(f"arith.select {self.condition()}, {pair[0].name}, {pair[1].name} : {first.type}")
            scope.buffers.append(self.merged(name, pair))

    def sorts(self, scope: Scope, most: int = 2) -> list[tuple[Type, bool]]:
        """Types and sorts of buffers that come out of a region, biased to those that exist."""
        found: list[tuple[Type, bool]] = []
        for _ in range(self.random.randint(0, most)):
            if scope.buffers and self.random.random() < 0.7:
                chosen = self.random.choice(scope.buffers)
                found.append((chosen.type, chosen.mutable))
            else:
                found.append((self.any_type(), self.random.random() < 0.5))
        return found

    def alternative(self, scope: Scope, sorts: Sequence[tuple[Type, bool]]) -> list[Buffer]:
        """Statements in a scope of their own, and what they give."""
        inner = scope.inner()
        self.statements(inner, self.random.choice((0, 1, 1, 2)))
        return [self.converted(inner, type_, mutable) for type_, mutable in sorts]

    def yield_(self, values: Sequence[Buffer], *before: str) -> None:
        names = [*before[::2], *(b.name for b in values)]
        types = [*before[1::2], *(str(b.type) for b in values)]
        self.line(f"scf.yield {', '.join(names)} : {', '.join(types)}" if names else "scf.yield")

    def finish(self, scope: Scope, names: Sequence[str], *alternatives: Sequence[Buffer]) -> None:
        scope.buffers += [self.merged(name, values) for name, *values in zip(names, *alternatives, strict=True)]

    def if_(self, scope: Scope) -> None:
        sorts = self.sorts(scope)
        condition = self.condition()
        (names, left), types = self.results(len(sorts)), _types(sorts)
        self.line(f"{left}scf.if {condition}{f' -> ({types})' if types else ''} {{")
        with self.nested():
            first = self.alternative(scope, sorts)
            self.yield_(first)
        self.line("} else {")
        with self.nested():
            second = self.alternative(scope, sorts)
            self.yield_(second)
        self.line("}")
        self.finish(scope, names, first, second)

    def switch(self, scope: Scope) -> None:
        sorts = self.sorts(scope)
        number = self.number(3)
        (names, left), types = self.results(len(sorts)), _types(sorts)
        self.line(f"{left}scf.index_switch {number}{f' -> {types}' if types else ''}")
        alternatives: list[list[Buffer]] = []
        for case in ("case 0", "case 1", "default"):
            self.line(f"{case} {{")
            with self.nested():
                alternatives.append(self.alternative(scope, sorts))
                self.yield_(alternatives[-1])
            self.line("}")
        self.finish(scope, names, *alternatives)

    def region(self, scope: Scope) -> None:
        sorts = self.sorts(scope)
        (names, left), types = self.results(len(sorts)), _types(sorts)
        self.line(f"{left}scf.execute_region{f' -> ({types})' if types else ''} {{")
        with self.nested(branching=True):
            given = self.alternative(scope, sorts)
            self.yield_(given)
        self.line("}")
        self.finish(scope, names, given)

    def parallel(self, scope: Scope) -> None:
        """Nothing that was there before is written inside: iterations come in no certain order."""
        kind = self.random.choice(("scf.parallel", "scf.forall"))
        bounds = "= (%c0) to (%c2) step (%c1)" if kind == "scf.parallel" else "in (%c2)"
        self.line(f"{kind} ({self.fresh('i')}) {bounds} {{")
        with self.nested():
            inner = scope.inner()
            inner.buffers = [b for b in inner.buffers if not b.mutable]
            self.statements(inner, self.random.randint(1, 3))
            if kind == "scf.parallel":
                self.line("scf.reduce")
        self.line("}")

    def carried(self, scope: Scope) -> tuple[list[Buffer], list[Buffer], str]:
        """Initial values of a loop, what they are called inside, and both as the list that loops take."""
        sorts = self.sorts(scope)
        initial = [self.converted(scope, type_, mutable) for type_, mutable in sorts]
        inside = [Buffer(self.fresh("a"), b.type, b.mutable, b.group) for b in initial]
        return initial, inside, ", ".join(f"{a.name} = {b.name}" for a, b in zip(inside, initial, strict=True))

    def for_(self, scope: Scope) -> None:
        initial, inside, carries = self.carried(scope)
        names, left = self.results(len(initial))
        taken = f" iter_args({carries}) -> ({', '.join(str(b.type) for b in initial)})" if initial else ""
        high = self.number(4)
        self.line(f"{left}scf.for {self.fresh('i')} = %c0 to {high} step %c1{taken} {{")
        with self.nested():
            inner = scope.inner()
            inner.buffers += inside
            given = self.alternative(inner, [(b.type, b.mutable) for b in initial])
            self.yield_(given)
        self.line("}")
        self.finish(scope, names, initial, given)

    def while_(self, scope: Scope) -> None:
        """Counts down; both regions may have statements. What comes out may be another buffer than what goes in."""
        initial, inside, carries = self.carried(scope)
        passed_sorts = self.sorts(scope) if self.random.random() < 0.4 else [(b.type, b.mutable) for b in initial]
        names, left = self.results(1 + len(passed_sorts))
        types = ", ".join(["index", *(str(type_) for type_, _ in passed_sorts)])
        start = self.number(4)
        count, after = self.fresh("n"), self.fresh("n")
        sources = ", ".join(["index", *(str(b.type) for b in initial)])
        counted = f"{count} = {start}{', ' if carries else ''}{carries}"
        self.line(f"{left}scf.while ({counted}) : ({sources}) -> ({types}) {{")
        with self.nested():
            inner = scope.inner()
            inner.buffers += inside
            passed = self.alternative(inner, passed_sorts)
            more = self.op(f"arith.cmpi sgt, {count}, %c0 : index", "b")
            self.line(f"scf.condition({more}) {', '.join([count, *(b.name for b in passed)])} : {types}")
        self.line("} do {")
        arguments = [Buffer(self.fresh("a"), b.type, b.mutable, b.group) for b in passed]
        with self.nested():
            written = ", ".join([f"{after}: index", *(f"{b.name}: {b.type}" for b in arguments)])
            self.line(f"^bb0({written}):")
            inner = scope.inner()
            inner.buffers += arguments
            given = self.alternative(inner, [(b.type, b.mutable) for b in initial])
            less = self.op(f"arith.subi {after}, %c1 : index", "n")
            self.yield_(given, less, "index")
        self.line("}")
        for pair in zip(initial, given, strict=True):
            self.unite([b.group for b in pair])
        self.finish(scope, names[1:], passed)

    def diamond(self, scope: Scope) -> None:
        """Blocks that part and join; sometimes one edge goes straight to the join."""
        sorts = self.sorts(scope)
        join = self.label()
        straight = self.random.random() < 0.35
        left_label, right_label = self.label(), join if straight else self.label()
        handed = self.sorts(scope, 1)
        entering = [self.converted(scope, type_, mutable) for type_, mutable in handed]
        direct = [self.converted(scope, type_, mutable) for type_, mutable in sorts] if straight else entering
        self.line(f"cf.cond_br {self.condition()}, {left_label}{_passed(entering)}, {right_label}{_passed(direct)}")
        alternatives = [direct] if straight else []
        for label in [left_label] if straight else [left_label, right_label]:
            arguments = [Buffer(self.fresh("a"), b.type, b.mutable, b.group) for b in entering]
            self.line(f"{label}{_taken(arguments)}:")
            inner = scope.inner()
            inner.buffers += arguments
            depth = self.depth
            self.depth += self.random.choice((0, 2, 2))
            given = self.alternative(inner, sorts)
            self.depth = depth
            self.line(f"cf.br {join}{_passed(given)}")
            alternatives.append(given)
        joined = [Buffer(self.fresh("a"), type_, mutable, 0) for type_, mutable in sorts]
        self.line(f"{join}{_taken(joined)}:")
        self.finish(scope, [b.name for b in joined], *alternatives)

    # --- What only minimal-deallocation reads ---

    def block_loop(self, scope: Scope) -> None:
        """Counts down; the head decides. What is carried may change in each round."""
        sorts = self.sorts(scope)
        initial = [self.converted(scope, type_, mutable) for type_, mutable in sorts]
        carried = [Buffer(self.fresh("a"), b.type, b.mutable, b.group) for b in initial]
        head, body, after = self.label(), self.label(), self.label()
        count = self.fresh("n")
        self.line(f"cf.br {head}{_passed_with(self.number(4), initial)}")
        self.line(f"{head}({', '.join([f'{count}: index', *(f'{b.name}: {b.type}' for b in carried)])}):")
        inner = scope.inner()
        inner.buffers += carried
        more = self.op(f"arith.cmpi sgt, {count}, %c0 : index", "b")
        self.line(f"cf.cond_br {more}, {body}, {after}")
        self.line(f"{body}:")
        depth = self.depth
        self.depth += self.random.choice((0, 1, 2))
        given = self.alternative(inner.inner(), sorts)
        self.depth = depth
        less = self.op(f"arith.subi {count}, %c1 : index", "n")
        self.line(f"cf.br {head}{_passed_with(less, given)}")
        self.line(f"{after}:")
        self.finish(scope, [b.name for b in carried], initial, given)

    def local(self, scope: Scope) -> tuple[Buffer, str]:
        """A buffer that is in no scope, written and looked at, with the operation that frees it."""
        type_ = Type(self.random.choice(("small", "dynamic")), self.random.choice(("i32", "f32")))
        buffer = self.new(scope, type_, mutable=True)
        frees = "memref.dealloc"
        if self.random.random() < 0.25:
            made = self.lines.index(
                next(line for line in reversed(self.lines) if f"{buffer.name} = memref.alloc" in line)
            )
            self.lines[made] = self.lines[made].replace("memref.alloc(", "gpu.alloc (")
            frees = "gpu.dealloc"
        if self.random.random() < 0.5:
            self.observe(scope, buffer)
        return buffer, frees

    def freed_by_hand(self, scope: Scope) -> None:
        buffer, frees = self.local(scope)
        self.statements(scope, self.random.choice((0, 0, 1)))
        self.observe(scope, buffer)
        self.line(f"{frees} {buffer.name} : {buffer.type}")

    def freed_on_one_path(self, scope: Scope) -> None:
        """The other path, if there is one, may still need it."""
        buffer, frees = self.local(scope)
        self.line(f"scf.if {self.condition()} {{")
        with self.nested():
            self.observe(scope.inner(), buffer)
            self.line(f"{frees} {buffer.name} : {buffer.type}")
        if self.random.random() < 0.5:
            self.line("} else {")
            with self.nested():
                inner = scope.inner()
                self.statements(inner, 1)
                self.observe(inner, buffer)
        self.line("}")

    def work(self, scope: Scope) -> None:
        """Work that runs when it is waited for, on what nothing else writes; perhaps it gives a buffer."""
        gives = self.random.random() < 0.4
        shared = Scope([b for b in scope.buffers if not b.mutable], scope.inner().scalars)
        token = self.fresh("t")
        given: Buffer | None = None
        if gives:
            type_ = Type("small", self.random.choice(("i32", "f32")))
            value = self.fresh("u")
            self.line(f"{token}, {value} = async.execute -> !async.value<{type_}> {{")
            with self.nested():
                given = self.new(shared, type_, mutable=True)
                self.line(f"async.yield {given.name} : {type_}")
            self.line("}")
            self.statements(scope, self.random.choice((0, 1)))
            name = self.op(f"async.await {value} : !async.value<{type_}>", "m")
            scope.buffers.append(Buffer(name, type_, mutable=True, group=self.group()))
            return
        self.line(f"{token} = async.execute {{")
        with self.nested():
            self.statements(shared, self.random.choice((1, 2)))
            self.line("async.yield")
        self.line("}")
        waits = f"async.await {token} : !async.token"
        if len(self.lines) % 3 == 0:
            size = self.op("arith.constant 1 : index")
            group = self.op(f"async.create_group {size} : !async.group", "g")
            self.op(f"async.add_to_group {token}, {group} : !async.token")
            waits = f"async.await_all {group}"
        # What the rest writes it must not have been given, and it may not write what work reads.
        rest = Scope([b for b in scope.buffers if not b.mutable], scope.inner().scalars)
        self.statements(rest, self.random.choice((0, 1, 2)))
        self.line(waits)

    def call(self, scope: Scope) -> None:
        callee = self.random.choice(self.program.functions)
        self.call_of(callee, scope, self.number(3) if callee.counts else "")

    def call_of(self, callee: Function, scope: Scope, count: str) -> None:
        """A call; `count` says how often the function calls itself, if it does."""
        arguments = [self.converted(scope, type_, mutable) for type_, mutable in callee.parameters]
        (names, left), types = self.results(len(callee.results)), _types(callee.results)
        taken = ", ".join([*(["index"] if count else []), *(str(type_) for type_, _ in callee.parameters)])
        given = ", ".join([*([count] if count else []), *(b.name for b in arguments)])
        self.line(f"{left}func.call @{callee.name}({given}) : ({taken}) -> ({types})")
        lent = [b.group for b, (_, mutable) in zip(arguments, callee.parameters, strict=True) if not mutable]
        shared = self.group()
        if lent:
            shared = self.unite([shared, *lent])
        written = [b.group for b, (_, mutable) in zip(arguments, callee.parameters, strict=True) if mutable]
        for name, (type_, mutable) in zip(names, callee.results, strict=True):
            group = self.group() if mutable else shared
            if mutable and callee.lends:
                group = self.unite([*written, group])
                written = [group]
            scope.buffers.append(Buffer(name, type_, mutable, group))


def _types(sorts: Sequence[tuple[Type, bool]]) -> str:
    return ", ".join(str(type_) for type_, _ in sorts)


def _passed(buffers: Sequence[Buffer]) -> str:
    if not buffers:
        return ""
    return f"({', '.join(b.name for b in buffers)} : {', '.join(str(b.type) for b in buffers)})"


def _passed_with(number: str, buffers: Sequence[Buffer]) -> str:
    names, types = [number, *(b.name for b in buffers)], ["index", *(str(b.type) for b in buffers)]
    return f"({', '.join(names)} : {', '.join(types)})"


def _taken(buffers: Sequence[Buffer]) -> str:
    return f"({', '.join(f'{b.name}: {b.type}' for b in buffers)})" if buffers else ""
